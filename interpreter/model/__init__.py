"""The vocabulary of a game, and the nodes of which checked rules are made."""
