### Backgammon, česky

game-backgammon = Backgammon
variant-cube = se sázecí kostkou: sázku lze zdvojnásobit

## Kameny, klíny, kostky, počítadla
noun-point =
    .gender = mi
    .nom-sg = klín
    .gen-sg = klínu
    .dat-sg = klínu
    .acc-sg = klín
    .loc-sg = klínu
    .ins-sg = klínem
    .nom-pl = klíny
    .gen-pl = klínů
    .dat-pl = klínům
    .acc-pl = klíny
    .loc-pl = klínech
    .ins-pl = klíny
noun-origin =
    .gender = mi
    .nom-sg = výchozí klín
    .gen-sg = výchozího klínu
    .dat-sg = výchozímu klínu
    .acc-sg = výchozí klín
    .loc-sg = výchozím klínu
    .ins-sg = výchozím klínem
    .nom-pl = výchozí klíny
    .gen-pl = výchozích klínů
    .dat-pl = výchozím klínům
    .acc-pl = výchozí klíny
    .loc-pl = výchozích klínech
    .ins-pl = výchozími klíny
noun-checker =
    .gender = mi
    .nom-sg = kámen
    .gen-sg = kamene
    .dat-sg = kameni
    .acc-sg = kámen
    .loc-sg = kameni
    .ins-sg = kamenem
    .nom-pl = kameny
    .gen-pl = kamenů
    .dat-pl = kamenům
    .acc-pl = kameny
    .loc-pl = kamenech
    .ins-pl = kameny
noun-die =
    .gender = f
    .nom-sg = kostka
    .gen-sg = kostky
    .dat-sg = kostce
    .acc-sg = kostku
    .loc-sg = kostce
    .ins-sg = kostkou
    .nom-pl = kostky
    .gen-pl = kostek
    .dat-pl = kostkám
    .acc-pl = kostky
    .loc-pl = kostkách
    .ins-pl = kostkami
name-white_die = bílá kostka
    .gender = f
    .gen = bílé kostky
    .dat = bílé kostce
    .acc = bílou kostku
    .loc = bílé kostce
    .ins = bílou kostkou
name-black_die = černá kostka
    .gender = f
    .gen = černé kostky
    .dat = černé kostce
    .acc = černou kostku
    .loc = černé kostce
    .ins = černou kostkou
noun-victory_point =
    .gender = mi
    .nom-sg = bod
    .gen-sg = bodu
    .dat-sg = bodu
    .acc-sg = bod
    .loc-sg = bodu
    .ins-sg = bodem
    .nom-pl = body
    .gen-pl = bodů
    .dat-pl = bodům
    .acc-pl = body
    .loc-pl = bodech
    .ins-pl = body
noun-pip =
    .gender = n
    .nom-sg = zbývající oko
    .gen-sg = zbývajícího oka
    .dat-sg = zbývajícímu oku
    .acc-sg = zbývající oko
    .loc-sg = zbývajícím oku
    .ins-sg = zbývajícím okem
    .nom-pl = zbývající oka
    .gen-pl = zbývajících ok
    .dat-pl = zbývajícím okům
    .acc-pl = zbývající oka
    .loc-pl = zbývajících okách
    .ins-pl = zbývajícími oky
noun-stake =
    .gender = mi
    .nom-sg = bod v sázce
    .gen-sg = bodu v sázce
    .dat-sg = bodu v sázce
    .acc-sg = bod v sázce
    .loc-sg = bodu v sázce
    .ins-sg = bodem v sázce
    .nom-pl = body v sázce
    .gen-pl = bodů v sázce
    .dat-pl = bodům v sázce
    .acc-pl = body v sázce
    .loc-pl = bodech v sázce
    .ins-pl = body v sázce
    .short = sázka
