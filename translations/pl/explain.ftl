### Strony polecenia `spielwerk explain`, po polsku: rodzaj błędu, a w `.why` powód, dla którego jest błędem. `.wrong`
### i `.right` są opisane słowami tylko tam, gdzie nie da się tego pokazać w wierszu pliku. Wszystko w odwrotnych
### apostrofach zostaje bez zmian.

## Pliki

explain-missing-file = Brakuje pliku
    .why = Gra to katalog z plikiem game.yaml, który podaje jej nazwę; cała reszta leży obok niego.
explain-file-name = Plik z rozszerzeniem, którego się nie czyta
    .why = Czytane są tylko pliki z rozszerzeniem .yaml; gdyby inny został po cichu pominięty, przepadłyby jego reguły.
explain-file-too-big = Za dużo w jednym pliku lub w jednej grze
    .why = Pliki reguł piszą ludzie; ograniczenia liczby bajtów, wierszy i wartości sprawiają, że uszkodzony lub złośliwy plik nie zatrzyma komputera.
    .wrong = plik o wielkości 50 megabajtów
    .right = kilka plików, a w każdym to, co do siebie należy
explain-not-utf8 = Plik w innym kodowaniu
    .why = Wszystkie pliki są w UTF-8, żeby każda litera każdego języka znaczyła to samo na każdym komputerze.
    .wrong = plik zapisany w ISO-8859-2 lub UTF-16
    .right = ten sam plik zapisany w UTF-8
explain-bad-character = Niewidoczny znak
    .why = Znaków sterujących, znaków odwracających kierunek tekstu, łączników zerowej szerokości, miękkich dywizów i spacji o niezwykłej szerokości nie widać w edytorze, więc nikt by ich nie znalazł. To, czego wymaga dane pismo, wolno wstawić tam, gdzie go wymaga; wolno też używać spacji i dywizów nierozdzielających.
explain-outside-pack = Coś spoza katalogu gry
    .why = Gra mieści się w całości we własnym katalogu. Dowiązania, dodatki i `like:` prowadzące poza niego są odrzucane.
explain-unknown-game = Nie ma takiej gry
    .why = Grę wskazuje się ścieżką albo nazwą jej katalogu, który leży obok pakietu lub w jednym z katalogów ze zmiennej SPIELWERK_RULES.
explain-unknown-expansion = Nie ma takiego dodatku
    .why = Dodatek to katalog wewnątrz expansions/ danej gry albo dowolny katalog, którego pliki zaczynają się od `expansion:` i `for:`. Pierwszy podaje się nazwą, drugi ścieżką.
explain-unknown-variant = Nie ma takiego wariantu
    .why = Wariant to wpis w sekcji `variants:`.
explain-variant-value = Brakuje wartości wariantu albo jest ona błędna
    .why = Wariant, który ma `values:`, podaje się jako NAZWA=WARTOŚĆ, każdy inny jako samą NAZWĘ.

## YAML

explain-yaml-syntax = To nie jest YAML
    .why = Plik łamie gramatykę YAML, więc nie da się zrozumieć niczego, co w nim jest.
explain-two-colons = Dwa dwukropki w wierszu
    .why = Pod kluczem może stać nagłówek, ale YAML dopuszcza w wierszu tylko jeden dwukropek kończący klucz.
explain-indentation = Wiersz zaczyna się w złej kolumnie
    .why = To, co do siebie należy, zaczyna się w tej samej kolumnie; to, co należy do klucza, jest wcięte głębiej, ale tylko wtedy, gdy klucz nie ma własnej wartości.
explain-tab = Tabulator jako wcięcie
    .why = YAML liczy kolumny w spacjach, a tabulator nie ma ustalonej szerokości.
explain-duplicate-key = Dwa razy ten sam klucz
    .why = Jeden z nich przepadłby bez słowa.
explain-anchor = Kotwica lub alias
    .why = Zasłaniają to, co mówi plik, a kilka ich wierszy może się rozwinąć w miliony wartości. Użyj `like:` albo nadaj regule nazwę.
explain-merge-key = Klucz scalania
    .why = Klucze scalania wymagają kotwic, a inne programy już ich nie znają. Użyj `like:`.
explain-tag = Znacznik typu
    .why = Dla każdego programu takie znaczniki znaczą co innego, a edytory nie potrafią ich sprawdzić.
