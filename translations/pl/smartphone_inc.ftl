### Smartphone Inc.: nazwy i słowa, po polsku. Nazwy własne jak w wydaniu polskim; regiony nazywają się tak, jak na jego planszy.

## Liczniki, znaczniki, rodzaje
noun-point =
    .gender = mi
    .nom-sg = PZ
    .gen-sg = PZ
    .dat-sg = PZ
    .acc-sg = PZ
    .ins-sg = PZ
    .loc-sg = PZ
    .nom-pl = PZ
    .gen-pl = PZ
    .dat-pl = PZ
    .acc-pl = PZ
    .ins-pl = PZ
    .loc-pl = PZ
noun-price =
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
    .short = cena
number-price = { $form ->
    [gen] { $whose ->
        [they] swojej ceny
       *[you] twojej ceny
    }
    [dat] { $whose ->
        [they] jego cenie
       *[you] twojej cenie
    }
    [acc] { $whose ->
        [they] jego cenę
       *[you] twoją cenę
    }
    [ins] { $whose ->
        [they] jego ceną
       *[you] twoją ceną
    }
    [loc] { $whose ->
        [they] jego cenie
       *[you] twojej cenie
    }
   *[nom] { $whose ->
        [they] jego cena
       *[you] twoja cena
    }
}
    .own = { $whose ->
        [they] jego cenę
       *[you] swoją cenę
    }
noun-goods_token =
    .gender = mi
    .nom-sg = żeton towarów
    .gen-sg = żetonu towarów
    .dat-sg = żetonowi towarów
    .acc-sg = żeton towarów
    .ins-sg = żetonem towarów
    .loc-sg = żetonie towarów
    .nom-pl = żetony towarów
    .gen-pl = żetonów towarów
    .dat-pl = żetonom towarów
    .acc-pl = żetony towarów
    .ins-pl = żetonami towarów
    .loc-pl = żetonach towarów
    .short = żetony
noun-truck_left =
    .gender = mi
    .lose = use
    .nom-sg = niewykorzystany symbol logistyki
    .gen-sg = niewykorzystanego symbolu logistyki
    .dat-sg = niewykorzystanemu symbolowi logistyki
    .acc-sg = niewykorzystany symbol logistyki
    .ins-sg = niewykorzystanym symbolem logistyki
    .loc-sg = niewykorzystanym symbolu logistyki
    .nom-pl = niewykorzystane symbole logistyki
    .gen-pl = niewykorzystanych symboli logistyki
    .dat-pl = niewykorzystanym symbolom logistyki
    .acc-pl = niewykorzystane symbole logistyki
    .ins-pl = niewykorzystanymi symbolami logistyki
    .loc-pl = niewykorzystanych symbolach logistyki
number-truck_left = { $form ->
    [gen] liczby
    [acc] liczbę
   *[nom] liczba
} niewykorzystanych symboli logistyki
    .name = niewykorzystane symbole logistyki
    .compared = { $n ->
        [one] został
        [few] zostały
       *[many] zostało
    } { how-many } { $n } { $n ->
        [one] niewykorzystany symbol
        [few] niewykorzystane symbole
       *[many] niewykorzystanych symboli
    } logistyki
noun-fresh =
    .gender = n
    .nom-sg = oznaczenie nowego biura
    .gen-sg = oznaczenia nowego biura
    .dat-sg = oznaczeniu nowego biura
    .acc-sg = oznaczenie nowego biura
    .ins-sg = oznaczeniem nowego biura
    .loc-sg = oznaczeniu nowego biura
    .nom-pl = oznaczenia nowych biur
    .gen-pl = oznaczeń nowych biur
    .dat-pl = oznaczeniom nowych biur
    .acc-pl = oznaczenia nowych biur
    .ins-pl = oznaczeniami nowych biur
    .loc-pl = oznaczeniach nowych biur
number-fresh = { $form ->
    [gen] liczby
    [acc] liczbę
   *[nom] liczba
} oznaczeń nowego biura w { FORM($thing, "loc") }
    .set = { $n ->
        [0] usuń oznaczenie nowego biura z { FORM($thing, "gen") }
       *[1] oznacz biuro w { FORM($thing, "loc") } jako nowe
    }
number-reverse = { $form ->
    [gen] używanej strony { FORM($thing, "gen") } (0: awers, 1: rewers)
    [acc] stronę, której będziecie używać
   *[nom] używana strona { FORM($thing, "gen") } (0: awers, 1: rewers)
}
    .ranged = no
    .set = połóż { FORM($thing, "acc") } { $n ->
        [0] awersem do góry
       *[1] rewersem do góry
    }
    .now = { $n ->
        [0] w tej partii używany jest awers
       *[1] w tej partii używany jest rewers
    }
noun-reverse =
    .gender = mi
    .nom-sg = rewers w użyciu
    .gen-sg = rewersu w użyciu
    .dat-sg = rewersowi w użyciu
    .acc-sg = rewers w użyciu
    .ins-sg = rewersem w użyciu
    .loc-sg = rewersie w użyciu
    .nom-pl = rewersy w użyciu
    .gen-pl = rewersów w użyciu
    .dat-pl = rewersom w użyciu
    .acc-pl = rewersy w użyciu
    .ins-pl = rewersami w użyciu
    .loc-pl = rewersach w użyciu
noun-office =
    .gender = n
    .nom-sg = biuro
    .gen-sg = biura
    .dat-sg = biuru
    .acc-sg = biuro
    .ins-sg = biurem
    .loc-sg = biurze
    .nom-pl = biura
    .gen-pl = biur
    .dat-pl = biurom
    .acc-pl = biura
    .ins-pl = biurami
    .loc-pl = biurach
noun-progress =
    .gender = mi
    .nom-sg = znacznik postępu
    .gen-sg = znacznika postępu
    .dat-sg = znacznikowi postępu
    .acc-sg = znacznik postępu
    .ins-sg = znacznikiem postępu
    .loc-sg = znaczniku postępu
    .nom-pl = znaczniki postępu
    .gen-pl = znaczników postępu
    .dat-pl = znacznikom postępu
    .acc-pl = znaczniki postępu
    .ins-pl = znacznikami postępu
    .loc-pl = znacznikach postępu
noun-good =
    .gender = mi
    .nom-sg = towar
    .gen-sg = towaru
    .dat-sg = towarowi
    .acc-sg = towar
    .ins-sg = towarem
    .loc-sg = towarze
    .nom-pl = towary
    .gen-pl = towarów
    .dat-pl = towarom
    .acc-pl = towary
    .ins-pl = towarami
    .loc-pl = towarach
noun-symbol =
    .gender = mi
    .nom-sg = symbol
    .gen-sg = symbolu
    .dat-sg = symbolowi
    .acc-sg = symbol
    .ins-sg = symbolem
    .loc-sg = symbolu
    .nom-pl = symbole
    .gen-pl = symboli
    .dat-pl = symbolom
    .acc-pl = symbole
    .ins-pl = symbolami
    .loc-pl = symbolach
noun-size =
    .gender = mi
    .nom-sg = rozmiar
    .gen-sg = rozmiaru
    .dat-sg = rozmiarowi
    .acc-sg = rozmiar
    .ins-sg = rozmiarem
    .loc-sg = rozmiarze
    .nom-pl = rozmiary
    .gen-pl = rozmiarów
    .dat-pl = rozmiarom
    .acc-pl = rozmiary
    .ins-pl = rozmiarami
    .loc-pl = rozmiarach
noun-office_space =
    .gender = n
    .nom-sg = pole biura
    .gen-sg = pola biura
    .dat-sg = polu biura
    .acc-sg = pole biura
    .ins-sg = polem biura
    .loc-sg = polu biura
    .nom-pl = pola biura
    .gen-pl = pól biura
    .dat-pl = polom biura
    .acc-pl = pola biura
    .ins-pl = polami biura
    .loc-pl = polach biura
noun-region =
    .gender = mi
    .at = in
    .linked = yes
    .nom-sg = region
    .gen-sg = regionu
    .dat-sg = regionowi
    .acc-sg = region
    .ins-sg = regionem
    .loc-sg = regionie
    .nom-pl = regiony
    .gen-pl = regionów
    .dat-pl = regionom
    .acc-pl = regiony
    .ins-pl = regionami
    .loc-pl = regionach
