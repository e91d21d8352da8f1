"""How many ways there are to play the next turns, counted in whole turns, however many questions a turn has.

Everything is gone through: also what is not asked because there is only one way. Routes of one turn that lead to the
same position are one way. Where chance, something hidden or a secret decision plays a part, nothing can be counted.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from pathlib import Path

from ..diagnostics.problems import Mistakes, Refused, hinted, say
from ..engine.rules import Rules
from ..lowering.layout import CHANCE, PC
from ..lowering.stops import OTHERWISE
from ..lowering.work import MOST_WORK, Runaway, endless
from ..packs.loading import load_scenarios
from ..packs.names import did_you_mean
from ..packs.pack import Pack
from ..packs.tree import Map
from .scenarios import ENDS, Scenario, configuration, prepare_rules, told_of

State = list[int]
Key = tuple[int, ...]
#: what was chosen in a turn: choices and options
Route = tuple[tuple[int, int], ...]


class Counting:
    def __init__(self, rules: Rules):
        self.rules, self.machine = rules, rules.machine
        #: by position and how many turns are still to be played, how many ways there are
        self.known: dict[tuple[Key, int], int] = {}
        program = self.machine.program
        #: by step in which a turn begins, where it leads if there is none left
        self.heads = {pc: then for pc, then in map(self.begins, range(len(self.machine.steps))) if then is not None}
        turning = {slot for loop in program.loops.values() for slot in (loop.acting, loop.thing)}
        flow = [rule for rule in program.game.rules.values() if rule.rule.flow]
        told = [local for rule in flow for local in (rule.you, rule.object, rule.place) if local is not None]
        #: what was chosen on the way to a position is no part of it
        passing = {*program.layout.locals.values()} - turning - {*map(program.layout.slot, told)}
        remembered = {i for first, last in self.machine.kept for i in range(first, last)}
        lasting = [slot for slot in range(program.size) if slot not in passing | remembered]
        #: what a position consists of
        self.key: Callable[[State], Key] = itemgetter(*lasting)
        #: what places of boards are called among themselves
        self.places = rules.words.coordinates()

    def begins(self, pc: int) -> tuple[int, int | None]:
        """A step, and where it leads if no turn is left, where one would begin in it, also as a part of it."""
        lowering, at = self.machine.program.lowering, pc
        while at not in lowering.turn_heads and at in lowering.taken_over:
            at = lowering.taken_over[at]
        return pc, lowering.turn_heads.get(at)

    def ways(self, state: State, turns: int) -> int:
        """How many ways there are to play so many turns from the beginning of one."""
        if not turns:
            return 1
        key = self.key(state), turns
        found = self.known.get(key)
        if found is None:
            ends = self.turn(state)
            found = len(ends) if turns == 1 else sum([self.ways(after, turns - 1) for after, _ in ends.values()])
            self.known[key] = found
        return found

    def divided(self, state: State, turns: int) -> dict[str, int]:
        """By what is done in the first turn, how many ways go on from there."""
        ends = [*self.turn(state).values()]
        names = [self.name(route) for _, route in ends]
        full = [" ".join(self.rules.option_id(pc, code) for pc, code in route) for _, route in ends]
        names = [whole if names.count(name) > 1 else name for name, whole in zip(names, full, strict=True)]
        return {name: self.ways(after, turns - 1) for name, (after, _) in zip(names, ends, strict=True)}

    def name(self, route: Route) -> str:
        """What is chosen, places of a board one behind the other: `e2e4`. That nothing else is possible is only said
        where it is all there is to say."""
        chosen = [(pc, code) for pc, code in route if code != OTHERWISE] or [*route]
        text, before = "", False
        for pc, code in chosen:
            name = self.rules.option_id(pc, code)
            at = self.places.get(name, name)
            text += at if not text or before and name in self.places else f" {at}"
            before = name in self.places
        return text

    def turn(self, state: State) -> dict[Key, tuple[State, Route]]:
        """The positions in which a turn can end, each once, with a way that leads there."""
        machine, heads, chance, key = self.machine, self.heads, state[CHANCE], self.key
        steps, options, applied, weights = machine.steps, machine.options, machine.apply, machine.weights
        found: dict[Key, tuple[State, Route]] = {}
        # a position on the way, how it was come to, and whether more was done than what is done if nothing is possible
        waiting: list[tuple[State, Route, bool]] = [(state[:], (), False)]
        while waiting:
            state, route, able = waiting.pop()
            machine.work.renew()
            meter, begun = MOST_WORK, False
            pc = before = state[PC]
            while pc and not begun and (step := steps[pc]) is not None:
                before, pc = pc, step(state)
                begun = before in heads and pc != heads[before]  # the next turn
                meter -= weights[before]
                if meter < 0:
                    raise Runaway(endless(machine.place_of(before)))
            if state[CHANCE] != chance:
                raise Refused(say("count-chance", where=str(machine.place_of(before)[0])))
            state[PC] = pc
            if begun or not pc:
                if begun or able:  # who can do nothing, and so ends the game, has no way to go on
                    found.setdefault(key(state), (state, route))
                continue
            listed, apply = options[pc], applied[pc]
            if listed is None or apply is None:
                raise Refused(say("count-secret"))
            for code in reversed(listed(state)):
                copy = state[:]
                copy[PC] = apply(copy, code)
                waiting.append((copy, (*route, (pc, code)), able or code != OTHERWISE))
        return found

    def on(self, state: State, only: bool = False) -> State:
        """The position in which the next turn begins, or the first decision before that. `only`: decisions with one
        option are passed over."""
        machine = self.machine
        while pc := state[PC]:
            machine.work.renew()
            step, listed, apply = machine.steps[pc], machine.options[pc], machine.apply[pc]
            if step is not None:
                state[PC] = step(state)
                if pc in self.heads and state[PC] != self.heads[pc]:
                    break
            elif listed is None or apply is None:
                raise Refused(say("count-secret"))
            elif not only or len(codes := listed(state)) != 1:
                break
            else:
                state[PC] = apply(state, codes[0])
        return state


def counted_from(rules: Rules, scenario: str = "") -> tuple[Rules, State]:
    """Where the counting begins: the first turn of a game, or where a scenario leads when it has been played. What
    leaves no choice there is not done yet: it is a way, too.

    `scenario`: the name of one of the game's, or FILE:NAME; FILE alone, if only one stands in it.
    """
    if not scenario:
        refuse_hidden(rules)
        return rules, Counting(rules).on(rules.machine.fresh(1), only=True)
    name, node = chosen(rules.pack, scenario)
    built = prepare_rules(rules.pack, *configuration(node))
    if isinstance(built, list):
        raise Mistakes(built)
    refuse_hidden(built)
    played = None
    try:
        played = Scenario(built, node)
        played.prepare()
        played.play()
    except ENDS as e:
        raise Mistakes(told_of(e, name, played.now if played is not None else node, node)[1]) from None
    if played.last is None:
        return built, played.begun if played.begun is not None else played.match.state
    state, pc, code = played.last
    apply = built.machine.apply[pc]
    if apply is None:
        raise Refused(say("count-secret"))
    state[PC] = apply(state, code)
    return built, Counting(built).on(state)


def refuse_hidden(rules: Rules) -> None:
    hidden = [zone.name for zone in rules.words.zones.values() if zone.seen_by != "all" and zone.holds]
    if hidden:
        raise Refused(say("count-hidden", zone=hidden[0]))


def chosen(pack: Pack, scenario: str) -> tuple[str, Map]:
    """The scenario that is meant, with its name."""
    file, _, name = scenario.rpartition(":") if ".yaml:" in scenario else (scenario, "", "")
    known = load_scenarios(pack, Path(file) if file.endswith(".yaml") else None)
    if pack.problems:
        raise Mistakes(pack.problems)
    if not name and file.endswith(".yaml"):
        if len(known) != 1:
            raise Refused(say("which-scenario", file=file, names=list(known)))
        return next(iter(known.items()))
    name = name or scenario
    if name not in known:
        raise Refused(hinted(say("no-scenario", name=name), did_you_mean(name, known)))
    return name, known[name]
