"""Scenarios: tests of rules written as data: given a position, when these choices are made, then this holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace

from ..checking.course import rules_led_to
from ..diagnostics.problems import MessageRef, Mistakes, Problem, Refused, hinted, say
from ..diagnostics.records import mutable
from ..engine.machine import DeadEnd
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.rules import Rules, build
from ..lowering.layout import ENDING, PC
from ..lowering.stops import Loop
from ..lowering.work import Runaway
from ..packs.expansions import found as expansion_called
from ..packs.loading import load_again, load_checked, load_scenarios
from ..packs.names import did_you_mean
from ..packs.pack import Pack, player_counts, variant_problems
from ..packs.tree import Map, Node, Scalar, Seq
from ..plan.nodes import Expr, Return
from ..reading.names import meant
from .arranging import Arranging, Failed
from .outside_lines import NONE, Lines, is_test, items_of, only_entry, text_of
from .positions import Positions
from .taken import Taken
from .why import candidate, why_not

NAMES = ("ann", "ben", "cid", "dan", "eve", "fay")
#: options of a question that are named in a message
MOST_SHOWN = 8
#: nobody has won
NOBODY = "nobody"
FACTS = ("over", "ending", "winner", "round", "turn", "step", "hidden from", "shown to")


@mutable
class ScenarioResult:
    name: str
    file: str
    ok: bool
    message: MessageRef | None
    rules: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def first_said(problems: list[Problem]) -> MessageRef | None:
    return problems[0].message if problems else None


class Scenario:
    """One scenario being run."""

    def __init__(self, rules: Rules, node: Map):
        self.rules = rules
        self.node = node
        self.names = names_in(node, rules.players)
        #: how players are called who can be chosen
        self.called = {f"player_{seat + 1}": name for seat, name in enumerate(self.names)}
        #: what is being played, or the whole
        self.now: Node = node
        #: the position from which play goes on, and the last choice with the position it was made in: from there on
        #: what leaves no choice is done at once
        self.begun: list[int] | None = None
        self.last: tuple[list[int], int, int] | None = None
        self.taken = Taken()
        seed = node.get("seed")
        self.match: Match = rules.start(seed.value if isinstance(seed, Scalar) and isinstance(seed.value, int) else 1)

    def player(self, name: str, node: Node) -> int:
        if name not in self.names:
            raise Failed(
                say("nobody-called", name=name, hint=meant(name, self.names) or say("one-of", names=self.names)), node
            )
        return self.names.index(name)

    # ---- given
    def prepare(self) -> None:
        at = self.node.get("at")
        given = items_of(self.node.get("given"))
        if given or at is not None:
            self.leave_setup()
        for item in given:
            self.give(item)
            self.rules.machine.forget(self.match.state)
        if at is not None:
            self.go_to(text_of(at), at)
        self.begun = self.match.state[:]
        if given or at is not None:
            self.taken.begin(self.match)
            self.match.advance()
        self.answer_only()

    def answer_only(self) -> None:
        """Where there is one option it is taken: that it is asked at all only matters to others at a table."""
        while (only := self.match.only_answer()) is not None:
            self.taken.asked(only[0], next(pc for who, pc, _ in self.match.owed() if who == only[0]), only[1])
            self.match.pick(*only)

    def leave_setup(self) -> None:
        """The set-up's own decisions (a draft, say) are made by taking what stands first."""
        while self.match.round == 0 and not self.match.over:
            player, _, codes = self.match.owed()[0]
            self.match.pick(player, codes[0])

    def give(self, item: Node) -> None:
        entry = only_entry(item)
        if entry is not None and entry[0] in self.names:
            for body in items_of(entry[1]):
                self.do(body, self.names.index(entry[0]))
        elif isinstance(item, Map) and "board" in item.items:
            Positions(self.match, self.names).give(item)
        elif isinstance(item, Map) and "holds" in item.items:
            Arranging(self.match, self.names).arrange(item)
        else:
            self.do(item, None)

    def do(self, body: Node, player: int | None) -> None:
        try:
            Lines(self.match, self.names).do(body, player)
        except Impossible:
            raise Failed(say("cannot-be-given"), body) from None

    def go_to(self, text: str, node: Node) -> None:
        """`STEP of PLAYER`: the flow stands at that step in that player's turn; `scoring`: the end has come."""
        program, state = self.rules.machine.program, self.match.state
        step, _, name = text.partition(" of ")
        self.match.threads = None
        if step == "scoring" and not name:
            state[PC] = program.scoring_pc
            return
        player = self.player(name, node)
        found = [pc for path, pc, _ in program.flow_steps if path.split("/")[-1] == step]
        # what consists of steps begins with its first one, which was written last
        found = found or [pc for path, pc, _ in program.flow_steps if step in path.split("/")]
        if not found:
            known = sorted({path.split("/")[-1] for path, _, _ in program.flow_steps})
            raise Failed(say("no-step", name=step, hint=meant(step, known) or say("one-of", names=known)), node)
        whole = next(path for path, pc, _ in program.flow_steps if pc == found[-1])
        for part in whole.split("/"):
            rule = self.rules.words.rules.get(part)
            looped = {k for loop in program.loops.values() for k in self.kinds_of(loop.things)}
            if rule is not None and rule.flow and (rule.place or rule.object and rule.object not in looped):
                raise Failed(say("step-told-where", step=step, rule=rule.key), node)
        chosen: dict[str, int] = {}
        for order, loop in program.loops.items():
            if loop.acting < 0:
                continue
            state[loop.acting] = player
            turns = self.turns(loop)
            now = next(i for i, (_, owner) in enumerate(turns) if owner == player)
            if loop.things:
                state[loop.thing] = turns[now][0]
                chosen[self.rules.words.things[turns[now][0]].kind] = turns[now][0]
            later = 0
            for turn, _ in reversed(turns[now + 1 :]):
                later = later << loop.bits | turn + 1
            state[order] = later
        for slot, left in program.lowering.repeats.items():  # what is begun in the middle is in its first turn
            state[slot] = self.worked_out(left)
        for checked in program.game.rules.values():
            kept = program.layout.locals if checked.rule.flow else {}
            if checked.you in kept:
                state[kept[checked.you]] = player
            if checked.object is not None and checked.object in kept:
                state[kept[checked.object]] = chosen.get(checked.rule.object, -1)
        state[PC] = found[-1]

    def turns(self, loop: Loop) -> list[tuple[int, int]]:
        """Who or what has a turn, with its owner: by seat; everybody's first thing, then everybody's second."""
        if not loop.things:
            first = self.worked_out(loop.first) if loop.first is not None else 0
            return [(p, p) for p in (*range(first, self.rules.players), *range(first))]
        owners = [(i, self.rules.words.things[i].owner) for i in loop.things]
        nth = {i: [o for _, o in owners[:n]].count(owner) for n, (i, owner) in enumerate(owners)}
        return sorted(owners, key=lambda turn: (nth[turn[0]], turn[1]))

    def worked_out(self, code: Expr) -> int:
        """A number of the program as the game stands now."""
        found: int = Lines(self.match).compiled([Return(code)])(self.match.state)
        return found

    def kinds_of(self, things: tuple[int, ...]) -> set[str]:
        return {self.rules.words.things[i].kind for i in things}

    # ---- play
    def play(self) -> None:
        for item in items_of(self.node.get("play")):
            self.now = item
            self.play_item(item)
        self.now = self.node

    def play_item(self, item: Node) -> None:
        if not isinstance(item, Map):
            raise Failed(say("play-names-player", code="ann: option"), item)
        if "not offered" in item.items:
            self.not_offered(item)
        elif "offered" in item.items or "only offered" in item.items:
            self.offered(item)
        elif "given" in item.items:
            for given in items_of(item.get("given")):
                self.give(given)
            self.last, self.begun = None, self.match.state[:]
            if self.match.threads is None:
                self.match.advance()
            self.answer_only()
        elif "then" in item.items:
            self.expect(items_of(item.get("then")))
        elif "play on until" in item.items:
            self.play_on(text_of(item.get("play on until")), item)
        else:
            for name, options in item:
                player = self.player(name, item)
                for option in items_of(options):
                    self.pick(player, text_of(option), option)

    def option_id(self, pc: int, code: int) -> str:
        """The id of an option; a player is called as everywhere in a scenario."""
        id = self.rules.option_id(pc, code)
        return self.called.get(id, id)

    def owed_by(self, player: int, node: Node) -> tuple[int, list[int]]:
        for who, pc, codes in self.match.owed():
            if who == player:
                return pc, codes
        turn = say("turn-of", who=self.waiting()) if self.match.owed() else say("game-over")
        raise Failed(say("nothing-to-decide-but", who=self.names[player], hint=turn), node)

    def waiting(self) -> str:
        """Who is asked now, where, and what can be answered."""
        program, told = self.rules.machine.program, []
        for who, pc, codes in self.match.owed():
            options = [self.option_id(pc, code) for code in codes[:MOST_SHOWN]]
            more = ", ..." if len(codes) > MOST_SHOWN else ""
            told.append(f"{self.names[who]} ({program.choices[pc].path}: {', '.join(options)}{more})")
        return ", ".join(told)

    def pick(self, player: int, option: str, node: Node) -> None:
        try:
            self.choose(player, option, node)
        except Failed:
            if (player, option) in [(who, self.option_id(pc, code)) for who, pc, code in self.taken.options()]:
                raise Failed(say("taken-by-itself", option=option), node) from None
            raise

    def choose(self, player: int, option: str, node: Node) -> None:
        pc, codes = self.owed_by(player, node)
        code = next((code for code in codes if self.option_id(pc, code) == option), None)
        if code is None:
            offered, path = [self.option_id(pc, c) for c in codes], self.rules.machine.program.choices[pc].path
            raise Failed(say("not-offered-to", option=option, who=self.names[player], place=path, names=offered), node)
        self.last = self.match.state[:], pc, code
        self.taken.begin(self.match, (player, code))
        self.match.pick(player, code)
        self.answer_only()

    def asked(self, item: Map) -> int:
        who = item.get("to")
        if who is not None:
            return self.player(text_of(who), who)
        owed = self.match.owed()
        if not owed:
            raise Failed(say("game-over"), item)
        return owed[0][0]

    def not_offered(self, item: Map) -> None:
        player = self.asked(item)
        for option in items_of(item.get("not offered")):
            name = text_of(option)
            id = next((id for id, called in self.called.items() if called == name), name)
            pc, codes = self.owed_by(player, item)
            if candidate(self.match, pc, id) in codes:
                raise Failed(say("offered-though", option=name), item)
            because = item.get("because")
            if because is not None:
                reasons = why_not(self.match, player, id)
                if not any(text_of(because) in r.text for r in reasons):
                    texts = "; ".join(r.text for r in reasons)
                    raise Failed(say("other-reason", option=name, reasons=texts), item)

    def offered(self, item: Map) -> None:
        pc, codes = self.owed_by(self.asked(item), item)
        there = [self.option_id(pc, c) for c in codes]
        wanted = [text_of(n) for n in items_of(item.get("offered") or item.get("only offered"))]
        for name in wanted:
            if name not in there:
                raise Failed(say("not-offered", option=name, names=there), item)
        if "only offered" in item.items and sorted(there) != sorted(wanted):
            raise Failed(say("offered-are", names=there), item)

    def play_on(self, until: str, node: Node) -> None:
        """Everybody declines or takes the last option, until the game is over or a player must decide at a step."""
        step, _, name = until.partition(" of ")
        program = self.rules.machine.program
        rule = program.game.rules.get(step)
        within = {step} | (rules_led_to(program.lowering.analysis, [rule.body]) if rule is not None else set())
        limit = 20000
        self.last = self.begun = None
        while not self.match.over:
            player, pc, codes = self.match.owed()[0]
            path = program.choices[pc].path
            there = not within.isdisjoint(path.replace(".", "/").split("/"))
            if name and there and self.names[player] == name and self.turn_of(step) in (None, player):
                return
            self.match.pick(player, codes[-1])
            self.answer_only()
            limit -= 1
            if not limit:
                raise Failed(say("never-reached"), node)
        if name:
            raise Failed(say("ended-before"), node)

    def turn_of(self, step: str) -> int | None:
        """Who does the rule that is a step now, as far as that is kept: somebody else may decide in their turn."""
        rule = self.rules.machine.program.game.rules.get(step)
        slot = self.rules.layout.locals.get(rule.you, -1) if rule is not None else -1
        return self.match.state[slot] if slot >= 0 and self.match.threads is None else None

    # ---- then
    def expect(self, items: Iterable[Node]) -> None:
        for item in items:
            if isinstance(item, Scalar):
                self.condition(item, None)
                continue
            if not isinstance(item, Map):
                raise Failed(say("what-belongs", what=say("what-condition")), item)
            if "board" in item.items:
                Positions(self.match, self.names).expect(item)
                continue
            for key, value in item:
                if key in self.names:
                    for cond in items_of(value):
                        self.condition(cond, self.names.index(key))
                else:
                    self.fact(key, value, item)

    def condition(self, node: Node, player: int | None) -> None:
        if not Lines(self.match, self.names).holds(node, player):
            said = say("does-not-hold-check", name=text_of(node))
            if player is not None:
                said = say("does-not-hold-for", name=text_of(node), who=self.names[player])
            really = Lines(self.match, self.names).really(node, player)
            said = hinted(said, say("is-really", name=really[0], value=really[1])) if really is not None else said
            raise Failed(
                hinted(said, say("turn-of", who=self.waiting()) if not self.match.over else say("game-over")), node
            )

    def sees(self, player: int, hidden: bool, things: Iterable[Node]) -> None:
        """Whether each thing lies where the player cannot look."""
        unseen = self.rules.sight.unseen(self.match.state, player)
        for node in things:
            name = text_of(node)
            if name not in self.rules.words.thing_names:
                raise Failed(hinted(say("nothing-called", name=name), meant(name, self.rules.words.thing_names)), node)
            if unseen[self.rules.words.thing_names[name]] != hidden:
                who = self.names[player]
                raise Failed(
                    say("shown-to", name=name, who=who) if hidden else say("hidden-from", name=name, who=who), node
                )

    def fact(self, key: str, value: Node, item: Node) -> None:
        """over, ending, winner, round, turn, step, hidden from, shown to: what no expression of the game says."""
        for words, hidden in (("hidden from ", True), ("shown to ", False)):
            if key.startswith(words):
                self.sees(self.player(key.removeprefix(words), item), hidden, items_of(value))
                return
        wanted = value.value if isinstance(value, Scalar) else None
        match = self.match
        if key == "over":
            found: object = match.over
        elif key == "ending":
            found = match.end_cause() if match.state[ENDING] else NONE
        elif key == "winner":
            names = [self.names[seat] for seat in match.winners()] or [NOBODY] if match.over else [NONE]
            found, wanted = " and ".join(names), " and ".join(map(text_of, items_of(value)))
        elif key == "round":
            found = match.round
        elif key == "turn":
            found = self.names[match.owed()[0][0]] if match.owed() else NONE
        elif key == "step":
            found = self.rules.machine.program.choices[match.owed()[0][1]].path if match.owed() else NONE
        else:
            raise Failed(say("no-fact", key=key, names=FACTS), item)
        if found != wanted:
            raise Failed(say("is-instead", key=key, found=str(found), wanted=str(wanted)), item)


