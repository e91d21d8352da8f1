### Was die Befehlszeile sagt, deutsch. Wörter der Spiele und der Effektsprache stehen in den anderen Dateien.
### `Code` in Gravis-Zeichen wird eingetippt und bleibt, wie er ist.

## Überall

cli-error = Fehler: { $message }
cli-interrupted = Abgebrochen.
cli-our-mistake = das hätte nicht geschehen dürfen ({ $what }). Es ist ein Fehler in Spielwerk; { $variable }=1 zeigt die Stelle.
cli-no-further-words = ohne weitere Worte
cli-no-command = es gibt keinen Befehl `{ $name }`; { $hint }
cli-did-you-mean = war `{ $name }` gemeint?
cli-there-are = es gibt: { $names }
cli-no-language = Es gibt keine Wörter in der Sprache `{ $name }`, wohl aber in: { $names }. { $folders ->
    [none] Eigene Wörter werden gefunden, wenn { $variable } den Ordner nennt, in dem sie liegen.
   *[other] Gesucht wurde auch in { $folders }.
}
# $game: seine Kennung; $language: die gewünschte Sprache
cli-words-game = `{ $game }` hat noch keine Wörter in `{ $language }`, deshalb steht hier Englisch; `spielwerk i18n new { $language } GAME` legt die Datei an.
cli-words-folder = In `{ $folder }`, dem Ordner aus { $variable }, liegen keine Wörter: Er sollte für jede Sprache einen Ordner enthalten, zum Beispiel `{ $language }`.
cli-words-inside = `{ $folder }`, der Ordner aus { $variable }, gehört zu einer einzelnen Sprache: Nenne den Ordner, in dem er liegt: `{ $parent }`.
cli-words-unreadable = Einige Wörter der Sprache `{ $language }` sind nicht lesbar ({ $file }); was sie sagen sollten, steht auf Englisch da. Mehr dazu: `spielwerk i18n check { $language }`
cli-none = keine
cli-or = { $first } oder { $next }
cli-decimal-mark = ,
cli-wrong-players = { $game } ist für { $numbers } Spieler, nicht für { $n }

## Tabellen der Spiele und ihrer Daten

cli-head-game = Spiel
cli-head-title = Titel
cli-head-players = Spieler
cli-head-teams = Teams
cli-head-expansions = Erweiterungen
cli-head-from = Herkunft
# where a game comes from: with the package, from an installed one; a folder is named by its path
cli-from-own = gehört zu Spielwerk
cli-from-package = Paket { $name }
cli-head-variants = Varianten
cli-head-folder = Ordner
cli-head-table = Tabelle
cli-head-entries = Einträge
cli-head-sources = Quellen
cli-n-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
cli-info-sources = { $n ->
    [one] Quellen von { $n } Angabe: { $shares }
   *[other] Quellen von { $n } Angaben: { $shares }
}
cli-reconstructed = { $mark } rekonstruiert: Nicht alles, was darauf gedruckt ist, ist bekannt; was fehlt, wurde passend gewählt
cli-info-declared = Deklariert: { $what }
cli-info-undescribed = nichts sagt, was sich damit ändert
cli-info-rules = Nummerierte Regeln: { $n } ({ $what })
cli-info-written = steht in
cli-info-source = Quelle
cli-info-lives = gilt in
cli-info-names = Namen
cli-info-numbers = Regeln
cli-info-pinned = geprüft in

## check, explain, test

cli-check-mistakes = { $n ->
    [one] { $n } Fehler in { $game }; `spielwerk explain CODE` zeigt die richtige Form
   *[other] { $n } Fehler in { $game }; `spielwerk explain CODE` zeigt die richtige Form
}
cli-check-none = { $game }: keine Fehler (für { $numbers } Spieler)
cli-check-unused = { $n ->
    [one] { $n } Sache in { $game }, die nichts benutzt
   *[other] { $n } Sachen in { $game }, die nichts benutzt
}
cli-check-changes = Geänderte Einträge des Spiels: { $names }
cli-head-code = Code
cli-head-mistake = Fehler
cli-explain-unknown = es gibt keine Art von Fehler namens `{ $code }`; { $hint }
cli-explain-list = `spielwerk explain` zählt alle auf
cli-explain-wrong = Nicht:
cli-explain-right = Sondern:
cli-test-failed = GESCHEITERT { $file }: { $name }
cli-test-summary = { $game }: { $passed ->
    [one] { $passed } Szenario bestanden
   *[other] { $passed } Szenarien bestanden
}, { $failed } gescheitert, { $rules ->
    [one] { $rules } Regel geprüft
   *[other] { $rules } Regeln geprüft
}
cli-test-numbered = { $game }: { $passed ->
    [one] { $passed } Szenario bestanden
   *[other] { $passed } Szenarien bestanden
}, { $failed } gescheitert, { $rules } von { $numbered } Regeln geprüft
cli-test-things = Außerdem mit Namen geprüft: { $n ->
    [one] { $n } Karte oder anderes
   *[other] { $n } Karten und anderes
}
cli-test-unknown = kein Szenario heißt `{ $name }`, und keines prüft eine Regel dieses Namens

## bench: Zahlen von Spielen nebeneinander; jede Zeile ist der Name einer davon

