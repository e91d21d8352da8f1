"""Kinds: what they are called, what their things have, and of what they are parts."""

from __future__ import annotations

from ...diagnostics.problems import Span, say
from ...model.vocabulary import FACE, PLAYER, Kind, PropertyType, plural_of
from ...packs.tree import Map, Node, Scalar, Seq
from ...reading.names import meant
from ...syntax import parser
from ..declaring import Declaring, strings, text

SIMPLE_SORTS = ("number", "flag", "effect", "condition", "amounts", "abilities")


#: words of every game
BUILT_IN = {"players": PLAYER, "opponents": "opponent", "partners": "partner", "things": "thing", "copies": "copy"}


def read(d: Declaring) -> None:
    w = d.words
    w.kinds[PLAYER] = Kind(PLAYER, "players", {}, None)
    for plural, one in BUILT_IN.items():
        w.forms[one] = w.forms[plural] = one
    section = d.section("kinds")
    for name, node in section:
        if isinstance(node, Map):
            kind = w.kinds[name] = kind_of(d, name, node, section.keys[name])
            d.claim(name, name, kind.span, say("what-kind"))
            d.claim(name, kind.plural, kind.span, say("what-kind"))
    for kind in w.kinds.values():
        for declared in kind.properties.values():
            if declared.kind and declared.kind not in w.kinds:
                hint = meant(declared.kind, [*w.kinds, *SIMPLE_SORTS])
                d.wrong("unknown-name", say("no-sort-of-property", name=declared.kind), kind.span, hint)
        if kind.part_of in w.kinds:
            w.kinds[kind.part_of].parts.append(kind.name)
        elif kind.part_of:
            d.wrong("unknown-name", say("no-kind", name=kind.part_of), kind.span, meant(kind.part_of, w.kinds))


def kind_of(d: Declaring, name: str, node: Map, span: Span) -> Kind:
    """What is declared of one kind."""
    plural = text(node.get("plural")) or plural_of(name)
    kind = Kind(name, plural, {}, span)
    kind.part_of = text(node.get("part of"))
    kind.listed_under = text(node.get("listed under")) or plural
    if not kind.part_of:
        d.idle(node, ["listed under"], name, "part of:", without=True)
    if "is" in node.items:
        d.idle(node, ["has"], name, "is:")
    kind.numbered = bool(d.number(node.get("numbered")))
    kind.owned = text(node.get("of")) == PLAYER
    if "of" in node.items and not kind.owned:
        at = node.items["of"].span
        d.wrong("wrong-value", say("things-of-whom"), at, say("write", code="of: player"))
    start = node.get("start")
    if isinstance(start, Scalar):
        tree = parser.parse(str(start.value), "locator", start, d.problems)
        if tree is not None and tree.data == "located_of":
            kind.start = (str(tree.children[0]), str(tree.children[1]))
        elif tree is not None:
            kind.start = (str(tree.children[0].children[0]), "")
    has = node.get("has")
    if isinstance(has, Map):
        for prop, sort in has:
            kind.properties[prop] = property_type(d, sort)
            d.free(prop, say("what-property"), has.keys[prop])
            for value, at in strings(sort) if isinstance(sort, Seq) else ():
                d.free(value, say("what-value"), at)
    if "faces" in node.items:
        faces = node.items["faces"]
        if FACE in kind.properties:
            d.wrong("name-twice", say("face-twice", kind=name), has.keys[FACE] if isinstance(has, Map) else span)
        kind.properties[FACE] = face_of(d, faces)
        for value, at in strings(faces) if isinstance(faces, Seq) else ():
            d.free(value, say("what-value"), at)
    kind.alike = tuple(p for p, _ in strings(node.get("alike by")))
    for prop, at in strings(node.get("alike by")):
        kind.alike_span = kind.alike_span or at
        known = [*kind.properties, *(["number"] if kind.numbered else [])]
        if prop not in known:
            d.wrong("unknown-key", say("no-property", name=prop, kind=name), at, meant(prop, known))
    return kind


def face_of(d: Declaring, node: Node) -> PropertyType:
    """What a die shows: a word of several, or a number up to one."""
    values = tuple(dict.fromkeys(v for v, _ in strings(node))) if isinstance(node, Seq) else ()
    most = len(values) if isinstance(node, Seq) else d.number(node)
    if most < 2:
        d.wrong("wrong-value", say("too-few-faces"), node.span, say("write", code="faces: 6"))
    return PropertyType(FACE, values=values, optional=True, default=max(most, 2))


def property_type(d: Declaring, node: Node) -> PropertyType:
    """The sort of a property, as it stands under `has:`."""
    if isinstance(node, Seq):
        values = tuple(v for v, _ in strings(node))
        return PropertyType("enum", values=values, optional="none" in values)
    if isinstance(node, Map):
        for kind, given in node:
            if kind == "number":
                return PropertyType("number", optional=True, default=d.number(given))
            if kind == "effect":
                if text(given) != "nothing":
                    d.wrong("wrong-value", say("only-nothing"), given.span, say("write", code="{effect: nothing}"))
                return PropertyType("effect", optional=True)
            return PropertyType("thing", kind=kind, optional=True)
    name = text(node)
    if name in SIMPLE_SORTS:
        return PropertyType(name, optional=name in ("flag", "abilities"))
    for sort in ("list", "amounts", "grid"):
        if name.startswith(f"{sort} of "):
            return PropertyType(sort, kind=name.removeprefix(f"{sort} of "), optional=sort == "list")
    return PropertyType("thing", kind=name)


def list_values(d: Declaring) -> None:
    """Printed values by their word, of whichever kinds they are."""
    for kind in d.words.kinds.values():
        for prop, sort in kind.properties.items():
            if sort.sort in ("enum", FACE):
                for value in sort.values:
                    d.words.enum_values.setdefault(value, []).append((kind.name, prop))
