### Schach, deutsch

## Zähler, Figuren, Arten
noun-square =
    .gender = n
    .at = on
    .nom-sg = Feld
    .acc-sg = Feld
    .dat-sg = Feld
    .gen-sg = Felds
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
noun-chessman =
    .gender = f
    .nom-sg = Figur
    .acc-sg = Figur
    .dat-sg = Figur
    .gen-sg = Figur
    .nom-pl = Figuren
    .dat-pl = Figuren
    .gen-pl = Figuren
noun-pawn =
    .gender = m
    .nom-sg = Bauer
    .acc-sg = Bauern
    .dat-sg = Bauern
    .gen-sg = Bauern
    .nom-pl = Bauern
    .dat-pl = Bauern
    .gen-pl = Bauern
noun-knight =
    .gender = m
    .nom-sg = Springer
    .acc-sg = Springer
    .dat-sg = Springer
    .gen-sg = Springers
    .nom-pl = Springer
    .dat-pl = Springern
    .gen-pl = Springer
noun-bishop =
    .gender = m
    .nom-sg = Läufer
    .acc-sg = Läufer
    .dat-sg = Läufer
    .gen-sg = Läufers
    .nom-pl = Läufer
    .dat-pl = Läufern
    .gen-pl = Läufer
noun-rook =
    .gender = m
    .nom-sg = Turm
    .acc-sg = Turm
    .dat-sg = Turm
    .gen-sg = Turms
    .nom-pl = Türme
    .dat-pl = Türmen
    .gen-pl = Türme
noun-queen =
    .gender = f
    .nom-sg = Dame
    .acc-sg = Dame
    .dat-sg = Dame
    .gen-sg = Dame
    .nom-pl = Damen
    .dat-pl = Damen
    .gen-pl = Damen
noun-king =
    .gender = m
    .single = yes
    .nom-sg = König
    .acc-sg = König
    .dat-sg = König
    .gen-sg = Königs
    .nom-pl = Könige
    .dat-pl = Königen
    .gen-pl = Könige
noun-rook_or_queen =
    .gender = m
    .nom-sg = Turm oder eine Dame
    .acc-sg = Turm oder eine Dame
    .dat-sg = Turm oder einer Dame
    .gen-sg = Turms oder einer Dame
    .nom-pl = Türme oder Damen
    .dat-pl = Türmen oder Damen
    .gen-pl = Türme oder Damen
noun-bishop_or_queen =
    .gender = m
    .nom-sg = Läufer oder eine Dame
    .acc-sg = Läufer oder eine Dame
    .dat-sg = Läufer oder einer Dame
    .gen-sg = Läufers oder einer Dame
    .nom-pl = Läufer oder Damen
    .dat-pl = Läufern oder Damen
    .gen-pl = Läufer oder Damen
noun-minor_piece =
    .gender = f
    .nom-sg = Leichtfigur
    .acc-sg = Leichtfigur
    .dat-sg = Leichtfigur
    .gen-sg = Leichtfigur
    .nom-pl = Leichtfiguren
    .dat-pl = Leichtfiguren
    .gen-pl = Leichtfiguren
noun-right =
    .gender = n
    .nom-sg = Rochaderecht
    .acc-sg = Rochaderecht
    .dat-sg = Rochaderecht
    .gen-sg = Rochaderechts
    .nom-pl = Rochaderechte
    .dat-pl = Rochaderechten
    .gen-pl = Rochaderechte
noun-win =
    .gender = m
    .nom-sg = Sieg
    .acc-sg = Sieg
    .dat-sg = Sieg
    .gen-sg = Siegs
    .nom-pl = Siege
    .dat-pl = Siegen
    .gen-pl = Siege
    .gained = gewinnt
noun-passed =
    .gender = n
    .at = on
    .nom-sg = En-passant-Feld
    .acc-sg = En-passant-Feld
    .dat-sg = En-passant-Feld
    .gen-sg = En-passant-Felds
    .nom-pl = En-passant-Felder
    .dat-pl = En-passant-Feldern
    .gen-pl = En-passant-Felder
