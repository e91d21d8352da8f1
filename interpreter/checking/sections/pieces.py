"""Pieces: whose they are, where they can lie and where they start."""

from __future__ import annotations

from ...diagnostics.problems import say
from ...model.vocabulary import PLAYER, Piece, plural_of
from ...packs.tree import Map
from ...reading.names import meant
from ..declaring import Declaring, strings, text


def read(d: Declaring) -> None:
    w = d.words
    section = d.section("pieces")
    for name, node in section:
        if not isinstance(node, Map):
            continue
        span = section.keys[name]
        owned = text(node.get("of")) == PLAYER
        if node.get("of") is not None and not owned and text(node.get("of")) != "game":
            d.wrong("wrong-value", say("pieces-of-whom"), node.items["of"].span, say("write", code="of: player"))
        places = []
        for place, at in strings(node.get("lies on")):
            if place in w.zones or place in w.kinds:
                places.append(place)
            else:
                d.wrong("unknown-name", say("no-place", name=place), at, meant(place, [*w.zones, *w.kinds]))
                w.refused.add(name)
        start_node = node.get("start")
        start: dict[str, int] = {}
        if isinstance(start_node, Map):
            for place, amount in start_node:
                if place not in places:
                    d.wrong(
                        "unknown-name",
                        say("never-lies-on", piece=name, place=place),
                        start_node.keys[place],
                        meant(place, places) or say("add-to-key", key="lies on:", of=name),
                    )
                elif place in w.refused:
                    w.refused.add(name)
                elif place not in w.zones or w.zones[place].of != (PLAYER if owned else "game"):
                    d.wrong(
                        "wrong-type",
                        say("starts-with-player", piece=name, zone=place)
                        if owned
                        else say("starts-in-game", piece=name, zone=place),
                        start_node.keys[place],
                        say("move-in-setup"),
                    )
                else:
                    start[place] = d.number(amount)
        w.pieces[name] = Piece(name, owned, start, places, span)
        d.claim(name, name, span, say("what-piece"))
        d.claim(name, text(node.get("plural")) or plural_of(name), span, say("what-piece"))
