"""`like:` in tables: an entry starts from another entry of the same table and says only what differs."""

from __future__ import annotations

from itertools import pairwise

from ..diagnostics.problems import MessageRef, Problem, Span, say
from .names import NAME, clip, did_you_mean
from .tables import as_written
from .tree import MAX_PACK_VALUES, Map, Node, Scalar

_LONGEST_CHAIN = 50


def resolve_likes(tree: Map, tables: list[str]) -> tuple[Map, list[Problem]]:
    """A new tree in which no entry of a table says `like:` any more."""
    problems: list[Problem] = []
    room = MAX_PACK_VALUES
    result = Map(dict(tree.items), dict(tree.keys), tree.span)
    for table in tables:
        section = tree.get(table)
        if isinstance(section, Map) and any(isinstance(e, Map) and "like" in e.items for e in section.items.values()):
            resolving = _Table(table, section, problems, room)
            result.items[table] = resolving.resolved()
            room = resolving.room
    return result, problems


class _Table:
    def __init__(self, name: str, section: Map, problems: list[Problem], room: int) -> None:
        self.name = name
        self.section = section
        self.problems = problems
        #: what entries may still take over from others: a long one, and many like it, would be as many as their product
        self.room = room
        self.done: dict[str, Node] = {}

    def resolved(self) -> Map:
        for name in self.section.items:
            self._entry(name, [])
        return Map({k: self.done[k] for k in self.section.items}, dict(self.section.keys), self.section.span)

    def _entry(self, name: str, above: list[str]) -> Node:
        """The complete entry. `above` are the entries being completed now, so that circles are noticed."""
        if name in self.done:
            return self.done[name]
        node = self.section.items[name]
        like = node.get("like") if isinstance(node, Map) else None
        if like is None:
            self.done[name] = node
            return node
        assert isinstance(node, Map)
        own = Map(
            {k: v for k, v in node if k != "like"}, {k: s for k, s in node.keys.items() if k != "like"}, node.span
        )
        model = self._model(name, like, above)
        if model is None:
            # it keeps its `like:`, so that nobody asks for what the model would have said
            self.done[name] = node
            return node
        first = self._entry(model, [*above, name])
        if isinstance(first, Map) and self._fits(first, like.span):
            own = _started_from(first, own)
        self.done[name] = own
        return self.done[name]

    def _fits(self, first: Map, span: Span) -> bool:
        had, self.room = self.room, self.room - len(first.items)
        if had >= 0 > self.room:
            self._wrong("file-too-big", say("pack-too-many-values", most=MAX_PACK_VALUES), span)
        return self.room >= 0

    def _model(self, name: str, like: Node, above: list[str]) -> str | None:
        entries = (e for e in self.section.items if e not in ("source", name))
        if not isinstance(like, Scalar):
            self._wrong("wrong-type", say("like-one-entry"), like.span)
            return None
        model = as_written(like)
        if not NAME.match(model):
            self._wrong(
                "outside-pack",
                say("like-no-name", name=clip(model)),
                like.span,
                say("like-no-path"),
            )
            return None
        if model in above or model == name:
            circle = [*above[above.index(model) :], name, model] if model in above else [name, model]
            notes = tuple((say("is-like", name=e, other=m), self._place(e)) for e, m in pairwise(circle[:-1]))
            self._wrong("like-circle", say("like-itself", way=" → ".join(circle)), like.span, None, notes)
            return None
        if len(above) >= _LONGEST_CHAIN:
            self._wrong("like-circle", say("like-too-long", most=_LONGEST_CHAIN), like.span)
            return None
        if model not in self.section.items or model == "source":
            self._wrong(
                "like-unknown",
                say("not-in-table", name=model, table=self.name),
                like.span,
                did_you_mean(model, entries),
            )
            return None
        return model

    def _place(self, name: str) -> Span:
        node = self.section.items[name]
        like = node.get("like") if isinstance(node, Map) else None
        return like.span if like is not None else self.section.keys[name]

    def _wrong(
        self,
        code: str,
        message: MessageRef,
        span: Span,
        hint: MessageRef | None = None,
        notes: tuple[tuple[MessageRef, Span], ...] = (),
    ) -> None:
        self.problems.append(Problem(code, message, span, hint, notes))


def _started_from(first: Map, own: Map) -> Map:
    """The model's keys with the entry's own in their place; what says how many copies there are is said once."""
    says_copies = any(k.startswith("copies") for k in own.items)
    result = Map({}, {}, own.span)
    for key, node in first:
        spread = key.removeprefix("copies with ")
        if key.startswith("copies") and (says_copies or spread != key and spread in own.items):
            continue
        if says_copies and f"copies with {key}" in own.items:
            continue
        result.put(key, node, first.keys[key])
    for key, node in own:
        result.put(key, node, own.keys[key])
    return result