explain-documents = Dwa dokumenty w jednym pliku
    .why = Plik to jeden dokument; drugi zostałby przeoczony.
explain-empty-file = Plik bez treści
    .why = Nie ma w nim nic oprócz komentarzy; usuń go albo wypełnij.
explain-empty-value = Klucz lub myślnik, za którym nic nie stoi
    .why = Zwykle to, co należy do klucza, nie jest wcięte. Wpis, który ma być pusty, zapisuje się jako `{ "{}" }`.
explain-comma-in-braces = Przecinek wewnątrz nawiasów
    .why = W nawiasach przecinek zaczyna nowy wpis, więc to, co po nim następuje, jest kluczem bez wartości.
explain-key-not-text = Klucz, który nie jest słowem ani wierszem
    .why = Klucze są nazwami albo nagłówkami.
explain-float = Liczba z ułamkiem
    .why = W grze wszystko liczy się w liczbach całkowitych. Tekst, który wygląda jak liczba, musi stać w cudzysłowie.
explain-number-too-big = Za duża liczba
    .why = Żaden licznik w grze nawet się do niej nie zbliży; to z pewnością pomyłka.
explain-too-deep = Za wiele poziomów jeden w drugim
    .why = Nikt tego nie przeczyta; nadaj wewnętrznej części nazwę i wywołaj ją.
explain-too-long = Za długi wiersz, nazwa lub tekst
    .why = Nikt tego nie przeczyta; podziel całość albo nadaj jej częściom nazwy.

## Kształt

explain-unknown-section = Sekcja, której nikt nie zna
    .why = Plik składa się z sekcji języka i z tabel, których nazwą jest liczba mnoga rodzaju.
explain-unknown-key = Klucz, którego nikt nie zna
    .why = To, co nieznane, zostałoby pominięte, a gra nie robiłaby tego, co myśli jej autor.
explain-missing-key = Brakuje klucza, który jest wymagany
    .why = Każdą własność rodzaju podaje się przy każdym wpisie, chyba że rodzaj mówi, co obowiązuje bez niej.
explain-wrong-type = Tu ma stać coś innego
    .why = Liczbę zapisuje się cyframi, efekt słowami, listę w nawiasach albo z myślnikami.
explain-wrong-value = Wartość, która nie jest możliwa
    .why = Liczba wykracza poza to, co tu dozwolone, albo stoi tu nie to słowo, które powinno.
explain-unknown-name = Nazwa, której nikt nie zadeklarował
    .why = Nazwę deklaruje się raz, a potem się jej używa; z literówką byłaby inną nazwą.
explain-bad-name = Coś, co nie może być nazwą
    .why = Nazwy składają się z małych liter, cyfr i podkreśleń, a zaczynają się od litery lub cyfry.
explain-unknown-sort = Własność nieistniejącego typu
    .why = Własność to `number`, `effect`, `amounts`, `condition`, `abilities`, `flag`, `text`, rodzaj albo lista słów.
explain-unknown-kind = Rodzaj, który nie istnieje
    .why = Części należą do rodzaju, który jest zadeklarowany.
explain-table-name = Dwie tabele albo tabela i sekcja o tej samej nazwie
    .why = Tabela nosi nazwę od liczby mnogiej swojego rodzaju; podaj dla jednej z nich inne `plural:`.
explain-unknown-place = Reguła, która nigdzie nie ma miejsca
    .why = `at:` w pliku rulebook.yaml wymienia miejsca w danych w postaci SEKCJA.KLUCZ, żeby regułę można było odszukać i sprawdzić.

## Nakładki

explain-overlay-missing = Nakładka zmienia coś, czego nie ma
    .why = To, co dodatek lub wariant zmienia, usuwa albo uzupełnia, musi istnieć; inaczej nakładka po cichu nic nie robi.
explain-overlay-conflict = Dwie nakładki zmieniają to samo
    .why = To, która z nich obowiązuje, zależałoby od ich kolejności; użyj jednej z nich albo niech zmieniają różne rzeczy.
explain-unused = Nazwa, o której nic nie mówi
    .why = Jest wprowadzona, ale nie wymienia jej żadna reguła, warunek, karta ani liczba: albo o czymś zapomniano, albo to literówka. Taką nową nazwą jest też liczba, którą wariant chce zmienić, a zapisuje z błędem. Grać można; `check` tylko o tym mówi. Wymienia się też notatkę, którą się czyta, a której nic nie ustawia, rząd z `refill:`, którego żaden wiersz nie uzupełnia, oraz drużyny i liczby dla takiej liczby graczy, dla jakiej gra nie jest przeznaczona.
