"""Certain things put in certain places, for scenarios: by exchanging them with what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..diagnostics.problems import MessageRef, Mistakes, Problem, hinted, say
from ..diagnostics.records import mutable
from ..engine.match import Match
from ..model import ir
from ..model.vocabulary import Vocabulary, Zone
from ..packs.tree import Map, Node, Scalar
from ..plan.nodes import Return
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import At, Scope, Wrong
from ..syntax import parser
from ..terms import places, zones
from .outside_lines import Lines, items_of, text_of

#: forms of zones in which things lie in an order
ROW, STACK = "row", "stack"


def no_order(zone: str, place: Node) -> MessageRef:
    """What is said of a pile that is to hold things in an order."""
    return say("given-in-pile", zone=zone, code=f"move NAME to {text_of(place)}")


def wrongly_held(
    words: Vocabulary, zone: Zone | None, layout: str, holds: Node | None
) -> Iterator[tuple[MessageRef, Node]]:
    """What is wrong with the things that are to lie in a zone or a layout, each with where it is named."""
    kinds = zone.holds if zone is not None else [words.layouts[layout].of] if layout in words.layouts else []
    where, seen = zone.name if zone is not None else layout, set[str]()
    for i, node in enumerate(items_of(holds)):
        name = text_of(node)
        thing = words.things[words.thing_names[name]] if name in words.thing_names else None
        if thing is None:
            unknown = say("nothing-called-with", name=name, n=words.players)
            yield hinted(unknown, meant(name, words.thing_names)), node
        elif kinds and thing.kind not in kinds:
            yield say("does-not-hold", zone=where, kinds=(thing.kind,)), node
        elif name in seen:
            yield say("given-twice", name=name), node
        elif zone is not None and zone.form == ROW and i == zone.size:
            yield say("given-beyond", zone=where, n=zone.size), node
        seen.add(name)


class Failed(Exception):
    """The scenario does not hold: where and why."""

    def __init__(self, said: MessageRef, node: Node | None = None):
        super().__init__(said)
        self.said = said
        self.node = node


@mutable
class Arranging:
    match: Match
    #: what players are called
    names: list[str]

    def arrange(self, item: Map) -> None:
        """`{row: PLACE, holds: [...]}`, `{top of: PLACE, ...}`, `{layout: NAME, ...}`: by exchanging."""
        words = self.match.rules.words
        if "layout" in item.items:
            self.arrange_layout(text_of(item.get("layout")), self.things(item), item)
            return
        place_node = item.get("row") or item.get("top of")
        if place_node is None:
            raise Failed(say("say-one-of", names=("row:", "top of:", "layout:")), item)
        place = self.place(place_node)
        info = self.match.rules.layout.places[place]
        if info.form == "grid":
            raise Failed(say("given-on-grid", code="lay NAME on ... at CELL turned HOW"), item)
        if info.form not in (ROW, STACK):
            raise Failed(no_order(info.zone, place_node), item)
        state = self.match.state
        things = self.things(item, words.zones[info.zone])
        if info.form == STACK and len(things) > state[info.address]:
            told = say("given-below", zone=info.zone, n=state[info.address], code=f"move NAME to {text_of(place_node)}")
            raise Failed(told, item)
        for i, thing in enumerate(things):
            slot = info.address + i if info.form == "row" else info.address + state[info.address] - i
            self.swap(slot, place, thing, item)

    def things(self, item: Map, zone: Zone | None = None) -> list[int]:
        """Those that are to lie there, in a zone or in the layout that is named."""
        words, layout = self.match.rules.words, item.get("layout")
        for said, node in wrongly_held(words, zone, text_of(layout) if layout is not None else "", item.get("holds")):
            raise Failed(said, node)
        return [words.thing_names[text_of(node)] for node in items_of(item.get("holds"))]

    def place(self, node: Node) -> int:
        """The number of the place a phrase names."""
        lines = Lines(self.match, self.names)
        scope, env = lines.scope(None)
        found = place_named(lines.checking, scope, node)
        if found.zone is None:
            raise Failed(say("no-zone-here"), node)
        code = zones.place_code(lines.program.lowering, found.zone, found.thing, env)
        return int(lines.compiled([Return(code)])(self.match.state))

    def swap(self, slot: int, place: int, thing: int, node: Node) -> None:
        """Exchanges the thing with what lies in the slot."""
        state, ops, locations = self.match.state, self.match.rules.machine.ops, self.match.rules.layout.locations
        other = state[slot]
        if other == thing:
            return
        home = state[locations + thing]
        if home >= 0 and ops.form[home] == "grid":
            name = self.match.rules.words.things[thing].name
            raise Failed(say("given-from-grid", name=name), node)
        if other < 0:
            ops.remove(state, thing)
        elif ops.form[home] == "pile":
            ops.remove(state, thing)
            state[ops.address[home]] |= 1 << (other - ops.base[home])
            state[locations + other] = home
        elif ops.form[home] == "sorted":
            ops.remove(state, thing)
            ops.insert(state, other, ops.address[home])
            state[locations + other] = home
        else:
            at = ops.address[home]
            # a stack begins with how many lie there, which may be the number of the thing, too
            first, size = (at, ops.size[home]) if ops.form[home] == "row" else (at + 1, state[at])
            state[state.index(thing, first, first + size)] = other
            state[locations + other] = home
        state[slot] = thing
        state[locations + thing] = place

    def arrange_layout(self, name: str, things: list[int], node: Node) -> None:
        layout = self.match.rules.layout
        if name not in layout.layouts:
            raise Failed(say("is-not", name=name, what=say("what-layout")), node)
        masks, positions = layout.layouts[name]
        made = self.match.rules.words.layouts[name]
        base, count = self.match.rules.words.kinds[made.of].base, len(self.match.rules.words.kinds[made.of].things)
        state = self.match.state
        for i, thing in enumerate(things):
            j = state.index(thing, positions, positions + count)
            state[j], state[positions + i] = state[positions + i], thing
        for i, around in enumerate(made.neighbours):
            mask = 0
            for k in around:
                mask |= 1 << (state[positions + k] - base)
            state[masks + state[positions + i] - base] = mask


def place_named(c: Checking, scope: Scope, node: Node) -> ir.Place:
    """What a phrase such as `hand of ann` names. Raises Mistakes."""
    line = Scalar("shuffle " + text_of(node), node.span, False)
    problems: list[Problem] = []
    tree = parser.parse(str(line.value), "line", line, problems)
    try:
        if tree is not None:
            return places.place(c, tree.children[0].children[0], scope, At(line))
    except Wrong as e:
        problems += [e.problem] if e.problem is not None else []
    raise Mistakes([replace(problem, span=node.span) for problem in problems])
