"""Choices: each becomes three functions: list the legal options, list all candidates, apply one."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby

from ..model import ir
from . import alike
from .hidden import Look
from .needs import rest_of
from .reasons import AMONG, CARD, NO_OTHER, TAKEN, Reason
from .sources import Env
from .steps import OTHERWISE, TRIAL, Choice, Context, Extra, StepCoder
from .tuning import (
    cheap_first,
    chosen,
    each_once,
    either,
    outside,
    parts,
    read_once,
    searched,
    settled,
    shared,
    sifted,
    top,
)

#: (code, name, test that it is there at all, what must be possible, target)
Entry = tuple[int, str, str, list[ir.Effect], int]
#: what an optional body's first choice takes over: further options, conditions, lines done when one is taken
Extras = list[Extra] | None
Lines = list[str] | None


class ChoiceCoder(StepCoder):
    # ---- menus
    def menu(
        self,
        pc: int,
        entries: list[Entry],
        extras: list[Extra],
        env: Env,
        ctx: Context,
        player: str,
        e: ir.Effect,
        pre: list[Reason] | None = None,
        lines: list[str] | None = None,
        fallback: int | None = None,
    ) -> None:
        """A choice among named alternatives. `pre` and `lines` belong to the entries, not to the extras."""
        choice = Choice(pc, ctx.path, "menu", player, e.text, e.span, fallback=fallback is not None, effect=e)
        guarded: list[str] = []
        raw: list[str] = []
        targets: dict[int, str] = {}
        unsure: list[tuple[int, str]] = []
        for code, name, test, effects, target in entries:
            guard = self.derived(effects, env, ctx.rest)
            looks = self.open_to(player, [*self.before(pre, env), *self.hidden.needed(effects, env, ctx.rest)])
            if looks:
                possible = self.public.alternative(effects, env, ctx.rest, pre or [], looks)
                unsure.append((code, f"{test} and {possible}" if test else possible))
            needed = [*self.being_there(e, code, test), *(pre or []), *self.guards.reasons]
            choice.reasons += [replace(r, option=code) for r in needed]
            self.record(choice, code, name, guard)
            choice.bodies[code] = effects
            tests = [t for t in [*(r.test for r in pre or []), test] if t]
            raw += [conditional(tests, code)] if self.unit.whole else []
            guarded.append(conditional(tests + self.guard_test(guard, pc, str(code)), code))
            targets[code] = str(target)
        self.finish_menu(choice, guarded, raw, targets, extras, lines, fallback)
        unsure += [(extra.code, extra.possible) for extra in extras if extra.possible]
        if unsure:
            self.public.menu(pc, unsure, OTHERWISE if fallback is not None else None)

    def before(self, pre: list[Reason] | None, env: Env) -> list[Look]:
        """What is looked at by conditions that stand before a choice."""
        asked = [r.about for r in pre or [] if isinstance(r.about, ir.OnlyIf)]
        return [look for e in asked for look in self.hidden.said(e.cond, env, e.span)]

    def being_there(self, e: ir.Effect, code: int, test: str) -> list[Reason]:
        """An alternative may not be there at all: its card is not in play, or it has been done."""
        ability = e.alternatives[code].ability if isinstance(e, ir.ChooseOne) else None
        return [Reason(CARD, test, ability) if ability is not None else Reason(TAKEN, test, e)] if test else []

    def record(self, choice: Choice, code: int, name: str, guard: str) -> None:
        choice.names[code] = name
        choice.guards[code] = guard
        if guard == TRIAL:
            choice.way = "trial"
        elif guard != "True" and choice.way == "free":
            choice.way = "exists" if "any(" in guard else "sum"

    def guard_test(self, guard: str, pc: int, code: str) -> list[str]:
        if guard == TRIAL:
            return [f"trial(S,{pc},{code})"]
        return [] if guard == "True" else [guard]

    def finish_menu(
        self,
        choice: Choice,
        guarded: list[str],
        raw: list[str],
        targets: dict[int, str],
        extras: list[Extra],
        lines: list[str] | None,
        fallback: int | None,
    ) -> None:
        pc = choice.pc
        choice.left = next((self.limits[line] for line in lines or () if line in self.limits), choice.left)
        plain = self.listings(choice, guarded, raw, extras, fallback)
        apply = [f"def apply{pc}(S, x):"]
        if lines and targets:
            apply += [f"    if x in {tuple(plain)}: return {table_code(plain)}[x]"] if plain else []
            apply += ["    " + x for x in lines]
            apply.append(f"    return {table_code(targets)}[x]")
        else:
            apply.append(f"    return {table_code({**targets, **plain})}[x]")
        self.unit.add("\n".join(apply))
        self.choices[pc] = choice

    def listings(
        self, choice: Choice, guarded: list[str], raw: list[str], extras: list[Extra], fallback: int | None
    ) -> dict[int, str]:
        """Writes what lists the options and the candidates; returns where the extras lead."""
        pc = choice.pc
        plain: dict[int, str] = {}
        for place, group in groupby(extras, lambda extra: extra.place):
            listed, every = [], []
            for extra in group:
                self.record(choice, extra.code, extra.name, extra.guard)
                tests = [extra.test] if extra.test else []
                every += [conditional(tests, extra.code)] if self.unit.whole else []
                listed.append(conditional(tests + self.guard_test(extra.guard, pc, str(extra.code)), extra.code))
                plain[extra.code] = str(extra.target)
                choice.reasons += [replace(r, option=extra.code) for r in extra.reasons]
            for written, lines in ((raw, every), (guarded, listed)):
                written += ["\n".join([f"if {place}:", *indented(lines)])] if place and len(lines) > 1 else lines
        if fallback is not None:
            guarded.append(f"if not r: r.append({OTHERWISE})")
            plain[OTHERWISE] = str(fallback)
            choice.names[OTHERWISE] = "otherwise"
            choice.reasons.append(Reason(NO_OTHER, "False", option=OTHERWISE))
        self.listing_function(f"options{pc}", guarded)
        if self.unit.whole:
            self.listing_function(f"candidates{pc}", raw)
        return plain

    def listing_function(self, name: str, statements: list[str]) -> None:
        body = "\n".join(indented("\n".join(read_once(statements)).split("\n")))
        self.unit.add(f"def {name}(S):\n    r = []\n{body}\n    return r")

    def emit_ChooseOne(
        self,
        e: ir.ChooseOne,
        env: Env,
        then: int,
        ctx: Context,
        extras: list[Extra] | None = None,
        pre: list[Reason] | None = None,
        lines: list[str] | None = None,
    ) -> int:
        pc = self.new_pc()
        player = self.ex(e.player, env)
        entries: list[Entry] = []
        inner = replace(ctx, flow=False)
        for i, alternative in enumerate(e.alternatives):
            path = f"{ctx.path}.{alternative.name}"
            back: Callable[[], None] | None = None
            if alternative.ability is not None:
                kind = alternative.ability.kind
                back = self.sourced(self.words.kinds[kind].plural if kind else alternative.ability.entry)
            target = self.emit([alternative.body], env, then, replace(inner, path=path))
            if back is not None:
                back()
            test = self.active(alternative.ability, player) if alternative.ability is not None else ""
            entries.append((i, alternative.name, test, [alternative.body], target))
        fallback = self.emit([e.otherwise], env, then, inner) if e.otherwise is not None else None
        self.menu(pc, entries, extras or [], env, inner, player, e, pre, lines, fallback)
        return pc

    # ---- things
    def emit_Choose(
        self,
        e: ir.Choose,
        env: Env,
        then: int,
        ctx: Context,
        extras: list[Extra] | None = None,
        pre: list[Reason] | None = None,
        lines: list[str] | None = None,
    ) -> int:
        pc = self.new_pc()
        self.things(pc, e.query, [], env, then, ctx, self.ex(e.player, env), e, extras or [], pre, lines)
        return pc

    def things(
        self,
        pc: int,
        query: ir.Query,
        body: list[ir.Effect],
        env: Env,
        target: int,
        ctx: Context,
        player: str,
        e: ir.Effect,
        extras: list[Extra],
        pre: list[Reason] | None = None,
        lines: list[str] | None = None,
        fallback: int | None = None,
        also: str = "",
    ) -> None:
        """A choice among the things a query finds. What follows speaks of the one chosen."""
        choice = Choice(pc, ctx.path, "things", player, e.text, e.span, source=query.text, effect=e)
        choice.fallback = fallback is not None
        after = env.plus({query.var: "x", query.target: "x"})
        rest = self.guards.rebind(ctx.rest, query.target, "x")
        guard = self.derived(body, after, rest)
        self.record(choice, 0, query.text, guard)
        choice.names.clear()
        listed, own = self.source(query, env)
        needed = [*([Reason(TAKEN, also, e)] if also else []), *(pre or []), *self.guards.reasons]
        if self.unit.whole:
            self.explained(choice, query, env, needed)
        tests = [c.format(v="x") for c in own] + self.tests(query, "x", env) + ([also] if also else [])
        tests = cheap_first([t for t in tests if t != "True"]) if not own else [t for t in tests if t != "True"]
        same = self.identical(query)
        first = [r.test for r in pre or []]

        def statements(more: list[str]) -> list[str]:
            fixed, varying = outside("x", [settled(guard, tests) for guard in more])
            for part in varying:  # a guard that goes one way or the other, whatever is chosen: two lists
                ways = either("x", part)
                if ways is not None:
                    rest = [p for p in varying if p is not part]
                    yes, no = (statements([*rest, *parts(way)]) for way in ways[1:])
                    return under(fixed, [f"if {ways[0]}:", *indented(yes), "else:", *indented(no)])
            if same and varying:  # what is the same has the same future: one of each sort is enough to look into
                among = f"[x for x in {listed} if {' and '.join(tests)}]" if tests else listed
                once, varying = shared("x", varying)
                found = chosen("x", once, one_of_each(same, among), varying)
            else:
                among, conds = sifted("x", listed, each_once(tests + varying))
                once, conds = shared("x", conds)
                found = chosen("x", once, among, conds)
                found = one_of_each(same, found) if same else found
            return under(fixed, [f"r += {found}"])

        self.finish_things(
            choice,
            ["\n".join(under(first, statements(self.guard_test(guard, pc, "x"))))],
            ["\n".join(under(first, statements([])))] if self.unit.whole else [],
            self.local_slot(query.target),
            target,
            extras,
            lines,
            fallback,
        )
        looks = [*self.before(pre, env), *self.hidden.said(query, env, e.span), *self.hidden.needed(body, after, rest)]
        looks = self.open_to(player, looks, self.hidden.listed(query, env, e.span))
        unsure = [(extra.code, extra.possible) for extra in extras if extra.possible]
        if looks:
            one, two = self.public.thing(query, body, env, ctx.rest, pre or [], looks, also)
            self.public.things(pc, one, two, [extra.code for extra in extras], unsure)
        elif unsure:
            self.public.menu(pc, unsure)

    def explained(self, choice: Choice, query: ir.Query, env: Env, needed: list[Reason]) -> None:
        """Why a thing is no option: where it would have to be, each test by itself, and what else is needed."""
        bare, bound = replace(query, tests=[]), env.plus({query.var: "x"})
        choice.candidates = self.within(bare, env)[0]
        whole, tied = self.source(bare, env)
        there = " and ".join([f"x in ({whole})", *(c.format(v="x") for c in tied)])
        tests = [Reason(t.text, self.truth(t.cond, bound), alone(query, t)) for t in query.tests]
        choice.reasons = [Reason(AMONG, there, bare), *tests, *needed]

    def identical(self, query: ir.Query) -> str:
        """Copies that lie together in a pile are one option: what tells sorts from each other, if some are alike."""
        if query.source != "zone" or query.through is not None or query.zone is None:
            return ""
        if query.zone.form != "pile":  # elsewhere it matters which of them leaves
            return ""
        same = self.sorts()
        if all(same[t.index] == t.index for k in query.kinds for t in self.words.kinds[k].things):
            return ""
        return alike.told_apart(self, query.kinds)

    def sorts(self) -> tuple[int, ...]:
        """The first thing that is printed like each."""
        if "SAME" not in self.unit.tables:
            self.unit.table("SAME", alike.sorts(self.game))
        return self.unit.tables["SAME"]  # type: ignore[no-any-return]

    def finish_things(
        self,
        choice: Choice,
        guarded: list[str],
        raw: list[str],
        slot: str,
        target: int,
        extras: list[Extra],
        lines: list[str] | None,
        fallback: int | None,
    ) -> None:
        pc = choice.pc
        choice.left = next((self.limits[line] for line in lines or () if line in self.limits), choice.left)
        plain = self.listings(choice, guarded, raw, extras, fallback)
        apply = [f"def apply{pc}(S, x):"]
        for code, goal in plain.items():
            apply.append(f"    if x == {code}: return {goal}")
        more, after = self.straight_on(target)
        apply += ["    " + x for x in [*(lines or []), f"{slot} = x", *more]]
        apply.append(f"    return {after}")
        self.unit.add("\n".join(apply))
        self.choices[pc] = choice

    def emit_ChooseBody(
        self,
        e: ir.ChooseBody,
        env: Env,
        then: int,
        ctx: Context,
        extras: list[Extra] | None = None,
        pre: list[Reason] | None = None,
        lines: list[str] | None = None,
    ) -> int:
        player = self.ex(e.player, env)
        inner = replace(ctx, flow=False)
        pc = self.new_pc()
        if e.most is None:
            target = self.emit([e.body], env, then, inner)
            fallback = self.emit([e.otherwise], env, then, inner) if e.otherwise is not None else None
            self.things(pc, e.query, [e.body], env, target, inner, player, e, extras or [], pre, lines, fallback)
            return pc
        left, taken = self.spare("left"), self.spare("taken")
        body = self.emit([e.body], env, pc, inner)
        node = self.new_pc()
        var = self.local_slot(e.query.target)
        chosen = [f"S[{left}] -= 1"] + ([f"S[{taken}] |= 1 << {var}"] if e.different else [])
        target = self.step(chosen, body)
        also = f"not S[{taken}] >> x & 1" if e.different else ""
        self.things(
            node,
            e.query,
            [e.body],
            env,
            target,
            inner,
            player,
            e,
            [Extra(-1, "done", "", then)],
            None,
            None,
            None,
            also,
        )
        self.choices[node].left = left
        self.step([], f"{node} if S[{left}] > 0 else {then}", pc)
        start = self.step([f"S[{left}] = {self.ex(e.most, env)}", f"S[{taken}] = 0"], pc)
        return start

    # ---- optional bodies
    def emit_optional(
        self,
        effects: list[ir.Effect],
        env: Env,
        then: int,
        ctx: Context,
        extras: list[Extra],
        player: str,
        lines: list[str],
        pre: list[Reason] | None = None,
    ) -> int:
        """The first choice of the body also offers the extras; a body that begins otherwise is asked yes or no."""
        flat = self.flatten(effects)
        if not flat:
            return then
        head, tail = flat[0], flat[1:]
        pre = pre or []
        after = self.emit(tail, env, then, ctx) if tail else then
        inner = replace(ctx, rest=rest_of(tail, env, ctx.rest))
        if isinstance(head, ir.OnlyIf):
            asked = Reason(head.reason or head.text, self.truth(head.cond, env), head)
            return self.emit_optional([head.body, *tail], env, then, ctx, extras, player, lines, [*pre, asked])
        if isinstance(head, ir.OncePer):
            slot = f"S[{self.once_slot(id(head), head.scope.name)}+{self.ex(head.player, env)}]"
            unused = Reason(head.text, f"not {slot}", head)
            return self.emit_optional(
                [head.body, *tail], env, then, ctx, extras, player, [*lines, f"{slot} = 1"], [*pre, unused]
            )
        if isinstance(head, (ir.ChooseOne, ir.Choose)) or (isinstance(head, ir.ChooseBody) and head.most is None):
            if not (isinstance(head, ir.ChooseOne) and head.otherwise is not None):
                method: Callable[..., int] = getattr(self, "emit_" + type(head).__name__)
                return method(head, env, after, inner, extras, pre, lines)
        if isinstance(head, ir.Call) and self.analysis.asks(head) and not pre and self.begins_with_choice(head):
            arguments = self.set_arguments(head, env)
            with self.as_caller(head, env):
                return self.step(arguments, self.emit_rule(head, after, inner, extras, lines))
        pc = self.new_pc()
        target = self.emit(flat, env, then, ctx)
        self.menu(pc, [(1, "yes", "", flat, target)], extras, env, ctx, player, head, pre, lines)
        return pc

    def begins_with_choice(self, e: ir.Effect) -> bool:
        if isinstance(e, ir.Call):
            flat = self.flatten([self.game.rules[e.rule.name].body])
            return bool(flat) and self.begins_with_choice(flat[0])
        if isinstance(e, ir.ChooseOne):
            return e.otherwise is None
        return isinstance(e, ir.Choose) or (isinstance(e, ir.ChooseBody) and e.most is None)


def alone(query: ir.Query, test: ir.Test) -> ir.Query:
    """One test by itself, whatever is looked through."""
    return ir.Query(query.var, query.kinds, "all", tests=[test], text=test.text)


def one_of_each(sort: str, among: str) -> str:
    """The first of each sort among things."""
    return f"distinct({among},SAME)" if sort == "SAME[x]" else f"unlike({among},lambda x:{sort})"


def under(tests: list[str], lines: list[str]) -> list[str]:
    """Lines that are done only if all tests hold."""
    if not tests:
        return lines
    head = f"if {' and '.join(tests)}:"
    return [f"{head} {lines[0]}"] if len(lines) == 1 and not lines[0].startswith("if ") else [head, *indented(lines)]


def indented(lines: list[str]) -> list[str]:
    return ["    " + line for text in lines for line in text.split("\n")]


def conditional(tests: list[str], code: int) -> str:
    """An option that is listed if it passes; a search that comes last is a loop that is left with the first find."""
    tests = cheap_first([part for test in tests for part in parts(test)])
    if not tests:
        return f"r.append({code})"
    search = searched(tests[-1])
    if search is None or re.search(r" (for|if) ", top(" and ".join([search[1], *search[2]]))):
        return f"if {' and '.join(tests)}: r.append({code})"
    v, listed, conds = search
    lines = [f"for {v} in {listed}:", f"    if {' and '.join(conds)}:", f"        r.append({code})", "        break"]
    if len(tests) > 1:
        lines = [f"if {' and '.join(tests[:-1])}:", *indented(lines)]
    return "\n".join(lines)


def table_code(targets: dict[int, str]) -> str:
    return "{" + ",".join(f"{k}:{v}" for k, v in targets.items()) + "}"
