"""Runs games as WebAssembly: many at once, from set-up to end, because a call costs more than many decisions.

The bytes of a module are kept in the cache as other plain data is; they are checked when they are loaded. The machine
code made from them is made in each process and never kept: to load it from a folder would be to trust that folder.
"""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from json import dumps
from threading import Thread
from typing import TYPE_CHECKING, Any

from ..diagnostics import cache
from ..diagnostics.problems import Refused, say
from ..lowering.layout import CHANCE
from ..plan.wasm.code import NO_ROOM, TOO_WIDE, Unprintable
from ..plan.wasm.module import PAGE, Module
from ..plan.wasm.printer import ALONE, NOTE_BITS, OFFERED, USED, VARIABLES, Printed, module_of, printed
from .series import menus
from .wasm_source import source

if TYPE_CHECKING:
    from ..packs.pack import Pack
    from .rules import Rules

MASK = (1 << 64) - 1
_ROOMS = (
    "diagnostics", "packs", "syntax", "model", "plan", "reading", "lowering", "terms", "verbs", "checking", "compiling",
    "engine",
)  # fmt: skip
MODULES = cache.Shelf("wasm", _ROOMS)


class Stopped(Exception):
    """A module stopped in the middle of a game: why (see `plan/wasm`)."""

    def __init__(self, why: int):
        super().__init__(why)
        self.why = why

    @property
    def lacking(self) -> str:
        """What is too small in the module, if it is not by the rules that it stopped."""
        return {TOO_WIDE: "mask", NO_ROOM: "memory"}.get(self.why, "")


class Native:
    """A module that is loaded, and its memory."""

    def __init__(self, made: Printed, menus: dict[int, list[int]], compiled: Any = None):
        import wasmtime

        #: machine code is made once for all that run the same module
        self.made, self.compiled = made, compiled or _compiled(made)
        self.store = wasmtime.Store(self.compiled[0])
        instance = wasmtime.Instance(self.store, self.compiled[1], [])
        self.exports: Any = instance.exports(self.store)
        self.memory: Any = self.exports["memory"]
        self.contested = self.exports.get("contest")
        self.trap, self.menus = wasmtime.Trap, menus
        self.words, self.games, self.at = made.words, made.games, made.places
        self.size, self.wide = made.places["SIZE"], made.wide
        #: how many words a state has, and how far those of one slot lie from each other
        self.room, self.plane = made.places["ROOM"], made.places["PLANE"]

    def another(self) -> Native:
        """The same module with a memory of its own."""
        return Native(self.made, self.menus, self.compiled)

    def call(self, name: str, *given: int) -> Any:
        try:
            return self.exports[name](self.store, *given)
        except self.trap as trap:
            raise Stopped(self.variable("FAULT")) from trap

    def variable(self, name: str) -> int:
        return int(self.exports[f"global{VARIABLES[name]}"].value(self.store))

    def put(self, name: str, value: int) -> None:
        self.exports[f"global{VARIABLES[name]}"].set_value(self.store, value)

    def reach(self, end: int) -> bool:
        """Makes the memory so large, if it may be."""
        import wasmtime

        lacking = -(-end // PAGE) - self.memory.size(self.store)
        try:
            return lacking <= 0 or bool(self.memory.grow(self.store, lacking) >= 0)
        except wasmtime.WasmtimeError:
            return False

    def read(self, at: int, many: int) -> array[int]:
        found = array("q")
        found.frombytes(self.memory.read(self.store, at, at + 8 * many))
        return found

    def write(self, at: int, numbers: array[int]) -> None:
        self.memory.write(self.store, numbers.tobytes(), at)

    # ---- states
    def state(self, at: int) -> list[int]:
        """A state in memory as the engine has it."""
        return self.state_of(self.read(at, self.room).tolist())

    def state_of(self, found: list[int]) -> list[int]:
        state = found[: self.size]
        for i in self.wide:
            value = found[i + (self.words - 1) * self.plane]  # with the sign
            for word in range(self.words - 2, -1, -1):
                value = value << 64 | found[i + word * self.plane] & MASK
            state[i] = value
        state[CHANCE] &= MASK
        return state

    def words_of(self, state: list[int]) -> array[int]:
        """A state as it lies in memory."""
        words = [*state, *[0] * (self.room - self.size)]
        for i in (CHANCE, *self.wide):
            for word in range(self.words if i != CHANCE else 1):
                words[i + word * self.plane] = _signed(state[i] >> 64 * word & MASK)
        return array("q", words)

    def take(self, state: list[int], code: int) -> tuple[list[int], list[int]]:
        """One decision: the state behind it, and the options of the next one."""
        self.write(self.at["STATE"], self.words_of(state))
        place = self.call("take", code)
        found = self.read(place + 8, self.read(place, 1)[0]).tolist() if place else []
        return self.state(self.at["STATE"]), found

    # ---- whole games
    def begin(self) -> None:
        """Nothing is counted yet."""
        notes = array("q", bytes(16 << NOTE_BITS))
        for pc, codes in self.menus.items():
            for code in codes:
                for tag in (OFFERED, ALONE):
                    _note(notes, ((pc << 20) + code + 16 << 2) + tag)
        self.write(self.at["NOTES"], notes)
        self.put("NOTED", 0)
        steps = self.at["STEPS"]
        self.write(self.at["UNOFFERED"], array("q", [steps, *[len(self.menus.get(pc, ())) for pc in range(steps)]]))

    def prepare(self, seeds: list[tuple[int, int]]) -> None:
        """(where the generator of a game begins, the seed of its bots) of each game."""
        self.write(self.at["INPUTS"], array("q", [_signed(n) for pair in seeds for n in pair]))
        self.call("seed", len(seeds))

    def play(self, games: int) -> None:
        self.call("play", games)

    def ends(self, games: int) -> list[tuple[int, list[int]]]:
        """By game, the number of its decisions and its last state."""
        asked, room = self.read(self.at["OUTPUTS"], games), self.room
        found = self.read(self.at["ENDS"], games * room).tolist()
        return [(n, self.state_of(found[g * room : g * room + room])) for g, n in enumerate(asked)]

    @property
    def thinks(self) -> bool:
        """Can bots play to win inside? Not in every game can be imagined there what somebody cannot know."""
        return self.contested is not None

    def contest(self, chance: int, bots: list[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int]]]:
        """One game between bots, each (how many matches it imagines, its seed): the last state, and by seat how often a
        bot was asked and how much it has tried out."""
        self.prepare([*bots, (chance, 0)])
        self.call("contest")
        found = self.read(self.at["OUTPUTS"], 2 * len(bots)).tolist()
        return self.state(self.at["STATE"]), list(zip(found[::2], found[1::2], strict=True))

    def counted(self) -> tuple[dict[int, int], set[tuple[int, int]], set[tuple[int, int]]]:
        """By option how often it was taken; what was offered, and what was done as nothing else was possible."""
        notes = self.read(self.at["NOTES"], 2 << NOTE_BITS)
        used: dict[int, int] = {}
        marked: tuple[set[tuple[int, int]], set[tuple[int, int]]] = (set(), set())
        for key, count in zip(notes[::2], notes[1::2], strict=True):
            if key and count:
                option, tag = key - 1 >> 2, key - 1 & 3
                if tag == USED:
                    used[option] = count
                else:
                    marked[tag - OFFERED].add((option >> 20, (option & (1 << 20) - 1) - 16))
        return used, *marked


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word


