### Smartphone Inc.: Namen und Wörter, deutsch

## Zähler, Figuren, Arten, Symbole; .at: in, wenn man „in“ (nicht „auf“) dem Ding ist
noun-point =
    .gender = m
    .nom-sg = Punkt
    .acc-sg = Punkt
    .dat-sg = Punkt
    .gen-sg = Punktes
    .nom-pl = Punkte
    .dat-pl = Punkten
    .gen-pl = Punkte
noun-price =
    .gender = m
    .nom-sg = Preis
    .acc-sg = Preis
    .dat-sg = Preis
    .gen-sg = Preises
    .nom-pl = Preise
    .dat-pl = Preisen
    .gen-pl = Preise
    .short = Preis
number-price = { $form ->
    [acc] { $whose ->
        [they] seinen
       *[you] deinen
    } Preis
    [dat] { $whose ->
        [they] seinem
       *[you] deinem
    } Preis
    [gen] { $whose ->
        [they] seines
       *[you] deines
    } Preises
   *[nom] { $whose ->
        [they] sein
       *[you] dein
    } Preis
}
noun-goods_token =
    .gender = n
    .nom-sg = Warenplättchen
    .acc-sg = Warenplättchen
    .dat-sg = Warenplättchen
    .gen-sg = Warenplättchens
    .nom-pl = Warenplättchen
    .dat-pl = Warenplättchen
    .gen-pl = Warenplättchen
    .short = Plättchen
noun-truck_left =
    .gender = n
    .nom-sg = verfügbares Logistiksymbol
    .acc-sg = verfügbares Logistiksymbol
    .dat-sg = verfügbaren Logistiksymbol
    .gen-sg = verfügbaren Logistiksymbols
    .nom-pl = verfügbare Logistiksymbole
    .dat-pl = verfügbaren Logistiksymbolen
    .gen-pl = verfügbaren Logistiksymbole
number-truck_left = { word-the-count } der verfügbaren Logistiksymbole
    .name = verfügbare Logistiksymbole
    .compared = { $form ->
        [bare] es { $n ->
            [one] ist
           *[other] sind
        } noch { word-how } { $n } Logistiksymbol{ $n ->
            [one] { "" }
           *[other] e
        } verfügbar
       *[sub] noch { word-how } { $n } Logistiksymbol{ $n ->
            [one] { "" }
           *[other] e
        } verfügbar { $n ->
            [one] ist
           *[other] sind
        }
    }
word-the-count = { $form ->
    [dat] der Anzahl
    [gen] der Anzahl
   *[nom] die Anzahl
}
noun-fresh =
    .gender = n
    .nom-sg = Kennzeichen eines neuen Büros
    .acc-sg = Kennzeichen eines neuen Büros
    .dat-sg = Kennzeichen eines neuen Büros
    .gen-sg = Kennzeichens eines neuen Büros
    .nom-pl = Kennzeichen neuer Büros
    .dat-pl = Kennzeichen neuer Büros
    .gen-pl = Kennzeichen neuer Büros
number-fresh = { word-the-count } der Kennzeichen eines neuen Büros in { FORM($thing, "dat") }
    .set = { $n ->
        [0] entferne das Kennzeichen eines neuen Büros aus { FORM($thing, "dat") }
       *[1] kennzeichne das Büro in { FORM($thing, "dat") } als neu
    }
noun-reverse =
    .gender = f
    .nom-sg = verwendete Rückseite
    .acc-sg = verwendete Rückseite
    .dat-sg = verwendeten Rückseite
    .gen-sg = verwendeten Rückseite
    .nom-pl = verwendete Rückseiten
    .dat-pl = verwendeten Rückseiten
    .gen-pl = verwendeten Rückseiten
number-reverse = { $form ->
    [dat] der
    [gen] der
   *[nom] die
} verwendete{ $form ->
    [dat] n
    [gen] n
   *[nom] { "" }
} Seite { FORM($thing, "gen") } (0: Vorderseite, 1: Rückseite)
    .set = lege { FORM($thing, "acc") } mit der { $n ->
        [0] Vorderseite
       *[1] Rückseite
    } nach oben
    .now = { $n ->
        [0] in dieser Partie gilt die Vorderseite
       *[1] in dieser Partie gilt die Rückseite
    }
noun-office =
    .gender = n
    .nom-sg = Büro
    .acc-sg = Büro
    .dat-sg = Büro
    .gen-sg = Büros
    .nom-pl = Büros
    .dat-pl = Büros
    .gen-pl = Büros
noun-progress =
    .gender = m
    .nom-sg = Fortschrittsmarker
    .acc-sg = Fortschrittsmarker
    .dat-sg = Fortschrittsmarker
    .gen-sg = Fortschrittsmarkers
    .nom-pl = Fortschrittsmarker
    .dat-pl = Fortschrittsmarkern
    .gen-pl = Fortschrittsmarker
noun-good =
    .gender = f
    .nom-sg = Ware
    .acc-sg = Ware
    .dat-sg = Ware
    .gen-sg = Ware
    .nom-pl = Waren
    .dat-pl = Waren
    .gen-pl = Waren
noun-symbol =
    .gender = n
    .nom-sg = Symbol
    .acc-sg = Symbol
    .dat-sg = Symbol
    .gen-sg = Symbols
    .nom-pl = Symbole
    .dat-pl = Symbolen
    .gen-pl = Symbole
noun-size =
    .gender = f
    .nom-sg = Größe
    .acc-sg = Größe
    .dat-sg = Größe
    .gen-sg = Größe
    .nom-pl = Größen
    .dat-pl = Größen
    .gen-pl = Größen
noun-office_space =
    .gender = n
    .nom-sg = Bürofeld
    .acc-sg = Bürofeld
    .dat-sg = Bürofeld
    .gen-sg = Bürofelds
    .nom-pl = Bürofelder
    .dat-pl = Bürofeldern
    .gen-pl = Bürofelder
noun-region =
    .gender = f
    .linked = yes
    .nom-sg = Region
    .acc-sg = Region
    .dat-sg = Region
    .gen-sg = Region
    .nom-pl = Regionen
    .dat-pl = Regionen
    .gen-pl = Regionen
    .at = in
noun-customer =
    .gender = m
    .nom-sg = Kunde
    .acc-sg = Kunden
    .dat-sg = Kunden
    .gen-sg = Kunden
    .nom-pl = Kunden
    .dat-pl = Kunden
    .gen-pl = Kunden
noun-company =
    .gender = f
    .nom-sg = Firma
    .acc-sg = Firma
    .dat-sg = Firma
    .gen-sg = Firma
    .nom-pl = Firmen
    .dat-pl = Firmen
    .gen-pl = Firmen
noun-sheet =
    .gender = m
    .nom-sg = Planungsbogen
    .acc-sg = Planungsbogen
    .dat-sg = Planungsbogen
    .gen-sg = Planungsbogens
    .nom-pl = Planungsbögen
    .dat-pl = Planungsbögen
    .gen-pl = Planungsbögen
noun-improvement =
    .gender = f
    .nom-sg = Verbesserung
    .acc-sg = Verbesserung
    .dat-sg = Verbesserung
    .gen-sg = Verbesserung
    .nom-pl = Verbesserungen
    .dat-pl = Verbesserungen
    .gen-pl = Verbesserungen
# ein Wort für Adjektiv und Nomen
noun-starter-improvement =
    .gender = f
    .nom-sg = Startverbesserung
    .acc-sg = Startverbesserung
    .dat-sg = Startverbesserung
    .gen-sg = Startverbesserung
    .nom-pl = Startverbesserungen
    .dat-pl = Startverbesserungen
    .gen-pl = Startverbesserungen
noun-reversed-know_how =
    .gender = f
    .nom-sg = Rückseite einer Technologie
    .acc-sg = Rückseite einer Technologie
    .dat-sg = Rückseite einer Technologie
    .gen-sg = Rückseite einer Technologie
    .nom-pl = Rückseiten von Technologien
    .dat-pl = Rückseiten von Technologien
    .gen-pl = Rückseiten von Technologien
