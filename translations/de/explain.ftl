### Die Seiten von `spielwerk explain`, deutsch: eine Art von Fehler und unter `.why` der Grund, warum es einer ist. `.wrong`
### und `.right` sind nur dort in Worten gesagt, wo keine Zeile einer Datei es zeigen kann. Alles in Gravis-Zeichen bleibt,
### wie es ist.

## Dateien

explain-missing-file = Eine Datei fehlt
    .why = Ein Spiel ist ein Ordner mit einer Datei game.yaml, die seinen Namen nennt; alles andere liegt daneben.
explain-file-name = Eine Datei mit einer Endung, die nicht gelesen wird
    .why = Gelesen werden nur Dateien, die auf .yaml enden; würde eine andere stillschweigend übergangen, gingen ihre Regeln verloren.
explain-file-too-big = Zu viel in einer Datei oder in einem Spiel
    .why = Regeldateien werden von Menschen geschrieben; Grenzen für Bytes, Zeilen und Werte verhindern, dass eine beschädigte oder böswillige Datei den Rechner lahmlegt.
    .wrong = eine Datei von 50 Megabyte
    .right = mehrere Dateien, in denen jeweils steht, was zusammengehört
explain-not-utf8 = Eine Datei in einer anderen Kodierung
    .why = Alle Dateien sind UTF-8, damit jeder Buchstabe jeder Sprache auf jedem Rechner dasselbe bedeutet.
    .wrong = eine Datei, die als ISO-8859-2 oder UTF-16 gespeichert ist
    .right = dieselbe Datei, als UTF-8 gespeichert
explain-bad-character = Ein unsichtbares Zeichen
    .why = Steuerzeichen, Zeichen, die die Schreibrichtung umkehren, Verbinder ohne Breite, weiche Trennstriche und Leerzeichen ungewöhnlicher Breite sind in einem Editor nicht zu sehen; niemand würde sie finden. Was eine Schrift braucht, ist dort erlaubt, wo sie es braucht, ebenso geschützte Leerzeichen und Bindestriche.
explain-outside-pack = Etwas außerhalb des Spielordners
    .why = Ein Spiel ist in seinem eigenen Ordner vollständig. Verknüpfungen, Erweiterungen und `like:`, die aus ihm hinausführen, werden abgelehnt.
explain-unknown-game = Dieses Spiel gibt es nicht
    .why = Ein Spiel wird als Pfad angegeben oder mit dem Namen seines Ordners, der neben dem Paket oder in einem Ordner aus SPIELWERK_RULES liegt.
explain-unknown-expansion = Diese Erweiterung gibt es nicht
    .why = Eine Erweiterung ist ein Ordner in expansions/ des Spiels oder ein Ordner irgendwo, dessen Dateien mit `expansion:` und `for:` beginnen. Die eine wird mit ihrem Namen verlangt, die andere mit ihrem Pfad.
explain-unknown-variant = Diese Variante gibt es nicht
    .why = Eine Variante ist ein Eintrag des Abschnitts `variants:`.
explain-variant-value = Der Wert einer Variante fehlt oder ist falsch
    .why = Eine Variante mit `values:` wird als NAME=WERT angegeben, jede andere nur mit ihrem NAMEN.

## YAML

explain-yaml-syntax = Kein YAML
    .why = Die Datei verletzt die Grammatik von YAML, deshalb ist nichts in ihr zu verstehen.
explain-two-colons = Zwei Doppelpunkte in einer Zeile
    .why = Unter einem Schlüssel darf ein Kopf stehen, aber YAML erlaubt in einer Zeile nur einen Doppelpunkt, der einen Schlüssel beendet.
explain-indentation = Eine Zeile beginnt in der falschen Spalte
    .why = Was zusammengehört, beginnt in derselben Spalte; was zu einem Schlüssel gehört, ist weiter eingerückt, aber nur, wenn der Schlüssel keinen eigenen Wert hat.
explain-tab = Ein Tabulator als Einrückung
    .why = YAML zählt Spalten in Leerzeichen; ein Tabulator hat keine feste Breite.
