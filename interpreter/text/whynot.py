"""Why something is not offered, in words: for what could be chosen here, and for what is asked for elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..errors import Refused, say
from ..language import ir
from ..language.model import PLAYER
from ..program import reasons as r
from ..program.reasons import Reason
from ..program.steps import OTHERWISE, Choice
from ..runtime.match import Match
from ..runtime.why import Ahead, Failing, candidates, failing, kinds_of, state_of
from .bundles import Phrase
from .labels import capital
from .prompts import Prompts, step_of
from .speech import Amount, Noun, Say
from .typed import fitting

#: steps named for something that is asked for elsewhere
_MOST_STEPS = 5
#: of what could be chosen next so many are spoken of
_MOST_AHEAD = 4
#: reasons that are said by a message of their own, whatever they are about
PLAIN = {
    r.CARD: "card",
    r.TAKEN: "taken",
    r.NO_OTHER: "other",
    r.ORDERED: "ordered",
    r.MOVED: "moved",
    r.NEAR: "near",
    r.VISITED: "visited",
    r.REACH: "reach",
    r.LATER: "later",
}
#: why something cannot lie so or there
LAYING = {w: w for w in ("turned", "looks", "inside", "least", "most")} | {"never hides": "hides"}

#: something one can ask about: an option of this decision (its code), or a name known elsewhere
Asked = int | str


@dataclass(frozen=True, slots=True)
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


class WhyNot:
    """Answers for one player at one decision."""

    def __init__(self, spoken: Prompts, match: Match, seat: int):
        owed = [(pc, codes) for who, pc, codes in match.owed() if who == seat]
        if not owed:
            raise Refused(say("nothing-to-decide", n=seat + 1) if match.owed() else say("game-over"))
        self.spoken, self.match, self.seat = spoken, match, seat
        self.pc, self.codes = owed[0]
        self.choice = spoken.choices[self.pc]

    # ---- what is meant
    def meant(self, said: str) -> list[Asked]:
        """What a text fits best: what could be chosen here before what is asked for elsewhere."""
        here: dict[Asked, tuple[str, ...]] = {
            code: (self.spoken.rules.option_id(self.pc, code), self.label(code))
            for code in candidates(self.spoken.rules, self.pc)
        }
        found = fitting(said, here, self.elsewhere())
        offered: list[Asked] = [code for code in found if code in self.codes]
        # copies that lie together are one option
        return offered if len({self.name(code) for code in found}) == 1 and offered else found

    def label(self, code: int) -> str:
        spoken = self.spoken
        return spoken.label(self.pc, code, **dict(spoken.arguments(self.match, self.seat, self.pc, code)))

    def elsewhere(self) -> dict[Asked, tuple[str, ...]]:
        """Names of everything else in the game that somebody could be asked for: things, alternatives, steps."""
        spoken, words = self.spoken, self.spoken.words
        known: dict[Asked, tuple[str, ...]] = {}
        for entry, indices in words.entries.items():
            if words.things[indices[0]].kind != PLAYER:
                known[entry] = (entry, spoken.entry(indices[0]))
        for pc, choice in spoken.choices.items():
            for code, name in choice.names.items():
                if choice.kind != "grid" and code != OTHERWISE and name not in known:
                    known[name] = (name, spoken.label(pc, code))
        return known

    def name(self, asked: Asked) -> str:
        if isinstance(asked, int):
            return capital(self.label(asked))
        entries = self.spoken.words.entries
        if asked in entries:
            return capital(self.spoken.entry(entries[asked][0]))
        return capital(next(label for name, (_, label) in self.elsewhere().items() if name == asked))

    # ---- the answer
    def answer(self, asked: Asked) -> Answer:
        name, rules = self.name(asked), self.spoken.rules
        if isinstance(asked, str):
            places = self.places(asked)
            ids = dict.fromkeys(step_of(self.spoken.choices[pc]).partition(".")[0] for pc in places)
            return Answer(asked, name, False, False, [self.when(places)], [], list(ids))
        option = rules.option_id(self.pc, asked)
        if asked in self.codes:
            return Answer(option, name, True, True, [], [])
        found = failing(rules, state_of(self.match, self.seat), self.pc, asked, list(self.codes))
        return Answer(option, name, False, True, self.lines(self.choice, found), found)

    def places(self, asked: str) -> list[int]:
        """The decisions that ask for it: those of this step first, then the others in the order of play."""
        spoken, entries = self.spoken, self.spoken.words.entries
        kind = spoken.words.things[entries[asked][0]].kind if asked in entries else ""
        found = [pc for pc, c in spoken.choices.items() if asked in c.names.values() or kind in kinds_of(c)]
        return sorted(reversed(found), key=lambda pc: spoken.title(pc) != spoken.title(self.pc))

    def when(self, places: Sequence[int]) -> str:
        spoken = self.spoken
        titles = list(dict.fromkeys(capital(spoken.title(pc)) for pc in places))
        if not titles:
            return capital(spoken.say("cli-why-nowhere"))
        more = ["…"] if len(titles) > _MOST_STEPS else []
        return capital(spoken.say("cli-why-elsewhere", steps=", ".join([*titles[:_MOST_STEPS], *more])))

    def lines(self, choice: Choice, found: Sequence[Failing]) -> list[str]:
        """Each reason as a sentence, and below it what speaks against what could be chosen next."""
        lines: dict[str, None] = {}
        for one in found:
            lines[capital(self.text(choice, one))] = None
            for each in one.ahead[:_MOST_AHEAD]:
                lines[f"– {self.against(each)}"] = None
            if len(one.ahead) > _MOST_AHEAD:
                lines["– …"] = None
        return list(lines)

    def against(self, each: Ahead) -> str:
        choice = self.spoken.choices[each.pc]
        what = self.phrase(choice, each.failing[0])
        return self.spoken.say("cli-why-ahead", name=capital(self.spoken.label(each.pc, each.code)), why=what)

    # ---- one reason
    def text(self, choice: Choice, one: Failing) -> str:
        said = self.spoken.text(self.phrase(choice, one))
        return self.spoken.say("cli-why-then", what=said) if one.reason.later else said

    def phrase(self, choice: Choice, one: Failing) -> Phrase:
        reason, about, deeds = one.reason, one.reason.about, self.spoken.deeds(choice)
        if one.need is not None:
            return self.lack(choice, one)
        if reason.text in PLAIN:
            return Say(f"cli-why-{PLAIN[reason.text]}")
        if reason.text == r.SAME and isinstance(about, int):
            return Say("cli-why-same", name=self.spoken.called(self.spoken.words.things[about]))
        if isinstance(about, ir.Lay) and reason.text in LAYING:
            return Say(f"cli-why-lay-{LAYING[reason.text]}")
        if isinstance(about, ir.MoveThing) and reason.text.startswith("limit of "):
            return Say("cli-why-limit", zone=Say(f"zone-{about.zone.name}", whose="none", holder=""))
        if isinstance(about, ir.Expr):
            return Say("cli-why-condition", what=deeds.condition(about))
        if isinstance(about, ir.OnlyIf):
            return Say("cli-why-condition", what=deeds.condition(about.cond))
        if isinstance(about, ir.Query):
            return Say("cli-why-thing", what=deeds.query(about, "a", "place"))
        if isinstance(about, ir.OncePer):
            return Say("cli-why-once", scope=Say(f"step-{about.scope.name}"))
        if isinstance(about, ir.CheckedAbility) and about.once is not None:
            return Say("cli-why-once", scope=Say(f"step-{about.once.name}"))
        told = self.spoken.doing([about], deeds) if isinstance(about, ir.Effect) else None
        return Say("cli-why-doing", what=told) if told is not None else Say("cli-why-later")

    def lack(self, choice: Choice, one: Failing) -> Phrase:
        """Something counted is not enough: for what, and how much is missing."""
        about, deeds = one.reason.about, self.spoken.deeds(choice)
        told = self.spoken.doing([about], deeds) if isinstance(about, ir.Effect) else None
        lack, noun = max(one.lack, 1), one.reason.noun
        missing = Amount(lack, Noun(noun)) if noun else None
        if told is None:
            return Say("cli-why-missing", lack=missing, n=lack) if missing is not None else Say("cli-why-later")
        if missing is None:
            return Say("cli-why-short", what=told, n=lack)
        return Say("cli-why-lack", what=told, lack=missing, n=lack)


def reason_of(one: Failing) -> dict[str, object]:
    """A reason for tools: the text of the rules, and the numbers it compares."""
    reason: Reason = one.reason
    found: dict[str, object] = {"reason": reason.text, "later": reason.later}
    if one.need is not None:
        found |= {"need": one.need, "have": one.have, "of": reason.noun}
    return found
