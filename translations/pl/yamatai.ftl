### Yamatai: nazwy i słowa, po polsku. Nazwy własne jak w wydaniu polskim.

## Liczniki, pionki, rodzaje
noun-point =
    .gender = mi
    .nom-sg = punkt prestiżu
    .gen-sg = punktu prestiżu
    .dat-sg = punktowi prestiżu
    .acc-sg = punkt prestiżu
    .ins-sg = punktem prestiżu
    .loc-sg = punkcie prestiżu
    .nom-pl = punkty prestiżu
    .gen-pl = punktów prestiżu
    .dat-pl = punktom prestiżu
    .acc-pl = punkty prestiżu
    .ins-pl = punktami prestiżu
    .loc-pl = punktach prestiżu
    .short = punkty
noun-coin =
    .gender = f
    .nom-sg = moneta
    .gen-sg = monety
    .dat-sg = monecie
    .acc-sg = monetę
    .ins-sg = monetą
    .loc-sg = monecie
    .nom-pl = monety
    .gen-pl = monet
    .dat-pl = monetom
    .acc-pl = monety
    .ins-pl = monetami
    .loc-pl = monetach
noun-prestige =
    .gender = mi
    .nom-sg = żeton prestiżu
    .gen-sg = żetonu prestiżu
    .dat-sg = żetonowi prestiżu
    .acc-sg = żeton prestiżu
    .ins-sg = żetonem prestiżu
    .loc-sg = żetonie prestiżu
    .nom-pl = żetony prestiżu
    .gen-pl = żetonów prestiżu
    .dat-pl = żetonom prestiżu
    .acc-pl = żetony prestiżu
    .ins-pl = żetonami prestiżu
    .loc-pl = żetonach prestiżu
    .short = prestiż
noun-waste =
    .gender = f
    .nom-sg = odrzucona łódź
    .gen-sg = odrzuconej łodzi
    .dat-sg = odrzuconej łodzi
    .acc-sg = odrzuconą łódź
    .ins-sg = odrzuconą łodzią
    .loc-sg = odrzuconej łodzi
    .nom-pl = odrzucone łodzie
    .gen-pl = odrzuconych łodzi
    .dat-pl = odrzuconym łodziom
    .acc-pl = odrzucone łodzie
    .ins-pl = odrzuconymi łodziami
    .loc-pl = odrzuconych łodziach
    .short = odrzucone
number-waste = { $form ->
    [gen] liczby odrzuconych łodzi
    [acc] liczbę odrzuconych łodzi
    [ins] liczbą odrzuconych łodzi
   *[nom] liczba odrzuconych łodzi
}
    .name = odrzucone łodzie
noun-offering =
    .gender = f
    .nom-sg = moneta
    .gen-sg = monety
    .dat-sg = monecie
    .acc-sg = monetę
    .ins-sg = monetą
    .loc-sg = monecie
    .nom-pl = monety
    .gen-pl = monet
    .dat-pl = monetom
    .acc-pl = monety
    .ins-pl = monetami
    .loc-pl = monetach
noun-link =
    .gender = n
    .nom-sg = miejsce w łańcuchu
    .gen-sg = miejsca w łańcuchu
    .dat-sg = miejscu w łańcuchu
    .acc-sg = miejsce w łańcuchu
    .ins-sg = miejscem w łańcuchu
    .loc-sg = miejscu w łańcuchu
    .nom-pl = miejsca w łańcuchu
    .gen-pl = miejsc w łańcuchu
    .dat-pl = miejscom w łańcuchu
    .acc-pl = miejsca w łańcuchu
    .ins-pl = miejscami w łańcuchu
    .loc-pl = miejscach w łańcuchu
noun-load =
    .gender = mi
    .nom-sg = ładunek
    .gen-sg = ładunku
    .dat-sg = ładunkowi
    .acc-sg = ładunek
    .ins-sg = ładunkiem
    .loc-sg = ładunku
    .nom-pl = ładunki
    .gen-pl = ładunków
    .dat-pl = ładunkom
    .acc-pl = ładunki
    .ins-pl = ładunkami
    .loc-pl = ładunkach
noun-place =
    .gender = n
    .nom-sg = miejsce w kolejności
    .gen-sg = miejsca w kolejności
    .dat-sg = miejscu w kolejności
    .acc-sg = miejsce w kolejności
    .ins-sg = miejscem w kolejności
    .loc-sg = miejscu w kolejności
    .nom-pl = miejsca w kolejności
    .gen-pl = miejsc w kolejności
    .dat-pl = miejscom w kolejności
    .acc-pl = miejsca w kolejności
    .ins-pl = miejscami w kolejności
    .loc-pl = miejscach w kolejności
    .short = kolejność
noun-next_place =
    .gender = n
    .nom-sg = miejsce w następnej kolejności
    .gen-sg = miejsca w następnej kolejności
    .dat-sg = miejscu w następnej kolejności
    .acc-sg = miejsce w następnej kolejności
    .ins-sg = miejscem w następnej kolejności
    .loc-sg = miejscu w następnej kolejności
    .nom-pl = miejsca w następnej kolejności
    .gen-pl = miejsc w następnej kolejności
    .dat-pl = miejscom w następnej kolejności
    .acc-pl = miejsca w następnej kolejności
    .ins-pl = miejscami w następnej kolejności
    .loc-pl = miejscach w następnej kolejności
noun-acted =
    .gender = n
    .nom-sg = miejsce w ostatniej kolejności
    .gen-sg = miejsca w ostatniej kolejności
    .dat-sg = miejscu w ostatniej kolejności
    .acc-sg = miejsce w ostatniej kolejności
    .ins-sg = miejscem w ostatniej kolejności
    .loc-sg = miejscu w ostatniej kolejności
    .nom-pl = miejsca w ostatniej kolejności
    .gen-pl = miejsc w ostatniej kolejności
    .dat-pl = miejscom w ostatniej kolejności
    .acc-pl = miejsca w ostatniej kolejności
    .ins-pl = miejscami w ostatniej kolejności
    .loc-pl = miejscach w ostatniej kolejności
noun-drawn =
    .gender = mi
    .nom-sg = wylosowany pionek
    .gen-sg = wylosowanego pionka
    .dat-sg = wylosowanemu pionkowi
    .acc-sg = wylosowany pionek
    .ins-sg = wylosowanym pionkiem
    .loc-sg = wylosowanym pionku
    .nom-pl = wylosowane pionki
    .gen-pl = wylosowanych pionków
    .dat-pl = wylosowanym pionkom
    .acc-pl = wylosowane pionki
    .ins-pl = wylosowanymi pionkami
    .loc-pl = wylosowanych pionkach
noun-chain =
    .gender = n
    .nom-sg = ogniwo łańcucha
    .gen-sg = ogniwa łańcucha
    .dat-sg = ogniwu łańcucha
    .acc-sg = ogniwo łańcucha
    .ins-sg = ogniwem łańcucha
    .loc-sg = ogniwie łańcucha
    .nom-pl = ogniwa łańcucha
    .gen-pl = ogniw łańcucha
    .dat-pl = ogniwom łańcucha
    .acc-pl = ogniwa łańcucha
    .ins-pl = ogniwami łańcucha
    .loc-pl = ogniwach łańcucha
noun-house =
    .gender = mi
    .nom-sg = budynek zwykły
    .gen-sg = budynku zwykłego
    .dat-sg = budynkowi zwykłemu
    .acc-sg = budynek zwykły
    .ins-sg = budynkiem zwykłym
    .loc-sg = budynku zwykłym
    .nom-pl = budynki zwykłe
    .gen-pl = budynków zwykłych
    .dat-pl = budynkom zwykłym
    .acc-pl = budynki zwykłe
    .ins-pl = budynkami zwykłymi
    .loc-pl = budynkach zwykłych
noun-torii =
    .gender = n
    .nom-sg = torii
    .gen-sg = torii
    .dat-sg = torii
    .acc-sg = torii
    .ins-sg = torii
    .loc-sg = torii
    .nom-pl = torii
    .gen-pl = torii
    .dat-pl = torii
    .acc-pl = torii
    .ins-pl = torii
    .loc-pl = torii
noun-palace =
    .gender = mi
    .nom-sg = pałac
    .gen-sg = pałacu
    .dat-sg = pałacowi
    .acc-sg = pałac
    .ins-sg = pałacem
    .loc-sg = pałacu
    .nom-pl = pałace
    .gen-pl = pałaców
    .dat-pl = pałacom
    .acc-pl = pałace
    .ins-pl = pałacami
    .loc-pl = pałacach
noun-mountain =
    .gender = mi
    .nom-sg = kafelek gór
    .gen-sg = kafelka gór
    .dat-sg = kafelkowi gór
    .acc-sg = kafelek gór
    .ins-sg = kafelkiem gór
    .loc-sg = kafelku gór
    .nom-pl = kafelki gór
    .gen-pl = kafelków gór
    .dat-pl = kafelkom gór
    .acc-pl = kafelki gór
    .ins-pl = kafelkami gór
    .loc-pl = kafelkach gór
