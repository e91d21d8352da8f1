### Reversi: nazwy i słowa po polsku

game-reversi = Reversi

## Pionki, rodzaje, liczniki
noun-disc =
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
    .turns = yes
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
noun-start =
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
noun-pass =
    .gender = m
    .nom-sg = pas
    .gen-sg = pasa
    .dat-sg = pasowi
    .acc-sg = pas
    .ins-sg = pasem
    .loc-sg = pasie
    .nom-pl = pasy
    .gen-pl = pasów
    .dat-pl = pasom
    .acc-pl = pasy
    .ins-pl = pasami
    .loc-pl = pasach
number-pass = liczba pasów z rzędu
    .is = spasowano { $n } razy z rzędu
    .set = pasy liczy się od nowa
    .now = { $n ->
        [0] pasy liczą się od nowa
       *[other] pasy z rzędu: { $n }
    }
is-closing =
    .behind = { $nth ->
        [0] ,
       *[other] i
    } na którym wolno położyć pionek
    .is = { $form ->
            [ins] polem, na którym wolno położyć pionek
           *[nom] pole, na którym wolno położyć pionek
        }
    .rule = cd24baba
text-closing = Puste pole, od którego przynajmniej w jednym z ośmiu kierunków nieprzerwany szereg pionków przeciwnika prowadzi do twojego pionka.
    .rule = cd24baba
zone-box = { $form ->
    [gen] zapasu
   *[nom] zapas
}
    .from = z zapasu
    .to = do zapasu
    .in = w zapasie
    .verb-from = place

## Przebieg gry
rule-round = runda
rule-turn = { $form ->
    [inf] wykonać ruch
    [to] wykonać ruch
    [ind] wykonujesz ruch
   *[imp] wykonaj ruch
}
    .does = wykonuje ruch
rule-place = { $form ->
    [inf] położyć pionek albo spasować
    [to] położyć pionek albo spasować
    [ind] kładziesz pionek albo pasujesz
   *[imp] połóż pionek albo spasuj
}
    .does = kładzie pionek
text-place = Połóż pionek na pustym polu, od którego przynajmniej w jednym z ośmiu kierunków nieprzerwany szereg pionków przeciwnika prowadzi do twojego pionka. Odwróć wszystkie pionki we wszystkich takich szeregach. Jeśli nie ma takiego pola, pasujesz.
    .rule = 5c789b18
ask-place-start = Gdzie go kładziesz?
rule-turn_over = { $form ->
    [inf] odwrócić pionek na { FORM($place, "loc") }
    [to] odwrócić pionek na { FORM($place, "loc") }
    [ind] odwracasz pionek na { FORM($place, "loc") }
   *[imp] odwróć pionek na { FORM($place, "loc") }
}
    .does = odwraca pionek
text-turn_over = Pionek na tym polu zmienia kolor: teraz jest twój.
    .rule = fdb272f5
step-four_discs = pierwsze cztery pionki
text-four_discs = Na czterech środkowych polach każdy gracz kładzie dwa swoje pionki, po przekątnej względem siebie.
    .rule = 84d13d3c

## Koniec gry
end-full = plansza jest pełna
    .rule = 780452fb
text-full = Gra kończy się, gdy żadne pole nie jest już puste.
    .rule = 780452fb
end-stuck = obaj gracze musieli spasować jeden po drugim
    .rule = 37df97d8
text-winner = Wygrywa gracz, który ma najwięcej pionków na planszy. Przy równej liczbie jest remis.
    .rule = b7728533
