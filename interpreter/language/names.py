"""Nearest names, for messages that say what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str:
    """The most similar known name, or nothing."""
    found = get_close_matches(name[:80], sorted({k for k in known if len(k) < 200}), n=1, cutoff=0.6)
    return found[0] if found else ""


def meant(name: str, known: Iterable[str]) -> str:
    """The hint `did you mean X?`, or nothing."""
    found = nearest(name, known)
    return f"did you mean `{found}`?" if found else ""


def article(noun: str) -> str:
    """The noun with its article."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"
