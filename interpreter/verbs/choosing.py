"""Choosing things: one that what follows speaks of, or one or several for each of which a body is done."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Span, say
from ..lowering import dispatch, emission, guards, needs, steps, trials
from ..lowering.anatomy import FORKED, OF_ITS_PARTS, InSentence, Picked, Verb
from ..lowering.asking import X, step_behind
from ..lowering.context import Env, Lowering
from ..lowering.questions import Asking, Candidates, own_questions
from ..lowering.rests import Guarding, Known, NotExact, Rest, rebind, rest_of, with_others
from ..lowering.stops import NOTHING_BESIDE, Beside, Choice, Context, Extra, Opening
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, always, composed, freely, never_empty, no_parts
from ..model.node import node
from ..model.sight import CHOOSING
from ..model.vocabulary import PLAYER
from ..phrases import fallbacks
from ..phrases.fallbacks import Folded
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, term
from ..phrases.words import Name, Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, Header, HeaderReader, LineReader
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch
from ..terms import alike, amounts, nouns, pronouns, queries, query_phrases
from . import bodies, folding, sequences
from .choice_of_things import ask_which, may_be_blind, slot_name

DIFFERENT = {True: "yes", False: "no"}
#: choices inside each other in one condition: every one copies all that follows, and the condition grows with each
MOST_NESTED = 8


@node
class Choose(ir.Effect):
    """Pick one; the lines after it in the same list speak of it."""

    query: ir.Query
    player: ir.Expr


@node
class ChooseBody(ir.Effect):
    """Pick one, or up to some, and do the body with each."""

    query: ir.Query
    player: ir.Expr
    most: ir.Expr | None  # None: exactly one
    different: bool
    body: ir.Effect
    otherwise: ir.Effect | None


def choose(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    quantity, query = tree.children[0].children
    try:
        if quantity is not None:
            raise wrong(
                "choose-several",
                say("several-need-body"),
                span,
                say("several-need-body-hint"),
            )
        found = must_be_seen(what_is_chosen(c, query, scope, at), query, at)
        return Choose(span, text, found, pronouns.you(scope, tree, at))
    except Wrong:
        scope.broken = True
        raise


def name(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`name a card`: what is printed on its copies, wherever they lie."""
    try:
        query = what_is_named(c, tree.children[0], scope, at)
        return Choose(span, text, query, pronouns.you(scope, tree, at))
    except Wrong:
        scope.broken = True
        raise


def name_body(c: Checking, h: Header) -> ir.Effect:
    otherwise = bodies.otherwise(c, h)
    inner = h.scope.child()
    query = what_is_named(c, h.tree.children[0], inner, h.at)
    body = bodies.below(c, h, inner)
    return ChooseBody(h.span, h.key, query, pronouns.you(h.scope, h.tree, h.at), None, False, body, otherwise)


