### Yokohama: Namen und Wörter, deutsch

## Zähler, Marker, Arten, Symbole
# .single: jeder hat nur eines; .mass: man sagt „so viel“, nicht „so viele“; .at: in, wenn man „in“ (nicht „auf“) dem Ding ist
noun-point =
    .gender = m
    .nom-sg = Punkt
    .acc-sg = Punkt
    .dat-sg = Punkt
    .gen-sg = Punktes
    .nom-pl = Punkte
    .dat-pl = Punkten
    .gen-pl = Punkte
noun-yen =
    .gender = m
    .nom-sg = Yen
    .acc-sg = Yen
    .dat-sg = Yen
    .gen-sg = Yens
    .nom-pl = Yen
    .dat-pl = Yen
    .gen-pl = Yen
noun-copper =
    .gender = n
    .nom-sg = Kupfer
    .acc-sg = Kupfer
    .dat-sg = Kupfer
    .gen-sg = Kupfers
    .nom-pl = Kupfer
    .dat-pl = Kupfer
    .gen-pl = Kupfer
    .mass = yes
noun-silk =
    .gender = f
    .nom-sg = Seide
    .acc-sg = Seide
    .dat-sg = Seide
    .gen-sg = Seide
    .nom-pl = Seide
    .dat-pl = Seide
    .gen-pl = Seide
    .mass = yes
noun-tea =
    .gender = m
    .nom-sg = Tee
    .acc-sg = Tee
    .dat-sg = Tee
    .gen-sg = Tees
    .nom-pl = Tee
    .dat-pl = Tee
    .gen-pl = Tee
    .mass = yes
noun-fish =
    .gender = m
    .nom-sg = Fisch
    .acc-sg = Fisch
    .dat-sg = Fisch
    .gen-sg = Fisches
    .nom-pl = Fisch
    .dat-pl = Fisch
    .gen-pl = Fisch
    .mass = yes
noun-import =
    .gender = n
    .nom-sg = Importgut
    .acc-sg = Importgut
    .dat-sg = Importgut
    .gen-sg = Importguts
    .nom-pl = Importgüter
    .dat-pl = Importgütern
    .gen-pl = Importgüter
    .short = Import
noun-good =
    .gender = f
    .nom-sg = Handelsware
    .acc-sg = Handelsware
    .dat-sg = Handelsware
    .gen-sg = Handelsware
    .nom-pl = Handelswaren
    .dat-pl = Handelswaren
    .gen-pl = Handelswaren
noun-any_good =
    .gender = f
    .nom-sg = Handelsware nach Wahl
    .acc-sg = Handelsware nach Wahl
    .dat-sg = Handelsware nach Wahl
    .gen-sg = Handelsware nach Wahl
    .nom-pl = Handelswaren nach Wahl
    .dat-pl = Handelswaren nach Wahl
    .gen-pl = Handelswaren nach Wahl
noun-warehouse =
    .gender = n
    .nom-sg = Faktoreisymbol
    .acc-sg = Faktoreisymbol
    .dat-sg = Faktoreisymbol
    .gen-sg = Faktoreisymbols
    .nom-pl = Faktoreisymbole
    .dat-pl = Faktoreisymbolen
    .gen-pl = Faktoreisymbole
noun-free_move =
    .gender = f
    .nom-sg = Bewegung
    .acc-sg = Bewegung
    .dat-sg = Bewegung
    .gen-sg = Bewegung
    .nom-pl = Bewegungen
    .dat-pl = Bewegungen
    .gen-pl = Bewegungen
## Symbole danach, was sie bewirken: $n davon
word-pieces = { $n ->
    [one] 1 Marker aus deiner Faktorei zu seinem Preis
   *[other] bis zu { $n } Marker aus deiner Faktorei zu ihrem Preis
}
symbol-warehouse = auf Wunsch { $form ->
    [inf] { word-pieces } nehmen
    [to] { word-pieces } zu nehmen
    [v1] nimmst du { word-pieces }
    [bare] { word-pieces }
   *[imp] nimm { word-pieces }
}
    .does = nimmt { $n ->
        [one] 1 Marker
       *[other] { $n } Marker
    } aus der Faktorei
free-assistants = { $n ->
    [one] { "" }
   *[other] bis zu { times-number } { "" }
}1 deiner Assistenten kostenlos
symbol-free_move = auf Wunsch { $form ->
    [inf] { free-assistants } bewegen
    [to] { free-assistants } zu bewegen
    [v1] bewegst du { free-assistants }
    [bare] { $n ->
        [one] 1 kostenlose Bewegung
       *[other] bis zu { $n } kostenlose Bewegungen
    } von je 1 deiner Assistenten
   *[imp] bewege { free-assistants }
}
    .does = bewegt { $n } Assistenten kostenlos
noun-president =
    .gender = m
    .nom-sg = Präsident
    .acc-sg = Präsidenten
    .dat-sg = Präsidenten
    .gen-sg = Präsidenten
    .nom-pl = Präsidenten
    .dat-pl = Präsidenten
    .gen-pl = Präsidenten
    .single = yes
noun-assistant =
    .gender = m
    .nom-sg = Assistent
    .acc-sg = Assistenten
    .dat-sg = Assistenten
    .gen-sg = Assistenten
    .nom-pl = Assistenten
    .dat-pl = Assistenten
    .gen-pl = Assistenten
noun-assistant-and-blocker =
    .gender = m
    .nom-sg = Assistent (auch neutrale)
    .acc-sg = Assistenten (auch neutrale)
    .dat-sg = Assistenten (auch neutrale)
    .gen-sg = Assistenten (auch neutrale)
    .nom-pl = Assistenten (auch neutrale)
    .dat-pl = Assistenten (auch neutrale)
    .gen-pl = Assistenten (auch neutrale)
noun-shop =
    .gender = m
    .nom-sg = Laden
    .acc-sg = Laden
    .dat-sg = Laden
    .gen-sg = Ladens
    .nom-pl = Läden
    .dat-pl = Läden
    .gen-pl = Läden
noun-trading_house =
    .gender = n
    .nom-sg = Warenhaus
    .acc-sg = Warenhaus
    .dat-sg = Warenhaus
    .gen-sg = Warenhauses
    .nom-pl = Warenhäuser
    .dat-pl = Warenhäusern
    .gen-pl = Warenhäuser
noun-blocker =
    .gender = m
    .nom-sg = neutraler Assistent
    .acc-sg = neutralen Assistenten
    .dat-sg = neutralen Assistenten
    .gen-sg = neutralen Assistenten
    .nom-pl = neutrale Assistenten
    .dat-pl = neutralen Assistenten
    .gen-pl = neutralen Assistenten
noun-station_token =
    .gender = m
    .nom-sg = Bahnhofsmarker
    .acc-sg = Bahnhofsmarker
    .dat-sg = Bahnhofsmarker
    .gen-sg = Bahnhofsmarkers
    .nom-pl = Bahnhofsmarker
    .dat-pl = Bahnhofsmarkern
    .gen-pl = Bahnhofsmarker
noun-area =
    .gender = n
    .nom-sg = Gebiet
    .acc-sg = Gebiet
    .dat-sg = Gebiet
    .gen-sg = Gebiets
    .nom-pl = Gebiete
    .dat-pl = Gebieten
    .gen-pl = Gebiete
    .at = in
# ein Wort für Adjektiv und Nomen
noun-production-area =
    .gender = n
    .nom-sg = Produktionsgebiet
    .acc-sg = Produktionsgebiet
    .dat-sg = Produktionsgebiet
    .gen-sg = Produktionsgebiets
    .nom-pl = Produktionsgebiete
    .dat-pl = Produktionsgebieten
    .gen-pl = Produktionsgebiete
    .at = in
noun-commercial-area =
    .gender = n
    .nom-sg = Gewerbegebiet
    .acc-sg = Gewerbegebiet
    .dat-sg = Gewerbegebiet
    .gen-sg = Gewerbegebiets
    .nom-pl = Gewerbegebiete
    .dat-pl = Gewerbegebieten
    .gen-pl = Gewerbegebiete
    .at = in
noun-waterway-area =
    .gender = n
    .nom-sg = Kanalgebiet
    .acc-sg = Kanalgebiet
    .dat-sg = Kanalgebiet
    .gen-sg = Kanalgebiets
    .nom-pl = Kanalgebiete
    .dat-pl = Kanalgebieten
    .gen-pl = Kanalgebiete
    .at = in
noun-laboratory-area =
    .gender = n
    .nom-sg = Labor
    .acc-sg = Labor
    .dat-sg = Labor
    .gen-sg = Labors
    .nom-pl = Labore
    .dat-pl = Laboren
    .gen-pl = Labore
    .at = in
noun-port-area =
    .gender = m
    .nom-sg = Hafen
    .acc-sg = Hafen
    .dat-sg = Hafen
    .gen-sg = Hafens
    .nom-pl = Häfen
    .dat-pl = Häfen
    .gen-pl = Häfen
    .at = in
noun-technology =
    .gender = f
    .nom-sg = Technologie
    .acc-sg = Technologie
    .dat-sg = Technologie
    .gen-sg = Technologie
    .nom-pl = Technologien
    .dat-pl = Technologien
    .gen-pl = Technologien
noun-order =
    .gender = m
    .nom-sg = Auftrag
    .acc-sg = Auftrag
    .dat-sg = Auftrag
    .gen-sg = Auftrags
    .nom-pl = Aufträge
    .dat-pl = Aufträgen
    .gen-pl = Aufträge
