### Що каже командний рядок, українською. Слова ігор і мови ефектів — в інших файлах.
### `код` у зворотних апострофах набирають на клавіатурі: він лишається, як є.

## Усюди

cli-error = Помилка: { $message }
cli-interrupted = Перервано.
cli-our-mistake = цього не мало статися ({ $what }). Це помилка у Spielwerk; { $variable }=1 показує місце.
cli-no-further-words = більше нічого не сказано
cli-no-command = немає команди `{ $name }`; { $hint }
cli-did-you-mean = можливо, ви мали на увазі `{ $name }`?
cli-there-are = є: { $names }
cli-no-language = Немає слів мовою `{ $name }`; є: { $names }. { $folders ->
    [none] Власні слова буде знайдено, якщо { $variable } назве теку, у якій вони лежать.
   *[other] Їх шукали також у { $folders }.
}
# $game: ідентифікатор гри; $language: потрібна мова
cli-words-game = `{ $game }` ще не має слів мовою `{ $language }`, тому її тексти англійською; `spielwerk i18n new { $language } GAME` створить файл.
cli-words-folder = У теці `{ $folder }`, яку називає { $variable }, немає слів: вона має містити окрему теку для кожної мови, наприклад `{ $language }`.
cli-words-inside = `{ $folder }`, яку називає { $variable }, — тека однієї мови: назвіть ту, у якій вона лежить: `{ $parent }`.
cli-words-unreadable = Частину слів мови `{ $language }` не вдається прочитати ({ $file }); те, що вони мали сказати, сказано англійською. Докладніше: `spielwerk i18n check { $language }`
cli-none = немає
cli-or = { $first } або { $next }
cli-decimal-mark = ,
cli-wrong-players = { $game }: кількість гравців — { $numbers }, а не { $n }

## Таблиці ігор та їхніх даних

cli-head-game = гра
cli-head-title = назва
cli-head-players = гравці
cli-head-teams = команди
cli-head-expansions = доповнення
cli-head-from = звідки
# where a game comes from: with the package, from an installed one; a folder is named by its path
cli-from-own = входить до Spielwerk
cli-from-package = пакет { $name }
cli-head-variants = варіанти
cli-head-folder = тека
cli-head-table = таблиця
cli-head-entries = записи
cli-head-sources = джерела
cli-n-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}
cli-info-sources = { $n ->
    [one] Джерело { $n } значення: { $shares }
    [few] Джерела { $n } значень: { $shares }
   *[other] Джерела { $n } значень: { $shares }
}
cli-reconstructed = { $mark } відтворено: відомо не все, що тут надруковано; відсутнє дібрано так, щоб узгоджувалося
cli-info-declared = Оголошено: { $what }
cli-info-undescribed = ніде не сказано, що він змінює
cli-info-rules = Нумеровані правила: { $n } ({ $what })
cli-info-written = записано
cli-info-source = джерело
cli-info-lives = діє у
cli-info-names = назви
cli-info-numbers = правила
cli-info-pinned = перевірка

## check, explain, test

cli-check-mistakes = { $n ->
    [one] { $n } помилка у { $game }; `spielwerk explain КОД` показує правильну форму
    [few] { $n } помилки у { $game }; `spielwerk explain КОД` показує правильну форму
   *[other] { $n } помилок у { $game }; `spielwerk explain КОД` показує правильну форму
}
cli-check-none = { $game }: без помилок (кількість гравців: { $numbers })
cli-check-unused = { $n ->
    [one] { $n } річ у { $game }, якої ніщо не використовує
    [few] { $n } речі в { $game }, яких ніщо не використовує
   *[other] { $n } речей у { $game }, яких ніщо не використовує
}
cli-check-changes = Змінені записи гри: { $names }
cli-head-code = код
cli-head-mistake = помилка
cli-explain-unknown = немає виду помилки `{ $code }`; { $hint }
cli-explain-list = `spielwerk explain` перелічує всі
cli-explain-wrong = Не так:
cli-explain-right = А так:
cli-test-failed = НЕВДАЧА { $file }: { $name }
cli-test-summary = { $game }: { $passed ->
    [one] { $passed } сценарій пройдено
    [few] { $passed } сценарії пройдено
   *[other] { $passed } сценаріїв пройдено
}, { $failed ->
    [one] { $failed } невдалий
    [few] { $failed } невдалі
   *[other] { $failed } невдалих
}, { $rules ->
    [one] { $rules } правило перевірено
    [few] { $rules } правила перевірено
   *[other] { $rules } правил перевірено
}
cli-test-numbered = { $game }: { $passed ->
    [one] { $passed } сценарій пройдено
    [few] { $passed } сценарії пройдено
   *[other] { $passed } сценаріїв пройдено
}, { $failed ->
    [one] { $failed } невдалий
    [few] { $failed } невдалі
   *[other] { $failed } невдалих
}, перевірено правил: { $rules } з { $numbered }
cli-test-things = Крім того, перевірено за назвою: { $n ->
    [one] { $n } картку чи інший елемент
    [few] { $n } картки та інші елементи
   *[other] { $n } карток та інших елементів
}
cli-test-unknown = жоден сценарій не називається `{ $name }`, і жоден не перевіряє правила з такою назвою

