"""The interpreter and the command line know no game: none of these words occurs in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: telling words of the three games; words a program needs itself (order, area, factory, region) are not among them
WORDS = """
    yokohama yen copper silk tea fish assistant president trading_house church customs laboratory warehouse canal
    chinatown employment plantation fishing agency blocker technology technologies achievement agent
    pyramid tramway telegraph telephone newspaper brickyard winery exhibition letterpress spinning stagecoach
    britain netherlands
    yamatai boat island fleet specialist torii palace mountain bamboo clay gold prestige sacred culture_token izanami
    susanoo raijin amateratsu
    smartphone patent retailer logistics gamepad battery wifi 4g office emirates caribbean australia canada leaflet
    customer
""".split()


def files() -> list[Path]:
    endings = ("*.py", "*.lark", "*.md")
    return sorted(p for folder in ("interpreter", "cli") for ending in endings for p in (ROOT / folder).rglob(ending))


def test_there_are_enough_words_and_files() -> None:
    assert len(set(WORDS)) == len(WORDS) >= 60
    assert len(files()) > 30


def test_no_word_of_a_game() -> None:
    word = re.compile(r"(?<![a-z])(" + "|".join(WORDS) + r")(s|es)?(?![a-z])")
    found = []
    for path in files():
        text = path.read_text(encoding="utf-8").lower().replace("-", "_")
        found += [f"{path}, line {text.count(chr(10), 0, m.start()) + 1}: {m.group()}" for m in word.finditer(text)]
    assert found == []
