"""Effects read from lines and headers, a module for each family."""
