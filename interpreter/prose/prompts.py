"""Decisions in a language: what is asked, what it will bring, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from itertools import groupby, zip_longest

from ..diagnostics.records import mutable, record
from ..engine.gains import Change, changed, counted, foreseen
from ..engine.match import Match
from ..engine.reveals import unknown_things
from ..model.vocabulary import PLAYER
from ..phrases.words import Done, Noun, Say
from .punctuation import capital
from .questions import FREE, Questions
from .typed import fitting

#: of so many options it is told what they bring, even if it is the same
FEW = 2


@record
class Event:
    """A decision that was made. Ids and numbers only, so that everybody reads it in their own language."""

    seat: int
    pc: int
    code: int
    secret: bool = False
    arguments: tuple[tuple[str, int], ...] = ()
    #: what it brought, to whomever
    came: tuple[Change, ...] = ()
    #: seats that cannot know what was chosen: it went from one hidden place to another
    unseen: tuple[int, ...] = ()


@mutable
class Told:
    """Something a player did: in which step, and what was chosen there."""

    step: str
    words: str
    #: are the words said of the player, or do they name the step?
    deed: bool = False
    chosen: list[str] = field(default_factory=list)
    #: a card that was used: what is chosen for it belongs here
    card: str = ""
    secret: bool = False


@mutable
class Paragraph:
    """What one player did in a row."""

    seat: int
    steps: list[Told] = field(default_factory=list)
    #: where they only went on, which is told if nothing else is
    stops: list[Told] = field(default_factory=list)
    came: list[Change] = field(default_factory=list)

    def at(self, here: Told) -> Told:
        """The step a choice belongs to: the one told last, if this is the same or what that led to."""
        last = self.steps[-1] if self.steps else here
        leads = last.card == here.step or (last.words == here.words and not last.chosen)
        if last is here or last.secret or (last.step != here.step and not leads):
            self.steps.append(here)
            return here
        last.step = here.step
        return last


class Prompts(Questions):
    # ---- what will happen
    def foreseen(self, match: Match, seat: int, pc: int) -> dict[int, str]:
        """By option what it is certain to bring, for things that can be chosen: other options say what they do."""
        names = self.choices[pc].names
        told = {code: self.brought(came) for code, came in foreseen(match, seat).items() if code not in names}
        same = len(told) > FEW and len({*told.values()}) == 1  # nothing to choose by
        return {} if same else {code: text for code, text in told.items() if text}

    # ---- what has happened
    def event(self, match: Match, seat: int, pc: int, code: int) -> Event:
        """To be noted before the option is taken."""
        arguments, unseen = self.arguments(match, seat, pc, code), self.unseen(match, pc, code)
        return Event(seat, pc, code, match.threads is not None, arguments, unseen=unseen)

    def after(self, event: Event, before: list[int], match: Match) -> Event:
        """With what it brought: `before` was counted when the event was noted."""
        came, still = changed(self.rules, before, counted(match)), self.unseen(match, event.pc, event.code)
        if event.pc in self.rules.sight.open_choices:  # what still lies in hand is laid on the table for it
            still = ()
        return replace(event, came=came, unseen=tuple(seat for seat in event.unseen if seat in still))

    def unseen(self, match: Match, pc: int, code: int) -> tuple[int, ...]:
        """Who cannot know where a thing lies that can be chosen."""
        if code in self.choices[pc].names:
            return ()
        return tuple(seat for seat, things in enumerate(unknown_things(match)) if things[code])

    def log(self, events: Sequence[Event], seat: int = -1, others: bool = False) -> list[str]:
        """Events in words, with what they brought; what one player did in a row is one paragraph.

        Secrets are told to their own seat only. `others`: of what this seat did itself only what it brought.
        """
        paragraphs: list[Paragraph] = []
        for event, after in zip_longest(events, events[1:]):
            if not paragraphs or paragraphs[-1].seat != event.seat:
                paragraphs.append(Paragraph(event.seat))
            p, here = paragraphs[-1], self.told_under(event)
            # that a piece has come to what was chosen need not be said twice
            p.came += [c for c in event.came if c.name not in self.words.pieces or c.now != event.code]
            if event.seat == seat and others:
                continue
            hidden = event.secret or (seat in event.unseen if seat >= 0 else event.unseen)
            if hidden and event.seat != seat:  # how many answers it took is nobody's business
                p.steps += [] if p.steps and p.steps[-1].secret else [replace(here, secret=True)]
                continue
            arguments = dict(event.arguments)
            label = self.label(event.pc, event.code, **arguments)
            if event.code < 0 or self.goes_on(event.pc, event.code):
                p.stops = p.stops or [replace(here, chosen=[label])]
                continue
            on_the_way = after is not None and self.leads_to(event, after)
            does = self.did(event.pc, event.code, **arguments)
            if does and not self.titled(event.pc).card:
                if not (on_the_way and p.steps and (p.steps[-1].step, p.steps[-1].words) == (here.step, does)):
                    p.steps.append(replace(here, words=does, deed=True))
                continue
            told = p.at(here)
            told.chosen += [] if on_the_way and label in told.chosen else [does or label]
            told.card = label if self.card_of(self.choices[event.pc], event.code) else told.card
        return [text for paragraph in paragraphs if (text := self.paragraph(paragraph))]

    def leads_to(self, event: Event, after: Event) -> bool:
        """Was the second decided on the way that the first one opened?"""
        step, way = (self.choices[e.pc].step for e in (event, after))
        return event.seat == after.seat and way.startswith(f"{step}.")

    def told_under(self, event: Event) -> Told:
        """The step an event belongs to; a card that is used before a step has nothing to do with it."""
        title = self.titled(event.pc)
        if event.code >= FREE and event.code in self.choices[event.pc].names:
            card = Say("cli-log-card")
            title = replace(title, done=self.text(card), does=self.text(Done(card)))
        return Told(title.done, title.does or title.done, bool(title.does))

    def clause(self, told: Told) -> str:
        """A step with what was chosen there."""
        if told.secret:
            return self.say("cli-log-hidden", step=told.words, how=self.say("cli-secretly"))
        if not told.chosen:
            return told.words
        message = "cli-log-deed" if told.deed else "cli-log-step"
        return self.say(message, step=told.words, chosen=", ".join(runs(told.chosen)))

    def paragraph(self, p: Paragraph) -> str:
        steps = p.steps or p.stops
        what = "; ".join(runs([self.clause(told) for told in steps]))
        seats = sorted({change.seat for change in p.came}, key=lambda seat: (seat != p.seat, seat))
        came = {seat: text for seat in seats if (text := self.brought([c for c in p.came if c.seat == seat]))}
        by_player = {seat: self.say("cli-log", player=self.player(seat), what=text) for seat, text in came.items()}
        if not what:
            return "; ".join(by_player.values())
        if came:
            came = {**by_player, **{seat: text for seat, text in came.items() if seat == p.seat}}
            what = self.say("cli-log-came", what=what, came="; ".join(came.values()))
        sentence = "cli-log-told" if steps[0].deed else "cli-log"
        return self.say(sentence, player=self.player(p.seat), what=what)

    def brought(self, changes: Sequence[Change]) -> str:
        """What one player has more or less of, all in all; of what is on a track, from where to where."""
        tracks = {track.counter for track in self.rules.shown_by.tracks}
        found = []
        values = [change.name for change in changes if change.name in self.words.entries]
        for name in (*self.words.pieces, *self.words.counters, *dict.fromkeys(values)):
            steps = [change for change in changes if change.name == name]
            before, now = (steps[0].before, steps[-1].now) if steps else (0, 0)
            if before == now:
                continue
            if name in self.words.pieces:
                stands = [self.thing(now)] if now >= 0 else []
                found += [self.say("cli-stands", piece=self.text(Noun(name)), place=place) for place in stands]
            elif name in tracks:
                found.append(self.say("cli-moved", what=self.head(name), before=before, now=now))
            else:
                n = abs(now - before)
                thing = self.words.entries.get(name)
                amount = f"{n} {self.brief(thing[0])}" if thing else self.amount(n, name)
                found.append(self.say("cli-gained" if now > before else "cli-lost", amount=amount))
        return ", ".join(found)

    # ---- what a person typed
    def find_thing(self, said: str) -> list[int]:
        """The things a name or a part of one means, one of each name."""
        entries = {name: i[0] for name, i in self.words.entries.items() if self.words.things[i[0]].kind != PLAYER}
        return fitting(said, {i: self.entry_names(name) for name, i in entries.items()})

    def untaken(self, reasons: dict[str, dict[str, str]], why: str) -> dict[str, list[str]]:
        """Step by step, the alternatives nobody took for a reason; `reasons` has them by ids, as a series does."""
        found: dict[str, dict[str, None]] = {}
        for pc, choice in self.choices.items():
            there = reasons.get(choice.path, {})
            for code in choice.names:
                if there.get(self.rules.option_id(pc, code)) == why:
                    found.setdefault(capital(self.title(pc)), {})[self.label(pc, code)] = None
        return {step: list(labels) for step, labels in found.items()}


def runs(labels: Sequence[str]) -> list[str]:
    """The same several times in a row is told once."""
    found = [(label, len(list(same))) for label, same in groupby(labels)]
    return [label if n == 1 else f"{label} ×{n}" for label, n in found]
