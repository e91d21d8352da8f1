### Slova jazyka pravidel, česky. Hráči se tyká: pokyny jsou v rozkazovacím způsobu.
### $form: pád podstatného jména (nom, gen, dat, acc, loc, ins) nebo způsob účinku: imp či nic (pokyn: získej),
### inf (po „můžeš“: získat), to (účel: získat), ind (následek na kartě: získáš).
### Rody: ma mužský životný, mi mužský neživotný, f ženský, n střední.
### Vlastnosti slov (TRAIT): .at = in u slova, ve kterém něco leží, a ne na něm; .verb = take u místa, kam se bere, away u toho, kam se odkládá, a back u toho, kam se vrací;
### .heap = yes u toho, čeho leží víc pohromadě; .owner = yes u toho, kdo něco má; .mass = yes u látky („tolik čaje“); .own: „svou cenu“ místo „tvou cenu“.

## Předložky: „se“, „ze“, „ve“, „ke“ podle toho, čím začíná další slovo; číslice platí jen pro toto číslo

sound-s = se
    .word = s
    .before = s z š ž dř 2 3 4 6 7 16 17 60 70 100 dvě dvou tře čtyř čtvr vš
sound-z = ze
    .word = z
    .before = s z š ž dř 2 3 4 6 7 16 17 60 70 100 dv tř čtyř čtvr vš
# předložka stojí za částicí: „alespoň ve 4 oblastech“
sound-v-at-least-heavy = alespoň ve
    .word = v alespoň
    .before = 2 3 4 12 20
sound-v-at-least = alespoň v
    .word = v alespoň
sound-na-at-least = alespoň na
    .word = na alespoň
sound-v = ve
    .word = v
    .before = v f kter hř dv tř čtyř čtvr tv sb sc sd sf sh sj sk sl sm sn sp sr st sv zb zd zl zm zn zr zv šk šl šp št žl 2 3 4 12 20
sound-k = ke
    .word = k
    .before = k g dv tř čtyř čtvr hř vš sb sc sd sf sh sj sk sl sm sn sp sr st sv zb zd zl zm zn zr zv šk šl šp št 2 3 4
# za nimi řádek nekončí
unbroken-behind = k s v z o u i a

## Podstatná jména: který tvar je potřeba

noun-form = { $number ->
    [pl] { $form ->
        [gen] gen-pl
        [dat] dat-pl
        [acc] acc-pl
        [loc] loc-pl
        [ins] ins-pl
       *[nom] nom-pl
    }
   *[sg] { $form ->
        [gen] gen-sg
        [dat] dat-sg
        [acc] acc-sg
        [loc] loc-sg
        [ins] ins-sg
       *[nom] nom-sg
    }
}
# po 5 a víc stojí místo 1. a 4. pádu genitiv
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
    [loc] { $class ->
        [one] loc-sg
        [few] loc-pl
       *[other] loc-pl
    }
    [ins] { $class ->
        [one] ins-sg
        [few] ins-pl
       *[other] ins-pl
    }
    [acc] { $class ->
        [one] acc-sg
        [few] acc-pl
       *[other] gen-pl
    }
   *[nom] { $class ->
        [one] nom-sg
        [few] nom-pl
       *[other] gen-pl
    }
}
# mezi číslem a slovem je nezlomitelná mezera
amount = { $n } { $what }
amount-alike = { $n } { $how ->
    [equal] stejn
   *[different] různ
}{ $form ->
    [gen] ých
    [loc] ých
    [dat] ým
    [ins] ými
   *[nom] { $class ->
        [one] ý
        [few] é
       *[other] ých
    }
} { $what }
amount-entry = { $n }× { $name }
list-and = { $first } a { $next }
list-or = { $first } nebo { $next }
list-nor = { $first } ani { $next }
list-none = { $first } ani { $next }
either-thing = { $first }, anebo { $next }
list-comma = { $first }, { $next }
either = { $first } nebo { $next }
either-do = { $first }, nebo { $next }
either-do-comma = { $first }, { $next }
# bare: za dvojtečkou
then = { $form ->
    [bare] { $first } a { $next }
   *[other] { $first } a poté { $next }
}
then-comma = { $first }, { $next }

## Koncovky: používají je jiná slova, podle $form, $number a $gender

# volný, volného, volná …
ending-hard = { $number ->
    [pl] { $form ->
        [gen] ých
        [loc] ých
        [dat] ým
        [ins] ými
        [acc] { $gender ->
            [n] á
           *[other] é
        }
       *[nom] { $gender ->
            [ma] í
            [n] á
           *[other] é
        }
    }
   *[sg] { $gender ->
        [f] { $form ->
            [acc] ou
            [ins] ou
            [gen] é
            [dat] é
            [loc] é
           *[nom] á
        }
       *[other] { $form ->
            [gen] ého
            [dat] ému
            [loc] ém
            [ins] ým
            [acc] { $gender ->
                [ma] ého
                [n] é
               *[mi] ý
            }
           *[nom] { $gender ->
                [n] é
               *[mi] ý
            }
        }
    }
}
# sousední, sousedního …
ending-soft = { $number ->
    [pl] { $form ->
        [gen] ích
        [loc] ích
        [dat] ím
        [ins] ími
       *[nom] í
    }
   *[sg] { $gender ->
        [f] í
       *[other] { $form ->
            [gen] ího
            [dat] ímu
            [loc] ím
            [ins] ím
            [acc] { $gender ->
                [ma] ího
               *[mi] í
            }
           *[nom] í
        }
    }
}
# tento, tohoto, tato …
word-this = { $number ->
    [pl] { $form ->
        [gen] těchto
        [loc] těchto
        [dat] těmto
        [ins] těmito
        [acc] { $gender ->
            [n] tato
           *[other] tyto
        }
       *[nom] { $gender ->
            [ma] tito
            [n] tato
           *[other] tyto
        }
    }
   *[sg] { $gender ->
        [f] { $form ->
            [acc] tuto
            [ins] touto
            [gen] této
            [dat] této
            [loc] této
           *[nom] tato
        }
       *[other] { $form ->
            [gen] tohoto
            [dat] tomuto
            [loc] tomto
            [ins] tímto
            [acc] { $gender ->
                [ma] tohoto
                [n] toto
               *[mi] tento
            }
           *[nom] { $gender ->
                [n] toto
               *[mi] tento
            }
        }
    }
}
# tv-ůj, sv-ého …
ending-own = { $number ->
    [pl] { ending-hard }
   *[sg] { $gender ->
        [f] { ending-hard }
        [n] { ending-hard }
       *[other] { $form ->
            [nom] ůj
            [acc] { $gender ->
                [ma] ého
               *[mi] ůj
            }
           *[other] { ending-hard }
        }
    }
}
# tvůj v 1. a 2. pádě, jinak svůj
word-own = { $form ->
    [nom] tv
    [gen] tv
   *[other] sv
}{ ending-own }
word-all = { $form ->
    [gen] všech
    [loc] všech
    [dat] všem
    [ins] všemi
    [acc] { $gender ->
        [n] všechna
       *[other] všechny
    }
   *[nom] { $gender ->
        [ma] všichni
        [n] všechna
       *[other] všechny
    }
}
# který, kterého, která …: $noun říká, o čem je řeč; poss: jehož, jejíž, jejichž
which = { $form ->
    [poss] { which-poss }
   *[other] { $number ->
        [pl] { $form ->
            [gen] kterých
            [loc] kterých
            [dat] kterým
            [ins] kterými
            [acc] { GENDER($noun) ->
                [n] která
               *[other] které
            }
           *[nom] { which-nom }
        }
       *[sg] { GENDER($noun) ->
            [f] { $form ->
                [acc] kterou
                [ins] kterou
                [gen] které
                [dat] které
                [loc] které
               *[nom] která
            }
           *[other] { $form ->
                [gen] kterého
                [dat] kterému
                [loc] kterém
                [ins] kterým
                [acc] { GENDER($noun) ->
                    [ma] kterého
                    [n] které
                   *[mi] který
                }
               *[nom] { GENDER($noun) ->
                    [n] které
                   *[mi] který
                }
            }
        }
    }
}
# tvary téhož zájmena bez ohledu na $form
which-nom = { $number ->
    [pl] { GENDER($noun) ->
        [ma] kteří
        [n] která
       *[other] které
    }
   *[sg] { GENDER($noun) ->
        [f] která
        [n] které
       *[other] který
    }
}
which-poss = { $number ->
    [pl] jejichž
   *[sg] { GENDER($noun) ->
        [f] jejíž
       *[other] jehož
    }
}
which-gen = { $number ->
    [pl] kterých
   *[sg] { GENDER($noun) ->
        [f] které
       *[other] kterého
    }
}
which-loc = { $number ->
    [pl] kterých
   *[sg] { GENDER($noun) ->
        [f] které
       *[other] kterém
    }
}
which-on = { TRAIT($noun, "at") ->
    [in] v
   *[none] na
} { which-loc }

## Věci: $thing je podstatné jméno s přívlastky, už ve správném tvaru

thing-a = { $thing }
# totéž podstatné jméno podruhé: „žeton z ostrova se žetonem z jiného ostrova“ (zájmeno by ukazovalo na určitý)
thing-again = { $thing }
thing-the = { $thing }
thing-that = { word-this } { $thing }
thing-chosen = vybran{ ending-hard } { $thing }
thing-this = { word-this } { $thing }
thing-your = { word-own } { $thing }
thing-their = jeho { $thing }
thing-other = { $thing } jiného hráče
thing-no = { $thing }
thing-one-of = { $gender ->
    [f] { $form ->
        [gen] jedné
        [dat] jedné
        [loc] jedné
        [acc] jednu
        [ins] jednou
       *[nom] některá
    }
   *[other] { $form ->
        [gen] jednoho
        [dat] jednomu
        [loc] jednom
        [ins] jedním
        [acc] { $gender ->
            [ma] jednoho
            [n] jedno
           *[mi] jeden
        }
       *[nom] { $gender ->
            [n] některé
           *[mi] některý
        }
    }
} { $of }
thing-each = každ{ ending-hard } { $thing }
thing-all = { word-all } { $thing }
thing-own = sv{ ending-own } { $thing }
thing-all-own = { word-all } sv{ ending-own } { $thing }
thing-all-your = { word-all } { word-own } { $thing }
thing-bare = { $thing }
behind = { $thing } { $clause }
# jméno, pod kterým se o něčem dál mluví
called-so = ({ FORM($name, "nom", "sg") })
that-number = { $form ->
    [gen] tohoto čísla
    [dat] tomuto číslu
    [ins] tímto číslem
    [loc] tomto čísle
   *[nom] toto číslo
}
# „it“ stojí jen ve větě za věcí, o které je řeč: je to vztažné zájmeno
pronoun = { $who ->
    [you] { $form ->
        [gen] tebe
        [acc] tebe
        [dat] ti
        [ins] tebou
        [loc] tobě
       *[nom] ty
    }
    [they] { $form ->
        [gen] tohoto hráče
        [acc] tohoto hráče
        [dat] tomuto hráči
        [ins] tímto hráčem
        [loc] tomto hráči
       *[nom] tento hráč
    }
   *[it] { which }
}
    .it = { $who ->
    [it] yes
   *[you] none
}
location-of-piece = { FORM($kind, $form) } s { FORM($piece, "ins") }
location-of = { FORM($kind, $form) } s { GENDER($piece) ->
    [f] tvou
   *[other] tvým
} { FORM($piece, "ins") }

