### Yokohama: nazwy i słowa, po polsku. Nazwy własne jak w wydaniu polskim.

## Liczniki, pionki, rodzaje, symbole
noun-point =
    .gender = mi
    .nom-sg = punkt
    .gen-sg = punktu
    .dat-sg = punktowi
    .acc-sg = punkt
    .ins-sg = punktem
    .loc-sg = punkcie
    .nom-pl = punkty
    .gen-pl = punktów
    .dat-pl = punktom
    .acc-pl = punkty
    .ins-pl = punktami
    .loc-pl = punktach
noun-yen =
    .gender = ma
    .nom-sg = jen
    .gen-sg = jena
    .dat-sg = jenowi
    .acc-sg = jena
    .ins-sg = jenem
    .loc-sg = jenie
    .nom-pl = jeny
    .gen-pl = jenów
    .dat-pl = jenom
    .acc-pl = jeny
    .ins-pl = jenami
    .loc-pl = jenach
noun-copper =
    .mass = yes
    .gender = f
    .head = miedź
    .nom-sg = miedź
    .gen-sg = miedzi
    .dat-sg = miedzi
    .acc-sg = miedź
    .ins-sg = miedzią
    .loc-sg = miedzi
    .nom-pl = miedzi
    .gen-pl = miedzi
    .dat-pl = miedziom
    .acc-pl = miedzi
    .ins-pl = miedziami
    .loc-pl = miedziach
noun-silk =
    .mass = yes
    .gender = mi
    .head = jedwab
    .nom-sg = jedwab
    .gen-sg = jedwabiu
    .dat-sg = jedwabiowi
    .acc-sg = jedwab
    .ins-sg = jedwabiem
    .loc-sg = jedwabiu
    .nom-pl = jedwabie
    .gen-pl = jedwabi
    .dat-pl = jedwabiom
    .acc-pl = jedwabie
    .ins-pl = jedwabiami
    .loc-pl = jedwabiach
noun-tea =
    .mass = yes
    .gender = f
    .head = herbata
    .nom-sg = herbata
    .gen-sg = herbaty
    .dat-sg = herbacie
    .acc-sg = herbatę
    .ins-sg = herbatą
    .loc-sg = herbacie
    .nom-pl = herbaty
    .gen-pl = herbat
    .dat-pl = herbatom
    .acc-pl = herbaty
    .ins-pl = herbatami
    .loc-pl = herbatach
noun-fish =
    .gender = f
    .head = ryby
    .nom-sg = ryba
    .gen-sg = ryby
    .dat-sg = rybie
    .acc-sg = rybę
    .ins-sg = rybą
    .loc-sg = rybie
    .nom-pl = ryby
    .gen-pl = ryb
    .dat-pl = rybom
    .acc-pl = ryby
    .ins-pl = rybami
    .loc-pl = rybach
noun-import =
    .gender = n
    .nom-sg = dobro importowane
    .gen-sg = dobra importowanego
    .dat-sg = dobru importowanemu
    .acc-sg = dobro importowane
    .ins-sg = dobrem importowanym
    .loc-sg = dobru importowanym
    .nom-pl = dobra importowane
    .gen-pl = dóbr importowanych
    .dat-pl = dobrom importowanym
    .acc-pl = dobra importowane
    .ins-pl = dobrami importowanymi
    .loc-pl = dobrach importowanych
    .short = import
noun-good =
    .gender = n
    .nom-sg = dobro handlowe
    .gen-sg = dobra handlowego
    .dat-sg = dobru handlowemu
    .acc-sg = dobro handlowe
    .ins-sg = dobrem handlowym
    .loc-sg = dobru handlowym
    .nom-pl = dobra handlowe
    .gen-pl = dóbr handlowych
    .dat-pl = dobrom handlowym
    .acc-pl = dobra handlowe
    .ins-pl = dobrami handlowymi
    .loc-pl = dobrach handlowych
noun-any_good =
    .gender = n
    .nom-sg = dowolne dobro handlowe
    .gen-sg = dowolnego dobra handlowego
    .dat-sg = dowolnemu dobru handlowemu
    .acc-sg = dowolne dobro handlowe
    .ins-sg = dowolnym dobrem handlowym
    .loc-sg = dowolnym dobru handlowym
    .nom-pl = dowolne dobra handlowe
    .gen-pl = dowolnych dóbr handlowych
    .dat-pl = dowolnym dobrom handlowym
    .acc-pl = dowolne dobra handlowe
    .ins-pl = dowolnymi dobrami handlowymi
    .loc-pl = dowolnych dobrach handlowych
noun-warehouse =
    .gender = mi
    .nom-sg = element z magazynu
    .gen-sg = elementu z magazynu
    .dat-sg = elementowi z magazynu
    .acc-sg = element z magazynu
    .ins-sg = elementem z magazynu
    .loc-sg = elemencie z magazynu
    .nom-pl = elementy z magazynu
    .gen-pl = elementów z magazynu
    .dat-pl = elementom z magazynu
    .acc-pl = elementy z magazynu
    .ins-pl = elementami z magazynu
    .loc-pl = elementach z magazynu
noun-free_move =
    .gender = mi
    .nom-sg = ruch
    .gen-sg = ruchu
    .dat-sg = ruchowi
    .acc-sg = ruch
    .ins-sg = ruchem
    .loc-sg = ruchu
    .nom-pl = ruchy
    .gen-pl = ruchów
    .dat-pl = ruchom
    .acc-pl = ruchy
    .ins-pl = ruchami
    .loc-pl = ruchach
## Symbole, według tego, co robią: $n takich symboli
symbol-warehouse = , jeśli chcesz, { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} z magazynu { $n ->
    [one] { $n } element, płacąc jego cenę
    [few] najwyżej { $n } elementy, płacąc cenę każdego z nich
   *[many] najwyżej { $n } elementów, płacąc cenę każdego z nich
}
    .does = bierze z magazynu { $n ->
        [one] { $n } element
        [few] { $n } elementy
       *[many] { $n } elementów
    }
symbol-free_move = , jeśli chcesz, { $form ->
    [inf] przenieść
    [to] przenieść
    [ind] przenosisz
   *[imp] przenieś
} za darmo { $n ->
    [one] { $n } swojego asystenta
    [few] najwyżej { $n } swoich asystentów
   *[many] najwyżej { $n } swoich asystentów
}
    .does = porusza za darmo { $n ->
        [one] { $n } asystenta
        [few] { $n } asystentów
       *[many] { $n } asystentów
    }
noun-president =
    .gender = mp
    .nom-sg = prezes
    .gen-sg = prezesa
    .dat-sg = prezesowi
    .acc-sg = prezesa
    .ins-sg = prezesem
    .loc-sg = prezesie
    .nom-pl = prezesi
    .gen-pl = prezesów
    .dat-pl = prezesom
    .acc-pl = prezesów
    .ins-pl = prezesami
    .loc-pl = prezesach
noun-assistant =
    .gender = mp
    .nom-sg = asystent
    .gen-sg = asystenta
    .dat-sg = asystentowi
    .acc-sg = asystenta
    .ins-sg = asystentem
    .loc-sg = asystencie
    .nom-pl = asystenci
    .gen-pl = asystentów
    .dat-pl = asystentom
    .acc-pl = asystentów
    .ins-pl = asystentami
    .loc-pl = asystentach
noun-assistant-and-blocker =
    .gender = mp
    .nom-sg = asystent (wliczając neutralnych)
    .gen-sg = asystenta (wliczając neutralnych)
    .dat-sg = asystentowi (wliczając neutralnych)
    .acc-sg = asystenta (wliczając neutralnych)
    .ins-sg = asystentem (wliczając neutralnych)
    .loc-sg = asystencie (wliczając neutralnych)
    .nom-pl = asystenci (wliczając neutralnych)
    .gen-pl = asystentów (wliczając neutralnych)
    .dat-pl = asystentom (wliczając neutralnych)
    .acc-pl = asystentów (wliczając neutralnych)
    .ins-pl = asystentami (wliczając neutralnych)
    .loc-pl = asystentach (wliczając neutralnych)
noun-shop =
    .gender = mi
    .nom-sg = sklep
    .gen-sg = sklepu
    .dat-sg = sklepowi
    .acc-sg = sklep
    .ins-sg = sklepem
    .loc-sg = sklepie
    .nom-pl = sklepy
    .gen-pl = sklepów
    .dat-pl = sklepom
    .acc-pl = sklepy
    .ins-pl = sklepami
    .loc-pl = sklepach
noun-trading_house =
    .gender = mi
    .nom-sg = dom handlowy
    .gen-sg = domu handlowego
    .dat-sg = domowi handlowemu
    .acc-sg = dom handlowy
    .ins-sg = domem handlowym
    .loc-sg = domu handlowym
    .nom-pl = domy handlowe
    .gen-pl = domów handlowych
    .dat-pl = domom handlowym
    .acc-pl = domy handlowe
    .ins-pl = domami handlowymi
    .loc-pl = domach handlowych
noun-blocker =
    .gender = mp
    .nom-sg = neutralny asystent
    .gen-sg = neutralnego asystenta
    .dat-sg = neutralnemu asystentowi
    .acc-sg = neutralnego asystenta
    .ins-sg = neutralnym asystentem
    .loc-sg = neutralnym asystencie
    .nom-pl = neutralni asystenci
    .gen-pl = neutralnych asystentów
    .dat-pl = neutralnym asystentom
    .acc-pl = neutralnych asystentów
    .ins-pl = neutralnymi asystentami
    .loc-pl = neutralnych asystentach
noun-station_token =
    .gender = mi
    .nom-sg = żeton stacji
    .gen-sg = żetonu stacji
    .dat-sg = żetonowi stacji
    .acc-sg = żeton stacji
    .ins-sg = żetonem stacji
    .loc-sg = żetonie stacji
    .nom-pl = żetony stacji
    .gen-pl = żetonów stacji
    .dat-pl = żetonom stacji
    .acc-pl = żetony stacji
    .ins-pl = żetonami stacji
    .loc-pl = żetonach stacji
