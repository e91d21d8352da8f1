### Smartphone Inc.: назви та слова, українською

## Лічильники, фішки, види
noun-point =
    .gender = m
    .nom-sg = бал
    .gen-sg = бала
    .dat-sg = балу
    .acc-sg = бал
    .ins-sg = балом
    .loc-sg = балі
    .nom-pl = бали
    .gen-pl = балів
    .dat-pl = балам
    .acc-pl = бали
    .ins-pl = балами
    .loc-pl = балах
noun-price =
    .gender = f
    .nom-sg = ціна
    .gen-sg = ціни
    .dat-sg = ціні
    .acc-sg = ціну
    .ins-sg = ціною
    .loc-sg = ціні
    .nom-pl = ціни
    .gen-pl = цін
    .dat-pl = цінам
    .acc-pl = ціни
    .ins-pl = цінами
    .loc-pl = цінах
# $whose: you або they
number-price = { $form ->
    [gen] { $whose ->
        [they] ціни гравця
       *[you] вашої ціни
    }
    [dat] { $whose ->
        [they] ціні гравця
       *[you] вашій ціні
    }
    [acc] { $whose ->
        [they] ціну гравця
       *[you] вашу ціну
    }
    [ins] { $whose ->
        [they] ціною гравця
       *[you] вашою ціною
    }
    [loc] { $whose ->
        [they] ціні гравця
       *[you] вашій ціні
    }
   *[nom] { $whose ->
        [they] ціна гравця
       *[you] ваша ціна
    }
}
noun-goods_token =
    .gender = m
    .nom-sg = жетон товару
    .gen-sg = жетона товару
    .dat-sg = жетону товару
    .acc-sg = жетон товару
    .ins-sg = жетоном товару
    .loc-sg = жетоні товару
    .nom-pl = жетони товару
    .gen-pl = жетонів товару
    .dat-pl = жетонам товару
    .acc-pl = жетони товару
    .ins-pl = жетонами товару
    .loc-pl = жетонах товару
noun-truck_left =
    .gender = m
    .nom-sg = невикористаний символ логістики
    .gen-sg = невикористаного символу логістики
    .dat-sg = невикористаному символу логістики
    .acc-sg = невикористаний символ логістики
    .ins-sg = невикористаним символом логістики
    .loc-sg = невикористаному символі логістики
    .nom-pl = невикористані символи логістики
    .gen-pl = невикористаних символів логістики
    .dat-pl = невикористаним символам логістики
    .acc-pl = невикористані символи логістики
    .ins-pl = невикористаними символами логістики
    .loc-pl = невикористаних символах логістики
word-count = { $form ->
    [gen] кількості
    [dat] кількості
    [ins] кількістю
    [loc] кількості
   *[nom] кількість
}
number-truck_left = { word-count } невикористаних символів логістики
    .name = невикористані символи логістики
noun-reverse =
    .gender = f
    .nom-sg = обрана зворотна сторона
    .gen-sg = обраної зворотної сторони
    .dat-sg = обраній зворотній стороні
    .acc-sg = обрану зворотну сторону
    .ins-sg = обраною зворотною стороною
    .loc-sg = обраній зворотній стороні
    .nom-pl = обрані зворотні сторони
    .gen-pl = обраних зворотних сторін
    .dat-pl = обраним зворотним сторонам
    .acc-pl = обрані зворотні сторони
    .ins-pl = обраними зворотними сторонами
    .loc-pl = обраних зворотних сторонах
number-reverse = { $form ->
    [gen] обраної сторони
    [dat] обраній стороні
    [acc] обрану сторону
    [ins] обраною стороною
    [loc] обраній стороні
   *[nom] обрана сторона
} { FORM($thing, "gen") } (0 – лицьова, 1 – зворотна)
noun-office =
    .gender = m
    .nom-sg = офіс
    .gen-sg = офісу
    .dat-sg = офісу
    .acc-sg = офіс
    .ins-sg = офісом
    .loc-sg = офісі
    .nom-pl = офіси
    .gen-pl = офісів
    .dat-pl = офісам
    .acc-pl = офіси
    .ins-pl = офісами
    .loc-pl = офісах
noun-progress =
    .gender = m
    .nom-sg = маркер прогресу
    .gen-sg = маркера прогресу
    .dat-sg = маркеру прогресу
    .acc-sg = маркер прогресу
    .ins-sg = маркером прогресу
    .loc-sg = маркері прогресу
    .nom-pl = маркери прогресу
    .gen-pl = маркерів прогресу
    .dat-pl = маркерам прогресу
    .acc-pl = маркери прогресу
    .ins-pl = маркерами прогресу
    .loc-pl = маркерах прогресу
noun-good =
    .gender = m
    .nom-sg = товар
    .gen-sg = товару
    .dat-sg = товару
    .acc-sg = товар
    .ins-sg = товаром
    .loc-sg = товарі
    .nom-pl = товари
    .gen-pl = товарів
    .dat-pl = товарам
    .acc-pl = товари
    .ins-pl = товарами
    .loc-pl = товарах
noun-symbol =
    .gender = m
    .nom-sg = символ
    .gen-sg = символу
    .dat-sg = символу
    .acc-sg = символ
    .ins-sg = символом
    .loc-sg = символі
    .nom-pl = символи
    .gen-pl = символів
    .dat-pl = символам
    .acc-pl = символи
    .ins-pl = символами
    .loc-pl = символах
noun-size =
    .gender = m
    .nom-sg = розмір
    .gen-sg = розміру
    .dat-sg = розміру
    .acc-sg = розмір
    .ins-sg = розміром
    .loc-sg = розмірі
    .nom-pl = розміри
    .gen-pl = розмірів
    .dat-pl = розмірам
    .acc-pl = розміри
    .ins-pl = розмірами
    .loc-pl = розмірах
noun-office_space =
    .gender = n
    .at = on
    .nom-sg = місце для офісу
    .gen-sg = місця для офісу
    .dat-sg = місцю для офісу
    .acc-sg = місце для офісу
    .ins-sg = місцем для офісу
    .loc-sg = місці для офісу
    .nom-pl = місця для офісу
    .gen-pl = місць для офісу
    .dat-pl = місцям для офісу
    .acc-pl = місця для офісу
    .ins-pl = місцями для офісу
    .loc-pl = місцях для офісу
