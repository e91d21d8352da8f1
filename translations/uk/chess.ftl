### Шахи, українською

## Лічильники, фігури, види. .at = on: на чому
noun-square =
    .gender = n
    .at = on
    .nom-sg = поле
    .gen-sg = поля
    .dat-sg = полю
    .acc-sg = поле
    .ins-sg = полем
    .loc-sg = полі
    .nom-pl = поля
    .gen-pl = полів
    .dat-pl = полям
    .acc-pl = поля
    .ins-pl = полями
    .loc-pl = полях
noun-chessman =
    .gender = f
    .nom-sg = фігура
    .gen-sg = фігури
    .dat-sg = фігурі
    .acc-sg = фігуру
    .ins-sg = фігурою
    .loc-sg = фігурі
    .nom-pl = фігури
    .gen-pl = фігур
    .dat-pl = фігурам
    .acc-pl = фігури
    .ins-pl = фігурами
    .loc-pl = фігурах
noun-pawn =
    .gender = ma
    .nom-sg = пішак
    .gen-sg = пішака
    .dat-sg = пішаку
    .acc-sg = пішака
    .ins-sg = пішаком
    .loc-sg = пішаку
    .nom-pl = пішаки
    .gen-pl = пішаків
    .dat-pl = пішакам
    .acc-pl = пішаків
    .ins-pl = пішаками
    .loc-pl = пішаках
noun-knight =
    .gender = ma
    .nom-sg = кінь
    .gen-sg = коня
    .dat-sg = коню
    .acc-sg = коня
    .ins-sg = конем
    .loc-sg = коні
    .nom-pl = коні
    .gen-pl = коней
    .dat-pl = коням
    .acc-pl = коней
    .ins-pl = кіньми
    .loc-pl = конях
noun-bishop =
    .gender = ma
    .nom-sg = слон
    .gen-sg = слона
    .dat-sg = слону
    .acc-sg = слона
    .ins-sg = слоном
    .loc-sg = слоні
    .nom-pl = слони
    .gen-pl = слонів
    .dat-pl = слонам
    .acc-pl = слонів
    .ins-pl = слонами
    .loc-pl = слонах
noun-rook =
    .gender = f
    .nom-sg = тура
    .gen-sg = тури
    .dat-sg = турі
    .acc-sg = туру
    .ins-sg = турою
    .loc-sg = турі
    .nom-pl = тури
    .gen-pl = тур
    .dat-pl = турам
    .acc-pl = тури
    .ins-pl = турами
    .loc-pl = турах
noun-queen =
    .gender = ma
    .nom-sg = ферзь
    .gen-sg = ферзя
    .dat-sg = ферзю
    .acc-sg = ферзя
    .ins-sg = ферзем
    .loc-sg = ферзі
    .nom-pl = ферзі
    .gen-pl = ферзів
    .dat-pl = ферзям
    .acc-pl = ферзів
    .ins-pl = ферзями
    .loc-pl = ферзях
noun-king =
    .gender = ma
    .nom-sg = король
    .gen-sg = короля
    .dat-sg = королю
    .acc-sg = короля
    .ins-sg = королем
    .loc-sg = королі
    .nom-pl = королі
    .gen-pl = королів
    .dat-pl = королям
    .acc-pl = королів
    .ins-pl = королями
    .loc-pl = королях
noun-rook_or_queen =
    .gender = f
    .nom-sg = тура або ферзь
    .gen-sg = тури або ферзя
    .dat-sg = турі або ферзю
    .acc-sg = туру або ферзя
    .ins-sg = турою або ферзем
    .loc-sg = турі або ферзі
    .nom-pl = тури або ферзі
    .gen-pl = тур або ферзів
    .dat-pl = турам або ферзям
    .acc-pl = тури або ферзів
    .ins-pl = турами або ферзями
    .loc-pl = турах або ферзях
