### Yamatai, česky

## Podstatná jména

noun-point =
    .gender = mi
    .nom-sg = bod prestiže
    .gen-sg = bodu prestiže
    .dat-sg = bodu prestiže
    .acc-sg = bod prestiže
    .loc-sg = bodě prestiže
    .ins-sg = bodem prestiže
    .nom-pl = body prestiže
    .gen-pl = bodů prestiže
    .dat-pl = bodům prestiže
    .acc-pl = body prestiže
    .loc-pl = bodech prestiže
    .ins-pl = body prestiže
    .short = body
noun-coin =
    .gender = f
    .nom-sg = mince
    .gen-sg = mince
    .dat-sg = minci
    .acc-sg = minci
    .loc-sg = minci
    .ins-sg = mincí
    .nom-pl = mince
    .gen-pl = mincí
    .dat-pl = mincím
    .acc-pl = mince
    .loc-pl = mincích
    .ins-pl = mincemi
noun-prestige =
    .gender = mi
    .nom-sg = žeton prestiže
    .gen-sg = žetonu prestiže
    .dat-sg = žetonu prestiže
    .acc-sg = žeton prestiže
    .loc-sg = žetonu prestiže
    .ins-sg = žetonem prestiže
    .nom-pl = žetony prestiže
    .gen-pl = žetonů prestiže
    .dat-pl = žetonům prestiže
    .acc-pl = žetony prestiže
    .loc-pl = žetonech prestiže
    .ins-pl = žetony prestiže
    .short = prestiž
noun-waste =
    .gender = f
    .nom-sg = odhozená loď
    .gen-sg = odhozené lodi
    .dat-sg = odhozené lodi
    .acc-sg = odhozenou loď
    .loc-sg = odhozené lodi
    .ins-sg = odhozenou lodí
    .nom-pl = odhozené lodě
    .gen-pl = odhozených lodí
    .dat-pl = odhozeným lodím
    .acc-pl = odhozené lodě
    .loc-pl = odhozených lodích
    .ins-pl = odhozenými loděmi
    .short = odhozené
noun-offering =
    .gender = f
    .nom-sg = mince
    .gen-sg = mince
    .dat-sg = minci
    .acc-sg = minci
    .loc-sg = minci
    .ins-sg = mincí
    .nom-pl = mince
    .gen-pl = mincí
    .dat-pl = mincím
    .acc-pl = mince
    .loc-pl = mincích
    .ins-pl = mincemi
noun-link =
    .gender = n
    .nom-sg = místo v řetězci
    .gen-sg = místa v řetězci
    .dat-sg = místu v řetězci
    .acc-sg = místo v řetězci
    .loc-sg = místě v řetězci
    .ins-sg = místem v řetězci
    .nom-pl = místa v řetězci
    .gen-pl = míst v řetězci
    .dat-pl = místům v řetězci
    .acc-pl = místa v řetězci
    .loc-pl = místech v řetězci
    .ins-pl = místy v řetězci
noun-load =
    .gender = mi
    .nom-sg = náklad
    .gen-sg = nákladu
    .dat-sg = nákladu
    .acc-sg = náklad
    .loc-sg = nákladu
    .ins-sg = nákladem
    .nom-pl = náklady
    .gen-pl = nákladů
    .dat-pl = nákladům
    .acc-pl = náklady
    .loc-pl = nákladech
    .ins-pl = náklady
noun-place =
    .gender = n
    .nom-sg = místo v pořadí
    .gen-sg = místa v pořadí
    .dat-sg = místu v pořadí
    .acc-sg = místo v pořadí
    .loc-sg = místě v pořadí
    .ins-sg = místem v pořadí
    .nom-pl = místa v pořadí
    .gen-pl = míst v pořadí
    .dat-pl = místům v pořadí
    .acc-pl = místa v pořadí
    .loc-pl = místech v pořadí
    .ins-pl = místy v pořadí
    .short = pořadí
noun-next_place =
    .gender = n
    .nom-sg = místo v příštím pořadí
    .gen-sg = místa v příštím pořadí
    .dat-sg = místu v příštím pořadí
    .acc-sg = místo v příštím pořadí
    .loc-sg = místě v příštím pořadí
    .ins-sg = místem v příštím pořadí
    .nom-pl = místa v příštím pořadí
    .gen-pl = míst v příštím pořadí
    .dat-pl = místům v příštím pořadí
    .acc-pl = místa v příštím pořadí
    .loc-pl = místech v příštím pořadí
    .ins-pl = místy v příštím pořadí
noun-acted =
    .gender = n
    .nom-sg = místo v minulém pořadí
    .gen-sg = místa v minulém pořadí
    .dat-sg = místu v minulém pořadí
    .acc-sg = místo v minulém pořadí
    .loc-sg = místě v minulém pořadí
    .ins-sg = místem v minulém pořadí
    .nom-pl = místa v minulém pořadí
    .gen-pl = míst v minulém pořadí
    .dat-pl = místům v minulém pořadí
    .acc-pl = místa v minulém pořadí
    .loc-pl = místech v minulém pořadí
    .ins-pl = místy v minulém pořadí
noun-drawn =
    .gender = mi
    .nom-sg = vylosovaný ukazatel pořadí
    .gen-sg = vylosovaného ukazatele pořadí
    .dat-sg = vylosovanému ukazateli pořadí
    .acc-sg = vylosovaný ukazatel pořadí
    .loc-sg = vylosovaném ukazateli pořadí
    .ins-sg = vylosovaným ukazatelem pořadí
    .nom-pl = vylosované ukazatele pořadí
    .gen-pl = vylosovaných ukazatelů pořadí
    .dat-pl = vylosovaným ukazatelům pořadí
    .acc-pl = vylosované ukazatele pořadí
    .loc-pl = vylosovaných ukazatelích pořadí
    .ins-pl = vylosovanými ukazateli pořadí
noun-chain =
    .gender = mi
    .nom-sg = článek řetězce
    .gen-sg = článku řetězce
    .dat-sg = článku řetězce
    .acc-sg = článek řetězce
    .loc-sg = článku řetězce
    .ins-sg = článkem řetězce
    .nom-pl = články řetězce
    .gen-pl = článků řetězce
    .dat-pl = článkům řetězce
    .acc-pl = články řetězce
    .loc-pl = článcích řetězce
    .ins-pl = články řetězce
noun-house =
    .gender = f
    .nom-sg = běžná budova
    .gen-sg = běžné budovy
    .dat-sg = běžné budově
    .acc-sg = běžnou budovu
    .loc-sg = běžné budově
    .ins-sg = běžnou budovou
    .nom-pl = běžné budovy
    .gen-pl = běžných budov
    .dat-pl = běžným budovám
    .acc-pl = běžné budovy
    .loc-pl = běžných budovách
    .ins-pl = běžnými budovami
noun-torii =
    .gender = n
    .nom-sg = torii
    .gen-sg = torii
    .dat-sg = torii
    .acc-sg = torii
    .loc-sg = torii
    .ins-sg = torii
    .nom-pl = torii
    .gen-pl = torii
    .dat-pl = torii
    .acc-pl = torii
    .loc-pl = torii
    .ins-pl = torii
noun-palace =
    .gender = mi
    .nom-sg = palác
    .gen-sg = paláce
    .dat-sg = paláci
    .acc-sg = palác
    .loc-sg = paláci
    .ins-sg = palácem
    .nom-pl = paláce
    .gen-pl = paláců
    .dat-pl = palácům
    .acc-pl = paláce
    .loc-pl = palácích
    .ins-pl = paláci
noun-mountain =
    .gender = f
    .nom-sg = destička hory
    .gen-sg = destičky hory
    .dat-sg = destičce hory
    .acc-sg = destičku hory
    .loc-sg = destičce hory
    .ins-sg = destičkou hory
    .nom-pl = destičky hor
    .gen-pl = destiček hor
    .dat-pl = destičkám hor
    .acc-pl = destičky hor
    .loc-pl = destičkách hor
    .ins-pl = destičkami hor
