"""Rules called by their names, and the place in a rule where those who answer it come in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import asking, dispatch, needs, steps, sums, tolls, trials
from ..lowering.anatomy import OF_ITS_PARTS, PLAIN, InSentence, Verb, done_if, may_miss
from ..lowering.causes import Cause
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest
from ..lowering.stops import Context, Opening
from ..lowering.tolls import Toll
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Happening, Lead, Parts, Passage, composed, handed, in_turn
from ..model.lookups import answering
from ..model.node import node
from ..model.regions import OUT
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import Rule
from ..phrases.fallbacks import Meant
from ..phrases.rule_words import rule_words
from ..phrases.telling import Telling, inline, lines, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.passes.searches import simple
from ..reading.context import Checking, LineReader
from ..reading.names import meant
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax import grammar, hints, third_person
from ..syntax.parser import Branch, Token
from ..terms import places, thing_tables
from ..terms.facts import by_oneself
from . import acting, flow_rules, rule_bodies, sequences
from . import answers as answered


@node
class Answers(ir.Effect):
    """The abilities that answer a rule, done here and not at its end."""

    rule: Rule


@node
class CallRule(ir.Effect):
    rule: Rule
    object: ir.Expr | None
    place: ir.Expr | None
    player: ir.Expr | None
    #: what is gained, where a symbol says so: the rule settles it
    symbol: str = ""


def call(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """A rule by its name, with what it is done to and where."""
    name, handed, place = tree.children
    said = [str(name), *(third_person.possible_verbs(str(name)) if scope.third else ())]
    rule = next((c.words.rules[word] for word in said if word in c.words.rules), None)
    if rule is None:
        noted = acting.noted_acts(c, name, handed, scope, at, span, text) if place is None else None
        if noted is not None:
            return noted
        raise no_rule(c, name, text, at)
    return called(c, rule, handed, place, scope, at, span, text)


def called(
    c: Checking, rule: Rule, handed: Branch | None, place: Branch | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    obj = argument(c, handed, rule.object, rule, scope, at, span)
    where = None
    if rule.place:
        if place is None:
            raise wrong("arguments", say("needs-place", rule=rule.name), span, say("write", code=f"{rule.name} at ..."))
        where = of_kind(c, places.place_thing(c, place, scope, at), rule.place, at.span(place))
    elif place is not None:
        raise wrong(
            "arguments",
            say("takes-no-place", rule=rule.name),
            at.span(place),
            say("declare-as", code=f"{rule.key} at a ...:"),
        )
    return CallRule(span, text, rule, obj, where, scope.actor)


def settled_by(rule: Rule, symbol: str, player: ir.Expr, span: Span) -> CallRule:
    """A symbol that is gained: its rule is done."""
    return CallRule(span, symbol, rule, None, None, player, symbol)


def no_rule(c: Checking, name: Token, text: str, at: At) -> Wrong:
    """Neither a rule nor a verb: perhaps a slip we know."""
    if str(name) in c.words.refused:
        return Wrong(None)
    hint = meant(str(name), [*c.words.rules, *grammar.VERBS])
    slip = hints.slip(text, "line")
    if not hint and slip is not None and slip.code == "other-verb":
        return wrong(slip.code, slip.message, at.span(name), slip.hint)
    return wrong("unknown-rule", say("no-rule-or-verb", name=name), at.span(name), hint)


def argument(
    c: Checking, tree: Branch | None, noun: str, rule: Rule, scope: Scope, at: At, span: Span
) -> ir.Expr | None:
    """What a rule is done to; `noun` is what its signature asks for."""
    if not noun:
        if tree is not None:
            hint = say("write-alone", code=rule.name)
            if rule.place:
                hint = say("write", code=f"{rule.name} at {at.text(tree)}")
            raise wrong("arguments", say("takes-nothing", rule=rule.name), at.span(tree), hint)
        return None
    if tree is None:
        raise wrong(
            "arguments",
            say("needs-noun", rule=rule.name, noun=noun),
            span,
            say("write", code=f"{rule.name} that {noun}"),
        )
    if tree.data == "owned":
        raise wrong(
            "arguments",
            say("which-handed", noun=noun),
            at.span(tree),
            say("choose-then-write", noun=noun, code=f"{rule.name} that {noun}"),
        )
    named = tree.children[0] if tree.data == "named" else tree
    return of_kind(c, places.one_thing(c, named, scope, at), noun, at.span(tree))


def of_kind(c: Checking, value: ir.Expr, noun: str, span: Span) -> ir.Expr:
    """The value, if it is one of the things that a noun stands for."""
    kinds = c.words.members(noun)
    if kinds and not set(value.type.kinds) <= set(kinds):
        raise wrong("wrong-type", say("noun-belongs", noun=noun, found=value.type.kinds or ("number",)), span)
    return value


def answers(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`do what answers this`."""
    rule = next((r for r in c.words.rules.values() if r.key == scope.owner), None)
    if rule is None or rule.flow:
        raise wrong("answers-place", say("answers-of-rule"), span, say("answers-where"))
    return Answers(span, text, rule)


