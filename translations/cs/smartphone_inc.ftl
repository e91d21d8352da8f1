### Smartphone Inc., česky

## Podstatná jména

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
noun-price =
    .gender = f
    .nom-sg = cena
    .gen-sg = ceny
    .dat-sg = ceně
    .acc-sg = cenu
    .loc-sg = ceně
    .ins-sg = cenou
    .nom-pl = ceny
    .gen-pl = cen
    .dat-pl = cenám
    .acc-pl = ceny
    .loc-pl = cenách
    .ins-pl = cenami
    .short = cena
number-price = { $whose ->
    [they] { $form ->
        [gen] své
       *[other] jeho
    } { $form ->
        [gen] ceny
        [dat] ceně
        [acc] cenu
        [loc] ceně
        [ins] cenou
       *[nom] cena
    }
   *[you] { $form ->
        [gen] tvé ceny
        [dat] tvé ceně
        [acc] tvou cenu
        [loc] tvé ceně
        [ins] tvou cenou
       *[nom] tvá cena
    }
}
    .own = { $whose ->
        [they] jeho cenu
       *[you] svou cenu
    }
noun-goods_token =
    .gender = mi
    .nom-sg = žeton zboží
    .gen-sg = žetonu zboží
    .dat-sg = žetonu zboží
    .acc-sg = žeton zboží
    .loc-sg = žetonu zboží
    .ins-sg = žetonem zboží
    .nom-pl = žetony zboží
    .gen-pl = žetonů zboží
    .dat-pl = žetonům zboží
    .acc-pl = žetony zboží
    .loc-pl = žetonech zboží
    .ins-pl = žetony zboží
    .short = žetony
noun-truck_left =
    .gender = mi
    .nom-sg = symbol logistiky k použití
    .gen-sg = symbolu logistiky k použití
    .dat-sg = symbolu logistiky k použití
    .acc-sg = symbol logistiky k použití
    .loc-sg = symbolu logistiky k použití
    .ins-sg = symbolem logistiky k použití
    .nom-pl = symboly logistiky k použití
    .gen-pl = symbolů logistiky k použití
    .dat-pl = symbolům logistiky k použití
    .acc-pl = symboly logistiky k použití
    .loc-pl = symbolech logistiky k použití
    .ins-pl = symboly logistiky k použití
    .lose = spend
