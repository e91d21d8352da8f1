"""The law of legality, derived: can the compulsory rest be completed? One Python condition on the present state.

Going forward through what must be done, payments and pieces taken are summed by the slot they come from, choices become
`any(...)`, and everything else becomes a condition. That is exact as long as nothing later reads what something earlier
wrote; where it does, `NotExact` sends the compiler to a trial on a copy.
"""

from __future__ import annotations

from ..diagnostics.problems import Problem, say
from ..model import ir
from ..terms.regions import Region
from . import leaves, needs, sources, steps
from .lowering import Env
from .reasons import Reason
from .rests import MOST_STEPS, AtMost, Guarding, Known, NotExact, Rest, rest_of
from .tuning import speaks_of

LONGEST = 6000
#: choices inside each other in one condition: every one copies all that follows, and the condition grows with each
MOST_NESTED = 8


def guard(g: Guarding, rest: Rest | None, before: frozenset[Region] = frozenset(), beyond: Rest | None = None) -> str:
    """The condition, `True` if nothing can fail.

    `before`: what will have been changed by then; `beyond`: where what is chosen ends and what follows it begins.
    """
    g.reasons = []
    g.nested = 0
    g.later, g.beyond, g.at = False, beyond, rest
    g.left = MOST_STEPS
    try:
        code = go(g, rest, Known(touched=set(before), added=set(before)))
    finally:
        if g.left < 0 and rest is not None:
            g.hopeless.update({id(r.effect): r.effect for r in (rest, rest.then) if r is not None})
    if len(code) > LONGEST:
        raise NotExact
    return code


def doubts(g: Guarding) -> list[Reason]:
    """Where a guard was given up: what may fail from there on; which of it does, only a trial can tell."""
    found, rest, later = [], g.at, g.later
    while rest is not None:
        later = later or rest is g.beyond
        if g.analysis.fails(rest.effect):
            found.append(Reason(rest.effect.text, "", rest.effect, later=later))
        rest = rest.then
    return found


# ---- forward through the rest
def go(g: Guarding, rest: Rest | None, known: Known, conds: tuple[str, ...] = ()) -> str:
    while rest is not None:
        g.left -= 1
        effect, env = rest.effect, rest.env
        g.later = g.later or rest is g.beyond
        g.at = g.at if g.nested else rest
        # every branch goes through all that follows it: at some length a trial is cheaper than such a guard
        if g.left < 0 or id(effect) in g.hopeless:
            raise NotExact
        if not g.analysis.fails(effect):
            pass_by(g, effect, env, known)
            rest = rest.then
            continue
        if known.unknown:
            steps.problem(
                g.c,
                Problem(
                    "behind-chance",
                    say("behind-chance"),
                    effect.span,
                    say("otherwise-or-first"),
                ),
            )
            raise NotExact
        way = g.ways.get(type(effect))
        if way is None:
            raise NotExact
        result = way(g, effect, env, rest, known, conds)
        if isinstance(result, str):
            return result
        rest, added = result
        conds += added
    return needs.done(g, known, list(conds))


def pass_by(g: Guarding, effect: ir.Effect, env: Env, known: Known) -> None:
    """Something that cannot fail: only what it writes matters."""
    if g.analysis.reveals(effect) or any(g.analysis.reveals(c) for c in deep(g, effect)):
        known.unknown = True
    written = g.analysis.writes(effect)
    if isinstance(effect, ir.GainCounter) and effect.holder is not None and effect.origin is None:
        if g.terms.value(effect.holder, env) in g.others and not list(g.analysis.woken(effect)):
            written -= {("c", effect.counter.name)}
    known.touched |= written
    known.added |= written


def deep(g: Guarding, effect: ir.Effect) -> list[ir.Effect]:
    """Everything an effect leads to, each once."""
    found: dict[int, ir.Effect] = {}
    _deeper(g, effect, found)
    return [*found.values()]


def _deeper(g: Guarding, effect: ir.Effect, found: dict[int, ir.Effect]) -> None:
    for child in g.analysis.children(effect):
        if id(child) not in found:
            found[id(child)] = child
            _deeper(g, child, found)


