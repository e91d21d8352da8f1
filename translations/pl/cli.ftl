### Co mówi wiersz poleceń, po polsku. Słowa gier i języka efektów są w innych plikach.
### `kod` w odwrotnych apostrofach to to, co się wpisuje: zostaje bez zmian.

## Wszędzie

cli-error = Błąd: { $message }
cli-interrupted = Przerwano.
cli-our-mistake = to nie powinno było się zdarzyć ({ $what }). To błąd w Spielwerku; { $variable }=1 pokazuje miejsce.
cli-no-further-words = bez dalszych słów
cli-no-command = nie ma polecenia `{ $name }`; { $hint }
cli-did-you-mean = może chodziło o `{ $name }`?
cli-there-are = są: { $names }
cli-no-language = Nie ma słów w języku `{ $name }`; są: { $names }. { $folders ->
    [none] Własne słowa zostaną znalezione, gdy { $variable } wskaże katalog, w którym leżą.
   *[other] Szukano także w: { $folders }.
}
# $game: identyfikator gry; $language: język, o który chodzi
cli-words-game = `{ $game }` nie ma jeszcze słów w języku `{ $language }`, dlatego jej teksty są po angielsku; `spielwerk i18n new { $language } GAME` utworzy plik.
cli-words-folder = W katalogu `{ $folder }`, na który wskazuje { $variable }, nie ma słów: powinien zawierać po jednym katalogu na język, na przykład `{ $language }`.
cli-words-inside = `{ $folder }`, na który wskazuje { $variable }, to katalog jednego języka: podaj ten, w którym on leży, czyli `{ $parent }`.
cli-words-unreadable = Części słów języka `{ $language }` nie da się odczytać ({ $file }); zamiast nich jest tekst angielski. Więcej: `spielwerk i18n check { $language }`
cli-none = brak
cli-or = { $first } lub { $next }
cli-decimal-mark = ,
cli-wrong-players = { $game }: liczba graczy to { $numbers }, a nie { $n }

## Tabele gier i ich danych

cli-head-game = gra
cli-head-title = tytuł
cli-head-players = gracze
cli-head-teams = drużyny
cli-head-expansions = dodatki
cli-head-from = skąd
# where a game comes from: with the package, from an installed one; a folder is named by its path
cli-from-own = należy do Spielwerka
cli-from-package = pakiet { $name }
cli-head-variants = warianty
cli-head-folder = katalog
cli-head-table = tabela
cli-head-entries = wpisy
cli-head-sources = źródła
cli-n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}
cli-info-sources = { $n ->
    [one] Źródło { $n } danej: { $shares }
    [few] Źródła { $n } danych: { $shares }
   *[other] Źródła { $n } danych: { $shares }
}
cli-reconstructed = { $mark } odtworzone: nie wszystko, co jest na tym wydrukowane, jest znane; brakujące dane dobrano tak, by pasowały
cli-info-declared = Zadeklarowano: { $what }
cli-info-undescribed = nic nie mówi, co zmienia
cli-info-rules = Numerowane reguły: { $n } ({ $what })
cli-info-written = zapis
cli-info-source = źródło
cli-info-lives = miejsce
cli-info-names = nazwy
cli-info-numbers = reguły
cli-info-pinned = scenariusz

## check, explain, test

cli-check-mistakes = { $n ->
    [one] { $n } błąd w { $game }; `spielwerk explain KOD` pokazuje poprawną postać
    [few] { $n } błędy w { $game }; `spielwerk explain KOD` pokazuje poprawną postać
   *[other] { $n } błędów w { $game }; `spielwerk explain KOD` pokazuje poprawną postać
}
cli-check-none = { $game }: bez błędów (liczba graczy: { $numbers })
cli-check-unused = { $n ->
    [one] { $n } rzecz w { $game }, której nic nie używa
    [few] { $n } rzeczy w { $game }, których nic nie używa
   *[other] { $n } rzeczy w { $game }, których nic nie używa
}
cli-check-changes = Zmienione wpisy gry: { $names }
cli-head-code = kod
cli-head-mistake = błąd
cli-explain-unknown = nie ma rodzaju błędu `{ $code }`; { $hint }
cli-explain-list = `spielwerk explain` wymienia wszystkie
cli-explain-wrong = Nie tak:
cli-explain-right = Lecz tak:
cli-test-failed = NIEPOWODZENIE { $file }: { $name }
cli-test-summary = { $game }: { $passed ->
    [one] { $passed } scenariusz udany
    [few] { $passed } scenariusze udane
   *[other] { $passed } scenariuszy udanych
}, { $failed ->
    [one] { $failed } nieudany
    [few] { $failed } nieudane
   *[other] { $failed } nieudanych
}, { $rules ->
    [one] { $rules } reguła sprawdzona
    [few] { $rules } reguły sprawdzone
   *[other] { $rules } reguł sprawdzonych
}
cli-test-numbered = { $game }: { $passed ->
    [one] { $passed } scenariusz udany
    [few] { $passed } scenariusze udane
   *[other] { $passed } scenariuszy udanych
}, { $failed ->
    [one] { $failed } nieudany
    [few] { $failed } nieudane
   *[other] { $failed } nieudanych
}, sprawdzone reguły: { $rules } z { $numbered }
cli-test-things = Sprawdzone poza tym z nazwy: { $n ->
    [one] { $n } karta lub inny element
    [few] { $n } karty i inne elementy
   *[other] { $n } kart i innych elementów
}
cli-test-unknown = żaden scenariusz nie nazywa się `{ $name }` i żaden nie sprawdza reguły o tej nazwie

