### Die Wörter der Regelsprache, deutsch.
### Fälle ($form bei Nomen): nom, acc, dat, gen.
### Formen der Anweisungen ($form): imp (Befehl), inf (nach „du darfst“), to (mit „zu“),
### v1 (Verb vorn, nach einem Nebensatz: „erhältst du …“), bare (hinter einem Doppelpunkt: „2 Punkte“).
### Formen der Bedingungen: sub (Nebensatz, Verb am Ende), rel-m, rel-f, rel-pl (Relativsatz), bare (Hauptsatz).
### Meldungen, die mit word- beginnen, werden nur von anderen Meldungen dieser Datei gebraucht.

## Nomen: welches Attribut gebraucht wird

noun-form = { $number ->
    [pl] { $form ->
        [dat] dat-pl
        [gen] gen-pl
       *[nom] nom-pl
    }
   *[sg] { $form ->
        [acc] acc-sg
        [dat] dat-sg
        [gen] gen-sg
       *[nom] nom-sg
    }
}
numeral-form = { $class ->
    [one] { $form ->
        [acc] acc-sg
        [dat] dat-sg
        [gen] gen-sg
       *[nom] nom-sg
    }
   *[other] { $form ->
        [dat] dat-pl
        [gen] gen-pl
       *[nom] nom-pl
    }
}
amount = { $n } { $what }
amount-alike = { $n } { $how ->
    [equal] gleich
   *[different] verschieden
}{ $form ->
    [dat] en
    [gen] er
   *[nom] e
} { $what }
amount-entry = { $n } × { $name }
list-and = { $first } und { $next }
list-or = { $first } oder { $next }
list-nor = { $first } oder { $next }
list-none = { $first } und { $next }
either-thing = { $first } oder aber { $next }
list-comma = { $first }, { $next }
either = { $first } oder { $next }
either-do = { $first } oder { $next }
either-do-comma = { $first }, { $next }
then = { $form ->
    [inf] { $first } und dann { $next }
    [to] { $first } und dann { $next }
    [does] { $first } und { $next }
    [bare] { $first } und { $next }
   *[imp] { $first }{ TRAIT($last, "someone") ->
        [yes] ; { $next }
        [first] , dann { FORM($last, "v1") }
       *[none] , dann { $next }
    }
}
then-comma = { $form ->
    [v1] { $first }, dann { $next }
   *[imp] { $first }, { $next }
}

## Endungen der Adjektive nach Artikel ($article), Fall, Zahl und Geschlecht
## stark: ohne Artikel; gemischt: nach ein, kein, dein; schwach: nach der, dieser, jeder, alle

word-ending-strong = { $number ->
    [pl] { $form ->
        [dat] en
        [gen] er
       *[nom] e
    }
   *[sg] { $form ->
        [acc] { $gender ->
            [m] en
            [f] e
           *[n] es
        }
        [dat] { $gender ->
            [f] er
           *[n] em
        }
        [gen] { $gender ->
            [f] er
           *[n] en
        }
       *[nom] { $gender ->
            [m] er
            [f] e
           *[n] es
        }
    }
}
word-ending-mixed = { $number ->
    [pl] en
   *[sg] { $form ->
        [dat] en
        [gen] en
       *[nom] { word-ending-strong }
    }
}
word-ending-weak = { $number ->
    [pl] en
   *[sg] { $form ->
        [acc] { $gender ->
            [m] en
           *[n] e
        }
        [dat] en
        [gen] en
       *[nom] e
    }
}
word-ending = { $article ->
    [bare] { word-ending-strong }
    [a] { $number ->
        [pl] { word-ending-strong }
       *[sg] { word-ending-mixed }
    }
    [no] { word-ending-mixed }
    [your] { word-ending-mixed }
    [their] { word-ending-mixed }
    [other] { word-ending-mixed }
   *[the] { word-ending-weak }
}

## Dinge mit Artikel oder Fürwort

word-single = { $gender ->
    [m] { $form ->
        [acc] einen
        [dat] einem
        [gen] eines
       *[nom] einer
    }
    [f] { $form ->
        [dat] einer
        [gen] einer
       *[nom] eine
    }
   *[n] { $form ->
        [dat] einem
       *[nom] eines
    }
}

word-a = { $form ->
    [acc] { $gender ->
        [m] einen
        [f] eine
       *[n] ein
    }
    [dat] { $gender ->
        [f] einer
       *[n] einem
    }
    [gen] { $gender ->
        [f] einer
       *[n] eines
    }
   *[nom] { $gender ->
        [f] eine
       *[n] ein
    }
}
word-the = { $number ->
    [pl] { $form ->
        [dat] den
        [gen] der
       *[nom] die
    }
   *[sg] { $form ->
        [acc] { $gender ->
            [m] den
            [f] die
           *[n] das
        }
        [dat] { $gender ->
            [f] der
           *[n] dem
        }
        [gen] { $gender ->
            [f] der
           *[n] des
        }
       *[nom] { $gender ->
            [m] der
            [f] die
           *[n] das
        }
    }
}
# die Endung von dies-, jed-, all-
word-ending-this = { $number ->
    [pl] { $form ->
        [dat] en
        [gen] er
       *[nom] e
    }
   *[sg] { $form ->
        [acc] { $gender ->
            [m] en
            [f] e
           *[n] es
        }
        [dat] { $gender ->
            [f] er
           *[n] em
        }
        [gen] { $gender ->
            [f] er
           *[n] es
        }
       *[nom] { $gender ->
            [m] er
            [f] e
           *[n] es
        }
    }
}
# die Endung von dein-, sein-, kein-
word-ending-your = { $number ->
    [pl] { $form ->
        [dat] en
        [gen] er
       *[nom] e
    }
   *[sg] { $form ->
        [acc] { $gender ->
            [m] en
            [f] e
           *[n] { "" }
        }
        [dat] { $gender ->
            [f] er
           *[n] em
        }
        [gen] { $gender ->
            [f] er
           *[n] es
        }
       *[nom] { $gender ->
            [f] e
           *[n] { "" }
        }
    }
}
thing-a = { $number ->
    [pl] { $thing }
   *[sg] { word-a } { $thing }
}
# dasselbe Wort noch einmal: „einen Kulturmarker von einer Insel gegen einen von einer anderen Insel“
thing-again = { word-single }
thing-the = { word-the } { $thing }
thing-that = dies{ word-ending-this } { $thing }
thing-chosen = { word-the } gewählte{ $number ->
    [pl] n
   *[sg] { $form ->
        [dat] n
        [gen] n
        [acc] { $gender ->
            [m] n
           *[n] { "" }
        }
       *[nom] { "" }
    }
} { $thing }
thing-this = dies{ word-ending-this } { $thing }
thing-your = dein{ word-ending-your } { $thing }
thing-their = sein{ word-ending-your } { $thing }
thing-other = { $number ->
    [pl] { $thing }
   *[sg] { word-a } { $thing }
} eines anderen Spielers
thing-no = kein{ word-ending-your } { $thing }
thing-one-of = { word-single } { $of }
thing-each = jed{ word-ending-this } { $thing }
thing-all = all{ word-ending-this } { $thing }
thing-all-your = all{ word-ending-this } dein{ word-ending-your } { $thing }
thing-own = sein{ word-ending-your } { $thing }
thing-all-own = all{ word-ending-this } sein{ word-ending-your } { $thing }
thing-bare = { $thing }
behind = { $thing } { $clause }
# der Name, unter dem von hier an davon die Rede ist
called-so = ({ FORM($name, "nom", "sg") })
that-number = { $form ->
    [dat] dieser Zahl
    [gen] dieser Zahl
   *[nom] diese Zahl
}
pronoun = { $who ->
    [you] { $form ->
        [acc] dich
        [dat] dir
        [gen] von dir
       *[nom] du
    }
    [they] { $form ->
        [acc] diesen Spieler
        [dat] diesem Spieler
        [gen] dieses Spielers
       *[nom] dieser Spieler
    }
   *[it] { $form ->
        [acc] { GENDER($noun) ->
            [m] ihn
            [f] sie
           *[n] es
        }
        [dat] { GENDER($noun) ->
            [f] ihr
           *[n] ihm
        }
        [gen] davon
       *[nom] { GENDER($noun) ->
            [m] er
            [f] sie
           *[n] es
        }
    }
}
    .it = { $who ->
    [it] yes
   *[you] none
}
word-located = { $form ->
    [acc] { GENDER($kind) ->
        [m] den
        [f] die
       *[n] das
    }
    [dat] { GENDER($kind) ->
        [f] der
       *[n] dem
    }
    [gen] { GENDER($kind) ->
        [f] der
       *[n] des
    }
   *[nom] { GENDER($kind) ->
        [m] der
        [f] die
       *[n] das
    }
} { FORM($kind, $form) }
location-of-piece = { word-located } mit { FORM($piece, "dat") }
location-of = { word-located } { GENDER($piece) ->
    [f] deiner
   *[n] deines
} { FORM($piece, "gen") }

## Zusätze hinter einem Ding; ein Nomen sagt mit .at, ob man „in“ oder „auf“ ihm ist

with = { $nth ->
    [0] mit
   *[other] { $last ->
        [with] und
       *[other] und mit
    }
} { word-piece-dat } { $where }
without = { $nth ->
    [0] ohne
   *[other] { word-and-without }
} { word-piece-acc } { $where }
with-utmost = { $nth ->
    [0] { "" }
   *[other] und
} mit { $counted ->
    [yes] den { $how ->
        [lowest] wenigsten
       *[highest] meisten
    } { FORM($what, "dat", "pl") }
   *[no] { $named ->
        [yes] { GENDER($what) ->
            [f] der
           *[m] dem
        } { $how ->
            [lowest] niedrigsten
           *[highest] höchsten
        } { FORM($what, "dat") }
       *[no] dem { $how ->
            [lowest] niedrigsten
           *[highest] höchsten
        } Wert „{ FORM($what, "bare") }“
    }
}
word-utmost = { $counted ->
    [yes] die { $how ->
        [lowest] wenigsten
       *[highest] meisten
    } { FORM($what, "acc", "pl") }
   *[no] { $named ->
        [yes] { GENDER($what) ->
            [f] die
            [n] das
           *[m] den
        } { $how ->
            [lowest] niedrigste
           *[highest] höchste
        }{ GENDER($what) ->
            [m] n
           *[n] { "" }
        } { FORM($what, "acc") }
       *[no] den { $how ->
            [lowest] niedrigsten
           *[highest] höchsten
        } Wert „{ FORM($what, "bare") }“
    }
}
has-utmost = { $form ->
    [bare] { $whose ->
        [you] du hast
       *[none] { FORM($thing, "nom") } hat
    } { $no ->
        [yes] nicht
       *[no] { "" }
    } { word-utmost }
   *[sub] { $whose ->
        [you] du
       *[none] { FORM($thing, "nom") }
    } { $no ->
        [yes] nicht
       *[no] { "" }
    } { word-utmost } { $whose ->
        [you] hast
       *[none] hat
    }
}
with-thing = { $nth ->
    [0] { "" }
   *[other] und
} { TRAIT($noun, "parts") ->
    [beside] { TRAIT($what, "at") ->
        [none] mit
       *[other] neben
    }
   *[none] mit
} { FORM($what, "dat") }
# hinter „mit …“ steht „aber ohne“, hinter „ohne …“ „und ohne“
word-and-without = { $last ->
    [without] und ohne
    [without-thing] und ohne
   *[other] , aber ohne
}
without-thing = { $nth ->
    [0] ohne
   *[other] { word-and-without }
} { FORM($what, "acc") }
# .single am Nomen: davon hat jeder nur eines („dein Präsident“, sonst „einer deiner Assistenten“)
word-piece-dat = { NUMERUS($piece) ->
    [one] { $whose ->
        [you] { TRAIT($piece, "single") ->
            [yes] { FORM($what, "dat") }
           *[none] { GENDER($piece) ->
                [f] einer
               *[m] einem
            } deiner { TRAIT($piece, "gen-pl") }
        }
        [they] { GENDER($piece) ->
            [f] einer
           *[m] einem
        } eigenen { TRAIT($piece, "dat-sg") }
       *[none] { FORM($what, "dat") }
    }
   *[other] { FORM($piece, "dat") }
}
word-piece-acc = { NUMERUS($piece) ->
    [one] { $whose ->
        [you] { TRAIT($piece, "single") ->
            [yes] { FORM($what, "acc") }
           *[none] { GENDER($piece) ->
                [m] einen
                [f] eine
               *[n] eines
            } deiner { TRAIT($piece, "gen-pl") }
        }
        [they] { GENDER($piece) ->
            [m] eigenen
            [f] eigene
           *[n] eigenes
        } { TRAIT($piece, "acc-sg") }
        [others] { FORM($what, "acc") }
        [named] { FORM($piece, "acc") }
       *[none] { TRAIT($piece, "acc-sg") }
    }
   *[other] { FORM($piece, "acc") }
}
# .late: der Relativsatz darf hinter dem Verb stehen
# mehrere davon: $what mit, $piece ohne Artikel
with-any = { $nth ->
    [0] mit
   *[other] und mit
} { FORM($what, "dat") }
without-any = { $nth ->
    [0] ohne
   *[other] { word-and-without }
} { FORM($piece, "acc") }
# .that: was von der Sache selbst gesagt ist; dann steht $cond in der Form "that" ohne Subjekt
# .whose: was von etwas an ihr gesagt ist; dann steht $cond in der Form "whose" und beginnt ohne Artikel
# .there: was auf ihr liegt oder steht
where = , { TRAIT($cond, "that") ->
    [yes] { $number ->
        [pl] die
       *[sg] { $gender ->
            [m] der
            [f] die
           *[n] das
        }
    } { FORM($cond, "that", $number) }
   *[none] { TRAIT($cond, "whose") ->
        [yes] { $number ->
            [pl] deren
           *[sg] { $gender ->
                [f] deren
               *[m] dessen
            }
        } { FORM($cond, "whose", $number) }
       *[none] { TRAIT($noun, "at") ->
            [in] in
           *[none] { TRAIT($cond, "there") ->
                [yes] auf
               *[none] bei
            }
        } { $number ->
            [pl] denen { FORM($cond, "rel-pl") }
           *[sg] { $gender ->
                [f] der { FORM($cond, "rel-f") }
               *[m] dem { FORM($cond, "rel-m") }
            }
        }
    }
},
    .late = yes
