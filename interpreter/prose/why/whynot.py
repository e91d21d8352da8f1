"""Why something is not offered, in words: for what could be chosen here, and for what is asked for elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from functools import cached_property

from ...asking.foresight import Step, foresee, owed_by
from ...asking.walks import STOP as HALT
from ...asking.walks import destination, destinations, is_walk
from ...asking.ways import Way, turns_back
from ...diagnostics.problems import Refused, say
from ...diagnostics.records import record
from ...engine.events import How
from ...engine.match import Match, Option
from ...engine.recording import recorded
from ...lowering.anatomy import rule_done
from ...lowering.reasons import FAR, NEAR, STANDING, Reason
from ...lowering.stops import OTHERWISE, Choice
from ...model import ir
from ...model.vocabulary import PLAYER
from ...model.walk import effects
from ...phrases.fallbacks import Known
from ...phrases.rule_digests import definition_text_digest
from ...phrases.telling import IN_FULL, REASON, condition
from ...phrases.words import Phrase, Plain, Say
from ...study.why import Ahead, Failing, candidates, failing, kinds_of, no_stop, state_of
from ...terms.conditions import Both
from ...terms.definitions import DefRef
from ..options.prompts import Prompts
from ..options.prospects import walked
from ..options.tried import taken
from ..questions.step_names import Steps, name_of
from ..questions.typed import fitting, folded
from ..speaking.punctuation import capital
from ..texts.course import Moment
from ..texts.renderer import telling
from .enough import asked_together, enough, one_payment, plainly_asked
from .lacking import lacking_everywhere, missing
from .nouns import is_noun, noun_lines, nouns, nowhere, own_name
from .printed_goals import goals_lack, printed_lack
from .reasons import Reasons, others_of, speaking_of, tried, untrue
from .refused_ways import against_thing, kinds_behind
from .unmet import Lacking, named, words_inside

#: of names in a row so many are told
_MOST_NAMES = 5
#: up to so many of them it is said when they come
_FEW_STEPS = 2
#: of what speaks against what could be chosen next so much is told
_MOST_AHEAD = 4
#: behind so many options it is looked what is chosen next
_MOST_TRIED = 20
NOTHING = Plain("")
#: something one can ask about: an option of this decision (its code), or a name known elsewhere
Asked = int | str


@record
class Answer:
    """What is said about one thing asked for."""

    #: the option's id, or that of what is asked for elsewhere
    option: str
    name: str
    offered: bool
    #: could it be chosen at this decision at all?
    here: bool
    lines: list[str]
    failing: list[Failing]
    #: where it is asked for, if not here: ids of steps and cards
    steps: list[str] = field(default_factory=list)
    #: of a step: when it comes, and whether that is now
    moments: list[Moment] = field(default_factory=list)
    now: bool = False
    #: the lines are sentences that need nothing said before them
    whole: bool = False
    #: is the name that of something one does? In a sentence it stands in quotation marks then
    deed: bool = False


class WhyNot:
    """Answers for one player at one decision, or (`passed`) at a choice before it that decided itself."""

    def __init__(self, spoken: Prompts, match: Match, seat: int, passed: Step | None = None):
        owed = [(pc, codes) for who, pc, codes in match.owed() if who == seat]
        if not owed:
            raise Refused(say("nothing-to-decide", n=seat + 1) if match.owed() else say("game-over"))
        self.spoken, self.match, self.seat = spoken, match, seat
        self.pc, self.codes = owed[0] if passed is None else (passed.pc, [passed.code])
        self.passed = passed is not None
        self.choice = spoken.choices[self.pc]
        #: of a walk, where it can lead
        self.ends = walk_ends(match, seat) if passed is None and is_walk(match, self.pc) else None
        self.reasons = Reasons(spoken, match, seat, self.choice)

    @cached_property
    def steps(self) -> Steps:
        return Steps(self.spoken)

    # ---- what is meant
    def meant(self, said: str) -> list[Asked]:
        """What a text fits best: what could be chosen here before what is asked for elsewhere."""
        id = self.spoken.rules.option_id
        here: dict[Asked, tuple[str, ...]] = {
            code: self.spoken.names(self.pc, Option(id(self.pc, code), self.label(code), code))
            for code in candidates(self.spoken.rules, self.pc)
        }
        found = fitting(said, here, self.inside(), self.elsewhere)
        offered: list[Asked] = [code for code in found if code in self.codes]
        # copies that lie together are one option
        return offered if len({self.name(code) for code in found}) == 1 and offered else found

    def label(self, code: int) -> str:
        spoken = self.spoken
        return spoken.label(self.pc, code, **dict(spoken.arguments(self.match, self.seat, self.pc, code)))

    def inside(self) -> dict[Asked, tuple[str, ...]]:
        """What the alternatives of this decision do, by the names of those rules."""
        names: dict[Asked, tuple[str, ...]] = {}
        for code, bodies in self.choice.bodies.items():
            inner = [rule_done(e, self.spoken.game) for body in bodies for e in effects(body)]
            rules = dict.fromkeys(filter(None, inner))
            names[code] = tuple(name for rule in rules for name in (rule, self.steps.title(rule)))
        return names

    @cached_property
    def elsewhere(self) -> dict[Asked, tuple[str, ...]]:
        """Names of everything else in the game that somebody could ask about: things, alternatives, steps."""
        spoken, words = self.spoken, self.spoken.words
        known: dict[Asked, tuple[str, ...]] = {}
        for entry, indices in words.entries.items():
            if words.things[indices[0]].kind != PLAYER:
                known[entry] = spoken.entry_names(entry)
        for pc, choice in spoken.choices.items():
            for code, name in choice.names.items():
                if choice.kind != "grid" and code != OTHERWISE and name not in known:
                    known[name] = (name, spoken.label(pc, code))
        kinds = {folded(form) for kind in words.kinds for form in spoken.forms(kind)}
        for name in self.steps.names():
            called = (name.rpartition(".")[2], self.steps.title(name))
            if "." not in name or kinds.isdisjoint(map(folded, called)):  # what is scored is asked about as what it is
                known.setdefault(name, called)
        taken = {folded(name) for names in known.values() for name in names}
        return known | nouns(spoken, taken)

    def name(self, asked: Asked) -> str:
        if isinstance(asked, int):
            return capital(self.label(asked))
        return capital(self.elsewhere[asked][1])

    # ---- the answer
    def answer(self, asked: Asked) -> Answer:
        name, rules = self.name(asked), self.spoken.rules
        if isinstance(asked, str):
            return self.answer_elsewhere(asked, name)
        option, deed = rules.option_id(self.pc, asked), self.spoken.is_deed(self.pc, asked)
        places = self.ends if asked not in self.choice.names else None
        if asked in (self.codes if places is None else places):
            return Answer(option, name, True, True, [], [], deed=deed)
        state = state_of(self.match, self.seat)
        if asked in self.codes:  # one comes through there
            found = no_stop(rules, state, self.pc, asked)
        else:
            found = failing(rules, state, self.pc, asked, list(self.codes))
        if places is not None and found[0].reason.kind == STANDING and HALT in self.codes:
            return Answer(option, name, True, True, [], [], deed=deed)
        if places is not None:  # nowhere on any way is further than not near
            found = [replace(f, reason=replace(f.reason, text=FAR)) if f.reason.kind == NEAR else f for f in found]
        self.reasons.option = asked
        return Answer(option, name, False, True, self.lines(self.choice, found, asked), found, deed=deed)

    def answer_elsewhere(self, asked: str, name: str) -> Answer:
        """Of a thing, where one is asked for it; of a step, when it comes, and what comes now."""
        if is_noun(asked):
            lines = noun_lines(self, asked)
            return Answer(own_name(asked), name, False, False, lines, [], whole=True)
        spoken, course, thing = self.spoken, self.steps.course, asked in self.spoken.words.entries
        now = name_of(spoken, self.pc)
        if not thing and asked in course.around(now):
            going_on = spoken.say("cli-why-going-on", name=name)
            return Answer(asked, name, False, False, [going_on], [], now=True, whole=True)
        if any(s.within == now for s in course.stands.get(asked, ())):
            told = spoken.say("cli-why-part", name=name, step=capital(spoken.title(self.pc)))
            return Answer(asked, name, False, False, [told], [], now=True, whole=True)
        behind = against_thing(self, asked) if thing else []
        if behind:
            lines = self.lines(self.choice, behind, spoken.words.entries[asked][0])
            return Answer(asked, name, False, True, lines, behind)
        places, moments = self.places(asked), [] if thing else self.steps.moments(asked)
        ids = list(dict.fromkeys(name_of(spoken, pc) for pc in places))
        begun = [pc for pc in places if self.begun(pc)]
        if places and places[0] not in begun and spoken.title(places[0]) == spoken.title(self.pc):
            same = capital(spoken.say("cli-why-same-step", step=capital(spoken.title(self.pc))))
            return Answer(asked, name, False, False, [same], [], ids, moments, deed=not thing)
        later = [pc for pc in places if pc not in begun]
        lines = [self.where(later, asked)] if later or not (begun or moments) else []
        steps = dict.fromkeys(capital(spoken.title(pc)) for pc in begun)
        lines[:0] = [spoken.say("cli-why-before", step=step) for step in steps]
        if lines and not thing and len(ids) <= _FEW_STEPS:
            lines += [f"– {self.comes(step)}" for step in ids if self.steps.moments(step)]
        elif moments and not lines:
            lines.append(capital(spoken.say("cli-why-comes", when=self.steps.when(moments))))
        if thing:
            for one in spoken.words.entries[asked][:1]:  # of some there are none with so many players
                lines += goals_lack(spoken, self.match, self.seat, one)
        else:
            lines.append(capital(spoken.say("cli-why-now", step=capital(spoken.title(self.pc)))))
        return Answer(asked, name, False, False, lines, [], ids, moments, deed=not thing)

    def begun(self, place: int) -> bool:
        """Is it asked there before a step begins, and is that step going on?"""
        spoken, step, now = self.spoken, name_of(self.spoken, place), name_of(self.spoken, self.pc)
        going_on = self.steps.course.around(now) - ({now} if spoken.is_before(self.choice) else set())
        return spoken.is_before(spoken.choices[place]) and step in going_on

    def behind_options(self, kind: str) -> dict[int, WhyNot]:
        """By option, the decision about things of a kind that is asked for behind it, in the same question."""
        found, start = dict[int, WhyNot](), foresee(self.match, self.seat).draws[0]
        for code in () if self.passed else self.codes[:_MOST_TRIED]:
            if code not in self.choice.names or kind in kinds_behind(self.spoken.game, self.choice, code):
                then = self.behind_option(start.clone(), code, kind)
                inside = then is not None and (code in self.choice.names or then.choice.path == self.choice.path)
                if then is not None and inside and kind in kinds_of(then.choice):
                    found[code] = then
        return found

    def behind_option(self, match: Match, code: int, kind: str = "") -> WhyNot | None:
        """What the player decides next behind an option, also if it decides itself because nothing else is possible;
        None if others decide first, or the player something that has nothing to do with it. `kind`: of what that is
        asked for later in the option, what decides itself before it is no matter."""
        start = match.clone()
        first, *then = recorded(match, self.seat, code)
        owed = owed_by(match, self.seat)
        later = self.spoken.choices[owed[0]] if owed is not None else self.choice
        decided = all(event.how is How.ONLY and event.seat == self.seat for event in then)
        it = decided and kind in kinds_of(later) and self.spoken.done_within(self.choice, later)
        if owed is not None and (it or not then):
            next_one = WhyNot(self.spoken, match, self.seat)
        elif then and then[0].how is How.ONLY and then[0].seat == self.seat and not first.facts:
            next_one = WhyNot(self.spoken, start, self.seat, Step(then[0].pc, then[0].code))
        else:
            return None
        return None if turns_back(self.choice, next_one.choice) else next_one

    def comes(self, step: str) -> str:
        when = self.steps.when(self.steps.moments(step))
        return self.spoken.say("cli-why-ahead", name=capital(self.steps.title(step)), why=when)

    def places(self, asked: str) -> list[int]:
        """The decisions that ask for it: those of this step first, then the others in the order of play."""
        spoken, entries = self.spoken, self.spoken.words.entries
        kind = spoken.words.things[entries[asked][0]].kind if asked in entries else ""
        found = [pc for pc, c in spoken.choices.items() if asked in c.names.values() or kind in kinds_of(c)]
        return sorted(reversed(found), key=lambda pc: spoken.title(pc) != spoken.title(self.pc))

    def where(self, places: Sequence[int], asked: str) -> str:
        if not places:
            return nowhere(self.spoken, asked)
        return capital(self.spoken.say("cli-why-elsewhere", steps=self.titles(places)))

    def titles(self, places: Sequence[int]) -> str:
        """The steps to which decisions belong."""
        titles = list(dict.fromkeys(capital(self.spoken.title(pc)) for pc in places))
        return some(titles, "; ")

    def lines(self, choice: Choice, found: Sequence[Failing], about: int = -1) -> list[str]:
        """Each reason as a sentence, and below it what speaks against what could be chosen next. `about`: the option,
        or the thing, against which the reasons are."""
        lines: dict[str, None] = {}
        found = enough(found)
        for alike in asked_together(found):
            one = alike[0]
            lack = lacking_everywhere(one, self.spoken.words.pieces) or self.would_follow(one)
            if lack is not None:
                lines[capital(self.spoken.text(lack))] = None
                continue
            lines |= dict.fromkeys(capital(text) for text in self.told(choice, alike))
            lines |= dict.fromkeys(f"– {capital(text)}" for text in [*self.explained(alike), *self.conditions(one)])
            printed = printed_lack(self.spoken, self.match, self.seat, about, self.reasons.asked_of(alike))
            lines |= dict.fromkeys(map(capital, printed))
            against: dict[str, list[str]] = {}
            for each in one.ahead:
                name = self.spoken.label(each.pc, each.code)
                against.setdefault(self.spoken.text(self.against(each)), []).append(name)
            for why, names in [*against.items()][:_MOST_AHEAD]:
                lines[f"– {self.spoken.say('cli-why-ahead', name=capital(some(names)), why=why)}"] = None
            if len(against) > _MOST_AHEAD:
                lines["– …"] = None
        if len(found) == 1:  # beside another reason it would only lead away from that one
            searched = [found[0], *(a.failing[0] for a in found[0].ahead[:_MOST_AHEAD])]
            lines |= dict.fromkeys(text for one in searched for text in self.looked_for(one))
        return list(lines)

    def since(self, one: Failing, lack: Lacking) -> str:
        """What keeps a word of the rules from holding, where the word is a mere adjective that does not say it."""
        about = one.reason.about
        if not lack.since or not isinstance(lack.cond, DefRef) or not isinstance(about, ir.Query):
            return ""
        c, written = telling(self.spoken.game, REASON, about.var), self.written(lack.cond)
        means: Phrase = Say("cli-why-means", text=written) if written else Plain("")
        told = means if isinstance(lack.since[0], Both) and written else untrue(c, lack.since[0])
        return self.spoken.text(self.unless_said(lack.cond, told, means))

    def unless_said(self, word: DefRef, told: Phrase, means: Phrase = NOTHING) -> Phrase:
        """Where a language says what a word stands for instead of an adjective, only what an editor adds to that."""
        id = f"is-{word.definition.name}"
        return Known([f"{id}.after"], means, Known([f"{id}.behind"], means, told))

    def written(self, word: DefRef) -> str:
        """What a word of the rules stands for, as an editor has written it."""
        name = word.definition.name
        digest = definition_text_digest(self.spoken.game, name)
        return " ".join(self.spoken.cards.by_hand(name, digest)).removesuffix(".")

    def meaning(self, word: DefRef) -> Phrase:
        """What a word of the rules stands for, as an editor has written it or else as the rules say it."""
        game, checked = self.spoken.game, self.spoken.game.definitions[word.definition.key]
        written = self.written(word)
        if written:
            return Say("cli-why-word", word=named(checked.definition), text=written)
        meant = condition(telling(game, IN_FULL, checked.it), checked.value)
        return Say("label", name=named(checked.definition), text=meant)

    def would_follow(self, one: Failing) -> Phrase | None:
        """What would be so afterwards, if that alone speaks against everything that could be chosen next."""
        tries = [each for each in one.ahead if tried(each.failing[0])]
        found = {self.spoken.text(self.against(each)): self.against(each) for each in tries}
        return next(iter(found.values())) if len(tries) == len(one.ahead) and len(found) == 1 else None

    def told(self, choice: Choice, found: Sequence[Failing]) -> list[str]:
        """Reasons that are told together; in one sentence with the last that what would do as well is not so."""
        texts, others = self.reasons.texts(choice, found), self.beside(choice, found)
        if not others or not texts:
            return texts
        facts = not plainly_asked(found[0]) or any(lack.fact for lack in self.reasons.lacking(found))
        joined = self.spoken.say("cli-why-and" if facts else "cli-why-as", what=texts[-1], other=others[0])
        return [*texts[:-1], joined]

    def explained(self, found: Sequence[Failing]) -> list[str]:
        """What keeps the words of the rules from holding of which a reason says that they do not."""
        lacks = self.reasons.lacking(found) if plainly_asked(found[0]) else []
        told = [text for lack in lacks if (text := self.since(found[0], lack))]
        spoken_of = [word for lack in lacks if lack.fact for word in words_inside(lack.cond)]
        explicable = [word for word in spoken_of if self.written(word) or self.is_joined(word)]
        several = [text for word in explicable if (text := self.stands_for(word))]
        return told or several[:1]  # more of them would lead away

    def conditions(self, one: Failing) -> list[str]:
        """What one thing would have to be so of, and nothing is, where one sentence would hardly say it."""
        return [self.spoken.text(phrase) for phrase in self.reasons.conditions(self.choice, one)]

    def beside(self, choice: Choice, found: Sequence[Failing]) -> list[str]:
        """What would do as well, and is no matter of what is asked for: that it is not so."""
        c = self.reasons.telling(choice)
        if plainly_asked(found[0]):
            about = found[0].reason.about
            if isinstance(about, ir.Query):
                speaking_of(c, about.var)
            others = [cond for lack in self.reasons.lacking(found) for cond in lack.beside]
        else:
            queries = filter(None, map(self.reasons.searched, found))
            others = [cond for query in queries for cond in others_of(query)]
        return [self.spoken.text(untrue(c, cond)) for cond in others[:1]]  # more of them would lead away

    def looked_for(self, one: Failing) -> Iterator[str]:
        """What the words mean that stand for several conditions, where nothing is found of which they hold all: which
        of them fails is another one for each thing."""
        query = self.reasons.searched(one)
        words = [test.cond for test in query.tests if isinstance(test.cond, DefRef)] if query is not None else []
        yield from (capital(told) for word in words if self.is_joined(word) and (told := self.stands_for(word)))

    def is_joined(self, word: DefRef) -> bool:
        """Does a word of the rules stand for several conditions?"""
        return isinstance(self.spoken.game.definitions[word.definition.key].value, Both)

    def stands_for(self, word: DefRef) -> str:
        """What a word of the rules means that is said of a thing."""
        of = self.spoken.game.definitions[word.definition.key].definition.of
        return self.spoken.text(self.unless_said(word, self.meaning(word))) if of in self.spoken.words.kinds else ""

    def against(self, each: Ahead) -> Phrase:
        """What was asked for said what it would be for: here the lack of something is enough."""
        choice, one = self.spoken.choices[each.pc], each.failing[0]
        paid = [other for other in each.failing if other is one or one_payment(one, other)]
        return missing(paid) or self.reasons.phrase(choice, one, briefly=True)


def walk_ends(match: Match, seat: int) -> set[int] | None:
    """Where a walk can end that one is asked about by its destination; None if it is asked for step by step."""
    point = foresee(match, seat)
    ways = [Way(steps) for steps in destinations(point) or ()]
    told = [taken(point.draws[0].clone(), seat, way) or () for way in ways]
    steps = [
        walked(events, way) or Step(point.pc, destination(way.steps)) for way, events in zip(ways, told, strict=True)
    ]
    return {step.code for step in steps} or None


def some(names: Sequence[str], between: str = ", ") -> str:
    """The first of some names, with a mark if there are more; `between` them what does not stand inside of them."""
    return between.join([*names[:_MOST_NAMES], *(["…"] if len(names) > _MOST_NAMES else [])])


def reason_of(one: Failing) -> dict[str, object]:
    """A reason for tools: the text of the rules, and the numbers it compares."""
    reason: Reason = one.reason
    found: dict[str, object] = {"reason": reason.text, "later": reason.later}
    if one.need is not None:
        found |= {"need": one.need, "have": one.have, "of": reason.noun}
    return found