## bench: liczby gier obok siebie; każdy wiersz to nazwa jednej z nich

cli-bench-players = gracze
cli-bench-decisions = decyzje na sekundę
cli-bench-games = partie na sekundę
cli-bench-decision = mikrosekundy na decyzję
cli-bench-run = { "  " }wykonanie i dalszy bieg
cli-bench-options = { "  " }lista możliwości
cli-bench-clone = mikrosekundy na kopię
cli-bench-wasm = mikrosekundy na decyzję, WebAssembly
cli-bench-wasm-games = partie na sekundę, WebAssembly
cli-bench-memory = najwięcej pamięci, MB
cli-bench-cold = pierwsze wczytanie, s
cli-bench-warm = ponowne wczytanie, s
cli-bench-wasm-cold = przygotowanie modułu, s
cli-bench-wasm-warm = ponowne wczytanie modułu, s
cli-bench-machine = Python { $python }, { $system }, { $n ->
    [one] { $n } procesor
    [few] { $n } procesory
   *[other] { $n } procesorów
}; mediany czasu procesora
cli-bench-unfinished = { $game }: nieukończone partie: { $n } z { $all }
cli-bench-choice = wybór
cli-bench-per-game = na partię
cli-bench-each = mikrosekundy
cli-bench-share = % czasu
cli-bench-now = mierzę: { $game }
cli-bench-nothing = nie ma gry dla { $n ->
    [one] { $n } gracza
    [few] { $n } graczy
   *[other] { $n } graczy
}

cli-bench-questions = { $game }: pytania do człowieka { $unit ->
    [round] w rundzie
   *[turn] w turze
}
cli-bench-played = partie
cli-bench-turns = tury
cli-bench-rounds = rundy gracza
cli-bench-average = średnio
cli-bench-most = najwięcej
cli-bench-together = razem
# bench --count
cli-bench-first-turn = pierwsza tura
cli-bench-ways = sposoby
cli-bench-only-count = --from i --divide działają tylko z --count
cli-bench-one-game = --count, --with i --variant wymagają gry

## simulate

cli-series = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}: { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
}, ukończone: { $finished }
cli-series-speed = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[other] { $n } decyzji
} w { $seconds } s, każda po { $each } mikrosekundy
cli-series-engines = jako WebAssembly { $wasm } s, w Pythonie { $python } s
cli-cluster-jobs = przy `--cluster` pracą dzielą się procesy robocze klastra: pomiń `--jobs`
cli-series-digest = skrót { $digest }
cli-series-bar = partie
cli-series-per-game = na partię
cli-series-least = najmniej
cli-series-middle = środek
cli-series-most = najwięcej
cli-series-decisions = decyzje
cli-series-rounds = rundy
cli-series-options = możliwości
cli-series-points = punkty
cli-series-ends = Przyczyny końca: { $causes }
cli-series-itself = bez przyczyny
# $n: partie wygrane przez kilku graczy
cli-series-shared = Wygrane wspólnie przez kilku graczy (każdy ma równą część wygranej): { $n }
# $n: partie, które wszyscy przegrali
cli-series-lost = Bez zwycięzcy: { $n }
cli-series-seat = miejsce
cli-series-wins = wygrane
cli-series-share = udział
cli-series-interval = przedział 95 %
cli-series-from-to = { $low }–{ $high } %
cli-series-mean = średni wynik
cli-series-seat-number = miejsce { $n }
cli-series-untaken = Proponowane, ale nigdy niewybrane:
cli-series-unoffered = Nigdy nieproponowane:
cli-series-all-taken = Nigdy niewybrane: nic; użyto każdej możliwości
cli-series-unfinished = Nieukończona: partia { $n } (ziarno { $seed }): { $why }

## Bots against each other

cli-arena-time = { $seconds } s; średnia liczba rund w partii: { $rounds }
cli-arena-bot = bot
cli-arena-wins = wygrane
cli-arena-share = udział
cli-arena-points = średni wynik
cli-arena-thinking = ms na decyzję
cli-arena-unfinished = Nieukończona: partia { $n }: { $why }
cli-bot-form = `{ $value }` to nie MIEJSCE=BOT; napisz na przykład 2=greedy
cli-bot-twice = na miejscu { $seat } siedzą dwa boty

## Gra: kto i co

cli-player = Gracz { $n }
cli-player-you = { $player } (ty)
cli-copy = { FORM($name, $form) } { $n }
    .at = { TRAIT($name, "at") }
cli-copy-with = { FORM($name, $form) } ({ $what })
# a number printed on one of several copies: $name what it is, $n the number
cli-mark-number = { $name } { $n }
cli-part = { $whole }, { $part }

## Gra: o co chodzi

