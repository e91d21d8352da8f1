### Mlýn, česky

game-nine_mens_morris = Mlýn

## Kameny, body, čáry, počítadla
noun-point =
    .gender = mi
    .nom-sg = bod
    .gen-sg = bodu
    .dat-sg = bodu
    .acc-sg = bod
    .loc-sg = bodě
    .ins-sg = bodem
    .nom-pl = body
    .gen-pl = bodů
    .dat-pl = bodům
    .acc-pl = body
    .loc-pl = bodech
    .ins-pl = body
    .everywhere = na plánu
noun-prop-points =
    .gender = mi
    .nom-sg = body
    .gen-sg = bodů
    .dat-sg = bodům
    .acc-sg = body
    .loc-sg = bodech
    .ins-sg = body
    .nom-pl = body
    .gen-pl = bodů
    .dat-pl = bodům
    .acc-pl = body
    .loc-pl = bodech
    .ins-pl = body
noun-origin =
    .gender = mi
    .nom-sg = bod kamene
    .gen-sg = bodu kamene
    .dat-sg = bodu kamene
    .acc-sg = bod kamene
    .loc-sg = bodu kamene
    .ins-sg = bodem kamene
    .nom-pl = body kamenů
    .gen-pl = bodů kamenů
    .dat-pl = bodům kamenů
    .acc-pl = body kamenů
    .loc-pl = bodech kamenů
    .ins-pl = body kamenů
noun-lane =
    .gender = f
    .nom-sg = čára
    .gen-sg = čáry
    .dat-sg = čáře
    .acc-sg = čáru
    .loc-sg = čáře
    .ins-sg = čarou
    .nom-pl = čáry
    .gen-pl = čar
    .dat-pl = čarám
    .acc-pl = čáry
    .loc-pl = čarách
    .ins-pl = čarami
noun-man =
    .gender = mi
    .nom-sg = kámen
    .gen-sg = kamene
    .dat-sg = kameni
    .acc-sg = kámen
    .loc-sg = kameni
    .ins-sg = kamenem
    .nom-pl = kameny
    .gen-pl = kamenů
    .dat-pl = kamenům
    .acc-pl = kameny
    .loc-pl = kamenech
    .ins-pl = kameny
noun-defeat =
    .gender = f
    .nom-sg = prohra
    .gen-sg = prohry
    .dat-sg = prohře
    .acc-sg = prohru
    .loc-sg = prohře
    .ins-sg = prohrou
    .nom-pl = prohry
    .gen-pl = proher
    .dat-pl = prohrám
    .acc-pl = prohry
    .loc-pl = prohrách
    .ins-pl = prohrami
    .gained = prohrává
noun-quiet =
    .gender = mi
    .nom-sg = tah bez mlýna
    .gen-sg = tahu bez mlýna
    .dat-sg = tahu bez mlýna
    .acc-sg = tah bez mlýna
    .loc-sg = tahu bez mlýna
    .ins-sg = tahem bez mlýna
    .nom-pl = tahy bez mlýna
    .gen-pl = tahů bez mlýna
    .dat-pl = tahům bez mlýna
    .acc-pl = tahy bez mlýna
    .loc-pl = tazích bez mlýna
    .ins-pl = tahy bez mlýna
number-quiet = počet tahů bez mlýna po sobě
    .set = tahy bez mlýna se počítají znovu
    .is = během { $n } { $n ->
        [one] tahu
        [few] tahů
       *[other] tahů
    } po sobě (obou hráčů dohromady, bez pokládání kamenů) nebyl uzavřen žádný mlýn
number-flying_men = { $n }
is-empty =
    .before = prázdn{ ending-hard }
    .is = prázdný
    .rule = 209545c1
is-milled =
    .behind = v soupeřově mlýně
    .is = v soupeřově mlýně
    .rule = 4b4d1e5a
is-loose =
    .behind = se soupeřovým kamenem, který nestojí ve mlýně,
    .is = bod se soupeřovým kamenem, který nestojí ve mlýně,
    .rule = 430fa757
is-exposed =
    .behind = s kamenem, který smíš vzít,
    .is = bod s kamenem, který smíš vzít,
    .rule = 6990f083
text-exposed = Bod se soupeřovým kamenem, který nestojí ve mlýně; stojí-li ve mlýnech všechny na plánu, bod s kterýmkoli z nich.
    .rule = 6401c2f6
zone-hand = { $form ->
    [acc] kameny v ruce
    [gen] kamenů v ruce
   *[nom] kameny v ruce
}
    .from = z ruky
    .to = do ruky
    .in = v ruce
    .verb-from = place
    .short = ruka
zone-box = kameny mimo hru
    .from = z kamenů mimo hru
    .to = mimo hru
    .in = mimo hru
    .short = mimo
