### Co říká příkazový řádek, česky. Slova her a jazyka efektů jsou v ostatních souborech.
### `kód` ve zpětných apostrofech se píše tak, jak je; slovo velkými písmeny v něm je to, které má `help.ftl`.
### Kdo zadává příkazy, tomu se vyká; u herního stolu se tyká jako na kartách.

## Všude

cli-error = Chyba: { $message }
cli-interrupted = Přerušeno.
cli-our-mistake = k tomuhle nemělo dojít ({ $what }). Je to chyba ve Spielwerku; { $variable }=1 ukáže, na kterém místě.
cli-no-further-words = bez bližšího popisu
cli-no-command = příkaz `{ $name }` neexistuje; { $hint }
cli-did-you-mean = neměli jste na mysli `{ $name }`?
cli-there-are = k dispozici: { $names }
cli-no-language = Pro jazyk `{ $name }` není žádný překlad; k dispozici: { $names }. { $folders ->
    [none] Vlastní překlad se najde, když { $variable } určí složku, ve které leží.
   *[other] Hledalo se také zde: { $folders }.
}
# $game: označení hry; $language: požadovaný jazyk
cli-words-game = `{ $game }` zatím nemá slova v jazyce `{ $language }`, proto jsou její texty anglicky; `spielwerk i18n new { $language } GAME` vytvoří soubor.
cli-words-folder = Ve složce `{ $folder }`, kterou určuje { $variable }, není žádný překlad: měla by obsahovat složku pro každý jazyk, například `{ $language }`.
cli-words-inside = `{ $folder }`, kam ukazuje { $variable }, je složka jediného jazyka: uveďte tu, ve které leží, tedy `{ $parent }`.
cli-words-unreadable = Část překladu `{ $language }` nelze přečíst ({ $file }); místo ní je text anglicky. Více: `spielwerk i18n check { $language }`
cli-none = žádné
cli-or = { $first } nebo { $next }
cli-decimal-mark = ,
cli-wrong-players = { $game }: počet hráčů může být { $numbers }, ne { $n }

## Tabulky her a jejich dat

cli-head-game = hra
cli-head-title = název
cli-head-players = hráči
cli-head-teams = týmy
cli-head-expansions = rozšíření
cli-head-from = odkud
# where a game comes from: with the package, from an installed one; a folder is named by its path
cli-from-own = patří ke Spielwerku
cli-from-package = balík { $name }
cli-head-variants = varianty
cli-head-folder = složka
cli-head-table = tabulka
cli-head-entries = položky
cli-head-sources = zdroje
cli-n-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
cli-info-sources = { $n ->
    [one] Zdroj { $n } údaje: { $shares }
    [few] Zdroje { $n } údajů: { $shares }
   *[other] Zdroje { $n } údajů: { $shares }
}
cli-reconstructed = { $mark } rekonstruováno: ne všechny vytištěné údaje jsou známy; chybějící byly zvoleny tak, aby odpovídaly ostatním
cli-info-declared = Deklarace: { $what }
cli-info-undescribed = není popsáno, co mění
cli-info-rules = Číslovaná pravidla: { $n } ({ $what })
cli-info-written = zapsáno
cli-info-source = zdroj
cli-info-lives = umístění
cli-info-names = názvy
cli-info-numbers = pravidla
cli-info-pinned = scénáře

## check, explain, test

cli-check-mistakes = { $n ->
    [one] { $n } chyba ve hře { $game }; správný tvar ukáže `spielwerk explain KÓD`
    [few] { $n } chyby ve hře { $game }; správný tvar ukáže `spielwerk explain KÓD`
   *[other] { $n } chyb ve hře { $game }; správný tvar ukáže `spielwerk explain KÓD`
}
cli-check-none = { $game }: bez chyb (počet hráčů: { $numbers })
cli-check-unused = { $n ->
    [one] { $n } věc ve hře { $game }, kterou nic nevyužívá
    [few] { $n } věci ve hře { $game }, které nic nevyužívá
   *[other] { $n } věcí ve hře { $game }, které nic nevyužívá
}
cli-check-changes = Změněné položky hry: { $names }
cli-head-code = kód
cli-head-mistake = chyba
cli-explain-unknown = druh chyby `{ $code }` neexistuje; { $hint }
cli-explain-list = `spielwerk explain` vypíše všechny
cli-explain-wrong = Špatně:
cli-explain-right = Správně:
cli-test-failed = NEPROŠEL { $file }: { $name }
cli-test-summary = { $game }: { $passed ->
    [one] { $passed } scénář prošel
    [few] { $passed } scénáře prošly
   *[other] { $passed } scénářů prošlo
}, { $failed ->
    [one] { $failed } neprošel
    [few] { $failed } neprošly
   *[other] { $failed } neprošlo
}, { $rules ->
    [one] { $rules } ověřené pravidlo
    [few] { $rules } ověřená pravidla
   *[other] { $rules } ověřených pravidel
}
cli-test-numbered = { $game }: { $passed ->
    [one] { $passed } scénář prošel
    [few] { $passed } scénáře prošly
   *[other] { $passed } scénářů prošlo
}, { $failed ->
    [one] { $failed } neprošel
    [few] { $failed } neprošly
   *[other] { $failed } neprošlo
}, ověřená pravidla: { $rules } z { $numbered }
cli-test-things = Kromě toho jmenovitě ověřeno: { $n ->
    [one] { $n } karta nebo jiná věc
    [few] { $n } karty a jiné věci
   *[other] { $n } karet a jiných věcí
}
cli-test-unknown = žádný scénář se nejmenuje `{ $name }` a žádný neověřuje pravidlo toho jména

