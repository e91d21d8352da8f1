"""Counts about how the interpreter is laid out, and a picture of its stages, both from its real source.

python tests/house.py            the counts
python tests/regenerate.py stages    the picture docs/stages.svg
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOME = ROOT / "interpreter"
PICTURE = ROOT / "docs" / "stages.svg"
#: where verbs and terms live: there one speaks of nodes
OWN = ("verbs", "terms")


@lru_cache(maxsize=1)
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HOME.rglob("*.py"))}


@lru_cache(maxsize=1)
def walked() -> dict[Path, list[ast.AST]]:
    """Everything in them: whoever counts something goes through all of it."""
    return {path: [*ast.walk(tree)] for path, tree in trees().items()}


def room(path: Path) -> str:
    return path.relative_to(HOME).parts[0].removesuffix(".py")


# ---- classes
@lru_cache(maxsize=1)
def bases() -> dict[str, list[str]]:
    """Our own classes and what each of them is built on."""
    classes = (n for inside in walked().values() for n in inside if isinstance(n, ast.ClassDef))
    return {c.name: [getattr(b, "id", getattr(b, "attr", "")) for b in c.bases] for c in classes}


def ancestors(name: str, seen: tuple[str, ...] = ()) -> int:
    """How many classes of ours stand above one, along the longest way."""
    if name not in bases() or name in seen:
        return 0
    return max((ancestors(b, (*seen, name)) + (b in bases()) for b in bases()[name]), default=0)


def longest_chain() -> tuple[int, str]:
    """The longest chain of our own classes, the last one counted too."""
    name = max(bases(), key=ancestors)
    return ancestors(name) + 1, name


def effects() -> set[str]:
    """The kinds of effects."""
    found, before = {"Effect"}, 0
    while len(found) > before:
        before = len(found)
        found |= {name for name, above in bases().items() if found & set(above)}
    return found - {"Effect"}


# ---- where nodes are spoken of
@lru_cache(maxsize=1)
def nodes() -> set[str]:
    """The kinds of nodes, wherever they are declared."""
    classes = (n for inside in walked().values() for n in inside if isinstance(n, ast.ClassDef))
    return {c.name for c in classes if any(getattr(d, "id", "") == "node" for d in c.decorator_list)}


@lru_cache(maxsize=1)
def families() -> set[str]:
    """The modules of verbs and terms."""
    return {path.stem for path in trees() if room(path) in OWN}


@lru_cache(maxsize=1)
def named() -> dict[Path, set[str]]:
    """The nodes of which each module speaks: those it defines, imports, or finds in a module of nodes."""
    found: dict[Path, set[str]] = {}
    for path, inside in walked().items():
        names = {n.attr for n in inside if _of_nodes(n) and isinstance(n, ast.Attribute)}
        names |= {n.name for n in inside if isinstance(n, ast.ClassDef) and room(path) in ("model", *OWN)}
        taken = (n for n in inside if isinstance(n, ast.ImportFrom) and _from_nodes(n, path))
        names |= {alias.name for n in taken for alias in n.names}
        found[path] = names
    return found


def _from_nodes(taken: ast.ImportFrom, path: Path) -> bool:
    """Is something imported from a module of nodes: from another room, or from beside it?"""
    module = (taken.module or "").split(".")[0]
    return module in ("model", *OWN) or taken.level == 1 and room(path) in OWN and module in families()


def modules_of(effect: str) -> list[Path]:
    """The modules that speak of an effect by its node."""
    return [path for path, names in named().items() if effect in names]


def asked_by_type() -> dict[Path, int]:
    """How often modules outside verbs/ and terms/ ask what kind of node something is."""
    found: dict[Path, int] = {}
    for path, inside in walked().items():
        if room(path) in OWN:
            continue
        tests = [n for n in inside if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "isinstance"]
        count = sum(1 for n in tests if any(_of_nodes(part) for part in ast.walk(n)))
        count += sum(1 for n in inside if isinstance(n, ast.MatchClass) and _of_nodes(n.cls))
        count += sum(1 for n in inside if isinstance(n, ast.Name) and n.id == "singledispatch")
        if count:
            found[path] = count
    return found


def _of_nodes(part: ast.AST) -> bool:
    if not isinstance(part, ast.Attribute) or not isinstance(part.value, ast.Name):
        return False
    return part.value.id == "ir" or part.value.id in families() and part.attr in nodes()


def made_up_dispatch() -> int:
    """Functions found by a name that is put together."""
    found = 0
    for inside in walked().values():
        for n in inside:
            if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "getattr" and len(n.args) > 1:
                found += isinstance(n.args[1], (ast.BinOp, ast.JoinedStr))
    return found


def promises() -> int:
    """Methods that only say that another class has them."""
    return sum(path.read_text(encoding="utf-8").count("NotImplementedError") for path in trees())


#: ways to search text, or to take it apart
_SEARCHING = {"split", "rsplit", "splitlines", "partition", "rpartition", "replace", "removeprefix", "removesuffix"}
_SEARCHING |= {"findall", "finditer", "fullmatch", "translate", "format_map"}
#: what only code says
_CODE = re.compile(r"\bS\[|\bdef \w*\($|\blambda |\bfor \w+ in |\.append\(")


def code_as_text() -> list[str]:
    """Places that look at code as text, or make it outside the printer: code is printed from a plan, and nothing else.

    Under the rules nothing takes text apart at all; the machine, and what shows code, do not either. That code is made
    by the printer alone is looked at everywhere; how records are made is written apart, and no game has a part in it.
    The operations of WebAssembly are written by hand in a language of their own, and read by its compiler alone.
    """
    printers = {HOME / "plan" / "python.py", HOME / "diagnostics" / "records.py"}
    alone = {HOME / "engine" / "machine.py", HOME / "prose" / "whole_games" / "understood_rules.py"}
    by_hand = HOME / "plan" / "wasm" / "subset.py"
    found = []
    for path, inside in walked().items():
        under = room(path) in ("plan", "compiling") and path != by_hand
        for part in inside:
            if under or path in alone:
                known = [a.name for a in part.names] if isinstance(part, ast.Import) else []
                called = part.func if isinstance(part, ast.Call) else None
                method = called.attr if isinstance(called, ast.Attribute) else ""
                parses = method == "parse" and isinstance(called, ast.Attribute) and ast.unparse(called) == "ast.parse"
                if {"re", "ast", "tokenize"} & set(known) or parses or under and method in _SEARCHING:
                    found.append(f"{path.name}:{part.lineno}")  # type: ignore[attr-defined]
            if isinstance(part, ast.JoinedStr) and path not in printers:
                said = [v.value for v in part.values if isinstance(v, ast.Constant) and isinstance(v.value, str)]
                if any(_CODE.search(text) for text in said):
                    found.append(f"{path.name}:{part.lineno}")
    return found


# ---- the picture
def imports() -> dict[str, set[str]]:
    """For each room the rooms it knows."""
    found: dict[str, set[str]] = {}
    for path, inside in walked().items():
        here = path.relative_to(HOME).parts[:-1]
        if not here:
            continue
        for n in inside:
            if isinstance(n, ast.ImportFrom) and n.level > len(here):
                known = [n.module.split(".")[0]] if n.module else [alias.name for alias in n.names]
                found.setdefault(here[0], set()).update(k for k in known if (HOME / k).is_dir())
    return {here: known - {here} for here, known in found.items()}


def said_of(name: str) -> str:
    """What a room is for: the first line of its package."""
    tree = trees()[HOME / name / "__init__.py"]
    return (ast.get_docstring(tree) or "").split("\n")[0].rstrip(".")


def in_order(known: dict[str, set[str]]) -> list[str]:
    """Rooms so that each comes after those it knows; of several the one that stands first in the alphabet."""
    left, found = {name: set(others) for name, others in known.items()}, list[str]()
    while left:
        ready = sorted(name for name, others in left.items() if not others & left.keys())
        if not ready:
            raise ValueError(f"these rooms know each other in a circle: {', '.join(sorted(left))}")
        found.append(ready[0])
        del left[ready[0]]
    return found


@lru_cache(maxsize=1)
def picture() -> str:
    """The rooms from top to bottom, and beside each the rooms it knows as arcs upwards."""
    known = imports()
    for name in {other for others in known.values() for other in others}:
        known.setdefault(name, set())
    order = in_order(known)
    row = {name: 34 + 36 * i for i, name in enumerate(order)}
    height = 36 * len(order) + 24
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 {height}" font-family="sans-serif" font-size="14">',
        "<style>text{fill:#1f2328}rect{fill:#eef2f6;stroke:#8c959f}path{fill:none;stroke:#57606a;stroke-opacity:.45}"
        "@media(prefers-color-scheme:dark){text{fill:#e6edf3}rect{fill:#21262d;stroke:#6e7681}path{stroke:#8b949e}}</style>",
    ]
    for name, others in known.items():
        for other in sorted(others):
            x = 200 - 9 * (order.index(name) - order.index(other)) - 10
            lines.append(f'<path d="M200 {row[name]}C{x} {row[name]} {x} {row[other]} 200 {row[other]}"/>')
    for name in order:
        y = row[name]
        lines.append(f'<rect x="200" y="{y - 13}" width="110" height="26" rx="5"/>')
        lines.append(f'<text x="255" y="{y + 5}" text-anchor="middle" font-weight="bold">{name}</text>')
        lines.append(f'<text x="322" y="{y + 5}">{_escaped(said_of(name))}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def made() -> Iterator[tuple[Path, str]]:
    yield PICTURE, picture()


def main() -> None:
    spoken = {name: len(modules_of(name)) for name in effects()}
    most = max(spoken, key=lambda name: spoken[name])
    chain, last = longest_chain()
    mean = sum(spoken.values()) / len(spoken)
    print(f"modules that name an effect node: {mean:.1f} on average, {spoken[most]} name {most}")
    print(f"tests of what kind a node is, outside verbs/ and terms/: {sum(asked_by_type().values())}")
    print(f"longest chain of our own classes: {chain} ({last})")
    print(f"functions found by a name that is put together: {made_up_dispatch()}; promises: {promises()}")
    print(f"places that look at code as text, or make it outside the printer: {', '.join(code_as_text()) or 'none'}")
    print(f"modules: {len(trees())}, longer than 350 lines: {sum(_length(path) > 350 for path in trees())}")


def _length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    main()
