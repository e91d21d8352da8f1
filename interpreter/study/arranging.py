"""Certain things put in certain places, for scenarios: by exchanging them with what lies there."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import MessageRef, Mistakes, Problem, hinted, say
from ..diagnostics.records import mutable
from ..engine.match import Match
from ..model import ir
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
        names = [text_of(n) for n in items_of(item.get("holds"))]
        words = self.match.rules.words
        for name in names:
            if name not in words.thing_names:
                unknown = say("nothing-called-with", name=name, n=self.match.rules.players)
                raise Failed(hinted(unknown, meant(name, words.thing_names)), item)
        things = [words.thing_names[n] for n in names]
        if "layout" in item.items:
            self.arrange_layout(text_of(item.get("layout")), things, item)
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
        for i, thing in enumerate(things):
            slot = info.address + i if info.form == "row" else info.address + state[info.address] - i
            self.swap(slot, place, thing, item)

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
