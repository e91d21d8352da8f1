### Srdce, česky

noun-card =
    .gender = f
    .nom-sg = karta
    .gen-sg = karty
    .dat-sg = kartě
    .acc-sg = kartu
    .loc-sg = kartě
    .ins-sg = kartou
    .nom-pl = karty
    .gen-pl = karet
    .dat-pl = kartám
    .acc-pl = karty
    .loc-pl = kartách
    .ins-pl = kartami
noun-suit =
    .gender = f
    .nom-sg = barva
    .gen-sg = barvy
    .dat-sg = barvě
    .acc-sg = barvu
    .loc-sg = barvě
    .ins-sg = barvou
    .nom-pl = barvy
    .gen-pl = barev
    .dat-pl = barvám
    .acc-pl = barvy
    .loc-pl = barvách
    .ins-pl = barvami
noun-point =
    .gender = mi
    .nom-sg = bod
    .gen-sg = bodu
    .dat-sg = bodu
    .acc-sg = bod
    .loc-sg = bodě
    .ins-sg = bodem
    .nom-pl = body
    .gen-pl = bodů
    .dat-pl = bodům
    .acc-pl = body
    .loc-pl = bodech
    .ins-pl = body
noun-penalty =
    .gender = mi
    .nom-sg = trestný bod
    .gen-sg = trestného bodu
    .dat-sg = trestnému bodu
    .acc-sg = trestný bod
    .loc-sg = trestném bodě
    .ins-sg = trestným bodem
    .nom-pl = trestné body
    .gen-pl = trestných bodů
    .dat-pl = trestným bodům
    .acc-pl = trestné body
    .loc-pl = trestných bodech
    .ins-pl = trestnými body
    .short = tresty
noun-passing =
    .gender = f
    .nom-sg = změna směru
    .gen-sg = změny směru
    .dat-sg = změně směru
    .acc-sg = změnu směru
    .loc-sg = změně směru
    .ins-sg = změnou směru
    .nom-pl = změny směru
    .gen-pl = změn směru
    .dat-pl = změnám směru
    .acc-pl = změny směru
    .loc-pl = změnách směru
    .ins-pl = změnami směru
noun-trick =
    .gender = mi
    .nom-sg = štych
    .gen-sg = štychu
    .dat-sg = štychu
    .acc-sg = štych
    .loc-sg = štychu
    .ins-sg = štychem
    .nom-pl = štychy
    .gen-pl = štychů
    .dat-pl = štychům
    .acc-pl = štychy
    .loc-pl = štyších
    .ins-pl = štychy
noun-led =
    .gender = f
    .nom-sg = vynesená barva
    .gen-sg = vynesené barvy
    .dat-sg = vynesené barvě
    .acc-sg = vynesenou barvu
    .loc-sg = vynesené barvě
    .ins-sg = vynesenou barvou
    .nom-pl = vynesené barvy
    .gen-pl = vynesených barev
    .dat-pl = vyneseným barvám
    .acc-pl = vynesené barvy
    .loc-pl = vynesených barvách
    .ins-pl = vynesenými barvami
noun-leader =
    .gender = ma
    .nom-sg = vynášející
    .gen-sg = vynášejícího
    .dat-sg = vynášejícímu
    .acc-sg = vynášejícího
    .loc-sg = vynášejícím
    .ins-sg = vynášejícím
    .nom-pl = vynášející
    .gen-pl = vynášejících
    .dat-pl = vynášejícím
    .acc-pl = vynášející
    .loc-pl = vynášejících
    .ins-pl = vynášejícími
    .noted = do příštího štychu vynáší { $what }
noun-prop-suit =
    .gender = f
    .nom-sg = barva
    .gen-sg = barvy
    .dat-sg = barvě
    .acc-sg = barvu
    .loc-sg = barvě
    .ins-sg = barvou
    .nom-pl = barvy
    .gen-pl = barev
    .dat-pl = barvám
    .acc-pl = barvy
    .loc-pl = barvách
    .ins-pl = barvami
noun-prop-rank =
    .gender = f
    .nom-sg = hodnota
    .gen-sg = hodnoty
    .dat-sg = hodnotě
    .acc-sg = hodnotu
    .loc-sg = hodnotě
    .ins-sg = hodnotou
    .nom-pl = hodnoty
    .gen-pl = hodnot
    .dat-pl = hodnotám
    .acc-pl = hodnoty
    .loc-pl = hodnotách
    .ins-pl = hodnotami
number-passing = { $form ->
    [gen] směru předávání
    [dat] směru předávání
    [ins] směrem předávání
    [loc] směru předávání
   *[nom] směr předávání
}
    .name = směr předávání
    .now = { $n ->
        [1] karty doleva
        [2] karty doprava
        [3] { $players ->
            [4] karty přes stůl
           *[other] karty se nepředávají
        }
       *[other] karty se nepředávají
    }
