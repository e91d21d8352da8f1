### Błędy i żądania, których nie da się spełnić, po polsku. Błąd pokazuje się razem z jego miejscem w pliku, więc zdanie
### mówi, co jest źle, a podpowiedź, co napisać zamiast tego. Zaczynają się małą literą i kończą bez kropki.
### `kod` w odwrotnych apostrofach to to, co się wpisuje: zostaje bez zmian. Forma `.ins` to narzędnik: „nie jest ...”,
### `.loc` miejscownik: „wpis w ...”.

## Wokół zdań i podpowiedzi wszelkiego rodzaju

check-write = napisz `{ $code }`
check-for-example = na przykład `{ $code }`
check-write-alone = napisz samo `{ $code }`
check-write-whose = napisz `your`, `their` lub `its`
check-there-is = do wyboru: { $names }
check-one-of = do wyboru: { $names }
check-write-end = powiedz, kiedy gra się kończy: `{ $code }`
check-write-winner = powiedz, kto wygrywa: `{ $code }`
check-name-what-is-tested = to, co się sprawdza, to `it` albo ma nazwę: `{ $code }`
check-known-here = tu znane są: { $names }
check-did-you-mean = może chodziło o `{ $name }`?
check-hint = podpowiedź
check-note = uwaga
# $n: ile razy jeszcze znaleziono ten sam błąd; $place: gdzie jest następny
check-same-again = to samo jeszcze { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
}, następnie w { $place }
check-and-more = i jeszcze { $n }
check-write-either = napisz `{ $code }` lub `{ $other }`
check-write-below = napisz `{ $code }`, a pod spodem, z wcięciem, `{ $below }`
check-write-or-list = napisz `{ $code }` albo zrób z tego listę
check-write-list-below = napisz `{ $code }`, a pod spodem listę `{ $list }`
check-write-then = napisz `{ $code }`, a potem `{ $next }`
check-write-one-of = napisz jedno z: { $codes }
check-words = { $words }
check-list = { $first }, { $next }
check-write-gap = tam, gdzie nie ma pola, napisz `gap`

## Czym coś jest, w innych zdaniach

check-what-group = grupa
    .ins = grupą
check-what-counter = licznik
    .ins = licznikiem
check-what-sorted-counter = licznik graczy i rzeczy
    .ins = licznikiem graczy i rzeczy
check-what-note = notatka
    .ins = notatką
check-what-symbol = symbol
    .ins = symbolem
check-what-parameter = parametr
    .ins = parametrem
check-what-definition = definicja
    .ins = definicją
check-what-rule = reguła
    .ins = regułą
check-what-worth = wartość
    .ins = wartością
check-what-piece = element
    .ins = elementem
check-what-zone = strefa
    .ins = strefą
check-what-kind = rodzaj
    .ins = rodzajem
check-what-property = własność
    .ins = własnością
check-what-value = wartość
    .ins = wartością
check-what-slot-property = własność miejsc w rzędzie
    .ins = własnością miejsc w rzędzie
check-what-thing = rzecz
    .ins = rzeczą
check-what-layout = układ
    .ins = układem
check-what-gained = coś, co się zdobywa
    .ins = czymś, co się zdobywa
check-what-had = coś, co ma `{ $kind }`
    .ins = czymś, co ma `{ $kind }`
check-what-counter-or-piece = licznik lub element
    .ins = licznikiem ani elementem
check-what-kind-or-piece = rodzaj lub element
    .ins = rodzajem ani elementem
check-what-kind-of-thing = rodzaj rzeczy
    .ins = rodzajem rzeczy
check-what-word = słowo tej gry
    .ins = słowem tej gry
check-what-number = liczba
    .ins = liczbą
check-what-yes-or-no = odpowiedź „tak” lub „nie”
check-what-printed-value = nadrukowana wartość
    .ins = nadrukowaną wartością
check-what-levels = tabela poziomów
    .ins = tabelą poziomów
check-what-cases = nadrukowana wartość z jej przypadkami
check-what-condition = warunek
    .ins = warunkiem
check-what-change = zmiana
    .ins = zmianą
check-what-amounts = lista ilości
    .ins = listą ilości
check-what-ranking = ranking: `most ...` lub `least ...`
check-what-name = nazwa
    .ins = nazwą
check-what-end-of-line = koniec wiersza
check-what-of-kind = rzecz rodzaju `{ $kind }`
    .ins = rzeczą rodzaju `{ $kind }`
check-what-order = to, według czego coś się porządkuje
check-what-map-keys-values = mapa kluczy i wartości
check-what-whole-number = liczba całkowita
check-what-text = tekst
check-what-step-line-header = krok: wiersz, nagłówek z treścią lub lista kroków
check-what-entries-changed = wpisy, które się dodaje, zmienia lub usuwa
check-what-section-names-belongs = sekcja: nazwy, a pod każdą to, co do niej należy
check-what-name-list-names = nazwa lub lista nazw
check-what-line-list-lines = wiersz lub lista wierszy
check-what-figures-source = skąd pochodzą liczby
check-what-whole-number-table = liczba całkowita lub tabela według liczby graczy
check-what-yes-no-table = `yes` lub `no` albo tabela według liczby graczy
check-what-condition-words = warunek w słowach
check-what-effect = efekt, na przykład `gain 1 NAME`
check-what-list-abilities-dash = lista zdolności, każda po myślniku
check-what-condition-number-words = warunek lub liczba w słowach albo tabela z `by`
check-what-whole-number-yes = liczba całkowita, `yes` lub `no` albo tabela według liczby graczy
check-what-sort-property-kind = typ własności (number, effect, amounts, condition, abilities, flag, text, grid of KIND), rodzaj, lista słów albo { "{" }KIND: none{ "}" }, { "{" }number: 0{ "}" } lub { "{" }effect: nothing{ "}" }, jeśli może jej nie być
check-what-lengths-rows-table = długości rzędów lub ich tabela według liczby graczy
check-what-number-slots-slot = liczba miejsc albo to, ile jest warte każde miejsce: { "{" }NAME: [0, 1, 2]{ "}" }
check-what-now-or-rounds = `now` lub { "{" }rounds: N{ "}" }
check-what-list-numbers-players = lista liczb graczy
check-what-entries-table = wpisy tabeli
check-what-sections = mapa sekcji
check-what-places-numbers = miejsca i liczby: { "{" }PLACE: 3{ "}" }
check-what-two-whole-numbers = dwie liczby całkowite: [COLUMNS, ROWS]
check-what-number-players = liczba graczy
check-what-names-numbers = nazwy i liczby: { "{" }NAME: 2{ "}" }
check-what-table-number-players = tabela według liczby graczy
check-what-values-changes = wartości i to, co każda zmienia
check-what-number-or-yes = liczba całkowita albo `yes` lub `no`
check-what-list-whole-numbers = lista liczb całkowitych
check-what-whole-number-one = liczba całkowita lub po jednej na każde miejsce
check-what-step-line-map = krok: wiersz lub mapa
check-what-list-lines-map = lista wierszy albo mapa graczy i tego, co robi każdy z nich
check-what-list-conditions-map = lista warunków albo mapa graczy i warunków
check-what-names = lista nazw
check-what-kind-or-note = rodzaj albo { "{" }of: player, is: KIND{ "}" }
check-what-group-list = nazwa lub lista nazw albo { "{" }is: [...], plural: NAME{ "}" }
check-what-seats = lista miejsc przy stole: [1, 3]
check-what-teams = lista drużyn, z których każda jest listą miejsc przy stole: [[1, 3], [2, 4]]
check-what-teams-table = tabela drużyn według liczby graczy: { "{" }4: [[1, 3], [2, 4]]{ "}" }
check-what-number-in-words = liczba zapisana słowami, liczba całkowita albo tabela według liczby graczy
check-what-sources-table = tabela według danych: { "{" }NAME: rulebook, others: reconstructed{ "}" }
check-what-figure-source = skąd pochodzi liczba: rulebook, known albo reconstructed
check-what-figures-sources = skąd pochodzą liczby: słowo albo tabela według danych
check-what-language-version = wersja języka
check-what-faces = liczba ścianek kości albo lista tego, co pokazują
check-what-letters = litery i to, co oznaczają: { "{" }K: NAME of PLAYER{ "}" }
check-what-table-names-entry = tabela: nazwy, a pod każdą wpis
check-what-entry = wpis
check-what-row-list-words = wiersz kształtu: lista słów
check-what-rows-cells = wiersze pól: [[WORD, none], [gap, WORD]]
check-what-list-steps = lista kroków
check-what-yes-no-pins = `yes` lub `no` albo to, co ją sprawdza
check-what-list = lista
check-what-map = mapa
check-what-empty-map = pusta mapa
check-what-empty-list = pusta lista
check-what-code = `{ $code }`
check-what-the-number = liczba { $n }
check-what-the-text = tekst `{ $text }`
check-what-nothing = nic
check-what-other = coś innego
check-what-amounts-such = ilości, na przykład `2 NAME and 1 NAME`

## Język reguł

