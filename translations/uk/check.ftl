### Помилки й запити, яких не можна виконати, українською. Помилку показано разом з її місцем у файлі, тож речення каже,
### що не так, а підказка — що написати натомість. Починаються з малої літери й закінчуються без крапки.
### `код` у зворотних апострофах набирають на клавіатурі: він лишається, як є. Форма `.loc` — місцевий відмінок:
### «запис у ...», `.no` стоїть після «не».

## Навколо речень і підказок

check-write = напишіть `{ $code }`
check-for-example = наприклад, `{ $code }`
check-write-alone = напишіть лише `{ $code }`
check-write-whose = напишіть `your`, `their` або `its`
check-there-is = є: { $names }
check-one-of = на вибір: { $names }
check-write-end = скажіть, коли закінчується гра: `{ $code }`
check-write-winner = скажіть, хто перемагає: `{ $code }`
check-name-what-is-tested = те, що перевіряють, — це `it`, або воно має назву: `{ $code }`
check-known-here = тут відомо: { $names }
check-did-you-mean = можливо, ви мали на увазі `{ $name }`?
check-hint = підказка
check-note = примітка
# $n: скільки ще разів знайдено ту саму помилку; $place: де вона далі
check-same-again = те саме ще { $n ->
    [one] { $n } раз
    [few] { $n } рази
    [many] { $n } разів
   *[other] { $n } разу
}, далі тут: { $place }
check-and-more = і ще { $n }
check-write-either = напишіть `{ $code }` або `{ $other }`
check-write-below = напишіть `{ $code }`, а під ним, з відступом, `{ $below }`
check-write-or-list = напишіть `{ $code }` або зробіть із цього список
check-write-list-below = напишіть `{ $code }`, а під ним список `{ $list }`
check-write-then = напишіть `{ $code }`, а потім `{ $next }`
check-write-one-of = напишіть одне з: { $codes }
check-words = { $words }
check-list = { $first }, { $next }
check-write-gap = там, де немає клітинки, напишіть `gap`

## Чим щось є, в інших реченнях

check-what-group = група
check-what-counter = лічильник
check-what-sorted-counter = лічильник гравців і речей
check-what-note = нотатка
check-what-symbol = символ
check-what-parameter = параметр
check-what-definition = визначення
check-what-rule = правило
check-what-worth = вартість
check-what-piece = фішка
check-what-zone = зона
check-what-kind = вид
check-what-property = властивість
check-what-value = значення
check-what-slot-property = властивість місць у ряду
check-what-thing = річ
check-what-layout = розкладка
check-what-gained = те, що отримують
check-what-had = те, що має `{ $kind }`
check-what-counter-or-piece = лічильник або фішка
    .no = лічильник і не фішка
check-what-kind-or-piece = вид або фішка
    .no = вид і не фішка
check-what-kind-of-thing = вид речей
check-what-word = слово цієї гри
check-what-number = число
check-what-yes-or-no = відповідь «так» або «ні»
check-what-printed-value = надруковане значення
check-what-levels = таблиця рівнів
check-what-cases = надруковане значення зі своїми випадками
check-what-condition = умова
check-what-change = зміна
check-what-amounts = список кількостей
check-what-ranking = рейтинг: `most ...` або `least ...`
check-what-name = назва
check-what-end-of-line = кінець рядка
check-what-of-kind = річ виду `{ $kind }`
check-what-order = те, за чим упорядковують
check-what-map-keys-values = словник ключів і значень
check-what-whole-number = ціле число
check-what-text = текст
check-what-step-line-header = крок: рядок, заголовок із тілом або список кроків
check-what-entries-changed = записи, які додають, змінюють або вилучають
check-what-section-names-belongs = розділ: назви, а під кожною те, що до неї належить
check-what-name-list-names = назва або список назв
check-what-line-list-lines = рядок або список рядків
check-what-figures-source = джерело чисел
check-what-whole-number-table = ціле число або таблиця за кількістю гравців
check-what-yes-no-table = `yes` чи `no` або таблиця за кількістю гравців
check-what-condition-words = умова словами
check-what-effect = ефект, наприклад `gain 1 NAME`
check-what-list-abilities-dash = список здібностей, кожна після риски
check-what-condition-number-words = умова чи число словами або таблиця з `by`
check-what-whole-number-yes = ціле число, `yes` чи `no` або таблиця за кількістю гравців
check-what-sort-property-kind = тип властивості (number, effect, amounts, condition, abilities, flag, text, grid of KIND), вид, список слів або { "{" }KIND: none{ "}" }, { "{" }number: 0{ "}" } чи { "{" }effect: nothing{ "}" }, якщо її може не бути
check-what-lengths-rows-table = довжини рядів або їхня таблиця за кількістю гравців
check-what-number-slots-slot = кількість місць або те, чого варте кожне місце: { "{" }NAME: [0, 1, 2]{ "}" }
check-what-now-or-rounds = `now` або { "{" }rounds: N{ "}" }
check-what-list-numbers-players = список кількостей гравців
check-what-entries-table = записи таблиці
check-what-sections = словник розділів
check-what-places-numbers = місця й числа: { "{" }PLACE: 3{ "}" }
check-what-two-whole-numbers = два цілі числа: [COLUMNS, ROWS]
check-what-number-players = кількість гравців
check-what-names-numbers = назви й числа: { "{" }NAME: 2{ "}" }
check-what-table-number-players = таблиця за кількістю гравців
check-what-values-changes = значення й те, що кожне з них змінює
check-what-number-or-yes = ціле число або `yes` чи `no`
check-what-list-whole-numbers = список цілих чисел
check-what-whole-number-one = ціле число або по одному на кожне місце
check-what-step-line-map = крок: рядок або словник
check-what-list-lines-map = список рядків або словник гравців і того, що робить кожен із них
check-what-list-conditions-map = список умов або словник гравців і умов
check-what-names = список назв
check-what-kind-or-note = вид або { "{" }of: player, is: KIND{ "}" }
check-what-group-list = назва, список назв або { "{" }is: [...], plural: NAME{ "}" }
check-what-seats = список місць за столом: [1, 3]
check-what-teams = список команд, кожна з яких — список місць за столом: [[1, 3], [2, 4]]
check-what-teams-table = таблиця команд за кількістю гравців: { "{" }4: [[1, 3], [2, 4]]{ "}" }
check-what-number-in-words = число словами, ціле число або таблиця за кількістю гравців
check-what-sources-table = таблиця за даними: { "{" }NAME: rulebook, others: reconstructed{ "}" }
check-what-figure-source = джерело числа: rulebook, known або reconstructed
check-what-figures-sources = джерело чисел: слово або таблиця за даними
check-what-language-version = версія мови
check-what-faces = кількість граней кубика або список того, що вони показують
check-what-letters = літери й те, що вони означають: { "{" }K: NAME of PLAYER{ "}" }
check-what-table-names-entry = таблиця: назви, а під кожною запис
check-what-entry = запис
check-what-row-list-words = рядок форми: список слів
check-what-rows-cells = рядки клітинок: [[WORD, none], [gap, WORD]]
check-what-list-steps = список кроків
check-what-yes-no-pins = `yes` чи `no` або те, що його перевіряє
check-what-list = список
check-what-map = словник
check-what-empty-map = порожній словник
check-what-empty-list = порожній список
check-what-code = `{ $code }`
check-what-the-number = число { $n }
check-what-the-text = текст `{ $text }`
check-what-nothing = нічого
check-what-other = щось інше
check-what-amounts-such = кількості, наприклад `2 NAME and 1 NAME`

## Мова правил

