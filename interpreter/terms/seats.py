"""The table as a place: who sits to the left or right of whom, who is the start player, how seats follow each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term, may_miss
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import always
from ..model.node import node
from ..model.regions import OUT, START, Region
from ..model.secrecy import Actor
from ..model.sight import AnotherThan, of_parts
from ..model.vocabulary import PLAYER
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking, TermReader
from ..reading.scope import PLAYER_TYPE, At, Scope, stands_for_nothing, wrong
from ..syntax.parser import Branch
from . import places, pronouns
from .facts import looking, plain


@node
class Beside(ir.Expr):
    """The player next to another one: to the left is who comes next."""

    player: ir.Expr
    left: bool


@node
class Partner(ir.Expr):
    """Who plays together with somebody; nobody, where that one plays alone."""

    player: ir.Expr


@node
class Together(ir.Expr):
    """Do two players play together?"""

    player: ir.Expr
    other: ir.Expr


@node
class StartPlayer(ir.Expr):
    """Who begins; in the beginning the first player."""


@node
class IsOut(ir.Expr):
    """Is a player out, of the round or of the game?"""

    player: ir.Expr


def beside(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`the player on your left`, `on their right`; `the next player` is the one on your left."""
    *_, word, side = str(tree.children[0]).split()
    if side == "player":
        word, side = "your", "left"
    return next_to(whose(word, tree, scope, at), side, tree, at)


def whose(word: str, tree: Any, scope: Scope, at: At) -> ir.Expr:
    """Whom `your`, `their` and `its` mean."""
    if word == "your":
        return pronouns.spoken_to(scope, tree, at)
    local = scope.they if word == "their" else scope.it
    if local is None:
        raise stands_for_nothing(scope, word, at.span(tree))
    return ir.LocalRef(local.type, local)