## bench: údaje o hrách vedle sebe; každý řádek je název jednoho z nich

cli-bench-players = hráči
cli-bench-decisions = rozhodnutí za sekundu
cli-bench-games = partie za sekundu
cli-bench-decision = mikrosekundy na rozhodnutí
cli-bench-run = { "  " }provedení a další průběh
cli-bench-options = { "  " }výčet možností
cli-bench-clone = mikrosekundy na kopii
cli-bench-wasm = mikrosekundy na rozhodnutí, WebAssembly
cli-bench-wasm-games = partie za sekundu, WebAssembly
cli-bench-memory = nejvíce paměti, MB
cli-bench-cold = první načtení, s
cli-bench-warm = opakované načtení, s
cli-bench-wasm-cold = vytvoření modulu, s
cli-bench-wasm-warm = opakované načtení modulu, s
cli-bench-machine = Python { $python }, { $system }, { $n ->
    [one] { $n } procesor
    [few] { $n } procesory
   *[other] { $n } procesorů
}; mediány procesorového času
cli-bench-unfinished = { $game }: nedohrané partie: { $n } z { $all }
cli-bench-choice = volba
cli-bench-per-game = na partii
cli-bench-each = mikrosekundy
cli-bench-share = % času
cli-bench-now = měří se { $game }
cli-bench-nothing = není tu žádná hra pro { $n ->
    [one] { $n } hráče
    [few] { $n } hráče
   *[other] { $n } hráčů
}

## bench --questions: jak často se program ptá lidí, podle počtu hráčů

cli-bench-questions = { $game }: otázky na člověka { $unit ->
    [round] v jednom kole
   *[turn] v jednom tahu
}
cli-bench-played = partie
cli-bench-turns = tahy
cli-bench-rounds = kola hráče
cli-bench-average = průměr
cli-bench-most = nejvíce
cli-bench-together = celkem
# bench --count
cli-bench-first-turn = první tah
cli-bench-ways = způsoby
cli-bench-only-count = --from a --divide patří k --count
cli-bench-one-game = --count, --with a --variant potřebují hru

## simulate

cli-series = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}: { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}, dohráno { $finished }
cli-series-speed = { $n } rozhodnutí za { $seconds } s, na jedno { $each } mikrosekundy
cli-series-engines = jako WebAssembly { $wasm } s, v Pythonu { $python } s
cli-cluster-jobs = s `--cluster` si práci dělí pracovní procesy clusteru: vynechte `--jobs`
cli-series-digest = otisk { $digest }
cli-series-bar = partie
cli-series-per-game = na partii
cli-series-least = nejméně
cli-series-middle = střed
cli-series-most = nejvíce
cli-series-decisions = rozhodnutí
cli-series-rounds = kola
cli-series-options = možnosti
cli-series-points = body
cli-series-ends = Příčina konce: { $causes }
cli-series-itself = bez příčiny
# $n: partie, které vyhrálo více hráčů
cli-series-shared = Vyhráno více hráči společně (každému se počítá stejný díl výhry): { $n }
# $n: partie, které všichni prohráli
cli-series-lost = Bez vítěze: { $n }
cli-series-seat = místo
cli-series-wins = výhry
cli-series-share = podíl
cli-series-interval = 95% interval
cli-series-from-to = { $low } až { $high } %
cli-series-mean = průměrné skóre
cli-series-seat-number = místo { $n }
cli-series-untaken = V nabídce, ale nikdy nezvoleno:
cli-series-unoffered = Nikdy v nabídce:
cli-series-all-taken = Nikdy nezvoleno: nic; byla využita každá možnost
cli-series-unfinished = Nedohráno: partie { $n } (semínko { $seed }): { $why }

## Boti proti sobě

cli-arena-time = { $seconds } s; průměrný počet kol v partii: { $rounds }
cli-arena-bot = bot
cli-arena-wins = výhry
cli-arena-share = podíl
cli-arena-points = průměr bodů
cli-arena-thinking = ms na rozhodnutí
cli-arena-unfinished = Nedohráno: partie { $n }: { $why }
cli-bot-form = `{ $value }` nemá tvar MÍSTO=BOT; napište například 2=greedy
cli-bot-twice = na místě { $seat } jsou dva boti

## Hraní: kdo a co

cli-player = Hráč { $n }
cli-player-you = { $player } (ty)
cli-copy = { FORM($name, $form) } { $n }
    .at = { TRAIT($name, "at") }
cli-copy-with = { FORM($name, $form) } ({ $what })
cli-mark-number = { $name } { $n }
cli-part = { $whole }, { $part }

## Hraní: na co se program ptá

