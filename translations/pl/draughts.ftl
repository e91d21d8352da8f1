### Warcaby: nazwy i słowa po polsku

game-draughts = Warcaby
variant-international = międzynarodowe: plansza 10 × 10, damki dalekiego zasięgu, bicie większości

## Pionki, rodzaje, liczniki
noun-square =
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
noun-mover =
    .gender = n
    .nom-sg = pole poruszanej bierki
    .gen-sg = pola poruszanej bierki
    .dat-sg = polu poruszanej bierki
    .acc-sg = pole poruszanej bierki
    .ins-sg = polem poruszanej bierki
    .loc-sg = polu poruszanej bierki
    .nom-pl = pola poruszanej bierki
    .gen-pl = pól poruszanej bierki
    .dat-pl = polom poruszanej bierki
    .acc-pl = pola poruszanej bierki
    .ins-pl = polami poruszanej bierki
    .loc-pl = polach poruszanej bierki
noun-man =
    .gender = ma
    .nom-sg = pion
    .gen-sg = piona
    .dat-sg = pionowi
    .acc-sg = piona
    .ins-sg = pionem
    .loc-sg = pionie
    .nom-pl = piony
    .gen-pl = pionów
    .dat-pl = pionom
    .acc-pl = piony
    .ins-pl = pionami
    .loc-pl = pionach
noun-king =
    .gender = f
    .nom-sg = damka
    .gen-sg = damki
    .dat-sg = damce
    .acc-sg = damkę
    .ins-sg = damką
    .loc-sg = damce
    .nom-pl = damki
    .gen-pl = damek
    .dat-pl = damkom
    .acc-pl = damki
    .ins-pl = damkami
    .loc-pl = damkach
noun-draughtsman =
    .gender = f
    .nom-sg = bierka
    .gen-sg = bierki
    .dat-sg = bierce
    .acc-sg = bierkę
    .ins-sg = bierką
    .loc-sg = bierce
    .nom-pl = bierki
    .gen-pl = bierek
    .dat-pl = bierkom
    .acc-pl = bierki
    .ins-pl = bierkami
    .loc-pl = bierkach
noun-mark =
    .gender = mi
    .nom-sg = znacznik
    .gen-sg = znacznika
    .dat-sg = znacznikowi
    .acc-sg = znacznik
    .ins-sg = znacznikiem
    .loc-sg = znaczniku
    .nom-pl = znaczniki
    .gen-pl = znaczników
    .dat-pl = znacznikom
    .acc-pl = znaczniki
    .ins-pl = znacznikami
    .loc-pl = znacznikach
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
    .nom-sg = spokojny ruch
    .gen-sg = spokojnego ruchu
    .dat-sg = spokojnemu ruchowi
    .acc-sg = spokojny ruch
    .ins-sg = spokojnym ruchem
    .loc-sg = spokojnym ruchu
    .nom-pl = spokojne ruchy
    .gen-pl = spokojnych ruchów
    .dat-pl = spokojnym ruchom
    .acc-pl = spokojne ruchy
    .ins-pl = spokojnymi ruchami
    .loc-pl = spokojnych ruchach
noun-drawn =
    .gender = mi
    .nom-sg = remis
    .gen-sg = remisu
    .dat-sg = remisowi
    .acc-sg = remis
    .ins-sg = remisem
    .loc-sg = remisie
    .nom-pl = remisy
    .gen-pl = remisów
    .dat-pl = remisom
    .acc-pl = remisy
    .ins-pl = remisami
    .loc-pl = remisach
number-quiet = liczba spokojnych ruchów z rzędu
number-men_rows = { $n }
number-drawn = remis
    .is = partia jest remisowa
    .set = partia kończy się remisem
number-patience = liczba dozwolonych spokojnych ruchów
    .rule = 685ecf6c be2caa77
number-carried = liczba spokojnych ruchów, które liczą się dalej
    .rule = 975e8bb8 cbfbe997