noun-keeper =
    .gender = ma
    .nom-sg = držitel sázecí kostky
    .gen-sg = držitele sázecí kostky
    .dat-sg = držiteli sázecí kostky
    .acc-sg = držitele sázecí kostky
    .loc-sg = držiteli sázecí kostky
    .ins-sg = držitelem sázecí kostky
    .nom-pl = držitelé sázecí kostky
    .gen-pl = držitelů sázecí kostky
    .dat-pl = držitelům sázecí kostky
    .acc-pl = držitele sázecí kostky
    .loc-pl = držitelích sázecí kostky
    .ins-pl = držiteli sázecí kostky
number-pip = { $form ->
    [gen] počtu zbývajících ok
    [dat] počtu zbývajících ok
    [loc] počtu zbývajících ok
    [ins] počtem zbývajících ok
   *[nom] počet zbývajících ok
}
    .name = zbývající oka
number-stake = { $form ->
    [gen] sázky
    [dat] sázce
    [acc] sázku
    [loc] sázce
    [ins] sázkou
   *[nom] sázka
}
    .name = sázka
    .set = sázka se zdvojnásobí
number-doubles = { $form ->
    [gen] počtu dvojic
    [dat] počtu dvojic
    [loc] počtu dvojic
    [ins] počtem dvojic
   *[nom] počet dvojic
}
    .is = { $n ->
        [0] na kostkách padla různá čísla
       *[other] padla dvojice
    }
    .rule = 72d0bbd7
number-thrown = { $form ->
    [gen] hozených ok
    [dat] hozeným okům
    [loc] hozených okách
    [ins] hozenými oky
   *[nom] hozená oka
}
    .rule = ac68162f
number-way = { TRAIT($thing, "it") ->
    [yes] { FORM($thing, "poss") } { word-way } od cíle
   *[none] { word-way } { FORM($thing, "gen") } od cíle
}
    .rule = 0a36cf56
word-way = { $form ->
    [gen] vzdálenosti
    [dat] vzdálenosti
    [loc] vzdálenosti
    [ins] vzdáleností
   *[nom] vzdálenost
}
number-rear = { $form ->
    [gen] vzdálenosti tvého posledního kamene od cíle
    [dat] vzdálenosti tvého posledního kamene od cíle
    [loc] vzdálenosti tvého posledního kamene od cíle
    [ins] vzdáleností tvého posledního kamene od cíle
   *[nom] vzdálenost tvého posledního kamene od cíle
}
    .rule = 98c50e30
number-first_checkers = { $form ->
    [gen] počtu kamenů, které začínají na { FORM($thing, "loc") }
    [ins] počtem kamenů, které začínají na { FORM($thing, "loc") }
   *[nom] počet kamenů, které začínají na { FORM($thing, "loc") }
}
    .rule = ded37084
number-prize = { $form ->
    [gen] hodnoty partie
    [dat] hodnotě partie
    [acc] hodnotu partie
    [loc] hodnotě partie
    [ins] hodnotou partie
   *[nom] hodnota partie
}
    .rule = f792afba
is-open =
    .before = otevřen{ ending-hard }
    .is = otevřený
    .rule = 4b6f8fb3
is-home =
    .behind = ve tvém domě
    .is = ve tvém domě
    .rule = 65fcdbd1
is-bearing =
    .behind = , odkud smíš vyvádět kameny,
    .is = klín, odkud smíš vyvádět kameny,
    .rule = 2b9e0ef4
zone-bar = bar
    .from = z baru
    .to = na bar
    .in = na baru
zone-tray = odkladiště
    .from = z místa vedle desky
    .to = mimo desku
    .in = vyvedených z desky
zone-table = hozeno
    .to = na desku
    .in = na desce
zone-used = odehráno
    .from = z místa vedle desky
    .to = stranou

## Průběh hry
rule-round = kolo
rule-turn = { $form ->
    [inf] odehrát tah
    [to] odehrát tah
    [ind] odehraješ tah
   *[imp] odehraj tah
}
    .does = odehraje tah
rule-throw_dice = { $form ->
    [inf] hodit kostkami
    [to] hodit kostkami
    [ind] hodíš kostkami
   *[imp] hoď kostkami
}
    .does = hází kostkami
