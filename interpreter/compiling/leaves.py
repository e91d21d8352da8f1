"""Leaves: effects without a choice, written out as straight Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..model import ir
from ..model.vocabulary import PLAYER
from .analysis import may_miss, place_name, places_answers
from .counting import Awake, CountingCoder
from .occupancy import Kept
from .reverse_lookup import SIMPLE
from .sources import Env

#: a rule of no more lines stands where it is called
SHORT_RULE = 10


class LeafCoder(CountingCoder):
    #: the lines of those who answer the rule that is being written, if its answers stand inside it
    answering: list[str] = []  # noqa: RUF012 - replaced, never changed

    # ---- small helpers
    def things_mask(self, kinds: Sequence[str]) -> int:
        """A bit for each thing of these kinds."""
        return sum((1 << k.end) - (1 << k.base) for k in (self.words.kinds[name] for name in kinds))

    def owned_masks(self, kinds: Sequence[str]) -> str:
        """A bit for each thing of these kinds, by the player to whom it belongs; and one for no thing: never 0."""
        things = [t for kind in kinds for t in self.words.kinds[kind].things]
        none = 1 << len(self.words.things)
        masks = tuple(sum(1 << t.index for t in things if t.owner == p) | none for p in range(self.players))
        return self.unit.table("OM_" + self.tag("owned", " ".join(kinds)), masks)

    def once_slot(self, key: int, rule: str) -> int:
        if key not in self.once_slots:
            slot = self.layout.take(self.players, "once")
            self.once_slots[key] = slot
            self.once_by_rule.setdefault(rule, []).append(slot)
        return self.once_slots[key]

    def once_in(self, rule: str) -> list[tuple[int, int]]:
        """The slots of what may be done once in a rule, those side by side together."""
        found: list[tuple[int, int]] = []
        for slot in sorted(self.once_by_rule.get(rule, [])):
            first = found.pop()[0] if found and found[-1][1] == slot else slot
            found.append((first, slot + self.players))
        return found

    # ---- leaves
    def leaf(self, e: ir.Effect, env: Env, awake: Awake = frozenset()) -> list[str]:
        """The lines of an effect. New locals become Python variables and are added to env."""
        with self.unit.writing(self.unit.about[0], e.span):
            lines: list[str] = getattr(self, "leaf_" + type(e).__name__)(e, env, awake)
        opened = self.remembered.opened(e)
        if opened and any(True for _ in self.analysis.woken(e)):  # who answers looks at what is there by then
            lines = opened + lines
        return lines + opened

    def block(self, e: ir.Effect, env: Env, awake: Awake) -> list[str]:
        return ["    " + line for line in self.leaf(e, env, awake) or ["pass"]]

    def leaf_Nothing(self, e: ir.Nothing, env: Env, awake: Awake) -> list[str]:
        return []

    def leaf_Seq(self, e: ir.Seq, env: Env, awake: Awake) -> list[str]:
        return [line for item in e.items for line in self.leaf(item, env, awake)]

    def leaf_Step(self, e: ir.Step, env: Env, awake: Awake) -> list[str]:
        return self.leaf(e.body, env, awake)

    def leaf_MovePieces(self, e: ir.MovePieces, env: Env, awake: Awake) -> list[str]:
        owner = self.ex(e.owner, env) if e.owner is not None else "0"
        target = self.piece_address(e.piece, e.target, owner, env)
        lines: list[str] = []
        amount = "n"
        places = [p.thing for p in (e.origin, e.target) if p is not None and may_miss(p.thing)]
        there = " and ".join(f"{self.ex(t, env)} >= 0" for t in places if t is not None)
        takes = e.takes or e.amount is None
        if there and not takes:
            lines.append(f"if not ({there}): raise Impossible")
        if e.origin is None:
            lines.append(f"S[find(S,{self.piece_slots(e.piece)}[{owner}])] -= 1")
            amount = "1"
        else:
            origin = self.piece_address(e.piece, e.origin, owner, env)
            if e.amount is None:
                lines.append(f"n = S[{origin}]")
            elif e.takes:
                lines.append(f"n = min(S[{origin}],{self.amount(e.amount, env)})")
            else:
                if isinstance(e.amount, ir.Int):
                    amount = str(e.amount.value)
                else:
                    lines.append(f"n = {self.amount(e.amount, env)}")
                lines.append(f"if S[{origin}] < {amount}: raise Impossible")
            lines.append(f"S[{origin}] -= {amount}")
            lines += self.left_bits(e, owner, f"S[{origin}]", env)
        come = self.come_bits(e, owner, "S[i]", amount, env)
        lines += [f"i = {target}", f"S[i] += {amount}", *come] if come else [f"S[{target}] += {amount}"]
        if there and takes:  # as much as there is, from or to where nothing is: nothing
            lines = [f"if {there}:", *("    " + x for x in lines)]
        mover = self.ex(e.mover, env) if e.mover is not None else "-1"
        known = {"you": mover}
        if e.target.thing is not None and e.target.zone is None:
            known["place"] = self.ex(e.target.thing, env)
        return lines + self.answers(e, known, env, awake)

    def left_bits(self, e: ir.MovePieces, owner: str, count: str, env: Env) -> list[str]:
        """The masks of things with and without pieces, after some have left."""
        kept, thing, tag = self.bits_kept(e, e.origin, env)
        lines = []
        if kept is not None and kept.free >= 0:
            first = kept.counts - self.words.kinds[place_name(e.origin)].base * kept.owners
            everybody = "+".join(f"S[{first + p}+{thing}*{kept.owners}]" for p in range(kept.owners))
            lines += [f"if not ({everybody}):", f"    S[{kept.free}] |= BIT_{tag}[{thing}]"]
            lines += [f"    S[{kept.room}] |= WHOLE_{tag}[{thing}]"] if kept.room >= 0 else []
        if kept is not None and kept.one >= 0:
            lines += [f"if {count} < 2:", f"    S[{kept.two}+{owner}] &= ~BIT_{tag}[{thing}]"]
            lines.append(f"    if not {count}: S[{kept.one}+{owner}] &= ~BIT_{tag}[{thing}]")
        return lines

    def come_bits(self, e: ir.MovePieces, owner: str, count: str, amount: str, env: Env) -> list[str]:
        """The masks of things with and without pieces, after some have come."""
        kept, thing, tag = self.bits_kept(e, e.target, env)
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

    def bits_kept(self, e: ir.MovePieces, place: ir.Place | None, env: Env) -> tuple[Kept | None, str, str]:
        """The masks kept for a place, its thing, and the tag of tables by thing: its bit, all others, its whole's."""
        kept = self.occupied.kept.get((e.piece.name, place_name(place)))
        if kept is None or place is None or place.zone is not None or place.thing is None:
            return None, "", ""
        kind = self.words.kinds[place_name(place)]
        tag, none = self.tag("bits", kind.name), (0,) * kind.base
        bits = [1 << i for i in range(len(kept.wholes))]
        self.unit.table(f"BIT_{tag}", (*none, *bits))
        self.unit.table(f"NOT_{tag}", (*none, *(kept.all ^ bit for bit in bits)))
        if kept.room >= 0:
            self.unit.table(f"BESIDE_{tag}", (*none, *kept.beside()))
            self.unit.table(f"WHOLE_{tag}", (*none, *(1 << whole - min(kept.wholes) for whole in kept.wholes)))
        return kept, self.ex(place.thing, env), tag

    def piece_slots(self, piece: Any) -> str:
        """Every slot where an owner's piece can lie, for a piece of which there is only one."""
        owners = self.players if piece.owned else 1
        slots: list[tuple[int, ...]] = []
        for p in range(owners):
            mine: list[int] = []
            for place in piece.places:
                first = self.layout.pieces[piece.name, place]
                zone = self.words.zones.get(place)
                stride = self.layout.piece_stride(piece, place)
                if zone is not None and zone.of in (PLAYER, "game"):
                    mine.append(first + (p if piece.owned or zone.of == PLAYER else 0))
                else:
                    count = self.layout.holders(zone.of if zone is not None else place)
                    mine += [first + i * stride + (p if stride != 1 else 0) for i in range(count)]
            slots.append(tuple(mine))
        return self.unit.table("PS_" + self.tag("piece", piece.name), tuple(slots))

    def leaf_MoveThing(self, e: ir.MoveThing, env: Env, awake: Awake) -> list[str]:
        place = self.place_code(e.zone, e.holder, env)
        thing = self.ex(e.thing, env)
        before, after = self.around_move(e, thing, env, awake)
        missing = [f"{self.ex(t, env)} < 0" for t in (e.thing, e.holder) if t is not None and may_miss(t)]
        lines = [f"if {' or '.join(missing)}: raise Impossible"] if missing else []
        lines += [*before, f"put(S,{thing},{place}{',True' if e.end == 'bottom' else ''})", *after]
        arrivals = self.analysis.arrivals(e)
        if arrivals and e.holder is not None and not self.quiet:
            holder = self.ex(e.holder, env)
            for a in arrivals:
                assert a.body is not None
                if self.analysis.asks(a.body):
                    continue
                inner = Env({a.you: holder})
                if a.object is not None:
                    inner[a.object] = thing
                with_source = self.sourced(a.entry if not a.kind else self.words.kinds[a.kind].plural)
                lines += [f"if {thing} in {a.cards}:", *self.block(a.body, inner, awake | {a.index})]
                with_source()
        return lines

    def around_move(self, e: ir.MoveThing, thing: str, env: Env, awake: Awake) -> tuple[list[str], list[str]]:
        """Lines before and after a thing is moved: who listened before, so that no card answers its own arrival."""
        before: list[str] = []
        after: list[str] = []
        for a in [] if self.quiet or e.mover is None else self.analysis.listeners(e):
            if a.index in awake or a.body is None or a.event is None or e.mover is None:
                continue
            mover, kind, flag = self.ex(e.mover, env), self.words.kinds[a.event.noun], self.unit.fresh("w")
            tests = [f"{kind.base} <= {thing} < {kind.end}"] if len(e.thing.type.kinds) > 1 else []
            if a.event.own and e.holder is not None and e.zone.of == PLAYER:
                tests.append(f"{self.ex(e.holder, env)} == {mover}")
            lines = self.answer(a, {"you": mover, "object": thing}, env, awake)
            if lines[0].startswith("if "):
                tests, lines = [*tests, lines[0][3:-1]], lines[1:]
            else:
                lines = ["    " + x for x in lines]
            before.append(f"{flag} = {' and '.join(tests) or 'True'}")
            after += [f"if {flag}:", *lines]
        return before, after

    def sourced(self, name: str) -> Any:
        """Switches the source of points; call the result to switch back."""
        before = self.source_name
        self.source_name = name

        def back() -> None:
            self.source_name = before

        return back

    def leaf_Swap(self, e: ir.Swap, env: Env, awake: Awake) -> list[str]:
        return [f"swap(S,{self.ex(e.first, env)},{self.ex(e.second, env)})"]

    def leaf_Deal(self, e: ir.Deal, env: Env, awake: Awake) -> list[str]:
        origin = self.place_code(e.origin, e.origin_holder, env)
        target = self.place_code(e.zone, e.holder, env)
        only = "" if set(e.kinds) >= set(e.origin.holds) else f",{self.things_mask(e.kinds)}"
        if e.owner is not None:
            only = f",{self.owned_masks(e.kinds)}[{self.ex(e.owner, env)}]"
        under = ",bottom=True" if e.end == "bottom" else ""
        if e.amount is None:
            line = f"deal_all(S,{origin},{target}{only}{under})"
        else:
            line = f"deal(S,{self.ex(e.amount, env)},{origin},{target},{e.exact}{only}{under})"
        return self.where_there(e.origin_holder, self.where_there(e.holder, [line], env), env)

    def leaf_Refill(self, e: ir.Refill, env: Env, awake: Awake) -> list[str]:
        deck = self.place_code(self.words.zones[e.zone.refill_from], None, env)
        call = f"refill(S,{self.place_code(e.zone, e.holder, env)},{deck})"
        lines = [call] if e.when_short is None else [f"if {call}:", *self.block(e.when_short, env, awake)]
        return self.where_there(e.holder, lines, env)

    def leaf_Shuffle(self, e: ir.Shuffle, env: Env, awake: Awake) -> list[str]:
        return self.where_there(e.holder, [f"shuffle(S,{self.place_code(e.zone, e.holder, env)})"], env)

    def leaf_Roll(self, e: ir.Roll, env: Env, awake: Awake) -> list[str]:
        line = f"S[{self.counter_address(e.counter, e.holder, env)}] = {e.low}+below(S,{e.high - e.low + 1})"
        return self.where_there(e.holder, [line], env)

    def leaf_LayOut(self, e: ir.LayOut, env: Env, awake: Awake) -> list[str]:
        masks, positions = self.layout.layouts[e.layout.name]
        kind = self.words.kinds[e.layout.of]
        around = self.unit.table(
            "NB_" + self.tag("layout", e.layout.name), tuple(tuple(n) for n in e.layout.neighbours)
        )
        return [f"lay_bricks(S,{masks},{positions},range({kind.base},{kind.end}),{around},{e.layout.shuffled})"]

    def leaf_Do(self, e: ir.Do, env: Env, awake: Awake) -> list[str]:
        """Printed effects without choices: a table of functions by thing."""
        thing = self.ex(e.thing, env)
        player = self.ex(e.player, env) if e.player is not None else "-1"
        return [f"{self.printed_table(e, awake)}[{thing}](S,{player},{thing})"]

    def printed_table(self, e: ir.Do, awake: Awake) -> str:
        key = f"{e.prop} {' '.join(e.thing.type.kinds)} {sorted(awake)}"
        name = f"DO_{self.tag('do', key)}"
        if name not in self.unit.made:
            self.unit.made[name] = name
            entries = ["skip"] * (len(self.words.things) + 1)
            for printed in self.analysis.printed(e):
                if printed.effect is None or self.analysis.asks(printed.effect):
                    continue
                fn = self.printed_function(printed, awake)
                for index in self.words.entries[self.words.things[printed.thing].entry]:
                    entries[index] = fn
            self.unit.add(f"{name} = ({','.join(entries)},)")
        return name

    def printed_function(self, printed: ir.PrintedEffect, awake: Awake) -> str:
        assert printed.effect is not None
        back = self.sourced(self.words.kinds[self.words.things[printed.thing].kind].plural)
        fn = self.unit.fresh("printed")
        with self.unit.writing(self.words.things[printed.thing].entry, printed.effect.span):
            lines = self.leaf(printed.effect, Env({printed.you: "you", printed.self: "this"}), awake)
        back()
        self.unit.add("\n".join([f"def {fn}(S, you, this):", *("    " + x for x in lines or ["pass"])]))
        return fn

    def leaf_Call(self, e: ir.Call, env: Env, awake: Awake) -> list[str]:
        call = self.call_code(e, env, awake)
        args = [self.ex(a, env) if a is not None else "-1" for a in (e.player, e.object, e.place)]
        if call.startswith("if ") or call.partition("(")[0] not in self.unit.short or not all(map(SIMPLE.match, args)):
            return [call]
        return self.rule_lines(e, args[0], args[1], args[2], awake)

    def call_code(self, e: ir.Call, env: Env, awake: Awake) -> str:
        args = [self.ex(a, env) if a is not None else "-1" for a in (e.player, e.object, e.place)]
        call = f"{self.rule_function(e, awake)}(S,{','.join(args)})"
        missing = [self.ex(a, env) for a in (e.object, e.place) if a is not None and may_miss(a)]
        return f"if {' and '.join(f'{m} >= 0' for m in missing)}: {call}" if missing else call

    def rule_function(self, e: ir.Call, awake: Awake) -> str:
        """A rule without choices is a function; its listeners are asked at its end."""
        key = f"rule {e.rule.name} {self.source_name} {sorted(awake)}"
        name = f"rule_{self.tag('rule', key)}"
        if name not in self.unit.made:
            self.unit.made[name] = name
            lines = self.rule_lines(e, "you", "obj", "here", awake)
            if len(lines) <= SHORT_RULE and not loops_inside(lines):
                self.unit.short.add(name)
            body = ["    " + x for x in lines or ["pass"]]
            with self.unit.writing(e.rule.name, e.rule.span):
                self.unit.add("\n".join([f"def {name}(S, you, obj, here):", *body]))
        return name

    def rule_lines(self, e: ir.Call, you: str, obj: str, here: str, awake: Awake) -> list[str]:
        checked = self.game.rules[e.rule.name]
        env = Env({checked.you: you})
        if checked.object is not None:
            env[checked.object] = obj
        if checked.place is not None:
            env[checked.place] = here
        outer, self.rule_name = self.rule_name, e.rule.name
        with self.unit.writing(e.rule.name, checked.rule.span):
            lines, after = self.around_rule(e, you, obj, here, env, awake)
            around = self.answering
            if places_answers(checked.body):
                self.answering, after = after, []
            lines += self.leaf(checked.body, env, awake)
            self.answering = around
        self.rule_name = outer
        return lines + after

    def leaf_AnyOrder(self, e: ir.AnyOrder, env: Env, awake: Awake) -> list[str]:
        """Nobody is asked: every order leads to the same."""
        return [line for item in e.items for line in self.leaf(item, env, awake)]

    def leaf_Answers(self, e: ir.Answers, env: Env, awake: Awake) -> list[str]:
        return self.answering

    def around_rule(
        self, e: ir.Call, you: str, obj: str, here: str, env: Env, awake: Awake
    ) -> tuple[list[str], list[str]]:
        """Lines before and after a rule's body: who listened when it began is asked at its end."""
        before: list[str] = []
        after: list[str] = []
        for a in self.analysis.listeners(e):
            if a.index in awake or a.body is None or a.event is None or self.analysis.asks(a.body):
                continue
            lines = self.answer(a, {"you": you, "object": obj, "place": here}, env, awake)
            if a.how == "before" or a.event.how == "start":
                before += lines
            else:
                flag = self.unit.fresh("w")
                test, body = lines[0], lines[1:]
                before.append(f"{flag} = {test[3:-1]}" if test.startswith("if ") else f"{flag} = True")
                after += [f"if {flag}:", *body] if test.startswith("if ") else lines
        return before, after

    def answers(self, e: ir.Effect, known: dict[str, str], env: Env, awake: Awake) -> list[str]:
        lines: list[str] = []
        for a in [] if self.quiet else self.analysis.listeners(e):
            if a.index not in awake and a.body is not None and not self.analysis.asks(a.body):
                lines += self.answer(a, known, env, awake)
        return lines

    def answer(self, a: ir.CheckedAbility, known: dict[str, str], env: Env, awake: Awake) -> list[str]:
        """`if active: body`; for what others do, every other player's card is asked."""
        assert a.body is not None and a.event is not None
        inner = Env()
        if a.object is not None:
            inner[a.object] = known.get("object", "-1")
        if a.place is not None:
            inner[a.place] = known.get("place", "-1")
        back = self.sourced(self.words.kinds[a.kind].plural if a.kind else a.entry)
        once = None
        if a.once is not None:
            once = self.once_slot(-1 - a.index, a.once.name)
        if a.event.subject == "you":
            inner[a.you] = known["you"]
            lines = self.answer_lines(a, known["you"], inner, awake, once)
        else:
            v = self.unit.fresh("v")
            inner[a.you] = v
            if a.they is not None:
                inner[a.they] = known["you"]
            group = f"{self.opponents()}[{known['you']}]" if a.event.subject == "opponent" else f"range({self.players})"
            lines = [f"for {v} in {group}:", *("    " + x for x in self.answer_lines(a, v, inner, awake, once))]
        back()
        return lines

    def answer_lines(self, a: ir.CheckedAbility, you: str, inner: Env, awake: Awake, once: int | None) -> list[str]:
        assert a.body is not None
        test = self.active(a, you)
        with self.unit.writing(a.entry, a.span):
            body = self.block(a.body, inner, awake | {a.index})
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
