### Co říká `--help` a co se řekne, když se příkazový řádek použije špatně. Česky.
### `kód` ve zpětných apostrofech, volby (--with) a názvy souborů zůstávají, jak jsou.

## Slova, která zastupují hodnotu, velkými písmeny

help-word-game = HRA
help-word-depth = HLOUBKA
help-word-scenario = SCÉNÁŘ
help-word-locale = JAZYK
help-word-expansion = ROZŠÍŘENÍ
help-word-name = NÁZEV
help-word-value = HODNOTA
help-word-id = ID
help-word-code = KÓD
help-word-bot = BOT
help-word-seat = MÍSTO
help-word-address = ADRESA
help-word-file = SOUBOR
help-word-save = PARTIE
help-word-text = TEXT
help-word-dir = SLOŽKA
help-word-options = VOLBY
help-word-command = PŘÍKAZ
help-word-args = ARGUMENTY

## Příkazy; `.short` stojí v jejich seznamu

help-spielwerk =
    Spielwerk hraje deskové hry zapsané jako data.

    HRA je všude název hry nebo složka se souborem game.yaml.
help-games = Vypíše dostupné hry: naše, ze složek v SPIELWERK_RULES a z nainstalovaných balíčků.
    .short = Vypíše dostupné hry.
help-info = Ukáže, z čeho se skládá HRA, nebo co je ID: číslované pravidlo, karta, libovolný název z jejích dat.
    .short = Ukáže, z čeho se hra skládá, nebo jedno její pravidlo, kartu či název.
help-check = Hledá chyby v souborech, ze kterých se skládá HRA, pro každý počet hráčů. Ukáže všechny, které najde.
    .short = Hledá chyby v souborech hry.
help-test = Spustí scénáře, které má HRA: situace, co se zahraje a co pak musí platit.
    .short = Spustí scénáře hry.
help-show = Ukáže pravidlo nebo kartu ID hry HRA tak, jak je program pochopil: slovy a s podmínkami, za kterých jsou možné.
    .short = Ukáže pravidlo tak, jak ho program pochopil.
help-explain = Vysvětlí druh chyby, který označuje KÓD, s příkladem správného tvaru; bez kódu vypíše všechny druhy.
    .short = Vysvětlí druh chyby a ukáže správný tvar.
help-schema =
    Zapíše JSON Schema souborů s pravidly, ze kterých se skládá HRA, podle jejích druhů. První řádek jako

        # yaml-language-server: $schema=schemas/my_game.json

    v souboru s pravidly řekne editoru, aby ho používal.
    .short = Zapíše JSON Schema souborů hry, pro editory.
help-simulate =
    Sehraje mnoho partií hry HRA mezi boty, kteří volí náhodně, a shrne je.

    Končí vždy? Kdo vyhrává, odkud jsou body, co se využívá a jak rychle to jde?
    .short = Sehraje mnoho partií mezi náhodnými boty a shrne je.
help-bench =
    Změří, jak rychlá je HRA v náhodných partiích; bez názvu změří každou hru.

    Jak dlouho trvá rozhodnutí, kolik z toho zabere výčet možností, jak dlouho trvá kopie a načtení?
    S --questions: kolikrát za tah by se program zeptal člověka, v partiích, kde za všechny hraje bot greedy.
    .short = Změří, jak jsou hry rychlé.
help-text = Vypíše text ID vytvořený z pravidel hry HRA: karty, pravidla, kroku, celé tabulky; bez ID text všeho.
    .short = Vypíše text karty nebo pravidla, vytvořený z pravidel.
help-rulebook = Zapíše pravidla hry HRA jako jednu samostatnou stránku (HTML), s každým pravidlem a každou kartou.
    .short = Zapíše pravidla hry jako jednu stránku, vytvořenou z jejích dat.
help-i18n = Nástroje pro překladatele: jak daleko je překlad, co je v něm špatně, jak se čte, nový jazyk.
    .short = Nástroje pro překladatele: status, missing, check, new, preview, sample, nouns, export, import, confirm.
help-arena =
    Sehraje mnoho partií hry HRA mezi boty a řekne, kdo jak často vyhrává.

    Každé rozdání se hraje ve všech rozesazeních, takže místo nikoho nezvýhodňuje; u podílu výher je uveden interval, ve
    kterém leží s pravděpodobností 95 %.
    .short = Nechá boty hrát proti sobě.

help-play = Spustí partii hry HRA. Místa, která nejsou určena lidem ani obsazena volbou --bot, zaujmou boti greedy. Každé rozhodnutí se zapíše na disk, než začne platit; `resume` v partii pokračuje.
    .short = Spustí hru v terminálu, proti botům nebo s lidmi.
help-why = Řekne, proč ve chvíli, do které PARTIE došla, nelze zvolit to, co udává TEXT: která podmínka neplatí. TEXT je ID, název nebo část názvu něčeho, co by se dalo zvolit. O kroku řekne, kdy přijde, o druhu věcí, které z nich zvolit lze, o hráči, zda se právě rozhoduje.
    .short = Řekne, proč v uložené partii něco nelze zvolit.

