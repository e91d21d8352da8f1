"""Positions drawn with letters, for scenarios: what a drawing says lies on each place of a board.

A drawing has a line for each row, the last row first. A capital stands for a piece of the first player, the same small
letter for one of the second; with more players a number behind the letter says whose it is.
"""

from __future__ import annotations

import re
from collections import Counter

from ..diagnostics.problems import MessageRef, Span, hinted, say
from ..diagnostics.records import mutable, record
from ..engine.rules import Rules
from ..model.geometry import LETTERS, Geometry, Row
from ..model.letters import CASES, cased, letters
from ..model.vocabulary import Vocabulary
from ..packs.tree import Map, Node, Scalar
from ..reading.names import meant
from .arranging import Failed
from .outside_lines import items_of, text_of

#: signs for a place where nothing lies
EMPTY = frozenset(".·")
#: what is drawn between points on lines
_LINES = str.maketrans({c: " " for c in "-|/\\+─│┌┐└┘├┤┬┴┼"})
_SOME = re.compile(r"(\d*)(\D)")
#: whose something is: nobody's, or that of whom a number behind the letter says
NOBODY, ANYBODY = -1, -2
KEYS = ("board", "drawn", "letters", "shows")


@record
class Sort:
    """What can lie on a place: a piece, or the things of an entry, which lie in a zone of the place."""

    name: str
    owned: bool
    #: the zone of the place; nothing: it is a piece
    zone: str = ""


#: a sort and whose it is
Lying = tuple[str, int]
#: by place of the board, how many of each lie there
Position = dict[int, Counter[Lying]]


@record
class Token:
    text: str
    span: Span


@mutable
class Drawing:
    """One drawing of a board, read."""

    sorts: dict[str, Sort]
    #: the first thing of the board, to which places are counted
    base: int
    position: Position
    #: where each place is drawn
    spans: dict[int, Span]


def drawing(rules: Rules, names: list[str], item: Map) -> Drawing:
    """`{board: NAME, drawn: TEXT, letters: {LETTER: WHAT}, shows: [NAME, ...]}`"""
    words = rules.words
    for key in item.items:
        if key not in KEYS:
            raise Failed(hinted(say("drawn-key", key=key), meant(key, KEYS)), Scalar(key, item.keys[key]))
    board, text = item.items["board"], item.get("drawn")
    made = words.layouts[text_of(board)].geometry if text_of(board) in words.layouts else None
    if made is None or not made.rows():
        known = [n for n, x in words.layouts.items() if x.geometry is not None and x.geometry.rows()]
        raise Failed(say("drawn-no-board", name=text_of(board), names=known or ["-"]), board)
    if not isinstance(text, Scalar):
        raise Failed(say("drawn-missing", code="drawn: |"), item)
    kind = words.kinds[words.layouts[text_of(board)].of]
    sorts = shown(on_board(words, kind.name), item)
    letter_map = meanings(rules, names, sorts, item)
    found = Drawing(sorts, kind.base, {}, {})
    reader = _Reader(sorts, letter_map, rules.players)
    for row, tokens in rows(made, text, reader.only is not None):
        for place, token in zip(row.whole, tokens, strict=True):
            lying = reader.read(token)
            if place < 0 and lying:
                raise Failed(say("drawn-outside"), Scalar("", token.span))
            if place >= 0:
                found.position[place], found.spans[place] = lying, token.span
    return found


def on_board(words: Vocabulary, kind: str) -> dict[str, Sort]:
    """What can lie on the places of a board, by name."""
    found = {p.name: Sort(p.name, p.owned) for p in words.pieces.values() if kind in p.places}
    for zone in words.zones.values():
        held = [words.kinds[k] for k in zone.holds] if zone.of == kind and zone.form != "grid" else []
        for thing in (thing for k in held for thing in k.things):
            found.setdefault(thing.entry, Sort(thing.entry, thing.owner >= 0, zone.name))
    return found


