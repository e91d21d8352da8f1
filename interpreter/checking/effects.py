"""Headers: what stands before a colon. A header is a method `head_NAME`, named like its rule in the grammar."""

from __future__ import annotations

from typing import Any

from ..diagnostics.problems import Span, say
from ..model import ir, walk
from ..model.vocabulary import PLAYER
from ..packs.shapes import MOST_PLAYERS
from ..packs.tree import Map, Node, Scalar, Seq
from ..syntax import parser
from ..syntax.parser import Branch
from .bodies import Header, is_plain
from .laying import Laying
from .names import meant
from .nouns import thing_type
from .scope import PLAYER_TYPE, At, Scope, dangling, wrong

MOST_TIMES = 1000


class Effects(Laying):
    """Resolves everything that can stand in a body."""

    def head_if(self, h: Header) -> ir.Effect:
        cond = self.condition(h.tree.children[0], h.scope, h.at)
        return ir.If(h.span, h.key, cond, self.body(h.value, h.scope.child(), False, h.depth + 1), h.otherwise)

    def head_only_if(self, h: Header) -> ir.Effect:
        cond = self.condition(h.tree.children[0], h.scope, h.at)
        return ir.OnlyIf(
            h.span, h.key, cond, self.body(h.value, h.scope, h.taken, h.depth + 1), h.at.text(h.tree.children[0])
        )

    def head_may(self, h: Header) -> ir.Effect:
        return ir.May(
            h.span, h.key, self.you(h.scope, h.tree, h.at), self.body(h.value, h.scope.child(), True, h.depth + 1)
        )

    def head_offer(self, h: Header) -> ir.Effect:
        pay = self.do_pay(h.tree, h.scope, h.at, h.span, h.key)
        inner = h.scope.child()
        body = ir.Seq(h.span, h.key, [pay, self.body(h.value, inner, False, h.depth + 1)])
        return body if h.taken else ir.May(h.span, h.key, self.you(h.scope, h.tree, h.at), body)

    def units(self, value: Node, scope: Scope) -> list[tuple[Any, int]]:
        items = value.items if isinstance(value, Seq) else [value]
        units = []
        for item in items:
            if not isinstance(item, Scalar):
                raise wrong(
                    "wrong-type",
                    say("what-belongs", what=say("what-amounts")),
                    item.span,
                    say("write", code="[2 ..., 1 ...]"),
                )
            tree = parser.parse(str(item.value), "amounts", item, self.problems)
            if tree is None:
                continue
            at = At(item)
            if tree.data == "amounts_of" or len(tree.children) != 1 or tree.children[0].children[0].data != "int":
                raise wrong("wrong-type", say("one-way-of-paying"), item.span, say("for-example", code="2 ..."))
            count, det, name = tree.children[0].children
            self.undetermined(det, at)
            unit = int(str(count.children[0]))
            if unit < 1:
                raise wrong("wrong-value", say("paid-with-nothing"), item.span)
            units.append((self.payable(name, at), unit))
        return units

    def head_pay_with(self, h: Header) -> ir.Effect:
        amount = self.count(h.tree.children[0], h.scope, h.at)
        if amount is None:
            raise wrong("how-many", say("how-much"), h.span, say("write", code="pay (...) with:"))
        units = self.units(h.value, h.scope)
        if len({c.name for c, _ in units}) != len(units):
            raise wrong("name-twice", say("counter-once"), h.span)
        return ir.PayWith(h.span, h.key, self.you(h.scope, h.tree, h.at), amount, units, h.tree.data == "pay_with_once")

    head_pay_with_once = head_pay_with

    def head_choose_one(self, h: Header) -> ir.Effect:
        alternatives = []
        if isinstance(h.value, Map) and all(is_plain(k) for k in h.value.items):
            for name, node in h.value:
                self.step_name(name, h.value.keys[name])
                alternatives.append(ir.Alternative(name, self.body(node, h.scope.child(), True, h.depth + 1)))
        elif isinstance(h.value, Seq):
            for i, node in enumerate(h.value.items):
                body = self.body(node, h.scope.child(), True, h.depth + 1)
                name = body.rule.name if isinstance(body, ir.Call) else f"choice_{i + 1}"
                alternatives.append(ir.Alternative(name, body))
        else:
            raise wrong("wrong-type", say("alternatives-needed"), h.span)
        names = [a.name for a in alternatives]
        for name in names:
            if names.count(name) > 1:
                raise wrong(
                    "name-twice",
                    say("two-alternatives", name=name),
                    h.span,
                    say("name-them", code="choose one: {one: ..., two: ...}"),
                )
        return ir.ChooseOne(h.span, h.key, self.you(h.scope, h.tree, h.at), alternatives, h.otherwise)

    def head_in_any_order(self, h: Header) -> ir.Effect:
        listed: list[tuple[str, Node]] = [("", item) for item in h.value.items] if isinstance(h.value, Seq) else []
        if isinstance(h.value, Map) and all(is_plain(k) for k in h.value.items):
            listed = [*h.value]
        items: list[ir.Effect] = []
        names: list[str] = []
        for name, node in listed if isinstance(h.value, Seq) else listed or [("", h.value)]:
            body = self.body(node, h.scope.child(), False, h.depth + 1)
            parts = body.items if isinstance(body, ir.Seq) and body.together and not name else [body]
            items += parts
            names += [name or ir.part_name(part) for part in parts]
        if any(isinstance(inner, ir.AnyOrder) for item in items for inner in walk.effects(item)):
            raise wrong("any-order", say("order-in-order"), h.span, say("one-list-of-parts"))
        if len(items) < 2 and not isinstance(items[0] if items else None, (ir.Do, ir.Answers)):
            raise wrong("any-order", say("one-part"), h.span, say("list-the-parts", code="[..., ...]"))
        numbered = [name or f"part_{i + 1}" for i, name in enumerate(names)]
        return ir.AnyOrder(h.span, h.key, self.you(h.scope, h.tree, h.at), items, numbered)

    def head_choose_body(self, h: Header) -> ir.Effect:
        quantity, query_tree, name = h.tree.children[0].children
        inner = h.scope.child()
        query = self.seen(self.chosen(query_tree, name, inner, h.at), query_tree, h.at)
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
            most = self.count(quantity.children[0], h.scope, h.at)
            different = quantity.data == "up_to_different"
        body = self.body(h.value, inner, False, h.depth + 1)
        return ir.ChooseBody(h.span, h.key, query, self.you(h.scope, h.tree, h.at), most, different, body, h.otherwise)

    def looped(self, query_tree: Branch, scope: Scope, at: At) -> tuple[ir.Query, Scope]:
        inner = scope.child()
        query = self.chosen(query_tree, None, inner, at)
        if query.var.type.kinds == (PLAYER,):
            inner.they = query.var
        return query, inner

    def head_find(self, h: Header) -> ir.Effect:
        query, inner = self.looped(h.tree.children[0], h.scope, h.at)
        return ir.Find(h.span, h.key, query, self.body(h.value, inner, False, h.depth + 1), h.otherwise)

    def head_each(self, h: Header) -> ir.Effect:
        query, inner = self.looped(h.tree.children[0], h.scope, h.at)
        return ir.Each(h.span, h.key, query, self.body(h.value, inner, False, h.depth + 1))

    def head_as_each(self, h: Header) -> ir.Effect:
        inner = h.scope.child()
        query = self.query(h.tree.children[0], h.scope, h.at)
        owned = all(self.words.kinds[k].owned for k in query.kinds)
        secret = h.tree.data == "as_each_secretly"
        if query.var.type != PLAYER_TYPE and (secret or not owned):
            raise wrong("wrong-type", say("only-players-act"), h.span, say("write", code="as each player:"))
        inner.you, inner.they = ir.Local("you", PLAYER_TYPE) if owned else query.var, None
        if owned:
            inner.it = inner.that[query.kinds[0]] = query.var
        keys = []
        turn_order = h.tree.children[1] if len(h.tree.children) > 1 else None
        if turn_order is not None:
            for how, value_tree in zip(turn_order.children[::2], turn_order.children[1::2], strict=True):
                keys.append((str(how), self.key_of(value_tree, query if owned else None, inner, h.at)))
        body_scope = inner.child()
        body_scope.it = h.scope.it
        return ir.AsEach(
            h.span,
            h.key,
            query,
            self.body(h.value, body_scope, False, h.depth + 1),
            secret,
            keys,
            inner.you if owned else None,
        )

    def key_of(self, tree: Branch, query: ir.Query | None, scope: Scope, at: At) -> ir.Expr:
        """What orders turns: a number of the player, or of the thing whose owner acts (`from lowest seat`)."""
        if (
            query is not None
            and tree.data == "noun"
            and tree.children[0] is tree.children[2] is tree.children[3] is None
        ):
            thing = ir.LocalRef(query.var.type, query.var)
            return self.expect(self.of_thing(self.plain(tree.children[1], at), thing, scope, at), "number", tree, at)
        return self.number(tree, scope, at)

    head_as_each_secretly = head_as_each

    def repeat(
        self,
        how: str,
        times: ir.Expr | None,
        value: Node,
        scope: Scope,
        at: At,
        span: Span,
        key: str,
        depth: int,
        tree: Branch,
    ) -> ir.Effect:
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        decided = how in ("up_to", "any")
        if decided and you is None:
            raise dangling(scope, say("nobody-decides"), span, say("put-into", code="as each player:"))
        body = self.body(value, scope.child(), decided, depth + 1)
        return ir.Repeat(span, key, how, times, you if decided else None, body)

    def head_up_to_times(self, h: Header) -> ir.Effect:
        return self.repeat(
            "up_to",
            self.number(h.tree.children[0], h.scope, h.at),
            h.value,
            h.scope,
            h.at,
            h.span,
            h.key,
            h.depth,
            h.tree,
        )

    def head_repeat_times(self, h: Header) -> ir.Effect:
        times = h.tree.children[0]
        if times.data == "int" and int(str(times.children[0])) > MOST_TIMES:
            raise wrong("too-many", say("too-many-times", most=MOST_TIMES), h.at.span(times))
        return self.repeat(
            "times",
            self.number(h.tree.children[0], h.scope, h.at),
            h.value,
            h.scope,
            h.at,
            h.span,
            h.key,
            h.depth,
            h.tree,
        )

    def head_any_times(self, h: Header) -> ir.Effect:
        return self.repeat("any", None, h.value, h.scope, h.at, h.span, h.key, h.depth, h.tree)

    def head_exhaust(self, h: Header) -> ir.Effect:
        return self.repeat("exhaust", None, h.value, h.scope, h.at, h.span, h.key, h.depth, h.tree)

    def head_levels(self, h: Header) -> ir.Effect:
        number = self.number(h.tree.children[0], h.scope, h.at)
        table = [(n, self.body(v, h.scope.child(), False, h.depth + 1)) for n, v in self.table(h.value, h.span)]
        return ir.ByLevels(h.span, h.key, number, table)

    def head_switch(self, h: Header) -> ir.Effect:
        subject = self.value(h.tree.children[0], h.scope, h.at)
        if subject.type.sort != "enum" or not isinstance(h.value, Map):
            raise wrong("wrong-type", say("what-belongs", what=say("what-cases")), h.span)
        values = self.words.kinds[subject.type.kinds[0]].properties[subject.type.prop].values
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
        table = [(values.index(n), self.body(v, h.scope.child(), False, h.depth + 1)) for n, v in h.value]
        return ir.ByLevels(h.span, h.key, subject, sorted(table, key=lambda p: p[0]), exact=True)

    def head_walk(self, h: Header) -> ir.Effect:
        det, names = h.tree.children[0].children
        piece = self.words.pieces.get(self.noun(self.plain(names, h.at), h.at))
        if self.said(det) != "your":
            raise wrong("wrong-type", say("own-piece-walks"), h.at.span(det), say("write", code="walk your ..."))
        if piece is None or not piece.owned or sum(piece.start.values()) != 1:
            raise wrong("wrong-type", say("walking-piece"), h.span)
        block = self.fixed(h.value, ("enter", "toll", "stop"), h.span, "walk")
        laid = [x.of for x in self.words.layouts.values() if x.of in piece.places]
        if not laid:
            raise wrong("wrong-type", say("walks-nowhere", piece=piece.name), h.span)
        here = ir.Local("here", thing_type(laid[0]))
        inner = h.scope.child()
        inner.it = inner.here = here
        inner.that[laid[0]] = here
        enter_tree, enter_at = self.text_of(block.items["enter"], "condition")
        stop_tree, stop_at = self.text_of(block.items["stop"], "condition")
        return ir.Walk(
            h.span,
            h.key,
            piece,
            self.you(h.scope, h.tree, h.at),
            laid[0],
            here,
            self.condition(enter_tree, inner, enter_at),
            self.body(block.items["toll"], inner, False, h.depth + 1),
            self.condition(stop_tree, inner, stop_at),
        )

    def head_rank(self, h: Header) -> ir.Effect:
        query = self.query(h.tree.children[0], h.scope, h.at)
        if query.var.type != PLAYER_TYPE:
            raise wrong("wrong-type", say("players-ranked"), h.span)
        block = self.fixed(h.value, ("by", "prizes"), h.span, "rank")
        inner = h.scope.child()
        inner.you = query.var
        by_node = block.items["by"]
        by = []
        if isinstance(by_node, Seq) and not by_node.items:
            raise wrong("empty-value", say("ranked-by-what"), by_node.span)
        for item in by_node.items if isinstance(by_node, Seq) else [by_node]:
            by_tree, by_at = self.text_of(item, "order")
            how = "least" if by_tree.data == "least_of" else "most"
            by.append((how, self.number(by_tree.children[0], inner, by_at)))
        places = self.table(block.items["prizes"], h.span, 1, MOST_PLAYERS)
        prizes = [(n, self.body(v, inner.child(), False, h.depth + 1)) for n, v in places]
        return ir.Rank(h.span, h.key, query, query.var, by, prizes)

    def head_sets_of(self, h: Header) -> ir.Effect:
        query = self.query(h.tree.children[0], h.scope, h.at)
        prop = self.of_thing(h.tree.children[1], ir.LocalRef(query.var.type, query.var), h.scope, h.at)
        if prop.type.sort not in ("thing", "enum"):
            raise wrong("wrong-type", say("sets-of-what"), h.span)
        sizes = self.table(h.value, h.span, 1)
        prizes = [(n, self.body(v, h.scope.child(), False, h.depth + 1)) for n, v in sizes]
        return ir.SetsOf(h.span, h.key, query, str(h.tree.children[1]), prizes)

    def head_limited(self, h: Header) -> ir.Effect:
        limit = h.tree.children[0]
        if len(h.tree.children) > 1:
            raise wrong("misplaced-header", say("trigger-in-ability"), h.span)
        scope_rule = self.once_rule(limit, h.at)
        return ir.OncePer(
            h.span,
            h.key,
            scope_rule,
            self.body(h.value, h.scope, h.taken, h.depth + 1),
            self.you(h.scope, h.tree, h.at),
        )