help-i18n-status = Ukáže, kolik zpráv je v každém jazyce přeloženo, kolik chybí a kolik je zastaralých: pro hru HRA, nebo pro všechny hry.
    .short = Ukáže, jak daleko je který překlad.
help-i18n-missing = Vypíše, pro co JAZYK nemá překlad, s textem zdrojového jazyka: nejdřív to, co je potřeba ke hře, a z toho to, na co čeká nejvíce vět.
    .short = Vypíše, co v jazyce není přeloženo.
help-i18n-missing-only = Jen to, co sem patří: soubor (core, cli, hra) nebo skupina zpráv (noun, name, rule …); lze zadat vícekrát.
help-i18n-check = Hledá chyby v překladu, který má JAZYK, nebo ve všech překladech. Pokud nějaké jsou, návratový kód je 1.
    .short = Hledá chyby v překladech.
help-i18n-confirm = Zapíše do souboru, že ID (text-..., change-..., permit-..., is-...) odpovídá pravidlu v jeho dnešní podobě.
    .short = Zapíše, že slova odpovídají dnešní podobě pravidla.
help-i18n-new = Vytvoří soubory nového jazyka se zdrojovým textem v komentářích. Používat je lze hned.
    .short = Vytvoří soubory nového jazyka.
help-i18n-sample = Vypíše věty hry HRA (`all`: každé hry) pro redaktora: z karet, pravidel hry, průběhu partie, otázek a důvodů, v každém jazyce nebo v tom z --lang, vybrané semínkem.
    .short = Vypíše věty, které má přečíst redaktor.
help-i18n-sample-seed = Vybere věty a partie, o kterých se vypráví.
help-i18n-sample-size = Kolik vět z každé části.
help-i18n-sample-output = Zapíše je do tohoto souboru (Markdown).
help-i18n-nouns = Zapíše podstatná jména, která má HRA v daném jazyce, jako tabulku (CSV): řádek pro každé jméno, sloupec pro každý tvar. S --input přenese vyplněnou tabulku do souborů překladu.
    .short = Podstatná jména jako tabulka k vyplnění, a zpátky.
help-i18n-nouns-output = Zapíše tabulku do tohoto souboru.
help-i18n-nouns-input = Převezme tvary z této tabulky.
help-i18n-export = Zapíše překlad, který má JAZYK, jako PO nebo XLIFF pro Weblate, Crowdin a jiné nástroje: jeden soubor pro hru HRA (nebo pro každou hru) a pro každý soubor, který k žádné hře nepatří. Potřebuje doplněk `translate`.
    .short = Zapíše překlad jako PO nebo XLIFF.
help-i18n-export-to = Formát.
help-i18n-export-output = Složka, do které se má zapisovat.
help-i18n-import = Převezme překlad ze souborů, které zapsal `export` a někdo je přeložil. Co se nezměnilo, zůstane, jak je; co je označeno jako nejisté (fuzzy), se vynechá.
    .short = Převezme překlad z PO nebo XLIFF.
help-i18n-import-output = Složka s překlady.
help-i18n-preview = Ukáže karty a pravidla hry HRA tak, jak je JAZYK dává číst člověku; co se říká anglicky, je označeno.
    .short = Ukáže karty a pravidla tak, jak je čte člověk.

## Volby

