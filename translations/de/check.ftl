### Fehler und Wünsche, die sich nicht erfüllen lassen, deutsch. Ein Fehler wird mit seiner Stelle in der Datei gezeigt; der
### Satz sagt also, was falsch ist, und ein Hinweis, was stattdessen zu schreiben ist. Sie enden ohne Punkt.
### `Code` in Gravis-Zeichen wird eingetippt und bleibt, wie er ist. Die Form `.no` ist die verneinte: „ist kein ...“,
### `.dat` der dritte Fall.

## Rund um Sätze, und Hinweise aller Art

check-write = schreibe `{ $code }`
check-for-example = zum Beispiel `{ $code }`
check-write-alone = schreibe nur `{ $code }`
check-write-whose = schreibe `your`, `their` oder `its`
check-there-is = es gibt { $names }
check-one-of = zur Wahl: { $names }
check-write-end = sage, wann das Spiel endet: `{ $code }`
check-write-winner = sage, wer gewinnt: `{ $code }`
check-name-what-is-tested = was geprüft wird, ist `it` oder hat einen Namen: `{ $code }`
check-known-here = hier bekannt: { $names }
check-did-you-mean = war `{ $name }` gemeint?
check-hint = Hinweis
check-note = Anmerkung
# $n: wie oft derselbe Fehler noch gefunden wurde; $place: wo er als Nächstes steht
check-same-again = dasselbe noch { $n ->
    [one] einmal
   *[other] { $n }-mal
}, als Nächstes bei { $place }
check-and-more = und { $n } weitere
check-write-either = schreibe `{ $code }` oder `{ $other }`
check-write-below = schreibe `{ $code }` und darunter, eingerückt, `{ $below }`
check-write-or-list = schreibe `{ $code }` oder mach eine Liste daraus
check-write-list-below = schreibe `{ $code }` und darunter die Liste `{ $list }`
check-write-then = schreibe `{ $code }` und dann `{ $next }`
check-write-one-of = schreibe eines von: { $codes }
check-words = { $words }
check-list = { $first }, { $next }
check-write-gap = schreibe `gap`, wo kein Feld ist

## Was etwas ist, in anderen Sätzen

check-what-group = eine Gruppe
    .no = keine Gruppe
check-what-counter = ein Zähler
    .no = kein Zähler
check-what-sorted-counter = ein Zähler von Spielern und Dingen
    .no = kein Zähler von Spielern und Dingen
check-what-note = eine Notiz
    .no = keine Notiz
check-what-symbol = ein Symbol
    .no = kein Symbol
check-what-parameter = ein Parameter
    .no = kein Parameter
check-what-definition = eine Definition
    .no = keine Definition
check-what-rule = eine Regel
    .no = keine Regel
check-what-worth = ein Wert
    .no = kein Wert
check-what-piece = eine Figur
    .no = keine Figur
check-what-zone = eine Zone
    .no = keine Zone
check-what-kind = eine Art
    .no = keine Art
check-what-property = eine Eigenschaft
    .no = keine Eigenschaft
check-what-value = ein Wert
    .no = kein Wert
check-what-slot-property = eine Eigenschaft der Plätze
    .no = keine Eigenschaft der Plätze
check-what-thing = ein Ding
    .no = kein Ding
check-what-layout = eine Auslage
    .no = keine Auslage
check-what-gained = etwas, das man erhält
    .no = nichts, was man erhält
check-what-had = etwas, das `{ $kind }` hat
    .no = nichts, was `{ $kind }` hat
check-what-counter-or-piece = ein Zähler oder eine Figur
    .no = weder ein Zähler noch eine Figur
check-what-kind-or-piece = eine Art oder eine Figur
    .no = weder eine Art noch eine Figur
check-what-kind-of-thing = eine Art von Dingen
    .no = keine Art von Dingen
check-what-word = ein Wort dieses Spiels
    .no = kein Wort dieses Spiels
check-what-number = eine Zahl
    .no = keine Zahl
check-what-yes-or-no = ein Ja oder Nein
    .no = kein Ja oder Nein
check-what-printed-value = ein aufgedruckter Wert
    .no = kein aufgedruckter Wert
check-what-levels = eine Tabelle von Stufen
    .no = keine Tabelle von Stufen
check-what-cases = ein aufgedruckter Wert mit seinen Fällen
    .no = kein aufgedruckter Wert mit seinen Fällen
check-what-condition = eine Bedingung
    .no = keine Bedingung
check-what-change = eine Änderung
    .no = keine Änderung
check-what-amounts = eine Liste von Mengen
    .no = keine Liste von Mengen
check-what-ranking = eine Rangfolge (`most ...` oder `least ...`)
    .no = keine Rangfolge: `most ...` oder `least ...`
check-what-name = ein Name
    .no = kein Name
check-what-end-of-line = das Ende der Zeile
check-what-of-kind = von der Art `{ $kind }`
    .no = nicht von der Art `{ $kind }`
check-what-order = das, wonach geordnet wird
check-what-map-keys-values = eine Zuordnung von Schlüsseln und Werten
check-what-whole-number = eine ganze Zahl
check-what-text = ein Text
check-what-step-line-header = ein Schritt (eine Zeile, ein Kopf mit Rumpf oder eine Liste von Schritten)
check-what-entries-changed = Einträge, die ergänzt, geändert oder entfernt werden
check-what-section-names-belongs = ein Abschnitt mit Namen und dem, was jeweils dazugehört,
check-what-name-list-names = ein Name oder eine Liste von Namen
check-what-line-list-lines = eine Zeile oder eine Liste von Zeilen
check-what-figures-source = die Herkunft der Zahlen
check-what-whole-number-table = eine ganze Zahl oder eine Tabelle nach Spielerzahl
check-what-yes-no-table = `yes` oder `no` oder eine Tabelle nach Spielerzahl
check-what-condition-words = eine Bedingung in Worten
check-what-effect = ein Effekt wie `gain 1 NAME`
check-what-list-abilities-dash = eine Liste von Fähigkeiten, jede hinter einem Strich
check-what-condition-number-words = eine Bedingung oder eine Zahl in Worten oder eine Tabelle mit `by`
check-what-whole-number-yes = eine ganze Zahl, `yes` oder `no` oder eine Tabelle nach Spielerzahl
check-what-sort-property-kind = ein Typ von Eigenschaft (number, effect, amounts, condition, abilities, flag, text, grid of KIND), eine Art, eine Liste von Wörtern oder { "{" }KIND: none{ "}" }, { "{" }number: 0{ "}" } oder { "{" }effect: nothing{ "}" } für eine, die fehlen darf
check-what-lengths-rows-table = die Längen der Reihen oder eine Tabelle davon nach Spielerzahl
check-what-number-slots-slot = eine Anzahl von Plätzen oder was jeder Platz wert ist: { "{" }NAME: [0, 1, 2]{ "}" }
check-what-now-or-rounds = `now` oder { "{" }rounds: N{ "}" }
check-what-list-numbers-players = eine Liste von Spielerzahlen
check-what-entries-table = Einträge einer Tabelle
check-what-sections = eine Zuordnung von Abschnitten
check-what-places-numbers = Orte und Zahlen: { "{" }PLACE: 3{ "}" }
check-what-two-whole-numbers = zwei ganze Zahlen: [COLUMNS, ROWS]
check-what-number-players = eine Spielerzahl
check-what-names-numbers = Namen und Zahlen: { "{" }NAME: 2{ "}" }
check-what-table-number-players = eine Tabelle nach Spielerzahl
check-what-values-changes = Werte und was jeder ändert
check-what-number-or-yes = eine ganze Zahl oder `yes` oder `no`
check-what-list-whole-numbers = eine Liste ganzer Zahlen
check-what-whole-number-one = eine ganze Zahl oder eine für jeden Platz
check-what-step-line-map = ein Schritt (eine Zeile oder eine Zuordnung)
check-what-list-lines-map = eine Liste von Zeilen oder eine Zuordnung von Spielern und dem, was jeder tut
check-what-list-conditions-map = eine Liste von Bedingungen oder eine Zuordnung von Spielern und Bedingungen
check-what-names = eine Liste von Namen
check-what-kind-or-note = eine Art oder { "{" }of: player, is: KIND{ "}" }
check-what-group-list = ein Name, eine Liste von Namen oder { "{" }is: [...], plural: NAME{ "}" }
check-what-seats = eine Liste von Plätzen am Tisch: [1, 3]
check-what-teams = eine Liste von Teams, jedes eine Liste von Plätzen am Tisch: [[1, 3], [2, 4]]
check-what-teams-table = eine Tabelle der Teams nach Spielerzahl: { "{" }4: [[1, 3], [2, 4]]{ "}" }
check-what-number-in-words = eine Zahl in Worten, eine ganze Zahl oder eine Tabelle nach Spielerzahl
check-what-sources-table = eine Tabelle nach Angaben: { "{" }NAME: rulebook, others: reconstructed{ "}" }
check-what-figure-source = die Herkunft einer Zahl: rulebook, known oder reconstructed
check-what-figures-sources = die Herkunft der Zahlen: ein Wort oder eine Tabelle nach Angaben
check-what-language-version = eine Version der Sprache
check-what-faces = die Anzahl der Seiten eines Würfels oder eine Liste dessen, was sie zeigen
check-what-letters = Buchstaben und was sie bedeuten: { "{" }K: NAME of PLAYER{ "}" }
check-what-table-names-entry = eine Tabelle mit Namen und einem Eintrag unter jedem
check-what-entry = ein Eintrag
check-what-row-list-words = eine Zeile der Form (eine Liste von Wörtern)
check-what-rows-cells = Zeilen von Feldern: [[WORD, none], [gap, WORD]]
check-what-list-steps = eine Liste von Schritten
check-what-yes-no-pins = `yes` oder `no` oder was sie prüft
check-what-list = eine Liste
check-what-map = eine Zuordnung
check-what-empty-map = eine leere Zuordnung
check-what-empty-list = eine leere Liste
check-what-code = `{ $code }`
check-what-the-number = die Zahl { $n }
check-what-the-text = der Text `{ $text }`
check-what-nothing = nichts
check-what-other = etwas anderes
check-what-amounts-such = Mengen wie `2 NAME and 1 NAME`

## Die Regelsprache

