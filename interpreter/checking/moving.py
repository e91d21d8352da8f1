"""Moves: pieces in numbers, things one by one or dealt, from one place to another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lark import Token, Tree

from ..diagnostics.problems import MessageRef, Span, say
from ..model import ir
from ..model.vocabulary import Piece, Zone
from ..syntax.parser import Branch
from .bodies import Bodies
from .names import article, meant
from .scope import At, Scope, Wrong, wrong

_ENDS = {"top_of": "top", "bottom_of": "bottom"}


class Moving(Bodies):
    """Resolves `move` and `deal`; the other verbs are in Lines."""

    def count(self, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr | None:
        """An amount; None stands for `all`."""
        if isinstance(tree, Tree) and tree.data == "all":
            return None
        return self.expect(self.value(tree, scope, at), "number", tree, at)

    def no_such(self, name: Token, at: At, what: MessageRef, known: Iterable[str]) -> Wrong:
        """An unknown name where only some names can stand."""
        if str(name) in self.words.refused:
            return Wrong(None)
        return wrong("unknown-name", say("is-not", name=name, what=what), at.span(name), meant(str(name), known))

    def somewhere(self, tree: Branch, scope: Scope, at: At) -> ir.Place:
        """One place: all things of a kind together are none."""
        place = self.place(tree, scope, at)
        if place.kind:
            raise wrong(
                "which-one",
                say("which-one", noun=place.kind),
                at.span(tree),
                say("choose-then-write", noun=place.kind, code=f"that {place.kind}"),
            )
        return place

    def holds(self, zone: Zone, kinds: tuple[str, ...], tree: Any, at: At) -> None:
        if zone.name in self.words.refused or set(kinds) & set(zone.holds):
            return
        hint = say("add-to-holds-or-other", zone=zone.name)
        raise wrong(
            "wrong-type",
            say("does-not-hold", zone=zone.name, kinds=[self.words.kinds[k].plural for k in kinds]),
            at.span(tree),
            hint,
        )

    def moved_to(self, zone: Zone, tree: Any, at: At) -> None:
        if zone.form == "grid":
            hint = say("write", code=f"lay that ... on {at.text(tree)}")
            raise wrong("laid", say("laid-not-moved", zone=zone.name), at.span(tree), hint)

    def do_move(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        moved, origin, target = tree.children
        w = self.words
        end = _ENDS.get(str(target.data), "")
        place_tree = target.children[0] if end else target
        source = self.somewhere(origin.children[0], scope, at) if origin is not None else None
        mover = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        if moved.data in ("moved_ref", "moved_name", "moved_of"):
            thing = self.one_thing(moved.children[0], scope, at)
            goal = self.place(place_tree, scope, at)
            if goal.zone is None:
                raise wrong(
                    "wrong-type", say("thing-moves-to-zone"), at.span(place_tree), say("name-zone-after", word="to")
                )
            self.moved_to(goal.zone, place_tree, at)
            for kind in thing.type.kinds:
                self.holds(goal.zone, (kind,), tree, at)
            return ir.MoveThing(span, text, thing, goal.zone, goal.thing, end, mover)
        if moved.data == "moved_owned":
            det, names = moved.children[0].children
            name = self.plain(names, at)
            base = self.noun(name, at)
            goal = self.somewhere(place_tree, scope, at)
            if base in w.pieces:
                self.lies(base, goal, place_tree, at)
                piece = w.pieces[base]
                if sum(piece.start.values()) != 1 and base not in w.refused:
                    raise wrong(
                        "how-many",
                        say("how-many-from-where"),
                        at.span(moved),
                        say("write", code=f"move 1 {base} from ... to ..."),
                    )
                who = self.owner_of(piece, det, scope, moved, at)
                return ir.MovePieces(span, text, piece, who, ir.Int(ir.NUMBER, 1), source, goal, mover)
            if base in w.kinds:
                raise wrong(
                    "how-many",
                    say("which-moved", noun=base),
                    at.span(moved),
                    say("write", code=f"choose {article(base)} in ..., then move that {base} to ..."),
                )
            raise self.unknown(name, at, say("what-piece"))
        count, det, name = moved.children[0].children
        base, number = self.noun(name, at), self.count(count, scope, at)
        goal = self.somewhere(place_tree, scope, at)
        if base in w.pieces:
            piece = w.pieces[base]
            if source is None:
                raise wrong("how-many", say("from-where"), span, say("write", code=f"move 1 {base} from ... to ..."))
            self.lies(base, source, origin, at)
            self.lies(base, goal, place_tree, at)
            return ir.MovePieces(
                span,
                text,
                piece,
                self.owner_of(piece, det, scope, moved, at),
                number,
                source,
                goal,
                mover,
            )
        return self.deal_things(base, name, det, number, source, goal, False, scope, at, span, text, tree)

    def one_thing(self, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr:
        """A thing by a pronoun, by its name, or as what belongs to another: `that card`, `ace`, `card of that slot`."""
        if isinstance(tree, Token):
            w, base = self.words, self.noun(tree, at)
            if base in w.kinds or len(w.entries.get(base, ())) > 1:  # a kind, or an entry with copies
                noun = base if base in w.kinds else w.kind_of(w.entries[base][0]).name
                hint = say("choose-then-write", noun=base, code=f"that {noun}")
                raise wrong("which-one", say("which-one", noun=base), at.span(tree), hint)
            thing = self.single(tree, scope, at)
        elif tree.data == "property":
            head, of_place = tree.children
            thing = self.of_value(head, of_place.children[0], scope, at)
        else:
            thing = self.ref(tree, scope, at)
        return self.expect(thing, "thing", tree, at)

    def do_swap(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        first, second = (self.place_thing(place, scope, at) for place in tree.children)
        for thing, place in zip((first, second), tree.children, strict=True):
            for kind in thing.type.kinds:
                if not any(kind in z.holds for z in self.words.zones.values()):
                    raise wrong(
                        "wrong-type",
                        say("in-no-zone", kind=kind),
                        at.span(place),
                        say("two-in-zones"),
                    )
                grid = next((z for z in self.words.zones.values() if z.form == "grid" and kind in z.holds), None)
                if grid is not None:
                    message = say("not-on-grid", kind=kind, grid=grid.name)
                    raise wrong("laid", message, at.span(place), say("move-away"))
        for zone in self.words.zones.values():
            kinds = {*first.type.kinds, *second.type.kinds}
            apart = sorted(kinds - set(zone.holds)) if kinds & set(zone.holds) else []
            if apart:  # what changes places must fit where the other lies
                message = say("swap-apart", zone=zone.name, kind=apart[0])
                raise wrong("wrong-type", message, span, say("swap-one-kind"))
        return ir.Swap(span, text, first, second)

    def deal_things(
        self,
        base: str,
        name: Token,
        det: Branch | None,
        number: ir.Expr | None,
        source: ir.Place | None,
        goal: ir.Place,
        takes: bool,
        scope: Scope,
        at: At,
        span: Span,
        text: str,
        tree: Branch,
    ) -> ir.Effect:
        kinds = tuple(self.words.members(base))
        if not kinds:
            raise self.unknown(name, at, say("what-kind-or-piece"))
        if source is None or source.zone is None or goal.zone is None:
            raise wrong("how-many", say("from-zone-to-zone", name=name), span, say("write", code="from ... to ..."))
        self.moved_to(goal.zone, tree.children[-1], at)
        self.holds(source.zone, kinds, tree, at)
        for kind in kinds:
            if kind in source.zone.holds:
                self.holds(goal.zone, (kind,), tree, at)
        exact = number is not None and not takes
        end = _ENDS.get(str(tree.children[-1].data), "")
        owner = self.dealt_from(kinds, det, number, scope, at)
        return ir.Deal(span, text, kinds, number, source.zone, source.thing, goal.zone, goal.thing, exact, end, owner)

    def dealt_from(
        self, kinds: tuple[str, ...], det: Branch | None, number: ir.Expr | None, scope: Scope, at: At
    ) -> ir.Expr | None:
        """Whose things are moved, where all of them are: `all your cards`."""
        if not self.said(det):
            return None
        for kind in kinds:
            if not self.words.kinds[kind].owned:
                self.nobodys(kind, det, None, at)
        if number is not None:
            hint = say("write", code=f"choose your {kinds[0]} in ..., then move that {kinds[0]} to ...")
            raise wrong("how-many", say("which-moved", noun=kinds[0]), at.span(det), hint)
        return self.player(det, kinds[0], scope, det, at)

    def owner_of(self, piece: Piece, det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr | None:
        """Whose pieces are moved: yours unless said otherwise."""
        if not piece.owned:
            self.nobodys(piece.name, det, None, at)
            return None
        return self.player(det, piece.name, scope, tree, at)

    def do_deal(self, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
        amount, origin, target = tree.children
        count, det, name = amount.children
        goal_tree = target.children[0] if target.data in _ENDS else target
        source, goal = self.somewhere(origin.children[0], scope, at), self.somewhere(goal_tree, scope, at)
        base = self.noun(name, at)
        if base in self.words.pieces:
            piece = self.words.pieces[base]
            self.lies(base, source, origin, at)
            self.lies(base, goal, goal_tree, at)
            who = self.owner_of(piece, det, scope, tree, at)
            return ir.MovePieces(span, text, piece, who, self.count(count, scope, at), source, goal, None, takes=True)
        return self.deal_things(
            base, name, det, self.count(count, scope, at), source, goal, True, scope, at, span, text, tree
        )
