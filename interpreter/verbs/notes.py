"""Notes set to something, and cleared."""

from __future__ import annotations

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import dispatch
from ..lowering.anatomy import PLAIN, Verb, done_if
from ..lowering.context import Awake, Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import noted
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import nodes as n
from ..plan.nodes import Stmt
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import expressions, notes, noun_values, nouns, pronouns


@node
class SetNote(ir.Effect):
    """From here on that thing is noted (None: nothing is)."""

    target: notes.NoteRef
    value: ir.Expr | None


def set_note(
    c: Checking, target: notes.NoteRef, right: Branch, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    """`set leader to that player`."""
    value = nouns.expect(expressions.value(c, right, scope, at), "thing", right, at)
    if not set(value.type.kinds) <= set(target.note.kinds):
        message = say("noun-belongs", noun=target.note.kinds[0], found=value.type.kinds)
        raise wrong("wrong-type", message, at.span(right))
    return SetNote(span, text, target, value)


def clear(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`clear led`."""
    target = noun_values.noun_value(c, tree.children[0], scope, at)
    if not isinstance(target, notes.NoteRef):
        raise wrong("wrong-type", say("only-note-cleared"), at.span(tree.children[0]), say("only-note-cleared-hint"))
    return SetNote(span, text, target, None)


# ---- what is known of it
def set_note_facts(e: SetNote, game: CheckedGame) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset(),
        writes=frozenset((noted(e.target.note),)),
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def own_note(e: SetNote, actor: Actor) -> MessageRef | None:
    return None if actor.is_own(e.target.holder) else say("secret-counter", counter=e.target.note.name)


def independent(e: SetNote, actor: Actor) -> bool:
    return actor.is_own(e.target.holder)


# ---- how it is told
def set_note_phrase(c: Telling, e: SetNote) -> Phrase:
    note, alone = term(c, e.target), "yes" if e.target.holder is None else "no"
    if e.value is None:
        return Say("note-clear", note=note, bare=Noun(e.target.note.name), alone=alone)
    you = "yes" if pronouns.is_you(e.value) else "no"
    return Say("note-set", note=note, bare=Noun(e.target.note.name), alone=alone, thing=term(c, e.value), you=you)


# ---- how it is done
def lower_set_note(c: Lowering, e: SetNote, env: Env, awake: Awake) -> list[Stmt]:
    holder = e.target.holder
    address = notes.note_address(c, e.target.note, holder, env)
    return dispatch.where_there(c, holder, [n.Store(address, dispatch.or_nothing(c, e.value, env))], env)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "clear": clear,
}

VERBS: dict[type[ir.Effect], Verb] = {
    SetNote: Verb(
        facts=set_note_facts,
        secrecy=done_if(own_note, independent),
        sight=AS_WRITTEN,
        lower=lower_set_note,
        steps=None,
        guard=None,
        phrase=set_note_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