noun-sacred_ground =
    .gender = mi
    .nom-sg = żeton świętej ziemi
    .gen-sg = żetonu świętej ziemi
    .dat-sg = żetonowi świętej ziemi
    .acc-sg = żeton świętej ziemi
    .ins-sg = żetonem świętej ziemi
    .loc-sg = żetonie świętej ziemi
    .nom-pl = żetony świętej ziemi
    .gen-pl = żetonów świętej ziemi
    .dat-pl = żetonom świętej ziemi
    .acc-pl = żetony świętej ziemi
    .ins-pl = żetonami świętej ziemi
    .loc-pl = żetonach świętej ziemi
noun-material =
    .gender = mi
    .nom-sg = surowiec
    .gen-sg = surowca
    .dat-sg = surowcowi
    .acc-sg = surowiec
    .ins-sg = surowcem
    .loc-sg = surowcu
    .nom-pl = surowce
    .gen-pl = surowców
    .dat-pl = surowcom
    .acc-pl = surowce
    .ins-pl = surowcami
    .loc-pl = surowcach
noun-culture =
    .gender = f
    .nom-sg = kultura
    .gen-sg = kultury
    .dat-sg = kulturze
    .acc-sg = kulturę
    .ins-sg = kulturą
    .loc-sg = kulturze
    .nom-pl = kultury
    .gen-pl = kultur
    .dat-pl = kulturom
    .acc-pl = kultury
    .ins-pl = kulturami
    .loc-pl = kulturach
noun-sea =
    .parts = beside
    .gender = n
    .nom-sg = pole
    .gen-sg = pola
    .dat-sg = polu
    .acc-sg = pole
    .ins-sg = polem
    .loc-sg = polu
    .nom-pl = pola
    .gen-pl = pól
    .dat-pl = polom
    .acc-pl = pola
    .ins-pl = polami
    .loc-pl = polach
noun-island =
    .parts = beside
    .gender = f
    .nom-sg = wyspa
    .gen-sg = wyspy
    .dat-sg = wyspie
    .acc-sg = wyspę
    .ins-sg = wyspą
    .loc-sg = wyspie
    .nom-pl = wyspy
    .gen-pl = wysp
    .dat-pl = wyspom
    .acc-pl = wyspy
    .ins-pl = wyspami
    .loc-pl = wyspach
noun-boat =
    .lies = on
    .priced = yes
    .gender = f
    .nom-sg = łódź
    .gen-sg = łodzi
    .dat-sg = łodzi
    .acc-sg = łódź
    .ins-sg = łodzią
    .loc-sg = łodzi
    .nom-pl = łodzie
    .gen-pl = łodzi
    .dat-pl = łodziom
    .acc-pl = łodzie
    .ins-pl = łodziami
    .loc-pl = łodziach
    .pay = give
noun-token =
    .lies = on
    .gender = mi
    .nom-sg = żeton kultury
    .gen-sg = żetonu kultury
    .dat-sg = żetonowi kultury
    .acc-sg = żeton kultury
    .ins-sg = żetonem kultury
    .loc-sg = żetonie kultury
    .nom-pl = żetony kultury
    .gen-pl = żetonów kultury
    .dat-pl = żetonom kultury
    .acc-pl = żetony kultury
    .ins-pl = żetonami kultury
    .loc-pl = żetonach kultury
    .pay = discard
noun-meeple =
    .gender = mi
    .nom-sg = pionek kolejności
    .gen-sg = pionka kolejności
    .dat-sg = pionkowi kolejności
    .acc-sg = pionek kolejności
    .ins-sg = pionkiem kolejności
    .loc-sg = pionku kolejności
    .nom-pl = pionki kolejności
    .gen-pl = pionków kolejności
    .dat-pl = pionkom kolejności
    .acc-pl = pionki kolejności
    .ins-pl = pionkami kolejności
    .loc-pl = pionkach kolejności
noun-fleet =
    .gender = f
    .nom-sg = flota
    .gen-sg = floty
    .dat-sg = flocie
    .acc-sg = flotę
    .ins-sg = flotą
    .loc-sg = flocie
    .nom-pl = floty
    .gen-pl = flot
    .dat-pl = flotom
    .acc-pl = floty
    .ins-pl = flotami
    .loc-pl = flotach
noun-tile =
    .gender = mi
    .nom-sg = kafelek budynku
    .gen-sg = kafelka budynku
    .dat-sg = kafelkowi budynku
    .acc-sg = kafelek budynku
    .ins-sg = kafelkiem budynku
    .loc-sg = kafelku budynku
    .nom-pl = kafelki budynków
    .gen-pl = kafelków budynków
    .dat-pl = kafelkom budynków
    .acc-pl = kafelki budynków
    .ins-pl = kafelkami budynków
    .loc-pl = kafelkach budynków
    .short = budynki
noun-specialist =
    .gender = mp
    .nom-sg = specjalista
    .gen-sg = specjalisty
    .dat-sg = specjaliście
    .acc-sg = specjalistę
    .ins-sg = specjalistą
    .loc-sg = specjaliście
    .nom-pl = specjaliści
    .gen-pl = specjalistów
    .dat-pl = specjalistom
    .acc-pl = specjalistów
    .ins-pl = specjalistami
    .loc-pl = specjalistach
    .short = specjaliści

## Co leży w twoich miejscach, po nazwie
noun-in-boats =
    .gender = f
    .nom-sg = łódź
    .gen-sg = łodzi
    .dat-sg = łodzi
    .acc-sg = łódź
    .ins-sg = łodzią
    .loc-sg = łodzi
    .nom-pl = łodzie
    .gen-pl = łodzi
    .dat-pl = łodziom
    .acc-pl = łodzie
    .ins-pl = łodziami
    .loc-pl = łodziach
noun-in-looked_at =
    .gender = mi
    .nom-sg = obejrzany kafelek
    .gen-sg = obejrzanego kafelka
    .dat-sg = obejrzanemu kafelkowi
    .acc-sg = obejrzany kafelek
    .ins-sg = obejrzanym kafelkiem
    .loc-sg = obejrzanym kafelku
    .nom-pl = obejrzane kafelki
    .gen-pl = obejrzanych kafelków
    .dat-pl = obejrzanym kafelkom
    .acc-pl = obejrzane kafelki
    .ins-pl = obejrzanymi kafelkami
    .loc-pl = obejrzanych kafelkach
noun-in-tokens =
    .gender = mi
    .nom-sg = żeton kultury
    .gen-sg = żetonu kultury
    .dat-sg = żetonowi kultury
    .acc-sg = żeton kultury
    .ins-sg = żetonem kultury
    .loc-sg = żetonie kultury
    .nom-pl = żetony kultury
    .gen-pl = żetonów kultury
    .dat-pl = żetonom kultury
    .acc-pl = żetony kultury
    .ins-pl = żetonami kultury
    .loc-pl = żetonach kultury
noun-in-built =
    .gender = mi
    .nom-sg = wzniesiony budynek
    .gen-sg = wzniesionego budynku
    .dat-sg = wzniesionemu budynkowi
    .acc-sg = wzniesiony budynek
    .ins-sg = wzniesionym budynkiem
    .loc-sg = wzniesionym budynku
    .nom-pl = wzniesione budynki
    .gen-pl = wzniesionych budynków
    .dat-pl = wzniesionym budynkom
    .acc-pl = wzniesione budynki
    .ins-pl = wzniesionymi budynkami
    .loc-pl = wzniesionych budynkach
noun-in-reserved =
    .gender = mi
    .nom-sg = zarezerwowany kafelek budynku
    .gen-sg = zarezerwowanego kafelka budynku
    .dat-sg = zarezerwowanemu kafelkowi budynku
    .acc-sg = zarezerwowany kafelek budynku
    .ins-sg = zarezerwowanym kafelkiem budynku
    .loc-sg = zarezerwowanym kafelku budynku
    .nom-pl = zarezerwowane kafelki budynków
    .gen-pl = zarezerwowanych kafelków budynków
    .dat-pl = zarezerwowanym kafelkom budynków
    .acc-pl = zarezerwowane kafelki budynków
    .ins-pl = zarezerwowanymi kafelkami budynków
    .loc-pl = zarezerwowanych kafelkach budynków
noun-in-specialists =
    .gender = mp
    .nom-sg = specjalista
    .gen-sg = specjalisty
    .dat-sg = specjaliście
    .acc-sg = specjalistę
    .ins-sg = specjalistą
    .loc-sg = specjaliście
    .nom-pl = specjaliści
    .gen-pl = specjalistów
    .dat-pl = specjalistom
    .acc-pl = specjalistów
    .ins-pl = specjalistami
    .loc-pl = specjalistach

