"""The command that makes the table of docs/performance.md works."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from benchmarks.contenders import SMALL

COMMAND = [sys.executable, str(Path(__file__).with_name("compare.py")), "--seconds", "0.002", "--rounds", "1"]


def test_a_part_of_the_table_is_made() -> None:
    done = subprocess.run([*COMMAND, "--json", "twins"], capture_output=True, text=True, check=True, timeout=600)
    rows = json.loads(done.stdout)["rows"]
    assert [row["what"] for row in rows] == [f"{name} / twin" for name in SMALL]
    for row in rows:
        assert row["unit"] == "µs" and row["ours"] > 0 and row["theirs"] > 0 and row["aim"] in SMALL.values()
        assert abs(row["ratio"] - row["ours"] / row["theirs"]) < 1e-9


def test_an_unknown_part_is_told() -> None:
    done = subprocess.run([*COMMAND, "twin"], capture_output=True, text=True, timeout=600)
    assert done.returncode == 2 and "no such part: twin" in done.stderr