rule-play = { $form ->
    [inf] zahrát hod
    [to] zahrát hod
    [ind] zahraješ hod
   *[imp] zahraj hod
}
    .does = hraje
rule-play_die = { $form ->
    [inf] zahrát { FORM($object, "acc") }
    [to] zahrát { FORM($object, "acc") }
    [ind] zahraješ { FORM($object, "acc") }
   *[imp] zahraj { FORM($object, "acc") }
}
    .does = hraje { FORM($object, "acc") }
rule-enter = { $form ->
    [inf] nasadit kámen podle { FORM($object, "gen") }
    [to] nasadit kámen podle { FORM($object, "gen") }
    [ind] nasadíš kámen podle { FORM($object, "gen") }
   *[imp] nasaď kámen podle { FORM($object, "gen") }
}
    .does = nasazuje { $count ->
        [one] kámen
        [few] kameny
       *[other] kameny
    }
rule-advance = { $form ->
    [inf] táhnout kamenem podle { FORM($object, "gen") }
    [to] táhnout kamenem podle { FORM($object, "gen") }
    [ind] táhneš kamenem podle { FORM($object, "gen") }
   *[imp] táhni kamenem podle { FORM($object, "gen") }
}
    .does = táhne
rule-hit = { $form ->
    [inf] vyhodit kámen na { FORM($place, "loc") }
    [to] vyhodit kámen na { FORM($place, "loc") }
    [ind] vyhodíš kámen na { FORM($place, "loc") }
   *[imp] vyhoď kámen na { FORM($place, "loc") }
}
    .does = vyhazuje
rule-finish = { $form ->
    [inf] zjistit
    [to] zjistit
    [ind] zjistíš
   *[imp] zjisti
}, zda máš všechny kameny vyvedené,
    .does = má vše vyvedeno
rule-double = { $form ->
    [inf] rozhodnout o zdvojnásobení
    [to] rozhodnout o zdvojnásobení
    [ind] rozhodneš o zdvojnásobení
   *[imp] rozhodni o zdvojnásobení
}
    .does = nabízí zdvojnásobení sázky
rule-offer_double = { $form ->
    [inf] nabídnout zdvojnásobení sázky
    [to] nabídnout zdvojnásobení sázky
    [ind] nabídneš zdvojnásobení sázky
   *[imp] nabídni zdvojnásobení sázky
}
    .does = nabízí zdvojnásobení sázky
rule-answer_double = { $form ->
    [inf] přijmout, nebo se vzdát
    [to] přijmout, nebo se vzdát
    [ind] přijmeš, nebo se vzdáš
   *[imp] přijmi, nebo se vzdej
}
    .does = odpovídá
option-take = přijmout
    .does = přijímá
option-drop = vzdát se
    .does = se vzdává
ask-play-die = Které číslo zahraješ nejdřív?
    .does = začíná { FORM($what, "ins") }
ask-advance-origin = Kterým kamenem táhneš?
ask-enter-point = Kam nasadíš kámen?
step-checkers = kameny
step-first_throw = kdo začíná
source-finish = vyvedeno
source-answer_double = vzdáno
end-won = partie je vyhraná
    .rule = bea4029f
text-won = Hra končí, jakmile hráč získá bod za vítězství.
    .rule = bea4029f

## Pravidla
text-checkers = Každý hráč postaví dva kameny na svůj klín 24, pět na klín 13, tři na klín 8 a pět na klín 6, počítáno od konce desky, kde kameny vyvádí. Klín 1 hráče 1 je a1; jeho kameny jdou z a2 horní řadou doprava a dolní řadou zpět. Klín 1 hráče 2 je a2 a jeho kameny jdou opačně.
    .rule = 1410c55a
text-first_throw = Každý hráč hodí jednou kostkou, při shodě znovu: kdo hodil vyšší číslo, začíná a hraje obě čísla.
    .rule = d5f15152
text-throw_dice = Hoď oběma kostkami. V prvním tahu partie se nehází: hrají se čísla, která rozhodla, kdo začíná.
    .rule = a54c47e2
