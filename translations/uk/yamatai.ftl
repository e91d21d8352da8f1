### Яматай: назви та слова, українською.

## Лічильники, фішки, види. .at = on: на чому; for: для чого
noun-point =
    .gender = n
    .nom-sg = очко престижу
    .gen-sg = очка престижу
    .dat-sg = очку престижу
    .acc-sg = очко престижу
    .ins-sg = очком престижу
    .loc-sg = очку престижу
    .nom-pl = очки престижу
    .gen-pl = очок престижу
    .dat-pl = очкам престижу
    .acc-pl = очки престижу
    .ins-pl = очками престижу
    .loc-pl = очках престижу
    .short = бали
noun-coin =
    .gender = f
    .some = монети
    .nom-sg = монета
    .gen-sg = монети
    .dat-sg = монеті
    .acc-sg = монету
    .ins-sg = монетою
    .loc-sg = монеті
    .nom-pl = монети
    .gen-pl = монет
    .dat-pl = монетам
    .acc-pl = монети
    .ins-pl = монетами
    .loc-pl = монетах
noun-prestige =
    .gender = m
    .some = жетони престижу
    .nom-sg = жетон престижу
    .gen-sg = жетона престижу
    .dat-sg = жетону престижу
    .acc-sg = жетон престижу
    .ins-sg = жетоном престижу
    .loc-sg = жетоні престижу
    .nom-pl = жетони престижу
    .gen-pl = жетонів престижу
    .dat-pl = жетонам престижу
    .acc-pl = жетони престижу
    .ins-pl = жетонами престижу
    .loc-pl = жетонах престижу
    .short = престиж
noun-waste =
    .gender = m
    .nom-sg = відкладений човен
    .gen-sg = відкладеного човна
    .dat-sg = відкладеному човну
    .acc-sg = відкладений човен
    .ins-sg = відкладеним човном
    .loc-sg = відкладеному човні
    .nom-pl = відкладені човни
    .gen-pl = відкладених човнів
    .dat-pl = відкладеним човнам
    .acc-pl = відкладені човни
    .ins-pl = відкладеними човнами
    .loc-pl = відкладених човнах
    .short = відкладено
noun-offering =
    .gender = f
    .some = монети
    .nom-sg = монета
    .gen-sg = монети
    .dat-sg = монеті
    .acc-sg = монету
    .ins-sg = монетою
    .loc-sg = монеті
    .nom-pl = монети
    .gen-pl = монет
    .dat-pl = монетам
    .acc-pl = монети
    .ins-pl = монетами
    .loc-pl = монетах
noun-link =
    .gender = n
    .nom-sg = місце в ланцюгу
    .gen-sg = місця в ланцюгу
    .dat-sg = місцю в ланцюгу
    .acc-sg = місце в ланцюгу
    .ins-sg = місцем у ланцюгу
    .loc-sg = місці в ланцюгу
    .nom-pl = місця в ланцюгу
    .gen-pl = місць у ланцюгу
    .dat-pl = місцям у ланцюгу
    .acc-pl = місця в ланцюгу
    .ins-pl = місцями в ланцюгу
    .loc-pl = місцях у ланцюгу
noun-load =
    .gender = f
    .nom-sg = доставка
    .gen-sg = доставки
    .dat-sg = доставці
    .acc-sg = доставку
    .ins-sg = доставкою
    .loc-sg = доставці
    .nom-pl = доставки
    .gen-pl = доставок
    .dat-pl = доставкам
    .acc-pl = доставки
    .ins-pl = доставками
    .loc-pl = доставках
noun-place =
    .gender = n
    .nom-sg = місце в черзі ходу
    .gen-sg = місця в черзі ходу
    .dat-sg = місцю в черзі ходу
    .acc-sg = місце в черзі ходу
    .ins-sg = місцем у черзі ходу
    .loc-sg = місці в черзі ходу
    .nom-pl = місця в черзі ходу
    .gen-pl = місць у черзі ходу
    .dat-pl = місцям у черзі ходу
    .acc-pl = місця в черзі ходу
    .ins-pl = місцями в черзі ходу
    .loc-pl = місцях у черзі ходу
    .short = порядок ходу
noun-next_place =
    .gender = n
    .nom-sg = місце в наступному раунді
    .gen-sg = місця в наступному раунді
    .dat-sg = місцю в наступному раунді
    .acc-sg = місце в наступному раунді
    .ins-sg = місцем у наступному раунді
    .loc-sg = місці в наступному раунді
    .nom-pl = місця в наступному раунді
    .gen-pl = місць у наступному раунді
    .dat-pl = місцям у наступному раунді
    .acc-pl = місця в наступному раунді
    .ins-pl = місцями в наступному раунді
    .loc-pl = місцях у наступному раунді
noun-acted =
    .gender = n
    .nom-sg = місце в останньому раунді
    .gen-sg = місця в останньому раунді
    .dat-sg = місцю в останньому раунді
    .acc-sg = місце в останньому раунді
    .ins-sg = місцем в останньому раунді
    .loc-sg = місці в останньому раунді
    .nom-pl = місця в останньому раунді
    .gen-pl = місць в останньому раунді
    .dat-pl = місцям в останньому раунді
    .acc-pl = місця в останньому раунді
    .ins-pl = місцями в останньому раунді
    .loc-pl = місцях в останньому раунді
noun-drawn =
    .gender = f
    .nom-sg = витягнута фішка
    .gen-sg = витягнутої фішки
    .dat-sg = витягнутій фішці
    .acc-sg = витягнуту фішку
    .ins-sg = витягнутою фішкою
    .loc-sg = витягнутій фішці
    .nom-pl = витягнуті фішки
    .gen-pl = витягнутих фішок
    .dat-pl = витягнутим фішкам
    .acc-pl = витягнуті фішки
    .ins-pl = витягнутими фішками
    .loc-pl = витягнутих фішках
noun-chain =
    .gender = f
    .nom-sg = ланка ланцюга
    .gen-sg = ланки ланцюга
    .dat-sg = ланці ланцюга
    .acc-sg = ланку ланцюга
    .ins-sg = ланкою ланцюга
    .loc-sg = ланці ланцюга
    .nom-pl = ланки ланцюга
    .gen-pl = ланок ланцюга
    .dat-pl = ланкам ланцюга
    .acc-pl = ланки ланцюга
    .ins-pl = ланками ланцюга
    .loc-pl = ланках ланцюга
noun-house =
    .gender = f
    .nom-sg = звичайна будівля
    .gen-sg = звичайної будівлі
    .dat-sg = звичайній будівлі
    .acc-sg = звичайну будівлю
    .ins-sg = звичайною будівлею
    .loc-sg = звичайній будівлі
    .nom-pl = звичайні будівлі
    .gen-pl = звичайних будівель
    .dat-pl = звичайним будівлям
    .acc-pl = звичайні будівлі
    .ins-pl = звичайними будівлями
    .loc-pl = звичайних будівлях