cli-bench-players = Spieler
cli-bench-decisions = Entscheidungen pro Sekunde
cli-bench-games = Partien pro Sekunde
cli-bench-decision = Mikrosekunden je Entscheidung
cli-bench-run = { "  " }ausführen und weiterlaufen
cli-bench-options = { "  " }Möglichkeiten auflisten
cli-bench-clone = Mikrosekunden je Kopie
cli-bench-wasm = Mikrosekunden je Entscheidung, WebAssembly
cli-bench-wasm-games = Partien pro Sekunde, WebAssembly
cli-bench-memory = größter Speicher, MB
cli-bench-cold = erstes Laden, s
cli-bench-warm = erneutes Laden, s
cli-bench-wasm-cold = Modul herstellen, s
cli-bench-wasm-warm = Modul erneut laden, s
cli-bench-machine = Python { $python }, { $system }, { $n ->
    [one] { $n } Prozessor
   *[other] { $n } Prozessoren
}; Mediane der Prozessorzeit
cli-bench-unfinished = { $game }: { $n } von { $all } Partien endeten nicht
cli-bench-choice = Wahl
cli-bench-per-game = je Partie
cli-bench-each = Mikrosekunden
cli-bench-share = % der Zeit
cli-bench-now = messe { $game }
cli-bench-nothing = es gibt kein Spiel für { $n } Spieler

cli-bench-questions = { $game }: Fragen an einen Menschen { $unit ->
    [round] in einer Runde
   *[turn] in einem Zug
}
cli-bench-played = Partien
cli-bench-turns = Züge
cli-bench-rounds = Runden eines Spielers
cli-bench-average = im Schnitt
cli-bench-most = höchstens
cli-bench-together = zusammen
# bench --count
cli-bench-first-turn = erster Zug
cli-bench-ways = Wege
cli-bench-only-count = --from und --divide gehören zu --count
cli-bench-one-game = --count, --with und --variant brauchen ein Spiel

## simulate

cli-series = { $game }, { $players } Spieler: { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}, { $finished } beendet
cli-series-speed = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
} in { $seconds } s, je { $each } Mikrosekunden
cli-series-engines = als WebAssembly { $wasm } s, in Python { $python } s
cli-cluster-jobs = mit `--cluster` teilen sich die Worker des Clusters die Arbeit: `--jobs` weglassen
cli-series-digest = Prüfsumme { $digest }
cli-series-bar = Partien
cli-series-per-game = pro Partie
cli-series-least = kleinster
cli-series-middle = mittlerer
cli-series-most = größter
cli-series-decisions = Entscheidungen
cli-series-rounds = Runden
cli-series-options = Möglichkeiten
cli-series-points = Punkte
cli-series-ends = Beendet durch: { $causes }
cli-series-itself = sich selbst
# $n: Partien mit mehreren Siegern
cli-series-shared = Von mehreren gemeinsam gewonnen (jeder hat einen gleichen Teil am Sieg): { $n }
# $n: Partien, die alle verloren haben
cli-series-lost = Ohne Sieger: { $n }
cli-series-seat = Platz
cli-series-wins = Siege
cli-series-share = Anteil
cli-series-interval = 95-%-Intervall
cli-series-from-to = { $low } bis { $high } %
cli-series-mean = Punkte im Mittel
cli-series-seat-number = Platz { $n }
cli-series-untaken = Angeboten, aber nie gewählt:
cli-series-unoffered = Nie angeboten:
cli-series-all-taken = Nie gewählt: nichts; jede Möglichkeit wurde genutzt
cli-series-unfinished = Nicht beendet: Partie { $n } (Startwert { $seed }): { $why }

## Bots against each other

cli-arena-time = { $seconds } s; im Mittel { $rounds } Runden je Partie
cli-arena-bot = Bot
cli-arena-wins = Siege
cli-arena-share = Anteil
cli-arena-points = Ø Punkte
cli-arena-thinking = ms je Entscheidung
cli-arena-unfinished = Nicht beendet: Partie { $n }: { $why }
cli-bot-form = `{ $value }` ist nicht PLATZ=BOT; schreibe zum Beispiel 2=greedy
cli-bot-twice = auf Platz { $seat } sitzen zwei Bots

## Spielen: wer und was

cli-player = Spieler { $n }
cli-player-you = { $player } (du)
cli-copy = { FORM($name, $form) } { $n }
cli-copy-with = { FORM($name, $form) } ({ $what })
# a number printed on one of several copies: $name what it is, $n the number
cli-mark-number = { $name } { $n }
cli-part = { $whole }, { $part }

## Spielen: was gefragt wird

