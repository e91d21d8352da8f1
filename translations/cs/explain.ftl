### Stránky `spielwerk explain`, česky: druh chyby a pod `.why`, proč je to chyba. `.wrong` a `.right` se říkají slovy jen
### tam, kde je nemůže ukázat řádek souboru. Řádky souborů s pravidly zůstávají, jak jsou, a stejně tak všechno ve
### `zpětných apostrofech`; slovo velkými písmeny v příkazu je to, které má `help.ftl`.

## Soubory

explain-missing-file = Chybí soubor
    .why = Hra je složka se souborem game.yaml, který ji pojmenuje; všechno ostatní leží vedle něj.
explain-file-name = Soubor s příponou, která se nečte
    .why = Čtou se jen soubory s příponou .yaml; kdyby se jiný mlčky přeskočil, jeho pravidla by se ztratila.
explain-file-too-big = Příliš mnoho v jednom souboru nebo v jedné hře
    .why = Soubory s pravidly píší lidé; meze pro bajty, řádky a hodnoty brání tomu, aby poškozený nebo zlomyslný soubor zastavil počítač.
    .wrong = soubor o velikosti 50 megabajtů
    .right = několik souborů, v každém to, co k sobě patří
explain-not-utf8 = Soubor v jiném kódování
    .why = Všechny soubory jsou v UTF-8, aby každé písmeno každého jazyka znamenalo na každém počítači totéž.
    .wrong = soubor uložený v ISO-8859-2 nebo UTF-16
    .right = týž soubor uložený v UTF-8
explain-bad-character = Neviditelný znak
    .why = Řídicí znaky, značky obracející směr textu, spojovače, měkké spojovníky a mezery neobvyklé šířky nejsou v editoru vidět, takže by je nikdo nenašel. Co písmo potřebuje, je dovoleno tam, kde to potřebuje, a stejně tak nezlomitelné mezery a spojovníky.
explain-outside-pack = Něco mimo složku hry
    .why = Hra je celá ve své složce. Odkazy, rozšíření a `like:`, které vedou ven, se odmítají.
explain-unknown-game = Taková hra neexistuje
    .why = Hra se jmenuje podle své složky vedle programu nebo ve složce z SPIELWERK_RULES, nebo se zadává jako cesta.
explain-unknown-expansion = Takové rozšíření neexistuje
    .why = Rozšíření je složka v expansions/ dané hry, nebo kdekoli jinde složka, jejíž soubory začínají `expansion:` a `for:`. První se zadává názvem, druhá cestou.
explain-unknown-variant = Taková varianta neexistuje
    .why = Varianta je položka sekce `variants:`.
explain-variant-value = Hodnota varianty chybí, nebo je chybná
    .why = Varianta s `values:` se zadává jako NÁZEV=HODNOTA, každá jiná jen jako NÁZEV.

## YAML

explain-yaml-syntax = Není to YAML
    .why = Soubor porušuje gramatiku YAML, takže v něm nelze nic pochopit.
explain-two-colons = Dvě dvojtečky na řádku
    .why = Klíč může mít pod sebou hlavičku, ale na jednom řádku dovoluje YAML jen jednu dvojtečku, která končí klíč.
explain-indentation = Řádek začíná ve špatném sloupci
    .why = Co patří k sobě, začíná ve stejném sloupci; co patří pod klíč, je odsazeno víc, a to jen když klíč nemá vlastní hodnotu.
explain-tab = Odsazení tabulátorem
    .why = YAML počítá sloupce v mezerách; tabulátor nemá určenou šířku.
explain-duplicate-key = Klíč dvakrát
    .why = Jeden z nich by se mlčky ztratil.
explain-anchor = Kotva nebo alias
    .why = Skrývají, co soubor říká, a pár jejich řádků se může rozvinout na miliony hodnot. Použijte `like:`, nebo pravidlo pojmenujte.
explain-merge-key = Slučovací klíč
    .why = Slučovací klíče potřebují kotvy a jiné programy už je neznají. Použijte `like:`.
