"""A bot that searches: information-set Monte Carlo tree search over imagined matches.

Every playout begins in a match imagined anew, so that the tree, which is shared by all of them, learns what is good in
whatever may be true, not in what is. Its nodes are the decisions taken since the one asked for. An option is rated by
what the player who has it got from it, against how often it could have been taken at all: in another imagined match
another card is in hand.

A playout leaves the tree at an option that was taken seldom. In a game with an estimate the turn is ended, and as many
turns follow as there are players, each the best of a few played at random; it is valued after the first and the last of
them. In other games it goes on to the end.

An estimate knows only what its author thought of, so that to search it more thoroughly finds no more. When a decision
was looked at for a while, less is risked for what promises little, and playouts go on in the same way to the end of the
game. What comes of them there counts the more the more of them there are: few say little, many see what the estimate
overlooks. Where the end is mostly too far away, what would come of it is hardly this decision's doing, and the estimate
alone counts.

What is decided in secret is a plan of many steps that is good only as a whole: there the best plan found on the way is
kept and followed.
"""

from __future__ import annotations

import random
from math import inf, log, sqrt
from time import monotonic

from ..diagnostics.problems import Refused, say
from ..engine.match import Match
from ..engine.native_search import NativeSearch
from ..engine.playouts import (
    CURIOSITY,
    CURIOSITY_LATER,
    FAMILIAR,
    FINAL_VICTORY,
    FOREBODING,
    MOST_TURNS,
    PROOFS,
    THOROUGH,
    TRIES_LATER,
    TRIES_NOW,
    TURNS_EACH,
    VICTORY,
    play_out,
)
from ..engine.rules import Rules
from ..lowering.layout import PC, ROUND
from ..packs.names import clip
from .bot import Bot
from .seen import Seen
from .standing import Standing

#: if nothing else is said
PLAYOUTS = 200
MOST_PLAYOUTS, MOST_SECONDS = 1_000_000, 3600.0
#: the least and the most of nothing yet
NOTHING = (inf, -inf)
NO_PLAN: tuple[float, list[int]] = (-inf, [])