noun-building_tile =
    .gender = f
    .nom-sg = Gebäudetafel
    .acc-sg = Gebäudetafel
    .dat-sg = Gebäudetafel
    .gen-sg = Gebäudetafel
    .nom-pl = Gebäudetafeln
    .dat-pl = Gebäudetafeln
    .gen-pl = Gebäudetafeln
noun-shop_space =
    .gender = n
    .nom-sg = Ladenfeld
    .acc-sg = Ladenfeld
    .dat-sg = Ladenfeld
    .gen-sg = Ladenfelds
    .nom-pl = Ladenfelder
    .dat-pl = Ladenfeldern
    .gen-pl = Ladenfelder
noun-house_space =
    .gender = n
    .nom-sg = Warenhausfeld
    .acc-sg = Warenhausfeld
    .dat-sg = Warenhausfeld
    .gen-sg = Warenhausfelds
    .nom-pl = Warenhausfelder
    .dat-pl = Warenhausfeldern
    .gen-pl = Warenhausfelder
noun-power_token =
    .gender = m
    .nom-sg = 5-Stärke-Marker
    .acc-sg = 5-Stärke-Marker
    .dat-sg = 5-Stärke-Marker
    .gen-sg = 5-Stärke-Markers
    .nom-pl = 5-Stärke-Marker
    .dat-pl = 5-Stärke-Markern
    .gen-pl = 5-Stärke-Marker
noun-agent =
    .gender = m
    .nom-sg = Auslandsvertreter
    .acc-sg = Auslandsvertreter
    .dat-sg = Auslandsvertreter
    .gen-sg = Auslandsvertreters
    .nom-pl = Auslandsvertreter
    .dat-pl = Auslandsvertretern
    .gen-pl = Auslandsvertreter
noun-achievement =
    .gender = f
    .nom-sg = Errungenschaft
    .acc-sg = Errungenschaft
    .dat-sg = Errungenschaft
    .gen-sg = Errungenschaft
    .nom-pl = Errungenschaften
    .dat-pl = Errungenschaften
    .gen-pl = Errungenschaften
    .short = Erfolge
noun-church_space =
    .gender = n
    .verb-to = place
    .nom-sg = Feld der Kirchen-Verwaltungstafel
    .acc-sg = Feld der Kirchen-Verwaltungstafel
    .dat-sg = Feld der Kirchen-Verwaltungstafel
    .gen-sg = Feldes der Kirchen-Verwaltungstafel
    .nom-pl = Felder der Kirchen-Verwaltungstafel
    .dat-pl = Feldern der Kirchen-Verwaltungstafel
    .gen-pl = Felder der Kirchen-Verwaltungstafel
    .short = Kirche
noun-that-church_space =
    .gender = n
    .verb-to = place
    .nom-sg = Feld
    .acc-sg = Feld
    .dat-sg = Feld
    .gen-sg = Feldes
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
noun-customs_space =
    .gender = n
    .verb-to = place
    .nom-sg = Feld der Zoll-Verwaltungstafel
    .acc-sg = Feld der Zoll-Verwaltungstafel
    .dat-sg = Feld der Zoll-Verwaltungstafel
    .gen-sg = Feldes der Zoll-Verwaltungstafel
    .nom-pl = Felder der Zoll-Verwaltungstafel
    .dat-pl = Feldern der Zoll-Verwaltungstafel
    .gen-pl = Felder der Zoll-Verwaltungstafel
    .short = Zoll
noun-that-customs_space =
    .gender = n
    .verb-to = place
    .nom-sg = Feld
    .acc-sg = Feld
    .dat-sg = Feld
    .gen-sg = Feldes
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
noun-flag_card =
    .gender = f
    .nom-sg = Karte mit Flagge
    .acc-sg = Karte mit Flagge
    .dat-sg = Karte mit Flagge
    .gen-sg = Karte mit Flagge
    .nom-pl = Karten mit Flagge
    .dat-pl = Karten mit Flagge
    .gen-pl = Karten mit Flagge
noun-award =
    .gender = m
    .nom-sg = Errungenschafts-Belohnungsmarker
    .acc-sg = Errungenschafts-Belohnungsmarker
    .dat-sg = Errungenschafts-Belohnungsmarker
    .gen-sg = Errungenschafts-Belohnungsmarkers
    .nom-pl = Errungenschafts-Belohnungsmarker
    .dat-pl = Errungenschafts-Belohnungsmarkern
    .gen-pl = Errungenschafts-Belohnungsmarker
noun-stack =
    .gender = m
    .nom-sg = Stapel
    .acc-sg = Stapel
    .dat-sg = Stapel
    .gen-sg = Stapels
    .nom-pl = Stapel
    .dat-pl = Stapeln
    .gen-pl = Stapel
noun-country =
    .gender = n
    .nom-sg = Land
    .acc-sg = Land
    .dat-sg = Land
    .gen-sg = Landes
    .nom-pl = Länder
    .dat-pl = Ländern
    .gen-pl = Länder

## Was in einer Zone eines Spielers liegt
noun-in-technologies =
    .gender = f
    .nom-sg = Technologie
    .acc-sg = Technologie
    .dat-sg = Technologie
    .gen-sg = Technologie
    .nom-pl = Technologien
    .dat-pl = Technologien
    .gen-pl = Technologien
noun-in-fulfilled_orders =
    .gender = m
    .nom-sg = erfüllter Auftrag
    .acc-sg = erfüllten Auftrag
    .dat-sg = erfüllten Auftrag
    .gen-sg = erfüllten Auftrags
    .nom-pl = erfüllte Aufträge
    .dat-pl = erfüllten Aufträgen
    .gen-pl = erfüllten Aufträge
noun-in-order_hand =
    .gender = m
    .nom-sg = Auftrag auf der Hand
    .acc-sg = Auftrag auf der Hand
    .dat-sg = Auftrag auf der Hand
    .gen-sg = Auftrags auf der Hand
    .nom-pl = Aufträge auf der Hand
    .dat-pl = Aufträgen auf der Hand
    .gen-pl = Aufträge auf der Hand
noun-in-agents =
    .gender = m
    .nom-sg = unverwendeter Auslandsvertreter
    .acc-sg = unverwendeten Auslandsvertreter
    .dat-sg = unverwendeten Auslandsvertreter
    .gen-sg = unverwendeten Auslandsvertreters
    .nom-pl = nicht verwendete Auslandsvertreter
    .dat-pl = nicht verwendeten Auslandsvertretern
    .gen-pl = nicht verwendeten Auslandsvertreter
noun-in-spent_agents =
    .gender = m
    .nom-sg = verwendeter Auslandsvertreter
    .acc-sg = verwendeten Auslandsvertreter
    .dat-sg = verwendeten Auslandsvertreter
    .gen-sg = verwendeten Auslandsvertreters
    .nom-pl = verwendete Auslandsvertreter
    .dat-pl = verwendeten Auslandsvertretern
    .gen-pl = verwendeten Auslandsvertreter
noun-in-tokens =
    .gender = m
    .nom-sg = 5-Stärke-Marker
    .acc-sg = 5-Stärke-Marker
    .dat-sg = 5-Stärke-Marker
    .gen-sg = 5-Stärke-Markers
    .nom-pl = 5-Stärke-Marker
    .dat-pl = 5-Stärke-Markern
    .gen-pl = 5-Stärke-Marker

## Eigenschaften; .do: perform heißt „ausführen“, sonst „erhalten“
noun-prop-production =
    .gender = m
    .nom-sg = Produktionswert
    .acc-sg = Produktionswert
    .dat-sg = Produktionswert
    .gen-sg = Produktionswerts
    .nom-pl = Produktionswerte
    .dat-pl = Produktionswerten
    .gen-pl = Produktionswerte
noun-prop-flag =
    .gender = n
    .nom-sg = Land
    .acc-sg = Land
    .dat-sg = Land
    .gen-sg = Landes
    .nom-pl = Länder
    .dat-pl = Ländern
    .gen-pl = Länder
noun-prop-cost =
    .gender = pl
    .nom-sg = Kosten
    .acc-sg = Kosten
    .dat-sg = Kosten
    .gen-sg = Kosten
    .nom-pl = Kosten
    .dat-pl = Kosten
    .gen-pl = Kosten
noun-prop-reward =
    .gender = f
    .nom-sg = Belohnung
    .acc-sg = Belohnung
    .dat-sg = Belohnung
    .gen-sg = Belohnung
    .nom-pl = Belohnungen
    .dat-pl = Belohnungen
    .gen-pl = Belohnungen
noun-prop-faith =
    .gender = m
    .nom-sg = Glaube
    .acc-sg = Glauben
    .dat-sg = Glauben
    .gen-sg = Glaubens
    .nom-pl = Glauben
    .dat-pl = Glauben
    .gen-pl = Glauben
noun-prop-imports =
    .gender = m
    .nom-sg = Preis in Importgütern
    .acc-sg = Preis in Importgütern
    .dat-sg = Preis in Importgütern
    .gen-sg = Preises in Importgütern
    .nom-pl = Preise in Importgütern
    .dat-pl = Preisen in Importgütern
    .gen-pl = Preise in Importgütern
noun-prop-type =
    .gender = m
    .nom-sg = Typ
    .acc-sg = Typ
    .dat-sg = Typ
    .gen-sg = Typs
    .nom-pl = Typen
    .dat-pl = Typen
    .gen-pl = Typen
noun-prop-board =
    .gender = f
    .nom-sg = Verwaltungstafel
    .acc-sg = Verwaltungstafel
    .dat-sg = Verwaltungstafel
    .gen-sg = Verwaltungstafel
    .nom-pl = Verwaltungstafeln
    .dat-pl = Verwaltungstafeln
    .gen-pl = Verwaltungstafeln