## Věty za věcí. $nth: kolik takových vět stojí před touto

# Čí: you (máš), they (hráč, který má), others a none (je)
with = { $nth ->
    [0] { $whose ->
        [you] , { which-on } máš { FORM($piece, "acc") }
        [they] { TRAIT($noun, "owner") ->
            [yes] , { which-nom } { $number ->
                [pl] mají
               *[sg] má
            } { FORM($piece, "acc") } { $where }
           *[none] , { which-on } má tento hráč { FORM($piece, "acc") }
        }
       *[others] { TRAIT($noun, "owner") ->
            [yes] , { which-nom } { $number ->
                [pl] mají
               *[sg] má
            } { FORM($what, "acc") } { $where }
           *[none] , { which-on } { NUMERUS($piece) ->
                [one] je
                [few] jsou
               *[other] je
            } { $what }
        }
    }
   *[other] { $whose ->
        [you] a { which-on } máš { FORM($piece, "acc") }
        [they] a má { FORM($piece, "acc") } { $where }
       *[others] { TRAIT($noun, "owner") ->
            [yes] a { which-nom } { $number ->
                [pl] mají
               *[sg] má
            } { FORM($what, "acc") } { $where }
           *[none] a { NUMERUS($piece) ->
                [one] je
                [few] jsou
               *[other] je
            } { $what }
        }
    }
}
without = { $nth ->
    [0] { $whose ->
        [you] { $article ->
            [no] bez { FORM($what, "gen") }
           *[other] , { which-on } nemáš { FORM($piece, "acc") }
        }
        [they] { TRAIT($noun, "owner") ->
            [yes] , { which-nom } { $number ->
                [pl] nemají
               *[sg] nemá
            } { FORM($piece, "acc") } { $where }
           *[none] , { which-on } nemá tento hráč { FORM($piece, "acc") }
        }
       *[others] { TRAIT($noun, "owner") ->
            [yes] , { which-nom } { $number ->
                [pl] nemají
               *[sg] nemá
            } { FORM($what, "acc") } { $where }
           *[none] , { which-on } není { FORM($what, "nom") }
        }
    }
   *[other] { $whose ->
        [you] { $last ->
            [without] ani { FORM($piece, "acc") }
           *[other] , ale nemáš { FORM($piece, "acc") }
        }
        [they] { $last ->
            [without] ani { FORM($piece, "acc") } { $where }
           *[other] , ale nemá { FORM($piece, "acc") } { $where }
        }
       *[others] { $last ->
            [without] ani { FORM($what, "nom") }
           *[other] , ale není { FORM($what, "nom") }
        }
    }
}
# několik najednou: $piece spojené slovem „nebo“ (with), nebo „ani“ (without)
with-any = { $nth ->
    [0] , { which-on }
   *[other] a
} je { FORM($piece, "nom") }
without-any = { $nth ->
    [0] , { which-on } není
   *[other] { $last ->
        [without] ani
       *[other] a není
    }
} { FORM($piece, "nom") }
which-at = { TRAIT($noun, "at") ->
    [in] v { which-loc }
   *[none] u { which-gen }
}
word-is = { NUMERUS($what) ->
    [one] je
    [few] jsou
   *[other] je
}
with-utmost = { $nth ->
    [0] s
   *[other] a s
} { word-utmost }
word-utmost = { $counted ->
    [yes] { $how ->
        [lowest] nejmenším
       *[highest] největším
    } počtem { FORM($what, "gen", "pl") }
   *[no] { $how ->
        [lowest] nejnižší
       *[highest] nejvyšší
    }{ $named ->
        [yes] { GENDER($what) ->
            [f] { "" }
           *[mi] m
        }
       *[no] { "" }
    } { $named ->
        [yes] { FORM($what, "ins") }
       *[no] hodnotou „{ FORM($what, "bare") }“
    }
}
has-utmost = { $whose ->
    [you] { $no ->
        [yes] nemáš
       *[no] máš
    }
   *[none] { FORM($thing, "nom") } { $no ->
        [yes] nemá
       *[no] má
    }
} { $counted ->
    [yes] { $how ->
        [lowest] nejméně
       *[highest] nejvíce
    } { FORM($what, "gen", "pl") }
   *[no] { $how ->
        [lowest] nejnižší
       *[highest] nejvyšší
    }{ $named ->
        [yes] { GENDER($what) ->
            [ma] ho
           *[mi] { "" }
        } { FORM($what, "acc") }
       *[no] { " " }hodnotu „{ FORM($what, "bare") }“
    }
}
with-thing = { $nth ->
    [0] ,
   *[other] a
} { which-at } { word-is } { FORM($what, "nom") }
without-thing = { $nth ->
    [0] ,
   *[other] a
} { which-at } není { FORM($what, "nom") }
where = { $nth ->
    [0] , { FORM($cond, "rel", $number) },
   *[other] a { FORM($cond, "rel", $number) },
}
that-is-not = { $nth ->
    [0] , { which-nom }
   *[other] a { which-nom }
} { $number ->
    [pl] nejsou
   *[sg] není
} { $what },
# .it: to, o čem je řeč i tak
next-to = { TRAIT($thing, "it") ->
    [yes] vedle
   *[none] { $nth ->
        [0] sousedíc{ ending-soft }
       *[other] a { which-nom } sousedí
    } s { FORM($thing, "ins") }
}
connected = { $nth ->
    [0] { "" }
   *[other] ,
} spojen{ ending-hard } s { FORM($thing, "ins") }{ $itself ->
    [yes] { " " }(včetně { GENDER($thing) ->
        [f] ní
       *[other] něj
    })
   *[no] { "" }
}
on-top = { $thing } (svrchu)
but-for = jin{ ending-hard } než { FORM($name, "nom") }
bearing = ({ FORM($property, "nom") }: { $name })
alike = { GENDER($property) ->
    [f] se stejnou
   *[other] se stejným
} { FORM($property, "ins") } jako { FORM($thing, "nom") }
unlike = { GENDER($property) ->
    [f] jiné
   *[other] jiného
} { FORM($property, "gen") } než { FORM($thing, "nom") }
# .beside: co leží vedle toho, k čemu patří
# .beside: yes, když části leží u celku, on, když leží na něm
part-of = { TRAIT($noun, "beside") ->
    [yes] u { FORM($thing, "gen") }
    [on] na { FORM($thing, "loc") }
   *[none] { FORM($thing, "gen") }
}
from-place = z { FORM($thing, "gen") }
# .placed: sem se něco umisťuje, a nejen přesouvá
to-place = { TRAIT($thing, "at") ->
    [in] do { FORM($thing, "gen") }
   *[none] na { FORM($thing, "acc") }
}
    .placed = yes
    .each = { TRAIT($thing, "each") }
in-place = { TRAIT($thing, "at") ->
    [in] v
   *[none] na
} { FORM($thing, "loc") }
    .it = { TRAIT($thing, "it") }
# tam, kde něco není nikde; $bare: bez zájmena
in-no-place = { TRAIT($thing, "at") ->
    [in] v
   *[none] na
} { GENDER($bare) ->
    [f] žádné
   *[other] žádném
} { FORM($bare, "loc") }
from-places = z { FORM($thing, "gen", "pl") }
to-places = { TRAIT($thing, "at") ->
    [in] do { FORM($thing, "gen") }
   *[none] na { FORM($thing, "acc") }
}
    .placed = yes
# some: stačí jedno z těch míst
in-places = { TRAIT($thing, "at") ->
    [in] v
   *[none] na
} { $form ->
    [some] { GENDER($thing) ->
        [f] některé
       *[other] některém
    } { FORM($thing, "loc") }
    [none] { GENDER($thing) ->
        [f] žádné
       *[other] žádném
    } z { FORM($thing, "gen", "pl") }
   *[all] { FORM($thing, "loc", "pl") }
}
from-parts = z { FORM($parts, "gen", "pl") } { FORM($thing, "gen") }
to-parts = na { FORM($parts, "acc", "pl") } { FORM($thing, "gen") }
    .placed = yes
in-parts = na { FORM($parts, "loc", "pl") } { TRAIT($parts, "beside") ->
    [on] na { FORM($thing, "loc") }
   *[none] { FORM($thing, "gen") }
}

## Čísla

# .itself u čísla: „cenu …“ místo „tolik jenů, kolik činí cena …“
amount-of = { TRAIT($value, "itself") ->
    [yes] { FORM($value, $form) }
   *[none] tolik { TRAIT($what, "mass") ->
        [yes] { FORM($what, "gen", "sg") }
       *[none] { FORM($what, "gen", "pl") }
    }, kolik činí { FORM($value, "nom") },
}
amount-per = { FORM($amount, $form) } za { $per }
counted-amount = { $n ->
    [one] { GENDER($noun) ->
        [f] každou
        [n] každé
        [ma] každého
       *[other] každý
    } { FORM($noun, "acc") }
    [few] { GENDER($noun) ->
        [n] každá
       *[other] každé
    } { FORM($amount, "acc") }
   *[other] každých { FORM($amount, "acc") }
}
counted-at = { $what } { $where }
counted-in = { $n ->
    [one] každou kartu { $zone }
    [few] každé { $n } karty { $zone }
   *[other] každých { $n } karet { $zone }
}
counted-thing = { $n ->
    [one] { GENDER($thing) ->
        [f] každou
        [n] každé
        [ma] každého
       *[other] každý
    } { FORM($thing, "acc", "sg") }
    [few] { GENDER($thing) ->
        [n] každá
       *[other] každé
    } { $n } { FORM($thing, "acc", "pl") }
   *[other] každých { $n } { FORM($thing, "gen", "pl") }
}
# počet, počtu, počtem
number-word = { $form ->
    [gen] počtu
    [dat] počtu
    [loc] počtu
    [ins] počtem
   *[nom] počet
}
number-of-whom = { number-word } { FORM($what, "gen", "pl") } { FORM($who, "gen") }
# its: o tom, na koho se ptá vztažná věta
number-of = { $its ->
    [yes] { $number ->
        [pl] jejichž
       *[sg] jehož
    } { number-word } { FORM($what, "gen", "pl") }
   *[no] { number-word } { $whose ->
        [you] tvých { FORM($what, "gen", "pl") }
        [they] jeho { FORM($what, "gen", "pl") }
       *[none] všech { FORM($what, "gen", "pl") }
    }
}
    .own = { $whose ->
        [you] počet svých { FORM($what, "gen", "pl") }
       *[they] none
    }