## Co jest na kafelkach
noun-prop-price =
    .gender = f
    .nom-sg = cena
    .gen-sg = ceny
    .dat-sg = cenie
    .acc-sg = cenę
    .ins-sg = ceną
    .loc-sg = cenie
    .nom-pl = ceny
    .gen-pl = cen
    .dat-pl = cenom
    .acc-pl = ceny
    .ins-pl = cenami
    .loc-pl = cenach
    .zero = brak
noun-prop-islands =
    .gender = f
    .nom-sg = wyspy
    .gen-sg = wysp
    .dat-sg = wyspom
    .acc-sg = wyspy
    .ins-sg = wyspami
    .loc-sg = wyspach
    .nom-pl = wyspy
    .gen-pl = wysp
    .dat-pl = wyspom
    .acc-pl = wyspy
    .ins-pl = wyspami
    .loc-pl = wyspach
noun-prop-near =
    .gender = n
    .nom-sg = sąsiednie pola
    .gen-sg = sąsiednich pól
    .dat-sg = sąsiednim polom
    .acc-sg = sąsiednie pola
    .ins-sg = sąsiednimi polami
    .loc-sg = sąsiednich polach
    .nom-pl = sąsiednie pola
    .gen-pl = sąsiednich pól
    .dat-pl = sąsiednim polom
    .acc-pl = sąsiednie pola
    .ins-pl = sąsiednimi polami
    .loc-pl = sąsiednich polach
noun-prop-material =
    .gender = mi
    .nom-sg = surowiec
    .gen-sg = surowca
    .dat-sg = surowcowi
    .acc-sg = surowiec
    .ins-sg = surowcem
    .loc-sg = surowcu
    .nom-pl = surowce
    .gen-pl = surowców
    .dat-pl = surowcom
    .acc-pl = surowce
    .ins-pl = surowcami
    .loc-pl = surowcach
noun-prop-culture =
    .gender = f
    .nom-sg = kultura
    .gen-sg = kultury
    .dat-sg = kulturze
    .acc-sg = kulturę
    .ins-sg = kulturą
    .loc-sg = kulturze
    .nom-pl = kultury
    .gen-pl = kultur
    .dat-pl = kulturom
    .acc-pl = kultury
    .ins-pl = kulturami
    .loc-pl = kulturach
noun-prop-boats =
    .gender = f
    .verb = take
    .nom-sg = łodzie
    .gen-sg = łodzi
    .dat-sg = łodziom
    .acc-sg = łodzie
    .ins-sg = łodziami
    .loc-sg = łodziach
    .nom-pl = łodzie
    .gen-pl = łodzi
    .dat-pl = łodziom
    .acc-pl = łodzie
    .ins-pl = łodziami
    .loc-pl = łodziach
noun-prop-sort =
    .gender = mi
    .nom-sg = rodzaj
    .gen-sg = rodzaju
    .dat-sg = rodzajowi
    .acc-sg = rodzaj
    .ins-sg = rodzajem
    .loc-sg = rodzaju
    .nom-pl = rodzaje
    .gen-pl = rodzajów
    .dat-pl = rodzajom
    .acc-pl = rodzaje
    .ins-pl = rodzajami
    .loc-pl = rodzajach
noun-prop-cost =
    .gender = f
    .names = things
    .nom-sg = wymagane łodzie
    .gen-sg = wymaganych łodzi
    .dat-sg = wymaganym łodziom
    .acc-sg = wymagane łodzie
    .ins-sg = wymaganymi łodziami
    .loc-sg = wymaganych łodziach
    .nom-pl = wymagane łodzie
    .gen-pl = wymaganych łodzi
    .dat-pl = wymaganym łodziom
    .acc-pl = wymagane łodzie
    .ins-pl = wymaganymi łodziami
    .loc-pl = wymaganych łodziach
noun-prop-value =
    .gender = mi
    .nom-sg = punkty prestiżu
    .gen-sg = punktów prestiżu
    .dat-sg = punktom prestiżu
    .acc-sg = punkty prestiżu
    .ins-sg = punktami prestiżu
    .loc-sg = punktach prestiżu
    .nom-pl = punkty prestiżu
    .gen-pl = punktów prestiżu
    .dat-pl = punktom prestiżu
    .acc-pl = punkty prestiżu
    .ins-pl = punktami prestiżu
    .loc-pl = punktach prestiżu
is-start =
    .after = startow{ ending-hard }
    .is = { $form ->
        [ins] polem startowym
       *[nom] pole startowe
    }
is-edge =
    .after = na krawędzi planszy
    .is = { $form ->
        [ins] polem na krawędzi planszy
       *[nom] pole na krawędzi planszy
    }
is-steep =
    .before = { $number ->
        [pl] { $form ->
            [gen] górskich
            [loc] górskich
            [dat] górskim
            [ins] górskimi
           *[nom] górskie
        }
       *[sg] { $form ->
            [gen] górskiego
            [dat] górskiemu
            [ins] górskim
            [loc] górskim
           *[nom] górski
        }
    }
    .is = { $form ->
        [ins] żetonem górskim
       *[nom] żeton górski
    }
is-trading_post =
    .after = faktorii
    .is = { $form ->
        [ins] faktorią
       *[nom] faktoria
    }
is-standard =
    .after = zwykłego
    .is = { $form ->
        [ins] budynkiem zwykłym
       *[nom] budynek zwykły
    }
is-torii_tile =
    .after = prestiżowego (torii)
    .is = torii
is-palace_tile =
    .after = prestiżowego (pałac)
    .is = { $form ->
        [ins] pałacem
       *[nom] pałac
    }
is-gold =
    .after = ze złotem
    .is = { $form ->
        [ins] łodzią ze złotem
       *[nom] łódź ze złotem
    }
is-blank =
    .before = pust{ ending-hard }
    .is = { $form ->
        [ins] pustym żetonem
       *[nom] pusty żeton
    }

## Miejsca gry
word-of-your = { $role ->
    [choice] ze swoich
   *[place] z twoich
}
zone-stock = { $form ->
    [gen] zapasu
   *[nom] zapas
}
    .from = z zapasu
    .to = do zapasu
    .in = w zapasie
    .verb-from = place
zone-box = { $form ->
    [gen] rezerwy
    [acc] rezerwę
   *[nom] rezerwa
}
    .from = z rezerwy
    .to = do rezerwy
    .in = w rezerwie
    .verb-from = place
    .verb = away
zone-bank = { $form ->
    [gen] banku
   *[nom] bank
}
    .from = { TRAIT($holder, "with") ->
        [ze] ze
       *[none] z
    } { FORM($holder, "ins") } z banku
    .to = do banku
    .in = { TRAIT($holder, "with") ->
        [ze] ze
       *[none] z
    } { FORM($holder, "ins") } w banku
    .there = w banku { $no ->
        [yes] nie ma { FORM($what, "gen") }
       *[no] jest { FORM($what, "nom") }
    } z { FORM($holder, "ins") }
    .having = { $nth ->
        [0] ,
       *[other] i
    } { $number ->
        [pl] których
       *[sg] którego
    } { $no ->
        [yes] łodzi nie ma
       *[no] łodzie są
    } w banku
zone-berth = { $form ->
    [gen] pola
   *[nom] pole
}
    .from = z { FORM($holder, "gen") }
    .to = na { FORM($holder, "acc") }
    .in = { $role ->
        [choice] z { FORM($holder, "gen") }
       *[place] na { FORM($holder, "loc") }
    }
    .having = { $nth ->
        [0] , { which-on }
       *[other] { $no ->
            [yes] , a
           *[no] i
        }
    } { $no ->
        [yes] nie ma { FORM($what, "gen") }
       *[no] { word-is } { FORM($what, "nom") }
    }
zone-boats = { $form ->
    [gen] łodzi
   *[nom] łodzie pod ręką i w porcie
}
    .from = spośród swoich łodzi
    .to = do swoich łodzi
    .in = { $role ->
        [choice] spośród swoich łodzi
       *[place] wśród twoich łodzi
    }
    .short = łodzie
    .of = { word-of-your } łodzi
zone-lost_boats = { $form ->
    [gen] odrzuconych łodzi
   *[nom] odrzucone łodzie
}
    .remark = liczy się, ile ich kto odrzucił
    .from = spośród odrzuconych łodzi
    .to = na pole odrzuconych łodzi
    .in = { $role ->
        [choice] spośród odrzuconych łodzi
       *[place] wśród odrzuconych łodzi
    }
zone-token_stack = { $form ->
    [gen] stosu żetonów kultury
   *[nom] stos żetonów kultury
}
    .from = ze stosu żetonów kultury
    .to = na stos żetonów kultury
    .in = w stosie żetonów kultury
