### Чирви: назви та слова, українською

noun-card =
    .gender = f
    .nom-sg = карта
    .gen-sg = карти
    .dat-sg = карті
    .acc-sg = карту
    .ins-sg = картою
    .loc-sg = карті
    .nom-pl = карти
    .gen-pl = карт
    .dat-pl = картам
    .acc-pl = карти
    .ins-pl = картами
    .loc-pl = картах
    .some = карти
noun-suit =
    .gender = f
    .nom-sg = масть
    .gen-sg = масті
    .dat-sg = масті
    .acc-sg = масть
    .ins-sg = мастю
    .loc-sg = масті
    .nom-pl = масті
    .gen-pl = мастей
    .dat-pl = мастям
    .acc-pl = масті
    .ins-pl = мастями
    .loc-pl = мастях
noun-point =
    .gender = n
    .nom-sg = очко
    .gen-sg = очка
    .dat-sg = очку
    .acc-sg = очко
    .ins-sg = очком
    .loc-sg = очку
    .nom-pl = очки
    .gen-pl = очок
    .dat-pl = очкам
    .acc-pl = очки
    .ins-pl = очками
    .loc-pl = очках
noun-penalty =
    .gender = n
    .nom-sg = штрафне очко
    .gen-sg = штрафного очка
    .dat-sg = штрафному очку
    .acc-sg = штрафне очко
    .ins-sg = штрафним очком
    .loc-sg = штрафному очку
    .nom-pl = штрафні очки
    .gen-pl = штрафних очок
    .dat-pl = штрафним очкам
    .acc-pl = штрафні очки
    .ins-pl = штрафними очками
    .loc-pl = штрафних очках
    .short = штраф
noun-passing =
    .gender = f
    .nom-sg = зміна напрямку
    .gen-sg = зміни напрямку
    .dat-sg = зміні напрямку
    .acc-sg = зміну напрямку
    .ins-sg = зміною напрямку
    .loc-sg = зміні напрямку
    .nom-pl = зміни напрямку
    .gen-pl = змін напрямку
    .dat-pl = змінам напрямку
    .acc-pl = зміни напрямку
    .ins-pl = змінами напрямку
    .loc-pl = змінах напрямку
noun-trick =
    .gender = f
    .nom-sg = взятка
    .gen-sg = взятки
    .dat-sg = взятці
    .acc-sg = взятку
    .ins-sg = взяткою
    .loc-sg = взятці
    .nom-pl = взятки
    .gen-pl = взяток
    .dat-pl = взяткам
    .acc-pl = взятки
    .ins-pl = взятками
    .loc-pl = взятках
noun-led =
    .gender = f
    .nom-sg = масть ходу
    .gen-sg = масті ходу
    .dat-sg = масті ходу
    .acc-sg = масть ходу
    .ins-sg = мастю ходу
    .loc-sg = масті ходу
    .nom-pl = масті ходу
    .gen-pl = мастей ходу
    .dat-pl = мастям ходу
    .acc-pl = масті ходу
    .ins-pl = мастями ходу
    .loc-pl = мастях ходу
noun-leader =
    .gender = m
    .nom-sg = перший у взятці
    .gen-sg = першого у взятці
    .dat-sg = першому у взятці
    .acc-sg = першого у взятці
    .ins-sg = першим у взятці
    .loc-sg = першому у взятці
    .nom-pl = перші у взятці
    .gen-pl = перших у взятці
    .dat-pl = першим у взятці
    .acc-pl = перших у взятці
    .ins-pl = першими у взятці
    .loc-pl = перших у взятці
noun-prop-suit =
    .gender = f
    .nom-sg = масть
    .gen-sg = масті
    .dat-sg = масті
    .acc-sg = масть
    .ins-sg = мастю
    .loc-sg = масті
    .nom-pl = масті
    .gen-pl = мастей
    .dat-pl = мастям
    .acc-pl = масті
    .ins-pl = мастями
    .loc-pl = мастях
noun-prop-rank =
    .gender = n
    .nom-sg = старшинство
    .gen-sg = старшинства
    .dat-sg = старшинству
    .acc-sg = старшинство
    .ins-sg = старшинством
    .loc-sg = старшинстві
    .nom-pl = старшинства
    .gen-pl = старшинств
    .dat-pl = старшинствам
    .acc-pl = старшинства
    .ins-pl = старшинствами
    .loc-pl = старшинствах
number-passing = { $form ->
    [gen] напрямку передавання
    [dat] напрямку передавання
    [ins] напрямком передавання
    [loc] напрямку передавання
   *[nom] напрямок передавання
}
    .name = напрямок передавання
number-trick = { $form ->
    [gen] кількості взяток
    [dat] кількості взяток
    [ins] кількістю взяток
    [loc] кількості взяток
   *[nom] кількість взяток
}
number-broken = { $form ->
    [gen] стану чирв
    [ins] станом чирв
   *[nom] стан чирв
}
    .name = чирви відкриті
    .is = { $n ->
        [0] чирву ще не зіграно
       *[other] чирву вже зіграно
    }
    .set = { $n ->
        [0] чирви знову закриті
       *[other] чирви відкриті
    }
number-hand_size = { $n }
number-lowest_club = { $n }
number-price = { $form ->
    [gen] штрафу за { FORM($thing, "acc") }
    [ins] штрафом за { FORM($thing, "acc") }
   *[nom] штраф за { FORM($thing, "acc") }
}
    .rule = 24802c69
is-opening =
    .after = , яка є найменшою трефою,
    .is = найменшою трефою
    .rule = e94d7cbf
is-playable =
    .after = , якою можна зіграти,
    .is = придатною для гри
    .rule = 8d9a8e95
is-following =
    .after = у масть ходу
    .is = у масть ходу
    .rule = a96ce416
