"""Definitions: numbers and things with a name, by level or by case."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term, never_negative
from ..lowering.context import Env, Lowering
from ..lowering.magnitude import Magnitude
from ..lowering.reasons import MEANS, Ground
from ..lowering.rests import Unsure
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import Lead, Passage, always, handed
from ..model.node import node
from ..model.vocabulary import Definition
from ..packs.tree import Map, Node, Scalar
from ..phrases.fallbacks import Known, Tied
from ..phrases.lines import Line
from ..phrases.rule_digests import definition_digest
from ..phrases.telling import Telling, condition, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..plan.passes.searches import simple
from ..plan.walk import searches, size
from ..reading import blocks
from ..reading.context import Checking
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax import parser
from . import conditions, expressions, nouns, numbers, pronouns, query_phrases
from .facts import leading, plain

#: a definition that is no larger than this stands where it is used
SHORT = 240


@node
class DefRef(ir.Expr):
    definition: Definition
    thing: ir.Expr | None
    player: ir.Expr | None


@node
class Levels(ir.Expr):
    value: ir.Expr
    table: list[tuple[int, ir.Expr]]


@node
class IfElse(ir.Expr):
    """One number or another, as a condition says."""

    cond: ir.Expr
    then: ir.Expr
    otherwise: ir.Expr


def definition_type(c: Checking, name: str) -> ir.Type:
    """Thing-valued definitions are written `the K in ...`; all others are numbers."""
    body = c.words.definitions[name].body
    text = str(getattr(body, "value", ""))
    if text.startswith("the "):
        for word in text.split()[1:]:  # adjectives may stand before the noun
            kind = c.words.forms.get(word, "")
            if kind in c.words.kinds:
                return nouns.thing_type(kind)
    return ir.NUMBER


def definition_value(c: Checking, node: Node, adjective: bool, scope: Scope) -> ir.Expr:
    """What is written behind a name under `define:`."""
    if isinstance(node, Map):
        key = next(iter(node.items), "")
        if key.startswith("if "):
            return by_case(c, node, adjective, scope)
        if len(node.items) != 1:
            raise wrong(
                "two-headers",
                say("definition-one-header"),
                node.span,
                say("write", code="{by ...: {1: ..., 2: ...}}"),
            )
        tree = parser.parse(key, "header", Scalar(key, node.keys.get(key, node.span)), c.problems)
        if tree is None or tree.data != "levels":
            raise wrong(
                "wrong-type",
                say("definition-shape"),
                node.span,
            )
        at = At(Scalar(key, node.keys[key]))
        table = []
        for n, item in blocks.level_table(node.items[key], node.span):
            item_tree, item_at = blocks.parsed(item, "value")
            table.append((n, expressions.number(c, item_tree, scope, item_at)))
        return Levels(ir.NUMBER, expressions.number(c, tree.children[0], scope, at), table)
    tree, at = blocks.parsed(node, "condition" if adjective else "value")
    if adjective:
        return expressions.condition(c, tree, scope, at)
    value = expressions.value(c, tree, scope, at)
    if value.type.sort == "thing" and at.text(tree).startswith("the "):
        return value
    return nouns.expect(value, "number", tree, at)


def by_case(c: Checking, node: Map, adjective: bool, scope: Scope) -> ir.Expr:
    """`{if CONDITION: NUMBER, otherwise if CONDITION: NUMBER, otherwise: NUMBER}`, from the last to the first."""
    if adjective:
        raise wrong("wrong-type", say("cases-for-numbers"), node.span, say("join-conditions"))
    *cases, last = node.items
    if last != "otherwise":
        raise wrong("missing-key", say("other-cases"), node.keys[last], say("add-code", code="otherwise: ..."))
    value = definition_value(c, node.items[last], False, scope)
    for i, key in reversed(list(enumerate(cases))):
        head = Scalar(key, node.keys[key])
        tree = parser.parse(key, "header", head, c.problems)
        if tree is None:
            raise Wrong(None)
        if tree.data != ("otherwise_if" if i else "if_"):
            hint = say("write", code="{if ...: 2, otherwise if ...: 3, otherwise: 1}")
            raise wrong("misplaced-header", say("no-case", key=key), head.span, hint)
        cond = expressions.condition(c, tree.children[0], scope, At(head))
        value = IfElse(ir.NUMBER, cond, definition_value(c, node.items[key], False, scope), value)
    return value


# ---- how it is told
def named_in(game: CheckedGame, nodes: Iterable[object]) -> set[str]:
    """Keys of the definitions that something speaks of, those that others of them speak of included."""
    found: set[str] = set()
    left = list(nodes)
    while left:
        keys = {x.definition.key for x in walk.everything(left.pop()) if isinstance(x, DefRef)} - found
        found |= keys
        left += [game.definitions[key].value for key in keys]
    return found


def only_estimated(game: CheckedGame) -> set[str]:
    """Definitions that nothing but the estimate speaks of: words for bots, which no rule has."""
    estimated = named_in(game, [value for value, *_ in game.estimate.values()])
    values = [x.value for x in game.parameters.values() if x.value is not None]
    values += [x.value for x in game.abilities if x.value is not None]
    causes = [cond for _, cond, *_ in game.ends]
    wins = [value for _, value, _ in game.winner] + [cond for cond, _ in game.may_win]
    others = [d.value for key, d in game.definitions.items() if key not in estimated]
    return estimated - named_in(game, [*walk.bodies(game), *values, *causes, *wins, *others])


def defined_as(c: Telling, e: DefRef) -> ir.Expr:
    return c.game.definitions[e.definition.key].value


def number_phrase(c: Telling, e: DefRef) -> Phrase:
    whose = pronouns.whose_word(c, e.player)
    words = Say(f"number-{e.definition.name}", whose=whose)
    if e.thing is not None:
        words = Say(f"number-{e.definition.name}", thing=term(c, e.thing), whose=whose)
    value = defined_as(c, e)
    # a table of levels has no phrase of its own
    return words if isinstance(value, Levels) else tied(c, e, words, term(c, value))


def levels_phrase(c: Telling, e: Levels) -> Phrase:
    return term(c, e.value)


def levels_of(e: Levels) -> tuple[ir.Expr, list[tuple[int, ir.Expr]]]:
    return e.value, e.table


def cases_phrase(c: Telling, e: IfElse) -> Phrase:
    return Say("if-number", cond=condition(c, e.cond), then=term(c, e.then), other=term(c, e.otherwise))


def condition_phrase(c: Telling, e: DefRef) -> Phrase:
    if e.thing is not None and e.definition.adjective:
        said = said_of(c, e.thing, f"is-{e.definition.name}", "is-so")
        return tied(c, e, said, condition(c, defined_as(c, e)))
    return term(c, e)


def said_of(c: Telling, thing: ir.Expr, word: str, id: str) -> Phrase:
    """A word said of a thing (`is-so`, `is-not`), or a language's own sentence for it (`.so`)."""
    subject = query_phrases.subject_phrase(c, thing)
    own = Say(word, "so", thing=subject, no="no" if id == "is-so" else "yes")
    return Known([f"{word}.so"], own, Say(id, thing=subject, what=Say(word, "is")))