def shown(sorts: dict[str, Sort], item: Map) -> dict[str, Sort]:
    """What the drawing is about: everything, or what is named."""
    asked = items_of(item.get("shows"))
    for node in asked:
        if text_of(node) not in sorts:
            raise Failed(hinted(say("drawn-cannot-lie", name=text_of(node)), meant(text_of(node), sorts)), node)
    named = [text_of(node) for node in asked]
    return {name: sort for name, sort in sorts.items() if not asked or name in named}


# ---- letters
def meanings(rules: Rules, names: list[str], sorts: dict[str, Sort], item: Map) -> dict[str, Lying]:
    """By letter, what it stands for: as the drawing says, as the view says, or the first letter that is free."""
    given = item.get("letters")
    found: dict[str, Lying] = {}
    #: of sorts that are named without an owner, the letter for all of them
    whole: dict[str, str] = {}
    for letter, node in given if isinstance(given, Map) else ():
        assert isinstance(given, Map)
        at = Scalar(letter, given.keys[letter])
        if len(letter) != 1 or letter.isspace() or letter.isdecimal() or letter in EMPTY:
            raise Failed(say("drawn-one-letter", letter=letter), at)
        sort, _, whose = text_of(node).partition(" of ")
        if sort not in sorts:
            raise Failed(hinted(say("drawn-cannot-lie", name=sort), meant(sort, sorts)), node)
        if whose:
            if whose not in names or not sorts[sort].owned:
                raise Failed(say("nobody-called", name=whose, hint=say("one-of", names=names)), node)
            add(found, letter, (sort, names.index(whose)), at)
        else:
            whole[sort] = letter
            for each, seat in for_all(letter, sorts[sort], rules.players):
                add(found, each, (sort, seat), at)
    signs = {n: rules.shown_by.signs[n][1] for n in sorts if n in rules.shown_by.signs}
    signs = {n: sign for n, sign in signs.items() if sign.isalpha() and list(signs.values()).count(sign) == 1}
    named = set(found.values())
    for name, letter in letters(list(sorts), signs | whole, {c.upper() for c in found}).items():
        for each, seat in for_all(letter, sorts[name], rules.players):
            if (name, seat) not in named:
                found.setdefault(each, (name, seat))
    return found


def for_all(letter: str, sort: Sort, players: int) -> list[tuple[str, int]]:
    """The letters of a sort, with whose each is."""
    if not sort.owned:
        return [(letter, NOBODY)]
    return [(letter, ANYBODY)] if players > CASES else [(cased(letter.upper(), seat), seat) for seat in range(players)]


def add(found: dict[str, Lying], letter: str, what: Lying, at: Node) -> None:
    if letter in found:
        raise Failed(say("drawn-two-meanings", letter=letter, name=found[letter][0]), at)
    found[letter] = what


@record
class _Reader:
    """Reads what is drawn on one place."""

    sorts: dict[str, Sort]
    letters: dict[str, Lying]
    players: int

    @property
    def only(self) -> str | None:
        """What a number alone counts: the only sort there is, if it is nobody's."""
        sorts = [*self.sorts.values()]
        return sorts[0].name if len(sorts) == 1 and not sorts[0].owned else None

    def read(self, token: Token) -> Counter[Lying]:
        found: Counter[Lying] = Counter()
        text, at = token.text, 0
        if text.isdecimal() and self.only is not None:
            found[self.only, NOBODY] = int(text)
            return +found
        while at < len(text):
            some = _SOME.match(text, at)
            if some is None:
                raise Failed(self.unknown(text[at:]), Scalar("", token.span))
            at = some.end()
            if some[2] in EMPTY:
                continue
            if some[2] not in self.letters:
                raise Failed(self.unknown(some[2]), Scalar("", token.span))
            sort, seat = self.letters[some[2]]
            if seat == ANYBODY:
                seat = int(text[at]) - 1 if text[at : at + 1].isdecimal() else NOBODY
                at += 1
                if not 0 <= seat < self.players:
                    raise Failed(say("drawn-whose", code=f"{some[2]}1", n=self.players), Scalar("", token.span))
            found[sort, seat] += int(some[1] or 1)
        return +found

    def unknown(self, letter: str) -> MessageRef:
        return say("drawn-letter", letter=letter, names=self.told())

    def told(self) -> list[str]:
        return [f"{letter}: {sort}" for letter, (sort, _) in self.letters.items()]


