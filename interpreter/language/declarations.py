"""From the merged tree of a pack to its words, for one number of players."""

from __future__ import annotations

from ..errors import Problem, Span
from ..loading.tree import Map, Node, Scalar, Seq, follow
from . import parser
from .model import (
    PLAYER,
    Cause,
    Counter,
    Definition,
    Group,
    Kind,
    Layout,
    Parameter,
    Piece,
    Rule,
    Symbol,
    Words,
    Zone,
    plural_of,
)
from .names import article, meant
from .things import Things

MOST_SLOTS = 100
MOST_RULES = 1000
MOST_ROOM = 50_000
#: without these a game cannot be played to its end
NEEDED = {
    "flow": "flow: {round: {as each player: turn}}",
    "end": "say when the game ends: `end: {CAUSE: {when: ..., after: {rounds: 0}}}`",
    "winner": "say who wins: `winner: [most ...]`",
}


def word_in(text: str, word: str, span: Span) -> Span:
    """The place of a word of a key."""
    at = f" {text} ".find(f" {word} ")
    return span.at(at, len(word)) if at >= 0 else span


class Declarations(Things):
    """Reads declarations section by section; problems are collected, never raised."""

    # ---- sections
    def read(self) -> Words:
        for step in (
            self.kinds,
            self.groups,
            self.counters,
            self.tables,
            self.enums,
            self.zones,
            self.pieces,
            self.group_members,
            self.symbols,
            self.layouts,
            self.parameters,
            self.definitions,
            self.rules,
            self.others,
        ):
            step()
        return self.words

    def groups(self) -> None:
        for name, node in self.section("groups"):
            span = self.section("groups").keys[name]
            members = [m for m, _ in self.strings(node)]
            self.words.groups[name] = Group(name, members, bool(members) and members[0] in self.words.kinds, span)
            self.claim(name, name, span, "a group")
            self.claim(name, plural_of(name), span, "a group")

    def group_members(self) -> None:
        w = self.words
        for name, node in self.section("groups"):
            known = w.kinds if w.groups[name].kinds else {**w.counters, **w.pieces}
            what = "a kind" if w.groups[name].kinds else "a counter or a piece"
            for member, span in self.strings(node):
                if member not in known:
                    self.wrong("unknown-name", f"`{member}` is not {what}", span, meant(member, known))
            w.groups[name].members = [m for m in w.groups[name].members if m in known]

    def counters(self) -> None:
        section = self.section("counters")
        for name, node in section:
            of = self.text(node.get("of")) if isinstance(node, Map) else "game"
            start = node.get("start") if isinstance(node, Map) else None
            if of not in ("", "game", *self.words.kinds):
                assert isinstance(node, Map)
                self.wrong(
                    "unknown-name",
                    f"there is no kind `{of}`",
                    node.items["of"].span,
                    meant(of, ["game", *self.words.kinds]),
                )
                self.words.refused.add(name)
                of = PLAYER
            self.words.counters[name] = Counter(name, of or "game", self.by_seat(start), section.keys[name])
            self.claim(name, name, section.keys[name], "a counter")
            plural = self.text(node.get("plural")) if isinstance(node, Map) else ""
            self.claim(name, plural or plural_of(name), section.keys[name], "a counter")

    def by_seat(self, node: Node | None) -> list[int]:
        if isinstance(node, Map) and "first player" in node.items:
            rest = self.number(node.get("others"))
            return [self.number(node.get("first player"))] + [rest] * (self.players - 1)
        return [self.number(node)] * self.players

    # ---- places
    def zones(self) -> None:
        w = self.words
        section = self.section("zones")
        for name, node in section:
            if not isinstance(node, Map):
                continue
            span = section.keys[name]
            of, owners = self.owners(name, node.get("of"))
            holds = []
            for held, at in self.strings(node.get("holds")):
                if held in w.kinds:
                    holds.append(held)
                else:
                    self.wrong("unknown-name", f"there is no kind `{held}`", at, meant(held, w.kinds))
                    w.refused.add(name)
            zone = Zone(name, of, owners, holds, self.text(node.get("form")) or "pile", span)
            zone.seen_by = self.text(node.get("seen by")) or "all"
            zone.in_play = bool(self.number(node.get("in play")))
            zone.limit = self.number(node.get("limit"))
            slots = self.by_players(node.get("slots"))
            if isinstance(slots, Map):
                for prop, column in slots:
                    zone.slots[prop] = [self.number(i) for i in column.items] if isinstance(column, Seq) else []
                zone.size = max((len(c) for c in zone.slots.values()), default=0)
                for prop, numbers in zone.slots.items():
                    self.free(prop, "a property of slots", slots.keys[prop])
                    if len(numbers) != zone.size:
                        self.wrong(
                            "wrong-value",
                            f"`{prop}` is given for {len(numbers)} slots, but there are {zone.size}",
                            slots.keys[prop],
                            "every property of slots has as many numbers",
                        )
            elif slots is not None:
                zone.size = self.number(slots)
            if zone.size > MOST_SLOTS:
                self.wrong("too-many", f"a row has at most {MOST_SLOTS} slots", node.items["slots"].span)
                zone.size = MOST_SLOTS
            if zone.form == "row" and not zone.size:
                self.wrong("missing-key", f"the row `{name}` needs `slots:`", span, "slots: 5")
            refill = node.get("refill")
            if isinstance(refill, Map):
                zone.refill_from = self.text(refill.get("from"))
                zone.when_short = refill.get("when short")
            w.zones[name] = zone
            if w.forms.get(name) not in holds:  # `cards` may be both the kind's plural and a player's zone
                self.claim(name, name, span, "a zone")
        for zone in w.zones.values():
            if zone.refill_from:
                self.refill(zone)
        for kind in w.kinds.values():
            if kind.start[0]:
                self.starts(kind)

    def refill(self, zone: Zone) -> None:
        """Rows are filled one by one from the top of a stack of the same things."""
        w = self.words
        node = follow(self.tree, f"zones.{zone.name}.refill.from")
        span = node.span if node is not None else zone.span
        source = w.zones.get(zone.refill_from)
        if source is None:
            self.wrong("unknown-name", f"there is no zone `{zone.refill_from}`", span, meant(zone.refill_from, w.zones))
        elif source.form != "stack":
            self.wrong(
                "wrong-type",
                f"a zone is filled from a stack, and `{source.name}` is a {source.form}",
                span,
                f"declare {source.name} with `form: stack`",
            )
        elif source.of != "game":
            self.wrong("wrong-type", f"a zone is filled from a stack of the game, not of each {source.of}", span)
        elif not set(source.holds) <= set(zone.holds) and not {zone.name, source.name} & w.refused:
            other = next(k for k in source.holds if k not in zone.holds)
            self.wrong(
                "wrong-type",
                f"`{source.name}` holds {w.kinds[other].plural}, and `{zone.name}` does not",
                span,
                f"add {other} to `holds:` of {zone.name}",
            )
        elif not (zone.size or zone.limit):
            self.wrong("missing-key", f"how many does `{zone.name}` hold when it is full?", zone.span, "slots: 5")
        else:
            return
        w.refused.add(zone.name)
        zone.refill_from = ""

    def starts(self, kind: Kind) -> None:
        """Where the things of a kind lie before the setup."""
        w = self.words
        name, prop = kind.start
        node = follow(self.tree, f"kinds.{kind.name}.start")
        span = node.span if node is not None else kind.span
        zone = w.zones.get(name)
        if zone is None:
            self.wrong("unknown-name", f"there is no zone `{name}`", span, meant(name, w.zones))
        elif kind.name not in zone.holds:
            if zone.name not in w.refused:
                self.wrong(
                    "wrong-type", f"zone `{name}` does not hold {kind.plural}", span, f"add {kind.name} to its `holds:`"
                )
        elif prop and (prop not in kind.properties or kind.properties[prop].kind != zone.of):
            self.wrong(
                "wrong-type", f"`{name}` is of each {zone.of}, and `{prop}` of {article(kind.name)} names none", span
            )
        elif not prop and zone.of != "game":
            self.wrong(
                "wrong-type",
                f"there is a `{name}` of each {zone.of}: of which?",
                span,
                "start in a zone of the game, and deal from it in the setup",
            )
        elif not prop and (zone.limit or zone.size) and len(kind.things) > (zone.limit or zone.size):
            self.wrong(
                "wrong-value",
                f"{len(kind.things)} {kind.plural} start in `{name}`, which takes {zone.limit or zone.size}",
                span,
                "let them start in a stack without a limit",
            )
        else:
            return
        kind.start = ("", "")

    def owners(self, zone: str, node: Node | None) -> tuple[str, list[int]]:
        w = self.words
        if node is None or self.text(node) == "game":
            return "game", [0]
        words = self.text(node).split()
        kind = w.forms.get(words[-1], "") if words else ""
        if kind not in w.kinds:
            self.wrong(
                "unknown-name",
                f"there is no kind `{words[-1] if words else ''}`",
                node.span,
                meant(words[-1] if words else "", w.kinds),
            )
            w.refused.add(zone)
            return "game", [0]
        things = w.kinds[kind].things
        for adjective in words[:-1]:
            props = [p for k, p in self.enum_pairs(adjective) if k == kind]
            if not props:
                known = [v for v, pairs in w.enum_values.items() if any(k == kind for k, _ in pairs)]
                self.wrong(
                    "unknown-name",
                    f"`{adjective}` says nothing about {w.kinds[kind].plural}",
                    node.span,
                    meant(adjective, known)
                    or "a zone can be of a printed value: " + (", ".join(known) or "there is none"),
                )
            for prop in props:
                at = w.kinds[kind].properties[prop].values.index(adjective)
                things = [t for t in things if t.numbers.get(prop) == at]
        return kind, [t.index for t in things]

    def enum_pairs(self, value: str) -> list[tuple[str, str]]:
        return self.words.enum_values.get(value, [])

    def pieces(self) -> None:
        w = self.words
        section = self.section("pieces")
        for name, node in section:
            if not isinstance(node, Map):
                continue
            span = section.keys[name]
            owned = self.text(node.get("of")) == PLAYER
            if node.get("of") is not None and not owned and self.text(node.get("of")) != "game":
                self.wrong(
                    "wrong-value", "pieces are of each player or of the game", node.items["of"].span, "of: player"
                )
            places = []
            for place, at in self.strings(node.get("lies on")):
                if place in w.zones or place in w.kinds:
                    places.append(place)
                else:
                    self.wrong("unknown-name", f"there is no place `{place}`", at, meant(place, [*w.zones, *w.kinds]))
                    w.refused.add(name)
            start_node = node.get("start")
            start: dict[str, int] = {}
            if isinstance(start_node, Map):
                for place, amount in start_node:
                    if place not in places:
                        self.wrong(
                            "unknown-name",
                            f"{article(name)} does not lie on `{place}`",
                            start_node.keys[place],
                            meant(place, places) or f"add it to `lies on:` of {name}",
                        )
                    elif place in w.refused:
                        w.refused.add(name)
                    elif place not in w.zones or w.zones[place].of != (PLAYER if owned else "game"):
                        whose = "of a player" if owned else "of the game"
                        self.wrong(
                            "wrong-type",
                            f"{article(name)} starts in a zone {whose}, and `{place}` is none",
                            start_node.keys[place],
                            "move it from there in the setup",
                        )
                    else:
                        start[place] = self.number(amount)
            w.pieces[name] = Piece(name, owned, start, places, span)
            self.claim(name, name, span, "a piece")
            self.claim(name, self.text(node.get("plural")) or plural_of(name), span, "a piece")

    def symbols(self) -> None:
        section = self.section("symbols")
        for name, node in section:
            self.words.symbols[name] = Symbol(name, self.text(node), node.span)
            self.claim(name, name, section.keys[name], "a symbol")
            self.claim(name, plural_of(name), section.keys[name], "a symbol")

    def layouts(self) -> None:
        section = self.section("layouts")
        for name, node in section:
            if not isinstance(node, Map):
                continue
            of = self.text(node.get("of"))
            rows_node = self.by_players(node.get("rows"))
            rows = [self.number(r) for r in rows_node.items] if isinstance(rows_node, Seq) else []
            layout = Layout(name, of, rows, self.text(node.get("filled")) == "shuffled", section.keys[name])
            if of not in self.words.kinds:
                self.wrong(
                    "unknown-name",
                    f"there is no kind `{of}`",
                    node.items["of"].span if "of" in node.items else section.keys[name],
                    meant(of, self.words.kinds),
                )
                continue
            elif not self.words.kinds[of].things:
                plural = self.words.kinds[of].plural
                self.wrong(
                    "missing-key",
                    f"there are no {plural} to lay out",
                    section.keys[name],
                    f"is the table `{plural}:` missing?",
                )
            elif sum(rows) != len(self.words.kinds[of].things):
                have = len(self.words.kinds[of].things)
                self.wrong(
                    "layout-size",
                    f"the rows have {sum(rows)} places, but there are {have} {self.words.kinds[of].plural}",
                    rows_node.span if rows_node else section.keys[name],
                    "rows may be a table by number of players",
                )
            else:
                layout.neighbours = bricks(rows)
            self.words.layouts[name] = layout

    def parameters(self) -> None:
        section = self.section("parameters")
        for name, node in section:
            value = self.by_players(node)
            flag = isinstance(value, Scalar) and isinstance(value.value, bool)
            self.words.parameters[name] = Parameter(name, self.number(value), flag, section.keys[name])
            self.claim(name, name, section.keys[name], "a parameter")

    def definitions(self) -> None:
        w = self.words
        section = self.section("define")
        for key, node in section:
            span = section.keys[key]
            tree = parser.parse(key, "definition", Scalar(key, span), self.problems)
            if tree is None:
                w.refused.update(key.split())
                continue
            names = [str(c) for c in tree.children]
            if tree.data == "adjective":
                of = names[0]
                if not w.members(of):
                    self.wrong(
                        "unknown-name",
                        f"there is no kind `{of}`",
                        word_in(key, of, span),
                        meant(of, [*w.kinds, *w.groups]),
                    )
                    w.refused.add(names[1])
                if names[1] in w.enum_values and any(k in w.members(of) for k, _ in w.enum_values[names[1]]):
                    self.wrong(
                        "name-twice", f"`{names[1]}` is already printed on {of}s", span, "take another adjective"
                    )
                d = Definition(names[1], of, True, node, span, key)
                for kind in w.members(of):
                    w.adjectives[(kind, names[1])] = d
            else:
                of = names[1] if tree.data == "quantity_of" else ""
                if of and not w.members(of):
                    self.wrong(
                        "unknown-name",
                        f"there is no kind `{of}`",
                        word_in(key, of, span),
                        meant(of, [*w.kinds, *w.groups]),
                    )
                    w.refused.add(names[0])
                    continue
                w.definitions[names[0]] = Definition(names[0], of, False, node, span, key)
                self.claim(names[0], names[0], span, "a definition")

    def rules(self) -> None:
        w = self.words
        for part in ("flow", "rules"):
            section = self.section(part)
            for key, node in section:
                span = section.keys[key]
                if len(w.rules) >= MOST_RULES:
                    self.wrong("too-many", f"a game has at most {MOST_RULES} rules", span)
                    return
                if not self.free(key.split(" ")[0], "a rule", span):
                    continue
                tree = parser.parse(key, "signature", Scalar(key, span), self.problems)
                if tree is None:
                    w.refused.add(key.split(" ")[0])
                    continue
                name = str(tree.children[0])
                params = ["" if c is None else str(c.children[0]) for c in tree.children[1:]]
                for noun in params:
                    if noun and not w.members(noun) and noun != "thing":
                        self.wrong(
                            "unknown-name",
                            f"there is no kind `{noun}`",
                            word_in(key, noun, span),
                            meant(noun, [*w.kinds, *w.groups]),
                        )
                        w.refused.add(name)
                if name in w.refused:
                    continue
                if name in w.rules:
                    self.wrong("name-twice", f"there are two rules called `{name}`", span, "rename one of them")
                w.rules[name] = Rule(name, params[0], params[1], node, span, key, part == "flow")
        for symbol in w.symbols.values():
            rule = w.rules.get(symbol.rule)
            if rule is None and symbol.rule not in w.refused:
                self.wrong(
                    "unknown-rule", f"there is no rule `{symbol.rule}`", symbol.span, meant(symbol.rule, w.rules)
                )
            elif rule is not None and (rule.object or rule.place):
                self.wrong(
                    "arguments",
                    f"`{rule.name}` needs {article(rule.object or rule.place)}, and a symbol has none to give",
                    symbol.span,
                    "name a rule that needs nothing",
                )

    def others(self) -> None:
        w = self.words
        w.setup, w.scoring, w.always = self.tree.get("setup"), self.tree.get("scoring"), self.tree.get("always")
        w.flow_span = self.tree.keys.get("flow")
        section = self.section("end")
        for name, node in section:
            if not isinstance(node, Map) or node.get("when") is None:
                self.wrong("missing-key", f"the end `{name}` needs `when:` and `after:`", section.keys[name])
                continue
            after = node.get("after")
            rounds = (
                -1 if self.text(after) == "now" else self.number(after.get("rounds")) if isinstance(after, Map) else 0
            )
            w.ends.append(Cause(name, node.items["when"], rounds, section.keys[name]))
        winner = self.tree.get("winner")
        w.winner = list(winner.items) if isinstance(winner, Seq) else [winner] if winner is not None else []
        for name, node in self.section("worths"):
            if isinstance(node, Map):
                for key in node.items:
                    known = [*w.counters, *w.symbols, *w.groups]
                    if self.base_form(key) not in known:
                        self.wrong(
                            "unknown-name", f"`{key}` is not something one gains", node.keys[key], meant(key, known)
                        )
                w.worths[name] = {self.base_form(k): self.number(v) for k, v in node}
                self.claim(name, name, self.section("worths").keys[name], "a worth")
        for name, node in self.section("checks"):
            w.checks[name] = (node, self.section("checks").keys[name])

        for section_name, hint in NEEDED.items():
            if self.tree.get(section_name) is None:
                self.wrong(
                    "missing-key", f"the game needs `{section_name}:`", self.tree.keys.get("game", self.tree.span), hint
                )

        self.room()

    def room(self) -> None:
        """The whole game is kept in one list of numbers, which is copied at every step of a search."""
        w = self.words

        def holders(of: str) -> int:
            return 1 if of == "game" else len(w.kinds[of].things)

        used: list[tuple[int, str, Span | None]] = [(holders(c.of), c.name, c.span) for c in w.counters.values()]
        for p in w.pieces.values():
            of = [w.zones[x].of if x in w.zones else x for x in p.places]
            used.append((sum(holders(x) for x in of) * self.players, p.name, p.span))
        for z in w.zones.values():
            held = sum(len(w.kinds[k].things) for k in z.holds)
            each = {"stack": held + 1, "row": z.size}.get(z.form, 1)
            used.append((len(z.owners) * each, z.name, z.span))
        if sum(n for n, _, _ in used) > MOST_ROOM:
            _, name, span = max(used, key=lambda u: u[0])
            self.wrong(
                "too-many",
                f"`{name}` needs more room than a whole game may take",
                span,
                "let fewer things hold it, or fewer lie in it",
            )

    def base_form(self, word: str) -> str:
        return self.words.forms.get(word, word)


def bricks(rows: list[int]) -> list[list[int]]:
    """Neighbours in rows laid like a brick wall, each row one shorter than the one before."""
    starts = [sum(rows[:r]) for r in range(len(rows))]
    at = {(r, c): starts[r] + c for r, width in enumerate(rows) for c in range(width)}
    around = ((0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1))
    return [[at[r + dr, c + dc] for dr, dc in around if (r + dr, c + dc) in at] for r, c in at]


def declare(tree: Map, players: int) -> tuple[Words, list[Problem]]:
    """The words of the game for this number of players, and what is wrong with them."""
    reader = Declarations(tree, players)
    return reader.read(), reader.problems
