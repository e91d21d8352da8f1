### Nim: deutsche Namen und Wörter

game-nim = Nim
variant-misere = wer das letzte Streichholz nimmt, verliert

## Steine, Arten, Zähler
noun-heap =
    .gender = m
    .nom-sg = Haufen
    .acc-sg = Haufen
    .dat-sg = Haufen
    .gen-sg = Haufens
    .nom-pl = Haufen
    .dat-pl = Haufen
    .gen-pl = Haufen
noun-match =
    .gender = n
    .nom-sg = Streichholz
    .acc-sg = Streichholz
    .dat-sg = Streichholz
    .gen-sg = Streichholzes
    .nom-pl = Streichhölzer
    .dat-pl = Streichhölzern
    .gen-pl = Streichhölzer
noun-taker =
    .gender = m
    .nom-sg = Schlussspieler
    .acc-sg = Schlussspieler
    .dat-sg = Schlussspieler
    .gen-sg = Schlussspielers
    .nom-pl = Schlussspieler
    .dat-pl = Schlussspielern
    .gen-pl = Letzten am Zug
noun-prop-size =
    .gender = f
    .nom-sg = Zahl der Streichhölzer zu Beginn
    .acc-sg = Zahl der Streichhölzer zu Beginn
    .dat-sg = Zahl der Streichhölzer zu Beginn
    .gen-sg = Zahl der Streichhölzer zu Beginn
    .nom-pl = Zahlen der Streichhölzer zu Beginn
    .dat-pl = Zahlen der Streichhölzer zu Beginn
    .gen-pl = Zahlen der Streichhölzer zu Beginn
name-first = erster Haufen
    .gender = m
    .acc = ersten Haufen
    .dat = ersten Haufen
    .gen = ersten Haufens
name-second = zweiter Haufen
    .gender = m
    .acc = zweiten Haufen
    .dat = zweiten Haufen
    .gen = zweiten Haufens
name-third = dritter Haufen
    .gender = m
    .acc = dritten Haufen
    .dat = dritten Haufen
    .gen = dritten Haufens
name-fourth = vierter Haufen
    .gender = m
    .acc = vierten Haufen
    .dat = vierten Haufen
    .gen = vierten Haufens

## Spielablauf
rule-round = Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-take = { $form ->
    [inf] Streichhölzer nehmen
    [to] Streichhölzer zu nehmen
    [v1] nimmst du Streichhölzer
   *[imp] nimm Streichhölzer
}
    .does = nimmt Streichhölzer
text-take = Wähle einen Haufen und nimm davon beliebig viele Streichhölzer, mindestens eines.
    .rule = 06cd711b
ask-take-heap = Von welchem Haufen nimmst du Streichhölzer?
ask-take-number = Wie viele Streichhölzer nimmst du?
    .does = nimmt { $n } { $n ->
        [one] Streichholz
       *[other] Streichhölzer
    } vom { FORM($before, "dat") }
step-matches = die Streichhölzer

## Spielende
end-empty = das letzte Streichholz ist genommen
    .rule = 6fa0f793
text-matches = Lege auf jeden Haufen so viele Streichhölzer, wie in der Tabelle der Haufen angegeben sind.
    .rule = 17c69056
text-winner = Wer das letzte Streichholz nimmt, gewinnt.
    .rule = 81612177
text-winner-misere = Wer das letzte Streichholz nimmt, verliert; der Gegner gewinnt.
    .rule = e8722993
