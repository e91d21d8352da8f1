"""The chapters of a rulebook about play: its course, every rule, the words and places in them, end and scoring."""

from __future__ import annotations

from collections.abc import Sequence

from ..lowering.anatomy import TERMS, rule_done
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER
from ..model.walk import written_effects
from ..phrases.lines import Line
from ..phrases.rule_digests import (
    always_text_digest,
    cause_text_digest,
    definition_text_digest,
    rule_text_digest,
    step_text_digest,
    winner_digest,
)
from ..phrases.rule_words import definition_title
from ..phrases.telling import RULEBOOK, condition, lines, term
from ..phrases.things import Qualified
from ..phrases.words import Brief, Listed, Noun, Plain, Say, Several
from ..prose.speaking.punctuation import capital
from ..prose.texts.abilities import ability_lines
from ..prose.texts.ending import played_on, says_all
from ..prose.texts.renderer import telling
from ..prose.texts.victory import victory
from ..prose.whole_games.editions import Edition
from ..terms.adjectives import described_phrase
from ..terms.definitions import only_estimated
from ..terms.numbers import sum_lines
from ..verbs import sequences
from ..verbs.sequences import named_steps
from .page import LEVELS, NONE, Content, Html, anchor, joined, link, plain, section, table, tag
from .scribe import Scribe


# ---- the course of play
def turn(s: Scribe) -> Html:
    game = s.edition.game
    seen: set[str] = set()
    parts: list[Html] = []
    for rule in game.words.rules.values():
        if rule.flow and rule.name not in seen:
            seen.add(rule.name)
            parts.append(tag("h3", s.rule(game, rule.name), id=anchor("rule", rule.name)))
            parts.append(outline(s, game, rule.name, seen))
    return tag("section", tag("h2", s.head("book-turn")), *parts, id="turn", class_="flows")


def outline(s: Scribe, game: CheckedGame, name: str, seen: set[str]) -> Html:
    """The steps of a rule of the flow; rules of the flow that it leads to stand inside, the others are linked.

    Words by hand say them all, where nothing has to stand inside, or what is done with the only one."""
    checked = game.rules[name]
    written = by_hand(s, game, name)
    if written and not any(game.rules[inner].rule.flow for inner in called(checked.body, game)):
        return s.written(written)
    items: list[Html] = []
    parts = [*sequences.steps_of(telling(game, RULEBOOK, checked.place), checked.body)]
    for part in parts:
        told = lines(telling(game, RULEBOOK, checked.place), part)
        calls = called(part, game)
        inside = [name for name in calls if game.rules[name].rule.flow and name not in seen]
        seen.update(inside)
        if written and len(parts) == 1:
            content = s.written(written)
        elif len(told) == 1 and len(calls) == 1 and not inside:
            content = link(anchor("rule", calls[0]), s.sentences(told)[0].text)
        else:
            content = s.told(told)
        deeper = [tag("div", outline(s, game, name, seen), id=anchor("rule", name)) for name in inside]
        items.append(tag("li", content, *deeper))
    return tag("ol", *items, class_="steps")


def called(e: ir.Effect, game: CheckedGame) -> list[str]:
    """The rules an effect leads to, those that cards add left out."""
    return [*filter(None, (rule_done(inner, game) for inner in written_effects(e)))]


# ---- rules
def rules(s: Scribe) -> Html:
    game = s.edition.game
    names = [r.name for r in game.words.rules.values() if not r.flow]
    holding = list(dict.fromkeys(a.entry for a in game.abilities if not a.cards))
    return section("rules", s.head("book-rules"), rule_texts(s, names), always(s, holding))


def always(s: Scribe, names: Sequence[str]) -> Html:
    """What holds all the time, under its names."""
    parts: list[Html] = []
    for name in names:

        def held(game: CheckedGame, name: str = name) -> Html:
            return holds(s, game, name)

        parts.append(s.by_players(held))
    return joined(parts)