noun-prop-action =
    .gender = f
    .nom-sg = Aktion
    .acc-sg = Aktion
    .dat-sg = Aktion
    .gen-sg = Aktion
    .nom-pl = Aktionen
    .dat-pl = Aktionen
    .gen-pl = Aktionen
    .do = perform
noun-prop-goal =
    .gender = n
    .nom-sg = Ziel
    .acc-sg = Ziel
    .dat-sg = Ziel
    .gen-sg = Ziels
    .nom-pl = Ziele
    .dat-pl = Zielen
    .gen-pl = Ziele
noun-prop-upper =
    .gender = pl
    .itself = yes
    .nom-sg = Punkte für den ersten Platz
    .acc-sg = Punkte für den ersten Platz
    .dat-sg = Punkten für den ersten Platz
    .gen-sg = Punkte für den ersten Platz
    .nom-pl = Punkte für den ersten Platz
    .dat-pl = Punkten für den ersten Platz
    .gen-pl = Punkte für den ersten Platz
noun-prop-lower =
    .gender = pl
    .itself = yes
    .nom-sg = Punkte für weitere Plätze
    .acc-sg = Punkte für weitere Plätze
    .dat-sg = Punkten für weitere Plätze
    .gen-sg = Punkte für weitere Plätze
    .nom-pl = Punkte für weitere Plätze
    .dat-pl = Punkten für weitere Plätze
    .gen-pl = Punkte für weitere Plätze
noun-prop-stack =
    .gender = m
    .nom-sg = Stapel
    .acc-sg = Stapel
    .dat-sg = Stapel
    .gen-sg = Stapels
    .nom-pl = Stapel
    .dat-pl = Stapeln
    .gen-pl = Stapel
noun-prop-surcharge =
    .gender = m
    .nom-sg = Aufschlag
    .acc-sg = Aufschlag
    .dat-sg = Aufschlag
    .gen-sg = Aufschlags
    .nom-pl = Aufschläge
    .dat-pl = Aufschlägen
    .gen-pl = Aufschläge
noun-prop-reach =
    .gender = f
    .nom-sg = Mindeststärke
    .acc-sg = Mindeststärke
    .dat-sg = Mindeststärke
    .gen-sg = Mindeststärke
    .nom-pl = Mindeststärken
    .dat-pl = Mindeststärken
    .gen-pl = Mindeststärken
is-production =
    .before = produzierend{ word-ending }
    .is = { $form ->
    [bare] Produktion
   *[other] ein Produktionsgebiet
}
is-commercial =
    .before = gewerblich{ word-ending }
    .is = { $form ->
    [bare] Gewerbe
   *[other] ein Gewerbegebiet
}
is-waterway =
    .behind = mit Kanal
    .is = { $form ->
    [bare] Kanal
   *[other] der Kanal
}
is-laboratory =
    .behind = mit Labor
    .is = { $form ->
    [bare] Labor
   *[other] ein Labor
}
is-port =
    .behind = mit Hafen
    .is = { $form ->
    [bare] Hafen
   *[other] ein Hafen
}

## Zonen; $role: place, oder choice, wenn man aus dem wählt, was dort liegt; .verb-to: take „nehmen“, put „legen“; .verb-from: place „platzieren“
word-yours = { $whose ->
    [they] seinen
   *[you] deinen
}
word-your-one = { $whose ->
    [they] seiner
    [none] der
   *[you] deiner
}
zone-hand = Hand
    .from = von { word-your-one } Hand
    .to = auf die Hand
    .in = auf { word-your-one } Hand
    .verb-to = take
    .verb-from = place
zone-warehouse = Faktorei
    .from = aus { word-your-one } Faktorei
    .to = in { $whose ->
        [none] die
       *[you] deine
    } Faktorei
    .in = in { word-your-one } Faktorei
    .verb-to = put
zone-box = Spielbox
    .from = aus dem Vorrat
    .to = in die Spielbox
    .in = in der Spielbox
    .verb-to = put
    .verb-from = place
zone-technology_row = die Auslage der Technologien
    .from = aus der Auslage { FORM($holder, "gen") }
    .to = in die Auslage { FORM($holder, "gen") }
    .in = { $role ->
    [choice] aus
   *[place] in
} der Auslage { FORM($holder, "gen") }
    .verb-to = put
zone-technologies = Technologien
    .from = von { word-yours } Technologien
    .to = zu { word-yours } Technologien
    .in = unter { word-yours } Technologien
    .verb-to = put
    .short = Techn.
    .of = deiner Technologien
zone-order_row = die Auslage der Aufträge
    .from = aus der Auslage { FORM($holder, "gen") }
    .to = in die Auslage { FORM($holder, "gen") }
    .in = { $role ->
    [choice] aus
   *[place] in
} der Auslage { FORM($holder, "gen") }
    .verb-to = put
zone-order_hand = Aufträge auf der Hand
    .from = von { word-your-one } Hand
    .to = auf die Hand
    .in = auf { word-your-one } Hand
    .verb-to = take
    .short = Aufträge
zone-fulfilled_orders = erfüllte Aufträge
    .from = von { word-yours } erfüllten Aufträgen
    .to = zu { word-yours } erfüllten Aufträgen
    .in = unter { word-yours } erfüllten Aufträgen
    .verb-to = put
    .short = erfüllt
    .of = deiner erfüllten Aufträge
zone-agents = nicht verwendete Auslandsvertreter
    .from = von { word-yours } nicht verwendeten Auslandsvertretern
    .to = zu { word-yours } nicht verwendeten Auslandsvertretern
    .in = unter { word-yours } nicht verwendeten Auslandsvertretern
    .verb-to = put
    .short = Vertreter
    .of = deiner nicht verwendeten Auslandsvertreter
zone-spent_agents = verwendete Auslandsvertreter
    .from = von { word-yours } verwendeten Auslandsvertretern
    .to = zu { word-yours } verwendeten Auslandsvertretern
    .in = unter { word-yours } verwendeten Auslandsvertretern
    .verb-to = put
    .of = deiner verwendeten Auslandsvertreter
zone-tokens = 5-Stärke-Marker
    .from = von { word-yours } 5-Stärke-Markern
    .to = zu { word-yours } 5-Stärke-Markern
    .in = unter { word-yours } 5-Stärke-Markern
    .verb-to = put
    .short = Marker
zone-award_stack = die Belohnungsmarker
    .from = vom Stapel der Belohnungsmarker
    .to = auf den Stapel der Belohnungsmarker
    .in = im Stapel der Belohnungsmarker
    .verb-to = put
zone-open_awards = die offenen Belohnungsmarker
    .from = von den offenen Belohnungsmarkern
    .to = zu den offenen Belohnungsmarkern
    .in = unter den offenen Belohnungsmarkern
    .verb-to = put
    .of = der offenen Belohnungsmarker
zone-technology_deck = die Technologiekarten
    .from = vom Technologiestapel
    .to = auf den Technologiestapel
    .in = im Technologiestapel
    .verb-to = put
zone-order_deck = die Auftragskarten
    .from = vom Auftragsstapel
    .to = auf den Auftragsstapel
    .in = im Auftragsstapel
    .verb-to = put
zone-drafted = die gezogenen Aufträge
    .from = von { word-yours } gezogenen Aufträgen
    .to = zu { word-yours } gezogenen Aufträgen
    .in = unter { word-yours } gezogenen Aufträgen
    .verb-to = put
    .of = deiner gezogenen Aufträge
zone-building_stack = die Gebäudetafeln
    .from = vom Stapel der Gebäudetafeln
    .to = auf den Stapel der Gebäudetafeln
    .in = im Stapel der Gebäudetafeln
    .verb-to = put
zone-plot = Bauplatz
    .from = unter { FORM($holder, "dat") } hervor
    .to = unter { FORM($holder, "acc") }
    .in = unter { FORM($holder, "dat") }
    .verb-to = put
zone-token_stack = die 5-Stärke-Marker
    .from = vom Stapel der 5-Stärke-Marker
    .to = auf den Stapel der 5-Stärke-Marker
    .in = im Stapel der 5-Stärke-Marker
    .verb-to = put
zone-token_spot = Feld für den 5-Stärke-Marker
    .from = aus { FORM($holder, "dat") }
    .to = in { FORM($holder, "acc") }
    .in = in { FORM($holder, "dat") }
    .verb-to = put
zone-agent_supply = die Auslandsvertreter im Vorrat
    .from = aus dem Vorrat
    .to = in den Vorrat
    .in = im Vorrat
    .verb-to = put
zone-achievement_pile = die Errungenschaften
    .from = von { FORM($holder, "dat") }
    .to = auf { FORM($holder, "acc") }
    .in = in { FORM($holder, "dat") }
    .verb-to = put
zone-goals = { $form ->
    [acc] die ausliegenden Errungenschaften
    [dat] den ausliegenden Errungenschaften
    [gen] der ausliegenden Errungenschaften
    [nom] die ausliegenden Errungenschaften
   *[head] ausliegende Errungenschaften
}
    .from = von den ausliegenden Errungenschaften
    .to = zu den ausliegenden Errungenschaften
    .in = { $role ->
    [choice] aus
   *[place] in
} der Auslage
    .verb-to = put
    .of = der ausliegenden Errungenschaften

## Begriffe und Zahlen
is-open =
    .after = { $other ->
        [yes] , den Kanal ausgenommen,
       *[no] außer dem Kanal
    }
    .is = nicht der Kanal
    .rule = 98e7663e
is-allowed =
    .behind = , in { $number ->
    [pl] denen
   *[sg] dem
} dein Präsident stehen bleiben darf,
    .is = als Halt für deinen Präsidenten erlaubt
    .rule = 1ae2f59b
