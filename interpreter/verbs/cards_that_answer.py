"""Many cards of a kind that answer the same: those in play are gone through, not those in the box.

A run of abilities is taken together if it stands on cards of one kind, in the order of the cards, and if nothing they
do brings such a card into play or takes it out: so who answers is known when the first of them does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from ..diagnostics.records import record
from ..lowering import cards_in_play, dispatch, steps
from ..lowering.context import Awake, Env, Lowering
from ..lowering.layout import PlaceInfo
from ..model import ir
from ..model.regions import OUT, lying
from ..plan import build as b
from ..plan import nodes as n
from ..plan.bodies import expressions, statements
from ..plan.nodes import Expr, Stmt, Var
from ..plan.walk import everything
from ..terms import thing_tables, zones

#: so many cards that answer the same are asked one by one
FEW = 7

#: what a card is called in the function of what it does
CARD = "card"
#: what may do more than can be seen where it stands
_LONG = (n.Call, n.Dispatch, n.Loop)

Ability = ir.CheckedAbility


@record
class Run:
    """Abilities that answer the same, one behind the other."""

    abilities: tuple[Ability, ...]
    #: can they be taken together?
    together: bool

    @property
    def cards(self) -> Iterable[int]:
        return (card for a in self.abilities for card in a.cards)

    @property
    def only_you(self) -> bool:
        return all(map(_own, self.abilities))

    @property
    def heard_first(self) -> bool:
        """Can it be found out when something begins who answers it when it is done? Of others that is never asked."""
        unlimited = all(a.once is None for a in self.abilities)
        return self.together and unlimited and (self.only_you or not any(map(_own, self.abilities)))


def runs(c: Lowering, abilities: Sequence[Ability]) -> list[Run]:
    """Abilities in their order: those that can be taken together, and those between them."""
    return _runs(abilities, lambda before, a: _follows(c, before, a))


def asking_runs(c: Lowering, abilities: Sequence[Ability]) -> list[Run]:
    """The same of those that ask: whatever they do, which card comes next is found when it is its turn."""
    return _runs(abilities, lambda before, a: _asks_after(c, before, a))


def _runs(abilities: Sequence[Ability], follows: Callable[[Ability, Ability], bool]) -> list[Run]:
    if len(abilities) <= FEW:
        return [Run(tuple(abilities), False)] if abilities else []
    found: list[list[Ability]] = []
    for a in abilities:
        before = found[-1][-1] if found else None
        if before is not None and follows(before, a):
            found[-1].append(a)
        else:
            found.append([a])
    parted = [(tuple(run), len(run) > FEW) for run in found]
    made: list[Run] = []
    for together, some in groupby(parted, lambda part: part[1]):
        several = [run for run, _ in some]
        made += [Run(run, True) for run in several] if together else [Run(tuple(a for r in several for a in r), False)]
    return made


def _follows(c: Lowering, before: Ability, a: Ability) -> bool:
    """Can it be taken together with the one before?"""
    if a.kind != before.kind or not (_by_itself(c, before) and _by_itself(c, a)):
        return False
    if (len(a.cards) > 1 or len(before.cards) > 1) and _own(a) != _own(before):
        return False
    return a.cards == before.cards or bool(before.cards) and a.cards[0] > before.cards[-1]


def _asks_after(c: Lowering, before: Ability, a: Ability) -> bool:
    """Do both ask only their owner's doing, on cards of one kind that are in play at one place, in printed order?"""
    if a.kind != before.kind or not all(
        _own(x) and x.cards and cards_in_play.pile_of(c, x) is not None for x in (before, a)
    ):
        return False
    return a.cards == before.cards or a.cards[0] > before.cards[-1]


def by_cards(abilities: Sequence[Ability]) -> dict[tuple[int, ...], list[Ability]]:
    """What the same cards have, in order."""
    found: dict[tuple[int, ...], list[Ability]] = {}
    for a in abilities:
        found.setdefault(a.cards, []).append(a)
    return found


def _by_itself(c: Lowering, a: Ability) -> bool:
    """Does nothing that it does change who answers with it? Copies with several players have no order of their own."""
    where = [z for z in c.words.zones.values() if z.in_play and a.kind in z.holds]
    if a.event is None or a.body is None or not a.cards or len(where) != 1:
        return False
    if len(a.cards) > 1 and (not _own(a) or a.cards[-1] - a.cards[0] >= len(a.cards)):
        return False
    return cards_in_play.pile_of(c, a) is not None and c.analysis.writes(a.body).isdisjoint({lying(where[0]), OUT})


def _own(a: Ability) -> bool:
    """Does it answer only what its owner does?"""
    return a.event is not None and a.event.subject == "you"


