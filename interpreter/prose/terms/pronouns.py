"""Who and what is spoken of: you, they, it, this, that; and what goes without saying."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...model import ir
from ...model.vocabulary import PLAYER
from ...phrases.telling import Telling
from ...phrases.things import Qualified
from ...phrases.words import Noun, Phrase, Say


def is_you(e: ir.Expr | None) -> bool:
    return isinstance(e, ir.LocalRef) and e.local.name == "you"


def same(a: ir.Expr | None, b: ir.Expr | None) -> bool:
    return isinstance(a, ir.LocalRef) and isinstance(b, ir.LocalRef) and a.local is b.local


def goes_without_saying(c: Telling, holder: ir.Expr | None) -> bool:
    """Is it clear whose counter is counted? `each player gains 1 point per 5 coins`: their own."""
    who = c.affected
    if who is None or who.type.kinds != (PLAYER,):
        return is_you(holder) or same(holder, who)
    return same(holder, who) or (is_you(holder) and is_you(who))


def is_confused(c: Telling, holder: ir.Expr | None) -> bool:
    """Would `own` be theirs? What is yours, while it is said how much somebody else gains."""
    return is_you(holder) and not goes_without_saying(c, holder)


def whose(c: Telling, e: ir.Expr | None) -> str:
    if is_you(e):
        return "they" if c.style.reported else "you"
    return "they" if isinstance(e, ir.LocalRef) and e.type.kinds == (PLAYER,) else "none"


def is_it(c: Telling, e: ir.Expr) -> bool:
    if not isinstance(e, ir.LocalRef) or (c.style.names_here and e.local is c.here):
        return False
    return e.local in c.asked or e.local.name == "it"


def local(c: Telling, e: ir.LocalRef) -> Phrase:
    """By a pronoun, or by its noun: `this area`, `that card`, and `the chosen card` beside another one."""
    kind = e.local.type.kinds[0] if e.local.type.kinds else "thing"
    if c.style.names_here and e.local is c.here:
        return Qualified(noun_of(c, e.local), "this")
    if e.local in c.given:
        return c.given[e.local]
    if e.local.name in ("you", "they", "it", "opponent", "player"):
        who = "they" if e.local.name in ("opponent", "player") else e.local.name
        return Say("pronoun", who=who, noun=noun_of(c, e.local))
    if e.local in c.asked:
        return Say("pronoun", who="it", noun=noun_of(c, e.local))
    if e.local is c.here or e.local.name == "here":
        return Qualified(Noun(kind), "this")
    noun = noun_of(c, e.local)
    first = c.spoken.setdefault(noun.name, e.local)
    return Qualified(noun, "that" if first is e.local else "chosen")


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


def has_noun(c: Telling, name: str) -> bool:
    w = c.words
    return name in w.kinds or name in w.groups


def means(e: ir.Expr, var: ir.Local) -> bool:
    return isinstance(e, ir.LocalRef) and e.local is var


@contextmanager
def affecting(c: Telling, who: ir.Expr | None) -> Iterator[None]:
    """It is said how much somebody gains or loses."""
    c.affected = who
    yield
    c.affected = None