noun-bishop_or_queen =
    .gender = ma
    .nom-sg = слон або ферзь
    .gen-sg = слона або ферзя
    .dat-sg = слону або ферзю
    .acc-sg = слона або ферзя
    .ins-sg = слоном або ферзем
    .loc-sg = слоні або ферзі
    .nom-pl = слони або ферзі
    .gen-pl = слонів або ферзів
    .dat-pl = слонам або ферзям
    .acc-pl = слонів або ферзів
    .ins-pl = слонами або ферзями
    .loc-pl = слонах або ферзях
noun-minor_piece =
    .gender = f
    .nom-sg = легка фігура
    .gen-sg = легкої фігури
    .dat-sg = легкій фігурі
    .acc-sg = легку фігуру
    .ins-sg = легкою фігурою
    .loc-sg = легкій фігурі
    .nom-pl = легкі фігури
    .gen-pl = легких фігур
    .dat-pl = легким фігурам
    .acc-pl = легкі фігури
    .ins-pl = легкими фігурами
    .loc-pl = легких фігурах
noun-right =
    .gender = n
    .nom-sg = право на рокіровку
    .gen-sg = права на рокіровку
    .dat-sg = праву на рокіровку
    .acc-sg = право на рокіровку
    .ins-sg = правом на рокіровку
    .loc-sg = праві на рокіровку
    .nom-pl = права на рокіровку
    .gen-pl = прав на рокіровку
    .dat-pl = правам на рокіровку
    .acc-pl = права на рокіровку
    .ins-pl = правами на рокіровку
    .loc-pl = правах на рокіровку
noun-win =
    .gender = f
    .nom-sg = перемога
    .gen-sg = перемоги
    .dat-sg = перемозі
    .acc-sg = перемогу
    .ins-sg = перемогою
    .loc-sg = перемозі
    .nom-pl = перемоги
    .gen-pl = перемог
    .dat-pl = перемогам
    .acc-pl = перемоги
    .ins-pl = перемогами
    .loc-pl = перемогах
noun-passed =
    .gender = n
    .at = on
    .nom-sg = поле взяття на проході
    .gen-sg = поля взяття на проході
    .dat-sg = полю взяття на проході
    .acc-sg = поле взяття на проході
    .ins-sg = полем взяття на проході
    .loc-sg = полі взяття на проході
    .nom-pl = поля взяття на проході
    .gen-pl = полів взяття на проході
    .dat-pl = полям взяття на проході
    .acc-pl = поля взяття на проході
    .ins-pl = полями взяття на проході
    .loc-pl = полях взяття на проході
noun-quiet_move =
    .gender = m
    .nom-sg = хід без взяття й без пішака
    .gen-sg = ходу без взяття й без пішака
    .dat-sg = ходу без взяття й без пішака
    .acc-sg = хід без взяття й без пішака
    .ins-sg = ходом без взяття й без пішака
    .loc-sg = ході без взяття й без пішака
    .nom-pl = ходи без взяття й без пішака
    .gen-pl = ходів без взяття й без пішака
    .dat-pl = ходам без взяття й без пішака
    .acc-pl = ходи без взяття й без пішака
    .ins-pl = ходами без взяття й без пішака
    .loc-pl = ходах без взяття й без пішака
noun-overdue =
    .gender = m
    .nom-sg = термін
    .gen-sg = терміну
    .dat-sg = терміну
    .acc-sg = термін
    .ins-sg = терміном
    .loc-sg = терміні
    .nom-pl = терміни
    .gen-pl = термінів
    .dat-pl = термінам
    .acc-pl = терміни
    .ins-pl = термінами
    .loc-pl = термінах
noun-drawn =
    .gender = f
    .nom-sg = нічия
    .gen-sg = нічиєї
    .dat-sg = нічиїй
    .acc-sg = нічию
    .ins-sg = нічиєю
    .loc-sg = нічиїй
    .nom-pl = нічиї
    .gen-pl = нічиїх
    .dat-pl = нічиїм
    .acc-pl = нічиї
    .ins-pl = нічиїми
    .loc-pl = нічиїх