explain-duplicate-key = Ein Schlüssel doppelt
    .why = Einer der beiden ginge ohne ein Wort verloren.
explain-anchor = Ein Anker oder ein Alias
    .why = Sie verdecken, was eine Datei sagt, und ein paar Zeilen davon können sich zu Millionen von Werten entfalten. Benutze `like:` oder gib einer Regel einen Namen.
explain-merge-key = Ein Merge-Schlüssel
    .why = Merge-Schlüssel brauchen Anker, und andere Programme kennen sie nicht mehr. Benutze `like:`.
explain-tag = Eine Typmarke
    .why = Typmarken bedeuten für jedes Programm etwas anderes, und Editoren können sie nicht prüfen.
explain-documents = Zwei Dokumente in einer Datei
    .why = Eine Datei ist ein Dokument; ein zweites würde übersehen.
explain-empty-file = Eine Datei ohne Inhalt
    .why = In ihr steht nichts als Kommentare; lösche sie oder fülle sie.
explain-empty-value = Ein Schlüssel oder ein Strich, hinter dem nichts steht
    .why = Meist ist das, was darunter gehört, nicht eingerückt. Ein Eintrag, der leer sein soll, wird als `{ "{}" }` geschrieben.
explain-comma-in-braces = Ein Komma in Klammern
    .why = Zwischen Klammern beginnt mit einem Komma ein neuer Eintrag; was folgt, ist also ein Schlüssel ohne Wert.
explain-key-not-text = Ein Schlüssel, der weder Wort noch Zeile ist
    .why = Schlüssel sind Namen oder Köpfe.
explain-float = Eine Zahl mit Nachkommastellen
    .why = In einem Spiel wird alles in ganzen Zahlen gezählt. Ein Text, der wie eine Zahl aussieht, braucht Anführungszeichen.
explain-number-too-big = Eine zu große Zahl
    .why = Kein Zähler eines Spiels kommt auch nur in ihre Nähe; es ist sicher ein Versehen.
explain-too-deep = Zu viele Ebenen ineinander
    .why = Das kann niemand lesen; gib einem inneren Teil einen Namen und rufe ihn auf.
explain-too-long = Eine Zeile, ein Name oder ein Text ist zu lang
    .why = Das kann niemand lesen; teile es auf oder gib Teilen davon Namen.

## Gestalt

explain-unknown-section = Ein Abschnitt, den niemand kennt
    .why = Eine Datei besteht aus den Abschnitten der Sprache und aus Tabellen, die nach der Mehrzahl einer Art heißen.
explain-unknown-key = Ein Schlüssel, den niemand kennt
    .why = Was unbekannt ist, würde übergangen, und das Spiel täte nicht, was sein Autor meint.
explain-missing-key = Ein nötiger Schlüssel fehlt
    .why = Jede Eigenschaft einer Art wird bei jedem Eintrag angegeben, es sei denn, die Art sagt, was ohne sie gilt.
explain-wrong-type = Hierher gehört etwas anderes
    .why = Eine Zahl steht in Ziffern, ein Effekt in Worten, eine Liste in Klammern oder mit Strichen.
explain-wrong-value = Ein Wert, der nicht möglich ist
    .why = Die Zahl liegt außerhalb dessen, was hier erlaubt ist, oder es steht ein anderes Wort da als das, das hierhergehört.
explain-unknown-name = Ein Name, den niemand deklariert hat
    .why = Namen werden einmal deklariert und dann benutzt; ein falsch geschriebener wäre etwas anderes.
explain-bad-name = Etwas, das kein Name sein kann
    .why = Namen bestehen aus Kleinbuchstaben, Ziffern und Unterstrichen und beginnen mit einem Buchstaben oder einer Ziffer.
explain-unknown-sort = Eine Eigenschaft von einem Typ, den es nicht gibt
    .why = Eine Eigenschaft ist `number`, `effect`, `amounts`, `condition`, `abilities`, `flag`, `text`, eine Art oder eine Liste von Wörtern.
explain-unknown-kind = Eine Art, die es nicht gibt
    .why = Teile gehören zu einer Art, die deklariert ist.