## bench: числа ігор поряд; кожен рядок — назва одного з них

cli-bench-players = гравці
cli-bench-decisions = рішень за секунду
cli-bench-games = партій за секунду
cli-bench-decision = мікросекунд на рішення
cli-bench-run = { "  " }виконання й подальший хід
cli-bench-options = { "  " }перелік можливостей
cli-bench-clone = мікросекунд на копію
cli-bench-wasm = мікросекунд на рішення, WebAssembly
cli-bench-wasm-games = партій за секунду, WebAssembly
cli-bench-memory = найбільше пам’яті, МБ
cli-bench-cold = перше завантаження, с
cli-bench-warm = повторне завантаження, с
cli-bench-wasm-cold = створення модуля, с
cli-bench-wasm-warm = повторне завантаження модуля, с
cli-bench-machine = Python { $python }, { $system }, { $n ->
    [one] { $n } процесор
    [few] { $n } процесори
   *[other] { $n } процесорів
}; медіани процесорного часу
cli-bench-unfinished = { $game }: незавершені партії: { $n } з { $all }
cli-bench-choice = вибір
cli-bench-per-game = на партію
cli-bench-each = мікросекунди
cli-bench-share = % часу
cli-bench-now = вимірюю: { $game }
cli-bench-nothing = немає гри для { $n ->
    [one] { $n } гравця
    [few] { $n } гравців
   *[other] { $n } гравців
}

cli-bench-questions = { $game }: запитання до людини { $unit ->
    [round] за раунд
   *[turn] за хід
}
cli-bench-played = партії
cli-bench-turns = ходи
cli-bench-rounds = раунди гравця
cli-bench-average = у середньому
cli-bench-most = найбільше
cli-bench-together = разом
# bench --count
cli-bench-first-turn = перший хід
cli-bench-ways = способи
cli-bench-only-count = --from і --divide працюють лише з --count
cli-bench-one-game = --count, --with і --variant потребують гри

## simulate

cli-series = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}: { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
}, завершено: { $finished }
cli-series-speed = { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
   *[other] { $n } рішень
} за { $seconds } с, кожне по { $each } мікросекунди
cli-series-engines = як WebAssembly { $wasm } с, у Python { $python } с
cli-cluster-jobs = із `--cluster` роботу ділять робочі процеси кластера: пропустіть `--jobs`
cli-series-digest = контрольна сума { $digest }
cli-series-bar = партії
cli-series-per-game = на партію
cli-series-least = найменше
cli-series-middle = середина
cli-series-most = найбільше
cli-series-decisions = рішення
cli-series-rounds = раунди
cli-series-options = можливості
cli-series-points = бали
cli-series-ends = Причини завершення: { $causes }
cli-series-itself = без причини
# $n: партії, у яких перемогло кілька гравців
cli-series-shared = Виграно кількома гравцями разом (кожен має рівну частку перемоги): { $n }
# $n: партії, які всі програли
cli-series-lost = Без переможця: { $n }
cli-series-seat = місце
cli-series-wins = перемоги
cli-series-share = частка
cli-series-interval = інтервал 95 %
cli-series-from-to = { $low }–{ $high } %
cli-series-mean = середній рахунок
cli-series-seat-number = місце { $n }
cli-series-untaken = Пропонувалося, але ніколи не обрано:
cli-series-unoffered = Ніколи не пропонувалося:
cli-series-all-taken = Ніколи не обрано: нічого; використано кожну можливість
cli-series-unfinished = Не завершено: партія { $n } (зерно { $seed }): { $why }

## Bots against each other

cli-arena-time = { $seconds } с; середня кількість раундів за партію: { $rounds }
cli-arena-bot = бот
cli-arena-wins = перемоги
cli-arena-share = частка
cli-arena-points = середній рахунок
cli-arena-thinking = мс на рішення
cli-arena-unfinished = Не завершено: партія { $n }: { $why }
cli-bot-form = `{ $value }` — це не МІСЦЕ=БОТ; напишіть, наприклад, 2=greedy
cli-bot-twice = на місці { $seat } сидять два боти

## Гра: хто і що

cli-player = Гравець { $n }
cli-player-you = { $player } (ви)
cli-copy = { FORM($name, $form) } { $n }
    .at = { TRAIT($name, "at") }
cli-copy-with = { FORM($name, $form) } ({ $what })
# a number printed on one of several copies: $name what it is, $n the number
cli-mark-number = { $name } { $n }
cli-part = { $whole }, { $part }

## Гра: про що питають

