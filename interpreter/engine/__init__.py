"""Matches: a program run from decision to decision, what players see and may imagine."""
