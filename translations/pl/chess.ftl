### Szachy, po polsku

## Liczniki, bierki, rodzaje
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
noun-chessman =
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
noun-pawn =
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
noun-knight =
    .gender = ma
    .nom-sg = skoczek
    .gen-sg = skoczka
    .dat-sg = skoczkowi
    .acc-sg = skoczka
    .ins-sg = skoczkiem
    .loc-sg = skoczku
    .nom-pl = skoczki
    .gen-pl = skoczków
    .dat-pl = skoczkom
    .acc-pl = skoczki
    .ins-pl = skoczkami
    .loc-pl = skoczkach
noun-bishop =
    .gender = ma
    .nom-sg = goniec
    .gen-sg = gońca
    .dat-sg = gońcowi
    .acc-sg = gońca
    .ins-sg = gońcem
    .loc-sg = gońcu
    .nom-pl = gońce
    .gen-pl = gońców
    .dat-pl = gońcom
    .acc-pl = gońce
    .ins-pl = gońcami
    .loc-pl = gońcach
noun-rook =
    .gender = f
    .nom-sg = wieża
    .gen-sg = wieży
    .dat-sg = wieży
    .acc-sg = wieżę
    .ins-sg = wieżą
    .loc-sg = wieży
    .nom-pl = wieże
    .gen-pl = wież
    .dat-pl = wieżom
    .acc-pl = wieże
    .ins-pl = wieżami
    .loc-pl = wieżach
noun-queen =
    .gender = ma
    .nom-sg = hetman
    .gen-sg = hetmana
    .dat-sg = hetmanowi
    .acc-sg = hetmana
    .ins-sg = hetmanem
    .loc-sg = hetmanie
    .nom-pl = hetmany
    .gen-pl = hetmanów
    .dat-pl = hetmanom
    .acc-pl = hetmany
    .ins-pl = hetmanami
    .loc-pl = hetmanach
noun-king =
    .gender = ma
    .nom-sg = król
    .gen-sg = króla
    .dat-sg = królowi
    .acc-sg = króla
    .ins-sg = królem
    .loc-sg = królu
    .nom-pl = króle
    .gen-pl = królów
    .dat-pl = królom
    .acc-pl = króle
    .ins-pl = królami
    .loc-pl = królach
noun-rook_or_queen =
    .gender = f
    .nom-sg = wieża lub hetman
    .gen-sg = wieży ani hetmana
    .dat-sg = wieży lub hetmanowi
    .acc-sg = wieżę lub hetmana
    .ins-sg = wieżą lub hetmanem
    .loc-sg = wieży lub hetmanie
    .nom-pl = wieże lub hetmany
    .gen-pl = wież lub hetmanów
    .dat-pl = wieżom lub hetmanom
    .acc-pl = wieże lub hetmany
    .ins-pl = wieżami lub hetmanami
    .loc-pl = wieżach lub hetmanach
noun-bishop_or_queen =
    .gender = ma
    .nom-sg = goniec lub hetman
    .gen-sg = gońca lub hetmana
    .dat-sg = gońcowi lub hetmanowi
    .acc-sg = gońca lub hetmana
    .ins-sg = gońcem lub hetmanem
    .loc-sg = gońcu lub hetmanie
    .nom-pl = gońce lub hetmany
    .gen-pl = gońców lub hetmanów
    .dat-pl = gońcom lub hetmanom
    .acc-pl = gońce lub hetmany
    .ins-pl = gońcami lub hetmanami
    .loc-pl = gońcach lub hetmanach
noun-minor_piece =
    .gender = f
    .nom-sg = figura lekka
    .gen-sg = figury lekkiej
    .dat-sg = figurze lekkiej
    .acc-sg = figurę lekką
    .ins-sg = figurą lekką
    .loc-sg = figurze lekkiej
    .nom-pl = figury lekkie
    .gen-pl = figur lekkich
    .dat-pl = figurom lekkim
    .acc-pl = figury lekkie
    .ins-pl = figurami lekkimi
    .loc-pl = figurach lekkich
