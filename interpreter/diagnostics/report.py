"""Problems as a compiler shows them: the place, the line with the range marked, a hint, and notes with their places."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .problems import MessageRef, Problem, Source, Span, say

MOST_SHOWN = 50
#: of mistakes that say the same at different places so many are shown
MOST_ALIKE = 5
_WIDTH = 120
#: codes that say little where another stage names the mistake
_VAGUE = frozenset(("bad-name", "wrong-type"))
_TAB = 4
Wording = Callable[[MessageRef], str]
_PLAIN = {"code": "", "place": "", "mark": "", "hint": "", "end": ""}
_COLOURED = {"code": "\x1b[1;31m", "place": "\x1b[1m", "mark": "\x1b[31m", "hint": "\x1b[36m", "end": "\x1b[0m"}


def tidy(problems: Iterable[Problem]) -> list[Problem]:
    """Sorted by place, each once. What two stages say about the same words is said by the one that knows more."""
    once: dict[tuple[str, int, int, str, str], Problem] = {}
    known: set[Span] = set()
    for problem in problems:
        once.setdefault(problem.key(), problem)
        if problem.span is not None and problem.code not in _VAGUE:
            known.add(problem.span)
    return [once[key] for key in sorted(once) if once[key].code not in _VAGUE or once[key].span not in known]


def render(problems: Iterable[Problem], sources: Mapping[str, Source], color: bool = False, word: Wording = str) -> str:
    """The text for a person, without a line break at its end. `word` puts sentences into a language."""
    paint = _COLOURED if color else _PLAIN
    alike: dict[tuple[str, MessageRef, MessageRef | None], list[Problem]] = {}
    tidied = tidy(problems)
    for problem in tidied:
        alike.setdefault((problem.code, problem.message, problem.hint), []).append(problem)
    few = {id(p) for found in alike.values() for p in found[:MOST_ALIKE]}
    more = {id(found[MOST_ALIKE - 1]): found[MOST_ALIKE:] for found in alike.values() if len(found) > MOST_ALIKE}
    shown = [p for p in tidied if id(p) in few]
    blocks = []
    for problem in shown[:MOST_SHOWN]:
        rows = _block(problem, sources, paint, word)
        if again := more.get(id(problem)):
            place = again[0].span
            told = word(say("same-again", n=len(again), place=_at(place) if place is not None else ""))
            rows.append(f"   {paint['hint']}= {word(say('note'))}:{paint['end']} {_safe(told)}")
        blocks.append("\n".join(rows))
    rest = len(shown) - MOST_SHOWN
    if rest > 0:
        blocks.append(f"… {word(say('and-more', n=rest))}")
    return "\n\n".join(blocks)


def as_json(problems: Iterable[Problem]) -> list[dict[str, Any]]:
    """The same for tools: plain data, all of them, in English whoever asks."""
    return [
        {
            "code": p.code,
            "message": str(p.message),
            **_place(p.span),
            "hint": str(p.hint or ""),
            "notes": [{"message": str(said), **_place(span)} for said, span in p.notes],
        }
        for p in tidy(problems)
    ]


def _place(span: Span | None) -> dict[str, Any]:
    if span is None:
        return {"file": None, "line": None, "column": None, "end": None}
    return {"file": span.file, "line": span.line, "column": span.column, "end": span.end}


def _block(problem: Problem, sources: Mapping[str, Source], paint: dict[str, str], word: Wording) -> list[str]:
    span = problem.span
    where = f"{paint['place']}{_at(span)}:{paint['end']} " if span is not None else ""
    rows = [f"{where}{paint['code']}{problem.code}{paint['end']} {_safe(word(problem.message))}"]
    numbers = [s.line for s in (span, *(s for _, s in problem.notes)) if s is not None]
    margin = len(str(max(numbers, default=0))) + 1
    if span is not None:
        rows += _excerpt(span, sources, margin, paint)
    if problem.hint:
        rows.append(f"{' ' * margin} {paint['hint']}= {word(say('hint'))}:{paint['end']} {_safe(word(problem.hint))}")
    for said, place in problem.notes:
        rows.append(
            f"{' ' * margin} {paint['hint']}= {word(say('note'))}:{paint['end']} {_safe(word(said))} ({_at(place)})"
        )
        rows += _excerpt(place, sources, margin, paint)
    return rows


def _at(span: Span) -> str:
    return f"{_safe(span.file)}:{span.line}:{span.column}"


def _excerpt(span: Span, sources: Mapping[str, Source], margin: int, paint: dict[str, str]) -> list[str]:
    source = sources.get(span.file)
    text = source.line(span.line) if source is not None else ""
    if not text.strip():
        return []
    start = min(max(span.column - 1, 0), len(text))
    end = max(min(span.end - 1, len(text)), start + 1)
    text, start, end = _window(text, start, end)
    before, marked, after = (_shown(part) for part in (text[:start], text[start:end], text[end:]))
    carets = " " * width(before) + "^" * max(1, width(marked))
    return [
        f"{span.line:>{margin}} | {before}{marked}{after}".rstrip(),
        f"{' ' * margin} | {paint['mark']}{carets}{paint['end']}",
    ]


def _window(text: str, start: int, end: int) -> tuple[str, int, int]:
    """The part of a long line around its range."""
    if len(text) <= _WIDTH:
        return text, start, end
    left = max(0, min(start - _WIDTH // 3, len(text) - _WIDTH))
    right = min(len(text), left + _WIDTH)
    cut = ("…" if left else "") + text[left:right] + ("…" if right < len(text) else "")
    shift = left - (1 if left else 0)
    return cut, start - shift, min(end, right) - shift


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(
        0 if unicodedata.category(c) in ("Mn", "Me", "Cf") else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def _shown(text: str) -> str:
    return _safe(text.replace("\t", " " * _TAB))


def _safe(text: str) -> str:
    """Nothing from a file may steer the terminal: control characters become a visible sign."""
    return "".join("\ufffd" if unicodedata.category(c) in ("Cc", "Cs", "Cf", "Zl", "Zp") else c for c in text)