noun-area =
    .gender = mi
    .nom-sg = obszar
    .gen-sg = obszaru
    .dat-sg = obszarowi
    .acc-sg = obszar
    .ins-sg = obszarem
    .loc-sg = obszarze
    .nom-pl = obszary
    .gen-pl = obszarów
    .dat-pl = obszarom
    .acc-pl = obszary
    .ins-pl = obszarami
    .loc-pl = obszarach
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
noun-order =
    .gender = n
    .nom-sg = zamówienie
    .gen-sg = zamówienia
    .dat-sg = zamówieniu
    .acc-sg = zamówienie
    .ins-sg = zamówieniem
    .loc-sg = zamówieniu
    .nom-pl = zamówienia
    .gen-pl = zamówień
    .dat-pl = zamówieniom
    .acc-pl = zamówienia
    .ins-pl = zamówieniami
    .loc-pl = zamówieniach
noun-building_tile =
    .gender = f
    .nom-sg = płytka budynku
    .gen-sg = płytki budynku
    .dat-sg = płytce budynku
    .acc-sg = płytkę budynku
    .ins-sg = płytką budynku
    .loc-sg = płytce budynku
    .nom-pl = płytki budynków
    .gen-pl = płytek budynków
    .dat-pl = płytkom budynków
    .acc-pl = płytki budynków
    .ins-pl = płytkami budynków
    .loc-pl = płytkach budynków
noun-shop_space =
    .gender = n
    .nom-sg = pole sklepu
    .gen-sg = pola sklepu
    .dat-sg = polu sklepu
    .acc-sg = pole sklepu
    .ins-sg = polem sklepu
    .loc-sg = polu sklepu
    .nom-pl = pola sklepu
    .gen-pl = pól sklepu
    .dat-pl = polom sklepu
    .acc-pl = pola sklepu
    .ins-pl = polami sklepu
    .loc-pl = polach sklepu
noun-that-shop_space =
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
noun-house_space =
    .gender = n
    .nom-sg = pole domu handlowego
    .gen-sg = pola domu handlowego
    .dat-sg = polu domu handlowego
    .acc-sg = pole domu handlowego
    .ins-sg = polem domu handlowego
    .loc-sg = polu domu handlowego
    .nom-pl = pola domu handlowego
    .gen-pl = pól domu handlowego
    .dat-pl = polom domu handlowego
    .acc-pl = pola domu handlowego
    .ins-pl = polami domu handlowego
    .loc-pl = polach domu handlowego
noun-that-house_space =
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
noun-power_token =
    .gender = mi
    .nom-sg = żeton 5-krotnej siły
    .gen-sg = żetonu 5-krotnej siły
    .dat-sg = żetonowi 5-krotnej siły
    .acc-sg = żeton 5-krotnej siły
    .ins-sg = żetonem 5-krotnej siły
    .loc-sg = żetonie 5-krotnej siły
    .nom-pl = żetony 5-krotnej siły
    .gen-pl = żetonów 5-krotnej siły
    .dat-pl = żetonom 5-krotnej siły
    .acc-pl = żetony 5-krotnej siły
    .ins-pl = żetonami 5-krotnej siły
    .loc-pl = żetonach 5-krotnej siły
noun-that-power_token =
    .gender = mi
    .nom-sg = żeton
    .gen-sg = żetonu
    .dat-sg = żetonowi
    .acc-sg = żeton
    .ins-sg = żetonem
    .loc-sg = żetonie
    .nom-pl = żetony
    .gen-pl = żetonów
    .dat-pl = żetonom
    .acc-pl = żetony
    .ins-pl = żetonami
    .loc-pl = żetonach
noun-agent =
    .gender = mp
    .nom-sg = zagraniczny agent
    .gen-sg = zagranicznego agenta
    .dat-sg = zagranicznemu agentowi
    .acc-sg = zagranicznego agenta
    .ins-sg = zagranicznym agentem
    .loc-sg = zagranicznym agencie
    .nom-pl = zagraniczni agenci
    .gen-pl = zagranicznych agentów
    .dat-pl = zagranicznym agentom
    .acc-pl = zagranicznych agentów
    .ins-pl = zagranicznymi agentami
    .loc-pl = zagranicznych agentach
noun-that-agent =
    .gender = mp
    .nom-sg = agent
    .gen-sg = agenta
    .dat-sg = agentowi
    .acc-sg = agenta
    .ins-sg = agentem
    .loc-sg = agencie
    .nom-pl = agenci
    .gen-pl = agentów
    .dat-pl = agentom
    .acc-pl = agentów
    .ins-pl = agentami
    .loc-pl = agentach
noun-achievement =
    .gender = n
    .nom-sg = osiągnięcie
    .gen-sg = osiągnięcia
    .dat-sg = osiągnięciu
    .acc-sg = osiągnięcie
    .ins-sg = osiągnięciem
    .loc-sg = osiągnięciu
    .nom-pl = osiągnięcia
    .gen-pl = osiągnięć
    .dat-pl = osiągnięciom
    .acc-pl = osiągnięcia
    .ins-pl = osiągnięciami
    .loc-pl = osiągnięciach
noun-church_space =
    .gender = n
    .nom-sg = pole planszy zarządzania kościoła
    .gen-sg = pola planszy zarządzania kościoła
    .dat-sg = polu planszy zarządzania kościoła
    .acc-sg = pole planszy zarządzania kościoła
    .ins-sg = polem planszy zarządzania kościoła
    .loc-sg = polu planszy zarządzania kościoła
    .nom-pl = pola planszy zarządzania kościoła
    .gen-pl = pól planszy zarządzania kościoła
    .dat-pl = polom planszy zarządzania kościoła
    .acc-pl = pola planszy zarządzania kościoła
    .ins-pl = polami planszy zarządzania kościoła
    .loc-pl = polach planszy zarządzania kościoła
    .short = kościół
noun-that-church_space =
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
noun-customs_space =
    .gender = n
    .nom-sg = pole planszy zarządzania urzędu celnego
    .gen-sg = pola planszy zarządzania urzędu celnego
    .dat-sg = polu planszy zarządzania urzędu celnego
    .acc-sg = pole planszy zarządzania urzędu celnego
    .ins-sg = polem planszy zarządzania urzędu celnego
    .loc-sg = polu planszy zarządzania urzędu celnego
    .nom-pl = pola planszy zarządzania urzędu celnego
    .gen-pl = pól planszy zarządzania urzędu celnego
    .dat-pl = polom planszy zarządzania urzędu celnego
    .acc-pl = pola planszy zarządzania urzędu celnego
    .ins-pl = polami planszy zarządzania urzędu celnego
    .loc-pl = polach planszy zarządzania urzędu celnego
    .short = cło
noun-that-customs_space =
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
noun-flag_card =
    .gender = f
    .nom-sg = karta z symbolem kraju
    .gen-sg = karty z symbolem kraju
    .dat-sg = karcie z symbolem kraju
    .acc-sg = kartę z symbolem kraju
    .ins-sg = kartą z symbolem kraju
    .loc-sg = karcie z symbolem kraju
    .nom-pl = karty z symbolem kraju
    .gen-pl = kart z symbolem kraju
    .dat-pl = kartom z symbolem kraju
    .acc-pl = karty z symbolem kraju
    .ins-pl = kartami z symbolem kraju
    .loc-pl = kartach z symbolem kraju
noun-that-flag_card =
    .gender = f
    .nom-sg = karta
    .gen-sg = karty
    .dat-sg = karcie
    .acc-sg = kartę
    .ins-sg = kartą
    .loc-sg = karcie
    .nom-pl = karty
    .gen-pl = kart
    .dat-pl = kartom
    .acc-pl = karty
    .ins-pl = kartami
    .loc-pl = kartach
noun-award =
    .gender = mi
    .nom-sg = żeton nagrody osiągnięć
    .gen-sg = żetonu nagrody osiągnięć
    .dat-sg = żetonowi nagrody osiągnięć
    .acc-sg = żeton nagrody osiągnięć
    .ins-sg = żetonem nagrody osiągnięć
    .loc-sg = żetonie nagrody osiągnięć
    .nom-pl = żetony nagród osiągnięć
    .gen-pl = żetonów nagród osiągnięć
    .dat-pl = żetonom nagród osiągnięć
    .acc-pl = żetony nagród osiągnięć
    .ins-pl = żetonami nagród osiągnięć
    .loc-pl = żetonach nagród osiągnięć
noun-that-award =
    .gender = mi
    .nom-sg = żeton
    .gen-sg = żetonu
    .dat-sg = żetonowi
    .acc-sg = żeton
    .ins-sg = żetonem
    .loc-sg = żetonie
    .nom-pl = żetony
    .gen-pl = żetonów
    .dat-pl = żetonom
    .acc-pl = żetony
    .ins-pl = żetonami
    .loc-pl = żetonach

## Jak nazywa się to, co leży w twoim miejscu gry
noun-in-technologies =
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
noun-in-fulfilled_orders =
    .gender = n
    .nom-sg = wypełnione zamówienie
    .gen-sg = wypełnionego zamówienia
    .dat-sg = wypełnionemu zamówieniu
    .acc-sg = wypełnione zamówienie
    .ins-sg = wypełnionym zamówieniem
    .loc-sg = wypełnionym zamówieniu
    .nom-pl = wypełnione zamówienia
    .gen-pl = wypełnionych zamówień
    .dat-pl = wypełnionym zamówieniom
    .acc-pl = wypełnione zamówienia
    .ins-pl = wypełnionymi zamówieniami
    .loc-pl = wypełnionych zamówieniach
noun-in-order_hand =
    .gender = n
    .nom-sg = zamówienie na ręku
    .gen-sg = zamówienia na ręku
    .dat-sg = zamówieniu na ręku
    .acc-sg = zamówienie na ręku
    .ins-sg = zamówieniem na ręku
    .loc-sg = zamówieniu na ręku
    .nom-pl = zamówienia na ręku
    .gen-pl = zamówień na ręku
    .dat-pl = zamówieniom na ręku
    .acc-pl = zamówienia na ręku
    .ins-pl = zamówieniami na ręku
    .loc-pl = zamówieniach na ręku