noun-sacred_ground =
    .gender = mi
    .nom-sg = žeton posvátné půdy
    .gen-sg = žetonu posvátné půdy
    .dat-sg = žetonu posvátné půdy
    .acc-sg = žeton posvátné půdy
    .loc-sg = žetonu posvátné půdy
    .ins-sg = žetonem posvátné půdy
    .nom-pl = žetony posvátné půdy
    .gen-pl = žetonů posvátné půdy
    .dat-pl = žetonům posvátné půdy
    .acc-pl = žetony posvátné půdy
    .loc-pl = žetonech posvátné půdy
    .ins-pl = žetony posvátné půdy
noun-material =
    .gender = f
    .nom-sg = surovina
    .gen-sg = suroviny
    .dat-sg = surovině
    .acc-sg = surovinu
    .loc-sg = surovině
    .ins-sg = surovinou
    .nom-pl = suroviny
    .gen-pl = surovin
    .dat-pl = surovinám
    .acc-pl = suroviny
    .loc-pl = surovinách
    .ins-pl = surovinami
noun-culture =
    .gender = f
    .nom-sg = kultura
    .gen-sg = kultury
    .dat-sg = kultuře
    .acc-sg = kulturu
    .loc-sg = kultuře
    .ins-sg = kulturou
    .nom-pl = kultury
    .gen-pl = kultur
    .dat-pl = kulturám
    .acc-pl = kultury
    .loc-pl = kulturách
    .ins-pl = kulturami
noun-sea =
    .gender = n
    .nom-sg = mořské pole
    .gen-sg = mořského pole
    .dat-sg = mořskému poli
    .acc-sg = mořské pole
    .loc-sg = mořském poli
    .ins-sg = mořským polem
    .nom-pl = mořská pole
    .gen-pl = mořských polí
    .dat-pl = mořským polím
    .acc-pl = mořská pole
    .loc-pl = mořských polích
    .ins-pl = mořskými poli
noun-island =
    .beside = yes
    .gender = mi
    .nom-sg = ostrov
    .gen-sg = ostrova
    .dat-sg = ostrovu
    .acc-sg = ostrov
    .loc-sg = ostrově
    .ins-sg = ostrovem
    .nom-pl = ostrovy
    .gen-pl = ostrovů
    .dat-pl = ostrovům
    .acc-pl = ostrovy
    .loc-pl = ostrovech
    .ins-pl = ostrovy
noun-boat =
    .lies = on
    .pay = give
    .gender = f
    .nom-sg = loď
    .gen-sg = lodi
    .dat-sg = lodi
    .acc-sg = loď
    .loc-sg = lodi
    .ins-sg = lodí
    .nom-pl = lodě
    .gen-pl = lodí
    .dat-pl = lodím
    .acc-pl = lodě
    .loc-pl = lodích
    .ins-pl = loděmi
    .priced = yes
noun-token =
    .lies = on
    .pay = discard
    .gender = mi
    .nom-sg = žeton kultury
    .gen-sg = žetonu kultury
    .dat-sg = žetonu kultury
    .acc-sg = žeton kultury
    .loc-sg = žetonu kultury
    .ins-sg = žetonem kultury
    .nom-pl = žetony kultury
    .gen-pl = žetonů kultury
    .dat-pl = žetonům kultury
    .acc-pl = žetony kultury
    .loc-pl = žetonech kultury
    .ins-pl = žetony kultury
noun-meeple =
    .gender = mi
    .nom-sg = ukazatel pořadí
    .gen-sg = ukazatele pořadí
    .dat-sg = ukazateli pořadí
    .acc-sg = ukazatel pořadí
    .loc-sg = ukazateli pořadí
    .ins-sg = ukazatelem pořadí
    .nom-pl = ukazatele pořadí
    .gen-pl = ukazatelů pořadí
    .dat-pl = ukazatelům pořadí
    .acc-pl = ukazatele pořadí
    .loc-pl = ukazatelích pořadí
    .ins-pl = ukazateli pořadí
noun-fleet =
    .gender = f
    .nom-sg = flotila
    .gen-sg = flotily
    .dat-sg = flotilě
    .acc-sg = flotilu
    .loc-sg = flotilě
    .ins-sg = flotilou
    .nom-pl = flotily
    .gen-pl = flotil
    .dat-pl = flotilám
    .acc-pl = flotily
    .loc-pl = flotilách
    .ins-pl = flotilami
noun-tile =
    .gender = f
    .nom-sg = destička budovy
    .gen-sg = destičky budovy
    .dat-sg = destičce budovy
    .acc-sg = destičku budovy
    .loc-sg = destičce budovy
    .ins-sg = destičkou budovy
    .nom-pl = destičky budov
    .gen-pl = destiček budov
    .dat-pl = destičkám budov
    .acc-pl = destičky budov
    .loc-pl = destičkách budov
    .ins-pl = destičkami budov
    .short = budovy
noun-specialist =
    .gender = ma
    .nom-sg = specialista
    .gen-sg = specialisty
    .dat-sg = specialistovi
    .acc-sg = specialistu
    .loc-sg = specialistovi
    .ins-sg = specialistou
    .nom-pl = specialisté
    .gen-pl = specialistů
    .dat-pl = specialistům
    .acc-pl = specialisty
    .loc-pl = specialistech
    .ins-pl = specialisty
    .short = specialisté
noun-in-boats =
    .pay = give
    .gender = f
    .nom-sg = loď
    .gen-sg = lodi
    .dat-sg = lodi
    .acc-sg = loď
    .loc-sg = lodi
    .ins-sg = lodí
    .nom-pl = lodě
    .gen-pl = lodí
    .dat-pl = lodím
    .acc-pl = lodě
    .loc-pl = lodích
    .ins-pl = loděmi
noun-in-looked_at =
    .gender = f
    .nom-sg = prohlížená destička
    .gen-sg = prohlížené destičky
    .dat-sg = prohlížené destičce
    .acc-sg = prohlíženou destičku
    .loc-sg = prohlížené destičce
    .ins-sg = prohlíženou destičkou
    .nom-pl = prohlížené destičky
    .gen-pl = prohlížených destiček
    .dat-pl = prohlíženým destičkám
    .acc-pl = prohlížené destičky
    .loc-pl = prohlížených destičkách
    .ins-pl = prohlíženými destičkami
noun-in-tokens =
    .pay = discard
    .gender = mi
    .nom-sg = žeton kultury
    .gen-sg = žetonu kultury
    .dat-sg = žetonu kultury
    .acc-sg = žeton kultury
    .loc-sg = žetonu kultury
    .ins-sg = žetonem kultury
    .nom-pl = žetony kultury
    .gen-pl = žetonů kultury
    .dat-pl = žetonům kultury
    .acc-pl = žetony kultury
    .loc-pl = žetonech kultury
    .ins-pl = žetony kultury
noun-in-built =
    .gender = f
    .nom-sg = postavená budova
    .gen-sg = postavené budovy
    .dat-sg = postavené budově
    .acc-sg = postavenou budovu
    .loc-sg = postavené budově
    .ins-sg = postavenou budovou
    .nom-pl = postavené budovy
    .gen-pl = postavených budov
    .dat-pl = postaveným budovám
    .acc-pl = postavené budovy
    .loc-pl = postavených budovách
    .ins-pl = postavenými budovami
noun-in-reserved =
    .gender = f
    .nom-sg = rezervovaná destička budovy
    .gen-sg = rezervované destičky budovy
    .dat-sg = rezervované destičce budovy
    .acc-sg = rezervovanou destičku budovy
    .loc-sg = rezervované destičce budovy
    .ins-sg = rezervovanou destičkou budovy
    .nom-pl = rezervované destičky budov
    .gen-pl = rezervovaných destiček budov
    .dat-pl = rezervovaným destičkám budov
    .acc-pl = rezervované destičky budov
    .loc-pl = rezervovaných destičkách budov
    .ins-pl = rezervovanými destičkami budov
