### Backgammon: nazwy i słowa po polsku

game-backgammon = Backgammon
variant-cube = z kostką dublującą: stawkę można podwajać

## Pionki, pola, kostki, liczniki
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
noun-checker =
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
noun-die =
    .gender = f
    .nom-sg = kostka
    .gen-sg = kostki
    .dat-sg = kostce
    .acc-sg = kostkę
    .ins-sg = kostką
    .loc-sg = kostce
    .nom-pl = kostki
    .gen-pl = kostek
    .dat-pl = kostkom
    .acc-pl = kostki
    .ins-pl = kostkami
    .loc-pl = kostkach
name-white_die = biała kostka
    .gender = f
    .gen = białej kostki
    .dat = białej kostce
    .acc = białą kostkę
    .ins = białą kostką
    .loc = białej kostce
name-black_die = czarna kostka
    .gender = f
    .gen = czarnej kostki
    .dat = czarnej kostce
    .acc = czarną kostkę
    .ins = czarną kostką
    .loc = czarnej kostce
noun-victory_point =
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
noun-pip =
    .gender = n
    .nom-sg = oczko do rozegrania
    .gen-sg = oczka do rozegrania
    .dat-sg = oczku do rozegrania
    .acc-sg = oczko do rozegrania
    .ins-sg = oczkiem do rozegrania
    .loc-sg = oczku do rozegrania
    .nom-pl = oczka do rozegrania
    .gen-pl = oczek do rozegrania
    .dat-pl = oczkom do rozegrania
    .acc-pl = oczka do rozegrania
    .ins-pl = oczkami do rozegrania
    .loc-pl = oczkach do rozegrania
noun-stake =
    .gender = mi
    .nom-sg = punkt stawki
    .gen-sg = punktu stawki
    .dat-sg = punktowi stawki
    .acc-sg = punkt stawki
    .ins-sg = punktem stawki
    .loc-sg = punkcie stawki
    .nom-pl = punkty stawki
    .gen-pl = punktów stawki
    .dat-pl = punktom stawki
    .acc-pl = punkty stawki
    .ins-pl = punktami stawki
    .loc-pl = punktach stawki
    .short = stawka
noun-keeper =
    .gender = m
    .nom-sg = właściciel kostki dublującej
    .gen-sg = właściciela kostki dublującej
    .dat-sg = właścicielowi kostki dublującej
    .acc-sg = właściciela kostki dublującej
    .ins-sg = właścicielem kostki dublującej
    .loc-sg = właścicielu kostki dublującej
    .nom-pl = właściciele kostki dublującej
    .gen-pl = właścicieli kostki dublującej
    .dat-pl = właścicielom kostki dublującej
    .acc-pl = właścicieli kostki dublującej
    .ins-pl = właścicielami kostki dublującej
    .loc-pl = właścicielach kostki dublującej
number-pip = { $form ->
    [gen] liczby oczek do rozegrania
    [dat] liczbie oczek do rozegrania
    [acc] liczbę oczek do rozegrania
    [ins] liczbą oczek do rozegrania
    [loc] liczbie oczek do rozegrania
   *[nom] liczba oczek do rozegrania
}
    .name = oczka do rozegrania
number-stake = { $form ->
    [gen] stawki
    [dat] stawce
    [acc] stawkę
    [ins] stawką
    [loc] stawce
   *[nom] stawka
}
    .name = stawka
    .set = stawka się podwaja
number-doubles = { $form ->
    [gen] liczby dubletów
    [dat] liczbie dubletów
    [acc] liczbę dubletów
    [ins] liczbą dubletów
    [loc] liczbie dubletów
   *[nom] liczba dubletów
}
    .is = { $n ->
        [0] na kostkach są różne liczby
       *[other] wypadł dublet
    }
    .rule = 72d0bbd7
number-thrown = { $form ->
    [gen] wyrzuconych oczek
    [dat] wyrzuconym oczkom
    [ins] wyrzuconymi oczkami
    [loc] wyrzuconych oczkach
   *[nom] wyrzucone oczka
}
    .rule = ac68162f
