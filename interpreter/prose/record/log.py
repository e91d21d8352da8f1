"""The log: what has happened, in a language, as one reader may know it.

    Log(spoken).told(events, seat)      # paragraphs: what one player did in a row, what the game did by itself

A choice is told in the same way whether anybody was asked or nothing else was possible. What came of a deed stands
behind it. To stop and to go on are no deeds, nor is a way that was entered and left with nothing done on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...engine.events import NOBODY, Event, Fact, How, Moved, Shifted, Turned
from ...engine.recording import END
from ...lowering.anatomy import asking_of, rule_done
from ...lowering.context import SETUP
from ...model.walk import effects
from ...phrases.fallbacks import first
from ...phrases.words import Done, Say
from ...study.why import kinds_of
from ...verbs.ordering import AnyOrder
from ..questions.questions import Questions
from ..speaking.punctuation import capital
from ..texts.course import SCORING
from .answers import answered
from .brought import brought_by, by_source, for_nobody, names_all, of_step, parted
from .called_rules import done_besides
from .deed_words import DeedWords
from .outcome import EVERYTHING, PUBLIC, hidden
from .outcomes import Outcomes
from .paragraphs import Clause, Paragraph, in_vain, line_of, paragraph_of, runs
from .set_up_told import SetUpTold
from .throws import name_throws, thrown, throws_on


class Log:
    """For one reader: a seat, PUBLIC (what everybody may know) or EVERYTHING."""

    def __init__(self, spoken: Questions, reader: int = PUBLIC, others: bool = False, now: int = 0):
        """`others`: of what the reader did only that of which something came; `now`: the round in which it is told, if
        rounds to come are counted from there."""
        self.spoken, self.reader, self.others, self.now = spoken, reader, others, now
        self.outcomes, self.deeds = Outcomes(spoken), DeedWords(spoken)
        #: things that players have chosen and the game has not moved since
        self.laid: set[int] = set()

    def told(self, events: Sequence[Event]) -> list[Paragraph]:
        """Paragraphs with words; of one in which nothing was done there are none, unless everything is told."""
        found: list[Paragraph] = []
        opened = max((n for n, event in enumerate(events) if event.opened), default=-1)
        over = False
        for n, event in enumerate(events):
            over = over or n > 0 and events[n - 1].last
            if event.opened and self.reader == EVERYTHING:
                continue  # it was told when it was decided
            if event.secret and self.reader != EVERYTHING and (n < opened or event.seat != self.reader):
                continue  # it is told when all have decided
            here, over = paragraph_of(found, event, over), False
            if event.asked:
                here.asked.append(n)
            self.tell(here, event, events[n + 1 :])
        for paragraph in for_nobody(self.outcomes, found, self.reader):
            paragraph.clauses.clear()
        for paragraph in found:
            paragraph.text = self.worded(paragraph)
        return [paragraph for paragraph in found if paragraph.text]

    # ---- one event
    def tell(self, p: Paragraph, event: Event, later: Sequence[Event]) -> None:
        moved = {fact.thing for fact in event.facts if isinstance(fact, Moved)}
        if event.how is How.ITSELF:
            if p.seat == NOBODY and p.path not in (SETUP, END):
                title = self.phase(event.path)
                if not p.clauses or p.clauses[-1].words != title:
                    p.clauses.append(Clause(words=title))
            for part in parted(self.outcomes, event):
                clause = of_step(self.deeds, self.outcomes, p, part, self.reader) or brought_by(
                    self.outcomes, p, part, self.reader
                )
                clause.facts += part.facts
                if any(self.outcomes.all_told(part.facts, self.reader, p.seat)):
                    clause.unasked.add(line_of(event))
                p.told_of |= self.outcomes.taken_up(part.facts)
            clause.laid |= moved & self.laid
            self.laid -= moved
            return
        self.laid |= {event.code} if self.is_thing(event) else set()
        mine = event.seat == self.reader
        known = mine and self.others and self.is_known(event, later)
        facts = [fact for fact in event.facts if not (known and self.put_there(fact))]
        if known and any(isinstance(fact, Shifted) and fact.owner not in (event.seat, NOBODY) for fact in event.facts):
            facts = [*event.facts]  # where they have put their own they know, not what went away from others by it
        if not mine and hidden(event.unseen, self.reader):
            here = self.told_under(event)
            if (sort := self.sort_of(event)) and p.continues(here):  # of what is done openly, that it is one of a sort
                clause = p.at(here)
                self.name(clause, event, sort)
                clause.facts += event.facts
                return
            # whether it was a deed, and how many answers it took, is nobody's business
            if not p.clauses or not p.clauses[-1].secret:
                p.clauses.append(replace(here, secret=True))
            clause = p.clauses[-1]
        elif self.is_no_deed(event) or self.came_to_nothing(event, later):
            self.went_off(p, event)
            if known and not p.clauses and self.pays(event):  # for what they were asked about before
                p.clauses.append(replace(self.told_under(event), known=True))
            clause = self.went_on(p, event)
            clause.facts += facts
            clause.unasked |= self.deeds.done_instead(event)
            return
        else:
            last = p.clauses[-1] if p.clauses else None
            clause = self.choice(p, event, self.told_under(event), later)
            clause.known = known and (clause is not last or clause.known)
        clause.naming([event.code] if self.is_thing(event) else ())
        clause.about |= {event.code} if self.is_thing(event) else set()
        p.told_of |= clause.about | self.outcomes.taken_up(event.facts)
        besides: list[Clause] = []
        if not clause.secret:
            facts, besides = done_besides(self.spoken, event, facts, {clause.words, *clause.chosen})
        clause.facts += facts
        p.clauses += besides
        clause.allowed |= dict.fromkeys(event.allowed if not clause.secret else ())

    def put_there(self, fact: Fact) -> bool:
        """Did pieces come to a place of the board, or go from one?"""
        places = (fact.origin, fact.target) if isinstance(fact, Shifted) else ()
        return any(place is None or place.name in self.spoken.words.kinds for place in places)

    def went_off(self, p: Paragraph, event: Event) -> None:
        """Where no place is left to go to, a piece may go from the one chosen last to a zone: that is where it goes."""
        last = p.clauses[-1] if p.clauses else None
        if event.code >= 0 or last is None or not last.things or last.things[-1] < 0 or last.secret:
            return
        own = [f for f in event.facts if isinstance(f, Shifted) and f.owner == event.seat and f.target is not None]
        left = [f.target for f in own if f.origin is not None and f.origin.holder == last.things[-1]]
        if left and left[0] is not None and left[0].name in self.spoken.words.zones:
            place = self.spoken.into(left[0].name)
            last.chosen[-1] = self.spoken.say("cli-log-to", what=last.chosen[-1], place=place)
            last.things[-1] = -1

    def went_on(self, p: Paragraph, event: Event) -> Clause:
        """Where is told what came when a player went on: if a card was used before it, not behind that card."""
        if (clause := of_step(self.deeds, self.outcomes, p, event, self.reader)) is not None:
            return clause
        if event.facts and p.last.card and self.spoken.goes_on(event.pc, event.code):
            p.clauses.append(Clause(resumed=True))
        if event.facts and self.spoken.goes_on(event.pc, event.code):
            p.last.unasked.add(line_of(event))
        return p.last

    def choice(self, p: Paragraph, event: Event, here: Clause, later: Sequence[Event]) -> Clause:
        spoken, arguments = self.spoken, dict(event.arguments)
        label = spoken.reported(event.pc, event.code, **arguments)
        after = next((e for e in later if e.chosen and e.seat == event.seat and not self.is_no_deed(e)), None)
        on_the_way = after is not None and self.leads_to(event, after)
        before = p.clauses[-1].things[-1] if p.clauses and p.clauses[-1].things else -1
        answer = answered(spoken, event.pc, event.code, before, arguments)
        if answer:  # with what was chosen before it in the same rule
            clause = p.at(here)
            if clause.facts:
                p.clauses.append(here)
                clause = here
            clause.rule, clause.words, clause.deed = here.rule, answer, True
            clause.step, clause.chosen, clause.things, clause.places = "", [], [], []  # nothing goes on with it
            return clause
        does = spoken.did(event.pc, event.code, **arguments)
        if does and not spoken.titled(event.pc).card:
            if not (on_the_way and p.clauses and (p.clauses[-1].step, p.clauses[-1].words) == (here.step, does)):
                p.clauses.append(replace(here, words=does, deed=True))
            return p.clauses[-1]
        by = spoken.card_of(spoken.choices[event.pc], event.code)
        card = label if by else ""
        if card and p.clauses and p.clauses[-1].card:  # another card, with what is chosen for it
            p.clauses.append(here)
            clause = here
        elif p.clauses and (self.walks_on(p, event) or self.handed_on(p, p.clauses[-1], here)):
            clause = p.clauses[-1]
        else:
            clause = p.at(here)
        clause.step, clause.rule = here.step, here.rule
        if spoken.grid(event.pc) and clause.chosen:
            self.lay(clause, label)
        elif not (on_the_way and label in clause.chosen):
            self.name(clause, event, does or label)
        clause.card, clause.vain = card or clause.card, bool(card) and in_vain(event, later, by)
        if card and clause.chosen[0] == card and here.deed:
            clause.uses = spoken.used(event.pc, event.code)
        return clause

    def handed_on(self, p: Paragraph, last: Clause, here: Clause) -> bool:
        """Is a choice made by a rule to which what was chosen just before is handed, with nothing told in between?"""
        game, rule = self.spoken.game, self.spoken.game.rules.get(last.rule)
        if rule is None or not last.things or last.things[-1] < 0 or here.rule == last.rule or self.came(p, last):
            return False
        led_to = game.rules.get(here.rule)
        if led_to is None or (led_to.object is None and led_to.place is None):  # nothing can be handed to it
            return False
        return any(rule_done(effect, game) == here.rule for effect in effects(rule.body))

    def walks_on(self, p: Paragraph, event: Event) -> bool:
        """Does a piece go on from the place chosen last to the one that is chosen now, with nothing told in between?"""
        last = p.clauses[-1]
        start = last.things[-1] if last.things else -1
        walked = any(isinstance(f, Shifted) and f.origin is not None and f.origin.holder == start for f in event.facts)
        return start >= 0 and self.is_thing(event) and walked and not last.secret and not self.came(p, last)

    def name(self, clause: Clause, event: Event, label: str) -> None:
        """What was chosen; of a way only where it begins, if that was chosen by itself, and where it ends; of a thing
        that is laid somewhere where to: on a thing, or as an alternative says."""
        last, code = clause.things[-1] if clause.things else -1, event.code if self.is_thing(event) else -1
        walked = any(isinstance(f, Shifted) and f.origin is not None and f.origin.holder == last for f in event.facts)
        if (
            last >= 0
            and code >= 0
            and walked
            and code != last  # who chooses the same place again has gone nowhere
            and self.spoken.words.things[last].kind == self.spoken.words.things[code].kind
        ):
            pc, start = clause.places[-1]
            start = start if pc == event.pc else clause.chosen[-1]
            clause.chosen[-1] = self.spoken.say("cli-log-to", what=start, place=label) if start else label
            clause.things[-1], clause.places[-1] = code, (event.pc, start)
            return
        places = self.spoken.rules.layout.places
        moved = [f for f in event.facts if isinstance(f, Moved) and f.thing == last and f.target >= 0]
        if last >= 0 and any(code in (places[f.target].holder, -1) for f in moved):
            clause.chosen[-1] = self.spoken.say("cli-log-to", what=clause.chosen[-1], place=label)
            clause.things[-1] = -1
            return
        clause.chosen.append(label)
        clause.things.append(code)
        clause.places.append((event.pc, ""))

    def lay(self, clause: Clause, label: str) -> None:
        """How something is turned that is laid on a grid, and where, stands behind it."""
        if clause.laying is None or clause.laying[0] != len(clause.chosen):
            clause.laying = len(clause.chosen), clause.chosen[-1], []
        _, name, how = clause.laying
        how.append(label)
        clause.chosen[-1] = self.spoken.say("cli-copy-with", name=name, what=", ".join(how))

    def sort_of(self, event: Event) -> str:
        """One of the things that could be chosen, if all of them are of one sort and nothing is decided in secret."""
        kinds = kinds_of(self.spoken.choices[event.pc]) if self.is_thing(event) else ()
        return self.spoken.amount(1, kinds[0]) if len(kinds) == 1 and not event.secret and not event.opened else ""

    def is_thing(self, event: Event) -> bool:
        return self.spoken.rules.slots.names_thing(event.pc, event.code)

    def is_known(self, event: Event, later: Sequence[Event]) -> bool:
        """Need a player not be told of something they did themselves: were they asked for it, was nothing chosen and
        nothing changed by it, or was it only on the way to what they were asked for?"""
        asked = [e for e in later if e.asked and (e.seat, e.pc) == (event.seat, event.pc) and e.code >= 0]
        begun = not event.facts and not self.is_thing(event)
        return event.how is How.ASKED or begun or bool(asked)

    def pays(self, event: Event) -> bool:
        """Was it chosen what to pay with?"""
        asking = asking_of(self.spoken.choices[event.pc].effect)
        return event.code >= 0 and asking is not None and asking.pays

    def is_no_deed(self, event: Event) -> bool:
        """To stop, to go on, to pay (what is lacking then tells it), or what the rules leave no choice in."""
        choice = self.spoken.choices[event.pc]
        if event.code < 0 or self.spoken.goes_on(event.pc, event.code) or self.pays(event):
            return True
        if isinstance(choice.effect, AnyOrder) and not self.spoken.did(event.pc, event.code):
            return True  # what comes first tells itself
        own = [code for code in choice.names if code >= 0 and not self.spoken.card_of(choice, code)]
        return event.how is How.ONLY and event.code in choice.names and own == [event.code] and choice.kind == "menu"

    def came_to_nothing(self, event: Event, later: Sequence[Event]) -> bool:
        """Was a way entered on which there was nothing to choose, or the player stopped before anything was done?"""
        if event.facts or self.is_thing(event):
            return False
        own = ((n, e) for n, e in enumerate(later) if e.seat == event.seat and (e.facts or e.chosen))
        met = ((n, e) for n, e in own if not (e.chosen and self.is_free(e)))  # cards used there are told for themselves
        at, after = next(met, (0, None))
        if after is None:
            return False  # it may still come
        if not after.chosen or not self.leads_to(event, after):
            return self.spoken.chooses_some(self.spoken.choices[event.pc].bodies.get(event.code, []))
        return not after.facts if after.code < 0 else self.came_to_nothing(after, later[at + 1 :])

    def leads_to(self, event: Event, after: Event) -> bool:
        """Was the second decided on the way that the first one opened?"""
        step, way = (self.spoken.choices[e.pc].step for e in (event, after))
        return event.seat == after.seat and way.startswith(f"{step}.")

    def told_under(self, event: Event) -> Clause:
        """The step an event belongs to; a card that is used there has nothing to do with it."""
        spoken, choice = self.spoken, self.spoken.choices[event.pc]
        title, way = spoken.titled(event.pc), choice.step.partition(".")[2]
        if not title.card and spoken.card_of(choice, event.code) or self.is_free(event):
            card = Say("cli-log-card")
            title = replace(title, done=spoken.text(card), does=spoken.text(Done(card)))
        elif not title.card and way in spoken.words.entries:  # what is chosen for a card
            title = replace(title, done=spoken.text(first(*spoken.known(way))), does="")
        return Clause(title.done, title.does or title.done, choice.step.partition(".")[0], event.pc, bool(title.does))

    def is_free(self, event: Event) -> bool:
        return self.spoken.is_free(event.pc, event.code)

    def phase(self, path: str) -> str:
        """The part of a round in which the game does something by itself."""
        name = path.split("/")[:2][-1].partition(".")[0]
        scored = path.startswith(f"{SCORING}/")
        return self.spoken.source(name) if scored else self.spoken.text(first(*self.spoken.known(name)))

    # ---- in words
    def worded(self, p: Paragraph) -> str:
        if p.path in (SETUP, END):
            return self.set_up(p) if p.path == SETUP else self.deeds.ends(p, self.now)
        if p.seat == NOBODY:
            return self.by_the_game(p)
        name_throws(self.outcomes, p, self.reader)
        self.deeds.name_unasked(p)
        clauses = [(clause, text) for clause in p.clauses if (text := self.clause(p, clause))]
        if not clauses:
            p.idle = self.reader == EVERYTHING and bool(p.asked)
            return self.spoken.say("cli-log-goes-on", player=self.spoken.player(p.seat)) if p.idle else ""
        told: list[str] = []
        for n, (clause, text) in enumerate(clauses):
            last, more = clauses[n - 1][0], self.deeds.chosen_after(clauses[n:])
            again = throws_on(last, clause) and not self.came(p, last, told=True)
            if n and (self.deeds.goes_on_with(last, clause) or again):
                told[-1] += f", {self.clause(p, clause, named=False)}"
            else:
                told.append(self.clause(p, clause, more=more) if more else text)
        what = "; ".join(runs(told))
        if not any(clause.words for clause, _ in clauses) and not self.own_came(p, clauses[0][0]):
            return what
        first_one = clauses[0][0]
        sentence = "cli-log-told" if first_one.deed or self.deeds.uses(first_one) else "cli-log"
        return self.spoken.say(sentence, player=self.spoken.player(p.seat), what=what)

    def own_came(self, p: Paragraph, clause: Clause) -> bool:
        """Did something come to whoever acts, or to nobody by what they did: a die that was thrown?"""
        seats = {*self.outcomes.by_seat(clause.facts, self.reader, clause.named)}
        return p.seat in seats or seats == {NOBODY}

    def by_the_game(self, p: Paragraph) -> str:
        steps = [text for clause in p.clauses if (text := self.phase_told(p, clause))]
        if not steps or p.path != SCORING:
            return capital("; ".join(steps))
        title = capital(self.spoken.say("cli-why-scoring"))
        return self.spoken.say("cli-log", player=title, what=", ".join(steps))

    def phase_told(self, p: Paragraph, clause: Clause) -> str:
        """What came of a step that the game does; points from several sources, each with its source."""
        parts = by_source(clause)
        came = [(part.words, text) for part in parts if (text := self.came(p, part))]
        told = [self.spoken.say("cli-log-came", what=self.spoken.source(s) if s else "", came=text) for s, text in came]
        if len(parts) > 1:
            return self.spoken.say("cli-log", player=clause.words, what=", ".join(told)) if told else ""
        return self.spoken.say("cli-log-came", what=clause.words, came=came[0][1]) if came else ""

    def set_up(self, p: Paragraph) -> str:
        """What lies where before anybody decides anything, all in all."""
        told = SetUpTold(self.outcomes).told([fact for clause in p.clauses for fact in clause.facts], self.reader)
        title = capital(self.spoken.say(f"cli-why-{SETUP}"))
        return self.spoken.say("cli-log", player=title, what="; ".join(told)) if told else ""

    def clause(self, p: Paragraph, clause: Clause, named: bool = True, more: int = 0) -> str:
        """A step, unless it is not `named`, with what was chosen there, and what came of it; `more`: so many things
        were chosen besides in what is told together with it."""
        shown = thrown(self.outcomes, clause.facts, self.reader) if clause.deed and not clause.chosen else ""
        what, came = clause.words, self.came(p, clause, told=bool(shown)) or self.deeds.vain(clause)
        if clause.known and not came and not self.outcomes.taken_up(clause.facts):
            return ""
        came = "; ".join(filter(None, (self.deeds.only_with(clause), came)))
        if clause.secret:
            what = self.spoken.say("cli-log-hidden", step=what, how=self.spoken.say("cli-secretly"))
        elif clause.uses:
            rest = "" if names_all(self.outcomes, clause, self.reader) else ", ".join(clause.listed(1))
            what = self.spoken.say("cli-log-deed", step=clause.uses, chosen=rest) if rest else clause.uses
        elif clause.chosen and not named:
            what = ", ".join(clause.listed())
        elif clause.chosen and clause.resumed:
            what = self.spoken.say("cli-log-on", chosen=", ".join(clause.listed()))
        elif clause.chosen:
            uses = self.deeds.uses(clause)
            message = "cli-log-deed" if clause.deed or uses else "cli-log-step"
            step = uses or self.deeds.said(clause, more)
            what = self.spoken.say(message, step=step, chosen=", ".join(clause.listed()))
        elif shown and not named:
            what = shown
        elif shown:  # to throw them was the deed
            what = self.spoken.say("cli-log-deed", step=what, chosen=shown)
        if came and not what and clause.resumed:
            return self.spoken.say("cli-log-on", chosen=came)
        if not what or not came:
            return what or came
        return self.spoken.say("cli-log-came", what=what, came=came)

    def came(self, p: Paragraph, clause: Clause, told: bool = False) -> str:
        """What came of it; `told`: what dice showed that were thrown is told already."""
        facts = [fact for fact in clause.facts if not (told and isinstance(fact, Turned))]
        named, card = clause.named, bool(clause.card or self.deeds.uses(clause))
        here = clause.things[0] if len(clause.things) == 1 else -1
        came = self.outcomes.all_told(facts, self.reader, p.seat, named, card, clause.laid, here)
        return "; ".join(came)