noun-in-specialists =
    .gender = ma
    .nom-sg = specialista
    .gen-sg = specialisty
    .dat-sg = specialistovi
    .acc-sg = specialistu
    .loc-sg = specialistovi
    .ins-sg = specialistou
    .nom-pl = specialisté
    .gen-pl = specialistů
    .dat-pl = specialistům
    .acc-pl = specialisty
    .loc-pl = specialistech
    .ins-pl = specialisty
noun-prop-price =
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
    .zero = žádná
noun-prop-islands =
    .gender = mi
    .nom-sg = ostrovy
    .gen-sg = ostrovů
    .dat-sg = ostrovům
    .acc-sg = ostrovy
    .loc-sg = ostrovech
    .ins-sg = ostrovy
    .nom-pl = ostrovy
    .gen-pl = ostrovů
    .dat-pl = ostrovům
    .acc-pl = ostrovy
    .loc-pl = ostrovech
    .ins-pl = ostrovy
noun-prop-near =
    .gender = n
    .nom-sg = sousední mořská pole
    .gen-sg = sousedních mořských polí
    .dat-sg = sousedním mořským polím
    .acc-sg = sousední mořská pole
    .loc-sg = sousedních mořských polích
    .ins-sg = sousedními mořskými poli
    .nom-pl = sousední mořská pole
    .gen-pl = sousedních mořských polí
    .dat-pl = sousedním mořským polím
    .acc-pl = sousední mořská pole
    .loc-pl = sousedních mořských polích
    .ins-pl = sousedními mořskými poli
noun-prop-material =
    .gender = f
    .nom-sg = surovina
    .gen-sg = suroviny
    .dat-sg = surovině
    .acc-sg = surovinu
    .loc-sg = surovině
    .ins-sg = surovinou
    .nom-pl = suroviny
    .gen-pl = surovin
    .dat-pl = surovinám
    .acc-pl = suroviny
    .loc-pl = surovinách
    .ins-pl = surovinami
noun-prop-culture =
    .gender = f
    .nom-sg = kultura
    .gen-sg = kultury
    .dat-sg = kultuře
    .acc-sg = kulturu
    .loc-sg = kultuře
    .ins-sg = kulturou
    .nom-pl = kultury
    .gen-pl = kultur
    .dat-pl = kulturám
    .acc-pl = kultury
    .loc-pl = kulturách
    .ins-pl = kulturami
noun-prop-boats =
    .gender = f
    .nom-sg = lodě
    .gen-sg = lodí
    .dat-sg = lodím
    .acc-sg = lodě
    .loc-sg = lodích
    .ins-sg = loděmi
    .nom-pl = lodě
    .gen-pl = lodí
    .dat-pl = lodím
    .acc-pl = lodě
    .loc-pl = lodích
    .ins-pl = loděmi
    .verb = take
noun-prop-sort =
    .gender = mi
    .nom-sg = druh
    .gen-sg = druhu
    .dat-sg = druhu
    .acc-sg = druh
    .loc-sg = druhu
    .ins-sg = druhem
    .nom-pl = druhy
    .gen-pl = druhů
    .dat-pl = druhům
    .acc-pl = druhy
    .loc-pl = druzích
    .ins-pl = druhy
noun-prop-cost =
    .gender = f
    .nom-sg = potřebné lodě
    .gen-sg = potřebných lodí
    .dat-sg = potřebným lodím
    .acc-sg = potřebné lodě
    .loc-sg = potřebných lodích
    .ins-sg = potřebnými loděmi
    .nom-pl = potřebné lodě
    .gen-pl = potřebných lodí
    .dat-pl = potřebným lodím
    .acc-pl = potřebné lodě
    .loc-pl = potřebných lodích
    .ins-pl = potřebnými loděmi
noun-prop-value =
    .gender = mi
    .nom-sg = body prestiže
    .gen-sg = bodů prestiže
    .dat-sg = bodům prestiže
    .acc-sg = body prestiže
    .loc-sg = bodech prestiže
    .ins-sg = body prestiže
    .nom-pl = body prestiže
    .gen-pl = bodů prestiže
    .dat-pl = bodům prestiže
    .acc-pl = body prestiže
    .loc-pl = bodech prestiže
    .ins-pl = body prestiže

## Přídavná jména

is-start =
    .before = startovn{ ending-soft }
    .is = startovní pole
is-edge =
    .after = na okraji plánu
    .is = pole na okraji plánu
is-steep =
    .before = horsk{ ending-hard }
    .is = horský žeton
is-trading_post =
    .after = obchodní stanice
    .is = obchodní stanice
is-standard =
    .after = { $number ->
        [pl] (běžné budovy)
       *[sg] (běžná budova)
    }
    .is = běžná budova
is-torii_tile =
    .after = (torii)
    .is = torii
is-palace_tile =
    .after = (palác)
    .is = palác
is-gold =
    .after = se zlatem
    .is = loď se zlatem
is-blank =
    .before = prázdn{ ending-hard }
    .is = prázdný žeton
is-open =
    .before = prázdn{ ending-hard }
    .is = prázdné
    .rule = 47e32e43
is-harbour =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] a
    } můžeš začít,
    .is = místo, kde můžeš začít,
    .rule = 67768f3b
is-fresh =
    .after = umístěn{ ending-hard } v tomto tahu
    .is = umístěná v tomto tahu
    .rule = a604f3f1
is-buyable =
    .behind = { $nth ->
        [0] ,
       *[other] a
    } { $number ->
        [pl] které
       *[sg] kterou
    } lze koupit
    .is = surovina, kterou lze koupit,
    .rule = 288832df
is-sellable =
    .behind = { $nth ->
        [0] ,
       *[other] a
    } { $number ->
        [pl] které
       *[sg] kterou
    } lze prodat
    .is = loď, kterou lze prodat,
    .rule = e74f420f
is-latest =
    .before = naposledy umístěn{ ending-hard }
    .is = naposledy umístěná loď
    .rule = 01fb5bb5
is-idle =
    .behind = { $nth ->
        [0] , { which-nom }
       *[other] a
    } ještě { $number ->
        [pl] nepřivezly
       *[sg] nepřivezla
    } žeton kultury
    .is = loď, která ještě nepřivezla žeton kultury,
    .rule = a481fb21
is-laden =
    .behind = , ze { which-gen } může loď ještě přivézt žeton kultury,
    .is = místo, ze kterého může loď ještě přivézt žeton kultury,
    .rule = 2e5e7e8d
is-ahead =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] a
    } lze prodloužit řetězec,
    .is = místo, kde lze prodloužit řetězec,
    .rule = 8d481b8b
is-vacant =
    .before = prázdn{ ending-hard }
    .is = prázdný
    .rule = a18e96e3
is-crowned =
    .after = s torii nebo palácem
    .is = ostrov s torii nebo palácem
    .rule = ce32993c
is-reached =
    .after = vedle lodi umístěné v tomto tahu
    .is = vedle lodi umístěné v tomto tahu
    .rule = 017bed26
is-on_offer =
    .before = dostupn{ ending-hard }
    .is = dostupná
    .rule = b7a8685a

## Místa

word-of-your = { $role ->
    [choice] ze svých
   *[place] z tvých
}
zone-stock = { $form ->
    [acc] zásobu
    [gen] zásoby
   *[nom] zásoba
}
    .verb-from = place
    .from = ze zásoby
    .to = do zásoby
    .in = { $whose ->
        [they] ve své zásobě
       *[you] v zásobě
    }
zone-box = { $form ->
    [acc] rezervu
    [gen] rezervy
   *[nom] rezerva
}
    .verb-from = place
    .from = z rezervy
    .to = do rezervy
    .verb = back
    .in = v rezervě
zone-bank = { $form ->
    [gen] banku
   *[nom] bank
}
    .from = s { FORM($holder, "ins") } z banku
    .to = do banku
    .in = s { FORM($holder, "ins") } v banku
    .there = { $form ->
        [sub] { bank-verb } v banku
       *[bare] v banku { bank-verb }
    } { FORM($what, "nom") } s { FORM($holder, "ins") }
    .having = { $no ->
        [yes] { $nth ->
            [0] ,
           *[other] a
        } se kterou v banku není loď
       *[no] { $nth ->
            [0] ,
           *[other] a
        } se kterou je v banku loď
    }