noun-right =
    .gender = n
    .nom-sg = prawo do roszady
    .gen-sg = prawa do roszady
    .dat-sg = prawu do roszady
    .acc-sg = prawo do roszady
    .ins-sg = prawem do roszady
    .loc-sg = prawie do roszady
    .nom-pl = prawa do roszady
    .gen-pl = praw do roszady
    .dat-pl = prawom do roszady
    .acc-pl = prawa do roszady
    .ins-pl = prawami do roszady
    .loc-pl = prawach do roszady
noun-win =
    .gender = f
    .nom-sg = wygrana
    .gen-sg = wygranej
    .dat-sg = wygranej
    .acc-sg = wygraną
    .ins-sg = wygraną
    .loc-sg = wygranej
    .nom-pl = wygrane
    .gen-pl = wygranych
    .dat-pl = wygranym
    .acc-pl = wygrane
    .ins-pl = wygranymi
    .loc-pl = wygranych
    .gained = wygrywa
noun-passed =
    .gender = n
    .nom-sg = pole bicia w przelocie
    .gen-sg = pola bicia w przelocie
    .dat-sg = polu bicia w przelocie
    .acc-sg = pole bicia w przelocie
    .ins-sg = polem bicia w przelocie
    .loc-sg = polu bicia w przelocie
    .nom-pl = pola bicia w przelocie
    .gen-pl = pól bicia w przelocie
    .dat-pl = polom bicia w przelocie
    .acc-pl = pola bicia w przelocie
    .ins-pl = polami bicia w przelocie
    .loc-pl = polach bicia w przelocie
noun-quiet_move =
    .gender = mi
    .nom-sg = ruch bez bicia i bez piona
    .gen-sg = ruchu bez bicia i bez piona
    .dat-sg = ruchowi bez bicia i bez piona
    .acc-sg = ruch bez bicia i bez piona
    .ins-sg = ruchem bez bicia i bez piona
    .loc-sg = ruchu bez bicia i bez piona
    .nom-pl = ruchy bez bicia i bez piona
    .gen-pl = ruchów bez bicia i bez piona
    .dat-pl = ruchom bez bicia i bez piona
    .acc-pl = ruchy bez bicia i bez piona
    .ins-pl = ruchami bez bicia i bez piona
    .loc-pl = ruchach bez bicia i bez piona
noun-overdue =
    .gender = mi
    .nom-sg = termin
    .gen-sg = terminu
    .dat-sg = terminowi
    .acc-sg = termin
    .ins-sg = terminem
    .loc-sg = terminie
    .nom-pl = terminy
    .gen-pl = terminów
    .dat-pl = terminom
    .acc-pl = terminy
    .ins-pl = terminami
    .loc-pl = terminach
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
noun-stalemate =
    .gender = mi
    .nom-sg = pat
    .gen-sg = pata
    .dat-sg = patowi
    .acc-sg = pat
    .ins-sg = patem
    .loc-sg = pacie
    .nom-pl = paty
    .gen-pl = patów
    .dat-pl = patom
    .acc-pl = paty
    .ins-pl = patami
    .loc-pl = patach
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
noun-corner =
    .gender = n
    .nom-sg = pole narożne
    .gen-sg = pola narożnego
    .dat-sg = polu narożnemu
    .acc-sg = pole narożne
    .ins-sg = polem narożnym
    .loc-sg = polu narożnym
    .nom-pl = pola narożne
    .gen-pl = pól narożnych
    .dat-pl = polom narożnym
    .acc-pl = pola narożne
    .ins-pl = polami narożnymi
    .loc-pl = polach narożnych

## Strefy i słowa
zone-box = { $form ->
    [gen] pudełka
   *[nom] pudełko
}
    .from = z pudełka
    .to = do pudełka
    .in = w pudełku
is-empty =
    .before = pust{ ending-hard }
    .is = { $form ->
        [ins] pustym
       *[nom] puste
    }
    .rule = b9d07bab
