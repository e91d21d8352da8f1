"""From the merged tree of a pack to its vocabulary, for one number of players: section by section, in `sections/`."""

from __future__ import annotations

from ..diagnostics.problems import Problem, Span, say
from ..model.vocabulary import Vocabulary
from ..packs.provenance import DECLARED, OTHERS, SOURCE
from ..packs.tree import Map, Scalar
from ..reading.names import meant
from .declaring import Declaring
from .sections import counters, definitions, frame, kinds, layouts, notes, pieces, rules, teams, things, zones

MOST_ROOM = 100_000
#: of the rules language; docs/language.md says what came with each
VERSION = 2


def declare(tree: Map, players: int) -> tuple[Vocabulary, list[Problem]]:
    """The vocabulary of the game for this number of players, and what is wrong with it."""
    name = tree.get("game")
    d = Declaring(tree, players, Vocabulary(str(name.value) if isinstance(name, Scalar) else "", players))
    check_version(d)
    for read in (  # each finds what it speaks of in those before it
        teams.read,
        kinds.read,
        counters.read_groups,
        counters.read_counters,
        things.read,
        counters.read_sorted,
        notes.read,
        counters.check_stocks,
        kinds.list_values,
        zones.read,
        pieces.read,
        counters.read_members,
        counters.read_symbols,
        layouts.read,
        definitions.read_parameters,
        definitions.read_definitions,
        rules.read,
        frame.read,
        check_figures,
        check_room,
    ):
        read(d)
    return d.words, d.problems


def check_version(d: Declaring) -> None:
    """A game of a later version may say things that mean nothing here, or something else."""
    said = d.tree.get("language")
    if isinstance(said, Scalar) and isinstance(said.value, int) and said.value > VERSION:
        later = say("later-language", n=said.value, most=VERSION)
        d.wrong("language-version", later, said.span, say("newer-spielwerk"))


def check_figures(d: Declaring) -> None:
    """Where a figure comes from is said of one that stands there."""
    for name, node in [pair for section in DECLARED for pair in d.section(section)]:
        source = node.get(SOURCE) if isinstance(node, Map) else None
        known = [key for key in node.items if key != SOURCE] if isinstance(node, Map) else []
        for figure in source.items if isinstance(source, Map) else ():
            if figure not in (*known, OTHERS):
                at = source.keys[figure]  # type: ignore[union-attr]
                d.wrong("unknown-name", say("no-figure", name=figure, of=name), at, meant(figure, known))


def check_room(d: Declaring) -> None:
    """The whole game is kept in one list of numbers, which is copied at every step of a search."""
    w = d.words

    def holders(of: str) -> int:
        return 1 if of == "game" else len(w.kinds[of].things)

    used: list[tuple[int, str, Span | None]] = [(holders(c.of), c.name, c.span) for c in w.counters.values()]
    used += [(holders(n.of), n.name, n.span) for n in w.notes.values()]
    for p in w.pieces.values():
        of = [w.zones[x].of if x in w.zones else x for x in p.places]
        used.append((sum(holders(x) for x in of) * d.players, p.name, p.span))
    for z in w.zones.values():
        held = sum(len(w.kinds[k].things) for k in z.holds)
        each = {"stack": held + 1, "grid": 2 * held + 1, "row": z.size}.get(z.form, 1)
        used.append((len(z.owners) * each, z.name, z.span))
    if sum(n for n, _, _ in used) > MOST_ROOM:
        _, name, span = max(used, key=lambda u: u[0])
        d.wrong(
            "too-many",
            say("too-much-room", name=name),
            span,
            say("fewer-hold"),
        )