noun-in-agents =
    .gender = mp
    .nom-sg = nieużyty zagraniczny agent
    .gen-sg = nieużytego zagranicznego agenta
    .dat-sg = nieużytemu zagranicznemu agentowi
    .acc-sg = nieużytego zagranicznego agenta
    .ins-sg = nieużytym zagranicznym agentem
    .loc-sg = nieużytym zagranicznym agencie
    .nom-pl = nieużyci zagraniczni agenci
    .gen-pl = nieużytych zagranicznych agentów
    .dat-pl = nieużytym zagranicznym agentom
    .acc-pl = nieużytych zagranicznych agentów
    .ins-pl = nieużytymi zagranicznymi agentami
    .loc-pl = nieużytych zagranicznych agentach
noun-in-spent_agents =
    .gender = mp
    .nom-sg = użyty zagraniczny agent
    .gen-sg = użytego zagranicznego agenta
    .dat-sg = użytemu zagranicznemu agentowi
    .acc-sg = użytego zagranicznego agenta
    .ins-sg = użytym zagranicznym agentem
    .loc-sg = użytym zagranicznym agencie
    .nom-pl = użyci zagraniczni agenci
    .gen-pl = użytych zagranicznych agentów
    .dat-pl = użytym zagranicznym agentom
    .acc-pl = użytych zagranicznych agentów
    .ins-pl = użytymi zagranicznymi agentami
    .loc-pl = użytych zagranicznych agentach
noun-in-tokens =
    .gender = mi
    .nom-sg = żeton 5-krotnej siły
    .gen-sg = żetonu 5-krotnej siły
    .dat-sg = żetonowi 5-krotnej siły
    .acc-sg = żeton 5-krotnej siły
    .ins-sg = żetonem 5-krotnej siły
    .loc-sg = żetonie 5-krotnej siły
    .nom-pl = żetony 5-krotnej siły
    .gen-pl = żetonów 5-krotnej siły
    .dat-pl = żetonom 5-krotnej siły
    .acc-pl = żetony 5-krotnej siły
    .ins-pl = żetonami 5-krotnej siły
    .loc-pl = żetonach 5-krotnej siły

## Cechy
noun-prop-production =
    .gender = f
    .nom-sg = wartość produkcji
    .gen-sg = wartości produkcji
    .dat-sg = wartości produkcji
    .acc-sg = wartość produkcji
    .ins-sg = wartością produkcji
    .loc-sg = wartości produkcji
    .nom-pl = wartości produkcji
    .gen-pl = wartości produkcji
    .dat-pl = wartościom produkcji
    .acc-pl = wartości produkcji
    .ins-pl = wartościami produkcji
    .loc-pl = wartościach produkcji
noun-prop-flag =
    .gender = mi
    .nom-sg = kraj
    .gen-sg = kraju
    .dat-sg = krajowi
    .acc-sg = kraj
    .ins-sg = krajem
    .loc-sg = kraju
    .nom-pl = kraje
    .gen-pl = krajów
    .dat-pl = krajom
    .acc-pl = kraje
    .ins-pl = krajami
    .loc-pl = krajach
noun-prop-cost =
    .gender = n
    .pay = give
    .nom-sg = wymagane dobra
    .gen-sg = wymaganych dóbr
    .dat-sg = wymaganym dobrom
    .acc-sg = wymagane dobra
    .ins-sg = wymaganymi dobrami
    .loc-sg = wymaganych dobrach
    .nom-pl = wymagane dobra
    .gen-pl = wymaganych dóbr
    .dat-pl = wymaganym dobrom
    .acc-pl = wymagane dobra
    .ins-pl = wymaganymi dobrami
    .loc-pl = wymaganych dobrach
noun-prop-reward =
    .gender = f
    .nom-sg = nagroda
    .gen-sg = nagrody
    .dat-sg = nagrodzie
    .acc-sg = nagrodę
    .ins-sg = nagrodą
    .loc-sg = nagrodzie
    .nom-pl = nagrody
    .gen-pl = nagród
    .dat-pl = nagrodom
    .acc-pl = nagrody
    .ins-pl = nagrodami
    .loc-pl = nagrodach
    .verb = gain
noun-prop-faith =
    .gender = f
    .nom-sg = wymagana wiara
    .gen-sg = wymaganej wiary
    .dat-sg = wymaganej wierze
    .acc-sg = wymaganą wiarę
    .ins-sg = wymaganą wiarą
    .loc-sg = wymaganej wierze
    .nom-pl = wymagane wiary
    .gen-pl = wymaganych wiar
    .dat-pl = wymaganym wiarom
    .acc-pl = wymagane wiary
    .ins-pl = wymaganymi wiarami
    .loc-pl = wymaganych wiarach
noun-prop-imports =
    .gender = f
    .nom-sg = wymagana liczba dóbr importowanych
    .gen-sg = wymaganej liczby dóbr importowanych
    .dat-sg = wymaganej liczbie dóbr importowanych
    .acc-sg = wymaganą liczbę dóbr importowanych
    .ins-sg = wymaganą liczbą dóbr importowanych
    .loc-sg = wymaganej liczbie dóbr importowanych
    .nom-pl = wymagane liczby dóbr importowanych
    .gen-pl = wymaganych liczb dóbr importowanych
    .dat-pl = wymaganym liczbom dóbr importowanych
    .acc-pl = wymagane liczby dóbr importowanych
    .ins-pl = wymaganymi liczbami dóbr importowanych
    .loc-pl = wymaganych liczbach dóbr importowanych
noun-prop-type =
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
noun-prop-board =
    .gender = f
    .nom-sg = plansza zarządzania
    .gen-sg = planszy zarządzania
    .dat-sg = planszy zarządzania
    .acc-sg = planszę zarządzania
    .ins-sg = planszą zarządzania
    .loc-sg = planszy zarządzania
    .nom-pl = plansze zarządzania
    .gen-pl = plansz zarządzania
    .dat-pl = planszom zarządzania
    .acc-pl = plansze zarządzania
    .ins-pl = planszami zarządzania
    .loc-pl = planszach zarządzania
noun-prop-action =
    .gender = f
    .nom-sg = akcja
    .gen-sg = akcji
    .dat-sg = akcji
    .acc-sg = akcję
    .ins-sg = akcją
    .loc-sg = akcji
    .nom-pl = akcje
    .gen-pl = akcji
    .dat-pl = akcjom
    .acc-pl = akcje
    .ins-pl = akcjami
    .loc-pl = akcjach
    .verb = do
noun-prop-goal =
    .gender = n
    .nom-sg = wymaganie
    .gen-sg = wymagania
    .dat-sg = wymaganiu
    .acc-sg = wymaganie
    .ins-sg = wymaganiem
    .loc-sg = wymaganiu
    .nom-pl = wymagania
    .gen-pl = wymagań
    .dat-pl = wymaganiom
    .acc-pl = wymagania
    .ins-pl = wymaganiami
    .loc-pl = wymaganiach
noun-prop-upper =
    .gender = f
    .nom-sg = liczba punktów dla pierwszego gracza
    .gen-sg = liczby punktów dla pierwszego gracza
    .dat-sg = liczbie punktów dla pierwszego gracza
    .acc-sg = liczbę punktów dla pierwszego gracza
    .ins-sg = liczbą punktów dla pierwszego gracza
    .loc-sg = liczbie punktów dla pierwszego gracza
    .nom-pl = liczby punktów dla pierwszego gracza
    .gen-pl = liczb punktów dla pierwszego gracza
    .dat-pl = liczbom punktów dla pierwszego gracza
    .acc-pl = liczby punktów dla pierwszego gracza
    .ins-pl = liczbami punktów dla pierwszego gracza
    .loc-pl = liczbach punktów dla pierwszego gracza
noun-prop-lower =
    .gender = f
    .nom-sg = liczba punktów dla kolejnych graczy
    .gen-sg = liczby punktów dla kolejnych graczy
    .dat-sg = liczbie punktów dla kolejnych graczy
    .acc-sg = liczbę punktów dla kolejnych graczy
    .ins-sg = liczbą punktów dla kolejnych graczy
    .loc-sg = liczbie punktów dla kolejnych graczy
    .nom-pl = liczby punktów dla kolejnych graczy
    .gen-pl = liczb punktów dla kolejnych graczy
    .dat-pl = liczbom punktów dla kolejnych graczy
    .acc-pl = liczby punktów dla kolejnych graczy
    .ins-pl = liczbami punktów dla kolejnych graczy
    .loc-pl = liczbach punktów dla kolejnych graczy
noun-prop-stack =
    .gender = mi
    .nom-sg = stos
    .gen-sg = stosu
    .dat-sg = stosowi
    .acc-sg = stos
    .ins-sg = stosem
    .loc-sg = stosie
    .nom-pl = stosy
    .gen-pl = stosów
    .dat-pl = stosom
    .acc-pl = stosy
    .ins-pl = stosami
    .loc-pl = stosach
noun-prop-surcharge =
    .gender = f
    .nom-sg = dopłata
    .gen-sg = dopłaty
    .dat-sg = dopłacie
    .acc-sg = dopłatę
    .ins-sg = dopłatą
    .loc-sg = dopłacie
    .nom-pl = dopłaty
    .gen-pl = dopłat
    .dat-pl = dopłatom
    .acc-pl = dopłaty
    .ins-pl = dopłatami
    .loc-pl = dopłatach
noun-prop-reach =
    .gender = f
    .nom-sg = wymagana siła
    .gen-sg = wymaganej siły
    .dat-sg = wymaganej sile
    .acc-sg = wymaganą siłę
    .ins-sg = wymaganą siłą
    .loc-sg = wymaganej sile
    .nom-pl = wymagane siły
    .gen-pl = wymaganych sił
    .dat-pl = wymaganym siłom
    .acc-pl = wymagane siły
    .ins-pl = wymaganymi siłami
    .loc-pl = wymaganych siłach
is-production =
    .after = produkcyjn{ ending-hard }
    .is = { $form ->
        [ins] obszarem produkcyjnym
       *[nom] obszar produkcyjny
    }
is-commercial =
    .after = handlow{ ending-hard }
    .is = { $form ->
        [ins] obszarem handlowym
       *[nom] obszar handlowy
    }
