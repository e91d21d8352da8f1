"""Why, asked of what is no option: a player, a kind of things, what is only counted, the setup, the scoring, the end.

Keys are `SORT:NAME`, so that a kind and a step of one name are two things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...lowering.context import SETUP
from ...model import ir
from ...model.vocabulary import PLAYER
from ...phrases.rule_digests import cause_text_digest
from ...phrases.telling import IN_FULL, condition
from ...phrases.words import Plain, Say
from ...study.ending import reached
from ...study.why import candidates, kinds_of, state_of
from ..options.explaining import Explained
from ..questions.typed import folded
from ..speaking.punctuation import capital
from ..texts.course import SCORING
from ..texts.ending import played_on, says_all
from ..texts.renderer import telling
from .refused_ways import against_kind, refused_ways

if TYPE_CHECKING:
    from ..options.prompts import Prompts
    from .whynot import Answer, WhyNot

PLAYERS, KIND, COUNTED, FRAME = "player:", "kind:", "counted:", "frame:"
#: what brings the end of the game
END = "end"
SORTS = (PLAYERS, KIND, COUNTED, FRAME)
#: so many things are named one after the other, and so many reasons against them
_MOST_NAMES, _MOST_REASONS = 6, 5


def is_noun(asked: str) -> bool:
    return asked.startswith(SORTS)


def own_name(asked: str) -> str:
    """The id in the data of the game."""
    return asked.partition(":")[2] if is_noun(asked) else asked


def nouns(spoken: Prompts, known: set[str]) -> dict[str, tuple[str, ...]]:
    """By key, what each may be called: its id, its name, other forms. What only counts gives way to names `known`."""
    words, rules = spoken.words, spoken.rules
    found: dict[str, tuple[str, ...]] = {}
    for seat, thing in enumerate(words.things[: rules.players]):
        found[PLAYERS + thing.name] = (thing.name, spoken.player(seat))
    for kind in words.kinds:
        found[KIND + kind] = spoken.forms(kind)
    for name in (*words.counters, *words.pieces, *words.groups):
        forms = spoken.forms(name)
        if not known.intersection(map(folded, forms[:3])):
            found[COUNTED + name] = forms
    for name in (SETUP, SCORING, END):
        found[FRAME + name] = (name, spoken.say(f"cli-why-{name}"))
    return found


def noun_lines(why: WhyNot, asked: str) -> list[str]:
    """What there is to say of one of them: whole sentences, and below them lines that begin with a dash."""
    name, sort = own_name(asked), asked[: asked.index(":") + 1]
    if sort == PLAYERS:
        return list(player_lines(why, why.spoken.words.thing_names[name]))
    if sort == KIND:
        return list(kind_lines(why, name))
    if sort == COUNTED:
        return [why.spoken.say("cli-why-counted", name=why.name(asked))]
    if name == END:
        if (begun := why.spoken.begun_end(why.match)) is not None:
            return [capital(begun)]
        return list(end_lines(why, why.name(asked)))
    during = name == SETUP and why.match.round == 0
    return [why.spoken.say("cli-why-going-on" if during else f"cli-why-{name}-when", name=why.name(asked))]


def nowhere(spoken: Prompts, asked: str) -> str:
    """That nobody chooses a thing or does a step; of a sign, which rules count it."""
    things = spoken.words.entries.get(asked, ())
    steps = [title for title, _ in Explained(spoken).counting(things[0])] if things else []
    told = "cli-why-counts" if steps else "cli-why-nowhere"
    return capital(spoken.say(told, steps="; ".join(some(steps))))


def end_lines(why: WhyNot, name: str) -> Iterator[str]:
    """What brings the end, and what is still played then: once, where that is the same of all causes."""
    spoken = why.spoken
    ends = spoken.game.ends
    left = {rounds for _, _, rounds, _ in ends}
    yield spoken.say("cli-why-end-when", name=name, n=len(ends))
    for n, (cause, cond, rounds, _) in enumerate(ends):
        told = cause_line(why, n, cause, cond)
        yield f"– {told}" if len(left) == 1 else f"– {told}. {spoken.text(played_on(rounds))}"
    if len(left) == 1:
        yield spoken.text(played_on(left.pop()))


def cause_line(why: WhyNot, n: int, name: str, cond: ir.Expr) -> str:
    """A condition of the end by its name; what that means, where the name does not say it or a limit of it is set
    elsewhere; how far it is where it counts something."""
    spoken = why.spoken
    called, have = capital(spoken.cause(name)), reached(spoken.rules, state_of(why.match, why.seat), n)
    told = called
    if have is not None or not says_all(spoken.cards, spoken.game, name, cond):
        written = " ".join(spoken.cards.by_hand(name, cause_text_digest(spoken.game, name)))
        text = Plain(written.removesuffix(".")) if written else condition(telling(spoken.game, IN_FULL), cond)
        told = spoken.text(Say("label", name=Plain(called), text=text))
    return told if have is None else spoken.say("cli-why-end-now", cause=told, n=have)


def player_lines(why: WhyNot, seat: int) -> Iterator[str]:
    """Whether a player must decide now, who else does, and where one chooses players."""
    spoken, deciding = why.spoken, [who for who, _, _ in why.match.owed()]
    player, step = spoken.player(seat), capital(spoken.title(why.pc))
    if seat in deciding:
        yield spoken.say("cli-why-player-decides", player=player, step=step)
    else:
        who = spoken.listed([spoken.player(other) for other in deciding])
        yield spoken.say("cli-why-player-waits", player=player, who=who, n=len(deciding))
    places = [pc for pc, choice in spoken.choices.items() if PLAYER in kinds_of(choice)]
    if places:
        yield spoken.say("cli-why-player-chosen", steps=why.titles(places))


def kind_lines(why: WhyNot, kind: str) -> Iterator[str]:
    """Which things of a kind are offered and what speaks against the others, here or behind what is chosen here; what
    speaks against all that they could be chosen for here; or where else one chooses among them."""
    spoken, name = why.spoken, capital(why.spoken.noun(kind))
    if kind in kinds_of(why.choice):
        yield from told_of_each(why, of_kind(why, kind), name)
        return
    ways: dict[tuple[str, ...], tuple[list[Answer], list[str]]] = {}
    for code, then in why.behind_options(kind).items():
        answers = of_kind(then, kind)
        ways.setdefault(tuple(told_of_each(why, answers, "")), (answers, []))[1].append(why.name(code))
    for answers, options in [*ways.values()][:_MOST_REASONS]:
        yield from told_of_each(why, answers, name if len(ways) == 1 else ", ".join(some(options)))
    if len(ways) > _MOST_REASONS:
        yield "– …"
    if ways:
        return
    if refused := refused_ways(why, kind):
        yield spoken.say("cli-why-kind-none", name=name)
        yield from against_kind(why, refused)
        return
    places = [pc for pc, choice in spoken.choices.items() if kind in kinds_of(choice)]
    told = "cli-why-kind-elsewhere" if places else "cli-why-kind-nowhere"
    yield spoken.say(told, name=name, steps=why.titles(places))


def of_kind(why: WhyNot, kind: str) -> list[Answer]:
    """What a decision about things of a kind says of each of them."""
    mine = {thing.index for thing in why.spoken.words.kinds[kind].things}
    return [why.answer(code) for code in candidates(why.spoken.rules, why.pc) if code in mine]


def told_of_each(why: WhyNot, answers: Sequence[Answer], name: str) -> Iterator[str]:
    """Which are offered, and below it what speaks against the others; `name`: what stands before them."""
    spoken = why.spoken
    offered = dict.fromkeys(answer.name for answer in answers if answer.offered)
    message = "cli-why-kind-offered" if offered else "cli-why-kind-none"
    yield spoken.say(message, name=name, options=", ".join(some(list(offered))))
    against: dict[str, dict[str, None]] = {}
    for answer in answers:
        if answer.name not in offered:
            against.setdefault(answer.lines[0], {})[answer.name] = None
    for reason, names in list(against.items())[:_MOST_REASONS]:
        yield f"– {spoken.say('cli-why-ahead', name=', '.join(some(list(names))), why=reason)}"
    if len(against) > _MOST_REASONS:
        yield "– …"


def passed_lines(why: WhyNot, name: str) -> list[str]:
    """Of a step in which nothing was possible what spoke against each thing that could have been chosen in it."""
    answers = [why.answer(code) for code in candidates(why.spoken.rules, why.pc) if code >= 0]
    return [*told_of_each(why, answers, name)]


def some(names: list[str]) -> list[str]:
    return [*names[:_MOST_NAMES], *(["…"] if len(names) > _MOST_NAMES else [])]