zone-site = { $form ->
    [gen] miejsca na żeton
   *[nom] miejsce na żeton
}
    .from = z { FORM($holder, "gen") }
    .to = na { FORM($holder, "acc") }
    .in = { $role ->
        [choice] z { FORM($holder, "gen") }
       *[place] na { FORM($holder, "loc") }
    }
    .having = { $nth ->
        [0] , { which-on }
       *[other] { $no ->
            [yes] , a
           *[no] i
        }
    } { $no ->
        [yes] nie ma { FORM($what, "gen") }
       *[no] { word-is } { FORM($what, "nom") }
    }
zone-tokens = { $form ->
    [gen] żetonów kultury
   *[nom] żetony kultury
}
    .from = spośród swoich żetonów kultury
    .to = do swoich żetonów kultury
    .in = { $role ->
        [choice] spośród swoich żetonów kultury
       *[place] wśród twoich żetonów kultury
    }
    .verb = take
    .short = kultura
    .of = { word-of-your } żetonów kultury
zone-urn = { $form ->
    [gen] pionków do losowania
   *[nom] pionki do losowania
}
    .from = spośród pionków do losowania
    .to = do pionków do losowania
    .in = { $role ->
        [choice] spośród pionków do losowania
       *[place] wśród pionków do losowania
    }
zone-track = { $form ->
    [gen] toru kolejności
   *[nom] tor kolejności
}
    .from = z toru kolejności
    .to = na tor kolejności
    .in = na torze kolejności
zone-fleet_stack = { $form ->
    [gen] zakrytych flot
   *[nom] zakryte floty
}
    .from = spośród zakrytych flot
    .to = do zakrytych flot
    .in = { $role ->
        [choice] spośród zakrytych flot
       *[place] wśród zakrytych flot
    }
zone-fleet_row = { $form ->
    [gen] odkrytych flot
   *[nom] odkryte floty
}
    .from = spośród odkrytych flot
    .to = do odkrytych flot
    .in = { $role ->
        [choice] spośród odkrytych flot
       *[place] wśród odkrytych flot
    }
    .of = z odkrytych flot
zone-mat = { $form ->
    [acc] matę
    [gen] maty
   *[nom] mata
}
    .from = ze swojej maty
    .to = na swoją matę
    .in = { $role ->
        [choice] na swojej macie
       *[place] na twojej macie
    }
zone-used_fleets = { $form ->
    [gen] użytych flot
   *[nom] użyte floty
}
    .from = spośród użytych
    .to = do użytych flot
    .in = { $role ->
        [choice] spośród użytych flot
       *[place] wśród użytych flot
    }
zone-tile_stack = { $form ->
    [gen] stosu budynków
   *[nom] stos budynków
}
    .from = ze stosu budynków
    .to = na stos budynków
    .in = w stosie budynków
    .verb = away
zone-tile_row = { $form ->
    [gen] rzędu budynków
   *[nom] rząd budynków
}
    .from = z rzędu budynków
    .to = do rzędu budynków
    .in = { $role ->
        [choice] z rzędu budynków
       *[place] w rzędzie budynków
    }
zone-looked_at = { $form ->
    [gen] obejrzanych kafelków
   *[nom] obejrzane kafelki
}
    .from = spośród obejrzanych kafelków
    .to = do obejrzenia
    .in = { $role ->
        [choice] spośród obejrzanych kafelków
       *[place] wśród obejrzanych kafelków
    }
    .verb = take
    .of = z obejrzanych kafelków
zone-reserved = { $form ->
    [gen] kafelków zarezerwowanych
   *[nom] kafelki zarezerwowane
}
    .from = spośród swoich zarezerwowanych kafelków
    .to = do swoich zarezerwowanych kafelków
    .in = { $role ->
        [choice] spośród swoich zarezerwowanych kafelków
       *[place] wśród { $whose ->
        [you] twoich
        [they] jego
       *[none] jego
    } zarezerwowanych kafelków
    }
    .short = odłożone
    .of = { word-of-your } zarezerwowanych kafelków
zone-built = { $form ->
    [gen] wzniesionych budynków
   *[nom] wzniesione budynki
}
    .from = spośród swoich wzniesionych budynków
    .to = do swoich wzniesionych budynków
    .in = wśród { $whose ->
        [you] twoich
        [they] jego
       *[none] jego
    } wzniesionych budynków
    .short = zbudowane
zone-specialist_stack = { $form ->
    [gen] stosu specjalistów
   *[nom] stos specjalistów
}
    .from = ze stosu specjalistów
    .to = na stos specjalistów
    .in = w stosie specjalistów
zone-specialist_row = { $form ->
    [gen] toru specjalistów
   *[nom] tor specjalistów
}
    .from = z toru specjalistów
    .to = na tor specjalistów
    .in = { $role ->
        [choice] z toru specjalistów
       *[place] na torze specjalistów
    }
zone-specialists = { $form ->
    [acc] specjalistów
    [gen] specjalistów
   *[nom] specjaliści
}
    .from = spośród swoich specjalistów
    .to = do swoich specjalistów
    .in = wśród { $whose ->
        [you] twoich
        [they] jego
       *[none] jego
    } specjalistów
    .short = specjal.
    .of = { word-of-your } specjalistów

## Określenia i liczby
is-open =
    .before = pust{ ending-hard }
    .is = { $form ->
        [ins] pustym polem
       *[nom] puste pole
    }
    .rule = 47e32e43
is-harbour =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] i
    } możesz zacząć,
    .is = { $form ->
        [ins] polem, na którym możesz zacząć,
       *[nom] pole, na którym możesz zacząć,
    }
    .so = na { FORM($thing, "loc") } { $no ->
        [yes] nie możesz zacząć
       *[no] możesz zacząć
    }
    .rule = 67768f3b
is-fresh =
    .after = umieszczon{ ending-hard } w tej turze
    .is = { $form ->
        [ins] łodzią umieszczoną w tej turze
       *[nom] łódź umieszczona w tej turze
    }
    .rule = a604f3f1
is-buyable =
    .behind = { $nth ->
        [0] ,
       *[other] i
    } { $number ->
        [pl] które
       *[sg] który
    } można kupić,
    .is = surowcem, który można kupić
    .so = { $no ->
        [yes] { FORM($thing, "gen") } nie można kupić
       *[no] { FORM($thing, "acc") } można kupić
    }
    .rule = 288832df
is-sellable =
    .behind = { $nth ->
        [0] ,
       *[other] i
    } { $number ->
        [pl] które
       *[sg] którą
    } można sprzedać,
    .is = łodzią, którą można sprzedać
    .so = { $no ->
        [yes] { FORM($thing, "gen") } nie można sprzedać
       *[no] { FORM($thing, "acc") } można sprzedać
    }
    .rule = e74f420f
is-latest =
    .before = ostatnio umieszczon{ ending-hard }
    .is = { $form ->
        [ins] ostatnio umieszczoną łodzią
       *[nom] ostatnio umieszczona łódź
    }
    .rule = 01fb5bb5
is-idle =
    .behind = { $nth ->
        [0] , { which-nom }
       *[other] i
    } nie { $number ->
        [pl] przyniosły
       *[sg] przyniosła
    } jeszcze żetonu kultury
    .is = { $form ->
        [ins] łodzią, która nie przyniosła jeszcze żetonu kultury
       *[nom] łódź, która nie przyniosła jeszcze żetonu kultury
    }
    .rule = a481fb21
is-laden =
    .behind = , z { which-gen } łódź może jeszcze przynieść żeton kultury,
    .is = { $form ->
        [ins] polem, z którego łódź może jeszcze przynieść żeton kultury
       *[nom] pole, z którego łódź może jeszcze przynieść żeton kultury
    }
    .so = z { FORM($thing, "gen") } łódź { $no ->
        [yes] nie może już przynieść żetonu kultury
       *[no] może jeszcze przynieść żeton kultury
    }
    .rule = 2e5e7e8d
is-ahead =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] i
    } można przedłużyć łańcuch
    .is = { $form ->
        [ins] polem, na którym można przedłużyć łańcuch
       *[nom] pole, na którym można przedłużyć łańcuch
    }
    .so = na { FORM($thing, "loc") } { $no ->
        [yes] nie można przedłużyć łańcucha
       *[no] można przedłużyć łańcuch
    }
    .rule = 8d481b8b 6afb03a4
is-vacant =
    .before = pust{ ending-hard }
    .is = { $form ->
        [ins] pustą wyspą
       *[nom] pusta wyspa
    }
    .rule = a18e96e3
is-crowned =
    .after = z torii lub pałacem
    .is = { $form ->
        [ins] wyspą z torii lub pałacem
       *[nom] wyspa z torii lub pałacem
    }
    .rule = ce32993c
