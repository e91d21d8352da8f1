"""Decisions as they are put to people: one question for several of the engine's in a row."""
