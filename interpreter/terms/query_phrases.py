"""How things that are looked for are told: by their noun, whose they are, where they lie, what is said of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ..model import ir
from ..model.vocabulary import PLAYER, Zone
from ..model.walk import everything
from ..phrases.fallbacks import Known, Tied
from ..phrases.telling import Telling, term
from ..phrases.things import Adjective, Counted, Qualified
from ..phrases.words import COMPARED_AS, Noun, Phrase, Plain, Say
from . import adjectives, board_phrases, definitions, existence, having, pieces, pronouns, queries, zones


def query_phrase(c: Telling, q: ir.Query, article: str = "a", role: str = "choice") -> Qualified:
    """`role`: something is chosen from where it lies, taken from there (`origin`), or it lies there (`place`)."""
    name = q.var.name if pronouns.has_noun(c, q.var.name) else (q.kinds[0] if q.kinds else "thing")
    if q.source in ("opponents", "players"):
        name = "opponent" if q.source == "opponents" else PLAYER
    meant = [test for test in q.tests if test.text in pronouns.PEOPLE and PLAYER in q.kinds]  # said by the noun
    name = meant[0].text if meant else name
    noun = Noun(name if name not in ("copy",) else q.kinds[0])
    before: list[Adjective] = []
    behind: list[Phrase] = []
    if q.through is not None:  # what belongs to many belongs to one of them
        c.given[q.through.var] = query_phrase(c, q.through)
    if q.source == "zone" and q.zone is not None:
        behind.append(
            zones.zone_phrase(c, q.zone.name, q.holder, "from", "place")
            if role == "origin"
            else zones.zone_phrase(c, q.zone.name, q.holder, "in", role)
        )
    elif q.source == "owned" and q.of is not None:
        belongs(c, q.of, before, behind)
    elif q.source in ("parts", "listed") and q.of is not None:
        behind.append(Say("part-of", thing=term(c, q.of)))
    c.asked.append(q.var)
    for test in q.tests:
        if test not in meant:
            adjectives.describe(c, test.cond, before, behind)
    c.asked.pop()
    where = [b for b in behind if isinstance(b, Say) and b.id in board_phrases.FAR]
    if q.next_to is not None:  # behind what the thing has: `with a hut next to it` would be another hut
        where.append(Say("next-to", thing=term(c, q.next_to)))
    if where:
        behind = [b for b in behind if b not in where]
        wheres = [n for n, b in enumerate(behind) if isinstance(b, Say) and b.id == "where"]
        at = wheres[0] if wheres else len(behind)
        behind = [*behind[:at], *where, *behind[at:]]
    if q.connected is not None:
        itself = "no" if any(test.picks for test in q.tests) else "yes"
        behind.append(Say("connected", thing=term(c, q.connected), itself=itself))
    clauses = having.folded(behind)
    called = None
    if pronouns.is_called(c, q.var) and speaks_of_itself(q):
        so = pronouns.called_so(q.var)
        called = Known([Noun(q.var.name).id], so, Known([noun.id], Plain(""), so))
    return Qualified(noun, article, before, clauses, called, group_phrase(c, q, role) if article == "a" else None)


def group_phrase(c: Telling, q: ir.Query, role: str) -> Say | None:
    """What lies in a zone of the game, or of whoever is spoken to, as what one of it is taken from."""
    if q.source != "zone" or q.zone is None or role == "origin":
        return None
    whose = pronouns.whose_word(c, q.holder)
    own = q.zone.of == PLAYER and whose == "you"
    return Say(f"zone-{q.zone.name}", "of", whose=whose, role=role) if own or q.zone.of == "game" else None


def speaks_of_itself(q: ir.Query) -> bool:
    """Is what it finds spoken of by its name where something else is looked for to test it?"""
    inside = [part for test in q.tests for part in everything(test.cond) if isinstance(part, ir.Query)]
    return any(ir.local_of(part) is q.var for query in inside for part in everything(query))


def subject_phrase(c: Telling, e: ir.Expr) -> Phrase:
    """A thing of which something is said: it lies where it lies, and is not taken from there."""
    return query_phrase(c, e.query, "the", "place") if isinstance(e, queries.FirstOf) else term(c, e)


def belongs(c: Telling, owner: ir.Expr, before: list[Adjective], behind: list[Phrase]) -> None:
    """Whose a thing is: `of yours`, `of theirs`, `of that player`."""
    if pronouns.whose_word(c, owner) != "none":
        before.append(Adjective("own" if pronouns.is_you(owner) else "theirs"))
    else:
        behind.insert(0, Say("part-of", thing=term(c, owner)))


def looked_through_phrase(c: Telling, q: ir.Query) -> Phrase:
    """Things in a zone of a player by the name they have there, in a language that has one."""
    several = query_phrase(c, q, "bare")
    if q.zone is not None and has_name_there(q):
        noun = Noun(f"in-{q.zone.name}")
        return Known(
            [noun.id], Qualified(noun, "your" if pronouns.whose_word(c, q.holder) == "you" else "their"), several
        )
    return several


def has_name_there(q: ir.Query) -> bool:
    """Does it look through all things in a zone of a player?"""
    return q.source == "zone" and q.zone is not None and q.zone.of == PLAYER and not q.tests


def many_phrase(c: Telling, q: ir.Query, least: int, op: str) -> Phrase:
    if op == ">=" and least == 1:
        return there_is_phrase(c, q)
    how = COMPARED_AS.get(op, "exactly")
    if q.source == "players" and not q.tests and c.game.leaving:  # only those who have not left are looked through
        return Say("players-left", how=how, n=least)
    plain = Say("there-are", how=how, n=least, what=query_phrase(c, q, "bare", "place"), klass=Plain(least))
    return possessed_phrase(c, q, least, how, plain)


def possessed_phrase(c: Telling, q: ir.Query, least: int, how: str, plain: Phrase) -> Phrase:
    """So many things of a defined sort as what somebody has there, in a language that says it so (`.have`)."""
    for test in q.tests:
        cond = test.cond
        if isinstance(cond, definitions.DefRef) and cond.definition.adjective and ir.local_of(cond.thing) is q.var:
            word = adjectives.defined_adjective(c, cond)
            rest = query_phrase(c, replace(q, tests=[t for t in q.tests if t is not test]), "bare", "place")
            have = Say(word.id, "have", what=Say("so-many", how=how, what=Counted(least, rest)))
            return Tied(word.id, partial(str, word.digest), Known([f"{word.id}.have"], have, plain), plain)
    return plain


def found_phrase(c: Telling, q: ir.Query) -> Phrase:
    """That there is one of which is spoken afterwards."""
    if not pronouns.is_called(c, q.var):
        return there_is_phrase(c, q)
    return Say("there-is", what=pronouns.introduced(c, q.var, query_phrase(c, q, "a", "place")), where="")


def there_is_phrase(c: Telling, q: ir.Query) -> Phrase:
    """That there is one; where it lies stands apart if no more is said of it: languages put it first."""
    if q.source == "zone" and q.zone is not None and not q.tests and q.next_to is None and q.connected is None:
        where = zones.zone_phrase(c, q.zone.name, q.holder, "in")
        return Say("there-is", what=query_phrase(c, replace(q, source="all", zone=None, holder=None)), where=where)
    yours = you_have_there_phrase(c, q, no=False)
    if yours is not None:
        return yours
    somebody = somebody_has_phrase(c, q) if q.source in ("players", "opponents") and len(q.tests) == 1 else None
    if somebody is not None:
        return somebody
    whole = query_phrase(c, q, "a", "place")
    if q.source == "zone" and q.zone is not None:  # with more said of it, some languages still put the place first
        where = zones.zone_phrase(c, q.zone.name, q.holder, "in")
        such = query_phrase(c, replace(q, source="all", zone=None, holder=None))
        return Say("there-is-such", what=such, where=where, whole=whole)
    return beside_phrase(c, q, "no", whole) or Say("there-is", what=whole, where="")


def there_is_no_phrase(c: Telling, q: ir.Query) -> Phrase:
    """That there is none."""
    yours = you_have_there_phrase(c, q, no=True)
    if yours is not None:
        return yours
    whole = query_phrase(c, q, "no", "place")
    if q.source == "zone" and q.zone is not None:
        there = none_there_phrase(c, q, q.zone, whole)
        if q.zone.of != PLAYER or pronouns.whose_word(c, q.holder) != "you":
            return there
        noun = Noun(f"in-{q.zone.name}")  # by the name that things of one's own have there
        none = replace(query_phrase(c, replace(q, source="all", zone=None, holder=None), "no", "place"), noun=noun)
        return Known([noun.id], Say("you-have-no", whose="you", what=none), there)
    return beside_phrase(c, q, "yes", whole) or Say("there-is-no", what=whole)


def none_there_phrase(c: Telling, q: ir.Query, zone: Zone, whole: Phrase) -> Phrase:
    where = zones.zone_phrase(c, zone.name, q.holder, "in")
    such = query_phrase(c, replace(q, source="all", zone=None, holder=None), "no")
    return Say("there-is-none", what=such, where=where, whole=whole, such="yes" if such.behind else "no")


def beside_phrase(c: Telling, q: ir.Query, no: str, whole: Phrase) -> Phrase | None:
    """`next to this site lies one with a hut`, or `there is a site with a hut next to it`, as a language likes."""
    if q.next_to is None or q.source != "all":
        return None
    what = query_phrase(c, replace(q, next_to=None), "no" if no == "yes" else "a", "place")
    return Say("lies-beside", thing=term(c, q.next_to), what=what, no=no, whole=whole)


def you_have_there_phrase(c: Telling, q: ir.Query, no: bool) -> Phrase | None:
    """`you have a hut on a site next to here`, where a thing is looked for on which your own piece stands; that there
    is none is told so of anybody's."""
    for test in q.tests:
        some = existence.some_of(test.cond)
        if isinstance(some, pieces.PieceCount) and q.source == "all" and not some.owner.others:
            yours = pronouns.is_you(some.owner.who) or no and some.owner.who is None  # or anybody's, and there is none
            if yours and some.place.zone is None and pronouns.means(some.place.thing or some, q.var):
                rest = replace(q, tests=[t for t in q.tests if t is not test])
                there = beside_phrased(c, rest, "a")
                where = Say("in-place", thing=there)
                if no:
                    where = Say("in-no-place", thing=there, bare=beside_phrased(c, rest, "no"))
                return pieces.stands_phrase(c, some, 1, no, where)
    return None