is-waterway =
    .after = kanału
    .is = { $form ->
        [ins] kanałem
       *[nom] kanał
    }
is-laboratory =
    .after = laboratorium
    .is = laboratorium
is-port =
    .after = portu
    .is = { $form ->
        [ins] portem
       *[nom] port
    }

## Miejsca gry
word-of-your = { $role ->
    [choice] ze swoich
   *[place] z twoich
}
zone-hand = { $form ->
    [acc] rękę
   *[nom] ręka
}
    .from = z ręki
    .to = na rękę
    .in = na ręku
    .verb = take
    .verb-from = place
zone-warehouse = magazyn
    .from = z magazynu
    .to = do magazynu
    .in = w magazynie
zone-box = { $form ->
    [acc] pudełko
   *[nom] pudełko
}
    .from = z rezerwy
    .to = do pudełka
    .in = w pudełku
    .verb-from = place
    .verb = away
zone-technology_row = rząd technologii
    .from = z rzędu technologii { FORM($holder, "gen") }
    .to = do rzędu technologii { FORM($holder, "gen") }
    .in = { $role ->
        [choice] z rzędu
       *[place] w rzędzie
    } technologii { FORM($holder, "gen") }
zone-technologies = technologie
    .from = spośród swoich technologii
    .to = do swoich technologii
    .in = { $role ->
        [choice] spośród swoich
       *[place] wśród twoich
    } technologii
    .short = technol.
    .of = { word-of-your } technologii
zone-order_row = rząd zamówień
    .from = z rzędu zamówień { FORM($holder, "gen") }
    .to = do rzędu zamówień { FORM($holder, "gen") }
    .in = { $role ->
        [choice] z rzędu
       *[place] w rzędzie
    } zamówień { FORM($holder, "gen") }
zone-order_hand = zamówienia na ręku
    .from = z ręki
    .to = na rękę
    .verb = take
    .in = { $role ->
        [choice] z ręki
       *[place] na ręku
    }
    .short = zamówienia
zone-fulfilled_orders = wypełnione zamówienia
    .from = spośród swoich wypełnionych zamówień
    .to = do swoich wypełnionych zamówień
    .in = { $role ->
        [choice] spośród swoich
       *[place] wśród twoich
    } wypełnionych zamówień
    .short = wypełnione
    .of = { word-of-your } wypełnionych zamówień
zone-agents = { $form ->
    [acc] nieużytych zagranicznych agentów
   *[nom] nieużyci zagraniczni agenci
}
    .from = spośród swoich nieużytych zagranicznych agentów
    .to = do swoich nieużytych zagranicznych agentów
    .in = { $role ->
        [choice] spośród swoich nieużytych
       *[place] wśród twoich nieużytych zagranicznych agentów
    }
    .short = agenci
    .of = { word-of-your } nieużytych zagranicznych agentów
zone-spent_agents = { $form ->
    [acc] użytych zagranicznych agentów
   *[nom] użyci zagraniczni agenci
}
    .from = spośród swoich użytych zagranicznych agentów
    .to = do swoich użytych zagranicznych agentów
    .in = { $role ->
        [choice] spośród swoich użytych
       *[place] wśród twoich użytych zagranicznych agentów
    }
    .of = { word-of-your } użytych zagranicznych agentów
zone-tokens = żetony 5-krotnej siły
    .from = spośród swoich żetonów 5-krotnej siły
    .to = do swoich żetonów 5-krotnej siły
    .in = { $role ->
        [choice] spośród swoich
       *[place] wśród twoich
    } żetonów 5-krotnej siły
    .short = żetony
zone-award_stack = stos nagród osiągnięć
    .from = ze stosu
    .to = na stos nagród osiągnięć
    .in = w stosie nagród osiągnięć
zone-open_awards = dostępne nagrody osiągnięć
    .from = spośród dostępnych nagród osiągnięć
    .to = do dostępnych nagród osiągnięć
    .in = { $role ->
        [choice] spośród
       *[place] wśród
    } dostępnych nagród osiągnięć
    .of = z dostępnych żetonów nagród osiągnięć

## Określenia i liczby
is-open =
    .after = { $other ->
        [yes] , z wyjątkiem kanału,
       *[no] poza kanałem
    }
    .is = { $form ->
        [ins] obszarem innym niż kanał
       *[nom] obszar inny niż kanał
    }
    .rule = 98e7663e
is-allowed =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] i
    } może się zatrzymać twój prezes
    .is = { $form ->
        [ins] miejscem, w którym może się zatrzymać twój prezes
       *[nom] miejsce, w którym może się zatrzymać twój prezes
    }
    .rule = 1ae2f59b
is-served =
    .after = dostępn{ ending-hard } tramwajem
    .is = { $form ->
        [ins] obszarem dostępnym tramwajem
       *[nom] obszar dostępny tramwajem
    }
    .rule = 8f556b27
is-connected =
    .after = dostępn{ ending-hard } dzięki stacji
    .is = { $form ->
        [ins] obszarem dostępnym dzięki stacji
       *[nom] obszar dostępny dzięki stacji
    }
    .rule = 0e4d0e26
is-developed =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] i
    } masz sklep lub dom handlowy
    .have = masz sklep lub dom handlowy na { FORM($what, "loc") }
    .is = { $form ->
        [ins] obszarem z twoim sklepem lub domem handlowym
       *[nom] obszar z twoim sklepem lub domem handlowym
    }
    .rule = 002df120
is-free =
    .before = woln{ ending-hard }
    .is = { $form ->
        [ins] wolnym polem
       *[nom] wolne pole
    }
    .rule = 3d96d28f
is-new =
    .behind = , której jeszcze nie masz,
    .is = { $form ->
        [ins] technologią, której jeszcze nie masz
       *[nom] technologia, której jeszcze nie masz
    }
    .rule = 3a5be585
is-shown =
    .before = odkryt{ ending-hard }
    .is = { $form ->
        [ins] odkrytą kartą
       *[nom] odkryta karta
    }
    .rule = b32910f5 6dbe5f2f
number-power = { $form ->
    [gen] twojej siły
    [dat] twojej sile
    [acc] twoją siłę
    [ins] twoją siłą
    [loc] twojej sile
   *[nom] twoja siła
}
    .name = siła
number-production_needed = { $form ->
    [gen] brakującej wartości produkcji
    [acc] brakującą wartość produkcji
   *[nom] brakująca wartość produkcji
} { FORM($thing, "gen") }
    .rule = 191da060
number-late_fee = 1, jeśli to co najmniej twoja czwarta technologia,
    .rule = 6807d190
number-house_price = { $form ->
    [gen] ceny następnego domu handlowego
    [acc] cenę następnego domu handlowego
   *[nom] cena następnego domu handlowego
}
    .itself = yes
    .rule = a52fcdd3
number-spread_limit = { $n }
number-power_limit = { $n }

## Co zmieniają karty; $form: card (na karcie) albo cond (w warunku)
change-spread_limit = gdy umieszczasz asystentów na różnych obszarach, możesz umieścić { $way ->
    [more] o { $by } więcej (do { $n })
   *[exactly] do { $n } { $n ->
        [one] asystenta
        [few] asystentów
       *[many] asystentów
    }
}
    .rule = ad9cd95d
permit-share_areas = { $form ->
    [cond] { $no ->
        [yes] nie możesz stanąć obok innych prezesów
       *[no] możesz stanąć obok innych prezesów
    }
   *[card] swojego prezesa możesz umieścić albo zatrzymać także na obszarze, na którym są inni prezesi; nadal musisz mieć tam asystenta, a prezesom płacisz jak zwykle
}
    .rule = 9a03ab7a
permit-pass_free = { $form ->
    [cond] { $no ->
        [yes] musisz płacić prezesom
       *[no] nie płacisz prezesom
    }
   *[card] w kroku ruchu nie płacisz prezesom innych graczy
}
    .rule = bf182df7

## Zasady i kroki
step-turn = { $form ->
    [gen] tury
    [acc] turę
   *[nom] tura
}
    .your = swojej tury
step-movement = krok ruchu
    .in = w kroku ruchu
step-recovery = krok odzyskania
    .in = w kroku odzyskania
rule-fulfil = { $form ->
    [inf] wypełnić
    [to] wypełnić
    [ind] wypełniasz
   *[imp] wypełnij
} { FORM($object, "acc") }
    .does = bierze nagrody za zamówienie
    .event = { $who ->
        [you] wypełniasz zamówienie
       *[opponent] inny gracz wypełnia zamówienie
    }
rule-research = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} { FORM($object, "acc") }
    .event = { $who ->
        [you] zdobywasz technologię
       *[opponent] inny gracz zdobywa technologię
    }
word-at-place = { TRAIT($place, "at") ->
    [in] w
   *[none] na
}
rule-build_shop = { $form ->
    [inf] zbudować
    [to] zbudować
    [ind] budujesz
   *[imp] zbuduj
} sklep { word-at-place } { FORM($place, "loc") }
    .event = { $who ->
        [you] budujesz sklep
       *[opponent] inny gracz buduje sklep
    }
rule-build_house = { $form ->
    [inf] zbudować
    [to] zbudować
    [ind] budujesz
   *[imp] zbuduj
} dom handlowy { word-at-place } { FORM($place, "loc") }
    .event = { $who ->
        [you] budujesz dom handlowy
       *[opponent] inny gracz buduje dom handlowy
    }
rule-place_pair = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} 2 asystentów z ręki na { FORM($place, "loc") }
    .event = { $who ->
        [you] umieszczasz 2 asystentów na jednym obszarze
       *[opponent] inny gracz umieszcza 2 asystentów na jednym obszarze
    }
    .rule = 046ebd90
rule-place_assistant = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} 1 asystenta z ręki na { FORM($place, "loc") }
    .rule = 5f9a790f
rule-toll = { verb-pay } za wejście na { FORM($place, "acc") }
rule-hire = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} 1 element z magazynu, płacąc jego cenę
    .does = bierze 1 element z magazynu
    .rule = f2fda271