noun-torii =
    .gender = f
    .nom-sg = брама торії
    .gen-sg = брами торії
    .dat-sg = брамі торії
    .acc-sg = браму торії
    .ins-sg = брамою торії
    .loc-sg = брамі торії
    .nom-pl = брами торії
    .gen-pl = брам торії
    .dat-pl = брамам торії
    .acc-pl = брами торії
    .ins-pl = брамами торії
    .loc-pl = брамах торії
noun-palace =
    .gender = m
    .nom-sg = палац
    .gen-sg = палацу
    .dat-sg = палацу
    .acc-sg = палац
    .ins-sg = палацом
    .loc-sg = палаці
    .nom-pl = палаци
    .gen-pl = палаців
    .dat-pl = палацам
    .acc-pl = палаци
    .ins-pl = палацами
    .loc-pl = палацах
noun-mountain =
    .gender = f
    .nom-sg = гора
    .gen-sg = гори
    .dat-sg = горі
    .acc-sg = гору
    .ins-sg = горою
    .loc-sg = горі
    .nom-pl = гори
    .gen-pl = гір
    .dat-pl = горам
    .acc-pl = гори
    .ins-pl = горами
    .loc-pl = горах
noun-sacred_ground =
    .gender = m
    .nom-sg = жетон священної землі
    .gen-sg = жетона священної землі
    .dat-sg = жетону священної землі
    .acc-sg = жетон священної землі
    .ins-sg = жетоном священної землі
    .loc-sg = жетоні священної землі
    .nom-pl = жетони священної землі
    .gen-pl = жетонів священної землі
    .dat-pl = жетонам священної землі
    .acc-pl = жетони священної землі
    .ins-pl = жетонами священної землі
    .loc-pl = жетонах священної землі
noun-material =
    .gender = m
    .nom-sg = ресурс
    .gen-sg = ресурсу
    .dat-sg = ресурсу
    .acc-sg = ресурс
    .ins-sg = ресурсом
    .loc-sg = ресурсі
    .nom-pl = ресурси
    .gen-pl = ресурсів
    .dat-pl = ресурсам
    .acc-pl = ресурси
    .ins-pl = ресурсами
    .loc-pl = ресурсах
noun-culture =
    .gender = f
    .nom-sg = культура
    .gen-sg = культури
    .dat-sg = культурі
    .acc-sg = культуру
    .ins-sg = культурою
    .loc-sg = культурі
    .nom-pl = культури
    .gen-pl = культур
    .dat-pl = культурам
    .acc-pl = культури
    .ins-pl = культурами
    .loc-pl = культурах
noun-sea =
    .gender = f
    .at = on
    .nom-sg = морська клітинка
    .gen-sg = морської клітинки
    .dat-sg = морській клітинці
    .acc-sg = морську клітинку
    .ins-sg = морською клітинкою
    .loc-sg = морській клітинці
    .nom-pl = морські клітинки
    .gen-pl = морських клітинок
    .dat-pl = морським клітинкам
    .acc-pl = морські клітинки
    .ins-pl = морськими клітинками
    .loc-pl = морських клітинках
noun-island =
    .gender = m
    .at = on
    .nom-sg = острів
    .gen-sg = острова
    .dat-sg = острову
    .acc-sg = острів
    .ins-sg = островом
    .loc-sg = острові
    .nom-pl = острови
    .gen-pl = островів
    .dat-pl = островам
    .acc-pl = острови
    .ins-pl = островами
    .loc-pl = островах
noun-boat =
    .gender = m
    .nom-sg = човен
    .gen-sg = човна
    .dat-sg = човну
    .acc-sg = човен
    .ins-sg = човном
    .loc-sg = човні
    .nom-pl = човни
    .gen-pl = човнів
    .dat-pl = човнам
    .acc-pl = човни
    .ins-pl = човнами
    .loc-pl = човнах
    .pay = give
noun-token =
    .gender = m
    .nom-sg = жетон культури
    .gen-sg = жетона культури
    .dat-sg = жетону культури
    .acc-sg = жетон культури
    .ins-sg = жетоном культури
    .loc-sg = жетоні культури
    .nom-pl = жетони культури
    .gen-pl = жетонів культури
    .dat-pl = жетонам культури
    .acc-pl = жетони культури
    .ins-pl = жетонами культури
    .loc-pl = жетонах культури
    .pay = discard
noun-meeple =
    .gender = f
    .nom-sg = фішка черговості
    .gen-sg = фішки черговості
    .dat-sg = фішці черговості
    .acc-sg = фішку черговості
    .ins-sg = фішкою черговості
    .loc-sg = фішці черговості
    .nom-pl = фішки черговості
    .gen-pl = фішок черговості
    .dat-pl = фішкам черговості
    .acc-pl = фішки черговості
    .ins-pl = фішками черговості
    .loc-pl = фішках черговості
noun-fleet =
    .gender = f
    .nom-sg = флотилія
    .gen-sg = флотилії
    .dat-sg = флотилії
    .acc-sg = флотилію
    .ins-sg = флотилією
    .loc-sg = флотилії
    .nom-pl = флотилії
    .gen-pl = флотилій
    .dat-pl = флотиліям
    .acc-pl = флотилії
    .ins-pl = флотиліями
    .loc-pl = флотиліях
noun-tile =
    .gender = m
    .nom-sg = тайл будівлі
    .gen-sg = тайла будівлі
    .dat-sg = тайлу будівлі
    .acc-sg = тайл будівлі
    .ins-sg = тайлом будівлі
    .loc-sg = тайлі будівлі
    .nom-pl = тайли будівель
    .gen-pl = тайлів будівель
    .dat-pl = тайлам будівель
    .acc-pl = тайли будівель
    .ins-pl = тайлами будівель
    .loc-pl = тайлах будівель
    .short = будівлі
noun-specialist =
    .gender = ma
    .at = on
    .nom-sg = спеціаліст
    .gen-sg = спеціаліста
    .dat-sg = спеціалістові
    .acc-sg = спеціаліста
    .ins-sg = спеціалістом
    .loc-sg = спеціалістові
    .nom-pl = спеціалісти
    .gen-pl = спеціалістів
    .dat-pl = спеціалістам
    .acc-pl = спеціалістів
    .ins-pl = спеціалістами
    .loc-pl = спеціалістах
    .short = спеціалісти

## Що лежить у місці гравця
noun-in-boats =
    .gender = m
    .nom-sg = човен
    .gen-sg = човна
    .dat-sg = човну
    .acc-sg = човен
    .ins-sg = човном
    .loc-sg = човні
    .nom-pl = човни
    .gen-pl = човнів
    .dat-pl = човнам
    .acc-pl = човни
    .ins-pl = човнами
    .loc-pl = човнах
noun-in-looked_at =
    .gender = m
    .nom-sg = переглянутий тайл
    .gen-sg = переглянутого тайла
    .dat-sg = переглянутому тайлу
    .acc-sg = переглянутий тайл
    .ins-sg = переглянутим тайлом
    .loc-sg = переглянутому тайлі
    .nom-pl = переглянуті тайли
    .gen-pl = переглянутих тайлів
    .dat-pl = переглянутим тайлам
    .acc-pl = переглянуті тайли
    .ins-pl = переглянутими тайлами
    .loc-pl = переглянутих тайлах