check-nobody-does = niemand tut je `{ $name }`: Es gibt keine solche Regel und kein solches Verb
check-changed-entry = `{ $name }` wird für ein einzelnes `{ $kind }` über dessen Namen geändert oder für jedes mit `of a { $kind }`
check-one-number = `{ $name }` ist eine einzige Zahl für alles
check-ability-one-header = eine Fähigkeit hat einen Kopf
check-list-of-abilities = mach eine Liste von Fähigkeiten daraus
check-no-ability-header = `{ $key }` ist kein Kopf von Fähigkeiten
check-at-once-anyway = was sofort geschieht, geschieht ohnehin nur einmal
check-does-nothing = nur Spieler handeln, nicht `{ $name }`
check-trigger-one-place = ein Auslöser antwortet auf Bewegungen zu einer Art von Orten, nicht zu einem einzelnen Ort
check-nothing-moves-there = nichts bewegt `{ $piece }` je nach `{ $place }`
check-lies-on = `{ $piece }` liegt auf { $places }
check-trigger-every-noun = ein Auslöser antwortet auf jedes `{ $noun }`; was davon verlangt wird, steht im Rumpf
check-below-trigger = unter dem Auslöser: `{ $code }`
check-never-done-to = `{ $rule }` geschieht nie mit `{ $noun }`
check-no-menu = `{ $rule }` hat kein `choose one:`, das sich ergänzen ließe
check-declare-parameter = deklariere es unter `parameters:`
check-trigger-every-place = ein Auslöser antwortet auf jeden Ort; was davon verlangt wird, steht im Rumpf
check-done-to = `{ $rule }` geschieht mit `{ $noun }`
check-ability-shape = eine Fähigkeit ist eine Zeile oder ein Kopf mit Rumpf
check-no-otherwise = `{ $key }` hat kein `otherwise`
check-misplaced-header = `{ $key }` gehört zu einer Fähigkeit oder in einen anderen Block
check-triggers-place = Auslöser stehen unter `abilities:` oder `always:`
check-what-belongs = hierher gehört { $what }
check-needs-keys = unter `{ $key }` stehen dessen eigene Schlüssel: { $keys }
check-no-flow-step = der Ablauf hat keinen Schritt namens `{ $name }`
check-nested-too-deep = { $most ->
    [one] Regeln sind höchstens { $most } Ebene tief verschachtelt
   *[other] Regeln sind höchstens { $most } Ebenen tief verschachtelt
}
check-nothing-said = hier steht nichts
check-no-such-key = `{ $key }` ist kein Schlüssel von `{ $of }`
check-needs-key = `{ $of }` braucht `{ $key }:`
check-effect-belongs = hierher gehört ein Effekt, nicht `{ $value }`
check-what-happens = schreibe, was geschieht, zum Beispiel `{ $code }`
check-not-beside = `{ $other }` kann nicht neben `{ $key }` stehen
check-list-of-headers = mach eine Liste daraus: Jeder Kopf ist ein eigener Punkt
check-no-kind = es gibt keine Art `{ $name }`
check-no-rule = es gibt keine Regel `{ $name }`
check-end-needs = das Ende `{ $name }` braucht `when:` und `after:`
check-game-needs = das Spiel braucht `{ $key }:`
check-is-not = `{ $name }` ist { FORM($what, "no") }
check-nothing-to-lay-out = es gibt keine `{ $kinds }`, die auszulegen wären
check-table-missing = fehlt die Tabelle `{ $name }:`?
check-already-printed = `{ $name }` ist schon auf `{ $kind }` aufgedruckt
check-other-adjective = nimm ein anderes Eigenschaftswort
check-too-many-rules = { $most ->
    [one] ein Spiel hat höchstens { $most } Regel
   *[other] ein Spiel hat höchstens { $most } Regeln
}
check-two-rules = zwei Regeln heißen `{ $name }`
check-rename-one = benenne eine davon um
check-symbol-gives-nothing = `{ $rule }` braucht `{ $noun }`, und ein Symbol kann keines übergeben
check-rule-that-needs-nothing = nenne eine Regel, die nichts braucht
check-layout-size = { $places ->
    [one] die Reihen haben { $places } Platz, es gibt aber { $have } `{ $kinds }`
   *[other] die Reihen haben { $places } Plätze, es gibt aber { $have } `{ $kinds }`
}
check-rows-by-players = Reihen dürfen eine Tabelle nach Spielerzahl sein
check-how-much = sage, wie viel zu bezahlen ist
check-counter-once = jeder Zähler darf unter den Zahlungsweisen nur einmal stehen
check-only-players-act = nur Spieler handeln
check-nobody-decides = hier handelt niemand, der entscheiden könnte
check-put-into = setze es unter `{ $code }`
check-level-range = `{ $key }` ist keine Zahl von { $least } bis { $most }
check-too-many-times = { $most ->
    [one] etwas wird höchstens { $most } Mal wiederholt
   *[other] etwas wird höchstens { $most } Mal wiederholt
}
check-every-value = `{ $key }` muss jeden Wert nennen, auch { $values }
check-walking-piece = wandern kann nur eine Figur, von der jeder Spieler eine einzige hat
check-walks-nowhere = `{ $piece }` liegt auf nichts, was Nachbarn hat
check-players-ranked = in einer Rangfolge stehen Spieler
check-ranked-by-what = wonach richtet sich die Rangfolge?
check-sets-of-what = Sätze bestehen aus verschiedenen aufgedruckten Werten
check-trigger-in-ability = ein Auslöser gehört zu einer Fähigkeit
check-one-way-of-paying = jede Zahlungsweise ist eine Anzahl von einem Zähler
check-paid-with-nothing = mit 0 von etwas bezahlt man nichts
check-alternatives-needed = `choose one:` braucht benannte Möglichkeiten oder eine Liste davon
check-two-alternatives = zwei Möglichkeiten heißen `{ $name }`
check-name-them = gib ihnen Namen: `{ $code }`
check-choose-exactly = eine genaue Anzahl zu wählen kennt die Sprache nicht
check-choose-exactly-hint = schreibe `repeat N times:` mit einem `choose` darunter oder `choose up to N ...:`
check-no-such-value = `{ $name }` ist kein Wert von `{ $prop }`
check-never-the-same = diese beiden können nie dasselbe sein
check-not-comparable = diese beiden sind nicht vergleichbar
check-things-in-zones = Dinge liegen in Zonen
check-no-permission = es gibt keine Erlaubnis `{ $name }`
check-definition-one-header = eine Definition hat einen Kopf
check-flow-needs-round = `flow:` braucht ein `round`
check-plain-amounts = aufgedruckte Mengen sind schlichte Zahlen
check-nobody-has-most = `{ $counter }` gehört keinem Spieler, also hat niemand am meisten davon
check-chain-too-long = { $most ->
    [one] `{ $name }` führt nacheinander zu mehr als { $most } weiteren
   *[other] `{ $name }` führt nacheinander zu mehr als { $most } weiteren
}
check-total-too-large = `{ $name }` ergibt mit allem, wozu es führt, mehr als { $most }
check-grows-too-large = { $most ->
    [one] mit allem, was es aufruft und weckt, ergibt das mehr als { $most } Anweisung
   *[other] mit allem, was es aufruft und weckt, ergibt das mehr als { $most } Anweisungen
}
check-few-do-it = kürze die Kette: lass ein Glied tun, was jetzt mehrere tun
check-name-fewer-times = nenne jede der anderen seltener oder nimm eine Schleife
check-call-less = rufe es an weniger Stellen auf oder nimm eine Schleife
check-too-much-work = `{ $name }` könnte sich so oft wiederholen, dass es nie fertig würde
check-less-in-one-go = wiederhole es seltener, oder lass weniger Schleifen ineinander laufen
check-no-rule-or-verb = es gibt keine Regel und kein Verb `{ $name }`
check-gain-printed = was aufgedruckt ist, erhält man mit `do`
check-moved-not-gained = `{ $name }` ist { $what }: So etwas liegt irgendwo und wird bewegt, nicht erhalten
check-amount-before-noun = zwischen einer Menge und dem, was sie zählt, steht nichts
check-leave-out = lass `{ $code }` weg
check-group-which = `{ $name }` ist eine Gruppe: Sage, welches Mitglied
check-group-which-piece = `{ $group }` ist eine Gruppe von Figuren: Sage, welche davon, oder bewege alle, die dort liegen
check-group-owners = `{ $group }` hat Figuren von Spielern und Figuren, die niemandem gehören: Das kann keine Gruppe sein
check-no-position = keine Regel merkt sich Stellungen, also kann keine wiederkommen oder vergessen werden
check-start-unused = der Start wird weitergegeben, aber nichts beginnt mit dem Startspieler oder fragt nach ihm
check-never-holds = das kann nie zutreffen
check-always-holds = das trifft immer zu
check-number-from = was hier verglichen wird, ist nie kleiner als { $least }
check-number-up-to = was hier verglichen wird, ist nie größer als { $most }
check-number-between = was hier verglichen wird, liegt zwischen { $least } und { $most }
check-came-never = eine Stellung, von der die Rede ist, ist mindestens einmal vorgekommen
check-positions-kept = mindestens 2 und höchstens { $most } Stellungen werden gemerkt
check-moved-not-counted = `{ $name }` ist kein Zähler: So etwas liegt irgendwo und wird bewegt
check-nobody-pays-with = `{ $counter }` gehört keinem Spieler, also kann niemand damit bezahlen
check-pay-to-player = man zahlt an einen Spieler oder, ohne `to`, in den Vorrat
check-nobody-sees = niemand sieht, was in `{ $zone }` liegt, also kann niemand daraus wählen
check-deal-then-choose = teile daraus in eine sichtbare Zone aus und lass dort wählen
check-not-seen = wer hier wählt, sieht nicht, was in `{ $zone }` liegt: Die Möglichkeiten würden es verraten
check-let-others-choose = lass die wählen, die es sehen (`they RULE`), oder bewege es zuerst in eine Zone, die sieht, wer wählt
check-options-tell = wer hier wählt, sieht nicht, was in `{ $zone }` liegt, doch davon hängt ab, was gewählt werden kann
check-ask-behind = frage nur nach dem, was sieht, wer wählt, oder erst nach der Wahl, mit `if`
check-asking-tells = ob hier etwas gefragt wird, hängt davon ab, was in `{ $zone }` liegt, und das sehen nicht alle
check-only-if-inside = setze die Bedingung in die Wahl: `you may:` oder eine Möglichkeit, darunter `only if`; oder lege vorher offen hin, wonach geschaut wird
check-numbers-tell = die Zahlen, aus denen gewählt wird, hängen davon ab, was in `{ $zone }` liegt, und das sehen nicht alle
check-numbers-all-see = lass alle Zahlen wählen und sage dahinter mit `only if`, was von der Zahl gelten muss
check-only-counter-set = nur ein Zähler oder eine Notiz kann gesetzt werden
check-parameter-changed-by = einen Parameter ändern Fähigkeiten, Varianten und Erweiterungen
check-only-note-cleared = nur eine Notiz wird gesetzt oder gelöscht
check-only-note-cleared-hint = sage in `notes:`, was gemerkt wird, zum Beispiel `leader: player`
check-note-tells = was `{ $note }` sagt, wissen alle, aber nicht alle können in `{ $zone }` hineinsehen
check-note-shown-first = bewege es erst dorthin, wo alle es sehen, oder notiere nur, was darauf gedruckt ist
check-two-owners = zwei Besitzer sind ein Spieler und eine Art
check-sort-alone = die Menge einer Sorte steht allein in ihrer Zeile
check-named-twice = was gefunden wird, bekommt hier zwei Namen
check-name-is-known = `{ $name }` steht schon für etwas
check-another-name = nimm einen anderen Namen
check-no-refill = `{ $zone }` hat kein `refill:`
check-say-filled-from = sage in `zones:`, woraus `{ $zone }` aufgefüllt wird
check-not-passed-on = `{ $zone }` wird nicht weitergegeben: nur ein Haufen, ein Stapel oder eine Reihe, die alle haben
check-not-passed-on-hint = lege die Zone unter `zones:` mit `of: player` an oder bewege die Dinge einzeln
check-only-stack-shuffled = nur ein Stapel wird gemischt, und `{ $zone }` hat `form: { $form }`
check-needs-noun = `{ $rule }` braucht `{ $noun }`
check-utmost-word = bei `{ $name }` sagt man nicht `{ $word }`: was gezählt wird, davon gibt es am meisten (`most`) und am wenigsten (`fewest`); eine Zahl ist die höchste (`highest`) oder niedrigste (`lowest`)
check-which-handed = welches `{ $noun }`? Was einer Regel übergeben wird, muss schon bestimmt sein
check-choose-then-write = wähle zuerst `{ $noun }`, dann schreibe `{ $code }`
check-choose-or-each = wähle zuerst `{ $noun }`, dann schreibe `{ $code }`; für alle stelle es unter `{ $header }`
check-noun-belongs = hierher gehört `{ $noun }`, nicht { $found }
check-stands-for-nothing = `{ $word }` steht für nichts
check-no-all-to-gain = `all` kann man nicht erhalten
check-say-how-many = sage, wie viele
check-price-alone = ein aufgedruckter Preis steht allein
check-several-need-body = wer mehrere wählen lässt, braucht einen Rumpf
check-several-need-body-hint = schreibe `choose up to N ...:` und darunter, was mit jedem geschieht
check-no-effect = `{ $kind }` hat keinen Effekt `{ $name }`
check-needs-place = `{ $rule }` braucht einen Ort
check-takes-no-place = `{ $rule }` nimmt keinen Ort an
check-declare-as = deklariere es als `{ $code }`
check-takes-nothing = `{ $rule }` bekommt nichts übergeben
check-per-how-many = pro wie viele?
check-no-price = `{ $kind }` hat keinen Preis `{ $name }`
check-add-to-holds-or-other = ergänze es in `holds:` von `{ $zone }` oder nenne eine andere Zone
check-does-not-hold = in `{ $zone }` liegen keine { $kinds }
check-which-one = welches `{ $noun }`?
check-from-zone-to-zone = sage, aus welcher Zone in welche die `{ $name }` gehen
check-thing-moves-to-zone = ein Ding wird in eine Zone bewegt
check-name-zone-after = nenne hinter `{ $word }` eine Zone
check-which-moved = welches `{ $noun }`? Wähle es zuerst, dann bewege es
check-from-where = von wo bewegen?
check-how-many-from-where = sage, wie viele und von wo
check-you-nobody = hier handelt niemand, also steht `you` für niemanden
check-in-digits = eine Zahl wird in Ziffern geschrieben
check-sort-belongs = hierher gehört { $what }, aber dies ist { $found }
check-does-not-say-whose = `{ $word }` sagt nicht, wessen
check-lies-on-which = `{ $counter }` liegt auf `{ $kind }`: Sage, auf welchem
check-has-no-counter = { $kinds } hat kein `{ $counter }`, `{ $kind }` schon
check-no-adjective = hier kann kein Eigenschaftswort stehen, also besagt `{ $adjective }` nichts
check-use-query = zähle oder wähle stattdessen mit einer Abfrage: `{ $code }`
check-of-nobody = kein Spieler hat `{ $name }` für sich, also gehört es niemandem
check-of-nobody-hint = sage, wo es liegt, oder deklariere `{ $name }` mit `of: player`
check-own-piece-walks = jeder wandert mit einer eigenen Figur
check-gained-by-player = `{ $name }` erhält ein Spieler; es liegt auf nichts
check-lose-printed = was aufgedruckt ist, wird bezahlt oder ausgeführt, nie verloren
check-price-to-supply = ein aufgedruckter Preis wird in den Vorrat gezahlt
check-trigger-any = ein Auslöser antwortet, womit es auch geschah; `{ $word }` sagt darin nichts
check-one-place = `{ $noun }` liegt an einem Ort, aber hier stehen zwei
check-one-for-game = es gibt ein einziges `{ $name }` im ganzen Spiel
check-hand-over-first = wähle oder übergib zuerst `{ $noun }`
check-does-not-belong = `{ $word }` gehört nicht hierher
check-too-many-words = { $most ->
    [one] eine Regelzeile hat höchstens { $most } Wort
   *[other] eine Regelzeile hat höchstens { $most } Wörter
}
check-ends-early = die Zeile endet zu früh
check-too-many-characters = { $most ->
    [one] eine Regelzeile hat höchstens { $most } Zeichen
   *[other] eine Regelzeile hat höchstens { $most } Zeichen
}
check-name-a-part = gib einem Teil davon einen Namen
check-too-many-parentheses = { $most ->
    [one] höchstens { $most } Klammer steht in einer anderen
   *[other] höchstens { $most } Klammern stehen ineinander
}
check-name-inner-part = gib einem inneren Teil einen Namen unter `define:`
check-say-whose = sage, wessen `{ $zone }`
check-never-lies-on = `{ $piece }` liegt nie auf `{ $place }`
check-see-key = siehe `{ $key }` von `{ $of }`
check-names-no-single = `{ $word }` lässt sich wählen, nennt aber kein einzelnes Ding
check-belongs-to = `{ $name }` gehört zu `{ $kind }`
check-no-zone = es gibt keine Zone `{ $name }`
check-too-much-room = `{ $name }` braucht mehr Platz, als ein ganzes Spiel haben darf
check-fewer-hold = lass weniger Dinge es haben oder weniger darin liegen
check-too-many-slots = { $most ->
    [one] eine Reihe hat höchstens { $most } Platz
   *[other] eine Reihe hat höchstens { $most } Plätze
}
check-row-needs-slots = die Reihe `{ $zone }` braucht `slots:`
check-filled-from-stack = eine Zone wird aus einem Stapel aufgefüllt, und `{ $zone }` hat `form: { $form }`
check-declare-with = deklariere `{ $name }` mit `{ $code }`
check-says-nothing-about = `{ $word }` besagt nichts über { $kinds }
check-pieces-of-whom = Figuren gehören jedem Spieler oder dem Spiel
check-filled-from-game = eine Zone wird aus einem Stapel des Spiels aufgefüllt, nicht aus dem eines jeden `{ $kind }`
check-add-to-holds = ergänze `{ $kind }` in `holds:` von `{ $zone }`
check-names-no-owner = `{ $zone }` gibt es für jedes `{ $of }`, und `{ $prop }` von `{ $kind }` nennt keines
check-no-place = es gibt keinen Ort `{ $name }`
check-slots-differ = { $n ->
    [one] `{ $prop }` ist für { $n } Platz angegeben, es gibt aber { $size }
   *[other] `{ $prop }` ist für { $n } Plätze angegeben, es gibt aber { $size }
}
check-slots-alike = jede Eigenschaft der Plätze hat gleich viele Zahlen
check-one-holds-other-not = in `{ $source }` liegen `{ $kinds }`, in `{ $zone }` nicht
check-of-which-owner = `{ $zone }` gibt es für jedes `{ $of }`: für welches?
check-start-in-game-zone = beginne in einer Zone des Spiels und teile im Aufbau daraus aus
check-how-many-when-full = wie viele fasst `{ $zone }`, wenn es voll ist?
check-too-many-start = { $n } `{ $kinds }` beginnen in `{ $zone }`, das nur { $most } fasst
check-start-without-limit = lass sie in einem Stapel ohne Grenze beginnen
check-add-to-key = ergänze es in `{ $key }` von `{ $of }`
check-move-in-setup = bewege es im Aufbau von dort weg
check-never-it = `{ $name }` ist von der Art `{ $kind }`, also kann { $kinds } es nie sein
check-no-word = `{ $word }` ist kein Wort der Sprache
check-chosen-anyway = gewählt wird ohnehin eines, und Zahlen werden in Ziffern geschrieben
check-copy-of-what = ein Exemplar wovon?
check-than-which = `{ $word }` als welches?
check-choose-first = wähle zuerst `{ $noun }`
check-no-neighbours = `{ $kind }` hat keine Nachbarn
check-only-laid-out = Nachbarn hat nur, was in einer Auslage liegt
check-only-pieces-there = in `{ $zone }` liegen keine Dinge, nur Figuren
check-has-no = { $kinds } hat kein `{ $name }`
check-say-where = sage, wo `{ $piece }` liegt
check-things-where = welche Dinge? Sage, wo sie liegen
check-needs-itself = dies braucht sich selbst: { $way }
check-without-other = definiere eines davon ohne die anderen
check-has-to-act = in `{ $name }` muss jemand handeln, aber hier handelt niemand
check-has-to-act-there = in `{ $name }` muss jemand handeln, denn in Zeile { $n } steht `{ $text }`, aber hier handelt niemand
check-nobody-acts-in = wo `{ $rule }` geschieht, handelt niemand; also kann keine Karte darauf antworten
check-nobody-gains = niemand erhält je `{ $counter }`
check-only-gain-answered = geantwortet wird nur auf `gain`, nicht auf `set`
check-nobody-pays = niemand bezahlt je `{ $counter }`
check-never-in-play = `{ $kinds }` haben Fähigkeiten, liegen aber nie dort, wo diese gelten
check-zone-in-play = deklariere für `{ $kinds }` eine Zone mit `in play: yes`
check-secret-hint = hier entscheiden alle zugleich, also darf nur Eigenes berührt werden; tu es vor oder nach dem Block
check-secret-answered = in einem geheimen Block antwortet niemand auf das, was andere tun
check-reserved-word = `{ $word }` ist ein Wort der Sprache, so kann { $what } nicht heißen
check-other-name = wähle einen anderen Namen, zum Beispiel `{ $word }_` und noch etwas dahinter
check-names-two = `{ $name }` benennt zwei Dinge
check-already-kind = `{ $name }` ist schon von der Art `{ $kind }`
check-no-thing-called = kein `{ $kind }` heißt `{ $name }`
check-nothing-for-players = { $n ->
    [one] diese Tabelle sagt nichts für { $n } Spieler
   *[other] diese Tabelle sagt nichts für { $n } Spieler
}
check-add-players = ergänze `{ $n }:` oder `others:`
check-name-letters = ein Name besteht aus Kleinbuchstaben, Ziffern und Unterstrichen
check-too-many-things = höchstens { $copies } Exemplare eines Eintrags und { $most } Dinge insgesamt
check-already-stands-for = `{ $word }` steht schon für etwas: { $what } namens `{ $name }`
check-rename-or-plural = benenne eines davon um oder deklariere ein anderes `plural:`
check-only-nothing = was weggelassen wird, kann nur `nothing` sein
check-no-top = ein Oben und ein Unten hat nur, was in einer Reihenfolge liegt: eine Zone mit `form: stack`
check-no-sort-of-property = `{ $name }` ist kein Typ von Eigenschaft
check-no-property = `{ $name }` ist keine Eigenschaft von `{ $kind }`
check-no-figure = nichts, was bei `{ $of }` steht, heißt `{ $name }`
check-told-of-thing = von einem Ding wird gesagt, ob etwas darauf Gedrucktes dies oder jenes ist
check-told-of-thing-hint = nenne, was gedruckt ist und worauf, zum Beispiel `tell whether value of that card is 3`
check-alike-but = `{ $one }` und `{ $other }` stimmen in dem überein, was sie gleich machen soll, aber die Regeln unterscheiden sie durch `{ $property }`
check-alike-named = die Regeln nennen `{ $one }` oder `{ $other }` beim Namen, die beiden sind also nicht gleich
check-alike-add = schreibe auch `{ $property }` unter `alike by`, oder lass `alike by` weg: Dann zählt alles Gedruckte
check-alike-left-out = lass `alike by` weg: Dann zählen alles Gedruckte und der Name
check-not-a-value = `{ $name }` ist kein Wert: Es ist als `{ $sort }` deklariert
check-number-in-digits = schreibe die Zahl in Ziffern
check-worth-of-printed = `{ $name }` ist der Wert eines aufgedruckten Effekts
check-not-printed = `{ $prop }` ist kein Effekt und keine Menge, die auf `{ $kind }` aufgedruckt ist
check-said-of = `{ $name }` gilt für `{ $kind }`
check-not-all-counters = `{ $group }` enthält `{ $name }`, und das ist kein Zähler
check-no-number = es gibt keine Zahl der Regeln namens `{ $name }`
check-they-stands-for = `they` ist der Spieler eines `each ...:` darum herum
check-their-stands-for = `their` meint den Spieler eines `each ...:` darum herum
check-here-stands-for = `here` ist der Ort, an dem eine Regel mit `at` aufgerufen wurde
check-it-stands-for = `it` ist das Ding, nach dem ein `where` oder eine Definition fragt
check-its-stands-for = `its` meint das Ding, nach dem ein `where` oder eine Definition fragt
check-zone-of-value = eine Zone kann zu einem aufgedruckten Wert gehören: { $values }
check-zone-of-no-value = eine Zone kann zu einem aufgedruckten Wert gehören, und es gibt keinen
check-starts-with-player = `{ $piece }` beginnt in einer Zone eines Spielers, und `{ $zone }` ist keine
check-starts-in-game = `{ $piece }` beginnt in einer Zone des Spiels, und `{ $zone }` ist keine
check-secret-chance = in einem geheimen Block bleibt nichts dem Zufall überlassen
check-secret-filled = in einem geheimen Block wird nichts aufgefüllt
check-secret-acts = in einem geheimen Block handelt niemand sonst
check-secret-ranked = in einem geheimen Block gibt es keine Rangfolge, und niemand wandert
check-secret-counter = `{ $counter }` des Spiels oder der anderen kann sich in einem geheimen Block nicht ändern
check-secret-pays = in einem geheimen Block bezahlt niemand an andere
check-secret-pieces = in einem geheimen Block werden nur eigene Figuren bewegt
check-secret-taken = in einem geheimen Block wird nichts aus `{ $zone }` genommen
check-secret-things = in einem geheimen Block wird nichts genommen, das bei anderen oder in der Mitte liegt
check-secret-put = in einem geheimen Block kommt nichts in `{ $zone }`, wo Reihenfolge oder Platz zählen
check-no-verb = es gibt kein Verb `{ $verb }`
check-no-header = `{ $header }` ist kein Kopf der Sprache
check-small-letters = Wörter werden kleingeschrieben
check-no-end-sign = eine Zeile endet ohne Satzzeichen
check-no-possessive = hier gibt es kein 's
check-comparison-words = verglichen wird in Worten
check-comparison-other = für diesen Vergleich gibt es andere Wörter
check-amount-no-sign = eine Menge hat kein Vorzeichen
check-amount-plain = eine Menge ist eine schlichte Zahl
check-colon-ends-header = ein Doppelpunkt beendet einen Kopf; was folgt, gehört eingerückt in die nächste Zeile
check-if-is-header = `if` ist ein Kopf: Was folgt, steht darunter
check-trigger-is-header = ein Auslöser ist ein Kopf: Was folgt, steht darunter
check-where-in-brackets = zwei Bedingungen hinter `where` stehen in Klammern
check-dealt-from-top = `deal` nimmt von oben von einem Stapel
check-any-of-a-kind = so viele einer Art werden genommen, wie sie kommen; welche, sagt eine Abfrage
check-place-before-with = wo etwas liegt, steht vor dem, was es hat
check-begins-with-header = dies beginnt mit einem Kopf: Was folgt, steht darunter
check-who-is-header = wer es tut, ist ein eigener Kopf
check-price-is-header = ein Preis ist ein Kopf: Was man dafür bekommt, steht darunter
check-order-is-header = die Reihenfolge ist ein Kopf: Die Teile stehen darunter
check-answers-line = was Fähigkeiten antworten, hat eine einzige Form
check-and-joins = `and` verbindet Mengen und Bedingungen, keine Anweisungen
check-comma-joins = ein Komma verbindet Mengen, keine Anweisungen
check-or-is-choice = `or` ist eine Wahl, und eine Wahl ist ein Kopf
check-order-to-whoever = eine Zeile ist eine Aufforderung an den, der handelt: Sie beginnt mit dem Verb
check-for-each = `for each` kennt die Sprache nicht
check-amount-first = die Menge steht vor dem, was sie zählt
check-number-too-big = kein Zähler eines Spiels kommt in die Nähe dieser Zahl
check-verb-first = eine Zeile beginnt mit einem Verb
check-change-in-words = eine Änderung wird in Worten ausgedrückt
check-change-says-whose = eine Änderung sagt, wessen
check-ability-line = eine Zeile von Fähigkeiten ändert eine Zahl oder gibt eine Erlaubnis; alles andere hat einen Kopf
check-trigger-any-amount = ein Auslöser antwortet bei jeder Menge
check-who-in-plural = wer es tut, steht in der Mehrzahl, ohne Artikel
check-verb-no-s = Verben haben hier kein -s
check-who-may = wer darf?
check-header-other = für diesen Kopf gibt es andere Wörter
check-alternatives-below = die Möglichkeiten stehen unter dem Kopf
check-compared-first = was verglichen wird, steht vor dem Vergleich
check-amount-in-brackets = eine Menge, die mehr ist als eine Zahl oder ein Name, steht in Klammern
check-compared-in-brackets = was über mehrere Dinge gezählt wird, steht beim Vergleichen in Klammern
check-reckoned-in-brackets = was über mehrere Dinge gezählt wird, steht in Klammern, wenn damit gerechnet wird
check-set-in-words = ein Zähler oder eine Notiz wird mit `to` gesetzt
check-dice-are-thrown = Würfel werden mit `throw` geworfen; `roll` gibt einem Zähler eine Zahl
check-turn-not-left = ein Zug endet von selbst; verlassen kann man die Runde oder das Spiel, und was von etwas abhängt, steht unter `if`
check-face-where = nach dem, was ein Würfel zeigt, fragt man mit `where`
check-printed-number-where = nach einer aufgedruckten Zahl fragt man mit `where`
check-who-has = nur `you`, `they`, `it`, `here` und `that ...` haben etwas
check-adjective-first = wie etwas ist, steht vor seinem Hauptwort
check-test-other = für diese Frage gibt es ein anderes Wort
check-with-before-where = `with` und `without` stehen vor `where`
check-and-behind-where = hinter `where` bleibt offen, was `{ $word }` verbindet: noch eine Frage nach dem Gesuchten oder eine Bedingung daneben
check-not-behind-is = `not` steht hinter `is`
check-words-in-full = Wörter werden ausgeschrieben
check-negation-other = für diese Verneinung gibt es ein anderes Wort
check-end-after-colon = beende die Zeile nach dem Doppelpunkt
check-per-thing = eine Menge pro Ding ist `{ $amount }`; eine Anweisung pro Ding ist ein Kopf `{ $header }`
check-ability-forms = schreibe `your ... is 1 more`, `you may ...` oder setze es unter `at once:` oder `whenever ...:`
check-where-last = setze das `where` ans Ende
check-could-stand = hier könnte stehen: { $what }
check-layout-next-to = `{ $name }` sagt nicht, welche `{ $kinds }` benachbart sind
check-layout-next-to-hint = nenne eine Eigenschaft von `{ $kind }`, die eine `{ $code }` ist
check-not-amounts-of-kind = `{ $prop }` ist nicht als Mengen einer Art aufgedruckt
check-cover-none = auf `{ $kinds }` ist kein `{ $kind }` aufgedruckt, also decken sie keines ab
check-one-property-of-kind = gib `{ $kind }` eine einzige Eigenschaft von der Art `{ $other }`
check-cases-for-numbers = Fälle gibt es für Zahlen
check-join-conditions = verbinde Bedingungen mit `and` und `or`
check-other-cases = was ist es in allen anderen Fällen?
check-add-code = ergänze `{ $code }`
check-definition-shape = eine Definition ist ein Wert, eine Bedingung, eine Tabelle `by ...:` oder Fälle `if ...:`
check-no-case = `{ $key }` ist kein Fall einer Zahl
check-shared-last = `shared` steht am Ende, hinter dem, was entscheidet
check-only-counted = `{ $word }` sagt man von Dingen, und `{ $name }` wird nur gezählt
check-things-paid-alone = mit Dingen zahlt man gesondert und in den Vorrat
check-things-paid-alone-hint = bezahle Zähler und Dinge in zwei Zeilen und bewege Dinge mit `move` zu einem Spieler
check-paid-from-where = es ist nicht klar, woraus ein Spieler `{ $kinds }` bezahlt
check-one-zone-holds = lass sie in einer einzigen Zone der Spieler liegen, namens `{ $name }`
check-start-nowhere = `{ $kinds }` beginnen nirgends, also können sie nicht zurückgehen
check-say-key = gib `{ $key }` von `{ $of }` an
check-all-lost-once = `all` verliert man einmal
check-how-many-or-no-per = sage, wie viele, oder lass `per` weg
check-one-kind-in-bill = alle Zahlungsweisen dieser Rechnung bestehen aus `{ $kinds }`
check-plain-number-of = wie viele `{ $kinds }` bezahlt werden, ist eine schlichte Zahl
check-in-no-zone = `{ $kind }` liegt in keiner Zone, also kann es den Platz nicht tauschen
check-same-twice = `{ $code }` steht auf beiden Seiten: Das sind nicht zwei, also wird nichts entschieden und nichts geändert
check-name-the-first = wenn zwei gemeint sind, gib dem ersten einen Namen: `choose ... as NAME`, und sage `that NAME`
check-two-in-zones = nenne zwei Dinge, die in Zonen liegen
check-swap-apart = in `{ $zone }` liegen keine `{ $kind }`, also können diese beiden nicht den Platz tauschen
check-swap-one-kind = tausche zwei Dinge derselben Art oder von Arten, die in denselben Zonen liegen
check-zones-apart = was in `{ $zone }` und `{ $other }` liegt, lässt sich nicht tauschen: das eine fasst nicht, was im anderen liegt
check-zones-apart-hint = tausche zwei Zonen, die dieselben Arten von Dingen in derselben Form und mit derselben Grenze fassen
check-ties-how = `ties` sagt, was die bekommen, die noch gleichauf liegen: `each` den ganzen Preis, oder sie teilen ihn (`share`)
check-ties-share-gains = nur was man erhält, lässt sich teilen
check-teams-seats = die Teams für { $n } Spieler müssen jeden Platz von 1 bis { $n } genau einmal nennen
check-teams-seats-hint = schreibe zum Beispiel `4: [[1, 3], [2, 4]]`
check-no-one-partner = mit { $n } Spielern hat niemand genau einen Partner
check-stock-of-team = `{ $counter }` wird für ein Team gezählt, also kann es nicht aus einem Vorrat kommen
check-paid-no-room = `{ $kinds }` gehen nach `{ $zone }` zurück, und dort ist vielleicht kein Platz
check-paid-no-room-hint = lass `limit:` von `{ $zone }` weg oder lass sie anderswo beginnen
check-group-of-all = eine Gruppe hängt über alle Dinge einer Art zusammen, nicht über einige davon
check-group-of-all-hint = lass `of ...` oder `in ...` weg und frage danach hinter `where`
check-things-of-whom = Dinge gehören jedem Spieler oder niemandem
check-divisor = geteilt wird durch eine schlichte Zahl oder einen Parameter, und nicht durch 0
check-secret-laid = in einem geheimen Block wird nichts gelegt, das bei anderen oder in der Mitte liegt
check-secret-laid-on = in einem geheimen Block wird nichts auf `{ $zone }` der anderen oder des Spiels gelegt
check-two-shapes = `{ $kind }` hat zwei Formen, `{ $one }` und `{ $other }`
check-no-shape = die Form von `{ $name }` fehlt
check-rows-of-words = schreibe Zeilen von Wörtern: `{ $code }`
check-rows-differ = { $first ->
    [one] die erste Zeile hat { $first } Feld, diese { $n }
   *[other] die erste Zeile hat { $first } Felder, diese { $n }
}
check-empty-edge = eine Zeile oder Spalte am Rand hat kein Feld
check-empty-edge-hint = lass Zeilen und Spalten weg, die nur aus `gap` bestehen
check-shape-too-large = { $most ->
    [one] eine Form hat höchstens { $most } Zeile und Spalte
   *[other] eine Form hat höchstens { $most } Zeilen und Spalten
}
check-how-large = wie groß ist das Raster `{ $zone }`?
check-means-nothing-with = `{ $key }` bedeutet nichts bei `{ $name }`, denn dort steht `{ $code }`
check-means-nothing-without = `{ $key }` bedeutet nichts bei `{ $name }`, solange dort nicht `{ $code }` steht
check-grid-sides = ein Raster hat 1 bis { $most } Spalten und Zeilen
check-no-cells = `{ $kind }` hat keine Felder, also kann es nicht auf dem Raster `{ $zone }` liegen
check-give-shape = gib ihm eine Form: `{ $code }` unter `{ $key }`
check-grid-word = `{ $word }` hat in einem Raster eine eigene Bedeutung, also kann es nicht zur Art `{ $kind }` gehören
check-other-word = wähle ein anderes Wort
check-none-and-gap = `none` ist ein leeres Feld, `gap` gar keines
check-never-printed = `{ $name }` ist nie auf { $kinds } aufgedruckt
check-says-nothing = `{ $word }` besagt hier nichts
check-whose-grid = sage, wessen Raster es ist
check-lay-hint = schreibe `move ... to ...` oder deklariere die Zone mit `form: grid` und `size:`
check-lay-keys-hint = zum Beispiel `{ $code }`; wo nichts weiter zu sagen ist, lass den Doppelpunkt weg
check-not-turned = `{ $word }` ist keine Drehung
check-not-a-cell = `{ $word }` ist kein Feld von `{ $zone }`
check-cell-forms = `middle` oder ein Feld von `a1` bis `{ $last }`
check-laid-not-moved = `{ $zone }` ist ein Raster: Darauf werden Dinge gelegt, nicht bewegt
check-not-on-grid = `{ $kind }` kann auf dem Raster `{ $grid }` liegen, wo es nicht einfach den Platz tauschen kann
check-move-away = bewege es weg und lege dann das andere
check-where-in-grid = `{ $zone }` ist ein Raster: Wo darin liegt `{ $kind }`?
check-start-elsewhere = beginne in einer anderen Zone und lege es im Aufbau mit `lay`
check-laid-on-zone = Dinge werden auf ein Raster gelegt, und dies ist keine Zone
check-laid-on = auf ein Raster wird mit `on` gelegt
check-laid-on-grid = Dinge werden auf ein Raster gelegt, und `{ $zone }` hat `form: { $form }`
check-only-counter-rolled = nur ein Zähler kann erwürfelt werden
check-declare-counter = deklariere es in `counters:`
check-rolled-range = gewürfelt wird von einer kleineren Zahl bis zu einer größeren
check-no-die = ein `{ $kind }` ist kein Würfel
check-declare-die = eine Art mit `faces: 6` (oder einer Liste von Wörtern) ist einer
check-too-few-faces = ein Würfel hat mindestens zwei verschiedene Seiten
check-no-such-face = ein Würfel mit { $most } Seiten kann keine { $n } zeigen
check-face-twice = `{ $kind }` hat `faces:`, also ist `face` das, was oben liegt: keine andere Eigenschaft kann so heißen
check-reveal-to-player = gezeigt wird etwas einem Spieler oder, ohne `to`, allen
check-top-of-stack = nur von einem Stapel sieht man sich so viele von oben an
check-seen-what = sehen kann man eine Sache, was in einer Zone liegt, oder so viele von oben aus einem Stapel
check-seen-what-hint = schreibe zum Beispiel `hand of that opponent`, `that card` oder `3 cards of deck`
check-others-of-player = `{ $zone }` gehört keinem Spieler, also gibt es keine anderen
check-name-anywhere = was genannt wird, liegt irgendwo: genannt wird nur sein Name
check-choose-there = um etwas aus einer Zone zu nehmen, schreibe `choose`
check-see-size = siehe `size:` von `{ $zone }` und die Formen
check-no-room = kein Platz für { $names } auf `{ $zone }`
check-no-room-at = kein Platz für { $names } auf `{ $zone }` im Feld `{ $cell }`
check-stock-below-zero = was aus einem Vorrat kommt, ist nie unter null, anders als es `{ $counter }` sein darf
check-stock-too-small = zu Beginn werden { $n } `{ $counter }` ausgegeben, es gibt aber nur { $most }
check-gain-from-player = man erhält von einem Spieler oder, ohne `from`, aus dem Vorrat
check-no-stock = `{ $counter }` geht nie aus: Es hat kein `stock:`