number-way = { $form ->
    [gen] odległości { FORM($thing, "gen") } od mety
    [dat] odległości { FORM($thing, "gen") } od mety
    [ins] odległością { FORM($thing, "gen") } od mety
    [loc] odległości { FORM($thing, "gen") } od mety
   *[nom] odległość { FORM($thing, "gen") } od mety
}
    .rule = 0a36cf56
number-rear = { $form ->
    [gen] odległości twojego ostatniego pionka od mety
    [dat] odległości twojego ostatniego pionka od mety
    [ins] odległością twojego ostatniego pionka od mety
    [loc] odległości twojego ostatniego pionka od mety
   *[nom] odległość twojego ostatniego pionka od mety
}
    .rule = 98c50e30
number-first_checkers = { $form ->
    [gen] liczby pionków, które zaczynają na { FORM($thing, "loc") }
    [acc] liczbę pionków, które zaczynają na { FORM($thing, "loc") }
    [ins] liczbą pionków, które zaczynają na { FORM($thing, "loc") }
   *[nom] liczba pionków, które zaczynają na { FORM($thing, "loc") }
}
    .rule = ded37084
number-prize = { $form ->
    [gen] wartości partii
    [dat] wartości partii
    [ins] wartością partii
    [loc] wartości partii
   *[nom] wartość partii
}
    .rule = f792afba
is-open =
    .before = otwart{ ending-hard }
    .is = { $form ->
        [ins] otwartym polem
       *[nom] otwarte
    }
    .rule = 4b6f8fb3
is-home =
    .behind = w twoim domu
    .is = { $form ->
        [ins] polem w twoim domu
       *[nom] w twoim domu
    }
    .rule = 65fcdbd1
is-bearing =
    .behind = , z którego wolno ci zdejmować pionki,
    .is = { $form ->
        [ins] polem, z którego wolno ci zdejmować pionki
       *[nom] pole, z którego wolno ci zdejmować pionki
    }
    .rule = 2b9e0ef4
zone-bar = { $form ->
    [gen] bandy
    [acc] bandę
   *[nom] banda
}
    .from = z bandy
    .to = na bandę
    .in = na bandzie
zone-tray = pionki zdjęte
    .from = spoza planszy
    .to = poza planszę
    .in = poza planszą
zone-table = rzut
    .to = na planszę
    .in = na planszy
zone-used = rozegrane
    .from = spoza planszy
    .to = na bok

## Przebieg gry
rule-round = runda
rule-turn = { $form ->
    [inf] wykonać ruch
    [to] wykonać ruch
    [ind] wykonujesz ruch
   *[imp] wykonaj ruch
}
    .does = wykonuje ruch
rule-throw_dice = { $form ->
    [inf] rzucić kostkami
    [to] rzucić kostkami
    [ind] rzucasz kostkami
   *[imp] rzuć kostkami
}
    .does = rzuca kostkami
rule-play = { $form ->
    [inf] rozegrać rzut
    [to] rozegrać rzut
    [ind] rozgrywasz rzut
   *[imp] rozegraj rzut
}
    .does = gra
rule-play_die = { $form ->
    [inf] rozegrać { FORM($object, "acc") }
    [to] rozegrać { FORM($object, "acc") }
    [ind] rozgrywasz { FORM($object, "acc") }
   *[imp] rozegraj { FORM($object, "acc") }
}
    .does = rozgrywa { FORM($object, "acc") }
rule-enter = { $form ->
    [inf] wprowadzić pionek zgodnie z wynikiem { FORM($object, "gen") }
    [to] wprowadzić pionek zgodnie z wynikiem { FORM($object, "gen") }
    [ind] wprowadzasz pionek zgodnie z wynikiem { FORM($object, "gen") }
   *[imp] wprowadź pionek zgodnie z wynikiem { FORM($object, "gen") }
}
    .does = wprowadza { $count ->
        [one] pionek
        [few] pionki
       *[other] pionki
    }