def go_seq(
    g: Guarding, e: ir.Seq, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    return rest_of(e.items, env, rest.then), ()


def go_step(
    g: Guarding, e: ir.Step, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    return Rest(e.body, env, rest.then), ()


def go_only_if(
    g: Guarding, e: ir.OnlyIf, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    needs.look_at(g, e.cond, known)
    code = g.terms.truth(e.cond, env)
    needs.add_reason(g, e, code, e.reason)
    return Rest(e.body, env, rest.then), (code,)


def go_once_per(
    g: Guarding, e: ir.OncePer, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    slot = leaves.once_slot(g.c, id(e), e.scope.name)
    code = f"not S[{slot}+{g.terms.value(e.player, env)}]"
    needs.add_reason(g, e, code)
    return Rest(e.body, env, rest.then), (code,)


def go_if(g: Guarding, e: ir.If, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
    needs.look_at(g, e.cond, known)
    g.nested += 1
    yes = go(g, Rest(e.then, env, rest.then), known.copy())
    other = known.copy()
    no = go(g, Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then, other)
    g.nested -= 1
    code = yes if yes == no else f"(({yes}) if {g.terms.truth(e.cond, env)} else ({no}))"
    needs.add_reason(g, first_taking(g, e.then), code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def first_taking(g: Guarding, e: ir.Effect) -> ir.Effect:
    for item in [e, *deep(g, e)]:
        if isinstance(item, (ir.Pay, ir.PayProp, ir.PayWith, ir.MovePieces)):
            return item
    return e


def go_by_levels(g: Guarding, e: ir.ByLevels, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
    needs.look_at(g, e.value, known)
    g.nested += 1
    n = g.c.unit.fresh("n")
    code = go(g, rest.then, known.copy())
    for level, body in e.table:
        branch = go(g, Rest(body, env, rest.then), known.copy())
        code = f"(({branch}) if {n} {'==' if e.exact else '>='} {level} else ({code}))"
    g.nested -= 1
    code = f"any({code} for {n} in ({g.terms.value(e.value, env)},))"
    needs.add_reason(g, e, code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def go_find(g: Guarding, e: ir.Find, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
    needs.look_at(g, e.query, known)
    v = g.c.unit.fresh("v")
    g.nested += 1
    yes = go(g, Rest(e.body, env.plus({e.query.var: v, e.query.target: v}), rest.then), known.copy())
    other = Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then
    no = go(g, other, known.copy())
    g.nested -= 1
    if not speaks_of(v, yes):  # whichever it is
        there, taken = g.terms.any_code(e.query, env), f"({yes})" if " " in yes else yes
        code = f"({taken} or (not {there}))" if no == "True" else f"({taken} if {there} else ({no}))"
        code = yes if yes == no else code
    else:
        first = f"next(iter({g.terms.listing(e.query, env)}),-1)"
        code = f"any((({yes}) if {v}>=0 else ({no})) for {v} in ({first},))"
    needs.add_reason(g, e, code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def answered_before(g: Guarding, a: ir.CheckedAbility, e: ir.Call, inner: Env, known: Known) -> None:
    """What others' cards take before a rule is done: a sum over those who have such a card."""
    checked = g.c.game.rules[e.rule.name]
    if a.event is None or a.body is None or a.event.subject == "you" or a.once is not None:
        raise NotExact
    look_active(g, a, known)
    you = inner[checked.you]
    v = g.c.unit.fresh("v")
    g.others.add(v)
    bound = {a.you: v}
    for local, given in ((a.they, checked.you), (a.object, checked.object), (a.place, checked.place)):
        if local is not None and given is not None:
            bound[local] = inner[given]
    group = f"{sources.opponents(g.c)}[{you}]" if a.event.subject == "opponent" else f"range({g.c.players})"
    each_needs(g, a.body, inner.plus(bound), v, f"for {v} in {group} if {g.terms.is_active(a, v)}", known)


def go_call(
    g: Guarding, e: ir.Call, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    inner = g.terms.call_env(e, env)
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


def go_each(
    g: Guarding, e: ir.Each, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    """Payments for each of several: their sum."""
    needs.look_at(g, e.query, known)
    v, clause = g.terms.clauses(e.query, env)
    if e.query.source == "opponents":
        g.others.add(v)
    group = g.c.players - 1 if e.query.source == "opponents" else 0
    each_needs(g, e.body, env.plus({e.query.var: v}), v, clause, known, g.terms.how_many(e.query, env), group)
    return rest.then, ()


def each_needs(
    g: Guarding, body: ir.Effect, env: Env, v: str, clause: str, known: Known, many: str = "", group: int = 0
) -> None:
    """What a body takes for each of several: the sum is needed; `many` is their number, at most `group`."""
    inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
    g.nested += 1
    conditions = simple(g, Rest(body, env, None), inner)
    g.nested -= 1
    if conditions:
        raise NotExact
    for key, amounts in inner.needs.items():
        if v in key:
            raise NotExact
        total = "+".join(amounts)
        summed = many or f"len([1 {clause}])"
        if total != "1":
            summed = f"{total}*{summed}" if total.isdigit() else f"sum([{total} {clause}])"
        if total.isdigit() and group:
            summed = AtMost.of(summed, int(total) * group)
        needs.add_need(g, known, key, summed, inner.need_regions[key], first_taking(g, body))
    known.touched |= inner.touched
    known.added |= inner.added


def simple(g: Guarding, rest: Rest | None, known: Known) -> bool:
    """Only payments and pieces taken: goes through them; True if a condition is left over."""
    while rest is not None:
        if not g.analysis.fails(rest.effect):
            pass_by(g, rest.effect, rest.env, known)
            rest = rest.then
            continue
        if isinstance(rest.effect, ir.If) and rest.effect.otherwise is None:
            needs.look_at(g, rest.effect.cond, known)
            inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
            if simple(g, Rest(rest.effect.then, rest.env, None), inner):
                return True
            cond = g.terms.truth(rest.effect.cond, rest.env)
            for key, amounts in inner.needs.items():
                taken = f"({'+'.join(amounts)} if {cond} else 0)"
                needs.add_need(g, known, key, taken, inner.need_regions[key], rest.effect)
            known.touched |= inner.touched
            known.added |= inner.added
            rest = rest.then
            continue
        if not isinstance(rest.effect, (ir.Pay, ir.PayProp, ir.MovePieces, ir.Seq, ir.Call)) or (
            isinstance(rest.effect, ir.Pay) and len(rest.effect.bills) > 1
        ):
            return True
        result = g.ways[type(rest.effect)](g, rest.effect, rest.env, rest, known, ())
        if isinstance(result, str):
            return True
        rest, added = result
        if added:
            return True
    return False


def go_repeat(
    g: Guarding, e: ir.Repeat, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    assert e.times is not None
    needs.look_at(g, e.times, known)
    inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
    if simple(g, Rest(e.body, env, None), inner):
        raise NotExact
    times = g.terms.not_below_zero(e.times, env)
    for key, amounts in inner.needs.items():
        needs.add_need(g, known, key, f"{times}*({'+'.join(amounts)})", inner.need_regions[key], e)
    known.touched |= inner.touched
    known.added |= inner.added
    return rest.then, ()


def exists(
    g: Guarding,
    query: ir.Query,
    body: list[ir.Effect],
    env: Env,
    then: Rest | None,
    known: Known,
    conds: tuple[str, ...],
    about: ir.Effect,
) -> str:
    needs.look_at(g, query, known)
    v = g.c.unit.fresh("v")
    g.nested += 1
    inner = go(g, rest_of(body, env.plus({query.var: v, query.target: v}), then), known.copy())
    g.nested -= 1
    code = g.terms.any_code(query, env, [inner] if inner != "True" else [], v)
    needs.add_reason(g, about, code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def go_choose(g: Guarding, e: ir.Choose, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
    # what follows in the same list speaks of the thing chosen
    if g.nested + choices_after(g, rest) > MOST_NESTED:
        g.left = -1  # nor will a guard that begins before this one get through
        raise NotExact
    v = g.c.unit.fresh("v")
    needs.look_at(g, e.query, known)
    g.nested += 1
    inner = go(g, rebind(g, rest.then, e.query.target, v), known.copy())
    g.nested -= 1
    code = g.terms.any_code(e.query, env, [inner] if inner != "True" else [], v)
    needs.add_reason(g, e, code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def choices_after(g: Guarding, rest: Rest | None) -> int:
    """How many choices of one list follow each other from here: so deep would a condition nest."""
    found = 0
    while rest is not None:
        found += isinstance(rest.effect, ir.Choose) and g.analysis.fails(rest.effect)
        rest = rest.then
    return found


def rebind(g: Guarding, rest: Rest | None, var: ir.Local, code: str) -> Rest | None:
    if rest is None:
        return None
    return Rest(rest.effect, rest.env.plus({var: code}), rebind(g, rest.then, var, code))


def go_choose_body(g: Guarding, e: ir.ChooseBody, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
    g.nested += e.otherwise is not None
    code = exists(g, e.query, [e.body], env, rest.then, known, (), e)
    if e.otherwise is not None:
        code = f"({code} or {go(g, Rest(e.otherwise, env, rest.then), known.copy())})"
        g.nested -= 1
        needs.add_reason(g, e, code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def go_choose_one(g: Guarding, e: ir.ChooseOne, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
    parts = []
    g.nested += 1
    player = g.terms.value(e.player, env)
    for alternative in e.alternatives:
        code = go(g, Rest(alternative.body, env, rest.then), known.copy())
        if alternative.ability is not None:
            look_active(g, alternative.ability, known)
            code = f"({g.terms.is_active(alternative.ability, player)} and {code})"
        parts.append(code)
    if e.otherwise is not None:
        parts.append(go(g, Rest(e.otherwise, env, rest.then), known.copy()))
    g.nested -= 1
    code = "True" if "True" in parts else "(" + " or ".join(f"({p})" for p in parts) + ")"
    needs.add_reason(g, e, code)
    return " and ".join([*[c for c in conds if c != "True"], code])


def look_active(g: Guarding, ability: ir.CheckedAbility, known: Known) -> None:
    zones = {("z", z.name) for z in g.c.words.zones.values() if z.in_play and ability.kind in z.holds}
    if zones & known.touched:
        raise NotExact


def go_walk(
    g: Guarding, e: ir.Walk, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    for part in (e.enter, e.stop, e.toll):
        needs.look_at(g, part, known)
    there = g.terms.value(ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
    code = f"({there}>=0 and bool({g.terms.walk_code(e, env, start=True)}))"
    needs.add_reason(g, e, code)
    known.touched |= g.analysis.writes(e)
    known.added |= g.analysis.writes(e)
    return rest.then, (code,)


def go_lay(
    g: Guarding, e: ir.Lay, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
) -> tuple[Rest | None, tuple[str, ...]]:
    needs.look_at(g, e, known)
    code = g.terms.lay_code("lay_any", e, env)
    needs.add_reason(g, e, code)
    needs.answer_lines_of(g, e, known)
    known.touched |= g.analysis.writes(e)
    known.added |= g.analysis.writes(e)
    return rest.then, (code,)
