### Słowa języka efektów, po polsku. Gracz jest „ty”: polecenia w trybie rozkazującym.
### $form: przypadek rzeczownika (nom, gen, dat, acc, ins, loc) albo tryb efektu: imp lub nic (polecenie: otrzymaj),
### inf (po „możesz”: otrzymać), to (cel, po „aby”: otrzymać), ind (skutek na karcie: otrzymujesz).
### Rodzaje: mp męskoosobowy, ma męskozwierzęcy, mi męskorzeczowy, f żeński, n nijaki.

## Brzmienie: z/ze, w/we zależnie od tego, co stoi dalej. W zdaniach piszcie „z” i „w”.

sound-z = ze
    .word = z
    .before = sb sc sf sk sł sm sn sp sr st sw szc szk szl szm szn szp szt śc śl śm śn śr św wsp wst wsz wz zb zd zg zł zm zn zr zw źr żr mn
sound-w = we
    .word = w
    .before = fr wł wn wr wsch wsp wst wsz wt wz

## Rzeczowniki: którego atrybutu rzeczownika potrzeba

noun-form = { $number ->
    [pl] { $form ->
        [gen] gen-pl
        [dat] dat-pl
        [acc] acc-pl
        [ins] ins-pl
        [loc] loc-pl
       *[nom] nom-pl
    }
   *[sg] { $form ->
        [gen] gen-sg
        [dat] dat-sg
        [acc] acc-sg
        [ins] ins-sg
        [loc] loc-sg
       *[nom] nom-sg
    }
}
# Po 2, 3, 4 mianownik i biernik brzmią jak biernik liczby mnogiej (2 punkty, 2 asystentów), po 5 jak dopełniacz.
numeral-form = { $form ->
    [gen] { $class ->
        [one] gen-sg
        [few] gen-pl
       *[other] gen-pl
    }
    [dat] { $class ->
        [one] dat-sg
        [few] dat-pl
       *[other] dat-pl
    }
    [ins] { $class ->
        [one] ins-sg
        [few] ins-pl
       *[other] ins-pl
    }
    [loc] { $class ->
        [one] loc-sg
        [few] loc-pl
       *[other] loc-pl
    }
    [acc] { $class ->
        [one] acc-sg
        [few] acc-pl
       *[many] gen-pl
    }
   *[nom] { $class ->
        [one] nom-sg
        [few] acc-pl
       *[many] gen-pl
    }
}
amount = { $n } { $what }
amount-alike = { $n } { $how ->
    [equal] jednakow
   *[different] różn
}{ $form ->
    [gen] ych
    [loc] ych
    [dat] ym
    [ins] ymi
   *[nom] { $class ->
        [one] ych
        [few] e
       *[many] ych
    }
} { $what }
amount-entry = { $n } × { $name }
list-and = { $first } i { $next }
list-or = { $first } lub { $next }
list-nor = { $first } ani { $next }
list-none = { $first } ani { $next }
either-thing = { $first }, albo też { $next }
list-comma = { $first }, { $next }
either = { $first } lub { $next }
either-do = { $first } albo { $next }
either-do-comma = { $first }, { $next }
# bare: po dwukropku
then = { $form ->
    [bare] { $first } i { $next }
   *[other] { $first }, a następnie { $next }
}
then-comma = { $first }, { $next }

## Końcówki: używane przez inne słowa, według $form, $number i $gender

# wolny, wolnego, wolna …
ending-hard = { $number ->
    [pl] { $form ->
        [gen] ych
        [loc] ych
        [dat] ym
        [ins] ymi
        [acc] { $gender ->
            [mp] ych
           *[other] e
        }
       *[nom] { $gender ->
            [mp] i
           *[other] e
        }
    }
   *[sg] { $gender ->
        [f] { $form ->
            [acc] ą
            [ins] ą
            [gen] ej
            [dat] ej
            [loc] ej
           *[nom] a
        }
       *[other] { $form ->
            [gen] ego
            [dat] emu
            [ins] ym
            [loc] ym
            [acc] { $gender ->
                [mp] ego
                [ma] ego
                [n] e
               *[mi] y
            }
           *[nom] { $gender ->
                [n] e
               *[mi] y
            }
        }
    }
}
# sąsiedni, sąsiedniego, sąsiednia …
ending-soft = { $number ->
    [pl] { $form ->
        [gen] ch
        [loc] ch
        [dat] m
        [ins] mi
        [acc] { $gender ->
            [mp] ch
           *[other] e
        }
       *[nom] { $gender ->
            [mp] { "" }
           *[other] e
        }
    }
   *[sg] { $gender ->
        [f] { $form ->
            [acc] ą
            [ins] ą
            [gen] ej
            [dat] ej
            [loc] ej
           *[nom] a
        }
       *[other] { $form ->
            [gen] ego
            [dat] emu
            [ins] m
            [loc] m
            [acc] { $gender ->
                [mp] ego
                [ma] ego
                [n] e
               *[mi] { "" }
            }
           *[nom] { $gender ->
                [n] e
               *[mi] { "" }
            }
        }
    }
}
# ten, tego, ta …
ending-this = { $number ->
    [pl] { $form ->
        [gen] tych
        [loc] tych
        [dat] tym
        [ins] tymi
        [acc] { $gender ->
            [mp] tych
           *[other] te
        }
       *[nom] { $gender ->
            [mp] ci
           *[other] te
        }
    }
   *[sg] { $gender ->
        [f] { $form ->
            [acc] tę
            [ins] tą
            [gen] tej
            [dat] tej
            [loc] tej
           *[nom] ta
        }
       *[other] { $form ->
            [gen] tego
            [dat] temu
            [ins] tym
            [loc] tym
            [acc] { $gender ->
                [mp] tego
                [ma] tego
                [n] to
               *[mi] ten
            }
           *[nom] { $gender ->
                [n] to
               *[mi] ten
            }
        }
    }
}
# tw-ój, sw-ojego …
ending-own = { $number ->
    [pl] { $form ->
        [gen] oich
        [loc] oich
        [dat] oim
        [ins] oimi
        [acc] { $gender ->
            [mp] oich
           *[other] oje
        }
       *[nom] { $gender ->
            [mp] oi
           *[other] oje
        }
    }
   *[sg] { $gender ->
        [f] { $form ->
            [acc] oją
            [ins] oją
            [gen] ojej
            [dat] ojej
            [loc] ojej
           *[nom] oja
        }
       *[other] { $form ->
            [gen] ojego
            [dat] ojemu
            [ins] oim
            [loc] oim
            [acc] { $gender ->
                [mp] ojego
                [ma] ojego
                [n] oje
               *[mi] ój
            }
           *[nom] { $gender ->
                [n] oje
               *[mi] ój
            }
        }
    }
}
# wszystkie, wszystkich …
ending-all = { $form ->
    [gen] wszystkich
    [loc] wszystkich
    [dat] wszystkim
    [ins] wszystkimi
    [acc] { $gender ->
        [mp] wszystkich
       *[other] wszystkie
    }
   *[nom] { $gender ->
        [mp] wszyscy
       *[other] wszystkie
    }
}
# który, którego, która …: $noun mówi, o czym mowa
which = { $number ->
    [pl] { $form ->
        [gen] których
        [loc] których
        [dat] którym
        [ins] którymi
        [acc] { GENDER($noun) ->
            [mp] których
           *[other] które
        }
       *[nom] { GENDER($noun) ->
            [mp] którzy
           *[other] które
        }
    }
   *[sg] { GENDER($noun) ->
        [f] { $form ->
            [acc] którą
            [ins] którą
            [gen] której
            [dat] której
            [loc] której
           *[nom] która
        }
       *[other] { $form ->
            [gen] którego
            [dat] któremu
            [ins] którym
            [loc] którym
            [acc] { GENDER($noun) ->
                [mp] którego
                [ma] którego
                [n] które
               *[mi] który
            }
           *[nom] { GENDER($noun) ->
                [n] które
               *[mi] który
            }
        }
    }
}
# mianownik, dopełniacz i miejscownik tego samego zaimka, niezależnie od $form
which-nom = { $number ->
    [pl] { GENDER($noun) ->
        [mp] którzy
       *[other] które
    }
   *[sg] { GENDER($noun) ->
        [f] która
        [n] które
       *[other] który
    }
}
which-gen = { $number ->
    [pl] których
   *[sg] { GENDER($noun) ->
        [f] której
       *[other] którego
    }
}
which-on = { TRAIT($noun, "at") ->
    [in] w
   *[none] na
} { which-loc }
which-loc = { $number ->
    [pl] których
   *[sg] { GENDER($noun) ->
        [f] której
       *[other] którym
    }
}

## Rzeczy: $thing to rzeczownik z przymiotnikami, już odmieniony

thing-a = { $thing }
thing-again = { $number ->
    [pl] { thing-a }
   *[sg] { $gender ->
        [f] { $form ->
            [gen] drugiej
            [dat] drugiej
            [loc] drugiej
            [acc] drugą
            [ins] drugą
           *[nom] druga
        }
       *[other] { $form ->
            [gen] drugiego
            [dat] drugiemu
            [loc] drugim
            [ins] drugim
            [acc] { $gender ->
                [mp] drugiego
                [ma] drugiego
                [n] drugie
               *[mi] drugi
            }
           *[nom] { $gender ->
                [n] drugie
               *[other] drugi
            }
        }
    }
}
thing-the = { $thing }
thing-that = { ending-this } { $thing }
thing-chosen = wybran{ ending-hard } { $thing }
thing-this = { ending-this } { $thing }
thing-your = { $form ->
    [nom] tw{ ending-own } { $thing }
   *[other] sw{ ending-own } { $thing }
}
thing-their = jego { $thing }
thing-other = { $thing } innego gracza
thing-no = { $thing }
thing-one-of = { $gender ->
    [f] { $form ->
        [gen] jednej
        [dat] jednej
        [loc] jednej
        [acc] jedną
        [ins] jedną
       *[nom] jedna
    }
   *[other] { $form ->
        [gen] jednego
        [dat] jednemu
        [loc] jednym
        [ins] jednym
        [acc] { $gender ->
            [mp] jednego
            [ma] jednego
            [n] jedno
           *[mi] jeden
        }
       *[nom] { $gender ->
            [n] jedno
           *[mi] jeden
        }
    }
} { $of }
thing-each = każd{ ending-hard } { $thing }
thing-all = { ending-all } { $thing }
thing-all-your = { $form ->
    [nom] { ending-all } tw{ ending-own } { $thing }
   *[other] { ending-all } sw{ ending-own } { $thing }
}
thing-own = sw{ ending-own } { $thing }
thing-all-own = { ending-all } sw{ ending-own } { $thing }
thing-bare = { $thing }
behind = { $thing } { $clause }
# nazwa, pod którą odtąd się o czymś mówi
called-so = ({ FORM($name, "nom", "sg") })
that-number = { $form ->
    [gen] tej liczby
    [dat] tej liczbie
    [acc] tę liczbę
    [ins] tą liczbą
    [loc] tej liczbie
   *[nom] ta liczba
}
# „it” stoi tylko w zdaniach po rzeczy, o której mowa: jest zaimkiem względnym
pronoun = { $who ->
    [you] { $form ->
        [gen] ciebie
        [acc] ciebie
        [dat] ci
        [ins] tobą
        [loc] tobie
       *[nom] ty
    }
    [they] { $form ->
        [gen] tego gracza
        [acc] tego gracza
        [dat] temu graczowi
        [ins] tym graczem
        [loc] tym graczu
       *[nom] ten gracz
    }
   *[it] { which }
}
    .it = { $who ->
    [it] yes
   *[you] none
}
location-of-piece = { FORM($kind, $form) }, { TRAIT($kind, "at") ->
    [in] w
   *[none] na
} { GENDER($kind) ->
    [f] której
   *[other] którym
} jest { FORM($piece, "nom") },
location-of = { FORM($kind, $form) }, { TRAIT($kind, "at") ->
    [in] w
   *[none] na
} { GENDER($kind) ->
    [f] której
   *[other] którym
} jest { GENDER($piece) ->
    [f] twoja
    [n] twoje
   *[other] twój
} { FORM($piece, "nom") },

