"""The lines of a save: what each says, and a check value in each that hangs on all lines before it.

The first line says which game it is and who plays, the second holds the rules. Then, one line for each:

    [3, "player_1", "bank", "5e1b20c4"]      the third decision: who took which option
    ["back", 1, "09d3c1aa"]                  back to where one decision had been made
    ["state", 16, "…", "77b0e2f1"]           the digest of the position after 16 decisions
    ["end", 31, "…", "c4d5aa02"]             the same, where playing was ended in good order
    ["anew", "0a7719de"]                     all of it follows once more, with the decisions that had one option

A line that is only half there at the end was being written when the power went; it was never confirmed to anybody.
"""

from __future__ import annotations

import hashlib
import os
import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, BinaryIO
from weakref import WeakKeyDictionary

from ..diagnostics.problems import MessageRef, Refused, say
from ..diagnostics.records import mutable, record
from .packed_files import MOST_PACKED, packed
from .save_header import MOST_DECISIONS, MOST_TEXT, SAVE, VERSIONS, head, not_too_long, parsed, read_head, written

if TYPE_CHECKING:
    from ..engine.match import Match
    from ..engine.rules import Rules

#: who sits in a seat that no bot has
PERSON = "person"
#: every so many decisions the digest of the position is noted
NOTED = 16
#: decisions, those that were taken back, and digests of positions
MOST_LINES = 2 * MOST_DECISIONS
#: bytes of the first line, and of one that says what happened; a longer one is looked at no further
MOST_HEAD, MOST_LINE = 100_000, 10_000
#: bytes of what an earlier version kept, in which it is looked for the number of that version
_MOST_OLD = 1_000_000
_PACK = re.compile(rb'\{"pack": "([A-Za-z0-9+/=]*)", "check": "[0-9a-f]{8}"\}\r?\Z')
_END = re.compile(r'"([0-9a-f]{8})"[\]}]\Z')


@record
class Seat:
    """Who decides for a player: a person, or a bot as it was asked for, and its seed."""

    by: str = PERSON
    seed: int = 0


@record
class Took:
    who: str
    option: str


@record
class Back:
    to: int


@record
class Stands:
    digest: str


Step = Took | Back | Stands


