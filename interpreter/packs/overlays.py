"""Expansions and variants: overlays that add, change or remove entries of a game by key, in order.

Maps merge by key and new keys go to the end; anything else is replaced. `{add: [...]}` and `{remove: [...]}` patch a
list, `{remove: yes}` takes an entry out. The body of a rule is replaced as a whole unless both sides consist of named
steps or alternatives; a body with the same headers is followed inwards, so that named alternatives can be reached.
"""

from __future__ import annotations

import json
from dataclasses import field
from typing import Any

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.records import mutable, record
from .names import IDENTIFIER, clip, did_you_mean, nearest
from .tables import BODY_SECTIONS, BY_PLAYERS, SECTIONS, table_names, words
from .tree import Map, Node, Scalar, Seq, plain

Path = tuple[str, ...]

#: by these keys a list is changed
_PATCH = ("add", "remove")
#: where in a list something is added, if not at its end
_BESIDE = ("before", "after")
_WHOLE_SECTIONS = frozenset(("game", "winner", "source"))
_REMOVED = object()
_MENU = "choose one"


@record
class Overlay:
    """`name` says in messages what is applied: `expansion x`, `variant y`."""

    name: str
    tree: Map
    span: Span


@record
class _Write:
    overlay: str
    value: Any
    span: Span


@mutable
class Applied:
    """What overlays did so far: needed to notice two that change the same thing."""

    problems: list[Problem] = field(default_factory=list)
    writes: dict[Path, _Write] = field(default_factory=dict)
    #: for each path the first write of each overlay somewhere below it
    below: dict[Path, dict[str, _Write]] = field(default_factory=dict)


def apply_overlay(tree: Map, overlay: Overlay, applied: Applied) -> Map:
    """A new tree; the old one is left as it was."""
    return _Application(overlay, applied, tree).run(tree)


