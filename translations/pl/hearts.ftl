### Kierki: nazwy i słowa, po polsku

noun-card =
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
noun-suit =
    .gender = mi
    .nom-sg = kolor
    .gen-sg = koloru
    .dat-sg = kolorowi
    .acc-sg = kolor
    .ins-sg = kolorem
    .loc-sg = kolorze
    .nom-pl = kolory
    .gen-pl = kolorów
    .dat-pl = kolorom
    .acc-pl = kolory
    .ins-pl = kolorami
    .loc-pl = kolorach
noun-point =
    .gender = mi
    .nom-sg = punkt
    .gen-sg = punktu
    .dat-sg = punktowi
    .acc-sg = punkt
    .ins-sg = punktem
    .loc-sg = punkcie
    .nom-pl = punkty
    .gen-pl = punktów
    .dat-pl = punktom
    .acc-pl = punkty
    .ins-pl = punktami
    .loc-pl = punktach
noun-penalty =
    .gender = mi
    .nom-sg = punkt karny
    .gen-sg = punktu karnego
    .dat-sg = punktowi karnemu
    .acc-sg = punkt karny
    .ins-sg = punktem karnym
    .loc-sg = punkcie karnym
    .nom-pl = punkty karne
    .gen-pl = punktów karnych
    .dat-pl = punktom karnym
    .acc-pl = punkty karne
    .ins-pl = punktami karnymi
    .loc-pl = punktach karnych
    .short = karne
noun-passing =
    .gender = f
    .nom-sg = zmiana kierunku
    .gen-sg = zmiany kierunku
    .dat-sg = zmianie kierunku
    .acc-sg = zmianę kierunku
    .ins-sg = zmianą kierunku
    .loc-sg = zmianie kierunku
    .nom-pl = zmiany kierunku
    .gen-pl = zmian kierunku
    .dat-pl = zmianom kierunku
    .acc-pl = zmiany kierunku
    .ins-pl = zmianami kierunku
    .loc-pl = zmianach kierunku
noun-trick =
    .gender = f
    .nom-sg = lewa
    .gen-sg = lewy
    .dat-sg = lewie
    .acc-sg = lewę
    .ins-sg = lewą
    .loc-sg = lewie
    .nom-pl = lewy
    .gen-pl = lew
    .dat-pl = lewom
    .acc-pl = lewy
    .ins-pl = lewami
    .loc-pl = lewach
noun-led =
    .gender = mi
    .nom-sg = kolor wyjścia
    .gen-sg = koloru wyjścia
    .dat-sg = kolorowi wyjścia
    .acc-sg = kolor wyjścia
    .ins-sg = kolorem wyjścia
    .loc-sg = kolorze wyjścia
    .nom-pl = kolory wyjścia
    .gen-pl = kolorów wyjścia
    .dat-pl = kolorom wyjścia
    .acc-pl = kolory wyjścia
    .ins-pl = kolorami wyjścia
    .loc-pl = kolorach wyjścia
noun-leader =
    .gender = m
    .nom-sg = wychodzący
    .gen-sg = wychodzącego
    .dat-sg = wychodzącemu
    .acc-sg = wychodzącego
    .ins-sg = wychodzącym
    .loc-sg = wychodzącym
    .nom-pl = wychodzący
    .gen-pl = wychodzących
    .dat-pl = wychodzącym
    .acc-pl = wychodzących
    .ins-pl = wychodzącymi
    .loc-pl = wychodzących
    .noted = jako następny wychodzi { $what }
noun-opening-card =
    .gender = ma
    .nom-sg = najniższy trefl
    .gen-sg = najniższego trefla
    .dat-sg = najniższemu treflowi
    .acc-sg = najniższego trefla
    .ins-sg = najniższym treflem
    .loc-sg = najniższym treflu
    .nom-pl = najniższe trefle
    .gen-pl = najniższych trefli
    .dat-pl = najniższym treflom
    .acc-pl = najniższe trefle
    .ins-pl = najniższymi treflami
    .loc-pl = najniższych treflach
noun-prop-suit =
    .gender = mi
    .nom-sg = kolor
    .gen-sg = koloru
    .dat-sg = kolorowi
    .acc-sg = kolor
    .ins-sg = kolorem
    .loc-sg = kolorze
    .nom-pl = kolory
    .gen-pl = kolorów
    .dat-pl = kolorom
    .acc-pl = kolory
    .ins-pl = kolorami
    .loc-pl = kolorach
noun-prop-rank =
    .gender = f
    .nom-sg = wartość
    .gen-sg = wartości
    .dat-sg = wartości
    .acc-sg = wartość
    .ins-sg = wartością
    .loc-sg = wartości
    .nom-pl = wartości
    .gen-pl = wartości
    .dat-pl = wartościom
    .acc-pl = wartości
    .ins-pl = wartościami
    .loc-pl = wartościach