is-hostile =
    .after = zajęt{ ending-hard } przez przeciwnika
    .is = { $form ->
        [ins] zajętym przez przeciwnika
       *[nom] zajęte przez przeciwnika
    }
    .rule = 01ae9bb0
is-attacked =
    .before = atakowan{ ending-hard }
    .is = { $form ->
        [ins] atakowanym
       *[nom] atakowane
    }
    .rule = 706d0309
is-safe =
    .before = bezpieczn{ ending-hard }
    .is = { $form ->
        [ins] bezpiecznym
       *[nom] bezpieczne
    }
    .rule = 62d6657b
number-quiet_move = { $form ->
    [gen] liczby ruchów bez bicia i bez piona
    [acc] liczbę ruchów bez bicia i bez piona
    [ins] liczbą ruchów bez bicia i bez piona
   *[nom] liczba ruchów bez bicia i bez piona
}
    .set = ruchy bez bicia i bez piona liczy się od nowa
number-overdue = termin pięćdziesięciu ruchów
    .is = minęło pięćdziesiąt ruchów, a szach czeka jeszcze na odpowiedź
    .set = przed remisem trzeba jeszcze odpowiedzieć na szacha
number-drawn = remis
    .is = partia jest remisowa
    .set = partia kończy się remisem
number-stalemate = pat
    .is = jest pat
    .set = następuje pat

## Reguły
rule-round = { $form ->
    [inf] rozegrać
    [to] rozegrać
    [ind] rozgrywasz
   *[imp] rozegraj
} rundę
    .does = rozgrywa rundę
rule-turn = { $form ->
    [inf] wykonać ruch
    [to] wykonać ruch
    [ind] wykonujesz ruch
   *[imp] wykonaj ruch
}
    .does = wykonuje ruch
rule-play = { $form ->
    [inf] wykonać
    [to] wykonać
    [ind] wykonujesz
   *[imp] wykonaj
} ruch
    .does = wykonuje ruch
rule-look_at_the_clock = { $form ->
    [inf] sprawdzić
    [to] sprawdzić
    [ind] sprawdzasz
   *[imp] sprawdź
}, czy jest remis
    .does = sprawdza, czy jest remis
rule-pawn_move = { $form ->
    [inf] ruszyć
    [to] ruszyć
    [ind] ruszasz
   *[imp] rusz
} pionem z { FORM($place, "gen") }
    .does = rusza pionem z { FORM($place, "gen") }
rule-knight_move = { $form ->
    [inf] ruszyć
    [to] ruszyć
    [ind] ruszasz
   *[imp] rusz
} skoczkiem z { FORM($place, "gen") }
    .does = rusza skoczkiem z { FORM($place, "gen") }
rule-bishop_move = { $form ->
    [inf] ruszyć
    [to] ruszyć
    [ind] ruszasz
   *[imp] rusz
} gońcem z { FORM($place, "gen") }
    .does = rusza gońcem z { FORM($place, "gen") }
rule-rook_move = { $form ->
    [inf] ruszyć
    [to] ruszyć
    [ind] ruszasz
   *[imp] rusz
} wieżą z { FORM($place, "gen") }
    .does = rusza wieżą z { FORM($place, "gen") }
rule-queen_move = { $form ->
    [inf] ruszyć
    [to] ruszyć
    [ind] ruszasz
   *[imp] rusz
} hetmanem z { FORM($place, "gen") }
    .does = rusza hetmanem z { FORM($place, "gen") }
rule-king_move = { $form ->
    [inf] ruszyć
    [to] ruszyć
    [ind] ruszasz
   *[imp] rusz
} królem z { FORM($place, "gen") }
    .does = rusza królem z { FORM($place, "gen") }
rule-go_to = { $form ->
    [inf] przejść
    [to] przejść
    [ind] przechodzisz
   *[imp] przejdź
} z { FORM($place, "gen") } na { FORM($object, "acc") }
    .does = przechodzi z { FORM($place, "gen") } na { FORM($object, "acc") }
