"""Checked expressions as English phrases: numbers, conditions, places and the things a query looks through.

One method per node of the checked rules, so that each can become a message of its own in every language.
"""

from __future__ import annotations

import re

from ..language import ir
from ..language.model import PLAYER, Words
from ..loading.tree import Map, Node, Scalar, Seq

COMPARISONS = {
    "==": "is",
    "!=": "is not",
    ">=": "is at least",
    "<=": "is at most",
    ">": "is more than",
    "<": "is fewer than",
}
SIGNS = {"+": "+", "-": "-", "*": "*", "/": "/"}


def readable(name: str) -> str:
    return name.replace("_", " ")


def a(phrase: str) -> str:
    """The phrase with its indefinite article."""
    return f"{'an' if phrase[:1] in 'aeiou' else 'a'} {phrase}"


def written_words(node: Node, found: set[str] | None = None) -> set[str]:
    """Every word that stands in the files: a plural nobody writes is not put into anybody's mouth."""
    found = set() if found is None else found
    if isinstance(node, Scalar):
        found.update(re.findall(r"\w+", str(node.value)))
    elif isinstance(node, Seq):
        for item in node.items:
            written_words(item, found)
    elif isinstance(node, Map):
        for key, item in node:
            found.update(re.findall(r"\w+", key))
            written_words(item, found)
    return found