check-nobody-does = nikt nigdy nie robi `{ $name }`: nie ma takiej reguły ani czasownika
check-changed-entry = `{ $name }` zmienia się dla jednego `{ $kind }` po nazwie albo dla każdego przez `of a { $kind }`
check-one-number = `{ $name }` to jedna liczba dla wszystkiego
check-ability-one-header = zdolność ma jeden nagłówek
check-list-of-abilities = zrób z tego listę zdolności
check-no-ability-header = `{ $key }` nie jest nagłówkiem zdolności
check-at-once-anyway = to, co dzieje się od razu, i tak dzieje się raz
check-does-nothing = działają tylko gracze, a nie `{ $name }`
check-trigger-one-place = wyzwalacz odpowiada na ruch do miejsc jakiegoś rodzaju, a nie do jednego miejsca
check-nothing-moves-there = nic nigdy nie przesuwa `{ $piece }` na `{ $place }`
check-lies-on = `{ $piece }` leży na: { $places }
check-trigger-every-noun = wyzwalacz odpowiada na każde `{ $noun }`; dalsze warunki należą do treści
check-below-trigger = pod wyzwalaczem: `{ $code }`
check-never-done-to = `{ $rule }` nigdy nie dotyczy `{ $noun }`
check-no-menu = `{ $rule }` nie ma `choose one:`, do którego można by coś dodać
check-declare-parameter = zadeklaruj to w `parameters:`
check-trigger-every-place = wyzwalacz odpowiada na każde miejsce; dalsze warunki należą do treści
check-done-to = `{ $rule }` dotyczy `{ $noun }`
check-ability-shape = zdolność to wiersz albo nagłówek z treścią
check-no-otherwise = `{ $key }` nie ma `otherwise`
check-misplaced-header = `{ $key }` należy do zdolności lub do innego bloku
check-triggers-place = wyzwalacze stoją w `abilities:` lub `always:`
check-what-belongs = tu ma stać { $what }
check-needs-keys = pod `{ $key }` stoją jego klucze: { $keys }
check-no-flow-step = w przebiegu gry nie ma kroku `{ $name }`
check-nested-too-deep = { $most ->
    [one] reguły zagnieżdża się najwyżej na { $most } poziom
    [few] reguły zagnieżdża się najwyżej na { $most } poziomy
   *[other] reguły zagnieżdża się najwyżej na { $most } poziomów
}
check-nothing-said = nic tu nie napisano
check-no-such-key = `{ $key }` to nie jest klucz `{ $of }`
check-needs-key = `{ $of }` wymaga `{ $key }:`
check-effect-belongs = tu ma stać efekt, a nie `{ $value }`
check-what-happens = napisz, co się dzieje, na przykład `{ $code }`
check-not-beside = `{ $other }` nie może stać obok `{ $key }`
check-list-of-headers = zrób z tego listę: każdy nagłówek jest jej osobną pozycją
check-no-kind = nie ma rodzaju `{ $name }`
check-no-rule = nie ma reguły `{ $name }`
check-end-needs = koniec `{ $name }` wymaga `when:` i `after:`
check-game-needs = gra wymaga `{ $key }:`
check-is-not = `{ $name }` nie jest { FORM($what, "ins") }
check-nothing-to-lay-out = nie ma żadnych `{ $kinds }` do rozłożenia
check-table-missing = może brakuje tabeli `{ $name }:`?
check-already-printed = `{ $name }` jest już nadrukowane na `{ $kind }`
check-other-adjective = weź inny przymiotnik
check-too-many-rules = { $most ->
    [one] gra ma najwyżej { $most } regułę
    [few] gra ma najwyżej { $most } reguły
   *[other] gra ma najwyżej { $most } reguł
}
check-two-rules = dwie reguły nazywają się `{ $name }`
check-rename-one = zmień nazwę jednej z nich
check-symbol-gives-nothing = `{ $rule }` wymaga `{ $noun }`, a symbol nie ma czego podać
check-rule-that-needs-nothing = podaj regułę, która niczego nie wymaga
check-layout-size = { $places ->
    [one] w rzędach jest { $places } miejsce, a `{ $kinds }` jest { $have }
    [few] w rzędach są { $places } miejsca, a `{ $kinds }` jest { $have }
   *[other] w rzędach jest { $places } miejsc, a `{ $kinds }` jest { $have }
}
check-rows-by-players = rzędy mogą być tabelą według liczby graczy
check-how-much = powiedz, ile trzeba zapłacić
check-counter-once = każdy licznik może wystąpić wśród sposobów płacenia tylko raz
check-only-players-act = działają tylko gracze
check-nobody-decides = nikt tu nie działa, więc nikt nie może zdecydować
check-put-into = umieść to pod `{ $code }`
check-level-range = `{ $key }` nie jest liczbą od { $least } do { $most }
check-too-many-times = { $most ->
    [one] coś powtarza się najwyżej { $most } raz
    [few] coś powtarza się najwyżej { $most } razy
   *[other] coś powtarza się najwyżej { $most } razy
}
check-every-value = `{ $key }` musi wymienić każdą wartość, także: { $values }
check-walking-piece = wędrować może tylko element, który gracz ma jeden
check-walks-nowhere = `{ $piece }` nie leży na niczym, co ma sąsiadów
check-players-ranked = w rankingu stoją gracze
check-ranked-by-what = według czego jest ranking?
check-sets-of-what = zestawy składają się z różnych nadrukowanych wartości
check-trigger-in-ability = wyzwalacz należy do zdolności
check-one-way-of-paying = każdy sposób płacenia to jedna liczba i jeden licznik
check-paid-with-nothing = zerem niczego się nie zapłaci
check-alternatives-needed = `choose one:` wymaga nazwanych możliwości lub ich listy
check-two-alternatives = dwie możliwości nazywają się `{ $name }`
check-name-them = nadaj im nazwy: `{ $code }`
check-choose-exactly = język nie ma wyboru dokładnej liczby
check-choose-exactly-hint = napisz `repeat N times:`, a pod spodem `choose`, albo `choose up to N ...:`
check-no-such-value = `{ $name }` nie jest wartością `{ $prop }`
check-never-the-same = te dwie rzeczy nigdy nie mogą być tym samym
check-not-comparable = tych dwóch rzeczy nie da się porównać
check-things-in-zones = rzeczy leżą w strefach
check-no-permission = nie ma pozwolenia `{ $name }`
check-definition-one-header = definicja ma jeden nagłówek
check-flow-needs-round = `flow:` wymaga `round`
check-plain-amounts = nadrukowane ilości to zwykłe liczby
check-nobody-has-most = `{ $counter }` nie należy do gracza, więc nikt nie ma najwięcej
check-chain-too-long = { $most ->
    [one] `{ $name }` prowadzi po kolei do więcej niż { $most } następnej definicji lub reguły
    [few] `{ $name }` prowadzi po kolei do więcej niż { $most } następnych
   *[other] `{ $name }` prowadzi po kolei do więcej niż { $most } następnych
}
check-total-too-large = `{ $name }` ze wszystkim, do czego prowadzi, to więcej niż { $most }
check-grows-too-large = { $most ->
    [one] ze wszystkim, co wywołuje i budzi, to więcej niż { $most } polecenie
    [few] ze wszystkim, co wywołuje i budzi, to więcej niż { $most } polecenia
   *[other] ze wszystkim, co wywołuje i budzi, to więcej niż { $most } poleceń
}
check-few-do-it = skróć ten łańcuch: niech jedno ogniwo zrobi to, co teraz robi kilka
check-name-fewer-times = wymieniaj każdą z pozostałych rzadziej albo użyj pętli
check-call-less = wywołuj to z mniejszej liczby miejsc albo użyj pętli
check-too-much-work = `{ $name }` mogłoby powtarzać się tak często, że nigdy by się nie skończyło
check-less-in-one-go = powtarzaj to rzadziej albo umieść w sobie mniej pętli
check-no-rule-or-verb = nie ma reguły ani czasownika `{ $name }`
check-gain-printed = to, co nadrukowane, zdobywa się przez `do`
check-moved-not-gained = `{ $name }` to { $what }: coś takiego gdzieś leży, więc się to przesuwa, a nie zdobywa
check-amount-before-noun = między ilością a tym, co ona liczy, nic nie stoi
check-leave-out = pomiń `{ $code }`
check-group-which = `{ $name }` to grupa: powiedz, który jej członek
check-group-which-piece = `{ $group }` to grupa elementów: powiedz, który z nich, albo przesuń wszystkie, które tam leżą
check-group-owners = `{ $group }` ma elementy graczy i elementy niczyje: nie mogą tworzyć jednej grupy
check-no-position = żadna reguła nie zapamiętuje pozycji, więc żadna nie może się powtórzyć ani zostać zapomniana
check-start-unused = start jest przekazywany, ale nic nie zaczyna się od gracza rozpoczynającego ani o niego nie pyta
check-never-holds = to nigdy nie może być spełnione
check-always-holds = to jest zawsze spełnione
check-number-from = porównywana tu liczba nigdy nie jest mniejsza niż { $least }
check-number-up-to = porównywana tu liczba nigdy nie jest większa niż { $most }
check-number-between = porównywana tu liczba leży między { $least } a { $most }
check-came-never = pozycja, o której mowa, wystąpiła co najmniej raz
check-positions-kept = zapamiętuje się co najmniej 2 i najwyżej { $most } pozycji
check-moved-not-counted = `{ $name }` nie jest licznikiem: coś takiego gdzieś leży i się to przesuwa
check-nobody-pays-with = `{ $counter }` nie należy do gracza, więc nikt nie może tym płacić
check-pay-to-player = płaci się graczowi albo, bez `to`, do puli
check-nobody-sees = nikt nie widzi, co leży w `{ $zone }`, więc nikt nie może stamtąd wybierać
check-deal-then-choose = rozdaj stamtąd do strefy, którą widać, i wybieraj tam
check-not-seen = kto tu wybiera, nie widzi, co leży w `{ $zone }`: lista możliwości by to zdradziła
check-let-others-choose = niech wybiera ten, kto to widzi (`they RULE`), albo najpierw przenieś to do strefy, którą widzi wybierający
check-options-tell = kto tu wybiera, nie widzi, co leży w `{ $zone }`, a od tego zależy, co można wybrać
check-ask-behind = pytaj tylko o to, co widzi wybierający, albo dopiero po wyborze, przez `if`
check-asking-tells = to, czy ktoś zostanie tu zapytany, zależy od tego, co leży w `{ $zone }`, a nie wszyscy to widzą
check-only-if-inside = wstaw warunek do wyboru: `you may:` albo jedna z możliwości, a pod nią `only if`; albo najpierw przenieś to, na co się patrzy, w miejsce widoczne dla wszystkich
check-numbers-tell = to, z jakich liczb się wybiera, zależy od tego, co leży w `{ $zone }`, a nie wszyscy to widzą
check-numbers-all-see = pozwól wybrać każdą liczbę, a za tym powiedz przez `only if`, co musi o niej być prawdą
check-only-counter-set = ustawić można tylko licznik albo notatkę
check-parameter-changed-by = parametr zmieniają zdolności, warianty i dodatki
check-only-note-cleared = zapamiętać i unieważnić można tylko notatkę
check-only-note-cleared-hint = napisz w `notes:`, co ma być zapamiętane, na przykład `leader: player`
check-note-tells = co mówi `{ $note }`, wiedzą wszyscy, a do `{ $zone }` nie wszyscy mogą zajrzeć
check-note-shown-first = przesuń to najpierw tam, gdzie wszyscy to zobaczą, albo zapisz tylko to, co jest na tym wydrukowane
check-two-owners = dwaj właściciele to gracz i rodzaj rzeczy
check-sort-alone = ilość jednego rodzaju stoi w wierszu sama
check-named-twice = to, co znaleziono, dostaje tu dwie nazwy
check-name-is-known = `{ $name }` już coś oznacza
check-another-name = wybierz inną nazwę
check-no-refill = `{ $zone }` nie ma `refill:`
check-say-filled-from = powiedz w `zones:`, skąd uzupełnia się `{ $zone }`
check-not-passed-on = `{ $zone }` nie przekazuje się: tylko stosik, stos albo rząd, który ma każdy gracz
check-not-passed-on-hint = zadeklaruj to w `zones:` z `of: player` albo przenoś rzeczy po jednej
check-only-stack-shuffled = tasować można tylko stos, a `{ $zone }` ma `form: { $form }`
check-needs-noun = `{ $rule }` wymaga `{ $noun }`
check-utmost-word = o `{ $name }` nie mówi się `{ $word }`: tego, co się liczy, jest najwięcej (`most`) lub najmniej (`fewest`); liczba jest największa (`highest`) lub najmniejsza (`lowest`)
check-which-handed = które `{ $noun }`? To, co dostaje reguła, musi już być wybrane
check-choose-then-write = najpierw wybierz `{ $noun }`, a potem napisz `{ $code }`
check-choose-or-each = najpierw wybierz `{ $noun }`, a potem napisz `{ $code }`; jeśli ma dotyczyć wszystkich, umieść to pod `{ $header }`
check-noun-belongs = tu ma stać `{ $noun }`, a nie { $found }
check-stands-for-nothing = `{ $word }` do niczego się nie odnosi
check-no-all-to-gain = nie można zdobyć `all`
check-say-how-many = powiedz ile
check-price-alone = nadrukowana cena stoi sama
check-several-need-body = wybór kilku rzeczy wymaga treści
check-several-need-body-hint = napisz `choose up to N ...:`, a pod spodem to, co się dzieje z każdą z nich
check-no-effect = `{ $kind }` nie ma efektu `{ $name }`
check-needs-place = `{ $rule }` wymaga miejsca
check-takes-no-place = `{ $rule }` nie przyjmuje miejsca
check-declare-as = zadeklaruj to jako `{ $code }`
check-takes-nothing = `{ $rule }` niczego nie przyjmuje
check-per-how-many = za ile sztuk?
check-no-price = `{ $kind }` nie ma ceny `{ $name }`
check-add-to-holds-or-other = dodaj to do `holds:` strefy `{ $zone }` albo podaj inną strefę
check-does-not-hold = w `{ $zone }` nie leżą { $kinds }
check-which-one = które `{ $noun }`?
check-from-zone-to-zone = powiedz, z której strefy do której idą `{ $name }`
check-thing-moves-to-zone = rzecz przenosi się do strefy
check-name-zone-after = po `{ $word }` podaj strefę
check-which-moved = które `{ $noun }`? Najpierw wybierz, potem przenieś
check-from-where = skąd przesunąć?
check-how-many-from-where = powiedz ile i skąd
check-you-nobody = nikt tu nie działa, więc `you` do nikogo się nie odnosi
check-in-digits = liczbę zapisuje się cyframi
check-sort-belongs = tu ma stać { $what }, a to jest { $found }
check-does-not-say-whose = `{ $word }` nie mówi, czyje
check-lies-on-which = `{ $counter }` leży na `{ $kind }`: powiedz, na którym
check-has-no-counter = { $kinds } nie ma `{ $counter }`, ma to `{ $kind }`
check-no-adjective = nie może tu stać przymiotnik, więc `{ $adjective }` nic nie mówi
check-use-query = licz lub wybieraj zamiast tego przez zapytanie: `{ $code }`
check-of-nobody = żaden gracz nie ma własnych `{ $name }`, więc nie należą do nikogo
check-of-nobody-hint = powiedz, gdzie leży, albo zadeklaruj `{ $name }` z `of: player`
check-own-piece-walks = każdy wędruje własną figurą
check-gained-by-player = `{ $name }` zdobywa gracz; na niczym to nie leży
check-lose-printed = to, co wydrukowane, płaci się albo wykonuje, nigdy nie traci
check-price-to-supply = wydrukowaną cenę płaci się do zasobów
check-trigger-any = wyzwalacz odpowiada, czegokolwiek użyto; `{ $word }` nic w nim nie znaczy
check-one-place = `{ $noun }` leży w jednym miejscu, a tu są dwa
check-one-for-game = `{ $name }` jest jedno w całej grze
check-hand-over-first = najpierw wybierz lub podaj `{ $noun }`
check-does-not-belong = `{ $word }` tu nie pasuje
check-too-many-words = { $most ->
    [one] wiersz reguł ma najwyżej { $most } słowo
    [few] wiersz reguł ma najwyżej { $most } słowa
   *[other] wiersz reguł ma najwyżej { $most } słów
}
check-ends-early = wiersz kończy się za wcześnie
check-too-many-characters = { $most ->
    [one] wiersz reguł ma najwyżej { $most } znak
    [few] wiersz reguł ma najwyżej { $most } znaki
   *[other] wiersz reguł ma najwyżej { $most } znaków
}
check-name-a-part = nadaj jego części nazwę
check-too-many-parentheses = { $most ->
    [one] w nawiasie może stać najwyżej { $most } nawias
    [few] jeden w drugim stoją najwyżej { $most } nawiasy
   *[other] jeden w drugim stoi najwyżej { $most } nawiasów
}
check-name-inner-part = nadaj wewnętrznej części nazwę w `define:`
check-say-whose = powiedz, czyje `{ $zone }`
check-never-lies-on = `{ $piece }` nigdy nie leży na `{ $place }`
check-see-key = zobacz `{ $key }` przy `{ $of }`
check-names-no-single = `{ $word }` można wybrać, ale nie wskazuje to jednej rzeczy
check-belongs-to = `{ $name }` należy do `{ $kind }`
check-no-zone = nie ma strefy `{ $name }`
check-too-much-room = `{ $name }` zajmuje więcej miejsca, niż wolno całej grze
check-fewer-hold = niech ma to mniej rzeczy albo niech mniej w tym leży
check-too-many-slots = { $most ->
    [one] rząd ma najwyżej { $most } miejsce
    [few] rząd ma najwyżej { $most } miejsca
   *[other] rząd ma najwyżej { $most } miejsc
}
check-row-needs-slots = rząd `{ $zone }` wymaga `slots:`
check-filled-from-stack = strefę uzupełnia się ze stosu, a `{ $zone }` ma `form: { $form }`
check-declare-with = zadeklaruj `{ $name }` z `{ $code }`
check-says-nothing-about = `{ $word }` nic nie mówi o: { $kinds }
check-pieces-of-whom = elementy należą do każdego gracza albo do gry
check-filled-from-game = strefę uzupełnia się ze stosu gry, a nie każdego `{ $kind }`
check-add-to-holds = dodaj `{ $kind }` do `holds:` strefy `{ $zone }`
check-names-no-owner = `{ $zone }` ma każdy `{ $of }`, a `{ $prop }` w `{ $kind }` żadnego nie wskazuje
check-no-place = nie ma miejsca `{ $name }`
check-slots-differ = { $n ->
    [one] `{ $prop }` podano dla { $n } miejsca, a miejsc jest { $size }
    [few] `{ $prop }` podano dla { $n } miejsc, a jest ich { $size }
   *[other] `{ $prop }` podano dla { $n } miejsc, a jest ich { $size }
}
check-slots-alike = każda własność miejsc ma tyle samo liczb
check-one-holds-other-not = w `{ $source }` leżą `{ $kinds }`, a w `{ $zone }` nie
check-of-which-owner = `{ $zone }` ma każdy `{ $of }`: który?
check-start-in-game-zone = zacznij w strefie gry i rozdaj z niej podczas przygotowania
check-how-many-when-full = ile mieści pełne `{ $zone }`?
check-too-many-start = `{ $kinds }` zaczynających w `{ $zone }` jest { $n }, a mieści się tam najwyżej { $most }
check-start-without-limit = niech zaczynają w stosie bez ograniczenia
check-add-to-key = dodaj to do `{ $key }` przy `{ $of }`
check-move-in-setup = przesuń to stamtąd podczas przygotowania
check-never-it = `{ $name }` jest rodzaju `{ $kind }`, więc { $kinds } nigdy tym nie będzie
check-no-word = `{ $word }` nie jest słowem języka
check-chosen-anyway = i tak wybiera się jedno, a liczby zapisuje się cyframi
check-copy-of-what = egzemplarz czego?
check-than-which = `{ $word }` niż które?
check-choose-first = najpierw wybierz `{ $noun }`
check-no-neighbours = `{ $kind }` nie ma sąsiadów
check-only-laid-out = mają ich tylko rzeczy rozłożone w układzie
check-only-pieces-there = w `{ $zone }` nie leżą rzeczy, tylko elementy
check-has-no = { $kinds } nie ma `{ $name }`
check-say-where = powiedz, gdzie leży `{ $piece }`
check-things-where = które rzeczy? Powiedz, gdzie leżą
check-needs-itself = to wymaga samego siebie: { $way }
check-without-other = zdefiniuj jedno z nich bez pozostałych
check-has-to-act = w `{ $name }` ktoś musi działać, ale tutaj nikt nie działa
check-has-to-act-there = w `{ $name }` ktoś musi działać, bo w wierszu { $n } jest `{ $text }`, ale tutaj nikt nie działa
check-nobody-acts-in = tam, gdzie wykonuje się `{ $rule }`, nikt nie działa, więc żadna karta nie może na to odpowiedzieć
check-nobody-gains = nikt nigdy nie zdobywa `{ $counter }`
check-only-gain-answered = odpowiada się tylko na `gain`, a nie na `set`
check-nobody-pays = nikt nigdy nie płaci `{ $counter }`
check-never-in-play = `{ $kinds }` mają zdolności, ale nigdy nie leżą tam, gdzie one działają
check-zone-in-play = zadeklaruj dla `{ $kinds }` strefę z `in play: yes`
check-secret-hint = wszyscy decydują tu jednocześnie, więc wolno ruszać tylko to, co własne; zrób to przed blokiem albo po nim
check-secret-answered = w tajnym bloku nikt nie odpowiada na to, co robią inni
check-reserved-word = `{ $word }` to słowo języka, więc { $what } nie może się tak nazywać
check-other-name = wybierz inną nazwę, na przykład `{ $word }_` i coś jeszcze
check-names-two = `{ $name }` to nazwa dwóch rzeczy
check-already-kind = `{ $name }` należy już do rodzaju `{ $kind }`
check-no-thing-called = żadne `{ $kind }` nie nazywa się `{ $name }`
check-nothing-for-players = { $n ->
    [one] ta tabela nic nie podaje dla { $n } gracza
    [few] ta tabela nic nie podaje dla { $n } graczy
   *[other] ta tabela nic nie podaje dla { $n } graczy
}
check-add-players = dodaj `{ $n }:` lub `others:`
check-name-letters = nazwa składa się z małych liter, cyfr i podkreśleń
check-too-many-things = wpis może mieć najwyżej tyle egzemplarzy: { $copies }, a wszystkich rzeczy może być: { $most }
check-already-stands-for = `{ $word }` już coś oznacza: { $what } `{ $name }`
check-rename-or-plural = zmień jedną z nazw albo zadeklaruj inne `plural:`
check-only-nothing = to, co pominięto, może być tylko `nothing`
check-no-top = wierzch i spód ma tylko to, co leży w kolejności: strefa z `form: stack`
check-no-sort-of-property = `{ $name }` nie jest typem własności
check-no-property = `{ $name }` nie jest własnością `{ $kind }`
check-no-figure = nic z tego, co mówi `{ $of }`, nie nazywa się `{ $name }`
check-told-of-thing = o rzeczy mówi się, czy coś na niej wydrukowanego jest takie a takie
check-told-of-thing-hint = napisz, co jest wydrukowane i na czym, na przykład `tell whether value of that card is 3`
check-alike-but = `{ $one }` i `{ $other }` zgadzają się w tym, co ma je czynić takimi samymi, ale zasady rozróżniają je przez `{ $property }`
check-alike-named = zasady wymieniają `{ $one }` lub `{ $other }` z nazwy, więc te dwie rzeczy nie są takie same
check-alike-add = wpisz w `alike by` także `{ $property }` albo pomiń `alike by`: wtedy liczy się wszystko, co wydrukowane
check-alike-left-out = pomiń `alike by`: wtedy liczy się wszystko, co wydrukowane, i nazwa
check-not-a-value = `{ $name }` nie jest wartością: zadeklarowano to jako `{ $sort }`
check-number-in-digits = zapisz liczbę cyframi
check-worth-of-printed = `{ $name }` to wartość nadrukowanego efektu
check-not-printed = `{ $prop }` nie jest efektem ani ilościami nadrukowanymi na `{ $kind }`
check-said-of = `{ $name }` dotyczy `{ $kind }`
check-not-all-counters = `{ $group }` zawiera `{ $name }`, a to nie jest licznik
check-no-number = nie ma liczby z reguł o nazwie `{ $name }`
check-they-stands-for = `they` to gracz z otaczającego `each ...:`
check-their-stands-for = `their` odnosi się do gracza z otaczającego `each ...:`
check-here-stands-for = `here` to miejsce, przy którym wywołano regułę przez `at`
check-it-stands-for = `it` to rzecz, o którą pyta `where` lub definicja
check-its-stands-for = `its` odnosi się do rzeczy, o którą pyta `where` lub definicja
check-zone-of-value = strefa może należeć do nadrukowanej wartości: { $values }
check-zone-of-no-value = strefa może należeć do nadrukowanej wartości, a takiej nie ma
check-starts-with-player = `{ $piece }` zaczyna w strefie gracza, a `{ $zone }` nią nie jest
check-starts-in-game = `{ $piece }` zaczyna w strefie gry, a `{ $zone }` nią nie jest
check-secret-chance = w tajnym bloku nic nie zależy od losu
check-secret-filled = w tajnym bloku niczego się nie uzupełnia
check-secret-acts = w tajnym bloku nie działa nikt inny
check-secret-ranked = w tajnym bloku nie ma rankingów i nikt nie wędruje
check-secret-counter = w tajnym bloku nie może się zmienić `{ $counter }` gry ani innych graczy
check-secret-pays = w tajnym bloku nie płaci się innym
check-secret-pieces = w tajnym bloku przesuwa się tylko własne elementy
check-secret-taken = w tajnym bloku niczego się nie bierze z `{ $zone }`
check-secret-things = w tajnym bloku nie bierze się tego, co leży u innych lub na środku
check-secret-put = w tajnym bloku niczego się nie wkłada do `{ $zone }`, bo liczy się tam kolejność lub miejsce
check-no-verb = nie ma czasownika `{ $verb }`
check-no-header = `{ $header }` nie jest nagłówkiem języka
check-small-letters = słowa pisze się małymi literami
check-no-end-sign = wiersz kończy się bez znaku
check-no-possessive = nie ma tu formy z 's
check-comparison-words = porównuje się słowami
check-comparison-other = to porównanie wyraża się innymi słowami
check-amount-no-sign = ilość nie ma znaku
check-amount-plain = ilość to zwykła liczba
check-colon-ends-header = dwukropek kończy nagłówek; to, co po nim następuje, należy do następnego wiersza, z wcięciem
check-if-is-header = `if` to nagłówek: reszta stoi pod nim
check-trigger-is-header = wyzwalacz to nagłówek: reszta stoi pod nim
check-where-in-brackets = dwa warunki za `where` stoją w nawiasach
check-dealt-from-top = `deal` bierze z wierzchu stosu
check-any-of-a-kind = tyle sztuk danego rodzaju bierze się po kolei; które to mają być, mówi zapytanie
check-place-before-with = gdzie coś leży, mówi się przed tym, co to ma
check-begins-with-header = to zaczyna się od nagłówka: reszta stoi pod nim
check-who-is-header = to, kto coś robi, jest osobnym nagłówkiem
check-price-is-header = cena to nagłówek: to, co się za nią dostaje, stoi pod nim
check-order-is-header = kolejność to nagłówek: części stoją pod nim
check-answers-line = odpowiedzi zdolności mają jedną formę
check-and-joins = `and` łączy ilości i warunki, a nie polecenia
check-comma-joins = przecinek łączy ilości, a nie polecenia
check-or-is-choice = `or` to wybór, a wybór jest nagłówkiem
check-order-to-whoever = wiersz to polecenie dla tego, kto działa: zaczyna się od czasownika
check-for-each = język nie ma formy `for each`
check-amount-first = ilość stoi przed tym, co liczy
check-number-too-big = żaden licznik w grze nawet się do tej liczby nie zbliży
check-verb-first = wiersz zaczyna się od czasownika
check-change-in-words = zmianę wyraża się słowami
check-change-says-whose = zmiana mówi, czyja jest
check-ability-line = wiersz zdolności zmienia liczbę lub daje pozwolenie; wszystko inne ma nagłówek
check-trigger-any-amount = wyzwalacz odpowiada niezależnie od ilości
check-who-in-plural = ten, kto coś robi, stoi w liczbie mnogiej, bez przedimka
check-verb-no-s = czasowniki nie mają tu -s
check-who-may = kto może?
check-header-other = ten nagłówek ma inne słowa
check-alternatives-below = możliwości stoją pod nagłówkiem
check-compared-first = to, co się porównuje, stoi przed porównaniem
check-amount-in-brackets = ilość, która jest czymś więcej niż liczbą lub nazwą, stoi w nawiasie
check-compared-in-brackets = to, co zlicza się z wielu rzeczy, przy porównaniu stoi w nawiasie
check-reckoned-in-brackets = to, co zlicza się z wielu rzeczy, stoi w nawiasie, gdy się tym liczy dalej
check-set-in-words = licznik lub notatkę ustawia się przez `to`
check-dice-are-thrown = kośćmi rzuca się przez `throw`; `roll` nadaje liczbę licznikowi
check-turn-not-left = tura kończy się sama; opuścić można rundę lub grę, a to, co od czegoś zależy, stoi pod `if`
check-face-where = o to, co pokazuje kość, pyta się przez `where`
check-printed-number-where = o wydrukowaną liczbę pyta się przez `where`
check-who-has = mieć coś mogą tylko `you`, `they`, `it`, `here` i `that ...`
check-adjective-first = to, jakie coś jest, stoi przed rzeczownikiem
check-test-other = na to pytanie jest inne słowo
check-with-before-where = `with` i `without` stoją przed `where`
check-and-behind-where = po `where` nie wiadomo, co łączy `{ $word }`: kolejny warunek dla tego, czego się szuka, czy osobny warunek obok
check-not-behind-is = `not` stoi za `is`
check-words-in-full = słowa pisze się w całości
check-negation-other = na to przeczenie jest inne słowo
check-end-after-colon = zakończ wiersz po dwukropku
check-per-thing = ilość za każdą rzecz to `{ $amount }`; polecenie dla każdej rzeczy to nagłówek `{ $header }`
check-ability-forms = napisz `your ... is 1 more`, `you may ...` albo umieść to pod `at once:` lub `whenever ...:`
check-where-last = umieść `where` na końcu
check-could-stand = tu może stać: { $what }
check-layout-next-to = `{ $name }` nie mówi, które `{ $kinds }` ze sobą sąsiadują
check-layout-next-to-hint = podaj własność `{ $kind }`, która jest `{ $code }`
check-not-amounts-of-kind = `{ $prop }` nie jest nadrukowane jako ilości jakiegoś rodzaju
check-cover-none = na `{ $kinds }` nie ma nadrukowanego `{ $kind }`, więc żadnego nie pokrywają
check-one-property-of-kind = daj `{ $kind }` jedną własność rodzaju `{ $other }`
check-cases-for-numbers = przypadki mają tylko liczby
check-join-conditions = połącz warunki przez `and` i `or`
check-other-cases = ile to jest we wszystkich innych przypadkach?
check-add-code = dodaj `{ $code }`
check-definition-shape = definicja to wartość, warunek, tabela `by ...:` albo przypadki `if ...:`
check-no-case = `{ $key }` nie jest przypadkiem dla liczby
check-shared-last = `shared` stoi na końcu, za tym, co rozstrzyga
check-only-counted = `{ $word }` mówi się o rzeczach, a `{ $name }` się tylko liczy
check-things-paid-alone = rzeczami płaci się osobno i do puli
check-things-paid-alone-hint = zapłać licznikami i rzeczami w dwóch wierszach, a rzeczy przenoś do gracza przez `move`
check-paid-from-where = nie wiadomo, z której strefy gracz płaci `{ $kinds }`
check-one-zone-holds = niech leżą w jednej strefie graczy, o nazwie `{ $name }`
check-start-nowhere = `{ $kinds }` nigdzie nie zaczynają, więc nie mają dokąd wrócić
check-say-key = podaj `{ $key }` przy `{ $of }`
check-all-lost-once = `all` traci się raz
check-how-many-or-no-per = powiedz ile albo pomiń `per`
check-one-kind-in-bill = wszystkie sposoby zapłaty tego rachunku to `{ $kinds }`
check-plain-number-of = to, ile `{ $kinds }` się płaci, jest zwykłą liczbą
check-in-no-zone = `{ $kind }` nie leży w żadnej strefie, więc nie może się zamienić miejscami
check-same-twice = `{ $code }` stoi po obu stronach: to nie dwie rzeczy, więc nic się nie rozstrzyga ani nie zmienia
check-name-the-first = jeśli chodzi o dwie, nadaj pierwszej nazwę: `choose ... as NAME`, i pisz `that NAME`
check-two-in-zones = podaj dwie rzeczy, które leżą w strefach
check-swap-apart = w `{ $zone }` nie leży `{ $kind }`, więc te dwie rzeczy nie mogą zamienić się miejscami
check-swap-one-kind = zamień dwie rzeczy jednego rodzaju albo rodzajów, które leżą w tych samych strefach
check-zones-apart = zawartości stref `{ $zone }` i `{ $other }` nie da się zamienić: jedna nie mieści tego, co druga
check-zones-apart-hint = zamieniać można strefy, które mieszczą te same rodzaje rzeczy, w tej samej formie i z tym samym limitem
check-ties-how = `ties` mówi, co dostają gracze, między którymi jest remis: `each` całą nagrodę albo `share`, czyli dzielą ją
check-ties-share-gains = dzielić można tylko to, co się otrzymuje
check-teams-seats = drużyny dla liczby graczy { $n } muszą wymieniać każde miejsce od 1 do { $n } dokładnie raz
check-teams-seats-hint = napisz na przykład `4: [[1, 3], [2, 4]]`
check-no-one-partner = przy liczbie graczy { $n } nikt nie ma dokładnie jednego partnera
check-stock-of-team = `{ $counter }` liczy się dla drużyny, więc nie może pochodzić z ograniczonego zapasu
check-paid-no-room = `{ $kinds }` wracają do `{ $zone }`, a tam może nie być miejsca
check-paid-no-room-hint = usuń `limit:` przy `{ $zone }` albo niech zaczynają gdzie indziej
check-group-of-all = spójność grupy liczy się przez wszystkie rzeczy rodzaju, a nie tylko przez niektóre
check-group-of-all-hint = usuń `of ...` lub `in ...` i zapytaj o to po `where`
check-things-of-whom = rzeczy należą do każdego gracza albo do nikogo
check-divisor = dzieli się przez zwykłą liczbę lub przez parametr, ale nie przez 0
check-secret-laid = w tajnym bloku nie kładzie się tego, co leży u innych lub na środku
check-secret-laid-on = w tajnym bloku niczego się nie kładzie na `{ $zone }` innych graczy ani gry
check-two-shapes = `{ $kind }` ma dwa kształty: `{ $one }` i `{ $other }`
check-no-shape = brakuje kształtu `{ $name }`
check-rows-of-words = napisz wiersze słów: `{ $code }`
check-rows-differ = { $first ->
    [one] pierwszy wiersz ma { $first } pole, a ten { $n }
    [few] pierwszy wiersz ma { $first } pola, a ten { $n }
   *[other] pierwszy wiersz ma { $first } pól, a ten { $n }
}
check-empty-edge = wiersz lub kolumna na brzegu nie ma żadnego pola
check-empty-edge-hint = pomiń wiersze i kolumny złożone z samych `gap`
check-shape-too-large = { $most ->
    [one] kształt ma najwyżej { $most } wiersz i kolumnę
    [few] kształt ma najwyżej { $most } wiersze i kolumny
   *[other] kształt ma najwyżej { $most } wierszy i kolumn
}
check-how-large = jak duża jest siatka `{ $zone }`?
check-means-nothing-with = `{ $key }` nic nie znaczy przy `{ $name }`, gdzie stoi `{ $code }`
check-means-nothing-without = `{ $key }` nic nie znaczy przy `{ $name }`, póki nie stoi tam `{ $code }`
check-grid-sides = siatka ma od 1 do { $most } kolumn i wierszy
check-no-cells = `{ $kind }` nie ma pól, więc nie może leżeć na siatce `{ $zone }`
check-give-shape = nadaj temu kształt: `{ $code }` w `{ $key }`
check-grid-word = `{ $word }` ma w siatce własne znaczenie, więc nie może być jednym z rodzaju `{ $kind }`
check-other-word = wybierz inne słowo
check-none-and-gap = `none` to puste pole, `gap` to brak pola
check-never-printed = `{ $name }` nigdy nie jest nadrukowane na: { $kinds }
check-says-nothing = `{ $word }` nic tu nie mówi
check-whose-grid = powiedz, czyja to siatka
check-lay-hint = napisz `move ... to ...` albo zadeklaruj strefę z `form: grid` i `size:`
check-lay-keys-hint = na przykład `{ $code }`; gdy nie ma nic do dodania, pomiń dwukropek
check-not-turned = nie ma obrotu `{ $word }`
check-not-a-cell = `{ $word }` nie jest polem `{ $zone }`
check-cell-forms = `middle` albo pole od `a1` do `{ $last }`
check-laid-not-moved = `{ $zone }` to siatka: na nią rzeczy się kładzie, a nie przenosi
check-not-on-grid = `{ $kind }` może leżeć na siatce `{ $grid }`, gdzie nie da się go po prostu zamienić miejscami
check-move-away = przenieś to gdzie indziej, a potem połóż drugie
check-where-in-grid = `{ $zone }` to siatka: w którym miejscu leży `{ $kind }`?
check-start-elsewhere = zacznij w innej strefie i podczas przygotowania użyj `lay`
check-laid-on-zone = rzeczy kładzie się na siatkę, a to nie jest strefa
check-laid-on = na siatkę kładzie się przez `on`
check-laid-on-grid = rzeczy kładzie się na siatkę, a `{ $zone }` ma `form: { $form }`
check-only-counter-rolled = wyrzucić kością można tylko licznik
check-declare-counter = zadeklaruj to w `counters:`
check-rolled-range = rzuca się od mniejszej liczby do większej
check-no-die = `{ $kind }` to nie kość
check-declare-die = kością jest rodzaj, który ma `faces: 6` (albo listę słów)
check-too-few-faces = kość ma co najmniej dwie różne ścianki
check-no-such-face = kość o { $most } ściankach nie może pokazać { $n }
check-face-twice = `{ $kind }` ma `faces:`, więc `face` to wynik rzutu: żadna inna cecha nie może się tak nazywać
check-reveal-to-player = coś pokazuje się graczowi albo, bez `to`, wszystkim
check-top-of-stack = tylko w stosie ogląda się tyle a tyle od wierzchu
check-seen-what = zobaczyć można rzecz, to, co leży w strefie, albo tyle a tyle z wierzchu stosu
check-seen-what-hint = napisz na przykład `hand of that opponent`, `that card` albo `3 cards of deck`
check-others-of-player = `{ $zone }` nie należy do gracza, więc nie ma tu innych
check-name-anywhere = to, co się nazywa, leży gdziekolwiek: mówi się tylko jego nazwę
check-choose-there = aby wziąć coś ze strefy, napisz `choose`
check-see-size = zobacz `size:` przy `{ $zone }` oraz kształty
check-no-room = na `{ $zone }` nie ma miejsca dla: { $names }
check-no-room-at = na `{ $zone }` w polu `{ $cell }` nie ma miejsca dla: { $names }
check-stock-below-zero = to, co pochodzi z zapasu, nigdy nie spada poniżej zera, a `{ $counter }` może
check-stock-too-small = na początku rozdaje się { $n } `{ $counter }`, a jest tylko { $most }
check-gain-from-player = zdobywa się od gracza albo, bez `from`, z puli
check-no-stock = `{ $counter }` nigdy się nie kończy: nie ma `stock:`

