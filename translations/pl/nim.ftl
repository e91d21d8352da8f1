### Nim: nazwy i słowa po polsku

game-nim = Nim
variant-misere = kto zabierze ostatnią zapałkę, przegrywa

## Pionki, rodzaje, liczniki
noun-heap =
    .gender = mi
    .nom-sg = stos
    .gen-sg = stosu
    .dat-sg = stosowi
    .acc-sg = stos
    .ins-sg = stosem
    .loc-sg = stosie
    .nom-pl = stosy
    .gen-pl = stosów
    .dat-pl = stosom
    .acc-pl = stosy
    .ins-pl = stosami
    .loc-pl = stosach
noun-match =
    .gender = f
    .nom-sg = zapałka
    .gen-sg = zapałki
    .dat-sg = zapałce
    .acc-sg = zapałkę
    .ins-sg = zapałką
    .loc-sg = zapałce
    .nom-pl = zapałki
    .gen-pl = zapałek
    .dat-pl = zapałkom
    .acc-pl = zapałki
    .ins-pl = zapałkami
    .loc-pl = zapałkach
noun-taker =
    .gender = mo
    .nom-sg = ostatni biorący
    .gen-sg = ostatniego biorącego
    .dat-sg = ostatniemu biorącemu
    .acc-sg = ostatniego biorącego
    .ins-sg = ostatnim biorącym
    .loc-sg = ostatnim biorącym
    .nom-pl = ostatni biorący
    .gen-pl = ostatnich biorących
    .dat-pl = ostatnim biorącym
    .acc-pl = ostatnich biorących
    .ins-pl = ostatnimi biorącymi
    .loc-pl = ostatnich biorących
noun-prop-size =
    .gender = f
    .nom-sg = liczba zapałek na początku
    .gen-sg = liczby zapałek na początku
    .dat-sg = liczbie zapałek na początku
    .acc-sg = liczbę zapałek na początku
    .ins-sg = liczbą zapałek na początku
    .loc-sg = liczbie zapałek na początku
    .nom-pl = liczby zapałek na początku
    .gen-pl = liczb zapałek na początku
    .dat-pl = liczbom zapałek na początku
    .acc-pl = liczby zapałek na początku
    .ins-pl = liczbami zapałek na początku
    .loc-pl = liczbach zapałek na początku
name-first = pierwszy stos
    .gender = mi
    .gen = pierwszego stosu
name-second = drugi stos
    .gender = mi
    .gen = drugiego stosu
name-third = trzeci stos
    .gender = mi
    .gen = trzeciego stosu
name-fourth = czwarty stos
    .gender = mi
    .gen = czwartego stosu

## Przebieg gry
rule-round = runda
rule-turn = { $form ->
    [inf] wykonać ruch
    [to] wykonać ruch
    [ind] wykonujesz ruch
   *[imp] wykonaj ruch
}
    .does = wykonuje ruch
rule-take = { $form ->
    [inf] zabrać zapałki
    [to] zabrać zapałki
    [ind] zabierasz zapałki
   *[imp] zabierz zapałki
}
    .does = zabiera zapałki
text-take = Wybierz stos i zabierz z niego dowolną liczbę zapałek, co najmniej jedną.
    .rule = 06cd711b
ask-take-heap = Z którego stosu je zabierasz?
ask-take-number = Ile ich zabierasz?
    .does = zabiera { $n } { $n ->
        [one] zapałkę
        [few] zapałki
       *[other] zapałek
    } z { FORM($before, "gen") }
step-matches = zapałki

## Koniec gry
end-empty = zabrano ostatnią zapałkę
    .rule = 6fa0f793
text-matches = Na każdym stosie połóż tyle zapałek, ile podaje tabela stosów.
    .rule = 17c69056
number-match = { $form ->
    [gen] liczby
    [acc] liczbę
    [ins] liczbą
   *[nom] liczba
} zapałek na { FORM($thing, "loc") }
text-winner = Wygrywa gracz, który zabiera ostatnią zapałkę.
    .rule = 81612177
text-winner-misere = Kto zabiera ostatnią zapałkę, przegrywa; wygrywa jego przeciwnik.
    .rule = e8722993
