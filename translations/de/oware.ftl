### Oware: Namen und Wörter, deutsch

noun-house =
    .gender = f
    .at = in
    .nom-sg = Mulde
    .acc-sg = Mulde
    .dat-sg = Mulde
    .gen-sg = Mulde
    .nom-pl = Mulden
    .dat-pl = Mulden
    .gen-pl = Mulden
noun-seed =
    .gender = m
    .nom-sg = Samen
    .acc-sg = Samen
    .dat-sg = Samen
    .gen-sg = Samens
    .nom-pl = Samen
    .dat-pl = Samen
    .gen-pl = Samen
    .gained = +{ $n } Samen im Vorrat
noun-last =
    .gender = f
    .nom-sg = zuletzt besäte Mulde
    .acc-sg = zuletzt besäte Mulde
    .dat-sg = zuletzt besäten Mulde
    .gen-sg = zuletzt besäten Mulde
    .nom-pl = zuletzt besäten Mulden
    .dat-pl = zuletzt besäten Mulden
    .gen-pl = zuletzt besäten Mulden
    .short = zuletzt
noun-next_house =
    .gender = f
    .nom-sg = nächste Mulde
    .acc-sg = nächste Mulde
    .dat-sg = nächsten Mulde
    .gen-sg = nächsten Mulde
    .nom-pl = nächsten Mulden
    .dat-pl = nächsten Mulden
    .gen-pl = nächsten Mulden
is-near =
    .after = auf deiner Seite
    .is = auf deiner Seite
    .rule = 28dda633
is-far =
    .after = auf der anderen Seite
    .is = auf der anderen Seite
    .rule = 6b5f7d97
is-feeding =
    .after = , von der aus Samen die andere Seite erreichen,
    .is = voll genug für die andere Seite
    .rule = eccbbf32
is-playable =
    .after = , aus der du säen darfst,
    .is = für dich spielbar
    .rule = fd944bb4
is-ripe =
    .after = mit 2 oder 3 Samen auf der anderen Seite
    .is = eine Mulde mit 2 oder 3 Samen auf der anderen Seite
    .rule = 09cfe8e9
is-caught =
    .after = , deren Samen gefangen werden,
    .is = gefangen
    .rule = 93dfa140
zone-bag = Beutel
    .from = aus dem Beutel
    .to = in den Beutel
    .in = im Beutel
zone-hand = Hand
    .from = aus der Hand
    .to = in die Hand
    .in = in der Hand
zone-store = Vorrat
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
        [none] einem
       *[you] deinem
    } Vorrat
rule-round = Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-sow_or_end = { $form ->
    [inf] die Samen einer Mulde säen
    [to] die Samen einer Mulde zu säen
    [v1] säst du die Samen einer Mulde
   *[imp] säe die Samen einer Mulde
}
    .does = sät
rule-sow = { $form ->
    [inf] die Samen { FORM($place, "gen") } säen
    [to] die Samen { FORM($place, "gen") } zu säen
    [v1] säst du die Samen { FORM($place, "gen") }
   *[imp] säe die Samen { FORM($place, "gen") }
}
    .does = sät die Samen { FORM($place, "gen") }
rule-capture = { $form ->
    [inf] Samen fangen
    [to] Samen zu fangen
    [v1] fängst du Samen
   *[imp] fange Samen
}
    .does = fängt Samen
rule-share_out = { $form ->
    [inf] die Samen auf dem Brett aufteilen
    [to] die Samen auf dem Brett aufzuteilen
    [v1] teilst du die Samen auf dem Brett auf
   *[imp] teile die Samen auf dem Brett auf
}
    .does = teilt die Samen auf dem Brett auf
step-fill_houses = Samen in den Mulden
end-majority = ein Spieler hat mindestens 25 Samen gefangen
    .rule = 74832c01
end-no_seeds = auf dem Brett sind keine Samen mehr
    .rule = a3dd2fd1
text-no_seeds = Das Spiel endet, sobald in den Mulden keine Samen mehr liegen.
    .rule = a3dd2fd1
ask-sow_or_end-house = Aus welcher Mulde säst du?

## Regelheft
game-oware = Oware

text-sow_or_end = Wähle eine Mulde auf deiner Seite und säe ihre Samen. Ist die andere Seite leer, müssen deine Samen sie erreichen. Kannst du so nichts säen, werden die Samen auf dem Brett aufgeteilt.
    .rule = 97bf2619
text-sow = Nimm alle Samen der Mulde und lege gegen den Uhrzeigersinn je einen in die folgenden Mulden; die Mulde, aus der sie kommen, wird übersprungen. Dann fange Samen. Entsteht dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal, werden die Samen auf dem Brett aufgeteilt.
    .rule = b4396189
text-capture = Kommt der letzte Samen in eine Mulde auf der anderen Seite und liegen dort jetzt 2 oder 3, fange sie, ebenso die der Mulden direkt davor auf jener Seite, solange in jeder 2 oder 3 liegen. Würde das der anderen Seite alle Samen nehmen, fängst du keine.
    .rule = 5208450e
text-share_out = Jeder Spieler nimmt alle Samen auf seiner Seite in seinen Vorrat.
    .rule = 329e4b43
text-fill_houses = Lege in jede Mulde 4 Samen aus dem Beutel.
    .rule = 77e1596b
text-near = Eine der sechs Mulden in der Reihe vor dir.
    .rule = 28dda633
text-far = Eine der sechs Mulden in der Reihe des anderen Spielers.
    .rule = 6b5f7d97
text-feeding = Eine Mulde auf deiner Seite, in der dafür genug Samen liegen: In der letzten genügt 1, in jeder davor muss es 1 mehr sein als in der folgenden.
    .rule = eccbbf32
text-playable = Eine Mulde mit Samen auf deiner Seite. Ist die andere Seite leer, müssen die Samen bis dorthin reichen.
    .rule = f5ea4dde
text-ripe = Eine Mulde mit 2 oder 3 Samen auf der anderen Seite.
    .rule = 6c50c885
text-caught = Die zuletzt besäte Mulde, falls sie auf der anderen Seite liegt und 2 oder 3 Samen hat; dann auch die Mulden direkt davor auf jener Seite, solange jede von ihnen 2 oder 3 hat.
    .rule = 0353ac36
