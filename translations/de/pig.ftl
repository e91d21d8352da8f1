### Pig: Namen und Wörter, deutsch

noun-point =
    .gender = m
    .nom-sg = Punkt
    .acc-sg = Punkt
    .dat-sg = Punkt
    .gen-sg = Punkts
    .nom-pl = Punkte
    .dat-pl = Punkten
    .gen-pl = Punkte
noun-pot =
    .gender = m
    .nom-sg = Punkt im Topf
    .acc-sg = Punkt im Topf
    .dat-sg = Punkt im Topf
    .gen-sg = Punkts im Topf
    .nom-pl = Punkte im Topf
    .dat-pl = Punkten im Topf
    .gen-pl = Punkte im Topf
    .short = Topf
noun-die =
    .head = Würfel
    .gender = m
    .nom-sg = Würfel
    .acc-sg = Würfel
    .dat-sg = Würfel
    .gen-sg = Würfels
    .nom-pl = Würfel
    .dat-pl = Würfeln
    .gen-pl = Würfel
number-pot = { $form ->
    [acc] den Topf
    [dat] dem Topf
    [gen] des Topfes
   *[nom] der Topf
}
    .is = { $n ->
        [0] { $form ->
            [bare] der Topf ist leer
           *[sub] der Topf leer ist
        }
       *[other] { $form ->
            [bare] im Topf sind { $n } Punkte
           *[sub] im Topf { $n } Punkte sind
        }
    }
    .set = { $n ->
        [0] { $form ->
            [v1] ist der Topf verloren
           *[other] der Topf ist verloren
        }
       *[other] { $form ->
            [v1] enthält der Topf { $n } Punkte
           *[other] der Topf enthält { $n } Punkte
        }
    }
zone-table = Tisch
    .in = auf dem Tisch
name-white_die = Würfel
    .gender = m
rule-round = Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-throw_or_stop = { $form ->
    [inf] würfeln oder aufhören
    [to] zu würfeln oder aufzuhören
    [v1] würfelst du oder hörst auf
   *[imp] würfle oder höre auf
}
    .does = ist am Zug
rule-throw_die = { $form ->
    [inf] würfeln
    [to] zu würfeln
    [v1] würfelst du
   *[imp] würfle
}
    .does = würfelt
rule-score_pot = { $form ->
    [inf] aufhören und den Topf nehmen
    [to] aufzuhören und den Topf zu nehmen
    [v1] hörst du auf und nimmst den Topf
   *[imp] höre auf und nimm den Topf
}
    .does = hört auf und nimmt den Topf
source-score_pot = Würfe
end-hundred = ein Spieler hat mindestens 100 Punkte
    .rule = 650a4b26

## Regelheft
game-pig = Pig

text-throw_or_stop = Würfle. Solange Punkte im Topf sind, entscheidest du: noch einmal würfeln oder aufhören.
    .rule = eb23909f
text-throw_die = Würfle. Eine 1 leert den Topf und beendet deinen Zug; jede andere Zahl kommt in den Topf.
    .rule = 8b0dac17
text-score_pot = Die Punkte im Topf gehören dir; dein Zug ist zu Ende.
    .rule = 6b262dd3
text-winner = Wer als Erster mindestens 100 Punkte hat, gewinnt.
    .rule = 4b0c19af
