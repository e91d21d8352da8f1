### The words of the effect language, English. Every message says in a comment what its parts are, once.
### $form is the form the surrounding sentence wants: a case for nouns, a mood for effects.
### Functions: FORM(part, form, number), GENDER(part), NUMERUS(part); SENTENCE(part, form): with a capital, for a sentence
### behind a colon; TRAIT(part, name): an attribute of the part's own message, or none; CORE(part, form, number) and
### TAIL(part, number): a thing without and only the clauses whose message has .late, to set the verb between them.
### noun-ADJECTIVE-NOUN: one word for both, where a language has it; noun-NOUN-and-NOUN: of pieces of two sorts that are
### counted together.

## Sounds, for languages in which a word changes between other words (`a` and `an`, if English did it so): a message
## `sound-...` = what is said instead of its `.word`, `.before` words that begin so, `.unless` they begin so, or `.after` words
## that end so, each a list with spaces between; a figure stands for that number alone.
## `unbroken-behind` = words behind which no line ends.

## Nouns: which attribute of a noun's message is wanted

# $form: nom, acc ...; $number: sg or pl
noun-form = { $number ->
    [pl] pl
   *[sg] sg
}
# $class: the plural class of the number
numeral-form = { $class ->
    [one] sg
   *[other] pl
}
amount = { $n } { $what }
# $how: equal or different; $what: the noun, in the form the number wants, or nothing where it stands behind the last of several; $class as above
amount-alike = { $n } { $how ->
    [equal] identical
   *[different] different
} { $what }
# printed: so many of what has a name
amount-entry = { $n } { $name }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
# behind "without"
list-nor = { $first } or { $next }
# neither of two things, where each is said with its own word for “no”: no castle that stands, and no castle next to a lake
list-none = { $first } and { $next }
# between things of which one is described at length
either-thing = { $first }, or { $next }
list-comma = { $first }, { $next }
either = { $first } or { $next }
either-do = { $first }, or { $next }
# between the alternatives before the last one
either-do-comma = { $first }, { $next }
# $last: the phrase that $next is made of, for its traits; bare: behind a colon
then = { $form ->
    [bare] { $first } and { $next }
    [inf] { $first }, then { $next }
   *[other] { $first }, then{ TRAIT($last, "aside") ->
        [yes] ,
       *[none] { "" }
    } { $next }
}
# between the steps before the last one
then-comma = { $first }, { $next }

## Things: $thing is the noun with its adjectives, already in its form
## An adjective is-X stands before the noun (.before), right after it (.after) or as a clause (.behind)

# $initial: the first letter of $thing, $first its first word
thing-a = { $number ->
    [pl] { $thing }
   *[sg] { $initial ->
        [a] { $first ->
            [another] { $thing }
           *[other] an { $thing }
        }
        [e] an { $thing }
        [i] an { $thing }
        [l] { $first ->
            [latest] the { $thing }
            [lowest] the { $thing }
           *[other] a { $thing }
        }
        [o] an { $thing }
        [u] { $first ->
            [useful] a { $thing }
            [useless] a { $thing }
            [used] a { $thing }
            [user] a { $thing }
            [usual] a { $thing }
            [unicorn] a { $thing }
            [uniform] a { $thing }
            [union] a { $thing }
            [unique] a { $thing }
            [unit] a { $thing }
            [united] a { $thing }
            [universal] a { $thing }
            [university] a { $thing }
           *[other] an { $thing }
        }
       *[other] a { $thing }
    }
}
# another thing of the noun that was said just before it, without adjectives
thing-again = one
thing-the = the { $thing }
thing-that = that { $thing }
# of two things with one name, the one met later
thing-chosen = the chosen { $thing }
thing-this = this { $thing }
thing-your = your { $thing }
thing-their = their { $thing }
thing-other = another player’s { $thing }
thing-no = { $thing }
# one of several, instead of a noun and where it lies; $of: as zone-X.of says it
thing-one-of = one { $of }
thing-each = each { $thing }
thing-all = all { $thing }
thing-all-your = all your { $thing }
# what is one's own, told of each player: as your and all-your
thing-own = their { $thing }
thing-all-own = all their { $thing }
thing-bare = { $thing }
behind = { $thing } { $clause }
# the name something is called by from here on
called-so = ({ $name })
that-number = that number
# $who: the person; $noun: what is spoken of, for languages whose pronouns agree with it
pronoun = { $who ->
    [you] you
    [they] them
   *[it] it
}
    .it = { $who ->
        [it] yes
       *[other] none
    }
location-of = the { FORM($kind, "nom") } with your { FORM($piece, "nom") }
# the same of somebody else: $piece says whose it is
location-of-piece = the { FORM($kind, "nom") } with { $piece }

## Clauses behind a thing. They get the $form, $number and $gender of that thing, and $nth: how many stand before,
## $last: the message of the last of them (with, without, where ..., or none), $article: of that thing (no, where there is none)


# $what: the piece with its owner; $piece: without; $whose: you, they, others, named (by a name of somebody), none; $where: only if not on the thing itself; $alone: yes if everybody has only one of them
with = { $nth ->
    [0] with
   *[other] and with
} { $whose ->
    [you] { $alone ->
        [no] { NUMERUS($piece) ->
            [one] one of your { FORM($piece, "nom", "pl") }
           *[other] { $what }
        }
       *[yes] { $what }
    }
    [they] { $alone ->
        [no] { NUMERUS($piece) ->
            [one] one of their { FORM($piece, "nom", "pl") }
           *[other] { $what }
        }
       *[yes] { $what }
    }
   *[other] { $what }
} { $where }
# $what, $piece, $whose, $where, $alone: as above
without = { $nth ->
    [0] without
   *[other] and without
} { $whose ->
    [you] { $alone ->
        [no] { NUMERUS($piece) ->
            [one] any of your { FORM($piece, "nom", "pl") }
           *[other] { $what }
        }
       *[yes] { $what }
    }
   *[other] { $what }
} { $where }
# of all that are looked for: $counted: yes if $what is counted (coins), no if it is a number (value); $named: yes if that is a noun, which has a gender; $how: highest or lowest
with-utmost = { $nth ->
    [0] with
   *[other] and with
} { word-utmost }
# $named: as above
word-utmost = the { $counted ->
    [yes] { $how ->
        [lowest] fewest
       *[highest] most
    } { FORM($what, "nom", "pl") }
   *[no] { $how ->
        [lowest] lowest
       *[highest] highest
    } { FORM($what, "bare") }
}
# the same, said of $thing ($whose: you, they, or none for $thing); $no: yes if it is not so; $named: as above
has-utmost = { $whose ->
    [you] you { $no ->
        [yes] do not have
       *[no] have
    }
   *[none] { $thing } { $no ->
        [yes] does not have
       *[no] has
    }
} { word-utmost }
# $what: things that belong to the thing or lie at it; $noun: that thing
with-thing = { $nth ->
    [0] with
   *[other] and with
} { $what }
# $what, $noun: as above
without-thing = { $nth ->
    [0] without
   *[other] and without
} { $what }
# one of several: $what with articles, $piece without, joined by list-or
with-any = { $nth ->
    [0] with
   *[other] and with
} { $what }
# none of several: $what with articles, $piece without, joined by list-nor
without-any = { $nth ->
    [0] without
   *[other] and without
} { $what }
# $cond: what holds; its .that is yes if it is said of the thing itself: then FORM($cond, "that") goes without the subject
where = { TRAIT($cond, "that") ->
    [yes] { $last ->
        [where] and { "" }
       *[other] { "" }
    }that { FORM($cond, "that", $number) }
   *[none] { TRAIT($cond, "whose") ->
        [yes] { $nth ->
            [0] { "" }
           *[other] { $last ->
                [with] , { "" }
                [without] , { "" }
                [with-thing] , { "" }
                [without-thing] , { "" }
                [with-any] , { "" }
                [without-any] , { "" }
               *[other] and { "" }
            }
        }whose { FORM($cond, "whose") }
       *[none] { TRAIT($cond, "with") ->
            [yes] { FORM($cond, "with") }
           *[none] { $last ->
                [where] and { "" }
               *[other] { "" }
            }where { FORM($cond, "where") }
        }
    }
}
# $what: a defined word
that-is-not = { $nth ->
    [0] that
   *[other] and that
} { $number ->
    [pl] are
   *[sg] is
} not { $what }
# behind a noun ($noun); $then: the message of the clause that follows, or none
next-to = next to { $thing }
    .far = { $then ->
        [with] yes
        [with-thing] yes
       *[other] no
    }