noun-stalemate =
    .gender = m
    .nom-sg = пат
    .gen-sg = пату
    .dat-sg = пату
    .acc-sg = пат
    .ins-sg = патом
    .loc-sg = паті
    .nom-pl = пати
    .gen-pl = патів
    .dat-pl = патам
    .acc-pl = пати
    .ins-pl = патами
    .loc-pl = патах
noun-origin =
    .gender = n
    .at = on
    .nom-sg = вихідне поле
    .gen-sg = вихідного поля
    .dat-sg = вихідному полю
    .acc-sg = вихідне поле
    .ins-sg = вихідним полем
    .loc-sg = вихідному полі
    .nom-pl = вихідні поля
    .gen-pl = вихідних полів
    .dat-pl = вихідним полям
    .acc-pl = вихідні поля
    .ins-pl = вихідними полями
    .loc-pl = вихідних полях
noun-corner =
    .gender = n
    .at = on
    .nom-sg = кутове поле
    .gen-sg = кутового поля
    .dat-sg = кутовому полю
    .acc-sg = кутове поле
    .ins-sg = кутовим полем
    .loc-sg = кутовому полі
    .nom-pl = кутові поля
    .gen-pl = кутових полів
    .dat-pl = кутовим полям
    .acc-pl = кутові поля
    .ins-pl = кутовими полями
    .loc-pl = кутових полях

## Зони та слова
zone-box = { $form ->
    [acc] коробку
   *[nom] коробка
}
    .from = з коробки
    .to = у коробку
    .in = у коробці
is-empty =
    .before = порожн{ ending-soft }
    .is = { $form ->
        [ins] порожнім
       *[nom] порожнє
    }
    .rule = b9d07bab
is-hostile =
    .after = зайнят{ ending-hard } суперником
    .is = { $form ->
        [ins] зайнятим суперником
       *[nom] зайняте суперником
    }
    .rule = 01ae9bb0
is-attacked =
    .before = атакован{ ending-hard }
    .is = { $form ->
        [ins] атакованим
       *[nom] атаковане
    }
    .rule = 706d0309
is-safe =
    .before = безпечн{ ending-hard }
    .is = { $form ->
        [ins] безпечним
       *[nom] безпечне
    }
    .rule = 62d6657b
number-quiet_move = { $form ->
    [gen] кількості ходів без взяття й без пішака
    [ins] кількістю ходів без взяття й без пішака
   *[nom] кількість ходів без взяття й без пішака
}
    .set = ходи без взяття й без пішака лічать заново
number-overdue = термін п’ятдесяти ходів
    .is = п’ятдесят ходів минули, а на шах ще треба відповісти
    .set = перед нічиєю ще треба відповісти на шах
number-drawn = нічия
    .is = партія нічийна
    .set = партія закінчується внічию
number-stalemate = пат
    .is = виник пат
    .set = виникає пат

## Правила
rule-round = { $form ->
    [inf] зіграти
    [to] зіграти
   *[imp] зіграйте
} раунд
    .does = грає раунд
rule-turn = { $form ->
    [inf] зіграти
    [to] зіграти
   *[imp] зіграйте
} чергу
    .does = грає чергу
rule-play = { $form ->
    [inf] зробити
    [to] зробити
   *[imp] зробіть
} хід
    .does = робить хід
rule-look_at_the_clock = { $form ->
    [inf] з’ясувати, чи не нічия
    [to] з’ясувати, чи не нічия
   *[imp] з’ясуйте, чи не нічия
}
    .does = з’ясовує, чи не нічия
rule-pawn_move = { $form ->
    [inf] піти
    [to] піти
   *[imp] підіть
} пішаком з { FORM($place, "gen") }
    .does = ходить пішаком з { FORM($place, "gen") }
rule-knight_move = { $form ->
    [inf] піти
    [to] піти
   *[imp] підіть
} конем з { FORM($place, "gen") }
    .does = ходить конем з { FORM($place, "gen") }
rule-bishop_move = { $form ->
    [inf] піти
    [to] піти
   *[imp] підіть
} слоном з { FORM($place, "gen") }
    .does = ходить слоном з { FORM($place, "gen") }