noun-region =
    .gender = m
    .nom-sg = регіон
    .gen-sg = регіону
    .dat-sg = регіону
    .acc-sg = регіон
    .ins-sg = регіоном
    .loc-sg = регіоні
    .nom-pl = регіони
    .gen-pl = регіонів
    .dat-pl = регіонам
    .acc-pl = регіони
    .ins-pl = регіонами
    .loc-pl = регіонах
noun-customer =
    .gender = ma
    .at = on
    .nom-sg = покупець
    .gen-sg = покупця
    .dat-sg = покупцеві
    .acc-sg = покупця
    .ins-sg = покупцем
    .loc-sg = покупцеві
    .nom-pl = покупці
    .gen-pl = покупців
    .dat-pl = покупцям
    .acc-pl = покупців
    .ins-pl = покупцями
    .loc-pl = покупцях
noun-company =
    .gender = f
    .nom-sg = компанія
    .gen-sg = компанії
    .dat-sg = компанії
    .acc-sg = компанію
    .ins-sg = компанією
    .loc-sg = компанії
    .nom-pl = компанії
    .gen-pl = компаній
    .dat-pl = компаніям
    .acc-pl = компанії
    .ins-pl = компаніями
    .loc-pl = компаніях
noun-sheet =
    .gender = m
    .at = on
    .nom-sg = аркуш планування
    .gen-sg = аркуша планування
    .dat-sg = аркушу планування
    .acc-sg = аркуш планування
    .ins-sg = аркушем планування
    .loc-sg = аркуші планування
    .nom-pl = аркуші планування
    .gen-pl = аркушів планування
    .dat-pl = аркушам планування
    .acc-pl = аркуші планування
    .ins-pl = аркушами планування
    .loc-pl = аркушах планування
noun-improvement =
    .gender = n
    .at = on
    .nom-sg = поліпшення
    .gen-sg = поліпшення
    .dat-sg = поліпшенню
    .acc-sg = поліпшення
    .ins-sg = поліпшенням
    .loc-sg = поліпшенні
    .nom-pl = поліпшення
    .gen-pl = поліпшень
    .dat-pl = поліпшенням
    .acc-pl = поліпшення
    .ins-pl = поліпшеннями
    .loc-pl = поліпшеннях
# одне слово для прикметника з іменником
noun-starter-improvement =
    .gender = n
    .at = on
    .nom-sg = початкове поліпшення
    .gen-sg = початкового поліпшення
    .dat-sg = початковому поліпшенню
    .acc-sg = початкове поліпшення
    .ins-sg = початковим поліпшенням
    .loc-sg = початковому поліпшенні
    .nom-pl = початкові поліпшення
    .gen-pl = початкових поліпшень
    .dat-pl = початковим поліпшенням
    .acc-pl = початкові поліпшення
    .ins-pl = початковими поліпшеннями
    .loc-pl = початкових поліпшеннях
noun-reversed-know_how =
    .gender = f
    .at = on
    .nom-sg = зворотна сторона технології
    .gen-sg = зворотної сторони технології
    .dat-sg = зворотній стороні технології
    .acc-sg = зворотну сторону технології
    .ins-sg = зворотною стороною технології
    .loc-sg = зворотній стороні технології
    .nom-pl = зворотні сторони технологій
    .gen-pl = зворотних сторін технологій
    .dat-pl = зворотним сторонам технологій
    .acc-pl = зворотні сторони технологій
    .ins-pl = зворотними сторонами технологій
    .loc-pl = зворотних сторонах технологій
noun-technology =
    .gender = f
    .at = on
    .nom-sg = технологія
    .gen-sg = технології
    .dat-sg = технології
    .acc-sg = технологію
    .ins-sg = технологією
    .loc-sg = технології
    .nom-pl = технології
    .gen-pl = технологій
    .dat-pl = технологіям
    .acc-pl = технології
    .ins-pl = технологіями
    .loc-pl = технологіях
noun-patent =
    .gender = m
    .at = on
    .nom-sg = патент
    .gen-sg = патенту
    .dat-sg = патенту
    .acc-sg = патент
    .ins-sg = патентом
    .loc-sg = патенті
    .nom-pl = патенти
    .gen-pl = патентів
    .dat-pl = патентам
    .acc-pl = патенти
    .ins-pl = патентами
    .loc-pl = патентах
noun-know_how =
    .gender = f
    .at = on
    .nom-sg = сторона технології
    .gen-sg = сторони технології
    .dat-sg = стороні технології
    .acc-sg = сторону технології
    .ins-sg = стороною технології
    .loc-sg = стороні технології
    .nom-pl = сторони технологій
    .gen-pl = сторін технологій
    .dat-pl = сторонам технологій
    .acc-pl = сторони технологій
    .ins-pl = сторонами технологій
    .loc-pl = сторонах технологій
noun-retailer =
    .gender = ma
    .at = on
    .nom-sg = продавець
    .gen-sg = продавця
    .dat-sg = продавцеві
    .acc-sg = продавця
    .ins-sg = продавцем
    .loc-sg = продавцеві
    .nom-pl = продавці
    .gen-pl = продавців
    .dat-pl = продавцям
    .acc-pl = продавців
    .ins-pl = продавцями
    .loc-pl = продавцях
noun-shelf =
    .gender = n
    .at = on
    .nom-sg = торгове місце
    .gen-sg = торгового місця
    .dat-sg = торговому місцю
    .acc-sg = торгове місце
    .ins-sg = торговим місцем
    .loc-sg = торговому місці
    .nom-pl = торгові місця
    .gen-pl = торгових місць
    .dat-pl = торговим місцям
    .acc-pl = торгові місця
    .ins-pl = торговими місцями
    .loc-pl = торгових місцях

## Що лежить у місцях гравця
noun-in-skills =
    .gender = f
    .nom-sg = досліджена технологія
    .gen-sg = дослідженої технології
    .dat-sg = дослідженій технології
    .acc-sg = досліджену технологію
    .ins-sg = дослідженою технологією
    .loc-sg = дослідженій технології
    .nom-pl = досліджені технології
    .gen-pl = досліджених технологій
    .dat-pl = дослідженим технологіям
    .acc-pl = досліджені технології
    .ins-pl = дослідженими технологіями
    .loc-pl = досліджених технологіях