cli-play-title = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}
cli-play-seed = Ziarno tej partii: { $seed }
cli-play-help = Wybiera się numerem, nazwą lub jej częścią; poza tym można wpisać (wystarczy początek):
cli-play-turn = { $round ->
    [0] Przed pierwszą rundą · { $player }
   *[other] Runda { $round } · { $player }
}
cli-play-phase = { $turn } · { $phase }
cli-prompt = { $title }: { $question }
cli-prompt-asked = { $title }. { $question }
cli-prompt-purpose = { $title } – { FORM($what, "imp") }
cli-prompt-told = { $title }: { $text } { SENTENCE($question) }
cli-head-told = { $title } ({ $text })
cli-free = skorzystaj najpierw ze zdolności albo idź dalej
cli-free-only = skorzystaj ze zdolności albo zakończ
cli-free-later = skorzystaj ze zdolności teraz lub później albo idź dalej
cli-free-last = { $next ->
    [others] ostatnia okazja, zanim zdecyduje ktoś inny
   *[you] ostatnia okazja w tym miejscu
}: skorzystaj ze zdolności albo idź dalej
cli-pay-which = wybierz { FORM($what, "acc") } { TRAIT($what, "pay") ->
    [discard] do odrzucenia
    [give] do oddania
   *[none] do zapłaty
}
cli-pay-how = wybierz, czym zapłacić
cli-which-first = wybierz, co najpierw
cli-prompt-left = jeszcze { $n }
# the same of a payment bit by bit, whose ways can only be taken one after another as they stand
cli-prompt-ordered = jeszcze { $n }, w podanej kolejności
cli-prompt-number = { $what }: { $n }
cli-prompt-once-more = dodatkowo
cli-prompt-known = { $prompt } ({ $known })
cli-prompt-each = { $prompt } ({ $but ->
    [none] przy każdej możliwości
   *[other] przy każdej możliwości oprócz „{ $but }”
}: { $text })
cli-prompt-anyway = { $prompt } (niezależnie od wyboru: { $text })
cli-prompt-first = { $prompt } ({ $but ->
    [none] przedtem, niezależnie od wyboru
   *[other] przedtem, chyba że użyjesz „{ $but }”
}: { $text })
cli-prompt-cause = { $cause } · { $prompt }
cli-option-with = { $option } ({ $text })
cli-option-deed = { $what }
cli-option-nothing = teraz nic
cli-option-used-up = teraz nic: { $whose ->
    [you] nie masz już { FORM($what, "gen", "pl") }
   *[none] nie ma już { FORM($what, "gen", "pl") }
}
cli-option-lacks = { $whose ->
    [you] nie masz już na to { FORM($what, "gen", "pl") }
   *[none] nie ma już na to { FORM($what, "gen", "pl") }
}
cli-option-last = potem nie masz już { FORM($what, "gen", "pl") }
cli-option-spares = nie ubywa { FORM($what, "gen", "pl") }
cli-option-ends = gra się kończy
cli-end-comes = { $rounds ->
    [0] gra skończy się z końcem tej rundy
    [one] gra skończy się po następnej rundzie
    [few] gra skończy się po tej i jeszcze { $rounds } rundach
   *[many] gra skończy się po tej i jeszcze { $rounds } rundach
}
cli-play-ending = { $rounds ->
    [0] ostatnia runda
    [one] potem jeszcze jedna runda
    [few] potem jeszcze { $rounds } rundy
   *[many] potem jeszcze { $rounds } rund
}
cli-option-pays = { $n ->
    [1] potem zapłata: { $what }
   *[other] potem zapłata, { $n } spośród: { $what }
}
cli-option-then = potem: { $what }
cli-option-times = { $n }×: { $text }
cli-option-more = { $text } w porównaniu z „{ $stop }”
cli-option-same = wychodzi na to samo co „{ $option }”
cli-option-needs = potrzeba { $n }×: { $text }
cli-option-towards = { FORM($what, "nom", "pl") }: { $have } z { $n }
cli-option-counts = { $text }, liczy się { $when }
cli-option-counts-never = { $text }, już się nie liczy
cli-option-only = { $option }: { $thing }
cli-option-over = { $place }, przez: { $way }
cli-option-board = na planszy
cli-option-brings = { $n }: { $text }
cli-play-numbers = { $n ->
    [one] Jest tylko możliwość 1.
    [few] Możliwości mają numery od 1 do { $n }.
   *[other] Możliwości mają numery od 1 do { $n }.
}
cli-play-figures = Możliwe liczby: { $numbers }.
cli-play-which = Która możliwość? { $options }
# kilka sposobów prowadzi do tego samego
cli-laying-ways = { $n ->
    [one] { $n } sposób
    [few] { $n } sposoby
   *[other] { $n } sposobów
}
# nad tym, co leży na spodzie: zanim przyjdzie następne, może na tym leżeć coś innego
cli-laying-between = Najpierw coś innego na wierzch
# $first do $last z $n możliwości stoi wyżej; $more: słowo, które pokazuje następne
cli-laying-page = { $first }–{ $last } z { $n }, od najlepszych; { $more }: następne
cli-laying-narrow = część wiersza: tylko to, co pasuje
# gdy na rysunki nie ma miejsca: co pokaże rysunek
cli-laying-picture = ? { $n }: jak to wygląda
# $wanted: co wpisano, żeby widzieć tylko to
cli-laying-only = tylko: { $wanted }; Enter: znowu wszystko
# $n: tyle sposobów prowadzi do tego; mają litery od a
cli-laying-letters = { $n ->
    [one] Prowadzi do tego tylko jeden sposób.
    [few] Prowadzą do tego { $n } sposoby: litery od a.
   *[other] Prowadzi do tego { $n } sposobów: litery od a.
}
cli-laying-unseen = Możliwości { $n } teraz nie widać; Enter pokazuje znowu wszystko.
cli-laying-none = Żaden wynik nie ma teraz `{ $wanted }`; Enter znów pokazuje wszystko.
cli-play-no-more = Widać już wszystkie możliwości.
cli-play-not-offered = Nie ma możliwości `{ $answer }`; wpisz numer, część nazwy albo ?, aby zobaczyć pomoc.
cli-play-standing = Żadna możliwość nie nazywa się `{ $answer }`; widnieje to przy: { $options }
cli-play-dropped = Nie wykonano: { $answers }
cli-play-others-decide = Wtedy decydował już ktoś inny.
cli-play-other-question = Teraz pytanie jest inne.
cli-play-ends-nothing = „{ $word }” niczego tu nie kończy: najpierw trzeba coś wybrać.
cli-play-stands-alone = „{ $word }” to nie odpowiedź ({ $help }): musi stać samo w wierszu.{ $stop ->
    [none] { "" }
   *[other] { " " }Tutaj kończy się słowem „{ $stop }”.
}
cli-play-typed-ahead = { $n ->
    [one] Pominięto { $n } wiersz wpisany z wyprzedzeniem.
    [few] Pominięto { $n } wiersze wpisane z wyprzedzeniem.
   *[many] Pominięto { $n } wierszy wpisanych z wyprzedzeniem.
}
cli-play-unknown = Nic tu nie nazywa się `{ $name }`.
cli-rules-unknown = Nic w instrukcji nie nazywa się `{ $name }`. Jej części: { $names }
cli-rules-more = Więcej z instrukcji: `{ $word }` i jedna z tych nazw: { $names }. Całość: `spielwerk rulebook`.
cli-play-no-text = { $name }: nie ma na tym żadnego tekstu.
cli-play-card-also = Zobacz też: { $names }
cli-card-next = Obok: { $names }
cli-card-printed-on = Wydrukowane jako „{ $prop }” tutaj: { $names }
cli-card-covered = { $parts }: nie działają, bo leży tam: { $names }
cli-card-now = { $what ->
    [none] Teraz tam: nic
   *[some] Teraz tam:
}
cli-sign = { $sign } { $name }
cli-sign-only = { $step } (tylko gdy działa: { $cards })
cli-usually = zwykle { $n }
cli-sign-covered = zakryte (pola pod czymś innym; które z nich się liczą, mówi zasada)
cli-play-foot = ? wyjaśnia · { $undo }
cli-play-foot-enter = Enter: dalej · ? wyjaśnia · { $undo }
cli-play-foot-several = kilka naraz: { $numbers } · { $undo }
cli-play-impossible = niemożliwe: { $options }
cli-play-passed = nic możliwego: „{ $step }”
cli-play-worse = { $word }: { $n ->
    [one] { $n } inna droga, tylko droższa
    [few] { $n } inne drogi, tylko droższe
   *[many] { $n } innych dróg, tylko droższych
}
cli-play-undone = Cofnięto: { $what }{ $players ->
    [none] .
   *[other] , a także wszystko, co działo się potem ({ $players }).
}
cli-play-only = Możliwe jest tu tylko: { $option }
cli-play-can-undo = { $word } wycofuje twoją ostatnią decyzję
cli-play-cannot-undo = niczego nie można wycofać: { $why }
cli-play-no-undo = niczego nie można wycofać ({ $word } mówi dlaczego)
cli-play-not-undone = Nie wycofano: { $why }
cli-play-about = O co chodzi? Wpisz tak: { $word } NAZWA
cli-play-hint = Bot wybrałby { $n }: { $option }.
cli-play-hint-then = Potem: { $what }.
cli-play-hint-result = Na koniec: { $what }.
cli-play-no-hint = Nie ma podpowiedzi: bot nie dokończył.
cli-play-written = Przebieg tej partii jest na bieżąco zapisywany w { $file }.
cli-play-save-where = Ta partia nie jest nigdzie zapisywana; podaj plik, w którym ją zapisać.
cli-play-exists = { $file } już istnieje; niczego nie zapisano.
cli-play-last-look = Enter: przekaż klawiaturę dalej · { $word } wycofuje twoją ostatnią decyzję
cli-play-last-answer = Enter: odkryj decyzje wszystkich · { $word } wycofuje twoją ostatnią decyzję
cli-play-look-how = Tu można tylko nacisnąć Enter albo wpisać { $undo }, { $board } lub { $quit }.
cli-play-not-taken = Twoja ostatnia odpowiedź jeszcze się nie liczy: pytanie padnie ponownie.
cli-play-pass = Przekaż klawiaturę: { $player }.
cli-play-enter = Naciśnij Enter, gdy nikt inny nie patrzy:
cli-play-pass-how = Tu można tylko nacisnąć Enter albo wpisać { $quit }.
cli-play-view = pliku view.yaml nie da się użyć, więc stół jest rysowany na podstawie samych reguł: { $problem } (więcej pokazuje `spielwerk check GRA`)
cli-more = -- dalej: Enter, koniec: q --
cli-more-table = Enter pokazuje znowu stół.
cli-play-again = Naciśnij Enter, aby spróbować jeszcze raz:
cli-play-thinking = { $player } myśli ({ $bot }) … { $percent } % · Ctrl-C: niech decyduje od razu
cli-play-nobody-or = 0 znaczy, że nie gra żaden człowiek, a miejsce { $seat } ma być dla człowieka
cli-play-seat-taken = miejsce { $seat } nie może być zarazem dla człowieka i dla bota
cli-group-cards = Karty
cli-group-options = Możliwości
cli-group-option = Możliwość
cli-group-any-time = W dowolnej chwili
cli-group-in-step = W „{ $step }”
cli-play-saved = Zapisano w { $file }.
cli-play-not-saved = Nie zapisano: { $file } ({ $why })
cli-play-left = { $round ->
    [0] Partię przerwano przed pierwszą rundą.
   *[other] Partię przerwano w rundzie { $round }.
}
cli-play-no-seat = { $n ->
    [one] jest { $n } miejsce, nie ma miejsca { $seat }
    [few] są { $n } miejsca, nie ma miejsca { $seat }
   *[other] jest { $n } miejsc, nie ma miejsca { $seat }
}