rule-advance = { $form ->
    [inf] przesunąć pionek o wynik { FORM($object, "gen") }
    [to] przesunąć pionek o wynik { FORM($object, "gen") }
    [ind] przesuwasz pionek o wynik { FORM($object, "gen") }
   *[imp] przesuń pionek o wynik { FORM($object, "gen") }
}
    .does = przesuwa
rule-hit = { $form ->
    [inf] zbić pionek na { FORM($place, "loc") }
    [to] zbić pionek na { FORM($place, "loc") }
    [ind] zbijasz pionek na { FORM($place, "loc") }
   *[imp] zbij pionek na { FORM($place, "loc") }
}
    .does = zbija
rule-finish = { $form ->
    [inf] sprawdzić, czy wszystkie pionki są zdjęte
    [to] sprawdzić, czy wszystkie pionki są zdjęte
    [ind] sprawdzasz, czy wszystkie pionki są zdjęte
   *[imp] sprawdź, czy wszystkie pionki są zdjęte
}
    .does = ma zdjęte wszystkie pionki
rule-double = { $form ->
    [inf] zdecydować o podwojeniu
    [to] zdecydować o podwojeniu
    [ind] decydujesz o podwojeniu
   *[imp] zdecyduj o podwojeniu
}
    .does = proponuje podwojenie stawki
rule-offer_double = { $form ->
    [inf] zaproponować podwojenie stawki
    [to] zaproponować podwojenie stawki
    [ind] proponujesz podwojenie stawki
   *[imp] zaproponuj podwojenie stawki
}
    .does = proponuje podwojenie stawki
rule-answer_double = { $form ->
    [inf] przyjąć albo poddać partię
    [to] przyjąć albo poddać partię
    [ind] przyjmujesz albo poddajesz partię
   *[imp] przyjmij albo poddaj partię
}
    .does = odpowiada
option-take = przyjmij
    .does = przyjmuje
option-drop = poddaj partię
    .does = poddaje partię
ask-play-die = Którą liczbę rozgrywasz najpierw?
    .does = zaczyna od { FORM($what, "gen") }
ask-advance-origin = Który przesuwasz?
ask-enter-point = Gdzie go wprowadzasz?
step-checkers = pionki
step-first_throw = kto zaczyna
source-finish = zdjęte pionki
source-answer_double = partia poddana
end-won = jeden z graczy wygrał partię
    .rule = bea4029f
text-won = Gra kończy się, gdy gracz zdobędzie punkt za zwycięstwo.
    .rule = bea4029f

## Instrukcja
text-checkers = Każdy gracz stawia dwa pionki na swoim polu 24, pięć na polu 13, trzy na polu 8 i pięć na polu 6, licząc od końca planszy, przy którym zdejmuje pionki. Pole 1 gracza 1 to a1; jego pionki idą od a2 górnym rzędem w prawo i wracają dolnym. Pole 1 gracza 2 to a2, a jego pionki idą w odwrotną stronę.
    .rule = 1410c55a
text-first_throw = Każdy gracz rzuca jedną kostką, przy równych liczbach jeszcze raz: kto wyrzucił więcej, zaczyna i rozgrywa obie liczby.
    .rule = d5f15152
text-throw_dice = Rzuć obiema kostkami. W pierwszym ruchu partii nie rzuca się: rozgrywa się liczby, które zdecydowały, kto zaczyna.
    .rule = a54c47e2
text-play = Rozegraj obie liczby, każdą jednym pionkiem albo obie tym samym, w dowolnej kolejności; dublet rozgrywa się cztery razy. Z rzutu trzeba rozegrać jak najwięcej: obie liczby, jeśli tylko się da, a jeśli nie, wyższą z tych, które da się rozegrać. Reszta przepada.
    .rule = c477ab2e
text-play_die = Jeśli masz pionek na bandzie, wprowadź go zgodnie z tą liczbą; w przeciwnym razie przesuń pionek.
    .rule = 6af85be3
