"""Prints expressions of a plan: numbers and tests on the stack, masks in variables, lists as places in memory.

A list that is only gone through is never made: `each` runs through it where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...diagnostics.records import mutable
from .. import nodes as n
from . import masks
from .arithmetic import PAIRS
from .code import ITEMS, TOO_WIDE, Code, Unprintable
from .kinds import LIST, Kinds, parts
from .masks import Words
from .memory import Memory
from .module import I32, I64
from .subset import MASK, Interface

_ARITHMETIC = {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or", "^": "xor"}
_COMPARE = {"==": "eq", "!=": "ne", "<": "lt_s", "<=": "le_s", ">": "gt_s", ">=": "ge_s"}
_BITWISE = {"&": "and", "|": "or", "^": "xor"}

Body = Callable[[int], None]


@mutable
class World:
    """What all functions of a module share."""

    kinds: Kinds
    memory: Memory
    #: by name, what it takes and gives, and its place among the functions
    interfaces: dict[str, Interface]
    numbers: dict[str, int]
    #: what names of the program stand for
    values: Mapping[str, Any]
    #: functions that are called by number
    called: dict[str, int]
    words: int
    #: so far lie the words of a mask from each other in a state
    plane: int
    things: int
    #: no number of a game goes beyond it
    most_number: int
    #: functions that may turn out impossible
    failing: set[str]
    #: the place of flags, by slot, of those that are masks of several words
    wide_flags: int = 0

    def number_of(self, name: str) -> int:
        """By which a function is called."""
        return self.called.setdefault(name, len(self.called))


class Printer:
    """Prints into one function. `names`: by variable, what it stands for."""

    def __init__(self, world: World, c: Code, names: dict[str, str]):
        self.w, self.c, self.names = world, c, names
        self.places: dict[str, Words] = {}
        #: where the options lie that are being listed: a variable with the mark since which they were pushed
        self.mark = -1

    # ---- names
    def kind(self, e: n.Expr) -> str:
        return self.w.kinds.kind(e, self.names)

    def variable(self, name: str) -> Words:
        if name not in self.places:
            many = self.w.words if self.names.get(name) == MASK else 1
            self.places[name] = [self.c.local() for _ in range(many)]
        return self.places[name]

    def give(self, name: str, value: n.Expr) -> None:
        """A variable gets a value."""
        words = self.variable(name)
        if self.names.get(name) == MASK:
            self.assign(words, self.mask(value))
        else:
            self.list(value) if self.kind(value) == LIST else self.number(value)
            self.c.set(words[0])

    def assign(self, words: Words, given: Words) -> None:
        for word in given:
            self.c.get(word)
        for word in reversed(words):
            self.c.set(word)

    # ---- numbers
    def number(self, e: n.Expr) -> None:
        c = self.c
        printer = _NUMBERS.get(type(e))
        if e.type is n.LIST or self.kind(e) == LIST:
            self.list(e)
        elif self.kind(e) == MASK:
            masks.narrowed(c, self.mask(e))
        elif printer is not None:
            printer(self, e)
        else:
            self.test(e)
            c.flag()

    def slot_place(self, at: n.Expr, wide: bool = False) -> int:
        """Puts the place of a slot on the stack; returns what is to be added to it."""
        c = self.c
        first, rest = parts(at, self.w.values)
        if not rest:
            c.get(0)
            return 8 * first
        for i, part in enumerate(rest):
            self.number(part)
            if i:
                c.put("i64.add")
        return self.added_place(first, wide)

    def added_place(self, first: int, wide: bool = False) -> int:
        """The same for a slot of which the number, without `first`, stands on the stack."""
        c = self.c
        c.address()
        c.put("i32.const", 3)
        c.put("i32.shl")
        if first < 0:
            c.put("i32.const", 8 * first)
            c.put("i32.add")
            first = 0
        if self.w.kinds.wide_slots:  # was it right that it is a mask of several words, or none?
            index = c.kept(I32)
            c.get(index)
            c.put("i32.const", self.w.wide_flags)
            c.put("i32.add")
            c.load(8 * first)
            c.number(int(wide))
            c.put("i64.ne")
            with c.when():
                c.fault(TOO_WIDE)
            c.get(index)
        c.get(0)
        c.put("i32.add")
        return 8 * first

    def slot(self, e: n.Slot) -> None:
        self.c.load(self.slot_place(e.at))

    def item(self, e: n.Item) -> None:
        table = self.w.values[e.table]
        if isinstance(table, tuple):
            self.entry(self.w.memory.table(table, False), e.at)
        else:
            self.reach(e)

    def reach(self, e: n.Item) -> None:
        """The things whose printed number is not above another, as a mask on the stack."""
        printed = getattr(self.w.values[e.table], "printed", None)
        if printed is None:
            raise Unprintable(type(self.w.values[e.table]).__name__)
        self.c.number(self.w.memory.listed([tuple(pair) for pair in printed], "[ii]"))
        self.number(e.at)
        self.c.call("reach")

    def entry(self, place: int, at: n.Expr) -> None:
        c = self.c
        if isinstance(at, n.Number) and at.value >= 0:
            c.put("i32.const", 0)
            c.load(place + 8 * at.value)
            return
        self.number(at)
        c.address()
        c.put("i32.const", 3)
        c.put("i32.shl")
        c.put("i32.const", place)
        c.put("i32.add")
        c.load()

    def looked_up(self, e: n.ItemOr) -> None:
        """A table that has not all entries: a row from the least to the greatest there is."""
        c, table, missing = self.c, self.w.values[e.table], self.w.values[e.missing]
        self.number(e.at)
        self.entries(table, missing)
        c.load()

    def entries(self, table: Mapping[int, Any], missing: object) -> None:
        """The place of an entry, by the number on the stack; without one, of what is there instead."""
        c, memory = self.c, self.w.memory

        def stored(value: Any) -> int:
            return memory.listed(value, "[i]") if isinstance(value, tuple) else int(value)

        first, last = min(table, default=0), max(table, default=-1)
        if last - first > 10_000:
            raise Unprintable("Switch")
        made = [stored(table.get(k, missing)) for k in range(first, last + 1)]
        place = memory.write([stored(missing), *made])
        c.number(first - 1)
        c.put("i64.sub")
        at = c.kept()
        c.get(at)
        c.number(0)
        c.get(at)
        c.number(len(made) + 1)
        c.put("i64.lt_u")
        c.put("select")
        c.address()
        c.put("i32.const", 3)
        c.put("i32.shl")
        c.put("i32.const", place)
        c.put("i32.add")

    def binary(self, e: n.Binary) -> None:
        c = self.c
        if e.op == ">>" or e.op == "&" and self.kind(e.left) == MASK and e.right == n.Number(1):
            if self.bit(e):
                return
        if e.op == "&" and MASK in (self.kind(e.left), self.kind(e.right)):  # a few bits of a mask
            wide, number = (e.left, e.right) if self.kind(e.left) == MASK else (e.right, e.left)
            c.get(self.mask(wide)[0])
            self.number(number)
            c.put("i64.and")
            return
        self.number(e.left)
        self.number(e.right)
        if e.op in _ARITHMETIC:
            c.put(f"i64.{_ARITHMETIC[e.op]}")
            return
        right, left = c.kept(), c.kept()
        PAIRS[e.op](c, left, right)

    def bit(self, e: n.Binary) -> bool:
        """`mask >> n & 1` needs one word only."""
        c = self.c
        if e.op != "&" or not isinstance(e.left, n.Binary) or e.left.op != ">>":
            return False
        words = self.mask(e.left.left)
        self.number(e.left.right)
        at = c.kept()
        c.number(0)
        for i, word in enumerate(words):
            before = c.kept()
            c.get(word)
            c.get(before)
            c.get(at)
            c.number(6)
            c.put("i64.shr_u")
            c.number(i)
            c.put("i64.eq")
            c.put("select")
        c.get(at)
        c.put("i64.shr_u")
        c.number(1)
        c.put("i64.and")
        return True

    def unary(self, e: n.Unary) -> None:
        c = self.c
        if e.op in ("-", "~"):
            c.number(0 if e.op == "-" else -1)
            self.number(e.item)
            c.put("i64.sub" if e.op == "-" else "i64.xor")
        elif e.op == "bit_count":
            masks.counted(c, self.mask(e.item))
        else:
            masks.length(c, self.mask(e.item))

    def either(self, e: n.Either) -> None:
        self.test(e.cond)
        with self.c.when(I64):
            self.number(e.yes)
            self.c.otherwise()
            self.number(e.no)

    def bind(self, e: n.Bind) -> None:
        self.give(e.name, e.value)
        self.c.get(self.places[e.name][0])

    def let(self, e: n.Let) -> None:
        self.give(e.name, e.value)
        self.number(e.body)

    def paid(self, e: n.Paid) -> None:
        self.c.spend(e.price, e.place)
        self.number(e.item)

    def switch(self, e: n.Switch) -> None:
        self.number(e.at)
        self.entries(dict(e.targets), 0)
        self.c.load()

    def nth(self, e: n.Nth) -> None:
        """Counted from the end where the number is below 0."""
        c = self.c
        self.list(e.things)
        place = c.kept()
        self.number(e.at)
        if not (isinstance(e.at, n.Number) and e.at.value >= 0):
            at = c.kept()
            c.get(at)
            c.get(at)
            c.get(place)
            c.address()
            c.load()
            c.put("i64.add")
            c.get(at)
            c.number(0)
            c.put("i64.ge_s")
            c.put("select")
        c.address()
        c.put("i32.const", 3)
        c.put("i32.shl")
        c.get(place)
        c.address()
        c.put("i32.add")
        c.load(8)

    def fold(self, e: n.Fold) -> None:
        c = self.c
        if e.op == "len":
            self.length(e.things)
            return
        if e.op in ("any", "list"):
            self.test(e)
            c.flag()
            return
        c.number(-1 if e.op == "first" else 0)
        found = c.kept()
        some = c.local(I32)
        c.put("i32.const", 0)
        c.set(some)
        with c.block() as out:

            def turn(item: int) -> None:
                if e.op in ("sum", "missing"):
                    c.get(found)
                    c.get(item)
                    if e.op == "missing":
                        c.number(-1)
                        c.put("i64.eq")
                        c.flag()
                    c.put("i64.add")
                    c.set(found)
                    return
                if e.op == "first":
                    c.get(item)
                    c.set(found)
                    c.leave(out)
                    return
                c.get(item)
                c.get(found)
                c.get(item)
                c.get(found)
                c.put("i64.gt_s" if e.op == "max" else "i64.lt_s")
                c.get(some)
                c.all("i32.eqz", "i32.or", "select")
                c.set(found)
                c.put("i32.const", 1)
                c.set(some)

            self.each(e.things, turn)
        c.get(found)

    def length(self, things: n.Expr) -> None:
        c = self.c
        if things == OPTIONS and self.mark >= 0:
            c.put("global.get", ITEMS)
            c.get(self.mark)
            c.put("i64.sub")
            c.number(3)
            c.put("i64.shr_s")
        elif isinstance(things, n.Members):
            masks.counted(c, self.mask(things.mask))
        elif isinstance(things, n.Each) and things.form != "set" or isinstance(things, (n.Range, n.Slots, n.Sieve)):
            c.number(0)
            found = c.kept()

            def turn(_: int) -> None:
                c.get(found)
                c.number(1)
                c.put("i64.add")
                c.set(found)

            self.each(things, turn)
            c.get(found)
        else:
            self.list(things)
            c.address()
            c.load()

    # ---- tests
    def test(self, e: n.Expr) -> None:
        """Puts an i32 on the stack."""
        c = self.c
        printer = _TESTS.get(type(e))
        if printer is not None and not (isinstance(e, n.Fold) and e.op != "any"):
            printer(self, e)
        elif self.kind(e) == MASK:
            masks.some(c, self.mask(e))
        elif self.kind(e) == LIST:
            self.length(e)
            c.truth()
        else:
            self.number(e)
            c.truth()

    def compare(self, e: n.Compare) -> None:
        c = self.c
        if MASK in (self.kind(e.left), self.kind(e.right)) and e.op in ("==", "!="):
            masks.same(c, self.mask(e.left), self.mask(e.right))
            if e.op == "!=":
                c.put("i32.eqz")
            return
        self.number(e.left)
        self.number(e.right)
        c.put(f"i64.{_COMPARE[e.op]}")

    def between(self, e: n.Between) -> None:
        c = self.c
        self.number(e.low)
        low = c.kept()
        self.number(e.item)
        item = c.kept()
        c.get(low)
        c.get(item)
        c.put("i64.le_s")
        with c.when(I32):
            c.get(item)
            self.number(e.high)
            c.put("i64.lt_s")
            c.otherwise()
            c.put("i32.const", 0)

    def among(self, e: n.Among) -> None:
        c = self.c
        self.number(e.item)
        item = c.kept()
        found = c.local(I32)
        c.put("i32.const", 0)
        c.set(found)
        if isinstance(e.things, n.Row) and not any(isinstance(i, n.Spread) for i in e.things.items):
            for other in e.things.items:
                c.get(found)
                c.get(item)
                self.number(other)
                c.all("i64.eq", "i32.or")
                c.set(found)
        else:
            with c.block() as out:

                def turn(other: int) -> None:
                    c.get(item)
                    c.get(other)
                    c.put("i64.eq")
                    with c.when():
                        c.put("i32.const", 1)
                        c.set(found)
                        c.leave(out)

                self.each(e.things, turn)
        c.get(found)
        if e.negated:
            c.put("i32.eqz")

    def joined(self, e: n.Joined) -> None:
        c = self.c
        with c.block(I32) as out:
            for item in e.items[:-1]:
                c.put("i32.const", 0 if e.op == "and" else 1)
                self.test(item)
                if e.op == "and":
                    c.put("i32.eqz")
                c.leave_if(out)
                c.put("drop")
            self.test(e.items[-1])

    def negation(self, e: n.Not) -> None:
        self.test(e.item)
        self.c.put("i32.eqz")

    def any(self, e: n.Any) -> None:
        self.met(lambda turn: self.loops(e.loops, lambda: turn(-1)))

    def any_true(self, e: n.Fold) -> None:
        c = self.c

        def run(turn: Body) -> None:
            def looked(item: int) -> None:
                c.get(item)
                c.truth()
                with c.when():
                    turn(item)

            self.each(e.things, looked)

        self.met(run)

    def met(self, run: Callable[[Body], None]) -> None:
        """Does it come to a turn?"""
        c = self.c
        found = c.local(I32)
        c.put("i32.const", 0)
        c.set(found)
        with c.block() as out:

            def turn(_: int) -> None:
                c.put("i32.const", 1)
                c.set(found)
                c.leave(out)

            run(turn)
        c.get(found)

    # ---- masks
    def mask(self, e: n.Expr) -> Words:
        c, many = self.c, self.w.words
        if many == 1 or self.kind(e) != MASK:
            if isinstance(e, n.Number):
                return masks.constant(c, e.value, many)
            self.number(e)
            return masks.widened(c, many)
        if isinstance(e, n.Number):
            return masks.constant(c, e.value, many)
        if isinstance(e, n.Known):
            return masks.constant(c, self.w.values[e.name], many)
        if isinstance(e, n.Var):
            return self.variable(e.name)
        if isinstance(e, n.Slot):
            return self.read_words(lambda: self.slot_place(e.at, wide=True), 8 * self.w.plane)
        if isinstance(e, n.Item) and isinstance(self.w.values[e.table], tuple):
            return self.wide_item(e)
        if isinstance(e, n.Item):
            self.reach(e)
            return self.popped()
        if isinstance(e, n.Binary):
            return self.mask_binary(e)
        if isinstance(e, n.Unary):
            inner = self.mask(e.item)
            return masks.negated(c, inner) if e.op == "-" else masks.inverted(c, inner)
        if isinstance(e, n.Either):
            return self.mask_either(e)
        if isinstance(e, (n.Bind, n.Let)):
            self.give(e.name, e.value)
            return self.mask(e.body) if isinstance(e, n.Let) else self.places[e.name]
        if isinstance(e, n.Paid):
            c.spend(e.price, e.place)
            return self.mask(e.item)
        if isinstance(e, n.Call):
            self.call(e)
            return self.popped()
        if isinstance(e, n.Fold) and e.op == "sum" and isinstance(e.things, n.Each):
            return self.mask_sum(e.things)
        raise Unprintable(type(e).__name__)

    def popped(self) -> Words:
        """A mask on the stack, in variables."""
        found = [self.c.local() for _ in range(self.w.words)]
        for word in reversed(found):
            self.c.set(word)
        return found

    def read_words(self, place: Callable[[], int], apart: int) -> Words:
        c = self.c
        offset = place()
        at = c.kept(I32)
        found = []
        for i in range(self.w.words):
            c.get(at)
            c.load(offset + apart * i)
            found.append(c.kept())
        return found

    def wide_item(self, e: n.Item) -> Words:
        c = self.c

        def place() -> int:
            self.number(e.at)
            c.address()
            c.put("i32.const", 8 * self.w.words)
            c.put("i32.mul")
            c.put("i32.const", self.w.memory.table(self.w.values[e.table], True))
            c.put("i32.add")
            return 0

        return self.read_words(place, 8)

    def mask_binary(self, e: n.Binary) -> Words:
        c = self.c
        left = self.mask(e.left)
        if e.op in ("<<", ">>"):
            up = e.op == "<<"
            if isinstance(e.right, n.Number):
                return masks.shifted(c, left, e.right.value, left=up)
            self.number(e.right)
            by = c.kept()
            c.get(by)
            c.number(64 * self.w.words - 1)
            c.put("i64.ge_u")
            with c.when():
                c.fault(TOO_WIDE)
            return masks.shifted(c, left, None, by, left=up)
        right = self.mask(e.right)
        if e.op in _BITWISE:
            return masks.joined(c, _BITWISE[e.op], left, right)
        if e.op == "-":
            right = masks.negated(c, right)
        return masks.added(c, left, right)

    def mask_either(self, e: n.Either) -> Words:
        c = self.c
        found = [c.local() for _ in range(self.w.words)]
        self.test(e.cond)
        with c.when():
            self.assign(found, self.mask(e.yes))
            c.otherwise()
            self.assign(found, self.mask(e.no))
        return found

    def mask_sum(self, e: n.Each) -> Words:
        c = self.c
        found = [c.local() for _ in range(self.w.words)]
        self.assign(found, masks.constant(c, 0, self.w.words))
        self.loops(e.loops, lambda: self.assign(found, masks.added(c, found, self.mask(e.value))))
        return found

    # ---- lists and calls, in `lists` and `calls`
    def list(self, e: n.Expr) -> None:
        from .lists import put_list

        put_list(self, e)

    def each(self, e: n.Expr, turn: Body) -> None:
        from .lists import each

        each(self, e, turn)

    def loops(self, loops: Sequence[n.Loop], done: Callable[[], None]) -> None:
        from .lists import loops as nested

        nested(self, loops, done)

    def call(self, e: n.Call) -> None:
        from .calls import call

        call(self, e)


OPTIONS = n.Var("r", n.LIST)


def _known(p: Printer, e: n.Known) -> None:
    value = p.w.values.get(e.name)
    if not isinstance(value, int):
        raise Unprintable(e.name)
    p.c.number(int(value))


_NUMBERS: dict[type, Callable[[Printer, Any], None]] = {
    n.Number: lambda p, e: p.c.number(e.value),
    n.Flag: lambda p, e: p.c.number(int(e.value)),
    n.Var: lambda p, e: p.c.get(p.variable(e.name)[0]),
    n.Known: _known,
    n.Slot: Printer.slot,
    n.Item: Printer.item,
    n.ItemOr: Printer.looked_up,
    n.Binary: Printer.binary,
    n.Unary: Printer.unary,
    n.Either: Printer.either,
    n.Bind: Printer.bind,
    n.Let: Printer.let,
    n.Fold: Printer.fold,
    n.Nth: Printer.nth,
    n.Call: Printer.call,
    n.Dispatch: lambda p, e: _dispatch(p, e),
    n.Paid: Printer.paid,
    n.Switch: Printer.switch,
}
_TESTS: dict[type, Callable[[Printer, Any], None]] = {
    n.Flag: lambda p, e: p.c.put("i32.const", int(e.value)),
    n.Compare: Printer.compare,
    n.Between: Printer.between,
    n.Among: Printer.among,
    n.Joined: Printer.joined,
    n.Not: Printer.negation,
    n.Truth: lambda p, e: p.test(e.item),
    n.Any: Printer.any,
    n.Fold: Printer.any_true,
}


def _dispatch(p: Printer, e: n.Dispatch) -> None:
    from .calls import dispatch

    dispatch(p, e)