explain-tag = Značka typu
    .why = Značky znamenají v každém programu něco jiného a editory je neumějí zkontrolovat.
explain-documents = Dva dokumenty v jednom souboru
    .why = Soubor je jeden dokument; druhý by se přehlédl.
explain-empty-file = Soubor bez obsahu
    .why = Nejsou v něm než komentáře; smažte ho, nebo naplňte.
explain-empty-value = Klíč nebo pomlčka, za kterými nic není
    .why = Většinou není odsazeno to, co patří pod ně. Položka, která má být prázdná, se píše jako `{ "{}" }`.
explain-comma-in-braces = Čárka v závorkách
    .why = V závorkách začíná čárka novou položku, takže to, co následuje, je klíč bez hodnoty.
explain-key-not-text = Klíč, který není slovo ani řádek
    .why = Klíče jsou názvy nebo hlavičky.
explain-float = Desetinné číslo
    .why = Ve hře se všechno počítá v celých číslech. Text, který vypadá jako číslo, patří do uvozovek.
explain-number-too-big = Příliš velké číslo
    .why = Žádné počítadlo ve hře se k němu ani nepřiblíží; je to určitě překlep.
explain-too-deep = Příliš mnoho úrovní v sobě
    .why = To nikdo nepřečte; pojmenujte vnitřní část a zavolejte ji.
explain-too-long = Příliš dlouhý řádek, název nebo text
    .why = To nikdo nepřečte; rozdělte ho, nebo jeho části pojmenujte.

## Tvar

explain-unknown-section = Sekce, kterou nikdo nezná
    .why = Soubor se skládá ze sekcí jazyka a z tabulek, které se jmenují podle množného čísla druhu.
explain-unknown-key = Klíč, který nikdo nezná
    .why = Neznámý klíč by se přeskočil a hra by nedělala to, co si její autor myslí.
explain-missing-key = Chybí povinný klíč
    .why = Každá vlastnost druhu se uvádí u každé položky, ledaže druh říká, co platí bez ní.
explain-wrong-type = Patří sem něco jiného
    .why = Číslo se píše číslicemi, efekt slovy, seznam v závorkách nebo s pomlčkami.
explain-wrong-value = Hodnota, která není možná
    .why = Číslo je mimo dovolený rozsah, nebo sem patří jiné slovo.
explain-unknown-name = Název, který nikdo nedeklaroval
    .why = Názvy se jednou deklarují a pak používají; název s překlepem by byl něco jiného.
explain-bad-name = Něco, co nemůže být název
    .why = Názvy se skládají z malých písmen, číslic a podtržítek a začínají písmenem nebo číslicí.
explain-unknown-sort = Vlastnost typu, který neexistuje
    .why = Vlastnost je `number`, `effect`, `amounts`, `condition`, `abilities`, `flag`, `text`, druh nebo seznam slov.
explain-unknown-kind = Druh, který neexistuje
    .why = Části patří k druhu, který je deklarován.
explain-table-name = Dvě tabulky, nebo tabulka a sekce stejného názvu
    .why = Tabulka se jmenuje podle množného čísla svého druhu; dejte jedné z nich jiné `plural:`.
explain-unknown-place = Pravidlo, které nikde není
    .why = `at:` v rulebook.yaml uvádí místa v datech jako SEKCE.KLÍČ, aby šlo pravidlo najít a ověřit.

## Nadstavby

explain-overlay-missing = Nadstavba mění něco, co neexistuje
    .why = Co rozšíření nebo varianta mění, odebírá nebo doplňuje, musí existovat, jinak mlčky nedělá nic.
explain-overlay-conflict = Dvě nadstavby mění totéž
    .why = Která z nich platí, by záviselo na jejich pořadí; použijte jednu z nich, nebo ať mění různé věci.