noun-technology =
    .gender = f
    .nom-sg = Technologie
    .acc-sg = Technologie
    .dat-sg = Technologie
    .gen-sg = Technologie
    .nom-pl = Technologien
    .dat-pl = Technologien
    .gen-pl = Technologien
noun-patent =
    .gender = n
    .nom-sg = Patent
    .acc-sg = Patent
    .dat-sg = Patent
    .gen-sg = Patents
    .nom-pl = Patente
    .dat-pl = Patenten
    .gen-pl = Patente
noun-know_how =
    .gender = f
    .nom-sg = Seite einer Technologie
    .acc-sg = Seite einer Technologie
    .dat-sg = Seite einer Technologie
    .gen-sg = Seite einer Technologie
    .nom-pl = Seiten von Technologien
    .dat-pl = Seiten von Technologien
    .gen-pl = Seiten von Technologien
noun-retailer =
    .gender = m
    .nom-sg = Händler
    .acc-sg = Händler
    .dat-sg = Händler
    .gen-sg = Händlers
    .nom-pl = Händler
    .dat-pl = Händlern
    .gen-pl = Händler
noun-shelf =
    .gender = n
    .nom-sg = Händlerfeld
    .acc-sg = Händlerfeld
    .dat-sg = Händlerfeld
    .gen-sg = Händlerfelds
    .nom-pl = Händlerfelder
    .dat-pl = Händlerfeldern
    .gen-pl = Händlerfelder

## Was in einer Zone eines Spielers liegt
noun-in-skills =
    .gender = f
    .nom-sg = erforschte Technologie
    .acc-sg = erforschte Technologie
    .dat-sg = erforschten Technologie
    .gen-sg = erforschten Technologie
    .nom-pl = erforschte Technologien
    .dat-pl = erforschten Technologien
    .gen-pl = erforschten Technologien
noun-in-patents =
    .gender = n
    .nom-sg = Patent
    .acc-sg = Patent
    .dat-sg = Patent
    .gen-sg = Patents
    .nom-pl = Patente
    .dat-pl = Patenten
    .gen-pl = Patente
noun-in-improvements =
    .gender = f
    .nom-sg = Verbesserung mit der Rückseite nach oben
    .acc-sg = Verbesserung mit der Rückseite nach oben
    .dat-sg = Verbesserung mit der Rückseite nach oben
    .gen-sg = Verbesserung mit der Rückseite nach oben
    .nom-pl = Verbesserungen mit der Rückseite nach oben
    .dat-pl = Verbesserungen mit der Rückseite nach oben
    .gen-pl = Verbesserungen mit der Rückseite nach oben

## Eigenschaften; .do: perform heißt „ausführen“, sonst „erhalten“
noun-prop-entry =
    .gender = pl
    .nom-sg = benötigte Fortschrittsmarker
    .acc-sg = benötigte Fortschrittsmarker
    .dat-sg = benötigten Fortschrittsmarkern
    .gen-sg = benötigten Fortschrittsmarker
    .nom-pl = benötigte Fortschrittsmarker
    .dat-pl = benötigten Fortschrittsmarkern
    .gen-pl = benötigten Fortschrittsmarker
noun-prop-first =
    .gender = pl
    .nom-sg = Punkte für den ersten Platz beim Verkauf
    .acc-sg = Punkte für den ersten Platz beim Verkauf
    .dat-sg = Punkten für den ersten Platz beim Verkauf
    .gen-sg = Punkte für den ersten Platz beim Verkauf
    .nom-pl = Punkte für den ersten Platz beim Verkauf
    .dat-pl = Punkten für den ersten Platz beim Verkauf
    .gen-pl = Punkte für den ersten Platz beim Verkauf
noun-prop-second =
    .gender = pl
    .nom-sg = Punkte für den zweiten Platz beim Verkauf
    .acc-sg = Punkte für den zweiten Platz beim Verkauf
    .dat-sg = Punkten für den zweiten Platz beim Verkauf
    .gen-sg = Punkte für den zweiten Platz beim Verkauf
    .nom-pl = Punkte für den zweiten Platz beim Verkauf
    .dat-pl = Punkten für den zweiten Platz beim Verkauf
    .gen-pl = Punkte für den zweiten Platz beim Verkauf
noun-prop-size =
    .gender = f
    .nom-sg = Größe
    .acc-sg = Größe
    .dat-sg = Größe
    .gen-sg = Größe
    .nom-pl = Größen
    .dat-pl = Größen
    .gen-pl = Größen
noun-prop-links =
    .gender = pl
    .nom-sg = Verbindungen
    .acc-sg = Verbindungen
    .dat-sg = Verbindungen
    .gen-sg = Verbindungen
    .nom-pl = Verbindungen
    .dat-pl = Verbindungen
    .gen-pl = Verbindungen
noun-prop-pays =
    .gender = m
    .nom-sg = Höchstpreis
    .acc-sg = Höchstpreis
    .dat-sg = Höchstpreis
    .gen-sg = Höchstpreises
    .nom-pl = Höchstpreise
    .dat-pl = Höchstpreisen
    .gen-pl = Höchstpreise
noun-prop-wants =
    .gender = f
    .nom-sg = gewünschte Technologie
    .acc-sg = gewünschte Technologie
    .dat-sg = gewünschten Technologie
    .gen-sg = gewünschten Technologie
    .nom-pl = gewünschte Technologien
    .dat-pl = gewünschten Technologien
    .gen-pl = gewünschten Technologien
noun-prop-start_points =
    .gender = pl
    .nom-sg = Startpunkte
    .acc-sg = Startpunkte
    .dat-sg = Startpunkten
    .gen-sg = Startpunkte
    .nom-pl = Startpunkte
    .dat-pl = Startpunkten
    .gen-pl = Startpunkte
noun-prop-home =
    .gender = f
    .nom-sg = Heimatregion
    .acc-sg = Heimatregion
    .dat-sg = Heimatregion
    .gen-sg = Heimatregion
    .nom-pl = Heimatregionen
    .dat-pl = Heimatregionen
    .gen-pl = Heimatregionen
    .at = in
noun-prop-board =
    .gender = f
    .alike = in
    .nom-sg = Farbe
    .acc-sg = Farbe
    .dat-sg = Farbe
    .gen-sg = Farbe
    .nom-pl = Farben
    .dat-pl = Farben
    .gen-pl = Farben
noun-prop-cells =
    .gender = pl
    .nom-sg = Felder
    .acc-sg = Felder
    .dat-sg = Feldern
    .gen-sg = Felder
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
noun-prop-improvement =
    .gender = f
    .nom-sg = Startverbesserung
    .acc-sg = Startverbesserung
    .dat-sg = Startverbesserung
    .gen-sg = Startverbesserung
    .nom-pl = Startverbesserungen
    .dat-pl = Startverbesserungen
    .gen-pl = Startverbesserungen
noun-prop-cost =
    .gender = pl
    .nom-sg = Kosten nach Vergabe des Patents
    .acc-sg = Kosten nach Vergabe des Patents
    .dat-sg = Kosten nach Vergabe des Patents
    .gen-sg = Kosten nach Vergabe des Patents
    .nom-pl = Kosten nach Vergabe des Patents
    .dat-pl = Kosten nach Vergabe des Patents
    .gen-pl = Kosten nach Vergabe des Patents
noun-prop-technology =
    .gender = f
    .nom-sg = Technologie
    .acc-sg = Technologie
    .dat-sg = Technologie
    .gen-sg = Technologie
    .nom-pl = Technologien
    .dat-pl = Technologien
    .gen-pl = Technologien
noun-prop-value =
    .gender = pl
    .nom-sg = Punkte am Spielende
    .acc-sg = Punkte am Spielende
    .dat-sg = Punkten am Spielende
    .gen-sg = Punkte am Spielende
    .nom-pl = Punkte am Spielende
    .dat-pl = Punkten am Spielende
    .gen-pl = Punkte am Spielende
