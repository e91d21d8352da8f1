"""What a game asks of a language: everything it says is said once, and every message asked for is noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from ..compiling.compiler import point_sources
from ..diagnostics.records import mutable, record
from ..lowering.anatomy import asking_of
from ..lowering.context import SETUP
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.geometry import DIRECTIONS
from ..model.vocabulary import PLAYER
from ..packs.loading import load_again, load_checked
from ..packs.pack import Pack, ways
from ..packs.tree import Map, follow
from ..packs.unread import WORDS
from ..phrases.rule_digests import definition_digest, definition_text_digest
from ..phrases.telling import IN_FULL, REASON, RULEBOOK
from ..phrases.words import Amount, Done, Name, Noun, Phrase, Say
from ..prose.speaking.word_files import CORE, MADE, SOURCE, Entry, Locale, locale_of
from ..prose.texts.all_texts import Whole
from ..prose.texts.card_texts import Cards
from ..prose.texts.renderer import telling
from ..prose.whole_games.editions import Edition, edition_of
from ..terms.adjectives import described_phrase
from ..terms.conditions import parts_of, untrue_phrase
from ..terms.pronouns import PEOPLE
from ..terms.query_phrases import there_is_no_phrase
from ..verbs.sequences import all_steps, named_steps
from .listeners import Calls, Choices, Listening, Trying
from .tied_rules import TEXT, Ties, ending, ties, ties_under

#: where an adjective may stand: a language needs one of them
POSITIONS = frozenset(("before", "after", "behind"))
#: numbers of every class a language of ours has
NUMBERS = (1, 2, 5)

#: what points are said to come from if nothing nearer is known
SOURCES = ("rules", "scoring")


@dataclass(slots=True, eq=False)
class Part:
    """A game, or what an expansion or a variant adds to it: everything it says, in no language yet."""

    name: str
    phrases: list[Phrase] = field(default_factory=list)
    #: messages tied to rules, with the digests of those rules (several, if expansions change them)
    tied: Ties = field(default_factory=dict)
    #: every id that speaks of something in the game
    known: set[str] = field(default_factory=set)
    #: the places of boards, which need no words
    places: dict[str, str] = field(default_factory=dict)

    def listen(self, voice: Listening | Trying) -> None:
        voice.places = self.places
        for phrase in self.phrases:
            voice.heard(phrase)


@lru_cache(maxsize=256)
def listened(part: Part, source: Locale) -> Listening:
    """The source language after it has said a part: the same words of the same part are said once."""
    voice = Listening(source)
    part.listen(voice)
    return voice


@lru_cache(maxsize=1024)
def tried(part: Part, locale: Locale) -> Trying:
    """A language left to itself after it has tried to say a part."""
    voice = Trying(locale)
    part.listen(voice)
    return voice


def required_messages(game: CheckedGame, extra: tuple[Path, ...] = ()) -> dict[str, set[str]]:
    """The messages a game needs, each with the attributes asked for ("": the message itself)."""
    voice = Listening(locale_of(SOURCE, (MADE, CORE, game.words.game), extra))
    part = Part(game.words.game, list(everything(game)), places=game.words.coordinates())
    part.listen(voice)
    return grouped(voice.calls)


def grouped(calls: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for id, attribute in calls:
        found.setdefault(id, set()).add(attribute)
    return found


# ---- everything that is said
def everything(game: CheckedGame, sources: Sequence[str] = (), seen: set[str] | None = None) -> Iterator[Phrase]:
    """`seen` keeps what was said already, so that the same text of another number of players is not said again."""
    seen, words = set() if seen is None else seen, game.words
    for text in Whole(game, SOURCE).texts():
        if text.digest and not _new(f"{text.section}.{text.id} {text.digest}", seen):
            continue
        yield text.title
        if text.id in game.rules:
            yield Done(text.title)
        for line in text.lines:
            yield line.phrase
    for noun in nouns(game):
        if _new(f"noun {noun}", seen):
            yield Noun(noun)
            for n in NUMBERS:
                yield Amount(n, Noun(noun))
    for kind in words.kinds.values():
        for thing in kind.things if kind.name != PLAYER and not kind.part_of else ():
            if _new(f"name {thing.entry}", seen):
                yield Name(thing.entry)
    for zone in words.zones.values():
        yield Say(f"zone-{zone.name}", whose="you" if zone.of == PLAYER else "none", holder="")
    for cause in words.ends:
        yield Say(f"end-{cause.name}")
    for source in (name for name in sources if name != SETUP):  # that has a word of its own
        yield Say(f"source-{source}")
    yield from reasons(game, seen)


def reasons(game: CheckedGame, seen: set[str]) -> Iterator[Phrase]:
    """What a reason says: that a word of the rules does not hold of something, that there is nothing to choose. And
    what the word stands for, unless an editor has written it: then each language has a text of its own."""

    def written(name: str) -> bool:
        return bool(Cards(game, SOURCE).by_hand(name, definition_text_digest(game, name)))

    for checked in game.definitions.values():
        if checked.definition.adjective and _new(f"not {definition_digest(game, checked.definition.name)}", seen):
            c = telling(game, IN_FULL, checked.it)
            yield from (said for part in parts_of(checked.value) if (said := untrue_phrase(c, part)) is not None)
            if checked.it is not None and not written(checked.definition.name):  # as the rulebook tells it
                told = telling(game, RULEBOOK)
                yield described_phrase(told, checked.definition.of, checked.value, checked.it)
    chosen = [e for body in walk.bodies(game) for e in walk.effects(body) if asking_of(e) is not None]
    for query in (part for e in chosen for part in walk.inside(e) if isinstance(part, ir.Query)):
        if _new(f"none {query.text}", seen):
            yield there_is_no_phrase(telling(game, REASON), query)
            asked = [part for test in query.tests for part in parts_of(test.cond)]
            c = telling(game, REASON, query.var)
            yield from (said for part in asked if (said := untrue_phrase(c, part)) is not None)


def _new(key: str, seen: set[str]) -> bool:
    found = key not in seen
    seen.add(key)
    return found


def nouns(game: CheckedGame) -> list[str]:
    """Nouns of a game: counters of somebody, notes, pieces, kinds, groups, symbols."""
    w = game.words
    counters = [c.name for c in w.counters.values() if c.of == PLAYER or c.of in w.kinds]
    kinds = [k for k in w.kinds if k != PLAYER]
    return [*dict.fromkeys([*counters, *w.notes, *w.pieces, *kinds, *w.groups, *w.symbols])]


def questions(game: CheckedGame) -> list[str]:
    """The messages that could ask for what rules and cards choose."""
    bodies = [(name, rule.body) for name, rule in game.rules.items()]
    bodies += [(name, p.effect) for (_, name), p in game.printed.items() if p.effect is not None]
    bodies += [(a.entry, a.body) for a in game.abilities if a.body is not None]
    asked = [(name, e, asking_of(e)) for name, body in bodies for e in walk.written_effects(body)]
    chosen = [(name, asking.things(e).name) for name, e, asking in asked if asking is not None]
    return [*dict.fromkeys(f"ask-{name}-{what}" for name, what in chosen if what)]


def known_ids(game: CheckedGame) -> set[str]:
    """Every id that could have words: a translator may write more than is asked for."""
    w = game.words
    properties = {p: s for k in w.kinds.values() for p, s in k.properties.items()}
    slots = [p for zone in w.zones.values() for p in zone.slots]
    values = {v for s in properties.values() for v in s.values}
    printed = [w.kinds[s.kind].things for s in properties.values() if s.sort == "thing" and s.kind in w.kinds]
    adjectives = {d.name for d in w.adjectives.values()} | values | set(properties)
    adjectives |= {thing.entry for things in printed for thing in things}
    things = [*nouns(game), *PEOPLE, "thing", *w.counters]
    steps = {s.name for effect in (game.setup, game.scoring) for s in named_steps(effect)}
    cards = [a.entry for a in game.abilities]
    numbers = [*w.parameters, *(d.name for d in w.definitions.values()), *w.counters]
    together = (f"{a}-and-{b}" for a in w.pieces for b in w.pieces)
    boards = {x.of: x.geometry for x in w.layouts.values() if x.geometry is not None}
    own_steps = [step for geometry in boards.values() for step in geometry.steps]
    made = {
        "noun": [*things, *(f"{a}-{n}" for a in ("that", *adjectives) for n in things), *together],
        "noun-prop": [*properties, *slots, *w.worths],
        "noun-in": w.zones,
        "is": adjectives | {"other"},
        "zone": w.zones,
        "number": numbers,
        "change": w.parameters,
        "permit": w.parameters,
        "rule": w.rules,
        "step": [*w.rules, *steps, *(s.name for rule in game.rules.values() for s in all_steps(rule.body))],
        "name": [*w.entries, *cards],
        "copy": w.kinds,
        "text": [*w.entries, *w.rules, *steps, *(c.definition.name for c in game.definitions.values())],
        "option": [*(a.name for body in walk.bodies(game) for a in walk.alternatives(body)), *w.entries],
        "source": [*steps, *(k.plural for k in w.kinds.values()), *cards, *w.rules, *SOURCES],
        "end": [c.name for c in w.ends],
        "direction": [*own_steps, *(f"{way}-{kind}" for kind in boards for way in (*DIRECTIONS, *own_steps))],
    }
    return {*questions(game), *(f"{beginning}-{name}" for beginning, names in made.items() for name in names)}


# ---- a pack, with and without its expansions and variants
@mutable
class Survey:
    """A game and its expansions, and what they ask of the source language."""

    game: str
    #: of the game, or of the expansion that is asked about
    folder: Path
    parts: list[Part]
    source: Locale
    pack: Pack
    #: folders of words that come with them
    extra: tuple[Path, ...] = ()
    #: the expansion that is asked about, if it is not the game
    expansion: str = ""
    #: the folders of expansions that keep words of their own, if a game is asked about
    apart: dict[str, Path] = field(default_factory=dict)
    #: (part, messages it needs); an expansion only what the game itself does not need
    needs: list[tuple[Part, dict[str, set[str]]]] = field(default_factory=list)
    calls: Calls = field(default_factory=dict)
    numbers: dict[str, set[str]] = field(default_factory=dict)
    choices: Choices = field(default_factory=dict)
    #: in how many sentences each message stands, and one of them
    uses: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    #: what is tied to which rule where a variant is played, once somebody has asked for that
    _under: dict[str, Ties] = field(default_factory=dict)

    def tells(self, entry: Entry) -> bool:
        """Whether a message is asked about: of an expansion that was named, only what lies with it."""
        return not self.expansion or entry.text.path.is_relative_to(self.folder)

    def keeps(self, entry: Entry) -> bool:
        """Whether a message belongs into the file of what is asked about: not what lies with an expansion of a game."""
        return self.tells(entry) and not any(entry.text.path.is_relative_to(f) for f in self.apart.values())

    @property
    def own_needs(self) -> dict[str, set[str]]:
        """What belongs into that file of all that is needed: not what expansions with words of their own need."""
        parts = [(part.name.partition("/")[2], needs) for part, needs in self.needs]
        return {id: a for name, needs in parts if name not in self.apart for id, a in needs.items()}

    @property
    def own_known(self) -> set[str]:
        """Every id that could have words in the file of what is asked about."""
        return set().union(*(p.known for p in self.parts if p.name.partition("/")[2] not in self.apart))

    @property
    def known(self) -> set[str]:
        return set().union(*(p.known for p in self.parts))

    @property
    def tied(self) -> Ties:
        """The base game's own digest comes first."""
        found: Ties = {}
        for part in self.parts:
            for id, digests in part.tied.items():
                found.setdefault(id, set()).update(digests)
        return found

    # ---- what variants change
    @property
    def ways(self) -> list[str]:
        """The variants, or values of them, that a text may be written for."""
        return [way for way, _ in ways(self.pack)] if not self.expansion else []

    def under(self, way: str) -> Ties:
        if way not in self._under:
            self._under[way] = ties_under(self.pack, way)
        return self._under[way]

    def texts_under(self, way: str) -> Ties:
        """The texts that may be written for a variant: those of what it changes, and of nothing else."""
        base = self.tied
        changed = {id: digests for id, digests in self.under(way).items() if digests != base.get(id)}
        return {f"{id}{ending(way)}": digests for id, digests in changed.items() if id.startswith(TEXT) and id in base}

    def tied_in(self, locale: Locale) -> Ties:
        """With the texts that a language has for variants and expansions."""
        found = self.tied
        texts = [id for id in locale.entries if id.startswith(TEXT)]
        for part in self.parts[1:]:
            own = [(id, f"{id}{ending(part.name.partition('/')[2])}") for id in part.tied if id in self.parts[0].tied]
            for id, text in own:
                if text in texts and part.tied[id] != self.parts[0].tied[id]:
                    found[id], found[text] = found[id] - (part.tied[id] - self.parts[0].tied[id]), part.tied[id]
        for way in self.ways:
            if any(id.endswith(ending(way)) for id in texts):
                found |= self.texts_under(way)
        for id, digests in self.ends_of_variants.items():
            found.setdefault(id, set()).update(digests)
        return found

    @property
    def ends_of_variants(self) -> Ties:
        """The names of causes of the end that only variants have: the game itself ties none of them."""
        own, found = self.tied, dict[str, set[str]]()
        for way, overlay in ways(self.pack) if not self.expansion else ():
            causes = overlay.get("end")
            added = {f"end-{cause}" for cause, _ in causes} - own.keys() if isinstance(causes, Map) else set()
            for id in sorted(added & self.under(way).keys() if added else ()):
                found.setdefault(id, set()).update(self.under(way)[id])
        return found

    def elsewhere(self, id: str) -> set[str]:
        """The digests of the rule as variants change it: words may say that they fit it there as well."""
        return set().union(*(self.under(way).get(id, ()) for way in self.ways))

    def locale(self, language: str) -> Locale:
        return locale_of(language, (CORE, self.game), self.extra)