text-play = Zahraj obě čísla v libovolném pořadí, třeba i týmž kamenem; dvojice se hraje čtyřikrát. Z hodu se musí zahrát co nejvíc: obě čísla, pokud to nějak jde, jinak to vyšší, které zahrát lze. Zbytek propadá.
    .rule = c477ab2e
text-play_die = Máš-li kámen na baru, nasaď ho tímto číslem; jinak táhni některým kamenem.
    .rule = 6af85be3
text-enter = Polož kámen z baru na klín s hozeným číslem, počítáno od konce desky, kde vyvádí soupeř, je-li ten klín otevřený, tedy stojí-li na něm nejvýše jeden soupeřův kámen; osamocený soupeřův kámen vyhoď.
    .rule = 09c7c55c
text-advance = Posuň jeden svůj kámen o tolik klínů vpřed, kolik udává číslo, na otevřený klín (s nejvýše jedním soupeřovým kamenem); stojí-li tam jediný soupeřův kámen, vyhoď ho. Jsou-li všechny tvé kameny, které jsou ještě ve hře, ve tvém domě, na posledních šesti klínech, smíš místo toho kámen vyvést: z klínu s tímto číslem, nebo, máš-li kameny jen na klínech s nižšími čísly, z nejvyššího z nich.
    .rule = 0db088e5
text-hit = Soupeřův kámen jde na bar a musí být znovu nasazen dřív, než soupeř táhne čímkoli jiným.
    .rule = bdaa5453
text-finish = Máš-li vyvedeno všech patnáct kamenů, vyhráváš: 1 bod; 2 (gammon), pokud soupeř nevyvedl nic; 3 (backgammon), pokud má navíc kámen na baru nebo ve tvém domě.
    .rule = fa385d11
text-open = Klín, na kterém má soupeř nejvýše jeden kámen.
    .rule = 4b6f8fb3
text-home = Jeden z posledních šesti klínů před koncem, kde vyvádíš kameny.
    .rule = a03e9e5c
text-bearing = Klín ve tvém domě, jsou-li tam všechny tvé kameny, které jsou ještě ve hře.
    .rule = 4baefa34
text-way = Kolik ok je potřeba k vyvedení kamene z daného klínu: 1 z tvého klínu 1, 24 z tvého klínu 24.
    .rule = 0a36cf56
text-rear = Kolik ok je potřeba k vyvedení tvého kamene, který to má do cíle nejdál.
    .rule = d73cdf24
text-doubles = 1, pokud obě kostky ukazují totéž, jinak 0.
    .rule = 72d0bbd7
text-thrown = Co ukazují obě kostky dohromady; u dvojice čtyřikrát to, co ukazuje jedna.
    .rule = 1de4f710
text-first_checkers = 2 na klínu 24, 5 na klínu 13, 3 na klínu 8, 5 na klínu 6, na ostatních žádný.
    .rule = 3da03f92
text-prize = 1; 2 (gammon), pokud soupeř nevyvedl nic; 3 (backgammon), pokud má navíc kámen na baru nebo ve tvém domě.
    .rule = 13f64464
text-double = Než hodíš, smíš nabídnout zdvojnásobení sázky, ledaže sázecí kostku drží soupeř, sázka už je 64 nebo se hraje první hod partie.
    .rule = 69f72aa2
text-offer_double = Soupeř přijme, nebo se vzdá.
    .rule = e025463e
text-answer_double = Přijmout: sázka se zdvojnásobí a sázecí kostka je tvoje, takže příště smíš zdvojnásobit jen ty. Vzdát se: soupeř vyhrává dosavadní sázku.
    .rule = 163d9a35
text-finish-cube = Máš-li vyvedeno všech patnáct kamenů, vyhráváš sázku; dvojnásobek sázky (gammon), pokud soupeř nevyvedl nic; trojnásobek (backgammon), pokud má navíc kámen na baru nebo ve tvém domě.
    .rule = 52e80104
text-winner = Partii vyhrává, kdo první vyvede všech patnáct kamenů.
    .rule = 1e30851f