is-idle =
    .is = { $form ->
        [ins] polem z bierką, której ruch jest spokojny
       *[nom] pole z bierką, której ruch jest spokojny
    }
    .behind = z bierką, której ruch jest spokojny,
    .rule = ebae9c12 35315d8d
is-empty =
    .before = pust{ ending-hard }
    .is = { $form ->
        [ins] pustym polem
       *[nom] puste
    }
    .rule = c68ef62c
is-hostile =
    .behind = z nieprzeskoczoną jeszcze bierką przeciwnika
    .is = { $form ->
        [ins] polem z nieprzeskoczoną jeszcze bierką przeciwnika
       *[nom] pole z nieprzeskoczoną jeszcze bierką przeciwnika
    }
    .rule = 8ead91af
is-jumping =
    .behind = z bierką, którą możesz wykonać bicie,
    .is = { $form ->
        [ins] polem z bierką, którą możesz wykonać bicie
       *[nom] pole z bierką, którą możesz wykonać bicie
    }
    .rule = ce607ef7 00766587
is-landing =
    .behind = za bierką, którą twoja bierka może przeskoczyć,
    .is = { $form ->
        [ins] polem za bierką, którą twoja bierka może przeskoczyć
       *[nom] pole za bierką, którą twoja bierka może przeskoczyć
    }
    .rule = aa7b8728 1358651a
is-mobile =
    .behind = z bierką, którą możesz ruszyć,
    .is = { $form ->
        [ins] polem z bierką, którą możesz ruszyć
       *[nom] pole z bierką, którą możesz ruszyć
    }
    .rule = 23171079
is-near =
    .behind = , na które może wejść twoja bierka,
    .is = { $form ->
        [ins] polem, na które może wejść twoja bierka
       *[nom] pole, na które może wejść twoja bierka
    }
    .rule = 75907d50 05b00bdc
zone-box = { $form ->
    [gen] zapasu
   *[nom] zapas
}
    .from = z zapasu
    .to = do zapasu
    .in = w zapasie
    .verb-from = place
zone-tray = znaczniki obok planszy
    .from = ze znaczników obok planszy
    .to = obok planszy
    .in = obok planszy

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
    [inf] bić albo ruszyć się
    [to] bić albo ruszyć się
    [ind] bijesz albo wykonujesz ruch
   *[imp] bij albo wykonaj ruch
}
    .does = gra
text-play = Jeśli którakolwiek z twoich bierek może bić, musisz bić; w przeciwnym razie ruszasz jedną bierką.
    .rule = e56d9d12 d3da6182
rule-capture = { $form ->
    [inf] bić
    [to] bić
    [ind] bijesz
   *[imp] bij
}
    .does = bije
text-capture = Skacz jedną bierką, dopóki może skakać. Gdy się zatrzyma, wszystko, co przeskoczyła, schodzi z planszy.
    .rule = 0c275ec4 b35bf951
rule-jumps = { $form ->
    [inf] skakać, dopóki się da
    [to] skakać, dopóki się da
    [ind] skaczesz, dopóki się da
   *[imp] skacz, dopóki się da
}
    .does = skacze
ask-jumps-square = Którą bierką bijesz?
rule-jump = { $form ->
    [inf] skoczyć
    [to] skoczyć
    [ind] skaczesz
   *[imp] skocz
}
    .does = skacze
text-jump = Przeskocz sąsiednią bierkę przeciwnika na puste pole za nią: pionem na ukos do przodu, damką na ukos w dowolnym kierunku. Przeskoczona bierka zostaje oznaczona; nie można jej przeskoczyć ponownie.
    .rule = 720a3f6c
ask-jump-square = Gdzie lądujesz?
rule-take_off = { $form ->
    [inf] zdjąć bierkę z { FORM($place, "gen") }
    [to] zdjąć bierkę z { FORM($place, "gen") }
    [ind] zdejmujesz bierkę z { FORM($place, "gen") }
   *[imp] zdejmij bierkę z { FORM($place, "gen") }
}
    .does = zdejmuje bierkę