def holds(s: Scribe, game: CheckedGame, name: str) -> Html:
    written = s.cards(game).by_hand(name, always_text_digest(game, name))
    own = [a for a in game.abilities if not a.cards and a.entry == name]
    told = [s.written(written)] if written else [s.told(ability_lines(telling(game), a)) for a in own]
    return tag("div", tag("h4", capital(s.phrase(Say(f"source-{name}")))), *told, class_="rule")


def rule_texts(s: Scribe, names: Sequence[str], before: Edition | None = None) -> Html:
    """Rules that are called the same are one to a reader: choosing what to do and doing it, mostly.

    `before`: what an overlay has changed; a reader knows its rules by the names they have there.
    """
    titles: dict[str, list[str]] = {}
    for name in names:
        known = before is not None and name in before.game.rules
        titles.setdefault(s.rule(before.game if before and known else s.edition.game, name), []).append(name)
    return joined(
        tag("div", tag("h4", title), *(rule_text(s, name, before is None) for name in together), class_="rule")
        for title, together in titles.items()
    )


def by_hand(s: Scribe, game: CheckedGame, name: str) -> list[str]:
    """A translator's own text for a rule."""
    return s.cards(game).by_hand(name, rule_text_digest(game, name))


def rule_text(s: Scribe, name: str, linked: bool) -> Html:
    game = s.edition.game
    rule = game.words.rules[name]
    heard = [a for a in game.abilities if a.menu is rule or (a.event is not None and a.event.rule is rule)]
    cards = [s.entry_link(entry) for entry in dict.fromkeys(a.entry for a in heard if a.cards)]
    see = tag("p", f"{s.head('book-see')}: ", joined(cards, ", "), class_="see") if cards else ""
    return tag("div", s.by_players(lambda g: rule_body(s, g, name)), see, id=anchor("rule", name) if linked else "")


def rule_body(s: Scribe, game: CheckedGame, name: str) -> Html:
    """What a rule does, as a translator or else as the rule itself says it."""
    written = by_hand(s, game, name)
    if written:
        return s.written(written)
    checked = game.rules[name]
    return s.told(sequences.told(telling(game, RULEBOOK, checked.place), checked.body))


# ---- what words mean
def meanings(s: Scribe) -> Html:
    game = s.edition.game
    symbol = symbols(s, list(game.words.symbols), list(game.words.groups))
    told = [key for key in game.definitions if key not in only_estimated(game)]
    parts = [definitions(s, told), tag("h3", s.head("book-symbols")) if symbol else symbol, symbol]
    return section("words", s.head("book-definitions"), *parts) if any(parts) else Html("")


def definitions(s: Scribe, keys: Sequence[str], before: Edition | None = None) -> Html:
    """What the words of the rules mean; if they meant something else `before`, that too."""
    items: list[Html] = []
    for key in keys:
        d = s.edition.game.definitions[key].definition
        title = s.phrase(definition_title(s.edition.game, d))
        said = s.by_players(lambda g, k=key: definition(s, g, k))  # type: ignore[misc]
        if before is not None and key in before.game.definitions:
            old = s.of(before).by_players(lambda g, k=key: definition(s, g, k))  # type: ignore[misc]
            now = [tag("p", s.head(id) + ":", class_="lead") for id in ("book-before", "book-now")]
            said = joined([now[0], tag("div", old, class_="in"), now[1], tag("div", said, class_="in")])
        if plain(said).rstrip(".") != capital(title):  # a name that says it all needs no explanation
            items += [tag("dt", capital(title)), tag("dd", said)]
    return tag("dl", *items) if items else Html("")


def definition(s: Scribe, game: CheckedGame, key: str) -> Html:
    checked = game.definitions[key]
    d = checked.definition
    written = s.cards(game).by_hand(d.name, definition_text_digest(game, d.name))
    if written:
        return s.written(written)
    if d.adjective and checked.it is not None:
        return s.told([Line(0, described_phrase(telling(game, RULEBOOK), d.of, checked.value, checked.it))])
    c = telling(game, RULEBOOK, checked.it)
    levels = TERMS[type(checked.value)].levels(checked.value)
    if levels is not None:
        value, steps = levels
        heads: list[Content] = [capital(s.phrase(term(c, value))), s.head("book-value")]
        rows: list[list[Content]] = [[s.say("book-from", n=n), s.phrase(term(c, v))] for n, v in steps]
        return table(heads, rows, class_=f"few keep {LEVELS}", numbers=(1,))
    return s.told(sum_lines(c, checked.value))