# what hangs together with a thing over its neighbours; $itself: `yes` where the thing itself always counts, `no` where something else is said of what counts
connected = { $itself ->
    [yes] connected to { $thing } (itself included)
   *[no] , connected to { $thing },
}
# a thing that lies on top of a stack: $thing says in which
on-top = { $thing } (the top one)
# behind a noun: any but this one
but-for = other than { $name }
# something printed on the thing: $property and $name of what is printed
bearing = ({ $property }: { $name })
# the same is printed on the thing as on another one: $property, $thing
alike = of the same { $property } as { $thing }
unlike = of a different { $property } from { $thing }
# behind a noun ($noun); a noun says with .parts = beside that what belongs to its things lies beside them
part-of = { TRAIT($thing, "parts") ->
    [beside] next to
   *[none] of
} { $thing }
    .far = { TRAIT($thing, "parts") ->
        [beside] { $then ->
            [with] yes
            [with-thing] yes
           *[other] no
        }
       *[none] no
    }
from-place = from { $thing }
to-place = to { $thing }
# a noun says with .at = in that one is in its things, not on them
in-place = { TRAIT($thing, "at") ->
    [in] in
   *[none] on
} { $thing }
from-places = from { FORM($thing, "nom", "pl") }
to-places = to { $thing }
# where there is nothing of it; $thing: the place, $bare: without an article
in-no-place = { TRAIT($thing, "at") ->
    [in] in
   *[none] on
} any { $bare }
# some: on one of them ($one), whichever it is
in-places = { TRAIT($thing, "at") ->
    [in] in
   *[none] on
} { $form ->
    [some] { $one }
   *[other] { FORM($thing, "nom", "pl") }
}
from-parts = from the { FORM($parts, "nom", "pl") } { part-of }
to-parts = to the { FORM($parts, "nom", "pl") } { part-of }
in-parts = { TRAIT($parts, "at") ->
    [in] in
   *[none] on
} the { FORM($parts, "nom", "pl") } { part-of }

## Numbers

# .itself = yes of a number that is called by what is paid or gained: a price
amount-of = { TRAIT($value, "itself") ->
    [yes] { $value }
   *[none] { TRAIT($what, "mass") ->
        [yes] as much
       *[none] as many
    } { FORM($what, "nom", "pl") } as { $value }
}
amount-per = { $amount } per { $per }
# behind "per"; $noun: what is counted, $amount: the number with it
counted-amount = { $n ->
    [one] { $noun }
   *[other] { $amount }
}
# what is counted on a thing
counted-at = { $what } { $where }
counted-in = { $n ->
    [one] card { $zone }
   *[other] { $n } cards { $zone }
}
counted-thing = { $n ->
    [one] { $thing }
   *[other] { $n } { FORM($thing, "nom", "pl") }
}
number-of-whom = the number of { FORM($what, "nom", "pl") } of { $who }
# $its (yes): of whom a clause speaks, so that it can say “whose number of …”
number-of = the number of { $whose ->
    [you] your
    [they] their
   *[none] all
} { FORM($what, "nom", "pl") }
number-at-whom = the number of { FORM($what, "nom", "pl") } of { $who } { $where }
number-at = the number of { $whose ->
    [you] your
    [they] their
    [others] other players’
   *[none] all
} { FORM($what, "nom", "pl") } { $where }
number-in = the number of cards { $where }
# the same of things of one sort
number-lying = the number of { FORM($what, "nom", "pl") } { $where }
# what is left of a counter of which there are only so many
stock-of = the number of { FORM($what, "nom", "pl") } left in the supply
# of a thing spoken of, whose noun is $noun
its-property = { $form ->
    [whose] { $property }
   *[other] its { $property }
}
    .its = yes
# the same of the slot it lies in; $noun as above
its-slot-property = { $form ->
    [whose] slot’s { $property }
   *[other] the { $property } of its slot
}
    .its = yes
# on the thing a clause is about, whose noun is $noun; behind "where" it is not said
in-it = { $form ->
    [where] { "" }
   *[other] there
}
amount-printed = the { FORM($what, "nom", "pl") } asked by { $thing }
property-of = the { $property } of { $thing }
slot-property = the { $property } of the slot { $thing } lies in
printed-number = { TRAIT($thing, "it") ->
    [yes] { $form ->
        [whose] number
       *[other] its number
    }
   *[none] the number of { $thing }
}
    .its = { TRAIT($thing, "it") }
# a number that is worked out before what stands around it
in-brackets = ({ $what })
plus = { $left } plus { $right }
minus = { $left } minus { $right }
times = { $left } times { $right }
divided = { $left } divided by { $right }
capped = { $left }, at most { $right }
floored = { $left }, at least { $right }
# one number or another
if-number = { $then } if { $cond }; otherwise { $other }
round-number = the number of the round
count-of = the number of { FORM($what, "nom", "pl") }
# $how: total, highest or lowest; $of: things with a number printed on them, or with a property
own-number = { $how ->
    [total] the sum of the numbers
    [lowest] the lowest number
   *[highest] the highest number
} among { FORM($of, "nom", "pl") }
# a noun of a property says with .itself = yes that it names what is gained: points
own-property = { $how ->
    [total] the sum of the { FORM($property, "nom", "pl") }
    [lowest] the lowest { FORM($property, "nom") }
   *[highest] the highest { FORM($property, "nom") }
} of { FORM($of, "nom", "pl") }
    .itself = { TRAIT($property, "itself") }
total = the sum of { FORM($what, "nom", "pl") } over { FORM($of, "nom", "pl") }
highest = the highest { $what } among { FORM($of, "nom", "pl") }
lowest = the lowest { $what } among { FORM($of, "nom", "pl") }

## Conditions. $how: at-least, at-most, more-than, fewer-than, exactly

cond-and = { $first } and { $next }
cond-or = { $first } or { $next }
# the same where one of them is itself joined by the other word: it must be heard what belongs together
cond-and-wide = { $first }, and also { $next }
cond-or-wide = { $first }, or else { $next }
# in a clause about a thing: $what holds of it, $cond of something else
cond-if = { FORM($what, $form, $number) } (only if { $cond })
    .that = { TRAIT($what, "that") }
