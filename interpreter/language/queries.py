"""Queries: things looked through, adjectives, and what `with` and `without` ask of a candidate."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from ..errors import say
from . import hints, ir
from .model import PLAYER, Zone
from .names import article, meant
from .nouns import thing_type
from .relations import Relations
from .scope import PLAYER_TYPE, At, Phrase, Scope, Wrong, dangling, wrong


class Queries(Relations):
    def query(self, tree: Phrase, scope: Scope, at: At) -> ir.Query:
        det, names, of_place, at_place, next_to, *rest = tree.children
        tests: list[Phrase] = [t for t in rest if isinstance(t, Tree) and t.data in ("with_", "without")]
        wheres = next((t for t in rest if isinstance(t, Tree) and t.data == "wheres"), None)
        return self.query_parts(det, names, of_place, at_place, next_to, tests, wheres, scope, at, at.text(tree))

    def query_parts(
        self,
        det: Phrase | None,
        names: Phrase,
        of_place: Phrase | None,
        at_place: Phrase | None,
        next_to: Phrase | None,
        tests: list[Phrase],
        wheres: Phrase | None,
        scope: Scope,
        at: At,
        text: str,
    ) -> ir.Query:
        *adjectives, head = names.children
        base = self.noun(head, at)
        word = str(det.children[0]) if det is not None else ""
        zone = holder = None
        if at_place is not None:
            place = self.place(at_place.children[0], scope, at)
            if place.zone is None:
                raise wrong("wrong-type", say("things-in-zones"), at.span(at_place), say("name-zone-after", word="in"))
            zone, holder = place.zone, place.thing
        if base == "copy":
            if of_place is None:
                raise wrong("which-one", say("copy-of-what"), at.span(head), say("write", code="copy of it"))
            of = self.place_thing(of_place.children[0], scope, at)
            query = ir.Query(
                ir.Local("copy", of.type), of.type.kinds, "zone" if zone else "all", zone, holder, text=text
            )
            it = ir.LocalRef(of.type, query.var)
            query.tests.append(ir.Test(ir.Compare(ir.FLAG, "same", it, of), "a copy"))
        elif base in ("player", "opponent"):
            query = ir.Query(
                ir.Local(base, PLAYER_TYPE), (PLAYER,), "opponents" if base == "opponent" else "players", text=text
            )
            query.of = self.you(scope, head, at) if base == "opponent" else None
        elif base == "thing":
            if zone is None:
                raise wrong("which-one", say("things-where"), at.span(head), say("write", code="thing in your ..."))
            query = ir.Query(
                ir.Local("thing", thing_type(*zone.holds)), tuple(zone.holds), "zone", zone, holder, text=text
            )
        else:
            query = self.kind_query(base, head, det, zone, holder, of_place, scope, at, text)
        inner = scope.asking(query.var)
        it = ir.LocalRef(query.var.type, query.var)
        for adjective in adjectives:
            query.tests.append(ir.Test(self.adjective(adjective, it, inner, at), str(adjective)))
        if word in ("other", "another"):
            previous = scope.that.get(base) or scope.here
            if previous is None:
                raise dangling(scope, say("than-which", word=word), at.span(head), say("choose-first", noun=base))
            if base in scope.that or previous.type == query.var.type:
                cond = ir.Compare(ir.FLAG, "!=", it, ir.LocalRef(previous.type, previous))
                query.tests.append(ir.Test(cond, word))
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
            for atom in wheres.children:
                query.tests.append(ir.Test(self.condition(atom, inner, at), at.text(atom)))
        return query

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
        det: Phrase | None,
        zone: Zone | None,
        holder: ir.Expr | None,
        of_place: Phrase | None,
        scope: Scope,
        at: At,
        text: str,
    ) -> ir.Query:
        w = self.words
        word = str(det.children[0]) if det is not None else ""
        kinds = tuple(w.members(base))
        if not kinds and str(head) in w.zones:
            z = w.zones[str(head)]
            if not z.holds:
                raise wrong("wrong-type", say("only-pieces-there", zone=z.name), at.span(head))
            holder = self.zone_holder(z, None, of_place, scope, at, head)
            return ir.Query(ir.Local("thing", thing_type(*z.holds)), tuple(z.holds), "zone", z, holder, text=text)
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
            return ir.Query(var, lying, "zone", zone, holder, text=text)
        if word == "your" and str(head) in w.zones:
            z = w.zones[str(head)]
            return ir.Query(ir.Local(base, thing_type(*kinds)), kinds, "zone", z, self.you(scope, head, at), text=text)
        if of_place is not None:
            return self.related_to(head, base, of_place.children[0], scope, at, text)
        if word == "your" and len(kinds) == 1 and w.kinds[base].owned:
            return ir.Query(var, kinds, "owned", of=self.whose(det, scope, head, at), text=text)
        return ir.Query(var, kinds, "all", text=text)

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

    def with_test(self, test: Phrase, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
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
        det: Phrase | None,
        names: Phrase,
        of_place: Phrase | None,
        at_place: Phrase | None,
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
        elif adjectives or not (str(head) in w.zones and w.zones[str(head)].of in it.type.kinds):
            query = self.related(base, it, at.text(tree))
            if query is not None:
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
        if it.type.kinds == (PLAYER,):
            if base in w.pieces:
                if at_place is None:
                    raise wrong(
                        "which-one",
                        say("say-where", piece=base),
                        at.span(tree),
                        say("write", code=f"... {base} on ..."),
                    )
                place = self.place_of_player(at_place.children[0], it, scope, at)
                self.lies(base, place, at_place, at)
                count = ir.PieceCount(ir.NUMBER, w.pieces[base], ir.Owner(it if w.pieces[base].owned else None), place)
            elif base in w.counters:
                count = ir.CounterRef(ir.NUMBER, w.counters[base], self.holder(w.counters[base], it, scope, head, at))
            elif str(head) in w.zones and w.zones[str(head)].of == PLAYER:
                count = ir.ZoneCount(ir.NUMBER, w.zones[str(head)], it)
            else:
                raise self.unknown(head, at, say("what-had", kind=PLAYER))
        elif base in w.pieces:
            place = ir.Place(thing=it)
            self.lies(base, place, tree, at)
            count = ir.PieceCount(ir.NUMBER, w.pieces[base], self.owner(det, base, of_place, scope, at, tree), place)
        elif base in w.counters and w.counters[base].of in it.type.kinds:
            count = ir.CounterRef(ir.NUMBER, w.counters[base], it)
        elif str(head) in w.zones and w.zones[str(head)].of in it.type.kinds:
            count = ir.ZoneCount(ir.NUMBER, w.zones[str(head)], it)
        else:
            raise self.unknown(head, at, say("what-had", kind=(*it.type.kinds, "thing")[0]))
        return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))

    def place_of_player(self, tree: Phrase, who: ir.Expr, scope: Scope, at: At) -> ir.Place:
        """Where something of a player lies; a player's zone without a further word is that player's own."""
        if tree.data == "place_name" and tree.children[0] is None and len(tree.children[1].children) == 1:
            zone = self.words.zones.get(str(tree.children[1].children[0]))
            if zone is not None and zone.of == PLAYER:
                return ir.Place(zone=zone, thing=who)
        return self.place(tree, scope, at)
