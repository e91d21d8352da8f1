"""What is laid on a grid, before it is: how a shape would lie, and what of everything there would show then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine.layings import STOP, Result, Way
from ..engine.match import Decision, Match, Option
from ..engine.views import view
from ..model.grid_cells import TURNS, cell_name
from ..model.vocabulary import GAP
from ..phrases.words import Say, Short
from ..prose.options.prompts import Prompts
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
    found: dict[int, str] = {}
    for code in codes:
        then = imagined.clone()
        then.pick(seat, code)
        found[code] = ", ".join(shown_now(spoken, then, seat, spoken.grid(pc)))
    return found


def shown_now(spoken: Prompts, match: Match, seat: int, zone: str) -> list[str]:
    """What shows on a player's grid, as they see it, and how much of it is covered."""
    seen, things = view(match, seat), spoken.words.things
    laid = own(seen, zone)
    _, words = on_top(spoken, laid)
    shown = [word for word in words.values() if word >= 0]
    counted_so = [one for one in laid if spoken.rules.may_be_covered >> spoken.words.thing_names[one["thing"]] & 1]
    rows = [row for one in counted_so for row in things[spoken.words.thing_names[one["thing"]]].cells]
    covered = sum(cell != GAP for row in rows for cell in row) - len(on_top(spoken, counted_so)[1])
    return counted(spoken, [(word, shown.count(word)) for word in sorted(set(shown))], covered)


def counted(spoken: Prompts, shown: Iterable[tuple[int, int]], covered: int) -> list[str]:
    """Words that show in so many cells, and how many are covered."""
    things = spoken.words.things
    told = [spoken.say("cli-shows", n=n, what=spoken.text(Short(things[word].entry))) for word, n in shown]
    return [*told, *([spoken.say("cli-covered", n=covered)] if covered else [])]


# ---- several things laid by one answer
def decision(spoken: Prompts, match: Match, seat: int, pc: int, results: Sequence[Result]) -> Decision:
    """The decision a player owes with results for options: the code of each is its place among them."""
    options = [Option(r.ways[0].name(spoken.rules), label(spoken, r), n) for n, r in enumerate(results)]
    prompt = spoken.with_numbers(spoken.prompt(pc, match, seat, question=Say("lay-ask")), match, seat, pc)
    return Decision(seat, prompt, spoken.choices[pc].path, tuple(options))


def label(spoken: Prompts, result: Result) -> str:
    way = result.ways[0]
    return called(spoken, way) if way.laid else ", ".join(spoken.label(pc, code) for pc, code in way.steps)


def called(spoken: Prompts, way: Way) -> str:
    """What is laid by a way, how it is turned and where it lies."""
    return ", ".join(filter(None, (laid(spoken, way), positions(spoken, way))))


def brings(spoken: Prompts, result: Result) -> list[str]:
    """What ways lead to: what is gained at once, and what shows then."""
    came = spoken.brought(result.came)
    return [*([came] if came else []), *counted(spoken, result.shown, result.covered)]


def laid(spoken: Prompts, way: Way) -> str:
    """What is laid, what lies below first, and what else is chosen with it."""
    mine = [spot.thing for spot in way.laid]
    steps = [(pc, code) for pc, code in way.steps if code != STOP and code not in mine]
    others = [spoken.label(pc, code) for pc, code in steps if spoken.choices[pc].kind != "grid"]
    return ", ".join([*others, *filter(None, [" + ".join(map(spoken.brief, mine))])])


def positions(spoken: Prompts, way: Way) -> str:
    """How what is laid by a way is turned, and where it lies; not where nobody has a choice."""
    asked = [(pc, code) for pc, code in way.steps if spoken.choices[pc].kind == "grid"]
    return ", ".join(spoken.label(pc, code) for pc, code in asked)


def drawn_after(spoken: Prompts, way: Way, plain: bool = False) -> list[str]:
    """The grid on which something is laid, as it looks at the end of a way."""
    if not way.laid:
        return []
    machine, words, place = spoken.rules.machine, spoken.words, way.laid[-1].place
    columns = words.zones[spoken.rules.layout.places[place].zone].columns
    lying = []
    for thing in machine.ops.members(way.state, place):
        spot = way.state[machine.ops.spots[thing]]
        lying.append(
            {"thing": words.things[thing].name, "at": cell_name(spot >> 2, columns), "turned": TURNS[spot & 3]}
        )
    return draw_small(spoken, lying, plain)