noun-customer =
    .gender = ma
    .nom-sg = klient
    .gen-sg = klienta
    .dat-sg = klientowi
    .acc-sg = klienta
    .ins-sg = klientem
    .loc-sg = kliencie
    .nom-pl = klienci
    .gen-pl = klientów
    .dat-pl = klientom
    .acc-pl = klientów
    .ins-pl = klientami
    .loc-pl = klientach
noun-company =
    .gender = f
    .nom-sg = firma
    .gen-sg = firmy
    .dat-sg = firmie
    .acc-sg = firmę
    .ins-sg = firmą
    .loc-sg = firmie
    .nom-pl = firmy
    .gen-pl = firm
    .dat-pl = firmom
    .acc-pl = firmy
    .ins-pl = firmami
    .loc-pl = firmach
noun-sheet =
    .gender = mi
    .nom-sg = arkusz
    .gen-sg = arkusza
    .dat-sg = arkuszowi
    .acc-sg = arkusz
    .ins-sg = arkuszem
    .loc-sg = arkuszu
    .nom-pl = arkusze
    .gen-pl = arkuszy
    .dat-pl = arkuszom
    .acc-pl = arkusze
    .ins-pl = arkuszami
    .loc-pl = arkuszach
noun-improvement =
    .gender = n
    .nom-sg = ulepszenie
    .gen-sg = ulepszenia
    .dat-sg = ulepszeniu
    .acc-sg = ulepszenie
    .ins-sg = ulepszeniem
    .loc-sg = ulepszeniu
    .nom-pl = ulepszenia
    .gen-pl = ulepszeń
    .dat-pl = ulepszeniom
    .acc-pl = ulepszenia
    .ins-pl = ulepszeniami
    .loc-pl = ulepszeniach
noun-technology =
    .gender = f
    .nom-sg = technologia
    .gen-sg = technologii
    .dat-sg = technologii
    .acc-sg = technologię
    .ins-sg = technologią
    .loc-sg = technologii
    .nom-pl = technologie
    .gen-pl = technologii
    .dat-pl = technologiom
    .acc-pl = technologie
    .ins-pl = technologiami
    .loc-pl = technologiach
noun-patent =
    .gender = mi
    .nom-sg = patent
    .gen-sg = patentu
    .dat-sg = patentowi
    .acc-sg = patent
    .ins-sg = patentem
    .loc-sg = patencie
    .nom-pl = patenty
    .gen-pl = patentów
    .dat-pl = patentom
    .acc-pl = patenty
    .ins-pl = patentami
    .loc-pl = patentach
noun-know_how =
    .gender = f
    .nom-sg = strona technologii
    .gen-sg = strony technologii
    .dat-sg = stronie technologii
    .acc-sg = stronę technologii
    .ins-sg = stroną technologii
    .loc-sg = stronie technologii
    .nom-pl = strony technologii
    .gen-pl = stron technologii
    .dat-pl = stronom technologii
    .acc-pl = strony technologii
    .ins-pl = stronami technologii
    .loc-pl = stronach technologii
noun-retailer =
    .gender = mp
    .nom-sg = sprzedawca
    .gen-sg = sprzedawcy
    .dat-sg = sprzedawcy
    .acc-sg = sprzedawcę
    .ins-sg = sprzedawcą
    .loc-sg = sprzedawcy
    .nom-pl = sprzedawcy
    .gen-pl = sprzedawców
    .dat-pl = sprzedawcom
    .acc-pl = sprzedawców
    .ins-pl = sprzedawcami
    .loc-pl = sprzedawcach
noun-shelf =
    .gender = n
    .nom-sg = pole sprzedawcy
    .gen-sg = pola sprzedawcy
    .dat-sg = polu sprzedawcy
    .acc-sg = pole sprzedawcy
    .ins-sg = polem sprzedawcy
    .loc-sg = polu sprzedawcy
    .nom-pl = pola sprzedawcy
    .gen-pl = pól sprzedawcy
    .dat-pl = polom sprzedawcy
    .acc-pl = pola sprzedawcy
    .ins-pl = polami sprzedawcy
    .loc-pl = polach sprzedawcy

## Co leży w twojej strefie, po nazwie
noun-in-skills =
    .gender = f
    .nom-sg = zbadana technologia
    .gen-sg = zbadanej technologii
    .dat-sg = zbadanej technologii
    .acc-sg = zbadaną technologię
    .ins-sg = zbadaną technologią
    .loc-sg = zbadanej technologii
    .nom-pl = zbadane technologie
    .gen-pl = zbadanych technologii
    .dat-pl = zbadanym technologiom
    .acc-pl = zbadane technologie
    .ins-pl = zbadanymi technologiami
    .loc-pl = zbadanych technologiach
noun-in-patents =
    .gender = mi
    .nom-sg = patent
    .gen-sg = patentu
    .dat-sg = patentowi
    .acc-sg = patent
    .ins-sg = patentem
    .loc-sg = patencie
    .nom-pl = patenty
    .gen-pl = patentów
    .dat-pl = patentom
    .acc-pl = patenty
    .ins-pl = patentami
    .loc-pl = patentach
noun-in-improvements =
    .gender = n
    .nom-sg = ulepszenie leżące rewersem do góry
    .gen-sg = ulepszenia leżącego rewersem do góry
    .dat-sg = ulepszeniu leżącemu rewersem do góry
    .acc-sg = ulepszenie leżące rewersem do góry
    .ins-sg = ulepszeniem leżącym rewersem do góry
    .loc-sg = ulepszeniu leżącym rewersem do góry
    .nom-pl = ulepszenia leżące rewersem do góry
    .gen-pl = ulepszeń leżących rewersem do góry
    .dat-pl = ulepszeniom leżącym rewersem do góry
    .acc-pl = ulepszenia leżące rewersem do góry
    .ins-pl = ulepszeniami leżącymi rewersem do góry
    .loc-pl = ulepszeniach leżących rewersem do góry

## Co jest nadrukowane
noun-prop-entry =
    .gender = mi
    .nom-sg = koszt wejścia
    .gen-sg = kosztu wejścia
    .dat-sg = kosztowi wejścia
    .acc-sg = koszt wejścia
    .ins-sg = kosztem wejścia
    .loc-sg = koszcie wejścia
    .nom-pl = koszty wejścia
    .gen-pl = kosztów wejścia
    .dat-pl = kosztom wejścia
    .acc-pl = koszty wejścia
    .ins-pl = kosztami wejścia
    .loc-pl = kosztach wejścia
noun-prop-first =
    .gender = mi
    .nom-sg = PZ za 1. miejsce w sprzedaży
    .gen-sg = PZ za 1. miejsce w sprzedaży
    .dat-sg = PZ za 1. miejsce w sprzedaży
    .acc-sg = PZ za 1. miejsce w sprzedaży
    .ins-sg = PZ za 1. miejsce w sprzedaży
    .loc-sg = PZ za 1. miejsce w sprzedaży
    .nom-pl = PZ za 1. miejsce w sprzedaży
    .gen-pl = PZ za 1. miejsce w sprzedaży
    .dat-pl = PZ za 1. miejsce w sprzedaży
    .acc-pl = PZ za 1. miejsce w sprzedaży
    .ins-pl = PZ za 1. miejsce w sprzedaży
    .loc-pl = PZ za 1. miejsce w sprzedaży
noun-prop-second =
    .gender = mi
    .nom-sg = PZ za 2. miejsce w sprzedaży
    .gen-sg = PZ za 2. miejsce w sprzedaży
    .dat-sg = PZ za 2. miejsce w sprzedaży
    .acc-sg = PZ za 2. miejsce w sprzedaży
    .ins-sg = PZ za 2. miejsce w sprzedaży
    .loc-sg = PZ za 2. miejsce w sprzedaży
    .nom-pl = PZ za 2. miejsce w sprzedaży
    .gen-pl = PZ za 2. miejsce w sprzedaży
    .dat-pl = PZ za 2. miejsce w sprzedaży
    .acc-pl = PZ za 2. miejsce w sprzedaży
    .ins-pl = PZ za 2. miejsce w sprzedaży
    .loc-pl = PZ za 2. miejsce w sprzedaży
noun-prop-size =
    .gender = mi
    .nom-sg = rozmiar
    .gen-sg = rozmiaru
    .dat-sg = rozmiarowi
    .acc-sg = rozmiar
    .ins-sg = rozmiarem
    .loc-sg = rozmiarze
    .nom-pl = rozmiary
    .gen-pl = rozmiarów
    .dat-pl = rozmiarom
    .acc-pl = rozmiary
    .ins-pl = rozmiarami
    .loc-pl = rozmiarach