## Gra: co można wpisać zamiast możliwości; jedno słowo małą literą i co robi

cli-order-help = pomoc
    .help = wyjaśnia ten krok i wszystkie możliwości, a z nazwą tylko tę jedną
cli-order-more = dalej
    .help = pokazuje następne możliwości, jeśli nie mieszczą się na jednej stronie
cli-order-board = plansza
    .help = pokazuje cały stół
cli-order-card = karta
    .help = pokazuje tekst karty
cli-order-rules = zasady
    .help = pokazuje, jak gra przebiega i kiedy się kończy; z nazwą: tę część instrukcji
cli-order-why = dlaczego
    .help = mówi, dlaczego czegoś nie można wybrać albo kiedy nastąpi dany krok
cli-order-hint = podpowiedź
    .help = mówi, co zrobiłby bot
cli-order-undo = cofnij
    .help = wycofuje twoją ostatnią decyzję
cli-order-score = wynik
    .help = pokazuje, skąd wzięłyby się teraz punkty każdego gracza
cli-order-log = dziennik
    .help = pokazuje, co się wydarzyło; z liczbą: tyle ostatnich tur, ze słowem „wszystko”: całą partię
cli-order-save = zapisz
    .help = mówi, gdzie zapisywana jest partia, albo zapisuje kopię w pliku