word-is = { $number ->
    [pl] sind
   *[sg] ist
}
that-is-not = { $nth ->
    [0] ,
   *[other] und
} { $number ->
    [pl] die
   *[sg] { $gender ->
        [m] der
        [f] die
       *[n] das
    }
} nicht { $what } { $number ->
    [pl] sind
   *[sg] ist
},
    .late = yes
next-to = neben { FORM($thing, "dat") }
connected = , { $number ->
    [pl] die mit { FORM($thing, "dat") } zusammenhängen
   *[sg] { $gender ->
        [m] der
        [n] das
       *[f] die
    } mit { FORM($thing, "dat") } zusammenhängt
}{ $itself ->
    [yes] { " " }({ GENDER($thing) ->
        [m] diesen
        [f] diese
       *[n] dieses
    } mitgezählt)
   *[no] { "" }
},
on-top = { $thing } (zuoberst)
but-for = außer { FORM($name, "dat") }
bearing = ({ FORM($property, "nom") }: { $name })
# .alike am Nomen: in („in derselben Farbe“), mit („mit demselben Rohstoff“); sonst „desselben Landes“
word-same = { GENDER($property) ->
    [f] derselben
   *[m] demselben
} { FORM($property, "dat") }
word-other = { GENDER($property) ->
    [f] einer
   *[m] einem
} anderen { FORM($property, "dat") }
alike = { TRAIT($property, "alike") ->
    [in] in { word-same }
    [mit] mit { word-same }
   *[none] { GENDER($property) ->
        [f] derselben
       *[m] desselben
    } { FORM($property, "gen") }
} wie { FORM($thing, "nom") }
unlike = { TRAIT($property, "alike") ->
    [in] in { word-other }
    [mit] mit { word-other }
   *[none] { GENDER($property) ->
        [f] einer
       *[m] eines
    } anderen { FORM($property, "gen") }
} als { FORM($thing, "nom") }
# .it: das Ding, von dem der Relativsatz handelt, wird nicht noch einmal genannt
# .parts = beside: was zu dem Ding gehört, liegt neben ihm
part-of = { TRAIT($thing, "it") ->
    [yes] { "" }
   *[none] { TRAIT($thing, "parts") ->
        [beside] neben { FORM($thing, "dat") }
       *[none] { FORM($thing, "gen") }
    }
}
    .far = { TRAIT($thing, "parts") ->
        [beside] yes
       *[none] no
    }
from-place = { TRAIT($thing, "it") ->
    [yes] dort
   *[none] { TRAIT($thing, "at") ->
        [in] aus
       *[none] von
    } { FORM($thing, "dat") }
}
# at: hinter „platzieren“, wo und nicht wohin
to-place = { $form ->
    [at] { in-place }
   *[other] { TRAIT($thing, "at") ->
        [in] in
       *[none] auf
    } { FORM($thing, "acc") }
}
    .verb-to = { TRAIT($thing, "verb-to") }
in-place = { TRAIT($thing, "at") ->
    [in] in
   *[none] auf
} { FORM($thing, "dat") }
# wo es nirgends ist: „auf keinem Feld eine Dame“ (.no)
in-no-place = { TRAIT($thing, "at") ->
    [in] in
   *[none] auf
} { FORM($bare, "dat") }
    .no = yes
from-places = { TRAIT($thing, "at") ->
    [in] aus
   *[none] von
} { FORM($thing, "dat", "pl") }
to-places = { TRAIT($thing, "at") ->
    [in] in
   *[none] auf
} { $form ->
    [at] { FORM($thing, "dat") }
   *[other] { FORM($thing, "acc") }
}
in-places = { TRAIT($thing, "at") ->
    [in] in
   *[none] auf
} { $form ->
    [sub] { word-a-place }
    [bare] { word-a-place }
    [rel-m] { word-a-place }
    [rel-f] { word-a-place }
    [rel-pl] { word-a-place }
   *[other] den { FORM($thing, "dat", "pl") }
}
word-a-place = { GENDER($thing) ->
    [f] einer
   *[n] einem
} { TRAIT($thing, "dat-sg") }
from-parts = { TRAIT($parts, "at") ->
    [in] aus
   *[none] von
} den { FORM($parts, "dat", "pl") } { part-of }
to-parts = { $form ->
    [at] { in-parts }
   *[other] { TRAIT($parts, "at") ->
        [in] in
       *[none] auf
    } die { FORM($parts, "acc", "pl") } { part-of }
}
in-parts = { TRAIT($parts, "at") ->
    [in] in
   *[none] auf
} den { FORM($parts, "dat", "pl") } { part-of }

## Zahlen

# .per am Wort für eine Zahl: „1 Fisch je Stärke“; .itself: „den Preis“ statt „so viele Yen wie der Preis“
# .mass am Nomen: „so viel Kupfer“, nicht „so viele“
amount-of = { TRAIT($value, "per") ->
    [none] { TRAIT($value, "plain") ->
        [yes] { $value } { FORM($what, $form, "pl") }
       *[none] { TRAIT($value, "itself") ->
            [yes] { FORM($value, $form) }
           *[none] { word-as-many } { FORM($what, $form, "pl") } wie { FORM($value, "nom") }
        }
    }
   *[other] { FORM($one, $form) } je { TRAIT($value, "per") }
}
word-as-many = { TRAIT($what, "mass") ->
    [yes] so viel
   *[none] { $form ->
        [dat] so vielen
       *[nom] so viele
    }
}
amount-per = { FORM($amount, $form) } je { FORM($per, "acc") }
counted-amount = { $n ->
    [one] { FORM($noun, "acc") }
   *[other] { FORM($amount, "acc") }
}
counted-at = { $what } { $where }
counted-in = { $n ->
    [one] Karte { $zone }
   *[other] { $n } Karten { $zone }
}
counted-thing = { $n ->
    [one] { FORM($thing, "acc") }
   *[other] { $n } { FORM($thing, "acc", "pl") }
}
word-the-number = { $form ->
    [dat] der Anzahl
    [gen] der Anzahl
   *[nom] die Anzahl
}
number-of-whom = { word-the-number } der { FORM($what, "gen", "pl") } { FORM($who, "gen") }
number-of = { TRAIT($what, "mass") ->
    [yes] { $form ->
        [dat] der
        [gen] der
       *[nom] die
    } Menge { $whose ->
        [you] dein
        [they] sein
       *[none] all
    }{ GENDER($what) ->
        [f] er
       *[m] es
    } { FORM($what, "gen") }
   *[none] { word-the-number } { $whose ->
        [you] deiner
        [they] seiner
       *[none] aller
    } { FORM($what, "gen", "pl") }
}
number-at-whom = { word-the-number } der { FORM($what, "gen", "pl") } { FORM($who, "gen") } { $where }
number-at = { word-the-number } { $whose ->
    [you] deiner { FORM($what, "gen", "pl") }
    [they] eigener { FORM($what, "gen", "pl") }
    [others] der { FORM($what, "gen", "pl") } anderer Spieler
   *[none] der { FORM($what, "gen", "pl") }
} { $where }
number-in = { word-the-number } der Karten { $where }
number-lying = { word-the-number } der { FORM($what, "gen", "pl") } { $where }
stock-of = { word-the-number } der { FORM($what, "gen", "pl") } im Vorrat
word-the-property = { $form ->
    [acc] { GENDER($property) ->
        [m] den
        [n] das
       *[f] die
    }
    [dat] { GENDER($property) ->
        [f] der
        [pl] den
       *[m] dem
    }
    [gen] { GENDER($property) ->
        [m] des
        [n] des
       *[f] der
    }
   *[nom] { GENDER($property) ->
        [m] der
        [n] das
       *[f] die
    }
} { FORM($property, $form) }
its-property = { $form ->
    [whose] { FORM($property, "nom") }
   *[other] { word-the-property }
}
    .whose = yes
its-slot-property = { $form ->
    [whose] { FORM($property, "nom") }
   *[other] { word-the-property } { GENDER($noun) ->
        [f] ihres Platzes
       *[m] seines Platzes
    }
}
    .whose = yes
in-it = { $form ->
    [rel-m] { "" }
    [rel-f] { "" }
    [rel-pl] { "" }
   *[sub] dort
}
    .there = yes
amount-printed = { word-as-many } { FORM($what, $form, "pl") }, wie { FORM($thing, "nom") } verlangt,
property-of = { word-the-property } { FORM($thing, "gen") }
    .at = { TRAIT($property, "at") }
    .itself = { TRAIT($property, "itself") }
slot-property = { word-the-property } des Platzes { FORM($thing, "gen") }
printed-number = { $form ->
    [dat] der Nummer
    [gen] der Nummer
   *[nom] die Nummer
} { TRAIT($thing, "it") ->
    [yes] { "" }
   *[none] { FORM($thing, "gen") }
}
in-brackets = ({ FORM($what, $form) })
plus = { FORM($left, $form) } plus { FORM($right, "nom") }
# .plain: nur eine Zahl
minus = { FORM($left, $form) } { TRAIT($right, "plain") ->
    [yes] minus { $right }
   *[none] abzüglich { FORM($right, "gen") }
}
times = { FORM($left, $form) } mal { FORM($right, "nom") }
divided = { FORM($left, $form) } geteilt durch { FORM($right, "acc") }
capped = { FORM($left, $form) }, höchstens { FORM($right, "nom") }
floored = { FORM($left, $form) }, mindestens { FORM($right, "nom") }
# die eine oder die andere Zahl
if-number = { FORM($then, $form) }, falls { FORM($cond, "sub") }; sonst { FORM($other, $form) }
round-number = { $form ->
    [dat] der Nummer
    [gen] der Nummer
   *[nom] die Nummer
} der Runde
count-of = { word-the-number } von { FORM($what, "dat", "pl") }
# $how: total, highest, lowest; $of: Dinge mit aufgedruckter Nummer oder mit einer Eigenschaft
own-number = { $form ->
    [dat] der
   *[nom] die
} { $how ->
    [total] Summe der Nummern
    [lowest] { $form ->
        [dat] niedrigsten
       *[nom] niedrigste
    } Nummer
   *[highest] { $form ->
        [dat] höchsten
       *[nom] höchste
    } Nummer
} unter den { FORM($of, "dat", "pl") }
own-property = { $how ->
    [total] { $form ->
        [dat] der
       *[nom] die
    } Summe der { FORM($property, "gen", "pl") }
    [lowest] { $form ->
        [dat] dem niedrigsten Wert
       *[nom] der niedrigste Wert
    } „{ FORM($property, "nom") }“
   *[highest] { $form ->
        [dat] dem höchsten Wert
       *[nom] der höchste Wert
    } „{ FORM($property, "nom") }“
} von { FORM($of, "dat", "pl") }
    .itself = { TRAIT($property, "itself") }
total = { $form ->
    [dat] der Summe
    [gen] der Summe
   *[nom] die Summe
} { FORM($what, "gen") } über { FORM($of, "acc", "pl") }
highest = { $form ->
    [acc] den höchsten Wert
    [dat] dem höchsten Wert
    [gen] des höchsten Werts
   *[nom] der höchste Wert
} „{ FORM($what, "bare") }“ unter { FORM($of, "dat", "pl") }
lowest = { $form ->
    [acc] den niedrigsten Wert
    [dat] dem niedrigsten Wert
    [gen] des niedrigsten Werts
   *[nom] der niedrigste Wert
} „{ FORM($what, "bare") }“ unter { FORM($of, "dat", "pl") }

## Bedingungen

word-how = { $how ->
    [at-least] mindestens
    [at-most] höchstens
    [more-than] mehr als
    [fewer-than] weniger als
    [other-than] nicht
   *[exactly] genau
}
cond-and = { $first } und { $next }
cond-or = { $first } oder { $next }
cond-and-wide = { $first }, und außerdem { $next }
cond-or-wide = { $first }, oder aber { $next }
# $what gilt von der Sache, $cond von etwas anderem
cond-if = { FORM($what, $form, $number) } (nur falls { FORM($cond, "sub") })
    .that = { TRAIT($what, "that") }
    .there = { TRAIT($what, "there") }
cond-unless = { FORM($what, $form, $number) }, es sei denn, dass { FORM($cond, "sub") },
    .that = { TRAIT($what, "that") }
    .there = { TRAIT($what, "there") }
cond-needless = { FORM($what, $form, $number) } (nicht nötig, falls { FORM($cond, "sub") })
    .that = { TRAIT($what, "that") }
    .there = { TRAIT($what, "there") }
