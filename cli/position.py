"""What a player sees in the terminal: what everybody has, what has happened, and in the end who won by what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .lines import show, wrapped
from .output import console, only_ascii, table
from .words import say

if TYPE_CHECKING:
    from ..interpreter.display.grids import Laid
    from ..interpreter.display.remaining import Entry
    from ..interpreter.engine.match import Match
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.questions.turns_taken import Turns

_MOST_LINES = 14


def print_log(paragraphs: Sequence[str]) -> None:
    """What happened since the player was last asked; a turn of somebody else is one paragraph."""
    out = console()
    if len(paragraphs) > _MOST_LINES:
        out.print(say("cli-log-earlier", n=len(paragraphs) - _MOST_LINES), style="dim")
    for paragraph in paragraphs[-_MOST_LINES:]:
        show(wrapped(paragraph, out.width), "dim")


def print_holdings(spoken: Prompts, seen: dict[str, Any], seat: int, turns: Turns | None) -> None:
    """Counters of all players side by side, those of the game and tracks, then what the player has: cards by zone,
    pieces by place."""
    out, you, seats = console(), seen["you"], range(spoken.rules.players)
    counters = {name: by for name, by in seen["counters"].items() if isinstance(by, dict) and you in by}
    heads = [spoken.counter(name) for name in counters]
    names = [_who(spoken, player, player == seat) for player in seats]
    ids = [spoken.words.things[player].name for player in seats]
    if counters and sum(len(h) + 3 for h in heads) + max(map(len, names)) <= out.width:
        shown = table("", *heads, numbers=heads)
        for player in seats:
            figures = (str(by[ids[player]]) for by in counters.values())
            shown.add_row(names[player], *figures, style="bold" if player == seat else None)
        out.print(shown)
    elif counters:
        shown = table("", *names, numbers=names)
        for head, by in zip(heads, counters.values(), strict=True):
            shown.add_row(head, *(str(by[id]) for id in ids))
        out.print(shown)
    for line in [*of_the_game(spoken, seen, out.width, turns), *holdings(spoken, seen)]:
        show(wrapped(line, out.width))


def of_the_game(spoken: Prompts, seen: dict[str, Any], width: int, turns: Turns | None) -> list[str]:
    """The numbers of the game that are always in sight, and tracks on which something else than a figure of players
    stands."""
    from ..interpreter.display.panels import Panels, flowing
    from ..interpreter.display.view_items import Shown

    view = spoken.rules.shown_by
    panels = Panels(Shown(spoken, view, seen, only_ascii()), view, 0, turns=turns)
    lines = flowing(panels.numbers(), width, 2)
    for track in view.tracks:
        if seen["you"] not in seen["counters"].get(track.counter, {}):
            lines += panels.track(track, width)
    return ["".join(text for text, _ in line) for line in lines]


def _who(spoken: Prompts, player: int, mine: bool) -> str:
    name = spoken.player(player)
    return say("cli-player-you", player=name) if mine else name


def holdings(spoken: Prompts, seen: dict[str, Any]) -> list[str]:
    """One line for each zone and place where the player has something, or where others have what only they cannot see;
    then what is known and was told of things out of sight."""
    from ..interpreter.display.in_use import in_use
    from ..interpreter.display.remaining import sentences, worded

    you, seen = seen["you"], in_use(spoken, seen)
    at: dict[str, list[str]] = {}
    on: dict[str, dict[str, list[str]]] = {}
    for piece, places in seen["pieces"].items():
        for place, there in places.items():
            if not isinstance(there, dict):
                continue
            if isinstance(there.get(you), int):
                if there[you]:
                    at.setdefault(place, []).append(spoken.amount(there[you], piece))
                continue
            for thing, owners in there.items():
                if isinstance(owners, dict) and owners.get(you):
                    on.setdefault(place, {}).setdefault(thing, []).append(spoken.amount(owners[you], piece))
    for place, things in on.items():
        at[place] = [f"{spoken.named(thing)} – {spoken.listed(what)}" for thing, what in things.items()]
    for zone, there in seen["zones"].items():
        mine = there.get(you) if isinstance(there, dict) else None
        if isinstance(mine, list) and mine:
            at.setdefault(zone, []).append(worded(spoken, [name for name in mine if name is not None], you))
        elif isinstance(there, dict) and spoken.words.zones[zone].seen_by == "others":
            others = {holder: what for holder, what in there.items() if isinstance(what, list) and any(what)}
            at.setdefault(zone, []).append(worded(spoken, others))
    had = [_at(spoken.place(place), ", ".join(what)) for place, what in at.items() if any(what)]
    facts = {section: seen.get(section, {}) for section in ("known", "told")}
    return [*had, *sentences(spoken, facts, (), named=False)]


def _at(place: str, what: str) -> str:
    text = say("cli-at", place=place, what=what)
    return text[:1].upper() + text[1:]


def print_grid(spoken: Prompts, seen: dict[str, Any], zone: str) -> None:
    """The player's own grid, or the one that belongs to all."""
    from ..interpreter.display.grids import own

    for line in drawing(spoken, zone, own(seen, zone)):
        console().print(line)


