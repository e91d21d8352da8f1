"""What is asked in a language: where one is, what the question is, and what can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ...diagnostics.records import record
from ...engine.layings import laid_on
from ...engine.match import Decision, Match, Option
from ...engine.rules import Rules
from ...lowering.anatomy import asking_of, limit_of, offer_of
from ...lowering.causes import NO_CAUSE, cause_of
from ...lowering.free_actions import ability_of, is_free
from ...lowering.questions import NO_THINGS
from ...lowering.stops import Choice
from ...model import ir, walk
from ...model.regions import counted
from ...model.vocabulary import FACE
from ...phrases.fallbacks import Known, first
from ...phrases.rule_words import SEVERAL, rule_title
from ...phrases.telling import LOG, QUESTION, Style, Telling, inline, term
from ...phrases.words import Brief, Done, Noun, Phrase, Plain, Say, Tidy
from ...verbs import sequences
from ...verbs.sequences import InTurn
from ..speaking.grammar_words import DOES
from ..speaking.punctuation import capital
from ..texts.labels import Labels
from ..texts.renderer import telling
from .chosen_before import not_in_title
from .limits import limit
from .numbers_read import counters_read, left_message
from .once_more import chosen_earlier
from .purposes import with_purpose

#: a question that takes more letters is asked in fewer words
LONGEST = 60
#: where it is not known what a rule is done to
NOTHING_HANDED: Mapping[ir.Local, int] = {}


@record
class Title:
    """What a step or card is called: where something is asked, and in the log, where it is no order any more."""

    asked: str
    done: str
    #: what is said of whoever does it, if there are words for that
    does: str
    #: it stands on a card or on the board: what is done there is told under its name
    card: bool


class Questions(Labels):
    def __init__(self, rules: Rules, language: str):
        super().__init__(rules, language)
        self.choices = rules.machine.program.choices
        self._titles: dict[str, Title] = {}
        self._numbers: dict[int, list[str]] = {}
        self._once_more: dict[int, bool] = {}

    # ---- a decision as a person reads it
    def decision(self, match: Match, seat: int, pc: int, codes: Sequence[int]) -> Decision:
        """As `Match.decisions` gives it, with the same ids, worded in this language."""
        options = tuple(Option(self.rules.option_id(pc, c), self.option(match, seat, pc, c), c) for c in codes)
        return Decision(seat, self.asked(match, seat, pc), self.choices[pc].path, options)

    def asked(self, match: Match, seat: int, pc: int, left: int | None = None) -> str:
        """What a player is asked and what for, in as few words as a line has room for.

        `left`: how often the same can really be chosen, if that is known.
        """
        return self.with_numbers(self.prompt(pc, match, seat, LONGEST), match, seat, pc, left)

    def option(self, match: Match, seat: int, pc: int, code: int) -> str:
        """What an option is called, with the numbers that hold now."""
        offered = [c for who, place, codes in match.owed() if (who, place) == (seat, pc) for c in codes]
        return self.label(pc, code, offered, **dict(self.arguments(match, seat, pc, code)))

    def with_numbers(self, prompt: str, match: Match, seat: int, pc: int, left: int | None = None) -> str:
        """A question with the numbers its step depends on, and how often the same can still be chosen."""
        slot, layout = self.choices[pc].left, self.rules.layout
        state = self.state_of(match, seat)
        known = [self.say("cli-prompt-once-more")] if self.once_more(pc) else []
        for name in self.numbers(pc):
            what = self.text(Brief(f"number-{name}", Say(f"number-{name}"), "name"))
            known.append(self.say("cli-prompt-number", what=what, n=state[layout.counters[name]]))
        if slot >= 0:
            n = state[slot] if left is None else left
            known.append(self.say(left_message(self.choices[pc], n), n=n))
        return self.say("cli-prompt-known", prompt=prompt, known="; ".join(known)) if known else prompt

    def once_more(self, pc: int) -> bool:
        """Is it asked in the same words as what was chosen before it in the same step?"""
        if pc not in self._once_more:
            choice, (name, _, prop) = self.choices[pc], self.choices[pc].step.partition(".")
            before = chosen_earlier(choice, self.choices.values(), self.bodies(name, prop))
            self._once_more[pc] = self.text(self.question(choice)) in {self.text(self.question(c)) for c in before}
        return self._once_more[pc]

    def numbers(self, pc: int) -> list[str]:
        """The counters of the game that its view names and the step of a decision looks at."""
        wanted = self.rules.shown_by.questions
        if not wanted:
            return []
        if pc not in self._numbers:
            name, _, prop = self.choices[pc].step.partition(".")
            read = counters_read(self.game, self.bodies(name, prop))
            self._numbers[pc] = [name for name in wanted if counted(self.words.counters[name]) in read]
        return self._numbers[pc]

    def prompt(
        self, pc: int, match: Match | None = None, seat: int = 0, longest: int = 0, question: Phrase | None = None
    ) -> str:
        """Where one is, and what is asked: in full, in so many letters if that can be, or another."""
        choice = self.choices[pc]
        if question is not None:
            return self.sentence(Say("cli-prompt", title=Tidy(self.heading(choice, match, seat)), question=question))
        title, question = self.heading(choice, match, seat), self.question(choice, match, seat)
        shorter = [question, *self.shorter(choice, match, seat)]
        while longest and len(shorter) > 1 and len(self.text(shorter[0])) > longest:
            del shorter[0]
        prompt = with_purpose(self, choice, title, Tidy(shorter[0]))
        cause = self.asked_for(choice, match, seat) if match is not None else ""
        return self.say("cli-prompt-cause", cause=capital(cause), prompt=prompt) if cause else prompt

    def asked_for(self, choice: Choice, match: Match, seat: int) -> str:
        """The card or the like for which something is asked, unless the question is named after it."""
        lowering = self.rules.machine.program.lowering
        thing = cause_of(lowering.causes, self.state_of(match, seat), choice.pc)
        names = choice.step.split(".")
        return "" if thing == NO_CAUSE or self.words.things[thing].entry in names else self.thing(thing, mine=True)

    def state_of(self, match: Match, seat: int) -> list[int]:
        """The position as it stands for a player: in a secret block, in their part of it."""
        thread = match.threads.get(seat) if match.threads is not None else None
        return (thread or match).state

    def shorter(self, choice: Choice, match: Match | None = None, seat: int = 0) -> Sequence[Phrase]:
        """A question with less and less of what holds for everything that is offered anyway."""
        asking = asking_of(choice.effect)
        if asking is None or self.is_before(choice):
            return ()
        return asking.shorter(self.telling_now(choice, match, seat), choice.effect, choice)

    def is_before(self, choice: Choice) -> bool:
        """Is it asked before a step begins, so that nothing was handed to its rule yet?"""
        return "go_on" in choice.names.values()

    def goes_on(self, pc: int, code: int) -> bool:
        """Does an option only go on to what comes next, where cards could be used first?"""
        return self.choices[pc].names.get(code) == "go_on"

    def title(self, pc: int) -> str:
        """The step or card a decision belongs to, without the way taken inside it."""
        return self.titled(pc).asked

    def titled(self, pc: int) -> Title:
        choice = self.choices[pc]
        step = choice.step
        if step not in self._titles:
            name, _, way = step.partition(".")
            title = Tidy(self.step(name, choice))
            rule = name in self.game.rules
            done, card = self.say("cli-log-title", step=title), not rule and name in self.words.entries
            self._titles[step] = Title(self.text(title), done, self.does(pc), card)
        return self._titles[step]

    def does(self, pc: int, count: int = SEVERAL) -> str:
        """What is said of whoever chose so many things in a step, if there are words for that."""
        name, _, way = self.choices[pc].step.partition(".")
        if name not in self.game.rules:
            return ""
        # the alternative that was taken says more than the rule
        taken = Known([f"option-{way}.{DOES}"], Say(f"option-{way}", n=1, count=count), Plain(""))
        title = rule_title(self.game, name, count, **self.spoken_of(name))
        return self.text(Done(taken)) or self.text(Done(title))

    def does_unasked(self, name: str) -> str:
        """What is said of somebody for whom the game does a step by itself, if there are words for that."""
        step = Known([f"step-{name}.{DOES}"], Say(f"step-{name}"), Plain(""))
        rule = Done(rule_title(self.game, name, **self.spoken_of(name))) if name in self.game.rules else Plain("")
        return self.text(Done(step)) or self.text(rule)

    # ---- where one is
    def heading(self, choice: Choice, match: Match | None, seat: int) -> Phrase:
        name, _, way = choice.step.partition(".")
        if self.is_before(choice):
            return self.step(name, choice)
        if way and name in self.game.rules:
            called = [a.body for a in walk.alternatives(self.game.rules[name].body) if a.name == way]
            n = limit(self, match, seat, self.inner(called))
            ways: list[tuple[str, Phrase]] = [(f"option-{way}", Say(f"option-{way}", n=1 if n is None else n))]
            if way in self.words.entries:
                ways += self.known(way)
            else:
                ways.append(("", self.step(name, choice, self.handed(name, match, seat))))
            return first(*ways)
        return self.step(name, choice, self.handed(name, match, seat))

    def handed(self, rule: str, match: Match | None, seat: int) -> dict[ir.Local, int]:
        """What a rule is done to and where, as the rules keep it in mind while it is asked."""
        checked = self.game.rules.get(rule)
        if checked is None or match is None:
            return {}
        slots = {x: self.rules.layout.slot(x) for x in (checked.object, checked.place) if x is not None}
        state = self.state_of(match, seat)
        return {x: state[slot] for x, slot in slots.items() if slot >= 0 and state[slot] >= 0}

    def step(self, name: str, choice: Choice, handed: Mapping[ir.Local, int] = NOTHING_HANDED) -> Phrase:
        if handed:
            return rule_title(self.game, name, **self.spoken_of(name, handed))
        if name in self.game.rules or name in self.words.entries or choice.effect is None:
            return first(*self.known(name))
        told = inline(self.telling(choice), choice.effect) if self.is_before(choice) else None
        if told is None:
            return first(*self.known(name))
        return Known([f"step-{name}"], Say(f"step-{name}"), told)

    def spoken_of(self, rule: str, handed: Mapping[ir.Local, int] = NOTHING_HANDED) -> dict[str, Any]:
        checked = self.game.rules[rule]
        c = telling(self.game, QUESTION, checked.place)
        c.given.update({x: self.called(self.words.things[thing], mine=True) for x, thing in handed.items()})
        parts = {"object": checked.object, "place": checked.place}
        return {name: term(c, ir.LocalRef(x.type, x)) for name, x in parts.items() if x is not None}

    def telling(self, choice: Choice, style: Style = QUESTION) -> Telling:
        """Speaks of the place a rule is done at, or a text is printed on, as this one."""
        name, _, prop = choice.step.partition(".")
        printed = self.game.printed.get((prop, name))
        if printed is not None:
            return telling(self.game, style, printed.self)
        around = [self.game.rules[n] for n in [name, *reversed(choice.path.split("/"))] if n in self.game.rules]
        return telling(self.game, style, next((rule.place for rule in around if rule.place is not None), None))

    def bodies(self, name: str, prop: str) -> list[ir.Effect]:
        """What a rule does, or what is printed on a card."""
        if name in self.game.rules:
            return [self.game.rules[name].body]
        printed = self.game.printed.get((prop, name))
        bodies = [a.body for a in self.game.abilities if a.entry == name] if printed is None else [printed.effect]
        return [body for body in bodies if body is not None]

    # ---- what is asked
    def question(self, choice: Choice, match: Match | None = None, seat: int = 0) -> Phrase:
        c, asking = self.telling_now(choice, match, seat), asking_of(choice.effect)
        if self.is_before(choice):
            return Say("cli-free")
        if choice.names.get(1) == "yes" and choice.kind == "menu":
            body = self.doing(choice.bodies[1], c)
            return Say("may", what=body) if body is not None else Say("choose-one")
        if asking is None:
            return Say("choose-one")
        local, index = asking.held(choice.effect), self.held(choice, match, seat)
        if local is not None and index >= 0:
            c.given[local] = self.called(self.words.things[index], mine=True)
        return asking.question(c, choice.effect, choice) or Say("choose-one")

    def telling_now(self, choice: Choice, match: Match | None, seat: int) -> Telling:
        """Speaks of what was chosen before by its name, unless the title of the question names it."""
        c, asking = self.telling(choice), asking_of(choice.effect)
        if match is not None and asking is not None and asking.chooses:
            title = self.text(self.heading(choice, match, seat))
            c.given |= not_in_title(self, choice.effect, self.state_of(match, seat), title)
        return c

    def held(self, choice: Choice, match: Match | None, seat: int) -> int:
        """The thing that a question deals with; -1 if there is none, or none is kept in mind."""
        asking = asking_of(choice.effect)
        local = asking.held(choice.effect) if asking is not None else None
        if local is None or match is None:
            return -1
        slot = match.rules.layout.slot(local)
        return self.state_of(match, seat)[slot] if slot >= 0 else -1

    def grid(self, pc: int) -> str:
        """The grid a decision is about, if it is about one."""
        choice = self.choices[pc]
        return laid_on(self.game, choice.effect) if choice.kind == "grid" and choice.effect is not None else ""

    def lays(self, pc: int) -> str:
        """The grid something is laid on in the rule a decision stands in, if it lays anything."""
        rule = self.game.rules.get(self.choices[pc].step.partition(".")[0])
        inside = walk.effects(rule.body) if rule is not None else ()
        return next((zone for e in inside if (zone := laid_on(self.game, e))), "")

    # ---- what can be chosen
    def label(self, pc: int, code: int, offered: Sequence[int] = (), /, **arguments: int) -> str:
        choice = self.choices[pc]
        if code not in choice.names:
            asking = asking_of(choice.effect)
            things = asking.things(choice.effect) if asking is not None else NO_THINGS
            listed = [c for c in offered if c not in choice.names]
            by_sort = things.alike and self.interchangeable(code, things.own, [c for c in listed if c != code])
            if FACE in arguments:  # a name that it alone has only where another shows the same
                name = self.thing(code, things.own) if arguments["twins"] else self.entry(code)
                face = self.face(self.words.things[code].kind, arguments[FACE])
                return self.say("cli-copy-with", name=name, what=face)
            return self.sort(code) if by_sort else self.among(code, things.own, listed)
        return self.text(self.alternative(choice, code, arguments, self.telling(choice)))

    def reported(self, pc: int, code: int, **arguments: int) -> str:
        """The label as it is told of whoever chose it: nobody's hand is `yours` there."""
        choice = self.choices[pc]
        if code not in choice.names:
            return self.label(pc, code, **arguments)
        return self.text(self.alternative(choice, code, arguments, self.telling(choice, LOG)))

    def names(self, pc: int, option: Option) -> tuple[str, ...]:
        """Everything an option may be called: its id, its label, and what the board calls it."""
        return option.id, option.label, *self.short_names(pc, option.code)

    def short_names(self, pc: int, code: int) -> tuple[str, ...]:
        """What else an option may be called: by what the board calls it, and with the number of a copy."""
        return () if code in self.choices[pc].names else (self.brief(code), self.copy(code, mine=True))

    def did(self, pc: int, code: int, **arguments: int) -> str:
        """What is said of whoever chose an alternative, in a sentence of its own; nothing without words for that."""
        choice = self.choices[pc]
        if code < 0 or code not in choice.names:
            return ""
        return self.text(Done(self.alternative(choice, code, arguments, self.telling(choice, LOG))))

    def used(self, pc: int, code: int) -> str:
        """What is said of whoever used the card that adds an alternative."""
        card = self.card_of(self.choices[pc], code)
        return self.text(Done(Say("cli-log-uses", card=first(*self.known(card)))))

    def alternative(self, choice: Choice, code: int, arguments: dict[str, Any], c: Telling) -> Phrase:
        name, asking = choice.names[code], asking_of(choice.effect)
        if code < 0:
            return Say(f"option-{name}")
        card = self.card_of(choice, code)
        if card:
            return first(*self.known(card))
        # to pay is only the first thing that is done if one says yes
        if asking is not None and not (name == "yes" and choice.kind == "menu"):
            option = asking.option(c, choice.effect, choice, code)
            if option is not None:
                return option
        bodies = choice.bodies.get(code, [])
        told = self.doing(bodies, c)
        if told is not None and not c.style.reported:  # offered it is no order
            told = Say("cli-option-deed", what=told)
        noun = name if self.chooses(bodies) and self.is_noun(name) else ""
        numbers = {"n": limit(self, None, -1, self.inner(bodies)) or 1, "count": SEVERAL, **arguments}
        body = Noun(noun) if noun else told if told is not None else first(*self.known(name))
        return Known([f"option-{name}"], Say(f"option-{name}", **numbers), body)

    def card_of(self, choice: Choice, code: int) -> str:
        """The card that adds an alternative."""
        ability = ability_of(self.game, choice, code)
        return ability.entry if ability is not None else ""

    def group(self, pc: int, code: int) -> str:
        """The heading an option stands under, where there are several: its kind, or that it is a card one has."""
        choice = self.choices[pc]
        if code < 0:
            return ""
        if code not in choice.names:
            return capital(self.noun(self.words.things[code].kind))
        if is_free(choice, code):
            return self.say("cli-group-any-time")
        return self.say("cli-group-cards" if self.card_of(choice, code) else "cli-group-options")

    def is_free(self, pc: int, code: int) -> bool:
        """Is it a card that can be used at any time?"""
        return is_free(self.choices[pc], code)

    def is_noun(self, name: str) -> bool:
        w = self.words
        return name in w.pieces or name in w.kinds or name in w.counters or name in w.groups

    def inner(self, effects: Sequence[ir.Effect]) -> list[ir.Effect]:
        """The steps of a body; what it is offered under holds when it is offered."""
        steps = [p for e in effects for p in sequences.steps_of(telling(self.game), e)]
        offer = offer_of(steps[0]) if steps else None
        return self.inner([offer.body, *steps[1:]]) if offer is not None else steps

    def chooses(self, effects: Sequence[ir.Effect]) -> bool:
        inner = self.inner(effects)
        asking = asking_of(inner[0]) if inner else None
        return asking is not None and asking.chooses

    def chooses_some(self, effects: Sequence[ir.Effect]) -> bool:
        """Does it begin with a choice of so many at most, which may be none?"""
        return self.chooses(effects) and limit_of(self.inner(effects)[0]) is not None

    def doing(self, effects: Sequence[ir.Effect], c: Telling) -> Phrase | None:
        """What is done, in one phrase."""
        inner = self.inner(effects)
        if not inner:
            return Say("nothing")
        whole = inner[0] if len(inner) == 1 else InTurn(inner[0].span, "", inner)
        return sequences.offer_phrase(c, whole) or inline(c, whole)

    def detail(self, pc: int, code: int, told: Collection[str] = ()) -> list[str]:
        """What is printed on what can be chosen, but for properties that are `told` already; of a card that is used,
        only what it is used for; nothing of what lies on the board for all the game."""
        choice = self.choices[pc]
        if code in choice.names:
            ability = ability_of(self.game, choice, code)
            return self.cards.ability(ability) if ability is not None and ability.entry in self.words.entries else []
        boards = {layout.of for layout in self.words.layouts.values()}
        return [] if self.words.things[code].kind in boards else self.printed(code, told)

    # ---- numbers that labels speak of
    def arguments(self, match: Match, seat: int, pc: int, code: int) -> tuple[tuple[str, int], ...]:
        if code not in self.choices[pc].names and self.words.things[code].kind in self.rules.layout.faces:
            return self.shown(match, seat, pc, code)
        found = limit(self, match, seat, self.inner(self.choices[pc].bodies.get(code, [])))
        return (("n", found),) if found is not None else ()

    def shown(self, match: Match, seat: int, pc: int, code: int) -> tuple[tuple[str, int], ...]:
        """What a die shows that can be chosen, and how many others of its name there that show the same."""
        state, things = self.state_of(match, seat), self.words.things
        faces = {slot: die for slot, die in self.rules.slots.dice.items() if things[die].entry == things[code].entry}
        shows = {die: state[slot] for slot, die in faces.items()}
        offered = [c for who, at, codes in match.owed() if (who, at) == (seat, pc) for c in codes if c in shows]
        twins = [die for die in offered if die != code and shows[die] == shows[code]]
        return ((FACE, shows[code]), ("twins", len(twins)))