noun-in-patents =
    .gender = m
    .nom-sg = патент
    .gen-sg = патенту
    .dat-sg = патенту
    .acc-sg = патент
    .ins-sg = патентом
    .loc-sg = патенті
    .nom-pl = патенти
    .gen-pl = патентів
    .dat-pl = патентам
    .acc-pl = патенти
    .ins-pl = патентами
    .loc-pl = патентах
noun-in-improvements =
    .gender = n
    .nom-sg = закрите поліпшення
    .gen-sg = закритого поліпшення
    .dat-sg = закритому поліпшенню
    .acc-sg = закрите поліпшення
    .ins-sg = закритим поліпшенням
    .loc-sg = закритому поліпшенні
    .nom-pl = закриті поліпшення
    .gen-pl = закритих поліпшень
    .dat-pl = закритим поліпшенням
    .acc-pl = закриті поліпшення
    .ins-pl = закритими поліпшеннями
    .loc-pl = закритих поліпшеннях

## Властивості; .verb = gain: отримують, інші виконують
noun-prop-entry =
    .gender = f
    .nom-sg = кількість потрібних маркерів прогресу
    .gen-sg = кількості потрібних маркерів прогресу
    .dat-sg = кількості потрібних маркерів прогресу
    .acc-sg = кількість потрібних маркерів прогресу
    .ins-sg = кількістю потрібних маркерів прогресу
    .loc-sg = кількості потрібних маркерів прогресу
    .nom-pl = кількості потрібних маркерів прогресу
    .gen-pl = кількостей потрібних маркерів прогресу
    .dat-pl = кількостям потрібних маркерів прогресу
    .acc-pl = кількості потрібних маркерів прогресу
    .ins-pl = кількостями потрібних маркерів прогресу
    .loc-pl = кількостях потрібних маркерів прогресу
noun-prop-first =
    .gender = pl
    .nom-sg = бали за перше місце
    .gen-sg = балів за перше місце
    .dat-sg = балам за перше місце
    .acc-sg = бали за перше місце
    .ins-sg = балами за перше місце
    .loc-sg = балах за перше місце
    .nom-pl = бали за перше місце
    .gen-pl = балів за перше місце
    .dat-pl = балам за перше місце
    .acc-pl = бали за перше місце
    .ins-pl = балами за перше місце
    .loc-pl = балах за перше місце
noun-prop-second =
    .gender = pl
    .nom-sg = бали за друге місце
    .gen-sg = балів за друге місце
    .dat-sg = балам за друге місце
    .acc-sg = бали за друге місце
    .ins-sg = балами за друге місце
    .loc-sg = балах за друге місце
    .nom-pl = бали за друге місце
    .gen-pl = балів за друге місце
    .dat-pl = балам за друге місце
    .acc-pl = бали за друге місце
    .ins-pl = балами за друге місце
    .loc-pl = балах за друге місце
noun-prop-size =
    .gender = m
    .nom-sg = розмір
    .gen-sg = розміру
    .dat-sg = розміру
    .acc-sg = розмір
    .ins-sg = розміром
    .loc-sg = розмірі
    .nom-pl = розміри
    .gen-pl = розмірів
    .dat-pl = розмірам
    .acc-pl = розміри
    .ins-pl = розмірами
    .loc-pl = розмірах
noun-prop-links =
    .gender = pl
    .nom-sg = сполучені регіони
    .gen-sg = сполучених регіонів
    .dat-sg = сполученим регіонам
    .acc-sg = сполучені регіони
    .ins-sg = сполученими регіонами
    .loc-sg = сполучених регіонах
    .nom-pl = сполучені регіони
    .gen-pl = сполучених регіонів
    .dat-pl = сполученим регіонам
    .acc-pl = сполучені регіони
    .ins-pl = сполученими регіонами
    .loc-pl = сполучених регіонах
noun-prop-pays =
    .gender = f
    .nom-sg = найвища ціна
    .gen-sg = найвищої ціни
    .dat-sg = найвищій ціні
    .acc-sg = найвищу ціну
    .ins-sg = найвищою ціною
    .loc-sg = найвищій ціні
    .nom-pl = найвищі ціни
    .gen-pl = найвищих цін
    .dat-pl = найвищим цінам
    .acc-pl = найвищі ціни
    .ins-pl = найвищими цінами
    .loc-pl = найвищих цінах
noun-prop-wants =
    .gender = f
    .nom-sg = бажана технологія
    .gen-sg = бажаної технології
    .dat-sg = бажаній технології
    .acc-sg = бажану технологію
    .ins-sg = бажаною технологією
    .loc-sg = бажаній технології
    .nom-pl = бажані технології
    .gen-pl = бажаних технологій
    .dat-pl = бажаним технологіям
    .acc-pl = бажані технології
    .ins-pl = бажаними технологіями
    .loc-pl = бажаних технологіях
noun-prop-start_points =
    .gender = pl
    .nom-sg = початкові бали
    .gen-sg = початкових балів
    .dat-sg = початковим балам
    .acc-sg = початкові бали
    .ins-sg = початковими балами
    .loc-sg = початкових балах
    .nom-pl = початкові бали
    .gen-pl = початкових балів
    .dat-pl = початковим балам
    .acc-pl = початкові бали
    .ins-pl = початковими балами
    .loc-pl = початкових балах
noun-prop-home =
    .gender = m
    .nom-sg = початковий регіон
    .gen-sg = початкового регіону
    .dat-sg = початковому регіону
    .acc-sg = початковий регіон
    .ins-sg = початковим регіоном
    .loc-sg = початковому регіоні
    .nom-pl = початкові регіони
    .gen-pl = початкових регіонів
    .dat-pl = початковим регіонам
    .acc-pl = початкові регіони
    .ins-pl = початковими регіонами
    .loc-pl = початкових регіонах
noun-prop-board =
    .gender = m
    .nom-sg = колір
    .gen-sg = кольору
    .dat-sg = кольору
    .acc-sg = колір
    .ins-sg = кольором
    .loc-sg = кольорі
    .nom-pl = кольори
    .gen-pl = кольорів
    .dat-pl = кольорам
    .acc-pl = кольори
    .ins-pl = кольорами
    .loc-pl = кольорах