def symbols(s: Scribe, names: Sequence[str], groups: Sequence[str]) -> Html:
    words = s.edition.words
    items: list[Html] = []
    for name in names:
        said = s.by_players(lambda game, rule=words.symbols[name].rule: rule_body(s, game, rule))  # type: ignore[misc]
        items += [tag("dt", capital(s.noun(name))), tag("dd", said)]
    for name in groups:
        members = Listed([Several(Noun(m)) for m in words.groups[name].members])
        items += [tag("dt", capital(s.noun(name, "pl"))), tag("dd", tag("p", s.head("book-group", members=members)))]
    return tag("dl", *items) if items else Html("")


# ---- numbers and places
def numbers(s: Scribe) -> Html:
    shown = [p.name for p in s.edition.words.parameters.values() if not p.flag]
    return section("numbers", s.head("book-numbers"), parameters(s, shown)) if shown else Html("")


def parameters(s: Scribe, names: Sequence[str]) -> Html:
    e = s.edition
    rows: list[list[Content]] = []
    for name in names:
        if e.words.parameters[name].flag:
            continue
        shown = s.figures({n: number(s, name, game) for n, game in e.games.items()})
        cards = dict.fromkeys(a.entry for a in e.game.abilities if a.parameter is e.words.parameters[name])
        rows.append([capital(s.word("param", name)), shown, joined(map(s.entry_link, cards), ", ") if cards else NONE])
    if not rows:
        return Html("")
    return table([s.head("book-number"), s.head("book-value"), s.head("book-changed-by")], rows)


def number(s: Scribe, name: str, game: CheckedGame) -> str:
    checked = game.parameters.get(name)
    if checked is None:
        return str(game.words.parameters[name].value)
    return s.phrase(term(telling(game, RULEBOOK, checked.it), checked.value))


def places(s: Scribe) -> Html:
    shown = zones(s, list(s.edition.words.zones))
    return section("places", s.head("book-places"), shown) if shown else Html("")


def zones(s: Scribe, names: Sequence[str]) -> Html:
    words = s.edition.words
    rows: list[list[Content]] = []
    for name in names:
        z = words.zones[name]
        kinds = [s.noun(k, "pl") for k in z.holds]
        held = [s.noun(p.name, "pl") for p in words.pieces.values() if name in p.places]
        content = capital(", ".join([*kinds, *held])) or NONE
        rows.append([s.zone(name), capital(whose(s, name)), content, *remarks(s, name)])
    if not rows:
        return Html("")
    heads = ["book-place", "book-whose", "book-holds", "book-seen", "book-notes"]
    return table([s.head(h) for h in heads], rows)


def whose(s: Scribe, name: str) -> str:
    words = s.edition.words
    zone = words.zones[name]
    if zone.of in ("game", PLAYER):
        return s.say("book-each-player" if zone.of == PLAYER else "book-whose-all")
    if len(zone.owners) < len(words.kinds[zone.of].things):
        return s.listed(dict.fromkeys(s.name(words.things[i].entry) for i in zone.owners))
    return s.phrase(Qualified(Noun(zone.of), "each"))


def remarks(s: Scribe, name: str) -> list[Content]:
    zone = s.edition.words.zones[name]
    notes = [s.figures(by) for by in room(s, name)]
    if zone.refill_from:
        notes.append(s.say("book-refilled", zone=s.phrase(Say(f"zone-{zone.refill_from}", whose="none", holder=""))))
    if zone.in_play:
        notes.append(s.say("book-active"))
    words = s.phrase(Brief(f"zone-{name}", Plain(""), "remark"))
    notes += [words] if words else []
    if not zone.holds:
        return [NONE, capital("; ".join(notes)) or NONE]
    return [capital(s.say(f"book-seen-{zone.seen_by}")), capital("; ".join(notes)) or NONE]


