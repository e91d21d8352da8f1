"""What is wrong with the course of a game: circles, loops that change nothing, questions nobody can be asked.

Asked before the program is written, from what effects ask, write and lead to. Rules nothing leads to are found too.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.problems import Problem, say
from ..lowering.analysis import Analysis
from ..model import ir, walk
from ..model.facts import Course
from .circles import Edges
from .growth import Spans, endless


def cycles(analysis: Analysis) -> list[Problem]:
    """A rule that calls itself, directly or in a circle (through printed effects and what comes into play too)."""
    game = analysis.game
    names: dict[int, str] = {id(rule.body): f"rule {name}" for name, rule in game.rules.items()}
    spans: Spans = {f"rule {name}": rule.rule.span for name, rule in game.rules.items()}
    for (prop, _), printed in game.printed.items():
        if printed.effect is not None:
            thing = game.words.things[printed.thing]
            name = names[id(printed.effect)] = f"{thing.kind}.{prop}"
            if thing.span is not None:
                spans.setdefault(name, thing.span)
    calls: Edges = {}

    def direct(e: ir.Effect, found: list[str]) -> None:
        lead = analysis.lead(e)
        found += [*dict.fromkeys(names[id(p.body)] for p in lead.passages)] if lead is not None else []
        found += [f"{a.kind}.at once" for a in analysis.arrivals(e)]
        for part in walk.inner_effects(e):  # not what answers it: no ability wakes itself
            direct(part, found)

    for name, rule in game.rules.items():
        direct(rule.body, calls.setdefault(f"rule {name}", []))
    for printed in game.printed.values():
        if printed.effect is not None:
            direct(printed.effect, calls.setdefault(names[id(printed.effect)], []))
    for a in game.abilities:
        if a.how == "at_once" and a.body is not None:
            direct(a.body, calls.setdefault(f"{a.kind}.at once", []))
            spans.setdefault(f"{a.kind}.at once", a.span)
    return endless(calls, spans)


def asking_parts(analysis: Analysis) -> list[Problem]:
    """Prizes, a row that cannot be filled, answers to moved things, to places passed and before a rule: nobody can be
    asked there."""
    asking: list[ir.Effect] = []
    for a in analysis.game.abilities:
        moved = a.event is not None and (a.event.how == "over" or a.event.how == "move" and a.event.piece is None)
        if (moved or a.how == "before") and a.body is not None and analysis.asks(a.body):
            asking.append(a.body)
    for e in walk.all_effects(analysis.game):
        parts = analysis.facts(e).parts
        if parts.course is Course.IN_ONE_GO:
            asking += [part for part in parts.inside if analysis.asks(part)]
    return [Problem("asking-step", say("nobody-asked"), e.span, say("plain-gains")) for e in asking]


def empty_loops(analysis: Analysis) -> list[Problem]:
    """`as often as possible` around something that changes nothing would never end, nor `until` around something that
    changes nothing the condition looks at."""
    found: dict[int, Problem] = {}  # by effect: what a card adds to a menu is met in both
    for e in walk.all_effects(analysis.game):
        parts = analysis.facts(e).parts
        if parts.course is Course.EXHAUST and not any(analysis.changes_anything(part) for part in parts.inside):
            found[id(e)] = Problem("endless", say("changes-nothing"), e.span, say("take-something"))
        if parts.until is not None and not any(
            analysis.reads(parts.until) & analysis.writes(part) for part in parts.inside
        ):
            found[id(e)] = Problem("endless", say("never-comes-true"), e.span, say("change-what-it-says"))
    return [*found.values()]


def unreachable(analysis: Analysis) -> list[Problem]:
    """Rules that neither the flow, the setup, the scoring, cards nor symbols lead to."""
    game, used = analysis.game, reachable_rules(analysis)
    return [
        Problem("unreachable", say("nothing-does", name=name), rule.rule.span, say("call-or-remove"))
        for name, rule in game.rules.items()
        if name not in used
    ]


def reachable_rules(analysis: Analysis) -> set[str]:
    game = analysis.game
    waiting = [body for body in (game.setup, game.scoring, game.rules["round"].body) if body is not None]
    waiting += [p.effect for p in game.printed.values() if p.effect is not None]
    waiting += [a.body for a in game.abilities if a.body is not None]
    return {"round"} | rules_led_to(analysis, waiting)


def rules_led_to(analysis: Analysis, bodies: Iterable[ir.Effect]) -> set[str]:
    """The rules that are done in some bodies, and in those, and so on."""
    game, used, waiting = analysis.game, set[str](), [*bodies]
    known = {id(nodes[0]): nodes for nodes in walk.all_nodes(game)}
    for body in waiting:
        for e in known.get(id(body)) or walk.everything(body):
            lead = analysis.lead(e) if isinstance(e, ir.Effect) else None
            if lead is not None and lead.sort == "rule" and lead.name not in used:
                used.add(lead.name)
                waiting.append(game.rules[lead.name].body)
    return used