def partner(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`your partner`, `their partner`."""
    return with_partner(c, whose(str(tree.children[0]).split()[0], tree, scope, at), tree, at)


def partner_of(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`the partner of that leader`."""
    return with_partner(c, places.one_thing(c, tree.children[0], scope, at), tree, at)


def with_partner(c: Checking, who: ir.Expr, tree: Any, at: At) -> ir.Expr:
    sizes = {len(team) for team in c.words.teams}
    if not sizes & {2} or sizes - {1, 2}:
        message = say("no-one-partner", n=c.words.players)
        raise wrong("wrong-type", message, at.span(tree), say("write", code="teams: {4: [[1, 3], [2, 4]]}"))
    return Partner(PLAYER_TYPE, of_players(who, tree, at))


def side_of(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`the player to the left of that leader`."""
    words, whom = tree.children
    return next_to(places.one_thing(c, whom, scope, at), str(words).split()[-2], whom, at)


def next_to(who: ir.Expr, side: str, tree: Any, at: At) -> ir.Expr:
    return Beside(PLAYER_TYPE, of_players(who, tree, at), side == "left")


def start_player(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`the start player`."""
    return StartPlayer(PLAYER_TYPE)


def a_player(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """A player, by whatever stands for one."""
    return of_players(places.place_thing(c, tree, scope, at), tree, at)


def of_players(who: ir.Expr, tree: Any, at: At) -> ir.Expr:
    if who.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("noun-belongs", noun=PLAYER, found=who.type.kinds or ("number",)), at.span(tree))
    return who


# ---- how it is told
def beside_phrase(c: Telling, e: Beside) -> Phrase:
    side, whose = "left" if e.left else "right", pronouns.whose_word(c, e.player)
    if whose == "you" or pronouns.is_you(e.player):
        return Say("seat-beside", side=side, whose=whose)
    return Say("seat-side-of", side=side, who=term(c, e.player))


def partner_phrase(c: Telling, e: Partner) -> Phrase:
    whose = pronouns.whose_word(c, e.player)
    if whose == "you" or pronouns.is_you(e.player):
        return Say("seat-partner", whose=whose)
    return Say("seat-partner-of", who=term(c, e.player))


def together_phrase(c: Telling, e: Together, no: str = "no") -> Phrase:
    return Say("players-together", who=term(c, e.player), whom=term(c, e.other), no=no)


def apart_phrase(c: Telling, e: Together) -> Phrase:
    return together_phrase(c, e, "yes")


def out_phrase(c: Telling, e: IsOut, no: str = "no") -> Phrase:
    return Say("player-out", whose=pronouns.whose_word(c, e.player), who=term(c, e.player), no=no)


def not_out_phrase(c: Telling, e: IsOut) -> Phrase:
    return out_phrase(c, e, "yes")


def start_phrase(c: Telling, e: StartPlayer) -> Phrase:
    return Say("seat-start")


# ---- how it is computed
def lower_beside(c: Lowering, e: Beside, env: Env) -> Expr:
    return neighbour(c, dispatch.value(c, e.player, env), e.left)


def lower_partner(c: Lowering, e: Partner, env: Env) -> Expr:
    table = c.unit.table("PARTNER", (*((*c.words.partners(seat), -1)[0] for seat in range(c.players)), -1))
    return b.item(table, dispatch.value(c, e.player, env))


def lower_together(c: Lowering, e: Together, env: Env) -> Expr:
    teams = tuple(sum(1 << p for p in c.words.partners(seat)) for seat in range(c.players))
    one, other = dispatch.value(c, e.player, env), dispatch.value(c, e.other, env)
    with_them = b.item(c.unit.table("TEAM", (*teams, 0)), one)
    return n.Binary("&", n.Binary(">>", with_them, other), b.ONE)


def neighbour(c: Lowering, player: Expr, left: bool) -> Expr:
    """Who sits next; whoever is out is passed over, and who sits there alone is their own neighbour."""
    count, step = c.players, 1 if left else -1
    if c.layout.out < 0:
        table = c.unit.table("LEFT" if left else "RIGHT", (*((p + step) % count for p in range(count)), -1))
        return b.item(table, player)
    further = (*(tuple((p + step * n) % count for n in range(1, count + 1)) for p in range(count)), ())
    v = c.unit.fresh("v")
    seats = b.listed(c.unit.table("LEFT_ON" if left else "RIGHT_ON", further), player)
    return n.Fold("first", b.found(v, seats, [n.Not(b.slot(c.layout.out, n.Var(v)))]))


def lower_out(c: Lowering, e: IsOut, env: Env) -> Expr:
    if c.layout.out < 0:
        return b.NO
    return b.compare(b.slot(c.layout.out, dispatch.value(c, e.player, env)), "!=", 0)


def is_another(c: Lowering, who: ir.Expr, than: ir.Expr) -> bool:
    """Is a player certainly not this one? A neighbour is somebody else, unless one plays alone."""
    return isinstance(who, Beside) and pronouns.same(who.player, than) and c.players > 1 and c.layout.out < 0


def lower_start(c: Lowering, e: StartPlayer, env: Env) -> Expr:
    return b.slot(c.layout.start) if c.layout.start >= 0 else b.ZERO


def turns_after(c: Lowering, first: Expr, seat: Expr) -> Expr:
    """How many seats further somebody sits: a number to sort by."""
    count = c.players
    away = tuple((seat - first) % count for first in range(count) for seat in range(count))
    return b.item(c.unit.table("AWAY", away), b.plus(b.times(first, count), seat))


# ---- what is known of it
def beside_reads(e: Beside, game: CheckedGame) -> Iterator[Region]:
    if game.leaving:
        yield OUT


def beside_nobody(e: Beside) -> bool:
    return may_miss(e.player)


def out_reads(e: IsOut, game: CheckedGame) -> Iterator[Region]:
    yield OUT


def nobody_leaves(e: Beside | IsOut, actor: Actor) -> bool:
    return actor.unchanged(OUT)


def beside_sight(e: Beside, game: CheckedGame) -> Iterator[Any]:
    """A neighbour is somebody else, unless one plays alone or can be left alone."""
    yield AnotherThan(e.player) if game.words.players > 1 and not game.leaving else e.player


def partner_sight(e: Partner, game: CheckedGame) -> Iterator[AnotherThan]:
    yield AnotherThan(e.player)


def two_players(e: Together) -> Iterator[tuple[ir.Expr, ir.Expr]]:
    """Nobody plays together with themselves."""
    yield e.player, e.other


def start_reads(e: StartPlayer, game: CheckedGame) -> Iterator[Region]:
    yield START


def start_stays(e: StartPlayer, actor: Actor) -> bool:
    return actor.unchanged(START)


#: by the name of a rule of the grammar, what reads it
VALUES: dict[str, TermReader] = {
    "beside": beside,
    "side_of": side_of,
    "partner": partner,
    "partner_of": partner_of,
    "start_player": start_player,
}

TERMS: dict[type, Term] = {
    Beside: Term(
        facts=looking(beside_reads, beside_sight, alone=nobody_leaves, missing=beside_nobody),
        lower=lower_beside,
        phrase=beside_phrase,
    ),
    Partner: Term(facts=plain(missing=always, sight=partner_sight), lower=lower_partner, phrase=partner_phrase),
    Together: Term(
        facts=plain(),
        lower=lower_together,
        apart=two_players,
        phrase=None,
        condition=together_phrase,
        denied=apart_phrase,
    ),
    IsOut: Term(
        facts=looking(out_reads, of_parts, alone=nobody_leaves),
        lower=lower_out,
        phrase=None,
        condition=out_phrase,
        denied=not_out_phrase,
    ),
    StartPlayer: Term(facts=looking(start_reads, of_parts, alone=start_stays), lower=lower_start, phrase=start_phrase),
}