explain-unused = Název, o kterém nic nemluví
    .why = Je zaveden, ale nezmiňuje ho žádné pravidlo, podmínka, karta ani číslo: buď se na něco zapomnělo, nebo je v něm překlep. Takovým novým názvem je i číslo, které chce varianta změnit a zapíše ho s překlepem. Hrát se dá; `check` na to jen upozorní. Uvádí se i poznámka, která se čte a nikdy nenastavuje, řada s `refill:`, kterou žádný řádek nedoplňuje, a týmy a údaje pro počet hráčů, pro který hra není určena.
explain-like-unknown = `like:` uvádí položku, která neexistuje
    .why = Položka může vycházet z jiné položky téže tabulky.
explain-like-circle = Položky, které vycházejí jedna z druhé
    .why = Položka nemůže vycházet sama ze sebe, ani přímo, ani přes jiné.

## Jak se řádek říká

explain-syntax = Slovo, které sem nepatří
    .why = Řádky mají pevný slovosled, aby každý četl totéž pravidlo. Rada říká, co by tu mohlo stát.
explain-amount-first = Množství chybí, nebo je na špatném místě
    .why = Množství je obyčejné číslo a stojí před tím, co počítá.
explain-number-word = Číslo slovy
    .why = Čísla se píší číslicemi.
explain-and-joins-amounts = Dva pokyny v jednom
    .why = `and` spojuje množství a podmínky. Pokyny následují po sobě díky `, then` nebo jako seznam.
explain-header-in-line = Hlavička uprostřed řádku
    .why = Kdy, pro koho a za jakou cenu, říká hlavička: končí dvojtečkou a pod ní stojí, co se stane.
explain-or-in-gain = `or` mezi dvěma zisky
    .why = Získat jedno, nebo druhé je volba a volba je hlavička se svými možnostmi.
explain-you-first = Řádek, který začíná `you`
    .why = Řádek je pokyn tomu, kdo jedná, takže začíná slovesem. `you may:` je hlavička.
explain-verb-form = Sloveso s -s
    .why = Řádek je pokyn a spouštěče mají stejný tvar: `whenever you gain ...`, `they gain ...`.
explain-verb-missing = Řádek bez slovesa
    .why = Samo množství neříká, zda se získává, platí, nebo ztrácí.
explain-other-verb = Sloveso z jiných her
    .why = Sloves je málo: `gain`, `lose`, `pay`, `move`, `deal`, `swap`, `lay`, `choose`, `set`, `roll`, `refill`, `shuffle`, `do`. Každé jiné sloveso je pravidlo hry.
explain-other-header = Hlavička jinými slovy
    .why = Hlaviček je málo a jsou pevné, aby nikdo nemusel hádat, kdy se co stane.
explain-other-word = Slovo, které jazyk nezná
    .why = Je na to jiné slovo; uvádí ho rada.
explain-for-each = `for each` místo `per` nebo `each`
    .why = Množství, které roste, se říká pomocí `per`; co se dělá vícekrát, je hlavička `each ...:`.
explain-comparison = Porovnání znaky nebo jinými slovy
    .why = Porovnává se slovy: `is`, `at least`, `at most`, `more than`, `fewer than`.
explain-negation = Zápor jinými slovy
    .why = `not` stojí za `is`; co chybí, se říká pomocí `without`, `has no` nebo `there is no`.
explain-relative-clause = Věta s `that` nebo `which`
    .why = Jaká věc je, stojí před podstatným jménem, co má, za `with`, všechno ostatní za `where`.
explain-with-before-where = `with` za `where`
    .why = `where` se ptá na všechno, co za ním následuje, takže stojí poslední.
explain-and-behind-where = `and` za `there is ... where`
    .why = Další podmínka pro to, co se hledá, začíná slovy `and where`; podmínka vedle stojí až za závorkou.
explain-possessive = Přivlastnění s 's
    .why = Co k čemu patří, se říká pomocí `of`.
explain-capital = Velké písmeno
    .why = Názvy a slova se píší malými písmeny, aby se každé psalo jen jedním způsobem.
explain-end-sign = Tečka na konci
    .why = Řádek končí tam, kde končí.

## O čem řádek mluví

explain-unknown-rule = Pravidlo, které nikdo nenapsal
    .why = Řádek začíná slovesem jazyka nebo názvem pravidla z `rules:` či `flow:`.