cli-play-title = { $game }, { $players } Spieler
cli-play-seed = Der Startwert dieser Partie: { $seed }
cli-play-help = Wähle mit einer Zahl, einem Namen oder einem Teil davon; außerdem gibt es (der Anfang genügt):
cli-play-turn = { $round ->
    [0] Vor der ersten Runde · { $player }
   *[other] Runde { $round } · { $player }
}
cli-play-phase = { $turn } · { $phase }
cli-prompt = { $title }: { SENTENCE($question) }
cli-prompt-asked = { $title }: { SENTENCE($question) }
cli-prompt-purpose = { $title } ({ FORM($what, "inf") })
cli-prompt-told = { $title }: { $text } { SENTENCE($question) }
cli-head-told = { $title } ({ $text })
cli-free = nutze zuerst eine Fähigkeit oder mach weiter
cli-free-only = hier kannst du nur noch eine Fähigkeit nutzen oder weitermachen
cli-free-later = nutze jetzt oder später eine Fähigkeit oder mach weiter
cli-free-last = { $next ->
    [others] letzte Gelegenheit, bevor jemand anders am Zug ist
   *[you] letzte Gelegenheit hier
}: nutze eine Fähigkeit oder mach weiter
cli-pay-which = wähle { FORM($what, "acc") } { TRAIT($what, "pay") ->
    [give] zum Abgeben
   *[none] zum Bezahlen
}
cli-pay-how = wähle, womit du bezahlst
cli-which-first = wähle, was zuerst kommt
cli-prompt-left = noch { $n }
# the same of a payment bit by bit, whose ways can only be taken one after another as they stand
cli-prompt-ordered = noch { $n }, der Reihe nach
cli-prompt-number = { $what }: { $n }
cli-prompt-once-more = zusätzlich
cli-prompt-known = { $prompt } ({ $known })
cli-prompt-each = { $prompt } ({ $but ->
    [none] jeweils { $text }
   *[other] außer bei „{ $but }“ jeweils { $text }
})
cli-prompt-anyway = { $prompt } (was du auch wählst: { $text })
cli-prompt-first = { $prompt } ({ $but ->
    [none] davor, was du auch wählst
   *[other] davor, außer mit „{ $but }“
}: { $text })
cli-prompt-cause = { $cause } · { $prompt }
cli-option-with = { $option } ({ $text })
# was mit einer Möglichkeit getan wird, die keinen kurzen Namen hat
cli-option-deed = { FORM($what, "inf") }
cli-option-nothing = jetzt nichts
cli-option-used-up = jetzt nichts: { $whose ->
    [you] dir fehlt es an { FORM($what, "dat", "pl") }
   *[none] der Vorrat an { FORM($what, "dat", "pl") } ist leer
}
cli-option-lacks = { $whose ->
    [you] dafür fehlt es dir an { FORM($what, "dat", "pl") }
   *[none] der Vorrat an { FORM($what, "dat", "pl") } ist dafür leer
}
cli-option-last = damit hast du keine { FORM($what, "acc", "pl") } mehr übrig
cli-option-spares = verbraucht nichts von den { FORM($what, "dat", "pl") }
cli-option-ends = das Spiel endet
cli-end-comes = { $rounds ->
    [0] das Spiel endet mit dieser Runde
    [one] das Spiel endet nach dieser und einer weiteren Runde
   *[other] das Spiel endet nach dieser und { $rounds } weiteren Runden
}
cli-play-ending = { $rounds ->
    [0] letzte Runde
    [one] danach noch eine Runde
   *[other] danach noch { $rounds } Runden
}
cli-option-pays = { $n ->
    [1] dann bezahlen: { $what }
   *[other] dann { $n } davon bezahlen: { $what }
}
cli-option-then = dann: { $what }
cli-option-times = { $n }×: { $text }
cli-option-more = { $text } gegenüber „{ $stop }“
cli-option-same = kommt auf dasselbe hinaus wie „{ $option }“
cli-option-needs = { $n }× nötig: { $text }
cli-option-towards = { FORM($what, "nom", "pl") }: { $have } von { $n }
cli-option-counts = { $text }, zählt { $when }
cli-option-counts-never = { $text }, zählt nicht mehr
cli-option-only = { $option }: { $thing }
cli-option-over = { $place } über { $way }
cli-option-board = auf dem Brett
cli-option-brings = { $n }: { $text }
cli-play-numbers = { $n ->
    [one] Es gibt nur die Möglichkeit 1.
   *[other] Es gibt die Möglichkeiten 1 bis { $n }.
}
cli-play-figures = Möglich sind: { $numbers }.
cli-play-which = Welche Möglichkeit? { $options }
# mehrere Wege führen zum selben
cli-laying-ways = { $n ->
    [one] { $n } Weg
   *[other] { $n } Wege
}
# über dem, was unten liegt: bevor das Nächste kommt, kann etwas anderes darauf liegen
cli-laying-between = Zuerst noch etwas anderes darauf
# $first bis $last von $n Möglichkeiten stehen darüber; $more: das Wort, das die nächsten zeigt
cli-laying-page = { $first }–{ $last } von { $n }, die besten zuerst; { $more }: die nächsten
cli-laying-narrow = ein Teil einer Zeile: nur was passt
# wo für Bilder kein Platz ist: was eines zeigt
cli-laying-picture = ? { $n }: wie es aussieht
# $wanted: was getippt wurde, um nur das zu sehen
cli-laying-only = nur: { $wanted }; Enter: wieder alles
# $n: so viele Wege führen dahin; sie haben Buchstaben von a an
cli-laying-letters = { $n ->
    [one] Dahin führt nur ein Weg.
   *[other] Dahin führen { $n } Wege: Buchstaben von a an.
}
cli-laying-unseen = Möglichkeit { $n } ist gerade nicht zu sehen; Enter zeigt wieder alles.
cli-laying-none = Kein Ergebnis hat jetzt `{ $wanted }`; Enter zeigt wieder alles.
cli-play-no-more = Alle Möglichkeiten sind zu sehen.
cli-play-not-offered = `{ $answer }` steht nicht zur Wahl; tippe eine Zahl, einen Teil eines Namens oder ? für Hilfe.
cli-play-standing = Keine Möglichkeit heißt `{ $answer }`; es steht hinter: { $options }
cli-play-dropped = Nicht mehr ausgeführt: { $answers }
cli-play-others-decide = Da war schon jemand anders an der Reihe.
cli-play-other-question = Jetzt wird etwas anderes gefragt.
cli-play-ends-nothing = „{ $word }“ beendet hier nichts: Erst muss etwas gewählt werden.
cli-play-stands-alone = „{ $word }“ ist keine Antwort ({ $help }), sondern gilt nur allein in einer Zeile.{ $stop ->
    [none] { "" }
   *[other] { " " }Schluss macht hier „{ $stop }“.
}
cli-play-typed-ahead = { $n ->
    [one] { $n } im Voraus getippte Zeile zählt nicht.
   *[other] { $n } im Voraus getippte Zeilen zählen nicht.
}
cli-play-unknown = Nichts heißt hier `{ $name }`.
cli-rules-unknown = In den Regeln heißt nichts `{ $name }`. Ihre Teile: { $names }
cli-rules-more = Mehr aus den Regeln: `{ $word }` und einer dieser Namen: { $names }. Alles: `spielwerk rulebook`.
cli-play-no-text = { $name }: Darauf steht nichts.
cli-play-card-also = Siehe auch: { $names }
cli-card-next = Daneben: { $names }
cli-card-printed-on = Aufgedruckt als „{ $prop }“ auf: { $names }
cli-card-covered = { $parts }: ohne Wirkung, denn hier liegt: { $names }
cli-card-now = { $what ->
    [none] Jetzt dort: nichts
   *[some] Jetzt dort:
}
cli-sign = { $sign } { $name }
cli-sign-only = { $step } (nur mit { $cards })
cli-usually = üblicherweise { $n }
cli-sign-covered = verdeckt (Felder unter etwas anderem; welche zählen, sagt die Regel)
cli-play-foot = ? erklärt · { $undo }
cli-play-foot-enter = Enter: weiter · ? erklärt · { $undo }
cli-play-foot-several = mehrere auf einmal: { $numbers } · { $undo }
cli-play-impossible = nicht möglich: { $options }
cli-play-passed = nichts möglich: „{ $step }“
cli-play-worse = { $word }: { $n ->
    [one] { $n } anderer Weg, der nur mehr kostet
   *[other] { $n } andere Wege, die nur mehr kosten
}
cli-play-undone = Zurückgenommen: { $what }{ $players ->
    [none] .
   *[other] , dazu alles, was danach geschah ({ $players }).
}
cli-play-only = Hier ist nur möglich: { $option }
cli-play-can-undo = { $word } nimmt deine letzte Entscheidung zurück
cli-play-cannot-undo = nichts lässt sich zurücknehmen: { $why }
cli-play-no-undo = nichts lässt sich zurücknehmen ({ $word } sagt, warum)
cli-play-not-undone = Nicht zurückgenommen: { $why }
cli-play-about = Worum geht es? Frage so: { $word } NAME
cli-play-hint = Ein Bot nähme { $n }: { $option }.
cli-play-hint-then = Danach: { $what }.
cli-play-hint-result = Ergebnis: { $what }.
cli-play-no-hint = Kein Tipp: Der Bot wurde unterbrochen.
cli-play-written = Diese Partie wird laufend in { $file } festgehalten.
cli-play-save-where = Diese Partie wird nirgends festgehalten; nenne eine Datei dafür.
cli-play-exists = { $file } gibt es schon; nichts wurde geschrieben.
cli-play-last-look = Enter: Tastatur weitergeben · { $word } nimmt deine letzte Entscheidung zurück
cli-play-last-answer = Enter: alle Entscheidungen aufdecken · { $word } nimmt deine letzte Entscheidung zurück
cli-play-look-how = Hier geht nur Enter, { $undo }, { $board } oder { $quit }.
cli-play-not-taken = Deine letzte Antwort gilt noch nicht: Du wirst noch einmal gefragt.
cli-play-pass = Gib die Tastatur weiter: { $player } ist dran.
cli-play-enter = Drücke Enter, wenn sonst niemand hinsieht:
cli-play-pass-how = Hier geht nur Enter oder { $quit }.
cli-play-view = view.yaml ist nicht zu gebrauchen, darum wird der Tisch nur nach den Regeln gezeichnet: { $problem } (mehr zeigt `spielwerk check SPIEL`)
cli-more = -- weiter mit Enter, Schluss mit q --
cli-more-table = Enter zeigt wieder den Tisch.
cli-play-again = Mit Enter noch einmal versuchen:
cli-play-thinking = { $player } denkt nach ({ $bot }) … { $percent } % · Strg-C: gleich entscheiden
cli-play-nobody-or = 0 heißt, dass kein Mensch spielt, und Platz { $seat } soll für einen Menschen sein
cli-play-seat-taken = Platz { $seat } kann nicht zugleich für einen Menschen und einen Bot sein
cli-group-cards = Karten
cli-group-options = Möglichkeiten
cli-group-option = Möglichkeit
cli-group-any-time = Jederzeit
cli-group-in-step = Bei „{ $step }“
cli-play-saved = Gespeichert in { $file }.
cli-play-not-saved = Nicht gespeichert: { $file } ({ $why })
cli-play-left = { $round ->
    [0] Die Partie wurde vor der ersten Runde verlassen.
   *[other] Die Partie wurde in Runde { $round } verlassen.
}
cli-play-no-seat = { $n ->
    [one] es gibt { $n } Platz, keinen Platz { $seat }
   *[other] es gibt { $n } Plätze, keinen Platz { $seat }
}

