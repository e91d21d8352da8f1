"""What follows a decision as one function: taking the option, the steps behind it, the listing of the next choice.

Steps and choices are small functions that the machine calls one after the other; trials need them so, since they stop
where a step of the flow is over. Between two decisions a game goes through several of them, and calls are what Python
is slow at. So for each choice a function `goN` is put together from their lines: it takes an option, goes on until
somebody must decide, and returns the options. What is long or seldom is left to the machine (`resume`, `forced`).
It is made only when a choice is first met.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from itertools import takewhile

from ..lowering.layout import PC

#: lines of one fused function; what lies behind them is left to the machine
LONGEST = 120
#: alternatives of a menu that are told apart one after the other
MOST_WAYS = 4
_RETURN = re.compile(r"( *)(?:(if .*): )?return (.+)\Z")
_TABLE = re.compile(r"\{([-\d:,]+)\}\[x\]\Z")
_KEPT = re.compile(r"S\[(\d+)\]( = )?(?:( [-+|&^]=) )?")
_APPEND = re.compile(r"(?:if (.*): )?r\.append\((-?\d+)\)\Z")
_READ = re.compile(r"s\d+(?:_\d+)? = S\[")
_BRACKET = re.compile(r"[\[\](){}]")
_ONE_OF = re.compile(r"if x ?(?:==(-?\d+)|in \(([-\d, ]+)\)): return (.+)\Z")


class Fuser:
    """Puts functions together. `kept`: slots that only lines of steps write, so that a variable can stand for them."""

    def __init__(self, functions: Mapping[str, str], kept: Collection[int]):
        self.functions = functions
        self.kept = frozenset(kept)

    def after(self, pc: int) -> str:
        """The source of `goN` for a choice."""
        self.left = LONGEST
        self.tables: list[str] = []
        lines = self.block(self.body(f"apply{pc}"), "", ())
        made = "".join(f", to{i}={table}" for i, table in enumerate(self.tables))  # once, not at every call
        return "\n".join([f"def go{pc}(S, x{made}):", *("    " + line for line in self.read_once(lines))])

    def body(self, name: str) -> list[str]:
        return [line[4:] for line in self.functions[name].split("\n")[1:]]

    # ---- following the lines
    def block(self, lines: list[str], indent: str, way: tuple[int, ...]) -> list[str]:
        """Lines with every `return PC` replaced by what is done there."""
        self.left -= len(lines)
        found: list[str] = []
        for line in lines:
            match = _RETURN.match(line)
            if match is None:
                found.append(indent + line)
                continue
            inner = indent + match[1]
            if match[2]:
                found.append(f"{inner}{match[2]}:")
                inner += "    "
            found += self.goal(match[3], inner, way)
        return found

    def goal(self, code: str, indent: str, way: tuple[int, ...]) -> list[str]:
        """Where a step leads: one place, one of two, one of a menu's."""
        if code.isdigit():
            return self.place(int(code), indent, way)
        parted = either(code)
        if parted is not None:
            yes, cond, no = parted
            return [f"{indent}if {cond}:", *self.goal(yes, indent + "    ", way), *self.goal(no, indent, way)]
        table = _TABLE.match(code)
        ways = [entry.split(":") for entry in table[1].split(",")] if table else []
        if len(ways) > MOST_WAYS:
            self.tables.append(code.removesuffix("[x]"))
            return [f"{indent}return resume(S,to{len(self.tables) - 1}[x])"]
        if not ways:
            return [f"{indent}return resume(S,{code})"]
        found: list[str] = []
        for key, target in ways[:-1]:
            found += [f"{indent}if x == {key}:", *self.goal(target, indent + "    ", way)]
        return found + self.goal(ways[-1][1], indent, way)

    def place(self, pc: int, indent: str, way: tuple[int, ...]) -> list[str]:
        if pc == 0:
            return [f"{indent}S[{PC}] = 0", f"{indent}return []"]
        if pc not in way and self.left > 0:
            if f"step{pc}" in self.functions:
                return self.block(self.body(f"step{pc}"), indent, (*way, pc))
            if f"options{pc}" in self.functions:
                return self.listing(pc, indent, (*way, pc))
        return [f"{indent}return resume(S,{pc})"]

    def listing(self, pc: int, indent: str, way: tuple[int, ...]) -> list[str]:
        """The options of a choice; a single one is taken at once, unless it is asked."""
        lines = self.body(f"options{pc}")[:-1]
        self.left -= len(lines)
        stop = [f"S[{PC}] = {pc}"]
        hidden = f"asked{pc}" in self.functions
        entries = [_APPEND.match(line) for line in lines[1:]]
        if len(entries) == 2 and entries[0] and entries[1] and entries[0][1] and not entries[1][1]:
            both = f"[{entries[0][2]},{entries[1][2]}]"
            alone = self.taken(pc, entries[1][2])
            if int(entries[1][2]) >= 0:
                alone.insert(0, f"alone.add(({pc},{entries[1][2]}))")
            asked = [f"if {entries[0][1]}:", f"    {stop[0]}", f"    return {both}"]
            if hidden:
                asked += [f"if asked{pc}(S,{entries[1][2]}):", f"    {stop[0]}", f"    return [{entries[1][2]}]"]
            return [*(indent + line for line in asked), *self.block(alone, indent, way)]
        rare = [line for line in lines if line.startswith("if not r: ")]
        lines = at_once([line for line in lines if line not in rare])
        rare = [re.sub(r"r\.append\((.+)\)\Z", r"r = [\1]", line) for line in rare]
        asked = ["if len(r) > 1:", f"    {stop[0]}", "    return r", *rare]
        if hidden:
            asked += [f"if r and asked{pc}(S,r[0]):", f"    {stop[0]}", "    return r"]
        asked.append(f"return forced(S,{pc},r)")
        return [indent + line for line in [*lines, *asked]]

    def taken(self, pc: int, option: str) -> list[str]:
        """What is done at a choice when it is known which option is taken."""
        found = [f"x = {option}"]
        for line in self.body(f"apply{pc}"):
            match = _ONE_OF.match(line)
            if match is None:
                found.append(line)
            elif option in (match[1] or match[2]).replace(" ", "").split(","):
                found.append(f"return {match[3]}")
                break
        table = _TABLE.search(found[-1])
        if table is not None:
            found[-1] = f"return {dict(entry.split(':') for entry in table[1].split(','))[option]}"
        return found if any(re.search(r"\bx\b", line) for line in found[1:]) else found[1:]

    # ---- slots in variables
    def read_once(self, lines: list[str]) -> list[str]:
        """A slot that is read again, or after it was written, is read from a variable."""
        found: list[str] = []
        #: by depth of indentation, the slots for which a variable stands there
        known: list[tuple[int, set[str]]] = [(0, set())]
        for i, line in enumerate(lines):
            depth = margin(line)
            while depth < known[-1][0]:
                known.pop()
            if depth > known[-1][0]:
                known.append((depth, set(known[-1][1])))
            here, text = known[-1][1], line[depth:]
            rest = "\n".join(lines[i + 1 :])
            target, text = self.parted(text)
            changed = {m[1] for m in _KEPT.finditer(text) if m[2] or m[3]}
            if text.startswith(("for ", "while ")):
                changed |= {m[1] for inner in body_of(lines, i) for m in _KEPT.finditer(inner) if m[2] or m[3]}
            for _, slots in known:
                slots -= changed
            for slot in dict.fromkeys(m[1] for m in _KEPT.finditer(text) if int(m[1]) in self.kept):
                name = f"S[{slot}]"
                again = text.count(name) > 1 or name in rest
                if again and slot not in here | changed and not text.startswith(("else", "elif")):
                    found.append(f"{' ' * depth}s{slot} = {name}")
                    here.add(slot)
            for slot in here:
                text = text.replace(f"S[{slot}]", f"s{slot}")
            if target:
                if f"S[{target}]" in rest:
                    here.add(target)
                    text = f"s{target} = S[{target}] = {text}"
                else:
                    text = f"S[{target}] = {text}"
            found.append(" " * depth + text)
        return found

    def parted(self, text: str) -> tuple[str, str]:
        """The slot a line sets, if it is such a line, and what it is set to; else the whole line."""
        match = _KEPT.match(text)
        if match is None or not match[2] or int(match[1]) not in self.kept:
            return "", text
        return match[1], text[match.end() :]


