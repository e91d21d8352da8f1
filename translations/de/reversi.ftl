### Reversi: deutsche Namen und Wörter

game-reversi = Reversi

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
    .turns = yes
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
noun-start =
    .gender = n
    .nom-sg = Feld
    .acc-sg = Feld
    .dat-sg = Feld
    .gen-sg = Felds
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
    .at = on
noun-pass =
    .gender = n
    .nom-sg = Passen
    .acc-sg = Passen
    .dat-sg = Passen
    .gen-sg = Passens
    .nom-pl = Passen
    .dat-pl = Passen
    .gen-pl = Passen
number-pass = die Zahl der Züge, in denen nacheinander gepasst wurde
    .is = { $n ->
        [2] zweimal
       *[other] { $n }-mal
    } nacheinander gepasst wurde
    .set = { $form ->
    [v1] wird das Passen von vorn gezählt
   *[other] das Passen wird von vorn gezählt
}
    .now = { $n ->
        [0] kein Passen in Folge
        [1] gepasst
        [2] beide Spieler haben nacheinander gepasst
       *[other] insgesamt { $n }-mal nacheinander gepasst
    }
is-closing =
    .behind = , von dem eine Reihe gegnerischer Steine zu einem eigenen führt,
    .is = ein Feld, von dem eine Reihe gegnerischer Steine zu einem eigenen führt
    .rule = cd24baba
text-closing = Ein leeres Feld, von dem in mindestens einer der acht Richtungen eine lückenlose Reihe gegnerischer Steine zu einem eigenen Stein führt.
    .rule = cd24baba
zone-box = Vorrat
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
rule-place = { $form ->
    [inf] einen Stein legen oder passen
    [to] einen Stein zu legen oder zu passen
    [v1] legst du einen Stein oder passt
   *[imp] lege einen Stein oder passe
}
    .does = legt einen Stein
text-place = Lege einen Stein auf ein leeres Feld, von dem in mindestens einer der acht Richtungen eine lückenlose Reihe gegnerischer Steine zu einem eigenen Stein führt. Drehe alle Steine in allen solchen Reihen um. Gibt es kein solches Feld, musst du passen.
    .rule = 5c789b18
ask-place-start = Wohin legst du deinen Stein?
rule-turn_over = { $form ->
    [inf] den Stein auf { FORM($place, "dat") } umdrehen
    [to] den Stein auf { FORM($place, "dat") } umzudrehen
    [v1] drehst du den Stein auf { FORM($place, "dat") } um
   *[imp] drehe den Stein auf { FORM($place, "dat") } um
}
    .does = dreht einen Stein um
text-turn_over = Der Stein auf diesem Feld wechselt die Farbe: Jetzt gehört er dir.
    .rule = fdb272f5
step-four_discs = die ersten vier Steine
text-four_discs = Auf die vier Felder in der Mitte legt jeder Spieler zwei seiner Steine, einander diagonal gegenüber.
    .rule = 84d13d3c

## Spielende
end-full = das Brett ist voll
    .rule = 780452fb
text-full = Das Spiel endet, sobald kein Feld mehr frei ist.
    .rule = 780452fb
end-stuck = beide Spieler mussten direkt nacheinander passen
    .rule = 37df97d8
text-winner = Wer die meisten Steine auf dem Brett hat, gewinnt. Bei gleich vielen Steinen ist die Partie unentschieden.
    .rule = b7728533