cli-play-title = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}
cli-play-seed = Зерно цієї партії: { $seed }
cli-play-help = Обирають номером, назвою або її частиною; крім того, можна ввести (вистачить початку):
cli-play-turn = { $round ->
    [0] Перед першим раундом · { $player }
   *[other] Раунд { $round } · { $player }
}
cli-play-phase = { $turn } · { $phase }
cli-prompt = { $title }: { $question }
cli-prompt-asked = { $title }. { $question }
cli-prompt-purpose = { $title } ({ FORM($what, "inf") })
cli-prompt-told = { $title }: { $text } { SENTENCE($question) }
cli-head-told = { $title } ({ $text })
cli-free = спершу скористайтеся властивістю або продовжуйте
cli-free-only = скористайтеся властивістю або завершіть
cli-free-later = скористайтеся властивістю зараз чи згодом або продовжуйте
cli-free-last = { $next ->
    [others] остання нагода, перш ніж вирішуватиме хтось інший
   *[you] остання нагода тут
}: скористайтеся властивістю або продовжуйте
cli-pay-which = { TRAIT($what, "pay") ->
    [discard] скиньте { FORM($what, "acc") } на вибір
    [give] віддайте { FORM($what, "acc") } на вибір
   *[none] оберіть { FORM($what, "acc") } для сплати
}
cli-pay-how = оберіть, чим заплатити
cli-which-first = оберіть, що спочатку
cli-prompt-left = ще { $n }
# the same of a payment bit by bit, whose ways can only be taken one after another as they stand
cli-prompt-ordered = ще { $n }, у вказаному порядку
cli-prompt-number = { $what }: { $n }
cli-prompt-once-more = додатково
cli-prompt-known = { $prompt } ({ $known })
cli-prompt-each = { $prompt } ({ $but ->
    [none] для кожної можливості
   *[other] для кожної можливості, крім «{ $but }»
}: { $text })
cli-prompt-anyway = { $prompt } (за будь-якого вибору: { $text })
cli-prompt-first = { $prompt } ({ $but ->
    [none] перед тим, за будь-якого вибору
   *[other] перед тим, якщо не застосувати «{ $but }»
}: { $text })
cli-prompt-cause = { $cause } · { $prompt }
cli-option-with = { $option } ({ $text })
cli-option-deed = { $what }
cli-option-nothing = зараз нічого
cli-option-used-up = зараз нічого: { $whose ->
    [you] у вас більше немає { FORM($what, "gen", "pl") }
   *[none] більше немає { FORM($what, "gen", "pl") }
}
cli-option-lacks = { $whose ->
    [you] на це у вас більше немає { FORM($what, "gen", "pl") }
   *[none] на це більше немає { FORM($what, "gen", "pl") }
}
cli-option-last = потім у вас більше немає { FORM($what, "gen", "pl") }
cli-option-spares = не меншає { FORM($what, "gen", "pl") }
cli-option-ends = гра закінчується
cli-end-comes = { $rounds ->
    [0] гра скінчиться з цим раундом
    [one] гра скінчиться після цього та ще одного раунду
    [few] гра скінчиться після цього та ще { $rounds } раундів
   *[many] гра скінчиться після цього та ще { $rounds } раундів
}
cli-play-ending = { $rounds ->
    [0] останній раунд
    [one] потім ще один раунд
    [few] потім ще { $rounds } раунди
   *[many] потім ще { $rounds } раундів
}
cli-option-pays = { $n ->
    [1] потім сплатити: { $what }
   *[other] потім сплатити { $n } з такого: { $what }
}
cli-option-then = потім: { $what }
cli-option-times = { $n }×: { $text }
cli-option-more = { $text } порівняно з «{ $stop }»
cli-option-same = виходить те саме, що й «{ $option }»
cli-option-needs = потрібно { $n }×: { $text }
cli-option-towards = { FORM($what, "nom", "pl") }: { $have } з { $n }
cli-option-counts = { $text }, враховується { $when }
cli-option-counts-never = { $text }, уже не враховується
cli-option-only = { $option }: { $thing }
cli-option-over = { $place }, через: { $way }
cli-option-board = на полі
cli-option-brings = { $n }: { $text }
cli-play-numbers = { $n ->
    [one] Є лише можливість 1.
    [few] Можливості мають номери від 1 до { $n }.
   *[other] Можливості мають номери від 1 до { $n }.
}
cli-play-figures = Можливі числа: { $numbers }.
cli-play-which = Яка саме? { $options }
# кілька способів ведуть до того самого
cli-laying-ways = { $n ->
    [one] { $n } спосіб
    [few] { $n } способи
   *[other] { $n } способів
}
# над тим, що лежить знизу: перш ніж покласти наступне, на це можна покласти щось інше
cli-laying-between = Спершу щось інше зверху
# $first–$last із $n можливостей стоять вище; $more: слово, що показує наступні
cli-laying-page = { $first }–{ $last } із { $n }, спершу найкращі; { $more } — наступні
cli-laying-narrow = частина рядка — лише те, що підходить
# де для малюнків немає місця: що його покаже
cli-laying-picture = ? { $n } — як це виглядає
# $wanted: що введено, щоб бачити лише це
cli-laying-only = лише: { $wanted }; Enter — знову все
# $n: стільки способів веде до цього; вони мають літери від a
cli-laying-letters = { $n ->
    [one] До цього веде лише один спосіб.
    [few] До цього ведуть { $n } способи: літери від a.
   *[other] До цього веде { $n } способів: літери від a.
}
cli-laying-unseen = Можливості { $n } зараз не видно; Enter знову показує все.
cli-laying-none = Жоден результат зараз не має `{ $wanted }`; Enter знову показує все.
cli-play-no-more = Видно вже всі можливості.
cli-play-not-offered = Можливості `{ $answer }` немає; введіть номер, частину назви або ?, щоб побачити довідку.
cli-play-standing = Жодна можливість не зветься `{ $answer }`; це зазначено тут: { $options }
cli-play-dropped = Не виконано: { $answers }
cli-play-others-decide = Тоді вирішував уже хтось інший.
cli-play-other-question = Тепер питання інше.
cli-play-ends-nothing = «{ $word }» тут нічого не завершує: спершу треба щось обрати.
cli-play-stands-alone = «{ $word }» — не відповідь ({ $help }): це слово вводять окремим рядком.{ $stop ->
    [none] { "" }
   *[other] { " " }Тут завершує «{ $stop }».
}
cli-play-typed-ahead = { $n ->
    [one] Пропущено { $n } рядок, введений наперед.
    [few] Пропущено { $n } рядки, введені наперед.
   *[many] Пропущено { $n } рядків, введених наперед.
}
cli-play-unknown = Тут ніщо не називається `{ $name }`.
cli-rules-unknown = У правилах ніщо не називається `{ $name }`. Їхні частини: { $names }
cli-rules-more = Більше з правил: `{ $word }` та одна з цих назв: { $names }. Усе разом: `spielwerk rulebook`.
cli-play-no-text = { $name }: на цьому нічого не надруковано.
cli-play-card-also = Дивіться також: { $names }
cli-card-next = Поруч: { $names }
cli-card-printed-on = Надруковано як «{ $prop }» тут: { $names }
cli-card-covered = { $parts }: не діють, бо тут лежить: { $names }
cli-card-now = { $what ->
    [none] Зараз там: нічого
   *[some] Зараз там:
}
cli-sign = { $sign } { $name }
cli-sign-only = { $step } (лише якщо діє: { $cards })
cli-usually = зазвичай { $n }
cli-sign-covered = закрито (клітинки під чимось іншим; які з них рахуються, каже правило)
cli-play-foot = ? пояснює · { $undo }
cli-play-foot-enter = Enter — далі · ? пояснює · { $undo }
cli-play-foot-several = кілька відразу: { $numbers } · { $undo }
cli-play-impossible = неможливо: { $options }
cli-play-passed = нічого можливого: «{ $step }»
cli-play-worse = { $word }: { $n ->
    [one] { $n } інший шлях, лише дорожчий
    [few] { $n } інші шляхи, лише дорожчі
   *[many] { $n } інших шляхів, лише дорожчих
}
cli-play-undone = Скасовано: { $what }{ $players ->
    [none] .
   *[other] , а також усе, що сталося після цього ({ $players }).
}
cli-play-only = Тут можливо лише: { $option }
cli-play-can-undo = { $word } скасовує ваше останнє рішення
cli-play-cannot-undo = нічого не можна скасувати: { $why }
cli-play-no-undo = нічого не можна скасувати ({ $word } скаже чому)
cli-play-not-undone = Не скасовано: { $why }
cli-play-about = Про що йдеться? Введіть так: { $word } НАЗВА
cli-play-hint = Бот обрав би { $n }: { $option }.
cli-play-hint-then = Потім: { $what }.
cli-play-hint-result = Зрештою: { $what }.
cli-play-no-hint = Підказки немає: бота перервано.
cli-play-written = Перебіг цієї партії одразу зберігається у { $file }.
cli-play-save-where = Ця партія ніде не зберігається; вкажіть файл, у якому її зберегти.
cli-play-exists = { $file } уже існує; нічого не записано.
cli-play-last-look = Enter — передати клавіатуру далі · { $word } скасовує ваше останнє рішення
cli-play-last-answer = Enter — розкрити рішення всіх · { $word } скасовує ваше останнє рішення
cli-play-look-how = Тут можна лише натиснути Enter або ввести { $undo }, { $board } чи { $quit }.
cli-play-not-taken = Вашу останню відповідь ще не прийнято: запитання буде поставлено знову.
cli-play-pass = Передайте клавіатуру: { $player }.
cli-play-enter = Натисніть Enter, коли ніхто інший не дивиться:
cli-play-pass-how = Тут можна лише натиснути Enter або ввести { $quit }.
cli-play-view = файл view.yaml не можна використати, тож стіл малюється лише за правилами: { $problem } (більше покаже `spielwerk check ГРА`)
cli-more = -- далі: Enter, досить: q --
cli-more-table = Enter знову показує стіл.
cli-play-again = Натисніть Enter, щоб спробувати ще раз:
cli-play-thinking = { $player } думає ({ $bot }) … { $percent } % · Ctrl-C — вирішити одразу
cli-play-nobody-or = 0 означає, що не грає жодна людина, а місце { $seat } має бути для людини
cli-play-seat-taken = місце { $seat } не може бути водночас для людини і для бота
cli-group-cards = Карти
cli-group-options = Можливості
cli-group-option = Можливість
cli-group-any-time = Будь-коли
cli-group-in-step = У «{ $step }»
cli-play-saved = Збережено у { $file }.
cli-play-not-saved = Не збережено: { $file } ({ $why })
cli-play-left = { $round ->
    [0] Партію перервано перед першим раундом.
   *[other] Партію перервано в раунді { $round }.
}
cli-play-no-seat = { $n ->
    [one] є { $n } місце, місця { $seat } немає
    [few] є { $n } місця, місця { $seat } немає
   *[other] є { $n } місць, місця { $seat } немає
}

