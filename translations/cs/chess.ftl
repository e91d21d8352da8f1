### Šachy, česky

## Podstatná jména

noun-square =
    .gender = n
    .nom-sg = pole
    .gen-sg = pole
    .dat-sg = poli
    .acc-sg = pole
    .loc-sg = poli
    .ins-sg = polem
    .nom-pl = pole
    .gen-pl = polí
    .dat-pl = polím
    .acc-pl = pole
    .loc-pl = polích
    .ins-pl = poli
noun-chessman =
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
noun-pawn =
    .gender = ma
    .nom-sg = pěšec
    .gen-sg = pěšce
    .dat-sg = pěšci
    .acc-sg = pěšce
    .loc-sg = pěšci
    .ins-sg = pěšcem
    .nom-pl = pěšci
    .gen-pl = pěšců
    .dat-pl = pěšcům
    .acc-pl = pěšce
    .loc-pl = pěšcích
    .ins-pl = pěšci
noun-knight =
    .gender = ma
    .nom-sg = jezdec
    .gen-sg = jezdce
    .dat-sg = jezdci
    .acc-sg = jezdce
    .loc-sg = jezdci
    .ins-sg = jezdcem
    .nom-pl = jezdci
    .gen-pl = jezdců
    .dat-pl = jezdcům
    .acc-pl = jezdce
    .loc-pl = jezdcích
    .ins-pl = jezdci
noun-bishop =
    .gender = ma
    .nom-sg = střelec
    .gen-sg = střelce
    .dat-sg = střelci
    .acc-sg = střelce
    .loc-sg = střelci
    .ins-sg = střelcem
    .nom-pl = střelci
    .gen-pl = střelců
    .dat-pl = střelcům
    .acc-pl = střelce
    .loc-pl = střelcích
    .ins-pl = střelci
noun-rook =
    .gender = f
    .nom-sg = věž
    .gen-sg = věže
    .dat-sg = věži
    .acc-sg = věž
    .loc-sg = věži
    .ins-sg = věží
    .nom-pl = věže
    .gen-pl = věží
    .dat-pl = věžím
    .acc-pl = věže
    .loc-pl = věžích
    .ins-pl = věžemi
noun-queen =
    .gender = f
    .nom-sg = dáma
    .gen-sg = dámy
    .dat-sg = dámě
    .acc-sg = dámu
    .loc-sg = dámě
    .ins-sg = dámou
    .nom-pl = dámy
    .gen-pl = dam
    .dat-pl = dámám
    .acc-pl = dámy
    .loc-pl = dámách
    .ins-pl = dámami
noun-king =
    .gender = ma
    .nom-sg = král
    .gen-sg = krále
    .dat-sg = králi
    .acc-sg = krále
    .loc-sg = králi
    .ins-sg = králem
    .nom-pl = králové
    .gen-pl = králů
    .dat-pl = králům
    .acc-pl = krále
    .loc-pl = králích
    .ins-pl = králi
noun-rook_or_queen =
    .gender = f
    .nom-sg = věž nebo dáma
    .gen-sg = věže nebo dámy
    .dat-sg = věži nebo dámě
    .acc-sg = věž nebo dámu
    .loc-sg = věži nebo dámě
    .ins-sg = věží nebo dámou
    .nom-pl = věže nebo dámy
    .gen-pl = věží nebo dam
    .dat-pl = věžím nebo dámám
    .acc-pl = věže nebo dámy
    .loc-pl = věžích nebo dámách
    .ins-pl = věžemi nebo dámami
noun-bishop_or_queen =
    .gender = ma
    .nom-sg = střelec nebo dáma
    .gen-sg = střelce nebo dámy
    .dat-sg = střelci nebo dámě
    .acc-sg = střelce nebo dámu
    .loc-sg = střelci nebo dámě
    .ins-sg = střelcem nebo dámou
    .nom-pl = střelci nebo dámy
    .gen-pl = střelců nebo dam
    .dat-pl = střelcům nebo dámám
    .acc-pl = střelce nebo dámy
    .loc-pl = střelcích nebo dámách
    .ins-pl = střelci nebo dámami