cli-order-quit = koniec
    .help = przerywa partię

## Gra: dlaczego czegoś nie można wybrać

cli-why-offered = { $name } – to można wybrać.
cli-why-head = { $name } – tego nie można wybrać:
cli-why-condition = nie jest spełniony warunek: { $what }
cli-why-thing = możesz wybrać tylko { FORM($chosen, "acc") }
cli-why-word = { $word }: „{ $text }”
cli-why-means = to znaczy: „{ $text }”
cli-why-so = { $what }
cli-why-used-up = { $whose ->
    [you] nie masz { FORM($what, "gen", "pl") }
   *[none] nie ma { FORM($what, "gen", "pl") }
}
cli-why-doing = trzeba by { FORM($what, "inf") }, a to niemożliwe
cli-why-no-fit = nie możesz wybrać { GENDER($what) ->
    [f] żadnej
   *[other] żadnego
} { FORM($what, "gen") }
cli-why-none-such = { GENDER($what) ->
    [f] żadna
    [n] żadne
   *[other] żaden
} { FORM($what, "nom") } nie spełnia wszystkich tych warunków:
cli-why-card = nie masz teraz tej zdolności
cli-why-limit = nie ma już miejsca: { $zone }
cli-why-taken = to już wybrano
cli-why-once = można to zrobić tylko raz na { FORM($scope, "acc") } i już to wykorzystano
cli-why-other = to dzieje się samo, gdy nic innego nie jest możliwe
cli-why-ordered = płaci się w podanej kolejności, a na to jest już za późno
cli-why-near = to miejsce nie sąsiaduje z tym, w którym teraz jesteś
# of the place at which a walk begins, or has come to
cli-why-standing = już tu jesteś
# of a place that could be entered and at which one could stop
cli-why-far = nie prowadzi tam żadna droga, którą możesz pójść i opłacić
cli-why-visited = ta droga prowadziła już przez to miejsce
cli-why-reach = stamtąd nie dałoby się dojść do żadnego miejsca, w którym wolno się zatrzymać, i opłacić tej drogi
cli-why-moved = trzeba zrobić co najmniej jeden krok
cli-why-same = można wybrać inny egzemplarz, dokładnie taki sam
cli-why-better = zasady wymagają najlepszego możliwego wyniku, a to do niego nie prowadzi
cli-why-lack = za mało, aby { FORM($what, "to") } – brakuje { FORM($lack, "gen") }
cli-why-missing = brakuje { FORM($lack, "gen") } { $where }
cli-why-in-all = { $what } (łącznie potrzeba: { FORM($need, "nom") }, dostępne: { $have })
cli-why-others-lack = innemu graczowi brakuje { FORM($lack, "gen") }
cli-why-unpaid = nie wystarczyłoby na całą opłatę: nie byłoby czym zapłacić za { cli-why-points } ({ cli-why-each })
cli-why-points = { $n } { $n ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
}
cli-why-each = za każdą: { FORM($units, "nom") }{ $once ->
    [yes] , każda z tych opłat najwyżej raz
   *[no] { "" }
}
cli-why-skipped = płaci się w podanej kolejności: bez tego, co stoi wcześniej, nie byłoby czym zapłacić za { cli-why-points } ({ cli-why-each })
cli-why-then = potem: { $what }
cli-why-would = oznaczałoby to, że { $what }, co jest niedozwolone
cli-why-stuck = w kroku „{ $step }” nie byłoby nic do wyboru
cli-why-undoable = nie dałoby się { FORM($what, "inf") }
cli-why-and = { $what }, a { $other }
cli-why-as = { $what }, bo { $other }
cli-why-ahead = { $name }: { $why }
cli-why-elsewhere = tu nie można tego wybrać, tylko w innym miejscu: { $steps }
cli-why-before = Można to wybrać, zanim zacznie się krok „{ $step }”, potem już nie
cli-why-same-step = nie przy tym pytaniu, tylko przy innym w kroku „{ $step }”: takim, które padnie później, albo takim, które rozstrzygnęło się samo
cli-why-nowhere = nigdzie w tej grze się tego nie wybiera
cli-why-counts = tego się nie wybiera, to się tylko liczy: { $steps }
cli-why-not-now = Nie teraz: { $name }
cli-why-going-on = { $name } – to właśnie trwa.
cli-why-part = { $name } – to część kroku „{ $step }”, który właśnie trwa.
cli-why-now = teraz: { $step }
cli-why-comes = kiedy: { $when }
cli-why-comes-after = po kroku „{ $step }”
cli-why-comes-first = na początku kroku „{ $step }”
cli-why-comes-in = w kroku „{ $step }”
cli-why-comes-by = dzięki „{ $step }”
cli-why-setup = przygotowanie gry
cli-why-end = koniec gry
cli-why-scoring = punktacja końcowa
cli-why-player-decides = { $player } podejmuje teraz decyzję: { $step }.
cli-why-player-waits = { $player } nie ma teraz nic do zdecydowania; { $n ->
    [one] decyduje { $who }
    [few] decydują { $who }
   *[other] decydują { $who }
}.
cli-why-player-chosen = Graczy wybiera się tutaj: { $steps }
cli-why-kind-offered = { $name }: do wyboru są: { $options }
cli-why-kind-none = { $name }: teraz nie można wybrać żadnej z tych rzeczy.
cli-why-kind-elsewhere = { $name }: tego nie wybiera się teraz, tylko w innym miejscu: { $steps }
cli-why-kind-nowhere = { $name }: nigdzie w tej grze się tego nie wybiera.
cli-why-counted = { $name }: tu nie ma czego wybierać; wybiera się dopiero to, co się z tym robi.
cli-why-setup-when = { $name }: to było przed pierwszą rundą i już się skończyło.
cli-why-scoring-when = { $name }: to nastąpi, gdy gra się skończy.
# $cause: a condition of the end that counts something; $n: how many of that there are now
cli-why-end-now = { $cause } (teraz: { $n })
cli-why-end-when = { $name }: nastąpi, gdy spełni się { $n ->
    [one] ten warunek:
    [few] jeden z tych warunków:
   *[many] jeden z tych warunków:
}
cli-unused-players = { $name }: nie występuje w grze { $n ->
    [one] na { $n } gracza
    [few] na { $n } graczy
   *[other] na { $n } graczy
}.
cli-unused-expansion = { $name }: należy do dodatku „{ $expansion }”, bez którego teraz gracie.
cli-unused-itself = Dodatek „{ $expansion }”: teraz gracie bez niego.
cli-why-which = Kilka rzeczy ma taką nazwę. O którą chodzi? { $options }
cli-why-later = nic, co mogłoby nastąpić potem, nie jest możliwe
cli-why-lay-inside = nie leżałoby w całości na siatce
cli-why-lay-least = zakryłoby za mało komórek tego, na czym ma leżeć
cli-why-lay-most = zakryłoby za dużo komórek tego, co tam leży
cli-why-lay-hides = zakryłoby w całości coś, co jeszcze widać
cli-why-lay-turned = po takim obrocie nigdzie się nie mieści
cli-why-lay-looks = po takim obrocie wygląda tak samo jak po innym, który można wybrać