## Гра: що можна ввести замість можливості; одне слово малою літерою і що воно робить

cli-order-help = довідка
    .help = пояснює цей крок і всі можливості, а з назвою — лише ту одну
cli-order-more = ще
    .help = показує наступні можливості, якщо вони не вміщаються на одній сторінці
cli-order-board = поле
    .help = показує весь стіл
cli-order-card = карта
    .help = показує текст карти
cli-order-rules = правила
    .help = показує, як відбувається гра і коли вона закінчується; з назвою — цю частину правил
cli-order-why = чому
    .help = пояснює, чому чогось не можна обрати, або коли настане певний крок
cli-order-hint = підказка
    .help = каже, що зробив би бот
cli-order-undo = скасувати
    .help = скасовує ваше останнє рішення
cli-order-score = рахунок
    .help = показує, звідки взялися б зараз бали кожного
cli-order-log = журнал
    .help = показує, що сталося; з числом — стільки останніх ходів, зі словом «усе» — усю партію
cli-order-save = зберегти
    .help = каже, де зберігається партія, або записує копію у файл
cli-order-quit = кінець
    .help = перериває партію

## Гра: чому чогось не можна обрати

cli-why-offered = { $name } — це можна обрати.
cli-why-head = { $name } — цього не можна обрати:
cli-why-condition = не виконано умову: { $what }
cli-why-thing = ви можете обрати лише { FORM($chosen, "acc") }
cli-why-word = { $word }: «{ $text }»
cli-why-means = це означає: «{ $text }»
cli-why-so = { $what }
cli-why-used-up = { $whose ->
    [you] у вас немає { FORM($what, "gen", "pl") }
   *[none] немає { FORM($what, "gen", "pl") }
}
cli-why-doing = треба було б { FORM($what, "inf") }, а це неможливо
cli-why-no-fit = ви не можете обрати { GENDER($what) ->
    [f] жодної
   *[other] жодного
} { FORM($what, "gen") }
cli-why-none-such = { GENDER($what) ->
    [f] жодна
    [n] жодне
   *[other] жоден
} { FORM($what, "nom") } не відповідає всім цим умовам:
cli-why-card = у вас у грі немає нічого, що це дозволяє
cli-why-limit = більше немає місця: { $zone }
cli-why-taken = це вже обрано
cli-why-once = це можна зробити лише один раз за { FORM($scope, "acc") }, і цю можливість уже використано
cli-why-other = це стається само собою, коли нічого іншого зробити не можна
cli-why-ordered = сплачують у вказаному порядку, а черга на це вже минула
cli-why-near = це місце не сусідить із тим, де ви зараз
# of the place at which a walk begins, or has come to
cli-why-standing = ви вже там
# of a place that could be entered and at which one could stop
cli-why-far = туди не веде жоден шлях, яким ви можете пройти й за який можете заплатити
cli-why-visited = на цьому шляху ви тут уже були
cli-why-reach = звідти не можна було б дійти до жодного місця, де дозволено зупинитися, і заплатити за цей шлях
cli-why-moved = треба зробити принаймні один крок
cli-why-same = можна обрати інший примірник, точнісінько такий самий
cli-why-better = правила вимагають найкращого можливого результату, а так його не досягти
cli-why-lack = щоб { FORM($what, "to") }, бракує { FORM($lack, "gen") }
cli-why-missing = { $where } бракує { FORM($lack, "gen") }
cli-why-in-all = { $what } (усього потрібно: { FORM($need, "nom") }, є: { $have })
cli-why-others-lack = іншому гравцеві бракує { FORM($lack, "gen") }
cli-why-unpaid = щоб сплатити все, вам бракувало б ще { cli-why-points } ({ cli-why-each })
cli-why-points = { $n } { $n ->
    [one] платежу
    [few] платежів
   *[many] платежів
}
cli-why-each = кожен платіж — { FORM($units, "nom") }{ $once ->
    [yes] , кожен варіант щонайбільше один раз
   *[no] { "" }
}
cli-why-skipped = сплачують у вказаному порядку: без того, що стоїть раніше, бракувало б { cli-why-points } ({ cli-why-each })
cli-why-then = потім: { $what }
cli-why-would = тоді вийшло б, що { $what }
cli-why-stuck = на кроці «{ $step }» не було б чого обрати
cli-why-undoable = { FORM($what, "inf") } неможливо
cli-why-and = { $what }, а { $other }
cli-why-as = { $what }, бо { $other }
cli-why-ahead = { $name }: { $why }
cli-why-elsewhere = тут цього не обирають, а обирають деінде: { $steps }
cli-why-before = Це пропонується, доки не почався крок «{ $step }», потім уже ні
cli-why-same-step = не в цьому запитанні, а в іншому на етапі «{ $step }»: воно буде згодом або вирішилося саме
cli-why-nowhere = у цій грі цього ніде не обирають
cli-why-counts = цього не обирають, це лише рахують: { $steps }
cli-why-not-now = Не зараз: { $name }
cli-why-going-on = { $name } — саме це зараз і триває.
cli-why-part = { $name } — це частина етапу «{ $step }», який саме триває.
cli-why-now = зараз: { $step }
cli-why-comes = коли: { $when }
cli-why-comes-after = після етапу «{ $step }»
cli-why-comes-first = на початку етапу «{ $step }»
cli-why-comes-in = на етапі «{ $step }»
cli-why-comes-by = завдяки «{ $step }»
cli-why-setup = підготовка до гри
cli-why-end = кінець гри
cli-why-scoring = підсумковий підрахунок
cli-why-player-decides = { $player } зараз вирішує: { $step }.
cli-why-player-waits = { $player } зараз не має чого вирішувати; { $n ->
    [one] вирішує { $who }
    [few] вирішують { $who }
    [many] вирішують { $who }
   *[other] вирішують { $who }
}.
cli-why-player-chosen = Гравців обирають тут: { $steps }
cli-why-kind-offered = { $name }: можна обрати: { $options }
cli-why-kind-none = { $name }: зараз нічого з цього не можна обрати.
cli-why-kind-elsewhere = { $name }: цього не обирають тут, а обирають деінде: { $steps }
cli-why-kind-nowhere = { $name }: у цій грі цього ніде не обирають.
cli-why-counted = { $name }: цього самого не обирають, обирають лише те, що з ним роблять.
cli-why-setup-when = { $name }: це було перед першим раундом і вже минуло.
cli-why-scoring-when = { $name }: це буде, коли гра скінчиться.
# $cause: a condition of the end that counts something; $n: how many of that there are now
cli-why-end-now = { $cause } (зараз: { $n })
cli-why-end-when = { $name }: настане, коли справдиться { $n ->
    [one] ця умова:
    [few] одна з цих умов:
   *[many] одна з цих умов:
}
cli-unused-players = { $name }: не використовується у грі на { $n ->
    [one] { $n } гравця
    [few] { $n } гравців
   *[other] { $n } гравців
}.
cli-unused-expansion = { $name }: належить до доповнення «{ $expansion }», з яким ви зараз не граєте.
cli-unused-itself = Доповнення «{ $expansion }»: зараз ви граєте без нього.
cli-why-which = Так називається кілька речей. Яку ви маєте на увазі? { $options }
cli-why-later = далі нічого не можна було б зробити
cli-why-lay-inside = частина клітинок опинилася б поза сіткою
cli-why-lay-least = замало клітинок лежало б на тому, що треба закрити
cli-why-lay-most = так було б закрито забагато клітинок
cli-why-lay-hides = так було б цілком закрито те, що ще видно
cli-why-lay-turned = з таким поворотом цього ніде не можна покласти
cli-why-lay-looks = цей поворот нічим не відрізняється від іншого, який можна обрати

