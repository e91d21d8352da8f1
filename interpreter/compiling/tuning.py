"""What makes generated code quick without changing what it says: cheap tests first, constant parts outside of loops,
slots read once."""

from __future__ import annotations

import re
from functools import lru_cache

#: a search through so few things is written out
UNROLLED = 400
_RANGE = re.compile(r"range\((?:(\d+),)?(\d+)\)\Z")
#: the things of a pile, each once, by the mask that says which lie there
_PILE = re.compile(r"PILE_\d+\[([^()]*)\]\Z")
_SIEVE = re.compile(r"compress\(range\([\d,]+\),(S\[.+\])\)\Z")
_SEARCH = re.compile(r"any\(True for (\w+) in (.*)\)\Z")
_SLOT = re.compile(r"S\[(\d+)\]")
#: what may be said twice at no cost
SIMPLE = re.compile(r"-?\w+\Z|S\[\d+\]\Z")
#: a slot found by a variable: start, variable, stride, and where in the stride
_AT = re.compile(r"S\[(-?\d+)\+(\w+)(?:\*(\d+))?(?:\+(\w+|S\[\d+\]))?\]\Z")
_OF_ONE = re.compile(r"S\[(\d+)\+(s\d+)\]")
#: names that a piece of code gives
BINDS = re.compile(r"\bfor (\w+) in\b|\b(\w+):=|\blambda (\w+):|^ *(\w+) = ", re.M)
_WORD = re.compile(r"\w+")
_WORDS = re.compile(r"(\w+)")
_BRACKET = re.compile(r"[\[\](){}]")
_JOINT = re.compile(r"[\[\](){}]| (?:and|or|if|for|else)(?= )")
_LOOSE = re.compile(r" (or|if|and|for) |:=")
#: the same pieces of code come again and again
_remembered = lru_cache(maxsize=4096)
#: what a test costs, roughly, by what occurs in it
_WEIGHTS = (("for ", 400), ("(S,", 150), ("sum(", 100), ("lacking(", 400), ("tally(", 200), ("trial(", 20_000))


def speaks_of(v: str, code: str) -> bool:
    """Does a name occur? (A pattern of its own for each name takes longer to make than to use.)"""
    return v in code and v in _WORD.findall(code)


def put(v: str, instead: str, code: str) -> str:
    """Code with something else in place of a name."""
    return "".join([instead if word == v else word for word in _WORDS.split(code)]) if v in code else code


@_remembered
def weight(code: str) -> int:
    return len(code) + sum(code.count(word) * cost for word, cost in _WEIGHTS)


def cheap_first(tests: list[str]) -> list[str]:
    """Tests have no effects and always have an answer, so their order is free."""
    return sorted(tests, key=weight)


def parts(code: str) -> list[str]:
    """The tests joined by `and` at the top of a condition; one that is no such row is a single test."""
    return [*_parts(code)] if " and " in code else [code]


@_remembered
def _parts(code: str) -> tuple[str, ...]:
    found, depth, start = [], 0, 0
    for joint in _JOINT.finditer(code):
        sign = joint[0]
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        elif depth == 0:
            if sign != " and":
                return (code,)
            found.append(code[start : joint.start()])
            start = joint.end() + 1
    return (*found, code[start:])


def each_once(tests: list[str]) -> list[str]:
    """No test twice: guards and queries often ask the same."""
    found: dict[str, str] = {}
    for part in (part for test in tests for part in apart(bare(test)) if part != "True"):
        found.setdefault(renamed(part), part)
    return list(found.values())


@_remembered
def renamed(code: str) -> str:
    """The same for code that differs only in the names it gives itself."""
    given = dict.fromkeys(name for found in BINDS.findall(code) for name in found if name)
    names = {name: f"u{i}" for i, name in enumerate(given)}
    return _WORD.sub(lambda word: names.get(word[0], word[0]), code) if names else code


def apart(test: str) -> list[str]:
    """Tests in brackets, joined by `and`, by themselves; what gives a name stays before what uses it."""
    inner = test[1:-1]
    if not (test.startswith("(") and test.endswith(")")) or ":=" in test or find_top(inner, " and ") < 0:
        return [test]
    tests = parts(inner)
    return [part for t in tests for part in apart(bare(t))] if len(tests) > 1 else [test]


