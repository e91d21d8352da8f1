"""Checks, scenarios, why-not, simulations and benchmarks of a game."""
