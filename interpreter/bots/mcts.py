"""A bot that searches: information-set Monte Carlo tree search over imagined matches.

Every playout begins in a match imagined anew, so that the tree, which is shared by all of them, learns what is good in
whatever may be true, not in what is. Its nodes are the decisions taken since the one asked for. An option is rated by
what the player who has it got from it, against how often it could have been taken at all: in another imagined match
another card is in hand.

A playout leaves the tree after one new option. In a game with an estimate it goes on turn by turn, each the best of a
few played at random, until the round is over and others have had their say, and is valued there; else to the end.
"""

from __future__ import annotations

import random
from math import inf, log, sqrt
from time import monotonic

from ..errors import Refused, say
from ..loading.names import clip
from ..program.layout import PC, ROUND
from ..runtime.match import Match
from ..runtime.playing import play_out
from ..runtime.rules import Rules
from .bot import Bot
from .seen import Seen
from .standing import Standing

#: if nothing else is said
PLAYOUTS = 200
MOST_PLAYOUTS, MOST_SECONDS = 1_000_000, 3600.0
#: how much is risked for options that were tried seldom
CURIOSITY = 0.7
#: how many ways to end the turn begun are tried, and how many in each turn after it
TRIES_NOW, TRIES_LATER = 6, 4
#: turns played after the one begun: at least, also into the next round; and at most
LEAST_TURNS, MOST_TURNS = 2, 12
#: what a victory counts, in spreads of the estimate
VICTORY = 4.0


class Node:
    """An option taken: how often, what each player got from it in sum, how often it could have been taken."""

    __slots__ = ("visits", "sums", "offered", "options")

    def __init__(self, players: int):
        self.visits = 0
        self.sums = [0.0] * players
        self.offered = 0
        #: by place and code of the decision after it
        self.options: dict[tuple[int, int], Node] = {}


