"""What can be chosen: each option, what it brings for certain, how the step goes on behind it."""