bank-verb = { $no ->
    [yes] není
   *[no] je
}
zone-berth = { $form ->
    [gen] mořského pole
   *[nom] mořské pole
}
    .from = z { FORM($holder, "gen") }
    .to = na { FORM($holder, "acc") }
    .in = { $role ->
        [choice] z { FORM($holder, "gen") }
       *[place] na { FORM($holder, "loc") }
    }
    .having = { having-there }
# na kterém je loď; na kterém není žeton; jiné takové věty navazují
having-there = { $nth ->
    [0] , { which-on }
   *[other] { $no ->
        [yes] a
       *[no] a
    }
} { $no ->
    [yes] není
   *[no] { word-is }
} { FORM($what, "nom") }
zone-boats = { $form ->
    [gen] lodí
   *[nom] lodě v zásobě a v přístavu
}
    .from = ze svých lodí
    .to = ke svým lodím
    .in = { $role ->
        [choice] ze svých lodí
       *[place] mezi tvými loděmi
    }
    .short = lodě
    .of = { word-of-your } lodí
zone-lost_boats = { $form ->
    [gen] odhozených lodí
   *[nom] odhozené lodě
}
    .remark = počítá se, kolik jich sem kdo odložil
    .from = z odhozených lodí
    .to = k odhozeným lodím
    .in = { $role ->
        [choice] z odhozených lodí
       *[place] mezi odhozenými loděmi
    }
zone-token_stack = { $form ->
    [acc] hromádku žetonů kultury
    [gen] hromádky žetonů kultury
   *[nom] hromádka žetonů kultury
}
    .from = z hromádky žetonů kultury
    .to = na hromádku žetonů kultury
    .in = v hromádce žetonů kultury
zone-site = { $form ->
    [gen] místa na žeton
   *[nom] místo na žeton
}
    .from = z { FORM($holder, "gen") }
    .to = na { FORM($holder, "acc") }
    .in = { $role ->
        [choice] z { FORM($holder, "gen") }
       *[place] na { FORM($holder, "loc") }
    }
    .having = { having-there }
zone-tokens = { $form ->
    [gen] žetonů kultury
   *[nom] žetony kultury
}
    .from = ze svých žetonů kultury
    .to = ke svým žetonům kultury
    .in = { $role ->
        [choice] ze svých žetonů kultury
       *[place] mezi tvými žetony kultury
    }
    .verb = take
    .short = kultura
    .of = { word-of-your } žetonů kultury
zone-urn = { $form ->
    [gen] ukazatelů k losování
   *[nom] ukazatele k losování
}
    .from = z ukazatelů k losování
    .to = k ukazatelům k losování
    .in = { $role ->
        [choice] z ukazatelů k losování
       *[place] mezi ukazateli k losování
    }
zone-track = { $form ->
    [acc] stupnici pořadí
    [gen] stupnice pořadí
   *[nom] stupnice pořadí
}
    .from = ze stupnice pořadí
    .to = na stupnici pořadí
    .in = na stupnici pořadí
zone-fleet_stack = { $form ->
    [gen] zakrytých flotil
   *[nom] zakryté flotily
}
    .from = ze zakrytých flotil
    .to = k zakrytým flotilám
    .in = { $role ->
        [choice] ze zakrytých flotil
       *[place] mezi zakrytými flotilami
    }
zone-fleet_row = { $form ->
    [gen] odkrytých flotil
   *[nom] odkryté flotily
}
    .from = z odkrytých flotil
    .to = k odkrytým flotilám
    .in = { $role ->
        [choice] z odkrytých flotil
       *[place] mezi odkrytými flotilami
    }
    .of = z odkrytých flotil
zone-mat = { $form ->
    [acc] desku
    [gen] desky
   *[nom] deska
}
    .from = ze své desky
    .to = na svou desku
    .in = { $role ->
        [choice] na své desce
       *[place] na tvé desce
    }
zone-used_fleets = { $form ->
    [gen] použitých flotil
   *[nom] použité flotily
}
    .from = z použitých flotil
    .to = k použitým flotilám
    .in = { $role ->
        [choice] z použitých flotil
       *[place] mezi použitými flotilami
    }
zone-tile_stack = { $form ->
    [acc] hromádku budov
    [gen] hromádky budov
   *[nom] hromádka budov
}
    .from = z hromádky budov
    .to = na hromádku budov
    .in = v hromádce budov
zone-tile_row = { $form ->
    [acc] řadu budov
    [gen] řady budov
   *[nom] řada budov
}
    .from = z řady budov
    .to = do řady budov
    .in = { $role ->
        [choice] z řady budov
       *[place] v řadě budov
    }
zone-looked_at = { $form ->
    [gen] prohlížených destiček
   *[nom] prohlížené destičky
}
    .from = z prohlížených destiček
    .to = k prohlédnutí
    .in = { $role ->
        [choice] z prohlížených destiček
       *[place] mezi prohlíženými destičkami
    }
    .verb = take
    .of = z prohlížených destiček
zone-reserved = { $form ->
    [gen] rezervovaných destiček
   *[nom] rezervované destičky
}
    .from = ze svých rezervovaných destiček
    .to = ke svým rezervovaným destičkám
    .in = { $role ->
        [choice] ze svých rezervovaných destiček
       *[place] mezi { $whose ->
            [you] tvými
           *[they] jeho
        } rezervovanými destičkami
    }
    .short = rezervace
    .of = { word-of-your } rezervovaných destiček
zone-built = { $form ->
    [gen] postavených budov
   *[nom] postavené budovy
}
    .from = ze svých postavených budov
    .to = ke svým postaveným budovám
    .in = mezi { $whose ->
        [you] tvými
       *[they] jeho
    } postavenými budovami
    .short = postavené
zone-specialist_stack = { $form ->
    [acc] hromádku specialistů
    [gen] hromádky specialistů
   *[nom] hromádka specialistů
}
    .from = z hromádky specialistů
    .to = na hromádku specialistů
    .in = v hromádce specialistů
zone-specialist_row = { $form ->
    [acc] řadu specialistů
    [gen] řady specialistů
   *[nom] řada specialistů
}
    .from = z řady specialistů
    .to = do řady specialistů
    .in = { $role ->
        [choice] z řady specialistů
       *[place] v řadě specialistů
    }
zone-specialists = { $form ->
    [acc] specialisty
    [gen] specialistů
   *[nom] specialisté
}
    .from = ze svých specialistů
    .to = ke svým specialistům
    .in = mezi { $whose ->
        [you] tvými
       *[they] jeho
    } specialisty
    .short = specialisté
    .of = { word-of-your } specialistů

## Čísla

with-object = s { FORM($thing, "ins") }
number-group_size = { number-word } budov ve tvé skupině, do které patří { FORM($thing, "nom") },
    .rule = 56296708
number-first_acted = { word-place } v pořadí posledního kola
    .rule = 7b94c868
# místo, místa, místem
word-place = { $form ->
    [gen] místa
    [dat] místu
    [loc] místě
    [ins] místem
   *[nom] místo
}
word-price = { $form ->
    [gen] ceny
    [dat] ceně
    [acc] cenu
    [loc] ceně
    [ins] cenou
   *[nom] cena
}
number-buy_price = { TRAIT($thing, "priced") ->
    [yes] jejíž nákupní cena
   *[none] { TRAIT($thing, "it") ->
        [yes] u { FORM($thing, "gen") } nákupní cena lodi
       *[none] nákupní { word-price } lodi { with-object }
    }
}
    .itself = yes
number-sell_price = { TRAIT($thing, "priced") ->
    [yes] jejíž prodejní cena
   *[none] { TRAIT($thing, "it") ->
        [yes] u { FORM($thing, "gen") } prodejní cena lodi
       *[none] prodejní { word-price } lodi { with-object }
    }
}
    .itself = yes
