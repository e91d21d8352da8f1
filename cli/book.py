"""What is printed, told at the table: cards, and the rulebook of the game as it is played here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .lines import nested, show, some, wrapped
from .output import console
from .text import mark_explained
from .words import say

#: of so many things in one zone of a place it is told what is printed on them
MOST_READ = 3
#: of what somebody typed so much is said back
LONGEST_NAME = 60

#: what nothing is called in the form in which something is, nothing if that is so of nothing
Other = Callable[[str], str]

if TYPE_CHECKING:
    from ..interpreter.display.book_text import BookLine
    from ..interpreter.model.vocabulary import Thing
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.questions.step_names import Steps


def nothing(said: str) -> str:
    return ""


def show_card(spoken: Prompts, steps: Steps, about: str, seen: dict[str, Any], other: Other = nothing) -> str:
    """The text of a card or a rule, and what the player sees lying there, or what the rulebook says of a word that it
    explains; of several that a word could mean, their names. What to say if there is none. `other`: of what nothing is
    called another form."""
    told = called_so(spoken, steps, about, seen)
    if told is None:
        told = show_section(chapters(spoken).values(), about)
    if told is None and (again := other(about)):
        told = called_so(spoken, steps, again, seen)
    return say("cli-play-unknown", name=about[:LONGEST_NAME]) if told is None else told


def called_so(spoken: Prompts, steps: Steps, about: str, seen: dict[str, Any]) -> str | None:
    """Shows what is called so on the table; what there is to say besides. None if nothing is."""
    from ..interpreter.display.drawn_text import drawn_so
    from ..interpreter.display.lying_there import (
        around,
        counted_there,
        covered,
        of_sort,
        printed_on,
        symbols_meant,
        used_by,
    )
    from ..interpreter.display.speaking_of import of_its_kind
    from ..interpreter.phrases.words import Noun
    from ..interpreter.prose.options.explaining import Explained
    from ..interpreter.prose.speaking.punctuation import capital
    from ..interpreter.prose.texts.card_texts import MARK
    from ..interpreter.prose.why.whynot import some as first_of
    from .why import unused, unused_lines

    if about == MARK:
        show(wrapped(say("cli-reconstructed", mark=MARK), console().width))
        return ""

    if show_covered(spoken, about):
        return ""
    called = spoken.find_sorts(about, whole=True)
    sorts = of_sort(spoken, seen, about, whole=True) if not called else []
    symbols = symbols_meant(spoken, seen, about) if not called else []
    show([part for line in sorts for part in wrapped(line, console().width)])
    for symbol in symbols:
        show(wrapped(capital(spoken.text(Noun(symbol))), console().width), "bold")
        show(nested(Explained(spoken).rule(spoken.words.symbols[symbol].rule), console().width, 2))
    if sorts or symbols:  # what is called just so, before cards of which it is only a part of the name
        if not show_explained(spoken, seen, about) and len(uses := used_by(spoken, seen, about)) == 1:
            show(nested(titled(spoken, spoken.find_sorts(uses[0], whole=True)), console().width, 0))
        return ""
    if not called and (meant := called_by_sign(spoken, about, seen)):
        return called_so(spoken, steps, meant, seen)
    found = without_parts(spoken, spoken.find_sorts(about)) or drawn_so(spoken, seen, about)
    if not found:
        rules = steps.find(about)
        if rules:
            return show_named(spoken, steps, rules)
        absent = unused(spoken, about)
        show(unused_lines(spoken, absent, printed=True))
        sorts = of_sort(spoken, seen, about) if not absent else []
        show([part for line in sorts for part in wrapped(line, console().width)])
        return "" if absent or sorts else None
    if len({spoken.words.things[index].entry for index in found}) > 1:
        return say("cli-why-which", options=some(map(spoken.sort, found)))
    explained = Explained(spoken)
    things = spoken.words.things
    texts = {
        i: [
            *(*spoken.printed(i, covered(spoken, seen, things[i])), *titled(spoken, named_on(spoken, things[i]))),
            *(*around(spoken, things[i], seen), *printed_on(spoken, seen, things[i])),
            *(*explained.counted(i), *counted_there(spoken, seen, things[i])),
            *there_now(spoken, seen, i),
        ]
        for i in found
    }
    also = explained.naming(found[0])
    spoken_of = of_its_kind(spoken, things[found[0]]) if not also else []
    if not any(texts.values()) and not also and not spoken_of:
        return say("cli-play-no-text", name=spoken.sort(found[0]))
    for index, lines in texts.items():  # of copies that differ, one after the other
        show(wrapped(f"{capital(spoken.sort(index))}{spoken.mark(index)}", console().width), "bold")
        show(nested(lines, console().width, 2))
    if spoken.mark(found[0]):
        show(wrapped(mark_explained(), console().width), "dim")
    if also or spoken_of:
        names = some(map(spoken.entry, also)) if also else first_of(spoken_of, "; ")
        show(wrapped(say("cli-play-card-also", names=names), console().width))
        show(nested(titled(spoken, also) if len(also) <= MOST_READ else [], console().width, 2))
    return ""


def show_explained(spoken: Prompts, seen: dict[str, Any], about: str) -> bool:
    """Shows the few words of the rules that tell what a number is for that is called or drawn so, if there are any."""
    from ..interpreter.display.lying_there import explained_by

    words = explained_by(spoken, seen, about)
    written = chapters(spoken).values() if 0 < len(words) <= MOST_READ else ()
    return any([show_section(written, word) == "" for word in words])


def called_by_sign(spoken: Prompts, about: str, seen: dict[str, Any]) -> str:
    """The name of what a sign of letters stands for, so that no other thing is meant of whose name it is a part."""
    from ..interpreter.display.lying_there import of_sort, sign_meant
    from ..interpreter.prose.questions.typed import folded

    meant = sign_meant(spoken, seen, about)
    if not meant or folded(meant) == folded(about):
        return ""
    return meant if spoken.find_sorts(meant, whole=True) or of_sort(spoken, seen, meant, whole=True) else ""


def without_parts(spoken: Prompts, found: Sequence[int]) -> list[int]:
    """Things that a name could mean without the parts of one of them: they are called after it."""
    things, entries = spoken.words.things, spoken.words.entries
    wholes = {copy for index in found for copy in entries[things[index].entry]}
    return [index for index in found if things[index].whole not in wholes]


def show_covered(spoken: Prompts, about: str) -> bool:
    """Shows what it means that cells are covered, if that is what is asked about and if it counts in any step."""
    from ..interpreter.prose.options.explaining import COVERED, Explained
    from ..interpreter.prose.questions.typed import folded

    explained, wanted = Explained(spoken), folded(about)
    words = {folded(say("cli-covered", n=n).replace(str(n), "")).strip(": ") for n in (1, 2, 5)}
    lines = (
        explained.covered() if wanted in words or any(wanted == f"{n} {word}" for word in words for n in "1234") else []
    )
    show([part for line in lines for part in wrapped(line, console().width)], "bold")
    show(nested(explained.counted(COVERED) if lines else [], console().width, 2))
    return bool(lines)


def named_on(spoken: Prompts, thing: Thing) -> list[int]:
    """What is printed on a thing by its name and has parts that say more, unless it lies on a board itself."""
    words = spoken.words
    boards = {layout.of for layout in words.layouts.values()}
    kinds = words.kinds[thing.kind].properties
    values = [thing.numbers.get(prop, -1) for prop, sort in kinds.items() if sort.sort == "thing"]
    named = dict.fromkeys(index for index in values if index >= 0)
    return [i for i in named if (kind := words.things[i].kind) not in boards and words.kinds[kind].parts]


def titled(spoken: Prompts, indices: Sequence[int]) -> list[str]:
    """The texts of things, each below its name."""
    from ..interpreter.prose.speaking.punctuation import capital

    texts = {i: spoken.printed(i) for i in indices}
    return [
        line
        for i, text in texts.items()
        if text
        for line in (f"{capital(spoken.sort(i))}:", *(f"  {one}" for one in text))
    ]


def there_now(spoken: Prompts, seen: dict[str, Any], index: int) -> list[str]:
    """What lies on a thing, or that nothing does where something can; of like copies, on each that bears something."""
    from ..interpreter.display.lying_there import bears, lying_there, out_of_use

    things = spoken.words.things
    alike = [i for i in spoken.words.entries[things[index].entry] if spoken.sort(i) == spoken.sort(index)]
    there = {i: lines for i in alike if (lines := lying_there(spoken, seen, things[i]))}
    if not there:
        return [say("cli-card-now", what="none")] if bears(spoken, things[index]) else []
    if len(alike) > 1:
        lines = [say("cli-at", place=spoken.thing(i), what=", ".join(found)) for i, found in there.items()]
    else:
        lines = [*there[index], *read_there(spoken, seen, things[index])]
    out = out_of_use(spoken, seen, things[index])
    return [*out, say("cli-card-now", what="some"), *(f"  {line}" for line in lines)]


def show_there(spoken: Prompts, seen: dict[str, Any], thing: int | None) -> None:
    """What lies now on what an option stands for, and which cards that do something name it."""
    from ..interpreter.prose.options.explaining import Explained

    if thing is not None:
        show(nested(there_now(spoken, seen, thing), console().width - 1, 7), "dim")
        if also := Explained(spoken).naming(thing):
            named = say("cli-play-card-also", names=some(map(spoken.entry, also)))
            show(nested([named], console().width - 1, 7), "dim")


def read_there(spoken: Prompts, seen: dict[str, Any], place: Thing) -> list[str]:
    """What is printed on the few things that lie at a place, as far as a player sees which they are."""
    from ..interpreter.prose.record.outcomes import Outcomes

    names, told = spoken.words.thing_names, Outcomes(spoken)
    piles = [there.get(place.name) for there in seen["zones"].values() if isinstance(there, dict)]
    few = [pile for pile in piles if isinstance(pile, list) and len(pile) <= MOST_READ]
    lying = [names[name] for pile in few for name in pile if name in names]
    return titled(spoken, [i for i in lying if told.named_apart(i)])  # what is told by its sort says no more


def chapters(spoken: Prompts) -> dict[str, tuple[str, list[BookLine]]]:
    """The rulebook of the game as it is played here: by its id what each chapter is called, and its lines."""
    from ..interpreter.display.book_text import TableBook
    from ..interpreter.prose.whole_games.editions import Edition

    rules = spoken.rules
    return TableBook(Edition(rules.pack, {rules.players: spoken.game}), spoken.language).chapters()


def show_rules(spoken: Prompts, steps: Steps, about: str, seen: dict[str, Any], other: Other = nothing) -> str:
    """How the game goes and how it ends; with a name, that chapter of the rulebook or that rule, or what `card` says of
    it. `other`: of what nothing is called another form."""
    from ..interpreter.display.book_text import FIRST
    from ..interpreter.display.canvas import clipped
    from ..interpreter.prose.questions.typed import fitting

    if show_covered(spoken, about):
        return ""
    written = chapters(spoken)
    asked = fitting(about, {id: (title, id) for id, (title, _) in written.items()}) if about else FIRST
    rest = some(title for id, (title, _) in written.items() if id not in asked)
    if not asked:
        found = steps.find(about, worst=0)
        if not found and show_explained(spoken, seen, about):
            return ""
        found = found or steps.find(about)
        told = show_named(spoken, steps, found) if found else show_section(written.values(), about)
        told = called_so(spoken, steps, about, seen) if told is None else told
        if told is None and (again := other(about)):
            told = called_so(spoken, steps, again, seen)
        name = clipped(about, LONGEST_NAME)
        return say("cli-rules-unknown", name=name, names=rest) if told is None else told
    for id in asked:
        show_chapter(written[id][1] if id in written else [])
    show(wrapped(say("cli-rules-more", word=say("cli-order-rules"), names=rest), console().width), "dim")
    return ""


def show_section(chapters: Iterable[tuple[str, Sequence[BookLine]]], about: str) -> str | None:
    """What stands below a heading of the rulebook: a word that it explains, a table. None if there is none."""
    from ..interpreter.prose.questions.typed import fitting

    lines = [line for _, chapter in chapters for line in chapter]
    headings = {n: (line.text,) for n, line in enumerate(lines) if line.heading}
    found = fitting(about, headings)
    if not found:
        return None
    if len({lines[n].text for n in found}) > 1:
        return say("cli-why-which", options=some(lines[n].text for n in found))
    for first in found:
        last = next((n for n in headings if n > first), len(lines))
        show_chapter(lines[first:last])
    return ""


def show_named(spoken: Prompts, steps: Steps, rules: Sequence[str]) -> str:
    """The few rules that a word could mean, one after the other; of many their names."""
    if len(rules) > MOST_READ:
        return say("cli-why-which", options=some(map(steps.title, rules)))
    for name in rules:
        show(wrapped(told, console().width) if (told := show_rule(spoken, steps, name)) else [])
    return ""


def show_rule(spoken: Prompts, steps: Steps, name: str) -> str:
    from ..interpreter.prose.options.explaining import Explained
    from ..interpreter.prose.speaking.punctuation import capital

    lines = Explained(spoken).rule(name)
    if not lines:
        return say("cli-play-no-text", name=steps.title(name))
    show(wrapped(capital(steps.title(name)), console().width), "bold")
    show(nested(lines, console().width, 2))
    return ""


def show_chapter(lines: Sequence[BookLine]) -> None:
    for line in lines:
        show(nested(["  " * line.depth + line.text], console().width, 0), "bold" if line.heading else None)
