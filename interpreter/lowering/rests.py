"""What must still be done, what has been taken and touched on the way there, and how both are spoken of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Protocol

from ..diagnostics.records import mutable, record
from ..model import ir
from ..model.regions import Region
from ..model.vocabulary import Piece, Zone
from ..plan.build import YES, both, in_row
from ..plan.nodes import Expr, Loop, Range, Stmt
from .analysis import Analysis
from .context import Env, Lowering
from .reasons import Reason

if TYPE_CHECKING:
    from .hidden import Look
    from .stops import Before

#: effects one guard looks at before it gives up
MOST_STEPS = 1000


class NotExact(Exception):
    """This rest cannot be decided by looking at the present state alone."""


@record
class Amount:
    """An amount that is needed; `most`: it can never be more than so many, if that is known."""

    code: Expr
    most: int | None = None


@record
class Rest:
    """What must be done next: an effect with its locals, then what follows it."""

    effect: ir.Effect
    env: Env
    then: Rest | None


def rest_of(effects: list[ir.Effect], env: Env, then: Rest | None) -> Rest | None:
    for effect in reversed(effects):
        then = Rest(effect, env, then)
    return then


def rebind(rest: Rest | None, var: ir.Local, code: Expr) -> Rest | None:
    """The same, where a local stands for something else."""
    links: list[Rest] = []
    while rest is not None:
        links.append(rest)
        rest = rest.then
    envs: dict[int, Env] = {}  # effects of one list share theirs
    found: Rest | None = None
    for link in reversed(links):
        env = envs.get(id(link.env))
        if env is None:
            env = envs[id(link.env)] = link.env.plus({var: code})
        found = Rest(link.effect, env, found)
    return found


@mutable
class Known:
    """What has been taken and touched on the way."""

    needs: dict[Expr, list[Amount]] = field(default_factory=dict)
    need_regions: dict[Expr, Region] = field(default_factory=dict)
    #: written at all (reads of it are no longer exact)
    touched: set[Region] = field(default_factory=set)
    #: added to for the acting player (needs of it are no longer exact)
    added: set[Region] = field(default_factory=set)
    unknown: bool = False

    def copy(self) -> Known:
        return Known(
            {k: list(v) for k, v in self.needs.items()},
            dict(self.need_regions),
            set(self.touched),
            set(self.added),
            self.unknown,
        )


# ---- bookkeeping


class Terms(Protocol):
    """How a guard speaks: exactly, or as far as everybody knows."""

    def truth(self, e: ir.Expr, env: Env) -> Expr: ...
    def any_code(self, q: ir.Query, env: Env, extra: list[Expr] | None = None, var: str = "") -> Expr: ...
    def value(self, e: ir.Expr, env: Env) -> Expr: ...
    def not_below_zero(self, e: ir.Expr, env: Env) -> Expr: ...
    def clause(self, q: ir.Query, env: Env) -> Loop: ...
    def how_many(self, q: ir.Query, env: Env) -> Expr: ...
    def listing(self, q: ir.Query, env: Env) -> Expr: ...
    def piece_address(self, piece: Piece, place: ir.Place, owner: Expr, env: Env) -> Expr: ...
    def known(self, env: Env, *nodes: object) -> None:
        """These must be looked at as they are; raises `NotExact` if not everybody can."""

    def sees(self, zone: Zone) -> bool:
        """Is it known what lies there, not only how many?"""

    def is_active(self, ability: ir.CheckedAbility, player: Expr) -> Expr: ...


class Unsure(Terms, Protocol):
    """How a guard speaks as far as everybody knows: what may hold counts as holding."""

    c: Lowering

    def looks(self, node: object, env: Env) -> bool:
        """Does this depend on something that not all can see?"""
        ...


class AsAllKnow(Protocol):
    """Writes, for choices that depend on something hidden, whether they are asked though one option is left."""

    def alternative(
        self, effects: list[ir.Effect], env: Env, rest: Rest | None, before: Sequence[Before], looks: list[Look]
    ) -> Expr: ...
    def thing(
        self,
        query: ir.Query,
        body: list[ir.Effect],
        env: Env,
        rest: Rest | None,
        before: Sequence[Before],
        looks: list[Look],
        also: Expr | None,
    ) -> tuple[Expr, Expr]: ...
    def number(
        self,
        local: ir.Local,
        among: Range,
        body: list[ir.Effect],
        env: Env,
        rest: Rest | None,
        before: Sequence[Before],
        looks: list[Look],
    ) -> tuple[Expr, Expr]: ...
    def menu(self, pc: int, others: list[tuple[int, Expr]], fallback: int | None = None) -> None: ...
    def things(self, pc: int, one: Expr, two: Expr, plain: list[int], others: list[tuple[int, Expr]]) -> None: ...
    def write(self, pc: int, lines: list[Stmt]) -> None: ...


@mutable
class Guarding:
    """The context of the functions that derive guards."""

    c: Lowering
    terms: Terms
    #: variables that run over opponents
    others: set[Expr] = field(default_factory=set)
    reasons: list[Reason] = field(default_factory=list)
    #: beyond what is chosen, in what follows it
    later: bool = False
    beyond: Rest | None = None
    #: what is looked at now
    at: Rest | None = None
    nested: int = 0
    left: int = MOST_STEPS
    #: effects with too much behind them for a guard
    hopeless: dict[int, ir.Effect] = field(default_factory=dict)

    @property
    def analysis(self) -> Analysis:
        return self.c.analysis


#: how a guard goes through an effect: the whole condition, or where to go on and what must hold as well
Further = tuple[Rest | None, tuple[Expr, ...]]
Way = Callable[[Guarding, Any, Env, Rest, Known, tuple[Expr, ...]], Expr | Further]


def with_others(conds: Sequence[Expr], code: Expr) -> Expr:
    """What must hold, and a condition that decides everything that follows."""
    return both(in_row([*(cond for cond in conds if cond != YES), code]))
