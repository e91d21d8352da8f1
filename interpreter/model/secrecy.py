"""Who acts in a secret block, and what is theirs: what they do and look at there may touch nothing else."""

from __future__ import annotations

from dataclasses import field

from ..diagnostics.records import mutable
from . import ir
from .regions import Region


@mutable
class Actor:
    #: locals that are whoever acts
    own: set[int]
    #: locals that are things lying with whoever acts
    mine: set[int] = field(default_factory=set)
    #: what is written in the block, by anybody
    written: frozenset[Region] = frozenset()

    def is_own(self, who: ir.Expr | None) -> bool:
        local = ir.local_of(who)
        return local is not None and local.id in self.own

    def is_mine(self, thing: ir.Expr | None) -> bool:
        local = ir.local_of(thing)
        return local is not None and local.id in self.mine

    def unchanged(self, *regions: Region) -> bool:
        return not self.written.intersection(regions)
