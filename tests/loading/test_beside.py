"""A copy of the process that looks at a part of a game changes nothing of what is told, whatever becomes of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from runtime.tiny import write
from support.limits import PATIENCE

#: checks games as the command does, with copies and without, and tells what was found and how many copies there were
PROGRAM = """
import json, os, sys
from spielwerk.interpreter.study import beside, check

copies = []
os.register_at_fork(after_in_parent=lambda: copies.append(1))

def found(name):
    pack, problems, overlaid = check.check_all(name)
    wrong = [(str(p.message), p.span.line) for p in problems]
    return [wrong, [[other.applied_variants, [p.code for p in told]] for other, told in overlaid]]

check.LARGE = 0
told = {}
for name in sys.argv[1:]:
    before, both = len(copies), [found(name)]
    by_copy = len(copies) - before
    beside._can_copy, can = lambda: False, beside._can_copy
    both.append(found(name))
    beside._can_copy = can
    told[name] = [both, by_copy]

with beside.asked([lambda: True, lambda: False, lambda: os._exit(3), lambda: True]) as says:
    told["dies"] = [says(n) for n in range(4)]
with beside.asked([lambda: True, lambda: 1 / 0]) as says:
    told["fails"] = [says(1), says(0)]
told["few"] = beside._can_copy()
print(json.dumps(told))
"""
RIGHT = {"variants": {"short": {"description": "short", "end": {"early": {"when": "round is 2", "after": "now"}}}}}
#: it holds for three players only
FOR_THREE = {"checks": {"enough": "(count of players) at least 3"}}
JEWEL = {"act": {"choose one": {"get": "gain 1 jewel"}}}
IN_A_VARIANT = {"variants": {"rich": {"description": "rich", "rules": JEWEL}}}


def test_whatever_is_wrong_is_found_with_a_copy_too(tmp_path: Path) -> None:
    games = {"right": RIGHT, "three": FOR_THREE, "rich": IN_A_VARIANT}
    packs = {name: str(write(tmp_path / name, **said)) for name, said in games.items()}
    run = [sys.executable, "-c", PROGRAM, *packs.values()]
    environment = {**os.environ, "SPIELWERK_CACHE_DIR": ""}
    done = subprocess.run(run, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.stderr == ""
    told = json.loads(done.stdout)
    wrong = {name: told[path][0] for name, path in packs.items()}
    assert all(beside == alone for beside, alone in wrong.values())
    assert wrong["right"][0] == [[], []]
    (message, _), *others = wrong["three"][0][0]
    assert ("2" in message, "enough" in message, others) == (True, True, [])
    assert wrong["rich"][0] == [[], [[["rich"], ["unknown-name"]]]]
    copied = told["few"]
    assert [told[path][1] for path in packs.values()] == [copied] * 3
    assert told["dies"] == [copied, False, False, False]
    assert told["fails"] == [False, copied]