## Gra: co się wydarzyło i co gdzie leży

cli-log = { $player }: { $what }
cli-log-told = { $player } { $what }
cli-log-on = dalej: { $chosen }
cli-log-step = { $step } → { $chosen }
cli-log-deed = { $step }: { $chosen }
cli-log-hidden = { $step } { $how }
cli-log-title = { $step }
cli-log-card = skorzystaj ze zdolności
    .does = korzysta ze zdolności
cli-log-uses = skorzystaj ze zdolności „{ $card }”
    .does = korzysta ze zdolności „{ $card }”
cli-log-vain = bez efektu
cli-log-only = tylko dzięki: { $cards }
cli-log-came = { $what } ({ $came })
cli-log-to = { $what } → { $place }
cli-log-goes-on = { $player } gra dalej
cli-log-throws = rzuca { FORM($dice, "ins") }
# spełnił się warunek końca; $rounds: ile rund rozegra się jeszcze po tej, -1: żadnej, nawet ta się nie kończy
cli-log-end = { $rounds ->
    [-1] gra się kończy ({ $cause })
    [0] gra kończy się z końcem tej rundy ({ $cause })
    [one] gra kończy się po następnej rundzie ({ $cause })
    [few] gra kończy się po tej i jeszcze { $rounds } rundach ({ $cause })
   *[many] gra kończy się po tej i jeszcze { $rounds } rundach ({ $cause })
}
# przed pierwszą decyzją: co leży w danym miejscu
cli-log-set-up-at = { $place } – { $what }
cli-gained = +{ $amount }
cli-lost = −{ $amount }
cli-log-where = { $place } { $amount }
cli-stands = { $piece }: { $place }
cli-stands-there = { $piece } tam
cli-turned = { TRAIT($piece, "turns") ->
    [yes] odwrócono
   *[none] przejęto
}: { $places }
cli-moved = { $what } { $before } → { $now }
cli-put-back = obejrzane i odłożone z powrotem: { $what }
cli-starts = zaczyna { $player }
cli-seat-starts = teraz gracz rozpoczynający
cli-seat-left-round = odpada z rundy
cli-seat-left-game = odpada z gry
cli-faces-unseen = { $what } w ukryciu
cli-looked = obejrzane: { $what }
cli-shows = { $n ->
    [1] { $what }
   *[other] { $n } { $what }
}
cli-covered = zakryte: { $n }
cli-log-none = Jeszcze nic się nie wydarzyło.
cli-log-earlier = { $n ->
    [one] … { $n } wcześniejszy wpis
    [few] … { $n } wcześniejsze wpisy
   *[other] … { $n } wcześniejszych wpisów
}
cli-table-more = … jeszcze { $n }
cli-table-hidden = … jeszcze { $n }: { $word }
# in the list of signs: points that the final scoring would add to those a player has
cli-table-added = { $points } gdyby gra skończyła się teraz
cli-table-rest = … i więcej: { $word }
cli-table-left-out = jeszcze { $n }, na które nie ma miejsca
cli-table-moved = ostatni ruch
cli-table-now = tura trwa
cli-table-done = już po turze
cli-log-all = wszystko
cli-log-rest = { $n ->
    [one] … { $n } wcześniejsza tura (pokaże ją: { $words })
    [few] … { $n } wcześniejsze tury (pokaże je: { $words })
   *[other] … { $n } wcześniejszych tur (pokaże je: { $words })
}
cli-log-how = Wpisz tak: { $word } 50 – ostatnie 50 tur, { $word } { $all } – cała partia
cli-secretly = (w tajemnicy)
cli-at = { $place }: { $what }
cli-gone = { $what } { $where }
cli-board-counters = Zasoby
cli-board-notes = Notatki
cli-board-stocks = Pula
cli-in-supply = { FORM($what, "nom", "pl") } w puli
cli-board-faces = Kości
cli-board-known = Znane
cli-board-told = Podane
cli-known-in = znane: { $place }
cli-told-in = podane: { $place }
cli-told-not = nie { $what }
cli-numbered = { FORM($what, "nom", "pl") } { $numbers }
cli-board-pieces = Elementy
cli-board-zones = Karty i płytki
cli-board-texts = Działanie odkrytych kart
cli-board-places = Działanie miejsc na planszy
cli-board-rest = Teraz nieużywane