help-help = Ukáže tuto nápovědu a skončí.
help-version = Ukáže verzi a skončí.
help-option-lang = Jazyk hlášení: en, cs, de, pl, uk ... (není-li zadán, jazyk prostředí).
help-option-with = Použije toto rozšíření (název nebo cesta k jeho složce); lze zadat vícekrát.
help-option-variant = Hraje tuto variantu; lze zadat vícekrát.
help-option-players = Kolik hráčů hraje (není-li zadáno, co nejvíce).
help-option-seed = Semínko veškeré náhody: stejné semínko, stejná partie.
help-option-bot = Kdo tam sedí: random, greedy, mcts[:N], mcts[:0.5s] nebo MODUL:TŘÍDA; lze zadat pro každé místo.
help-option-format = Pro lidi, nebo pro nástroje.
help-test-only = Jen scénář s tímto názvem nebo ty, které ověřují toto pravidlo.
help-show-code = Ukáže i vytvořený kód.
help-show-plan = Ukáže i plán, před průchody a po nich.
help-schema-output = Zapíše ho do této složky a vedle něj schémata ostatních druhů souborů.
help-arena-players = Kolik hráčů hraje (není-li zadáno, tolik, kolik je míst s botem, nejméně však kolik hra potřebuje).
help-arena-games = Kolik partií.
help-arena-jobs = Kolik procesů si práci rozdělí; partie jsou stejné.
help-simulate-games = Kolik partií.
help-simulate-jobs = Kolik procesů si práci rozdělí; výsledek je stejný.
help-engine = Čím pravidla běží: Python, WebAssembly (doplněk „fast“), nebo co je rychlejší; výsledek je stejný.
help-cluster = Nechat hrát pracovní procesy tohoto plánovače Dask (tcp://HOST:PORT, doplněk „cluster“); výsledek je stejný.
help-bench-seconds = Jak dlouho hrát každou hru.
help-bench-engine = Co se měří: Python, WebAssembly (doplněk „fast“), nebo obojí, kde to jde.
help-bench-questions = Místo času počítá otázky, které dostanou lidé.
help-bench-games = S --questions: kolik partií pro každý počet hráčů.
help-bench-count = Místo času spočítat způsoby, jak odehrát tolik dalších tahů.
help-bench-from = S --count: začít pozicí tohoto scénáře; také SOUBOR:JMÉNO.
help-bench-divide = S --count: podle toho, co se udělá v prvním tahu.
help-rulebook-output = Kam stránku zapsat; bez této volby jde na standardní výstup.
help-play-human = Místo pro člověka, lze zadat vícekrát; 0 nechá všechna místa botům.
help-option-rules = Pravidla, podle kterých se hraje: hra, nebo `saved` pro ta uložená v souboru (není-li zadáno, hra toho názvu).
help-kept-patient = Přehraje uloženou partii, ať to trvá jakkoli dlouho (není-li zadáno, skončí po jedné sekundě).
help-play-save = Zapisuje partii do tohoto nového souboru (není-li zadán, do souboru mezi vašimi partiemi).
help-kept-human = Místo, které převezme člověk; lze zadat vícekrát.
help-replay-step = Ukazuje rozhodnutí jedno po druhém.
help-replay-until = Zastaví se po tolika rozhodnutích.
help-replay-then = Co bude potom.
help-why-player = Hráč, který se ptá (není-li zadán, ten, kdo se má rozhodnout).
help-i18n-confirm-lang = Jazyk, ve kterém se potvrzuje.
help-i18n-confirm-game = Hra, ke které slova patří (není-li zadána, každá hra).
help-i18n-confirm-variant = Varianta, ke které slova také pasují (lze zadat vícekrát).
help-i18n-confirm-all = Potvrdí všechny zastaralé zprávy.
help-i18n-new-output = Složka s překlady.
help-i18n-preview-output = Zapíše stránku.

## Kolem dokola

help-usage = Použití:
help-options = Volby
help-commands = Příkazy
help-default = výchozí: { $default }
help-required = povinné

## Špatné použití

help-try = Nápovědu ukáže '{ $command } { $option }'.
help-invalid = Neplatná hodnota: { $message }
help-invalid-for = Neplatná hodnota pro { $param_hint }: { $message }
help-missing-argument = Chybí argument
help-missing-option = Chybí volba
help-missing-command = Chybí příkaz.
help-no-option = Volba { $name } neexistuje.
help-no-command = Příkaz { $name } neexistuje.
help-possibilities = { $n ->
    [one] Neměli jste na mysli { $possibilities }?
    [few] Neměli jste na mysli něco z tohoto: { $possibilities }?
   *[other] Neměli jste na mysli něco z tohoto: { $possibilities }?
}
help-no-value = Volba { $name } nemá žádnou hodnotu.
help-needs-value = { $n ->
    [one] Volba { $name } vyžaduje hodnotu.
    [few] Volba { $name } vyžaduje { $n } hodnoty.
   *[other] Volba { $name } vyžaduje { $n } hodnot.
}
help-too-many = { $n ->
    [one] Argument navíc ({ $args }).
    [few] Argumenty navíc ({ $args }).
   *[other] Argumenty navíc ({ $args }).
}
help-choose = Na výběr: { $choices }
help-not-one-of = { $value } není žádná z hodnot { $choices }.
help-no-number = { $value } není celé číslo.
help-not-in-range = { $value } není v rozsahu { $range }.
help-not-there = { $filename } neexistuje.
help-is-file = { $filename } je soubor.
help-is-folder = { $filename } je složka.
help-not-readable = Nelze přečíst { $filename }.
help-not-writable = Nelze zapsat { $filename }.
help-resume =
    Pokračuje v partii, kterou obsahuje SOUBOR (není-li zadán, ve vaší poslední), tak jak byla opuštěna nebo jak ji zanechal pád programu: je v ní každé potvrzené rozhodnutí.

    Návratový kód je 1, pokud je soubor poškozený nebo se pravidla změnila.
    .short = Pokračuje v partii ze souboru.
help-replay =
    Ukáže od začátku partii, kterou obsahuje SOUBOR. S `--until` až k danému rozhodnutí; s `--then play` odtud pokračuje, v novém souboru.
    .short = Ukáže partii ze souboru znovu a z kteréhokoli místa pokračuje.
help-export = Vypíše partii, kterou obsahuje SOUBOR: ve větách, nebo jako JSON. Řekne i to, co bylo rozhodnuto tajně.
    .short = Vypíše partii ze souboru, ve větách nebo jako JSON.