rule-take = { $form ->
    [inf] zbić
    [to] zbić
    [ind] zbijasz
   *[imp] zbij
} bierkę przeciwnika na { FORM($place, "loc") }
    .does = zbija bierkę przeciwnika na { FORM($place, "loc") }
rule-pawn_went = { $form ->
    [inf] dokończyć
    [to] dokończyć
    [ind] kończysz
   *[imp] dokończ
} ruch piona na { FORM($object, "acc") }
    .does = kończy ruch piona na { FORM($object, "acc") }
rule-king_went = { $form ->
    [inf] dokończyć
    [to] dokończyć
    [ind] kończysz
   *[imp] dokończ
} ruch króla na { FORM($object, "acc") }
    .does = kończy ruch króla na { FORM($object, "acc") }
rule-promote = { $form ->
    [inf] przemienić
    [to] przemienić
    [ind] przemieniasz
   *[imp] przemień
} piona stojącego na { FORM($place, "loc") }
    .does = przemienia piona stojącego na { FORM($place, "loc") }

## Koniec, przygotowanie, warianty
end-checkmate = król dostał mata
    .rule = 9ef1de17
text-checkmate = Gra kończy się, gdy król gracza jest atakowany i nie ratuje go żadne posunięcie.
    .rule = 9ef1de17
end-no_move_left = pat: gracz na posunięciu nie może się ruszyć i nie jest szachowany
    .rule = 07e5e6c1
end-repetition = ta sama pozycja, przy ruchu tego samego gracza i z tymi samymi prawami do roszady i bicia w przelocie, wystąpiła po raz trzeci
    .rule = d2203c4c
end-fifty_moves = każdy gracz wykonał z rzędu pięćdziesiąt ruchów bez bicia i bez ruchu pionem
    .rule = 678b22c9
text-fifty_moves = Gra kończy się, gdy każdy gracz wykonał z rzędu pięćdziesiąt ruchów bez bicia i bez ruchu pionem; jeśli ostatni z tych ruchów daje szacha, przed którym można się obronić, dopiero po obronie.
    .rule = 678b22c9
end-dead_position = poza królami na planszy jest najwyżej jeden skoczek lub goniec
    .rule = 38a4e7e2
step-pawns = piony
step-pieces = figury za pionami
source-play = mat
game-chess = Szachy
variant-dead_positions = Króle z najwyżej jednym skoczkiem lub gońcem to od razu remis
direction-leaping = ruchem skoczka
    .far = { $n ->
        [one] ruch skoczka
        [few] { $n } ruchy skoczka
       *[many] { $n } ruchów skoczka
    }
# „linia prosta” obok „linii pionowej lub poziomej” zdaje się wykluczać przekątną
direction-straight-square =
    .line = linii pionowej, poziomej lub przekątnej
    .open = wolnej linii pionowej, poziomej lub przekątnej

## Teksty ręczne
text-play = Wykonaj ruch jedną ze swoich bierek zgodnie z tym, jak się ona porusza. Żaden ruch nie może pozostawić twojego króla pod atakiem. Jeśli nie masz żadnego ruchu, przeciwnik wygrywa, gdy twój król jest atakowany (mat); w przeciwnym razie następuje pat. Jeśli minęło już pięćdziesiąt ruchów i trzeba było jeszcze tylko obronić się przed szachem, po tym ruchu partia kończy się remisem.
    .rule = e36fe5eb
text-go_to = Postaw bierkę na wybranym polu i zbij bierkę przeciwnika, która tam stoi; pion, który wchodzi na pole bicia w przelocie, bije piona, który właśnie przez nie przeszedł. Twój król nie może być potem atakowany. Wieżą, która opuściła swój róg lub została tam zbita, nie można już roszować. Po biciu lub ruchu pionem pięćdziesiąt ruchów liczy się od nowa. Na koniec dokończ ruch piona (promocja) lub króla (roszada).
    .rule = 9fb69f01