noun-prop-links =
    .gender = n
    .nom-sg = połączenia
    .gen-sg = połączeń
    .dat-sg = połączeniom
    .acc-sg = połączenia
    .ins-sg = połączeniami
    .loc-sg = połączeniach
    .nom-pl = połączenia
    .gen-pl = połączeń
    .dat-pl = połączeniom
    .acc-pl = połączenia
    .ins-pl = połączeniami
    .loc-pl = połączeniach
noun-prop-pays =
    .gender = f
    .nom-sg = najwyższa cena
    .gen-sg = najwyższej ceny
    .dat-sg = najwyższej cenie
    .acc-sg = najwyższą cenę
    .ins-sg = najwyższą ceną
    .loc-sg = najwyższej cenie
    .nom-pl = najwyższe ceny
    .gen-pl = najwyższych cen
    .dat-pl = najwyższym cenom
    .acc-pl = najwyższe ceny
    .ins-pl = najwyższymi cenami
    .loc-pl = najwyższych cenach
noun-prop-wants =
    .gender = f
    .nom-sg = wymagana technologia
    .gen-sg = wymaganej technologii
    .dat-sg = wymaganej technologii
    .acc-sg = wymaganą technologię
    .ins-sg = wymaganą technologią
    .loc-sg = wymaganej technologii
    .nom-pl = wymagane technologie
    .gen-pl = wymaganych technologii
    .dat-pl = wymaganym technologiom
    .acc-pl = wymagane technologie
    .ins-pl = wymaganymi technologiami
    .loc-pl = wymaganych technologiach
noun-prop-start_points =
    .gender = mi
    .nom-sg = PZ na początku gry
    .gen-sg = PZ na początku gry
    .dat-sg = PZ na początku gry
    .acc-sg = PZ na początku gry
    .ins-sg = PZ na początku gry
    .loc-sg = PZ na początku gry
    .nom-pl = PZ na początku gry
    .gen-pl = PZ na początku gry
    .dat-pl = PZ na początku gry
    .acc-pl = PZ na początku gry
    .ins-pl = PZ na początku gry
    .loc-pl = PZ na początku gry
noun-prop-home =
    .gender = mi
    .at = in
    .nom-sg = region początkowy
    .gen-sg = regionu początkowego
    .dat-sg = regionowi początkowemu
    .acc-sg = region początkowy
    .ins-sg = regionem początkowym
    .loc-sg = regionie początkowym
    .nom-pl = regiony początkowe
    .gen-pl = regionów początkowych
    .dat-pl = regionom początkowym
    .acc-pl = regiony początkowe
    .ins-pl = regionami początkowymi
    .loc-pl = regionach początkowych
noun-prop-board =
    .gender = mi
    .nom-sg = typ
    .gen-sg = typu
    .dat-sg = typowi
    .acc-sg = typ
    .ins-sg = typem
    .loc-sg = typie
    .nom-pl = typy
    .gen-pl = typów
    .dat-pl = typom
    .acc-pl = typy
    .ins-pl = typami
    .loc-pl = typach
noun-prop-cells =
    .gender = f
    .nom-sg = komórki
    .gen-sg = komórek
    .dat-sg = komórkom
    .acc-sg = komórki
    .ins-sg = komórkami
    .loc-sg = komórkach
    .nom-pl = komórki
    .gen-pl = komórek
    .dat-pl = komórkom
    .acc-pl = komórki
    .ins-pl = komórkami
    .loc-pl = komórkach
noun-prop-improvement =
    .gender = n
    .nom-sg = ulepszenie początkowe
    .gen-sg = ulepszenia początkowego
    .dat-sg = ulepszeniu początkowemu
    .acc-sg = ulepszenie początkowe
    .ins-sg = ulepszeniem początkowym
    .loc-sg = ulepszeniu początkowym
    .nom-pl = ulepszenia początkowe
    .gen-pl = ulepszeń początkowych
    .dat-pl = ulepszeniom początkowym
    .acc-pl = ulepszenia początkowe
    .ins-pl = ulepszeniami początkowymi
    .loc-pl = ulepszeniach początkowych
noun-prop-cost =
    .gender = mi
    .nom-sg = koszt po zabraniu patentu
    .gen-sg = kosztu po zabraniu patentu
    .dat-sg = kosztowi po zabraniu patentu
    .acc-sg = koszt po zabraniu patentu
    .ins-sg = kosztem po zabraniu patentu
    .loc-sg = koszcie po zabraniu patentu
    .nom-pl = koszty po zabraniu patentu
    .gen-pl = kosztów po zabraniu patentu
    .dat-pl = kosztom po zabraniu patentu
    .acc-pl = koszty po zabraniu patentu
    .ins-pl = kosztami po zabraniu patentu
    .loc-pl = kosztach po zabraniu patentu
noun-prop-technology =
    .gender = f
    .nom-sg = technologia
    .gen-sg = technologii
    .dat-sg = technologii
    .acc-sg = technologię
    .ins-sg = technologią
    .loc-sg = technologii
    .nom-pl = technologie
    .gen-pl = technologii
    .dat-pl = technologiom
    .acc-pl = technologie
    .ins-pl = technologiami
    .loc-pl = technologiach
noun-prop-value =
    .gender = mi
    .nom-sg = PZ na koniec gry
    .gen-sg = PZ na koniec gry
    .dat-sg = PZ na koniec gry
    .acc-sg = PZ na koniec gry
    .ins-sg = PZ na koniec gry
    .loc-sg = PZ na koniec gry
    .nom-pl = PZ na koniec gry
    .gen-pl = PZ na koniec gry
    .dat-pl = PZ na koniec gry
    .acc-pl = PZ na koniec gry
    .ins-pl = PZ na koniec gry
    .loc-pl = PZ na koniec gry
noun-prop-tile =
    .gender = mi
    .nom-sg = kafel
    .gen-sg = kafla
    .dat-sg = kaflowi
    .acc-sg = kafel
    .ins-sg = kaflem
    .loc-sg = kaflu
    .nom-pl = kafle
    .gen-pl = kafli
    .dat-pl = kaflom
    .acc-pl = kafle
    .ins-pl = kaflami
    .loc-pl = kaflach
noun-prop-bonus =
    .gender = f
    .nom-sg = premia
    .gen-sg = premii
    .dat-sg = premii
    .acc-sg = premię
    .ins-sg = premią
    .loc-sg = premii
    .nom-pl = premie
    .gen-pl = premii
    .dat-pl = premiom
    .acc-pl = premie
    .ins-pl = premiami
    .loc-pl = premiach
    .verb = gain
is-dark =
    .before = ciemn{ ending-hard }
    .is = { $form ->
        [ins] ciemnym
       *[nom] ciemny
    }
is-light =
    .before = jasn{ ending-hard }
    .is = { $form ->
        [ins] jasnym
       *[nom] jasny
    }
is-small =
    .before = mał{ ending-hard }
    .is = { $form ->
        [ins] małym
       *[nom] mały
    }
is-starter =
    .before = początkow{ ending-hard }
    .is = { $form ->
        [ins] ulepszeniem początkowym
       *[nom] ulepszenie początkowe
    }
is-reversed =
    .after = (rewers)
    .is = { $form ->
        [ins] rewersem
       *[nom] rewers
    }
is-retailed =
    .behind = , { $number ->
        [pl] które przy tej liczbie graczy dostają
       *[sg] który przy tej liczbie graczy dostaje
    } sprzedawcę
    .is = { $form ->
        [ins] regionem ze sprzedawcą przy tej liczbie graczy
       *[nom] region ze sprzedawcą przy tej liczbie graczy
    }
is-s1 =
    .is = mały 1
is-s2 =
    .is = mały 2
is-m1 =
    .is = średni 1
is-m2 =
    .is = średni 2
is-m3 =
    .is = średni 3
is-l1 =
    .is = wielki 1
is-l2 =
    .is = wielki 2

## Strefy
word-of-your = { $role ->
    [choice] ze swoich
   *[place] z twoich
}
zone-headquarters = zasoby biur
    .from = { $whose ->
        [they] z zasobów tego gracza
       *[you] ze swoich zasobów
    }
    .to = do { $whose ->
        [they] zasobów tego gracza
       *[you] swoich zasobów
    }
    .in = w { $whose ->
        [they] zasobach tego gracza
       *[you] twoich zasobach
    }
    .short = biura
    .verb-from = place