noun-in-tokens =
    .gender = m
    .nom-sg = жетон культури
    .gen-sg = жетона культури
    .dat-sg = жетону культури
    .acc-sg = жетон культури
    .ins-sg = жетоном культури
    .loc-sg = жетоні культури
    .nom-pl = жетони культури
    .gen-pl = жетонів культури
    .dat-pl = жетонам культури
    .acc-pl = жетони культури
    .ins-pl = жетонами культури
    .loc-pl = жетонах культури
noun-in-built =
    .gender = m
    .nom-sg = тайл зведеної будівлі
    .gen-sg = тайла зведеної будівлі
    .dat-sg = тайлу зведеної будівлі
    .acc-sg = тайл зведеної будівлі
    .ins-sg = тайлом зведеної будівлі
    .loc-sg = тайлі зведеної будівлі
    .nom-pl = тайли зведених будівель
    .gen-pl = тайлів зведених будівель
    .dat-pl = тайлам зведених будівель
    .acc-pl = тайли зведених будівель
    .ins-pl = тайлами зведених будівель
    .loc-pl = тайлах зведених будівель
noun-in-reserved =
    .gender = m
    .nom-sg = зарезервований тайл будівлі
    .gen-sg = зарезервованого тайла будівлі
    .dat-sg = зарезервованому тайлу будівлі
    .acc-sg = зарезервований тайл будівлі
    .ins-sg = зарезервованим тайлом будівлі
    .loc-sg = зарезервованому тайлі будівлі
    .nom-pl = зарезервовані тайли будівель
    .gen-pl = зарезервованих тайлів будівель
    .dat-pl = зарезервованим тайлам будівель
    .acc-pl = зарезервовані тайли будівель
    .ins-pl = зарезервованими тайлами будівель
    .loc-pl = зарезервованих тайлах будівель
noun-in-specialists =
    .gender = ma
    .nom-sg = найнятий спеціаліст
    .gen-sg = найнятого спеціаліста
    .dat-sg = найнятому спеціалістові
    .acc-sg = найнятого спеціаліста
    .ins-sg = найнятим спеціалістом
    .loc-sg = найнятому спеціалістові
    .nom-pl = найняті спеціалісти
    .gen-pl = найнятих спеціалістів
    .dat-pl = найнятим спеціалістам
    .acc-pl = найнятих спеціалістів
    .ins-pl = найнятими спеціалістами
    .loc-pl = найнятих спеціалістах

## Властивості
noun-prop-price =
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
noun-prop-islands =
    .gender = pl
    .nom-sg = острови
    .gen-sg = островів
    .dat-sg = островам
    .acc-sg = острови
    .ins-sg = островами
    .loc-sg = островах
    .nom-pl = острови
    .gen-pl = островів
    .dat-pl = островам
    .acc-pl = острови
    .ins-pl = островами
    .loc-pl = островах
noun-prop-near =
    .gender = pl
    .nom-sg = сусідні морські клітинки
    .gen-sg = сусідніх морських клітинок
    .dat-sg = сусіднім морським клітинкам
    .acc-sg = сусідні морські клітинки
    .ins-sg = сусідніми морськими клітинками
    .loc-sg = сусідніх морських клітинках
    .nom-pl = сусідні морські клітинки
    .gen-pl = сусідніх морських клітинок
    .dat-pl = сусіднім морським клітинкам
    .acc-pl = сусідні морські клітинки
    .ins-pl = сусідніми морськими клітинками
    .loc-pl = сусідніх морських клітинках
noun-prop-material =
    .gender = m
    .nom-sg = ресурс
    .gen-sg = ресурсу
    .dat-sg = ресурсу
    .acc-sg = ресурс
    .ins-sg = ресурсом
    .loc-sg = ресурсі
    .nom-pl = ресурси
    .gen-pl = ресурсів
    .dat-pl = ресурсам
    .acc-pl = ресурси
    .ins-pl = ресурсами
    .loc-pl = ресурсах
noun-prop-culture =
    .gender = f
    .nom-sg = культура
    .gen-sg = культури
    .dat-sg = культурі
    .acc-sg = культуру
    .ins-sg = культурою
    .loc-sg = культурі
    .nom-pl = культури
    .gen-pl = культур
    .dat-pl = культурам
    .acc-pl = культури
    .ins-pl = культурами
    .loc-pl = культурах
noun-prop-boats =
    .gender = pl
    .verb = gain
    .nom-sg = човни
    .gen-sg = човнів
    .dat-sg = човнам
    .acc-sg = човни
    .ins-sg = човнами
    .loc-sg = човнах
    .nom-pl = човни
    .gen-pl = човнів
    .dat-pl = човнам
    .acc-pl = човни
    .ins-pl = човнами
    .loc-pl = човнах
noun-prop-sort =
    .gender = m
    .nom-sg = вид
    .gen-sg = виду
    .dat-sg = виду
    .acc-sg = вид
    .ins-sg = видом
    .loc-sg = виді
    .nom-pl = види
    .gen-pl = видів
    .dat-pl = видам
    .acc-pl = види
    .ins-pl = видами
    .loc-pl = видах
noun-prop-cost =
    .gender = pl
    .nom-sg = потрібні човни
    .gen-sg = потрібних човнів
    .dat-sg = потрібним човнам
    .acc-sg = потрібні човни
    .ins-sg = потрібними човнами
    .loc-sg = потрібних човнах
    .nom-pl = потрібні човни
    .gen-pl = потрібних човнів
    .dat-pl = потрібним човнам
    .acc-pl = потрібні човни
    .ins-pl = потрібними човнами
    .loc-pl = потрібних човнах
noun-prop-value =
    .gender = f
    .nom-sg = цінність
    .gen-sg = цінності
    .dat-sg = цінності
    .acc-sg = цінність
    .ins-sg = цінністю
    .loc-sg = цінності
    .nom-pl = цінності
    .gen-pl = цінностей
    .dat-pl = цінностям
    .acc-pl = цінності
    .ins-pl = цінностями
    .loc-pl = цінностях

is-start =
    .before = початков{ ending-hard }
    .is = { $form ->
        [ins] початковою клітинкою
       *[nom] початкова клітинка
    }
is-edge =
    .after = на краю поля
    .is = { $form ->
        [ins] клітинкою на краю поля
       *[nom] клітинка на краю поля
    }
is-steep =
    .before = гірськ{ ending-hard }
    .is = { $form ->
        [ins] гірським жетоном
       *[nom] гірський жетон
    }
is-trading_post =
    .after = (факторія)
    .is = { $form ->
        [ins] факторією
       *[nom] факторія
    }
is-standard =
    .after = звичайного виду
    .is = { $form ->
        [ins] звичайною будівлею
       *[nom] звичайна будівля
    }
is-torii_tile =
    .after = (торії)
    .is = { $form ->
        [ins] брамою торії
       *[nom] брама торії
    }
is-palace_tile =
    .after = (палац)
    .is = { $form ->
        [ins] палацом
       *[nom] палац
    }
