"""Writes the golden playthroughs and the digests of series anew: python tests/games/regenerate.py"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from games import playthrough, series  # noqa: E402

if __name__ == "__main__":
    playthrough.regenerate()
    series.regenerate()