# ---- what is known of it
def call_facts(e: CallRule, game: CheckedGame) -> Facts:
    return composed(in_turn(game.rules[e.rule.name].body), wakes=(Happening("rule", rule=e.rule),))


def rule_called(e: CallRule, game: CheckedGame) -> Lead:
    rule = game.rules[e.rule.name]
    given = handed((rule.object, e.object), (rule.place, e.place))
    return Lead("rule", e.rule.name, e.player, (Passage(rule.body, rule.you, given),))


def own_doing(e: Any, actor: Actor) -> MessageRef | None:
    return None if by_oneself(e, actor) else say("secret-acts")


def answers_facts(e: Answers, game: CheckedGame) -> Facts:
    bodies = tuple(a.body for a in answering(game, e.rule) if a.body is not None)
    found = composed(Parts(bodies, Course.FREELY, bodies, answers=e.rule))
    return replace(found, reads=frozenset((OUT,))) if game.leaving else found  # who is out answers nothing


def call_name(e: CallRule) -> str:
    return f"1 {e.symbol}" if e.symbol else e.rule.name


# ---- how it is done: as statements
def lower_call(c: Lowering, e: CallRule, env: Env, awake: Awake) -> list[Stmt]:
    name = rule_bodies.rule_function(c, e, awake)
    args = tuple(dispatch.or_nothing(c, a, env) for a in (e.player, e.object, e.place))
    missing = [dispatch.value(c, a, env) for a in (e.object, e.place) if a is not None and may_miss(a)]
    if not missing and name in c.unit.short and all(map(simple, args)):
        made = rule_bodies.rule_statements(c, e, args[0], args[1], args[2], awake)
    else:
        call = b.do(n.Call(name, args))
        made = [b.when(b.both([b.at_least(m, 0) for m in missing]), [call])] if missing else [call]
    for s in made:
        s.rules = (e.rule.name, *(s.rules or ()))
    return made


def lower_answers(c: Lowering, e: Answers, env: Env, awake: Awake) -> list[Stmt]:
    return c.answering


# ---- how it is done: as steps
def call_steps(c: Lowering, e: CallRule, env: Env, then: int, ctx: Context) -> int:
    if ctx.flow:
        return flow_rules.call_steps(c, e, env, then, ctx)
    rule_bodies.share(c, e, env)
    arguments = rule_bodies.set_arguments(c, e, env)
    with rule_bodies.as_caller(c, e, env):
        return called_steps(c, e, arguments, env, then, ctx)


def called_steps(c: Lowering, e: CallRule, arguments: list[Stmt], env: Env, then: int, ctx: Context) -> int:
    for value in (e.object, e.place):  # what is done to something that is not there does nothing
        if value is not None and may_miss(value):
            arguments.append(b.when(b.compare(dispatch.value(c, value, env), "<", 0), [b.go(then)]))
    if needs.can_fail(c.guards, ctx.rest):  # the rest matters to the choices inside: a copy of the rule for this place
        return steps.add_step(c, arguments, rule_bodies.rule_steps(c, e, then, ctx))
    if c.analysis.called_once(e.rule):  # nobody else comes here: no need to remember where to go back to
        return steps.add_step(
            c, arguments, rule_bodies.rule_steps(c, e, then, Context(False, None, e.rule.name, ctx.awake))
        )
    key = f"rule {e.rule.name} {c.source_name} {sorted(ctx.awake)} {c.weighing}"
    if key not in c.routines:
        ret = steps.spare(c, f"return {e.rule.name}")
        with steps.caused_by(c, Cause(back=ret)):
            end = steps.add_step(c, [], b.slot(ret))
            pc = rule_bodies.rule_steps(c, e, end, Context(False, None, e.rule.name, ctx.awake))
        c.routines[key] = (pc, ret)
    pc, ret = c.routines[key]
    return steps.add_step(c, [*arguments, n.Store(n.Number(ret), n.Number(then))], pc)


def call_opens(c: Lowering, e: CallRule, env: Env, o: Opening) -> int | None:
    if o.beside.before or not call_asks_first(c, e):
        return None
    after = asking.step_behind(c, env, o)
    arguments = rule_bodies.set_arguments(c, e, env)
    with rule_bodies.as_caller(c, e, env):
        return steps.add_step(c, arguments, rule_bodies.rule_steps(c, e, after, o.ctx, o.beside))


def call_asks_first(c: Lowering, e: CallRule) -> bool:
    return asking.asks_first(c, c.game.rules[e.rule.name].body)


def answers_steps(c: Lowering, e: Answers, env: Env, then: int, ctx: Context) -> int:
    for heard in reversed(c.heard):
        then = answered.heard_steps(c, heard, then, ctx)
    return then