## Gra: koniec

cli-score-title = { $rounds ->
    [one] Punktacja końcowa po { $rounds } rundzie
    [few] Punktacja końcowa po { $rounds } rundach
   *[other] Punktacja końcowa po { $rounds } rundach
}
cli-score-now = Gdyby gra skończyła się teraz
cli-score-from = źródło punktów
cli-score-total = razem
cli-score-place = miejsce
cli-score-cause = Przyczyna końca: { $cause }
cli-score-winners = { $n ->
    [one] { $who } wygrywa.
    [few] { $who } wygrywają.
   *[other] { $who } wygrywają.
}
cli-score-nobody = Nikt nie wygrywa.

## text, i18n

cli-head-language = język
cli-head-module = słowa dla
cli-head-messages = komunikaty
cli-head-translated = przetłumaczone
cli-head-missing = brakujące
cli-head-stale = nieaktualne
cli-head-message = komunikat
cli-head-source-text = tekst źródłowy
cli-i18n-no-sort = nie brakuje niczego o nazwie `{ $name }`; są: { $names }
cli-i18n-complete = W języku `{ $language }` niczego nie brakuje.
cli-i18n-complete-of = W języku `{ $language }` nie brakuje niczego z: { $names }
cli-i18n-mistakes = { $n ->
    [one] { $n } błąd w słowach języków: { $languages }; `spielwerk explain KOD` pokazuje poprawną postać
    [few] { $n } błędy w słowach języków: { $languages }; `spielwerk explain KOD` pokazuje poprawną postać
   *[many] { $n } błędów w słowach języków: { $languages }; `spielwerk explain KOD` pokazuje poprawną postać
}
cli-i18n-good = Brak błędów w słowach języków: { $languages }.
cli-i18n-written = Zapisano: { $file }
cli-i18n-sample-title = Zdania do przeczytania, wybrane ziarnem { $seed }
cli-i18n-sample-cards = Karty: { $n } z { $all }
cli-i18n-sample-rulebook = Instrukcja: { $n } z { $all }
cli-i18n-sample-logs = Przebieg gry: { $n } z { $all }
cli-i18n-sample-prompts = Pytania i możliwe odpowiedzi: { $n } z { $all }
cli-i18n-sample-reasons = Powody, dla których czegoś nie można wybrać: { $n } z { $all }
cli-i18n-next = Aby użyć: SPIELWERK_TRANSLATIONS={ $folder } spielwerk play { $game } --lang { $language }
cli-i18n-next-beside = Aby użyć: spielwerk play { $game } --lang { $language }
# dla języka, który nie ma jeszcze własnych słów
cli-i18n-next-general = W tym języku brakuje jeszcze słów wspólnych dla wszystkich gier (otrzymaj, zapłać, zawsze gdy …). Ich pliki tworzy: spielwerk i18n new { $language } --output FOLDER
cli-i18n-confirmed = `{ $name }` potwierdzono w pliku { $file }.
cli-i18n-untied = Z żadną regułą nie są związane: { $ids }
cli-i18n-fallback = brakuje tu słów
cli-i18n-no-format = nazwa `{ $file }` nie kończy się żadnym z: { $names }
cli-i18n-unreadable = niczego nie zmieniono, bo części tekstów `{ $module }` nie da się odczytać jako Fluent: { $ids }
cli-i18n-filled = { $n ->
    [0] Nic nowego dla { $file }
    [one] { $n } nowy lub zmieniony komunikat w { $file }
    [few] { $n } nowe lub zmienione komunikaty w { $file }
   *[many] { $n } nowych lub zmienionych komunikatów w { $file }
}
cli-i18n-no-name = `{ $name }` nie jest nazwą języka
cli-i18n-unknown = nie ma słów w języku `{ $name }`; są w językach: { $names }. Pliki tworzy `spielwerk i18n new { $name }`.

