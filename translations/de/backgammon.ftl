### Backgammon: deutsche Namen und Wörter

game-backgammon = Backgammon
variant-cube = mit Dopplerwürfel: der Einsatz kann verdoppelt werden

## Steine, Felder, Würfel, Zähler
noun-point =
    .gender = n
    .nom-sg = Feld
    .acc-sg = Feld
    .dat-sg = Feld
    .gen-sg = Felds
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
    .at = on
noun-origin =
    .gender = n
    .nom-sg = Ausgangsfeld
    .acc-sg = Ausgangsfeld
    .dat-sg = Ausgangsfeld
    .gen-sg = Ausgangsfelds
    .nom-pl = Ausgangsfelder
    .dat-pl = Ausgangsfeldern
    .gen-pl = Ausgangsfelder
    .at = on
noun-checker =
    .gender = m
    .nom-sg = Stein
    .acc-sg = Stein
    .dat-sg = Stein
    .gen-sg = Steins
    .nom-pl = Steine
    .dat-pl = Steinen
    .gen-pl = Steine
noun-die =
    .gender = m
    .nom-sg = Würfel
    .acc-sg = Würfel
    .dat-sg = Würfel
    .gen-sg = Würfels
    .nom-pl = Würfel
    .dat-pl = Würfeln
    .gen-pl = Würfel
name-white_die = der weiße Würfel
    .gender = m
    .acc = den weißen Würfel
    .dat = dem weißen Würfel
    .gen = des weißen Würfels
    .short = weißer Würfel
name-black_die = der schwarze Würfel
    .gender = m
    .acc = den schwarzen Würfel
    .dat = dem schwarzen Würfel
    .gen = des schwarzen Würfels
    .short = schwarzer Würfel
noun-victory_point =
    .gender = m
    .nom-sg = Siegpunkt
    .acc-sg = Siegpunkt
    .dat-sg = Siegpunkt
    .gen-sg = Siegpunkts
    .nom-pl = Siegpunkte
    .dat-pl = Siegpunkten
    .gen-pl = Siegpunkte
    .short = Punkte
noun-pip =
    .gender = n
    .nom-sg = weiteres Auge
    .acc-sg = weiteres Auge
    .dat-sg = weiteren Auge
    .gen-sg = weiteren Auges
    .nom-pl = weitere Augen
    .dat-pl = weiteren Augen
    .gen-pl = weiterer Augen
noun-stake =
    .gender = m
    .nom-sg = Punkt im Einsatz
    .acc-sg = Punkt im Einsatz
    .dat-sg = Punkt im Einsatz
    .gen-sg = Punkts im Einsatz
    .nom-pl = Punkte im Einsatz
    .dat-pl = Punkten im Einsatz
    .gen-pl = Punkte im Einsatz
    .short = Einsatz
noun-keeper =
    .gender = m
    .nom-sg = Besitzer des Dopplers
    .acc-sg = Besitzer des Dopplers
    .dat-sg = Besitzer des Dopplers
    .gen-sg = Besitzers des Dopplers
    .nom-pl = Besitzer des Dopplers
    .dat-pl = Besitzern des Dopplers
    .gen-pl = Besitzer des Dopplers
number-pip = { $form ->
    [dat] der Zahl der weiteren Augen
    [gen] der Zahl der weiteren Augen
   *[nom] die Zahl der weiteren Augen
}
    .name = weitere Augen
number-stake = { $form ->
    [acc] den Einsatz
    [dat] dem Einsatz
    [gen] des Einsatzes
   *[nom] der Einsatz
}
    .name = Einsatz
    .set = { $form ->
    [v1] wird der Einsatz verdoppelt
   *[other] der Einsatz wird verdoppelt
}
number-doubles = { $form ->
    [acc] den Pasch
    [dat] dem Pasch
    [gen] des Paschs
   *[nom] der Pasch
}
    .is = { $n ->
        [0] { $form ->
            [bare] die Würfel verschieden sind
           *[own] sind die Würfel verschieden
        }
       *[other] { $form ->
            [bare] ein Pasch geworfen ist
           *[own] ist ein Pasch geworfen
        }
    }
    .rule = 72d0bbd7
number-thrown = { $form ->
    [dat] den geworfenen Augen
    [gen] der geworfenen Augen
   *[nom] die geworfenen Augen
}
    .rule = ac68162f
number-way = { $form ->
    [acc] den Abstand { FORM($thing, "gen") } vom Ziel
    [dat] dem Abstand { FORM($thing, "gen") } vom Ziel
    [gen] des Abstands { FORM($thing, "gen") } vom Ziel
   *[nom] der Abstand { FORM($thing, "gen") } vom Ziel
}
    .rule = 0a36cf56
number-rear = { $form ->
    [acc] den Abstand deines hintersten Steins vom Ziel
    [dat] dem Abstand deines hintersten Steins vom Ziel
    [gen] des Abstands deines hintersten Steins vom Ziel
   *[nom] der Abstand deines hintersten Steins vom Ziel
}
    .rule = 98c50e30
