"""How phrases are worded: for every kind of phrase the grammar it has. No word of a language stands here.

A voice (`bundles.py`) asks the table at the end; what a kind of phrase does not say of itself is what holds for most.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...diagnostics.records import record
from ...phrases import fallbacks, things, words
from ...phrases.words import Phrase
from .grammar_words import AGAIN, CONDITIONS, DOES, HEAVY, INSTEAD, MANY, MASS, PLAIN, RELATIVE
from .missing import Missing
from .punctuation import tidy

if TYPE_CHECKING:
    from .bundles import Voice

#: around a mention while it is counted how often a language says it: characters that no language writes
OPEN, CLOSE = "\ue000", "\ue001"
MENTIONED = re.compile(f"{OPEN}([^{OPEN}{CLOSE}]*){CLOSE}")
#: so many words of a mention can be followed by others
LONGEST_MENTION = 10


@record
class Grammar:
    """What a language can ask a kind of phrase for: its words in a form and number, and what agrees with them."""

    say: Callable[[Any, Voice, str, str], str]
    #: m, f, n, as the language calls them
    gender: Callable[[Any, Voice], str] = lambda phrase, voice: "n"
    #: the class of the number in a phrase that counts something
    numerus: Callable[[Any, Voice], str] = lambda phrase, voice: "one"
    #: what the language says about a word of its own in an attribute
    trait: Callable[[Any, Voice, str], str] = lambda phrase, voice, name: "none"
    #: the phrase without the clauses that may stand apart from it, and those clauses (None: all of it, and nothing)
    core: Callable[[Any, Voice, str, str], str] | None = None
    tail: Callable[[Any, Voice, str], str] = lambda phrase, voice, number: ""
    #: the phrase that is said for it in this language
    chosen: Callable[[Any, Voice], Phrase] = lambda phrase, voice: phrase
    #: what stands for it if no language can say it
    id: Callable[[Any], str] = lambda phrase: ""


def grammar(phrase: object) -> Grammar:
    """What is no phrase (numbers, words) is said as it is."""
    return GRAMMARS.get(type(phrase), OTHER)


def said(phrase: object, voice: Voice, form: str = "", number: str = "") -> str:
    return grammar(phrase).say(phrase, voice, form, number)


def number_of(phrase: object, voice: Voice | None = None) -> int | None:
    """The number a phrase is, if it is nothing else: messages choose words by it. A number that has a name in the game
    is one for a language that says it in figures."""
    value = phrase.text if isinstance(phrase, words.Plain) else phrase
    if isinstance(value, words.Say) and voice is not None and value.parts.keys() == {"n"}:
        n = number_of(value.parts["n"])
        return n if n is not None and said(value, voice) == str(n) else None
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else None


def numerus_of_number(phrase: object, voice: Voice) -> str:
    n = number_of(phrase, voice)
    return voice.plural_class(n) if n is not None else "one"


def trait_of_number(phrase: object, voice: Voice, name: str) -> str:
    return "yes" if name == PLAIN and number_of(phrase) is not None else "none"


# ---- messages
def say_message(phrase: words.Say, voice: Voice, form: str, number: str) -> str:
    parts = dict(phrase.parts)
    parts.setdefault("form", form)
    parts.setdefault("wanted", form)
    parts.setdefault("number", number or "sg")
    told = form == DOES and not phrase.attribute and voice.has(phrase.id, DOES)
    return voice.say(phrase.id, DOES if told else phrase.attribute, **parts)


def numerus_of_message(phrase: words.Say, voice: Voice) -> str:
    """Of a number, or of the amount in it (`at least 3 coins`)."""
    what = phrase.parts.get("what")
    counted = isinstance(what, words.Amount | things.Counted)
    return voice.numerus(what) if counted else numerus_of_number(phrase, voice)


def trait_of_message(phrase: words.Say, voice: Voice, name: str) -> str:
    if voice.has(phrase.id, name):
        return voice.say(phrase.id, name, **phrase.parts)
    return voice.trait(phrase.parts.get("noun"), name)  # a pronoun stands for its noun


def say_sentence(phrase: words.Sentence, voice: Voice, form: str, number: str) -> str:
    return voice.say(phrase.id, form if form and voice.has(phrase.id, form) else "", **phrase.parts)


def say_done(phrase: words.Done, voice: Voice, form: str, number: str) -> str:
    text = said(phrase.phrase, voice, DOES, number)
    return text if voice.trait(phrase.phrase, DOES) != "none" else ""


# ---- nouns and names
def say_noun(noun: words.Noun, voice: Voice, form: str, number: str) -> str:
    key = voice.say("noun-form", form=form or "nom", number=number or "sg")
    return voice.say(noun.id, key)


def gender_of_word(word: words.Noun | words.Name | words.Short, voice: Voice) -> str:
    return voice.say(word.id, "gender") if voice.has(word.id, "gender") else "n"


def trait_of_word(word: words.Noun | words.Name | words.Short, voice: Voice, name: str) -> str:
    """What is not said of a word is `none`; but a form that its language has must be there, or it is missing."""
    return voice.say(word.id, name) if voice.has(word.id, name) or voice.is_form(name) else "none"


def say_several(phrase: words.Several, voice: Voice, form: str, number: str) -> str:
    """What is not counted one by one (`.mass`) has no plural in a list."""
    return say_noun(phrase.noun, voice, form, "sg" if trait_of_word(phrase.noun, voice, MASS) == "yes" else "pl")


def say_head(phrase: words.Head, voice: Voice, form: str, number: str) -> str:
    if voice.has(phrase.noun.id, "head"):
        return voice.say(phrase.noun.id, "head")
    return say_several(words.Several(phrase.noun), voice, form, number)


def say_name(name: words.Name | words.Short, voice: Voice, form: str, number: str) -> str:
    if name.entry in voice.places and not voice.has(name.id):
        return voice.places[name.entry]  # the same in every language
    return voice.say(name.id, form) if form and voice.has(name.id, form) else voice.say(name.id)


def say_short(name: words.Short, voice: Voice, form: str, number: str) -> str:
    return voice.say(name.id, "short") if voice.has(name.id, "short") else say_name(name, voice, form, number)


def say_brief(phrase: words.Brief, voice: Voice, form: str, number: str) -> str:
    if voice.has(phrase.id, phrase.short):
        return voice.say(phrase.id, phrase.short)
    return said(phrase.phrase, voice, form, number)


def say_named_number(phrase: words.NamedNumber, voice: Voice, form: str, number: str) -> str:
    if voice.has(phrase.number, "name"):
        return voice.say(phrase.number, "name")
    if voice.has(phrase.noun.id):
        return say_noun(phrase.noun, voice, form, number)
    return voice.say(phrase.number)


# ---- amounts and lists
def say_amount(amount: words.Amount, voice: Voice, form: str, number: str) -> str:
    asked = {"form": form or "nom", "class": voice.plural_class(amount.n)}
    what = voice.say(amount.noun.id, voice.say("numeral-form", **asked, n=amount.n))
    if amount.alike:
        told = "" if amount.bare else what
        return voice.say("amount-alike", **asked, n=amount.n, what=told, how=amount.alike)
    return voice.say("amount", n=amount.n, what=what)


def numerus_of_amount(amount: words.Amount | things.Counted, voice: Voice) -> str:
    return voice.plural_class(amount.n)


def say_list(phrase: words.Listed, voice: Voice, form: str, number: str) -> str:
    texts = [said(item, voice, form, number) for item in phrase.items]
    between = phrase.between if voice.has(phrase.between) else phrase.last
    while len(texts) > 2:
        texts[:2] = [voice.say(between, first=texts[0], next=texts[1], form=form)]
    if len(texts) == 1:
        return texts[0]
    return voice.say(phrase.last, first=texts[0], next=texts[1], form=form, last=phrase.items[-1])


def trait_of_list(phrase: words.Listed, voice: Voice, name: str) -> str:
    if name == DOES:  # told of somebody all through, or not at all
        traits = [voice.trait(item, DOES) for item in phrase.items]
        return "none" if "none" in traits else DOES
    if name == "many":
        return "yes" if len(phrase.items) > 1 else "no"
    differing = {voice.trait(item, name) for item in phrase.items} if phrase.last in CONDITIONS else set[str]()
    return "none" if len(differing) > 1 else voice.trait(phrase.items[0], name)


# ---- things with what is said of them
def fits(word: things.Adjective, voice: Voice) -> bool:
    """Does the language have words for it, and for this meaning? Else its meaning is said."""
    if isinstance(word, things.Defined):
        return voice.fits(word.id, lambda: word.digest)
    return not isinstance(word, things.Printed) or voice.has(word.id)


def meaning(word: things.Adjective) -> tuple[list[things.Adjective], list[Phrase]]:
    if isinstance(word, things.Defined):
        return word.adjectives, word.behind
    return ([], [word.behind]) if isinstance(word, things.Printed) else ([word], [])


def fitting(thing: things.Qualified, voice: Voice) -> things.Qualified:
    """Without adjectives whose words were written for another definition: their meaning stands instead."""
    old = [a for a in thing.adjectives if not fits(a, voice)]
    if not old:
        return thing
    adjectives = [*(a for a in thing.adjectives if a not in old), *(x for a in old for x in meaning(a)[0])]
    behind = [*(clause for a in old for clause in meaning(a)[1]), *thing.behind]
    return fitting(replace(thing, adjectives=adjectives, behind=behind), voice)


def compound(thing: things.Qualified, voice: Voice) -> tuple[words.Noun, list[things.Adjective]]:
    """A language may have one word for the adjective and its noun: then it is a noun of its own. So may a shorter one
    for a thing that was named in full before."""
    if thing.article in AGAIN and voice.has(f"noun-that-{thing.noun.name}"):
        return words.Noun(f"that-{thing.noun.name}"), thing.adjectives
    for adjective in thing.adjectives:
        whole = words.Noun(f"{adjective.name}-{thing.noun.name}")
        if voice.has(whole.id):
            return whole, [a for a in thing.adjectives if a.name != adjective.name]
    return thing.noun, thing.adjectives


def say_thing(thing: things.Qualified, voice: Voice, form: str, number: str) -> str:
    return core_of_thing(thing, voice, form, number) + tail_of_thing(thing, voice, number)


def one_of(thing: things.Qualified, voice: Voice) -> things.Qualified:
    """Of what is one of several by the name of where they lie, without the clause that says that it lies there; in a
    language without words for that, or where adjectives stand beside its noun, as it is."""
    of, beside = thing.of, (voice.has(a.id, at) for a in thing.adjectives for at in ("before", "after"))
    if of is None or any(beside) or thing.called is not None or not voice.has(of.id, of.attribute):
        return replace(thing, of=None)
    there = [clause for clause in thing.behind if isinstance(clause, words.Say) and clause.id == of.id]
    return replace(thing, behind=[clause for clause in thing.behind if clause not in there[:1]])


def core_of_thing(thing: things.Qualified, voice: Voice, form: str, number: str) -> str:
    thing = one_of(fitting(thing, voice), voice)
    number = number or ("pl" if thing.article in MANY else "sg")
    noun, adjectives = compound(thing, voice)
    asked: dict[str, Any] = {"form": form or "nom", "number": number, "gender": gender_of_word(noun, voice)}
    before: list[str] = []
    after: list[str] = []
    behind: list[str] = []
    other = "yes" if any(word.name == "other" for word in adjectives) else "no"
    for word in adjectives:
        if voice.has(word.id, "before"):
            before.append(voice.say(word.id, "before", **asked, article=thing.article))
        elif voice.has(word.id, "after"):
            after.append(voice.say(word.id, "after", **asked, other=other))
        else:
            behind.append(voice.say(word.id, "behind", **asked, noun=noun, nth=len(behind), other=other))
    text = " ".join([*before, say_noun(noun, voice, form, number), *after])
    article = thing.article if voice.has(f"thing-{thing.article}") else INSTEAD.get(thing.article, thing.article)
    if thing.of is not None:
        text = voice.say("thing-one-of", of=thing.of, **asked)
    else:
        text = voice.say(f"thing-{article}", thing=text, initial=text[:1].lower(), first=text.split()[0], **asked)
    name = said(thing.called, voice) if thing.called is not None else ""
    text = voice.say("behind", thing=text, clause=name) if name else text
    return with_clauses(text, [*behind, *clauses(thing, voice, asked, len(behind), late=False)], voice)


def with_clauses(text: str, said_of_it: list[str], voice: Voice) -> str:
    """Clauses that a comma opens are closed by one; between them each says itself how it is joined."""
    for clause in said_of_it:
        text = voice.say("behind", thing=text, clause=clause)
    return f"{text}," if any(clause.lstrip().startswith(",") for clause in said_of_it) else text


def tail_of_thing(thing: things.Qualified, voice: Voice, number: str) -> str:
    """The clauses that may stand apart from the noun, in a language that has such."""
    thing = one_of(fitting(thing, voice), voice)
    number = number or ("pl" if thing.article in MANY else "sg")
    asked = {"form": "nom", "number": number, "gender": gender_of_thing(thing, voice)}
    nth = sum(not voice.has(a.id, "before") and not voice.has(a.id, "after") for a in thing.adjectives)
    return with_clauses("", clauses(thing, voice, asked, nth, late=True), voice)


def clauses(thing: things.Qualified, voice: Voice, asked: dict[str, Any], nth: int, late: bool) -> list[str]:
    """What a clause says of the noun has to agree with it. `$nth`: how many clauses of that sort stand before; `$last`,
    `$then`: which sort the last of them is, and the next; `$article`: `no` where none of them is meant. Clauses of
    which a language says `.far` stand last."""
    found: list[str] = []
    far: list[str] = []
    last = "none"
    behind = [chosen(one, voice) for one in thing.behind]
    kinds = [getattr(one, "id", "none") for one in [*behind, None]]
    for at, clause in enumerate(behind, 1):
        wanted = (isinstance(clause, words.Say) and voice.has(clause.id, "late")) == late
        if isinstance(clause, words.Say):
            if wanted:
                parts = {**asked, "noun": compound(thing, voice)[0], "nth": nth, "last": last, "article": thing.article}
                parts |= {**clause.parts, "then": kinds[at]}
                apart = voice.has(clause.id, "far") and voice.say(clause.id, "far", **parts) == "yes"
                (far if apart else found).append(voice.say(clause.id, clause.attribute, **parts))
            if clause.id in RELATIVE or clause.attribute in ("having", "not"):
                lacking = clause.id == "without-any" or clause.attribute == "having" and clause.parts.get("no") == "yes"
                nth, last = nth + 1, "without-thing" if lacking else clause.id
        elif wanted and isinstance(clause, things.OneOf):
            found.append(say_one_of(clause, voice, thing, asked))
        elif wanted:
            found.append(said(clause, voice))
    return [*found, *far]


def say_one_of(phrase: things.OneOf, voice: Voice, thing: things.Qualified, asked: dict[str, Any]) -> str:
    each = [things.Qualified(thing.noun, thing.article, thing.adjectives, [clause]) for clause in phrase.clauses]
    first, *others = (text for one in each for text in clauses(one, voice, asked, 0, late=False))
    clause = first.lstrip().startswith(",")
    texts = [first]
    beside = [a for a in thing.adjectives if voice.has(a.id, "before") or voice.has(a.id, "after")]
    noun = things.Qualified(thing.noun, thing.article, beside)
    alone = [clause and not text.lstrip().startswith(",") for text in others]
    for text, needs in zip(others, alone, strict=True):  # `or` stands there instead of a comma;
        again = core_of_thing(noun, voice, asked["form"], asked["number"])  # what is no clause needs its noun again
        texts.append(f"{again} {text.strip()}" if needs else text.lstrip(" ,"))
    join = "list-none" if thing.article == "no" and any(alone) else "list-or"
    return say_list(words.Listed([words.Plain(text) for text in texts], join), voice, "", "")


def gender_of_thing(thing: things.Qualified, voice: Voice) -> str:
    return gender_of_word(compound(thing, voice)[0], voice)


def trait_of_thing(thing: things.Qualified, voice: Voice, name: str) -> str:
    return trait_of_word(compound(thing, voice)[0], voice, name)


def say_counted(phrase: things.Counted, voice: Voice, form: str, number: str) -> str:
    asked = {"form": form or "nom", "class": voice.plural_class(phrase.n)}
    case, _, numerus = voice.say("numeral-form", **asked, n=phrase.n).rpartition("-")
    return voice.say("amount", n=phrase.n, what=say_thing(phrase.thing, voice, case or form, numerus))


# ---- what a language has words for
def chosen(phrase: Phrase, voice: Voice) -> Phrase:
    """What is said in this language, where there are several ways."""
    found = grammar(phrase).chosen(phrase, voice)
    return found if found is phrase else chosen(found, voice)


def say_chosen(phrase: Phrase, voice: Voice, form: str, number: str) -> str:
    return said(grammar(phrase).chosen(phrase, voice), voice, form, number)


def trait_of_chosen(phrase: Phrase, voice: Voice, name: str) -> str:
    return voice.trait(grammar(phrase).chosen(phrase, voice), name)


def known(phrase: fallbacks.Known, voice: Voice) -> Phrase:
    needed = [id.partition(".") for id in phrase.needs]
    better = phrase.better
    # what has attributes alone (what the log tells of an answer) does not replace the words made from the rules
    own = better.id if isinstance(better, words.Say) and not better.attribute and better.id in phrase.needs else ""
    if not all(voice.has(id, attribute) for id, _, attribute in needed) or own and not voice.says(own):
        return phrase.other
    return better


def either(phrase: things.Either, voice: Voice) -> Phrase:
    behind = all(voice.has(word.id, "behind") and fits(word, voice) for word in phrase.words)
    return phrase.clauses if behind else phrase.other


def of_each(phrase: words.OfEach, voice: Voice) -> Phrase:
    return phrase.told if voice.trait(phrase.deed, DOES) != "none" else phrase.other


def tied(phrase: fallbacks.Tied, voice: Voice) -> Phrase:
    return phrase.words if voice.fits(phrase.id, phrase.digest) else phrase.other


def say_mention(phrase: fallbacks.Mention, voice: Voice, form: str, number: str) -> str:
    return f"{OPEN}{said(phrase.phrase, voice, form, number)}{CLOSE}"


def core_of_mention(phrase: fallbacks.Mention, voice: Voice, form: str, number: str) -> str:
    return f"{OPEN}{voice.core(phrase.phrase, form, number)}{CLOSE}"


def say_folded(phrase: fallbacks.Folded, voice: Voice, form: str, number: str) -> str:
    """As one, if every mention is said, and a long one last: by a message with `.heavy`, so that it can be."""
    one = chosen(phrase.one, voice)
    ways: list[Phrase] = [one]
    if isinstance(one, words.Say) and not one.attribute and voice.has(one.id, HEAVY):
        ways.append(words.Say(one.id, HEAVY, **one.parts))
    for way in ways:
        try:
            apart = MENTIONED.split(said(way, voice, form, number))
        except Missing:
            break
        mentions, behind = apart[1::2], apart[2::2]
        if len(mentions) == phrase.mentions and not any(map(too_long, mentions, behind)):
            return "".join(apart)
    return said(phrase.apart, voice, form, number)


def too_long(mention: str, behind: str) -> bool:
    """Would words behind it that belong to the sentence, and are more than a verb, seem to belong to the thing?"""
    long = "," in mention or len(mention.split()) > LONGEST_MENTION
    return long and len(behind.strip(" ,").split()) > 1


def say_unworded(phrase: fallbacks.Unworded, voice: Voice, form: str, number: str) -> str:
    return voice.unworded(phrase.words.id, phrase.words.attribute, **phrase.words.parts)


def say_meant(phrase: fallbacks.Meant, voice: Voice, form: str, number: str) -> str:
    one = phrase.phrase()
    if one is None and not voice.at_length:
        raise Missing("a rule that is no single phrase")
    text = said(one, voice, form, number) if one is not None else at_length(phrase, voice, form, number)
    return f"{text};" if phrase.followed and (phrase.reaches or one is None) else text


def at_length(phrase: fallbacks.Meant, voice: Voice, form: str, number: str) -> str:
    texts = [(tidy(said(line, voice, form, number)), head) for line, head in phrase.lines()]
    return "".join(text + (": " if head else "; ") for text, head in texts).rstrip(" ;:")


GRAMMARS: dict[type[Any], Grammar] = {
    words.Say: Grammar(say_message, numerus=numerus_of_message, trait=trait_of_message, id=lambda p: p.id),
    words.Sentence: Grammar(say_sentence, id=lambda p: p.id),
    words.Plain: Grammar(
        lambda p, voice, form, number: str(p.text),
        numerus=numerus_of_number,
        trait=lambda p, voice, name: "yes" if name == PLAIN else "none",
    ),
    words.Noun: Grammar(say_noun, gender_of_word, trait=trait_of_word, id=lambda p: p.id),
    words.Several: Grammar(say_several),
    words.Head: Grammar(say_head),
    words.Name: Grammar(say_name, gender_of_word, trait=trait_of_word),
    words.Short: Grammar(say_short, gender_of_word, trait=trait_of_word),
    words.Brief: Grammar(say_brief, id=lambda p: p.id),
    words.NamedNumber: Grammar(say_named_number),
    words.Amount: Grammar(
        say_amount,
        lambda p, voice: gender_of_word(p.noun, voice),
        numerus_of_amount,
        lambda p, voice, name: trait_of_word(p.noun, voice, name),
    ),
    words.Listed: Grammar(say_list, lambda p, voice: voice.gender(p.items[0]), trait=trait_of_list),
    words.Tidy: Grammar(lambda p, voice, form, number: tidy(said(p.phrase, voice, form, number))),
    words.Done: Grammar(say_done),
    words.Answer: Grammar(lambda p, voice, form, number: voice.bundle.part(p)),
    words.OfEach: Grammar(say_chosen, trait=trait_of_chosen, chosen=of_each),
    things.Qualified: Grammar(say_thing, gender_of_thing, trait=trait_of_thing, core=core_of_thing, tail=tail_of_thing),
    things.Counted: Grammar(
        say_counted,
        lambda p, voice: gender_of_thing(p.thing, voice),
        numerus_of_amount,
        lambda p, voice, name: voice.trait(p.thing, name),
    ),
    things.OneOf: Grammar(lambda p, voice, form, number: said(words.Listed(p.clauses, "list-or"), voice)),
    things.Either: Grammar(say_chosen, chosen=either),
    fallbacks.Known: Grammar(say_chosen, trait=trait_of_chosen, chosen=known),
    fallbacks.Tied: Grammar(
        say_chosen,
        lambda p, voice: voice.gender(tied(p, voice)),
        trait=trait_of_chosen,
        chosen=tied,
        id=lambda p: p.id,
    ),
    fallbacks.Mention: Grammar(
        say_mention,
        lambda p, voice: voice.gender(p.phrase),
        lambda p, voice: voice.numerus(p.phrase),
        lambda p, voice, name: voice.trait(p.phrase, name),
        core_of_mention,
        lambda p, voice, number: voice.tail(p.phrase, number),
    ),
    fallbacks.Folded: Grammar(say_folded, trait=lambda p, voice, name: voice.trait(p.one, name)),
    fallbacks.Unworded: Grammar(say_unworded),
    fallbacks.Meant: Grammar(say_meant),
}
OTHER = Grammar(
    lambda value, voice, form, number: voice.bundle.plain(value), numerus=numerus_of_number, trait=trait_of_number
)
