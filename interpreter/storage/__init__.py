"""Saves, journals, snapshots, and the way a match came."""