## Гра: що сталося і що де лежить

cli-log = { $player }: { $what }
cli-log-told = { $player } { $what }
cli-log-on = далі: { $chosen }
cli-log-step = { $step }: { $chosen }
cli-log-deed = { $step }: { $chosen }
cli-log-hidden = { $step } { $how }
cli-log-title = { FORM($step, "inf") }
cli-log-card = скористатися властивістю
    .does = користується властивістю
# назва, яка не відмінюється, стоїть у лапках
cli-log-uses =
    скористатися властивістю { TRAIT($card, "gen") ->
        [none] «{ SENTENCE($card) }»
       *[other] { TRAIT($card, "gen") }
    }
    .does =
        користується властивістю { TRAIT($card, "gen") ->
            [none] «{ SENTENCE($card) }»
           *[other] { TRAIT($card, "gen") }
        }
cli-log-vain = без ефекту
cli-log-only = лише завдяки: { $cards }
cli-log-came = { $what } ({ $came })
cli-log-to = { $what } → { $place }
cli-log-goes-on = { $player } грає далі
cli-log-throws = кидає { FORM($dice, "acc") }
# справдилася умова кінця; $rounds: скільки раундів ще зіграють після цього, -1: жодного, навіть цей не дограють
cli-log-end = { $rounds ->
    [-1] гра закінчується ({ $cause })
    [0] гра закінчується після цього раунду ({ $cause })
    [one] гра закінчується після цього та ще одного раунду ({ $cause })
    [few] гра закінчується після цього та ще { $rounds } раундів ({ $cause })
   *[many] гра закінчується після цього та ще { $rounds } раундів ({ $cause })
}
# перед першим рішенням: що лежить у певному місці
cli-log-set-up-at = { $place } — { $what }
cli-gained = +{ $amount }
cli-lost = −{ $amount }
cli-log-where = { $place } { $amount }
cli-stands = { $piece }: { $place }
cli-stands-there = { $piece } там
cli-turned = { TRAIT($piece, "turns") ->
    [yes] перевернуто
   *[none] захоплено
}: { $places }
cli-moved = { $what } { $before } → { $now }
cli-put-back = переглянуто й повернено: { $what }
cli-starts = починає { $player }
cli-seat-starts = тепер перший гравець
cli-seat-left-round = вибуває з раунду
cli-seat-left-game = вибуває з гри
cli-faces-unseen = { $what } приховано
cli-looked = побачено: { $what }
cli-shows = { $n ->
    [1] { $what }
   *[other] { $n } { $what }
}
cli-covered = закрито: { $n }
cli-log-none = Ще нічого не сталося.
cli-log-earlier = { $n ->
    [one] … { $n } попередній запис
    [few] … { $n } попередні записи
   *[other] … { $n } попередніх записів
}
cli-table-more = … ще { $n }
cli-table-hidden = … ще { $n }: { $word }
# in the list of signs: points that the final scoring would add to those a player has
cli-table-added = { $points } якби гра закінчилася зараз
cli-table-rest = … і ще щось: { $word }
cli-table-left-out = ще { $n }, для яких немає місця
cli-table-moved = останній хід
cli-table-now = зараз ходить
cli-table-done = хід уже зроблено
cli-log-all = усе
cli-log-rest = { $n ->
    [one] … { $n } попередній хід (його покаже { $words })
    [few] … { $n } попередні ходи (їх покаже { $words })
   *[other] … { $n } попередніх ходів (їх покаже { $words })
}
cli-log-how = Введіть так: { $word } 50 — останні 50 ходів, { $word } { $all } — уся партія
cli-secretly = (таємно)
cli-at = { $place }: { $what }
cli-gone = { $what } { $where }
cli-board-counters = Ресурси
cli-board-notes = Нотатки
cli-board-stocks = Запас
cli-in-supply = { FORM($what, "nom", "pl") } в запасі
cli-board-faces = Кубики
cli-board-known = Відоме
cli-board-told = Назване
cli-known-in = відоме: { $place }
cli-told-in = назване: { $place }
cli-told-not = не { $what }
cli-numbered = { FORM($what, "nom", "pl") } { $numbers }
cli-board-pieces = Фігурки та жетони
cli-board-zones = Карти й тайли
cli-board-texts = Що роблять відкриті карти
cli-board-places = Що роблять місця на полі
cli-board-rest = Зараз не використовується