class _Application:
    def __init__(self, overlay: Overlay, applied: Applied, base: Map) -> None:
        self.overlay = overlay
        self.applied = applied
        #: True while `changes:` is applied: what is named there must exist
        self.strict = False
        self.tables = set(table_names(base)) | set(table_names(overlay.tree))

    def run(self, tree: Map) -> Map:
        result = _copy(tree)
        for section, node in self.overlay.tree:
            if section in ("expansion", "changes", "description"):
                continue
            self._section(result, section, node, self.overlay.tree.keys[section])
        changes = self.overlay.tree.get("changes")
        if isinstance(changes, Map):
            self.strict = True
            for section, node in changes:
                self._section(result, section, node, changes.keys[section])
        elif changes is not None:
            self._wrong("wrong-type", say("changes-holds"), changes.span)
        return result

    def _section(self, result: Map, section: str, node: Node, span: Span) -> None:
        if section == "game":
            self._wrong("wrong-value", say("rename-game"), span, say("delete-line"))
            return
        if section not in SECTIONS and section not in self.tables:
            self._wrong(
                "unknown-section",
                say("no-section", name=clip(section)),
                span,
                did_you_mean(section, [*self.tables, *SECTIONS]),
            )
            return
        base = result.get(section)
        if section in self.tables and isinstance(base, Map) and isinstance(node, Map):
            node = _push_source(base, node)
        self._child(result, section, node, span, (section,))

    # merging

    def _child(self, result: Map, key: str, over: Node, span: Span, path: Path) -> None:
        base = result.get(key)
        if _removal(over):
            if base is None:
                self._missing(key, result, span, "removed", path)
                return
            self._write(path, _REMOVED, span)
            del result.items[key], result.keys[key]
            return
        if base is None and self.strict and not self._may_be_new(path):
            self._missing(key, result, span, "changed", path)
            return
        merged = self._fresh(over, span, path, result) if base is None else self._merge(base, over, span, path)
        if merged is not None:
            result.put(key, merged, result.keys.get(key, span) if base is not None else span)

    def _merge(self, base: Node, over: Node, span: Span, path: Path) -> Node:
        if _is_patch(over) and not (
            isinstance(base, Map) and isinstance(over, Map) and set(over.items) <= set(base.items)
        ):
            return self._patch(base, over, span, path)
        if isinstance(base, Map) and isinstance(over, Map) and self._by_key(base, over, path):
            result = _copy(base)
            for key, node in over:
                self._child(result, key, node, over.keys[key], (*path, key))
            return result
        if isinstance(base, Seq) and isinstance(over, Map) and path[-1] == _MENU:
            return self._over_alternatives(base, over, path)
        if isinstance(base, Seq) and isinstance(over, Map) and (slip := _nearly_patch(over)):
            said = say("not-known-in", name=slip, where=say("what-code", code=path[-1]))
            meant = nearest(slip, (*_PATCH, *_BESIDE)) or slip
            hint = say("write", code=f"{meant}: [...]" if meant in _PATCH else f"{{add: [...], {meant}: NAME}}")
            self._wrong("unknown-key", said, over.keys[slip], hint)
            return base
        if plain(base) != plain(over):
            self._write(path, plain(over), over.span)
        return over

    def _over_alternatives(self, base: Seq, over: Map, path: Path) -> Node:
        """Named alternatives meet a list of them: whether it is to grow or to go cannot be told."""
        code = f"{_MENU}: {{add: [{', '.join(over.items)}]}}"
        first = next(iter(over.keys.values()), over.span)
        self._wrong(
            "overlay-missing", say("over-alternatives", place=_dotted(path)), first, say("add-or-list", code=code)
        )
        return base

    def _fresh(self, over: Node, span: Span, path: Path, among: Map) -> Node | None:
        """A key the base does not have, only others."""
        if _is_patch(over):
            hint = did_you_mean(path[-1], among.items)
            self._wrong("overlay-missing", say("no-list", place=_dotted(path)), span, hint)
            return None
        if isinstance(over, Map) and over.items and self._region(path) == "declaration":
            result = Map({}, {}, over.span)
            for key, node in over:
                self._child(result, key, node, over.keys[key], (*path, key))
            return result
        self._write(path, plain(over), span)
        return over

    def _patch(self, base: Node, over: Node, span: Span, path: Path) -> Node:
        """`{add: [...], before: NAME, remove: [...]}` on a list; a single value counts as a list of one."""
        assert isinstance(over, Map)
        if isinstance(base, Map):
            hint = say("name-entries")
            if len(base.items) == 1:  # a header with its body: what comes before or behind it makes it a list
                header = next(iter(base.items))
                hint = say("becomes-list", code=f"{path[-1]}: [{{{clip(header)}: ...}}, ...]")
            self._wrong("overlay-missing", say("not-a-list", place=_dotted(path)), span, hint)
            return base
        items: list[Node] = list(base.items) if isinstance(base, Seq) else [base]
        places: dict[str, list[int]] = {}
        for i, item in reversed(list(enumerate(items))):
            places.setdefault(_content(item), []).append(i)
        removed: set[int] = set()
        for node in _listed(over.get("remove")):
            same = places.get(_content(node))
            if not same:
                self._wrong(
                    "overlay-missing",
                    say("not-in-list", name=_short(node), place=_dotted(path)),
                    node.span,
                    did_you_mean(_short(node), map(_short, items)),
                )
                continue
            self._write((*path, f"[{_short(node)}]"), "remove", node.span)
            removed.add(same.pop())
        items = [item for i, item in enumerate(items) if i not in removed]
        at = self._beside(items, over, path)
        for node in _listed(over.get("add")):
            before = self.applied.writes.get((*path, f"[{_short(node)}]"))
            self._write((*path, f"[{_short(node)}]"), "add", node.span)
            if before is None or before.value != "add":
                items.insert(at, node)
                at += 1
        return Seq(items, base.span)

    def _beside(self, items: list[Node], over: Map, path: Path) -> int:
        """Where in a list something is added: before or after an entry of it, else at its end."""
        for word, behind in zip(_BESIDE, (0, 1), strict=True):
            node = over.get(word)
            if node is None:
                continue
            found = next((i for i, item in enumerate(items) if _content(item) == _content(node)), None)
            if found is not None:
                return found + behind
            said = say("not-in-list", name=_short(node), place=_dotted(path))
            self._wrong("overlay-missing", said, node.span, did_you_mean(_short(node), map(_short, items)))
        return len(items)

    # what merges by key

    def _region(self, path: Path) -> str:
        """`declaration`: maps merge by key. `body`: words of the language. `leaf`: replaced as a whole."""
        section, depth = path[0], len(path)
        if section in _WHOLE_SECTIONS or (section == "variants" and depth > 1):
            return "leaf"
        if section in BODY_SECTIONS:
            return "body" if depth > 1 else "declaration"
        if section == "kinds" and depth > 3:
            return "leaf"
        if section in self.tables and depth > 2:
            return "declaration" if path[2] == "copies" else "body"
        if section == "zones" and "when short" in path or section == "end" and depth > 2 and path[2] == "when":
            return "body"
        return "declaration"

    def _by_key(self, base: Map, over: Map, path: Path) -> bool:
        region = self._region(path)
        if region != "body":
            return region == "declaration"
        keys = [*base.items, *over.items]
        if all(IDENTIFIER.match(k) for k in keys):
            return True
        if all(k.isdigit() or k in BY_PLAYERS for k in keys):
            # numbers are names where a declaration counts players, but not in the levels below a header
            return len(path) <= (3 if path[0] in self.tables else 2)
        return list(base.items) == list(over.items)

    def _may_be_new(self, path: Path) -> bool:
        """In `changes:` a property may be given to an entry that had none: the schema knows which properties exist."""
        return len(path) == 3 and path[0] not in BODY_SECTIONS

    # conflicts and complaints

    def _write(self, path: Path, value: Any, span: Span) -> None:
        name = self.overlay.name
        mine = _Write(name, value, span)
        others = [w for i in range(1, len(path) + 1) if (w := self.applied.writes.get(path[:i])) and w.overlay != name]
        exact = self.applied.writes.get(path)
        if exact is not None and exact in others and exact.value == value:
            others.remove(exact)
        others += [w for overlay, w in self.applied.below.get(path, {}).items() if overlay != name]
        if others:
            first = others[0]
            self._wrong(
                "overlay-conflict",
                say("overlays-differ", one=name, other=first.overlay, place=_dotted(path)),
                span,
                say("use-one"),
                ((say("changed-here", by=first.overlay), first.span),),
            )
        self.applied.writes[path] = mine
        for i in range(1, len(path)):
            self.applied.below.setdefault(path[:i], {}).setdefault(name, mine)

    def _missing(self, key: str, among: Map, span: Span, what: str, path: Path) -> None:
        before = self.applied.writes.get(path)
        if before is not None and before.overlay != self.overlay.name:
            # another overlay took it out: to remove it as well is no conflict
            self._write(path, _REMOVED if what == "removed" else what, span)
            return
        self._wrong(
            "overlay-missing",
            say("nothing-to-remove", name=clip(key)) if what == "removed" else say("nothing-to-change", name=clip(key)),
            span,
            did_you_mean(key, among.items),
        )

    def _wrong(
        self,
        code: str,
        message: MessageRef,
        span: Span,
        hint: MessageRef | None = None,
        notes: tuple[tuple[MessageRef, Span], ...] = (),
    ) -> None:
        self.applied.problems.append(Problem(code, message, span, hint, notes))