## Die Dateien eines Spiels

check-not-utf8 = die Datei ist kein UTF-8: Byte { $byte } gehört nicht hierher
check-not-a-file = `{ $file }` ist keine Datei
check-file-too-large = { $n ->
    [one] die Datei hat { $n } Byte; erlaubt sind höchstens { $most }
   *[other] die Datei hat { $n } Bytes; erlaubt sind höchstens { $most }
}
check-split-file = teile sie auf: Jede *.yaml-Datei des Ordners gehört zum Spiel
check-looks-like-utf16 = sie sieht nach UTF-16 aus; speichere sie als UTF-8
check-save-as-utf8 = speichere die Datei als UTF-8
check-no-file = die Datei `{ $file }` gibt es nicht
check-file-unreadable = die Datei `{ $file }` ist nicht zu lesen: { $why }
check-too-many-lines = { $n ->
    [one] die Datei hat { $n } Zeile; erlaubt sind höchstens { $most }
   *[other] die Datei hat { $n } Zeilen; erlaubt sind höchstens { $most }
}
check-invisible-character = das unsichtbare Zeichen { $character } ist nicht erlaubt
check-delete-it = lösche es
check-tab = diese Zeile ist mit einem Tabulator eingerückt; YAML verlangt Leerzeichen
check-tab-hint = setze für jeden Schritt nach rechts zwei Leerzeichen
check-line-too-long = { $n ->
    [one] diese Zeile hat { $n } Zeichen; erlaubt sind höchstens { $most }
   *[other] diese Zeile hat { $n } Zeichen; erlaubt sind höchstens { $most }
}
check-break-line = teile sie auf mehrere Zeilen auf
check-like-one-entry = `like:` nennt einen Eintrag derselben Tabelle
check-like-no-name = `like:` nennt einen Eintrag derselben Tabelle; `{ $name }` ist kein Name
check-like-no-path = Einträge derselben Tabelle in anderen Dateien brauchen keinen Pfad
check-like-too-long = { $most ->
    [one] mehr als { $most } Eintrag geht von einem anderen aus
   *[other] mehr als { $most } Einträge gehen voneinander aus
}
check-not-in-table = in der Tabelle `{ $table }` gibt es kein `{ $name }`
check-rename-game = eine Überlagerung kann das Spiel nicht umbenennen
check-delete-line = lösche die Zeile
check-no-section = `{ $name }` ist weder ein Abschnitt noch die Tabelle einer Art
check-no-list = es gibt keine Liste `{ $place }`, die sich ergänzen oder kürzen ließe
check-not-a-list = `{ $place }` ist keine Liste
check-name-entries = nenne die zu ändernden Einträge mit ihren Schlüsseln
check-over-alternatives = `{ $place }` ist eine Liste; ihre Möglichkeiten haben keine Namen, unter denen sich andere darüberlegen ließen
check-add-or-list = schreibe `{ $code }` und mach aus jeder eine eigene Regel, oder eine Liste, die das Ganze ersetzt
check-overlays-differ = `{ $one }` und `{ $other }` ändern `{ $place }` verschieden
check-use-one = benutze eine von beiden oder lass eine nur ändern, was die andere nicht anrührt
check-changes-holds = `changes:` enthält Abschnitte, wie eine Regeldatei
check-not-in-list = `{ $name }` steht nicht in der Liste `{ $place }`
check-variant-sections = die Variante `{ $name }` muss eine Zuordnung von Abschnitten sein
check-variant-needs-value = die Variante `{ $name }` braucht einen Wert
check-variant-wrong-value = die Variante `{ $name }` hat keinen Wert `{ $value }`
check-variant-no-value = die Variante `{ $name }` nimmt keinen Wert an
check-too-many-files = { $most ->
    [one] mehr als { $most } Datei in einem Ordner
   *[other] mehr als { $most } Dateien in einem Ordner
}
check-pack-too-large = { $most ->
    [one] die Dateien eines Spiels haben zusammen mehr als { $most } Byte
   *[other] die Dateien eines Spiels haben zusammen mehr als { $most } Bytes
}
check-pack-too-many-values = { $most ->
    [one] die Dateien eines Spiels haben zusammen mehr als { $most } Wert
   *[other] die Dateien eines Spiels haben zusammen mehr als { $most } Werte
}
check-in-two-files = `{ $key }` steht in zwei Dateien
check-rename-or-delete = benenne eines um oder lösche es
check-expansion-says = eine Datei einer Erweiterung sagt, zu welcher sie gehört
check-add-line = ergänze ganz oben die Zeile `{ $code }`
check-leads-out = `{ $file }` führt aus dem Ordner des Spiels hinaus
check-leads-out-of = `{ $file }` würde außerhalb des Ordners geschrieben
check-make-folder = lege statt der Verknüpfung einen gewöhnlichen Ordner an
check-copy-file = kopiere die Datei in den Ordner
check-no-variant = es gibt keine Variante namens `{ $name }`
check-variant-twice = die Variante `{ $name }` ist zweimal angegeben
check-not-read = `{ $file }` wird nicht gelesen: Regeldateien enden auf .yaml
check-not-read-there = `{ $file }` wird dort nicht gelesen: Regeln liegen im Ordner des Spiels, alles andere in scenarios/, expansions/NAME/ und translations/SPRACHE/
check-rename-to = benenne sie in `{ $file }` um
check-file-holds-sections = eine Datei enthält Abschnitte: Namen mit Doppelpunkt und darunter, was dazugehört
check-no-expansion = es gibt keine Erweiterung namens `{ $name }`
check-not-an-expansion = im Ordner `{ $name }` ist keine Erweiterung
check-expansion-named = eine Erweiterung wird nach ihrem Ordner in expansions/ des Spiels benannt oder als Pfad angegeben: ein Ordner, dessen Dateien mit `expansion:` und `for:` beginnen
check-expansion-whose = der Ordner `{ $folder }` ist eine Erweiterung, sagt aber nicht, welche oder zu welchem Spiel
check-expansion-untitled = keine Datei im Ordner `{ $folder }` sagt, zu welcher Erweiterung sie gehört
check-expansion-one-name = alle Dateien einer Erweiterung nennen dasselbe `expansion:`
check-expansion-other-game = das ist eine Erweiterung für ein anderes Spiel, nicht für `{ $game }`
check-expansions-alike = es gibt zwei Erweiterungen namens `{ $name }`
check-expansion-folder = `expansion:` muss den Namen des Ordners nennen
check-empty-file = in dieser Datei steht nichts
check-percent-lines = Zeilen, die mit `%` beginnen, sind nicht erlaubt
check-second-document = hier beginnt ein zweites Dokument; eine Datei enthält eines
check-second-document-hint = lösche die Zeile `---` oder verschiebe, was folgt, in eine eigene Datei
check-too-deep = { $most ->
    [one] mehr als { $most } Ebene ineinander
   *[other] mehr als { $most } Ebenen ineinander
}
check-name-and-call = gib einem inneren Teil einen Namen und rufe ihn auf
check-key-is-word = ein Schlüssel muss ein Wort oder eine Zeile sein, keine Liste und keine Zuordnung
check-key-twice = der Schlüssel `{ $key }` steht hier zweimal
check-rename-or-list = benenne einen um oder mach eine Liste daraus, falls beide Schritte sind
check-text-too-long = { $n ->
    [one] dieser Text hat { $n } Zeichen; erlaubt sind höchstens { $most }
   *[other] dieser Text hat { $n } Zeichen; erlaubt sind höchstens { $most }
}
check-name-parts = gib Teilen davon Namen in `define:` oder `rules:`
check-merge-keys = Merge-Schlüssel (`<<`) sind nicht erlaubt
check-start-with-like = lass einen Eintrag mit `like:` von einem anderen ausgehen
check-not-whole = `{ $text }` ist keine ganze Zahl
check-only-whole-or-quoted = es gibt nur ganze Zahlen; ein Text, der wie eine Zahl aussieht, braucht Anführungszeichen
check-empty-entry = dieser Listenpunkt ist leer
check-empty-entry-hint = lösche ihn oder schreibe den Wert hinter den Strich
check-anchor = der Anker `{ $code }` ist nicht erlaubt
check-delete-or-like = lösche ihn; mit `like:` geht ein Eintrag von einem anderen aus
check-tag = Typmarken (Wörter, die mit `!` beginnen) sind nicht erlaubt
check-delete-or-quote = lösche die Typmarke oder setze den Wert in Anführungszeichen
check-too-many-values = { $most ->
    [one] mehr als { $most } Wert in einer Datei
   *[other] mehr als { $most } Werte in einer Datei
}
check-only-whole = es gibt nur ganze Zahlen
check-too-big = die Zahl ist zu groß; erlaubt ist höchstens { $most }
check-line-without-braces = was eigene Kommas hat, steht ohne Klammern auf einer Zeile unter seinem Schlüssel
check-comma-starts-entry = in Klammern beginnt mit einem Komma ein neuer Eintrag, also hat `{ $key }` keinen Wert
check-no-colon-behind = hinter `{ $key }` steht kein Doppelpunkt, also ist es keine Überschrift mit etwas darunter
check-no-colon-behind-hint = lass die geschweiften Klammern weg oder schreib hinter einen Doppelpunkt, was getan wird
check-steps-as-list = schreibe die Schritte als Liste, jeden in eine eigene Zeile
check-nothing-follows = auf `{ $key }:` folgt nichts
check-nothing-follows-hint = rücke ein, was darunter gehört, oder schreibe `{ $code }` für einen leeren Eintrag
check-no-key = vor diesem Doppelpunkt steht kein Schlüssel
check-not-yaml = diese Datei lässt sich nicht als YAML lesen
check-check-quotes = prüfe die Anführungszeichen
check-alias = der Alias `{ $code }` ist nicht erlaubt
check-write-out-or-like = schreibe den Wert aus oder lass einen Eintrag mit `like:` von einem anderen ausgehen
check-no-game-or-folder = es gibt weder ein Spiel noch einen Ordner namens `{ $name }`
check-no-main-file = im Ordner `{ $folder }` gibt es keine Datei `{ $file }`
check-game-is-folder = ein Spiel ist ein Ordner mit einer Datei `{ $file }`, die seinen Namen nennt; eine Erweiterung ist einer, dessen Dateien mit `expansion:` und `for:` beginnen
check-no-game = es gibt kein Spiel namens `{ $name }`
check-game-elsewhere = liegen seine Regeln in einem Ordner, nenne ihn: `{ $code }`
check-add-to-game = ergänze es in game.yaml
check-too-little-said = in `{ $table }` gibt es kein `{ $name }`, und für einen neuen Eintrag ist zu wenig gesagt
check-two-scenarios = zwei Szenarien heißen `{ $name }`
check-rename = benenne eines um
check-scenario-no-expansion = `{ $name }`: Es gibt keine Erweiterung `{ $expansion }`
check-not-in-data = `{ $name }`: In den Daten gibt es kein `{ $place }`
check-no-such-rule = das Regelbuch hat keine Regel `{ $name }`, und nichts heißt so
check-second-colon = ein zweiter Doppelpunkt in derselben Zeile
check-bracket-open = die hier geöffnete Klammer ist nicht geschlossen, wo sie es sein müsste
check-bracket-hint = zwischen zwei Einträgen steht ein Komma, am Ende eine schließende Klammer; Text mit Komma oder Klammer braucht Anführungszeichen
check-not-lined-up = diese Zeile beginnt nicht in derselben Spalte wie die Zeilen darüber
check-same-column = Zeilen eines Blocks beginnen in derselben Spalte
check-line-not-yaml = diese Zeile lässt sich nicht als YAML lesen
check-check-signs = prüfe Einrückung, Doppelpunkte, Klammern und Anführungszeichen
check-no-colon-above = die Zeile darüber hat keinen Doppelpunkt, also kann diese sie nicht fortsetzen
check-key-or-list-both = schreibe in beide `key: value`, oder `- value` in einer Liste
check-something-missing = hier fehlt etwas
check-cannot-follow = `{ $text }` kann hier nicht folgen
check-own-line-or-quotes = gib ihm eine eigene Zeile oder setze den ganzen Wert in Anführungszeichen
check-list-between-keys = ein Listenpunkt kann nicht zwischen Schlüsseln stehen
check-indent-list = rücke die Liste unter ihrem Schlüssel ein
check-key-and-colon = in dieser Zeile werden ein Schlüssel und ein Doppelpunkt erwartet
check-key-or-list = schreibe `key: value`, oder `- value` in einer Liste
check-cannot-start-with = ein Wert kann nicht mit `{ $sign }` beginnen
check-quote-value = setze den ganzen Wert in Anführungszeichen
check-anchors-and-aliases = Anker und Aliasse sind nicht erlaubt
check-write-out = schreibe den Wert aus oder benutze `like:`
check-tags = Typmarken sind nicht erlaubt
check-quote-to-start = nur in Anführungszeichen kann ein Wert mit `!` beginnen
check-key-too-long = { $n ->
    [one] dieser Schlüssel hat { $n } Zeichen; erlaubt sind höchstens { $most }
   *[other] dieser Schlüssel hat { $n } Zeichen; erlaubt sind höchstens { $most }
}
check-shorter-name = wähle einen kürzeren Namen
check-no-colon-here = ein Doppelpunkt kann hier nicht stehen
check-indented-too-far = diese Zeile ist weiter eingerückt, als die Zeile darüber es zulässt
check-line-up = beginne sie in derselben Spalte wie die Zeile darüber, oder gib dem Wert darüber eine eigene Zeile
check-quotation-open = das hier geöffnete Anführungszeichen wird nie geschlossen
check-table-is-section = die Tabelle von `{ $kind }` hieße `{ $table }`, und das ist ein Abschnitt
check-rename-kind = benenne die Art um oder gib ihr ein anderes `plural:`
check-no-sort-or-kind = `{ $name }` ist weder ein Typ von Eigenschaft noch eine Art
check-two-tables = zwei Arten haben die Tabelle `{ $table }`
check-rename-kind-or-plural = benenne eine um oder gib ihr ein anderes `plural:`
check-say-of-what = sage, wovon: `{ $code }`
check-must-be = bei { $where } gehört hierher { $shape }, nicht { $found }
check-not-known-in = { $where } kennt keinen Schlüssel `{ $name }`
check-where-needs = { $where } braucht `{ $key }`
check-is-empty = { $where } ist leer
check-table-named-by-plural = eine Tabelle heißt nach der Mehrzahl ihrer Art
check-cannot-be = { $where } kann nicht `{ $value }` sein
check-no-name = `{ $name }` kann kein Name sein
check-where-no-name = { $where }: `{ $name }` kann kein Name sein
check-less-than = { $where } kann nicht kleiner als { $least } sein
check-more-than = { $where } kann nicht größer als { $most } sein
check-names-twice = { $where } nennt { $value } zweimal
check-name-once = nenne es nur einmal
check-like-itself = ein Eintrag kann nicht von sich selbst ausgehen: { $way }
check-is-like = `{ $name }` geht von `{ $other }` aus
check-the-first-one = zum ersten Mal hier
check-the-other-one = das andere Mal hier
check-changed-here = hier geändert durch `{ $by }`
check-nothing-to-remove = es gibt kein `{ $name }`, das sich entfernen ließe
check-nothing-to-change = es gibt kein `{ $name }`, das sich ändern ließe
check-known-games = bekannte Spiele: { $names }
check-line-above = die Zeile darüber, die schon vollständig ist
check-goes-wrong-here = hier geht es schief
check-block-begins = der Block beginnt hier
check-next-line = setze, was auf den ersten Doppelpunkt folgt, eingerückt in die nächste Zeile: `{ $code }`
check-comma-or-braces = fehlt davor ein Komma? Sonst setze, was auf den ersten Doppelpunkt folgt, in geschweifte Klammern: `{ $code }`
check-where-file = die Datei
    .dat = der Datei
