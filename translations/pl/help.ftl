### Co mówi `--help` i co słychać, gdy wiersza poleceń użyto źle. Po polsku.
### `kod` w odwrotnych apostrofach, opcje (--with) i nazwy plików zostają bez zmian.

## Słowa, które stoją za wartość, wielkimi literami

help-word-game = GRA
help-word-depth = GŁĘBOKOŚĆ
help-word-scenario = SCENARIUSZ
help-word-locale = JĘZYK
help-word-expansion = DODATEK
help-word-name = NAZWA
help-word-value = WARTOŚĆ
help-word-id = ID
help-word-code = KOD
help-word-bot = BOT
help-word-seat = MIEJSCE
help-word-address = ADRES
help-word-file = PLIK
help-word-save = ZAPIS
help-word-text = TEKST
help-word-dir = KATALOG
help-word-options = OPCJE
help-word-command = POLECENIE
help-word-args = ARGUMENTY

## Polecenia; `.short` stoi na ich liście

help-spielwerk =
    Spielwerk rozgrywa gry planszowe zapisane jako dane.

    GRA to wszędzie nazwa gry albo katalog z plikiem game.yaml.
help-games = Wymienia dostępne gry: nasze, te z katalogów zmiennej SPIELWERK_RULES i te z zainstalowanych pakietów.
    .short = Wymienia dostępne gry.
help-info = Pokazuje, z czego składa się GRA, albo co oznacza ID: numerowana reguła, karta, dowolna nazwa z jej danych.
    .short = Pokazuje, z czego składa się gra, albo jedną z jej reguł, kart lub nazw.
help-check = Szuka błędów w plikach, z których składa się GRA, dla każdej liczby graczy. Pokazuje wszystkie znalezione.
    .short = Szuka błędów w plikach gry.
help-test = Uruchamia scenariusze, które ma GRA: sytuacje, to, co się zagrywa, i to, co musi być potem prawdą.
    .short = Uruchamia scenariusze gry.
help-show = Pokazuje regułę lub kartę ID tak, jak zrozumiał ją program: słowami i z tym, kiedy jest możliwa.
    .short = Pokazuje regułę tak, jak zrozumiał ją program.
help-explain = Objaśnia rodzaj błędu o nazwie KOD wraz z przykładem poprawnej postaci; bez KODU wymienia wszystkie.
    .short = Objaśnia rodzaj błędu i pokazuje poprawną postać.
help-schema =
    Zapisuje schemat JSON plików reguł, z których składa się GRA, utworzony z jej rodzajów. Pierwszy wiersz taki jak

        # yaml-language-server: $schema=schemas/my_game.json

    w pliku reguł mówi edytorowi, żeby z niego korzystał.
    .short = Zapisuje schemat JSON plików gry, dla edytorów.
help-simulate =
    Rozgrywa wiele partii między botami, które wybierają losowo, i podsumowuje je.

    Czy się kończą, kto wygrywa, skąd są punkty, z czego się korzysta, jak szybko to idzie?
    .short = Rozgrywa wiele partii między losowymi botami i podsumowuje je.
help-bench =
    Mierzy, jak szybka jest GRA w losowych partiach; bez nazwy mierzy każdą grę.

    Ile trwa decyzja, ile z tego zajmuje lista możliwości, ile trwa kopia, a ile wczytanie?
    Z --questions: ile razy w turze pyta się człowieka, w partiach, w których za wszystkich gra bot greedy.
    .short = Mierzy, jak szybkie są gry.
help-text = Wypisuje tekst ID utworzony z reguł: karty, reguły, kroku, całej tabeli; bez ID tekst wszystkiego.
    .short = Wypisuje tekst karty lub reguły, utworzony z reguł.
help-rulebook = Zapisuje instrukcję gry jako jedną stronę (HTML), która nie wymaga niczego więcej, z każdą regułą i kartą.
    .short = Zapisuje instrukcję gry jako jedną stronę, utworzoną z jej danych.
help-i18n = Narzędzia tłumaczy: ile już przetłumaczono, co jest nie tak, jak się to czyta, nowy język.
    .short = Narzędzia tłumaczy: status, missing, check, new, preview, sample, nouns, export, import, confirm.
help-arena =
    Rozgrywa wiele partii między botami i mówi, kto jak często wygrywa.

    Każde rozdanie jest rozgrywane we wszystkich ustawieniach przy stole, więc miejsce nikomu nie pomaga; obok udziału
    wygranych podany jest przedział, w którym leży on z prawdopodobieństwem 95 %.
    .short = Pozwala botom zagrać przeciwko sobie.

help-play = Rozgrywa partię gry GRA. Miejsca, które nie są dla ludzi ani nie zostały podane w --bot, zajmują boty greedy. Każda decyzja trafia na dysk, zanim zacznie się liczyć; `resume` wznawia partię.
    .short = Rozgrywa partię w terminalu, z botami lub z ludźmi.