zone-drawer = zasoby znaczników postępu
    .from = { $whose ->
        [they] z zasobów tego gracza
       *[you] ze swoich zasobów
    }
    .to = do { $whose ->
        [they] zasobów tego gracza
       *[you] swoich zasobów
    }
    .in = w { $whose ->
        [they] zasobach tego gracza
       *[you] twoich zasobach
    }
    .verb-from = place
zone-factory = niewytworzone towary
    .from = { $whose ->
        [they] z zasobów tego gracza
       *[you] ze swoich zasobów
    }
    .to = do { $whose ->
        [they] zasobów tego gracza
       *[you] swoich zasobów
    }
    .in = w { $whose ->
        [they] zasobach tego gracza
       *[you] twoich zasobach
    }
zone-warehouse = dostępne towary
    .from = { $whose ->
        [they] spośród dostępnych towarów tego gracza
       *[you] spośród swoich dostępnych towarów
    }
    .to = do { $whose ->
        [they] dostępnych towarów tego gracza
       *[you] swoich dostępnych towarów
    }
    .in = { $role ->
        [choice] spośród { $whose ->
            [they] dostępnych towarów tego gracza
           *[you] swoich dostępnych towarów
        }
       *[place] wśród { $whose ->
            [they] dostępnych towarów tego gracza
           *[you] twoich dostępnych towarów
        }
    }
    .short = towary
zone-box = pudełko
    .from = z pudełka
    .to = do pudełka
    .in = w pudełku
    .verb = away
zone-free_companies = wolne firmy
    .from = spośród wolnych firm
    .to = do wolnych firm
    .in = { $role ->
        [choice] spośród wolnych firm
       *[place] wśród wolnych firm
    }
    .of = z wolnych firm
zone-companies = firma
    .from = sprzed { $whose ->
        [they] tego gracza
       *[you] siebie
    }
    .to = dla { $whose ->
        [they] tego gracza
       *[you] siebie
    }
    .in = { $whose ->
        [they] tego gracza
       *[you] , którą masz
    }
    .verb = take
zone-sheets = nieużyte arkusze
    .from = { $whose ->
        [they] spośród arkuszy tego gracza
       *[you] spośród swoich arkuszy
    }
    .to = do { $whose ->
        [they] arkuszy tego gracza
       *[you] swoich arkuszy
    }
    .in = { $role ->
        [choice] { $whose ->
            [they] z zasobów tego gracza
           *[you] ze swoich zasobów
        }
       *[place] wśród { $whose ->
            [they] arkuszy tego gracza
           *[you] twoich arkuszy
        }
    }
    .of = { word-of-your } arkuszy
zone-desk = układ arkuszy
    .from = { $whose ->
        [they] z układu arkuszy tego gracza
       *[you] ze swojego układu arkuszy
    }
    .to = w { $whose ->
        [they] układzie arkuszy tego gracza
       *[you] swoim układzie arkuszy
    }
    .in = w { $whose ->
        [they] układzie arkuszy tego gracza
       *[you] twoim układzie arkuszy
    }
zone-improvement_stack = stos ulepszeń
    .from = ze stosu ulepszeń
    .to = na stos ulepszeń
    .in = { $role ->
        [choice] ze stosu ulepszeń
       *[place] w stosie ulepszeń
    }
zone-improvement_row = Blok Ulepszeń
    .from = z Bloku Ulepszeń
    .to = do Bloku Ulepszeń
    .in = { $role ->
        [choice] z Bloku Ulepszeń
       *[place] w Bloku Ulepszeń
    }
zone-improvements = ulepszenia leżące rewersem do góry
    .from = { $whose ->
        [they] spośród leżących rewersem do góry ulepszeń tego gracza
       *[you] spośród swoich ulepszeń leżących rewersem do góry
    }
    .to = do { $whose ->
        [they] leżących rewersem do góry ulepszeń tego gracza
       *[you] swoich ulepszeń leżących rewersem do góry
    }
    .in = { $role ->
        [choice] spośród { $whose ->
            [they] leżących rewersem do góry ulepszeń tego gracza
           *[you] swoich ulepszeń leżących rewersem do góry
        }
       *[place] wśród { $whose ->
            [they] leżących rewersem do góry ulepszeń tego gracza
           *[you] twoich ulepszeń leżących rewersem do góry
        }
    }
    .short = ulepszenia
    .of = { word-of-your } ulepszeń leżących rewersem do góry
zone-patent_spot = pole patentu
    .from = z { FORM($holder, "gen") }
    .to = na { FORM($holder, "acc") }
    .in = { $role ->
        [choice] przy { FORM($holder, "loc") }
       *[place] przy { FORM($holder, "loc") }
    }
zone-patents = patenty
    .from = { $whose ->
        [they] spośród patentów tego gracza
       *[you] spośród swoich patentów
    }
    .to = do { $whose ->
        [they] patentów tego gracza
       *[you] swoich patentów
    }
    .in = { $role ->
        [choice] spośród { $whose ->
            [they] patentów tego gracza
           *[you] swoich patentów
        }
       *[place] wśród { $whose ->
            [they] patentów tego gracza
           *[you] twoich patentów
        }
    }
    .of = { word-of-your } patentów
zone-unknown = technologie niezbadane
    .from = { $whose ->
        [they] spośród niezbadanych technologii tego gracza
       *[you] spośród swoich niezbadanych technologii
    }
    .to = do { $whose ->
        [they] niezbadanych technologii tego gracza
       *[you] swoich niezbadanych technologii
    }
    .in = { $role ->
        [choice] spośród { $whose ->
            [they] niezbadanych technologii tego gracza
           *[you] swoich niezbadanych technologii
        }
       *[place] wśród { $whose ->
            [they] niezbadanych technologii tego gracza
           *[you] twoich niezbadanych technologii
        }
    }
zone-skills = technologie zbadane
    .from = { $whose ->
        [they] spośród zbadanych technologii tego gracza
       *[you] spośród swoich zbadanych technologii
    }
    .to = do { $whose ->
        [they] zbadanych technologii tego gracza
       *[you] swoich zbadanych technologii
    }
    .in = { $role ->
        [choice] spośród { $whose ->
            [they] zbadanych technologii tego gracza
           *[you] swoich zbadanych technologii
        }
       *[place] wśród { $whose ->
            [they] zbadanych technologii tego gracza
           *[you] twoich zbadanych technologii
        }
    }
    .short = zbadane
zone-retailer_stack = { $form ->
    [acc] sprzedawców tego rozmiaru
    [nom] sprzedawcy tego rozmiaru
   *[head] stosy sprzedawców
}
    .from = spośród sprzedawców { FORM($holder, "gen") }
    .to = do sprzedawców { FORM($holder, "gen") }
    .in = { $role ->
        [choice] spośród sprzedawców { FORM($holder, "gen") }
       *[place] wśród sprzedawców { FORM($holder, "gen") }
    }
zone-retailer_spot = miejsce na sprzedawcę
    .from = z { FORM($holder, "gen") }
    .to = do { FORM($holder, "gen") }
    .in = w { FORM($holder, "loc") }

## Pojęcia i liczby
is-known =
    .before = zbadan{ ending-hard }
    .is = { $number ->
        [pl] zbadane przez ciebie
       *[sg] zbadana przez ciebie
    }
    .not = , { which-gen } jeszcze nie masz,
    .rule = cad55587
is-ready =
    .behind = , na { which-loc } masz dość znaczników postępu,
    .is = { $form ->
        [ins] technologią gotową do ukończenia
       *[nom] technologia gotowa do ukończenia
    }
    .rule = 86005ecf
is-stocked =
    .behind = , { which-nom } { $number ->
        [pl] otrzymują
       *[sg] otrzymuje
    } sprzedawcę,
    .is = { $form ->
        [ins] regionem dla sprzedawcy
       *[nom] region dla sprzedawcy
    }
    .rule = bad6103d
is-served =
    .behind = { $nth ->
        [0] , w { which-loc }
       *[other] i
    } masz biuro
    .is = { $form ->
        [ins] regionem z twoim biurem
       *[nom] region z twoim biurem
    }
    .so = w { FORM($thing, "loc") } { $no ->
        [yes] nie masz biura
       *[no] masz biuro
    }
    .not = { $nth ->
        [0] ,
       *[other] i
    } w { which-loc } nie masz biura
    .rule = 7ae72627