class Mcts(Bot):
    """`mcts:N` makes N playouts for each decision, `mcts:Ss` as many as fit in S seconds (0.5s)."""

    def __init__(self, rules: Rules, seat: int, seed: int, argument: str = ""):
        super().__init__(rules, seat, seed)
        self.chance = random.Random(seed)
        self.standing = Standing(rules)
        self.playouts, self.seconds = budget(argument)
        #: the least and the most each player got so far: what ratings are measured by
        self.range: list[tuple[float, float]] = []
        #: the least and the most that was estimated: what a victory is measured by
        self.estimated = (inf, -inf)
        #: what was searched after the option taken last, and how the position after it looks
        self.kept: tuple[list[int], Node] | None = None

    def choose(self, seen: Seen) -> str:
        players = self.rules.players
        root = Node(players)
        if self.kept is not None and self.kept[0] == seen.mark:
            root = self.kept[1]
        self.range, self.estimated = [], (inf, -inf)
        latest = monotonic() + self.seconds if self.seconds else 0.0
        done = 0
        while done < self.playouts and (not latest or not done or monotonic() < latest):
            self.playout(root, seen)
            done += 1
            if self.progress is not None:
                share = done / self.playouts
                self.progress(max(share, 1 - (latest - monotonic()) / self.seconds) if latest else share)
        tried = [(root.options[seen.place, code], code) for code in seen.codes if (seen.place, code) in root.options]
        best, code = max(tried, key=lambda one: (one[0].visits, one[0].sums[seen.player] / max(1, one[0].visits)))
        self.keep(seen, code, best)
        return next(option.id for option in seen.options if option.code == code)

    def keep(self, seen: Seen, code: int, node: Node) -> None:
        """Keeps what is known for the next decision, if it is this player's and follows with nothing learnt between."""
        self.kept = None
        match = seen.imagine(0)
        match.pick(seen.player, code)
        if any(player == seen.player for player, _, _ in match.owed()):
            self.kept = Seen(match, seen.player).mark, node

    # ---- one playout
    def playout(self, root: Node, seen: Seen) -> None:
        match = seen.imagine(self.chance.getrandbits(64))
        path = self.descend(root, match, seen.player)
        gained = self.gained(self.play_on(match, seen.player), seen.player)
        if not self.range:
            self.range = [(n, n) for n in gained]
        self.range = [(min(low, n), max(high, n)) for (low, high), n in zip(self.range, gained, strict=True)]
        for node in path:
            node.visits += 1
            node.sums = [a + b for a, b in zip(node.sums, gained, strict=True)]

    def gained(self, match: Match, me: int) -> list[float]:
        """What each player got. An estimate has a unit of its own: only its spread tells what a victory is worth."""
        gained = self.standing.leads(match, 0.0)
        low, high = self.estimated = min(self.estimated[0], gained[me]), max(self.estimated[1], gained[me])
        return gained if match.state[PC] else self.standing.leads(match, VICTORY * (high - low) or 1.0)

    def descend(self, node: Node, match: Match, me: int) -> list[Node]:
        """Follows the tree to an option that is new, takes it, and returns the way."""
        draw, path, players = self.chance.random, [], self.rules.players
        begun = match.state[ROUND]
        while match.state[PC] and (self.standing.estimate is None or match.state[ROUND] == begun):
            player, pc, codes = owed_first(match, me)
            if match.threads is not None and player != me:
                # what others decide in secret must not follow what the tree knows of mine
                match.pick(player, codes[int(draw() * len(codes))])
                continue
            new = [code for code in codes if (pc, code) not in node.options]
            for code in codes:
                if (pc, code) in node.options:
                    node.options[pc, code].offered += 1
            if new:
                code = new[int(draw() * len(new))]
                node.options[pc, code] = Node(players)
                node.options[pc, code].offered = 1
            else:
                code = self.promising(node, pc, codes, player)
            node = node.options[pc, code]
            path.append(node)
            match.pick(player, code)
            if new:
                break
        return path

    def promising(self, node: Node, pc: int, codes: list[int], player: int) -> int:
        low, high = self.range[player] if self.range else (0.0, 0.0)
        span = (high - low) or 1.0
        best, most = codes[0], -1e9
        for code in codes:
            option = node.options[pc, code]
            rating = 2.0
            if option.visits:
                worth = (option.sums[player] / option.visits - low) / span
                rating = worth + CURIOSITY * sqrt(log(option.offered + 1) / option.visits)
            if rating > most:
                best, most = code, rating
        return best

    def play_on(self, match: Match, me: int) -> Match:
        draw, standing = self.chance.random, self.standing
        if standing.estimate is None:
            play_out(match, draw)
            return match
        begun, turns = match.state[ROUND], 0
        if match.state[PC] and owed_first(match, me)[0] == me:
            match = standing.best_turn(match, me, TRIES_NOW, draw)
        while match.state[PC] and turns < MOST_TURNS:
            if turns >= LEAST_TURNS and match.state[ROUND] > begun:
                break
            match = standing.best_turn(match, owed_first(match, me)[0], TRIES_LATER, draw)
            turns += 1
        return match


def owed_first(match: Match, me: int) -> tuple[int, int, list[int]]:
    """The decision looked at next: of several owed in secret one's own."""
    owed = match.owed()
    return next((one for one in owed if one[0] == me), owed[0])


def budget(argument: str) -> tuple[int, float]:
    """How many playouts, and how many seconds (0: without a limit)."""
    number = argument[:-1] if argument.endswith("s") else argument
    plain = number.replace(".", "", 1) if argument.endswith("s") else number
    if not argument:
        return PLAYOUTS, 0.0
    if plain.isascii() and plain.isdecimal() and len(plain) < 10:
        if argument.endswith("s") and 0 < float(number) <= MOST_SECONDS:
            return MOST_PLAYOUTS, float(number)
        if not argument.endswith("s") and 1 <= int(number) <= MOST_PLAYOUTS:
            return int(number), 0.0
    raise Refused(say("bot-budget", argument=clip(argument), most=MOST_PLAYOUTS, seconds=int(MOST_SECONDS)))