cond-unless = { FORM($what, $form, $number) }, unless { $cond },
    .that = { TRAIT($what, "that") }
# what is asked of a thing, but not where $cond holds
cond-needless = { FORM($what, $form, $number) } (not needed if { $cond })
    .that = { TRAIT($what, "that") }
not = it is not so that { $what }
you-have = { $whose ->
    [they] they
   *[you] you
} have { $how ->
    [at-least] at least { $what }
    [at-most] at most { $what }
    [more-than] more than { $what }
    [fewer-than] fewer than { $what }
   *[exactly] exactly { $what }
}
# the same beside another number: $sort: counter ($value: something else they have), player ($value: who has of the same), number;
# $amount: so many of $what, where $value is plainly a number of the rules; $its: yes if it is said of whom a clause speaks
you-have-number = { $form ->
    [with] with
   *[other] { $whose ->
        [they] they
       *[you] you
    } have
} { TRAIT($value, "plain") ->
    [yes] { $how ->
        [at-least] at least
        [at-most] at most
        [more-than] more than
        [fewer-than] fewer than
       *[exactly] exactly
    } { FORM($amount, "nom") }
   *[none] { $how ->
        [at-least] at least as many { FORM($what, "nom", "pl") } as
        [at-most] at most as many { FORM($what, "nom", "pl") } as
        [more-than] more { FORM($what, "nom", "pl") } than
        [fewer-than] fewer { FORM($what, "nom", "pl") } than
       *[exactly] just as many { FORM($what, "nom", "pl") } as
    } { $sort ->
        [counter] { FORM($value, "nom", "pl") }
       *[number] { FORM($value, "nom") }
    }
}
    .with = { $its ->
        [yes] yes
       *[no] none
    }
# $what: several nouns
you-have-together = { $whose ->
    [they] they
   *[you] you
} have { $how ->
    [at-least] at least { $n }
    [at-most] at most { $n }
    [more-than] more than { $n }
    [fewer-than] fewer than { $n }
   *[exactly] exactly { $n }
} { FORM($what, "nom", "pl") } in all
# $zone: from, to or in a zone; $who: the player whose it is
zone-of-whom = { $zone } of { $who }
    .verb = { TRAIT($zone, "verb") }
    .verb-from = { TRAIT($zone, "verb-from") }
    .verb-to = { TRAIT($zone, "verb-to") }
    .placed = { TRAIT($zone, "placed") }
zone-has = there { NUMERUS($what) ->
    [one] is
   *[other] are
} { $how ->
    [at-least] at least { $what }
    [at-most] at most { $what }
    [more-than] more than { $what }
    [fewer-than] fewer than { $what }
    [other-than] not { $what }
   *[exactly] exactly { $what }
} { $where }
# within a clause about a thing (its noun is $noun): what lies in one of its zones
it-holds = { $form ->
    [with] with
   *[other] they have
} { $how ->
    [at-least] at least { $what }
    [at-most] at most { $what }
    [more-than] more than { $what }
    [fewer-than] fewer than { $what }
   *[exactly] exactly { $what }
}
    .with = yes
# $where: where it lies, or nothing if $what says it
there-is = there is { $what } { $where }
# $where it lies, $what lies there, with more that is said of it; $whole: all of it in one, for languages that put the place behind
there-is-such = there is { $whole }
# the same where there is none: $where, $what, $whole; $such: yes, if more is said of what there is none of
there-is-none = there is no { $whole }
# $what: something of which there is none among the things of yours that are called so
you-have-no = { $whose ->
    [they] they
   *[you] you
} have no { $what }
# $what lies next to $thing; $no: yes if nothing of that sort does; $whole: all of it in one
lies-beside = { $form ->
    [where] there is { $no ->
        [yes] no { $whole }
       *[no] { $whole }
    }
   *[other] next to { $thing } there is { $no ->
        [yes] no { $what }
       *[no] { $what }
    }
}
there-is-no = there is no { $what }
# $times: how many times, $n: the same as a number for the plural; $no: yes if it has not
position-came = the same position has { $no ->
    [yes] not occurred
   *[no] occurred
} { $times } { $n ->
    [one] time
   *[other] times
}
# something is remembered, or nothing; $whose: you, they or none
note-is = { $whose ->
    [you] you have { $note }
    [they] they have { $note }
   *[none] there is { $note }
}
note-is-no = { $whose ->
    [you] you have no { $note }
    [they] they have no { $note }
   *[none] there is no { $note }
}
# $who: player or opponent; $what: a number of pieces, or one; $no: yes if there are none
somebody-has = { $who ->
    [opponent] another player
   *[player] a player
} has { $no ->
    [yes] no { $what }
   *[no] { $what }
} { $where }
there-are = there { $n ->
    [one] is
   *[other] are
} { $how ->
    [at-least] at least
    [at-most] at most
    [more-than] more than
    [fewer-than] fewer than
   *[exactly] exactly
} { $n } { $n ->
    [one] { FORM($what, "nom", "sg") }
   *[other] { FORM($what, "nom", "pl") }
}
# players still in the game or the round, where they can leave it: $how many, $n
players-left = { $how ->
    [at-least] at least
    [at-most] at most
    [more-than] more than
    [fewer-than] fewer than
   *[exactly] exactly
} { $n } { $n ->
    [one] player is left
   *[other] players are left
}
# pieces of several sorts in one place: $n of them together; $what: their nouns
there-are-together = there are { $how ->
    [at-least] at least { $n }
    [at-most] at most { $n }
    [more-than] more than { $n }
    [fewer-than] fewer than { $n }
   *[exactly] exactly { $n }
} { FORM($what, "nom", "pl") } { $where }
# $what: a number of things; inside is-X.have, which says what somebody has on so many of them
so-many = { $how ->
    [at-least] at least { $what }
    [at-most] at most { $what }
    [more-than] more than { $what }
    [fewer-than] fewer than { $what }
   *[exactly] exactly { $what }
}
# $counted: yes for what is only counted, of which several can lie there (a piece says with .several = yes that it lies so, too); $alone: yes if everybody has only one of them; $two: yes if there is only one other player
piece-there = { $no ->
    [yes] { $whose ->
        [you] { $alone ->
            [yes] your { $what } is not { $form ->
                [where] { FORM($where, $form) }
               *[other] { FORM($where, "some") }
            }
           *[no] you have no { $what } { FORM($where, $form) }
        }
        [they] they have no { $what } { FORM($where, $form) }
        [others] { $two ->
            [yes] the other player has no { $what }
           *[no] no other player has a { $what }
        } { FORM($where, $form) }
       *[none] { $counted ->
            [yes] there are no { FORM($what, "nom", "pl") } { FORM($where, $form) }
           *[no] { TRAIT($what, "several") ->
                [yes] there are no { FORM($what, "nom", "pl") }
               *[none] there is no { $what }
            } { FORM($where, $form) }
        }
    }
   *[no] { $whose ->
        [you] { $alone ->
            [yes] your { TRAIT($what, "sg") } is
           *[no] you have { $what }
        } { $form ->
            [where] { FORM($where, $form) }
           *[other] { NUMERUS($what) ->
                [one] { FORM($where, "some") }
               *[other] { FORM($where, $form) }
            }
        }
        [they] they have { $what } { $form ->
            [where] { FORM($where, $form) }
           *[other] { NUMERUS($what) ->
                [one] { FORM($where, "some") }
               *[other] { FORM($where, $form) }
            }
        }
        [others] { $two ->
            [yes] the other player
           *[no] another player
        } has { $what } { $form ->
            [where] { FORM($where, $form) }
           *[other] { NUMERUS($what) ->
                [one] { FORM($where, "some") }
               *[other] { FORM($where, $form) }
            }
        }
       *[none] there { NUMERUS($what) ->
            [one] is
           *[other] are
        } { $what } { $form ->
            [where] { FORM($where, $form) }
           *[other] { NUMERUS($what) ->
                [one] { FORM($where, "some") }
               *[other] { FORM($where, $form) }
            }
        }
    }
}
compare = { FORM($left, $form) } { $how ->
    [at-least] is at least
    [at-most] is at most
    [more-than] is more than
    [fewer-than] is less than
    [other-than] { TRAIT($right, "plain") ->
        [yes] is not
       *[none] does not equal
    }
   *[exactly] { TRAIT($right, "plain") ->
        [yes] is
       *[none] equals
    }
} { $right }
    .whose = { TRAIT($left, "its") }
