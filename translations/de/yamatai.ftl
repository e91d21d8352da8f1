### Yamatai: Namen und Wörter, deutsch

## Zähler, Figuren, Arten
# .at: on, wenn man „auf“ dem Ding ist; .single: jeder hat nur eines
noun-point =
    .gender = m
    .nom-sg = Prestigepunkt
    .acc-sg = Prestigepunkt
    .dat-sg = Prestigepunkt
    .gen-sg = Prestigepunkts
    .nom-pl = Prestigepunkte
    .dat-pl = Prestigepunkten
    .gen-pl = Prestigepunkte
    .short = Punkte
noun-coin =
    .gender = f
    .nom-sg = Münze
    .acc-sg = Münze
    .dat-sg = Münze
    .gen-sg = Münze
    .nom-pl = Münzen
    .dat-pl = Münzen
    .gen-pl = Münzen
noun-prestige =
    .gender = m
    .nom-sg = Prestigemarker
    .acc-sg = Prestigemarker
    .dat-sg = Prestigemarker
    .gen-sg = Prestigemarkers
    .nom-pl = Prestigemarker
    .dat-pl = Prestigemarkern
    .gen-pl = Prestigemarker
    .short = Prestige
noun-waste =
    .gender = n
    .nom-sg = abgelegtes Schiff
    .acc-sg = abgelegtes Schiff
    .dat-sg = abgelegten Schiff
    .gen-sg = abgelegten Schiffs
    .nom-pl = abgelegte Schiffe
    .dat-pl = abgelegten Schiffen
    .gen-pl = abgelegten Schiffe
    .short = abgelegt
noun-offering =
    .gender = f
    .nom-sg = Münze
    .acc-sg = Münze
    .dat-sg = Münze
    .gen-sg = Münze
    .nom-pl = Münzen
    .dat-pl = Münzen
    .gen-pl = Münzen
noun-link =
    .gender = m
    .nom-sg = Kettenplatz
    .acc-sg = Kettenplatz
    .dat-sg = Kettenplatz
    .gen-sg = Kettenplatzes
    .nom-pl = Kettenplätze
    .dat-pl = Kettenplätzen
    .gen-pl = Kettenplätze
noun-load =
    .gender = f
    .nom-sg = Lieferung
    .acc-sg = Lieferung
    .dat-sg = Lieferung
    .gen-sg = Lieferung
    .nom-pl = Lieferungen
    .dat-pl = Lieferungen
    .gen-pl = Lieferungen
noun-place =
    .gender = m
    .nom-sg = Platz in der Reihenfolge
    .acc-sg = Platz in der Reihenfolge
    .dat-sg = Platz in der Reihenfolge
    .gen-sg = Platzes in der Reihenfolge
    .nom-pl = Plätze in der Reihenfolge
    .dat-pl = Plätzen in der Reihenfolge
    .gen-pl = Plätze in der Reihenfolge
    .short = Reihenfolge
noun-next_place =
    .gender = m
    .nom-sg = Platz in der nächsten Runde
    .acc-sg = Platz in der nächsten Runde
    .dat-sg = Platz in der nächsten Runde
    .gen-sg = Platzes in der nächsten Runde
    .nom-pl = Plätze in der nächsten Runde
    .dat-pl = Plätzen in der nächsten Runde
    .gen-pl = Plätze in der nächsten Runde
noun-acted =
    .gender = m
    .nom-sg = Platz in der letzten Runde
    .acc-sg = Platz in der letzten Runde
    .dat-sg = Platz in der letzten Runde
    .gen-sg = Platzes in der letzten Runde
    .nom-pl = Plätze in der letzten Runde
    .dat-pl = Plätzen in der letzten Runde
    .gen-pl = Plätze in der letzten Runde
noun-drawn =
    .gender = f
    .nom-sg = ausgeloste Figur
    .acc-sg = ausgeloste Figur
    .dat-sg = ausgelosten Figur
    .gen-sg = ausgelosten Figur
    .nom-pl = ausgeloste Figuren
    .dat-pl = ausgelosten Figuren
    .gen-pl = ausgelosten Figuren
noun-chain =
    .gender = n
    .nom-sg = Kettenglied
    .acc-sg = Kettenglied
    .dat-sg = Kettenglied
    .gen-sg = Kettenglieds
    .nom-pl = Kettenglieder
    .dat-pl = Kettengliedern
    .gen-pl = Kettenglieder
noun-house =
    .gender = n
    .nom-sg = einfaches Gebäude
    .acc-sg = einfaches Gebäude
    .dat-sg = einfachen Gebäude
    .gen-sg = einfachen Gebäudes
    .nom-pl = einfache Gebäude
    .dat-pl = einfachen Gebäuden
    .gen-pl = einfachen Gebäude
noun-torii =
    .gender = n
    .nom-sg = Torii
    .acc-sg = Torii
    .dat-sg = Torii
    .gen-sg = Torii
    .nom-pl = Torii
    .dat-pl = Torii
    .gen-pl = Torii
noun-palace =
    .gender = m
    .nom-sg = Palast
    .acc-sg = Palast
    .dat-sg = Palast
    .gen-sg = Palasts
    .nom-pl = Paläste
    .dat-pl = Palästen
    .gen-pl = Paläste
noun-mountain =
    .gender = m
    .nom-sg = Berg
    .acc-sg = Berg
    .dat-sg = Berg
    .gen-sg = Bergs
    .nom-pl = Berge
    .dat-pl = Bergen
    .gen-pl = Berge
noun-sacred_ground =
    .gender = m
    .nom-sg = Marker „heiliger Boden“
    .acc-sg = Marker „heiliger Boden“
    .dat-sg = Marker „heiliger Boden“
    .gen-sg = Markers „heiliger Boden“
    .nom-pl = Marker „heiliger Boden“
    .dat-pl = Markern „heiliger Boden“
    .gen-pl = Marker „heiliger Boden“
noun-material =
    .gender = m
    .nom-sg = Rohstoff
    .acc-sg = Rohstoff
    .dat-sg = Rohstoff
    .gen-sg = Rohstoffs
    .nom-pl = Rohstoffe
    .dat-pl = Rohstoffen
    .gen-pl = Rohstoffe
    .at = from
noun-culture =
    .gender = f
    .nom-sg = Kultur
    .acc-sg = Kultur
    .dat-sg = Kultur
    .gen-sg = Kultur
    .nom-pl = Kulturen
    .dat-pl = Kulturen
    .gen-pl = Kulturen
noun-sea =
    .gender = n
    .nom-sg = Seefeld
    .acc-sg = Seefeld
    .dat-sg = Seefeld
    .gen-sg = Seefelds
    .nom-pl = Seefelder
    .dat-pl = Seefeldern
    .gen-pl = Seefelder
    .at = on
    .parts = beside
noun-island =
    .gender = f
    .nom-sg = Insel
    .acc-sg = Insel
    .dat-sg = Insel
    .gen-sg = Insel
    .nom-pl = Inseln
    .dat-pl = Inseln
    .gen-pl = Inseln
    .at = on
    .parts = beside
noun-boat =
    .gender = n
    .nom-sg = Schiff
    .acc-sg = Schiff
    .dat-sg = Schiff
    .gen-sg = Schiffs
    .nom-pl = Schiffe
    .dat-pl = Schiffen
    .gen-pl = Schiffe
    .pay = give
noun-token =
    .gender = m
    .nom-sg = Kulturmarker
    .acc-sg = Kulturmarker
    .dat-sg = Kulturmarker
    .gen-sg = Kulturmarkers
    .nom-pl = Kulturmarker
    .dat-pl = Kulturmarkern
    .gen-pl = Kulturmarker
    .pay = give
noun-meeple =
    .gender = f
    .nom-sg = Spielfigur
    .acc-sg = Spielfigur
    .dat-sg = Spielfigur
    .gen-sg = Spielfigur
    .nom-pl = Spielfiguren
    .dat-pl = Spielfiguren
    .gen-pl = Spielfiguren
noun-fleet =
    .gender = f
    .nom-sg = Flotte
    .acc-sg = Flotte
    .dat-sg = Flotte
    .gen-sg = Flotte
    .nom-pl = Flotten
    .dat-pl = Flotten
    .gen-pl = Flotten