number-passing = { $form ->
    [gen] kierunku podawania
    [dat] kierunkowi podawania
    [ins] kierunkiem podawania
    [loc] kierunku podawania
   *[nom] kierunek podawania
}
    .name = kierunek podawania
    .now = { $n ->
        [1] karty idą w lewo
        [2] karty idą w prawo
        [3] { $players ->
            [4] karty idą do gracza naprzeciwko
           *[other] nic się nie podaje
        }
       *[other] nic się nie podaje
    }
number-trick = { $form ->
    [gen] liczby lew
    [acc] liczbę lew
    [ins] liczbą lew
   *[nom] liczba lew
}
number-broken = { $form ->
    [gen] stanu kierów
    [dat] stanowi kierów
    [ins] stanem kierów
    [loc] stanie kierów
   *[nom] stan kierów
}
    .name = kiery otwarte
    .now = { $n ->
        [0] kiery zamknięte
       *[other] kiery otwarte
    }
    .is = { $n ->
        [0] w tym rozdaniu nie zagrano jeszcze kiera
       *[other] w tym rozdaniu zagrano już kiera
    }
    .not = { $n ->
        [0] w tym rozdaniu zagrano już kiera
       *[other] w tym rozdaniu nie zagrano jeszcze kiera
    }
    .set = { $n ->
        [0] kiery są znów zamknięte
       *[other] kiery są otwarte
    }
number-hand_size = { $n }
number-lowest_club = { $n }
number-price = { $form ->
    [gen] kary za { FORM($thing, "acc") }
    [acc] karę za { FORM($thing, "acc") }
    [ins] karą za { FORM($thing, "acc") }
   *[nom] kara za { FORM($thing, "acc") }
}
    .rule = 24802c69
is-opening =
    .before = najniższ{ ending-hard } treflow{ ending-hard }
    .is = najniższym treflem
    .rule = e94d7cbf
is-playable =
    .after = , którą wolno zagrać,
    .is = do zagrania
    .rule = 8d9a8e95
is-following =
    .after = w kolorze wyjścia
    .is = w kolorze wyjścia
    .rule = a96ce416
is-fit_to_lead =
    .after = , którą wolno wyjść,
    .is = odpowiednia do wyjścia
    .rule = e134394c
is-fit_to_follow =
    .after = , którą wolno dołożyć,
    .is = odpowiednia do dołożenia
    .rule = 235b413f
zone-deck = { $form ->
    [acc] talię
   *[nom] talia
}
    .from = z talii
    .to = do talii
    .in = w talii
zone-box = poza grą
    .from = z pudełka
    .to = poza grę
    .in = poza grą
zone-hand = ręka
    .from = z ręki
    .to = na rękę
    .in = { $role ->
        [choice] z ręki
       *[place] na { $whose ->
            [you] twojej
           *[they] swojej
        } ręce
    }
zone-passed = karty do podania
    .from = z kart do podania
    .to = do kart do podania
    .in = wśród kart do podania
    .short = podać
zone-played = karta w lewie
    .from = z lewy
    .to = do lewy
    .in = w lewie
    .short = lewa
zone-gone = wzięte lewy
    .from = z wziętych lew
    .to = do wziętych lew
    .in = wśród wziętych lew
rule-round = rozdanie
rule-deal_out = { $form ->
    [inf] rozdać
    [to] rozdać
    [ind] rozdajesz
   *[imp] rozdaj
} karty
    .does = rozdaje karty
rule-pass_on = { $form ->
    [inf] wybrać
    [to] wybrać
    [ind] wybierasz
   *[imp] wybierz
} trzy karty do podania
    .does = wybiera trzy karty do podania
rule-hand_over = { $form ->
    [inf] podać
    [to] podać
    [ind] podajesz
   *[imp] podaj
} karty dalej
    .does = podaje karty
rule-swap_over = { $form ->
    [inf] podać
    [to] podać
    [ind] podajesz
   *[imp] podaj
} karty na drugą stronę stołu
    .does = podaje karty na drugą stronę stołu
rule-play = { $form ->
    [inf] zagrać
    [to] zagrać
    [ind] zagrywasz
   *[imp] zagraj
} kartę
    .does = zagrywa kartę
rule-lay_down = { $form ->
    [inf] zagrać
    [to] zagrać
    [ind] zagrywasz
   *[imp] zagraj
} { FORM($object, "acc") }
    .does = zagrywa { FORM($object, "acc") }
rule-take = { $form ->
    [inf] przyznać
    [to] przyznać
    [ind] przyznajesz
   *[imp] przyznaj
} lewę
    .does = przyznaje lewę
rule-win_trick = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} lewę
    .does = bierze lewę
rule-count_up = { $form ->
    [inf] policzyć
    [to] policzyć
    [ind] liczysz
   *[imp] policz
} punkty karne
    .does = liczy punkty karne
step-leave_out = karty poza grą
source-count_up = punkty karne
end-hundred = któryś gracz ma co najmniej 100 punktów
    .rule = 650a4b26
