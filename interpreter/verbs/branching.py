"""What is done under a condition, by a number or by a printed value."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import say
from ..lowering import asking, dispatch
from ..lowering.anatomy import OF_ITS_PARTS, Verb
from ..lowering.context import Env, Lowering
from ..lowering.reasons import Reason
from ..lowering.stops import Before, Opening
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, composed, freely, one
from ..packs.tree import Map, Scalar
from ..phrases.lines import Line
from ..phrases.telling import Telling, condition, inline, term
from ..phrases.words import Listed, Phrase, Say
from ..reading import blocks
from ..reading.context import Checking, Header
from ..reading.names import meant
from ..reading.scope import At, wrong
from ..syntax import parser
from ..terms import expressions, queries
from . import bodies, control, flow, guard_ways, sequences


def if_(c: Checking, h: Header) -> ir.Effect:
    otherwise = other_branch(c, h, h.others) if h.others else None
    cond = expressions.condition(c, h.tree.children[0], h.scope, h.at)
    return ir.If(h.span, h.key, cond, bodies.below(c, h, h.scope.child()), otherwise)


def other_branch(c: Checking, h: Header, keys: list[str]) -> ir.Effect:
    """`otherwise:`, or `otherwise if CONDITION:` with what follows it."""
    key, *more = keys
    span = h.block.keys[key]
    if key == "otherwise":
        return bodies.body(c, h.block.items[key], h.scope.child(), False, h.depth + 1)
    scalar = Scalar(key, span)
    tree = parser.parse(key, "header", scalar, c.problems)
    if tree is None or tree.data != "otherwise_if":
        return ir.Nothing(span, key)
    cond = expressions.condition(c, tree.children[0], h.scope, At(scalar))
    then = bodies.body(c, h.block.items[key], h.scope.child(), False, h.depth + 1)
    return ir.If(span, key, cond, then, other_branch(c, h, more) if more else None)


def only_if(c: Checking, h: Header) -> ir.Effect:
    cond = expressions.condition(c, h.tree.children[0], h.scope, h.at)
    return ir.OnlyIf(h.span, h.key, cond, bodies.below(c, h, h.scope, h.taken), h.at.text(h.tree.children[0]))


def levels(c: Checking, h: Header) -> ir.Effect:
    """`by NUMBER:`: the highest level that is reached."""
    number = expressions.number(c, h.tree.children[0], h.scope, h.at)
    table = [
        (n, bodies.body(c, v, h.scope.child(), False, h.depth + 1)) for n, v in blocks.level_table(h.value, h.span)
    ]
    return ir.ByLevels(h.span, h.key, number, table)


def switch(c: Checking, h: Header) -> ir.Effect:
    """`according to VALUE:`: a case for every printed value."""
    subject = expressions.value(c, h.tree.children[0], h.scope, h.at)
    if subject.type.sort != "enum" or not isinstance(h.value, Map):
        raise wrong("wrong-type", say("what-belongs", what=say("what-cases")), h.span)
    values = c.words.kinds[subject.type.kinds[0]].properties[subject.type.prop].values
    missing = [v for v in values if v not in h.value.items]
    if missing:
        raise wrong("missing-key", say("every-value", key=h.key, values=missing), h.span)
    for name in h.value.items:
        if name not in values:
            raise wrong(
                "unknown-name",
                say("no-such-value", name=name, prop=subject.type.prop),
                h.value.keys[name],
                meant(name, values),
            )
    table = [(values.index(n), bodies.body(c, v, h.scope.child(), False, h.depth + 1)) for n, v in h.value]
    return ir.ByLevels(h.span, h.key, subject, sorted(table, key=lambda p: p[0]), exact=True)


# ---- what is known of it
def if_facts(e: ir.If, game: CheckedGame) -> Facts:
    return composed(one(e.then, e.otherwise))


def only_if_facts(e: ir.OnlyIf, game: CheckedGame) -> Facts:
    return composed(freely(e.body), fails=True)


def levels_facts(e: ir.ByLevels, game: CheckedGame) -> Facts:
    return composed(one(*(body for _, body in e.table)))


# ---- how it is done
def only_if_opens(c: Lowering, e: ir.OnlyIf, env: Env, o: Opening) -> int:
    """The first question of its body is asked if the condition holds."""
    asked = Reason(e.reason or e.text, dispatch.truth(c, e.cond, env), e)
    beside = replace(o.beside, before=[*o.beside.before, Before(asked, e.cond, e.span)])
    return asking.optional(c, [e.body, *o.tail], env, o.then, o.behind, o.player, beside)


# ---- how it is told
def if_else_phrase(c: Telling, e: ir.If) -> Phrase | None:
    if c.style.lists and isinstance(e.then, (ir.Find, ir.If)):
        return None
    inner = sequences.steps_of(c, e.then)
    if e.otherwise is None and len(inner) == 1 and isinstance(inner[0], ir.Find) and inner[0].otherwise is None:
        both = [condition(c, e.cond), queries.there_is_phrase(c, inner[0].query)]
        body = inline(c, inner[0].body)
        return Say("if", cond=Listed(both, "cond-and", "cond-and"), then=body) if body is not None else None
    then = inline(c, e.then)
    if then is None:
        return None
    if e.otherwise is None:
        return Say("if", cond=condition(c, e.cond), then=then)
    other = inline(c, e.otherwise)
    return Say("if-else", cond=condition(c, e.cond), then=then, other=other) if other is not None else None


def only_if_phrase(c: Telling, e: ir.OnlyIf) -> Phrase | None:
    then = inline(c, e.body)
    return Say("if", cond=condition(c, e.cond), then=then) if then is not None else None


def if_lines(c: Telling, e: ir.If, depth: int) -> list[Line]:
    found = [Line(depth, Say("if-open", cond=condition(c, e.cond)), open=True), *sequences.listed(c, e.then, depth + 1)]
    if e.otherwise is not None:
        found += [Line(depth, Say("otherwise"), open=True), *sequences.listed(c, e.otherwise, depth + 1)]
    return found


def only_if_lines(c: Telling, e: ir.OnlyIf, depth: int) -> list[Line]:
    head = Line(depth, Say("if-open", cond=condition(c, e.cond)), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1)]


def level_lines(c: Telling, e: ir.ByLevels, depth: int) -> list[Line]:
    found: list[Line] = []
    if e.exact:  # by a printed word, not by how much
        for n, body in e.table:
            cond = condition(c, ir.Compare(e.value.type, "==", e.value, ir.EnumConst(e.value.type, n)))
            one = inline(c, body)
            if one is not None:
                found.append(Line(depth, Say("if", cond=cond, then=one)))
            else:
                found += [Line(depth, Say("if-open", cond=cond), open=True), *sequences.listed(c, body, depth + 1)]
        return found
    name = term(c, e.value)
    if isinstance(e.value, ir.CounterRef) and e.value.holder is None:
        name = Say(f"number-{e.value.counter.name}", "name")
    for n, body in e.table:
        one = inline(c, body)
        if one is not None:
            found.append(Line(depth, Say("level", value=name, n=n, what=one)))
        else:
            found += [Line(depth, Say("level-open", value=name, n=n), open=True), *sequences.listed(c, body, depth + 1)]
    return found


VERBS: dict[type[ir.Effect], Verb] = {
    ir.If: Verb(
        facts=if_facts,
        secrecy=OF_ITS_PARTS,
        lower=control.leaf_if,
        steps=flow.emit_if,
        guard=guard_ways.go_if,
        phrase=if_else_phrase,
        lines=if_lines,
    ),
    ir.OnlyIf: Verb(
        facts=only_if_facts,
        secrecy=OF_ITS_PARTS,
        lower=control.leaf_only_if,
        steps=flow.emit_only_if,
        opens=only_if_opens,
        guard=guard_ways.go_only_if,
        phrase=only_if_phrase,
        lines=only_if_lines,
    ),
    ir.ByLevels: Verb(
        facts=levels_facts,
        secrecy=OF_ITS_PARTS,
        lower=control.leaf_by_levels,
        steps=flow.emit_by_levels,
        guard=guard_ways.go_by_levels,
        phrase=None,
        lines=level_lines,
    ),
}
