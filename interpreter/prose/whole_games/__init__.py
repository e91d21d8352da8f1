"""A game and its rules as their author sees them, and a match as a whole."""
