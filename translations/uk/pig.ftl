### Pig: назви та слова, українською

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
noun-pot =
    .gender = n
    .nom-sg = очко в банку
    .gen-sg = очка в банку
    .dat-sg = очку в банку
    .acc-sg = очко в банку
    .ins-sg = очком у банку
    .loc-sg = очку в банку
    .nom-pl = очки в банку
    .gen-pl = очок у банку
    .dat-pl = очкам у банку
    .acc-pl = очки в банку
    .ins-pl = очками в банку
    .loc-pl = очках у банку
    .short = банк
noun-die =
    .head = кубик
    .gender = m
    .nom-sg = кубик
    .gen-sg = кубика
    .dat-sg = кубику
    .acc-sg = кубик
    .ins-sg = кубиком
    .loc-sg = кубику
    .nom-pl = кубики
    .gen-pl = кубиків
    .dat-pl = кубикам
    .acc-pl = кубики
    .ins-pl = кубиками
    .loc-pl = кубиках
number-pot = { $form ->
    [gen] банку
    [dat] банку
    [ins] банком
    [loc] банку
   *[nom] банк
}
    .is = { $n ->
        [0] банк порожній
        [one] у банку { $n } очко
        [few] у банку { $n } очки
       *[many] у банку { $n } очок
    }
    .set = { $n ->
        [0] банк згорає
        [one] у банку стає { $n } очко
        [few] у банку стає { $n } очки
       *[many] у банку стає { $n } очок
    }
zone-table = стіл
    .in = на столі
name-white_die = кубик
    .gender = m
rule-round = раунд
rule-turn = { $form ->
    [inf] зробити
    [to] зробити
   *[imp] зробіть
} хід
    .does = робить хід
rule-throw_or_stop = { $form ->
    [inf] кинути кубик або зупинитися
    [to] кинути кубик або зупинитися
   *[imp] киньте кубик або зупиніться
}
    .does = робить хід
rule-throw_die = { $form ->
    [inf] кинути
    [to] кинути
   *[imp] киньте
} кубик
    .does = кидає кубик
rule-score_pot = { $form ->
    [inf] зупинитися й забрати
    [to] зупинитися й забрати
   *[imp] зупиніться й заберіть
} банк
    .does = зупиняється й забирає банк
source-score_pot = кидки
end-hundred = хтось із гравців має щонайменше 100 очок
    .rule = 650a4b26

## Правила
game-pig = Свиня

text-throw_or_stop = Киньте кубик. Поки в банку є очки, вирішуйте: кидати ще раз чи зупинитися.
    .rule = eb23909f
text-throw_die = Киньте кубик. Одиниця спорожнює банк і завершує ваш хід; будь-яке інше число додається до банку.
    .rule = 8b0dac17
text-score_pot = Запишіть собі очки з банку; ваш хід завершено.
    .rule = 6b262dd3
text-winner = Перемагає той, хто першим набере щонайменше 100 очок.
    .rule = 4b0c19af