explain-like-unknown = `like:` wskazuje wpis, którego nie ma
    .why = Wpis może wychodzić od innego wpisu z tej samej tabeli.
explain-like-circle = Wpisy, które wychodzą od siebie nawzajem
    .why = Wpis nie może wychodzić od samego siebie, ani wprost, ani przez inne wpisy.

## Jak brzmi wiersz

explain-syntax = Słowo, które tu nie pasuje
    .why = Wiersze mają stały szyk, żeby każdy czytał tę samą regułę. Podpowiedź mówi, co mogłoby tu stać.
explain-amount-first = Brakuje ilości albo stoi ona w złym miejscu
    .why = Ilość to zwykła liczba i stoi przed tym, co liczy.
explain-number-word = Liczba słowami
    .why = Liczby zapisuje się cyframi.
explain-and-joins-amounts = Dwa polecenia w jednym
    .why = `and` łączy ilości i warunki. Polecenia następują po sobie dzięki `, then` albo jako lista.
explain-header-in-line = Nagłówek w środku wiersza
    .why = O tym, kiedy, dla kogo i za jaką cenę coś się dzieje, mówi nagłówek: kończy się dwukropkiem, a samo zdarzenie stoi pod nim.
explain-or-in-gain = `or` między tym, co się zdobywa
    .why = Zdobycie jednego albo drugiego to wybór, a wybór to nagłówek, pod którym stoją możliwości.
explain-you-first = Wiersz, który zaczyna się od `you`
    .why = Wiersz jest poleceniem dla tego, kto działa, więc zaczyna się od czasownika. `you may:` to nagłówek.
explain-verb-form = Czasownik z końcówką -s
    .why = Wiersz jest poleceniem, a wyzwalacze mają tę samą formę: `whenever you gain ...`, `they gain ...`.
explain-verb-missing = Wiersz bez czasownika
    .why = Sama ilość nie mówi, czy coś się zdobywa, płaci czy traci.
explain-other-verb = Czasownik z innych gier
    .why = Czasowników jest niewiele: `gain`, `lose`, `pay`, `move`, `deal`, `swap`, `lay`, `choose`, `set`, `roll`, `refill`, `shuffle`, `do`. Każdy inny jest regułą gry.
explain-other-header = Nagłówek wyrażony innymi słowami
    .why = Nagłówków jest niewiele i mają stałe brzmienie, żeby nikt nie musiał zgadywać, kiedy coś się dzieje.
explain-other-word = Słowo, którego język nie zna
    .why = Jest na to inne słowo; wymienia je podpowiedź.
explain-for-each = `for each` zamiast `per` lub `each`
    .why = Ilość, która rośnie, wyraża się przez `per`; to, co robi się kilka razy, ma nagłówek `each ...:`.
explain-comparison = Porównanie wyrażone znakami lub innymi słowami
    .why = Porównuje się słowami: `is`, `at least`, `at most`, `more than`, `fewer than`.
explain-negation = Przeczenie wyrażone innymi słowami
    .why = `not` stoi za `is`; to, czego brakuje, wyrażają `without`, `has no` lub `there is no`.
explain-relative-clause = Zdanie z `that` lub `which`
    .why = To, jakie coś jest, stoi przed rzeczownikiem, to, co ma, za `with`, a wszystko inne za `where`.
explain-with-before-where = `with` za `where`
    .why = `where` pyta o wszystko, co po nim następuje, więc stoi na końcu.
explain-and-behind-where = `and` po `there is ... where`
    .why = Kolejny warunek dla tego, czego się szuka, zaczyna się od `and where`; osobny warunek stoi za nawiasem.
explain-possessive = Dopełniacz z 's
    .why = Przynależność wyraża się słowem `of`.
explain-capital = Wielka litera
    .why = Nazwy i słowa pisze się małymi literami, żeby każde z nich miało jeden zapis.
explain-end-sign = Kropka na końcu
    .why = Wiersz kończy się tam, gdzie się kończy.

## O czym mówi wiersz

explain-unknown-rule = Reguła, której nikt nie napisał
    .why = Wiersz zaczyna się od czasownika języka albo od nazwy reguły z `rules:` lub `flow:`.