explain-table-name = Zwei Tabellen oder eine Tabelle und ein Abschnitt mit demselben Namen
    .why = Eine Tabelle heißt nach der Mehrzahl ihrer Art; gib für eine von beiden ein anderes `plural:` an.
explain-unknown-place = Eine Regel, die nirgends steht
    .why = `at:` in rulebook.yaml nennt Stellen in den Daten als ABSCHNITT.SCHLÜSSEL, damit eine Regel nachgeschlagen und geprüft werden kann.

## Überlagerungen

explain-overlay-missing = Eine Überlagerung ändert etwas, das nicht da ist
    .why = Was eine Erweiterung oder Variante ändert, entfernt oder ergänzt, muss es geben; sonst bewirkt sie ohne ein Wort nichts.
explain-overlay-conflict = Zwei Überlagerungen ändern dasselbe
    .why = Welche gilt, hinge von ihrer Reihenfolge ab; benutze eine von beiden oder lass sie Verschiedenes ändern.
explain-unused = Ein Name, von dem nichts spricht
    .why = Er ist eingeführt, aber keine Regel, keine Bedingung, keine Karte und keine Zahl nennt ihn: Entweder ist etwas vergessen, oder er ist falsch geschrieben. Auch eine Zahl, die eine Variante ändern will und falsch schreibt, ist ein solcher neuer Name. Das Spiel lässt sich spielen; `check` sagt es nur. Auch eine Notiz, die gelesen und nie gesetzt wird, wird genannt, ebenso eine Reihe mit `refill:`, die keine Zeile auffüllt, und Teams und Angaben für eine Spielerzahl, für die das Spiel nicht ist.
explain-like-unknown = `like:` nennt einen Eintrag, den es nicht gibt
    .why = Ein Eintrag kann von einem anderen Eintrag derselben Tabelle ausgehen.
explain-like-circle = Einträge, die voneinander ausgehen
    .why = Ein Eintrag kann nicht von sich selbst ausgehen, weder unmittelbar noch über andere.

## Wie eine Zeile lautet

explain-syntax = Ein Wort, das hier nicht hingehört
    .why = Zeilen haben eine feste Wortstellung, damit alle dieselbe Regel lesen. Der Hinweis sagt, was hier stehen könnte.
explain-amount-first = Die Menge fehlt oder steht an der falschen Stelle
    .why = Eine Menge ist eine schlichte Zahl und steht vor dem, was sie zählt.
explain-number-word = Eine Zahl in Buchstaben
    .why = Zahlen werden in Ziffern geschrieben.
explain-and-joins-amounts = Zwei Anweisungen in einer
    .why = `and` verbindet Mengen und Bedingungen. Anweisungen folgen aufeinander mit `, then` oder als Liste.
explain-header-in-line = Ein Kopf mitten in einer Zeile
    .why = Wann, für wen und zu welchem Preis etwas geschieht, sagt ein Kopf: Er endet mit einem Doppelpunkt, und was geschieht, steht darunter.
explain-or-in-gain = `or` zwischen zwei Dingen, die man erhält
    .why = Das eine oder das andere zu erhalten ist eine Wahl, und eine Wahl ist ein Kopf, unter dem die Möglichkeiten stehen.
explain-you-first = Eine Zeile, die mit `you` beginnt
    .why = Eine Zeile ist eine Aufforderung an den, der handelt, also beginnt sie mit dem Verb. `you may:` ist ein Kopf.
explain-verb-form = Ein Verb mit -s
    .why = Eine Zeile ist eine Aufforderung, und Auslöser benutzen dieselbe Form: `whenever you gain ...`, `they gain ...`.
explain-verb-missing = Eine Zeile ohne Verb
    .why = Eine Menge allein sagt nicht, ob sie erhalten, bezahlt oder verloren wird.
explain-other-verb = Ein Verb aus anderen Spielen
    .why = Es gibt wenige Verben: `gain`, `lose`, `pay`, `move`, `deal`, `swap`, `lay`, `choose`, `set`, `roll`, `refill`, `shuffle`, `do`. Jedes andere ist eine Regel des Spiels.