help-why = Mówi, dlaczego w miejscu, do którego doszedł ZAPIS, nie można wybrać tego, co podaje TEKST: który warunek nie jest spełniony. TEKST to identyfikator, nazwa lub część nazwy czegoś, co można by wybrać. O kroku gry mówi, kiedy nastąpi, o rodzaju rzeczy – które z nich można wybrać, o graczu – czy właśnie decyduje.
    .short = Mówi, dlaczego w zapisanej partii czegoś nie można wybrać.

help-i18n-status = Pokazuje, ile w każdym języku jest przetłumaczone, ile brakuje i ile jest nieaktualne: dla jednej gry albo dla wszystkich.
    .short = Pokazuje, ile już przetłumaczono na każdy język.
help-i18n-missing = Wymienia, na co JĘZYK nie ma słów, wraz z tekstem języka źródłowego: najpierw to, czego potrzeba do gry, a z tego to, na co czeka najwięcej zdań.
    .short = Wymienia, na co język nie ma słów.
help-i18n-missing-only = Tylko to, co tu należy: plik (core, cli, gra) lub rodzaj komunikatów (noun, name, rule …); można podać kilka razy.
help-i18n-check = Szuka błędów w słowach, które ma JĘZYK, albo w słowach wszystkich języków. Jeśli jakieś są, kod wyjścia to 1.
    .short = Szuka błędów w słowach.
help-i18n-confirm = Zapisuje w pliku, że ID (text-..., change-..., permit-..., is-...) pasuje do reguły w jej obecnej postaci.
    .short = Zapisuje, że słowa pasują do obecnej reguły.
help-i18n-new = Tworzy pliki nowego języka z tekstem źródłowym w komentarzach. Można ich od razu używać.
    .short = Tworzy pliki nowego języka.
help-i18n-sample = Wypisuje zdania gry (`all`: każdej gry) do przeczytania przez redaktora: z kart, instrukcji, przebiegu gry, pytań i powodów, w każdym języku albo w języku z --lang, wybrane ziarnem.
    .short = Wypisuje zdania do przeczytania przez redaktora.
help-i18n-sample-seed = Wybiera zdania i opowiadane partie.
help-i18n-sample-size = Tyle zdań z każdej części.
help-i18n-sample-output = Zapisuje je do tego pliku (Markdown).
help-i18n-nouns = Zapisuje rzeczowniki gry w danym języku jako tabelę (CSV): jeden wiersz na rzeczownik, jedna kolumna na formę. Z --input wypełniona tabela trafia do plików ze słowami.
    .short = Rzeczowniki jako tabela do wypełnienia i z powrotem.
help-i18n-nouns-output = Zapisuje tabelę do tego pliku.
help-i18n-nouns-input = Bierze formy z tej tabeli.
help-i18n-export = Zapisuje słowa, które ma JĘZYK, jako PO lub XLIFF, dla Weblate, Crowdin i innych narzędzi: jeden plik na grę (albo na każdą grę) i na każdy plik, który nie należy do żadnej gry. Wymaga dodatku `translate`.
    .short = Zapisuje słowa jako PO lub XLIFF.
help-i18n-export-to = Format.
help-i18n-export-output = Katalog, do którego mają trafić pliki.
help-i18n-import = Przejmuje słowa języka z plików, które zapisało `export`, a ktoś przetłumaczył. Co się nie zmieniło, zostaje, jak jest; to, co oznaczono jako niepewne, jest pomijane.
    .short = Przejmuje słowa z PO lub XLIFF.
help-i18n-import-output = Katalog tłumaczeń.
help-i18n-preview = Pokazuje karty i reguły gry tak, jak czyta je człowiek w danym języku; to, na co brakuje słów, jest oznaczone.
    .short = Pokazuje karty i reguły tak, jak czyta je człowiek.

## Opcje

