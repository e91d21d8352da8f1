### Was `--help` sagt und was gesagt wird, wenn die Befehlszeile falsch benutzt wird. Deutsch.
### `Code` in Gravis-Zeichen, Optionen (--with) und Dateinamen bleiben, wie sie sind.

## Wörter, die für einen Wert stehen, in Großbuchstaben

help-word-game = SPIEL
help-word-depth = TIEFE
help-word-scenario = SZENARIO
help-word-locale = SPRACHE
help-word-expansion = ERWEITERUNG
help-word-name = NAME
help-word-value = WERT
help-word-id = ID
help-word-code = CODE
help-word-bot = BOT
help-word-seat = PLATZ
help-word-address = ADRESSE
help-word-file = DATEI
help-word-save = SPIELSTAND
help-word-text = TEXT
help-word-dir = ORDNER
help-word-options = OPTIONEN
help-word-command = BEFEHL
help-word-args = ARGUMENTE

## Befehle; `.short` steht in ihrer Liste

help-spielwerk =
    Spielwerk spielt Brettspiele, die aus Daten bestehen.

    SPIEL ist überall der Name eines Spiels oder ein Ordner mit einer game.yaml.
help-games = Zählt die vorhandenen Spiele auf: unsere, die aus Ordnern von SPIELWERK_RULES und die aus installierten Paketen.
    .short = Zählt die vorhandenen Spiele auf.
help-info = Zeigt, woraus SPIEL besteht, oder was ID ist: eine nummerierte Regel, eine Karte, irgendein Name seiner Daten.
    .short = Zeigt, woraus ein Spiel besteht, oder eine seiner Regeln, Karten, Namen.
help-check = Sucht Fehler in den Dateien von SPIEL, für jede Spielerzahl. Alle gefundenen werden gezeigt.
    .short = Sucht Fehler in den Dateien eines Spiels.
help-test = Führt die Szenarien von SPIEL aus: Stellungen, was gespielt wird und was danach gelten muss.
    .short = Führt die Szenarien eines Spiels aus.
help-show = Zeigt die Regel oder Karte ID von SPIEL, wie sie verstanden wurde: in Worten, und wann sie möglich ist.
    .short = Zeigt eine Regel, wie sie verstanden wurde.
help-explain = Erklärt die Art von Fehler namens CODE mit einem Beispiel der richtigen Form; ohne CODE werden alle aufgezählt.
    .short = Erklärt eine Art von Fehler und zeigt die richtige Form.
help-schema =
    Schreibt das JSON-Schema der Regeldateien von SPIEL, gewonnen aus seinen Arten. Eine erste Zeile wie

        # yaml-language-server: $schema=schemas/my_game.json

    in einer Regeldatei sagt einem Editor, dass er es benutzen soll.
    .short = Schreibt das JSON-Schema der Dateien eines Spiels, für Editoren.
help-simulate =
    Spielt viele Partien von SPIEL zwischen Bots, die zufällig wählen, und fasst sie zusammen.

    Enden sie, wer gewinnt, woher kommen Punkte, was wird benutzt, wie schnell geht es?
    .short = Spielt viele Partien zwischen Zufallsbots und fasst sie zusammen.
help-bench =
    Misst, wie schnell SPIEL in zufälligen Partien ist; ohne Angabe jedes Spiel.

    Wie lange dauert eine Entscheidung, wie viel davon das Auflisten der Möglichkeiten, wie lange eine Kopie, wie lange das Laden?
    Mit --questions: wie oft ein Mensch in einem Zug gefragt wird, in Partien, in denen der Bot greedy für alle spielt.
    .short = Misst, wie schnell Spiele sind.
help-text = Gibt den Text von ID aus, gebildet aus den Regeln von SPIEL: eine Karte, eine Regel, ein Schritt, eine ganze Tabelle; ohne ID alles.
    .short = Gibt den Text einer Karte oder Regel aus, gebildet aus den Regeln.
