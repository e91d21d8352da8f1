"""Why something is not offered, and why what is no option stands as it does."""