def beside_phrased(c: Telling, q: ir.Query, article: str) -> Qualified:
    """What is looked for, as a neighbouring one beside a place of its own sort of which something is told."""
    beside = ir.local_of(q.next_to) if q.next_to is not None else None
    if beside is None or beside in c.asked or q.next_to is None or q.next_to.type.kinds != tuple(q.kinds):
        return query_phrase(c, q, article, "place")
    found = query_phrase(c, replace(q, next_to=None), article, "place")
    return replace(found, adjectives=[Adjective("neighbouring"), *found.adjectives])


def somebody_has_phrase(c: Telling, q: ir.Query) -> Phrase | None:
    """`a player has 4 pawns there`, where all that is asked of a player is to have some, or none; they may belong to
    nobody and lie with that player."""
    c.asked.append(q.var)
    clause = having.having_phrase(c, q.tests[0].cond)
    c.asked.pop()
    if not (isinstance(clause, Say) and clause.id in ("with", "without")):
        return None
    if clause.parts["whose"] != "they" and (clause.parts["whose"] != "none" or clause.parts["where"] == Plain("")):
        return None
    no, piece = clause.id == "without", clause.parts["piece"]
    what: Phrase = Qualified(piece, "a") if isinstance(piece, Noun) and not no else piece
    who = "player" if q.source == "players" else "opponent"
    return Say("somebody-has", who=who, what=what, where=clause.parts["where"], no="yes" if no else "no")
