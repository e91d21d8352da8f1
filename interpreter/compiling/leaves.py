"""Leaves: effects without a choice, written out as straight Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..model import ir
from ..model.vocabulary import PLAYER
from ..model.walk import place_name
from ..terms.facts import may_miss
from . import counting, expressions, named, sources
from .analysis import places_answers
from .lowering import Awake, Env, Lowering
from .occupancy import Kept
from .tuning import SIMPLE

#: a rule of no more lines stands where it is called
SHORT_RULE = 10


# ---- small helpers
def things_mask(c: Lowering, kinds: Sequence[str]) -> int:
    """A bit for each thing of these kinds."""
    return sum((1 << k.end) - (1 << k.base) for k in (c.words.kinds[name] for name in kinds))


def owned_masks(c: Lowering, kinds: Sequence[str]) -> str:
    """A bit for each thing of these kinds, by the player to whom it belongs; and one for no thing: never 0."""
    things = [t for kind in kinds for t in c.words.kinds[kind].things]
    none = 1 << len(c.words.things)
    masks = tuple(sum(1 << t.index for t in things if t.owner == p) | none for p in range(c.players))
    return c.unit.table("OM_" + sources.numbered(c, "owned", " ".join(kinds)), masks)


def once_slot(c: Lowering, key: int, rule: str) -> int:
    if key not in c.once_slots:
        slot = c.layout.take(c.players, "once")
        c.once_slots[key] = slot
        c.once_by_rule.setdefault(rule, []).append(slot)
    return c.once_slots[key]


def once_in(c: Lowering, rule: str) -> list[tuple[int, int]]:
    """The slots of what may be done once in a rule, those side by side together."""
    found: list[tuple[int, int]] = []
    for slot in sorted(c.once_by_rule.get(rule, [])):
        first = found.pop()[0] if found and found[-1][1] == slot else slot
        found.append((first, slot + c.players))
    return found


# ---- leaves
def leaf(c: Lowering, e: ir.Effect, env: Env, awake: Awake = frozenset()) -> list[str]:
    """The lines of an effect. New locals become Python variables and are added to env."""
    with c.unit.writing(c.unit.about[0], e.span):
        lines = c.tables.leaves[type(e)](c, e, env, awake)
    opened = c.remembered.opened(e)
    if opened and any(True for _ in c.analysis.woken(e)):  # who answers looks at what is there by then
        lines = opened + lines
    return lines + opened


def indented_leaf(c: Lowering, e: ir.Effect, env: Env, awake: Awake) -> list[str]:
    return ["    " + line for line in leaf(c, e, env, awake) or ["pass"]]


def leaf_nothing(c: Lowering, e: ir.Nothing, env: Env, awake: Awake) -> list[str]:
    return []


def leaf_seq(c: Lowering, e: ir.Seq, env: Env, awake: Awake) -> list[str]:
    return [line for item in e.items for line in leaf(c, item, env, awake)]


def leaf_step(c: Lowering, e: ir.Step, env: Env, awake: Awake) -> list[str]:
    return leaf(c, e.body, env, awake)


def leaf_move_pieces(c: Lowering, e: ir.MovePieces, env: Env, awake: Awake) -> list[str]:
    owner = expressions.value(c, e.owner, env) if e.owner is not None else "0"
    target = expressions.piece_address(c, e.piece, e.target, owner, env)
    lines: list[str] = []
    amount = "n"
    places = [p.thing for p in (e.origin, e.target) if p is not None and may_miss(p.thing)]
    there = " and ".join(f"{expressions.value(c, t, env)} >= 0" for t in places if t is not None)
    takes = e.takes or e.amount is None
    if there and not takes:
        lines.append(f"if not ({there}): raise Impossible")
    if e.origin is None:
        lines.append(f"S[find(S,{piece_slots(c, e.piece)}[{owner}])] -= 1")
        amount = "1"
    else:
        origin = expressions.piece_address(c, e.piece, e.origin, owner, env)
        if e.amount is None:
            lines.append(f"n = S[{origin}]")
        elif e.takes:
            lines.append(f"n = min(S[{origin}],{counting.not_below_zero(c, e.amount, env)})")
        else:
            if isinstance(e.amount, ir.Int):
                amount = str(e.amount.value)
            else:
                lines.append(f"n = {counting.not_below_zero(c, e.amount, env)}")
            lines.append(f"if S[{origin}] < {amount}: raise Impossible")
        lines.append(f"S[{origin}] -= {amount}")
        lines += left_bits(c, e, owner, f"S[{origin}]", env)
    come = come_bits(c, e, owner, "S[i]", amount, env)
    lines += [f"i = {target}", f"S[i] += {amount}", *come] if come else [f"S[{target}] += {amount}"]
    if there and takes:  # as much as there is, from or to where nothing is: nothing
        lines = [f"if {there}:", *("    " + x for x in lines)]
    mover = expressions.value(c, e.mover, env) if e.mover is not None else "-1"
    known = {"you": mover}
    if e.target.thing is not None and e.target.zone is None:
        known["place"] = expressions.value(c, e.target.thing, env)
    return lines + answer_lines_of(c, e, known, env, awake)


def left_bits(c: Lowering, e: ir.MovePieces, owner: str, count: str, env: Env) -> list[str]:
    """The masks of things with and without pieces, after some have left."""
    kept, thing, tag = bits_kept(c, e, e.origin, env)
    lines = []
    if kept is not None and kept.free >= 0:
        first = kept.counts - c.words.kinds[place_name(e.origin)].base * kept.owners
        everybody = "+".join(f"S[{first + p}+{thing}*{kept.owners}]" for p in range(kept.owners))
        lines += [f"if not ({everybody}):", f"    S[{kept.free}] |= BIT_{tag}[{thing}]"]
        lines += [f"    S[{kept.room}] |= WHOLE_{tag}[{thing}]"] if kept.room >= 0 else []
    if kept is not None and kept.one >= 0:
        lines += [f"if {count} < 2:", f"    S[{kept.two}+{owner}] &= ~BIT_{tag}[{thing}]"]
        lines.append(f"    if not {count}: S[{kept.one}+{owner}] &= ~BIT_{tag}[{thing}]")
    return lines


def come_bits(c: Lowering, e: ir.MovePieces, owner: str, count: str, amount: str, env: Env) -> list[str]:
    """The masks of things with and without pieces, after some have come."""
    kept, thing, tag = bits_kept(c, e, e.target, env)
    some = "" if amount.isdigit() and amount != "0" else f"if {count}: "
    lines = []
    if kept is not None and kept.free >= 0:
        lines.append(f"{some}S[{kept.free}] &= NOT_{tag}[{thing}]")
    if kept is not None and kept.room >= 0:
        lines.append(f"if not S[{kept.free}] & BESIDE_{tag}[{thing}]: S[{kept.room}] &= ~WHOLE_{tag}[{thing}]")
    if kept is not None and kept.one >= 0:
        lines.append(f"{some}S[{kept.one}+{owner}] |= BIT_{tag}[{thing}]")
        lines.append(f"if {count} > 1: S[{kept.two}+{owner}] |= BIT_{tag}[{thing}]")
    return lines


def bits_kept(c: Lowering, e: ir.MovePieces, place: ir.Place | None, env: Env) -> tuple[Kept | None, str, str]:
    """The masks kept for a place, its thing, and the tag of tables by thing: its bit, all others, its whole's."""
    kept = c.occupied.kept.get((e.piece.name, place_name(place)))
    if kept is None or place is None or place.zone is not None or place.thing is None:
        return None, "", ""
    kind = c.words.kinds[place_name(place)]
    tag, none = sources.numbered(c, "bits", kind.name), (0,) * kind.base
    bits = [1 << i for i in range(len(kept.wholes))]
    c.unit.table(f"BIT_{tag}", (*none, *bits))
    c.unit.table(f"NOT_{tag}", (*none, *(kept.all ^ bit for bit in bits)))
    if kept.room >= 0:
        c.unit.table(f"BESIDE_{tag}", (*none, *kept.beside()))
        c.unit.table(f"WHOLE_{tag}", (*none, *(1 << whole - min(kept.wholes) for whole in kept.wholes)))
    return kept, expressions.value(c, place.thing, env), tag