noun-minor_piece =
    .gender = f
    .nom-sg = lehká figura
    .gen-sg = lehké figury
    .dat-sg = lehké figuře
    .acc-sg = lehkou figuru
    .loc-sg = lehké figuře
    .ins-sg = lehkou figurou
    .nom-pl = lehké figury
    .gen-pl = lehkých figur
    .dat-pl = lehkým figurám
    .acc-pl = lehké figury
    .loc-pl = lehkých figurách
    .ins-pl = lehkými figurami
noun-right =
    .gender = n
    .nom-sg = právo rošády
    .gen-sg = práva rošády
    .dat-sg = právu rošády
    .acc-sg = právo rošády
    .loc-sg = právu rošády
    .ins-sg = právem rošády
    .nom-pl = práva rošády
    .gen-pl = práv rošády
    .dat-pl = právům rošády
    .acc-pl = práva rošády
    .loc-pl = právech rošády
    .ins-pl = právy rošády
noun-win =
    .gender = f
    .nom-sg = výhra
    .gen-sg = výhry
    .dat-sg = výhře
    .acc-sg = výhru
    .loc-sg = výhře
    .ins-sg = výhrou
    .nom-pl = výhry
    .gen-pl = výher
    .dat-pl = výhrám
    .acc-pl = výhry
    .loc-pl = výhrách
    .ins-pl = výhrami
    .gained = vítězí
noun-passed =
    .gender = n
    .nom-sg = pole pro braní mimochodem
    .gen-sg = pole pro braní mimochodem
    .dat-sg = poli pro braní mimochodem
    .acc-sg = pole pro braní mimochodem
    .loc-sg = poli pro braní mimochodem
    .ins-sg = polem pro braní mimochodem
    .nom-pl = pole pro braní mimochodem
    .gen-pl = polí pro braní mimochodem
    .dat-pl = polím pro braní mimochodem
    .acc-pl = pole pro braní mimochodem
    .loc-pl = polích pro braní mimochodem
    .ins-pl = poli pro braní mimochodem
noun-quiet_move =
    .gender = mi
    .nom-sg = tah bez braní a bez pěšce
    .gen-sg = tahu bez braní a bez pěšce
    .dat-sg = tahu bez braní a bez pěšce
    .acc-sg = tah bez braní a bez pěšce
    .loc-sg = tahu bez braní a bez pěšce
    .ins-sg = tahem bez braní a bez pěšce
    .nom-pl = tahy bez braní a bez pěšce
    .gen-pl = tahů bez braní a bez pěšce
    .dat-pl = tahům bez braní a bez pěšce
    .acc-pl = tahy bez braní a bez pěšce
    .loc-pl = tazích bez braní a bez pěšce
    .ins-pl = tahy bez braní a bez pěšce
noun-overdue =
    .gender = f
    .nom-sg = lhůta
    .gen-sg = lhůty
    .dat-sg = lhůtě
    .acc-sg = lhůtu
    .loc-sg = lhůtě
    .ins-sg = lhůtou
    .nom-pl = lhůty
    .gen-pl = lhůt
    .dat-pl = lhůtám
    .acc-pl = lhůty
    .loc-pl = lhůtách
    .ins-pl = lhůtami
noun-drawn =
    .gender = f
    .nom-sg = remíza
    .gen-sg = remízy
    .dat-sg = remíze
    .acc-sg = remízu
    .loc-sg = remíze
    .ins-sg = remízou
    .nom-pl = remízy
    .gen-pl = remíz
    .dat-pl = remízám
    .acc-pl = remízy
    .loc-pl = remízách
    .ins-pl = remízami
noun-stalemate =
    .gender = mi
    .nom-sg = pat
    .gen-sg = patu
    .dat-sg = patu
    .acc-sg = pat
    .loc-sg = patu
    .ins-sg = patem
    .nom-pl = paty
    .gen-pl = patů
    .dat-pl = patům
    .acc-pl = paty
    .loc-pl = patech
    .ins-pl = paty
