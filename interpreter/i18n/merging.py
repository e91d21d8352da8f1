"""Words that come from elsewhere, put into a file of words: what has not changed stays as its author wrote it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from fluent.syntax import ast

from ..prose.speaking.fluent_parser import parsed
from .confirmations import DIGEST
from .message_anatomy import serialized

#: by message and attribute ("": the message itself), the text as it stands behind "="
Texts = Mapping[str, Mapping[str, str]]
_INDENT = "    "


def text_of(pattern: ast.Pattern) -> str:
    """A pattern as it stands behind "=", without the indentation that a file needs."""
    return serialized(pattern).replace(f"\n{_INDENT}", "\n")


def texts_of(node: ast.Message | ast.Term) -> dict[str, str]:
    found = {"": text_of(node.value)} if node.value is not None else {}
    return found | {a.id.name: text_of(a.value) for a in node.attributes}


def message(id: str, texts: Mapping[str, str]) -> str:
    """A message as a file has it; the digest of its rule stands last."""
    names = sorted((name for name in texts if name), key=lambda name: name == DIGEST)
    lines = [f"{id} ={_behind(texts[''], _INDENT)}" if "" in texts else f"{id} ="]
    return "\n".join([*lines, *(f"{_INDENT}.{name} ={_behind(texts[name], _INDENT * 2)}" for name in names)])


def _behind(text: str, indent: str) -> str:
    if "\n" not in text:
        return f" {text}"
    return "".join(f"\n{indent}{line}" if line.strip() else "\n" for line in text.split("\n"))


def readable(id: str, texts: Mapping[str, str]) -> bool:
    """Is it one message that says what the texts say, and nothing else?"""
    body = parsed(message(id, texts) + "\n")
    if len(body) != 1 or not isinstance(body[0], ast.Message | ast.Term):
        return False
    found = texts_of(body[0])
    return found.keys() == texts.keys() and all(text.strip() for text in texts.values())


def merged(text: str, changes: Texts, comments: Mapping[str, str] | None = None) -> str:
    """A file of words with other texts in it. A message that is new takes the place of the comment that a skeleton has
    for it, or comes at the end, with its comment."""
    nodes = _messages(text)
    edits: list[tuple[int, int, str]] = []
    new = []
    for id, texts in changes.items():
        node = nodes.get(id)
        if node is None or node.span is None or node.id.span is None:
            new.append(id)
            continue
        before = texts_of(node)
        if _differs(before, texts):
            start = node.id.span.start - (1 if isinstance(node, ast.Term) else 0)
            end = len(text[: node.span.end].rstrip("\n"))
            edits.append((start, end, message(id, {**before, **texts})))
    for start, end, said in sorted(edits, reverse=True):
        text = text[:start] + said + text[end:]
    return _with_new(text, {id: changes[id] for id in new}, comments or {})


def changed(text: str, changes: Texts) -> int:
    """How many messages of a file would be others."""
    nodes = _messages(text)
    return sum(_differs(texts_of(nodes[id]) if id in nodes else {}, texts) for id, texts in changes.items())


def _messages(text: str) -> dict[str, ast.Message | ast.Term]:
    body = parsed(text)
    return {_id(node): node for node in body if isinstance(node, ast.Message | ast.Term)}


def _differs(before: Mapping[str, str], texts: Mapping[str, str]) -> bool:
    return any(before.get(name) != said for name, said in texts.items())


def _with_new(text: str, changes: Texts, comments: Mapping[str, str]) -> str:
    added = []
    for id, texts in changes.items():
        said = message(id, texts) + "\n"
        waiting = re.compile(rf"^# {re.escape(id)} =.*\n(?:# .*\n)*", re.M)
        if waiting.search(text):
            text = waiting.sub(lambda _: said, text, count=1)  # noqa: B023 - used at once
        else:
            note = comments.get(id, "")
            added.append("".join(f"# {line}\n" if line else "#\n" for line in note.split("\n") if note) + said)
    if not added:
        return text
    return (text.rstrip("\n") + "\n\n" if text.strip() else "") + "".join(added)


def _id(node: ast.Message | ast.Term) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name


def unreadable(changes: Texts) -> list[str]:
    """The messages whose texts cannot be read as Fluent."""
    return [id for id, texts in changes.items() if not readable(id, texts)]


def joined(rows: Iterable[tuple[str, str, str]]) -> dict[str, dict[str, str]]:
    """(message, attribute, text) by message; what is empty has no words yet."""
    found: dict[str, dict[str, str]] = {}
    for id, attribute, said in rows:
        if said.strip():
            found.setdefault(id, {})[attribute] = said
    return found