def drawing(spoken: Prompts, zone: str, laid: Laid, around: int | None = None) -> list[str]:
    from ..interpreter.display.grids import draw

    return draw(spoken, zone, laid, only_ascii(), around) if laid else []


def print_board(spoken: Prompts, seen: dict[str, Any]) -> None:
    """Everything the player can see, by section, but for what `print_rest` lists."""
    from ..interpreter.display.in_use import in_use

    out = console()
    for name, rows in seen["layouts"].items():
        out.print(_title(spoken.noun(spoken.words.layouts[name].of)), style="bold")
        for row in rows:
            out.print("  " + " | ".join(spoken.named(thing) for thing in row))
    for zone, there in seen["grids"].items():
        for holder, laid in (there if isinstance(there, dict) else {"": there}).items():
            drawn = drawing(spoken, zone, laid)
            if drawn:
                name = spoken.place(zone)
                out.print(_title(_at(name, spoken.named(holder)) if holder else name), style="bold")
            for line in drawn:
                out.print("  " + line)
    print_entries(spoken, in_use(spoken, seen))


def print_entries(spoken: Prompts, facts: Mapping[str, Any]) -> None:
    """Facts of a player's sight as a list, by section, without lists that say the opposite of others."""
    from ..interpreter.display.in_use import is_rest
    from ..interpreter.display.remaining import entries

    listed = [entry for entry in entries(spoken, facts) if not is_rest(spoken, entry.name)]
    for section, found in groupby(listed, key=lambda entry: entry.section):
        print_section(f"cli-board-{section}", found)


def print_rest(spoken: Prompts, facts: Mapping[str, Any]) -> None:
    """What players have left of what everybody has alike: who knows what they use knows that, too."""
    from ..interpreter.display.in_use import is_rest
    from ..interpreter.display.remaining import entries

    if found := [entry for entry in entries(spoken, facts) if is_rest(spoken, entry.name)]:
        print_section("cli-board-rest", found)


def print_section(head: str, found: Iterable[Entry]) -> None:
    out = console()
    out.print(say(head), style="bold")
    for entry in found:
        show(wrapped("  " + _at(entry.head, entry.text), out.width, 4))


def _title(text: str) -> str:
    return text[:1].upper() + text[1:]


def print_result(spoken: Prompts, match: Match, people: Iterable[int]) -> None:
    """The final scoring by source, and who won; now that nothing is hidden any more, the seed too."""
    out, result = console(), match.result()
    order, seats = result.ranking, list(people)
    seats = seats if len(seats) == 1 else []  # several people are told by number
    heads = [_who(spoken, seat, seat in seats) for seat in order]
    shown = table(say("cli-score-from"), *heads, numbers=heads, title=say("cli-score-title", rounds=result.rounds))
    for source in result.by_source[0]:
        values = [result.by_source[seat][source] for seat in order]
        if any(values):
            shown.add_row(spoken.source(source), *map(str, values))
    shown.add_section()
    if spoken.rules.machine.program.game.winner:  # else nothing was counted: who wins was only a matter of conditions
        shown.add_row(say("cli-score-total"), *(str(result.points[seat]) for seat in order), style="bold")
    shown.add_row(say("cli-score-place"), *(str(result.places[seat]) for seat in order))
    out.print(shown)
    for seat in result.out:
        out.print(say("cli-log", player=spoken.player(seat), what=say("cli-seat-left-game")))
    if result.cause:
        out.print(say("cli-score-cause", cause=spoken.cause(result.cause)))
    told = say("cli-score-nobody")
    if result.winners:
        winners = spoken.listed([spoken.player(seat) for seat in result.winners])
        told = say("cli-score-winners", who=winners, n=len(result.winners))
    out.print(told, style="bold")
    out.print(say("cli-play-seed", seed=str(match.seed)))