not = { $form ->
    [bare] es gilt nicht, dass { FORM($what, "sub") }
   *[sub] nicht gilt, dass { FORM($what, "sub") }
}
you-have = { $form ->
    [bare] { word-who-has } { word-how } { FORM($what, "acc") }
   *[sub] { word-who } { word-how } { FORM($what, "acc") } { word-has }
}
word-than = { $sort ->
    [counter] { FORM($value, "nom", "pl") }
   *[number] { FORM($value, "nom") }
}
word-so-many = { $how ->
    [at-least] mindestens so viele
    [at-most] höchstens so viele
    [more-than] mehr
    [fewer-than] weniger
   *[exactly] genauso viele
} { FORM($what, "acc", "pl") }
word-as-than = { $how ->
    [more-than] als
    [fewer-than] als
   *[exactly] wie
} { word-than }
you-have-number = { TRAIT($value, "plain") ->
    [yes] { $form ->
        [bare] { word-who-has } { word-how } { FORM($amount, "acc") }
       *[sub] { word-who } { word-how } { FORM($amount, "acc") } { word-has }
    }
   *[none] { $form ->
        [bare] { word-who-has } { word-so-many } { word-as-than }
       *[sub] { word-who } { word-so-many } { word-has } { word-as-than }
    }
}
word-who = { $whose ->
    [they] er
   *[you] du
}
word-has = { $whose ->
    [they] hat
   *[you] hast
}
word-who-has = { word-who } { word-has }
you-have-together = { $form ->
    [bare] { word-who-has } zusammen { word-how } { $n } { FORM($what, "acc", "pl") }
   *[sub] { word-who } zusammen { word-how } { $n } { FORM($what, "acc", "pl") } { word-has }
}
# $what: so viele Karten einer Art
it-holds = { $form ->
    [bare] { word-how } { FORM($what, "nom") } { NUMERUS($what) ->
        [one] liegt
       *[other] liegen
    } dort
   *[sub] { word-how } { FORM($what, "nom") } { NUMERUS($what) ->
        [one] liegt
       *[other] liegen
    }
}
zone-of-whom = { $zone } { FORM($who, "gen") }
    .verb = { TRAIT($zone, "verb") }
    .verb-from = { TRAIT($zone, "verb-from") }
    .verb-to = { TRAIT($zone, "verb-to") }
    .placed = { TRAIT($zone, "placed") }
zone-has = { $form ->
    [bare] { $where } { NUMERUS($what) ->
        [one] liegt
       *[other] liegen
    } { word-how } { FORM($what, "nom") }
   *[sub] { $where } { word-how } { FORM($what, "nom") } { NUMERUS($what) ->
        [one] liegt
       *[other] liegen
    }
}
there-is = { $form ->
    [bare] es gibt { FORM($what, "acc") } { $where }
   *[sub] es { $where } { CORE($what, "acc") } gibt{ TAIL($what) }
}
# $whole: alles in einem
there-is-such = { $form ->
    [bare] { $where } ist { FORM($what, "nom") }
    [rel-m] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
    [rel-f] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
    [rel-pl] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
   *[sub] { $where } { CORE($what, "nom") } ist{ TAIL($what) }
}
there-is-none = { $form ->
    [bare] { $where } ist { FORM($what, "nom") }
    [rel-m] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
    [rel-f] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
    [rel-pl] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
   *[sub] { $where } { CORE($what, "nom") } ist{ TAIL($what) }
}
you-have-no = { $form ->
    [bare] { word-who-has } { FORM($what, "acc") }
   *[sub] { word-who } { CORE($what, "acc") } { word-has }{ TAIL($what) }
}
# $what liegt neben $thing; $whole: alles in einem
# .linked = yes am Nomen: solche Orte sind verbunden, auch wenn sie nicht nebeneinanderliegen
lies-beside = { $form ->
    [bare] { TRAIT($thing, "linked") ->
        [yes] { FORM($what, "nom") } ist mit { FORM($thing, "dat") } verbunden
       *[none] neben { FORM($thing, "dat") } liegt { FORM($what, "nom") }
    }
    [rel-m] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
    [rel-f] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
    [rel-pl] es { CORE($whole, "acc") } gibt{ TAIL($whole) }
   *[sub] { TRAIT($thing, "linked") ->
        [yes] { FORM($thing, "nom") } mit { CORE($what, "dat") } verbunden ist{ TAIL($what) }
       *[none] neben { FORM($thing, "dat") } { CORE($what, "nom") } liegt{ TAIL($what) }
    }
}
there-is-no = { $form ->
    [bare] es gibt { FORM($what, "acc") }
   *[sub] es { CORE($what, "acc") } gibt{ TAIL($what) }
}
# $times: wie oft, $n: dasselbe als Zahl; $no: yes, wenn nicht
position-came = { $form ->
    [bare] dieselbe Stellung ist { $no ->
        [yes] noch nicht
       *[no] { "" }
    } { $n ->
        [3] dreimal
       *[other] { $times }-mal
    } vorgekommen
   *[sub] dieselbe Stellung { $no ->
        [yes] noch nicht
       *[no] { "" }
    } { $n ->
        [3] dreimal
       *[other] { $times }-mal
    } vorgekommen ist
}
# etwas ist gemerkt oder nichts; $whose: you, they oder none
note-is = { $form ->
    [bare] { $whose ->
        [you] du hast { FORM($note, "acc") }
        [they] dieser Spieler hat { FORM($note, "acc") }
       *[none] es gibt { FORM($note, "acc") }
    }
   *[sub] { $whose ->
        [you] du { FORM($note, "acc") } hast
        [they] dieser Spieler { FORM($note, "acc") } hat
       *[none] es { FORM($note, "acc") } gibt
    }
}
note-is-no = { $form ->
    [bare] { $whose ->
        [you] du hast { FORM($note, "acc") }
        [they] dieser Spieler hat { FORM($note, "acc") }
       *[none] es gibt { FORM($note, "acc") }
    }
   *[sub] { $whose ->
        [you] du { FORM($note, "acc") } hast
        [they] dieser Spieler { FORM($note, "acc") } hat
       *[none] es { FORM($note, "acc") } gibt
    }
}
somebody-has = { $form ->
    [bare] { word-somebody } hat { word-had } { $where }
   *[sub] { word-somebody } { $where } { word-had } hat
}
word-somebody = { $who ->
    [opponent] ein anderer Spieler
   *[player] ein Spieler
}
word-had = { $no ->
    [yes] { word-no-piece }
   *[no] { FORM($what, "acc") }
}
there-are = { $form ->
    [bare] es gibt { word-how } { $n } { $n ->
        [one] { FORM($what, "acc", "sg") }
       *[other] { FORM($what, "acc", "pl") }
    }
   *[sub] es { word-how } { $n } { $n ->
        [one] { CORE($what, "acc", "sg") } gibt{ TAIL($what, "sg") }
       *[other] { CORE($what, "acc", "pl") } gibt{ TAIL($what, "pl") }
    }
}
players-left = { $form ->
    [bare] { $n ->
        [one] es ist { word-how } { $n } Spieler übrig
       *[other] es sind { word-how } { $n } Spieler übrig
    }
   *[sub] { $n ->
        [one] { word-how } { $n } Spieler übrig ist
       *[other] { word-how } { $n } Spieler übrig sind
    }
}
there-are-together = { $form ->
    [bare] { $where } sind zusammen { word-how } { $n } { FORM($what, "nom", "pl") }
   *[sub] { $where } zusammen { word-how } { $n } { FORM($what, "nom", "pl") } sind
}
so-many = { word-how } { FORM($what, $form) }
word-no-piece = { GENDER($what) ->
    [m] keinen
    [f] keine
   *[n] kein
} { FORM($what, "acc") }
word-a-piece = { GENDER($what) ->
    [m] einen
    [f] eine
   *[n] ein
} { FORM($what, "acc") }
word-my-piece = { TRAIT($what, "single") ->
    [yes] { GENDER($what) ->
        [m] deinen
        [f] deine
       *[n] dein
    } { TRAIT($what, "acc-sg") }
   *[none] { FORM($what, "acc") }
}
word-my-own = { GENDER($what) ->
    [f] deine
   *[m] dein
} { TRAIT($what, "nom-sg") }
word-not-there = { TRAIT($where, "no") ->
    [yes] { "" }
   *[none] nicht
}
word-nowhere = { TRAIT($where, "no") ->
    [yes] { word-a-piece }
   *[none] { word-no-piece }
}
word-none-there = { TRAIT($where, "no") ->
    [yes] { GENDER($what) ->
        [f] eine
       *[n] ein
    }
   *[none] { GENDER($what) ->
        [f] keine
       *[n] kein
    }
} { FORM($what, "nom") }
word-none-of-many = { TRAIT($where, "no") ->
    [yes] { "" }
   *[none] keine
} { FORM($what, "nom", "pl") }
word-is-there = { NUMERUS($what) ->
    [one] ist
   *[other] sind
}
piece-there = { $form ->
    [bare] { $no ->
        [yes] { $whose ->
            [you] { TRAIT($what, "single") ->
                [yes] { word-my-own } ist { word-not-there } { FORM($where, $form) }
               *[none] du hast { FORM($where, $form) } { word-nowhere }
            }
            [they] er hat { FORM($where, $form) } { word-nowhere }
            [others] { $two ->
                [yes] der Gegner hat { FORM($where, $form) } { word-nowhere }
               *[no] kein anderer Spieler hat { FORM($where, $form) } { word-a-piece }
            }
           *[none] { FORM($where, $form) } { $counted ->
                [yes] sind { word-none-of-many }
               *[no] ist { word-none-there }
            }
        }
       *[no] { $whose ->
            [you] { TRAIT($what, "single") ->
                [yes] { word-my-own } ist { FORM($where, $form) }
               *[none] du hast { FORM($where, $form) } { word-my-piece }
            }
            [they] er hat { FORM($where, $form) } { FORM($what, "acc") }
            [others] { word-another-player } hat { FORM($where, $form) } { FORM($what, "acc") }
           *[none] { FORM($where, $form) } { word-is-there } { FORM($what, "nom") }
        }
    }
   *[sub] { $no ->
        [yes] { $whose ->
            [you] { TRAIT($what, "single") ->
                [yes] { word-my-own } { word-not-there } { FORM($where, $form) } ist
               *[none] du { FORM($where, $form) } { word-nowhere } hast
            }
            [they] er { FORM($where, $form) } { word-nowhere } hat
            [others] { $two ->
                [yes] der andere Spieler { FORM($where, $form) } { word-nowhere }
               *[no] kein anderer Spieler { FORM($where, $form) } { word-a-piece }
            } hat
           *[none] { FORM($where, $form) } { $counted ->
                [yes] { word-none-of-many } sind
               *[no] { word-none-there } ist
            }
        }
       *[no] { $whose ->
            [you] { TRAIT($what, "single") ->
                [yes] { word-my-own } { FORM($where, $form) } ist
               *[none] du { FORM($where, $form) } { word-my-piece } hast
            }
            [they] er { FORM($where, $form) } { FORM($what, "acc") } hat
            [others] { word-another-player } { FORM($where, $form) } { FORM($what, "acc") } hat
           *[none] { FORM($where, $form) } { FORM($what, "nom") } { word-is-there }
        }
    }
}
    .there = { TRAIT($where, "there") }
word-another-player = { $two ->
    [yes] der andere Spieler
   *[no] ein anderer Spieler
}
compare = { TRAIT($right, "plain") ->
    [yes] { $form ->
        [bare] { TRAIT($left, "priced") ->
            [yes] { $how ->
                [fewer-than] { FORM($left, "unpriced") }
               *[other] { FORM($left, "nom") } beträgt { word-how } { $right }
            }
           *[none] { FORM($left, "nom") } beträgt { word-how } { $right }
        }
       *[sub] { FORM($left, $form) } { word-how } { $right } beträgt
    }
   *[none] { $form ->
        [bare] { FORM($left, "nom") } ist { word-as-high } { FORM($right, "nom") }
       *[sub] { FORM($left, $form) } { $how ->
            [at-least] mindestens so hoch ist wie
            [at-most] höchstens so hoch ist wie
            [more-than] höher ist als
            [fewer-than] niedriger ist als
            [other-than] nicht so hoch ist wie
           *[exactly] genauso hoch ist wie
        } { FORM($right, "nom") }
    }
}
    .whose = { TRAIT($left, "whose") }
word-as-high = { $how ->
    [at-least] mindestens so hoch wie
    [at-most] höchstens so hoch wie
    [more-than] höher als
    [fewer-than] niedriger als
    [other-than] nicht so hoch wie
   *[exactly] genauso hoch wie
}
round-is = { $form ->
    [bare] { $how ->
        [at-least] es ist Runde { $n } oder später
        [at-most] es ist Runde { $n } oder früher
        [more-than] Runde { $n } ist vorbei
        [fewer-than] Runde { $n } hat noch nicht begonnen
       *[exactly] es ist Runde { $n }
    }
   *[sub] { $how ->
        [at-least] Runde { $n } begonnen hat
        [at-most] Runde { $n } noch nicht vorbei ist
        [more-than] Runde { $n } vorbei ist
        [fewer-than] Runde { $n } noch nicht begonnen hat
       *[exactly] Runde { $n } gespielt wird
    }
}
players-together = { $form ->
    [bare] { FORM($whom, "nom") } und { FORM($who, "nom") } spielen { $no ->
        [yes] nicht zusammen
       *[no] zusammen
    }
   *[sub] { FORM($whom, "nom") } und { FORM($who, "nom") } { $no ->
        [yes] nicht zusammenspielen
       *[no] zusammenspielen
    }
}
player-out = { $form ->
    [bare] { $whose ->
        [you] du bist
       *[none] { FORM($who, "nom") } ist
    } { $no ->
        [yes] nicht
       *[no] { "" }
    } ausgeschieden
   *[sub] { $whose ->
        [you] du
       *[none] { FORM($who, "nom") }
    } { $no ->
        [yes] nicht
       *[no] { "" }
    } ausgeschieden { $whose ->
        [you] bist
       *[none] ist
    }
}
you-are = { $form ->
    [bare] { $whose ->
        [you] du bist
       *[they] er ist
    } { $no ->
        [yes] nicht
       *[no] { "" }
    } { FORM($what, "nom") }
   *[sub] { $whose ->
        [you] du
       *[they] er
    } { $no ->
        [yes] nicht
       *[no] { "" }
    } { FORM($what, "nom") } { $whose ->
        [you] bist
       *[they] ist
    }
}
same-thing = { $form ->
    [bare] { FORM($left, "nom") } stimmt mit { FORM($right, "dat") } überein
    [that] mit { FORM($right, "dat") } { $number ->
        [pl] übereinstimmen
       *[sg] übereinstimmt
    }
   *[sub] { FORM($left, $form) } mit { FORM($right, "dat") } übereinstimmt
}
    .that = { TRAIT($left, "it") }
    .whose = { TRAIT($left, "whose") }