number-truck_left = { $form ->
    [gen] počtu
    [ins] počtem
   *[nom] počet
} symbolů logistiky k použití
    .name = symboly logistiky k použití
    .compared = { $n ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { how-many } { $n } { $n ->
        [one] symbol
        [few] symboly
       *[other] symbolů
    } logistiky k použití
noun-fresh =
    .gender = n
    .nom-sg = označení nové pobočky
    .gen-sg = označení nové pobočky
    .dat-sg = označení nové pobočky
    .acc-sg = označení nové pobočky
    .loc-sg = označení nové pobočky
    .ins-sg = označením nové pobočky
    .nom-pl = označení nových poboček
    .gen-pl = označení nových poboček
    .dat-pl = označením nových poboček
    .acc-pl = označení nových poboček
    .loc-pl = označeních nových poboček
    .ins-pl = označeními nových poboček
number-fresh = { $form ->
    [gen] počtu
    [ins] počtem
   *[nom] počet
} označení nové pobočky v { FORM($thing, "loc") }
    .set = { $n ->
        [0] odeber označení nové pobočky z { FORM($thing, "gen") }
       *[1] označ pobočku v { FORM($thing, "loc") } jako novou
    }
number-reverse = { $form ->
    [gen] použité strany
    [acc] použitou stranu
   *[nom] použitá strana
} { FORM($thing, "gen") } (0: líc, 1: rub)
    .set = otoč { FORM($thing, "acc") } { $n ->
        [0] lícem nahoru
       *[1] rubem nahoru
    }
    .now = { $n ->
        [0] v této partii platí líc
       *[1] v této partii platí rub
    }
noun-reverse =
    .gender = mi
    .nom-sg = použitý rub
    .gen-sg = použitého rubu
    .dat-sg = použitému rubu
    .acc-sg = použitý rub
    .loc-sg = použitém rubu
    .ins-sg = použitým rubem
    .nom-pl = použité ruby
    .gen-pl = použitých rubů
    .dat-pl = použitým rubům
    .acc-pl = použité ruby
    .loc-pl = použitých rubech
    .ins-pl = použitými ruby
noun-office =
    .gender = f
    .nom-sg = pobočka
    .gen-sg = pobočky
    .dat-sg = pobočce
    .acc-sg = pobočku
    .loc-sg = pobočce
    .ins-sg = pobočkou
    .nom-pl = pobočky
    .gen-pl = poboček
    .dat-pl = pobočkám
    .acc-pl = pobočky
    .loc-pl = pobočkách
    .ins-pl = pobočkami
noun-progress =
    .gender = mi
    .nom-sg = ukazatel pokroku
    .gen-sg = ukazatele pokroku
    .dat-sg = ukazateli pokroku
    .acc-sg = ukazatel pokroku
    .loc-sg = ukazateli pokroku
    .ins-sg = ukazatelem pokroku
    .nom-pl = ukazatele pokroku
    .gen-pl = ukazatelů pokroku
    .dat-pl = ukazatelům pokroku
    .acc-pl = ukazatele pokroku
    .loc-pl = ukazatelích pokroku
    .ins-pl = ukazateli pokroku
noun-good =
    .gender = mi
    .nom-sg = kus zboží
    .gen-sg = kusu zboží
    .dat-sg = kusu zboží
    .acc-sg = kus zboží
    .loc-sg = kusu zboží
    .ins-sg = kusem zboží
    .nom-pl = kusy zboží
    .gen-pl = kusů zboží
    .dat-pl = kusům zboží
    .acc-pl = kusy zboží
    .loc-pl = kusech zboží
    .ins-pl = kusy zboží
noun-symbol =
    .gender = mi
    .nom-sg = symbol
    .gen-sg = symbolu
    .dat-sg = symbolu
    .acc-sg = symbol
    .loc-sg = symbolu
    .ins-sg = symbolem
    .nom-pl = symboly
    .gen-pl = symbolů
    .dat-pl = symbolům
    .acc-pl = symboly
    .loc-pl = symbolech
    .ins-pl = symboly
noun-size =
    .gender = f
    .nom-sg = velikost
    .gen-sg = velikosti
    .dat-sg = velikosti
    .acc-sg = velikost
    .loc-sg = velikosti
    .ins-sg = velikostí
    .nom-pl = velikosti
    .gen-pl = velikostí
    .dat-pl = velikostem
    .acc-pl = velikosti
    .loc-pl = velikostech
    .ins-pl = velikostmi
noun-office_space =
    .gender = n
    .nom-sg = pole pobočky
    .gen-sg = pole pobočky
    .dat-sg = poli pobočky
    .acc-sg = pole pobočky
    .loc-sg = poli pobočky
    .ins-sg = polem pobočky
    .nom-pl = pole pobočky
    .gen-pl = polí pobočky
    .dat-pl = polím pobočky
    .acc-pl = pole pobočky
    .loc-pl = polích pobočky
    .ins-pl = poli pobočky
noun-region =
    .gender = mi
    .nom-sg = region
    .gen-sg = regionu
    .dat-sg = regionu
    .acc-sg = region
    .loc-sg = regionu
    .ins-sg = regionem
    .nom-pl = regiony
    .gen-pl = regionů
    .dat-pl = regionům
    .acc-pl = regiony
    .loc-pl = regionech
    .ins-pl = regiony
    .at = in
noun-customer =
    .gender = ma
    .nom-sg = zákazník
    .gen-sg = zákazníka
    .dat-sg = zákazníkovi
    .acc-sg = zákazníka
    .loc-sg = zákazníkovi
    .ins-sg = zákazníkem
    .nom-pl = zákazníci
    .gen-pl = zákazníků
    .dat-pl = zákazníkům
    .acc-pl = zákazníky
    .loc-pl = zákaznících
    .ins-pl = zákazníky
noun-company =
    .gender = f
    .nom-sg = firma
    .gen-sg = firmy
    .dat-sg = firmě
    .acc-sg = firmu
    .loc-sg = firmě
    .ins-sg = firmou
    .nom-pl = firmy
    .gen-pl = firem
    .dat-pl = firmám
    .acc-pl = firmy
    .loc-pl = firmách
    .ins-pl = firmami
noun-sheet =
    .gender = mi
    .nom-sg = list
    .gen-sg = listu
    .dat-sg = listu
    .acc-sg = list
    .loc-sg = listu
    .ins-sg = listem
    .nom-pl = listy
    .gen-pl = listů
    .dat-pl = listům
    .acc-pl = listy
    .loc-pl = listech
    .ins-pl = listy
noun-improvement =
    .gender = n
    .nom-sg = vylepšení
    .gen-sg = vylepšení
    .dat-sg = vylepšení
    .acc-sg = vylepšení
    .loc-sg = vylepšení
    .ins-sg = vylepšením
    .nom-pl = vylepšení
    .gen-pl = vylepšení
    .dat-pl = vylepšením
    .acc-pl = vylepšení
    .loc-pl = vylepšeních
    .ins-pl = vylepšeními
noun-technology =
    .gender = f
    .nom-sg = technologie
    .gen-sg = technologie
    .dat-sg = technologii
    .acc-sg = technologii
    .loc-sg = technologii
    .ins-sg = technologií
    .nom-pl = technologie
    .gen-pl = technologií
    .dat-pl = technologiím
    .acc-pl = technologie
    .loc-pl = technologiích
    .ins-pl = technologiemi
noun-patent =
    .gender = mi
    .nom-sg = patent
    .gen-sg = patentu
    .dat-sg = patentu
    .acc-sg = patent
    .loc-sg = patentu
    .ins-sg = patentem
    .nom-pl = patenty
    .gen-pl = patentů
    .dat-pl = patentům
    .acc-pl = patenty
    .loc-pl = patentech
    .ins-pl = patenty
noun-know_how =
    .gender = f
    .nom-sg = strana technologie
    .gen-sg = strany technologie
    .dat-sg = straně technologie
    .acc-sg = stranu technologie
    .loc-sg = straně technologie
    .ins-sg = stranou technologie
    .nom-pl = strany technologií
    .gen-pl = stran technologií
    .dat-pl = stranám technologií
    .acc-pl = strany technologií
    .loc-pl = stranách technologií
    .ins-pl = stranami technologií
noun-retailer =
    .gender = ma
    .nom-sg = prodejce
    .gen-sg = prodejce
    .dat-sg = prodejci
    .acc-sg = prodejce
    .loc-sg = prodejci
    .ins-sg = prodejcem
    .nom-pl = prodejci
    .gen-pl = prodejců
    .dat-pl = prodejcům
    .acc-pl = prodejce
    .loc-pl = prodejcích
    .ins-pl = prodejci
noun-shelf =
    .gender = n
    .nom-sg = pole prodejce
    .gen-sg = pole prodejce
    .dat-sg = poli prodejce
    .acc-sg = pole prodejce
    .loc-sg = poli prodejce
    .ins-sg = polem prodejce
    .nom-pl = pole prodejce
    .gen-pl = polí prodejce
    .dat-pl = polím prodejce
    .acc-pl = pole prodejce
    .loc-pl = polích prodejce
    .ins-pl = poli prodejce

## Co leží v hráčově zóně

noun-in-skills =
    .gender = f
    .nom-sg = známá technologie
    .gen-sg = známé technologie
    .dat-sg = známé technologii
    .acc-sg = známou technologii
    .loc-sg = známé technologii
    .ins-sg = známou technologií
    .nom-pl = známé technologie
    .gen-pl = známých technologií
    .dat-pl = známým technologiím
    .acc-pl = známé technologie
    .loc-pl = známých technologiích
    .ins-pl = známými technologiemi
noun-in-patents =
    .gender = mi
    .nom-sg = patent
    .gen-sg = patentu
    .dat-sg = patentu
    .acc-sg = patent
    .loc-sg = patentu
    .ins-sg = patentem
    .nom-pl = patenty
    .gen-pl = patentů
    .dat-pl = patentům
    .acc-pl = patenty
    .loc-pl = patentech
    .ins-pl = patenty
noun-in-improvements =
    .gender = n
    .nom-sg = vylepšení lícem dolů
    .gen-sg = vylepšení lícem dolů
    .dat-sg = vylepšení lícem dolů
    .acc-sg = vylepšení lícem dolů
    .loc-sg = vylepšení lícem dolů
    .ins-sg = vylepšením lícem dolů
    .nom-pl = vylepšení lícem dolů
    .gen-pl = vylepšení lícem dolů
    .dat-pl = vylepšením lícem dolů
    .acc-pl = vylepšení lícem dolů
    .loc-pl = vylepšeních lícem dolů
    .ins-pl = vylepšeními lícem dolů

## Co je natištěno

noun-prop-entry =
    .gender = mi
    .nom-sg = počet potřebných ukazatelů pokroku
    .gen-sg = počtu potřebných ukazatelů pokroku
    .dat-sg = počtu potřebných ukazatelů pokroku
    .acc-sg = počet potřebných ukazatelů pokroku
    .loc-sg = počtu potřebných ukazatelů pokroku
    .ins-sg = počtem potřebných ukazatelů pokroku
    .nom-pl = počty potřebných ukazatelů pokroku
    .gen-pl = počtů potřebných ukazatelů pokroku
    .dat-pl = počtům potřebných ukazatelů pokroku
    .acc-pl = počty potřebných ukazatelů pokroku
    .loc-pl = počtech potřebných ukazatelů pokroku
    .ins-pl = počty potřebných ukazatelů pokroku
noun-prop-first =
    .gender = mi
    .nom-sg = body pro prvního v prodeji
    .gen-sg = bodů pro prvního v prodeji
    .dat-sg = bodům pro prvního v prodeji
    .acc-sg = body pro prvního v prodeji
    .loc-sg = bodech pro prvního v prodeji
    .ins-sg = body pro prvního v prodeji
    .nom-pl = body pro prvního v prodeji
    .gen-pl = bodů pro prvního v prodeji
    .dat-pl = bodům pro prvního v prodeji
    .acc-pl = body pro prvního v prodeji
    .loc-pl = bodech pro prvního v prodeji
    .ins-pl = body pro prvního v prodeji
noun-prop-second =
    .gender = mi
    .nom-sg = body pro druhého v prodeji
    .gen-sg = bodů pro druhého v prodeji
    .dat-sg = bodům pro druhého v prodeji
    .acc-sg = body pro druhého v prodeji
    .loc-sg = bodech pro druhého v prodeji
    .ins-sg = body pro druhého v prodeji
    .nom-pl = body pro druhého v prodeji
    .gen-pl = bodů pro druhého v prodeji
    .dat-pl = bodům pro druhého v prodeji
    .acc-pl = body pro druhého v prodeji
    .loc-pl = bodech pro druhého v prodeji
    .ins-pl = body pro druhého v prodeji
noun-prop-size =
    .gender = f
    .nom-sg = velikost
    .gen-sg = velikosti
    .dat-sg = velikosti
    .acc-sg = velikost
    .loc-sg = velikosti
    .ins-sg = velikostí
    .nom-pl = velikosti
    .gen-pl = velikostí
    .dat-pl = velikostem
    .acc-pl = velikosti
    .loc-pl = velikostech
    .ins-pl = velikostmi
noun-prop-links =
    .gender = n
    .nom-sg = spojení
    .gen-sg = spojení
    .dat-sg = spojení
    .acc-sg = spojení
    .loc-sg = spojení
    .ins-sg = spojením
    .nom-pl = spojení
    .gen-pl = spojení
    .dat-pl = spojením
    .acc-pl = spojení
    .loc-pl = spojeních
    .ins-pl = spojeními
noun-prop-pays =
    .gender = f
    .nom-sg = nejvyšší cena
    .gen-sg = nejvyšší ceny
    .dat-sg = nejvyšší ceně
    .acc-sg = nejvyšší cenu
    .loc-sg = nejvyšší ceně
    .ins-sg = nejvyšší cenou
    .nom-pl = nejvyšší ceny
    .gen-pl = nejvyšších cen
    .dat-pl = nejvyšším cenám
    .acc-pl = nejvyšší ceny
    .loc-pl = nejvyšších cenách
    .ins-pl = nejvyššími cenami
noun-prop-wants =
    .gender = f
    .nom-sg = požadovaná technologie
    .gen-sg = požadované technologie
    .dat-sg = požadované technologii
    .acc-sg = požadovanou technologii
    .loc-sg = požadované technologii
    .ins-sg = požadovanou technologií
    .nom-pl = požadované technologie
    .gen-pl = požadovaných technologií
    .dat-pl = požadovaným technologiím
    .acc-pl = požadované technologie
    .loc-pl = požadovaných technologiích
    .ins-pl = požadovanými technologiemi
noun-prop-start_points =
    .gender = mi
    .nom-sg = počáteční počet bodů
    .gen-sg = počátečního počtu bodů
    .dat-sg = počátečnímu počtu bodů
    .acc-sg = počáteční počet bodů
    .loc-sg = počátečním počtu bodů
    .ins-sg = počátečním počtem bodů
    .nom-pl = počáteční počty bodů
    .gen-pl = počátečních počtů bodů
    .dat-pl = počátečním počtům bodů
    .acc-pl = počáteční počty bodů
    .loc-pl = počátečních počtech bodů
    .ins-pl = počátečními počty bodů
noun-prop-home =
    .gender = mi
    .nom-sg = domovský region
    .gen-sg = domovského regionu
    .dat-sg = domovskému regionu
    .acc-sg = domovský region
    .loc-sg = domovském regionu
    .ins-sg = domovským regionem
    .nom-pl = domovské regiony
    .gen-pl = domovských regionů
    .dat-pl = domovským regionům
    .acc-pl = domovské regiony
    .loc-pl = domovských regionech
    .ins-pl = domovskými regiony
    .at = in
noun-prop-board =
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
noun-prop-cells =
    .gender = n
    .nom-sg = políčka
    .gen-sg = políček
    .dat-sg = políčkům
    .acc-sg = políčka
    .loc-sg = políčkách
    .ins-sg = políčky
    .nom-pl = políčka
    .gen-pl = políček
    .dat-pl = políčkům
    .acc-pl = políčka
    .loc-pl = políčkách
    .ins-pl = políčky
noun-prop-improvement =
    .gender = n
    .nom-sg = počáteční vylepšení
    .gen-sg = počátečního vylepšení
    .dat-sg = počátečnímu vylepšení
    .acc-sg = počáteční vylepšení
    .loc-sg = počátečním vylepšení
    .ins-sg = počátečním vylepšením
    .nom-pl = počáteční vylepšení
    .gen-pl = počátečních vylepšení
    .dat-pl = počátečním vylepšením
    .acc-pl = počáteční vylepšení
    .loc-pl = počátečních vylepšeních
    .ins-pl = počátečními vylepšeními
noun-prop-cost =
    .gender = mi
    .nom-sg = počet potřebných ukazatelů pokroku po odebrání patentu
    .gen-sg = počtu potřebných ukazatelů pokroku po odebrání patentu
    .dat-sg = počtu potřebných ukazatelů pokroku po odebrání patentu
    .acc-sg = počet potřebných ukazatelů pokroku po odebrání patentu
    .loc-sg = počtu potřebných ukazatelů pokroku po odebrání patentu
    .ins-sg = počtem potřebných ukazatelů pokroku po odebrání patentu
    .nom-pl = počty potřebných ukazatelů pokroku po odebrání patentu
    .gen-pl = počtů potřebných ukazatelů pokroku po odebrání patentu
    .dat-pl = počtům potřebných ukazatelů pokroku po odebrání patentu
    .acc-pl = počty potřebných ukazatelů pokroku po odebrání patentu
    .loc-pl = počtech potřebných ukazatelů pokroku po odebrání patentu
    .ins-pl = počty potřebných ukazatelů pokroku po odebrání patentu
noun-prop-technology =
    .gender = f
    .nom-sg = technologie
    .gen-sg = technologie
    .dat-sg = technologii
    .acc-sg = technologii
    .loc-sg = technologii
    .ins-sg = technologií
    .nom-pl = technologie
    .gen-pl = technologií
    .dat-pl = technologiím
    .acc-pl = technologie
    .loc-pl = technologiích
    .ins-pl = technologiemi
noun-prop-value =
    .gender = mi
    .nom-sg = body na konci hry
    .gen-sg = bodů na konci hry
    .dat-sg = bodům na konci hry
    .acc-sg = body na konci hry
    .loc-sg = bodech na konci hry
    .ins-sg = body na konci hry
    .nom-pl = body na konci hry
    .gen-pl = bodů na konci hry
    .dat-pl = bodům na konci hry
    .acc-pl = body na konci hry
    .loc-pl = bodech na konci hry
    .ins-pl = body na konci hry
noun-prop-tile =
    .gender = f
    .nom-sg = destička
    .gen-sg = destičky
    .dat-sg = destičce
    .acc-sg = destičku
    .loc-sg = destičce
    .ins-sg = destičkou
    .nom-pl = destičky
    .gen-pl = destiček
    .dat-pl = destičkám
    .acc-pl = destičky
    .loc-pl = destičkách
    .ins-pl = destičkami
noun-prop-bonus =
    .gender = mi
    .nom-sg = bonus
    .gen-sg = bonusu
    .dat-sg = bonusu
    .acc-sg = bonus
    .loc-sg = bonusu
    .ins-sg = bonusem
    .nom-pl = bonusy
    .gen-pl = bonusů
    .dat-pl = bonusům
    .acc-pl = bonusy
    .loc-pl = bonusech
    .ins-pl = bonusy

## Přídavná jména

is-dark =
    .before = tmav{ ending-hard }
    .is = tmavá
is-light =
    .before = světl{ ending-hard }
    .is = světlá
is-small =
    .before = mal{ ending-hard }
    .is = malý
is-starter =
    .before = počátečn{ ending-soft }
    .is = počáteční vylepšení
is-reversed =
    .after = (rub)
    .is = rub
is-retailed =
    .behind = , { which-nom } { $number ->
        [pl] při tomto počtu hráčů dostanou
       *[sg] při tomto počtu hráčů dostane
    } prodejce,
    .is = při tomto počtu hráčů s prodejcem
is-s1 =
    .is = malý 1
is-s2 =
    .is = malý 2
is-m1 =
    .is = střední 1
is-m2 =
    .is = střední 2
is-m3 =
    .is = střední 3
is-l1 =
    .is = velký 1
is-l2 =
    .is = velký 2

## Místa

word-of-your = { $role ->
    [choice] ze svých
   *[place] z tvých
}
zone-headquarters = { $form ->
    [acc] zásobu poboček
   *[nom] zásoba poboček
}
    .verb-from = put
    .from = { $whose ->
        [they] z jeho zásoby
       *[you] ze své zásoby
    }
    .to = { $whose ->
        [they] do jeho zásoby
       *[you] do své zásoby
    }
    .in = { $whose ->
        [they] v jeho zásobě
       *[you] ve tvé zásobě
    }
    .short = pobočky
zone-drawer = { $form ->
    [acc] zásobu ukazatelů pokroku
   *[nom] zásoba ukazatelů pokroku
}
    .verb-from = put
    .from = { $whose ->
        [they] z jeho zásoby
       *[you] ze své zásoby
    }
    .to = { $whose ->
        [they] do jeho zásoby
       *[you] do své zásoby
    }
    .in = { $whose ->
        [they] v jeho zásobě
       *[you] ve tvé zásobě
    }
zone-factory = nevyrobené zboží
    .from = { $whose ->
        [they] z jeho zásoby
       *[you] ze své zásoby
    }
    .to = { $whose ->
        [they] do jeho zásoby
       *[you] do své zásoby
    }
    .in = { $whose ->
        [they] v jeho zásobě
       *[you] ve tvé zásobě
    }
zone-warehouse = dostupné zboží
    .from = { $whose ->
        [they] z jeho dostupného zboží
       *[you] ze svého dostupného zboží
    }
    .to = { $whose ->
        [they] k jeho dostupnému zboží
       *[you] ke svému dostupnému zboží
    }
    .in = { $role ->
        [choice] { $whose ->
            [they] z jeho dostupného zboží
       *[you] ze svého dostupného zboží
        }
       *[place] { $whose ->
            [they] v jeho dostupném zboží
       *[you] ve tvém dostupném zboží
        }
    }
    .short = zboží
zone-box = { $form ->
    [acc] krabici
   *[nom] krabice
}
    .from = z krabice
    .to = do krabice
    .verb = away
    .in = v krabici
zone-free_companies = volné firmy
    .from = z volných firem
    .to = k volným firmám
    .in = { $role ->
        [choice] z volných firem
       *[place] mezi volnými firmami
    }
    .of = z volných firem
zone-companies = { $form ->
    [acc] firmu
   *[nom] firma
}
    .from = { $whose ->
        [they] od tohoto hráče
       *[you] od sebe
    }
    .to = { $whose ->
        [they] před tohoto hráče
       *[you] před sebe
    }
    .in = { $whose ->
        [they] před tímto hráčem
       *[you] před tebou
    }
zone-sheets = nepoložené listy
    .from = { $whose ->
        [they] z jeho listů
       *[you] ze svých listů
    }
    .to = { $whose ->
        [they] k jeho listům
       *[you] ke svým listům
    }
    .in = { $role ->
        [choice] { $whose ->
            [they] z jeho zásoby
       *[you] ze své zásoby
        }
       *[place] { $whose ->
            [they] mezi jeho listy
       *[you] mezi tvými listy
        }
    }
    .of = { word-of-your } listů
zone-desk = plán
    .from = { $whose ->
        [they] z jeho plánu
       *[you] ze svého plánu
    }
    .to = { $whose ->
        [they] do jeho plánu
       *[you] do svého plánu
    }
    .in = { $whose ->
        [they] v jeho plánu
       *[you] ve tvém plánu
    }
zone-improvement_stack = { $form ->
    [acc] hromádku vylepšení
   *[nom] hromádka vylepšení
}
    .from = z hromádky vylepšení
    .to = na hromádku vylepšení
    .in = { $role ->
        [choice] z hromádky vylepšení
       *[place] v hromádce vylepšení
    }
zone-improvement_row = { $form ->
    [acc] řadu vylepšení
   *[nom] řada vylepšení
}
    .from = z řady vylepšení
    .to = do řady vylepšení
    .in = { $role ->
        [choice] z řady vylepšení
       *[place] v řadě vylepšení
    }
zone-improvements = vylepšení lícem dolů
    .from = { $whose ->
        [they] z jeho vylepšení ležících lícem dolů
       *[you] ze svých vylepšení ležících lícem dolů
    }
    .to = { $whose ->
        [they] k jeho vylepšením ležícím lícem dolů
       *[you] lícem dolů ke svým vylepšením
    }
    .in = { $role ->
        [choice] { $whose ->
            [they] z jeho vylepšení ležících lícem dolů
           *[you] ze svých vylepšení ležících lícem dolů
        }
       *[place] { $whose ->
            [they] mezi jeho vylepšeními ležícími lícem dolů
           *[you] mezi tvými vylepšeními ležícími lícem dolů
        }
    }
    .short = vylepšení
    .of = { word-of-your } vylepšení ležících lícem dolů
zone-patent_spot = místo na patent
    .from = z { FORM($holder, "gen") }
    .to = na { FORM($holder, "acc") }
    .in = na { FORM($holder, "loc") }
zone-patents = patenty
    .from = { $whose ->
        [they] z jeho patentů
       *[you] ze svých patentů
    }
    .to = { $whose ->
        [they] k jeho patentům
       *[you] ke svým patentům
    }
    .in = { $role ->
        [choice] { $whose ->
            [they] z jeho patentů
       *[you] ze svých patentů
        }
       *[place] { $whose ->
            [they] mezi jeho patenty
       *[you] mezi tvými patenty
        }
    }
    .of = { word-of-your } patentů
zone-unknown = neznámé technologie
    .from = { $whose ->
        [they] z jeho neznámých technologií
       *[you] ze svých neznámých technologií
    }
    .to = { $whose ->
        [they] k jeho neznámým technologiím
       *[you] ke svým neznámým technologiím
    }
    .in = { $role ->
        [choice] { $whose ->
            [they] z jeho neznámých technologií
       *[you] ze svých neznámých technologií
        }
       *[place] { $whose ->
            [they] mezi jeho neznámými technologiemi
       *[you] mezi tvými neznámými technologiemi
        }
    }
zone-skills = známé technologie
    .from = { $whose ->
        [they] z jeho známých technologií
       *[you] ze svých známých technologií
    }
    .to = { $whose ->
        [they] k jeho známým technologiím
       *[you] ke svým známým technologiím
    }
    .in = { $role ->
        [choice] { $whose ->
            [they] z jeho známých technologií
       *[you] ze svých známých technologií
        }
       *[place] { $whose ->
            [they] mezi jeho známými technologiemi
       *[you] mezi tvými známými technologiemi
        }
    }
    .short = známé
zone-retailer_stack = { $form ->
    [acc] prodejce této velikosti
    [nom] prodejci této velikosti
   *[head] hromádky prodejců
}
    .from = z prodejců { FORM($holder, "gen") }
    .to = k prodejcům { FORM($holder, "gen") }
    .in = { $role ->
        [choice] z prodejců { FORM($holder, "gen") }
       *[place] mezi prodejci { FORM($holder, "gen") }
    }
zone-retailer_spot = místo na prodejce
    .from = z { FORM($holder, "gen") }
    .to = do { FORM($holder, "gen") }
    .in = v { FORM($holder, "loc") }

## Pojmy a čísla

is-known =
    .before = znám{ ending-hard }
    .is = známá
    .not = { $nth ->
        [0] , { $number ->
            [pl] které
           *[sg] kterou
        }
       *[other] a
    } neznáš,
    .rule = cad55587
is-ready =
    .behind = , na { which-loc } máš dost ukazatelů pokroku,
    .is = připravená k dokončení
    .rule = 86005ecf
is-stocked =
    .behind = , { which-nom } { $number ->
        [pl] dostanou
       *[sg] dostane
    } prodejce,
    .is = určený pro prodejce
    .rule = bad6103d
is-served =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] a
    } máš pobočku
    .is = obsazený tvou pobočkou
    .not = { $nth ->
        [0] , { which-on }
       *[other] a
    } nemáš pobočku
    .rule = 7ae72627
