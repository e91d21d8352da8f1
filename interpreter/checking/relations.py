"""`K of X`: the parts of X, what X lists, what lists X, or what lies in a zone of X; X may be one thing or many."""

from __future__ import annotations

from lark import Token

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import Zone
from ..syntax.parser import Branch
from .nouns import thing_type
from .places import Places
from .scope import At, Scope, wrong


class Relations(Places):
    def related(self, base: str, of: ir.Expr, text: str) -> ir.Query | None:
        """The things of a kind (or group of kinds) that belong to one thing, if they can belong to it at all."""
        w = self.words
        kinds = tuple(w.members(base))
        holders = of.type.kinds
        if not kinds or not holders:
            return None
        var = ir.Local(base, thing_type(*kinds))
        if any(w.kinds[k].part_of in holders for k in kinds):
            return ir.Query(var, kinds, "parts", of=of, text=text)
        zones = self.zones_holding(kinds, holders)
        if len(zones) == 1:
            lying = tuple(k for k in kinds if k in zones[0].holds)
            var.type = thing_type(*lying)
            return ir.Query(var, lying, "zone", zones[0], of, text=text)
        if len(kinds) == 1 and len(holders) == 1:
            for inverse, (whole, part) in enumerate(((holders[0], kinds[0]), (kinds[0], holders[0]))):
                lists = [p for p, s in w.kinds[whole].properties.items() if s.sort == "list" and s.kind == part]
                if w.kinds[part].plural in lists:
                    lists = [w.kinds[part].plural]
                if len(lists) == 1:
                    return ir.Query(var, kinds, "listed", of=of, listed=lists[0], inverse=bool(inverse), text=text)
            if w.kinds[kinds[0]].owned and holders == ("player",):
                return ir.Query(var, kinds, "owned", of=of, text=text)
        return None

    def zones_holding(self, kinds: tuple[str, ...], holders: tuple[str, ...]) -> list[Zone]:
        """The zones of these holders in which such things lie; one that is called like them is meant before others."""
        w = self.words
        found = [z for z in w.zones.values() if z.of in holders and set(kinds) & set(z.holds)]
        named = [z for z in found if any(z.name == w.kinds[k].plural for k in kinds)]
        return named or found

    def related_to(self, head: Token, base: str, place: Branch, scope: Scope, at: At, text: str) -> ir.Query:
        """`K of X` where X may stand for many: `cards of rows of it`."""
        many = self.many(place, scope, at)
        of: ir.Expr = ir.LocalRef(many.var.type, many.var) if many is not None else self.place_thing(place, scope, at)
        query = self.related(base, of, text)
        if query is None:
            raise wrong("wrong-type", say("has-no", kinds=of.type.kinds or ("number",), name=base), at.span(head))
        query.through = many
        return query

    def many(self, place: Branch, scope: Scope, at: At) -> ir.Query | None:
        """A place phrase in the plural: all of these things."""
        if place.data == "place_ref":
            return None
        names = place.children[1].children
        kind = self.words.kinds.get(self.noun(names[-1], at))
        if kind is None or len(names) > 1 or str(names[-1]) != kind.plural or kind.plural == kind.name:
            return None
        if self.said(place.children[0]):
            of = place.children[2] if place.data == "place_of" else None
            det, noun = place.children[:2]
            return self.query_parts(det, noun, of, None, None, [], None, scope, at, at.text(place))
        if place.data == "place_of":
            return self.related_to(names[-1], kind.name, place.children[2].children[0], scope, at, at.text(place))
        if str(names[-1]) in self.words.zones:
            return None
        return ir.Query(ir.Local(kind.name, thing_type(kind.name)), (kind.name,), "all", text=at.text(place))