def at_once(lines: list[str]) -> list[str]:
    """A list that is found at one go, or in one of two ways, need not be begun empty."""
    rest = lines[1:]
    before = list(takewhile(_READ.match, rest))
    text = "\n".join(rest[len(before) :])
    if found := re.fullmatch(r"r \+= (.+)", text):
        return [*before, f"r = {made(found[1])}"]
    if found := re.fullmatch(r"if (.+):(?: |\n    )r \+= (.+)", text):
        return [*before, f"r = {made(found[2])} if {found[1]} else ()"]
    if found := re.fullmatch(r"if (.+):\n    r \+= (.+)\nelse:\n    r \+= (.+)", text):
        return [*before, f"if {found[1]}:", f"    r = {made(found[2])}", "else:", f"    r = {made(found[3])}"]
    return lines


def made(code: str) -> str:
    """Options as something that has a length: a list, the things of a pile, or a list of whatever else it is."""
    inner = re.match(r"(?:PILE_\d+)?\[(.*)\]\Z", code)
    return code if inner and find_top(f"{inner[1]}]", "]") == len(inner[1]) else f"[*{code}]"


def margin(line: str) -> int:
    return len(line) - len(line.lstrip())


def body_of(lines: list[str], i: int) -> list[str]:
    """The lines indented below a line."""
    last = i + 1
    while last < len(lines) and margin(lines[last]) > margin(lines[i]):
        last += 1
    return lines[i + 1 : last]


def either(code: str) -> tuple[str, str, str] | None:
    """The parts of `A if C else B`."""
    outer = top(code)
    if " if " not in outer or " else " not in outer:
        return None
    yes, _, rest = code.partition(" if ")
    depth = 0
    for i, letter in enumerate(rest):
        depth += (letter in "([{") - (letter in ")]}")
        if not depth and rest.startswith(" else ", i):
            return yes, rest[:i], rest[i + 6 :]
    return None


def top(code: str) -> str:
    """What stands outside of all brackets, which stay."""
    found, depth, start = [], 0, 0
    for bracket in _BRACKET.finditer(code):
        at = bracket.start()
        if bracket[0] in "([{":
            if depth == 0:
                found.append(code[start : at + 1])
            depth, start = depth + 1, at + 1
        else:
            if depth == 0:
                found.append(code[start:at])
            depth, start = depth - 1, at
    return "".join([*found, code[start:]] if depth == 0 else found)


def find_top(code: str, word: str) -> int:
    """Where a word first stands outside of all brackets; -1 also if a bracket closes before that."""
    if word not in code:
        return -1
    depth, start = 0, 0
    for bracket in _BRACKET.finditer(code):
        if depth == 0 and (at := code.find(word, start, bracket.start() + len(word))) >= 0:
            return at
        depth, start = depth + (1 if bracket[0] in "([{" else -1), bracket.end()
        if depth < 0:
            return -1
    return code.find(word, start) if depth == 0 else -1
