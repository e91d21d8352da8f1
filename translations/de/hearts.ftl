### Hearts: Namen und Wörter, deutsch

noun-card =
    .gender = f
    .nom-sg = Karte
    .acc-sg = Karte
    .dat-sg = Karte
    .gen-sg = Karte
    .nom-pl = Karten
    .dat-pl = Karten
    .gen-pl = Karten
noun-suit =
    .gender = f
    .nom-sg = Farbe
    .acc-sg = Farbe
    .dat-sg = Farbe
    .gen-sg = Farbe
    .nom-pl = Farben
    .dat-pl = Farben
    .gen-pl = Farben
noun-point =
    .gender = m
    .nom-sg = Punkt
    .acc-sg = Punkt
    .dat-sg = Punkt
    .gen-sg = Punkts
    .nom-pl = Punkte
    .dat-pl = Punkten
    .gen-pl = Punkte
noun-penalty =
    .gender = m
    .nom-sg = Strafpunkt
    .acc-sg = Strafpunkt
    .dat-sg = Strafpunkt
    .gen-sg = Strafpunkts
    .nom-pl = Strafpunkte
    .dat-pl = Strafpunkten
    .gen-pl = Strafpunkte
    .short = Strafe
noun-passing =
    .gender = m
    .nom-sg = Wechsel der Richtung
    .acc-sg = Wechsel der Richtung
    .dat-sg = Wechsel der Richtung
    .gen-sg = Wechsels der Richtung
    .nom-pl = Wechsel der Richtung
    .dat-pl = Wechseln der Richtung
    .gen-pl = Wechsel der Richtung
noun-trick =
    .gender = m
    .nom-sg = Stich
    .acc-sg = Stich
    .dat-sg = Stich
    .gen-sg = Stichs
    .nom-pl = Stiche
    .dat-pl = Stichen
    .gen-pl = Stiche
noun-led =
    .gender = f
    .nom-sg = ausgespielte Farbe
    .acc-sg = ausgespielte Farbe
    .dat-sg = ausgespielten Farbe
    .gen-sg = ausgespielten Farbe
    .nom-pl = ausgespielten Farben
    .dat-pl = ausgespielten Farben
    .gen-pl = ausgespielten Farben
noun-leader =
    .gender = m
    .nom-sg = Ausspieler
    .acc-sg = Ausspieler
    .dat-sg = Ausspieler
    .gen-sg = Ausspielers
    .nom-pl = Ausspieler
    .dat-pl = Ausspielern
    .gen-pl = Ausspieler
    .noted = { $what } spielt als Nächster aus
noun-prop-suit =
    .gender = f
    .nom-sg = Farbe
    .acc-sg = Farbe
    .dat-sg = Farbe
    .gen-sg = Farbe
    .nom-pl = Farben
    .dat-pl = Farben
    .gen-pl = Farben
noun-prop-rank =
    .gender = m
    .nom-sg = Rang
    .acc-sg = Rang
    .dat-sg = Rang
    .gen-sg = Rangs
    .nom-pl = Ränge
    .dat-pl = Rängen
    .gen-pl = Ränge
number-passing = { $form ->
    [dat] der Richtung des Weitergebens
    [gen] der Richtung des Weitergebens
   *[nom] die Richtung des Weitergebens
}
    .name = Richtung des Weitergebens
    .now = { $n ->
        [1] Karten gehen nach links
        [2] Karten gehen nach rechts
        [3] { $players ->
            [4] Karten gehen über den Tisch
           *[other] keine Karten weitergeben
        }
       *[other] keine Karten weitergeben
    }
number-trick = { $form ->
    [dat] der Zahl der Stiche
    [gen] der Zahl der Stiche
   *[nom] die Zahl der Stiche
}
number-broken = { $form ->
    [acc] den Stand der Herzen
    [dat] dem Stand der Herzen
    [gen] des Stands der Herzen
   *[nom] der Stand der Herzen
}
    .name = Herz freigegeben
    .now = { $n ->
        [0] Herz gesperrt
       *[other] Herz freigegeben
    }
    .is = { $n ->
        [0] { $form ->
            [bare] in diesem Teilspiel ist noch kein Herz gespielt
           *[sub] in diesem Teilspiel noch kein Herz gespielt ist
        }
       *[other] { $form ->
            [bare] in diesem Teilspiel ist schon ein Herz gespielt
           *[sub] in diesem Teilspiel schon ein Herz gespielt ist
        }
    }
    .not = { $n ->
        [0] in diesem Teilspiel ist schon ein Herz gespielt
       *[other] in diesem Teilspiel ist noch kein Herz gespielt
    }
    .set = { $n ->
        [0] { $form ->
            [v1] gilt kein Herz als gespielt
           *[other] kein Herz gilt als gespielt
        }
       *[other] { $form ->
            [v1] ist Herz freigegeben
           *[other] Herz ist freigegeben
        }
    }