face-is = { $form ->
    [bare] { FORM($left, "nom") } ist { FORM($what, "nom") }
   *[sub] { FORM($left, $form) } { FORM($what, "nom") } ist
}
    .whose = { TRAIT($left, "whose") }
other-thing = { $form ->
    [bare] { FORM($left, "nom") } stimmt nicht mit { FORM($right, "dat") } überein
    [that] nicht mit { FORM($right, "dat") } { $number ->
        [pl] übereinstimmen
       *[sg] übereinstimmt
    }
   *[sub] { FORM($left, $form) } nicht mit { FORM($right, "dat") } übereinstimmt
}
    .that = { TRAIT($left, "it") }
    .whose = { TRAIT($left, "whose") }
is-so = { $form ->
    [bare] { FORM($thing, "nom") } ist { $what }
    [that] { $what } { word-is }
   *[sub] { FORM($thing, "nom") } { $what } ist
}
    .that = { TRAIT($thing, "it") }
is-not = { $form ->
    [bare] { FORM($thing, "nom") } ist nicht { $what }
    [that] nicht { $what } { word-is }
   *[sub] { FORM($thing, "nom") } nicht { $what } ist
}
    .that = { TRAIT($thing, "it") }
is-thing = { $form ->
    [bare] { FORM($thing, "nom") } ist { $other }
    [that] { $other } { word-is }
   *[sub] { FORM($thing, "nom") } { $other } ist
}
    .that = { TRAIT($thing, "it") }
is-not-thing = { $form ->
    [bare] { FORM($thing, "nom") } ist nicht { $other }
    [that] nicht { $other } { word-is }
   *[sub] { FORM($thing, "nom") } nicht { $other } ist
}
    .that = { TRAIT($thing, "it") }
is-copy = { $form ->
    [bare] { FORM($thing, "nom") } heißt wie { FORM($other, "nom") }
   *[sub] { FORM($thing, "nom") } wie { FORM($other, "nom") } heißt
}
is-even = { $form ->
    [bare] { FORM($what, "nom") } ist gerade
   *[sub] { FORM($what, "nom") } gerade ist
}
is-eliminated =
    .before = ausgeschieden{ word-ending }
is-other =
    .before = ander{ word-ending }
is-neighbouring =
    .before = benachbart{ word-ending }
is-additional =
    .before = zusätzlich{ word-ending }
is-any =
    .after = deiner Wahl
is-any-theirs =
    .after = nach Wahl
is-own =
    .before = eigen{ word-ending }
# dasselbe von einem anderen Spieler, von dem die Rede war
is-theirs =
    .after = dieses Spielers
is-others =
    .after = anderer Spieler
beside-thing = neben { FORM($thing, "dat") }
lies = { $form ->
    [bare] { FORM($thing, "nom") } liegt { $where }
    [that] { $where } { $number ->
        [pl] liegen
       *[sg] liegt
    }
   *[sub] { FORM($thing, "nom") } { $where } liegt
}
    .that = { TRAIT($thing, "it") }
lies-not = { $form ->
    [bare] { FORM($thing, "nom") } liegt nicht { $where }
    [that] nicht { $where } { $number ->
        [pl] liegen
       *[sg] liegt
    }
   *[sub] { FORM($thing, "nom") } nicht { $where } liegt
}
    .that = { TRAIT($thing, "it") }
has-thing = { $form ->
    [bare] { word-at-thing } ist { FORM($what, "nom") }
    [rel-m] { CORE($what, "nom") } ist{ TAIL($what) }
    [rel-f] { CORE($what, "nom") } ist{ TAIL($what) }
    [rel-pl] { CORE($what, "nom") } ist{ TAIL($what) }
   *[sub] { word-at-thing } { CORE($what, "nom") } ist{ TAIL($what) }
}
    .there = { TRAIT($thing, "it") }
# auf einem Ort, der .at = on hat, liegen Dinge; andere Orte liegen neben ihm
word-at-thing = { TRAIT($thing, "at") ->
    [in] in
    [on] { TRAIT($what, "at") ->
        [none] auf
       *[other] neben
    }
   *[none] bei
} { FORM($thing, "dat") }
# was neben $it liegt; $whole: mit dem, worauf es liegt
covers-beside = { $form ->
    [bare] unter den { FORM($things, "dat", "pl") } neben { FORM($it, "dat") } gibt es { FORM($price, "acc") } { word-spared }
    [rel-m] es unter den { CORE($things, "dat", "pl") } daneben { FORM($price, "acc") } { word-spared } gibt{ TAIL($things, "pl") }
    [rel-f] es unter den { CORE($things, "dat", "pl") } daneben { FORM($price, "acc") } { word-spared } gibt{ TAIL($things, "pl") }
    [rel-pl] es unter den { CORE($things, "dat", "pl") } daneben { FORM($price, "acc") } { word-spared } gibt{ TAIL($things, "pl") }
   *[sub] es unter den { CORE($things, "dat", "pl") } neben { FORM($it, "dat") } { FORM($price, "acc") } { word-spared } gibt{ TAIL($things, "pl") }
}
covers = { $form ->
    [bare] { FORM($things, "nom", "pl") } decken { FORM($price, "acc") } { word-spared }
   *[sub] { CORE($things, "nom", "pl") } { FORM($price, "acc") } { word-spared } decken{ TAIL($things, "pl") }
}
word-spared = { $spared ->
    [yes] bis auf { FORM($less, "acc") }
   *[no] { "" }
}
word-the-what = { GENDER($what) ->
    [m] der
    [n] das
   *[f] die
} { FORM($what, "nom") }
holds = { $form ->
    [whose] { FORM($what, "nom") } erfüllt ist
    [rel-m] { word-the-what } erfüllt ist
    [rel-f] { word-the-what } erfüllt ist
    [rel-pl] { word-the-what } erfüllt ist
    [bare] { word-the-what } { FORM($thing, "gen") } ist erfüllt
   *[sub] { word-the-what } { FORM($thing, "gen") } erfüllt ist
}
    .whose = { TRAIT($thing, "it") }
may-not-do = { FORM($what, $form) }
holds-for-whom = { $form ->
    [bare] für { FORM($who, "acc") } gilt „{ SENTENCE($what, "bare") }“
   *[sub] für { FORM($who, "acc") } „{ SENTENCE($what, "bare") }“ gilt
}
number-for-whom = { FORM($what, $form) } für { FORM($who, "acc") }

## Anweisungen

gain = { $form ->
    [inf] { FORM($what, "acc") } erhalten
    [to] { FORM($what, "acc") } zu erhalten
    [v1] erhältst du { FORM($what, "acc") }
    [bare] { FORM($what, "acc") }
   *[imp] erhalte { FORM($what, "acc") }
}
    .does = erhält { FORM($what, "acc") }
they-gain = { $form ->
    [v1] erhält er { FORM($what, "acc") }
    [bare] { FORM($what, "acc") }
   *[imp] dieser Spieler erhält { FORM($what, "acc") }
}
    .someone = first
# $who gibt es her
take-from = { $form ->
    [inf] { FORM($what, "acc") } von { FORM($who, "dat") } nehmen
    [to] { FORM($what, "acc") } von { FORM($who, "dat") } zu nehmen
    [v1] nimmst du { FORM($what, "acc") } von { FORM($who, "dat") }
   *[imp] nimm { FORM($what, "acc") } von { FORM($who, "dat") }
}
    .does = nimmt { FORM($what, "acc") } von { FORM($who, "dat") }
they-take-from = { $form ->
    [v1] nimmt er { FORM($what, "acc") } von { FORM($who, "dat") }
   *[imp] dieser Spieler nimmt { FORM($what, "acc") } von { FORM($who, "dat") }
}
    .someone = first
put-on = { $form ->
    [inf] { FORM($what, "acc") } auf { FORM($thing, "acc") } legen
    [to] { FORM($what, "acc") } auf { FORM($thing, "acc") } zu legen
    [v1] legst du { FORM($what, "acc") } auf { FORM($thing, "acc") }
   *[imp] lege { FORM($what, "acc") } auf { FORM($thing, "acc") }
}
    .does = legt { FORM($what, "acc") } auf { FORM($thing, "acc") }
lose = { $form ->
    [inf] { FORM($what, "acc") } verlieren
    [to] { FORM($what, "acc") } zu verlieren
    [v1] verlierst du { FORM($what, "acc") }
   *[imp] verliere { FORM($what, "acc") }
}
    .does = verliert { FORM($what, "acc") }
they-lose = { $form ->
    [v1] verliert er { FORM($what, "acc") }
   *[imp] dieser Spieler verliert { FORM($what, "acc") }
}
    .someone = first
take-off = { $form ->
    [inf] { FORM($what, "acc") } von { FORM($thing, "dat") } nehmen
    [to] { FORM($what, "acc") } von { FORM($thing, "dat") } zu nehmen
    [v1] nimmst du { FORM($what, "acc") } von { FORM($thing, "dat") }
   *[imp] nimm { FORM($what, "acc") } von { FORM($thing, "dat") }
}
    .does = nimmt { FORM($what, "acc") } von { FORM($thing, "dat") }
all-of = { TRAIT($what, "mass") ->
    [yes] { GENDER($what) ->
        [m] allen
        [f] alle
       *[n] alles
    } { FORM($what, "acc") }
   *[none] alle { FORM($what, "acc", "pl") }
}
# was .pay = give hat, wird abgegeben
pay = { TRAIT($what, "pay") ->
    [give] { $form ->
        [inf] { FORM($what, "acc") } abgeben
        [to] { FORM($what, "acc") } abzugeben
        [v1] gibst du { FORM($what, "acc") } ab
       *[imp] gib { FORM($what, "acc") } ab
    }
   *[none] { $form ->
        [inf] { FORM($what, "acc") } zahlen
        [to] { FORM($what, "acc") } zu zahlen
        [v1] zahlst du { FORM($what, "acc") }
       *[imp] zahle { FORM($what, "acc") }
    }
}
    .does = { TRAIT($what, "pay") ->
        [give] gibt { FORM($what, "acc") } ab
       *[none] zahlt { FORM($what, "acc") }
    }
they-pay = { $form ->
    [v1] zahlt er { FORM($what, "acc") }
   *[imp] dieser Spieler zahlt { FORM($what, "acc") }
}
    .someone = first
they-pay-to = { $form ->
    [v1] zahlt er { FORM($who, "dat") } { FORM($what, "acc") }
   *[imp] dieser Spieler zahlt { FORM($who, "dat") } { FORM($what, "acc") }
}
    .someone = first
pay-to = { $form ->
    [inf] { FORM($who, "dat") } { FORM($what, "acc") } zahlen
    [to] { FORM($who, "dat") } { FORM($what, "acc") } zu zahlen
    [v1] zahlst du { FORM($who, "dat") } { FORM($what, "acc") }
   *[imp] zahle { FORM($who, "dat") } { FORM($what, "acc") }
}
    .does = zahlt { FORM($who, "dat") } { FORM($what, "acc") }
word-what-of-thing = { GENDER($what) ->
    [m] den
    [n] das
   *[f] die
} { FORM($what, "acc") } { FORM($thing, "gen") }
pay-printed = { $form ->
    [inf] { word-what-of-thing } zahlen
    [to] { word-what-of-thing } zu zahlen
    [v1] zahlst du { word-what-of-thing }
   *[imp] zahle { word-what-of-thing }
}
    .does = zahlt { word-what-of-thing }
# $what: so viel von etwas, oder was damit geschieht; $thing: von welcher Sorte
amount-of-sort = { word-as-many } { FORM($what, $form, "pl") } { FORM($thing, "gen") } wie { FORM($value, "nom") }
of-sort = { FORM($what, $form) } { FORM($thing, "gen") }
# $price: der gedruckte Preis; $what: worin er bezahlt wird; $cheaper: yes, wenn er um $less geringer ist; $replaced: yes, wenn $other ersetzt, was fehlt
word-in-sorts = in { FORM($what, "dat", "pl") }{ $cheaper ->
    [yes] { " " }abzüglich { FORM($less, "gen") }
   *[no] { "" }
}
pay-in-sorts = { $form ->
    [inf] { FORM($price, "acc") } { word-in-sorts } bezahlen
    [to] { FORM($price, "acc") } { word-in-sorts } zu bezahlen
    [v1] bezahlst du { FORM($price, "acc") } { word-in-sorts }
   *[imp] bezahle { FORM($price, "acc") } { word-in-sorts }
}{ $replaced ->
    [yes] { " " }(was fehlt, ersetzt { FORM($other, "nom") })
   *[no] { "" }
}
word-units = für je 1 davon { FORM($units, "acc") }{ $once ->
    [yes] , jedes davon höchstens einmal
   *[no] { "" }
}
pay-mix = { $form ->
    [inf] { FORM($amount, "acc") } bezahlen, { word-units }
    [to] { FORM($amount, "acc") } zu bezahlen, { word-units }
    [v1] bezahlst du { FORM($amount, "acc") }: { word-units }
   *[imp] bezahle { FORM($amount, "acc") }: { word-units }
}
pay-for = { FORM($pay, $form) }, um { FORM($body, "to") },
    .does = { FORM($pay, "does") }, um { FORM($body, "to") },

