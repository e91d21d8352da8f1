"""Conditions, and with them the whole of expressions: every name is looked up, every type is known."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..model import ir
from ..syntax.parser import Branch
from .names import meant
from .scope import At, Scope, wrong
from .values import Values

OPS = {"at least": ">=", "at most": "<=", "more than": ">", "fewer than": "<"}


class Expressions(Values):
    """Resolves expressions against the words of one game."""

    def condition(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        kind = str(tree.data)
        cond: ir.Expr
        if kind in ("or_", "and_"):
            items = [self.condition(c, scope, at) for c in tree.children]
            return ir.Both(ir.FLAG, kind[:-1], items)
        if kind in ("exists", "exists_no", "exists_many"):
            query = self.query(tree.children[-1], scope, at)
            counted = ir.Aggregate(ir.NUMBER, "count", query, None)
            least = int(str(tree.children[0])) if kind == "exists_many" else 1
            cond = ir.Compare(ir.FLAG, ">=", counted, ir.Int(ir.NUMBER, least))
            return ir.Not(ir.FLAG, cond) if kind == "exists_no" else cond
        if kind == "compare":
            left, op, right = tree.children
            return ir.Compare(
                ir.FLAG, OPS[" ".join(str(op).split())], self.number(left, scope, at), self.number(right, scope, at)
            )
        if kind in ("is_", "is_not"):
            cond = self.is_condition(tree, scope, at)
            return ir.Not(ir.FLAG, cond) if kind == "is_not" else cond
        if kind == "is_even":
            return ir.Compare(ir.FLAG, "even", self.number(tree.children[0], scope, at), ir.Int(ir.NUMBER, 0))
        if kind in ("is_on", "is_not_on"):
            cond = self.is_at(tree, scope, at)
            return ir.Not(ir.FLAG, cond) if kind == "is_not_on" else cond
        if kind == "is_next":
            left = self.expect(self.value(tree.children[0], scope, at), "thing", tree, at)
            right = self.neighbour(self.place_thing(tree.children[1], scope, at), left.type.kinds, tree, at)
            return ir.NextTo(ir.FLAG, left, right)
        if kind == "holds":
            return self.expect(self.value(tree.children[0], scope, at), "flag", tree, at)
        if kind in ("has", "has_no"):
            ref, *rest = tree.children
            least = 1
            if kind == "has":
                first, *rest = rest
                least = int(str(first)) if first is not None else 1
            who = self.ref(ref, scope, at)
            det, names, of_place, at_place = rest
            cond = self.having(who, det, names, of_place, at_place, least, scope, at, tree)
            return ir.Not(ir.FLAG, cond) if kind == "has_no" else cond
        if kind == "covers":
            return self.covers(tree, scope, at)
        if kind in ("allowed", "not_allowed"):
            who, name = self.ref(tree.children[0], scope, at), tree.children[1]
            param = self.words.parameters.get(str(name))
            if param is None or not param.flag:
                flags = [p.name for p in self.words.parameters.values() if p.flag]
                raise wrong("unknown-name", say("no-permission", name=name), at.span(name), meant(str(name), flags))
            cond = ir.ParamRef(ir.FLAG, param, who)
            return ir.Not(ir.FLAG, cond) if kind == "not_allowed" else cond
        value = self.value(tree, scope, at)
        return self.expect(value, "flag", tree, at)

    def covers(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        """`cards of rows of it cover price of that deal less 1`: the amounts are met by what is printed on them."""
        noun, price, less = tree.children
        det, names, of_place, at_place = noun.children
        query = self.query_parts(det, names, of_place, at_place, None, [], None, scope, at, at.text(noun))
        head, of = price.children
        thing = self.place_thing(of.children[0], scope, at)
        w, prop = self.words, str(head)
        sorts = [w.kinds[k].properties.get(prop) for k in thing.type.kinds]
        sort = sorts[0] if sorts else None
        if sort is None or sort.sort != "amounts" or not sort.kind:
            raise wrong(
                "wrong-type",
                say("not-amounts-of-kind", prop=prop),
                at.span(price),
                say("write", code=f"{prop}: amounts of KIND"),
            )
        match = [
            p
            for p, s in w.kinds[query.kinds[0]].properties.items()
            if s.sort == "thing" and s.kind == sort.kind and all(p in w.kinds[k].properties for k in query.kinds)
        ]
        if len(match) != 1:
            raise wrong(
                "wrong-type",
                say("cover-none", kinds=w.kinds[query.kinds[0]].plural, kind=sort.kind),
                at.span(noun),
                say("one-property-of-kind", kind=query.kinds[0], other=sort.kind),
            )
        spared = self.number(less, scope, at) if less is not None else None
        return ir.Covers(ir.FLAG, query, match[0], prop, thing, spared)

    def is_condition(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        left = self.value(tree.children[0], scope, at)
        right_tree = tree.children[1]
        alone = right_tree.data == "noun" and right_tree.children[2] is None is right_tree.children[3]
        if left.type.sort in ("thing", "enum") and alone:
            names = right_tree.children[1]
            token = names.children[-1]
            if left.type.sort == "enum":
                self.unsaid(right_tree.children[0], at)
                self.plain(names, at)
                kind, prop = left.type.kinds[0], left.type.prop
                values = self.words.kinds[kind].properties[prop].values
                if str(token) not in values:
                    raise wrong(
                        "unknown-name",
                        say("no-such-value", name=token, prop=prop),
                        at.span(token),
                        meant(str(token), values),
                    )
                return ir.Compare(ir.FLAG, "==", left, ir.EnumConst(left.type, values.index(str(token))))
            bare = len(names.children) == 1 and right_tree.children[0] is None
            if bare and str(token) not in scope.that and str(token) not in self.words.definitions:
                return self.adjective(token, left, scope, at)
        right = self.value(right_tree, scope, at)
        if left.type.sort == right.type.sort == "thing" and not set(left.type.kinds) & set(right.type.kinds):
            raise wrong("wrong-type", say("never-the-same"), at.span(tree))
        if left.type.sort != right.type.sort:
            raise wrong("wrong-type", say("not-comparable"), at.span(tree))
        return ir.Compare(ir.FLAG, "==", left, right)

    def is_at(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        """`your pawn is on a site`, `it is in your hand`."""
        w = self.words
        subject, place_tree = tree.children
        if subject.data == "noun" and self.noun(subject.children[1].children[-1], at) in w.pieces:
            det, names, of_place, at_place = subject.children
            self.unsaid(at_place, at)
            piece = self.noun(self.plain(names, at), at)
            place = self.place(place_tree, scope, at)
            self.lies(piece, place, tree, at)
            count = ir.PieceCount(ir.NUMBER, w.pieces[piece], self.owner(det, piece, of_place, scope, at, tree), place)
            return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, 1))
        thing = self.expect(self.value(subject, scope, at), "thing", subject, at)
        place = self.place(place_tree, scope, at)
        if place.zone is None:
            raise wrong("wrong-type", say("things-in-zones"), at.span(place_tree))
        return ir.InZone(ir.FLAG, thing, place.zone, place.thing)