text-king_move = Przejdź na sąsiednie pole w dowolnym kierunku, także na ukos, jeśli nie stoi na nim twoja bierka. Albo wykonaj roszadę: dwa pola w bok, w stronę wieży z prawem do roszady, jeśli między królem a wieżą nic nie stoi, król nie jest szachowany i nie jest atakowane ani pole, przez które przechodzi, ani to, na które trafia.
    .rule = 2744b15d
text-pawn_move = Przejdź na pole przed pionem, jeśli jest puste; z drugiego rzędu, licząc od twojej strony, także na następne, jeśli oba są puste; albo na pole na ukos przed nim, które zajmuje przeciwnik lub które jest polem bicia w przelocie.
    .rule = 158ca4b4
option-queen = hetman
    .does = przemienia piona w hetmana
option-rook = wieża
    .does = przemienia piona w wieżę
option-bishop = goniec
    .does = przemienia piona w gońca
option-knight = skoczek
    .does = przemienia piona w skoczka
text-attacked = Pole, na którym przeciwnik mógłby bić: skoczkiem odległym o ruch skoczka, wieżą lub hetmanem w tym samym rzędzie lub kolumnie albo gońcem lub hetmanem na tej samej przekątnej, jeśli nic nie stoi pomiędzy, pionem stojącym na ukos za tym polem (patrząc z twojej strony) albo królem na sąsiednim polu.
    .rule = 706d0309
text-pawn_went = Jeśli pion poszedł o dwa pola i stanął obok piona przeciwnika, pole, przez które przeszedł, jest polem bicia w przelocie, ale tylko w następnym ruchu. Jeśli dotarł do najdalszego od ciebie rzędu, przemień go.
    .rule = 02c44034
text-king_went = Jeśli król poszedł w bok o dwa pola, na polu, przez które przeszedł, postaw wieżę, w stronę której poszedł. Po każdym ruchu swojego króla nie masz już prawa do roszady.
    .rule = b2747d93
text-pieces = W pierwszym rzędzie od swojej strony każdy gracz ustawia w kolumnach od a do h: wieżę, skoczka, gońca, hetmana, króla, gońca, skoczka i wieżę. Z obiema wieżami wolno roszować.
    .rule = d544f8bf
text-look_at_the_clock = Zapamiętaj pozycję. Jeśli każdy gracz wykonał z rzędu pięćdziesiąt ruchów bez bicia i bez ruchu pionem, partia kończy się remisem; jeśli jesteś szachowany, dopiero po ruchu, którym bronisz się przed szachem.
    .rule = 48b235b1
text-pawns = Każdy gracz stawia po jednym pionie na każdym polu drugiego rzędu, licząc od swojej strony.
    .rule = b0dc2b34
text-knight_move = Przejdź ruchem skoczka, czyli o dwa pola prosto i o jedno w bok, bez względu na to, co stoi po drodze, na pole, na którym nie masz własnej bierki.
    .rule = 873cec37
text-bishop_move = Przejdź po przekątnej dowolnie daleko, nie przeskakując żadnej bierki, na pole, na którym nie masz własnej bierki.
    .rule = 2cdbe056
text-rook_move = Przejdź wzdłuż rzędu lub kolumny dowolnie daleko, nie przeskakując żadnej bierki, na pole, na którym nie masz własnej bierki.
    .rule = aab2724e
text-queen_move = Przejdź wzdłuż rzędu, kolumny lub przekątnej dowolnie daleko, nie przeskakując żadnej bierki, na pole, na którym nie masz własnej bierki.
    .rule = 75024a13
text-take = Odłóż bierkę przeciwnika, która stoi na tym polu, do jego pudełka.
    .rule = 8dfa6530
text-promote = Zamień piona na hetmana, wieżę, gońca lub skoczka ze swojego pudełka.
    .rule = feb8f6ca
text-safe = Puste pole, które nie jest atakowane.
    .rule = f2b10580
text-hostile = Pole z bierką przeciwnika.
    .rule = 01ae9bb0
text-winner = Wygrywa gracz, który dał mata królowi przeciwnika. Jeśli partia kończy się inaczej, jest remis.
    .rule = 465e82bf
