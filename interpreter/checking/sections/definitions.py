"""Parameters and definitions: numbers, things and adjectives with a name."""

from __future__ import annotations

from ...diagnostics.problems import Span, say
from ...model.vocabulary import Definition, Parameter
from ...packs.provenance import OTHERS, SOURCE
from ...packs.tree import Map, Scalar
from ...reading.names import meant
from ...syntax import parser
from ..declaring import Declaring


def read_parameters(d: Declaring) -> None:
    section = d.section("parameters")
    w = d.words
    for key, node in section:
        if key == SOURCE:
            continue
        span, value = section.keys[key], d.by_players(node)
        flag = isinstance(value, Scalar) and isinstance(value.value, bool)
        written = isinstance(value, Scalar) and isinstance(value.value, str)
        name, _, of = key.partition(" ")
        if of:  # a word more than a name: what it is said of
            tree = parser.parse(key, "definition", Scalar(key, span), d.problems)
            of = str(tree.children[1]) if tree is not None and tree.data == "quantity_of" else ""
            if not of or not w.members(of):
                w.refused.add(name)
                if tree is not None:
                    hint = meant(of, [*w.kinds, *w.groups]) or say("write", code=f"{name} of a KIND")
                    d.wrong("unknown-name", say("no-kind", name=of or key), span, hint)
                continue
        number = 0 if written else d.number(value)
        w.parameters[name] = Parameter(name, number, flag, span, of, value if of else None)
        d.claim(name, name, span, say("what-parameter"))
    by_name = section.get(SOURCE)
    for name, span in by_name.keys.items() if isinstance(by_name, Map) else ():
        if name not in w.parameters and name not in w.refused and name != OTHERS:
            known = meant(name, w.parameters)
            d.wrong("unknown-name", say("nothing-called", name=name), span, known)


def read_definitions(d: Declaring) -> None:
    w = d.words
    section = d.section("define")
    for key, node in section:
        span = section.keys[key]
        said = key.split(" ")
        name = said[-1] if len(said) == 4 and said[2] == "is" else said[0]
        if name not in ("a", "an") and not d.free(name, say("what-definition"), word_in(key, name, span)):
            w.refused.add(name)
            continue
        tree = parser.parse(key, "definition", Scalar(key, span), d.problems)
        if tree is None:
            w.refused.update(key.split())
            continue
        names = [str(c) for c in tree.children]
        if tree.data == "adjective":
            of = names[0]
            if not w.members(of):
                d.wrong(
                    "unknown-name",
                    say("no-kind", name=of),
                    word_in(key, of, span),
                    meant(of, [*w.kinds, *w.groups]),
                )
                w.refused.add(names[1])
            if names[1] in w.enum_values and any(k in w.members(of) for k, _ in w.enum_values[names[1]]):
                d.wrong("name-twice", say("already-printed", name=names[1], kind=of), span, say("other-adjective"))
            adjective = Definition(names[1], of, True, node, span, key)
            for kind in w.members(of):
                w.adjectives[(kind, names[1])] = adjective
        else:
            of = names[1] if tree.data == "quantity_of" else ""
            if of and not w.members(of):
                d.wrong(
                    "unknown-name",
                    say("no-kind", name=of),
                    word_in(key, of, span),
                    meant(of, [*w.kinds, *w.groups]),
                )
                w.refused.add(names[0])
                continue
            w.definitions[names[0]] = Definition(names[0], of, False, node, span, key)
            d.claim(names[0], names[0], span, say("what-definition"))


def word_in(text: str, word: str, span: Span) -> Span:
    """The place of a word of a key."""
    at = f" {text} ".find(f" {word} ")
    return span.at(at, len(word)) if at >= 0 else span
