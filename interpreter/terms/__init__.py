"""Values, conditions and queries: how a line becomes one, and what is known of it before anything runs."""

from . import table as table