noun-quiet_move =
    .gender = m
    .nom-sg = Zug ohne Schlagen und ohne Bauern
    .acc-sg = Zug ohne Schlagen und ohne Bauern
    .dat-sg = Zug ohne Schlagen und ohne Bauern
    .gen-sg = Zugs ohne Schlagen und ohne Bauern
    .nom-pl = Züge ohne Schlagen und ohne Bauern
    .dat-pl = Zügen ohne Schlagen und ohne Bauern
    .gen-pl = Züge ohne Schlagen und ohne Bauern
noun-overdue =
    .gender = f
    .nom-sg = Frist
    .acc-sg = Frist
    .dat-sg = Frist
    .gen-sg = Frist
    .nom-pl = Fristen
    .dat-pl = Fristen
    .gen-pl = Fristen
noun-drawn =
    .gender = n
    .nom-sg = Remis
    .acc-sg = Remis
    .dat-sg = Remis
    .gen-sg = Remis
    .nom-pl = Remis
    .dat-pl = Remis
    .gen-pl = Remis
noun-stalemate =
    .gender = n
    .nom-sg = Patt
    .acc-sg = Patt
    .dat-sg = Patt
    .gen-sg = Patts
    .nom-pl = Patts
    .dat-pl = Patts
    .gen-pl = Patts
noun-origin =
    .gender = n
    .at = on
    .nom-sg = Ausgangsfeld
    .acc-sg = Ausgangsfeld
    .dat-sg = Ausgangsfeld
    .gen-sg = Ausgangsfelds
    .nom-pl = Ausgangsfelder
    .dat-pl = Ausgangsfeldern
    .gen-pl = Ausgangsfelder
noun-corner =
    .gender = n
    .at = on
    .nom-sg = Eckfeld
    .acc-sg = Eckfeld
    .dat-sg = Eckfeld
    .gen-sg = Eckfelds
    .nom-pl = Eckfelder
    .dat-pl = Eckfeldern
    .gen-pl = Eckfelder

## Zonen und Wörter
zone-box = Schachtel
    .from = aus der Schachtel
    .to = in die Schachtel
    .in = in der Schachtel
    .verb-to = put
    .verb-from = place
is-empty =
    .before = leer{ word-ending }
    .is = leer
    .rule = b9d07bab
is-hostile =
    .before = vom Gegner besetzt{ word-ending }
    .is = vom Gegner besetzt
    .rule = 01ae9bb0
is-attacked =
    .before = angegriffen{ word-ending }
    .is = angegriffen
    .rule = 706d0309
is-safe =
    .before = sicher{ word-ending }
    .is = sicher
    .rule = 62d6657b
number-quiet_move = { $form ->
    [dat] der Zahl der Züge ohne Schlagen und ohne Bauern
    [gen] der Zahl der Züge ohne Schlagen und ohne Bauern
   *[nom] die Zahl der Züge ohne Schlagen und ohne Bauern
}
    .set = { $form ->
    [bare] die Züge ohne Schlagen und ohne Bauern werden neu gezählt
    [v1] zählst du die Züge ohne Schlagen und ohne Bauern von vorn
   *[other] zähle die Züge ohne Schlagen und ohne Bauern von vorn
}
number-overdue = die Frist der fünfzig Züge
    .is = { $form ->
    [bare] die fünfzig Züge sind vorbei und ein Schach ist noch abzuwehren
   *[sub] die fünfzig Züge vorbei sind und ein Schach noch abzuwehren ist
}
    .set = { $form ->
    [v1] ist vor dem Remis noch das Schach abzuwehren
   *[other] vor dem Remis ist noch das Schach abzuwehren
}
number-drawn = das Remis
    .is = { $form ->
    [bare] die Partie ist remis
   *[sub] die Partie remis ist
}
    .set = { $form ->
    [v1] ist die Partie remis
   *[other] die Partie ist remis
}
number-stalemate = das Patt
    .is = { $form ->
    [bare] es ist patt
   *[sub] es patt ist
}
    .set = { $form ->
    [v1] ist es patt
   *[other] es ist patt
}