check-where-key = `{ $key }`
check-where-entry = ein Eintrag von { FORM($where, "dat") }
    .dat = einem Eintrag von { FORM($where, "dat") }
check-key-holds = zu `{ $key }` gehört { $shape }
check-write-list = schreibe `{ $code }` oder jedes in eine eigene Zeile hinter einen Strich
check-numbers-need-no-names = ein Name ist ein Wort (`one`); Zahlen brauchen keine eigene Art: drucke eine als `value: number` unter `has:` auf, oder schreibe `choose a number from 1 to 5`
check-space-behind-colon = setze ein Leerzeichen hinter den Doppelpunkt: `{ $code }`
check-indent-or-list = wenn es eine Möglichkeit von `{ $key }` ist, rücke es so weit ein wie die anderen; wenn nicht, mache eine Liste daraus: jede Kopfzeile ist ein Eintrag für sich
check-rename-file = die Datei `{ $name }` muss `{ $file }` heißen
check-becomes-list = schreibe, was daraus wird: `{ $code }`
check-left-with-the = man verlässt `the game` oder `the round`
check-kind-like-sort = `{ $name }` ist eine Sorte von Eigenschaft und kann keine Art benennen
check-quote-word = ist das Wort gemeint, setze es in Anführungszeichen
check-phrase-letters = benutze Kleinbuchstaben, Ziffern, Unterstriche und einzelne Leerzeichen
check-name-letters-60 = benutze Kleinbuchstaben, Ziffern und Unterstriche, höchstens 60
check-one-name-alone = hier kann nur ein einzelner Name ohne `of` stehen: der von etwas, das zum ganzen Spiel gehört
check-letters-and-digits = benutze Buchstaben und Ziffern