## Zdania po rzeczy. $nth: ile takich zdań stoi przed tym

# Czyje: you (masz), they (gracz, który ma), others i none (jest)
with = { $nth ->
    [0] { $whose ->
        [you] , { which-on } masz { FORM($piece, "acc") }
        [they] { GENDER($noun) ->
            [mp] , { which-nom } { $number ->
                [pl] mają
               *[sg] ma
            } { FORM($piece, "acc") } { $where }
           *[other] , { which-on } ten gracz ma { FORM($piece, "acc") }
        }
       *[others] { TRAIT($noun, "owner") ->
            [yes] , { which-nom } { $number ->
                [pl] mają
               *[sg] ma
            } { FORM($what, "acc") } { $where }
           *[none] , { which-on } { NUMERUS($piece) ->
                [one] jest
                [few] są
               *[other] jest
            } { $what }
        }
    }
   *[other] { $whose ->
        [you] i { which-on } masz { FORM($piece, "acc") }
        [they] i ma { FORM($piece, "acc") } { $where }
       *[others] i { NUMERUS($piece) ->
            [one] jest
            [few] są
           *[other] jest
        } { $what }
    }
}
without = { $nth ->
    [0] { $whose ->
        [you] { $article ->
            [no] bez { FORM($what, "gen") }
           *[other] , { which-on } nie masz { FORM($piece, "gen") }
        }
        [they] { GENDER($noun) ->
            [mp] , { which-nom } nie { $number ->
                [pl] mają
               *[sg] ma
            } { FORM($piece, "gen") } { $where }
           *[other] , { which-on } ten gracz nie ma { FORM($piece, "gen") }
        }
       *[others] , { which-on } nie ma { FORM($what, "gen") }
    }
   *[other] { $whose ->
        [you] { word-and-not } nie masz { FORM($piece, "gen") }
        [they] { word-and-not } nie ma { FORM($piece, "gen") } { $where }
       *[others] { word-and-not } nie ma { FORM($what, "gen") }
    }
}
# kilka naraz: $what lub $piece połączone przez list-or (with) albo list-nor (without)
with-any = { $nth ->
    [0] , { which-on }
   *[other] i
} jest { FORM($piece, "nom") }
without-any = { $nth ->
    [0] , { which-on }
   *[other] { word-and-not }
} nie ma { FORM($piece, "gen") }
# co ma .lies = on, leży na czymś, a nie przy tym
word-at = { TRAIT($what, "lies") ->
    [on] na
   *[none] przy
}
which-at = { TRAIT($noun, "at") ->
    [in] w
   *[none] { word-at }
} { which-loc }
word-is = { NUMERUS($what) ->
    [one] jest
    [few] są
   *[other] jest
}
with-utmost = { $nth ->
    [0] z
   *[other] i z
} { word-utmost }
word-utmost = { $counted ->
    [yes] { $how ->
        [lowest] najmniejszą
       *[highest] największą
    } liczbą { FORM($what, "gen", "pl") }
   *[no] { $named ->
        [yes] { $how ->
            [lowest] najmniejsz
           *[highest] największ
        }{ GENDER($what) ->
            [f] ą
           *[mi] ym
        } { FORM($what, "ins") }
       *[no] { $how ->
            [lowest] najmniejszą
           *[highest] największą
        } wartością „{ FORM($what, "bare") }”
    }
}
has-utmost = { $whose ->
    [you] { $no ->
        [yes] nie masz
       *[no] masz
    }
   *[none] { FORM($thing, "nom") } { $no ->
        [yes] nie ma
       *[no] ma
    }
} { $counted ->
    [yes] { $how ->
        [lowest] najmniej
       *[highest] najwięcej
    } { FORM($what, "gen", "pl") }
   *[no] { $named ->
        [yes] { $how ->
            [lowest] najmniejsz
           *[highest] największ
        }{ $no ->
            [yes] { GENDER($what) ->
                [f] ej
               *[mi] ego
            } { FORM($what, "gen") }
           *[no] { GENDER($what) ->
                [f] ą
                [n] e
                [mi] y
               *[ma] ego
            } { FORM($what, "acc") }
        }
       *[no] { $no ->
            [yes] { $how ->
                [lowest] najmniejszej
               *[highest] największej
            } wartości
           *[no] { $how ->
                [lowest] najmniejszą
               *[highest] największą
            } wartość
        } „{ FORM($what, "bare") }”
    }
}
with-thing = { $nth ->
    [0] ,
   *[other] , a
} { which-at } { word-is } { FORM($what, "nom") }
without-thing = { $nth ->
    [0] ,
   *[other] , a
} { which-at } nie ma { FORM($what, "gen") }
where = { $nth ->
    [0] , { FORM($cond, "", $number) },
   *[other] i { FORM($cond, "", $number) },
}
that-is-not = { $nth ->
    [0] , { which-nom }
   *[other] i { which-nom }
} nie { $number ->
    [pl] są
   *[sg] jest
} { FORM($what, "ins") },
# po zdaniu względnym przecinek je zamyka; .it: to, o czym i tak mowa
next-to = { TRAIT($thing, "it") ->
    [yes] obok
   *[none] { $nth ->
        [0] { "" }
       *[other] ,
    } sąsiadując{ ending-hard } z { FORM($thing, "ins") }
}
connected = { $nth ->
    [0] { "" }
   *[other] ,
} połączon{ ending-hard } z { FORM($thing, "ins") }{ $itself ->
    [yes] { " " }(włącznie z { GENDER($thing) ->
        [f] nią
       *[other] nim
    })
   *[no] { "" }
}
on-top = { $thing } (z wierzchu)
but-for = inn{ ending-hard } niż { FORM($name, "nom") }
bearing = ({ FORM($property, "nom") }: { $name })
alike = z { GENDER($property) ->
    [f] tą samą
   *[other] tym samym
} { FORM($property, "ins") } co { FORM($thing, "nom") }
unlike = { GENDER($property) ->
    [f] innej
   *[other] innego
} { FORM($property, "gen") } niż { FORM($thing, "nom") }
# to, co ma .parts = beside, ma swoje części obok siebie
part-of = { TRAIT($thing, "parts") ->
    [beside] przy { FORM($thing, "loc") }
   *[none] { FORM($thing, "gen") }
}
from-place = z { FORM($thing, "gen") }
# .at = in przy rzeczowniku: jest się „w” nim, a nie „na” nim
# at: po „umieść”; .placed: można tu coś umieścić, a nie tylko przenieść
to-place = { $form ->
    [at] { in-place }
   *[other] { TRAIT($thing, "at") ->
        [in] do { FORM($thing, "gen") }
       *[none] na { FORM($thing, "acc") }
    }
}
    .placed = yes
in-place = { TRAIT($thing, "at") ->
    [in] w
   *[none] na
} { FORM($thing, "loc") }
# tam, gdzie czegoś nie ma nigdzie; $bare: bez przedimka
in-no-place = { TRAIT($thing, "at") ->
    [in] w
   *[none] na
} { GENDER($bare) ->
    [f] żadnej
   *[other] żadnym
} { FORM($bare, "loc") }
from-places = z { FORM($thing, "gen", "pl") }
to-places = { $form ->
    [at] na { FORM($thing, "loc") }
   *[other] na { FORM($thing, "acc") }
}
    .placed = yes
# some: gdy wystarczy jedno z tych miejsc; none: gdy nie ma tego na żadnym
in-places = { TRAIT($thing, "at") ->
    [in] w
   *[none] na
} { $form ->
    [some] { GENDER($thing) ->
        [f] którejś z
       *[other] którymś z
    } { FORM($thing, "gen", "pl") }
    [none] { GENDER($thing) ->
        [f] żadnej z
       *[other] żadnym z
    } { FORM($thing, "gen", "pl") }
   *[all] { FORM($thing, "loc", "pl") }
}
from-parts = z { FORM($parts, "gen", "pl") } { FORM($thing, "gen") }
to-parts = { $form ->
    [at] { in-parts }
   *[other] na { FORM($parts, "acc", "pl") } { FORM($thing, "gen") }
}
    .placed = yes
in-parts = na { FORM($parts, "loc", "pl") } { FORM($thing, "gen") }

## Liczby

# .itself przy liczbie: „cenę …” zamiast „tyle jenów, ile wynosi cena …”
amount-of = { TRAIT($value, "itself") ->
    [yes] { FORM($value, $form) }
   *[none] tyle { FORM($what, "gen", "pl") }, ile wynosi { FORM($value, "nom") },
}
amount-per = { FORM($amount, $form) } za { $per }
counted-amount = { $n ->
    [1] { GENDER($noun) ->
        [f] każdą
        [n] każde
        [mi] każdy
       *[other] każdego
    } { FORM($noun, "acc") }
   *[other] { GENDER($noun) ->
        [mp] każdych
       *[other] każde
    } { FORM($amount, "acc") }
}
counted-at = { $what } { $where }
counted-in = { $n ->
    [one] każdą kartę { $zone }
    [few] każde { $n } karty { $zone }
   *[other] każde { $n } kart { $zone }
}
counted-thing = { $n ->
    [one] { GENDER($thing) ->
        [f] każdą
        [n] każde
        [mi] każdy
       *[other] każdego
    } { FORM($thing, "acc", "sg") }
    [few] { word-every-so-many } { $n } { FORM($thing, "acc", "pl") }
   *[other] { word-every-so-many } { $n } { FORM($thing, "gen", "pl") }
}
word-every-so-many = { GENDER($thing) ->
    [mp] każdych
   *[other] każde
}
# liczba, liczby, liczbę
number-word = { $form ->
    [gen] liczby
    [dat] liczbie
    [acc] liczbę
    [ins] liczbą
    [loc] liczbie
   *[nom] liczba
}
number-of-whom = { number-word } { FORM($what, "gen", "pl") } { FORM($who, "gen") }
# its: o tym, o kogo pyta zdanie względne
number-of = { $its ->
    [yes] { $number ->
        [pl] których
       *[sg] którego
    } { number-word } { FORM($what, "gen", "pl") }
   *[no] { TRAIT($what, "mass") ->
        [yes] { $form ->
            [acc] ilość
            [ins] ilością
            [gen] ilości
            [dat] ilości
            [loc] ilości
           *[nom] ilość
        } { $whose ->
            [you] { GENDER($what) ->
                [f] twojej
               *[other] twojego
            }
            [they] jego
           *[none] { GENDER($what) ->
                [f] całej
               *[other] całego
            }
        } { FORM($what, "gen") }
       *[none] { number-word } { $whose ->
            [you] twoich
            [they] jego
           *[none] wszystkich
        } { FORM($what, "gen", "pl") }
    }
}
number-at-whom = { number-word } { FORM($what, "gen", "pl") } { FORM($who, "gen") } { $where }
number-at = { number-word } { $whose ->
    [you] twoich { FORM($what, "gen", "pl") }
    [they] jego { FORM($what, "gen", "pl") }
    [others] { FORM($what, "gen", "pl") } innych graczy
   *[none] wszystkich { FORM($what, "gen", "pl") }
} { $where }
number-in = { number-word } kart { $where }
number-lying = { number-word } { FORM($what, "gen", "pl") } { $where }
stock-of = { number-word } { FORM($what, "gen", "pl") } pozostałych w puli
its-property = { which-gen } { FORM($property, "nom") }
its-slot-property = dla { which-gen } { FORM($property, "nom") }
in-it = { which-on }
amount-printed = tyle { FORM($what, "gen", "pl") }, ile wymaga { FORM($thing, "nom") },
property-of = { FORM($property, $form) } { FORM($thing, "gen") }
    .at = { TRAIT($property, "at") }
    .names = { TRAIT($property, "names") }