explain-no-antecedent = Slovo, které se nemá k čemu vztahovat
    .why = `that card` je karta předtím vybraná nebo předaná, nebo ta, u které je právě smyčka; `here` je místo, pro které bylo pravidlo zavoláno; `it` je to, na co se ptá `where`; `you` je ten, kdo jedná. V přípravě a na konci nejedná nikdo, ledaže to říká `as each player:`.
explain-which-one = Jedna z více věcí, ale neříká se která
    .why = Druh označuje mnoho věcí. Nejdřív jednu vyberte a mluvte o ní pomocí `that`, nebo řekněte čí či kde.
explain-how-many = Kolik a odkud
    .why = Figurky, kterých má hráč několik, se přesouvají v určitém počtu z jednoho místa na jiné.
explain-arguments = Pravidlo dostává příliš mnoho, nebo příliš málo
    .why = Klíč pravidla říká, co potřebuje: `play_out a card:` se volá jako `play_out that card`.
explain-not-counted = Něco, co není počítadlo
    .why = Počítadla se získávají a platí se jimi. Figurky a věci někde leží, takže se přesouvají. Ze skupiny se uvádí jeden člen.
explain-pay-things = Věci a počítadla v jedné platbě
    .why = Věcmi se platí samostatně: z jediné zóny, kde je hráč má, se vracejí tam, kde jejich druh začíná.
explain-adjective = Přídavné jméno tam, kde nemůže stát
    .why = Místa se uvádějí názvem, nepopisují se; přídavné jméno, kterému nikdo nerozumí, by se přeskočilo. Použijte raději dotaz.
explain-choose-several = Více voleb na jednom řádku
    .why = `choose up to N ...:` je hlavička: pod ní stojí, co se stane s každou vybranou věcí. Má-li být počet přesný, volbu opakujte.
explain-hidden-choice = Nabídka, která by prozradila něco skrytého
    .why = Seznam možností by prozradil, co leží v zóně, do které vybírající nevidí: v té, ze které se vybírá, i v každé, do které nahlížejí podmínky a náklady. Kolik věcí kde leží, vědí všichni.
explain-hidden-question = Otázka, která něco prozradí už tím, že přijde
    .why = Všichni vidí, koho se hra ptá. Proto smí to, zda otázka přijde, záviset jen na tom, co vidí všichni. Podmínka uvnitř volby neškodí: otázka přijde vždy, když by podmínka podle toho, co všichni vědí, mohla platit.
explain-hidden-note = Poznámka, která prozradí něco skrytého
    .why = Co je poznamenáno, vědí všichni. Co leží tam, kam nevidí každý, se napřed přesune nebo odkryje; nebo se poznamená jen to, co je na tom natištěno, třeba barva, pokud se podle pravidel říká.
explain-never-remembered = Pozice, kterou si nikdo nepamatuje
    .why = Pozice se může opakovat, jen když se pozice pamatují: kdy a kolik se jich uchová, říká jeden řádek pravidel.
explain-start-unused = Začínající hráč, který nic nezačíná
    .why = Hráči jsou na tahu podle míst, pokud není řečeno, že se začíná u začínajícího hráče; začátek, který se jen předává, nic nemění.
explain-decided-beforehand = Podmínka, o které je rozhodnuto předem
    .why = Kola se počítají od 1, počitadla nikdy neklesnou pod 0 (pokud nesmějí) a počitadla se zásobou není nikdy víc než tato zásoba. Porovnání s číslem mimo tyto meze neplatí nikdy, nebo platí vždy: hra by jím nikdy neskončila nebo by se smyčka nikdy neprovedla.
explain-divisor = Dělení něčím, co může být 0
    .why = Dělí se obyčejným číslem nebo parametrem, aby se na tom žádná partie nezastavila.
explain-two-headers = Dvě hlavičky vedle sebe
    .why = Která z nich je první? Udělejte z nich seznam; vedle jiné hlavičky stojí jen `otherwise:`.
