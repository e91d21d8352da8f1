"""Writes the pictures of docs/screens anew: python tests/screens/regenerate.py [--play]"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from screens.pictures import HERE, LOW, NARROW, PICTURES, SCREENS, picture, play, svg  # noqa: E402

if __name__ == "__main__":
    os.environ["LC_ALL"] = "en.UTF-8"
    PICTURES.mkdir(exist_ok=True)
    for shown in SCREENS:
        if "--play" in sys.argv:
            play(shown)
        console = picture(shown)
        (PICTURES / f"{shown.game}.svg").write_text(svg(shown, console), encoding="utf-8")
        (HERE / f"{shown.game}.txt").write_text(console.export_text(), encoding="utf-8")
        small = picture(shown, NARROW, LOW).export_text()
        (HERE / f"{shown.game}.small.txt").write_text(small, encoding="utf-8")