is-full =
    .before = pln{ ending-hard }
    .is = plný
    .not = { $nth ->
        [0] , { which-nom } { $number ->
            [pl] nejsou plné
           *[sg] není plný
        }
       *[other] a { which-nom } { $number ->
            [pl] nejsou plné
           *[sg] není plný
        }
    },
    .rule = 101fa129
is-gateway =
    .behind = , kde máš pobočku a odkud smíš pokračovat,
    .is = výchozí pro tvůj další postup
    .rule = 49a9aa87
is-in_reach =
    .behind = { $nth ->
        [0] { "" }
       *[other] a { which-nom } { $number ->
            [pl] jsou
           *[sg] je
        }
    } v dosahu
    .is = v dosahu
    .rule = a577a00e
is-extendable =
    .behind = bez prodejce, kde máš právě jednu pobočku a kde je volné pole,
    .is = volný pro tvou druhou pobočku
    .rule = 2a135945
is-willing =
    .before = ochotn{ ending-hard }
    .is = ochotný
    .rule = b3b3b4a3
is-market =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] a
    } smíš prodávat
    .is = tvůj trh
    .rule = 5697672b
number-own_company = { $whose ->
    [you] { $form ->
        [gen] tvé firmy
        [dat] tvé firmě
        [acc] tvou firmu
        [ins] tvou firmou
        [loc] tvé firmě
       *[nom] tvá firma
    }
   *[they] jeho { $form ->
        [gen] firmy
        [dat] firmě
        [acc] firmu
        [ins] firmou
        [loc] firmě
       *[nom] firma
    }
}
    .rule = 193b1ce0