help-rulebook = Schreibt die Spielregel von SPIEL als eine Seite (HTML), die nichts weiter braucht, mit jeder Regel und Karte.
    .short = Schreibt die Spielregel als eine Seite, gebildet aus den Daten.
help-i18n = Werkzeuge für Übersetzer: wie weit eine Sprache ist, was an ihr falsch ist, wie sie sich liest, eine neue.
    .short = Werkzeuge für Übersetzer: status, missing, check, new, preview, sample, nouns, export, import, confirm.
help-arena =
    Lässt Bots viele Partien von SPIEL gegeneinander spielen und sagt, wer wie oft gewinnt.

    Jede Ausgangslage wird in jeder Sitzordnung gespielt, der Platz hilft also niemandem; zu jedem Anteil steht der Bereich, in
    dem er mit 95 % Sicherheit liegt.
    .short = Lässt Bots gegeneinander spielen.

help-play = Spielt SPIEL. Plätze, die weder für Menschen sind noch mit --bot vergeben werden, nehmen Bots der Art greedy ein. Jede Entscheidung steht auf der Platte, bevor sie zählt; `resume` setzt die Partie fort.
    .short = Spielt eine Partie im Terminal, gegen Bots oder Menschen.
help-why = Sagt, warum TEXT an der Stelle, die SPIELSTAND erreicht hat, nicht zur Wahl steht: welche Bedingung nicht erfüllt ist. TEXT ist die ID, der Name oder ein Teil des Namens von etwas, das man wählen könnte. Von einem Schritt sagt es, wann er kommt, von einer Art von Dingen, welche davon zur Wahl stehen, von einem Spieler, ob er gerade entscheidet.
    .short = Sagt, warum etwas in einer gespeicherten Partie nicht zur Wahl steht.

help-i18n-status = Zeigt, wie viel in jeder Sprache übersetzt ist, fehlt und veraltet ist: für SPIEL oder für alle vorhandenen.
    .short = Zeigt, wie weit jede Sprache ist.
help-i18n-missing = Zählt auf, wofür SPRACHE keine Wörter hat, mit dem Text der Ausgangssprache: zuerst, was man zum Spielen braucht, und davon zuerst, worauf die meisten Sätze warten.
    .short = Zählt auf, wofür eine Sprache keine Wörter hat.
help-i18n-missing-only = Nur was hierzu gehört: eine Datei (core, cli, ein Spiel) oder eine Art von Meldungen (noun, name, rule …); mehrmals möglich.
help-i18n-check = Sucht Fehler in den Wörtern von SPRACHE oder von allen Sprachen. Gibt es welche, ist der Rückgabewert 1.
    .short = Sucht Fehler in den Wörtern.
help-i18n-confirm = Vermerkt in der Datei, dass ID (text-..., change-..., permit-..., is-...) zur Regel passt, wie sie jetzt ist.
    .short = Vermerkt, dass Wörter zur jetzigen Regel passen.
help-i18n-new = Legt die Dateien einer neuen Sprache an, mit dem Ausgangstext als Kommentar. Sie sind sofort benutzbar.
    .short = Legt die Dateien einer neuen Sprache an.
help-i18n-sample = Schreibt Sätze von SPIEL (`all`: von jedem Spiel) für einen Lektor auf: von Karten, Spielregel, Protokoll, Fragen und Gründen, in jeder Sprache oder in der von --lang, ausgewählt mit einem Startwert.
    .short = Schreibt Sätze für einen Lektor auf.
help-i18n-sample-seed = Wählt die Sätze und die erzählten Partien aus.
help-i18n-sample-size = So viele Sätze von jedem Teil.
help-i18n-sample-output = Schreibt sie in diese Datei (Markdown).
help-i18n-nouns = Schreibt die Hauptwörter von SPIEL in SPRACHE als Tabelle (CSV): eine Zeile je Hauptwort, eine Spalte je Form. Mit --input kommt eine ausgefüllte Tabelle in die Dateien der Wörter.
    .short = Hauptwörter als Tabelle zum Ausfüllen und zurück.