# $how as above; $n: a round
round-is = { $how ->
    [at-least] it is round { $n } or later
    [at-most] it is round { $n } or earlier
    [more-than] round { $n } is over
    [fewer-than] round { $n } has not begun
   *[exactly] it is round { $n }
}
# $no: yes if they do not
players-together = { $whom } and { $who } { $no ->
    [yes] do not play
   *[no] play
} together
# $whose: you, they, or none for $who; $no: yes if it is not so
player-out = { $whose ->
    [you] you are
    [they] they are
   *[none] { $who } is
} { $no ->
    [yes] not
   *[no] { "" }
} out
# $whose: you, or they if it is told of somebody; $no: yes if it is not so
you-are = { $whose ->
    [you] you are
   *[they] they are
} { $no ->
    [yes] not
   *[no] { "" }
} { $what }
same-thing = { $form ->
    [that] { $number ->
        [pl] are
       *[sg] is
    }
   *[other] { FORM($left, $form) } is
} { $right }
    .that = { TRAIT($left, "it") }
    .whose = { TRAIT($left, "its") }
# what a die shows is a word: $left the face, $what the word
face-is = { FORM($left, $form) } is { $what }
    .whose = { TRAIT($left, "its") }
# not a number: another thing on the other side
other-thing = { $form ->
    [that] { $number ->
        [pl] are
       *[sg] is
    }
   *[other] { FORM($left, $form) } is
} not { $right }
    .that = { TRAIT($left, "it") }
    .whose = { TRAIT($left, "its") }
is-so = { $form ->
    [that] { $number ->
        [pl] are
       *[sg] is
    }
   *[other] { $thing } is
} { $what }
    .that = { TRAIT($thing, "it") }
is-not = { $form ->
    [that] { $number ->
        [pl] are
       *[sg] is
    }
   *[other] { $thing } is
} not { $what }
    .that = { TRAIT($thing, "it") }
is-thing = { $form ->
    [that] { $number ->
        [pl] are
       *[sg] is
    }
   *[other] { $thing } is
} { $other }
    .that = { TRAIT($thing, "it") }
is-not-thing = { $form ->
    [that] { $number ->
        [pl] are
       *[sg] is
    }
   *[other] { $thing } is
} not { $other }
    .that = { TRAIT($thing, "it") }
is-copy = { $thing } is a copy of { $other }
is-even = { FORM($what, $form) } is even
# a player who is out of the round or of the game
is-eliminated =
    .before = eliminated
is-other =
    .before = { $article ->
        [a] another
       *[other] other
    }
# beside a thing that is named in the same sentence
is-neighbouring =
    .before = neighbouring
# more of what is gained anyway
is-additional =
    .before = additional
# whichever one likes
is-any =
    .after = of your choice
# the same, where somebody else chooses
is-any-theirs =
    .after = of their choice
# of things every player has: your own
is-own =
    .after = of yours
# the same of another player, who was spoken of
is-theirs =
    .after = of theirs
is-others =
    .after = of other players
# where something lies, as behind `lies`: beside $thing
beside-thing = next to { $thing }
lies = { $form ->
    [that] { $number ->
        [pl] lie
       *[sg] lies
    }
   *[other] { $thing } lies
} { $where }
    .that = { TRAIT($thing, "it") }
# the opposite; $where: where it does not lie
lies-not = { $form ->
    [that] { $number ->
        [pl] do not lie
       *[sg] does not lie
    }
   *[other] { $thing } does not lie
} { $where }
    .that = { TRAIT($thing, "it") }
# $what: things that belong to a thing or lie at it; $no: yes if there are none
has-thing = { TRAIT($thing, "parts") ->
    [beside] { TRAIT($what, "at") ->
        [none] { $thing } has
       *[other] next to { $thing } there is
    }
   *[none] { $thing } has
} { $no ->
    [yes] no { $what }
   *[no] { $what }
}
# the same of what lies beside a thing: $it, a pronoun; $whole: $things with their places
covers-beside = { FORM($things, "nom", "pl") } next to { $it } cover { $price } { $spared ->
    [yes] but for at most { $less }
   *[no] { "" }
}
# $things meet amounts printed on a thing; $spared: yes if $less of them may be missing
covers = { FORM($things, "nom", "pl") } cover { $price } { $spared ->
    [yes] but for at most { $less }
   *[no] { "" }
}
holds = { $form ->
    [whose] { FORM($what, "nom") } is met
   *[other] { TRAIT($thing, "it") ->
        [yes] its { FORM($what, "nom") }
       *[none] the { FORM($what, "nom") } of { $thing }
    } is met
}
    .whose = { TRAIT($thing, "it") }
# the permission says it: its message gets $no = yes
may-not-do = { $what }
# what is said to whoever it concerns holds for somebody else: $who
holds-for-whom = “{ $what }” holds for { $who }
# a number that cards of $who may change
number-for-whom = { $what } for { $who }

## Effects. $form: imp (a command), inf (after "you may"), to (a purpose). .does: told of somebody, behind who it is:
## in the log of whoever did it, in the rulebook of each player

gain = gain { $what }
    .does = gains { $what }
they-gain = they gain { $what }
# $who gives it
take-from = take { $what } from { $who }
    .does = takes { $what } from { $who }
they-take-from = they take { $what } from { $who }
put-on = put { $what } { TRAIT($thing, "at") ->
    [in] in
   *[none] on
} { $thing }
    .does = puts { $what } { TRAIT($thing, "at") ->
        [in] in
       *[none] on
    } { $thing }
lose = lose { $what }
    .does = loses { $what }
they-lose = they lose { $what }
take-off = remove { $what } from { $thing }
    .does = removes { $what } from { $thing }
all-of = all { FORM($what, "nom", "pl") }
pay = pay { $what }
    .does = pays { $what }
they-pay = they pay { $what }
they-pay-to = they pay { $what } to { $who }
pay-to = pay { $what } to { $who }
    .does = pays { $what } to { $who }
pay-printed = pay the { $what } of { $thing }
    .does = pays the { $what } of { $thing }