## Spielen: was man statt einer Möglichkeit sagen kann; ein Wort, klein geschrieben, und was es tut

cli-order-help = hilfe
    .help = erklärt diesen Schritt und die Möglichkeiten, mit einem Namen nur diese
cli-order-more = mehr
    .help = zeigt die nächsten Möglichkeiten, wenn sie auf mehreren Seiten stehen
cli-order-board = brett
    .help = zeigt den ganzen Tisch
cli-order-card = karte
    .help = zeigt den Text einer Karte
cli-order-rules = regeln
    .help = zeigt, wie das Spiel abläuft und endet; mit einem Namen diesen Teil der Regeln
cli-order-why = warum
    .help = sagt, warum etwas nicht zur Wahl steht, oder wann ein Schritt kommt
cli-order-hint = tipp
    .help = sagt, was ein Bot täte
cli-order-undo = zurück
    .help = nimmt deine letzte Entscheidung zurück
cli-order-score = wertung
    .help = zeigt, woher die Punkte aller jetzt kämen
cli-order-log = verlauf
    .help = zeigt, was geschehen ist; mit einer Zahl so viele Züge, mit „alles“ die ganze Partie
cli-order-save = speichern
    .help = sagt, wo die Partie festgehalten wird, oder schreibt eine Kopie in eine Datei