noun-tile =
    .gender = n
    .nom-sg = Gebäudeplättchen
    .acc-sg = Gebäudeplättchen
    .dat-sg = Gebäudeplättchen
    .gen-sg = Gebäudeplättchens
    .nom-pl = Gebäudeplättchen
    .dat-pl = Gebäudeplättchen
    .gen-pl = Gebäudeplättchen
    .short = Gebäude
noun-specialist =
    .gender = m
    .nom-sg = Spezialist
    .acc-sg = Spezialisten
    .dat-sg = Spezialisten
    .gen-sg = Spezialisten
    .nom-pl = Spezialisten
    .dat-pl = Spezialisten
    .gen-pl = Spezialisten
    .short = Spezialisten

## Was in einer Zone eines Spielers liegt
noun-in-boats =
    .gender = n
    .nom-sg = Schiff
    .acc-sg = Schiff
    .dat-sg = Schiff
    .gen-sg = Schiffs
    .nom-pl = Schiffe
    .dat-pl = Schiffen
    .gen-pl = Schiffe
noun-in-looked_at =
    .gender = n
    .nom-sg = angesehenes Gebäudeplättchen
    .acc-sg = angesehenes Gebäudeplättchen
    .dat-sg = angesehenen Gebäudeplättchen
    .gen-sg = angesehenen Gebäudeplättchens
    .nom-pl = angesehene Gebäudeplättchen
    .dat-pl = angesehenen Gebäudeplättchen
    .gen-pl = angesehenen Gebäudeplättchen
noun-in-tokens =
    .gender = m
    .nom-sg = Kulturmarker
    .acc-sg = Kulturmarker
    .dat-sg = Kulturmarker
    .gen-sg = Kulturmarkers
    .nom-pl = Kulturmarker
    .dat-pl = Kulturmarkern
    .gen-pl = Kulturmarker
noun-in-built =
    .gender = n
    .nom-sg = gebautes Gebäudeplättchen
    .acc-sg = gebautes Gebäudeplättchen
    .dat-sg = gebauten Gebäudeplättchen
    .gen-sg = gebauten Gebäudeplättchens
    .nom-pl = gebaute Gebäudeplättchen
    .dat-pl = gebauten Gebäudeplättchen
    .gen-pl = gebauten Gebäudeplättchen
noun-in-reserved =
    .gender = n
    .nom-sg = reserviertes Gebäudeplättchen
    .acc-sg = reserviertes Gebäudeplättchen
    .dat-sg = reservierten Gebäudeplättchen
    .gen-sg = reservierten Gebäudeplättchens
    .nom-pl = reservierte Gebäudeplättchen
    .dat-pl = reservierten Gebäudeplättchen
    .gen-pl = reservierten Gebäudeplättchen
noun-in-specialists =
    .gender = m
    .nom-sg = angeworbener Spezialist
    .acc-sg = angeworbenen Spezialisten
    .dat-sg = angeworbenen Spezialisten
    .gen-sg = angeworbenen Spezialisten
    .nom-pl = angeworbene Spezialisten
    .dat-pl = angeworbenen Spezialisten
    .gen-pl = angeworbenen Spezialisten

## Ein Wort für Adjektiv und Nomen
noun-gold-boat =
    .gender = n
    .nom-sg = Schiff mit Gold
    .acc-sg = Schiff mit Gold
    .dat-sg = Schiff mit Gold
    .gen-sg = Schiffs mit Gold
    .nom-pl = Schiffe mit Gold
    .dat-pl = Schiffen mit Gold
    .gen-pl = Schiffe mit Gold

## Eigenschaften; .do: perform heißt „ausführen“, sonst „erhalten“
noun-prop-price =
    .gender = m
    .nom-sg = Preis
    .acc-sg = Preis
    .dat-sg = Preis
    .gen-sg = Preises
    .nom-pl = Preise
    .dat-pl = Preisen
    .gen-pl = Preise
    .zero = keiner
noun-prop-islands =
    .gender = pl
    .nom-sg = Inseln
    .acc-sg = Inseln
    .dat-sg = Inseln
    .gen-sg = Inseln
    .nom-pl = Inseln
    .dat-pl = Inseln
    .gen-pl = Inseln
noun-prop-near =
    .gender = pl
    .nom-sg = angrenzende Seefelder
    .acc-sg = angrenzende Seefelder
    .dat-sg = angrenzenden Seefeldern
    .gen-sg = angrenzenden Seefelder
    .nom-pl = angrenzende Seefelder
    .dat-pl = angrenzenden Seefeldern
    .gen-pl = angrenzenden Seefelder
noun-prop-material =
    .gender = m
    .alike = mit
    .nom-sg = Rohstoff
    .acc-sg = Rohstoff
    .dat-sg = Rohstoff
    .gen-sg = Rohstoffs
    .nom-pl = Rohstoffe
    .dat-pl = Rohstoffen
    .gen-pl = Rohstoffe
noun-prop-culture =
    .gender = f
    .nom-sg = Kultur
    .acc-sg = Kultur
    .dat-sg = Kultur
    .gen-sg = Kultur
    .nom-pl = Kulturen
    .dat-pl = Kulturen
    .gen-pl = Kulturen
noun-prop-boats =
    .gender = pl
    .nom-sg = Schiffe
    .acc-sg = Schiffe
    .dat-sg = Schiffen
    .gen-sg = Schiffe
    .nom-pl = Schiffe
    .dat-pl = Schiffen
    .gen-pl = Schiffe
noun-prop-sort =
    .gender = f
    .nom-sg = Art
    .acc-sg = Art
    .dat-sg = Art
    .gen-sg = Art
    .nom-pl = Arten
    .dat-pl = Arten
    .gen-pl = Arten
noun-prop-cost =
    .gender = pl
    .nom-sg = benötigte Schiffe
    .acc-sg = benötigten Schiffe
    .dat-sg = benötigten Schiffen
    .gen-sg = benötigten Schiffe
    .nom-pl = benötigte Schiffe
    .dat-pl = benötigten Schiffen
    .gen-pl = benötigten Schiffe
noun-prop-value =
    .gender = pl
    .nom-sg = Prestigepunkte
    .acc-sg = Prestigepunkte
    .dat-sg = Prestigepunkten
    .gen-sg = Prestigepunkte
    .nom-pl = Prestigepunkte
    .dat-pl = Prestigepunkten
    .gen-pl = Prestigepunkte

is-start =
    .behind = mit Startsymbol
    .is = { $form ->
    [bare] Startfeld
   *[other] ein Startfeld
}
    .so = { $form ->
        [bare] { FORM($thing, "nom") } ist { $no ->
            [yes] kein
           *[no] ein
        } Startfeld
       *[sub] { FORM($thing, "nom") } { $no ->
            [yes] kein
           *[no] ein
        } Startfeld ist
    }
is-edge =
    .behind = am Rand des Spielplans
    .is = am Rand des Spielplans
is-steep =
    .behind = mit Bergrand
    .is = ein Bergmarker
is-trading_post =
    .behind = mit Handelsposten
    .is = { $form ->
    [bare] Handelsposten
   *[other] ein Handelsposten
}
is-standard =
    .behind = eines einfachen Gebäudes
    .is = { $form ->
    [bare] einfaches Gebäude
   *[other] ein einfaches Gebäude
}
is-torii_tile =
    .behind = eines Torii
    .is = { $form ->
    [bare] Torii
   *[other] ein Torii
}
is-palace_tile =
    .behind = eines Palasts
    .is = { $form ->
    [bare] Palast
   *[other] ein Palast
}
is-gold =
    .behind = mit Gold
    .is = Gold
is-blank =
    .before = leer{ word-ending }

## Zonen; $role: place, oder choice, wenn man aus dem wählt, was dort liegt; .verb-to: take „nehmen“, put „legen“; .verb-from: place „platzieren“
## .having: was von einem Ding gesagt wird, in dessen Zone etwas liegt oder nicht
word-own-plural = { $whose ->
    [they] seinen
   *[you] deinen
}
word-own-one = { $whose ->
    [they] seinem
   *[you] deinem
}
zone-stock = Vorrat
    .from = aus { word-own-one } Vorrat
    .to = in deinen Vorrat
    .in = in { word-own-one } Vorrat
    .verb-from = place
