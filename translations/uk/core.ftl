### Слова мови ефектів, українською. До гравця звертаються на «ви»: накази в наказовому способі.
### $form: відмінок іменника (nom, gen, dat, acc, ins, loc) або спосіб ефекту: imp чи нічого (наказ: отримайте),
### inf (після «ви можете»: отримати), to (мета, після «щоб»: отримати).
### Роди: ma чоловічий істот, m чоловічий неістот, f жіночий, n середній.
### Ознаки слів (TRAIT): .at = on у слова, на якому щось лежить, а не в якому; .verb = take у місця, куди беруть;
### .heap = yes у того, чого лежить по кілька разом; .some, як називається невизначена кількість; .unit, .per, .many, як число рахують: 3 ОД, за кожне ОД, скільки ОД.

## Милозвучність: у/в, і/й, з/із/зі за тим, що стоїть поруч. У реченнях пишіть будь-яке з них.

# латинські літери, якими названо стовпці дошки, читають так: a «а», c «це», e «е», f «еф», h «аш», l «ел», m «ем», n «ен»
letters-of-vowels = a e i o f1 f2 f3 f4 f5 f6 f7 f8 f9 h1 h2 h3 h4 h5 h6 h7 h8 h9 l1 l2 l3 l4 l5 l6 l7 l8 l9 m1 m2 m3 m4 m5 m6 m7 m8 m9 n1 n2 n3 n4 n5 n6 n7 n8 n9
letters-of-hisses = c1 c2 c3 c4 c5 c6 c7 c8 c9
# прийменник стоїть після частки: «щонайменше в 4 локаціях»
sound-u-at-least-heavy = щонайменше у
    .word = у щонайменше
    .before = 8
sound-u-at-least = щонайменше в
    .word = у щонайменше
sound-v-at-least-heavy = щонайменше у
    .word = в щонайменше
    .before = 8
sound-v-at-least = щонайменше в
    .word = в щонайменше
sound-na-at-least = щонайменше на
    .word = на щонайменше
sound-v-heavy = у
    .word = в
    .before = в ф льв св тв хв 8
# без «орт»: «Порт В» — це назва, а не прийменник після «порт»
sound-v-hard = у
    .word = в
    .unless = а е є и і ї о у ю я 1 11 { letters-of-vowels }
    .after = б в г ґ д ж з й к л м н п р с ат ет єт ит іт їт от ут ют ят бт вт гт ґт дт жт зт йт кт лт мт нт пт ст тт фт хт цт чт шт щт ьт арт ерт ирт урт ірт ф х ц ч ш щ ь б» в» г» ґ» д» ж» з» й» к» л» м» н» п» р» с» т» ф» х» ц» ч» ш» щ» ь» б) в) г) ґ) д) ж) з) й) к) л) м) н) п) р) с) т) ф) х) ц) ч) ш) щ) ь) . , : ; ! ? ( – — [ 0 1 5 6 7 8 9
sound-u-vowel = в
    .word = у
    .before = а е и і о у 1 11 { letters-of-vowels }
sound-u-soft = в
    .word = у
    .unless = в ф льв св тв хв 8
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я) 2 3 4
sound-i-soft = й
    .word = і
    .unless = й є ї ю я
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я)
sound-y-hard = і
    .word = й
    .after = б в г ґ д ж з й к л м н п р с т ф х ц ч ш щ ь б» в» г» ґ» д» ж» з» й» к» л» м» н» п» р» с» т» ф» х» ц» ч» ш» щ» ь» б) в) г) ґ) д) ж) з) й) к) л) м) н) п) р) с) т) ф) х) ц) ч) ш) щ) ь) . , : ; ! ? ( – — [ 0 1 5 6 7 8 9
sound-y-heavy = і
    .word = й
    .before = й є ї ю я
sound-z-cluster = зі
    .word = з
    .before = св зб зв зг зд зл зм зн зр ск сл см сн сп ср ст сх сц шк шл шп шт щ мн
sound-iz-cluster = зі
    .word = із
    .before = св зб зв зг зд зл зм зн зр ск сл см сн сп ср ст сх сц шк шл шп шт щ мн
sound-z-hiss = із
    .word = з
    .before = з с ц ш 6 7 { letters-of-hisses }
sound-z-hard = із
    .word = з
    .unless = а е є и і ї о у ю я 1 11 { letters-of-vowels }
    .after = б в г ґ д ж з й к л м н п р с т ф х ц ч ш щ ь б» в» г» ґ» д» ж» з» й» к» л» м» н» п» р» с» т» ф» х» ц» ч» ш» щ» ь» б) в) г) ґ) д) ж) з) й) к) л) м) н) п) р) с) т) ф) х) ц) ч) ш) щ) ь)
sound-iz-vowel = з
    .word = із
    .before = а е є и і ї о у ю я 1 11 { letters-of-vowels }
sound-iz-soft = з
    .word = із
    .unless = з с ц ш щ 6 7 { letters-of-hisses }
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я) . , : ; ! ? ( – — [
sound-usi-soft = всі
    .word = усі
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я)
sound-usikh-soft = всіх
    .word = усіх
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я)
sound-usim-soft = всім
    .word = усім
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я)
sound-usima-soft = всіма
    .word = усіма
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я)
sound-upered-soft = вперед
    .word = уперед
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я) 2 3 4
sound-ubik-soft = вбік
    .word = убік
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я) 2 3 4
sound-uhoru-soft = вгору
    .word = угору
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я) 2 3 4
sound-unyz-soft = вниз
    .word = униз
    .after = а е є и і ї о у ю я а» е» є» и» і» ї» о» у» ю» я» а) е) є) и) і) ї) о) у) ю) я) 2 3 4

## Іменники: який атрибут іменника потрібен

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
# 1 і 21 бал; 2, 3, 4 бали (знахідний істот: 2 помічників); 5 і 11 балів
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
        [few] nom-pl
       *[many] gen-pl
    }
}
amount = { $n } { $what }
amount-alike = { $n } { $how ->
    [equal] однаков
   *[different] різн
}{ $form ->
    [gen] их
    [loc] их
    [dat] им
    [ins] ими
   *[nom] { $class ->
        [one] их
        [few] і
       *[many] их
    }
} { $what }
amount-entry = { $n } × { $name }
list-and = { $first } та { $next }
list-or = { $first } або { $next }
# nor: після «не лежить ні»
list-nor = { $first }{ $form ->
    [nor] , ні
   *[other] { " " }чи
} { $next }
list-none = { $first } чи { $next }
either-thing = { $first }, або ж { $next }
list-comma = { $first }, { $form ->
    [nor] ні { $next }
   *[other] { $next }
}
either = { $first } або { $next }
either-do = { $first } або { $next }
either-do-comma = { $first }, { $next }
# bare: після двокрапки
then = { $form ->
    [bare] { $first } і { $next }
   *[other] { $first }, а тоді { $next }
}
then-comma = { $first }, { $next }

## Закінчення: їх уживають інші слова, за $form, $number і $gender

# вільний, вільного, вільна …
ending-hard = { $number ->
    [pl] { $form ->
        [gen] их
        [loc] их
        [dat] им
        [ins] ими
        [acc] { $gender ->
            [ma] их
           *[other] і
        }
       *[nom] і
    }
   *[sg] { $gender ->
        [f] { $form ->
            [gen] ої
            [dat] ій
            [acc] у
            [ins] ою
            [loc] ій
           *[nom] а
        }
       *[other] { $form ->
            [gen] ого
            [dat] ому
            [ins] им
            [loc] ому
            [acc] { $gender ->
                [ma] ого
                [n] е
               *[m] ий
            }
           *[nom] { $gender ->
                [n] е
               *[m] ий
            }
        }
    }
}
# сусідній, сусіднього, сусідня …
ending-soft = { $number ->
    [pl] { $form ->
        [gen] іх
        [loc] іх
        [dat] ім
        [ins] іми
        [acc] { $gender ->
            [ma] іх
           *[other] і
        }
       *[nom] і
    }
   *[sg] { $gender ->
        [f] { $form ->
            [gen] ьої
            [dat] ій
            [acc] ю
            [ins] ьою
            [loc] ій
           *[nom] я
        }
       *[other] { $form ->
            [gen] ього
            [dat] ьому
            [ins] ім
            [loc] ьому
            [acc] { $gender ->
                [ma] ього
                [n] є
               *[m] ій
            }
           *[nom] { $gender ->
                [n] є
               *[m] ій
            }
        }
    }
}
# цей, цього, ця …
word-this = { $number ->
    [pl] { $form ->
        [gen] цих
        [loc] цих
        [dat] цим
        [ins] цими
        [acc] { $gender ->
            [ma] цих
           *[other] ці
        }
       *[nom] ці
    }
   *[sg] { $gender ->
        [f] { $form ->
            [gen] цієї
            [dat] цій
            [acc] цю
            [ins] цією
            [loc] цій
           *[nom] ця
        }
       *[other] { $form ->
            [gen] цього
            [dat] цьому
            [ins] цим
            [loc] цьому
            [acc] { $gender ->
                [ma] цього
                [n] це
               *[m] цей
            }
           *[nom] { $gender ->
                [n] це
               *[m] цей
            }
        }
    }
}
# ваш, вашого, ваша … у називному та родовому; свій, свого, своя … в інших відмінках: їх має лише додаток наказу
word-your = { $number ->
    [pl] { $form ->
        [gen] ваших
        [loc] своїх
        [dat] своїм
        [ins] своїми
        [acc] { $gender ->
            [ma] своїх
           *[other] свої
        }
       *[nom] ваші
    }
   *[sg] { $gender ->
        [f] { $form ->
            [gen] вашої
            [dat] своїй
            [acc] свою
            [ins] своєю
            [loc] своїй
           *[nom] ваша
        }
       *[other] { $form ->
            [gen] вашого
            [dat] своєму
            [ins] своїм
            [loc] своєму
            [acc] { $gender ->
                [ma] свого
                [n] своє
               *[m] свій
            }
           *[nom] { $gender ->
                [n] ваше
               *[m] ваш
            }
        }
    }
}
# усі, усіх …
word-all = { $form ->
    [gen] усіх
    [loc] усіх
    [dat] усім
    [ins] усіма
    [acc] { $gender ->
        [ma] усіх
       *[other] усі
    }
   *[nom] усі
}
# який, якого, яка …: $noun каже, про що мова
which = { $number ->
    [pl] { $form ->
        [gen] яких
        [loc] яких
        [dat] яким
        [ins] якими
        [acc] { GENDER($noun) ->
            [ma] яких
           *[other] які
        }
       *[nom] які
    }
   *[sg] { GENDER($noun) ->
        [f] { $form ->
            [gen] якої
            [dat] якій
            [acc] яку
            [ins] якою
            [loc] якій
           *[nom] яка
        }
       *[other] { $form ->
            [gen] якого
            [dat] якому
            [ins] яким
            [loc] якому
            [acc] { GENDER($noun) ->
                [ma] якого
                [n] яке
               *[m] який
            }
           *[nom] { GENDER($noun) ->
                [n] яке
               *[m] який
            }
        }
    }
}
# окремі відмінки того самого займенника, незалежно від $form
which-nom = { $number ->
    [pl] які
   *[sg] { GENDER($noun) ->
        [f] яка
        [n] яке
       *[m] який
    }
}
which-gen = { $number ->
    [pl] яких
   *[sg] { GENDER($noun) ->
        [f] якої
       *[m] якого
    }
}
which-loc = { $number ->
    [pl] яких
   *[sg] { GENDER($noun) ->
        [f] якій
       *[m] якому
    }
}
# у якій, на якому; next: після голосного, «та в якій»
which-at = { TRAIT($noun, "at") ->
    [on] на
   *[none] { $form ->
        [next] в
       *[other] у
    }
} { which-loc }
# чий, чия …: за родом $piece
whose-piece = { $number ->
    [pl] чиї { FORM($piece, "nom", "pl") } стоять
   *[sg] { GENDER($piece) ->
        [f] чия
        [n] чиє
       *[m] чий
    } { FORM($piece, "nom") } стоїть
}