## Гра: завершення

cli-score-title = { $rounds ->
    [one] Підсумковий підрахунок після { $rounds } раунду
    [few] Підсумковий підрахунок після { $rounds } раундів
   *[other] Підсумковий підрахунок після { $rounds } раундів
}
cli-score-now = Якби гра закінчилася зараз
cli-score-from = джерело балів
cli-score-total = разом
cli-score-place = місце
cli-score-cause = Причина завершення: { $cause }
cli-score-winners = { $n ->
    [one] { $who } перемагає.
    [few] { $who } перемагають.
   *[other] { $who } перемагають.
}
cli-score-nobody = Ніхто не перемагає.

## text, i18n

cli-head-language = мова
cli-head-module = слова для
cli-head-messages = повідомлення
cli-head-translated = перекладено
cli-head-missing = бракує
cli-head-stale = застаріло
cli-head-message = повідомлення
cli-head-source-text = вихідний текст
cli-i18n-no-sort = нічого з назвою `{ $name }` не бракує; є: { $names }
cli-i18n-complete = У мові `{ $language }` нічого не бракує.
cli-i18n-complete-of = У мові `{ $language }` нічого не бракує з: { $names }
cli-i18n-mistakes = { $n ->
    [one] { $n } помилка в словах мов: { $languages }; `spielwerk explain КОД` показує правильну форму
    [few] { $n } помилки в словах мов: { $languages }; `spielwerk explain КОД` показує правильну форму
   *[many] { $n } помилок у словах мов: { $languages }; `spielwerk explain КОД` показує правильну форму
}
cli-i18n-good = Немає помилок у словах мов: { $languages }.
cli-i18n-written = Записано: { $file }
cli-i18n-sample-title = Речення для читання, вибрані за зерном { $seed }
cli-i18n-sample-cards = Карти: { $n } з { $all }
cli-i18n-sample-rulebook = Правила: { $n } з { $all }
cli-i18n-sample-logs = Перебіг гри: { $n } з { $all }
cli-i18n-sample-prompts = Запитання з варіантами відповідей: { $n } з { $all }
cli-i18n-sample-reasons = Причини, чому чогось не можна вибрати: { $n } з { $all }
cli-i18n-next = Щоб скористатися: SPIELWERK_TRANSLATIONS={ $folder } spielwerk play { $game } --lang { $language }
cli-i18n-next-beside = Щоб скористатися: spielwerk play { $game } --lang { $language }
# для мови, яка ще не має власних слів
cli-i18n-next-general = У цій мові ще немає слів, спільних для всіх ігор (отримайте, сплатіть, щоразу, коли …). Їхні файли створює: spielwerk i18n new { $language } --output ПАПКА
cli-i18n-confirmed = `{ $name }` підтверджено у файлі { $file }.
cli-i18n-untied = Не прив’язано до жодного правила: { $ids }
cli-i18n-fallback = тут бракує слів
cli-i18n-no-format = назва `{ $file }` не закінчується на жодне з: { $names }
cli-i18n-unreadable = нічого не змінено, бо частину текстів `{ $module }` не вдається прочитати як Fluent: { $ids }
cli-i18n-filled = { $n ->
    [0] Нічого нового для { $file }
    [one] { $n } нове або змінене повідомлення в { $file }
    [few] { $n } нові або змінені повідомлення в { $file }
   *[many] { $n } нових або змінених повідомлень у { $file }
}
cli-i18n-no-name = `{ $name }` не є назвою мови
cli-i18n-unknown = немає слів мовою `{ $name }`; є такими мовами: { $names }. Файли створює `spielwerk i18n new { $name }`.