zone-box = allgemeiner Vorrat
    .from = aus dem Vorrat
    .to = zurück in den Vorrat
    .in = im Vorrat
    .verb-to = put
    .verb-from = place
zone-bank = Vorrat an Schiffen
    .from = aus dem Vorrat an Schiffen (Rohstoff: { FORM($holder, "nom") })
    .to = in den Vorrat
    .in = { $role ->
    [choice] mit { FORM($holder, "dat") } im Vorrat
   *[place] im Vorrat an Schiffen
}
    .having = { $no ->
    [yes] ohne Schiffe im Vorrat
   *[no] mit Schiffen im Vorrat
}
    .there = { $form ->
        [bare] im Vorrat ist { FORM($what, "nom") } mit { FORM($holder, "dat") }
       *[sub] im Vorrat noch ein Schiff mit { FORM($holder, "dat") } ist
    }
    .verb-to = put
zone-berth = Seefeld
    .from = von { FORM($holder, "dat") }
    .to = auf { FORM($holder, "acc") }
    .in = { $role ->
    [choice] von
   *[place] auf
} { FORM($holder, "dat") }
    .verb-to = put
zone-boats = Schiffe, auch im Hafen
    .from = von { word-own-plural } Schiffen
    .to = zu { word-own-plural } Schiffen
    .in = { $role ->
    [choice] aus
   *[place] unter
} { word-own-plural } Schiffen
    .verb-to = put
    .short = Schiffe
    .of = deiner Schiffe
zone-lost_boats = die abgelegten Schiffe
    .remark = es wird gezählt, wie viele jeder abgelegt hat
    .from = von den abgelegten Schiffen
    .to = zu den abgelegten Schiffen
    .in = unter den abgelegten Schiffen
    .verb-to = put
zone-token_stack = die Kulturmarker
    .from = vom Stapel der Kulturmarker
    .to = auf den Stapel der Kulturmarker
    .in = im Stapel der Kulturmarker
    .verb-to = put
zone-site = Platz für den Kulturmarker
    .from = von { FORM($holder, "dat") }
    .to = auf { FORM($holder, "acc") }
    .in = { $role ->
    [choice] von
   *[place] auf
} { FORM($holder, "dat") }
    .verb-to = put
zone-tokens = Kulturmarker
    .from = von { word-own-plural } Kulturmarkern
    .to = zu { word-own-plural } Kulturmarkern
    .in = unter { word-own-plural } Kulturmarkern
    .verb-to = put
    .short = Kultur
    .of = deiner Kulturmarker
zone-urn = die Figuren für die Auslosung
    .from = von den Figuren für die Auslosung
    .to = zu den Figuren für die Auslosung
    .in = { $role ->
    [choice] aus
   *[place] unter
} den Figuren für die Auslosung
    .verb-to = put
zone-track = die Reihenfolgeleiste
    .from = von der Reihenfolgeleiste
    .to = auf die Reihenfolgeleiste
    .in = auf der Reihenfolgeleiste
    .verb-to = put
zone-fleet_stack = die verdeckten Flotten
    .from = von den verdeckten Flotten
    .to = zu den verdeckten Flotten
    .in = unter den verdeckten Flotten
    .verb-to = put
zone-fleet_row = { $form ->
    [dat] den offenen Flotten
    [gen] der offenen Flotten
    [acc] die offenen Flotten
    [nom] die offenen Flotten
   *[head] offene Flotten
}
    .from = von den offenen Flotten
    .to = zu den offenen Flotten
    .in = { $role ->
    [choice] aus
   *[place] unter
} den offenen Flotten
    .verb-to = put
    .of = der offenen Flotten
zone-mat = Spielertafel
    .from = von { $whose ->
    [they] seiner
   *[you] deiner
} Spielertafel
    .to = auf deine Spielertafel
    .in = auf { $whose ->
    [they] seiner
   *[you] deiner
} Spielertafel
    .verb-to = put
zone-used_fleets = die benutzten Flotten
    .from = von den benutzten Flotten
    .to = zu den benutzten Flotten
    .in = unter den benutzten Flotten
    .verb-to = put
zone-tile_stack = die verdeckten Gebäudeplättchen
    .from = vom Stapel der Gebäudeplättchen
    .to = auf den Stapel der Gebäudeplättchen
    .in = im Stapel der Gebäudeplättchen
    .verb-to = put
zone-tile_row = { $form ->
    [dat] der Auslage der Gebäudeplättchen
    [gen] der Auslage der Gebäudeplättchen
    [acc] die Auslage der Gebäudeplättchen
    [nom] die Auslage der Gebäudeplättchen
   *[head] Auslage der Gebäudeplättchen
}
    .from = aus der Auslage
    .to = in die Auslage
    .in = { $role ->
    [choice] aus
   *[place] in
} der Auslage
    .verb-to = put
zone-looked_at = angesehene Gebäudeplättchen
    .from = von den angesehenen Gebäudeplättchen
    .to = zum Ansehen
    .in = { $role ->
    [choice] aus
   *[place] unter
} den angesehenen Gebäudeplättchen
    .verb-to = take
    .of = der angesehenen Gebäudeplättchen
zone-reserved = reservierte Gebäudeplättchen
    .from = von { word-own-plural } reservierten Gebäudeplättchen
    .to = zu { word-own-plural } reservierten Gebäudeplättchen
    .in = unter { word-own-plural } reservierten Gebäudeplättchen
    .verb-to = put
    .short = reserviert
    .of = deiner reservierten Gebäudeplättchen
zone-built = gebaute Gebäudeplättchen
    .from = von { word-own-plural } gebauten Gebäudeplättchen
    .to = zu { word-own-plural } gebauten Gebäudeplättchen
    .in = unter { word-own-plural } gebauten Gebäudeplättchen
    .verb-to = put
    .short = gebaut
zone-specialist_stack = die verdeckten Spezialisten
    .from = vom Stapel der Spezialisten
    .to = auf den Stapel der Spezialisten
    .in = im Stapel der Spezialisten
    .verb-to = put
zone-specialist_row = { $form ->
    [dat] der Auslage der Spezialisten
    [gen] der Auslage der Spezialisten
    [acc] die Auslage der Spezialisten
    [nom] die Auslage der Spezialisten
   *[head] Auslage der Spezialisten
}
    .from = aus der Auslage
    .to = in die Auslage
    .in = { $role ->
    [choice] aus
   *[place] in
} der Auslage
    .verb-to = put
zone-specialists = Spezialisten
    .from = von { word-own-plural } Spezialisten
    .to = zu { word-own-plural } Spezialisten
    .in = unter { word-own-plural } Spezialisten
    .verb-to = put
    .short = Spezial.
    .of = deiner Spezialisten

## Begriffe und Zahlen
is-open =
    .before = leer{ word-ending }
    .is = leer
    .rule = 47e32e43
is-harbour =
    .behind = , auf { $number ->
    [pl] denen
   *[sg] dem
} eine Kette beginnen darf,
    .is = für den Beginn einer Kette erlaubt
    .rule = 67768f3b
is-fresh =
    .before = in diesem Zug eingesetzt{ word-ending }
    .is = in diesem Zug eingesetzt
    .rule = a604f3f1
is-buyable =
    .before = käuflich{ word-ending }
    .is = zu kaufen
    .rule = 288832df
is-sellable =
    .before = verkäuflich{ word-ending }
    .is = zu verkaufen
    .rule = e74f420f
is-latest =
    .behind = , das zuletzt eingesetzt wurde,
    .is = zuletzt eingesetzt
    .rule = 01fb5bb5
is-idle =
    .behind = , für { $number ->
    [pl] die
   *[sg] das
} du noch einen Kulturmarker nehmen darfst,
    .is = noch ohne genommenen Kulturmarker
    .rule = a481fb21
is-laden =
    .behind = , { $number ->
    [pl] deren Schiffe
   *[sg] dessen Schiff
} noch einen Kulturmarker bringen { $number ->
    [pl] können
   *[sg] kann
},
    .is = ein Feld, dessen Schiff noch einen Kulturmarker bringen kann
    .rule = 2e5e7e8d