check-nobody-does = ніхто ніколи не робить `{ $name }`: немає ні такого правила, ні дієслова
check-changed-entry = `{ $name }` змінюють для одного `{ $kind }` за назвою або для кожного через `of a { $kind }`
check-one-number = `{ $name }` — це одне число для всього
check-ability-one-header = здібність має один заголовок
check-list-of-abilities = зробіть із цього список здібностей
check-no-ability-header = `{ $key }` — не заголовок здібностей
check-at-once-anyway = те, що відбувається одразу, і так відбувається один раз
check-does-nothing = діють лише гравці, а не `{ $name }`
check-trigger-one-place = тригер відповідає на переміщення до місць певного виду, а не до одного місця
check-nothing-moves-there = ніщо ніколи не переміщує `{ $piece }` на `{ $place }`
check-lies-on = `{ $piece }` лежить на: { $places }
check-trigger-every-noun = тригер відповідає на кожне `{ $noun }`; решті умов місце в тілі
check-below-trigger = під тригером: `{ $code }`
check-never-done-to = `{ $rule }` ніколи не стосується `{ $noun }`
check-no-menu = `{ $rule }` не має `choose one:`, до якого можна щось додати
check-declare-parameter = оголосіть це в `parameters:`
check-trigger-every-place = тригер відповідає на кожне місце; решті умов місце в тілі
check-done-to = `{ $rule }` стосується `{ $noun }`
check-ability-shape = здібність — це рядок або заголовок із тілом
check-no-otherwise = `{ $key }` не має `otherwise`
check-misplaced-header = `{ $key }` належить до здібності або до іншого блоку
check-triggers-place = тригери стоять у `abilities:` або `always:`
check-what-belongs = тут має бути { $what }
check-needs-keys = під `{ $key }` стоять його ключі: { $keys }
check-no-flow-step = у перебігу гри немає кроку `{ $name }`
check-nested-too-deep = { $most ->
    [one] правила вкладають щонайбільше на { $most } рівень
    [few] правила вкладають щонайбільше на { $most } рівні
   *[other] правила вкладають щонайбільше на { $most } рівнів
}
check-nothing-said = тут нічого не сказано
check-no-such-key = `{ $key }` — не ключ `{ $of }`
check-needs-key = для `{ $of }` потрібен ключ `{ $key }:`
check-effect-belongs = тут має бути ефект, а не `{ $value }`
check-what-happens = напишіть, що відбувається, наприклад `{ $code }`
check-not-beside = `{ $other }` не може стояти поряд із `{ $key }`
check-list-of-headers = зробіть список: кожен заголовок — його окремий пункт
check-no-kind = немає виду `{ $name }`
check-no-rule = немає правила `{ $name }`
check-end-needs = для кінця `{ $name }` потрібні `when:` і `after:`
check-game-needs = для гри потрібен ключ `{ $key }:`
check-is-not = `{ $name }` — не { FORM($what, "no") }
check-nothing-to-lay-out = немає жодних `{ $kinds }`, які можна розкласти
check-table-missing = може, бракує таблиці `{ $name }:`?
check-already-printed = `{ $name }` уже надруковано на `{ $kind }`
check-other-adjective = візьміть інший прикметник
check-too-many-rules = { $most ->
    [one] гра має щонайбільше { $most } правило
    [few] гра має щонайбільше { $most } правила
   *[other] гра має щонайбільше { $most } правил
}
check-two-rules = два правила називаються `{ $name }`
check-rename-one = перейменуйте одне з них
check-symbol-gives-nothing = для `{ $rule }` потрібно `{ $noun }`, а символові нічого передати
check-rule-that-needs-nothing = назвіть правило, якому нічого не потрібно
check-layout-size = { $places ->
    [one] у рядах { $places } місце, а `{ $kinds }` є { $have }
    [few] у рядах { $places } місця, а `{ $kinds }` є { $have }
   *[other] у рядах { $places } місць, а `{ $kinds }` є { $have }
}
check-rows-by-players = ряди можуть бути таблицею за кількістю гравців
check-how-much = скажіть, скільки треба заплатити
check-counter-once = кожен лічильник може стояти серед способів оплати лише раз
check-only-players-act = діють лише гравці
check-nobody-decides = тут не діє ніхто, хто міг би вирішити
check-put-into = поставте це під `{ $code }`
check-level-range = `{ $key }` не є числом від { $least } до { $most }
check-too-many-times = { $most ->
    [one] щось повторюють щонайбільше { $most } раз
    [few] щось повторюють щонайбільше { $most } рази
   *[other] щось повторюють щонайбільше { $most } разів
}
check-every-value = `{ $key }` має назвати кожне значення, також: { $values }
check-walking-piece = мандрувати може лише фішка, яка в гравця одна
check-walks-nowhere = `{ $piece }` не лежить ні на чому, що має сусідів
check-players-ranked = у рейтингу стоять гравці
check-ranked-by-what = за чим складено рейтинг?
check-sets-of-what = набори складаються з різних надрукованих значень
check-trigger-in-ability = тригер належить до здібності
check-one-way-of-paying = кожен спосіб оплати — це одне число й один лічильник
check-paid-with-nothing = нулем нічого не сплатити
check-alternatives-needed = для `choose one:` потрібні можливості з назвами або їх список
check-two-alternatives = дві можливості називаються `{ $name }`
check-name-them = дайте їм назви: `{ $code }`
check-choose-exactly = вибору точної кількості в мові немає
check-choose-exactly-hint = напишіть `repeat N times:`, а під ним `choose`, або `choose up to N ...:`
check-no-such-value = `{ $name }` — не значення `{ $prop }`
check-never-the-same = ці дві речі ніколи не можуть бути тим самим
check-not-comparable = ці дві речі не можна порівняти
check-things-in-zones = речі лежать у зонах
check-no-permission = немає дозволу `{ $name }`
check-definition-one-header = визначення має один заголовок
check-flow-needs-round = для `flow:` потрібен `round`
check-plain-amounts = надруковані кількості — це прості числа
check-nobody-has-most = `{ $counter }` не належить гравцеві, тож ніхто не має найбільше
check-chain-too-long = { $most ->
    [one] `{ $name }` веде ланцюжком, довшим за { $most } ланку
    [few] `{ $name }` веде ланцюжком, довшим за { $most } ланки
   *[other] `{ $name }` веде ланцюжком, довшим за { $most } ланок
}
check-total-too-large = `{ $name }` з усім, до чого веде, — це понад { $most }
check-grows-too-large = { $most ->
    [one] з усім, що воно викликає й будить, це понад { $most } вказівку
    [few] з усім, що воно викликає й будить, це понад { $most } вказівки
   *[other] з усім, що воно викликає й будить, це понад { $most } вказівок
}
check-few-do-it = скоротіть ланцюжок: нехай одна ланка робить те, що тепер роблять кілька
check-name-fewer-times = називайте кожне з решти рідше або скористайтеся циклом
check-call-less = викликайте це з меншої кількості місць або скористайтеся циклом
check-too-much-work = `{ $name }` могло б повторюватися так часто, що ніколи б не закінчилося
check-less-in-one-go = повторюйте це рідше або вкладайте менше циклів один в один
check-no-rule-or-verb = немає ні правила, ні дієслова `{ $name }`
check-gain-printed = надруковане отримують через `do`
check-moved-not-gained = `{ $name }` — це { $what }: таке десь лежить, тож його переміщують, а не отримують
check-amount-before-noun = між кількістю і тим, що вона рахує, нічого не стоїть
check-leave-out = приберіть `{ $code }`
check-group-which = `{ $name }` — це група: скажіть, який її складник
check-group-which-piece = `{ $group }` — це група фішок: скажіть, яка з них, або перемістіть усі, що там лежать
check-group-owners = `{ $group }` має фішки гравців і нічийні фішки: однією групою вони бути не можуть
check-no-position = жодне правило не запам’ятовує позицій, тож жодна не може повторитися чи бути забута
check-start-unused = початок передають, але ніщо не починається з першого гравця й не питає про нього
check-never-holds = це ніколи не може справдитися
check-always-holds = це справджується завжди
check-number-from = те, що тут порівнюють, ніколи не менше за { $least }
check-number-up-to = те, що тут порівнюють, ніколи не більше за { $most }
check-number-between = те, що тут порівнюють, лежить між { $least } і { $most }
check-came-never = позиція, про яку йдеться, виникла щонайменше раз
check-positions-kept = запам’ятовують щонайменше 2 і щонайбільше { $most } позицій
check-moved-not-counted = `{ $name }` — не лічильник: таке десь лежить, тож його переміщують
check-nobody-pays-with = `{ $counter }` не належить гравцеві, тож ніхто не може цим платити
check-pay-to-player = платять гравцеві або, без `to`, у запас
check-nobody-sees = ніхто не бачить, що лежить у `{ $zone }`, тож ніхто не може звідти вибирати
check-deal-then-choose = роздайте звідти до зони, яку видно, і вибирайте там
check-not-seen = хто тут вибирає, не бачить, що лежить у `{ $zone }`: перелік можливостей це виказав би
check-let-others-choose = нехай вибирає той, хто це бачить (`they RULE`), або спершу перемістіть це до зони, яку бачить той, хто вибирає
check-options-tell = хто тут вибирає, не бачить, що лежить у `{ $zone }`, а від цього залежить, що можна вибрати
check-ask-behind = запитуйте лише про те, що бачить той, хто вибирає, або вже після вибору, через `if`
check-asking-tells = чи тут когось запитають, залежить від того, що лежить у `{ $zone }`, а це бачать не всі
check-only-if-inside = поставте умову всередину вибору: `you may:` або одна з можливостей, а під нею `only if`; або спершу перенесіть те, на що дивляться, туди, де його бачать усі
check-numbers-tell = те, з яких чисел вибирають, залежить від того, що лежить у `{ $zone }`, а це бачать не всі
check-numbers-all-see = дозвольте вибрати будь-яке число, а після цього скажіть через `only if`, що має справджуватися для нього
check-only-counter-set = установити можна лише лічильник або нотатку
check-parameter-changed-by = параметр змінюють здібності, варіанти й доповнення
check-only-note-cleared = запам’ятати чи скасувати можна лише нотатку
check-only-note-cleared-hint = скажіть у `notes:`, що запам’ятовується, наприклад `leader: player`
check-note-tells = те, що каже `{ $note }`, знають усі, а в `{ $zone }` дивитися можуть не всі
check-note-shown-first = спершу перемістіть це туди, де це бачать усі, або запишіть лише те, що на ньому надруковано
check-two-owners = два власники — це гравець і вид речей
check-sort-alone = кількість одного ґатунку стоїть у рядку сама
check-named-twice = знайдене дістає тут дві назви
check-name-is-known = `{ $name }` уже щось означає
check-another-name = візьміть іншу назву
check-no-refill = `{ $zone }` не має `refill:`
check-say-filled-from = скажіть у `zones:`, звідки поповнюється `{ $zone }`
check-not-passed-on = `{ $zone }` не передають: лише купку, стос або ряд, який має кожен гравець
check-not-passed-on-hint = оголосіть це в `zones:` з `of: player` або переміщуйте речі по одній
check-only-stack-shuffled = тасувати можна лише стос, а `{ $zone }` має `form: { $form }`
check-needs-noun = для `{ $rule }` потрібно `{ $noun }`
check-utmost-word = про `{ $name }` не кажуть `{ $word }`: того, що лічать, буває найбільше (`most`) чи найменше (`fewest`); число буває найбільшим (`highest`) чи найменшим (`lowest`)
check-which-handed = котре `{ $noun }`? Те, що передають правилу, має бути вже вибране
check-choose-then-write = спершу виберіть `{ $noun }`, а потім напишіть `{ $code }`
check-choose-or-each = спершу виберіть `{ $noun }`, а потім напишіть `{ $code }`; якщо це стосується всіх, поставте це під `{ $header }`
check-noun-belongs = тут має бути `{ $noun }`, а не { $found }
check-stands-for-nothing = `{ $word }` ні на що не вказує
check-no-all-to-gain = отримати `all` не можна
check-say-how-many = скажіть скільки
check-price-alone = надрукована ціна стоїть сама
check-several-need-body = щоб вибрати кілька, потрібне тіло
check-several-need-body-hint = напишіть `choose up to N ...:`, а під ним те, що відбувається з кожним
check-no-effect = `{ $kind }` не має ефекту `{ $name }`
check-needs-place = для `{ $rule }` потрібне місце
check-takes-no-place = `{ $rule }` не приймає місця
check-declare-as = оголосіть це як `{ $code }`
check-takes-nothing = `{ $rule }` нічого не приймає
check-per-how-many = за скільки штук?
check-no-price = `{ $kind }` не має ціни `{ $name }`
check-add-to-holds-or-other = додайте це до `holds:` зони `{ $zone }` або назвіть іншу зону
check-does-not-hold = у `{ $zone }` не лежать { $kinds }
check-which-one = котре `{ $noun }`?
check-from-zone-to-zone = скажіть, з якої зони до якої йдуть `{ $name }`
check-thing-moves-to-zone = річ переміщують до зони
check-name-zone-after = після `{ $word }` назвіть зону
check-which-moved = котре `{ $noun }`? Спершу виберіть, потім переміщуйте
check-from-where = звідки перемістити?
check-how-many-from-where = скажіть, скільки й звідки
check-you-nobody = тут ніхто не діє, тож `you` ні на кого не вказує
check-in-digits = число пишуть цифрами
check-sort-belongs = тут має бути { $what }, а це { $found }
check-does-not-say-whose = `{ $word }` не каже, чиє
check-lies-on-which = `{ $counter }` лежить на `{ $kind }`: скажіть, на котрому
check-has-no-counter = { $kinds } не має `{ $counter }`, його має `{ $kind }`
check-no-adjective = тут не може бути прикметника, тож `{ $adjective }` нічого не каже
check-use-query = рахуйте або вибирайте натомість запитом: `{ $code }`
check-of-nobody = жоден гравець не має власних `{ $name }`, тож вони нікому не належать
check-of-nobody-hint = скажіть, де воно лежить, або оголосіть `{ $name }` із `of: player`
check-own-piece-walks = кожен мандрує власною фігурою
check-gained-by-player = `{ $name }` отримує гравець; воно ні на чому не лежить
check-lose-printed = надруковане сплачують або виконують, але не втрачають
check-price-to-supply = надруковану ціну сплачують до запасу
check-trigger-any = тригер відповідає, хоч би чим це зробили; `{ $word }` у ньому нічого не означає
check-one-place = `{ $noun }` лежить в одному місці, а тут їх два
check-one-for-game = `{ $name }` одне на всю гру
check-hand-over-first = спершу виберіть або передайте `{ $noun }`
check-does-not-belong = `{ $word }` тут не місце
check-too-many-words = { $most ->
    [one] рядок правил має щонайбільше { $most } слово
    [few] рядок правил має щонайбільше { $most } слова
   *[other] рядок правил має щонайбільше { $most } слів
}
check-ends-early = рядок закінчується зарано
check-too-many-characters = { $most ->
    [one] рядок правил має щонайбільше { $most } символ
    [few] рядок правил має щонайбільше { $most } символи
   *[other] рядок правил має щонайбільше { $most } символів
}
check-name-a-part = дайте його частині назву
check-too-many-parentheses = { $most ->
    [one] одна в одній може стояти щонайбільше { $most } дужка
    [few] одна в одній можуть стояти щонайбільше { $most } дужки
   *[other] одна в одній може стояти щонайбільше { $most } дужок
}
check-name-inner-part = дайте внутрішній частині назву в `define:`
check-say-whose = скажіть, чиє `{ $zone }`
check-never-lies-on = `{ $piece }` ніколи не лежить на `{ $place }`
check-see-key = див. `{ $key }` у `{ $of }`
check-names-no-single = `{ $word }` можна вибрати, але це не назва однієї речі
check-belongs-to = `{ $name }` належить до `{ $kind }`
check-no-zone = немає зони `{ $name }`
check-too-much-room = `{ $name }` потребує більше місця, ніж дозволено всій грі
check-fewer-hold = нехай це має менше речей або нехай менше в ньому лежить
check-too-many-slots = { $most ->
    [one] ряд має щонайбільше { $most } місце
    [few] ряд має щонайбільше { $most } місця
   *[other] ряд має щонайбільше { $most } місць
}
check-row-needs-slots = для ряду `{ $zone }` потрібен ключ `slots:`
check-filled-from-stack = зону поповнюють зі стоса, а `{ $zone }` має `form: { $form }`
check-declare-with = оголосіть `{ $name }` із `{ $code }`
check-says-nothing-about = `{ $word }` нічого не каже про: { $kinds }
check-pieces-of-whom = фішки належать кожному гравцеві або грі
check-filled-from-game = зону поповнюють зі стоса гри, а не кожного `{ $kind }`
check-add-to-holds = додайте `{ $kind }` до `holds:` зони `{ $zone }`
check-names-no-owner = `{ $zone }` має кожне `{ $of }`, а `{ $prop }` у `{ $kind }` не називає жодного
check-no-place = немає місця `{ $name }`
check-slots-differ = { $n ->
    [one] `{ $prop }` задано для { $n } місця, а місць { $size }
    [few] `{ $prop }` задано для { $n } місць, а їх { $size }
   *[other] `{ $prop }` задано для { $n } місць, а їх { $size }
}
check-slots-alike = кожна властивість місць має однакову кількість чисел
check-one-holds-other-not = у `{ $source }` лежать `{ $kinds }`, а в `{ $zone }` — ні
check-of-which-owner = `{ $zone }` має кожне `{ $of }`: котре?
check-start-in-game-zone = почніть у зоні гри й роздайте з неї під час підготовки
check-how-many-when-full = скільки вміщує повне `{ $zone }`?
check-too-many-start = `{ $kinds }`, що починають у `{ $zone }`, — { $n }, а вміщується туди щонайбільше { $most }
check-start-without-limit = нехай вони починають у стосі без обмеження
check-add-to-key = додайте це до `{ $key }` у `{ $of }`
check-move-in-setup = перемістіть це звідти під час підготовки
check-never-it = `{ $name }` належить до виду `{ $kind }`, тож { $kinds } ніколи ним не буде
check-no-word = `{ $word }` — не слово мови
check-chosen-anyway = вибирають і так одне, а числа пишуть цифрами
check-copy-of-what = примірник чого?
check-than-which = `{ $word }` за котре?
check-choose-first = спершу виберіть `{ $noun }`
check-no-neighbours = `{ $kind }` не має сусідів
check-only-laid-out = їх має лише те, що лежить у розкладці
check-only-pieces-there = у `{ $zone }` лежать не речі, а лише фішки
check-has-no = { $kinds } не має `{ $name }`
check-say-where = скажіть, де лежить `{ $piece }`
check-things-where = які речі? Скажіть, де вони лежать
check-needs-itself = це потребує самого себе: { $way }
check-without-other = визначте одне з них без решти
check-has-to-act = у `{ $name }` хтось має діяти, але тут ніхто не діє
check-has-to-act-there = у `{ $name }` хтось має діяти, бо в рядку { $n } стоїть `{ $text }`, але тут ніхто не діє
check-nobody-acts-in = там, де виконується `{ $rule }`, ніхто не діє, тож жодна карта не може на це відповісти
check-nobody-gains = ніхто ніколи не отримує `{ $counter }`
check-only-gain-answered = відповідають лише на `gain`, а не на `set`
check-nobody-pays = ніхто ніколи не платить `{ $counter }`
check-never-in-play = `{ $kinds }` мають здібності, але ніколи не лежать там, де ті діють
check-zone-in-play = оголосіть для `{ $kinds }` зону з `in play: yes`
check-secret-hint = тут усі вирішують одночасно, тож торкатися можна лише свого; зробіть це перед блоком або після нього
check-secret-answered = у таємному блоці ніхто не відповідає на те, що роблять інші
check-reserved-word = `{ $word }` — слово мови, тож { $what } не може так називатися
check-other-name = виберіть іншу назву, наприклад `{ $word }_` і ще щось
check-names-two = `{ $name }` — назва двох речей
check-already-kind = `{ $name }` уже належить до виду `{ $kind }`
check-no-thing-called = жодне `{ $kind }` не називається `{ $name }`
check-nothing-for-players = { $n ->
    [one] ця таблиця нічого не вказує для { $n } гравця
    [few] ця таблиця нічого не вказує для { $n } гравців
   *[other] ця таблиця нічого не вказує для { $n } гравців
}
check-add-players = додайте `{ $n }:` або `others:`
check-name-letters = назва складається з малих літер, цифр і підкреслень
check-too-many-things = запис може мати щонайбільше стільки примірників: { $copies }, а всіх речей може бути: { $most }
check-already-stands-for = `{ $word }` уже щось означає: { $what } `{ $name }`
check-rename-or-plural = перейменуйте одне з них або оголосіть інше `plural:`
check-only-nothing = пропущене може бути лише `nothing`
check-no-top = верх і низ має лише те, що лежить у порядку: зона з `form: stack`
check-no-sort-of-property = `{ $name }` — не тип властивості
check-no-property = `{ $name }` — не властивість `{ $kind }`
check-no-figure = ніщо з того, що сказано в `{ $of }`, не називається `{ $name }`
check-told-of-thing = про річ кажуть, чи надруковане на ній є тим або тим
check-told-of-thing-hint = назвіть, що надруковано й на чому, наприклад `tell whether value of that card is 3`
check-alike-but = `{ $one }` і `{ $other }` збігаються в тому, що має робити їх однаковими, але правила розрізняють їх за `{ $property }`
check-alike-named = правила називають `{ $one }` або `{ $other }` на ім’я, тож ці дві речі не однакові
check-alike-add = впишіть у `alike by` також `{ $property }` або приберіть `alike by`: тоді важить усе надруковане
check-alike-left-out = приберіть `alike by`: тоді важить усе надруковане й назва
check-not-a-value = `{ $name }` — не значення: його оголошено як `{ $sort }`
check-number-in-digits = напишіть число цифрами
check-worth-of-printed = `{ $name }` — це вартість надрукованого ефекту
check-not-printed = `{ $prop }` — не ефект і не кількості, надруковані на `{ $kind }`
check-said-of = `{ $name }` стосується `{ $kind }`
check-not-all-counters = `{ $group }` містить `{ $name }`, а це не лічильник
check-no-number = немає числа з правил із назвою `{ $name }`
check-they-stands-for = `they` — це гравець з `each ...:`, що навколо
check-their-stands-for = `their` вказує на гравця з `each ...:`, що навколо
check-here-stands-for = `here` — це місце, з яким правило викликано через `at`
check-it-stands-for = `it` — це річ, про яку питає `where` або визначення
check-its-stands-for = `its` вказує на річ, про яку питає `where` або визначення
check-zone-of-value = зона може належати надрукованому значенню: { $values }
check-zone-of-no-value = зона може належати надрукованому значенню, а такого немає
check-starts-with-player = `{ $piece }` починає в зоні гравця, а `{ $zone }` — не така
check-starts-in-game = `{ $piece }` починає в зоні гри, а `{ $zone }` — не така
check-secret-chance = у таємному блоці ніщо не залежить від випадку
check-secret-filled = у таємному блоці нічого не поповнюють
check-secret-acts = у таємному блоці не діє ніхто інший
check-secret-ranked = у таємному блоці немає рейтингів і ніхто не мандрує
check-secret-counter = у таємному блоці не може змінитися `{ $counter }` гри чи інших гравців
check-secret-pays = у таємному блоці не платять іншим
check-secret-pieces = у таємному блоці переміщують лише власні фішки
check-secret-taken = у таємному блоці нічого не беруть із `{ $zone }`
check-secret-things = у таємному блоці не беруть того, що лежить в інших або посередині
check-secret-put = у таємному блоці нічого не кладуть у `{ $zone }`, бо там важать порядок або місце
check-no-verb = немає дієслова `{ $verb }`
check-no-header = `{ $header }` — не заголовок мови
check-small-letters = слова пишуть малими літерами
check-no-end-sign = рядок закінчується без розділового знака
check-no-possessive = форми з 's тут немає
check-comparison-words = порівнюють словами
check-comparison-other = для цього порівняння є інші слова
check-amount-no-sign = кількість не має знака
check-amount-plain = кількість — це просте число
check-colon-ends-header = двокрапка завершує заголовок; те, що за нею, належить до наступного рядка, з відступом
check-if-is-header = `if` — це заголовок: решта стоїть під ним
check-trigger-is-header = тригер — це заголовок: решта стоїть під ним
check-where-in-brackets = дві умови після `where` стоять у дужках
check-dealt-from-top = `deal` бере згори стосу
check-any-of-a-kind = стільки речей одного роду беруть підряд; які саме, каже запит
check-place-before-with = де щось лежить, кажуть перед тим, що воно має
check-begins-with-header = це починається із заголовка: решта стоїть під ним
check-who-is-header = хто це робить — окремий заголовок
check-price-is-header = ціна — це заголовок: те, що за неї дають, стоїть під ним
check-order-is-header = порядок — це заголовок: частини стоять під ним
check-answers-line = відповіді здібностей мають одну форму
check-and-joins = `and` поєднує кількості й умови, а не вказівки
check-comma-joins = кома поєднує кількості, а не вказівки
check-or-is-choice = `or` — це вибір, а вибір — це заголовок
check-order-to-whoever = рядок — це вказівка тому, хто діє: він починається з дієслова
check-for-each = форми `for each` у мові немає
check-amount-first = кількість стоїть перед тим, що рахує
check-number-too-big = жоден лічильник гри до цього числа й не наблизиться
check-verb-first = рядок починається з дієслова
check-change-in-words = зміну виражають словами
check-change-says-whose = зміна каже, чия вона
check-ability-line = рядок здібностей змінює число або дає дозвіл; усе інше має заголовок
check-trigger-any-amount = тригер відповідає за будь-якої кількості
check-who-in-plural = той, хто діє, стоїть у множині, без артикля
check-verb-no-s = дієслова тут не мають -s
check-who-may = хто може?
check-header-other = для цього заголовка є інші слова
check-alternatives-below = можливості стоять під заголовком
check-compared-first = те, що порівнюють, стоїть перед порівнянням
check-amount-in-brackets = кількість, яка є чимось більшим за число чи назву, стоїть у дужках
check-compared-in-brackets = те, що рахують за багатьма речами, у порівнянні стоїть у дужках
check-reckoned-in-brackets = те, що рахують за багатьма речами, стоїть у дужках, коли з ним рахують далі
check-set-in-words = лічильник або нотатку встановлюють через `to`
check-dice-are-thrown = кубики кидають через `throw`; `roll` дає число лічильнику
check-turn-not-left = хід закінчується сам; вийти можна з раунду або з гри, а те, що від чогось залежить, стоїть під `if`
check-face-where = про те, що показує кубик, питають через `where`
check-printed-number-where = про надруковане число питають через `where`
check-who-has = мати щось можуть лише `you`, `they`, `it`, `here` і `that ...`
check-adjective-first = те, яким щось є, стоїть перед іменником
check-test-other = для цього запитання є інше слово
check-with-before-where = `with` і `without` стоять перед `where`
check-and-behind-where = після `where` незрозуміло, що поєднує `{ $word }`: ще одну умову для того, що шукають, чи окрему умову поруч
check-not-behind-is = `not` стоїть після `is`
check-words-in-full = слова пишуть повністю
check-negation-other = для цього заперечення є інше слово
check-end-after-colon = закінчіть рядок після двокрапки
check-per-thing = кількість за кожну річ — це `{ $amount }`; вказівка для кожної речі — це заголовок `{ $header }`
check-ability-forms = напишіть `your ... is 1 more`, `you may ...` або поставте це під `at once:` чи `whenever ...:`
check-where-last = поставте `where` останнім
check-could-stand = тут може стояти: { $what }
check-layout-next-to = `{ $name }` не каже, які `{ $kinds }` сусідять
check-layout-next-to-hint = назвіть властивість `{ $kind }`, яка є `{ $code }`
check-not-amounts-of-kind = `{ $prop }` не надруковано як кількості певного виду
check-cover-none = на `{ $kinds }` не надруковано `{ $kind }`, тож вони жодного не покривають
check-one-property-of-kind = дайте `{ $kind }` одну властивість виду `{ $other }`
check-cases-for-numbers = випадки бувають у чисел
check-join-conditions = поєднайте умови через `and` та `or`
check-other-cases = скільки це в усіх інших випадках?
check-add-code = додайте `{ $code }`
check-definition-shape = визначення — це значення, умова, таблиця `by ...:` або випадки `if ...:`
check-no-case = `{ $key }` — не випадок для числа
check-shared-last = `shared` стоїть останнім, після того, що вирішує
check-only-counted = `{ $word }` кажуть про речі, а `{ $name }` лише рахують
check-things-paid-alone = речами платять окремо й у запас
check-things-paid-alone-hint = платіть лічильниками й речами у двох рядках, а речі переміщуйте до гравця через `move`
check-paid-from-where = незрозуміло, з якої зони гравець платить `{ $kinds }`
check-one-zone-holds = нехай вони лежать в одній зоні гравців, з назвою `{ $name }`
check-start-nowhere = `{ $kinds }` ніде не починають, тож їм нікуди повертатися
check-say-key = вкажіть `{ $key }` у `{ $of }`
check-all-lost-once = `all` втрачають один раз
check-how-many-or-no-per = скажіть скільки або приберіть `per`
check-one-kind-in-bill = усі способи оплати цього рахунку — `{ $kinds }`
check-plain-number-of = те, скільки `{ $kinds }` сплачують, — просте число
check-in-no-zone = `{ $kind }` не лежить у жодній зоні, тож не може помінятися місцями
check-same-twice = `{ $code }` стоїть з обох боків: це не дві речі, тож нічого не вирішується й не змінюється
check-name-the-first = якщо йдеться про дві, дайте першій назву: `choose ... as NAME`, і пишіть `that NAME`
check-two-in-zones = назвіть дві речі, що лежать у зонах
check-swap-apart = у `{ $zone }` не лежать `{ $kind }`, тож ці дві речі не можуть помінятися місцями
check-swap-one-kind = міняйте місцями дві речі одного виду або видів, що лежать у тих самих зонах
check-zones-apart = уміст зон `{ $zone }` і `{ $other }` не можна поміняти місцями: одна не вміщує того, що лежить в іншій
check-zones-apart-hint = міняти можна зони, що вміщують ті самі види речей у тій самій формі та з тим самим обмеженням
check-ties-how = `ties` каже, що отримують ті, хто нарівні: `each` — увесь приз, `share` — ділять його
check-ties-share-gains = ділити можна лише те, що отримують
check-teams-seats = команди для кількості гравців { $n } мають називати кожне місце від 1 до { $n } рівно один раз
check-teams-seats-hint = напишіть, наприклад, `4: [[1, 3], [2, 4]]`
check-no-one-partner = за кількості гравців { $n } ніхто не має рівно одного партнера
check-stock-of-team = `{ $counter }` рахується для команди, тож не може братися з обмеженого запасу
check-paid-no-room = `{ $kinds }` повертаються до `{ $zone }`, а там може не бути місця
check-paid-no-room-hint = приберіть `limit:` у `{ $zone }` або нехай вони починають деінде
check-group-of-all = зв’язність групи рахують через усі речі виду, а не лише через деякі з них
check-group-of-all-hint = приберіть `of ...` або `in ...` і запитайте про це після `where`
check-things-of-whom = речі належать кожному гравцеві або нікому
check-divisor = ділять на просте число або на параметр, але не на 0
check-secret-laid = у таємному блоці не кладуть того, що лежить в інших або посередині
check-secret-laid-on = у таємному блоці нічого не кладуть на `{ $zone }` інших гравців чи гри
check-two-shapes = `{ $kind }` має дві форми: `{ $one }` і `{ $other }`
check-no-shape = бракує форми `{ $name }`
check-rows-of-words = напишіть рядки слів: `{ $code }`
check-rows-differ = { $first ->
    [one] перший рядок має { $first } клітинку, а цей — { $n }
    [few] перший рядок має { $first } клітинки, а цей — { $n }
   *[other] перший рядок має { $first } клітинок, а цей — { $n }
}
check-empty-edge = крайній рядок або стовпець не має жодної клітинки
check-empty-edge-hint = приберіть рядки й стовпці, у яких лише `gap`
check-shape-too-large = { $most ->
    [one] форма має щонайбільше { $most } рядок і стовпець
    [few] форма має щонайбільше { $most } рядки й стовпці
   *[other] форма має щонайбільше { $most } рядків і стовпців
}
check-how-large = якого розміру сітка `{ $zone }`?
check-means-nothing-with = `{ $key }` нічого не означає для `{ $name }`, де стоїть `{ $code }`
check-means-nothing-without = `{ $key }` нічого не означає для `{ $name }`, доки там немає `{ $code }`
check-grid-sides = сітка має від 1 до { $most } стовпців і рядків
check-no-cells = `{ $kind }` не має клітинок, тож не може лежати на сітці `{ $zone }`
check-give-shape = дайте йому форму: `{ $code }` у `{ $key }`
check-grid-word = `{ $word }` у сітці має власне значення, тож не може належати до виду `{ $kind }`
check-other-word = виберіть інше слово
check-none-and-gap = `none` — порожня клітинка, `gap` — клітинки немає
check-never-printed = `{ $name }` ніколи не надруковано на: { $kinds }
check-says-nothing = `{ $word }` тут нічого не каже
check-whose-grid = скажіть, чия це сітка
check-lay-hint = напишіть `move ... to ...` або оголосіть зону з `form: grid` і `size:`
check-lay-keys-hint = наприклад, `{ $code }`; якщо більше нічого додати, приберіть двокрапку
check-not-turned = повороту `{ $word }` немає
check-not-a-cell = `{ $word }` — не клітинка `{ $zone }`
check-cell-forms = `middle` або клітинка від `a1` до `{ $last }`
check-laid-not-moved = `{ $zone }` — це сітка: на неї речі кладуть, а не переміщують
check-not-on-grid = `{ $kind }` може лежати на сітці `{ $grid }`, де воно не може просто помінятися місцями
check-move-away = перемістіть його деінде, а тоді покладіть інше
check-where-in-grid = `{ $zone }` — це сітка: де саме на ній лежить `{ $kind }`?
check-start-elsewhere = почніть в іншій зоні й покладіть його через `lay` під час підготовки
check-laid-on-zone = речі кладуть на сітку, а це не зона
check-laid-on = на сітку кладуть через `on`
check-laid-on-grid = речі кладуть на сітку, а `{ $zone }` має `form: { $form }`
check-only-counter-rolled = кинути кубик можна лише для лічильника
check-declare-counter = оголосіть це в `counters:`
check-rolled-range = кидають від меншого числа до більшого
check-no-die = `{ $kind }` — не кубик
check-declare-die = кубик — це вид, що має `faces: 6` (або список слів)
check-too-few-faces = кубик має щонайменше дві різні грані
check-no-such-face = кубик із кількістю граней { $most } не може показати { $n }
check-face-twice = `{ $kind }` має `faces:`, тож `face` — це те, що на ньому випало: інша властивість не може так називатися
check-reveal-to-player = щось показують гравцеві або, без `to`, усім
check-top-of-stack = лише в стосі дивляться на певну кількість згори
check-seen-what = побачити можна річ, вміст зони або певну кількість згори стосу
check-seen-what-hint = напишіть, наприклад, `hand of that opponent`, `that card` або `3 cards of deck`
check-others-of-player = `{ $zone }` не належить гравцеві, тож інших немає
check-name-anywhere = те, що називають, лежить будь-де: кажуть лише назву
check-choose-there = щоб узяти щось із зони, напишіть `choose`
check-see-size = див. `size:` у `{ $zone }` і форми
check-no-room = на `{ $zone }` немає місця для: { $names }
check-no-room-at = на `{ $zone }` у клітинці `{ $cell }` немає місця для: { $names }
check-stock-below-zero = те, що береться із запасу, ніколи не буває менше від нуля, а `{ $counter }` може
check-stock-too-small = на початку роздають { $n } `{ $counter }`, а є лише { $most }
check-gain-from-player = отримують від гравця або, без `from`, із запасу
check-no-stock = `{ $counter }` ніколи не закінчується: немає `stock:`

