### Pig: nazwy i słowa, po polsku

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
noun-pot =
    .gender = mi
    .nom-sg = punkt w puli
    .gen-sg = punktu w puli
    .dat-sg = punktowi w puli
    .acc-sg = punkt w puli
    .ins-sg = punktem w puli
    .loc-sg = punkcie w puli
    .nom-pl = punkty w puli
    .gen-pl = punktów w puli
    .dat-pl = punktom w puli
    .acc-pl = punkty w puli
    .ins-pl = punktami w puli
    .loc-pl = punktach w puli
    .short = pula
noun-die =
    .head = kostka
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
number-pot = { $form ->
    [gen] puli
    [dat] puli
    [acc] pulę
    [ins] pulą
    [loc] puli
   *[nom] pula
}
    .is = { $n ->
        [0] pula jest pusta
        [one] w puli jest { $n } punkt
        [few] w puli są { $n } punkty
       *[many] w puli jest { $n } punktów
    }
    .set = { $n ->
        [0] pula przepada
        [one] pula wynosi { $n } punkt
        [few] pula wynosi { $n } punkty
       *[many] pula wynosi { $n } punktów
    }
zone-table = stół
    .in = na stole
name-white_die = kostka
    .gender = f
rule-round = runda
rule-turn = { $form ->
    [inf] rozegrać
    [to] rozegrać
    [ind] rozgrywasz
   *[imp] rozegraj
} turę
    .does = rozgrywa turę
rule-throw_or_stop = { $form ->
    [inf] rzucić kostką albo przerwać
    [to] rzucić kostką albo przerwać
    [ind] rzucasz kostką albo przerywasz
   *[imp] rzuć kostką albo przerwij
}
    .does = rozgrywa turę
rule-throw_die = { $form ->
    [inf] rzucić
    [to] rzucić
    [ind] rzucasz
   *[imp] rzuć
} kostką
    .does = rzuca kostką
rule-score_pot = { $form ->
    [inf] przerwać i zabrać
    [to] przerwać i zabrać
    [ind] przerywasz i zabierasz
   *[imp] przerwij i zabierz
} pulę
    .does = przerywa i zabiera pulę
source-score_pot = rzuty
end-hundred = któryś gracz ma co najmniej 100 punktów
    .rule = 650a4b26

## Instrukcja
game-pig = Pig

text-throw_or_stop = Rzuć kostką. Dopóki w puli są punkty, decyduj: rzucasz jeszcze raz albo przerywasz.
    .rule = eb23909f
text-throw_die = Rzuć kostką. Jedynka opróżnia pulę i kończy turę; każda inna liczba oczek trafia do puli.
    .rule = 8b0dac17
text-score_pot = Zapisz sobie punkty z puli; tura się kończy.
    .rule = 6b262dd3
text-winner = Wygrywa gracz, który jako pierwszy ma co najmniej 100 punktów.
    .rule = 4b0c19af