noun-origin =
    .gender = n
    .nom-sg = výchozí pole
    .gen-sg = výchozího pole
    .dat-sg = výchozímu poli
    .acc-sg = výchozí pole
    .loc-sg = výchozím poli
    .ins-sg = výchozím polem
    .nom-pl = výchozí pole
    .gen-pl = výchozích polí
    .dat-pl = výchozím polím
    .acc-pl = výchozí pole
    .loc-pl = výchozích polích
    .ins-pl = výchozími poli
noun-corner =
    .gender = n
    .nom-sg = rohové pole
    .gen-sg = rohového pole
    .dat-sg = rohovému poli
    .acc-sg = rohové pole
    .loc-sg = rohovém poli
    .ins-sg = rohovým polem
    .nom-pl = rohová pole
    .gen-pl = rohových polí
    .dat-pl = rohovým polím
    .acc-pl = rohová pole
    .loc-pl = rohových polích
    .ins-pl = rohovými poli

## Zóny a slova
zone-box = { $form ->
    [acc] krabici
    [gen] krabice
   *[nom] krabice
}
    .from = z krabice
    .to = do krabice
    .in = v krabici
is-empty =
    .before = prázdn{ ending-hard }
    .is = prázdné
    .rule = b9d07bab
is-hostile =
    .before = soupeřem obsazen{ ending-hard }
    .is = obsazené soupeřem
    .rule = 01ae9bb0
is-attacked =
    .before = napaden{ ending-hard }
    .is = napadené
    .rule = 706d0309
is-safe =
    .before = bezpečn{ ending-hard }
    .is = bezpečné
    .rule = 62d6657b
number-quiet_move = počet tahů bez braní a bez pěšce
    .set = tahy bez braní a bez pěšce se počítají znovu
number-overdue = lhůta padesáti tahů
    .is = padesát tahů uplynulo a šach ještě není odražen
    .set = před remízou se ještě odráží šach
number-drawn = remíza
    .is = partie skončila remízou
    .set = partie končí remízou
number-stalemate = pat
    .is = nastal pat
    .set = nastává pat

## Pravidla
rule-round = kolo
    .does = hraje kolo
rule-turn = { $form ->
    [inf] odehrát
    [to] odehrát
    [ind] odehraješ
   *[imp] odehraj
} tah
    .does = odehraje tah
rule-play = { $form ->
    [inf] táhnout
    [to] táhnout
    [ind] táhneš
   *[imp] táhni
}
    .does = táhne
rule-look_at_the_clock = { $form ->
    [inf] zjistit
    [to] zjistit
    [ind] zjistíš
   *[imp] zjisti
}, zda nejde o remízu,
    .does = zjistí, zda nejde o remízu
rule-pawn_move = { $form ->
    [inf] táhnout
    [to] táhnout
    [ind] táhneš
   *[imp] táhni
} pěšcem z { FORM($place, "gen") }
    .does = táhne pěšcem z { FORM($place, "gen") }
rule-knight_move = { $form ->
    [inf] táhnout
    [to] táhnout
    [ind] táhneš
   *[imp] táhni
} jezdcem z { FORM($place, "gen") }
    .does = táhne jezdcem z { FORM($place, "gen") }
rule-bishop_move = { $form ->
    [inf] táhnout
    [to] táhnout
    [ind] táhneš
   *[imp] táhni
} střelcem z { FORM($place, "gen") }
    .does = táhne střelcem z { FORM($place, "gen") }
rule-rook_move = { $form ->
    [inf] táhnout
    [to] táhnout
    [ind] táhneš
   *[imp] táhni
} věží z { FORM($place, "gen") }
    .does = táhne věží z { FORM($place, "gen") }
rule-queen_move = { $form ->
    [inf] táhnout
    [to] táhnout
    [ind] táhneš
   *[imp] táhni
} dámou z { FORM($place, "gen") }
    .does = táhne dámou z { FORM($place, "gen") }
