"""What is wrong with scenarios as far as it can be known without playing: names, lines, steps, options."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from ..checking.declarations import declare
from ..checking.language import checking
from ..diagnostics.problems import MessageRef, Mistakes, Problem, hinted, say
from ..model import ir
from ..model.grid_cells import TURNS
from ..model.vocabulary import Vocabulary, Zone
from ..packs.loading import load_scenarios
from ..packs.pack import Pack, player_counts
from ..packs.tree import Map, Node, Scalar
from ..reading import blocks
from ..reading.names import meant
from ..reading.scope import PLAYER_TYPE, Scope, Wrong
from ..terms.expressions import condition
from ..verbs import bodies
from ..verbs.choice_of_things import slot_name
from .arranging import no_order, place_named, wrongly_held
from .outside_lines import NONE, is_test, items_of, only_entry, text_of, with_seats
from .scenarios import FACTS, NOBODY, configuration, names_in, unknown_overlays, unknown_rules
from .scenarios_known import Configuration, keys_of

#: what is asked of what players see, with a player's name behind it
SEEN = ("hidden from ", "shown to ")
#: what can be chosen in any game
ANSWERS = ("yes", "no", "done", "stop", "go_on", "otherwise", *TURNS)
#: options that are made of something else: amounts, digits, slots, cells, parts of a list
MADE = re.compile(r"[^a-z_]")
#: a copy of an entry, a slot
NUMBERED = re.compile(r"(.+)_\d+")
SLOT = "slot"
PILE = "pile"


def scenario_problems(pack: Pack, games: Mapping[int, Vocabulary]) -> list[Problem]:
    """What is wrong with the scenarios that are played with the expansions and variants in use, and the names of
    others that there are not. `games`: what is declared, by number of players."""
    before = len(pack.problems)
    found = load_scenarios(pack)
    problems = pack.problems[before:]
    if problems or not found:
        return problems
    for node in found.values():
        problems += unknown_overlays(pack, node)
    return problems + _read(pack, found, games.__getitem__, [*games])


def configurations(pack: Pack, scenarios: Mapping[str, Map]) -> list[Configuration]:
    """The expansions and variants with which scenarios are played, and which there are."""
    nodes = [node for node in scenarios.values() if not unknown_overlays(pack, node)]
    return list(dict.fromkeys(configuration(node)[1:] for node in nodes))


def overlaid_problems(
    pack: Pack, scenarios: Mapping[str, Map], declared: Mapping[int, Vocabulary] = MappingProxyType({})
) -> list[Problem]:
    """What is wrong with those of the scenarios of a game that are played with the expansions and variants in use.
    `declared`: what is known already, by number of players."""

    def words(players: int) -> Vocabulary:
        return declared[players] if players in declared else declare(pack.tree, players)[0]

    return _read(pack, scenarios, words, player_counts(pack))


def _read(
    pack: Pack, found: Mapping[str, Map], declared: Callable[[int], Vocabulary], counts: Sequence[int]
) -> list[Problem]:
    """`declared`: by number of players, which may be one of `counts`; asked only for those with whom something is
    played, as it takes its time."""
    known: dict[int, Known] = {}
    problems: list[Problem] = []
    steps: dict[str, None] = {}
    applied = {*pack.applied_expansions}, {*pack.applied_variants}
    for node in found.values():
        players, expansions, variants = configuration(node)
        number = players if players is not None else max(counts)
        if ({*expansions}, {*variants}) != applied:
            continue
        if number not in counts:
            problems.append(Problem("scenario", say("not-for-players", n=number), node.span))
        else:
            problems += unknown_rules(pack, pack.rulebook, node)
            if number not in known:
                steps = steps or keys_of(pack.tree)
                known[number] = Known(steps, declared(number))
            problems += Reading(known[number], node).problems()
    return problems


class Known:
    """What scenarios of a game can speak of."""

    def __init__(self, steps: Collection[str], words: Vocabulary):
        self.words = words
        self.steps = steps
        self._seated: dict[tuple[str, ...], Vocabulary] = {}
        self.endings = [cause.name for cause in words.ends]
        values = (v for kind in words.kinds.values() for sort in kind.properties.values() for v in sort.values)
        names = (
            words.entries,
            words.thing_names,
            words.rules,
            words.counters,
            words.pieces,
            words.symbols,
            words.kinds,
        )
        self.options = dict.fromkeys((*ANSWERS, *self.steps, *values, *(name for group in names for name in group)))
        blind = [zone.size for zone in words.zones.values() if zone.form == "row" and zone.seen_by == "others"]
        #: of rows that their owners cannot see, each is called by its slot
        self.slots = [slot_name(i) for i in range(max(blind, default=0))]
        #: lines in which nothing was found, by how they are read: they stand in many scenarios
        self.sound: set[tuple[str, ...]] = set()

    def seated(self, names: Sequence[str]) -> Vocabulary:
        """The words of the game with what its players are called."""
        key = tuple(names)
        if key not in self._seated:
            self._seated[key] = with_seats(self.words, names)
        return self._seated[key]


class Reading:
    """One scenario, read."""

    def __init__(self, known: Known, node: Map):
        self.known, self.node = known, node
        self.names = names_in(node, known.words.players)
        self.found: list[Problem] = []

    def problems(self) -> list[Problem]:
        for item in items_of(self.node.get("given")):
            self.given(item)
        at = self.node.get("at")
        if at is not None and text_of(at) != "scoring":
            self.step(at)
        for item in items_of(self.node.get("play")):
            self.played(item)
        for item in items_of(self.node.get("then")):
            self.expected(item)
        if not self.found and not is_test(self.node):
            self.wrong(say("scenario-tests-nothing"), self.node)
        return self.found

    def wrong(self, said: MessageRef, node: Node) -> None:
        self.found.append(Problem("scenario", said, node.span))

    # ---- names
    def player(self, name: str, node: Node) -> None:
        if name not in self.names:
            hint = meant(name, self.names) or say("one-of", names=self.names)
            self.wrong(say("nobody-called", name=name, hint=hint), node)

    def step(self, node: Node) -> None:
        """`STEP of PLAYER`."""
        step, _, name = text_of(node).partition(" of ")
        self.step_named(step, node)
        if name:
            self.player(name, node)

    def step_named(self, step: str, node: Node) -> None:
        if step not in self.known.steps:
            rules = [rule.name for rule in self.known.words.rules.values() if rule.flow]
            self.wrong(
                say("no-step", name=step, hint=meant(step, self.known.steps) or say("one-of", names=rules)), node
            )

    def layout(self, node: Node | None) -> None:
        known = self.known.words.layouts
        if node is not None and text_of(node) not in known:
            name = text_of(node)
            self.wrong(hinted(say("is-not", name=name, what=say("what-layout")), meant(name, known)), node)

    def zone(self, node: Node | None) -> Zone | None:
        if node is not None:
            try:
                named = self.known.seated(self.names)
                place = place_named(checking(named, []), Scope(owner="scenario"), node)
            except Mistakes as e:
                self.found += e.problems
                return None
            if place.zone is not None and place.zone.form == PILE:
                self.wrong(no_order(place.zone.name, node), node)
            return place.zone
        return None

    def ending(self, node: Node) -> None:
        name, known = text_of(node), self.known.endings
        self.wrong(hinted(say("no-ending", name=name), meant(name, known) or say("one-of", names=known)), node)

    def option(self, node: Node) -> None:
        name, known = text_of(node), self.known
        if name in known.options or name in self.names or name in known.slots:
            return
        numbered = NUMBERED.fullmatch(name)
        sort = numbered[1] if numbered is not None else ""
        if sort == SLOT:
            hint = say("one-of", names=known.slots) if known.slots else None
            self.wrong(hinted(say("nothing-called", name=name), hint), node)
        elif sort in known.words.entries or not MADE.search(name):
            self.wrong(hinted(say("nothing-called", name=name), meant(name, known.options)), node)

    # ---- lines
    def line(self, node: Node, of_player: bool, test: bool) -> None:
        how = (str(of_player), str(test), *self.names, text_of(node)) if isinstance(node, Scalar) else ()
        if how and how in self.known.sound:
            return
        problems: list[Problem] = []
        c = checking(self.known.seated(self.names), problems)
        scope = Scope(owner="scenario")
        if of_player:
            scope.you = ir.Local("you", PLAYER_TYPE)
        try:
            if test:
                tree, at = blocks.parsed(node, "condition")
                condition(c, tree, scope, at)
            else:
                bodies.body(c, node, scope)
        except Wrong as e:
            c.keep(e)
        if test and not of_player and isinstance(node, Scalar):  # of whom it is said stands before it
            whose = say("write", code=f"{self.names[0]}: {text_of(node)}")
            problems = [replace(p, hint=whose) if p.code == "no-antecedent" else p for p in problems]
        self.found += problems
        if how and not problems:
            self.known.sound.add(how)

    def given(self, item: Node) -> None:
        entry = only_entry(item)
        if entry is not None and entry[0] in self.names:
            for body in items_of(entry[1]):
                self.line(body, True, test=False)
        elif isinstance(item, Map) and "board" in item.items:
            self.layout(item.get("board"))  # the drawing is read where there is a board to lay it on
        elif isinstance(item, Map) and "holds" in item.items:
            layout = item.get("layout")
            self.layout(layout)
            zone = self.zone(item.get("row") or item.get("top of"))
            named = text_of(layout) if layout is not None else ""
            for said, thing in wrongly_held(self.known.words, zone, named, item.get("holds")):
                self.wrong(said, thing)
        elif entry is not None and " " not in entry[0]:
            self.player(entry[0], item)
        else:
            self.line(item, False, test=False)

    def played(self, item: Node) -> None:
        if not isinstance(item, Map):
            self.wrong(say("play-names-player", code="ann: option"), item)
            return
        for key, value in item:
            if key in ("offered", "only offered", "not offered"):
                for option in items_of(value):
                    self.option(option)
            elif key == "to":
                self.player(text_of(value), value)
            elif key in ("given", "then"):
                for inner in items_of(value):
                    self.given(inner) if key == "given" else self.expected(inner)
            elif key == "play on until":
                if " of " in text_of(value):  # else until the game is over
                    self.step(value)
            elif key != "because":
                self.player(key, item)
                for option in items_of(value):
                    self.option(option)

    def expected(self, item: Node) -> None:
        if isinstance(item, Scalar):
            self.line(item, False, test=True)
        for key, value in item if isinstance(item, Map) and "board" not in item.items else ():
            if key in self.names:
                for cond in items_of(value):
                    self.line(cond, True, test=True)
            elif key.startswith(SEEN):
                self.player(key.rpartition(" ")[2], value)
            elif key not in FACTS:
                self.wrong(say("no-fact", key=key, names=FACTS), value)
            elif key in ("turn", "winner"):
                for name in items_of(value):
                    if text_of(name) not in (NONE, NOBODY):
                        self.player(text_of(name), name)
            elif key == "step" and text_of(value) != NONE:
                for part in text_of(value).split("."):  # the way to a choice, as `test` tells it
                    if not MADE.search(part):
                        self.step_named(part, value)
            elif key == "ending" and text_of(value) not in (NONE, *self.known.endings):
                self.wrong(
                    hinted(say("no-ending", name=text_of(value)), say("one-of", names=self.known.endings)), value
                )
