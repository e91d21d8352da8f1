### Nim, česky

game-nim = Nim
variant-misere = kdo vezme poslední zápalku, prohrává

## Kameny, druhy, počítadla
noun-heap =
    .gender = f
    .nom-sg = hromádka
    .gen-sg = hromádky
    .dat-sg = hromádce
    .acc-sg = hromádku
    .loc-sg = hromádce
    .ins-sg = hromádkou
    .nom-pl = hromádky
    .gen-pl = hromádek
    .dat-pl = hromádkám
    .acc-pl = hromádky
    .loc-pl = hromádkách
    .ins-pl = hromádkami
noun-match =
    .gender = f
    .nom-sg = zápalka
    .gen-sg = zápalky
    .dat-sg = zápalce
    .acc-sg = zápalku
    .loc-sg = zápalce
    .ins-sg = zápalkou
    .nom-pl = zápalky
    .gen-pl = zápalek
    .dat-pl = zápalkám
    .acc-pl = zápalky
    .loc-pl = zápalkách
    .ins-pl = zápalkami
noun-taker =
    .gender = ma
    .nom-sg = hráč, který bral naposledy
    .gen-sg = hráče, který bral naposledy
    .dat-sg = hráči, který bral naposledy
    .acc-sg = hráče, který bral naposledy
    .loc-sg = hráči, který bral naposledy
    .ins-sg = hráčem, který bral naposledy
    .nom-pl = poslední hráči na tahu
    .gen-pl = posledních hráčů na tahu
    .dat-pl = posledním hráčům na tahu
    .acc-pl = poslední hráče na tahu
    .loc-pl = posledních hráčích na tahu
    .ins-pl = posledními hráči na tahu
noun-prop-size =
    .gender = m
    .nom-sg = počet zápalek na začátku
    .gen-sg = počtu zápalek na začátku
    .dat-sg = počtu zápalek na začátku
    .acc-sg = počet zápalek na začátku
    .loc-sg = počtu zápalek na začátku
    .ins-sg = počtem zápalek na začátku
    .nom-pl = počty zápalek na začátku
    .gen-pl = počtů zápalek na začátku
    .dat-pl = počtům zápalek na začátku
    .acc-pl = počty zápalek na začátku
    .loc-pl = počtech zápalek na začátku
    .ins-pl = počty zápalek na začátku
name-first = první hromádka
    .gender = f
    .gen = první hromádky
name-second = druhá hromádka
    .gender = f
    .gen = druhé hromádky
name-third = třetí hromádka
    .gender = f
    .gen = třetí hromádky
name-fourth = čtvrtá hromádka
    .gender = f
    .gen = čtvrté hromádky

## Průběh hry
rule-round = kolo
rule-turn = { $form ->
    [inf] odehrát tah
    [to] odehrát tah
    [ind] odehraješ tah
   *[imp] odehraj tah
}
    .does = odehraje tah
rule-take = { $form ->
    [inf] vzít zápalky
    [to] vzít zápalky
    [ind] vezmeš zápalky
   *[imp] vezmi zápalky
}
    .does = bere zápalky
text-take = Vyber hromádku a vezmi z ní libovolný počet zápalek, aspoň jednu.
    .rule = 06cd711b
ask-take-heap = Ze které hromádky bereš?
ask-take-number = Kolik zápalek vezmeš?
    .does = bere { $n } { $n ->
        [one] zápalku
        [few] zápalky
       *[other] zápalek
    } z { FORM($before, "gen") }
step-matches = zápalky

## Konec hry
end-empty = byla vzata poslední zápalka
    .rule = 6fa0f793
text-matches = Na každou hromádku polož tolik zápalek, kolik udává tabulka hromádek.
    .rule = 17c69056
text-winner = Vítězí, kdo vezme poslední zápalku.
    .rule = 81612177
text-winner-misere = Kdo vezme poslední zápalku, prohrává; vítězí soupeř.
    .rule = e8722993