rule-step = { $form ->
    [inf] ruszyć bierką
    [to] ruszyć bierką
    [ind] ruszasz bierką
   *[imp] rusz bierką
}
    .does = rusza bierką
text-step = Rusz jedną bierką na puste pole: pionem o jedno pole na ukos do przodu, damką o jedno pole na ukos w dowolnym kierunku. Jeśli żadna twoja bierka nie może się ruszyć, przegrywasz.
    .rule = b0eb7b6b
ask-step-square = Którą ruszasz?
rule-go = { $form ->
    [inf] przejść na { FORM($place, "acc") }
    [to] przejść na { FORM($place, "acc") }
    [ind] przechodzisz na { FORM($place, "acc") }
   *[imp] przejdź na { FORM($place, "acc") }
}
    .does = idzie tam
rule-crown = { $form ->
    [inf] zamienić piona z najdalszego rzędu na damkę
    [to] zamienić piona z najdalszego rzędu na damkę
    [ind] zamieniasz piona z najdalszego rzędu na damkę
   *[imp] zamień piona z najdalszego rzędu na damkę
}
    .does = promuje piona
text-crown = Twój pion, który zatrzymał się w najdalszym od ciebie rzędzie, staje się damką.
    .rule = 0a4988be
rule-look_back = { $form ->
    [inf] zapamiętać pozycję
    [to] zapamiętać pozycję
    [ind] zapamiętujesz pozycję
   *[imp] zapamiętaj pozycję
}
    .does = wykonał ruch
text-look_back = Jeśli każdy gracz wykonał z rzędu 40 spokojnych ruchów, czyli bez bicia i bez ruchu pionem, partia kończy się remisem. Pozycję się zapamiętuje, bo remis jest także wtedy, gdy ta sama pozycja, przy ruchu tego samego gracza, wystąpi po raz trzeci.
    .rule = abc2617e
step-men = piony
source-step = zablokowany

## Koniec gry
end-blocked = gracz nie może się ruszyć
    .rule = fda4fe00
text-blocked = Gra kończy się, gdy gracz, na którego wypada kolej, nie może wykonać ruchu.
    .rule = fda4fe00
end-repeated = ta sama pozycja, przy ruchu tego samego gracza, wystąpiła po raz trzeci
    .rule = 6cc79a71
end-quiet = osiągnięto dozwoloną liczbę spokojnych ruchów z rzędu
    .rule = c06fb09a

## Teksty zasad
text-take_off = Zdejmij z tego pola bierkę przeciwnika i znacznik; bierka wraca do jego zapasu.
    .rule = 6fae14fe
text-go = Przesuń poruszaną bierkę na to pole.
    .rule = e5b4210c
text-jumps = Wybierz swoją bierkę, która może bić, i skacz nią, dopóki może.
    .rule = 2495c10a
param-men_rows = rzędy pionów na początku gry
text-men = Każdy gracz stawia po jednym pionie na każdym ciemnym polu trzech najbliższych mu rzędów.
    .rule = de8c09c2
text-men-international = Każdy gracz stawia po jednym pionie na każdym ciemnym polu czterech najbliższych mu rzędów.
    .rule = 62c90ec0
text-winner = Kto nie może się ruszyć, przegrywa, a jego przeciwnik wygrywa. Jeśli partia kończy się inaczej, jest remis.
    .rule = 1e7da71c
text-jump-international = Przeskocz jedną bierkę przeciwnika: pionem sąsiednią, na ukos w dowolnym kierunku, na puste pole za nią; damką po przekątnej także odległą, na dowolne puste pole za nią, jeśli nic innego nie stoi na drodze. Przeskoczona bierka zostaje oznaczona; nie można jej przeskoczyć ponownie.
    .rule = 88dd5753
text-jumps-international = Wybierz swoją bierkę, która może bić, i skacz nią, dopóki może. Ze wszystkich sposobów bicia musisz wybrać taki, przy którym zbijasz najwięcej bierek.
    .rule = 0b284ad7