noun-prop-tile =
    .gender = n
    .nom-sg = Plättchen
    .acc-sg = Plättchen
    .dat-sg = Plättchen
    .gen-sg = Plättchens
    .nom-pl = Plättchen
    .dat-pl = Plättchen
    .gen-pl = Plättchen
noun-prop-bonus =
    .gender = m
    .nom-sg = Bonus
    .acc-sg = Bonus
    .dat-sg = Bonus
    .gen-sg = Bonus
    .nom-pl = Boni
    .dat-pl = Boni
    .gen-pl = Boni
    .do = gain
is-dark =
    .before = dunkl{ word-ending }
    .is = dunkel
is-light =
    .before = hell{ word-ending }
    .is = hell
is-small =
    .before = klein{ word-ending }
    .is = klein
is-starter =
    .before = anfänglich{ word-ending }
    .is = eine Startverbesserung
is-reversed =
    .before = umgedreht{ word-ending }
    .is = eine Rückseite
is-retailed =
    .behind = mit vorgeschriebenem Händler
    .is = für einen Händler vorgesehen
is-s1 =
    .is = klein 1
is-s2 =
    .is = klein 2
is-m1 =
    .is = mittel 1
is-m2 =
    .is = mittel 2
is-m3 =
    .is = mittel 3
is-l1 =
    .is = groß 1
is-l2 =
    .is = groß 2

## Zonen; $role: place, oder choice, wenn man aus dem wählt, was dort liegt; .verb-to: put „legen“; .verb-from: place „platzieren“
word-your-m-acc = { $whose ->
    [they] seinen
   *[you] deinen
}
word-your-m-dat = { $whose ->
    [they] seinem
   *[you] deinem
}
word-your-pl-dat = { $whose ->
    [they] seinen
   *[you] deinen
}
zone-headquarters = Vorrat an Büros
    .from = aus { word-your-m-dat } Vorrat
    .to = in { word-your-m-acc } Vorrat
    .in = in { word-your-m-dat } Vorrat
    .verb-to = put
    .verb-from = place
    .short = Büros
zone-drawer = Vorrat an Fortschrittsmarkern
    .from = aus { word-your-m-dat } Vorrat
    .to = in { word-your-m-acc } Vorrat
    .in = in { word-your-m-dat } Vorrat
    .verb-to = put
    .verb-from = place
zone-factory = noch nicht hergestellte Waren
    .from = aus { word-your-m-dat } Vorrat
    .to = in { word-your-m-acc } Vorrat
    .in = in { word-your-m-dat } Vorrat
    .verb-to = put
    .verb-from = place
zone-warehouse = verfügbare Waren
    .from = von { word-your-pl-dat } verfügbaren Waren
    .to = zu { word-your-pl-dat } verfügbaren Waren
    .in = unter { word-your-pl-dat } verfügbaren Waren
    .verb-to = put
    .short = Waren
zone-box = Spielschachtel
    .from = aus der Spielschachtel
    .to = in die Spielschachtel
    .in = in der Spielschachtel
    .verb-to = put
    .verb-from = place
zone-free_companies = { $form ->
    [dat] den freien Firmen
    [gen] der freien Firmen
    [head] freie Firmen
   *[nom] die freien Firmen
}
    .from = von den freien Firmen
    .to = zu den freien Firmen
    .in = unter den freien Firmen
    .verb-to = put
    .of = der freien Firmen
zone-companies = Firma
    .from = von der Auslage
    .to = vor { $whose ->
    [they] diesen Spieler
   *[you] dich
}
    .in = vor { $whose ->
    [they] diesem Spieler
   *[you] dir
}
    .verb-to = put
zone-sheets = noch nicht gelegte Planungsbögen
    .from = von { word-your-pl-dat } Planungsbögen
    .to = zu { word-your-pl-dat } Planungsbögen
    .in = { $role ->
    [choice] aus { word-your-m-dat } Vorrat
   *[place] unter { word-your-pl-dat } Planungsbögen
}
    .verb-to = put
    .of = deiner Planungsbögen
zone-desk = Plan
    .from = aus { word-your-m-dat } Plan
    .to = in { word-your-m-acc } Plan
    .in = in { word-your-m-dat } Plan
    .verb-to = put
zone-improvement_stack = { $form ->
    [acc] den Stapel der Verbesserungen
    [dat] dem Stapel der Verbesserungen
    [gen] des Stapels der Verbesserungen
    [nom] der Stapel der Verbesserungen
   *[head] Stapel der Verbesserungen
}
    .from = vom Stapel der Verbesserungen
    .to = auf den Stapel der Verbesserungen
    .in = im Stapel der Verbesserungen
    .verb-to = put
zone-improvement_row = { $form ->
    [dat] der Auslage der Verbesserungen
    [gen] der Auslage der Verbesserungen
    [acc] die Auslage der Verbesserungen
    [nom] die Auslage der Verbesserungen
   *[head] Auslage der Verbesserungen
}
    .from = aus der Auslage der Verbesserungen
    .to = in die Auslage der Verbesserungen
    .in = { $role ->
    [choice] aus
   *[place] in
} der Auslage
    .verb-to = put
zone-improvements = Verbesserungen mit der Rückseite nach oben
    .from = von { word-your-pl-dat } Verbesserungen mit der Rückseite nach oben
    .to = zu { word-your-pl-dat } Verbesserungen mit der Rückseite nach oben
    .in = { $role ->
    [choice] aus { word-your-m-dat } Vorrat
   *[place] unter { word-your-pl-dat } Verbesserungen mit der Rückseite nach oben
}
    .verb-to = put
    .short = Verbess.
    .of = deiner Verbesserungen mit der Rückseite nach oben
zone-patent_spot = Platz des Patents
    .from = von { FORM($holder, "dat") }
    .to = auf { FORM($holder, "acc") }
    .in = auf { FORM($holder, "dat") }
    .verb-to = put
zone-patents = Patente
    .from = von { word-your-pl-dat } Patenten
    .to = zu { word-your-pl-dat } Patenten
    .in = unter { word-your-pl-dat } Patenten
    .verb-to = put
    .of = deiner Patente
zone-unknown = noch nicht erforschte Technologien
    .from = von { word-your-pl-dat } noch nicht erforschten Technologien
    .to = zu { word-your-pl-dat } noch nicht erforschten Technologien
    .in = unter { word-your-pl-dat } noch nicht erforschten Technologien
    .verb-to = put
zone-skills = erforschte Technologien
    .from = von { word-your-pl-dat } erforschten Technologien
    .to = zu { word-your-pl-dat } erforschten Technologien
    .in = unter { word-your-pl-dat } erforschten Technologien
    .verb-to = put
    .short = erforscht
zone-retailer_stack = { $form ->
    [dat] den Händlern dieser Größe
    [gen] der Händler dieser Größe
    [acc] die Händler dieser Größe
    [nom] die Händler dieser Größe
   *[head] Händlerstapel
}
    .from = vom Händlerstapel { FORM($holder, "gen") }
    .to = auf den Händlerstapel { FORM($holder, "gen") }
    .in = im Händlerstapel { FORM($holder, "gen") }
    .verb-to = put
zone-retailer_spot = Platz für einen Händler
    .from = aus { FORM($holder, "dat") }
    .to = in { FORM($holder, "acc") }
    .in = in { FORM($holder, "dat") }
    .verb-to = put

## Begriffe und Zahlen
is-known =
    .before = erforscht{ word-ending }
    .is = von dir erforscht
    .not = , die du noch nicht erforscht hast,
    .late = yes
    .rule = cad55587
is-ready =
    .behind = , für die du genügend Fortschrittsmarker hast,
    .is = mit genügend Fortschrittsmarkern belegt
    .rule = 86005ecf
is-stocked =
    .behind = , in die ein Händler kommt,
    .is = mit einem Händler zu besetzen
    .rule = bad6103d