explain-misplaced-header = Hlavička na špatném místě
    .why = Spouštěče patří ke schopnostem a k `always:`; co se smí udělat nebo vybrat, patří do těl pravidel.
explain-reserved-word = Název, který je slovem jazyka
    .why = V řádku by je nikdo nerozeznal. Stačí podtržítko a další slovo.
explain-name-twice = Jedno slovo pro dvě věci
    .why = Slovo znamená v celé hře jedno, i v množném čísle.
explain-too-many = Něčeho je příliš mnoho
    .why = Meze pro počet věcí, pravidel a kopií brání tomu, aby překlep nebo zlomyslný soubor zastavil počítač.
explain-layout-size = Rozložení s příliš mnoha nebo příliš málo místy
    .why = Rozložení umístí všechny věci svého druhu, ani více, ani méně, pro každý počet hráčů.

## Schopnosti

explain-dead-trigger = Schopnost, která se nikdy nespustí
    .why = Reaguje na něco, co žádné pravidlo ani sloveso této hry nedělá. Většinou je to překlep v názvu.
explain-trigger-test = Spouštěč, který se ptá na víc
    .why = Spouštěč říká, co se dělá; zda na tom tentokrát záleží, se ptá jeho tělo.
explain-no-menu = Další možnost pro pravidlo bez možností
    .why = `also in RULE:` přidává k prvnímu `choose one:` daného pravidla.
explain-never-in-play = Schopnosti na věcech, které nikdy nejsou ve hře
    .why = Schopnost působí, dokud její karta leží v zóně s `in play: yes`; pro její druh musí taková existovat.
explain-not-alike = Stejné jsou prý věci, které hra rozlišuje
    .why = Co je stejné, je jedna možnost. Věci, které se liší v něčem, co pravidla čtou, provádějí nebo jmenují, jsou různé volby, a `alike by` to proto nesmí vynechat; jen kde se platí `equal` nebo `different` věcmi, říká, co to znamená, a rozlišitelné věci zůstávají samostatnými možnostmi.
explain-asking-step = Otázka tam, kde se nelze nikoho zeptat
    .why = Reakce na začátek nebo konec kroku, odměna za umístění v pořadí a to, co následuje po vyprázdnění balíčku, se dějí samy. Volba potřebuje vlastní krok.

## Pravidla jako celek

explain-circle = Něco, co vede zpátky k sobě
    .why = Pravidlo nesmí volat samo sebe, ani přímo, ani přes jiná, a definice nesmí potřebovat sama sebe: nikdy by to neskončilo. Smyčky jsou `any number of times:`, `repeat N times:` a `each ...:`.
explain-endless = Smyčka bez konce
    .why = `as often as possible:` končí, když jeho tělo už nelze provést, takže tělo musí něco spotřebovávat. `until CONDITION:` končí, když podmínka platí, takže tělo musí měnit něco, o čem mluví.
explain-unreachable = Pravidlo, ke kterému nic nevede
    .why = Nevolá ho průběh hry ani karta, symbol či jiné pravidlo: buď se na ně zapomnělo, nebo je někde v názvu překlep.
explain-step-can-fail = Povinný krok, který nelze provést vždy
    .why = Možnost, kterou nelze dokončit, se nenabízí, ale krok průběhu hry není možnost: musí ho být možné provést vždy. Dejte mu `otherwise:`, udělejte z něj dobrovolný krok pomocí `you may:`, nebo ať je to volba, která není nikdy prázdná.
explain-any-order = Části, které nelze seřadit libovolně
    .why = `in any order:` uvádí dvě nebo více částí a hráč říká, která je první, všude tam, kde na tom záleží. Každá část musí být možná, ať bylo před ní cokoli, aby šlo každé pořadí dohrát do konce: z části, která může selhat, udělejte dobrovolnou pomocí `you may:`, nebo jí dejte `otherwise:`. V `do PROPERTY of THING` je částí každé natištěné množství a každý řádek; části uvnitř částí by měly dvě pořadí.
