"""Decisions in a language: what is asked, what it will bring, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ...asking.question import DONE
from ...asking.walks import STOP
from ...engine.events import Event, How
from ...engine.gains import Change
from ...engine.match import Match
from ...engine.recording import recorded
from ...lowering.anatomy import asking_of, rule_done
from ...lowering.stops import Choice
from ...model.ir import Effect
from ...model.vocabulary import PLAYER
from ...model.walk import effects
from ...phrases.words import Listed, Plain, Say
from ..questions.questions import Questions
from ..questions.typed import WORST, fitting
from ..record.log import Log
from ..record.outcome import PUBLIC
from ..speaking.punctuation import capital

#: of a menu that comes later so many alternatives are named
MOST_WAYS = 3


class Prompts(Questions):
    # ---- what will happen
    def only_cards(self, options: Sequence[tuple[int, int]]) -> bool:
        """Is nothing offered (where in the rules, and which code) but cards for any time and to stop?"""
        cards = [self.is_free(pc, code) for pc, code in options]
        return any(cards) and all(card or code < 0 for card, (_, code) in zip(cards, options, strict=True))

    def asked(self, match: Match, seat: int, pc: int, left: int | None = None) -> str:
        """Where nothing is offered but cards and to stop, nobody is asked for anything else."""
        offered = [(pc, code) for who, at, codes in match.owed() if (who, at) == (seat, pc) for code in codes]
        if self.is_before(self.choices[pc]) or not self.only_cards(offered):
            return super().asked(match, seat, pc, left)
        return self.prompt(pc, match, seat, question=Say("cli-free-only"))

    def asked_first(self, match: Match, seat: int, pc: int, then: Match | None) -> str:
        """The question where a card can be used first, and nothing else is offered than to go on: to what is asked here
        or, where that can only be stopped, to what comes `then` (see `over`)."""
        if then is not None:
            later = any(self.is_free(at, code) for who, at, codes in then.owed() if who == seat for code in codes)
            others = not then.over and all(who != seat for who, _, _ in then.owed())
            return capital(self.say("cli-free-later") if later else self.last_chance(others))
        stops = self.choices[pc].names.get(STOP) == DONE
        return self.prompt(pc, match, seat, question=Say("cli-free-only" if stops else "cli-free"))

    def is_deed(self, pc: int, code: int) -> bool:
        """Does an option say what is done? Things, cells, numbers and cards that are used are called by a name."""
        choice = self.choices[pc]
        return choice.kind == "menu" and code in choice.names and not self.card_of(choice, code)

    def last_chance(self, others: bool) -> str:
        """That a card can be used now and not at the next question, which others may get."""
        return capital(self.say("cli-free-last", next="others" if others else "you"))

    def over(self, match: Match, seat: int, pc: int, on: int) -> Match | None:
        """Where a match stands once its player has gone on (by the option `on`), if nothing comes of this step then any
        more; None if something does."""
        then = match.clone()
        came = recorded(then, seat, on)
        # what another rule or card goes on with is still in the step
        others = [event for event in came if event.how is How.ITSELF and not (event.about or event.cause >= 0)]
        steps = [*others, *(event for event in came if event.how is How.ITSELF and "/" in event.path)]
        over = any(event.path != self.choices[pc].path for event in steps)
        within = any(self.asks_within(pc, at) for who, at, _ in then.owed() if who == seat)
        return then if over or not within else None

    def passed(self, pc: int) -> str:
        """What a step is called in which nothing was possible: on a card or a place, where that is not all of it, with
        what is asked there."""
        title = capital(self.title(pc))
        if not self.titled(pc).card:
            return title
        more = self.say("cli-prompt-once-more")
        return self.say("cli-option-with", option=title, text=more) if self.once_more(pc) else self.prompt(pc)

    def asks_within(self, pc: int, later: int) -> bool:
        """Is a later choice a part of the step before which the first is asked: of its line, or a rule that does?"""
        before, choice = self.choices[pc], self.choices[later]
        rule = choice.step.partition(".")[0]
        if "/" in choice.path or rule not in self.game.rules:  # a line of the flow; otherwise the text of a card
            return "/" not in choice.path or choice.path == before.path
        return before.effect is None or rule in {before.step.partition(".")[0], *self.rules_done([before.effect])}

    def rules_done(self, bodies: Sequence[Effect]) -> set[str]:
        """The rules that are done on the way, however deep."""
        found: set[str] = set()
        left = list(bodies)
        while left:
            for effect in effects(left.pop()):
                name = rule_done(effect, self.game)
                if name and name not in found:
                    found.add(name)
                    left.append(self.game.rules[name].body)
        return found

    def done_within(self, here: Choice, there: Choice) -> bool:
        """Is the second choice a part of the rule or the text in which the first is: does what is done there, is
        printed on cards that are used in it, or answers it ask the second?"""
        if there.step == here.step or there.effect is None:
            return there.step == here.step
        if here.step not in self._done_in:
            name, _, prop = here.step.partition(".")
            analysis = self.rules.machine.program.lowering.analysis
            found, left = set[int](), [*self.bodies(name, prop)]
            while left:
                effect = left.pop()
                if id(effect) not in found:
                    found.add(id(effect))
                    answers = [ability.body for ability in analysis.woken(effect) if ability.body is not None]
                    left += [*effects(effect), *analysis.children(effect), *answers]
            self._done_in[here.step] = found
        return id(there.effect) in self._done_in[here.step]

    @cached_property
    def _done_in(self) -> dict[str, set[int]]:
        """By step, the effects that may be done in it."""
        return {}

    def asked_then(self, pc: int) -> str:
        """What is asked later, in a few words: how something is paid, a rule by its name, or what stands on a card."""
        choice = self.choices[pc]
        asking = asking_of(choice.effect)
        if choice.effect is not None and asking is not None and asking.pays:
            return self.text(self.doing([choice.effect], self.telling(choice)) or self.question(choice))
        if choice.step.partition(".")[0] in self.game.rules:
            return self.title(pc)
        ways = [code for code in choice.names if code >= 0] if choice.kind == "menu" else []
        if not 1 < len(ways) <= MOST_WAYS:
            return self.text(self.question(choice))
        return self.text(Listed([Plain(self.label(pc, code)) for code in ways], "list-or"))

    # ---- what has happened
    def log(
        self,
        events: Sequence[Event],
        seat: int = PUBLIC,
        others: bool = False,
        now: int = 0,
    ) -> list[str]:
        """Events in words, with what they brought; what one player did in a row is one paragraph.

        Nobody is told what their seat may not know. `others`: of what this seat did itself only that of which something
        came; `now`: the round in which it is told as news.
        """
        return [paragraph.text for paragraph in Log(self, seat, others, now).told(events)]

    def brought(self, changes: Sequence[Change]) -> str:
        """What one player has more or less of, all in all; of what is on a track, from where to where."""
        tracks = {track.counter for track in self.rules.shown_by.tracks}
        found = []
        values = [change.name for change in changes if change.name in self.words.entries]
        for name in (*self.words.counters, *dict.fromkeys(values)):
            steps = [change for change in changes if change.name == name]
            before, now = (steps[0].before, steps[-1].now) if steps else (0, 0)
            if before == now:
                continue
            if name in tracks:
                found.append(self.say("cli-moved", what=self.head(name), before=before, now=now))
            else:
                n = abs(now - before)
                thing = self.words.entries.get(name)
                amount = self.so_many(n, thing[0]) if thing else self.amount(n, name)
                found.append(self.say("cli-gained" if now > before else "cli-lost", amount=amount))
        return ", ".join(found)

    # ---- what a person typed
    def find_sorts(self, said: str, whole: bool = False) -> list[int]:
        """The things a name or, if it need not be `whole`, a part of one means, one of each name; of copies on which
        something else is printed one of each sort, also by what tells it apart."""
        names: dict[int, tuple[str, ...]] = {}
        for name, indices in self.words.entries.items():
            if self.words.things[indices[0]].kind != PLAYER:
                sorts = {self.sort(i): i for i in reversed(indices)}
                known = self.entry_names(name)
                names |= {i: known if len(sorts) == 1 else (*known, sort) for sort, i in reversed(sorts.items())}
        return fitting(said, names, worst=0 if whole else WORST)

    def untaken(self, reasons: dict[str, dict[str, str]], why: str) -> dict[str, list[str]]:
        """Step by step, the alternatives nobody took for a reason; `reasons` has them by ids, as a series does."""
        found: dict[str, dict[str, None]] = {}
        for pc, choice in self.choices.items():
            there = reasons.get(choice.path, {})
            for code in choice.names:
                if there.get(self.rules.option_id(pc, code)) == why:
                    found.setdefault(capital(self.title(pc)), {})[self.label(pc, code)] = None
        return {step: list(labels) for step, labels in found.items()}

    def concerns(self, pc: int) -> frozenset[str]:
        """The counters, and the zones of pieces and things, that the rule or card changes in which one decides."""
        name, _, prop = self.choices[pc].step.partition(".")
        analysis = self.rules.machine.program.lowering.analysis
        written = [region for body in self.bodies(name, prop) for region in analysis.writes(body)]
        return frozenset(region[-1] for region in written if region[0] in ("c", "z", "p"))