is-served =
    .behind = mit einem deiner Büros
    .is = mit einem deiner Büros besetzt
    .not = , in { $number ->
        [pl] denen
       *[sg] der
    } du kein Büro hast,
    .late = yes
    .rule = 7ae72627
is-full =
    .before = voll{ word-ending }
    .is = voll
    .not = , in { $number ->
        [pl] denen
       *[sg] der
    } { $nth ->
        [0] noch
       *[other] aber noch
    } ein Feld frei ist,
    .late = yes
    .rule = 101fa129
is-gateway =
    .behind = , in { $number ->
        [pl] denen
       *[sg] der
    } du ein Büro hast und von { $number ->
        [pl] denen
       *[sg] der
    } aus du weitergehen darfst,
    .is = offen zum Weitergehen
    .rule = 49a9aa87
is-in_reach =
    .behind = , die mit einem deiner Büros verbunden { $number ->
        [pl] sind und dir noch offenstehen
       *[sg] ist und dir noch offensteht
    },
    .is = für dich erreichbar
    .rule = a577a00e
is-extendable =
    .behind = ohne Händler, in { $number ->
        [pl] denen
       *[sg] der
    } du genau ein Büro hast und noch ein Feld frei ist,
    .is = offen für ein zweites Büro von dir
    .rule = 2a135945
is-willing =
    .before = kaufwillig{ word-ending }
    .is = kaufwillig
    .rule = b3b3b4a3
is-market =
    .behind = , in { $number ->
        [pl] denen
       *[sg] der
    } du verkaufen darfst,
    .late = yes
    .is = von dir belieferbar
    .rule = 5697672b
number-own_company = { $whose ->
    [you] { $form ->
        [dat] deiner
        [gen] deiner
       *[nom] deine
    } Firma
   *[they] { $form ->
        [dat] der
        [gen] der
       *[nom] die
    } Firma dieses Spielers
}
    .rule = 193b1ce0
number-seniority = { $form ->
    [dat] den Startpunkten
    [gen] der Startpunkte
   *[nom] die Startpunkte
} { $whose ->
    [you] deiner
   *[they] seiner
} Firma
    .rule = b31205f8
number-needed = { word-the-count } der für { FORM($thing, "acc") } nötigen Fortschrittsmarker
    .rule = b16b81b6
number-trucks = { word-the-count } deiner aktiven Logistiksymbole
    .rule = d19765b5
number-lowest_price = { $n }
number-highest_price = { $n }
number-overhang = { $form ->
    [acc] den erlaubten Überstand
    [dat] dem erlaubten Überstand
    [gen] des erlaubten Überstands
   *[nom] der erlaubte Überstand
}
number-price_bonus = { $form ->
    [acc] den Preisaufschlag
    [dat] dem Preisaufschlag
    [gen] des Preisaufschlags
   *[nom] der Preisaufschlag
} einer Technologie
number-parcel_bonus = { $form ->
    [dat] der Zusatzware
    [gen] der Zusatzware
   *[nom] die Zusatzware
} einer Technologie
number-discount = { $form ->
    [acc] deinen Nachlass
    [dat] deinem Nachlass
    [gen] deines Nachlasses
   *[nom] dein Nachlass
}

## Was Karten ändern; $form: card oder cond (Nebensatz); $no: yes, wenn es verneint gebraucht wird
change-overhang = in der Planungsphase { $way ->
    [more] { $by ->
        [one] darf ein Feld
       *[other] dürfen { $by } Felder
    }
   *[exactly] { $n ->
        [one] darf ein Feld
       *[other] dürfen { $n } Felder
    }
} jeder Verbesserung über den Rand deiner Planungsbögen hinausragen
    .rule = 2d79f011
change-price_bonus = in jeder Preisphase { $way ->
    [fewer] ziehst du beim Festlegen deines Preises { $by } ab
   *[more] rechnest du beim Festlegen deines Preises { $by } hinzu
}; er beträgt weiterhin mindestens 2 und höchstens 8
    .rule = 39957016
change-parcel_bonus = in jeder Produktionsphase bringt jedes sichtbare, auf deine Planungsbögen gedruckte Warensymbol { $by ->
    [one] 1 Ware
   *[other] { $by } Waren
} mehr
    .rule = 17b88216
change-discount = jede Technologie kostet dich { $by } Fortschrittsmarker weniger
    .rule = fcabc17a
permit-haul_gears = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] deine Forschungssymbole gelten nicht als Logistiksymbole
           *[sub] deine Forschungssymbole nicht als Logistiksymbole gelten
        }
       *[no] { $wanted ->
            [bare] deine Forschungssymbole gelten auch als Logistiksymbole
           *[sub] deine Forschungssymbole auch als Logistiksymbole gelten
        }
    }
   *[card] deine sichtbaren Forschungssymbole, auf Planungsbögen wie auf Verbesserungen, gelten auch als Logistiksymbole
}
    .rule = cb5bfc7d
permit-keep_goods = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] du darfst unverkaufte Waren nicht behalten
           *[sub] du unverkaufte Waren nicht behalten darfst
        }
       *[no] { $wanted ->
            [bare] du darfst unverkaufte Waren behalten
           *[sub] du unverkaufte Waren behalten darfst
        }
    }
   *[card] Waren, die du bis zum Ende der Verkaufsphase nicht verkauft hast, bleiben in der nächsten Runde verfügbar
}
    .rule = f0100a4d
permit-sell_abroad = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] du darfst nur dort verkaufen, wo du ein Büro hast
           *[sub] du nur dort verkaufen darfst, wo du ein Büro hast,
        }
       *[no] { $wanted ->
            [bare] du darfst auch dort verkaufen, wo du kein Büro hast,
           *[sub] du auch dort verkaufen darfst, wo du kein Büro hast,
        }
    }
   *[card] in der Verkaufsphase darfst du in jeder Region ohne Händler, in der du kein Büro hast, 1 Ware an einen kaufwilligen Kunden verkaufen
}
    .rule = 31744ae6
permit-relay = { $form ->
    [cond] { $no ->
        [yes] neue Büros den Weg nicht sofort öffnen
       *[no] neue Büros sofort den Weg öffnen
    }
   *[card] deine neuen Büros öffnen sofort den Weg
}
    .rule = 60579f95

## Regeln und Schritte
step-round = Runde
    .your = der Runde
    .in = in der Runde
step-unsold = Rückgabe nicht verkaufter Waren
    .does = legt nicht verkaufte Waren zurück
step-expand = Runde
    .in = in deinem Zug der Logistikphase
step-logistics_action = Zug der Logistikphase
    .in = in deinem Zug der Logistikphase
rule-round = { $form ->
    [inf] eine Runde spielen
    [to] eine Runde zu spielen
    [v1] spielst du eine Runde
   *[imp] spiele eine Runde
}
rule-planning = Phase 1 – Planung
rule-pricing = Phase 2 – Preise
rule-production = Phase 3 – Produktion
rule-improving = Phase 4 – Verbesserung der Produktion
rule-researching = Phase 5 – Erforschung von Technologien
rule-logistics = Phase 6 – Logistik
rule-sales = Phase 7 – Verkauf von Waren
rule-scores = Phase 8 – Wertung
rule-tidy_up = Vorbereitung der nächsten Runde
rule-research = { $form ->
    [inf] Technologien erforschen
    [to] Technologien zu erforschen
    [v1] erforschst du Technologien
   *[imp] erforsche Technologien
}
    .does = forscht
rule-expand = { $form ->
    [inf] in andere Regionen vordringen
    [to] in andere Regionen vorzudringen
    [v1] dringst du in andere Regionen vor
   *[imp] dringe in andere Regionen vor
}
    .does = dringt in andere Regionen vor
rule-trade = { $form ->
    [inf] Waren verkaufen
    [to] Waren zu verkaufen
    [v1] verkaufst du Waren
   *[imp] verkaufe Waren
}
    .does = verkauft Waren
