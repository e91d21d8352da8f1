### Dáma, česky

game-draughts = Dáma
variant-international = mezinárodní: plán 10×10, létající dámy, největší braní

## Kameny, druhy, počítadla
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
noun-mover =
    .gender = n
    .nom-sg = pole táhnoucí figury
    .gen-sg = pole táhnoucí figury
    .dat-sg = poli táhnoucí figury
    .acc-sg = pole táhnoucí figury
    .loc-sg = poli táhnoucí figury
    .ins-sg = polem táhnoucí figury
    .nom-pl = pole táhnoucí figury
    .gen-pl = polí táhnoucí figury
    .dat-pl = polím táhnoucí figury
    .acc-pl = pole táhnoucí figury
    .loc-pl = polích táhnoucí figury
    .ins-pl = poli táhnoucí figury
noun-man =
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
noun-king =
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
noun-draughtsman =
    .gender = f
    .nom-sg = figura
    .gen-sg = figury
    .dat-sg = figuře
    .acc-sg = figuru
    .loc-sg = figuře
    .ins-sg = figurou
    .nom-pl = figury
    .gen-pl = figur
    .dat-pl = figurám
    .acc-pl = figury
    .loc-pl = figurách
    .ins-pl = figurami
noun-mark =
    .gender = f
    .nom-sg = značka
    .gen-sg = značky
    .dat-sg = značce
    .acc-sg = značku
    .loc-sg = značce
    .ins-sg = značkou
    .nom-pl = značky
    .gen-pl = značek
    .dat-pl = značkám
    .acc-pl = značky
    .loc-pl = značkách
    .ins-pl = značkami
noun-defeat =
    .gender = f
    .nom-sg = prohra
    .gen-sg = prohry
    .dat-sg = prohře
    .acc-sg = prohru
    .loc-sg = prohře
    .ins-sg = prohrou
    .nom-pl = prohry
    .gen-pl = proher
    .dat-pl = prohrám
    .acc-pl = prohry
    .loc-pl = prohrách
    .ins-pl = prohrami
    .gained = prohrává
noun-quiet =
    .gender = mi
    .nom-sg = klidný tah
    .gen-sg = klidného tahu
    .dat-sg = klidnému tahu
    .acc-sg = klidný tah
    .loc-sg = klidném tahu
    .ins-sg = klidným tahem
    .nom-pl = klidné tahy
    .gen-pl = klidných tahů
    .dat-pl = klidným tahům
    .acc-pl = klidné tahy
    .loc-pl = klidných tazích
    .ins-pl = klidnými tahy
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
number-quiet = počet klidných tahů po sobě
number-men_rows = { $n }
number-drawn = remíza
    .is = partie skončila remízou
    .set = partie končí remízou
number-patience = počet povolených klidných tahů
    .rule = 685ecf6c be2caa77
number-carried = počet klidných tahů, které se počítají dál
    .rule = 975e8bb8 cbfbe997
is-idle =
    .is = pole s figurou, jejíž tah je klidný
    .behind = s figurou, jejíž tah je klidný,
    .rule = ebae9c12 35315d8d
is-empty =
    .before = prázdn{ ending-hard }
    .is = prázdné
    .rule = c68ef62c
is-hostile =
    .behind = se soupeřovou figurou, která ještě nebyla přeskočena,
    .is = pole se soupeřovou figurou, která ještě nebyla přeskočena,
    .rule = 8ead91af
is-jumping =
    .behind = s tvou figurou, která může brát,
    .is = pole s tvou figurou, která může brát,
    .rule = ce607ef7 00766587
is-landing =
    .behind = za figurou, kterou tvá figura může přeskočit,
    .is = pole za figurou, kterou tvá figura může přeskočit,
    .rule = aa7b8728 1358651a
is-mobile =
    .behind = s tvou figurou, která může táhnout,
    .is = pole s tvou figurou, která může táhnout,
    .rule = 23171079
is-near =
    .behind = , kam může tvá figura táhnout,
    .is = pole, kam může tvá figura táhnout,
    .rule = 75907d50 05b00bdc
zone-box = { $form ->
    [acc] zásobu
    [gen] zásoby
   *[nom] zásoba
}
    .from = ze zásoby
    .to = do zásoby
    .in = v zásobě
    .verb-from = place
zone-tray = značky vedle plánu
    .from = ze značek vedle plánu
    .to = vedle plánu
    .in = vedle plánu

## Průběh hry
rule-round = kolo
rule-turn = { $form ->
    [inf] odehrát tah
    [to] odehrát tah
    [ind] odehraješ tah
   *[imp] odehraj tah
}
    .does = odehraje tah
