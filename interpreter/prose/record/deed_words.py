"""What a deed is called in the log: by the card that is used, as of one or several, once for what is done in a row;
what is said of cards that allowed it, and of what ends the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise, takewhile

from ...engine.events import Ended, Event
from ...lowering.anatomy import rule_done
from ...lowering.stops import OTHERWISE
from ...model.walk import effects
from ...phrases.fallbacks import first
from ...phrases.words import Done, Say
from ...verbs.choosing import ChooseBody
from ...verbs.repeating import Repeat
from ...verbs.sequences import all_steps
from ...verbs.until import Until
from ..questions.questions import Questions
from ..speaking.punctuation import capital
from .paragraphs import Clause, Paragraph


class DeedWords:
    """In one language."""

    def __init__(self, spoken: Questions):
        self.spoken = spoken

    @cached_property
    def again(self) -> set[str]:
        """The rules that are done as often as somebody likes, or so many times, in one step."""
        game = self.spoken.game
        loops = [e for checked in game.rules.values() for e in effects(checked.body) if isinstance(e, Repeat | Until)]
        return {*filter(None, (rule_done(inner, game) for e in loops for inner in effects(e)))}

    @cached_property
    def flow(self) -> set[str]:
        """The lines of the flow."""
        return {path for path, _ in self.spoken.rules.slots.flow.values()}

    def chosen_after(self, clauses: Sequence[tuple[Clause, str]]) -> int:
        """How many things were chosen in what goes on with the first of some clauses."""
        deeds = [clause for clause, _ in clauses]
        on = takewhile(lambda two: self.goes_on_with(*two), pairwise(deeds))
        return sum(len(clause.chosen) for _, clause in on)

    def goes_on_with(self, last: Clause, clause: Clause) -> bool:
        """Is something done again and again, one directly after the other? What it is called is said once then."""
        same = last.deed and last.words == clause.words and bool(last.chosen and clause.chosen)
        plain = not (last.card or clause.card or last.secret or clause.secret or clause.resumed)
        return same and plain and self.spoken.choices[clause.pc].step.partition(".")[0] in self.again

    def said(self, clause: Clause, more: int) -> str:
        """What is said of whoever chose so many things there, and `more` in what goes on with it."""
        asked = [pc for pc, _ in reversed(clause.places)] if clause.deed else []
        named = [pc for pc in asked if self.spoken.titled(pc).does == clause.words]  # of what a rule leads to, not all
        return self.spoken.does(named[0], len(clause.chosen) + more) if named else clause.words

    def done_instead(self, event: Event) -> set[str]:
        """The rule that was done because nothing could be chosen: it is told as what the game did by itself."""
        effect = self.spoken.choices[event.pc].effect
        if event.code != OTHERWISE or not event.facts or not isinstance(effect, ChooseBody) or effect.otherwise is None:
            return set()
        return {*filter(None, (rule_done(effect.otherwise, self.spoken.game),))}

    def name_unasked(self, p: Paragraph) -> None:
        """What the game does for a player by itself is told as the step it is, where nothing else was done there."""
        for clause in p.clauses:
            if not (clause.words or clause.chosen) and len(clause.unasked) == 1:
                clause.words = self.unasked(*clause.unasked)
                clause.deed = bool(clause.words)

    def unasked(self, path: str) -> str:
        """What is said of somebody for whom the game does a step by itself; of a line of one, the rule that it does."""
        within, _, step = path.rpartition("/")
        game, name = self.spoken.game, step.partition(".")[0]
        lines = (
            [line for line in all_steps(game.rules[within].body) if line.name == name] if within in game.rules else []
        )
        rules = [rule_done(effect, game) for line in lines for effect in effects(line.body)]
        said = (self.spoken.does_unasked(one) for one in (name, *filter(None, rules), *self.only_rule(name)))
        return next(filter(None, said), "")

    def only_rule(self, name: str) -> list[str]:
        """The rule that another one does, if it does nothing else that has a name."""
        game = self.spoken.game
        done = [rule_done(effect, game) for effect in effects(game.rules[name].body)] if name in game.rules else []
        found = [*filter(None, done)]
        return found if len(found) == 1 else []

    def uses(self, clause: Clause) -> str:
        """What is said of whoever chose something for a card, if that they use it was not told with it."""
        step = self.spoken.choices[clause.pc].step if clause.chosen and clause.pc >= 0 else ""
        if clause.deed or clause.card or step not in self.usable:
            return ""
        return self.spoken.text(Done(Say("cli-log-uses", card=first(*self.spoken.known(step)))))

    def vain(self, clause: Clause) -> str:
        """What is said behind a card that was used for nothing."""
        return self.spoken.say("cli-log-vain") if clause.vain else ""

    def only_with(self, clause: Clause) -> str:
        """What is said behind something that a card allowed, unless it is told that the card was used."""
        cards = dict.fromkeys(self.spoken.entry(card) for card in clause.allowed)
        names = ", ".join(name for name in cards if name != clause.card)
        return self.spoken.say("cli-log-only", cards=names) if names else ""

    def ends(self, p: Paragraph, now: int) -> str:
        """Which condition of the end has come true, and when the game ends by it, seen from the round `now`; it is
        nobody's deed."""
        spoken, facts = self.spoken, [f for clause in p.clauses for f in clause.facts if isinstance(f, Ended)]
        since = max(now - p.round, 0)
        left = {fact: max(fact.rounds - since, min(fact.rounds, 0)) for fact in facts}
        told = [spoken.say("cli-log-end", cause=spoken.cause(fact.cause), rounds=n) for fact, n in left.items()]
        return capital("; ".join(told))

    @cached_property
    def usable(self) -> set[str]:
        """The cards that are only there to be used when somebody likes."""
        abilities = self.spoken.game.abilities
        return {a.entry for a in abilities if a.how == "free"} - {a.entry for a in abilities if a.how != "free"}