class Phrases:
    def __init__(self, words: Words, written: set[str]):
        self.words = words
        self.plurals = {name: form for form, name in words.forms.items() if form != name and form in written}
        #: what a local is called where it is not called `that ...`
        self.called: dict[int, str] = {}

    # ---- nouns
    def noun(self, name: str, many: bool = False) -> str:
        return readable(self.plurals.get(name, name) if many else name)

    def counted(self, number: ir.Expr, name: str) -> str:
        if isinstance(number, ir.Int):
            return f"{number.value} {self.noun(name, number.value != 1)}"
        return f"{self.noun(name, True)} ({self.value(number)})"

    def kinds(self, kinds: tuple[str, ...], many: bool = False) -> str:
        if len(kinds) > 3:
            return "things" if many else "thing"
        return " or ".join(self.noun(k, many) if not many else readable(self.words.kinds[k].plural) for k in kinds)

    def local(self, local: ir.Local) -> str:
        return self.called.get(local.id) or (
            local.name if local.name in ("you", "they") else f"that {readable(local.name)}"
        )

    def call(self, local: ir.Local | None, name: str) -> None:
        if local is not None:
            self.called[local.id] = name

    def object(self, e: ir.Expr) -> str:
        """A thing or player as the object of a sentence."""
        phrase = self.value(e)
        return "them" if phrase == "they" else phrase

    def of(self, what: str, owner: ir.Expr | None) -> str:
        """`your hand`, `their hand`, `the row of that board`."""
        if owner is None:
            return f"the {what}"
        phrase = self.value(owner)
        short = {"you": "your", "they": "their", "it": "its"}.get(phrase)
        return f"{short} {what}" if short else f"the {what} of {phrase}"

    # ---- places and queries
    def place(self, p: ir.Place) -> str:
        if p.zone is not None:
            return self.of(readable(p.zone.name), p.thing)
        if p.kind:
            plural = readable(self.words.kinds[p.kind].plural)
            return f"the {plural} of {self.value(p.whole)}" if p.whole is not None else plural
        return self.value(p.thing) if p.thing is not None else "anywhere"

    def lying(self, p: ir.Place, one: bool = False) -> str:
        """`in your hand`, `on that field`; one: `on a field` for any of a kind."""
        if one and p.kind and p.whole is None:
            return f"on {a(readable(p.kind))}"
        return f"{'in' if p.zone is not None else 'on'} {self.place(p)}"

    def pieces(self, piece: str, owner: ir.Owner, many: bool) -> str:
        noun = self.noun(piece, many)
        if owner.who is None:
            return noun if many else a(noun)
        if owner.others:
            return f"other players' {noun}" if many else f"another player's {noun}"
        return self.of(noun, owner.who)

    def query(self, q: ir.Query, many: bool = False, bare: bool = False) -> str:
        """`an open field with your goat`; many: `open fields ...`; bare: without an article."""
        adjectives, after, wheres = [], [], []
        another = False
        said = self.called.get(q.var.id)
        self.called[q.var.id] = "it"
        copy = ""
        for test in q.tests:
            cond = test.cond
            if isinstance(cond, ir.Compare) and cond.op == "same":
                copy = f" of {self.value(cond.right)}"
            elif isinstance(cond, ir.Compare) and cond.op == "!=" and test.text in ("other", "another"):
                another = True
            elif (word := self.adjective(cond, q.var)) is not None:
                adjectives.append(word)
            elif (having := self.having(cond, q.var)) is not None:
                after.append(having)
            else:
                wheres.append(self.condition(cond))
        noun = (
            "copy"
            if copy
            else {"opponents": "opponent", "players": "player"}.get(q.source) or self.kinds(q.kinds, many)
        )
        if many and (copy or q.source in ("opponents", "players")):
            noun = {"copy": "copies"}.get(noun, noun + "s")
        head = " ".join([*adjectives, noun]) + copy
        if not many and not bare:
            head = f"another {head}" if another else a(head)
        elif another:
            head = f"other {head}"
        parts = [head, *self.source(q)]
        if q.next_to is not None:
            parts.append(f"next to {self.value(q.next_to)}")
        parts += [" and ".join(after)] if after else []
        parts += ["where " + " and ".join(wheres)] if wheres else []
        if said is None:
            del self.called[q.var.id]
        else:
            self.called[q.var.id] = said
        return " ".join(parts)

    def source(self, q: ir.Query) -> list[str]:
        if q.source == "zone" and q.zone is not None:
            return [f"in {self.of(readable(q.zone.name), q.holder)}"]
        if q.source == "parts" and q.of is not None:
            return [f"of {self.value(q.of)}"]
        return []

    def adjective(self, cond: ir.Expr, var: ir.Local) -> str | None:
        """A test that is one word about the thing looked at."""
        if isinstance(cond, ir.DefRef) and cond.definition.adjective:
            return readable(cond.definition.name)
        if (
            isinstance(cond, ir.Compare)
            and cond.op == "=="
            and isinstance(cond.right, ir.EnumConst)
            and self.about(cond.left, var)
        ):
            return self.enum(cond.right)
        if isinstance(cond, ir.PropRef) and cond.type.sort == "flag" and self.is_var(cond.thing, var):
            return readable(cond.prop)
        if isinstance(cond, ir.IsEntry) and self.is_var(cond.thing, var):
            return readable(self.words.things[cond.indices[0]].entry)
        return None

    def is_var(self, e: ir.Expr | None, var: ir.Local) -> bool:
        return isinstance(e, ir.LocalRef) and e.local is var

    def about(self, e: ir.Expr, var: ir.Local) -> bool:
        return isinstance(e, ir.PropRef) and self.is_var(e.thing, var)

    def having(self, cond: ir.Expr, var: ir.Local) -> str | None:
        """`with 2 of your goats`, `without a fence`."""
        word = "with"
        if isinstance(cond, ir.Not):
            cond, word = cond.item, "without"
        if not (isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.right, ir.Int)):
            return None
        left, n = cond.left, cond.right.value
        if isinstance(left, ir.PieceCount):
            if self.is_var(left.place.thing, var) and left.place.zone is None:
                what = self.pieces(left.piece.name, left.owner, n > 1)
                return f"{word} {what}" if n == 1 else f"{word} at least {n} of {what}"
            if self.is_var(left.owner.who, var):
                noun = self.noun(left.piece.name, n > 1)
                return f"{word} {a(noun) if n == 1 else f'at least {n} {noun}'} {self.lying(left.place, n == 1)}"
        if isinstance(left, ir.CounterRef) and self.is_var(left.holder, var):
            return f"{word} at least {n} {self.noun(left.counter.name, n > 1)}"
        if isinstance(left, ir.ZoneCount) and self.is_var(left.holder, var):
            return f"{word} at least {n} in the {readable(left.zone.name)}"
        return None

    def enum(self, e: ir.EnumConst) -> str:
        return readable(self.words.kinds[e.type.kinds[0]].properties[e.type.prop].values[e.value])

    # ---- values
    def value(self, e: ir.Expr | None) -> str:
        if e is None:
            return "all"
        return str(getattr(self, "value_" + type(e).__name__)(e))

    def value_Int(self, e: ir.Int) -> str:
        return str(e.value)

    def value_LocalRef(self, e: ir.LocalRef) -> str:
        return self.local(e.local)

    def value_ThingConst(self, e: ir.ThingConst) -> str:
        return readable(self.words.things[e.index].name)

    def value_EnumConst(self, e: ir.EnumConst) -> str:
        return self.enum(e)

    def value_CounterRef(self, e: ir.CounterRef) -> str:
        return self.of(self.noun(e.counter.name, True), e.holder)

    def value_PieceCount(self, e: ir.PieceCount) -> str:
        return f"the number of {self.pieces(e.piece.name, e.owner, True)} {self.lying(e.place)}"

    def value_ZoneCount(self, e: ir.ZoneCount) -> str:
        return f"the number of things in {self.of(readable(e.zone.name), e.holder)}"

    def value_PropRef(self, e: ir.PropRef) -> str:
        return self.of(readable(e.prop), e.thing)

    def value_SlotProp(self, e: ir.SlotProp) -> str:
        return f"the {readable(e.prop)} of the slot {self.value(e.thing)} lies in"

    def value_NumberOf(self, e: ir.NumberOf) -> str:
        return self.of("number", e.thing)

    def value_WholeOf(self, e: ir.WholeOf) -> str:
        return f"the {self.kinds(e.type.kinds)} {self.value(e.thing)} belongs to"

    def value_ParamRef(self, e: ir.ParamRef) -> str:
        return self.of(readable(e.param.name), e.player)

    def value_DefRef(self, e: ir.DefRef) -> str:
        name = readable(e.definition.name)
        return self.of(name, e.thing) if e.thing is not None else f"the {name}"

    def value_LocationOf(self, e: ir.LocationOf) -> str:
        return f"the {readable(e.kind)} {self.of(readable(e.piece.name), e.owner)} is on"

    def value_FirstOf(self, e: ir.FirstOf) -> str:
        return "the " + self.query(e.query, bare=True)

    def value_Aggregate(self, e: ir.Aggregate) -> str:
        if e.how == "count":
            return f"the number of {self.query(e.query, many=True)}"
        said = self.called.get(e.query.var.id)
        self.called[e.query.var.id] = "it"
        what = self.value(e.value).removeprefix("its ").removesuffix(" of it")
        self.called.pop(e.query.var.id, None)
        if said is not None:
            self.called[e.query.var.id] = said
        return f"the {e.how} {what.removeprefix('the ')} of {self.query(e.query, many=True)}"

    def value_Worth(self, e: ir.Worth) -> str:
        return f"the {readable(e.name)} of {self.of(readable(e.prop), e.thing)}"

    def value_Binary(self, e: ir.Binary) -> str:
        left, right = self.inner(e.left), self.inner(e.right)
        if e.op == "min":
            return f"{self.value(e.left)}, but at most {right}"
        if e.op == "max":
            return f"{self.value(e.left)}, but at least {right}"
        return f"{left} {SIGNS[e.op]} {right}"

    def inner(self, e: ir.Expr) -> str:
        return f"({self.value(e)})" if isinstance(e, ir.Binary) and e.op not in ("+",) else self.value(e)

    def value_Levels(self, e: ir.Levels) -> str:
        steps = ", ".join(f"{self.value(v)} from {n} on" for n, v in e.table)
        return f"by {self.value(e.value)}: {steps} (0 below)"

    # ---- conditions
    def condition(self, e: ir.Expr) -> str:
        method = getattr(self, "if_" + type(e).__name__, None)
        return str(method(e)) if method is not None else f"{self.value(e)} holds"

    def if_Not(self, e: ir.Not) -> str:
        return self.negated(e.item)

    def negated(self, e: ir.Expr) -> str:
        text = self.if_Compare(e, no=True) if isinstance(e, ir.Compare) else self.condition(e)
        if isinstance(e, ir.Compare):
            return text
        for plain, not_ in ((" is ", " is not "), (" may ", " may not ")):
            if plain in text:
                return text.replace(plain, not_, 1)
        return f"not ({text})"

    def if_Both(self, e: ir.Both) -> str:
        parts = [
            f"({self.condition(i)})" if isinstance(i, ir.Both) and i.op != e.op else self.condition(i) for i in e.items
        ]
        return f" {e.op} ".join(parts)

    def if_Compare(self, e: ir.Compare, no: bool = False) -> str:
        left, right = e.left, e.right
        if e.op == "even":
            return f"{self.value(left)} is {'not ' if no else ''}even"
        if e.op == "same":
            return f"{self.value(left)} is {'not ' if no else ''}a copy of {self.value(right)}"
        if e.op == ">=" and isinstance(right, ir.Int):
            return self.at_least(left, right.value, no)
        if e.op in (">=", "<=", ">", "<"):
            return (
                f"{self.value(left)} {COMPARISONS[e.op]} {self.value(right)}"
                if not no
                else f"not ({self.value(left)} {COMPARISONS[e.op]} {self.value(right)})"
            )
        op = {"==": "!=", "!=": "=="}[e.op] if no else e.op
        return f"{self.value(left)} {COMPARISONS[op]} {self.value(right)}"

    def at_least(self, left: ir.Expr, n: int, no: bool) -> str:
        """Having and being there, said as people say it."""
        if isinstance(left, ir.Aggregate) and left.how == "count":
            if n == 1:
                return (
                    f"there is no {self.query(left.query, bare=True)}" if no else f"there is {self.query(left.query)}"
                )
            return f"there are {'fewer than' if no else 'at least'} {n} {self.query(left.query, many=True)}"
        if isinstance(left, ir.PieceCount) and n == 1:
            noun, where = self.noun(left.piece.name), self.lying(left.place, True)
            who = left.owner.who
            if who is None:
                return f"there is {'no ' + noun if no else a(noun)} {where}"
            if left.owner.others:
                return f"no other player has {a(noun)} {where}" if no else f"another player has {a(noun)} {where}"
            name = self.value(who)
            has = "have" if name in ("you", "they") else "has"
            return f"{name} {has} {'no ' + noun if no else a(noun)} {where}"
        if isinstance(left, ir.CounterRef) and left.holder is not None and left.counter.of == PLAYER:
            name = self.value(left.holder)
            has = "have" if name in ("you", "they") else "has"
            return f"{name} {has} {'fewer than' if no else 'at least'} {n} {self.noun(left.counter.name, n != 1)}"
        return f"{self.value(left)} is {'less than' if no else 'at least'} {n}"

    def if_DefRef(self, e: ir.DefRef) -> str:
        if not e.definition.adjective or e.thing is None:
            return f"{self.value(e)} holds"
        return f"{self.value(e.thing)} is {readable(e.definition.name)}"

    def if_ParamRef(self, e: ir.ParamRef) -> str:
        return f"{self.value(e.player) if e.player is not None else 'everybody'} may {readable(e.param.name)}"

    def if_PropRef(self, e: ir.PropRef) -> str:
        return f"{self.value(e.thing)} is {readable(e.prop)}"

    def if_IsEntry(self, e: ir.IsEntry) -> str:
        return f"{self.value(e.thing)} is {a(readable(self.words.things[e.indices[0]].entry))}"

    def if_InZone(self, e: ir.InZone) -> str:
        return f"{self.value(e.thing)} is in {self.of(readable(e.zone.name), e.holder)}"

    def if_NextTo(self, e: ir.NextTo) -> str:
        return f"{self.value(e.left)} is next to {self.value(e.right)}"

    def if_CondProp(self, e: ir.CondProp) -> str:
        return f"{self.of(readable(e.prop), e.thing)} holds"
