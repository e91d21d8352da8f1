### Mühle: deutsche Namen und Wörter

game-nine_mens_morris = Mühle

## Steine, Punkte, Linien, Zähler
noun-point =
    .gender = m
    .nom-sg = Punkt
    .acc-sg = Punkt
    .dat-sg = Punkt
    .gen-sg = Punkts
    .nom-pl = Punkte
    .dat-pl = Punkten
    .gen-pl = Punkte
    .at = on
    .everywhere = auf dem Brett
noun-prop-points =
    .gender = m
    .nom-sg = Punkte
    .acc-sg = Punkte
    .dat-sg = Punkten
    .gen-sg = Punkte
    .nom-pl = Punkte
    .dat-pl = Punkten
    .gen-pl = Punkte
noun-origin =
    .gender = m
    .nom-sg = Punkt des Steins
    .acc-sg = Punkt des Steins
    .dat-sg = Punkt des Steins
    .gen-sg = Punkts des Steins
    .nom-pl = Punkte der Steine
    .dat-pl = Punkten der Steine
    .gen-pl = Punkte der Steine
    .at = on
noun-lane =
    .gender = f
    .nom-sg = Linie
    .acc-sg = Linie
    .dat-sg = Linie
    .gen-sg = Linie
    .nom-pl = Linien
    .dat-pl = Linien
    .gen-pl = Linien
    .at = on
noun-man =
    .gender = m
    .nom-sg = Stein
    .acc-sg = Stein
    .dat-sg = Stein
    .gen-sg = Steins
    .nom-pl = Steine
    .dat-pl = Steinen
    .gen-pl = Steine
noun-defeat =
    .gender = f
    .nom-sg = Niederlage
    .acc-sg = Niederlage
    .dat-sg = Niederlage
    .gen-sg = Niederlage
    .nom-pl = Niederlagen
    .dat-pl = Niederlagen
    .gen-pl = Niederlagen
    .short = Niederl.
    .gained = verliert
noun-quiet =
    .gender = m
    .nom-sg = Zug ohne Mühle
    .acc-sg = Zug ohne Mühle
    .dat-sg = Zug ohne Mühle
    .gen-sg = Zugs ohne Mühle
    .nom-pl = Züge ohne Mühle
    .dat-pl = Zügen ohne Mühle
    .gen-pl = Züge ohne Mühle
number-quiet = die Zahl der Züge ohne Mühle in Folge
    .set = { $form ->
    [v1] werden die Züge ohne Mühle neu gezählt
   *[other] die Züge ohne Mühle werden neu gezählt
}
    .is = { $form ->
        [bare] in { $n } Zügen in Folge (beide Spieler zusammen, ohne das Setzen) wurde keine Mühle geschlossen
       *[sub] in { $n } Zügen in Folge (beide Spieler zusammen, ohne das Setzen) keine Mühle geschlossen wurde
    }
number-flying_men = { $n }
is-empty =
    .before = leer{ word-ending }
    .is = leer
    .rule = 209545c1
is-milled =
    .behind = in einer gegnerischen Mühle
    .is = in einer gegnerischen Mühle
    .not = , { $number ->
        [pl] die in keiner gegnerischen Mühle liegen
       *[sg] der in keiner gegnerischen Mühle liegt
    },
    .late = yes
    .rule = 4b4d1e5a
is-loose =
    .behind = mit einem gegnerischen Stein, der in keiner Mühle steht,
    .is = ein Punkt mit einem gegnerischen Stein, der in keiner Mühle steht
    .rule = 430fa757
is-exposed =
    .behind = mit einem Stein, den du schlagen darfst,
    .is = ein Punkt mit einem Stein, den du schlagen darfst
    .rule = 6990f083
text-exposed = Ein Punkt mit einem gegnerischen Stein, der in keiner Mühle steht; stehen alle auf dem Brett in Mühlen, ein Punkt mit irgendeinem davon.
    .rule = 6401c2f6
zone-hand = Steine in der Hand
    .from = aus { $whose ->
        [they] seiner
       *[you] deiner
    } Hand
    .to = in { $whose ->
        [they] seine
       *[you] deine
    } Hand
    .in = in { $whose ->
        [they] seiner
       *[you] deiner
    } Hand
    .verb-from = place
    .short = Hand
zone-box = Steine aus dem Spiel
    .from = von den Steinen aus dem Spiel
    .to = aus dem Spiel
    .in = aus dem Spiel
    .short = weg
name-row_1 = Reihe 1
name-row_2 = Reihe 2
name-row_3 = Reihe 3
name-left_4 = Reihe 4 links
name-right_4 = Reihe 4 rechts
name-row_5 = Reihe 5
name-row_6 = Reihe 6
name-row_7 = Reihe 7
name-column_a = Spalte a
name-column_b = Spalte b
name-column_c = Spalte c
name-lower_d = Spalte d unten
name-upper_d = Spalte d oben
name-column_e = Spalte e
name-column_f = Spalte f
name-column_g = Spalte g

