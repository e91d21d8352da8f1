"""Somebody who is named acts: `that opponent gains 1 coin`, `the player on your left discards`."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Span, say
from ..lowering import dispatch, emission, steps
from ..lowering.anatomy import PLAIN, Verb, may_miss, refused
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest
from ..lowering.stops import Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, composed, in_turn
from ..model.node import node
from ..model.sight import AS_WRITTEN
from ..model.walk import with_local
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, term
from ..phrases.words import OfEach, Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, LineReader
from ..reading.scope import PLAYER_TYPE, At, Scope
from ..syntax import third_person
from ..syntax.parser import Branch, Token
from ..terms import places, pronouns, seats
from . import bodies, calling, sequences


@node
class Acting(ir.Effect):
    """What one player does; `you` is that player in the body."""

    who: ir.Expr
    you: ir.Local
    body: ir.Effect


def acts(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`that opponent LINE`: `their` is what is that player's; `you` and `your` still mean who they meant before."""
    actor, instruction = tree.children
    who = seats.of_players(places.one_thing(c, actor, scope, at), actor, at)
    you = ir.local_of(who) or ir.Local("they", PLAYER_TYPE)
    inner = scope.acting(you)
    inner.they = you
    return Acting(span, text, who, you, bodies.statement(c, instruction, inner, at))


def noted_acts(
    c: Checking, name: Token, handed: Branch | Token | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect | None:
    """`leader draws_one`: a note and a rule, which the grammar reads as a rule and what it is done to."""
    said = at.text(handed) if handed is not None else ""
    rules = [c.words.rules[verb] for verb in third_person.possible_verbs(said) if verb in c.words.rules]
    if str(name) not in c.words.notes or not rules:
        return None
    who = seats.of_players(places.one_thing(c, name, scope, at), name, at)
    you = ir.Local("they", PLAYER_TYPE)
    return Acting(span, text, who, you, calling.called(c, rules[0], None, None, scope.acting(you), at, span, text))


# ---- what is known of it
def acting_facts(e: Acting, game: CheckedGame) -> Facts:
    return composed(in_turn(e.body), hands_over=True)


# ---- how it is told
def actor_phrase(c: Telling, e: Acting) -> Phrase:
    """By a noun: a pronoun says nothing at the beginning of a sentence."""
    local = ir.local_of(e.who)
    return term(c, e.who) if local is None else pronouns.named_player(c, local)


def of_somebody(c: Telling, e: Acting) -> tuple[Telling, ir.Effect]:
    """How it is told of whoever acts: what is theirs is their own, and `you` is who reads it."""
    you = ir.Local("you", PLAYER_TYPE)
    return replace(c, style=replace(c.style, of_each=True), actor=you), with_local(e.body, e.you, you)


def acting_phrase(c: Telling, e: Acting) -> Phrase | None:
    who = actor_phrase(c, e)
    teller, body = of_somebody(c, e)
    deed = inline(teller, body)
    if deed is None:
        return None
    untold = Say("as-each-you", what=who, then=deed, secret="no", ordered="no", notes=Plain(""))
    return OfEach(deed, Say("acts", who=who, then=deed), untold)


def acting_lines(c: Telling, e: Acting, depth: int) -> list[Line]:
    teller, body = of_somebody(c, e)
    head = Say("as-each-open", what=actor_phrase(c, e), ordered="no", notes=Plain(""))
    return [Line(depth, head, open=True), *sequences.listed(teller, body, depth + 1)]


# ---- how it is done
def lower_acting(c: Lowering, e: Acting, env: Env, awake: Awake) -> list[Stmt]:
    if e.you is ir.local_of(e.who):
        return dispatch.statements(c, e.body, env, awake)
    v = c.unit.fresh("v")
    env[e.you] = Var(v)
    body = dispatch.statements(c, e.body, env, awake)
    body = [b.when(b.at_least(Var(v), 0), body)] if may_miss(e.who) else body
    return [n.Set(v, dispatch.value(c, e.who, env)), *body]


def acting_steps(c: Lowering, e: Acting, env: Env, then: int, ctx: Context) -> int:
    if e.you is ir.local_of(e.who):
        return emission.emit(c, [e.body], env, then, ctx)
    pc = emission.emit(c, [e.body], env, then, ctx)
    meant = [steps.store(env[e.you], dispatch.value(c, e.who, env))]
    if may_miss(e.who):
        meant.append(b.when(b.compare(env[e.you], "<", 0), [b.go(then)]))
    return steps.add_step(c, meant, pc)


# ---- when it is possible
def acting_guard(g: Guarding, e: Acting, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    g.terms.known(env, e.who)
    if may_miss(e.who):
        raise NotExact
    return Rest(e.body, env.plus({e.you: g.terms.value(e.who, env)}), rest.then), ()


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "acts": acts,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Acting: Verb(
        facts=acting_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_acting,
        steps=acting_steps,
        guard=acting_guard,
        summed=acting_guard,
        phrase=acting_phrase,
        lines=acting_lines,
        asking=None,
        in_sentence=PLAIN,
    ),
}