number-at-whom = { number-word } { FORM($what, "gen", "pl") } { FORM($who, "gen") } { $where }
number-at = { where-first }{ number-word } { $whose ->
    [you] tvých { FORM($what, "gen", "pl") }
    [they] jeho { FORM($what, "gen", "pl") }
    [others] { FORM($what, "gen", "pl") } ostatních hráčů
   *[none] všech { FORM($what, "gen", "pl") }
}{ where-last }
number-in = { where-first }{ number-word } karet{ where-last }
number-lying = { where-first }{ number-word } { FORM($what, "gen", "pl") }{ where-last }
# „na kterém“ stojí na začátku své věty: na kterém počet kamenů činí 2
where-first = { TRAIT($where, "it") ->
    [yes] { $where } { "" }
   *[none] { "" }
}
where-last = { TRAIT($where, "it") ->
    [yes] { "" }
   *[none] { " " }{ $where }
}
stock-of = { number-word } { FORM($what, "gen", "pl") } zbývajících v zásobě
its-property = { which-poss } { FORM($property, "nom") }
its-slot-property = { which-poss } { FORM($property, "nom") }
in-it = { which-on }
    .it = yes
amount-printed = tolik { FORM($what, "gen", "pl") }, kolik vyžaduje { FORM($thing, "nom") },
property-of = { FORM($property, $form) } { FORM($thing, "gen") }
    .many = { TRAIT($property, "many") ->
        [none] none
       *[other] { TRAIT($property, "many") } { FORM($thing, "nom") }
    }
    .at = { TRAIT($property, "at") }
slot-property = { FORM($property, $form) } místa, na kterém leží { FORM($thing, "nom") },
printed-number = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "poss", $number) } { word-number }
   *[none] { word-number } { FORM($thing, "gen") }
}
# číslo, čísla, číslem
word-number = { $form ->
    [gen] čísla
    [dat] číslu
    [loc] čísle
    [ins] číslem
   *[nom] číslo
}
in-brackets = ({ FORM($what, $form) })
plus = { FORM($left, $form) } plus { FORM($right, $form) }
minus = { FORM($left, $form) } minus { FORM($right, $form) }
times = { FORM($left, $form) } krát { FORM($right, $form) }
divided = { FORM($left, $form) } děleno { FORM($right, "ins") }
capped = { FORM($left, $form) }, ale nejvýše { FORM($right, "acc") },
floored = { FORM($left, $form) }, ale alespoň { FORM($right, "acc") },
# jedno číslo, nebo druhé
if-number = { FORM($then, $form) }, pokud { FORM($cond, "sub") }; jinak { FORM($other, $form) }
round-number = { word-number } kola
count-of = { number-word } { FORM($what, "gen", "pl") }
# $how: total, highest, lowest; $of: věci s vytištěným číslem nebo s vlastností
own-number = { $how ->
    [total] { word-sum } čísel
    [lowest] nejnižší { word-number }
   *[highest] nejvyšší { word-number }
} mezi { FORM($of, "ins", "pl") }
word-sum = { $form ->
    [gen] součtu
    [dat] součtu
    [loc] součtu
    [ins] součtem
   *[nom] součet
}
own-property = { $how ->
    [total] { word-sum } { FORM($property, "gen", "pl") }
    [lowest] nejnižší { FORM($property, $form) }
   *[highest] nejvyšší { FORM($property, $form) }
} { FORM($of, "gen", "pl") }
    .itself = { TRAIT($property, "itself") }
total = { word-sum } hodnot „{ $what }“ pro { FORM($of, "acc", "pl") }
highest = { word-highest } { FORM($what, $form) } z { FORM($of, "gen", "pl") }
lowest = { word-lowest } { FORM($what, $form) } z { FORM($of, "gen", "pl") }
word-highest = nejvyšší{ ending-most }
word-lowest = nejnižší{ ending-most }
# nejvyšší, nejvyššího, nejvyšším
ending-most = { GENDER($what) ->
    [f] { "" }
   *[other] { $form ->
        [gen] ho
        [dat] mu
        [loc] m
        [ins] m
       *[nom] { "" }
    }
}

## Podmínky. $how: at-least, at-most, more-than, fewer-than, exactly

# před číslem
how-many = { $how ->
    [at-least] alespoň
    [at-most] nejvýše
    [more-than] více než
    [fewer-than] méně než
   *[exactly] přesně
}
word-have = { $whose ->
    [they] má
   *[you] máš
}
cond-and = { $first } a { $next }
cond-or = { $first } nebo { $next }
cond-and-wide = { $first } a k tomu { $next }
cond-or-wide = { $first }, anebo { $next }
# $what platí o věci, $cond o něčem jiném
cond-if = { FORM($what, $form, $number) } (jen pokud { FORM($cond, "sub") })
cond-unless = { FORM($what, $form, $number) }, ledaže { FORM($cond, "sub") },
cond-needless = { FORM($what, $form, $number) } (není nutné, pokud { FORM($cond, "sub") })
not = neplatí, že { $what }
you-have = { word-have } { how-many } { FORM($what, "acc") }
you-have-number = { word-have } { TRAIT($value, "plain") ->
    [yes] { how-many } { FORM($amount, "acc") }
   *[none] { $how ->
        [at-least] alespoň tolik { FORM($what, "gen", "pl") }, kolik { word-as-much }
        [at-most] nejvýše tolik { FORM($what, "gen", "pl") }, kolik { word-as-much }
        [more-than] více { FORM($what, "gen", "pl") } { word-than }
        [fewer-than] méně { FORM($what, "gen", "pl") } { word-than }
       *[exactly] právě tolik { FORM($what, "gen", "pl") }, kolik { word-as-much }
    }
}
word-as-much = { $sort ->
    [counter] { FORM($value, "gen", "pl") }
    [player] { FORM($value, "nom") }
   *[number] činí { FORM($value, "nom") }
}
word-than = { $sort ->
    [counter] než { FORM($value, "gen", "pl") }
    [player] než { FORM($value, "nom") }
   *[number] , než činí { FORM($value, "nom") }
}
you-have-together = { word-have } celkem { how-many } { $n ->
    [one] { $n } { FORM($what, "acc", "sg") }
    [few] { $n } { FORM($what, "acc", "pl") }
   *[other] { $n } { FORM($what, "gen", "pl") }
}
zone-of-whom = { $zone } { FORM($who, "gen") }
    .verb = { TRAIT($zone, "verb") }
    .verb-from = { TRAIT($zone, "verb-from") }
    .verb-to = { TRAIT($zone, "verb-to") }
    .placed = { TRAIT($zone, "placed") }
zone-has = { $where } { word-is } { how-many } { FORM($what, "nom") }
# po věci, o které je řeč: hráč, který má alespoň 1 technologii
it-holds = { TRAIT($noun, "owner") ->
    [yes] { which-nom } { $number ->
        [pl] mají
       *[sg] má
    } { how-many } { FORM($what, "acc") }
   *[none] { which-on } { word-is } { how-many } { FORM($what, "nom") }
}
# sub: po „pokud“ stojí sloveso první
there-is = { $form ->
    [sub] { word-is } { $where }
   *[bare] { $where } { word-is }
} { FORM($what, "nom") }
# $times: kolikrát, $n: totéž jako číslo; $no: yes, pokud ne
position-came = stejná pozice { $no ->
    [yes] nenastala
   *[no] nastala
} { $n ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   *[other] { $times }krát
}
# něco je zapamatováno, nebo nic; $whose: you, they nebo none
note-is = { $whose ->
    [you] máš { FORM($note, "acc") }
    [they] tento hráč má { FORM($note, "acc") }
   *[none] je určen{ GENDER($note) ->
        [f] a
        [n] o
       *[other] { "" }
    } { FORM($note, "nom") }
}
note-is-no = { $whose ->
    [you] nemáš { FORM($note, "acc") }
    [they] tento hráč nemá { FORM($note, "acc") }
   *[none] není určen{ GENDER($note) ->
        [f] a
        [n] o
       *[other] { "" }
    } { FORM($note, "nom") }
}
there-is-such = { $form ->
    [sub] { word-is } { $where }
   *[bare] { $where } { word-is }
} { FORM($what, "nom") }
there-is-none = { $where } není { word-no } { FORM($what, "nom") }
you-have-no = { $whose ->
    [they] nemá
   *[you] nemáš
} { GENDER($what) ->
    [f] žádnou
    [ma] žádného
    [n] žádné
   *[mi] žádný
} { FORM($what, "acc") }
there-is-no = není { word-no } { FORM($what, "nom") }
word-no = { GENDER($what) ->
    [f] žádná
    [n] žádné
   *[other] žádný
}
# co leží vedle $thing
lies-beside = s { FORM($thing, "ins", $number) } { $no ->
    [yes] nesousedí { word-no }
   *[no] sousedí
} { FORM($what, "nom") }
# sub: po „když“ a „pokud“ stojí sloveso první
somebody-has = { $form ->
    [sub] { somebody-verb } { somebody }
   *[bare] { somebody } { somebody-verb }
} { $where } { FORM($what, "acc") }
somebody = { $who ->
    [opponent] některý ze soupeřů
   *[player] některý hráč
}
somebody-verb = { $no ->
    [yes] nemá
   *[no] má
}
there-are = { $n ->
    [one] je { how-many } { $n } { FORM($what, "nom", "sg") }
    [few] jsou { how-many } { $n } { FORM($what, "nom", "pl") }
   *[other] je { how-many } { $n } { FORM($what, "gen", "pl") }
}
players-left = { $n ->
    [one] zbývá { how-many } { $n } hráč
    [few] zbývají { how-many } { $n } hráči
   *[other] zbývá { how-many } { $n } hráčů
}
there-are-together = { $form ->
    [sub] { $n ->
        [one] je
        [few] jsou
       *[other] je
    } { $where }
   *[bare] { $where } { $n ->
        [one] je
        [few] jsou
       *[other] je
    }
} celkem { how-many } { $n ->
    [one] { $n } { FORM($what, "nom", "sg") }
    [few] { $n } { FORM($what, "nom", "pl") }
   *[other] { $n } { FORM($what, "gen", "pl") }
}
so-many = { how-many } { $form ->
    [loc] { TRAIT($what, "at") ->
        [in] v
       *[none] na
    } { FORM($what, "loc") }
   *[nom] { FORM($what, $form) }
}
# $counted: yes u toho, co se jen počítá a čeho tam může být víc
piece-there = { $whose ->
    [you] { $alone ->
        [yes] { $no ->
            [yes] { piece-of-any }
           *[no] { piece-alone }
        }
       *[no] { piece-of-any }
    }
   *[other] { piece-of-any }
}
# to jediné, co má každý hráč: tvůj král je na …; $alone: yes, má-li každý jen jednu
piece-alone = { $form ->
    [sub] je { piece-yours }
   *[bare] { piece-yours } je
} { piece-where }
piece-yours = { GENDER($what) ->
    [f] tvá
    [n] tvé
   *[other] tvůj
} { FORM($what, "nom") }
piece-of-any = { $form ->
    [sub] { piece-verb } { piece-where }
   *[bare] { piece-where } { piece-verb }
} { $whose ->
    [you] { FORM($what, "acc") }
    [they] tento hráč { FORM($what, "acc") }
    [others] { $no ->
        [yes] { $two ->
            [yes] soupeř { FORM($what, "acc") }
           *[no] { FORM($what, "acc") } žádný jiný hráč
        }
       *[no] { FORM($what, "acc") } { $two ->
            [yes] soupeř
           *[no] jiný hráč
        }
    }
   *[none] { $no ->
        [yes] { $counted ->
            [yes] { TRAIT($what, "mass") ->
                [yes] { FORM($what, "nom") }
               *[none] { FORM($what, "nom", "pl") }
            }
           *[no] { TRAIT($what, "heap") ->
                [yes] { FORM($what, "nom", "pl") }
               *[none] { FORM($what, "nom") }
            }
        }
       *[no] { FORM($what, "nom") }
    }
}
piece-where = { $no ->
    [yes] { FORM($where, "none", $number) }
   *[no] { FORM($where, "some", $number) }
}
piece-verb = { $no ->
    [yes] { $whose ->
        [you] nemáš
        [they] nemá
        [others] nemá
       *[none] { $counted ->
            [yes] { TRAIT($what, "mass") ->
                [yes] není
               *[none] nejsou
            }
           *[no] { TRAIT($what, "heap") ->
                [yes] nejsou
               *[none] není
            }
        }
    }
   *[no] { $whose ->
        [you] máš
        [they] má
        [others] má
       *[none] { word-is }
    }
}
# s číslem (činí 5), nebo s něčím, co se také počítá (činí tolik jako tvá síla)
compare = { FORM($left, "nom", $number) } { TRAIT($right, "plain") ->
    [yes] { $how ->
        [at-least] činí alespoň { FORM($right, "acc") }
        [at-most] nepřesahuje { FORM($right, "acc") }
        [more-than] přesahuje { FORM($right, "acc") }
        [fewer-than] činí méně než { FORM($right, "nom") }
        [other-than] nečiní { FORM($right, "acc") }
       *[exactly] činí { FORM($right, "acc") }
    }
   *[none] { $how ->
        [at-least] není nižší než { FORM($right, "nom") }
        [at-most] nepřesahuje { FORM($right, "acc") }
        [more-than] přesahuje { FORM($right, "acc") }
        [fewer-than] je nižší než { FORM($right, "nom") }
        [other-than] nečiní tolik jako { FORM($right, "nom") }
       *[exactly] činí tolik jako { FORM($right, "nom") }
    }
}
round-is = { $how ->
    [at-least] probíhá { $n }. nebo pozdější kolo
    [at-most] probíhá nejvýše { $n }. kolo
    [more-than] { $n }. kolo už skončilo
    [fewer-than] { $n }. kolo ještě nezačalo
   *[exactly] probíhá { $n }. kolo
}
players-together = { FORM($who, "nom") } { $no ->
    [yes] nehraje
   *[no] hraje
} společně s { FORM($whom, "ins") }
player-out = { $whose ->
    [you] { $no ->
        [yes] nejsi
       *[no] jsi
    }
   *[none] { FORM($who, "nom") } { $no ->
        [yes] není
       *[no] je
    }
} mimo hru
you-are = { $whose ->
    [you] { $no ->
        [yes] nejsi
       *[no] jsi
    }
   *[they] { $no ->
        [yes] není
       *[no] je
    }
} { FORM($what, "nom") }
same-thing = { FORM($left, "nom", $number) } odpovídá { FORM($right, "dat") }
face-is = { FORM($left, "nom", $number) } je { FORM($what, "nom") }
other-thing = { FORM($left, "nom", $number) } neodpovídá { FORM($right, "dat") }
is-so = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "nom", $number) } { $number ->
        [pl] jsou
       *[sg] je
    }
   *[none] { $form ->
        [sub] je { FORM($thing, "nom", $number) }
       *[bare] { FORM($thing, "nom", $number) } je
    }
} { $what }
is-not = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "nom", $number) } { $number ->
        [pl] nejsou
       *[sg] není
    }
   *[none] { FORM($thing, "nom", $number) } není
} { $what }
is-thing = { FORM($thing, "nom", $number) } je { FORM($other, "nom") }
is-not-thing = { FORM($thing, "nom", $number) } není { FORM($other, "nom") }
is-copy = { FORM($thing, "nom", $number) } je stejná karta jako { FORM($other, "nom") }
is-even = { FORM($what, "nom", $number) } je sudé číslo
is-eliminated =
    .before = vyřazen{ ending-hard }
