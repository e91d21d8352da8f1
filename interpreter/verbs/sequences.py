"""Lists and named steps: one thing after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..lowering import dispatch, tolls, trials
from ..lowering.anatomy import ALONE, OF_ITS_PARTS, Verb, brought_by, gained, menu_of, menu_of_body, part_name
from ..lowering.anatomy import VERBS as ALL
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, Rest, rest_of
from ..lowering.tolls import Toll
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, composed, in_turn, no_parts
from ..model.node import node
from ..model.sight import AS_WRITTEN
from ..model.walk import alike, written
from ..phrases.fallbacks import Known as Worded
from ..phrases.fallbacks import Meant, Tied
from ..phrases.lines import Line, as_point
from ..phrases.telling import Telling, inline, lines
from ..phrases.words import Amount, Listed, Phrase, Say
from ..plan.nodes import Expr, Stmt
from ..terms import amounts
from . import folding
from .folding import Together

#: more parts than this make a list instead of a sentence
LONGEST = 3


@node
class InTurn(ir.Effect):
    """One after the other."""

    items: list[ir.Effect]
    #: the amounts of one line: nothing says which of them comes first
    together: bool = False


@node
class NamedStep(ir.Effect):
    """A named step of the flow."""

    name: str
    body: ir.Effect


@node
class NoEffect(ir.Effect):
    pass


def nothing_facts(e: NoEffect, game: CheckedGame) -> Facts:
    return composed(no_parts())


def sequence_facts(e: InTurn, game: CheckedGame) -> Facts:
    return composed(in_turn(*e.items))


def step_facts(e: NamedStep, game: CheckedGame) -> Facts:
    return composed(in_turn(e.body))


# ---- lists and the names in them
def items_of(e: ir.Effect | None) -> list[ir.Effect]:
    """The lines of a body."""
    if isinstance(e, InTurn):
        return e.items
    return [e] if e is not None else []


def step_name(e: ir.Effect) -> str:
    """What a line is called, if it is a named step."""
    return e.name if isinstance(e, NamedStep) else ""


def named_steps(e: ir.Effect | None) -> list[NamedStep]:
    """The outermost named steps of a body."""
    if isinstance(e, NamedStep):
        return [e]
    return [step for item in items_of(e) if item is not e for step in named_steps(item)]


def all_steps(e: ir.Effect | None) -> list[NamedStep]:
    """The named steps of a body, from outside to inside; what a card adds to it has none."""
    return [found for found in written(e) if isinstance(found, NamedStep)] if e is not None else []


def named_lines(e: ir.Effect, name: str = "") -> list[tuple[str, ir.Effect]]:
    """The lines of a body, each with the name of the innermost step it stands in."""
    if isinstance(e, NamedStep):
        return named_lines(e.body, e.name)
    if isinstance(e, InTurn):
        return [line for item in e.items for line in named_lines(item, name)]
    return [] if isinstance(e, NoEffect) else [(name, e)]


def sequence_lines(e: InTurn) -> list[tuple[str, ir.Effect]]:
    """Each line; the amounts of one line one by one."""
    found: list[tuple[str, ir.Effect]] = []
    for item in e.items:
        if isinstance(item, InTurn):
            found += [(part_name(part), part) for part in item.items] if item.together else [("", item)]
        else:
            found.append((item.name if isinstance(item, NamedStep) else part_name(item), item))
    return found


def sequence_menu(e: InTurn) -> list[ir.Alternative] | None:
    return next((menu for item in e.items if (menu := menu_of(item)) is not None), None)


# ---- how it is told
def nothing_phrase(c: Telling, e: NoEffect) -> Phrase:
    return Say("nothing")


def steps_of(c: Telling, e: ir.Effect) -> list[ir.Effect]:
    """The steps of a body."""
    if isinstance(e, InTurn):
        return [p for i in e.items for p in steps_of(c, i)]
    if isinstance(e, NamedStep):
        return steps_of(c, e.body)
    return [] if isinstance(e, NoEffect) or (c.style.skips_idle and idle(c, e)) or none_moved(c, e) else [e]


def none_moved(c: Telling, e: ir.Effect) -> bool:
    """Would a number of nothing be said: `move 0 cards`? Only to those who are told everything."""
    amount = getattr(e, "amount", None)
    if c.style.tells_otherwise or not isinstance(amount, ir.Expr):
        return False
    much = amounts.amount_phrase(c, amount, "")
    return isinstance(much, Amount) and much.n == 0


def idle(c: Telling, e: ir.Effect) -> bool:
    """Does the game already say that nothing comes of it?"""
    tell = c.tables.idle.get(type(e))
    return tell is not None and tell(c, e)


def phrases(c: Telling, effects: Sequence[ir.Effect | Together]) -> list[Phrase] | None:
    found: list[Phrase] = []
    run: list[tuple[str, ir.Expr]] = []
    for e, times in counted(effects):
        gain = gained_by(e)
        if gain is not None:
            run += [gain] * times
            continue
        if run:
            found.append(gains_phrase(c, run))
            run = []
        one = folding.together_phrase(c, e) if isinstance(e, Together) else inline(c, e)
        if one is None:
            return None
        found.append(one if times == 1 else Say("so-many-times", times=Say("times-number", n=times), body=one))
    if run:
        found.append(gains_phrase(c, run))
    return found


def counted(effects: Sequence[ir.Effect | Together]) -> list[tuple[ir.Effect | Together, int]]:
    """Instructions, and how many times each stands there: the same one after the other is one."""
    found: list[tuple[ir.Effect | Together, int]] = []
    for e in effects:
        last, times = found[-1] if found else (None, 0)
        if isinstance(e, ir.Effect) and isinstance(last, ir.Effect) and alike(e, last):
            found[-1] = (last, times + 1)
        else:
            found.append((e, 1))
    return found


def gains_phrase(c: Telling, run: Sequence[tuple[str, ir.Expr]]) -> Phrase:
    """What is gained together; symbols by what they do, in a language that has words for all of those here."""
    plain = Say("gain", what=amounts.amounts_phrase(c, run))
    symbols = [(name, n.value) for name, n in run if name in c.words.symbols and isinstance(n, ir.Int)]
    counters = [(name, n) for name, n in run if name not in c.words.symbols]
    if not symbols or len(symbols) + len(counters) < len(run):
        return plain
    done: list[Phrase] = [Say("gain", what=amounts.amounts_phrase(c, counters))] if counters else []
    words = [Say(f"symbol-{name}", n=n) for name, n in symbols]
    return Worded([word.id for word in words], Listed([*done, *words]), plain)


def sequence_phrase(c: Telling, e: InTurn) -> Phrase | None:
    return joined_phrase(c, steps_of(c, e))


def together_of(c: Telling, e: ir.Effect) -> list[ir.Effect | Together]:
    """The instructions in a body, each of them one for the reader."""
    return folding.together(steps_of(c, e))


def gained_by(e: ir.Effect | Together | None) -> tuple[str, ir.Expr] | None:
    return None if e is None or isinstance(e, Together) else gained(e)


def plain(e: ir.Effect | Together) -> bool:
    """Is it one plain instruction?"""
    return isinstance(e, Together) or ALL[type(e)].in_sentence.plain or gained(e) is not None


def joined_phrase(c: Telling, body: Sequence[ir.Effect]) -> Phrase | None:
    effects = folding.together(body)
    if c.style.lists and len(effects) > 1 and not all(plain(e) for e in effects):
        return None
    if any(reaches(e) for e in effects[:-1]) or len(effects) > 1 and forks(c, effects[-1]):
        return None
    found = phrases(c, effects)
    if found is None or len(found) > LONGEST or len(found) > 1 and any(map(is_either, found)):
        return None
    found = [*map(followed, found[:-1]), *found[-1:]]
    return Listed(found, "then", "then-comma") if found else Say("nothing")


def is_either(phrase: Phrase) -> bool:
    """Is one of several done? Behind something else in a sentence it would be left open where the first one begins."""
    return isinstance(phrase, Listed) and phrase.last == "either-do"


def reaches(e: ir.Effect | Together) -> bool:
    """Would what stands behind it in a sentence seem to belong to it?"""
    return not isinstance(e, Together) and ALL[type(e)].in_sentence.reaches(e) and gained(e) is None


def forks(c: Telling, e: ir.Effect | Together) -> bool:
    """Would it be said in the same sentence what is done otherwise?"""
    other = None if isinstance(e, Together) else ALL[type(e)].in_sentence.otherwise(e)
    return told_otherwise(c, other) is not None


def repeats(e: ir.Effect) -> bool:
    """Something is done for each of several that are chosen, or several times."""
    return ALL[type(e)].in_sentence.repeats(e) and gained(e) is None


def step_phrase(c: Telling, e: NamedStep) -> Phrase | None:
    return inline(c, e.body)


def offer_phrase(c: Telling, e: ir.Effect) -> Phrase | None:
    """Pay this to do that, if the body is just a price and what it buys."""
    first, *others = steps_of(c, e) or [e]
    if others and ALL[type(first)].in_sentence.price:
        pay, body = inline(c, first), joined_phrase(c, others)
        if pay is not None and body is not None:
            return Say("pay-for", pay=pay, body=body)
    return None


def grouped(c: Telling, effects: list[ir.Effect]) -> list[Phrase | ir.Effect | Together]:
    """Gains side by side are one sentence, and so are a choice and what is done with what is chosen."""
    found: list[Phrase | ir.Effect | Together] = []
    run: list[tuple[str, ir.Expr]] = []
    for e in [*folding.together(effects), None]:
        gain = gained_by(e)
        if gain is not None:
            run.append(gain)
            continue
        if run:
            found.append(gains_phrase(c, run))
            run = []
        if e is not None:
            found.append(e)
    return found


def part_lines(c: Telling, part: Phrase | ir.Effect | Together, depth: int) -> list[Line]:
    if isinstance(part, Together):
        one = folding.together_phrase(c, part)
        apart = [*part.choices, part.effect]
        return [Line(depth, one)] if one is not None else [x for e in apart for x in lines(c, e, depth)]
    return [Line(depth, part)] if isinstance(part, Phrase) else lines(c, part, depth)


def listed(c: Telling, e: ir.Effect, depth: int) -> list[Line]:
    """Steps below a heading, each a point."""
    found: list[Line] = []
    for part in grouped(c, steps_of(c, e)):
        found += as_point(part_lines(c, part, depth))
    return found


def point(c: Telling, offer: Phrase | None, e: ir.Effect, depth: int) -> list[Line]:
    if offer is not None:
        return [Line(depth, offer, mark="-")]
    return as_point(lines(c, e, depth))


def all_parts(e: ir.Effect) -> list[ir.Effect]:
    """The idle ones too: as many for every number of players."""
    if isinstance(e, InTurn):
        return [p for item in e.items for p in all_parts(item)]
    return all_parts(e.body) if isinstance(e, NamedStep) else [e]


def told(c: Telling, e: ir.Effect, depth: int = 0) -> list[Line]:
    """A body, one line or more for each of its steps."""
    return [line for part in grouped(c, steps_of(c, e)) for line in part_lines(c, part, depth)]


def listed_or_nothing(c: Telling, e: ir.Effect, depth: int) -> list[Line]:
    return listed(c, e, depth) or [Line(depth, Say("nothing"), mark="-")]


def told_otherwise(c: Telling, e: ir.Effect | None) -> ir.Effect | None:
    """What happens where nothing can be chosen or found; that it is nothing only readers of everything are told."""
    return e if e is not None and (c.style.tells_otherwise or steps_of(c, e)) else None


def or_else(c: Telling, one: Phrase | None, otherwise: ir.Effect | None) -> Phrase | None:
    """An instruction, and what is done where it cannot be: in a sentence, if both can be."""
    other = told_otherwise(c, otherwise)
    if one is None or other is None:
        return one
    instead = inline(c, other) if not c.style.tells_otherwise else None
    return Say("unless-possible", body=followed(one), other=instead) if instead is not None else None


def otherwise_lines(c: Telling, e: ir.Effect | None, depth: int) -> list[Line]:
    other = told_otherwise(c, e)
    if other is None:
        return []
    return [Line(depth, Say("otherwise"), open=True), *listed_or_nothing(c, other, depth + 1)]


def followed(phrase: Phrase) -> Phrase:
    """Something is said behind it in the same sentence."""
    if isinstance(phrase, Tied) and isinstance(phrase.other, Meant):
        return replace(phrase, other=replace(phrase.other, followed=True))
    return phrase


# ---- how it is done
def lower_nothing(c: Lowering, e: NoEffect, env: Env, awake: Awake) -> list[Stmt]:
    return []


def lower_sequence(c: Lowering, e: InTurn, env: Env, awake: Awake) -> list[Stmt]:
    return [line for item in e.items for line in dispatch.statements(c, item, env, awake)]


def lower_step(c: Lowering, e: NamedStep, env: Env, awake: Awake) -> list[Stmt]:
    return dispatch.statements(c, e.body, env, awake)


def no_toll(c: Lowering, e: NoEffect, env: Env) -> Toll:
    return tolls.FREE


def sequence_toll(c: Lowering, e: InTurn, env: Env) -> Toll:
    return tolls.summed(c, e.items, env)


def step_toll(c: Lowering, e: NamedStep, env: Env) -> Toll:
    return tolls.toll(c, e.body, env)


# ---- when it is possible
def sequence_guard(g: Guarding, e: InTurn, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    return rest_of(e.items, env, rest.then), ()


def step_guard(g: Guarding, e: NamedStep, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    return Rest(e.body, env, rest.then), ()


def all_brought(e: InTurn) -> Iterator[tuple[str, int]]:
    for item in e.items:
        yield from brought_by(item)


VERBS: dict[type[ir.Effect], Verb] = {
    NoEffect: Verb(
        facts=nothing_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_nothing,
        steps=None,
        guard=None,
        only_lists=True,
        toll=no_toll,
        in_sentence=ALONE,
        phrase=nothing_phrase,
        lines=None,
        asking=None,
    ),
    InTurn: Verb(
        facts=sequence_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_sequence,
        steps=None,
        guard=sequence_guard,
        summed=sequence_guard,
        brings=all_brought,
        only_lists=True,
        ways=trials.ways_in_turn,
        toll=sequence_toll,
        in_sentence=ALONE,
        phrase=sequence_phrase,
        lines=told,
        taken_apart=sequence_lines,
        menu=sequence_menu,
        asking=None,
    ),
    NamedStep: Verb(
        facts=step_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_step,
        steps=None,
        guard=step_guard,
        only_lists=True,
        ways=trials.ways_in_turn,
        toll=step_toll,
        in_sentence=ALONE,
        phrase=step_phrase,
        lines=told,
        menu=menu_of_body,
        asking=None,
    ),
}
