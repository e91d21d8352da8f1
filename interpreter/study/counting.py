"""How many ways there are to play the next turns, counted in whole turns, however many questions a turn has.

Everything is gone through: also what is not asked because there is only one way. Routes of one turn that lead to the
same position are one way. Where chance, something hidden or a secret decision plays a part, nothing can be counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.problems import Mistakes, Refused, hinted, say
from ..engine.match import Match
from ..engine.rules import Rules
from ..lowering.layout import CHANCE, PC
from ..packs.loading import load_scenarios
from ..packs.names import did_you_mean
from .arranging import Failed
from .scenarios import Scenario, configuration, prepare_rules

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
        for after, route in self.ends(state[:], ()):
            found.setdefault(self.key(after), (after, route))
        return [*found.values()]

    def ends(self, state: State, route: tuple[str, ...]) -> Iterator[tuple[State, tuple[str, ...]]]:
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
            if route:  # the game is over; nothing follows that could be counted
                yield state, route
            return
        listed, apply = machine.options[pc], machine.apply[pc]
        if listed is None or apply is None:
            raise Refused(say("count-secret"))
        for code in listed(state):
            copy = state[:]
            copy[PC] = apply(copy, code)
            yield from self.ends(copy, (*route, self.rules.option_id(pc, code)))

    def key(self, state: State) -> Key:
        return tuple([state[slot] for slot in self.lasting])


def counted_from(rules: Rules, scenario: str = "") -> Match:
    """Where the counting begins: the first decision of a game, or where a scenario leads when it has been played."""
    if scenario:
        found = load_scenarios(rules.pack)
        if scenario not in found:
            raise Refused(hinted(say("no-scenario", name=scenario), did_you_mean(scenario, found)))
        built = prepare_rules(rules.pack, *configuration(found[scenario]))
        if isinstance(built, list):
            raise Mistakes(built)
        rules = built
    hidden = [zone.name for zone in rules.words.zones.values() if zone.seen_by != "all" and zone.holds]
    if hidden:
        raise Refused(say("count-hidden", zone=hidden[0]))
    if not scenario:
        return rules.start(1)
    prepared = Scenario(rules, found[scenario])
    try:
        prepared.prepare()
        prepared.play()
    except Failed as failed:
        raise Refused(failed.said) from None
    return prepared.match