rule-show_flag = { $form ->
    [inf] sprawdzić
    [to] sprawdzić
    [ind] sprawdzasz
   *[imp] sprawdź
}, czy { FORM($object, "nom") } daje ci zagranicznego agenta

## Nazwy
name-britain = Wielka Brytania
    .short = WB
name-united_states = Stany Zjednoczone
    .short = USA
name-france = Francja
    .short = Fr
name-germany = Niemcy
    .short = Nm
name-netherlands = Holandia
    .short = Hol
name-a = A
name-b = B
name-c = C
name-copper_mine = Kopalnia miedzi
    .at = in
    .gender = f
    .gen = Kopalni miedzi
    .acc = Kopalnię miedzi
    .ins = Kopalnią miedzi
    .loc = Kopalni miedzi
    .short = Miedź
name-silk_mill = Tkalnia jedwabiu
    .at = in
    .gender = f
    .gen = Tkalni jedwabiu
    .acc = Tkalnię jedwabiu
    .ins = Tkalnią jedwabiu
    .loc = Tkalni jedwabiu
    .short = Jedwab
name-tea_plantation = Plantacja herbaty
    .gender = f
    .gen = Plantacji herbaty
    .acc = Plantację herbaty
    .ins = Plantacją herbaty
    .loc = Plantacji herbaty
    .short = Herbata
name-fishing_ground = Łowisko
    .gender = n
    .gen = Łowiska
    .acc = Łowisko
    .ins = Łowiskiem
    .loc = Łowisku
name-bank = Bank
    .at = in
    .gender = mi
    .gen = Banku
    .acc = Bank
    .ins = Bankiem
    .loc = Banku
name-chinatown = Chińska dzielnica
    .at = in
    .gender = f
    .gen = Chińskiej dzielnicy
    .acc = Chińską dzielnicę
    .ins = Chińską dzielnicą
    .loc = Chińskiej dzielnicy
    .short = Dzielnica
name-church = Kościół
    .at = in
    .gender = mi
    .gen = Kościoła
    .acc = Kościół
    .ins = Kościołem
    .loc = Kościele
name-customs = Urząd celny
    .at = in
    .gender = mi
    .gen = Urzędu celnego
    .acc = Urząd celny
    .ins = Urzędem celnym
    .loc = Urzędzie celnym
    .short = Cło
name-employment_agency = Agencja pracy
    .at = in
    .gender = f
    .gen = Agencji pracy
    .acc = Agencję pracy
    .ins = Agencją pracy
    .loc = Agencji pracy
    .short = Agencja
name-canal = Kanał
    .gender = mi
    .gen = Kanału
    .acc = Kanał
    .ins = Kanałem
    .loc = Kanale
name-laboratory_a = Laboratorium A
    .at = in
    .gender = n
    .gen = Laboratorium A
    .acc = Laboratorium A
    .ins = Laboratorium A
    .loc = Laboratorium A
    .short = Lab. A
name-laboratory_b = Laboratorium B
    .at = in
    .gender = n
    .gen = Laboratorium B
    .acc = Laboratorium B
    .ins = Laboratorium B
    .loc = Laboratorium B
    .short = Lab. B
name-port_a = Port A
    .at = in
    .gender = mi
    .gen = Portu A
    .acc = Port A
    .ins = Portem A
    .loc = Porcie A
name-port_b = Port B
    .at = in
    .gender = mi
    .gen = Portu B
    .acc = Port B
    .ins = Portem B
    .loc = Porcie B
name-ball = Bal
name-brickyard = Cegielnia
name-electric_light = Oświetlenie elektryczne
    .short = Elektryka
name-exhibition = Wystawa
name-gas_light = Oświetlenie gazowe
    .short = Gaz
name-language_school = Szkoła językowa
name-patent_system = System patentowy
name-spinning_mill = Przędzalnia
name-letterpress = Typografia
name-winery = Winiarnia
name-mining_technology = Technologia górnicza
name-newspaper = Gazeta
name-postal_system = System pocztowy
name-stagecoach = Dyliżans
name-station = Stacja
name-stock_market = Giełda
name-telegraph = Telegram
name-telephone = Telefon
name-tramway = Tramwaj
name-university = Uniwersytet
name-o01 = Zamówienie 1
    .short = #1
name-o02 = Zamówienie 2
    .short = #2
name-o03 = Zamówienie 3
    .short = #3
name-o04 = Zamówienie 4
    .short = #4
name-o05 = Zamówienie 5
    .short = #5
name-o06 = Zamówienie 6
    .short = #6
name-o07 = Zamówienie 7
    .short = #7
name-o08 = Zamówienie 8
    .short = #8
name-o09 = Zamówienie 9
    .short = #9
name-o10 = Zamówienie 10
    .short = #10
name-o11 = Zamówienie 11
    .short = #11
name-o12 = Zamówienie 12
    .short = #12
name-o13 = Zamówienie 13
    .short = #13
name-o14 = Zamówienie 14
    .short = #14
name-o15 = Zamówienie 15
    .short = #15
name-o16 = Zamówienie 16
    .short = #16
name-o17 = Zamówienie 17
    .short = #17
name-o18 = Zamówienie 18
    .short = #18
name-o19 = Zamówienie 19
    .short = #19
name-o20 = Zamówienie 20
    .short = #20
name-o21 = Zamówienie 21
    .short = #21
name-o22 = Zamówienie 22
    .short = #22
name-o23 = Zamówienie 23
    .short = #23
name-o24 = Zamówienie 24
    .short = #24
name-o25 = Zamówienie 25
    .short = #25
name-o26 = Zamówienie 26
    .short = #26
name-o27 = Zamówienie 27
    .short = #27
name-o28 = Zamówienie 28
    .short = #28
name-o29 = Zamówienie 29
    .short = #29
name-o30 = Zamówienie 30
    .short = #30
name-o31 = Zamówienie 31
    .short = #31
name-o32 = Zamówienie 32
    .short = #32
name-o33 = Zamówienie 33
    .short = #33
name-o34 = Zamówienie 34
    .short = #34
name-o35 = Zamówienie 35
    .short = #35
name-o36 = Zamówienie 36
    .short = #36
name-b01 = Płytka budynku 1
name-b02 = Płytka budynku 2
name-b03 = Płytka budynku 3
name-b04 = Płytka budynku 4
name-b05 = Płytka budynku 5
name-b06 = Płytka budynku 6
name-b07 = Płytka budynku 7
name-b08 = Płytka budynku 8
name-b09 = Płytka budynku 9
name-b10 = Płytka budynku 10
name-b11 = Płytka budynku 11
name-b12 = Płytka budynku 12
name-b13 = Płytka budynku 13
name-b14 = Płytka budynku 14
name-b15 = Płytka budynku 15
name-b16 = Płytka budynku 16
name-b17 = Płytka budynku 17
name-b18 = Płytka budynku 18
name-b19 = Płytka budynku 19
name-b20 = Płytka budynku 20
name-b21 = Płytka budynku 21
name-b22 = Płytka budynku 22
name-b23 = Płytka budynku 23
name-b24 = Płytka budynku 24
name-t01 = Żeton 5-krotnej siły 1
name-t02 = Żeton 5-krotnej siły 2
name-t03 = Żeton 5-krotnej siły 3
name-t04 = Żeton 5-krotnej siły 4
name-t05 = Żeton 5-krotnej siły 5
name-t06 = Żeton 5-krotnej siły 6
name-t07 = Żeton 5-krotnej siły 7
name-t08 = Żeton 5-krotnej siły 8
name-t09 = Żeton 5-krotnej siły 9
name-t10 = Żeton 5-krotnej siły 10
name-t11 = Żeton 5-krotnej siły 11
name-t12 = Żeton 5-krotnej siły 12
name-t13 = Żeton 5-krotnej siły 13
name-t14 = Żeton 5-krotnej siły 14
name-t15 = Żeton 5-krotnej siły 15
name-t16 = Żeton 5-krotnej siły 16
name-t17 = Żeton 5-krotnej siły 17
name-t18 = Żeton 5-krotnej siły 18
name-t19 = Żeton 5-krotnej siły 19
name-t20 = Żeton 5-krotnej siły 20
name-american = Amerykański zagraniczny agent
name-dutch = Holenderski zagraniczny agent
name-british = Brytyjski zagraniczny agent
name-french = Francuski zagraniczny agent
name-german = Niemiecki zagraniczny agent
name-a1 = Osiągnięcie A1
    .short = A1
name-a2 = Osiągnięcie A2
    .short = A2
name-a3 = Osiągnięcie A3
    .short = A3
name-a4 = Osiągnięcie A4
    .short = A4
name-b1 = Osiągnięcie B1
    .short = B1
name-b2 = Osiągnięcie B2
    .short = B2
name-b3 = Osiągnięcie B3
    .short = B3
name-b4 = Osiągnięcie B4
    .short = B4
name-c1 = Osiągnięcie C1
    .short = C1
name-c2 = Osiągnięcie C2
    .short = C2
name-c3 = Osiągnięcie C3
    .short = C3
name-c4 = Osiągnięcie C4
    .short = C4
name-ch1 = Pole 1 (kościół)
name-ch2 = Pole 2 (kościół)
name-ch3 = Pole 3 (kościół)
name-ch4 = Pole 4 (kościół)
name-ch5 = Pole 5 (kościół)
name-ch6 = Pole 6 (kościół)
name-ch7 = Pole 7 (kościół)
name-ch8 = Pole 8 (kościół)
name-cu1 = Pole 1 (urząd celny)
name-cu2 = Pole 2 (urząd celny)
name-cu3 = Pole 3 (urząd celny)
name-cu4 = Pole 4 (urząd celny)
name-cu5 = Pole 5 (urząd celny)
name-cu6 = Pole 6 (urząd celny)
name-cu7 = Pole 7 (urząd celny)
name-cu8 = Pole 8 (urząd celny)
name-award_britain = Nagroda osiągnięć: Wielka Brytania
name-award_united_states = Nagroda osiągnięć: Stany Zjednoczone
name-award_france = Nagroda osiągnięć: Francja
name-award_germany = Nagroda osiągnięć: Niemcy
name-award_netherlands = Nagroda osiągnięć: Holandia
name-award_agent = Nagroda osiągnięć: darmowy agent
name-free_agent = Darmowy agent