is-ahead =
    .behind = , { $number ->
    [pl] die die Kette fortsetzen
   *[sg] das die Kette fortsetzt
},
    .is = eine Fortsetzung der Kette
    .rule = 8d481b8b
is-vacant =
    .before = leer{ word-ending }
    .is = leer
    .rule = a18e96e3
is-crowned =
    .behind = mit Torii oder Palast
    .is = eine Insel mit Torii oder Palast
    .rule = ce32993c
is-reached =
    .behind = neben einem in diesem Zug eingesetzten Schiff
    .is = neben einem in diesem Zug eingesetzten Schiff
    .so = { $form ->
        [bare] { FORM($thing, "nom") } liegt { $no ->
            [yes] nicht
           *[no] { "" }
        } neben einem in diesem Zug eingesetzten Schiff
       *[sub] { FORM($thing, "nom") } { $no ->
            [yes] nicht
           *[no] { "" }
        } neben einem in diesem Zug eingesetzten Schiff liegt
    }
    .rule = 017bed26
is-on_offer =
    .behind = aus der Auslage oder aus deinen reservierten
    .is = für dich verfügbar
    .rule = b7a8685a
# $its: yes, wenn das Ding schon genannt ist
number-link = { $form ->
    [acc] den Kettenplatz
    [dat] dem Kettenplatz
    [gen] des Kettenplatzes
   *[nom] der Kettenplatz
} { $its ->
    [yes] { "" }
   *[no] { FORM($thing, "gen") }
}
    .some = { $form ->
    [bare] { FORM($thing, "nom") } wurde in diesem Zug eingesetzt
   *[sub] { FORM($thing, "nom") } in diesem Zug eingesetzt wurde
}
    .set = { $form ->
    [inf] { FORM($thing, "acc") } aus der Kette lösen
    [to] { FORM($thing, "acc") } aus der Kette zu lösen
    [v1] löst du { FORM($thing, "acc") } aus der Kette
   *[imp] löse { FORM($thing, "acc") } aus der Kette
}
number-load = { $form ->
    [dat] der Lieferung
    [gen] der Lieferung
   *[nom] die Lieferung
} { $its ->
    [yes] { "" }
   *[no] { FORM($thing, "gen") }
}
    .set = { $n ->
    [0] { $form ->
        [inf] { FORM($thing, "acc") } wieder freigeben
        [to] { FORM($thing, "acc") } wieder freizugeben
        [v1] gibst du { FORM($thing, "acc") } wieder frei
       *[imp] gib { FORM($thing, "acc") } wieder frei
    }
   *[other] { $form ->
        [inf] dir merken, dass { FORM($thing, "nom") } benutzt ist,
        [to] dir zu merken, dass { FORM($thing, "nom") } benutzt ist,
        [v1] merkst du dir, dass { FORM($thing, "nom") } benutzt ist,
       *[imp] merke dir, dass { FORM($thing, "nom") } benutzt ist,
    }
}
word-place = { $form ->
    [acc] den Platz
    [dat] dem Platz
    [gen] des Platzes
   *[nom] der Platz
} { $its ->
    [yes] { "" }
   *[no] { FORM($thing, "gen") }
}
number-place = { word-place } in der Reihenfolge
    .is = { $form ->
    [bare] der Platz { FORM($thing, "gen") } in der Reihenfolge ist noch offen
   *[sub] der Platz in der Reihenfolge noch offen ist
}
number-next_place = { word-place } in der nächsten Runde
number-acted = { word-place } in der letzten Runde
number-group_size = { $form ->
    [dat] der Zahl
    [gen] der Zahl
   *[nom] die Zahl
} der Gebäude in deiner Gruppe mit { FORM($thing, "dat") }
    .per = Gebäude in deiner Gruppe mit { FORM($thing, "dat") }
    .rule = 56296708
number-first_acted = { $form ->
    [acc] den Platz
    [dat] dem Platz
    [gen] des Platzes
   *[nom] der Platz
} in der letzten Runde
    .rule = 7b94c868
# .priced: wer weniger als 1 kostet, ist nicht billig, sondern hat keinen Preis
number-buy_price = { $form ->
    [unpriced] { FORM($thing, "nom") } hat keinen Kaufpreis
    [whose] Kaufpreis
    [acc] den Kaufpreis { word-of-material }
    [dat] dem Kaufpreis { word-of-material }
    [gen] des Kaufpreises { word-of-material }
   *[nom] der Kaufpreis { word-of-material }
}
    .priced = yes
    .whose = { TRAIT($thing, "it") }
number-sell_price = { $form ->
    [unpriced] { FORM($thing, "nom") } hat keinen Verkaufspreis
    [whose] Verkaufspreis
    [acc] den Verkaufspreis { word-of-material }
    [dat] dem Verkaufspreis { word-of-material }
    [gen] des Verkaufspreises { word-of-material }
   *[nom] der Verkaufspreis { word-of-material }
}
    .priced = yes
    .whose = { TRAIT($thing, "it") ->
        [yes] yes
       *[none] { TRAIT($thing, "whose") }
    }
# .it: der Rohstoff, von dem der Relativsatz handelt, wird nicht noch einmal genannt
word-of-material = { $form ->
    [whose] { "" }
   *[other] { TRAIT($thing, "it") ->
        [yes] { "" }
       *[none] { FORM($thing, "gen") }
    }
}
number-port_limit = { $n }
    .plain = yes
number-spared_boats = { $form ->
    [dat] den dir erlassenen Schiffen
    [gen] der dir erlassenen Schiffe
   *[nom] die dir erlassenen Schiffe
}
number-coins_per_point = { $n }
    .plain = yes
number-worth_of_prestige = { $n }
    .plain = yes
number-chain = { $form ->
    [dat] der Länge der Kette
    [gen] der Länge der Kette
   *[nom] die Länge der Kette
}
    .name = Länge der Kette
    .set = { $form ->
    [inf] die Kette beenden
    [to] die Kette zu beenden
    [v1] beendest du die Kette
   *[imp] beende die Kette
}
    .is = { $form ->
    [bare] du hast in diesem Zug { $n ->
        [0] noch kein
       *[other] schon ein
    } Schiff eingesetzt
   *[sub] du in diesem Zug { $n ->
        [0] noch kein
       *[other] schon ein
    } Schiff eingesetzt hast
}
number-collecting = { $form ->
    [acc] den Sammelschritt
    [dat] dem Sammelschritt
    [gen] des Sammelschritts
   *[nom] der Sammelschritt
}
    .name = Sammelschritt
    .is = { $n ->
    [1] { $form ->
        [bare] du sammelst gerade Kulturmarker
       *[sub] du gerade Kulturmarker sammelst
    }
   *[other] { $form ->
        [bare] du hast in diesem Zug Kulturmarker gesammelt
       *[sub] du in diesem Zug Kulturmarker gesammelt hast
    }
}
    .not = { $n ->
        [1] gerade werden keine Kulturmarker gesammelt
       *[other] in diesem Zug wurden noch keine Kulturmarker gesammelt
    }
    .set = { $n ->
    [1] { $form ->
        [inf] Kulturmarker sammeln
        [to] Kulturmarker zu sammeln
        [v1] sammelst du Kulturmarker
       *[imp] sammle Kulturmarker
    }
   *[other] { $form ->
        [inf] das Sammeln abschließen
        [to] das Sammeln abzuschließen
        [v1] schließt du das Sammeln ab
       *[imp] schließe das Sammeln ab
    }
}
number-shortage = { $form ->
    [acc] den Mangel an Plättchen
    [dat] dem Mangel an Plättchen
    [gen] des Mangels an Plättchen
   *[nom] der Mangel an Plättchen
}
    .name = Mangel an Plättchen
    .is = { $form ->
    [bare] eine Auslage lässt sich nicht mehr ganz auffüllen
   *[sub] sich eine Auslage nicht mehr ganz auffüllen lässt
}
number-empty_bank = { $form ->
    [acc] den Mangel an Schiffen
    [dat] dem Mangel an Schiffen
    [gen] des Mangels an Schiffen
   *[nom] der Mangel an Schiffen
}
    .name = Mangel an Schiffen
    .is = { $form ->
    [bare] bei der Vorbereitung einer Runde fehlt im Vorrat eine Sorte Schiffe
   *[sub] bei der Vorbereitung einer Runde im Vorrat eine Sorte Schiffe fehlt
}
    .set = { $form ->
    [inf] das Spiel beenden
    [to] das Spiel zu beenden
    [v1] endet das Spiel
   *[imp] das Spiel endet
}
number-drawn = { $form ->
    [dat] der Zahl der ausgelosten Figuren
    [gen] der Zahl der ausgelosten Figuren
   *[nom] die Zahl der ausgelosten Figuren
}
    .name = Zahl der ausgelosten Figuren