def piece_slots(c: Lowering, piece: Any) -> str:
    """Every slot where an owner's piece can lie, for a piece of which there is only one."""
    owners = c.players if piece.owned else 1
    slots: list[tuple[int, ...]] = []
    for p in range(owners):
        mine: list[int] = []
        for place in piece.places:
            first = c.layout.pieces[piece.name, place]
            zone = c.words.zones.get(place)
            stride = c.layout.piece_stride(piece, place)
            if zone is not None and zone.of in (PLAYER, "game"):
                mine.append(first + (p if piece.owned or zone.of == PLAYER else 0))
            else:
                count = c.layout.holders(zone.of if zone is not None else place)
                mine += [first + i * stride + (p if stride != 1 else 0) for i in range(count)]
        slots.append(tuple(mine))
    return c.unit.table("PS_" + sources.numbered(c, "piece", piece.name), tuple(slots))


def leaf_move_thing(c: Lowering, e: ir.MoveThing, env: Env, awake: Awake) -> list[str]:
    place = sources.place_code(c, e.zone, e.holder, env)
    thing = expressions.value(c, e.thing, env)
    before, after = around_move(c, e, thing, env, awake)
    missing = [f"{expressions.value(c, t, env)} < 0" for t in (e.thing, e.holder) if t is not None and may_miss(t)]
    lines = [f"if {' or '.join(missing)}: raise Impossible"] if missing else []
    lines += [*before, f"put(S,{thing},{place}{',True' if e.end == 'bottom' else ''})", *after]
    arrivals = c.analysis.arrivals(e)
    if arrivals and e.holder is not None and not c.quiet:
        holder = expressions.value(c, e.holder, env)
        for a in arrivals:
            assert a.body is not None
            if c.analysis.asks(a.body):
                continue
            inner = Env({a.you: holder})
            if a.object is not None:
                inner[a.object] = thing
            with_source = sourced(c, a.entry if not a.kind else c.words.kinds[a.kind].plural)
            lines += [f"if {thing} in {a.cards}:", *indented_leaf(c, a.body, inner, awake | {a.index})]
            with_source()
    return lines