def tied(c: Telling, e: DefRef, words: Phrase, other: Phrase) -> Phrase:
    beginning = "is" if e.definition.adjective else "number"
    digest = definition_digest(c.game, e.definition.name)
    return Tied(f"{beginning}-{e.definition.name}", lambda: digest, words, other)


def meaning(c: Telling, value: ir.Expr, adjective: bool) -> list[Line]:
    """What a defined word stands for; steps of a number one by one."""
    if adjective:
        return [Line(0, Say("if-open", cond=condition(c, value)))]
    if isinstance(value, Levels):
        steps = [Line(1, Say("label", name=Say("book-from", n=n), text=term(c, v)), mark="-") for n, v in value.table]
        return [Line(0, term(c, value.value), open=True), *steps]
    return numbers.sum_lines(c, value)


def denied_phrase(c: Telling, e: DefRef) -> Phrase | None:
    if e.thing is None:
        return None
    said = said_of(c, e.thing, f"is-{e.definition.name}", "is-not")
    return tied(c, e, said, condition(c, conditions.Not(ir.FLAG, defined_as(c, e))))


# ---- how it is computed
def lower_def_ref(c: Lowering, e: DefRef, env: Env) -> Expr:
    return defined(c, e, env, dispatch.value)


def definition_truth(c: Lowering, e: DefRef, env: Env) -> Expr:
    return defined(c, e, env, dispatch.truth)


