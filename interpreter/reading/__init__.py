"""How lines are read: what may be spoken of, where it stands, and what was probably meant."""