number-seniority = { $form ->
    [gen] počtu
    [dat] počtu
    [loc] počtu
    [ins] počtem
   *[nom] počet
} bodů, se kterými { $whose ->
    [you] začíná tvá firma
   *[they] začíná jeho firma
},
    .rule = b31205f8
number-needed = { $form ->
    [gen] počtu
    [ins] počtem
   *[nom] počet
} ukazatelů pokroku, které potřebuješ na { FORM($thing, "acc") },
    .rule = b16b81b6
number-trucks = { $form ->
    [gen] počtu
    [ins] počtem
   *[nom] počet
} tvých aktivních symbolů logistiky
    .rule = d19765b5
number-lowest_price = { $n }
number-highest_price = { $n }
number-overhang = { $n }
number-price_bonus = { $form ->
    [gen] přirážky
    [acc] přirážku
   *[nom] přirážka
} k ceně za technologii
number-parcel_bonus = { $form ->
    [gen] přídavku
   *[nom] přídavek
} technologie k symbolu zboží
number-discount = { $form ->
    [gen] tvé slevy
    [acc] tvou slevu
   *[nom] tvá sleva
}

## Co mění karty; $form: card (na kartě) nebo cond (v podmínce)

change-overhang = ve fázi plánování { $way ->
    [more] { $by ->
        [one] smí jedno políčko každého vylepšení
        [few] smějí { $by } políčka každého vylepšení
       *[other] smí { $by } políček každého vylepšení
    }
   *[exactly] { $n ->
        [one] smí jedno políčko každého vylepšení
        [few] smějí { $n } políčka každého vylepšení
       *[other] smí { $n } políček každého vylepšení
    }
} přesahovat okraje tvých listů
    .rule = 2d79f011