number-first_checkers = { $form ->
    [dat] der Zahl der Steine, die auf { FORM($thing, "dat") } beginnen
    [gen] der Zahl der Steine, die auf { FORM($thing, "dat") } beginnen
   *[nom] die Zahl der Steine, die auf { FORM($thing, "dat") } beginnen
}
    .rule = ded37084
number-prize = { $form ->
    [acc] den Wert der Partie
    [dat] dem Wert der Partie
    [gen] des Werts der Partie
   *[nom] der Wert der Partie
}
    .rule = f792afba
is-open =
    .before = offen{ word-ending }
    .is = offen
    .rule = 4b6f8fb3
is-home =
    .behind = in deinem Heimfeld
    .is = in deinem Heimfeld
    .rule = 65fcdbd1
is-bearing =
    .behind = , von dem du abtragen darfst,
    .is = ein Feld, von dem du abtragen darfst
    .rule = 2b9e0ef4
zone-bar = Bar
    .from = von der Bar
    .to = auf die Bar
    .in = auf der Bar
zone-tray = Ablage
    .from = von neben dem Brett
    .to = vom Brett
    .in = in der Ablage
zone-table = geworfen
    .to = auf das Brett
    .in = auf dem Brett
zone-used = gespielt
    .from = von neben dem Brett
    .to = zur Seite

## Spielablauf
rule-round = Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-throw_dice = { $form ->
    [inf] würfeln
    [to] zu würfeln
    [v1] würfelst du
   *[imp] würfle
}
    .does = würfelt
rule-play = { $form ->
    [inf] den Wurf spielen
    [to] den Wurf zu spielen
    [v1] spielst du den Wurf
   *[imp] spiele den Wurf
}
    .does = spielt
rule-play_die = { $form ->
    [inf] { FORM($object, "acc") } spielen
    [to] { FORM($object, "acc") } zu spielen
    [v1] spielst du { FORM($object, "acc") }
   *[imp] spiele { FORM($object, "acc") }
}
    .does = spielt { FORM($object, "acc") }
rule-enter = { $form ->
    [inf] mit { FORM($object, "dat") } einen Stein einsetzen
    [to] mit { FORM($object, "dat") } einen Stein einzusetzen
    [v1] setzt du mit { FORM($object, "dat") } einen Stein ein
   *[imp] setze mit { FORM($object, "dat") } einen Stein ein
}
    .does = setzt { $count ->
        [one] einen Stein
       *[other] Steine
    } ein
rule-advance = { $form ->
    [inf] die Zahl { FORM($object, "gen") } spielen
    [to] die Zahl { FORM($object, "gen") } zu spielen
    [v1] spielst du die Zahl { FORM($object, "gen") }
   *[imp] spiele die Zahl { FORM($object, "gen") }
}
    .does = zieht
rule-hit = { $form ->
    [inf] auf { FORM($place, "dat") } schlagen
    [to] auf { FORM($place, "dat") } zu schlagen
    [v1] schlägst du auf { FORM($place, "dat") }
   *[imp] schlage auf { FORM($place, "dat") }
}
    .does = schlägt
rule-finish = { $form ->
    [inf] prüfen, ob alle Steine abgetragen sind
    [to] zu prüfen, ob alle Steine abgetragen sind
    [v1] prüfst du, ob alle Steine abgetragen sind
   *[imp] prüfe, ob alle Steine abgetragen sind
}
    .does = hat alles abgetragen
rule-double = { $form ->
    [inf] über das Verdoppeln entscheiden
    [to] über das Verdoppeln zu entscheiden
    [v1] entscheidest du über das Verdoppeln
   *[imp] entscheide über das Verdoppeln
}
    .does = bietet an, den Einsatz zu verdoppeln
rule-offer_double = { $form ->
    [inf] anbieten, den Einsatz zu verdoppeln
    [to] anzubieten, den Einsatz zu verdoppeln
    [v1] bietest du an, den Einsatz zu verdoppeln
   *[imp] biete an, den Einsatz zu verdoppeln
}
    .does = bietet an, den Einsatz zu verdoppeln
rule-answer_double = { $form ->
    [inf] annehmen oder aufgeben
    [to] anzunehmen oder aufzugeben
    [v1] nimmst du an oder gibst auf
   *[imp] nimm an oder gib auf
}
    .does = antwortet
option-take = annehmen
    .does = nimmt an
option-drop = aufgeben
    .does = gibt auf
ask-play-die = Welchen Würfel spielst du zuerst?
    .does = beginnt mit { FORM($what, "dat") }
ask-advance-origin = Welchen Stein ziehst du?
ask-enter-point = Wo setzt du ein?
step-checkers = die Steine
step-first_throw = wer beginnt
source-finish = abgetragen
source-answer_double = aufgegeben
end-won = die Partie ist gewonnen
    .rule = bea4029f
text-won = Das Spiel endet, sobald ein Spieler den Punkt für den Sieg hat.
    .rule = bea4029f

## Regelheft
text-checkers = Jeder Spieler stellt zwei Steine auf sein Feld 24, fünf auf Feld 13, drei auf Feld 8 und fünf auf Feld 6, gezählt von dem Ende, an dem er abträgt. Feld 1 von Spieler 1 ist a1; seine Steine kommen von a2, in der oberen Reihe nach rechts und in der unteren zurück. Feld 1 von Spieler 2 ist a2, und seine Steine ziehen umgekehrt.
    .rule = 1410c55a