ask-pass_on-card = Którą podajesz?
ask-play-card = Którą zagrywasz?
name-two = dwójka
    .short = 2
name-three = trójka
    .short = 3
name-four = czwórka
    .short = 4
name-five = piątka
    .short = 5
name-six = szóstka
    .short = 6
name-seven = siódemka
    .short = 7
name-eight = ósemka
    .short = 8
name-nine = dziewiątka
    .short = 9
name-ten = dziesiątka
    .short = 10
name-jack = walet
    .short = W
name-queen = dama
    .short = D
name-king = król
    .short = K
name-ace = as
    .short = A
name-clubs = trefl
    .short = ♣
name-diamonds = karo
    .short = ♦
name-spades = pik
    .short = ♠
name-hearts = kier
    .short = ♥

## Instrukcja
game-hearts = Kierki

text-round = Rozdajcie karty i podajcie po trzy z nich, chyba że w tym rozdaniu nic się nie podaje. Potem grajcie lewa po lewie, aż wszystkie karty zostaną zagrane; w pierwszej wychodzi ten, kto ma najniższego trefla, w każdej następnej ten, kto wziął poprzednią. Policzcie punkty karne.
    .rule = 3d3db3d2 9aa314a8 bfe74c6f
text-leave_out = W trzy i w pięć osób poza grą zostaje dwójka karo, w pięć także dwójka trefl.
    .rule = 5b5a3894 88b285d8 9e311dc4
text-hand_over = W pierwszym rozdaniu karty idą w lewo, w drugim w prawo, a w cztery osoby w trzecim na drugą stronę stołu. W następnym nic się nie podaje, po czym wszystko zaczyna się od nowa. W pierwszej lewie wychodzi ten, kto ma najniższego trefla.
    .rule = 6d30baed bc71fa2b
text-pass_on = Wybierz w tajemnicy trzy karty z ręki.
    .rule = a561c8a0
text-play = W pierwszej lewie wychodzi się najniższym treflem. W kiera wolno wyjść tylko wtedy, gdy w tym rozdaniu zagrano już kiera albo nie masz nic innego. Dokładaj do koloru, jeśli możesz; jeśli nie, zagraj dowolną kartę. W pierwszej lewie nie wolno jednak zagrać kiera ani damy pik, chyba że nie masz nic innego.
    .rule = 04fb2d5f 1793eb23
text-take = Lewę bierze najwyższa karta w kolorze wyjścia; kto ją zagrał, wychodzi w następnej.
    .rule = 4c087925
text-win_trick = Każdy kier w lewie kosztuje cię 1 punkt karny, a dama pik 13. W następnej lewie wychodzisz ty.
    .rule = 1852a8c4
text-count_up = Dopisz punkty karne z tego rozdania do swoich punktów. Kto wziął wszystkie 26, nie dopisuje nic; zamiast tego każdy inny dopisuje 26. Wszystkie karty wracają do talii.
    .rule = fb086c58
text-deal_out = Potasuj talię i rozdaj wszystkie karty, każdemu graczowi tyle samo.
    .rule = 21e57c50 3c3d48b0 b13565e4
text-lay_down = Pierwsza karta w lewie wyznacza kolor wyjścia. Gdy ktoś zagra pierwszego kiera w rozdaniu, wolno już wychodzić w kiery.
    .rule = 467d7ff0
text-swap_over = Karty dostaje gracz siedzący naprzeciwko.
    .rule = 764e7db4
copy-card = { $name } { $what }
step-deal_out = rozdanie kart
step-hand_over = podanie kart
step-take = lewa
step-count_up = liczenie punktów karnych
text-price = 1 za kiera, 13 za damę pik, 0 za każdą inną kartę.
    .rule = 24802c69
text-opening = Dwójka trefl, a w pięć osób trójka trefl.
    .rule = 01c8a438 7a739b51
text-fit_to_lead = Najniższy trefl, a od drugiej lewy każda karta; kier jednak tylko wtedy, gdy w tym rozdaniu zagrano już kiera albo na ręce są same kiery.
    .rule = 122e2318 a5fb33fc
text-fit_to_follow = Karta w kolorze wyjścia. Kto takiej nie ma, może dołożyć każdą, ale w pierwszej lewie kartę z punktami karnymi tylko wtedy, gdy nie ma innej.
    .rule = 798541d3
text-playable = Na początku lewy karta, którą wolno wyjść, a potem karta, którą wolno dołożyć.
    .rule = 1e424061 8da9a8d0
param-hand_size = karty na ręce na początku rozdania
param-lowest_club = wartość najniższego trefla w grze
param-cycle = rozdania, po których podawanie zaczyna się od nowa
is-clubs =
    .after = w kolorze trefl
is-diamonds =
    .after = w kolorze karo
is-hearts =
    .after = w kolorze kier
is-spades =
    .after = w kolorze pik
text-following = Karta w tym samym kolorze co pierwsza karta lewy.
    .rule = a96ce416