change-price_bonus = v každé fázi stanovení cen se při výpočtu tvé ceny { $way ->
    [fewer] odečítá
   *[more] přičítá
} { $by }; cena je i tak nejméně 2 a nejvýše 8
    .rule = 39957016
change-parcel_bonus = v každé fázi výroby přináší každý aktivní symbol zboží vytištěný na tvých listech o { $by ->
    [one] 1 kus zboží
    [few] { $by } kusy zboží
   *[other] { $by } kusů zboží
} více
    .rule = 17b88216
change-discount = každá technologie tě stojí o { $by ->
    [one] 1 ukazatel
    [few] { $by } ukazatele
   *[other] { $by } ukazatelů
} pokroku méně
    .rule = fcabc17a
permit-haul_gears = { $form ->
    [cond] { $no ->
        [yes] tvé symboly výzkumu neplatí jako symboly logistiky
       *[no] tvé symboly výzkumu platí i jako symboly logistiky
    }
   *[card] tvé aktivní symboly výzkumu platí i jako symboly logistiky, na listech i na vylepšeních
}
    .rule = cb5bfc7d
permit-keep_goods = { $form ->
    [cond] { $no ->
        [yes] nesmíš uchovat neprodané zboží
       *[no] smíš uchovat neprodané zboží
    }
   *[card] zboží neprodané do konce fáze prodeje zůstává dostupné i v dalším kole
}
    .rule = f0100a4d
permit-sell_abroad = { $form ->
    [cond] { $no ->
        [yes] smíš prodávat jen tam, kde máš pobočku,
       *[no] smíš prodávat i tam, kde nemáš pobočku,
    }
   *[card] ve fázi prodeje smíš v každém regionu bez prodejce, kde nemáš pobočku, prodat 1 kus zboží ochotnému zákazníkovi
}
    .rule = 31744ae6
permit-relay = { $form ->
    [cond] { $no ->
        [yes] nové pobočky neotevírají cestu hned
       *[no] nové pobočky otevírají cestu hned
    }
   *[card] tvé nové pobočky otevírají cestu hned
}
    .rule = 60579f95

## Průběh hry a co hráč dělá

verb-sell = { $form ->
    [inf] prodat
    [to] prodat
    [ind] prodáš
   *[imp] prodej
}
verb-open = { $form ->
    [inf] otevřít
    [to] otevřít
    [ind] otevřeš
   *[imp] otevři
}
verb-finish = { $form ->
    [inf] dokončit
    [to] dokončit
    [ind] dokončíš
   *[imp] dokonči
}
verb-shift = { $form ->
    [inf] přesunout
    [to] přesunout
    [ind] přesuneš
   *[imp] přesuň
}
verb-raise = { $form ->
    [inf] zvýšit
    [to] zvýšit
    [ind] zvýšíš
   *[imp] zvyš
}
verb-lower = { $form ->
    [inf] snížit
    [to] snížit
    [ind] snížíš
   *[imp] sniž
}
step-round = { $form ->
    [gen] kola
   *[nom] kolo
}
    .your = svého kola
    .in = v kole
step-begin = začátek tahu
    .does = dokončuje výzkum
step-unsold = vrácení neprodaného zboží
    .does = vrací neprodané zboží
step-expand = { $form ->
    [gen] kola
   *[nom] kolo
}
    .in = ve svém tahu ve fázi logistiky
step-logistics_action = { $form ->
    [gen] tahu ve fázi logistiky
   *[nom] tah ve fázi logistiky
}
    .in = ve svém tahu ve fázi logistiky
rule-round = kolo
rule-planning = fáze 1 – plánování
rule-pricing = fáze 2 – stanovení cen
rule-production = fáze 3 – výroba
rule-improving = fáze 4 – zlepšování výroby
rule-researching = fáze 5 – výzkum technologií
rule-logistics = fáze 6 – logistika
rule-sales = fáze 7 – prodej zboží
rule-scores = fáze 8 – bodování
rule-tidy_up = příprava dalšího kola
rule-research = { $form ->
    [inf] zkoumat
    [to] zkoumat
    [ind] zkoumáš
   *[imp] zkoumej
} technologie
    .does = zkoumá technologie
rule-expand = { $form ->
    [inf] rozšířit se
    [to] rozšířit se
    [ind] rozšíříš se
   *[imp] rozšiř se
} do dalších regionů
    .does = se rozšiřuje do dalších regionů
rule-trade = { verb-sell } zboží
    .does = prodává zboží
rule-take_company = { verb-choose } firmu
    .does = si vybírá firmu
rule-plan = { $form ->
    [inf] sestavit
    [to] sestavit
    [ind] sestavíš
   *[imp] sestav
} plán
    .does = sestavuje plán
rule-add_improvements = { verb-put } libovolný počet svých vylepšení
    .does = přidává vylepšení
rule-set_price = { $form ->
    [inf] stanovit
    [to] stanovit
    [ind] stanovíš
   *[imp] stanov
} cenu
    .does = stanovuje cenu
rule-raise_price = { verb-raise } svou cenu o 1, ale ne nad 8,
rule-lower_price = { verb-lower } svou cenu o 1, ale ne pod 2,
rule-produce = { $form ->
    [inf] vyrobit
    [to] vyrobit
    [ind] vyrobíš
   *[imp] vyrob
} zboží
    .does = vyrábí zboží
    .event = { $who ->
        [you] vyrobíš zboží ve fázi výroby
       *[opponent] jiný hráč vyrobí zboží ve fázi výroby
    }
rule-improve = { verb-take } vylepšení nebo žeton zboží
    .does = zlepšuje výrobu
rule-place_marker = { verb-put } 1 ukazatel pokroku na technologii
    .does = zkoumá
