"""Lists: gone through where they stand (`each`), or made in memory where somebody needs them whole (`put_list`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .. import nodes as n
from ..walk import everything
from . import masks
from .code import ITEMS, ITEMS_END, NO_ROOM, Unprintable
from .expressions import OPTIONS, Body, Printer


def loops(p: Printer, nested: Sequence[n.Loop], done: Callable[[], None]) -> None:
    """Loops inside each other around something that is done at each turn of the innermost."""
    if not nested:
        done()
        return
    loop, *inner = nested
    c = p.c

    def turn(item: int) -> None:
        with c.block() as next_turn:
            if item >= 0:
                c.get(item)
                c.set(p.variable(loop.var)[0])
            for test in loop.tests:
                p.test(test)
                c.put("i32.eqz")
                c.leave_if(next_turn)
            loops(p, inner, done)

    one = only(loop.things)
    if one is not None:
        p.give(loop.var, one)
        turn(-1)
    else:
        each(p, loop.things, turn)


def only(things: n.Expr) -> n.Expr | None:
    """The one thing of a row: something that is worked out once, and may be a mask or a list itself."""
    if isinstance(things, n.Row) and len(things.items) == 1 and not isinstance(things.items[0], n.Spread):
        return things.items[0]
    return None


def each(p: Printer, e: n.Expr, turn: Body) -> None:
    """What is done for each of a list; `turn` is handed the variable in which it stands."""
    walk = _EACH.get(type(e))
    if walk is not None:
        walk(p, e, turn)
    else:
        p.list(e)
        _through(p, p.c.kept(), turn)


def looked_up(e: n.Expr) -> bool:
    """Is what comes next in a list found in the state only when it is come to?"""
    return any(isinstance(part, (n.Each, n.Slots, n.Sieve)) for part in everything(e))


def made(p: Printer, e: n.Expr, turn: Body) -> None:
    """The same as `each` for a list that is made before anything is done: what is done may change what it holds."""
    p.list(e)
    _through(p, p.c.kept(), turn)


def _through(p: Printer, place: int, turn: Body) -> None:
    """A list in memory."""
    c = p.c
    c.get(place)
    c.address()
    c.load()
    many = c.kept()

    def item(at: int) -> None:
        c.get(place)
        c.get(at)
        c.number(3)
        c.put("i64.shl")
        c.put("i64.add")
        c.address()
        c.load(8)
        turn(c.kept())

    c.number(0)
    _counting(p, c.kept(), many, item)


def _counting(p: Printer, at: int, end: int, turn: Body, step: int = 1) -> None:
    """A variable goes up to another."""
    c = p.c
    with c.block() as out, c.loop() as again:
        c.get(at)
        c.get(end)
        c.put("i64.ge_s" if step > 0 else "i64.le_s")
        c.leave_if(out)
        turn(at)
        c.get(at)
        c.number(step)
        c.put("i64.add")
        c.set(at)
        c.leave(again)


def _range(p: Printer, e: n.Range, turn: Body) -> None:
    p.number(e.last)
    end = p.c.kept()
    p.number(e.first)
    _counting(p, p.c.kept(), end, turn)


def _row(p: Printer, e: n.Row, turn: Body) -> None:
    one = only(e)
    if one is not None:
        p.number(one)
        turn(p.c.kept())
    else:
        p.list(e)
        _through(p, p.c.kept(), turn)


def _slots(p: Printer, e: n.Slots, turn: Body) -> None:
    c = p.c
    p.number(e.last)
    end = c.kept()
    p.number(e.first)

    def read(at: int) -> None:
        _slot(p, at)
        turn(c.kept())

    _counting(p, c.kept(), end, read, e.step)


def _slot(p: Printer, at: int) -> None:
    p.c.get(at)
    p.c.load(p.added_place(0))


def _members(p: Printer, e: n.Members, turn: Body) -> None:
    c = p.c
    left = p.mask(e.mask)
    own = [c.local() for _ in left]
    p.assign(own, left)
    with c.block() as out, c.loop() as again:
        masks.some(c, own)
        c.put("i32.eqz")
        c.leave_if(out)
        masks.lowest(c, own)
        if e.base:
            c.number(e.base)
            c.put("i64.add")
        item = c.kept()
        masks.without_lowest(c, own)
        turn(item)
        c.leave(again)


def _sieve(p: Printer, e: n.Sieve, turn: Body) -> None:
    """Those of a list beside which a flag stands."""
    c = p.c
    if isinstance(e.things, n.Range) and isinstance(e.flags, n.Slots) and e.flags.step > 0:
        p.number(e.flags.last)
        end = c.kept()
        p.number(e.things.last)
        last = c.kept()
        p.number(e.things.first)
        thing = c.kept()
        p.number(e.flags.first)

        def read(at: int) -> None:
            c.get(thing)
            c.get(last)
            c.put("i64.lt_s")
            with c.when():
                _slot(p, at)
                c.truth()
                with c.when():
                    turn(thing)
            c.get(thing)
            c.number(1)
            c.put("i64.add")
            c.set(thing)

        _counting(p, c.kept(), end, read, e.flags.step)
        return
    p.list(e.things)
    things = c.kept()
    p.list(e.flags)
    flags = c.kept()
    c.get(things)
    c.address()
    c.load()
    many = c.kept()

    def item(at: int) -> None:
        _nth(p, flags, at)
        c.truth()
        with c.when():
            _nth(p, things, at)
            turn(c.kept())

    c.number(0)
    _counting(p, c.kept(), many, item)


def _nth(p: Printer, place: int, at: int) -> None:
    c = p.c
    c.get(place)
    c.get(at)
    c.number(3)
    c.put("i64.shl")
    c.put("i64.add")
    c.address()
    c.load(8)


def _each(p: Printer, e: n.Each, turn: Body) -> None:
    if e.form == "set":
        p.list(e)
        _through(p, p.c.kept(), turn)
        return

    def done() -> None:
        p.number(e.value)
        turn(p.c.kept())

    loops(p, e.loops, done)


def _turns(p: Printer, e: n.Turns, turn: Body) -> None:
    """Each turn is paid for where it is taken."""

    def paid(item: int) -> None:
        p.c.spend(e.price, e.place)
        turn(item)

    each(p, e.things, paid)


def _reversed(p: Printer, e: n.Reversed, turn: Body) -> None:
    c = p.c
    if isinstance(e.things, n.Range):
        p.number(e.things.first)
        c.number(1)
        c.put("i64.sub")
        end = c.kept()
        p.number(e.things.last)
        c.number(1)
        c.put("i64.sub")
        _counting(p, c.kept(), end, turn, -1)
        return
    p.list(e)
    _through(p, c.kept(), turn)


_EACH: dict[type, Callable[[Printer, Any, Body], None]] = {
    n.Range: _range,
    n.Row: _row,
    n.Slots: _slots,
    n.Members: _members,
    n.Sieve: _sieve,
    n.Each: _each,
    n.Turns: _turns,
    n.Reversed: _reversed,
}


# ---- lists as a whole
def put_list(p: Printer, e: n.Expr) -> None:
    """Puts the place of a list on the stack."""
    c = p.c
    if e == OPTIONS and p.mark >= 0:
        _kept_items(p)
    elif isinstance(e, n.Var):
        c.get(p.variable(e.name)[0])
    elif isinstance(e, n.Known):
        c.number(p.w.memory.listed(p.w.values[e.name], "[i]"))
    elif isinstance(e, n.Item):
        p.entry(p.w.memory.rows(p.w.values[e.table], "[i]"), e.at)
    elif isinstance(e, n.ItemOr):
        p.looked_up(e)
    elif isinstance(e, n.Call):
        p.call(e)
    elif isinstance(e, n.Row) and all(isinstance(i, n.Number) for i in e.items):
        c.number(p.w.memory.listed([i.value for i in e.items if isinstance(i, n.Number)], "[i]"))
    elif isinstance(e, n.Either):
        p.test(e.cond)
        with c.when("i64"):
            p.list(e.yes)
            c.otherwise()
            p.list(e.no)
    elif isinstance(e, n.Bind):
        p.bind(e)
    elif isinstance(e, n.Let):
        p.give(e.name, e.value)
        p.list(e.body)
    elif isinstance(e, n.Paid):
        c.spend(e.price, e.place)
        p.list(e.item)
    elif isinstance(e, n.Unique) or isinstance(e, n.Each) and e.form == "set":
        p.list(e.things if isinstance(e, n.Unique) else n.Each(e.value, e.loops))
        c.call("unique")
    elif isinstance(e, n.Sorted):
        _sorted(p, e)
    elif isinstance(e, n.Reversed):
        p.list(e.things)
        c.call("reverse")
    elif isinstance(e, n.Firsts):
        p.list(e.things)
        c.number(e.most)
        c.call("firsts")
    elif isinstance(e, n.Fold) and e.op == "list":
        p.list(e.things)
    elif isinstance(e, n.Turns) and not isinstance(e.things, tuple(_EACH)):
        p.list(e.things)
        place = c.kept()
        _through(p, place, lambda _: c.spend(e.price, e.place))
        c.get(place)
    elif isinstance(e, tuple(_EACH)):
        gathered(p, lambda: pushed(p, e))
    else:
        raise Unprintable(type(e).__name__)


def gathered(p: Printer, push: Callable[[], None]) -> None:
    """A list of what is pushed meanwhile, its place on the stack."""
    c = p.c
    c.put("global.get", ITEMS)
    mark = c.kept()
    push()
    c.get(mark)
    c.call("made")


def pushed(p: Printer, e: n.Expr) -> None:
    """Pushes all of a list."""
    c = p.c
    if isinstance(e, n.Row):
        for item in e.items:
            if isinstance(item, n.Spread):
                pushed(p, item.things)
            else:
                p.number(item)
                c.push()
    elif isinstance(e, (n.Members, n.Range, n.Slots)) or isinstance(e, n.Sieve) and isinstance(e.things, n.Range):
        _pushed_at_once(p, e)
    elif type(e) in _EACH:

        def turn(item: int) -> None:
            c.get(item)
            c.push()

        each(p, e, turn)
    else:
        p.list(e)
        c.call("push_all")


def _pushed_at_once(p: Printer, e: n.Expr) -> None:
    """The same where nothing else is pushed meanwhile: the top is kept in a variable."""
    c = p.c
    top = c.local()
    c.number(-1)
    c.set(top)

    def turn(item: int) -> None:
        c.get(top)
        c.number(ITEMS_END)
        c.put("i64.ge_u")
        with c.when():  # at the end, or at the first turn
            c.get(top)
            c.number(-1)
            c.put("i64.ne")
            with c.when():
                c.fault(NO_ROOM)
            c.put("global.get", ITEMS)
            c.set(top)
        c.get(top)
        c.address()
        c.get(item)
        c.store()
        c.get(top)
        c.number(8)
        c.put("i64.add")
        c.set(top)

    each(p, e, turn)
    c.get(top)
    c.number(-1)
    c.put("i64.ne")
    with c.when():
        c.get(top)
        c.put("global.set", ITEMS)


def _kept_items(p: Printer) -> None:
    """The options listed so far, as a list; they stay where they are."""
    c = p.c
    c.put("global.get", ITEMS)
    top = c.kept()
    c.get(p.mark)
    c.call("made")
    place = c.kept()
    c.get(top)
    c.put("global.set", ITEMS)
    c.get(place)


def _sorted(p: Printer, e: n.Sorted) -> None:
    c = p.c
    gathered(p, lambda: pushed(p, e.things))
    things = c.kept()
    keys(p, things, e.var, e.keys)
    found = c.kept()
    c.get(things)
    c.get(found)
    c.number(len(e.keys))
    c.call("sort")
    c.get(things)


def keys(p: Printer, things: int, var: str, asked: Sequence[n.Expr]) -> None:
    """A list of what is asked of each thing, one after the other; its place on the stack."""
    c = p.c

    def all_asked() -> None:
        def turn(item: int) -> None:
            c.get(item)
            c.set(p.variable(var)[0])
            for key in asked:
                p.number(key)
                c.push()

        _through(p, things, turn)

    gathered(p, all_asked)


def group(p: Printer, e: n.Call) -> None:
    """What hangs together with a thing over neighbours that pass a test, in printed order; itself in any case."""
    c = p.c
    start, around, passes = e.args
    if not isinstance(around, n.Question) or not isinstance(passes, n.Question):
        raise Unprintable(e.name)
    p.number(start)
    first = c.kept()
    c.number(p.w.things)
    c.call("zeroed")
    seen = c.kept()

    def mark(thing: int) -> None:
        c.get(seen)
        c.get(thing)
        c.number(3)
        c.put("i64.shl")
        c.put("i64.add")
        c.address()
        c.number(1)
        c.store(8)
        c.get(thing)
        c.push()

    def fill() -> None:
        c.put("global.get", ITEMS)
        bottom = c.kept()
        c.get(first)
        c.number(0)
        c.put("i64.ge_s")
        with c.when():
            mark(first)
        with c.block() as out, c.loop() as again:
            c.put("global.get", ITEMS)
            c.get(bottom)
            c.put("i64.le_s")
            c.leave_if(out)
            c.put("global.get", ITEMS)
            c.number(8)
            c.put("i64.sub")
            top = c.kept()
            c.get(top)
            c.put("global.set", ITEMS)
            c.get(top)
            c.address()
            c.load()
            c.set(p.variable(around.var)[0])

            def beside(other: int) -> None:
                _nth(p, seen, other)
                c.put("i64.eqz")
                with c.when():
                    c.get(other)
                    c.set(p.variable(passes.var + "'")[0])
                    p.test(_renamed(passes))
                    with c.when():
                        mark(other)

            each(p, around.body, beside)
            c.leave(again)
        c.number(0)
        at = c.kept()
        c.number(p.w.things)

        def collect(thing: int) -> None:
            _nth(p, seen, thing)
            c.truth()
            with c.when():
                c.get(thing)
                c.push()

        _counting(p, at, c.kept(), collect)

    gathered(p, fill)


def _renamed(question: n.Question) -> n.Expr:
    """The body of a question with a name of its own for the thing: two may use the same."""
    from ..walk import put

    return put(question.body, question.var, n.Var(question.var + "'"))