## Речі: $thing — іменник з прикметниками, уже в потрібній формі

thing-a = { $thing }
# та сама річ удруге: «жетон культури з острова та ще один з іншого острова»
thing-again = ще { thing-single }
thing-single = { $gender ->
    [f] { $form ->
        [gen] однієї
        [dat] одній
        [loc] одній
        [acc] одну
        [ins] однією
       *[nom] одна
    }
   *[other] { $form ->
        [gen] одного
        [dat] одному
        [loc] одному
        [ins] одним
        [acc] { $gender ->
            [ma] одного
            [n] одне
           *[m] один
        }
       *[nom] { $gender ->
            [n] одне
           *[m] один
        }
    }
}
thing-the = { $thing }
thing-that = { word-this } { $thing }
thing-chosen = обран{ ending-hard } { $thing }
thing-this = { word-this } { $thing }
thing-your = { word-your } { $thing }
thing-their = його { $thing }
thing-other = { $thing } іншого гравця
thing-no = { $thing }
thing-one-of = { thing-single } { $of }
thing-each = { $number ->
    [pl] кожн{ ending-hard }
   *[sg] { $gender ->
        [m] { $form ->
            [nom] кожен
            [acc] кожен
           *[other] кожн{ ending-hard }
        }
        [ma] { $form ->
            [nom] кожен
           *[other] кожн{ ending-hard }
        }
       *[f] кожн{ ending-hard }
    }
} { $thing }
thing-all = { word-all } { $thing }
thing-all-your = { word-all } { word-your } { $thing }
thing-own = { word-your } { $thing }
thing-all-own = { word-all } { word-your } { $thing }
thing-bare = { $thing }
behind = { $thing } { $clause }
# назва, під якою про щось ідеться далі
called-so = ({ FORM($name, "nom", "sg") })
that-number = { $form ->
    [gen] цього числа
    [dat] цьому числу
    [ins] цим числом
    [loc] цьому числі
   *[nom] це число
}
# «it» стоїть лише в підрядних реченнях після речі, про яку мова: це відносний займенник
pronoun = { $who ->
    [you] { $form ->
        [gen] вас
        [dat] вам
        [acc] вас
        [ins] вами
        [loc] вас
       *[nom] ви
    }
    [they] { $form ->
        [gen] цього гравця
        [dat] цьому гравцеві
        [acc] цього гравця
        [ins] цим гравцем
        [loc] цьому гравцеві
       *[nom] цей гравець
    }
   *[it] { which }
}
    .it = { $who ->
        [it] yes
       *[you] none
    }
location-of-piece = { FORM($kind, $form) }, де стоїть { FORM($piece, "nom") },
location-of = { FORM($kind, $form) }, де стоїть { GENDER($piece) ->
    [f] ваша
    [n] ваше
   *[m] ваш
} { FORM($piece, "nom") },

## Речення після речі. $nth: скільки таких речень стоїть перед цим

# they: або мова про гравця («гравець, чий президент стоїть …»), або про місце, де щось належить йому
with = { $nth ->
    [0] { $whose ->
        [they] { GENDER($noun) ->
            [ma] { TRAIT($noun, "at") ->
                [on] , { which-at } є { FORM($piece, "nom") } гравця { $where }
               *[none] { NUMERUS($piece) ->
                    [one] , { whose-piece } { FORM($where, "post") }
                    [few] , у { which-gen } { $where } є { FORM($piece, "nom") }
                   *[other] , у { which-gen } { $where } є { FORM($piece, "nom") }
                }
            }
           *[other] , { which-at } є { FORM($piece, "nom") } гравця { $where }
        }
       *[you] , { which-at } є { FORM($what, "nom") } { $where }
    }
   *[other] { $whose ->
        [they] і { $where } є { FORM($piece, "nom") }
       *[you] і є { FORM($what, "nom") } { $where }
    }
}
without = { $nth ->
    [0] { $whose ->
        [they] { GENDER($noun) ->
            [ma] { TRAIT($noun, "at") ->
                [on] , { which-at } немає { FORM($piece, "gen") } гравця { $where }
               *[none] , у { which-gen } { $where } немає { FORM($piece, "gen") }
            }
           *[other] , { which-at } немає { FORM($piece, "gen") } гравця { $where }
        }
       *[you] { $article ->
            [no] без { FORM($what, "gen") } { $where }
           *[other] , { which-at } немає { FORM($what, "gen") } { $where }
        }
    }
   *[other] { $whose ->
        [they] { word-and-no } { $where } немає { FORM($piece, "gen") }
       *[you] { word-and-no } немає { FORM($what, "gen") } { $where }
    }
}
# кілька разом: $piece, з’єднані через list-or (with) або list-nor (without)
with-any = { $nth ->
    [0] , { which-at }
   *[other] і
} є { FORM($piece, "nom") }
without-any = { $nth ->
    [0] , { which-at }
   *[other] та
} немає { FORM($piece, "gen") }
# після «є …» стоїть «і немає», після «немає …» — лише кома
word-and-no = { $last ->
    [without] ,
    [without-thing] ,
   *[other] і
}
# біля якої, якщо на ній лежать, інакше в якому; друге таке речення починається з «та»
which-beside = { $nth ->
    [0] ,
   *[other] та
} { TRAIT($noun, "at") ->
    [on] біля { which-gen }
   *[none] { $nth ->
        [0] у
       *[other] в
    } { which-loc }
}
with-utmost = { $nth ->
    [0] з
   *[other] та з
} { word-utmost }
word-utmost = { $how ->
    [lowest] { $counted ->
        [yes] найменшою кількістю { FORM($what, "gen", "pl") }
       *[no] { $named ->
            [yes] найменш{ word-utmost-ins } { FORM($what, "ins") }
           *[no] найменшим значенням «{ FORM($what, "bare") }»
        }
    }
   *[highest] { $counted ->
        [yes] найбільшою кількістю { FORM($what, "gen", "pl") }
       *[no] { $named ->
            [yes] найбільш{ word-utmost-ins } { FORM($what, "ins") }
           *[no] найбільшим значенням «{ FORM($what, "bare") }»
        }
    }
}
word-utmost-ins = { GENDER($what) ->
    [f] ою
   *[m] им
}
word-utmost-nom = { GENDER($what) ->
    [f] а
    [n] е
   *[m] ий
}
has-utmost = { $whose ->
    [you] у вас
   *[none] { FORM($thing, "nom") }:
} { $no ->
    [yes] не
   *[no] { "" }
} { $how ->
    [lowest] { $counted ->
        [yes] найменша кількість { FORM($what, "gen", "pl") }
       *[no] { $named ->
            [yes] найменш{ word-utmost-nom } { FORM($what, "nom") }
           *[no] найменше значення «{ FORM($what, "bare") }»
        }
    }
   *[highest] { $counted ->
        [yes] найбільша кількість { FORM($what, "gen", "pl") }
       *[no] { $named ->
            [yes] найбільш{ word-utmost-nom } { FORM($what, "nom") }
           *[no] найбільше значення «{ FORM($what, "bare") }»
        }
    }
}
with-thing = { which-beside } є { FORM($what, "nom") }
without-thing = { which-beside } немає { FORM($what, "gen") }
where = { $nth ->
    [0] , { FORM($cond, "", $number) },
   *[other] та { FORM($cond, "next", $number) },
}
that-is-not = { $nth ->
    [0] ,
   *[other] та
} { which-nom } не { TRAIT($what, "state") ->
    [yes] { FORM($what, "nom") }
   *[none] є { FORM($what, "ins") }
},
next-to = { TRAIT($thing, "it") ->
    [yes] по сусідству
   *[none] , сусідн{ ending-soft } із { FORM($thing, "ins") },
}
connected = , з’єднан{ ending-hard } із { FORM($thing, "ins") }{ $itself ->
    [yes] { " " }(разом із { GENDER($thing) ->
        [f] нею
       *[m] ним
    })
   *[no] { "" }
}
on-top = { $thing } (згори)
but-for = , { $form ->
    [acc] відмінн{ ending-hard } від { FORM($name, "gen") }
   *[other] крім { FORM($name, "gen") }
},
bearing = ({ FORM($property, "nom") }: { $name })
alike = з { GENDER($property) ->
    [f] тією самою
   *[m] тим самим
} { FORM($property, "ins") }, що й у { FORM($thing, "gen") },
unlike = { GENDER($property) ->
    [f] іншої
   *[m] іншого
} { FORM($property, "gen") }, ніж { FORM($thing, "nom") },
# .it: річ, про яку й так мова, не називають удруге; .parts: де лежить те, що належить до речі (beside: біля неї, on: на ній)
part-of = { TRAIT($thing, "it") ->
    [yes] { "" }
   *[none] { TRAIT($thing, "parts") ->
        [beside] біля { FORM($thing, "gen") }
        [on] на { FORM($thing, "loc") }
       *[none] { FORM($thing, "gen") }
    }
}
# на чому чи в чому; post: після приголосного («стоїть у цій локації»)
from-place = { TRAIT($thing, "at") ->
    [none] з
   *[in] із
} { FORM($thing, "gen") }
# at: після «розмістіть», де, а не куди; .placed: тут можна щось розмістити, а не лише сюди перемістити
to-place = { TRAIT($thing, "at") ->
    [on] на
   *[in] в
} { $form ->
    [at] { FORM($thing, "loc") }
   *[other] { FORM($thing, "acc") }
}
    .placed = yes
in-place = { TRAIT($thing, "at") ->
    [on] на
   *[in] { $form ->
        [post] у
       *[other] в
    }
} { FORM($thing, "loc") }
# там, де чогось немає ніде; $bare: без займенника
in-no-place = { TRAIT($thing, "at") ->
    [on] на
   *[in] в
} { GENDER($bare) ->
    [f] жодній
   *[m] жодному
} { FORM($bare, "loc") }
from-places = з { FORM($thing, "gen", "pl") }
to-places = { TRAIT($thing, "at") ->
    [on] на
   *[in] в
} { $form ->
    [at] { FORM($thing, "loc") }
   *[other] { FORM($thing, "acc") }
}
    .placed = yes
# some: коли досить одного з цих місць
in-places = { $form ->
    [none] { TRAIT($thing, "at") ->
        [on] на
       *[in] в
    } { GENDER($thing) ->
        [f] жодній із
       *[m] жодному із
    } { FORM($thing, "gen", "pl") }
    [some] { TRAIT($thing, "at") ->
        [on] на
       *[in] в
    } { GENDER($thing) ->
        [f] одній із
       *[m] одному із
    } { FORM($thing, "gen", "pl") }
    [post] { TRAIT($thing, "at") ->
        [on] на
       *[in] у
    } { FORM($thing, "loc", "pl") }
   *[all] { TRAIT($thing, "at") ->
        [on] на
       *[in] в
    } { FORM($thing, "loc", "pl") }
}
from-parts = з { FORM($parts, "gen", "pl") } { FORM($thing, "gen") }
to-parts = { TRAIT($parts, "at") ->
    [on] на
   *[in] в
} { $form ->
    [at] { FORM($parts, "loc", "pl") }
   *[other] { FORM($parts, "acc", "pl") }
} { FORM($thing, "gen") }
    .placed = yes