rule-finish_research = { verb-finish } každou technologii, na které máš dost ukazatelů pokroku,
    .does = dokončuje výzkum
rule-complete = { verb-finish } { FORM($object, "acc") }
rule-learn = { $form ->
    [inf] využívat
    [to] využívat
    [ind] využíváš
   *[imp] využívej
} od této chvíle viditelnou stranu { FORM($object, "gen") }
rule-logistics_action = { verb-put } 1 ukazatel pokroku, nebo { $form ->
    [inf] použít
    [to] použít
    [ind] použiješ
   *[imp] použij
} technologii
    .does = jedná ve fázi logistiky
rule-open_office = { verb-open } pobočku v { FORM($place, "loc") }
rule-close = { verb-take } z { FORM($place, "gen") } všechny ukazatele pokroku, pokud tam už není místo,
rule-second_office = { verb-open } druhou pobočku v regionu bez prodejce, kde máš právě jednu a kde je volné pole,
    .does = otevírá druhou pobočku
rule-move_office = { verb-shift } jednu ze svých poboček do regionu s volným polem, kde žádnou nemáš (bez bonusu prodejce)
    .does = přesouvá pobočku
rule-leave = { verb-take } svou pobočku z { FORM($place, "gen") }
rule-shift_to = { $form ->
    [inf] posunout
    [to] posunout
    [ind] posuneš
   *[imp] posuň
} další pobočku doleva, na { FORM($place, "acc") }
rule-arrive = { verb-put } pobočku do { FORM($place, "gen") }
rule-change_price = { $form ->
    [inf] zvýšit nebo snížit
    [to] zvýšit nebo snížit
    [ind] zvýšíš nebo snížíš
   *[imp] zvyš nebo sniž
} svou cenu o 1, ale ne nad 8 ani pod 2
    .does = mění cenu
rule-bonus_marker = { verb-put } 1 ukazatel pokroku na technologii, kterou neznáš,
    .does = pokládá ukazatel pokroku na technologii
rule-sale = { verb-sell } 1 kus zboží
    .does = prodává zboží
rule-control = { $form ->
    [inf] přidělit
    [to] přidělit
    [ind] přidělíš
   *[imp] přiděl
} body za převahu v { FORM($place, "loc") }
rule-tidy_up_board = { $form ->
    [inf] připravit
    [to] připravit
    [ind] připravíš
   *[imp] připrav
} herní plán na další kolo
rule-place_retailer = { verb-put } do { FORM($place, "gen") } náhodného prodejce téže velikosti

## Krátká jména možností

option-expand = polož 1 ukazatel pokroku do regionu
    .does = pokládá { $count ->
        [one] ukazatel
        [few] ukazatele
       *[other] ukazatele
    } pokroku
option-up = zvyš cenu o 1
    .does = zvyšuje cenu o 1
option-down = sniž cenu o 1
    .does = snižuje cenu o 1

## Otázky, které říkají, k čemu volba je

ask-add_improvements-improvement = vyber jedno z nich
ask-bonus_marker-technology = Na kterou technologii?
ask-wifi_front-region = vyber region pro druhou pobočku
ask-move_office-region =
    .does = přesouvá pobočku: { FORM($before, "nom") } → { FORM($what, "nom") }
ask-plan-lower = vyber list, který bude ležet vespod
ask-plan-sheet = vyber list, který bude ležet navrchu

## Kroky přípravy

step-sort_out = počáteční vylepšení
step-open_improvements = vylepšení
step-turn_technologies = technologie
step-found_companies = firmy
step-place_retailers = prodejci

## Odkud jsou body, proč hra skončila

source-patents = patenty
source-retailers = prodejci
source-control = převaha v regionech
source-rules = prodané zboží
source-know_how = technologie
source-scores = prodané zboží
end-five_rounds = začalo páté a poslední kolo
    .rule = 733ec1c7

## Jména

name-small = malá
    .gen = malé velikosti
name-medium = střední
    .gen = střední velikosti
name-large = velká
    .gen = velké velikosti
name-canada = Kanada
    .gender = f
    .gen = Kanady
    .dat = Kanadě
    .acc = Kanadu
    .loc = Kanadě
    .ins = Kanadou
    .at = in
name-usa = USA
    .gender = n
    .gen = USA
    .dat = USA
    .acc = USA
    .loc = USA
    .ins = USA
    .at = in
name-caribbean = Karibik
    .gender = mi
    .gen = Karibiku
    .dat = Karibiku
    .acc = Karibik
    .loc = Karibiku
    .ins = Karibikem
    .at = in
name-south_america = Jižní Amerika
    .gender = f
    .gen = Jižní Ameriky
    .dat = Jižní Americe
    .acc = Jižní Ameriku
    .loc = Jižní Americe
    .ins = Jižní Amerikou
    .at = in
    .short = J. Amerika
name-europe = Evropa
    .gender = f
    .gen = Evropy
    .dat = Evropě
    .acc = Evropu
    .loc = Evropě
    .ins = Evropou
    .at = in
name-russia = Rusko
    .gender = n
    .gen = Ruska
    .dat = Rusku
    .acc = Rusko
    .loc = Rusku
    .ins = Ruskem
    .at = in
name-north_africa = Severní Afrika
    .gender = f
    .gen = Severní Afriky
    .dat = Severní Africe
    .acc = Severní Afriku
    .loc = Severní Africe
    .ins = Severní Afrikou
    .at = in
    .short = S. Afrika
name-rsa = JAR
    .gender = f
    .gen = JAR
    .dat = JAR
    .acc = JAR
    .loc = JAR
    .ins = JAR
    .at = in
name-emirates = Emiráty
    .gender = mi
    .gen = Emirátů
    .dat = Emirátům
    .acc = Emiráty
    .loc = Emirátech
    .ins = Emiráty
    .at = in
name-india = Indie
    .gender = f
    .gen = Indie
    .dat = Indii
    .acc = Indii
    .loc = Indii
    .ins = Indií
    .at = in
name-china = Čína
    .gender = f
    .gen = Číny
    .dat = Číně
    .acc = Čínu
    .loc = Číně
    .ins = Čínou
    .at = in
name-australia = Austrálie
    .gender = f
    .gen = Austrálie
    .dat = Austrálii
    .acc = Austrálii
    .loc = Austrálii
    .ins = Austrálií
    .at = in
name-green = Zelená
    .gender = f
    .gen = Zelené
    .acc = Zelenou
name-blue = Modrá
    .gender = f
    .gen = Modré
    .acc = Modrou
name-black = Černá
    .gender = f
    .gen = Černé
    .acc = Černou
name-yellow = Žlutá
    .gender = f
    .gen = Žluté
    .acc = Žlutou
name-red = Červená
    .gender = f
    .gen = Červené
    .acc = Červenou
name-dark_front = Tmavý list (líc)
    .short = tmavý líc
name-dark_back = Tmavý list (rub)
    .short = tmavý rub
name-light_front = Světlý list (líc)
    .short = světlý líc
name-light_back = Světlý list (rub)
    .short = světlý rub
name-price_down = cena −1
    .short = cena−
name-price_up = cena +1
    .short = cena+
name-parcel = zboží
    .short = zboží
name-bulb = vylepšení
    .short = vyl.
name-gear = výzkum
    .short = výzk.
name-truck = logistika
    .short = log.
name-parcel_gear = Zboží a výzkum
name-parcel_truck = Zboží a logistika
name-gear_truck = Výzkum a logistika
name-price_down_parcel = Cena −1 a zboží
name-price_down_gear = Cena −1 a výzkum
name-price_down_truck = Cena −1 a logistika
name-price_up_parcel = Cena +1 a zboží
name-price_up_gear = Cena +1 a výzkum
name-price_up_truck = Cena +1 a logistika
name-parcel_parcel = Dvakrát zboží
name-gear_gear = Dvakrát výzkum
name-truck_truck = Dvakrát logistika
name-price_down_price_down = Dvakrát cena −1
name-price_up_price_up = Dvakrát cena +1
name-green_improvement = Zboží a logistika (zelené)
name-blue_improvement = Cena +1 a výzkum (modré)
name-black_improvement = Logistika a výzkum (černé)
name-yellow_improvement = Cena −1 a zboží (žluté)
name-red_improvement = Zboží a výzkum (červené)
name-gps = GPS
    .gender = f
    .gen = GPS
    .acc = GPS
    .loc = GPS