rule-king_move = { $form ->
    [inf] táhnout
    [to] táhnout
    [ind] táhneš
   *[imp] táhni
} králem z { FORM($place, "gen") }
    .does = táhne králem z { FORM($place, "gen") }
rule-go_to = { $form ->
    [inf] přejít
    [to] přejít
    [ind] přejdeš
   *[imp] přejdi
} z { FORM($place, "gen") } na { FORM($object, "acc") }
    .does = přejde z { FORM($place, "gen") } na { FORM($object, "acc") }
rule-take = { $form ->
    [inf] vzít
    [to] vzít
    [ind] vezmeš
   *[imp] vezmi
} soupeřův kámen na { FORM($place, "loc") }
    .does = bere soupeřův kámen na { FORM($place, "loc") }
rule-pawn_went = { $form ->
    [inf] dokončit
    [to] dokončit
    [ind] dokončíš
   *[imp] dokonči
} tah pěšcem na { FORM($object, "acc") }
    .does = dokončí tah pěšcem na { FORM($object, "acc") }
rule-king_went = { $form ->
    [inf] dokončit
    [to] dokončit
    [ind] dokončíš
   *[imp] dokonči
} tah králem na { FORM($object, "acc") }
    .does = dokončí tah králem na { FORM($object, "acc") }
rule-promote = { $form ->
    [inf] proměnit
    [to] proměnit
    [ind] proměníš
   *[imp] proměň
} pěšce na { FORM($place, "loc") }
    .does = promění pěšce na { FORM($place, "loc") }

## Konec, příprava, varianty
end-checkmate = král dostal mat
    .rule = 9ef1de17
text-checkmate = Hra končí, jakmile je hráčův král napadený a žádný tah ho nezachrání.
    .rule = 9ef1de17
end-no_move_left = pat – hráč na tahu nemůže táhnout a není v šachu
    .rule = 07e5e6c1
end-repetition = stejná pozice se stejným hráčem na tahu a se stejnými právy na rošádu a braní mimochodem nastala potřetí
    .rule = d2203c4c
end-fifty_moves = každý hráč udělal padesát tahů po sobě bez braní a bez tahu pěšcem
    .rule = 678b22c9
text-fifty_moves = Hra končí, jakmile každý hráč udělal padesát tahů po sobě bez braní a bez tahu pěšcem; dává-li poslední z nich šach, který lze odvrátit, až po tahu, kterým se odvrátí.
    .rule = 678b22c9
end-dead_position = kromě králů zbývá nejvýše jeden jezdec nebo střelec
    .rule = 38a4e7e2
step-pawns = pěšci
step-pieces = figury za pěšci
source-play = matem
game-chess = Šachy
variant-dead_positions = Ihned remíza, zbývá-li kromě králů nejvýše jeden jezdec nebo střelec
direction-leaping = skokem jezdce
    .far = { $n ->
        [one] jeden skok jezdce
        [few] { $n } skoky jezdce
       *[other] { $n } skoků jezdce
    }
# „přímá linie“ vedle „svislé nebo vodorovné linie“ jako by vylučovala úhlopříčku
direction-straight-square =
    .line = svislé či vodorovné linii nebo úhlopříčce
    .open = volné svislé či vodorovné linii nebo úhlopříčce

## Ručně psané texty
text-play = Táhni jedním ze svých kamenů tak, jak se pohybuje. Po žádném tahu nesmí zůstat tvůj král napadený. Nemáš-li žádný tah, vyhrává soupeř, pokud je tvůj král napadený (mat); jinak nastává pat. Uplynulo-li už padesát tahů a zbývalo jen odvrátit šach, končí partie po tomto tahu remízou.
    .rule = e36fe5eb
text-go_to = Postav kámen na vybrané pole a seber soupeřův kámen, který tam stojí; pěšec, který vstoupí na pole pro braní mimochodem, bere pěšce, který přes ně právě přešel. Tvůj král pak nesmí být napadený. S věží, která opustila svůj roh nebo tam byla sebrána, už nelze rošovat. Po braní nebo tahu pěšcem se padesát tahů počítá znovu. Nakonec dokonči tah pěšce (proměna) nebo krále (rošáda).
    .rule = 9fb69f01