## rulebook

cli-rulebook-written = Правила гри записано: { $file }

## show: правило так, як його зрозуміли

show-title = { $name } ({ $what }):
show-rule = правило
show-flow = крок перебігу гри
show-step-of = крок правила: { $rule }
show-setup = крок підготовки
show-scoring = крок підрахунку
show-end = причина кінця
show-winner = що вирішує гру
show-always = діє завжди
show-copies = { $kind }, { $n ->
    [one] { $n } примірник
    [few] { $n } примірники
   *[many] { $n } примірників
}
show-definition = визначення
show-parameter = число з правил
show-permission = дозвіл
show-counter = лічильник
show-note = нотатка
show-piece = фішка
show-zone = зона
show-kind = вид
show-symbol = символ
show-group = група
show-layout = розкладка
show-worth = вартість
show-estimate = частина оцінки для ботів
show-check = перевірка даних
show-answered-by = на це відповідає
show-yes = так
show-no = ні
show-counter-is = ціле число, ніколи не менше від 0
show-counter-signed = ціле число; втрати можуть зробити його меншим від 0
show-start = на початку
show-may-lie = де може лежати
show-pieces-only = лише фішки
show-layout-shuffled = Порядок випадковий. Сусідні — ті, що дотикаються.
show-part-of = частина чого
show-each-has = кожен примірник має
show-symbol-does = хто його отримує, одразу робить це
show-worth-is = скільки важить одна одиниця
show-worth-else = Усе інше не важить нічого.
show-short = якщо не вистачає
show-choice = вибір { $n }: { $text }  (запитання в: { $where })
show-way-free = free: ніщо з того, що далі, не може не вдатися
show-way-sum = sum: те, що забере решта, додається і порівнюється з тим, що є
show-way-exists = exists: цикл шукає один спосіб завершити й зупиняється на першому
show-way-trial = trial: решта випробовується на копії
show-way-best = best: усі шляхи крізь тіло перевіряють на копіях і пропонують лише найкращі
show-no-choice = без вибору: чи можна це зробити, вирішується там, звідки його викликано
show-plan-before = план, яким його створено з правил, до проходів:
show-plan-after = план після проходів, з усім, що йде за вибором, в одній функції:
show-option = { $name }: { $what }
show-needs = потрібно: { $needs }
show-each-needs = для кожної можливості потрібно: { $needs }
show-nothing-more = більше нічого
show-completed = можливість завершити те, що далі
show-and-completed = а також можливість завершити те, що далі
show-needs-rest = потрібно, щоб решту ще можна було завершити
show-always-possible = завжди можливо
show-only-otherwise = лише якщо більше нічого не можна зробити
show-walk-enter = виконується `enter`
show-walk-toll = `toll` можна сплатити
show-walk-stop = звідти ще можна дійти до місця, де дозволено зупинитися (`stop`)
show-lay-where = воно цілком лежить на сітці
show-lay-turn = з таким поворотом для нього є клітинка