cli-play-title = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
cli-play-seed = Semínko této partie: { $seed }
cli-play-help = Vybírá se číslem, názvem nebo jeho částí; kromě toho lze napsat (stačí začátek slova):
cli-play-turn = { $round ->
    [0] Před prvním kolem · { $player }
   *[other] { $round }. kolo · { $player }
}
cli-play-phase = { $turn } · { $phase }
cli-prompt = { $title }: { $question }
cli-prompt-asked = { $title }. { $question }
cli-prompt-purpose = { $title } – { FORM($what, "imp") }
cli-prompt-told = { $title }: { $text } { SENTENCE($question) }
cli-head-told = { $title } ({ $text })
cli-free = využij nejdřív schopnost, nebo pokračuj
cli-pay-which = vyber { FORM($what, "acc") } { TRAIT($what, "pay") ->
    [discard] k odhození
    [give] k odevzdání
   *[none] k zaplacení
}
cli-pay-how = vyber, čím zaplatíš
cli-which-first = vyber, co bude první
cli-prompt-left = ještě { $n }
# the same of a payment bit by bit, whose ways can only be taken one after another as they stand
cli-prompt-ordered = ještě { $n }, v uvedeném pořadí
cli-prompt-number = { $what }: { $n }
cli-prompt-once-more = navíc
cli-prompt-known = { $prompt } ({ $known })
cli-prompt-each = { $prompt } ({ $but ->
    [none] u každé možnosti
   *[other] u každé možnosti kromě „{ $but }“
}: { $text })
cli-prompt-anyway = { $prompt } (ať zvolíš cokoli: { $text })
cli-prompt-first = { $prompt } ({ $but ->
    [none] předtím, ať zvolíš cokoli
   *[other] předtím, pokud nepoužiješ „{ $but }“
}: { $text })
cli-prompt-cause = { $cause } · { $prompt }
cli-option-with = { $option } ({ $text })
cli-option-deed = { $what }
# možnost, která teď nic nepřinese, zatímco jiné ano
cli-option-nothing = teď nic
cli-option-used-up = teď nic: { $whose ->
    [you] už nemáš { GENDER($what) ->
        [n] žádná
       *[other] žádné
    } { FORM($what, "acc", "pl") }
   *[none] už nezbývají žádn{ GENDER($what) ->
        [ma] í
        [n] á
       *[other] é
    } { FORM($what, "nom", "pl") }
}
cli-option-lacks = { $whose ->
    [you] už na to nemáš { GENDER($what) ->
        [n] žádná
       *[other] žádné
    } { FORM($what, "acc", "pl") }
   *[none] už na to nezbývají žádn{ GENDER($what) ->
        [ma] í
        [n] á
       *[other] é
    } { FORM($what, "nom", "pl") }
}
cli-option-last = pak už nemáš { GENDER($what) ->
    [n] žádná
   *[other] žádné
} { FORM($what, "acc", "pl") }
cli-option-spares = nespotřebuje žádn{ GENDER($what) ->
    [n] á
   *[other] é
} { FORM($what, "acc", "pl") }
cli-option-ends = hra končí
cli-end-comes = { $rounds ->
    [0] hra skončí tímto kolem
    [one] hra skončí po tomto a ještě jednom kole
    [few] hra skončí po tomto a ještě { $rounds } kolech
   *[other] hra skončí po tomto a ještě { $rounds } kolech
}
cli-play-ending = { $rounds ->
    [0] poslední kolo
    [one] potom ještě jedno kolo
    [few] potom ještě { $rounds } kola
   *[other] potom ještě { $rounds } kol
}
cli-option-pays = { $n ->
    [1] pak zaplatit: { $what }
   *[other] pak zaplatit { $n } z těchto možností: { $what }
}
cli-option-then = pak: { $what }
cli-free-only = využij schopnost, nebo skonči
cli-free-later = využij schopnost teď nebo později, nebo pokračuj
cli-free-last = { $next ->
    [others] poslední příležitost, než bude rozhodovat někdo jiný
   *[you] poslední příležitost tady
}: využij schopnost, nebo pokračuj
cli-option-times = { $n }×: { $text }
cli-option-more = { $text } oproti „{ $stop }“
cli-option-same = vyjde nastejno jako „{ $option }“
cli-option-needs = potřeba { $n }×: { $text }
cli-option-towards = { FORM($what, "nom", "pl") }: { $have } z { $n }
cli-option-counts = { $text }, počítá se { $when }
cli-option-counts-never = { $text }, už se nepočítá
cli-option-only = { $option }: { $thing }
cli-option-over = { $place }, přes: { $way }
cli-option-board = na plánu
cli-option-brings = { $n }: { $text }
cli-play-numbers = { $n ->
    [one] Je tu jen možnost 1.
    [few] Možnosti mají čísla 1 až { $n }.
   *[other] Možnosti mají čísla 1 až { $n }.
}
cli-play-figures = Možná čísla: { $numbers }.
cli-play-which = Která možnost? { $options }
# více způsobů položení vede k témuž
cli-laying-ways = { $n ->
    [one] { $n } způsob
    [few] { $n } způsoby
   *[other] { $n } způsobů
}
# nad tím, co leží vespod: než přijde další, může na tom ležet něco jiného
cli-laying-between = Nejdřív na to něco jiného
# $first až $last z $n možností je výše; $more: slovo, které ukáže další
cli-laying-page = { $first }–{ $last } z { $n }, nejlepší napřed; { $more }: následující
cli-laying-narrow = část řádku: jen to, co odpovídá
cli-laying-picture = ? { $n }: jak to vypadá
cli-laying-only = jen: { $wanted }; Enter: zase všechno
cli-laying-letters = { $n ->
    [one] Vede k tomu jediný způsob.
    [few] Vedou k tomu { $n } způsoby: písmena od a.
   *[other] Vede k tomu { $n } způsobů: písmena od a.
}
cli-laying-unseen = Možnost { $n } teď není vidět; Enter ukáže zase všechno.
cli-laying-none = Žádný výsledek teď nemá `{ $wanted }`; Enter ukáže zase všechno.
cli-play-no-more = Všechny možnosti už jsou vypsané.
cli-play-not-offered = `{ $answer }` není v nabídce; napiš číslo, část názvu nebo ? pro nápovědu.
cli-play-standing = Žádná možnost se nejmenuje `{ $answer }`; stojí to u: { $options }
cli-play-dropped = Neprovedeno: { $answers }
cli-play-others-decide = To už rozhodoval někdo jiný.
cli-play-other-question = Teď se ptáme na něco jiného.
cli-play-ends-nothing = „{ $word }“ tu nic neukončí: nejdřív je třeba něco vybrat.
cli-play-stands-alone = „{ $word }“ není odpověď ({ $help }): musí stát na řádku samo.{ $stop ->
    [none] { "" }
   *[other] { " " }Zde se končí slovem „{ $stop }“.
}
cli-play-typed-ahead = { $n ->
    [one] { $n } řádek napsaný předem se nepoužil.
    [few] { $n } řádky napsané předem se nepoužily.
   *[other] { $n } řádků napsaných předem se nepoužilo.
}
cli-play-unknown = Nic se tu nejmenuje `{ $name }`.
cli-rules-unknown = Nic v pravidlech se nejmenuje `{ $name }`. Jejich části: { $names }
cli-rules-more = Víc z pravidel: `{ $word }` a jeden z těchto názvů: { $names }. Všechno: `spielwerk rulebook`.
cli-play-no-text = { $name }: není na tom žádný text.
cli-play-card-also = Viz také: { $names }
cli-card-next = Vedle: { $names }
cli-card-printed-on = Vytištěno jako „{ $prop }“ tady: { $names }
cli-card-covered = { $parts }: mimo hru, protože tu leží: { $names }
cli-card-now = { $what ->
    [none] Teď tam: nic
   *[some] Teď tam:
}
cli-sign = { $sign } { $name }
cli-sign-only = { $step } (jen když platí: { $cards })
cli-usually = obvykle { $n }
cli-sign-covered = zakryto (políčka pod něčím jiným; která se počítají, říká pravidlo)
cli-play-foot = ? vysvětlí · { $undo }
cli-play-foot-enter = Enter: dál · ? vysvětlí · { $undo }
cli-play-foot-several = více najednou: { $numbers } · { $undo }
cli-play-impossible = nelze: { $options }
cli-play-passed = nic možného: „{ $step }“
cli-play-worse = { $word }: { $n ->
    [one] { $n } další cesta, jen dražší
    [few] { $n } další cesty, jen dražší
   *[other] { $n } dalších cest, jen dražších
}
cli-play-undone = Vráceno zpět: { $what }{ $players ->
    [none] .
   *[other] , a také vše, co po tom přišlo ({ $players }).
}
cli-play-only = Tady je možné jen toto: { $option }
cli-play-can-undo = { $word } zruší tvé poslední rozhodnutí
cli-play-cannot-undo = nic nelze zrušit: { $why }
cli-play-no-undo = nic nelze zrušit ({ $word } řekne proč)
cli-play-not-undone = Nelze zrušit: { $why }
cli-play-about = Čeho se to týká? Napiš to takto: { $word } NÁZEV
cli-play-hint = Bot by zvolil { $n }: { $option }.
cli-play-hint-then = Potom: { $what }.
cli-play-hint-result = Nakonec: { $what }.
cli-play-no-hint = Rada není: bot byl přerušen.
cli-play-written = Partie se průběžně zapisuje do { $file }.
cli-play-save-where = Tato partie se nikam nezapisuje; napiš, do kterého souboru se má uložit.
cli-play-exists = { $file } už existuje; nic se nezapsalo.
cli-play-last-look = Enter: předat klávesnici · { $word } zruší tvé poslední rozhodnutí
cli-play-last-answer = Enter: ukázat rozhodnutí všech · { $word } zruší tvé poslední rozhodnutí
cli-play-look-how = Tady lze jen stisknout Enter nebo napsat { $undo }, { $board } či { $quit }.
cli-play-not-taken = Tvá poslední odpověď ještě neplatí: otázka přijde znovu.
cli-play-pass = Předej klávesnici. Na řadě je { $player }.
cli-play-enter = Až se nebude dívat nikdo jiný, stiskni Enter:
cli-play-pass-how = Tady lze jen stisknout Enter nebo napsat { $quit }.
cli-play-view = soubor view.yaml nelze použít, stůl se proto kreslí jen podle deklarací: { $problem } (více ukáže `spielwerk check HRA`)
cli-more = -- dál: Enter, konec: q --
cli-more-table = Enter ukáže zase stůl.
cli-play-again = Stiskni Enter a zkusí se to znovu:
cli-play-thinking = { $player } přemýšlí ({ $bot }) … { $percent } % · Ctrl-C: rozhodnout hned
cli-play-nobody-or = 0 znamená, že nehraje žádný člověk, ale místo { $seat } má být pro člověka
cli-play-seat-taken = místo { $seat } nemůže být zároveň pro člověka a pro bota
cli-group-cards = Karty
cli-group-options = Možnosti
cli-group-option = Možnost
cli-group-any-time = Kdykoli
cli-group-in-step = V kroku „{ $step }“
cli-play-saved = Uloženo do { $file }.
cli-play-not-saved = Neuloženo: { $file } ({ $why })
cli-play-left = { $round ->
    [0] Partie byla opuštěna před prvním kolem.
   *[other] Partie byla opuštěna v { $round }. kole.
}
cli-play-no-seat = { $n ->
    [one] je tu { $n } místo, místo { $seat } ne
    [few] jsou tu { $n } místa, místo { $seat } ne
   *[other] je tu { $n } míst, místo { $seat } ne
}