noun-prop-cells =
    .gender = pl
    .nom-sg = клітинки
    .gen-sg = клітинок
    .dat-sg = клітинкам
    .acc-sg = клітинки
    .ins-sg = клітинками
    .loc-sg = клітинках
    .nom-pl = клітинки
    .gen-pl = клітинок
    .dat-pl = клітинкам
    .acc-pl = клітинки
    .ins-pl = клітинками
    .loc-pl = клітинках
noun-prop-company =
    .gender = f
    .nom-sg = компанія
    .gen-sg = компанії
    .dat-sg = компанії
    .acc-sg = компанію
    .ins-sg = компанією
    .loc-sg = компанії
    .nom-pl = компанії
    .gen-pl = компаній
    .dat-pl = компаніям
    .acc-pl = компанії
    .ins-pl = компаніями
    .loc-pl = компаніях
noun-prop-cost =
    .gender = f
    .nom-sg = базова вартість
    .gen-sg = базової вартості
    .dat-sg = базовій вартості
    .acc-sg = базову вартість
    .ins-sg = базовою вартістю
    .loc-sg = базовій вартості
    .nom-pl = базові вартості
    .gen-pl = базових вартостей
    .dat-pl = базовим вартостям
    .acc-pl = базові вартості
    .ins-pl = базовими вартостями
    .loc-pl = базових вартостях
noun-prop-technology =
    .gender = f
    .nom-sg = технологія
    .gen-sg = технології
    .dat-sg = технології
    .acc-sg = технологію
    .ins-sg = технологією
    .loc-sg = технології
    .nom-pl = технології
    .gen-pl = технологій
    .dat-pl = технологіям
    .acc-pl = технології
    .ins-pl = технологіями
    .loc-pl = технологіях
noun-prop-value =
    .gender = pl
    .nom-sg = бали наприкінці гри
    .gen-sg = балів наприкінці гри
    .dat-sg = балам наприкінці гри
    .acc-sg = бали наприкінці гри
    .ins-sg = балами наприкінці гри
    .loc-sg = балах наприкінці гри
    .nom-pl = бали наприкінці гри
    .gen-pl = балів наприкінці гри
    .dat-pl = балам наприкінці гри
    .acc-pl = бали наприкінці гри
    .ins-pl = балами наприкінці гри
    .loc-pl = балах наприкінці гри
noun-prop-tile =
    .gender = m
    .nom-sg = тайл
    .gen-sg = тайлу
    .dat-sg = тайлу
    .acc-sg = тайл
    .ins-sg = тайлом
    .loc-sg = тайлі
    .nom-pl = тайли
    .gen-pl = тайлів
    .dat-pl = тайлам
    .acc-pl = тайли
    .ins-pl = тайлами
    .loc-pl = тайлах
noun-prop-bonus =
    .gender = m
    .verb = gain
    .nom-sg = бонус
    .gen-sg = бонусу
    .dat-sg = бонусу
    .acc-sg = бонус
    .ins-sg = бонусом
    .loc-sg = бонусі
    .nom-pl = бонуси
    .gen-pl = бонусів
    .dat-pl = бонусам
    .acc-pl = бонуси
    .ins-pl = бонусами
    .loc-pl = бонусах
is-dark =
    .before = темн{ ending-hard }
    .is = { $form ->
        [ins] темним
       *[nom] темний
    }
is-light =
    .before = світл{ ending-hard }
    .is = { $form ->
        [ins] світлим
       *[nom] світлий
    }
is-small =
    .before = мал{ ending-hard }
    .is = { $form ->
        [ins] малим
       *[nom] малий
    }
is-starter =
    .before = початков{ ending-hard }
    .is = { $form ->
        [ins] початковим
       *[nom] початкове поліпшення
    }
is-reversed =
    .before = зворотн{ ending-hard }
    .is = { $form ->
        [ins] зворотною стороною
       *[nom] зворотна сторона
    }
is-retailed =
    .behind = { $nth ->
        [0] , { which-at }
       *[other] і
    } завжди є продавець
    .is = { $form ->
        [ins] призначеним для продавця
       *[nom] призначений для продавця
    }
is-s1 =
    .is = малий № 1
is-s2 =
    .is = малий № 2
is-m1 =
    .is = середній № 1
is-m2 =
    .is = середній № 2
is-m3 =
    .is = середній № 3
is-l1 =
    .is = великий № 1
is-l2 =
    .is = великий № 2

## Зони; $role: place або choice, коли обирають з того, що там лежить
zone-headquarters = запас офісів
    .from = { $whose ->
        [they] із запасу гравця
       *[you] зі свого запасу
    }
    .to = { $whose ->
        [they] у запас гравця
       *[you] у свій запас
    }
    .in = { $whose ->
        [they] у запасі гравця
       *[you] у вашому запасі
    }
zone-drawer = запас маркерів прогресу
    .from = { $whose ->
        [they] із запасу гравця
       *[you] зі свого запасу
    }
    .to = { $whose ->
        [they] у запас гравця
       *[you] у свій запас
    }
    .in = { $whose ->
        [they] у запасі гравця
       *[you] у вашому запасі
    }
zone-factory = ще не вироблені товари
    .from = { $whose ->
        [they] із запасу гравця
       *[you] зі свого запасу
    }
    .to = { $whose ->
        [they] у запас гравця
       *[you] у свій запас
    }
    .in = { $whose ->
        [they] у запасі гравця
       *[you] у вашому запасі
    }
zone-warehouse = доступні товари
    .from = { $whose ->
        [they] з-поміж доступних товарів гравця
       *[you] з-поміж своїх доступних товарів
    }
    .to = { $whose ->
        [they] до доступних товарів гравця
       *[you] до своїх доступних товарів
    }
    .in = { $role ->
        [choice] з-поміж { $whose ->
            [they] доступних товарів гравця
           *[you] своїх доступних товарів
        }
       *[place] серед { $whose ->
            [they] доступних товарів гравця
           *[you] ваших доступних товарів
        }
    }
zone-box = { $form ->
    [acc] коробку
   *[nom] коробка
}
    .from = з коробки
    .to = у коробку
    .in = у коробці
zone-company_stack = стос компаній
    .from = зі стоса компаній
    .to = на стос компаній
    .in = у стосі компаній
zone-companies = { $form ->
    [acc] компанію
   *[nom] компанія
}
    .from = { $whose ->
        [they] від гравця
       *[you] від себе
    }
    .to = { $whose ->
        [they] гравцеві
       *[you] собі
    }
    .in = { $whose ->
        [they] у гравця
       *[you] у вас
    }
