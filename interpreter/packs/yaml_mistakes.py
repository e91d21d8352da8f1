"""Errors of the YAML parser said in our own words, with what to do about them."""

from __future__ import annotations

from typing import Any

from ruamel.yaml.error import MarkedYAMLError

from ..diagnostics.problems import Problem, Span, say
from ..diagnostics.records import record
from .names import clip

#: what the parser itself allows before a colon
_LONGEST_KEY = 1_000


@record
class Explained:
    problem: Problem
    #: the line and column (from 0) of a second colon that can be read as the start of a nested body
    second_colon: tuple[int, int] | None = None


def explain(error: MarkedYAMLError, lines: list[str], file: str) -> Explained:
    """One problem for one parser error."""
    said = error.problem or ""
    place = error.problem_mark or error.context_mark
    line, column = (place.line, place.column) if place is not None else (0, 0)
    if line >= len(lines) or not any(lines[line:]):
        line = max((i for i, t in enumerate(lines) if t.strip()), default=0)
        column = len(lines[line].rstrip())
    text = lines[line] if lines else ""
    here = Span(file, line + 1, column + 1, column + 2)
    opened = _opened(error.context_mark, lines, file)

    if said.startswith("mapping values are not allowed"):
        return _colon(text, line, column, lines, file)
    if said.startswith("expected ',' or"):
        if (
            said.endswith("':'")
            and error.context_mark is not None
            and _same_entry(text, error.context_mark, line, column)
        ):
            inside = text[: _entry_end(text, column)]
            return Explained(_two_colons(inside, column, here, comma=True), (line, column))
        return Explained(_unclosed(opened, here))
    if "end of stream" in said or "<stream end>" in said:
        if "quoted" in (error.context or "") and opened is not None:
            return Explained(Problem("yaml-syntax", say("quotation-open"), opened))
        return Explained(_unclosed(_bracket(lines, file) or opened, here))
    if said.startswith("expected <block end>"):
        return Explained(_block_end(said, text, column, here, opened))
    if "could not find expected ':'" in said:
        at = error.context_mark.line if error.context_mark is not None else line
        return Explained(
            Problem(
                "yaml-syntax",
                say("key-and-colon"),
                _whole(lines, at, file),
                say("key-or-list"),
            )
        )
    if "cannot start any token" in said:
        sign = text[column : column + 1]
        return Explained(Problem("yaml-syntax", say("cannot-start-with", sign=sign), here, say("quote-value")))
    if "undefined alias" in said or "alias" in (error.context or ""):
        return Explained(Problem("anchor", say("anchors-and-aliases"), here, say("write-out")))
    if "anchor" in (error.context or ""):
        return Explained(Problem("anchor", say("anchors-and-aliases"), here, say("cannot-start-with", sign="&")))
    if "tag" in (error.context or ""):
        return Explained(Problem("tag", say("tags"), here, say("quote-to-start")))
    return Explained(
        Problem(
            "yaml-syntax",
            say("line-not-yaml"),
            here,
            say("check-signs"),
        )
    )


def _colon(text: str, line: int, column: int, lines: list[str], file: str) -> Explained:
    """A colon where none can stand: the second one of its line, or the first of a line indented too far."""
    here = Span(file, line + 1, column + 1, column + 2)
    if _colon_before(text, column):
        repairable = bool(text[column + 1 :].split(" #")[0].strip())
        return Explained(_two_colons(text, column, here), (line, column) if repairable else None)
    indent = len(text) - len(text.lstrip())
    if column - indent > _LONGEST_KEY:
        return Explained(
            Problem(
                "too-long",
                say("key-too-long", n=column - indent, most=_LONGEST_KEY),
                Span(file, line + 1, indent + 1, indent + 2),
                say("shorter-name"),
            )
        )
    key = Span(file, line + 1, indent + 1, column + 1)
    above = next((i for i in range(line - 1, -1, -1) if lines[i].strip()), None)
    if above is None:
        return Explained(Problem("yaml-syntax", say("no-colon-here"), here))
    notes = ((say("line-above"), _whole(lines, above, file)),)
    if ":" in lines[above]:
        return Explained(
            Problem(
                "indentation",
                say("indented-too-far"),
                key,
                say("line-up"),
                notes,
            )
        )
    return Explained(
        Problem(
            "yaml-syntax",
            say("no-colon-above"),
            key,
            say("key-or-list-both"),
            notes,
        )
    )


def _two_colons(text: str, column: int, here: Span, comma: bool = False) -> Problem:
    start = _colon_before(text, column)
    rest = text[start:].split(" #")[0].strip()
    return Problem(
        "two-colons",
        say("second-colon"),
        here,
        say("comma-or-braces", code="{" + clip(rest, 70) + "}") if comma else say("next-line", code=clip(rest, 70)),
    )


def _colon_before(text: str, column: int) -> int:
    """The index behind an earlier colon of the same entry that ends a key, or 0."""
    found = text.rfind(": ", 0, column)
    return found + 2 if found >= 0 else 0


def _same_entry(text: str, opened: Any, line: int, column: int) -> bool:
    """Whether the entry that ends at `column` began on this line, behind the bracket or the last comma."""
    start = opened.column if opened.line == line else 0
    last = max(
        text.rfind(",", start, column), text.rfind("{", start, column), text.rfind("[", start, column), start - 1
    )
    return opened.line <= line and text.find(": ", max(last, 0), column) >= 0


def _entry_end(text: str, column: int) -> int:
    return min((at for at in (text.find(sign, column) for sign in ",]}") if at >= 0), default=len(text))


def _unclosed(opened: Span | None, here: Span) -> Problem:
    if opened is None:
        return Problem("yaml-syntax", say("something-missing"), here)
    return Problem(
        "yaml-syntax",
        say("bracket-open"),
        opened,
        say("bracket-hint"),
        ((say("goes-wrong-here"), here),),
    )


def _block_end(said: str, text: str, column: int, here: Span, opened: Span | None) -> Problem:
    notes = ((say("block-begins"), opened),) if opened is not None else ()
    rest = text[column:].strip()
    if column and text[:column].strip():
        return Problem(
            "yaml-syntax",
            say("cannot-follow", text=clip(rest)),
            here,
            say("own-line-or-quotes"),
            notes,
        )
    span = Span(here.file, here.line, here.column, here.column + max(1, len(rest.split(" #")[0].rstrip())))
    if "'-'" in said or rest.startswith("-"):
        return Problem("indentation", say("list-between-keys"), span, say("indent-list"), notes)
    return Problem(
        "indentation",
        say("not-lined-up"),
        span,
        say("same-column"),
        notes,
    )


def _opened(mark: Any, lines: list[str], file: str) -> Span | None:
    if mark is None or mark.line >= len(lines):
        return None
    return Span(file, mark.line + 1, mark.column + 1, mark.column + 2)


def _bracket(lines: list[str], file: str) -> Span | None:
    """The last bracket without a partner, roughly: quotation marks are not looked at."""
    stack: list[tuple[int, int]] = []
    for number, text in enumerate(lines):
        for column, sign in enumerate(text.split(" #")[0]):
            if sign in "[{":
                stack.append((number, column))
            elif sign in "]}" and stack:
                stack.pop()
    return Span(file, stack[-1][0] + 1, stack[-1][1] + 1, stack[-1][1] + 2) if stack else None


def _whole(lines: list[str], line: int, file: str) -> Span:
    text = lines[line].split(" #")[0].rstrip()
    start = len(text) - len(text.lstrip())
    return Span(file, line + 1, start + 1, max(len(text), start + 1) + 1)