explain-no-antecedent = Słowo, które do niczego się nie odnosi
    .why = `that card` to karta wcześniej wybrana lub przekazana albo ta, którą właśnie zajmuje się pętla; `here` to miejsce, w którym wywołano regułę; `it` to rzecz, o którą pyta `where`; `you` to ten, kto działa. Podczas przygotowania i na końcu nikt nie działa, chyba że mówi o tym `as each player:`.
explain-which-one = Jedno z wielu, ale nie wiadomo które
    .why = Rodzaj obejmuje wiele rzeczy. Najpierw wybierz jedną i mów o niej przez `that` albo powiedz, czyja lub gdzie jest.
explain-how-many = Ile i skąd
    .why = Elementy, których gracz ma kilka, przesuwa się w podanej liczbie z jednego miejsca na drugie.
explain-arguments = Reguła dostaje za dużo lub za mało
    .why = Klucz reguły mówi, czego ona potrzebuje: `play_out a card:` wywołuje się jako `play_out that card`.
explain-not-counted = Coś, co nie jest licznikiem
    .why = Liczniki się zdobywa i nimi się płaci. Elementy i rzeczy gdzieś leżą, więc się je przesuwa. Z grupy wymienia się jednego członka.
explain-pay-things = Rzeczy i liczniki w jednym rachunku
    .why = Rzeczami płaci się osobno: z jedynej strefy, w której gracz je trzyma, wracają tam, gdzie zaczyna ich rodzaj.
explain-adjective = Przymiotnik w miejscu, w którym nie może stać
    .why = Miejsca się nazywa, a nie opisuje; przymiotnik, którego nikt nie rozumie, zostałby pominięty. Użyj zamiast tego zapytania.
explain-choose-several = Kilka wyborów w jednym wierszu
    .why = `choose up to N ...:` to nagłówek: pod nim stoi, co się dzieje z każdym wybranym. Gdy liczba ma być dokładna, powtórz wybór.
explain-hidden-choice = Możliwości, które zdradziłyby coś ukrytego
    .why = Lista możliwości zdradziłaby, co leży w strefie, której wybierający nie widzi: w tej, z której wybiera, i w każdej, do której zaglądają warunki i koszty. Ile rzeczy gdzie leży, wiedzą wszyscy.
explain-hidden-question = Pytanie, które zdradza coś już tym, że pada
    .why = Wszyscy widzą, kogo gra pyta. Dlatego to, czy pytanie padnie, może zależeć tylko od tego, co widzą wszyscy. Warunek wewnątrz wyboru nie szkodzi: pytanie pada zawsze, gdy w świetle tego, co wiedzą wszyscy, warunek mógłby być spełniony.
explain-hidden-note = Notatka, która zdradza coś ukrytego
    .why = Co jest zapisane w notatce, wiedzą wszyscy. To, co leży tam, gdzie nie wszyscy mogą zajrzeć, trzeba najpierw przesunąć albo odkryć; można też zapisać tylko to, co jest na tym wydrukowane, na przykład kolor, jeśli zasady każą go podać.
explain-never-remembered = Pozycja, której nikt nie pamięta
    .why = Pozycja może się powtórzyć tylko wtedy, gdy pozycje są zapamiętywane: jeden wiersz reguł mówi, kiedy i ile się ich zachowuje.
explain-start-unused = Gracz rozpoczynający, który niczego nie rozpoczyna
    .why = Tury idą według miejsc, o ile nie powiedziano, że zaczyna gracz rozpoczynający; start, który się tylko przekazuje, niczego nie zmienia.
explain-decided-beforehand = Warunek rozstrzygnięty z góry
    .why = Rundy liczy się od 1, liczniki nigdy nie spadają poniżej 0 (chyba że im wolno), a licznika z zasobem nie ma nigdy więcej niż ten zasób. Porównanie z liczbą spoza tych granic nie jest spełnione nigdy albo jest spełnione zawsze: gra nigdy by się przez to nie skończyła albo pętla nigdy nie byłaby wykonana.
explain-divisor = Dzielenie przez coś, co może być równe 0
    .why = Dzieli się przez zwykłą liczbę lub przez parametr, żeby żadna partia nigdy się na tym nie zatrzymała.
explain-two-headers = Dwa nagłówki obok siebie
    .why = Który z nich jest pierwszy? Zrób z nich listę; obok innego nagłówka stoi tylko `otherwise:`.
