"""Letters for what lies on a board: one for each sort, as drawings of positions have them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

#: so many players are told apart by capital and small letters alone
CASES = 2
_MORE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letters(names: Sequence[str], settled: Mapping[str, str], taken: Collection[str] = ()) -> dict[str, str]:
    """By name, a capital of its own: one of its letters if it can be. Short names come first, so that of a king and a
    knight the king has the K, in whatever order they are declared.

    `settled`: the letters that some of them have already. `taken`: capitals that no other may have.
    """
    found = {name: letter.upper() for name, letter in settled.items()}
    used = {*found.values(), *taken}
    for name in sorted(dict.fromkeys(names), key=len):
        if name in found:
            continue
        own = [c.upper() for c in name if c.isalpha() and len(c.upper()) == 1 and c.upper() != c.lower()]
        letter = next((c for c in (*own, *_MORE) if c not in used), "?")
        found[name] = letter
        used.add(letter)
    return found


def cased(letter: str, seat: int) -> str:
    """The letter of one of two players: the second one's is small. Nobody's is a capital."""
    return letter.lower() if seat == 1 else letter
