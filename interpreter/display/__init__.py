"""The table in a terminal, boards as pictures, the rulebook as a page."""