## Was Karten ändern; $form: card oder cond (Nebensatz); $no: yes, wenn es verneint gebraucht wird
change-port_limit = in deinem Hafen haben { $way ->
    [more] { $by } Schiffe mehr Platz (insgesamt { $n })
   *[exactly] { $n } Schiffe Platz
}
    .rule = 1ed2103d
change-spared_boats = wenn du baust, { $n ->
    [one] darf 1 der benötigten Schiffe fehlen; du wählst, welches
   *[other] dürfen { $n } der benötigten Schiffe fehlen; du wählst, welche
}
    .rule = 224f563d
change-coins_per_point = bei Spielende erhältst du 1 Prestigepunkt je { $n ->
    [one] Münze
   *[other] { $n } Münzen
} statt je { $old }
    .rule = 0a25e461
change-worth_of_prestige = bei Spielende ist jeder deiner Prestigemarker { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
} statt { $old } wert
    .rule = 0a25e461
change-buy_price = du darfst Schiffe mit { FORM($thing, "dat") } für je { $by ->
    [one] 1 Münze
   *[other] { $by } Münzen
} kaufen
    .rule = e895fa42
change-sell_price = du darfst Schiffe mit { FORM($thing, "dat") } für je { $by ->
    [one] 1 Münze
   *[other] { $by } Münzen
} verkaufen
    .rule = e0f7c668
permit-start_anywhere = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] du darfst nicht auf jedem Randfeld beginnen
           *[sub] du nicht auf jedem Randfeld beginnen darfst
        }
       *[no] { $wanted ->
            [bare] du darfst auf jedem Randfeld beginnen
           *[sub] du auf jedem Randfeld beginnen darfst
        }
    }
   *[card] alle leeren Seefelder am Rand des Spielplans sind für dich Startfelder
}
    .rule = febb5830
permit-share_bonuses = { $form ->
    [cond] { $no ->
        [yes] { $wanted ->
            [bare] dir bringen Prestigegebäude keine Boni
           *[sub] dir Prestigegebäude keine Boni bringen
        }
       *[no] { $wanted ->
            [bare] dir bringen auch Prestigegebäude Boni
           *[sub] dir auch Prestigegebäude Boni bringen
        }
    }
   *[card] die Boni für einfache Gebäude erhältst du auch, wenn du ein Torii oder einen Palast baust
}
    .rule = d9b29e4c

## Regeln und Schritte
step-turn = Zug
    .your = deines Zuges
    .in = in deinem Zug
rule-round = Runde
rule-turns = { $form ->
    [inf] die Züge ausführen
    [to] die Züge auszuführen
    [v1] führst du die Züge aus
   *[imp] führt die Züge aus
}
rule-turn = { $form ->
    [inf] einen Zug mit { FORM($object, "dat") } ausführen
    [to] einen Zug mit { FORM($object, "dat") } auszuführen
    [v1] führst du einen Zug mit { FORM($object, "dat") } aus
   *[imp] führe einen Zug mit { FORM($object, "dat") } aus
}
    .does = führt einen Zug mit { FORM($object, "dat") } aus
step-preparation = Vorbereitung der nächsten Runde
rule-preparation = { $form ->
    [inf] die nächste Runde vorbereiten
    [to] die nächste Runde vorzubereiten
    [v1] bereitest du die nächste Runde vor
   *[imp] bereitet die nächste Runde vor
}
rule-choose_fleet = { $form ->
    [inf] eine Flotte wählen
    [to] eine Flotte zu wählen
    [v1] wählst du eine Flotte
   *[imp] wähle eine Flotte
}
    .does = wählt eine Flotte
rule-take = { $form ->
    [inf] 1 Schiff mit { FORM($object, "dat") } nehmen
    [to] 1 Schiff mit { FORM($object, "dat") } zu nehmen
    [v1] nimmst du 1 Schiff mit { FORM($object, "dat") }
    [bare] 1 × { FORM($object, "nom") }
   *[imp] nimm 1 Schiff mit { FORM($object, "dat") }
}
rule-take_any = { $form ->
    [inf] 1 Schiff nach Wahl nehmen
    [to] 1 Schiff nach Wahl zu nehmen
    [v1] nimmst du 1 Schiff nach Wahl
    [bare] 1 nach Wahl
   *[imp] nimm 1 Schiff nach Wahl
}
    .does = nimmt ein Schiff
rule-take_common = { $form ->
    [inf] 1 Schiff nach Wahl, aber keines mit Gold, nehmen
    [to] 1 Schiff nach Wahl, aber keines mit Gold, zu nehmen
    [v1] nimmst du 1 Schiff nach Wahl, aber keines mit Gold,
   *[imp] nimm 1 Schiff nach Wahl, aber keines mit Gold,
}
    .does = nimmt ein Schiff
rule-transaction = { $form ->
    [inf] 1 Schiff kaufen oder verkaufen
    [to] 1 Schiff zu kaufen oder zu verkaufen
    [v1] kaufst oder verkaufst du 1 Schiff
   *[imp] kaufe oder verkaufe 1 Schiff
}
    .does = kauft oder verkauft ein Schiff
rule-send_home = { $form ->
    [inf] { FORM($object, "acc") } in den Vorrat zurücklegen
    [to] { FORM($object, "acc") } in den Vorrat zurückzulegen
    [v1] legst du { FORM($object, "acc") } in den Vorrat zurück
   *[imp] lege { FORM($object, "acc") } in den Vorrat zurück
}
rule-sail = { $form ->
    [inf] ein Schiff einsetzen
    [to] ein Schiff einzusetzen
    [v1] setzt du ein Schiff ein
   *[imp] setze ein Schiff ein
}
    .does = setzt ein
rule-launch = { $form ->
    [inf] { FORM($object, "acc") } auf { FORM($place, "acc") } setzen
    [to] { FORM($object, "acc") } auf { FORM($place, "acc") } zu setzen
    [v1] setzt du { FORM($object, "acc") } auf { FORM($place, "acc") }
   *[imp] setze { FORM($object, "acc") } auf { FORM($place, "acc") }
}
rule-use_boats = { $form ->
    [inf] Kulturmarker sammeln oder bauen
    [to] Kulturmarker zu sammeln oder zu bauen
    [v1] sammelst du Kulturmarker oder baust
   *[imp] sammle Kulturmarker oder baue
}
    .does = nutzt Schiffe
rule-collect = { $form ->
    [inf] beim Sammeln einen weiteren Kulturmarker nehmen
    [to] beim Sammeln einen weiteren Kulturmarker zu nehmen
    [v1] nimmst du beim Sammeln einen weiteren Kulturmarker
   *[imp] nimm beim Sammeln einen weiteren Kulturmarker
}
    .does = sammelt Kulturmarker
rule-unload = { $form ->
    [inf] einen Kulturmarker von einer Insel neben { FORM($place, "dat") } nehmen
    [to] einen Kulturmarker von einer Insel neben { FORM($place, "dat") } zu nehmen
    [v1] nimmst du einen Kulturmarker von einer Insel neben { FORM($place, "dat") }
   *[imp] nimm einen Kulturmarker von einer Insel neben { FORM($place, "dat") }
}
    .does = nimmt einen Kulturmarker
