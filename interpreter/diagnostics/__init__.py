"""Mistakes as values, their catalogue, and the cache of plain data."""
