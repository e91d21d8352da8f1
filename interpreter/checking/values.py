"""Numbers and things: counters, printed properties, definitions, totals, what lies somewhere."""

from __future__ import annotations

from typing import Any

from lark import Token

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import PLAYER
from ..syntax.parser import Branch
from .grids import Grids
from .names import meant
from .nouns import STANDS_FOR, thing_type
from .scope import At, Scope, Wrong, dangling, wrong

#: how a printed property that is no value is used, by its sort
USED = {"effect": "do", "amounts": "pay", "list": "count of"}


class Values(Grids):
    def number(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        return self.expect(self.value(tree, scope, at), "number", tree, at)

    def value(self, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr:
        if isinstance(tree, Token):
            raise self.unknown(tree, at)
        kind = tree.data
        if kind == "int":
            return ir.Int(ir.NUMBER, int(str(tree.children[0])))
        if kind in ("it", "here", "you", "them", "that"):
            return self.ref(tree, scope, at)
        if kind in ("plus", "minus", "times", "divided"):
            op = {"plus": "+", "minus": "-", "times": "*", "divided": "/"}[str(kind)]
            left, right = tree.children
            if kind == "divided" and not self.divisor(right):
                raise wrong(
                    "divisor",
                    say("divisor"),
                    at.span(right),
                    say("number-in-digits"),
                )
            return ir.Binary(ir.NUMBER, op, self.number(left, scope, at), self.number(right, scope, at))
        if kind in ("capped", "floored"):
            left, right = tree.children
            op = "min" if kind == "capped" else "max"
            return ir.Binary(ir.NUMBER, op, self.number(left, scope, at), self.number(right, scope, at))
        if kind == "count_of":
            return ir.Aggregate(ir.NUMBER, "count", self.query(tree.children[0], scope, at), None)
        if kind in ("extreme", "total"):
            return self.aggregate(tree, scope, at)
        if kind == "noun":
            return self.noun_value(tree, scope, at)
        if kind == "count_name":
            return self.single(tree.children[0], scope, at)
        raise wrong("syntax", say("what-belongs", what=say("what-value")), at.span(tree))

    def divisor(self, tree: Branch) -> bool:
        """A number that is never 0: a plain one, or a parameter (below 1 counts as 1)."""
        if tree.data == "int":
            return int(str(tree.children[0])) > 0
        if tree.data != "noun" or any((tree.children[0], *tree.children[2:])):
            return False
        names = [str(n) for n in tree.children[1].children]
        return len(names) == 1 and names[0] in self.words.parameters

    def aggregate(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        how = "total" if tree.data == "total" else str(tree.children[0])
        name, query_tree = tree.children[-2], tree.children[-1]
        w = self.words
        if str(name) in w.worths:  # total WORTH of PROPERTY of QUERY
            det, names, of_place, at_place, next_to, *rest = query_tree.children
            if of_place is None:
                raise wrong(
                    "syntax",
                    say("worth-of-printed", name=name),
                    at.span(tree),
                    say("write", code=f"{name} of reward of it"),
                )
            self.unsaid(det, at)
            self.unsaid(at_place, at)
            prop = str(self.plain(names, at))
            query = self.place_query(of_place.children[0], scope, at)
            self.narrowed(query, next_to, *self.behind(rest), scope, at)
            it = ir.LocalRef(query.var.type, query.var)
            return ir.Aggregate(
                ir.NUMBER, how, query, ir.Worth(ir.NUMBER, str(name), self.printed(prop, it, names, at), it)
            )
        query = self.query(query_tree, scope, at)
        it = ir.LocalRef(query.var.type, query.var)
        value = self.of_thing(name, it, scope, at)
        return ir.Aggregate(ir.NUMBER, how, query, self.expect(value, "number", tree, at))

    def printed(self, prop: str, thing: ir.Expr, tree: Any, at: At) -> str:
        for kind in thing.type.kinds:
            sort = self.words.kinds[kind].properties.get(prop)
            if sort is None or sort.sort not in ("effect", "amounts"):
                raise wrong("wrong-type", say("not-printed", prop=prop, kind=kind), at.span(tree))
        return prop

    def noun_value(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        """`[det] names [of place] [on/in place]` read as a number, a thing or a printed value."""
        if self.is_showing(tree):
            return self.showing(tree, scope, at)
        det, names, of_place, at_place = tree.children
        tokens = list(names.children)
        head = tokens[-1]
        w = self.words
        name = self.noun(head, at)
        if det is not None and str(det.children[0]) == "the":
            query = self.query_parts(None, names, of_place, at_place, None, [], None, scope, at, at.text(tree))
            return ir.FirstOf(query.var.type, query)
        if len(tokens) == 1 and name in w.pieces:
            return self.piece_count(det, name, of_place, at_place, scope, at, tree)
        if len(tokens) == 1 and of_place is not None and at_place is None and self.is_printed(str(head)):
            return self.asked_by(self.of_value(head, of_place.children[0], scope, at), det, scope, tree, at)
        if len(tokens) == 1 and (name in w.counters or (name in w.groups and not w.groups[name].kinds)):
            return self.counter_value(det, name, of_place, at_place, scope, at, tree)
        if (
            len(tokens) == 1
            and str(head) in w.zones
            and (det is not None or of_place is not None or w.zones[str(head)].of == "game")
        ):
            zone = w.zones[str(head)]
            self.unsaid(at_place, at)
            return ir.ZoneCount(ir.NUMBER, zone, self.zone_holder(zone, det, of_place, scope, at, tree))
        if of_place is not None and at_place is None and len(tokens) == 1:
            if str(head) in w.worths:
                inner = of_place.children[0]
                if inner.data != "place_of":
                    raise wrong(
                        "syntax",
                        say("worth-of-printed", name=head),
                        at.span(tree),
                        say("write", code=f"{head} of reward of it"),
                    )
                self.unsaid(det, at)
                self.unsaid(inner.children[0], at)
                thing = self.place_thing(inner.children[2].children[0], scope, at)
                prop = str(self.plain(inner.children[1], at))
                return ir.Worth(ir.NUMBER, str(head), self.printed(prop, thing, inner, at), thing)
            return self.asked_by(self.of_value(head, of_place.children[0], scope, at), det, scope, tree, at)
        if det is not None and str(det.children[0]) == "its" and len(tokens) == 1 and at_place is None:
            if scope.it is None:
                raise dangling(scope, say("stands-for-nothing", word="its"), at.first(tree), STANDS_FOR["its"])
            return self.of_thing(head, ir.LocalRef(scope.it.type, scope.it), scope, at)
        if det is None and of_place is None and at_place is None and len(tokens) == 1:
            return self.single(head, scope, at)
        if len(tokens) == 1 and at_place is None and (str(head) in w.parameters or str(head) in w.definitions):
            return self.asked_by(self.single(head, scope, at), det, scope, tree, at)
        query = self.query_parts(det, names, of_place, at_place, None, [], None, scope, at, at.text(tree))
        return ir.Aggregate(ir.NUMBER, "count", query, None)

    def is_printed(self, name: str) -> bool:
        """A property of some kind: what is printed on a thing goes before a counter of the same name."""
        return any(name in k.properties for k in self.words.kinds.values())

    def single(self, token: Token, scope: Scope, at: At) -> ir.Expr:
        """A bare word: a counter of the game, a parameter, a definition, a thing or a printed value."""
        w, name = self.words, str(token)
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        base = self.noun(token, at)
        if base in w.counters:
            counter = w.counters[base]
            return ir.CounterRef(ir.NUMBER, counter, self.holder(counter, None, scope, token, at))
        if name in w.parameters:
            param = w.parameters[name]
            if param.of:
                hint = say("write", code=f"{name} of that {param.of}")
                raise wrong("which-one", say("said-of", name=name, kind=param.of), at.span(token), hint)
            return ir.ParamRef(ir.FLAG if param.flag else ir.NUMBER, param, you)
        if name in w.definitions:
            definition = w.definitions[name]
            if definition.of:
                raise wrong(
                    "which-one",
                    say("said-of", name=name, kind=definition.of),
                    at.span(token),
                    say("write", code=f"{name} of that {definition.of}"),
                )
            return ir.DefRef(self.definition_type(name), definition, None, you)
        if name in w.thing_names:
            index = w.thing_names[name]
            return ir.ThingConst(thing_type(w.things[index].kind), index)
        if name == "round":
            return ir.Round(ir.NUMBER)
        raise self.unknown(token, at)

    def of_value(self, head: Token, place: Branch, scope: Scope, at: At) -> ir.Expr:
        """`X of Y`: a printed property, a definition, a counter or zone of Y, the slot of Y, where Y's piece lies."""
        w = self.words
        if place.data == "place_of" and str(place.children[1].children[-1]) == "slot":
            self.unsaid(place.children[0], at)
            self.plain(place.children[1], at)
            thing = self.place_thing(place.children[2].children[0], scope, at)
            if not any(str(head) in z.slots for z in w.zones.values()):
                raise self.unknown(head, at, say("what-slot-property"))
            return ir.SlotProp(ir.NUMBER, str(head), thing)
        if str(head) == "stock" and place.data == "place_name" and not self.is_printed("stock"):
            return self.stock(place, at)
        kind = self.noun(head, at)
        if kind in w.kinds and place.data == "place_name":
            owned = self.noun(place.children[1].children[-1], at)
            if owned in w.pieces:
                piece, det = w.pieces[owned], place.children[0]
                self.plain(place.children[1], at)
                if not piece.owned:
                    self.nobodys(owned, det, None, at)
                who = self.player(det if self.said(det) else None, owned, scope, place, at) if piece.owned else None
                return ir.LocationOf(thing_type(kind), piece, who, kind)
        thing = self.place_thing(place, scope, at)
        return self.of_thing(head, thing, scope, at)

    def stock(self, place: Branch, at: At) -> ir.Expr:
        self.unsaid(place.children[0], at)
        token = self.plain(place.children[1], at)
        counter = self.words.counters.get(self.noun(token, at))
        if counter is None:
            raise self.unknown(token, at, say("what-counter"))
        if counter.stock is None:
            hint = say("write", code=f"{counter.name}: {{stock: 20}}")
            raise wrong("wrong-type", say("no-stock", counter=counter.name), at.span(token), hint)
        return ir.StockOf(ir.NUMBER, counter)

    def of_thing(self, head: Token, thing: ir.Expr, scope: Scope, at: At) -> ir.Expr:
        w, name, base = self.words, str(head), self.noun(head, at)
        you = ir.LocalRef(scope.you.type, scope.you) if scope.you else None
        sorts = [w.kinds[k].properties.get(name) for k in thing.type.kinds]
        if sorts and all(sorts):
            sort = sorts[0]
            assert sort is not None
            if sort.sort == "number":
                return ir.PropRef(ir.NUMBER, name, thing)
            if sort.sort == "flag":
                return ir.PropRef(ir.FLAG, name, thing)
            if sort.sort == "thing":
                return ir.PropRef(thing_type(sort.kind), name, thing)
            if sort.sort == "enum":
                return ir.PropRef(ir.Type("enum", thing.type.kinds, name), name, thing)
            if sort.sort == "condition":
                return ir.CondProp(ir.FLAG, name, thing, you)
            raise wrong(
                "wrong-type",
                say("not-a-value", name=name, sort=sort.sort),
                at.span(head),
                say("write", code=f"{USED[sort.sort]} {name} of ...") if sort.sort in USED else None,
            )
        if name == "number" and all(w.kinds[k].numbered for k in thing.type.kinds):
            return ir.NumberOf(ir.NUMBER, thing)
        if name in w.definitions:
            definition = w.definitions[name]
            if not set(thing.type.kinds) <= set(w.members(definition.of)):
                raise wrong("wrong-type", say("said-of", name=name, kind=definition.of or "nothing"), at.span(head))
            return ir.DefRef(self.definition_type(name), definition, thing, you)
        if name in w.parameters:
            param = w.parameters[name]
            if not param.of:
                raise wrong("wrong-type", say("one-number", name=name), at.span(head))
            if not set(thing.type.kinds) <= set(w.members(param.of)):
                raise wrong("wrong-type", say("said-of", name=name, kind=param.of), at.span(head))
            return ir.ParamRef(ir.NUMBER, param, you, thing)
        if base in w.counters and w.counters[base].of in thing.type.kinds:
            return ir.CounterRef(ir.NUMBER, w.counters[base], thing)
        if name in w.zones and w.zones[name].of in thing.type.kinds:
            return ir.ZoneCount(ir.NUMBER, w.zones[name], thing)
        if base in w.pieces and thing.type.kinds == (PLAYER,):
            raise wrong(
                "which-one", say("say-where", piece=name), at.span(head), say("write", code=f"{name} of it on ...")
            )
        if base in w.kinds and w.kinds[base].name in [w.kinds[k].part_of for k in thing.type.kinds]:
            return ir.WholeOf(thing_type(base), thing)
        if base in w.kinds:
            query = self.related(base, thing, f"{name} of ...")
            if query is not None:
                return ir.FirstOf(query.var.type, query)
        known = [p for k in thing.type.kinds for p in w.kinds[k].properties]
        raise wrong(
            "unknown-name",
            say("has-no", kinds=thing.type.kinds, name=name),
            at.span(head),
            meant(name, [*known, *w.definitions, *w.counters, *w.zones]),
        )

    def definition_type(self, name: str) -> ir.Type:
        """Thing-valued definitions are written `the K in ...`; all others are numbers."""
        body = self.words.definitions[name].body
        text = str(getattr(body, "value", ""))
        if text.startswith("the "):
            for word in text.split()[1:]:  # adjectives may stand before the noun
                kind = self.words.forms.get(word, "")
                if kind in self.words.kinds:
                    return thing_type(kind)
        return ir.NUMBER

    def counter_value(
        self,
        det: Branch | None,
        name: str,
        of_place: Branch | None,
        at_place: Branch | None,
        scope: Scope,
        at: At,
        tree: Branch,
    ) -> ir.Expr:
        w = self.words
        names = w.groups[name].members if name in w.groups else [name]
        total: ir.Expr | None = None
        holder: ir.Expr | None = None
        place = of_place if of_place is not None else at_place
        if place is not None:
            self.unsaid(det, at)
            if of_place is not None:
                self.unsaid(at_place, at)
            holder = self.place_thing(place.children[0], scope, at)
        elif det is not None:
            holder = self.whose(det, scope, tree, at)
        for each in names:
            if each not in w.counters:
                if each in w.pieces:
                    raise wrong("not-counted", say("not-all-counters", group=name, name=each), at.span(tree))
                raise Wrong(None)  # reported where the group is declared
            counter = w.counters[each]
            # in a group, a counter of the game belongs to nobody and is counted all the same
            given = (
                None if counter.of == "game" and place is None and (len(names) > 1 or not self.said(det)) else holder
            )
            one = ir.CounterRef(ir.NUMBER, counter, self.holder(counter, given, scope, tree, at))
            total = one if total is None else ir.Binary(ir.NUMBER, "+", total, one)
        assert total is not None
        return total

    def piece_count(
        self,
        det: Branch | None,
        piece: str,
        of_place: Branch | None,
        at_place: Branch | None,
        scope: Scope,
        at: At,
        tree: Any,
    ) -> ir.Expr:
        if at_place is None:
            raise wrong(
                "which-one", say("say-where", piece=piece), at.span(tree), say("write", code=f"your {piece}s on ...")
            )
        place = self.place(at_place.children[0], scope, at)
        self.lies(piece, place, at_place, at)
        return ir.PieceCount(
            ir.NUMBER, self.words.pieces[piece], self.owner(det, piece, of_place, scope, at, tree), place
        )
