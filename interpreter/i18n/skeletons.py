"""Files of words made or mended by the machine: a new language to fill in, a digest that was confirmed."""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from fluent.syntax import ast

from ..diagnostics.problems import Mistakes, Problem, Refused, Span, hinted, say
from ..packs import door
from ..packs.names import did_you_mean
from ..prose.speaking.bundles import LastVoice
from ..prose.speaking.word_files import LARGEST, SOURCE, Locale, WordsFile, locale_of
from .confirmations import DIGEST, demanded, digests_of
from .merging import Texts, changed, merged
from .message_anatomy import anatomy, patterns
from .message_notes import CHOSEN_BY, MessageNotes
from .message_survey import Survey

HEAD = """\
### {title}
###
### Every message of the source language stands here as a comment. Take away the "# " in front of its lines and
### translate what stands behind "=". What is still a comment is said in the source language. Notes stay comments; they
### name the parts of a message and show it in a sentence. Lines ".rule = ..." stay as they are.
### docs/translating.md tells how nouns, numbers and selects are written.
"""
#: parts that say of whom something is told, or whether it is so: a rule that asks for one way can ask for the others;
#: and what they are where something is nobody's
ALL_WAYS, NOBODY = ("whose", "who", "no"), "none"
#: what the source says about a message
NOTE = "# Note:"


# ---- a new language
def skeleton(
    language: str, module: str, source: Locale, survey: Survey | None = None, surveys: Sequence[Survey] = ()
) -> str:
    """The words of a module as comments, ready to be translated; for a game also what the source has no words for.
    `surveys`: games with whose sentences messages are shown."""
    parts = [HEAD.format(title=f"{module}, {language}")]
    seen: set[str] = set()
    notes = MessageNotes(source, surveys if survey is None else [survey])
    for read in source.files:
        own = survey is None or not survey.expansion or read.path.is_relative_to(survey.folder)
        if read.module == module and own:
            parts += _commented(read, seen, notes)
    if survey is not None:
        needs: dict[str, set[str]] = {}
        for _, needed in survey.needs:
            for id, attributes in needed.items():
                if id not in source.entries:
                    needs.setdefault(id, set()).update(attributes)
        if needs:
            parts.append("## Words the source language makes from ids\n")
            parts += _made(needs, survey, notes)
    return "\n".join(parts)


def _commented(read: WordsFile, seen: set[str], notes: MessageNotes) -> Iterator[str]:
    for node in read.body:
        if isinstance(node, (ast.Comment, ast.GroupComment)) and made_by_us(read):
            continue  # a skeleton itself, of which some words were written
        if isinstance(node, ast.GroupComment):
            yield _lines("##", node.content or "")
        elif isinstance(node, ast.Comment):
            yield _lines(NOTE, node.content or "")
        elif isinstance(node, (ast.Message, ast.Term)) and node.id.name not in seen and node.span is not None:
            seen.add(node.id.name)
            note = _lines(NOTE, node.comment.content or "") if node.comment is not None else ""
            start = node.id.span.start if node.id.span is not None else node.span.start
            if isinstance(node, ast.Term):
                start -= 1
            text = read.text[start : node.span.end]
            yield note + _noted(node.id.name, notes) + _lines("#", text.rstrip())


def made_by_us(read: WordsFile) -> bool:
    """Does the file begin as a skeleton does? What is still a comment in it was written by nobody."""
    return HEAD.split("\n")[2] in read.text


def _noted(id: str, notes: MessageNotes) -> str:
    return "".join(_lines(NOTE, line) for line in notes.lines(id))


def _made(needs: dict[str, set[str]], survey: Survey, notes: MessageNotes) -> Iterator[str]:
    voice = LastVoice(survey.source)
    for id, attributes in needs.items():
        lines = []
        if "" in attributes:
            lines.append(f"{id} = {_said(voice, id, '', survey)}")
        else:
            lines.append(f"{id} =")
        lines += [f"    .{a} = {_said(voice, id, a, survey)}" for a in sorted(attributes) if a]
        if id in survey.tied and demanded(id, survey):
            lines.append(f"    .{DIGEST} = {_digest(id, survey)}")
        yield _noted(id, notes) + _lines("#", "\n".join(lines))


def _said(voice: LastVoice, id: str, attribute: str, survey: Survey) -> str:
    """With the names of its parts in their places; where one of them chooses what is said, each way there is."""
    given = survey.calls.get((id, attribute), set()) - {"holder"}
    parts = {name: CHOSEN_BY.get(name, f"{{ ${name} }}") for name in given}
    found = {name: _ways(voice, id, attribute, name, survey) for name in sorted(given)}
    parts |= {name: way for name, (way,) in ((n, w) for n, w in found.items() if len(w) == 1)}
    ways = {name: several for name, several in found.items() if len(several) > 1}

    def said(names: Sequence[str], parts: Mapping[str, str], indent: str) -> str:
        if not names:
            return " ".join(voice.say(id, attribute, **parts).split())
        name, *rest = names
        texts = {way: said(rest, {**parts, name: way}, indent + "    ") for way in ways[name]}
        if len({*texts.values()}) == 1:
            return texts[ways[name][0]]
        signs = {way: f"{indent}   *[{way}]" if way == ways[name][-1] else f"{indent}    [{way}]" for way in texts}
        variants = "".join(f"{signs[way]} {text}\n" for way, text in texts.items())
        return f"{{ ${name} ->\n{variants}{indent}}}"

    return said([*ways], parts, "    " if attribute else "")


