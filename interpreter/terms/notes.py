"""Notes: the thing or player that is remembered, and whether anything is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import TermFacts, always, never, nowhere
from ..model.node import node
from ..model.regions import Region, noted
from ..model.secrecy import Actor
from ..model.sight import of_parts
from ..model.vocabulary import PLAYER, Note
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking, TermReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import expressions, pronouns
from .facts import plain


@node
class NoteRef(ir.Expr):
    """What is noted, or nothing."""

    note: Note
    holder: ir.Expr | None


@node
class IsNoted(ir.Expr):
    """Is anything noted?"""

    noted: NoteRef


def note_value(note: Note, det: Branch | None, given: ir.Expr | None, scope: Scope, tree: Any, at: At) -> NoteRef:
    """`led`, `your target`, `target of that player`: a player's note is yours unless it is said whose."""
    if given is None and pronouns.determiner(det):
        given = pronouns.whose(det, scope, tree, at)
    if given is not None and given.type.kinds != (note.of,):
        if note.of == "game":
            message, hint = say("one-for-game", name=note.name), say("write-alone", code=note.name)
            raise wrong("wrong-type", message, at.span(tree), hint)
        raise wrong("wrong-type", say("said-of", name=note.name, kind=note.of), at.span(tree))
    if given is None and note.of == PLAYER:
        given = pronouns.you(scope, tree, at)
    if given is None and note.of != "game":
        hint = say("write", code=f"{note.name} of that {note.of}")
        raise wrong("which-one", say("said-of", name=note.name, kind=note.of), at.span(tree), hint)
    return NoteRef(ir.Type("thing", note.kinds), note, given)


def is_noted(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`led is set`."""
    thing = expressions.value(c, tree.children[0], scope, at)
    if not isinstance(thing, NoteRef):
        raise wrong("wrong-type", say("only-note-cleared"), at.span(tree.children[0]), say("only-note-cleared-hint"))
    return IsNoted(ir.FLAG, thing)


# ---- how it is told
def whose(c: Telling, e: NoteRef) -> str:
    """Whose note it is, as messages are told it; none: nobody's, or of something that is named."""
    return pronouns.whose_word(c, e.holder)


def article(c: Telling, e: NoteRef) -> str:
    return pronouns.own_article(c, e.holder, "the" if e.holder is None else "their")


def note_phrase(c: Telling, e: NoteRef) -> Phrase:
    if e.holder is None or whose(c, e) in ("you", "they"):
        return Qualified(Noun(e.note.name), article(c, e))
    if pronouns.is_it(c, e.holder):
        return Say("its-property", property=Noun(e.note.name), noun=pronouns.noun_of_it(c, e.holder))
    return Say("property-of", property=Noun(e.note.name), thing=term(c, e.holder))


def is_noted_phrase(c: Telling, e: IsNoted) -> Phrase:
    return there_phrase(c, e.noted, "note-is", "a")


def is_not_noted_phrase(c: Telling, e: IsNoted) -> Phrase:
    return there_phrase(c, e.noted, "note-is-no", "no")


def there_phrase(c: Telling, e: NoteRef, id: str, article: str) -> Phrase:
    what = Qualified(Noun(e.note.name), article)
    if e.holder is not None and whose(c, e) not in ("you", "they"):
        return Say("has-thing", thing=term(c, e.holder), what=what, no="yes" if article == "no" else "no")
    return Say(id, note=what, whose=whose(c, e))


# ---- how it is computed
def note_address(c: Lowering, note: Note, holder: ir.Expr | None, env: Env) -> Expr:
    base = c.layout.note(note)
    return n.Number(base) if holder is None else b.plus(base, dispatch.value(c, holder, env))


def lower_note(c: Lowering, e: NoteRef, env: Env) -> Expr:
    return dispatch.if_there(c, e.holder, n.Slot(note_address(c, e.note, e.holder, env)), b.NOTHING, env)


def lower_is_noted(c: Lowering, e: IsNoted, env: Env) -> Expr:
    return b.at_least(lower_note(c, e.noted, env), 0)


# ---- what is known of it
def note_reads(e: NoteRef, game: CheckedGame) -> Iterable[Region]:
    return (noted(e.note),)


def own_note(e: NoteRef, actor: Actor) -> bool:
    return actor.is_own(e.holder) or actor.unchanged(noted(e.note))


#: by the name of a rule of the grammar, what reads it
CONDITIONS: dict[str, TermReader] = {
    "is_set": is_noted,
}

TERMS: dict[type, Term] = {
    NoteRef: Term(
        facts=TermFacts(note_reads, nowhere, always, never, own_note, of_parts), lower=lower_note, phrase=note_phrase
    ),
    IsNoted: Term(
        facts=plain(), lower=lower_is_noted, phrase=None, condition=is_noted_phrase, denied=is_not_noted_phrase
    ),
}
