"""Effects: how a line or a header becomes one, and what is known of it before anything runs."""

from . import table as table