#: what ends a scenario before its end
ENDS = (Failed, Mistakes, Refused, DeadEnd, Runaway, Impossible)


def run_scenario(rules: Rules, name: str, node: Map) -> ScenarioResult:
    ids = [text_of(n) for n in items_of(node.get("rules"))]
    result = ScenarioResult(name, node.span.file, True, None, ids)
    scenario = None
    try:
        scenario = Scenario(rules, node)
        scenario.prepare()
        scenario.play()
        scenario.expect(items_of(node.get("then")))
        if not is_test(node):
            raise Failed(say("scenario-tests-nothing"), node)
    except ENDS as e:
        place = scenario.now if scenario is not None else node
        result.ok, (result.message, result.problems) = False, told_of(e, name, place, node)
    return result


def told_of(e: Exception, name: str, now: Node, node: Map) -> tuple[MessageRef | None, list[Problem]]:
    """Why a scenario has ended before its end, and the same with its place in the file."""
    if isinstance(e, Mistakes):
        return first_said(e.problems), e.problems
    if isinstance(e, Failed):
        said, now = e.said, e.node if e.node is not None else node
    else:
        said = e.said if isinstance(e, Refused) else say("step-impossible")
    return said, [Problem("scenario-fails", say("scenario-fails", name=name, why=said), now.span)]


