"""The whole game once everything in it is understood: what the program is made from."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from ..diagnostics.problems import Span
from ..diagnostics.records import mutable
from . import ir
from .vocabulary import Counter, Vocabulary

if TYPE_CHECKING:
    from .facts import Facts, Lead


@mutable
class CheckedGame:
    words: Vocabulary
    rules: dict[str, ir.CheckedRule] = field(default_factory=dict)
    #: (property, entry) -> what is printed there
    printed: dict[tuple[str, str], ir.PrintedEffect] = field(default_factory=dict)
    abilities: list[ir.CheckedAbility] = field(default_factory=list)
    definitions: dict[str, ir.CheckedDefinition] = field(default_factory=dict)
    #: named numbers that are said of things
    parameters: dict[str, ir.CheckedParameter] = field(default_factory=dict)
    setup: ir.Effect | None = None
    scoring: ir.Effect | None = None
    ends: list[tuple[str, ir.Expr, int, Span]] = field(default_factory=list)
    winner: list[tuple[str, ir.Expr, ir.Local]] = field(default_factory=list)
    #: what decides first, if that is counted: the most of it wins, or the least
    score: Counter | None = None
    #: what must hold of a player who wins, each with its `you`: nobody may meet it, and nobody wins then
    may_win: list[tuple[ir.Expr, ir.Local]] = field(default_factory=list)
    #: whoever is still tied wins together
    shared_win: bool = False
    #: how well a player stands: numbers that are added up, each with its `you`
    estimate: dict[str, tuple[ir.Expr, ir.Local, Span]] = field(default_factory=dict)
    checks: dict[str, tuple[ir.Expr, Span]] = field(default_factory=dict)
    #: some rule lets players leave the round or the game
    leaving: bool = False
    once_scopes: set[str] = field(default_factory=set)
    #: every node and every effect of all bodies, once everything is understood (`walk.all_nodes`, `walk.all_effects`)
    nodes: list[list[Any]] = field(default_factory=list)
    effects: list[ir.Effect] = field(default_factory=list)
    #: what was found of its nodes once everything is understood, by the number of a node and with the node: as long as
    #: it is kept, no other has that number (`anatomy.known_facts`, `anatomy.known_lead`)
    facts: dict[int, tuple[ir.Effect, Facts]] = field(default_factory=dict)
    leads: dict[int, tuple[object, Lead | None]] = field(default_factory=dict)
    #: what texts are tied to, once somebody has asked (`rule_digests`): by entry, what is printed on it; by whose text
    #: it is, all that it leads to; by named number, the digest of the rules that read it
    printed_on: dict[str, list[ir.Effect | ir.Expr]] = field(default_factory=dict)
    led_to: dict[tuple[str, str], dict[str, object]] = field(default_factory=dict)
    read_by: dict[str, str] = field(default_factory=dict)