is-gold =
    .after = із золотом
    .is = { $form ->
        [ins] човном із золотом
       *[nom] човен із золотом
    }
is-blank =
    .before = порожн{ ending-soft }
    .is = { $form ->
        [ins] порожнім жетоном
       *[nom] порожній жетон
    }

## Місця гри. $role: choice (вибір із того, що там лежить) або place (місце); $whose: you, they, none
## .having: що кажуть про річ, у місці якої щось лежить ($no: no) чи не лежить (yes)
word-amid = { $role ->
    [choice] з-поміж
   *[place] серед
} { $whose ->
    [they] { "" }
   *[you] ваших
}
word-of-player = { $whose ->
    [they] цього гравця
   *[you] { "" }
}
word-there = { $nth ->
    [0] , { which-at }
   *[other] і
} { $no ->
    [yes] немає { FORM($what, "gen") }
   *[no] є { FORM($what, "nom") }
}
zone-stock = запас
    .from = зі свого запасу
    .to = до свого запасу
    .in = у { $whose ->
        [they] власному
       *[you] вашому
    } запасі
    .verb-from = place
zone-box = { $form ->
    [acc] коробку
   *[nom] коробка
}
    .from = з банку
    .to = в коробку
    .in = у коробці
    .verb-from = place
zone-bank = банк човнів
    .from = із банку човнів ({ FORM($holder, "nom") })
    .to = у банк човнів
    .in = { $role ->
        [choice] із { FORM($holder, "ins") } у банку
       *[place] у банку човнів
    }
    .having = , { $no ->
        [yes] човнів { which-gen } немає
       *[no] човни { which-gen } є
    } в банку
zone-berth = { $form ->
    [acc] морську клітинку
   *[nom] морська клітинка
}
    .from = з { FORM($holder, "gen") }
    .to = на { FORM($holder, "acc") }
    .in = { $role ->
        [choice] з { FORM($holder, "gen") }
       *[place] на { FORM($holder, "loc") }
    }
    .having = { word-there }
zone-boats = човни, зокрема в порту
    .from = зі своїх човнів
    .to = до своїх човнів
    .in = { word-amid } човнів { word-of-player }
    .short = човни
zone-lost_boats = відкладені човни
    .from = з-поміж відкладених човнів
    .to = до відкладених човнів
    .in = серед відкладених човнів
zone-token_stack = стос жетонів культури
    .from = зі стоса жетонів культури
    .to = на стос жетонів культури
    .in = у стосі жетонів культури
zone-site = місце для жетона культури
    .from = з { FORM($holder, "gen") }
    .to = на { FORM($holder, "acc") }
    .in = { $role ->
        [choice] з { FORM($holder, "gen") }
       *[place] на { FORM($holder, "loc") }
    }
    .having = { word-there }
zone-tokens = жетони культури
    .from = зі своїх жетонів культури
    .to = до своїх жетонів культури
    .in = { word-amid } жетонів культури { word-of-player }
    .short = культура
zone-urn = фішки для жеребкування
    .from = з-поміж фішок для жеребкування
    .to = до фішок для жеребкування
    .in = { $role ->
        [choice] з-поміж
       *[place] серед
    } фішок для жеребкування
zone-track = { $form ->
    [acc] шкалу черговості
   *[nom] шкала черговості
}
    .from = зі шкали черговості
    .to = на шкалу черговості
    .in = на шкалі черговості
zone-fleet_stack = закриті флотилії
    .from = із закритих флотилій
    .to = до закритих флотилій
    .in = серед закритих флотилій
zone-fleet_row = відкриті флотилії
    .from = із відкритих флотилій
    .to = до відкритих флотилій
    .in = { $role ->
        [choice] з-поміж
       *[place] серед
    } відкритих флотилій
zone-mat = планшет
    .from = зі свого планшета
    .to = на свій планшет
    .in = на { $whose ->
        [they] планшеті цього гравця
       *[you] вашому планшеті
    }
zone-used_fleets = використані флотилії
    .from = з-поміж використаних флотилій
    .to = до використаних флотилій
    .in = серед використаних флотилій
zone-tile_stack = стос тайлів будівель
    .from = зі стоса тайлів будівель
    .to = на стос тайлів будівель
    .in = у стосі тайлів будівель
zone-tile_row = ряд тайлів будівель
    .from = з ряду тайлів будівель
    .to = до ряду тайлів будівель
    .in = { $role ->
        [choice] з ряду
       *[place] в ряді
    } тайлів будівель
zone-looked_at = переглянуті тайли
    .verb = take
    .from = з-поміж переглянутих тайлів
    .to = на перегляд
    .in = { $role ->
        [choice] з-поміж переглянутих тайлів
       *[place] серед переглянутих тайлів
    }
zone-reserved = зарезервовані тайли будівель
    .from = зі своїх зарезервованих тайлів
    .to = до своїх зарезервованих тайлів
    .in = { word-amid } зарезервованих тайлів { word-of-player }
    .short = резерв
zone-built = тайли зведених будівель
    .from = зі своїх зведених будівель
    .to = до своїх зведених будівель
    .in = { word-amid } зведених будівель { word-of-player }
    .short = зведено
zone-specialist_stack = стос спеціалістів
    .from = зі стоса спеціалістів
    .to = на стос спеціалістів
    .in = у стосі спеціалістів
zone-specialist_row = ряд спеціалістів
    .from = з ряду спеціалістів
    .to = до ряду спеціалістів
    .in = { $role ->
        [choice] з ряду
       *[place] у ряді
    } спеціалістів
zone-specialists = { $form ->
    [acc] спеціалістів
   *[nom] спеціалісти
}
    .from = з-поміж своїх спеціалістів
    .to = до своїх спеціалістів
    .in = { word-amid } спеціалістів { word-of-player }
    .short = спеціал.

## Означення та числа
is-open =
    .before = вільн{ ending-hard }
    .is = { $form ->
        [ins] вільною
       *[nom] вільна
    }
    .state = yes
    .rule = 47e32e43
is-harbour =
    .behind = , з { which-gen } можна почати ланцюг,
    .is = { $form ->
        [ins] клітинкою, з якої ви можете почати ланцюг,
       *[nom] клітинка, з якої ви можете почати ланцюг,
    }
    .rule = 67768f3b
is-fresh =
    .before = розміщен{ ending-hard } цього ходу
    .is = { $form ->
        [ins] розміщеним цього ходу
       *[nom] розміщений цього ходу
    }
    .state = yes
    .rule = a604f3f1
is-latest =
    .before = останн{ ending-soft } розміщен{ ending-hard }
    .is = { $form ->
        [ins] останнім розміщеним човном
       *[nom] останній розміщений човен
    }
    .rule = 01fb5bb5
is-idle =
    .behind = , за { $number ->
        [pl] які
       *[sg] який
    } ще не взято жетон культури,
    .is = { $form ->
        [ins] човном, за який ще не взято жетон культури,
       *[nom] човен, за який ще не взято жетон культури,
    }
    .rule = a481fb21