# $what: so many of something, or what is done with it; $thing: of which sort
# so many of one sort of a counter: $value says how many, $thing which sort
amount-of-sort = { TRAIT($what, "mass") ->
    [yes] as much
   *[none] as many
} { FORM($what, "nom", "pl") } of { $thing } as { $value }
of-sort = { $what } of { $thing }
# $price: the printed price; $what: in what it is paid; $cheaper: yes if it is less by $less; $replaced: yes if $other stands in for what is missing
pay-in-sorts = pay { $price } in { FORM($what, "nom", "pl") }{ $cheaper ->
    [yes] , less your { $less }
   *[no] { "" }
}{ $replaced ->
    [yes] { " " }({ $other } stands in for what is missing)
   *[no] { "" }
}
pay-mix = pay for { $amount }: { $units } for each unit, { $once ->
    [yes] each at most once
   *[no] in any mix
}
pay-for = { $pay } to { FORM($body, "to") }
    .does = { FORM($pay, "does") } to { FORM($body, "to") }
# $sort: thing or piece; $end: of a stack, top or bottom, or whichever one likes (either; any: it is not said). .heavy: with $what last, where so
# much is said of it that nothing may stand behind
move = move { $what } { $origin } { $target }{ $end ->
    [top] , on top
    [bottom] , at the bottom
    [either] , on top or at the bottom
   *[any] { "" }
}
    .does = moves { $what } { $origin } { $target }{ $end ->
        [top] , on top
        [bottom] , at the bottom
        [either] , on top or at the bottom
       *[any] { "" }
    }
    .heavy = move { $origin } { $target }{ $end ->
        [top] , on top,
        [bottom] , at the bottom,
        [either] , on top or at the bottom,
       *[any] { "" }
    } { $what }
# $left: what stays; $but: only its number; $sort: thing or piece
move-all-but = move { $what } but { $but } { $origin } { $target }
swap = swap { $first } with { $second }
    .does = swaps { $first } with { $second }
# $what: a number; $by: how much
raise = raise { $what } by { $by }
lower = lower { $what } by { $by }
set = set { $what } to { $value }
# something is remembered: $thing as $note; $you: yes if it is you; $bare: the noun alone; $alone: yes if it is nobody's
note-set = { $you ->
    [yes] become { $note }
   *[no] make { $thing } { $note }
}
    .does = { $you ->
        [yes] becomes { $note }
       *[no] makes { $thing } { $note }
    }
# the position is kept in mind, with those before it, $n in all
remember-positions = remember the position (the last { $n } are kept)
    .does = remembers the position (the last { $n } are kept)
forget-positions = forget all remembered positions
    .does = forgets all remembered positions
# $note: what is remembered no longer; $bare: what it is called; $alone: yes if the game remembers it, not a player or thing
note-clear = clear { $note }
    .does = clears { $note }
fill-up = fill up to { $what }
refill = fill up { $where }
# $where: from where; $side: left or right
pass-every = pass everything { $where } to the player on { $side ->
    [left] the left
   *[right] the right
}, everybody at once
# everything $first (from a zone) and everything $second change places
swap-zones = swap everything { $first } with everything { $second }
    .does = swaps everything { $first } with everything { $second }
# $what: the round or the game; who leaves it is passed over from then on
leave = drop out of the { $what }
    .does = drops out of the { $what }
they-leave = they drop out of the { $what }
pass-start = make { $who } the start player
    .does = makes { $who } the start player
# whoever does it is the start player from then on
take-start = become the start player
    .does = becomes the start player
shuffle = shuffle { FORM($where, "acc") }
# $what: a number that chance decides
roll = draw { $what } by lot: { $low } to { $high }
# $what: a die, or all dice somewhere
throw = roll { $what }
    .does = rolls { $what }
# $value: a number, or the word on a face
turn-die = turn { $what } to { $value }
    .does = turns { $what } to { $value }
# $what: one of several things, drawn by lot; $then: what is done with it
find-random = pick { $what } at random: { $then }
find-random-open = pick { $what } at random
# $what: a thing, a zone or so many from the top of a stack
look-at = look at { $what }
    .does = looks at { $what }
reveal = reveal { $what } to all
    .does = reveals { $what } to all
reveal-to = show { $what } to { $whom }
    .does = shows { $what } to { $whom }
# $what: what is printed on a thing in one respect; all are told
tell = name { $what }
    .does = names { $what }
# of one thing, whether $what (what is printed on it in one respect) is $value; all are told
tell-whether = tell whether { $what } is { $value }
    .does = tells whether { $what } is { $value }
# $what: what is called by its name, wherever it lies
name-entry = name { $what }
    .does = names { $what }
# $what: so many things; $where: from a stack
top-of = { $what } { $where } (from the top)
lay-out = lay out the { FORM($what, "nom", "pl") }
do-printed = { $order ->
    [any] take the { $what } of { $thing } in the order you like
   *[printed] take the { $what } of { $thing }
}
    .does = { $order ->
        [any] takes the { $what } of { $thing } in any order
       *[printed] takes the { $what } of { $thing }
    }
choose = choose { $what }
    .does = chooses { $what }
# $low, $high: numbers
choose-number = choose a number from { $low } to { $high }
    .does = chooses a number from { $low } to { $high }
# $name: in brackets, what it is called from here on
choose-number-as = choose a number { $name } from { $low } to { $high }
    .does = chooses a number { $name } from { $low } to { $high }
# $different: no, if the same may be chosen again
choose-up-to = choose up to { $n } { $different ->
    [no] { "" }
   *[yes] different
} { FORM($what, "nom", "pl") }; for each: { $body }
# the same, where what is done is told of each-of-them
choose-up-to-each = choose up to { $n } { $different ->
    [no] { "" }
   *[yes] different
} { FORM($what, "nom", "pl") } and { FORM($body, $form) }
# of several that were chosen; $noun: what they are
each-of-them = each of them
choose-up-to-open = choose up to { $n } { $different ->
    [no] { "" }
   *[yes] different
} { FORM($what, "nom", "pl") }; for each:
choose-one = choose one
# where it is put: $thing, of which each alternative says another place
choose-where-to = choose where { $thing } goes
nothing = nothing happens
    .does = does nothing
may = you may { FORM($what, "inf") }
you-may = you may
may-choose-one = you may choose one
# $told: no if the condition cannot be told of somebody else than whom it concerns: then .does is none
# .aside: behind “then” there is a comma before it
if = { $form ->
    [inf] , if { $cond }, { FORM($then, "inf") }
   *[imp] if { $cond }, { $then }
}
    .aside = yes
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { $told ->
            [no] none
           *[yes] { TRAIT($then, "many") ->
                [yes] , if { $cond }, { FORM($then, "does") }
               *[no] { FORM($then, "does") } if { $cond }
            }
        }
    }
# $told: as above
if-else = if { $cond }, { $then }; otherwise { $other }
    .aside = yes
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { TRAIT($other, "does") ->
            [none] none
           *[other] { $told ->
                [no] none
               *[yes] , if { $cond }, { FORM($then, "does") }; otherwise { FORM($other, "does") }
            }
        }
    }