is-other =
    .before = jin{ ending-hard }
is-neighbouring =
    .before = sousedn{ ending-soft }
is-additional =
    .after = navíc
is-any =
    .before = libovoln{ ending-hard }
is-any-theirs =
    .before = libovoln{ ending-hard }
is-own =
    .before = { word-own }
# totéž o jiném hráči, o kterém byla řeč
is-theirs =
    .before = jeho
is-others =
    .after = ostatních hráčů
beside-thing = vedle { FORM($thing, "gen") }
lies = { FORM($thing, "nom", $number) } leží { $where }
lies-not = { FORM($thing, "nom", $number) } neleží { $where }
has-thing = { TRAIT($thing, "at") ->
    [in] v { FORM($thing, "loc", $number) }
   *[none] { TRAIT($what, "lies") ->
        [on] na { FORM($thing, "loc", $number) }
       *[none] u { FORM($thing, "gen", $number) }
    }
} { $no ->
    [yes] není
   *[no] { word-is }
} { FORM($what, "nom") }
# $it: to, o čem je řeč; $things leží vedle toho
covers-beside = u { FORM($it, "gen", $number) } leží { FORM($price, "nom") } { $spared ->
    [yes] kromě nejvýše { FORM($less, "gen") }
   *[no] { "" }
},
covers = { FORM($things, "nom", "pl") } pokrývají { FORM($price, "acc", $number) } { $spared ->
    [yes] kromě nejvýše { FORM($less, "gen") }
   *[no] { "" }
}
holds = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "poss", $number) } { FORM($what, "nom") }
   *[none] { FORM($what, "nom") } { FORM($thing, "gen", $number) }
} je { GENDER($what) ->
    [f] splněna
    [n] splněno
   *[other] splněn
}
may-not-do = { $what }
holds-for-whom = pro { FORM($who, "acc") } platí „{ $what }“
number-for-whom = { FORM($what, $form) } pro { FORM($who, "acc") }

## Účinky

gain = { $form ->
    [inf] získat
    [to] získat
    [ind] získáš
   *[imp] získej
} { FORM($what, "acc") }
    .does = získává { FORM($what, "acc") }
they-gain = { $form ->
    [bare] { FORM($what, "nom") }
   *[imp] tento hráč získá { FORM($what, "acc") }
}
# vezmi, vzít, vezmeš
verb-take = { $form ->
    [inf] vzít
    [to] vzít
    [ind] vezmeš
   *[imp] vezmi
}
# $who to dává
take-from = { verb-take } { FORM($what, "acc") } od { FORM($who, "gen") }
    .does = bere { FORM($what, "acc") } od { FORM($who, "gen") }
they-take-from = tento hráč vezme { FORM($what, "acc") } od { FORM($who, "gen") }
# polož, položit, položíš
verb-put = { $form ->
    [inf] položit
    [to] položit
    [ind] položíš
   *[imp] polož
}
put-on = { verb-put } { FORM($what, "acc") } na { FORM($thing, "acc") }
    .does = pokládá { FORM($what, "acc") } na { FORM($thing, "acc") }
# co má .lose = spend, se spotřebuje
lose = { TRAIT($what, "lose") ->
    [spend] { $form ->
        [inf] spotřebovat
        [to] spotřebovat
        [ind] spotřebuješ
       *[imp] spotřebuj
    }
   *[none] { $form ->
        [inf] ztratit
        [to] ztratit
        [ind] ztratíš
       *[imp] ztrať
    }
} { FORM($what, "acc") }
    .does = { TRAIT($what, "lose") ->
        [spend] spotřebovává
       *[none] ztrácí
    } { FORM($what, "acc") }
they-lose = { $form ->
    [ind] ztratí { FORM($what, "acc") }
   *[imp] tento hráč ztratí { FORM($what, "acc") }
}
take-off = { $form ->
    [inf] odebrat
    [to] odebrat
    [ind] odebereš
   *[imp] odeber
} { FORM($what, "acc") } z { FORM($thing, "gen") }
    .does = odebírá { FORM($what, "acc") } z { FORM($thing, "gen") }
all-of = { GENDER($what) ->
    [n] všechna
   *[other] všechny
} { FORM($what, "acc", "pl") }
# zaplať, zaplatit, zaplatíš
verb-pay = { $form ->
    [inf] zaplatit
    [to] zaplatit
    [ind] zaplatíš
   *[imp] zaplať
}
# co má .pay = discard, se odhazuje, co má .pay = give, se odevzdává
pay = { TRAIT($what, "pay") ->
    [discard] { $form ->
        [inf] odhodit
        [to] odhodit
        [ind] odhodíš
       *[imp] odhoď
    }
    [give] { $form ->
        [inf] odevzdat
        [to] odevzdat
        [ind] odevzdáš
       *[imp] odevzdej
    }
   *[none] { verb-pay }
} { FORM($what, "acc") }
    .does = { TRAIT($what, "pay") ->
        [discard] odhazuje
        [give] odevzdává
       *[none] platí
    } { FORM($what, "acc") }
they-pay = { $form ->
    [ind] zaplatí { FORM($what, "acc") }
   *[imp] tento hráč zaplatí { FORM($what, "acc") }
}
# na kartě se mluví o tom, kdo ji spustil: než jiný hráč postaví budovu, zaplatí ti 2 mince
they-pay-to = { $form ->
    [ind] zaplatí { FORM($who, "dat") } { FORM($what, "acc") }
   *[imp] tento hráč { FORM($who, "dat") } zaplatí { FORM($what, "acc") }
}
# nikdy „zaplatit 1 jen soupeři“, čte se „jen soupeři“
pay-to = { $form ->
    [inf] { verb-pay } { FORM($who, "dat") } { FORM($what, "acc") }
   *[imp] { verb-pay } { FORM($what, "acc") } { FORM($who, "dat") }
}
    .does = platí { FORM($what, "acc") } { FORM($who, "dat") }
pay-printed = { verb-pay } { FORM($what, "acc") } { FORM($thing, "gen") }
    .does = platí { FORM($what, "acc") } { FORM($thing, "gen") }
# $what: tolik něčeho, nebo co se s tím dělá; $thing: jakého druhu
amount-of-sort = tolik { TRAIT($what, "mass") ->
    [yes] { FORM($what, "gen", "sg") }
   *[none] { FORM($what, "gen", "pl") }
} { FORM($thing, "gen") }, kolik činí { FORM($value, "nom") },
of-sort = { FORM($what, $form) } { FORM($thing, "gen") }
# $price: natištěná cena; $what: v čem se platí; $cheaper: yes, je-li nižší o $less; $replaced: yes, nahrazuje-li chybějící $other
pay-in-sorts = { $form ->
    [inf] zaplatit
    [to] zaplatit
    [ind] zaplatíš
   *[imp] zaplať
} { FORM($price, "acc") } v { FORM($what, "loc", "pl") }{ $cheaper ->
    [yes] , po odečtení { FORM($less, "gen") }
   *[no] { "" }
}{ $replaced ->
    [yes] { " " }(co chybí, nahradí { FORM($other, "nom") })
   *[no] { "" }
}
pay-mix = { $form ->
    [inf] uhradit
    [to] uhradit
    [ind] uhradíš
   *[imp] uhraď
} { FORM($amount, "acc") }: za každou jednotku { FORM($units, "acc") } { $once ->
    [yes] (každou z těchto plateb nejvýše jednou)
   *[no] (v libovolné kombinaci)
}
pay-for = { FORM($pay, $form) } a { FORM($body, $form) }
    .does = { FORM($pay, "does") } a { FORM($body, "does") }