@record
class _Packs:
    """A game, with each of its expansions, and each variant that brings words: equal if the same stands in the files"""

    files: tuple[tuple[str, ...], ...]
    found: tuple[Pack, ...] = field(compare=False)


def survey(name_or_path: str) -> Survey:
    """Raises Mistakes if the pack has any."""
    pack = load_checked(name_or_path, (), (), rulebook=False)
    asked = [[pack.subject]] if pack.subject else [[expansion] for expansion in pack.expansions]
    packs = (load_again(pack) if pack.subject else pack, *(load_again(pack, names) for names in asked))
    packs += tuple(load_again(pack, (), [way]) for way in bringing_words(pack)) if not pack.subject else ()
    parts = _parts(_Packs(tuple((file, *source.lines) for p in packs for file, source in p.sources.items()), packs))
    # of an expansion that was named, only what it adds to the game
    told = parts[1:] if pack.subject else parts
    extra = dict.fromkeys(folder / WORDS for p in packs for folder in (p.folder, *p.folders.values()))
    found = Survey(pack.name, pack.home, told, Locale(SOURCE), pack, tuple(extra), pack.subject)
    if not pack.subject:
        folders = {name: folder for p in packs for name, folder in p.folders.items()}
        found.apart = {name: folder for name, folder in folders.items() if (folder / WORDS).is_dir()}
    found.source = locale_of(SOURCE, (MADE, CORE, pack.name), found.extra)
    for part in parts:
        voice = listened(part, found.source)
        new = {call: given for call, given in voice.calls.items() if call not in found.calls}
        if part in told:
            found.needs.append((part, grouped(new)))
        for call, given in voice.calls.items():
            found.calls.setdefault(call, set()).update(given)
        for id, names in voice.numbers.items():
            found.numbers.setdefault(id, set()).update(names)
        for choice, chosen in voice.choices.items():
            found.choices.setdefault(choice, set()).update(chosen)
        found.uses += voice.uses
        found.examples = voice.examples | found.examples
    return found


