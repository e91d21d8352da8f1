### Reversi, česky

game-reversi = Reversi

## Kameny, druhy, počítadla
noun-disc =
    .gender = mi
    .nom-sg = kámen
    .gen-sg = kamene
    .dat-sg = kameni
    .acc-sg = kámen
    .loc-sg = kameni
    .ins-sg = kamenem
    .nom-pl = kameny
    .gen-pl = kamenů
    .dat-pl = kamenům
    .acc-pl = kameny
    .loc-pl = kamenech
    .ins-pl = kameny
    .turns = yes
noun-square =
    .gender = n
    .nom-sg = pole
    .gen-sg = pole
    .dat-sg = poli
    .acc-sg = pole
    .loc-sg = poli
    .ins-sg = polem
    .nom-pl = pole
    .gen-pl = polí
    .dat-pl = polím
    .acc-pl = pole
    .loc-pl = polích
    .ins-pl = poli
noun-start =
    .gender = n
    .nom-sg = pole
    .gen-sg = pole
    .dat-sg = poli
    .acc-sg = pole
    .loc-sg = poli
    .ins-sg = polem
    .nom-pl = pole
    .gen-pl = polí
    .dat-pl = polím
    .acc-pl = pole
    .loc-pl = polích
    .ins-pl = poli
noun-pass =
    .gender = n
    .nom-sg = vynechání tahu
    .gen-sg = vynechání tahu
    .dat-sg = vynechání tahu
    .acc-sg = vynechání tahu
    .loc-sg = vynechání tahu
    .ins-sg = vynecháním tahu
    .nom-pl = vynechání tahu
    .gen-pl = vynechání tahu
    .dat-pl = vynecháním tahu
    .acc-pl = vynechání tahu
    .loc-pl = vynecháních tahu
    .ins-pl = vynecháními tahu
number-pass = počet vynechaných tahů po sobě
    .is = hráči vynechali tah { $n }krát po sobě
    .now = { $n ->
        [0] řada vynechaných tahů skončila
        [1] jeden vynechaný tah
       *[other] vynechané tahy po sobě: { $n }
    }
    .set = vynechané tahy se počítají znovu
is-closing =
    .behind = { $nth ->
        [0] ,
       *[other] a
    } od něhož vede řada soupeřových kamenů k tvému kameni,
    .is = pole, od něhož vede řada soupeřových kamenů k tvému kameni,
    .rule = cd24baba
text-closing = Prázdné pole, od něhož aspoň v jednom z osmi směrů vede souvislá řada soupeřových kamenů k některému tvému kameni.
    .rule = cd24baba
zone-box = { $form ->
    [acc] zásobu
    [gen] zásoby
   *[nom] zásoba
}
    .from = ze zásoby
    .to = do zásoby
    .in = v zásobě
    .verb-from = place

## Průběh hry
rule-round = kolo
rule-turn = { $form ->
    [inf] odehrát tah
    [to] odehrát tah
    [ind] odehraješ tah
   *[imp] odehraj tah
}
    .does = odehraje tah
rule-place = { $form ->
    [inf] položit kámen, nebo vynechat tah
    [to] položit kámen, nebo vynechat tah
    [ind] položíš kámen, nebo vynecháš tah
   *[imp] polož kámen, nebo vynech tah
}
    .does = pokládá kámen
text-place = Polož kámen na prázdné pole, od něhož aspoň v jednom z osmi směrů vede souvislá řada soupeřových kamenů k některému tvému kameni. Otoč všechny kameny ve všech takových řadách. Není-li takové pole, tah vynecháváš.
    .rule = 5c789b18
ask-place-start = Kam položíš svůj kámen?
rule-turn_over = { $form ->
    [inf] otočit kámen na { FORM($place, "loc") }
    [to] otočit kámen na { FORM($place, "loc") }
    [ind] otočíš kámen na { FORM($place, "loc") }
   *[imp] otoč kámen na { FORM($place, "loc") }
}
    .does = otáčí kámen
text-turn_over = Kámen na tomto poli mění barvu: teď je tvůj.
    .rule = fdb272f5
step-four_discs = první čtyři kameny
text-four_discs = Na čtyři prostřední pole položí každý hráč dva své kameny, úhlopříčně proti sobě.
    .rule = 84d13d3c

## Konec hry
end-full = plán je zaplněný
    .rule = 780452fb
text-full = Hra končí, jakmile není žádné pole volné.
    .rule = 780452fb
end-stuck = oba hráči museli vynechat tah hned po sobě
    .rule = 37df97d8
text-winner = Vítězí, kdo má na plánu nejvíce kamenů. Při stejném počtu je to remíza.
    .rule = b7728533
