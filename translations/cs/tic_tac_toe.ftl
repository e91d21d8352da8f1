### Piškvorky tři na tři, česky

game-tic_tac_toe = Piškvorky 3×3

## Kameny, druhy, počítadla
noun-mark =
    .gender = f
    .nom-sg = značka
    .gen-sg = značky
    .dat-sg = značce
    .acc-sg = značku
    .loc-sg = značce
    .ins-sg = značkou
    .nom-pl = značky
    .gen-pl = značek
    .dat-pl = značkám
    .acc-pl = značky
    .loc-pl = značkách
    .ins-pl = značkami
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
rule-draw = { $form ->
    [inf] nakreslit značku
    [to] nakreslit značku
    [ind] nakreslíš značku
   *[imp] nakresli značku
}
    .does = kreslí značku
text-draw = Nakresli svou značku do prázdného pole. Máš-li tři značky v přímé řadě (vodorovně, svisle nebo úhlopříčně), ihned vítězíš.
    .rule = 97d3c66c
ask-draw-square = Kam nakreslíš svou značku?
source-draw = tři v řadě

## Konec hry
end-line = tři stejné značky jsou v řadě
    .rule = 4f9e2233
text-line = Hra končí, jakmile má hráč tři značky v řadě.
    .rule = 4f9e2233
end-full = plán je zaplněný
    .rule = 6ae33623
text-full = Hra končí, jakmile není žádné pole volné.
    .rule = 6ae33623
text-winner = Vítězí, kdo má tři značky v řadě. Zaplní-li se plán dřív, je to remíza.
    .rule = 465e82bf
