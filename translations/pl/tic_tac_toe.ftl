### Kółko i krzyżyk: nazwy i słowa po polsku

game-tic_tac_toe = Kółko i krzyżyk

## Pionki, rodzaje, liczniki
noun-mark =
    .gender = mi
    .nom-sg = znak
    .gen-sg = znaku
    .dat-sg = znakowi
    .acc-sg = znak
    .ins-sg = znakiem
    .loc-sg = znaku
    .nom-pl = znaki
    .gen-pl = znaków
    .dat-pl = znakom
    .acc-pl = znaki
    .ins-pl = znakami
    .loc-pl = znakach
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
rule-draw = { $form ->
    [inf] postawić znak
    [to] postawić znak
    [ind] stawiasz znak
   *[imp] postaw znak
}
    .does = stawia znak
text-draw = Postaw swój znak na pustym polu. Jeśli masz trzy własne znaki w linii prostej (poziomo, pionowo lub na ukos), natychmiast wygrywasz.
    .rule = 97d3c66c
ask-draw-square = Gdzie go stawiasz?
source-draw = trzy w linii

## Koniec gry
end-line = trzy jednakowe znaki stoją w linii
    .rule = 4f9e2233
text-line = Gra kończy się, gdy gracz ma trzy znaki w jednej linii.
    .rule = 4f9e2233
end-full = plansza jest pełna
    .rule = 6ae33623
text-full = Gra kończy się, gdy żadne pole nie jest już puste.
    .rule = 6ae33623
text-winner = Wygrywa gracz, który ustawił trzy znaki w linii. Jeśli wcześniej plansza się zapełni, jest remis.
    .rule = 465e82bf