cli-order-quit = ende
    .help = verlässt die Partie

## Spielen: warum etwas nicht zur Wahl steht

cli-why-offered = { $sort ->
    [deed] „{ $name }“
   *[thing] { $name }
} steht zur Wahl.
cli-why-head = { $sort ->
    [deed] „{ $name }“
   *[thing] { $name }
} steht nicht zur Wahl:
cli-why-condition = nicht erfüllt: { SENTENCE($what, "bare") }
cli-why-thing = infrage kommt nur { FORM($what, "nom") }
cli-why-word = { $word }: { $text }
cli-why-means = das heißt: { $text }
cli-why-so = { $form ->
    [sub] { FORM($what, "sub") }
   *[bare] { FORM($what, "bare") }
}
cli-why-used-up = { $whose ->
    [you] dir fehlt es an { FORM($what, "dat", "pl") }
   *[none] es fehlt an { FORM($what, "dat", "pl") }
}
cli-why-doing = nicht möglich: { FORM($what, "inf") }
cli-why-no-fit = { FORM($what, "nom") } kommt infrage
cli-why-none-such = auf { FORM($what, "acc") } trifft all dies zu:
cli-why-card = diese Fähigkeit steht dir nicht zur Verfügung
cli-why-limit = es ist kein Platz mehr: { $zone }
cli-why-taken = das wurde schon gewählt
cli-why-once = nur 1x je { $scope } möglich und schon genutzt
cli-why-other = es geschieht von selbst, wenn nichts anderes möglich ist
cli-why-ordered = bezahlt wird der Reihe nach, und dies wäre früher dran gewesen
cli-why-near = dieser Ort liegt nicht neben dem, an dem du jetzt bist
# of the place at which a walk begins, or has come to
cli-why-standing = dort bist du schon
# of a place that could be entered and at which one could stop
cli-why-far = dorthin führt kein Weg, den du gehen und bezahlen kannst
cli-why-visited = dort warst du auf diesem Weg schon
cli-why-reach = von dort ließe sich kein Ort erreichen und bezahlen, an dem man anhalten darf
cli-why-moved = mindestens ein Schritt ist nötig
cli-why-same = ein gleiches Stück steht schon zur Wahl
cli-why-better = die Regel verlangt das bestmögliche Ergebnis, und dazu führt dies nicht
cli-why-lack = es reicht nicht, um { FORM($what, "to") } – { $n ->
    [one] es fehlt { $lack }
   *[other] es fehlen { $lack }
}
cli-why-missing = { $n ->
    [one] es fehlt { $lack }
   *[other] es fehlen { $lack }
} { $where }
cli-why-in-all = { $what } (insgesamt nötig: { $need }, vorhanden: { $have })
cli-why-others-lack = { $n ->
    [one] einem anderen Spieler fehlt { $lack }
   *[other] einem anderen Spieler fehlen { $lack }
}
cli-why-unpaid = für die ganze Zahlung würde es nicht reichen: { $n ->
    [one] Es bliebe { cli-why-points }
   *[other] Es blieben { cli-why-points }
} offen ({ cli-why-each })
# eine Einheit, nicht ein Punkt: Punkte erhält man in vielen Spielen
cli-why-points = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
cli-why-each = je Einheit { FORM($units, "nom") }{ $once ->
    [yes] , jedes davon höchstens einmal
   *[no] { "" }
}
cli-why-skipped = bezahlt wird der Reihe nach; beginnst du hier, { $n ->
    [one] bleibt { cli-why-points }
   *[other] bleiben { cli-why-points }
} unbezahlt ({ cli-why-each })
cli-why-then = danach: { $what }
cli-why-would = das hätte zur Folge, dass { FORM($what, "sub") }
cli-why-stuck = „{ $step }“ wäre nicht möglich
cli-why-undoable = es ist nicht möglich, { FORM($what, "to") }
cli-why-and = { $what }, und { $other }
cli-why-as = { $what }, denn { $other }
cli-why-ahead = { $name }: { SENTENCE($why, "bare") }
cli-why-elsewhere = hier wird nicht danach gefragt, sondern an anderer Stelle: { $steps }
cli-why-before = Es wird angeboten, bevor „{ $step }“ beginnt, danach nicht mehr
cli-why-same-step = nicht bei dieser Frage, sondern bei einer anderen in „{ $step }“: Sie kommt später oder hat sich von selbst entschieden
cli-why-nowhere = das wird in diesem Spiel nirgends gewählt
cli-why-counts = das wird nicht gewählt, sondern gezählt: { $steps }
cli-why-not-now = Nicht jetzt: { $name }
cli-why-going-on = { $name } – das läuft gerade.
cli-why-part = { $name } – das gehört zu „{ $step }“, und das läuft gerade.
cli-why-now = jetzt: { $step }
cli-why-comes = es kommt { $when }
cli-why-comes-after = nach „{ $step }“
cli-why-comes-first = am Anfang von „{ $step }“
cli-why-comes-in = in „{ $step }“
cli-why-comes-by = durch „{ $step }“
cli-why-setup = Spielaufbau
cli-why-end = Ende des Spiels
cli-why-scoring = Schlusswertung
cli-why-player-decides = { $player } entscheidet gerade: { $step }.
cli-why-player-waits = { $player } hat jetzt nichts zu entscheiden; { $n ->
    [one] { $who } entscheidet
   *[other] { $who } entscheiden
}.
cli-why-player-chosen = Spieler wählt man hier: { $steps }
cli-why-kind-offered = { $name }: zur Wahl stehen: { $options }
cli-why-kind-none = { $name }: davon steht nichts zur Wahl.
cli-why-kind-elsewhere = { $name }: gewählt wird hier nicht, sondern an anderer Stelle: { $steps }
cli-why-kind-nowhere = { $name }: in diesem Spiel wird nirgends eine Wahl darunter getroffen.
cli-why-counted = { $name }: das wählt man nie selbst, sondern nur, was damit geschieht.
cli-why-setup-when = { $name }: das war vor der ersten Runde und ist vorbei.
cli-why-scoring-when = { $name }: das kommt, wenn das Spiel zu Ende ist.
# $cause: a condition of the end that counts something; $n: how many of that there are now
cli-why-end-now = { $cause } (jetzt: { $n })
cli-why-end-when = { $name }: Es wird ausgelöst, sobald { $n ->
    [one] dies zutrifft:
   *[other] eines davon zutrifft:
}
cli-unused-players = { $name } wird mit { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spielern
} nicht verwendet.
cli-unused-expansion = { $name }: gehört zur Erweiterung „{ $expansion }“, die nicht mitgespielt wird.
cli-unused-itself = Die Erweiterung „{ $expansion }“ wird nicht mitgespielt.
cli-why-which = So heißt mehreres. Welches ist gemeint? { $options }
cli-why-later = nichts von dem, was folgen könnte, ist möglich
cli-why-lay-inside = ein Teil davon läge außerhalb des Rasters
cli-why-lay-least = zu wenige Felder würden verdeckt
cli-why-lay-most = zu viele Felder würden verdeckt
cli-why-lay-hides = damit würde etwas ganz verdeckt, das noch zu sehen ist
cli-why-lay-turned = so gedreht kann es nirgends liegen
cli-why-lay-looks = so gedreht sieht es genauso aus wie in einer der angebotenen Drehungen

