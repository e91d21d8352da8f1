"""What a game consists of and where: its tables, the shares of its sources, its numbered rules, and any name in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

from ...checking.declarations import declare
from ...diagnostics.problems import Refused, Source, Span, hinted, say
from ...diagnostics.records import mutable, record
from ...model.vocabulary import Vocabulary
from ...packs.characters import file_name
from ...packs.file_cache import parsed
from ...packs.files import read_file
from ...packs.locations import MAIN_FILE
from ...packs.names import nearest
from ...packs.pack import Pack, expansion_names, player_counts, read_scenarios
from ...packs.provenance import SOURCE as SOURCE_KEY
from ...packs.provenance import counted, declared_sources, in_all, sources
from ...packs.tables import table_names
from ...packs.tree import Map, Node, Scalar, Seq, follow, plain
from ..speaking.bundles import SOURCE, Speech

UNKNOWN = "not said"


@record
class Place:
    """Where something stands: its path in the data, its file and line."""

    path: str
    file: str
    line: int


@mutable
class TableFacts:
    name: str
    kind: str
    entries: int
    #: how many things there are for each number of players
    things: dict[int, int]
    #: how many figures of its entries come from where
    sources: dict[str, int]
    file: str


@mutable
class GameFacts:
    game: str
    folder: str
    players: list[int]
    #: by number of players, the seats of those who play together; nothing where everybody plays alone
    teams: dict[int, list[list[int]]]
    expansions: list[str]
    #: of the game and of its expansions, what each is called; nothing if there are no words
    titles: dict[str, str]
    #: with what each changes
    variants: dict[str, str]
    #: of those that are asked for as NAME=VALUE
    values: dict[str, list[str]]
    tables: list[TableFacts]
    #: of what is declared outside of tables and says it: by section how many come from where
    declared_sources: dict[str, dict[str, int]]
    #: how many figures come from where
    sources: dict[str, int]
    #: how many names each of the other sections declares
    sections: dict[str, int]
    #: numbered rules by chapter
    rules: dict[str, int]
    digest: str


@mutable
class Item:
    """One name of a game, or one of its numbered rules."""

    id: str
    what: str
    place: Place
    text: str = ""
    source: str = ""
    #: of a section what is declared there, of a kind its things, of an entry its copies
    names: list[str] = field(default_factory=list)
    value: Any = None
    #: the lines of the file in which it is written
    written: list[str] = field(default_factory=list)
    #: for a numbered rule where it lives; for a name the numbered rules that live there
    lives_at: list[Place] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    scenarios: list[Place] = field(default_factory=list)


def glance(folder: Path) -> tuple[list[int], list[str]]:
    """Numbers of players and names of expansions of a pack, from its main file alone, whatever is wrong with it."""
    text = read_file(folder / MAIN_FILE, MAIN_FILE, folder).text
    node = parsed(text, MAIN_FILE)[0] if text is not None else None
    counts = node.get("players") if isinstance(node, Map) else None
    items = counts.items if isinstance(counts, Seq) else [counts]
    players = [i.value for i in items if isinstance(i, Scalar) and isinstance(i.value, int)]
    return players, expansion_names(folder)


def described(pack: Pack, language: str) -> dict[str, str]:
    """By variant what it changes: in words of the language, else as the pack itself says; nothing if neither does."""
    speech = Speech(language, (pack.name,), pack.word_folders)
    found = {}
    for name, text in pack.variants.items():
        worded = any(voice.locale.has(f"variant-{name}") for voice in speech.voices)
        found[name] = speech.say(f"variant-{name}") if worded else text
    return found


def titles(game: str, expansions: Iterable[str], folders: Sequence[Path], language: str) -> dict[str, str]:
    """What a game and its expansions are called in words of a language; `folders`: those of words that lie with them"""
    ids = {game: f"game-{game}", **{name: f"expansion-{name}" for name in expansions}}
    speech = Speech(language, (game,), folders)
    worded = {name: any(voice.locale.has(id) for voice in speech.voices) for name, id in ids.items()}
    return {name: speech.say(id) if worded[name] else "" for name, id in ids.items()}


def about_game(pack: Pack, language: str = SOURCE) -> GameFacts:
    counts = player_counts(pack)
    declared = {n: declare(pack.tree, n)[0] for n in counts}
    tables = []
    names = table_names(pack.tree)
    for name, kind in names.items():
        section = pack.tree.get(name)
        if not isinstance(section, Map):
            continue
        sources = _named(counted(pack.tree, name))
        entries = sum(1 for key in section.items if key != SOURCE_KEY)
        things = {n: len(words.kinds[kind.name].things) for n, words in declared.items() if kind.name in words.kinds}
        tables.append(TableFacts(name, kind.name, entries, things, sources, section.span.file))
    declared_with_source = {
        section: _named(Counter(words.values())) for section, words in declared_sources(pack.tree).items()
    }
    sections = {
        name: sum(key != SOURCE_KEY for key in node.items)
        for name, node in pack.tree
        if isinstance(node, Map) and name not in names
    }
    chapters: Counter[str] = Counter()
    for _, rule in pack.rulebook or ():
        chapters[_text(rule.get("section")) if isinstance(rule, Map) else ""] += 1
    return GameFacts(
        pack.name,
        str(pack.folder),
        counts,
        {n: [[seat + 1 for seat in team] for team in words.teams] for n, words in declared.items() if words.teams},
        pack.expansions,
        titles(pack.name, (*pack.expansions, *pack.applied_expansions), pack.word_folders, language),
        described(pack, language),
        {
            v: list(node.items)
            for v in pack.variants
            if isinstance(node := follow(pack.tree, f"variants.{v}.values"), Map)
        },
        tables,
        declared_with_source,
        _named(in_all(pack.tree)),
        sections,
        dict(chapters),
        pack.digest,
    )


def _named(found: Counter[str]) -> dict[str, int]:
    return {name or UNKNOWN: n for name, n in sorted(found.items())}


def _source(pack: Pack, section: str, name: str) -> str:
    """Where the figures of an entry come from: one word, or each with its own."""
    if section not in table_names(pack.tree):
        return declared_sources(pack.tree).get(section, {}).get(name, "")
    found = {figure: word or UNKNOWN for figure, word in sources(pack.tree, section, name).items()}
    if len(set(found.values())) == 1:
        return next(iter(found.values()))
    return ", ".join(f"{figure}: {word}" for figure, word in found.items())


def about(pack: Pack, name: str) -> list[Item]:
    """Everything called by a name: a numbered rule, an entry, a declared name, a section, a path. Refused if nothing
    is."""
    rule = _numbered(pack, name)
    if rule is not None:
        return [rule]
    found = _entries(pack, name)
    if not found and (copy := re.fullmatch(r"(.+)_\d+", name)):
        found = _entries(pack, copy[1])
    if not found and "." in name:
        found = _path(pack, name)
    found = [*_section(pack, name), *found]  # a table before what else is called so
    if found:
        return found
    near = nearest(name, all_names(pack)) or next(
        (r for r in (pack.rulebook.items if pack.rulebook else ()) if r.lower() == name.lower()), None
    )
    hint = say("did-you-mean", name=near) if near else None
    raise Refused(hinted(say("game-has-no", game=pack.name, name=name), hint))


def all_names(pack: Pack) -> list[str]:
    """Everything `about` knows, for hints and completion."""
    found = list(pack.rulebook.items) if pack.rulebook is not None else []
    for _, node in pack.tree:
        if isinstance(node, Map):
            found += [key.split(" ")[0] if " " in key else key for key in node.items if key != "source"]
    sections = [section for section, node in pack.tree if isinstance(node, Map)]
    return list(dict.fromkeys([*found, *pack.expansions, *sections]))


def _numbered(pack: Pack, name: str) -> Item | None:
    book = pack.rulebook
    rule = book.get(name) if book is not None else None
    if book is None or not isinstance(rule, Map):
        return None
    item = Item(
        name,
        _text(rule.get("section")),
        _place(f"rulebook.{name}", book.keys[name]),
        _text(rule.get("text")),
        value=plain(rule),
    )
    for path in _listed(rule.get("at")):
        span = place_of(pack, path)
        item.lives_at.append(_place(path, span) if span is not None else Place(path, "", 0))
    item.scenarios = _pinned_by(pack, name)
    return item


def _pinned_by(pack: Pack, rule: str) -> list[Place]:
    found = []
    for node, _ in read_scenarios(pack).values():
        section = node.get("scenarios")
        if isinstance(section, Map):
            found += [
                _place(name, section.keys[name])
                for name, scenario in section
                if isinstance(scenario, Map) and rule in _listed(scenario.get("rules"))
            ]
    return found


def _entries(pack: Pack, name: str) -> list[Item]:
    """Every section in which something is declared by that name; keys of rules are phrases that begin with it."""
    tables = table_names(pack.tree)
    found = []
    for section, node in pack.tree:
        if not isinstance(node, Map):
            continue
        for key, value in node:
            if key != SOURCE_KEY and (key == name or key.startswith(name + " ")):
                what = f"{tables[section].name}" if section in tables else section
                item = _item(pack, f"{section}.{key}", key, what, node.keys[key], value)
                item.source = _source(pack, section, key)
                if section in tables or section == "kinds":
                    item.names = _things(_most_things(pack), section, key)
                found.append(item)
    if name in pack.expansions:
        folder = file_name(f"{pack.folder.name}/expansions/{name}")
        found.append(
            Item(name, "expansion", Place(f"expansions.{name}", folder, 1), rules=_rules_at(pack, f"expansions.{name}"))
        )
    return found


def _most_things(pack: Pack) -> Vocabulary:
    """What is declared for the most players."""
    return declare(pack.tree, player_counts(pack)[-1])[0]


def _things(words: Vocabulary, section: str, key: str) -> list[str]:
    """The things of a kind, or the copies of an entry; nothing if that is the entry itself."""
    if section == "kinds":
        return [thing.name for thing in words.kinds[key].things] if key in words.kinds else []
    copies = [words.things[index].name for index in words.entries.get(key, ())]
    return copies if copies != [key] else []


def _section(pack: Pack, name: str) -> list[Item]:
    """A table or another section, with what it declares."""
    node, kind = pack.tree.get(name), table_names(pack.tree).get(name)
    if not isinstance(node, Map):
        return []
    names = [key for key in node.items if key != SOURCE_KEY]
    if kind is not None:
        words = _most_things(pack)
        names = [copy for key in names for copy in _things(words, name, key) or [key]]
    return [Item(name, kind.name if kind is not None else "section", _place(name, pack.tree.keys[name]), names=names)]


def _path(pack: Pack, path: str) -> list[Item]:
    node: Node | None = pack.tree
    key_span: Span | None = None
    for key in path.split("."):
        if not isinstance(node, Map) or key not in node.items:
            return []
        key_span, node = node.keys[key], node.get(key)
    assert node is not None and key_span is not None
    return [_item(pack, path, path.split(".")[-1], path.split(".")[0], key_span, node)]


def _item(pack: Pack, path: str, name: str, what: str, key: Span, value: Node) -> Item:
    return Item(
        name,
        what,
        _place(path, key),
        value=plain(value),
        written=written(pack.sources.get(key.file), key),
        rules=_rules_at(pack, path),
    )


def _rules_at(pack: Pack, path: str) -> list[str]:
    """The numbered rules that say they live there or inside."""
    return [
        name
        for name, rule in pack.rulebook or ()
        if isinstance(rule, Map) and any(at == path or at.startswith(path + ".") for at in _listed(rule.get("at")))
    ]


def place_of(pack: Pack, path: str) -> Span | None:
    """The place of the key a dotted path leads to."""
    node: Node | None = pack.tree
    span: Span | None = None
    for key in path.split("."):
        if not isinstance(node, Map) or key not in node.items:
            return None
        span, node = node.keys[key], node.get(key)
    return span


def written(source: Source | None, key: Span) -> list[str]:
    """The lines that belong to a key: its own, and those below it that stand further right."""
    if source is None:
        return []
    lines = [source.line(key.line)]
    for text in source.lines[key.line :]:
        if text.strip() and len(text) - len(text.lstrip()) < key.column:
            break
        lines.append(text)
    while lines and not lines[-1].strip():
        lines.pop()
    return [line[key.column - 1 :] if not line[: key.column - 1].strip() else line.strip() for line in lines]


def _place(path: str, span: Span) -> Place:
    return Place(path, span.file, span.line)


def _text(node: Node | None) -> str:
    return str(node.value) if isinstance(node, Scalar) and node.value is not None else ""


def _listed(node: Node | None) -> list[str]:
    return (
        [_text(n) for n in node.items] if isinstance(node, Seq) else [_text(node)] if isinstance(node, Scalar) else []
    )