help-i18n-nouns-output = Schreibt die Tabelle in diese Datei.
help-i18n-nouns-input = Nimmt die Formen aus dieser Tabelle.
help-i18n-export = Schreibt die Wörter von SPRACHE als PO oder XLIFF, für Weblate, Crowdin und andere Werkzeuge: eine Datei für SPIEL (oder für jedes Spiel) und für jede Datei, die zu keinem Spiel gehört. Braucht das Extra `translate`.
    .short = Schreibt Wörter als PO oder XLIFF.
help-i18n-export-to = Das Format.
help-i18n-export-output = Der Ordner, in den geschrieben wird.
help-i18n-import = Übernimmt Wörter von SPRACHE aus Dateien, die `export` geschrieben und jemand übersetzt hat. Was gleich blieb, bleibt, wie es ist; als unsicher Markiertes wird ausgelassen.
    .short = Übernimmt Wörter aus PO oder XLIFF.
help-i18n-import-output = Der Ordner für Übersetzungen.
help-i18n-preview = Zeigt die Karten und Regeln von SPIEL, wie man sie in SPRACHE liest; wo Wörter fehlen, ist es vermerkt.
    .short = Zeigt Karten und Regeln, wie man sie liest.

## Optionen

help-help = Zeigt diese Hilfe und endet.
help-version = Zeigt die Version und endet.
help-option-lang = Die Sprache der Ausgabe: en, cs, de, pl, uk ... (ohne Angabe die der Umgebung).
help-option-with = Benutzt diese Erweiterung (Name oder Pfad ihres Ordners); mehrfach möglich.
help-option-variant = Spielt mit dieser Variante; mehrfach möglich.
help-option-players = Wie viele spielen (ohne Angabe so viele wie möglich).
help-option-seed = Der Startwert für allen Zufall: gleicher Startwert, gleiche Partie.
help-option-bot = Wer dort sitzt: random, greedy, mcts[:N], mcts[:0.5s] oder MODUL:KLASSE; für jeden Platz möglich.
help-option-format = Für Menschen oder für Werkzeuge.
help-test-only = Nur das Szenario dieses Namens oder die, die diese Regel prüfen.
help-show-code = Zeigt auch den erzeugten Code.
help-show-plan = Zeigt auch den Plan, vor und nach den Durchgängen.
help-schema-output = Schreibt es in diesen Ordner, daneben die Schemata der übrigen Arten von Dateien.
help-arena-players = Wie viele spielen (ohne Angabe so wenige, wie für die genannten Bots nötig).
help-arena-games = Wie viele Partien.
help-arena-jobs = Wie viele Prozesse sich die Arbeit teilen; die Partien sind dieselben.
help-simulate-games = Wie viele Partien.
help-simulate-jobs = Wie viele Prozesse sich die Arbeit teilen; das Ergebnis ist dasselbe.
help-engine = Womit die Regeln laufen: Python, WebAssembly (Extra „fast“) oder was schneller ist; das Ergebnis ist dasselbe.
help-cluster = Die Worker dieses Dask-Schedulers spielen lassen (tcp://HOST:PORT, Extra „cluster“); das Ergebnis ist dasselbe.
help-bench-seconds = Wie lange jedes Spiel gespielt wird.
help-bench-engine = Was gemessen wird: Python, WebAssembly (Extra „fast“) oder beides, wo es geht.
help-bench-questions = Zählt die Fragen an Menschen statt der Zeit.
help-bench-games = Mit --questions: wie viele Partien für jede Spielerzahl.
help-bench-count = Statt der Zeit die Wege zählen, die nächsten so vielen Züge zu spielen.
help-bench-from = Mit --count: mit der Stellung dieses Szenarios beginnen; auch DATEI:NAME.
help-bench-divide = Mit --count: danach, was im ersten Zug getan wird.
help-rulebook-output = Wohin die Seite geschrieben wird; ohne Angabe auf die Standardausgabe.
help-play-human = Ein Platz für einen Menschen, mehrfach möglich; 0 überlässt alle Plätze den Bots.
help-option-rules = Die Regeln, mit denen gespielt wird: ein Spiel oder `saved` für die in der Datei (ohne Angabe das Spiel dieses Namens).
help-kept-patient = Spielt eine gespeicherte Partie durch, wie lange es auch dauert (ohne Angabe wird nach einer Sekunde abgebrochen).
help-play-save = Schreibt die Partie in diese neue Datei (ohne Angabe in eine Datei bei deinen Partien).
help-kept-human = Ein Platz, den ein Mensch übernimmt; mehrfach möglich.
help-replay-step = Zeigt eine Entscheidung nach der anderen.
help-replay-until = Hält nach so vielen Entscheidungen an.
help-replay-then = Was dann kommt.
help-why-player = Der Spieler, der fragt (ohne Angabe, wer zu entscheiden hat).
help-i18n-confirm-lang = Die Sprache, in der bestätigt wird.
help-i18n-confirm-game = Das Spiel, zu dem die Wörter gehören (ohne Angabe alle).
help-i18n-confirm-variant = Eine Variante, zu der die Wörter ebenfalls passen (mehrfach möglich).
help-i18n-confirm-all = Bestätigt alle veralteten Texte.
help-i18n-new-output = Der Ordner für Übersetzungen.
help-i18n-preview-output = Schreibt eine Seite.

## Ringsum

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-default = Vorgabe: { $default }
help-required = erforderlich

## Falscher Aufruf

help-try = Hilfe zeigt '{ $command } { $option }'.
help-invalid = Ungültiger Wert: { $message }
help-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
help-missing-argument = Es fehlt das Argument
help-missing-option = Es fehlt die Option
help-missing-command = Es fehlt ein Befehl.
help-no-option = Es gibt keine Option { $name }.
help-no-command = Es gibt keinen Befehl { $name }.
help-possibilities = { $n ->
    [one] War { $possibilities } gemeint?
   *[other] War etwas davon gemeint: { $possibilities }?
}
help-no-value = Die Option { $name } nimmt keinen Wert an.
help-needs-value = { $n ->
    [one] Die Option { $name } braucht einen Wert.
   *[other] Die Option { $name } braucht { $n } Werte.
}
help-too-many = { $n ->
    [one] Ein Argument zu viel ({ $args }).
   *[other] { $n } Argumente zu viel ({ $args }).
}
help-choose = Zur Wahl stehen: { $choices }
help-not-one-of = { $value } gehört nicht zu { $choices }.
help-no-number = { $value } ist keine ganze Zahl.
help-not-in-range = { $value } liegt nicht im Bereich { $range }.
help-not-there = { $filename } gibt es nicht.
help-is-file = { $filename } ist eine Datei.
help-is-folder = { $filename } ist ein Ordner.
help-not-readable = { $filename } ist nicht lesbar.
help-not-writable = { $filename } ist nicht beschreibbar.
help-resume =
    Spielt die Partie in DATEI (ohne Angabe deine letzte) weiter, wie sie verlassen wurde oder wie ein Absturz sie hinterließ: Jede bestätigte Entscheidung ist da.

    Der Rückgabewert ist 1, wenn die Datei beschädigt ist oder die Regeln sich geändert haben.
    .short = Spielt eine Partie aus ihrer Datei weiter.
help-replay =
    Zeigt die Partie in DATEI von Anfang an. Mit `--until` bis zu dieser Entscheidung; mit `--then play` geht sie von dort weiter, in einer neuen Datei.
    .short = Zeigt eine Partie aus ihrer Datei noch einmal und spielt ab jeder Stelle weiter.
help-export = Gibt die Partie in DATEI aus: in Sätzen oder als JSON. Auch, was geheim entschieden wurde.
    .short = Gibt eine Partie aus ihrer Datei aus, in Sätzen oder als JSON.