# Ein Ort sagt mit .verb-to (take: nehmen, put: legen, place: platzieren) und .verb-from (place: platzieren), wie man sich ausdrückt.
word-move-imp = { TRAIT($target, "verb-to") ->
    [take] nimm
    [put] lege
    [place] platziere
   *[none] { TRAIT($origin, "verb-from") ->
        [place] platziere
       *[none] { $sort ->
            [thing] lege
           *[piece] bewege
        }
    }
}
word-move-inf = { TRAIT($target, "verb-to") ->
    [take] nehmen
    [put] legen
    [place] platzieren
   *[none] { TRAIT($origin, "verb-from") ->
        [place] platzieren
       *[none] { $sort ->
            [thing] legen
           *[piece] bewegen
        }
    }
}
word-move-v1 = { TRAIT($target, "verb-to") ->
    [take] nimmst du
    [put] legst du
    [place] platzierst du
   *[none] { TRAIT($origin, "verb-from") ->
        [place] platzierst du
       *[none] { $sort ->
            [thing] legst du
           *[piece] bewegst du
        }
    }
}
word-target = { TRAIT($target, "verb-to") ->
    [place] { FORM($target, "at") }
    [none] { TRAIT($origin, "verb-from") ->
        [place] { FORM($target, "at") }
       *[none] { $target }
    }
   *[other] { $target }
}
# $end: oben (top) oder unten (bottom) in einem Stapel
word-end = { $end ->
    [top] zuoberst
    [bottom] zuunterst
    [either] zuoberst oder zuunterst
   *[any] { "" }
}
move = { $form ->
    [inf] { FORM($what, "acc") } { $origin } { word-end } { word-target } { word-move-inf }
    [to] { FORM($what, "acc") } { $origin } { word-end } { word-target } zu { word-move-inf }
    [v1] { word-move-v1 } { FORM($what, "acc") } { $origin } { word-end } { word-target }
   *[imp] { word-move-imp } { FORM($what, "acc") } { $origin } { word-end } { word-target }
}
    .does = { TRAIT($target, "verb-to") ->
        [take] nimmt
        [put] legt
        [place] platziert
       *[none] { TRAIT($origin, "verb-from") ->
            [place] platziert
           *[none] { $sort ->
                [thing] legt
               *[piece] bewegt
            }
        }
    } { FORM($what, "acc") } { $origin } { word-end } { word-target }
    .heavy = { $form ->
        [inf] { FORM($what, "acc") } { $origin } { word-end } { word-target } { word-move-inf }
        [to] { FORM($what, "acc") } { $origin } { word-end } { word-target } zu { word-move-inf }
        [v1] { word-move-v1 } { $origin } { word-end } { word-target } { FORM($what, "acc") }
       *[imp] { word-move-imp } { $origin } { word-end } { word-target } { FORM($what, "acc") }
    }
word-but = { NUMERUS($left) ->
    [one] { GENDER($left) ->
        [m] einen
        [f] eine
       *[n] eines
    }
   *[other] { $but }
}
move-all-but = { $form ->
    [inf] { FORM($what, "acc") } bis auf { word-but } { $origin } { word-target } { word-move-inf }
    [to] { FORM($what, "acc") } bis auf { word-but } { $origin } { word-target } zu { word-move-inf }
    [v1] { word-move-v1 } { FORM($what, "acc") } bis auf { word-but } { $origin } { word-target }
   *[imp] { word-move-imp } { FORM($what, "acc") } bis auf { word-but } { $origin } { word-target }
}
swap = { $form ->
    [inf] { FORM($first, "acc") } gegen { FORM($second, "acc") } austauschen
    [to] { FORM($first, "acc") } gegen { FORM($second, "acc") } auszutauschen
    [v1] tauschst du { FORM($first, "acc") } gegen { FORM($second, "acc") } aus
   *[imp] tausche { FORM($first, "acc") } gegen { FORM($second, "acc") } aus
}
    .does = tauscht { FORM($first, "acc") } gegen { FORM($second, "acc") } aus
# $what: eine Zahl; $by: um wie viel
raise = { $form ->
    [inf] { FORM($what, "acc") } um { FORM($by, "acc") } erhöhen
    [to] { FORM($what, "acc") } um { FORM($by, "acc") } zu erhöhen
    [v1] erhöhst du { FORM($what, "acc") } um { FORM($by, "acc") }
   *[imp] erhöhe { FORM($what, "acc") } um { FORM($by, "acc") }
}
lower = { $form ->
    [inf] { FORM($what, "acc") } um { FORM($by, "acc") } senken
    [to] { FORM($what, "acc") } um { FORM($by, "acc") } zu senken
    [v1] senkst du { FORM($what, "acc") } um { FORM($by, "acc") }
   *[imp] senke { FORM($what, "acc") } um { FORM($by, "acc") }
}
set = { $form ->
    [inf] { FORM($what, "acc") } auf { FORM($value, "acc") } setzen
    [to] { FORM($what, "acc") } auf { FORM($value, "acc") } zu setzen
    [v1] setzt du { FORM($what, "acc") } auf { FORM($value, "acc") }
   *[imp] setze { FORM($what, "acc") } auf { FORM($value, "acc") }
}
# $you: yes, wenn du es bist; $bare: nur das Nomen; $alone: yes, wenn es niemandem gehört
word-as-note = { $alone ->
    [yes] { FORM($bare, "acc") }
   *[no] { FORM($note, "acc") }
}
word-become-note = { $alone ->
    [yes] { FORM($bare, "nom") }
   *[no] { FORM($note, "nom") }
}
note-set = { $you ->
    [yes] { $form ->
        [inf] { word-become-note } werden
        [to] { word-become-note } zu werden
        [v1] wirst du { word-become-note }
       *[imp] werde { word-become-note }
    }
   *[no] { $form ->
        [inf] { FORM($thing, "acc") } als { word-as-note } festlegen
        [to] { FORM($thing, "acc") } als { word-as-note } festzulegen
        [v1] legst du { FORM($thing, "acc") } als { word-as-note } fest
       *[imp] lege { FORM($thing, "acc") } als { word-as-note } fest
    }
}
    .does = { $you ->
        [yes] wird { word-become-note }
       *[no] legt { FORM($thing, "acc") } als { word-as-note } fest
    }
# die Stellung wird gemerkt, mit denen davor, $n im Ganzen
remember-positions = { $form ->
    [inf] dir die Stellung merken (die letzten { $n } werden behalten)
    [to] dir die Stellung zu merken (die letzten { $n } werden behalten)
    [v1] merkst du dir die Stellung (die letzten { $n } werden behalten)
   *[imp] merke dir die Stellung (die letzten { $n } werden behalten)
}
    .does = merkt sich die Stellung (die letzten { $n } werden behalten)
forget-positions = { $form ->
    [inf] alle gemerkten Stellungen vergessen
    [to] alle gemerkten Stellungen zu vergessen
    [v1] vergisst du alle gemerkten Stellungen
   *[imp] vergiss alle gemerkten Stellungen
}
    .does = vergisst alle gemerkten Stellungen
word-no-note = { GENDER($bare) ->
    [m] keinen
    [n] kein
   *[f] keine
} { FORM($bare, "acc") }
note-clear = { $alone ->
    [yes] { $form ->
        [inf] dafür sorgen, dass es { word-no-note } mehr gibt
        [to] dafür zu sorgen, dass es { word-no-note } mehr gibt
        [v1] gibt es { word-no-note } mehr
       *[imp] es gibt { word-no-note } mehr
    }
   *[no] { $form ->
        [inf] { FORM($note, "acc") } aufheben
        [to] { FORM($note, "acc") } aufzuheben
        [v1] hebst du { FORM($note, "acc") } auf
       *[imp] hebe { FORM($note, "acc") } auf
    }
}
    .does = { $alone ->
        [yes] sorgt dafür, dass es { word-no-note } mehr gibt
       *[no] hebt { FORM($note, "acc") } auf
    }
fill-up = { $form ->
    [inf] auf { FORM($what, "acc") } aufstocken
    [to] auf { FORM($what, "acc") } aufzustocken
    [v1] stockst du auf { FORM($what, "acc") } auf
   *[imp] stocke auf { FORM($what, "acc") } auf
}
refill = { $form ->
    [inf] { FORM($where, "acc") } auffüllen
    [to] { FORM($where, "acc") } aufzufüllen
    [v1] füllst du { FORM($where, "acc") } auf
   *[imp] fülle { FORM($where, "acc") } auf
}
pass-every = { $form ->
    [inf] alles { $where } nach { $side ->
        [left] links
       *[right] rechts
    } weitergeben, alle zugleich
    [to] alles { $where } nach { $side ->
        [left] links
       *[right] rechts
    } weiterzugeben, alle zugleich
    [v1] gibst du alles { $where } nach { $side ->
        [left] links
       *[right] rechts
    } weiter, alle zugleich
   *[imp] gib alles { $where } nach { $side ->
        [left] links
       *[right] rechts
    } weiter, alle zugleich
}
swap-zones = { $form ->
    [inf] alles { $first } gegen alles { $second } tauschen
    [to] alles { $first } gegen alles { $second } zu tauschen
    [v1] tauschst du alles { $first } gegen alles { $second }
   *[imp] tausche alles { $first } gegen alles { $second }
}
    .does = tauscht alles { $first } gegen alles { $second }
word-round-or-game = { $what ->
    [game] dem Spiel
   *[round] der Runde
}
leave = { $form ->
    [inf] aus { word-round-or-game } ausscheiden
    [to] aus { word-round-or-game } auszuscheiden
    [v1] scheidest du aus { word-round-or-game } aus
   *[imp] scheide aus { word-round-or-game } aus
}
    .does = scheidet aus { word-round-or-game } aus
they-leave = { $form ->
    [v1] scheidet er aus { word-round-or-game } aus
   *[imp] dieser Spieler scheidet aus { word-round-or-game } aus
}
    .someone = first
pass-start = { $form ->
    [inf] { FORM($who, "acc") } zum Startspieler machen
    [to] { FORM($who, "acc") } zum Startspieler zu machen
    [v1] machst du { FORM($who, "acc") } zum Startspieler
   *[imp] mache { FORM($who, "acc") } zum Startspieler
}
    .does = macht { FORM($who, "acc") } zum Startspieler
take-start = { $form ->
    [inf] Startspieler werden
    [to] Startspieler zu werden
    [v1] wirst du Startspieler
   *[imp] werde Startspieler
}
    .does = wird Startspieler
shuffle = { $form ->
    [inf] { FORM($where, "acc") } mischen
    [to] { FORM($where, "acc") } zu mischen
    [v1] mischst du { FORM($where, "acc") }
   *[imp] mische { FORM($where, "acc") }
}
roll = { $form ->
    [inf] { FORM($what, "acc") } auslosen: { FORM($low, "nom") } bis { FORM($high, "nom") }
    [to] { FORM($what, "acc") } auszulosen: { FORM($low, "nom") } bis { FORM($high, "nom") }
    [v1] lost du { FORM($what, "acc") } aus: { FORM($low, "nom") } bis { FORM($high, "nom") }
   *[imp] lose { FORM($what, "acc") } aus: { FORM($low, "nom") } bis { FORM($high, "nom") }
}
throw = { $form ->
    [inf] { FORM($what, "acc") } werfen
    [to] { FORM($what, "acc") } zu werfen
    [v1] wirfst du { FORM($what, "acc") }
   *[imp] wirf { FORM($what, "acc") }
}
    .does = wirft { FORM($what, "acc") }
turn-die = { $form ->
    [inf] { FORM($what, "acc") } auf { FORM($value, "acc") } drehen
    [to] { FORM($what, "acc") } auf { FORM($value, "acc") } zu drehen
    [v1] drehst du { FORM($what, "acc") } auf { FORM($value, "acc") }
   *[imp] drehe { FORM($what, "acc") } auf { FORM($value, "acc") }
}
    .does = dreht { FORM($what, "acc") } auf { FORM($value, "acc") }
find-random = { $form ->
    [inf] { FORM($what, "acc") } auslosen: { SENTENCE($then, "imp") }
    [to] { FORM($what, "acc") } auszulosen: { SENTENCE($then, "imp") }
    [v1] lost du { FORM($what, "acc") } aus: { SENTENCE($then, "imp") }
   *[imp] lose { FORM($what, "acc") } aus: { SENTENCE($then, "imp") }
}
find-random-open = lose { FORM($what, "acc") } aus
look-at = { $form ->
    [inf] { FORM($what, "acc") } ansehen
    [to] { FORM($what, "acc") } anzusehen
    [v1] siehst du dir { FORM($what, "acc") } an
   *[imp] sieh dir { FORM($what, "acc") } an
}
    .does = sieht sich { FORM($what, "acc") } an
reveal = { $form ->
    [inf] allen { FORM($what, "acc") } zeigen
    [to] allen { FORM($what, "acc") } zu zeigen
    [v1] zeigst du allen { FORM($what, "acc") }
   *[imp] zeige allen { FORM($what, "acc") }
}
    .does = zeigt allen { FORM($what, "acc") }
reveal-to = { $form ->
    [inf] { FORM($whom, "dat") } { FORM($what, "acc") } zeigen
    [to] { FORM($whom, "dat") } { FORM($what, "acc") } zu zeigen
    [v1] zeigst du { FORM($whom, "dat") } { FORM($what, "acc") }
   *[imp] zeige { FORM($whom, "dat") } { FORM($what, "acc") }
}
    .does = zeigt { FORM($whom, "dat") } { FORM($what, "acc") }
tell = { $form ->
    [inf] { FORM($what, "acc") } nennen
    [to] { FORM($what, "acc") } zu nennen
    [v1] nennst du { FORM($what, "acc") }
   *[imp] nenne { FORM($what, "acc") }
}
    .does = nennt { FORM($what, "acc") }
tell-whether = { $form ->
    [inf] sagen
    [to] zu sagen
    [v1] sagst du
   *[imp] sage
}, ob { FORM($what, "nom") } { FORM($value, "nom") } ist
    .does = sagt, ob { FORM($what, "nom") } { FORM($value, "nom") } ist
name-entry = { $form ->
    [inf] { FORM($what, "acc") } nennen
    [to] { FORM($what, "acc") } zu nennen
    [v1] nennst du { FORM($what, "acc") }
   *[imp] nenne { FORM($what, "acc") }
}
    .does = nennt { FORM($what, "acc") }