slot-property = { FORM($property, $form) } miejsca, na którym leży { FORM($thing, "nom") },
printed-number = { $form ->
    [gen] numeru
    [acc] numer
   *[nom] numer
} { FORM($thing, "gen") }
in-brackets = ({ FORM($what, $form) })
plus = { FORM($left, $form) } plus { FORM($right, $form) }
minus = { FORM($left, $form) } minus { FORM($right, $form) }
times = { FORM($left, $form) } razy { FORM($right, $form) }
divided = { FORM($left, $form) } podzielone przez { FORM($right, "acc") }
capped = { FORM($left, $form) }, ale najwyżej { FORM($right, "acc") },
floored = { FORM($left, $form) }, ale co najmniej { FORM($right, "acc") },
# jedna liczba albo druga
if-number = { FORM($then, $form) }, jeśli { $cond }; w przeciwnym razie { FORM($other, $form) }
round-number = { $form ->
    [gen] numeru
    [dat] numerowi
   *[nom] numer
} rundy
count-of = { number-word } { FORM($what, "gen", "pl") }
# $how: total, highest, lowest; $of: rzeczy z nadrukowanym numerem albo z właściwością
own-number = { $how ->
    [total] suma numerów
    [lowest] najniższy numer
   *[highest] najwyższy numer
} wśród { FORM($of, "gen", "pl") }
own-property = { $how ->
    [total] { $form ->
        [gen] sumy
        [acc] sumę
       *[nom] suma
    } { FORM($property, "gen", "pl") } wszystkich
    [lowest] najmniejsza z liczb „{ FORM($property, "nom") }” wśród
   *[highest] największa z liczb „{ FORM($property, "nom") }” wśród
} { FORM($of, "gen", "pl") }
    .itself = { TRAIT($property, "itself") }
total = { $form ->
    [gen] sumy
    [acc] sumę
   *[nom] suma
} wartości „{ $what }” dla { FORM($of, "gen", "pl") }
highest = największ{ GENDER($what) ->
    [f] { $form ->
        [acc] ą
        [ins] ą
        [gen] ej
        [dat] ej
        [loc] ej
       *[nom] a
    }
    [n] { $form ->
        [gen] ego
       *[nom] e
    }
   *[other] { $form ->
        [gen] ego
       *[nom] y
    }
} { FORM($what, $form) } wśród { FORM($of, "gen", "pl") }
lowest = najmniejsz{ GENDER($what) ->
    [f] { $form ->
        [acc] ą
        [ins] ą
        [gen] ej
        [dat] ej
        [loc] ej
       *[nom] a
    }
    [n] { $form ->
        [gen] ego
       *[nom] e
    }
   *[other] { $form ->
        [gen] ego
       *[nom] y
    }
} { FORM($what, $form) } wśród { FORM($of, "gen", "pl") }

## Warunki. $how: at-least, at-most, more-than, fewer-than, exactly

# przed liczbą
how-many = { $how ->
    [at-least] co najmniej
    [at-most] najwyżej
    [more-than] więcej niż
    [fewer-than] mniej niż
   *[exactly] dokładnie
}
word-have = { $whose ->
    [they] ma
   *[you] masz
}
cond-and = { $first } i { $next }
cond-or = { $first } lub { $next }
cond-and-wide = { $first }, a ponadto { $next }
cond-or-wide = { $first }, albo też { $next }
cond-if = { FORM($what, $form, $number) } (tylko jeśli { $cond })
cond-unless = { FORM($what, $form, $number) }, chyba że { $cond },
cond-needless = { FORM($what, $form, $number) } (niekonieczne, jeśli { $cond })
not = nie jest tak, że { $what }
you-have = { word-have } { how-many } { FORM($what, "acc") }
you-have-number = { word-have } { TRAIT($value, "plain") ->
    [yes] { how-many } { FORM($amount, "acc") }
   *[none] { $how ->
        [at-least] co najmniej tyle { FORM($what, "gen", "pl") }, ile { word-as-much }
        [at-most] najwyżej tyle { FORM($what, "gen", "pl") }, ile { word-as-much }
        [more-than] więcej { FORM($what, "gen", "pl") } { word-than }
        [fewer-than] mniej { FORM($what, "gen", "pl") } { word-than }
       *[exactly] tyle samo { FORM($what, "gen", "pl") }, ile { word-as-much }
    }
}
word-as-much = { $sort ->
    [counter] { FORM($value, "gen", "pl") }
    [player] { FORM($value, "nom") }
   *[number] wynosi { FORM($value, "nom") }
}
word-than = { $sort ->
    [counter] niż { FORM($value, "gen", "pl") }
    [player] niż { FORM($value, "nom") }
   *[number] , niż wynosi { FORM($value, "nom") }
}
you-have-together = { word-have } łącznie { how-many } { $n ->
    [one] { $n } { FORM($what, "acc", "sg") }
    [few] { $n } { FORM($what, "acc", "pl") }
   *[other] { $n } { FORM($what, "gen", "pl") }
}
zone-of-whom = { $zone } { FORM($who, "gen") }
    .verb = { TRAIT($zone, "verb") }
    .verb-from = { TRAIT($zone, "verb-from") }
    .verb-to = { TRAIT($zone, "verb-to") }
    .placed = { TRAIT($zone, "placed") }
zone-has = { $where } { NUMERUS($what) ->
    [one] jest
    [few] są
   *[other] jest
} { how-many } { FORM($what, "nom") }
# po rzeczy, o której mowa: gracz, który ma co najmniej 1 technologię
it-holds = { GENDER($noun) ->
    [mp] { which-nom } { $number ->
        [pl] mają
       *[sg] ma
    } { how-many } { FORM($what, "acc") }
   *[other] { which-on } { NUMERUS($what) ->
        [one] jest
        [few] są
       *[other] jest
    } { how-many } { FORM($what, "nom") }
}
there-is = { $where } jest { FORM($what, "nom") }
there-is-such = { $where } jest { FORM($what, "nom") }
there-is-none = { $where } nie ma { GENDER($what) ->
    [f] żadnej
   *[other] żadnego
} { FORM($what, "gen") }
you-have-no = nie { word-have } { FORM($what, "gen") }
there-is-no = nie ma { FORM($what, "gen") }
# $times: ile razy, $n: to samo jako liczba; $no: yes, jeśli nie
position-came = ta sama pozycja { $no ->
    [yes] nie wystąpiła
   *[no] wystąpiła
} { $times } { $n ->
    [one] raz
    [few] razy
   *[many] razy
}
# coś jest zapamiętane albo nic; $whose: you, they albo none
note-is = { $whose ->
    [you] masz { FORM($note, "acc") }
    [they] ten gracz ma { FORM($note, "acc") }
   *[none] jest { FORM($note, "nom") }
}
note-is-no = { $whose ->
    [you] nie masz { FORM($note, "gen") }
    [they] ten gracz nie ma { FORM($note, "gen") }
   *[none] nie ma { FORM($note, "gen") }
}
# co leży obok $thing; .linked = yes: takie miejsca są połączone, choćby leżały daleko od siebie
lies-beside = z { FORM($thing, "ins", $number) } { TRAIT($thing, "linked") ->
    [yes] { $no ->
        [yes] nie jest połączon{ GENDER($what) ->
            [f] a żadna
            [n] e żadne
           *[other] y żaden
        }
       *[no] jest połączon{ GENDER($what) ->
            [f] a
            [n] e
           *[other] y
        }
    }
   *[none] { $no ->
        [yes] nie sąsiaduje { GENDER($what) ->
            [f] żadna
            [n] żadne
           *[other] żaden
        }
       *[no] sąsiaduje
    }
} { FORM($what, "nom") }
somebody-has = { $who ->
    [opponent] któryś z innych graczy
   *[player] któryś gracz
} { $no ->
    [yes] nie ma { FORM($what, "gen") }
   *[no] ma { FORM($what, "acc") }
} { $where }
there-are = { $n ->
    [one] jest { how-many } { $n } { FORM($what, "nom", "sg") }
    [few] są { how-many } { $n } { FORM($what, "nom", "pl") }
   *[other] jest { how-many } { $n } { FORM($what, "gen", "pl") }
}
players-left = { $n ->
    [one] pozostaje { how-many } { $n } gracz
    [few] pozostaje { how-many } { $n } graczy
   *[other] pozostaje { how-many } { $n } graczy
}
there-are-together = { $where } { $n ->
    [one] jest łącznie { how-many } { $n } { FORM($what, "nom", "sg") }
    [few] są łącznie { how-many } { $n } { FORM($what, "nom", "pl") }
   *[other] jest łącznie { how-many } { $n } { FORM($what, "gen", "pl") }
}
so-many = { how-many } { FORM($what, $form) }
# $alone: yes, jeśli każdy gracz ma tylko jeden taki pionek
piece-there = { $no ->
    [yes] { $whose ->
        [you] { FORM($where, "none", $number) } nie masz { FORM($what, "gen") }
        [they] { FORM($where, "none", $number) } ten gracz nie ma { FORM($what, "gen") }
        [others] { FORM($where, "none", $number) } nie ma { FORM($what, "gen") } { $two ->
            [yes] drugiego gracza
           *[no] innego gracza
        }
       *[none] { FORM($where, "none", $number) } nie ma { $counted ->
            [yes] { FORM($what, "gen", "pl") }
           *[no] { TRAIT($what, "many") ->
                [yes] { FORM($what, "gen", "pl") }
               *[none] { FORM($what, "gen") }
            }
        }
    }
   *[no] { $whose ->
        [you] { $alone ->
            [yes] { GENDER($what) ->
                [f] twoja
                [n] twoje
               *[other] twój
            } { FORM($what, "nom") } jest { FORM($where, "some", $number) }
           *[no] { FORM($where, "some", $number) } masz { FORM($what, "acc") }
        }
        [they] { FORM($where, "some", $number) } ten gracz ma { FORM($what, "acc") }
        [others] { FORM($where, "some", $number) } { $two ->
            [yes] { word-is } { FORM($what, "nom") } drugiego gracza
           *[no] { word-is } { FORM($what, "nom") } innego gracza
        }
       *[none] { FORM($where, "some", $number) } { NUMERUS($what) ->
            [one] jest
            [few] są
           *[other] jest
        } { FORM($what, "nom") }
    }
}
compare = { FORM($left, "nom", $number) } { $how ->
    [at-least] wynosi co najmniej { FORM($right, "acc") }
    [at-most] nie przekracza { FORM($right, "gen") }
    [more-than] przekracza { FORM($right, "acc") }
    [fewer-than] wynosi mniej niż { FORM($right, "nom") }
    [other-than] nie wynosi { FORM($right, "acc") }
   *[exactly] wynosi { FORM($right, "acc") }
}
round-is = { $how ->
    [at-least] trwa runda { $n } lub późniejsza
    [at-most] trwa runda { $n } lub wcześniejsza
    [more-than] runda { $n } już minęła
    [fewer-than] to jeszcze nie runda { $n }
   *[exactly] trwa runda { $n }
}
players-together = { FORM($who, "nom") } { $no ->
    [yes] nie gra
   *[no] gra
} razem z { FORM($whom, "ins") }
player-out = { $whose ->
    [you] { $no ->
        [yes] nie jesteś
       *[no] jesteś
    }
   *[none] { FORM($who, "nom") } { $no ->
        [yes] nie jest
       *[no] jest
    }
} poza grą
you-are = { $no ->
    [yes] nie
   *[no] { "" }
} { $whose ->
    [you] jesteś
   *[they] jest
} { FORM($what, "ins") }
same-thing = { FORM($left, "nom", $number) } to { FORM($right, "nom") }
face-is = { FORM($left, "nom", $number) } to { FORM($what, "nom") }
other-thing = { FORM($left, "nom", $number) } to nie { FORM($right, "nom") }
is-so = { FORM($thing, "nom", $number) } { $number ->
    [pl] są
   *[sg] jest
} { FORM($what, "ins") }
is-not = { FORM($thing, "nom", $number) } nie { $number ->
    [pl] są
   *[sg] jest
} { FORM($what, "ins") }
is-thing = { FORM($thing, "nom", $number) } to { FORM($other, "nom") }
is-not-thing = { FORM($thing, "nom", $number) } to nie { FORM($other, "nom") }
is-copy = { FORM($thing, "nom", $number) } to taka sama karta jak { FORM($other, "nom") }
is-even = { FORM($what, "nom", $number) } jest liczbą parzystą
is-eliminated =
    .before = wyeliminowan{ ending-hard }
