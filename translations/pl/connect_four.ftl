### Cztery w linii: nazwy i słowa po polsku

game-connect_four = Cztery w linii

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
is-open =
    .behind = { $nth ->
        [0] , na które
       *[other] i na które
    } może spaść pionek
    .is = { $form ->
            [ins] najniższym pustym polem swojej kolumny
           *[nom] najniższe puste pole swojej kolumny
        }
    .rule = 860941d6
text-open = Puste pole w najniższym rzędzie albo bezpośrednio nad pionkiem.
    .rule = 860941d6
zone-supply = { $form ->
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
rule-drop = { $form ->
    [inf] wrzucić pionek
    [to] wrzucić pionek
    [ind] wrzucasz pionek
   *[imp] wrzuć pionek
}
    .does = wrzuca pionek
text-drop = Wrzuć pionek do niepełnej kolumny; spada on na najniższe puste pole. Jeśli masz cztery własne pionki w linii prostej, bez przerw (poziomo, pionowo lub na ukos), natychmiast wygrywasz.
    .rule = 69ec3015
ask-drop-square = Gdzie go wrzucasz?
source-drop = cztery w linii

## Koniec gry
end-line = cztery pionki jednego gracza leżą w linii
    .rule = 4f9e2233
text-line = Gra kończy się, gdy gracz ma cztery żetony w jednej linii, bez przerwy.
    .rule = 4f9e2233
end-full = plansza jest pełna
    .rule = 780452fb
text-full = Gra kończy się, gdy żadne pole nie jest już puste.
    .rule = 780452fb
text-winner = Wygrywa gracz, który ułożył cztery pionki w linii bez przerw. Jeśli wcześniej plansza się zapełni, jest remis.
    .rule = 465e82bf
