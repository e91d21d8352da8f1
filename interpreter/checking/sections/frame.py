"""What stands around the rules: setup, scoring, end, winner, worths, estimate, checks."""

from __future__ import annotations

from ...diagnostics.problems import say
from ...model.vocabulary import Cause
from ...packs.tree import Map, Seq
from ...reading.names import meant
from ..declaring import Declaring, text

#: without these a game cannot be played to its end
NEEDED = {
    "flow": say("write", code="flow: {round: {as each player: turn}}"),
    "end": say("write-end", code="end: {CAUSE: {when: ..., after: {rounds: 0}}}"),
    "winner": say("write-winner", code="winner: [most ...]"),
}


def read(d: Declaring) -> None:
    w = d.words
    w.setup, w.scoring, w.always = d.tree.get("setup"), d.tree.get("scoring"), d.tree.get("always")
    w.flow_span = d.tree.keys.get("flow")
    section = d.section("end")
    for name, node in section:
        if not isinstance(node, Map) or node.get("when") is None:
            d.wrong("missing-key", say("end-needs", name=name), section.keys[name])
            continue
        after = node.get("after")
        rounds = -1 if text(after) == "now" else d.number(after.get("rounds")) if isinstance(after, Map) else 0
        w.ends.append(Cause(name, node.items["when"], rounds, section.keys[name]))
    winner = d.tree.get("winner")
    w.winner = list(winner.items) if isinstance(winner, Seq) else [winner] if winner is not None else []
    priced = {p.kind for kind in w.kinds.values() for p in kind.properties.values() if p.sort == "amounts"}
    known = [*w.counters, *w.symbols, *w.groups, *(t.entry for t in w.things if t.kind in priced)]
    for name, node in d.section("worths"):
        if isinstance(node, Map):
            for key in node.items:
                if d.base_form(key) not in known:
                    d.wrong(
                        "unknown-name",
                        say("is-not", name=key, what=say("what-gained")),
                        node.keys[key],
                        meant(key, known),
                    )
            w.worths[name] = {d.base_form(k): d.number(v) for k, v in node}
            d.claim(name, name, d.section("worths").keys[name], say("what-worth"))
    for name, node in d.section("estimate"):
        w.estimate[name] = (node, d.section("estimate").keys[name])
    for name, node in d.section("checks"):
        w.checks[name] = (node, d.section("checks").keys[name])

    for section_name, hint in NEEDED.items():
        if d.tree.get(section_name) is None:
            d.wrong("missing-key", say("game-needs", key=section_name), d.tree.keys.get("game", d.tree.span), hint)