number-trick = { $form ->
    [gen] počtu štychů
    [ins] počtem štychů
   *[nom] počet štychů
}
number-broken = { $form ->
    [gen] stavu srdcí
    [ins] stavem srdcí
   *[nom] stav srdcí
}
    .name = srdce otevřená
    .now = { $n ->
        [0] srdce se zatím nesmějí vynášet
       *[other] srdce se už smějí vynášet
    }
    .is = { $n ->
        [0] v tomto rozdání ještě nebylo zahráno žádné srdce
       *[other] v tomto rozdání už bylo zahráno srdce
    }
    .not = { $n ->
        [0] v tomto rozdání už bylo zahráno srdce
       *[other] v tomto rozdání ještě nebylo zahráno žádné srdce
    }
    .set = { $n ->
        [0] srdce jsou znovu uzavřená
       *[other] srdce jsou otevřená
    }
number-hand_size = { $n }
number-lowest_club = { $n }
number-price = { $form ->
    [gen] trestu za { FORM($thing, "acc") }
    [ins] trestem za { FORM($thing, "acc") }
   *[nom] trest za { FORM($thing, "acc") }
}
    .rule = 24802c69
noun-opening-card =
    .gender = mi
    .nom-sg = nejnižší kříž
    .gen-sg = nejnižšího kříže
    .dat-sg = nejnižšímu kříži
    .acc-sg = nejnižší kříž
    .loc-sg = nejnižším kříži
    .ins-sg = nejnižším křížem
    .nom-pl = nejnižší kříže
    .gen-pl = nejnižších křížů
    .dat-pl = nejnižším křížům
    .acc-pl = nejnižší kříže
    .loc-pl = nejnižších křížích
    .ins-pl = nejnižšími kříži
is-opening =
    .after = , která je nejnižší kříž,
    .is = nejnižší kříž
    .rule = e94d7cbf
is-playable =
    .after = , kterou lze zahrát,
    .is = hratelná
    .rule = 8d9a8e95
is-following =
    .after = vynesené barvy
    .is = vynesené barvy
    .rule = a96ce416
is-fit_to_lead =
    .after = , kterou lze vynést,
    .is = vhodná k vynesení
    .rule = e134394c
is-fit_to_follow =
    .after = , kterou lze přidat,
    .is = vhodná k přidání
    .rule = 235b413f
zone-deck = balíček
    .from = z balíčku
    .to = do balíčku
    .in = v balíčku
zone-box = karty mimo hru
    .from = z karet mimo hru
    .to = mimo hru
    .in = mimo hru
zone-hand = ruka
    .from = z ruky
    .to = do ruky
    .in = v { $whose ->
        [you] tvé
       *[they] své
    } ruce
zone-passed = karty k předání
    .from = z karet k předání
    .to = ke kartám k předání
    .in = mezi kartami k předání
    .short = předat
zone-played = karta ve štychu
    .from = ze štychu
    .to = do štychu
    .in = ve štychu
    .short = štych
zone-gone = vzaté štychy
    .from = ze vzatých štychů
    .to = ke vzatým štychům
    .in = mezi vzatými štychy
rule-round = rozdání
rule-deal_out = { $form ->
    [inf] rozdat
    [to] rozdat
    [ind] rozdáš
   *[imp] rozdej
} karty
    .does = rozdává karty
rule-pass_on = { $form ->
    [inf] vybrat
    [to] vybrat
    [ind] vybereš
   *[imp] vyber
} tři karty k předání
    .does = vybírá tři karty k předání
rule-hand_over = { $form ->
    [inf] předat
    [to] předat
    [ind] předáš
   *[imp] předej
} karty dál
    .does = předává karty
rule-swap_over = { $form ->
    [inf] předat
    [to] předat
    [ind] předáš
   *[imp] předej
} karty přes stůl
    .does = předává karty přes stůl
rule-play = { $form ->
    [inf] zahrát
    [to] zahrát
    [ind] zahraješ
   *[imp] zahraj
} kartu
    .does = hraje kartu
rule-lay_down = { $form ->
    [inf] zahrát
    [to] zahrát
    [ind] zahraješ
   *[imp] zahraj
} { FORM($object, "acc") }
    .does = hraje { FORM($object, "acc") }
rule-take = { $form ->
    [inf] přidělit
    [to] přidělit
    [ind] přidělíš
   *[imp] přiděl
} štych
    .does = přiděluje štych
rule-win_trick = { $form ->
    [inf] vzít
    [to] vzít
    [ind] vezmeš
   *[imp] vezmi
} štych
    .does = bere štych
rule-count_up = { $form ->
    [inf] spočítat
    [to] spočítat
    [ind] spočítáš
   *[imp] spočítej
} trestné body
    .does = počítá trestné body
step-leave_out = karty mimo hru
source-count_up = trestné body
end-hundred = některý hráč má alespoň 100 bodů
    .rule = 650a4b26
ask-pass_on-card = Kterou kartu předáš?
ask-play-card = Kterou kartu zahraješ?
name-two = dvojka
    .gender = f
    .short = 2
name-three = trojka
    .gender = f
    .short = 3
name-four = čtyřka
    .gender = f
    .short = 4
name-five = pětka
    .gender = f
    .short = 5