top-of = { FORM($what, $form) } { $where } (von oben)
lay-out = { $form ->
    [inf] die { FORM($what, "acc", "pl") } auslegen
    [to] die { FORM($what, "acc", "pl") } auszulegen
    [v1] legst du die { FORM($what, "acc", "pl") } aus
   *[imp] lege die { FORM($what, "acc", "pl") } aus
}
# .do am Nomen: perform heißt ausführen, sonst erhalten
word-order = { $order ->
    [any] in beliebiger Reihenfolge
   *[printed] { "" }
}
do-printed = { TRAIT($what, "do") ->
    [perform] { $form ->
        [inf] { word-what-of-thing } { word-order } ausführen
        [to] { word-what-of-thing } { word-order } auszuführen
        [v1] führst du { word-what-of-thing } { word-order } aus
       *[imp] führe { word-what-of-thing } { word-order } aus
    }
   *[none] { $form ->
        [inf] { word-what-of-thing } { word-order } erhalten
        [to] { word-what-of-thing } { word-order } zu erhalten
        [v1] erhältst du { word-what-of-thing } { word-order }
       *[imp] erhalte { word-what-of-thing } { word-order }
    }
}
    .does = { TRAIT($what, "do") ->
        [perform] führt { word-what-of-thing } { word-order } aus
       *[none] erhält { word-what-of-thing } { word-order }
    }
choose = { $form ->
    [inf] { CORE($what, "acc") } wählen{ TAIL($what) }
    [to] { CORE($what, "acc") } zu wählen{ TAIL($what) }
    [v1] wählst du { FORM($what, "acc") }
   *[imp] wähle { FORM($what, "acc") }
}
    .does = wählt { FORM($what, "acc") }
# $low, $high: Zahlen
word-number-between = eine Zahl { TRAIT($high, "plain") ->
    [yes] von { FORM($low, "dat") } bis { $high }
   *[none] zwischen { FORM($low, "dat") } und { FORM($high, "dat") }
}
choose-number = { $form ->
    [inf] { word-number-between } wählen
    [to] { word-number-between } zu wählen
    [v1] wählst du { word-number-between }
   *[imp] wähle { word-number-between }
}
    .does = wählt { word-number-between }
word-up-to = { TRAIT($high, "plain") ->
    [yes] { $high }
   *[none] zu { FORM($high, "dat") }
}
# $name: in Klammern, wie sie von hier an heißt
word-number-called = eine Zahl { $name } von { FORM($low, "dat") } bis { word-up-to }
choose-number-as = { $form ->
    [inf] { word-number-called } wählen
    [to] { word-number-called } zu wählen
    [v1] wählst du { word-number-called }
   *[imp] wähle { word-number-called }
}
    .does = wählt { word-number-called }
word-for-each = für { GENDER($what) ->
    [m] jeden
    [f] jede
   *[n] jedes
} davon
word-different = { $different ->
    [no] { "" }
   *[yes] verschiedene
}
choose-up-to = { $form ->
    [inf] bis zu { $n } { word-different } { CORE($what, "acc", "pl") } wählen{ TAIL($what, "pl") } und { word-for-each } { FORM($body, "inf") }
    [to] bis zu { $n } { word-different } { CORE($what, "acc", "pl") } zu wählen{ TAIL($what, "pl") } und { word-for-each } { FORM($body, "to") }
    [v1] wählst du bis zu { $n } { word-different } { FORM($what, "acc", "pl") }; { word-for-each }: { SENTENCE($body, "imp") }
   *[imp] wähle bis zu { $n } { word-different } { FORM($what, "acc", "pl") }; { word-for-each }: { SENTENCE($body, "imp") }
}
choose-up-to-each = { $form ->
    [inf] bis zu { $n } { word-different } { CORE($what, "acc", "pl") } wählen{ TAIL($what, "pl") } und { FORM($body, "inf") }
    [to] bis zu { $n } { word-different } { CORE($what, "acc", "pl") } zu wählen{ TAIL($what, "pl") } und { FORM($body, "to") }
    [v1] wählst du bis zu { $n } { word-different } { FORM($what, "acc", "pl") } und { FORM($body, "imp") }
   *[imp] wähle bis zu { $n } { word-different } { FORM($what, "acc", "pl") } und { FORM($body, "imp") }
}
each-of-them = { GENDER($noun) ->
    [f] { $form ->
        [dat] jeder
        [gen] jeder
       *[nom] jede
    }
    [m] { $form ->
        [dat] jedem
        [acc] jeden
        [gen] jedes
       *[nom] jeder
    }
   *[n] { $form ->
        [dat] jedem
        [gen] jedes
       *[nom] jedes
    }
} davon
choose-up-to-open = wähle bis zu { $n } { word-different } { FORM($what, "acc", "pl") }; { word-for-each }:
choose-one = wähle eine Möglichkeit
choose-where-to = wähle, wohin { FORM($thing, "nom") } kommt
nothing = { $form ->
    [inf] nichts tun
    [to] nichts zu tun
    [v1] passiert nichts
   *[imp] es passiert nichts
}
    .does = tut nichts
may = { $form ->
    [inf] auf Wunsch { FORM($what, "inf") }
    [to] auf Wunsch { FORM($what, "to") }
    [v1] darfst du { FORM($what, "inf") }
   *[imp] du darfst { FORM($what, "inf") }
}
    .someone = first
you-may = du darfst Folgendes tun
may-choose-one = du darfst eine Möglichkeit wählen
if = { $form ->
    [inf] { FORM($then, "inf") }, falls { FORM($cond, "sub") },
    [to] { FORM($then, "to") }, falls { FORM($cond, "sub") },
    [v1] { TRAIT($then, "many") ->
        [yes] tust du, falls { FORM($cond, "sub") }, Folgendes: { SENTENCE($then, "imp") }
       *[no] { FORM($then, "v1") }, falls { FORM($cond, "sub") },
    }
   *[imp] , falls { FORM($cond, "sub") }, { FORM($then, "v1") }
}
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { $told ->
            [no] none
           *[yes] { FORM($then, "does") }, falls { FORM($cond, "sub") },
        }
    }
unless-possible = { $form ->
    [inf] { FORM($body, "inf") } oder, wenn das nicht möglich ist, { FORM($other, "inf") }
    [to] { FORM($body, "to") } oder, wenn das nicht möglich ist, { FORM($other, "to") }
    [v1] { FORM($body, "v1") } oder, wenn das nicht möglich ist, { FORM($other, "v1") }
   *[imp] { FORM($body, "imp") }; ist das nicht möglich, { FORM($other, "v1") }
}
if-else = { $form ->
    [inf] { FORM($then, "inf") }, falls { FORM($cond, "sub") }, sonst { FORM($other, "inf") }
    [to] { FORM($then, "to") }, falls { FORM($cond, "sub") }, sonst { FORM($other, "to") }
    [v1] { FORM($then, "v1") }, falls { FORM($cond, "sub") }, sonst { FORM($other, "v1") }
   *[imp] , falls { FORM($cond, "sub") }, { FORM($then, "v1") }; sonst { FORM($other, "v1") }
}
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { TRAIT($other, "does") ->
            [none] none
           *[other] { $told ->
                [no] none
               *[yes] { FORM($then, "does") }, falls { FORM($cond, "sub") }; sonst { FORM($other, "does") }
            }
        }
    }
if-open = falls { FORM($cond, "sub") }
only-if = { $form ->
    [inf] { FORM($then, "inf") }, aber nur, wenn { FORM($cond, "sub") },
    [to] { FORM($then, "to") }, aber nur, wenn { FORM($cond, "sub") },
    [v1] { TRAIT($then, "many") ->
        [yes] tust du, aber nur, wenn { FORM($cond, "sub") }, Folgendes: { SENTENCE($then, "imp") }
       *[no] { FORM($then, "v1") }, aber nur, wenn { FORM($cond, "sub") },
    }
   *[imp] , nur wenn { FORM($cond, "sub") }, { FORM($then, "v1") }
}
only-allowed = das geht nur, wenn { FORM($cond, "sub") }
only-if-open = nur wenn { FORM($cond, "sub") }
end-when = das Spielende wird ausgelöst, sobald { FORM($cond, "sub") }
end-now = das Spiel endet sofort, sobald { FORM($cond, "sub") }
otherwise = sonst
each = für { FORM($what, "acc") }: { SENTENCE($then, "imp") }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { FORM($then, "does") }, und zwar für { FORM($what, "acc") },
    }
each-open = für { FORM($what, "acc") }
# .someone = yes: ein Satz mit eigenem Subjekt, vor dem kein „dann“ stehen kann
acts = { $form ->
    [inf] { FORM($who, "acc") } { FORM($then, "inf") } lassen
    [to] { FORM($who, "acc") } { FORM($then, "inf") } zu lassen
    [v1] gilt: { SENTENCE($who, "nom") } { FORM($then, "does") }
   *[imp] { FORM($who, "nom") } { FORM($then, "does") }
}
    .someone = yes