name-row_1 = řada 1
name-row_2 = řada 2
name-row_3 = řada 3
name-left_4 = řada 4 vlevo
name-right_4 = řada 4 vpravo
name-row_5 = řada 5
name-row_6 = řada 6
name-row_7 = řada 7
name-column_a = sloupec a
name-column_b = sloupec b
name-column_c = sloupec c
name-lower_d = sloupec d dole
name-upper_d = sloupec d nahoře
name-column_e = sloupec e
name-column_f = sloupec f
name-column_g = sloupec g

## Průběh hry
rule-round = kolo
rule-turn = { $form ->
    [inf] odehrát tah
    [to] odehrát tah
    [ind] odehraješ tah
   *[imp] odehraj tah
}
    .does = odehraje tah
rule-play = { $form ->
    [inf] položit kámen, nebo táhnout kamenem na plánu
    [to] položit kámen, nebo táhnout kamenem na plánu
    [ind] položíš kámen, nebo táhneš kamenem na plánu
   *[imp] polož kámen, nebo táhni kamenem na plánu
}
    .does = hraje
text-play = Dokud máš kameny v ruce, jeden z nich položíš; potom táhneš některým svým kamenem na plánu.
    .rule = c2ec6b65
rule-place = { $form ->
    [inf] položit kámen
    [to] položit kámen
    [ind] položíš kámen
   *[imp] polož kámen
}
    .does = pokládá kámen
text-place = Polož kámen z ruky na prázdný bod. Uzavře-li mlýn (nebo dva najednou), vezmi soupeři jeden kámen.
    .rule = 53809f53
ask-place-point = Kam položíš kámen?
rule-slide = { $form ->
    [inf] táhnout kamenem
    [to] táhnout kamenem
    [ind] táhneš kamenem
   *[imp] táhni kamenem
}
    .does = táhne kamenem
text-slide = Táhni jedním svým kamenem po čáře na sousední bod, je-li prázdný; zbývají-li ti jen tři kameny, smíš skočit na kterýkoli prázdný bod. Uzavře-li kámen mlýn (nebo dva najednou), vezmi soupeři jeden kámen. Nemůže-li žádný tvůj kámen táhnout, prohráváš.
    .rule = 386a5960
ask-slide-origin = Kterým kamenem táhneš?
ask-slide-point = Kam kamenem táhneš?
rule-close = { $form ->
    [inf] zjistit, zda na { FORM($place, "loc") } vznikl mlýn
    [to] zjistit, zda na { FORM($place, "loc") } vznikl mlýn
    [ind] zjistíš, zda na { FORM($place, "loc") } vznikl mlýn
   *[imp] zjisti, zda na { FORM($place, "loc") } vznikl mlýn
}
    .does = uzavírá mlýn
text-close = Stojí-li teď tři tvé kameny na třech bodech čáry vedoucí přes tento bod, uzavíráš mlýn: vezmi soupeři jeden kámen, i za dva mlýny najednou jen jeden.
    .rule = 98f903f6
rule-take = { $form ->
    [inf] vzít soupeři kámen
    [to] vzít soupeři kámen
    [ind] vezmeš soupeři kámen
   *[imp] vezmi soupeři kámen
}
    .does = bere kámen
text-take = Odstraň z plánu soupeřův kámen, který nestojí ve mlýně; stojí-li ve mlýnech všechny soupeřovy kameny na plánu, kterýkoli z nich. Komu na plánu a v ruce dohromady zbývají jen dva kameny, prohrává.
    .rule = febfba24
ask-take-point = Který kámen bereš?
rule-look_back = { $form ->
    [inf] zaznamenat pozici
    [to] zaznamenat pozici
    [ind] zaznamenáš pozici
   *[imp] zaznamenej pozici
}
    .does = dotáhl
source-slide = nelze táhnout
source-take = méně než tři kameny

## Konec hry
end-beaten = hráč má celkem méně než tři kameny nebo nemůže táhnout
    .rule = d2040466
text-beaten = Hra končí, jakmile má hráč celkem méně než tři kameny, nebo je na tahu a nemůže táhnout.
    .rule = d2040466
end-repeated = stejná pozice se stejným hráčem na tahu nastala potřetí
    .rule = 6cc79a71
end-quiet = příliš dlouho nebyl uzavřen žádný mlýn
    .rule = 83cc9e20
param-flying_men = kameny, se kterými se smí skákat
param-quiet_limit = tahy bez mlýna, po kterých je remíza
text-look_back = Zaznamenej pozici: nastane-li táž se stejným hráčem na tahu potřetí, končí partie remízou.
    .rule = a6b7312a
text-milled = Bod na čáře, na jejíchž všech třech bodech stojí soupeřovy kameny.
    .rule = 4b4d1e5a
text-loose = Bod se soupeřovým kamenem, který s jinými soupeřovými kameny netvoří mlýn.
    .rule = d980fe16
text-winner = Komu na plánu a v ruce dohromady zbývají jen dva kameny nebo kdo nemůže táhnout, prohrál a soupeř vítězí. Skončí-li hra jinak, je to remíza.
    .rule = 1e7da71c