def in_play(c: Lowering, run: Run, you: Expr) -> Expr:
    """The cards of a run that are in play for a player, or for anybody if others answer, too: a list in printed order,
    perhaps with others among them."""
    place = cards_in_play.pile_of(c, run.abilities[0])
    assert place is not None
    zone = c.words.zones[place.zone]
    seats = [you] if run.only_you else [n.Number(seat) for seat in range(c.players)]
    if place.form == "pile":
        masks = [cards_in_play.lies_in_play(c, run.abilities[0], [*run.abilities], seat) for seat in seats]
        return thing_tables.members(c, place.base, b.joined("|", [mask for mask in masks if mask is not None]))
    room = c.layout.room(zone)
    piles = [zones.pile(c, zone, b.stepped(place.address, seat, room)) for seat in seats]
    if len(piles) == 1:
        return piles[0]
    return n.Sorted(n.Row(tuple(n.Spread(pile) for pile in piles)), "k", (Var("k"),))


def each_in_play(
    c: Lowering, run: Run, cards: Expr, table: str, args: Callable[[Expr], tuple[Expr, ...]]
) -> list[Stmt]:
    """What each of these cards does, each entry once however many copies of it there are."""
    card = c.unit.fresh("x")
    call: list[Stmt] = [b.do(n.Dispatch(table, Var(card), args(Var(card))))]
    place = cards_in_play.pile_of(c, run.abilities[0])
    assert place is not None
    mine = {*run.cards}
    if place.form != "pile" and any(card not in mine for card in things_in(c, place)):
        flags = tuple(int(other in mine) for other in range(len(c.words.things) + 1))
        call = [b.when(b.item(c.unit.table(c.unit.fresh("HEARS_"), flags), Var(card)), call)]
    before: list[Stmt] = []
    if any(len(a.cards) > 1 for a in run.abilities):
        last, first = c.unit.fresh("e"), [0] * (len(c.words.things) + 1)
        for a in run.abilities:
            for other in a.cards:
                first[other] = a.cards[0]
        entry = b.item(c.unit.table(c.unit.fresh("FIRST_"), tuple(first)), Var(card))
        before = [n.Set(last, b.NOTHING)]
        call = [b.when(n.Compare("!=", entry, Var(last)), [n.Set(last, entry), *call])]
    return [*before, n.ForEach(card, cards, tuple(call))]


def things_in(c: Lowering, place: PlaceInfo) -> Iterable[int]:
    """What can lie in a place."""
    kinds = [c.words.kinds[kind] for kind in c.words.zones[place.zone].holds]
    return (thing for kind in kinds for thing in range(kind.base, kind.end))


def function_table(
    c: Lowering,
    abilities: Sequence[Ability],
    key: str,
    params: tuple[str, ...],
    lines_of: Callable[[Ability], list[Stmt]],
) -> str:
    """By card, the function of what it does."""
    name = f"ANS_{c.unit.numbered('answers', f'{key} {[a.index for a in abilities]}')}"
    if name in c.unit.made:
        return name
    c.unit.made[name] = name
    entries = ["skip"] * (len(c.words.things) + 1)
    for cards, several in by_cards(abilities).items():
        with c.unit.writing(several[0].entry, several[0].span):
            lines = [s for a in several for s in lines_of(a)]
            made = shared_function(c, params, lines)
        for card in cards:
            entries[card] = made
    c.unit.add(n.Functions(name, tuple(entries)))
    return name


def shared_function(c: Lowering, params: tuple[str, ...], lines: list[Stmt]) -> str:
    """Cards that do the same have one function, unless it could be one that runs away and is named."""
    key = ("shared", params, repr(lines))
    if key not in c.unit.made or _may_be_long(lines):
        c.unit.made[key] = c.unit.fresh("answer")
        c.unit.function(c.unit.made[key], params, lines)
    return c.unit.made[key]


def _may_be_long(lines: list[Stmt]) -> bool:
    found = [*statements(lines)]
    inside = (part for s in found for e in expressions(s) for part in everything(e))
    return any(isinstance(s, n.ForEach) for s in found) or any(isinstance(part, _LONG) for part in inside)


def still_in(c: Lowering, you: Expr) -> list[Expr]:
    """Of somebody who is out nothing is in play."""
    return [n.Not(b.slot(c.layout.out, you))] if c.layout.out >= 0 else []


def statements_of(c: Lowering, a: Ability, inner: Env, awake: Awake, you: Expr) -> list[Stmt]:
    """What a card does that is in play, in a function that is handed it (`CARD`)."""
    assert a.body is not None
    with steps.earned_by_ability(c, a, CARD), c.unit.writing(a.entry, a.span):
        body = dispatch.statements(c, a.body, inner, awake | {a.index})
    if a.once is None:
        return body
    used = b.plus(steps.once_slot(c, -1 - a.index, a.once.name), you)
    return [b.when(n.Not(n.Slot(used)), [n.Store(used, b.ONE), *body])]
