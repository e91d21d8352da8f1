### Vier gewinnt: deutsche Namen und Wörter

game-connect_four = Vier gewinnt

## Steine, Arten, Zähler
noun-disc =
    .gender = m
    .nom-sg = Stein
    .acc-sg = Stein
    .dat-sg = Stein
    .gen-sg = Steins
    .nom-pl = Steine
    .dat-pl = Steinen
    .gen-pl = Steine
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
is-open =
    .behind = , auf das ein Stein fallen kann,
    .is = das unterste leere Feld seiner Spalte
    .rule = 860941d6
text-open = Ein leeres Feld in der untersten Reihe oder eines, direkt unter dem ein Stein liegt.
    .rule = 860941d6
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
rule-drop = { $form ->
    [inf] einen Stein einwerfen
    [to] einen Stein einzuwerfen
    [v1] wirfst du einen Stein ein
   *[imp] wirf einen Stein ein
}
    .does = wirft einen Stein ein
text-drop = Wirf einen Stein in eine Spalte, die nicht voll ist: Er fällt auf das unterste leere Feld. Mit vier eigenen Steinen lückenlos in gerader Linie (waagerecht, senkrecht oder diagonal) gewinnst du sofort.
    .rule = 69ec3015
ask-drop-square = Wohin wirfst du deinen Stein?
source-drop = vier in einer Linie

## Spielende
end-line = vier Steine eines Spielers liegen lückenlos in einer Linie
    .rule = 4f9e2233
text-line = Das Spiel endet, sobald ein Spieler vier Steine lückenlos in einer geraden Reihe hat.
    .rule = 4f9e2233
end-full = das Brett ist voll
    .rule = 780452fb
text-full = Das Spiel endet, sobald kein Feld mehr frei ist.
    .rule = 780452fb
text-winner = Wer vier Steine lückenlos in einer Linie hat, gewinnt. Ist das Brett vorher voll, ist die Partie unentschieden.
    .rule = 465e82bf
