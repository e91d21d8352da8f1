### Młynek: nazwy i słowa po polsku

game-nine_mens_morris = Młynek

## Pionki, pola, linie, liczniki
noun-point =
    .gender = n
    .nom-sg = pole
    .gen-sg = pola
    .dat-sg = polu
    .acc-sg = pole
    .ins-sg = polem
    .loc-sg = polu
    .nom-pl = pola
    .gen-pl = pól
    .dat-pl = polom
    .acc-pl = pola
    .ins-pl = polami
    .loc-pl = polach
    .everywhere = na planszy
noun-prop-points =
    .gender = n
    .nom-sg = pola
    .gen-sg = pól
    .dat-sg = polom
    .acc-sg = pola
    .ins-sg = polami
    .loc-sg = polach
    .nom-pl = pola
    .gen-pl = pól
    .dat-pl = polom
    .acc-pl = pola
    .ins-pl = polami
    .loc-pl = polach
noun-origin =
    .gender = n
    .nom-sg = pole wyjściowe
    .gen-sg = pola wyjściowego
    .dat-sg = polu wyjściowemu
    .acc-sg = pole wyjściowe
    .ins-sg = polem wyjściowym
    .loc-sg = polu wyjściowym
    .nom-pl = pola wyjściowe
    .gen-pl = pól wyjściowych
    .dat-pl = polom wyjściowym
    .acc-pl = pola wyjściowe
    .ins-pl = polami wyjściowymi
    .loc-pl = polach wyjściowych
noun-lane =
    .gender = f
    .nom-sg = linia
    .gen-sg = linii
    .dat-sg = linii
    .acc-sg = linię
    .ins-sg = linią
    .loc-sg = linii
    .nom-pl = linie
    .gen-pl = linii
    .dat-pl = liniom
    .acc-pl = linie
    .ins-pl = liniami
    .loc-pl = liniach
noun-man =
    .gender = mi
    .nom-sg = pionek
    .gen-sg = pionka
    .dat-sg = pionkowi
    .acc-sg = pionek
    .ins-sg = pionkiem
    .loc-sg = pionku
    .nom-pl = pionki
    .gen-pl = pionków
    .dat-pl = pionkom
    .acc-pl = pionki
    .ins-pl = pionkami
    .loc-pl = pionkach
noun-defeat =
    .gender = f
    .nom-sg = przegrana
    .gen-sg = przegranej
    .dat-sg = przegranej
    .acc-sg = przegraną
    .ins-sg = przegraną
    .loc-sg = przegranej
    .nom-pl = przegrane
    .gen-pl = przegranych
    .dat-pl = przegranym
    .acc-pl = przegrane
    .ins-pl = przegranymi
    .loc-pl = przegranych
    .gained = przegrywa
noun-quiet =
    .gender = mi
    .nom-sg = ruch bez młynka
    .gen-sg = ruchu bez młynka
    .dat-sg = ruchowi bez młynka
    .acc-sg = ruch bez młynka
    .ins-sg = ruchem bez młynka
    .loc-sg = ruchu bez młynka
    .nom-pl = ruchy bez młynka
    .gen-pl = ruchów bez młynka
    .dat-pl = ruchom bez młynka
    .acc-pl = ruchy bez młynka
    .ins-pl = ruchami bez młynka
    .loc-pl = ruchach bez młynka
number-quiet = liczba ruchów bez młynka z rzędu
    .set = ruchy bez młynka liczy się od nowa
    .is = w { $n } { $n ->
        [one] ruchu
        [few] ruchach
       *[many] ruchach
    } z rzędu (obu graczy łącznie, nie licząc stawiania) nie zamknięto młynka
number-flying_men = { $n }
is-empty =
    .before = pust{ ending-hard }
    .is = { $form ->
        [ins] pustym polem
       *[nom] puste
    }
    .rule = 209545c1
is-milled =
    .behind = w młynku przeciwnika
    .is = { $form ->
        [ins] polem w młynku przeciwnika
       *[nom] w młynku przeciwnika
    }
    .not = poza młynkami przeciwnika
    .rule = 4b4d1e5a
is-loose =
    .behind = z pionkiem przeciwnika, który nie stoi w młynku,
    .is = { $form ->
        [ins] polem z pionkiem przeciwnika, który nie stoi w młynku
       *[nom] pole z pionkiem przeciwnika, który nie stoi w młynku
    }
    .rule = 430fa757
is-exposed =
    .behind = z pionkiem, który możesz zdjąć,
    .is = { $form ->
        [ins] polem z pionkiem, który możesz zdjąć
       *[nom] pole z pionkiem, który możesz zdjąć
    }
    .rule = 6990f083
text-exposed = Pole z pionkiem przeciwnika, który nie stoi w młynku; jeśli wszystkie na planszy stoją w młynkach, pole z dowolnym z nich.
    .rule = 6401c2f6
zone-hand = { $form ->
    [gen] pionków w ręce
   *[nom] pionki w ręce
}
    .from = z ręki
    .to = do ręki
    .in = w ręce
    .verb-from = place
    .short = ręka
zone-box = pionki poza grą
    .from = z pionków poza grą
    .to = poza grę
    .in = poza grą
    .short = poza grą