## Hraní: co lze napsat místo možnosti; jedno slovo malými písmeny a co dělá

cli-order-help = nápověda
    .help = vysvětlí tento krok a jeho možnosti, s názvem jen tu jednu
cli-order-more = další
    .help = ukáže další možnosti, pokud se vypisují po stránkách
cli-order-board = stůl
    .help = ukáže celý stůl
cli-order-card = karta
    .help = ukáže text karty
cli-order-rules = pravidla
    .help = ukáže, jak hra probíhá a jak končí; s názvem tuto část pravidel
cli-order-why = proč
    .help = řekne, proč něco není v nabídce nebo kdy přijde určitý krok
cli-order-hint = rada
    .help = řekne, co by udělal bot
cli-order-undo = zpět
    .help = zruší tvé poslední rozhodnutí
cli-order-score = body
    .help = ukáže, odkud by teď kdo měl body
cli-order-log = historie
    .help = ukáže, co se stalo; s číslem tolik posledních tahů, se slovem „vše“ celou partii
cli-order-save = ulož
    .help = řekne, kam se partie zapisuje, nebo uloží kopii do souboru
cli-order-quit = konec
    .help = opustí partii

## Hraní: proč něco není v nabídce

cli-why-offered = { $sort ->
    [deed] „{ $name }“
   *[thing] { $name }
} je v nabídce.
cli-why-head = { $sort ->
    [deed] „{ $name }“
   *[thing] { $name }
} teď není v nabídce:
cli-why-condition = neplatí podmínka: { $what }
cli-why-thing = v úvahu přichází jen { FORM($what, "nom") }
cli-why-word = { $word }: „{ $text }“
cli-why-means = to znamená: „{ $text }“
cli-why-so = { $what }
cli-why-used-up = { $whose ->
    [you] nemáš { GENDER($what) ->
        [n] žádná
       *[other] žádné
    } { FORM($what, "acc", "pl") }
   *[none] už nezbývají žádn{ GENDER($what) ->
        [ma] í
        [n] á
       *[other] é
    } { FORM($what, "nom", "pl") }
}
cli-why-doing = nelze { FORM($what, "inf") }
# vybíráš ty: „ze svých“ v $what patří k tobě
cli-why-no-fit = nemůžeš vybrat { GENDER($what) ->
    [ma] žádného
    [f] žádnou
    [n] žádné
   *[other] žádný
} { FORM($what, "acc") }
cli-why-none-such = nemůžeš vybrat { GENDER($what) ->
    [ma] žádného
    [f] žádnou
    [n] žádné
   *[other] žádný
} { FORM($what, "acc") }; { GENDER($what) ->
    [f] musela
    [n] muselo
   *[other] musel
} by splňovat všechny tyto podmínky:
cli-why-card = tuto schopnost teď nemáš
cli-why-limit = už tu není místo: { $zone }
cli-why-taken = to už bylo zvoleno
cli-why-once = to už bylo využito (lze jen jednou za { FORM($scope, "acc") })
cli-why-other = stane se to samo, když není možné nic jiného
cli-why-ordered = platí se v uvedeném pořadí a na tohle už je pozdě
cli-why-near = toto místo nesousedí s tím, kde teď jsi
# of the place at which a walk begins, or has come to
cli-why-standing = tam právě jsi
# of a place that could be entered and at which one could stop
cli-why-far = nevede tam žádná cesta, kterou smíš jít a kterou můžeš zaplatit
cli-why-visited = tudy už tato cesta vedla
cli-why-reach = odtamtud by nebylo možné dojít na žádné místo, kde se smí zastavit, a zaplatit za ně
cli-why-moved = je nutný aspoň jeden krok
cli-why-same = v nabídce je jiný kus, úplně stejný
cli-why-better = pravidla žádají nejlepší možný výsledek a k tomu toto nevede
cli-why-lack = nelze { FORM($what, "inf") }: chybí { FORM($lack, "nom") }
cli-why-missing = chybí { FORM($lack, "nom") } { $where }
cli-why-in-all = { $what } (celkem potřeba: { FORM($need, "nom") }, k dispozici: { $have })
cli-why-others-lack = jinému hráči chybí { FORM($lack, "nom") }
cli-why-unpaid = na celou platbu by to nestačilo: takto by { cli-why-points } ({ cli-why-each })
# jednotka, a ne bod: body se v mnoha hrách získávají
cli-why-points = { $n ->
    [one] zůstala nezaplacena { $n } jednotka
    [few] zůstaly nezaplaceny { $n } jednotky
    [many] zůstaly nezaplaceny { $n } jednotky
   *[other] zůstalo nezaplaceno { $n } jednotek
}
cli-why-each = za každou jednotku: { FORM($units, "nom") }{ $once ->
    [yes] , každá z těchto plateb nejvýše jednou
   *[no] { "" }
}
cli-why-skipped = platí se v uvedeném pořadí; bez předchozích plateb by { cli-why-points } ({ cli-why-each })
cli-why-then = potom: { $what }
cli-why-would = nastala by nedovolená situace: { $what }
cli-why-stuck = v kroku „{ $step }“ by nebylo co vybrat
cli-why-undoable = nelze { FORM($what, "inf") }
# bez „a“: čárka by před ním stála jen tam, kde $what končí vedlejší větou
cli-why-and = { $what }; zároveň { $other }
cli-why-as = { $what }, protože { $other }
cli-why-ahead = { $name }: { $why }
cli-why-elsewhere = volí se to jindy: { $steps }
cli-why-before = Nabízí se, než začne krok „{ $step }“, pak už ne
cli-why-same-step = ne v této otázce, ale v jiné otázce kroku „{ $step }“: buď teprve přijde, nebo se rozhodla sama
cli-why-nowhere = v této hře se to nikde nevolí
cli-why-counts = nevolí se to, jen se to počítá: { $steps }
cli-why-not-now = Teď ne: { $name }
cli-why-going-on = { $name }: právě probíhá.
cli-why-part = { $name }: součást kroku „{ $step }“, který právě probíhá.
cli-why-now = teď: { $step }
cli-why-comes = přijde to { $when }
cli-why-comes-after = po kroku „{ $step }“
cli-why-comes-first = na začátku kroku „{ $step }“
cli-why-comes-in = v kroku „{ $step }“
cli-why-comes-by = díky „{ $step }“
cli-why-setup = příprava hry
cli-why-end = konec hry
cli-why-scoring = závěrečné bodování
cli-why-player-decides = { $player } se teď musí rozhodnout: { $step }.
cli-why-player-waits = { $player } teď o ničem nerozhoduje; { $n ->
    [one] rozhoduje { $who }
    [few] rozhodují { $who }
   *[other] rozhodují { $who }
}.
cli-why-player-chosen = Hráči se volí zde: { $steps }
cli-why-kind-offered = { $name } – v nabídce: { $options }
cli-why-kind-none = { $name }: teď není v nabídce nic takového.
cli-why-kind-elsewhere = { $name } se volí jindy: { $steps }
cli-why-kind-nowhere = { $name }: v této hře mezi nimi nikdo nikdy nevolí.
cli-why-counted = { $name }: nevolí se samo o sobě, jen to, co se s tím udělá.
cli-why-setup-when = { $name }: to bylo před prvním kolem a už to skončilo.
cli-why-scoring-when = { $name }: to přijde, až hra skončí.
# $cause: a condition of the end that counts something; $n: how many of that there are now
cli-why-end-now = { $cause } (teď: { $n })
cli-why-end-when = { $name }: nastane, až se splní { $n ->
    [one] tato podmínka:
    [few] jedna z těchto podmínek:
   *[other] jedna z těchto podmínek:
}
cli-unused-players = { $name }: nepoužívá se při hře { $n ->
    [one] { $n } hráče
    [few] { $n } hráčů
   *[other] { $n } hráčů
}.
cli-unused-expansion = { $name }: patří do rozšíření „{ $expansion }“, bez kterého se teď hraje.
cli-unused-itself = Rozšíření „{ $expansion }“ není součástí této partie.
cli-why-which = Jmenuje se tak více věcí. Která z nich? { $options }
cli-why-later = nic z toho, co by mohlo následovat, není možné
cli-why-lay-inside = neleželo by to celé v mřížce
cli-why-lay-least = překrývalo by to příliš málo z toho, na čem to musí ležet
cli-why-lay-most = překrývalo by to příliš mnoho z toho, co už leží
cli-why-lay-hides = úplně by to zakrylo něco, co je ještě vidět
cli-why-lay-turned = takto otočené to nemůže ležet nikde
cli-why-lay-looks = takto otočené to vypadá stejně jako v jiném otočení, které je v nabídce

