### Хрестики-нулики: назви і слова українською

game-tic_tac_toe = Хрестики-нулики

## Фішки, види, лічильники
noun-mark =
    .gender = m
    .nom-sg = знак
    .gen-sg = знака
    .dat-sg = знаку
    .acc-sg = знак
    .ins-sg = знаком
    .loc-sg = знаку
    .nom-pl = знаки
    .gen-pl = знаків
    .dat-pl = знакам
    .acc-pl = знаки
    .ins-pl = знаками
    .loc-pl = знаках
noun-square =
    .gender = f
    .nom-sg = клітинка
    .gen-sg = клітинки
    .dat-sg = клітинці
    .acc-sg = клітинку
    .ins-sg = клітинкою
    .loc-sg = клітинці
    .nom-pl = клітинки
    .gen-pl = клітинок
    .dat-pl = клітинкам
    .acc-pl = клітинки
    .ins-pl = клітинками
    .loc-pl = клітинках
    .at = on
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
    .gained = перемагає
zone-supply = запас
    .from = зі свого запасу
    .to = до свого запасу
    .in = у { $whose ->
        [they] власному
       *[you] вашому
    } запасі
    .verb-from = place

## Перебіг гри
rule-round = раунд
rule-turn = { $form ->
    [inf] зробити хід
    [to] зробити хід
   *[imp] зробіть хід
}
    .does = робить хід
rule-draw = { $form ->
    [inf] поставити знак
    [to] поставити знак
   *[imp] поставте знак
}
    .does = ставить знак
text-draw = Поставте свій знак на порожню клітинку. Маючи три свої знаки на одній прямій (горизонтально, вертикально чи навскіс), ви одразу перемагаєте.
    .rule = 97d3c66c
ask-draw-square = Куди?
source-draw = три в ряд

## Кінець гри
end-line = три однакові знаки стоять в ряд
end-full = поле заповнене
text-winner = Перемагає той, хто поставив три знаки в ряд. Якщо поле заповниться раніше, це нічия.
    .rule = 465e82bf
