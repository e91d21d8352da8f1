"""A value or condition of which a part is missing is refused where the terms are put together."""

from __future__ import annotations

from dataclasses import replace

import pytest
from spielwerk.interpreter.lowering.anatomy import TERMS, Term
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.node import KINDS
from spielwerk.interpreter.terms.table import refuse_incomplete

EXPRESSIONS = sorted((kind for kind in TERMS if issubclass(kind, ir.Expr)), key=lambda kind: kind.__name__)


def test_every_kind_of_value_and_condition_is_in_the_table_with_all_its_parts() -> None:
    assert {kind for kind in KINDS if issubclass(kind, ir.Expr)} - {ir.Expr} == set(EXPRESSIONS)
    refuse_incomplete(TERMS)


@pytest.mark.parametrize("kind", EXPRESSIONS, ids=lambda kind: kind.__name__)
def test_a_term_without_one_of_its_parts_is_refused(kind: type) -> None:
    lacking: list[tuple[Term | None, str]] = [
        (None, "nothing is known of"),
        (replace(TERMS[kind], lower=None), "nothing computes"),
        (replace(TERMS[kind], phrase=None, condition=None), "nothing tells"),
    ]
    for term, why in lacking:
        others = {other: known for other, known in TERMS.items() if other is not kind}
        with pytest.raises(TypeError, match=f"{why} the term {kind.__name__}$"):
            refuse_incomplete(others | ({kind: term} if term is not None else {}))