def _note(notes: array[int], key: int) -> None:
    """As `noted` does in the module."""
    at = (key * 0x9E3779B97F4A7C15 & MASK) >> 64 - NOTE_BITS
    while notes[2 * at]:
        at = at + 1 & (1 << NOTE_BITS) - 1
    notes[2 * at] = key + 1


def installed() -> bool:
    return find_spec("wasmtime") is not None


def native(rules: Rules) -> Native:
    """A game as a module that can be run; refuses if it cannot."""
    if not installed():
        raise Refused(say("engine-missing"))
    import wasmtime

    with _refusing(rules):
        made, compiled = rules.code_ahead.taken() if rules.code_ahead is not None else (None, None)
        try:
            return Native(made or _module(rules), menus(rules), compiled)
        except wasmtime.WasmtimeError:  # the system gives it no room
            raise Unprintable("memory") from None


def readable_module(rules: Rules) -> Module:
    """A game as a module that can be shown; nothing needs to be installed for that."""
    with _refusing(rules):
        return module_of(source(rules))


@contextmanager
def _refusing(rules: Rules) -> Iterator[None]:
    try:
        yield
    except Unprintable as lacking:
        raise Refused(say("engine-cannot", game=rules.name, what=str(lacking))) from None


class CodeAhead:
    """Machine code of a game whose bytes are kept, made by a second processor while the rules are being loaded."""

    def __init__(self, pack: Pack, players: int):
        self.found: tuple[Printed | None, Any] = None, None
        self.thread = Thread(target=self.make, args=(_key(pack, players),), daemon=True)
        self.thread.start()

    def make(self, key: str) -> None:
        made = _kept(key)
        if made is not None:
            with suppress(Exception):  # whatever is wrong is found again, and told, where the module is asked for
                self.found = made, _compiled(made)

    def taken(self) -> tuple[Printed | None, Any]:
        self.thread.join()
        return self.found


def code_ahead(pack: Pack, players: int) -> CodeAhead | None:
    return CodeAhead(pack, players) if installed() else None


def _compiled(made: Printed) -> tuple[Any, Any]:
    import wasmtime

    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, made.binary)


def _module(rules: Rules) -> Printed:
    """The module of a game, from the cache or printed anew."""
    key = _key(rules.pack, rules.players)
    made = _kept(key)
    if made is None:
        made = printed(source(rules))
        rest = {"places": made.places, "words": made.words, "games": made.games, "wide": made.wide}
        cache.keep(key, {"binary": b64encode(made.binary).decode(), **rest})
    return made


def _key(pack: Pack, players: int) -> str:
    return MODULES.key(dumps([pack.digest, players, pack.applied_expansions, pack.applied_variants]))


def _kept(key: str) -> Printed | None:
    found = cache.fetch(key)
    try:
        return Printed(
            b64decode(found["binary"]), {**found["places"]}, int(found["words"]), int(found["games"]), [*found["wide"]]
        )
    except (TypeError, KeyError, ValueError):
        return None
