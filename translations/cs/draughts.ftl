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
    .nom-sg = pole táhnoucího kamene
    .gen-sg = pole táhnoucího kamene
    .dat-sg = poli táhnoucího kamene
    .acc-sg = pole táhnoucího kamene
    .loc-sg = poli táhnoucího kamene
    .ins-sg = polem táhnoucího kamene
    .nom-pl = pole táhnoucího kamene
    .gen-pl = polí táhnoucího kamene
    .dat-pl = polím táhnoucího kamene
    .acc-pl = pole táhnoucího kamene
    .loc-pl = polích táhnoucího kamene
    .ins-pl = poli táhnoucího kamene
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
    .is = partie je remíza
    .set = partie je remíza
number-patience = počet povolených klidných tahů
    .rule = 685ecf6c
number-carried = počet klidných tahů, které se počítají dál
    .rule = 975e8bb8
is-idle =
    .is = pole s figurou, jejíž tah je klidný
    .rule = ebae9c12
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
text-play = Můžeš-li některou figurou brát, musíš; jinak jednou figurou táhneš.
    .rule = e56d9d12
rule-capture = { $form ->
    [inf] brát
    [to] brát
    [ind] bereš
   *[imp] ber
}
    .does = bere
text-capture = Skákej jednou figurou, dokud může. Vše, co přeskočila, se odstraní z plánu, až se zastaví.
    .rule = 0c275ec4
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
text-jump = Přeskoč sousední soupeřovu figuru na prázdné pole za ní: kamenem dopředu, dámou všemi směry. Přeskočená figura se označí; znovu ji přeskočit nelze.
    .rule = 720a3f6c
ask-jump-square = Kam doskočíš?
rule-take_off = { $form ->
    [inf] odstranit figuru na { FORM($place, "loc") }
    [to] odstranit figuru na { FORM($place, "loc") }
    [ind] odstraníš figuru na { FORM($place, "loc") }
   *[imp] odstraň figuru na { FORM($place, "loc") }
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
ask-step-square = Kterou figurou a kam táhneš?
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
    .does = má novou dámu
text-crown = Tvůj kámen, který se zastavil v řadě nejdál od tebe, se stává dámou.
    .rule = 0a4988be
rule-look_back = { $form ->
    [inf] zapamatovat si pozici
    [to] zapamatovat si pozici
    [ind] zapamatuješ si pozici
   *[imp] zapamatuj si pozici
}
    .does = dotáhl
text-look_back = Pokud se po 40 tahů každého hráče nebralo ani netáhlo kamenem, je partie remíza. Pozice se zapamatuje, protože remíza je i tehdy, když táž pozice nastane potřetí.
    .rule = abc2617e
step-men = kameny
source-step = zablokován

## Konec hry
end-blocked = hráč nemůže táhnout
end-repeated = stejná pozice nastala potřetí
end-quiet = dlouho se nebralo ani netáhlo kamenem
text-jumps = Vyber svou figuru, která může brát, a skákej s ní, dokud může.
    .rule = 2495c10a
text-take_off = Soupeřovu figuru vrať do jeho zásoby a značku polož vedle plánu.
    .rule = 6fae14fe
text-go = Táhnoucí figura přejde na toto pole.
    .rule = e5b4210c
text-jumping = Pole s tvou figurou, která může přeskočit sousední, dosud nepřeskočenou soupeřovu figuru na prázdné pole za ní: kámen dopředu, dáma všemi směry.
    .rule = fe90b499
text-landing = Prázdné pole těsně za dosud nepřeskočenou soupeřovou figurou, kterou může tvá táhnoucí figura přeskočit: kámen dopředu, dáma všemi směry.
    .rule = 8267692e
text-mobile = Pole s tvým kamenem, který má šikmo před sebou prázdné pole, nebo s tvou dámou, která má šikmo vedle sebe prázdné pole.
    .rule = c4129a13
text-near = Prázdné pole šikmo před kamenem nebo šikmo vedle dámy, kterou táhneš.
    .rule = 75907d50