explain-other-header = Ein Kopf in anderen Worten
    .why = Es gibt nur wenige, feste Köpfe, damit niemand raten muss, wann etwas geschieht.
explain-other-word = Ein Wort, das die Sprache nicht kennt
    .why = Es gibt ein anderes Wort dafür; der Hinweis nennt es.
explain-for-each = `for each` statt `per` oder `each`
    .why = Eine Menge, die wächst, wird mit `per` ausgedrückt; was mehrmals getan wird, hat den Kopf `each ...:`.
explain-comparison = Ein Vergleich in Zeichen oder anderen Worten
    .why = Verglichen wird mit Wörtern: `is`, `at least`, `at most`, `more than`, `fewer than`.
explain-negation = Eine Verneinung in anderen Worten
    .why = `not` steht hinter `is`; was fehlt, wird mit `without`, `has no` oder `there is no` ausgedrückt.
explain-relative-clause = Ein Nebensatz mit `that` oder `which`
    .why = Wie etwas ist, steht vor dem Hauptwort, was es hat, hinter `with`, alles andere hinter `where`.
explain-with-before-where = `with` hinter `where`
    .why = Ein `where` fragt nach allem, was darauf folgt; deshalb steht es am Ende.
explain-and-behind-where = `and` hinter `there is ... where`
    .why = Noch eine Frage nach dem Gesuchten beginnt mit `and where`; eine Bedingung daneben steht hinter Klammern.
explain-possessive = Ein Genitiv mit 's
    .why = Was zu etwas gehört, wird mit `of` ausgedrückt.
explain-capital = Ein Großbuchstabe
    .why = Namen und Wörter werden kleingeschrieben, damit es für jedes nur eine Schreibweise gibt.
explain-end-sign = Ein Punkt am Ende
    .why = Eine Zeile endet, wo sie endet.

## Wovon eine Zeile spricht

explain-unknown-rule = Eine Regel, die niemand geschrieben hat
    .why = Eine Zeile beginnt mit einem Verb der Sprache oder mit dem Namen einer Regel unter `rules:` oder `flow:`.
explain-no-antecedent = Ein Wort, das für nichts steht
    .why = `that card` ist die Karte, die zuvor gewählt oder übergeben wurde oder die in einer Schleife gerade an der Reihe ist; `here` der Ort, an dem eine Regel aufgerufen wurde; `it` das, wonach ein `where` fragt; `you`, wer handelt. Im Aufbau und am Ende handelt niemand, es sei denn, `as each player:` sagt es.
explain-which-one = Eines von mehreren, ohne zu sagen, welches
    .why = Eine Art umfasst viele Dinge. Wähle zuerst eines und sprich davon mit `that`, oder sage, wem es gehört oder wo es liegt.
explain-how-many = Wie viele und woher
    .why = Figuren, von denen ein Spieler mehrere hat, werden in bestimmter Anzahl von einem Ort zum anderen bewegt.
explain-arguments = Eine Regel bekommt zu viel oder zu wenig
    .why = Der Schlüssel einer Regel sagt, was sie braucht: `play_out a card:` wird als `play_out that card` aufgerufen.
explain-not-counted = Etwas, das kein Zähler ist
    .why = Zähler werden erhalten und bezahlt. Figuren und Dinge liegen irgendwo, also werden sie bewegt. Von einer Gruppe wird ein Mitglied genannt.
explain-pay-things = Dinge und Zähler in einer Rechnung
    .why = Mit Dingen zahlt man gesondert: Aus der einen Zone, in der ein Spieler sie hat, gehen sie dorthin zurück, wo ihre Art beginnt.
explain-adjective = Ein Eigenschaftswort, wo keines stehen kann
    .why = Orte werden genannt, nicht beschrieben; ein Eigenschaftswort, das niemand versteht, würde übergangen. Benutze stattdessen eine Abfrage.
explain-choose-several = Mehrere in einer Zeile wählen
    .why = `choose up to N ...:` ist ein Kopf: Darunter steht, was mit jedem geschieht. Für eine genaue Anzahl wiederhole eine Wahl.