def names_in(node: Map, players: int) -> list[str]:
    """What players are called in a scenario, by seat."""
    named = node.get("players")
    return [text_of(n) for n in named.items] if isinstance(named, Seq) else list(NAMES[:players])


def configuration(node: Map) -> tuple[int | None, tuple[str, ...], tuple[str, ...]]:
    players = node.get("players")
    count = len(players.items) if isinstance(players, Seq) else players.value if isinstance(players, Scalar) else None
    return (
        count if isinstance(count, int) else None,
        tuple(text_of(n) for n in items_of(node.get("with"))),
        tuple(text_of(n) for n in items_of(node.get("variants"))),
    )


def run_scenarios(game: str | Pack, only: str | None = None) -> list[ScenarioResult]:
    """Runs the scenarios of a pack; rules are built once for each number of players, expansions and variants."""
    pack = game if isinstance(game, Pack) else load_checked(game)
    if pack.problems:
        raise Mistakes(pack.problems)
    found = load_scenarios(pack)
    if pack.problems:
        raise Mistakes(pack.problems)
    built: dict[object, Rules | list[Problem]] = {}
    results = []
    for name, node in found.items():
        if only is not None and only != name and only not in [text_of(n) for n in items_of(node.get("rules"))]:
            continue
        key = configuration(node)
        if key not in built:
            built[key] = unknown_overlays(pack, node) or prepare_rules(pack, *key)
        rules = built[key]
        if isinstance(rules, list):
            results.append(ScenarioResult(name, node.span.file, False, first_said(rules), problems=rules))
        else:
            results.append(run_scenario(rules, name, node))
            unknown = unknown_rules(rules.pack, pack.rulebook, node)
            if unknown:
                results[-1].ok, results[-1].message, results[-1].problems = False, first_said(unknown), unknown
    return results