is-reached =
    .behind = { $nth ->
        [0] ,
       *[other] i
    } z { $number ->
        [pl] którymi
       *[sg] którą
    } sąsiaduje łódź umieszczona w tej turze
    .is = { $form ->
        [ins] wyspą, z którą sąsiaduje łódź umieszczona w tej turze
       *[nom] wyspa, z którą sąsiaduje łódź umieszczona w tej turze
    }
    .so = z { FORM($thing, "ins") } { $no ->
        [yes] nie sąsiaduje żadna łódź umieszczona w tej turze
       *[no] sąsiaduje łódź umieszczona w tej turze
    }
    .rule = 017bed26
is-on_offer =
    .before = dostępn{ ending-hard }
    .is = { $form ->
        [ins] dostępnym kafelkiem
       *[nom] dostępny kafelek
    }
    .rule = b7a8685a
number-group_size = { $form ->
    [gen] liczby budynków w twojej grupie obejmującej
    [acc] liczbę budynków w twojej grupie obejmującej
    [ins] liczbą budynków w twojej grupie obejmującej
   *[nom] liczba budynków w twojej grupie obejmującej
} { FORM($thing, "acc") }
    .rule = 56296708
number-first_acted = { $form ->
    [gen] miejsca w kolejności ostatniej rundy
    [acc] miejsce w kolejności ostatniej rundy
    [ins] miejscem w kolejności ostatniej rundy
   *[nom] miejsce w kolejności ostatniej rundy
}
    .rule = 7b94c868
# .priced: gdy mowa o surowcu jakiejś łodzi, cenę ma ona sama
number-buy_price = { TRAIT($thing, "priced") ->
    [yes] której cena kupna
   *[none] { TRAIT($thing, "it") ->
        [yes] dla którego cena kupna łodzi
       *[none] { price-to-buy } { with-object }
    }
}
price-to-buy = { $form ->
    [gen] ceny kupna łodzi
    [acc] cenę kupna łodzi
    [ins] ceną kupna łodzi
   *[nom] cena kupna łodzi
}
number-sell_price = { TRAIT($thing, "priced") ->
    [yes] której cena sprzedaży
   *[none] { TRAIT($thing, "it") ->
        [yes] dla którego cena sprzedaży łodzi
       *[none] { price-to-sell } { with-object }
    }
}
price-to-sell = { $form ->
    [gen] ceny sprzedaży łodzi
    [acc] cenę sprzedaży łodzi
    [ins] ceną sprzedaży łodzi
   *[nom] cena sprzedaży łodzi
}
number-port_limit = { $n }
number-spared_boats = { $n }
number-coins_per_point = { $n }
number-worth_of_prestige = { $n }
number-chain = { $form ->
    [gen] długości łańcucha
    [acc] długość łańcucha
    [ins] długością łańcucha
   *[nom] długość łańcucha
}
    .is = { $n ->
        [0] w tej turze nie masz jeszcze umieszczonej łodzi
       *[other] w tej turze masz już umieszczoną łódź
    }
    .set = łańcuch się kończy
number-collecting = stan zbierania
    .is = { $n ->
        [0] nie zbierasz żetonów kultury
        [1] zbierasz żetony kultury
       *[other] w tej turze zebrano już żetony kultury
    }
    .not = { $n ->
        [1] teraz nie zbierasz żetonów kultury
       *[other] w tej turze nie zebrano jeszcze żetonów kultury
    }
    .set = { $n ->
        [0] zbieranie jest zakończone
        [1] { $form ->
            [inf] zbierać żetony kultury
            [to] zbierać żetony kultury
            [ind] zbierasz żetony kultury
           *[imp] zbieraj żetony kultury
        }
       *[other] na tym kończy się zbieranie
    }
number-shortage = oznaczenie, że czegoś nie udało się uzupełnić,
    .is = rzędu budynków lub toru specjalistów nie udało się w całości uzupełnić
    .set = gra się kończy
number-empty_bank = oznaczenie, że jakiegoś surowca zabrakło,
    .is = w banku zabrakło łodzi z jednym z surowców
    .set = gra się kończy
number-drawn = { $form ->
    [gen] liczby wylosowanych pionków
    [acc] liczbę wylosowanych pionków
    [ins] liczbą wylosowanych pionków
   *[nom] liczba wylosowanych pionków
}
number-place = { $form ->
    [gen] miejsca
    [acc] miejsce
    [ins] miejscem
   *[nom] miejsce
} { FORM($thing, "gen") } na torze
    .is = { FORM($thing, "nom") } nie ma jeszcze miejsca w kolejności
number-next_place = { $form ->
    [gen] numeru
    [acc] numer
    [ins] numerem
   *[nom] numer
} floty użytej z { FORM($thing, "ins") }
number-acted = { $form ->
    [gen] miejsca
    [acc] miejsce
    [ins] miejscem
   *[nom] miejsce
} { FORM($thing, "gen") } w kolejności ostatniej rundy
number-link = { $form ->
    [gen] miejsca
    [acc] miejsce
    [ins] miejscem
   *[nom] miejsce
} { FORM($thing, "gen") } w łańcuchu
    .some = { FORM($thing, "nom") } została umieszczona w tej turze
    .set = { FORM($thing, "nom") } nie należy już do łańcucha
number-load = { $form ->
    [gen] ładunku
    [acc] ładunek
    [ins] ładunkiem
   *[nom] ładunek
} { FORM($thing, "gen") }
    .is = { FORM($thing, "nom") } nie przyniosła w tej turze żetonu kultury
    .set = { $n ->
        [0] { FORM($thing, "nom") } jest znowu wolna
       *[other] { FORM($thing, "nom") } przyniosła już swój żeton kultury
    }

## Co zmieniają karty; $form: card (na karcie) albo cond (w warunku)
change-port_limit = { $way ->
    [more] w porcie możesz przechowywać o { $by } { $by ->
        [one] łódź
        [few] łodzie
       *[many] łodzi
    } więcej (razem { $n })
   *[exactly] w porcie możesz przechowywać do { $n } { $n ->
        [one] łodzi
        [few] łodzi
       *[many] łodzi
    }
}
    .rule = 1ed2103d
change-spared_boats = gdy budujesz, może brakować { $n } { $n ->
    [one] wymaganej łodzi
    [few] wymaganych łodzi
   *[many] wymaganych łodzi
} (wybierasz { $n ->
    [one] której
    [few] których
   *[many] których
})
    .rule = 224f563d
change-coins_per_point = na koniec gry otrzymujesz 1 punkt prestiżu za każde { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
} zamiast { $old }
    .rule = 0a25e461
change-worth_of_prestige = na koniec gry każdy twój żeton prestiżu jest wart { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} prestiżu zamiast { $old }
    .rule = 0a25e461
# z drewnem, ze złotem
with-object = { TRAIT($thing, "with") ->
    [ze] ze
   *[none] z
} { FORM($thing, "ins") }
change-buy_price = możesz kupować łodzie { with-object } po { $by } { $by ->
    [one] monecie
    [few] monety
   *[many] monet
}
    .rule = e895fa42
change-sell_price = możesz sprzedawać łodzie { with-object } po { $by } { $by ->
    [one] monecie
    [few] monety
   *[many] monet
}
    .rule = e0f7c668
permit-start_anywhere = { $form ->
    [cond] { $no ->
        [yes] nie możesz zacząć na każdym polu na krawędzi
       *[no] możesz zacząć na każdym polu na krawędzi
    }
   *[card] każde puste pole na krawędzi planszy jest dla ciebie polem startowym
}
    .rule = febb5830
permit-share_bonuses = { $form ->
    [cond] { $no ->
        [yes] nie otrzymujesz premii za budynki prestiżowe, które wznosisz
       *[no] otrzymujesz premie także za budynki prestiżowe, które wznosisz
    }
   *[card] za torii i pałace, które wznosisz, otrzymujesz takie same premie jak za budynki zwykłe
}
    .rule = d9b29e4c

## Zasady i kroki
step-turn = { $form ->
    [gen] tury
    [acc] turę
   *[nom] tura
}
    .your = swojej tury
rule-round = runda
rule-turns = { $form ->
    [inf] rozegrać tury
    [to] rozegrać tury
    [ind] rozgrywasz tury
   *[imp] rozegraj tury
}
rule-turn = { $form ->
    [inf] rozegrać
    [to] rozegrać
    [ind] rozgrywasz
   *[imp] rozegraj
} turę z { FORM($object, "ins") }
    .does = rozgrywa turę z { FORM($object, "ins") }
step-preparation = przygotowanie następnej rundy
rule-preparation = { $form ->
    [inf] przygotować
    [to] przygotować
    [ind] przygotowujesz
   *[imp] przygotuj
} następną rundę
rule-choose_fleet = { $form ->
    [inf] wybrać
    [to] wybrać
    [ind] wybierasz
   *[imp] wybierz
} flotę
    .does = wybiera flotę
