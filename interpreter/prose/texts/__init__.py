"""Rules told: entries, cards, abilities, labels; by the type of a node, in a style."""
