"""What is laid on a grid, before it is: how a shape would lie, and what of everything there would show then."""

from __future__ import annotations

from ..engine.match import Match
from ..engine.views import view
from ..model.grid_cells import TURNS
from ..model.vocabulary import GAP
from ..phrases.words import Short
from ..prose.prompts import Prompts
from .grids import draw_small, on_top, own


def picture(spoken: Prompts, match: Match, seat: int, pc: int, code: int, plain: bool = False) -> list[str]:
    """The shape an option is about, if it is about one: of what can be chosen, or of what is turned so."""
    choice = spoken.choices[pc]
    laid = choice.kind == "grid"
    if laid:
        index = spoken.held(choice, match, seat) if choice.source == "turn" else -1
    else:
        index = -1 if code in choice.names else code
    if index < 0 or not spoken.words.things[index].cells:
        return []
    turned = TURNS[code] if laid else TURNS[0]
    return draw_small(spoken, [{"thing": spoken.words.things[index].name, "at": "a1", "turned": turned}], plain)


def showing(spoken: Prompts, match: Match, seat: int, pc: int) -> dict[int, str]:
    """By cell where something can be laid, what would show on the grid, and how much of it would be covered."""
    choice = spoken.choices[pc]
    if choice.kind != "grid" or choice.source != "where":
        return {}
    imagined = match.imagine(seat, 0)
    codes = next((codes for who, _, codes in match.owed() if who == seat), [])
    return {code: _seen_then(spoken, imagined.clone(), seat, code, spoken.grid(pc)) for code in codes}


def _seen_then(spoken: Prompts, match: Match, seat: int, code: int, zone: str) -> str:
    match.pick(seat, code)
    seen, things = view(match, seat), spoken.words.things
    laid = own(seen, zone)
    _, words = on_top(spoken, laid)
    shown = [word for word in words.values() if word >= 0]
    counts = [(shown.count(word), spoken.text(Short(things[word].entry))) for word in sorted(set(shown))]
    names = [one["thing"] for one in laid]
    cells = [cell for name in names for row in things[spoken.words.thing_names[name]].cells for cell in row]
    covered = sum(cell != GAP for cell in cells) - len(words)
    told = [spoken.say("cli-shows", n=n, what=what) for n, what in counts]
    return ", ".join([*told, *([spoken.say("cli-covered", n=covered)] if covered else [])])