is-fit_to_lead =
    .after = , якою можна піти,
    .is = придатною для першого ходу
    .rule = e134394c
is-fit_to_follow =
    .after = , яку можна підкласти,
    .is = придатною, щоб її підкласти
    .rule = 235b413f
zone-deck = колода
    .from = з колоди
    .to = у колоду
    .in = у колоді
zone-box = коробка
    .from = із коробки
    .to = поза гру
    .in = поза грою
zone-hand = рука
    .from = з руки
    .to = на руку
    .in = на { $whose ->
        [you] вашій
       *[they] своїй
    } руці
zone-passed = карти для передавання
    .from = з карт для передавання
    .to = до карт для передавання
    .in = серед карт для передавання
    .short = віддати
zone-played = карта у взятці
    .from = зі взятки
    .to = у взятку
    .in = у взятці
    .short = взятка
zone-gone = забрані взятки
    .from = із забраних взяток
    .to = до забраних взяток
    .in = серед забраних взяток
rule-round = роздача
rule-deal_out = { $form ->
    [inf] роздати
    [to] роздати
   *[imp] роздайте
} карти
    .does = роздає карти
rule-pass_on = { $form ->
    [inf] обрати
    [to] обрати
   *[imp] оберіть
} три карти для передавання
    .does = обирає три карти для передавання
rule-hand_over = { $form ->
    [inf] передати
    [to] передати
   *[imp] передайте
} карти далі
    .does = передає карти
rule-swap_over = { $form ->
    [inf] передати
    [to] передати
   *[imp] передайте
} карти через стіл
    .does = передає карти через стіл
rule-play = { $form ->
    [inf] зіграти
    [to] зіграти
   *[imp] зіграйте
} картою
    .does = грає картою
rule-lay_down = { $form ->
    [inf] зіграти
    [to] зіграти
   *[imp] зіграйте
} { FORM($object, "ins") }
    .does = грає { FORM($object, "ins") }
rule-take = { $form ->
    [inf] віддати
    [to] віддати
   *[imp] віддайте
} взятку переможцю
    .does = віддає взятку переможцю
rule-win_trick = { $form ->
    [inf] забрати
    [to] забрати
   *[imp] заберіть
} взятку
    .does = забирає взятку
rule-count_up = { $form ->
    [inf] підрахувати
    [to] підрахувати
   *[imp] підрахуйте
} штрафні очки
    .does = рахує штрафні очки
step-leave_out = карти поза грою
source-count_up = штрафні очки
end-hundred = хтось із гравців має 100 очок
ask-pass_on-card = Яку карту ви передаєте?
ask-play-card = Якою картою ви граєте?
name-two = двійка
    .short = 2
name-three = трійка
    .short = 3
name-four = четвірка
    .short = 4
name-five = п’ятірка
    .short = 5
name-six = шістка
    .short = 6
name-seven = сімка
    .short = 7
name-eight = вісімка
    .short = 8
name-nine = дев’ятка
    .short = 9
name-ten = десятка
    .short = 10
name-jack = валет
    .short = В
name-queen = дама
    .short = Д
name-king = король
    .short = К
name-ace = туз
    .short = Т
name-clubs = трефи
    .gen = треф
    .short = ♣
name-diamonds = бубни
    .gen = бубен
    .short = ♦
name-spades = піки
    .gen = пік
    .short = ♠
name-hearts = чирви
    .gen = чирв
    .short = ♥

## Правила
game-hearts = Чирви

text-round = Роздайте карти й передайте по три з них, крім роздач, у яких нічого не передають. Потім грайте взятку за взяткою, доки не зіграно всі карти; починає той, хто ходить першим. Підрахуйте штрафні очки.
    .rule = 3d3db3d2 9aa314a8 bfe74c6f
text-leave_out = Утрьох поза грою лишається бубнова двійка, уп’ятьох — і трефова двійка.
    .rule = 5b5a3894 88b285d8 9e311dc4
text-hand_over = У першій роздачі карти йдуть ліворуч, у другій праворуч, а вчотирьох у третій — через стіл. У наступній роздачі нічого не передають, а далі все починається спочатку. У першу взятку ходить той, хто має найменшу трефу.
    .rule = 6d30baed bc71fa2b
text-pass_on = Таємно оберіть три карти зі своєї руки.
    .rule = a561c8a0
text-play = У першу взятку ходять найменшою трефою. Чирвою можна піти лише тоді, коли чирву вже зіграно або у вас немає нічого іншого. Кладіть у масть, якщо можете; якщо ні, грайте будь-якою картою, але в першій взятці не чирвою й не піковою дамою, хіба що у вас немає нічого іншого.
    .rule = 04fb2d5f 1793eb23
text-take = Взятку забирає найстарша карта масті ходу; хто її поклав, ходить першим у наступну.
    .rule = 4c087925
text-win_trick = Кожна чирва у взятці коштує вам 1 штрафне очко, пікова дама — 13. Ви ходите першим у наступну взятку.
    .rule = 1852a8c4
text-count_up = Додайте штрафні очки до своїх очок. Хто забрав усі 26, не додає нічого; натомість кожен інший додає 26. Усі карти повертаються в колоду.
    .rule = fb086c58
text-deal_out = Перетасуйте колоду й роздайте всі карти, кожному гравцеві порівну.
    .rule = 21e57c50 3c3d48b0 b13565e4
text-lay_down = Перша карта взятки визначає масть ходу. Щойно зіграно першу чирву, чирви відкриті.
    .rule = 467d7ff0
text-swap_over = Карти отримує гравець навпроти.
    .rule = 764e7db4
copy-card = { $name } { FORM($what, "gen") }
step-deal_out = роздача карт
step-hand_over = передавання карт
step-take = взятка
step-count_up = підрахунок штрафних очок