rule-play = { $form ->
    [inf] brát, nebo táhnout
    [to] brát, nebo táhnout
    [ind] bereš, nebo táhneš
   *[imp] ber, nebo táhni
}
    .does = hraje
text-play = Může-li některá tvá figura brát, musíš brát; jinak jednou figurou táhneš.
    .rule = e56d9d12 d3da6182
rule-capture = { $form ->
    [inf] brát
    [to] brát
    [ind] bereš
   *[imp] ber
}
    .does = bere
text-capture = Skákej jednou figurou, dokud může. Vše, co přeskočila, se odstraní z plánu, až se zastaví.
    .rule = 0c275ec4 b35bf951
rule-jumps = { $form ->
    [inf] skákat, dokud to jde
    [to] skákat, dokud to jde
    [ind] skáčeš, dokud to jde
   *[imp] skákej, dokud to jde
}
    .does = skáče
ask-jumps-square = Kterou figurou bereš?
rule-jump = { $form ->
    [inf] skočit
    [to] skočit
    [ind] skočíš
   *[imp] skoč
}
    .does = skáče
text-jump = Přeskoč sousední soupeřovu figuru na prázdné pole za ní: kamenem šikmo dopředu, dámou šikmo všemi směry. Přeskočená figura se označí; znovu ji přeskočit nelze.
    .rule = 720a3f6c
ask-jump-square = Kam doskočíš?
rule-take_off = { $form ->
    [inf] odstranit figuru z { FORM($place, "gen") }
    [to] odstranit figuru z { FORM($place, "gen") }
    [ind] odstraníš figuru z { FORM($place, "gen") }
   *[imp] odstraň figuru z { FORM($place, "gen") }
}
    .does = odstraňuje figuru
rule-step = { $form ->
    [inf] táhnout figurou
    [to] táhnout figurou
    [ind] táhneš figurou
   *[imp] táhni figurou
}
    .does = táhne figurou
text-step = Táhni jednou figurou na prázdné pole: kamenem o jedno pole šikmo dopředu, dámou o jedno pole šikmo všemi směry. Nemůže-li žádná tvá figura táhnout, prohráváš.
    .rule = b0eb7b6b
ask-step-square = Kterou figurou táhneš?
rule-go = { $form ->
    [inf] přejít na { FORM($place, "acc") }
    [to] přejít na { FORM($place, "acc") }
    [ind] přejdeš na { FORM($place, "acc") }
   *[imp] přejdi na { FORM($place, "acc") }
}
    .does = jde tam
rule-crown = { $form ->
    [inf] proměnit kámen v nejvzdálenější řadě v dámu
    [to] proměnit kámen v nejvzdálenější řadě v dámu
    [ind] proměníš kámen v nejvzdálenější řadě v dámu
   *[imp] proměň kámen v nejvzdálenější řadě v dámu
}
    .does = proměňuje kámen
text-crown = Tvůj kámen, který se zastavil v řadě nejdál od tebe, se stává dámou.
    .rule = 0a4988be
rule-look_back = { $form ->
    [inf] zaznamenat pozici
    [to] zaznamenat pozici
    [ind] zaznamenáš pozici
   *[imp] zaznamenej pozici
}
    .does = dotáhl
text-look_back = Pokud každý hráč udělal po sobě 40 klidných tahů, tedy bez braní a bez tahu kamenem, končí partie remízou. Zaznamenej pozici, protože partie končí remízou i tehdy, když táž pozice se stejným hráčem na tahu nastane potřetí.
    .rule = abc2617e
step-men = kameny
source-step = zablokován

## Konec hry
end-blocked = hráč nemůže táhnout
    .rule = fda4fe00
text-blocked = Hra končí, jakmile hráč, který je na tahu, nemůže táhnout.
    .rule = fda4fe00
end-repeated = stejná pozice se stejným hráčem na tahu nastala potřetí
    .rule = 6cc79a71
end-quiet = byl dosažen povolený počet klidných tahů po sobě
    .rule = c06fb09a
text-jumps = Vyber svou figuru, která může brát, a skákej jí, dokud může.
    .rule = 2495c10a
text-take_off = Soupeřovu figuru vrať do jeho zásoby a značku polož vedle plánu.
    .rule = 6fae14fe
text-go = Táhnoucí figura přejde na toto pole.
    .rule = e5b4210c
text-jumping = Pole s tvou figurou, která může přeskočit sousední, dosud nepřeskočenou soupeřovu figuru na prázdné pole za ní: kámen šikmo dopředu, dáma šikmo všemi směry.
    .rule = fe90b499