number-hand_size = { $n }
number-lowest_club = { $n }
number-price = { $form ->
    [dat] den Strafpunkten
    [gen] der Strafpunkte
   *[nom] die Strafpunkte
} { FORM($thing, "gen") }
    .rule = 24802c69
is-opening =
    .after = , die das niedrigste Kreuz im Spiel ist,
    .is = das niedrigste Kreuz
    .rule = e94d7cbf
is-playable =
    .after = , die gespielt werden darf,
    .is = spielbar
    .rule = 8d9a8e95
is-following =
    .after = der ausgespielten Farbe
    .is = von der ausgespielten Farbe
    .rule = a96ce416
is-fit_to_lead =
    .after = , die ausgespielt werden darf,
    .is = zum Ausspielen geeignet
    .rule = e134394c
is-fit_to_follow =
    .after = , die zugegeben werden darf,
    .is = zum Zugeben geeignet
    .rule = 235b413f
zone-deck = { $form ->
    [acc] den Kartenstapel
    [dat] dem Kartenstapel
    [gen] des Kartenstapels
   *[nom] Kartenstapel
}
    .from = vom Kartenstapel
    .to = auf den Kartenstapel
    .in = im Kartenstapel
zone-box = Schachtel
    .from = aus der Schachtel
    .to = aus dem Spiel
    .in = aus dem Spiel
zone-hand = Hand
    .from = aus { $whose ->
        [they] seiner
       *[you] deiner
    } Hand
    .to = auf { $whose ->
        [they] seine
       *[you] deine
    } Hand
    .in = auf { $whose ->
        [they] seiner
        [none] einer
       *[you] deiner
    } Hand
zone-passed = Karten zum Weitergeben
    .from = von den Karten zum Weitergeben
    .to = zu den Karten zum Weitergeben
    .in = unter den Karten zum Weitergeben
    .short = weiter
zone-played = Karte im Stich
    .from = aus dem Stich
    .to = in den Stich
    .in = im Stich
    .short = Stich
zone-gone = abgelegte Stiche
    .from = von den abgelegten Stichen
    .to = zu den abgelegten Stichen
    .in = unter den abgelegten Stichen
rule-round = Teilspiel
rule-deal_out = { $form ->
    [inf] die Karten austeilen
    [to] die Karten auszuteilen
    [v1] teilst du die Karten aus
   *[imp] teile die Karten aus
}
    .does = teilt die Karten aus
rule-pass_on = { $form ->
    [inf] drei Karten zum Weitergeben wählen
    [to] drei Karten zum Weitergeben zu wählen
    [v1] wählst du drei Karten zum Weitergeben
   *[imp] wähle drei Karten zum Weitergeben
}
    .does = wählt drei Karten zum Weitergeben
rule-hand_over = { $form ->
    [inf] die Karten weitergeben
    [to] die Karten weiterzugeben
    [v1] gibst du die Karten weiter
   *[imp] gib die Karten weiter
}
    .does = gibt die Karten weiter
rule-swap_over = { $form ->
    [inf] die Karten über den Tisch geben
    [to] die Karten über den Tisch zu geben
    [v1] gibst du die Karten über den Tisch
   *[imp] gib die Karten über den Tisch
}
    .does = gibt die Karten über den Tisch
rule-play = { $form ->
    [inf] eine Karte spielen
    [to] eine Karte zu spielen
    [v1] spielst du eine Karte
   *[imp] spiele eine Karte
}
    .does = spielt eine Karte
rule-lay_down = { $form ->
    [inf] { FORM($object, "acc") } spielen
    [to] { FORM($object, "acc") } zu spielen
    [v1] spielst du { FORM($object, "acc") }
   *[imp] spiele { FORM($object, "acc") }
}
    .does = spielt { FORM($object, "acc") }
rule-take = { $form ->
    [inf] den Stich vergeben
    [to] den Stich zu vergeben
    [v1] vergibst du den Stich
   *[imp] vergib den Stich
}
    .does = vergibt den Stich
rule-win_trick = { $form ->
    [inf] den Stich nehmen
    [to] den Stich zu nehmen
    [v1] nimmst du den Stich
   *[imp] nimm den Stich
}
    .does = nimmt den Stich
rule-count_up = { $form ->
    [inf] die Strafpunkte zählen
    [to] die Strafpunkte zu zählen
    [v1] zählst du die Strafpunkte
   *[imp] zähle die Strafpunkte
}
    .does = zählt die Strafpunkte
step-leave_out = Karten, die nicht mitspielen
source-count_up = Strafpunkte
end-hundred = ein Spieler hat mindestens 100 Punkte
    .rule = 650a4b26
ask-pass_on-card = Welche Karte gibst du weiter?
ask-play-card = Welche Karte spielst du?
name-two = Zwei
    .short = 2
name-three = Drei
    .short = 3
name-four = Vier
    .short = 4
name-five = Fünf
    .short = 5
name-six = Sechs
    .short = 6
name-seven = Sieben
    .short = 7
name-eight = Acht
    .short = 8
name-nine = Neun
    .short = 9
name-ten = Zehn
    .short = 10
name-jack = Bube
    .short = B