## Файли гри

check-not-utf8 = файл не в UTF-8: байту { $byte } тут не місце
check-not-a-file = `{ $file }` — не файл
check-file-too-large = { $n ->
    [one] у файлі { $n } байт; дозволено щонайбільше { $most }
    [few] у файлі { $n } байти; дозволено щонайбільше { $most }
   *[other] у файлі { $n } байтів; дозволено щонайбільше { $most }
}
check-split-file = розділіть його: до гри належить кожен файл *.yaml з теки
check-looks-like-utf16 = схоже на UTF-16; збережіть його в UTF-8
check-save-as-utf8 = збережіть файл в UTF-8
check-no-file = файлу `{ $file }` не існує
check-file-unreadable = файл `{ $file }` не можна прочитати: { $why }
check-too-many-lines = { $n ->
    [one] у файлі { $n } рядок; дозволено щонайбільше { $most }
    [few] у файлі { $n } рядки; дозволено щонайбільше { $most }
   *[other] у файлі { $n } рядків; дозволено щонайбільше { $most }
}
check-invisible-character = невидимий символ { $character } не дозволено
check-delete-it = вилучіть це
check-tab = цей рядок починається з табуляції; YAML потребує пробілів
check-tab-hint = на кожен крок праворуч ставте два пробіли
check-line-too-long = { $n ->
    [one] у цьому рядку { $n } символ; дозволено щонайбільше { $most }
    [few] у цьому рядку { $n } символи; дозволено щонайбільше { $most }
   *[other] у цьому рядку { $n } символів; дозволено щонайбільше { $most }
}
check-break-line = розбийте його на кілька рядків
check-like-one-entry = `like:` називає один запис тієї самої таблиці
check-like-no-name = `like:` називає запис тієї самої таблиці; `{ $name }` — не назва
check-like-no-path = записам тієї самої таблиці з інших файлів шлях не потрібен
check-like-too-long = { $most ->
    [one] понад { $most } запис відштовхується від іншого
    [few] понад { $most } записи відштовхуються один від одного
   *[other] понад { $most } записів відштовхуються один від одного
}
check-not-in-table = у таблиці `{ $table }` немає `{ $name }`
check-rename-game = накладка не може перейменувати гру
check-delete-line = вилучіть цей рядок
check-no-section = `{ $name }` — не розділ і не таблиця якогось виду
check-no-list = немає списку `{ $place }`, до якого можна щось додати чи з якого вилучити
check-not-a-list = `{ $place }` — не список
check-name-entries = назвіть змінювані записи їхніми ключами
check-over-alternatives = `{ $place }` — список, тож його варіанти не мають назв, під якими їх можна було б змінити
check-add-or-list = напишіть `{ $code }` і зробіть із кожного окреме правило або подайте список, що замінить усе
check-overlays-differ = `{ $one }` і `{ $other }` змінюють `{ $place }` по-різному
check-use-one = візьміть одну з накладок або нехай одна змінює лише те, чого не чіпає інша
check-changes-holds = `changes:` містить розділи, як і файл правил
check-not-in-list = у списку `{ $place }` немає `{ $name }`
check-variant-sections = варіант `{ $name }` має бути словником розділів
check-variant-needs-value = варіантові `{ $name }` потрібне значення
check-variant-wrong-value = варіант `{ $name }` не має значення `{ $value }`
check-variant-no-value = варіант `{ $name }` не приймає значення
check-too-many-files = { $most ->
    [one] понад { $most } файл в одній теці
    [few] понад { $most } файли в одній теці
   *[other] понад { $most } файлів в одній теці
}
check-pack-too-large = { $most ->
    [one] у файлах гри разом понад { $most } байт
    [few] у файлах гри разом понад { $most } байти
   *[other] у файлах гри разом понад { $most } байтів
}
check-pack-too-many-values = { $most ->
    [one] у файлах гри разом понад { $most } значення
    [few] у файлах гри разом понад { $most } значення
   *[other] у файлах гри разом понад { $most } значень
}
check-in-two-files = `{ $key }` стоїть у двох файлах
check-rename-or-delete = перейменуйте одне або вилучіть його
check-expansion-says = файл доповнення каже, до якого з них належить
check-add-line = додайте на початку рядок `{ $code }`
check-leads-out = `{ $file }` веде за межі теки гри
check-leads-out-of = файл `{ $file }` опинився б поза текою
check-make-folder = замість посилання створіть звичайну теку
check-copy-file = скопіюйте файл до теки
check-no-variant = немає варіанта з назвою `{ $name }`
check-variant-twice = варіант `{ $name }` задано двічі
check-not-read = `{ $file }` не читається: файли правил мають розширення .yaml
check-not-read-there = `{ $file }` там не читається: правила лежать у теці гри, решта — у scenarios/, expansions/НАЗВА/ і translations/МОВА/
check-rename-to = перейменуйте його на `{ $file }`
check-file-holds-sections = файл містить розділи: назви з двокрапкою, а під ними те, що до них належить
check-no-expansion = немає доповнення з назвою `{ $name }`
check-not-an-expansion = у теці `{ $name }` немає доповнення
check-expansion-named = доповнення називають за його текою в expansions/ гри або шляхом до теки, файли якої починаються з `expansion:` і `for:`
check-expansion-whose = тека `{ $folder }` — це доповнення, але не сказано, яке саме або до якої гри
check-expansion-untitled = жоден файл у теці `{ $folder }` не каже, до якого доповнення належить
check-expansion-one-name = усі файли доповнення вказують те саме `expansion:`
check-expansion-other-game = це доповнення до іншої гри, а не до `{ $game }`
check-expansions-alike = є два доповнення з назвою `{ $name }`
check-expansion-folder = `expansion:` має містити назву теки
check-empty-file = у цьому файлі нічого немає
check-percent-lines = рядки, що починаються з `%`, не дозволено
check-second-document = тут починається другий документ; файл містить один
check-second-document-hint = вилучіть рядок `---` або перенесіть те, що далі, до окремого файлу
check-too-deep = { $most ->
    [one] понад { $most } рівень один в одному
    [few] понад { $most } рівні один в одному
   *[other] понад { $most } рівнів один в одному
}
check-name-and-call = дайте внутрішній частині назву й викличте її
check-key-is-word = ключ має бути словом або рядком, а не списком чи словником
check-key-twice = ключ `{ $key }` стоїть тут двічі
check-rename-or-list = перейменуйте один або зробіть список, якщо обидва — кроки
check-text-too-long = { $n ->
    [one] у цьому тексті { $n } символ; дозволено щонайбільше { $most }
    [few] у цьому тексті { $n } символи; дозволено щонайбільше { $most }
   *[other] у цьому тексті { $n } символів; дозволено щонайбільше { $most }
}
check-name-parts = дайте його частинам назви в `define:` або `rules:`
check-merge-keys = ключі злиття (`<<`) не дозволено
check-start-with-like = запис може відштовхуватися від іншого через `like:`
check-not-whole = `{ $text }` — не ціле число
check-only-whole-or-quoted = бувають лише цілі числа; текст, схожий на число, треба взяти в лапки
check-empty-entry = цей пункт списку порожній
check-empty-entry-hint = вилучіть його або напишіть значення після риски
check-anchor = якір `{ $code }` не дозволено
check-delete-or-like = вилучіть його; запис може відштовхуватися від іншого через `like:`
check-tag = позначки типу (слова, що починаються з `!`) не дозволено
check-delete-or-quote = вилучіть позначку або візьміть значення в лапки
check-too-many-values = { $most ->
    [one] понад { $most } значення в одному файлі
    [few] понад { $most } значення в одному файлі
   *[other] понад { $most } значень в одному файлі
}
check-only-whole = бувають лише цілі числа
check-too-big = число завелике; дозволено щонайбільше { $most }
check-line-without-braces = що має власні коми, стоїть без дужок у рядку під своїм ключем
check-comma-starts-entry = у дужках кома починає новий запис, тож `{ $key }` не має значення
check-no-colon-behind = після `{ $key }` немає двокрапки, тож це не заголовок, під яким щось стоїть
check-no-colon-behind-hint = приберіть фігурні дужки або напишіть після двокрапки, що слід зробити
check-steps-as-list = запишіть кроки списком, кожен в окремому рядку
check-nothing-follows = після `{ $key }:` нічого немає
check-nothing-follows-hint = зробіть відступ перед тим, що до нього належить, або напишіть `{ $code }`, якщо запис має бути порожнім
check-no-key = перед цією двокрапкою немає ключа
check-not-yaml = цей файл не можна прочитати як YAML
check-check-quotes = перевірте лапки
check-alias = псевдонім `{ $code }` не дозволено
check-write-out-or-like = напишіть саме значення або нехай запис відштовхується від іншого через `like:`
check-no-game-or-folder = немає ні гри, ні теки з назвою `{ $name }`
check-no-main-file = у теці `{ $folder }` немає файлу `{ $file }`
check-game-is-folder = гра — це тека з файлом `{ $file }`, у якому вказано її назву; доповнення — це тека, файли якої починаються з `expansion:` і `for:`
check-no-game = немає гри з назвою `{ $name }`
check-game-elsewhere = якщо її правила лежать у теці, назвіть її: `{ $code }`
check-add-to-game = додайте це до game.yaml
check-too-little-said = у `{ $table }` немає `{ $name }`, а для нового запису сказано замало
check-two-scenarios = два сценарії називаються `{ $name }`
check-rename = перейменуйте один
check-scenario-no-expansion = `{ $name }`: немає доповнення `{ $expansion }`
check-not-in-data = `{ $name }`: у даних немає `{ $place }`
check-no-such-rule = серед правил гри немає правила `{ $name }`, і ніщо так не називається
check-second-colon = друга двокрапка в тому самому рядку
check-bracket-open = дужку, відкриту тут, не закрито там, де слід
check-bracket-hint = між двома записами стоїть кома, наприкінці — закривна дужка; текст із комою чи дужкою треба взяти в лапки
check-not-lined-up = цей рядок не в одному стовпчику з рядками над ним
check-same-column = рядки одного блоку починаються в одному стовпчику
check-line-not-yaml = цей рядок не можна прочитати як YAML
check-check-signs = перевірте відступи, двокрапки, дужки й лапки
check-no-colon-above = рядок над цим не має двокрапки, тож цей не може його продовжувати
check-key-or-list-both = в обох напишіть `key: value` або `- value` у списку
check-something-missing = тут чогось бракує
check-cannot-follow = `{ $text }` не може тут стояти
check-own-line-or-quotes = поставте це в окремий рядок або візьміть усе значення в лапки
check-list-between-keys = пункт списку не може стояти між ключами
check-indent-list = зробіть відступ списку під його ключем
check-key-and-colon = у цьому рядку мають бути ключ і двокрапка
check-key-or-list = напишіть `key: value` або `- value` у списку
check-cannot-start-with = значення не може починатися з `{ $sign }`
check-quote-value = візьміть усе значення в лапки
check-anchors-and-aliases = якорі й псевдоніми не дозволено
check-write-out = напишіть саме значення або скористайтеся `like:`
check-tags = позначки типу не дозволено
check-quote-to-start = значення може починатися з `!` лише в лапках
check-key-too-long = { $n ->
    [one] у цьому ключі { $n } символ; дозволено щонайбільше { $most }
    [few] у цьому ключі { $n } символи; дозволено щонайбільше { $most }
   *[other] у цьому ключі { $n } символів; дозволено щонайбільше { $most }
}
check-shorter-name = виберіть коротшу назву
check-no-colon-here = двокрапка не може тут стояти
check-indented-too-far = цей рядок має більший відступ, ніж дозволяє рядок над ним
check-line-up = вирівняйте його з рядком над ним або перенесіть те значення в окремий рядок
check-quotation-open = лапки, відкриті тут, ніде не закрито
check-table-is-section = таблиця виду `{ $kind }` називалася б `{ $table }`, а це розділ
check-rename-kind = перейменуйте вид або дайте йому інше `plural:`
check-no-sort-or-kind = `{ $name }` — не тип властивості й не вид
check-two-tables = два види мають таблицю `{ $table }`
check-rename-kind-or-plural = перейменуйте один або дайте йому інше `plural:`
check-say-of-what = скажіть, чого: `{ $code }`
check-must-be = { $where }: тут має бути { $shape }, а не { $found }
check-not-known-in = { $where }: невідомий ключ `{ $name }`
check-where-needs = { $where }: бракує ключа `{ $key }`
check-is-empty = { $where }: тут нічого немає
check-table-named-by-plural = таблиця зветься множиною свого виду
check-cannot-be = { $where }: це не може бути `{ $value }`
check-no-name = `{ $name }` не може бути назвою
check-where-no-name = { $where }: `{ $name }` не може бути назвою
check-less-than = { $where }: число не може бути менше від { $least }
check-more-than = { $where }: число не може бути більше за { $most }
check-names-twice = { $where }: { $value } названо двічі
check-name-once = назвіть це лише раз
check-like-itself = запис не може відштовхуватися від самого себе: { $way }
check-is-like = `{ $name }` відштовхується від `{ $other }`
check-the-first-one = уперше тут
check-the-other-one = удруге тут
check-changed-here = тут це змінює `{ $by }`
check-nothing-to-remove = немає `{ $name }`, яке можна було б вилучити
check-nothing-to-change = немає `{ $name }`, яке можна було б змінити
check-known-games = відомі ігри: { $names }
check-line-above = рядок над цим, який уже повний
check-goes-wrong-here = помилка тут
check-block-begins = тут починається блок
check-next-line = те, що йде після першої двокрапки, поставте в наступний рядок, з відступом: `{ $code }`
check-comma-or-braces = чи не бракує перед цим коми? Якщо ні, візьміть те, що йде після першої двокрапки, у фігурні дужки: `{ $code }`
check-where-file = файл
    .loc = файлі
