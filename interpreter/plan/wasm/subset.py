"""Compiles operations that are written in a small part of Python: numbers, masks, loops, memory.

A variable is a number of 64 bits; one declared `: mask` is a mask, one declared `: state` the place of a state, one
declared `: real` a float, which `real` makes of a whole number. `S[i]` is a slot of the state S; `x[i]` is an item of
the list at x (its length stands before the first). `x[i : mask]` reads a mask out of a list of masks. A function may be
called before it is written.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...diagnostics.records import mutable
from . import masks
from .code import FAILED, Code
from .masks import Words
from .module import F64, I32, I64, Function, Signature

INT, MASK, STATE, REAL = "int", "mask", "state", "real"
_BINARY: dict[type, str] = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor",
    ast.LShift: "shl", ast.RShift: "shr_s", ast.FloorDiv: "div_s", ast.Mod: "rem_s", ast.Div: "div",
}  # fmt: skip
_COMPARE: dict[type, str] = {
    ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt_s", ast.LtE: "le_s", ast.Gt: "gt_s", ast.GtE: "ge_s",
}  # fmt: skip
#: instructions that are written like functions
_INSTRUCTIONS = {
    "count": "i64.popcnt", "lowest": "i64.ctz", "remainder": "i64.rem_u", "below": "i64.lt_u",
    "shifted_down": "i64.shr_u", "real": "f64.convert_i64_s",
    "root": "f64.sqrt", "real_of": "f64.reinterpret_i64", "bits_of": "i64.reinterpret_f64",
}  # fmt: skip
_MEMORY = {
    "load": "i64.load", "store": "i64.store", "load_real": "f64.load", "store_real": "f64.store",
    "load_short": "i64.load32_u", "store_short": "i64.store32",
}  # fmt: skip
#: what gives a float
_REAL = frozenset(("real", "root", "real_of", "load_real"))


@mutable
class Interface:
    """What a function takes and gives."""

    params: tuple[str, ...]
    result: str
    #: may it turn out impossible?
    fails: bool = False

    def signature(self, words: int) -> Signature:
        params = tuple(t for sort in self.params for t in types_of(sort, words))
        return params, tuple(types_of(self.result, words))


def types_of(sort: str, words: int) -> tuple[str, ...]:
    return {INT: (I64,), MASK: (I64,) * words, STATE: (I32,), REAL: (F64,), "none": ()}[sort]


def read(text: str) -> list[ast.FunctionDef]:
    return [d for d in ast.parse(text).body if isinstance(d, ast.FunctionDef)]


def interface(d: ast.FunctionDef) -> Interface:
    params = tuple(_sort(a.annotation) for a in d.args.args)
    result = _sort(d.returns) if d.returns is not None else INT
    fails = any(isinstance(x, ast.Raise) for x in ast.walk(d))
    return Interface(params, result, fails)


def _sort(annotation: ast.expr | None) -> str:
    return annotation.id if isinstance(annotation, ast.Name) else INT


class Compiler:
    """`interfaces`: of all functions there are; `numbers`: their places; `constants`: what names stand for."""

    def __init__(
        self,
        interfaces: Mapping[str, Interface],
        numbers: Mapping[str, int],
        constants: Mapping[str, int],
        variables: Mapping[str, int],
        words: int,
        plane: int,
    ):
        self.interfaces, self.numbers, self.constants, self.globals = interfaces, numbers, constants, variables
        self.words, self.plane = words, plane

    def function(self, d: ast.FunctionDef, exported: bool = False) -> Function:
        return _Body(self, d).function(exported)


class _Body:
    def __init__(self, compiler: Compiler, d: ast.FunctionDef):
        self.d, self.k = d, compiler
        self.interface = compiler.interfaces[d.name]
        self.c = Code(d.name, self.interface.signature(compiler.words), compiler.numbers)
        self.sorts: dict[str, str] = {}
        self.places: dict[str, Words] = {}
        at = 0
        for a, sort in zip(d.args.args, self.interface.params, strict=True):
            many = len(types_of(sort, compiler.words))
            self.sorts[a.arg], self.places[a.arg] = sort, list(range(at, at + many))
            at += many
        #: labels of the loop around: to go on with the next turn, to leave it
        self.around: list[tuple[int, int]] = []

    def function(self, exported: bool) -> Function:
        self.block(self.d.body)
        self.c.zeros()
        return self.c.function(exported)

    def variable(self, name: str, sort: str = INT) -> Words:
        if name not in self.places:
            self.sorts[name] = sort
            self.places[name] = [self.c.local(t) for t in types_of(sort, self.k.words)]
        return self.places[name]

    # ---- statements
    def block(self, body: Sequence[ast.stmt]) -> None:
        for s in body:
            _STATEMENTS[type(s)](self, s)

    def do_pass(self, s: ast.Pass) -> None:
        pass

    def do_expr(self, s: ast.Expr) -> None:
        if isinstance(s.value, ast.Constant):
            return
        sort = self.anything(s.value)
        for _ in types_of(sort, self.k.words):
            self.c.put("drop")

    def do_annassign(self, s: ast.AnnAssign) -> None:
        assert isinstance(s.target, ast.Name) and s.value is not None
        self.variable(s.target.id, _sort(s.annotation))
        self.assign(s.target, s.value)

    def do_assign(self, s: ast.Assign) -> None:
        self.assign(s.targets[0], s.value)

    def do_augassign(self, s: ast.AugAssign) -> None:
        value = ast.BinOp(_loaded(s.target), s.op, s.value)
        self.assign(s.target, value)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        c = self.c
        if isinstance(target, ast.Name):
            if target.id in self.k.globals:
                self.number(value)
                c.put("global.set", self.k.globals[target.id])
                return
            words = self.variable(target.id)
            if self.sorts[target.id] == MASK:
                for word in self.mask(value):
                    c.get(word)
                for word in reversed(words):
                    c.set(word)
            else:
                self.anything(value)
                c.set(words[0])
            return
        assert isinstance(target, ast.Subscript)
        offset = self.place(target)
        self.number(value)
        c.store(offset)

    def do_if(self, s: ast.If) -> None:
        self.test(s.test)
        with self.c.when():
            self.block(s.body)
            if s.orelse:
                self.c.otherwise()
                self.block(s.orelse)

    def do_while(self, s: ast.While) -> None:
        c = self.c
        with c.block() as out, c.loop() as again:
            if not isinstance(s.test, ast.Constant):
                self.test(s.test)
                c.put("i32.eqz")
                c.leave_if(out)
            self.around.append((again, out))
            self.block(s.body)
            self.around.pop()
            c.leave(again)

    def do_for(self, s: ast.For) -> None:
        """Over `range(n)` or `range(a, b)`."""
        c = self.c
        assert isinstance(s.iter, ast.Call) and isinstance(s.target, ast.Name)
        *first, last = s.iter.args
        (var,) = self.variable(s.target.id)
        self.number(last)
        end = c.kept()
        self.number(first[0]) if first else c.number(0)
        c.set(var)
        with c.block() as out, c.loop() as again:
            c.get(var)
            c.get(end)
            c.put("i64.ge_s")
            c.leave_if(out)
            with c.block() as turn:
                self.around.append((turn, out))
                self.block(s.body)
                self.around.pop()
            c.get(var)
            c.number(1)
            c.put("i64.add")
            c.set(var)
            c.leave(again)

    def do_break(self, s: ast.Break) -> None:
        self.c.leave(self.around[-1][1])

    def do_continue(self, s: ast.Continue) -> None:
        self.c.leave(self.around[-1][0])

    def do_return(self, s: ast.Return) -> None:
        if s.value is not None:
            if self.interface.result == MASK:
                for word in self.mask(s.value):
                    self.c.get(word)
            else:
                self.anything(s.value)
        self.c.put("return")

    def do_raise(self, s: ast.Raise) -> None:
        """Impossible."""
        self.c.number(1)
        self.c.put("global.set", FAILED)
        self.c.zeros()
        self.c.put("return")

    # ---- expressions
    def sort(self, e: ast.expr) -> str:
        if isinstance(e, ast.Name):
            return self.sorts.get(e.id, INT)
        if isinstance(e, ast.BinOp):
            sorts = (self.sort(e.left), self.sort(e.right))
            return next((sort for sort in (MASK, REAL) if sort in sorts), INT)
        if isinstance(e, ast.UnaryOp):
            return self.sort(e.operand)
        if isinstance(e, ast.Subscript):
            return MASK if isinstance(e.slice, ast.Slice) else INT
        if isinstance(e, ast.Call) and isinstance(e.func, ast.Name):
            known = self.k.interfaces.get(e.func.id)
            return known.result if known is not None else REAL if e.func.id in _REAL else INT
        return INT

    def anything(self, e: ast.expr) -> str:
        """Puts what an expression stands for on the stack."""
        sort = self.sort(e)
        if sort == MASK:
            for word in self.mask(e):
                self.c.get(word)
        else:
            self.number(e)
        return sort

    def number(self, e: ast.expr) -> None:
        c = self.c
        if isinstance(e, ast.Constant):
            c.number(int(e.value))  # type: ignore[arg-type]
        elif isinstance(e, ast.Name):
            if e.id in self.places:
                c.get(self.places[e.id][0])
            elif e.id in self.k.globals:
                c.put("global.get", self.k.globals[e.id])
            else:
                c.number(self.k.constants[e.id])
        elif isinstance(e, ast.BinOp):
            self.number(e.left)
            self.number(e.right)
            c.put(f"{types_of(self.sort(e), 1)[0]}.{_BINARY[type(e.op)]}")
        elif isinstance(e, ast.UnaryOp) and isinstance(e.op, (ast.USub, ast.Invert)):
            c.number(0 if isinstance(e.op, ast.USub) else -1)
            self.number(e.operand)
            c.put("i64.sub" if isinstance(e.op, ast.USub) else "i64.xor")
        elif isinstance(e, ast.Subscript):
            c.load(self.place(e))
        elif isinstance(e, ast.IfExp):
            self.test(e.test)
            with c.when(I64):
                self.number(e.body)
                c.otherwise()
                self.number(e.orelse)
        elif isinstance(e, ast.Call):
            self.call(e)
        else:
            self.test(e)
            c.flag()

    def place(self, e: ast.Subscript) -> int:
        """The place in memory of a slot or an item; what is to be added to it."""
        c = self.c
        assert isinstance(e.value, ast.Name) and not isinstance(e.slice, ast.Slice)
        state = self.sorts.get(e.value.id) == STATE
        self.number(e.value)
        if not state:
            c.address()
        self.number(e.slice)
        c.address()
        c.put("i32.const", 3)
        c.all("i32.shl", "i32.add")
        return 0 if state else 8

    def mask(self, e: ast.expr) -> Words:
        c, w = self.c, self.k.words
        if self.sort(e) != MASK:
            if isinstance(e, ast.Constant):
                return masks.constant(c, int(e.value), w)  # type: ignore[arg-type]
            self.number(e)
            return masks.widened(c, w)
        if isinstance(e, ast.Name):
            return self.places[e.id]
        if isinstance(e, ast.UnaryOp):
            inner = self.mask(e.operand)
            return masks.inverted(c, inner) if isinstance(e.op, ast.Invert) else masks.negated(c, inner)
        if isinstance(e, ast.BinOp):
            left = self.mask(e.left)
            if isinstance(e.op, (ast.LShift, ast.RShift)):
                up = isinstance(e.op, ast.LShift)
                if isinstance(e.right, ast.Constant):
                    return masks.shifted(c, left, int(e.right.value), left=up)  # type: ignore[arg-type]
                self.number(e.right)
                return masks.shifted(c, left, None, c.kept(), left=up)
            right = self.mask(e.right)
            if isinstance(e.op, ast.Add):
                return masks.added(c, left, right)
            return masks.joined(c, _BINARY[type(e.op)], left, right)
        if isinstance(e, ast.Subscript):
            assert isinstance(e.value, ast.Name) and isinstance(e.slice, ast.Slice) and e.slice.lower is not None
            self.number(e.value)
            c.address()
            self.number(e.slice.lower)
            c.address()
            c.put("i32.const", 8 * w)
            c.all("i32.mul", "i32.add")
            at = c.kept(I32)
            found = []
            for i in range(w):
                c.get(at)
                c.load(8 + 8 * i)
                found.append(c.kept())
            return found
        assert isinstance(e, ast.Call)
        self.call(e)
        found = [c.local() for _ in range(w)]
        for word in reversed(found):
            c.set(word)
        return found

    def test(self, e: ast.expr) -> None:
        """Puts an i32 on the stack."""
        c = self.c
        if isinstance(e, ast.BoolOp):
            first, *rest = e.values
            self.test(first)
            for other in rest:
                with c.when(I32):
                    if isinstance(e.op, ast.And):
                        self.test(other)
                        c.otherwise()
                        c.put("i32.const", 0)
                    else:
                        c.put("i32.const", 1)
                        c.otherwise()
                        self.test(other)
        elif isinstance(e, ast.UnaryOp) and isinstance(e.op, ast.Not):
            self.test(e.operand)
            c.put("i32.eqz")
        elif isinstance(e, ast.Compare):
            left, right = e.left, e.comparators[0]
            if MASK in (self.sort(left), self.sort(right)):
                masks.same(c, self.mask(left), self.mask(right))
                if isinstance(e.ops[0], ast.NotEq):
                    c.put("i32.eqz")
                return
            self.number(left)
            self.number(right)
            how = _COMPARE[type(e.ops[0])]
            c.put(f"f64.{how.removesuffix('_s')}" if self.sort(left) == REAL else f"i64.{how}")
        elif self.sort(e) == MASK:
            masks.some(c, self.mask(e))
        elif isinstance(e, ast.Call) and isinstance(e.func, ast.Name) and e.func.id == "below":
            self.given(e)
            c.put("i64.lt_u")
        else:
            self.number(e)
            c.truth()

    def scaled(self, e: ast.Call) -> None:
        """A number of 53 bits, taken as a share of one, times another: as a float has it, and rounded down."""
        c = self.c
        for a in e.args:
            self.number(a)
            c.put("f64.convert_i64_s")
        c.put("f64.mul")
        product = c.kept(F64)
        self.number(e.args[1])
        c.number(1 << 10)
        c.put("i64.lt_u")
        with c.when(I64):  # it is a whole number, and fits
            c.get(product)
            c.put("i64.trunc_f64_s")
            c.number(53)
            c.put("i64.shr_u")
            c.otherwise()
            c.get(product)
            c.number(1 << 53)
            c.all("f64.convert_i64_s", "f64.div", "i64.trunc_f64_s")

    # ---- calls
    def given(self, e: ast.Call) -> None:
        for a in e.args:
            self.anything(a)

    def call(self, e: ast.Call) -> None:
        c = self.c
        assert isinstance(e.func, ast.Name)
        name = e.func.id
        if name in _INSTRUCTIONS:
            self.given(e)
            c.put(_INSTRUCTIONS[name])
        elif name == "count_bits":
            masks.counted(c, self.mask(e.args[0]))
        elif name == "lowest_bit":
            masks.lowest(c, self.mask(e.args[0]))
        elif name == "called":  # the function with a number, the state, what else it is given
            at, *rest = e.args
            for a in rest:
                self.anything(a)
            self.number(at)
            c.address()
            c.put("call_indirect", len(rest) - 1)
        elif name in _MEMORY:
            self.number(e.args[0])
            c.address()
            for value in e.args[1:]:
                self.number(value)
            c.put(_MEMORY[name], 0)
            if len(e.args) > 1:
                c.number(0)
        elif name == "copy":  # to, from, how many words
            for i, a in enumerate(e.args):
                self.number(a)
                if self.sort(a) != STATE:
                    c.address()
                if i == 2:
                    c.put("i32.const", 3)
                    c.put("i32.shl")
            c.put("memory.copy")
            c.number(0)
        elif name == "state_at":
            self.number(e.args[0])
            c.address()
        elif name == "place_of":
            self.number(e.args[0])
            c.put("i64.extend_i32_u")
        elif name == "scaled":
            self.scaled(e)
        elif name == "stop":
            assert isinstance(e.args[0], ast.Name)
            if len(e.args) > 1:
                self.number(e.args[1])
                c.put("global.set", 3)
            c.fault(self.k.constants[e.args[0].id])
            c.number(0)
        else:
            known = self.k.interfaces[name]
            for a, sort in zip(e.args, known.params, strict=True):
                if sort == MASK:
                    for word in self.mask(a):
                        c.get(word)
                else:
                    self.number(a)
            c.call(name)
            if known.fails and self.interface.fails:
                c.give_up_if_failed()


_STATEMENTS: dict[type, Callable[[_Body, Any], None]] = {
    ast.Pass: _Body.do_pass,
    ast.Expr: _Body.do_expr,
    ast.AnnAssign: _Body.do_annassign,
    ast.Assign: _Body.do_assign,
    ast.AugAssign: _Body.do_augassign,
    ast.If: _Body.do_if,
    ast.While: _Body.do_while,
    ast.For: _Body.do_for,
    ast.Break: _Body.do_break,
    ast.Continue: _Body.do_continue,
    ast.Return: _Body.do_return,
    ast.Raise: _Body.do_raise,
}


def _loaded(target: ast.expr) -> ast.expr:
    """What is changed, as it is read."""
    if isinstance(target, ast.Name):
        return ast.Name(target.id, ast.Load())
    assert isinstance(target, ast.Subscript)
    return ast.Subscript(target.value, target.slice, ast.Load())