## Regeln
rule-round = { $form ->
    [inf] eine Runde spielen
    [to] eine Runde zu spielen
    [v1] spielst du eine Runde
   *[imp] spiele eine Runde
}
    .does = spielt eine Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-play = { $form ->
    [inf] ziehen
    [to] zu ziehen
    [v1] ziehst du
   *[imp] ziehe
}
    .does = zieht
rule-look_at_the_clock = { $form ->
    [inf] prüfen, ob die Partie remis ist
    [to] zu prüfen, ob die Partie remis ist
    [v1] prüfst du, ob die Partie remis ist
   *[imp] prüfe, ob die Partie remis ist
}
    .does = prüft, ob die Partie remis ist
rule-pawn_move = { $form ->
    [inf] mit dem Bauern von { FORM($place, "dat") } ziehen
    [to] mit dem Bauern von { FORM($place, "dat") } zu ziehen
    [v1] ziehst du mit dem Bauern von { FORM($place, "dat") }
   *[imp] ziehe mit dem Bauern von { FORM($place, "dat") }
}
    .does = zieht mit dem Bauern von { FORM($place, "dat") }
rule-knight_move = { $form ->
    [inf] mit dem Springer von { FORM($place, "dat") } ziehen
    [to] mit dem Springer von { FORM($place, "dat") } zu ziehen
    [v1] ziehst du mit dem Springer von { FORM($place, "dat") }
   *[imp] ziehe mit dem Springer von { FORM($place, "dat") }
}
    .does = zieht mit dem Springer von { FORM($place, "dat") }
rule-bishop_move = { $form ->
    [inf] mit dem Läufer von { FORM($place, "dat") } ziehen
    [to] mit dem Läufer von { FORM($place, "dat") } zu ziehen
    [v1] ziehst du mit dem Läufer von { FORM($place, "dat") }
   *[imp] ziehe mit dem Läufer von { FORM($place, "dat") }
}
    .does = zieht mit dem Läufer von { FORM($place, "dat") }
rule-rook_move = { $form ->
    [inf] mit dem Turm von { FORM($place, "dat") } ziehen
    [to] mit dem Turm von { FORM($place, "dat") } zu ziehen
    [v1] ziehst du mit dem Turm von { FORM($place, "dat") }
   *[imp] ziehe mit dem Turm von { FORM($place, "dat") }
}
    .does = zieht mit dem Turm von { FORM($place, "dat") }
rule-queen_move = { $form ->
    [inf] mit der Dame von { FORM($place, "dat") } ziehen
    [to] mit der Dame von { FORM($place, "dat") } zu ziehen
    [v1] ziehst du mit der Dame von { FORM($place, "dat") }
   *[imp] ziehe mit der Dame von { FORM($place, "dat") }
}
    .does = zieht mit der Dame von { FORM($place, "dat") }
rule-king_move = { $form ->
    [inf] mit dem König von { FORM($place, "dat") } ziehen
    [to] mit dem König von { FORM($place, "dat") } zu ziehen
    [v1] ziehst du mit dem König von { FORM($place, "dat") }
   *[imp] ziehe mit dem König von { FORM($place, "dat") }
}
    .does = zieht mit dem König von { FORM($place, "dat") }
rule-go_to = { $form ->
    [inf] von { FORM($place, "dat") } auf { FORM($object, "acc") } gehen
    [to] von { FORM($place, "dat") } auf { FORM($object, "acc") } zu gehen
    [v1] gehst du von { FORM($place, "dat") } auf { FORM($object, "acc") }
   *[imp] gehe von { FORM($place, "dat") } auf { FORM($object, "acc") }
}
    .does = geht von { FORM($place, "dat") } auf { FORM($object, "acc") }
rule-take = { $form ->
    [inf] die gegnerische Figur auf { FORM($place, "dat") } schlagen
    [to] die gegnerische Figur auf { FORM($place, "dat") } zu schlagen
    [v1] schlägst du die gegnerische Figur auf { FORM($place, "dat") }
   *[imp] schlage die gegnerische Figur auf { FORM($place, "dat") }
}
    .does = schlägt die gegnerische Figur auf { FORM($place, "dat") }