# bare: po „Łodzie:”
verb-take-boat = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
    [bare] { "" }
   *[imp] weź
}
rule-take = { verb-take-boat } 1 łódź z { FORM($object, "ins") }
rule-take_any = { verb-take-boat } 1 { $form ->
    [bare] dowolna
   *[other] dowolną
} łódź
    .does = bierze łódź
rule-take_common = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} 1 dowolną łódź, ale nie ze złotem
    .does = bierze łódź
rule-transaction = { $form ->
    [inf] kupić albo sprzedać
    [to] kupić albo sprzedać
    [ind] kupujesz albo sprzedajesz
   *[imp] kup albo sprzedaj
} 1 łódź
    .does = kupuje albo sprzedaje łódź
rule-send_home = { $form ->
    [inf] odłożyć
    [to] odłożyć
    [ind] odkładasz
   *[imp] odłóż
} { FORM($object, "acc") } do banku
rule-sail = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} łódź na planszy
    .does = umieszcza
rule-launch = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} { FORM($object, "acc") } na { FORM($place, "loc") }
rule-use_boats = { $form ->
    [inf] zbierać żetony kultury albo
    [to] zbierać żetony kultury albo
    [ind] zbierasz żetony kultury albo
   *[imp] zbieraj żetony kultury albo
} { $form ->
    [inf] wznieść
    [to] wznieść
    [ind] wznosisz
   *[imp] wznieś
} budynek
    .does = korzysta z łodzi
rule-collect = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} przy zbieraniu kolejny żeton kultury
    .does = zbiera żetony kultury
rule-unload = { $form ->
    [inf] zabrać
    [to] zabrać
    [ind] zabierasz
   *[imp] zabierz
} żeton kultury z wyspy przy { FORM($place, "loc") }
    .does = zabiera żeton kultury
rule-raise = { $form ->
    [inf] wznieść
    [to] wznieść
    [ind] wznosisz
   *[imp] wznieś
} budynek na { FORM($place, "loc") }
    .event = { $form ->
        [soon] { $who ->
            [you] wzniesiesz budynek na wyspie
           *[opponent] inny gracz wzniesie budynek na wyspie
        }
       *[other] { $who ->
            [you] wznosisz budynek na wyspie
           *[opponent] inny gracz wznosi budynek na wyspie
        }
    }
rule-bonus = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} premie za budynek na { FORM($place, "loc") }
rule-sort_boats = { $form ->
    [inf] odrzucić
    [to] odrzucić
    [ind] odrzucasz
   *[imp] odrzuć
} łodzie, które nie mieszczą się w porcie
    .does = odrzuca
rule-recruit = { $form ->
    [inf] zwerbować
    [to] zwerbować
    [ind] werbujesz
   *[imp] zwerbuj
} specjalistę
    .does = werbuje specjalistę
rule-hire = { $form ->
    [inf] zwerbować
    [to] zwerbować
    [ind] werbujesz
   *[imp] zwerbuj
} { FORM($object, "acc") }
    .event = { $form ->
        [soon] { $who ->
            [you] zwerbujesz specjalistę
           *[opponent] inny gracz zwerbuje specjalistę
        }
       *[other] { $who ->
            [you] werbujesz specjalistę
           *[opponent] inny gracz werbuje specjalistę
        }
    }
rule-put_away = { $form ->
    [inf] odłożyć
    [to] odłożyć
    [ind] odkładasz
   *[imp] odłóż
} flotę

## Zasady własnymi słowami, gdy reguły liczą to, co gracz po prostu widzi
text-transaction =
    Wybierz jedno:
      - Kup 1 łódź z banku, płacąc jej cenę kupna.
      - Sprzedaj 1 ze swoich łodzi: otrzymaj jej cenę sprzedaży i odłóż łódź do banku.
    Łodzi z surowcem, który nie ma ceny, nie można ani kupić, ani sprzedać.
    .rule = 593ba4c1
text-sail =
    Połóż jedną ze swoich łodzi na pustym polu:
      - pierwszą łódź w turze tam, gdzie możesz zacząć, albo obok łodzi z tym samym surowcem,
      - każdą następną tam, gdzie można przedłużyć łańcuch.
    .rule = 23081915
text-use_boats =
    Wybierz jedno:
      - Zbieraj żetony kultury: wybierz łódź umieszczoną w tej turze, która sąsiaduje z wyspą z takim żetonem, i zabierz go.
      - Wznieś budynek: wybierz dostępny kafelek budynku i pustą wyspę sąsiadującą z łodzią umieszczoną w tej turze. Wokół wyspy muszą leżeć wszystkie łodzie, których wymaga kafelek (poza tymi, których może ci brakować), bez względu na to, kto je umieścił. Łodzie zostają na swoich polach.
    Jeśli nie da się wykonać żadnej z tych akcji, graj dalej.
    .rule = be257de4
text-collect = Gdy zbierasz żetony kultury, wybierz łódź umieszczoną w tej turze, która nie przyniosła jeszcze żetonu, i zabierz jeden z sąsiadującej z nią wyspy.
    .rule = c08717c4
text-hire = Weź wszystkie monety leżące na tym specjaliście i przenieś go do swoich specjalistów.
    .rule = 2993906d
text-lay_tokens =
    Potasuj żetony kultury i na każdej wyspie połóż jeden, odkryty.
    Tam, gdzie leży górski żeton kultury, połóż pod nim kafelek gór.
    Puste żetony kultury odłóż do rezerwy.
    .rule = 3cfc6a2f
text-take_any = Weź z banku 1 dowolną łódź.
    .rule = 7ca93b9b
text-take_common = Weź z banku 1 dowolną łódź, ale nie ze złotem.
    .rule = b6c66f40
text-unload = Wybierz wyspę przy tym polu, na której jest żeton kultury, i weź go. Łódź z tego pola nie przyniesie już w tej turze innego żetonu.
    .rule = 35aa7bc4
text-launch = Połóż tę łódź na tym polu. Teraz to ona jest ostatnio umieszczoną łodzią.
    .rule = e3f149a7
text-send_home = Odłóż tę łódź do banku. Nie należy już do łodzi umieszczonych w tej turze.
    .rule = d2e98498
text-sort_boats = Dopóki masz więcej łodzi, niż mieści twój port, wybierz jedną z nich i odłóż ją na pole odrzuconych łodzi.
    .rule = 6c0d766f
text-put_away =
    Jeśli ta runda okaże się ostatnia, miejsce twojego pionka kolejności w tej rundzie rozstrzyga ewentualny remis.
    Numer twojej floty to miejsce pionka w następnej rundzie. Odłóż flotę do użytych flot.
    Żadna łódź nie liczy się już jako umieszczona w tej turze.
    .rule = c4c5a75a
text-draw_order =
    Weź po jednym pionku kolejności każdego gracza, pomieszaj je i w losowej kolejności ułóż na torze kolejności.
    W grze dwuosobowej drugie pionki graczy zajmują następne miejsca w tej samej kolejności.
    .rule = 8fa957c3

## Krótkie nazwy wyborów, których opis byłby za długi
option-top = na wierzch stosu
option-bottom = na spód stosu
option-buy = kup 1 łódź
    .does = kupuje łódź
option-sell = sprzedaj 1 łódź
    .does = sprzedaje łódź
option-collect = zbieraj żetony kultury
    .does = zbiera żetony kultury
option-build = wznieś budynek
    .does = wznosi budynek
ask-transaction-material = Z jakim surowcem?
    .does = kupuje łódź z { FORM($what, "ins") }
ask-transaction-boat = Którą sprzedajesz?
    .does = sprzedaje { FORM($what, "acc") }
ask-take_any-material = Z jakim surowcem?
    .does = bierze łódź z { FORM($what, "ins") }
ask-take_common-material = Z jakim surowcem?
    .does = bierze łódź z { FORM($what, "ins") }
ask-unload-island = Z której?
ask-fleet_2-tile = Który?
ask-fleet_4-origin = Z którego pola?
ask-fleet_4-sea = Na które?
ask-fleet_6-first = Z której wyspy pierwszy?
ask-fleet_6-island = A z której drugi?
ask-fleet_7-sea = Z którego pola?
ask-fleet_8-first = Z którego pola pierwszą?
ask-fleet_8-sea = A z którego drugą?

## Skąd są punkty
source-coins = monety
source-prestige = żetony prestiżu
source-buildings = budynki
source-specialists = specjaliści
source-reserved = kafelki zarezerwowane
source-boats = odrzucone łodzie

## Przyczyny końca gry
end-last_building = gracz umieścił na planszy swój ostatni budynek zwykły
    .rule = caa9e014
end-rows = nie można w całości uzupełnić toru specjalistów albo rzędu budynków
    .rule = 11543869
end-boats = podczas przygotowania rundy zabrakło w banku łodzi z jednym z surowców
    .rule = 0ef17ded