name-six = šestka
    .gender = f
    .short = 6
name-seven = sedmička
    .gender = f
    .short = 7
name-eight = osmička
    .gender = f
    .short = 8
name-nine = devítka
    .gender = f
    .short = 9
name-ten = desítka
    .gender = f
    .short = 10
name-jack = kluk
    .gender = m
    .short = J
name-queen = dáma
    .gender = f
    .short = Q
name-king = král
    .gender = m
    .short = K
name-ace = eso
    .gender = n
    .short = A
name-clubs = kříže
    .adjective = křížov
    .short = ♣
name-diamonds = káry
    .adjective = károv
    .short = ♦
name-spades = piky
    .adjective = pikov
    .short = ♠
name-hearts = srdce
    .adjective = srdcov
    .short = ♥

## Pravidla
game-hearts = Srdce

text-round = Rozdejte karty; každý předá tři své karty dál, ledaže se v tomto rozdání nic nepředává. Pak hrajte štych za štychem, dokud nejsou zahrány všechny karty; do prvního vynáší, kdo má nejnižší kříž, do každého dalšího, kdo vzal předchozí. Spočítejte trestné body.
    .rule = 3d3db3d2 9aa314a8 bfe74c6f
text-leave_out = Při třech a při pěti hráčích zůstává mimo hru kárová dvojka, při pěti i křížová dvojka.
    .rule = 5b5a3894 88b285d8 9e311dc4
text-hand_over = V prvním rozdání jdou karty doleva, ve druhém doprava, při čtyřech hráčích pak ve třetím přes stůl. V dalším se nic nepředává a pak se začíná znovu. Do prvního štychu vynáší ten, kdo má nejnižší kříž.
    .rule = 6d30baed bc71fa2b
text-pass_on = Vyber tajně tři karty z ruky.
    .rule = a561c8a0
text-play = Do prvního štychu se vynáší nejnižší kříž. Srdce smíš vynést, jen když už bylo v tomto rozdání srdce zahráno nebo nemáš nic jiného. Přiznej barvu, můžeš-li; nemůžeš-li, zahraj libovolnou kartu, v prvním štychu ale ne srdce ani pikovou dámu, ledaže nemáš nic jiného.
    .rule = 04fb2d5f 1793eb23
text-take = Štych bere nejvyšší karta vynesené barvy; kdo ji zahrál, vynáší do příštího.
    .rule = 4c087925
text-win_trick = Každé srdce ve štychu tě stojí 1 trestný bod, piková dáma 13. Vynášíš do příštího štychu.
    .rule = 1852a8c4
text-count_up = Připiš si trestné body z tohoto rozdání ke svým bodům. Kdo vzal všech 26, nepřipíše si nic; místo toho si každý jiný připíše 26. Všechny karty se vracejí do balíčku.
    .rule = fb086c58
text-deal_out = Zamíchej balíček a rozdej všechny karty, každému hráči stejně.
    .rule = 21e57c50 3c3d48b0 b13565e4
text-lay_down = První karta štychu určuje vynesenou barvu. Jakmile je zahráno první srdce rozdání, smějí se srdce vynášet.
    .rule = 467d7ff0
text-swap_over = Karty dostává hráč naproti.
    .rule = 764e7db4
text-price = Srdce platí za 1 trestný bod, piková dáma za 13, ostatní karty za žádný.
    .rule = 24802c69
text-opening = Křížová dvojka, při pěti hráčích křížová trojka.
    .rule = 01c8a438 7a739b51
text-following = Karta téže barvy jako první karta štychu.
    .rule = a96ce416
text-fit_to_lead = Do prvního štychu nejnižší kříž, potom kterákoli karta; srdce ale jen tehdy, když už bylo v tomto rozdání srdce zahráno nebo nemáš v ruce nic jiného.
    .rule = 122e2318 a5fb33fc
text-fit_to_follow = Karta vynesené barvy. Nemáš-li žádnou, kterákoli karta; v prvním štychu ale taková, za kterou nejsou trestné body, pokud nějakou máš.
    .rule = 798541d3
text-playable = Kdo vynáší, začíná první štych nejnižším křížem a srdce hraje, jen když už bylo v tomto rozdání nějaké zahráno nebo nemá nic jiného. Ostatní přiznávají barvu, mohou-li; jinak hrají kteroukoli kartu, v prvním štychu však pokud možno ne takovou, za kterou jsou trestné body.
    .rule = 1e424061 8da9a8d0
copy-card = { TRAIT($what, "adjective") }{ GENDER($name) ->
    [m] ý
    [n] é
   *[f] á
} { $name }
step-deal_out = rozdání
step-hand_over = předání karet
step-take = štych
step-count_up = počítání trestných bodů
param-hand_size = karty v ruce na začátku rozdání
param-lowest_club = hodnota nejnižšího kříže ve hře
param-cycle = rozdání, po kterých předávání začíná znovu
is-clubs =
    .after = barvy kříže
is-diamonds =
    .after = barvy káry
is-hearts =
    .after = barvy srdce
is-spades =
    .after = barvy piky
