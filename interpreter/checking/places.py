"""Where something lies and whose it is: zones, things, all things of a kind, the parts of a thing."""

from __future__ import annotations

from typing import Any

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import PLAYER, Zone
from ..syntax.parser import Branch
from .nouns import Nouns, thing_type
from .scope import At, Scope, Wrong, wrong

POSSESSIVES = ("your", "their", "its")


class Places(Nouns):
    def zone_holder(
        self, zone: Zone, det: Branch | None, of_place: Branch | None, scope: Scope, at: At, tree: Any
    ) -> ir.Expr | None:
        if zone.of == "game":
            if self.said(det) or of_place is not None:
                if zone.name in self.words.refused:
                    raise Wrong(None)
                message = say("one-for-game", name=zone.name)
                raise wrong("wrong-type", message, at.span(tree), say("write-alone", code=zone.name))
            return None
        if of_place is not None:
            self.unsaid(det, at)
            holder = self.place_thing(of_place.children[0], scope, at)
            if zone.of not in holder.type.kinds:
                raise wrong("wrong-type", say("belongs-to", name=zone.name, kind=zone.of), at.span(tree))
            return holder
        if zone.of == PLAYER:
            return self.player(det, zone.name, scope, tree, at)
        if (
            det is not None
            and str(det.children[0]) == "its"
            and scope.it is not None
            and scope.it.type.kinds == (zone.of,)
        ):
            return ir.LocalRef(scope.it.type, scope.it)
        raise wrong(
            "which-one",
            say("say-whose", zone=zone.name),
            at.span(tree),
            say("write", code=f"{zone.name} of that {zone.of}"),
        )

    def owner(
        self, det: Branch | None, piece: str, of_place: Branch | None, scope: Scope, at: At, tree: Any
    ) -> ir.Owner:
        if not self.words.pieces[piece].owned:
            self.nobodys(piece, det, of_place, at)
            return ir.Owner()
        if of_place is not None:
            self.unsaid(det, at)
            who = self.place_thing(of_place.children[0], scope, at)
            if who.type.kinds != (PLAYER,):
                raise wrong("wrong-type", say("belongs-to", name=piece, kind=PLAYER), at.span(of_place))
            return ir.Owner(who)
        word = self.said(det)
        if word in POSSESSIVES:
            return ir.Owner(self.player(det, piece, scope, tree, at))
        if word:
            return ir.Owner(self.you(scope, tree, at), True)
        return ir.Owner()

    def nobodys(self, name: str, det: Branch | None, of_place: Branch | None, at: At) -> None:
        """Pieces and things that no player has of their own: nothing says whose they are."""
        said = det if self.said(det) else of_place
        if said is not None:
            message = say("of-nobody", name=name)
            raise wrong("wrong-type", message, at.span(said), say("of-nobody-hint", name=name))

    def lies(self, piece: str, place: ir.Place, tree: Any, at: At) -> None:
        where = place.zone.name if place.zone else place.kind or (place.thing.type.kinds[0] if place.thing else "")
        if where not in self.words.pieces[piece].places and piece not in self.words.refused:
            raise wrong(
                "wrong-type",
                say("never-lies-on", piece=piece, place=where),
                at.span(tree),
                say("see-key", key="lies on:", of=piece),
            )

    def place(self, tree: Branch, scope: Scope, at: At) -> ir.Place:
        w = self.words
        if tree.data == "place_ref":
            return ir.Place(thing=self.ref(tree.children[0], scope, at))
        det, names = tree.children[0], tree.children[1]
        of_place = tree.children[2] if tree.data == "place_of" else None
        if det is not None and str(det.children[0]) == "the" and of_place is None:
            zone = w.zones.get(str(names.children[-1]))
            if zone is None:
                return ir.Place(thing=self.place_thing(tree, scope, at))
            if zone.of == PLAYER:
                raise wrong(
                    "which-one", say("say-whose", zone=zone.name), at.span(tree), say("write", code=f"your {zone.name}")
                )
        head = self.plain(names, at)
        base = self.noun(head, at)
        some = bool(self.said(det))
        if str(head) in w.zones:
            zone = w.zones[str(head)]
            return ir.Place(zone=zone, thing=self.zone_holder(zone, det, of_place, scope, at, tree))
        if base in w.kinds:
            if of_place is not None:
                if w.kinds[base].part_of:
                    whole = self.place_thing(of_place.children[0], scope, at)
                    if w.kinds[base].part_of in whole.type.kinds and not some:
                        return ir.Place(kind=base, whole=whole)
                many = self.many(tree, scope, at)
                if many is not None:
                    return ir.Place(kind=base, query=many)
                return ir.Place(thing=self.place_thing(tree, scope, at))
            if some:
                found = self.query_parts(det, names, None, None, None, [], None, scope, at, at.text(tree))
                return ir.Place(kind=base, query=found)
            return ir.Place(kind=base)
        return ir.Place(thing=self.place_thing(tree, scope, at))

    def many(self, place: Branch, scope: Scope, at: At) -> ir.Query | None:
        raise NotImplementedError

    def place_thing(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        """A place phrase that stands for one thing."""
        if tree.data == "place_ref":
            return self.ref(tree.children[0], scope, at)
        det, names = tree.children[0], tree.children[1]
        if det is not None and str(det.children[0]) in ("other", "another"):
            raise wrong("which-one", say("names-no-single", word=f"{det.children[0]}"), at.span(tree))
        head = names.children[-1]
        if tree.data == "place_of":
            self.plain(names, at)
            value = self.of_value(head, tree.children[2].children[0], scope, at)
        elif det is not None and str(det.children[0]) == "the":
            query = self.query_parts(None, names, None, None, None, [], None, scope, at, at.text(tree))
            return ir.FirstOf(query.var.type, query)
        else:
            if self.noun(head, at) in self.words.kinds:
                base = self.noun(head, at)
                raise wrong(
                    "which-one",
                    say("which-one", noun=base),
                    at.span(tree),
                    say("choose-then-write", noun=base, code=f"that {base}"),
                )
            self.plain(names, at)
            value = self.single(head, scope, at)
        return self.asked_by(self.expect(value, "thing", tree, at), det, scope, tree, at)

    def place_query(self, tree: Branch, scope: Scope, at: At) -> ir.Query:
        """A place phrase read as a set of things: `shop_spaces of it`, `that area`."""
        place = self.place(tree, scope, at)
        if place.kind:
            if place.query is not None:
                return place.query
            var = ir.Local(place.kind, thing_type(place.kind))
            if place.whole is not None:
                return ir.Query(var, (place.kind,), "parts", of=place.whole, text=at.text(tree))
            return ir.Query(var, (place.kind,), "all", text=at.text(tree))
        if place.zone is not None:
            var = ir.Local("thing", thing_type(*place.zone.holds))
            return ir.Query(
                var, tuple(place.zone.holds), "zone", zone=place.zone, holder=place.thing, text=at.text(tree)
            )
        assert place.thing is not None
        var = ir.Local("it", place.thing.type)
        return ir.Query(var, place.thing.type.kinds, "one", of=place.thing, text=at.text(tree))