## rulebook

cli-rulebook-written = Instrukcja została zapisana: { $file }

## show: reguła tak, jak została zrozumiana

show-title = { $name } ({ $what }):
show-rule = reguła
show-flow = krok przebiegu gry
show-step-of = krok reguły: { $rule }
show-setup = krok przygotowania
show-scoring = krok punktacji
show-end = przyczyna końca
show-winner = co rozstrzyga grę
show-always = działa zawsze
show-copies = { $kind }, { $n ->
    [one] { $n } egzemplarz
    [few] { $n } egzemplarze
   *[many] { $n } egzemplarzy
}
show-definition = definicja
show-parameter = liczba z reguł
show-permission = pozwolenie
show-counter = licznik
show-note = notatka
show-piece = element
show-zone = strefa
show-kind = rodzaj
show-symbol = symbol
show-group = grupa
show-layout = układ
show-worth = wartość
show-estimate = część oceny dla botów
show-check = kontrola danych
show-answered-by = odpowiada na to
show-yes = tak
show-no = nie
show-counter-is = liczba całkowita, nigdy poniżej 0
show-counter-signed = liczba całkowita; straty mogą ją zmniejszyć poniżej 0
show-start = na początku
show-may-lie = gdzie może leżeć
show-pieces-only = tylko elementy
show-layout-shuffled = Kolejność jest losowa. Sąsiadują ze sobą pola, które się stykają.
show-part-of = część czego
show-each-has = każdy egzemplarz ma
show-symbol-does = kto go otrzyma, od razu robi to, co następuje
show-worth-is = za ile liczy się jedna sztuka
show-worth-else = Wszystko inne jest bez wartości.
show-short = jeśli nie wystarczy
show-choice = wybór { $n }: { $text }  (pytanie w: { $where })
show-way-free = free: nic z tego, co następuje, nie może się nie udać
show-way-sum = sum: to, co zabierze reszta, jest sumowane i porównywane z tym, co jest
show-way-exists = exists: pętla szuka jednego sposobu dokończenia i zatrzymuje się na pierwszym
show-way-trial = trial: reszta jest wypróbowywana na kopii
show-way-best = best: wszystkie drogi przez wnętrze sprawdza się na kopiach i proponuje tylko najlepsze
show-no-choice = bez wyboru: o tym, czy da się to zrobić, rozstrzyga miejsce wywołania
show-plan-before = plan tak, jak powstał z zasad, przed przebiegami:
show-plan-after = plan po przebiegach, z tym, co następuje po wyborze, w jednej funkcji:
show-option = { $name }: { $what }
show-needs = wymaga: { $needs }
show-each-needs = każda możliwość wymaga: { $needs }
show-nothing-more = niczego więcej
show-completed = możliwości dokończenia tego, co następuje
show-and-completed = oraz możliwości dokończenia tego, co następuje
show-needs-rest = wymaga, by resztę dało się jeszcze dokończyć
show-always-possible = zawsze możliwe
show-only-otherwise = tylko jeśli nic innego nie jest możliwe
show-walk-enter = zachodzi `enter`
show-walk-toll = da się zapłacić `toll`
show-walk-stop = można stamtąd jeszcze dojść do miejsca, w którym wolno się zatrzymać (`stop`)
show-lay-where = leży w całości na siatce
show-lay-turn = z takim obrotem jest dla niego pole

## Partie zapisane w plikach

cli-note = Uwaga: { $message }
cli-kept-not = ta partia nie jest zapisywana, bo w { $folder } nie można nic zapisać
cli-kept-none = nie masz jeszcze żadnych partii; podaj plik
cli-kept-before = `spielwerk resume { $file }` otwiera partię, w którą grano przed nią.
cli-kept-saved = Z `--rules saved` gra się według reguł, z którymi tę partię zaczęto; z `--rules KATALOG` według gry z własnego katalogu.
cli-kept-where = `--rules GRA` mówi, gdzie jest gra tej partii; z `--rules saved` gra się według reguł z pliku.
cli-kept-until = `spielwerk replay { $file } --until { $n } --then play` wznawia partię w tym miejscu, w nowym pliku.
cli-kept-patient = `--patient` rozgrywa ją do końca, bez względu na to, jak długo to potrwa.
cli-kept-bot = `--bot MIEJSCE=BOT` wskazuje bota na to miejsce, `--human MIEJSCE` człowieka.
cli-kept-enter = Enter: dalej.
cli-kept-reading = Wczytywanie partii … { $percent } %
cli-play-kept = `spielwerk resume { $file }` wznawia tę partię.
cli-play-over = `spielwerk replay { $file }` pokaże tę partię jeszcze raz.
cli-play-other-bot = { $bot } na miejscu { $seat } nie zdążył podjąć decyzji; z `--bot { $seat }={ $other }` usiądzie tam szybszy bot.
cli-resume-title = { $round ->
    [0] { $game }: przed pierwszą rundą, po decyzji { $n }
   *[other] { $game }: runda { $round }, po decyzji { $n }
}
cli-record-round = { $n ->
    [0] Przed pierwszą rundą
   *[other] Runda { $n }
}
cli-record-stands = Po decyzji { $n }: { $points }
cli-record-now = Po decyzji { $n } z { $last }
cli-replay-head = { $turn } · { $now }
cli-replay-help = Enter pokazuje następną decyzję · b cofa · liczba przechodzi do tej decyzji · t pokazuje cały stół · p wznawia stąd grę · q kończy