## Zasady i kroki przebiegu gry
step-round = { $form ->
    [gen] rundy
    [acc] rundę
   *[nom] runda
}
    .your = swojej rundy
    .in = w rundzie
rule-turn = { $form ->
    [inf] rozegrać
    [to] rozegrać
    [ind] rozgrywasz
   *[imp] rozegraj
} turę
    .does = rozgrywa turę
rule-main_action = { $form ->
    [inf] wykonać
    [to] wykonać
    [ind] wykonujesz
   *[imp] wykonaj
} akcję główną
rule-act = { $form ->
    [inf] wykonać
    [to] wykonać
    [ind] wykonujesz
   *[imp] wykonaj
} akcję { FORM($place, "gen") } i następujące po niej kroki
rule-keep_one = { $form ->
    [inf] zachować
    [to] zachować
    [ind] zachowujesz
   *[imp] zachowaj
} jedno z dwóch zamówień, odkładając drugie do pudełka
    .does = zachowuje jedno z dwóch zamówień, a drugie odkłada do pudełka
    .rule = 2446bdb0
rule-placement = { $form ->
    [inf] umieścić
    [to] umieścić
    [ind] umieszczasz
   *[imp] umieść
} asystentów
    .does = umieszcza { $count ->
        [one] asystenta
        [few] asystentów
       *[other] asystentów
    }
rule-pay_presidents = { verb-pay } 1 jena każdemu innemu graczowi, którego prezes stoi na { FORM($place, "loc") }
    .rule = 2eae9918
rule-movement = { $form ->
    [inf] poruszyć
    [to] poruszyć
    [ind] poruszasz
   *[imp] porusz
} swojego prezesa albo { $form ->
    [inf] zwrócić
    [to] zwrócić
    [ind] zwracasz
   *[imp] zwróć
} go na rękę
    .does = przesuwa prezesa
rule-take_back = { $form ->
    [inf] zwrócić
    [to] zwrócić
    [ind] zwracasz
   *[imp] zwróć
} na rękę dowolną liczbę swoich asystentów z obszarów
    .does = zwraca { $count ->
        [one] asystenta
        [few] asystentów
       *[other] asystentów
    } na rękę
    .rule = 589be6e5
rule-bonus = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} z { FORM($place, "gen") } żeton 5-krotnej siły (jeśli jeszcze tam leży) i { $form ->
    [inf] otrzymać
    [to] otrzymać
    [ind] otrzymujesz
   *[imp] otrzymaj
} w dowolnej kolejności jego nagrody
    .rule = 13fbbc6c
rule-take_token = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} ten żeton i { $form ->
    [inf] otrzymać
    [to] otrzymać
    [ind] otrzymujesz
   *[imp] otrzymaj
} jego nagrody
    .does = bierze żeton 5-krotnej siły
    .rule = 7c719de2
rule-building = { $form ->
    [inf] budować
    [to] budować
    [ind] możesz budować
   *[imp] możesz budować
} { word-at-place } { FORM($place, "loc") }
    .does = buduje
rule-recovery = { $form ->
    [inf] zwrócić
    [to] zwrócić
    [ind] zwracasz
   *[imp] zwróć
} na rękę swoich asystentów z { FORM($place, "gen") }
    .does = odzyskuje { $count ->
        [one] asystenta
        [few] asystentów
       *[other] asystentów
    }
    .rule = 03455edf
rule-extra_actions = { $form ->
    [inf] wykonać
    [to] wykonać
    [ind] wykonujesz
   *[imp] wykonaj
} akcje dodatkowe
    .does = wykonuje akcje dodatkowe
rule-use_agent = { $form ->
    [inf] użyć
    [to] użyć
    [ind] używasz
   *[imp] użyj
} zagranicznego agenta
    .does = używa zagranicznego agenta
rule-claim_achievement = { $form ->
    [inf] wypełnić
    [to] wypełnić
    [ind] wypełniasz
   *[imp] wypełnij
} osiągnięcie
    .does = wypełnia osiągnięcie
rule-claim = { $form ->
    [inf] wypełnić
    [to] wypełnić
    [ind] wypełniasz
   *[imp] wypełnij
} { FORM($object, "acc") }
    .event = { $who ->
        [you] wypełniasz osiągnięcie
       *[opponent] inny gracz wypełnia osiągnięcie
    }
rule-fulfil_order = { $form ->
    [inf] wypełnić
    [to] wypełnić
    [ind] wypełniasz
   *[imp] wypełnij
} zamówienie
    .does = wypełnia zamówienie
rule-take_any_good = { $form ->
    [inf] otrzymać
    [to] otrzymać
    [ind] otrzymujesz
   *[imp] otrzymaj
} 1 dowolne dobro handlowe
    .does = otrzymuje dowolne dobro handlowe
    .rule = 39d30450
rule-recruit = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] możesz wziąć
   *[imp] możesz wziąć
} 1 element z magazynu, płacąc jego cenę
    .rule = ab3690bb
rule-relocate = { $form ->
    [inf] przenieść
    [to] przenieść
    [ind] możesz przenieść
   *[imp] możesz przenieść
} za darmo jednego ze swoich asystentów
    .does = przenosi asystenta za darmo
    .rule = f184fbe4
zone-technology_deck = { $form ->
    [acc] talię technologii
   *[nom] talia technologii
}
    .from = z talii technologii
    .to = na talię technologii
    .in = w talii technologii
zone-order_deck = { $form ->
    [acc] talię zamówień
   *[nom] talia zamówień
}
    .from = z talii zamówień
    .to = na talię zamówień
    .in = w talii zamówień
zone-drafted = dobrane zamówienia
    .from = spośród dobranych
    .to = do dobranych zamówień
    .in = { $role ->
        [choice] spośród
       *[place] wśród
    } dobranych zamówień
    .of = z dobranych zamówień
zone-building_stack = stos płytek budynków
    .from = ze stosu płytek budynków
    .to = na stos płytek budynków
    .in = w stosie płytek budynków
zone-plot = miejsce na płytkę budynku
    .from = spod { FORM($holder, "gen") }
    .to = pod { FORM($holder, "acc") }
    .in = pod { FORM($holder, "ins") }
zone-token_stack = stos żetonów 5-krotnej siły
    .from = ze stosu żetonów 5-krotnej siły
    .to = na stos żetonów 5-krotnej siły
    .in = w stosie żetonów 5-krotnej siły
zone-token_spot = miejsce na żeton
    .from = z { FORM($holder, "gen") }
    .to = na { FORM($holder, "acc") }
    .in = na { FORM($holder, "loc") }
zone-agent_supply = { $form ->
    [acc] rezerwę zagranicznych agentów
   *[nom] rezerwa zagranicznych agentów
}
    .from = z rezerwy zagranicznych agentów
    .to = do rezerwy zagranicznych agentów
    .in = w rezerwie zagranicznych agentów
zone-achievement_pile = stos osiągnięć
    .from = z osiągnięć { FORM($holder, "gen") }
    .to = na osiągnięcia { FORM($holder, "gen") }
    .in = wśród osiągnięć { FORM($holder, "gen") }
zone-goals = wyłożone osiągnięcia
    .from = spośród wyłożonych osiągnięć
    .to = do wyłożonych osiągnięć
    .in = { $role ->
        [choice] spośród wyłożonych
       *[place] wśród wyłożonych
    }
    .of = z wyłożonych osiągnięć
noun-stack =
    .gender = mi
    .nom-sg = stos
    .gen-sg = stosu
    .dat-sg = stosowi
    .acc-sg = stos
    .ins-sg = stosem
    .loc-sg = stosie
    .nom-pl = stosy
    .gen-pl = stosów
    .dat-pl = stosom
    .acc-pl = stosy
    .ins-pl = stosami
    .loc-pl = stosach
noun-country =
    .gender = mi
    .nom-sg = kraj
    .gen-sg = kraju
    .dat-sg = krajowi
    .acc-sg = kraj
    .ins-sg = krajem
    .loc-sg = kraju
    .nom-pl = kraje
    .gen-pl = krajów
    .dat-pl = krajom
    .acc-pl = kraje
    .ins-pl = krajami
    .loc-pl = krajach
is-blocked =
    .before = zablokowan{ ending-hard }
    .is = { $form ->
        [ins] zablokowanym polem
       *[nom] zablokowane pole
    }
number-shortage = { $form ->
    [acc] oznaczenie, że portu nie udało się w pełni uzupełnić,
   *[nom] oznaczenie, że portu nie udało się w pełni uzupełnić,
}
    .name = niedobór
    .is = portu nie udało się w pełni uzupełnić
    .set = zamówień nie wystarcza na pełne uzupełnienie portu
number-strength = { $form ->
    [gen] siły
    [acc] siłę
    [ins] siłą
   *[nom] siła
}, jaką masz na { FORM($thing, "loc") },
    .rule = f1f57b46
number-tile = { $form ->
    [gen] płytki budynku
    [dat] płytce budynku
    [acc] płytkę budynku
    [ins] płytką budynku
    [loc] płytce budynku
   *[nom] płytka budynku
} pod { FORM($thing, "ins") }
    .rule = a354d0c0
number-board_limit = { $n }
number-removed_orders = { $n }

## Krótkie nazwy wyborów, których opis byłby za długi
option-spread = { $n ->
    [1] { $n } asystent na jednym obszarze
   *[other] do { $n } asystentów na różnych obszarach
}
    .does = umieszcza { $count ->
        [one] asystenta
        [few] asystentów
       *[other] asystentów
    }
option-pair = 2 asystentów na jednym obszarze
    .does = umieszcza 2 asystentów na jednym obszarze
option-enter = umieść prezesa na obszarze
    .does = umieszcza prezesa
option-walk = porusz prezesa
    .does = przesuwa prezesa
option-recall = zwróć prezesa na rękę
    .does = zwraca prezesa na rękę
option-from_area = asystent przenoszony z obszaru
    .does = przenosi asystenta za darmo
option-from_here = asystent z tego obszaru
    .does = przenosi tam asystenta z tego obszaru
option-from_hand = asystent z ręki
    .does = umieszcza asystenta z ręki