rule-pawn_went = { $form ->
    [inf] den Bauernzug auf { FORM($object, "acc") } abschließen
    [to] den Bauernzug auf { FORM($object, "acc") } abzuschließen
    [v1] schließt du den Bauernzug auf { FORM($object, "acc") } ab
   *[imp] schließe den Bauernzug auf { FORM($object, "acc") } ab
}
    .does = schließt den Bauernzug auf { FORM($object, "acc") } ab
rule-king_went = { $form ->
    [inf] den Königszug auf { FORM($object, "acc") } abschließen
    [to] den Königszug auf { FORM($object, "acc") } abzuschließen
    [v1] schließt du den Königszug auf { FORM($object, "acc") } ab
   *[imp] schließe den Königszug auf { FORM($object, "acc") } ab
}
    .does = schließt den Königszug auf { FORM($object, "acc") } ab
rule-promote = { $form ->
    [inf] den Bauern auf { FORM($place, "dat") } umwandeln
    [to] den Bauern auf { FORM($place, "dat") } umzuwandeln
    [v1] wandelst du den Bauern auf { FORM($place, "dat") } um
   *[imp] wandle den Bauern auf { FORM($place, "dat") } um
}
    .does = wandelt den Bauern auf { FORM($place, "dat") } um

## Ende, Aufbau, Varianten
end-checkmate = der König ist matt
    .rule = 9ef1de17
text-checkmate = Das Spiel endet, sobald der König eines Spielers angegriffen ist und kein Zug ihn rettet.
    .rule = 9ef1de17
end-no_move_left = wer am Zug ist, ist patt, kann also nicht ziehen und steht nicht im Schach
    .rule = 07e5e6c1
end-repetition = dieselbe Stellung ist zum dritten Mal vorgekommen, mit demselben Spieler am Zug und denselben Rechten zu Rochade und En-passant-Schlag
    .rule = d2203c4c
end-fifty_moves = beide Spieler haben je fünfzig Züge in Folge nichts geschlagen und keinen Bauern gezogen
    .rule = 678b22c9
text-fifty_moves = Das Spiel endet, sobald beide Spieler je fünfzig Züge in Folge nichts geschlagen und keinen Bauern gezogen haben; bietet der letzte dieser Züge Schach, das sich abwehren lässt, erst nach dem Gegenzug.
    .rule = 678b22c9
end-dead_position = außer den Königen ist höchstens noch eine Leichtfigur auf dem Brett
    .rule = 38a4e7e2
step-pawns = Bauern
step-pieces = Figuren hinter den Bauern
source-play = Matt
game-chess = Schach
variant-dead_positions = sofort remis, wenn außer den Königen höchstens eine Leichtfigur (Springer oder Läufer) auf dem Brett ist
direction-leaping = im Rösselsprung
    .far = { $n ->
        [one] einen Rösselsprung entfernt
       *[other] { $n } Rösselsprünge entfernt
    }

## Texte von Hand
text-play = Ziehe mit einer deiner Figuren, wie es ihrer Art entspricht. Kein Zug darf deinen eigenen König angegriffen stehen lassen. Hast du keinen Zug, gewinnt der Gegner, falls dein König angegriffen ist (matt); sonst ist es patt. Waren die fünfzig Züge schon vorbei und nur noch ein Schach abzuwehren, ist die Partie nach diesem Zug remis.
    .rule = e36fe5eb
text-go_to = Stelle die Figur auf das gewählte Feld und schlage die gegnerische Figur, die dort steht; ein Bauer, der auf das En-passant-Feld zieht, schlägt den Bauern, der dieses Feld gerade übersprungen hat. Dein König darf danach nicht angegriffen sein. Mit einem Turm, der seine Ecke verlassen hat oder dort geschlagen wurde, kann nicht mehr rochiert werden. Nach dem Schlagen oder einem Bauernzug werden die fünfzig Züge von vorn gezählt. Zuletzt wird ein Bauernzug (Umwandlung) oder ein Königszug (Rochade) abgeschlossen.
    .rule = 9fb69f01