is-full =
    .before = pełn{ ending-hard }
    .is = { $number ->
        [pl] pełne
       *[sg] pełny
    }
    .not = { $nth ->
        [0] ,
       *[other] i
    } { which-nom } nie { $number ->
        [pl] są pełne
       *[sg] jest pełny
    },
    .rule = 101fa129
is-gateway =
    .behind = , w { which-loc } masz biuro i z { which-gen } możesz rozszerzać działalność,
    .is = { $form ->
        [ins] regionem, z którego możesz rozszerzać działalność
       *[nom] region, z którego możesz rozszerzać działalność
    }
    .rule = 49a9aa87
is-in_reach =
    .behind = , { which-nom } { $number ->
        [pl] są połączone
       *[sg] jest połączony
    } z twoim biurem i { $number ->
        [pl] mają
       *[sg] ma
    } dla ciebie wolne miejsce,
    .is = { $form ->
        [ins] regionem w twoim zasięgu
       *[nom] region w twoim zasięgu
    }
    .rule = a577a00e
is-extendable =
    .behind = bez sprzedawcy, w { which-loc } masz dokładnie 1 biuro i jest wolne miejsce,
    .is = { $form ->
        [ins] regionem, w którym możesz mieć drugie biuro
       *[nom] region, w którym możesz mieć drugie biuro
    }
    .rule = 2a135945
is-willing =
    .before = chętn{ ending-hard }
    .is = { $form ->
        [ins] klientem chętnym do zakupu
       *[nom] klient chętny do zakupu
    }
    .rule = b3b3b4a3
is-market =
    .behind = { $nth ->
        [0] , w { which-loc }
       *[other] i
    } możesz sprzedawać
    .is = { $form ->
        [ins] regionem, w którym możesz sprzedawać
       *[nom] region, w którym możesz sprzedawać
    }
    .so = { $no ->
        [yes] w { FORM($thing, "loc") } nie możesz sprzedawać
       *[no] w { FORM($thing, "loc") } możesz sprzedawać
    }
    .rule = 5697672b
number-own_company = { $whose ->
    [you] { $form ->
        [gen] twojej firmy
        [dat] twojej firmie
        [acc] twoją firmę
        [ins] twoją firmą
        [loc] twojej firmie
       *[nom] twoja firma
    }
   *[they] jego { $form ->
        [gen] firmy
        [dat] firmie
        [acc] firmę
        [ins] firmą
        [loc] firmie
       *[nom] firma
    }
}
    .rule = 193b1ce0
number-seniority = PZ { $whose ->
    [you] twojej
   *[they] swojej
} firmy na początku gry
    .rule = b31205f8
number-needed = { $form ->
    [gen] liczby
    [acc] liczbę
   *[nom] liczba
} znaczników postępu potrzebnych ci do zbadania { FORM($thing, "gen") }
    .rule = b16b81b6
number-trucks = { $form ->
    [gen] liczby
    [acc] liczbę
   *[nom] liczba
} twoich aktywnych symboli logistyki
    .rule = d19765b5
number-lowest_price = { $n }
number-highest_price = { $n }
number-overhang = { $n }
number-price_bonus = { $form ->
    [gen] dodatku do ceny z technologii
   *[nom] dodatek do ceny z technologii
}
number-parcel_bonus = { $form ->
    [gen] dodatku za symbol towarów z technologii
   *[nom] dodatek za symbol towarów z technologii
}
number-discount = { $form ->
    [gen] twojej zniżki
    [acc] twoją zniżkę
   *[nom] twoja zniżka
}

## Co zmieniają karty; $form: card (na karcie) albo cond (w warunku)
change-overhang = w fazie planowania { $way ->
    [more] { $by ->
        [one] jedna komórka każdego ulepszenia może
        [few] { $by } komórki każdego ulepszenia mogą
       *[many] { $by } komórek każdego ulepszenia może
    }
   *[exactly] { $n ->
        [one] jedna komórka każdego ulepszenia może
        [few] { $n } komórki każdego ulepszenia mogą
       *[many] { $n } komórek każdego ulepszenia może
    }
} wystawać poza krawędzie twoich arkuszy
    .rule = 2d79f011
change-price_bonus = w fazie ustalania cen każdej rundy, obliczając swoją cenę, { $way ->
    [fewer] odejmujesz
   *[more] dodajesz
} { $by }; cena nadal wynosi co najmniej 2 i najwyżej 8
    .rule = 39957016
change-parcel_bonus = w fazie produkcji każdej rundy każdy aktywny symbol towarów wydrukowany na twoich arkuszach daje o { $by ->
    [one] 1 towar
    [few] { $by } towary
   *[many] { $by } towarów
} więcej
    .rule = 17b88216
change-discount = zbadanie każdej technologii kosztuje cię o { $by ->
    [one] 1 znacznik
    [few] { $by } znaczniki
   *[many] { $by } znaczników
} postępu mniej
    .rule = fcabc17a
permit-haul_gears = { $form ->
    [cond] { $no ->
        [yes] twoje symbole badań nie są symbolami logistyki
       *[no] twoje symbole badań są też symbolami logistyki
    }
   *[card] twoje aktywne symbole badań są też symbolami logistyki, zarówno na arkuszach, jak i na ulepszeniach
}
    .rule = cb5bfc7d
permit-keep_goods = { $form ->
    [cond] { $no ->
        [yes] nie możesz zachować niesprzedanych towarów
       *[no] możesz zachować niesprzedane towary
    }
   *[card] towary niesprzedane do końca fazy sprzedaży pozostają dostępne w następnej rundzie
}
    .rule = f0100a4d
permit-sell_abroad = { $form ->
    [cond] { $no ->
        [yes] nie możesz sprzedawać tam, gdzie nie masz biura
       *[no] możesz sprzedawać tam, gdzie nie masz biura
    }
   *[card] w fazie sprzedaży możesz sprzedać po 1 towarze chętnemu klientowi w każdym regionie bez sprzedawcy, w którym nie masz biura
}
    .rule = 31744ae6
permit-relay = { $form ->
    [cond] { $no ->
        [yes] nowe biura nie otwierają od razu drogi
       *[no] nowe biura od razu otwierają drogę
    }
   *[card] twoje nowe biura od razu otwierają drogę
}
    .rule = 60579f95

## Zasady i kroki
step-round = { $form ->
    [gen] rundy
    [acc] rundę
   *[nom] runda
}
    .your = swojej rundy
    .in = w rundzie
step-unsold = zwrot niesprzedanych towarów
    .does = odkłada niesprzedane towary
step-expand = { $form ->
    [gen] rundy
    [acc] rundę
   *[nom] runda
}
    .in = w swojej turze w fazie logistyki
step-logistics_action = { $form ->
    [gen] tury w fazie logistyki
    [acc] turę w fazie logistyki
   *[nom] tura w fazie logistyki
}
    .in = w swojej turze w fazie logistyki
rule-round = { $form ->
    [inf] rozegrać
    [to] rozegrać
    [ind] rozgrywasz
   *[imp] rozegraj
} rundę
rule-planning = faza 1: planowanie
rule-pricing = faza 2: ustalanie cen
rule-production = faza 3: produkcja
rule-improving = faza 4: usprawnianie produkcji
rule-researching = faza 5: badanie technologii
rule-logistics = faza 6: logistyka
rule-sales = faza 7: sprzedaż towarów
rule-scores = faza 8: zdobywanie PZ
rule-tidy_up = przygotowanie do następnej rundy
rule-research = { $form ->
    [inf] zbadać
    [to] zbadać
    [ind] badasz
   *[imp] zbadaj
} technologie
    .does = bada technologie
rule-expand = { $form ->
    [inf] rozszerzyć
    [to] rozszerzyć
    [ind] rozszerzasz
   *[imp] rozszerz
} działalność na inne regiony
    .does = rozszerza działalność na inne regiony
rule-trade = { $form ->
    [inf] sprzedać
    [to] sprzedać
    [ind] sprzedajesz
   *[imp] sprzedaj
} towary
    .does = sprzedaje towary
rule-take_company = { $form ->
    [inf] wybrać
    [to] wybrać
    [ind] wybierasz
   *[imp] wybierz
} firmę
    .does = wybiera firmę