def call_toll(c: Lowering, e: CallRule, env: Env) -> Toll:
    return tolls.toll(c, c.game.rules[e.rule.name].body, rule_bodies.call_env(c, e, env))


# ---- when it is possible
def call_guard(g: Guarding, e: CallRule, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    g.terms.known(env, e.object, e.place, e.player)
    inner = rule_bodies.call_env(g.c, e, env)
    then = rest.then
    first: list[ir.CheckedAbility] = []
    for a in reversed(g.analysis.listeners(e)):
        if a.body is None or a.event is None:
            continue
        if g.analysis.fails(a.body):
            if a.how != "before":
                raise NotExact
            answered_before(g, a, e, inner, known)
            continue
        bound = inner.plus({a.you: inner[g.c.game.rules[e.rule.name].you]})
        if a.how == "before" or a.event.how == "start":
            first.insert(0, a)
        else:
            then = Rest(a.body, bound, then)
    then = Rest(g.c.game.rules[e.rule.name].body, inner, then)
    for a in reversed(first):
        assert a.body is not None
        then = Rest(a.body, inner.plus({a.you: inner[g.c.game.rules[e.rule.name].you]}), then)
    return then, ()


def answered_before(g: Guarding, a: ir.CheckedAbility, e: CallRule, inner: Env, known: Known) -> None:
    """What others' cards take before a rule is done: a sum over those who have such a card."""
    checked = g.c.game.rules[e.rule.name]
    if a.event is None or a.body is None or a.event.subject == "you" or a.once is not None:
        raise NotExact
    needs.look_active(g, a, known)
    you = inner[checked.you]
    v = g.c.unit.fresh("v")
    g.others.add(Var(v))
    bound: dict[ir.Local, Expr] = {a.you: Var(v)}
    for local, given in ((a.they, checked.you), (a.object, checked.object), (a.place, checked.place)):
        if local is not None and given is not None:
            bound[local] = inner[given]
    group = thing_tables.opponents(g.c, you) if a.event.subject == "opponent" else b.span_of(0, g.c.players)
    loop = n.Loop(v, group, (g.terms.is_active(a, Var(v)),))
    sums.needs_of_each(g, a.body, inner.plus(bound), loop, known)


# ---- how it is told
def call_phrase(c: Telling, e: CallRule) -> Phrase:
    if e.symbol:
        return sequences.gains_phrase(c, [(e.symbol, ir.Int(ir.NUMBER, 1))])
    parts: dict[str, Any] = {}
    if e.object is not None:
        parts["object"] = term(c, e.object)
    if e.place is not None:
        parts["place"] = term(c, e.place)
    return rule_words(c.game, e.rule.name, meaning=meant_phrase(c, e.rule.name, parts), **parts)


def symbol_gained(e: CallRule) -> tuple[str, ir.Expr] | None:
    return (e.symbol, ir.Int(ir.NUMBER, 1)) if e.symbol else None


def meant_phrase(c: Telling, name: str, parts: dict[str, Any]) -> Phrase | None:
    """What a rule does with what it is handed; a rule is not told inside itself."""
    if name in c.inside:
        return None
    checked = c.game.rules[name]
    handed = {local: parts.get(part) for part, local in (("object", checked.object), ("place", checked.place))}

    def teller() -> Telling:
        given = {local: phrase for local, phrase in handed.items() if local and phrase}
        return Telling(c.game, c.tables, c.style, given=given, inside=(*c.inside, name))

    return Meant(
        lambda: inline(teller(), checked.body),
        lambda: [(x.phrase, x.open) for x in lines(teller(), checked.body)],
        any(sequences.reaches(part) for part in sequences.steps_of(c, checked.body)),
    )


def answers_phrase(c: Telling, e: Answers) -> Phrase:
    return Say("answers")


def call_brings(e: CallRule) -> tuple[tuple[str, int], ...]:
    return ((e.symbol or e.rule.name, 1),)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "answers": answers,
    "call": call,
}

VERBS: dict[type[ir.Effect], Verb] = {
    CallRule: Verb(
        facts=call_facts,
        secrecy=done_if(own_doing, by_oneself),
        sight=AS_WRITTEN,
        leads=rule_called,
        lower=lower_call,
        steps=call_steps,
        in_flow=flow_rules.in_flow,
        opens=call_opens,
        asks_first=call_asks_first,
        guard=call_guard,
        summed=call_guard,
        brings=call_brings,
        ways=trials.ways_in_turn,
        toll=call_toll,
        phrase=call_phrase,
        lines=None,
        called=call_name,
        asking=None,
        in_sentence=InSentence(plain=True, gains=symbol_gained),
    ),
    Answers: Verb(
        facts=answers_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_answers,
        steps=answers_steps,
        guard=None,
        phrase=answers_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
