"""A match: the state of one game being played, the decisions owed, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..diagnostics.problems import Refused, say
from ..diagnostics.records import mutable
from ..lowering.layout import ENDING, GONE, PC, ROUND, ROUNDS_LEFT
from ..lowering.stops import Secret
from .digests import digest
from .history import Entry, History

if TYPE_CHECKING:
    from .rules import Rules

State = list[int]


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen now. The id is stable; the label is for people."""

    id: str
    label: str
    code: int


@dataclass(frozen=True, slots=True)
class Decision:
    """Who must decide what, and how. One option is asked where others cannot know that there are no more."""

    player: int
    prompt: str
    path: str
    options: tuple[Option, ...]


@mutable
class Thread:
    """One player's part of a secret block: a state of their own, their answers so far, what they may answer now."""

    state: State
    answers: list[tuple[int, int]]  # (pc, code)
    found: Sequence[int]
    #: copies of the match have it too: whoever answers makes one of their own
    shared: bool = False


def put_together(state: State, before: State, after: State, spans: list[tuple[int, int]]) -> None:
    """Takes over what one player's part has changed; a bit for each thing, where things of several come together."""
    for first, last in spans:
        was, now = before[first:last], after[first:last]
        if was != now:
            if state[first:last] == was:
                state[first:last] = now
            else:
                for i, (old, new) in enumerate(zip(was, now, strict=True), first):
                    if old != new:
                        state[i] ^= old ^ new