# $what: wer; $then: was jeder tut, in der Form "does"; $secret: yes, wenn die anderen es nicht sehen;
# $ordered: yes, wenn in $notes steht, in welcher Reihenfolge
as-each = { $form ->
    [v1] gilt: { SENTENCE($what, "nom") }
   *[imp] { FORM($what, "nom") }
} { FORM($then, "does") }{ $secret ->
    [yes] { "" } (verdeckt)
   *[no] { "" }
}{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
    .someone = yes
# dasselbe, zu jedem gesagt, wenn es sich nicht von jemandem erzählen lässt
as-each-you = { $form ->
    [v1] gilt: { SENTENCE($what, "nom") }
   *[imp] { FORM($what, "nom") }
} macht { $secret ->
    [yes] verdeckt
   *[no] { "" }
} Folgendes{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}: { SENTENCE($then, "imp") }
    .someone = yes
as-each-open = { FORM($what, "nom") } macht Folgendes{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
owner-of-each = { $form ->
    [acc] den Besitzer
    [dat] dem Besitzer
    [gen] des Besitzers
   *[nom] der Besitzer
} { FORM($thing, "gen") }
# wessen Eigenes „sein“ ist
whose-own = they
note-next = { $first }; { $next }
seat-beside = { $form ->
    [acc] den Spieler
    [dat] dem Spieler
    [gen] des Spielers
   *[nom] der Spieler
} { $side ->
    [left] links
   *[right] rechts
} von { $whose ->
    [you] dir
   *[they] sich
}
seat-side-of = { $form ->
    [acc] den Spieler
    [dat] dem Spieler
    [gen] des Spielers
   *[nom] der Spieler
} { $side ->
    [left] links
   *[right] rechts
} von { FORM($who, "dat") }
seat-partner = { $whose ->
    [you] { $form ->
        [acc] deinen Partner
        [dat] deinem Partner
        [gen] deines Partners
       *[nom] dein Partner
    }
   *[they] { $form ->
        [acc] seinen Partner
        [dat] seinem Partner
        [gen] seines Partners
       *[nom] sein Partner
    }
}
seat-partner-of = { $form ->
    [acc] den Partner
    [dat] dem Partner
    [gen] des Partners
   *[nom] der Partner
} { FORM($who, "gen") }
seat-start = { $form ->
    [acc] den Startspieler
    [dat] dem Startspieler
    [gen] des Startspielers
   *[nom] der Startspieler
}
turn-order-from = { $tied ->
    [yes] bei Gleichstand reihum
   *[no] reihum
}, beginnend mit { FORM($who, "dat") }
turn-order = { $tied ->
    [yes] bei Gleichstand { "" }
    [still] bei erneutem Gleichstand { "" }
   *[no] { "" }
}{ $how ->
    [highest] absteigend
   *[lowest] aufsteigend
} nach { FORM($by, "dat") }
turn-order-counted = { $tied ->
    [yes] bei Gleichstand { "" }
    [still] bei erneutem Gleichstand { "" }
   *[no] { "" }
}zuerst, wer { $how ->
    [highest] mehr
   *[lowest] weniger
} { FORM($what, "acc", "pl") } hat
times-number = { $n ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $n }-mal
}
times-value = so oft, wie { FORM($value, "nom") } beträgt,
# mehrere Schritte, die zusammen wiederholt werden
these-steps = { $form ->
    [inf] Folgendes tun: { SENTENCE($what, "imp") }
    [to] Folgendes zu tun: { SENTENCE($what, "imp") }
    [v1] tust du Folgendes: { SENTENCE($what, "imp") }
   *[imp] { FORM($what, "imp") }
}
up-to-times = { $form ->
    [inf] höchstens { $times } { FORM($body, "inf") }
    [to] höchstens { $times } { FORM($body, "to") }
   *[imp] höchstens { $times }: { SENTENCE($body, "imp") }
}
up-to-times-open = wähle höchstens { $times } eine dieser Möglichkeiten
up-to-times-list = höchstens { $times }
so-many-times = { $form ->
    [inf] { $times } { FORM($body, "inf") }
    [to] { $times } { FORM($body, "to") }
   *[imp] { $times }: { SENTENCE($body, "imp") }
}
so-many-times-open = { $times }
# $cond: was eintreten muss; $body: was wiederholt wird
until = wiederhole, bis { FORM($cond, "sub") }: { SENTENCE($body, "imp") }
until-open = wiederhole, bis { FORM($cond, "sub") }
# $number: worauf am Ende geschaut wird; $how: highest oder lowest; $body: was auf einem der besten Wege getan wird
so-that = tu dies so, dass am Ende { FORM($number, "nom") } möglichst { $how ->
    [lowest] niedrig
   *[highest] hoch
} ist: { SENTENCE($body, "imp") }
so-that-open = tu dies so, dass am Ende { FORM($number, "nom") } möglichst { $how ->
    [lowest] niedrig
   *[highest] hoch
} ist
any-times = beliebig oft: { SENTENCE($body, "imp") }
any-times-open = beliebig oft
exhaust = { $form ->
    [inf] so oft wie möglich { FORM($body, "inf") }
    [to] so oft wie möglich { FORM($body, "to") }
   *[imp] so oft wie möglich: { SENTENCE($body, "imp") }
}
exhaust-open = so oft wie möglich
in-any-order = { $form ->
    [inf] in beliebiger Reihenfolge { FORM($what, "inf") }
    [to] in beliebiger Reihenfolge { FORM($what, "to") }
   *[imp] in beliebiger Reihenfolge: { SENTENCE($what, "imp") }
}
in-any-order-open = in beliebiger Reihenfolge
word-and-triggered = und alles, was sonst noch ausgelöst wird, in beliebiger Reihenfolge
do-answered = { TRAIT($what, "do") ->
    [perform] { $form ->
        [inf] { word-what-of-thing } { word-and-triggered } ausführen
        [to] { word-what-of-thing } { word-and-triggered } auszuführen
        [v1] führst du { word-what-of-thing } { word-and-triggered } aus
       *[imp] führe { word-what-of-thing } { word-and-triggered } aus
    }
   *[none] { $form ->
        [inf] { word-what-of-thing } { word-and-triggered } erhalten
        [to] { word-what-of-thing } { word-and-triggered } zu erhalten
        [v1] erhältst du { word-what-of-thing } { word-and-triggered }
       *[imp] erhalte { word-what-of-thing } { word-and-triggered }
    }
}
answers = { $form ->
    [inf] ausführen, was dadurch ausgelöst wird
    [to] auszuführen, was dadurch ausgelöst wird
    [v1] führst du aus, was dadurch ausgelöst wird
   *[imp] führe aus, was dadurch ausgelöst wird
}
    .does = führt aus, was dadurch ausgelöst wird
once-per = { $form ->
    [inf] 1x je { $scope } { FORM($what, "inf") }
    [to] 1x je { $scope } { FORM($what, "to") }
   *[imp] 1x je { $scope }: { SENTENCE($what, "imp") }
}
once-per-open = 1x je { $scope }
level = { $value } { $n }: { SENTENCE($what, "bare") }
level-open = { $value } { $n }
walk-next = wähle { GENDER($kind) ->
    [m] den nächsten
    [f] die nächste
   *[n] das nächste
} { FORM($kind, "acc") }
walk = { GENDER($piece) ->
    [f] deine
   *[m] dein
} { $piece } zieht von { FORM($kind, "dat") } zu angrenzende{ GENDER($kind) ->
    [f] r
   *[n] m
} { FORM($kind, "dat") }, nirgends zweimal
walk-enter = ein{ GENDER($kind) ->
    [m] en
    [f] e
   *[n] { "" }
} { FORM($kind, "acc") } darfst du nur betreten, falls { FORM($cond, "sub") }
walk-toll = beim Betreten: { SENTENCE($toll, "imp") }
walk-stop = anhalten darfst du nur, falls { FORM($cond, "sub") }
# $how: most (das Höchste zuerst) oder least
rank = { FORM($who, "nom", "pl") } werden geordnet; für jeden zählt { FORM($by, "nom") }{ $how ->
    [least] , das Niedrigste zuerst
   *[most] { "" }
}
rank-prize = Platz { $n }: { SENTENCE($prize, "bare") }
rank-tie = bei Gleichstand: { FORM($by, "nom") }{ $how ->
    [least] , das Niedrigste zuerst
   *[most] { "" }
}
rank-tie-counted = bei Gleichstand: zuerst, wer { $how ->
    [least] die wenigsten
   *[most] die meisten
} { FORM($what, "acc", "pl") } hat
# wer vorn liegt, wenn sonst nichts entscheidet; $tied: first, still (nachdem eine andere Zahl entschieden hat)
rank-tie-seat = { $tied ->
    [first] bei Gleichstand
   *[still] herrscht weiterhin Gleichstand,
} liegt vorn, wer in der Spielreihenfolge früher kommt
rank-tied = { $how ->
    [share] wer noch gleichauf liegt, teilt sich den Preis (abgerundet); die weiteren dadurch belegten Plätze gehen leer aus
   *[each] wer noch gleichauf liegt, erhält jeweils den Preis; die weiteren dadurch belegten Plätze gehen leer aus
}
sets-of = { FORM($what, "nom", "pl") } werden zu Gruppen geordnet; in einer Gruppe steht { GENDER($property) ->
    [m] jeder
    [f] jede
   *[n] jedes
} { $property } nur einmal
set-prize = eine Gruppe aus { $n }: { SENTENCE($prize, "bare") }

## Fähigkeiten

changed-number = { $what }: { $way ->
    [more] für dich { $by } mehr, also { $n }
    [fewer] für dich { $by } weniger, also { $n }
   *[exactly] für dich { $n }
}
# dasselbe von einer Zahl eines Dings, das in $what steht
changed-number-of = { $what }: { $way ->
    [more] für dich { $by } mehr
    [fewer] für dich { $by } weniger
   *[exactly] für dich { $by }
}
permission = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] du hast die Erlaubnis „{ $what }“ nicht
           *[sub] du die Erlaubnis „{ $what }“ nicht hast
        }
       *[no] { $wanted ->
            [bare] du hast die Erlaubnis „{ $what }“
           *[sub] du die Erlaubnis „{ $what }“ hast
        }
    }
   *[card] du hast die Erlaubnis „{ $what }“
}
whenever = immer wenn { $event }, { FORM($what, "v1") }
whenever-open = immer wenn { $event }, tu Folgendes
whenever-later = immer wenn { $event } (diese Karte zählt nicht), { FORM($what, "v1") }
whenever-later-open = immer wenn { $event } (diese Karte zählt nicht), tu Folgendes
before = bevor { $event }, { FORM($what, "v1") }
before-open = bevor { $event }, tu Folgendes
once-whenever = 1x je { $scope }, wenn { $event }, { FORM($what, "v1") }
once-whenever-open = 1x je { $scope }, wenn { $event }
once-before = 1x je { $scope }, bevor { $event }, { FORM($what, "v1") }
once-before-open = 1x je { $scope }, bevor { $event }
at-once = sofort: { SENTENCE($what, "imp") }
at-once-open = sofort
at-scoring = bei der Schlusswertung { FORM($what, "v1") }
at-scoring-open = bei der Schlusswertung
at-start = zu Beginn { $step } { FORM($what, "v1") }
at-start-open = zu Beginn { $step }
at-end = am Ende { $step } { FORM($what, "v1") }
at-end-open = am Ende { $step }
free = 1x je { $scope } darfst du { FORM($what, "inf") }
free-again = 1x je { $scope } darfst du ein weiteres Mal { FORM($what, "inf") }
free-again-open = 1x je { $scope } darfst du zusätzlich Folgendes tun
free-if = 1x je { $scope } darfst du { FORM($what, "inf") }, falls { FORM($cond, "sub") }
free-open = 1x je { $scope } darfst du Folgendes tun
also-in-if = falls { FORM($cond, "sub") }, darfst du { $step } auch { FORM($what, "inf") }
also-in = { $step } darfst du auch { FORM($what, "inf") }
also-in-open = { $step } darfst du auch Folgendes tun
event-gain = { $who ->
    [you] du { FORM($what, "acc", "pl") } erhältst
    [player] ein Spieler { FORM($what, "acc", "pl") } erhält
   *[opponent] ein anderer Spieler { FORM($what, "acc", "pl") } erhält
}
event-pay = { $who ->
    [you] du { FORM($what, "acc", "pl") } zahlst
    [player] ein Spieler { FORM($what, "acc", "pl") } zahlt
   *[opponent] ein anderer Spieler { FORM($what, "acc", "pl") } zahlt
}
event-move = { $who ->
    [you] du { FORM($what, "acc") } { FORM($target, "at") } platzierst
    [player] ein Spieler { FORM($what, "acc") } { FORM($target, "at") } platziert
   *[opponent] ein anderer Spieler { FORM($what, "acc") } { FORM($target, "at") } platziert
}
# eine Figur kommt auf einem Weg an einem Ort vorbei
event-over = { $who ->
    [you] du mit { FORM($what, "dat") } über { FORM($target, "acc") } ziehst
    [player] ein Spieler mit { FORM($what, "dat") } über { FORM($target, "acc") } zieht
   *[opponent] ein anderer Spieler mit { FORM($what, "dat") } über { FORM($target, "acc") } zieht
}
event-place = { $who ->
    [you] du { FORM($what, "acc") } { FORM($target, "at") } platzierst
    [player] ein Spieler { FORM($what, "acc") } { FORM($target, "at") } platziert
   *[opponent] ein anderer Spieler { FORM($what, "acc") } { FORM($target, "at") } platziert
}

## Sätze und Karten

label = { $name }: { SENTENCE($text, "bare") }
noun-player =
    .gender = m
    .nom-sg = Spieler
    .acc-sg = Spieler
    .dat-sg = Spieler
    .gen-sg = Spielers
    .nom-pl = Spieler
    .dat-pl = Spielern
    .gen-pl = Spieler
noun-opponent =
    .gender = m
    .nom-sg = Gegner
    .acc-sg = Gegner
    .dat-sg = Gegner
    .gen-sg = Gegners
    .nom-pl = Gegner
    .dat-pl = Gegnern
    .gen-pl = Gegner
noun-partner =
    .gender = m
    .nom-sg = Partner
    .acc-sg = Partner
    .dat-sg = Partner
    .gen-sg = Partners
    .nom-pl = Partner
    .dat-pl = Partnern
    .gen-pl = Partner
noun-prop-face =
    .gender = n
    .nom-sg = Ergebnis
    .acc-sg = Ergebnis
    .dat-sg = Ergebnis
    .gen-sg = Ergebnisses
    .nom-pl = Ergebnisse
    .dat-pl = Ergebnissen
    .gen-pl = Ergebnisse
noun-thing =
    .gender = f
    .nom-sg = Karte
    .acc-sg = Karte
    .dat-sg = Karte
    .gen-sg = Karte
    .nom-pl = Karten
    .dat-pl = Karten
    .gen-pl = Karten
some-copies = { $n ->
    [one] { $n } von { $all } ist { $what }
   *[other] { $n } von { $all }: { $what }
}
printed-on = { $what } (×{ $n })
part-number = { $part } { $n }
part-values = { $part } ({ $values })

## Raster: Formen, die übereinander liegen

# $at: asked (wo man will), middle (in der Mitte) oder cell (auf Feld $cell); $turn: upright, right, upside_down, left
word-lay-how = { $at ->
    [cell] auf Feld { $cell }
   *[asked] { "" }
} { $turn ->
    [right] nach rechts gedreht
    [upside_down] kopfüber
    [left] nach links gedreht
   *[upright] { "" }
}
word-lay-where = { $at ->
    [middle] mitten
   *[asked] { "" }
} { $where }
lay = { $form ->
    [inf] { FORM($what, "acc") } { word-lay-where } { word-lay-how } legen
    [to] { FORM($what, "acc") } { word-lay-where } { word-lay-how } zu legen
    [v1] legst du { FORM($what, "acc") } { word-lay-where } { word-lay-how }
   *[imp] lege { FORM($what, "acc") } { word-lay-where } { word-lay-how }
}
# die Felder einer Form, Zeile für Zeile
cells-rows = { $first } / { $next }
cells-none = nichts
cells-gap = kein Feld
lay-turned = drehen ist erlaubt
# $how: all, none, least oder most (wie viele Felder); $n: die Zahl; $what: worüber
lay-over = { $how ->
    [all] alle Felder müssen über { FORM($what, "dat", "pl") } liegen
    [none] kein Feld darf über { FORM($what, "dat", "pl") } liegen
    [least] mindestens { $n ->
        [one] 1 der Felder muss
       *[other] { $n } der Felder müssen
    } über { FORM($what, "dat", "pl") } liegen
   *[most] höchstens { $n ->
        [one] 1 der Felder darf
       *[other] { $n } der Felder dürfen
    } über { FORM($what, "dat", "pl") } liegen
}
lay-anything = { $form ->
    [dat] dem, was schon dort liegt
   *[nom] was schon dort liegt
}
lay-hides = für sich allein darf es nichts ganz verdecken, das noch zu sehen ist: { FORM($what, "nom", "pl") }
lay-ask-turn = in welcher Drehung legst du „{ $what }“?
lay-ask-where = wohin kommt die linke obere Ecke von „{ $what }“?
# mehrere Lagen in einer Frage: was, wie gedreht und wo
lay-ask = wähle, was du wie und wohin legst
lay-turn-upright = aufrecht
lay-turn-right = nach rechts gedreht
lay-turn-upside_down = kopfüber
lay-turn-left = nach links gedreht
# $how: visible (sichtbar) oder covered (verdeckt); $printed: ob nur Felder mit $word zählen; $some: ob nur die von $of
number-of-cells = { word-the-number } der { $how ->
    [visible] sichtbaren
   *[covered] verdeckten
} Felder { word-of-cells }
counted-cells = { $n ->
    [one] { $how ->
        [visible] sichtbares
       *[covered] verdecktes
    } Feld
   *[other] { $n } { $how ->
        [visible] sichtbare
       *[covered] verdeckte
    } Felder
} { word-of-cells }
word-of-cells = { $printed ->
    [yes] mit „{ $word }“
   *[no] { "" }
} { $some ->
    [yes] von { FORM($of, "dat", "pl") }
   *[no] { "" }
} { $where }

## Möglichkeiten, die es in jedem Spiel gibt

option-done = fertig
option-no = nein, danke
option-yes = ja
option-stop = hier anhalten
option-go_on = weiter
    .does = macht weiter
option-otherwise = nichts ist möglich