## Spielen: was geschehen ist und was wo liegt

cli-log = { $player }: { $what }
cli-log-told = { $player } { $what }
cli-log-on = weiter: { $chosen }
cli-log-step = { $step } → { $chosen }
cli-log-deed = { $step }: { $chosen }
cli-log-hidden = { $step } { $how }
cli-log-title = { FORM($step, "inf") }
cli-log-card = eine Fähigkeit nutzen
    .does = nutzt eine Fähigkeit
cli-log-uses = { $card } nutzen
    .does = nutzt { $card }
cli-log-vain = ohne Wirkung
cli-log-only = nur dank { $cards }
cli-log-came = { $what } ({ $came })
cli-log-to = { $what } → { $place }
cli-log-goes-on = { $player } spielt weiter
cli-log-throws = würfelt
# eine Bedingung des Endes ist eingetreten; $rounds: wie viele Runden nach dieser noch kommen, -1: keine, auch diese nicht mehr
cli-log-end = { $rounds ->
    [-1] das Spiel endet ({ $cause })
    [0] das Spiel endet mit dieser Runde ({ $cause })
    [one] das Spiel endet nach dieser und einer weiteren Runde ({ $cause })
   *[other] das Spiel endet nach dieser und { $rounds } weiteren Runden ({ $cause })
}
# vor der ersten Entscheidung: was an einem Ort liegt
cli-log-set-up-at = { $place } – { $what }
cli-gained = +{ $amount }
cli-lost = −{ $amount }
cli-log-where = { $place } { $amount }
cli-stands = { $piece }: { $place }
cli-stands-there = { $piece } dort
cli-turned = { TRAIT($piece, "turns") ->
    [yes] umgedreht
   *[none] übernommen
}: { $places }
cli-moved = { $what } { $before } → { $now }
cli-put-back = angesehen und zurückgelegt: { $what }
cli-starts = { $player } beginnt
cli-seat-starts = jetzt Startspieler
cli-seat-left-round = aus der Runde ausgeschieden
cli-seat-left-game = aus dem Spiel ausgeschieden
cli-faces-unseen = { $what } verdeckt
cli-looked = gesehen: { $what }
cli-shows = { $n ->
    [1] { $what }
   *[other] { $n } { $what }
}
cli-covered = { $n } verdeckt
cli-log-none = Es ist noch nichts geschehen.
cli-log-earlier = { $n ->
    [one] … { $n } früherer Eintrag
   *[other] … { $n } frühere Einträge
}
cli-table-more = … noch { $n }
cli-table-hidden = … noch { $n }: { $word }
# in the list of signs: points that the final scoring would add to those a player has
cli-table-added = { $points } wenn das Spiel jetzt enden würde
cli-table-rest = … noch mehr: { $word }
cli-table-left-out = noch { $n }, für die kein Platz ist
cli-table-moved = zuletzt gezogen
cli-table-now = ist am Zug
cli-table-done = war schon am Zug
cli-log-all = alles
cli-log-rest = { $n ->
    [one] … { $n } früherer Zug ({ $words } zeigt ihn)
   *[other] … { $n } frühere Züge ({ $words } zeigt sie)
}
cli-log-how = So geht es: { $word } 50 zeigt die letzten 50 Züge, { $word } { $all } die ganze Partie
cli-secretly = (geheim)
cli-at = { $place }: { $what }
cli-gone = { $what } { $where }
cli-board-counters = Bestände
cli-board-notes = Notizen
cli-board-stocks = Allgemeiner Vorrat
cli-in-supply = { FORM($what, "nom", "pl") } im Vorrat
cli-board-faces = Würfel
cli-board-known = Bekannt
cli-board-told = Genannt
cli-known-in = bekannt: { $place }
cli-told-in = genannt: { $place }
cli-told-not = nicht { $what }
cli-numbered = { FORM($what, "nom", "pl") } { $numbers }
cli-board-pieces = Figuren und Marker
cli-board-zones = Karten und Tafeln
cli-board-texts = Was offene Karten bewirken
cli-board-places = Was die Orte auf dem Brett bewirken
cli-board-rest = Zurzeit nicht im Einsatz

