"""Every game there is to try something on: those of the package, with expansions, and packs of tests and docs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from docs.pages import blocks, followed, write
from games.playing import pack_names, usual
from runtime.tiny import write as write_tiny
from spielwerk.interpreter import Rules, load
from spielwerk.interpreter.packs.locations import own_rules
from support.hands import HANDS

DATA = Path(__file__).parents[1] / "data"
#: the games of the package: name, number of players, expansions
OWN: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "yokohama": ("yokohama", 2, ()),
    "yokohama with everything": ("yokohama", 3, ("achievement_rewards", "free_agents")),
    "yamatai": ("yamatai", 3, ()),
    "smartphone_inc": ("smartphone_inc", 3, ()),
}
OWN |= {name: (name, usual(name), ()) for name in pack_names() if name not in OWN}
#: packs in the folder of test data that can be played, with a number of players and expansions
TRIED = {
    "auction": (3, ()),
    "cups": (3, ()),
    "envoys": (3, ()),
    "fives": (2, ()),
    "grove": (2, ()),
    "layers": (2, ()),
    "market": (2, ("night",)),
    "sealed": (3, ()),
    "sparks": (3, ()),
    "tricks": (3, ()),
    "veiled": (2, ()),
}
#: packs that are written first
WRITTEN: dict[str, Callable[[Path], Path]] = {
    "hands": lambda folder: write_tiny(folder, **HANDS),
    "hedgerow": followed,
    "valley": lambda folder: write(folder, blocks("language.md"), "valley"),
}
NAMES = [*OWN, *TRIED, *WRITTEN]


def rules_named(name: str, folder: Path) -> Rules:
    """Rules of one of them; the folder is for those that are written first."""
    if name in OWN:
        return load(*OWN[name])
    if name in TRIED:
        players, expansions = TRIED[name]
        return load(str(DATA / name), players, expansions)
    pack = WRITTEN[name](folder / name)
    return load(str(pack), 3 if name == "hands" else 2)


def may_hide(name: str) -> bool:
    """Without making its rules: does a pack say that somebody cannot see something?"""
    folder = own_rules() / OWN[name][0] if name in OWN else DATA / name
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml")]
    return name in WRITTEN or any("seen by:" in text or "secretly " in text for text in texts)


def hides(rules: Rules) -> bool:
    """Is there anything that somebody cannot see?"""
    return any(any(places) for places in rules.sight.hidden) or bool(rules.machine.program.secrets)