number-port_limit = { $n }
number-spared_boats = { $n }
number-coins_per_point = { $n }
number-worth_of_prestige = { $n }
number-chain = { $form ->
    [gen] délky řetězce
    [acc] délku řetězce
    [ins] délkou řetězce
   *[nom] délka řetězce
}
    .is = { $n ->
        [0] v tomto tahu ještě nemáš umístěnou žádnou loď
       *[other] v tomto tahu už máš umístěnou loď
    }
    .set = řetězec končí
number-collecting = stav sbírání
    .is = { $n ->
        [0] nesbíráš žetony kultury
        [1] { $form ->
            [rel] ze kterého právě sbíráš žetony kultury
           *[bare] sbíráš žetony kultury
        }
       *[other] v tomto tahu už máš nasbírané žetony kultury
    }
    .not = { $n ->
        [1] teď se nesbírají žetony kultury
       *[other] v tomto tahu ještě nebyly sebrány žetony kultury
    }
    .set = { $n ->
        [0] sbírání je u konce
        [1] { $form ->
            [inf] sbírat žetony kultury
            [to] sbírat žetony kultury
            [ind] sbíráš žetony kultury
           *[imp] sbírej žetony kultury
        }
       *[other] sbírání tím končí
    }
number-shortage = značka, že řadu nešlo doplnit,
    .is = řadu budov nebo řadu specialistů nešlo úplně doplnit
    .set = hra končí
number-empty_bank = značka, že došla některá surovina,
    .is = v banku úplně chybějí lodě s některou surovinou
    .set = hra končí
number-drawn = { number-word } vylosovaných ukazatelů
number-place = { word-place } { FORM($thing, "gen") } v pořadí
    .is = { FORM($thing, "nom") } ještě nemá místo v pořadí
number-next_place = { word-number } flotily použité s { FORM($thing, "ins") }
number-acted = { word-place } { FORM($thing, "gen") } v pořadí posledního kola
number-link = { word-place } { FORM($thing, "gen") } v řetězci
    .some = { FORM($thing, "nom") } byla umístěna v tomto tahu
    .set = { FORM($thing, "nom") } už nepatří do řetězce
number-load = { $form ->
    [gen] nákladu
    [ins] nákladem
   *[nom] náklad
} { FORM($thing, "gen") }
    .is = { FORM($thing, "nom") } v tomto tahu nepřivezla žeton kultury
    .set = { $n ->
        [0] { FORM($thing, "nom") } je znovu volná
       *[other] { FORM($thing, "nom") } už přivezla svůj žeton kultury
    }
change-port_limit = { $way ->
    [more] v přístavu můžeš mít o { $by } { $by ->
        [one] loď
        [few] lodě
       *[other] lodí
    } více (celkem { $n })
   *[exactly] v přístavu můžeš mít až { $n } { $n ->
        [one] loď
        [few] lodě
       *[other] lodí
    }
}
    .rule = 1ed2103d
change-spared_boats = když stavíš, { $n ->
    [one] může 1 z potřebných lodí chybět (vyber, která)
    [few] mohou { $n } z potřebných lodí chybět (vyber, které)
   *[other] může { $n } z potřebných lodí chybět (vyber, které)
}
    .rule = 224f563d
change-coins_per_point = na konci hry získáš 1 bod prestiže za { $n ->
    [one] každou minci
    [few] každé { $n } mince
   *[other] každých { $n } mincí
} místo { $old }
    .rule = 0a25e461
change-worth_of_prestige = na konci hry má každý tvůj žeton prestiže hodnotu { $n } { $n ->
    [one] bodu
    [few] bodů
    [many] bodu
   *[other] bodů
} prestiže místo { $old }
    .rule = 0a25e461
change-buy_price = můžeš koupit loď { with-object } za { $by } { $by ->
    [one] minci
    [few] mince
   *[other] mincí
}
    .rule = e895fa42
change-sell_price = můžeš prodat loď { with-object } za { $by } { $by ->
    [one] minci
    [few] mince
   *[other] mincí
}
    .rule = e0f7c668
permit-start_anywhere = { $form ->
    [cond] { $no ->
        [yes] nemůžeš začít na každém poli na okraji
       *[no] můžeš začít na každém poli na okraji
    }
   *[card] každé prázdné mořské pole na okraji plánu je pro tebe startovní
}
    .rule = febb5830
permit-share_bonuses = { $form ->
    [cond] { $no ->
        [yes] nemáš bonusy za prestižní budovy, které stavíš
       *[no] máš bonusy i za prestižní budovy, které stavíš
    }
   *[card] za torii a paláce, které postavíš, získáváš stejné bonusy jako za běžné budovy
}
    .rule = d9b29e4c

## Průběh hry

step-turn = { $form ->
    [gen] tahu
   *[nom] tah
}
    .your = svého tahu
step-open_rows = specialisté, budovy a flotily
step-lay_tokens = žetony kultury a hory
step-draw_order = pořadí prvního kola

## Co hráč dělá

verb-place = { $form ->
    [inf] umístit
    [to] umístit
    [ind] umístíš
   *[imp] umísti
}
verb-build = { $form ->
    [inf] postavit
    [to] postavit
    [ind] postavíš
   *[imp] postav
}
verb-recruit = { $form ->
    [inf] najmout
    [to] najmout
    [ind] najmeš
   *[imp] najmi
}
verb-return = { $form ->
    [inf] vrátit
    [to] vrátit
    [ind] vrátíš
   *[imp] vrať
}
verb-play = { $form ->
    [inf] odehrát
    [to] odehrát
    [ind] odehraješ
   *[imp] odehraj
}
rule-round = kolo
rule-turns = { verb-play } tahy
rule-turn = { verb-play } tah s { FORM($object, "ins") }
    .does = odehraje tah s { FORM($object, "ins") }
step-preparation = příprava dalšího kola
rule-preparation = { $form ->
    [inf] připravit
    [to] připravit
    [ind] připravíš
   *[imp] připrav
} další kolo
rule-choose_fleet = { verb-choose } flotilu
    .does = vybírá flotilu
# bare: za „Lodě:“
verb-take-boat = { $form ->
    [bare] { "" }
   *[other] { verb-take }
}
rule-take = { verb-take-boat } 1 loď s { FORM($object, "ins") }
rule-take_any = { verb-take-boat } 1 { $form ->
    [bare] libovolná
   *[other] libovolnou
} loď
    .does = bere loď
rule-take_common = { verb-take } 1 libovolnou loď, ale ne se zlatem
    .does = bere loď
rule-transaction = { $form ->
    [inf] koupit nebo prodat
    [to] koupit nebo prodat
    [ind] koupíš nebo prodáš
   *[imp] kup nebo prodej
} 1 loď
    .does = kupuje nebo prodává loď
rule-send_home = { verb-return } { FORM($object, "acc") } do banku
rule-sail = { verb-place } loď na plán
    .does = umisťuje
rule-launch = { verb-place } { FORM($object, "acc") } na { FORM($place, "acc") }
rule-use_boats = { $form ->
    [inf] sbírat žetony kultury, nebo postavit
    [to] sbírat žetony kultury, nebo postavit
    [ind] sbíráš žetony kultury, nebo postavíš
   *[imp] sbírej žetony kultury, nebo postav
} budovu
    .does = využívá lodě
rule-collect = { verb-take } při sběru další žeton kultury
    .does = sbírá { $count ->
        [one] žeton kultury
        [few] { $count ->
            [2] žeton kultury
           *[other] žetony kultury
        }
       *[other] žetony kultury
    }
rule-unload = { verb-take } žeton kultury z ostrova vedle { FORM($place, "gen") }
    .does = bere žeton kultury
rule-raise = { verb-build } budovu na { FORM($place, "loc") }
    .event = { $who ->
        [you] postavíš budovu na ostrově
       *[opponent] jiný hráč postaví budovu na ostrově
    }
rule-bonus = { $form ->
    [inf] získat
    [to] získat
    [ind] získáš
   *[imp] získej
} bonusy za budovu na { FORM($place, "loc") }
rule-sort_boats = { $form ->
    [inf] odhodit
    [to] odhodit
    [ind] odhodíš
   *[imp] odhoď
} lodě, které se nevejdou do přístavu
    .does = odhazuje