explain-hidden-choice = Möglichkeiten, die etwas Verdecktes verraten würden
    .why = Die Liste der Möglichkeiten würde verraten, was in einer Zone liegt, die nicht sieht, wer wählt: in der, aus der gewählt wird, und in jeder, in die ihre Bedingungen und Kosten sehen. Wie viele Dinge irgendwo liegen, wissen alle.
explain-hidden-question = Eine Frage, die schon dadurch etwas verrät, dass sie gestellt wird
    .why = Alle sehen, wer gefragt wird. Ob eine Frage kommt, darf also nur davon abhängen, was alle sehen. Eine Bedingung in einer Wahl schadet nicht: Es wird gefragt, solange sie nach allem, was alle wissen, erfüllt sein könnte.
explain-hidden-note = Eine Notiz, die Verborgenes verrät
    .why = Was notiert ist, wissen alle. Was liegt, wo nicht alle hinsehen können, wird erst bewegt oder aufgedeckt; oder es wird nur notiert, was darauf gedruckt ist, etwa die Farbe, wenn sie nach den Regeln genannt wird.
explain-never-remembered = Eine Stellung, die sich niemand merkt
    .why = Eine Stellung kann nur wiederkommen, wenn Stellungen gemerkt werden: Eine Zeile der Regeln sagt, wann, und wie viele behalten werden.
explain-start-unused = Ein Startspieler, mit dem nichts beginnt
    .why = Die Züge gehen nach Plätzen, solange nicht gesagt ist, dass sie mit dem Startspieler beginnen; ein Start, der nur weitergegeben wird, ändert nichts.
explain-decided-beforehand = Eine Bedingung, die von vornherein feststeht
    .why = Runden werden von 1 an gezählt, Zähler fallen nie unter 0 (außer wenn sie dürfen), und von einem Zähler mit Vorrat gibt es nie mehr als diesen. Ein Vergleich mit einer Zahl jenseits davon trifft nie zu, oder immer: Das Spiel würde damit nie enden, oder eine Schleife nie durchlaufen.
explain-divisor = Teilen durch etwas, das 0 sein kann
    .why = Geteilt wird durch eine schlichte Zahl oder einen Parameter, damit keine Partie je daran stehen bleibt.
explain-two-headers = Zwei Köpfe nebeneinander
    .why = Welcher kommt zuerst? Mach eine Liste daraus; nur `otherwise:` steht neben einem anderen Kopf.
explain-misplaced-header = Ein Kopf an der falschen Stelle
    .why = Auslöser gehören zu Fähigkeiten und `always:`; was man tun oder wählen darf, gehört in den Rumpf einer Regel.
explain-reserved-word = Ein Name, der ein Wort der Sprache ist
    .why = In einer Zeile könnte niemand die beiden unterscheiden. Ein Unterstrich und ein weiteres Wort genügen.
explain-name-twice = Ein Wort für zwei Dinge
    .why = Ein Wort bedeutet in einem ganzen Spiel nur eines, auch in der Mehrzahl.
explain-too-many = Von etwas zu viel
    .why = Grenzen für Dinge, Regeln und Exemplare verhindern, dass ein Versehen oder eine böswillige Datei den Rechner lahmlegt.
explain-layout-size = Eine Auslage mit zu vielen oder zu wenigen Plätzen
    .why = Eine Auslage nimmt alle Dinge ihrer Art auf, nicht mehr und nicht weniger, bei jeder Spielerzahl.

## Fähigkeiten

explain-dead-trigger = Eine Fähigkeit, die nie erwacht
    .why = Sie antwortet auf etwas, das keine Regel und kein Verb dieses Spiels tut. Meist ist ein Name falsch geschrieben.
explain-trigger-test = Ein Auslöser, der nach mehr fragt
    .why = Ein Auslöser sagt, was getan wird; ob es diesmal zählt, wird in seinem Rumpf gefragt.
explain-no-menu = Eine weitere Möglichkeit für eine Regel ohne Möglichkeiten
    .why = `also in RULE:` ergänzt das erste `choose one:` dieser Regel.
explain-never-in-play = Fähigkeiten auf Dingen, die nie im Spiel sind
    .why = Eine Fähigkeit gilt, solange ihre Karte in einer Zone mit `in play: yes` liegt; für ihre Art muss es eine geben.