is-served =
    .behind = , in { $number ->
    [pl] die
   *[sg] das
} die Straßenbahn fährt,
    .is = mit der Straßenbahn erreichbar
    .rule = 8f556b27 9ca7f561
is-connected =
    .behind = , { $number ->
    [pl] die
   *[sg] das
} über den Bahnhof erreichbar { $number ->
    [pl] sind
   *[sg] ist
},
    .is = über den Bahnhof erreichbar
    .rule = 0e4d0e26 19742946
is-developed =
    .behind = mit einem deiner Läden oder Warenhäuser
    .have = { $form ->
        [bare] du hast einen Laden oder ein Warenhaus in { FORM($what, "dat") }
       *[sub] du in { FORM($what, "dat") } einen Laden oder ein Warenhaus hast
    }
    .is = von dir bebaut
    .rule = 002df120
is-free =
    .before = frei{ word-ending }
    .is = frei
    .rule = 3d96d28f
is-new =
    .before = neu{ word-ending }
    .is = neu für dich
    .rule = 3a5be585
is-shown =
    .before = vorgezeigt{ word-ending }
    .is = vorgezeigt
    .rule = b32910f5 6dbe5f2f
is-blocked =
    .before = blockiert{ word-ending }
    .is = blockiert
# .per: „1 Tee je Stärke“
number-power = { $form ->
    [dat] deiner Stärke
    [gen] deiner Stärke
   *[nom] deine Stärke
}
    .name = Stärke
    .per = Stärkepunkt
number-production_needed = { $form ->
    [acc] den noch fehlenden Produktionswert
    [dat] dem noch fehlenden Produktionswert
    [gen] des noch fehlenden Produktionswerts
   *[nom] der noch fehlende Produktionswert
}
    .rule = 191da060
number-late_fee = 1 ab deiner vierten Technologie
    .rule = 6807d190
number-house_price = { $form ->
    [acc] den aktuellen Warenhauspreis
    [dat] dem aktuellen Warenhauspreis
    [gen] des aktuellen Warenhauspreises
   *[nom] der aktuelle Warenhauspreis
}
    .itself = yes
    .rule = a52fcdd3
number-spread_limit = { $n }
    .plain = yes
number-power_limit = { $n }
    .plain = yes
number-board_limit = { $n }
    .plain = yes
number-removed_orders = { $n }
    .plain = yes
number-shortage = { $form ->
    [acc] den Mangel an Aufträgen
    [dat] dem Mangel an Aufträgen
    [gen] des Mangels an Aufträgen
   *[nom] der Mangel an Aufträgen
}
    .name = Mangel an Aufträgen
    .is = { $form ->
    [bare] ein Hafen lässt sich nicht mehr vollständig auffüllen
   *[sub] sich ein Hafen nicht mehr vollständig auffüllen lässt
}
    .set = die Aufträge reichen nicht, um einen Hafen aufzufüllen
number-strength = { $form ->
    [dat] deiner Stärke
    [gen] deiner Stärke
   *[nom] deine Stärke
} in { FORM($thing, "dat") }
    .rule = f1f57b46
number-tile = { $form ->
    [dat] der Gebäudetafel
    [gen] der Gebäudetafel
   *[nom] die Gebäudetafel
} unter { FORM($thing, "dat") }
    .rule = a354d0c0

## Was Karten ändern; $form: card oder cond (Nebensatz); $no: yes, wenn es verneint gebraucht wird
change-spread_limit = wenn du Assistenten auf verschiedene Gebiete verteilst, darfst du { $way ->
    [more] { $by } mehr platzieren (bis zu { $n })
   *[exactly] bis zu { $n } platzieren
}
    .rule = ad9cd95d
permit-share_areas = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] du darfst deinen Präsidenten nicht zu anderen stellen
           *[sub] du deinen Präsidenten nicht zu anderen stellen darfst
        }
       *[no] { $wanted ->
            [bare] du darfst deinen Präsidenten zu anderen stellen
           *[sub] du deinen Präsidenten zu anderen stellen darfst
        }
    }
   *[card] dein Präsident darf auch in einem Gebiet mit anderen Präsidenten eingesetzt werden oder stehen bleiben; einen deiner Assistenten brauchst du dort trotzdem, und du bezahlst für die Präsidenten wie üblich
}
    .rule = 9a03ab7a
permit-pass_free = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] du musst für Präsidenten bezahlen
           *[sub] du für Präsidenten bezahlen musst
        }
       *[no] { $wanted ->
            [bare] du bezahlst für Präsidenten nichts
           *[sub] du für Präsidenten nichts bezahlst
        }
    }
   *[card] bei der Bewegung zahlst du nichts für gegnerische Präsidenten
}
    .rule = bf182df7

## Regeln und Schritte
step-turn = Zug
    .your = deines Zuges
    .in = in deinem Zug
step-round = Runde
    .your = der Runde
    .in = in der Runde
step-movement = Bewegung
    .your = deiner Bewegung
    .in = bei der Bewegung
step-recovery = Aufräumen
    .your = deines Aufräumens
    .in = beim Aufräumen
rule-fulfil = { $form ->
    [inf] { FORM($object, "acc") } erfüllen
    [to] { FORM($object, "acc") } zu erfüllen
    [v1] erfüllst du { FORM($object, "acc") }
   *[imp] erfülle { FORM($object, "acc") }
}
    .does = nimmt die Belohnungen des Auftrags
    .event = { $who ->
    [you] du einen Auftrag erfüllst
    [player] ein Spieler einen Auftrag erfüllt
   *[opponent] ein anderer Spieler einen Auftrag erfüllt
}
rule-research = { $form ->
    [inf] { FORM($object, "acc") } erhalten
    [to] { FORM($object, "acc") } zu erhalten
    [v1] erhältst du { FORM($object, "acc") }
   *[imp] erhalte { FORM($object, "acc") }
}
    .event = { $who ->
    [you] du eine Technologie erhältst
    [player] ein Spieler eine Technologie erhält
   *[opponent] ein anderer Spieler eine Technologie erhält
}
rule-build_shop = { $form ->
    [inf] auf { FORM($place, "dat") } einen Laden bauen
    [to] auf { FORM($place, "dat") } einen Laden zu bauen
    [v1] baust du auf { FORM($place, "dat") } einen Laden
   *[imp] baue auf { FORM($place, "dat") } einen Laden
}
    .event = { $who ->
    [you] du einen Laden baust
    [player] ein Spieler einen Laden baut
   *[opponent] ein anderer Spieler einen Laden baut
}
rule-build_house = { $form ->
    [inf] auf { FORM($place, "dat") } ein Warenhaus bauen
    [to] auf { FORM($place, "dat") } ein Warenhaus zu bauen
    [v1] baust du auf { FORM($place, "dat") } ein Warenhaus
   *[imp] baue auf { FORM($place, "dat") } ein Warenhaus
}
    .event = { $who ->
    [you] du ein Warenhaus baust
    [player] ein Spieler ein Warenhaus baut
   *[opponent] ein anderer Spieler ein Warenhaus baut
}
rule-place_pair = { $form ->
    [inf] 2 Assistenten von deiner Hand in { FORM($place, "dat") } platzieren
    [to] 2 Assistenten von deiner Hand in { FORM($place, "dat") } zu platzieren
    [v1] platzierst du 2 Assistenten von deiner Hand in { FORM($place, "dat") }
   *[imp] platziere 2 Assistenten von deiner Hand in { FORM($place, "dat") }
}
    .event = { $who ->
    [you] du 2 Assistenten in ein und demselben Gebiet platzierst
    [player] ein Spieler 2 Assistenten in ein und demselben Gebiet platziert
   *[opponent] ein anderer Spieler 2 Assistenten in ein und demselben Gebiet platziert
}
    .rule = 046ebd90
rule-place_assistant = { $form ->
    [inf] 1 Assistenten von deiner Hand in { FORM($place, "dat") } platzieren
    [to] 1 Assistenten von deiner Hand in { FORM($place, "dat") } zu platzieren
    [v1] platzierst du 1 Assistenten von deiner Hand in { FORM($place, "dat") }
   *[imp] platziere 1 Assistenten von deiner Hand in { FORM($place, "dat") }
}
    .event = { $who ->
    [you] du einen Assistenten platzierst
    [player] ein Spieler einen Assistenten platziert
   *[opponent] ein anderer Spieler einen Assistenten platziert
}
    .rule = 5f9a790f
rule-toll = { $form ->
    [inf] bezahlen, was in { FORM($place, "dat") } fällig ist
    [to] zu bezahlen, was in { FORM($place, "dat") } fällig ist
    [v1] bezahlst du, was in { FORM($place, "dat") } fällig ist
   *[imp] bezahle, was in { FORM($place, "dat") } fällig ist
}
    .event = { $who ->
    [you] du für Präsidenten bezahlst
    [player] ein Spieler für Präsidenten bezahlt
   *[opponent] ein anderer Spieler für Präsidenten bezahlt
}
rule-hire = { $form ->
    [inf] 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand nehmen
    [to] 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand zu nehmen
    [v1] nimmst du 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand
   *[imp] nimm 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand
}
    .does = nimmt 1 Marker aus der Faktorei
    .event = { $who ->
    [you] du einen Marker aus deiner Faktorei nimmst
    [player] ein Spieler einen Marker aus seiner Faktorei nimmt
   *[opponent] ein anderer Spieler einen Marker aus seiner Faktorei nimmt
}
    .rule = f2fda271