rule-raise = { $form ->
    [inf] { FORM($object, "acc") } auf { FORM($place, "dat") } bauen
    [to] { FORM($object, "acc") } auf { FORM($place, "dat") } zu bauen
    [v1] baust du { FORM($object, "acc") } auf { FORM($place, "dat") }
   *[imp] baue { FORM($object, "acc") } auf { FORM($place, "dat") }
}
    .event = { $who ->
    [you] du auf einer Insel baust
    [player] ein Spieler auf einer Insel baut
   *[opponent] ein anderer Spieler auf einer Insel baut
}
rule-bonus = { $form ->
    [inf] die Boni für { FORM($object, "acc") } auf { FORM($place, "dat") } erhalten
    [to] die Boni für { FORM($object, "acc") } auf { FORM($place, "dat") } zu erhalten
    [v1] erhältst du die Boni für { FORM($object, "acc") } auf { FORM($place, "dat") }
   *[imp] erhalte die Boni für { FORM($object, "acc") } auf { FORM($place, "dat") }
}
rule-sort_boats = { $form ->
    [inf] Schiffe ablegen, die nicht in deinen Hafen passen
    [to] Schiffe abzulegen, die nicht in deinen Hafen passen
    [v1] legst du Schiffe ab, die nicht in deinen Hafen passen
   *[imp] lege Schiffe ab, die nicht in deinen Hafen passen
}
    .does = legt ab
rule-recruit = { $form ->
    [inf] einen Spezialisten anwerben
    [to] einen Spezialisten anzuwerben
    [v1] wirbst du einen Spezialisten an
   *[imp] wirb einen Spezialisten an
}
    .does = wirbt einen Spezialisten an
rule-hire = { $form ->
    [inf] { FORM($object, "acc") } nehmen
    [to] { FORM($object, "acc") } zu nehmen
    [v1] nimmst du { FORM($object, "acc") }
   *[imp] nimm { FORM($object, "acc") }
}
    .event = { $who ->
    [you] du einen Spezialisten anwirbst
    [player] ein Spieler einen Spezialisten anwirbt
   *[opponent] ein anderer Spieler einen Spezialisten anwirbt
}
rule-put_away = { $form ->
    [inf] deine Flotte abgeben
    [to] deine Flotte abzugeben
    [v1] gibst du deine Flotte ab
   *[imp] gib deine Flotte ab
}

## Eigene Sätze für lange Regeln
text-transaction =
    Ein Rohstoff ohne Preis wird nicht gehandelt. Wähle eine Möglichkeit:
    - Zahle den Kaufpreis eines Rohstoffs und nimm 1 Schiff mit diesem Rohstoff aus dem Vorrat.
    - Lege 1 deiner Schiffe in den Vorrat und erhalte den Verkaufspreis seines Rohstoffs.
    .rule = 593ba4c1
text-sail =
    Wähle eines deiner Schiffe und setze es auf ein leeres Seefeld:
    - Das erste Schiff deines Zuges kommt auf ein Feld, auf dem du eine Kette beginnen darfst, oder neben ein Schiff mit demselben Rohstoff.
    - Jedes weitere kommt auf ein Feld, das die Kette fortsetzt.
    .rule = 23081915
text-hire = Nimm alle Münzen, die auf diesem Spezialisten liegen, dann lege ihn zu deinen Spezialisten.
    .rule = 2993906d
text-take = Lege 1 Schiff mit diesem Rohstoff aus dem Vorrat zu deinen Schiffen, falls dort noch eines ist.
    .rule = 829f27c8
text-launch = Setze dieses Schiff auf dieses Seefeld. Jetzt ist es das zuletzt eingesetzte Schiff.
    .rule = e3f149a7
text-send_home = Lege dieses Schiff in den Vorrat. Es gehört nicht mehr zu den in diesem Zug eingesetzten Schiffen.
    .rule = d2e98498
text-sort_boats = Solange du mehr Schiffe hast, als in deinen Hafen passen, wähle eines davon und lege es zu den abgelegten Schiffen.
    .rule = 6c0d766f
text-put_away =
    Merke dir den Platz deiner Spielfigur in dieser Runde für den Fall eines Gleichstands.
    Die Nummer deiner Flotte ist der Platz der Spielfigur in der nächsten Runde. Lege die Flotte zu den benutzten Flotten.
    Kein Schiff gilt mehr als „in diesem Zug eingesetzt“.
    .rule = c4c5a75a
text-draw_order =
    Lost mit je einer Spielfigur jedes Spielers die Reihenfolge aus und stellt diese Figuren so auf die Reihenfolgeleiste.
    Zu zweit folgen die zweiten Spielfiguren in derselben Reihenfolge.
    .rule = 8fa957c3
text-collect = Während du sammelst: Wähle ein in diesem Zug eingesetztes Schiff, für das du noch keinen Kulturmarker genommen hast, und nimm einen von einer Insel daneben.
    .rule = c08717c4
text-use_boats =
    Wähle eine Möglichkeit; ist keine möglich, passiert nichts:
    - Sammle Kulturmarker: Wähle ein in diesem Zug eingesetztes Schiff neben einer Insel mit einem Kulturmarker und nimm ihn.
    - Wähle ein Gebäudeplättchen aus der Auslage oder aus deinen reservierten und eine leere Insel neben einem in diesem Zug eingesetzten Schiff. Auf den Seefeldern um die Insel müssen alle benötigten Schiffe liegen (außer denen, die dir fehlen dürfen), gleich wer sie eingesetzt hat; sie bleiben liegen. Dann baue dort.
    .rule = be257de4

## Kurze Namen von Möglichkeiten
option-top = oben auf den Stapel
option-bottom = unter den Stapel
option-buy = 1 Schiff kaufen
    .does = kauft 1 Schiff
option-sell = 1 Schiff verkaufen
    .does = verkauft 1 Schiff
option-collect = Kulturmarker sammeln
    .does = sammelt Kulturmarker
option-build = bauen
    .does = baut
ask-transaction-material = Mit welchem Rohstoff?
    .does = kauft ein Schiff mit { FORM($what, "dat") }
ask-transaction-boat = Welches Schiff verkaufst du?
    .does = verkauft ein { $what }
ask-take_any-material = Mit welchem Rohstoff?
    .does = nimmt ein Schiff mit { FORM($what, "dat") }
ask-take_common-material = Mit welchem Rohstoff?
    .does = nimmt ein Schiff mit { FORM($what, "dat") }
ask-unload-island = Von welcher Insel nimmst du ihn?

## Woher Punkte kommen, wodurch das Spiel endet, Schritte des Aufbaus
source-coins = Münzen
source-prestige = Prestigemarker
source-buildings = Gebäude
source-specialists = Spezialisten
source-reserved = reservierte Gebäudeplättchen
source-boats = abgelegte Schiffe
end-last_building = ein Spieler hat sein letztes einfaches Gebäude gebaut
    .rule = caa9e014
end-rows = die Auslage der Spezialisten oder der Gebäudeplättchen lässt sich nicht mehr ganz auffüllen
    .rule = 11543869
end-boats = bei der Vorbereitung der nächsten Runde fehlt im Vorrat eine Sorte Schiffe
    .rule = 0ef17ded
step-open_rows = Auslagen und Flotten
step-lay_tokens = Kulturmarker und Berge
step-draw_order = Reihenfolge der ersten Runde

## Spielregel
game-yamatai = Yamatai
variant-branching_chains = Ein Schiff darf neben jedes Schiff desselben Zuges gesetzt werden, nicht nur neben das letzte
param-buy_price = Kaufpreis
param-sell_price = Verkaufspreis
param-port_limit = Schiffe im Hafen
param-spared_boats = Schiffe, die beim Bauen fehlen dürfen
param-coins_per_point = Münzen je Prestigepunkt
param-worth_of_prestige = Prestigepunkte je Prestigemarker
param-start_anywhere = auf jedem Randfeld beginnen
param-share_bonuses = Boni auch für Prestigegebäude

## Namen
name-bamboo = Bambus
    .gen = von Bambus
name-wood = Holz
    .gen = von Holz
name-stone = Stein
    .gen = von Stein
name-clay = Lehm
    .gen = von Lehm
name-gold = Gold
    .gen = von Gold
name-bamboo_boat = Schiff mit Bambus
name-wood_boat = Schiff mit Holz
name-stone_boat = Schiff mit Stein
name-clay_boat = Schiff mit Lehm
name-gold_boat = Schiff mit Gold
name-orange = orange
    .held = { $n ->
        [one] { $n } orangefarbener Marker
       *[other] { $n } orangefarbene Marker
    }
