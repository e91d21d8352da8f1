"""Calls inside each other find room: at no depth does a call ask the system for memory, again and again."""

from __future__ import annotations

import subprocess
import sys

import pytest

TRIED = """
import resource, sys
from spielwerk.cli import main

def deep(left):
    if left:
        return deep(left - 1)
    for _ in range(1000):
        call(call(0))

def call(one):
    return one

def run(**_):
    for depth in range(300):
        deep(depth)

main.cli = run
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
main.main()
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


@pytest.mark.skipif(sys.implementation.name != "cpython" or sys.platform != "linux", reason="counted so only there")
def test_no_depth_is_the_edge_of_a_piece() -> None:
    done = subprocess.run([sys.executable, "-c", TRIED], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 500