explain-not-alike = Gleich sein sollen Dinge, die das Spiel unterscheidet
    .why = Was gleich ist, ist eine einzige Möglichkeit. Dinge, die sich in etwas unterscheiden, was die Regeln lesen, ausführen oder beim Namen nennen, stehen einzeln zur Wahl, und `alike by` darf es nicht weglassen; nur wo mit Dingen bezahlt wird, die `equal` oder `different` sind, sagt es, was das heißt, und was sich unterscheiden lässt, bleibt einzeln wählbar.
explain-asking-step = Eine Frage, wo niemand gefragt werden kann
    .why = Was auf den Anfang oder das Ende eines Schritts antwortet, der Preis für einen Platz in einer Rangfolge und was auf einen leeren Stapel folgt, geschieht von selbst. Eine Wahl braucht einen eigenen Schritt.

## Regeln im Ganzen

explain-circle = Etwas, das zu sich selbst zurückführt
    .why = Eine Regel darf sich nicht selbst aufrufen, weder unmittelbar noch über andere, und eine Definition darf sich nicht selbst brauchen: Das käme nie zu einem Ende. Schleifen sind `any number of times:`, `repeat N times:` und `each ...:`.
explain-endless = Eine Schleife ohne Ende
    .why = `as often as possible:` endet, wenn sein Rumpf nicht mehr ausführbar ist; also muss der Rumpf etwas verbrauchen. `until CONDITION:` endet, wenn die Bedingung gilt; also muss der Rumpf etwas ändern, wovon sie spricht.
explain-unreachable = Eine Regel, zu der nichts führt
    .why = Weder der Ablauf noch eine Karte, ein Symbol oder eine andere Regel ruft sie auf: Entweder ist sie vergessen, oder ihr Name ist irgendwo falsch geschrieben.
explain-step-can-fail = Ein Pflichtschritt, der nicht immer möglich ist
    .why = Eine Möglichkeit, die nicht zu Ende zu führen ist, wird nicht angeboten; ein Schritt des Ablaufs steht aber nicht zur Wahl: Er muss immer möglich sein. Gib ihm ein `otherwise:`, mach ihn mit `you may:` freiwillig oder lass ihn eine Wahl sein, die nie leer ist.
explain-any-order = Teile, die nicht in beliebiger Reihenfolge stehen können
    .why = `in any order:` zählt zwei oder mehr Teile auf, und wo es darauf ankommt, sagt der Spieler, welcher zuerst kommt. Jeder Teil muss möglich sein, was auch immer vor ihm kam, damit jede Reihenfolge zu Ende gespielt werden kann: Mach einen Teil, der scheitern kann, mit `you may:` freiwillig oder gib ihm ein `otherwise:`. Bei `do PROPERTY of THING` ist jede aufgedruckte Menge und jede Zeile ein Teil; Teile in Teilen hätten zwei Reihenfolgen.
explain-best-ways = Was nicht der beste Weg sein kann
    .why = `so that NUMBER is highest:` lässt nur die Wege durch seinen Rumpf zu, die die Zahl so hoch bringen wie möglich (`lowest`: so niedrig). Alle Wege werden auf Kopien durchgegangen; deshalb darf darin nichts vom Zufall, von Verdecktem oder von anderen abhängen, was folgt, muss nach jedem der besten Wege möglich sein, und nur eine Zahl kann die beste sein.
explain-language-version = Eine spätere Version der Sprache
    .why = `language:` in `game.yaml` sagt, für welche Version der Regelsprache ein Spiel geschrieben ist; ohne diese Angabe gilt die neueste. Ein Spiel einer früheren Version wird so verstanden, wie es gemeint war. Eines einer späteren könnte Formen enthalten, die hier unbekannt sind oder etwas anderes bedeuten würden; deshalb wird es gar nicht erst gespielt.
explain-answers-place = Antworten am falschen Ort
    .why = Fähigkeiten antworten auf eine Regel an ihrem Ende. Eine Regel, die sie früher haben will oder zusammen mit dem, was sie gibt, sagt das mit der Zeile `do what answers this`: einmal, als eine ihrer Zeilen oder in einem `in any order:` unter ihnen, damit sie genau einmal kommen, sooft die Regel ausgeführt wird.
