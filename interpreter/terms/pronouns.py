"""Pronouns and determiners: who acts, what `it`, `here` and `that` stand for, and whose something is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.node import node
from ..model.sight import Meant
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known
from ..phrases.rule_words import lettered
from ..phrases.telling import Telling
from ..phrases.things import Qualified
from ..phrases.words import Noun, Phrase, Say
from ..plan.nodes import Expr
from ..reading.context import Checking, TermReader
from ..reading.names import meant
from ..reading.scope import At, Scope, dangling, stands_for_nothing, wrong
from ..syntax.parser import Branch
from . import definitions, parameters, printed_conditions, thing_tables
from .facts import plain

#: determiners that change nothing
ARTICLES = ("a", "an", "the")
POSSESSIVES = ("your", "their", "its")
#: what locals are called that have no name of their own
#: what players are called in rules; where they were named before they are told by a pronoun
PEOPLE = ("player", "opponent", "partner")
UNCALLED = ("you", "they", "it", "here", "thing", "copy", "paid", *PEOPLE)


@node
class OwnerOf(ir.Expr):
    """The player to whom a thing belongs, wherever it lies."""

    thing: ir.Expr


def you(scope: Scope, tree: Any, at: At) -> ir.LocalRef:
    """Whoever acts, where somebody has to."""
    if scope.you is None:
        raise dangling(
            scope,
            say("you-nobody"),
            at.span(tree),
            say("put-into", code="as each player:"),
        )
    return ir.LocalRef(scope.you.type, scope.you)


def spoken_to(scope: Scope, tree: Any, at: At) -> ir.LocalRef:
    """Whom the words `you` and `your` mean, whoever acts."""
    return ir.LocalRef(scope.spoken.type, scope.spoken) if scope.spoken else you(scope, tree, at)


def ref(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """What a pronoun stands for, or a phrase that is used like one (`the start player`)."""
    return c.language.values[tree.data](c, tree, scope, at)


def pronoun(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    word = tree.data
    if word == "you":
        return spoken_to(scope, tree, at)
    if word == "them":
        local = scope.they
    elif word == "here":
        local = scope.here
    elif word == "it":
        local = scope.it
    else:
        name = str(tree.children[0])
        local = scope.that.get(name)
        if local is None:
            known = sorted(scope.that)
            hint = meant(name, known) or (
                say("known-here", names=[f"that {k}" for k in known]) if known else say("hand-over-first", noun=name)
            )
            if scope.it is not None and name in c.words.kinds:  # perhaps what a query around tests
                hint = say("name-what-is-tested", code=f"{name} as NAME where ... that NAME")
            raise dangling(scope, say("stands-for-nothing", word=f"that {name}"), at.span(tree), hint)
    if local is None:
        shown = {"them": "they", "here": "here", "it": "it"}[str(word)]
        raise stands_for_nothing(scope, shown, at.span(tree))
    return ir.LocalRef(local.type, local)


def determiner(det: Branch | None) -> str:
    """The determiner of a phrase, if it says something: articles do not."""
    word = str(det.children[0]) if det is not None else ""
    return "" if word in ARTICLES else word


def absent(phrase: Branch | None, at: At) -> None:
    """A determiner, or a further `of` or `in`, where it could say nothing: it must not be passed over."""
    if phrase is not None and (phrase.data != "det" or determiner(phrase)):
        raise wrong("adjective", say("says-nothing", word=at.text(phrase)), at.span(phrase))


def whose(det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
    """Whose something is: `your`, `their`, `its`; without a word it is yours."""
    word = str(det.children[0]) if det is not None else "your"
    if word in ("their", "its"):
        local = scope.they if word == "their" else scope.it
        if local is None:
            raise stands_for_nothing(scope, word, at.first(tree))
        return ir.LocalRef(local.type, local)
    if word in ("other", "another"):
        raise wrong("wrong-type", say("does-not-say-whose", word=word), at.span(det), say("write-whose"))
    return spoken_to(scope, tree, at) if det is not None else you(scope, tree, at)


def player(det: Branch | None, name: str, scope: Scope, tree: Any, at: At) -> ir.Expr:
    """The player a possessive stands for."""
    who = whose(det, scope, tree, at)
    if who.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("belongs-to", name=name, kind=PLAYER), at.span(tree))
    return who


def for_player(value: ir.Expr, det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
    """What is not the same for everybody may be asked about for somebody: `their price of that card`."""
    if isinstance(value, (parameters.ParamRef, definitions.DefRef, printed_conditions.CondProp)) and determiner(det):
        name = value.prop if isinstance(value, printed_conditions.CondProp) else at.text(tree)
        return replace(value, player=player(det, name, scope, tree, at))
    absent(det, at)
    return value


# ---- how it is told
def is_you(e: ir.Expr | None) -> bool:
    local = ir.local_of(e)
    return local is not None and local.name == "you"


def same(a: ir.Expr | None, b: ir.Expr | None) -> bool:
    return ir.local_of(a) is not None and ir.local_of(a) is ir.local_of(b)


def goes_without_saying(c: Telling, holder: ir.Expr | None) -> bool:
    """Is it clear whose counter is counted? `each player gains 1 point per 5 coins`: their own."""
    who = c.affected
    if who is None or who.type.kinds != (PLAYER,):
        return is_you(holder) or same(holder, who)
    return same(holder, who) or (is_you(holder) and is_you(who))


def is_confused(c: Telling, holder: ir.Expr | None) -> bool:
    """Would `own` be theirs? What is yours, while it is said how much somebody else gains."""
    return is_you(holder) and not goes_without_saying(c, holder)


def is_theirs(c: Telling, e: ir.Expr | None) -> bool:
    """Is it told of somebody who would be `you` where it is said to them?"""
    return is_you(e) and c.style.of_each and (c.actor is None or ir.local_of(e) is c.actor)


def whose_word(c: Telling, e: ir.Expr | None) -> str:
    if is_you(e):
        return "they" if c.style.reported or is_theirs(c, e) else "you"
    return "they" if e is not None and ir.local_of(e) and e.type.kinds == (PLAYER,) else "none"


def own_article(c: Telling, owner: ir.Expr | None, other: str, many: bool = False) -> str:
    """The article of what somebody acts with, if it is their own; else `other`."""
    if not is_you(owner) or c.style.reported:
        return other
    whose = "own" if is_theirs(c, owner) else "your"
    return f"all-{whose}" if many else whose


def is_it(c: Telling, e: ir.Expr) -> bool:
    if not isinstance(e, ir.LocalRef) or (c.style.names_here and e.local is c.here):
        return False
    return is_asked(c, e.local) or e.local.name == "it"


def number_of(c: Telling, what: Phrase, holder: ir.Expr | None) -> Say:
    """How many of something a player has; `its`: of the player of whom a clause speaks."""
    its = "yes" if holder is not None and is_it(c, holder) else "no"
    return Say("number-of", what=what, whose=whose_word(c, holder), its=its)


def is_asked(c: Telling, local: ir.Local) -> bool:
    """Is it what a clause asks about? Where another one is looked for inside, the outer one goes by its name."""
    return local in c.asked and (local is c.asked[-1] or not is_called(c, local))


def is_called(c: Telling, local: ir.Local) -> bool:
    """Has it a name of its own (`as first`)?"""
    return not has_noun(c, local.name) and local.name not in UNCALLED


def local_phrase(c: Telling, e: ir.LocalRef) -> Phrase:
    """By a pronoun, or by its noun: `this area`, `that card`, and `the chosen card` beside another one."""
    kind = e.local.type.kinds[0] if e.local.type.kinds else "thing"
    if e.local in c.given and not (c.style.names_here and e.local is c.here):
        return c.given[e.local]
    if c.style.letters and (letter := letter_of(c, e.local)) is not None:
        return Qualified(Noun(kind), "this", called=letter)
    if c.style.names_here and e.local is c.here:
        return Qualified(noun_of(c, e.local), "this")
    if e.local.type == ir.NUMBER:
        named = Qualified(Noun(e.local.name), "that")
        return number_by_name(c, e.local, Say("that-number"), named) if e.local.name != "number" else Say("that-number")
    if e.local.name in ("you", "they", "it", *PEOPLE):
        theirs = e.local.name in PEOPLE or is_theirs(c, e)
        who = "they" if theirs else e.local.name
        return Say("pronoun", who=who, noun=noun_of(c, e.local))
    if is_asked(c, e.local):
        return Say("pronoun", who="it", noun=noun_of(c, e.local))
    if e.local is c.here or e.local.name == "here":
        return Qualified(Noun(kind), "this")
    noun = noun_of(c, e.local)
    first = None if c.style.chosen_before else c.spoken.setdefault(noun.name, e.local)
    plain = Qualified(noun, "that" if first is e.local else "chosen")
    return by_name(c, e.local, plain, Qualified(Noun(e.local.name), "that"))


def letter_of(c: Telling, local: ir.Local) -> Phrase | None:
    """The letter by which a heading tells apart what a rule is handed."""
    for checked in c.game.rules.values():
        for part, handed in (("object", checked.object), ("place", checked.place)):
            if handed is local:
                return lettered(checked.rule, part)
    return None


def by_name(c: Telling, local: ir.Local, plain: Qualified, named: Qualified) -> Phrase:
    """What has a name by that, in a language that has a word for it (or for nothing of its sort); else as it is."""
    if not is_called(c, local):
        return plain
    return Known([Noun(local.name).id], named, Known([plain.noun.id], plain, named))


def number_by_name(c: Telling, local: ir.Local, plain: Phrase, named: Phrase) -> Phrase:
    """A number that was chosen by its name, in a language that has a word for it, or for nothing of the game."""
    kinds = [name for name in (*c.words.kinds, *c.words.counters) if name != PLAYER]
    other = Known([Noun(kinds[0]).id], plain, named) if kinds else named
    return Known([Noun(local.name).id], named, other)


def introduced(c: Telling, local: ir.Local, plain: Qualified) -> Phrase:
    """Where it is spoken of first, its name stands behind it: `a site (origin) with a hut`."""
    return by_name(c, local, plain, replace(plain, called=called_so(local)))


def called_so(local: ir.Local) -> Phrase:
    return Say("called-so", name=Noun(local.name))


def owner_phrase(c: Telling, e: OwnerOf) -> Phrase:
    return Qualified(Noun(PLAYER), "the")


def noun_of(c: Telling, local: ir.Local) -> Noun:
    kind = local.type.kinds[0] if local.type.kinds else "thing"
    return Noun(local.name if has_noun(c, local.name) else kind)


def meet(c: Telling, local: ir.Local) -> None:
    """From here on the thing is spoken of; another of its name has to be told apart from it."""
    c.spoken.setdefault(noun_of(c, local).name, local)


@contextmanager
def aside(c: Telling) -> Iterator[None]:
    """What is met in a loop is not spoken of behind it, so nothing has to be told apart from it there."""
    before = dict(c.spoken)
    yield
    c.spoken = before


def noun_of_it(c: Telling, e: ir.Expr) -> Noun:
    """What `it` stands for: languages with genders need to know."""
    return noun_of(c, e.local) if isinstance(e, ir.LocalRef) else Noun("thing")


def named_player(c: Telling, local: ir.Local) -> Phrase:
    """A player by a noun, where a pronoun would say nothing."""
    return c.given.get(local) or Qualified(Noun(PLAYER), "that")


def has_noun(c: Telling, name: str) -> bool:
    w = c.words
    return name in w.kinds or name in w.groups


def means(e: ir.Expr, var: ir.Local) -> bool:
    return ir.local_of(e) is var


@contextmanager
def affecting(c: Telling, who: ir.Expr | None) -> Iterator[None]:
    """It is said how much somebody gains or loses."""
    c.affected = who
    yield
    c.affected = None


# ---- how it is computed
def lower_local_ref(c: Lowering, e: ir.LocalRef, env: Env) -> Expr:
    return env[e.local]


def lower_owner_of(c: Lowering, e: OwnerOf, env: Env) -> Expr:
    return thing_tables.owner(c, dispatch.value(c, e.thing, env))


# ---- what is known of it
def local_sight(e: ir.LocalRef, game: CheckedGame) -> list[Any]:
    return [Meant(e.local)]


#: by the name of a rule of the grammar, what reads it
VALUES: dict[str, TermReader] = {
    "it": pronoun,
    "here": pronoun,
    "you": pronoun,
    "them": pronoun,
    "that": pronoun,
}

TERMS: dict[type, Term] = {
    ir.LocalRef: Term(facts=plain(sight=local_sight), lower=lower_local_ref, phrase=local_phrase),
    OwnerOf: Term(facts=plain(), lower=lower_owner_of, phrase=owner_phrase),
}