## Spiele, die geprüft, gespielt, gespeichert und ausprobiert werden

check-with-players = bei { $numbers } Spielern: { $what }
check-nothing-does = nichts ruft `{ $name }` auf
check-call-or-remove = rufe es im Ablauf oder in einer Regel auf oder entferne es
check-nothing-speaks-of = nichts spricht von `{ $name }` ({ $what })
check-nothing-sets = nichts setzt `{ $name }`, also sagt es nie etwas
check-nothing-refills = nichts füllt `{ $zone }` auf, also geschieht nie, was hier steht
check-add-number = ergänze { $n } unter `players:` oder entferne dies
check-use-or-remove = sprich in einer Regel davon oder entferne es
check-leads-to-itself = dies führt zu sich selbst zurück: { $way }
check-use-a-loop = eine Regel darf sich nicht selbst aufrufen; nimm eine Schleife
check-changes-nothing = dies ändert nichts, also wäre es ewig möglich
check-take-something = lass darin etwas nehmen, bewegen oder markieren
check-never-comes-true = nichts darin kann diese Bedingung wahr machen, es würde nie enden
check-change-what-it-says = ändere darunter das, wovon sie spricht
check-plain-gains = lass hier nur etwas erhalten, oder zähle zuerst und lass in einem eigenen Schritt wählen
check-nobody-asked = hier kann niemand gefragt werden
check-step-not-always = der Schritt `{ $name }` ist nicht immer möglich
check-holds-at-most = `{ $zone }` fasst höchstens { $n } und kann voll sein
check-otherwise-or-may = gib ihm ein `otherwise:`, mach ihn mit `you may:` freiwillig oder nimm etwas, das immer geht: `deal` nimmt so viel, wie da ist, `move all` alles, was dort liegt
check-part-can-fail = jeder Teil von `in any order:` muss immer möglich sein, und dieser ist es nicht
check-one-part = `in any order:` braucht mindestens zwei Teile
check-list-the-parts = liste sie auf: `{ $code }`, oder gib ihnen Namen
check-count-chance = in `{ $where }` entscheidet der Zufall: Dann lassen sich Wege nicht zählen
check-count-hidden = `{ $zone }` liegt nicht für alle offen: Wo etwas verdeckt ist, lassen sich Wege nicht zählen
check-count-secret = hier entscheiden Spieler geheim: Wege lassen sich nicht zählen
check-no-scenario = es gibt kein Szenario `{ $name }`
check-which-scenario = in `{ $file }` stehen diese Szenarien: { $names }; sage, welches: DATEI:NAME
check-later-language = dieses Spiel ist in Version { $n } der Sprache geschrieben, und dieses Spielwerk kennt Versionen bis { $most }
check-newer-spielwerk = nimm ein neueres Spielwerk oder gib eine frühere Version an, wenn das Spiel die spätere nicht braucht
check-best-inside-best = `so that` in einem anderen `so that`: Zwei Zahlen können nicht beide am besten sein
check-best-inside-best-hint = behalte das äußere oder das innere
check-best-then-fails = was auf `so that` folgt, kann sich als unmöglich erweisen, gleich was vorher am besten war
check-best-then-fails-hint = stelle es mit unter `so that`: dann zählen nur Wege, nach denen es möglich ist; oder stelle es davor oder gib ihm ein `otherwise:`
check-best-unknown = was der Zufall oder jemand anderes entscheidet, lässt sich nicht vorher vergleichen
check-best-unknown-hint = lass es vor oder nach `so that` geschehen
check-order-in-order = `in any order:` steht in einem anderen `in any order:`
check-one-list-of-parts = schreibe alle Teile in eine Liste oder mach aus den inneren eine eigene Regel
check-answers-of-rule = nur eine Regel im Abschnitt `rules:` hat Antworten, die in ihr stehen können
check-answers-once = das geschähe vielleicht gar nicht oder mehrmals: Antworten kommen genau einmal
check-answers-where = schreibe `do what answers this` einmal, als Zeile der Regel selbst oder eines `in any order:` in ihr
check-answer-asks = was auf einen Schritt des Ablaufs antwortet, kann nichts fragen
check-rule-or-no-choices = mach den Schritt zu einer Regel oder nimm die Wahl aus der Antwort
check-behind-chance = was hinter einem Zufall, einem Aufdecken oder der Entscheidung eines anderen steht, muss immer möglich sein
check-otherwise-or-first = ergänze ein `otherwise:` oder tu diesen Teil zuerst
check-too-many-ways = { $most ->
    [one] um zu wissen, ob dies möglich sein wird, müsste mehr als { $most } Weg versucht werden
   *[other] um zu wissen, ob dies möglich sein wird, müssten mehr als { $most } Wege versucht werden
}
check-target-first = wähle zuerst das Ziel und bezahle danach, oder gib einer Wahl davor ein `otherwise:`
check-toll-payments = ein Wegzoll besteht nur aus Zahlungen
check-toll-one-counter = ein Wegzoll wird in einem einzigen Zähler bezahlt
check-list-numbers = nenne die Zahlen, zum Beispiel `{ $code }`
check-no-players = es ist keine Spielerzahl angegeben
check-given-asks = was vorgegeben ist, kann nichts fragen
check-given-never = keine Regel dieses Spiels tut das je, also kann es nicht vorgegeben werden
check-not-offered = `{ $option }` steht nicht zur Wahl; zur Wahl stehen: { $names }
check-game-over = das Spiel ist zu Ende
check-nothing-to-decide = Spieler { $n } hat gerade nichts zu entscheiden
check-nothing-to-take-back = es gibt nichts zurückzunehmen: Was entschieden ist, ist bekannt
check-no-player = es gibt keinen Spieler { $n }: Gezählt wird von 0 bis { $last }
check-not-over = das Spiel ist noch nicht zu Ende
check-secret-does-not-fit = eine geheime Antwort passt nicht zu dem, was gefragt war
check-secret-no-longer-fits = eine geheime Entscheidung passt nicht mehr: Geheime Schritte berühren nur, was dem Spieler gehört
check-wrong-players = `{ $game }` ist für { $numbers } Spieler, nicht für { $n }
check-does-not-hold-check = `{ $name }` geht nicht auf
check-mend-figures = berichtige die Zahlen, um die es geht, oder die Prüfung
check-decision-nobody = Entscheidung { $n } dieses Spielstands: `{ $who }` hat nichts zu entscheiden
check-snapshot-state = der Zustand in dieser Momentaufnahme muss aus ganzen Zahlen bestehen
check-only-snapshot = diese Partie hat nicht mit dem Aufbau begonnen, also kann nur eine Momentaufnahme sie bewahren
check-too-many-decisions = { $n ->
    [one] dies hat { $n } Entscheidung; gelesen werden höchstens { $most }
   *[other] dies hat { $n } Entscheidungen; gelesen werden höchstens { $most }
}
check-decisions-lead-elsewhere = die Entscheidungen dieses Spielstands führen anderswohin: zu { $found }, nicht zu { $wanted }
check-decision-after-end = Entscheidung { $n } dieses Spielstands kommt nach dem Ende des Spiels
check-snapshot-version = diese Momentaufnahme stammt von einer anderen Version des Interpreters; ein Spielstand ist noch lesbar
check-snapshot-damaged = der Zustand in dieser Momentaufnahme ist beschädigt
check-snapshot-size = { $n ->
    [one] der Zustand in dieser Momentaufnahme hat { $n } Zahl, nicht { $size }
   *[other] der Zustand in dieser Momentaufnahme hat { $n } Zahlen, nicht { $size }
}
check-snapshot-moment = diese Momentaufnahme ist nicht bei einer Entscheidung entstanden
check-snapshot-history = der Verlauf in dieser Momentaufnahme muss aus ganzen Zahlen bestehen, drei für eine Entscheidung
check-snapshot-player = der Verlauf in dieser Momentaufnahme nennt einen Spieler, der nicht mitspielt
check-save-slow = diese gespeicherte Partie noch einmal durchzuspielen dauert lange; abgebrochen nach { $percent } % ihrer Entscheidungen
check-save-is-text = { $what ->
    [save] ein gespeichertes Spiel
   *[other] ein `{ $what }`
} muss Text sein
check-save-too-long = { $what ->
    [save] dieses gespeicherte Spiel
   *[other] dieser `{ $what }`
} hat { $n } Zeichen; gelesen werden höchstens { $most }
check-save-beginning = dies ist kein { $what ->
    [save] gespeichertes Spiel
   *[other] `{ $what }`
}: Es beginnt nicht mit `{ $code }`
check-save-version = { $what ->
    [save] dieses gespeicherte Spiel
   *[other] dieser `{ $what }`
} hat Version { $version }; dieses Programm liest Version { $ours }
check-save-other-game = dies ist eine Partie `{ $game }` zu { $players }, nicht `{ $other }` zu { $n }
check-save-other-rules = diese Partie wurde mit anderen Erweiterungen oder Varianten gespielt: { $names }
check-save-changed = die Regeln haben sich geändert: Die Partie wurde nach den Regeln { $found } gespielt, diese sind { $ours }
check-save-text = `{ $key }` muss ein Text sein
check-save-number = `{ $key }` muss eine ganze Zahl sein
check-save-list = `{ $key }` muss eine Liste sein
check-save-names = `{ $key }` muss eine Liste von Namen sein
check-decisions-lead-nowhere = die Entscheidungen dieses Spielstands führen in eine Lage, von der aus die Regeln nicht weitergehen
check-decision-not-offered = Entscheidung { $n } dieses Spielstands: `{ $option }` steht für `{ $who }` nicht zur Wahl
check-snapshot-choice = der Verlauf in dieser Momentaufnahme nennt eine Wahl, die diese Regeln nicht haben
check-save-not-json = dies ist kein { $what ->
    [save] gespeichertes Spiel
   *[other] `{ $what }`
}: Es ist kein JSON
check-save-game-name = `{ $game }` ist nicht der Name eines Spiels; lade zuerst die Regeln eines Spiels aus einem Ordner
check-save-game-broken = das Spiel dieses Spielstands lässt sich nicht laden: { $why }
check-not-for-players = { $n ->
    [one] das Spiel ist nicht für { $n } Spieler
   *[other] das Spiel ist nicht für { $n } Spieler
}
check-scenario-fails = `{ $name }`: { $why }
check-nobody-called = niemand heißt `{ $name }`; { $hint }
check-with-hint = { $what }; { $hint }
check-cannot-be-given = das lässt sich nicht geben: Es gibt nicht genug davon oder keinen Platz dafür
check-scenario-tests-nothing = dieses Szenario prüft nichts: Sage, was gespielt wird (`play:`), oder was dann gilt (`then:`)
check-given-in-pile = in `{ $zone }`, einem Stapel ohne Reihenfolge, liegt nichts in einer Ordnung; lege jedes für sich dorthin: `{ $code }`
check-given-twice = `{ $name }` ist zweimal genannt: Jedes Ding gibt es einmal, und es liegt an einem Ort
check-given-beyond = `{ $zone }` hat { $n } Plätze, auf einem weiteren kann nichts liegen
check-given-below = in `{ $zone }` liegen nur { $n }, und Dinge werden ausgetauscht; lege weitere zuerst dorthin: `{ $code }`
check-given-on-grid = auf ein Raster werden Dinge gelegt: Schreibe `{ $code }`
check-given-from-grid = `{ $name }` liegt auf einem Raster: Bewege es zuerst weg
check-drawn-key = ein gezeichnetes Brett hat kein `{ $key }`
check-drawn-no-board = `{ $name }` ist kein Brett, das sich zeichnen lässt; zeichnen lassen sich: { $names }
check-drawn-missing = hier wird das Brett gezeichnet: Schreibe `{ $code }` und darunter seine Reihen
check-drawn-outside = hier hat das Brett kein Feld, also kann dort nichts liegen
check-drawn-cannot-lie = `{ $name }` kann auf diesem Brett nicht liegen
check-drawn-one-letter = `{ $letter }` ist kein Buchstabe: Für eine Figur steht ein einziges Zeichen, keine Ziffer und kein Punkt
check-drawn-two-meanings = `{ $letter }` steht schon für `{ $name }`
check-drawn-letter = `{ $letter }` steht auf diesem Brett für nichts; Buchstaben: { $names }
check-drawn-whose = eine Zahl von 1 bis { $n } hinter dem Buchstaben sagt, wem es gehört: `{ $code }`
check-drawn-rows = Reihen des Bretts: { $rows }; gezeichnet: { $drawn }
check-drawn-row = Felder in Reihe { $row }: { $places }; gezeichnet: { $drawn }
check-drawn-otherwise = auf `{ $place }` liegt: { $found }
check-drawn-too-many = gezeichnet: { $what }; es gibt nur { $have }
check-drawn-left-over = nicht gezeichnet und ohne anderen Platz: { $what }; bewege das in einer Zeile davor weg
check-drawn-no-room = für alles, was hier gezeichnet ist, ist kein Platz
check-nothing-called-with = { $n ->
    [one] bei { $n } Spieler heißt nichts `{ $name }`
   *[other] bei { $n } Spielern heißt nichts `{ $name }`
}
check-nothing-called = nichts heißt `{ $name }`
check-say-one-of = nenne eines von: { $names }
check-no-zone-here = dies ist keine Zone
check-no-step = der Ablauf hat keinen Schritt `{ $name }`; { $hint }
check-step-told-where = `{ $step }` gehört zu `{ $rule }`, und dort muss gesagt sein, wo: Beginne beim Schritt davor
check-play-names-player = ein Schritt unter `play` nennt einen Spieler: `{ $code }`
check-turn-of = am Zug: { $who }
check-nothing-to-decide-but = { $who } hat nichts zu entscheiden; { $hint }
check-not-offered-to = `{ $option }` steht für { $who } bei `{ $place }` nicht zur Wahl; zur Wahl stehen: { $names }
check-taken-by-itself = `{ $option }` wurde von selbst genommen: Etwas anderes war nicht möglich, also wurde niemand gefragt; lass es weg
check-offered-though = `{ $option }` steht zur Wahl, sollte es aber nicht
check-other-reason = `{ $option }` steht nicht zur Wahl, aber aus einem anderen Grund: { $reasons }
check-offered-are = zur Wahl stehen: { $names }
check-never-reached = dieser Punkt wird nie erreicht
check-ended-before = das Spiel war vorher zu Ende
check-is-really = `{ $name }` ist `{ $value }`
check-does-not-hold-for = `{ $name }` trifft für { $who } nicht zu
check-shown-to = { $who } sieht `{ $name }`
check-hidden-from = { $who } sieht `{ $name }` nicht
check-no-fact = `{ $key }` ist weder ein Spieler noch eines von: { $names }
check-no-ending = das Spiel hat kein Ende `{ $name }`
check-is-instead = `{ $key }` ist `{ $found }`, nicht `{ $wanted }`
check-step-impossible = ein Pflichtschritt ist nicht möglich
check-endless = die Regeln gehen in `{ $where }` ohne Ende weiter: dort geschieht zu viel, bevor jemand entscheiden kann
check-beyond-numbers = in `{ $where }` wächst eine Zahl über { $most } hinaus
check-dead-end = in `{ $where }` ist nichts möglich, obwohl etwas getan werden muss
check-no-option = `{ $option }` kann man hier, bei `{ $step }`, nicht wählen; { $hint }
check-changed-meanwhile = die Regeln wurden geändert, während die Partien liefen
check-worker-lost = ein Prozess, der Partien spielte, wurde von außen beendet; vielleicht war der Speicher knapp: Weniger Prozesse (`--jobs`) brauchen weniger
check-engine-missing = WebAssembly braucht das Extra `fast` (`pip install "spielwerk[fast]"`); `--engine python` kommt ohne aus
check-engine-cannot = `{ $game }` läuft noch nicht als WebAssembly, es fehlt `{ $what }`; mit `--engine python` läuft es
check-cluster-missing = `--cluster` braucht das Extra `cluster` (`pip install "spielwerk[cluster]"`); `--jobs` kommt ohne aus
check-cluster-unreachable = unter `{ $address }` antwortet kein Scheduler von Dask; eine Adresse sieht so aus: `tcp://HOST:PORT`
check-cluster-empty = der Scheduler unter `{ $address }` hat keine Worker
check-cluster-lost = die Verbindung zum Cluster unter `{ $address }` brach ab, bevor alle Partien gespielt waren
check-cluster-version = ein Worker des Clusters hat eine andere Version von Spielwerk oder Python oder gar keine: Sie muss auf jedem Rechner dieselbe sein
check-no-end-in-sight = nach { $n } Entscheidungen ist kein Ende abzusehen: Bis dahin haben die Regeln mehr getan, als irgendein Spiel braucht
check-no-end = { $n ->
    [one] { $n } Entscheidung und kein Ende
   *[other] { $n } Entscheidungen und kein Ende
}
check-bot-takes-nothing = dieser Bot nimmt hinter seinem Namen nichts an, dort steht aber `{ $argument }`
check-bot-failed = der Bot `{ $bot }` ist gescheitert: { $what }
check-bot-cannot-choose = `{ $bot }` ist kein Bot: Ihm fehlt `choose`
check-no-bot = es gibt keinen Bot `{ $name }`; es gibt: { $names } und MODUL:KLASSE für einen eigenen
check-no-bot-module = es gibt kein Modul `{ $module }`, weder dort, wo Python sucht, noch in diesem Ordner
check-no-bot-class = im Modul `{ $module }` gibt es keine Klasse `{ $name }`
check-bot-not-offered = der Bot `{ $bot }` hat `{ $option }` gewählt, was nicht zur Wahl steht; zur Wahl stehen: { $names }
check-bot-tries = `{ $argument }`: Wie oft greedy jede Möglichkeit ausprobiert, ist eine Zahl von 1 bis { $most }
check-bot-budget = `{ $argument }`: mcts nimmt eine Anzahl von Probepartien von 1 bis { $most } oder Sekunden wie 0.5s, höchstens { $seconds }
check-bot-game-broken = die Regeln kamen nicht weiter: { $what }
check-bots-for-seats = { $n } Plätze brauchen { $n } Bots, nicht { $bots }

