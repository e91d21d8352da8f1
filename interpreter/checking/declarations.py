"""From the merged tree of a pack to its words, for one number of players."""

from __future__ import annotations

from ..diagnostics.problems import Problem, Span, say
from ..model.vocabulary import (
    PLAYER,
    Cause,
    Counter,
    Definition,
    Group,
    Kind,
    Layout,
    Parameter,
    Rule,
    Symbol,
    Vocabulary,
    plural_of,
)
from ..packs.provenance import OTHERS, SOURCE
from ..packs.tree import Map, Node, Scalar, Seq, follow
from ..syntax import parser
from .names import meant
from .placing import Placing

MOST_RULES = 1000
#: without these a game cannot be played to its end
NEEDED = {
    "flow": say("write", code="flow: {round: {as each player: turn}}"),
    "end": say("write-end", code="end: {CAUSE: {when: ..., after: {rounds: 0}}}"),
    "winner": say("write-winner", code="winner: [most ...]"),
}


def word_in(text: str, word: str, span: Span) -> Span:
    """The place of a word of a key."""
    at = f" {text} ".find(f" {word} ")
    return span.at(at, len(word)) if at >= 0 else span


class Declarations(Placing):
    """Reads declarations section by section; problems are collected, never raised."""

    # ---- sections
    def read(self) -> Vocabulary:
        for step in (
            self.kinds,
            self.groups,
            self.counters,
            self.tables,
            self.stocks,
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
            self.claim(name, name, span, say("what-group"))
            self.claim(name, plural_of(name), span, say("what-group"))

    def group_members(self) -> None:
        w = self.words
        for name, node in self.section("groups"):
            known = w.kinds if w.groups[name].kinds else {**w.counters, **w.pieces}
            what = say("what-kind") if w.groups[name].kinds else say("what-counter-or-piece")
            for member, span in self.strings(node):
                if member not in known:
                    self.wrong("unknown-name", say("is-not", name=member, what=what), span, meant(member, known))
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
                    say("no-kind", name=of),
                    node.items["of"].span,
                    meant(of, ["game", *self.words.kinds]),
                )
                self.words.refused.add(name)
                of = PLAYER
            counter = Counter(name, of or "game", self.by_seat(start), section.keys[name])
            if isinstance(node, Map):
                counter.below_zero = bool(self.number(node.get("below zero")))
                counter.stock = self.number(node.get("stock")) if node.get("stock") is not None else None
            self.words.counters[name] = counter
            self.claim(name, name, section.keys[name], say("what-counter"))
            plural = self.text(node.get("plural")) if isinstance(node, Map) else ""
            self.claim(name, plural or plural_of(name), section.keys[name], say("what-counter"))

    def stocks(self) -> None:
        """What is given out at the start comes from the stock, so it must be there."""
        for name, counter in self.words.counters.items():
            if counter.stock is None:
                continue
            node = follow(self.tree, f"counters.{name}.stock")
            span = node.span if node is not None else counter.span
            holders = {"game": 1, PLAYER: self.players}.get(counter.of, 0) or len(self.words.kinds[counter.of].things)
            given = sum(counter.start) if counter.of == PLAYER else counter.start[0] * holders
            if counter.below_zero:
                self.wrong("wrong-value", say("stock-below-zero", counter=name), span)
            elif given > counter.stock:
                message = say("stock-too-small", counter=name, n=given, most=counter.stock)
                self.wrong("wrong-value", message, span, say("write", code=f"stock: {given}"))

    def by_seat(self, node: Node | None) -> list[int]:
        if isinstance(node, Map) and "first player" in node.items:
            rest = self.number(node.get("others"))
            return [self.number(node.get("first player"))] + [rest] * (self.players - 1)
        return [self.number(node)] * self.players

    def symbols(self) -> None:
        section = self.section("symbols")
        for name, node in section:
            self.words.symbols[name] = Symbol(name, self.text(node), node.span)
            self.claim(name, name, section.keys[name], say("what-symbol"))
            self.claim(name, plural_of(name), section.keys[name], say("what-symbol"))

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
                    say("no-kind", name=of),
                    node.items["of"].span if "of" in node.items else section.keys[name],
                    meant(of, self.words.kinds),
                )
                continue
            elif not self.words.kinds[of].things:
                plural = self.words.kinds[of].plural
                self.wrong(
                    "missing-key",
                    say("nothing-to-lay-out", kinds=plural),
                    section.keys[name],
                    say("table-missing", name=plural),
                )
            elif "linked by" in node.items:
                layout.printed = True
                layout.neighbours = self.links(self.words.kinds[of], node.items["linked by"])
            elif sum(rows) != len(self.words.kinds[of].things):
                have = len(self.words.kinds[of].things)
                self.wrong(
                    "layout-size",
                    say("layout-size", places=sum(rows), have=have, kinds=self.words.kinds[of].plural),
                    rows_node.span if rows_node else section.keys[name],
                    say("rows-by-players"),
                )
            else:
                layout.neighbours = bricks(rows)
            self.words.layouts[name] = layout

    def links(self, kind: Kind, node: Node) -> list[list[int]]:
        """Who is next to whom, as printed: a list of each thing's neighbours, or a kind that lists those it joins."""
        w, name = self.words, self.text(node)
        base = kind.base
        around: list[dict[int, None]] = [{} for _ in kind.things]
        sort = kind.properties.get(name)
        joins = w.kinds.get(w.forms.get(name, name))
        joined = joins.properties.items() if joins is not None else ()
        column = next((p for p, s in joined if s.sort == "list" and s.kind == kind.name), "")
        if sort is not None and sort.sort == "list" and sort.kind == kind.name:
            pairs = [(t.index, other) for t in kind.things for other in t.lists.get(name, ())]
        elif joins is not None and column:
            pairs = [(a, b) for t in joins.things for a in t.lists.get(column, ()) for b in t.lists[column] if a < b]
        else:
            known = [p for p, s in kind.properties.items() if s.sort == "list" and s.kind == kind.name]
            self.wrong(
                "unknown-name",
                say("layout-next-to", name=name, kinds=kind.plural),
                node.span,
                meant(name, known) or say("layout-next-to-hint", kind=kind.name, code=f"list of {kind.name}"),
            )
            return [[] for _ in kind.things]
        for a, b in pairs:
            if a != b:
                around[a - base][b] = around[b - base][a] = None
        return [sorted(i - base for i in found) for found in around]

    def parameters(self) -> None:
        section = self.section("parameters")
        w = self.words
        for key, node in section:
            if key == SOURCE:
                continue
            span, value = section.keys[key], self.by_players(node)
            flag = isinstance(value, Scalar) and isinstance(value.value, bool)
            written = isinstance(value, Scalar) and isinstance(value.value, str)
            name, _, of = key.partition(" ")
            if of:  # a word more than a name: what it is said of
                tree = parser.parse(key, "definition", Scalar(key, span), self.problems)
                of = str(tree.children[1]) if tree is not None and tree.data == "quantity_of" else ""
                if not of or not w.members(of):
                    w.refused.add(name)
                    if tree is not None:
                        hint = meant(of, [*w.kinds, *w.groups]) or say("write", code=f"{name} of a KIND")
                        self.wrong("unknown-name", say("no-kind", name=of or key), span, hint)
                    continue
            number = 0 if written else self.number(value)
            w.parameters[name] = Parameter(name, number, flag, span, of, value if of else None)
            self.claim(name, name, span, say("what-parameter"))
        by_name = section.get(SOURCE)
        for name, span in by_name.keys.items() if isinstance(by_name, Map) else ():
            if name not in w.parameters and name not in w.refused and name != OTHERS:
                known = meant(name, w.parameters)
                self.wrong("unknown-name", say("nothing-called", name=name), span, known)

    def definitions(self) -> None:
        w = self.words
        section = self.section("define")
        for key, node in section:
            span = section.keys[key]
            said = key.split(" ")
            name = said[-1] if len(said) == 4 and said[2] == "is" else said[0]
            if name not in ("a", "an") and not self.free(name, say("what-definition"), word_in(key, name, span)):
                w.refused.add(name)
                continue
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
                        say("no-kind", name=of),
                        word_in(key, of, span),
                        meant(of, [*w.kinds, *w.groups]),
                    )
                    w.refused.add(names[1])
                if names[1] in w.enum_values and any(k in w.members(of) for k, _ in w.enum_values[names[1]]):
                    self.wrong(
                        "name-twice", say("already-printed", name=names[1], kind=of), span, say("other-adjective")
                    )
                d = Definition(names[1], of, True, node, span, key)
                for kind in w.members(of):
                    w.adjectives[(kind, names[1])] = d
            else:
                of = names[1] if tree.data == "quantity_of" else ""
                if of and not w.members(of):
                    self.wrong(
                        "unknown-name",
                        say("no-kind", name=of),
                        word_in(key, of, span),
                        meant(of, [*w.kinds, *w.groups]),
                    )
                    w.refused.add(names[0])
                    continue
                w.definitions[names[0]] = Definition(names[0], of, False, node, span, key)
                self.claim(names[0], names[0], span, say("what-definition"))

    def rules(self) -> None:
        w = self.words
        for part in ("flow", "rules"):
            section = self.section(part)
            for key, node in section:
                span = section.keys[key]
                if len(w.rules) >= MOST_RULES:
                    self.wrong("too-many", say("too-many-rules", most=MOST_RULES), span)
                    return
                if not self.free(key.split(" ")[0], say("what-rule"), span):
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
                            say("no-kind", name=noun),
                            word_in(key, noun, span),
                            meant(noun, [*w.kinds, *w.groups]),
                        )
                        w.refused.add(name)
                if name in w.refused:
                    continue
                if name in w.rules:
                    self.wrong("name-twice", say("two-rules", name=name), span, say("rename-one"))
                w.rules[name] = Rule(name, params[0], params[1], node, span, key, part == "flow")
        for symbol in w.symbols.values():
            rule = w.rules.get(symbol.rule)
            if rule is None and symbol.rule not in w.refused:
                self.wrong("unknown-rule", say("no-rule", name=symbol.rule), symbol.span, meant(symbol.rule, w.rules))
            elif rule is not None and (rule.object or rule.place):
                self.wrong(
                    "arguments",
                    say("symbol-gives-nothing", rule=rule.name, noun=rule.object or rule.place),
                    symbol.span,
                    say("rule-that-needs-nothing"),
                )

    def others(self) -> None:
        w = self.words
        w.setup, w.scoring, w.always = self.tree.get("setup"), self.tree.get("scoring"), self.tree.get("always")
        w.flow_span = self.tree.keys.get("flow")
        section = self.section("end")
        for name, node in section:
            if not isinstance(node, Map) or node.get("when") is None:
                self.wrong("missing-key", say("end-needs", name=name), section.keys[name])
                continue
            after = node.get("after")
            rounds = (
                -1 if self.text(after) == "now" else self.number(after.get("rounds")) if isinstance(after, Map) else 0
            )
            w.ends.append(Cause(name, node.items["when"], rounds, section.keys[name]))
        winner = self.tree.get("winner")
        w.winner = list(winner.items) if isinstance(winner, Seq) else [winner] if winner is not None else []
        priced = {p.kind for kind in w.kinds.values() for p in kind.properties.values() if p.sort == "amounts"}
        known = [*w.counters, *w.symbols, *w.groups, *(t.entry for t in w.things if t.kind in priced)]
        for name, node in self.section("worths"):
            if isinstance(node, Map):
                for key in node.items:
                    if self.base_form(key) not in known:
                        self.wrong(
                            "unknown-name",
                            say("is-not", name=key, what=say("what-gained")),
                            node.keys[key],
                            meant(key, known),
                        )
                w.worths[name] = {self.base_form(k): self.number(v) for k, v in node}
                self.claim(name, name, self.section("worths").keys[name], say("what-worth"))
        for name, node in self.section("estimate"):
            w.estimate[name] = (node, self.section("estimate").keys[name])
        for name, node in self.section("checks"):
            w.checks[name] = (node, self.section("checks").keys[name])

        for section_name, hint in NEEDED.items():
            if self.tree.get(section_name) is None:
                self.wrong(
                    "missing-key", say("game-needs", key=section_name), self.tree.keys.get("game", self.tree.span), hint
                )

        self.room()

    def base_form(self, word: str) -> str:
        return self.words.forms.get(word, word)


def bricks(rows: list[int]) -> list[list[int]]:
    """Neighbours in rows laid like a brick wall, each row one shorter than the one before."""
    starts = [sum(rows[:r]) for r in range(len(rows))]
    at = {(r, c): starts[r] + c for r, width in enumerate(rows) for c in range(width)}
    around = ((0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1))
    return [[at[r + dr, c + dc] for dr, dc in around if (r + dr, c + dc) in at] for r, c in at]


def declare(tree: Map, players: int) -> tuple[Vocabulary, list[Problem]]:
    """The words of the game for this number of players, and what is wrong with them."""
    reader = Declarations(tree, players)
    return reader.read(), reader.problems
