"""Prints a program as one WebAssembly module: its functions, the operations they call, what runs it, its memory."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from ...diagnostics.records import mutable
from .. import nodes as n
from . import (
    code,
    driver,
    functions,
    grids,
    imagining,
    knowing,
    operations,
    random_games,
    searching,
    secret_blocks,
    subset,
    thinking,
)
from .expressions import World
from .kinds import Kinds
from .masks import words_for
from .memory import Memory
from .module import PAGE, Module

FORMS = ("pile", "row", "stack", "grid", "none", "sorted")
#: kinds of functions that are called by the number of a step, in the order in which they stand
SORTS = ("step", "options", "apply", "asked", "candidates", "who", "secret")
#: what is known of a step, as bits
FLAGS = ("STEP", "CHOICE", "ASKED", "CANDIDATES", "MENU", "BOUNDARY", "FALLBACK")
#: above them stands what a step costs
WEIGHT_BITS = 8
#: what is counted by key: an option was taken, was offered beside others, was done as nothing else was possible
USED, OFFERED, ALONE = range(3)
NOTE_BITS = 15
#: so many options of a secret choice, or answers of one player in a secret block
LONGEST = 4096
#: games in one go: what their ends and generators take
_FEW, _MANY, _ROOM = 16, 1024, 1 << 22
_COPIES = 1 << 23
#: a mask of more words is too much code, a module of more bytes too much memory for one game, and one of more functions
#: takes longer to be made than anybody would wait
MOST_WORDS, MOST_BYTES, MOST_FUNCTIONS = 16, 1 << 28, 10_000
_MOST_OUTCOMES = 1024
#: imagined states that are kept while one decision is thought about
_MOST_SAMPLES = 16
#: behind the variables of every module: what whole games are counted with
_NAMED = (
    "WORK", "FAILED", "FAULT", "PLACE", "LISTS", "ITEMS", "COPIES", "TRIALS", "METER", "NOTED", "ASKED", "SPENT",
    "GENERATOR", "ENOUGH", "TABLE", "PLAYING", "TRIED", "POSITIONS", "UNSURE", "NODES", "TREE_END", "TAKEN",
    "LEAST_SEEN", "MOST_SEEN", "PLAN_WORTH", "LUCK", "LUCK_HIGH", "ROOT", "DECISION", "ME", "BLOCK", "SEARCH_SEED",
    "MADE", "MISSED",
)  # fmt: skip
VARIABLES = {name: i for i, name in enumerate(_NAMED)}
#: why a module stopped, beside the reasons of `code`
IMPOSSIBLE, DEAD_END, NO_END = 5, 6, 7
SPLITMIX = {"GOLDEN": 0x9E3779B97F4A7C15, "MIX_1": 0xBF58476D1CE4E5B9, "MIX_2": 0x94D049BB133111EB}


#: (the position in the middle, the numbers of its cells, its cells, the positions inside the grid, by word its cells)
Way = tuple[int, Sequence[int], int, int, Mapping[int, int]]
#: (how many cells, the ways that can be told apart, four ways to turn it)
Shape = tuple[int, Sequence[int], Sequence[Way]]


@mutable
class Source:
    """A program, as far as a module needs to know it."""

    definitions: Mapping[str, n.Definition]
    #: what the names of its tables and constants stand for
    values: Mapping[str, Any]
    size: int
    blank: Sequence[int]
    things: int
    players: int
    #: (form, first slot, size, first thing, most things) of each place
    places: Sequence[tuple[str, int, int, int, int]]
    locations: int
    spots: Mapping[int, int]
    #: how many bits the widest mask has; by first slot of a row of masks of more than 63 bits how many there are, and
    #: the number by which the first of them is asked for
    bits: int
    wide: Mapping[int, tuple[int, int]]
    steps: int
    start: int
    weights: Sequence[int]
    boundaries: Iterable[int]
    fallbacks: Iterable[int]
    #: by menu, its alternatives
    menus: Mapping[int, Sequence[int]]
    #: by secret block: the slot of who acts, its first step, the step behind it, are its parts put together?, by which
    #: parts of the state
    secrets: Mapping[int, tuple[int, int, int, bool, Sequence[tuple[int, int]]]]
    control: Sequence[int]
    #: slots of answers that are remembered, and by piece whose masks are kept what `derive` (`secret_blocks`) needs
    kept: Sequence[int]
    occupied: Sequence[Sequence[int]]
    #: slots that say how the game stands
    lasting: Sequence[int]
    #: by place that is a grid, the shapes of the things that can lie there
    shapes: Mapping[int, Mapping[int, Shape]]
    #: the first of the slots of what players know (0: nobody learns anything), those of what is told, and by seat
    #: whether each place is hidden
    known: int
    told: Sequence[int]
    hidden: Sequence[Sequence[bool]]
    #: by step at which a body ends of whose ways only the best are offered, the function that says how good one was
    measures: Mapping[int, str]
    #: what bots cannot see; None if this cannot be imagined here
    unseen: imagining.Unseen | None
    #: by player, who wins with them, as bits; the first slot of who has left the game (-1: nobody can)
    partners: Sequence[int]
    out: int
    #: fixed slots: the step, the generator, the round
    pc: int
    chance: int
    round: int
    #: limits, by name; other figures of a search
    limits: Mapping[str, int]
    figures: Mapping[str, float]


@mutable
class Printed:
    """A module, and where what is handed to it and read from it lies."""

    binary: bytes
    places: dict[str, int]
    words: int
    games: int
    #: the slots that are masks of several words; all others are numbers
    wide: list[int]


def printed(source: Source) -> Printed:
    whole = _Whole(source)
    module, games = whole.module()
    return Printed(module.binary(), whole.constants, whole.words, games, sorted(whole.wide))


def module_of(source: Source) -> Module:
    """To be read by people."""
    return _Whole(source).module()[0]


class _Whole:
    def __init__(self, source: Source):
        self.s = source
        self.words = words_for(source.bits)
        if self.words > MOST_WORDS:
            raise code.Unprintable(f"{source.bits} bits")
        if len(source.definitions) > MOST_FUNCTIONS:
            raise code.Unprintable(f"{len(source.definitions)} functions")
        self.memory = Memory(code.ITEMS_END, self.words)
        self.constants: dict[str, int] = {
            name: value - (1 << 64) if value >> 63 else value
            for name, value in {**SPLITMIX, **imagining.SPREAD}.items()
        }
        self.constants |= {**source.limits, **random_games.CONSTANTS}
        self.constants |= {form.upper(): i for i, form in enumerate(FORMS)}
        self.constants |= {f"IS_{flag}": 1 << i for i, flag in enumerate(FLAGS)}
        self.constants |= {
            "WORDS": self.words, "SIZE": source.size, "STEPS": source.steps,
            "START": source.start, "PC": source.pc, "CHANCE": source.chance, "ROUND": source.round,
            "LOCATIONS": source.locations, "PLAYERS": source.players, "THINGS": source.things, "OUT": source.out,
            "ESTIMATED": int("estimate" in source.definitions), "MOST_SAMPLES": _MOST_SAMPLES,
            "UNBOUNDED": 1 << 62, "NOWHERE_GOOD": -(1 << 62), "KNOWN": source.known,
            "PLACES": len(source.places), "LONGEST": LONGEST, "NOTE_BITS": NOTE_BITS,
            "WEIGHT_BITS": WEIGHT_BITS, "USED": USED, "OFFERED": OFFERED, "ALONE": ALONE,
            "MOST_OUTCOMES": _MOST_OUTCOMES,
            "ENDLESS": code.ENDLESS, "NO_ROOM": code.NO_ROOM, "IMPOSSIBLE": IMPOSSIBLE, "DEAD_END": DEAD_END,
            "NO_END": NO_END,
        }  # fmt: skip

    def module(self) -> tuple[Module, int]:
        """The module, and how many games it plays in one go."""
        s = self.s
        texts = [operations.LISTS_TEXT, operations.PLACES_TEXT, operations.WALKS_TEXT, operations.BOARDS_TEXT]
        texts += [grids.GRIDS_TEXT, knowing.KNOWING_TEXT, driver.BEST_TEXT]
        texts += [driver.MACHINE_TEXT, driver.ORDERS_TEXT, secret_blocks.SECRETS_TEXT, random_games.GAMES_TEXT]
        if s.unseen is not None:
            texts += [imagining.IMAGINING_TEXT, thinking.STANDING_TEXT, thinking.PLAYOUTS_TEXT, thinking.THINKING_TEXT]
            texts += [searching.SLOTS_TEXT, searching.TREE_TEXT, searching.PLAYOUT_TEXT, searching.SEARCH_TEXT]
            texts += [] if "estimate" in s.definitions else [thinking.NO_ESTIMATE_TEXT]
        own = [d for text in texts for d in subset.read(text)]
        interfaces = {d.name: subset.interface(d) for d in own}
        kinds = Kinds(s.definitions, s.values, interfaces, self.words, s.wide)
        self.wide = kinds.wide_slots
        self.room, self.plane = room_for(s.size, self.words, self.wide)
        self.constants |= {"ROOM": self.room, "PLANE": self.plane}
        self.tables()
        plans = [d for d in s.definitions.values() if isinstance(d, n.Function)]
        numbers = {name: i for i, name in enumerate([*interfaces, *(d.name for d in plans)])}
        called = {name: i for i, name in enumerate(f"{sort}{pc}" for sort in SORTS for pc in range(s.steps))}
        world = World(
            kinds, self.memory, interfaces, numbers, s.values, called, self.words, self.plane, s.things,
            s.limits["MOST_NUMBER"], functions.failing(s.definitions, interfaces),
        )  # fmt: skip
        wide = [int(slot in kinds.wide_slots) for slot in range(s.size)]
        self.constants["WIDE"] = self.memory.listed(wide if self.wide else [], "[i]")
        world.wide_flags = self.constants["WIDE"] + 8
        named = {
            "WAYS": [f"ways{pc}" for pc in range(s.steps)],
            "MEASURES": [s.measures.get(pc, "") for pc in range(s.steps)],
            "BOUNDS": [f"{s.measures[pc]}_bound" if pc in s.measures else "" for pc in range(s.steps)],
        }
        for name, names in named.items():  # 0 where there is none, else one more than the number
            found = [1 + world.number_of(one) if one in numbers else 0 for one in names]
            self.constants[name] = self.memory.listed(found, "[i]")
        for d in plans:
            interfaces[d.name] = functions.interface(world, d)
        made = [functions.function(world, d) for d in plans]
        games = self.regions()
        compiler = subset.Compiler(interfaces, numbers, self.constants, VARIABLES, self.words, self.plane)
        exported = {"play", "seed", "take", "contest", "look", "search", "decided"}
        whole = [compiler.function(d, d.name in exported) for d in own] + made
        firsts = dict.fromkeys(VARIABLES, 0) | {
            name: self.constants[f"{name}_FIRST"] for name in ("LISTS", "ITEMS", "COPIES", "TABLE")
        }
        pages = -(-self.constants["COPIES_END"] // PAGE)
        table = [numbers.get(name, numbers["skip"]) for name in world.called]
        data = [(self.memory.first, self.memory.data())]
        return pruned(Module(whole, [*firsts.values()], table, data, pages, pages + searching.MOST_PAGES)), games

    def tables(self) -> None:
        """What the operations look up."""
        s, memory = self.s, self.memory
        columns = list(zip(*s.places, strict=True)) or [()] * 5
        for name, column in zip(("FORM", "ADDRESS", "SIZE_OF", "BASE", "LIMIT"), columns, strict=True):
            self.constants[name] = memory.listed([FORMS.index(v) if name == "FORM" else v for v in column], "[i]")
        spots = [s.spots.get(i, 0) for i in range(s.things)]
        flags = [[f"step{pc}", f"options{pc}", f"asked{pc}", f"candidates{pc}"] for pc in range(s.steps)]
        known = [
            sum(1 << i for i, name in enumerate(row) if name in s.definitions)
            + (s.weights[pc] << WEIGHT_BITS)
            + (16 * (pc in s.menus) + 32 * (pc in set(s.boundaries)) + 64 * (pc in set(s.fallbacks)))
            for pc, row in enumerate(flags)
        ]
        secrets = [0] * s.steps
        for pc, (you, entry, then, apart, spans) in s.secrets.items():
            pairs = memory.listed([memory.write(list(span)) for span in spans], "[i]")
            secrets[pc] = memory.listed([you, entry, then, int(apart), pairs], "[i]")
        listed: dict[str, Sequence[int]] = {
            "SPOTS": spots, "KINDS": known, "WEIGHTS": s.weights, "SECRETS": secrets, "CONTROL": s.control,
            "TOLD": s.told, "HIDDEN": [int(h) for row in s.hidden for h in row], "KEPT": s.kept, "LASTING": s.lasting,
            "OCCUPIED": [memory.listed(row, "[i]") for row in s.occupied], "PARTNERS": s.partners,
        }  # fmt: skip
        for name, values in listed.items():
            self.constants[name] = memory.listed(values, "[i]")
        if s.unseen is not None:
            self.constants |= s.unseen.tables(memory)
        shapes = [self.shapes(s.shapes[place]) if place in s.shapes else 0 for place in range(len(s.places))]
        self.constants["SHAPES"] = memory.listed(shapes, "[i]")
        self.constants["UNOFFERED"] = memory.write([s.steps, *[len(s.menus.get(pc, ())) for pc in range(s.steps)]])
        self.constants["TWISTER"] = memory.write(first_twister())
        blank = [*s.blank] + [0] * (self.room - s.size)
        for i in self.wide:
            for word, part in enumerate(memory.mask(s.blank[i])):
                blank[i + word * self.plane] = part
        self.constants["BLANK"] = memory.write(blank)

    def shapes(self, by_thing: Mapping[int, Shape]) -> int:
        """As `operations` read them."""
        memory = self.memory
        found = [0] * self.s.things
        for thing, (many, distinct, ways) in by_thing.items():
            turned = []
            for middle, offsets, cells, inside, by_word in ways:
                words = [by_word.get(word, 0) for word in range(max(by_word, default=-1) + 1)]
                parts = [
                    memory.listed(offsets, "[i]"),
                    memory.listed([cells, inside], "[m]"),
                    memory.listed(words, "[m]"),
                ]
                turned.append(memory.listed([middle, *parts], "[i]"))
            found[thing] = memory.listed([many, memory.listed(distinct, "[i]"), *turned], "[i]")
        return memory.listed(found, "[i]")

    def regions(self) -> int:
        """Where what changes lies, behind what is constant. Returns how many games are played in one go."""
        s, at = self.s, -(-self.memory.end // 16) * 16
        state = 8 * self.room
        games = max(_FEW, s.players + 1, min(_MANY, _ROOM // (state + random_games.GENERATOR_ROOM)))
        table = (state + 16 * LONGEST) * s.players
        slot = -(-(8 * LONGEST + 8 + state + table) // 16) * 16
        sizes = {
            "STATE": state, "TABLE_FIRST": table, "NOTES": 16 << NOTE_BITS, "INPUTS": 16 * games,
            "OUTPUTS": 16 * games, "GENERATORS": random_games.GENERATOR_ROOM * games, "ENDS": state * games, "KEY": 32,
        }  # fmt: skip
        self.constants |= {"OFFERS_BEHIND": state * s.players, "ANSWERS_BEHIND": (state + 8 * LONGEST) * s.players}
        if s.unseen is not None:
            sizes |= {
                "KNOWN_STATE": state, "SLOTS": slot * searching.SLOTS, "SAMPLES": state * _MOST_SAMPLES,
                "LEADS": 8 * s.players, "WORTHS": 8 * s.players,
                "CHOICES": 8 * LONGEST, "BEST_ONES": 8 * LONGEST, "SEEDS": 8 * s.limits["MOST_TRIES"],
            }  # fmt: skip
            sizes |= imagining.rooms(s.things, self.constants["GROUPS"], len(s.unseen.chosen))
            sizes |= searching.rooms(s.players, LONGEST)
        for name, size in sizes.items():
            self.constants[name] = at
            at += -(-size // 16) * 16
        self.constants |= {
            "LISTS_FIRST": code.LISTS_FIRST, "LISTS_END": code.LISTS_END, "ITEMS_FIRST": code.ITEMS_FIRST,
            "ITEMS_END": code.ITEMS_END, "COPIES_FIRST": at, "COPIES_END": at + max(_COPIES, 64 * state),
        }  # fmt: skip
        if self.constants["COPIES_END"] > MOST_BYTES:
            raise code.Unprintable("memory")
        if s.unseen is not None:
            logs = -(-self.constants["COPIES_END"] // PAGE) * PAGE
            self.constants |= searching.constants(s.players, s.figures)
            self.constants |= {
                "SLOT": slot, "SLOT_PLAYING": 8 * LONGEST, "SLOT_STATE": 8 * LONGEST + 8,
                "SLOT_TABLE": 8 * LONGEST + 8 + state, "LOGS": logs, "TREE": logs + 8 * searching.MOST_PLAYOUTS,
            }  # fmt: skip
            self.constants["IMAGINED"] = self.constants["SLOTS"] + self.constants["SLOT_STATE"]
            self.constants["IMAGINED_TABLE"] = self.constants["SLOTS"] + self.constants["SLOT_TABLE"]
        return games


def pruned(module: Module) -> Module:
    """Without functions that nobody calls: what is not there need not be compiled."""
    waiting = [*module.table, *(i for i, f in enumerate(module.functions) if f.exported)]
    kept: set[int] = set()
    while waiting:
        i = waiting.pop()
        if i not in kept:
            kept.add(i)
            waiting += [at for name, *numbers in module.functions[i].code if name == "call" for at in numbers]
    new = {old: i for i, old in enumerate(sorted(kept))}
    module.functions = [module.functions[i] for i in sorted(kept)]
    module.table = [new[i] for i in module.table]
    for f in module.functions:
        f.code = [("call", new[int(i[1])]) if i[0] == "call" else i for i in f.code]
    return module


def room_for(size: int, words: int, wide: Collection[int]) -> tuple[int, int]:
    """How many words a state of so many slots has, some of them masks of several words; and how far those lie from each
    other, so that all but the first lie behind the slots."""
    plane = size - min(wide, default=0)
    return max(size, *(slot + (words - 1) * plane + 1 for slot in wide)) if wide else size, plane


def first_twister() -> list[int]:
    """With what Python's generator begins before a seed is mixed in: 624 words made from one number, two in each."""
    found = [19650218]
    for i in range(1, 624):
        found.append((1812433253 * (found[-1] ^ found[-1] >> 30) + i) & 0xFFFFFFFF)
    return [low | high << 32 for low, high in zip(found[::2], found[1::2], strict=True)]