def _ways(voice: LastVoice, id: str, attribute: str, name: str, survey: Survey) -> list[str]:
    """The words by which it is chosen in the source: those that were asked for, or all that can be."""
    made = voice.locale.entries.get(voice.pattern(id))
    pattern = patterns(made).get(attribute) if made is not None else None
    selects = anatomy(pattern).selects if pattern is not None else []
    known = dict.fromkeys(key for select in selects if select.by == f"${name}" for key in select.keys)
    asked = survey.choices.get((id, attribute, name), set())
    if name in ALL_WAYS and asked - {NOBODY}:
        return [way for way in known if way != NOBODY or way in asked]
    return [way for way in known if way in asked]


def _digest(id: str, survey: Survey) -> str:
    """Of the rule a message is tied to, as it is now: in the game itself, then as expansions change it."""
    return " ".join(dict.fromkeys(d for part in survey.parts for d in sorted(part.tied.get(id, ()))))


def _lines(sign: str, text: str) -> str:
    """An empty line gets no sign: a message can have one inside, and there a sign left behind would break it."""
    return "".join(f"{sign} {line}\n" if line.strip() else "\n" for line in text.split("\n"))


def write_new(folder: Path, language: str, made: Iterable[tuple[str, str]], root: Path | None = None) -> list[Path]:
    """Writes (module, text); what is there already is never overwritten, and no link leads out of `root`, which is
    the folder itself if nothing else is said."""
    files = [(folder / language / f"{module}.ftl", text) for module, text in made]
    for path, _ in files:
        if not door.inside(path, folder if root is None else root):
            place = Span(str(path), 1, 1, 2)
            raise Mistakes([Problem("outside-pack", say("leads-out-of", file=str(path)), place, say("make-folder"))])
        if os.path.lexists(path):
            raise Refused(say("there-already", file=str(path), code=f"spielwerk i18n missing {language}"))
    for path, text in files:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_new(path, text)
    return [path for path, _ in files]


def _write_new(path: Path, text: str) -> None:
    """Into a file that was not there before, not even as a link."""
    with path.open("x", encoding="utf-8", newline="") as stream:
        stream.write(text)


# ---- a digest
def confirm(locale: Locale, id: str, survey: Survey, variants: Sequence[str] = ()) -> Path:
    """Notes in the file that a message was written for the rule as it is now, also as `variants` have it, and where it
    says so already others. Returns the file."""
    tied = survey.tied_in(locale)
    if id not in tied:
        names = [i for i, e in locale.entries.items() if i in tied and locale.own(e)]
        raise Refused(hinted(say("tied-to-no-rule", name=id), did_you_mean(id, names)))
    entry = locale.entries.get(id)
    if entry is None or not locale.own(entry):
        raise Refused(say("not-worded-in", name=id, language=locale.name))
    ordered = [digest for digest in _digest(id, survey).split() if digest in tied[id]]
    known = [*ordered, *sorted(tied[id]), *_besides(locale, id, survey, variants)]
    digest = " ".join(dict.fromkeys(known))
    path, node = entry.text.path, entry.node
    try:
        data = door.read_bytes(path, entry.file, entry.text.root, LARGEST)
    except door.Barred as barred:
        raise Refused(barred.said) from None
    text = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    if text != entry.text.text or node.span is None:
        raise Refused(say("just-changed", file=entry.file))
    old = next((a.value for a in node.attributes if a.id.name == DIGEST), None)
    if old is not None and old.span is not None:
        text = text[: old.span.start] + digest + text[old.span.end :]
    else:
        end = len(text[: node.span.end].rstrip("\n"))
        text = text[:end] + f"\n    .{DIGEST} = {digest}" + text[end:]
    _replace(path, _ended_as(data, text))
    return path


def _ended_as(before: bytes, text: str) -> str:
    """Lines end, and the file begins, as its author's editor writes them."""
    ended = text.replace("\n", "\r\n") if b"\r\n" in before else text
    return "\ufeff" + ended if before.startswith(BOM_UTF8) else ended


def check_variants(surveys: Sequence[Survey], asked: Sequence[str]) -> None:
    """Refuses a variant that none of the games has."""
    ways = [way for survey in surveys for way in survey.ways]
    for name in asked:
        if name not in ways:
            raise Refused(hinted(say("no-variant", name=name), did_you_mean(name, ways)))


def _besides(locale: Locale, id: str, survey: Survey, variants: Sequence[str]) -> list[str]:
    """The digests of the rule as variants have it: those asked for, and those that the message says already."""
    asked: set[str] = set().union(*(survey.under(way).get(id, ()) for way in variants))
    return sorted(asked | (digests_of(locale, id) & survey.elsewhere(id)))


def _replace(path: Path, text: str) -> None:
    """All of it or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.unlink(missing_ok=True)
    _write_new(beside, text)
    beside.replace(path)


# ---- words from elsewhere
def fill_in(folder: Path, language: str, module: str, changes: Texts, comments: Mapping[str, str]) -> tuple[Path, int]:
    """Puts texts into the file of a language, which need not be there yet. Returns it, and how many were others."""
    path = folder / language / f"{module}.ftl"
    before, data = "", b""
    if os.path.lexists(path):
        try:
            data = door.read_bytes(path, str(path), folder, LARGEST)
        except door.Barred as barred:
            raise Refused(barred.said) from None
        before = decoded(data, path).replace("\r\n", "\n")
    text = merged(before, changes, comments)
    if text != before:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, _ended_as(data, text))
    return path, changed(before, changes)


def decoded(data: bytes, path: Path) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(say("file-not-utf8", file=str(path))) from None


def source_of(module: str, extra: tuple[Path, ...] = ()) -> Locale:
    return locale_of(SOURCE, (module,), extra)