rule-plan = { $form ->
    [inf] ułożyć
    [to] ułożyć
    [ind] układasz
   *[imp] ułóż
} arkusze
    .does = { $count ->
        [one] kładzie arkusz
        [few] układa arkusze
       *[other] układa arkusze
    }
rule-add_improvements = { $form ->
    [inf] położyć
    [to] położyć
    [ind] kładziesz
   *[imp] połóż
} dowolną liczbę swoich ulepszeń
    .does = dokłada { $count ->
        [one] ulepszenie
        [few] ulepszenia
       *[other] ulepszenia
    }
rule-set_price = { $form ->
    [inf] ustalić
    [to] ustalić
    [ind] ustalasz
   *[imp] ustal
} cenę
    .does = ustala cenę
rule-raise_price = { $form ->
    [inf] podnieść
    [to] podnieść
    [ind] podnosisz
   *[imp] podnieś
} swoją cenę o 1, ale nie powyżej 8,
rule-lower_price = { $form ->
    [inf] obniżyć
    [to] obniżyć
    [ind] obniżasz
   *[imp] obniż
} swoją cenę o 1, ale nie poniżej 2,
rule-produce = { $form ->
    [inf] wyprodukować
    [to] wyprodukować
    [ind] produkujesz
   *[imp] wyprodukuj
} towary
    .does = produkuje towary
    .event = { $who ->
        [you] produkujesz towary w fazie produkcji
       *[opponent] inny gracz produkuje towary w fazie produkcji
    }
rule-improve = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} ulepszenie albo żeton towarów
    .does = usprawnia produkcję
rule-place_marker = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} 1 znacznik postępu na technologii
    .does = prowadzi badania
rule-finish_research = { $form ->
    [inf] ukończyć
    [to] ukończyć
    [ind] kończysz
   *[imp] ukończ
} badania nad każdą technologią, na której masz dość znaczników postępu
    .does = kończy badania
rule-complete = { $form ->
    [inf] ukończyć
    [to] ukończyć
    [ind] kończysz
   *[imp] ukończ
} badania nad { FORM($object, "ins") }
rule-learn = { $form ->
    [inf] korzystać
    [to] korzystać
    [ind] korzystasz
   *[imp] korzystaj
} odtąd z widocznej strony { FORM($object, "gen") }
rule-logistics_action = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} 1 znacznik postępu albo { $form ->
    [inf] użyć
    [to] użyć
    [ind] używasz
   *[imp] użyj
} technologii
    .does = działa w fazie logistyki
rule-open_office = { $form ->
    [inf] otworzyć
    [to] otworzyć
    [ind] otwierasz
   *[imp] otwórz
} biuro w { FORM($place, "loc") }
rule-close = { $form ->
    [inf] zabrać
    [to] zabrać
    [ind] zabierasz
   *[imp] zabierz
} wszystkie znaczniki postępu z { FORM($place, "gen") }, jeśli nie ma tam już miejsca,
rule-second_office = { $form ->
    [inf] otworzyć
    [to] otworzyć
    [ind] otwierasz
   *[imp] otwórz
} drugie biuro w regionie bez sprzedawcy, w którym masz dokładnie 1 biuro i jest wolne miejsce,
    .does = otwiera drugie biuro
rule-move_office = { $form ->
    [inf] przenieść
    [to] przenieść
    [ind] przenosisz
   *[imp] przenieś
} 1 swoje biuro do regionu z wolnym miejscem, w którym nie masz biura (bez premii sprzedawcy)
    .does = przenosi biuro
rule-leave = { $form ->
    [inf] zabrać
    [to] zabrać
    [ind] zabierasz
   *[imp] zabierz
} swoje biuro z { FORM($place, "gen") }
rule-shift_to = { $form ->
    [inf] przesunąć
    [to] przesunąć
    [ind] przesuwasz
   *[imp] przesuń
} następne biuro w lewo, na { FORM($place, "acc") }
rule-arrive = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} biuro w { FORM($place, "loc") }
rule-change_price = { $form ->
    [inf] podnieść lub obniżyć
    [to] podnieść lub obniżyć
    [ind] podnosisz lub obniżasz
   *[imp] podnieś lub obniż
} swoją cenę o 1, ale nie powyżej 8 ani poniżej 2
    .does = zmienia cenę
rule-bonus_marker = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} 1 znacznik postępu na technologii, której jeszcze nie masz,
    .does = umieszcza znacznik postępu na technologii
rule-sale = { $form ->
    [inf] sprzedać
    [to] sprzedać
    [ind] sprzedajesz
   *[imp] sprzedaj
} 1 towar
    .does = sprzedaje towary
rule-control = { $form ->
    [inf] przyznać
    [to] przyznać
    [ind] przyznajesz
   *[imp] przyznaj
} PZ za kontrolę w { FORM($place, "loc") }
rule-tidy_up_board = { $form ->
    [inf] przygotować
    [to] przygotować
    [ind] przygotowujesz
   *[imp] przygotuj
} planszę na następną rundę
rule-place_retailer = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} w { FORM($place, "loc") } losowego sprzedawcę odpowiedniego rozmiaru

## Krótkie nazwy wyborów
option-expand = umieść 1 znacznik postępu w regionie
    .does = umieszcza { $count ->
        [one] znacznik postępu
        [few] znaczniki postępu
       *[other] znaczniki postępu
    }
option-up = podnieś cenę o 1
    .does = podnosi cenę o 1
option-down = obniż cenę o 1
    .does = obniża cenę o 1

## Pytania, które mówią, po co się wybiera
ask-wifi_front-region = wybierz region na drugie biuro
ask-plan-lower = wybierz arkusz, który będzie leżał na spodzie
ask-plan-sheet = wybierz arkusz, który będzie leżał na wierzchu
ask-bonus_marker-technology = Na której?

## Kroki przygotowania
step-sort_out = ulepszenia początkowe
step-open_improvements = ulepszenia
step-turn_technologies = technologie
step-found_companies = firmy
step-place_retailers = sprzedawcy

## Skąd są punkty, dlaczego gra się kończy
source-patents = patenty
source-retailers = sprzedawcy
source-control = kontrola regionów
source-rules = sprzedane towary
source-know_how = technologie
source-scores = sprzedane towary
end-five_rounds = zaczęła się piąta, ostatnia runda
    .rule = 733ec1c7

## Nazwy
name-small = mały
    .gen = małego
name-medium = średni
    .gen = średniego
name-large = wielki
    .gen = wielkiego
name-canada = Canada
name-usa = USA
name-caribbean = Caribbean
name-south_america = South America
    .short = S. America
name-europe = Europe
name-russia = Russia
name-north_africa = North Africa
    .short = N. Africa
name-rsa = RSA
name-emirates = Emirates
name-india = India
name-china = China
name-australia = Australia
name-green = Zielona
name-blue = Niebieska
name-black = Czarna
name-yellow = Żółta
name-red = Czerwona
name-dark_front = Ciemny arkusz (awers)
    .short = ciemny awers
name-dark_back = Ciemny arkusz (rewers)
    .short = ciemny rewers
name-light_front = Jasny arkusz (awers)
    .short = jasny awers
name-light_back = Jasny arkusz (rewers)
    .short = jasny rewers
name-price_down = Cena −1
    .short = cena−
name-price_up = Cena +1
    .short = cena+
name-parcel = Towary
    .short = towary
name-bulb = Ulepszenie
    .short = ulep.
name-gear = Badania
    .short = bad.
name-truck = Logistyka
    .short = log.
name-parcel_gear = Towary i badania
name-parcel_truck = Towary i logistyka
name-gear_truck = Badania i logistyka
name-price_down_parcel = Cena −1 i towary
name-price_down_gear = Cena −1 i badania
name-price_down_truck = Cena −1 i logistyka
name-price_up_parcel = Cena +1 i towary
name-price_up_gear = Cena +1 i badania
name-price_up_truck = Cena +1 i logistyka
name-parcel_parcel = Podwójne towary
name-gear_gear = Podwójne badania
name-truck_truck = Podwójna logistyka
name-price_down_price_down = Dwa razy cena −1
name-price_up_price_up = Dwa razy cena +1
name-green_improvement = Towary i logistyka (zielone)
name-blue_improvement = Cena +1 i badania (niebieskie)
name-black_improvement = Logistyka i badania (czarne)
name-yellow_improvement = Cena −1 i towary (żółte)
name-red_improvement = Towary i badania (czerwone)
name-gps = GPS
    .gender = mi
    .gen = GPS