in-parts = { TRAIT($parts, "at") ->
    [on] на
   *[in] { $form ->
        [post] у
       *[other] в
    }
} { FORM($parts, "loc", "pl") } { FORM($thing, "gen") }

## Числа

# .per: «1 єну за кожне ваше ОД»; .figure: число з правил; .itself: «ціну …» замість «стільки єн, скільки становить ціна …»; .many: що стоїть після «скільки»
amount-of = { TRAIT($value, "per") ->
    [none] { TRAIT($value, "figure") ->
        [none] { TRAIT($value, "itself") ->
            [yes] { FORM($value, $form) }
           *[none] стільки { FORM($what, "gen", "pl") }, скільки { word-many },
        }
       *[yes] { FORM($what, $form, "pl") } у кількості { $value }
    }
   *[other] { FORM($one, $form) } { TRAIT($value, "per") }
}
word-many = { TRAIT($value, "many") ->
    [none] становить { FORM($value, "nom") }
   *[other] { TRAIT($value, "many") }
}
amount-per = { FORM($amount, $form) } за { $per }
counted-amount = { $n ->
    [1] { GENDER($noun) ->
        [f] кожну
        [n] кожне
        [ma] кожного
       *[m] кожен
    } { FORM($noun, "acc") }
   *[other] { GENDER($noun) ->
        [ma] кожних
       *[m] кожні
    } { FORM($amount, "acc") }
}
counted-at = { $what } { $where }
counted-in = { $n ->
    [one] кожну карту { $zone }
    [few] кожні { $n } карти { $zone }
   *[other] кожні { $n } карт { $zone }
}
counted-thing = { $n ->
    [one] { GENDER($thing) ->
        [f] кожну
        [n] кожне
        [ma] кожного
       *[m] кожен
    } { FORM($thing, "acc", "sg") }
    [few] { word-every-so-many } { $n } { FORM($thing, "acc", "pl") }
   *[other] { word-every-so-many } { $n } { FORM($thing, "gen", "pl") }
}
word-every-so-many = { GENDER($thing) ->
    [ma] кожних
   *[m] кожні
}
# кількість, кількості …
word-number = { $form ->
    [gen] кількості
    [dat] кількості
    [ins] кількістю
    [loc] кількості
   *[nom] кількість
}
number-of-whom = { word-number } { FORM($what, "gen", "pl") } { FORM($who, "gen") }
# its: про того, про кого питає підрядне речення
number-of = { word-number } { $its ->
    [yes] { FORM($what, "gen", "pl") } { $number ->
        [pl] яких
       *[sg] якого
    }
   *[no] { $whose ->
        [you] ваших { FORM($what, "gen", "pl") }
        [they] його { FORM($what, "gen", "pl") }
       *[none] усіх { FORM($what, "gen", "pl") }
    }
}
number-at-whom = { word-number } { FORM($what, "gen", "pl") } { FORM($who, "gen") } { FORM($where, "post") }
number-at = { word-number } { $whose ->
    [you] ваших { FORM($what, "gen", "pl") } { FORM($where, "post") }
    [they] його { FORM($what, "gen", "pl") } { $where }
    [others] { FORM($what, "gen", "pl") } інших гравців { FORM($where, "post") }
   *[none] усіх { FORM($what, "gen", "pl") } { FORM($where, "post") }
}
number-in = { word-number } карт { $where }
number-lying = { word-number } { FORM($what, "gen", "pl") } { $where }
stock-of = { word-number } { FORM($what, "gen", "pl") }, що лишилися в запасі
# own: «країна якої», інакше «для якої показник …»
its-property = { $form ->
    [own] { FORM($property, "nom") } { which-gen }
    [gen] { FORM($property, "gen") } { which-gen }
   *[other] для { which-gen } { FORM($property, "nom") }
}
    .gender = { GENDER($property) }
its-slot-property = для { which-gen } { FORM($property, "nom") }
    .gender = { GENDER($property) }
in-it = { which-at }
    .it = yes
amount-printed = стільки { FORM($what, "gen", "pl") }, скільки потребує { FORM($thing, "nom") },
    .pay = { TRAIT($what, "pay") }
# bare: лише назва, без речі
property-of = { $form ->
    [bare] { FORM($property, "nom") }
   *[other] { FORM($property, $form) } { TRAIT($property, "meant") ->
        [yes] для
       *[none] { "" }
    } { FORM($thing, "gen") }
}
    .gender = { GENDER($property) }
    .all = { TRAIT($property, "all") }
    .many = { TRAIT($property, "many") ->
        [none] { TRAIT($property, "shows") ->
            [none] none
           *[other] { TRAIT($property, "shows") } { FORM($thing, "nom") }
        }
       *[other] { FORM($thing, "nom") } { TRAIT($property, "many") }
    }
slot-property = { $form ->
    [bare] { FORM($property, "nom") }
   *[other] { FORM($property, $form) } слота, у якому лежить { FORM($thing, "nom") },
}
printed-number = { $form ->
    [bare] номер
    [gen] номера { FORM($thing, "gen") }
    [dat] номеру { FORM($thing, "gen") }
    [ins] номером { FORM($thing, "gen") }
    [loc] номері { FORM($thing, "gen") }
   *[nom] номер { FORM($thing, "gen") }
}
in-brackets = ({ FORM($what, $form) })
plus = { FORM($left, $form) } плюс { FORM($right, "nom") }
# .plain: лише цифра
minus = { FORM($left, $form) } { word-minus }
    .many = { TRAIT($left, "many") ->
        [none] none
       *[other] { TRAIT($left, "many") } { word-minus }
    }
word-minus = { TRAIT($right, "plain") ->
    [yes] мінус { $right }
   *[none] за вирахуванням { FORM($right, "gen") }
}
times = { $form ->
    [gen] добутку
    [dat] добутку
    [ins] добутком
    [loc] добутку
   *[nom] добуток
} { FORM($left, "gen") } та { FORM($right, "gen") }
divided = { $form ->
    [gen] частки
    [dat] частці
    [acc] частку
    [ins] часткою
    [loc] частці
   *[nom] частка
} від ділення { FORM($left, "gen") } на { FORM($right, "acc") }
capped = { FORM($left, $form) }, щонайбільше { FORM($right, "nom") },
floored = { FORM($left, $form) }, щонайменше { FORM($right, "nom") },
# одне число або інше
if-number = { FORM($then, $form) }, якщо { $cond }; інакше { FORM($other, $form) }
round-number = { $form ->
    [gen] номера
    [dat] номеру
   *[nom] номер
} раунду
count-of = { word-number } { FORM($what, "gen", "pl") }
# $how: total, highest, lowest; $of: речі з надрукованим номером або з властивістю
own-number = { $how ->
    [total] сума номерів
    [lowest] найменший номер
   *[highest] найбільший номер
} серед { FORM($of, "gen", "pl") }
own-property = { $how ->
    [total] сума { FORM($property, "gen", "pl") } усіх
    [lowest] найменше з чисел «{ FORM($property, "nom") }» серед
   *[highest] найбільше з чисел «{ FORM($property, "nom") }» серед
} { FORM($of, "gen", "pl") }
    .itself = { TRAIT($property, "itself") }
total = { $form ->
    [gen] суми
    [dat] сумі
    [acc] суму
    [ins] сумою
    [loc] сумі
   *[nom] сума
} значень «{ FORM($what, "bare") }» для { FORM($of, "gen", "pl") }
highest = { $form ->
    [gen] найбільшого значення
    [dat] найбільшому значенню
    [ins] найбільшим значенням
    [loc] найбільшому значенні
   *[nom] найбільше значення
} «{ FORM($what, "bare") }» серед { FORM($of, "gen", "pl") }
lowest = { $form ->
    [gen] найменшого значення
    [dat] найменшому значенню
    [ins] найменшим значенням
    [loc] найменшому значенні
   *[nom] найменше значення
} «{ FORM($what, "bare") }» серед { FORM($of, "gen", "pl") }

## Умови. $how: at-least, at-most, more-than, fewer-than, exactly

# перед числом
how-many = { $how ->
    [at-least] щонайменше
    [at-most] щонайбільше
    [more-than] більше ніж
    [fewer-than] менше ніж
    [other-than] не
   *[exactly] рівно
}
word-have = { $whose ->
    [they] він має
   *[you] у вас
}
cond-and = { $first } і { $next }
cond-or = { $first } або { $next }
cond-and-wide = { $first }, а крім того { $next }
cond-or-wide = { $first }, або ж { $next }
cond-if = { FORM($what, $form, $number) } (лише якщо { $cond })
cond-unless = { FORM($what, $form, $number) }, хіба що { $cond },
cond-needless = { FORM($what, $form, $number) } (не обов’язково, якщо { $cond })
not = неправда, що { $what }
you-have = { word-have } { how-many } { FORM($what, "nom") }
you-have-number = { word-have } { TRAIT($value, "plain") ->
    [yes] { how-many } { FORM($amount, "nom") }
   *[none] { $how ->
        [at-least] щонайменше стільки { FORM($what, "gen", "pl") }, скільки { word-as-much }
        [at-most] щонайбільше стільки { FORM($what, "gen", "pl") }, скільки { word-as-much }
        [more-than] більше { FORM($what, "gen", "pl") }, ніж { word-as-much }
        [fewer-than] менше { FORM($what, "gen", "pl") }, ніж { word-as-much }
       *[exactly] стільки ж { FORM($what, "gen", "pl") }, скільки { word-as-much }
    }
}
word-as-much = { $sort ->
    [counter] { FORM($value, "gen", "pl") }
    [player] { FORM($value, "nom") }
   *[number] становить { FORM($value, "nom") }
}
you-have-together = { word-have } разом { how-many } { $n ->
    [one] { $n } { FORM($what, "nom", "sg") }
    [few] { $n } { FORM($what, "nom", "pl") }
   *[other] { $n } { FORM($what, "gen", "pl") }
}
zone-of-whom = { $zone } { FORM($who, "gen") }
    .verb = { TRAIT($zone, "verb") }
    .verb-from = { TRAIT($zone, "verb-from") }
    .verb-to = { TRAIT($zone, "verb-to") }
    .placed = { TRAIT($zone, "placed") }