zone-sheets = ще не викладені аркуші
    .from = { $whose ->
        [they] з-поміж аркушів гравця
       *[you] з-поміж своїх аркушів
    }
    .to = { $whose ->
        [they] до аркушів гравця
       *[you] до своїх аркушів
    }
    .in = { $role ->
        [choice] з-поміж { $whose ->
            [they] аркушів гравця
           *[you] своїх аркушів
        }
       *[place] серед { $whose ->
            [they] аркушів гравця
           *[you] ваших аркушів
        }
    }
zone-desk = план
    .from = { $whose ->
        [they] із плану гравця
       *[you] зі свого плану
    }
    .to = { $whose ->
        [they] у план гравця
       *[you] у свій план
    }
    .in = { $whose ->
        [they] у плані гравця
       *[you] у вашому плані
    }
zone-improvement_stack = стос поліпшень
    .from = зі стоса поліпшень
    .to = на стос поліпшень
    .in = у стосі поліпшень
zone-improvement_row = ряд поліпшень
    .from = з ряду поліпшень
    .to = до ряду поліпшень
    .in = { $role ->
        [choice] з ряду
       *[place] в ряді
    } поліпшень
zone-improvements = закриті поліпшення
    .from = { $whose ->
        [they] з-поміж закритих поліпшень гравця
       *[you] з-поміж своїх закритих поліпшень
    }
    .to = { $whose ->
        [they] до закритих поліпшень гравця
       *[you] до своїх закритих поліпшень
    }
    .in = { $role ->
        [choice] з-поміж { $whose ->
            [they] закритих поліпшень гравця
           *[you] своїх закритих поліпшень
        }
       *[place] серед { $whose ->
            [they] закритих поліпшень гравця
           *[you] ваших закритих поліпшень
        }
    }
zone-patent_spot = місце патенту
    .from = з { FORM($holder, "gen") }
    .to = на { FORM($holder, "acc") }
    .in = на { FORM($holder, "loc") }
zone-patents = патенти
    .from = { $whose ->
        [they] з-поміж патентів гравця
       *[you] з-поміж своїх патентів
    }
    .to = { $whose ->
        [they] до патентів гравця
       *[you] до своїх патентів
    }
    .in = { $role ->
        [choice] з-поміж { $whose ->
            [they] патентів гравця
           *[you] своїх патентів
        }
       *[place] серед { $whose ->
            [they] патентів гравця
           *[you] ваших патентів
        }
    }
zone-unknown = ще не досліджені технології
    .from = { $whose ->
        [they] з-поміж ще не досліджених технологій гравця
       *[you] з-поміж своїх ще не досліджених технологій
    }
    .to = { $whose ->
        [they] до ще не досліджених технологій гравця
       *[you] до своїх ще не досліджених технологій
    }
    .in = { $role ->
        [choice] з-поміж { $whose ->
            [they] ще не досліджених технологій гравця
           *[you] своїх ще не досліджених технологій
        }
       *[place] серед { $whose ->
            [they] ще не досліджених технологій гравця
           *[you] ваших ще не досліджених технологій
        }
    }
zone-skills = досліджені технології
    .from = { $whose ->
        [they] з-поміж досліджених технологій гравця
       *[you] з-поміж своїх досліджених технологій
    }
    .to = { $whose ->
        [they] до досліджених технологій гравця
       *[you] до своїх досліджених технологій
    }
    .in = { $role ->
        [choice] з-поміж { $whose ->
            [they] досліджених технологій гравця
           *[you] своїх досліджених технологій
        }
       *[place] серед { $whose ->
            [they] досліджених технологій гравця
           *[you] ваших досліджених технологій
        }
    }
zone-retailer_stack = { $form ->
    [acc] продавців цього розміру
   *[nom] продавці цього розміру
}
    .from = з-поміж продавців { FORM($holder, "gen") }
    .to = до продавців { FORM($holder, "gen") }
    .in = серед продавців { FORM($holder, "gen") }
zone-retailer_spot = місце для продавця
    .from = з { FORM($holder, "gen") }
    .to = в { FORM($holder, "acc") }
    .in = у { FORM($holder, "loc") }

## Означення та числа
is-known =
    .before = досліджен{ ending-hard }
    .is = { $form ->
        [ins] дослідженою вами
       *[nom] досліджена вами
    }
    .rule = cad55587
is-ready =
    .behind = , для { which-gen } вам вистачає маркерів прогресу,
    .is = { $form ->
        [ins] технологією, для якої вам вистачає маркерів прогресу,
       *[nom] технологія, для якої вам вистачає маркерів прогресу,
    }
    .rule = 86005ecf
is-stocked =
    .behind = , { which-at } має бути продавець,
    .is = { $form ->
        [ins] регіоном, у якому має бути продавець,
       *[nom] регіон, у якому має бути продавець,
    }
    .rule = bad6103d
is-served =
    .behind = { $nth ->
        [0] , { which-at }
       *[other] і
    } є ваш офіс
    .is = { $form ->
        [ins] зайнятим вашим офісом
       *[nom] зайнятий вашим офісом
    }
    .rule = 7ae72627
is-full =
    .before = заповнен{ ending-hard }
    .is = { $form ->
        [ins] заповненим
       *[nom] заповнений
    }
    .rule = 101fa129
is-in_reach =
    .behind = , { which-nom } { $number ->
        [pl] сполучені
       *[sg] сполучений
    } з вашим офісом і ще { $number ->
        [pl] відкриті
       *[sg] відкритий
    } для вас,
    .is = { $form ->
        [ins] регіоном, до якого ви можете дістатися,
       *[nom] регіон, до якого ви можете дістатися,
    }
    .rule = f1406222
is-extendable =
    .behind = { $nth ->
        [0] , { which-at }
       *[other] і
    } у вас рівно один офіс і є вільне місце,
    .is = { $form ->
        [ins] регіоном, де можна відкрити ваш другий офіс,
       *[nom] регіон, де можна відкрити ваш другий офіс,
    }
    .rule = 2a135945
is-willing =
    .before = згодн{ ending-hard } купити
    .is = { $form ->
        [ins] згодним купити
       *[nom] згодний купити
    }
    .rule = b3b3b4a3