rule-show_flag = { $form ->
    [inf] prüfen, ob dir { FORM($object, "nom") } einen Auslandsvertreter bringt
    [to] zu prüfen, ob dir { FORM($object, "nom") } einen Auslandsvertreter bringt
    [v1] prüfst du, ob dir { FORM($object, "nom") } einen Auslandsvertreter bringt
   *[imp] prüfe, ob dir { FORM($object, "nom") } einen Auslandsvertreter bringt
}
rule-turn = { $form ->
    [inf] einen Zug ausführen
    [to] einen Zug auszuführen
    [v1] führst du einen Zug aus
   *[imp] führe einen Zug aus
}
    .does = führt einen Zug aus
rule-main_action = { $form ->
    [inf] die Hauptaktion ausführen
    [to] die Hauptaktion auszuführen
    [v1] führst du die Hauptaktion aus
   *[imp] führe die Hauptaktion aus
}
rule-act = { $form ->
    [inf] die Aktion { FORM($place, "gen") } und die Schritte danach ausführen
    [to] die Aktion { FORM($place, "gen") } und die Schritte danach auszuführen
    [v1] führst du die Aktion { FORM($place, "gen") } und die Schritte danach aus
   *[imp] führe die Aktion { FORM($place, "gen") } und die Schritte danach aus
}
rule-keep_one = { $form ->
    [inf] einen der beiden Aufträge behalten und den anderen in die Spielbox legen
    [to] einen der beiden Aufträge zu behalten und den anderen in die Spielbox zu legen
    [v1] behältst du einen der beiden Aufträge und legst den anderen in die Spielbox
   *[imp] behalte einen der beiden Aufträge und lege den anderen in die Spielbox
}
    .does = behält einen der beiden Aufträge und legt den anderen in die Spielbox
    .rule = 2446bdb0
rule-placement = { $form ->
    [inf] Assistenten platzieren
    [to] Assistenten zu platzieren
    [v1] platzierst du Assistenten
   *[imp] platziere Assistenten
}
    .does = platziert { $count ->
        [one] einen Assistenten
       *[other] Assistenten
    }
rule-pay_presidents = { $form ->
    [inf] jedem Gegner mit einem Präsidenten in { FORM($place, "dat") } 1 Yen zahlen
    [to] jedem Gegner mit einem Präsidenten in { FORM($place, "dat") } 1 Yen zu zahlen
    [v1] zahlst du jedem Gegner mit einem Präsidenten in { FORM($place, "dat") } 1 Yen
   *[imp] zahle jedem Gegner mit einem Präsidenten in { FORM($place, "dat") } 1 Yen
}
    .rule = 2eae9918
rule-movement = { $form ->
    [inf] deinen Präsidenten bewegen oder zurücknehmen
    [to] deinen Präsidenten zu bewegen oder zurückzunehmen
    [v1] bewegst du deinen Präsidenten oder nimmst ihn zurück
   *[imp] bewege deinen Präsidenten oder nimm ihn zurück
}
    .does = zieht mit dem Präsidenten
rule-take_back = { $form ->
    [inf] beliebig viele deiner Assistenten aus Gebieten auf die Hand nehmen
    [to] beliebig viele deiner Assistenten aus Gebieten auf die Hand zu nehmen
    [v1] nimmst du beliebig viele deiner Assistenten aus Gebieten auf die Hand
   *[imp] nimm beliebig viele deiner Assistenten aus Gebieten auf die Hand
}
    .does = nimmt { $count ->
        [one] einen Assistenten
       *[other] Assistenten
    } zurück
    .rule = 589be6e5
rule-bonus = { $form ->
    [inf] den 5-Stärke-Marker in { FORM($place, "dat") } und seine Belohnungen nehmen, falls er noch dort liegt
    [to] den 5-Stärke-Marker in { FORM($place, "dat") } und seine Belohnungen zu nehmen, falls er noch dort liegt
    [v1] nimmst du den 5-Stärke-Marker in { FORM($place, "dat") } und seine Belohnungen, falls er noch dort liegt
   *[imp] nimm den 5-Stärke-Marker in { FORM($place, "dat") } und seine Belohnungen, falls er noch dort liegt
}
    .rule = 13fbbc6c
rule-take_token = { $form ->
    [inf] { FORM($object, "acc") } und seine Belohnungen nehmen
    [to] { FORM($object, "acc") } und seine Belohnungen zu nehmen
    [v1] nimmst du { FORM($object, "acc") } und seine Belohnungen
   *[imp] nimm { FORM($object, "acc") } und seine Belohnungen
}
    .does = nimmt einen 5-Stärke-Marker
    .rule = 7c719de2
# .inside: „im“ statt „in dem“
word-in-place = { TRAIT($place, "inside") ->
    [none] in { FORM($place, "dat") }
   *[other] { TRAIT($place, "inside") }
}
rule-building = { $form ->
    [inf] { word-in-place } bauen
    [to] { word-in-place } zu bauen
    [v1] baust du { word-in-place }
   *[imp] baue { word-in-place }
}
    .does = baut
rule-recovery = { $form ->
    [inf] deine Assistenten aus { FORM($place, "dat") } auf die Hand nehmen
    [to] deine Assistenten aus { FORM($place, "dat") } auf die Hand zu nehmen
    [v1] nimmst du deine Assistenten aus { FORM($place, "dat") } auf die Hand
   *[imp] nimm deine Assistenten aus { FORM($place, "dat") } auf die Hand
}
    .does = nimmt { $count ->
        [one] einen Assistenten
       *[other] Assistenten
    } zurück
    .rule = 03455edf
rule-extra_actions = { $form ->
    [inf] zusätzliche Aktionen ausführen
    [to] zusätzliche Aktionen auszuführen
    [v1] führst du zusätzliche Aktionen aus
   *[imp] führe zusätzliche Aktionen aus
}
    .does = führt zusätzliche Aktionen aus
rule-use_agent = { $form ->
    [inf] einen Auslandsvertreter verwenden
    [to] einen Auslandsvertreter zu verwenden
    [v1] verwendest du einen Auslandsvertreter
   *[imp] verwende einen Auslandsvertreter
}
    .does = verwendet einen Auslandsvertreter
rule-claim_achievement = { $form ->
    [inf] eine Errungenschaft erfüllen
    [to] eine Errungenschaft zu erfüllen
    [v1] erfüllst du eine Errungenschaft
   *[imp] erfülle eine Errungenschaft
}
    .does = erfüllt eine Errungenschaft
rule-claim = { $form ->
    [inf] { FORM($object, "acc") } erfüllen
    [to] { FORM($object, "acc") } zu erfüllen
    [v1] erfüllst du { FORM($object, "acc") }
   *[imp] erfülle { FORM($object, "acc") }
}
    .event = { $who ->
    [you] du eine Errungenschaft erfüllst
    [player] ein Spieler eine Errungenschaft erfüllt
   *[opponent] ein anderer Spieler eine Errungenschaft erfüllt
}
rule-fulfil_order = { $form ->
    [inf] einen Auftrag erfüllen
    [to] einen Auftrag zu erfüllen
    [v1] erfüllst du einen Auftrag
   *[imp] erfülle einen Auftrag
}
    .does = erfüllt einen Auftrag
rule-take_any_good = { $form ->
    [inf] 1 Handelsware nach Wahl erhalten
    [to] 1 Handelsware nach Wahl zu erhalten
    [v1] erhältst du 1 Handelsware nach Wahl
   *[imp] erhalte 1 Handelsware nach Wahl
}
    .does = erhält eine Handelsware
    .rule = 39d30450
rule-recruit = { $form ->
    [inf] auf Wunsch 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand nehmen
    [to] auf Wunsch 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand zu nehmen
    [v1] nimmst du auf Wunsch 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand
   *[imp] nimm auf Wunsch 1 Marker zu seinem Preis aus deiner Faktorei auf die Hand
}
    .rule = ab3690bb
rule-relocate = { $form ->
    [inf] auf Wunsch einen deiner Assistenten kostenlos bewegen
    [to] auf Wunsch einen deiner Assistenten kostenlos zu bewegen
    [v1] bewegst du auf Wunsch einen deiner Assistenten kostenlos
   *[imp] bewege auf Wunsch einen deiner Assistenten kostenlos
}
    .does = bewegt einen Assistenten kostenlos
    .rule = f184fbe4

## Namen
name-britain = Großbritannien
    .short = GB
name-united_states = Vereinigte Staaten
    .short = USA
name-france = Frankreich
    .short = F
name-germany = Deutsches Reich
    .short = D
name-netherlands = Niederlande
    .short = NL
name-a = A
name-b = B
name-c = C
name-copper_mine = Kupfermine
    .acc = die Kupfermine
    .dat = der Kupfermine
    .gen = der Kupfermine
    .short = Kupfer
name-silk_mill = Seidenspinnerei
    .acc = die Seidenspinnerei
    .dat = der Seidenspinnerei
    .gen = der Seidenspinnerei
    .short = Seide
name-tea_plantation = Teeplantage
    .acc = die Teeplantage
    .dat = der Teeplantage
    .gen = der Teeplantage
    .short = Tee
name-fishing_ground = Fischerei
    .acc = die Fischerei
    .dat = der Fischerei
    .gen = der Fischerei
    .short = Fisch
name-bank = Bank
    .acc = die Bank
    .dat = der Bank
    .gen = der Bank
name-chinatown = Chinatown
name-church = Kirche
    .acc = die Kirche
    .dat = der Kirche
    .gen = der Kirche
name-customs = Zoll
    .acc = den Zoll
    .dat = dem Zoll
    .inside = im Zoll
    .gen = des Zolls
name-employment_agency = Arbeitsagentur
    .acc = die Arbeitsagentur
    .dat = der Arbeitsagentur
    .gen = der Arbeitsagentur
    .short = Agentur
