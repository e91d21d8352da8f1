"""Everybody knows what is noted: something that lies where not all can look is not noted while it lies there."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.problems import Problem, say
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.vocabulary import Zone
from ..terms.queries import FirstOf
from ..verbs.moving_things import MoveThing
from ..verbs.notes import SetNote


def told_by_notes(game: CheckedGame) -> Iterator[Problem]:
    """Notes of things that were chosen or found in a hidden zone and moved nowhere else before."""
    if game.words.players == 1 or not game.words.notes:
        return
    for body in walk.bodies(game):
        lying: dict[ir.Local, Zone] = {}
        for node in walk.everything(body):
            if isinstance(node, ir.Query) and node.zone is not None:
                lying[node.var] = lying[node.target] = node.zone
            elif isinstance(node, MoveThing) and (moved := ir.local_of(node.thing)) is not None:
                lying[moved] = node.zone
            elif isinstance(node, SetNote) and node.value is not None:
                local = ir.local_of(node.value)
                found = node.value.query.zone if isinstance(node.value, FirstOf) else None
                zone = lying.get(local) if local is not None else found
                if zone is not None and zone.seen_by != "all":
                    message = say("note-tells", note=node.target.note.name, zone=zone.name)
                    yield Problem("hidden-note", message, node.span, say("note-shown-first"))