is-market =
    .behind = { $nth ->
        [0] , { which-at }
       *[other] і
    } ви можете продавати
    .is = { $form ->
        [ins] регіоном, де ви можете продавати,
       *[nom] регіон, де ви можете продавати,
    }
    .rule = 5697672b
number-own_company = { $form ->
    [gen] компанії цього гравця
    [dat] компанії цього гравця
    [acc] компанію цього гравця
    [ins] компанією цього гравця
    [loc] компанії цього гравця
   *[nom] компанія цього гравця
}
    .rule = 193b1ce0
number-seniority = { $form ->
    [gen] балів, з якими починала компанія гравця,
    [dat] балам, з якими починала компанія гравця,
    [acc] бали, з якими починала компанія гравця,
    [ins] балами, з якими починала компанія гравця,
    [loc] балах, з якими починала компанія гравця,
   *[nom] бали, з якими починала компанія гравця,
}
    .rule = b31205f8
number-needed = { word-count } маркерів прогресу, потрібних для { TRAIT($thing, "it") ->
    [yes] неї
   *[none] { FORM($thing, "gen") }
},
    .rule = b16b81b6
number-trucks = { word-count } ваших активних символів логістики
    .rule = d19765b5
number-overhang = { $form ->
    [gen] дозволеного виступу
    [dat] дозволеному виступу
    [acc] дозволений виступ
    [ins] дозволеним виступом
    [loc] дозволеному виступі
   *[nom] дозволений виступ
}
number-price_bonus = { $form ->
    [gen] надбавки до ціни від технології
    [dat] надбавці до ціни від технології
    [acc] надбавку до ціни від технології
    [ins] надбавкою до ціни від технології
    [loc] надбавці до ціни від технології
   *[nom] надбавка до ціни від технології
}
number-parcel_bonus = { $form ->
    [gen] надбавки від технології
    [dat] надбавці від технології
    [acc] надбавку від технології
    [ins] надбавкою від технології
    [loc] надбавці від технології
   *[nom] надбавка від технології
}
number-discount = { $form ->
    [gen] вашої знижки
    [dat] вашій знижці
    [acc] вашу знижку
    [ins] вашою знижкою
    [loc] вашій знижці
   *[nom] ваша знижка
}

## Що змінюють карти; $form: card (на карті) або cond (в умові)
change-overhang = на етапі планування за межі ваших аркушів { $way ->
    [more] { $by ->
        [one] може виступати { $by } клітинка
        [few] можуть виступати { $by } клітинки
       *[many] може виступати { $by } клітинок
    }
   *[exactly] { $n ->
        [one] може виступати { $n } клітинка
        [few] можуть виступати { $n } клітинки
       *[many] може виступати { $n } клітинок
    }
} кожного поліпшення
    .rule = 2d79f011
change-price_bonus = на кожному етапі ціноутворення ваша ціна на { $by } { $way ->
    [fewer] нижча
   *[more] вища
}
    .rule = c41eee7d
change-parcel_bonus = на кожному етапі виробництва кожен активний символ товару на ваших аркушах дає на { $by } { $by ->
    [one] товар
    [few] товари
   *[many] товарів
} більше
    .rule = 17b88216
change-discount = кожна технологія коштує вам на { $by } { $by ->
    [one] маркер
    [few] маркери
   *[many] маркерів
} прогресу менше
    .rule = fcabc17a
permit-haul_gears = { $form ->
    [cond] { $no ->
        [yes] ваші символи дослідження не діють як символи логістики
       *[no] ваші символи дослідження діють і як символи логістики
    }
   *[card] ваші активні символи дослідження на аркушах і поліпшеннях діють також як символи логістики
}
    .rule = cb5bfc7d
permit-keep_goods = { $form ->
    [cond] { $no ->
        [yes] вам не дозволено зберігати непродані товари
       *[no] вам дозволено зберігати непродані товари
    }
   *[card] товари, не продані вами до кінця етапу продажу, залишаються доступними в наступному раунді
}
    .rule = f0100a4d
permit-sell_abroad = { $form ->
    [cond] { $no ->
        [yes] вам дозволено продавати лише там, де є ваш офіс
       *[no] вам дозволено продавати й там, де немає вашого офісу
    }
   *[card] на етапі продажу ви можете продати по 1 товару в кожному регіоні, де немає вашого офісу, покупцеві, згодному купити
}
    .rule = 31744ae6

## Правила та етапи
step-round = { $form ->
    [gen] раунду
   *[nom] раунд
}
    .your = свого раунду
    .in = у раунді
step-expand = { $form ->
    [gen] раунду
   *[nom] раунд
}
    .in = у свій хід на етапі логістики
step-logistics_action = { $form ->
    [gen] ходу на етапі логістики
   *[nom] хід на етапі логістики
}
    .in = у свій хід на етапі логістики
rule-round = { $form ->
    [inf] зіграти
    [to] зіграти
   *[imp] зіграйте
} раунд
rule-planning = етап 1: планування
rule-pricing = етап 2: ціноутворення
rule-production = етап 3: виробництво
rule-improving = етап 4: поліпшення виробництва
rule-researching = етап 5: дослідження технологій
rule-logistics = етап 6: логістика
rule-sales = етап 7: продаж товарів
rule-scores = етап 8: підрахунок балів
rule-tidy_up = підготовка до наступного раунду
rule-research = { $form ->
    [inf] досліджувати
    [to] досліджувати
   *[imp] досліджуйте
} технології
rule-expand = { $form ->
    [inf] розширюватися
    [to] розширюватися
   *[imp] розширюйтеся
} в інші регіони
rule-trade = { $form ->
    [inf] продавати
    [to] продавати
   *[imp] продавайте
} товари
rule-plan = { $form ->
    [inf] скласти
    [to] скласти
   *[imp] складіть
} план
rule-add_improvements = { $form ->
    [inf] покласти
    [to] покласти
   *[imp] покладіть
} скільки завгодно своїх поліпшень
rule-set_price = { $form ->
    [inf] установити
    [to] установити
   *[imp] установіть
} ціну
rule-raise_price = { $form ->
    [inf] підвищити
    [to] підвищити
   *[imp] підвищте
} свою ціну на 1, але не вище ніж до 8,
rule-lower_price = { $form ->
    [inf] знизити
    [to] знизити
   *[imp] знизьте
} свою ціну на 1, але не нижче ніж до 2,
rule-produce = { $form ->
    [inf] виробити
    [to] виробити
   *[imp] виробіть
} товари
    .event = { $who ->
        [you] ви виробляєте товари на етапі виробництва
       *[opponent] інший гравець виробляє товари на етапі виробництва
    }
