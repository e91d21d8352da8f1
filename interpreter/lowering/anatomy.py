"""The anatomy of a verb and of a term: what each must bring with it, and the tables in which they are found.

Every family in `verbs/` and `terms/` ends with a table of its own; `table.py` there joins them when the room is
imported, and refuses a kind of node of which something is not said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY
from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from ..diagnostics.problems import MessageRef
from ..diagnostics.records import record
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, Lead, TermFacts, always, nameless, never, nothing, nowhere
from ..model.secrecy import Actor
from ..model.sight import Sight
from .questions import Asking, Offer

if TYPE_CHECKING:
    from ..model.regions import Region
    from ..model.vocabulary import Zone
    from ..phrases.lines import Line
    from ..phrases.telling import Telling
    from ..phrases.words import Phrase
    from ..plan.nodes import Expr, Stmt
    from .bounds import Bounds, Range
    from .context import Awake, Env, Lowering
    from .magnitude import Magnitude
    from .rests import Guarding, Unsure, Way
    from .stops import Context, Opening
    from .tolls import Toll
    from .trials import Trial


@record
class Secrecy:
    """How an effect stands to being done in secret, by several players at once."""

    #: why it cannot be done in a secret block, if it cannot
    refusal: Callable[[Any, Actor], MessageRef | None]
    #: whether in a secret block it neither looks at what others change nor changes what they look at
    alone: Callable[[Any, Actor], bool]


#: it holds others together; secret or not, they speak for themselves
OF_ITS_PARTS = Secrecy(nowhere, always)


def done_if(refusal: Callable[[Any, Actor], MessageRef | None], alone: Callable[[Any, Actor], bool] = never) -> Secrecy:
    """Done in secret unless there is a reason not to."""
    return Secrecy(refusal, alone)


def refused(why: MessageRef) -> Secrecy:
    """Never done in secret."""
    return Secrecy(lambda e, actor: why, never)


class InFlow(Enum):
    """What an effect is in the flow, where every line is a step."""

    STEP = "one step"
    LOOP = "one step that somebody ends: between its turns nothing has been begun"
    STEPS = "its lines are steps by themselves"


def one_step(*_: Any) -> InFlow:
    return InFlow.STEP


@record
class Picked:
    """What is chosen, and by whom."""

    query: ir.Query
    player: ir.Expr


@record
class InSentence:
    """How an effect stands in a sentence with others."""

    #: it is one plain instruction
    plain: bool = False
    #: it is a price, for which one gets what follows
    price: bool = False
    #: would what stands behind it seem to belong to it?
    reaches: Callable[[Any], bool] = never
    #: is it done for each of several that are chosen, or several times?
    repeats: Callable[[Any], bool] = never
    #: what is done where the rest of it is not: behind other instructions it would seem to stand for them, too
    otherwise: Callable[[Any], ir.Effect | None] = nowhere
    #: what it gains and how much of it, if that is all: told together with other gains
    gains: Callable[[Any], tuple[str, ir.Expr] | None] = nowhere
    #: what it chooses, if that is all: told together with what is done with it
    picks: Callable[[Any], Picked | None] = nowhere


#: it fills lines of its own, or stands for what is in it
ALONE = InSentence()
PLAIN = InSentence(plain=True)
PRICE = InSentence(plain=True, price=True)
#: it has a body
REACHING = InSentence(reaches=always)
#: it has two of them
FORKED = InSentence(reaches=always, otherwise=attrgetter("otherwise"))


@record
class Verb:
    _: KW_ONLY
    #: what it asks, reads, writes, wakes and reveals, and whether it can fail
    facts: Callable[[Any, CheckedGame], Facts]
    secrecy: Secrecy
    #: what it looks at itself, as far as not everybody may know it
    sight: Sight
    #: what is written elsewhere and done here
    leads: Callable[[Any, CheckedGame], Lead | None] = nowhere
    #: it stands for its parts, one after the other, and is nothing by itself
    only_lists: bool = False
    #: its statements where nobody is asked; None: somebody always is
    lower: Callable[[Lowering, Any, Env, Awake], list[Stmt]] | None
    #: the numbered steps of what asks somebody; None: it asks nobody by itself and has no parts that do
    steps: Callable[[Lowering, Any, Env, int, Context], int] | None
    #: what it is where every line is a step
    in_flow: Callable[[Lowering, Any], InFlow] = one_step
    #: its steps where it begins a body that may be left out and can offer that with its first question; None: it cannot
    opens: Callable[[Lowering, Any, Env, Opening], int | None] = nowhere
    #: does it begin with a question that can offer something else besides?
    asks_first: Callable[[Lowering, Any], bool] = never
    #: how a guard goes through it; None: it cannot fail, or only a trial tells
    guard: Way | None
    #: what is chosen by it that cannot fail itself; what follows may still be impossible with some of it
    binds: Callable[[Any], ir.Local | None] = nowhere
    #: how a guard goes through it where it is done more than once, if it only takes amounts; None: more must hold
    summed: Way | None = None
    #: what it takes as the toll of a walk; None: it does something else than to take payment
    toll: Callable[[Lowering, Any, Env], Toll | None] = nowhere
    #: the zone in which there may be no room for it
    fills: Callable[[Any], Zone | None] = nowhere
    #: does it take counters or pieces? What does is named where they cannot be had
    takes: bool = False
    #: of what it writes, what matters to whoever acts; None: all of it
    matters: Callable[[Guarding, Any, Env], frozenset[Region]] | None = None
    #: how many ways a trial goes through it at most; None: as many as through all its parts
    ways: Callable[[Trial, Any], int] | None = None
    #: pieces it moves from where only the position tells: no mask of where they lie can be kept
    unfollowed: Callable[[Any], Iterable[str]] = nothing
    #: what it plainly brings, and how much of it: counters, and what rules settle under a name
    brings: Callable[[Any], Iterable[tuple[str, int]]] = nothing
    #: told in one phrase; nothing if that is not possible
    phrase: Callable[[Telling, Any], Phrase | None] | None
    #: told in lines, where one phrase is not enough
    lines: Callable[[Telling, Any, int], list[Line]] | None
    #: how it stands in a sentence with others
    in_sentence: InSentence
    #: does the game already say that nothing comes of it?
    idle: Callable[[Telling, Any], bool] = never
    #: what it is called among options: by what it gains or does, or by nothing
    called: Callable[[Any], str] = nameless
    #: its lines one by one, each with its name if it has one; None: it is one line
    taken_apart: Callable[[Any], list[tuple[str, ir.Effect]]] | None = None
    #: the alternatives to which a card can add one, its own or those of the first line inside that has some
    menu: Callable[[Any], list[ir.Alternative] | None] = nowhere
    #: how the question it asks is worded; None: it asks nobody, or only whether and how often
    asking: Asking | None
    #: what it offers, if it only says under which condition or how often that is offered
    offers: Callable[[Any], Offer | None] = nowhere
    #: how often something is done in it, or how many are chosen at most
    limit: Callable[[Any], ir.Expr | None] = nowhere


@record
class Term:
    _: KW_ONLY
    facts: TermFacts[Any]
    #: its expression in the plan; None: it is no expression but part of others
    lower: Callable[[Lowering, Any, Env], Expr] | None = None
    #: the same where any true value will do, if that is less; None: it is not
    truth: Callable[[Lowering, Any, Env], Expr] | None = None
    #: whether it may hold as far as everybody knows; None: whatever depends on something hidden may
    may_hold: Callable[[Unsure, Any, Env], Expr] | None = None
    #: whether it holds, where that is the same all through the game as it is played; None: it may change
    settled: Callable[[Any, CheckedGame], bool | None] = nowhere
    #: things or players that are not the same where it holds, if it says no more than that
    apart: Callable[[Any], Iterable[tuple[ir.Expr, ir.Expr]]] = nothing
    #: at most so large, whatever the sign; None: that is not known before a game runs
    most: Callable[[Magnitude, Any], int] | None = None
    #: between which numbers it lies; None: no more is known than whether it can be below 0
    within: Callable[[Bounds, Any], Range | None] | None = None
    #: it takes looking through many things
    searches: bool = False
    #: masks of pieces that would answer it at once: (piece, kind of thing, which mask)
    masks: Callable[[Any], Iterable[tuple[str, str, str]]] = nothing
    #: the same, where it stands in a word that is said of the places of a board: of what the word is said
    masks_in_word: Callable[[Any, ir.Local], Iterable[tuple[str, str, str]]] = nothing
    #: told as a number, a thing or a printed value; None: it is a condition, or part of others
    phrase: Callable[[Telling, Any], Phrase] | None
    #: told as a condition, where that reads otherwise
    condition: Callable[[Telling, Any], Phrase] | None = None
    #: told beside a number it is compared with (`you have 3 coins`); nothing: as one number beside another
    compared: Callable[[Telling, Any, str, int], Phrase | None] = nowhere
    #: told where it does not hold; nothing: with a `not`
    denied: Callable[[Telling, Any], Phrase | None] = nowhere
    #: told as what is counted, so many at a time (`1 point per 2 coins`); nothing: it is only a number
    counted_per: Callable[[Telling, Any, int], Phrase | None] = nowhere
    #: the noun of what is counted, where it is so many of something and not just a number
    counted: Callable[[Telling, Any], Phrase | None] = nowhere
    #: what is looked at and its levels, of which the highest reached counts: a table says more than a sentence
    levels: Callable[[Any], tuple[ir.Expr, list[tuple[int, ir.Expr]]] | None] = nowhere


VERBS: dict[type[ir.Effect], Verb] = {}
TERMS: dict[type, Term] = {}


# ---- what is asked of any node
def facts_of(e: ir.Effect, game: CheckedGame) -> Facts:
    return VERBS[type(e)].facts(e, game)


def asking_of(e: ir.Effect | None) -> Asking | None:
    """How the question is worded that an effect asks."""
    return VERBS[type(e)].asking if e is not None else None


def offer_of(e: ir.Effect) -> Offer | None:
    """What is offered under a condition, or only so often."""
    return VERBS[type(e)].offers(e)


def limit_of(e: ir.Effect) -> ir.Expr | None:
    """How often something is done in an effect, or how many are chosen at most."""
    return VERBS[type(e)].limit(e)


def rule_done(e: ir.Effect, game: CheckedGame) -> str:
    """The rule an effect does, if it does one."""
    lead = lead_of(e, game)
    return lead.name if lead is not None and lead.sort == "rule" else ""


def lead_of(node: Any, game: CheckedGame) -> Lead | None:
    """What is written elsewhere and done or computed in place of a node."""
    kind: type = type(node)
    if kind in VERBS:
        return VERBS[kind].leads(node, game)
    return TERMS[kind].facts.leads(node, game) if kind in TERMS else None


def known_facts(e: ir.Effect, game: CheckedGame) -> Facts:
    """The facts of an effect of a game that is understood as a whole: found once for all stages."""
    known = game.facts.get(id(e))
    if known is None:
        known = game.facts[id(e)] = (e, facts_of(e, game))
    return known[1]


def known_lead(node: Any, game: CheckedGame) -> Lead | None:
    """The same for what stands elsewhere."""
    known = game.leads.get(id(node))
    if known is None:
        known = game.leads[id(node)] = (node, lead_of(node, game))
    return known[1]


def leading_kinds() -> frozenset[type]:
    """The kinds of nodes that can stand for something written elsewhere; most cannot."""
    verbs = (kind for kind, verb in VERBS.items() if verb.leads is not nowhere)
    return frozenset((*verbs, *(kind for kind, term in TERMS.items() if term.facts.leads is not nowhere)))


def brought_by(e: ir.Effect) -> Iterable[tuple[str, int]]:
    return VERBS[type(e)].brings(e)


def part_name(e: ir.Effect) -> str:
    """What an effect is called among options, if it has a name of its own."""
    return VERBS[type(e)].called(e)


def named_parts(e: ir.Effect) -> list[tuple[str, ir.Effect]]:
    """The lines of a body with their names, numbers for those that have none."""
    apart = VERBS[type(e)].taken_apart
    lines = apart(e) if apart is not None else [(part_name(e), e)]
    return [(name or f"part_{i + 1}", line) for i, (name, line) in enumerate(lines)]


def menu_of(e: ir.Effect) -> list[ir.Alternative] | None:
    return VERBS[type(e)].menu(e)


def menu_of_body(e: Any) -> list[ir.Alternative] | None:
    """The menu of the one body inside an effect."""
    return menu_of(e.body)


def gained(e: ir.Effect) -> tuple[str, ir.Expr] | None:
    """What a plain gain gains: a counter, or a symbol that a rule settles."""
    return VERBS[type(e)].in_sentence.gains(e)


def is_alone(node: Any, actor: Actor) -> bool:
    """Does a node in a secret block neither look at what others change nor change what they look at?"""
    kind: type = type(node)
    if kind in VERBS:
        return VERBS[kind].secrecy.alone(node, actor)
    return TERMS[kind].facts.alone(node, actor) if kind in TERMS else True


def may_miss(e: ir.Expr | None) -> bool:
    """Could this thing be missing?"""
    return e is not None and e.type.sort == "thing" and TERMS[type(e)].facts.missing(e)


def never_negative(e: ir.Expr) -> bool:
    """Is this number certainly not below 0?"""
    return TERMS[type(e)].facts.positive(e)


# ---- who answers
class Listeners:
    """Abilities, found by what they answer: in a game of many cards few of them answer the same."""

    def __init__(self, abilities: Iterable[ir.CheckedAbility]):
        self._by_event: dict[tuple[str, str], list[ir.CheckedAbility]] = {}
        for a in abilities:
            for key in awaited(a):
                self._by_event.setdefault(key, []).append(a)

    def to(self, happenings: Sequence[Happening]) -> list[ir.CheckedAbility]:
        """Those that may answer what happens, or come into play by it, in their order."""
        found: dict[int, ir.CheckedAbility] = {}
        for h in happenings:
            for key in happened(h):
                for a in self._by_event.get(key, ()):
                    if a.index not in found and (h.wakes(a.event) if a.event is not None else h.brings_into_play(a)):
                        found[a.index] = a
        return [found[index] for index in sorted(found)]


def awaited(a: ir.CheckedAbility) -> list[tuple[str, str]]:
    """Under what that is looked for which an ability answers: how it happens, and to what."""
    event = a.event
    if event is None:
        return [(a.awaits, a.kind)] if a.awaits else []
    named = event.rule.name if event.rule is not None else event.kind
    return [(a.awaits, name) for name in dict.fromkeys(c.name for c in event.counters) or (named,)]


def happened(h: Happening) -> list[tuple[str, str]]:
    """Under what those are looked for that answer something."""
    named = h.kinds if h.how == "arrive" else (h.rule.name if h.rule is not None else h.place,)
    return [(h.how, name) for name in dict.fromkeys(c.name for c in h.counters) or named]