name-wifi = Wi-Fi
    .gender = n
    .gen = Wi-Fi
name-gamepad = Kontroler do gier
    .gender = mi
    .gen = Kontrolera do gier
    .short = Kontroler
name-battery = Bateria
    .gender = f
    .gen = Baterii
    .acc = Baterię
name-nfc = NFC
    .gender = n
    .gen = NFC
name-4g = 4G
    .gender = n
    .gen = 4G
name-gps_patent = Patent: GPS
name-wifi_patent = Patent: Wi-Fi
name-gamepad_patent = Patent: Kontroler do gier
name-battery_patent = Patent: Bateria
name-nfc_patent = Patent: NFC
name-4g_patent = Patent: 4G
name-gps_front = GPS (awers)
name-gps_back = GPS (rewers)
name-wifi_front = Wi-Fi (awers)
name-wifi_back = Wi-Fi (rewers)
name-gamepad_front = Kontroler do gier (awers)
name-gamepad_back = Kontroler do gier (rewers)
name-battery_front = Bateria (awers)
name-battery_back = Bateria (rewers)
name-nfc_front = NFC (awers)
name-nfc_back = NFC (rewers)
name-4g_front = 4G (awers)
name-4g_back = 4G (rewers)
name-s1_front = Mały sprzedawca 1 (awers)
name-s1_back = Mały sprzedawca 1 (rewers)
name-s2_front = Mały sprzedawca 2 (awers)
name-s2_back = Mały sprzedawca 2 (rewers)
name-m1_front = Średni sprzedawca 1 (awers)
name-m1_back = Średni sprzedawca 1 (rewers)
name-m2_front = Średni sprzedawca 2 (awers)
name-m2_back = Średni sprzedawca 2 (rewers)
name-m3_front = Średni sprzedawca 3 (awers)
name-m3_back = Średni sprzedawca 3 (rewers)
name-l1_front = Wielki sprzedawca 1 (awers)
name-l1_back = Wielki sprzedawca 1 (rewers)
name-l2_front = Wielki sprzedawca 2 (awers)
name-l2_back = Wielki sprzedawca 2 (rewers)

## Instrukcja
game-smartphone_inc = Smartphone Inc.
variant-dealt_companies = Firmy są rozdawane losowo, a nie wybierane
variant-strict_logistics = Nowe biuro otwiera drogę do sąsiednich regionów dopiero od twojej następnej tury logistyki
variant-technologies = Strony technologii
variant-gps = Strona technologii GPS
variant-wifi = Strona technologii Wi-Fi
variant-gamepad = Strona technologii Kontroler do gier
variant-battery = Strona technologii Bateria
variant-nfc = Strona technologii NFC
variant-4g = Strona technologii 4G
value-front = awers
value-back = rewers
value-random = losowo
param-lowest_price = najniższa cena
param-highest_price = najwyższa cena
param-overhang = komórki ulepszenia, które mogą wystawać poza arkusze
param-price_bonus = o ile wyższa jest cena
param-parcel_bonus = o ile więcej towarów daje każdy symbol towarów na arkuszach
param-discount = o ile mniej znaczników postępu kosztuje technologia
param-haul_gears = symbole badań są też symbolami logistyki
param-keep_goods = zachowanie niesprzedanych towarów
param-sell_abroad = sprzedaż tam, gdzie nie ma się biura
param-relay = nowe biura od razu otwierają drogę

## Zasady, których zdanie byłoby długie
text-found_companies =
    Każdy gracz:
    - wybiera firmę i otrzymuje tyle PZ, ile ta firma ma na początku gry;
    - umieszcza 1 biuro ze swoich zasobów na pierwszym od lewej polu biura w regionie początkowym firmy;
    - bierze z pudełka ulepszenie początkowe firmy i kładzie je przed sobą rewersem do góry.
    .rule = 13c9c6ca
text-set_price =
    Ustal swoją cenę: 5, minus 1 za każdy widoczny symbol „Cena −1”, plus 1 za każdy widoczny symbol „Cena +1” w twoim układzie arkuszy.
    Technologia może ją podwyższyć.
    Cena wynosi co najmniej 2 i najwyżej 8.
    .rule = fe439921
text-produce =
    Przenieś towary ze swoich zasobów do dostępnych towarów, po 1 za:
    - każdy widoczny symbol towarów w twoim układzie arkuszy; za symbole wydrukowane na arkuszach technologia może dawać więcej
    - każdą komórkę arkusza zakrytą drugim arkuszem
    - każde ulepszenie, które leży przed tobą rewersem do góry
    - każdy twój żeton towarów
    .rule = afddd9be
text-add_improvements =
    Dowolną liczbę razy wybierz swoje ulepszenie i połóż je w swoim układzie arkuszy:
    - Wolno je obracać.
    - Obie jego komórki muszą leżeć na arkuszach, chyba że dzięki technologii wolno mu wystawać poza ich krawędzie.
    - Może zakrywać inne ulepszenia, ale samo nie może w całości zakryć żadnego, które jeszcze widać.
    .rule = 263ecfdd
text-finish_research =
    Ukończ badania nad każdą technologią, na której masz dość znaczników postępu.
    Jeśli dzięki jednej z nich inne stały się dla ciebie tańsze, sprawdź jeszcze raz.
    .rule = 4bb3b56a
text-learn =
    Odtąd obowiązuje cię to, co jest na widocznej stronie technologii.
    .rule = d639785c
text-leave =
    Zabierz 1 swoje biuro z regionu do zasobów.
    Biura na prawo od niego, na polach biur lub polach sprzedawcy, przesuwają się w lewo i wypełniają lukę.
    .rule = 7b102b66
text-shift_to =
    Najbliższe biuro z prawej strony przesuwa się na to wolne pole.
    .rule = 8d22eaad
text-control =
    O miejscu graczy, którzy sprzedali towary w regionie, decyduje liczba sprzedanych tam towarów: pierwszy jest ten, kto sprzedał ich najwięcej.
    Przy remisie wyższe miejsce zajmuje ten, którego towar leży najbardziej na lewo.
    Ostatnie zajęte pole biura, licząc od lewej, pokazuje PZ za pierwsze miejsce i, jeśli je podano, za drugie.
    .rule = 6ea40048
text-sale =
    Wybierz region, w którym możesz sprzedawać i w którym jest chętny klient.
    Połóż 1 ze swoich dostępnych towarów na pierwszym od lewej chętnym kliencie tego regionu.
    .rule = 4c0bdbec
text-arrive =
    Zabierz swoje znaczniki postępu z regionu do zasobów.
    Jeśli jest tam sprzedawca, umieść biuro ze swoich zasobów na pierwszym od lewej wolnym polu sprzedawcy, a jeśli go nie ma, na pierwszym od lewej wolnym polu biura.
    Do końca tej tury biuro jest nowe.
    Jeśli nie ma tam już wolnego pola, wszyscy gracze zabierają stamtąd swoje znaczniki postępu.
    .rule = 02b620db

## Pojęcia, których zdanie byłoby długie
text-own_company = Firma, którą masz przed sobą.
    .rule = 193b1ce0
text-seniority = PZ twojej firmy na początku gry.
    .rule = 780642c2
text-needed = Koszt technologii; dopóki leży przy niej patent, o 1 więcej; minus twoja zniżka.
    .rule = 5e43c287
text-trucks = Liczba widocznych symboli logistyki w twoim układzie arkuszy; z odpowiednią technologią także widocznych symboli badań.
    .rule = d19765b5
text-ready = Technologia, której jeszcze nie masz i na której masz co najmniej tyle znaczników postępu, ile potrzebujesz do jej zbadania.
    .rule = dceefafd
text-stocked = Region, któremu przy tej liczbie graczy przydzielono sprzedawcę, a także każdy region średni, w którym nikt nie ma biura.
    .rule = bad6103d
text-served = Region, w którym masz biuro, na polu biura lub na polu sprzedawcy.
    .rule = 7ae72627
text-full = Region, w którym zajęte są wszystkie pola biur albo wszystkie pola sprzedawcy, jeśli jest tam sprzedawca.
    .rule = 101fa129
text-gateway = Region, w którym masz biuro. Liczy się także biuro otwarte w tej turze, chyba że wariant mówi inaczej.
    .rule = 5557233e
text-in_reach = Region bez twojego biura, w którym jest wolne pole i który jest połączony z regionem, w którym masz biuro i z którego możesz rozszerzać działalność.
    .rule = c90f4b47
