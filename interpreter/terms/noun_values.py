"""A noun phrase read as a value: a number, a thing or a printed value."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..model import ir
from ..reading.context import Checking, TermReader
from ..reading.scope import At, Scope, stands_for_nothing, wrong
from ..syntax.parser import Branch, Token
from . import (
    boards,
    counters,
    definitions,
    grids,
    notes,
    nouns,
    numbers,
    parameters,
    pieces,
    places,
    pronouns,
    properties,
    queries,
    zones,
)


def noun_value(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`[det] names [of place] [on/in place]` read as a number, a thing or a printed value."""
    if grids.is_showing(c, tree):
        return grids.showing(c, tree, scope, at)
    det, names, of_place, at_place = tree.children
    tokens = list(names.children)
    head = tokens[-1]
    w = c.words
    name = nouns.base_form(c, head)
    if det is not None and str(det.children[0]) == "the":
        top = queries.top_of(c, names, of_place or at_place, at.text(tree), scope, at)
        if top is not None:
            return top
        query = queries.noun_query(c, queries.NounPhrase(None, names, of_place, at_place, at.text(tree)), scope, at)
        return queries.FirstOf(query.var.type, query)
    if len(tokens) == 1 and w.piece(name) is not None:
        return pieces.piece_count(c, det, name, of_place, at_place, scope, at, tree)
    if len(tokens) == 1 and of_place is not None and at_place is None and properties.is_printed(c, str(head)):
        if str(head) == "row" and pronouns.determiner(det):
            return boards.row_from(c, det, of_place.children[0], scope, at, tree)
        if str(head) == "place" and pronouns.determiner(det) and boards.on_track(c, of_place.children[0], scope, at):
            return boards.place_from(c, det, of_place.children[0], scope, at, tree)
        return pronouns.for_player(properties.of_value(c, head, of_place.children[0], scope, at), det, scope, tree, at)
    if len(tokens) == 1 and (name in w.counters or (name in w.groups and not w.groups[name].kinds)):
        return counters.counter_value(c, det, name, of_place, at_place, scope, at, tree)
    if len(tokens) == 1 and str(head) in w.notes:
        pronouns.absent(at_place, at)
        if of_place is not None:
            pronouns.absent(det, at)
        given = places.place_thing(c, of_place.children[0], scope, at) if of_place is not None else None
        return notes.note_value(w.notes[str(head)], det, given, scope, tree, at)
    if (
        len(tokens) == 1
        and str(head) in w.zones
        and (det is not None or of_place is not None or w.zones[str(head)].of == "game")
    ):
        zone = w.zones[str(head)]
        pronouns.absent(at_place, at)
        return zones.zone_count(c, zone, det, of_place, scope, at, tree)
    if of_place is not None and at_place is None and len(tokens) == 1:
        if str(head) in w.worths:
            return properties.worth(c, head, det, of_place, scope, at, tree)
        return pronouns.for_player(properties.of_value(c, head, of_place.children[0], scope, at), det, scope, tree, at)
    if det is not None and str(det.children[0]) == "its" and len(tokens) == 1 and at_place is None:
        if scope.it is None:
            raise stands_for_nothing(scope, "its", at.first(tree))
        return properties.of_thing(c, head, ir.LocalRef(scope.it.type, scope.it), scope, at)
    if det is None and of_place is None and at_place is None and len(tokens) == 1:
        return single(c, head, scope, at)
    if len(tokens) == 1 and at_place is None and (str(head) in w.parameters or str(head) in w.definitions):
        return pronouns.for_player(single(c, head, scope, at), det, scope, tree, at)
    query = queries.noun_query(c, queries.NounPhrase(det, names, of_place, at_place, at.text(tree)), scope, at)
    return numbers.counted(query)


def single(c: Checking, token: Token, scope: Scope, at: At) -> ir.Expr:
    """A bare word: a counter of the game, a note, a parameter, a definition, a thing or a printed value."""
    w, name = c.words, str(token)
    you = scope.actor
    base = nouns.base_form(c, token)
    if base in w.counters:
        counter = w.counters[base]
        return counters.CounterRef(ir.NUMBER, counter, counters.holder(counter, None, scope, token, at))
    if name in w.notes:
        return notes.note_value(w.notes[name], None, None, scope, token, at)
    if name in w.parameters:
        param = w.parameters[name]
        if param.of:
            hint = say("write", code=f"{name} of that {param.of}")
            raise wrong("which-one", say("said-of", name=name, kind=param.of), at.span(token), hint)
        return parameters.ParamRef(ir.FLAG if param.flag else ir.NUMBER, param, you)
    if name in w.definitions:
        definition = w.definitions[name]
        if definition.of:
            raise wrong(
                "which-one",
                say("said-of", name=name, kind=definition.of),
                at.span(token),
                say("write", code=f"{name} of that {definition.of}"),
            )
        return definitions.DefRef(definitions.definition_type(c, name), definition, None, you)
    if name in w.thing_names:
        index = w.thing_names[name]
        return properties.ThingConst(nouns.thing_type(w.things[index].kind), index)
    if name == nouns.ROUND:
        return numbers.Round(ir.NUMBER)
    raise nouns.unknown(c, token, at, scope=scope)


def count_name(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """A bare word where an amount stands: `gain income coins`."""
    return single(c, tree.children[0], scope, at)


#: by the name of a rule of the grammar, what reads it
VALUES: dict[str, TermReader] = {
    "noun": noun_value,
    "count_name": count_name,
}