explain-misplaced-header = Nagłówek w złym miejscu
    .why = Wyzwalacze należą do zdolności i do `always:`; to, co wolno zrobić lub wybrać, należy do treści reguł.
explain-reserved-word = Nazwa, która jest słowem języka
    .why = W wierszu nikt nie odróżniłby jednego od drugiego. Wystarczy podkreślenie i jeszcze jedno słowo.
explain-name-twice = Jedno słowo na dwie rzeczy
    .why = W całej grze słowo znaczy jedno, także w liczbie mnogiej.
explain-too-many = Czegoś jest za dużo
    .why = Ograniczenia liczby rzeczy, reguł i egzemplarzy sprawiają, że pomyłka ani złośliwy plik nie zatrzyma komputera.
explain-layout-size = Układ, w którym jest za dużo lub za mało miejsc
    .why = Układ mieści wszystkie rzeczy swojego rodzaju, ani mniej, ani więcej, dla każdej liczby graczy.

## Zdolności

explain-dead-trigger = Zdolność, która nigdy się nie budzi
    .why = Odpowiada na coś, czego nie robi żadna reguła ani żaden czasownik tej gry. Zwykle to literówka w nazwie.
explain-trigger-test = Wyzwalacz, który pyta o więcej
    .why = Wyzwalacz mówi, co się robi; o to, czy tym razem ma to znaczenie, pyta jego treść.
explain-no-menu = Dodatkowa możliwość w regule bez możliwości
    .why = `also in RULE:` dodaje możliwość do pierwszego `choose one:` tej reguły.
explain-never-in-play = Zdolności na rzeczach, które nigdy nie są w grze
    .why = Zdolność działa, gdy jej karta leży w strefie z `in play: yes`; dla jej rodzaju musi taka istnieć.
explain-not-alike = Takie same mają być rzeczy, które gra rozróżnia
    .why = To, co takie samo, jest jedną możliwością. Rzeczy, które różnią się czymś, co zasady czytają, wykonują lub wymieniają z nazwy, wybiera się osobno, więc `alike by` nie może tego pominąć; tylko tam, gdzie płaci się rzeczami `equal` albo `different`, mówi ono, co to znaczy, a rzeczy dające się rozróżnić pozostają osobnymi możliwościami.
explain-asking-step = Pytanie tam, gdzie nikogo nie można zapytać
    .why = Odpowiedź na początek lub koniec kroku, nagroda za miejsce w rankingu i to, co następuje po wyczerpaniu stosu, dzieje się samo. Wybór potrzebuje własnego kroku.

## Reguły jako całość

explain-circle = Coś, co prowadzi z powrotem do siebie
    .why = Reguła nie może wywoływać samej siebie, ani wprost, ani przez inne, a definicja nie może wymagać samej siebie: nigdy by się to nie skończyło. Pętle to `any number of times:`, `repeat N times:` i `each ...:`.
explain-endless = Pętla bez końca
    .why = `as often as possible:` kończy się, gdy jego treści nie da się już wykonać, więc treść musi coś zużywać. `until CONDITION:` kończy się, gdy warunek jest spełniony, więc treść musi zmieniać coś, o czym on mówi.
explain-unreachable = Reguła, do której nic nie prowadzi
    .why = Nie wywołuje jej ani przebieg gry, ani karta, ani symbol, ani inna reguła: albo o niej zapomniano, albo gdzieś jest literówka w nazwie.
explain-step-can-fail = Obowiązkowy krok, którego nie zawsze da się wykonać
    .why = Nie proponuje się możliwości, której nie da się dokończyć, ale krok przebiegu gry nie jest możliwością do wyboru: musi się dać wykonać zawsze. Dodaj `otherwise:`, uczyń krok dobrowolnym przez `you may:` albo niech będzie wyborem, który nigdy nie jest pusty.
explain-any-order = Części, których nie da się ułożyć w dowolnej kolejności
    .why = `in any order:` wymienia co najmniej dwie części, a gracz mówi, która jest pierwsza, wszędzie tam, gdzie ma to znaczenie. Każda część musi być możliwa bez względu na to, co było przed nią, aby każdą kolejność dało się rozegrać do końca: część, która może się nie udać, uczyń dobrowolną przez `you may:` albo dodaj jej `otherwise:`. W `do PROPERTY of THING` częścią jest każda wydrukowana ilość i każda linia; części wewnątrz części miałyby dwie kolejności.