is-laden =
    .behind = , { which-at } човен іще може принести жетон культури,
    .is = { $form ->
        [ins] клітинкою, на якій човен іще може принести жетон культури,
       *[nom] клітинка, на якій човен іще може принести жетон культури,
    }
    .rule = 2e5e7e8d
is-ahead =
    .after = , що { $number ->
        [pl] продовжують
       *[sg] продовжує
    } ланцюг,
    .is = { $form ->
        [ins] продовженням ланцюга
       *[nom] продовження ланцюга
    }
    .rule = 8d481b8b
is-vacant =
    .before = порожн{ ending-soft }
    .is = { $form ->
        [ins] порожнім
       *[nom] порожній
    }
    .state = yes
    .rule = a18e96e3
is-crowned =
    .after = із брамою торії або палацом
    .is = { $form ->
        [ins] островом із брамою торії або палацом
       *[nom] острів із брамою торії або палацом
    }
    .rule = ce32993c
is-reached =
    .after = поруч із човном, розміщеним цього ходу,
    .is = { $form ->
        [ins] островом поруч із човном, розміщеним цього ходу,
       *[nom] острів поруч із човном, розміщеним цього ходу,
    }
    .rule = 017bed26
is-on_offer =
    .before = доступн{ ending-hard }
    .is = { $form ->
        [ins] доступним
       *[nom] доступний
    }
    .state = yes
    .rule = b7a8685a
word-spot = { $form ->
    [gen] місця
    [dat] місцю
    [ins] місцем
    [loc] місці
   *[nom] місце
} { FORM($thing, "gen", $number) }
number-link = { word-spot } в ланцюгу
    .is = { FORM($thing, "acc") } розміщено цього ходу
    .set = { FORM($thing, "nom") } більше не належить до ланцюга
number-load = { $form ->
    [gen] доставки
    [dat] доставці
    [acc] доставку
    [ins] доставкою
    [loc] доставці
   *[nom] доставка
} { FORM($thing, "gen", $number) }
    .set = { $n ->
        [0] { FORM($thing, "nom") } знову без доставки
       *[other] запам’ятайте, що { FORM($thing, "nom") } вже дав жетон культури
    }
number-place = { word-spot } в черзі ходу
    .is = { FORM($thing, "nom", $number) } ще не має місця в черзі ходу
number-next_place = { word-spot } в наступному раунді
number-acted = { word-spot } в останньому раунді
number-group_size = { $form ->
    [gen] кількості
    [dat] кількості
    [ins] кількістю
    [loc] кількості
   *[nom] кількість
} будівель у вашій групі з { FORM($thing, "ins") }
    .many = будівель у вашій групі з { FORM($thing, "ins") }
    .rule = 56296708
number-first_acted = { $form ->
    [gen] місця
    [dat] місцю
    [ins] місцем
    [loc] місці
   *[nom] місце
} в останньому раунді
    .rule = 7b94c868
word-price = { $form ->
    [gen] ціни
    [dat] ціні
    [acc] ціну
    [ins] ціною
    [loc] ціні
   *[nom] ціна
}
number-buy_price = { word-price } купівлі { FORM($thing, "gen", $number) }
number-sell_price = { word-price } продажу { FORM($thing, "gen", $number) }
number-port_limit = { $n }
    .figure = yes
number-spared_boats = { $form ->
    [gen] тих, яких може бракувати,
   *[nom] ті, яких може бракувати,
}
number-coins_per_point = { $n }
    .figure = yes
number-worth_of_prestige = { $n }
    .figure = yes
number-chain = { $form ->
    [gen] довжини ланцюга
    [dat] довжині ланцюга
    [acc] довжину ланцюга
    [ins] довжиною ланцюга
    [loc] довжині ланцюга
   *[nom] довжина ланцюга
}
    .is = { $n ->
        [0] цього ходу ви ще не розмістили човна
       *[other] цього ходу ви вже розмістили човен
    }
    .set = ланцюг закінчується
number-collecting = { $form ->
    [gen] стану збирання
    [dat] стану збирання
    [ins] станом збирання
    [loc] стані збирання
   *[nom] стан збирання
}
    .is = { $n ->
        [1] ви збираєте жетони культури
       *[other] цього ходу ви зібрали жетони культури
    }
    .set = { $n ->
        [1] { $form ->
            [inf] зібрати
            [to] зібрати
           *[imp] зберіть
        } жетони культури
       *[other] { $form ->
            [inf] завершити
            [to] завершити
           *[imp] завершіть
        } збирання
    }
number-shortage = { $form ->
    [gen] нестачі тайлів
    [dat] нестачі тайлів
    [acc] нестачу тайлів
    [ins] нестачею тайлів
    [loc] нестачі тайлів
   *[nom] нестача тайлів
}
    .is = один із рядів не вдалося поповнити
number-empty_bank = { $form ->
    [gen] нестачі човнів
    [dat] нестачі човнів
    [acc] нестачу човнів
    [ins] нестачею човнів
    [loc] нестачі човнів
   *[nom] нестача човнів
}
    .is = під час підготовки раунду в банку забракло човнів якогось ресурсу
    .set = гра закінчується
number-drawn = { $form ->
    [gen] кількості витягнутих фішок
    [dat] кількості витягнутих фішок
    [ins] кількістю витягнутих фішок
    [loc] кількості витягнутих фішок
   *[nom] кількість витягнутих фішок
}

## Що змінюють карти; $form: card (на карті) або cond (в умові)
change-port_limit = у вашому порту { $way ->
    [more] на { $by } більше місць для човнів (разом { $n })
   *[exactly] місць для човнів: { $n }
}
    .rule = 1ed2103d
change-spared_boats = коли ви будуєте, може бракувати { $n ->
    [one] { $n } потрібного човна; ви обираєте, якого саме
    [few] { $n } потрібних човнів; ви обираєте, яких саме
   *[many] { $n } потрібних човнів; ви обираєте, яких саме
}
    .rule = 224f563d
change-coins_per_point = наприкінці гри ви отримуєте 1 очко престижу за кожні { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
} замість { $old }
    .rule = 0a25e461
change-worth_of_prestige = наприкінці гри кожен ваш жетон престижу дає { $n ->
    [one] { $n } очко престижу
    [few] { $n } очки престижу
   *[many] { $n } очок престижу
} замість { $old }
    .rule = 0a25e461
change-buy_price = ви можете купити човен із { FORM($thing, "ins") } за { $by } { $by ->
    [one] монету
    [few] монети
   *[many] монет
}
    .rule = d4d28d47
change-sell_price = ви можете продати човен із { FORM($thing, "ins") } за { $by } { $by ->
    [one] монету
    [few] монети
   *[many] монет
}
    .rule = d4d28d47
permit-start_anywhere = { $form ->
    [cond] { $no ->
        [yes] ви не можете починати на будь-якій клітинці на краю поля
       *[no] ви можете починати на будь-якій клітинці на краю поля
    }
   *[card] усі вільні морські клітинки на краю поля є для вас початковими
}
    .rule = febb5830