def around_move(c: Lowering, e: ir.MoveThing, thing: str, env: Env, awake: Awake) -> tuple[list[str], list[str]]:
    """Lines before and after a thing is moved: who listened before, so that no card answers its own arrival."""
    before: list[str] = []
    after: list[str] = []
    for a in [] if c.quiet or e.mover is None else c.analysis.listeners(e):
        if a.index in awake or a.body is None or a.event is None or e.mover is None:
            continue
        mover, kind, flag = expressions.value(c, e.mover, env), c.words.kinds[a.event.noun], c.unit.fresh("w")
        tests = [f"{kind.base} <= {thing} < {kind.end}"] if len(e.thing.type.kinds) > 1 else []
        if a.event.own and e.holder is not None and e.zone.of == PLAYER:
            tests.append(f"{expressions.value(c, e.holder, env)} == {mover}")
        lines = answer(c, a, {"you": mover, "object": thing}, env, awake)
        if lines[0].startswith("if "):
            tests, lines = [*tests, lines[0][3:-1]], lines[1:]
        else:
            lines = ["    " + x for x in lines]
        before.append(f"{flag} = {' and '.join(tests) or 'True'}")
        after += [f"if {flag}:", *lines]
    return before, after


def sourced(c: Lowering, name: str) -> Any:
    """Switches the source of points; call the result to switch back."""
    before = c.source_name
    c.source_name = name

    def back() -> None:
        c.source_name = before

    return back


def leaf_swap(c: Lowering, e: ir.Swap, env: Env, awake: Awake) -> list[str]:
    return [f"swap(S,{expressions.value(c, e.first, env)},{expressions.value(c, e.second, env)})"]


def leaf_deal(c: Lowering, e: ir.Deal, env: Env, awake: Awake) -> list[str]:
    origin = sources.place_code(c, e.origin, e.origin_holder, env)
    target = sources.place_code(c, e.zone, e.holder, env)
    only = "" if set(e.kinds) >= set(e.origin.holds) else f",{things_mask(c, e.kinds)}"
    if e.owner is not None:
        only = f",{owned_masks(c, e.kinds)}[{expressions.value(c, e.owner, env)}]"
    under = ",bottom=True" if e.end == "bottom" else ""
    if e.amount is None:
        line = f"deal_all(S,{origin},{target}{only}{under})"
    else:
        line = f"deal(S,{expressions.value(c, e.amount, env)},{origin},{target},{e.exact}{only}{under})"
    return counting.where_there(c, e.origin_holder, counting.where_there(c, e.holder, [line], env), env)


def leaf_refill(c: Lowering, e: ir.Refill, env: Env, awake: Awake) -> list[str]:
    deck = sources.place_code(c, c.words.zones[e.zone.refill_from], None, env)
    call = f"refill(S,{sources.place_code(c, e.zone, e.holder, env)},{deck})"
    lines = [call] if e.when_short is None else [f"if {call}:", *indented_leaf(c, e.when_short, env, awake)]
    return counting.where_there(c, e.holder, lines, env)