## Spielablauf
rule-round = Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-play = { $form ->
    [inf] setzen oder ziehen
    [to] zu setzen oder zu ziehen
    [v1] setzt oder ziehst du
   *[imp] setze oder ziehe
}
    .does = spielt
text-play = Solange du Steine in der Hand hast, setzt du einen davon; danach ziehst du mit einem Stein auf dem Brett.
    .rule = c2ec6b65
rule-place = { $form ->
    [inf] einen Stein setzen
    [to] einen Stein zu setzen
    [v1] setzt du einen Stein
   *[imp] setze einen Stein
}
    .does = setzt einen Stein
text-place = Setze einen Stein aus deiner Hand auf einen leeren Punkt. Schließt er eine Mühle oder zwei zugleich, schlage einen gegnerischen Stein.
    .rule = 53809f53
ask-place-point = Wohin setzt du deinen Stein?
rule-slide = { $form ->
    [inf] mit einem Stein ziehen
    [to] mit einem Stein zu ziehen
    [v1] ziehst du mit einem Stein
   *[imp] ziehe mit einem Stein
}
    .does = zieht
text-slide = Ziehe mit einem deiner Steine entlang einer Linie auf den nächsten Punkt, wenn er leer ist; hast du nur noch drei Steine, darfst du auf jeden leeren Punkt springen. Schließt der Stein eine Mühle oder zwei zugleich, schlage einen gegnerischen Stein. Kann keiner deiner Steine ziehen, hast du verloren.
    .rule = 386a5960
ask-slide-origin = Mit welchem Stein ziehst du?
ask-slide-point = Wohin ziehst du mit deinem Stein?
rule-close = { $form ->
    [inf] prüfen, ob an { FORM($place, "dat") } eine Mühle entstanden ist
    [to] zu prüfen, ob an { FORM($place, "dat") } eine Mühle entstanden ist
    [v1] prüfst du, ob an { FORM($place, "dat") } eine Mühle entstanden ist
   *[imp] prüfe, ob an { FORM($place, "dat") } eine Mühle entstanden ist
}
    .does = schließt eine Mühle
text-close = Stehen jetzt drei deiner Steine auf den drei Punkten einer Linie durch diesen Punkt, hast du eine Mühle geschlossen: Schlage einen gegnerischen Stein, auch bei zwei Mühlen zugleich nur einen.
    .rule = 98f903f6
rule-take = { $form ->
    [inf] einen Stein schlagen
    [to] einen Stein zu schlagen
    [v1] schlägst du einen Stein
   *[imp] schlage einen Stein
}
    .does = schlägt einen Stein
text-take = Nimm einen gegnerischen Stein vom Brett, der in keiner Mühle steht; stehen alle gegnerischen Steine auf dem Brett in Mühlen, irgendeinen. Wer auf dem Brett und in der Hand zusammen nur noch zwei Steine hat, hat verloren.
    .rule = febfba24
ask-take-point = Welchen Stein schlägst du?
rule-look_back = { $form ->
    [inf] sich die Stellung merken
    [to] sich die Stellung zu merken
    [v1] merkst du dir die Stellung
   *[imp] merke dir die Stellung
}
    .does = hat gezogen
source-slide = kein Zug möglich
source-take = weniger als drei Steine

## Spielende
end-beaten = ein Spieler hat insgesamt weniger als drei Steine oder kann nicht ziehen
    .rule = d2040466
text-beaten = Das Spiel endet, sobald ein Spieler insgesamt weniger als drei Steine hat oder an der Reihe ist und nicht ziehen kann.
    .rule = d2040466
end-repeated = dieselbe Stellung mit demselben Spieler am Zug ist zum dritten Mal entstanden
    .rule = 6cc79a71
end-quiet = es wurde zu lange keine Mühle geschlossen
    .rule = 83cc9e20
param-flying_men = Steine, mit denen gesprungen werden darf
param-quiet_limit = Züge ohne Mühle bis zum Remis, beide Spieler zusammen
text-look_back = Merke dir die Stellung: Entsteht dieselbe mit demselben Spieler am Zug zum dritten Mal, ist die Partie remis.
    .rule = a6b7312a
text-milled = Ein Punkt auf einer Linie, auf deren drei Punkten gegnerische Steine stehen.
    .rule = 4b4d1e5a
text-loose = Ein Punkt mit einem gegnerischen Stein, der auf keiner Linie mit drei solchen Steinen steht.
    .rule = d980fe16
text-winner = Wer auf dem Brett und in der Hand zusammen nur noch zwei Steine hat oder nicht ziehen kann, hat verloren, und der Gegner gewinnt. Endet die Partie anders, ist sie remis.
    .rule = 1e7da71c