permit-share_bonuses = { $form ->
    [cond] { $no ->
        [yes] престижні будівлі не дають вам премій
       *[no] престижні будівлі теж дають вам премії
    }
   *[card] ви отримуєте премії за звичайні будівлі й тоді, коли зводите браму торії або палац
}
    .rule = d9b29e4c

## Правила та етапи
step-turn = хід
    .your = вашого ходу
    .in = під час вашого ходу
rule-round = раунд
rule-turns = { $form ->
    [inf] зіграти
    [to] зіграти
   *[imp] зіграйте
} ходи
rule-turn = { $form ->
    [inf] зіграти
    [to] зіграти
   *[imp] зіграйте
} хід { FORM($object, "ins") }
    .does = грає хід { FORM($object, "ins") }
rule-preparation = { $form ->
    [inf] підготувати
    [to] підготувати
   *[imp] підготуйте
} наступний раунд
rule-choose_fleet = { $form ->
    [inf] обрати
    [to] обрати
   *[imp] оберіть
} флотилію
    .does = обирає флотилію
# bare: після «Човни:»
verb-take-boat = { $form ->
    [bare] { "" }
   *[other] { verb-take }
}
rule-take = { verb-take-boat } 1 човен із { FORM($object, "ins") }
rule-take_any = { verb-take-boat } 1 човен на вибір
    .does = бере човен
rule-take_common = { verb-take } 1 човен на вибір, але не із золотом
    .does = бере човен
rule-transaction = { $form ->
    [inf] купити або продати
    [to] купити або продати
   *[imp] купіть або продайте
} 1 човен
    .does = купує або продає човен
rule-send_home = { $form ->
    [inf] повернути
    [to] повернути
   *[imp] поверніть
} { FORM($object, "acc") } у банк
rule-sail = { $form ->
    [inf] розмістити
    [to] розмістити
   *[imp] розмістіть
} човен на полі
    .does = розміщує човни
rule-launch = { $form ->
    [inf] розмістити
    [to] розмістити
   *[imp] розмістіть
} { FORM($object, "acc") } на { FORM($place, "loc") }
rule-use_boats = { $form ->
    [inf] зібрати жетони культури або збудувати
    [to] зібрати жетони культури або збудувати
   *[imp] зберіть жетони культури або збудуйте
} будівлю
    .does = використовує човни
rule-collect = { verb-take } жетон культури
    .does = збирає жетони культури
rule-unload = { verb-take } жетон культури з острова біля { FORM($place, "gen") }
    .does = бере жетон культури
rule-raise = { $form ->
    [inf] звести
    [to] звести
   *[imp] зведіть
} { FORM($object, "acc") } на { FORM($place, "loc") }
    .event = { $form ->
        [soon] { $who ->
            [you] ви збудуєте щось на острові
           *[opponent] інший гравець збудує щось на острові
        }
       *[other] { $who ->
            [you] ви будуєте на острові
           *[opponent] інший гравець будує на острові
        }
    }
rule-bonus = { $form ->
    [inf] отримати
    [to] отримати
   *[imp] отримайте
} премії за { FORM($object, "acc") } на { FORM($place, "loc") }
rule-sort_boats = { $form ->
    [inf] відкласти
    [to] відкласти
   *[imp] відкладіть
} човни, яким бракує місця в порту
    .does = відкладає човни
rule-recruit = { $form ->
    [inf] найняти
    [to] найняти
   *[imp] найміть
} спеціаліста
    .does = наймає спеціаліста
rule-hire = { $form ->
    [inf] забрати
    [to] забрати
   *[imp] заберіть
} { FORM($object, "acc") }
    .event = { $form ->
        [soon] { $who ->
            [you] ви наймете спеціаліста
           *[opponent] інший гравець найме спеціаліста
        }
       *[other] { $who ->
            [you] ви наймаєте спеціаліста
           *[opponent] інший гравець наймає спеціаліста
        }
    }
rule-put_away = { $form ->
    [inf] віддати
    [to] віддати
   *[imp] віддайте
} свою флотилію

## Власні речення для довгих правил
text-transaction =
    Ресурсом із ціною 0 не торгують. Оберіть одне:
    - Сплатіть ціну купівлі ресурсу та візьміть із банку 1 човен із ним.
    - Поверніть у банк 1 зі своїх човнів і отримайте ціну продажу його ресурсу.
    .rule = c505edb2
text-sail =
    Оберіть один зі своїх човнів і розмістіть його на вільній морській клітинці:
    - Перший човен ходу — на клітинці, з якої ви можете почати ланцюг, або поруч із човном із тим самим ресурсом.
    - Кожен наступний — на клітинці, що продовжує ланцюг.
    .rule = 067edeee
text-hire = Візьміть усі монети, що лежать на цьому спеціалістові, а тоді перемістіть його до своїх спеціалістів.
    .rule = 2993906d
text-take = Перемістіть 1 човен із цим ресурсом із банку до своїх човнів.
    .rule = 829f27c8
text-launch = Покладіть цей човен на цю морську клітинку. Тепер саме він — останній розміщений човен.
    .rule = e3f149a7
text-send_home = Поверніть цей човен у банк. Він більше не належить до човнів, розміщених цього ходу.
    .rule = d2e98498
text-sort_boats = Доки у вас більше човнів, ніж уміщує ваш порт, обирайте один із них і відкладайте його.
    .rule = fabbd1c4
text-put_away =
    Запам’ятайте місце своєї фішки черговості в цьому раунді на випадок нічиєї.
    Номер вашої флотилії — це місце фішки в наступному раунді. Покладіть флотилію до використаних.
    Жоден човен більше не вважається розміщеним цього ходу.
    .rule = 9a40d271
text-draw_order =
    Перемішайте по одній фішці черговості кожного гравця та викладіть їх на шкалу черговості в порядку витягування.
    У грі для двох другі фішки йдуть далі в тому самому порядку.
    .rule = 8fa957c3
text-collect = Поки ви збираєте жетони культури, оберіть човен, розміщений цього ходу, за який ще не взято жетон, і візьміть один з острова поруч.
    .rule = da1eb37f
text-use_boats =
    Оберіть одне; якщо нічого не можна зробити, нічого не відбувається:
    - Збирайте жетони культури: оберіть човен, розміщений цього ходу, поруч із яким є жетон, і візьміть його.
    - Оберіть тайл будівлі з ряду або зі своїх зарезервованих і порожній острів поруч із човном, розміщеним цього ходу. На морських клітинках навколо острова мають бути всі потрібні човни, хто б їх не розмістив. Зведіть там будівлю.
    .rule = e3dfa35f

## Короткі назви виборів
option-top = на верх стоса
option-bottom = під низ стоса
option-buy = купити 1 човен
    .does = купує 1 човен
option-sell = продати 1 човен
    .does = продає 1 човен
option-collect = збирати жетони культури
    .does = збирає жетони культури
option-build = збудувати
    .does = будує

