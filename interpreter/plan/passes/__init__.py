"""Rewritings of a plan, each with the law it keeps in its first line."""
