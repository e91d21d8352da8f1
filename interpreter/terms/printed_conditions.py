"""Conditions printed on things: `goal of it holds`, and answers to them that are kept."""

from __future__ import annotations

from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Lead, Passage
from ..model.lookups import printed_on
from ..model.node import node
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from .facts import leading


@node
class CondProp(ir.Expr):
    prop: str
    thing: ir.Expr
    player: ir.Expr | None


# ---- how it is told
def holds_phrase(c: Telling, e: CondProp) -> Phrase:
    return Say("holds", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


# ---- how it is computed
def lower_cond_prop(c: Lowering, e: CondProp, env: Env) -> Expr:
    """A condition printed on a thing: one function each, in a table."""
    name = "CP_" + c.unit.numbered("condprop", e.prop)
    if name not in c.unit.made:
        c.unit.made[name] = name
        entries: list[str] = ["None"] * (len(c.words.things) + 1)
        for (prop, entry), printed in c.game.printed.items():
            if prop != e.prop or printed.condition is None:
                continue
            fn = c.unit.fresh("cond")
            with c.unit.writing(entry, c.words.things[printed.thing].span):
                code = dispatch.value(c, printed.condition, Env({printed.you: Var("you"), printed.self: Var("this")}))
            kept = kept_at(c, printed.condition)
            body: list[n.Stmt] = [n.Return(code)]
            if kept is not None:
                answer = b.plus(kept, Var("you"))
                found = n.Either(code, n.Number(2), b.ONE)
                body = [
                    n.Set("n", n.Slot(answer)),
                    b.when(n.Not(Var("n")), [n.Set("n", found), n.Store(answer, Var("n"))]),
                    n.Return(b.compare(Var("n"), ">", 1)),
                ]
            c.unit.function(fn, ("you", "this"), body)
            for index in c.words.entries[entry]:
                entries[index] = fn
        c.unit.add(n.Functions(name, tuple(entries)))
    thing = dispatch.value(c, e.thing, env)
    return n.Dispatch(name, thing, (dispatch.or_nothing(c, e.player, env), thing))


def kept_at(c: Lowering, cond: ir.Expr) -> int | None:
    """Where the answer of a printed condition for player 0 is kept, if it is remembered."""
    kept = c.remembered.goals.get(id(cond))
    return kept[0] + 1 if kept is not None else None


# ---- what is known of it
def printed_lead(e: CondProp, game: CheckedGame) -> Lead:
    there = [p for p in printed_on(game, e.prop, e.thing.type.kinds) if p.condition is not None]
    passages = tuple(Passage(p.condition, p.you, ((p.self, e.thing),), p) for p in there)
    return Lead("condition", e.prop, e.player, passages)


TERMS: dict[type, Term] = {
    CondProp: Term(facts=leading(printed_lead), lower=lower_cond_prop, phrase=None, condition=holds_phrase),
}
