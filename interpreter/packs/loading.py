"""The whole loading stage: find, read, apply, check the shape. What comes out is ready for names and types."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from ..diagnostics.problems import MessageRef, Problem, Span, say
from .expansions import locate
from .names import did_you_mean, few_guesses, nearest
from .pack import VIEW, Pack, load_pack, read_beside, read_scenario_file, read_scenarios, without_consequences
from .schemas import game_schema, rulebook_schema, scenarios_schema, view_schema
from .shapes import Schema
from .tables import check_kinds, table_names
from .tree import Map, Scalar, Seq, follow, plain
from .validate import validate

#: sections without which nothing else makes sense
_NEEDED = ("game", "players")


@few_guesses()
def load_checked(
    name_or_path: str | os.PathLike[str],
    expansions: Sequence[str] = (),
    variants: Sequence[str] = (),
    *,
    rulebook: bool = True,
) -> Pack:
    """A pack with everything wrong with its shape in `problems`; where an expansion is named, its game with it. Raises
    Mistakes only if there is no such pack."""
    pack = load_named(name_or_path, expansions, variants, rulebook=rulebook)
    pack.problems.extend(check_shape(pack))
    return pack


def load_named(
    name_or_path: str | os.PathLike[str],
    expansions: Sequence[str] = (),
    variants: Sequence[str] = (),
    *,
    rulebook: bool = True,
) -> Pack:
    """The same, its shape not looked at."""
    folder, named = locate(name_or_path)
    pack = load_pack(folder, [*named, *expansions], variants, rulebook=rulebook)
    pack.subject = pack.applied_expansions[0] if named and pack.applied_expansions else ""
    return pack


def load_again(
    pack: Pack, expansions: Sequence[str] = (), variants: Sequence[str] = (), *, rulebook: bool = False
) -> Pack:
    """The same pack with other expansions and variants, by name: from its folder, as others may have its name."""
    asked = [str(pack.folders[name]) if name in pack.elsewhere else name for name in expansions]
    other = load_pack(pack.folder, asked, variants, rulebook=rulebook)
    other.subject = pack.subject if pack.subject in other.folders else ""
    other.problems.extend(check_shape(other))
    return other


def check_shape(pack: Pack) -> list[Problem]:
    """What the schemas say to a pack."""
    problems = check_kinds(pack.tree)
    problems += _about_changes(pack, validate(pack.tree, game_schema(pack)))
    sound = not problems and not pack.problems
    if not pack.complete:
        problems = without_consequences(problems)
    else:
        problems += [
            Problem("missing-key", say("game-needs", key=section), pack.tree.span, say("add-to-game"))
            for section in _NEEDED
            if section not in pack.tree.items
        ]
    if pack.rulebook is not None:
        whole = Map({"rulebook": pack.rulebook}, {"rulebook": pack.rulebook.span}, pack.rulebook.span)
        problems += validate(whole, _general("rulebook"))
        if sound:
            problems += check_rulebook(pack)
    return problems


def load_scenarios(pack: Pack, file: Path | None = None) -> dict[str, Map]:
    """The scenarios of a pack by name, or those of a file that may lie anywhere, their shape checked; problems are
    added to the pack's. One that comes with an expansion is played with it."""
    if file is None and pack.scenarios is not None:
        return pack.scenarios
    before = len(pack.problems)
    found: dict[str, Map] = {}
    places: dict[str, Span] = {}
    for node, expansions in (read_scenarios(pack) if file is None else read_scenario_file(pack, file)).values():
        pack.problems.extend(validate(node, _general("scenarios")))
        section = node.get("scenarios")
        for name, scenario in section if isinstance(section, Map) else ():
            assert isinstance(section, Map)
            if name in found:
                pack.problems.append(
                    Problem(
                        "duplicate-key",
                        say("two-scenarios", name=name),
                        section.keys[name],
                        say("rename"),
                        ((say("the-first-one"), places[name]),),
                    )
                )
            elif isinstance(scenario, Map):
                found[name] = _with(scenario, expansions)
                places[name] = section.keys[name]
    if file is None and len(pack.problems) == before:
        pack.scenarios = found
    return found