is-other =
    .before = inn{ ending-hard }
is-neighbouring =
    .before = sąsiedni{ ending-soft }
is-additional =
    .before = dodatkow{ ending-hard }
is-any =
    .before = wybran{ ending-hard }
is-any-theirs =
    .before = wybran{ ending-hard }
is-own =
    .before = { $form ->
        [nom] tw{ ending-own }
       *[other] sw{ ending-own }
    }
# to samo o innym graczu, o którym była mowa
is-theirs =
    .before = jego
is-others =
    .after = innych graczy
beside-thing = obok { FORM($thing, "gen") }
lies = { FORM($thing, "nom", $number) } { $number ->
    [pl] leżą
   *[sg] leży
} { $where }
lies-not = { FORM($thing, "nom", $number) } nie { $number ->
    [pl] leżą
   *[sg] leży
} { $where }
has-thing = { TRAIT($thing, "at") ->
    [in] w
   *[none] { word-at }
} { FORM($thing, "loc", $number) } { $no ->
    [yes] nie ma { FORM($what, "gen") }
   *[no] { word-is } { FORM($what, "nom") }
}
# $it: to, o czym mowa, obok którego leżą $things; .names = things: $price nazywa je same („wymagane łodzie”)
covers-beside = przy { FORM($it, "loc", $number) } { TRAIT($price, "names") ->
    [things] leżą { FORM($price, "nom") }
   *[none] jest dość { FORM($things, "gen", "pl") }, aby pokryć { FORM($price, "acc") }
} { $spared ->
    [yes] , oprócz najwyżej { FORM($less, "gen") }
   *[no] { "" }
}
covers = { FORM($price, "acc", $number) } pokrywają { FORM($things, "nom", "pl") } { $spared ->
    [yes] , oprócz najwyżej { FORM($less, "gen") }
   *[no] { "" }
}
# .it: po rzeczy, o której mowa („której wymaganie jest spełnione”); sama rzecz stoi za tym, co do niej należy
holds = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "gen", $number) } { FORM($what, "nom") }
   *[none] { FORM($what, "nom") } { FORM($thing, "gen", $number) }
} jest { GENDER($what) ->
    [f] spełniona
    [n] spełnione
   *[other] spełniony
}
may-not-do = { $what }
holds-for-whom = dla { FORM($who, "gen") } obowiązuje „{ $what }”
number-for-whom = { FORM($what, $form) } dla { FORM($who, "gen") }

## Efekty

gain = { $form ->
    [inf] otrzymać
    [to] otrzymać
    [ind] otrzymujesz
   *[imp] otrzymaj
} { FORM($what, "acc") }
    .does = otrzymuje { FORM($what, "acc") }
they-gain = ten gracz otrzymuje { FORM($what, "acc") }
# $who to oddaje
take-from = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} { FORM($what, "acc") } od { FORM($who, "gen") }
    .does = bierze { FORM($what, "acc") } od { FORM($who, "gen") }
they-take-from = ten gracz bierze { FORM($what, "acc") } od { FORM($who, "gen") }
put-on = { $form ->
    [inf] położyć
    [to] położyć
    [ind] kładziesz
   *[imp] połóż
} { FORM($what, "acc") } na { FORM($thing, "loc") }
    .does = kładzie { FORM($what, "acc") } na { FORM($thing, "loc") }
# co ma .lose = use, się zużywa
lose = { TRAIT($what, "lose") ->
    [use] { $form ->
        [inf] zużyć
        [to] zużyć
        [ind] zużywasz
       *[imp] zużyj
    }
   *[none] { $form ->
        [inf] stracić
        [to] stracić
        [ind] tracisz
       *[imp] strać
    }
} { FORM($what, "acc") }
    .does = { TRAIT($what, "lose") ->
        [use] zużywa
       *[none] traci
    } { FORM($what, "acc") }
they-lose = ten gracz traci { FORM($what, "acc") }
take-off = { $form ->
    [inf] zdjąć
    [to] zdjąć
    [ind] zdejmujesz
   *[imp] zdejmij
} { FORM($what, "acc") } z { FORM($thing, "gen") }
    .does = zdejmuje { FORM($what, "acc") } z { FORM($thing, "gen") }
all-of = wszystkie { FORM($what, "acc", "pl") }
# zapłać, zapłacić, płacisz
verb-pay = { $form ->
    [inf] zapłacić
    [to] zapłacić
    [ind] płacisz
   *[imp] zapłać
}
# to, czego słowo ma .pay = discard, odrzuca się, a co ma .pay = give, oddaje
pay = { TRAIT($what, "pay") ->
    [give] { $form ->
        [inf] oddać
        [to] oddać
        [ind] oddajesz
       *[imp] oddaj
    }
    [discard] { $form ->
        [inf] odrzucić
        [to] odrzucić
        [ind] odrzucasz
       *[imp] odrzuć
    }
   *[none] { verb-pay }
} { FORM($what, "acc") }
    .does = { TRAIT($what, "pay") ->
        [discard] odrzuca
        [give] oddaje
       *[none] płaci
    } { FORM($what, "acc") }
they-pay = ten gracz płaci { FORM($what, "acc") }
they-pay-to = ten gracz płaci { FORM($who, "dat") } { FORM($what, "acc") }
pay-to = { verb-pay } { FORM($what, "acc") } { FORM($who, "dat") }
    .does = płaci { FORM($what, "acc") } { FORM($who, "dat") }
pay-printed = { pay } { FORM($thing, "gen") }
    .does = { pay.does } { FORM($thing, "gen") }
# $what: tyle czegoś albo co się z tym robi; $thing: jakiego rodzaju
amount-of-sort = tyle { FORM($what, "gen", "pl") } { FORM($thing, "gen") }, ile wynosi { FORM($value, "nom") },
of-sort = { FORM($what, $form) } { FORM($thing, "gen") }
# $price: wydrukowany koszt; $what: w czym się płaci; $cheaper: yes, jeśli taniej o $less; $replaced: yes, jeśli braki zastępuje $other
pay-in-sorts = { $form ->
    [inf] zapłacić
    [to] zapłacić
    [ind] płacisz
   *[imp] zapłać
} { FORM($price, "acc") } w { FORM($what, "loc", "pl") }{ $cheaper ->
    [yes] , pomniejszając o { FORM($less, "acc") }
   *[no] { "" }
}{ $replaced ->
    [yes] { " " }(braki zastępuje { FORM($other, "nom") })
   *[no] { "" }
}
pay-mix = { $form ->
    [inf] opłacić
    [to] opłacić
    [ind] opłacasz
   *[imp] opłać
} { FORM($amount, "acc") }, płacąc za każdą jednostkę { FORM($units, "acc") } { $once ->
    [yes] (każdą z tych opłat najwyżej raz)
   *[no] (w dowolnej kombinacji)
}
pay-for = { FORM($pay, $form) }, aby { FORM($body, "to") },
    .does = { FORM($pay, "does") }, aby { FORM($body, "to") },
# cel, którego słowo ma .verb = take, coś bierze: weź na rękę; na ten, co ma .verb = away, coś się odkłada; stamtąd, gdzie .verb-from = place, coś się umieszcza
verb-move = { TRAIT($target, "verb") ->
    [away] { $form ->
        [inf] odłożyć
        [to] odłożyć
        [ind] odkładasz
       *[imp] odłóż
    }
    [take] { $form ->
        [inf] wziąć
        [to] wziąć
        [ind] bierzesz
       *[imp] weź
    }
   *[none] { TRAIT($origin, "verb-from") ->
        [place] { TRAIT($target, "placed") ->
            [yes] { $form ->
                [inf] umieścić
                [to] umieścić
                [ind] umieszczasz
               *[imp] umieść
            }
           *[none] { $form ->
                [inf] przenieść
                [to] przenieść
                [ind] przenosisz
               *[imp] przenieś
            }
        }
       *[none] { $form ->
            [inf] przenieść
            [to] przenieść
            [ind] przenosisz
           *[imp] przenieś
        }
    }
}
verb-moves = { TRAIT($target, "verb") ->
    [away] odkłada
    [take] bierze
   *[none] { TRAIT($origin, "verb-from") ->
        [place] { TRAIT($target, "placed") ->
            [yes] umieszcza
           *[none] przenosi
        }
       *[none] przenosi
    }
}
word-target = { TRAIT($origin, "verb-from") ->
    [place] { FORM($target, "at") }
   *[none] { $target }
}
# $end: góra (top) lub dół (bottom) stosu
word-end = { $end ->
    [top] (na wierzch)
    [bottom] (na sam spód)
    [either] (na wierzch albo na sam spód)
   *[any] { "" }
}
move = { verb-move } { FORM($what, "acc") } { $origin } { word-target } { word-end }
    .does = { verb-moves } { FORM($what, "acc") } { $origin } { word-target } { word-end }
    .heavy = { verb-move } { $origin } { word-target } { word-end } { FORM($what, "acc") }
move-all-but = { verb-move } { $origin } { word-target } { FORM($what, "acc") } oprócz { $but }
swap = { $form ->
    [inf] zamienić
    [to] zamienić
    [ind] zamieniasz
   *[imp] zamień
} miejscami { FORM($first, "acc") } i { FORM($second, "acc") }
    .does = zamienia miejscami { FORM($first, "acc") } i { FORM($second, "acc") }