name-wifi = Wi-Fi
    .gender = f
    .gen = Wi-Fi
    .acc = Wi-Fi
    .loc = Wi-Fi
name-gamepad = Herní ovladač
    .gender = mi
    .gen = Herního ovladače
    .acc = Herní ovladač
    .loc = Herním ovladači
    .short = Ovladač
name-battery = Baterie
    .gender = f
    .gen = Baterie
    .acc = Baterii
    .loc = Baterii
name-nfc = NFC
    .gender = n
    .gen = NFC
    .acc = NFC
    .loc = NFC
name-4g = 4G
    .gender = n
    .gen = 4G
    .acc = 4G
    .loc = 4G
name-gps_patent = Patent: GPS
name-wifi_patent = Patent: Wi-Fi
name-gamepad_patent = Patent: Herní ovladač
name-battery_patent = Patent: Baterie
name-nfc_patent = Patent: NFC
name-4g_patent = Patent: 4G
name-gps_front = GPS (líc)
name-gps_back = GPS (rub)
name-wifi_front = Wi-Fi (líc)
name-wifi_back = Wi-Fi (rub)
name-gamepad_front = Herní ovladač (líc)
name-gamepad_back = Herní ovladač (rub)
name-battery_front = Baterie (líc)
name-battery_back = Baterie (rub)
name-nfc_front = NFC (líc)
name-nfc_back = NFC (rub)
name-4g_front = 4G (líc)
name-4g_back = 4G (rub)
name-s1_front = Malý prodejce 1 (líc)
name-s1_back = Malý prodejce 1 (rub)
name-s2_front = Malý prodejce 2 (líc)
name-s2_back = Malý prodejce 2 (rub)
name-m1_front = Střední prodejce 1 (líc)
name-m1_back = Střední prodejce 1 (rub)
name-m2_front = Střední prodejce 2 (líc)
name-m2_back = Střední prodejce 2 (rub)
name-m3_front = Střední prodejce 3 (líc)
name-m3_back = Střední prodejce 3 (rub)
name-l1_front = Velký prodejce 1 (líc)
name-l1_back = Velký prodejce 1 (rub)
name-l2_front = Velký prodejce 2 (líc)
name-l2_back = Velký prodejce 2 (rub)

## Hra, varianty

game-smartphone_inc = Smartphone Inc.
variant-dealt_companies = Firmy se rozdají náhodně místo toho, aby si je hráči vybrali
variant-strict_logistics = Nová pobočka otevírá cestu k sousedům až od tvého příštího tahu ve fázi logistiky
variant-technologies = Strany technologií
variant-gps = Strana GPS
variant-wifi = Strana Wi-Fi
variant-gamepad = Strana herního ovladače
variant-battery = Strana baterie
variant-nfc = Strana NFC
variant-4g = Strana 4G
param-lowest_price = nejnižší cena
param-highest_price = nejvyšší cena
param-overhang = políčka vylepšení, která smějí přesahovat listy
param-price_bonus = přirážka k ceně
param-parcel_bonus = zboží navíc za každý symbol zboží na listech
param-discount = o kolik ukazatelů pokroku je technologie levnější
param-haul_gears = symboly výzkumu platí i jako symboly logistiky
param-keep_goods = ponechat si neprodané zboží
param-sell_abroad = prodávat tam, kde hráč nemá pobočku
param-relay = nové pobočky hned otevírají cestu
value-front = líc
value-back = rub
value-random = los

## Pravidla, jejichž věta by byla dlouhá

text-set_price =
    Tvá cena je 5, za každý viditelný symbol „cena −1“ ve tvém plánu o 1 nižší a za každý viditelný symbol „cena +1“ o 1 vyšší.
    Technologie ji může zvýšit.
    Nikdy není nižší než 2 ani vyšší než 8.
    .rule = fe439921
text-produce =
    Přesuň ze zásoby ke svému dostupnému zboží po 1 kusu zboží za:
    - každý viditelný symbol zboží ve svém plánu (k symbolům na listech může technologie něco přidat),
    - každé políčko listu zakryté druhým listem,
    - každé vylepšení, které před tebou leží lícem dolů,
    - každý svůj žeton zboží.
    .rule = afddd9be
text-add_improvements =
    Libovolněkrát vyber některé své vylepšení a polož ho do svého plánu:
    - Smíš ho otočit.
    - Obě jeho políčka musí ležet na listech, ledaže mu technologie dovolí přesahovat jejich okraj.
    - Smí překrýt jiná vylepšení, samo však nesmí celé zakrýt žádné, z něhož je ještě něco vidět.
    .rule = 263ecfdd
text-sort_out = Odlož z hromádky vylepšení do krabice všechna počáteční vylepšení.
    .rule = 34890807
text-finish_research =
    Dokonči každou technologii, na které máš dost ukazatelů pokroku.
    Pokud ti některá z nich zlevní ostatní, zkontroluj i ty ještě jednou.
    .rule = 4bb3b56a
text-learn =
    Od této chvíle pro tebe platí, co říká viditelná strana této technologie.
    .rule = d639785c
text-leave =
    Vezmi jednu svou pobočku z regionu zpět do zásoby.
    Pobočky napravo od ní, na polích poboček i u prodejce, se posunou doleva a mezeru zaplní.
    .rule = 7b102b66
text-shift_to =
    Na toto volné pole se posune nejbližší pobočka zprava.
    .rule = 8d22eaad
text-control =
    Hráči, kteří v regionu prodali zboží, se seřadí podle toho, kolik ho prodali; první je ten, kdo ho prodal nejvíc.
    Pokud někteří prodali stejně, má přednost ten, jehož zboží je první zleva.
    Body pro prvního, a jsou-li uvedeny, i pro druhého udává nejpravější obsazené pole pobočky.
    .rule = 6ea40048
text-sale =
    Vyber region, kde smíš prodávat a kde je ochotný zákazník.
    Polož 1 kus svého dostupného zboží na prvního ochotného zákazníka zleva v tomto regionu.
    .rule = 4c0bdbec
text-arrive =
    Vezmi své ukazatele pokroku z regionu zpět do zásoby.
    Je-li tam prodejce, polož pobočku ze své zásoby na jeho první volné pole zleva, jinak na první volné pole pobočky zleva.
    Do konce tohoto tahu platí za novou.
    Pokud už v regionu není volné pole, vezmou si odtud své ukazatele pokroku všichni hráči.
    .rule = 02b620db
text-wifi_front = Ve svém tahu ve fázi logistiky smíš jednou za kolo také otevřít druhou pobočku v regionu bez prodejce, kde máš právě jednu, a to na prvním volném poli pobočky zleva.
    .rule = 93cf8112

## Pojmy, jejichž věta by byla dlouhá

text-battery_back =
    Okamžitě vyrob 1 kus zboží za každé 2 technologie, které znáš.
    Kdykoli vyrobíš zboží ve fázi výroby, vyrobíš navíc 1 kus zboží za každé 2 technologie, které znáš.
    .rule = 46513beb
text-take_company = Vyber jednu z volných firem a polož ji před sebe.
    .rule = ae93247f
text-place_retailer = Polož do regionu náhodného prodejce téže velikosti, jakou má region, náhodnou stranou nahoru. Druhá strana jeho destičky už ve hře není.
    .rule = 84d7a64c
text-research =
    Dokonči každou technologii, na které máš dost ukazatelů pokroku.
    Za každý viditelný symbol výzkumu ve svém plánu můžeš položit 1 ukazatel pokroku na technologii, kterou neznáš.
    .rule = 25aa4880