check-where-key = `{ $key }`
check-where-entry = запис у { FORM($where, "loc") }
    .loc = записі в { FORM($where, "loc") }
check-key-holds = у `{ $key }` має бути { $shape }
check-write-list = напишіть `{ $code }` або кожне в окремому рядку після риски
check-numbers-need-no-names = назва — це слово (`one`); числам не потрібен власний вид: надрукуйте число як `value: number` під `has:` або напишіть `choose a number from 1 to 5`
check-space-behind-colon = поставте пробіл після двокрапки: `{ $code }`
check-indent-or-list = якщо це одна з можливостей `{ $key }`, зробіть для неї такий самий відступ, як в інших; якщо ні, зробіть список: кожен заголовок — окремий пункт
check-rename-file = файл `{ $name }` має називатися `{ $file }`
check-becomes-list = напишіть, на що це перетворюється: `{ $code }`
check-left-with-the = виходять із `the game` або `the round`
check-kind-like-sort = `{ $name }` — це різновид властивості й не може називати вид речей
check-quote-word = якщо йдеться про слово, візьміть його в лапки
check-phrase-letters = вживайте малі літери, цифри, підкреслення й одинарні пробіли
check-name-letters-60 = вживайте малі літери, цифри й підкреслення, щонайбільше 60
check-one-name-alone = тут може стояти лише одна назва, і то чогось, що належить усій грі: без `of`
check-letters-and-digits = вживайте літери й цифри

