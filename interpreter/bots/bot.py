"""What a bot is, how one is called for, and how it is asked."""

from __future__ import annotations

import importlib
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..diagnostics.problems import Refused, hinted, say
from ..diagnostics.records import record
from ..engine.match import Match
from ..engine.native import Stopped
from ..engine.rules import Rules
from ..packs.locations import entry_points_of
from ..packs.names import clip, did_you_mean, nearest
from .seen import Seen

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

ENTRY_POINTS = "spielwerk.bots"
#: the bots that come with the package: module and class
OWN = {"random": ("randomly", "Randomly"), "greedy": ("greedy", "Greedy"), "mcts": ("mcts", "Mcts")}


class Bot(ABC):
    """Decides for one player of one match. Subclasses have a `choose`; what they keep between decisions is theirs.

    All chance a bot uses comes from its seed, so that a match can be played again.
    """

    #: told how much of the thinking about a decision is done, from 0 to 1
    progress: Callable[[float], None] | None = None
    #: is it to think as WebAssembly? Said by who plays, to a bot that can, where the game can; it decides the same
    inside: bool = False

    def __init__(self, rules: Rules, seat: int, seed: int, argument: str = ""):
        if argument:
            raise Refused(say("bot-takes-nothing", argument=clip(argument)))
        self.rules = rules
        self.seat = seat
        self.seed = seed

    @abstractmethod
    def choose(self, seen: Seen) -> str:
        """The id of one of `seen.options`."""


@record
class Called:
    """A bot as it was called for: `NAME`, `NAME:ARGUMENT`, or `MODULE:CLASS` with a class of one's own."""

    text: str
    maker: Callable[..., Bot]
    argument: str

    def bot(self, rules: Rules, seat: int, seed: int) -> Bot:
        try:
            made = self.maker(rules, seat, seed, self.argument)
        except (Refused, KeyboardInterrupt):
            raise
        except BaseException as failure:
            raise Refused(say("bot-failed", bot=self.text, what=_in_short(failure))) from failure
        if not callable(getattr(made, "choose", None)):
            raise Refused(say("bot-cannot-choose", bot=self.text))
        return made


def call(text: str, modules: bool = True) -> Called:
    """The bot a text calls for. Without `modules` only bots with a name: nothing of a stranger's is imported."""
    name, _, argument = text.strip().partition(":")
    if name in OWN:
        module, made = OWN[name]
        return Called(text, getattr(importlib.import_module(f".{module}", __package__), made), argument)
    for point in _installed().select(name=name):
        try:
            return Called(text, point.load(), argument)
        except Exception as failure:
            raise Refused(say("bot-failed", bot=clip(text), what=_in_short(failure))) from failure
    if name and argument and modules:
        return _of_module(text, name, *argument.split(":", 1))
    known, said = names(), say("no-bot", name=clip(text), names=names())
    raise Refused(hinted(said, did_you_mean(name, known)) if nearest(name, known) else said)


def call_saved(text: str, seat: int) -> Called:
    """The bot a save names for a seat: one with a name, because a file is never enough to run something."""
    try:
        return call(text, modules=False)
    except Refused:
        raise Refused(say("save-bot", n=seat + 1, bot=clip(text))) from None


def _installed() -> EntryPoints:
    """The bots of other packages."""
    return entry_points_of(ENTRY_POINTS)


def names() -> list[str]:
    """Every bot that has a name."""
    return list(dict.fromkeys([*OWN, *sorted(_installed().names)]))


def _of_module(text: str, module: str, made: str, argument: str = "") -> Called:
    """A class of the user's own; also from the folder they are in, which an installed command does not look into."""
    if not all(part.isidentifier() for part in module.split(".")):
        raise Refused(say("no-bot-module", module=clip(module)))
    here = os.getcwd()
    sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), made, None)
    except ModuleNotFoundError as failure:
        if failure.name not in (module, module.partition(".")[0]):  # it is there, and what it needs is not
            raise Refused(say("bot-failed", bot=clip(text), what=_in_short(failure))) from failure
        raise Refused(say("no-bot-module", module=clip(module))) from None
    except (Exception, SystemExit) as failure:
        raise Refused(say("bot-failed", bot=clip(text), what=_in_short(failure))) from failure
    finally:
        sys.path.remove(here)
    if not isinstance(found, type):
        raise Refused(say("no-bot-class", name=clip(made), module=clip(module)))
    return Called(text, found, argument)


def decide(bot: Bot, match: Match, player: int) -> int:
    """The code of the option the bot takes. It is shown only what the player may know; a single option is taken."""
    codes = next((codes for who, _, codes in match.owed() if who == player), [])
    if len(codes) == 1:
        return codes[0]
    seen = Seen(match, player)
    try:
        answer = str(bot.choose(seen))
    except (Refused, KeyboardInterrupt, Stopped):
        raise
    except BaseException as failure:  # it ends its game, nothing else
        raise Refused(say("bot-failed", bot=type(bot).__name__, what=_in_short(failure))) from failure
    for option in seen.options:
        if option.id == answer:
            return option.code
    offered = [option.id for option in seen.options]
    raise Refused(say("bot-not-offered", bot=type(bot).__name__, option=clip(answer), names=offered))


def _in_short(failure: BaseException) -> str:
    lines = str(failure).splitlines()
    return clip(f"{type(failure).__name__}: {lines[0] if lines else ''}", 200)
