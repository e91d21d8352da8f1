### Tic-Tac-Toe: deutsche Namen und Wörter

game-tic_tac_toe = Tic-Tac-Toe

## Steine, Arten, Zähler
noun-mark =
    .gender = n
    .nom-sg = Zeichen
    .acc-sg = Zeichen
    .dat-sg = Zeichen
    .gen-sg = Zeichens
    .nom-pl = Zeichen
    .dat-pl = Zeichen
    .gen-pl = Zeichen
noun-square =
    .gender = n
    .nom-sg = Feld
    .acc-sg = Feld
    .dat-sg = Feld
    .gen-sg = Felds
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
    .at = on
noun-win =
    .gender = m
    .nom-sg = Sieg
    .acc-sg = Sieg
    .dat-sg = Sieg
    .gen-sg = Sieges
    .nom-pl = Siege
    .dat-pl = Siegen
    .gen-pl = Siege
    .gained = gewinnt
zone-supply = Vorrat
    .from = aus { $whose ->
        [they] seinem
       *[you] deinem
    } Vorrat
    .to = in { $whose ->
        [they] seinen
       *[you] deinen
    } Vorrat
    .in = in { $whose ->
        [they] seinem
       *[you] deinem
    } Vorrat
    .verb-from = place

## Spielablauf
rule-round = Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-draw = { $form ->
    [inf] ein Zeichen setzen
    [to] ein Zeichen zu setzen
    [v1] setzt du ein Zeichen
   *[imp] setze ein Zeichen
}
    .does = setzt ein Zeichen
text-draw = Setze dein Zeichen auf ein leeres Feld. Mit drei eigenen Zeichen in gerader Linie (waagerecht, senkrecht oder diagonal) gewinnst du sofort.
    .rule = 97d3c66c
ask-draw-square = Wohin setzt du dein Zeichen?
source-draw = drei in einer Linie

## Spielende
end-line = drei gleiche Zeichen stehen in einer Linie
    .rule = 4f9e2233
text-line = Das Spiel endet, sobald ein Spieler drei Zeichen in einer Reihe hat.
    .rule = 4f9e2233
end-full = das Brett ist voll
    .rule = 6ae33623
text-full = Das Spiel endet, sobald kein Feld mehr frei ist.
    .rule = 6ae33623
text-winner = Wer drei Zeichen in einer Linie hat, gewinnt. Ist das Brett vorher voll, ist die Partie unentschieden.
    .rule = 465e82bf