# cíl, jehož slovo má .verb = take, něco bere: vezmi do ruky; kde má .verb = away, odkládá se, a kde back, vrací se; odtud, kde .verb-from = place, se umisťuje, a kde .verb-from = put, pokládá
verb-move = { TRAIT($target, "verb") ->
    [take] { verb-take }
    [away] { $form ->
        [inf] odložit
        [to] odložit
        [ind] odložíš
       *[imp] odlož
    }
    [back] { $form ->
        [inf] vrátit
        [to] vrátit
        [ind] vrátíš
       *[imp] vrať
    }
   *[none] { TRAIT($origin, "verb-from") ->
        [put] { TRAIT($target, "placed") ->
            [yes] { verb-put }
           *[none] { verb-carry }
        }
        [place] { TRAIT($target, "placed") ->
            [yes] { $form ->
                [inf] umístit
                [to] umístit
                [ind] umístíš
               *[imp] umísti
            }
           *[none] { verb-carry }
        }
       *[none] { verb-carry }
    }
}
verb-carry = { $form ->
    [inf] přesunout
    [to] přesunout
    [ind] přesuneš
   *[imp] přesuň
}
verb-moves = { TRAIT($target, "verb") ->
    [take] bere
    [away] odkládá
    [back] vrací
   *[none] { TRAIT($origin, "verb-from") ->
        [put] { TRAIT($target, "placed") ->
            [yes] pokládá
           *[none] přesouvá
        }
        [place] { TRAIT($target, "placed") ->
            [yes] umisťuje
           *[none] přesouvá
        }
       *[none] přesouvá
    }
}
word-end = { $end ->
    [top] (navrch)
    [bottom] (dospod)
    [either] (navrch nebo dospod)
   *[any] { "" }
}
# $end: vršek (top) nebo spodek (bottom) hromádky
# .each: do každé z nich se jde napřed
move = { TRAIT($target, "each") ->
    [yes] { $target } { verb-move } { FORM($what, "acc") } { $origin }
   *[none] { verb-move } { FORM($what, "acc") } { $origin } { $target } { word-end }
}
    .does = { verb-moves } { FORM($what, "acc") } { $origin } { $target } { word-end }
    .heavy = { verb-move } { $origin } { $target } { word-end } { FORM($what, "acc") }
move-all-but = { verb-move } { $origin } { $target } { FORM($what, "acc") } kromě { $but ->
    [1] { GENDER($what) ->
        [f] jedné
       *[other] jednoho
    }
   *[other] { $but }
}
swap = { $form ->
    [inf] prohodit
    [to] prohodit
    [ind] prohodíš
   *[imp] prohoď
} { FORM($first, "acc") } s { FORM($second, "ins") }
    .does = prohazuje { FORM($first, "acc") } s { FORM($second, "ins") }
# co je tvé, je ve větě s rozkazem „své“
word-yours = { TRAIT($what, "own") ->
    [none] { FORM($what, "acc") }
   *[other] { TRAIT($what, "own") }
}
# $what: číslo; $by: o kolik
raise = { $form ->
    [inf] zvýšit
    [to] zvýšit
    [ind] zvýšíš
   *[imp] zvyš
} { word-yours } o { FORM($by, "acc") }
lower = { $form ->
    [inf] snížit
    [to] snížit
    [ind] snížíš
   *[imp] sniž
} { word-yours } o { FORM($by, "acc") }
set = { $form ->
    [inf] nastavit
    [to] nastavit
    [ind] nastavíš
   *[imp] nastav
} { word-yours } na { FORM($value, "acc") }
# $you: yes, jsi-li to ty; $bare: samo podstatné jméno; $alone: yes, nepatří-li to nikomu
note-set = { $you ->
    [yes] { $form ->
        [inf] převzít
        [to] převzít
        [ind] převezmeš
       *[imp] převezmi
    } roli { FORM($note, "gen") }
   *[no] { $form ->
        [inf] určit
        [to] určit
        [ind] určíš
       *[imp] urči
    } { FORM($note, "acc") }: je to { FORM($thing, "nom") }
}
    .does = { $you ->
        [yes] přebírá roli { FORM($note, "gen") }
       *[no] určuje { FORM($note, "acc") }: je to { FORM($thing, "nom") }
    }
# pozice se pamatuje i s předchozími, dohromady $n
remember-positions = { $form ->
    [inf] zaznamenat pozici
    [to] zaznamenat pozici
    [ind] zaznamenáš pozici
   *[imp] zaznamenej pozici
} (uchovává se posledních { $n })
    .does = zaznamenává pozici (uchovává se posledních { $n })
forget-positions = { $form ->
    [inf] vymazat
    [to] vymazat
    [ind] vymažeš
   *[imp] vymaž
} všechny zaznamenané pozice
    .does = vymazává všechny zaznamenané pozice
note-clear = { $alone ->
    [yes] { $form ->
        [inf] zařídit, že už není
        [to] zařídit, že už není
        [ind] už není
       *[imp] už není
    } { FORM($note, "nom") }
   *[no] { $form ->
        [inf] zrušit
        [to] zrušit
        [ind] zrušíš
       *[imp] zruš
    } { FORM($note, "acc") }
}
    .does = { $alone ->
        [yes] zařizuje, že už není { FORM($note, "nom") }
       *[no] ruší { FORM($note, "acc") }
    }
# doplň, doplnit, doplníš
verb-fill = { $form ->
    [inf] doplnit
    [to] doplnit
    [ind] doplníš
   *[imp] doplň
}
fill-up = { verb-fill } svou zásobu na { FORM($what, "acc") }
refill = { verb-fill } { FORM($where, "acc") }
pass-every = { $form ->
    [inf] předat
    [to] předat
    [ind] předáš
   *[imp] předej
} vše { $where } hráči po { $side ->
    [left] levici
   *[right] pravici
}, všichni najednou
swap-zones = { $form ->
    [inf] vyměnit
    [to] vyměnit
    [ind] vyměníš
   *[imp] vyměň
} vše { $first } za vše { $second }
    .does = vyměňuje vše { $first } za vše { $second }
word-round-or-game = { $what ->
    [game] ze hry
   *[round] z kola
}
leave = { $form ->
    [inf] vypadnout
    [to] vypadnout
   *[imp] vypadáváš
} { word-round-or-game }
    .does = vypadává { word-round-or-game }
they-leave = tento hráč vypadává { word-round-or-game }
pass-start = { $form ->
    [inf] předat
    [to] předat
    [ind] předáš
   *[imp] předej
} { FORM($who, "dat") } roli začínajícího hráče
    .does = předává { FORM($who, "dat") } roli začínajícího hráče
take-start = { $form ->
    [inf] převzít
    [to] převzít
    [ind] převezmeš
   *[imp] převezmi
} roli začínajícího hráče
    .does = přebírá roli začínajícího hráče
shuffle = { $form ->
    [inf] zamíchat
    [to] zamíchat
    [ind] zamícháš
   *[imp] zamíchej
} { FORM($where, "acc") }
roll = { $form ->
    [inf] vylosovat
    [to] vylosovat
    [ind] vylosuješ
   *[imp] vylosuj
} { FORM($what, "acc") }: od { FORM($low, "gen") } do { FORM($high, "gen") }
throw = { $form ->
    [inf] hodit
    [to] hodit
    [ind] hodíš
   *[imp] hoď
} { FORM($what, "ins") }
    .does = hází { FORM($what, "ins") }
turn-die = { $form ->
    [inf] otočit
    [to] otočit
    [ind] otočíš
   *[imp] otoč
} { FORM($what, "acc") } na { FORM($value, "acc") }
    .does = otáčí { FORM($what, "acc") } na { FORM($value, "acc") }
find-random = { $form ->
    [inf] vylosovat
    [to] vylosovat
    [ind] vylosuješ
   *[imp] vylosuj
} { FORM($what, "acc") }: { $then }
find-random-open = vylosuj { FORM($what, "acc") }
look-at = { $form ->
    [inf] nahlédnout
    [to] nahlédnout
    [ind] nahlédneš
   *[imp] nahlédni
} na { FORM($what, "acc") }
    .does = nahlíží na { FORM($what, "acc") }
reveal = { $form ->
    [inf] ukázat
    [to] ukázat
    [ind] ukážeš
   *[imp] ukaž
} všem { FORM($what, "acc") }
    .does = ukazuje všem { FORM($what, "acc") }
reveal-to = { $form ->
    [inf] ukázat
    [to] ukázat
    [ind] ukážeš
   *[imp] ukaž
} { FORM($whom, "dat") } { FORM($what, "acc") }
    .does = ukazuje { FORM($whom, "dat") } { FORM($what, "acc") }
tell = { $form ->
    [inf] říct
    [to] říct
    [ind] řekneš
   *[imp] řekni
} { FORM($what, "acc") }
    .does = říká { FORM($what, "acc") }
tell-whether = { $form ->
    [inf] říct
    [to] říct
    [ind] řekneš
   *[imp] řekni
}, zda { FORM($what, "nom") } je { FORM($value, "nom") }
    .does = říká, zda { FORM($what, "nom") } je { FORM($value, "nom") }
name-entry = { $form ->
    [inf] jmenovat
    [to] jmenovat
    [ind] jmenuješ
   *[imp] jmenuj
} { FORM($what, "acc") }
    .does = jmenuje { FORM($what, "acc") }
top-of = { FORM($what, $form) } { $where } (shora)
lay-out = { $form ->
    [inf] rozložit
    [to] rozložit
    [ind] rozložíš
   *[imp] rozlož
} { FORM($what, "acc", "pl") }
# proveď, provést, provedeš; slovo s .verb = take se bere a s .verb = gain získává
verb-do = { TRAIT($what, "verb") ->
    [take] { verb-take }
    [gain] { $form ->
        [inf] získat
        [to] získat
        [ind] získáš
       *[imp] získej
    }
   *[none] { $form ->
        [inf] provést
        [to] provést
        [ind] provedeš
       *[imp] proveď
    }
}
do-printed = { verb-do } { FORM($what, "acc") } { FORM($thing, "gen") } { $order ->
    [any] v libovolném pořadí
   *[printed] { "" }
}
    .does = { TRAIT($what, "verb") ->
        [take] bere
        [gain] získává
       *[none] provádí
    } { FORM($what, "acc") } { FORM($thing, "gen") } { $order ->
        [any] v libovolném pořadí
       *[printed] { "" }
    }
# vyber, vybrat, vybereš
verb-choose = { $form ->
    [inf] vybrat
    [to] vybrat
    [ind] vybereš
   *[imp] vyber
}
choose = { verb-choose } { FORM($what, "acc") }
    .does = vybírá { FORM($what, "acc") }
# $low, $high: čísla
choose-number = { verb-choose } číslo od { FORM($low, "gen") } do { FORM($high, "gen") }
    .does = vybírá číslo od { FORM($low, "gen") } do { FORM($high, "gen") }
# $name: v závorce, jak se mu od té chvíle říká
choose-number-as = { verb-choose } číslo { $name } od { FORM($low, "gen") } do { FORM($high, "gen") }
    .does = vybírá číslo { $name } od { FORM($low, "gen") } do { FORM($high, "gen") }
