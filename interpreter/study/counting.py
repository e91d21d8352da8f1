"""How many ways there are to play the next turns, counted in whole turns, however many questions a turn has.

Everything is gone through: also what is not asked because there is only one way. Routes of one turn that lead to the
same position are one way. Where chance, something hidden or a secret decision plays a part, nothing can be counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..diagnostics.problems import Mistakes, Refused, hinted, say
from ..engine.rules import Rules
from ..lowering.layout import CHANCE, PC
from ..lowering.stops import OTHERWISE
from ..packs.loading import load_scenarios
from ..packs.names import did_you_mean
from ..packs.pack import Pack
from ..packs.tree import Map
from .scenarios import ENDS, Scenario, configuration, prepare_rules, told_of

State = list[int]
Key = tuple[int, ...]


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
        self.lasting = [slot for slot in range(program.size) if slot not in passing | remembered]

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
        if key not in self.known:
            self.known[key] = sum(self.ways(after, turns - 1) for after, _ in self.turn(state))
        return self.known[key]

    def divided(self, state: State, turns: int) -> dict[str, int]:
        """By what is done in the first turn, how many ways go on from there."""
        return {" ".join(route): self.ways(after, turns - 1) for after, route in self.turn(state)}

    def turn(self, state: State) -> list[tuple[State, tuple[str, ...]]]:
        """The positions in which a turn can end, each once, with a way that leads there."""
        found: dict[Key, tuple[State, tuple[str, ...]]] = {}
        for after, route in self.ends(state[:], (), False):
            found.setdefault(self.key(after), (after, route))
        return [*found.values()]

    def ends(self, state: State, route: tuple[str, ...], able: bool) -> Iterator[tuple[State, tuple[str, ...]]]:
        """`able`: something else was done than what is done when nothing is possible."""
        machine, chance = self.machine, state[CHANCE]
        while pc := state[PC]:
            machine.work.renew()
            step = machine.steps[pc]
            if step is None:
                break
            state[PC] = step(state)
            if state[CHANCE] != chance:
                raise Refused(say("count-chance", where=str(machine.place_of(pc)[0])))
            if pc in self.heads and state[PC] != self.heads[pc]:  # the next turn has begun
                yield state, route
                return
        if not pc:
            if able:  # who can do nothing, and so ends the game, has no way to go on
                yield state, route
            return
        listed, apply = machine.options[pc], machine.apply[pc]
        if listed is None or apply is None:
            raise Refused(say("count-secret"))
        for code in listed(state):
            copy = state[:]
            copy[PC] = apply(copy, code)
            yield from self.ends(copy, (*route, self.rules.option_id(pc, code)), able or code != OTHERWISE)

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

    def key(self, state: State) -> Key:
        return tuple([state[slot] for slot in self.lasting])


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