def leaf_shuffle(c: Lowering, e: ir.Shuffle, env: Env, awake: Awake) -> list[str]:
    return counting.where_there(c, e.holder, [f"shuffle(S,{sources.place_code(c, e.zone, e.holder, env)})"], env)


def leaf_lay_out(c: Lowering, e: ir.LayOut, env: Env, awake: Awake) -> list[str]:
    masks, positions = c.layout.layouts[e.layout.name]
    kind = c.words.kinds[e.layout.of]
    around = c.unit.table(
        "NB_" + sources.numbered(c, "layout", e.layout.name), tuple(tuple(n) for n in e.layout.neighbours)
    )
    return [f"lay_bricks(S,{masks},{positions},range({kind.base},{kind.end}),{around},{e.layout.shuffled})"]


def leaf_do(c: Lowering, e: ir.Do, env: Env, awake: Awake) -> list[str]:
    """Printed effects without choices: a table of functions by thing."""
    thing = expressions.value(c, e.thing, env)
    player = expressions.value(c, e.player, env) if e.player is not None else "-1"
    return [f"{printed_table(c, e, awake)}[{thing}](S,{player},{thing})"]


def printed_table(c: Lowering, e: ir.Do, awake: Awake) -> str:
    key = f"{e.prop} {' '.join(e.thing.type.kinds)} {sorted(awake)}"
    name = f"DO_{sources.numbered(c, 'do', key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        entries = ["skip"] * (len(c.words.things) + 1)
        for printed in c.analysis.printed(e):
            if printed.effect is None or c.analysis.asks(printed.effect):
                continue
            fn = printed_function(c, printed, awake)
            for index in c.words.entries[c.words.things[printed.thing].entry]:
                entries[index] = fn
        c.unit.add(f"{name} = ({','.join(entries)},)")
    return name


def printed_function(c: Lowering, printed: ir.PrintedEffect, awake: Awake) -> str:
    assert printed.effect is not None
    back = sourced(c, c.words.kinds[c.words.things[printed.thing].kind].plural)
    fn = c.unit.fresh("printed")
    with c.unit.writing(c.words.things[printed.thing].entry, printed.effect.span):
        lines = leaf(c, printed.effect, Env({printed.you: "you", printed.self: "this"}), awake)
    back()
    c.unit.add("\n".join([f"def {fn}(S, you, this):", *("    " + x for x in lines or ["pass"])]))
    return fn


def leaf_call(c: Lowering, e: ir.Call, env: Env, awake: Awake) -> list[str]:
    call = call_code(c, e, env, awake)
    args = [expressions.value(c, a, env) if a is not None else "-1" for a in (e.player, e.object, e.place)]
    if call.startswith("if ") or call.partition("(")[0] not in c.unit.short or not all(map(SIMPLE.match, args)):
        return [call]
    return rule_lines(c, e, args[0], args[1], args[2], awake)


def call_code(c: Lowering, e: ir.Call, env: Env, awake: Awake) -> str:
    args = [expressions.value(c, a, env) if a is not None else "-1" for a in (e.player, e.object, e.place)]
    call = f"{rule_function(c, e, awake)}(S,{','.join(args)})"
    missing = [expressions.value(c, a, env) for a in (e.object, e.place) if a is not None and may_miss(a)]
    return f"if {' and '.join(f'{m} >= 0' for m in missing)}: {call}" if missing else call


def rule_function(c: Lowering, e: ir.Call, awake: Awake) -> str:
    """A rule without choices is a function; its listeners are asked at its end."""
    key = f"rule {e.rule.name} {c.source_name} {sorted(awake)}"
    name = f"rule_{sources.numbered(c, 'rule', key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        lines = rule_lines(c, e, "you", "obj", "here", awake)
        if len(lines) <= SHORT_RULE and not loops_inside(lines):
            c.unit.short.add(name)
        body = ["    " + x for x in lines or ["pass"]]
        with c.unit.writing(e.rule.name, e.rule.span):
            c.unit.add("\n".join([f"def {name}(S, you, obj, here):", *body]))
    return name