## Pliki gry

check-not-utf8 = plik nie jest w UTF-8: bajt { $byte } tu nie pasuje
check-not-a-file = `{ $file }` nie jest plikiem
check-file-too-large = { $n ->
    [one] plik ma { $n } bajt; dozwolone maksimum to { $most }
    [few] plik ma { $n } bajty; dozwolone maksimum to { $most }
   *[other] plik ma { $n } bajtów; dozwolone maksimum to { $most }
}
check-split-file = podziel go: do gry należy każdy plik *.yaml z katalogu
check-looks-like-utf16 = wygląda na UTF-16; zapisz go w UTF-8
check-save-as-utf8 = zapisz plik w UTF-8
check-no-file = plik `{ $file }` nie istnieje
check-file-unreadable = nie da się odczytać pliku `{ $file }`: { $why }
check-too-many-lines = { $n ->
    [one] plik ma { $n } wiersz; dozwolone maksimum to { $most }
    [few] plik ma { $n } wiersze; dozwolone maksimum to { $most }
   *[other] plik ma { $n } wierszy; dozwolone maksimum to { $most }
}
check-invisible-character = niewidoczny znak { $character } nie jest dozwolony
check-delete-it = usuń to
check-tab = wcięcie tego wiersza to tabulator; YAML wymaga spacji
check-tab-hint = na każdy krok w prawo wstaw dwie spacje
check-line-too-long = { $n ->
    [one] ten wiersz ma { $n } znak; dozwolone maksimum to { $most }
    [few] ten wiersz ma { $n } znaki; dozwolone maksimum to { $most }
   *[other] ten wiersz ma { $n } znaków; dozwolone maksimum to { $most }
}
check-break-line = podziel go na kilka wierszy
check-like-one-entry = `like:` podaje jeden wpis tej samej tabeli
check-like-no-name = `like:` podaje wpis tej samej tabeli; `{ $name }` nie jest nazwą
check-like-no-path = wpisy tej samej tabeli z innych plików nie wymagają ścieżki
check-like-too-long = { $most ->
    [one] więcej niż { $most } wpis wychodzi od innego
    [few] więcej niż { $most } wpisy wychodzą jeden od drugiego
   *[other] więcej niż { $most } wpisów wychodzi jeden od drugiego
}
check-not-in-table = w tabeli `{ $table }` nie ma `{ $name }`
check-rename-game = nakładka nie może zmienić nazwy gry
check-delete-line = usuń ten wiersz
check-no-section = `{ $name }` nie jest sekcją ani tabelą żadnego rodzaju
check-no-list = nie ma listy `{ $place }`, do której można by coś dodać lub z której coś usunąć
check-not-a-list = `{ $place }` nie jest listą
check-name-entries = wskaż zmieniane wpisy ich kluczami
check-over-alternatives = `{ $place }` to lista, więc jej możliwości nie mają nazw, pod którymi dałoby się je zmienić
check-add-or-list = napisz `{ $code }` i zrób z każdej osobną regułę albo podaj listę, która zastąpi całość
check-overlays-differ = `{ $one }` i `{ $other }` zmieniają `{ $place }` różnie
check-use-one = użyj jednej z nakładek albo niech jedna zmienia tylko to, czego nie rusza druga
check-changes-holds = `changes:` zawiera sekcje, tak jak plik reguł
check-not-in-list = na liście `{ $place }` nie ma `{ $name }`
check-variant-sections = wariant `{ $name }` musi być mapą sekcji
check-variant-needs-value = wariant `{ $name }` wymaga wartości
check-variant-wrong-value = wariant `{ $name }` nie ma wartości `{ $value }`
check-variant-no-value = wariant `{ $name }` nie przyjmuje wartości
check-too-many-files = { $most ->
    [one] więcej niż { $most } plik w jednym katalogu
    [few] więcej niż { $most } pliki w jednym katalogu
   *[other] więcej niż { $most } plików w jednym katalogu
}
check-pack-too-large = { $most ->
    [one] pliki gry mają razem więcej niż { $most } bajt
    [few] pliki gry mają razem więcej niż { $most } bajty
   *[other] pliki gry mają razem więcej niż { $most } bajtów
}
check-pack-too-many-values = { $most ->
    [one] pliki gry mają razem więcej niż { $most } wartość
    [few] pliki gry mają razem więcej niż { $most } wartości
   *[other] pliki gry mają razem więcej niż { $most } wartości
}
check-in-two-files = `{ $key }` stoi w dwóch plikach
check-rename-or-delete = zmień jedną z nazw albo usuń wpis
check-expansion-says = plik dodatku mówi, do którego dodatku należy
check-add-line = dodaj na początku wiersz `{ $code }`
check-leads-out = `{ $file }` prowadzi poza katalog gry
check-leads-out-of = plik `{ $file }` trafiłby poza katalog
check-make-folder = zamiast dowiązania utwórz zwykły katalog
check-copy-file = skopiuj plik do katalogu
check-no-variant = nie ma wariantu o nazwie `{ $name }`
check-variant-twice = wariant `{ $name }` podano dwa razy
check-not-read = `{ $file }` nie jest czytany: pliki reguł mają rozszerzenie .yaml
check-not-read-there = `{ $file }` nie jest tam czytany: reguły leżą w katalogu gry, reszta w scenarios/, expansions/NAZWA/ i translations/JĘZYK/
check-rename-to = zmień jego nazwę na `{ $file }`
check-file-holds-sections = plik zawiera sekcje: nazwy z dwukropkiem, a pod nimi to, co do nich należy
check-no-expansion = nie ma dodatku o nazwie `{ $name }`
check-not-an-expansion = w katalogu `{ $name }` nie ma dodatku
check-expansion-named = dodatek wskazuje się nazwą jego katalogu w expansions/ gry albo ścieżką do katalogu, którego pliki zaczynają się od `expansion:` i `for:`
check-expansion-whose = katalog `{ $folder }` jest dodatkiem, ale nie mówi, którym albo do której gry
check-expansion-untitled = żaden plik w katalogu `{ $folder }` nie mówi, do którego dodatku należy
check-expansion-one-name = wszystkie pliki dodatku podają to samo `expansion:`
check-expansion-other-game = to dodatek do innej gry, a nie do gry `{ $game }`
check-expansions-alike = są dwa dodatki o nazwie `{ $name }`
check-expansion-folder = `expansion:` musi podać nazwę katalogu
check-empty-file = w tym pliku nic nie ma
check-percent-lines = wiersze zaczynające się od `%` nie są dozwolone
check-second-document = tu zaczyna się drugi dokument; plik zawiera jeden
check-second-document-hint = usuń wiersz `---` albo przenieś to, co po nim następuje, do osobnego pliku
check-too-deep = { $most ->
    [one] więcej niż { $most } poziom w drugim
    [few] więcej niż { $most } poziomy jeden w drugim
   *[other] więcej niż { $most } poziomów jeden w drugim
}
check-name-and-call = nadaj wewnętrznej części nazwę i wywołaj ją
check-key-is-word = klucz musi być słowem lub wierszem, a nie listą ani mapą
check-key-twice = klucz `{ $key }` stoi tu dwa razy
check-rename-or-list = zmień nazwę jednego albo zrób listę, jeśli oba są krokami
check-text-too-long = { $n ->
    [one] ten tekst ma { $n } znak; dozwolone maksimum to { $most }
    [few] ten tekst ma { $n } znaki; dozwolone maksimum to { $most }
   *[other] ten tekst ma { $n } znaków; dozwolone maksimum to { $most }
}
check-name-parts = nadaj jego częściom nazwy w `define:` lub `rules:`
check-merge-keys = klucze scalania (`<<`) nie są dozwolone
check-start-with-like = wpis może wychodzić od innego przez `like:`
check-not-whole = `{ $text }` nie jest liczbą całkowitą
check-only-whole-or-quoted = używa się tylko liczb całkowitych; tekst, który wygląda jak liczba, musi stać w cudzysłowie
check-empty-entry = ta pozycja listy jest pusta
check-empty-entry-hint = usuń ją albo wpisz wartość po myślniku
check-anchor = kotwica `{ $code }` nie jest dozwolona
check-delete-or-like = usuń ją; wpis może wychodzić od innego przez `like:`
check-tag = znaczniki typu (słowa zaczynające się od `!`) nie są dozwolone
check-delete-or-quote = usuń znacznik albo weź wartość w cudzysłów
check-too-many-values = { $most ->
    [one] więcej niż { $most } wartość w jednym pliku
    [few] więcej niż { $most } wartości w jednym pliku
   *[other] więcej niż { $most } wartości w jednym pliku
}
check-only-whole = używa się tylko liczb całkowitych
check-too-big = ta liczba jest za duża; dozwolone maksimum to { $most }
check-line-without-braces = co ma własne przecinki, stoi bez nawiasów w wierszu pod swoim kluczem
check-comma-starts-entry = w nawiasach przecinek zaczyna nowy wpis, więc `{ $key }` nie ma wartości
check-no-colon-behind = za `{ $key }` nie ma dwukropka, więc nie jest to nagłówek, pod którym coś stoi
check-no-colon-behind-hint = usuń klamry albo napisz za dwukropkiem, co się robi
check-steps-as-list = zapisz kroki jako listę, każdy w osobnym wierszu
check-nothing-follows = po `{ $key }:` nic nie następuje
check-nothing-follows-hint = wcięciem zaznacz, co do niego należy, albo napisz `{ $code }`, jeśli wpis ma być pusty
check-no-key = przed tym dwukropkiem nie ma klucza
check-not-yaml = tego pliku nie da się odczytać jako YAML
check-check-quotes = sprawdź cudzysłowy
check-alias = alias `{ $code }` nie jest dozwolony
check-write-out-or-like = wpisz samą wartość albo niech wpis wychodzi od innego przez `like:`
check-no-game-or-folder = nie ma gry ani katalogu o nazwie `{ $name }`
check-no-main-file = w katalogu `{ $folder }` nie ma pliku `{ $file }`
check-game-is-folder = gra to katalog z plikiem `{ $file }`, który podaje jej nazwę; dodatek to katalog, którego pliki zaczynają się od `expansion:` i `for:`
check-no-game = nie ma gry o nazwie `{ $name }`
check-game-elsewhere = jeśli jej reguły leżą w folderze, podaj go: `{ $code }`
check-add-to-game = dodaj to w game.yaml
check-too-little-said = w `{ $table }` nie ma `{ $name }`, a na nowy wpis powiedziano za mało
check-two-scenarios = dwa scenariusze nazywają się `{ $name }`
check-rename = zmień nazwę jednego
check-scenario-no-expansion = `{ $name }`: nie ma dodatku `{ $expansion }`
check-not-in-data = `{ $name }`: w danych nie ma `{ $place }`
check-no-such-rule = w instrukcji gry nie ma reguły `{ $name }` i nic się tak nie nazywa
check-second-colon = drugi dwukropek w tym samym wierszu
check-bracket-open = nawias otwarty w tym miejscu nie jest zamknięty tam, gdzie powinien
check-bracket-hint = między dwoma wpisami stoi przecinek, na końcu nawias zamykający; tekst z przecinkiem lub nawiasem musi stać w cudzysłowie
check-not-lined-up = ten wiersz nie jest w jednej kolumnie z wierszami powyżej
check-same-column = wiersze jednego bloku zaczynają się w tej samej kolumnie
check-line-not-yaml = tego wiersza nie da się odczytać jako YAML
check-check-signs = sprawdź wcięcia, dwukropki, nawiasy i cudzysłowy
check-no-colon-above = wiersz powyżej nie ma dwukropka, więc ten nie może być jego dalszym ciągiem
check-key-or-list-both = w obu napisz `key: value` albo `- value` w liście
check-something-missing = czegoś tu brakuje
check-cannot-follow = `{ $text }` nie może tu stać
check-own-line-or-quotes = przenieś to do osobnego wiersza albo weź całą wartość w cudzysłów
check-list-between-keys = pozycja listy nie może stać między kluczami
check-indent-list = wetnij listę pod jej kluczem
check-key-and-colon = w tym wierszu ma stać klucz i dwukropek
check-key-or-list = napisz `key: value` albo `- value` w liście
check-cannot-start-with = wartość nie może zaczynać się od `{ $sign }`
check-quote-value = weź całą wartość w cudzysłów
check-anchors-and-aliases = kotwice i aliasy nie są dozwolone
check-write-out = wpisz samą wartość albo użyj `like:`
check-tags = znaczniki typu nie są dozwolone
check-quote-to-start = wartość może zaczynać się od `!` tylko w cudzysłowie
check-key-too-long = { $n ->
    [one] ten klucz ma { $n } znak; dozwolone maksimum to { $most }
    [few] ten klucz ma { $n } znaki; dozwolone maksimum to { $most }
   *[other] ten klucz ma { $n } znaków; dozwolone maksimum to { $most }
}
check-shorter-name = wybierz krótszą nazwę
check-no-colon-here = dwukropek nie może tu stać
check-indented-too-far = ten wiersz jest wcięty głębiej, niż pozwala wiersz powyżej
check-line-up = wyrównaj go z wierszem powyżej albo przenieś tamtą wartość do osobnego wiersza
check-quotation-open = cudzysłów otwarty w tym miejscu nigdzie się nie kończy
check-table-is-section = tabela rodzaju `{ $kind }` nazywałaby się `{ $table }`, a to jest sekcja
check-rename-kind = zmień nazwę rodzaju albo nadaj mu inne `plural:`
check-no-sort-or-kind = `{ $name }` nie jest ani typem własności, ani rodzajem
check-two-tables = dwa rodzaje mają tabelę `{ $table }`
check-rename-kind-or-plural = zmień nazwę jednego albo nadaj mu inne `plural:`
check-say-of-what = powiedz, czego: `{ $code }`
check-must-be = { $where }: tu ma stać { $shape }, a nie { $found }
check-not-known-in = { $where }: nieznany klucz `{ $name }`
check-where-needs = { $where }: brakuje klucza `{ $key }`
check-is-empty = { $where }: nic tu nie ma
check-table-named-by-plural = tabela nosi nazwę od liczby mnogiej swojego rodzaju
check-cannot-be = { $where }: to nie może być `{ $value }`
check-no-name = `{ $name }` nie może być nazwą
check-where-no-name = { $where }: `{ $name }` nie może być nazwą
check-less-than = { $where }: liczba nie może być mniejsza niż { $least }
check-more-than = { $where }: liczba nie może być większa niż { $most }
check-names-twice = { $where }: { $value } podano dwa razy
check-name-once = podaj to tylko raz
check-like-itself = wpis nie może wychodzić od samego siebie: { $way }
check-is-like = `{ $name }` wychodzi od `{ $other }`
check-the-first-one = pierwszy raz tutaj
check-the-other-one = drugi raz tutaj
check-changed-here = tu zmienia to `{ $by }`
check-nothing-to-remove = nie ma `{ $name }`, więc nie da się tego usunąć
check-nothing-to-change = nie ma `{ $name }`, więc nie da się tego zmienić
check-known-games = znane gry: { $names }
check-line-above = wiersz powyżej, który jest już pełny
check-goes-wrong-here = tu jest błąd
check-block-begins = tu zaczyna się blok
check-next-line = to, co następuje po pierwszym dwukropku, napisz w następnym wierszu, z wcięciem: `{ $code }`
check-comma-or-braces = czy nie brakuje przed nim przecinka? Jeśli nie, to, co następuje po pierwszym dwukropku, ujmij w nawiasy klamrowe: `{ $code }`
check-where-file = plik
    .loc = pliku