## Ігри, які перевіряють, грають, зберігають і випробовують

check-with-players = за кількості гравців { $numbers }: { $what }
check-nothing-does = ніщо не викликає `{ $name }`
check-call-or-remove = викличте це з перебігу гри чи з правила або вилучіть
check-nothing-speaks-of = ніщо не згадує `{ $name }` ({ $what })
check-nothing-sets = ніщо не задає `{ $name }`, тож воно ніколи нічого не каже
check-nothing-refills = ніщо не поповнює `{ $zone }`, тож записане тут ніколи не стається
check-add-number = додайте { $n } до `players:` або вилучіть це
check-use-or-remove = згадайте це в правилі або вилучіть
check-leads-to-itself = це веде назад до себе: { $way }
check-use-a-loop = правило не може викликати себе; скористайтеся циклом
check-changes-nothing = це нічого не змінює, тож було б можливе без кінця
check-take-something = нехай воно щось забирає, переміщує або позначає
check-never-comes-true = ніщо всередині не може справдити цю умову, тож це ніколи б не скінчилося
check-change-what-it-says = змініть нижче те, про що в ній ідеться
check-plain-gains = нехай тут лише щось отримують, або спершу порахуйте, а вибирайте в окремому кроці
check-nobody-asked = тут нікого не можна запитати
check-step-not-always = крок `{ $name }` не завжди можна виконати
check-holds-at-most = `{ $zone }` вміщує щонайбільше { $n } і може бути повним
check-otherwise-or-may = додайте `otherwise:`, зробіть його добровільним через `you may:` або скажіть те, що вдається завжди: `deal` бере стільки, скільки є, `move all` — усе, що там лежить
check-part-can-fail = кожна частина `in any order:` має бути завжди можлива, а цю не завжди можна виконати
check-one-part = для `in any order:` потрібні щонайменше дві частини
check-list-the-parts = перелічіть їх: `{ $code }`, або дайте їм назви
check-count-chance = у `{ $where }` вирішує випадок: тоді способів не порахувати
check-count-hidden = `{ $zone }` відкрите не для всіх: де щось приховано, способів не порахувати
check-count-secret = гравці тут вирішують таємно: способів не порахувати
check-no-scenario = немає сценарію `{ $name }`
check-which-scenario = у `{ $file }` є такі сценарії: { $names }; скажіть, який: ФАЙЛ:НАЗВА
check-later-language = цю гру написано версією мови { $n }, а цей Spielwerk знає версії до { $most }
check-newer-spielwerk = візьміть новіший Spielwerk або вкажіть ранішу версію, якщо грі не потрібна пізніша
check-best-inside-best = `so that` усередині іншого `so that`: два числа не можуть бути найкращими водночас
check-best-inside-best-hint = залиште зовнішнє або внутрішнє
check-best-then-fails = те, що йде після `so that`, може виявитися неможливим, хай що було найкращим перед тим
check-best-then-fails-hint = поставте це теж під `so that`: тоді враховуються лише шляхи, після яких це можливо; або поставте це раніше, або додайте `otherwise:`
check-best-unknown = те, що вирішує випадок або хтось інший, не можна порівняти заздалегідь
check-best-unknown-hint = нехай це станеться до `so that` або після нього
check-order-in-order = `in any order:` стоїть усередині іншого `in any order:`
check-one-list-of-parts = запишіть усі частини одним списком або зробіть із внутрішніх окреме правило
check-answers-of-rule = лише правило з розділу `rules:` має відповіді, що можуть стояти всередині нього
check-answers-once = це могло б не статися або статися кілька разів: відповіді настають рівно один раз
check-answers-where = напишіть `do what answers this` один раз, рядком самого правила або його `in any order:`
check-answer-asks = відповідь на крок перебігу гри не може ні про що питати
check-rule-or-no-choices = зробіть крок правилом або приберіть із відповіді вибори
check-behind-chance = те, що йде після випадкової події, відкриття чи чужого рішення, має бути завжди можливим
check-otherwise-or-first = додайте `otherwise:` або зробіть цю частину раніше
check-too-many-ways = { $most ->
    [one] щоб знати, чи буде це можливо, довелося б спробувати понад { $most } шлях
    [few] щоб знати, чи буде це можливо, довелося б спробувати понад { $most } шляхи
   *[other] щоб знати, чи буде це можливо, довелося б спробувати понад { $most } шляхів
}
check-target-first = спершу виберіть ціль, а потім платіть, або дайте попередньому вибору `otherwise:`
check-toll-payments = плата за шлях складається лише з платежів
check-toll-one-counter = плату за шлях сплачують в одному лічильнику
check-list-numbers = перелічіть числа, наприклад `{ $code }`
check-no-players = кількості гравців не вказано
check-given-asks = умови сценарію не можуть ні про що питати
check-given-never = жодне правило цієї гри цього не робить, тож цього не можна задати
check-not-offered = `{ $option }` вибрати не можна; можна: { $names }
check-game-over = гру завершено
check-nothing-to-decide = гравцеві { $n } зараз нічого вирішувати
check-nothing-to-take-back = скасовувати нічого: те, що вирішено, уже відомо
check-no-player = немає гравця { $n }: гравців рахують від 0 до { $last }
check-not-over = гру ще не завершено
check-secret-does-not-fit = таємна відповідь не відповідає тому, про що питали
check-secret-no-longer-fits = таємне рішення більше не підходить: таємні кроки торкаються лише того, що належить гравцеві
check-wrong-players = `{ $game }`: кількість гравців — { $numbers }, а не { $n }
check-does-not-hold-check = `{ $name }` не сходиться
check-mend-figures = виправте числа, про які йдеться, або саму перевірку
check-decision-nobody = рішення { $n } у цьому збереженні: `{ $who }` не має чого вирішувати
check-snapshot-state = стан у цьому знімку має складатися з цілих чисел
check-only-snapshot = ця партія почалася не з підготовки, тож зберегти її може лише знімок
check-too-many-decisions = { $n ->
    [one] тут { $n } рішення; читається щонайбільше { $most }
    [few] тут { $n } рішення; читається щонайбільше { $most }
   *[other] тут { $n } рішень; читається щонайбільше { $most }
}
check-decisions-lead-elsewhere = рішення з цього збереження ведуть деінде: до { $found }, а не до { $wanted }
check-decision-after-end = рішення { $n } у цьому збереженні йде після кінця гри
check-snapshot-version = цей знімок зроблено іншою версією інтерпретатора; збереження ще можна прочитати
check-snapshot-damaged = стан у цьому знімку пошкоджено
check-snapshot-size = { $n ->
    [one] стан у цьому знімку має { $n } число, а не { $size }
    [few] стан у цьому знімку має { $n } числа, а не { $size }
   *[other] стан у цьому знімку має { $n } чисел, а не { $size }
}
check-snapshot-moment = цей знімок зроблено не в мить рішення
check-snapshot-history = історія в цьому знімку має складатися з цілих чисел, по три на рішення
check-snapshot-player = історія в цьому знімку називає гравця, який не грає
check-save-slow = повторне розігрування цієї збереженої партії триває довго; перервано після { $percent } % її рішень
check-save-is-text = { $what ->
    [save] збережена партія
   *[other] `{ $what }`
} має бути текстом
check-save-too-long = { $what ->
    [save] у цій збереженій партії
   *[other] у цьому `{ $what }`
} { $n ->
    [one] { $n } символ
    [few] { $n } символи
   *[other] { $n } символів
}; читається щонайбільше { $most }
check-save-beginning = це не { $what ->
    [save] збережена партія
   *[other] `{ $what }`
}: на початку немає `{ $code }`
check-save-version = { $what ->
    [save] ця збережена партія
   *[other] цей `{ $what }`
} має версію { $version }; ця програма читає версію { $ours }
check-save-other-game = це партія `{ $game }` (гравців: { $players }), а не `{ $other }` (гравців: { $n })
check-save-other-rules = цю партію зіграно з іншими доповненнями або варіантами: { $names }
check-save-changed = правила змінилися: партію зіграно за правилами { $found }, а ці — { $ours }
check-save-text = `{ $key }` має бути текстом
check-save-number = `{ $key }` має бути цілим числом
check-save-list = `{ $key }` має бути списком
check-save-names = `{ $key }` має бути списком назв
check-decisions-lead-nowhere = рішення з цього збереження ведуть до становища, з якого правила не можуть іти далі
check-decision-not-offered = рішення { $n } у цьому збереженні: `{ $who }` не може вибрати `{ $option }`
check-snapshot-choice = історія в цьому знімку називає вибір, якого ці правила не мають
check-save-not-json = це не { $what ->
    [save] збережена партія
   *[other] `{ $what }`
}: це не JSON
check-save-game-name = `{ $game }` — не назва гри; спершу завантажте правила гри з теки
check-save-game-broken = гру з цього збереження не можна завантажити: { $why }
check-not-for-players = { $n ->
    [one] ця гра не для { $n } гравця
    [few] ця гра не для { $n } гравців
   *[other] ця гра не для { $n } гравців
}
check-scenario-fails = `{ $name }`: { $why }
check-nobody-called = ніхто не зветься `{ $name }`; { $hint }
check-with-hint = { $what }; { $hint }
check-cannot-be-given = цього не можна дати: його не вистачає або для нього немає місця
check-scenario-tests-nothing = цей сценарій нічого не перевіряє: скажіть, що граємо (`play:`) або що тоді справджується (`then:`)
check-given-in-pile = у `{ $zone }` речі лежать без порядку, бо це купа; покладіть туди кожну окремо: `{ $code }`
check-given-twice = `{ $name }` названо двічі: кожна річ лише одна й лежить в одному місці
check-given-beyond = `{ $zone }` має лише стільки місць: { $n }; на наступному нічого лежати не може
check-given-below = у `{ $zone }` лежить лише стільки речей: { $n }, а речі обмінюють; наступні спершу покладіть туди: `{ $code }`
check-given-on-grid = на сітку речі кладуть: напишіть `{ $code }`
check-given-from-grid = `{ $name }` лежить на сітці: спершу перемістіть його деінде
check-drawn-key = намальована дошка не має `{ $key }`
check-drawn-no-board = `{ $name }` — не дошка, яку можна намалювати; намалювати можна: { $names }
check-drawn-missing = тут малюють дошку: напишіть `{ $code }`, а нижче її ряди
check-drawn-outside = тут дошка не має поля, тож нічого не може тут лежати
check-drawn-cannot-lie = `{ $name }` не може лежати на цій дошці
check-drawn-one-letter = `{ $letter }` — не літера: фігуру позначає один знак, не цифра й не крапка
check-drawn-two-meanings = `{ $letter }` уже позначає `{ $name }`
check-drawn-letter = `{ $letter }` нічого на цій дошці не позначає; літери: { $names }
check-drawn-whose = число від 1 до { $n } за літерою каже, чиє це: `{ $code }`
check-drawn-rows = рядів дошки: { $rows }; намальовано: { $drawn }
check-drawn-row = полів у ряду { $row }: { $places }; намальовано: { $drawn }
check-drawn-otherwise = на `{ $place }` лежить: { $found }
check-drawn-too-many = намальовано: { $what }; усього є лише { $have }
check-drawn-left-over = не намальовано й немає куди подіти: { $what }; у рядку перед тим перемістіть це деінде
check-drawn-no-room = для всього, що тут намальовано, немає місця
check-nothing-called-with = { $n ->
    [one] коли { $n } гравець, ніщо не називається `{ $name }`
    [few] коли { $n } гравці, ніщо не називається `{ $name }`
   *[other] коли { $n } гравців, ніщо не називається `{ $name }`
}
check-nothing-called = ніщо не називається `{ $name }`
check-say-one-of = назвіть одне з: { $names }
check-no-zone-here = це не зона
check-no-step = у перебігу гри немає кроку `{ $name }`; { $hint }
check-step-told-where = `{ $step }` належить до `{ $rule }`, якому треба сказати, де воно діє: почніть із кроку перед ним
check-play-names-player = крок у `play` називає гравця: `{ $code }`
check-turn-of = хід гравця: { $who }
check-nothing-to-decide-but = { $who } не має чого вирішувати; { $hint }
check-not-offered-to = { $who } не може вибрати `{ $option }` у `{ $place }`; можна: { $names }
check-taken-by-itself = `{ $option }` взято само собою: нічого іншого не було можливо, тож нікого не питали; пропустіть це
check-offered-though = `{ $option }` можна вибрати, хоча не мало б бути можна
check-other-reason = `{ $option }` вибрати не можна, але з іншої причини: { $reasons }
check-offered-are = можна вибрати: { $names }
check-never-reached = до цього місця ніколи не доходить
check-ended-before = гра закінчилася раніше
check-is-really = `{ $name }` — це `{ $value }`
check-does-not-hold-for = { $who }: `{ $name }` не справджується
check-shown-to = { $who } бачить `{ $name }`
check-hidden-from = { $who } не бачить `{ $name }`
check-no-fact = `{ $key }` — не гравець і не одне з: { $names }
check-no-ending = у гри немає завершення `{ $name }`
check-is-instead = `{ $key }` — це `{ $found }`, а не `{ $wanted }`
check-step-impossible = обов’язковий крок неможливий
check-endless = правила в `{ $where }` ніколи не закінчуються: там відбувається забагато, перш ніж хтось зможе щось вирішити
check-beyond-numbers = у `{ $where }` одне з чисел перевищує { $most }
check-dead-end = у `{ $where }` нічого зробити не можна, хоча щось зробити треба
check-no-option = `{ $option }` тут, на кроці `{ $step }`, вибрати не можна; { $hint }
check-changed-meanwhile = правила змінено, поки розігрувалися партії
check-worker-lost = процес, що розігрував партії, завершили ззовні; можливо, забракло пам’яті: за меншої кількості процесів (`--jobs`) її треба менше
check-engine-missing = WebAssembly потребує доповнення `fast` (`pip install "spielwerk[fast]"`); `--engine python` обходиться без нього
check-engine-cannot = `{ $game }` ще не можна виконати як WebAssembly, бракує `{ $what }`; з `--engine python` можна
check-cluster-missing = `--cluster` потребує доповнення `cluster` (`pip install "spielwerk[cluster]"`); `--jobs` обходиться без нього
check-cluster-unreachable = за адресою `{ $address }` не відповідає жоден планувальник Dask; адреса має вигляд `tcp://HOST:PORT`
check-cluster-empty = планувальник за адресою `{ $address }` не має жодного робочого процесу
check-cluster-lost = зв’язок із кластером за адресою `{ $address }` урвався, перш ніж зіграно всі партії
check-cluster-version = один із робочих процесів кластера має іншу версію Spielwerk чи Python або не має жодної: на кожній машині вона має бути та сама
check-no-end-in-sight = після { $n } рішень кінця не видно: доти правила зробили більше, ніж потрібно будь-якій грі
check-no-end = { $n ->
    [one] { $n } рішення, а кінця немає
    [few] { $n } рішення, а кінця немає
   *[other] { $n } рішень, а кінця немає
}
check-bot-takes-nothing = цей бот нічого не приймає після назви, а там стоїть `{ $argument }`
check-bot-failed = бот `{ $bot }` дав збій: { $what }
check-bot-cannot-choose = `{ $bot }` — не бот: у нього немає `choose`
check-no-bot = бота `{ $name }` немає; є: { $names } і МОДУЛЬ:КЛАС для вашого власного
check-no-bot-module = модуля `{ $module }` немає ні там, де шукає Python, ні в цій теці
check-no-bot-class = у модулі `{ $module }` немає класу `{ $name }`
check-bot-not-offered = бот `{ $bot }` обрав `{ $option }`, а такої можливості немає; є: { $names }
check-bot-tries = `{ $argument }`: скільки разів greedy пробує кожну можливість, — це число від 1 до { $most }
check-bot-budget = `{ $argument }`: mcts приймає кількість пробних партій від 1 до { $most } або секунди, як-от 0.5s, щонайбільше { $seconds }
check-bot-game-broken = правила зайшли в глухий кут: { $what }
check-bots-for-seats = скільки місць, стільки має бути й ботів: місць { $n }, ботів { $bots }