rule-improve = { $form ->
    [inf] взяти
    [to] взяти
   *[imp] візьміть
} поліпшення або жетон товару
rule-place_marker = { $form ->
    [inf] покласти
    [to] покласти
   *[imp] покладіть
} 1 маркер прогресу на технологію, щоб дослідити її,
rule-bonus_marker = { $form ->
    [inf] покласти
    [to] покласти
   *[imp] покладіть
} 1 маркер прогресу на ще не досліджену вами технологію
rule-finish_research = { $form ->
    [inf] завершити
    [to] завершити
   *[imp] завершіть
} кожну технологію, для якої вам вистачає маркерів прогресу,
rule-complete = { $form ->
    [inf] завершити
    [to] завершити
   *[imp] завершіть
} { FORM($object, "acc") }
rule-learn = відтепер { $form ->
    [inf] користуватися
    [to] користуватися
   *[imp] користуйтеся
} відкритою стороною { FORM($object, "gen") }
rule-logistics_action = { $form ->
    [inf] покласти
    [to] покласти
   *[imp] покладіть
} 1 маркер прогресу або { $form ->
    [inf] скористатися
    [to] скористатися
   *[imp] скористайтеся
} технологією
rule-open_office = { $form ->
    [inf] відкрити
    [to] відкрити
   *[imp] відкрийте
} в { FORM($place, "loc") } офіс
rule-close = { $form ->
    [inf] забрати
    [to] забрати
   *[imp] заберіть
} усі маркери прогресу з { FORM($place, "gen") }, якщо там більше немає вільних місць,
rule-second_office = { $form ->
    [inf] відкрити
    [to] відкрити
   *[imp] відкрийте
} другий офіс у регіоні, де у вас рівно один офіс і є вільне місце,
rule-move_office = { $form ->
    [inf] перенести
    [to] перенести
   *[imp] перенесіть
} один зі своїх офісів в інший регіон
rule-leave = { $form ->
    [inf] забрати
    [to] забрати
   *[imp] заберіть
} свій офіс із { FORM($place, "gen") }
rule-shift_to = { $form ->
    [inf] посунути
    [to] посунути
   *[imp] посуньте
} наступний офіс ліворуч, на { FORM($place, "acc") }
rule-arrive = { $form ->
    [inf] поставити
    [to] поставити
   *[imp] поставте
} в { FORM($place, "acc") } офіс
rule-change_price = { $form ->
    [inf] підвищити або знизити
    [to] підвищити або знизити
   *[imp] підвищте або знизьте
} свою ціну на 1
rule-sale = { $form ->
    [inf] продати
    [to] продати
   *[imp] продайте
} 1 товар
rule-control = { $form ->
    [inf] визначити
    [to] визначити
   *[imp] визначте
} бали за перевагу в { FORM($place, "loc") }
rule-tidy_up_board = { $form ->
    [inf] прибрати
    [to] прибрати
   *[imp] приберіть
} поле до наступного раунду
rule-place_retailer = { $form ->
    [inf] покласти
    [to] покласти
   *[imp] покладіть
} випадкового продавця відповідного розміру в { FORM($place, "acc") }

## Короткі назви виборів
option-expand = покласти 1 маркер прогресу в регіон
option-up = підвищити ціну на 1
option-down = знизити ціну на 1

## Етапи підготовки
step-found_companies = компанії
step-open_improvements = поліпшення
step-place_retailers = продавці

## Звідки бали, чому гра закінчується
source-patents = патенти
source-retailers = продавці
source-control = перевага в регіонах
source-rules = продані товари
source-know_how = технології
source-scores = продані товари
end-five_rounds = зіграно п’ятий раунд

## Назви
name-small = Малий
name-medium = Середній
name-large = Великий
name-canada = Канада
    .gender = f
    .gen = Канади
    .dat = Канаді
    .acc = Канаду
    .ins = Канадою
    .loc = Канаді
name-usa = США
    .gender = pl
    .gen = США
    .dat = США
    .acc = США
    .ins = США
    .loc = США
name-caribbean = Кариби
    .gender = pl
    .gen = Карибів
    .dat = Карибам
    .acc = Кариби
    .ins = Карибами
    .loc = Карибах
name-south_america = Південна Америка
    .gender = f
    .gen = Південної Америки
    .dat = Південній Америці
    .acc = Південну Америку
    .ins = Південною Америкою
    .loc = Південній Америці
name-europe = Європа
    .gender = f
    .gen = Європи
    .dat = Європі
    .acc = Європу
    .ins = Європою
    .loc = Європі
name-russia = Росія
    .gender = f
    .gen = Росії
    .dat = Росії
    .acc = Росію
    .ins = Росією
    .loc = Росії
name-north_africa = Північна Африка
    .gender = f
    .gen = Північної Африки
    .dat = Північній Африці
    .acc = Північну Африку
    .ins = Північною Африкою
    .loc = Північній Африці
name-rsa = ПАР
    .gender = f
    .gen = ПАР
    .dat = ПАР
    .acc = ПАР
    .ins = ПАР
    .loc = ПАР
name-emirates = Емірати
    .gender = pl
    .gen = Еміратів
    .dat = Еміратам
    .acc = Емірати
    .ins = Еміратами
    .loc = Еміратах
name-india = Індія
    .gender = f
    .gen = Індії
    .dat = Індії
    .acc = Індію
    .ins = Індією
    .loc = Індії
name-china = Китай
    .gender = m
    .gen = Китаю
    .dat = Китаю
    .acc = Китай
    .ins = Китаєм
    .loc = Китаї
name-australia = Австралія
    .gender = f
    .gen = Австралії
    .dat = Австралії
    .acc = Австралію
    .ins = Австралією
    .loc = Австралії
name-green = Зелена компанія
name-blue = Синя компанія
name-black = Чорна компанія
name-yellow = Жовта компанія
name-red = Червона компанія
name-dark_front = Темний аркуш, лицьова сторона
name-dark_back = Темний аркуш, зворотна сторона
name-light_front = Світлий аркуш, лицьова сторона
name-light_back = Світлий аркуш, зворотна сторона
name-price_down = Ціна −1
    .short = ціна−
