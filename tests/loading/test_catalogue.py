"""Every code has a page, and the examples on the pages are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from spielwerk.interpreter import packs
from spielwerk.interpreter.diagnostics import catalogue
from spielwerk.interpreter.diagnostics.catalogue import CATALOGUE, Entry
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.packs.reader import read_yaml
from tiny_pack import write_pack

_CODE = re.compile(r'(?:Problem|_problem|_?wrong|_failed)\(\s*(?:file, )?"([a-z0-9-]+)"')


def test_every_code_of_this_stage_has_a_page_and_every_page_a_code() -> None:
    folder = Path(packs.__file__).parent
    used = {code for path in folder.glob("*.py") for code in _CODE.findall(path.read_text(encoding="utf-8"))}
    pages = {
        e[0] for group in (catalogue._FILES, catalogue._YAML, catalogue._SHAPE, catalogue._OVERLAYS) for e in group
    }
    assert used - pages == set()
    assert pages - used == set()


@pytest.mark.parametrize("entry", [CATALOGUE[e[0]] for e in catalogue._YAML], ids=lambda e: e.code)
def test_yaml_examples(entry: Entry) -> None:
    assert entry.code in {p.code for p in read_yaml(entry.wrong + "\n", "f.yaml")[1]}
    assert read_yaml(entry.right + "\n", "f.yaml")[1] == []


@pytest.mark.parametrize(
    "entry", [CATALOGUE[e[0]] for e in catalogue._SHAPE if e[0] != "unknown-place"], ids=lambda e: e.code
)
def test_examples_of_shape(entry: Entry, tmp_path: Path) -> None:
    def codes(text: str, where: str) -> set[str]:
        return {p.code for p in load_checked(write_pack(tmp_path / where, {"more.yaml": text + "\n"})).problems}

    assert codes(entry.wrong, "wrong") == {entry.code}
    # a kind used in another file is enough for the form of the right example
    assert codes(entry.right, "right") <= {"duplicate-key"} - {entry.code}


@pytest.mark.parametrize("code", ["overlay-missing", "like-unknown", "like-circle"])
def test_examples_of_overlays(code: str, tmp_path: Path) -> None:
    entry = CATALOGUE[code]
    for text, expected in ((entry.wrong, {code}), (entry.right, set())):
        folder = write_pack(tmp_path / str(len(expected)), {"expansions/x/e.yaml": f"expansion: x\n{text}\n"})
        assert {p.code for p in load_checked(folder, ["x"]).problems} - {"missing-key"} == expected