# $what: liczba; $by: o ile
raise = { $form ->
    [inf] zwiększyć
    [to] zwiększyć
    [ind] zwiększasz
   *[imp] zwiększ
} { TRAIT($what, "own") ->
    [none] { FORM($what, "acc") }
   *[other] { TRAIT($what, "own") }
} o { FORM($by, "acc") }
lower = { $form ->
    [inf] zmniejszyć
    [to] zmniejszyć
    [ind] zmniejszasz
   *[imp] zmniejsz
} { TRAIT($what, "own") ->
    [none] { FORM($what, "acc") }
   *[other] { TRAIT($what, "own") }
} o { FORM($by, "acc") }
set = { $form ->
    [inf] przyjąć
    [to] przyjąć
    [ind] przyjmujesz
   *[imp] przyjmij
}, że { FORM($what, "nom") } to { FORM($value, "nom") }
# $you: yes, jeśli to ty; $bare: sam rzeczownik; $alone: yes, jeśli notatka do nikogo nie należy
note-set = { $you ->
    [yes] { $form ->
        [inf] zostać
        [to] zostać
        [ind] zostajesz
       *[imp] zostań
    } { FORM($note, "ins") }
   *[no] { $form ->
        [inf] uczynić
        [to] uczynić
        [ind] czynisz
       *[imp] uczyń
    } { FORM($thing, "acc") } { FORM($note, "ins") }
}
    .does = { $you ->
        [yes] zostaje { FORM($note, "ins") }
       *[no] czyni { FORM($thing, "acc") } { FORM($note, "ins") }
    }
# pozycja jest zapamiętana wraz z poprzednimi, razem $n
remember-positions = { $form ->
    [inf] zapamiętać pozycję
    [to] zapamiętać pozycję
    [ind] zapamiętujesz pozycję
   *[imp] zapamiętaj pozycję
} (liczba przechowywanych ostatnich pozycji: { $n })
    .does = zapamiętuje pozycję (liczba przechowywanych ostatnich pozycji: { $n })
forget-positions = { $form ->
    [inf] zapomnieć
    [to] zapomnieć
    [ind] zapominasz
   *[imp] zapomnij
} wszystkie zapamiętane pozycje
    .does = zapomina wszystkie zapamiętane pozycje
note-clear = { $form ->
    [inf] sprawić, że nie ma
    [to] sprawić, że nie ma
   *[imp] odtąd nie ma
} { FORM($note, "gen") }
    .does = sprawia, że nie ma { FORM($note, "gen") }
# uzupełnij, uzupełnić, uzupełniasz
verb-fill = { $form ->
    [inf] uzupełnić
    [to] uzupełnić
    [ind] uzupełniasz
   *[imp] uzupełnij
}
fill-up = { verb-fill } zapas do { FORM($what, "gen") }
refill = { verb-fill } { FORM($where, "acc") }
pass-every = { $form ->
    [inf] przekazać
    [to] przekazać
    [ind] przekazujesz
   *[imp] przekaż
} wszystko { $where } graczowi po { $side ->
    [left] lewej
   *[right] prawej
} stronie (wszyscy jednocześnie)
swap-zones = { $form ->
    [inf] zamienić
    [to] zamienić
    [ind] zamieniasz
   *[imp] zamień
} wszystko { $first } na wszystko { $second }
    .does = zamienia wszystko { $first } na wszystko { $second }
word-round-or-game = { $what ->
    [game] gry
   *[round] rundy
}
leave = { $form ->
    [inf] odpaść
    [to] odpaść
   *[imp] odpadasz
} z { word-round-or-game }
    .does = odpada z { word-round-or-game }
they-leave = ten gracz odpada z { word-round-or-game }
pass-start = { $form ->
    [inf] przekazać
    [to] przekazać
    [ind] przekazujesz
   *[imp] przekaż
} { FORM($who, "dat") } rolę gracza rozpoczynającego
    .does = przekazuje { FORM($who, "dat") } rolę gracza rozpoczynającego
take-start = { $form ->
    [inf] zostać
    [to] zostać
    [ind] zostajesz
   *[imp] zostań
} graczem rozpoczynającym
    .does = zostaje graczem rozpoczynającym
shuffle = { $form ->
    [inf] potasować
    [to] potasować
    [ind] tasujesz
   *[imp] potasuj
} { FORM($where, "acc") }
# .ranged = no przy liczbie: zakres wynika z samej jej nazwy
roll = { $form ->
    [inf] wylosować
    [to] wylosować
    [ind] losujesz
   *[imp] wylosuj
} { FORM($what, "acc") } { TRAIT($what, "ranged") ->
    [no] { "" }
   *[none] z zakresu od { FORM($low, "gen") } do { FORM($high, "gen") }
}
throw = { $form ->
    [inf] rzucić
    [to] rzucić
    [ind] rzucasz
   *[imp] rzuć
} { FORM($what, "ins") }
    .does = rzuca { FORM($what, "ins") }
turn-die = { $form ->
    [inf] obrócić
    [to] obrócić
    [ind] obracasz
   *[imp] obróć
} { FORM($what, "acc") } na { FORM($value, "acc") }
    .does = obraca { FORM($what, "acc") } na { FORM($value, "acc") }
find-random = { $form ->
    [inf] wylosować
    [to] wylosować
    [ind] losujesz
   *[imp] wylosuj
} { FORM($what, "acc") }: { $then }
find-random-open = wylosuj { FORM($what, "acc") }
look-at = { $form ->
    [inf] obejrzeć
    [to] obejrzeć
    [ind] oglądasz
   *[imp] obejrzyj
} { FORM($what, "acc") }
    .does = ogląda { FORM($what, "acc") }
reveal = { $form ->
    [inf] pokazać
    [to] pokazać
    [ind] pokazujesz
   *[imp] pokaż
} wszystkim { FORM($what, "acc") }
    .does = pokazuje wszystkim { FORM($what, "acc") }
reveal-to = { $form ->
    [inf] pokazać
    [to] pokazać
    [ind] pokazujesz
   *[imp] pokaż
} { FORM($whom, "dat") } { FORM($what, "acc") }
    .does = pokazuje { FORM($whom, "dat") } { FORM($what, "acc") }
tell = { $form ->
    [inf] podać
    [to] podać
    [ind] podajesz
   *[imp] podaj
} { FORM($what, "acc") }
    .does = podaje { FORM($what, "acc") }
tell-whether = { $form ->
    [inf] powiedzieć
    [to] powiedzieć
    [ind] mówisz
   *[imp] powiedz
}, czy { FORM($what, "nom") } to { FORM($value, "nom") }
    .does = mówi, czy { FORM($what, "nom") } to { FORM($value, "nom") }
name-entry = { $form ->
    [inf] podać
    [to] podać
    [ind] podajesz
   *[imp] podaj
} nazwę { FORM($what, "gen") }
    .does = podaje nazwę { FORM($what, "gen") }
top-of = { FORM($what, $form) } { $where } (od wierzchu)
lay-out = { $form ->
    [inf] rozłożyć
    [to] rozłożyć
    [ind] rozkładasz
   *[imp] rozłóż
} { FORM($what, "acc", "pl") }
# to, czego słowo ma .verb = take, bierze się, co ma .verb = gain, otrzymuje, a co ma .verb = do, wykonuje; reszta się rozpatruje
do-printed = { TRAIT($what, "verb") ->
    [do] { $form ->
        [inf] wykonać
        [to] wykonać
        [ind] wykonujesz
       *[imp] wykonaj
    }
    [gain] { $form ->
        [inf] otrzymać
        [to] otrzymać
        [ind] otrzymujesz
       *[imp] otrzymaj
    }
    [take] { $form ->
        [inf] wziąć
        [to] wziąć
        [ind] bierzesz
       *[imp] weź
    }
   *[none] { $form ->
        [inf] rozpatrzyć
        [to] rozpatrzyć
        [ind] rozpatrujesz
       *[imp] rozpatrz
    }
} { FORM($what, "acc") } { FORM($thing, "gen") } { $order ->
    [any] w dowolnej kolejności
   *[printed] { "" }
}
    .does = { TRAIT($what, "verb") ->
        [take] bierze
        [gain] otrzymuje
        [do] wykonuje
       *[none] rozpatruje
    } { FORM($what, "acc") } { FORM($thing, "gen") } { $order ->
        [any] w dowolnej kolejności
       *[printed] { "" }
    }
# wybierz, wybrać, wybierasz
verb-choose = { $form ->
    [inf] wybrać
    [to] wybrać
    [ind] wybierasz
   *[imp] wybierz
}
choose = { verb-choose } { FORM($what, "acc") }
    .does = wybiera { FORM($what, "acc") }
# $low, $high: liczby
choose-number = { verb-choose } liczbę od { FORM($low, "gen") } do { FORM($high, "gen") }
    .does = wybiera liczbę od { FORM($low, "gen") } do { FORM($high, "gen") }
# $name: w nawiasie, jak się odtąd nazywa
choose-number-as = { verb-choose } liczbę { $name } od { FORM($low, "gen") } do { FORM($high, "gen") }
    .does = wybiera liczbę { $name } od { FORM($low, "gen") } do { FORM($high, "gen") }
# po „masz …” stoi „a nie”, po „nie ma …” „ani nie”
word-and-not = { $last ->
    [without] ani
    [without-thing] ani
   *[other] , a
}
# przed tym, co się robi kilka razy: dwukropek, a po „możesz” nic
mark-body = { $form ->
    [inf] { "" }
    [to] { "" }
    [ind] { "" }
   *[imp] :
}
word-different = { $different ->
    [no] { "" }
   *[yes] różnych
}
choose-up-to = { verb-choose } do { $n } { word-different } { FORM($what, "gen", "pl") }{ $form ->
    [inf] , a następnie
    [to] , a następnie
   *[imp] ;
} za każdym razem { FORM($body, $form) }
choose-up-to-each = { verb-choose } do { $n } { word-different } { FORM($what, "gen", "pl") }, a następnie { FORM($body, $form) }
each-of-them = { GENDER($noun) ->
    [f] { $form ->
        [nom] każda
        [acc] każdą
        [ins] każdą
       *[other] każdej
    }
    [n] { $form ->
        [gen] każdego
        [dat] każdemu
        [ins] każdym
        [loc] każdym
       *[other] każde
    }
   *[other] { $form ->
        [nom] każdy
        [gen] każdego
        [dat] każdemu
        [ins] każdym
        [loc] każdym
       *[acc] { GENDER($noun) ->
            [mi] każdy
           *[other] każdego
        }
    }
} z nich
choose-up-to-open = { verb-choose } do { $n } { word-different } { FORM($what, "gen", "pl") }; za każdym razem:
choose-one = wybierz jedno
choose-where-to = wybierz, dokąd trafi { FORM($thing, "nom") }
nothing = { $form ->
    [inf] nic nie robić
    [to] nic nie robić
   *[imp] nic się nie dzieje
}
    .does = nic nie robi
may = możesz { FORM($what, "inf") }
you-may = jeśli chcesz, wykonaj kolejno
may-choose-one = możesz wybrać jedno
# przecinek na początku wiersza znika
if = , jeśli { $cond }, { FORM($then, $form) }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { $told ->
            [no] none
           *[yes] , jeśli { $cond }, { FORM($then, "does") }
        }
    }
unless-possible = { FORM($body, $form) }; jeśli to niemożliwe, { FORM($other, $form) }
if-else = , jeśli { $cond }, { FORM($then, $form) }; w przeciwnym razie { FORM($other, $form) }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { TRAIT($other, "does") ->
            [none] none
           *[other] { $told ->
                [no] none
               *[yes] , jeśli { $cond }, { FORM($then, "does") }; w przeciwnym razie { FORM($other, "does") }
            }
        }
    }
if-open = jeśli { $cond }
only-if = , tylko jeśli { $cond }, { FORM($then, $form) }
only-allowed = jest to możliwe tylko wtedy, gdy { $cond }
only-if-open = tylko jeśli { $cond }
end-when = warunek końca gry: { $cond }
end-now = gra kończy się natychmiast, gdy { $cond }
otherwise = w przeciwnym razie
each = dla { FORM($what, "gen") } { $then }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] , za { FORM($what, "acc") }, { FORM($then, "does") }
    }