zone-has = { $where } { how-many } { FORM($what, "nom") }
# після речі, про яку мова: гравець, який має щонайменше 1 карту
it-holds = { GENDER($noun) ->
    [ma] { which-nom } { $number ->
        [pl] мають
       *[sg] має
    } { how-many } { FORM($what, "acc") }
   *[other] { which-at } { how-many } { FORM($what, "nom") }
}
there-is = { $where } є { FORM($what, "nom") }
there-is-such = { $where } є { FORM($what, "nom") }
there-is-none = { $where } немає { $such ->
    [yes] { GENDER($what) ->
        [f] такої
       *[other] такого
    }
   *[no] { GENDER($what) ->
        [f] жодної
       *[other] жодного
    }
} { FORM($what, "gen") }
you-have-no = { $whose ->
    [they] він не має
   *[you] у вас немає
} { FORM($what, "gen") }
# що лежить поруч із $thing
# .linked = yes: з такими місцями інші сполучено, навіть якщо вони не лежать поруч
lies-beside = { TRAIT($thing, "linked") ->
    [yes] { FORM($thing, "nom", $number) } { $no ->
        [yes] не сполучен{ GENDER($thing) ->
            [f] а
            [n] е
           *[m] ий
        }
       *[no] сполучен{ GENDER($thing) ->
            [f] а
            [n] е
           *[m] ий
        }
    } із { FORM($what, "ins") }
   *[none] поруч із { FORM($thing, "ins", $number) } { $no ->
        [yes] немає { FORM($what, "gen") }
       *[no] є { FORM($what, "nom") }
    }
}
there-is-no = немає { FORM($what, "gen") }
# $times: скільки разів, $n: те саме числом; $no: yes, якщо ні
position-came = та сама позиція { $no ->
    [yes] не виникла
   *[no] виникла
} { $times } { $n ->
    [one] раз
    [few] рази
   *[many] разів
}
# щось запам’ятовано чи нічого; $whose: you, they або none
note-is = { $whose ->
    [you] у вас є { FORM($note, "nom") }
    [they] у цього гравця є { FORM($note, "nom") }
   *[none] є { FORM($note, "nom") }
}
note-is-no = { $whose ->
    [you] у вас немає { FORM($note, "gen") }
    [they] у цього гравця немає { FORM($note, "gen") }
   *[none] немає { FORM($note, "gen") }
}
somebody-has = { $who ->
    [opponent] в одного з інших гравців
   *[player] в одного з гравців
} { $where } { $no ->
    [yes] немає { FORM($what, "gen") }
   *[no] є { FORM($what, "nom") }
}
there-are = { $n ->
    [one] є { how-many } { $n } { FORM($what, "nom", "sg") }
    [few] є { how-many } { $n } { FORM($what, "nom", "pl") }
   *[other] є { how-many } { $n } { FORM($what, "gen", "pl") }
}
players-left = { $n ->
    [one] залишається { how-many } { $n } гравець
    [few] залишаються { how-many } { $n } гравці
   *[other] залишається { how-many } { $n } гравців
}
there-are-together = { $where } є разом { how-many } { $n ->
    [one] { $n } { FORM($what, "nom", "sg") }
    [few] { $n } { FORM($what, "nom", "pl") }
   *[other] { $n } { FORM($what, "gen", "pl") }
}
so-many = { how-many } { FORM($what, $form) }
# де: some або, у підрядному реченні після «та», next
word-where = { $form ->
    [next] { FORM($where, "next", $number) }
   *[other] { FORM($where, "some", $number) }
}
word-nowhere = { $form ->
    [next] { FORM($where, "next", $number) }
   *[other] { FORM($where, "none", $number) }
}
# $counted: yes, якщо його лише рахують і там може лежати кілька
# $alone: yes, якщо такий є в кожного лише один: мова про нього, а не про місце
piece-there = { $no ->
    [yes] { $alone ->
        [yes] { TRAIT($where, "it") ->
            [yes] { word-none-there }
           *[none] { $whose ->
                [you] { GENDER($what) ->
                    [f] вашої
                   *[m] вашого
                } { FORM($what, "gen") } немає { word-nowhere }
               *[other] { word-none-there }
            }
        }
       *[no] { word-none-there }
    }
   *[no] { $alone ->
        [yes] { TRAIT($where, "it") ->
            [yes] { word-one-there }
           *[none] { $whose ->
                [you] { GENDER($what) ->
                    [f] ваша
                    [n] ваше
                   *[m] ваш
                } { FORM($what, "nom") } стоїть { word-where }
               *[other] { word-one-there }
            }
        }
       *[no] { word-one-there }
    }
}
word-one-there = { $no ->
    [yes] { "" }
   *[no] { word-where } є { $whose ->
        [you] { NUMERUS($what) ->
            [one] { GENDER($what) ->
                [f] ваша
                [n] ваше
               *[m] ваш
            }
            [few] ваші
           *[many] ваших
        } { FORM($what, "nom") }
        [they] { FORM($what, "nom") } цього гравця
        [others] { FORM($what, "nom") } { word-another-player }
       *[none] { FORM($what, "nom") }
    }
}
# $two: yes, якщо грають лише двоє
word-another-player = { $two ->
    [yes] суперника
   *[no] іншого гравця
}
word-none-there = { $no ->
    [yes] { word-nowhere } немає { $whose ->
        [you] { GENDER($what) ->
            [f] вашої
           *[m] вашого
        } { FORM($what, "gen") }
        [they] { FORM($what, "gen") } цього гравця
        [others] { FORM($what, "gen") } { word-another-player }
       *[none] { $counted ->
            [yes] { FORM($what, "gen", "pl") }
           *[no] { TRAIT($what, "heap") ->
                [yes] { FORM($what, "gen", "pl") }
               *[none] { FORM($what, "gen") }
            }
        }
    }
   *[no] { "" }
}
# .unit: «у вас рівно 5 ОД»
compare = { TRAIT($left, "unit") ->
    [none] { FORM($left, "nom", $number) } { $how ->
        [at-least] { TRAIT($right, "plain") ->
            [yes] становить щонайменше { FORM($right, "acc") }
           *[none] досягає { FORM($right, "gen") }
        }
        [at-most] не перевищує { FORM($right, "gen") }
        [more-than] перевищує { FORM($right, "acc") }
        [fewer-than] менш{ TRAIT($left, "gender") ->
            [f] а
            [pl] і
            [m] ий
           *[none] е
        } за { FORM($right, "acc") }
        [other-than] не дорівнює { FORM($right, "dat") }
       *[exactly] дорівнює { FORM($right, "dat") }
    }
   *[other] у вас { how-many } { FORM($right, "nom") } { TRAIT($left, "unit") }
}
round-is = { $how ->
    [at-least] триває { $n }-й раунд або пізніший
    [at-most] триває { $n }-й раунд або раніший
    [more-than] { $n }-й раунд уже минув
    [fewer-than] це ще не { $n }-й раунд
   *[exactly] триває { $n }-й раунд
}
players-together = { FORM($who, "nom") } { $no ->
    [yes] не грає
   *[no] грає
} разом із { FORM($whom, "ins") }
player-out = { $whose ->
    [you] ви { $no ->
        [yes] не вибули
       *[no] вибули
    }
   *[none] { FORM($who, "nom") } { $no ->
        [yes] не вибув
       *[no] вибув
    }
}
you-are = { $whose ->
    [you] ви
   *[they] він
} { $no ->
    [yes] не
   *[no] { "" }
} { FORM($what, "nom") }
same-thing = { FORM($left, "own", $number) } збігається з { FORM($right, "ins") }
face-is = { FORM($left, "own", $number) } — { FORM($what, "nom") }
other-thing = { FORM($left, "own", $number) } не збігається з { FORM($right, "ins") }
# слово, що має .state = yes, каже, якою річ є, без «є»: цей регіон заповнений; з .state = name це назва: ця локація — Канал
is-so = { FORM($thing, "nom", $number) } { TRAIT($what, "state") ->
    [yes] { FORM($what, "nom") }
    [name] — { FORM($what, "nom") }
   *[none] є { FORM($what, "ins") }
}
is-not = { FORM($thing, "nom", $number) } { TRAIT($what, "state") ->
    [yes] не { FORM($what, "nom") }
    [name] — не { FORM($what, "nom") }
   *[none] не є { FORM($what, "ins") }
}
is-thing = { FORM($thing, "own", $number) } — { FORM($other, "nom") }
is-not-thing = { FORM($thing, "nom", $number) } — не { FORM($other, "nom") }
is-copy = { FORM($thing, "nom", $number) } є копією { FORM($other, "gen") }
is-even = { FORM($what, "nom", $number) } є парним числом
is-eliminated =
    .before = вибул{ ending-hard }
is-other =
    .before = інш{ ending-hard }
is-neighbouring =
    .before = сусідн{ ending-soft }
is-additional =
    .before = додатков{ ending-hard }
is-any =
    .after = на вибір
is-any-theirs =
    .after = на свій вибір
is-own =
    .before = { word-your }
# те саме про іншого гравця, про якого йшлося
is-theirs =
    .before = його
is-others =
    .after = інших гравців
beside-thing = поруч із { FORM($thing, "ins") }
lies = { FORM($thing, "nom", $number) } { $number ->
    [pl] лежать
   *[sg] лежить
} { FORM($where, "post") }
lies-not = { FORM($thing, "nom", $number) } не { $number ->
    [pl] лежать
   *[sg] лежить
} { TRAIT($where, "many") ->
    [yes] ні { FORM($where, "nor") }
   *[no] { FORM($where, "post") }
}
# біля клітинки — те, на чому саме щось лежить (острів), на ній — усе інше (човен)
has-thing = { TRAIT($thing, "at") ->
    [on] { TRAIT($what, "at") ->
        [on] біля { FORM($thing, "gen", $number) }
       *[none] на { FORM($thing, "loc", $number) }
    }
   *[none] { $form ->
        [next] в
       *[other] у
    } { FORM($thing, "loc", $number) }
} { $no ->
    [yes] немає { FORM($what, "gen") }
   *[no] є { FORM($what, "nom") }
}
# $it: те, про що мова і біля чого лежать $things
# .all = yes: сама ціна каже, що має лежати поруч
covers-beside = біля { FORM($it, "gen", $number) } { TRAIT($price, "all") ->
    [yes] є всі { FORM($price, "nom") }
   *[none] лежать { FORM($things, "nom", "pl") }, що покривають { FORM($price, "acc") }
} { $spared ->
    [yes] , крім { FORM($less, "gen") }
   *[no] { "" }
}
covers = { FORM($price, "acc", $number) } покривають { FORM($things, "nom", "pl") } { $spared ->
    [yes] , крім { FORM($less, "gen") }
   *[no] { "" }
}
holds = { FORM($what, "acc") } { FORM($thing, "gen", $number) } виконано
may-not-do = { $what }
holds-for-whom = для { FORM($who, "gen") } діє «{ $what }»
number-for-whom = { FORM($what, $form) } для { FORM($who, "gen") }

## Ефекти

gain = { $form ->
    [inf] отримати
    [to] отримати
   *[imp] отримайте
} { FORM($what, "acc") }
    .does = отримує { FORM($what, "acc") }
they-gain = цей гравець отримує { FORM($what, "acc") }
# $who це віддає
take-from = { $form ->
    [inf] забрати
    [to] забрати
   *[imp] заберіть
} { FORM($what, "acc") } у { FORM($who, "gen") }
    .does = забирає { FORM($what, "acc") } у { FORM($who, "gen") }
they-take-from = цей гравець забирає { FORM($what, "acc") } у { FORM($who, "gen") }
put-on = { $form ->
    [inf] покласти
    [to] покласти
   *[imp] покладіть
} { FORM($what, "acc") } на { FORM($thing, "acc") }
    .does = кладе { FORM($what, "acc") } на { FORM($thing, "acc") }
lose = { $form ->
    [inf] втратити
    [to] втратити
   *[imp] втратьте
} { FORM($what, "acc") }
    .does = втрачає { FORM($what, "acc") }
they-lose = цей гравець втрачає { FORM($what, "acc") }
take-off = { $form ->
    [inf] зняти
    [to] зняти
   *[imp] зніміть
} { FORM($what, "acc") } з { FORM($thing, "gen") }
    .does = знімає { FORM($what, "acc") } з { FORM($thing, "gen") }
all-of = усі { FORM($what, "acc", "pl") }
# сплатіть, сплатити
verb-pay = { $form ->
    [inf] сплатити
    [to] сплатити
   *[imp] сплатіть
}
# що має .pay = discard, скидають, а що має .pay = give, віддають
pay = { TRAIT($what, "pay") ->
    [discard] { $form ->
        [inf] скинути
        [to] скинути
       *[imp] скиньте
    }
    [give] { $form ->
        [inf] віддати
        [to] віддати
       *[imp] віддайте
    }
   *[none] { verb-pay }
} { FORM($what, "acc") }
    .does = { TRAIT($what, "pay") ->
        [discard] скидає
        [give] віддає
       *[none] сплачує
    } { FORM($what, "acc") }