## Kroki przygotowania
step-open_rows = specjaliści, budynki i floty
step-lay_tokens = żetony kultury i kafelki gór
step-draw_order = kolejność pierwszej rundy

## Instrukcja
game-yamatai = Yamatai
variant-branching_chains = Łódź można umieścić obok dowolnej łodzi umieszczonej w tej turze, nie tylko obok ostatniej
param-buy_price = cena kupna
param-sell_price = cena sprzedaży
param-port_limit = łodzie przechowywane w porcie
param-spared_boats = łodzie, których może brakować podczas budowy
param-coins_per_point = monety za jeden punkt prestiżu
param-worth_of_prestige = punkty prestiżu za żeton prestiżu
param-start_anywhere = początek na każdym polu na krawędzi
param-share_bonuses = premie za budynki prestiżowe

## Nazwy
name-bamboo = bambus
    .gender = mi
    .gen = bambusa
    .ins = bambusem
    .held = { $n ->
        [one] { $n } bambus
        [few] { $n } × bambus
       *[other] { $n } × bambus
    }
name-wood = drewno
    .gender = n
    .gen = drewna
    .ins = drewnem
    .held = { $n ->
        [one] { $n } drewno
        [few] { $n } × drewno
       *[other] { $n } × drewno
    }
name-stone = kamień
    .gender = mi
    .gen = kamienia
    .ins = kamieniem
    .held = { $n ->
        [one] { $n } kamień
        [few] { $n } × kamień
       *[other] { $n } × kamień
    }
name-clay = glina
    .gender = f
    .gen = gliny
    .acc = glinę
    .ins = gliną
    .held = { $n ->
        [one] { $n } glina
        [few] { $n } × glina
       *[other] { $n } × glina
    }
name-gold = złoto
    .gender = n
    .gen = złota
    .ins = złotem
    .with = ze
    .held = { $n ->
        [one] { $n } złoto
        [few] { $n } × złoto
       *[other] { $n } × złoto
    }
name-bamboo_boat = łódź z bambusem
    .gender = f
    .gen = łodzi z bambusem
    .ins = łodzią z bambusem
    .loc = łodzi z bambusem
name-wood_boat = łódź z drewnem
    .gender = f
    .gen = łodzi z drewnem
    .ins = łodzią z drewnem
    .loc = łodzi z drewnem
name-stone_boat = łódź z kamieniem
    .gender = f
    .gen = łodzi z kamieniem
    .ins = łodzią z kamieniem
    .loc = łodzi z kamieniem
name-clay_boat = łódź z gliną
    .gender = f
    .gen = łodzi z gliną
    .ins = łodzią z gliną
    .loc = łodzi z gliną
name-gold_boat = łódź ze złotem
    .gender = f
    .gen = łodzi ze złotem
    .ins = łodzią ze złotem
    .loc = łodzi ze złotem
name-orange = pomarańczowa
    .held = { $n ->
        [one] { $n } pomarańczowy żeton
        [few] { $n } pomarańczowe żetony
       *[other] { $n } pomarańczowych żetonów
    }
name-green = zielona
    .held = { $n ->
        [one] { $n } zielony żeton
        [few] { $n } zielone żetony
       *[other] { $n } zielonych żetonów
    }
name-purple = fioletowa
    .held = { $n ->
        [one] { $n } fioletowy żeton
        [few] { $n } fioletowe żetony
       *[other] { $n } fioletowych żetonów
    }
name-blue = niebieska
    .held = { $n ->
        [one] { $n } niebieski żeton
        [few] { $n } niebieskie żetony
       *[other] { $n } niebieskich żetonów
    }
name-beige = beżowa
    .held = { $n ->
        [one] { $n } beżowy żeton
        [few] { $n } beżowe żetony
       *[other] { $n } beżowych żetonów
    }
name-red = czerwona
    .held = { $n ->
        [one] { $n } czerwony żeton
        [few] { $n } czerwone żetony
       *[other] { $n } czerwonych żetonów
    }
name-blank = pusta
    .held = { $n ->
        [one] { $n } pusty żeton
        [few] { $n } puste żetony
       *[other] { $n } pustych żetonów
    }
name-orange_token = pomarańczowy żeton kultury
    .gender = mi
    .gen = pomarańczowego żetonu kultury
    .ins = pomarańczowym żetonem kultury
    .loc = pomarańczowym żetonie kultury
name-green_token = zielony żeton kultury
    .gender = mi
    .gen = zielonego żetonu kultury
    .ins = zielonym żetonem kultury
    .loc = zielonym żetonie kultury
name-purple_token = fioletowy żeton kultury
    .gender = mi
    .gen = fioletowego żetonu kultury
    .ins = fioletowym żetonem kultury
    .loc = fioletowym żetonie kultury
name-blue_token = niebieski żeton kultury
    .gender = mi
    .gen = niebieskiego żetonu kultury
    .ins = niebieskim żetonem kultury
    .loc = niebieskim żetonie kultury
name-beige_token = beżowy żeton kultury
    .gender = mi
    .gen = beżowego żetonu kultury
    .ins = beżowym żetonem kultury
    .loc = beżowym żetonie kultury
name-red_token = czerwony żeton kultury
    .gender = mi
    .gen = czerwonego żetonu kultury
    .ins = czerwonym żetonem kultury
    .loc = czerwonym żetonie kultury
name-blank_token = pusty żeton kultury
    .gender = mi
    .gen = pustego żetonu kultury
    .ins = pustym żetonem kultury
    .loc = pustym żetonie kultury
name-meeple = pionek kolejności
    .gender = mi
    .gen = pionka kolejności
    .ins = pionkiem kolejności
    .loc = pionku kolejności
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
name-w_a1 = A1 (zachód)
name-a1_a2 = A1–A2
name-a1_b1 = A1–B1
name-n_a2 = A2 (północ)
name-a2_a3 = A2–A3
name-a2_b2 = A2–B2
name-a3_a4 = A3–A4
name-a3_b3 = A3–B3
name-n_a4 = A4 (północ)
name-a4_a5 = A4–A5
name-a4_b4 = A4–B4
name-a5_a6 = A5–A6
name-a5_b5 = A5–B5
name-a6_a7 = A6–A7
name-a6_b6 = A6–B6
name-n_a7 = A7 (północ)
name-e_a7 = A7 (wschód)
name-a7_b7 = A7–B7
name-w_b1 = B1 (zachód)
name-b1_b2 = B1–B2
name-b1_c1 = B1–C1
name-b2_b3 = B2–B3
name-b2_c2 = B2–C2
name-b3_b4 = B3–B4
name-b3_c3 = B3–C3
name-b4_b5 = B4–B5
name-b4_c4 = B4–C4
name-b5_b6 = B5–B6
name-b5_c5 = B5–C5
name-b6_b7 = B6–B7
name-b6_c6 = B6–C6
name-b7_c7 = B7–C7
name-w_c1 = C1 (zachód)
name-c1_c2 = C1–C2
name-c1_d1 = C1–D1
name-c2_c3 = C2–C3
name-c2_d2 = C2–D2
name-c3_c4 = C3–C4
name-c3_d3 = C3–D3
name-c4_c5 = C4–C5
name-c4_d4 = C4–D4
name-c5_c6 = C5–C6
name-c5_d5 = C5–D5
name-c6_c7 = C6–C7
name-c6_d6 = C6–D6
name-e_c7 = C7 (wschód)
name-c7_d7 = C7–D7
name-w_d1 = D1 (zachód)
name-d1_d2 = D1–D2
name-d1_e1 = D1–E1
name-d2_d3 = D2–D3
name-d2_e2 = D2–E2
name-d3_d4 = D3–D4
name-d3_e3 = D3–E3
name-d4_d5 = D4–D5
name-d4_e4 = D4–E4
name-d5_d6 = D5–D6
name-d5_e5 = D5–E5
name-d6_d7 = D6–D7
name-d6_e6 = D6–E6
name-s_d7 = D7 (południe)
name-w_e1 = E1 (zachód)
name-e1_e2 = E1–E2
name-e2_e3 = E2–E3
name-s_e2 = E2 (południe)
name-e3_e4 = E3–E4
name-e4_e5 = E4–E5
name-s_e4 = E4 (południe)
name-e5_e6 = E5–E6
name-e_e6 = E6 (wschód)
name-a2_b3 = A2–B3
name-a5_b4 = A5–B4
name-a7_b6 = A7–B6
name-b1_c2 = B1–C2
name-b5_c6 = B5–C6
name-c3_d2 = C3–D2
name-c4_d5 = C4–D5
name-d1_e2 = D1–E2
name-d4_e3 = D4–E3
name-d6_e5 = D6–E5
name-fleet_1 = Flota 1
name-fleet_2 = Flota 2
name-fleet_3 = Flota 3
name-fleet_4 = Flota 4
name-fleet_5 = Flota 5
name-fleet_6 = Flota 6
name-fleet_7 = Flota 7
name-fleet_8 = Flota 8
name-fleet_9 = Flota 9
name-fleet_10 = Flota 10
name-b01 = Budynek 1
    .short = #1
