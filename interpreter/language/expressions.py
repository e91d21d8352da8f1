"""Numbers, conditions and places: from trees to checked expressions. Every name is looked up, every type is known."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from . import ir
from .model import PLAYER, Words, Zone
from .names import meant
from .scope import PLAYER_TYPE, At, Scope, wrong

OPS = {"at least": ">=", "at most": "<=", "more than": ">", "fewer than": "<"}
T = Tree[Token]


def thing_type(*kinds: str) -> ir.Type:
    return ir.Type("thing", tuple(kinds))


class Expressions:
    """Resolves expressions against the words of one game."""

    def __init__(self, words: Words):
        self.words = words

    # ---- pronouns
    def you(self, scope: Scope, span: Any, at: At) -> ir.LocalRef:
        if scope.you is None:
            raise wrong("no-antecedent", "nobody acts here, so `you` stands for no one", at.span(span),
                        "put it into `as each player:`")
        return ir.LocalRef(scope.you.type, scope.you)

    def ref(self, tree: T, scope: Scope, at: At) -> ir.LocalRef:
        word = tree.data
        if word == "you":
            return self.you(scope, tree, at)
        if word == "them":
            local = scope.they
        elif word == "here":
            local = scope.here
        elif word == "it":
            local = scope.it
        else:
            name = str(tree.children[0])
            local = scope.that.get(name)
            if local is None:
                known = sorted(scope.that)
                hint = meant(name, known) or ("known here: " + ", ".join(f"`that {k}`" for k in known) if known else
                                              f"choose or hand over a {name} first")
                raise wrong("no-antecedent", f"`that {name}` has nothing to stand for", at.span(tree), hint)
        if local is None:
            shown = {"them": "they", "here": "here", "it": "it"}[str(word)]
            raise wrong("no-antecedent", f"`{shown}` has nothing to stand for", at.span(tree),
                        {"them": "`they` is the player of an `each ...:` around it",
                         "here": "`here` is the place a rule was called `at`",
                         "it": "`it` is the thing a `where` or a definition asks about"}[str(word)])
        return ir.LocalRef(local.type, local)

    # ---- words
    def noun(self, token: Token, at: At) -> str:
        """The declared name a word stands for (singular or plural)."""
        return self.words.forms.get(str(token), str(token))

    def unknown(self, token: Token, at: At, what: str = "a word of this game") -> Exception:
        w = self.words
        known = [*w.forms, *w.parameters, *w.zones, *w.enum_values, *w.entries, *w.definitions,
                 *(a for _, a in w.adjectives), *(p for k in w.kinds.values() for p in k.properties)]
        return wrong("unknown-name", f"`{token}` is not {what}", at.span(token), meant(str(token), known))

    def expect(self, expr: ir.Expr, sort: str, tree: Any, at: At) -> ir.Expr:
        if expr.type.sort != sort:
            has = {"number": "a number", "flag": "yes or no", "thing": "a thing", "enum": "a printed value"}
            raise wrong("wrong-type", f"{has[sort]} belongs here, but this is {has[expr.type.sort]}", at.span(tree))
        return expr

    def number(self, tree: T, scope: Scope, at: At) -> ir.Expr:
        return self.expect(self.value(tree, scope, at), "number", tree, at)

    # ---- values
    def value(self, tree: T | Token, scope: Scope, at: At) -> ir.Expr:
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
        raise wrong("syntax", "a value belongs here", at.span(tree))

    def aggregate(self, tree: T, scope: Scope, at: At) -> ir.Expr:
        how = "total" if tree.data == "total" else str(tree.children[0])
        name, query_tree = tree.children[-2], tree.children[-1]
        w = self.words
        if str(name) in w.worths:  # total WORTH of PROPERTY of QUERY
            det, names, of_place, *rest = query_tree.children
            if of_place is None:
                raise wrong("syntax", f"`{name}` is the worth of a printed effect", at.span(tree), f"{name} of reward of it")
            prop = str(names.children[-1])
            query = self.place_query(of_place.children[0], scope, at)
            it = ir.LocalRef(query.var.type, query.var)
            return ir.Aggregate(ir.NUMBER, how, query, ir.Worth(ir.NUMBER, str(name), self.printed(prop, it, names, at), it))
        query = self.query(query_tree, scope, at)
        it = ir.LocalRef(query.var.type, query.var)
        value = self.of_thing(name, it, scope, at)
        return ir.Aggregate(ir.NUMBER, how, query, self.expect(value, "number", tree, at))

    def printed(self, prop: str, thing: ir.Expr, tree: Any, at: At) -> str:
        for kind in thing.type.kinds:
            sort = self.words.kinds[kind].properties.get(prop)
            if sort is None or sort.sort not in ("effect", "amounts"):
                raise wrong("wrong-type", f"`{prop}` is not an effect or amounts printed on a {kind}", at.span(tree))
        return prop

    def noun_value(self, tree: T, scope: Scope, at: At) -> ir.Expr:
        """`[det] names [of place] [on/in place]` read as a number, a thing or a printed value."""
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
            return self.of_value(head, of_place.children[0], scope, at)
        if len(tokens) == 1 and (name in w.counters or (name in w.groups and not w.groups[name].kinds)):
            return self.counter_value(det, name, of_place, at_place, scope, at, tree)
        if len(tokens) == 1 and str(head) in w.zones and (det is not None or of_place is not None or w.zones[str(head)].of == "game"):
            zone = w.zones[str(head)]
            return ir.ZoneCount(ir.NUMBER, zone, self.zone_holder(zone, det, of_place, scope, at, tree))
        if of_place is not None and at_place is None and len(tokens) == 1:
            if str(head) in w.worths:
                inner = of_place.children[0]
                if inner.data != "place_of":
                    raise wrong("syntax", f"`{head}` is the worth of a printed effect", at.span(tree), f"{head} of reward of it")
                thing = self.place_thing(inner.children[2].children[0], scope, at)
                prop = str(inner.children[1].children[-1])
                return ir.Worth(ir.NUMBER, str(head), self.printed(prop, thing, inner, at), thing)
            return self.of_value(head, of_place.children[0], scope, at)
        if det is not None and str(det.children[0]) == "its" and len(tokens) == 1:
            if scope.it is None:
                raise wrong("no-antecedent", "`its` has nothing to stand for", at.span(tree))
            return self.of_thing(head, ir.LocalRef(scope.it.type, scope.it), scope, at)
        if det is None and of_place is None and at_place is None and len(tokens) == 1:
            return self.single(head, scope, at)
        if det is not None and str(det.children[0]) == "your" and len(tokens) == 1 and of_place is None and at_place is None:
            if str(head) in w.parameters or str(head) in w.definitions:
                return self.single(head, scope, at)
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
            if counter.of == PLAYER:
                return ir.CounterRef(ir.NUMBER, counter, self.you(scope, token, at))
            return ir.CounterRef(ir.NUMBER, counter, None)
        if name in w.parameters:
            param = w.parameters[name]
            return ir.ParamRef(ir.FLAG if param.flag else ir.NUMBER, param, you)
        if name in w.definitions:
            definition = w.definitions[name]
            if definition.of:
                raise wrong("syntax", f"`{name}` is said of a {definition.of}", at.span(token), f"{name} of that {definition.of}")
            return ir.DefRef(ir.NUMBER, definition, None, you)
        if name in w.thing_names:
            index = w.thing_names[name]
            return ir.ThingConst(thing_type(w.things[index].kind), index)
        raise self.unknown(token, at)

    def of_value(self, head: Token, place: T, scope: Scope, at: At) -> ir.Expr:
        """`X of Y`: a printed property, a definition, a counter or zone of Y, the slot of Y, where Y's piece lies."""
        w = self.words
        if place.data == "place_of" and str(place.children[1].children[-1]) == "slot":
            thing = self.place_thing(place.children[2].children[0], scope, at)
            if not any(str(head) in z.slots for z in w.zones.values()):
                raise self.unknown(head, at, "a property of slots")
            return ir.SlotProp(ir.NUMBER, str(head), thing)
        kind = self.noun(head, at)
        if kind in w.kinds and place.data == "place_name":
            owned = self.noun(place.children[1].children[-1], at)
            if owned in w.pieces:
                piece = w.pieces[owned]
                who = self.you(scope, place, at) if piece.owned else None
                return ir.LocationOf(thing_type(kind), piece, who, kind)
        thing = self.place_thing(place, scope, at)
        return self.of_thing(head, thing, scope, at)

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
            raise wrong("wrong-type", f"`{name}` is not a value but {sort.sort}", at.span(head), f"do {name} of ...")
        if name == "number" and all(w.kinds[k].numbered for k in thing.type.kinds):
            return ir.NumberOf(ir.NUMBER, thing)
        if name in w.definitions:
            definition = w.definitions[name]
            if not set(thing.type.kinds) <= set(w.members(definition.of)):
                raise wrong("wrong-type", f"`{name}` is said of a {definition.of or 'nothing'}", at.span(head))
            return ir.DefRef(self.definition_type(name), definition, thing, you)
        if base in w.counters and w.counters[base].of in thing.type.kinds:
            return ir.CounterRef(ir.NUMBER, w.counters[base], thing)
        if name in w.zones and w.zones[name].of in thing.type.kinds:
            return ir.ZoneCount(ir.NUMBER, w.zones[name], thing)
        if base in w.pieces and thing.type.kinds == (PLAYER,):
            raise wrong("syntax", f"say where the {name} lie", at.span(head), f"{name} of it on ...")
        if base in w.kinds and w.kinds[base].name in [w.kinds[k].part_of for k in thing.type.kinds]:
            return ir.WholeOf(thing_type(base), thing)
        known = [p for k in thing.type.kinds for p in w.kinds[k].properties]
        raise wrong("unknown-name", f"a {' or '.join(thing.type.kinds)} has no `{name}`", at.span(head),
                    meant(name, [*known, *w.definitions, *w.counters, *w.zones]))

    def definition_type(self, name: str) -> ir.Type:
        """Thing-valued definitions are written `the K in ...`; all others are numbers."""
        body = self.words.definitions[name].body
        text = str(getattr(body, "value", ""))
        if text.startswith("the "):
            kind = self.words.forms.get(text.split()[1], "")
            if kind in self.words.kinds:
                return thing_type(kind)
        return ir.NUMBER

    def counter_value(self, det: T | None, name: str, of_place: T | None, at_place: T | None, scope: Scope, at: At, tree: T) -> ir.Expr:
        w = self.words
        names = w.groups[name].members if name in w.groups else [name]
        total: ir.Expr | None = None
        for each in names:
            counter = w.counters[each]
            if of_place is not None or at_place is not None:
                holder: ir.Expr | None = self.place_thing((of_place or at_place).children[0], scope, at)  # type: ignore[union-attr]
            elif counter.of == PLAYER:
                holder = self.whose(det, scope, tree, at)
            else:
                holder = None
            one = ir.CounterRef(ir.NUMBER, counter, holder)
            total = one if total is None else ir.Binary(ir.NUMBER, "+", total, one)
        assert total is not None
        return total

    def whose(self, det: T | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
        word = str(det.children[0]) if det is not None else "your"
        if word == "their":
            if scope.they is None:
                raise wrong("no-antecedent", "`their` has nothing to stand for", at.span(tree))
            return ir.LocalRef(scope.they.type, scope.they)
        return self.you(scope, tree, at)

    def zone_holder(self, zone: Zone, det: T | None, of_place: T | None, scope: Scope, at: At, tree: Any) -> ir.Expr | None:
        if zone.of == "game":
            return None
        if of_place is not None:
            holder = self.place_thing(of_place.children[0], scope, at)
            if zone.of not in holder.type.kinds:
                raise wrong("wrong-type", f"`{zone.name}` belongs to a {zone.of}", at.span(tree))
            return holder
        if zone.of == PLAYER:
            return self.whose(det, scope, tree, at)
        raise wrong("syntax", f"say whose `{zone.name}`", at.span(tree), f"{zone.name} of that {zone.of}")

    def owner(self, det: T | None, piece: str, of_place: T | None, scope: Scope, at: At, tree: Any) -> ir.Owner:
        if not self.words.pieces[piece].owned:
            return ir.Owner()
        if of_place is not None:
            return ir.Owner(self.place_thing(of_place.children[0], scope, at))
        word = str(det.children[0]) if det is not None else ""
        if word in ("your", "their"):
            return ir.Owner(self.whose(det, scope, tree, at))
        if word in ("other", "another"):
            return ir.Owner(self.you(scope, tree, at), True)
        return ir.Owner()

    def piece_count(self, det: T | None, piece: str, of_place: T | None, at_place: T | None, scope: Scope, at: At, tree: Any) -> ir.Expr:
        if at_place is None:
            raise wrong("syntax", f"say where the {piece} lies", at.span(tree), f"your {piece}s on ...")
        place = self.place(at_place.children[0], scope, at)
        self.lies(piece, place, at_place, at)
        return ir.PieceCount(ir.NUMBER, self.words.pieces[piece], self.owner(det, piece, of_place, scope, at, tree), place)

    def lies(self, piece: str, place: ir.Place, tree: Any, at: At) -> None:
        where = place.zone.name if place.zone else place.kind or (place.thing.type.kinds[0] if place.thing else "")
        if where not in self.words.pieces[piece].places:
            raise wrong("wrong-type", f"a {piece} never lies on {where}", at.span(tree), f"see `lies on:` of {piece}")

    # ---- places
    def place(self, tree: T, scope: Scope, at: At) -> ir.Place:
        w = self.words
        if tree.data == "place_ref":
            return ir.Place(thing=self.ref(tree.children[0], scope, at))
        det, names = tree.children[0], tree.children[1]
        of_place = tree.children[2] if tree.data == "place_of" else None
        head = names.children[-1]
        base = self.noun(head, at)
        if str(head) in w.zones:
            zone = w.zones[str(head)]
            return ir.Place(zone=zone, thing=self.zone_holder(zone, det, of_place, scope, at, tree))
        if base in w.kinds:
            if of_place is not None:
                if w.kinds[base].part_of:
                    whole = self.place_thing(of_place.children[0], scope, at)
                    if w.kinds[base].part_of in whole.type.kinds:
                        return ir.Place(kind=base, whole=whole)
                return ir.Place(thing=self.place_thing(tree, scope, at))
            return ir.Place(kind=base)
        return ir.Place(thing=self.place_thing(tree, scope, at))

    def place_thing(self, tree: T, scope: Scope, at: At) -> ir.Expr:
        """A place phrase that stands for one thing."""
        if tree.data == "place_ref":
            return self.ref(tree.children[0], scope, at)
        det, names = tree.children[0], tree.children[1]
        head = names.children[-1]
        if tree.data == "place_of":
            value = self.of_value(head, tree.children[2].children[0], scope, at)
        elif det is not None and str(det.children[0]) == "the":
            query = self.query_parts(None, names, None, None, None, [], None, scope, at, at.text(tree))
            return ir.FirstOf(query.var.type, query)
        else:
            value = self.single(head, scope, at)
        return self.expect(value, "thing", tree, at)

    def place_query(self, tree: T, scope: Scope, at: At) -> ir.Query:
        """A place phrase read as a set of things: `shop_spaces of it`, `that area`."""
        place = self.place(tree, scope, at)
        if place.kind:
            var = ir.Local(place.kind, thing_type(place.kind))
            if place.whole is not None:
                return ir.Query(var, (place.kind,), "parts", of=place.whole, text=at.text(tree))
            return ir.Query(var, (place.kind,), "all", text=at.text(tree))
        if place.zone is not None:
            var = ir.Local("thing", thing_type(*place.zone.holds))
            return ir.Query(var, tuple(place.zone.holds), "zone", zone=place.zone, holder=place.thing, text=at.text(tree))
        assert place.thing is not None
        var = ir.Local("it", place.thing.type)
        return ir.Query(var, place.thing.type.kinds, "one", of=place.thing, text=at.text(tree))

    # ---- queries
    def query(self, tree: T, scope: Scope, at: At) -> ir.Query:
        det, names, of_place, at_place, next_to, *rest = tree.children
        tests = [t for t in rest if isinstance(t, Tree) and t.data in ("with_", "without")]
        wheres = next((t for t in rest if isinstance(t, Tree) and t.data == "wheres"), None)
        return self.query_parts(det, names, of_place, at_place, next_to, tests, wheres, scope, at, at.text(tree))

    def query_parts(self, det: T | None, names: T, of_place: T | None, at_place: T | None, next_to: T | None,
                    tests: list[T], wheres: T | None, scope: Scope, at: At, text: str) -> ir.Query:
        w = self.words
        *adjectives, head = names.children
        base = self.noun(head, at)
        word = str(det.children[0]) if det is not None else ""
        zone = holder = None
        if at_place is not None:
            place = self.place(at_place.children[0], scope, at)
            if place.zone is None:
                raise wrong("wrong-type", "things lie in zones", at.span(at_place), "name a zone after `in`")
            zone, holder = place.zone, place.thing
        if base == "copy":
            if of_place is None:
                raise wrong("syntax", "a copy of what?", at.span(head), "copy of it")
            of = self.place_thing(of_place.children[0], scope, at)
            query = ir.Query(ir.Local("copy", of.type), of.type.kinds, "zone" if zone else "all", zone, holder, text=text)
            it = ir.LocalRef(of.type, query.var)
            query.tests.append(ir.Test(ir.Compare(ir.FLAG, "same", it, of), "a copy"))
        elif base in ("player", "opponent"):
            query = ir.Query(ir.Local(base, PLAYER_TYPE), (PLAYER,), "opponents" if base == "opponent" else "players", text=text)
            query.of = self.you(scope, head, at) if base == "opponent" else None
        elif base == "thing":
            if zone is None:
                raise wrong("syntax", "things where?", at.span(head), "thing in your ...")
            query = ir.Query(ir.Local("thing", thing_type(*zone.holds)), tuple(zone.holds), "zone", zone, holder, text=text)
        else:
            query = self.kind_query(base, head, word, zone, holder, of_place, scope, at, text)
        inner = scope.asking(query.var)
        it = ir.LocalRef(query.var.type, query.var)
        for adjective in adjectives:
            query.tests.append(ir.Test(self.adjective(adjective, it, inner, at), str(adjective)))
        if word in ("other", "another"):
            previous = scope.that.get(base) or scope.here
            if previous is None:
                raise wrong("no-antecedent", f"`{word}` than which?", at.span(head), f"choose a {base} first")
            if base in scope.that or previous.type == query.var.type:
                cond = ir.Compare(ir.FLAG, "!=", it, ir.LocalRef(previous.type, previous))
                query.tests.append(ir.Test(cond, word))
        if next_to is not None:
            query.next_to = self.place_thing(next_to, scope, at)
        for test in tests:
            query.tests.append(ir.Test(self.with_test(test, it, scope, at), at.text(test)))
        if wheres is not None:
            for atom in wheres.children:
                query.tests.append(ir.Test(self.condition(atom, inner, at), at.text(atom)))
        return query

    def kind_query(self, base: str, head: Token, word: str, zone: Zone | None, holder: ir.Expr | None,
                   of_place: T | None, scope: Scope, at: At, text: str) -> ir.Query:
        w = self.words
        kinds = tuple(w.members(base))
        if not kinds and str(head) in w.zones:
            z = w.zones[str(head)]
            holder = self.zone_holder(z, None, of_place, scope, at, head)
            return ir.Query(ir.Local("thing", thing_type(*z.holds)), tuple(z.holds), "zone", z, holder, text=text)
        if not kinds:
            raise self.unknown(head, at, "a kind of thing")
        var = ir.Local(base, thing_type(*kinds))
        if zone is not None:
            lying = tuple(k for k in kinds if k in zone.holds)
            if not lying:
                raise wrong("wrong-type", f"`{zone.name}` never holds a {base}", at.span(head))
            var.type = thing_type(*lying)
            return ir.Query(var, lying, "zone", zone, holder, text=text)
        if word == "your" and str(head) in w.zones:
            z = w.zones[str(head)]
            return ir.Query(ir.Local(base, thing_type(*kinds)), kinds, "zone", z, self.you(scope, head, at), text=text)
        if of_place is not None:
            whole = self.place_thing(of_place.children[0], scope, at)
            if not any(w.kinds[k].part_of in whole.type.kinds for k in kinds):
                raise wrong("wrong-type", f"a {whole.type.kinds[0]} has no {base}", at.span(head))
            return ir.Query(var, kinds, "parts", of=whole, text=text)
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
        if name in w.entries:
            return ir.IsEntry(ir.FLAG, it, tuple(w.entries[name]))
        known = [a for k, a in w.adjectives if k in kinds] + [v for v, pairs in w.enum_values.items() if any(k in kinds for k, _ in pairs)]
        raise wrong("unknown-name", f"`{name}` says nothing about a {' or '.join(kinds)}", at.span(token), meant(name, known))

    def with_test(self, test: T, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
        children = list(test.children)
        least: Token | None = None
        if test.data == "with_":
            least = children.pop(0)
        det, names, of_place, at_place = children
        cond = self.having(it, det, names, of_place, at_place, int(str(least)) if least is not None else 1, scope, at, test)
        return ir.Not(ir.FLAG, cond) if test.data == "without" else cond

    def having(self, it: ir.Expr, det: T | None, names: T, of_place: T | None, at_place: T | None, least: int,
               scope: Scope, at: At, tree: Any) -> ir.Expr:
        """`X has N Y ...`: pieces on a place, pieces or counters of a player, things in a player's zone."""
        w = self.words
        head = names.children[-1]
        base = self.noun(head, at)
        count: ir.Expr
        if it.type.kinds == (PLAYER,):
            if base in w.pieces:
                if at_place is None:
                    raise wrong("syntax", f"say where the {base} lies", at.span(tree), f"... {base} on ...")
                place = self.place(at_place.children[0], scope, at)
                self.lies(base, place, at_place, at)
                count = ir.PieceCount(ir.NUMBER, w.pieces[base], ir.Owner(it if w.pieces[base].owned else None), place)
            elif base in w.counters:
                count = ir.CounterRef(ir.NUMBER, w.counters[base], it)
            elif str(head) in w.zones and w.zones[str(head)].of == PLAYER:
                count = ir.ZoneCount(ir.NUMBER, w.zones[str(head)], it)
            else:
                raise self.unknown(head, at, "something a player has")
        elif base in w.pieces:
            place = ir.Place(thing=it)
            self.lies(base, place, tree, at)
            count = ir.PieceCount(ir.NUMBER, w.pieces[base], self.owner(det, base, of_place, scope, at, tree), place)
        elif base in w.counters and w.counters[base].of in it.type.kinds:
            count = ir.CounterRef(ir.NUMBER, w.counters[base], it)
        elif str(head) in w.zones and w.zones[str(head)].of in it.type.kinds:
            count = ir.ZoneCount(ir.NUMBER, w.zones[str(head)], it)
        else:
            raise self.unknown(head, at, f"something a {it.type.kinds[0] if it.type.kinds else 'thing'} has")
        return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, least))

    # ---- conditions
    def condition(self, tree: T, scope: Scope, at: At) -> ir.Expr:
        kind = str(tree.data)
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
            return ir.Compare(ir.FLAG, OPS[" ".join(str(op).split())], self.number(left, scope, at), self.number(right, scope, at))
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
            return ir.NextTo(ir.FLAG, left, self.place_thing(tree.children[1], scope, at))
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
        if kind in ("allowed", "not_allowed"):
            who, name = self.ref(tree.children[0], scope, at), tree.children[1]
            param = self.words.parameters.get(str(name))
            if param is None or not param.flag:
                flags = [p.name for p in self.words.parameters.values() if p.flag]
                raise wrong("unknown-name", f"there is no permission `{name}`", at.span(name), meant(str(name), flags))
            cond = ir.ParamRef(ir.FLAG, param, who)
            return ir.Not(ir.FLAG, cond) if kind == "not_allowed" else cond
        value = self.value(tree, scope, at)
        return self.expect(value, "flag", tree, at)

    def is_condition(self, tree: T, scope: Scope, at: At) -> ir.Expr:
        left = self.value(tree.children[0], scope, at)
        right_tree = tree.children[1]
        if left.type.sort in ("thing", "enum") and right_tree.data == "noun" and right_tree.children[2] is None:
            names = right_tree.children[1]
            token = names.children[-1]
            if left.type.sort == "enum":
                kind, prop = left.type.kinds[0], left.type.prop
                values = self.words.kinds[kind].properties[prop].values
                if str(token) not in values:
                    raise wrong("unknown-name", f"`{token}` is not a value of {prop}", at.span(token), meant(str(token), values))
                return ir.Compare(ir.FLAG, "==", left, ir.EnumConst(left.type, values.index(str(token))))
            if len(names.children) == 1 and right_tree.children[0] is None and str(token) not in scope.that:
                return self.adjective(token, left, scope, at)
        right = self.value(right_tree, scope, at)
        if left.type.sort == right.type.sort == "thing" and not set(left.type.kinds) & set(right.type.kinds):
            raise wrong("wrong-type", "these two can never be the same", at.span(tree))
        if left.type.sort != right.type.sort:
            raise wrong("wrong-type", "these two cannot be compared", at.span(tree))
        return ir.Compare(ir.FLAG, "==", left, right)

    def is_at(self, tree: T, scope: Scope, at: At) -> ir.Expr:
        """`your president is on an area`, `it is in your technologies`."""
        w = self.words
        subject, place_tree = tree.children
        if subject.data == "noun" and self.noun(subject.children[1].children[-1], at) in w.pieces:
            det, names = subject.children[0], subject.children[1]
            piece = self.noun(names.children[-1], at)
            place = self.place(place_tree, scope, at)
            self.lies(piece, place, tree, at)
            count = ir.PieceCount(ir.NUMBER, w.pieces[piece], self.owner(det, piece, None, scope, at, tree), place)
            return ir.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, 1))
        thing = self.expect(self.value(subject, scope, at), "thing", subject, at)
        place = self.place(place_tree, scope, at)
        if place.zone is None:
            raise wrong("wrong-type", "things lie in zones", at.span(place_tree))
        return ir.InZone(ir.FLAG, thing, place.zone, place.thing)