text-first_throw = Jeder Spieler wirft einen Würfel, bei gleichen Zahlen noch einmal: Wer die höhere Zahl hat, beginnt und spielt beide Zahlen.
    .rule = d5f15152
text-throw_dice = Wirf beide Würfel. Im ersten Zug der Partie wird nicht geworfen: Gespielt werden die Zahlen, die entschieden haben, wer beginnt.
    .rule = a54c47e2
text-play = Spiele beide Zahlen, jede mit einem Stein oder beide mit demselben, in beliebiger Reihenfolge; ein Pasch wird viermal gespielt. Vom Wurf muss so viel wie möglich gespielt werden: beide Zahlen, wenn es irgendwie geht, sonst die höhere oder, wenn nur sie sich spielen lässt, die niedrigere. Der Rest verfällt.
    .rule = c477ab2e
text-play_die = Hast du einen Stein auf der Bar, setze ihn mit dieser Zahl ein; sonst ziehe einen Stein.
    .rule = 6af85be3
text-enter = Setze einen Stein von der Bar auf das Feld im gegnerischen Heimfeld, das vom Gegner aus gezählt die geworfene Zahl hat (bei einer 1 sein Feld 1), wenn es offen ist, also höchstens ein gegnerischer Stein dort steht; ein einzelner wird geschlagen.
    .rule = 09c7c55c
text-advance = Ziehe einen deiner Steine um so viele Felder vorwärts, wie die Zahl angibt, auf ein offenes Feld (mit höchstens einem gegnerischen Stein); ein einzelner gegnerischer Stein dort wird geschlagen. Sind alle deine Steine, die noch im Spiel sind, in deinem Heimfeld, den letzten sechs Feldern, darfst du stattdessen einen abtragen: vom Feld mit dieser Zahl oder, wenn du nur auf niedrigeren Feldern Steine hast, vom höchsten davon.
    .rule = 0db088e5
text-hit = Der gegnerische Stein kommt auf die Bar und muss wieder eingesetzt werden, bevor der Gegner etwas anderes zieht.
    .rule = bdaa5453
text-finish = Hast du alle fünfzehn Steine abgetragen, gewinnst du: 1 Siegpunkt; 2 (Gammon), wenn der Gegner nichts abgetragen hat; 3 (Backgammon), wenn außerdem ein Stein von ihm auf der Bar oder in deinem Heimfeld ist.
    .rule = fa385d11
text-open = Ein Feld, auf dem der Gegner höchstens einen Stein hat.
    .rule = 4b6f8fb3
text-home = Eines der letzten sechs Felder vor dem Ende, an dem du abträgst.
    .rule = a03e9e5c
text-bearing = Ein Feld in deinem Heimfeld, wenn alle deine Steine, die noch im Spiel sind, dort stehen.
    .rule = 4baefa34
text-way = Wie viele Augen nötig sind, um einen Stein von dort abzutragen: 1 von deinem Feld 1, 24 von deinem Feld 24.
    .rule = 0a36cf56
text-rear = Wie viele Augen nötig sind, um denjenigen deiner Steine abzutragen, der den weitesten Weg hat.
    .rule = d73cdf24
text-doubles = 1, wenn beide Würfel das Gleiche zeigen, sonst 0.
    .rule = 72d0bbd7
text-thrown = Was beide Würfel zusammen zeigen; bei einem Pasch das Vierfache eines Würfels.
    .rule = 1de4f710
text-first_checkers = 2 auf Feld 24, 5 auf Feld 13, 3 auf Feld 8, 5 auf Feld 6, sonst keine.
    .rule = 3da03f92
text-prize = 1; 2 (Gammon), wenn der Gegner nichts abgetragen hat; 3 (Backgammon), wenn außerdem ein Stein von ihm auf der Bar oder in deinem Heimfeld ist.
    .rule = 13f64464
text-double = Bevor du würfelst, darfst du anbieten, den Einsatz zu verdoppeln, außer wenn der Doppler dem Gegner gehört, schon 64 zeigt oder der erste Wurf der Partie gespielt wird.
    .rule = 69f72aa2
text-offer_double = Der Gegner nimmt an oder gibt auf.
    .rule = e025463e
text-answer_double = Annehmen: Der Einsatz verdoppelt sich, und der Doppler gehört dir, so dass als Nächstes nur du verdoppeln darfst. Aufgeben: Der Gegner gewinnt den bisherigen Einsatz.
    .rule = 163d9a35
text-finish-cube = Hast du alle fünfzehn Steine abgetragen, gewinnst du den Einsatz so oft, wie die Partie zählt: einfach; doppelt (Gammon), wenn der Gegner nichts abgetragen hat; dreifach (Backgammon), wenn außerdem ein Stein von ihm auf der Bar oder in deinem Heimfeld ist.
    .rule = 52e80104
text-winner = Wer zuerst alle fünfzehn Steine abgetragen hat, gewinnt die Partie.
    .rule = 1e30851f