@lru_cache(maxsize=128)
def _parts(packs: _Packs) -> list[Part]:
    """What is said of a game takes longer to find than to say, and a command may ask for it again."""
    seen: set[str] = set()
    parts: list[Part] = []
    for pack in packs.found:
        edition = edition_of(pack)
        part = _part(edition, point_sources(edition.game), seen, *pack.applied_expansions, *pack.applied_variants)
        if pack.applied_variants:  # what a variant changes is told from the rules, what only it has in words of its own
            part.tied = {id: digests for id, digests in part.tied.items() if id not in parts[0].tied}
        parts.append(part)
    return parts


def bringing_words(pack: Pack) -> list[str]:
    """The variants, or values of them, that add something to the game, so that there is more to be named."""
    return [way for way, overlay in ways(pack) if adds(pack.tree, overlay)]


def adds(tree: Map, overlay: Map) -> bool:
    """Does an overlay bring anything that was not there? Ends of the game are named with the game itself."""
    new = [
        key
        for section, entries in overlay
        if section != "end" and isinstance(entries, Map)
        for key, _ in entries
        if not isinstance(there := tree.get(section), Map) or there.get(key) is None
    ]
    return bool(new)


def _part(edition: Edition, sources: Sequence[str], seen: set[str], overlay: str = "") -> Part:
    name = edition.pack.name
    part = Part(f"{name}/{overlay}" if overlay else name)
    # words only a book about the game needs
    expansions = dict.fromkeys((*edition.pack.expansions, *edition.pack.applied_expansions))
    overlays = [
        f"game-{name}",
        *(f"expansion-{e}" for e in expansions),
        *(f"variant-{v}" for v in edition.pack.variants),
    ]
    values = [
        v for x in edition.pack.variants if isinstance(v := follow(edition.pack.tree, f"variants.{x}.values"), Map)
    ]
    overlays += dict.fromkeys(f"value-{word}" for by in values for word, _ in by)
    ways = [follow(edition.pack.tree, f"variants.{x}") for x in edition.pack.variants]
    ways += [way for by in values for _, way in by]
    ends = [e for w in ways if isinstance(w, Map) and isinstance(e := w.get("end"), Map)]
    overlays += dict.fromkeys(f"end-{cause}" for end in ends for cause, _ in end)
    part.known = {*overlays}
    part.phrases += [Say(id) for id in overlays]
    for players in sorted(edition.games, reverse=True):
        game = edition.games[players]
        part.phrases += everything(game, sources, seen)
        part.places |= game.words.coordinates()
        part.known |= known_ids(game) | {f"param-{p}" for p in game.words.parameters}
        numbers = [f"param-{p.name}" for p in game.words.parameters.values() if not p.flag]
        part.phrases += [Say(id) for id in numbers if _new(id, seen)]
    part.tied = ties(edition)
    return part