explain-behind-chance = Eine Bedingung hinter einem Zufall
    .why = Was hinter einem Mischen, einem Ziehen oder einer fremden Entscheidung steht, muss möglich sein, was auch kommt; sonst würde die Liste der Möglichkeiten verraten, was in einem Stapel liegt.
explain-trial-too-large = Zu viele Wege, die zu versuchen wären
    .why = Ob etwas zu Ende zu führen ist, wird berechnet; wo es versucht werden muss, ist die Zahl der Wege begrenzt. Wähle zuerst das Ziel und bezahle danach, mach Teile freiwillig oder gib einer Wahl ein `otherwise:`.
    .wrong = eine Regel mit sechs Pflichtwahlen nacheinander und einer Zahlung, die von allen abhängt
    .right = dieselbe Regel mit der Zahlung vor den Wahlen
explain-secret-shared = Ein geheimer Block, der Gemeinsames berührt
    .why = In einem geheimen Block entscheiden alle Spieler zugleich, und niemand darf dadurch gewinnen oder verlieren, dass er zuerst antwortet. Jeder darf also nur ändern, was ihm gehört: kein Zufall, kein Ziehen von einem gemeinsamen Stapel, nichts von anderen.
explain-laid = Auf ein Raster wird gelegt, anderswohin bewegt
    .why = Auf einem Raster kommt es darauf an, wo etwas liegt und wie es gedreht ist; deshalb wird es mit `lay ... on ...` gelegt. In alle anderen Zonen wird es bewegt.
explain-grid-shape = Eine Form, die keine ist
    .why = Eine Form besteht aus gleich langen Zeilen: Wörter ihrer Art, `none` für ein leeres Feld, `gap`, wo kein Feld ist; keine Zeile oder Spalte am Rand ist ohne Feld. Nur was eine Form hat, liegt auf einem Raster.
explain-grid-size = Eine Form, die für das Raster zu groß ist
    .why = Was gelegt wird, muss ganz auf dem Raster liegen; deshalb muss alles, was dort gelegt werden kann, klein genug sein.
explain-walk-toll = Ein Wegzoll, der keine schlichte Zahlung ist
    .why = Der Weg einer Wanderung wird gefunden, indem sein Zoll gezählt wird; deshalb wird der Zoll in einem einzigen Zähler bezahlt und besteht nur aus Zahlungen.
    .wrong = eine Wanderung, deren Zoll `gain 1 coin` ist
    .right = eine Wanderung, deren Zoll `pay 1 coin` ist
explain-check-fails = Eine Prüfung, die nicht aufgeht
    .why = Unter `checks:` sagt ein Spiel, was für seine Zahlen gelten muss; eine davon wurde geändert, und nun gilt es nicht mehr.
explain-too-large = Regeln, die zu groß werden
    .why = Regeln werden an die Stellen kopiert, die sie aufrufen; ein paar Regeln, die einander oft aufrufen, können daher ohne Ende wachsen. Rufe sie an weniger Stellen auf.
    .wrong = vierzig Regeln, von denen jede die nächste zweimal aufruft
    .right = eine Regel mit `repeat N times:`
explain-too-much-work = Zu viel auf einmal
    .why = Schleifen in Schleifen vervielfachen sich: 900 mal 900 mal 900 Durchläufe würden Stunden dauern. Was vor der nächsten Entscheidung geschieht, muss sofort getan sein; deshalb wird mehr als eine Milliarde Durchläufe abgelehnt. Die größten Spiele brauchen ein paar Tausend.
explain-scenario = Ein Szenario, das nicht zu verstehen ist
    .why = Was ein Szenario vorgibt, legt Dinge und Figuren irgendwohin; es fragt niemanden.
explain-scenario-fails = Ein Szenario, das nicht ausgeht wie erwartet
    .why = Entweder die Regeln oder das Szenario haben sich geändert. Die Meldung sagt, welche Erwartung gescheitert ist.

## Dateien mit Wörtern

