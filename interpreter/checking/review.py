"""What only shows when everything is understood: triggers nothing wakes, circles, secrets that touch what is shared."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..lowering.anatomy import awaited, happened, known_facts, known_lead, leading_kinds
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Happening, Lead
from .circles import Edges, circles, way
from .constants import decided_beforehand
from .growth import Growth, Spans, calls, chains, endless, lookups
from .likeness import unlike_things
from .repetition import never_remembered, start_never_used
from .secret import Secret
from .told_notes import told_by_notes


class Review:
    def __init__(self, game: CheckedGame, problems: list[Problem]):
        self.game = game
        self.words = game.words
        self.problems = problems
        self.all = walk.all_effects(game)
        self._needs: dict[tuple[int, ...], bool] = {}
        self._leading = leading_kinds()

    @cached_property
    def lookups(self) -> tuple[Edges, Spans]:
        return lookups(self.game)

    @cached_property
    def calls(self) -> tuple[Edges, Spans]:
        return calls(self.game)

    @cached_property
    def facts(self) -> dict[int, Facts]:
        """By effect."""
        return {id(e): known_facts(e, self.game) for e in self.all}

    @cached_property
    def happenings(self) -> dict[int, tuple[Happening, ...]]:
        """By effect, what abilities can answer."""
        return {key: facts.wakes for key, facts in self.facts.items()}

    def lead(self, node: Any) -> Lead | None:
        """What is written elsewhere and done or computed in place of a node of the game."""
        if type(node) not in self._leading:
            return None
        return known_lead(node, self.game)

    def wrong(self, code: str, message: MessageRef, span: Span | None, hint: MessageRef | None = None) -> None:
        self.problems.append(Problem(code, message, span, hint))

    def look(self) -> None:
        for stage in (self.circles, self.sizes, self.parts):  # each goes along what the ones before it have bounded
            if not self.problems:
                stage()

    def circles(self) -> None:
        """Definitions, parameters and printed conditions that need themselves; rules that call themselves."""
        reads, spans = self.lookups
        for circle in circles(reads):
            shown = way([name.split(" ", 1)[1] for name in circle])
            self.wrong("circle", say("needs-itself", way=shown), spans.get(circle[0]), say("without-other"))
        self.problems += endless(*self.calls)

    def sizes(self) -> None:
        self.problems += chains(*self.calls) + chains(*self.lookups)

    def parts(self) -> None:
        self.triggers()
        self.never_in_play()
        self.nobody_acts()
        self.placed_answers()
        self.problems += Growth(self.game, self.happenings).problems()
        self.problems += told_by_notes(self.game)
        self.problems += unlike_things(self.game)
        self.problems += never_remembered(self.game)
        self.problems += start_never_used(self.game)
        self.problems += decided_beforehand(self.game)
        for facts in self.facts.values():
            if facts.parts.secretly is not None:
                self.problems += Secret(self.game, facts.parts.secretly).problems(facts.parts.inside)

    # ---- triggers
    def triggers(self) -> None:
        """An ability must answer something that some rule does."""
        happenings: dict[tuple[str, str], list[Happening]] = {}
        for h in (h for found in self.happenings.values() for h in found):
            for key in happened(h):
                happenings.setdefault(key, []).append(h)
        nobodys = self.done_by_nobody()
        for ability in self.game.abilities:
            event = ability.event
            if event is None:
                continue
            if event.rule is not None and event.rule.name in nobodys:
                message = say("nobody-acts-in", rule=event.rule.name)
                self.wrong("dead-trigger", message, ability.span, say("put-into", code="as each player:"))
            heard = (h for key in awaited(ability) for h in happenings.get(key, ()))
            if event.rule is None and not any(h.wakes(event) for h in heard):
                self.dead(ability, event)

    def dead(self, ability: ir.CheckedAbility, event: ir.Event) -> None:
        if event.how == "gain":
            hint = say("only-gain-answered")
            self.wrong("dead-trigger", say("nobody-gains", counter=event.noun), ability.span, hint)
        elif event.how == "pay":
            self.wrong("dead-trigger", say("nobody-pays", counter=event.noun), ability.span)
        else:
            moved = event.piece.name if event.piece is not None else event.noun
            self.wrong("dead-trigger", say("nothing-moves-there", piece=moved, place=event.kind), ability.span)

    def never_in_play(self) -> None:
        for kind in self.words.kinds.values():
            bears = next((a for a in self.game.abilities if a.kind == kind.name), None)
            if bears is not None and not any(z.in_play and kind.name in z.holds for z in self.words.zones.values()):
                self.wrong(
                    "never-in-play",
                    say("never-in-play", kinds=kind.plural),
                    bears.span,
                    say("zone-in-play", kinds=kind.plural),
                )

    # ---- answers that stand inside a rule
    def placed_answers(self) -> None:
        """They are done once, whatever happens: not under a condition, not again and again."""
        certain = {id(found[0]) for rule in self.game.rules.values() if (found := self.answers_of(rule.body))}
        for effect in self.all:
            if self.facts[id(effect)].parts.answers is not None and id(effect) not in certain:
                self.wrong("answers-place", say("answers-once"), effect.span, say("answers-where"))

    def answers_of(self, e: ir.Effect) -> list[ir.Effect]:
        """Where a body certainly comes to its answers."""
        parts = self.facts[id(e)].parts
        if parts.answers is not None:
            return [e]
        if parts.course not in (Course.IN_TURN, Course.ANY):
            return []
        return [found for item in walk.inner_effects(e) for found in self.answers_of(item)]

    # ---- `you` where nobody acts
    def done_by_nobody(self) -> set[str]:
        """The rules that are done somewhere without anybody who acts."""
        found = {("rule", "round")}
        pending: list[tuple[Any, ir.Local | None]] = [(b, None) for b in (self.game.setup, self.game.scoring)]
        pending += [(r.body, None) for r in self.game.rules.values() if not r.has_you]
        while pending:
            body, you = pending.pop()
            for effect in walk.effects(body) if body is not None else ():
                lead = self.lead(effect)
                if lead is None or lead.player is not None and not is_local(lead.player, you):
                    continue
                if (lead.sort, lead.name) not in found:
                    found.add((lead.sort, lead.name))
                    pending += [(p.body, p.you) for p in lead.passages]
        return {name for sort, name in found if sort == "rule"}

    def nobody_acts(self) -> None:
        """Rules and definitions that speak of `you` are used only where somebody acts."""
        values = [cond for _, cond, _, _ in self.game.ends] + [cond for cond, _ in self.game.checks.values()]
        said = (*walk.all_nodes(self.game), *map(walk.everything, values))
        if not any(type(node) in self._leading and self.orphaned(node) for nodes in said for node in nodes):
            return
        for effect in self.all:
            self.orphan(effect, effect.span)
            for node in walk.own(effect):
                self.orphan(node, effect.span)
        for _, cond, _, span in self.game.ends:
            for node in walk.everything(cond):
                self.orphan(node, span)
        for cond, span in self.game.checks.values():
            for node in walk.everything(cond):
                self.orphan(node, span)

    def orphaned(self, node: Any) -> Lead | None:
        """What a node leads to, if that speaks of `you` and nobody acts there."""
        lead = self.lead(node)
        if lead is not None and lead.sort != "parameter" and lead.player is None and self.lead_needs(lead):
            return lead
        return None

    def orphan(self, node: Any, span: Span) -> None:
        lead = self.orphaned(node)
        if lead is not None:
            hint = say("put-into", code="as each player:")
            spoken, name = self.spoken_to(lead), self.shown(lead)
            if spoken is not None and spoken.text and spoken.span is not None:
                message = say("has-to-act-there", name=name, text=spoken.text, n=spoken.span.line)
            else:
                message = say("has-to-act", name=name)
            self.wrong("no-antecedent", message, span, hint)

    def spoken_to(self, lead: Lead) -> ir.Effect | None:
        """The line that speaks of `you`, through however many rules it is reached."""
        for passage in lead.passages:
            body = passage.body if isinstance(passage.body, ir.Effect) and passage.you is not None else None
            for effect in walk.effects(body) if body is not None else ():
                if any(is_local(node, passage.you) for node in walk.own(effect)):
                    inner = self.lead(effect)
                    if inner is None or inner.sort != "rule":
                        return effect
                    if self.lead_needs(inner):
                        return self.spoken_to(inner) or effect
        return None

    def shown(self, lead: Lead) -> str:
        return self.game.definitions[lead.name].definition.name if lead.sort == "define" else lead.name

    def lead_needs(self, lead: Lead) -> bool:
        """Does what is written elsewhere speak of `you`?"""
        key = tuple(id(p.body) for p in lead.passages)
        if key not in self._needs:
            self._needs[key] = False  # a circle is reported elsewhere
            self._needs[key] = any(p.you is not None and self.needs(p.body, p.you) for p in lead.passages)
        return self._needs[key]

    def needs(self, node: Any, you: ir.Local) -> bool:
        """Does this speak of `you` or lead to something that does?"""
        if is_local(node, you):
            return True
        lead = self.lead(node)
        if lead is not None and lead.sort == "parameter":
            return node.thing is not None and self.needs(node.thing, you)
        heard_only = next((h.by for h in self.happenings.get(id(node), ()) if h.by is not None), None)
        for inner in walk.inside(node):
            if lead is not None and inner is lead.player:
                if is_local(inner, you) and self.lead_needs(lead):
                    return True
            elif inner is not heard_only and self.needs(inner, you):
                return True
        return False


def is_local(node: Any, local: ir.Local | None) -> bool:
    return local is not None and ir.local_of(node) is local


def review(game: CheckedGame, problems: list[Problem]) -> None:
    """Adds what is wrong with the game as a whole. Only asked when every part of it is right."""
    Review(game, problems).look()
