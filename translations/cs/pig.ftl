### Pig, česky

noun-point =
    .gender = mi
    .nom-sg = bod
    .gen-sg = bodu
    .dat-sg = bodu
    .acc-sg = bod
    .loc-sg = bodě
    .ins-sg = bodem
    .nom-pl = body
    .gen-pl = bodů
    .dat-pl = bodům
    .acc-pl = body
    .loc-pl = bodech
    .ins-pl = body
noun-pot =
    .gender = mi
    .nom-sg = bod v banku
    .gen-sg = bodu v banku
    .dat-sg = bodu v banku
    .acc-sg = bod v banku
    .loc-sg = bodě v banku
    .ins-sg = bodem v banku
    .nom-pl = body v banku
    .gen-pl = bodů v banku
    .dat-pl = bodům v banku
    .acc-pl = body v banku
    .loc-pl = bodech v banku
    .ins-pl = body v banku
    .short = bank
noun-die =
    .head = kostka
    .gender = f
    .nom-sg = kostka
    .gen-sg = kostky
    .dat-sg = kostce
    .acc-sg = kostku
    .loc-sg = kostce
    .ins-sg = kostkou
    .nom-pl = kostky
    .gen-pl = kostek
    .dat-pl = kostkám
    .acc-pl = kostky
    .loc-pl = kostkách
    .ins-pl = kostkami
number-pot = { $form ->
    [gen] banku
    [dat] banku
    [loc] banku
    [ins] bankem
   *[nom] bank
}
    .is = { $n ->
        [0] bank je prázdný
        [one] v banku je { $n } bod
        [few] v banku jsou { $n } body
       *[other] v banku je { $n } bodů
    }
    .set = { $n ->
        [0] bank propadá
        [one] v banku bude { $n } bod
        [few] v banku budou { $n } body
       *[other] v banku bude { $n } bodů
    }
zone-table = stůl
    .in = na stole
name-white_die = kostka
    .gender = f
rule-round = kolo
rule-turn = { $form ->
    [inf] odehrát
    [to] odehrát
    [ind] odehraješ
   *[imp] odehraj
} tah
    .does = odehraje tah
rule-throw_or_stop = { $form ->
    [inf] hodit kostkou, nebo přestat
    [to] hodit kostkou, nebo přestat
    [ind] hodíš kostkou, nebo přestaneš
   *[imp] hoď kostkou, nebo přestaň
}
    .does = odehraje tah
rule-throw_die = { $form ->
    [inf] hodit
    [to] hodit
    [ind] hodíš
   *[imp] hoď
} kostkou
    .does = hází kostkou
rule-score_pot = { $form ->
    [inf] přestat a vzít si
    [to] přestat a vzít si
    [ind] přestaneš a vezmeš si
   *[imp] přestaň a vezmi si
} bank
    .does = končí a bere si bank
source-score_pot = hody
end-hundred = některý hráč má alespoň 100 bodů
    .rule = 650a4b26

## Pravidla
game-pig = Pig

text-throw_or_stop = Hoď kostkou. Dokud jsou v banku body, rozhoduješ se: hodíš znovu, nebo přestaneš.
    .rule = eb23909f
text-throw_die = Hoď kostkou. Jednička bank vyprázdní a ukončí tvůj tah; každé jiné číslo se k banku přičte.
    .rule = 8b0dac17
text-score_pot = Připiš si body z banku; tvůj tah končí.
    .rule = 6b262dd3
text-winner = Vítězí, kdo má jako první alespoň 100 bodů.
    .rule = 4b0c19af
