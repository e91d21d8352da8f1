"""Who plays on their own, from what a player may know."""