text-enter = Postaw pionek z bandy na polu przeciwnika o wyrzuconym numerze (przy 1 na jego polu 1, czyli twoim polu 24), jeśli to pole jest otwarte, czyli stoi tam najwyżej jeden pionek przeciwnika; samotny pionek zostaje zbity.
    .rule = 09c7c55c
text-advance = Przesuń jeden ze swoich pionków o tyle pól do przodu, ile wskazuje liczba, na otwarte pole (z najwyżej jednym pionkiem przeciwnika); stojący tam samotnie pionek przeciwnika zostaje zbity. Gdy wszystkie twoje pionki, które są jeszcze w grze, stoją w twoim domu, czyli na ostatnich sześciu polach, możesz zamiast tego zdjąć pionek: z pola o tym numerze albo, jeśli twoje pionki stoją tylko na polach o niższych numerach, z najwyższego z nich.
    .rule = 0db088e5
text-hit = Pionek przeciwnika trafia na bandę i musi zostać ponownie wprowadzony, zanim przeciwnik ruszy czymkolwiek innym.
    .rule = bdaa5453
text-finish = Jeśli zdjęto wszystkie piętnaście twoich pionków, wygrywasz: 1 punkt; 2 (gammon), jeśli przeciwnik nie zdjął żadnego; 3 (backgammon), jeśli ponadto ma pionek na bandzie lub w twoim domu.
    .rule = fa385d11
text-open = Pole, na którym przeciwnik ma najwyżej jeden pionek.
    .rule = 4b6f8fb3
text-home = Jedno z ostatnich sześciu pól przed końcem, przy którym zdejmujesz pionki.
    .rule = a03e9e5c
text-bearing = Pole w twoim domu, gdy stoją tam wszystkie twoje pionki, które są jeszcze w grze.
    .rule = 4baefa34
text-way = Ile oczek trzeba, aby zdjąć stamtąd pionek: 1 z twojego pola 1, 24 z twojego pola 24.
    .rule = 0a36cf56
text-rear = Ile oczek trzeba, aby zdjąć ten z twoich pionków, który ma do mety najdalej.
    .rule = d73cdf24
text-doubles = 1, jeśli obie kostki pokazują to samo, w przeciwnym razie 0.
    .rule = 72d0bbd7
text-thrown = To, co obie kostki pokazują razem; przy dublecie cztery razy to, co pokazuje jedna.
    .rule = 1de4f710
text-first_checkers = 2 na polu 24, 5 na polu 13, 3 na polu 8, 5 na polu 6, na pozostałych 0.
    .rule = 3da03f92
text-prize = 1; 2 (gammon), jeśli przeciwnik nie zdjął żadnego pionka; 3 (backgammon), jeśli ponadto ma pionek na bandzie lub w twoim domu.
    .rule = 13f64464
text-double = Zanim rzucisz, możesz zaproponować podwojenie stawki, chyba że kostka dublująca należy do przeciwnika, pokazuje już 64 albo rozgrywany jest pierwszy rzut partii.
    .rule = 69f72aa2
text-offer_double = Przeciwnik przyjmuje albo poddaje partię.
    .rule = e025463e
text-answer_double = Przyjąć: stawka się podwaja, a kostka dublująca jest twoja, więc następnym razem podwoić możesz tylko ty. Poddać partię: przeciwnik wygrywa dotychczasową stawkę.
    .rule = 163d9a35
text-finish-cube = Jeśli zdjęto wszystkie piętnaście twoich pionków, wygrywasz stawkę pomnożoną przez wartość partii: pojedynczą; podwójną (gammon), jeśli przeciwnik nie zdjął żadnego pionka; potrójną (backgammon), jeśli ponadto ma pionek na bandzie lub w twoim domu.
    .rule = 52e80104
text-winner = Partię wygrywa gracz, który pierwszy zdejmie wszystkie piętnaście pionków.
    .rule = 1e30851f
