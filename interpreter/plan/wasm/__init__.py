"""Prints a plan as one WebAssembly module."""