class Node:
    """An option taken: how often, how many of these playouts went on to the end, what each player got from it in sum
    (soon, later, and in the end), how often it was offered."""

    __slots__ = ("visits", "ended", "sums", "offered", "options")

    def __init__(self, players: int):
        self.visits = self.ended = 0
        self.sums = [0.0] * (3 * players)
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
        self.search: NativeSearch | None = None
        self.curiosity = CURIOSITY
        self.familiar = 1 if self.standing.estimate is None else FAMILIAR
        #: the least and the most each player got so far, soon, later and in the end: what ratings are measured by
        self.range: list[tuple[float, float]] = []
        #: how many turns away the end of the game may be, and how many playouts did not come to it
        self.most_turns, self.missed = min(MOST_TURNS, TURNS_EACH * rules.players), 0
        #: the least and the most that was estimated: what a victory is measured by
        self.estimated = NOTHING
        #: what was searched after the option taken last, and how the position after it looks
        self.kept: tuple[list[int], Node | int] | None = None
        #: the best that was found to answer in secret from now on, and what it gets
        self.plan: tuple[float, list[int]] = NO_PLAN

    def choose(self, seen: Seen) -> str:
        if self.inside:
            return self.choose_inside(seen)
        root = self.kept[1] if self.kept is not None and self.kept[0] == seen.mark else None
        if not isinstance(root, Node):
            root, self.plan = Node(self.rules.players), NO_PLAN
            self.range, self.estimated, self.missed = [NOTHING] * (3 * self.rules.players), NOTHING, 0
        seed = self.chance.getrandbits(64)
        latest = monotonic() + self.seconds if self.seconds else 0.0
        done = 0
        while done < self.playouts and (not latest or not done or monotonic() < latest):
            self.playout(root, seen, seed, done >= THOROUGH)
            done += 1
            if self.progress is not None:
                share = done / self.playouts
                self.progress(max(share, 1 - (latest - monotonic()) / self.seconds) if latest else share)
        tried = [(root.options[seen.place, code], code) for code in seen.codes if (seen.place, code) in root.options]
        best, code = max(tried, key=lambda one: (one[0].visits, self.worth(one[0], seen.player, root)))
        if self.plan[1] and self.proved(seen, seed) >= best.sums[seen.player] / best.visits:
            code = self.plan[1][0]
            best = root.options.setdefault((seen.place, code), Node(self.rules.players))
        self.keep(seen, code, best)
        return next(option.id for option in seen.options if option.code == code)

    def choose_inside(self, seen: Seen) -> str:
        """The same by a module, which has the tree and the plan."""
        if self.search is None:
            self.search = NativeSearch(self.rules, self.seed)
        known = self.kept[1] if self.kept is not None and self.kept[0] == seen.mark else 0
        self.search.look(seen.position, seen.player, known if isinstance(known, int) else 0)
        self.search.search(self.playouts, self.seconds, self.progress or (lambda share: None))
        code, node = self.search.decided()
        self.keep(seen, code, node)
        return next(option.id for option in seen.options if option.code == code)

    def keep(self, seen: Seen, code: int, node: Node | int) -> None:
        """Keeps what is known for the next decision, if it is this player's and follows with nothing learnt between."""
        self.kept = None
        worth, plan = self.plan
        self.plan = (worth, plan[1:]) if plan[:1] == [code] else NO_PLAN
        match = seen.imagine(0)
        match.pick(seen.player, code)
        if any(player == seen.player for player, _, _ in match.owed()):
            self.kept = Seen(match, seen.player).mark, node

    def proved(self, seen: Seen, seed: int) -> float:
        """What the plan gets on average: where chance has a hand in it, one that was lucky must not be followed."""
        total, me = 0.0, seen.player
        for luck in range(seed, seed + PROOFS):
            match = seen.imagine(luck)
            for code in self.plan[1]:
                if match.threads is None or code not in owed_first(match, me)[2]:
                    return -inf
                match.pick(me, code)
            total += self.gained(match, me, VICTORY)[me]
        return total / PROOFS

    # ---- one playout
    def playout(self, root: Node, seen: Seen, seed: int, thorough: bool) -> None:
        """The n-th playout of each option has the same luck, so that options differ by what they are worth."""
        me = seen.player
        self.curiosity = CURIOSITY_LATER if thorough else CURIOSITY
        code = self.select(root, seen.place, seen.codes, me)
        node = root.options[seen.place, code]
        luck = (seed + node.visits) << 8
        match = seen.imagine(luck)
        match.pick(me, code)
        path = [root, node]
        if node.visits >= self.familiar:
            self.descend(path, match, me)
        gained = self.play_on(match, me, luck, len(seen.answers), thorough and self.missed <= root.ended)
        ended = len(gained) > 2 * self.rules.players
        for i, n in enumerate(gained):
            low, high = self.range[i]
            self.range[i] = min(low, n), max(high, n)
        for node in path:
            node.visits += 1
            node.ended += ended
            for i, n in enumerate(gained):
                node.sums[i] += n

    def descend(self, path: list[Node], match: Match, me: int) -> None:
        """Follows the tree to an option that was taken seldom; in a game with an estimate not beyond the round."""
        draw, begun = self.chance.random, match.state[ROUND]
        while match.state[PC] and (self.standing.estimate is None or match.state[ROUND] == begun):
            player, pc, codes = owed_first(match, me)
            if match.threads is not None and player != me:
                # what others decide in secret must not follow what the tree knows of mine
                match.pick(player, codes[int(draw() * len(codes))])
                continue
            code = self.select(path[-1], pc, codes, player)
            path.append(path[-1].options[pc, code])
            match.pick(player, code)
            if path[-1].visits < self.familiar:
                return

    def select(self, node: Node, pc: int, codes: list[int], player: int) -> int:
        """One that was never taken, or else the most promising."""
        new = []
        for code in codes:
            option = node.options.get((pc, code))
            if option is None:
                new.append(code)
            else:
                option.offered += 1
        if new:
            code = new[int(self.chance.random() * len(new))]
            node.options[pc, code] = option = Node(self.rules.players)
            option.offered = 1
            return code
        best, most = codes[0], -inf
        for code in codes:
            option = node.options[pc, code]
            rare = sqrt(log(option.offered + 1) / option.visits)
            rating = self.worth(option, player, node) + self.curiosity * rare
            if rating > most:
                best, most = code, rating
        return best

    def worth(self, option: Node, player: int, before: Node) -> float:
        """From 0 to 1. What is got soon and what is got later count alike, each measured by how much it varies; what is
        got in the end counts the more, the more playouts of the decision `before` it ended. An option that was not
        followed so far yet counts there as that decision does on average, or it would never be."""
        total, players = 0.0, self.rules.players
        for i in (player, player + players):
            low, high = self.range[i]
            total += (option.sums[i] / option.visits - low) / (high - low) if high > low else 0.5
        near, i = total / 2, player + 2 * players
        if not before.ended:
            return near
        followed = option if option.ended else before
        low, high = self.range[i]
        far = (followed.sums[i] / followed.ended - low) / (high - low) if high > low else 0.5
        return (near * FOREBODING + far * before.ended) / (FOREBODING + before.ended)

    def play_on(self, match: Match, me: int, luck: int, answered: int, thorough: bool) -> list[float]:
        """What each player gets: when the turn begun is over, which hardly depends on luck, and after others' turns;
        of a decision that is looked at thoroughly also in the end."""
        standing, chance = self.standing, random.Random(luck)
        if standing.estimate is None:
            play_out(match, chance.random)
            return standing.leads(match, 1.0) * 2
        secret = match.threads is not None
        if match.state[PC] and owed_first(match, me)[0] == me:
            match = standing.best_turn(match, me, TRIES_NOW, chance.random)
        soon = self.gained(match, me, VICTORY)
        if secret:  # what follows depends more on what others decide at the same time than on this
            if match.threads is not None and soon[me] > self.plan[0]:
                self.plan = soon[me], [code for _, code in match.threads[me].answers[answered:]]
            return soon * 2
        later = soon
        for turn in range(self.most_turns if thorough else self.rules.players):
            if match.state[PC]:
                chance.seed(luck + 1 + turn)
                match = standing.best_turn(match, owed_first(match, me)[0], TRIES_LATER, chance.random)
            if turn == self.rules.players - 1:
                later = self.gained(match, me, VICTORY)
            if not match.state[PC] and turn >= self.rules.players - 1:
                break
        if not thorough:
            return soon + later
        if match.state[PC]:
            self.missed += 1
            return soon + later
        return soon + later + self.gained(match, me, FINAL_VICTORY)

    def gained(self, match: Match, me: int, victory: float) -> list[float]:
        """An estimate has a unit of its own: only its spread tells what a victory is worth beside it."""
        gained = self.standing.leads(match, 0.0)
        low, high = self.estimated = min(self.estimated[0], gained[me]), max(self.estimated[1], gained[me])
        return gained if match.state[PC] else self.standing.leads(match, victory * (high - low) or 1.0)


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
