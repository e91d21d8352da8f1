"""Notes: what is remembered, by the game or by each player or thing."""

from __future__ import annotations

from ...diagnostics.problems import say
from ...model.vocabulary import Note
from ...packs.tree import Map
from ...reading.names import meant
from ..declaring import Declaring, text


def read(d: Declaring) -> None:
    w, section = d.words, d.section("notes")
    for name, node in section:
        said = node.get("is") if isinstance(node, Map) else node
        of = text(node.get("of")) if isinstance(node, Map) else ""
        kinds = w.members(text(said))
        known = [*w.kinds, *(g.name for g in w.groups.values() if g.kinds)]
        if said is not None and not kinds:
            d.wrong("unknown-name", say("no-kind", name=text(said)), said.span, meant(text(said), known))
            w.refused.add(name)
        if isinstance(node, Map) and of not in ("", "game", *w.kinds):
            hint = meant(of, ["game", *w.kinds])
            d.wrong("unknown-name", say("no-kind", name=of), node.items["of"].span, hint)
            w.refused.add(name)
            of = ""
        if kinds:
            w.notes[name] = Note(name, of or "game", tuple(kinds), section.keys[name])
        d.claim(name, name, section.keys[name], say("what-note"))