def _with(scenario: Map, expansions: tuple[str, ...]) -> Map:
    """A scenario that says with which expansions it is played."""
    said = scenario.get("with")
    named = said.items if isinstance(said, Seq) else []
    new = [e for e in expansions if e not in [n.value for n in named if isinstance(n, Scalar)]]
    if not new:
        return scenario
    span = scenario.span
    result = Map(dict(scenario.items), dict(scenario.keys), span)
    result.put("with", Seq([*(Scalar(name, span) for name in new), *named], span), scenario.keys.get("with", span))
    return result


def load_view(pack: Pack) -> tuple[Map | None, list[Problem]]:
    """How a pack wants to be shown, and what is wrong with the shape of that; nothing if it does not say. What its
    expansions say is added to what the game says."""
    nodes, problems = read_beside(pack, VIEW)
    problems = [*problems, *(problem for node in nodes for problem in validate(node, _general("view")))]
    if problems or not nodes:
        return nodes[0] if nodes else None, problems
    view = nodes[0]
    for more in nodes[1:]:
        view = _added(view, more)
    return view, []


def _added(base: Map, more: Map) -> Map:
    """Maps grow by their keys and lists at their ends; anything else is said anew."""
    result = Map(dict(base.items), dict(base.keys), base.span)
    for key, node in more:
        there = result.get(key)
        if isinstance(there, Map) and isinstance(node, Map):
            node = _added(there, node)
        elif isinstance(there, Seq) and isinstance(node, Seq):
            known = [plain(item) for item in there.items]
            node = Seq([*there.items, *(item for item in node.items if plain(item) not in known)], there.span)
        result.put(key, node, more.keys[key])
    return result


def check_rulebook(pack: Pack) -> list[Problem]:
    """Every rule points at something that is there; overlays may take places away, so for its own rules the bare game
    is asked, and for those of an expansion the game with it."""
    problems: list[Problem] = []
    if pack.rulebook is None or pack.applied_variants or not pack.complete:
        return problems
    for name, rule in pack.rulebook:
        if pack.applied_expansions and pack.rulebook.keys[name].file not in pack.overlay_files:
            continue
        at = rule.get("at") if isinstance(rule, Map) else None
        for place in at.items if isinstance(at, Seq) else [at]:
            if not isinstance(place, Scalar) or not isinstance(place.value, str):
                continue
            first, _, rest = place.value.partition(".")
            if first == "expansions":
                expansion = rest.partition(".")[0]
                if expansion not in pack.expansions:
                    problems.append(
                        Problem(
                            "unknown-place",
                            say("scenario-no-expansion", name=name, expansion=expansion),
                            place.span,
                            did_you_mean(expansion, pack.expansions),
                        )
                    )
            elif follow(pack.tree, place.value) is None:
                problems.append(
                    Problem(
                        "unknown-place",
                        say("not-in-data", name=name, place=place.value),
                        place.span,
                        _nearest_place(pack.tree, place.value),
                    )
                )
    return problems


def _nearest_place(tree: Map, path: str) -> MessageRef | None:
    keys = path.split(".")
    for depth, key in enumerate(keys):
        above = follow(tree, ".".join(keys[:depth])) if depth else tree
        if isinstance(above, Map) and key not in above.items:
            near = nearest(key, above.items)
            return say("did-you-mean", name=".".join([*keys[:depth], near])) if near else None
    return None


def _about_changes(pack: Pack, problems: list[Problem]) -> list[Problem]:
    """An expansion's entry that is incomplete and nearly has the name of another one was meant to change that one."""
    entries: dict[Span, tuple[str, str]] = {}
    for table in table_names(pack.tree):
        section = pack.tree.get(table)
        if isinstance(section, Map):
            added = {span: name for name, span in section.keys.items() if span.file in pack.overlay_files}
            entries.update({span: (table, name) for span, name in added.items()})
    result: list[Problem] = []
    for problem in problems:
        where = entries.get(problem.span) if problem.code == "missing-key" and problem.span else None
        section = pack.tree.get(where[0]) if where else None
        near = nearest(where[1], section.items) if where and isinstance(section, Map) else None
        if where and near:
            problem = Problem(
                "overlay-missing",
                say("too-little-said", name=where[1], table=where[0]),
                problem.span,
                say("did-you-mean", name=near),
            )
        if problem not in result:
            result.append(problem)
    return result


@lru_cache(maxsize=3)
def _general(which: str) -> Schema:
    return {"rulebook": rulebook_schema, "scenarios": scenarios_schema, "view": view_schema}[which]()