## Spielen: das Ende

cli-score-title = { $rounds ->
    [one] Schlusswertung nach { $rounds } Runde
   *[other] Schlusswertung nach { $rounds } Runden
}
cli-score-now = Wenn das Spiel jetzt enden würde
cli-score-from = Punkte durch
cli-score-total = Summe
cli-score-place = Rang
cli-score-cause = Grund für das Ende: { $cause }
cli-score-winners = { $n ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
}
cli-score-nobody = Niemand gewinnt.

## text, i18n

cli-head-language = Sprache
cli-head-module = Wörter für
cli-head-messages = Texte
cli-head-translated = übersetzt
cli-head-missing = fehlend
cli-head-stale = veraltet
cli-head-message = Text
cli-head-source-text = Ausgangstext
cli-i18n-no-sort = nichts namens `{ $name }` fehlt; es gibt: { $names }
cli-i18n-complete = In `{ $language }` fehlt nichts.
cli-i18n-complete-of = In `{ $language }` fehlt nichts von: { $names }
cli-i18n-mistakes = { $n ->
    [one] { $n } Fehler in den Wörtern von { $languages }; `spielwerk explain CODE` zeigt die richtige Form
   *[other] { $n } Fehler in den Wörtern von { $languages }; `spielwerk explain CODE` zeigt die richtige Form
}
cli-i18n-good = Keine Fehler in den Wörtern von { $languages }.
cli-i18n-written = Geschrieben: { $file }
cli-i18n-sample-title = Sätze zum Lesen, ausgewählt mit dem Startwert { $seed }
cli-i18n-sample-cards = Karten: { $n } von { $all }
cli-i18n-sample-rulebook = Spielregel: { $n } von { $all }
cli-i18n-sample-logs = Protokoll: { $n } von { $all }
cli-i18n-sample-prompts = Fragen mit ihren Möglichkeiten: { $n } von { $all }
cli-i18n-sample-reasons = Gründe, warum etwas nicht angeboten wird: { $n } von { $all }
cli-i18n-next = So wird es benutzt: SPIELWERK_TRANSLATIONS={ $folder } spielwerk play { $game } --lang { $language }
cli-i18n-next-beside = So wird es benutzt: spielwerk play { $game } --lang { $language }
# für eine Sprache, die noch keine eigenen Wörter hat
cli-i18n-next-general = Die Wörter, die zu keinem einzelnen Spiel gehören (erhalten, bezahlen, immer wenn …), fehlen in dieser Sprache noch. So entstehen ihre Dateien: spielwerk i18n new { $language } --output ORDNER
cli-i18n-confirmed = `{ $name }` ist in { $file } bestätigt.
cli-i18n-untied = An keine Regel gebunden: { $ids }
cli-i18n-fallback = hier fehlen Wörter
cli-i18n-no-format = `{ $file }` endet auf nichts davon: { $names }
cli-i18n-unreadable = nichts wurde geändert, denn einige Texte von `{ $module }` sind nicht als Fluent lesbar: { $ids }
cli-i18n-filled = { $n ->
    [0] Nichts Neues für { $file }
    [one] { $n } Meldung neu oder geändert in { $file }
   *[other] { $n } Meldungen neu oder geändert in { $file }
}
cli-i18n-no-name = `{ $name }` ist nicht der Name einer Sprache
cli-i18n-unknown = in `{ $name }` gibt es keine Wörter, wohl aber in: { $names }. `spielwerk i18n new { $name }` legt die Dateien an.

## rulebook

cli-rulebook-written = Die Spielregel ist geschrieben: { $file }