text-king_move = Ziehe ein Feld weit in beliebiger Richtung, auch schräg, auf ein Feld ohne eigene Figur. Oder rochiere: zwei Felder seitwärts auf einen Turm mit Rochaderecht zu, falls zwischen König und Turm nichts steht, der König nicht im Schach ist und weder das Feld, über das er geht, noch das, auf das er kommt, angegriffen ist.
    .rule = 2744b15d
text-pawn_move = Ziehe auf das Feld vor dem Bauern, falls es leer ist; von deiner zweiten Reihe aus auch auf das übernächste, falls beide leer sind; oder auf ein Feld schräg vor ihm, das vom Gegner besetzt oder das En-passant-Feld ist.
    .rule = 158ca4b4
text-pawns = Jeder Spieler stellt auf jedes Feld der von ihm aus zweiten Reihe einen Bauern.
    .rule = b0dc2b34
text-pieces = In die von ihm aus erste Reihe stellt jeder Spieler, von Linie a bis h: Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm. Mit beiden Türmen darf rochiert werden.
    .rule = d544f8bf
text-look_at_the_clock = Merke dir die Stellung. Haben beide Spieler je fünfzig Züge in Folge nichts geschlagen und keinen Bauern gezogen, ist die Partie remis; stehst du im Schach, erst nach dem Zug, der es abwehrt.
    .rule = 48b235b1
text-knight_move = Ziehe einen Rösselsprung weit, also zwei Felder gerade und eines quer dazu, gleich was dazwischen steht, auf ein Feld ohne eigene Figur.
    .rule = 873cec37
text-bishop_move = Ziehe auf einer Diagonale beliebig weit, aber über keine andere Figur, auf ein Feld ohne eigene Figur.
    .rule = 2cdbe056
text-rook_move = Ziehe auf der Reihe oder der Linie beliebig weit, aber über keine andere Figur, auf ein Feld ohne eigene Figur.
    .rule = aab2724e
text-queen_move = Ziehe auf der Reihe, der Linie oder einer Diagonale beliebig weit, aber über keine andere Figur, auf ein Feld ohne eigene Figur.
    .rule = 75024a13
text-take = Lege die gegnerische Figur, die auf dem Feld steht, in die Schachtel des Gegners.
    .rule = 8dfa6530
text-pawn_went = Ist der Bauer zwei Felder gegangen und steht neben ihm ein gegnerischer Bauer, ist das übersprungene Feld im nächsten Zug das En-passant-Feld. Hat der Bauer die von dir aus hinterste Reihe erreicht, wandle ihn um.
    .rule = 02c44034
text-promote = Ersetze den Bauern durch eine Dame, einen Turm, einen Läufer oder einen Springer aus deiner Schachtel.
    .rule = feb8f6ca
text-king_went = Ist der König zwei Felder seitwärts gegangen, stelle den Turm, auf den er zuging, auf das Feld, über das der König gegangen ist. Sobald dein König einmal gezogen hat, hast du kein Rochaderecht mehr.
    .rule = b2747d93
text-attacked = Ein Feld, auf dem der Gegner schlagen könnte: mit einem Springer, der einen Rösselsprung entfernt steht, mit Turm oder Dame auf derselben Reihe oder Linie oder mit Läufer oder Dame auf derselben Diagonale, falls nichts dazwischen steht, mit einem Bauern schräg dahinter (von dir aus gesehen) oder mit dem König auf einem Nachbarfeld.
    .rule = 706d0309
option-queen = Dame
    .does = wandelt den Bauern um
option-rook = Turm
    .does = wandelt den Bauern um
option-bishop = Läufer
    .does = wandelt den Bauern um
option-knight = Springer
    .does = wandelt den Bauern um
text-safe = Ein leeres Feld, das nicht angegriffen ist.
    .rule = f2b10580
text-hostile = Ein Feld mit einer gegnerischen Figur.
    .rule = 01ae9bb0
text-winner = Wer den gegnerischen König mattsetzt, gewinnt. Endet die Partie anders, ist sie remis.
    .rule = 465e82bf
direction-orthogonal-square =
    .line = einer Reihe oder Linie
    .open = einer freien Reihe oder Linie
direction-straight-square =
    .line = einer Reihe, Linie oder Diagonale
    .open = einer freien Reihe, Linie oder Diagonale
