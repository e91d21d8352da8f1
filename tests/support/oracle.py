"""The law of legality a second time, slowly: every completion is tried on copies; no derived guard is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from spielwerk.interpreter import Rules
from spielwerk.interpreter.engine.machine import Machine
from spielwerk.interpreter.engine.operations import Impossible
from spielwerk.interpreter.lowering.dispatch import value
from spielwerk.interpreter.lowering.layout import PC
from spielwerk.interpreter.model.vocabulary import GAP
from spielwerk.interpreter.plan import python
from spielwerk.interpreter.plan.nodes import Call, Expr
from spielwerk.interpreter.terms import zones
from spielwerk.interpreter.verbs.laying import Lay

OTHERWISE = -2


def completable(machine: Machine, state: list[int], seen: set[tuple[int, ...]]) -> bool:
    """Can what was begun be completed from here, up to the end of the step of the flow?"""
    while True:
        pc = state[PC]
        if not pc or pc in machine.boundaries or pc in machine.secrets:
            return True
        step = machine.steps[pc]
        if step is None:
            break
        try:
            state[PC] = step(state)
        except Impossible:
            return False
    key = tuple(state)
    if key in seen:  # already tried in vain
        return False
    listed = machine.candidates[pc]
    assert listed is not None
    for code in reversed(listed(state)):
        if after(machine, state, code, seen):
            return True
    if machine.program.choices[pc].fallback and after(machine, state, OTHERWISE, seen):
        return True
    seen.add(key)
    return False


def after(machine: Machine, state: list[int], code: int, seen: set[tuple[int, ...]]) -> bool:
    copy = state[:]
    apply = machine.apply[state[PC]]
    assert apply is not None
    machine.work.renew()
    try:
        copy[PC] = apply(copy, code)
    except Impossible:
        return False
    return completable(machine, copy, seen)


def legal(machine: Machine, state: list[int]) -> list[int]:
    """The options the law allows at the decision the state stands at."""
    pc = state[PC]
    listed = machine.candidates[pc]
    assert listed is not None
    seen: set[tuple[int, ...]] = set()
    found = [code for code in listed(state) if after(machine, state, code, seen)]
    if not found and machine.program.choices[pc].fallback:
        return [OTHERWISE]
    end = machine.program.choices[pc].best_at
    return best(machine, state, found, end) if end else found


def best(machine: Machine, state: list[int], codes: list[int], end: int) -> list[int]:
    """Those options after which a body can come out best: all its ways are gone through, and each end is looked at."""
    apply, measure = machine.apply[state[PC]], machine.program.namespace[machine.program.lowering.measures[end]]
    assert apply is not None
    reached = {}
    for code in codes:
        copy = state[:]
        reached[code] = max(measure(done_state) for done_state in done(machine, copy, apply(copy, code), end))
    return [code for code in codes if reached[code] == max(reached.values())]


# ---- parts in any order: every order with every choice, tried on copies
def outcomes(machine: Machine, state: list[int], head: int, left: int, targets: Sequence[int]) -> set[tuple[int, ...]]:
    """How the game can stand when all parts that are left are done, whatever comes first."""
    found: set[tuple[int, ...]] = set()
    for part, target in enumerate(targets):
        if state[left] >> part & 1:
            for after in done(machine, state, target, head):
                found |= outcomes(machine, after, head, left, targets)
    return found if state[left] else {position(machine, state)}


def done(machine: Machine, state: list[int], pc: int, head: int) -> list[list[int]]:
    """The states in which one part can end, choice by choice."""
    state = state[:]
    while pc != head:
        step = machine.steps[pc]
        if step is None:
            listed, apply = machine.candidates[pc], machine.apply[pc]
            assert listed is not None and apply is not None
            ends: list[list[int]] = []
            for code in listed(state):
                copy = state[:]
                with suppress(Impossible):  # listed without a guard: what turns out impossible leads nowhere
                    ends += done(machine, copy, apply(copy, code), head)
            if not ends and machine.program.choices[pc].fallback:
                ends = done(machine, state, apply(state, OTHERWISE), head)
            return ends
        try:
            pc = step(state)
        except Impossible:
            return []
    return [state]


def position(machine: Machine, state: list[int]) -> tuple[int, ...]:
    """Where everything lies and what everybody has, without the notes of the rules on their way."""
    notes = {
        first + i
        for first, n, what in machine.program.layout.names
        for i in range(n)
        if what.split()[0] in ("local", "remembered")
    }
    return tuple(n for slot, n in enumerate(state) if slot not in notes)


@contextmanager
def orders_watched(machine: Machine) -> Iterator[list[int]]:
    """Whoever is not asked for an order loses nothing by it, and whoever is asked can lose something; counts both."""
    usual, seen = machine.program.namespace["parts_now"], [0, 0]

    def parts_now(state: list[int], head: int, left: int, bound: object, targets: Sequence[int], *more: object) -> int:
        first: int = usual(state, head, left, bound, targets, *more)
        ways = []
        for part, target in enumerate(targets):
            if state[left] >> part & 1:
                ends = done(machine, state, target, head)
                ways.append((part, set().union(*(outcomes(machine, end, head, left, targets) for end in ends))))
        offered = [reached for part, reached in ways if first >> part & 1]
        every = set().union(*(reached for _, reached in ways))
        assert set().union(*offered) == every, "an order is kept from the player"
        asked = len(offered) > 1
        if asked and more[-1]:
            assert any(reached != offered[0] for reached in offered), "an order is asked for that cannot matter"
        seen[asked] += 1
        return first

    machine.program.namespace["parts_now"] = parts_now
    try:
        yield seen
    finally:
        machine.program.namespace["parts_now"] = usual


# ---- positions on a grid, as sets of cells
Cell = tuple[int, int]


def turned_cells(cells: Sequence[Sequence[int]], turn: int) -> dict[Cell, int]:
    """(column, row) and what is printed there; where there is no cell, nothing."""
    rows = [list(row) for row in cells]
    for _ in range(turn):
        rows = [[rows[len(rows) - 1 - i][j] for i in range(len(rows))] for j in range(len(rows[0]))]
    return {(c, r): word for r, row in enumerate(rows) for c, word in enumerate(row) if word != GAP}


def lying_cells(rules: Rules, state: list[int], place: int, thing: int) -> dict[Cell, int]:
    info = rules.layout.places[place]
    columns = rules.words.zones[info.zone].columns
    spot = state[rules.machine.ops.spots[thing]]
    left, top = spot // 4 % columns, spot // 4 // columns
    shape = turned_cells(rules.words.things[thing].cells, spot % 4)
    return {(c + left, r + top): word for (c, r), word in shape.items()}


def laid_cells(rules: Rules, state: list[int], zone: str, thing: str) -> dict[Cell, str]:
    words = rules.words
    found = lying_cells(rules, state, rules.layout.zone_places[zone], words.thing_names[thing])
    return {cell: words.things[word].name if word >= 0 else "none" for cell, word in found.items()}


def legal_spots(rules: Rules, state: list[int], pc: int) -> list[int]:
    """The options of a question about a grid: cells for the turn chosen, or turns that have some."""
    program = rules.machine.program
    choice = program.choices[pc]
    e = choice.effect
    assert isinstance(e, Lay)
    c = program.lowering
    place, thing = (_number(rules, state, code) for code in (
        zones.place_code(c, e.zone, e.holder, c.slot_env), value(c, e.thing, c.slot_env)
    ))  # fmt: skip
    if choice.source == "where":
        assert isinstance(choice.candidates, Call)
        turn = _number(rules, state, choice.candidates.args[2])
        return [
            cell for cell in range(e.zone.rows * e.zone.columns) if may_lie(rules, state, e, place, thing, turn, cell)
        ]
    found: list[dict[Cell, int]] = []
    turns = []
    for turn in range(4):
        shape = turned_cells(rules.words.things[thing].cells, turn)
        cells = range(e.zone.rows * e.zone.columns)
        if shape not in found and any(may_lie(rules, state, e, place, thing, turn, cell) for cell in cells):
            turns.append(turn)
        found.append(shape)
    return turns


def may_lie(rules: Rules, state: list[int], e: Lay, place: int, thing: int, turn: int, cell: int) -> bool:
    words, c = rules.words, rules.machine.program.lowering
    left, top = cell % e.zone.columns, cell // e.zone.columns
    mine = {(c + left, r + top) for c, r in turned_cells(words.things[thing].cells, turn)}
    if any(c >= e.zone.columns or r >= e.zone.rows for c, r in mine):
        return False
    lying = [t for t in rules.machine.ops.members(state, place) if t != thing]
    cells = {t: set(lying_cells(rules, state, place, t)) for t in lying}
    below = set().union(*(cells[t] for t in lying if words.things[t].kind in e.over))
    if e.over:
        least = len(mine) if e.least is None else _number(rules, state, value(c, e.least, c.slot_env))
        most = len(mine) if e.most is None else _number(rules, state, value(c, e.most, c.slot_env))
        if not least <= len(mine & below) <= most:
            return False
    for i, t in enumerate(lying):
        visible = cells[t].difference(*(cells[other] for other in lying[i + 1 :]))
        if words.things[t].kind in e.hides and visible and cells[t] <= mine:
            return False
    return True


def _number(rules: Rules, state: list[int], code: Expr) -> int:
    return int(eval(python.expression(code), dict(rules.machine.program.namespace), {"S": state}))  # noqa: S307 - generated by the program
