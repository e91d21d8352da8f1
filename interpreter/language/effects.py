"""Bodies: from YAML nodes (headers, lines, lists, named steps) to checked effects."""

from __future__ import annotations

import re
from typing import Any

from lark import Token, Tree

from ..errors import Problem, Span
from ..loading.tree import Map, Node, Scalar, Seq
from . import ir, parser
from .expressions import Expressions, T, thing_type
from .model import PLAYER, Rule, Words, Zone
from .names import meant
from .scope import PLAYER_TYPE, At, Scope, Wrong, wrong

PLAIN = re.compile(r"[a-z0-9][a-z0-9_]*\Z")
LONE = frozenset({"otherwise", "nothing", "secretly"})
MOST_NESTING = 40


def is_plain(key: str) -> bool:
    """A key that is only a name: a named step or alternative, not a header."""
    return bool(PLAIN.match(key)) and key not in LONE


class Effects(Expressions):
    """Resolves bodies. One wrong line costs that line only: the others are still looked at."""

    def __init__(self, words: Words, problems: list[Problem]):
        super().__init__(words)
        self.problems = problems
        self.once_scopes: set[str] = set()

    # ---- bodies
    def body(self, node: Node | None, scope: Scope, taken: bool = False, depth: int = 0) -> ir.Effect:
        """`taken`: choosing this body is already an option of its own, so a price at its head is not asked twice."""
        if node is None:
            return ir.Nothing(Span("", 0, 0, 0), "nothing")
        if depth > MOST_NESTING:
            self.problems.append(Problem("too-deep", f"rules are nested at most {MOST_NESTING} deep", node.span))
            return ir.Nothing(node.span, "")
        if isinstance(node, Scalar):
            if not isinstance(node.value, str):
                self.problems.append(Problem("wrong-type", f"an effect belongs here, not `{node.value}`", node.span,
                                             "write what happens, for example `gain 1 ...`"))
                return ir.Nothing(node.span, "")
            return self.line(node, scope)
        if isinstance(node, Seq):
            items = [self.body(item, scope, taken and i == 0, depth + 1) for i, item in enumerate(node.items)]
            return items[0] if len(items) == 1 else ir.Seq(node.span, "", items)
        if node.items and all(is_plain(k) for k in node.items):
            steps = [ir.Step(node.keys[k], k, k, self.body(v, scope, False, depth + 1)) for k, v in node]
            return ir.Seq(node.span, "", list(steps))
        return self.headed(node, scope, taken, depth)

    def guard(self, span: Span, make: Any) -> ir.Effect:
        try:
            return make()  # type: ignore[no-any-return]
        except Wrong as e:
            self.problems.append(e.problem)
            return ir.Nothing(span, "")

    # ---- lines
    def line(self, node: Scalar, scope: Scope) -> ir.Effect:
        tree = parser.parse(str(node.value), "line", node, self.problems)
        if tree is None:
            return ir.Nothing(node.span, str(node.value))
        at = At(node)
        items = [self.guard(node.span, lambda c=c: self.statement(c, scope, at)) for c in tree.children]
        return items[0] if len(items) == 1 else ir.Seq(node.span, str(node.value), items)

    def statement(self, tree: T, scope: Scope, at: At) -> ir.Effect:
        if tree.data == "they":
            if scope.they is None:
                raise wrong("no-antecedent", "`they` has nothing to stand for", at.span(tree))
            inner = scope.child()
            inner.you = scope.they
            return self.statement(tree.children[0], inner, at)
        method = getattr(self, "do_" + str(tree.data).rstrip("_"))
        result: ir.Effect = method(tree, scope, at, at.span(tree), at.text(tree))
        return result

    def seq(self, items: list[ir.Effect], span: Span, text: str) -> ir.Effect:
        return items[0] if len(items) == 1 else ir.Seq(span, text, items)

    def do_gain(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        amounts, on_place, per = tree.children
        holder = self.place_thing(on_place.children[0], scope, at) if on_place is not None else None
        factor: ir.Expr | None = None
        if per is not None:
            step, noun = per.children
            factor = self.number(noun, scope, at) if noun.data != "noun" else self.expect(self.noun_value(noun, scope, at), "number", noun, at)
            if step is not None:
                if int(str(step)) < 1:
                    raise wrong("wrong-type", "per how many?", at.span(step))
                factor = ir.Binary(ir.NUMBER, "/", factor, ir.Int(ir.NUMBER, int(str(step))))
        if amounts.data == "amounts_of":
            raise wrong("syntax", "gain what is printed with `do`", span, "do reward of ...")
        items = []
        for amount in amounts.children:
            count, det, name = amount.children
            number = self.count(count, scope, at)
            if number is None:
                raise wrong("syntax", "there is no `all` to gain", at.span(amount))
            if factor is not None:
                number = factor if isinstance(number, ir.Int) and number.value == 1 else ir.Binary(ir.NUMBER, "*", number, factor)
            items.append(self.gain_one(name, number, holder, scope, at, span, text))
        return self.seq(items, span, text)

    def gain_one(self, name: Token, number: ir.Expr, holder: ir.Expr | None, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        w, base = self.words, self.noun(name, at)
        if base in w.counters:
            counter = w.counters[base]
            if holder is None and counter.of == PLAYER:
                holder = self.you(scope, name, at)
            return ir.GainCounter(span, text, counter, holder if counter.of != "game" else None, number)
        if base in w.symbols:
            rule = w.rules.get(w.symbols[base].rule)
            if rule is None:
                return ir.Nothing(span, text)
            you = self.you(scope, name, at)
            call = ir.Call(span, base, rule, None, None, you)
            if isinstance(number, ir.Int) and number.value == 1:
                return call
            return ir.Repeat(span, text, "times", number, you, call)
        if base in w.groups and not w.groups[base].kinds:
            you = self.you(scope, name, at)
            alternatives = [
                ir.Alternative(m, ir.GainCounter(span, f"gain 1 {m}", w.counters[m], you, ir.Int(ir.NUMBER, 1)))
                for m in w.groups[base].members if m in w.counters
            ]
            one = ir.ChooseOne(span, f"gain 1 {base}", you, alternatives, None)
            if isinstance(number, ir.Int) and number.value == 1:
                return one
            return ir.Repeat(span, text, "times", number, you, one)
        known = [*w.counters, *w.symbols, *w.groups]
        raise wrong("unknown-name", f"`{name}` is not something one gains", at.span(name), meant(str(name), known))

    def count(self, tree: T | Token, scope: Scope, at: At) -> ir.Expr | None:
        """An amount; None stands for `all`."""
        if isinstance(tree, Tree) and tree.data == "all":
            return None
        return self.expect(self.value(tree, scope, at), "number", tree, at)

    def counter(self, name: Token, at: At) -> Any:
        base = self.noun(name, at)
        if base not in self.words.counters:
            raise wrong("unknown-name", f"`{name}` is not a counter", at.span(name), meant(str(name), self.words.counters))
        return self.words.counters[base]

    def do_lose(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        amounts, on_place = tree.children
        holder = self.place_thing(on_place.children[0], scope, at) if on_place is not None else None
        items: list[ir.Effect] = []
        for amount in amounts.children:
            count, det, name = amount.children
            counter = self.counter(name, at)
            whose = holder if holder is not None else self.you(scope, name, at) if counter.of == PLAYER else None
            items.append(ir.LoseCounter(span, text, counter, whose, self.count(count, scope, at)))
        return self.seq(items, span, text)

    def bill(self, tree: T, scope: Scope, at: At) -> list[list[tuple[Any, ir.Expr]]]:
        bills = []
        for amounts in tree.children:
            if amounts.data == "amounts_of":
                raise wrong("syntax", "a printed price stands alone", at.span(amounts))
            bill = []
            for amount in amounts.children:
                count, det, name = amount.children
                number = self.count(count, scope, at)
                counter = self.counter(name, at)
                if number is None:
                    number = ir.CounterRef(ir.NUMBER, counter, self.you(scope, name, at))
                bill.append((counter, number))
            bills.append(bill)
        return bills

    def do_pay(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        bill, receiver = tree.children
        payer = self.you(scope, tree, at)
        to = self.ref(receiver.children[0], scope, at) if receiver is not None else None
        first = bill.children[0]
        if first.data == "amounts_of" and len(bill.children) == 1:
            head, of_place = first.children[0].children
            thing = self.place_thing(of_place.children[0], scope, at)
            for kind in thing.type.kinds:
                sort = self.words.kinds[kind].properties.get(str(head))
                if sort is None or sort.sort != "amounts":
                    known = [p for p, s in self.words.kinds[kind].properties.items() if s.sort == "amounts"]
                    raise wrong("unknown-name", f"a {kind} has no price `{head}`", at.span(head), meant(str(head), known))
            return ir.PayProp(span, text, payer, str(head), thing)
        return ir.Pay(span, text, payer, self.bill(bill, scope, at), to)

    def do_move(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        moved, origin, target = tree.children
        w = self.words
        end = {"top_of": "top", "bottom_of": "bottom"}.get(str(target.data), "")
        place_tree = target.children[0] if end else target
        source = self.place(origin.children[0], scope, at) if origin is not None else None
        mover = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        if moved.data in ("moved_ref", "moved_name"):
            thing = self.ref(moved.children[0], scope, at) if moved.data == "moved_ref" else self.single(moved.children[0], scope, at)
            goal = self.place(place_tree, scope, at)
            if goal.zone is None:
                raise wrong("wrong-type", "a thing is moved to a zone", at.span(place_tree), "name a zone after `to`")
            self.holds(goal.zone, thing.type.kinds, tree, at)
            return ir.MoveThing(span, text, thing, goal.zone, goal.thing, end, mover)
        if moved.data == "moved_owned":
            det, names = moved.children[0].children
            name, number = names.children[-1], None
            base = self.noun(name, at)
            goal = self.place(place_tree, scope, at)
            if base in w.pieces:
                self.lies(base, goal, place_tree, at)
                piece = w.pieces[base]
                if sum(piece.start.values()) != 1:
                    raise wrong("syntax", f"say how many {name}", at.span(moved), f"move 1 {base} from ... to ...")
                who = self.whose(det, scope, moved, at) if piece.owned else None
                return ir.MovePieces(span, text, piece, who, ir.Int(ir.NUMBER, 1), source, goal, mover)
            raise self.unknown(name, at, "a piece")
        count, det, name = moved.children[0].children
        base, number = self.noun(name, at), self.count(count, scope, at)
        goal = self.place(place_tree, scope, at)
        if base in w.pieces:
            piece = w.pieces[base]
            if source is None:
                raise wrong("syntax", "move from where?", span, f"move 1 {base} from ... to ...")
            self.lies(base, source, origin, at)
            self.lies(base, goal, place_tree, at)
            return ir.MovePieces(span, text, piece, self.whose(det, scope, moved, at) if piece.owned else None, number, source, goal, mover)
        return self.deal_things(base, name, number, source, goal, False, scope, at, span, text, tree)

    def deal_things(self, base: str, name: Token, number: ir.Expr | None, source: ir.Place | None, goal: ir.Place, takes: bool,
                    scope: Scope, at: At, span: Span, text: str, tree: T) -> ir.Effect:
        kinds = tuple(self.words.members(base))
        if not kinds:
            raise self.unknown(name, at, "a kind or a piece")
        if source is None or source.zone is None or goal.zone is None:
            raise wrong("syntax", f"say from which zone to which the {name} go", span, f"from ... to ...")
        self.holds(source.zone, kinds, tree, at)
        self.holds(goal.zone, kinds, tree, at)
        exact = number is not None and not takes
        return ir.Deal(span, text, kinds, number, source.zone, source.thing, goal.zone, goal.thing, exact)

    def do_deal(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        amount, origin, target = tree.children
        count, det, name = amount.children
        goal_tree = target.children[0] if target.data in ("top_of", "bottom_of") else target
        source, goal = self.place(origin.children[0], scope, at), self.place(goal_tree, scope, at)
        base = self.noun(name, at)
        if base in self.words.pieces:
            piece = self.words.pieces[base]
            self.lies(base, source, origin, at)
            self.lies(base, goal, goal_tree, at)
            who = self.whose(det, scope, tree, at) if piece.owned else None
            return ir.MovePieces(span, text, piece, who, self.count(count, scope, at), source, goal, None, takes=True)
        return self.deal_things(self.noun(name, at), name, self.count(count, scope, at), source, goal, True, scope, at, span, text, tree)

    def holds(self, zone: Zone, kinds: tuple[str, ...], tree: Any, at: At) -> None:
        if not set(kinds) & set(zone.holds):
            raise wrong("wrong-type", f"`{zone.name}` does not hold {' or '.join(kinds)}", at.span(tree),
                        f"add it to `holds:` of {zone.name}, or name another zone")

    def do_choose(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        quantity, query, name = tree.children[0].children
        if quantity is not None:
            raise wrong("syntax", "choosing several needs a body", span, f"write `{text}:` with what happens to each below it")
        return ir.Choose(span, text, self.chosen(query, name, scope, at), self.you(scope, tree, at))

    def chosen(self, query_tree: T, name: Token | None, scope: Scope, at: At) -> ir.Query:
        """Resolves the query and makes `that K` stand for what is chosen."""
        query = self.query(query_tree, scope, at)
        if name is not None:
            query.var.name = str(name)
            scope.that[str(name)] = query.var
        else:
            scope.that[query.var.name] = query.var
        head = self.noun(query_tree.children[1].children[-1], at)
        if name is None:
            scope.that[head] = query.var
        elif head not in scope.that:
            scope.that[head] = query.var
        return query

    def do_set(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        left, right = tree.children
        target = self.noun_value(left, scope, at)
        if not isinstance(target, ir.CounterRef):
            raise wrong("wrong-type", "only a counter can be set", at.span(left))
        return ir.SetCounter(span, text, target.counter, target.holder, self.number(right, scope, at))

    def zone_of(self, tree: T, scope: Scope, at: At) -> tuple[Zone, ir.Expr | None]:
        place = self.place(tree, scope, at)
        if place.zone is None:
            raise wrong("wrong-type", "a zone belongs here", at.span(tree))
        return place.zone, place.thing

    def do_refill(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        zone, holder = self.zone_of(tree.children[0], scope, at)
        if not zone.refill_from:
            raise wrong("wrong-type", f"`{zone.name}` has no `refill:`", span)
        short = None
        if zone.when_short is not None:
            short = self.body(zone.when_short, Scope(owner=scope.owner))
        return ir.Refill(span, text, zone, holder, short)

    def do_shuffle(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        zone, holder = self.zone_of(tree.children[0], scope, at)
        if zone.form != "stack":
            raise wrong("wrong-type", f"only a stack can be shuffled, `{zone.name}` is a {zone.form}", span)
        return ir.Shuffle(span, text, zone, holder)

    def do_lay_out(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        name = str(tree.children[0])
        if name not in self.words.layouts:
            raise wrong("unknown-name", f"there is no layout `{name}`", span, meant(name, self.words.layouts))
        return ir.LayOut(span, text, self.words.layouts[name])

    def do_do(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        head, of_place = tree.children[0].children
        thing = self.place_thing(of_place.children[0], scope, at)
        for kind in thing.type.kinds:
            sort = self.words.kinds[kind].properties.get(str(head))
            if sort is None or sort.sort != "effect":
                known = [p for p, s in self.words.kinds[kind].properties.items() if s.sort == "effect"]
                raise wrong("unknown-name", f"a {kind} has no effect `{head}`", at.span(head), meant(str(head), known))
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        return ir.Do(span, text, str(head), thing, you, tree.data == "do_any_order")

    def do_do_any_order(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        return self.do_do(tree, scope, at, span, text)

    def do_call(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        name, argument, place = tree.children
        rule = self.words.rules.get(str(name))
        if rule is None:
            hint = meant(str(name), [*self.words.rules, "gain", "pay", "move", "deal", "choose", "set", "refill", "shuffle", "do", "lose"])
            raise wrong("unknown-rule", f"there is no rule or verb `{name}`", at.span(name), hint)
        obj = self.argument(argument, rule.object, rule, "object", scope, at, span)
        where = None
        if rule.place:
            if place is None:
                raise wrong("arguments", f"`{rule.name}` needs a place", span, f"{rule.name} at ...")
            where = self.typed(self.place_thing(place, scope, at), rule.place, at.span(place))
        elif place is not None:
            raise wrong("arguments", f"`{rule.name}` takes no place", at.span(place))
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        return ir.Call(span, text, rule, obj, where, you)

    def argument(self, tree: T | None, noun: str, rule: Rule, what: str, scope: Scope, at: At, span: Span) -> ir.Expr | None:
        if not noun:
            if tree is not None:
                raise wrong("arguments", f"`{rule.name}` takes no {what}", at.span(tree))
            return None
        if tree is None:
            raise wrong("arguments", f"`{rule.name}` needs a {noun}", span, f"{rule.name} that {noun}")
        return self.typed(self.ref(tree, scope, at), noun, at.span(tree))

    def typed(self, value: ir.Expr, noun: str, span: Span) -> ir.Expr:
        kinds = self.words.members(noun)
        if kinds and not set(value.type.kinds) <= set(kinds):
            raise wrong("wrong-type", f"a {noun} belongs here, not a {' or '.join(value.type.kinds) or 'number'}", span)
        return value

    def do_nothing(self, tree: T, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        return ir.Nothing(span, text)

    # ---- headers
    def headed(self, node: Map, scope: Scope, taken: bool, depth: int) -> ir.Effect:
        keys = list(node.items)
        key = keys[0]
        scalar = Scalar(key, node.keys[key])
        tree = parser.parse(key, "header", scalar, self.problems)
        rest = keys[1:]
        if tree is None:
            for other in rest:  # look at the bodies all the same: several mistakes in one run
                self.body(node.items[other], scope.child(), False, depth + 1)
            return ir.Nothing(node.keys[key], key)
        for other in rest:
            if not other.startswith("otherwise"):
                self.problems.append(Problem("two-headers", f"`{other}` cannot stand beside `{key}`", node.keys[other],
                                             "make it a list: each header is an item of its own"))
                return ir.Nothing(node.keys[key], key)
        at = At(scalar)
        return self.guard(node.keys[key], lambda: self.header(tree, node, key, rest, scope, at, taken, depth))

    def header(self, tree: T, node: Map, key: str, rest: list[str], scope: Scope, at: At, taken: bool, depth: int) -> ir.Effect:
        span, value = node.keys[key], node.items[key]
        kind = str(tree.data).rstrip("_")
        otherwise = None
        if rest and kind not in ("if", "choose_one", "choose_body", "find"):
            raise wrong("two-headers", f"`{key}` has no otherwise", node.keys[rest[0]])
        if rest and kind == "if":
            otherwise = self.else_branch(node, rest, scope, depth)
        elif rest:
            otherwise = self.body(node.items[rest[0]], scope.child(), False, depth + 1)
        method = getattr(self, "head_" + kind, None)
        if method is None:
            raise wrong("misplaced-header", f"`{key}` belongs to an ability or to another block", span,
                        "triggers stand under `abilities:` or `always:`")
        result: ir.Effect = method(tree, value, otherwise, scope, at, span, key, taken, depth)
        return result

    def else_branch(self, node: Map, rest: list[str], scope: Scope, depth: int) -> ir.Effect:
        key = rest[0]
        if key == "otherwise":
            return self.body(node.items[key], scope.child(), False, depth + 1)
        scalar = Scalar(key, node.keys[key])
        tree = parser.parse(key, "header", scalar, self.problems)
        if tree is None or tree.data != "otherwise_if":
            return ir.Nothing(node.keys[key], key)
        cond = self.condition(tree.children[0], scope, At(scalar))
        then = self.body(node.items[key], scope.child(), False, depth + 1)
        more = self.else_branch(node, rest[1:], scope, depth) if len(rest) > 1 else None
        return ir.If(node.keys[key], key, cond, then, more)

    def head_if(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        cond = self.condition(tree.children[0], scope, at)
        return ir.If(span, key, cond, self.body(value, scope.child(), False, depth + 1), otherwise)

    def head_only_if(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        cond = self.condition(tree.children[0], scope, at)
        return ir.OnlyIf(span, key, cond, self.body(value, scope, taken, depth + 1), at.text(tree.children[0]))

    def head_may(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        return ir.May(span, key, self.you(scope, tree, at), self.body(value, scope.child(), True, depth + 1))

    def head_offer(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        pay = self.do_pay(tree, scope, at, span, key)
        inner = scope.child()
        body = ir.Seq(span, key, [pay, self.body(value, inner, False, depth + 1)])
        return body if taken else ir.May(span, key, self.you(scope, tree, at), body)

    def units(self, value: Node, scope: Scope) -> list[tuple[Any, int]]:
        items = value.items if isinstance(value, Seq) else [value]
        units = []
        for item in items:
            if not isinstance(item, Scalar):
                raise wrong("wrong-type", "a list of amounts belongs here", item.span, "[2 ..., 1 ...]")
            tree = parser.parse(str(item.value), "amounts", item, self.problems)
            if tree is None:
                continue
            at = At(item)
            if tree.data == "amounts_of" or len(tree.children) != 1 or tree.children[0].children[0].data != "int":
                raise wrong("wrong-type", "each way of paying is one number of one counter", item.span, "for example `2 ...`")
            count, det, name = tree.children[0].children
            units.append((self.counter(name, at), int(str(count.children[0]))))
        return units

    def head_pay_with(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        amount = self.count(tree.children[0], scope, at)
        if amount is None:
            raise wrong("syntax", "say how much is to be paid", span)
        units = self.units(value, scope)
        if len({c.name for c, _ in units}) != len(units):
            raise wrong("name-twice", "each counter may stand once among the ways of paying", span)
        return ir.PayWith(span, key, self.you(scope, tree, at), amount, units, tree.data == "pay_with_once")

    head_pay_with_once = head_pay_with

    def head_choose_one(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        alternatives = []
        if isinstance(value, Map) and all(is_plain(k) for k in value.items):
            for name, node in value:
                alternatives.append(ir.Alternative(name, self.body(node, scope.child(), True, depth + 1)))
        elif isinstance(value, Seq):
            for i, node in enumerate(value.items):
                body = self.body(node, scope.child(), True, depth + 1)
                name = body.rule.name if isinstance(body, ir.Call) else f"choice_{i + 1}"
                alternatives.append(ir.Alternative(name, body))
        else:
            raise wrong("wrong-type", "`choose one:` needs named alternatives or a list of them", span)
        return ir.ChooseOne(span, key, self.you(scope, tree, at), alternatives, otherwise)

    def head_choose_body(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        quantity, query_tree, name = tree.children[0].children
        inner = scope.child()
        query = self.chosen(query_tree, name, inner, at)
        most: ir.Expr | None = None
        different = False
        if quantity is not None:
            if str(quantity.data).startswith("exactly"):
                raise wrong("syntax", "choosing an exact number is not a form of the language", span, "repeat N times: or up to N")
            most = self.count(quantity.children[0], scope, at)
            different = quantity.data == "up_to_different"
        body = self.body(value, inner, False, depth + 1)
        return ir.ChooseBody(span, key, query, self.you(scope, tree, at), most, different, body, otherwise)

    def looped(self, query_tree: T, scope: Scope, at: At) -> tuple[ir.Query, Scope]:
        inner = scope.child()
        query = self.chosen(query_tree, None, inner, at)
        if query.var.type.kinds == (PLAYER,):
            inner.they = query.var
        return query, inner

    def head_find(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        query, inner = self.looped(tree.children[0], scope, at)
        return ir.Find(span, key, query, self.body(value, inner, False, depth + 1), otherwise)

    def head_each(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        query, inner = self.looped(tree.children[0], scope, at)
        return ir.Each(span, key, query, self.body(value, inner, False, depth + 1))

    def head_as_each(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        inner = scope.child()
        query = self.query(tree.children[0], scope, at)
        if query.var.type != PLAYER_TYPE:
            raise wrong("wrong-type", "only players act", span, "as each player:")
        inner.you, inner.they = query.var, None
        keys = []
        turn_order = tree.children[1] if len(tree.children) > 1 else None
        if turn_order is not None:
            for how, value_tree in zip(turn_order.children[::2], turn_order.children[1::2]):
                keys.append((str(how), self.number(value_tree, inner, at)))
        secret = tree.data == "as_each_secretly"
        return ir.AsEach(span, key, query, self.body(value, inner, False, depth + 1), secret, keys)

    head_as_each_secretly = head_as_each

    def repeat(self, how: str, times: ir.Expr | None, value: Node, scope: Scope, at: At, span: Span, key: str, depth: int, tree: T) -> ir.Effect:
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        if how != "times" and you is None:
            raise wrong("no-antecedent", "nobody acts here who could decide", span, "put it into `as each player:`")
        body = self.body(value, scope.child(), how in ("up_to", "any"), depth + 1)
        return ir.Repeat(span, key, how, times, you, body)

    def head_up_to_times(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        return self.repeat("up_to", self.number(tree.children[0], scope, at), value, scope, at, span, key, depth, tree)

    def head_repeat_times(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        return self.repeat("times", self.number(tree.children[0], scope, at), value, scope, at, span, key, depth, tree)

    def head_any_times(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        return self.repeat("any", None, value, scope, at, span, key, depth, tree)

    def head_exhaust(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        return self.repeat("exhaust", None, value, scope, at, span, key, depth, tree)

    def table(self, value: Node, span: Span) -> list[tuple[int, Node]]:
        if not isinstance(value, Map) or not value.items or not all(k.isdigit() for k in value.items):
            raise wrong("wrong-type", "a table of levels belongs here", span, "{1: ..., 2: ...}")
        return sorted((int(k), v) for k, v in value)

    def head_levels(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        number = self.number(tree.children[0], scope, at)
        table = [(n, self.body(v, scope.child(), False, depth + 1)) for n, v in self.table(value, span)]
        return ir.ByLevels(span, key, number, table)

    def head_switch(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        subject = self.value(tree.children[0], scope, at)
        if subject.type.sort != "enum" or not isinstance(value, Map):
            raise wrong("wrong-type", "a printed value with its cases belongs here", span)
        values = self.words.kinds[subject.type.kinds[0]].properties[subject.type.prop].values
        missing = [v for v in values if v not in value.items]
        if missing:
            raise wrong("missing-key", f"`{key}` must name every value: {', '.join(missing)}", span)
        for name in value.items:
            if name not in values:
                raise wrong("unknown-name", f"`{name}` is not a value of {subject.type.prop}", value.keys[name], meant(name, values))
        table = [(values.index(n), self.body(v, scope.child(), False, depth + 1)) for n, v in value]
        return ir.ByLevels(span, key, subject, sorted(table, key=lambda p: p[0]), exact=True)

    def fixed(self, value: Node, keys: tuple[str, ...], span: Span, what: str) -> Map:
        if not isinstance(value, Map):
            raise wrong("wrong-type", f"`{what}` needs {', '.join(f'`{k}:`' for k in keys)}", span)
        for k in value.items:
            if k not in keys:
                raise wrong("unknown-key", f"`{k}` is not a key of `{what}`", value.keys[k], meant(k, keys))
        for k in keys:
            if k not in value.items:
                raise wrong("missing-key", f"`{what}` needs `{k}:`", span)
        return value

    def text_of(self, node: Node, start: str) -> tuple[T, At]:
        if not isinstance(node, Scalar) or not isinstance(node.value, (str, int)) or isinstance(node.value, bool):
            raise wrong("wrong-type", f"a {start} belongs here", node.span)
        problems: list[Problem] = []
        tree = parser.parse(str(node.value), start, node, problems)
        if tree is None:
            raise Wrong(problems[0])
        return tree, At(node)

    def head_walk(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        det, names = tree.children[0].children
        piece = self.words.pieces.get(self.noun(names.children[-1], at))
        if piece is None or not piece.owned or sum(piece.start.values()) != 1:
            raise wrong("wrong-type", "what walks is a player's only piece of a sort", span)
        block = self.fixed(value, ("enter", "toll", "stop"), span, "walk")
        laid = [x.of for x in self.words.layouts.values() if x.of in piece.places]
        if not laid:
            raise wrong("wrong-type", f"{piece.name} lies on nothing that has neighbours", span)
        here = ir.Local("here", thing_type(laid[0]))
        inner = scope.child()
        inner.it = inner.here = here
        inner.that[laid[0]] = here
        enter_tree, enter_at = self.text_of(block.items["enter"], "condition")
        stop_tree, stop_at = self.text_of(block.items["stop"], "condition")
        return ir.Walk(span, key, piece, self.you(scope, tree, at), laid[0], here, self.condition(enter_tree, inner, enter_at),
                       self.body(block.items["toll"], inner, False, depth + 1), self.condition(stop_tree, inner, stop_at))

    def head_rank(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        query = self.query(tree.children[0], scope, at)
        if query.var.type != PLAYER_TYPE:
            raise wrong("wrong-type", "players are ranked", span)
        block = self.fixed(value, ("by", "prizes"), span, "rank")
        inner = scope.child()
        inner.you = query.var
        by_node = block.items["by"]
        by = []
        for item in by_node.items if isinstance(by_node, Seq) else [by_node]:
            by_tree, by_at = self.text_of(item, "value")
            by.append(self.number(by_tree, inner, by_at))
        prizes = [(n, self.body(v, inner.child(), False, depth + 1)) for n, v in self.table(block.items["prizes"], span)]
        return ir.Rank(span, key, query, query.var, by, prizes)

    def head_sets_of(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        query = self.query(tree.children[0], scope, at)
        prop = self.of_thing(tree.children[1], ir.LocalRef(query.var.type, query.var), scope, at)
        if prop.type.sort not in ("thing", "enum"):
            raise wrong("wrong-type", "sets are made of different printed values", span)
        prizes = [(n, self.body(v, scope.child(), False, depth + 1)) for n, v in self.table(value, span)]
        return ir.SetsOf(span, key, query, str(tree.children[1]), prizes)

    def head_limited(self, tree: T, value: Node, otherwise: ir.Effect | None, scope: Scope, at: At, span: Span, key: str, taken: bool, depth: int) -> ir.Effect:
        limit = tree.children[0]
        if len(tree.children) > 1:
            raise wrong("misplaced-header", "a trigger belongs to an ability", span)
        scope_rule = self.once_rule(limit, at)
        return ir.OncePer(span, key, scope_rule, self.body(value, scope, taken, depth + 1), self.you(scope, tree, at))

    def once_rule(self, limit: T, at: At) -> Rule:
        name = limit.children[0]
        rule = self.words.rules.get(str(name))
        if rule is None or not rule.flow:
            raise wrong("unknown-name", f"there is no step of the flow called `{name}`", at.span(name),
                        meant(str(name), [r.name for r in self.words.rules.values() if r.flow]))
        self.once_scopes.add(rule.name)
        return rule