## Hraní: co se stalo a co kde leží

cli-log = { $player }: { $what }
cli-log-told = { $player } { $what }
cli-log-on = dál: { $chosen }
cli-log-step = { $step }: { $chosen }
cli-log-deed = { $step }: { $chosen }
cli-log-hidden = { $step } { $how }
cli-log-title = { $step }
cli-log-card = využij schopnost
    .does = využívá schopnost
cli-log-uses = využij schopnost „{ $card }“
    .does = využívá schopnost „{ $card }“
cli-log-vain = bez účinku
cli-log-only = jen díky: { $cards }
cli-log-came = { $what } ({ $came })
cli-log-to = { $what } → { $place }
cli-log-goes-on = { $player } pokračuje
cli-log-throws = hází { FORM($dice, "ins") }
# splnila se podmínka konce; $rounds: kolik kol se po tomto ještě hraje, -1: nehraje se už ani toto
cli-log-end = { $rounds ->
    [-1] hra končí: { $cause }
    [0] hra končí tímto kolem: { $cause }
    [one] hra skončí po tomto a ještě jednom kole: { $cause }
    [few] hra skončí po tomto a ještě { $rounds } kolech: { $cause }
   *[other] hra skončí po tomto a ještě { $rounds } kolech: { $cause }
}
cli-log-set-up-at = { $place } – { $what }
cli-gained = +{ $amount }
cli-lost = −{ $amount }
cli-log-where = { $place } { $amount }
cli-stands = { $piece }: { $place }
# totéž, když místo právě zaznělo
cli-stands-there = { $piece } tam
cli-turned = { TRAIT($piece, "turns") ->
    [yes] otočeno
   *[none] převzato
}: { $places }
cli-moved = { $what } { $before } → { $now }
cli-shows = { $n ->
    [1] { $what }
   *[other] { $n } { $what }
}
# $what: kolik kterých věcí
cli-put-back = prohlédnuto a vráceno: { FORM($what, "nom") }
cli-starts = začíná { $player }
cli-seat-starts = nyní začínající hráč
cli-seat-left-round = vypadává z kola
cli-seat-left-game = vypadává ze hry
cli-faces-unseen = { FORM($what, "nom") } skrytě
cli-looked = spatřeno: { FORM($what, "nom") }
cli-covered = zakryto: { $n }
cli-log-none = Zatím se nic nestalo.
cli-log-earlier = { $n ->
    [one] … { $n } dřívější záznam
    [few] … { $n } dřívější záznamy
   *[other] … { $n } dřívějších záznamů
}
cli-table-more = … ještě { $n }
cli-table-hidden = … ještě { $n }: { $word }
cli-table-added = { $points }, kdyby hra skončila teď
cli-table-rest = … a další: { $word }
cli-table-left-out = ještě { $n }, na které není místo
cli-table-moved = naposledy táhnuto
cli-table-now = je na tahu
cli-table-done = má tah za sebou
cli-log-all = vše
cli-log-rest = { $n ->
    [one] … { $n } dřívější tah (ukáže ho: { $words })
    [few] … { $n } dřívější tahy (ukáže je: { $words })
   *[other] … { $n } dřívějších tahů (ukáže je: { $words })
}
cli-log-how = Napiš to takto: { $word } 50 pro posledních 50 tahů, { $word } { $all } pro celou partii
cli-secretly = (tajně)
cli-at = { $place }: { $what }
cli-gone = { $what } { $where }
cli-board-counters = Počítadla
cli-board-notes = Poznámky
cli-board-stocks = Zásoba
cli-in-supply = { FORM($what, "nom", "pl") } v zásobě
cli-board-faces = Kostky
cli-board-known = Známé
cli-board-told = Řečené
cli-known-in = známé: { $place }
cli-told-in = řečené: { $place }
cli-told-not = ne { $what }
cli-numbered = { FORM($what, "nom", "pl") } { $numbers }
cli-board-pieces = Figurky
cli-board-zones = Karty a destičky
cli-board-texts = Co dělají odkryté karty
cli-board-places = Co dělají místa na plánu
cli-board-rest = Teď nepoužité