check-where-key = `{ $key }`
check-where-entry = wpis w { FORM($where, "loc") }
    .loc = wpisie w { FORM($where, "loc") }
check-key-holds = pod `{ $key }` ma stać { $shape }
check-write-list = napisz `{ $code }` albo każde w osobnym wierszu po myślniku
check-numbers-need-no-names = nazwa jest słowem (`one`); liczby nie potrzebują własnego rodzaju: wydrukuj liczbę jako `value: number` pod `has:` albo napisz `choose a number from 1 to 5`
check-space-behind-colon = wstaw spację za dwukropkiem: `{ $code }`
check-indent-or-list = jeśli to jedna z możliwości `{ $key }`, wetnij ją tak jak pozostałe; jeśli nie, zrób z tego listę: każdy nagłówek jest osobną pozycją
check-rename-file = plik `{ $name }` musi nazywać się `{ $file }`
check-becomes-list = napisz, czym się to staje: `{ $code }`
check-left-with-the = opuszcza się `the game` albo `the round`
check-kind-like-sort = `{ $name }` to rodzaj właściwości i nie może być nazwą rodzaju rzeczy
check-quote-word = jeśli chodzi o słowo, weź je w cudzysłów
check-phrase-letters = użyj małych liter, cyfr, podkreśleń i pojedynczych spacji
check-name-letters-60 = użyj małych liter, cyfr i podkreśleń, najwyżej 60
check-one-name-alone = może tu stać tylko jedna nazwa, i to czegoś, co należy do całej gry: bez `of`
check-letters-and-digits = użyj liter i cyfr