rule-take_company = { $form ->
    [inf] eine Firma wählen
    [to] eine Firma zu wählen
    [v1] wählst du eine Firma
   *[imp] wähle eine Firma
}
    .does = wählt eine Firma
rule-plan = { $form ->
    [inf] deinen Plan legen
    [to] deinen Plan zu legen
    [v1] legst du deinen Plan
   *[imp] lege deinen Plan
}
    .does = legt { $count ->
        [one] einen Planungsbogen
       *[other] Planungsbögen
    }
rule-add_improvements = { $form ->
    [inf] beliebig viele deiner Verbesserungen legen
    [to] beliebig viele deiner Verbesserungen zu legen
    [v1] legst du beliebig viele deiner Verbesserungen
   *[imp] lege beliebig viele deiner Verbesserungen
}
    .does = legt { $count ->
        [one] eine Verbesserung
       *[other] Verbesserungen
    }
rule-set_price = { $form ->
    [inf] deinen Preis festlegen
    [to] deinen Preis festzulegen
    [v1] legst du deinen Preis fest
   *[imp] lege deinen Preis fest
}
    .does = legt seinen Preis fest
rule-raise_price = { $form ->
    [inf] deinen Preis um 1 erhöhen, aber nicht über 8,
    [to] deinen Preis um 1 zu erhöhen, aber nicht über 8,
    [v1] erhöhst du deinen Preis um 1, aber nicht über 8,
   *[imp] erhöhe deinen Preis um 1, aber nicht über 8,
}
rule-lower_price = { $form ->
    [inf] deinen Preis um 1 senken, aber nicht unter 2,
    [to] deinen Preis um 1 zu senken, aber nicht unter 2,
    [v1] senkst du deinen Preis um 1, aber nicht unter 2,
   *[imp] senke deinen Preis um 1, aber nicht unter 2,
}
rule-produce = { $form ->
    [inf] Waren herstellen
    [to] Waren herzustellen
    [v1] stellst du Waren her
   *[imp] stelle Waren her
}
    .does = stellt Waren her
    .event = { $who ->
    [you] du in der Produktionsphase Waren herstellst
    [player] ein Spieler in der Produktionsphase Waren herstellt
   *[opponent] ein anderer Spieler in der Produktionsphase Waren herstellt
}
rule-improve = { $form ->
    [inf] eine Verbesserung oder ein Warenplättchen nehmen
    [to] eine Verbesserung oder ein Warenplättchen zu nehmen
    [v1] nimmst du eine Verbesserung oder ein Warenplättchen
   *[imp] nimm eine Verbesserung oder ein Warenplättchen
}
    .does = verbessert die Produktion
rule-place_marker = { $form ->
    [inf] 1 Fortschrittsmarker auf eine Technologie legen, um sie zu erforschen,
    [to] 1 Fortschrittsmarker auf eine Technologie zu legen, um sie zu erforschen,
    [v1] legst du 1 Fortschrittsmarker auf eine Technologie, um sie zu erforschen,
   *[imp] lege 1 Fortschrittsmarker auf eine Technologie, um sie zu erforschen,
}
    .does = forscht
rule-bonus_marker = { $form ->
    [inf] 1 Fortschrittsmarker auf eine von dir noch nicht erforschte Technologie legen
    [to] 1 Fortschrittsmarker auf eine von dir noch nicht erforschte Technologie zu legen
    [v1] legst du 1 Fortschrittsmarker auf eine von dir noch nicht erforschte Technologie
   *[imp] lege 1 Fortschrittsmarker auf eine von dir noch nicht erforschte Technologie
}
    .does = legt einen Fortschrittsmarker auf eine Technologie
rule-finish_research = { $form ->
    [inf] jede Technologie abschließen, für die du genügend Fortschrittsmarker hast,
    [to] jede Technologie abzuschließen, für die du genügend Fortschrittsmarker hast,
    [v1] schließt du jede Technologie ab, für die du genügend Fortschrittsmarker hast,
   *[imp] schließe jede Technologie ab, für die du genügend Fortschrittsmarker hast,
}
    .does = schließt die Erforschung ab
rule-complete = { $form ->
    [inf] { FORM($object, "acc") } abschließen
    [to] { FORM($object, "acc") } abzuschließen
    [v1] schließt du { FORM($object, "acc") } ab
   *[imp] schließe { FORM($object, "acc") } ab
}
rule-learn = { $form ->
    [inf] ab jetzt die offen liegende Seite { FORM($object, "gen") } nutzen
    [to] ab jetzt die offen liegende Seite { FORM($object, "gen") } zu nutzen
    [v1] nutzt du ab jetzt die offen liegende Seite { FORM($object, "gen") }
   *[imp] nutze ab jetzt die offen liegende Seite { FORM($object, "gen") }
}
rule-logistics_action = { $form ->
    [inf] 1 Fortschrittsmarker in eine Region legen oder eine Technologie nutzen
    [to] 1 Fortschrittsmarker in eine Region zu legen oder eine Technologie zu nutzen
    [v1] legst du 1 Fortschrittsmarker in eine Region oder nutzt eine Technologie
   *[imp] lege 1 Fortschrittsmarker in eine Region oder nutze eine Technologie
}
    .does = ist in der Logistikphase am Zug
rule-open_office = { $form ->
    [inf] in { FORM($place, "dat") } ein Büro eröffnen
    [to] in { FORM($place, "dat") } ein Büro zu eröffnen
    [v1] eröffnest du in { FORM($place, "dat") } ein Büro
   *[imp] eröffne in { FORM($place, "dat") } ein Büro
}
rule-close = { $form ->
    [inf] alle Fortschrittsmarker aus { FORM($place, "dat") } nehmen, falls dort nun kein Feld mehr frei ist,
    [to] alle Fortschrittsmarker aus { FORM($place, "dat") } zu nehmen, falls dort nun kein Feld mehr frei ist,
    [v1] nimmst du alle Fortschrittsmarker aus { FORM($place, "dat") }, falls dort nun kein Feld mehr frei ist,
   *[imp] nimm alle Fortschrittsmarker aus { FORM($place, "dat") }, falls dort nun kein Feld mehr frei ist,
}
rule-second_office = { $form ->
    [inf] ein zweites Büro in einer Region ohne Händler eröffnen, in der du genau eines hast und noch ein Feld frei ist,
    [to] ein zweites Büro in einer Region ohne Händler zu eröffnen, in der du genau eines hast und noch ein Feld frei ist,
    [v1] eröffnest du ein zweites Büro in einer Region ohne Händler, in der du genau eines hast und noch ein Feld frei ist,
   *[imp] eröffne ein zweites Büro in einer Region ohne Händler, in der du genau eines hast und noch ein Feld frei ist,
}
    .does = eröffnet ein zweites Büro
rule-move_office = { $form ->
    [inf] eines deiner Büros in eine Region verlegen, in der du keines hast und in der noch ein Feld frei ist (ohne Händlerbonus)
    [to] eines deiner Büros in eine Region zu verlegen, in der du keines hast und in der noch ein Feld frei ist (ohne Händlerbonus)
    [v1] verlegst du eines deiner Büros in eine Region, in der du keines hast und in der noch ein Feld frei ist (ohne Händlerbonus)
   *[imp] verlege eines deiner Büros in eine Region, in der du keines hast und in der noch ein Feld frei ist (ohne Händlerbonus)
}
    .does = verlegt ein Büro