## Hraní: konec

cli-score-title = { $rounds ->
    [one] Závěrečné bodování po { $rounds } kole
    [few] Závěrečné bodování po { $rounds } kolech
   *[other] Závěrečné bodování po { $rounds } kolech
}
cli-score-now = Kdyby hra skončila teď
cli-score-from = body za
cli-score-total = celkem
cli-score-place = pořadí
cli-score-cause = Příčina konce: { $cause }
cli-score-winners = { $n ->
    [one] { $who } vítězí.
    [few] { $who } vítězí.
   *[other] { $who } vítězí.
}
cli-score-nobody = Nikdo nevítězí.

## text, i18n

cli-head-language = jazyk
cli-head-module = texty pro
cli-head-messages = zprávy
cli-head-translated = přeloženo
cli-head-missing = chybí
cli-head-stale = zastaralé
cli-head-message = zpráva
cli-head-source-text = zdrojový text
cli-i18n-no-sort = nechybí nic, co by se jmenovalo `{ $name }`; k dispozici: { $names }
cli-i18n-complete = V jazyce `{ $language }` nechybí nic.
cli-i18n-complete-of = V jazyce `{ $language }` nechybí nic z tohoto: { $names }
cli-i18n-mistakes = { $n ->
    [one] { $n } chyba v překladu ({ $languages }); správný tvar ukáže `spielwerk explain KÓD`
    [few] { $n } chyby v překladu ({ $languages }); správný tvar ukáže `spielwerk explain KÓD`
   *[other] { $n } chyb v překladu ({ $languages }); správný tvar ukáže `spielwerk explain KÓD`
}
cli-i18n-good = Překlad je bez chyb: { $languages }.
cli-i18n-written = Zapsáno: { $file }
cli-i18n-sample-title = Věty ke čtení, vybrané semínkem { $seed }
cli-i18n-sample-cards = Karty: { $n } z { $all }
cli-i18n-sample-rulebook = Pravidla hry: { $n } z { $all }
cli-i18n-sample-logs = Průběh hry: { $n } z { $all }
cli-i18n-sample-prompts = Otázky a jejich možnosti: { $n } z { $all }
cli-i18n-sample-reasons = Důvody, proč něco není v nabídce: { $n } z { $all }
cli-i18n-next = Použije se takto: SPIELWERK_TRANSLATIONS={ $folder } spielwerk play { $game } --lang { $language }
cli-i18n-next-beside = Použije se takto: spielwerk play { $game } --lang { $language }
# pro jazyk, který ještě nemá vlastní slova
cli-i18n-next-general = V tomto jazyce ještě chybí slova společná všem hrám (získej, zaplať, kdykoli …). Jejich soubory vytvoří: spielwerk i18n new { $language } --output SLOŽKA
cli-i18n-confirmed = `{ $name }` je potvrzeno v souboru { $file }.
cli-i18n-untied = S žádným pravidlem nejsou spojeny: { $ids }
cli-i18n-fallback = tady chybí překlad
cli-i18n-no-format = `{ $file }` nemá žádnou z těchto přípon: { $names }
cli-i18n-unreadable = nic se nezměnilo, protože některé texty `{ $module }` nelze přečíst jako Fluent: { $ids }
cli-i18n-filled = { $n ->
    [0] Nic nového pro { $file }
    [one] { $n } nová nebo změněná zpráva v { $file }
    [few] { $n } nové nebo změněné zprávy v { $file }
   *[other] { $n } nových nebo změněných zpráv v { $file }
}
cli-i18n-no-name = `{ $name }` není označení jazyka
cli-i18n-unknown = pro `{ $name }` není žádný překlad; k dispozici: { $names }. Soubory vytvoří `spielwerk i18n new { $name }`.

