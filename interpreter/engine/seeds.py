"""Seeds: drawn by the system where nobody names one, and those of games and bots that follow from one that was named.

All 64 bits of a seed count (`Machine.chance` maps them one to one to the state of the generator). Whoever sees an
opening could try out shorter ones until the cards lie as seen, and would know those that are hidden.

A seed says where on the one way of the generator a match begins, so seeds that follow each other draw the same numbers,
each one later than the other: only seeds that are far from each other make a sample (`seed_of`, `drawn_seed`).
"""

from __future__ import annotations

import hashlib
import secrets

BITS = 64


def drawn_seed() -> int:
    """One that nobody can guess, and that follows from no other."""
    return secrets.randbits(BITS)


def seed_of(seed: int, game: int, purpose: str = "game") -> int:
    """The seed of one game of a series, or of its bots: of the two numbers only, whoever plays it when.

    It does not lead back to the seed it was made from.
    """
    return int.from_bytes(hashlib.blake2b(f"{purpose} {seed} {game}".encode(), digest_size=8).digest(), "big")
