"""The course of a game: in what order its steps come, and what each of them is a part of.

Read from the flow alone, not from where a match stands: whoever asks when something comes is told what holds in
every round. A step that is no rule is called by what it stands in and its own name (`act.area_action`): other rules
may have a step of that name, too.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...diagnostics.records import record
from ...lowering.anatomy import facts_of, lead_of, rule_done
from ...lowering.context import SETUP
from ...model import ir
from ...model.checked import CheckedGame
from ...model.facts import Course as How
from ...model.walk import effects
from ...verbs import sequences

#: the part of a game behind its rounds
SCORING = "scoring"
AFTER, FIRST, IN, BY = "after", "first", "in", "by"


@record
class Moment:
    """When something comes: after a step, at the beginning of one, somewhere in it, or by a card."""

    how: str
    of: str


@record
class Standing:
    """A place where a step stands: inside what, behind what, and whether it is done there again and again."""

    within: str
    before: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    ordered: bool = False
    looped: bool = False


class Course:
    def __init__(self, game: CheckedGame, asking: Iterable[str]):
        """`asking`: what has a decision of its own. What nobody is asked in goes by unnoticed."""
        self.game = game
        self.asking = {*asking}
        #: named steps that are no rules
        self.steps: dict[str, ir.Effect] = {}
        self.stands: dict[str, list[Standing]] = {}
        #: what is done in something, with all that it calls
        self.calls: dict[str, set[str]] = {}
        self._asks: dict[str, bool] = {}
        self._around: dict[str, frozenset[str]] = {}
        for name, checked in game.rules.items():
            self.look(name, checked.body, checked.rule.flow)
        for name, frame in ((SETUP, game.setup), (SCORING, game.scoring)):
            if frame is not None:
                self.look(name, frame, True)
        self.look_at_cards()

    # ---- reading
    def look(self, within: str, body: ir.Effect, ordered: bool) -> None:
        items = sequences.items_of(body)
        names = [self.main(within, item)[0] for item in items]
        self.calls.setdefault(within, set())
        for index, item in enumerate(items):
            mine, looped = self.main(within, item)
            before = tuple(name for earlier in names[:index] for name in earlier[:1])
            later = tuple(name for following in names[index + 1 :] for name in following[:1])
            for name in mine:
                self.stand(name, Standing(within, before, later, ordered, looped))
            if self.own_name(item):
                (self.steps[mine[0]],) = facts_of(item, self.game).parts.inside
                self.look(mine[0], self.steps[mine[0]], True)
            else:
                self.look_inside(within, item, mine)

    def own_name(self, item: ir.Effect) -> str:
        """What a step is called that is no rule."""
        name = sequences.step_name(item)
        return name if name not in self.game.rules else ""

    def look_inside(self, within: str, body: ir.Effect, known: Iterable[str] = ()) -> None:
        """Calls that are no steps of their own: what is chosen, what happens under a condition."""
        for effect in effects(body):
            lead = lead_of(effect, self.game)
            if lead is None:
                continue
            if lead.sort == "printed":
                self.calls.setdefault(within, set()).add(f".{lead.name}")
            elif lead.name not in known:
                self.stand(lead.name, Standing(within))

    def main(self, within: str, item: ir.Effect) -> tuple[list[str], bool]:
        """What a line of a list is called: as a step, else as the rule it does; and whether it is done for several."""
        name = self.own_name(item)
        if name:
            return [f"{within}.{name}"], False
        done, looped = unwrapped(item, self.game)
        rule = rule_done(done, self.game)
        return [rule] if rule else [], looped

    def does_rule(self, body: ir.Effect) -> bool:
        """Is nothing done in a step but a rule?"""
        return bool(rule_done(unwrapped(body, self.game)[0], self.game))

    def stand(self, name: str, standing: Standing) -> None:
        known = self.stands.setdefault(name, [])
        if name != standing.within and standing not in known:
            known.append(standing)
        self.calls.setdefault(standing.within, set()).add(name)

    def look_at_cards(self) -> None:
        """What is printed on something is done where that is said; what a card adds, in the menu it adds to."""
        for (prop, entry), printed in self.game.printed.items():
            if printed.effect is not None:
                self.look_inside(entry, printed.effect)
                for name in [name for name, called in self.calls.items() if f".{prop}" in called]:
                    self.stand(entry, Standing(name))
        for ability in self.game.abilities:
            if ability.body is not None:
                self.look_inside(ability.entry, ability.body)
                self.stand(ability.entry, Standing(ability.menu.name if ability.menu is not None else ""))

    # ---- answers
    def asks(self, name: str) -> bool:
        """Is anybody asked in it?"""
        if name not in self._asks:
            own = self._asks[name] = name in self.asking or name.startswith(".")
            self._asks[name] = own or any(map(self.asks, self.calls.get(name, ())))
        return self._asks[name]

    def noticed(self, name: str) -> bool:
        """Does one notice that it happens: is somebody asked, or is it a part of the flow with a name?"""
        return self.asks(name) or (name in self.game.rules and self.game.rules[name].rule.flow)

    def around(self, name: str) -> frozenset[str]:
        """What is certainly going on while this is, itself included."""
        if name not in self._around:
            self._around[name] = frozenset({name})
            ways = [self.around(s.within) for s in self.stands.get(name, ())]
            self._around[name] = frozenset({name}).union(*ways[:1]).intersection(*(w | {name} for w in ways))
        return self._around[name]

    def perhaps_around(self, name: str) -> frozenset[str]:
        """Everything that may be going on while this is, itself included."""
        found, left = set[str](), [name]
        while left:
            if (one := left.pop()) not in found:
                found.add(one)
                left += [s.within for s in self.stands.get(one, ())]
        return frozenset(found)

    def done_in(self, name: str) -> frozenset[str]:
        """Everything that may be done in a step, however deep, itself included."""
        found, left = set[str](), [name]
        while left:
            name = left.pop()
            left += self.calls.get(name, set()) - found
            found.add(name)
        return frozenset(found)

    def moments(self, name: str) -> list[Moment]:
        found: dict[Moment, None] = {}
        for s in self.stands.get(name, ()):
            found |= dict.fromkeys(self.moments_at(s))
        return list(found)

    def moments_at(self, s: Standing) -> list[Moment]:
        if not s.within:
            return []
        if s.within in (SETUP, SCORING) or not s.ordered:
            return [Moment(BY if s.within in self.game.words.entries else IN, s.within)]
        asked = [name for name in s.before if self.noticed(name)]
        if asked:
            return [Moment(AFTER, asked[-1])]
        if not s.looped:
            outer = self.stands.get(s.within, ())
            if outer and all(o.ordered and not o.looped for o in outer):
                return [m for o in outer for m in self.moments_at(o)]
        return [Moment(FIRST if any(map(self.noticed, s.later)) else IN, s.within)]


def unwrapped(item: ir.Effect, game: CheckedGame) -> tuple[ir.Effect, bool]:
    """What is done under conditions, if one likes, or again and again; and whether others do it in turn."""
    looped = False
    while lead_of(item, game) is None:
        facts = facts_of(item, game)
        if len(facts.parts.inside) != 1:
            break
        looped = looped or facts.hands_over or facts.parts.course is How.AGAIN
        (item,) = facts.parts.inside
    return item, looped