text-step-international = Rusz jedną bierką na puste pole: pionem o jedno pole na ukos do przodu, damką dowolnie daleko po wolnej przekątnej. Jeśli żadna twoja bierka nie może się ruszyć, przegrywasz.
    .rule = 603eb027
text-look_back-international = Jeśli każdy gracz wykonał z rzędu 25 spokojnych ruchów, czyli bez bicia i bez ruchu pionem, partia kończy się remisem. W niektórych końcówkach wolno wykonać mniej ruchów: każdemu graczowi 16, gdy przeciw samotnej damce stoją trzy bierki, w tym co najmniej jedna damka; 5, gdy stoją przeciw niej jedna lub dwie bierki, w tym co najmniej jedna damka. Tam liczy się każdy ruch. Pozycję się zapamiętuje, bo remis jest także wtedy, gdy ta sama pozycja, przy ruchu tego samego gracza, wystąpi po raz trzeci.
    .rule = dbe75be9
text-patience = 80, czyli po 40 każdego gracza.
    .rule = 685ecf6c
text-patience-international = 50, czyli po 25 każdego gracza. Gdy jednak każdy z graczy ma co najmniej jedną damkę, a jeden z nich nie ma nic poza jedną damką: 32, jeśli na planszy są cztery bierki, a 10, jeśli jest ich mniej.
    .rule = be2caa77
text-carried = 0: po biciu liczy się od nowa.
    .rule = 975e8bb8
text-carried-international = 0: po biciu liczy się od nowa. Jeśli jednak przed biciem było dozwolonych tylko 10 ruchów, bicie liczy się jak każdy inny ruch; jeśli 32, liczba zmniejsza się o 21, ale nie poniżej 0, aby nie zostało więcej ruchów niż przedtem.
    .rule = 8276f235
text-idle = Pole z twoją damką: ruch pionem nigdy nie jest spokojny.
    .rule = ebae9c12
text-idle-international = Pole z twoją damką; gdy dozwolonych jest mniej niż 50 spokojnych ruchów, pole z dowolną twoją bierką.
    .rule = 0693e404
text-hostile = Pole z bierką przeciwnika, na którym nie leży znacznik.
    .rule = 8ead91af
text-jumping = Pole z twoją bierką, która może przeskoczyć sąsiednią, jeszcze nieprzeskoczoną bierkę przeciwnika na puste pole za nią: pion na ukos do przodu, damka na ukos w dowolnym kierunku.
    .rule = fe90b499
text-jumping-international = Pole z twoją bierką, która może przeskoczyć jeszcze nieprzeskoczoną bierkę przeciwnika na puste pole za nią: pion sąsiednią, na ukos w dowolnym kierunku; damka po przekątnej także odległą, jeśli nic innego nie stoi na drodze.
    .rule = 1df6c4e0
text-landing = Puste pole tuż za jeszcze nieprzeskoczoną bierką przeciwnika, którą może przeskoczyć twoja poruszana bierka: pion na ukos do przodu, damka na ukos w dowolnym kierunku.
    .rule = 8267692e
text-landing-international = Puste pole za jeszcze nieprzeskoczoną bierką przeciwnika, na które może skoczyć twoja poruszana bierka: pion tuż za sąsiednią, damka po przekątnej także za odległą, dowolnie daleko za nią, jeśli nic innego nie stoi na drodze.
    .rule = 5fbef9b7
text-mobile = Pole z twoim pionem, który ma puste pole na ukos przed sobą, albo z twoją damką, która ma puste pole na ukos obok siebie.
    .rule = c4129a13
text-near = Puste pole na ukos przed pionem, którym ruszasz, albo na ukos obok damki.
    .rule = 75907d50
text-near-international = Puste pole na ukos przed pionem, którym ruszasz, albo na wolnej przekątnej damki.
    .rule = 05b00bdc