## Wörter und Fragen nach einem Spiel

check-guide = docs/translating.md zeigt die richtige Form
check-words-too-large = diese Datei mit Wörtern ist größer als 1 MB
check-words-too-many = { $most ->
    [one] diese Datei mit Wörtern hat mehr als { $most } Platzhalter
   *[other] diese Datei mit Wörtern hat mehr als { $most } Platzhalter
}
check-words-endless = { $most ->
    [one] es setzt sich aus mehr als { $most } Teil zusammen
   *[other] es setzt sich aus mehr als { $most } Teilen zusammen
}
check-words-overlong = { $most ->
    [one] es wird länger als { $most } Zeichen
   *[other] es wird länger als { $most } Zeichen
}
check-words-given-up = zu viele Sätze dieser Sprache nahmen kein Ende
check-begin-with-new = `spielwerk i18n new` legt eine für den Anfang an
check-words-too-deep = etwas in dieser Datei ist zu tief verschachtelt
check-fluent-syntax = dies lässt sich nicht als Fluent lesen: { $what }
# $code: des Lesers von Fluent; $what: was er nennt; $said: in seinen eigenen Worten
check-fluent-said = { $code ->
    [unclosed] die Klammer, die sich hier öffnet, wird nicht geschlossen
    [E0003] hier wird „{ $what }“ erwartet
    [E0002] hier beginnt eine Nachricht weder mit ihrem Namen noch mit „#“
    [E0005] „{ $what }“ hat nichts hinter dem „=“ und kein Attribut
    [E0010] eine der Varianten braucht einen Stern
    [E0020] ein Text in Anführungszeichen endet nicht
    [E0027] eine „{ "}" }“ schließt nichts
   *[other] { $said }
}
check-worded-twice = die Wörter für `{ $name }` stehen zweimal da
check-no-such-class = diese Sprache hat keine Zahlen der Klasse `{ $name }`
check-no-form = kein Wort dieser Sprache hat eine Form `{ $name }`
check-no-trait = kein Wort dieser Sprache hat das Attribut `{ $name }`
check-of-every-game = `{ $name }` gehört zu `{ $module }` und gilt für jedes Spiel
check-move-it = ändere es in `{ $file }` oder nimm es hier heraus
check-confirm-it = wenn es noch passt: `{ $code }`
check-nothing-asks-for = nichts fragt nach `{ $name }`
check-text-of-source = `{ $name }` ist der Text von `{ $language }`
check-translate-it = übersetze es oder nimm es heraus: Dann gilt es als fehlend
check-leads-back = `{ $name }` führt zu sich selbst zurück: { $way }
check-has-classes = `{ $language }` hat die Klassen { $classes }
check-lacks-forms = `{ $name }` fehlen die Formen { $forms }
check-other-rule = `{ $name }` wurde für eine andere Regel geschrieben ({ $old }; jetzt ist es { $new })
check-take-it-out = nimm es heraus
check-no-words-for-class = Zahlen der Klasse { $classes } haben keine eigenen Wörter
check-it-gets = übergeben wird: { $names }
check-cannot-be-said = `{ $name }` lässt sich nicht sagen: { $why }
check-no-rule-said = `{ $name }` sagt nicht, für welche Regel es geschrieben wurde
check-not-worded = `{ $name }` hat in dieser Sprache keine Wörter
check-no-function = es gibt keine Funktion `{ $name }`
check-add-below = ergänze darunter, eingerückt, `{ $code }`
check-not-worded-in = `{ $name }` hat in `{ $language }` keine Wörter
check-just-changed = die Datei `{ $file }` wurde gerade geändert; versuche es noch einmal
check-no-noun-table = das ist keine Tabelle von Hauptwörtern: { $what }
check-no-such-noun = in `{ $game }` gibt es kein Hauptwort `{ $name }`
check-not-exchanged = das ist nicht als { $form } lesbar: { $what }
check-needs-extra = für PO und XLIFF wird das Translate Toolkit gebraucht: `{ $code }`
check-file-not-utf8 = `{ $file }` ist nicht in UTF-8 geschrieben
check-there-already = die Datei `{ $file }` gibt es schon; was ihr fehlt, sagt `{ $code }`
check-game-has-no = nichts in `{ $game }` heißt `{ $name }`
check-no-entry = es gibt keinen Eintrag `{ $name }`
check-no-text-called = nichts in `{ $game }`, was einen Text hat, heißt `{ $name }`
check-tied-to-no-rule = `{ $name }` ist an keine Regel gebunden
check-gets-no = `{ $name }` bekommt kein `{ $part }`
check-gets-no-by = `{ $name }`, das `{ $used }` benutzt, bekommt kein `{ $part }`