help-help = Pokazuje tę pomoc i kończy.
help-version = Pokazuje wersję i kończy.
help-option-lang = Język komunikatów: en, cs, de, pl, uk ... (jeśli go nie podano, język środowiska).
help-option-with = Gra z tym dodatkiem (nazwa albo ścieżka jego katalogu); można podać kilka razy.
help-option-variant = Gra w tym wariancie; można podać kilka razy.
help-option-players = Ilu gra (jeśli nie podano, tylu, ilu może).
help-option-seed = Ziarno losowości: to samo ziarno daje tę samą partię.
help-option-bot = Kto tam siedzi: random, greedy, mcts[:N], mcts[:0.5s] albo MODUŁ:KLASA; można podać dla każdego miejsca.
help-option-format = Dla ludzi albo dla narzędzi.
help-test-only = Tylko scenariusz o tej nazwie albo te, które sprawdzają tę regułę.
help-show-code = Pokazuje też wygenerowany kod.
help-show-plan = Pokazuje też plan, przed przebiegami i po nich.
help-schema-output = Zapisuje schemat w tym katalogu, a obok niego schematy pozostałych rodzajów plików.
help-arena-players = Ilu gra (jeśli nie podano, tylu, by starczyło miejsc dla podanych botów).
help-arena-games = Ile partii.
help-arena-jobs = Ile procesów dzieli się pracą; partie są te same.
help-simulate-games = Ile partii.
help-simulate-jobs = Ile procesów dzieli się pracą; wynik jest taki sam.
help-engine = Co wykonuje reguły: Python, WebAssembly (dodatek „fast”) albo to, co szybsze; wynik jest taki sam.
help-cluster = Niech grają procesy robocze tego schedulera Dask (tcp://HOST:PORT, dodatek „cluster”); wynik jest taki sam.
help-bench-seconds = Jak długo rozgrywać partie każdej gry.
help-bench-engine = Co jest mierzone: Python, WebAssembly (dodatek „fast”) albo jedno i drugie, gdzie to możliwe.
help-bench-questions = Liczy pytania stawiane ludziom zamiast czasu.
help-bench-games = Z --questions: ile partii dla każdej liczby graczy.
help-bench-count = Zamiast czasu policzyć sposoby rozegrania tylu następnych tur.
help-bench-from = Z --count: zacząć od pozycji z tego scenariusza; także PLIK:NAZWA.
help-bench-divide = Z --count: według tego, co robi się w pierwszej turze.
help-rulebook-output = Gdzie zapisać stronę; bez tej opcji trafia ona na standardowe wyjście.
help-play-human = Miejsce dla człowieka, można podać kilka razy; 0 zostawia wszystkie miejsca botom.
help-option-rules = Reguły, według których się gra: gra albo `saved`, czyli te z pliku (jeśli nie podano, gra o tej nazwie).
help-kept-patient = Rozgrywa zapisaną partię bez względu na to, jak długo to potrwa (jeśli nie podano, przerywa po sekundzie).
help-play-save = Zapisuje partię w tym nowym pliku (jeśli nie podano, w pliku wśród twoich partii).
help-kept-human = Miejsce, które przejmuje człowiek; można podać kilka razy.
help-replay-step = Pokazuje decyzje jedną po drugiej.
help-replay-until = Zatrzymuje się po tylu decyzjach.
help-replay-then = Co dalej.
help-why-player = Gracz, który pyta (jeśli nie podano, ten, który ma decydować).
help-i18n-confirm-lang = Język, w którym słowa zostają potwierdzone.
help-i18n-confirm-game = Gra, do której należą słowa (jeśli nie podano, każda).
help-i18n-confirm-variant = Wariant, do którego słowa również pasują (można podać kilka razy).
help-i18n-confirm-all = Potwierdza wszystkie nieaktualne komunikaty.
help-i18n-new-output = Katalog tłumaczeń.
help-i18n-preview-output = Zapisuje stronę.

## Dookoła

help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-default = domyślnie: { $default }
help-required = wymagane

## Złe użycie

help-try = Pomoc pokaże '{ $command } { $option }'.
help-invalid = Niewłaściwa wartość: { $message }
help-invalid-for = Niewłaściwa wartość { $param_hint }: { $message }
help-missing-argument = Brakuje argumentu
help-missing-option = Brakuje opcji
help-missing-command = Brakuje polecenia.
help-no-option = Nie ma opcji { $name }.
help-no-command = Nie ma polecenia { $name }.
help-possibilities = { $n ->
    [one] Może chodziło o { $possibilities }?
    [few] Może chodziło o jedną z tych nazw: { $possibilities }?
   *[many] Może chodziło o jedną z tych nazw: { $possibilities }?
}
help-no-value = Opcja { $name } nie przyjmuje wartości.
help-needs-value = { $n ->
    [one] Opcja { $name } wymaga wartości.
    [few] Opcja { $name } wymaga { $n } wartości.
   *[many] Opcja { $name } wymaga { $n } wartości.
}
help-too-many = { $n ->
    [one] Zbędny argument ({ $args }).
    [few] Zbędne argumenty ({ $args }).
   *[many] Zbędne argumenty ({ $args }).
}
help-choose = Do wyboru: { $choices }
help-not-one-of = { $value } nie jest jedną z wartości { $choices }.
help-no-number = { $value } nie jest liczbą całkowitą.
help-not-in-range = { $value } nie mieści się w przedziale { $range }.
help-not-there = { $filename } nie istnieje.
help-is-file = { $filename } jest plikiem.
help-is-folder = { $filename } jest katalogiem.
help-not-readable = Nie można odczytać { $filename }.
help-not-writable = Nie można zapisać { $filename }.
help-resume =
    Wznawia partię z pliku PLIK (jeśli nie podano, twoją ostatnią), tak jak ją zostawiono albo jak zostawiła ją awaria: jest w niej każda potwierdzona decyzja.

    Kod wyjścia to 1, jeśli plik jest uszkodzony albo reguły się zmieniły.
    .short = Wznawia partię z pliku.
help-replay =
    Pokazuje partię z pliku PLIK od początku. Z `--until` do tej decyzji; z `--then play` wznawia ją stamtąd, w nowym pliku.
    .short = Pokazuje partię z pliku jeszcze raz i wznawia ją w dowolnym miejscu.
help-export = Wypisuje partię z pliku PLIK: zdaniami albo jako JSON. Także to, co postanowiono w tajemnicy.
    .short = Wypisuje partię z pliku, zdaniami albo jako JSON.