def choose_variant(entry: Node, name: str, value: str | None, span: Span) -> tuple[Map | None, list[Problem]]:
    """The overlay of `NAME` or `NAME=VALUE`."""
    if not isinstance(entry, Map):
        return None, [Problem("wrong-type", say("variant-sections", name=name), span)]
    values = entry.get("values")
    if not isinstance(values, Map):
        if value is not None:
            return None, [
                Problem(
                    "variant-value", say("variant-no-value", name=name), span, say("write", code=f"write only `{name}`")
                )
            ]
        return entry, []
    if value is None:
        return None, [
            Problem(
                "variant-value",
                say("variant-needs-value", name=name),
                span,
                say("one-of", names=[f"{name}={v}" for v in values.items]),
            )
        ]
    chosen = values.get(value)
    if not isinstance(chosen, Map):
        return None, [
            Problem(
                "variant-value",
                say("variant-wrong-value", name=name, value=clip(value)),
                span,
                did_you_mean(value, values.items),
            )
        ]
    return chosen, []


def _removal(node: Node) -> bool:
    mark = node.get("remove") if isinstance(node, Map) else None
    return isinstance(mark, Scalar) and mark.value is True


def _is_patch(node: Node) -> bool:
    return (
        isinstance(node, Map)
        and bool(node.items)
        and set(node.items) <= {*_PATCH, *_BESIDE}
        and all(isinstance(v, Scalar if key in _BESIDE else Seq) for key, v in node.items.items())
        and ("add" in node.items or not {*_BESIDE} & {*node.items})
        and not {*_BESIDE} <= {*node.items}
    )


def _nearly_patch(over: Map) -> str:
    """The first key that nearly says how a list is changed, where that list is met by something else."""
    known = (*_PATCH, *_BESIDE)
    slips = [key for key in over.items if key in known or nearest(key, known)]
    return next((key for key in slips if key not in known), slips[0] if slips else "")


def _listed(node: Node | None) -> list[Node]:
    return node.items if isinstance(node, Seq) else []


def _push_source(base: Map, over: Map) -> Map:
    """`source:` of an overlay's table speaks of the overlay's own entries, not of those of the base."""
    source = over.get("source")
    if source is None:
        return over
    result = Map({}, {}, over.span)
    for key, node in over:
        if key == "source":
            continue
        if isinstance(node, Map) and base.get(key) is None and "source" not in node.items:
            node = _copy(node)
            node.put("source", source, over.keys["source"])
        result.put(key, node, over.keys[key])
    return result


def _copy(node: Map) -> Map:
    return Map(dict(node.items), dict(node.keys), node.span)


def _dotted(path: Path) -> str:
    return clip(".".join(path).replace(".[", " ["), 80)


def _content(node: Node) -> str:
    """The same for two nodes that say the same."""
    return json.dumps(plain(node), sort_keys=True)


def _short(node: Node) -> str:
    return words(node)[0] if isinstance(node, Scalar) else clip(str(plain(node)))