## Gry, które się sprawdza, rozgrywa, zapisuje i wypróbowuje

check-with-players = przy liczbie graczy { $numbers }: { $what }
check-nothing-does = nic nie wywołuje `{ $name }`
check-call-or-remove = wywołaj to z przebiegu gry lub z reguły albo usuń
check-nothing-speaks-of = nic nie mówi o `{ $name }` ({ $what })
check-nothing-sets = nic nie ustawia `{ $name }`, więc nigdy nic to nie mówi
check-nothing-refills = nic nie uzupełnia `{ $zone }`, więc to, co tu zapisano, nigdy się nie zdarzy
check-add-number = dodaj { $n } do `players:` albo usuń to
check-use-or-remove = wspomnij o tym w regule albo usuń
check-leads-to-itself = to prowadzi z powrotem do siebie: { $way }
check-use-a-loop = reguła nie może wywoływać samej siebie; użyj pętli
check-changes-nothing = to niczego nie zmienia, więc byłoby możliwe bez końca
check-take-something = niech to coś zabiera, przesuwa lub oznacza
check-never-comes-true = nic wewnątrz nie może spełnić tego warunku, więc nigdy by się to nie skończyło
check-change-what-it-says = zmień poniżej to, o czym mówi warunek
check-plain-gains = niech się tu tylko coś zdobywa albo najpierw policz, a wybieraj w osobnym kroku
check-nobody-asked = nikogo nie można tu zapytać
check-step-not-always = kroku `{ $name }` nie zawsze da się wykonać
check-holds-at-most = w `{ $zone }` mieści się najwyżej { $n }; może być pełne
check-otherwise-or-may = dodaj `otherwise:`, uczyń go dobrowolnym przez `you may:` albo użyj czegoś, co zawsze się udaje: `deal` bierze tyle, ile jest, `move all` wszystko, co tam leży
check-part-can-fail = każda część `in any order:` musi być zawsze możliwa, a tej nie zawsze da się wykonać
check-one-part = `in any order:` wymaga co najmniej dwóch części
check-list-the-parts = wypisz je: `{ $code }`, albo nadaj im nazwy
check-count-chance = w `{ $where }` decyduje los: wtedy nie da się policzyć sposobów
check-count-hidden = `{ $zone }` nie jest jawne dla wszystkich: gdzie coś jest zakryte, nie da się policzyć sposobów
check-count-secret = gracze decydują tu w tajemnicy: nie da się policzyć sposobów
check-no-scenario = nie ma scenariusza `{ $name }`
check-which-scenario = w `{ $file }` są te scenariusze: { $names }; podaj, który: PLIK:NAZWA
check-later-language = ta gra jest napisana w wersji { $n } języka, a ten Spielwerk zna wersje do { $most }
check-newer-spielwerk = weź nowszy Spielwerk albo podaj wcześniejszą wersję, jeśli gra nie potrzebuje późniejszej
check-best-inside-best = `so that` wewnątrz innego `so that`: dwie liczby nie mogą być naraz najlepsze
check-best-inside-best-hint = zostaw zewnętrzne albo wewnętrzne
check-best-then-fails = to, co stoi po `so that`, może okazać się niemożliwe, cokolwiek było wcześniej najlepsze
check-best-then-fails-hint = umieść to również pod `so that`: wtedy liczą się tylko drogi, po których jest to możliwe; albo umieść to wcześniej, albo dodaj `otherwise:`
check-best-unknown = nie da się z góry porównać tego, o czym decyduje los albo ktoś inny
check-best-unknown-hint = niech stanie się to przed `so that` albo po nim
check-order-in-order = `in any order:` stoi wewnątrz innego `in any order:`
check-one-list-of-parts = umieść wszystkie części na jednej liście albo zrób z wewnętrznych osobną regułę
check-answers-of-rule = tylko reguła z sekcji `rules:` ma odpowiedzi, które mogą stać w jej środku
check-answers-once = to mogłoby się nie zdarzyć albo zdarzyć się kilka razy: odpowiedzi następują dokładnie raz
check-answers-where = napisz `do what answers this` raz, jako linię samej reguły albo należącego do niej `in any order:`
check-answer-asks = odpowiedź na krok przebiegu gry nie może o nic pytać
check-rule-or-no-choices = zrób z kroku regułę albo usuń z odpowiedzi wybory
check-behind-chance = to, co stoi po losowaniu, odsłonięciu lub cudzej decyzji, musi być zawsze możliwe
check-otherwise-or-first = dodaj `otherwise:` albo zrób tę część wcześniej
check-too-many-ways = { $most ->
    [one] aby wiedzieć, czy to będzie możliwe, trzeba by wypróbować więcej niż { $most } drogę
    [few] aby wiedzieć, czy to będzie możliwe, trzeba by wypróbować więcej niż { $most } drogi
   *[other] aby wiedzieć, czy to będzie możliwe, trzeba by wypróbować więcej niż { $most } dróg
}
check-target-first = najpierw wybierz cel, a potem płać, albo daj wcześniejszemu wyborowi `otherwise:`
check-toll-payments = opłata za drogę składa się z samych płatności
check-toll-one-counter = opłatę za drogę płaci się w jednym liczniku
check-list-numbers = wymień liczby, na przykład `{ $code }`
check-no-players = nie podano liczby graczy
check-given-asks = założenia scenariusza nie mogą o nic pytać
check-given-never = żadna zasada tej gry tego nie robi, więc nie można tego założyć
check-not-offered = `{ $option }` nie można wybrać; można wybrać: { $names }
check-game-over = gra jest skończona
check-nothing-to-decide = gracz { $n } nie ma teraz o czym decydować
check-nothing-to-take-back = nie ma czego cofnąć: to, co postanowiono, jest już znane
check-no-player = nie ma gracza { $n }: gracze mają numery od 0 do { $last }
check-not-over = gra jeszcze się nie skończyła
check-secret-does-not-fit = tajna odpowiedź nie pasuje do pytania
check-secret-no-longer-fits = tajna decyzja już nie pasuje: tajne kroki ruszają tylko to, co należy do gracza
check-wrong-players = `{ $game }`: liczba graczy to { $numbers }, a nie { $n }
check-does-not-hold-check = `{ $name }` się nie zgadza
check-mend-figures = popraw liczby, których dotyczy ta kontrola, albo samą kontrolę
check-decision-nobody = decyzja { $n } w tym zapisie: `{ $who }` nie ma o czym decydować
check-snapshot-state = stan w tej migawce musi składać się z liczb całkowitych
check-only-snapshot = ta partia nie zaczęła się od przygotowania, więc może ją zachować tylko migawka
check-too-many-decisions = { $n ->
    [one] jest tu { $n } decyzja; czyta się najwyżej { $most }
    [few] są tu { $n } decyzje; czyta się najwyżej { $most }
   *[other] jest tu { $n } decyzji; czyta się najwyżej { $most }
}
check-decisions-lead-elsewhere = decyzje z tego zapisu prowadzą gdzie indziej: do { $found }, a nie do { $wanted }
check-decision-after-end = decyzja { $n } w tym zapisie następuje po końcu gry
check-snapshot-version = tę migawkę utworzyła inna wersja interpretera; zapis partii nadal da się odczytać
check-snapshot-damaged = stan w tej migawce jest uszkodzony
check-snapshot-size = { $n ->
    [one] stan w tej migawce ma { $n } liczbę, a powinien mieć { $size }
    [few] stan w tej migawce ma { $n } liczby, a powinien mieć { $size }
   *[other] stan w tej migawce ma { $n } liczb, a powinien mieć { $size }
}
check-snapshot-moment = tej migawki nie zrobiono w chwili decyzji
check-snapshot-history = historia w tej migawce musi składać się z liczb całkowitych, po trzy na decyzję
check-snapshot-player = historia w tej migawce wymienia gracza, który nie gra
check-save-slow = ponowne rozegranie tej zapisanej partii trwa długo; przerwano po { $percent } % jej decyzji
check-save-is-text = { $what ->
    [save] zapisana partia
   *[other] `{ $what }`
} musi być tekstem
check-save-too-long = { $what ->
    [save] ta zapisana partia
   *[other] ten `{ $what }`
} ma { $n ->
    [one] { $n } znak
    [few] { $n } znaki
   *[other] { $n } znaków
}; czyta się najwyżej { $most }
check-save-beginning = to nie jest { $what ->
    [save] zapisana partia
   *[other] `{ $what }`
}: brakuje na początku `{ $code }`
check-save-version = { $what ->
    [save] ta zapisana partia
   *[other] ten `{ $what }`
} ma wersję { $version }; ten program czyta wersję { $ours }
check-save-other-game = to partia `{ $game }` (graczy: { $players }), a nie `{ $other }` (graczy: { $n })
check-save-other-rules = tę partię rozegrano z innymi dodatkami lub wariantami: { $names }
check-save-changed = reguły się zmieniły: partię rozegrano według reguł { $found }, a te to { $ours }
check-save-text = `{ $key }` musi być tekstem
check-save-number = `{ $key }` musi być liczbą całkowitą
check-save-list = `{ $key }` musi być listą
check-save-names = `{ $key }` musi być listą nazw
check-decisions-lead-nowhere = decyzje z tego zapisu prowadzą do sytuacji, w której reguły nie mogą iść dalej
check-decision-not-offered = decyzja { $n } w tym zapisie: `{ $who }` nie może wybrać `{ $option }`
check-snapshot-choice = historia w tej migawce wymienia wybór, którego te reguły nie mają
check-save-not-json = to nie jest { $what ->
    [save] zapisana partia
   *[other] `{ $what }`
}: to nie JSON
check-save-game-name = `{ $game }` nie jest nazwą gry; najpierw wczytaj reguły gry z katalogu
check-save-game-broken = gry z tego zapisu nie da się wczytać: { $why }
check-not-for-players = { $n ->
    [one] to nie jest gra dla { $n } gracza
    [few] to nie jest gra dla { $n } graczy
   *[other] to nie jest gra dla { $n } graczy
}
check-scenario-fails = `{ $name }`: { $why }
check-nobody-called = nikt nie nazywa się `{ $name }`; { $hint }
check-with-hint = { $what }; { $hint }
check-cannot-be-given = tego nie da się dać: brakuje tego albo nie ma na to miejsca
check-scenario-tests-nothing = ten scenariusz niczego nie sprawdza: powiedz, co się gra (`play:`) albo co potem zachodzi (`then:`)
check-given-in-pile = w `{ $zone }` rzeczy leżą bez kolejności, bo to stos luzem; połóż tam każdą z osobna: `{ $code }`
check-given-twice = `{ $name }` podano dwa razy: każda rzecz istnieje raz i leży w jednym miejscu
check-given-beyond = `{ $zone }` ma tylko tyle miejsc: { $n }; na kolejnym nic nie może leżeć
check-given-below = w `{ $zone }` leży tylko tyle rzeczy: { $n }, a rzeczy się wymienia; kolejne najpierw tam połóż: `{ $code }`
check-given-on-grid = na siatkę rzeczy się kładzie: napisz `{ $code }`
check-given-from-grid = `{ $name }` leży na siatce: najpierw przenieś to gdzie indziej
check-drawn-key = narysowana plansza nie ma `{ $key }`
check-drawn-no-board = `{ $name }` nie jest planszą, którą można narysować; można narysować: { $names }
check-drawn-missing = tutaj rysuje się planszę: napisz `{ $code }`, a poniżej jej rzędy
check-drawn-outside = plansza nie ma tu pola, więc nic nie może tu leżeć
check-drawn-cannot-lie = `{ $name }` nie może leżeć na tej planszy
check-drawn-one-letter = `{ $letter }` nie jest literą: bierkę oznacza jeden znak, który nie jest cyfrą ani kropką
check-drawn-two-meanings = `{ $letter }` oznacza już `{ $name }`
check-drawn-letter = `{ $letter }` nic na tej planszy nie oznacza; litery: { $names }
check-drawn-whose = liczba od 1 do { $n } za literą mówi, czyje to jest: `{ $code }`
check-drawn-rows = rzędy planszy: { $rows }; narysowane: { $drawn }
check-drawn-row = pola w rzędzie { $row }: { $places }; narysowane: { $drawn }
check-drawn-otherwise = na `{ $place }` leży: { $found }
check-drawn-too-many = narysowano: { $what }; jest tylko { $have }
check-drawn-left-over = nienarysowane i bez innego miejsca: { $what }; przenieś to gdzie indziej we wcześniejszym wierszu
check-drawn-no-room = nie ma miejsca na wszystko, co tu narysowano
check-nothing-called-with = { $n ->
    [one] przy { $n } graczu nic nie nazywa się `{ $name }`
    [few] przy { $n } graczach nic nie nazywa się `{ $name }`
   *[other] przy { $n } graczach nic nie nazywa się `{ $name }`
}
check-nothing-called = nic nie nazywa się `{ $name }`
check-say-one-of = podaj jedno z: { $names }
check-no-zone-here = to nie jest strefa
check-no-step = w przebiegu gry nie ma kroku `{ $name }`; { $hint }
check-step-told-where = `{ $step }` należy do `{ $rule }`, która musi wiedzieć, gdzie działa: zacznij od kroku przed nią
check-play-names-player = krok w `play` podaje gracza: `{ $code }`
check-turn-of = tura gracza: { $who }
check-nothing-to-decide-but = { $who } nie ma o czym decydować; { $hint }
check-not-offered-to = { $who } nie może w `{ $place }` wybrać `{ $option }`; można wybrać: { $names }
check-taken-by-itself = `{ $option }` wybrało się samo: nic innego nie było możliwe, więc nikogo nie pytano; pomiń to
check-offered-though = `{ $option }` można wybrać, choć nie powinno być można
check-other-reason = `{ $option }` nie można wybrać, ale z innego powodu: { $reasons }
check-offered-are = można wybrać: { $names }
check-never-reached = tu nigdy się nie dochodzi
check-ended-before = gra skończyła się wcześniej
check-is-really = `{ $name }` to `{ $value }`
check-does-not-hold-for = { $who }: `{ $name }` nie jest prawdą
check-shown-to = { $who } widzi `{ $name }`
check-hidden-from = { $who } nie widzi `{ $name }`
check-no-fact = `{ $key }` nie jest ani graczem, ani jednym z: { $names }
check-no-ending = gra nie ma zakończenia `{ $name }`
check-is-instead = `{ $key }` to `{ $found }`, a nie `{ $wanted }`
check-step-impossible = obowiązkowego kroku nie da się wykonać
check-endless = reguły w `{ $where }` nigdy się nie kończą: za dużo się tam dzieje, zanim ktokolwiek może o czymś zdecydować
check-beyond-numbers = w `{ $where }` pewna liczba przekracza { $most }
check-dead-end = w `{ $where }` nic nie jest możliwe, choć coś trzeba zrobić
check-no-option = `{ $option }` to nic, co można wybrać tu, w kroku `{ $step }`; { $hint }
check-changed-meanwhile = reguły zmieniono w trakcie rozgrywania partii
check-worker-lost = proces rozgrywający partie został zakończony z zewnątrz; może zabrakło pamięci: przy mniejszej liczbie procesów (`--jobs`) potrzeba jej mniej
check-engine-missing = WebAssembly wymaga dodatku `fast` (`pip install "spielwerk[fast]"`); `--engine python` obywa się bez niego
check-engine-cannot = `{ $game }` nie działa jeszcze jako WebAssembly, brakuje `{ $what }`; z `--engine python` działa
check-cluster-missing = `--cluster` wymaga dodatku `cluster` (`pip install "spielwerk[cluster]"`); `--jobs` obywa się bez niego
check-cluster-unreachable = pod adresem `{ $address }` nie odpowiada żaden scheduler Dask; adres ma postać `tcp://HOST:PORT`
check-cluster-empty = scheduler pod adresem `{ $address }` nie ma żadnych procesów roboczych
check-cluster-lost = połączenie z klastrem pod adresem `{ $address }` urwało się, zanim rozegrano wszystkie partie
check-cluster-version = jeden z procesów roboczych klastra ma inną wersję Spielwerk lub Pythona albo nie ma jej wcale: na każdej maszynie musi być ta sama
check-no-end-in-sight = po { $n } decyzjach nie widać końca: do tej chwili reguły zrobiły więcej, niż potrzebuje jakakolwiek gra
check-no-end = { $n ->
    [one] { $n } decyzja i wciąż nie ma końca
    [few] { $n } decyzje i wciąż nie ma końca
   *[other] { $n } decyzji i wciąż nie ma końca
}
check-bot-takes-nothing = ten bot nie przyjmuje niczego po nazwie, a stoi tam `{ $argument }`
check-bot-failed = bot `{ $bot }` zawiódł: { $what }
check-bot-cannot-choose = `{ $bot }` to nie bot: brakuje metody `choose`
check-no-bot = nie ma bota `{ $name }`; są: { $names } oraz MODUŁ:KLASA dla twojego własnego
check-no-bot-module = nie ma modułu `{ $module }` ani tam, gdzie szuka Python, ani w tym katalogu
check-no-bot-class = w module `{ $module }` nie ma klasy `{ $name }`
check-bot-not-offered = bot `{ $bot }` wybrał `{ $option }`, a tej możliwości nie ma; są: { $names }
check-bot-tries = `{ $argument }`: to, ile razy greedy próbuje każdej możliwości, jest liczbą od 1 do { $most }
check-bot-budget = `{ $argument }`: mcts przyjmuje liczbę rozgrywek próbnych od 1 do { $most } albo sekundy, na przykład 0.5s, najwyżej { $seconds }
check-bot-game-broken = reguły zaprowadziły w ślepy zaułek: { $what }
check-bots-for-seats = liczba botów musi się zgadzać z liczbą miejsc: miejsc jest { $n }, botów { $bots }