rule-recruit = { verb-recruit } specialistu
    .does = najímá specialistu
rule-hire = { verb-recruit } { FORM($object, "acc") }
    .event = { $who ->
        [you] najmeš specialistu
       *[opponent] jiný hráč najme specialistu
    }
rule-put_away = { $form ->
    [inf] odložit
    [to] odložit
    [ind] odložíš
   *[imp] odlož
} flotilu
text-transaction =
    Vyber jednu možnost:
      - Kup 1 loď z banku a zaplať její nákupní cenu.
      - Prodej 1 ze svých lodí: získej její prodejní cenu a vrať loď do banku.
    Co nemá cenu, nelze koupit ani prodat.
    .rule = 593ba4c1
text-sail =
    Umísti jednu ze svých lodí na prázdné mořské pole:
      - první loď svého tahu tam, kde můžeš začít, nebo vedle lodi se stejnou surovinou,
      - každou další loď tam, kde lze prodloužit řetězec.
    .rule = 23081915
text-use_boats =
    Vyber jednu možnost:
      - Sbírej žetony kultury: vyber loď umístěnou v tomto tahu, vedle které je ostrov se žetonem, a vezmi tento žeton.
      - Postav budovu: vyber dostupnou destičku budovy a prázdný ostrov vedle lodi umístěné v tomto tahu. Kolem ostrova musí být všechny lodě, které destička vyžaduje (kromě těch, které ti smějí chybět); je jedno, kdo je umístil. Lodě zůstávají na svých polích.
    Není-li možné ani jedno, pokračuj.
    .rule = be257de4
text-collect = Když sbíráš žetony kultury, vyber loď umístěnou v tomto tahu, která ještě nepřivezla žeton, a vezmi jeden z ostrova vedle ní.
    .rule = c08717c4
text-hire = Vezmi všechny mince, které leží na tomto specialistovi, a přidej ho ke svým specialistům.
    .rule = 2993906d
text-launch = Umísti tuto loď na toto mořské pole. Nyní je to naposledy umístěná loď.
    .rule = e3f149a7
text-send_home = Vrať tuto loď do banku. Už se nepočítá k lodím umístěným v tomto tahu.
    .rule = d2e98498
text-sort_boats = Dokud máš více lodí, než kolik se vejde do tvého přístavu, vyber jednu z nich a odlož ji k odhozeným lodím.
    .rule = 6c0d766f
text-put_away =
    Je-li toto kolo poslední, rozhoduje při shodě na konci hry místo, na kterém v něm byl tvůj ukazatel pořadí.
    Číslo tvé flotily určuje místo ukazatele v příštím kole. Odlož flotilu k použitým flotilám.
    Žádná loď už neplatí za umístěnou v tomto tahu.
    .rule = c4c5a75a
text-draw_order =
    Zamíchej po jednom ukazateli pořadí každého hráče a v náhodném pořadí je rozmísti na stupnici pořadí.
    Ve 2 hráčích následují druhé ukazatele ve stejném pořadí.
    .rule = 8fa957c3
text-fleet_3 = Jednou za tah si můžeš prohlédnout 3 horní destičky z hromádky budov a v libovolném pořadí každou z nich vrátit navrch, nebo dospod.
    .rule = 00112fc3
text-nakatsu = Jednou za tah můžeš, je-li v banku loď s jinou surovinou než zlatem, vrátit do banku 1 svou loď se zlatem a vzít si 2 libovolné lodě, ale ne se zlatem.
    .rule = ca82b26a
text-izanami = Než jiný hráč najme specialistu, vezmeš si 1 z každých 2 mincí, které leží na najímaném specialistovi.
    .rule = 4eb79869
text-kachiko = Jednou za tah můžeš zaplatit 2 mince a odstranit z plánu 1 žeton posvátné půdy.
    .rule = bce603df
text-ebisu = Jednou za tah, pokud už v tomto tahu byly sebrány žetony kultury, můžeš vzít ještě jeden z libovolného ostrova.
    .rule = bc5fa43c
text-take_any = Vezmi z banku 1 libovolnou loď.
    .rule = 7ca93b9b
text-take_common = Vezmi z banku 1 libovolnou loď, ale ne se zlatem.
    .rule = b6c66f40
text-laden = Mořské pole, na kterém je loď umístěná v tomto tahu, která ještě nepřivezla žeton kultury, a které sousedí s ostrovem s takovým žetonem.
    .rule = 4c9e40e6
text-choose_fleet = Vyber jednu z odkrytých flotil, polož ji na svou desku a vezmi si její lodě.
    .rule = 555515a8
text-first_acted = Místo tvého ukazatele pořadí v posledním kole; máš-li jich několik, platí nejpřednější z jejich míst.
    .rule = 7b94c868
text-fresh = Loď umístěná v tomto tahu.
    .rule = a604f3f1
text-buyable = Surovina, která má nákupní cenu.
    .rule = 7c711a4e
text-sellable = Loď se surovinou, která má prodejní cenu.
    .rule = 8844c67b
text-latest = Loď umístěná v tomto tahu jako poslední.
    .rule = 01fb5bb5
text-idle = Loď, za kterou v tomto tahu ještě nebyl vzat žeton kultury.
    .rule = a481fb21
option-top = navrch hromádky
option-bottom = dospod hromádky
option-buy = kup 1 loď
    .does = kupuje 1 loď
option-sell = prodej 1 loď
    .does = prodává 1 loď
# každý žeton jsou dvě volby: loď a ostrov
option-collect = sbírej žetony kultury
    .does = sbírá { $count ->
        [one] žeton kultury
        [few] { $count ->
            [2] žeton kultury
           *[other] žetony kultury
        }
       *[other] žetony kultury
    }
option-build = postav budovu
    .does = staví budovu
ask-transaction-material = S jakou surovinou?
    .does = kupuje loď s { FORM($what, "ins") }
ask-transaction-boat = Kterou loď prodáš?
    .does = prodává { FORM($what, "acc") }
ask-take_any-material = S jakou surovinou?
    .does = bere loď s { FORM($what, "ins") }
ask-take_common-material = S jakou surovinou?
    .does = bere loď s { FORM($what, "ins") }
ask-unload-island = Ze kterého ostrova ho vezmeš?
ask-ebisu-island = Ze kterého ostrova?
ask-fleet_2-tile = Kterou?
ask-fleet_6-first = Na kterém ostrově je první žeton?
ask-fleet_6-island = Na kterém ostrově je druhý žeton?
ask-fleet_7-sea = Ze kterého pole vrátíš loď?
ask-fleet_8-first = Na kterém poli je první loď?
ask-fleet_8-sea = Na kterém poli je druhá loď?

## Odkud jsou body, proč hra skončila

source-coins = mince
source-prestige = žetony prestiže
source-buildings = budovy
source-specialists = specialisté
source-reserved = rezervované destičky
source-boats = odhozené lodě
end-last_building = některý hráč umístil svou poslední běžnou budovu
    .rule = caa9e014
end-rows = nelze úplně doplnit řadu specialistů nebo řadu budov
    .rule = 11543869
end-boats = při přípravě dalšího kola v banku úplně chyběly lodě s některou surovinou
    .rule = 0ef17ded

## Hra a varianty

game-yamatai = Yamatai
variant-branching_chains = Loď lze umístit vedle kterékoli lodi z téhož tahu, nejen vedle poslední
param-buy_price = nákupní cena
param-sell_price = prodejní cena
param-port_limit = lodě, které lze mít v přístavu
param-spared_boats = lodě, které smějí při stavbě chybět
param-coins_per_point = mince za jeden bod prestiže
param-worth_of_prestige = body prestiže za žeton prestiže
param-start_anywhere = začít na každém poli na okraji
param-share_bonuses = bonusy za prestižní budovy

## Jména

name-bamboo = bambus
    .held = { $n ->
        [one] { $n } bambus
        [few] { $n } bambusy
       *[other] { $n } bambusů
    }
    .gender = mi
    .gen = bambusu
    .ins = bambusem