## Звідки очки, чому закінчилася гра, кроки підготовки
source-coins = монети
source-prestige = жетони престижу
source-buildings = будівлі
source-specialists = спеціалісти
source-reserved = зарезервовані тайли
source-boats = відкладені човни
end-last_building = гравець збудував свою останню звичайну будівлю
end-rows = ряд спеціалістів або тайлів будівель не вдалося поповнити
end-boats = під час підготовки наступного раунду в банку забракло човнів одного з ресурсів
step-open_rows = спеціалісти, тайли будівель і флотилії
step-lay_tokens = жетони культури та гори
step-draw_order = порядок першого раунду

## Книга правил
game-yamatai = Яматай
variant-branching_chains = Човен можна розмістити поруч із будь-яким човном того самого ходу, а не лише поруч з останнім
param-buy_price = ціна купівлі
param-sell_price = ціна продажу
param-port_limit = човни в порту
param-spared_boats = човни, яких може бракувати під час будівництва
param-coins_per_point = монети за одне очко престижу
param-worth_of_prestige = очки престижу за жетон престижу
param-start_anywhere = починати на будь-якому краю поля
param-share_bonuses = премії за престижні будівлі

## Назви
name-bamboo = бамбук
    .gender = m
    .gen = бамбука
    .dat = бамбуку
    .acc = бамбук
    .ins = бамбуком
    .loc = бамбуку
name-wood = деревина
    .gender = f
    .gen = деревини
    .dat = деревині
    .acc = деревину
    .ins = деревиною
    .loc = деревині
name-stone = камінь
    .gender = m
    .gen = каменю
    .dat = каменю
    .acc = камінь
    .ins = каменем
    .loc = камені
name-clay = глина
    .gender = f
    .gen = глини
    .dat = глині
    .acc = глину
    .ins = глиною
    .loc = глині
name-gold = золото
    .gender = n
    .gen = золота
    .dat = золоту
    .acc = золото
    .ins = золотом
    .loc = золоті
name-bamboo_boat = човен із бамбуком
name-wood_boat = човен із деревиною
name-stone_boat = човен із каменем
name-clay_boat = човен із глиною
name-gold_boat = човен із золотом
name-orange = помаранчева
    .short = помаранч.
    .held = { $n ->
        [one] { $n } помаранчевий жетон
        [few] { $n } помаранчеві жетони
       *[other] { $n } помаранчевих жетонів
    }
name-green = зелена
    .short = зелен.
    .held = { $n ->
        [one] { $n } зелений жетон
        [few] { $n } зелені жетони
       *[other] { $n } зелених жетонів
    }
name-purple = фіолетова
    .short = фіолет.
    .held = { $n ->
        [one] { $n } фіолетовий жетон
        [few] { $n } фіолетові жетони
       *[other] { $n } фіолетових жетонів
    }
name-blue = синя
    .short = син.
    .held = { $n ->
        [one] { $n } синій жетон
        [few] { $n } сині жетони
       *[other] { $n } синіх жетонів
    }
name-beige = бежева
    .short = беж.
    .held = { $n ->
        [one] { $n } бежевий жетон
        [few] { $n } бежеві жетони
       *[other] { $n } бежевих жетонів
    }
name-red = червона
    .short = червон.
    .held = { $n ->
        [one] { $n } червоний жетон
        [few] { $n } червоні жетони
       *[other] { $n } червоних жетонів
    }
name-blank = порожня
    .short = порожн.
    .held = { $n ->
        [one] { $n } порожній жетон
        [few] { $n } порожні жетони
       *[other] { $n } порожніх жетонів
    }
name-orange_token = помаранчевий жетон культури
name-green_token = зелений жетон культури
name-purple_token = фіолетовий жетон культури
name-blue_token = синій жетон культури
name-beige_token = бежевий жетон культури
name-red_token = червоний жетон культури
name-blank_token = порожній жетон культури
name-meeple = фішка черговості
name-fleet_1 = Флотилія 1
name-fleet_2 = Флотилія 2
name-fleet_3 = Флотилія 3
name-fleet_4 = Флотилія 4
name-fleet_5 = Флотилія 5
name-fleet_6 = Флотилія 6
name-fleet_7 = Флотилія 7
name-fleet_8 = Флотилія 8
name-fleet_9 = Флотилія 9
name-fleet_10 = Флотилія 10
name-amateratsu = Аматерацу
name-izanagi = Ідзанагі
name-raijin = Райдзін
name-ananda = Ананда
name-izanami = Ідзанамі
name-riu = Ріу
name-awashima = Авасіма
name-kachiko = Качіко
name-susanoo = Сусаноо
name-ebisu = Ебісу
name-kagutsuchi = Кагуцучі
name-tomoe = Томое
name-fu_hsi = Фу Сі
name-michimata = Мічімата
name-toyo_tama = Тойо Тама
name-hetsuka = Хецука
name-nakatsu = Накацу
name-yasoma = Ясома
name-b01 = Будівля 1
    .short = №1
name-b02 = Будівля 2
    .short = №2
name-b03 = Будівля 3
    .short = №3
name-b04 = Будівля 4
    .short = №4
name-b05 = Будівля 5
    .short = №5
name-b06 = Будівля 6
    .short = №6
name-b07 = Будівля 7
    .short = №7
name-b08 = Будівля 8
    .short = №8
name-b09 = Будівля 9
    .short = №9
name-b10 = Будівля 10
    .short = №10
name-b11 = Будівля 11
    .short = №11
name-b12 = Будівля 12
    .short = №12
name-b13 = Будівля 13
    .short = №13
name-b14 = Будівля 14
    .short = №14
name-b15 = Будівля 15
    .short = №15
name-b16 = Будівля 16
    .short = №16
name-b17 = Будівля 17
    .short = №17
name-b18 = Будівля 18
    .short = №18
name-b19 = Будівля 19
    .short = №19
name-b20 = Будівля 20
    .short = №20
name-b21 = Будівля 21
    .short = №21
name-p01 = Брама торії 1
    .short = П1
name-p02 = Брама торії 2
    .short = П2
name-p03 = Брама торії 3
    .short = П3
name-p04 = Палац 1
    .short = П4
name-p05 = Палац 2
    .short = П5
name-p06 = Палац 3
    .short = П6