text-landing = Prázdné pole těsně za dosud nepřeskočenou soupeřovou figurou, kterou může tvá táhnoucí figura přeskočit: kámen šikmo dopředu, dáma šikmo všemi směry.
    .rule = 8267692e
text-mobile = Pole s tvým kamenem, který má šikmo před sebou prázdné pole, nebo s tvou dámou, která má šikmo vedle sebe prázdné pole.
    .rule = c4129a13
text-near = Prázdné pole šikmo před kamenem, kterým táhneš, nebo šikmo vedle dámy.
    .rule = 75907d50
param-men_rows = řady kamenů na začátku
text-men = Každý hráč postaví po jednom kameni na všechna tmavá pole tří řad, které má nejblíže.
    .rule = de8c09c2
text-men-international = Každý hráč postaví po jednom kameni na všechna tmavá pole čtyř řad, které má nejblíže.
    .rule = 62c90ec0
text-winner = Kdo nemůže táhnout, prohrál a soupeř vítězí. Skončí-li hra jinak, je to remíza.
    .rule = 1e7da71c
text-jump-international = Přeskoč jednu soupeřovu figuru: kamenem sousední, šikmo kterýmkoli směrem, na prázdné pole za ní; dámou po úhlopříčce i vzdálenou, na kterékoli prázdné pole za ní, nestojí-li v cestě nic jiného. Přeskočená figura se označí; znovu ji přeskočit nelze.
    .rule = 88dd5753
text-jumps-international = Vyber svou figuru, která může brát, a skákej jí, dokud může. Ze všech možností braní musíš zvolit takovou, při níž vezmeš nejvíce figur.
    .rule = 0b284ad7
text-step-international = Táhni jednou figurou na prázdné pole: kamenem o jedno pole šikmo dopředu, dámou libovolně daleko po volné úhlopříčce. Nemůže-li žádná tvá figura táhnout, prohráváš.
    .rule = 603eb027
text-look_back-international = Pokud každý hráč udělal po sobě 25 klidných tahů, tedy bez braní a bez tahu kamenem, končí partie remízou. V některých koncovkách je tahů dovoleno méně: 16 každému hráči, stojí-li proti osamocené dámě tři figury, z toho aspoň jedna dáma; 5, stojí-li proti ní jedna nebo dvě figury, z toho aspoň jedna dáma. Tam se počítá každý tah. Zaznamenej pozici, protože partie končí remízou i tehdy, když táž pozice se stejným hráčem na tahu nastane potřetí.
    .rule = dbe75be9
text-patience = 80, tedy 40 každého hráče.
    .rule = 685ecf6c
text-patience-international = 50, tedy 25 každého hráče. Jakmile však má každý hráč aspoň jednu dámu a jednomu z nich nezbývá nic než jediná dáma, je to 32 při čtyřech figurách na plánu a 10, je-li jich méně.
    .rule = be2caa77
text-carried = 0: po braní se počítá znovu od začátku.
    .rule = 975e8bb8
text-carried-international = 0: po braní se počítá znovu od začátku. Bylo-li však před braním dovoleno jen 10 tahů, počítá se braní jako každý jiný tah; bylo-li jich dovoleno 32, počet se sníží o 21, ale ne pod 0, aby tahů nezbývalo víc než předtím.
    .rule = 8276f235
text-idle = Pole s tvou dámou: tah kamenem klidný není nikdy.
    .rule = ebae9c12
text-idle-international = Pole s tvou dámou; je-li povoleno méně než 50 klidných tahů, pole s kteroukoli tvou figurou.
    .rule = 0693e404
text-hostile = Pole se soupeřovou figurou, na kterém neleží značka.
    .rule = 8ead91af
text-jumping-international = Pole s tvou figurou, která může přeskočit dosud nepřeskočenou soupeřovu figuru na prázdné pole za ní: kámen sousední, šikmo kterýmkoli směrem; dáma po úhlopříčce i vzdálenou, nestojí-li v cestě nic jiného.
    .rule = 1df6c4e0
text-landing-international = Prázdné pole za dosud nepřeskočenou soupeřovou figurou, na které může tvá táhnoucí figura skočit: kámen těsně za sousední, dáma kamkoli za jedinou figuru na jinak volné úhlopříčce.
    .rule = 5fbef9b7
text-near-international = Prázdné pole šikmo před kamenem, kterým táhneš, nebo na volné úhlopříčce dámy.
    .rule = 05b00bdc