## Слова й запитання про гру

check-guide = правильну форму показує docs/translating.md
check-words-too-large = цей файл слів більший за 1 МБ
check-words-too-many = { $most ->
    [one] у цьому файлі слів понад { $most } вираз у фігурних дужках
    [few] у цьому файлі слів понад { $most } вирази у фігурних дужках
   *[other] у цьому файлі слів понад { $most } виразів у фігурних дужках
}
check-words-endless = { $most ->
    [one] це складено з понад { $most } частини
    [few] це складено з понад { $most } частин
   *[other] це складено з понад { $most } частин
}
check-words-overlong = { $most ->
    [one] виходить понад { $most } символ
    [few] виходить понад { $most } символи
   *[other] виходить понад { $most } символів
}
check-words-given-up = забагато речень цією мовою не мали кінця
check-begin-with-new = файл для початку створює `spielwerk i18n new`
check-words-too-deep = щось у цьому файлі вкладено заглибоко
check-fluent-syntax = цього не можна прочитати як Fluent: { $what }
# $code: того, що читає Fluent; $what: що він називає; $said: його власними словами
check-fluent-said = { $code ->
    [unclosed] дужку, яка тут відкривається, не закрито
    [E0003] тут має стояти «{ $what }»
    [E0002] повідомлення починається тут не зі своєї назви й не з «#»
    [E0005] «{ $what }» не має нічого після «=» і жодного атрибута
    [E0010] один із варіантів повинен мати зірочку
    [E0020] текст у лапках не закінчується
    [E0027] «{ "}" }» нічого не закриває
   *[other] { $said }
}
check-worded-twice = слова для `{ $name }` подано двічі
check-no-such-class = у цій мові немає чисел класу `{ $name }`
check-no-form = жодне слово цієї мови не має форми `{ $name }`
check-no-trait = жодне слово цієї мови не має атрибута `{ $name }`
check-of-every-game = `{ $name }` належить до `{ $module }` і стосується всіх ігор
check-move-it = змініть це в `{ $file }` або приберіть звідси
check-confirm-it = якщо це досі підходить: `{ $code }`
check-nothing-asks-for = ніщо не питає про `{ $name }`
check-text-of-source = `{ $name }` — це текст мови `{ $language }`
check-translate-it = перекладіть це або вилучіть: тоді буде видно, що його бракує
check-leads-back = `{ $name }` веде назад до себе: { $way }
check-has-classes = `{ $language }` має класи { $classes }
check-lacks-forms = `{ $name }` не має форм { $forms }
check-other-rule = `{ $name }` написано для іншого правила ({ $old }; тепер це { $new })
check-take-it-out = вилучіть це
check-no-words-for-class = числа класу { $classes } не мають власних слів
check-it-gets = передається: { $names }
check-cannot-be-said = `{ $name }` не можна сказати: { $why }
check-no-rule-said = `{ $name }` не каже, для якого правила ці слова написано
check-not-worded = `{ $name }` не має слів цією мовою
check-no-function = немає функції `{ $name }`
check-add-below = додайте нижче, з відступом, `{ $code }`
check-not-worded-in = `{ $name }` не має слів мовою `{ $language }`
check-just-changed = файл `{ $file }` щойно змінили; спробуйте ще раз
check-no-noun-table = це не таблиця іменників: { $what }
check-no-such-noun = у `{ $game }` немає іменника `{ $name }`
check-not-exchanged = це не вдається прочитати як { $form }: { $what }
check-needs-extra = для PO та XLIFF потрібен Translate Toolkit: `{ $code }`
check-file-not-utf8 = файл `{ $file }` записано не в UTF-8
check-there-already = файл `{ $file }` уже є; чого в ньому бракує, каже `{ $code }`
check-game-has-no = ніщо в `{ $game }` не називається `{ $name }`
check-no-entry = немає запису `{ $name }`
check-no-text-called = ніщо з текстом у `{ $game }` не називається `{ $name }`
check-tied-to-no-rule = `{ $name }` не прив’язано до жодного правила
check-gets-no = `{ $name }` не отримує `{ $part }`
check-gets-no-by = `{ $name }`, що користується `{ $used }`, не отримує `{ $part }`