## show: eine Regel, wie sie verstanden wurde

show-title = { $name } ({ $what }):
show-rule = Regel
show-flow = Schritt des Ablaufs
show-step-of = Schritt von: { $rule }
show-setup = Schritt des Aufbaus
show-scoring = Schritt der Wertung
show-end = Auslöser des Endes
show-winner = was das Spiel entscheidet
show-always = immer aktiv
show-copies = { $kind }, { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}
show-definition = Definition
show-parameter = Zahl der Regeln
show-permission = Erlaubnis
show-counter = Zähler
show-note = Notiz
show-piece = Figur
show-zone = Zone
show-kind = Art
show-symbol = Symbol
show-group = Gruppe
show-layout = Auslage
show-worth = Wert
show-estimate = Teil der Bewertung für Bots
show-check = Prüfung der Angaben
show-answered-by = darauf reagiert
show-yes = ja
show-no = nein
show-counter-is = eine ganze Zahl, nie unter 0
show-counter-signed = eine ganze Zahl; Verluste können sie unter 0 drücken
show-start = zu Beginn
show-may-lie = mögliche Orte
show-pieces-only = nur Figuren
show-layout-shuffled = Die Reihenfolge wird ausgelost. Was sich berührt, ist benachbart.
show-part-of = Teil von
show-each-has = jedes Exemplar hat
show-symbol-does = wer eines erhält, tut sofort dies
show-worth-is = so viel zählt ein Stück
show-worth-else = Alles andere zählt nichts.
show-short = falls der Vorrat nicht reicht
show-choice = Wahl { $n }: { $text }  (gefragt in { $where })
show-way-free = free: nichts, was folgt, kann misslingen
show-way-sum = sum: was der Rest verbraucht, wird addiert und mit dem verglichen, was da ist
show-way-exists = exists: eine Schleife sucht einen Weg zum Abschluss und hält beim ersten an
show-way-trial = trial: der Rest wird an einer Kopie ausprobiert
show-way-best = best: Alle Wege durch den Rumpf werden auf Kopien durchgegangen, und nur die besten werden angeboten
show-no-choice = keine Wahl darin: ob es möglich ist, entscheidet sich dort, wo es aufgerufen wird
show-plan-before = der Plan, wie er aus den Regeln entstand, vor den Durchgängen:
show-plan-after = der Plan nach den Durchgängen, mit allem, was auf eine Wahl folgt, in einer Funktion:
show-option = { $name }: { $what }
show-needs = braucht: { $needs }
show-each-needs = jede Möglichkeit braucht: { $needs }
show-nothing-more = nichts weiter
show-completed = was folgt, lässt sich zu Ende führen
show-and-completed = und was folgt, muss sich zu Ende führen lassen
show-needs-rest = nur wenn sich der Rest noch zu Ende führen lässt
show-always-possible = immer möglich
show-only-otherwise = nur wenn nichts anderes möglich ist
show-walk-enter = `enter` ist erfüllt
show-walk-toll = `toll` lässt sich bezahlen
show-walk-stop = von dort ist noch ein Ort erreichbar, an dem man anhalten darf (`stop`)
show-lay-where = es liegt ganz auf dem Raster
show-lay-turn = so gedreht gibt es ein Feld dafür

## Partien in Dateien

cli-note = Hinweis: { $message }
cli-kept-not = diese Partie wird nicht mitgeschrieben, weil in { $folder } nichts geschrieben werden kann
cli-kept-none = du hast noch keine Partien; nenne eine Datei
cli-kept-before = `spielwerk resume { $file }` öffnet die Partie, die davor gespielt wurde.
cli-kept-saved = `--rules saved` spielt mit den Regeln, mit denen sie begonnen wurde, `--rules ORDNER` mit einem eigenen Spiel.
cli-kept-where = `--rules SPIEL` sagt, wo ihr Spiel liegt, `--rules saved` spielt mit den Regeln aus der Datei.
cli-kept-until = `spielwerk replay { $file } --until { $n } --then play` setzt die Partie von dort fort, in einer neuen Datei.
cli-kept-patient = `--patient` spielt sie bis zum Ende durch, wie lange es auch dauert.
cli-kept-bot = `--bot PLATZ=BOT` nennt einen Bot für den Platz, `--human PLATZ` einen Menschen.
cli-kept-enter = Weiter mit Enter.
cli-kept-reading = Die Partie wird gelesen … { $percent } %
cli-play-kept = `spielwerk resume { $file }` setzt sie fort.
cli-play-over = `spielwerk replay { $file }` zeigt die Partie noch einmal.
cli-play-other-bot = { $bot } auf Platz { $seat } hatte noch nicht entschieden; mit `--bot { $seat }={ $other }` sitzt dort ein schnellerer Bot.
cli-resume-title = { $round ->
    [0] { $game }: vor der ersten Runde, nach Entscheidung { $n }
   *[other] { $game }: Runde { $round }, nach Entscheidung { $n }
}
cli-record-round = { $n ->
    [0] Vor der ersten Runde
   *[other] Runde { $n }
}
cli-record-stands = Nach Entscheidung { $n }: { $points }
cli-record-now = Nach Entscheidung { $n } von { $last }
cli-replay-head = { $turn } · { $now }
cli-replay-help = Enter zeigt die nächste Entscheidung · b geht zurück · eine Zahl geht dorthin · t zeigt den ganzen Tisch · p spielt von hier weiter · q hört auf