text-tidy_up_board =
    Každý hráč:
    - vezme všechno své zboží od zákazníků zpět do zásoby,
    - vezme si ze svého plánu všechny listy,
    - položí všechna vylepšení ze svého plánu lícem dolů před sebe,
    - nastaví svou cenu na 5.
    Odlož všechna vylepšení z řady vylepšení do krabice a řadu doplň 5 vylepšeními z hromádky.
    .rule = 8e5e9000
text-own_company = Firma, kterou máš před sebou.
    .rule = 193b1ce0
text-needed = Cena technologie, o 1 vyšší, dokud na ní leží patent, a snížená o tvou slevu.
    .rule = 5e43c287
text-trucks = Počet viditelných symbolů logistiky ve tvém plánu; s příslušnou technologií i viditelných symbolů výzkumu.
    .rule = d19765b5
text-ready = Technologie, kterou ještě neznáš a na které máš aspoň tolik ukazatelů pokroku, kolik na ni potřebuješ.
    .rule = dceefafd
text-stocked = Region, kterému je pro tento počet hráčů prodejce výslovně určen, a každý střední region, kde nikdo nemá pobočku.
    .rule = bad6103d
text-served = Region, kde máš pobočku, ať na poli pobočky, nebo u prodejce.
    .rule = 7ae72627
text-full = Region, kde jsou obsazena všechna pole poboček, nebo, je-li tam prodejce, všechna pole prodejce.
    .rule = 101fa129
text-gateway = Region, kde máš pobočku. Počítá se i pobočka otevřená v tomto tahu, pokud varianta neříká jinak.
    .rule = 5557233e
text-in_reach = Region, kde nemáš pobočku, kde je volné pole a který je spojen s regionem, kde máš pobočku a odkud smíš pokračovat.
    .rule = c90f4b47
text-extendable = Region, kde je tvá jediná pobočka na poli pobočky a kde je volné aspoň jedno další pole pobočky.
    .rule = c1639dfe
text-willing = Zákazník bez zboží, který platí aspoň tvou cenu nebo chce technologii, kterou znáš.
    .rule = 03d27a31
text-market = Region bez prodejce, kde máš pobočku; s příslušnou technologií i takový, kde nemáš pobočku ani žádné své zboží u zákazníka.
    .rule = 5697672b

## Slovesa pro přesuny z jednoho místa na jiné

move-factory-warehouse = { $form ->
    [inf] vyrobit
    [to] vyrobit
    [ind] vyrobíš
   *[imp] vyrob
} { FORM($what, "acc") }
    .does = vyrábí { FORM($what, "acc") }
text-found_companies =
    Každý hráč:
    - vybere si firmu a začíná s jejími počátečními body,
    - umístí 1 pobočku ze své zásoby na první pole pobočky zleva v domovském regionu firmy,
    - položí počáteční vylepšení firmy lícem dolů ke svým vylepšením.
    .rule = 13c9c6ca
text-improve = Je-li ve tvém plánu vidět symbol „vylepšení“, polož jedno vylepšení z řady vylepšení lícem dolů ke svým vylepšením. Není-li vidět žádný nebo v řadě žádné vylepšení není, získej 1 žeton zboží.
    .rule = 0a5464e9
text-plan =
    Polož jeden ze svých dvou listů, kteroukoli stranou nahoru, doprostřed svého plánu, pak libovolný počet svých vylepšení.
    Druhý list polož, kteroukoli stranou nahoru, tak, aby zakryl alespoň 1 a nejvýše 4 políčka prvního; smíš ho otočit. Pak polož libovolný počet svých vylepšení.
    .rule = 8fa8c7d5
text-raise_price = Je-li tvá cena nižší než 8, zvyš ji o 1.
    .rule = a3928824
text-lower_price = Je-li tvá cena vyšší než 2, sniž ji o 1.
    .rule = 93d52ae5
text-complete = Vezmi své ukazatele pokroku z této technologie zpět do zásoby a umísti na ni 1 pobočku ze své zásoby. Leží-li na ní ještě patent, vezmi si ho. Od této chvíle využívej viditelnou stranu technologie.
    .rule = bd7e1f00
text-open_office = Polož pobočku do tohoto regionu. Je-li v něm prodejce, využij jeho bonus.
    .rule = 4e0301e6
text-second_office = Vyber region bez prodejce, kde máš právě jednu pobočku a kde je volné pole, a umísti tam 1 pobočku ze své zásoby na první volné pole pobočky zleva. Není-li tam pak už volné pole, vezmou si odtud všichni hráči své ukazatele pokroku.
    .rule = 8eb105a2
text-retailers = Každý hráč získává body za každé pole prodejce, na kterém má pobočku.
    .rule = c570f394
text-patents = Každý hráč získává body za své patenty.
    .rule = 1c4dc7e1
text-turn_technologies-technologies-random = U každé technologie rozhodni losem, kterou stranou nahoru bude ležet.
    .rule = a74200d2
text-expand =
    Spočítej své aktivní symboly logistiky: tolik jich smíš v tomto tahu použít.
    Žádná pobočka už neplatí za novou.
    V libovolném pořadí pokládej do regionů ukazatele pokroku, za každý spočítaný symbol nejvýše jeden, a používej své technologie, které platí ve fázi logistiky; skončit smíš kdykoli.
    .rule = 9de8d0d2
text-scores =
    Každý hráč získává za každý svůj kus zboží u zákazníků tolik bodů, kolik činí jeho cena.
    Přiděl body za převahu v každém regionu.
    .rule = de4c7dcd
text-nfc_front = Ve svém tahu ve fázi logistiky můžeš jednou za kolo také vrátit do zásoby až 3 kusy svého dostupného zboží; za každý z nich získej tolik bodů, kolik činí tvá cena.
    .rule = 600f631d
text-close = Není-li už v tomto regionu volné pole, vezmou si odtud všichni hráči své ukazatele pokroku.
    .rule = 23aa159c
text-logistics_action =
    Použij svou technologii, která platí ve fázi logistiky, nebo spotřebuj 1 symbol logistiky:
    - Vyber region, ve kterém nemáš pobočku, ve kterém je volné pole a který je spojen s regionem, ve kterém máš pobočku (počítá se i pobočka otevřená v tomto tahu, pokud varianta neříká jinak), a polož do něj 1 ukazatel pokroku ze své zásoby.
    - Máš-li tam pak aspoň tolik ukazatelů pokroku, kolik vyžaduje velikost regionu, otevři v něm pobočku.
    .rule = 249f207d
text-trade =
    Prodej po 1 kusu tolik zboží, kolik chceš.
    Nesmíš-li neprodané zboží uchovat, vrať ho do zásoby.
    .rule = 4d154cc0
text-place_retailers =
    Zamíchej zvlášť prodejce každé velikosti.
    Do každého regionu, který dostane prodejce, polož náhodného prodejce téže velikosti, jakou má region.
    .rule = 49e08a96
text-move_office =
    Vyber region, ve kterém máš pobočku, a jiný, ve kterém ji nemáš a který není plný.
    Vezmi jednu svou pobočku z prvního regionu a polož pobočku do druhého; bonus prodejce za to nezískáš.
    .rule = f5627a99
move-warehouse-factory = { $form ->
    [inf] vrátit
    [to] vrátit
    [ind] vrátíš
   *[imp] vrať
} { FORM($what, "acc") } { $target }
    .does = vrací { FORM($what, "acc") } { $target }
text-take_company-dealt_companies = Vezmi náhodně jednu z volných firem a polož ji před sebe.
    .rule = 701f3941
text-tidy_up = Není-li právě 5. kolo, připrav herní plán na další kolo.
    .rule = b0bd25e3
text-open_improvements = Zamíchej hromádku vylepšení a poté vylož 5 z nich lícem nahoru do řady vylepšení.
    .rule = 1df07bdf
text-l1_front = Bonus: můžeš položit 2 ukazatele pokroku na technologie, které neznáš, oba na jednu, nebo po 1 na dvě.
    .rule = dc83184c