rule-leave = { $form ->
    [inf] dein Büro aus { FORM($place, "dat") } nehmen
    [to] dein Büro aus { FORM($place, "dat") } zu nehmen
    [v1] nimmst du dein Büro aus { FORM($place, "dat") }
   *[imp] nimm dein Büro aus { FORM($place, "dat") }
}
rule-shift_to = { $form ->
    [inf] das nächste Büro nach links auf { FORM($place, "acc") } rücken
    [to] das nächste Büro nach links auf { FORM($place, "acc") } zu rücken
    [v1] rückst du das nächste Büro nach links auf { FORM($place, "acc") }
   *[imp] rücke das nächste Büro nach links auf { FORM($place, "acc") }
}
rule-arrive = { $form ->
    [inf] ein Büro in { FORM($place, "acc") } setzen
    [to] ein Büro in { FORM($place, "acc") } zu setzen
    [v1] setzt du ein Büro in { FORM($place, "acc") }
   *[imp] setze ein Büro in { FORM($place, "acc") }
}
rule-change_price = { $form ->
    [inf] deinen Preis um 1 erhöhen oder senken, aber nicht über 8 oder unter 2
    [to] deinen Preis um 1 zu erhöhen oder zu senken, aber nicht über 8 oder unter 2
    [v1] erhöhst oder senkst du deinen Preis um 1, aber nicht über 8 oder unter 2
   *[imp] erhöhe oder senke deinen Preis um 1, aber nicht über 8 oder unter 2
}
    .does = ändert den Preis
rule-sale = { $form ->
    [inf] 1 Ware verkaufen
    [to] 1 Ware zu verkaufen
    [v1] verkaufst du 1 Ware
   *[imp] verkaufe 1 Ware
}
    .does = verkauft { $count ->
        [one] eine Ware
       *[other] Waren
    }
rule-control = { $form ->
    [inf] Punkte für die Mehrheit in { FORM($place, "dat") } vergeben
    [to] Punkte für die Mehrheit in { FORM($place, "dat") } zu vergeben
    [v1] vergibst du Punkte für die Mehrheit in { FORM($place, "dat") }
   *[imp] vergib Punkte für die Mehrheit in { FORM($place, "dat") }
}
rule-tidy_up_board = { $form ->
    [inf] den Spielplan für die nächste Runde abräumen
    [to] den Spielplan für die nächste Runde abzuräumen
    [v1] räumst du den Spielplan für die nächste Runde ab
   *[imp] räume den Spielplan für die nächste Runde ab
}
rule-place_retailer = { $form ->
    [inf] einen zufälligen Händler passender Größe in { FORM($place, "acc") } legen
    [to] einen zufälligen Händler passender Größe in { FORM($place, "acc") } zu legen
    [v1] legst du einen zufälligen Händler passender Größe in { FORM($place, "acc") }
   *[imp] lege einen zufälligen Händler passender Größe in { FORM($place, "acc") }
}

## Kurze Namen von Möglichkeiten
option-expand = 1 Fortschrittsmarker in eine Region legen
    .does = legt { $count ->
        [one] einen Fortschrittsmarker in eine Region
       *[other] Fortschrittsmarker
    }
option-up = den Preis um 1 erhöhen
    .does = erhöht den Preis um 1
option-down = den Preis um 1 senken
    .does = senkt den Preis um 1

## Fragen, die sagen, wozu gewählt wird
ask-wifi_front-region = wähle eine Region für ein zweites Büro
ask-plan-lower = wähle den unteren Planungsbogen
ask-plan-sheet = wähle den oberen Planungsbogen

## Schritte des Aufbaus
step-sort_out = Startverbesserungen
step-open_improvements = Verbesserungen
step-turn_technologies = Technologien
step-found_companies = Firmen
step-place_retailers = Händler

## Woher Punkte kommen, wodurch das Spiel endet
source-patents = Patente
source-retailers = Händler
source-control = Mehrheiten in Regionen
source-rules = verkaufte Waren
source-know_how = Technologien
source-scores = verkaufte Waren
end-five_rounds = die fünfte und letzte Runde hat begonnen
    .rule = 733ec1c7

## Namen
name-small = Klein
name-medium = Mittel
name-large = Groß
name-canada = Kanada
    .gen = Kanadas
name-usa = USA
    .acc = die USA
    .dat = den USA
    .gen = der USA
name-caribbean = Karibik
    .acc = die Karibik
    .dat = der Karibik
    .gen = der Karibik
name-south_america = Südamerika
    .gen = Südamerikas
name-europe = Europa
    .gen = Europas
name-russia = Russland
    .gen = Russlands
name-north_africa = Nordafrika
    .gen = Nordafrikas
name-rsa = Südafrika
    .gen = Südafrikas
name-emirates = Emirate
    .acc = die Emirate
    .dat = den Emiraten
    .gen = der Emirate
name-india = Indien
    .gen = Indiens
name-china = China
    .gen = Chinas
name-australia = Australien
    .gen = Australiens
name-green = Grün
name-blue = Blau
name-black = Schwarz
name-yellow = Gelb
name-red = Rot
name-dark_front = Dunkler Planungsbogen (Vorderseite)
    .nom = der dunkle Planungsbogen (Vorderseite)
    .short = dunkel vorn
name-dark_back = Dunkler Planungsbogen (Rückseite)
    .nom = der dunkle Planungsbogen (Rückseite)
    .short = dunkel hinten
name-light_front = Heller Planungsbogen (Vorderseite)
    .nom = der helle Planungsbogen (Vorderseite)
    .short = hell vorn
name-light_back = Heller Planungsbogen (Rückseite)
    .nom = der helle Planungsbogen (Rückseite)
    .short = hell hinten
name-price_down = Preis −1
    .short = Preis−
name-price_up = Preis +1
    .short = Preis+
name-parcel = Ware
    .short = Ware
name-bulb = Verbesserung
    .short = Verb.
name-gear = Forschung
    .short = Forsch
name-truck = Logistik
    .short = Logis.
name-parcel_gear = Ware und Forschung
name-parcel_truck = Ware und Logistik
name-gear_truck = Forschung und Logistik
name-price_down_parcel = Preis −1 und Ware
name-price_down_gear = Preis −1 und Forschung
name-price_down_truck = Preis −1 und Logistik
name-price_up_parcel = Preis +1 und Ware
name-price_up_gear = Preis +1 und Forschung
name-price_up_truck = Preis +1 und Logistik
name-parcel_parcel = Zweimal Ware
name-gear_gear = Zweimal Forschung
name-truck_truck = Zweimal Logistik
name-price_down_price_down = Zweimal Preis −1
name-price_up_price_up = Zweimal Preis +1
name-green_improvement = Ware und Logistik (Grün)
name-blue_improvement = Preis +1 und Forschung (Blau)
name-black_improvement = Logistik und Forschung (Schwarz)
name-yellow_improvement = Preis −1 und Ware (Gelb)
name-red_improvement = Ware und Forschung (Rot)
name-gps = GPS
    .gen = von GPS
name-wifi = WLAN
    .gen = von WLAN
name-gamepad = Gamepad
    .acc = das Gamepad
    .gen = des Gamepads
name-battery = Akku
    .acc = den Akku
    .gen = des Akkus
name-nfc = NFC
    .gen = von NFC
name-4g = 4G
    .gen = von 4G
name-gps_patent = Patent GPS
name-wifi_patent = Patent WLAN
name-gamepad_patent = Patent Gamepad
name-battery_patent = Patent Akku
name-nfc_patent = Patent NFC
name-4g_patent = Patent 4G
name-gps_front = GPS-Vorderseite
name-gps_back = GPS-Rückseite
name-wifi_front = WLAN-Vorderseite
name-wifi_back = WLAN-Rückseite
name-gamepad_front = Gamepad-Vorderseite
name-gamepad_back = Gamepad-Rückseite
name-battery_front = Akku-Vorderseite
name-battery_back = Akku-Rückseite
name-nfc_front = NFC-Vorderseite
name-nfc_back = NFC-Rückseite
name-4g_front = 4G-Vorderseite
name-4g_back = 4G-Rückseite
name-s1_front = Kleiner Händler 1 (Vorderseite)
name-s1_back = Kleiner Händler 1 (Rückseite)
name-s2_front = Kleiner Händler 2 (Vorderseite)
name-s2_back = Kleiner Händler 2 (Rückseite)
name-m1_front = Mittlerer Händler 1 (Vorderseite)
name-m1_back = Mittlerer Händler 1 (Rückseite)
name-m2_front = Mittlerer Händler 2 (Vorderseite)
name-m2_back = Mittlerer Händler 2 (Rückseite)
name-m3_front = Mittlerer Händler 3 (Vorderseite)
name-m3_back = Mittlerer Händler 3 (Rückseite)
name-l1_front = Großer Händler 1 (Vorderseite)
name-l1_back = Großer Händler 1 (Rückseite)
name-l2_front = Großer Händler 2 (Vorderseite)
name-l2_back = Großer Händler 2 (Rückseite)