each-open = dla { FORM($what, "gen") }
acts = { $form ->
    [inf] zdecydować, że { FORM($who, "nom") } { FORM($then, "does") }
    [to] zdecydować, że { FORM($who, "nom") } { FORM($then, "does") }
   *[imp] { FORM($who, "nom") } { FORM($then, "does") }
}
# $what: kto; $then: co robi każdy z nich, w formie "does"; $secret: yes, gdy inni tego nie widzą;
# $ordered: yes, gdy $notes mówi, w jakiej kolejności
as-each = { FORM($what, "nom") } { $secret ->
    [yes] w tajemnicy
   *[no] { "" }
} { FORM($then, "does") }{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
# to samo powiedziane każdemu z nich, gdy nie da się tego opowiedzieć
as-each-you = { FORM($what, "nom") } { $secret ->
    [yes] w tajemnicy
   *[no] { "" }
} wykonuje, co następuje{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}: { $then }
as-each-open = { FORM($what, "nom") } wykonuje kolejno, co następuje{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
owner-of-each = { $form ->
    [gen] właściciela
    [acc] właściciela
    [dat] właścicielowi
    [ins] właścicielem
    [loc] właścicielu
   *[nom] właściciel
} { FORM($thing, "gen") }
# własne to „swoje”, tak jak w słowach dla you
whose-own = you
note-next = { $first }; { $next }
seat-beside = { $form ->
    [gen] gracza
    [acc] gracza
    [dat] graczowi
    [ins] graczem
    [loc] graczu
   *[nom] gracz
} po { $whose ->
    [you] twojej
   *[they] swojej
} { $side ->
    [left] lewej
   *[right] prawej
} stronie
seat-side-of = { $form ->
    [gen] gracza
    [acc] gracza
    [dat] graczowi
    [ins] graczem
    [loc] graczu
   *[nom] gracz
} po { $side ->
    [left] lewej
   *[right] prawej
} stronie { FORM($who, "gen") }
seat-partner = { $whose ->
    [you] { $form ->
        [gen] twojego partnera
        [acc] swojego partnera
        [dat] swojemu partnerowi
        [ins] twoim partnerem
        [loc] twoim partnerze
       *[nom] twój partner
    }
   *[they] { $form ->
        [gen] swojego partnera
        [acc] swojego partnera
        [dat] swojemu partnerowi
        [ins] swoim partnerem
        [loc] swoim partnerze
       *[nom] jego partner
    }
}
seat-partner-of = { $form ->
    [gen] partnera
    [acc] partnera
    [dat] partnerowi
    [ins] partnerem
    [loc] partnerze
   *[nom] partner
} { FORM($who, "gen") }
seat-start = { $form ->
    [gen] gracza rozpoczynającego
    [acc] gracza rozpoczynającego
    [dat] graczowi rozpoczynającemu
    [ins] graczem rozpoczynającym
    [loc] graczu rozpoczynającym
   *[nom] gracz rozpoczynający
}
turn-order-from = { $tied ->
    [yes] przy remisie po kolei
   *[no] po kolei
}, począwszy od { FORM($who, "gen") }
turn-order = { $tied ->
    [yes] przy remisie { "" }
    [still] przy dalszym remisie { "" }
   *[no] po kolei, { "" }
}{ $how ->
    [highest] malejąco
   *[lowest] rosnąco
} według { FORM($by, "gen") }
turn-order-counted = { $tied ->
    [yes] przy remisie { "" }
    [still] przy dalszym remisie { "" }
   *[no] { "" }
}najpierw ten, kto ma { $how ->
    [highest] więcej
   *[lowest] mniej
} { FORM($what, "gen", "pl") }
times-number = { $n ->
    [1] raz
   *[other] { $n } razy
}
times-value = tyle razy, ile wynosi { FORM($value, "nom") },
# kilka kroków powtarzanych razem
these-steps = { $form ->
    [inf] wykonać, co następuje: { FORM($what, "imp") }
    [to] wykonać, co następuje: { FORM($what, "imp") }
    [ind] wykonujesz, co następuje: { FORM($what, "imp") }
   *[imp] { FORM($what, "imp") }
}
up-to-times = { $form ->
    [inf] { "" }
    [to] { "" }
    [ind] { "" }
   *[imp] możesz
} maksymalnie { $times } { $form ->
    [ind] { FORM($body, "ind") }
   *[imp] { FORM($body, "inf") }
}
up-to-times-open = maksymalnie { $times } wybierz jedno
up-to-times-list = maksymalnie { $times }
so-many-times = { $times }{ mark-body } { FORM($body, $form) }
so-many-times-open = { $times }
# $cond: co musi się spełnić; $body: co się powtarza
until = powtarzaj, aż { $cond }: { $body }
until-open = powtarzaj, aż { $cond }
# $number: na co patrzy się na końcu; $how: highest albo lowest; $body: co robi się jednym z najlepszych sposobów
so-that = wykonaj to tak, aby osiągnąć jak { $how ->
    [lowest] najniższy
   *[highest] najwyższy
} wynik ({ $number }): { $body }
so-that-open = wykonaj to tak, aby osiągnąć jak { $how ->
    [lowest] najniższy
   *[highest] najwyższy
} wynik ({ $number })
any-times = { $form ->
    [inf] { "" }
    [to] { "" }
    [ind] { "" }
   *[imp] możesz
} dowolną liczbę razy { $form ->
    [ind] { FORM($body, "ind") }
   *[imp] { FORM($body, "inf") }
}
any-times-open = dowolną liczbę razy
exhaust = tyle razy, ile to możliwe{ $form ->
    [inf] ,
    [to] ,
    [ind] ,
   *[imp] :
} { FORM($body, $form) }
exhaust-open = tyle razy, ile to możliwe
in-any-order = { $form ->
    [inf] { FORM($what, "inf") } w dowolnej kolejności
    [to] { FORM($what, "to") } w dowolnej kolejności
    [ind] w dowolnej kolejności { FORM($what, "ind") }
   *[imp] w dowolnej kolejności: { FORM($what, "imp") }
}
in-any-order-open = w dowolnej kolejności
do-answered = w dowolnej kolejności { TRAIT($what, "verb") ->
    [gain] { $form ->
        [inf] otrzymać
        [to] otrzymać
        [ind] otrzymujesz
       *[imp] otrzymaj
    } { FORM($what, "acc") } { FORM($thing, "gen") } i { $form ->
        [inf] rozpatrzyć
        [to] rozpatrzyć
        [ind] rozpatrujesz
       *[imp] rozpatrz
    }
    [take] { $form ->
        [inf] wziąć
        [to] wziąć
        [ind] bierzesz
       *[imp] weź
    } { FORM($what, "acc") } { FORM($thing, "gen") } i { $form ->
        [inf] rozpatrzyć
        [to] rozpatrzyć
        [ind] rozpatrujesz
       *[imp] rozpatrz
    }
   *[none] { $form ->
        [inf] rozpatrzyć
        [to] rozpatrzyć
        [ind] rozpatrujesz
       *[imp] rozpatrz
    } { FORM($what, "acc") } { FORM($thing, "gen") } i
} wszystkie inne wywołane tym efekty
answers = { $form ->
    [inf] rozpatrzyć
    [to] rozpatrzyć
    [ind] rozpatrujesz
   *[imp] rozpatrz
} wywołane tym efekty
    .does = rozpatruje wywołane tym efekty
once-per = raz na { FORM($scope, "acc") }{ mark-body } { FORM($what, $form) }
once-per-open = raz na { FORM($scope, "acc") }
level = { $value } { $n }: { $what }
level-open = { $value } { $n }
walk-next = wybierz { GENDER($kind) ->
    [f] następną
    [n] następne
   *[other] następny
} { FORM($kind, "acc") }
walk = przesuwaj { GENDER($piece) ->
    [f] swoją
    [n] swoje
    [mi] swój
   *[other] swojego
} { FORM($piece, "acc") } z { FORM($kind, "gen") } na { GENDER($kind) ->
    [f] sąsiednią { FORM($kind, "acc") }, nie wracając na żadną, na której już
    [n] sąsiednie { FORM($kind, "acc") }, nie wracając na żadne, na którym już
   *[other] sąsiedni { FORM($kind, "acc") }, nie wracając na żaden, na którym już
} { GENDER($piece) ->
    [f] była
    [n] było
   *[other] był
}
walk-enter = może wejść, jeśli { $cond }
walk-toll = przy wejściu: { $toll }
walk-stop = może się zatrzymać, jeśli { $cond }
# $how: most (od największej liczby) albo least
rank = ustal kolejność { FORM($who, "gen", "pl") }; o miejscu gracza decyduje { FORM($by, "nom") }{ $how ->
    [least] , od najmniejszej
   *[most] { "" }
}
rank-prize = miejsce { $n }: { $prize }
rank-tie = remis rozstrzyga { FORM($by, "nom") }{ $how ->
    [least] , im mniej, tym lepiej
   *[most] { "" }
}
rank-tie-counted = remis rozstrzyga się na korzyść gracza, który ma { $how ->
    [least] mniej
   *[most] więcej
} { FORM($what, "gen", "pl") }
# kto jest wyżej, gdy nic innego nie rozstrzyga; $tied: first, still (po innej liczbie)
rank-tie-seat = { $tied ->
    [first] w razie remisu
   *[still] jeśli remis się utrzymuje,
} wyższe miejsce zajmuje ten z remisujących graczy, który jest wcześniej w kolejności tur
rank-tied = { $how ->
    [share] gracze, między którymi remis trwa, dzielą nagrodę po równo, zaokrąglając w dół; kolejne zajęte przez nich miejsca nie dają nic
   *[each] każdy z graczy, między którymi remis trwa, otrzymuje nagrodę; kolejne zajęte przez nich miejsca nie dają nic
}
sets-of = ułóż { FORM($what, "acc", "pl") } w zestawy, w których nie powtarza się { FORM($property, "nom") }
set-prize = zestaw złożony z { $n }: { $prize }

## Zdolności

changed-number = { $what }: { $way ->
    [more] dla ciebie o { $by } więcej, czyli { $n }
    [fewer] dla ciebie o { $by } mniej, czyli { $n }
   *[exactly] dla ciebie { $n }
}
# to samo o liczbie dotyczącej rzeczy, która jest w $what
changed-number-of = { $what }: { $way ->
    [more] dla ciebie o { $by } więcej
    [fewer] dla ciebie o { $by } mniej
   *[exactly] dla ciebie { $by }
}
permission = { $no ->
    [yes] nie masz pozwolenia „{ $what }”
   *[no] masz pozwolenie „{ $what }”
}
whenever = za każdym razem, gdy { $event }, { FORM($what, "ind") }
whenever-open = za każdym razem, gdy { $event }
whenever-later = po zdobyciu tej karty za każdym razem, gdy { $event }, { FORM($what, "ind") }
whenever-later-open = po zdobyciu tej karty za każdym razem, gdy { $event }
before = zanim { FORM($event, "soon") }, { FORM($what, "ind") }
before-open = zanim { FORM($event, "soon") }
once-whenever = raz na { FORM($scope, "acc") }, gdy { $event }, { FORM($what, "ind") }
once-whenever-open = raz na { FORM($scope, "acc") }, gdy { $event }
once-before = raz na { FORM($scope, "acc") }, zanim { FORM($event, "soon") }, { FORM($what, "ind") }
once-before-open = raz na { FORM($scope, "acc") }, zanim { FORM($event, "soon") }
at-once = natychmiast { FORM($what, "ind") }
at-once-open = natychmiast
at-scoring = przy końcowym podliczaniu punktów { FORM($what, "ind") }
at-scoring-open = przy końcowym podliczaniu punktów
at-start = na początku { $step } { FORM($what, "ind") }
at-start-open = na początku { $step }
at-end = na końcu { $step } { FORM($what, "ind") }
at-end-open = na końcu { $step }
free = raz na { FORM($scope, "acc") } możesz { FORM($what, "inf") }
free-again = raz na { FORM($scope, "acc") } możesz dodatkowo { FORM($what, "inf") }
free-again-open = raz na { FORM($scope, "acc") }, jeśli chcesz, wykonaj dodatkowo kolejno
free-if = raz na { FORM($scope, "acc") }, jeśli { $cond }, możesz { FORM($what, "inf") }
free-open = raz na { FORM($scope, "acc") }, jeśli chcesz, wykonaj kolejno
also-in-if = { $step }, jeśli { $cond }, możesz też { FORM($what, "inf") }
also-in = { $step } możesz też { FORM($what, "inf") }
also-in-open = { $step }, jeśli chcesz, wykonaj zamiast tego kolejno
# soon: po „zanim”, czas przyszły dokonany
event-gain = { $form ->
    [soon] { $who ->
        [you] otrzymasz
        [player] którykolwiek gracz otrzyma
       *[opponent] inny gracz otrzyma
    }
   *[other] { $who ->
        [you] otrzymujesz
        [player] którykolwiek gracz otrzymuje
       *[opponent] inny gracz otrzymuje
    }
} { FORM($what, "acc") }
event-pay = { $form ->
    [soon] { $who ->
        [you] zapłacisz
        [player] którykolwiek gracz zapłaci
       *[opponent] inny gracz zapłaci
    }
   *[other] { $who ->
        [you] płacisz
        [player] którykolwiek gracz płaci
       *[opponent] inny gracz płaci
    }
} { FORM($what, "acc") }
event-move = { TRAIT($target, "placed") ->
    [yes] { $form ->
        [soon] { $who ->
            [you] umieścisz
            [player] którykolwiek gracz umieści
           *[opponent] inny gracz umieści
        }
       *[other] { $who ->
            [you] umieszczasz
            [player] którykolwiek gracz umieszcza
           *[opponent] inny gracz umieszcza
        }
    }
   *[none] { $form ->
        [soon] { $who ->
            [you] przeniesiesz
            [player] którykolwiek gracz przeniesie
           *[opponent] inny gracz przeniesie
        }
       *[other] { $who ->
            [you] przenosisz
            [player] którykolwiek gracz przenosi
           *[opponent] inny gracz przenosi
        }
    }
} { FORM($what, "acc") } { FORM($target, "at") }
# pionek mija miejsce na swojej drodze
event-over = { $form ->
    [soon] { $who ->
        [you] przejdziesz
        [player] którykolwiek gracz przejdzie
       *[opponent] inny gracz przejdzie
    }
   *[other] { $who ->
        [you] przechodzisz
        [player] którykolwiek gracz przechodzi
       *[opponent] inny gracz przechodzi
    }
} { FORM($what, "ins") } przez { FORM($target, "acc") }
event-place = { $form ->
    [soon] { $who ->
        [you] umieścisz
        [player] którykolwiek gracz umieści
       *[opponent] inny gracz umieści
    }
   *[other] { $who ->
        [you] umieszczasz
        [player] którykolwiek gracz umieszcza
       *[opponent] inny gracz umieszcza
    }
} { FORM($what, "acc") } { $where }

## Zdania i karty

label = { $name }: { FORM($text, "bare") }
noun-player =
    .gender = mp
    .owner = yes
    .nom-sg = gracz
    .gen-sg = gracza
    .dat-sg = graczowi
    .acc-sg = gracza
    .ins-sg = graczem
    .loc-sg = graczu
    .nom-pl = gracze
    .gen-pl = graczy
    .dat-pl = graczom
    .acc-pl = graczy
    .ins-pl = graczami
    .loc-pl = graczach
noun-opponent =
    .gender = mp
    .owner = yes
    .nom-sg = inny gracz
    .gen-sg = innego gracza
    .dat-sg = innemu graczowi
    .acc-sg = innego gracza
    .ins-sg = innym graczem
    .loc-sg = innym graczu
    .nom-pl = inni gracze
    .gen-pl = innych graczy
    .dat-pl = innym graczom
    .acc-pl = innych graczy
    .ins-pl = innymi graczami
    .loc-pl = innych graczach
noun-partner =
    .gender = mp
    .owner = yes
    .nom-sg = partner
    .gen-sg = partnera
    .dat-sg = partnerowi
    .acc-sg = partnera
    .ins-sg = partnerem
    .loc-sg = partnerze
    .nom-pl = partnerzy
    .gen-pl = partnerów
    .dat-pl = partnerom
    .acc-pl = partnerów
    .ins-pl = partnerami
    .loc-pl = partnerach
noun-prop-face =
    .gender = mi
    .nom-sg = wynik
    .gen-sg = wyniku
    .dat-sg = wynikowi
    .acc-sg = wynik
    .ins-sg = wynikiem
    .loc-sg = wyniku
    .nom-pl = wyniki
    .gen-pl = wyników
    .dat-pl = wynikom
    .acc-pl = wyniki
    .ins-pl = wynikami
    .loc-pl = wynikach
noun-thing =
    .gender = f
    .nom-sg = karta
    .gen-sg = karty
    .dat-sg = karcie
    .acc-sg = kartę
    .ins-sg = kartą
    .loc-sg = karcie
    .nom-pl = karty
    .gen-pl = kart
    .dat-pl = kartom
    .acc-pl = karty
    .ins-pl = kartami
    .loc-pl = kartach
some-copies = { $n } z { $all }: { FORM($what, "nom") }
printed-on = { $what } (×{ $n })
part-number = { $part } { $n }
part-values = { $part } ({ $values })

## Siatki: kształty kładzione jeden na drugim

# $at: asked (gdzie gracz chce), middle (na środku) albo cell (w komórce $cell); $turn: upright, right, upside_down, left
lay = { $form ->
    [inf] położyć
    [to] położyć
    [ind] kładziesz
   *[imp] połóż
} { FORM($what, "acc") } { $where }{ $at ->
    [middle] , na środku
    [cell] , w komórce { $cell }
   *[asked] { "" }
}{ $turn ->
    [right] , z obrotem w prawo
    [upside_down] , do góry nogami
    [left] , z obrotem w lewo
   *[upright] { "" }
}
# komórki kształtu, wiersz po wierszu
cells-rows = { $first } / { $next }
cells-none = nic
cells-gap = brak komórki
lay-turned = wolno obracać
# $how: all, none, least albo most (ile komórek); $n: liczba; $what: na czym
lay-over = { $how ->
    [all] połóż wszystkie komórki na { FORM($what, "loc", "pl") }
    [none] nie kładź żadnej komórki na { FORM($what, "loc", "pl") }
    [least] co najmniej { $n ->
        [one] { $n } komórka musi
        [few] { $n } komórki muszą
       *[other] { $n } komórek musi
    } leżeć na { FORM($what, "loc", "pl") }
   *[most] najwyżej { $n ->
        [one] { $n } komórka może
        [few] { $n } komórki mogą
       *[other] { $n } komórek może
    } leżeć na { FORM($what, "loc", "pl") }
}
lay-anything = { $form ->
    [loc] tym, co już tam leży
   *[nom] to, co już tam leży
}
lay-hides = sam ten kształt nie może w całości zakryć tego, co jeszcze widać: { FORM($what, "nom", "pl") }
lay-ask-turn = { FORM($what, "nom") } – wybierz obrót
lay-ask-where = { FORM($what, "nom") } – wybierz komórkę dla lewego górnego rogu
# kilka położeń w jednym pytaniu: co, jak obrócone i gdzie
lay-ask = wybierz, co, jak i gdzie położyć
lay-turn-upright = bez obrotu
lay-turn-right = obrót w prawo
lay-turn-upside_down = do góry nogami
lay-turn-left = obrót w lewo
# $how: visible (widoczne) albo covered (zakryte); $printed: czy tylko komórki ze znakiem $word; $some: czy tylko komórki $of
number-of-cells = { number-word } { $how ->
    [visible] widocznych
   *[covered] zakrytych
} komórek { word-of-cells }
counted-cells = { $n ->
    [one] każdą { $how ->
        [visible] widoczną
       *[covered] zakrytą
    } komórkę
    [few] każde { $n } { $how ->
        [visible] widoczne
       *[covered] zakryte
    } komórki
   *[other] każde { $n } { $how ->
        [visible] widocznych
       *[covered] zakrytych
    } komórek
} { word-of-cells }
word-of-cells = { $printed ->
    [yes] ze znakiem „{ $word }”
   *[no] { "" }
} { $some ->
    [yes] ({ FORM($of, "nom", "pl") })
   *[no] { "" }
} { $where }

## Wybory, które ma każda gra
option-done = gotowe
option-no = nie, dziękuję
option-yes = tak
option-stop = zatrzymaj się tutaj
option-go_on = idź dalej
    .does = idzie dalej
option-otherwise = nic nie jest możliwe

## Rulebook
# $players: lista liczb, $n: ostatnia z nich
book-for = { $n ->
    [one] dla 1 gracza
    [few] dla { $players } graczy
    [many] dla { $players } graczy
   *[other] dla { $players } graczy
}
book-with = { $n ->
    [one] przy { $players } graczu
    [few] przy { $players } graczach
    [many] przy { $players } graczach
   *[other] przy { $players } graczach
}
book-column = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } graczy
}
book-rulebook = instrukcja
book-contents = spis treści
book-components = elementy gry
book-pieces = pionki i znaczniki
book-each-player = każdy gracz
book-in-all = razem
book-cards = plansze, karty i żetony
book-different = różnych
book-copies = po kilka sztuk
book-counters = Zapas { FORM($what, "gen", "pl") } jest nieograniczony.
book-stock = W całej grze: { FORM($what, "nom") }.
book-setup = przygotowanie do gry
book-start = z czym zaczyna każdy gracz
book-game-start = z czym zaczyna się gra
book-what = co
book-where = gdzie
book-how-many = ile
book-first-player = pierwszy gracz { $n }
book-others = pozostali { $n }
book-seat = gracz { $seat }: { $n }
book-differences = co zależy od liczby graczy
book-no-differences = Przygotowanie jest takie samo przy każdej liczbie graczy.
book-layout = układ
book-layout-rows = długość rzędów
book-layout-shuffled = Kolejność jest losowa, więc to tylko przykład. Sąsiaduje ze sobą to, co się styka.
book-layout-fixed = Układ jest zawsze taki. Sąsiaduje ze sobą to, co się styka.
book-layout-printed = Wydrukowane na planszy.
book-map-lines = Linie łączą to, co ze sobą sąsiaduje.
book-board-start = Plansza na początku pierwszego ruchu.
book-board-two = Jasne: pierwszy gracz, ciemne: drugi.
book-layout-next-to = sąsiedzi
book-turn = przebieg gry
book-rules = zasady
book-see = zobacz też
book-definitions = pojęcia i symbole
book-sum = suma
book-at-most = ale najwyżej { $n }
book-at-least = ale co najmniej { $n }
# wiersz tabeli obowiązujący aż do następnego
book-from = od { $n }
book-symbols = symbole i grupy
book-group = wspólna nazwa: { $members }.
book-numbers = limity
book-number = limit
book-value = wartość
book-changed-by = zmienia to
book-places = miejsca
book-place = miejsce
book-whose = czyje
book-whose-all = wspólne
book-holds = co tam leży
book-seen = kto widzi
book-seen-all = wszyscy
book-seen-others = wszyscy prócz właściciela
book-seen-owner = właściciel
book-seen-nobody = nikt
book-notes = uwagi
book-row = rząd, liczba miejsc: { $n }
book-stack = stos, bierze się z wierzchu
book-grid = siatka { $columns } na { $rows } komórek
book-limit = najwyżej { $n }
book-slots = { $property } na kolejnych miejscach: { $values }
book-refilled = skąd się uzupełnia: { $zone }
book-active = zdolności leżących tu kart działają na rzecz właściciela
book-entries = wszystkie plansze, karty i żetony
book-entries-count = pozycje
book-end = koniec gry i punktacja
book-end-causes = { $besides ->
    [yes] { $n ->
        [one] koniec gry wywołuje też następująca sytuacja
        [few] koniec gry wywołuje też jedna z następujących sytuacji
        [many] koniec gry wywołuje też jedna z następujących sytuacji
       *[other] koniec gry wywołuje też jedna z następujących sytuacji
    }
   *[no] { $n ->
        [one] koniec gry wywołuje następująca sytuacja
        [few] koniec gry wywołuje jedna z następujących sytuacji
        [many] koniec gry wywołuje jedna z następujących sytuacji
       *[other] koniec gry wywołuje jedna z następujących sytuacji
    }
}
# pod nazwą przyczyny: co musi zachodzić, jako zdanie
book-end-cause = { FORM($cond, "bare") }
book-after-now = Gra kończy się natychmiast.
book-after-round = Dokończcie bieżącą rundę; potem gra się kończy.
book-after-rounds = { $n ->
    [one] Dokończcie bieżącą rundę i rozegrajcie jeszcze jedną; potem gra się kończy.
    [few] Dokończcie bieżącą rundę i rozegrajcie jeszcze { $n } rundy; potem gra się kończy.
    [many] Dokończcie bieżącą rundę i rozegrajcie jeszcze { $n } rund; potem gra się kończy.
   *[other] Dokończcie bieżącą rundę i rozegrajcie jeszcze { $n } rundy; potem gra się kończy.
}
book-scoring = punktacja końcowa
book-victory = kto wygrywa
# $how: most albo least
book-winner = { $how ->
    [least] Wygrywa gracz, który ma najmniej { FORM($what, "gen", "pl") }.
   *[most] Wygrywa gracz, który ma najwięcej { FORM($what, "gen", "pl") }.
}
book-winner-number = { $how ->
    [least] O zwycięstwie decyduje { FORM($what, "nom") } (wygrywa najmniejsza liczba).
   *[most] O zwycięstwie decyduje { FORM($what, "nom") } (wygrywa największa liczba).
}
book-tie = { $tied ->
    [first] W razie remisu
   *[still] Jeśli remis się utrzymuje,
} { $how ->
    [least] wygrywa gracz, który ma najmniej { FORM($what, "gen", "pl") }.
   *[most] wygrywa gracz, który ma najwięcej { FORM($what, "gen", "pl") }.
}
book-tie-number = { $tied ->
    [first] Remis
   *[still] Kolejny remis
} { $how ->
    [least] rozstrzyga { FORM($what, "nom") } (wygrywa najmniejsza liczba).
   *[most] rozstrzyga { FORM($what, "nom") } (wygrywa największa liczba).
}
book-tie-seat = { $tied ->
    [first] W razie remisu
   *[still] Jeśli remis się utrzymuje,
} wygrywa ten z remisujących graczy, który jest wcześniej w kolejności tur.
book-tie-shared = { $tied ->
    [first] W razie remisu
   *[still] Jeśli remis się utrzymuje,
} remisujący gracze wygrywają wspólnie.
book-teams = Kto gra razem, według miejsc: { $teams }. Partnerzy wygrywają wspólnie.
book-no-teams = Każdy gra sam.
book-one-team = Wszyscy gracze wygrywają lub przegrywają razem.
book-may-win = Wygrywasz tylko wtedy, gdy { $cond }.
book-expansions = dodatki
book-variants = warianty
# zmienione zasady
book-before = przedtem
book-now = teraz
book-gone = nie używa się
book-not-together = Nie można tego używać razem z dodatkiem wymienionym w tytule.
book-sources = skąd pochodzą liczby
book-figures = dane
book-sources-declared = elementy, miejsca i inne liczby
book-source-rulebook = instrukcja
    .meaning = Wydrukowane w instrukcji do gry.