name-b02 = Budynek 2
    .short = #2
name-b03 = Budynek 3
    .short = #3
name-b04 = Budynek 4
    .short = #4
name-b05 = Budynek 5
    .short = #5
name-b06 = Budynek 6
    .short = #6
name-b07 = Budynek 7
    .short = #7
name-b08 = Budynek 8
    .short = #8
name-b09 = Budynek 9
    .short = #9
name-b10 = Budynek 10
    .short = #10
name-b11 = Budynek 11
    .short = #11
name-b12 = Budynek 12
    .short = #12
name-b13 = Budynek 13
    .short = #13
name-b14 = Budynek 14
    .short = #14
name-b15 = Budynek 15
    .short = #15
name-b16 = Budynek 16
    .short = #16
name-b17 = Budynek 17
    .short = #17
name-b18 = Budynek 18
    .short = #18
name-b19 = Budynek 19
    .short = #19
name-b20 = Budynek 20
    .short = #20
name-b21 = Budynek 21
    .short = #21
name-p01 = Torii 1
    .short = T1
name-p02 = Torii 2
    .short = T2
name-p03 = Torii 3
    .short = T3
name-p04 = Pałac 1
    .short = P1
name-p05 = Pałac 2
    .short = P2
name-p06 = Pałac 3
    .short = P3
name-p07 = Pałac 4
    .short = P4
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

## Co znaczą zdefiniowane słowa
text-fresh = Łódź umieszczona w tej turze.
    .rule = a604f3f1
text-crowned = Wyspa z torii lub pałacem.
    .rule = ce32993c
text-ahead = Pole obok ostatnio umieszczonej łodzi.
    .rule = 204b1456
text-buyable = Surowiec, który ma cenę kupna.
    .rule = 7c711a4e
text-sellable = Łódź z surowcem, który ma cenę sprzedaży.
    .rule = 8844c67b
text-latest = Łódź umieszczona w tej turze jako ostatnia.
    .rule = 01fb5bb5
text-idle = Łódź, za którą w tej turze nie wzięto jeszcze żetonu kultury.
    .rule = a481fb21
text-harbour = Pole startowe albo, jeśli możesz zacząć na każdym polu na krawędzi planszy, każde takie pole.
    .rule = 67768f3b
text-reached = Wyspa sąsiadująca z polem, na którym leży łódź umieszczona w tej turze.
    .rule = cf654acd
text-first_acted = Miejsce twojego pionka kolejności w ostatniej rundzie; jeśli masz kilka pionków, liczy się najwcześniejsze.
    .rule = 7b94c868
text-izanami = Zanim inny gracz zwerbuje specjalistę, zabierasz połowę monet leżących na werbowanym specjaliście (1 z każdych 2).
    .rule = 4eb79869
text-ebisu = Raz na turę, po zebraniu żetonów kultury, możesz wziąć jeszcze 1 z dowolnej wyspy.
    .rule = bc5fa43c
text-nakatsu = Raz na turę możesz odłożyć do banku 1 swoją łódź ze złotem i wziąć z banku kolejno 2 dowolne łodzie, ale nie ze złotem. W banku musi być choć jedna taka łódź.
    .rule = ca82b26a
text-vacant = Wyspa, na której nie ma żetonu kultury, budynku zwykłego, torii, pałacu ani żetonu świętej ziemi.
    .rule = a18e96e3
text-choose_fleet = Wybierz jedną z odkrytych flot, połóż ją na swojej macie i weź jej łodzie.
    .rule = 555515a8
text-kachiko = Raz na turę możesz zapłacić 2 monety, aby usunąć z planszy 1 żeton świętej ziemi.
    .rule = bce603df
text-kagutsuchi = Za każdym razem, gdy wznosisz budynek zwykły na wyspie, która nie sąsiaduje z żadną wyspą z twoim budynkiem zwykłym, otrzymujesz 1 żeton prestiżu.
    .rule = 0bcc6cdc
text-laden = Pole z łodzią umieszczoną w tej turze, która nie przyniosła jeszcze żetonu kultury, sąsiadujące z wyspą, na której leży taki żeton.
    .rule = 4c9e40e6
text-preparation =
    Połóż po 2 monety na każdym specjaliście z toru specjalistów, a następnie uzupełnij tor specjalistów.
    Uzupełnij rząd budynków.
    Ustaw każdy pionek kolejności na torze na miejscu o numerze floty, której użyto z tym pionkiem.
    Uzupełnij odkryte floty. Potasuj użyte floty i połóż je na spodzie stosu zakrytych flot.
    Jeśli w banku zabrakło łodzi z którymkolwiek surowcem, gra się kończy.
    .rule = 0c285df6

## Drogi: czasowniki dla ruchu z miejsca na miejsce

move-tile-reserved = { $form ->
    [inf] zarezerwować
    [to] zarezerwować
    [ind] rezerwujesz
   *[imp] zarezerwuj
} { FORM($what, "acc") }
    .does = rezerwuje { FORM($what, "acc") }
move-token-tokens = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} { FORM($what, "acc") }
    .does = bierze { FORM($what, "acc") }
move-tile_stack-looked_at = { $form ->
    [inf] obejrzeć
    [to] obejrzeć
    [ind] oglądasz
   *[imp] obejrzyj
} { FORM($what, "acc") } { $origin }
    .does = ogląda { FORM($what, "acc") } { $origin }
text-raise =
    Połóż ten kafelek wśród swoich wzniesionych budynków.
    Umieść na wyspie to, co przedstawia kafelek: budynek zwykły ze swojego zapasu (jeśli nie masz już żadnego, nie możesz wznieść takiego budynku), torii albo pałac.
    Za budynek zwykły otrzymaj premie; za torii i pałac tylko wtedy, gdy daje ci je zdolność.
    .rule = 4fd78d4c
text-bonus =
    Otrzymaj 1 żeton prestiżu za każdą sąsiednią wyspę z torii lub pałacem. Wyspy, które mają wspólne pole, sąsiadują ze sobą.
    Jeśli na wyspie jest kafelek gór, otrzymaj 1 żeton prestiżu.
    Jeśli wyspa tworzy spójną grupę z innymi wyspami, na których stoją twoje budynki zwykłe, otrzymaj 1 monetę za każdą wyspę w grupie, łącznie z tą; jeśli kafelek to faktoria, jeszcze raz tyle.
    .rule = 1b66e8a1
text-group_size = Liczba wysp z twoimi budynkami zwykłymi, które razem z tą wyspą tworzą spójną grupę, włącznie z nią.
    .rule = 56296708
text-fleet_3 = Raz na turę możesz obejrzeć 3 wierzchnie kafelki ze stosu budynków, a następnie odłożyć każdy z nich na wierzch albo na spód stosu, w dowolnej kolejności.
    .rule = 00112fc3
text-fleet_8 = Raz na turę możesz zamienić miejscami 2 łodzie leżące na planszy.
    .rule = bd688047
text-turns = Tury rozgrywa się według miejsc pionków na torze kolejności, od najniższego: turę każdego pionka rozgrywa jego właściciel.
    .rule = d4a15742
text-fleet_6 = Raz na turę możesz zamienić miejscami 2 żetony kultury z różnych wysp.
    .rule = 96bb0735
text-fleet_7 = Raz na turę możesz odłożyć do banku 1 lub 2 łodzie leżące na planszy.
    .rule = 332ded29
text-take = Weź z banku 1 łódź z tym surowcem, jeśli jeszcze tam jest.
    .rule = 829f27c8
text-recruit =
    Wybierz specjalistę z toru specjalistów.
    Odrzuć 2 jednakowe lub 3 różne żetony kultury.
    Zwerbuj tego specjalistę.
    .rule = 3bf0d689
text-raijin = Raz na turę, jeśli w banku jest łódź ze złotem, możesz odłożyć do banku 2 swoje łodzie, aby wziąć 1 łódź ze złotem.
    .rule = 7b3f8fd9
text-ananda = Zanim inny gracz wzniesie budynek na wyspie, która sąsiaduje z wyspą z twoim budynkiem zwykłym, ten gracz płaci ci 2 monety. Jeśli nie może zapłacić, nie może tam budować.
    .rule = 8a97c38e
text-susanoo = Gdy sprzedajesz łódź, otrzymujesz 6 monet za łódź z kamieniem, a 7 monet za łódź z gliną.
    .rule = d7b5c596
text-tomoe = Gdy kupujesz albo sprzedajesz łódź, może to być także łódź ze złotem; jej cena wynosi 5 monet.
    .rule = a6873ed8
text-reserved = Każdy gracz traci 1 punkt prestiżu za każdy zarezerwowany kafelek budynku.
    .rule = cc662584