## Збереження: файли партій

check-save-head-damaged = рядок { $n } цього збереження пошкоджено, а без нього нічого не відтворити
check-save-seats = `{ $key }` має казати, хто де сидить
check-save-line-damaged = рядок { $n } цього збереження пошкоджено; те, що перед ним, до рішення { $decisions } включно, ціле
check-save-bot = на місці { $n } грав `{ $bot }`, а щоб його запустити, самого файлу не досить
check-save-line-order = рядок { $n } цього збереження не пасує до попереднього: рядків бракує, їх подвоєно або переставлено; до рішення { $decisions } включно все ціле
check-save-torn = останній рядок записано лише наполовину, тож його пропущено; партія зупинилася після рішення { $n }
check-save-open = гру перервано, не закривши партії; партія зупинилася після рішення { $n }
check-no-such-decision = рішення { $n } немає; останнє — { $last }
check-pack-damaged = правила в цьому збереженні пошкоджено
check-pack-bomb = { $most ->
    [one] правила в цьому збереженні після розпакування зайняли б понад { $most } байт; вони лишаються запакованими
    [few] правила в цьому збереженні після розпакування зайняли б понад { $most } байти; вони лишаються запакованими
   *[many] правила в цьому збереженні після розпакування зайняли б понад { $most } байтів; вони лишаються запакованими
}
check-pack-name = правила в цьому збереженні називають файл, якого там не може бути: `{ $name }`
check-pack-not-written = правила з цього збереження не вдалося розпакувати
check-pack-not-packed = { $most ->
    [one] файли цієї гри завеликі для збереження: разом вони можуть мати { $most } байт
    [few] файли цієї гри завеликі для збереження: разом вони можуть мати { $most } байти
   *[many] файли цієї гри завеликі для збереження: разом вони можуть мати { $most } байтів
}
check-journal-exists = файл `{ $file }` уже є; його не буде перезаписано
check-journal-not-begun = у `{ $file }` не можна записувати партію: { $why }
check-journal-not-written = партію не можна записати до `{ $file }` ({ $why }), тож це рішення не прийнято
check-journal-moved = хтось змінив або підмінив файл `{ $file }`; він лишається як є, а вся партія далі записується у `{ $other }`
check-journal-mended = хтось видалив або вкоротив файл `{ $file }`; усю партію записано в нього знову
check-journal-lost = у `{ $file }` вже немає цієї партії, і записати її туди знову не можна: { $why }
# у чому відмовляє система: як $why інших речень
check-system-missing = немає такого файлу чи теки
check-system-forbidden = бракує прав
check-system-folder = це тека
check-system-no-folder = частина цього шляху не є текою
check-system-exists = такий файл уже є
check-system-full = немає місця
check-system-read-only = там не можна нічого записати
check-system-long-name = назва задовга
check-system-links = посилання ведуть по колу
check-system-many-files = відкрито забагато файлів
check-system-device = пристрій не відповідає
check-system-replaced = хтось замінив файл
check-system-code = система відмовила (`{ $code }`)
check-system-at = { $file }: { $why }
check-journal-in-use = партію з `{ $file }` уже грають в іншому вікні
check-undo-nothing = ви ще нічого не вирішували
check-undo-chance = відтоді щось вирішив випадок
check-undo-secret = коли всі відповіли потай, відповіді остаточні
check-undo-seen = відтоді хтось побачив те, що було приховано
check-undo-seen-you = відтоді ви побачили те, що було від вас приховано
check-undo-seen-others = відтоді інший гравець побачив те, що було від нього приховано