## Партії у файлах

cli-note = Увага: { $message }
cli-kept-not = ця партія не записується, бо в { $folder } нічого не можна записати
cli-kept-none = у вас ще немає партій; вкажіть файл
cli-kept-before = `spielwerk resume { $file }` відкриває партію, яку грали перед нею.
cli-kept-saved = З `--rules saved` грають за правилами, з якими цю партію почали; з `--rules ТЕКА` — за правилами власної гри.
cli-kept-where = `--rules ГРА` вказує, де гра цієї партії; з `--rules saved` грають за правилами з файлу.
cli-kept-until = `spielwerk replay { $file } --until { $n } --then play` відновлює партію звідти, у новому файлі.
cli-kept-patient = `--patient` розігрує її до кінця, хоч скільки б це тривало.
cli-kept-bot = `--bot МІСЦЕ=БОТ` призначає бота на це місце, `--human МІСЦЕ` — людину.
cli-kept-enter = Enter — далі.
cli-kept-reading = Читання партії … { $percent } %
cli-play-kept = `spielwerk resume { $file }` відновлює цю партію.
cli-play-over = `spielwerk replay { $file }` покаже цю партію ще раз.
cli-play-other-bot = { $bot } на місці { $seat } ще не встиг ухвалити рішення; з `--bot { $seat }={ $other }` там сидітиме швидший бот.
cli-resume-title = { $round ->
    [0] { $game }: перед першим раундом, після рішення { $n }
   *[other] { $game }: раунд { $round }, після рішення { $n }
}
cli-record-round = { $n ->
    [0] Перед першим раундом
   *[other] Раунд { $n }
}
cli-record-stands = Після рішення { $n }: { $points }
cli-record-now = Після рішення { $n } з { $last }
cli-replay-head = { $turn } · { $now }
cli-replay-help = Enter показує наступне рішення · b повертає назад · число переходить до рішення з таким номером · t показує весь стіл · p продовжує гру звідси · q завершує