they-pay = цей гравець сплачує { FORM($what, "acc") }
they-pay-to = цей гравець платить { FORM($who, "dat") } { FORM($what, "acc") }
# заплатіть, заплатити: кому
verb-pay-to = { $form ->
    [inf] заплатити
    [to] заплатити
   *[imp] заплатіть
}
pay-to = { verb-pay-to } { FORM($what, "acc") } { FORM($who, "dat") }
    .does = платить { FORM($what, "acc") } { FORM($who, "dat") }
pay-printed = { verb-pay } { FORM($what, "acc") } для { FORM($thing, "gen") }
    .does = сплачує { FORM($what, "acc") } для { FORM($thing, "gen") }
# $what: стільки чогось або що з ним роблять; $thing: якого ґатунку
amount-of-sort = стільки { FORM($what, "gen", "pl") } { FORM($thing, "gen") }, скільки { word-many },
of-sort = { FORM($what, $form) } { FORM($thing, "gen") }
# $price: надрукована ціна; $what: у чому платять; $cheaper: yes, якщо менше на $less; $replaced: yes, якщо нестачу заміняє $other
pay-in-sorts = { $form ->
    [inf] сплатити
    [to] сплатити
   *[imp] сплатіть
} { FORM($price, "acc") } в { FORM($what, "loc", "pl") }{ $cheaper ->
    [yes] , зменшивши на { FORM($less, "acc") }
   *[no] { "" }
}{ $replaced ->
    [yes] { " " }(нестачу заміняє { FORM($other, "nom") })
   *[no] { "" }
}
pay-mix = { $form ->
    [inf] оплатити
    [to] оплатити
   *[imp] оплатіть
} { FORM($amount, "acc") }, віддавши за кожну одиницю { FORM($units, "acc") } { $once ->
    [yes] (кожен варіант щонайбільше один раз)
   *[no] (у будь-якій комбінації)
}
pay-for = { FORM($pay, $form) }, щоб { FORM($body, "to") },
    .does = { FORM($pay, "does") }, щоб { FORM($body, "to") },
# візьміть, взяти, щоб узяти
verb-take = { $form ->
    [inf] взяти
    [to] узяти
   *[imp] візьміть
}
# місце, слово якого має .verb = take, куди щось беруть: візьміть у руку
# звідти, де .verb-from = place, щось розміщують
# куди .verb = away, прибирають, куди .verb = back, повертають, куди .verb = lay, кладуть
verb-move = { TRAIT($target, "verb") ->
    [take] { verb-take }
    [away] { $form ->
        [inf] прибрати
        [to] прибрати
       *[imp] приберіть
    }
    [back] { $form ->
        [inf] повернути
        [to] повернути
       *[imp] поверніть
    }
    [lay] { $form ->
        [inf] покласти
        [to] покласти
       *[imp] покладіть
    }
   *[none] { TRAIT($origin, "verb-from") ->
        [place] { TRAIT($target, "placed") ->
            [yes] { $form ->
                [inf] розмістити
                [to] розмістити
               *[imp] розмістіть
            }
           *[none] { verb-shift }
        }
       *[none] { verb-shift }
    }
}
verb-shift = { $form ->
    [inf] перемістити
    [to] перемістити
   *[imp] перемістіть
}
word-target = { TRAIT($origin, "verb-from") ->
    [place] { FORM($target, "at") }
   *[none] { $target }
}
# $end: на верх (top) або під низ (bottom) стосу
move = { verb-move } { FORM($what, "acc") } { $origin } { word-target }{ $end ->
    [top] , на самий верх,
    [bottom] , у самий низ,
    [either] , на самий верх або в самий низ,
   *[any] { "" }
}
    .does = { TRAIT($target, "verb") ->
        [take] бере
        [away] прибирає
        [back] повертає
        [lay] кладе
       *[none] { TRAIT($origin, "verb-from") ->
            [place] { TRAIT($target, "placed") ->
                [yes] розміщує
               *[none] переміщує
            }
           *[none] переміщує
        }
    } { FORM($what, "acc") } { $origin } { word-target }{ $end ->
        [top] , на самий верх,
        [bottom] , у самий низ,
        [either] , на самий верх або в самий низ,
       *[any] { "" }
    }
    .heavy = { verb-move } { $origin } { word-target }{ $end ->
        [top] , на самий верх,
        [bottom] , у самий низ,
        [either] , на самий верх або в самий низ,
       *[any] { "" }
    } { FORM($what, "acc") }
move-all-but = { verb-move } { $origin } { $target } { FORM($what, "acc") }, крім { $but },
swap = { $form ->
    [inf] поміняти
    [to] поміняти
   *[imp] поміняйте
} місцями { FORM($first, "acc") } та { FORM($second, "acc") }
    .does = міняє місцями { FORM($first, "acc") } та { FORM($second, "acc") }
# $what: число; $by: на скільки
raise = { $form ->
    [inf] збільшити
    [to] збільшити
   *[imp] збільште
} { TRAIT($what, "own") ->
    [none] { FORM($what, "acc") }
   *[other] { TRAIT($what, "own") }
} на { FORM($by, "acc") }
lower = { $form ->
    [inf] зменшити
    [to] зменшити
   *[imp] зменште
} { TRAIT($what, "own") ->
    [none] { FORM($what, "acc") }
   *[other] { TRAIT($what, "own") }
} на { FORM($by, "acc") }
set = { $form ->
    [inf] визначити
    [to] визначити
   *[imp] визначте
} { TRAIT($what, "own") ->
    [none] { FORM($what, "acc") }
   *[other] { TRAIT($what, "own") }
}: це { FORM($value, "nom") }
# $you: yes, якщо це ви; $bare: лише іменник; $alone: yes, якщо воно нічиє
note-set = { $you ->
    [yes] { $form ->
        [inf] стати
        [to] стати
       *[imp] станьте
    } { FORM($note, "ins") }
   *[no] { $form ->
        [inf] зробити
        [to] зробити
       *[imp] зробіть
    } { FORM($thing, "acc") } { FORM($note, "ins") }
}
    .does = { $you ->
        [yes] стає { FORM($note, "ins") }
       *[no] робить { FORM($thing, "acc") } { FORM($note, "ins") }
    }
# позицію запам’ятовано разом із попередніми, усього $n
remember-positions = { $form ->
    [inf] запам’ятати позицію
    [to] запам’ятати позицію
   *[imp] запам’ятайте позицію
} (кількість останніх позицій, що зберігаються: { $n })
    .does = запам’ятовує позицію (кількість останніх позицій, що зберігаються: { $n })
forget-positions = { $form ->
    [inf] забути
    [to] забути
   *[imp] забудьте
} всі запам’ятані позиції
    .does = забуває всі запам’ятані позиції
note-clear = { $form ->
    [inf] зробити так, що немає
    [to] зробити так, що немає
   *[imp] відтепер немає
} { FORM($note, "gen") }
    .does = робить так, що немає { FORM($note, "gen") }
# поповніть, поповнити
verb-fill = { $form ->
    [inf] поповнити
    [to] поповнити
   *[imp] поповніть
}
fill-up = { verb-fill } запас до { FORM($what, "gen") }
refill = { verb-fill } { FORM($where, "acc") }
pass-every = { $form ->
    [inf] передати
    [to] передати
   *[imp] передайте
} усе { $where } гравцеві { $side ->
    [left] ліворуч
   *[right] праворуч
} (усі водночас)
swap-zones = { $form ->
    [inf] обміняти
    [to] обміняти
   *[imp] обміняйте
} усе { $first } на все { $second }
    .does = обмінює все { $first } на все { $second }
word-round-or-game = { $what ->
    [game] гри
   *[round] раунду
}
leave = { $form ->
    [inf] вибути
    [to] вибути
   *[imp] ви вибуваєте
} з { word-round-or-game }
    .does = вибуває з { word-round-or-game }
they-leave = цей гравець вибуває з { word-round-or-game }
pass-start = { $form ->
    [inf] передати
    [to] передати
   *[imp] передайте
} { FORM($who, "dat") } роль першого гравця
    .does = передає { FORM($who, "dat") } роль першого гравця
take-start = { $form ->
    [inf] стати
    [to] стати
   *[imp] станьте
} першим гравцем
    .does = стає першим гравцем
shuffle = { $form ->
    [inf] перетасувати
    [to] перетасувати
   *[imp] перетасуйте
} { FORM($where, "acc") }
roll = { $form ->
    [inf] визначити
    [to] визначити
   *[imp] визначте
} жеребом { FORM($what, "acc") }: від { FORM($low, "gen") } до { FORM($high, "gen") }
throw = { $form ->
    [inf] кинути
    [to] кинути
   *[imp] киньте
} { FORM($what, "acc") }
    .does = кидає { FORM($what, "acc") }
turn-die = { $form ->
    [inf] повернути
    [to] повернути
   *[imp] поверніть
} { FORM($what, "acc") } на { FORM($value, "acc") }
    .does = повертає { FORM($what, "acc") } на { FORM($value, "acc") }
find-random = { $form ->
    [inf] вибрати
    [to] вибрати
   *[imp] виберіть
} жеребом { FORM($what, "acc") }: { $then }
find-random-open = виберіть жеребом { FORM($what, "acc") }
look-at = { $form ->
    [inf] подивитися
    [to] подивитися
   *[imp] подивіться
} на { FORM($what, "acc") }
    .does = дивиться на { FORM($what, "acc") }
reveal = { $form ->
    [inf] показати
    [to] показати
   *[imp] покажіть
} усім { FORM($what, "acc") }
    .does = показує всім { FORM($what, "acc") }
reveal-to = { $form ->
    [inf] показати
    [to] показати
   *[imp] покажіть
} { FORM($whom, "dat") } { FORM($what, "acc") }
    .does = показує { FORM($whom, "dat") } { FORM($what, "acc") }
tell = { $form ->
    [inf] назвати
    [to] назвати
   *[imp] назвіть
} { FORM($what, "acc") }
    .does = називає { FORM($what, "acc") }
tell-whether = { $form ->
    [inf] сказати
    [to] сказати
   *[imp] скажіть
}, чи { FORM($what, "nom") } — це { FORM($value, "nom") }
    .does = каже, чи { FORM($what, "nom") } — це { FORM($value, "nom") }
name-entry = { $form ->
    [inf] назвати
    [to] назвати
   *[imp] назвіть
} { FORM($what, "acc") }
    .does = називає { FORM($what, "acc") }
top-of = { FORM($what, $form) } { $where } (згори)
lay-out = { $form ->
    [inf] викласти
    [to] викласти
   *[imp] викладіть
} { FORM($what, "acc", "pl") }
# слово, що має .verb = gain, отримують, інші виконують
do-printed = { TRAIT($what, "verb") ->
    [gain] { $form ->
        [inf] отримати
        [to] отримати
       *[imp] отримайте
    }
   *[none] { $form ->
        [inf] виконати
        [to] виконати
       *[imp] виконайте
    }
} { FORM($what, "acc") } { FORM($thing, "gen") } { $order ->
    [any] в довільному порядку
   *[printed] { "" }
}
    .does = { TRAIT($what, "verb") ->
        [gain] отримує
       *[none] виконує
    } { FORM($what, "acc") } { FORM($thing, "gen") } { $order ->
        [any] в довільному порядку
       *[printed] { "" }
    }
# оберіть, обрати
verb-choose = { $form ->
    [inf] обрати
    [to] обрати
   *[imp] оберіть
}
choose = { verb-choose } { FORM($what, "acc") }
    .does = обирає { FORM($what, "acc") }
# $low, $high: числа
choose-number = { verb-choose } число від { FORM($low, "gen") } до { FORM($high, "gen") }
    .does = обирає число від { FORM($low, "gen") } до { FORM($high, "gen") }