## Spielstände: Dateien von Partien

check-save-head-damaged = Zeile { $n } dieses Spielstands ist beschädigt, und ohne sie lässt sich nichts nachspielen
check-save-seats = `{ $key }` muss sagen, wer wo sitzt
check-save-line-damaged = Zeile { $n } dieses Spielstands ist beschädigt; was davor steht, bis Entscheidung { $decisions }, ist unversehrt
check-save-bot = auf Platz { $n } saß `{ $bot }`, und um das zu starten, genügt eine Datei allein nicht
check-save-line-order = Zeile { $n } dieses Spielstands passt nicht zur vorigen: Zeilen fehlen, sind doppelt oder vertauscht; bis Entscheidung { $decisions } ist alles unversehrt
check-save-torn = die letzte Zeile ist nur halb geschrieben und wird weggelassen; die Partie steht nach Entscheidung { $n }
check-save-open = die Partie wurde unterbrochen, ohne geschlossen zu werden; sie steht nach Entscheidung { $n }
check-no-such-decision = es gibt keine Entscheidung { $n }; die letzte ist { $last }
check-pack-damaged = die Regeln in diesem Spielstand sind beschädigt
check-pack-bomb = die Regeln in diesem Spielstand wären ausgepackt größer als { $most } Bytes; sie bleiben gepackt
check-pack-name = die Regeln in diesem Spielstand nennen eine Datei, die dort nicht sein darf: `{ $name }`
check-pack-not-written = die Regeln in diesem Spielstand ließen sich nicht auspacken
check-pack-not-packed = die Dateien dieses Spiels sind zu groß für einen Spielstand: Zusammen dürfen sie { $most } Bytes haben
check-journal-exists = die Datei `{ $file }` gibt es schon; sie wird nicht überschrieben
check-journal-not-begun = in `{ $file }` lässt sich keine Partie festhalten: { $why }
check-journal-not-written = die Partie lässt sich nicht in `{ $file }` festhalten ({ $why }), darum wurde diese Entscheidung nicht getroffen
check-journal-moved = jemand hat `{ $file }` geändert oder ersetzt; die Datei bleibt, wie sie ist, und die ganze Partie geht in `{ $other }` weiter
check-journal-mended = jemand hat `{ $file }` gelöscht oder gekürzt; die ganze Partie wurde noch einmal geschrieben
check-journal-lost = `{ $file }` enthält diese Partie nicht mehr, und sie lässt sich dort nicht noch einmal festhalten: { $why }
# was das System verweigert: als $why anderer Sätze
check-system-missing = diese Datei oder diesen Ordner gibt es nicht
check-system-forbidden = die Rechte dafür fehlen
check-system-folder = es ist ein Ordner
check-system-no-folder = ein Teil des Pfades ist kein Ordner
check-system-exists = es gibt sie schon
check-system-full = es ist kein Platz mehr da
check-system-read-only = dort lässt sich nichts schreiben
check-system-long-name = der Name ist zu lang
check-system-links = die Verweise führen im Kreis
check-system-many-files = zu viele Dateien sind offen
check-system-device = das Gerät antwortet nicht
check-system-replaced = jemand hat die Datei ersetzt
check-system-code = das System verweigert es (`{ $code }`)
check-system-at = { $file }: { $why }
check-journal-in-use = `{ $file }` wird schon in einem anderen Fenster gespielt
check-undo-nothing = du hast noch nichts entschieden
check-undo-chance = seitdem hat der Zufall etwas entschieden
check-undo-secret = sobald alle geheim geantwortet haben, gelten die Antworten
check-undo-seen = seitdem hat jemand etwas gesehen, das verdeckt war
check-undo-seen-you = du hast seitdem etwas gesehen, das für dich verdeckt war
check-undo-seen-others = jemand anderes hat seitdem etwas gesehen, das für ihn verdeckt war