## rulebook

cli-rulebook-written = Pravidla hry jsou zapsána: { $file }

## show: pravidlo tak, jak bylo pochopeno

show-title = { $name } ({ $what }):
show-rule = pravidlo
show-flow = krok průběhu hry
show-step-of = krok pravidla: { $rule }
show-setup = krok přípravy
show-scoring = krok bodování
show-end = příčina konce
show-winner = co rozhoduje hru
show-always = působí stále
show-copies = { $kind }, { $n ->
    [one] { $n } kus
    [few] { $n } kusy
   *[other] { $n } kusů
}
show-definition = definice
show-parameter = číslo z pravidel
show-permission = povolení
show-counter = počítadlo
show-note = poznámka
show-piece = figurka
show-zone = zóna
show-kind = druh
show-symbol = symbol
show-group = skupina
show-layout = rozložení
show-worth = hodnota
show-estimate = část odhadu pro boty
show-check = kontrola údajů
show-answered-by = reaguje na to
show-yes = ano
show-no = ne
show-counter-is = celé číslo, nikdy pod 0
show-counter-signed = celé číslo; ztrátami může klesnout pod 0
show-start = na začátku
show-may-lie = kde smí ležet
show-pieces-only = jen figurky
show-layout-shuffled = Rozloženo v náhodném pořadí. Co se dotýká, to spolu sousedí.
show-part-of = součást
show-each-has = každý kus má
show-symbol-does = kdo ho získá, hned udělá toto
show-worth-is = za kolik se počítá jeden kus
show-worth-else = Všechno ostatní nemá žádnou hodnotu.
show-short = když je toho málo
show-choice = volba { $n }: { $text }  (otázka zde: { $where })
show-way-free = free: nic z toho, co následuje, nemůže selhat
show-way-sum = sum: co vezme zbytek, se sečte a porovná s tím, co je k dispozici
show-way-exists = exists: smyčka hledá jedno dokončení a u prvního se zastaví
show-way-trial = trial: zbytek se vyzkouší na kopii
show-way-best = best: všechny cesty tělem se zkoušejí na kopiích a nabízejí se jen ty nejlepší
show-no-choice = bez volby: zda to lze provést, se rozhoduje tam, odkud se to volá
show-plan-before = plán, jak vznikl z pravidel, před průchody:
show-plan-after = plán po průchodech, s pokračováním každé volby v jedné funkci:
show-option = { $name }: { $what }
show-needs = vyžaduje: { $needs }
show-each-needs = každá možnost vyžaduje: { $needs }
show-nothing-more = nic dalšího
show-completed = aby šlo dokončit, co následuje
show-and-completed = a aby šlo dokončit, co následuje
show-needs-rest = vyžaduje, aby zbytek šlo ještě dokončit
show-always-possible = vždy možné
show-only-otherwise = jen když není možné nic jiného
show-walk-enter = platí `enter`
show-walk-toll = `toll` lze zaplatit
show-walk-stop = odtud lze ještě dojít na místo, kde se smí zastavit (`stop`)
show-lay-where = leží celé v mřížce
show-lay-turn = takto otočené to má kde ležet