## Rulebook
game-smartphone_inc = Smartphone Inc.
value-front = Vorderseite
value-back = Rückseite
value-random = ausgelost
variant-dealt_companies = Firmen werden ausgelost statt gewählt
variant-strict_logistics = Ein neues Büro öffnet den Weg zu den Nachbarregionen erst ab deinem nächsten Logistikzug
variant-technologies = Seiten der Technologien
variant-gps = Seite von GPS
variant-wifi = Seite von WLAN
variant-gamepad = Seite des Gamepads
variant-battery = Seite des Akkus
variant-nfc = Seite von NFC
variant-4g = Seite von 4G
param-lowest_price = niedrigster Preis
param-highest_price = höchster Preis
param-overhang = Felder einer Verbesserung, die über die Planungsbögen hinausragen dürfen
param-price_bonus = Aufschlag auf den Preis
param-parcel_bonus = zusätzliche Waren je Warensymbol auf Planungsbögen
param-discount = Fortschrittsmarker weniger für eine Technologie
param-haul_gears = Forschungssymbole gelten als Logistiksymbole
param-keep_goods = unverkaufte Waren behalten
param-sell_abroad = ohne eigenes Büro verkaufen
param-relay = neue Büros öffnen sofort den Weg

## Regeln, deren Satz zu lang würde
text-set_price =
    Dein Preis ist 5, dazu 1 für jedes sichtbare Symbol „Preis +1“ und 1 weniger für jedes sichtbare Symbol „Preis −1“ in deinem Plan.
    Eine Technologie kann ihn erhöhen.
    Er beträgt mindestens 2 und höchstens 8.
    .rule = fe439921
text-produce =
    Lege Waren aus deinem Vorrat zu deinen verfügbaren Waren, und zwar je 1 für:
    - jedes sichtbare Warensymbol in deinem Plan; für die auf Planungsbögen kann eine Technologie mehr geben
    - jedes Feld eines Planungsbogens, das der andere Planungsbogen verdeckt
    - jede Verbesserung, die mit der Rückseite nach oben vor dir liegt
    - jedes deiner Warenplättchen
    .rule = afddd9be
text-add_improvements =
    Wähle beliebig oft eine deiner Verbesserungen und lege sie in deinen Plan:
    - Du darfst sie drehen.
    - Ihre beiden Felder müssen über Planungsbögen liegen, es sei denn, eine Technologie lässt sie über den Rand hinausragen.
    - Sie darf andere Verbesserungen verdecken, aber keine, die noch zu sehen ist, für sich allein ganz.
    .rule = 263ecfdd
text-finish_research =
    Schließe jede Technologie ab, für die du genügend Fortschrittsmarker hast.
    Macht eine davon andere für dich billiger, so prüfe das noch einmal.
    .rule = 4bb3b56a
text-learn =
    Von jetzt an gilt für dich, was auf der offen liegenden Seite der Technologie steht.
    .rule = d639785c
text-leave =
    Nimm eines deiner Büros aus der Region in deinen Vorrat zurück.
    Die Büros rechts davon, auf Bürofeldern wie bei einem Händler, rücken nach links und schließen die Lücke.
    .rule = 7b102b66
text-shift_to =
    Das nächste Büro rechts davon rückt auf dieses freie Feld.
    .rule = 8d22eaad
text-arrive =
    Nimm deine Fortschrittsmarker aus der Region in deinen Vorrat zurück.
    Liegt dort ein Händler, setze ein Büro aus deinem Vorrat auf sein erstes freies Feld von links, sonst auf das erste freie Bürofeld von links.
    Es gilt für den Rest dieses Zuges als neu.
    Ist dort nun kein Feld mehr frei, nehmen alle ihre Fortschrittsmarker von dort zurück.
    .rule = 02b620db
text-sale =
    Wähle eine Region, in der du verkaufen darfst und in der es einen kaufwilligen Kunden gibt.
    Lege 1 deiner verfügbaren Waren auf den ersten kaufwilligen Kunden dieser Region von links.
    .rule = 4c0bdbec
text-control =
    Alle, die in der Region Waren verkauft haben, werden nach deren Anzahl geordnet: Wer die meisten verkauft hat, belegt den ersten Platz.
    Bei Gleichstand kommt zuerst, wessen Ware am weitesten links liegt.
    Das besetzte Bürofeld, das am weitesten rechts liegt, zeigt die Punkte für den ersten und, falls angegeben, für den zweiten Platz.
    .rule = 6ea40048

## Was festgelegte Wörter bedeuten
text-own_company = Die Firma, die vor dir liegt.
    .rule = 193b1ce0
text-needed = Die Kosten der Technologie; solange ihr Patent auf ihr liegt, 1 mehr; abzüglich deines Nachlasses.
    .rule = 5e43c287
text-trucks = Die Anzahl der sichtbaren Logistiksymbole in deinem Plan; mit der passenden Technologie auch der sichtbaren Forschungssymbole.
    .rule = d19765b5
text-ready = Eine Technologie, die du noch nicht erforscht hast und auf der mindestens so viele deiner Fortschrittsmarker liegen, wie du für sie brauchst.
    .rule = dceefafd
text-stocked = Eine Region, der bei dieser Spielerzahl namentlich ein Händler zugewiesen ist, und jede mittlere Region, in der niemand ein Büro hat.
    .rule = bad6103d
text-served = Eine Region, in der du ein Büro hast, auf einem Bürofeld oder bei einem Händler.
    .rule = 7ae72627
text-full = Eine Region, in der alle Bürofelder besetzt sind oder, falls dort ein Händler liegt, alle Felder des Händlers.
    .rule = 101fa129
text-gateway = Eine Region, in der du ein Büro hast. Auch eines, das du in diesem Zug eröffnet hast, zählt, wenn keine Variante etwas anderes sagt.
    .rule = 5557233e
text-in_reach = Eine Region, in der du kein Büro hast, in der noch ein Feld frei ist und die mit einer Region verbunden ist, in der du ein Büro hast und von der aus du weitergehen darfst.
    .rule = c90f4b47
text-extendable = Eine Region, in der dein einziges Büro auf einem Bürofeld steht und mindestens ein weiteres Bürofeld frei ist.
    .rule = c1639dfe
text-willing = Ein Kunde ohne Ware, der mindestens deinen Preis zahlt oder eine Technologie wünscht, die du erforscht hast.
    .rule = 03d27a31
text-market = Eine Region ohne Händler, in der du ein Büro hast oder, mit der passenden Technologie, keines hast und in dieser Runde noch nichts verkauft hast.
    .rule = 5697672b
text-wifi_front = In deinem Zug der Logistikphase darfst du 1x je Runde auch ein zweites Büro in einer Region ohne Händler eröffnen, in der du genau eines hast, und zwar auf dem ersten freien Bürofeld von links.
    .rule = 93cf8112

## Wege: Verben für Züge von einem Ort zum anderen

move-factory-warehouse = { $form ->
    [inf] { FORM($what, "acc") } herstellen
    [to] { FORM($what, "acc") } herzustellen
    [v1] stellst du { FORM($what, "acc") } her
   *[imp] stelle { FORM($what, "acc") } her
}
    .does = stellt { FORM($what, "acc") } her
text-patents = Jeder Spieler erhält die Punkte, die seine Patente am Spielende wert sind.
    .rule = 1c4dc7e1