# something is chosen and done, or $other where that cannot be
unless-possible = { $body }; if that is not possible, { $other }
if-open = if { $cond }
# what cannot be chosen at all where it is not so
only-if = { $form ->
    [inf] , only if { $cond }, { FORM($then, "inf") }
   *[imp] only if { $cond }, { $then }
}
# a condition of all that is said around it
only-allowed = this is possible only if { $cond }
only-if-open = only if { $cond }
# $cond: what brings the end of the game about
end-when = the end of the game is triggered when { $cond }
# the same where nothing is played any more
end-now = the game ends at once when { $cond }
otherwise = otherwise
each = for { $what }: { $then }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] , for { $what }, { FORM($then, "does") }
    }
each-open = for { $what }
# $who: somebody else than the reader; $then: what they do, to be said in the form "does". Behind "you may": that one lets them
acts = { $form ->
    [inf] have { $who } { FORM($then, "inf") }
    [to] have { $who } { FORM($then, "inf") }
   *[imp] { $who } { FORM($then, "does") }
}
# What each of several players does. $what: who they are; $then: what each does, to be said in the form "does";
# $secret: yes if the others do not see it; $ordered: yes if $notes says in which order they act
as-each = { $secret ->
    [yes] secretly,
   *[no] { "" }
} { $what } { FORM($then, "does") }{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
# the same, said to each of them, where what they do cannot be told of somebody
as-each-you = { $secret ->
    [yes] secretly,
   *[no] { "" }
} { $what } does this{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}: { $then }
# the same above a list of steps that are said to each of them
as-each-open = { $what } does the following{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
# $thing: each of several things; who acts is its owner
owner-of-each = the owner of { $thing }
# whose, told of each player, is what is their own ("each player moves it to their supply"): the $whose (you or they)
# of which your language has the words for it
whose-own = they
note-next = { $first }; { $next }
# a neighbour at the table: $side is left or right; $whose: you, or they if it is told of somebody
seat-beside = the player on { $whose ->
    [you] your
   *[they] their
} { $side ->
    [left] left
   *[right] right
}
seat-side-of = the player to the { $side ->
    [left] left
   *[right] right
} of { $who }
seat-partner = { $whose ->
    [you] your
   *[they] their
} partner
seat-partner-of = the partner of { $who }
seat-start = the start player
# seat by seat from somebody; $tied: yes if only those who are tied stand in that order
turn-order-from = { $tied ->
    [yes] if tied, in seat order
   *[no] in seat order
}, beginning with { $who }
# $by: a number of whoever acts; $how: lowest or highest; $tied: no for the number that decides first; yes, still: for those that decide where the ones before are the same
turn-order = { $tied ->
    [yes] if tied, { "" }
    [still] if still tied, { "" }
   *[no] { "" }
}{ $how ->
    [highest] in descending order of
   *[lowest] in ascending order of
} { $by }
# the same, where it is so many of something: $what
turn-order-counted = { $tied ->
    [yes] if tied, { "" }
    [still] if still tied, { "" }
   *[no] { "" }
}whoever has the { $how ->
    [highest] most
   *[lowest] fewest
} { FORM($what, "nom", "pl") } first
times-number = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
times-value = { TRAIT($value, "plain") ->
    [yes] { $value } times
   *[none] as many times as { $value }
}
# several steps that are done again together, behind "up to 3 times", "as often as you like" ...
these-steps = { $form ->
    [inf] do this: { $what }
    [to] do this: { $what }
   *[imp] { $what }
}
up-to-times = { $form ->
    [inf] up to { $times } { FORM($body, "inf") }
   *[imp] up to { $times }: { $body }
}
up-to-times-open = up to { $times }, choose one
# the same for what is done in turn, line by line
up-to-times-list = up to { $times }
so-many-times = { $form ->
    [inf] do this { $times }: { FORM($body, "imp") }
   *[imp] { $times }: { $body }
}
so-many-times-open = { $times }
# $cond: what must come true; $body: what is done again and again
until = repeat until { $cond }: { $body }
until-open = repeat until { $cond }
# $number: what is looked at in the end; $how: highest or lowest; $body: what is done in one of the best ways
so-that = do this so that { $number } is as { $how ->
    [lowest] low
   *[highest] high
} as possible in the end: { $body }
so-that-open = do this so that { $number } is as { $how ->
    [lowest] low
   *[highest] high
} as possible in the end
any-times = as often as you like: { $body }
any-times-open = as often as you like
exhaust = as often as possible: { $body }
exhaust-open = as often as possible
# several parts, whichever comes first
in-any-order = { $form ->
    [inf] { FORM($what, "inf") }, in any order
   *[imp] in any order: { $what }
}
in-any-order-open = in any order
# what is printed on a thing, together with abilities that answer what is being done
do-answered = take the { $what } of { $thing } and whatever else this triggers, in any order
# abilities that answer what is being done
answers = carry out what this triggers
    .does = carries out what this triggers
once-per = { $form ->
    [inf] , once per { $scope }, { FORM($what, "inf") }
   *[imp] once per { $scope }: { $what }
}
once-per-open = once per { $scope }
level = { $value } { $n }: { $what }
level-open = { $value } { $n }
# asked at each step of a walk: $kind, of which the next one is chosen, and $piece, which walks
walk-next = choose the next { $kind } for your { $piece }
walk = your { $piece } walks from { $kind } to neighbouring { $kind }, none twice
# $kind: what it walks over
walk-enter = it may enter where { $cond }
# $kind as above
walk-toll = on entering: { $toll }
# $kind as above
walk-stop = it may stop where { $cond }
# $how: most (the highest first) or least
rank = { FORM($who, "nom", "pl") } are ranked by { $by }{ $how ->
    [least] , the lowest first
   *[most] { "" }
}
rank-prize = place { $n }: { $prize }
rank-tie = ties: { $by }{ $how ->
    [least] , the lowest first
   *[most] { "" }
}
# the same, where it is so many of something: $what
rank-tie-counted = ties: whoever has the { $how ->
    [least] fewest
   *[most] most
} { FORM($what, "nom", "pl") } comes first
# who is ahead if nothing else decides; $tied: first, still (after another number has decided)
rank-tie-seat = { $tied ->
    [first] if players are tied
   *[still] if players are still tied
}, the one who comes first in turn order is ahead
# $how: share or each
rank-tied = { $how ->
    [share] players who are still tied share the prize, rounded down; the next places they fill get nothing
   *[each] each of the players who are still tied gets the prize; the next places they fill get nothing
}
sets-of = put { FORM($what, "nom", "pl") } into sets in which no { $property } appears twice
set-prize = a set of { $n }: { $prize }

## Abilities

# $what: a named number of the rules; $n: what it is for the owner of the card; $by: by how much; $way: more, fewer, exactly
changed-number = { $what }: { $way ->
    [more] { $by } more for you, so { $n }
    [fewer] { $by } fewer for you, so { $n }
   *[exactly] { $n } for you
}
# the same of a number said of a thing, which is in $what
changed-number-of = { $what } is { $way ->
    [more] { $by } more for you
    [fewer] { $by } less for you
   *[exactly] { $by } for you
}
# $what: the name of a permission; $form: card or cond; $no: yes if it is denied; $wanted: the form of a condition
permission = { $no ->
    [yes] you do not have the permission “{ $what }”
   *[no] you have the permission “{ $what }”
}
whenever = whenever { $event }, { $what }
whenever-open = whenever { $event }
# of a card that answers such cards: those that come after it
whenever-later = whenever { $event } after this one, { $what }
whenever-later-open = whenever { $event } after this one
before = before { $event }, { $what }
before-open = before { $event }
once-whenever = once per { $scope }, when { $event }, { $what }
once-whenever-open = once per { $scope }, when { $event }
once-before = once per { $scope }, before { $event }, { $what }
once-before-open = once per { $scope }, before { $event }
at-once = at once: { $what }
at-once-open = at once
at-scoring = at the final scoring, { $what }
at-scoring-open = at the final scoring
at-start = at the start of { $step }, { $what }
at-start-open = at the start of { $step }
at-end = at the end of { $step }, { $what }
at-end-open = at the end of { $step }
free = once per { $scope } you may { FORM($what, "inf") }
# of what the course of play lets one do anyway
free-again = once per { $scope } you may additionally { FORM($what, "inf") }
free-again-open = once per { $scope } you may additionally
free-if = once per { $scope }, if { $cond }, you may { FORM($what, "inf") }
free-open = once per { $scope } you may
also-in-if = { $step }, if { $cond }, you may also { FORM($what, "inf") }
also-in = { $step } you may also { FORM($what, "inf") }
also-in-open = { $step } you may also
event-gain = { $who ->
    [you] you gain { FORM($what, "nom", "pl") }
    [player] any player gains { FORM($what, "nom", "pl") }
   *[opponent] another player gains { FORM($what, "nom", "pl") }
}
event-pay = { $who ->
    [you] you pay { FORM($what, "nom", "pl") }
    [player] any player pays { FORM($what, "nom", "pl") }
   *[opponent] another player pays { FORM($what, "nom", "pl") }
}
event-move = { $who ->
    [you] you move { $what } { $target }
    [player] any player moves { $what } { $target }
   *[opponent] another player moves { $what } { $target }
}
# a piece passes a place on a walk
event-over = { $who ->
    [you] you pass { $target } with { $what }
    [player] any player passes { $target } with { $what }
   *[opponent] another player passes { $target } with { $what }
}
# a piece comes to a place: $target says where to, $where where it is then
event-place = { $who ->
    [you] you place { $what } { $where }
    [player] any player places { $what } { $where }
   *[opponent] another player places { $what } { $where }
}

## Sentences and cards

label = { $name }: { FORM($text, "bare") }
noun-player =
    .sg = player
    .pl = players
noun-opponent =
    .sg = opponent
    .pl = opponents
noun-partner =
    .sg = partner
    .pl = partners
# what a die shows
noun-prop-face =
    .sg = face
    .pl = faces
noun-thing =
    .sg = card
    .pl = cards
# $n of $all copies of a card bear a mark
some-copies = { $n } of the { $all }: { $what }
# $what is printed on $n copies of a card
printed-on = { $what } (×{ $n })
part-number = { $part } { $n }
# $values: what is printed on a part of a thing
part-values = { $part } ({ $values })

## Grids: shapes laid over each other

# $at: asked (where the player likes), middle, or cell (called $cell); $turn: upright, right, upside_down, left
lay = lay { $what } { $where }{ $at ->
    [middle] , in the middle
    [cell] , at { $cell }
   *[asked] { "" }
}{ $turn ->
    [right] , turned right
    [upside_down] , upside down
    [left] , turned left
   *[upright] { "" }
}
# the cells of a shape, row by row
cells-rows = { $first } / { $next }
cells-none = nothing
cells-gap = no cell
lay-turned = you may turn it
# $how: all, none, least or most of its cells; $n: how many; $what: over what
lay-over = { $how ->
    [all] all its cells must lie over { FORM($what, "nom", "pl") }
    [none] it may not lie over { FORM($what, "nom", "pl") }
    [least] at least { $n } of its cells must lie over { FORM($what, "nom", "pl") }
   *[most] at most { $n } of its cells may lie over { FORM($what, "nom", "pl") }
}
lay-anything = what already lies there
lay-hides = by itself it may not cover the whole of something still in sight: { FORM($what, "nom", "pl") }
lay-ask-turn = choose how { $what } is turned
lay-ask-where = choose the cell for the upper left corner of { $what }
# several layings in one question: what, turned how and where
lay-ask = choose what to lay, how and where
lay-turn-upright = upright
lay-turn-right = turned right
lay-turn-upside_down = upside down
lay-turn-left = turned left
# $how: visible or covered; $printed: whether only cells with $word count; $some: whether only those of $of
number-of-cells = the number of { $how ->
    [visible] visible
   *[covered] covered
} cells { word-of-cells }
counted-cells = { $n ->
    [one] { $how ->
        [visible] visible
       *[covered] covered
    } cell
   *[other] { $n } { $how ->
        [visible] visible
       *[covered] covered
    } cells
} { word-of-cells }
word-of-cells = { $printed ->
    [yes] with { $word }
   *[no] { "" }
} { $some ->
    [yes] of { FORM($of, "nom", "pl") }
   *[no] { "" }
} { $where }

## Options every game has
option-done = done
option-no = no, thanks
option-yes = yes
option-stop = stop here
option-go_on = go on
    .does = goes on
option-otherwise = nothing is possible

## Rulebook
# $players: a list of numbers, $n: the last of them
book-for = { $n ->
    [one] for one player
   *[other] for { $players } players
}
# $players, $n: as above; $either: the numbers with “or” between them
book-with = { $n ->
    [one] with { $either } player
   *[other] with { $either } players
}
book-column = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
book-rulebook = rulebook
book-contents = contents
book-components = components
book-pieces = pieces
book-each-player = each player
book-in-all = in all
book-cards = boards, cards and tiles
book-different = different
book-copies = several of
book-counters = There is no limit on { $what }.
book-stock = There are { $what } in all.
book-setup = setup
book-start = what each player begins with
book-game-start = what the game begins with
book-what = what
book-where = where
book-how-many = how many
book-first-player = first player { $n }
book-others = others { $n }
book-seat = player { $seat }: { $n }
book-differences = what depends on the number of players
book-no-differences = Everything is the same for any number of players.
book-layout = layout
book-layout-rows = length of the rows
book-layout-shuffled = Shuffled at the beginning, so this is only an example. What touches is adjacent.
book-layout-fixed = Always laid out like this. What touches is adjacent.
book-layout-printed = Printed on the board.
book-map-lines = Spaces joined by a line are next to each other.
book-board-start = The board as the first turn begins.
book-board-two = Light: the first player, dark: the second.
book-layout-next-to = next to it
book-turn = course of play
book-rules = rules
book-see = see also
book-definitions = words and symbols
book-sum = the sum of
book-at-most = but at most { $n }
book-at-least = but at least { $n }
# a row of a table that holds until the next one
book-from = from { $n } on
book-symbols = symbols and groups
book-group = one word for { $members }.
book-numbers = limits
book-number = limit
book-value = value
book-changed-by = changed by
book-places = places
book-place = place
book-whose = whose
book-whose-all = everybody’s
book-holds = what lies there
book-seen = seen by
book-seen-all = everybody
book-seen-others = everybody but the owner
book-seen-owner = its owner
book-seen-nobody = nobody
book-notes = notes
book-row = a row of { $n }
book-stack = a stack, taken from the top
book-grid = a grid of { $columns } by { $rows } cells
book-limit = at most { $n }
book-slots = { $property }, slot by slot: { $values }
book-refilled = filled up from: { $zone }
book-active = what the cards there say holds for their owner
book-entries = every board, card and tile
book-entries-count = entries
book-end = end and scoring
# $n: how many causes are listed below; $besides: yes where they come to others, in a variant
book-end-causes = { $besides ->
    [yes] { $n ->
        [one] the end of the game is also triggered when this happens
       *[other] the end of the game is also triggered when one of these happens
    }
   *[no] { $n ->
        [one] the end of the game is triggered when this happens
       *[other] the end of the game is triggered when one of these happens
    }
}
# below the name of a cause: what must be so, as a sentence
book-end-cause = { FORM($cond, "bare") }
book-after-now = The game ends at once.
book-after-round = The round under way is finished, then the game ends.
book-after-rounds = { $n ->
    [one] The round under way is finished and one more is played, then the game ends.
   *[other] The round under way is finished and { $n } more are played, then the game ends.
}
book-scoring = final scoring
book-victory = who wins
# $how: most or least
book-winner = { $how ->
    [least] Whoever has the fewest { FORM($what, "nom", "pl") } wins.
   *[most] Whoever has the most { FORM($what, "nom", "pl") } wins.
}
book-winner-number = { $how ->
    [least] Whoever has the lowest number wins: { $what }.
   *[most] Whoever has the highest number wins: { $what }.
}
# $tied: still, after another number has decided; first, where there is no other
book-tie = { $tied ->
    [first] A tie
   *[still] A further tie
} { $how ->
    [least] is broken by the fewest { FORM($what, "nom", "pl") }.
   *[most] is broken by the most { FORM($what, "nom", "pl") }.
}
book-tie-number = { $tied ->
    [first] A tie
   *[still] A further tie
} is broken by { $what }, { $how ->
    [least] the lowest first.
   *[most] the highest first.
}
book-tie-seat = { $tied ->
    [first] If players are tied
   *[still] If players are still tied
}, the one who comes first in turn order wins.
book-tie-shared = { $tied ->
    [first] If players are tied
   *[still] If players are still tied
}, they share the victory.
# $cond: what must hold
# $teams: seats, by team
book-teams = Who plays together, by seats: { $teams }. Partners win together.
book-no-teams = Everybody plays alone.
book-one-team = All players win or lose together.
book-may-win = You win only if { $cond }.
book-expansions = expansions
book-variants = variants
# of changed rules
book-before = before
book-now = now
book-gone = left out
book-not-together = It cannot be used together with the expansion in the title.
book-sources = where the figures come from
book-figures = figures
book-sources-declared = pieces, places and other numbers
book-source-rulebook = rulebook
    .meaning = Printed in a rulebook of the game.
book-source-known = known
    .meaning = Public knowledge, or printed in an example.
book-source-reconstructed = reconstructed
    .meaning = Not known. A figure was chosen that fits everything that is; whoever owns the game can put in the real one.
book-source-unknown = not said
book-numbered = the rules by number
book-made = Written from the rules as the game plays them (rules { $digest }).

## Boards: directions as steps go, and the lines that run in them (.open: nothing is in the way)

direction-straight = in any direction
    .line = a straight line
    .open = an open straight line
direction-orthogonal = orthogonally
    .line = a row or column
    .open = an open row or column
direction-diagonal = diagonally
    .line = a diagonal
    .open = an open diagonal
direction-upright = up or down
    .line = a column
    .open = an open column
direction-level = to the left or right
    .line = a row
    .open = an open row
direction-rising = along the rising slant
    .line = a rising line
    .open = an open rising line
direction-falling = along the falling slant
    .line = a falling line
    .open = an open falling line
direction-upward = up
    .line = an upward line
    .open = an open upward line
direction-downward = down
    .line = a downward line
    .open = an open downward line
direction-rightward = to the right
    .line = a rightward line
    .open = an open rightward line
direction-leftward = to the left
    .line = a leftward line
    .open = an open leftward line
direction-forward = forward
    .line = a forward line
    .open = an open forward line
direction-backward = backward
    .line = a backward line
    .open = an open backward line
direction-sideways = sideways
    .line = a sideways line
    .open = an open sideways line
# $way: diagonally, or a diagonal line; $side: forward, backward, sideways
direction-both = { $way } { $side }
    .line = { $way } { $side }
    .open = { $way } { $side }
# a step of a game that has no words for it: $name as its rules call it
direction-own = by { $name }
    .line = a { $name } line
    .open = an open { $name } line
# $far: so many steps, or what a game says for its own step; $over: what lies between; $nth: how many clauses about $noun stand before; $gender: that of the noun in front (none: behind "lies"); $ways: single, or joined where several ways are named
steps-from = { $far } from { $thing } { $over }
# the steps above: $n of them, $way
so-many-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} { $way }
# several numbers of steps one way: $numbers (1 or 2), $n the last of them, $way
some-steps = { $numbers } steps { $way }
# $n: the number that says how many steps; $shown: yes if that is what a die ($die) shows; $way, $nth, $noun: as above
steps-away = { $shown ->
    [yes] as far { $way } from { $thing } as { $die } shows
   *[no] as many steps { $way } from { $thing } as { $n }
}
# $way: a line; $behind: only what comes behind this one, if $beyond is yes; $over: what lies between; $nth, $noun: as above
line-from = on { $way } from { $thing } { $beyond ->
    [yes] beyond { $behind }
   *[no] { "" }
} { $over }
over-things = over { FORM($things, "nom", "pl") }
# $n: so many of them lie between, and nothing else
over-so-many = over exactly { $n ->
    [one] { $n } { FORM($things, "nom", "sg") }
   *[other] { $n } { FORM($things, "nom", "pl") }
}
# $nth, $noun: as above
between-things = between { $first } and { $last }
on-the-edge = on the edge of the board
farthest-row = { $whose ->
    [you] in your farthest row
    [they] in their farthest row
   *[none] in the farthest row
}
# in which row or rows something lies; $n: of the row; $how: at-least, at-most, more-than, fewer-than, exactly; $whose: from whose side rows are counted
in-row = { $how ->
    [at-least] in row { $n } or a later one
    [at-most] in the first { $n } rows
    [more-than] behind row { $n }
    [fewer-than] before row { $n }
   *[exactly] in row { $n }
}, counted from { $whose ->
    [you] your side
    [they] their side
   *[none] the near side
},
row-from = { TRAIT($thing, "it") ->
    [yes] { $form ->
        [whose] row
       *[other] its row
    }
   *[none] the row of { $thing }
}, counted from { $whose ->
    [you] your side
    [they] their side
   *[none] the near side
},
    .its = { TRAIT($thing, "it") }
# along a track
place-from = { TRAIT($thing, "it") ->
    [yes] { $form ->
        [whose] place
       *[other] its place
    }
   *[none] the place of { $thing }
}, counted from where { $whose ->
    [you] you begin
    [they] they begin
   *[none] the track begins
},
    .its = { TRAIT($thing, "it") }
distance-between = the distance from { $first } to { $last }
# $way: a line; $n of these things side by side; $through: the one it leads through, if $told is yes
line-of = there is { $way } of { $n } { FORM($things, "nom", "pl") } { $told ->
    [yes] through { $through }
   *[no] { "" }
}
noun-prop-place =
    .sg = place
    .pl = places
noun-prop-row =
    .sg = row
    .pl = rows
noun-prop-column =
    .sg = column
    .pl = columns