## Rulebook
# $players: eine Liste von Zahlen, $n: die letzte davon
book-for = { $n ->
    [one] für 1 Spieler
   *[other] für { $players } Spieler
}
book-with = { $n ->
    [one] bei { $players } Spieler
   *[other] bei { $players } Spielern
}
book-column = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
book-rulebook = Spielregel
book-contents = Inhalt
book-components = Spielmaterial
book-pieces = Figuren und Marker
book-each-player = jeder Spieler
book-in-all = insgesamt
book-cards = Tafeln, Karten und Plättchen
book-different = verschiedene
book-copies = mehrfach vorhanden
book-counters = Für { FORM($what, "acc", "pl") } gibt es keine Obergrenze.
book-stock = Insgesamt gibt es { FORM($what, "acc") }.
book-setup = Spielaufbau
book-start = womit jeder Spieler beginnt
book-game-start = womit das Spiel beginnt
book-what = was
book-where = wo
book-how-many = wie viel
book-first-player = Startspieler { $n }
book-others = die anderen { $n }
book-seat = Spieler { $seat }: { $n }
book-differences = was von der Spielerzahl abhängt
book-no-differences = Der Aufbau ist bei jeder Spielerzahl gleich.
book-layout = Auslage
book-layout-rows = Länge der Reihen
book-layout-shuffled = Die Reihenfolge wird ausgelost, dies ist also nur ein Beispiel. Was sich berührt, ist benachbart.
book-layout-fixed = Die Auslage ist immer dieselbe. Was sich berührt, ist benachbart.
book-layout-printed = Auf den Spielplan gedruckt.
book-map-lines = Was eine Linie verbindet, ist benachbart.
book-board-start = Das Brett zu Beginn des ersten Zuges.
book-board-two = Hell: Spieler 1, dunkel: Spieler 2.
book-layout-next-to = daneben liegen
book-turn = Spielablauf
book-rules = Regeln
book-see = siehe auch
book-definitions = Begriffe und Symbole
book-sum = zusammengezählt werden
book-at-most = aber höchstens { $n }
book-at-least = aber mindestens { $n }
# eine Zeile, die bis zur nächsten gilt
book-from = ab { $n }
book-symbols = Symbole und Gruppen
book-group = gemeinsamer Name für: { $members }.
book-numbers = Grenzen
book-number = Grenze
book-value = Wert
book-changed-by = geändert durch
book-places = Orte
book-place = Ort
book-whose = wessen
book-whose-all = für alle
book-holds = was dort liegt
book-seen = sichtbar für
book-seen-all = alle
book-seen-others = alle außer dem Besitzer
book-seen-owner = den Besitzer
book-seen-nobody = niemanden
book-notes = Anmerkungen
book-row = eine Reihe, Anzahl der Plätze: { $n }
book-stack = ein Stapel, von dem oben gezogen wird
book-grid = ein Raster, { $columns } mal { $rows } Felder
book-limit = höchstens { $n }
book-slots = { $property } der Plätze nacheinander: { $values }
book-refilled = aufgefüllt aus: { $zone }
book-active = was dort auf den Karten steht, gilt für den Besitzer
book-entries = alle Tafeln, Karten und Plättchen
book-entries-count = Einträge
book-end = Spielende und Wertung
book-end-causes = { $besides ->
    [yes] { $n ->
        [one] das Spielende wird auch ausgelöst, sobald Folgendes der Fall ist
       *[other] das Spielende wird auch ausgelöst, sobald eine dieser Bedingungen erfüllt ist
    }
   *[no] { $n ->
        [one] das Spielende wird ausgelöst, sobald Folgendes der Fall ist
       *[other] das Spielende wird ausgelöst, sobald eine dieser Bedingungen erfüllt ist
    }
}
# unter dem Namen einer Ursache: was dafür gelten muss, als Satz
book-end-cause = { FORM($cond, "bare") }
book-after-now = Das Spiel endet sofort.
book-after-round = Die laufende Runde wird beendet, dann endet das Spiel.
book-after-rounds = { $n ->
    [one] Die laufende Runde wird beendet und noch eine weitere gespielt, dann endet das Spiel.
   *[other] Die laufende Runde wird beendet und noch { $n } weitere werden gespielt, dann endet das Spiel.
}
book-scoring = Schlusswertung
book-victory = wer gewinnt
# $how: most oder least; „gen“: nach „die meisten“ steht ein Adjektiv wie im Genitiv („die meisten erfüllten Aufträge“)
book-winner = { $how ->
    [least] Es gewinnt, wer die wenigsten { FORM($what, "gen", "pl") } hat.
   *[most] Es gewinnt, wer die meisten { FORM($what, "gen", "pl") } hat.
}
book-winner-number = { $how ->
    [least] Es gewinnt, wer die niedrigste Zahl hat: { FORM($what, "nom") }.
   *[most] Es gewinnt, wer die höchste Zahl hat: { FORM($what, "nom") }.
}
book-tie = { $tied ->
    [first] Bei Gleichstand
   *[still] Herrscht weiterhin Gleichstand,
} { $how ->
    [least] gewinnt, wer die wenigsten { FORM($what, "gen", "pl") } hat.
   *[most] gewinnt, wer die meisten { FORM($what, "gen", "pl") } hat.
}
book-tie-number = { $tied ->
    [first] Bei Gleichstand
   *[still] Herrscht weiterhin Gleichstand,
} { $how ->
    [least] entscheidet { FORM($what, "nom") }: Die niedrigste Zahl gewinnt.
   *[most] entscheidet { FORM($what, "nom") }: Die höchste Zahl gewinnt.
}
book-tie-seat = { $tied ->
    [first] Bei Gleichstand
   *[still] Herrscht weiterhin Gleichstand,
} gewinnt, wer in der Spielreihenfolge früher kommt.
book-tie-shared = { $tied ->
    [first] Bei Gleichstand
   *[still] Herrscht weiterhin Gleichstand,
} teilen sich die Beteiligten den Sieg.
book-teams = Wer zusammenspielt, nach Plätzen: { $teams }. Partner gewinnen gemeinsam.
book-no-teams = Jeder spielt für sich.
book-one-team = Alle Spieler gewinnen oder verlieren gemeinsam.
book-may-win = Du gewinnst nur, falls { FORM($cond, "sub") }.
book-expansions = Erweiterungen
book-variants = Varianten
# geänderte Regeln
book-before = bisher
book-now = jetzt
book-gone = entfällt
book-not-together = Lässt sich nicht zusammen mit der Erweiterung aus dem Titel verwenden.
book-sources = woher die Zahlen stammen
book-figures = Angaben
book-sources-declared = Figuren, Orte und andere Zahlen
book-source-rulebook = Spielregel
    .meaning = In einer Spielregel abgedruckt.
book-source-known = bekannt
    .meaning = Allgemein bekannt oder in einem Beispiel abgedruckt.
book-source-reconstructed = rekonstruiert
    .meaning = Nicht bekannt. Gewählt wurde eine Zahl, die zu allem Bekannten passt; wer das Spiel besitzt, kann die richtige eintragen.
book-source-unknown = nicht angegeben
book-numbered = die Regeln nach Nummern
book-made = Geschrieben aus den Regeln, nach denen das Spiel abläuft (Regeln { $digest }).

## Spielpläne: Richtungen von Schritten und die Linien in ihnen (.open: nichts steht im Weg)

direction-straight = in beliebiger Richtung
    .line = einer Geraden
    .open = einer freien Geraden
    .far = { $n ->
        [one] { $n } Schritt in beliebiger Richtung entfernt
       *[other] { $n } Schritte in beliebiger Richtung entfernt
    }
direction-orthogonal = waagerecht oder senkrecht
    .line = einer Waagerechten oder Senkrechten
    .open = einer freien Waagerechten oder Senkrechten
    .far = { $n ->
        [one] { $n } Schritt waagerecht oder senkrecht entfernt
       *[other] { $n } Schritte waagerecht oder senkrecht entfernt
    }
direction-diagonal = diagonal
    .line = einer Diagonale
    .open = einer freien Diagonale
    .far = { $n ->
        [one] { $n } Schritt diagonal entfernt
       *[other] { $n } Schritte diagonal entfernt
    }
direction-upright = nach oben oder unten
    .line = einer senkrechten Linie
    .open = einer freien senkrechten Linie
direction-level = nach links oder rechts
    .line = einer waagerechten Linie
    .open = einer freien waagerechten Linie
direction-rising = entlang der steigenden Schräge
    .line = einer steigenden Linie
    .open = einer freien steigenden Linie
direction-falling = entlang der fallenden Schräge
    .line = einer fallenden Linie
    .open = einer freien fallenden Linie
direction-upward = nach oben
    .line = einer nach oben führenden Linie
    .open = einer freien nach oben führenden Linie
direction-downward = nach unten
    .line = einer nach unten führenden Linie
    .open = einer freien nach unten führenden Linie
direction-rightward = nach rechts
    .line = einer nach rechts führenden Linie
    .open = einer freien nach rechts führenden Linie
direction-leftward = nach links
    .line = einer nach links führenden Linie
    .open = einer freien nach links führenden Linie
direction-forward = vorwärts
    .line = einer vorwärts führenden Linie
    .open = einer freien vorwärts führenden Linie
direction-backward = rückwärts
    .line = einer rückwärts führenden Linie
    .open = einer freien rückwärts führenden Linie
direction-sideways = seitwärts
    .line = einer seitwärts führenden Linie
    .open = einer freien seitwärts führenden Linie
direction-both = { $way } { $side }
    .line = { $way } { $side }
    .open = { $way } { $side }
direction-own = per „{ $name }“
    .line = einer Linie „{ $name }“
    .open = einer freien Linie „{ $name }“
# .from am Nomen: „vom Feld …“ statt „von dem Feld …“
word-from-there = { TRAIT($thing, "from") ->
    [none] von { FORM($thing, "dat") }
   *[other] { TRAIT($thing, "from") }
} aus
steps-from = { $gender ->
    [none] { word-from-there } { $far } { $over }
   *[other] , { word-which } { word-from-there } { $far } { $over } { $number ->
        [pl] liegen
       *[sg] liegt
    },
}
    .late = yes
word-which = { $number ->
    [pl] die
   *[sg] { $gender ->
        [m] der
        [f] die
       *[n] das
    }
}
so-many-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} { $way }
some-steps = { $numbers } Schritte { $way }
steps-away = { $gender ->
    [none] { word-from-there } so viele Schritte { $way }, wie { word-says-how-many }
   *[other] , { word-which } { word-from-there } so viele Schritte { $way } { $number ->
        [pl] liegen
       *[sg] liegt
    }, wie { word-says-how-many },
}
    .late = yes
word-says-how-many = { $shown ->
    [yes] { FORM($die, "nom") } zeigt
   *[no] { FORM($n, "nom") } angibt
}
line-from = auf { $way } { word-from-there } { $beyond ->
    [yes] hinter { FORM($behind, "dat") }
   *[no] { "" }
} { $over }
over-things = über { FORM($things, "acc", "pl") }
over-so-many = über genau { $n ->
    [one] { $n } { FORM($things, "acc", "sg") }
   *[other] { $n } { FORM($things, "acc", "pl") }
}
between-things = zwischen { FORM($first, "dat") } und { FORM($last, "dat") }
on-the-edge = am Rand des Spielplans
farthest-row = { $whose ->
    [you] in der von dir aus hintersten Reihe
    [they] in der von diesem Spieler aus hintersten Reihe
   *[none] in der hintersten Reihe
}
in-row = { $how ->
    [at-least] in der { $n }. oder einer späteren Reihe
    [at-most] in den ersten { $n } Reihen
    [more-than] hinter der { $n }. Reihe
    [fewer-than] vor der { $n }. Reihe
   *[exactly] in der { $n }. Reihe
} { $whose ->
    [you] von dir aus
    [they] von seiner Seite aus
   *[none] von der näheren Seite aus
}
row-from = { $form ->
    [dat] der Reihe
    [gen] der Reihe
   *[nom] die Reihe
} { FORM($thing, "gen") }, { $whose ->
    [you] von dir aus
    [they] von diesem Spieler aus
   *[none] von der näheren Seite aus
} gezählt,
place-from = { $form ->
    [dat] der Stelle
    [gen] der Stelle
   *[nom] die Stelle
} { FORM($thing, "gen") }, { $whose ->
    [you] von deinem Anfang aus
    [they] vom Anfang dieses Spielers aus
   *[none] vom Anfang der Bahn aus
} gezählt,
distance-between = { $form ->
    [dat] dem Abstand
    [gen] des Abstands
    [acc] den Abstand
   *[nom] der Abstand
} von { FORM($first, "dat") } zu { FORM($last, "dat") }
line-of = { $form ->
    [bare] auf { $way } liegen { $n } { FORM($things, "nom", "pl") } nebeneinander { $told ->
        [yes] , darunter { FORM($through, "nom") },
       *[no] { "" }
    }
   *[sub] auf { $way } { $n } { FORM($things, "nom", "pl") } { $told ->
        [yes] , darunter { FORM($through, "nom") },
       *[no] { "" }
    } nebeneinanderliegen
}
noun-prop-place =
    .gender = f
    .nom-sg = Stelle
    .acc-sg = Stelle
    .dat-sg = Stelle
    .gen-sg = Stelle
    .nom-pl = Stellen
    .dat-pl = Stellen
    .gen-pl = Stellen
noun-prop-row =
    .gender = f
    .nom-sg = Reihe
    .acc-sg = Reihe
    .dat-sg = Reihe
    .gen-sg = Reihe
    .nom-pl = Reihen
    .dat-pl = Reihen
    .gen-pl = Reihen
noun-prop-column =
    .gender = f
    .nom-sg = Spalte
    .acc-sg = Spalte
    .dat-sg = Spalte
    .gen-sg = Spalte
    .nom-pl = Spalten
    .dat-pl = Spalten
    .gen-pl = Spalten
