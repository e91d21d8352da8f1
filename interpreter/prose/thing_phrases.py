"""Things, places and queries of checked rules as phrases."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known, Tied
from ..phrases.rule_digests import definition_digest
from ..phrases.things import Adjective, Counted, Defined, Either, OneOf, Printed, Qualified
from ..phrases.words import Amount, Name, Noun, Phrase, Plain, Say


@dataclass(frozen=True, slots=True)
class Has:
    """A thing to which others belong, and how many of them at least."""

    thing: ir.Expr
    query: ir.Query
    least: int
    #: the zone of the thing they lie in, if they do
    zone: str = ""


class Things:
    """One method per node. `here` is the local that means the place the text is printed on."""

    def __init__(self, game: CheckedGame, here: ir.Local | None = None):
        self.game = game
        self.words = game.words
        self.here = here
        #: what a rule around was handed, as it is spoken of there
        self.given: dict[ir.Local, Phrase] = {}
        #: the candidates of the queries around: `it`
        self.asked: list[ir.Local] = []
        #: the nouns of what was spoken of, so that two things of one name can be told apart
        self.spoken: dict[str, ir.Local] = {}
        #: who or what gains or loses something, while it is said how much
        self.affected: ir.Expr | None = None
        #: it is told of somebody: what would be yours is theirs, which often goes without saying
        self.reported = False

    # ---- who and what
    def is_you(self, e: ir.Expr | None) -> bool:
        return isinstance(e, ir.LocalRef) and e.local.name == "you"

    @property
    def acting(self) -> str:
        """Who `you` is, as it is said whose something is."""
        return "they" if self.reported else "you"

    def same(self, a: ir.Expr | None, b: ir.Expr | None) -> bool:
        return isinstance(a, ir.LocalRef) and isinstance(b, ir.LocalRef) and a.local is b.local

    def goes_without_saying(self, holder: ir.Expr | None) -> bool:
        """Is it clear whose counter is counted? `each player gains 1 point per 5 coins`: their own."""
        who = self.affected
        if who is None or who.type.kinds != (PLAYER,):
            return self.is_you(holder) or self.same(holder, who)
        return self.same(holder, who) or (self.is_you(holder) and self.is_you(who))

    def is_confused(self, holder: ir.Expr | None) -> bool:
        """Would `own` be theirs? What is yours, while it is said how much somebody else gains."""
        return self.is_you(holder) and not self.goes_without_saying(holder)

    def whose(self, e: ir.Expr | None) -> str:
        if self.is_you(e):
            return self.acting
        return "they" if isinstance(e, ir.LocalRef) and e.type.kinds == (PLAYER,) else "none"

    def is_it(self, e: ir.Expr) -> bool:
        return isinstance(e, ir.LocalRef) and (e.local in self.asked or e.local.name == "it")

    def thing(self, e: ir.Expr) -> Phrase:
        if isinstance(e, ir.LocalRef):
            if e.local in self.given:
                return self.given[e.local]
            if e.local.name in ("you", "they", "it", "opponent", "player"):
                who = "they" if e.local.name in ("opponent", "player") else e.local.name
                return Say("pronoun", who=who, noun=self.noun_of(e.local))
            if e.local in self.asked:
                return Say("pronoun", who="it", noun=self.noun_of(e.local))
            kind = e.local.type.kinds[0] if e.local.type.kinds else "thing"
            if e.local is self.here or e.local.name == "here":
                return Qualified(Noun(kind), "this")
            noun = self.noun_of(e.local)
            first = self.spoken.setdefault(noun.name, e.local)
            return Qualified(noun, "that" if first is e.local else "chosen")
        if isinstance(e, ir.ThingConst):
            return Name(self.words.things[e.index].entry)
        if isinstance(e, ir.LocationOf):
            return Say("location-of", kind=Noun(e.kind), piece=Noun(e.piece.name))
        if isinstance(e, (ir.PropRef, ir.DefRef)):
            return self.value(e)
        if isinstance(e, ir.FirstOf):
            return self.query(e.query, "the")
        if isinstance(e, ir.WholeOf):
            return Say("property-of", property=Noun(e.type.kinds[0]), thing=self.thing(e.thing))
        if isinstance(e, ir.Worth):
            return Say("property-of", property=Noun(f"prop-{e.name}"), thing=self.thing(e.thing))
        if isinstance(e, ir.EnumConst):
            values = self.words.kinds[e.type.kinds[0]].properties[e.type.prop].values
            return Say(f"is-{values[e.value]}", "is")
        method = getattr(self, "value_" + type(e).__name__, None) or getattr(self, "cond_" + type(e).__name__, None)
        return method(e) if method is not None else Qualified(Noun(e.type.kinds[0] if e.type.kinds else "thing"), "the")

    def subject(self, e: ir.Expr) -> Phrase:
        """A thing of which something is said: it lies where it lies, and is not taken from there."""
        return self.query(e.query, "the", "place") if isinstance(e, ir.FirstOf) else self.thing(e)

    def noun_of(self, local: ir.Local) -> Noun:
        kind = local.type.kinds[0] if local.type.kinds else "thing"
        return Noun(local.name if self.has_noun(local.name) else kind)

    def meet(self, local: ir.Local) -> None:
        """From here on the thing is spoken of; another of its name has to be told apart from it."""
        self.spoken.setdefault(self.noun_of(local).name, local)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What is met in a loop is not spoken of behind it, so nothing has to be told apart from it there."""
        before = dict(self.spoken)
        yield
        self.spoken = before

    def it(self, e: ir.Expr) -> Noun:
        """What `it` stands for: languages with genders need to know."""
        return self.noun_of(e.local) if isinstance(e, ir.LocalRef) else Noun("thing")

    def has_noun(self, name: str) -> bool:
        w = self.words
        return name in w.kinds or name in w.groups

    # ---- places
    def zone(self, name: str, holder: ir.Expr | None, form: str, role: str = "place") -> Phrase:
        """`from`, `to` or `in` a zone, and whose it is. Role: a place, a grid, or a choice of what lies there."""
        if role == "place" and self.words.zones[name].form == "grid":
            role = "grid"
        if holder is None or self.is_you(holder):
            whose = "none" if holder is None or self.reported else "you"
            return Say(f"zone-{name}", form, whose=whose, holder="", role=role)
        return Say(f"zone-{name}", form, whose=self.whose(holder), holder=self.thing(holder), role=role)

    def place(self, p: ir.Place, form: str) -> Phrase:
        if p.zone is not None:
            return self.zone(p.zone.name, p.thing, form)
        if p.kind:
            thing = self.query(p.query, "bare") if p.query is not None else Qualified(Noun(p.kind), "bare")
            if p.whole is not None:
                return Say(f"{form}-parts", parts=Noun(p.kind), thing=self.thing(p.whole))
            return Say(f"{form}-places", thing=thing)
        assert p.thing is not None
        return Say(f"{form}-place", thing=self.thing(p.thing))

    # ---- queries
    def query(self, q: ir.Query, article: str = "a", role: str = "choice") -> Qualified:
        """`role`: something is chosen from where it lies, or it is said of it that it lies there (`place`)."""
        name = q.var.name if self.has_noun(q.var.name) else (q.kinds[0] if q.kinds else "thing")
        if q.source in ("opponents", "players"):
            name = "opponent" if q.source == "opponents" else PLAYER
        noun = Noun(name if name not in ("copy",) else q.kinds[0])
        adjectives: list[Adjective] = []
        behind: list[Phrase] = []
        if q.through is not None:  # what belongs to many belongs to one of them
            self.given[q.through.var] = self.query(q.through)
        if q.source == "zone" and q.zone is not None:
            behind.append(self.zone(q.zone.name, q.holder, "in", role))
        elif q.source == "owned" and q.of is not None:
            self.belongs(q.of, adjectives, behind)
        elif q.source in ("parts", "listed") and q.of is not None:
            behind.append(Say("part-of", thing=self.thing(q.of)))
        self.asked.append(q.var)
        for test in q.tests:
            self.test(test, adjectives, behind)
        self.asked.pop()
        if q.next_to is not None:  # behind what the thing has: `with a hut next to it` would be another hut
            clauses = [n for n, b in enumerate(behind) if isinstance(b, Say) and b.id == "where"]
            behind.insert(clauses[0] if clauses else len(behind), Say("next-to", thing=self.thing(q.next_to)))
        if q.connected is not None:
            behind.append(Say("connected", thing=self.thing(q.connected)))
        return Qualified(noun, article, adjectives, behind)

    def belongs(self, owner: ir.Expr, adjectives: list[Adjective], behind: list[Phrase]) -> None:
        """Whose a thing is: `of yours`, `of theirs`, `of that player`."""
        if self.whose(owner) != "none":
            adjectives.append(Adjective("own" if self.is_you(owner) else "theirs"))
        else:
            behind.insert(0, Say("part-of", thing=self.thing(owner)))

    def test(self, test: ir.Test, adjectives: list[Adjective], behind: list[Phrase]) -> None:
        cond = test.cond
        if isinstance(cond, ir.DefRef) and cond.definition.adjective:
            adjectives.append(self.adjective(cond))
            return
        if isinstance(cond, ir.Compare) and isinstance(cond.right, ir.EnumConst) and isinstance(cond.left, ir.PropRef):
            adjectives.append(Adjective(self.printed_value(cond)))
            return
        if isinstance(cond, ir.Compare) and isinstance(cond.left, ir.OwnerOf) and self.is_it(cond.left.thing):
            self.belongs(cond.right, adjectives, behind)
            return
        if isinstance(cond, ir.Compare) and cond.op == "!=":
            adjectives.insert(0, Adjective("other"))
            return
        if isinstance(cond, ir.PropRef) and self.is_it(cond.thing):
            adjectives.append(Adjective(cond.prop))
            return
        if isinstance(cond, ir.IsEntry) and isinstance(cond.thing, ir.PropRef) and self.is_it(cond.thing.thing):
            adjectives.append(self.printed_entry(cond.thing.prop, self.words.things[cond.indices[0]].entry))
            return
        if isinstance(cond, ir.Not) and isinstance(cond.item, ir.IsEntry) and self.is_it(cond.item.thing):
            behind.insert(0, Say("but-for", name=self.entry(cond.item)))
            return
        if isinstance(cond, ir.Both) and cond.op == "and" and all(self.told_of_it(i) for i in cond.items):
            for item in cond.items:
                self.test(ir.Test(item, self.printed_value(item)), adjectives, behind)
            return
        if isinstance(cond, ir.Both) and cond.op == "or" and (either := self.either(cond)) is not None:
            behind.append(either)
            return
        where = Say("where", cond=self.condition(cond))
        # behind more words it would seem to belong to what those speak of
        alike = self.alike(cond, where) if not (adjectives or behind) else None
        behind.append(self.lacking(cond) or self.having(cond) or alike or where)

    def either(self, cond: ir.Both) -> Phrase | None:
        """`that is ripe or next to a hut`, if each of them is said of the thing by a clause."""
        words: list[Defined] = []
        clauses: list[Phrase] = []
        for item in cond.items:
            adjectives: list[Adjective] = []
            behind: list[Phrase] = []
            self.test(ir.Test(item, self.printed_value(item)), adjectives, behind)
            defined = [a for a in adjectives if isinstance(a, Defined) and self.told_of_it(item)]
            found = [*behind, *(Say(a.id, "behind") for a in defined)]
            if len(found) != 1 or len(defined) != len(adjectives) or is_where(found[0]):
                return None
            words += defined
            clauses += found
        return Either(words, OneOf(clauses), Say("where", cond=self.condition(cond)))

    def alike(self, cond: ir.Expr, other: Phrase) -> Phrase | None:
        """`of the same colour as that card`, `of another colour`: what is printed on both, and on it too."""
        inner = cond.item if isinstance(cond, ir.Not) else cond
        if not (isinstance(inner, ir.Compare) and inner.op == "==" and inner.left.type.kinds):
            return None
        left, right = inner.left, inner.right
        if not (isinstance(left, ir.PropRef) and isinstance(right, ir.PropRef) and left.prop == right.prop):
            return None
        id = "alike" if inner is cond else "unlike"
        clause = Say(id, property=Noun(f"prop-{left.prop}"), thing=self.thing(right.thing))
        return Known([clause.id], clause, other) if self.is_it(left.thing) else None

    def told_of_it(self, cond: ir.Expr) -> bool:
        """Is or is not what a defined adjective says, and no more?"""
        inner = cond.item if isinstance(cond, ir.Not) else cond
        return isinstance(inner, ir.DefRef) and inner.definition.adjective and self.is_it(inner.thing or inner)

    def lacking(self, cond: ir.Expr) -> Phrase | None:
        """`that is not ripe`; with what ripe means, for words that were written for another meaning."""
        if not (isinstance(cond, ir.Not) and isinstance(cond.item, ir.DefRef) and self.told_of_it(cond)):
            return None
        name = cond.item.definition.name
        own = Say(f"is-{name}", "not")
        words = Known([f"{own.id}.not"], own, Say("that-is-not", what=Say(f"is-{name}", "is")))
        digest = definition_digest(self.game, name)
        return Tied(f"is-{name}", lambda: digest, words, Say("where", cond=self.condition(cond)))

    def adjective(self, cond: ir.DefRef) -> Defined:
        """The defined word with what it means, for words that were written for another meaning."""
        word = Defined(cond.definition.name, definition_digest(self.game, cond.definition.name))
        value = self.defined_as(cond)
        for part in self.conditions(value):
            self.test(ir.Test(part, self.printed_value(part)), word.adjectives, word.behind)
        return word

    def entry(self, e: ir.IsEntry) -> Name:
        return Name(self.words.things[e.indices[0]].entry)

    def printed_entry(self, prop: str, entry: str) -> Printed:
        return Printed(entry, Say("bearing", property=Noun(f"prop-{prop}"), name=Name(entry)))

    def defined_as(self, e: ir.DefRef) -> ir.Expr:
        return self.game.definitions[e.definition.key].value

    def printed_value(self, cond: ir.Expr) -> str:
        """The word of a printed value a thing is compared with."""
        if isinstance(cond, ir.Compare) and isinstance(cond.left, ir.PropRef) and isinstance(cond.right, ir.EnumConst):
            return self.words.kinds[cond.left.type.kinds[0]].properties[cond.left.prop].values[cond.right.value]
        return ""

    def having(self, cond: ir.Expr) -> Phrase | None:
        """`with your worker`, `without a hut`."""
        without = isinstance(cond, ir.Not)
        inner = cond.item if isinstance(cond, ir.Not) else cond
        if (
            isinstance(inner, ir.Compare)
            and inner.op == ">="
            and isinstance(inner.left, ir.PieceCount)
            and isinstance(inner.right, ir.Int)
            and (not without or self.any_of(inner))
        ):
            count, least = inner.left, inner.right.value
            owner = (
                "others"
                if count.owner.others
                else self.whose(count.owner.who)
                if count.owner.who is not None
                else "none"
            )
            what: Phrase = Qualified(
                Noun(count.piece.name), {"you": "your", "others": "other", "they": "their", "none": "a"}[owner]
            )
            piece: Phrase = Noun(count.piece.name)
            if least > 1:
                what = piece = Amount(least, Noun(count.piece.name))
            where: Phrase = Plain("")
            if count.place.zone is not None or count.place.thing is None or not self.is_it(count.place.thing):
                where = self.place(count.place, "in")
            return Say("without" if without else "with", what=what, whose=owner, piece=piece, where=where)
        near = self.neighbour(inner)
        if near is not None and not without:
            return Say("next-to", thing=self.query(near))
        has = self.belongings(inner) or self.lying(inner)
        if has is not None and self.is_it(has.thing):
            what = self.belonging(has)
            plain = Say("without-thing" if without else "with-thing", what=what)
            words = Say(f"zone-{has.zone}", "having", what=what, no="yes" if without else "no", holder="")
            return Known([f"{words.id}.having"], words, plain) if has.zone else plain
        return None

    def any_of(self, e: ir.Compare) -> bool:
        """At least one: what is not so where there is none."""
        return e.op == ">=" and isinstance(e.right, ir.Int) and e.right.value == 1

    def neighbour(self, cond: ir.Expr) -> ir.Query | None:
        """`there is a hut next to it`: the hut."""
        if not (isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.left, ir.Aggregate)):
            return None
        q = cond.left.query
        one = isinstance(cond.right, ir.Int) and cond.right.value == 1 and cond.left.how == "count"
        near = q.next_to is not None and self.is_it(q.next_to)
        return replace(q, next_to=None) if one and near else None

    def conditions(self, cond: ir.Expr) -> list[ir.Expr]:
        """What has to hold together, one by one."""
        if isinstance(cond, ir.Both) and cond.op == "and":
            return [part for item in cond.items for part in self.conditions(item)]
        return [cond]

    # ---- what belongs to a thing or lies at it
    def belongings(self, cond: ir.Expr) -> Has | None:
        """`X has 2 ripe cards`: whose, which, and how many at least."""
        if not (isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.right, ir.Int)):
            return None
        left = cond.left
        if isinstance(left, ir.ZoneCount) and left.holder is not None and len(left.zone.holds) == 1:
            kinds = (left.zone.holds[0],)
            query = ir.Query(ir.Local(kinds[0], ir.Type("thing", kinds)), kinds, "all")
            found = Has(left.holder, query, cond.right.value, left.zone.name)
        elif isinstance(left, ir.Aggregate) and left.how == "count" and left.query.through is None:
            q = left.query
            whose = q.holder if q.source == "zone" else q.of if q.source in ("listed", "owned", "parts") else None
            if whose is None:
                return None
            zone = q.zone.name if q.zone is not None else ""
            found = Has(whose, replace(q, source="all", holder=None, of=None, zone=None), cond.right.value, zone)
        else:
            return None
        return found if found.thing.type.kinds != (PLAYER,) else None

    def lying(self, cond: ir.Expr) -> Has | None:
        """`colour of card of it is colour of that one`: it has a card of the same colour as that one."""
        if not (isinstance(cond, ir.Compare) and cond.op == "==" and isinstance(cond.left, ir.PropRef)):
            return None
        left, right = cond.left, cond.right
        same = isinstance(right, ir.PropRef) and right.prop == left.prop
        q = left.thing.query if isinstance(left.thing, ir.FirstOf) else None
        if not same or q is None or q.source != "zone" or q.holder is None or q.zone is None:
            return None
        its = replace(left, thing=ir.LocalRef(q.var.type, q.var))
        tests = [*q.tests, ir.Test(replace(cond, left=its), "")]
        return Has(q.holder, replace(q, source="all", holder=None, zone=None, tests=tests), 1, q.zone.name)

    def belonging(self, has: Has, article: str = "a") -> Phrase:
        return Counted(has.least, self.query(has.query, "bare")) if has.least > 1 else self.query(has.query, article)

    # ---- said elsewhere
    def value(self, e: ir.Expr) -> Phrase:
        raise NotImplementedError

    def condition(self, e: ir.Expr) -> Phrase:
        raise NotImplementedError


def is_where(phrase: Phrase) -> bool:
    return isinstance(phrase, Say) and phrase.id == "where"