rule-rook_move = { $form ->
    [inf] піти
    [to] піти
   *[imp] підіть
} турою з { FORM($place, "gen") }
    .does = ходить турою з { FORM($place, "gen") }
rule-queen_move = { $form ->
    [inf] піти
    [to] піти
   *[imp] підіть
} ферзем з { FORM($place, "gen") }
    .does = ходить ферзем з { FORM($place, "gen") }
rule-king_move = { $form ->
    [inf] піти
    [to] піти
   *[imp] підіть
} королем з { FORM($place, "gen") }
    .does = ходить королем з { FORM($place, "gen") }
rule-go_to = { $form ->
    [inf] перейти
    [to] перейти
   *[imp] перейдіть
} з { FORM($place, "gen") } на { FORM($object, "acc") }
    .does = переходить з { FORM($place, "gen") } на { FORM($object, "acc") }
rule-take = { $form ->
    [inf] узяти
    [to] узяти
   *[imp] візьміть
} фігуру суперника на { FORM($place, "loc") }
    .does = бере фігуру суперника на { FORM($place, "loc") }
rule-pawn_went = { $form ->
    [inf] завершити
    [to] завершити
   *[imp] завершіть
} хід пішаком на { FORM($object, "acc") }
    .does = завершує хід пішаком на { FORM($object, "acc") }
rule-king_went = { $form ->
    [inf] завершити
    [to] завершити
   *[imp] завершіть
} хід королем на { FORM($object, "acc") }
    .does = завершує хід королем на { FORM($object, "acc") }
rule-promote = { $form ->
    [inf] перетворити
    [to] перетворити
   *[imp] перетворіть
} пішака на { FORM($place, "loc") }
    .does = перетворює пішака на { FORM($place, "loc") }

## Кінець, підготовка, варіанти
end-checkmate = королю мат
end-no_move_left = пат: гравець, чия черга ходити, не може піти й не стоїть під шахом
end-repetition = та сама позиція виникла втретє
end-fifty_moves = п’ятдесят ходів без взяття й без ходу пішаком
end-dead_position = ніхто вже не може поставити мат
step-pawns = пішаки
step-pieces = фігури за пішаками
source-play = мат
game-chess = Шахи
variant-dead_positions = Королі щонайбільше з одним конем або слоном — одразу нічия
direction-leaping = ходом коня

## Тексти, написані вручну
text-play = Зробіть хід однією зі своїх фігур так, як вона ходить. Жоден хід не може залишити вашого короля під боєм. Якщо у вас немає жодного ходу, суперник виграє, коли ваш король під боєм (мат); інакше настає пат. Якщо п’ятдесят ходів уже минуло й лишалося тільки відповісти на шах, після цього ходу партія закінчується внічию.
    .rule = e36fe5eb
text-go_to = Поставте фігуру на обране поле й побийте фігуру суперника, що там стоїть; пішак, який стає на поле взяття на проході, б’є пішака за ним. Ваш король після цього не може бути під боєм. Із турою, яка залишила свій кут або була там побита, рокірувати вже не можна. Після взяття або ходу пішаком п’ятдесят ходів рахують заново. Наприкінці завершіть хід пішака (перетворення) або короля (рокіровка).
    .rule = 9fb69f01
text-king_move = Виберіть сусіднє поле без власної фігури. Або зробіть рокіровку: два поля в бік тури з правом на рокіровку, якщо між ними нічого не стоїть, король не під шахом, а поле, через яке він проходить, і поле, на яке стає, не атаковані. Перейдіть туди.
    .rule = 2744b15d
text-pawn_move = Виберіть поле перед пішаком, якщо воно порожнє; з другого ряду також наступне, якщо обидва порожні; або поле навскоси перед ним, яке зайняв суперник або яке є полем взяття на проході. Перейдіть туди.
    .rule = 158ca4b4
option-queen = ферзь
    .does = перетворює пішака на ферзя
option-rook = тура
    .does = перетворює пішака на туру
option-bishop = слон
    .does = перетворює пішака на слона
option-knight = кінь
    .does = перетворює пішака на коня