## Як гру показано (view.yaml)

check-view-nothing-called = ніщо з того, що могло б мати знак або колір, не називається `{ $name }`
check-view-sign = знак — це один символ або по одному для кожного гравця; якщо подано два, другий — один символ ASCII
check-view-no-layout = немає ні розкладки, ні виду `{ $name }`
check-view-no-number-of = `{ $name }` — не число, надруковане на кожному `{ $kind }`
check-view-no-thing-of = немає `{ $kind }` з назвою `{ $name }`
check-view-nothing-between = `{ $name }` — не надрукована розкладка речей, які перелічують `{ $kind }`, біля яких лежать
check-view-no-counter-of-players = `{ $name }` — не лічильник гравців або речей, що їм належать
check-view-no-zone-with-things = `{ $name }` — не зона, у якій лежать речі
check-view-no-zone-of-players = `{ $name }` — не зона гравців, у якій лежать речі
check-view-no-counter-of-game = `{ $name }` — не лічильник гри
check-view-no-grid = немає сітки `{ $name }`
check-view-nothing-to-show = { $kinds }: тут немає нічого з назвою `{ $name }`, що можна було б показати
check-what-colour = колір
check-what-colours = список кольорів
check-what-signs = один символ і символ ASCII, що його заступає: [SIGN, x]
check-what-sign = один символ
check-what-range = найменше і найбільше число: [1, 9]
check-what-shown = те, що показано: NAME, {"{"}NAME: WHAT{"}"}, {"{"}first of: WHAT{"}"}, {"{"}sum of: WHAT{"}"} або список
check-what-cell-lines = список рядків, кожен з яких — список того, що показано
check-what-row-column = дві назви: [ROW, COLUMN]
check-what-rows-names = ряди назв: [[NAME, none], [NAME, NAME]]
check-what-between = надрукована розкладка і те, що показано з її речей: {"{"}LAYOUT: WHAT{"}"}

# ігрові дошки
check-what-direction = напрямок
check-board-has = кожне `{ $kind }` дошки вже має `{ $name }`
check-board-size-missing = дошці потрібні стовпці й ряди
check-board-too-large = дошка має щонайбільше { $columns } стовпців і { $rows } рядів, а щонайменше по одному
check-forward-by-seat = `forward` — це один бік для всіх або по одному для кожного з { $n } гравців
check-direction-known = `{ $name }` уже є напрямком
check-step-of-two = крок — це два цілі числа: стільки в один бік і стільки в інший
check-no-board = `{ $kind }` не лежить на дошці з напрямками
check-no-direction = `{ $name }` не є напрямком на цій дошці
check-forward-unknown = для такої кількості гравців не сказано, де перед
check-nothing-between = між місцем і наступним нічого не лежить
check-no-rows = намальовані лінії та доріжки не мають ні рядів, ні краю
check-forward-on-track = на доріжці вперед — це `up` (далі) або `down` (назад)
check-line-of-everybody = лінія має однаковий вигляд з кожного боку
check-over-which-line = `over` належить до лінії або до кроків
check-over-so-many = через певну кількість, щонайменше 1, може вести лише вільна лінія: більше нічого між ними не лежить
check-board-made = місця дошки утворюються з її візерунка: `{ $kind }` не може бути переліченим чи частиною
check-at-least-one-step = крок веде щонайменше на 1 далі, а лінія має довжину щонайменше 2
check-board-says-all = не кожне `{ $kind }` дошки називає `{ $name }`
