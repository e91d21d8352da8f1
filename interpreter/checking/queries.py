"""Queries: things looked through, adjectives, and what `with` and `without` ask of a candidate."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import PLAYER, Zone
from ..syntax import hints
from ..syntax.parser import Branch
from .names import article, meant
from .nouns import thing_type
from .places import POSSESSIVES
from .relations import Relations
from .scope import PLAYER_TYPE, At, Scope, Wrong, dangling, wrong


class Queries(Relations):
    def query(self, tree: Branch, scope: Scope, at: At) -> ir.Query:
        det, names, of_place, at_place, next_to, *rest = tree.children
        return self.query_parts(det, names, of_place, at_place, next_to, *self.behind(rest), scope, at, at.text(tree))

    def behind(self, rest: list[Any]) -> tuple[list[Branch], Branch | None]:
        """What a query asks at its end: `with` and `without`, and `where`."""
        tests: list[Branch] = [t for t in rest if isinstance(t, Tree) and t.data in ("with_", "without")]
        return tests, next((t for t in rest if isinstance(t, Tree) and t.data == "wheres"), None)

    def query_parts(
        self,
        det: Branch | None,
        names: Branch,
        of_place: Branch | None,
        at_place: Branch | None,
        next_to: Branch | None,
        tests: list[Branch],
        wheres: Branch | None,
        scope: Scope,
        at: At,
        text: str,
    ) -> ir.Query:
        *adjectives, head = names.children
        base = self.noun(head, at)
        zone = holder = None
        if at_place is not None:
            place = self.place(at_place.children[0], scope, at)
            if place.zone is None:
                raise wrong("wrong-type", say("things-in-zones"), at.span(at_place), say("name-zone-after", word="in"))
            zone, holder = place.zone, place.thing
        previous: ir.Expr | None = None
        if base == "copy":
            if of_place is None:
                raise wrong("which-one", say("copy-of-what"), at.span(head), say("write", code="copy of it"))
            previous = of = self.place_thing(of_place.children[0], scope, at)
            query = ir.Query(
                ir.Local("copy", of.type), of.type.kinds, "zone" if zone else "all", zone, holder, text=text
            )
            it = ir.LocalRef(of.type, query.var)
            query.tests.append(ir.Test(ir.Compare(ir.FLAG, "same", it, of), "a copy"))
        elif base in ("player", "opponent"):
            self.unsaid(of_place, at)
            self.unsaid(at_place, at)
            query = ir.Query(
                ir.Local(base, PLAYER_TYPE), (PLAYER,), "opponents" if base == "opponent" else "players", text=text
            )
            query.of = self.you(scope, head, at) if base == "opponent" else None
        elif base == "thing":
            if zone is None:
                raise wrong("which-one", say("things-where"), at.span(head), say("write", code="thing in your ..."))
            self.unsaid(of_place, at)
            query = ir.Query(
                ir.Local("thing", thing_type(*zone.holds)), tuple(zone.holds), "zone", zone, holder, text=text
            )
        else:
            query, det = self.kind_query(base, head, det, zone, holder, of_place, at_place, scope, at, text)
        self.determined(query, det, base, previous, scope, head, at)
        inner = scope.asking(query.var)
        it = ir.LocalRef(query.var.type, query.var)
        for adjective in adjectives:
            query.tests.append(ir.Test(self.adjective(adjective, it, inner, at), str(adjective)))
        self.narrowed(query, next_to, tests, wheres, scope, at)
        return query

    def determined(
        self,
        query: ir.Query,
        det: Branch | None,
        base: str,
        previous: ir.Expr | None,
        scope: Scope,
        tree: Any,
        at: At,
    ) -> None:
        """Whose the things are, or which one they are not (`previous`, or the one chosen before)."""
        word = self.said(det)
        it = ir.LocalRef(query.var.type, query.var)
        if word in POSSESSIVES:
            for kind in query.kinds:
                if not self.words.kinds[kind].owned:
                    self.nobodys(kind, det, None, at)
            owner = self.player(det, base, scope, tree, at)
            query.tests.append(ir.Test(ir.Compare(ir.FLAG, "==", ir.OwnerOf(PLAYER_TYPE, it), owner), word))
        elif word:
            before = scope.that.get(base)
            if before is None and scope.here is not None and scope.here.type == query.var.type:
                before = scope.here
            if previous is None and before is None:
                raise dangling(scope, say("than-which", word=word), at.span(tree), say("choose-first", noun=base))
            if previous is None and before is not None:
                previous = ir.LocalRef(before.type, before)
            assert previous is not None
            query.tests.append(ir.Test(ir.Compare(ir.FLAG, "!=", it, previous), word))

    def narrowed(
        self,
        query: ir.Query,
        next_to: Branch | None,
        tests: list[Branch],
        wheres: Branch | None,
        scope: Scope,
        at: At,
    ) -> None:
        """What stands behind the noun: neighbours, `with` and `without`, `where`."""
        it = ir.LocalRef(query.var.type, query.var)
        if next_to is not None:
            place = next_to.children[0]
            thing = self.neighbour(self.place_thing(place, scope, at), query.kinds, place, at)
            if next_to.data == "next_to":
                query.next_to = thing
            elif query.source != "all":
                raise wrong("wrong-type", say("group-of-all"), at.span(next_to), say("group-of-all-hint"))
            else:
                query.connected = thing
        for test in tests:
            query.tests.append(ir.Test(self.with_test(test, it, scope, at), at.text(test)))
        if wheres is not None:
            inner = scope.asking(query.var)
            for atom in wheres.children:
                query.tests.append(ir.Test(self.condition(atom, inner, at), at.text(atom)))

    def neighbour(self, thing: ir.Expr, kinds: tuple[str, ...], tree: Any, at: At) -> ir.Expr:
        """Only what is laid out has neighbours, and they are of the same kind."""
        laid = {x.of for x in self.words.layouts.values()}
        for kind in (*kinds, *thing.type.kinds):
            if kind not in laid:
                raise wrong(
                    "wrong-type",
                    say("no-neighbours", kind=kind),
                    at.span(tree),
                    say("only-laid-out"),
                )
        if not set(kinds) & set(thing.type.kinds):
            raise wrong("wrong-type", say("noun-belongs", noun=kinds[0], found=thing.type.kinds), at.span(tree))
        return thing

    def kind_query(
        self,
        base: str,
        head: Token,
        det: Branch | None,
        zone: Zone | None,
        holder: ir.Expr | None,
        of_place: Branch | None,
        at_place: Branch | None,
        scope: Scope,
        at: At,
        text: str,
    ) -> tuple[ir.Query, Branch | None]:
        """The things of a kind, and the determiner if they are still to be narrowed down by it."""
        w = self.words
        kinds = tuple(w.members(base))
        named = w.zones.get(str(head))
        own = self.said(det) in POSSESSIVES
        if named is not None and (not kinds or (own and named.of == PLAYER and zone is None and of_place is None)):
            if not named.holds:
                raise wrong("wrong-type", say("only-pieces-there", zone=named.name), at.span(head))
            self.unsaid(at_place, at)
            kinds = kinds or tuple(named.holds)
            whose = self.zone_holder(named, det, of_place, scope, at, head)
            name = base if base in w.kinds or base in w.groups else "thing"
            return ir.Query(ir.Local(name, thing_type(*kinds)), kinds, "zone", named, whose, text=text), None
        if not kinds:
            raise self.unknown(head, at, say("what-kind-of-thing"))
        var = ir.Local(base, thing_type(*kinds))
        if zone is not None:
            lying = tuple(k for k in kinds if k in zone.holds)
            if not lying:
                if zone.name in w.refused:
                    raise Wrong(None)
                raise wrong("wrong-type", say("does-not-hold", zone=zone.name, kinds=[base]), at.span(head))
            var.type = thing_type(*lying)
            query = ir.Query(var, lying, "zone", zone, holder, text=text)
            return (query if of_place is None else self.both(query, head, base, of_place, scope, at)), det
        if of_place is not None:
            return self.related_to(head, base, of_place.children[0], scope, at, text), det
        if own and len(kinds) == 1 and w.kinds[base].owned:
            return ir.Query(var, kinds, "owned", of=self.player(det, base, scope, head, at), text=text), None
        return ir.Query(var, kinds, "all", text=text), det

    def both(self, query: ir.Query, head: Token, base: str, of_place: Branch, scope: Scope, at: At) -> ir.Query:
        """What lies in a zone and belongs to something: to its owner, to what it is part of, to what lists it."""
        place = of_place.children[0]
        if all(self.words.kinds[k].owned for k in query.kinds) and self.many(place, scope, at) is None:
            owner = self.place_thing(place, scope, at)
            if owner.type.kinds == (PLAYER,):
                of = ir.OwnerOf(PLAYER_TYPE, ir.LocalRef(query.var.type, query.var))
                query.tests.append(ir.Test(ir.Compare(ir.FLAG, "==", of, owner), at.text(of_place)))
                return query
        found = self.related_to(head, base, place, scope, at, query.text)
        if found.source == "zone":
            raise wrong(
                "wrong-type", say("one-place", noun=base), at.span(of_place), say("leave-out", code=at.text(of_place))
            )
        assert query.zone is not None
        there = ir.InZone(ir.FLAG, ir.LocalRef(found.var.type, found.var), query.zone, query.holder)
        found.tests.append(ir.Test(there, f"in {query.zone.name}"))
        return found

    def adjective(self, token: Token, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
        w, name = self.words, str(token)
        kinds = it.type.kinds
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        if all((k, name) in w.adjectives for k in kinds):
            return ir.DefRef(ir.FLAG, w.adjectives[(kinds[0], name)], it, you)
        for kind, prop in w.enum_values.get(name, []):
            if kind in kinds:
                value = w.kinds[kind].properties[prop].values.index(name)
                enum = ir.Type("enum", kinds, prop)
                return ir.Compare(ir.FLAG, "==", ir.PropRef(enum, prop, it), ir.EnumConst(enum, value))
        if all(name in w.kinds[k].properties and w.kinds[k].properties[name].sort == "flag" for k in kinds):
            return ir.PropRef(ir.FLAG, name, it)
        if any(w.things[i].kind in kinds for i in w.entries.get(name, [])):
            return ir.IsEntry(ir.FLAG, it, tuple(w.entries[name]))
        printed = self.printed_entry(name, kinds)
        if printed:
            kind = w.things[w.entries[name][0]].kind
            left = ir.PropRef(thing_type(kind), printed, it)
            return ir.IsEntry(ir.FLAG, left, tuple(w.entries[name]))
        if name in w.entries:
            kind = w.things[w.entries[name][0]].kind
            raise wrong(
                "wrong-type",
                say("never-it", name=name, kind=kind, kinds=kinds),
                at.span(token),
            )
        if name in w.refused:
            raise Wrong(None)
        if name == "any":
            raise wrong("other-word", say("no-word", word="any"), at.span(token), say("write", code=article(kinds[0])))
        if name in hints.DIGITS:
            raise wrong("number-word", say("chosen-anyway"), at.span(token))
        known = [a for k, a in w.adjectives if k in kinds] + [
            v for v, pairs in w.enum_values.items() if any(k in kinds for k, _ in pairs)
        ]
        raise wrong(
            "unknown-name",
            say("says-nothing-about", word=name, kinds=kinds),
            at.span(token),
            meant(name, known),
        )

    def printed_entry(self, name: str, kinds: tuple[str, ...]) -> str:
        """The property by which a thing bears the name of another: a `golden` card is one whose metal is golden."""
        w = self.words
        if name not in w.entries:
            return ""
        of = w.things[w.entries[name][0]].kind
        found = [p for p, s in w.kinds[kinds[0]].properties.items() if s.sort == "thing" and s.kind == of]
        same = all(found and w.kinds[k].properties.get(found[0]) for k in kinds)
        return found[0] if len(found) == 1 and same else ""

    def with_test(self, test: Branch, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
        children = list(test.children)
        least: Token | None = None
        if test.data == "with_":
            least = children.pop(0)
        det, names, of_place, at_place = children
        cond = self.having(
            it, det, names, of_place, at_place, int(str(least)) if least is not None else 1, scope, at, test
        )
        return ir.Not(ir.FLAG, cond) if test.data == "without" else cond

    def having(
        self,
        it: ir.Expr,
        det: Branch | None,
        names: Branch,
        of_place: Branch | None,
        at_place: Branch | None,
        least: int,
        scope: Scope,
        at: At,
        tree: Any,
    ) -> ir.Expr:
        """`X has N Y ...`: pieces on a place, pieces or counters of a player, things that belong to it or lie there."""
        w = self.words
        *adjectives, head = names.children
        base = self.noun(head, at)
        if base in w.pieces or base in w.counters or (str(head) in w.zones and not w.members(base)):
            self.plain(names, at)
        elif adjectives or self.said(det) or not (str(head) in w.zones and w.zones[str(head)].of in it.type.kinds):
            query = self.related(base, it, at.text(tree))
            if query is not None:
                self.unsaid(of_place, at)
                self.unsaid(at_place, at)
                self.determined(query, det, base, None, scope, head, at)
                inner = scope.asking(query.var)
                candidate = ir.LocalRef(query.var.type, query.var)
                for adjective in adjectives:
                    query.tests.append(ir.Test(self.adjective(adjective, candidate, inner, at), str(adjective)))
                count: ir.Expr = ir.Aggregate(ir.NUMBER, "count", query, None)
                if query.source == "zone" and query.zone is not None and not query.tests:
                    if set(query.zone.holds) == set(query.kinds):
                        count = ir.ZoneCount(ir.NUMBER, query.zone, it)
                return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))
            self.plain(names, at)
        if base in w.pieces:
            count = self.pieces_had(it, base, det, of_place, at_place, scope, at, tree)
        else:
            for more in (det, of_place, at_place):
                self.unsaid(more, at)
            zone = w.zones.get(str(head))
            if base in w.counters and it.type.kinds == (PLAYER,):
                count = ir.CounterRef(ir.NUMBER, w.counters[base], self.holder(w.counters[base], it, scope, head, at))
            elif base in w.counters and w.counters[base].of in it.type.kinds:
                count = ir.CounterRef(ir.NUMBER, w.counters[base], it)
            elif zone is not None and zone.of in it.type.kinds:
                count = ir.ZoneCount(ir.NUMBER, zone, it)
            else:
                raise self.unknown(head, at, say("what-had", kind=(*it.type.kinds, "thing")[0]))
        return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))

    def pieces_had(
        self,
        it: ir.Expr,
        base: str,
        det: Branch | None,
        of_place: Branch | None,
        at_place: Branch | None,
        scope: Scope,
        at: At,
        tree: Any,
    ) -> ir.Expr:
        """How many pieces a player has somewhere, or lie on a thing."""
        piece = self.words.pieces[base]
        if it.type.kinds != (PLAYER,):
            self.unsaid(at_place, at)
            place = ir.Place(thing=it)
            self.lies(base, place, tree, at)
            return ir.PieceCount(ir.NUMBER, piece, self.owner(det, base, of_place, scope, at, tree), place)
        self.unsaid(det, at)
        self.unsaid(of_place, at)
        if at_place is None:
            hint = say("write", code=f"... {base} on ...")
            raise wrong("which-one", say("say-where", piece=base), at.span(tree), hint)
        place = self.place_of_player(at_place.children[0], it, scope, at)
        self.lies(base, place, at_place, at)
        return ir.PieceCount(ir.NUMBER, piece, ir.Owner(it if piece.owned else None), place)

    def place_of_player(self, tree: Branch, who: ir.Expr, scope: Scope, at: At) -> ir.Place:
        """Where something of a player lies; a player's zone without a further word is that player's own."""
        if tree.data == "place_name" and tree.children[0] is None and len(tree.children[1].children) == 1:
            zone = self.words.zones.get(str(tree.children[1].children[0]))
            if zone is not None and zone.of == PLAYER:
                return ir.Place(zone=zone, thing=who)
        return self.place(tree, scope, at)