option-all = zwróć wszystkich
    .does = odzyskuje wszystkich asystentów
option-use_agent = użyj zagranicznego agenta
    .does = używa zagranicznego agenta
option-claim_achievement = wypełnij osiągnięcie
    .does = wypełnia osiągnięcie
option-fulfil_order = wypełnij zamówienie
    .does = wypełnia zamówienie
ask-use_agent-area =
    .does = używa: { $before }, { $what }
ask-keep_one-order = wybierz to, które zachowujesz
    .does = zachowuje { $what }
ask-laboratory_a-technology =
    .does = bierze technologię { $what }
ask-laboratory_b-technology =
    .does = bierze technologię { $what }
ask-port_a-order =
    .does = bierze { $what }
ask-port_b-order =
    .does = bierze { $what }
move-award_stack-open_awards = { $form ->
    [inf] wyłożyć
    [to] wyłożyć
    [ind] wykładasz
   *[imp] wyłóż
} { FORM($what, "acc") } { $origin }
    .does = wykłada { FORM($what, "acc") } { $origin }

## Skąd są punkty
source-leftovers = niewykorzystane zasoby
source-country_bonus = premia z krajów
source-technology_bonus = premia z technologii
source-customs_bonus = premia z urzędu celnego
source-church_bonus = premia z kościoła
source-technologies = technologie
source-shop_spaces = sklepy
source-house_spaces = domy handlowe
source-power_tokens = żetony 5-krotnej siły
source-church_spaces = kościół
source-customs_spaces = urząd celny
source-areas = obszary
source-claim = osiągnięcia
source-orders = zamówienia

## Przyczyny końca gry
end-trading_houses = gracz zbudował wszystkie cztery domy handlowe
    .rule = f597c0d2
end-shops = gracz zbudował wszystkie osiem sklepów
    .rule = cd7e6032
end-orders = nie wystarczyło zamówień na pełne uzupełnienie portu
    .rule = 63246064
end-church = na planszy zarządzania kościoła jest dość asystentów
    .rule = daaa2352
end-customs = na planszy zarządzania urzędu celnego jest dość asystentów
    .rule = b9a2c30e

## Kroki przygotowania
step-lay_out_areas = układ obszarów
step-cover_areas = płytki budynków i żetony 5-krotnej siły
step-choose_achievements = osiągnięcia
step-open_laboratories = laboratoria
step-open_ports = porty i zamówienia
step-draft_orders = wybór pierwszego zamówienia
step-block_spaces = zablokowane pola
step-lay_out_awards = żetony nagrody osiągnięć
source-award = nagroda osiągnięć

## Rulebook
game-yokohama = Yokohama
expansion-achievement_rewards = Minidodatek 1: żetony nagród osiągnięć
expansion-free_agents = Minidodatek 2: żetony 5-krotnej siły z darmowym agentem
variant-tramway_without_assistant = Tramwajem można dojechać także tam, gdzie nie masz asystenta
variant-station_without_assistant = Na stację można dotrzeć, nie mając tam asystenta
variant-optional_power_token = Żetonu 5-krotnej siły nie trzeba brać
param-spread_limit = różne obszary, na których naraz umieszcza się asystentów
param-power_limit = największa siła
param-board_limit = liczba asystentów na planszy zarządzania kościoła lub urzędu celnego, która kończy grę
param-removed_orders = zamówienia odłożone bez oglądania
param-share_areas = postój obok innych prezesów
param-pass_free = przejście bez płacenia prezesom

## Co znaczą zdefiniowane słowa
text-telegraph = Za każdym razem, gdy umieszczasz 2 asystentów na jednym obszarze, możesz umieścić 1 asystenta z ręki na sąsiadującym z nim obszarze (ale nie na kanale).
    .rule = d3d57466
text-claim = Umieść 1 asystenta z ręki na tym osiągnięciu. Jeśli jest na nim pierwszy, otrzymaj punkty dla pierwszego gracza, a jeśli nie, punkty dla kolejnych graczy.
    .rule = 287c30e6
text-choose_achievements = Potasuj osobno każdy stos osiągnięć, wyłóż po 1 osiągnięciu z każdego, a pozostałe odłóż do pudełka.
    .rule = c0d4c581
text-new = Technologia, której nie masz jeszcze w żadnym egzemplarzu.
    .rule = 3a5be585
text-developed = Obszar, pod którym na płytce budynku masz sklep lub dom handlowy.
    .rule = c43b374c
text-tramway = W kroku ruchu możesz zamiast zwykłego ruchu przenieść swojego prezesa (także z ręki) wprost na obszar, na którym masz asystenta, a nie masz prezesa; płacisz wtedy stojącym tam prezesom jak zwykle. Obszar z prezesem innego gracza możesz wybrać tylko wtedy, gdy wolno ci stanąć obok innych prezesów.
    .rule = 9f746d97
text-tramway-tramway_without_assistant = W kroku ruchu możesz zamiast zwykłego ruchu przenieść swojego prezesa (także z ręki) wprost na dowolny inny obszar poza kanałem; płacisz wtedy stojącym tam prezesom jak zwykle. Obszar z prezesem innego gracza możesz wybrać tylko wtedy, gdy wolno ci stanąć obok innych prezesów.
    .rule = 7460a240

## Drogi: czasowniki dla ruchu z miejsca na miejsce

move-order-order_hand = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} { FORM($what, "acc") }
    .does = bierze { FORM($what, "acc") }
move-technology-technologies = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} { FORM($what, "acc") }
    .does = bierze { FORM($what, "acc") }
move-warehouse-hand = { $form ->
    [inf] wziąć
    [to] wziąć
    [ind] bierzesz
   *[imp] weź
} { FORM($what, "acc") } { $origin } { $target }
    .does = bierze { FORM($what, "acc") } { $origin } { $target }
move-order_deck-drafted = { $form ->
    [inf] dobrać
    [to] dobrać
    [ind] dobierasz
   *[imp] dobierz
} { FORM($what, "acc") }
    .does = dobiera { FORM($what, "acc") }
text-keep_one = Weź na rękę jedno z dobranych zamówień, a drugie odłóż do pudełka.
    .rule = 2446bdb0
text-movement =
    Wybierz jedno:
    - Jeśli masz prezesa na ręku, umieść go na obszarze, na którym masz asystenta i na którym nie ma innych prezesów (chyba że wolno ci stanąć obok nich), i zapłać 1 jena każdemu innemu graczowi, którego prezes tam stoi.
    - Jeśli twój prezes stoi na obszarze, przesuwaj go z obszaru na sąsiedni obszar, nie wracając na żaden, na którym już był w tym ruchu. Może wejść tylko na kanał i na obszary, na których masz asystenta; za wejście na taki obszar zapłać 1 jena każdemu innemu graczowi, którego prezes tam stoi, a za wejście na kanał 1 jena do rezerwy. Może zatrzymać się tylko na obszarze, na którym wolno by ci było umieścić go z ręki.
    - Jeśli twój prezes stoi na obszarze, zwróć na rękę jego oraz dowolną liczbę swoich asystentów z obszarów.
    - Jeśli nic z tego nie jest możliwe, zwróć na rękę dowolną liczbę swoich asystentów z obszarów.
    .rule = 4b339d97
text-building =
    Możesz wybrać jedno:
    - Jeśli na płytce budynku pod tym obszarem nie masz jeszcze sklepu, zbuduj sklep na wolnym polu sklepu tej płytki.
    - Jeśli pole domu handlowego tej płytki jest wolne, zbuduj na nim dom handlowy.
    .rule = fb371800
text-show_flag = Jeśli masz teraz parzystą liczbę odkrytych kart z symbolem tego kraju, weź z rezerwy zagranicznego agenta tego kraju, o ile jeszcze tam jest, i połóż go wśród swoich nieużytych zagranicznych agentów.
    .rule = 7cd11b7c 4c1a9576
text-cover_areas = Potasuj płytki budynków i żetony 5-krotnej siły. Pod każdym obszarem poza kanałem połóż 1 odkrytą płytkę budynku, a na obszarze 1 odkryty żeton 5-krotnej siły.
    .rule = 3753f094
text-claim_achievement = Wypełnij jedno z wyłożonych osiągnięć: takie, którego wymaganie spełniasz i na którym nie masz jeszcze asystenta.
    .rule = 7145820b
text-pay_presidents = Zapłać 1 jena każdemu innemu graczowi, którego prezes stoi na tym obszarze.
    .rule = 2eae9918
text-take_token = Połóż ten żeton 5-krotnej siły przy swoich żetonach i w dowolnej kolejności otrzymaj jego nagrody.
    .rule = 7c719de2
text-church_bonus =
    Liczy się, kto ma najwięcej asystentów na planszy zarządzania kościoła:
    - Miejsce 1: 6 punktów.
    - Miejsce 2: 3 punkty.
    - Remis wygrywa gracz z asystentem na polu o najwyższym numerze.
    - Kto nie ma tam asystenta, nie otrzymuje punktów.
    .rule = c918e4f6
text-customs_bonus =
    Liczy się, kto ma najwięcej asystentów na planszy zarządzania urzędu celnego:
    - Miejsce 1: 8 punktów.
    - Miejsce 2: 4 punkty.
    - Remis wygrywa gracz z asystentem na polu o najwyższym numerze.
    - Kto nie ma tam asystenta, nie otrzymuje punktów.
    .rule = 634be5bd
text-technology_bonus =
    Liczy się, czyje technologie mają łącznie najwyższą wartość produkcji:
    - Miejsce 1: 10 punktów.
    - Miejsce 2: 5 punktów.
    - W razie remisu wyżej jest gracz, który jest wcześniej w kolejności tur.
    - Kto nie ma technologii, nie otrzymuje punktów.
    .rule = 31bffb63
text-country_bonus =
    Każdy gracz układa swoje odkryte karty z symbolem kraju w zestawy różnych krajów:
    - Zestaw 5 krajów: 12 punktów.
    - Zestaw 4 krajów: 8 punktów.
    - Zestaw 3 krajów: 4 punkty.
    - Zestaw 2 krajów: 2 punkty.
    .rule = fa9c41e4 63738bbe