book-source-known = znane
    .meaning = Powszechnie znane albo podane w przykładzie.
book-source-reconstructed = odtworzone
    .meaning = Nieznane. Wybrano liczbę zgodną ze wszystkim, co wiadomo; kto ma grę, może wpisać prawdziwą.
book-source-unknown = nie podano
book-numbered = zasady według numerów
book-made = Napisane na podstawie zasad, według których toczy się gra (zasady { $digest }).

## Plansze: kierunki kroków i linie, które w nich biegną (.open: nic nie stoi na drodze)

direction-straight = w dowolnym kierunku
    .line = linii prostej
    .open = wolnej linii prostej
direction-orthogonal = w pionie lub poziomie
    .line = linii pionowej lub poziomej
    .open = wolnej linii pionowej lub poziomej
direction-diagonal = na ukos
    .line = przekątnej
    .open = wolnej przekątnej
direction-upright = w pionie
    .line = linii pionowej
    .open = wolnej linii pionowej
direction-level = w poziomie
    .line = linii poziomej
    .open = wolnej linii poziomej
direction-rising = wzdłuż skosu wznoszącego się
    .line = linii wznoszącej się
    .open = wolnej linii wznoszącej się
direction-falling = wzdłuż skosu opadającego
    .line = linii opadającej
    .open = wolnej linii opadającej