explain-best-ways = Co nie może być najlepszym sposobem
    .why = `so that NUMBER is highest:` dopuszcza tylko te drogi przez swoje wnętrze, po których liczba jest możliwie największa (`lowest`: najmniejsza). Wszystkie drogi sprawdza się na kopiach, więc nic w środku nie może zależeć od losu, od czegoś zakrytego ani od kogoś innego; to, co następuje, musi być możliwe po każdej z najlepszych dróg, a najlepsza może być tylko jedna liczba.
explain-language-version = Późniejsza wersja języka
    .why = `language:` w `game.yaml` mówi, dla której wersji języka reguł napisano grę; bez tego – dla najnowszej. Grę z wcześniejszej wersji rozumie się tak, jak była pomyślana. Gra z późniejszej może używać form, których tu nie znamy albo które znaczyłyby coś innego, więc w ogóle nie jest uruchamiana.
explain-answers-place = Odpowiedzi w złym miejscu
    .why = Zdolności odpowiadają na regułę na jej końcu. Reguła, która chce ich wcześniej albo razem z tym, co daje, mówi to linią `do what answers this`: raz, jako jedną ze swoich linii albo w `in any order:` wśród nich, aby następowały dokładnie raz, ilekroć reguła jest wykonywana.
explain-behind-chance = Warunek po losowaniu
    .why = To, co stoi po tasowaniu, dobieraniu lub cudzej decyzji, musi być możliwe niezależnie od wyniku; inaczej lista możliwości zdradziłaby, co leży w talii.
explain-trial-too-large = Za wiele dróg do wypróbowania
    .why = Czy coś da się dokończyć, zwykle się oblicza; gdy trzeba to wypróbować, liczba dróg jest ograniczona. Najpierw wybierz cel, a potem płać, uczyń części dobrowolnymi albo daj wyborowi `otherwise:`.
    .wrong = reguła z sześcioma obowiązkowymi wyborami po kolei i opłatą, która zależy od wszystkich
    .right = ta sama reguła z opłatą przed wyborami
explain-secret-shared = Tajny blok, który dotyka tego, co wspólne
    .why = W tajnym bloku wszyscy gracze decydują jednocześnie i nikt nie może zyskać ani stracić na tym, że odpowie pierwszy. Każdy może więc zmieniać tylko to, co własne: bez losowania, bez dobierania ze wspólnego stosu, bez ruszania tego, co cudze.
explain-laid = Na siatkę się kładzie, gdzie indziej się przenosi
    .why = Na siatce liczy się, gdzie coś leży i jak jest obrócone, dlatego kładzie się to przez `lay ... on ...`; do wszystkich innych stref się przenosi.
explain-grid-shape = Kształt, który nim nie jest
    .why = Kształt to wiersze tej samej długości: słowa swojego rodzaju, `none` oznacza puste pole, `gap` brak pola; żaden wiersz ani kolumna na brzegu nie jest bez pól. Na siatce leży tylko to, co ma kształt.
explain-grid-size = Kształt za duży na siatkę
    .why = To, co się kładzie, musi się w całości zmieścić na siatce, więc wszystko, co można tam położyć, musi być dość małe.
explain-walk-toll = Opłata za drogę, która nie jest zwykłą opłatą
    .why = Drogę wędrówki znajduje się, licząc opłaty, dlatego płaci się je w jednym liczniku i nie ma w nich nic oprócz płacenia.
    .wrong = wędrówka, której opłatą jest `gain 1 coin`
    .right = wędrówka, której opłatą jest `pay 1 coin`
explain-check-fails = Kontrola zakończona niepowodzeniem
    .why = W `checks:` gra mówi, co musi się zgadzać w jej liczbach; którąś z nich zmieniono i już się nie zgadza.
explain-too-large = Reguły, które stają się za duże
    .why = Reguły są kopiowane w miejsca, które je wywołują, więc kilka reguł, które często wywołują się nawzajem, może urosnąć bez końca. Wywołuj je z mniejszej liczby miejsc.
    .wrong = czterdzieści reguł, z których każda dwa razy wywołuje następną
    .right = jedna reguła z `repeat N times:`
explain-too-much-work = Za dużo naraz
    .why = Pętle w pętlach się mnożą: 900 razy 900 razy 900 powtórzeń trwałoby godzinami. To, co dzieje się przed następną decyzją, musi być zrobione od razu, dlatego ponad miliard powtórzeń jest odrzucany; największe gry potrzebują kilku tysięcy.