name-green = grün
    .held = { $n ->
        [one] { $n } grüner Marker
       *[other] { $n } grüne Marker
    }
name-purple = violett
    .held = { $n ->
        [one] { $n } violetter Marker
       *[other] { $n } violette Marker
    }
name-blue = blau
    .held = { $n ->
        [one] { $n } blauer Marker
       *[other] { $n } blaue Marker
    }
name-beige = beige
    .held = { $n ->
        [one] { $n } beigefarbener Marker
       *[other] { $n } beigefarbene Marker
    }
name-red = rot
    .held = { $n ->
        [one] { $n } roter Marker
       *[other] { $n } rote Marker
    }
name-blank = leer
    .held = { $n ->
        [one] { $n } leerer Marker
       *[other] { $n } leere Marker
    }
name-orange_token = orangefarbener Kulturmarker
name-green_token = grüner Kulturmarker
name-purple_token = violetter Kulturmarker
name-blue_token = blauer Kulturmarker
name-beige_token = beigefarbener Kulturmarker
name-red_token = roter Kulturmarker
name-blank_token = leerer Kulturmarker
name-meeple = Spielfigur
name-fleet_1 = Flotte 1
name-fleet_2 = Flotte 2
name-fleet_3 = Flotte 3
name-fleet_4 = Flotte 4
name-fleet_5 = Flotte 5
name-fleet_6 = Flotte 6
name-fleet_7 = Flotte 7
name-fleet_8 = Flotte 8
name-fleet_9 = Flotte 9
name-fleet_10 = Flotte 10
name-amateratsu = Amateratsu
name-izanagi = Izanagi
name-raijin = Raijin
name-ananda = Ananda
name-izanami = Izanami
name-riu = Riu
name-awashima = Awashima
name-kachiko = Kachiko
name-susanoo = Susanoo
name-ebisu = Ebisu
name-kagutsuchi = Kagutsuchi
name-tomoe = Tomoe
name-fu_hsi = Fu Hsi
name-michimata = Michimata
name-toyo_tama = Toyo Tama
name-hetsuka = Hetsuka
name-nakatsu = Nakatsu
name-yasoma = Yasoma
name-b01 = Gebäude 1
    .short = #1
name-b02 = Gebäude 2
    .short = #2
name-b03 = Gebäude 3
    .short = #3
name-b04 = Gebäude 4
    .short = #4
name-b05 = Gebäude 5
    .short = #5
name-b06 = Gebäude 6
    .short = #6
name-b07 = Gebäude 7
    .short = #7
name-b08 = Gebäude 8
    .short = #8
name-b09 = Gebäude 9
    .short = #9
name-b10 = Gebäude 10
    .short = #10
name-b11 = Gebäude 11
    .short = #11
name-b12 = Gebäude 12
    .short = #12
name-b13 = Gebäude 13
    .short = #13
name-b14 = Gebäude 14
    .short = #14
name-b15 = Gebäude 15
    .short = #15
name-b16 = Gebäude 16
    .short = #16
name-b17 = Gebäude 17
    .short = #17
name-b18 = Gebäude 18
    .short = #18
name-b19 = Gebäude 19
    .short = #19
name-b20 = Gebäude 20
    .short = #20
name-b21 = Gebäude 21
    .short = #21
name-p01 = Torii 1
    .short = P1
name-p02 = Torii 2
    .short = P2
name-p03 = Torii 3
    .short = P3
name-p04 = Palast 1
    .short = P4
name-p05 = Palast 2
    .short = P5
name-p06 = Palast 3
    .short = P6
name-p07 = Palast 4
    .short = P7
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-e6 = E6
name-a1_a2 = A1–A2
name-a1_b1 = A1–B1
name-a2_a3 = A2–A3
name-a2_b2 = A2–B2
name-a2_b3 = A2–B3
name-a3_a4 = A3–A4
name-a3_b3 = A3–B3
name-a4_a5 = A4–A5
name-a4_b4 = A4–B4
name-a5_a6 = A5–A6
name-a5_b4 = A5–B4
name-a5_b5 = A5–B5
name-a6_a7 = A6–A7
name-a6_b6 = A6–B6
name-a7_b6 = A7–B6
name-a7_b7 = A7–B7
name-b1_b2 = B1–B2
name-b1_c1 = B1–C1
name-b1_c2 = B1–C2
name-b2_b3 = B2–B3
name-b2_c2 = B2–C2
name-b3_b4 = B3–B4
name-b3_c3 = B3–C3
name-b4_b5 = B4–B5
name-b4_c4 = B4–C4
name-b5_b6 = B5–B6
name-b5_c5 = B5–C5
name-b5_c6 = B5–C6
name-b6_b7 = B6–B7
name-b6_c6 = B6–C6
name-b7_c7 = B7–C7
name-c1_c2 = C1–C2
name-c1_d1 = C1–D1
name-c2_c3 = C2–C3
name-c2_d2 = C2–D2
name-c3_c4 = C3–C4
name-c3_d2 = C3–D2
name-c3_d3 = C3–D3
name-c4_c5 = C4–C5
name-c4_d4 = C4–D4
name-c4_d5 = C4–D5
name-c5_c6 = C5–C6
name-c5_d5 = C5–D5
name-c6_c7 = C6–C7
name-c6_d6 = C6–D6
name-c7_d7 = C7–D7
name-d1_d2 = D1–D2
name-d1_e1 = D1–E1
name-d1_e2 = D1–E2
name-d2_d3 = D2–D3
name-d2_e2 = D2–E2
name-d3_d4 = D3–D4
name-d3_e3 = D3–E3
name-d4_d5 = D4–D5
name-d4_e3 = D4–E3
name-d4_e4 = D4–E4
name-d5_d6 = D5–D6
name-d5_e5 = D5–E5
name-d6_d7 = D6–D7
name-d6_e5 = D6–E5
name-d6_e6 = D6–E6
name-e1_e2 = E1–E2
name-e2_e3 = E2–E3
name-e3_e4 = E3–E4
name-e4_e5 = E4–E5
name-e5_e6 = E5–E6
name-e_a7 = A7 Ost
name-e_c7 = C7 Ost
name-e_e6 = E6 Ost
name-n_a2 = A2 Nord
name-n_a4 = A4 Nord
name-n_a7 = A7 Nord
name-s_d7 = D7 Süd
name-s_e2 = E2 Süd
name-s_e4 = E4 Süd
name-w_a1 = A1 West
name-w_b1 = B1 West
name-w_c1 = C1 West
name-w_d1 = D1 West
name-w_e1 = E1 West

## Was festgelegte Wörter bedeuten
text-buyable = Ein Rohstoff, der einen Kaufpreis hat.
    .rule = 7c711a4e
text-sellable = Ein Schiff mit einem Rohstoff, der einen Verkaufspreis hat.
    .rule = 8844c67b
text-latest = Das Schiff, das du in diesem Zug zuletzt eingesetzt hast.
    .rule = 01fb5bb5
text-idle = Ein Schiff, für das du in diesem Zug noch keinen Kulturmarker genommen hast.
    .rule = a481fb21

## Wege: Verben für Züge von einem Ort zum anderen

move-tile-reserved = { $form ->
    [inf] { FORM($what, "acc") } reservieren
    [to] { FORM($what, "acc") } zu reservieren
    [v1] reservierst du { FORM($what, "acc") }
   *[imp] reserviere { FORM($what, "acc") }
}
    .does = reserviert { FORM($what, "acc") }
move-token-tokens = { $form ->
    [inf] { FORM($what, "acc") } nehmen
    [to] { FORM($what, "acc") } zu nehmen
    [v1] nimmst du { FORM($what, "acc") }
   *[imp] nimm { FORM($what, "acc") }
}
    .does = nimmt { FORM($what, "acc") }
move-tile_stack-looked_at = { $form ->
    [inf] { FORM($what, "acc") } { $origin } ansehen
    [to] { FORM($what, "acc") } { $origin } anzusehen
    [v1] siehst du dir { FORM($what, "acc") } { $origin } an
   *[imp] sieh dir { FORM($what, "acc") } { $origin } an
}
    .does = sieht sich { FORM($what, "acc") } { $origin } an
