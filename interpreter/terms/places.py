"""Where something lies: zones, things, all things of a kind, the parts of a thing."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..lowering.anatomy import Term
from ..model import ir
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import Noun, Phrase, Say
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch, Token
from . import notes, noun_values, nouns, pronouns, properties, queries, query_phrases, relations, zones
from .facts import plain


def place(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Place:
    """A place phrase: a zone, a thing, or some things of a kind."""
    w = c.words
    if tree.data == "place_ref":
        return ir.Place(thing=pronouns.ref(c, tree.children[0], scope, at))
    det, names = tree.children[0], tree.children[1]
    of_place = tree.children[2] if tree.data == "place_of" else None
    if det is not None and str(det.children[0]) == "the" and of_place is None:
        zone = w.zones.get(str(names.children[-1]))
        if zone is None:
            return ir.Place(thing=place_thing(c, tree, scope, at))
        if zone.of == PLAYER:
            raise wrong(
                "which-one", say("say-whose", zone=zone.name), at.span(tree), say("write", code=f"your {zone.name}")
            )
    head = nouns.plain_noun(names, at)
    base = nouns.base_form(c, head)
    some = bool(pronouns.determiner(det))
    if str(head) in w.zones:
        zone = w.zones[str(head)]
        return ir.Place(zone=zone, thing=zones.zone_holder(c, zone, det, of_place, scope, at, tree))
    if base in w.kinds:
        if of_place is not None:
            if w.kinds[base].part_of:
                whole = place_thing(c, of_place.children[0], scope, at)
                if w.kinds[base].part_of in whole.type.kinds and not some:
                    return ir.Place(kind=base, whole=whole)
            many = relations.many(c, tree, scope, at)
            if many is not None:
                return ir.Place(kind=base, query=many)
            return ir.Place(thing=place_thing(c, tree, scope, at))
        if some:
            found = queries.noun_query(c, queries.NounPhrase(det, names, None, None, at.text(tree)), scope, at)
            return ir.Place(kind=base, query=found)
        return ir.Place(kind=base)
    return ir.Place(thing=place_thing(c, tree, scope, at))


def place_thing(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """A place phrase that stands for one thing."""
    if tree.data == "place_ref":
        return pronouns.ref(c, tree.children[0], scope, at)
    det, names = tree.children[0], tree.children[1]
    if det is not None and str(det.children[0]) in ("other", "another"):
        raise wrong("which-one", say("names-no-single", word=f"{det.children[0]}"), at.span(tree))
    head = names.children[-1]
    if tree.data == "place_of":
        the = det is not None and str(det.children[0]) == "the"
        top = queries.top_of(c, names, tree.children[2], at.text(tree), scope, at) if the else None
        if top is not None:
            return top
        nouns.plain_noun(names, at)
        value = properties.of_value(c, head, tree.children[2].children[0], scope, at)
    elif det is not None and str(det.children[0]) == "the":
        query = queries.noun_query(c, queries.NounPhrase(None, names, None, None, at.text(tree)), scope, at)
        return queries.FirstOf(query.var.type, query)
    else:
        if nouns.base_form(c, head) in c.words.kinds:
            base = nouns.base_form(c, head)
            raise wrong(
                "which-one",
                say("which-one", noun=base),
                at.span(tree),
                say("choose-then-write", noun=base, code=f"that {base}"),
            )
        nouns.plain_noun(names, at)
        if str(head) in c.words.notes:
            return notes.note_value(c.words.notes[str(head)], det, None, scope, tree, at)
        value = noun_values.single(c, head, scope, at)
    return pronouns.for_player(nouns.expect(value, "thing", tree, at), det, scope, tree, at)


def place_query(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Query:
    """A place phrase read as a set of things: `shop_spaces of it`, `that area`."""
    found = place(c, tree, scope, at)
    if found.kind:
        if found.query is not None:
            return found.query
        var = ir.Local(found.kind, nouns.thing_type(found.kind))
        if found.whole is not None:
            return ir.Query(var, (found.kind,), "parts", of=found.whole, text=at.text(tree))
        return ir.Query(var, (found.kind,), "all", text=at.text(tree))
    if found.zone is not None:
        var = ir.Local("thing", nouns.thing_type(*found.zone.holds))
        return ir.Query(var, tuple(found.zone.holds), "zone", zone=found.zone, holder=found.thing, text=at.text(tree))
    assert found.thing is not None
    var = ir.Local("it", found.thing.type)
    return ir.Query(var, found.thing.type.kinds, "one", of=found.thing, text=at.text(tree))


def somewhere(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Place:
    """One place: all things of a kind together are none."""
    found = place(c, tree, scope, at)
    if found.kind:
        raise wrong(
            "which-one",
            say("which-one", noun=found.kind),
            at.span(tree),
            say("choose-or-each", noun=found.kind, code=f"that {found.kind}", header=f"each {found.kind}:"),
        )
    return found


def place_of_player(c: Checking, tree: Branch, who: ir.Expr, scope: Scope, at: At) -> ir.Place:
    """Where something of a player lies; a player's zone without a further word is that player's own."""
    if tree.data == "place_name" and tree.children[0] is None and len(tree.children[1].children) == 1:
        zone = c.words.zones.get(str(tree.children[1].children[0]))
        if zone is not None and zone.of == PLAYER:
            return ir.Place(zone=zone, thing=who)
    return place(c, tree, scope, at)


def one_thing(c: Checking, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr:
    """A thing by a pronoun, by its name, or as what belongs to another: `that card`, `ace`, `card of that slot`."""
    if isinstance(tree, Token):
        w, base = c.words, nouns.base_form(c, tree)
        if base in w.kinds or len(w.entries.get(base, ())) > 1:  # a kind, or an entry with copies
            noun = base if base in w.kinds else w.kind_of(w.entries[base][0]).name
            hint = say("choose-then-write", noun=base, code=f"that {noun}")
            raise wrong("which-one", say("which-one", noun=base), at.span(tree), hint)
        thing = noun_values.single(c, tree, scope, at)
    elif tree.data == "property":
        head, of_place = tree.children
        thing = properties.of_value(c, head, of_place.children[0], scope, at)
    else:
        thing = pronouns.ref(c, tree, scope, at)
    return nouns.expect(thing, "thing", tree, at)


# ---- how it is told
def place_phrase(c: Telling, p: ir.Place, form: str) -> Phrase:
    if p.zone is not None:
        return zones.zone_phrase(c, p.zone.name, p.thing, form)
    if p.kind:
        if p.whole is not None:
            return Say(f"{form}-parts", parts=Noun(p.kind), thing=term(c, p.whole))
        if p.query is not None:
            many, one = (query_phrases.query_phrase(c, p.query, article) for article in ("bare", "a"))
            return Say(f"{form}-places", thing=many, one=one)
        plain = Say(f"{form}-places", thing=Qualified(Noun(p.kind), "bare"), one=Qualified(Noun(p.kind), "a"))
        return everywhere(p.kind, plain) if form == "in" else plain
    assert p.thing is not None
    return Say(f"{form}-place", thing=term(c, p.thing))


def everywhere(kind: str, plain: Phrase) -> Phrase:
    """On whichever things of a kind: a language may have words for all of them together (`on the board`)."""
    id = f"noun-{kind}"
    return Known([f"{id}.everywhere"], Say(id, "everywhere"), plain)


TERMS: dict[type, Term] = {
    ir.Owner: Term(facts=plain(), phrase=None),
    ir.Place: Term(facts=plain(), phrase=None),
}
