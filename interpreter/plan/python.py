"""Prints a plan as Python source: what runs everywhere, and what `show --code` shows. `S` is the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any as Whatever

from . import nodes as n
from .bodies import depth
from .bodies import expressions as asked_by
from .bodies import statements as walked
from .walk import operands, survey

#: how tightly what is written holds together; what is looser than its surroundings stands in brackets
LAMBDA, EITHER, OR, AND, NOT, COMPARE, BAR, CARET, AMPERSAND, SHIFT, SUM, PRODUCT, SIGN, ATOM = range(14)
_TIGHT = {"|": BAR, "^": CARET, "&": AMPERSAND, "<<": SHIFT, ">>": SHIFT, "+": SUM, "-": SUM}
_FOLDS = {
    "len": "len({})",
    "sum": "sum({})",
    "max": "max({},default=0)",
    "min": "min({},default=0)",
    "any": "any({})",
    "first": "next(iter({}),-1)",
    "missing": "{}.count(-1)",
    "list": "[*{}]",
}

#: calls that move masks by a table of shifts, and how many masks they are handed
_SHIFTING = {"stepped": 1, "leaped": 2}

Printed = tuple[str, int]
#: what a line is done for, and the one of several things for each of which it is done
Origin = tuple[n.Expr | None, n.Expr | None, tuple[str, ...]]
NO_ORIGIN: Origin = (None, None, ())


def expression(e: n.Expr) -> str:
    return _PRINTERS[type(e)](e)[0]


def _inside(e: n.Expr, around: int) -> str:
    text, tight = _PRINTERS[type(e)](e)
    return text if tight >= around else f"({text})"


def _all(items: Iterable[n.Expr]) -> str:
    return ",".join([_inside(e, LAMBDA) for e in items])


# ---- atoms
def _number(e: n.Number) -> Printed:
    return str(e.value), ATOM if e.value >= 0 else SIGN


def _slot(e: n.Slot) -> Printed:
    return f"S[{expression(e.at)}]", ATOM


def _item(e: n.Item) -> Printed:
    return f"{e.table}[{expression(e.at)}]", ATOM


def _item_or(e: n.ItemOr) -> Printed:
    return f"{e.table}.get({expression(e.at)},{e.missing})", ATOM


# ---- numbers
def _binary(e: n.Binary) -> Printed:
    if e.op in ("min", "max"):
        if isinstance(e.left, n.Number) and isinstance(e.right, n.Var):  # quicker than a call
            less = "<" if e.op == "min" else ">"
            return f"{e.right.name} if {e.right.name}{less}{e.left.value} else {e.left.value}", EITHER
        return f"{e.op}({expression(e.left)},{expression(e.right)})", ATOM
    tight = _TIGHT.get(e.op, PRODUCT)
    return f"{_inside(e.left, tight)}{e.op}{_inside(e.right, tight + 1)}", tight


def _unary(e: n.Unary) -> Printed:
    if e.op in ("-", "~"):
        return f"{e.op}{_inside(e.item, SIGN)}", SIGN
    return f"{_inside(e.item, ATOM)}.{e.op}()", ATOM


# ---- tests
def _compare(e: n.Compare) -> Printed:
    return f"{_inside(e.left, BAR)}{e.op}{_inside(e.right, BAR)}", COMPARE


def _between(e: n.Between) -> Printed:
    return f"{_inside(e.low, BAR)}<={_inside(e.item, BAR)}<{_inside(e.high, BAR)}", COMPARE


def _among(e: n.Among) -> Printed:
    return f"{_inside(e.item, BAR)} {'not in' if e.negated else 'in'} {_inside(e.things, BAR)}", COMPARE


def _joined(e: n.Joined) -> Printed:
    tight = AND if e.op == "and" else OR
    return f" {e.op} ".join([_inside(i, tight + 1) for i in e.items]), tight


def _not(e: n.Not) -> Printed:
    return f"not {_inside(e.item, NOT)}", NOT


def _either(e: n.Either) -> Printed:
    return f"{_inside(e.yes, OR)} if {_inside(e.cond, OR)} else {_inside(e.no, EITHER)}", EITHER


# ---- names
def _bind(e: n.Bind) -> Printed:
    return f"({e.name}:={expression(e.value)})", ATOM


def _let(e: n.Let) -> Printed:
    if e.type is n.FLAG:
        return f"any({expression(e.body)} for {e.name} in ({expression(e.value)},))", ATOM
    return f"[{expression(e.body)} for {e.name} in ({expression(e.value)},)][0]", ATOM


# ---- lists
def _range(e: n.Range) -> Printed:
    first = "" if e.first == n.Number(0) else f"{expression(e.first)},"
    return f"range({first}{expression(e.last)})", ATOM


def _row(e: n.Row) -> Printed:
    return f"({_all(e.items)}{',' if len(e.items) == 1 else ''})", ATOM


def _spread(e: n.Spread) -> Printed:
    return f"*{_inside(e.things, BAR)}", ATOM


def _slots(e: n.Slots) -> Printed:
    step = f":{e.step}" if e.step != 1 else ""
    return f"S[{expression(e.first)}:{expression(e.last)}{step}]", ATOM


def _members(e: n.Members) -> Printed:
    return f"PILE_{e.base}[{expression(e.mask)}]", ATOM


def _sieve(e: n.Sieve) -> Printed:
    return f"compress({expression(e.things)},{expression(e.flags)})", ATOM


def _loop(e: n.Loop) -> Printed:
    tests = f" if {' and '.join([_inside(t, NOT) for t in e.tests])}" if e.tests else ""
    return f"for {e.var} in {_inside(e.things, OR)}{tests}", ATOM


def _each(e: n.Each) -> Printed:
    text = " ".join([expression(e.value), *(_loop(loop)[0] for loop in e.loops)])
    return {"list": f"[{text}]", "set": f"{{{text}}}", "one by one": text}[e.form], ATOM


def _any(e: n.Any) -> Printed:
    return f"any(True {' '.join([_loop(loop)[0] for loop in e.loops])})", ATOM


def _sorted(e: n.Sorted) -> Printed:
    return f"sorted({expression(e.things)},key=lambda {e.var}:({_all(e.keys)},))", ATOM


# ---- calls
def _call(e: n.Call) -> Printed:
    if e.name in _SHIFTING:
        return _shifted(e)
    named = [f"{name}={expression(value)}" for name, value in e.named]
    given = [*(["S"] if e.state else []), *(expression(a) for a in e.args), *named]
    return f"{e.name}({','.join(given)})", ATOM


def _shifted(e: n.Call) -> Printed:
    """A function of its own moves a mask, which `shifting` has made from the table of shifts."""
    masks = _SHIFTING[e.name]
    ways, *steps = e.args[masks:]
    by = f"_by{steps[0].value if steps and isinstance(steps[0], n.Number) else 1}"
    made = replace(ways, table=ways.table + by) if isinstance(ways, n.Item) else f"{expression(ways)}{by}"
    return f"{made if isinstance(made, str) else expression(made)}({_all(e.args[:masks])})", ATOM


def shifting(table: str, steps: int, seated: bool, entries: Whatever) -> str:
    """A function, or one for each seat, that moves a mask (`a`) so many steps in every way of a table, over places of
    another one (`b`) if they are several. A way is its shifts, each with the bits that are moved by it."""

    def moved(mask: str, shifts: Whatever) -> str:
        return "|".join([f"({mask}&{bits}){'<<' if by > 0 else '>>'}{abs(by)}" for by, bits in shifts]) or "0"

    def function(ways: Whatever) -> str:
        if steps == 1:
            return f"lambda a:{moved('a', ways)}"
        found = []
        for shifts in ways:
            text = f"({moved('a', shifts)})"
            for _ in range(steps - 1):
                text = f"((c:={text}&b) and ({moved('c', shifts)}))"
            found.append(text)
        return f"lambda a,b:{'|'.join(found) or '0'}"

    made = f"({','.join(map(function, entries))},)" if seated else function(entries)
    return f"{table}_by{steps} = {made}"


def _dispatch(e: n.Dispatch) -> Printed:
    return f"{e.table}[{expression(e.at)}]({','.join(['S', *(expression(a) for a in e.args)])})", ATOM


def _question(e: n.Question) -> Printed:
    return f"lambda {e.var}:{expression(e.body)}", LAMBDA


def _turns(e: n.Turns) -> Printed:
    return f"turns({expression(e.things)},{e.price},{e.place})", ATOM


def _paid(e: n.Paid) -> Printed:
    """Nothing comes back from a payment."""
    return f"(spend({e.price},{e.place}) or {_inside(e.item, AND)})", ATOM


def _switch(e: n.Switch) -> Printed:
    return f"{_entries(e.targets)}[{expression(e.at)}]", ATOM


def _entries(table: Iterable[tuple[int, int]]) -> str:
    return f"{{{','.join([f'{k}:{v}' for k, v in table])}}}"


_PRINTERS: dict[type, Callable[[Whatever], Printed]] = {
    n.Number: _number,
    n.Flag: lambda e: (str(e.value), ATOM),
    n.Text: lambda e: (repr(e.value), ATOM),
    n.Var: lambda e: (e.name, ATOM),
    n.Known: lambda e: (e.name, ATOM),
    n.Slot: _slot,
    n.Item: _item,
    n.ItemOr: _item_or,
    n.Binary: _binary,
    n.Unary: _unary,
    n.Compare: _compare,
    n.Between: _between,
    n.Among: _among,
    n.Joined: _joined,
    n.Not: _not,
    n.Truth: lambda e: (f"bool({expression(e.item)})", ATOM),
    n.Either: _either,
    n.Bind: _bind,
    n.Let: _let,
    n.Range: _range,
    n.Row: _row,
    n.Spread: _spread,
    n.Slots: _slots,
    n.Members: _members,
    n.Sieve: _sieve,
    n.Loop: _loop,
    n.Each: _each,
    n.Any: _any,
    n.Fold: lambda e: (_FOLDS[e.op].format(expression(e.things)), ATOM),
    n.Unique: lambda e: (f"dict.fromkeys({expression(e.things)})", ATOM),
    n.Sorted: _sorted,
    n.Reversed: lambda e: (f"reversed({expression(e.things)})", ATOM),
    n.Nth: lambda e: (f"{_inside(e.things, ATOM)}[{expression(e.at)}]", ATOM),
    n.Firsts: lambda e: (f"{_inside(e.things, ATOM)}[:{e.most}]", ATOM),
    n.Call: _call,
    n.Dispatch: _dispatch,
    n.Question: _question,
    n.Turns: _turns,
    n.Paid: _paid,
    n.Switch: _switch,
}


# ---- statements
def statements(body: Iterable[n.Stmt]) -> list[str]:
    return [line for s in body for line in _STATEMENTS[type(s)](s)]


def indented(body: Iterable[n.Stmt]) -> list[str]:
    return ["    " + line for line in statements(body) or ["pass"]]


def _when(s: n.When) -> list[str]:
    """On one line if it is a single test of a single thing that is done."""
    lines: list[str] = []
    word = "if"
    for test, body in s.branches:
        head = f"{word} {expression(test)}:" if test is not None else "else:"
        done = statements(body)
        if _on_one_line(s):
            return [f"{head} {done[0]}"]
        lines += [head, *("    " + line for line in done or ["pass"])]
        word = "elif"
    return lines


def _on_one_line(s: n.When) -> bool:
    ((_, body), *others) = s.branches
    return not others and len(body) == 1 and not isinstance(body[0], (n.When, n.ForEach))


def _store_row(s: n.StoreRow) -> list[str]:
    return [f"S[{s.first}:{s.first + len(s.values)}] = ({','.join(map(str, s.values))},)"]


_STATEMENTS: dict[type, Callable[[Whatever], list[str]]] = {
    n.Set: lambda s: [f"{s.name} = {expression(s.value)}"],
    n.Change: lambda s: [f"{s.name} {s.op}= {expression(s.value)}"],
    n.Store: lambda s: [f"S[{expression(s.at)}] = {expression(s.value)}"],
    n.StoreChange: lambda s: [f"S[{expression(s.at)}] {s.op}= {expression(s.value)}"],
    n.StoreRow: _store_row,
    n.Do: lambda s: [", ".join(expression(call) for call in s.calls)],
    n.Spend: lambda s: [f"spend({s.price},{s.place})"],
    n.Renew: lambda s: [f"WORK.left = {s.work}"],
    n.When: _when,
    n.ForEach: lambda s: [f"for {s.var} in {expression(s.things)}:", *indented(s.body)],
    n.Fail: lambda s: ["raise Impossible"],
    n.Return: lambda s: [f"return {expression(s.value)}"],
    n.NoOffers: lambda s: ["r = []"],
    n.Offer: lambda s: [f"r.append({s.option})"],
    n.OfferOne: lambda s: [f"r.append({expression(s.option)})"],
    n.OfferAll: lambda s: [f"r += {expression(s.things)}"],
    n.Leave: lambda s: ["break"],
    n.Pass: lambda s: ["pass"],
}


def definition(d: n.Definition) -> str:
    if isinstance(d, n.Functions):
        return f"{d.name} = ({','.join(d.entries)},)"
    if isinstance(d, n.Constant):
        made = expression(d.value)
        made = f"tuple({made})" if d.value.type is n.LIST else made
        return f"{d.name} = (lambda S: {made})(())"
    made_once = [f"{name}={_entries(table)}" for name, table in d.tables]  # not at every call
    return "\n".join([f"def {d.name}({', '.join(['S', *d.params, *made_once])}):", *indented(d.body)])


def origins(d: n.Function) -> list[Origin]:
    """By line of a function that is printed, the thing that it is done for, that for each of which it is done, and the
    rules that are called there, from the outside in."""
    return [NO_ORIGIN, *_origins(d.body, NO_ORIGIN)]


def _origins(body: Iterable[n.Stmt], around: Origin) -> list[Origin]:
    """Of statements; those inside one that say nothing themselves are done for the same."""
    found: list[Origin] = []
    for s in body:
        origin = s.cause or around[0], around[1], around[2] + (s.rules or ())
        if isinstance(s, n.When) and _on_one_line(s):
            found += _origins(s.branches[0][1], origin)
        elif isinstance(s, n.When):
            for _, done in s.branches:
                found += [origin, *_origins(done, origin)]
        elif isinstance(s, n.ForEach):
            found += [origin, *_origins(s.body, (origin[0], n.Var(s.var) if s.told else origin[1], origin[2]))]
        else:
            found.append(origin)
    return found or [around]


# ---- what Python refuses
#: more brackets or blocks inside each other than Python takes need at least a function so large, or so deep
_LARGE, _DEEP, _BLOCKS = 600, 60, 15


def refusable(d: n.Definition) -> bool:
    """Could it pass a limit of Python: 200 brackets or 20 blocks inside each other, the depth of an expression?"""
    if isinstance(d, n.Functions):
        return False
    body = [n.Return(d.value)] if isinstance(d, n.Constant) else d.body
    written, total, large = 0, 0, list[n.Expr]()
    for s in walked(body):
        written += 1
        for e in asked_by(s):
            size = survey(e)[0]
            total += size
            if size > _LARGE:
                large.append(e)
    if total > 4_000 or written > _BLOCKS and depth(body) > _BLOCKS:
        return True
    return any(_height(e) > _DEEP for e in large)


def _height(e: n.Expr) -> int:
    """How many expressions stand inside each other."""
    found, level = 0, [e]
    while level:
        level = [part for node in level for part in operands(node)]
        found += 1
    return found