name-canal = Kanal
    .acc = den Kanal
    .dat = dem Kanal
    .inside = im Kanal
    .gen = des Kanals
name-laboratory_a = Labor A
    .inside = im Labor A
name-laboratory_b = Labor B
    .inside = im Labor B
name-port_a = Hafen A
    .inside = im Hafen A
name-port_b = Hafen B
    .inside = im Hafen B
name-ball = Ball
name-brickyard = Ziegelei
name-electric_light = Elektrisches Licht
    .short = El. Licht
name-exhibition = Ausstellung
name-gas_light = Gaslaterne
name-language_school = Sprachschule
name-patent_system = Patentwesen
name-spinning_mill = Textilfabrik
name-letterpress = Buchdruck
name-winery = Weinkellerei
name-mining_technology = Bergbautechnik
name-newspaper = Zeitung
name-postal_system = Postwesen
name-stagecoach = Postkutsche
name-station = Bahnhof
name-stock_market = Börse
name-telegraph = Schreibtelegraf
name-telephone = Telefon
name-tramway = Straßenbahn
name-university = Universität
name-o01 = Auftrag 1
    .short = #1
name-o02 = Auftrag 2
    .short = #2
name-o03 = Auftrag 3
    .short = #3
name-o04 = Auftrag 4
    .short = #4
name-o05 = Auftrag 5
    .short = #5
name-o06 = Auftrag 6
    .short = #6
name-o07 = Auftrag 7
    .short = #7
name-o08 = Auftrag 8
    .short = #8
name-o09 = Auftrag 9
    .short = #9
name-o10 = Auftrag 10
    .short = #10
name-o11 = Auftrag 11
    .short = #11
name-o12 = Auftrag 12
    .short = #12
name-o13 = Auftrag 13
    .short = #13
name-o14 = Auftrag 14
    .short = #14
name-o15 = Auftrag 15
    .short = #15
name-o16 = Auftrag 16
    .short = #16
name-o17 = Auftrag 17
    .short = #17
name-o18 = Auftrag 18
    .short = #18
name-o19 = Auftrag 19
    .short = #19
name-o20 = Auftrag 20
    .short = #20
name-o21 = Auftrag 21
    .short = #21
name-o22 = Auftrag 22
    .short = #22
name-o23 = Auftrag 23
    .short = #23
name-o24 = Auftrag 24
    .short = #24
name-o25 = Auftrag 25
    .short = #25
name-o26 = Auftrag 26
    .short = #26
name-o27 = Auftrag 27
    .short = #27
name-o28 = Auftrag 28
    .short = #28
name-o29 = Auftrag 29
    .short = #29
name-o30 = Auftrag 30
    .short = #30
name-o31 = Auftrag 31
    .short = #31
name-o32 = Auftrag 32
    .short = #32
name-o33 = Auftrag 33
    .short = #33
name-o34 = Auftrag 34
    .short = #34
name-o35 = Auftrag 35
    .short = #35
name-o36 = Auftrag 36
    .short = #36
name-b01 = Gebäudetafel 1
name-b02 = Gebäudetafel 2
name-b03 = Gebäudetafel 3
name-b04 = Gebäudetafel 4
name-b05 = Gebäudetafel 5
name-b06 = Gebäudetafel 6
name-b07 = Gebäudetafel 7
name-b08 = Gebäudetafel 8
name-b09 = Gebäudetafel 9
name-b10 = Gebäudetafel 10
name-b11 = Gebäudetafel 11
name-b12 = Gebäudetafel 12
name-b13 = Gebäudetafel 13
name-b14 = Gebäudetafel 14
name-b15 = Gebäudetafel 15
name-b16 = Gebäudetafel 16
name-b17 = Gebäudetafel 17
name-b18 = Gebäudetafel 18
name-b19 = Gebäudetafel 19
name-b20 = Gebäudetafel 20
name-b21 = Gebäudetafel 21
name-b22 = Gebäudetafel 22
name-b23 = Gebäudetafel 23
name-b24 = Gebäudetafel 24
name-t01 = 5-Stärke-Marker 1
name-t02 = 5-Stärke-Marker 2
name-t03 = 5-Stärke-Marker 3
name-t04 = 5-Stärke-Marker 4
name-t05 = 5-Stärke-Marker 5
name-t06 = 5-Stärke-Marker 6
name-t07 = 5-Stärke-Marker 7
name-t08 = 5-Stärke-Marker 8
name-t09 = 5-Stärke-Marker 9
name-t10 = 5-Stärke-Marker 10
name-t11 = 5-Stärke-Marker 11
name-t12 = 5-Stärke-Marker 12
name-t13 = 5-Stärke-Marker 13
name-t14 = 5-Stärke-Marker 14
name-t15 = 5-Stärke-Marker 15
name-t16 = 5-Stärke-Marker 16
name-t17 = 5-Stärke-Marker 17
name-t18 = 5-Stärke-Marker 18
name-t19 = 5-Stärke-Marker 19
name-t20 = 5-Stärke-Marker 20
name-american = amerikanischer Auslandsvertreter
name-dutch = niederländischer Auslandsvertreter
name-british = britischer Auslandsvertreter
name-french = französischer Auslandsvertreter
name-german = deutscher Auslandsvertreter
name-a1 = Errungenschaft A1
    .short = A1
name-a2 = Errungenschaft A2
    .short = A2
name-a3 = Errungenschaft A3
    .short = A3
name-a4 = Errungenschaft A4
    .short = A4
name-b1 = Errungenschaft B1
    .short = B1
name-b2 = Errungenschaft B2
    .short = B2
name-b3 = Errungenschaft B3
    .short = B3
name-b4 = Errungenschaft B4
    .short = B4
name-c1 = Errungenschaft C1
    .short = C1
name-c2 = Errungenschaft C2
    .short = C2
name-c3 = Errungenschaft C3
    .short = C3
name-c4 = Errungenschaft C4
    .short = C4
name-ch1 = Feld 1 (Kirche)
name-ch2 = Feld 2 (Kirche)
name-ch3 = Feld 3 (Kirche)
name-ch4 = Feld 4 (Kirche)
name-ch5 = Feld 5 (Kirche)
name-ch6 = Feld 6 (Kirche)
name-ch7 = Feld 7 (Kirche)
name-ch8 = Feld 8 (Kirche)
name-cu1 = Feld 1 (Zoll)
name-cu2 = Feld 2 (Zoll)
name-cu3 = Feld 3 (Zoll)
name-cu4 = Feld 4 (Zoll)
name-cu5 = Feld 5 (Zoll)
name-cu6 = Feld 6 (Zoll)
name-cu7 = Feld 7 (Zoll)
name-cu8 = Feld 8 (Zoll)
name-award_britain = Belohnungsmarker Großbritannien
name-award_united_states = Belohnungsmarker Vereinigte Staaten
name-award_france = Belohnungsmarker Frankreich
name-award_germany = Belohnungsmarker Deutsches Reich
name-award_netherlands = Belohnungsmarker Niederlande
name-award_agent = Belohnungsmarker ohne Flagge
name-free_agent = Auslandsvertreter

## Kurze Namen von Möglichkeiten
option-spread = bis zu { $n } Assistenten in verschiedenen Gebieten platzieren
    .does = platziert { $count ->
        [one] einen Assistenten
       *[other] Assistenten
    }
option-pair = 2 Assistenten in einem Gebiet platzieren
    .does = platziert 2 Assistenten in einem Gebiet
option-enter = den Präsidenten einsetzen
    .does = setzt den Präsidenten ein
option-walk = mit dem Präsidenten ziehen
    .does = zieht mit dem Präsidenten
option-recall = den Präsidenten zurücknehmen
    .does = nimmt den Präsidenten zurück
option-from_area = Assistent aus einem Gebiet
    .does = bewegt einen Assistenten kostenlos
option-from_here = Assistent aus diesem Gebiet
    .does = stellt einen Assistenten aus diesem Gebiet dorthin
option-from_hand = Assistent von der Hand
    .does = platziert einen Assistenten von der Hand
option-all = alle zurücknehmen
    .does = nimmt alle Assistenten zurück
option-use_agent = einen Auslandsvertreter verwenden
    .does = verwendet einen Auslandsvertreter
option-claim_achievement = eine Errungenschaft erfüllen
    .does = erfüllt eine Errungenschaft
option-fulfil_order = einen Auftrag erfüllen
    .does = erfüllt einen Auftrag
ask-building-shop_space =
    .does = baut einen Laden: { $what }
ask-building-house_space =
    .does = baut ein Warenhaus: { $what }
ask-laboratory_a-technology =
    .does = nimmt die Technologie { $what }
ask-laboratory_b-technology =
    .does = nimmt die Technologie { $what }
ask-use_agent-area =
    .does = verwendet: { $before }, { $what }
ask-keep_one-order =
    .does = behält { $what }
ask-port_a-order =
    .does = nimmt { $what }
ask-port_b-order =
    .does = nimmt { $what }

## Woher Punkte kommen
source-leftovers = übrige Vorräte
source-country_bonus = Länderbonus
source-technology_bonus = Technologiebonus
source-customs_bonus = Zollbonus
source-church_bonus = Kirchenbonus
source-technologies = Technologien
source-shop_spaces = Läden
source-house_spaces = Warenhäuser
source-power_tokens = 5-Stärke-Marker
source-church_spaces = Kirche
source-customs_spaces = Zoll
source-areas = Gebiete
source-claim = Errungenschaften
source-orders = Aufträge

## Wodurch das Spiel endet
end-trading_houses = ein Spieler hat alle vier Warenhäuser gebaut
    .rule = f597c0d2
