"""A person at the table: sees where the game stands, is asked, and may ask back."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from . import orders
from .ahead import answered_together, parts
from .asked_about import looked_up, offered, why_not
from .asking import Question
from .completing import completions
from .laying import Positions
from .lines import show, wrapped
from .output import console, only_ascii, table
from .paging import paged
from .reading import not_taken, read
from .said_ahead import not_done, said_ahead
from .stopping import Stopped
from .understanding import Order, standing_behind, understood
from .why import in_another_form
from .words import mistakes, say

if TYPE_CHECKING:
    from ..interpreter.asking.foresight import Point, Steps
    from ..interpreter.asking.question import Asked
    from ..interpreter.diagnostics.problems import MessageRef
    from ..interpreter.prose.options.offers import Offer
    from .table import Table

#: paragraphs of the log that are shown at once
_MOST_LOG = 20
#: of what was not possible so many letters are told at most
_LONGEST_NAME = 32
#: and so many things
_MOST_IMPOSSIBLE = 3
#: after so many options it is looked whether the same question comes again
_LOOKED_AT = 5


class Left(Exception):
    """A person wants to stop."""


class Undone(Exception):
    """A decision was taken back: what is asked now is something else."""


def figure(n: int | None) -> str:
    return "?" if n is None else str(n)


class Person:
    """One question to a person, until it is answered."""

    def __init__(self, table: Table, asked: Asked):
        from ..interpreter.asking.question import begun_with
        from ..interpreter.asking.skipped import may_decline, passed_steps, skipped
        from ..interpreter.asking.times import times_left
        from ..interpreter.prose.options.comes_first import comes_first
        from ..interpreter.prose.speaking.punctuation import capital

        self.table, self.asked, self.seat, self.pc = table, asked, asked.seat, asked.pc
        last = table.timeline.last() if may_decline(asked.match.rules) else None
        self.skipped = [*skipped(asked, table.events), *(passed_steps(asked, *last) if last is not None else [])]
        self.spoken, self.match = table.spoken, asked.match
        self.asks = self.spoken.asked(self.match, self.seat, self.pc, times_left(self.match, self.seat, self.pc))
        begun = begun_with(asked, table.events)
        about = self.spoken.label(*begun) if begun is not None else ""
        if about and about not in self.asks:  # what the question is about was chosen by the one before
            self.asks = say("cli-prompt-cause", cause=capital(about), prompt=self.asks)
        self.question = self.positions() or self.listed()
        found = self.question.options
        cards = self.spoken.only_cards([o.way.said[0] for o in found])
        on = (o for o in found if self.spoken.goes_on(o.place, o.code) or cards and o.way.said[0].code < 0)
        #: the option that only goes on: where there is nothing but cards to use, Enter alone does
        self.going_on = next(on, None)
        #: is the step over, and only cards can still be used?
        self.over = False
        if cards and self.going_on is not None:
            self.question.purposes = True
            then = self.spoken.over(self.match, self.seat, self.pc, self.going_on.code)
            self.over = then is not None
            self.asks = self.spoken.asked_first(self.match, self.seat, self.pc, then)
            if self.over:
                self.question.offer([self.goes_on(o) if o is self.going_on else o for o in found])
                found = self.question.options
        if (first := comes_first(self.spoken, asked)) is not None:
            but = ", ".join(first.unless) or "none"
            self.asks = say("cli-prompt-first", prompt=self.asks, text=first.text, but=but)
        #: is it answered by what was answered to the question before, together with that?
        self.carried_on = False
        #: the only option: it is put so that others cannot tell that there is no other
        self.only = found[0] if len(found) == 1 else None

    def goes_on(self, option: Offer) -> Offer:
        """What ends a step of which nothing is left to end: it only goes on, and is still found by its own name."""
        label = self.spoken.say("option-go_on")
        if option.label != self.spoken.say("option-done"):
            return option
        last = replace(option.parts[-1], label=label)
        return replace(option, label=label, parts=(*option.parts[:-1], last), called=(*option.called, option.label))

    def positions(self) -> Question | None:
        """The question about what is laid on a grid, if this is one."""
        from ..interpreter.asking.foresight import Step
        from ..interpreter.display import laying_preview
        from ..interpreter.engine.layings import layings
        from ..interpreter.prose.options.offers import offers, results
        from ..interpreter.prose.options.revealed import Revealed

        laid = layings(self.match, self.seat)
        if not laid:
            return None
        listed = laying_preview.decision(self.spoken, self.match, self.seat, self.pc, laid)
        self.asks = listed.prompt
        ways = [tuple(Step(*step) for step in result.ways[0].steps) for result in laid]
        first = offers(self.spoken, self.asked, self.asked.first)
        listed_offers = [*results(self.asked, listed.options, ways), *first]
        return Positions(self.spoken, self.pc, listed_offers, laid, Revealed(self.spoken, self.asked))

    def listed(self) -> Question:
        """Any other question."""
        from ..interpreter.display.laying_preview import picture, showing
        from ..interpreter.prose.options.offers import detours, offers, said_once

        once = said_once(offers(self.spoken, self.asked))
        found = once.options
        if once.each:
            self.asks = say("cli-prompt-each", prompt=self.asks, text=once.each, but=once.declined or "none")
        if once.anyway:
            self.asks = say("cli-prompt-anyway", prompt=self.asks, text=once.anyway)
        shown = showing(self.spoken, self.match, self.seat, self.pc)
        found = [replace(o, brings=shown[o.code]) if o.place == self.pc and o.code in shown else o for o in found]
        found = [self.with_next(option) for option in found]
        single = [o for o in found if len(o.way.said) == 1 and o.place == self.pc]
        drawn = {o.id: picture(self.spoken, self.match, self.seat, self.pc, o.code, only_ascii()) for o in single}
        return Question(self.spoken, self.pc, found, drawn, detours(self.spoken, self.asked))

    def with_next(self, option: Offer) -> Offer:
        """What only ends a step that comes more than once in a turn, with the step in which one is asked next."""
        from ..interpreter.asking.question import DONE
        from ..interpreter.asking.walks import STOP
        from ..interpreter.prose.questions.step_names import name_of

        course, step = self.table.steps.course, name_of(self.spoken, option.place)
        times = sum(standing.ordered for standing in course.stands.get(step, ()))
        if option.code != STOP or self.spoken.choices[option.place].names.get(STOP) != DONE or times < 2:
            return option
        point: Point | None = self.asked.start
        for decision in option.way.steps:
            point = point.after(decision.code) if point is not None else None
        if point is None or (title := self.spoken.title(point.pc)) == self.spoken.title(option.place):
            return option
        brought = (*option.brought, say("cli-option-then", what=title))
        return replace(option, brought=brought, brings=", ".join(brought))

    @cached_property
    def several(self) -> list[Offer]:
        """Answers that can be given at once, as an example; none if it is always one."""
        options = [option for option in self.question.options if option.code >= 0 and not option.first]
        ways = (answered_together(self.spoken, self.asked, options, option) for option in options[:_LOOKED_AT])
        return next((found for found in ways if len(found) > 1), [])

    def ask(self) -> Steps:
        """The decisions that the answer stands for."""
        from ..interpreter.prose.questions.typed import folded

        steps = self.answer()
        self.table.ahead.taken[self.seat] += 1
        ends = [option for option in self.question.options if option.code < 0]
        self.table.ahead.ended = frozenset(folded(name) for option in ends for name in (*option.names, option.whole))
        return steps

    def answer(self) -> Steps:
        if (ahead := said_ahead(self)) is not None:
            return ahead
        self.table.hear(self.seat)
        self.show()
        while True:
            said = self.heard()
            if said is None:
                self.show()
                continue
            said, *more = parts(said)
            self.table.ahead.give(self.seat, more)
            going_on = self.only or self.going_on
            if not said and going_on is not None:
                return going_on.way.steps
            if not said:
                self.table.ahead.drop()
                self.question.whole()
                self.show()
                continue
            if self.question.turned_over(said):
                self.table.ahead.drop()
                self.show()
                continue
            with paged(self.table.terminal) as pages:
                found = self.understand(said)
                if not isinstance(found, str):
                    return found
                self.table.ahead.drop()
                left = self.table.ahead.told(self.seat)
                for sentence in filter(None, (found, left[0] if left is not None else "")):
                    show(wrapped(sentence, console().width))
            if pages.long:
                show(wrapped(say("cli-more-table"), console().width), "dim")

    def heard(self) -> str | None:
        """What is typed; None if somebody only wanted to hurry bots that have decided by now."""
        try:
            return read(completions=self.completed)
        except KeyboardInterrupt as pressed:
            if isinstance(pressed, Stopped) or not self.table.hurried:
                raise
            self.table.hurried = False
            return None

    def completed(self, begun: str) -> list[str]:
        """What can be typed here that begins so."""
        names = [name for option in self.question.options for name in option.names[1:]]
        words = [word for words in orders.names().values() for word in words]
        return completions(begun, [*names, *words], self.spoken.entry_titles)

    def show(self) -> None:
        """Where the game stands, and the question below it."""
        width = console().width
        enter = self.only is not None or self.going_on is not None
        prompt = wrapped(self.prompt(), width)
        numbers = " ".join(str(self.question.numbers[option]) for option in self.several)
        ends = [say("cli-play-foot-several", numbers=numbers, undo=u) if numbers else u for u in self.undoing()]
        ends = [" · ".join(filter(None, (self.impossible(), self.question.left_out(), end))) for end in ends]
        lines = (say("cli-play-foot-enter" if enter else "cli-play-foot", undo=undo) for undo in ends)
        foot = min((wrapped(line, width) for line in lines), key=len)
        said = filter(None, (self.table.told_undone(self.seat), not_taken()))
        told = [*not_done(self, width), *(line for sentence in said for line in wrapped(sentence, width))]
        things = self.question.things()
        space = self.table.space(self.seat, self.pc, len([*prompt, *foot, *told]) + 1, things)
        offered = self.question.lines(width, space) if self.only is None else []
        self.table.show(self.seat, self.pc, len([*prompt, *offered, *foot, *told]), things)
        show(prompt, "bold cyan")
        show(offered)
        show(foot, "dim")
        show(told)

    def prompt(self) -> str:
        if self.only is not None:
            return say("cli-play-only", option=self.only.whole)
        return self.asks

    def impossible(self) -> str:
        """What the player would have chosen from if it had been possible; nothing if there is no such thing."""
        from ..interpreter.display.canvas import clipped

        parts = [one for one in self.skipped if not one.whole]
        labels = dict.fromkeys(self.spoken.label(*step) for one in parts for step in one.impossible)
        names = [clipped(label, _LONGEST_NAME, only_ascii()) for label in labels][:_MOST_IMPOSSIBLE]
        told = [say("cli-play-impossible", options=", ".join(names))] if names else []
        steps = dict.fromkeys(self.spoken.passed(one.taken.pc) for one in self.skipped if one.whole)
        names = [clipped(step, _LONGEST_NAME, only_ascii()) for step in steps][:_MOST_IMPOSSIBLE]
        return " · ".join([*told, *(say("cli-play-passed", step=name) for name in names)])

    def undoing(self) -> list[str]:
        """Whether the last decision could be taken back, before one asks; in full, and shorter."""
        why, word = self.table.timeline.no_undo(self.seat), say("cli-order-undo")
        if why is None:
            return [say("cli-play-can-undo", word=word)]
        return [say("cli-play-cannot-undo", why=mistakes()(why)), say("cli-play-no-undo", word=word)]

    # ---- what was typed
    def understand(self, said: str) -> Steps | str:
        """The decisions that are meant, or what there is to say."""
        found = understood(self, said)
        if found is None:
            return self.not_offered(said)
        return self.obey(*found.said) if isinstance(found, Order) else found

    def not_offered(self, said: str) -> str:
        """Why it is not, and behind which options it stands; many things that are called so were not meant then."""
        if self.question.ends_nothing(said):
            return say("cli-play-ends-nothing", word=said)
        if isinstance(self.question, Positions) and (none := self.question.none_has(said)):
            return none
        behind = standing_behind(self, said)
        if len(said) < 2 or behind and len(looked_up(self, said)[0]) > 1:
            return behind or orders.unknown(said)
        return why_not(self, said, "" if behind else orders.unknown(said)) or behind

    def obey(self, order: str, about: str) -> str:
        if order in orders.ABOUT and not about:
            return say("cli-play-about", word=say(f"cli-order-{order}"))
        return str(getattr(self, f"order_{order}")(about))

    # ---- orders
    def order_help(self, about: str) -> str:
        from .explaining import explained

        return explained(self, about)

    def order_more(self, about: str) -> str:
        return say("cli-play-no-more")

    def order_board(self, about: str) -> str:
        from ..interpreter.engine.projected_scores import added_now
        from ..interpreter.engine.views import view
        from .screen import print_whole

        match = self.table.timeline.match
        shown = (added_now(match, self.seat), self.table.turns(match, self.pc))
        print_whole(self.spoken, view(match, self.seat), self.seat, *shown)
        return ""

    def order_card(self, about: str) -> str:
        from ..interpreter.engine.views import view
        from .book import show_card

        seen = view(self.table.timeline.match, self.seat)
        return show_card(self.spoken, self.table.steps, about, seen, self.in_another_form)

    def order_rules(self, about: str) -> str:
        from ..interpreter.engine.views import view
        from .book import show_rules

        seen = view(self.table.timeline.match, self.seat)
        return show_rules(self.spoken, self.table.steps, about, seen, self.in_another_form)

    def in_another_form(self, said: str) -> str:
        """What is asked about, in the form in which something is called so; nothing if nothing is."""
        return in_another_form(self.spoken, self.match, self.seat, said)

    def order_why(self, about: str) -> str:
        numbered = self.question.numbered(about)
        if numbered is None or isinstance(numbered, str):  # a number can be a part of a name
            unknown = numbered or say("cli-play-unknown", name=about[:60])
            told = why_not(self, about, unknown)
            if told == unknown and numbered is None:
                told = self.never_chosen(about) or unknown
                other = self.in_another_form(about) if told == unknown else ""
                return why_not(self, other, unknown) if other else told
            return told
        return offered(self, numbered)

    def never_chosen(self, name: str) -> str:
        """Of what is no option anywhere, but on the table or in the rules, what it is, and that nobody chooses it;
        nothing if nothing is called so."""
        from ..interpreter.engine.views import view
        from ..interpreter.prose.speaking.punctuation import capital
        from .book import called_so

        told = called_so(self.spoken, self.table.steps, name, view(self.table.timeline.match, self.seat))
        return told or capital(say("cli-why-nowhere")) if told is not None else ""

    def order_hint(self, about: str) -> str:
        from .hinting import hint

        try:
            return hint(self)
        except KeyboardInterrupt as pressed:  # who does not want to wait for it still wants to play
            if isinstance(pressed, Stopped):
                raise
            return say("cli-play-no-hint")

    def order_undo(self, about: str) -> str:
        from ..interpreter.diagnostics.problems import Refused

        try:
            self.table.undo(self.seat)
        except Refused as refused:  # it stands, or what is taken back could not be written down
            return say("cli-play-not-undone", why=mistakes()(refused.said))
        raise Undone

    def order_score(self, about: str) -> str:
        """What everybody has and what the final scoring would add; what this person cannot know is a question mark."""
        from ..interpreter.engine.projected_scores import scored_now

        found = scored_now(self.table.timeline.match, self.seat)
        heads = [self.spoken.player(seat) for seat in range(len(found))]
        sources = [scored.sources for scored in found]
        shown = table(say("cli-score-from"), *heads, numbers=heads, title=say("cli-score-now"))
        for source in sources[0]:
            values = [by[source] for by in sources]
            if any(n is None or n for n in values):
                shown.add_row(self.spoken.source(source), *map(figure, values))
        shown.add_section()
        shown.add_row(say("cli-score-total"), *(figure(scored.points) for scored in found), style="bold")
        console().print(shown)
        return ""

    def order_log(self, about: str) -> str:
        """What has happened, round by round: the last paragraphs, so many as are asked for, or all of them."""
        from ..interpreter.prose.questions.typed import folded
        from ..interpreter.prose.record.log import Log

        word, everything = say("cli-order-log"), say("cli-log-all")
        paragraphs = Log(self.spoken, self.seat).told(self.table.events)
        if folded(about) in map(folded, (everything, "all")):
            most = len(paragraphs)
        elif about and (not (about.isdecimal() and about.isascii()) or not int(about[:9])):
            return say("cli-log-how", word=word, all=everything)
        else:
            most = int(about[:9] or _MOST_LOG)
        if not paragraphs:
            show([say("cli-log-none")], "dim")
        turns = [n for n, paragraph in enumerate(paragraphs) if paragraph.is_turn]
        left_out = max(0, len(turns) - most)
        if left_out:
            show([say("cli-log-rest", n=left_out, words=f"{word} {everything}")], "dim")
        since = turns[left_out] if left_out else 0
        for number, told in groupby(paragraphs[since:], lambda paragraph: paragraph.round):
            show([say("cli-record-round", n=number)], "bold")
            show([part for paragraph in told for part in wrapped(paragraph.text, console().width)], "dim")
        return ""

    def order_save(self, about: str) -> str:
        from ..interpreter.diagnostics.problems import Refused
        from ..interpreter.storage.journal import Journal

        journal, match = self.table.timeline.journal, self.table.timeline.match
        if not about:
            return (
                say("cli-play-written", file=str(journal.path)) if journal is not None else say("cli-play-save-where")
            )
        path = Path(about)
        with suppress(RuntimeError):  # nobody has that home
            path = path.expanduser()
        try:
            Journal.create(path, match, self.table.seats).close(match)
        except Refused as refused:
            if refused.said.id == "journal-exists":
                return say("cli-play-exists", file=about)
            return say("cli-play-not-saved", file=about, why=mistakes()(_why(refused.said)))
        return say("cli-play-saved", file=about)

    def order_quit(self, about: str) -> str:
        raise Left


def _why(said: MessageRef) -> MessageRef:
    """The reason a refusal gives, without the file that was named already."""
    return next((part for name, part in said.parts if name == "why" and not isinstance(part, str | int | tuple)), said)