## Słowa i pytania o grę

check-guide = poprawną postać pokazuje docs/translating.md
check-words-too-large = ten plik słów jest większy niż 1 MB
check-words-too-many = { $most ->
    [one] w tym pliku słów jest więcej niż { $most } wyrażenie w klamrach
    [few] w tym pliku słów jest więcej niż { $most } wyrażenia w klamrach
   *[other] w tym pliku słów jest więcej niż { $most } wyrażeń w klamrach
}
check-words-endless = { $most ->
    [one] składa się z więcej niż { $most } części
    [few] składa się z więcej niż { $most } części
   *[other] składa się z więcej niż { $most } części
}
check-words-overlong = { $most ->
    [one] wychodzi z tego więcej niż { $most } znak
    [few] wychodzi z tego więcej niż { $most } znaki
   *[other] wychodzi z tego więcej niż { $most } znaków
}
check-words-given-up = zbyt wiele zdań w tym języku nie miało końca
check-begin-with-new = plik na początek tworzy `spielwerk i18n new`
check-words-too-deep = coś w tym pliku jest zagnieżdżone za głęboko
check-fluent-syntax = tego nie da się odczytać jako Fluent: { $what }
# $code: tego, co czyta Fluent; $what: co nazywa; $said: jego własnymi słowami
check-fluent-said = { $code ->
    [unclosed] nawias, który się tu otwiera, nie jest zamknięty
    [E0003] tutaj powinno być „{ $what }”
    [E0002] komunikat nie zaczyna się tu ani od swojej nazwy, ani od „#”
    [E0005] „{ $what }” nie ma niczego po „=” ani żadnego atrybutu
    [E0010] jeden z wariantów musi mieć gwiazdkę
    [E0020] tekst w cudzysłowie się nie kończy
    [E0027] „{ "}" }” niczego nie zamyka
   *[other] { $said }
}
check-worded-twice = słowa do `{ $name }` podano dwa razy
check-no-such-class = w tym języku nie ma liczb klasy `{ $name }`
check-no-form = żaden wyraz tego języka nie ma formy `{ $name }`
check-no-trait = żaden wyraz tego języka nie ma atrybutu `{ $name }`
check-of-every-game = `{ $name }` należy do `{ $module }` i dotyczy wszystkich gier
check-move-it = zmień to w `{ $file }` albo usuń stąd
check-confirm-it = jeśli nadal pasuje: `{ $code }`
check-nothing-asks-for = nic nie pyta o `{ $name }`
check-text-of-source = `{ $name }` to tekst języka `{ $language }`
check-translate-it = przetłumacz to albo usuń: wtedy będzie wiadomo, że tego brakuje
check-leads-back = `{ $name }` prowadzi z powrotem do siebie: { $way }
check-has-classes = `{ $language }` ma klasy { $classes }
check-lacks-forms = `{ $name }` nie ma form { $forms }
check-other-rule = `{ $name }` napisano do innej reguły ({ $old }; teraz jest { $new })
check-take-it-out = usuń to
check-no-words-for-class = liczby z klasy { $classes } nie mają własnych słów
check-it-gets = dostaje: { $names }
check-cannot-be-said = `{ $name }` nie da się wypowiedzieć: { $why }
check-no-rule-said = `{ $name }` nie mówi, do której reguły te słowa napisano
check-not-worded = `{ $name }` nie ma słów w tym języku
check-no-function = nie ma funkcji `{ $name }`
check-add-below = dodaj pod spodem, z wcięciem, `{ $code }`
check-not-worded-in = `{ $name }` nie ma słów w języku `{ $language }`
check-just-changed = plik `{ $file }` właśnie się zmienił; spróbuj jeszcze raz
check-no-noun-table = to nie jest tabela rzeczowników: { $what }
check-no-such-noun = w grze `{ $game }` nie ma rzeczownika `{ $name }`
check-not-exchanged = tego nie da się odczytać jako { $form }: { $what }
check-needs-extra = do PO i XLIFF potrzebny jest Translate Toolkit: `{ $code }`
check-file-not-utf8 = plik `{ $file }` nie jest zapisany w UTF-8
check-there-already = plik `{ $file }` już istnieje; czego w nim brakuje, mówi `{ $code }`
check-game-has-no = nic w `{ $game }` nie nazywa się `{ $name }`
check-no-entry = nie ma wpisu `{ $name }`
check-no-text-called = nic z tekstem w `{ $game }` nie nazywa się `{ $name }`
check-tied-to-no-rule = `{ $name }` nie jest związane z żadną regułą
check-gets-no = `{ $name }` nie dostaje `{ $part }`
check-gets-no-by = `{ $name }`, które korzysta z `{ $used }`, nie dostaje `{ $part }`