explain-best-ways = Co nemůže být nejlepší způsob
    .why = `so that NUMBER is highest:` připouští jen ty cesty svým tělem, po nichž je číslo co nejvyšší (`lowest`: co nejnižší). Všechny cesty se zkoušejí na kopiích, takže uvnitř nesmí nic záviset na náhodě, na něčem skrytém ani na někom jiném; co následuje, musí být možné po každé z nejlepších cest, a nejlepší může být jen jedno číslo.
explain-language-version = Pozdější verze jazyka
    .why = `language:` v `game.yaml` říká, pro kterou verzi jazyka pravidel byla hra napsána; bez toho pro nejnovější. Hra dřívější verze se chápe tak, jak byla míněna. Hra pozdější verze může používat tvary, které tu neznáme nebo které by znamenaly něco jiného, takže se vůbec nespustí.
explain-answers-place = Reakce na špatném místě
    .why = Schopnosti reagují na pravidlo na jeho konci. Pravidlo, které je chce dřív nebo spolu s tím, co dává, to říká řádkem `do what answers this`: jednou, jako jedním ze svých řádků nebo v `in any order:` mezi nimi, aby přišly právě jednou pokaždé, když se pravidlo provede.
explain-behind-chance = Podmínka za náhodou
    .why = Co stojí za mícháním, braním z balíčku nebo rozhodnutím někoho jiného, musí být možné, ať přijde cokoli; jinak by nabídka prozradila, co v balíčku leží.
explain-trial-too-large = Příliš mnoho způsobů ke zkoušení
    .why = Zda lze něco dokončit, se počítá; kde se to musí zkoušet, je počet způsobů omezen. Zvolte nejdřív cíl a plaťte potom, udělejte části dobrovolnými, nebo dejte některé volbě `otherwise:`.
    .wrong = pravidlo se šesti povinnými volbami po sobě a platbou, která závisí na všech
    .right = totéž pravidlo s platbou před volbami
explain-secret-shared = Tajný blok, který sahá na společné věci
    .why = V tajném bloku se všichni hráči rozhodují zároveň a nikdo nesmí získat ani ztratit tím, že odpoví první. Každý proto smí měnit jen to, co je jeho: žádná náhoda, žádné braní ze společného balíčku, nic cizího.
explain-laid = Na mřížku se věci pokládají, jinam se přesouvají
    .why = Na mřížce záleží na tom, kde věc leží a jak je otočená, proto se pokládá pomocí `lay ... on ...`; do všech ostatních zón se přesouvá.
explain-grid-shape = Tvar, který tvarem není
    .why = Tvar jsou řady stejné délky: slova jeho druhu, `none` pro prázdné pole, `gap` tam, kde pole není; žádná řada ani sloupec na kraji není bez polí. Na mřížce leží jen věci, které mají tvar.
explain-grid-size = Tvar příliš velký na mřížku
    .why = Co se pokládá, musí ležet celé v mřížce, takže všechno, co se na ni smí položit, musí být dost malé.
explain-walk-toll = Mýto, které není prostá platba
    .why = Cesta se hledá počítáním mýta, proto se mýto platí jediným počítadlem a neobsahuje nic než platby.
    .wrong = cesta, jejíž mýto je `gain 1 coin`
    .right = cesta, jejíž mýto je `pay 1 coin`
explain-check-fails = Kontrola, která neplatí
    .why = Pod `checks:` hra říká, co musí platit o jejích údajích; některý z nich se změnil a už to neplatí.
explain-too-large = Pravidla, která jsou příliš velká
    .why = Pravidla se kopírují na místa, která je volají, takže pár pravidel, která se navzájem často volají, může růst bez konce. Volejte je z méně míst.
    .wrong = čtyřicet pravidel, z nichž každé dvakrát volá další
    .right = jedno pravidlo s `repeat N times:`
explain-too-much-work = Příliš mnoho najednou
    .why = Smyčky ve smyčkách se násobí: 900krát 900krát 900 opakování by trvalo hodiny. Co se děje před dalším rozhodnutím, musí být hotovo hned, proto se víc než miliarda opakování odmítá; největší hry jich potřebují pár tisíc.