class Match:
    """One game. Cheap to clone; everything in it is integers."""

    __slots__ = ("rules", "state", "found", "threads", "history", "seed")

    def __init__(self, rules: Rules, state: State, seed: int | None, history: list[Entry]):
        self.rules = rules
        self.state = state
        #: None for a match that did not begin with the set-up: decisions alone do not lead to it
        self.seed = seed
        self.found: Sequence[int] = ()
        self.threads: dict[int, Thread] | None = None
        #: every asked decision
        self.history = History(history)

    # ---- going on
    def advance(self) -> None:
        """Runs to the next decision, opening and closing secret blocks on the way."""
        self.rules.machine.work.renew()
        self.go_on()

    def go_on(self) -> None:
        """The same with what is left of the work: also a secret block in which nobody has a choice may come again."""
        machine = self.rules.machine
        while True:
            self.found = machine.run(self.state)
            if self.found or not self.state[PC]:
                return
            if self.state[PC] not in machine.secrets:
                return
            self.open_threads()
            if self.threads is not None:
                return

    def open_threads(self) -> None:
        machine = self.rules.machine
        secret = machine.secrets[self.state[PC]]
        players = machine.program.secret_players[secret.pc](self.state)
        threads = {p: self.thread(p, []) for p in players}
        if any(t.found for t in threads.values()):
            self.threads = threads
        else:
            self.threads = threads
            self.close_threads()

    def thread(self, player: int, answers: list[tuple[int, int]]) -> Thread:
        """A player's own copy, taken forward through the answers given so far."""
        machine = self.rules.machine
        secret = machine.secrets[self.state[PC]]
        machine.pay(machine.copied, secret.pc)
        state = self.state[:]
        state[secret.you] = player
        state[PC] = secret.entry
        found = machine.run(state)
        for pc, answer in answers:
            if state[PC] != pc or answer not in found:
                raise Refused(say("secret-does-not-fit"))
            machine.choose(state, answer)
            found = machine.run(state)
        return Thread(state, list(answers), found)

    def close_threads(self) -> None:
        """All have answered: what they decided happens in seat order, so who answered first never matters."""
        machine, threads, state = self.rules.machine, self.threads, self.state
        assert threads is not None
        secret = machine.secrets[state[PC]]
        machine.pay(machine.copied * (len(threads) + 2), secret.pc)
        before = state[:]
        for i, player in enumerate(sorted(threads)):
            if secret.apart and not i:
                state[:] = threads[player].state
            elif secret.apart:
                put_together(state, before, threads[player].state, self.rules.spans[secret.pc])
            else:
                self.play_again(secret, player, threads[player].answers)
        for slot in self.rules.control:  # nothing there may tell what was chosen
            state[slot] = before[slot]
        state[PC] = secret.then
        machine.forget(state)
        self.threads = None

    def play_again(self, secret: Secret, player: int, answers: list[tuple[int, int]]) -> None:
        """A player's part after the parts of those before them, on which it may depend."""
        machine = self.rules.machine
        self.state[secret.you] = player
        self.state[PC] = secret.entry
        found = machine.run(self.state)
        for _, answer in answers:
            if answer not in found:
                raise Refused(say("secret-no-longer-fits"))
            machine.choose(self.state, answer)
            found = machine.run(self.state)

    # ---- decisions
    @property
    def over(self) -> bool:
        return not self.state[PC]

    @property
    def round(self) -> int:
        return self.state[ROUND]

    def owed(self) -> list[tuple[int, int, list[int]]]:
        """(player, pc, codes) of each decision owed now: the quick form of `decisions`."""
        if self.threads is not None:
            return [(p, t.state[PC], list(t.found)) for p, t in sorted(self.threads.items()) if t.found]
        if not self.state[PC]:
            return []
        pc = self.state[PC]
        who = self.rules.machine.program.who[pc]
        assert who is not None
        return [(who(self.state), pc, list(self.found))]

    def only_answer(self) -> tuple[int, int] | None:
        """Somebody who owes a decision with one option, and its code: it is asked so that others see no difference."""
        return next(((player, codes[0]) for player, _, codes in self.owed() if len(codes) == 1), None)

    def decisions(self) -> list[Decision]:
        return [self.rules.decision(player, pc, codes) for player, pc, codes in self.owed()]

    def pick(self, player: int, code: int) -> None:
        """Takes an option by its code (which must be one of those owed)."""
        machine = self.rules.machine
        if self.threads is not None:
            thread = self.threads[player]
            if thread.shared:
                thread = self.threads[player] = Thread(thread.state[:], thread.answers[:], thread.found)
            self.history.append((player, thread.state[PC], code))
            thread.answers.append((thread.state[PC], code))
            thread.found = machine.go[thread.state[PC]](thread.state, code)
            if not thread.found and not any(t.found for t in self.threads.values()):
                machine.work.renew()
                self.close_threads()
                self.go_on()
            return
        pc = self.state[PC]
        self.history.append((player, pc, code))
        self.found = machine.go[pc](self.state, code)
        if not self.found and self.state[PC]:  # a secret block begins
            self.advance()

    def choose(self, option: str, player: int | None = None) -> None:
        """Takes an option by its id."""
        self.pick(*self.meant(option, player))

    def meant(self, option: str, player: int | None = None) -> tuple[int, int]:
        """Who takes an option, and its code: the player said, or the first one to whom it is offered."""
        owed = self.owed()
        if not owed:
            raise Refused(say("game-over"))
        mine = [d for d in owed if player is None or d[0] == player]
        if not mine:
            raise Refused(say("nothing-to-decide", n=(player or 0) + 1))
        for who, pc, codes in mine:
            for code in codes:
                if self.rules.option_id(pc, code) == option:
                    return who, code
        offered = [self.rules.option_id(pc, c) for _, pc, codes in mine for c in codes]
        raise Refused(say("not-offered", option=option, names=offered))

    def take_back(self, player: int) -> None:
        """In a secret block, takes back everything this player has answered there."""
        if self.threads is None or player not in self.threads:
            raise Refused(say("nothing-to-take-back"))
        count, left = len(self.threads[player].answers), self.history[:]
        for i in range(len(left) - 1, -1, -1):
            if count and left[i][0] == player:
                del left[i]
                count -= 1
        self.history.keep(left)
        self.rules.machine.work.renew()
        self.threads[player] = self.thread(player, [])

    # ---- copies and digests
    def clone(self) -> Match:
        """An independent copy. It knows everything the state knows: for bots there is `imagine`."""
        other = Match.__new__(Match)
        other.rules, other.seed, other.found = self.rules, self.seed, self.found
        other.state, other.history, other.threads = self.state[:], self.history.copy(), self.threads
        if self.threads is not None:
            for thread in self.threads.values():
                thread.shared = True
            other.threads = self.threads.copy()
        return other

    def digest(self) -> str:
        """The same for the same position, on every machine."""
        return digest(self)

    # ---- what one player sees
    def view(self, player: int) -> dict[str, Any]:
        """What the player may see, as plain data (players count from 0)."""
        from .views import view

        return view(self, self.seat(player))

    def imagine(self, player: int, seed: int) -> Match:
        """A match that looks the same to the player, in which what they cannot know is drawn anew."""
        from .imagining import imagine

        return imagine(self, self.seat(player), seed)

    def seat(self, player: int) -> int:
        if not 0 <= player < self.rules.players:
            raise Refused(say("no-player", n=player + 1, last=self.rules.players - 1))
        return player

    # ---- results
    def points(self) -> list[int]:
        """By player, what decides first who wins; 0 if nothing is compared."""
        rules, program = self.rules, self.rules.machine.program
        counter = rules.score
        if counter is not None:
            first = rules.layout.counters[counter.name]
            return self.state[first : first + rules.players]
        if not program.game.winner:
            return [0] * rules.players
        sign = 1 if program.game.winner[0][0] == "most" else -1
        return [sign * program.winner(self.state, player)[0] for player in range(rules.players)]

    def compared(self) -> list[tuple[int, ...]]:
        """By player, what decides who stands before whom: what is higher is better.

        Who may not win is behind everybody who may, and who is out of the game behind everybody who left it later."""
        if not self.over:
            raise Refused(say("not-over"))
        state, may_win, winner = self.state, self.rules.machine.program.may_win, self.rules.machine.program.winner
        return [
            (may_win(state, p) and not gone, not gone, gone, *winner(state, p)) for p, gone in enumerate(self.left())
        ]

    def winners(self) -> list[int]:
        """Who has won, best first, and who plays together with them; nobody, if all have lost."""
        rules, keys = self.rules, self.compared()
        best = max(keys)
        winners = [p for p, key in enumerate(keys) if key == best and best[0]]
        if not rules.machine.program.game.shared_win:
            winners = winners[:1]
        if not rules.words.teams:
            return winners
        together = {*winners, *(partner for p in winners for partner in rules.words.partners(p))}
        return sorted(sorted(together), key=keys.__getitem__, reverse=True)

    def result(self) -> Result:
        rules, keys, winners = self.rules, self.compared(), self.winners()
        program, left = rules.machine.program, self.left()
        ranking = sorted(range(rules.players), key=keys.__getitem__, reverse=True)
        # partners, and who is still tied where that is shared, have one place, that of the best of them
        sharing = [tuple(winners)] if winners else []
        for p in ranking:
            if not any(p in group for group in sharing):
                tied = [q for q in ranking if program.game.shared_win and keys[q] == keys[p]]
                group = {p, *rules.words.partners(p), *tied} - {q for others in sharing for q in others}
                sharing.append(tuple(q for q in ranking if q in group))
        ranking = [p for group in sharing for p in group]
        first = {p: group[0] for group in sharing for p in group}
        return Result(
            ranking,
            [ranking.index(first[p]) + 1 for p in range(rules.players)],
            winners,
            self.points(),
            [self.points_by_source(p) for p in range(rules.players)],
            self.state[ROUND],
            self.end_cause(),
            [p for p in range(rules.players) if left[p]],
        )

    def left(self) -> list[int]:
        """By player, 0 for who is in the game, else the higher the later they left it."""
        first = self.rules.layout.out
        if first < 0:
            return [0] * self.rules.players
        return [n if n >= GONE else 0 for n in self.state[first : first + self.rules.players]]

    def earned(self) -> list[int]:
        """By source of points and player, what came from there."""
        program = self.rules.machine.program
        return self.state[program.source_slots : program.source_slots + len(program.sources) * self.rules.players]

    def points_by_source(self, player: int) -> dict[str, int]:
        return dict(zip(self.rules.machine.program.sources, self.earned()[player :: self.rules.players], strict=True))

    @property
    def rounds_left(self) -> int:
        """How many rounds are played after this one, once a condition of the end has come true."""
        return self.state[ROUNDS_LEFT]

    def end_cause(self) -> str:
        index = self.state[ENDING]
        ends = self.rules.machine.program.game.ends
        return ends[index - 1][0] if index else ""


@dataclass(frozen=True, slots=True)
class Result:
    ranking: list[int]
    #: by player, their place; partners have one together
    places: list[int]
    #: nobody, if all have lost
    winners: list[int]
    points: list[int]
    by_source: list[dict[str, int]]
    rounds: int
    cause: str
    #: who had left the game
    out: list[int]