class Chain:
    """Gives a line its check value: a digest of the line and of the value before it."""

    def __init__(self, last: str = "") -> None:
        self.last = last

    def line(self, value: Sequence[object] | dict[str, Any]) -> str:
        text = written(value)
        stem = text[:-1] + (', "check": ' if text.endswith("}") else ", ")
        self.last = self._next(stem)
        return f'{stem}"{self.last}"{text[-1]}\n'

    def fits(self, line: str) -> bool:
        """Whether a line follows the one before; then it is the last one."""
        found = _END.search(line)
        if found is None or self._next(line[: found.start()]) != found[1]:
            return False
        self.last = found[1]
        return True

    def _next(self, stem: str) -> str:
        return hashlib.blake2b((self.last + stem).encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


# ---- writing
#: the files of a game as its saves carry them: packed once, however often it is saved
_files: WeakKeyDictionary[Rules, str] = WeakKeyDictionary()


def _files_of(rules: Rules) -> str:
    if rules not in _files:
        _files[rules] = packed(rules.pack)
    return _files[rules]


def opening(match: Match, seats: Iterable[Seat], chain: Chain) -> list[str]:
    """The first two lines."""
    if match.seed is None:
        raise Refused(say("only-snapshot"))
    sitting = [{"by": s.by} if s.by == PERSON else {"by": s.by, "seed": s.seed} for s in seats]
    first = {**head(match.rules, SAVE), "seed": match.seed, "seats": sitting}
    return [chain.line(first), chain.line({"pack": _files_of(match.rules)})]


def decision(match: Match, number: int, chain: Chain) -> str:
    """The line of a decision that was made, counted from 1."""
    player, pc, code = match.history[number - 1]
    return chain.line([number, match.rules.words.things[player].name, match.rules.option_id(pc, code)])


def decisions(match: Match, chain: Chain) -> list[str]:
    return [decision(match, number, chain) for number in range(1, len(match.history) + 1)]


def standing(match: Match, chain: Chain, end: bool = False) -> str:
    return chain.line(["end" if end else "state", len(match.history), match.digest()])


def going_back(to: int, chain: Chain) -> str:
    return chain.line(["back", to])


def anew(match: Match, chain: Chain) -> str:
    """All decisions once more, behind those of an earlier version."""
    return chain.line(["anew"]) + "".join(decisions(match, chain))


# ---- reading
@mutable
class Record:
    """A save as read: everything up to its end, or up to the first line that cannot be right."""

    head: dict[str, Any]
    pack: str
    seats: list[Seat]
    steps: list[Step] = field(default_factory=list)
    #: decisions that stand after the last line read
    decisions: int = 0
    #: what is wrong with the line at which reading stopped
    fault: MessageRef | None = None
    #: the last line was only half there, and left out
    torn: bool = False
    #: playing was ended in good order
    closed: bool = False
    #: decisions with one option are there too; an earlier version did not ask them
    complete: bool = True
    #: how many bytes were read, and the check value there
    size: int = 0
    last: str = ""

    def note(self) -> MessageRef | None:
        """What whoever goes on with this should know."""
        if self.torn:
            return say("save-torn", n=self.decisions)
        return None if self.closed else say("save-open", n=self.decisions)


def save_bytes(stream: BinaryIO) -> bytes:
    """What is in a file that may be a save; one that is too long for that is not read."""
    size = os.fstat(stream.fileno()).st_size
    if size > MOST_TEXT:
        raise Refused(say("save-too-long", what=SAVE, n=size, most=MOST_TEXT))
    return stream.read(MOST_TEXT + 1)


def read_record(data: bytes) -> Record:
    """Reads a save. Without its first two lines there is none; what is wrong further on is its `fault`."""
    not_too_long(data, SAVE)
    if (count := data.count(b"\n")) > MOST_LINES:
        raise Refused(say("too-many-decisions", n=count, most=MOST_LINES))
    mark = BOM_UTF8 if data.startswith(BOM_UTF8) else b""  # some editors put it before any text
    lines = _lines(data, len(mark))
    record, chain = _opened(lines, data)
    record.size += len(mark)
    names: dict[str, str] = {}  # each kept once: a stranger's file can have many lines
    for number, raw in enumerate(lines, 3):
        text = _decoded(raw) if len(raw) <= MOST_LINE else ""
        step = _step(text, number, record, chain, names)
        if isinstance(step, MessageRef):
            record.fault = step
            return record
        record.steps.append(step)
        record.closed = text.startswith('["end"')
        record.size, record.last = record.size + len(raw) + 1, chain.last
    record.torn = record.size < len(data)
    return record


def _lines(data: bytes, start: int) -> Iterator[bytes]:
    """The lines that are whole."""
    while (end := data.find(b"\n", start)) >= 0:
        yield data[start:end]
        start = end + 1


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode().removesuffix("\r")
    except UnicodeDecodeError:
        return ""


def _opened(lines: Iterator[bytes], data: bytes) -> tuple[Record, Chain]:
    line, second = next(lines, b""), next(lines, b"")
    chain, first = Chain(), _decoded(line) if len(line) <= MOST_HEAD else ""
    if parsed(first) is None:  # what was kept by an earlier version was one object over many lines
        first = _decoded(data.removeprefix(BOM_UTF8)) if len(data) <= _MOST_OLD else ""
    found = read_head(first, SAVE)
    if not chain.fits(first):
        raise Refused(say("save-head-damaged", n=1))
    pack = _PACK.match(second) if len(second) <= MOST_PACKED else None
    if pack is None or not chain.fits(_decoded(second)):
        raise Refused(say("save-head-damaged", n=2))
    size = len(line) + len(second) + 2
    complete = found["version"] == VERSIONS[SAVE]
    return Record(found, pack[1].decode(), _seats(found), complete=complete, size=size, last=chain.last), chain


def _seats(data: dict[str, Any]) -> list[Seat]:
    found: list[Seat] = []
    given = data.get("seats")
    for entry in given if isinstance(given, list) else [None]:
        by, seed = (entry.get("by"), entry.get("seed", 0)) if isinstance(entry, dict) else (None, None)
        if not isinstance(by, str) or type(seed) is not int:
            raise Refused(say("save-seats", key="seats"))
        found.append(Seat(by, seed))
    if found and len(found) != data.get("players"):
        raise Refused(say("save-seats", key="seats"))
    return found


def _step(text: str, number: int, record: Record, chain: Chain, names: dict[str, str]) -> Step | MessageRef:
    """What a line says, or what is wrong with it."""
    have = record.decisions
    step: Step
    match parsed(text):
        case [int(n), str(who), str(option), str()] if type(n) is int:
            step = Took(names.setdefault(who, who), names.setdefault(option, option))
            then, fits = n, n == have + 1
        case ["anew", str()] if not record.complete:
            step, then, fits = Back(0), 0, True
        case ["back", int(n), str()] if type(n) is int:
            step, then, fits = Back(n), n, 0 <= n <= have
        case ["state" | "end", int(n), str(digest), str()] if type(n) is int:
            step, then, fits = Stands(digest), n, n == have
        case _:
            return say("save-line-damaged", n=number, decisions=have)
    if not fits:
        return say("save-line-order", n=number, decisions=have)
    if not chain.fits(text):
        return say("save-line-damaged", n=number, decisions=have)
    if then > MOST_DECISIONS:
        return say("too-many-decisions", n=then, most=MOST_DECISIONS)
    record.decisions = then
    record.complete = record.complete or text.startswith('["anew"')
    return step