# $name: у дужках, як воно називається далі
choose-number-as = { verb-choose } число { $name } від { FORM($low, "gen") } до { FORM($high, "gen") }
    .does = обирає число { $name } від { FORM($low, "gen") } до { FORM($high, "gen") }
word-different = { $different ->
    [no] { "" }
   *[yes] різних
}
choose-up-to = { verb-choose } до { $n } { word-different } { FORM($what, "gen", "pl") }{ $form ->
    [inf] , а тоді
    [to] , а тоді
   *[imp] ;
} щоразу { FORM($body, $form) }
choose-up-to-each = { verb-choose } до { $n } { word-different } { FORM($what, "gen", "pl") }, а тоді { FORM($body, $form) }
each-of-them = { GENDER($noun) ->
    [f] { $form ->
        [gen] кожної
        [dat] кожній
        [acc] кожну
        [ins] кожною
        [loc] кожній
       *[nom] кожна
    }
   *[other] { $form ->
        [gen] кожного
        [dat] кожному
        [ins] кожним
        [loc] кожному
        [acc] { GENDER($noun) ->
            [ma] кожного
            [n] кожне
           *[m] кожен
        }
       *[nom] { GENDER($noun) ->
            [n] кожне
           *[m] кожен
        }
    }
} з них
choose-up-to-open = { verb-choose } до { $n } { word-different } { FORM($what, "gen", "pl") }; щоразу:
choose-one = оберіть один із варіантів
choose-where-to = оберіть, куди потрапить { FORM($thing, "nom") }
nothing = { $form ->
    [inf] нічого не робити
    [to] нічого не робити
   *[imp] нічого не відбувається
}
    .does = нічого не робить
may = ви можете { FORM($what, "inf") }
you-may = за бажання виконайте по черзі
may-choose-one = ви можете обрати один із варіантів
# кома на початку рядка зникає
if = , якщо { $cond }, { FORM($then, $form) }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { $told ->
            [no] none
           *[yes] , якщо { $cond }, { FORM($then, "does") }
        }
    }
unless-possible = { FORM($body, $form) }; якщо це неможливо, { FORM($other, $form) }
if-else = , якщо { $cond }, { FORM($then, $form) }; інакше { FORM($other, $form) }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] { TRAIT($other, "does") ->
            [none] none
           *[other] { $told ->
                [no] none
               *[yes] , якщо { $cond }, { FORM($then, "does") }; інакше { FORM($other, "does") }
            }
        }
    }
if-open = якщо { $cond }
only-if = , лише якщо { $cond }, { FORM($then, $form) }
only-allowed = це можливо, лише якщо { $cond }
only-if-open = лише якщо { $cond }
end-when = умова кінця гри: { $cond }
end-now = гра одразу закінчується, коли { $cond }
otherwise = інакше
each = для { FORM($what, "gen") } { $then }
    .does = { TRAIT($then, "does") ->
        [none] none
       *[other] , за { FORM($what, "acc") }, { FORM($then, "does") }
    }