name-price_up = Ціна +1
    .short = ціна+
name-parcel = Товар
    .short = товар
name-bulb = Поліпшення
    .short = поліп.
name-gear = Дослідження
    .short = досл.
name-truck = Логістика
    .short = логіс.
name-parcel_gear = Товар та дослідження
name-parcel_truck = Товар та логістика
name-gear_truck = Дослідження та логістика
name-price_down_parcel = Ціна −1 та товар
name-price_down_gear = Ціна −1 та дослідження
name-price_down_truck = Ціна −1 та логістика
name-price_up_parcel = Ціна +1 та товар
name-price_up_gear = Ціна +1 та дослідження
name-price_up_truck = Ціна +1 та логістика
name-parcel_parcel = Двічі товар
name-gear_gear = Двічі дослідження
name-truck_truck = Двічі логістика
name-price_down_price_down = Двічі ціна −1
name-price_up_price_up = Двічі ціна +1
name-green_improvement = Поліпшення зеленої компанії
name-blue_improvement = Поліпшення синьої компанії
name-black_improvement = Поліпшення чорної компанії
name-yellow_improvement = Поліпшення жовтої компанії
name-red_improvement = Поліпшення червоної компанії
name-gps = GPS
name-wifi = Wi-Fi
name-gamepad = Геймпад
    .gender = m
    .gen = Геймпада
    .dat = Геймпаду
    .acc = Геймпад
    .ins = Геймпадом
    .loc = Геймпаді
name-battery = Акумулятор
    .gender = m
    .gen = Акумулятора
    .dat = Акумулятору
    .acc = Акумулятор
    .ins = Акумулятором
    .loc = Акумуляторі
name-nfc = NFC
name-4g = 4G
name-gps_patent = Патент: GPS
name-wifi_patent = Патент: Wi-Fi
name-gamepad_patent = Патент: геймпад
name-battery_patent = Патент: акумулятор
name-nfc_patent = Патент: NFC
name-4g_patent = Патент: 4G
name-gps_front = GPS, лицьова сторона
name-gps_back = GPS, зворотна сторона
name-wifi_front = Wi-Fi, лицьова сторона
name-wifi_back = Wi-Fi, зворотна сторона
name-gamepad_front = Геймпад, лицьова сторона
name-gamepad_back = Геймпад, зворотна сторона
name-battery_front = Акумулятор, лицьова сторона
name-battery_back = Акумулятор, зворотна сторона
name-nfc_front = NFC, лицьова сторона
name-nfc_back = NFC, зворотна сторона
name-4g_front = 4G, лицьова сторона
name-4g_back = 4G, зворотна сторона
name-s1_front = Малий продавець № 1, лицьова сторона
name-s1_back = Малий продавець № 1, зворотна сторона
name-s2_front = Малий продавець № 2, лицьова сторона
name-s2_back = Малий продавець № 2, зворотна сторона
name-m1_front = Середній продавець № 1, лицьова сторона
name-m1_back = Середній продавець № 1, зворотна сторона
name-m2_front = Середній продавець № 2, лицьова сторона
name-m2_back = Середній продавець № 2, зворотна сторона
name-m3_front = Середній продавець № 3, лицьова сторона
name-m3_back = Середній продавець № 3, зворотна сторона
name-l1_front = Великий продавець № 1, лицьова сторона
name-l1_back = Великий продавець № 1, зворотна сторона
name-l2_front = Великий продавець № 2, лицьова сторона
name-l2_back = Великий продавець № 2, зворотна сторона

## Книга правил
game-smartphone_inc = Smartphone Inc.
value-front = лицьова сторона
value-back = зворотна сторона
value-random = випадкові сторони
variant-technologies = Сторони технологій
variant-gps = Сторона GPS
variant-wifi = Сторона Wi-Fi
variant-gamepad = Сторона геймпада
variant-battery = Сторона акумулятора
variant-nfc = Сторона NFC
variant-4g = Сторона 4G
param-overhang = клітинки поліпшення, що можуть виступати за межі аркушів
param-price_bonus = надбавка до ціни
param-parcel_bonus = додаткові товари за кожен символ товару на аркушах
param-discount = на скільки менше маркерів прогресу потребує технологія
param-haul_gears = символи дослідження діють як символи логістики
param-keep_goods = зберігати непродані товари
param-sell_abroad = продавати там, де немає власного офісу

## Правила, речення яких було б задовгим
text-set_price =
    Ваша ціна – 5, плюс 1 за кожен видимий символ «Ціна +1» і мінус 1 за кожен видимий символ «Ціна −1» у вашому плані.
    Технологія може її підвищити.
    Ціна становить щонайменше 2 і щонайбільше 8.
    .rule = 08b1febe
text-produce =
    Перемістіть товари зі свого запасу до своїх доступних товарів, по 1 за кожне з такого:
    - кожен видимий символ товару у вашому плані; за символи на аркушах технологія може дати більше
    - кожну клітинку аркуша, закриту іншим аркушем
    - кожне поліпшення, що лежить перед вами долілиць
    - кожен ваш жетон товару
    .rule = 95e37941
text-add_improvements =
    Скільки завгодно разів оберіть своє поліпшення та покладіть його у свій план:
    - Його можна повертати.
    - Обидві його клітинки мають лежати на аркушах, хіба що технологія дозволяє йому виступати за їхні межі.
    - Воно може закривати інші поліпшення, але жодного ще видимого не може закрити цілком саме.
    .rule = 113dee59
text-finish_research =
    Завершіть кожну технологію, для якої вам вистачає маркерів прогресу.
    Якщо одна з них здешевлює для вас інші, перевірте ще раз.
    .rule = 58712a71
text-learn =
    Відтепер для вас діє те, що сказано на відкритій стороні технології.
    .rule = d639785c
text-leave =
    Поверніть свій офіс із регіону у свій запас.
    Якщо він стояв у продавця, офіси праворуч від нього посуваються ліворуч і закривають проміжок.
    .rule = 7b102b66
text-shift_to =
    Наступний офіс праворуч посувається на це вільне місце.
    .rule = 8d22eaad
text-control =
    Гравців, які продали товари в регіоні, впорядкуйте за кількістю проданого.
    За рівності першим іде той, чий товар лежить найлівіше.
    Найправіше зайняте місце для офісу показує бали за перше та друге місце.
    .rule = 6ea40048
