"""From a tree to checked rules: declarations, abilities, the whole game and what shows only then."""
