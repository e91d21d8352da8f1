"""Keeps what is listed and counted: a slot, or what shows on a grid, that is asked several times is asked once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..bodies import rewritten
from ..nodes import Binary, Call, Each, Expr, ForEach, Loop, Number, Offer, OfferAll, Set, Slot, Stmt, Var, When
from ..walk import changed, everything, operands, slots, survey


def read_once(body: Sequence[Stmt]) -> list[Stmt]:
    """A listing changes nothing, so a slot it reads several times is read once."""
    seen: dict[Slot, int] = {}
    for s in body:
        for e, whole in done_anyhow(s):
            searching = whole and any(isinstance(part, Loop) for part in everything(e))
            count_slots(e, searching, seen)
    often = {slot: Var(f"s{slot.at.value}") for slot, n in seen.items() if n > 1 and isinstance(slot.at, Number)}
    if not often:
        return list(body)
    found: list[Stmt] = [Set(name.name, slot) for slot, name in often.items()]
    kept = {name.name for name in often.values()}
    held: dict[Expr, Expr] = {}
    wanted = {slot.at.value for slot in often if isinstance(slot.at, Number)}

    def shorter(e: Expr) -> Expr | None:
        if wanted.isdisjoint(slots(e)):
            return e
        return often.get(e) if isinstance(e, Slot) else None

    for s in body:
        short = rewritten(s, shorter)
        asked = [e for e, _ in done_anyhow(short) if survey(e)[2]]
        for e in asked:  # what a loop reads again and again of one player is read before it
            for of_one in in_loops(e):
                if of_one not in held and of_one.at.right.name in kept:  # type: ignore[attr-defined]
                    name = f"{of_one.at.right.name}_{of_one.at.left.value}"  # type: ignore[attr-defined]
                    held[of_one] = Var(name)
                    found.append(Set(name, of_one))
        found.append(rewritten(short, lambda e: held.get(e) if isinstance(e, Slot) else None) if held else short)
    return found


def done_anyhow(s: Stmt, below: bool = False) -> Iterator[tuple[Expr, bool]]:
    """What a statement asks, but for single options that stand below a condition: most of those are never asked.

    With each: is it all that is offered at once?
    """
    if isinstance(s, When):
        for test, body in s.branches:
            if below and len(body) == 1 and isinstance(body[0], Offer):
                continue
            if test is not None:
                yield test, False
            for inner in body:
                yield from done_anyhow(inner, True)
    elif isinstance(s, ForEach):
        yield s.things, False
        for inner in s.body:
            yield from done_anyhow(inner, True)
    elif isinstance(s, OfferAll):
        yield s.things, True


def count_slots(e: Expr, looped: bool, seen: dict[Slot, int]) -> None:
    """How often slots with a fixed number are read; in a loop it is more than once."""
    if not slots(e):
        return
    if isinstance(e, Slot) and isinstance(e.at, Number):
        seen[e] = seen.get(e, 0) + 1 + looped
        return
    inside = looped or isinstance(e, (Loop, Each))
    for part in operands(e):
        count_slots(part, inside, seen)


def in_loops(e: Expr, looped: bool = False) -> Iterator[Slot]:
    """Slots of one player that are read inside a loop."""
    if looped and isinstance(e, Slot) and isinstance(e.at, Binary) and e.at.op == "+":
        if isinstance(e.at.left, Number) and isinstance(e.at.right, Var):
            yield e
    inside = looped or isinstance(e, Loop)
    for part in operands(e):
        yield from in_loops(part, inside)


def asked_once(e: Expr) -> tuple[list[Stmt], Expr]:
    """Statements that ask what shows on a grid, for an expression that asks it several times or in a loop."""
    asked = [p for p in everything(e) if isinstance(p, Call) and p.name in ("visible", "covered") and of_you(p.args[0])]
    names: dict[Expr, Expr] = {call: Var(f"g{i}") for i, call in enumerate(dict.fromkeys(asked))}
    lines: list[Stmt] = [Set(name.name, call) for call, name in names.items() if isinstance(name, Var)]
    return lines, changed(e, lambda part: names.get(part) if isinstance(part, Call) else None)


def of_you(place: Expr) -> bool:
    """Is it a place of the player who is looked at?"""
    you = Var("you")
    return place == you or isinstance(place, Binary) and isinstance(place.left, Number) and place.right == you