name-p07 = Палац 4
    .short = П7
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-e6 = E6
name-a1_a2 = A1–A2
name-a1_b1 = A1–B1
name-a2_a3 = A2–A3
name-a2_b2 = A2–B2
name-a2_b3 = A2–B3
name-a3_a4 = A3–A4
name-a3_b3 = A3–B3
name-a4_a5 = A4–A5
name-a4_b4 = A4–B4
name-a5_a6 = A5–A6
name-a5_b4 = A5–B4
name-a5_b5 = A5–B5
name-a6_a7 = A6–A7
name-a6_b6 = A6–B6
name-a7_b6 = A7–B6
name-a7_b7 = A7–B7
name-b1_b2 = B1–B2
name-b1_c1 = B1–C1
name-b1_c2 = B1–C2
name-b2_b3 = B2–B3
name-b2_c2 = B2–C2
name-b3_b4 = B3–B4
name-b3_c3 = B3–C3
name-b4_b5 = B4–B5
name-b4_c4 = B4–C4
name-b5_b6 = B5–B6
name-b5_c5 = B5–C5
name-b5_c6 = B5–C6
name-b6_b7 = B6–B7
name-b6_c6 = B6–C6
name-b7_c7 = B7–C7
name-c1_c2 = C1–C2
name-c1_d1 = C1–D1
name-c2_c3 = C2–C3
name-c2_d2 = C2–D2
name-c3_c4 = C3–C4
name-c3_d2 = C3–D2
name-c3_d3 = C3–D3
name-c4_c5 = C4–C5
name-c4_d4 = C4–D4
name-c4_d5 = C4–D5
name-c5_c6 = C5–C6
name-c5_d5 = C5–D5
name-c6_c7 = C6–C7
name-c6_d6 = C6–D6
name-c7_d7 = C7–D7
name-d1_d2 = D1–D2
name-d1_e1 = D1–E1
name-d1_e2 = D1–E2
name-d2_d3 = D2–D3
name-d2_e2 = D2–E2
name-d3_d4 = D3–D4
name-d3_e3 = D3–E3
name-d4_d5 = D4–D5
name-d4_e3 = D4–E3
name-d4_e4 = D4–E4
name-d5_d6 = D5–D6
name-d5_e5 = D5–E5
name-d6_d7 = D6–D7
name-d6_e5 = D6–E5
name-d6_e6 = D6–E6
name-e1_e2 = E1–E2
name-e2_e3 = E2–E3
name-e3_e4 = E3–E4
name-e4_e5 = E4–E5
name-e5_e6 = E5–E6
name-e_a7 = A7 схід
name-e_c7 = C7 схід
name-e_e6 = E6 схід
name-n_a2 = A2 північ
name-n_a4 = A4 північ
name-n_a7 = A7 північ
name-s_d7 = D7 південь
name-s_e2 = E2 південь
name-s_e4 = E4 південь
name-w_a1 = A1 захід
name-w_b1 = B1 захід
name-w_c1 = C1 захід
name-w_d1 = D1 захід
name-w_e1 = E1 захід

## Що означають визначені слова
text-fresh = Човен, розміщений вами цього ходу.
    .rule = a604f3f1
text-latest = Човен, який ви розмістили цього ходу останнім.
    .rule = 01fb5bb5
text-idle = Човен, за який цього ходу ще не взято жетона культури.
    .rule = a481fb21
text-izanami = Перш ніж інший гравець найме спеціаліста, заберіть собі 1 з кожних 2 монет, що на ньому лежать.
    .rule = 4eb79869
text-raijin = Один раз за хід ви можете віддати 2 човни, щоб узяти з банку 1 човен із золотом, якщо він там є.
    .rule = 106b0266
text-michimata = Один раз за хід ви можете скинути 1 жетон культури, щоб узяти з банку 1 човен із золотом, якщо він там є.
    .rule = 65bd262b
text-nakatsu = Один раз за хід ви можете повернути в банк 1 свій човен із золотом, щоб узяти звідти 2 човни на вибір, але не із золотом. У банку має бути хоч один такий човен.
    .rule = 0ee74cf9
text-kagutsuchi = Щоразу, коли ви зводите звичайну будівлю, якщо на жодному із сусідніх островів немає вашої звичайної будівлі, отримайте 1 жетон престижу.
    .rule = 0bcc6cdc
text-kachiko = Один раз за хід ви можете сплатити 2 монети, щоб прибрати з острова 1 жетон священної землі.
    .rule = bce603df

## Шляхи: дієслова для переміщення з місця на місце

move-tile_stack-looked_at = { $form ->
    [inf] переглянути
    [to] переглянути
   *[imp] перегляньте
} { FORM($what, "acc") } { $origin }
    .does = переглядає { FORM($what, "acc") } { $origin }
text-fleet_3 = Один раз за хід ви можете переглянути 3 верхні тайли зі стоса тайлів будівель і повернути кожен із них на верх або під низ стоса.
    .rule = a52b72e2
text-fleet_7 = Один раз за хід ви можете повернути в банк до 2 човнів із морських клітинок.
    .rule = be6767b7
text-choose_fleet = Оберіть одну з відкритих флотилій, покладіть її на свій планшет і отримайте вказані на ній човни.
    .rule = 555515a8
text-turns = Хід роблять кожною фішкою черговості по черзі: її власник грає хід цією фішкою.
    .rule = d4a15742
text-preparation =
    Покладіть по 2 монети на кожного спеціаліста в ряді.
    Поповніть ряд спеціалістів і ряд тайлів будівель.
    Кожна фішка черговості займає місце, яке визначила флотилія її власника.
    Поповніть відкриті флотилії.
    Перетасуйте використані флотилії та покладіть їх під закриті.
    Якщо в банку зовсім немає човнів із якимось ресурсом, гра закінчується.
    .rule = 0c285df6
text-unload = Оберіть острів із жетоном культури біля цієї морської клітинки та заберіть цей жетон. За човен на клітинці цього ходу більше не беруть жетонів.
    .rule = 35aa7bc4
text-raise =
    Покладіть цей тайл будівлі до своїх зведених будівель.
    Розмістіть на острові те, що він показує: звичайну будівлю зі свого запасу, браму торії або палац.
    За звичайну будівлю отримайте премії, а з відповідною властивістю — також за браму торії чи палац.
    .rule = 4fd78d4c
text-bonus =
    Отримайте 1 жетон престижу за кожен сусідній острів із брамою торії або палацом.
    Якщо на острові є гора, отримайте 1 жетон престижу.
    Якщо острів належить до групи щонайменше з 2 ваших будівель, отримайте по 1 монеті за кожну будівлю групи; якщо тайл є факторією, отримайте ще стільки само.
    .rule = 2ee03a76
text-lay_tokens =
    Перетасуйте жетони культури та викладіть по одному на кожен острів.
    Якщо це гірський жетон, розмістіть там 1 гору.
    Якщо це порожній жетон, приберіть його в коробку.
    .rule = 3cfc6a2f
text-harbour = Початкова морська клітинка, а якщо вам дозволено починати на будь-якій клітинці на краю поля, — також кожна така клітинка.
    .rule = 67768f3b
text-laden = Морська клітинка, на якій лежить розміщений цього ходу човен, за який ще не взято жетона культури, і поруч з якою є острів із жетоном культури.
    .rule = 2e5e7e8d
text-ahead = Морська клітинка поруч з останнім розміщеним човном.
    .rule = 8d481b8b
text-vacant = Острів, на якому немає ні жетона культури, ні звичайної будівлі, ні брами торії, ні палацу, ні жетона священної землі.
    .rule = a18e96e3
text-reached = Острів поруч із човном, розміщеним цього ходу.
    .rule = 017bed26
text-group_size = Кількість островів із вашими звичайними будівлями, що утворюють із цим островом суцільну групу (враховуючи і його).
    .rule = 56296708
text-buildings = Кожен гравець отримує стільки очок престижу, скільки становить загальна цінність зведених ним будівель.
    .rule = b8a5545a
text-specialists = Кожен гравець отримує стільки очок престижу, скільки становить загальна цінність найнятих ним спеціалістів.
    .rule = 3f755a7c
