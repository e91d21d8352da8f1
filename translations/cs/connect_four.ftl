### Čtyři v řadě, česky

game-connect_four = Čtyři v řadě

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
noun-win =
    .gender = f
    .nom-sg = výhra
    .gen-sg = výhry
    .dat-sg = výhře
    .acc-sg = výhru
    .loc-sg = výhře
    .ins-sg = výhrou
    .nom-pl = výhry
    .gen-pl = výher
    .dat-pl = výhrám
    .acc-pl = výhry
    .loc-pl = výhrách
    .ins-pl = výhrami
    .gained = vítězí
is-open =
    .behind = { $nth ->
        [0] , { which-nom }
       *[other] a
    } je ve svém sloupci nejnižší prázdné,
    .is = nejnižší prázdné pole svého sloupce
    .rule = 860941d6
text-open = Prázdné pole v nejnižší řadě nebo takové, pod nímž leží kámen.
    .rule = 860941d6
zone-supply = { $form ->
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
rule-drop = { $form ->
    [inf] vhodit kámen
    [to] vhodit kámen
    [ind] vhodíš kámen
   *[imp] vhoď kámen
}
    .does = vhazuje kámen
text-drop = Vhoď kámen do sloupce, který není plný: spadne na nejnižší prázdné pole. Máš-li čtyři kameny v souvislé řadě (vodorovně, svisle nebo úhlopříčně), ihned vítězíš.
    .rule = 69ec3015
ask-drop-square = Kam vhodíš svůj kámen?
source-drop = čtyři v řadě

## Konec hry
end-line = čtyři kameny jednoho hráče jsou v řadě
    .rule = 4f9e2233
text-line = Hra končí, jakmile má hráč čtyři kameny v přímé řadě bez mezery.
    .rule = 4f9e2233
end-full = plán je zaplněný
    .rule = 780452fb
text-full = Hra končí, jakmile není žádné pole volné.
    .rule = 780452fb
text-winner = Vítězí, kdo má čtyři kameny v řadě. Zaplní-li se plán dřív, je to remíza.
    .rule = 465e82bf