## Zapisy: pliki partii

check-save-head-damaged = wiersz { $n } tego zapisu jest uszkodzony, a bez niego nie da się niczego odtworzyć
check-save-seats = `{ $key }` musi mówić, kto gdzie siedzi
check-save-line-damaged = wiersz { $n } tego zapisu jest uszkodzony; wszystko przed nim, aż do decyzji { $decisions }, jest nienaruszone
check-save-bot = na miejscu { $n } grał `{ $bot }`, a do jego uruchomienia sam plik nie wystarczy
check-save-line-order = wiersz { $n } tego zapisu nie pasuje do poprzedniego: wierszy brakuje, są podwojone albo zamienione; aż do decyzji { $decisions } wszystko jest nienaruszone
check-save-torn = ostatni wiersz jest zapisany tylko w połowie i został pominięty; partia zatrzymała się po decyzji { $n }
check-save-open = grę przerwano bez zamknięcia partii; partia zatrzymała się po decyzji { $n }
check-no-such-decision = nie ma decyzji { $n }; ostatnia to { $last }
check-pack-damaged = reguły w tym zapisie są uszkodzone
check-pack-bomb = { $most ->
    [one] reguły w tym zapisie zajęłyby po rozpakowaniu ponad { $most } bajt; pozostają spakowane
    [few] reguły w tym zapisie zajęłyby po rozpakowaniu ponad { $most } bajty; pozostają spakowane
   *[many] reguły w tym zapisie zajęłyby po rozpakowaniu ponad { $most } bajtów; pozostają spakowane
}
check-pack-name = reguły w tym zapisie wymieniają plik, którego nie może w nich być: `{ $name }`
check-pack-not-written = nie udało się rozpakować reguł z tego zapisu
check-pack-not-packed = { $most ->
    [one] pliki tej gry są za duże na zapis partii: łącznie mogą mieć { $most } bajt
    [few] pliki tej gry są za duże na zapis partii: łącznie mogą mieć { $most } bajty
   *[many] pliki tej gry są za duże na zapis partii: łącznie mogą mieć { $most } bajtów
}
check-journal-exists = plik `{ $file }` już istnieje; nie zostanie nadpisany
check-journal-not-begun = nie można zapisywać partii w `{ $file }`: { $why }
check-journal-not-written = nie można zapisać partii w `{ $file }` ({ $why }), więc ta decyzja się nie liczy
check-journal-moved = ktoś zmienił lub podmienił plik `{ $file }`; pozostaje on bez zmian, a cała partia jest dalej zapisywana w `{ $other }`
check-journal-mended = ktoś usunął lub skrócił plik `{ $file }`; całą partię zapisano w nim od nowa
check-journal-lost = w `{ $file }` nie ma już tej partii i nie można jej tam ponownie zapisać: { $why }
# czego system odmawia: jako $why innych zdań
check-system-missing = nie ma takiego pliku ani katalogu
check-system-forbidden = brak uprawnień
check-system-folder = to katalog
check-system-no-folder = część tej ścieżki nie jest katalogiem
check-system-exists = już istnieje
check-system-full = brak miejsca
check-system-read-only = tam nie można niczego zapisać
check-system-long-name = nazwa jest za długa
check-system-links = dowiązania prowadzą w koło
check-system-many-files = otwartych jest za dużo plików
check-system-device = urządzenie nie odpowiada
check-system-replaced = ktoś podmienił plik
check-system-code = odmowa systemu (`{ $code }`)
check-system-at = { $file }: { $why }
check-journal-in-use = partia z `{ $file }` toczy się już w innym oknie
check-undo-nothing = nie masz jeszcze żadnej decyzji do cofnięcia
check-undo-chance = od tego czasu o czymś zdecydował los
check-undo-secret = gdy wszyscy odpowiedzieli w tajemnicy, odpowiedzi są ostateczne
check-undo-seen = od tego czasu ktoś zobaczył coś, co było zakryte
check-undo-seen-you = znasz już coś, co było przed tobą zakryte
check-undo-seen-others = inny gracz zobaczył od tego czasu coś, co było przed nim zakryte

