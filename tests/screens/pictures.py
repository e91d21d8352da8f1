"""Screens of games as a person at the table sees them, in the middle of a game: 100 columns and 30 lines, or 80 and 24.

The pictures of docs/pictures are these (GAME-midgame.svg) and those of `scenes.py` (GAME-WHAT.svg).

    python tests/regenerate.py screens            writes the pictures of docs/pictures and the texts beside this file
    python tests/regenerate.py screens --play     has greedy bots play the games anew first

The decisions that lead to a screen are kept (`GAME.decisions`), so that a picture changes only if the game or the way
it is shown has changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from html import escape, unescape
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text
from screens.scenes import COLUMNS, LINES, SCENES, decided, kept, seen
from spielwerk.cli.lines import wrapped
from spielwerk.cli.person import Person
from spielwerk.cli.screen import header, screen, space
from spielwerk.cli.table import Table
from spielwerk.cli.words import say
from spielwerk.interpreter import load
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.bots.bot import call, decide
from spielwerk.interpreter.engine.projected_scores import added_now
from spielwerk.interpreter.engine.views import view
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.save_records import Seat
from spielwerk.interpreter.storage.timeline import Timeline

HERE = Path(__file__).parent
PICTURES = HERE.parents[1] / "docs" / "pictures"
#: a smaller window, of which only the text is kept
NARROW, LOW = 80, 24
THEME = TerminalTheme(
    (27, 31, 39),
    (214, 218, 224),
    [(60, 66, 77), (224, 86, 91), (111, 191, 115), (229, 196, 83), (106, 165, 240), (180, 142, 240), (86, 182, 194)]
    + [(214, 218, 224)],
)
#: without letters from elsewhere: the picture looks the same without a network
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
        font-size: {char_height}px;
        line-height: {line_height}px;
        font-variant-east-asian: full-width;
    }}
    .{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: arial, sans-serif; }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
"""


#: some letters of a line in a picture
DRAWN = re.compile(
    r'<text class="([^"]*)" x="([^"]*)" y="([^"]*)" textLength="([^"]*)" clip-path="([^"]*)">([^<]*)</text>'
)


@dataclass(frozen=True)
class Screen:
    """What is asked after so many decisions."""

    game: str
    players: int
    seed: int
    after: int


SCREENS = (Screen("yokohama", 3, 5, 189), Screen("yamatai", 3, 5, 297), Screen("smartphone_inc", 3, 5, 259))


def decisions(shown: Screen) -> str:
    """What greedy bots decide in the whole game."""
    rules = load(shown.game, shown.players)
    match = rules.start(shown.seed)
    bots = [call("greedy").bot(rules, seat, shown.seed) for seat in range(shown.players)]
    taken = []
    while not match.over:
        seat, pc, codes = match.owed()[0]
        code = decide(bots[seat], match, seat)
        taken += [f"{seat + 1} {rules.option_id(pc, code)}"] if len(codes) > 1 else []
        match.pick(seat, code)
    return "\n".join(taken) + "\n"


@cache
def position(shown: Screen) -> Table:
    """A table at which the screen is seen, with people all around."""
    rules = load(shown.game, shown.players)
    timeline = Timeline(rules.start(shown.seed))
    decided(timeline, kept(shown.game).read_text(encoding="utf-8").splitlines()[: shown.after])
    return Table(timeline, [Seat()] * shown.players, Prompts(rules, "en"))


def picture(shown: Screen, columns: int = COLUMNS, lines: int = LINES) -> Console:
    """What the player who is asked sees, on a console that can write it down."""
    return seen_at(position(shown), columns, lines)


def seen_at(table: Table, columns: int, lines: int) -> Console:
    match, spoken = table.timeline.match, table.spoken
    person = Person(table, ask(match, match.owed()[0][0], table.alone))
    seat, pc, asked = person.seat, person.pc, person.question
    head, log = header(table.steps, match, seat, pc), spoken.log(table.events[table.last_of(seat) :], seat, others=True)
    undo = say("cli-play-can-undo", word=say("cli-order-undo"))
    prompt = wrapped(person.prompt(), columns)
    foot = wrapped(say("cli-play-foot", undo=undo), columns)
    sight, around = view(match, seat), len([*prompt, *foot]) + 1
    offered = asked.lines(columns, space(spoken, sight, seat, header=head, width=columns, height=lines - around))
    out = Console(file=StringIO(), record=True, width=columns, force_terminal=True, color_system="truecolor")
    size = {"width": columns, "height": lines - len(offered) - around}
    more = {"numbers": asked.things(), "added": added_now(match, seat)}
    out.print(screen(spoken, sight, seat, log=log, header=head, plain=False, **more, **size))
    for part, style in ((prompt, "bold cyan"), (offered, ""), (foot, "dim"), ([">"], "")):
        for line in part:
            out.print(Text(line, style), no_wrap=True)
    return out


def svg(game: str, console: Console) -> str:
    title = f"spielwerk play {game}"
    drawn = console.export_svg(title=title, theme=THEME, code_format=FORMAT, unique_id=game, clear=False)
    return DRAWN.sub(words_apart, drawn)


def words_apart(drawn: re.Match[str]) -> str:
    """Some letters of a line, where several spaces are between them each group at its own place: not every program
    that shows pictures leaves room for spaces."""
    style, x, y, length, clip, letters = drawn.groups()
    text = unescape(letters).replace("\xa0", " ")
    column = float(length) / max(1, cell_len(text.rstrip("\n")) or cell_len(text))
    found = []
    for group in re.finditer(r"\S+(?: \S+)*", text):
        at, wide = float(x) + column * cell_len(text[: group.start()]), column * cell_len(group[0])
        place = f'x="{at:g}" y="{y}" textLength="{wide:g}" clip-path="{clip}"'
        found.append(f'<text class="{style}" {place}>{escape(group[0]).replace(" ", "&#160;")}</text>')
    return "".join(found) + ("\n" if text.endswith("\n") else "")


def made() -> Iterator[tuple[Path, str]]:
    """The pictures, and what they show as text."""
    with english():
        for shown in SCREENS:
            console = picture(shown)
            yield PICTURES / f"{shown.game}-midgame.svg", svg(shown.game, console)
            yield HERE / f"{shown.game}.txt", console.export_text()
            yield HERE / f"{shown.game}.small.txt", picture(shown, NARROW, LOW).export_text()
        for scene in SCENES:
            console = seen(scene)
            yield PICTURES / f"{scene.game}-{scene.what}.svg", svg(scene.game, console)
            yield HERE / f"{scene.game}-{scene.what}.txt", console.export_text()


def played() -> Iterator[tuple[Path, str]]:
    """The decisions that lead to the pictures."""
    for shown in SCREENS:
        yield kept(shown.game), decisions(shown)


@contextmanager
def english() -> Iterator[None]:
    """In English and with colours, whatever the window of who asks is set to."""
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("NO_COLOR", "LC_MESSAGES", "LANG", "SPIELWERK_TRANSLATIONS"):
            patch.delenv(variable, raising=False)
        patch.setenv("LC_ALL", "en.UTF-8")
        yield