text-izanami = Bevor ein anderer Spieler einen Spezialisten anwirbt, nimmst du 1 von je 2 Münzen, die auf dem anzuwerbenden Spezialisten liegen.
    .rule = 4eb79869
text-nakatsu = 1x je Zug darfst du 1 deiner Schiffe mit Gold in den Vorrat zurücklegen, um 2 Schiffe nach Wahl mit anderen Rohstoffen zu nehmen, falls im Vorrat noch ein solches ist.
    .rule = ca82b26a
text-buildings = Jeder Spieler erhält so viele Prestigepunkte, wie seine gebauten Gebäudeplättchen zusammen wert sind.
    .rule = b8a5545a
text-specialists = Jeder Spieler erhält so viele Prestigepunkte, wie seine angeworbenen Spezialisten zusammen wert sind.
    .rule = 3f755a7c
text-first_acted = Der Platz deiner Spielfigur in der letzten Runde; hast du zwei Spielfiguren, der vordere ihrer Plätze.
    .rule = 7b94c868
text-fleet_7 = 1x je Zug darfst du bis zu 2 Schiffe von Seefeldern in den Vorrat zurücklegen.
    .rule = 332ded29
text-fleet_3 = 1x je Zug darfst du die obersten 3 Plättchen vom Stapel der Gebäudeplättchen ansehen und in beliebiger Reihenfolge zurücklegen, jedes oben auf den Stapel oder darunter.
    .rule = 00112fc3
text-choose_fleet = Wähle eine der offenen Flotten, lege sie auf deine Spielertafel und erhalte die Schiffe, die sie zeigt.
    .rule = 555515a8
text-turns = Die Spielfiguren sind in der Reihenfolge ihrer Plätze auf der Reihenfolgeleiste dran, vom vordersten an: Mit jeder führt ihr Besitzer einen Zug aus.
    .rule = d4a15742
text-preparation =
    Lege auf jeden Spezialisten in der Auslage 2 Münzen.
    Fülle die Auslage der Spezialisten und die der Gebäudeplättchen auf.
    Jede Spielfigur kommt auf den Platz der Reihenfolgeleiste, der die Nummer der mit ihr gespielten Flotte trägt.
    Fülle die offenen Flotten auf.
    Mische die benutzten Flotten und lege sie unter die verdeckten.
    Fehlt im Vorrat eine Sorte Schiffe ganz, endet das Spiel.
    .rule = 0c285df6
text-unload = Wähle eine Insel mit einem Kulturmarker neben diesem Seefeld und lege ihn zu deinen. Für das Schiff auf dem Seefeld nimmst du in diesem Zug keinen weiteren.
    .rule = 35aa7bc4
text-raise =
    Lege dieses Gebäudeplättchen zu deinen gebauten.
    Platziere auf der Insel, was es zeigt: ein einfaches Gebäude aus deinem Vorrat (hast du keines mehr, kannst du ein solches Plättchen nicht bauen), ein Torii oder einen Palast.
    Für ein einfaches Gebäude erhältst du die Boni, mit der passenden Fähigkeit auch für ein Torii oder einen Palast.
    .rule = 4fd78d4c
text-bonus =
    Erhalte 1 Prestigemarker für jede benachbarte Insel mit Torii oder Palast. Inseln mit einem gemeinsamen Seefeld sind benachbart.
    Ist auf der Insel ein Berg, erhalte 1 Prestigemarker.
    Bildet die Insel mit anderen Inseln, auf denen einfache Gebäude von dir stehen, eine zusammenhängende Gruppe, erhalte 1 Münze für jede Insel der Gruppe, diese mitgezählt; ist das Plättchen ein Handelsposten, noch einmal so viele.
    .rule = 1b66e8a1
text-lay_tokens =
    Mische die Kulturmarker und lege auf jede Insel einen, die Vorderseite nach oben.
    Ist es ein Bergmarker, platziere dort 1 Berg.
    Ist es ein leerer, lege ihn in den allgemeinen Vorrat.
    .rule = 3cfc6a2f
text-open = Ein Seefeld ohne Schiff.
    .rule = 47e32e43
text-harbour = Ein Startfeld; falls du auf jedem Randfeld beginnen darfst, auch jedes Seefeld am Rand des Spielplans.
    .rule = 67768f3b
text-laden = Ein Seefeld neben einer Insel mit einem Kulturmarker, auf dem ein in diesem Zug eingesetztes Schiff liegt, für das du noch keinen Kulturmarker genommen hast.
    .rule = 4c9e40e6
text-ahead = Ein Seefeld neben dem zuletzt eingesetzten Schiff.
    .rule = 204b1456
text-crowned = Eine Insel, auf der ein Torii oder ein Palast steht.
    .rule = ce32993c
text-vacant = Eine Insel, auf der weder ein Kulturmarker noch ein Gebäude, ein Torii, ein Palast oder ein Marker „heiliger Boden“ liegt.
    .rule = a18e96e3
text-group_size = Die Anzahl der Inseln mit deinen einfachen Gebäuden, die mit dieser Insel eine zusammenhängende Gruppe bilden, diese mitgezählt.
    .rule = 56296708
text-kagutsuchi = Immer wenn du ein einfaches Gebäude baust, erhältst du 1 Prestigemarker, falls du auf keiner benachbarten Insel ein einfaches Gebäude hast.
    .rule = 0bcc6cdc
text-take_any = Nimm 1 beliebiges Schiff aus dem Vorrat.
    .rule = 7ca93b9b
text-take_common = Nimm 1 beliebiges Schiff aus dem Vorrat, aber keines mit Gold.
    .rule = b6c66f40
text-fleet_8 = 1x je Zug darfst du 2 Schiffe auf dem Spielplan gegeneinander austauschen.
    .rule = bd688047
text-fleet_6 = 1x je Zug darfst du die Kulturmarker zweier Inseln gegeneinander austauschen.
    .rule = 96bb0735
move-boat-berth = { $form ->
    [inf] { FORM($what, "acc") } { $target } setzen
    [to] { FORM($what, "acc") } { $target } zu setzen
    [v1] setzt du { FORM($what, "acc") } { $target }
   *[imp] setze { FORM($what, "acc") } { $target }
}
    .does = setzt { FORM($what, "acc") } { $target }
text-recruit =
    Wähle einen Spezialisten aus der Auslage.
    Gib 2 gleiche oder 3 verschiedene Kulturmarker ab und nimm dann den Spezialisten.
    .rule = 3bf0d689
text-ahead-branching_chains = Ein Seefeld neben einem in diesem Zug eingesetzten Schiff.
    .rule = 8b01d858
text-tomoe = Wenn du ein Schiff kaufst oder verkaufst, darf es auch ein Schiff mit Gold sein; sein Preis beträgt 5 Münzen.
    .rule = a6873ed8
text-susanoo = Wenn du ein Schiff verkaufst, erhältst du für ein Schiff mit Stein 6 Münzen und für ein Schiff mit Lehm 7 Münzen.
    .rule = d7b5c596
text-ananda = Bevor ein anderer Spieler auf einer Insel baut, die an eine Insel mit einem deiner einfachen Gebäude grenzt, zahlt er dir 2 Münzen; kann er das nicht, darf er dort nicht bauen.
    .rule = 8a97c38e
text-fresh = Ein Schiff, das du in diesem Zug aus deinen Schiffen auf ein Seefeld gesetzt hast.
    .rule = a604f3f1
text-raijin = 1x je Zug darfst du 2 deiner Schiffe in den Vorrat zurücklegen, um 1 Schiff mit Gold zu nehmen, falls im Vorrat noch ein Schiff mit Gold ist.
    .rule = 7b3f8fd9
text-ebisu = 1x je Zug darfst du noch einen Kulturmarker von einer beliebigen Insel nehmen, falls du in diesem Zug Kulturmarker gesammelt hast.
    .rule = bc5fa43c
text-fleet_4 = 1x je Zug darfst du ein Schiff auf dem Spielplan auf ein benachbartes leeres Seefeld versetzen.
    .rule = d17471d3
text-reserved = Jeder Spieler verliert 1 Prestigepunkt je reserviertes Gebäudeplättchen.
    .rule = cc662584