## Jak gra jest pokazywana (view.yaml)

check-view-nothing-called = nic, co mogłoby mieć znak lub kolor, nie nazywa się `{ $name }`
check-view-sign = znak to jeden symbol albo po jednym dla każdego gracza; jeśli podano dwa, drugi to jeden symbol ASCII
check-view-no-layout = nie ma układu ani rodzaju `{ $name }`
check-view-no-number-of = `{ $name }` nie jest liczbą, którą ma każdy `{ $kind }`
check-view-no-thing-of = nie ma `{ $kind }` o nazwie `{ $name }`
check-view-nothing-between = `{ $name }` nie jest wydrukowanym układem rzeczy, które wymieniają `{ $kind }`, przy których leżą
check-view-no-counter-of-players = `{ $name }` nie jest licznikiem graczy ani rzeczy, które do nich należą
check-view-no-zone-with-things = `{ $name }` nie jest strefą, w której leżą rzeczy
check-view-no-zone-of-players = `{ $name }` nie jest strefą graczy, w której leżą rzeczy
check-view-no-counter-of-game = `{ $name }` nie jest licznikiem gry
check-view-no-grid = nie ma siatki `{ $name }`
check-view-nothing-to-show = { $kinds }: nie ma tu nic o nazwie `{ $name }`, co można by pokazać
check-what-colour = kolor
check-what-colours = lista kolorów
check-what-signs = jeden symbol i symbol ASCII, który go zastępuje: [SIGN, x]
check-what-sign = jeden symbol
check-what-range = najniższa i najwyższa liczba: [1, 9]
check-what-shown = to, co ma być pokazane: NAME, {"{"}NAME: WHAT{"}"}, {"{"}first of: WHAT{"}"}, {"{"}sum of: WHAT{"}"} albo lista
check-what-cell-lines = lista wierszy, a każdy to lista tego, co ma być pokazane
check-what-row-column = dwie nazwy: [ROW, COLUMN]
check-what-rows-names = rzędy nazw: [[NAME, none], [NAME, NAME]]
check-what-between = wydrukowany układ i to, co pokazać z jego rzeczy: {"{"}LAYOUT: WHAT{"}"}

# plansze
check-what-direction = kierunek
check-board-has = każde `{ $kind }` planszy ma już `{ $name }`
check-board-size-missing = plansza potrzebuje kolumn i rzędów
check-board-too-large = plansza ma najwyżej { $columns } kolumn i { $rows } rzędów, a najmniej po jednym
check-forward-by-seat = `forward` to jedna strona dla wszystkich albo po jednej dla każdego z { $n } graczy
check-direction-known = `{ $name }` jest już kierunkiem
check-step-of-two = krok to dwie liczby całkowite: tyle w jedną stronę i tyle w drugą
check-no-board = `{ $kind }` nie leży na planszy z kierunkami
check-no-direction = `{ $name }` nie jest kierunkiem na tej planszy
check-forward-unknown = przy tej liczbie graczy nic nie mówi, gdzie jest przód
check-nothing-between = między polem a następnym nic nie leży
check-no-rows = narysowane linie i tory nie mają rzędów ani skraju
check-forward-on-track = na torze do przodu to `up` (dalej) albo `down` (z powrotem)
check-line-of-everybody = linia wygląda tak samo z każdej strony
check-over-which-line = `over` należy do linii albo do kroków
check-over-so-many = ponad określoną liczbą, co najmniej 1, może prowadzić tylko wolna linia: poza tym nic nie leży pomiędzy
check-board-made = pola planszy powstają z jej wzoru: `{ $kind }` nie może być wyliczone ani być częścią
check-at-least-one-step = krok prowadzi co najmniej o 1 dalej, a linia ma długość co najmniej 2
check-board-says-all = nie każde `{ $kind }` planszy podaje `{ $name }`
