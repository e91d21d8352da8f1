"""How large rules become once everything they call, print and wake is gone through where it happens.

The program copies rules into their places, and values are computed anew each time; so a few rules or definitions that
name each other twice could grow without end. All of it is bounded here, before anything is built.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..diagnostics.problems import Problem, Span, say
from ..diagnostics.records import record
from ..lowering.anatomy import Listeners, known_lead, lead_of
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import Happening
from ..verbs.cards_that_answer import FEW
from .circles import Edges, circles, in_order, way

MOST_EFFECTS = 12_000
#: rules or definitions that lead from one to the next; Python's own stack is the limit of what goes along them
MOST_CALLS = 60
MOST_DEPTH = 150

Spans = dict[str, Span | None]


class TooLarge(Exception):
    def __init__(self, span: Span | None):
        super().__init__()
        self.span = span


def read_by(game: CheckedGame, expr: ir.Expr) -> list[str]:
    """What is looked up for a value."""
    leads = (lead_of(node, game) for node in walk.everything(expr))
    return [f"{lead.sort} {lead.name}" for lead in leads if lead is not None]


def lookups(game: CheckedGame) -> tuple[Edges, Spans]:
    """Definitions, changed parameters and printed conditions, and what each of them looks up."""
    reads: Edges = {}
    spans: Spans = {}
    for key, d in game.definitions.items():
        reads[f"define {key}"], spans[f"define {key}"] = read_by(game, d.value), d.definition.span
    for name, number in game.parameters.items():
        reads[f"parameter {name}"], spans[f"parameter {name}"] = read_by(game, number.value), number.parameter.span
    for a in game.abilities:
        if a.parameter is not None and a.value is not None:
            name = f"parameter {a.parameter.name}"
            reads.setdefault(name, []).extend(read_by(game, a.value))
            spans.setdefault(name, a.span)
    for (prop, _), p in game.printed.items():
        if p.condition is not None:
            reads.setdefault(f"condition {prop}", []).extend(read_by(game, p.condition))
            spans.setdefault(f"condition {prop}", game.words.things[p.thing].span)
    return reads, spans


def calls(game: CheckedGame) -> tuple[Edges, Spans]:
    """Rules and what they call, as often as they call it."""
    found: Edges = {}
    for name, rule in game.rules.items():
        leads = (known_lead(e, game) for e in walk.effects(rule.body))
        found[name] = [lead.name for lead in leads if lead is not None and lead.sort == "rule"]
    return found, {n: r.rule.span for n, r in game.rules.items()}


def endless(edges: Edges, spans: Spans) -> list[Problem]:
    """Rules, and what else is done, that lead back to themselves."""
    return [
        Problem(
            "circle",
            say("leads-to-itself", way=way([name.removeprefix("rule ") for name in circle])),
            spans.get(circle[0]),
            say("use-a-loop"),
        )
        for circle in circles(edges)
    ]


def chains(edges: Edges, spans: Spans) -> list[Problem]:
    """Chains that are too long, and totals that are too large; without circles, which have no end."""
    length: dict[str, int] = {}
    total: dict[str, int] = {}
    for name in in_order(edges):
        length[name] = 1 + max((length[n] for n in edges.get(name, [])), default=0)
        total[name] = 1 + sum(total[n] for n in edges.get(name, []))
        shown = name.rpartition(" ")[2]
        if length[name] > MOST_CALLS:
            message = say("chain-too-long", name=shown, most=MOST_CALLS)
            return [Problem("too-large", message, spans.get(name), say("few-do-it"))]
        if total[name] > MOST_EFFECTS:
            message = say("total-too-large", name=shown, most=MOST_EFFECTS)
            return [Problem("too-large", message, spans.get(name), say("name-fewer-times"))]
    return []


@record
class Reached:
    """What an effect comes to: what is written in it, what is written elsewhere (and where), and who answers it."""

    inside: list[ir.Effect]
    elsewhere: list[tuple[ir.Effect, Span]]
    answers: list[ir.CheckedAbility]


class Growth:
    """Goes along calls, printed effects and answers as the game would, and stops when it is too much."""

    def __init__(self, game: CheckedGame, happenings: Mapping[int, Sequence[Happening]]):
        self.game = game
        self.happenings = happenings  # by effect
        self.known: dict[int, Reached] = {}  # by effect: many are come to again and again
        #: what is printed on each card may be done once more than that, and so may what it answers: a game of many
        #: cards is no chain of calls
        self.most = MOST_EFFECTS + 2 * len(game.printed) + 2 * len(game.abilities)
        #: of abilities that answer the same with others what was gone through: it is written once, wherever it happens
        self.answered: set[tuple[int, frozenset[int]]] = set()
        self.left = self.most
        self.path: set[int] = set()  # what is being gone through: a circle is reported elsewhere
        self.listening = Listeners(a for a in game.abilities if a.event is not None or a.how == "at_once")

    def problems(self) -> list[Problem]:
        flow = [r.body for r in self.game.rules.values() if r.rule.flow]
        try:
            for body in (self.game.setup, self.game.scoring, *flow):
                if body is not None:
                    self.spend(body, frozenset(), body.span, 0)
        except TooLarge as e:
            message = say("grows-too-large", most=self.most)
            return [Problem("too-large", message, e.span, say("call-less"))]
        return []

    def spend(self, e: ir.Effect, awake: frozenset[int], span: Span, depth: int) -> None:
        self.left -= 1
        if self.left < 0 or depth > MOST_DEPTH:
            raise TooLarge(span)
        reached = self.known.get(id(e)) or self.reached(e)
        for inner in reached.inside:
            self.spend(inner, awake, span, depth + 1)
        for body, place in reached.elsewhere:
            if id(body) not in self.path:
                self.path.add(id(body))
                self.spend(body, awake, place, depth + 1)
                self.path.discard(id(body))
        for a in reached.answers:
            if a.body is not None and a.index not in awake:  # an ability does not wake itself
                if len(reached.answers) > FEW and a.cards:
                    if (a.index, awake) in self.answered:
                        continue
                    self.answered.add((a.index, awake))
                self.spend(a.body, awake | {a.index}, a.span, depth + 1)

    def reached(self, e: ir.Effect) -> Reached:
        """What an effect comes to by itself; the rules of the flow are gone through by themselves."""
        lead, elsewhere = known_lead(e, self.game), list[tuple[ir.Effect, Span]]()
        rule = self.game.words.rules[lead.name] if lead is not None and lead.sort == "rule" else None
        if lead is not None and (rule is None or not rule.flow):
            elsewhere = [(p.body, rule.span if rule is not None else p.body.span) for p in lead.passages]
        answering = self.listening.to(self.happenings[id(e)])
        found = self.known[id(e)] = Reached([*walk.inner_effects(e)], elsewhere, answering)
        return found