text-extendable = Region, w którym jedyne twoje biuro zajmuje pole biura, a co najmniej jedno pole biura jest jeszcze wolne.
    .rule = c1639dfe
text-willing = Klient bez towaru, który płaci co najmniej twoją cenę albo wymaga technologii, którą masz.
    .rule = 03d27a31
text-market = Region bez sprzedawcy, w którym masz biuro albo, z odpowiednią technologią, nie masz biura ani sprzedanego towaru.
    .rule = 5697672b
text-wifi_front = W swojej turze w fazie logistyki możesz też raz na rundę otworzyć drugie biuro, na pierwszym od lewej wolnym polu biura, w regionie bez sprzedawcy, w którym masz dokładnie 1 biuro.
    .rule = 93cf8112
text-battery_back =
    Natychmiast produkujesz 1 towar za każde 2 technologie zbadane przez ciebie.
    Za każdym razem, gdy produkujesz towary w fazie produkcji, produkujesz dodatkowo 1 towar za każde 2 technologie zbadane przez ciebie.
    .rule = 46513beb
text-nfc_front = W swojej turze w fazie logistyki możesz też raz na rundę odłożyć najwyżej 3 dostępne towary do swoich zasobów; za każdy z nich otrzymujesz tyle PZ, ile wynosi twoja cena.
    .rule = 600f631d
text-take_company = Wybierz jedną z wolnych firm i weź ją dla siebie.
    .rule = ae93247f
text-place_retailer = Umieść w regionie losowego sprzedawcę tego samego rozmiaru co region, losową stroną do góry. Druga strona jego kafla wypada z gry.
    .rule = 84d7a64c
text-research =
    Ukończ badania nad każdą technologią, na której masz dość znaczników postępu.
    Za każdy widoczny symbol badań w swoim układzie arkuszy możesz umieścić 1 znacznik postępu na technologii, której jeszcze nie masz.
    .rule = 25aa4880
text-tidy_up_board =
    Każdy gracz:
    - zabiera od klientów wszystkie swoje towary do zasobów;
    - zabiera z układu wszystkie swoje arkusze;
    - kładzie wszystkie ulepszenia z układu przed sobą rewersem do góry;
    - ustala swoją cenę na 5.
    Odłóż wszystkie ulepszenia z Bloku Ulepszeń do pudełka, a Blok Ulepszeń uzupełnij 5 ulepszeniami ze stosu.
    .rule = 8e5e9000

## Drogi: czasowniki dla ruchu z miejsca na miejsce

move-warehouse-factory = { $form ->
    [inf] odłożyć
    [to] odłożyć
    [ind] odkładasz
   *[imp] odłóż
} do zasobów { FORM($what, "acc") } spośród dostępnych
    .does = odkłada do zasobów { FORM($what, "acc") } spośród dostępnych
move-factory-warehouse = { $form ->
    [inf] wyprodukować
    [to] wyprodukować
    [ind] produkujesz
   *[imp] wyprodukuj
} { FORM($what, "acc") }
    .does = produkuje { FORM($what, "acc") }
text-expand =
    Policz swoje aktywne symbole logistyki: tyle możesz ich wykorzystać w tej turze.
    Żadne biuro nie jest już uznawane za nowe.
    Możesz dowolną liczbę razy wykorzystać 1 symbol logistyki, aby umieścić 1 znacznik postępu w regionie, albo użyć technologii.
    .rule = 9de8d0d2
text-plan =
    Połóż jeden ze swoich dwóch arkuszy, dowolną stroną do góry, na środku układu, a potem dowolną liczbę swoich ulepszeń.
    Drugi arkusz połóż, również dowolną stroną do góry, tak, aby zakrył co najmniej 1 i najwyżej 4 komórki pierwszego; możesz go obrócić. Potem połóż dowolną liczbę swoich ulepszeń.
    .rule = 8fa8c7d5
text-raise_price = Jeśli twoja cena jest niższa niż 8, podnieś ją o 1.
    .rule = a3928824
text-lower_price = Jeśli twoja cena jest wyższa niż 2, obniż ją o 1.
    .rule = 93d52ae5
text-improve = Jeśli w twoim układzie arkuszy widać symbol „Ulepszenie”, weź jedno ulepszenie z Bloku Ulepszeń i połóż je przed sobą rewersem do góry. Jeśli nie widać takiego symbolu albo w Bloku Ulepszeń nie ma już ulepszeń, otrzymaj 1 żeton towarów.
    .rule = 0a5464e9
text-complete = Zabierz swoje znaczniki postępu z tej technologii do zasobów i umieść na niej 1 biuro ze swoich zasobów. Jeśli leży na niej jeszcze patent, weź go. Od tej chwili korzystasz z widocznej strony technologii.
    .rule = bd7e1f00
text-open_office = Umieść biuro w tym regionie. Jeśli jest tam sprzedawca, otrzymaj jego premię.
    .rule = 4e0301e6
text-second_office = Wybierz region bez sprzedawcy, w którym masz dokładnie jedno biuro i jest wolne miejsce, i umieść tam 1 biuro ze swoich zasobów na pierwszym od lewej wolnym polu biura. Jeśli nie ma tam potem wolnego miejsca, wszyscy gracze zabierają stamtąd swoje znaczniki postępu.
    .rule = 8eb105a2
text-retailers = Każdy gracz otrzymuje PZ za każde pole sprzedawcy, na którym ma biuro.
    .rule = c570f394
text-patents = Każdy gracz otrzymuje PZ ze swoich patentów.
    .rule = 1c4dc7e1
text-sort_out = Odłóż do pudełka wszystkie ulepszenia początkowe ze stosu ulepszeń.
    .rule = 34890807
text-place_retailers =
    Potasuj osobno sprzedawców każdego rozmiaru.
    W każdym regionie, który otrzymuje sprzedawcę, umieść losowego sprzedawcę odpowiedniego rozmiaru.
    .rule = 49e08a96
text-logistics_action =
    Jeśli masz jeszcze niewykorzystany symbol logistyki:
      - Wybierz region bez twojego biura, w którym jest wolne miejsce i który jest połączony z regionem, w którym masz biuro (liczy się także biuro otwarte w tej turze, chyba że wariant mówi inaczej).
      - Wykorzystaj 1 symbol logistyki.
      - Umieść w tym regionie 1 znacznik postępu ze swoich zasobów.
      - Jeśli masz w nim teraz co najmniej tyle znaczników postępu, ile wynosi koszt wejścia do regionu tego rozmiaru, otwórz tam biuro.
    .rule = 249f207d
text-trade =
    Możesz dowolną liczbę razy sprzedać 1 towar.
    Jeśli nie możesz zachować niesprzedanych towarów, odłóż wszystkie swoje dostępne towary do zasobów.
    .rule = 4d154cc0
text-scores =
    Każdy gracz mnoży liczbę swoich towarów na klientach przez swoją cenę i otrzymuje tyle PZ.
    W każdym regionie przyznaj PZ za kontrolę.
    .rule = de4c7dcd
text-change_price = Podnieś swoją cenę o 1, ale nie powyżej 8, albo obniż ją o 1, ale nie poniżej 2.
    .rule = 50851d4a
text-move_office =
    Wybierz region, w którym masz biuro, i inny, w którym nie masz biura i który nie jest pełny.
    Zabierz 1 swoje biuro z pierwszego regionu.
    Umieść biuro w drugim regionie; premii sprzedawcy za to nie otrzymujesz.
    .rule = f5627a99
text-close = Jeśli ten region jest pełny, każdy gracz zabiera z niego wszystkie swoje znaczniki postępu do zasobów.
    .rule = 23aa159c
text-take_company-dealt_companies = Weź dla siebie 1 z potasowanych wolnych firm.
    .rule = 701f3941
text-sort_out-dealt_companies =
    Odłóż do pudełka wszystkie ulepszenia początkowe ze stosu ulepszeń.
    Potasuj wolne firmy.
    .rule = a983939b
text-l1_front = Premia: możesz umieścić 2 znaczniki postępu na technologiach, których jeszcze nie masz: oba na jednej lub po 1 na dwóch.
    .rule = dc83184c
text-open_improvements = Potasuj stos ulepszeń, a następnie wyłóż z niego 5 odkrytych ulepszeń w Bloku Ulepszeń.
    .rule = 1df07bdf