name-wood = dřevo
    .held = { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
    .gender = n
    .gen = dřeva
    .ins = dřevem
name-stone = kámen
    .held = { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
    .gender = mi
    .gen = kamene
    .ins = kamenem
name-clay = hlína
    .held = { $n ->
        [one] { $n } hlína
        [few] { $n } hlíny
       *[other] { $n } hlín
    }
    .gender = f
    .gen = hlíny
    .acc = hlínu
    .ins = hlínou
name-gold = zlato
    .held = { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
    .gender = n
    .gen = zlata
    .ins = zlatem
name-bamboo_boat = loď s bambusem
    .gender = f
    .gen = lodi s bambusem
    .dat = lodi s bambusem
    .loc = lodi s bambusem
    .ins = lodí s bambusem
name-wood_boat = loď se dřevem
    .gender = f
    .gen = lodi se dřevem
    .dat = lodi se dřevem
    .loc = lodi se dřevem
    .ins = lodí se dřevem
name-stone_boat = loď s kamenem
    .gender = f
    .gen = lodi s kamenem
    .dat = lodi s kamenem
    .loc = lodi s kamenem
    .ins = lodí s kamenem
name-clay_boat = loď s hlínou
    .gender = f
    .gen = lodi s hlínou
    .dat = lodi s hlínou
    .loc = lodi s hlínou
    .ins = lodí s hlínou
name-gold_boat = loď se zlatem
    .gender = f
    .gen = lodi se zlatem
    .dat = lodi se zlatem
    .loc = lodi se zlatem
    .ins = lodí se zlatem
name-orange = oranžová
    .held = { $n ->
        [one] { $n } oranžový žeton
        [few] { $n } oranžové žetony
       *[other] { $n } oranžových žetonů
    }
name-green = zelená
    .held = { $n ->
        [one] { $n } zelený žeton
        [few] { $n } zelené žetony
       *[other] { $n } zelených žetonů
    }
name-purple = fialová
    .held = { $n ->
        [one] { $n } fialový žeton
        [few] { $n } fialové žetony
       *[other] { $n } fialových žetonů
    }
name-blue = modrá
    .held = { $n ->
        [one] { $n } modrý žeton
        [few] { $n } modré žetony
       *[other] { $n } modrých žetonů
    }
name-beige = béžová
    .held = { $n ->
        [one] { $n } béžový žeton
        [few] { $n } béžové žetony
       *[other] { $n } béžových žetonů
    }
name-red = červená
    .held = { $n ->
        [one] { $n } červený žeton
        [few] { $n } červené žetony
       *[other] { $n } červených žetonů
    }
name-blank = prázdná
    .short = –
    .held = { $n ->
        [one] { $n } prázdný žeton
        [few] { $n } prázdné žetony
       *[other] { $n } prázdných žetonů
    }
name-orange_token = oranžový žeton kultury
    .gender = mi
    .gen = oranžového žetonu kultury
    .loc = oranžovém žetonu kultury
    .ins = oranžovým žetonem kultury
name-green_token = zelený žeton kultury
    .gender = mi
    .gen = zeleného žetonu kultury
    .loc = zeleném žetonu kultury
    .ins = zeleným žetonem kultury
name-purple_token = fialový žeton kultury
    .gender = mi
    .gen = fialového žetonu kultury
    .loc = fialovém žetonu kultury
    .ins = fialovým žetonem kultury
name-blue_token = modrý žeton kultury
    .gender = mi
    .gen = modrého žetonu kultury
    .loc = modrém žetonu kultury
    .ins = modrým žetonem kultury
name-beige_token = béžový žeton kultury
    .gender = mi
    .gen = béžového žetonu kultury
    .loc = béžovém žetonu kultury
    .ins = béžovým žetonem kultury
name-red_token = červený žeton kultury
    .gender = mi
    .gen = červeného žetonu kultury
    .loc = červeném žetonu kultury
    .ins = červeným žetonem kultury
name-blank_token = prázdný žeton kultury
    .gender = mi
    .gen = prázdného žetonu kultury
    .loc = prázdném žetonu kultury
    .ins = prázdným žetonem kultury
name-meeple = ukazatel pořadí
    .gender = mi
    .gen = ukazatele pořadí
    .loc = ukazateli pořadí
    .ins = ukazatelem pořadí
name-amateratsu = Amateratsu
name-izanagi = Izanagi
name-raijin = Raijin
name-ananda = Ananda
name-izanami = Izanami
name-riu = Riu
name-awashima = Awashima
name-kachiko = Kachiko
name-susanoo = Susanoo
name-ebisu = Ebisu
name-kagutsuchi = Kagutsuchi
name-tomoe = Tomoe
name-fu_hsi = Fu Hsi
name-michimata = Michimata
name-toyo_tama = Toyo Tama
name-hetsuka = Hetsuka
name-nakatsu = Nakatsu
name-yasoma = Yasoma
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
name-w_a1 = A1 (západ)
name-a1_a2 = A1–A2
name-a1_b1 = A1–B1
name-n_a2 = A2 (sever)
name-a2_a3 = A2–A3
name-a2_b2 = A2–B2
name-a3_a4 = A3–A4
name-a3_b3 = A3–B3
name-n_a4 = A4 (sever)
name-a4_a5 = A4–A5
name-a4_b4 = A4–B4
name-a5_a6 = A5–A6
name-a5_b5 = A5–B5
name-a6_a7 = A6–A7
name-a6_b6 = A6–B6
name-n_a7 = A7 (sever)
name-e_a7 = A7 (východ)
name-a7_b7 = A7–B7
name-w_b1 = B1 (západ)
name-b1_b2 = B1–B2
name-b1_c1 = B1–C1
name-b2_b3 = B2–B3
name-b2_c2 = B2–C2
name-b3_b4 = B3–B4
name-b3_c3 = B3–C3
name-b4_b5 = B4–B5
name-b4_c4 = B4–C4
name-b5_b6 = B5–B6
name-b5_c5 = B5–C5
name-b6_b7 = B6–B7
name-b6_c6 = B6–C6
name-b7_c7 = B7–C7
name-w_c1 = C1 (západ)
name-c1_c2 = C1–C2
name-c1_d1 = C1–D1
name-c2_c3 = C2–C3
name-c2_d2 = C2–D2
name-c3_c4 = C3–C4
name-c3_d3 = C3–D3
name-c4_c5 = C4–C5
name-c4_d4 = C4–D4
name-c5_c6 = C5–C6
name-c5_d5 = C5–D5
name-c6_c7 = C6–C7
name-c6_d6 = C6–D6
name-e_c7 = C7 (východ)
name-c7_d7 = C7–D7
name-w_d1 = D1 (západ)
name-d1_d2 = D1–D2
name-d1_e1 = D1–E1
name-d2_d3 = D2–D3
name-d2_e2 = D2–E2
name-d3_d4 = D3–D4
name-d3_e3 = D3–E3
name-d4_d5 = D4–D5
name-d4_e4 = D4–E4
name-d5_d6 = D5–D6
name-d5_e5 = D5–E5
name-d6_d7 = D6–D7
name-d6_e6 = D6–E6
name-s_d7 = D7 (jih)
name-w_e1 = E1 (západ)
name-e1_e2 = E1–E2
name-e2_e3 = E2–E3
name-s_e2 = E2 (jih)
name-e3_e4 = E3–E4
name-e4_e5 = E4–E5
name-s_e4 = E4 (jih)
name-e5_e6 = E5–E6
name-e_e6 = E6 (východ)
name-a2_b3 = A2–B3
name-a5_b4 = A5–B4
name-a7_b6 = A7–B6
name-b1_c2 = B1–C2
name-b5_c6 = B5–C6
name-c3_d2 = C3–D2
name-c4_d5 = C4–D5
name-d1_e2 = D1–E2
name-d4_e3 = D4–E3
name-d6_e5 = D6–E5
name-fleet_1 = Flotila 1
name-fleet_2 = Flotila 2
name-fleet_3 = Flotila 3
name-fleet_4 = Flotila 4
name-fleet_5 = Flotila 5
name-fleet_6 = Flotila 6
name-fleet_7 = Flotila 7
name-fleet_8 = Flotila 8
name-fleet_9 = Flotila 9
name-fleet_10 = Flotila 10
name-b01 = Budova 1
    .short = #1
name-b02 = Budova 2
    .short = #2
name-b03 = Budova 3
    .short = #3
name-b04 = Budova 4
    .short = #4
name-b05 = Budova 5
    .short = #5
name-b06 = Budova 6
    .short = #6
name-b07 = Budova 7
    .short = #7
name-b08 = Budova 8
    .short = #8
name-b09 = Budova 9
    .short = #9
name-b10 = Budova 10
    .short = #10
name-b11 = Budova 11
    .short = #11
name-b12 = Budova 12
    .short = #12
name-b13 = Budova 13
    .short = #13
name-b14 = Budova 14
    .short = #14
name-b15 = Budova 15
    .short = #15
name-b16 = Budova 16
    .short = #16
name-b17 = Budova 17
    .short = #17
name-b18 = Budova 18
    .short = #18
name-b19 = Budova 19
    .short = #19
name-b20 = Budova 20
    .short = #20
name-b21 = Budova 21
    .short = #21
name-p01 = Torii 1
    .short = T1
name-p02 = Torii 2
    .short = T2
name-p03 = Torii 3
    .short = T3
name-p04 = Palác 1
    .short = P1
name-p05 = Palác 2
    .short = P2
name-p06 = Palác 3
    .short = P3
name-p07 = Palác 4
    .short = P4

noun-that-sea =
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
noun-that-tile =
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
noun-that-token =
    .gender = mi
    .nom-sg = žeton
    .gen-sg = žetonu
    .dat-sg = žetonu
    .acc-sg = žeton
    .loc-sg = žetonu
    .ins-sg = žetonem
    .nom-pl = žetony
    .gen-pl = žetonů
    .dat-pl = žetonům
    .acc-pl = žetony
    .loc-pl = žetonech
    .ins-pl = žetony
noun-that-meeple =
    .gender = mi
    .nom-sg = ukazatel
    .gen-sg = ukazatele
    .dat-sg = ukazateli
    .acc-sg = ukazatel
    .loc-sg = ukazateli
    .ins-sg = ukazatelem
    .nom-pl = ukazatele
    .gen-pl = ukazatelů
    .dat-pl = ukazatelům
    .acc-pl = ukazatele
    .loc-pl = ukazatelích
    .ins-pl = ukazateli

## Slovesa pro přesuny z jednoho místa na jiné

move-tile-reserved = { $form ->
    [inf] zarezervovat
    [to] zarezervovat
    [ind] zarezervuješ
   *[imp] zarezervuj
} { FORM($what, "acc") }
    .does = rezervuje { FORM($what, "acc") }
move-token-tokens = { $form ->
    [inf] vzít
    [to] vzít
    [ind] vezmeš
   *[imp] vezmi
} { FORM($what, "acc") }
    .does = bere { FORM($what, "acc") }
move-tile_stack-looked_at = { $form ->
    [inf] vzít
    [to] vzít
    [ind] vezmeš
   *[imp] vezmi
} k prohlédnutí { FORM($what, "acc") } { $origin }
    .does = si prohlíží { FORM($what, "acc") } { $origin }
text-preparation =
    Na každého specialistu v řadě specialistů polož 2 mince.
    Doplň řadu specialistů a řadu budov.
    Každý ukazatel pořadí se přesune na místo s číslem flotily použité v jeho tahu.
    Doplň odkryté flotily.
    Zamíchej použité flotily a polož je pod zakryté flotily.
    Pokud v banku úplně chybějí lodě s některou surovinou, hra končí.
    .rule = 0c285df6
text-lay_tokens =
    Zamíchej žetony kultury a na každý ostrov polož jeden lícem nahoru.
    Je-li to horský žeton, umísti na ostrov 1 destičku hory.
    Je-li to prázdný žeton, odlož ho do rezervy.
    .rule = 3cfc6a2f
text-harbour = Startovní pole; smíš-li začít na každém poli na okraji, i kterékoli mořské pole na okraji plánu.
    .rule = 67768f3b
text-reached = Ostrov sousedící s mořským polem, na kterém leží loď umístěná v tomto tahu.
    .rule = cf654acd
text-vacant = Ostrov, na kterém není žeton kultury, běžná budova, torii, palác ani žeton posvátné půdy.
    .rule = a18e96e3
text-raise =
    Polož tuto destičku ke svým postaveným budovám.
    Umísti na ostrov to, co destička ukazuje: běžnou budovu ze své zásoby (nemáš-li už žádnou, takovou destičku postavit nemůžeš), torii nebo palác.
    Za běžnou budovu získej bonusy; za torii a palác jen tehdy, když ti je dává některá schopnost.
    .rule = 4fd78d4c
text-bonus =
    Získej 1 žeton prestiže za každý sousední ostrov s torii nebo palácem. Ostrovy, které mají společné mořské pole, spolu sousedí.
    Je-li na ostrově destička hory, získej 1 žeton prestiže.
    Tvoří-li ostrov souvislou skupinu s dalšími ostrovy, na kterých stojí tvé běžné budovy, získej 1 minci za každý ostrov skupiny včetně tohoto; je-li destička obchodní stanicí, ještě jednou tolik.
    .rule = 1b66e8a1
text-group_size = Počet ostrovů s tvými běžnými budovami, které s tímto ostrovem tvoří souvislou skupinu, včetně tohoto.
    .rule = 56296708
text-unload = Vyber ostrov se žetonem kultury vedle tohoto mořského pole a vezmi si ten žeton. Loď na tomto poli už v tomto tahu další nepřiveze.
    .rule = 35aa7bc4
text-turns = Ukazatele pořadí jsou na tahu podle svých míst, od nejnižšího: s každým odehraje tah jeho vlastník.
    .rule = d4a15742
text-fleet_6 = Jednou za tah můžeš prohodit žetony kultury na 2 ostrovech.
    .rule = 96bb0735
text-fleet_8 = Jednou za tah můžeš prohodit 2 lodě na plánu.
    .rule = bd688047
text-fleet_7 = Jednou za tah můžeš vrátit do banku až 2 lodě z mořských polí.
    .rule = 332ded29
text-ahead = Mořské pole vedle naposledy umístěné lodi.
    .rule = 204b1456
text-kagutsuchi = Kdykoli postavíš běžnou budovu a na žádném sousedním ostrově běžnou budovu nemáš, získáš 1 žeton prestiže.
    .rule = 0bcc6cdc
text-buildings = Každý hráč získává body prestiže svých postavených budov.
    .rule = b8a5545a
text-specialists = Každý hráč získává body prestiže svých specialistů.
    .rule = 3f755a7c
text-reserved = Každý hráč ztrácí 1 bod prestiže za každou rezervovanou destičku budovy.
    .rule = cc662584
text-ananda = Než jiný hráč postaví budovu na ostrově vedle ostrova s tvou běžnou budovou, zaplatí ti 2 mince; nemůže-li zaplatit, nesmí tam stavět.
    .rule = 8a97c38e
text-ahead-branching_chains = Mořské pole vedle některé lodi umístěné v tomto tahu.
    .rule = 8b01d858
text-susanoo = Když prodáváš loď, získáš za loď s kamenem 6 mincí a za loď s hlínou 7 mincí.
    .rule = d7b5c596
text-tomoe = Když kupuješ nebo prodáváš loď, může to být i loď se zlatem; její cena je 5 mincí.
    .rule = a6873ed8
text-take = Vezmi z banku 1 loď s touto surovinou, pokud tam ještě nějaká je.
    .rule = 829f27c8
text-raijin = Jednou za tah, pokud je v banku loď se zlatem, můžeš vrátit do banku 2 své lodě a vzít si 1 loď se zlatem.
    .rule = 7b3f8fd9