## Wie ein Spiel gezeigt wird (view.yaml)

check-view-nothing-called = nichts, was ein Zeichen oder eine Farbe haben könnte, heißt `{ $name }`
check-view-sign = ein Zeichen ist ein einziges Schriftzeichen oder eines für jeden, der mitspielt; wo zwei angegeben sind, ist das zweite ein einziges aus ASCII
check-view-no-layout = es gibt weder eine Auslage noch eine Art `{ $name }`
check-view-no-number-of = `{ $name }` ist keine Zahl, die auf jedem `{ $kind }` steht
check-view-no-thing-of = es gibt kein `{ $kind }` namens `{ $name }`
check-view-nothing-between = `{ $name }` ist keine gedruckte Auslage von Dingen, die aufzählen, an welchen `{ $kind }` sie liegen
check-view-no-counter-of-players = `{ $name }` ist kein Zähler von Spielern oder von Dingen, die ihnen gehören
check-view-no-zone-with-things = `{ $name }` ist keine Zone, in der Dinge liegen
check-view-no-zone-of-players = `{ $name }` ist keine Zone von Spielern, in der Dinge liegen
check-view-no-counter-of-game = `{ $name }` ist kein Zähler des Spiels
check-view-no-grid = es gibt kein Raster `{ $name }`
check-view-nothing-to-show = { $kinds } hat nichts namens `{ $name }`, das hier gezeigt werden könnte
check-what-colour = eine Farbe
check-what-colours = eine Liste von Farben
check-what-signs = ein Schriftzeichen und eines aus ASCII, das dafür steht: [SIGN, x]
check-what-sign = ein einziges Schriftzeichen
check-what-range = die niedrigste und die höchste Zahl: [1, 9]
check-what-shown = was gezeigt wird: ein NAME, {"{"}NAME: WHAT{"}"}, {"{"}first of: WHAT{"}"}, {"{"}sum of: WHAT{"}"} oder eine Liste
check-what-cell-lines = eine Liste von Zeilen, jede eine Liste dessen, was gezeigt wird
check-what-row-column = zwei Namen: [ROW, COLUMN]
check-what-rows-names = Reihen von Namen: [[NAME, none], [NAME, NAME]]
check-what-between = eine gedruckte Auslage und was von ihren Dingen gezeigt wird: {"{"}LAYOUT: WHAT{"}"}

# Spielpläne
check-what-direction = eine Richtung
check-board-has = jedes `{ $kind }` eines Spielplans hat schon ein `{ $name }`
check-board-size-missing = ein Spielplan braucht Spalten und Reihen
check-board-too-large = ein Spielplan hat höchstens { $columns } Spalten und { $rows } Reihen und mindestens je eine
check-forward-by-seat = `forward` ist eine Seite für alle oder je eine für { $n } Spieler
check-direction-known = `{ $name }` ist schon eine Richtung
check-step-of-two = ein Schritt besteht aus zwei ganzen Zahlen: so viele in die eine, so viele in die andere Richtung
check-no-board = `{ $kind }` liegt auf keinem Spielplan mit Richtungen
check-no-direction = `{ $name }` ist auf diesem Spielplan keine Richtung
check-forward-unknown = bei dieser Spielerzahl ist nicht gesagt, wo vorne ist
check-nothing-between = zwischen einem Feld und dem nächsten liegt nichts
check-no-rows = gezeichnete Linien und Bahnen haben weder Reihen noch einen Rand
check-forward-on-track = auf einer Bahn ist vorwärts `up` (weiter) oder `down` (zurück)
check-line-of-everybody = eine Linie sieht von jeder Seite gleich aus
check-over-which-line = `over` gehört zu einer Linie oder zu Schritten
check-over-so-many = nur eine freie Linie kann über so viele führen, mindestens 1: sonst liegt nichts dazwischen
check-board-made = die Felder eines Spielplans entstehen aus seinem Muster: `{ $kind }` kann nicht aufgezählt und kein Teil sein
check-at-least-one-step = ein Schritt führt mindestens 1 weiter, und eine Linie ist mindestens 2 lang
check-board-says-all = nicht jedes `{ $kind }` des Spielplans nennt sein `{ $name }`