explain-words-syntax = Eine Datei mit Wörtern, die nicht zu lesen ist
    .why = Wörter werden in Fluent geschrieben; ein Text, der nicht zu verstehen ist, würde stillschweigend fehlen.
explain-words-twice = Ein Text doppelt
    .why = Einer der beiden ginge ohne ein Wort verloren.
explain-words-too-large = Eine zu große Datei mit Wörtern
    .why = Wörter werden von Menschen geschrieben; eine beschädigte Datei darf den Rechner nicht lahmlegen.
    .wrong = eine Datei von 50 Megabyte
    .right = mehrere Dateien, in denen jeweils steht, was zusammengehört
explain-words-empty = Eine Datei mit Wörtern, in der keine stehen
    .why = Jemand wollte hier etwas schreiben; bis dahin wird alles in der Ausgangssprache gesagt.
    .wrong = translations/cs/my-game.ftl ohne jeden Inhalt
    .right = die Datei, die `spielwerk i18n new cs my-game` anlegt
explain-words-unknown = Ein Text, nach dem nichts fragt, mit einem Namen, der einem anderen sehr ähnelt
    .why = Ein falsch geschriebener Name ist ein verlorenes Wort: Was gemeint war, wird in der Ausgangssprache gesagt.
explain-words-unused = Ein Text, nach dem nichts fragt
    .why = Wovon er sprach, gibt es im Spiel nicht mehr. Niemand wird ihn je lesen.
    .right = die Datei ohne ihn
explain-words-elsewhere = Eine Meldung aller Spiele in der Datei eines einzigen
    .why = Die Datei eines Spiels wird nach denen gelesen, die allen Spielen gemeinsam sind: Die Meldung würde nur in diesem Spiel etwas anderes sagen, und niemand fände es.
explain-words-attribute = Ein Attribut, nach dem nichts fragt
    .why = Attribute sind die Formen eines Hauptworts, die Plätze eines Eigenschaftsworts, die Wege in eine Zone. Ein falsch geschriebenes fehlt.
explain-words-placeholder = Ein Platzhalter, der nicht gefüllt wird
    .why = Die Regeln setzen die Teile eines Satzes ein; ein Teil, der nicht gegeben wird, lässt ein Loch, und der Satz wird nicht gesagt.
explain-words-reference = Ein Text, den es nicht gibt
    .why = Ein Text darf einen anderen Text oder Begriff derselben Sprache benutzen, und dieser fehlt.
explain-words-function = Eine Funktion, die es nicht gibt
    .why = `FORM`, `CORE`, `TAIL` und `SENTENCE` sagen einen Teil in einer Form; `GENDER`, `NUMERUS` und `TRAIT` fragen ihn nach etwas.
explain-words-plural = Zahlen ohne eigene Wörter
    .why = Sprachen zählen in Klassen; mit den zwei Klassen des Englischen hätten die übrigen Zahlen falsche Wörter. Haben zwei Klassen dieselben Wörter, so schreibe sie zweimal.
explain-words-form = Eine Form, die fehlt
    .why = `noun-form` und `numeral-form` nennen die Formen, die die Hauptwörter einer Sprache haben; jedes Hauptwort braucht sie alle. Eine Form oder Eigenschaft, nach der eine Meldung fragt und die kein Wort hat, ist verschrieben: Eine andere Form stünde da.
explain-words-copied = Ein Text der Ausgangssprache
    .why = Englisches in einer Übersetzung findet niemand wieder; ein fehlender Text wird gefunden und erscheint ohnehin auf Englisch.
explain-words-broken = Ein Text, der sich nicht sagen lässt
    .why = Etwas geht schief, wenn er gefüllt wird; der ganze Satz wird dann in der Ausgangssprache gesagt.
explain-words-stale = Wörter für eine Regel, die sich geändert hat
    .why = Manche Wörter sind von Hand geschrieben und sagen, was eine Regel tut. Sie tragen die Prüfsumme dieser Regel, und jemand muss sie ansehen, wenn die Regel sich ändert: Danach vermerkt `spielwerk i18n confirm ID --lang SPRACHE` die neue Prüfsumme.