text-shown = Karta z symbolem kraju wśród twoich technologii lub wypełnionych zamówień.
    .rule = b32910f5
text-shown-achievement_rewards = Karta z symbolem kraju wśród twoich technologii lub wypełnionych zamówień albo żeton nagrody osiągnięć z symbolem kraju leżący przy twoich zagranicznych agentach, użyty lub nie.
    .rule = 6dbe5f2f
text-production_needed = Wartość produkcji tej technologii plus dopłata za miejsce, na którym leży, minus twoja siła; co najmniej 0.
    .rule = 191da060
text-telephone = W kroku odzyskania możesz zostawić na obszarze 1 swojego asystenta i wziąć na rękę tylko pozostałych.
    .rule = 97280ed5
text-act =
    Ustal swoją siłę na tym obszarze.
    Każdy inny gracz, który ma dom handlowy na płytce budynku pod tym obszarem, otrzymuje 1 jena.
    Wykonaj akcję tego obszaru.
    Jeśli twoja siła wynosi 5, weź z tego obszaru żeton 5-krotnej siły (jeśli jeszcze tam leży) i otrzymaj w dowolnej kolejności jego nagrody.
    Jeśli twoja siła wynosi co najmniej 4, możesz budować na tym obszarze.
    Zwróć na rękę swoich asystentów z tego obszaru.
    .rule = 63fb9bb9
text-main_action =
    Umieść asystentów.
    Porusz swojego prezesa albo zwróć go na rękę.
    Jeśli twój prezes stoi na obszarze, wykonaj akcję tego obszaru i następujące po niej kroki.
    .rule = 53848798
text-open_laboratories =
    Potasuj talię technologii.
    W każdym laboratorium uzupełnij rząd technologii.
    .rule = 04bace21
text-take_back = Zwróć na rękę dowolną liczbę swoich asystentów z obszarów.
    .rule = 589be6e5
text-relocate = Możesz za darmo przenieść 1 swojego asystenta z obszaru na inny obszar poza kanałem albo umieścić 1 asystenta z ręki na obszarze poza kanałem.
    .rule = 857e5915
text-recovery = Zwróć na rękę wszystkich swoich asystentów z tego obszaru.
    .rule = 03455edf
text-extra_actions = Wykonaj dowolną liczbę akcji w dowolnej kolejności: użyj zagranicznego agenta (raz na turę), wypełnij osiągnięcie albo wypełnij zamówienie.
    .rule = c8b808d9
text-bonus = Jeśli na tym obszarze leży żeton 5-krotnej siły, weź go i otrzymaj jego nagrody.
    .rule = 13fbbc6c
text-fulfil =
    Oddaj dobra, których wymaga to zamówienie.
    Połóż zamówienie wśród swoich wypełnionych zamówień.
    W dowolnej kolejności otrzymaj jego nagrodę i rozpatrz wszystkie inne wywołane tym efekty.
    Sprawdź, czy daje ci ono zagranicznego agenta.
    .rule = 34958a25
text-b3 = Wymaganie: masz łącznie co najmniej 5 zagranicznych agentów (użytych i nieużytych) i żetonów 5-krotnej siły.
    .rule = e62edcae
text-church =
    Akcja:
      Jeśli chcesz, wykonaj kolejno:
        - Wybierz wolne pole planszy zarządzania kościoła.
        - Od wymaganej wiary tego pola odejmij swoją siłę. Za każdy brakujący punkt wiary zapłać jednym z tych sposobów, każdym najwyżej raz: 1 miedź, 1 jedwab, 1 herbata, 1 ryba, 1 dobro importowane, 2 jeny.
        - Umieść na tym polu 1 swojego asystenta z tego obszaru lub z ręki.
        - Otrzymaj nagrodę tego pola.
    .rule = 066a45e8
text-customs =
    Akcja:
      Jeśli chcesz, wykonaj kolejno:
        - Wybierz wolne pole planszy zarządzania urzędu celnego, które wymaga mniej dóbr importowanych, niż wynosi twoja siła.
        - Zapłać tyle dóbr importowanych, ile wymaga to pole.
        - Umieść na tym polu 1 swojego asystenta z tego obszaru lub z ręki.
        - Otrzymaj nagrodę tego pola.
    .rule = 3f2c41b6
text-employment_agency = Akcja: weź z magazynu maksymalnie tyle elementów, ile wynosi twoja siła minus 1, płacąc cenę każdego z nich.
    .rule = 67d7640e
text-laboratory_a =
    Akcja:
      Jeśli chcesz, wykonaj kolejno:
        - Wybierz z rzędu technologii tego obszaru technologię, której jeszcze nie masz.
        - Za każdy punkt, o który jej wartość produkcji wraz z dopłatą za jej miejsce przekracza twoją siłę, zapłać 2 jeny lub 1 dobro importowane (w dowolnej kombinacji). Jeśli to co najmniej twoja czwarta technologia, zapłać za 1 punkt więcej.
        - Weź tę technologię.
        - Przesuń karty w rzędzie technologii w lewo, aby zapełnić lukę, i uzupełnij rząd z prawej strony.
    .rule = b9b63a07 cf1d3c05
text-laboratory_b =
    Akcja:
      Jeśli chcesz, wykonaj kolejno:
        - Wybierz z rzędu technologii tego obszaru technologię, której jeszcze nie masz.
        - Za każdy punkt, o który jej wartość produkcji wraz z dopłatą za jej miejsce przekracza twoją siłę, zapłać 2 jeny lub 1 dobro importowane (w dowolnej kombinacji). Jeśli to co najmniej twoja czwarta technologia, zapłać za 1 punkt więcej.
        - Weź tę technologię.
        - Przesuń karty w rzędzie technologii w lewo, aby zapełnić lukę, i uzupełnij rząd z prawej strony.
    .rule = b9b63a07 cf1d3c05
text-port_a =
    Akcja:
      Jeśli chcesz, wykonaj kolejno:
        - Weź zamówienie z rzędu zamówień tego obszaru, z miejsca o wymaganej sile nie większej niż twoja.
        - Możesz zapłacić 2 jeny lub 1 dobro importowane, aby w ten sam sposób wziąć drugie zamówienie.
        - Przesuń karty w rzędzie zamówień w lewo, aby zapełnić luki, i uzupełnij rząd z prawej strony.
      Jeśli twoja siła wynosi 5, otrzymaj 3 punkty.
    .rule = c546777a
text-port_b =
    Akcja:
      Jeśli chcesz, wykonaj kolejno:
        - Weź zamówienie z rzędu zamówień tego obszaru, z miejsca o wymaganej sile nie większej niż twoja.
        - Możesz zapłacić 2 jeny lub 1 dobro importowane, aby w ten sam sposób wziąć drugie zamówienie.
        - Przesuń karty w rzędzie zamówień w lewo, aby zapełnić luki, i uzupełnij rząd z prawej strony.
      Jeśli twoja siła wynosi 5, otrzymaj 3 punkty.
    .rule = c546777a
text-strength = Liczba twoich pionków na tym obszarze: asystentów, prezesa oraz sklepów i domów handlowych na płytce budynku pod nim; jeśli leży tam żeton stacji, o 1 więcej; najwyżej 5.
    .rule = b848aef1
text-station =
    Natychmiast umieszczasz żeton stacji z rezerwy na wybranym obszarze (ale nie na kanale). Zwiększa on tam siłę każdego gracza o 1.
    W kroku ruchu możesz zamiast zwykłego ruchu przenieść swojego prezesa (także z ręki) wprost na obszar z żetonem stacji, jeśli masz tam asystenta, nawet gdy stoją tam inni prezesi; nikomu nic nie płacisz.
    .rule = 6af442cf
text-station-station_without_assistant =
    Natychmiast umieszczasz żeton stacji z rezerwy na wybranym obszarze (ale nie na kanale). Zwiększa on tam siłę każdego gracza o 1.
    W kroku ruchu możesz zamiast zwykłego ruchu przenieść swojego prezesa (także z ręki) wprost na obszar z żetonem stacji, nawet gdy stoją tam inni prezesi; nikomu nic nie płacisz.
    .rule = 261bc8df
text-connected = Obszar z żetonem stacji, na którym masz asystenta.
    .rule = 0e4d0e26
text-served = Obszar, na którym masz asystenta.
    .rule = 8f556b27
text-allowed = Obszar, na którym masz asystenta. Prezesi innych graczy mogą tam być tylko wtedy, gdy wolno ci stanąć obok innych prezesów.
    .rule = 1ae2f59b
text-place_pair = Umieść na tym obszarze 2 asystentów z ręki, jednego po drugim.
    .rule = 046ebd90
text-research =
    Weź tę technologię.
    Sprawdź, czy daje ci ona zagranicznego agenta.
    .rule = d1271c34
text-take_any_good = Otrzymaj 1 dowolne dobro handlowe.
    .rule = 39d30450
text-hire =
    Wybierz jedno:
    - Weź 1 asystenta z magazynu na rękę.
    - Zapłać 2 jeny, aby wziąć 1 sklep z magazynu na rękę.
    - Zapłać cenę następnego domu handlowego, aby wziąć 1 dom handlowy z magazynu na rękę.
    .rule = 8701bbce
text-house_price = 4 jeny za pierwszy dom handlowy, 5 za drugi, 6 za trzeci, 7 za czwarty.
    .rule = a52fcdd3
text-leftovers = Każdy gracz otrzymuje 1 punkt za każdego nieużytego zagranicznego agenta, 1 punkt za każde dobro importowane, 1 punkt za każde 2 jeny i 1 punkt za każde 3 dowolne dobra handlowe.
    .rule = 619d86ec
text-lay_out_awards = Potasuj żetony nagród osiągnięć i wyłóż 4 z nich.
    .rule = d4efcea6
text-award = Gdy po wypełnieniu osiągnięcia masz asystentów na co najmniej 3 wyłożonych osiągnięciach, wybierz jeden z dostępnych żetonów nagród osiągnięć, połóż go wśród swoich nieużytych zagranicznych agentów i sprawdź, czy daje ci zagranicznego agenta.
    .rule = 076e2b10
