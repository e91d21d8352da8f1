"""What leads to what: in which order one can go along it, and the circles in which one would go on for ever."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

Edges = dict[str, list[str]]
#: who has mended these sees the next: each takes a walk along everything
MOST_CIRCLES = 10
_SHOWN = 12


def in_order(edges: Edges) -> list[str]:
    """What is led to comes before what leads to it. CycleError if there are circles."""
    return list(TopologicalSorter(edges).static_order())


def circles(edges: Edges) -> list[list[str]]:
    """The first circles, each from the name that stands first in the edges and back to it."""
    left = {name: list(dict.fromkeys(others)) for name, others in edges.items()}
    places = {name: place for place, name in enumerate(edges)}
    found: list[list[str]] = []
    while len(found) < MOST_CIRCLES:
        try:
            in_order(left)
            break
        except CycleError as error:
            _, *circle = reversed(error.args[1])  # it goes from what is led to, and its first name is also its last
        first = min(range(len(circle)), key=lambda i: places[circle[i]])
        circle = [*circle[first:], *circle[: first + 1]]
        found.append(circle)
        left[circle[-2]].remove(circle[0])  # without its last step it is none
    return found


def way(circle: list[str]) -> str:
    """A circle as it is shown; of a long one its beginning and its end."""
    shown = circle if len(circle) <= _SHOWN else [*circle[: _SHOWN // 2], "…", *circle[1 - _SHOWN // 2 :]]
    return " → ".join(shown)