end-shops = ein Spieler hat alle acht Läden gebaut
    .rule = cd7e6032
end-orders = ein Hafen lässt sich nicht mehr vollständig mit Aufträgen auffüllen
    .rule = 63246064
end-church = auf der Kirchen-Verwaltungstafel stehen genügend Assistenten
    .rule = daaa2352
end-customs = auf der Zoll-Verwaltungstafel stehen genügend Assistenten
    .rule = b9a2c30e

## Schritte des Aufbaus
step-lay_out_areas = Auslage der Gebiete
step-cover_areas = Gebäudetafeln und 5-Stärke-Marker
step-choose_achievements = Errungenschaften
step-open_laboratories = Labore
step-open_ports = Häfen und Aufträge
step-draft_orders = Wahl des ersten Auftrags
step-block_spaces = blockierte Felder
step-lay_out_awards = Errungenschafts-Belohnungsmarker
source-award = Errungenschafts-Belohnung

## Rulebook
game-yokohama = Yokohama
expansion-achievement_rewards = Mini-Erweiterung 1: Errungenschafts-Belohnungsmarker
expansion-free_agents = Mini-Erweiterung 2: 5-Stärke-Marker mit Auslandsvertreter
variant-tramway_without_assistant = Die Straßenbahn fährt auch in Gebiete ohne eigenen Assistenten
variant-station_without_assistant = Der Bahnhof ist auch ohne eigenen Assistenten erreichbar
variant-optional_power_token = Ein 5-Stärke-Marker darf liegen bleiben
param-spread_limit = verschiedene Gebiete, in denen auf einmal Assistenten platziert werden
param-power_limit = höchste Stärke
param-board_limit = Assistenten auf der Kirchen- oder Zoll-Verwaltungstafel, die das Spielende bringen
param-removed_orders = ungesehen aussortierte Aufträge
param-share_areas = ein Gebiet mit anderen Präsidenten teilen
param-pass_free = ohne Bezahlung an Präsidenten vorbei

## Was festgelegte Wörter bedeuten
text-new = Eine Technologie, von der du noch kein Exemplar besitzt.
    .rule = 3a5be585
text-developed = Ein Gebiet, auf dessen Gebäudetafel du einen Laden oder ein Warenhaus hast.
    .rule = c43b374c

## Wege: Verben für Züge von einem Ort zum anderen

move-order-order_hand = { $form ->
    [inf] { FORM($what, "acc") } nehmen
    [to] { FORM($what, "acc") } zu nehmen
    [v1] nimmst du { FORM($what, "acc") }
   *[imp] nimm { FORM($what, "acc") }
}
    .does = nimmt { FORM($what, "acc") }
move-technology-technologies = { $form ->
    [inf] { FORM($what, "acc") } nehmen
    [to] { FORM($what, "acc") } zu nehmen
    [v1] nimmst du { FORM($what, "acc") }
   *[imp] nimm { FORM($what, "acc") }
}
    .does = nimmt { FORM($what, "acc") }
move-warehouse-hand = { $form ->
    [inf] { FORM($what, "acc") } { $origin } { $target } nehmen
    [to] { FORM($what, "acc") } { $origin } { $target } zu nehmen
    [v1] nimmst du { FORM($what, "acc") } { $origin } { $target }
   *[imp] nimm { FORM($what, "acc") } { $origin } { $target }
}
    .does = nimmt { FORM($what, "acc") } { $origin } { $target }
move-order_deck-drafted = { $form ->
    [inf] { FORM($what, "acc") } ziehen
    [to] { FORM($what, "acc") } zu ziehen
    [v1] ziehst du { FORM($what, "acc") }
   *[imp] ziehe { FORM($what, "acc") }
}
    .does = zieht { FORM($what, "acc") }
text-tramway = Statt deinen Präsidenten wie üblich zu bewegen, darfst du ihn, auch von deiner Hand, direkt in ein anderes Gebiet mit einem deiner Assistenten bewegen. Stehen dort gegnerische Präsidenten, geht das nur, falls du deinen zu ihnen stellen darfst; bezahle für sie wie üblich.
    .rule = 9f746d97
text-telegraph = Immer wenn du 2 Assistenten in ein und demselben Gebiet platzierst, darfst du 1 weiteren Assistenten von deiner Hand in einem angrenzenden Gebiet außer dem Kanal platzieren.
    .rule = d3d57466
text-choose_achievements = Mische jeden Stapel der Errungenschaften für sich, lege von jedem 1 Errungenschaft offen aus und die übrigen in die Spielbox.
    .rule = c0d4c581
text-keep_one = Nimm einen deiner gezogenen Aufträge auf die Hand und lege den anderen in die Spielbox.
    .rule = 2446bdb0
text-pay_presidents = Zahle jedem Gegner, dessen Präsident in diesem Gebiet steht, 1 Yen.
    .rule = 2eae9918
text-movement =
    Wähle eine Möglichkeit:
    - Ist dein Präsident auf deiner Hand, setze ihn in ein Gebiet mit einem deiner Assistenten und ohne andere Präsidenten (es sei denn, du darfst ihn zu ihnen stellen) und zahle jedem Gegner mit einem Präsidenten dort 1 Yen.
    - Steht dein Präsident in einem Gebiet, ziehe mit ihm von Gebiet zu angrenzendem Gebiet, in keines zweimal und nie zurück in das Gebiet, aus dem er aufgebrochen ist. Betreten darfst du nur den Kanal und Gebiete mit einem deiner Assistenten; betrittst du ein solches Gebiet, zahlst du jedem Gegner mit einem Präsidenten dort 1 Yen, beim Kanal 1 Yen in den Vorrat. Anhalten darfst du nur in einem Gebiet, in das du ihn auch von der Hand setzen dürftest.
    - Steht dein Präsident in einem Gebiet, nimm ihn und beliebig viele deiner Assistenten aus Gebieten auf die Hand.
    - Ist nichts davon möglich, nimm beliebig viele deiner Assistenten aus Gebieten auf die Hand.
    .rule = 4b339d97
text-act =
    Bestimme deine Stärke in diesem Gebiet.
    Jeder Gegner mit einem Warenhaus auf der Gebäudetafel unter diesem Gebiet erhält 1 Yen.
    Führe die Aktion dieses Gebiets aus.
    Beträgt deine Stärke 5, nimm den 5-Stärke-Marker, falls er noch dort liegt, und in beliebiger Reihenfolge seine Belohnungen.
    Beträgt deine Stärke mindestens 4, darfst du in diesem Gebiet bauen.
    Nimm deine Assistenten aus diesem Gebiet auf die Hand.
    .rule = 63fb9bb9
text-building =
    Du darfst eine dieser Möglichkeiten wählen:
    - Hast du auf der Gebäudetafel unter diesem Gebiet noch keinen Laden, baue auf einem freien Ladenfeld einen Laden.
    - Ist das Warenhausfeld der Gebäudetafel frei, baue dort ein Warenhaus.
    .rule = fb371800
text-claim_achievement = Erfülle eine ausliegende Errungenschaft, deren Ziel du erreicht hast und auf der noch keiner deiner Assistenten steht.
    .rule = 7145820b
text-claim = Platziere 1 Assistenten von deiner Hand auf dieser Errungenschaft. Ist er dort der erste, erhältst du die Punkte für den ersten Platz, sonst die Punkte für weitere Plätze.
    .rule = 287c30e6
text-award = Immer wenn du eine Errungenschaft erfüllst und dann auf mindestens 3 ausliegenden Errungenschaften Assistenten hast, wähle einen der offenen Belohnungsmarker, lege ihn zu deinen nicht verwendeten Auslandsvertretern und prüfe, ob er dir einen Auslandsvertreter bringt.
    .rule = 076e2b10
text-show_flag = Hast du nun eine gerade Anzahl vorgezeigter Karten mit der Flagge dieser Karte, lege einen Auslandsvertreter dieses Landes aus dem Vorrat zu deinen nicht verwendeten, falls noch einer da ist.
    .rule = 7cd11b7c 4c1a9576
text-church_bonus =
    Unter den Spielern mit Assistenten auf der Kirchen-Verwaltungstafel liegt vorn, wer dort die meisten hat:
    - Platz 1: 6 Punkte.
    - Platz 2: 3 Punkte.
    - Bei Gleichstand liegt vorn, wer das Feld mit der höchsten Nummer besetzt.
    .rule = c918e4f6
text-customs_bonus =
    Unter den Spielern mit Assistenten auf der Zoll-Verwaltungstafel liegt vorn, wer dort die meisten hat:
    - Platz 1: 8 Punkte.
    - Platz 2: 4 Punkte.
    - Bei Gleichstand liegt vorn, wer das Feld mit der höchsten Nummer besetzt.
    .rule = 634be5bd
text-technology_bonus =
    Unter den Spielern mit Technologien liegt vorn, wessen Technologien zusammen den höchsten Produktionswert haben:
    - Platz 1: 10 Punkte.
    - Platz 2: 5 Punkte.
    - Bei Gleichstand liegt vorn, wer in der Spielreihenfolge früher kommt.
    .rule = 31bffb63
text-cover_areas = Mische die Gebäudetafeln und die 5-Stärke-Marker. Lege unter jedes Gebiet außer dem Kanal eine Gebäudetafel und in das Gebiet einen 5-Stärke-Marker, beide offen.
    .rule = 3753f094
text-take_token = Lege diesen 5-Stärke-Marker zu deinen Markern und nimm seine Belohnungen in beliebiger Reihenfolge.
    .rule = 7c719de2