def unknown_overlays(pack: Pack, node: Map) -> list[Problem]:
    """Names under `with:` and `variants:` that stand for nothing, each where it stands."""
    found: list[Problem] = []
    for name in items_of(node.get("with")):
        if text_of(name) not in pack.folders:
            meant = expansion_called(text_of(name), pack.expansions, pack.folder)
            found += [replace(meant, span=name.span)] if isinstance(meant, Problem) else []
    named = items_of(node.get("variants"))
    if named and not found:
        _, expansions, _ = configuration(node)
        overlaid = load_again(pack, expansions) if {*expansions} != {*pack.applied_expansions} else pack
        for name in named:
            found += [replace(problem, span=name.span) for problem in variant_problems(overlaid.tree, text_of(name))]
    return found


def unknown_rules(pack: Pack, book: Map | None, node: Map) -> list[Problem]:
    """Names under `rules:` that neither the rulebook nor the game has; without a rulebook they are not looked up."""
    if book is None:
        return []
    sections = [book, *(part for part in pack.tree.items.values() if isinstance(part, Map))]
    wrong = [n for n in items_of(node.get("rules")) if not any(text_of(n) in part.items for part in sections)]
    known = dict.fromkeys(key for part in sections for key in part.items) if wrong else ()
    return [
        Problem("unknown-name", say("no-such-rule", name=text_of(n)), n.span, did_you_mean(text_of(n), known))
        for n in wrong
    ]


def prepare_rules(
    pack: Pack, players: int | None, expansions: tuple[str, ...], variants: tuple[str, ...]
) -> Rules | list[Problem]:
    with_overlays = load_again(pack, expansions, variants) if expansions or variants else pack
    counts = player_counts(with_overlays)
    number = players if players is not None else counts[-1]
    if number not in counts:
        return [Problem("scenario-fails", say("not-for-players", n=number), None)]
    rules, problems = build(with_overlays, number)
    if rules is None or problems:
        return problems
    return rules