explain-scenario = Scenariusz, którego nie da się zrozumieć
    .why = Założenia scenariusza umieszczają gdzieś rzeczy i elementy; nikogo o nic nie pytają.
explain-scenario-fails = Scenariusz, który kończy się inaczej, niż oczekiwano
    .why = Zmieniły się albo reguły, albo scenariusz. Komunikat mówi, które oczekiwanie się nie spełniło.

## Pliki słów

explain-words-syntax = Plik słów, którego nie da się odczytać
    .why = Słowa zapisuje się w języku Fluent; komunikatu, którego nie da się zrozumieć, po cichu by brakowało.
explain-words-twice = Dwa razy ten sam komunikat
    .why = Jeden z nich przepadłby bez słowa.
explain-words-too-large = Za duży plik słów
    .why = Słowa piszą ludzie; uszkodzony plik nie może zatrzymać komputera.
    .wrong = plik o wielkości 50 megabajtów
    .right = kilka plików, a w każdym to, co do siebie należy
explain-words-empty = Plik słów bez słów
    .why = Ktoś chciał tu coś napisać; dopóki tego nie zrobi, wszystko jest w języku źródłowym.
    .wrong = plik translations/cs/my-game.ftl, w którym nic nie ma
    .right = plik, który tworzy `spielwerk i18n new cs my-game`
explain-words-unknown = Komunikat, o który nic nie pyta, o nazwie bardzo podobnej do innej
    .why = Nazwa z literówką to stracone słowo: to, o co chodziło, pojawia się w języku źródłowym.
explain-words-unused = Komunikat, o który nic nie pyta
    .why = Tego, o czym mówił, nie ma już w grze. Nikt go nigdy nie przeczyta.
    .right = plik bez tego komunikatu
explain-words-elsewhere = Komunikat wszystkich gier w pliku jednej z nich
    .why = Plik gry jest czytany po plikach wspólnych dla wszystkich gier, więc komunikat mówiłby co innego tylko w tej jednej grze i nikt by tego nie znalazł.
explain-words-attribute = Atrybut, o który nic nie pyta
    .why = Atrybuty to formy rzeczownika, miejsca przymiotnika, drogi do strefy. Atrybutu z literówką brakuje.
explain-words-placeholder = Puste miejsce, którego nic nie wypełnia
    .why = Części zdania podają reguły; część, której nie podano, zostawia dziurę, więc zdanie nie zostaje wypowiedziane.
explain-words-reference = Komunikat, którego nie ma
    .why = Komunikat może korzystać z innego komunikatu lub terminu tego samego języka, a tego właśnie brakuje.
explain-words-function = Funkcja, której nie ma
    .why = `FORM`, `CORE`, `TAIL` i `SENTENCE` wypowiadają część zdania w danej formie; `GENDER`, `NUMERUS` i `TRAIT` o coś ją pytają.
explain-words-plural = Liczby bez własnych słów
    .why = Języki liczą klasami; z dwiema klasami języka angielskiego pozostałe liczby brzmiałyby źle. Jeśli dwie klasy mają te same słowa, zapisz je dwa razy.
explain-words-form = Brak jednej z form
    .why = `noun-form` i `numeral-form` wymieniają formy, które mają rzeczowniki języka; każdy rzeczownik potrzebuje ich wszystkich. Forma lub cecha, o którą pyta komunikat, a której nie ma żaden wyraz, jest źle zapisana: stałaby tam inna forma.
explain-words-copied = Tekst języka źródłowego
    .why = Angielskiego tekstu w tłumaczeniu nikt już nie odnajdzie; brakujący komunikat da się odnaleźć, a i tak pojawi się po angielsku.
explain-words-broken = Komunikat, którego nie da się wypowiedzieć
    .why = Coś się w nim psuje podczas wypełniania; całe zdanie pojawia się wtedy w języku źródłowym.
explain-words-stale = Słowa do reguły, która się zmieniła
    .why = Niektóre słowa, napisane ręcznie, mówią, co robi reguła. Noszą przy sobie jej skrót i ktoś musi na nie spojrzeć, gdy reguła się zmieni: nowy skrót zapisuje wtedy `spielwerk i18n confirm ID --lang JĘZYK`.