name-row_1 = rząd 1
name-row_2 = rząd 2
name-row_3 = rząd 3
name-left_4 = rząd 4 z lewej
name-right_4 = rząd 4 z prawej
name-row_5 = rząd 5
name-row_6 = rząd 6
name-row_7 = rząd 7
name-column_a = kolumna a
name-column_b = kolumna b
name-column_c = kolumna c
name-lower_d = kolumna d u dołu
name-upper_d = kolumna d u góry
name-column_e = kolumna e
name-column_f = kolumna f
name-column_g = kolumna g

## Przebieg gry
rule-round = runda
rule-turn = { $form ->
    [inf] wykonać ruch
    [to] wykonać ruch
    [ind] wykonujesz ruch
   *[imp] wykonaj ruch
}
    .does = wykonuje ruch
rule-play = { $form ->
    [inf] postawić pionek albo ruszyć pionkiem na planszy
    [to] postawić pionek albo ruszyć pionkiem na planszy
    [ind] stawiasz pionek albo ruszasz pionkiem na planszy
   *[imp] postaw pionek albo rusz pionkiem na planszy
}
    .does = gra
text-play = Dopóki masz pionki w ręce, stawiasz jeden z nich; potem ruszasz jednym ze swoich pionków na planszy.
    .rule = c2ec6b65
rule-place = { $form ->
    [inf] postawić pionek
    [to] postawić pionek
    [ind] stawiasz pionek
   *[imp] postaw pionek
}
    .does = stawia pionek
text-place = Postaw pionek z ręki na pustym polu. Jeśli zamyka młynek (albo dwa naraz), zdejmij jeden pionek przeciwnika.
    .rule = 53809f53
ask-place-point = Gdzie go stawiasz?
rule-slide = { $form ->
    [inf] ruszyć pionkiem
    [to] ruszyć pionkiem
    [ind] ruszasz pionkiem
   *[imp] rusz pionkiem
}
    .does = rusza pionkiem
text-slide = Rusz jednym ze swoich pionków po linii na sąsiednie pole, jeśli jest puste; gdy zostały ci tylko trzy pionki, możesz przeskoczyć na dowolne puste pole. Jeśli pionek zamyka młynek (albo dwa naraz), zdejmij jeden pionek przeciwnika. Jeśli żaden twój pionek nie może się ruszyć, przegrywasz.
    .rule = 386a5960
ask-slide-origin = Którym ruszasz?
ask-slide-point = Dokąd idzie?
rule-close = { $form ->
    [inf] sprawdzić, czy przez { FORM($place, "acc") } przechodzi młynek
    [to] sprawdzić, czy przez { FORM($place, "acc") } przechodzi młynek
    [ind] sprawdzasz, czy przez { FORM($place, "acc") } przechodzi młynek
   *[imp] sprawdź, czy przez { FORM($place, "acc") } przechodzi młynek
}
    .does = zamyka młynek
text-close = Jeśli trzy twoje pionki stoją teraz na trzech polach linii przechodzącej przez to pole, zamykasz młynek: zdejmij jeden pionek przeciwnika, nawet za dwa młynki naraz tylko jeden.
    .rule = 98f903f6
rule-take = { $form ->
    [inf] zdjąć pionek przeciwnika
    [to] zdjąć pionek przeciwnika
    [ind] zdejmujesz pionek przeciwnika
   *[imp] zdejmij pionek przeciwnika
}
    .does = zdejmuje pionek
text-take = Zdejmij z planszy pionek przeciwnika, który nie stoi w młynku; jeśli wszystkie na planszy stoją w młynkach, dowolny z nich. Kto ma na planszy i w ręce łącznie już tylko dwa pionki, przegrywa.
    .rule = febfba24
ask-take-point = Który zdejmujesz?
rule-look_back = { $form ->
    [inf] zapamiętać pozycję
    [to] zapamiętać pozycję
    [ind] zapamiętujesz pozycję
   *[imp] zapamiętaj pozycję
}
    .does = wykonał ruch
source-slide = brak ruchu
source-take = mniej niż trzy pionki

## Koniec gry
end-beaten = gracz ma łącznie mniej niż trzy pionki albo nie może się ruszyć
    .rule = d2040466
text-beaten = Gra kończy się, gdy gracz ma łącznie mniej niż trzy pionki albo w swojej kolejce nie może wykonać ruchu.
    .rule = d2040466
end-repeated = ta sama pozycja, przy ruchu tego samego gracza, wystąpiła po raz trzeci
    .rule = 6cc79a71
end-quiet = zbyt długo nie zamknięto żadnego młynka
    .rule = 83cc9e20
param-flying_men = pionki, przy których wolno przeskakiwać
param-quiet_limit = ruchy bez młynka (obu graczy łącznie), po których jest remis
text-look_back = Zapamiętaj pozycję: gdy ta sama, przy ruchu tego samego gracza, wystąpi po raz trzeci, partia kończy się remisem.
    .rule = a6b7312a
text-milled = Pole na linii, której wszystkie trzy pola zajmują pionki przeciwnika.
    .rule = 4b4d1e5a
text-loose = Pole z pionkiem przeciwnika, który nie stoi na żadnej linii z trzema takimi pionkami.
    .rule = d980fe16
text-winner = Kto ma na planszy i w ręce łącznie już tylko dwa pionki albo nie może się ruszyć, przegrywa, a jego przeciwnik wygrywa. Jeśli partia kończy się inaczej, jest remis.
    .rule = 1e7da71c
