"""What is asked in a language: where one is, what the question is, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from ..engine.match import Decision, Match, Option
from ..engine.rules import Rules
from ..lowering.stops import Choice
from ..model import ir
from ..model.vocabulary import PLAYER
from ..model.walk import everything
from ..phrases.fallbacks import Known, first
from ..phrases.rule_words import rule_title
from ..phrases.telling import LOG, QUESTION, Style, Telling, inline, term
from ..phrases.things import Qualified
from ..phrases.words import Brief, Done, Listed, Noun, Phrase, Plain, Say, Tidy
from ..terms.amounts import amount_phrase
from ..terms.queries import query_phrase
from ..verbs import sequences
from ..verbs.counters import gained
from ..verbs.payment_in_things import way_phrase
from .labels import Labels
from .punctuation import capital
from .renderer import telling
from .wording import DOES

#: a question that takes more letters is asked in fewer words
LONGEST = 60
#: codes from here on are free actions of cards
FREE = 1000


@dataclass(frozen=True, slots=True)
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

    # ---- a decision as a person reads it
    def decision(self, match: Match, seat: int, pc: int, codes: Sequence[int]) -> Decision:
        """As `Match.decisions` gives it, with the same ids, worded in this language."""
        options = tuple(
            Option(self.rules.option_id(pc, c), self.label(pc, c, **dict(self.arguments(match, seat, pc, c))), c)
            for c in codes
        )
        prompt = self.prompt(pc, match, seat, LONGEST)
        return Decision(seat, self.with_numbers(prompt, match, seat, pc), self.choices[pc].path, options)

    def with_numbers(self, prompt: str, match: Match, seat: int, pc: int) -> str:
        """A question with the numbers its step depends on, and how often the same can still be chosen."""
        slot, layout = self.choices[pc].left, self.rules.layout
        thread = match.threads.get(seat) if match.threads is not None else None
        state = (thread or match).state
        for name in self.numbers(pc):
            what = self.text(Brief(f"number-{name}", Say(f"number-{name}"), "name"))
            number = {"what": what, "n": state[layout.counters[name]]}
            prompt = self.say("cli-prompt-number", prompt=prompt, **number)
        return self.say("cli-prompt-left", prompt=prompt, n=state[slot]) if slot >= 0 else prompt

    def numbers(self, pc: int) -> list[str]:
        """The counters of the game that its view names and the step of a decision looks at, by itself or by name."""
        wanted = self.rules.shown_by.questions
        if not wanted:
            return []
        if pc not in self._numbers:
            name, _, prop = step_of(self.choices[pc]).partition(".")
            nodes = list(self.inside(name, prop))
            defined = [n.definition.key for n in nodes if isinstance(n, ir.DefRef)]
            nodes += [n for key in defined for n in walk(self.game.definitions[key].value)]
            found = {n.counter.name for n in nodes if isinstance(n, ir.CounterRef)}
            self._numbers[pc] = [name for name in wanted if name in found]
        return self._numbers[pc]

    def prompt(self, pc: int, match: Match | None = None, seat: int = 0, longest: int = 0) -> str:
        """Where one is, and what is asked there: in full, or in so many letters if that can be."""
        choice = self.choices[pc]
        title, question = self.heading(choice, match, seat), self.question(choice, match, seat)
        shorter = [question, *self.shorter(choice)]
        while longest and len(shorter) > 1 and len(self.text(shorter[0])) > longest:
            del shorter[0]
        return self.sentence(Say("cli-prompt", title=Tidy(title), question=Tidy(shorter[0])))

    def shorter(self, choice: Choice) -> list[Phrase]:
        """A question with less and less of what holds for everything that is offered anyway."""
        e, c = choice.effect, self.telling(choice)
        if "go_on" in choice.names.values():
            return []
        if isinstance(e, (ir.Pay, ir.PayWith)):
            return [Say("cli-pay-how")]
        if not isinstance(e, (ir.Choose, ir.ChooseBody)):
            return []
        bare = ir.Query(e.query.var, e.query.kinds, "all")
        own = own_words(choice, e.query)
        return [
            Known([own], Say(own), Say("choose", what=query_phrase(c, q))) for q in (replace(e.query, tests=[]), bare)
        ]

    def goes_on(self, pc: int, code: int) -> bool:
        """Does an option only go on to what comes next, where cards could be used first?"""
        return self.choices[pc].names.get(code) == "go_on"

    def title(self, pc: int) -> str:
        """The step or card a decision belongs to, without the way taken inside it."""
        return self.titled(pc).asked

    def titled(self, pc: int) -> Title:
        choice = self.choices[pc]
        step = step_of(choice)
        if step not in self._titles:
            name, _, way = step.partition(".")
            title = Tidy(self.step(name, choice))
            does, rule = "", name in self.game.rules
            if rule:  # the alternative that was taken says more than the rule
                taken = Known([f"option-{way}.{DOES}"], Say(f"option-{way}", n=1), Plain(""))
                does = self.text(Done(taken)) or self.text(Done(rule_title(self.game, name, **self.spoken_of(name))))
            done, card = self.say("cli-log-title", step=title), not rule and name in self.words.entries
            self._titles[step] = Title(self.text(title), done, does, card)
        return self._titles[step]

    # ---- where one is
    def heading(self, choice: Choice, match: Match | None, seat: int) -> Phrase:
        name, _, way = step_of(choice).partition(".")
        if way and name in self.game.rules:
            n = self.limit(match, seat, [a.body for a in self.inside(name, "") if is_called(a, way)])
            ways: list[tuple[str, Phrase]] = [(f"option-{way}", Say(f"option-{way}", n=1 if n is None else n))]
            if way in self.words.entries:
                ways += self.known(way)
            else:
                ways.append(("", self.step(name, choice)))
            return first(*ways)
        return self.step(name, choice)

    def step(self, name: str, choice: Choice) -> Phrase:
        if name in self.game.rules or name in self.words.entries or choice.effect is None:
            return first(*self.known(name))
        told = inline(self.telling(choice), choice.effect) if "go_on" in choice.names.values() else None
        if told is None:
            return first(*self.known(name))
        return Known([f"step-{name}"], Say(f"step-{name}"), told)

    def spoken_of(self, rule: str) -> dict[str, Any]:
        checked = self.game.rules[rule]
        c = telling(self.game, QUESTION, checked.place)
        parts = {"object": checked.object, "place": checked.place}
        return {name: term(c, ir.LocalRef(x.type, x)) for name, x in parts.items() if x is not None}

    def telling(self, choice: Choice, style: Style = QUESTION) -> Telling:
        """Speaks of the place a rule is done at, or a text is printed on, as this one."""
        name, _, prop = step_of(choice).partition(".")
        printed = self.game.printed.get((prop, name))
        if printed is not None:
            return telling(self.game, style, printed.self)
        around = [self.game.rules[n] for n in [name, *reversed(choice.path.split("/"))] if n in self.game.rules]
        return telling(self.game, style, next((rule.place for rule in around if rule.place is not None), None))

    def inside(self, name: str, prop: str) -> Iterator[Any]:
        """Everything in a rule, or in what is printed on a card."""
        printed = self.game.printed.get((prop, name))
        if name in self.game.rules:
            yield from walk(self.game.rules[name].body)
        elif printed is not None:
            yield from walk(printed.effect)
        else:
            yield from walk([a.body for a in self.game.abilities if a.entry == name])

    # ---- what is asked
    def question(self, choice: Choice, match: Match | None = None, seat: int = 0) -> Phrase:
        e, c = choice.effect, self.telling(choice)
        if "go_on" in choice.names.values():
            return Say("cli-free")
        if choice.names.get(1) == "yes" and choice.kind == "menu":
            body = self.doing(choice.bodies[1], c)
            return Say("may", what=body) if body is not None else Say("choose-one")
        if isinstance(e, (ir.Choose, ir.ChooseBody)):
            own = own_words(choice, e.query)
            return Known([own], Say(own), Say("choose", what=query_phrase(c, e.query)))
        if isinstance(e, ir.AnyOrder):
            return Say("cli-which-first")
        if isinstance(e, ir.Walk):
            return Say("walk", piece=Noun(e.piece.name), kind=Noun(e.kind))
        if isinstance(e, ir.Lay):
            return Say(f"lay-ask-{choice.source}", what=self.in_hand(e, match, seat) or term(c, e.thing))
        if isinstance(e, ir.PayThings) and choice.kind == "things":
            (how, _), *_ = e.ways
            what = way_phrase(e, 0) if how == "equal" else Qualified(Noun(e.kind), "a")
            return Say("cli-pay-which", what=what)
        asked = inline(c, e) if isinstance(e, (ir.Pay, ir.PayWith, ir.PayThings)) else None
        return asked or Say("choose-one")

    def in_hand(self, e: ir.Lay, match: Match | None, seat: int) -> Phrase | None:
        """The thing that is being laid, by its name."""
        index = self.held(e, match, seat) if match is not None else -1
        return self.called(self.words.things[index], mine=True) if index >= 0 else None

    def held(self, e: ir.Lay, match: Match, seat: int) -> int:
        """The thing that is being laid; -1 if the rules do not keep it in mind."""
        slot = match.rules.layout.slot(e.thing.local) if isinstance(e.thing, ir.LocalRef) else -1
        thread = match.threads.get(seat) if match.threads is not None else None
        return (thread or match).state[slot] if slot >= 0 else -1

    def grid(self, pc: int) -> str:
        """The grid a decision is about, if it is about one."""
        e = self.choices[pc].effect
        return e.zone.name if isinstance(e, ir.Lay) and self.choices[pc].kind == "grid" else ""

    def lays(self, pc: int) -> str:
        """The grid something is laid on in the rule a decision stands in, if it lays anything."""
        rule = self.game.rules.get(step_of(self.choices[pc]).partition(".")[0])
        inside = everything(rule.body) if rule is not None else ()
        return next((e.zone.name for e in inside if isinstance(e, ir.Lay)), "")

    def gains(self, e: ir.ChooseOne) -> bool:
        """One of several counters is gained."""
        return bool(e.group) and all(gained(a.body) for a in e.alternatives)

    # ---- what can be chosen
    def label(self, pc: int, code: int, **arguments: int) -> str:
        choice = self.choices[pc]
        if code not in choice.names:
            return self.sort(code) if isinstance(choice.effect, ir.PayThings) else self.thing(code, own(choice))
        return self.text(self.alternative(choice, code, arguments, self.telling(choice)))

    def names(self, pc: int, option: Option) -> tuple[str, ...]:
        """Everything an option may be called: its id, its label, and what the board calls it."""
        if option.code in self.choices[pc].names:
            return option.id, option.label
        return option.id, option.label, self.brief(option.code)

    def did(self, pc: int, code: int, **arguments: int) -> str:
        """What is said of whoever chose an alternative, in a sentence of its own; nothing without words for that."""
        choice = self.choices[pc]
        if code < 0 or code not in choice.names:
            return ""
        return self.text(Done(self.alternative(choice, code, arguments, self.telling(choice, LOG))))

    def alternative(self, choice: Choice, code: int, arguments: dict[str, Any], c: Telling) -> Phrase:
        name, e = choice.names[code], choice.effect
        if code < 0:
            return Say(f"option-{name}")
        if isinstance(e, ir.Lay):
            return Say("lay-at", cell=name) if choice.source == "where" else Say(f"lay-turn-{name}")
        card = self.card_of(choice, code)
        if card:
            return first(*self.known(card))
        if name == "yes" and choice.kind == "menu":  # to pay is only the first thing that is done then
            e = None
        if isinstance(e, ir.PayWith):
            counter, unit = e.units[code]
            return amount_phrase(c, ir.Int(ir.NUMBER, unit), counter.name)
        if isinstance(e, ir.Pay):
            return Listed([amount_phrase(c, n, counter.name) for counter, n in e.bills[code]])
        if isinstance(e, ir.PayThings):
            return way_phrase(e, code)
        bodies = choice.bodies.get(code, [])
        picks = isinstance(e, ir.AnyOrder) or isinstance(e, ir.ChooseOne) and self.gains(e)
        if picks and (gain := gained(bodies[0])):
            return amount_phrase(c, gain[1], gain[0])
        told = self.doing(bodies, c)
        noun = name if self.chooses(bodies) and self.is_noun(name) else ""
        body = Noun(noun) if noun else told if told is not None else first(*self.known(name))
        return Known([f"option-{name}"], Say(f"option-{name}", **{"n": 1, **arguments}), body)

    def card_of(self, choice: Choice, code: int) -> str:
        """The card that adds an alternative."""
        if code >= FREE:
            return next((a.entry for a in self.game.abilities if a.index == code - FREE), "")
        if isinstance(choice.effect, ir.AnyOrder):
            return next((a.entry for a in self.game.abilities for body in choice.bodies[code] if a.body is body), "")
        if isinstance(choice.effect, ir.ChooseOne) and 0 <= code < len(choice.effect.alternatives):
            ability = choice.effect.alternatives[code].ability
            return ability.entry if ability is not None else ""
        return ""

    def group(self, pc: int, code: int) -> str:
        """The heading an option stands under, where there are several: its kind, or that it is a card one has."""
        choice = self.choices[pc]
        if code < 0:
            return ""
        if code not in choice.names:
            return capital(self.noun(self.words.things[code].kind))
        return self.say("cli-group-cards" if self.card_of(choice, code) else "cli-group-options")

    def is_noun(self, name: str) -> bool:
        w = self.words
        return name in w.pieces or name in w.kinds or name in w.counters or name in w.groups

    def inner(self, effects: Sequence[ir.Effect]) -> list[ir.Effect]:
        """The steps of a body; what it is offered under holds when it is offered."""
        steps = [p for e in effects for p in sequences.steps_of(telling(self.game), e)]
        if steps and isinstance(steps[0], (ir.OnlyIf, ir.OncePer)):
            return self.inner([steps[0].body, *steps[1:]])
        return steps

    def chooses(self, effects: Sequence[ir.Effect]) -> bool:
        inner = self.inner(effects)
        return bool(inner) and isinstance(inner[0], (ir.Choose, ir.ChooseBody, ir.ChooseOne))

    def doing(self, effects: Sequence[ir.Effect], c: Telling) -> Phrase | None:
        """What is done, in one phrase."""
        inner = self.inner(effects)
        if not inner:
            return Say("nothing")
        whole = inner[0] if len(inner) == 1 else ir.Seq(inner[0].span, "", inner)
        return sequences.offer_phrase(c, whole) or inline(c, whole)

    def detail(self, pc: int, code: int) -> list[str]:
        """What is printed on what can be chosen; not for what lies on the board for all the game."""
        choice = self.choices[pc]
        if code in choice.names:
            card = self.card_of(choice, code)
            return self.printed(self.words.entries[card][0]) if card in self.words.entries else []
        boards = {layout.of for layout in self.words.layouts.values()}
        return [] if self.words.things[code].kind in boards else self.printed(code)

    # ---- numbers that labels speak of
    def arguments(self, match: Match, seat: int, pc: int, code: int) -> tuple[tuple[str, int], ...]:
        found = self.limit(match, seat, self.choices[pc].bodies.get(code, []))
        return (("n", found),) if found is not None else ()

    def limit(self, match: Match | None, seat: int, effects: Sequence[ir.Effect]) -> int | None:
        """How often, or how many at most."""
        for e in self.inner(effects):
            most = e.most if isinstance(e, ir.ChooseBody) else e.times if isinstance(e, ir.Repeat) else None
            if isinstance(most, ir.Int):
                return most.value
            if isinstance(most, ir.ParamRef) and most.thing is None:
                return self.parameter(match, seat, most) if match is not None else most.param.value
        return None

    def parameter(self, match: Match, seat: int, e: ir.ParamRef) -> int:
        """A number of the rules with what the cards of a player make of it."""
        n = e.param.value
        for a in sorted((a for a in self.game.abilities if a.parameter is e.param), key=lambda a: a.op != "="):
            if isinstance(a.value, ir.Int) and self.in_play(match, seat, a):
                n = {"+": n + a.value.value, "-": n - a.value.value}.get(a.op, a.value.value)
        return n

    def in_play(self, match: Match, seat: int, a: ir.CheckedAbility) -> bool:
        zones = {z.name for z in self.words.zones.values() if z.in_play}
        for card in a.cards:
            place = match.state[self.rules.layout.locations + card]
            info = self.rules.layout.places[place] if place >= 0 else None
            if info is not None and info.zone in zones and info.holder == seat:
                return True
        return not a.cards


def step_of(choice: Choice) -> str:
    return choice.path.split("/")[-1]


def own_words(choice: Choice, query: ir.Query) -> str:
    """The message that says what a choice is for, where that does not follow from what can be chosen."""
    return f"ask-{step_of(choice).partition('.')[0]}-{query.var.name}"


def is_called(node: object, name: str) -> bool:
    return isinstance(node, ir.Alternative) and node.name == name


def walk(node: object) -> Iterator[Any]:
    """Everything inside a piece of checked rules."""
    seen: set[int] = set()
    todo: list[object] = [node]
    while todo:
        at = todo.pop()
        if isinstance(at, dict):
            todo += at.values()
        elif isinstance(at, (list, tuple)):
            todo += at
        elif is_dataclass(at) and id(at) not in seen and type(at).__module__.startswith(ir.__package__ or ""):
            seen.add(id(at))
            yield at
            todo += [getattr(at, f.name) for f in fields(at)]


def own(choice: Choice) -> bool:
    """Is only what is the player's own to be chosen from?"""
    if not isinstance(choice.effect, (ir.Choose, ir.ChooseBody)):
        return False
    query = choice.effect.query
    return query.source == "owned" or (query.zone is not None and query.zone.of == PLAYER)