each-open = для { FORM($what, "gen") }
acts = { $form ->
    [inf] вирішити, що { FORM($who, "nom") } { FORM($then, "does") }
    [to] вирішити, що { FORM($who, "nom") } { FORM($then, "does") }
   *[imp] { FORM($who, "nom") } { FORM($then, "does") }
}
# $what: хто; $then: що робить кожен із них, у формі "does"; $secret: yes, якщо інші цього не бачать;
# $ordered: yes, якщо в $notes сказано, в якому порядку
as-each = { FORM($what, "nom") } { $secret ->
    [yes] таємно
   *[no] { "" }
} { FORM($then, "does") }{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
# те саме, сказане кожному з них, якщо цього не розповісти про когось
as-each-you = { FORM($what, "nom") } { $secret ->
    [yes] таємно
   *[no] { "" }
} виконує таке{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}: { $then }
as-each-open = { FORM($what, "nom") } виконує таке{ $ordered ->
    [yes] { "" } ({ $notes })
   *[no] { "" }
}
owner-of-each = { $form ->
    [gen] власника
    [acc] власника
    [dat] власникові
    [ins] власником
    [loc] власникові
   *[nom] власник
} { FORM($thing, "gen") }
# власне — це «свій», як у словах для you
whose-own = you
note-next = { $first }; { $next }
seat-beside = { $form ->
    [gen] гравця
    [acc] гравця
    [dat] гравцеві
    [ins] гравцем
    [loc] гравцеві
   *[nom] гравець
} { $side ->
    [left] ліворуч
   *[right] праворуч
} від { $whose ->
    [you] вас
   *[they] себе
}
seat-side-of = { $form ->
    [gen] гравця
    [acc] гравця
    [dat] гравцеві
    [ins] гравцем
    [loc] гравцеві
   *[nom] гравець
} { $side ->
    [left] ліворуч
   *[right] праворуч
} від { FORM($who, "gen") }
seat-partner = { $whose ->
    [you] { $form ->
        [gen] вашого партнера
        [acc] свого партнера
        [dat] своєму партнерові
        [ins] вашим партнером
        [loc] вашому партнерові
       *[nom] ваш партнер
    }
   *[they] { $form ->
        [gen] свого партнера
        [acc] свого партнера
        [dat] своєму партнерові
        [ins] своїм партнером
        [loc] своєму партнерові
       *[nom] його партнер
    }
}
seat-partner-of = { $form ->
    [gen] партнера
    [acc] партнера
    [dat] партнерові
    [ins] партнером
    [loc] партнерові
   *[nom] партнер
} { FORM($who, "gen") }
seat-start = { $form ->
    [gen] першого гравця
    [acc] першого гравця
    [dat] першому гравцеві
    [ins] першим гравцем
    [loc] першому гравцеві
   *[nom] перший гравець
}
turn-order-from = { $tied ->
    [yes] за рівності — по колу
   *[no] по колу
}, починаючи з { FORM($who, "gen") }
turn-order = { $tied ->
    [yes] за рівності — { "" }
    [still] за подальшої рівності — { "" }
   *[no] { "" }
}{ $how ->
    [highest] за спаданням
   *[lowest] за зростанням
} { FORM($by, "gen") }
turn-order-counted = { $tied ->
    [yes] за рівності — { "" }
    [still] за подальшої рівності — { "" }
   *[no] { "" }
}спершу той, хто має { $how ->
    [highest] більше
   *[lowest] менше
} { FORM($what, "gen", "pl") }
times-number = { $n ->
    [1] один раз
    [2] двічі
    [one] { $n } раз
    [few] { $n } рази
   *[other] { $n } разів
}
times-value = стільки разів, скільки { word-many },
# кілька кроків, які повторюються разом
these-steps = { $form ->
    [inf] виконати таке: { FORM($what, "imp") }
    [to] виконати таке: { FORM($what, "imp") }
   *[imp] { FORM($what, "imp") }
}
up-to-times = щонайбільше { $times } { FORM($body, $form) }
up-to-times-open = щонайбільше { $times } оберіть один із варіантів
up-to-times-list = щонайбільше { $times }
so-many-times = { $times } { FORM($body, $form) }
so-many-times-open = { $times }
# $cond: що має справдитися; $body: що повторюють
until = повторюйте до моменту, коли { $cond }: { $body }
until-open = повторюйте до моменту, коли { $cond }
# $number: на що дивляться наприкінці; $how: highest або lowest; $body: що роблять одним із найкращих способів
so-that = зробіть це так, щоб досягти якомога { $how ->
    [lowest] нижчого
   *[highest] вищого
} результату ({ $number }): { $body }
so-that-open = зробіть це так, щоб досягти якомога { $how ->
    [lowest] нижчого
   *[highest] вищого
} результату ({ $number })
any-times = будь-яку кількість разів{ $form ->
    [inf] { "" }
    [to] { "" }
   *[imp] :
} { FORM($body, $form) }
any-times-open = будь-яку кількість разів
exhaust = стільки разів, скільки можливо{ $form ->
    [inf] ,
    [to] ,
   *[imp] :
} { FORM($body, $form) }
exhaust-open = стільки разів, скільки можливо
in-any-order = { $form ->
    [inf] { FORM($what, "inf") } в довільному порядку
    [to] { FORM($what, "to") } в довільному порядку
   *[imp] у довільному порядку: { FORM($what, "imp") }
}
in-any-order-open = у довільному порядку
do-answered = { $form ->
    [inf] в
    [to] в
   *[imp] у
} довільному порядку { TRAIT($what, "verb") ->
    [gain] { $form ->
        [inf] отримати
        [to] отримати
       *[imp] отримайте
    } { FORM($what, "acc") } { FORM($thing, "gen") } та { $form ->
        [inf] виконати
        [to] виконати
       *[imp] виконайте
    }
   *[none] { $form ->
        [inf] виконати
        [to] виконати
       *[imp] виконайте
    } { FORM($what, "acc") } { FORM($thing, "gen") } та
} всі інші спричинені цим ефекти
answers = { $form ->
    [inf] виконати
    [to] виконати
   *[imp] виконайте
} спричинені цим ефекти
    .does = виконує спричинені цим ефекти
once-per = один раз за { FORM($scope, "acc") }{ $form ->
    [inf] { "" }
    [to] { "" }
   *[imp] :
} { FORM($what, $form) }
once-per-open = один раз за { FORM($scope, "acc") }
# .unit: «3 ОД», інакше назва перед числом
level = { level-open }: { $what }
level-open = { TRAIT($value, "unit") ->
    [none] { $value } { $n }
   *[other] { $n } { TRAIT($value, "unit") }
}
walk-next = оберіть { GENDER($kind) ->
    [f] наступну
    [n] наступне
   *[m] наступний
} { FORM($kind, "acc") }
walk = пересувайте { GENDER($piece) ->
    [f] свою
    [n] своє
    [ma] свого
   *[m] свій
} { FORM($piece, "acc") } з { FORM($kind, "gen") } { GENDER($kind) ->
    [f] в сусідню { FORM($kind, "acc") }, не заходячи в жодну
    [n] в сусіднє { FORM($kind, "acc") }, не заходячи в жодне
   *[m] в сусідній { FORM($kind, "acc") }, не заходячи в жоден
} двічі
walk-enter = можна зайти, якщо { $cond }
walk-toll = під час входу: { $toll }
walk-stop = можна зупинитися, якщо { $cond }
# $how: most (від найбільшого числа) або least
rank = розподіліть місця серед { FORM($who, "gen", "pl") }; місце гравця визначає { FORM($by, "nom") }{ $how ->
    [least] , від найменшого
   *[most] { "" }
}
rank-prize = місце { $n }: { $prize }
rank-tie = за рівності порядок визначає { FORM($by, "nom") }{ $how ->
    [least] , від найменшого
   *[most] { "" }
}
rank-tie-counted = за рівності перевагу має той, хто має { $how ->
    [least] менше
   *[most] більше
} { FORM($what, "gen", "pl") }
# хто вище, коли більше нічого не вирішує; $tied: first, still (після іншого числа)
rank-tie-seat = { $tied ->
    [first] за рівності
   *[still] якщо рівність зберігається,
} вище місце посідає той, хто ходить раніше
rank-tied = { $how ->
    [share] гравці, які й далі нарівні, ділять приз порівну з округленням униз; наступні зайняті ними місця нічого не дають
   *[each] кожен із гравців, які й далі нарівні, отримує приз; наступні зайняті ними місця нічого не дають
}
sets-of = складіть { FORM($what, "acc", "pl") } в набори, у яких не повторюється { FORM($property, "nom") }
set-prize = набір із { $n }: { $prize }

## Здібності

changed-number = { $what }: { $way ->
    [more] для вас на { $by } більше, тобто { $n }
    [fewer] для вас на { $by } менше, тобто { $n }
   *[exactly] для вас { $n }
}
# те саме про число речі, яка є в $what
changed-number-of = { $what }: { $way ->
    [more] для вас на { $by } більше
    [fewer] для вас на { $by } менше
   *[exactly] для вас { $by }
}
permission = { $no ->
    [yes] ви не маєте дозволу «{ $what }»
   *[no] ви маєте дозвіл «{ $what }»
}
whenever = щоразу, коли { $event }, { $what }
whenever-open = щоразу, коли { $event }
whenever-later = після отримання цієї карти щоразу, коли { $event }, { $what }
whenever-later-open = після отримання цієї карти щоразу, коли { $event }
before = перш ніж { FORM($event, "soon") }, { $what }
before-open = перш ніж { FORM($event, "soon") }
once-whenever = один раз за { FORM($scope, "acc") }, коли { $event }, { $what }
once-whenever-open = один раз за { FORM($scope, "acc") }, коли { $event }
once-before = один раз за { FORM($scope, "acc") }, перш ніж { FORM($event, "soon") }, { $what }
once-before-open = один раз за { FORM($scope, "acc") }, перш ніж { FORM($event, "soon") }
at-once = одразу { $what }
at-once-open = одразу
at-scoring = під час підсумкового підрахунку { $what }
at-scoring-open = під час підсумкового підрахунку
at-start = на початку { $step } { $what }
at-start-open = на початку { $step }
at-end = наприкінці { $step } { $what }
at-end-open = наприкінці { $step }
free = один раз за { FORM($scope, "acc") } ви можете { FORM($what, "inf") }
free-again = один раз за { FORM($scope, "acc") } ви можете додатково { FORM($what, "inf") }
free-again-open = один раз за { FORM($scope, "acc") } за бажання додатково виконайте по черзі
free-if = один раз за { FORM($scope, "acc") }, якщо { $cond }, ви можете { FORM($what, "inf") }
free-open = один раз за { FORM($scope, "acc") } за бажання виконайте по черзі
also-in-if = { $step }, якщо { $cond }, ви також можете { FORM($what, "inf") }
also-in = { $step } ви також можете { FORM($what, "inf") }
also-in-open = { $step } за бажання виконайте натомість по черзі
# мідь, а не «жетон міді»: кількість невідома
word-some = { TRAIT($what, "some") ->
    [none] { FORM($what, "acc") }
   *[other] { TRAIT($what, "some") }
}
# soon: після «перш ніж», доконаний вид
event-gain = { $form ->
    [soon] { $who ->
        [you] ви отримаєте
        [player] будь-який гравець отримає
       *[opponent] інший гравець отримає
    }
   *[other] { $who ->
        [you] ви отримуєте
        [player] будь-який гравець отримує
       *[opponent] інший гравець отримує
    }
} { word-some }
event-pay = { $form ->
    [soon] { $who ->
        [you] ви сплатите
        [player] будь-який гравець сплатить
       *[opponent] інший гравець сплатить
    }
   *[other] { $who ->
        [you] ви сплачуєте
        [player] будь-який гравець сплачує
       *[opponent] інший гравець сплачує
    }
} { word-some }
event-move = { TRAIT($target, "placed") ->
    [yes] { $form ->
        [soon] { $who ->
            [you] ви розмістите
            [player] будь-який гравець розмістить
           *[opponent] інший гравець розмістить
        }
       *[other] { $who ->
            [you] ви розміщуєте
            [player] будь-який гравець розміщує
           *[opponent] інший гравець розміщує
        }
    }
   *[none] { $form ->
        [soon] { $who ->
            [you] ви перемістите
            [player] будь-який гравець перемістить
           *[opponent] інший гравець перемістить
        }
       *[other] { $who ->
            [you] ви переміщуєте
            [player] будь-який гравець переміщує
           *[opponent] інший гравець переміщує
        }
    }
} { FORM($what, "acc") } { FORM($target, "at") }
# фігура проходить через місце на своєму шляху
event-over = { $form ->
    [soon] { $who ->
        [you] ви пройдете
        [player] будь-який гравець пройде
       *[opponent] інший гравець пройде
    }
   *[other] { $who ->
        [you] ви проходите
        [player] будь-який гравець проходить
       *[opponent] інший гравець проходить
    }
} { FORM($what, "ins") } через { FORM($target, "acc") }
event-place = { $form ->
    [soon] { $who ->
        [you] ви розмістите
        [player] будь-який гравець розмістить
       *[opponent] інший гравець розмістить
    }
   *[other] { $who ->
        [you] ви розміщуєте
        [player] будь-який гравець розміщує
       *[opponent] інший гравець розміщує
    }
} { FORM($what, "acc") } { $where }

## Речення та карти

label = { $name }: { FORM($text, "bare") }
noun-player =
    .gender = ma
    .nom-sg = гравець
    .gen-sg = гравця
    .dat-sg = гравцеві
    .acc-sg = гравця
    .ins-sg = гравцем
    .loc-sg = гравцеві
    .nom-pl = гравці
    .gen-pl = гравців
    .dat-pl = гравцям
    .acc-pl = гравців
    .ins-pl = гравцями
    .loc-pl = гравцях
noun-opponent =
    .gender = ma
    .nom-sg = суперник
    .gen-sg = суперника
    .dat-sg = суперникові
    .acc-sg = суперника
    .ins-sg = суперником
    .loc-sg = суперникові
    .nom-pl = суперники
    .gen-pl = суперників
    .dat-pl = суперникам
    .acc-pl = суперників
    .ins-pl = суперниками
    .loc-pl = суперниках
noun-partner =
    .gender = ma
    .nom-sg = партнер
    .gen-sg = партнера
    .dat-sg = партнерові
    .acc-sg = партнера
    .ins-sg = партнером
    .loc-sg = партнерові
    .nom-pl = партнери
    .gen-pl = партнерів
    .dat-pl = партнерам
    .acc-pl = партнерів
    .ins-pl = партнерами
    .loc-pl = партнерах
noun-prop-face =
    .gender = n
    .shows = показує
    .nom-sg = значення
    .gen-sg = значення
    .dat-sg = значенню
    .acc-sg = значення
    .ins-sg = значенням
    .loc-sg = значенні
    .nom-pl = значення
    .gen-pl = значень
    .dat-pl = значенням
    .acc-pl = значення
    .ins-pl = значеннями
    .loc-pl = значеннях
noun-thing =
    .gender = f
    .at = on
    .nom-sg = карта
    .gen-sg = карти
    .dat-sg = карті
    .acc-sg = карту
    .ins-sg = картою
    .loc-sg = карті
    .nom-pl = карти
    .gen-pl = карт
    .dat-pl = картам
    .acc-pl = карти
    .ins-pl = картами
    .loc-pl = картах
some-copies = { $n } з { $all }: { FORM($what, "nom") }
printed-on = { $what } (×{ $n })
part-number = { $part } № { $n }
part-values = { $part } ({ $values })

## Сітки: форми, що лежать одна на одній

# $at: asked (де хоче гравець), middle (посередині) або cell (на клітинці $cell); $turn: upright, right, upside_down, left
lay = { $form ->
    [inf] покласти
    [to] покласти
   *[imp] покладіть
} { FORM($what, "acc") } { $where }{ $at ->
    [middle] , посередині
    [cell] , на клітинку { $cell }
   *[asked] { "" }
}{ $turn ->
    [right] , з поворотом праворуч
    [upside_down] , з поворотом на 180°
    [left] , з поворотом ліворуч
   *[upright] { "" }
}
# клітинки форми, рядок за рядком
cells-rows = { $first } / { $next }
cells-none = порожньо
cells-gap = немає клітинки
lay-turned = можна повертати
# $how: all, none, least або most (скільки клітинок); $n: число; $what: на чому
lay-over = { $how ->
    [all] усі клітинки мають лягти на { FORM($what, "acc", "pl") }
    [none] жодна клітинка не може лягти на { FORM($what, "acc", "pl") }
    [least] на { FORM($what, "acc", "pl") } { $n ->
        [one] має лягти щонайменше { $n } клітинка
        [few] мають лягти щонайменше { $n } клітинки
       *[other] має лягти щонайменше { $n } клітинок
    }
   *[most] на { FORM($what, "acc", "pl") } { $n ->
        [one] може лягти щонайбільше { $n } клітинка
        [few] можуть лягти щонайбільше { $n } клітинки
       *[other] може лягти щонайбільше { $n } клітинок
    }
}
lay-anything = { $form ->
    [gen] того, що там уже лежить
   *[nom] те, що там уже лежить
}
lay-hides = сама ця форма не може цілком закрити те, що ще видно: { FORM($what, "nom", "pl") }
lay-ask-turn = { $what } — оберіть поворот
lay-ask-where = { $what } — оберіть клітинку для лівого верхнього кута
# кілька викладань в одному питанні: що, як повернуто і куди
lay-ask = оберіть, що, як і куди покласти
lay-turn-upright = без повороту
lay-turn-right = поворот праворуч
lay-turn-upside_down = поворот на 180°
lay-turn-left = поворот ліворуч
# $how: visible (видимі) або covered (закриті); $printed: чи лише клітинки зі знаком $word; $some: чи лише клітинки $of
number-of-cells = { word-number } { $how ->
    [visible] видимих
   *[covered] закритих
} клітинок { word-of-cells }
counted-cells = { $n ->
    [one] кожну { $how ->
        [visible] видиму
       *[covered] закриту
    } клітинку
    [few] кожні { $n } { $how ->
        [visible] видимі
       *[covered] закриті
    } клітинки
   *[other] кожні { $n } { $how ->
        [visible] видимих
       *[covered] закритих
    } клітинок
} { word-of-cells }
word-of-cells = { $printed ->
    [yes] зі знаком «{ $word }»
   *[no] { "" }
} { $some ->
    [yes] ({ FORM($of, "nom", "pl") })
   *[no] { "" }
} { $where }

## Вибори, які має кожна гра
option-done = готово
option-no = ні, дякую
option-yes = так
option-stop = зупинитися тут
option-go_on = далі
    .does = іде далі
option-otherwise = нічого не можна зробити

## Книга правил
# $players: перелік чисел, $n: останнє з них
book-for = { $n ->
    [one] для { $players } гравця
    [few] для { $players } гравців
    [many] для { $players } гравців
   *[other] для { $players } гравців
}
book-with = { $n ->
    [one] для { $players } гравця
    [few] для { $players } гравців
    [many] для { $players } гравців
   *[other] для { $players } гравців
}
book-column = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
book-rulebook = правила гри
book-contents = зміст
book-components = ігрові компоненти
book-pieces = фігурки та жетони
book-each-player = кожен гравець
book-in-all = усього
book-cards = планшети, карти й тайли
book-different = різних
book-copies = по кілька
book-counters = Кількість { FORM($what, "gen", "pl") } необмежена.
book-stock = На всю гру: { FORM($what, "nom") }.
book-setup = підготовка до гри
book-start = з чим починає кожен гравець
book-game-start = з чим починається гра
book-what = що
book-where = де
book-how-many = скільки
book-first-player = перший гравець { $n }
book-others = решта { $n }
book-seat = гравець { $seat }: { $n }
book-differences = що залежить від кількості гравців
book-no-differences = Усе однакове для будь-якої кількості гравців.
book-layout = розкладка
book-layout-rows = довжина рядів
book-layout-shuffled = Порядок випадковий, тож це лише приклад. Сусідні — ті, що дотикаються.
book-layout-fixed = Розкладка завжди така. Сусідні — ті, що дотикаються.
book-layout-printed = Надруковано на полі.
book-map-lines = Лінії з’єднують сусідні місця.
book-board-start = Дошка на початку першого ходу.
book-board-two = Світлі: перший гравець, темні: другий.
book-layout-next-to = сусіди
book-turn = хід гри
book-rules = правила
book-see = див. також
book-definitions = поняття та символи
book-sum = сума
book-at-most = але не більше ніж { $n }
book-at-least = але не менше ніж { $n }
# рядок таблиці, що діє до наступного
book-from = від { $n }
book-symbols = символи та групи
book-group = спільна назва: { $members }.
book-numbers = обмеження
book-number = обмеження
book-value = значення
book-changed-by = що змінює
book-places = місця
book-place = місце
book-whose = чиє
book-whose-all = спільне
book-holds = що там лежить
book-seen = хто бачить
book-seen-all = усі
book-seen-others = усі, крім власника
book-seen-owner = власник
book-seen-nobody = ніхто
book-notes = примітки
book-row = ряд, кількість місць: { $n }
book-stack = стос, беруть згори
book-grid = сітка, клітинок: { $columns } на { $rows }
book-limit = не більше ніж { $n }
book-slots = { $property } за місцями: { $values }
book-refilled = звідки поповнюється: { $zone }
book-active = здібності карт, що тут лежать, діють для їхнього власника
book-entries = усі планшети, карти й тайли
book-entries-count = позиції
book-end = кінець гри та підрахунок
book-end-causes = { $besides ->
    [yes] { $n ->
        [one] кінець гри настає також за такої умови
        [few] кінець гри настає також за будь-якої з таких умов
        [many] кінець гри настає також за будь-якої з таких умов
       *[other] кінець гри настає також за будь-якої з таких умов
    }
   *[no] { $n ->
        [one] кінець гри настає за такої умови
        [few] кінець гри настає за будь-якої з таких умов
        [many] кінець гри настає за будь-якої з таких умов
       *[other] кінець гри настає за будь-якої з таких умов
    }
}
# під назвою причини: що має справджуватися, реченням
book-end-cause = { FORM($cond, "bare") }
book-after-now = Гра одразу закінчується.
book-after-round = Дограйте поточний раунд, після чого гра закінчується.
book-after-rounds = { $n ->
    [1] Дограйте поточний раунд і зіграйте ще один, після чого гра закінчується.
    [one] Дограйте поточний раунд і зіграйте ще { $n } раунд, після чого гра закінчується.
    [few] Дограйте поточний раунд і зіграйте ще { $n } раунди, після чого гра закінчується.
    [many] Дограйте поточний раунд і зіграйте ще { $n } раундів, після чого гра закінчується.
   *[other] Дограйте поточний раунд і зіграйте ще { $n } раунду, після чого гра закінчується.
}
book-scoring = підсумковий підрахунок
book-victory = хто перемагає
# $how: most або least
book-winner = { $how ->
    [least] Перемагає гравець, який має найменше { FORM($what, "gen", "pl") }.
   *[most] Перемагає гравець, який має найбільше { FORM($what, "gen", "pl") }.
}
book-winner-number = { $how ->
    [least] Переможця визначає { FORM($what, "nom") }: перемагає гравець, у якого це число найменше.
   *[most] Переможця визначає { FORM($what, "nom") }: перемагає гравець, у якого це число найбільше.
}
book-tie = { $tied ->
    [first] У разі нічиєї
   *[still] Якщо нічия зберігається,
} { $how ->
    [least] перемагає той, хто має найменше { FORM($what, "gen", "pl") }.
   *[most] перемагає той, хто має найбільше { FORM($what, "gen", "pl") }.
}
book-tie-number = { $tied ->
    [first] У разі нічиєї
   *[still] Якщо нічия зберігається,
} { $how ->
    [least] вирішує { FORM($what, "nom") }: перемагає гравець, у якого це число найменше.
   *[most] вирішує { FORM($what, "nom") }: перемагає гравець, у якого це число найбільше.
}
book-tie-seat = { $tied ->
    [first] У разі нічиєї
   *[still] Якщо нічия зберігається,
} перемагає той, хто ходить раніше.
book-tie-shared = { $tied ->
    [first] Якщо таких гравців кілька,
   *[still] Якщо й тепер таких гравців кілька,
} вони ділять перемогу.
book-teams = Хто грає разом, за місцями: { $teams }. Партнери виграють спільно.
book-no-teams = Кожен грає сам за себе.
book-one-team = Усі гравці виграють або програють разом.
book-may-win = Ви перемагаєте, лише якщо { $cond }.
book-expansions = доповнення
book-variants = варіанти
# змінені правила
book-before = раніше
book-now = тепер
book-gone = не використовується
book-not-together = Цього не можна використовувати разом із доповненням, названим у заголовку.
book-sources = звідки взято числа
book-figures = значення
book-sources-declared = фігури, місця та інші числа
book-source-rulebook = правила
    .meaning = Надруковано в правилах гри.
book-source-known = відомо
    .meaning = Загальновідоме або надруковане в прикладі.
book-source-reconstructed = відтворено
    .meaning = Невідомо. Вибрано число, що узгоджується з усім відомим; хто має гру, може вписати справжнє.
book-source-unknown = не вказано
book-numbered = правила за номерами
book-made = Написано з тих самих правил, за якими відбувається гра (правила { $digest }).

## Дошки: напрямки кроків і лінії, що ними йдуть (.open: на шляху нічого немає)

direction-straight = у будь-якому напрямку
    .line = прямій
    .open = вільній прямій
direction-orthogonal = по вертикалі чи горизонталі
    .line = вертикалі або горизонталі
    .open = вільній вертикалі або горизонталі
direction-diagonal = навскоси
    .line = діагоналі
    .open = вільній діагоналі
direction-upright = по вертикалі
    .line = вертикалі
    .open = вільній вертикалі
direction-level = по горизонталі
    .line = горизонталі
    .open = вільній горизонталі
direction-rising = по висхідній діагоналі
    .line = висхідній діагоналі
    .open = вільній висхідній діагоналі
direction-falling = по низхідній діагоналі
    .line = низхідній діагоналі
    .open = вільній низхідній діагоналі
direction-upward = угору
    .line = спрямованій угору лінії
    .open = вільній спрямованій угору лінії
direction-downward = униз
    .line = спрямованій униз лінії
    .open = вільній спрямованій униз лінії
direction-rightward = праворуч
    .line = спрямованій праворуч лінії
    .open = вільній спрямованій праворуч лінії
direction-leftward = ліворуч
    .line = спрямованій ліворуч лінії
    .open = вільній спрямованій ліворуч лінії
direction-forward = уперед
    .line = спрямованій уперед лінії
    .open = вільній спрямованій уперед лінії
direction-backward = назад
    .line = спрямованій назад лінії
    .open = вільній спрямованій назад лінії
direction-sideways = убік
    .line = спрямованій убік лінії
    .open = вільній спрямованій убік лінії
direction-both = { $way } { $side }
    .line = { $way } { $side }
    .open = { $way } { $side }
direction-own = ходом «{ $name }»
    .line = лінії «{ $name }»
    .open = вільній лінії «{ $name }»
# за підрядним реченням починається ще одне
word-lying = { $nth ->
    [0] { "" }
   *[other] та { which-nom } { $number ->
        [pl] лежать
       *[sg] лежить
    }
}
word-lying-end = { $nth ->
    [0] { "" }
   *[other] ,
}
steps-from = { word-lying } за { $far } від { FORM($thing, "gen") } { $over } { word-lying-end }
so-many-steps = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
} { $way }
some-steps = { $n ->
    [one] { $numbers } крок
    [few] { $numbers } кроки
   *[many] { $numbers } кроків
} { $way }
steps-away = { word-lying } { $shown ->
    [yes] за стільки кроків { $way } від { FORM($thing, "gen") }, скільки показує { FORM($die, "nom") },
   *[no] за стільки кроків { $way } від { FORM($thing, "gen") }, скільки { TRAIT($n, "many") ->
        [none] становить { FORM($n, "nom") }
       *[other] { TRAIT($n, "many") }
    }
} { word-lying-end }
line-from = { word-lying } на { $way } від { FORM($thing, "gen") } { $beyond ->
    [yes] за { FORM($behind, "ins") }
   *[no] { "" }
} { $over } { word-lying-end }
over-things = через { FORM($things, "acc", "pl") }
over-so-many = рівно через { $n ->
    [one] { $n } { FORM($things, "acc", "sg") }
    [few] { $n } { FORM($things, "acc", "pl") }
   *[many] { $n } { FORM($things, "gen", "pl") }
}
between-things = { word-lying } між { FORM($first, "ins") } та { FORM($last, "ins") } { word-lying-end }
on-the-edge = на краю дошки
farthest-row = { $whose ->
    [you] у найдальшому від вас ряду
    [they] у найдальшому від нього ряду
   *[none] у найдальшому ряду
}
in-row = { $how ->
    [at-least] у { $n }-му або дальшому ряду
    [at-most] у перших { $n } рядах
    [more-than] за { $n }-м рядом
    [fewer-than] перед { $n }-м рядом
   *[exactly] у { $n }-му ряду
} { $whose ->
    [you] від вашого боку
    [they] від його боку
   *[none] від ближчого боку
}
row-from = { $form ->
    [gen] ряду
    [dat] ряду
    [ins] рядом
    [loc] ряду
   *[nom] ряд
} { FORM($thing, "gen") }, якщо рахувати від { $whose ->
    [you] вашого боку
    [they] його боку
   *[none] ближчого боку
},
place-from = { $form ->
    [gen] місця
    [dat] місцю
    [ins] місцем
    [loc] місці
   *[nom] місце
} { FORM($thing, "gen") }, якщо рахувати від { $whose ->
    [you] вашого початку
    [they] початку цього гравця
   *[none] початку доріжки
},
distance-between = { $form ->
    [gen] відстані
    [dat] відстані
    [ins] відстанню
    [loc] відстані
   *[nom] відстань
} від { FORM($first, "gen") } до { FORM($last, "gen") }
line-of = на { $way } поруч лежать { $n } { $n ->
    [one] { FORM($things, "nom", "sg") }
    [few] { FORM($things, "nom", "pl") }
   *[many] { FORM($things, "gen", "pl") }
} { $told ->
    [yes] , серед них { FORM($through, "nom") }
   *[no] { "" }
}
noun-prop-place =
    .gender = n
    .nom-sg = місце
    .gen-sg = місця
    .dat-sg = місцю
    .acc-sg = місце
    .ins-sg = місцем
    .loc-sg = місці
    .nom-pl = місця
    .gen-pl = місць
    .dat-pl = місцям
    .acc-pl = місця
    .ins-pl = місцями
    .loc-pl = місцях
noun-prop-row =
    .gender = m
    .nom-sg = ряд
    .gen-sg = ряду
    .dat-sg = ряду
    .acc-sg = ряд
    .ins-sg = рядом
    .loc-sg = ряді
    .nom-pl = ряди
    .gen-pl = рядів
    .dat-pl = рядам
    .acc-pl = ряди
    .ins-pl = рядами
    .loc-pl = рядах
noun-prop-column =
    .gender = m
    .nom-sg = стовпець
    .gen-sg = стовпця
    .dat-sg = стовпцю
    .acc-sg = стовпець
    .ins-sg = стовпцем
    .loc-sg = стовпці
    .nom-pl = стовпці
    .gen-pl = стовпців
    .dat-pl = стовпцям
    .acc-pl = стовпці
    .ins-pl = стовпцями
    .loc-pl = стовпцях