# ---- rows and places
def rows(made: Geometry, text: Scalar, counted: bool) -> list[tuple[Row, list[Token]]]:
    """The rows of a board, each with what is drawn on every place of it, holes included.

    `counted`: a number alone means something on a place; else it can only be that of the row.
    """
    drawn = lines(text, bool(made.lines))
    board = made.rows()
    if len(drawn) == len(board) + 1 and below(drawn[-1], made):
        drawn.pop()
    if len(drawn) != len(board):
        at = drawn[min(len(drawn), len(board)) - 1][0].span if drawn else text.span
        raise Failed(say("drawn-rows", rows=len(board), drawn=len(drawn)), Scalar("", at))
    both = [*zip(board, drawn, strict=True)]
    numbered = all(len(tokens) > 1 and tokens[0].text == str(row.number) for row, tokens in both)
    if numbered and not (counted and all(len(tokens) in fits(row) for row, tokens in both)):
        both = [(row, tokens[1:]) for row, tokens in both]
    return [(row, places(row, tokens)) for row, tokens in both]


def fits(row: Row) -> tuple[int, int]:
    """So many places may be drawn of a row: all, or those that the board has."""
    return len(row.whole), len(row.places)


def lines(text: Scalar, linked: bool) -> list[list[Token]]:
    """What stands in each line of a text, with its place in the file; on one line rows end with `/`, which between
    the lines of a drawing is a line from point to point."""
    value = str(text.value)
    first, found = None, []
    slanting = linked and len(value.strip().split("\n")) > 1
    for number, line in enumerate(value.split("\n")):
        if not line.strip():
            continue
        if first is None:
            # the place of the whole is that of the first letter
            first = number, 0 if text.exact else len(line) - len(line.lstrip())
        column, height = text.span.column - first[1], text.span.line + number - first[0]
        parts = [(0, line)] if slanting else [(m.start(), m[0]) for m in re.finditer(r"[^/]+", line)]
        for start, part in parts:
            part = part.translate(_LINES) if linked else part
            tokens = [
                Token(m[0], Span(text.span.file, height, at, at + len(m[0])))
                for m in re.finditer(r"\S+", part)
                if (at := column + start + m.start())
            ]
            found += [tokens] if tokens else []
    return found


def below(tokens: list[Token], made: Geometry) -> bool:
    """Are these the letters of the columns?"""
    width = max(c for c, _ in (made.drawn_at or made.positions))
    said = "".join(token.text for token in tokens).lower()
    used = sorted({c for c, _ in made.drawn_at})
    return said in (LETTERS[:width], "".join(LETTERS[c - 1] for c in used))


def places(row: Row, tokens: list[Token]) -> list[Token]:
    """What is drawn on each place of a row, also where the board has none."""
    if len(tokens) == 1 and len(row.whole) > 1:
        tokens = apart(tokens[0])
    if len(tokens) == len(row.whole):
        return tokens
    if len(tokens) == len(row.places):
        some = iter(tokens)
        return [next(some) if place >= 0 else Token(".", tokens[0].span) for place in row.whole]
    at = tokens[min(len(tokens), len(row.whole)) - 1].span
    raise Failed(say("drawn-row", row=row.number, places=len(row.whole), drawn=len(tokens)), Scalar("", at))


def apart(token: Token) -> list[Token]:
    """A row written without spaces: a letter for each place, a number for so many empty ones."""
    found = []
    for part in re.finditer(r"\d+|\D", token.text):
        at = token.span.at(part.start(), len(part[0]))
        found += [Token(".", at)] * min(int(part[0]), len(LETTERS) + 1) if part[0].isdecimal() else [Token(part[0], at)]
    return found