name-queen = Dame
    .short = D
name-king = König
    .short = K
name-ace = Ass
    .short = A
name-clubs = Kreuz
    .short = ♣
name-diamonds = Karo
    .short = ♦
name-spades = Pik
    .short = ♠
name-hearts = Herz
    .short = ♥

## Regelheft
game-hearts = Hearts

text-round = Teilt die Karten aus; jeder gibt drei seiner Karten weiter, außer in Teilspielen, in denen nichts weitergegeben wird. Spielt dann Stich um Stich, bis alle Karten gespielt sind; zum ersten Stich spielt aus, wer das niedrigste Kreuz hat, zu jedem weiteren, wer den vorigen gewonnen hat. Zählt die Strafpunkte.
    .rule = 3d3db3d2 9aa314a8 bfe74c6f
text-leave_out = Zu dritt und zu fünft bleibt die Karo-Zwei aus dem Spiel, zu fünft auch die Kreuz-Zwei.
    .rule = 5b5a3894 88b285d8 9e311dc4
text-hand_over = Im ersten Teilspiel gehen die Karten nach links, im zweiten nach rechts, zu viert im dritten über den Tisch. Im Teilspiel danach wird nichts weitergegeben, dann beginnt es von vorn. Wer das niedrigste Kreuz hat, spielt zum ersten Stich aus.
    .rule = 6d30baed bc71fa2b
text-pass_on = Wähle verdeckt drei Karten aus deiner Hand.
    .rule = a561c8a0
text-play = Zum ersten Stich wird das niedrigste Kreuz ausgespielt. Herz darf man erst ausspielen, wenn in diesem Teilspiel schon ein Herz gespielt wurde oder man nichts anderes hat. Bediene die Farbe, wenn du kannst; sonst spiele eine beliebige Karte, im ersten Stich aber kein Herz und nicht die Pik-Dame, außer du hast nichts anderes.
    .rule = 04fb2d5f 1793eb23
text-take = Die höchste Karte der ausgespielten Farbe gewinnt den Stich; wer sie gespielt hat, spielt zum nächsten aus.
    .rule = 4c087925
text-win_trick = Jedes Herz im Stich bringt dir 1 Strafpunkt ein, die Pik-Dame 13. Du spielst zum nächsten Stich aus.
    .rule = 1852a8c4
text-count_up = Schreibe deine Strafpunkte aus diesem Teilspiel zu deinen Punkten. Wer alle 26 genommen hat, schreibt keine; dafür schreibt jeder andere 26. Alle Karten kommen zurück auf den Stapel.
    .rule = fb086c58
text-deal_out = Mische die Karten und teile alle aus, an jeden Spieler gleich viele.
    .rule = 21e57c50 3c3d48b0 b13565e4
text-lay_down = Die erste Karte eines Stichs bestimmt, welche Farbe ausgespielt ist. Sobald das erste Herz des Teilspiels gespielt ist, darf Herz ausgespielt werden.
    .rule = 467d7ff0
text-swap_over = Die Karten bekommt der Spieler gegenüber.
    .rule = 764e7db4
text-price = Ein Herz zählt 1 Strafpunkt, die Pik-Dame 13, jede andere Karte keinen.
    .rule = 24802c69
text-opening = Die Kreuz-Zwei, zu fünft die Kreuz-Drei.
    .rule = 01c8a438 7a739b51
text-fit_to_lead = Zum ersten Stich das niedrigste Kreuz, danach jede Karte; ein Herz aber nur, wenn in diesem Teilspiel schon ein Herz gespielt ist oder du nichts anderes auf der Hand hast.
    .rule = 122e2318 a5fb33fc
text-fit_to_follow = Eine Karte der ausgespielten Farbe. Hast du keine, jede Karte; im ersten Stich aber eine, die keine Strafpunkte zählt, falls du eine hast.
    .rule = 798541d3
text-playable = Wer ausspielt, beginnt den ersten Stich mit dem niedrigsten Kreuz und spielt danach ein Herz nur, wenn in diesem Teilspiel schon eines gespielt ist oder er nichts anderes hat. Die anderen bedienen die Farbe, wenn sie können; sonst spielen sie eine beliebige Karte, im ersten Stich aber nur dann eine mit Strafpunkten, wenn sie nichts anderes haben.
    .rule = 1e424061 8da9a8d0
copy-card = { $what }-{ $name }
step-deal_out = Austeilen
step-hand_over = Weitergeben
step-take = Stich
step-count_up = Zählen der Strafpunkte
param-hand_size = Karten auf der Hand zu Beginn
param-lowest_club = Wert des niedrigsten Kreuzes im Spiel
param-cycle = Teilspiele, bis die Weitergabe von vorn beginnt
is-clubs =
    .after = der Farbe Kreuz
is-diamonds =
    .after = der Farbe Karo
is-hearts =
    .after = der Farbe Herz
is-spades =
    .after = der Farbe Pik
text-following = Eine Karte in der Farbe der ersten Karte des Stichs.
    .rule = a96ce416
