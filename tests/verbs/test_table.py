"""A verb of which a part is missing is refused where the verbs are put together."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace

import pytest
from spielwerk.interpreter.lowering.anatomy import VERBS, Verb
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.node import KINDS
from spielwerk.interpreter.verbs.table import refuse_incomplete

EFFECTS = sorted(VERBS, key=lambda kind: kind.__name__)


def test_every_kind_of_effect_is_in_the_table_with_all_its_parts() -> None:
    assert {kind for kind in KINDS if issubclass(kind, ir.Effect)} - {ir.Effect} == set(EFFECTS)
    refuse_incomplete(VERBS)


def test_what_a_verb_must_say_has_no_answer_of_its_own() -> None:
    must = {f.name for f in fields(Verb) if f.default is MISSING}
    assert must >= {"facts", "secrecy", "sight", "lower", "steps", "guard", "phrase", "lines", "asking", "in_sentence"}


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_a_verb_without_one_of_its_parts_is_refused(kind: type[ir.Effect]) -> None:
    lacking: list[tuple[Verb | None, str]] = [
        (None, "nothing is known of"),
        (replace(VERBS[kind], lower=None, steps=None), "nothing does"),
        (replace(VERBS[kind], phrase=None, lines=None), "nothing tells"),
    ]
    for verb, why in lacking:
        others = {other: known for other, known in VERBS.items() if other is not kind}
        with pytest.raises(TypeError, match=f"{why} the verb {kind.__name__}$"):
            refuse_incomplete(others | ({kind: verb} if verb is not None else {}))