text-country_bonus =
    Jeder Spieler bildet aus seinen vorgezeigten Karten mit Flagge Sätze verschiedener Länder:
    - Satz aus 5 Ländern: 12 Punkte.
    - Satz aus 4 Ländern: 8 Punkte.
    - Satz aus 3 Ländern: 4 Punkte.
    - Satz aus 2 Ländern: 2 Punkte.
    .rule = fa9c41e4 63738bbe
text-shown = Eine Karte mit Flagge unter deinen Technologien oder deinen erfüllten Aufträgen.
    .rule = b32910f5
text-shown-achievement_rewards = Eine Karte mit Flagge unter deinen Technologien oder deinen erfüllten Aufträgen oder ein Errungenschafts-Belohnungsmarker mit Flagge, der bei deinen Auslandsvertretern liegt, verwendet oder nicht.
    .rule = 6dbe5f2f
text-production_needed = Der Produktionswert dieser Technologie plus der Aufschlag des Platzes, auf dem sie liegt, minus deine Stärke; mindestens 0.
    .rule = 191da060
text-telephone = Beim Aufräumen darfst du 1 deiner Assistenten im Gebiet stehen lassen und nur die übrigen auf die Hand nehmen.
    .rule = 97280ed5
text-station =
    Sofort: Platziere den Bahnhofsmarker aus dem Vorrat in einem Gebiet außer dem Kanal.
    Statt deinen Präsidenten wie üblich zu bewegen, darfst du ihn, auch von deiner Hand, direkt in das Gebiet mit dem Bahnhofsmarker bewegen, falls dort einer deiner Assistenten und nicht schon dein Präsident steht. Andere Präsidenten dort stören nicht, und du zahlst niemandem etwas.
    .rule = 6af442cf
text-port_a =
    Aktion: Du darfst einen Auftrag aus der Auslage dieses Gebiets nehmen, für dessen Platz deine Stärke reicht, und danach 2 Yen oder 1 Importgut zahlen, um einen zweiten solchen Auftrag zu nehmen. Schiebe dann die Auslage der Aufträge nach links zusammen und fülle sie rechts auf.
    Falls deine Stärke genau 5 beträgt, erhältst du 3 Punkte.
    .rule = c546777a
text-port_b =
    Aktion: Du darfst einen Auftrag aus der Auslage dieses Gebiets nehmen, für dessen Platz deine Stärke reicht, und danach 2 Yen oder 1 Importgut zahlen, um einen zweiten solchen Auftrag zu nehmen. Schiebe dann die Auslage der Aufträge nach links zusammen und fülle sie rechts auf.
    Falls deine Stärke genau 5 beträgt, erhältst du 3 Punkte.
    .rule = c546777a
text-bonus = Liegt in diesem Gebiet noch ein 5-Stärke-Marker, nimm ihn und seine Belohnungen.
    .rule = 13fbbc6c
text-research =
    Nimm diese Technologie.
    Prüfe, ob sie dir einen Auslandsvertreter bringt.
    .rule = d1271c34
text-open = Ein Gebiet außer dem Kanal.
    .rule = 98e7663e
text-take_back = Nimm aus einem oder mehreren Gebieten so viele deiner Assistenten auf die Hand, wie du möchtest; du darfst auch alle stehen lassen.
    .rule = 589be6e5
text-free = Ein Feld, auf dem weder ein Assistent noch ein neutraler Assistent steht.
    .rule = 3d96d28f
text-relocate =
    Du darfst kostenlos eine dieser Möglichkeiten ausführen:
    - Bewege 1 deiner Assistenten aus einem Gebiet in ein anderes Gebiet außer dem Kanal.
    - Platziere 1 Assistenten von deiner Hand in einem Gebiet außer dem Kanal.
    .rule = 857e5915
text-lay_out_awards = Mische die Errungenschafts-Belohnungsmarker und lege 4 davon offen aus.
    .rule = d4efcea6
text-employment_agency = Aktion: Nimm höchstens so viele Marker, wie deine Stärke minus 1 beträgt, zu ihrem Preis aus deiner Faktorei auf die Hand.
    .rule = 67d7640e
text-place_pair = Platziere in diesem Gebiet zweimal 1 Assistenten von deiner Hand.
    .rule = 046ebd90
text-hire =
    Nimm eines davon aus deiner Faktorei auf die Hand:
    - 1 Assistenten, kostenlos
    - 1 Laden für 2 Yen
    - 1 Warenhaus für den aktuellen Warenhauspreis
    .rule = 8701bbce
text-strength = Je 1 für jeden deiner Assistenten, für deinen Präsidenten, deinen Laden und dein Warenhaus in diesem Gebiet sowie für den Bahnhofsmarker dort; höchstens 5.
    .rule = b848aef1
text-turn =
    Führe zusätzliche Aktionen aus, dann die Hauptaktion, dann noch einmal zusätzliche Aktionen.
    .rule = 59c3ee9f
text-main_action =
    Platziere zuerst Assistenten.
    Bewege dann deinen Präsidenten oder nimm ihn zurück.
    Steht dein Präsident danach in einem Gebiet, führe die Aktion dieses Gebiets und die Schritte danach aus.
    .rule = 53848798
text-leftovers =
    Jeder Spieler erhält:
    - 1 Punkt je nicht verwendeten Auslandsvertreter,
    - 1 Punkt je Importgut,
    - 1 Punkt je 2 Yen,
    - 1 Punkt je 3 beliebige Handelswaren.
    .rule = 619d86ec
text-fulfil_order = Erfülle einen Auftrag von deiner Hand.
    .rule = 67ab377e
text-bonus-optional_power_token = Liegt in diesem Gebiet noch ein 5-Stärke-Marker, darfst du ihn und seine Belohnungen nehmen.
    .rule = 7ebd4439
text-take_any_good = Erhalte 1 Kupfer, 1 Seide, 1 Tee oder 1 Fisch.
    .rule = 39d30450
text-connected = Ein Gebiet mit dem Bahnhofsmarker und einem deiner Assistenten.
    .rule = 0e4d0e26
text-connected-station_without_assistant = Das Gebiet mit dem Bahnhofsmarker.
    .rule = 19742946
text-served = Ein Gebiet mit einem deiner Assistenten.
    .rule = 8f556b27
text-allowed = Ein Gebiet mit einem deiner Assistenten. Präsidenten anderer Spieler dürfen dort nur stehen, falls du deinen zu ihnen stellen darfst.
    .rule = 1ae2f59b
text-house_price = 4 Yen für das erste Warenhaus, das du nimmst, 5 Yen für das zweite, 6 Yen für das dritte, 7 Yen für das vierte.
    .rule = a52fcdd3
text-station-station_without_assistant =
    Sofort: Platziere den Bahnhofsmarker aus dem Vorrat in einem Gebiet außer dem Kanal.
    Statt deinen Präsidenten wie üblich zu bewegen, darfst du ihn, auch von deiner Hand, direkt in das Gebiet mit dem Bahnhofsmarker bewegen, falls er nicht schon dort steht. Andere Präsidenten dort stören nicht, und du zahlst niemandem etwas.
    .rule = 261bc8df
text-tramway-tramway_without_assistant = Statt deinen Präsidenten wie üblich zu bewegen, darfst du ihn, auch von deiner Hand, direkt in ein beliebiges anderes Gebiet außer dem Kanal bewegen. Stehen dort gegnerische Präsidenten, geht das nur, falls du deinen zu ihnen stellen darfst; bezahle für sie wie üblich.
    .rule = 7460a240
text-church =
    Aktion:
      Du darfst Folgendes tun:
        - Wähle ein freies Feld der Kirchen-Verwaltungstafel.
        - Für jeden Punkt, um den der Glaube dieses Feldes deine Stärke übersteigt, zahle 1 Kupfer, 1 Seide, 1 Tee, 1 Fisch, 1 Importgut oder 2 Yen, jedes davon höchstens einmal.
        - Platziere 1 deiner Assistenten aus diesem Gebiet oder von deiner Hand auf diesem Feld.
        - Erhalte die Belohnung dieses Feldes.
    .rule = 066a45e8
text-customs =
    Aktion:
      Du darfst Folgendes tun:
        - Wähle ein freies Feld der Zoll-Verwaltungstafel, dessen Preis in Importgütern niedriger ist als deine Stärke.
        - Zahle so viele Importgüter, wie dieses Feld verlangt.
        - Platziere 1 deiner Assistenten aus diesem Gebiet oder von deiner Hand auf diesem Feld.
        - Erhalte die Belohnung dieses Feldes.
    .rule = 3f2c41b6
text-laboratory_a =
    Aktion:
      Du darfst Folgendes tun:
        - Wähle aus der Auslage dieses Gebiets eine Technologie, die du noch nicht hast.
        - Für jeden Punkt, um den ihr Produktionswert samt Aufschlag ihres Platzes deine Stärke übersteigt, zahle 2 Yen oder 1 Importgut (beliebig gemischt). Ab deiner vierten Technologie zahle für 1 Punkt mehr.
        - Erhalte diese Technologie.
        - Schiebe die Auslage der Technologien nach links zusammen und fülle sie rechts auf.
    .rule = b9b63a07 cf1d3c05
text-laboratory_b =
    Aktion:
      Du darfst Folgendes tun:
        - Wähle aus der Auslage dieses Gebiets eine Technologie, die du noch nicht hast.
        - Für jeden Punkt, um den ihr Produktionswert samt Aufschlag ihres Platzes deine Stärke übersteigt, zahle 2 Yen oder 1 Importgut (beliebig gemischt). Ab deiner vierten Technologie zahle für 1 Punkt mehr.
        - Erhalte diese Technologie.
        - Schiebe die Auslage der Technologien nach links zusammen und fülle sie rechts auf.
    .rule = b9b63a07 cf1d3c05
