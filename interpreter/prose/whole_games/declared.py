"""What a game declares, as lines: definitions, numbers, counters, pieces, zones, kinds, symbols, lay-outs, checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...diagnostics.problems import Span
from ...engine.rules import readable
from ...model.checked import CheckedGame
from ...model.vocabulary import PLAYER, Kind
from ...phrases.fallbacks import Known, first
from ...phrases.lines import Line, below
from ...phrases.rule_words import number_title, rule_title
from ...phrases.telling import IN_FULL, condition, term
from ...phrases.things import Adjective, Qualified
from ...phrases.words import Amount, Listed, NamedNumber, Noun, Phrase, Plain, Say, Several
from ...terms.definitions import meaning
from ..texts.abilities import ability_lines
from ..texts.labels import Labels
from ..texts.renderer import telling

#: section, key, place, title, what it is (a message `show-...`), lines
Declaration = tuple[str, str, Span | None, Phrase, str, list[Line]]
#: so many names of a kind are shown
MOST_NAMES = 40


def label(name: str | Phrase, text: Phrase) -> Phrase:
    return Say("label", name=Say(name) if isinstance(name, str) else name, text=text)


def listed(items: Sequence[Phrase]) -> Phrase:
    return Listed(items, "list-comma") if items else Say("cli-none")


class Declared:
    def __init__(self, game: CheckedGame, labels: Labels):
        self.game = game
        self.words = game.words
        self.labels = labels

    def find(self, name: str) -> Iterator[Declaration]:
        w = self.words
        yield from self.definitions(name)
        if name in w.parameters:
            p = w.parameters[name]
            title = Known([f"param-{name}"], Say(f"param-{name}"), Plain(readable(name)))
            yield (
                "parameters",
                name,
                p.span,
                title,
                "show-permission" if p.flag else "show-parameter",
                self.parameter(name),
            )
        if name in w.counters:
            counter: Phrase = Several(Noun(name))
            if w.counters[name].of == "game":
                counter = NamedNumber(f"number-{name}", Noun(name))
            yield "counters", name, w.counters[name].span, counter, "show-counter", self.counter(name)
        if name in w.notes:
            note = w.notes[name]
            lines = [
                Line(0, label("book-whose", self.whose(note.of))),
                Line(0, label("book-what", listed([Noun(kind) for kind in note.kinds]))),
            ]
            yield "notes", name, note.span, Noun(name), "show-note", lines
        if name in w.pieces:
            yield "pieces", name, w.pieces[name].span, Noun(name), "show-piece", self.piece(name)
        if name in w.zones:
            yield "zones", name, w.zones[name].span, self.zone_name(name), "show-zone", self.zone(name)
        for kind in w.kinds.values():
            if name in (kind.name, kind.plural):
                yield "kinds", kind.name, kind.span, Noun(kind.name), "show-kind", self.kind(kind)
        if name in w.symbols:
            does = label("show-symbol-does", rule_title(self.game, w.symbols[name].rule))
            yield "symbols", name, w.symbols[name].span, Noun(name), "show-symbol", [Line(0, does)]
        if name in w.groups:
            members = Listed([Several(Noun(m)) for m in w.groups[name].members])
            one = Line(0, Say("book-group", members=members))
            yield "groups", name, w.groups[name].span, Several(Noun(name)), "show-group", [one]
        if name in w.layouts:
            yield "layouts", name, w.layouts[name].span, Plain(readable(name)), "show-layout", self.layout(name)
        if name in w.worths:
            yield "worths", name, None, Noun(f"prop-{name}"), "show-worth", self.worth(name)
        if name in self.game.estimate:
            value, _, span = self.game.estimate[name]
            lines = meaning(telling(self.game, IN_FULL), value, False)
            yield "estimate", name, span, Plain(readable(name)), "show-estimate", lines
        if name in self.game.checks:
            cond, span = self.game.checks[name]
            line = Line(0, condition(telling(self.game, IN_FULL), cond))
            yield "checks", name, span, Plain(readable(name)), "show-check", [line]

    def definitions(self, name: str) -> Iterator[Declaration]:
        for key, checked in self.game.definitions.items():
            d = checked.definition
            if name not in (d.name, key):
                continue
            parts: dict[str, Any] = {"thing": Qualified(Noun(d.of), "this")} if d.of else {}
            title: Phrase = number_title(self.game, d.name, **parts)
            if d.adjective:
                title = Qualified(Noun(d.of), "a", [Adjective(d.name)])
            here = checked.it if d.of in self.words.kinds else None  # `it` is one of several kinds in a group
            lines = meaning(telling(self.game, IN_FULL, here), checked.value, bool(d.adjective))
            yield "define", d.name, d.span, title, "show-definition", lines

    # ---- numbers
    def with_players(self) -> Phrase:
        """For how many players this is told: one number, before which neither “and” nor “or” stands."""
        n = self.words.players
        return Say("book-with", n=n, players=str(n), either=str(n))

    def parameter(self, name: str) -> list[Line]:
        p = self.words.parameters[name]
        value: Phrase = Say("show-yes" if p.value else "show-no") if p.flag else Plain(p.value)
        if p.of:
            checked = self.game.parameters[name]
            here = checked.it if p.of in self.words.kinds else None
            value = term(telling(self.game, IN_FULL, here), checked.value)
        lines = [Line(0, label(self.with_players(), value))]
        for ability in self.game.abilities:
            if ability.parameter is p:
                who = first(
                    (f"source-{ability.entry}", Say(f"source-{ability.entry}")), *self.labels.known(ability.entry)
                )
                lines.append(Line(0, label("book-changed-by", who), open=True))
                lines += below(ability_lines(telling(self.game, IN_FULL), ability))
        return lines

    def whose(self, of: str) -> Phrase:
        if of in ("game", PLAYER):
            return Say("book-each-player" if of == PLAYER else "book-whose-all")
        return Qualified(Noun(of), "each")

    def counter(self, name: str) -> list[Line]:
        c = self.words.counters[name]
        start: Phrase = Plain(c.start[0])
        if len(set(c.start)) > 1:
            start = listed([Say("book-seat", seat=i + 1, n=n) for i, n in enumerate(c.start)])
        return [
            Line(0, Say("show-counter-signed" if c.below_zero else "show-counter-is")),
            Line(0, label("book-whose", self.whose(c.of))),
            Line(0, label("show-start", start)),
            *([Line(0, Say("book-stock", what=Amount(c.stock, Noun(name))))] if c.stock is not None else []),
        ]

    # ---- pieces and places
    def zone_name(self, name: str) -> Phrase:
        return Say(f"zone-{name}", whose="none", holder="")

    def place(self, name: str) -> Phrase:
        return self.zone_name(name) if name in self.words.zones else Several(Noun(name))

    def piece(self, name: str) -> list[Line]:
        p = self.words.pieces[name]
        start = [Say("cli-at", place=self.place(place), what=Amount(n, Noun(name))) for place, n in p.start.items()]
        return [
            Line(0, label("book-whose", Say("book-each-player" if p.owned else "book-whose-all"))),
            Line(0, label("show-start", listed(start))),
            Line(0, label("show-may-lie", listed([self.place(x) for x in p.places]))),
        ]

    def zone(self, name: str) -> list[Line]:
        z = self.words.zones[name]
        whose = self.whose(z.of)
        if z.of in self.words.kinds and z.of != PLAYER and len(z.owners) < len(self.words.kinds[z.of].things):
            whose = listed([self.labels.called(self.words.things[i]) for i in z.owners])
        lines = [
            label("book-whose", whose),
            label("book-holds", listed([Several(Noun(k)) for k in z.holds]) if z.holds else Say("show-pieces-only")),
            label("book-seen", Say(f"book-seen-{z.seen_by}")),
        ]
        if z.form == "row":
            lines.append(Say("book-row", n=z.size))
        elif z.form == "stack":
            lines.append(Say("book-stack"))
        elif z.form == "grid":
            lines.append(Say("book-grid", columns=z.columns, rows=z.rows))
        if z.limit:
            lines.append(Say("book-limit", n=z.limit))
        for prop, column in z.slots.items():
            lines.append(Say("book-slots", property=Noun(f"prop-{prop}"), values=", ".join(map(str, column))))
        if z.refill_from:
            lines.append(Say("book-refilled", zone=self.zone_name(z.refill_from)))
        if z.in_play:
            lines.append(Say("book-active"))
        return [Line(0, phrase) for phrase in lines]

    def layout(self, name: str) -> list[Line]:
        found = self.words.layouts[name]
        if found.printed:
            return [Line(0, label("book-what", Several(Noun(found.of)))), Line(0, Say("book-layout-printed"))]
        rows = label("book-layout-rows", Plain(", ".join(map(str, found.rows))))
        return [
            Line(0, label("book-what", Several(Noun(found.of)))),
            Line(0, rows),
            Line(0, Say("show-layout-shuffled" if found.shuffled else "book-layout-fixed")),
        ]

    # ---- kinds
    def kind(self, kind: Kind) -> list[Line]:
        lines = [label(self.with_players(), Plain(len(kind.things)))]
        if kind.part_of:
            lines.append(label("show-part-of", Noun(kind.part_of)))
        if kind.properties:
            # the sorts are words of the files, typed as they are
            sorts = {p: readable(s.kind or s.sort) for p, s in kind.properties.items()}
            has = [Say("cli-copy-with", name=self.property(kind, p), what=Plain(f"`{s}`")) for p, s in sorts.items()]
            lines.append(label("show-each-has", listed(has)))
        things = {thing.entry: thing for thing in reversed(kind.things)}
        names = list(dict.fromkeys(thing.entry for thing in kind.things))
        single = {n for n in names if len(self.words.entries.get(n, ())) == 1 or kind.name == PLAYER}
        said: list[Phrase] = [
            self.labels.called(things[n]) if n in single else first(*self.labels.known(n)) for n in names[:MOST_NAMES]
        ]
        more = [Plain("…")] if len(names) > MOST_NAMES else []
        between = "; " if kind.part_of else ", "  # the name of a part has a comma of its own
        lines.append(label("book-entries-count", Plain(between.join(map(self.labels.text, [*said, *more])))))
        return [Line(0, phrase) for phrase in lines]

    def property(self, kind: Kind, name: str) -> Phrase:
        """What is only looked at by the rules may have no noun: then its id, in a sentence of the same language."""
        if kind.properties[name].sort == "flag" and self.labels.speech.voices[0].has(f"is-{name}", "is"):
            return Say(f"is-{name}", "is")
        return Known([f"noun-prop-{name}"], Noun(f"prop-{name}"), Plain(readable(name)))

    def worth(self, name: str) -> list[Line]:
        table = self.words.worths[name].items()
        rows = [Line(1, label(first(*self.labels.known(key)), Plain(n)), mark="-") for key, n in table]
        return [Line(0, Say("show-worth-is"), open=True), *rows, Line(0, Say("show-worth-else"))]