def what_is_named(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Query:
    query = what_is_chosen(c, tree, scope, at)
    if query.source != "all":
        raise wrong("wrong-type", say("name-anywhere"), at.span(tree), say("choose-there"))
    return replace(query, entries=True)


def what_is_chosen(c: Checking, query_tree: Branch, scope: Scope, at: At, again: bool = True) -> ir.Query:
    """Resolves the query and makes `that K` stand for what is chosen; a name that is known may move on to it."""
    query, name = queries.query(c, query_tree, scope, at, again), queries.name_of(query_tree, at)
    known = scope.that.get(str(name)) if name is not None else None
    if known is not None and known.type == query.var.type:
        query = replace(query, into=known)
    elif known is not None and name is not None:
        raise wrong("name-twice", say("name-is-known", name=str(name)), at.span(name), say("another-name"))
    else:
        scope.that[query.var.name] = query.var
    head = nouns.base_form(c, query_tree.children[1].children[-1])
    if name is None:
        scope.that[head] = query.var
    elif head not in scope.that:
        scope.that[head] = query.var
    return query


def must_be_seen(query: ir.Query, tree: Branch, at: At) -> ir.Query:
    """Whoever chooses sees what there is: a zone nobody sees offers nothing to choose from."""
    if query.zone is not None and query.zone.seen_by == "nobody":
        raise wrong(
            "hidden-choice",
            say("nobody-sees", zone=query.zone.name),
            at.span(tree),
            say("deal-then-choose"),
        )
    return query


def choose_body(c: Checking, h: Header) -> ir.Effect:
    """`choose up to 2 cards in ...:`: the body is done with each."""
    otherwise = bodies.otherwise(c, h)
    quantity, query_tree = h.tree.children[0].children
    inner = h.scope.child()
    query = must_be_seen(what_is_chosen(c, query_tree, inner, h.at), query_tree, h.at)
    most: ir.Expr | None = None
    different = False
    if quantity is not None:
        if str(quantity.data).startswith("exactly"):
            raise wrong(
                "choose-several",
                say("choose-exactly"),
                h.span,
                say("choose-exactly-hint"),
            )
        most = amounts.count(c, quantity.children[0], h.scope, h.at)
        different = quantity.data == "up_to_different"
    body = bodies.below(c, h, inner)
    return ChooseBody(h.span, h.key, query, pronouns.you(h.scope, h.tree, h.at), most, different, body, otherwise)


# ---- what is known of it
def choose_facts(e: Choose, game: CheckedGame) -> Facts:
    return composed(no_parts(e.query), asks=True, fails=True)


def choose_body_facts(e: ChooseBody, game: CheckedGame) -> Facts:
    otherwise = () if e.otherwise is None else (e.otherwise,)
    upto = e.most is not None  # none at all is possible
    printed = not upto and not otherwise and never_empty(e.query, game)
    needed = () if upto else (e.body,) if printed else otherwise
    parts = freely(e.body, *otherwise, needed=needed, draws=e.query)
    return composed(parts, asks=True, fails=not upto and not otherwise and not printed)


# ---- how it is done
def choose_steps(
    c: Lowering,
    e: Choose,
    env: Env,
    then: int,
    ctx: Context,
    beside: Beside = NOTHING_BESIDE,
) -> int:
    pc = steps.new_pc(c)
    ask_which(c, pc, e.query, [], env, then, ctx, dispatch.value(c, e.player, env), e, beside)
    return pc


def choose_opens(c: Lowering, e: Choose, env: Env, o: Opening) -> int:
    return choose_steps(c, e, env, step_behind(c, env, o), o.ctx, o.beside)


def choose_body_steps(
    c: Lowering,
    e: ChooseBody,
    env: Env,
    then: int,
    ctx: Context,
    beside: Beside = NOTHING_BESIDE,
) -> int:
    player = dispatch.value(c, e.player, env)
    inner = replace(ctx, flow=False)
    pc = steps.new_pc(c)
    if e.most is None:
        target = emission.emit(c, [e.body], env, then, inner)
        fallback = emission.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
        ask_which(c, pc, e.query, [e.body], env, target, inner, player, e, beside, fallback)
        return pc
    left, taken = steps.spare(c, "left"), steps.spare(c, "taken")
    body = emission.emit(c, [e.body], env, pc, inner)
    node = steps.new_pc(c)
    var = steps.local_slot(c, e.query.target)
    done: list[Stmt] = [n.StoreChange(n.Number(left), "-", b.ONE)]
    also: Expr | None = None
    if e.different:
        done.append(n.StoreChange(n.Number(taken), "|", n.Binary("<<", b.ONE, var)))
        also = n.Not(b.has_bit(b.slot(taken), X))
    target = steps.add_step(c, done, body)
    stop = Beside([Extra(-1, "done", None, then)])
    ask_which(c, node, e.query, [e.body], env, target, inner, player, e, stop, also=also)
    c.choices[node].left = left
    steps.add_step(c, [], steps.one_or_other(b.compare(b.slot(left), ">", 0), node, then), pc)
    most = dispatch.value(c, e.most, env)
    return steps.add_step(c, [n.Store(n.Number(left), most), n.Store(n.Number(taken), b.ZERO)], pc)


def choose_body_opens(c: Lowering, e: ChooseBody, env: Env, o: Opening) -> int | None:
    if e.most is not None:
        return None
    return choose_body_steps(c, e, env, step_behind(c, env, o), o.ctx, o.beside)


def choose_body_asks_first(c: Lowering, e: ChooseBody) -> bool:
    return e.most is None


# ---- when it is possible
def choose_guard(g: Guarding, e: Choose, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    # what follows in the same list speaks of the thing chosen
    if g.nested + choices_after(g, rest) > MOST_NESTED:
        g.left = -1  # nor will a guard that begins before this one get through
        raise NotExact
    v = g.c.unit.fresh("v")
    needs.look_at(g, e.query, known)
    g.nested += 1
    inner = guards.go(g, rebind(rest.then, e.query.target, Var(v)), known.copy())
    g.nested -= 1
    code = g.terms.any_code(e.query, env, [inner] if inner != b.YES else [], v)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def choices_after(g: Guarding, rest: Rest | None) -> int:
    """How many choices of one list follow each other from here, as far as it matters: so deep would a condition be."""
    found = 0
    while rest is not None and found <= MOST_NESTED:
        found += isinstance(rest.effect, Choose) and g.analysis.fails(rest.effect)
        rest = rest.then
    return found


def choose_body_guard(g: Guarding, e: ChooseBody, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    g.nested += e.otherwise is not None
    code = exists(g, e.query, [e.body], env, rest.then, known, e)
    if e.otherwise is not None:
        code = b.any_of([code, guards.go(g, Rest(e.otherwise, env, rest.then), known.copy())])
        g.nested -= 1
        needs.add_reason(g, e, code)
    return with_others(conds, code)


def exists(
    g: Guarding,
    query: ir.Query,
    body: list[ir.Effect],
    env: Env,
    then: Rest | None,
    known: Known,
    about: ir.Effect,
) -> Expr:
    needs.look_at(g, query, known)
    v = g.c.unit.fresh("v")
    g.nested += 1
    inner = guards.go(g, rest_of(body, env.plus({query.var: Var(v), query.target: Var(v)}), then), known.copy())
    g.nested -= 1
    code = g.terms.any_code(query, env, [inner] if inner != b.YES else [], v)
    needs.add_reason(g, about, code)
    return code


def choose_ways(t: Trial, e: Choose) -> int:
    return things_of(t, e.query)


def choose_body_ways(t: Trial, e: ChooseBody) -> int:
    if e.most is not None or e.otherwise is not None:
        return 1
    return things_of(t, e.query) * trials.ways_in_turn(t, e)


def things_of(t: Trial, query: ir.Query) -> int:
    """So many things there are at most to choose from."""
    return max(1, sum(len(t.c.words.kinds[k].things) for k in query.kinds))


# ---- how it is told
def thing_picked(e: Choose) -> Picked | None:
    return Picked(e.query, e.player) if not e.query.entries else None


def picking(query: ir.Query) -> str:
    """The message of what is done: a thing is chosen, or an entry is named."""
    return "name-entry" if query.entries else "choose"


def choose_phrase(c: Telling, e: Choose) -> Phrase:
    chosen = chosen_phrase(c, e.query)
    pronouns.meet(c, e.query.var)
    return chosen


def chosen_phrase(c: Telling, q: ir.Query) -> Phrase:
    return Say(picking(q), what=pronouns.introduced(c, q.target, query_phrases.query_phrase(c, q)))


def choose_body_phrase(c: Telling, e: ChooseBody) -> Phrase | None:
    return sequences.or_else(c, chosen_and_done(c, e), e.otherwise)


def chosen_and_done(c: Telling, e: ChooseBody) -> Phrase | None:
    if e.most is None or ir.figure_of(e.most) == 1:
        chosen = Choose(e.span, e.text, e.query, e.player)
        one = sequences.joined_phrase(c, [chosen, *sequences.steps_of(c, e.body)])
        return Say("may", what=one) if one is not None and e.most is not None else one
    several, n, different = query_phrases.query_phrase(c, e.query, "bare"), term(c, e.most), DIFFERENT[e.different]
    each = folding.each_of_them(c, e.query, e.player, e.body)
    pronouns.meet(c, e.query.var)
    body = inline(c, e.body)
    if body is None:
        return None
    apart = Say("choose-up-to", n=n, what=several, body=body, different=different)
    if each is None:
        return apart
    return Folded(Say("choose-up-to-each", n=n, what=several, body=each, different=different), apart, 1)


def for_several(e: ChooseBody) -> bool:
    return e.most is not None and amounts.figure(e.most) != 1


def choose_body_lines(c: Telling, e: ChooseBody, depth: int) -> list[Line]:
    if e.most is None:
        chosen = chosen_phrase(c, e.query)
    else:
        several, different = query_phrases.query_phrase(c, e.query, "bare"), DIFFERENT[e.different]
        chosen = Say("choose-up-to-open", n=term(c, e.most), what=several, different=different)
    found = [Line(depth, chosen), *sequences.listed(c, e.body, depth + 1)]
    return [*found, *sequences.otherwise_lines(c, e.otherwise, depth)]


# ---- how it is asked
def things_chosen(e: Choose | ChooseBody) -> Candidates:
    q = e.query
    own = q.source == "owned" or (q.zone is not None and q.zone.of == PLAYER)
    return Candidates(q.kinds, q.var.name, own, alike.from_pile(q))


def choose_question(c: Telling, e: Choose | ChooseBody, choice: Choice) -> Phrase:
    return in_own_words(c, e.query, e.query, choice)


def choose_shorter(c: Telling, e: Choose | ChooseBody, choice: Choice) -> list[Phrase]:
    bare = ir.Query(e.query.var, e.query.kinds, "all")
    return [in_own_words(c, e.query, q, choice) for q in (replace(e.query, tests=[]), bare)]


def in_own_words(c: Telling, chosen: ir.Query, told: ir.Query, choice: Choice) -> Phrase:
    """A language may say what a choice is for, where that does not follow from what can be chosen."""
    own = [(id, Say(id)) for id in own_questions(choice, chosen.var.name)]
    return fallbacks.first(*own, ("", Say(picking(chosen), what=query_phrases.query_phrase(c, told))))


def most_chosen(e: ChooseBody) -> ir.Expr | None:
    return e.most


def slot_chosen(c: Telling, e: Choose | ChooseBody, choice: Choice, code: int) -> Phrase | None:
    """An entry that is named; of what lies in a row that only the others see, one knows which it is and not what."""
    if e.query.entries:
        return Name(choice.names[code]) if choice.names[code] in c.words.entries else None
    if not may_be_blind(e.query) or choice.names.get(code) != slot_name(code):
        return None
    return Say("part-number", part=Noun(e.query.kinds[0]), n=code + 1)


WHICH_THING = Asking(
    question=choose_question, shorter=choose_shorter, option=slot_chosen, things=things_chosen, chooses=True
)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "choose": choose,
    "name": name,
}

HEADERS: dict[str, HeaderReader] = {
    "choose_body": choose_body,
    "name_body": name_body,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Choose: Verb(
        facts=choose_facts,
        secrecy=OF_ITS_PARTS,
        sight=CHOOSING,
        lower=None,
        steps=choose_steps,
        opens=choose_opens,
        asks_first=always,
        guard=choose_guard,
        ways=choose_ways,
        phrase=choose_phrase,
        lines=None,
        asking=WHICH_THING,
        in_sentence=InSentence(plain=True, picks=thing_picked),
    ),
    ChooseBody: Verb(
        facts=choose_body_facts,
        secrecy=OF_ITS_PARTS,
        sight=CHOOSING,
        lower=None,
        steps=choose_body_steps,
        opens=choose_body_opens,
        asks_first=choose_body_asks_first,
        guard=choose_body_guard,
        ways=choose_body_ways,
        phrase=choose_body_phrase,
        lines=choose_body_lines,
        asking=WHICH_THING,
        limit=most_chosen,
        in_sentence=replace(FORKED, repeats=for_several),
    ),
}