text-king_move = Přejdi na sousední pole kterýmkoli směrem, i šikmo, nestojí-li na něm tvůj kámen. Nebo proveď rošádu: o dvě pole do strany směrem k věži s právem na rošádu, pokud mezi králem a touto věží nic nestojí, král není v šachu a napadené není ani pole, přes které jde, ani pole, na které dojde.
    .rule = 2744b15d
text-pawn_move = Přejdi na pole před pěšcem, je-li prázdné; ze své druhé řady i na to další, jsou-li prázdná obě; nebo na pole šikmo před ním, které je obsazené soupeřem nebo je polem pro braní mimochodem.
    .rule = 158ca4b4
text-pawns = Každý hráč postaví na každé pole své druhé řady jednoho pěšce.
    .rule = b0dc2b34
text-pieces = V první řadě ze svého pohledu má každý hráč od sloupce a po sloupec h: věž, jezdce, střelce, dámu, krále, střelce, jezdce a věž. S oběma věžemi se smí rošovat.
    .rule = d544f8bf
text-look_at_the_clock = Zaznamenej pozici. Pokud každý hráč udělal padesát tahů po sobě bez braní a bez tahu pěšcem, končí partie remízou; jsi-li v šachu, až po tahu, kterým ho odvrátíš.
    .rule = 48b235b1
text-knight_move = Přejdi skokem jezdce, tedy o dvě pole rovně a o jedno do strany, ať v cestě stojí cokoli, na pole bez vlastního kamene.
    .rule = 873cec37
text-bishop_move = Přejdi po úhlopříčce libovolně daleko, ale ne přes jiný kámen, na pole bez vlastního kamene.
    .rule = 2cdbe056
text-rook_move = Přejdi po řadě nebo po sloupci libovolně daleko, ale ne přes jiný kámen, na pole bez vlastního kamene.
    .rule = aab2724e
text-queen_move = Přejdi po řadě, po sloupci nebo po úhlopříčce libovolně daleko, ale ne přes jiný kámen, na pole bez vlastního kamene.
    .rule = 75024a13
text-take = Soupeřův kámen, který na tom poli stojí, odlož do jeho krabice.
    .rule = 8dfa6530
text-pawn_went = Ušel-li pěšec dvě pole a stojí-li vedle něj soupeřův pěšec, je pole, přes které přešel, v příštím tahu polem pro braní mimochodem. Došel-li pěšec do řady, která je od tebe nejdál, proměň ho.
    .rule = 02c44034
text-promote = Nahraď pěšce dámou, věží, střelcem nebo jezdcem ze své krabice.
    .rule = feb8f6ca
text-king_went = Ušel-li král dvě pole do strany, postav věž, ke které šel, na pole, přes které přešel. Po každém tahu svého krále už nemáš právo na rošádu.
    .rule = b2747d93
text-attacked = Pole, na kterém by soupeř mohl brát: jezdcem vzdáleným jeden skok, věží nebo dámou v téže řadě či sloupci nebo střelcem nebo dámou na téže úhlopříčce, nestojí-li nic mezi nimi, pěšcem šikmo za polem (z tvého pohledu) nebo králem na sousedním poli.
    .rule = 706d0309
option-queen = dáma
    .does = proměňuje pěšce v dámu
option-rook = věž
    .does = proměňuje pěšce ve věž
option-bishop = střelec
    .does = proměňuje pěšce ve střelce
option-knight = jezdec
    .does = proměňuje pěšce v jezdce
text-safe = Prázdné pole, které není napadené.
    .rule = f2b10580
text-hostile = Pole se soupeřovým kamenem.
    .rule = 01ae9bb0
text-winner = Vítězí, kdo dá mat soupeřovu králi. Skončí-li hra jinak, je to remíza.
    .rule = 465e82bf