direction-upward = w górę
    .line = linii w górę
    .open = wolnej linii w górę
direction-downward = w dół
    .line = linii w dół
    .open = wolnej linii w dół
direction-rightward = w prawo
    .line = linii w prawo
    .open = wolnej linii w prawo
direction-leftward = w lewo
    .line = linii w lewo
    .open = wolnej linii w lewo
direction-forward = do przodu
    .line = linii do przodu
    .open = wolnej linii do przodu
direction-backward = do tyłu
    .line = linii do tyłu
    .open = wolnej linii do tyłu
direction-sideways = w bok
    .line = linii w bok
    .open = wolnej linii w bok
direction-both = { $way } { $side }
    .line = { $way } { $side }
    .open = { $way } { $side }
direction-own = ruchem „{ $name }”
    .line = linii „{ $name }”
    .open = wolnej linii „{ $name }”
# za zdaniem względnym zaczyna się nowe
word-lying = { $nth ->
    [0] { "" }
   *[other] i { which-nom } { $number ->
        [pl] leżą
       *[sg] leży
    }
}
word-lying-end = { $nth ->
    [0] { "" }
   *[other] ,
}
word-distant = { $gender ->
    [none] { "" }
   *[other] { $nth ->
        [0] odległ{ ending-hard }
       *[other] { word-lying }
    }
}
steps-from = { word-distant } o { $far } od { FORM($thing, "gen") } { $over } { word-lying-end }
so-many-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} { $way }
some-steps = { $n ->
    [one] { $numbers } krok
    [few] { $numbers } kroki
   *[many] { $numbers } kroków
} { $way }
steps-away = { word-distant } od { FORM($thing, "gen") } o tyle kroków { $way }, ile { $shown ->
    [yes] pokazuje { FORM($die, "nom") }
   *[no] wynosi { FORM($n, "nom") }
} { word-lying-end }
line-from = { word-lying } na { $way } od { FORM($thing, "gen") } { $beyond ->
    [yes] za { FORM($behind, "ins") }
   *[no] { "" }
} { $over } { word-lying-end }
over-things = ponad { FORM($things, "ins", "pl") }
over-so-many = ponad dokładnie { $n ->
    [one] { $n } { FORM($things, "ins", "sg") }
    [few] { $n } { FORM($things, "ins", "pl") }
   *[many] { $n } { FORM($things, "ins", "pl") }
}
between-things = { word-lying } między { FORM($first, "ins") } a { FORM($last, "ins") } { word-lying-end }
on-the-edge = na skraju planszy
farthest-row = { $whose ->
    [you] w najdalszym od ciebie rzędzie
    [they] w najdalszym od niego rzędzie
   *[none] w najdalszym rzędzie
}
in-row = { $how ->
    [at-least] w { $n }. lub dalszym rzędzie
    [at-most] w pierwszych { $n } rzędach
    [more-than] za { $n }. rzędem
    [fewer-than] przed { $n }. rzędem
   *[exactly] w { $n }. rzędzie
} { $whose ->
    [you] od twojej strony
    [they] od jego strony
   *[none] od bliższej strony
}
row-from = { $form ->
    [gen] rzędu
    [dat] rzędowi
    [ins] rzędem
    [loc] rzędzie
   *[nom] rząd
} { FORM($thing, "gen") }, licząc od { $whose ->
    [you] twojej strony
    [they] jego strony
   *[none] bliższej strony
},
place-from = { $form ->
    [gen] miejsca
    [dat] miejscu
    [ins] miejscem
    [loc] miejscu
   *[nom] miejsce
} { FORM($thing, "gen") }, licząc od { $whose ->
    [you] twojego początku
    [they] początku tego gracza
   *[none] początku toru
},
distance-between = { $form ->
    [gen] odległości
    [dat] odległości
    [acc] odległość
    [ins] odległością
    [loc] odległości
   *[nom] odległość
} od { FORM($first, "gen") } do { FORM($last, "gen") }
line-of = na { $way } { $n ->
    [one] leży
    [few] leżą
   *[many] leży
} obok siebie { $n } { $n ->
    [one] { FORM($things, "nom", "sg") }
    [few] { FORM($things, "nom", "pl") }
   *[many] { FORM($things, "gen", "pl") }
} { $told ->
    [yes] , a wśród nich { FORM($through, "nom") }
   *[no] { "" }
}
noun-prop-place =
    .gender = n
    .nom-sg = miejsce
    .gen-sg = miejsca
    .dat-sg = miejscu
    .acc-sg = miejsce
    .ins-sg = miejscem
    .loc-sg = miejscu
    .nom-pl = miejsca
    .gen-pl = miejsc
    .dat-pl = miejscom
    .acc-pl = miejsca
    .ins-pl = miejscami
    .loc-pl = miejscach
noun-prop-row =
    .gender = mi
    .nom-sg = rząd
    .gen-sg = rzędu
    .dat-sg = rzędowi
    .acc-sg = rząd
    .ins-sg = rzędem
    .loc-sg = rzędzie
    .nom-pl = rzędy
    .gen-pl = rzędów
    .dat-pl = rzędom
    .acc-pl = rzędy
    .ins-pl = rzędami
    .loc-pl = rzędach
noun-prop-column =
    .gender = f
    .nom-sg = kolumna
    .gen-sg = kolumny
    .dat-sg = kolumnie
    .acc-sg = kolumnę
    .ins-sg = kolumną
    .loc-sg = kolumnie
    .nom-pl = kolumny
    .gen-pl = kolumn
    .dat-pl = kolumnom
    .acc-pl = kolumny
    .ins-pl = kolumnami
    .loc-pl = kolumnach
