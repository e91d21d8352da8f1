"""What is declared and never used: a misspelt name that nothing reads, a printed word that no rule asks for, a row that
nothing fills up, teams or figures for a number of players that the game is not for.

Nothing is understood here: a name counts as used where one of its forms stands as a word in something that is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.records import record
from .names import nearest, plural
from .tables import BY_PLAYERS, Kind, read_kinds, table_names
from .tree import Map, Node, Scalar, Seq, follow

_NOTE = say("what-note")
#: sections whose keys are names, and what such a name is
_SECTIONS = {
    "counters": say("what-counter"),
    "groups": say("what-group"),
    "symbols": say("what-symbol"),
    "pieces": say("what-piece"),
    "notes": _NOTE,
    "zones": say("what-zone"),
    "kinds": say("what-kind"),
    "parameters": say("what-parameter"),
    "define": say("what-definition"),
    "worths": say("what-worth"),
}
#: what is printed in these sorts is said; everything else there are words and numbers
_SAID = ("effect", "condition", "abilities", "amounts")
#: what is printed in these sorts is looked at without its name being said
_UNNAMED = ("abilities", "text", "grid")
_NOT_SAID = frozenset(("source", "description", "plural"))
_WORDS = re.compile(r"[a-z0-9_]+")
#: sections in which a number may be a table by number of players
_FOR_PLAYERS = ("teams", "counters", "pieces", "kinds", "zones", "layouts", "parameters", "worths")
#: in the text of an expansion: it changes for how many the game is
_OTHER_NUMBERS = re.compile(r"^players *:", re.M)
_ADJECTIVE = re.compile(r"an? ([a-z0-9_]+) is ([a-z0-9_]+)\Z")


@record
class Name:
    """One that is declared. `forms`: the words that stand for it, or for which it need not be said."""

    name: str
    what: MessageRef
    span: Span
    forms: frozenset[str]
    #: it also ends the names of its sorts, `red_gem`
    sorted: bool = False


def unused_names(tree: Map, others: Iterable[str] = (), base: Map | None = None) -> list[Problem]:
    """Told where they are declared. `others`: texts that may speak of them: views, expansions that are not in use.
    `base`: the game without what was laid over it, of whose names nothing is told."""
    kinds = read_kinds(tree)
    texts = [*_said_in(tree, kinds), *others]
    used = {word for text in texts for word in _WORDS.findall(text)}
    names = _names(tree)
    old = {(name.what, name.name) for name in _names(base)} if base is not None else set()
    found = []
    for name in names:
        spoken_of = used & name.forms or name.sorted and any(word.endswith(_ends(name)) for word in used)
        if (name.what, name.name) in old:
            continue
        if spoken_of and name.what == _NOTE and not any(_sets(name.name).search(text) for text in texts):
            hint = say("write", code=f"set {name.name} to ...")
            found.append(Problem("unused", say("nothing-sets", name=name.name), name.span, hint))
        elif not spoken_of:
            alike = [other.name for other in names if other.what == name.what and other.name != name.name]
            near = nearest(name.name, alike)
            hint = say("did-you-mean", name=near) if near else say("use-or-remove")
            said = say("nothing-speaks-of", name=name.name, what=name.what)
            found.append(Problem("unused", said, name.span, hint))
    return [*found, *_never_filled(tree, texts, base), *_of_nobody(tree, texts, base)]


def _never_filled(tree: Map, texts: list[str], base: Map | None) -> Iterator[Problem]:
    """Rows that say from where they are filled up, which no line does: what they do when that runs short is never done,
    either."""
    zones, old = tree.get("zones"), base.get("zones") if base is not None else None
    for name, zone in zones if isinstance(zones, Map) else ():
        if not isinstance(zone, Map) or "refill" not in zone.items or (isinstance(old, Map) and name in old.items):
            continue
        forms = "|".join(map(re.escape, (name, plural(name))))
        refills = re.compile(rf"\brefills? [^,;:]*\b({forms})\b")
        if not any(refills.search(text) for text in texts):
            hint = say("write", code=f"refill {name}")
            yield Problem("unused", say("nothing-refills", zone=name), zone.keys["refill"], hint)


def _of_nobody(tree: Map, texts: list[str], base: Map | None) -> Iterator[Problem]:
    """Teams and figures for a number of players that the game is not for, unless an expansion brings that number."""
    if base is not None or any(_OTHER_NUMBERS.search(text) for text in texts):
        return
    played = tree.get("players")
    numbers = {str(n.value) for n in played.items if isinstance(n, Scalar)} if isinstance(played, Seq) else set()
    found = [table for name in _FOR_PLAYERS for table in _by_players(tree.get(name))]
    entries = [entry for name in table_names(tree) for _, entry in _items(tree.get(name))]
    found += [table for entry in entries if isinstance(entry, Map) for table in _by_players(entry.get("copies"))]
    for table in found if numbers else ():
        for number, at in table.keys.items():
            if number.isdigit() and number not in numbers:
                yield Problem("unused", say("not-for-players", n=int(number)), at, say("add-number", n=int(number)))


def _by_players(node: Node | None) -> Iterator[Map]:
    """The tables by number of players in a declaration."""
    if not isinstance(node, Map):
        return
    if any(key.isdigit() for key in node.items) and all(key.isdigit() or key in BY_PLAYERS for key in node.items):
        yield node
        return
    for key, inner in node:
        if not key.startswith("by "):  # of points by how many there are of something
            yield from _by_players(inner)


def _items(node: Node | None) -> Iterable[tuple[str, Node]]:
    return node if isinstance(node, Map) else ()


def _sets(note: str) -> re.Pattern[str]:
    """What a line looks like by which a note comes to say something."""
    return re.compile(rf"\bsets? (?:(?:your|their|its) )?{note}\b")


def _ends(name: Name) -> tuple[str, ...]:
    return tuple(f"_{form}" for form in name.forms)


# ---- what is declared
def _names(tree: Map) -> list[Name]:
    return [*_declared(tree), *_properties(tree, read_kinds(tree))]


def _declared(tree: Map) -> Iterator[Name]:
    for section, what in _SECTIONS.items():
        node = tree.get(section)
        for key, entry in node if isinstance(node, Map) else ():
            assert isinstance(node, Map)
            if key in _NOT_SAID:
                continue
            adjective = _ADJECTIVE.match(key)
            name = adjective[2] if adjective is not None else key.split(" ")[0]
            many = entry.get("plural") if isinstance(entry, Map) else None
            more = str(many.value) if isinstance(many, Scalar) else plural(name)
            of = entry.get("of") if isinstance(entry, Map) else None
            yield Name(name, what, node.keys[key], frozenset((name, more)), isinstance(of, Seq))


def _properties(tree: Map, kinds: dict[str, Kind]) -> Iterator[Name]:
    """What is printed on entries: a word or a thing is also asked for by what stands there."""
    tables = {kind.name: tree.get(name) for name, kind in table_names(tree).items()}
    for kind in kinds.values():
        for prop in kind.properties.values():
            has = follow(tree, f"kinds.{kind.name}.has")
            if prop.sort in _UNNAMED or prop.many or not isinstance(has, Map):
                continue
            of = kinds.get(prop.sort)
            entries = tables.get(prop.sort)
            values = (*prop.values, *(of.values or () if of is not None else ()))
            values += (*entries.items,) if isinstance(entries, Map) else ()
            yield Name(prop.name, say("what-property"), has.keys[prop.name], frozenset((prop.name, *values)))


# ---- what is said
def _said_in(tree: Map, kinds: dict[str, Kind]) -> Iterator[str]:
    """All that is said in a game, or in what a variant changes, line by line."""
    tables = {kind.plural for kind in kinds.values() if kind.has_table}
    sorts = {prop.name: prop.sort for kind in kinds.values() for prop in kind.properties.values()}
    parts = {kind.listed_under for kind in kinds.values() if kind.part_of}
    for section, node in tree:
        if section in _NOT_SAID or not isinstance(node, Map | Seq | Scalar):
            continue
        if section in tables:
            yield from _in_entries(node, sorts, parts)
        elif section in ("variants", "changes", "values") and isinstance(node, Map):
            inner = [node] if section == "changes" else [way for _, way in node if isinstance(way, Map)]
            for way in inner:
                yield from _said_in(way, kinds)
        elif section in _SECTIONS and isinstance(node, Map):
            for key, entry in node:
                declares = _ADJECTIVE.match(key)
                yield declares[1] if declares is not None else key.partition(" ")[2]
                yield from _without_names(entry) if section == "kinds" else _texts(entry)
        else:
            yield from _texts(node)


def _without_names(kind: Node) -> Iterator[str]:
    """What is said of a kind, but for the names of what is printed on its things."""
    for key, node in kind if isinstance(kind, Map) else ():
        if key == "has" and isinstance(node, Map):
            for _, sort in node:
                yield from _texts(sort)
        elif key not in _NOT_SAID:
            yield from _texts(node)


def _in_entries(node: Node, sorts: dict[str, str], parts: set[str]) -> Iterator[str]:
    """What is said on the entries of a table and on their parts."""
    if isinstance(node, Seq):
        for inner in node.items:
            yield from _in_entries(inner, sorts, parts) if isinstance(inner, Map) else _texts(inner)
    for key, inner in node if isinstance(node, Map) else ():
        if key in parts:
            yield from _in_entries(inner, sorts, parts) if not isinstance(inner, Scalar) else _texts(inner)
        elif key not in sorts:
            yield from _in_entries(inner, sorts, parts)
        elif sorts[key] in _SAID:
            yield from _texts(inner)


def _texts(node: Node) -> Iterator[str]:
    if isinstance(node, Scalar):
        yield from (node.value,) if isinstance(node.value, str) else ()
    elif isinstance(node, Seq):
        for inner in node.items:
            yield from _texts(inner)
    elif isinstance(node, Map):
        for key, inner in node:
            if key not in _NOT_SAID:
                yield key
                yield from _texts(inner)