def rule_lines(c: Lowering, e: ir.Call, you: str, obj: str, here: str, awake: Awake) -> list[str]:
    checked = c.game.rules[e.rule.name]
    env = Env({checked.you: you})
    if checked.object is not None:
        env[checked.object] = obj
    if checked.place is not None:
        env[checked.place] = here
    outer, c.rule_name = c.rule_name, e.rule.name
    with c.unit.writing(e.rule.name, checked.rule.span):
        lines, after = around_rule(c, e, you, obj, here, env, awake)
        around = c.answering
        if places_answers(checked.body):
            c.answering, after = after, []
        lines += leaf(c, checked.body, env, awake)
        c.answering = around
    c.rule_name = outer
    return lines + after


def leaf_any_order(c: Lowering, e: ir.AnyOrder, env: Env, awake: Awake) -> list[str]:
    """Nobody is asked: every order leads to the same."""
    return [line for item in e.items for line in leaf(c, item, env, awake)]


def leaf_answers(c: Lowering, e: ir.Answers, env: Env, awake: Awake) -> list[str]:
    return c.answering


def around_rule(
    c: Lowering, e: ir.Call, you: str, obj: str, here: str, env: Env, awake: Awake
) -> tuple[list[str], list[str]]:
    """Lines before and after a rule's body: who listened when it began is asked at its end."""
    before: list[str] = []
    after: list[str] = []
    for a in c.analysis.listeners(e):
        if a.index in awake or a.body is None or a.event is None or c.analysis.asks(a.body):
            continue
        lines = answer(c, a, {"you": you, "object": obj, "place": here}, env, awake)
        if a.how == "before" or a.event.how == "start":
            before += lines
        else:
            flag = c.unit.fresh("w")
            test, body = lines[0], lines[1:]
            before.append(f"{flag} = {test[3:-1]}" if test.startswith("if ") else f"{flag} = True")
            after += [f"if {flag}:", *body] if test.startswith("if ") else lines
    return before, after


def answer_lines_of(c: Lowering, e: ir.Effect, known: dict[str, str], env: Env, awake: Awake) -> list[str]:
    lines: list[str] = []
    for a in [] if c.quiet else c.analysis.listeners(e):
        if a.index not in awake and a.body is not None and not c.analysis.asks(a.body):
            there, answered = counting.printed_there(c, e, a, env), answer(c, a, known, env, awake)
            lines += [f"if {there}:", *("    " + line for line in answered)] if there else answered
    return lines


def answer(c: Lowering, a: ir.CheckedAbility, known: dict[str, str], env: Env, awake: Awake) -> list[str]:
    """`if active: body`; for what others do, every other player's card is asked."""
    assert a.body is not None and a.event is not None
    inner = Env()
    if a.object is not None:
        inner[a.object] = known.get("object", "-1")
    if a.place is not None:
        inner[a.place] = known.get("place", "-1")
    back = sourced(c, c.words.kinds[a.kind].plural if a.kind else a.entry)
    once = None
    if a.once is not None:
        once = once_slot(c, -1 - a.index, a.once.name)
    if a.event.subject == "you":
        inner[a.you] = known["you"]
        lines = answer_lines(c, a, known["you"], inner, awake, once)
    else:
        v = c.unit.fresh("v")
        inner[a.you] = v
        if a.they is not None:
            inner[a.they] = known["you"]
        group = f"{sources.opponents(c)}[{known['you']}]" if a.event.subject == "opponent" else f"range({c.players})"
        lines = [f"for {v} in {group}:", *("    " + x for x in answer_lines(c, a, v, inner, awake, once))]
    back()
    return lines


def answer_lines(c: Lowering, a: ir.CheckedAbility, you: str, inner: Env, awake: Awake, once: int | None) -> list[str]:
    assert a.body is not None
    test = named.is_active(c, a, you)
    with c.unit.writing(a.entry, a.span):
        body = indented_leaf(c, a.body, inner, awake | {a.index})
    if once is not None:
        test = f"{test} and not S[{once}+{you}]"
        body.insert(0, f"    S[{once}+{you}] = 1")
    return [f"if {test}:", *body]


def loops_inside(lines: list[str]) -> bool:
    """Several loops inside each other, or turns by a number: such a rule has a function, named if it runs away."""
    around: list[int] = []
    for line in lines:
        text = line.lstrip()
        depth = len(line) - len(text)
        around = [outer for outer in around if outer < depth]
        if text.startswith("for "):
            around.append(depth)
            if len(around) > 2 or text.startswith("for _ in "):
                return True
    return False