def room(s: Scribe, name: str) -> list[dict[int, str]]:
    """How things lie there and how many can, each by number of players."""
    found: dict[str, dict[int, str]] = {}
    for n, game in s.edition.games.items():
        zone = game.words.zones[name]
        told = {"limit": s.say("book-limit", n=zone.limit)} if zone.limit else {}
        if zone.form == "row":
            told = {"form": s.say("book-row", n=zone.size), **told}
        elif zone.form == "stack":
            told = {"form": s.say("book-stack"), **told}
        elif zone.form == "grid":
            told = {"form": s.say("book-grid", columns=zone.columns, rows=zone.rows), **told}
        for prop, column in zone.slots.items():
            values = ", ".join(map(str, column))
            told[f"prop-{prop}"] = s.say("book-slots", property=s.noun(f"prop-{prop}"), values=values)
        for part, words in told.items():
            found.setdefault(part, dict.fromkeys(s.edition.games, ""))[n] = words
    return list(found.values())


# ---- end and scoring
def ending(s: Scribe) -> Html:
    game = s.edition.game
    parts = [causes(s, [name for name, *_ in game.ends])]
    steps = [x.name for x in named_steps(game.scoring)]
    if steps:
        parts += [tag("h3", s.head("book-scoring")), scoring(s, steps)]
    return section("end", s.head("book-end"), *parts, tag("h3", s.head("book-victory")), winners(s))


def causes(s: Scribe, names: Sequence[str]) -> Html:
    game = s.edition.game
    shown = [c for c in game.ends if c[0] in names]
    items: list[Html] = []
    for name, cond, rounds, _ in shown:

        def cause(g: CheckedGame, name: str = name) -> Html:
            written = s.cards(g).by_hand(name, cause_text_digest(g, name))
            if written:
                return s.written(written)
            cond = next(c[1] for c in g.ends if c[0] == name)
            return s.told([Line(0, Say("book-end-cause", cond=condition(telling(g, RULEBOOK), cond)))])

        title = s.sentences([Line(0, Say(f"end-{name}"))])[0].text
        when = s.by_players(cause)
        # its name says it, whatever the number of players
        if not when.startswith("<div") and says_all(s.cards(game), game, name, cond):
            when = Html("")
        same = len({c[2] for c in game.ends}) == 1
        items.append(tag("li", tag("strong", title), when, "" if same else tag("p", s.phrase(played_on(rounds)))))
    if not items:
        return Html("")
    lead = tag(
        "p", s.head("book-end-causes", n=len(shown), besides="yes" if len(shown) < len(game.ends) else "no") + ":"
    )
    tail = tag("p", s.phrase(played_on(shown[0][2]))) if len({c[2] for c in game.ends}) == 1 else ""
    return joined([lead, tag("ul", *items, class_="steps"), tail])


def scoring(s: Scribe, names: Sequence[str]) -> Html:
    parts: list[Html] = []
    for name in names:

        def body(game: CheckedGame, name: str = name) -> Html:
            written = s.cards(game).by_hand(name, step_text_digest(game, "scoring", name))
            if written:
                return s.written(written)
            found = next(x for x in named_steps(game.scoring) if x.name == name)
            return s.told(lines(telling(game, RULEBOOK), found.body))

        title = tag("h4", capital(s.phrase(Say(f"source-{name}"))))
        parts.append(tag("div", title, s.by_players(body), class_="rule"))
    return joined(parts)


def winners(s: Scribe) -> Html:
    """Who wins, for every number of players."""
    return s.by_players(lambda game: decided(s, game))


def decided(s: Scribe, game: CheckedGame) -> Html:
    written = s.cards(game).by_hand("winner", winner_digest(game))
    if written:
        return s.written(written)
    return joined(tag("p", capital(s.phrase(said))) for said in victory(game, RULEBOOK))