# až 3 různé oblasti, až 5 různých oblastí
word-up-to = { verb-choose } až { $n ->
    [one] { $n } { FORM($what, "acc", "sg") }
    [few] { $n } { $different ->
        [no] { "" }
       *[yes] { GENDER($what) ->
            [n] různá
           *[other] různé
        }
    } { FORM($what, "acc", "pl") }
   *[other] { $n } { $different ->
        [no] { "" }
       *[yes] různých
    } { FORM($what, "gen", "pl") }
}
choose-up-to = { word-up-to }{ $form ->
    [inf] { "" } a
    [to] { "" } a
   *[imp] ;
} pokaždé { FORM($body, $form) }
choose-up-to-each = { word-up-to } a { FORM($body, $form) }
each-of-them = { GENDER($noun) ->
    [f] { $form ->
        [nom] každá
        [acc] každou
        [ins] každou
       *[other] každé
    }
   *[other] { $form ->
        [gen] každého
        [dat] každému
        [ins] každým
        [loc] každém
        [acc] { GENDER($noun) ->
            [ma] každého
            [n] každé
           *[other] každý
        }
       *[nom] { GENDER($noun) ->
            [n] každé
           *[other] každý
        }
    }
} z nich
    .each = yes
    .at = { TRAIT($noun, "at") }
choose-up-to-open = { word-up-to }; pokaždé:
choose-one = vyber jednu možnost
choose-where-to = vyber, kam přijde { FORM($thing, "nom") }
nothing = { $form ->
    [inf] neudělat nic
    [to] neudělat nic
   *[imp] nestane se nic
}
    .does = nedělá nic
may = můžeš { FORM($what, "inf") }
you-may = pokud chceš, proveď postupně
may-choose-one = můžeš vybrat jednu možnost
# čárka na začátku řádku zmizí
# za několika účinky by podmínka platila jen pro poslední
if = { $form ->
    [ind] { TRAIT($then, "many") ->
        [yes] , pokud { FORM($cond, "sub") }, { FORM($then, "ind") }
       *[no] { FORM($then, "ind") }, pokud { FORM($cond, "sub") },
    }
   *[imp] , pokud { FORM($cond, "sub") }, { FORM($then, $form) }
}
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { $told ->
            [no] none
           *[yes] , pokud { FORM($cond, "sub") }, { FORM($then, "does") }
        }
    }
unless-possible = { FORM($body, $form) }; není-li to možné, { FORM($other, $form) }
if-else = , pokud { FORM($cond, "sub") }, { FORM($then, $form) }; jinak { FORM($other, $form) }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { TRAIT($other, "does") ->
            [none] none
           *[other] { $told ->
                [no] none
               *[yes] , pokud { FORM($cond, "sub") }, { FORM($then, "does") }; jinak { FORM($other, "does") }
            }
        }
    }
if-open = pokud { FORM($cond, "sub") }
only-if = , jen pokud { FORM($cond, "sub") }, { FORM($then, $form) }
only-allowed = je to možné, jen pokud { FORM($cond, "sub") }
only-if-open = jen pokud { FORM($cond, "sub") }
end-when = příčina konce hry: { FORM($cond, "bare") }
end-now = hra okamžitě končí, jakmile { FORM($cond, "sub") }
otherwise = jinak
each = pro { FORM($what, "acc") } { $then }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] , za { FORM($what, "acc") }, { FORM($then, "does") }
    }
