"""Values, conditions and queries read from what the grammar has parsed, a module for each family."""