def defined(c: Lowering, e: DefRef, env: Env, lower: Callable[[Lowering, ir.Expr, Env], Expr]) -> Expr:
    """What a definition says, where it is short; else a call of it."""
    checked = c.game.definitions[e.definition.key]
    name = f"def_{c.unit.numbered('def', e.definition.key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        inner = Env({checked.you: Var("you")})
        if checked.it is not None:
            inner[checked.it] = Var("it")
        with c.unit.writing(checked.definition.name, checked.definition.span):
            body = dispatch.value(c, checked.value, inner)
            c.unit.function(name, ("you", "it"), [n.Return(body)])
        if size(body) <= SHORT and not searches(body):
            c.unit.short.add(name)
    player, thing = dispatch.or_nothing(c, e.player, env), dispatch.or_nothing(c, e.thing, env)
    code: Expr = n.Call(name, (player, thing))
    if name in c.unit.short and simple(player) and simple(thing):
        known = {checked.you: player} if checked.it is None else {checked.you: player, checked.it: thing}
        code = lower(c, checked.value, Env(known))
    # of a thing that is not there nothing holds, it counts nothing and leads to nothing
    return dispatch.if_there(c, e.thing, code, b.NOTHING if e.type.sort == "thing" else b.ZERO, env)


def definition_may_hold(guess: Unsure, e: DefRef, env: Env) -> Expr:
    """What it says may hold, of a thing that everybody knows."""
    c, thing = guess.c, e.thing
    if not e.definition.adjective or thing is None or guess.looks(thing, env):
        return b.YES
    checked = c.game.definitions[e.definition.key]
    inner = Env({checked.you: dispatch.or_nothing(c, e.player, env)})
    if checked.it is not None:
        inner[checked.it] = dispatch.value(c, thing, env)
    return guess.truth(checked.value, inner)


def ground_of(c: Lowering, e: ir.Expr, it: ir.Local, env: Env) -> Ground:
    """A condition asked of `it`, taken apart; words of the rules that are said of it are what they stand for."""
    test = dispatch.truth(c, e, env)
    if isinstance(e, conditions.Both):
        return Ground(e, test, e.op, tuple(ground_of(c, item, it, env) for item in conditions.alternatives(e)))
    if isinstance(e, DefRef) and e.definition.adjective and e.thing is not None and ir.local_of(e.thing) is it:
        checked = c.game.definitions[e.definition.key]
        assert checked.it is not None
        known = Env({checked.you: dispatch.or_nothing(c, e.player, env), it: env[it]})
        return Ground(e, test, MEANS, (ground_of(c, walk.with_local(checked.value, checked.it, it), it, known),))
    return Ground(e, test)


def lower_levels(c: Lowering, e: Levels, env: Env) -> Expr:
    if all(isinstance(v, ir.Int) for _, v in e.table) and e.table[-1][0] < 1000:
        values: list[int] = []
        level = 0
        for m in range(e.table[-1][0] + 1):
            level = next((v.value for at, v in e.table if at == m and isinstance(v, ir.Int)), level)
            values.append(level)
        table = c.unit.table("LV_" + c.unit.numbered("levels", str(values)), tuple(values))
        return b.item(table, b.minimum(b.maximum(dispatch.value(c, e.value, env), 0), len(values) - 1))
    v = c.unit.fresh("v")
    code: Expr = b.ZERO
    for m, value in e.table:
        code = n.Either(b.at_least(Var(v), m), dispatch.value(c, value, env), code)
    return n.Let(v, dispatch.value(c, e.value, env), code)


def lower_if_else(c: Lowering, e: IfElse, env: Env) -> Expr:
    yes, no = dispatch.value(c, e.then, env), dispatch.value(c, e.otherwise, env)
    return n.Either(dispatch.truth(c, e.cond, env), yes, no)


# ---- what is known of it


def definition_lead(e: DefRef, game: CheckedGame) -> Lead:
    found = game.definitions[e.definition.key]
    given = handed((found.it, e.thing))
    return Lead("define", found.definition.key, e.player, (Passage(found.value, found.you, given),))


def natural_either(e: IfElse) -> bool:
    return never_negative(e.then) and never_negative(e.otherwise)


def most_either(m: Magnitude, e: IfElse) -> int:
    return max(m.most(e.then), m.most(e.otherwise))


def most_level(m: Magnitude, e: Levels) -> int:
    return max((m.most(value) for _, value in e.table), default=0)


def most_defined(m: Magnitude, e: DefRef) -> int:
    return m.most(m.game.definitions[e.definition.key].value)


TERMS: dict[type, Term] = {
    DefRef: Term(
        facts=leading(definition_lead, missing=always),
        lower=lower_def_ref,
        truth=definition_truth,
        phrase=number_phrase,
        condition=condition_phrase,
        most=most_defined,
        may_hold=definition_may_hold,
        denied=denied_phrase,
    ),
    Levels: Term(facts=plain(), lower=lower_levels, phrase=levels_phrase, most=most_level, levels=levels_of),
    IfElse: Term(facts=plain(natural_either), lower=lower_if_else, phrase=cases_phrase, most=most_either),
}