@_remembered
def bare(code: str) -> str:
    """Without brackets around the whole."""
    while code.startswith("(") and code.endswith(")"):
        depth = 0
        for bracket in _BRACKET.finditer(code):
            depth += 1 if bracket[0] in "([{" else -1
            if depth == 0 and bracket.end() < len(code):
                return code
        if any(code.startswith(word, 1) for word in ("*", "lambda")) or "," in top(code[1:-1]):
            return code
        inner = code[1:-1]
        if parts(inner) == [inner] and _LOOSE.search(top(inner)):
            return code
        if len(parts(inner)) > 1:
            return code
        code = inner
    return code


@_remembered
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


def outside(v: str, tests: list[str]) -> tuple[list[str], list[str]]:
    """Tests that do not depend on a variable, and those that do."""
    every = each_once([part for test in tests for part in parts(test)])
    fixed = [part for part in every if not speaks_of(v, part)]
    return cheap_first(fixed), cheap_first([part for part in every if part not in fixed])


def sifted(v: str, listed: str, tests: list[str]) -> tuple[str, list[str]]:
    """Where slots that lie side by side say which things pass a test, a slice of the state sifts them at once."""
    every = _RANGE.match(listed)
    for test in tests if every else ():
        slot = _AT.match(test)
        if every and slot and slot[2] == v and slot[4] != v:
            start, stride, first, last = int(slot[1]), int(slot[3] or 1), int(every[1] or 0), int(every[2])
            low = f"{start + first * stride}" + (f"+{slot[4]}" if slot[4] else "")
            step = f":{stride}" if stride > 1 else ""
            rest = [other for other in tests if other is not test]
            return f"compress({listed},S[{low}:{start + last * stride}{step}])", rest
    return listed, tests


def values(value: str, v: str, listed: str, tests: list[str]) -> str:
    """What things count, one by one: a slice of the state where it lies side by side."""
    every, slot = _RANGE.match(listed), _AT.match(value)
    if every and slot and slot.groups()[1:] == (v, None, None) and not tests:
        return f"S[{int(slot[1]) + int(every[1] or 0)}:{int(slot[1]) + int(every[2])}]"
    return f"[{value} for {v} in {listed}{' if ' + ' and '.join(tests) if tests else ''}]"


def any_of(v: str, listed: str, own: list[str], tests: list[str]) -> str:
    """Is there one that passes? What does not depend on it is asked once, before."""
    fixed, varying = outside(v, tests)
    conds = own + varying
    short = _RANGE.match(listed)
    if short and conds:
        things = range(int(short[1] or 0), int(short[2]))
        one = " and ".join(conds)
        if len(things) * len(one) <= UNROLLED and " for " not in one and ":=" not in one:
            ways = [f"({put(v, str(i), one)})" if len(conds) > 1 else put(v, str(i), one) for i in things]
            return " and ".join([*fixed, f"({' or '.join(ways) or 'False'})"])
    listed, conds = sifted(v, listed, conds)
    if not conds:
        return " and ".join([*fixed, some(listed)])
    once, conds = shared(v, conds)
    return " and ".join([*fixed, f"any(True {once}for {v} in {listed} if {' and '.join(conds)})"])


def shared(v: str, conds: list[str]) -> tuple[str, list[str]]:
    """What searches inside a loop look through, if it is the same for every turn of it: made once, before the loop."""
    once, kept = "", []
    for cond in conds:
        search = searched(cond)
        if search is not None and not speaks_of(v, search[1]):
            w, listed, tests = search
            fixed = [test for test in tests if not speaks_of(v, test)]
            varying = [test for test in tests if speaks_of(v, test)]
            if (fixed or "(S" in listed) and varying and ":=" not in f"{fixed}{listed}":  # not allowed behind `in`
                found = f"[{w} for {w} in {listed} if {' and '.join(fixed)}]" if fixed else listed
                once += f"for l{w} in ({found},) if l{w} "
                cond = f"any(True for {w} in l{w} if {' and '.join(varying)})"
        kept.append(cond)
    return once, kept


def searched(code: str) -> tuple[str, str, list[str]] | None:
    """(variable, what is looked through, tests) of a plain search."""
    search = _SEARCH.match(code)
    at = find_top(search[2], " if ") if search else -1
    return (search[1], search[2][:at], parts(search[2][at + 4 :])) if search and at >= 0 else None


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