each-open = pro { FORM($what, "acc") }
acts = { $form ->
    [inf] rozhodnout, že { FORM($who, "nom") } { FORM($then, "does") }
    [to] rozhodnout, že { FORM($who, "nom") } { FORM($then, "does") }
   *[imp] { FORM($who, "nom") } { FORM($then, "does") }
}
# $what: kdo; $then: co dělá každý z nich, ve tvaru "does"; $secret: yes, když to ostatní nevidí;
# $ordered: yes, když $notes říká, v jakém pořadí
as-each = { FORM($what, "nom") } { $secret ->
    [yes] tajně
   *[no] { "" }
} { FORM($then, "does") }{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
# totéž řečené každému z nich, když se to nedá vyprávět
as-each-you = { FORM($what, "nom") } { $secret ->
    [yes] tajně
   *[no] { "" }
} provede toto{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}: { $then }
as-each-open = { FORM($what, "nom") } provede postupně{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
owner-of-each = { $form ->
    [gen] vlastníka
    [acc] vlastníka
    [dat] vlastníkovi
    [ins] vlastníkem
    [loc] vlastníkovi
   *[nom] vlastník
} { FORM($thing, "gen") }
# vlastní je „svůj“, stejně jako ve slovech pro you
whose-own = you
note-next = { $first }; { $next }
seat-beside = { $form ->
    [gen] hráče
    [acc] hráče
    [dat] hráči
    [ins] hráčem
    [loc] hráči
   *[nom] hráč
} po { $whose ->
    [you] tvé
   *[they] své
} { $side ->
    [left] levici
   *[right] pravici
}
seat-side-of = { $form ->
    [gen] hráče
    [acc] hráče
    [dat] hráči
    [ins] hráčem
    [loc] hráči
   *[nom] hráč
} po { $side ->
    [left] levici
   *[right] pravici
} { FORM($who, "gen") }
seat-partner = { $whose ->
    [you] { $form ->
        [gen] tvého partnera
        [acc] svého partnera
        [dat] svému partnerovi
        [ins] tvým partnerem
        [loc] tvém partnerovi
       *[nom] tvůj partner
    }
   *[they] { $form ->
        [gen] svého partnera
        [acc] svého partnera
        [dat] svému partnerovi
        [ins] svým partnerem
        [loc] svém partnerovi
       *[nom] jeho partner
    }
}
seat-partner-of = { $form ->
    [gen] partnera
    [acc] partnera
    [dat] partnerovi
    [ins] partnerem
    [loc] partnerovi
   *[nom] partner
} { FORM($who, "gen") }
seat-start = { $form ->
    [gen] začínajícího hráče
    [acc] začínajícího hráče
    [dat] začínajícímu hráči
    [ins] začínajícím hráčem
    [loc] začínajícím hráči
   *[nom] začínající hráč
}
turn-order-from = { $tied ->
    [yes] při shodě po řadě
   *[no] po řadě
} od { FORM($who, "gen") }
turn-order = { $tied ->
    [yes] při shodě { "" }
    [still] při další shodě { "" }
   *[no] { "" }
}{ word-order } podle { FORM($by, "gen") }
turn-order-counted = { $tied ->
    [yes] při shodě { "" }
    [still] při další shodě { "" }
   *[no] { "" }
}napřed ten, kdo má { $how ->
    [highest] více
   *[lowest] méně
} { FORM($what, "gen", "pl") }
word-order = { $how ->
    [highest] sestupně
   *[lowest] vzestupně
}
times-number = { $n ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   *[other] { $n }krát
}
times-value = { TRAIT($value, "plain") ->
    [yes] { $value }krát
   *[none] tolikrát, kolik činí { FORM($value, "nom") },
}
# několik kroků, které se společně opakují
these-steps = { $form ->
    [inf] provést toto: { FORM($what, "imp") }
    [to] provést toto: { FORM($what, "imp") }
    [ind] provedeš toto: { FORM($what, "imp") }
   *[imp] { FORM($what, "imp") }
}
up-to-times = nejvýše { $times } { FORM($body, $form) }
up-to-times-open = nejvýše { $times } vyber jednu možnost
up-to-times-list = nejvýše { $times }
so-many-times = { $times } { FORM($body, $form) }
so-many-times-open = { $times }
any-times = libovolněkrát { FORM($body, $form) }
any-times-open = libovolněkrát
exhaust = { $form ->
    [inf] , dokud je to možné,
    [to] , dokud je to možné,
    [ind] , dokud je to možné,
   *[imp] dokud je to možné:
} { FORM($body, $form) }
exhaust-open = dokud je to možné
in-any-order = { $form ->
    [inf] { FORM($what, "inf") } v libovolném pořadí
    [to] { FORM($what, "to") } v libovolném pořadí
    [ind] v libovolném pořadí { FORM($what, "ind") }
   *[imp] v libovolném pořadí: { FORM($what, "imp") }
}
in-any-order-open = v libovolném pořadí
do-answered = { verb-do } v libovolném pořadí { FORM($what, "acc") } { FORM($thing, "gen") } i vše ostatní, co se tím spustí
answers = { $form ->
    [inf] provést
    [to] provést
    [ind] provedeš
   *[imp] proveď
} vše, co se tím spustí
    .does = provádí, co se tím spustilo
# $cond: co musí nastat; $body: co se opakuje
until = opakuj, dokud nenastane, že { $cond }: { $body }
until-open = opakuj, dokud nenastane, že { $cond }
# $number: na co se nakonec hledí; $how: highest nebo lowest; $body: co se udělá jedním z nejlepších způsobů
so-that = proveď to tak, aby nakonec vyšlo co { $how ->
    [lowest] nejméně
   *[highest] nejvíce
} ({ $number }): { $body }
so-that-open = proveď to tak, aby nakonec vyšlo co { $how ->
    [lowest] nejméně
   *[highest] nejvíce
} ({ $number })
once-per = jednou za { FORM($scope, "acc") } { FORM($what, $form) }
once-per-open = jednou za { FORM($scope, "acc") }
level = { $value } { $n }: { $what }
level-open = { $value } { $n }
walk-next = vyber další { FORM($kind, "acc") }
walk = přesouvej { GENDER($piece) ->
    [f] svou
    [n] své
    [mi] svůj
   *[other] svého
} { FORM($piece, "acc") } z { FORM($kind, "gen") } { TRAIT($kind, "at") ->
    [in] do { GENDER($kind) ->
        [f] sousední
       *[other] sousedního
    } { FORM($kind, "gen") }
   *[none] na sousední { FORM($kind, "acc") }
}; nikam, kudy už tato cesta vedla, se nevracej
walk-enter = vstoupit můžeš, jen pokud { FORM($cond, "sub") }
walk-toll = při vstupu: { $toll }
walk-stop = zastavit se můžeš, jen pokud { FORM($cond, "sub") }
# $how: most (od největšího) nebo least
rank = { FORM($who, "acc", "pl") } seřaď; u každého rozhoduje { FORM($by, "nom") }{ $how ->
    [least] , od nejnižšího
   *[most] { "" }
}
rank-prize = { $n }. místo: { FORM($prize, "bare") }
rank-tie = o shodě rozhoduje { FORM($by, "nom") }{ $how ->
    [least] , nižší je lepší
   *[most] { "" }
}
rank-tie-counted = o shodě rozhoduje, kdo má { $how ->
    [least] méně
   *[most] více
} { FORM($what, "gen", "pl") }
# kdo je výše, nerozhodne-li nic jiného; $tied: first, still (po jiném čísle)
rank-tie-seat = { $tied ->
    [first] při shodě
   *[still] trvá-li shoda,
} je výše ten z těchto hráčů, který je dříve v pořadí tahů
rank-tied = { $how ->
    [share] hráči, kteří jsou stále shodní, se o cenu dělí a zaokrouhlují dolů; další místa, která obsadí, nedávají nic
   *[each] každý z hráčů, kteří jsou stále shodní, získává cenu; další místa, která obsadí, nedávají nic
}
sets-of = rozděl { FORM($what, "acc", "pl") } do sad, ve kterých se neopakuje { FORM($property, "nom") }
set-prize = { $n } v sadě: { $prize }

## Schopnosti

changed-number = { $what }: { $way ->
    [more] pro tebe o { $by } více, tedy { $n }
    [fewer] pro tebe o { $by } méně, tedy { $n }
   *[exactly] pro tebe { $n }
}
# totéž o čísle nějaké věci, která je v $what
changed-number-of = { $what }: { $way ->
    [more] pro tebe o { $by } více
    [fewer] pro tebe o { $by } méně
   *[exactly] pro tebe { $by }
}
permission = { $no ->
    [yes] nemáš povolení „{ $what }“
   *[no] máš povolení „{ $what }“
}
whenever = kdykoli { $event }, { FORM($what, "ind") }
whenever-open = kdykoli { $event }
whenever-later = kdykoli po získání této karty { $event }, { FORM($what, "ind") }
whenever-later-open = kdykoli po získání této karty { $event }
before = než { $event }, { FORM($what, "ind") }
before-open = než { $event }
once-whenever = jednou za { FORM($scope, "acc") }, když { $event }, { FORM($what, "ind") }
once-whenever-open = jednou za { FORM($scope, "acc") }, když { $event }
once-before = jednou za { FORM($scope, "acc") }, než { $event }, { FORM($what, "ind") }
once-before-open = jednou za { FORM($scope, "acc") }, než { $event }
at-once = okamžitě { FORM($what, "imp") }
at-once-open = okamžitě
at-scoring = při závěrečném bodování { FORM($what, "imp") }
at-scoring-open = při závěrečném bodování
at-start = na začátku { $step } { FORM($what, "imp") }
at-start-open = na začátku { $step }
at-end = na konci { $step } { FORM($what, "imp") }
at-end-open = na konci { $step }
free = jednou za { FORM($scope, "acc") } můžeš { FORM($what, "inf") }
free-again = jednou za { FORM($scope, "acc") } můžeš navíc { FORM($what, "inf") }
free-again-open = jednou za { FORM($scope, "acc") } můžeš navíc postupně provést
free-if = jednou za { FORM($scope, "acc") }, pokud { FORM($cond, "sub") }, můžeš { FORM($what, "inf") }
free-open = jednou za { FORM($scope, "acc") }, pokud chceš, proveď postupně
also-in-if = { $step }, pokud { FORM($cond, "sub") }, můžeš také { FORM($what, "inf") }
also-in = { $step } můžeš také { FORM($what, "inf") }
also-in-open = { $step } můžeš také postupně provést
event-gain = { $who ->
    [you] získáš
    [player] kterýkoli hráč získá
   *[opponent] jiný hráč získá
} { FORM($what, "acc") }
event-pay = { $who ->
    [you] zaplatíš
    [player] kterýkoli hráč zaplatí
   *[opponent] jiný hráč zaplatí
} { FORM($what, "acc") }
event-move = { TRAIT($target, "placed") ->
    [yes] { $who ->
        [you] umístíš
        [player] kterýkoli hráč umístí
       *[opponent] jiný hráč umístí
    }
   *[none] { $who ->
        [you] přesuneš
        [player] kterýkoli hráč přesune
       *[opponent] jiný hráč přesune
    }
} { FORM($what, "acc") } { $target }
# figurka na své cestě projde místem
event-over = { $who ->
    [you] projdeš
    [player] kterýkoli hráč projde
   *[opponent] jiný hráč projde
} { FORM($what, "ins") } přes { FORM($target, "acc") }
event-place = { $who ->
    [you] umístíš
    [player] kterýkoli hráč umístí
   *[opponent] jiný hráč umístí
} { FORM($what, "acc") } { $target }

## Věty a karty

label = { $name }: { FORM($text, "bare") }
# $n ze všech $all kopií karty má značku
some-copies = { $n } z { $all } kusů: { FORM($what, "nom") }
printed-on = { $what } (×{ $n })
part-number = { $part } { $n }
part-values = { $part } ({ $values })

## Mřížky: tvary pokládané přes sebe

# $at: asked (kam hráč chce), middle (doprostřed) nebo cell (na pole $cell); $turn: upright, right, upside_down, left
lay = { verb-put } { FORM($what, "acc") } { $where }{ $at ->
    [middle] , doprostřed
    [cell] , na pole { $cell }
   *[asked] { "" }
}{ $turn ->
    [right] , s otočením doprava
    [upside_down] , vzhůru nohama
    [left] , s otočením doleva
   *[upright] { "" }
}
# pole tvaru, řádek po řádku
cells-rows = { $first } / { $next }
cells-none = nic
cells-gap = žádné pole
lay-turned = smíš otáčet
# $how: all, none, least nebo most (kolik polí); $n: číslo; $what: na čem
lay-over = { $how ->
    [all] všechna pole musí ležet na { FORM($what, "loc", "pl") }
    [none] žádné pole nesmí ležet na { FORM($what, "loc", "pl") }
    [least] na { FORM($what, "loc", "pl") } musí ležet alespoň { $n } z polí
   *[most] na { FORM($what, "loc", "pl") } smí ležet nejvýše { $n } z polí
}
lay-anything = { $form ->
    [loc] tom, co už tam leží
   *[nom] to, co už tam leží
}
lay-hides = samo nesmí úplně zakrýt nic, co je ještě vidět: { FORM($what, "nom", "pl") }
lay-ask-turn = { FORM($what, "nom") } – vyber otočení
lay-ask-where = { FORM($what, "nom") } – vyber pole pro levý horní roh
# několik položení v jedné otázce: co, jak otočené a kam
lay-ask = vyber, co, jak a kam položit
lay-turn-upright = rovně
lay-turn-right = otočeno doprava
lay-turn-upside_down = vzhůru nohama
lay-turn-left = otočeno doleva
# $how: visible (viditelná) nebo covered (zakrytá); $printed: zda jen pole se znakem $word; $some: zda jen pole $of
number-of-cells = { number-word } { $how ->
    [visible] viditelných
   *[covered] zakrytých
} polí { word-of-cells }
counted-cells = { $n ->
    [one] každé { $how ->
        [visible] viditelné
       *[covered] zakryté
    } pole
    [few] každá { $n } { $how ->
        [visible] viditelná
       *[covered] zakrytá
    } pole
   *[other] každých { $n } { $how ->
        [visible] viditelných
       *[covered] zakrytých
    } polí
} { word-of-cells }
word-of-cells = { $printed ->
    [yes] se znakem „{ $word }“
   *[no] { "" }
} { $some ->
    [yes] ({ FORM($of, "nom", "pl") })
   *[no] { "" }
} { $where }

## Možnosti, které má každá hra

option-done = hotovo
option-no = ne, děkuji
option-yes = ano
option-stop = zastav se tady
option-go_on = pokračuj
    .does = pokračuje
option-otherwise = nic není možné

## Pravidla hry
# $players: seznam čísel, $n: poslední z nich
book-for = { $n ->
    [one] pro 1 hráče
    [few] pro { $players } hráče
   *[other] pro { $players } hráčů
}
book-with = { $n ->
    [one] v { $players } hráči
    [few] ve { $players } hráčích
   *[other] v { $players } hráčích
}
book-column = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
book-rulebook = pravidla
book-contents = obsah
book-components = herní materiál
book-pieces = figurky a žetony
book-each-player = každý hráč
book-in-all = celkem
book-cards = desky, karty a destičky
book-different = druhů
book-copies = ve více kusech
book-counters = Počet { FORM($what, "gen", "pl") } není omezen.
book-stock = V celé hře: { FORM($what, "nom") }.
book-setup = příprava hry
book-start = s čím začíná každý hráč
book-game-start = s čím hra začíná
book-what = co
book-where = kde
book-how-many = kolik
book-first-player = začínající hráč { $n }
book-others = ostatní { $n }
book-seat = hráč { $seat }: { $n }
book-differences = co závisí na počtu hráčů
book-no-differences = Příprava je při každém počtu hráčů stejná.
book-layout = rozložení
book-layout-rows = délka řad
book-layout-shuffled = Pořadí je náhodné, toto je jen příklad. Co se dotýká, spolu sousedí.
book-layout-fixed = Rozložení je vždy stejné. Co se dotýká, spolu sousedí.
book-layout-printed = Vytištěno na herním plánu.
book-map-lines = Co spojuje čára, spolu sousedí.
book-board-start = Deska na začátku prvního tahu.
book-board-two = Světlé: první hráč, tmavé: druhý.
book-layout-next-to = sousedé
book-turn = průběh hry
book-rules = pravidla
book-see = viz též
book-definitions = pojmy a symboly
book-sum = součet
book-at-most = ale nejvýše { $n }
book-at-least = ale alespoň { $n }
# řádek tabulky, který platí až do dalšího
book-from = od { $n }
book-symbols = symboly a skupiny
book-group = společný název pro { FORM($members, "acc") }.
book-numbers = číselné hodnoty
book-number = údaj
book-value = hodnota
book-changed-by = co ji mění
book-places = místa
book-place = místo
book-whose = čí
book-whose-all = společné
book-holds = co tam leží
book-seen = kdo to vidí
book-seen-all = všichni
book-seen-others = všichni kromě majitele
book-seen-owner = vlastník
book-seen-nobody = nikdo
book-notes = poznámky
book-row = řada, počet míst: { $n }
book-stack = hromádka, bere se shora
book-grid = mřížka { $columns } × { $rows } polí
book-limit = nejvýše { $n }
book-slots = { $property } podle míst: { $values }
book-refilled = doplňuje se odtud: { $zone }
book-active = schopnosti karet, které tu leží, platí pro vlastníka
book-entries = všechny desky, karty a destičky
book-entries-count = položky
book-end = konec hry a bodování
book-end-causes = { $besides ->
    [yes] { $n ->
        [one] konec hry vyvolá také tato situace
        [few] konec hry vyvolá také jedna z těchto situací
        [many] konec hry vyvolá také jedna z těchto situací
       *[other] konec hry vyvolá také jedna z těchto situací
    }
   *[no] { $n ->
        [one] konec hry vyvolá tato situace
        [few] konec hry vyvolá jedna z těchto situací
        [many] konec hry vyvolá jedna z těchto situací
       *[other] konec hry vyvolá jedna z těchto situací
    }
}
# pod názvem příčiny: co musí platit, jako věta
book-end-cause = { FORM($cond, "bare") }
book-after-now = Hra okamžitě končí.
book-after-round = Dohrajte probíhající kolo; poté hra končí.
book-after-rounds = { $n ->
    [one] Dohrajte probíhající kolo a odehrajte ještě jedno; poté hra končí.
    [few] Dohrajte probíhající kolo a odehrajte ještě { $n } další; poté hra končí.
   *[other] Dohrajte probíhající kolo a odehrajte ještě { $n } dalších; poté hra končí.
}
book-scoring = závěrečné bodování
book-victory = kdo vítězí
# $how: most nebo least
book-winner = { $how ->
    [least] Vítězí hráč, který má nejméně { FORM($what, "gen", "pl") }.
   *[most] Vítězí hráč, který má nejvíce { FORM($what, "gen", "pl") }.
}
book-winner-number = { $how ->
    [least] O vítězství rozhoduje { FORM($what, "nom") } (vítězí nejnižší číslo).
   *[most] O vítězství rozhoduje { FORM($what, "nom") } (vítězí nejvyšší číslo).
}
book-tie = { $tied ->
    [first] Při shodě
   *[still] Trvá-li shoda,
} { $how ->
    [least] vítězí hráč, který má nejméně { FORM($what, "gen", "pl") }.
   *[most] vítězí hráč, který má nejvíce { FORM($what, "gen", "pl") }.
}
book-tie-number = { $tied ->
    [first] Při shodě
   *[still] Trvá-li shoda,
} { $how ->
    [least] rozhoduje { FORM($what, "nom") } (vítězí nižší číslo).
   *[most] rozhoduje { FORM($what, "nom") } (vítězí vyšší číslo).
}
book-tie-seat = { $tied ->
    [first] Při shodě
   *[still] Trvá-li shoda,
} vítězí ten z těchto hráčů, který je dříve v pořadí tahů.
book-tie-shared = { $tied ->
    [first] Při shodě se hráči
   *[still] Trvá-li shoda, hráči se
} o vítězství dělí.
book-teams = Kdo hraje společně, podle míst: { $teams }. Partneři vyhrávají společně.
book-no-teams = Každý hraje sám za sebe.
book-one-team = Všichni hráči vyhrávají nebo prohrávají společně.
book-may-win = Vítězíš, jen pokud { FORM($cond, "sub") }.
book-expansions = rozšíření
book-variants = varianty
# změněná pravidla
book-before = předtím
book-now = nyní
book-gone = nepoužívá se
book-not-together = Nelze použít společně s rozšířením uvedeným v nadpisu.
book-sources = odkud pocházejí čísla
book-figures = údaje
book-sources-declared = figurky, místa a jiná čísla
book-source-rulebook = pravidla
    .meaning = Vytištěno v pravidlech hry.
book-source-known = známé
    .meaning = Všeobecně známé nebo vytištěné v příkladu.
book-source-reconstructed = rekonstruované
    .meaning = Neznámé. Bylo zvoleno číslo, které odpovídá všemu známému; kdo hru vlastní, může doplnit skutečné.
book-source-unknown = neuvedeno
book-numbered = pravidla podle čísel
book-made = Vytvořeno z pravidel, podle kterých se hra skutečně hraje (pravidla { $digest }).

noun-player =
    .gender = ma
    .nom-sg = hráč
    .gen-sg = hráče
    .dat-sg = hráči
    .acc-sg = hráče
    .loc-sg = hráči
    .ins-sg = hráčem
    .nom-pl = hráči
    .gen-pl = hráčů
    .dat-pl = hráčům
    .acc-pl = hráče
    .loc-pl = hráčích
    .ins-pl = hráči
    .owner = yes
noun-opponent =
    .gender = ma
    .nom-sg = soupeř
    .gen-sg = soupeře
    .dat-sg = soupeři
    .acc-sg = soupeře
    .loc-sg = soupeři
    .ins-sg = soupeřem
    .nom-pl = soupeři
    .gen-pl = soupeřů
    .dat-pl = soupeřům
    .acc-pl = soupeře
    .loc-pl = soupeřích
    .ins-pl = soupeři
    .owner = yes
noun-partner =
    .gender = ma
    .nom-sg = partner
    .gen-sg = partnera
    .dat-sg = partnerovi
    .acc-sg = partnera
    .loc-sg = partnerovi
    .ins-sg = partnerem
    .nom-pl = partneři
    .gen-pl = partnerů
    .dat-pl = partnerům
    .acc-pl = partnery
    .loc-pl = partnerech
    .ins-pl = partnery
    .owner = yes
noun-prop-face =
    .gender = f
    .many = ukazuje
    .nom-sg = hodnota
    .gen-sg = hodnoty
    .dat-sg = hodnotě
    .acc-sg = hodnotu
    .loc-sg = hodnotě
    .ins-sg = hodnotou
    .nom-pl = hodnoty
    .gen-pl = hodnot
    .dat-pl = hodnotám
    .acc-pl = hodnoty
    .loc-pl = hodnotách
    .ins-pl = hodnotami
noun-thing =
    .gender = f
    .nom-sg = karta
    .gen-sg = karty
    .dat-sg = kartě
    .acc-sg = kartu
    .loc-sg = kartě
    .ins-sg = kartou
    .nom-pl = karty
    .gen-pl = karet
    .dat-pl = kartám
    .acc-pl = karty
    .loc-pl = kartách
    .ins-pl = kartami

## Plány: směry kroků a linie, které v nich vedou (.open: nic nestojí v cestě)

direction-straight = libovolným směrem
    .line = přímé linii
    .open = volné přímé linii
direction-orthogonal = svisle nebo vodorovně
    .line = svislé nebo vodorovné linii
    .open = volné svislé nebo vodorovné linii
direction-diagonal = šikmo
    .line = úhlopříčce
    .open = volné úhlopříčce
direction-upright = svisle
    .line = svislé linii
    .open = volné svislé linii
direction-level = vodorovně
    .line = vodorovné linii
    .open = volné vodorovné linii
direction-rising = po stoupající šikmé řadě
    .line = stoupající linii
    .open = volné stoupající linii
direction-falling = po klesající šikmé řadě
    .line = klesající linii
    .open = volné klesající linii
direction-upward = nahoru
    .line = nahoru vedoucí linii
    .open = volné nahoru vedoucí linii
direction-downward = dolů
    .line = dolů vedoucí linii
    .open = volné dolů vedoucí linii
direction-rightward = doprava
    .line = doprava vedoucí linii
    .open = volné doprava vedoucí linii
direction-leftward = doleva
    .line = doleva vedoucí linii
    .open = volné doleva vedoucí linii
direction-forward = vpřed
    .line = vpřed vedoucí linii
    .open = volné vpřed vedoucí linii
direction-backward = vzad
    .line = vzad vedoucí linii
    .open = volné vzad vedoucí linii
direction-sideways = do strany
    .line = do strany vedoucí linii
    .open = volné do strany vedoucí linii
direction-both = { $way } { $side }
    .line = { $way } { $side }
    .open = { $way } { $side }
direction-own = tahem „{ $name }“
    .line = linii „{ $name }“
    .open = volné linii „{ $name }“
# za vztažnou větou začíná další
word-lying = { $nth ->
    [0] { "" }
   *[other] a { which-nom } leží
}
word-lying-end = { $nth ->
    [0] { "" }
   *[other] ,
}
# pole vzdálené 1 krok, nebo za jinou větou: které leží 1 krok
word-away = { $nth ->
    [0] { $gender ->
        [none] { "" }
       *[other] vzdálen{ ending-hard }
    }
   *[other] a { which-nom } leží
}
steps-from = { word-away } { $far } od { FORM($thing, "gen") } { $over } { word-lying-end }
so-many-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
} { $way }
some-steps = { $n ->
    [one] { $numbers } krok
    [few] { $numbers } kroky
   *[other] { $numbers } kroků
} { $way }
steps-away = { word-away } od { FORM($thing, "gen") } tolik kroků { $way }, kolik { $shown ->
    [yes] ukazuje { FORM($die, "nom") }
   *[no] { TRAIT($n, "many") ->
        [none] je { FORM($n, "nom") }
       *[other] { TRAIT($n, "many") }
    }
} { word-lying-end }
line-from = { word-lying } na { $way } od { FORM($thing, "gen") } { $beyond ->
    [yes] za { FORM($behind, "ins") }
   *[no] { "" }
} { $over } { word-lying-end }
over-things = přes { FORM($things, "acc", "pl") }
over-so-many = přes právě { $n ->
    [one] { $n } { FORM($things, "acc", "sg") }
    [few] { $n } { FORM($things, "acc", "pl") }
   *[other] { $n } { FORM($things, "gen", "pl") }
}
between-things = { word-lying } mezi { FORM($first, "ins") } a { FORM($last, "ins") } { word-lying-end }
on-the-edge = na okraji plánu
farthest-row = { $whose ->
    [you] v řadě, která je od tebe nejdál,
    [they] v řadě, která je od tohoto hráče nejdál,
   *[none] v nejvzdálenější řadě
}
in-row = { $how ->
    [at-least] v { $n }. nebo vzdálenější řadě
    [at-most] v prvních { $n } řadách
    [more-than] za { $n }. řadou
    [fewer-than] před { $n }. řadou
   *[exactly] v { $n }. řadě
} { $whose ->
    [you] od tebe
    [they] od něj
   *[none] od bližší strany
}
row-from = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "poss", $number) } { word-row }
   *[none] { word-row } { FORM($thing, "gen") }
}, počítáno od { $whose ->
    [you] tvé strany
    [they] strany tohoto hráče
   *[none] bližší strany
},
place-from = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "poss", $number) } { word-place }
   *[none] { word-place } { FORM($thing, "gen") }
}, počítáno od { $whose ->
    [you] tvého začátku
    [they] začátku tohoto hráče
   *[none] začátku dráhy
},
word-row = { $form ->
    [gen] řady
    [dat] řadě
    [acc] řadu
    [loc] řadě
    [ins] řadou
   *[nom] řada
}
word-place = { $form ->
    [ins] pořadím
   *[nom] pořadí
}
distance-between = { $form ->
    [gen] vzdálenosti
    [dat] vzdálenosti
    [loc] vzdálenosti
    [ins] vzdáleností
   *[nom] vzdálenost
} od { FORM($first, "gen") } k { FORM($last, "dat") }
line-of = na { $way } leží vedle sebe { $n } { $n ->
    [one] { FORM($things, "nom", "sg") }
    [few] { FORM($things, "nom", "pl") }
   *[other] { FORM($things, "gen", "pl") }
} { $told ->
    [yes] , mezi nimi { FORM($through, "nom") }
   *[no] { "" }
}
noun-prop-place =
    .gender = n
    .nom-sg = pořadí
    .gen-sg = pořadí
    .dat-sg = pořadí
    .acc-sg = pořadí
    .loc-sg = pořadí
    .ins-sg = pořadím
    .nom-pl = pořadí
    .gen-pl = pořadí
    .dat-pl = pořadím
    .acc-pl = pořadí
    .loc-pl = pořadích
    .ins-pl = pořadími
noun-prop-row =
    .gender = f
    .nom-sg = řada
    .gen-sg = řady
    .dat-sg = řadě
    .acc-sg = řadu
    .loc-sg = řadě
    .ins-sg = řadou
    .nom-pl = řady
    .gen-pl = řad
    .dat-pl = řadám
    .acc-pl = řady
    .loc-pl = řadách
    .ins-pl = řadami
noun-prop-column =
    .gender = mi
    .nom-sg = sloupec
    .gen-sg = sloupce
    .dat-sg = sloupci
    .acc-sg = sloupec
    .loc-sg = sloupci
    .ins-sg = sloupcem
    .nom-pl = sloupce
    .gen-pl = sloupců
    .dat-pl = sloupcům
    .acc-pl = sloupce
    .loc-pl = sloupcích
    .ins-pl = sloupci