## Partie uložené v souborech

cli-note = Poznámka: { $message }
cli-kept-not = tato partie se nezapisuje, protože do { $folder } nelze nic zapsat
cli-kept-none = zatím nemáte žádné partie; uveďte soubor
cli-kept-before = `spielwerk resume { $file }` otevře partii hranou před ní.
cli-kept-saved = S `--rules saved` se hraje podle pravidel, se kterými partie začala, s `--rules SLOŽKA` podle hry z vaší složky.
cli-kept-where = `--rules HRA` určí, kde je hra této partie; s `--rules saved` se hraje podle pravidel uložených v souboru.
cli-kept-until = `spielwerk replay { $file } --until { $n } --then play` odtud pokračuje, v novém souboru.
cli-kept-patient = S `--patient` se přehraje až do konce, ať to trvá jakkoli dlouho.
cli-kept-bot = `--bot MÍSTO=BOT` posadí na místo bota, `--human MÍSTO` člověka.
cli-kept-enter = Enter: dál.
cli-kept-reading = Načítá se partie … { $percent } %
cli-play-kept = `spielwerk resume { $file }` v ní pokračuje.
cli-play-over = `spielwerk replay { $file }` ji ukáže znovu.
cli-play-other-bot = { $bot } na místě { $seat } se ještě nestihl rozhodnout; s `--bot { $seat }={ $other }` tam bude sedět rychlejší bot.
cli-resume-title = { $round ->
    [0] { $game }: před prvním kolem, po rozhodnutí { $n }
   *[other] { $game }: { $round }. kolo, po rozhodnutí { $n }
}
cli-record-round = { $n ->
    [0] Před prvním kolem
   *[other] { $n }. kolo
}
cli-record-stands = Po rozhodnutí { $n }: { $points }
cli-record-now = Po rozhodnutí { $n } z { $last }
cli-replay-head = { $turn } · { $now }
cli-replay-help = Enter ukáže další rozhodnutí · b jde zpět · číslo skočí na dané rozhodnutí · t ukáže celý stůl · p odtud hraje dál · q skončí
