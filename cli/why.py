"""`spielwerk why`: why something is not offered to a player, at the point a saved game has reached."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import kept, options
from .help import Command, argument, option
from .lines import nested, show, some, wrapped
from .output import MISTAKES, console, print_json
from .words import chosen, language, say

if TYPE_CHECKING:
    from ..interpreter.asking.foresight import Step
    from ..interpreter.engine.match import Match
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.whole_games.left_out import Absent
    from ..interpreter.prose.why.whynot import Answer

#: things of one name are answered for one by one up to this many
_MOST_ANSWERS = 3


@click.command(name="why", cls=Command, help="help-why")
@argument("file", metavar="SAVE", type=kept.Kept())
@argument("text", metavar="TEXT")
@kept.rules
@kept.patience
@option("--player", type=click.IntRange(1), metavar="N", help="help-why-player")
@options.form
@click.pass_context
def command(
    ctx: click.Context, file: Path, text: str, which: str | None, patient: bool, player: int | None, form: str
) -> None:
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.prose.options.prompts import Prompts

    record = kept.read(file)
    try:
        match = kept.played(record, which, patient).match
        seats, owed = match.rules.players, match.owed()
        if player is not None and player > seats:
            raise click.BadParameter(say("cli-play-no-seat", n=seats, seat=player), param_hint="--player")
        seat = player - 1 if player is not None else owed[0][0] if owed else 0
        spoken = Prompts(match.rules, chosen() if form == "json" else language())
        found = answers(spoken, match, seat, text)
        absent = [] if found else unused(spoken, text)
        other = in_another_form(spoken, match, seat, text) if not found and not absent else ""
        found = answers(spoken, match, seat, other) if other else found
    except Refused as refused:
        kept.refuse(refused.said, file)
    if not found and not absent:
        click.echo(say("cli-error", message=say("cli-play-unknown", name=text[:60])), err=True)
        ctx.exit(MISTAKES)
    if form == "json":
        print_json({"player": seat + 1, "answers": [*map(as_data, found), *map(absent_as_data, absent)]})
    elif found:
        show(answer_lines(found))
    else:
        show(unused_lines(spoken, absent))


def answers(spoken: Prompts, match: Match, seat: int, said: str, passed: Step | None = None) -> list[Answer]:
    """One for each thing the text may mean; refused if the player has nothing to decide. `passed`: what decided itself
    at the choice that is asked about, where it is not the one that is open."""
    from ..interpreter.prose.why.whynot import WhyNot

    why = WhyNot(spoken, match, seat, passed)
    return [why.answer(asked) for asked in why.meant(said)]


def in_another_form(spoken: Prompts, match: Match, seat: int, said: str) -> str:
    """What is asked about if nothing is called so, but something in another form of the same words; nothing if nothing
    is."""
    from ..interpreter.prose.questions.typed import nearest
    from ..interpreter.prose.why.whynot import WhyNot

    return nearest(said, (name for names in WhyNot(spoken, match, seat).elsewhere.values() for name in names))


def answer_lines(found: list[Answer]) -> list[str]:
    width = console().width
    if len(found) > _MOST_ANSWERS:
        return wrapped(say("cli-why-which", options=some(answer.name for answer in found)), width)
    told: list[str] = []
    for answer in found:
        if not answer.whole:
            head = "cli-why-offered" if answer.offered else "cli-why-not-now" if answer.moments else "cli-why-head"
            told += wrapped(say(head, name=answer.name, sort="deed" if answer.deed else "thing"), width)
        for line in answer.lines:
            indent = (0 if answer.whole else 2) + (2 if line.startswith("–") else 0)
            told += [" " * indent + part for part in wrapped(line, width - indent)]
    return told


def unused(spoken: Prompts, said: str) -> list[Absent]:
    """What is called so and is not part of this match: asked only if nothing else is called so."""
    from ..interpreter.prose.whole_games.left_out import Unused

    return Unused(spoken).find(said)


def unused_lines(spoken: Prompts, found: list[Absent], printed: bool = False) -> list[str]:
    """Why something is not there, and (`printed`) what would stand on it."""
    from ..interpreter.prose.whole_games.left_out import Unused

    absent, width = Unused(spoken), console().width
    if len(found) > _MOST_ANSWERS:
        return wrapped(say("cli-why-which", options=some(one.names[0] for one in found)), width)
    told: list[str] = []
    for one in found:
        told += [*wrapped(absent.sentence(one), width), *nested(absent.printed(one) if printed else [], width, 2)]
    return told


def as_data(answer: Answer) -> dict[str, object]:
    from ..interpreter.prose.why.whynot import reason_of

    return {
        "option": answer.option,
        "offered": answer.offered,
        "asked_for_here": answer.here,
        "asked_for_in": answer.steps,
        "going_on": answer.now,
        "comes": [{"how": moment.how, "of": moment.of} for moment in answer.moments],
        "reasons": [reason_of(one) for one in answer.failing],
    }


def absent_as_data(absent: Absent) -> dict[str, object]:
    return {"option": absent.id, "offered": False, "not_used": absent.expansion or "players"}
