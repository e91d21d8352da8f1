### Oware, česky

noun-house =
    .gender = mi
    .at = in
    .nom-sg = důlek
    .gen-sg = důlku
    .dat-sg = důlku
    .acc-sg = důlek
    .loc-sg = důlku
    .ins-sg = důlkem
    .nom-pl = důlky
    .gen-pl = důlků
    .dat-pl = důlkům
    .acc-pl = důlky
    .loc-pl = důlcích
    .ins-pl = důlky
noun-seed =
    .gender = n
    .heap = yes
    .nom-sg = semínko
    .gen-sg = semínka
    .dat-sg = semínku
    .acc-sg = semínko
    .loc-sg = semínku
    .ins-sg = semínkem
    .nom-pl = semínka
    .gen-pl = semínek
    .dat-pl = semínkům
    .acc-pl = semínka
    .loc-pl = semíncích
    .ins-pl = semínky
    .gained = +{ $n } { $n ->
        [one] semínko
        [few] semínka
       *[other] semínek
    } ve skladu
noun-last =
    .gender = mi
    .nom-sg = naposledy osetý důlek
    .gen-sg = naposledy osetého důlku
    .dat-sg = naposledy osetému důlku
    .acc-sg = naposledy osetý důlek
    .loc-sg = naposledy osetém důlku
    .ins-sg = naposledy osetým důlkem
    .nom-pl = naposledy oseté důlky
    .gen-pl = naposledy osetých důlků
    .dat-pl = naposledy osetým důlkům
    .acc-pl = naposledy oseté důlky
    .loc-pl = naposledy osetých důlcích
    .ins-pl = naposledy osetými důlky
    .short = poslední
noun-next_house =
    .gender = mi
    .nom-sg = další důlek
    .gen-sg = dalšího důlku
    .dat-sg = dalšímu důlku
    .acc-sg = další důlek
    .loc-sg = dalším důlku
    .ins-sg = dalším důlkem
    .nom-pl = další důlky
    .gen-pl = dalších důlků
    .dat-pl = dalším důlkům
    .acc-pl = další důlky
    .loc-pl = dalších důlcích
    .ins-pl = dalšími důlky
is-near =
    .after = na tvé straně
    .is = na tvé straně
    .rule = 28dda633
is-far =
    .after = na druhé straně
    .is = na druhé straně
    .rule = 6b5f7d97
is-feeding =
    .after = , ze kterého semínka dosáhnou na druhou stranu,
    .is = dost plný, aby dosáhl na druhou stranu
    .rule = eccbbf32
is-playable =
    .after = , ze kterého smíš sít,
    .is = hratelný
    .rule = fd944bb4
is-ripe =
    .after = se 2 nebo 3 semínky na druhé straně
    .is = důlek se 2 nebo 3 semínky na druhé straně
    .rule = 09cfe8e9
is-caught =
    .after = , ze kterého se berou semínka,
    .is = zajatý
    .rule = 93dfa140
zone-bag = pytlík
    .from = z pytlíku
    .to = do pytlíku
    .in = v pytlíku
zone-hand = hrst
    .from = z hrsti
    .to = do hrsti
    .in = v hrsti
zone-store = sklad
    .from = ze skladu
    .to = do skladu
    .in = ve { $whose ->
        [you] tvém
       *[they] svém
    } skladu
rule-round = kolo
rule-turn = { $form ->
    [inf] odehrát
    [to] odehrát
    [ind] odehraješ
   *[imp] odehraj
} tah
    .does = odehraje tah
rule-sow_or_end = { $form ->
    [inf] rozsít
    [to] rozsít
    [ind] rozseješ
   *[imp] rozsej
} semínka z důlku
    .does = rozsévá
rule-sow = { $form ->
    [inf] rozsít
    [to] rozsít
    [ind] rozseješ
   *[imp] rozsej
} semínka z { FORM($place, "gen") }
    .does = rozsévá semínka z { FORM($place, "gen") }
rule-capture = { $form ->
    [inf] zajmout
    [to] zajmout
    [ind] zajmeš
   *[imp] zajmi
} semínka
    .does = bere zajatá semínka
rule-share_out = { $form ->
    [inf] rozdělit
    [to] rozdělit
    [ind] rozdělíš
   *[imp] rozděl
} semínka na desce
    .does = dělí semínka na desce
step-fill_houses = semínka v důlcích
end-majority = některý hráč zajal alespoň 25 semínek
    .rule = 74832c01
end-no_seeds = na desce už nejsou semínka
    .rule = a3dd2fd1
text-no_seeds = Hra končí, jakmile v důlcích nezbývají žádná semínka.
    .rule = a3dd2fd1
ask-sow_or_end-house = Ze kterého důlku rozséváš?

## Pravidla
game-oware = Oware

text-sow_or_end = Zvol důlek na své straně a rozsej jeho semínka. Je-li druhá strana prázdná, musí na ni tvá semínka dosáhnout. Nemůžeš-li takto rozsít nic, semínka na desce se rozdělí.
    .rule = 97bf2619
text-sow = Vezmi všechna semínka z důlku a klaď po jednom do důlků za ním, proti směru hodinových ručiček; důlek, ze kterého pocházejí, přeskoč. Pak zajmi semínka. Nastane-li totéž postavení se stejným hráčem na tahu potřetí, semínka na desce se rozdělí.
    .rule = b4396189
text-capture = Padne-li poslední semínko do důlku na druhé straně a jsou-li v něm teď 2 nebo 3, zajmi je, a také ta v důlcích těsně před ním na téže straně, dokud jsou v každém 2 nebo 3. Přišla-li by tak druhá strana o všechna semínka, nezajmeš žádné.
    .rule = 5208450e
text-share_out = Každý hráč si vezme do svého skladu všechna semínka ze své strany.
    .rule = 329e4b43
text-fill_houses = Do každého důlku vlož 4 semínka z pytlíku.
    .rule = 77e1596b
text-near = Jeden ze šesti důlků v řadě před tebou.
    .rule = 28dda633
text-far = Jeden ze šesti důlků v řadě druhého hráče.
    .rule = 6b5f7d97
text-feeding = Důlek na tvé straně, ve kterém je na to dost semínek: v posledním stačí 1, v každém předchozím je potřeba o 1 více než v následujícím.
    .rule = eccbbf32
text-playable = Důlek se semínky na tvé straně. Je-li druhá strana prázdná, musí na ni semínka dosáhnout.
    .rule = f5ea4dde
text-ripe = Důlek se 2 nebo 3 semínky na druhé straně.
    .rule = 6c50c885
text-caught = Naposledy osetý důlek, leží-li na druhé straně a jsou-li v něm 2 nebo 3 semínka; pak i důlky těsně před ním na téže straně, dokud jsou v každém z nich 2 nebo 3.
    .rule = 0353ac36