explain-scenario = Scénář, kterému nelze rozumět
    .why = Co je ve scénáři dáno předem, umístí někam věci a figurky; nikoho se na nic neptá.
explain-scenario-fails = Scénář, který nedopadl podle očekávání
    .why = Změnila se buď pravidla, nebo scénář. Zpráva říká, které očekávání se nesplnilo.

## Soubory překladu

explain-words-syntax = Soubor překladu, který nelze přečíst
    .why = Překlady se píší v jazyce Fluent; zpráva, které nelze rozumět, by mlčky chyběla.
explain-words-twice = Zpráva dvakrát
    .why = Jedna z nich by se mlčky ztratila.
explain-words-too-large = Příliš velký soubor překladu
    .why = Překlady píší lidé; poškozený soubor nesmí zastavit počítač.
    .wrong = soubor o velikosti 50 megabajtů
    .right = několik souborů, v každém to, co k sobě patří
explain-words-empty = Soubor překladu bez slov
    .why = Někdo sem chtěl něco napsat; dokud se tak nestane, všechno se říká ve zdrojovém jazyce.
    .wrong = soubor translations/cs/my-game.ftl, ve kterém nic není
    .right = soubor, který vytvoří `spielwerk i18n new cs my-game`
explain-words-unknown = Zpráva, kterou nic nepoužívá, s názvem velmi podobným jinému
    .why = Název s překlepem je ztracené slovo: co bylo míněno, řekne se ve zdrojovém jazyce.
explain-words-unused = Zpráva, kterou nic nepoužívá
    .why = To, o čem mluvila, už ve hře není. Nikdo ji nikdy nepřečte.
    .right = soubor bez ní
explain-words-elsewhere = Zpráva všech her v souboru jedné z nich
    .why = Soubory hry se čtou po těch, které jsou společné všem hrám, takže by zpráva říkala něco jiného jen v této hře a nikdo by na to nepřišel.
explain-words-attribute = Atribut, který nic nepoužívá
    .why = Atributy jsou tvary podstatného jména, místa přídavného jména, cesty do zóny. Atribut s překlepem chybí.
explain-words-placeholder = Místo ve větě, které nic nevyplní
    .why = Části věty doplňují pravidla; část, která není zadána, nechá ve větě díru, takže se věta neřekne.
explain-words-reference = Zpráva, která neexistuje
    .why = Zpráva smí použít jinou zprávu nebo termín téhož jazyka, a ta tu chybí.
explain-words-function = Funkce, která neexistuje
    .why = `FORM`, `CORE`, `TAIL` a `SENTENCE` řeknou část v nějakém tvaru; `GENDER`, `NUMERUS` a `TRAIT` se jí na něco zeptají.
explain-words-plural = Čísla bez vlastních slov
    .why = Jazyky počítají ve třídách; se dvěma třídami angličtiny by se čísla ostatních tříd řekla špatně. Mají-li dvě třídy stejná slova, napište je dvakrát.
explain-words-form = Tvar, který chybí
    .why = `noun-form` a `numeral-form` uvádějí tvary, které mají podstatná jména jazyka; každé jméno je potřebuje všechny. Tvar nebo rys, který zpráva chce a žádné slovo nemá, je překlep: stál by tam jiný tvar.
explain-words-copied = Text zdrojového jazyka
    .why = Angličtinu v překladu už nikdo nenajde; chybějící zprávu ano, a anglicky se řekne tak jako tak.
explain-words-broken = Zpráva, kterou nelze říct
    .why = Při doplňování se v ní něco nepodaří; celá věta se místo toho řekne ve zdrojovém jazyce.
explain-words-stale = Slova pro pravidlo, které se změnilo
    .why = Některá slova, napsaná rukou, říkají, co pravidlo dělá. Nesou jeho otisk, a když se pravidlo změní, musí se na ně někdo podívat: nový otisk pak zapíše `spielwerk i18n confirm ID --lang JAZYK`.