def chosen(v: str, once: str, listed: str, tests: list[str]) -> str:
    """The list of those that pass; which of several shapes can be laid is asked at once."""
    asked = bool(tests) and tests[-1].startswith("lay_any(")
    laid = re.fullmatch(rf"lay_any\(S,([^,]+),{v},(.*)\)", tests[-1]) if asked else None
    if laid and not speaks_of(v, laid[1] + laid[2]):
        return f"lay_those(S,{laid[1]},{chosen(v, once, listed, tests[:-1])},{laid[2]})"
    return f"[{v} {once}for {v} in {listed} if {' and '.join(tests)}]" if tests else listed


def settled(code: str, known: list[str]) -> str:
    """A guard that goes one way or the other, where it is known which."""
    ways = either("", code)
    same = [renamed(test) for test in each_once(known)]
    return ways[1] if ways is not None and all(renamed(test) in same for test in parts(bare(ways[0]))) else code


def either(v: str, code: str) -> tuple[str, str, str] | None:
    """(condition, test if it holds, test if not) of a guard that goes one way or the other, whatever `v` is."""
    inner = code[1:-1] if code.startswith("(") and code.endswith(")") else ""
    a = find_top(inner, " if ")
    b = find_top(inner[a:], " else ") + a if a >= 0 else -1
    if 0 <= a < b:
        return None if speaks_of(v, inner[a:b]) else (inner[a + 4 : b], bare(inner[:a]), bare(inner[b + 6 :]))
    a = find_top(inner, " or ")
    if a >= 0 and not speaks_of(v, inner[:a]):  # if the first holds, nothing else matters
        return inner[:a], "True", f"({inner[a + 4 :]})"
    return None


def some(listed: str) -> str:
    """Is there anything at all in what is looked through? Of a pile its mask tells."""
    pile, sieve = _PILE.match(listed), _SIEVE.match(listed)
    if sieve:
        return f"any({sieve[1]})"
    return f"{pile[1]}!=0" if pile else f"len({listed})>0"


def fixed_once(v: str, test: str) -> tuple[list[str], str]:
    """Lines before a loop that read what a test in it asks for at every turn and that is always the same."""
    lines: list[str] = []
    for looked in (r"S\[\d+\]", r"[A-Z]\w*\[\w+\]"):
        for code in dict.fromkeys(re.findall(rf"\b{looked}", test)):
            if f"[{v}]" not in code:
                lines.append(f"k{v}_{len(lines)} = {code}")
                test = test.replace(code, f"k{v}_{len(lines) - 1}")
    return lines, test


def read_once(statements: list[str]) -> list[str]:
    """A listing changes nothing, so a slot it reads several times is read once."""
    seen: dict[str, int] = {}
    for line in (line for statement in statements for line in done_anyhow(statement)):
        for slot in _SLOT.finditer(line):
            looped = " for " in line[: slot.start()] or line.startswith("r += ") and " for " in line
            seen[slot[1]] = seen.get(slot[1], 0) + 1 + looped
    often = [slot for slot, n in seen.items() if n > 1]
    kept = set(often)
    short = [_SLOT.sub(lambda m: f"s{m[1]}" if m[1] in kept else m[0], statement) for statement in statements]
    found = [f"s{slot} = S[{slot}]" for slot in often]
    held: set[str] = set()
    for statement in short:  # what a loop reads again and again of one player is read before it
        loops = [line[line.find(" for ") :] for line in done_anyhow(statement) if " for " in line]
        for slot, of in _OF_ONE.findall("\n".join(loops)):
            if (name := f"{of}_{slot}") not in held and of[1:] in kept:
                held.add(name)
                found.append(f"{name} = S[{slot}+{of}]")
        found.append(_OF_ONE.sub(lambda m: n if (n := f"{m[2]}_{m[1]}") in held else m[0], statement))
    return found


def done_anyhow(statement: str) -> list[str]:
    """The lines of a statement but for single options that stand below a condition: most of those are never asked."""
    return [line.strip() for line in statement.split("\n") if not (line.startswith(" ") and "r.append(" in line)]


def asked_once(code: str) -> tuple[list[str], str]:
    """Lines that ask what shows on a grid, for an expression that asks it several times or in a loop."""
    calls = dict.fromkeys(re.findall(r"\b(?:visible|covered)\(S,\((?:\d+\+)?you\),-?\d+,\d+\)", code))
    lines = [f"g{i} = {call}" for i, call in enumerate(calls)]
    for i, call in enumerate(calls):
        code = code.replace(call, f"g{i}")
    return lines, code