text-retailers = Jeder Spieler erhält für jedes Händlerfeld, auf dem er ein Büro hat, dessen Punkte am Spielende.
    .rule = c570f394
text-nfc_front = In deinem Zug der Logistikphase darfst du 1x je Runde auch bis zu 3 deiner verfügbaren Waren in deinen Vorrat legen; für jede davon erhältst du so viele Punkte, wie dein Preis beträgt.
    .rule = 600f631d
text-battery_back =
    Stelle sofort 1 Ware je 2 von dir erforschte Technologien her.
    Immer wenn du in der Produktionsphase Waren herstellst, stellst du zusätzlich 1 Ware je 2 von dir erforschte Technologien her.
    .rule = 46513beb
text-l1_front = Bonus: Du darfst 2 Fortschrittsmarker auf von dir noch nicht erforschte Technologien legen, beide auf eine oder je 1 auf zwei.
    .rule = dc83184c
text-take_company = Wähle eine der freien Firmen und lege sie vor dich.
    .rule = ae93247f
text-found_companies =
    Jeder Spieler:
    - wählt eine Firma und beginnt mit ihren Startpunkten,
    - platziert 1 Büro aus seinem Vorrat in der Heimatregion der Firma auf dem ersten Bürofeld von links,
    - legt die Startverbesserung der Firma mit der Rückseite nach oben vor sich ab.
    .rule = 13c9c6ca
text-place_retailer = Lege 1 Händler vom Stapel der passenden Größe, eine zufällige Seite oben, in diese Region. Die andere Seite des Plättchens spielt nicht mit.
    .rule = 84d7a64c
text-research =
    Schließe jede Technologie ab, für die du genügend Fortschrittsmarker hast.
    Für jedes sichtbare Forschungssymbol in deinem Plan darfst du 1 Fortschrittsmarker auf eine Technologie legen, um sie zu erforschen.
    .rule = 25aa4880
text-expand =
    Zähle deine aktiven Logistiksymbole: So viele darfst du in diesem Zug einsetzen.
    Kein Büro gilt mehr als neu.
    Beliebig oft: Setze 1 Logistiksymbol ein, um 1 Fortschrittsmarker in eine Region zu legen, oder nutze eine Technologie.
    .rule = 9de8d0d2
text-trade =
    Beliebig oft: Verkaufe 1 Ware.
    Darfst du unverkaufte Waren nicht behalten, lege sie alle in deinen Vorrat zurück.
    .rule = 4d154cc0
text-scores =
    Jeder Spieler erhält für jede seiner Waren auf Kunden so viele Punkte, wie sein Preis beträgt.
    Für jede Region: Vergib Punkte für die Mehrheit in dieser Region.
    .rule = de4c7dcd
text-improve = Ist in deinem Plan ein Symbol „Verbesserung“ zu sehen, lege eine Verbesserung aus der Auslage mit der Rückseite nach oben vor dir ab. Ist keines zu sehen oder liegt keine Verbesserung mehr aus, erhältst du 1 Warenplättchen.
    .rule = 0a5464e9
text-tidy_up_board =
    Jeder Spieler:
    - nimmt alle seine Waren von den Kunden in seinen Vorrat zurück,
    - nimmt alle Planungsbögen aus seinem Plan zurück,
    - legt alle Verbesserungen aus seinem Plan mit der Rückseite nach oben vor sich ab,
    - setzt seinen Preis auf 5.
    Lege alle Verbesserungen aus der Auslage in die Spielschachtel, dann fülle die Auslage mit 5 vom Stapel auf.
    .rule = 8e5e9000
text-plan =
    Lege einen deiner beiden Planungsbögen, eine Seite nach Wahl oben, in die Mitte deines Plans, danach beliebig viele deiner Verbesserungen.
    Lege den anderen Planungsbogen, wieder eine Seite nach Wahl oben, so, dass er mindestens 1 und höchstens 4 Felder des ersten verdeckt; du darfst ihn drehen. Lege danach wieder beliebig viele deiner Verbesserungen.
    .rule = 8fa8c7d5
text-raise_price = Ist dein Preis niedriger als 8, erhöhe ihn um 1.
    .rule = a3928824
text-change_price = Entscheide dich: Erhöhe deinen Preis um 1, falls er niedriger als 8 ist, oder senke ihn um 1, falls er höher als 2 ist.
    .rule = 50851d4a
text-lower_price = Ist dein Preis höher als 2, senke ihn um 1.
    .rule = 93d52ae5
text-complete = Nimm deine Fortschrittsmarker von dieser Technologie in deinen Vorrat zurück und platziere 1 Büro aus deinem Vorrat auf ihr. Liegt ihr Patent noch dort, lege es zu deinen Patenten. Ab jetzt gilt für dich die offene Seite der Technologie.
    .rule = bd7e1f00
text-open_office = Eröffne in dieser Region ein Büro. Liegt dort ein Händler, erhältst du seinen Bonus.
    .rule = 4e0301e6
text-close = Ist in dieser Region kein Feld mehr frei, nimmt jeder Spieler seine Fortschrittsmarker von dort in seinen Vorrat zurück.
    .rule = 23aa159c
text-second_office = Wähle eine Region ohne Händler, in der du genau ein Büro hast und noch ein Feld frei ist, und platziere dort 1 Büro aus deinem Vorrat auf dem ersten freien Bürofeld von links. Ist dort danach kein Feld mehr frei, nehmen alle Spieler ihre Fortschrittsmarker von dort zurück.
    .rule = 8eb105a2
text-gamepad_back = Sofort: Eröffne ein Büro in einer kleinen Region, in der du noch keines hast und in der noch ein Feld frei ist.
    .rule = 745756a0
text-sort_out = Lege alle Startverbesserungen aus dem Stapel der Verbesserungen in die Spielschachtel.
    .rule = 34890807
text-sort_out-dealt_companies =
    Lege alle Startverbesserungen aus dem Stapel der Verbesserungen in die Spielschachtel.
    Mische die freien Firmen.
    .rule = a983939b
text-tidy_up = Außer in Runde 5: Räumt den Spielplan für die nächste Runde ab.
    .rule = b0bd25e3
text-logistics_action =
    Setze 1 deiner verfügbaren Logistiksymbole ein: Platziere 1 Fortschrittsmarker aus deinem Vorrat in einer Region, in der du kein Büro hast, in der noch ein Feld frei ist und die mit einer Region mit einem deiner Büros verbunden ist (auch ein in diesem Zug eröffnetes zählt, wenn keine Variante etwas anderes sagt). Liegen dort jetzt so viele deiner Fortschrittsmarker, wie die Größe der Region verlangt, eröffne dort ein Büro.
    Oder nutze eine Technologie, die das erlaubt.
    .rule = 249f207d
text-move_office = Wähle eine Region, in der du ein Büro hast, und eine andere, in der du keines hast, aber noch ein Feld frei ist. Nimm eines deiner Büros aus der ersten und setze ein Büro in die zweite; einen Händlerbonus erhältst du dafür nicht.
    .rule = f5627a99
move-warehouse-factory = { $form ->
    [inf] { FORM($what, "acc") } { $target } zurücklegen
    [to] { FORM($what, "acc") } { $target } zurückzulegen
    [v1] legst du { FORM($what, "acc") } { $target } zurück
   *[imp] lege { FORM($what, "acc") } { $target } zurück
}
    .does = legt { FORM($what, "acc") } { $target } zurück
text-take_company-dealt_companies = Nimm zufällig eine der freien Firmen und lege sie vor dich.
    .rule = 701f3941
text-turn_technologies-technologies-random = Lose für jede Technologie aus, welche Seite oben liegt.
    .rule = a74200d2
text-planning = Jeder Spieler legt geheim seinen Plan.
    .rule = 299389ff
text-open_improvements = Mische den Stapel der Verbesserungen, dann lege 5 davon offen in die Auslage.
    .rule = 1df07bdf
