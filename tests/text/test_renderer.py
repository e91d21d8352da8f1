"""The renderer: every node of checked rules has somebody who tells of it, and no style is asked for by its name."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.node import KINDS
from spielwerk.interpreter.phrases import telling
from spielwerk.interpreter.prose.texts.renderer import TABLES

ROOT = Path(__file__).parents[2]


def kinds_of(base: type) -> set[type]:
    return {kind for kind in KINDS if issubclass(kind, base) and kind is not base}


def test_every_value_and_condition_is_told() -> None:
    assert kinds_of(ir.Expr) == {*TABLES.terms, *TABLES.conditions}


def test_every_effect_is_told() -> None:
    assert kinds_of(ir.Effect) == {*TABLES.effects, *TABLES.lines}


@pytest.mark.parametrize("field", [f.name for f in fields(telling.Style) if f.name != "name"])
def test_every_property_of_a_style_is_asked_for(field: str) -> None:
    asked = [path for path in (ROOT / "interpreter").rglob("*.py") if f"style.{field}" in path.read_text("utf-8")]
    assert asked, "what nobody asks for makes no difference"


def test_no_style_is_asked_for_by_its_name() -> None:
    for path in [*(ROOT / "interpreter/prose").rglob("*.py"), *(ROOT / "interpreter/phrases").rglob("*.py")]:
        assert not re.search(r"style\.name\b|style (==|is) ", path.read_text("utf-8")), path.name


def messages_said() -> set[str]:
    """The messages that verbs and terms make their phrases with, as far as they are named there by their whole ids."""
    found: set[str] = set()
    for path in [*(ROOT / "interpreter/verbs").rglob("*.py"), *(ROOT / "interpreter/terms").rglob("*.py")]:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Say" and call.args:
                first = call.args[0]
                found |= {first.value} if isinstance(first, ast.Constant) else set()
    return found


@pytest.mark.parametrize("locale", ["en", "pl", "de", "uk", "cs"])
def test_every_message_of_a_verb_or_a_term_is_there(locale: str) -> None:
    said = messages_said()
    assert len(said) > 80
    files = [ROOT / "translations" / locale / f"{name}.ftl" for name in ("core", "cli")]
    words = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert sorted(said - set(re.findall(r"^([a-z][\w-]*) =", words, re.M))) == []
