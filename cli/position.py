"""What a player sees in the terminal: what everybody has, what has happened, and in the end who won by what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .output import console, table

if TYPE_CHECKING:
    from ..interpreter.runtime.match import Match, Result
    from ..interpreter.runtime.rules import Rules

#: one decision that was made: seat, what was asked, what was chosen
Event = tuple[int, str, str]
_MOST_LINES = 14


def spoken(name: str) -> str:
    return name.replace("_", " ")


def counted(number: int, name: str) -> str:
    from ..interpreter.loading.names import plural

    return f"{number} {spoken(name if number == 1 else plural(name))}"


def seat_name(seat: int) -> str:
    return f"player {seat + 1}"


def print_log(events: Sequence[Event]) -> None:
    """What happened since the player was last asked; a turn of somebody else is one paragraph."""
    paragraphs: list[str] = []
    last_seat, last_prompt = -1, ""
    for seat, prompt, label in events:
        if seat != last_seat:
            paragraphs.append(f"{seat_name(seat)}: {prompt} → {label}")
        elif prompt == last_prompt:
            paragraphs[-1] += f", {label}"
        else:
            paragraphs[-1] += f"; {prompt} → {label}"
        last_seat, last_prompt = seat, prompt
    out = console()
    if len(paragraphs) > _MOST_LINES:
        out.print(f"… {len(paragraphs) - _MOST_LINES} earlier turns", style="dim")
    for paragraph in paragraphs[-_MOST_LINES:]:
        out.print(paragraph, style="dim")


def print_holdings(rules: Rules, seen: dict[str, Any], seat: int) -> None:
    """Counters of all players side by side, then what the player has: cards by zone, pieces by place."""
    out, you = console(), seen["you"]
    counters = {name: by for name, by in seen["counters"].items() if isinstance(by, dict) and you in by}
    heads = [spoken(name) for name in counters]
    if counters and sum(len(h) + 3 for h in heads) + 12 <= out.width:
        shown = table("", *heads, numbers=heads)
        for player in range(rules.players):
            mine = player == seat
            name = rules.words.things[player].name
            shown.add_row(
                seat_name(player) + (" (you)" if mine else ""),
                *(str(by[name]) for by in counters.values()),
                style="bold" if mine else None,
            )
        out.print(shown)
    elif counters:
        shown = table(
            "", *(seat_name(p) for p in range(rules.players)), numbers=[seat_name(p) for p in range(rules.players)]
        )
        for head, by in zip(heads, counters.values(), strict=True):
            shown.add_row(head, *(str(by[rules.words.things[p].name]) for p in range(rules.players)))
        out.print(shown)
    for line in holdings(seen):
        out.print(line)


def holdings(seen: dict[str, Any]) -> list[str]:
    """One line for each zone and place where the player has something."""
    you = seen["you"]
    at: dict[str, list[str]] = {}
    for piece, places in seen["pieces"].items():
        for place, there in places.items():
            if not isinstance(there, dict):
                continue
            if isinstance(there.get(you), int):
                if there[you]:
                    at.setdefault(place, []).append(counted(there[you], piece))
            else:
                at.setdefault(f"on {place}", []).extend(
                    f"{spoken(thing)}: {counted(owners[you], piece)}"
                    for thing, owners in there.items()
                    if isinstance(owners, dict) and owners.get(you)
                )
    for zone, there in seen["zones"].items():
        mine = there.get(you) if isinstance(there, dict) else None
        if isinstance(mine, list) and mine:
            at.setdefault(zone, []).extend(spoken(name) for name in mine if name is not None)
    return [f"{spoken(place)}: {', '.join(what)}" for place, what in at.items() if what]


def print_board(seen: dict[str, Any]) -> None:
    """Everything the player can see, by section."""
    out = console()
    for name, rows in seen["layouts"].items():
        out.print(spoken(name), style="bold")
        for row in rows:
            out.print("  " + " | ".join(spoken(thing) for thing in row))
    for section in ("counters", "pieces", "zones"):
        out.print(section, style="bold")
        for name, what in seen[section].items():
            text = _flat(what)
            if text:
                out.print(f"  {spoken(name)}: {text}")


def _flat(what: Any) -> str:
    if isinstance(what, dict):
        parts = [(spoken(str(key)), _flat(value), isinstance(value, dict)) for key, value in what.items()]
        return "; ".join(f"{key} ({text})" if nested else f"{key}: {text}" for key, text, nested in parts if text)
    if isinstance(what, list):
        return ", ".join(spoken(str(x)) if x is not None else "-" for x in what)
    return "" if what in (0, None, "") else str(what)


def detail(rules: Rules, code: int, name: str) -> str:
    """What is printed on a card, as its table says it; nothing for alternatives of a rule."""
    from ..interpreter.loading.tree import plain

    if not 0 <= code < len(rules.words.things) or rules.words.things[code].name != name:
        return ""
    thing = rules.words.things[code]
    kind = rules.words.kinds[thing.kind]
    return ", ".join(
        f"{spoken(prop)} {_written(plain(thing.values[prop]))}" for prop in kind.properties if prop in thing.values
    )


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key}: {_written(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return "; ".join(_written(inner) for inner in value)
    return spoken("yes" if value is True else "no" if value is False else str(value))


def print_result(match: Match, result: Result, people: Iterable[int]) -> None:
    """The final scoring by source, and who won."""
    out = console()
    order, seats = result.ranking, set(people)
    heads = [seat_name(seat) + (" (you)" if seat in seats else "") for seat in order]
    shown = table("points from", *heads, numbers=heads, title=f"Final scoring after {result.rounds} rounds")
    for source in result.by_source[0]:
        values = [result.by_source[seat][source] for seat in order]
        if any(values):
            shown.add_row(spoken(source), *map(str, values))
    shown.add_section()
    shown.add_row("total", *(str(result.points[seat]) for seat in order), style="bold")
    shown.add_row("place", *(str(place) for place in range(1, len(order) + 1)))
    out.print(shown)
    if result.cause:
        out.print(f"The end was brought about by: {spoken(result.cause)}")
    winners = " and ".join(seat_name(seat) for seat in result.winners)
    out.print(f"{winners} {'wins' if len(result.winners) == 1 else 'win'}.", style="bold")
