### Yokohama, česky

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
noun-yen =
    .gender = mi
    .nom-sg = jen
    .gen-sg = jenu
    .dat-sg = jenu
    .acc-sg = jen
    .loc-sg = jenu
    .ins-sg = jenem
    .nom-pl = jeny
    .gen-pl = jenů
    .dat-pl = jenům
    .acc-pl = jeny
    .loc-pl = jenech
    .ins-pl = jeny
noun-copper =
    .gender = f
    .nom-sg = měď
    .gen-sg = mědi
    .dat-sg = mědi
    .acc-sg = měď
    .loc-sg = mědi
    .ins-sg = mědí
    .nom-pl = mědi
    .gen-pl = mědí
    .dat-pl = mědím
    .acc-pl = mědi
    .loc-pl = mědích
    .ins-pl = měďmi
    .mass = yes
    .head = měď
noun-silk =
    .gender = n
    .nom-sg = hedvábí
    .gen-sg = hedvábí
    .dat-sg = hedvábí
    .acc-sg = hedvábí
    .loc-sg = hedvábí
    .ins-sg = hedvábím
    .nom-pl = hedvábí
    .gen-pl = hedvábí
    .dat-pl = hedvábím
    .acc-pl = hedvábí
    .loc-pl = hedvábích
    .ins-pl = hedvábími
    .mass = yes
    .head = hedvábí
noun-tea =
    .gender = mi
    .nom-sg = čaj
    .gen-sg = čaje
    .dat-sg = čaji
    .acc-sg = čaj
    .loc-sg = čaji
    .ins-sg = čajem
    .nom-pl = čaje
    .gen-pl = čajů
    .dat-pl = čajům
    .acc-pl = čaje
    .loc-pl = čajích
    .ins-pl = čaji
    .mass = yes
    .head = čaj
noun-fish =
    .gender = f
    .nom-sg = ryba
    .gen-sg = ryby
    .dat-sg = rybě
    .acc-sg = rybu
    .loc-sg = rybě
    .ins-sg = rybou
    .nom-pl = ryby
    .gen-pl = ryb
    .dat-pl = rybám
    .acc-pl = ryby
    .loc-pl = rybách
    .ins-pl = rybami
    .head = ryby
noun-import =
    .gender = mi
    .nom-sg = import
    .gen-sg = importu
    .dat-sg = importu
    .acc-sg = import
    .loc-sg = importu
    .ins-sg = importem
    .nom-pl = importy
    .gen-pl = importů
    .dat-pl = importům
    .acc-pl = importy
    .loc-pl = importech
    .ins-pl = importy
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
noun-any_good =
    .gender = mi
    .nom-sg = libovolný kus zboží
    .gen-sg = libovolného kusu zboží
    .dat-sg = libovolnému kusu zboží
    .acc-sg = libovolný kus zboží
    .loc-sg = libovolném kusu zboží
    .ins-sg = libovolným kusem zboží
    .nom-pl = libovolné kusy zboží
    .gen-pl = libovolných kusů zboží
    .dat-pl = libovolným kusům zboží
    .acc-pl = libovolné kusy zboží
    .loc-pl = libovolných kusech zboží
    .ins-pl = libovolnými kusy zboží
noun-warehouse =
    .gender = mi
    .nom-sg = symbol skladu
    .gen-sg = symbolu skladu
    .dat-sg = symbolu skladu
    .acc-sg = symbol skladu
    .loc-sg = symbolu skladu
    .ins-sg = symbolem skladu
    .nom-pl = symboly skladu
    .gen-pl = symbolů skladu
    .dat-pl = symbolům skladu
    .acc-pl = symboly skladu
    .loc-pl = symbolech skladu
    .ins-pl = symboly skladu
noun-free_move =
    .gender = mi
    .nom-sg = přesun asistenta
    .gen-sg = přesunu asistenta
    .dat-sg = přesunu asistenta
    .acc-sg = přesun asistenta
    .loc-sg = přesunu asistenta
    .ins-sg = přesunem asistenta
    .nom-pl = přesuny asistenta
    .gen-pl = přesunů asistenta
    .dat-pl = přesunům asistenta
    .acc-pl = přesuny asistenta
    .loc-pl = přesunech asistenta
    .ins-pl = přesuny asistenta
noun-president =
    .gender = ma
    .nom-sg = prezident
    .gen-sg = prezidenta
    .dat-sg = prezidentovi
    .acc-sg = prezidenta
    .loc-sg = prezidentovi
    .ins-sg = prezidentem
    .nom-pl = prezidenti
    .gen-pl = prezidentů
    .dat-pl = prezidentům
    .acc-pl = prezidenty
    .loc-pl = prezidentech
    .ins-pl = prezidenty
noun-assistant =
    .gender = ma
    .nom-sg = asistent
    .gen-sg = asistenta
    .dat-sg = asistentovi
    .acc-sg = asistenta
    .loc-sg = asistentovi
    .ins-sg = asistentem
    .nom-pl = asistenti
    .gen-pl = asistentů
    .dat-pl = asistentům
    .acc-pl = asistenty
    .loc-pl = asistentech
    .ins-pl = asistenty
noun-assistant-and-blocker =
    .gender = ma
    .nom-sg = asistent (včetně neutrálních)
    .gen-sg = asistenta (včetně neutrálních)
    .dat-sg = asistentovi (včetně neutrálních)
    .acc-sg = asistenta (včetně neutrálních)
    .loc-sg = asistentovi (včetně neutrálních)
    .ins-sg = asistentem (včetně neutrálních)
    .nom-pl = asistenti (včetně neutrálních)
    .gen-pl = asistentů (včetně neutrálních)
    .dat-pl = asistentům (včetně neutrálních)
    .acc-pl = asistenty (včetně neutrálních)
    .loc-pl = asistentech (včetně neutrálních)
    .ins-pl = asistenty (včetně neutrálních)
noun-shop =
    .gender = mi
    .nom-sg = obchod
    .gen-sg = obchodu
    .dat-sg = obchodu
    .acc-sg = obchod
    .loc-sg = obchodě
    .ins-sg = obchodem
    .nom-pl = obchody
    .gen-pl = obchodů
    .dat-pl = obchodům
    .acc-pl = obchody
    .loc-pl = obchodech
    .ins-pl = obchody
noun-trading_house =
    .gender = mi
    .nom-sg = obchodní dům
    .gen-sg = obchodního domu
    .dat-sg = obchodnímu domu
    .acc-sg = obchodní dům
    .loc-sg = obchodním domě
    .ins-sg = obchodním domem
    .nom-pl = obchodní domy
    .gen-pl = obchodních domů
    .dat-pl = obchodním domům
    .acc-pl = obchodní domy
    .loc-pl = obchodních domech
    .ins-pl = obchodními domy
noun-blocker =
    .gender = ma
    .nom-sg = neutrální asistent
    .gen-sg = neutrálního asistenta
    .dat-sg = neutrálnímu asistentovi
    .acc-sg = neutrálního asistenta
    .loc-sg = neutrálním asistentovi
    .ins-sg = neutrálním asistentem
    .nom-pl = neutrální asistenti
    .gen-pl = neutrálních asistentů
    .dat-pl = neutrálním asistentům
    .acc-pl = neutrální asistenty
    .loc-pl = neutrálních asistentech
    .ins-pl = neutrálními asistenty
noun-station_token =
    .gender = mi
    .nom-sg = žeton nádraží
    .gen-sg = žetonu nádraží
    .dat-sg = žetonu nádraží
    .acc-sg = žeton nádraží
    .loc-sg = žetonu nádraží
    .ins-sg = žetonem nádraží
    .nom-pl = žetony nádraží
    .gen-pl = žetonů nádraží
    .dat-pl = žetonům nádraží
    .acc-pl = žetony nádraží
    .loc-pl = žetonech nádraží
    .ins-pl = žetony nádraží
noun-area =
    .gender = f
    .nom-sg = oblast
    .gen-sg = oblasti
    .dat-sg = oblasti
    .acc-sg = oblast
    .loc-sg = oblasti
    .ins-sg = oblastí
    .nom-pl = oblasti
    .gen-pl = oblastí
    .dat-pl = oblastem
    .acc-pl = oblasti
    .loc-pl = oblastech
    .ins-pl = oblastmi
    .at = in
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
noun-order =
    .gender = f
    .nom-sg = zakázka
    .gen-sg = zakázky
    .dat-sg = zakázce
    .acc-sg = zakázku
    .loc-sg = zakázce
    .ins-sg = zakázkou
    .nom-pl = zakázky
    .gen-pl = zakázek
    .dat-pl = zakázkám
    .acc-pl = zakázky
    .loc-pl = zakázkách
    .ins-pl = zakázkami
noun-building_tile =
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
noun-shop_space =
    .gender = n
    .beside = on
    .nom-sg = pole obchodu
    .gen-sg = pole obchodu
    .dat-sg = poli obchodu
    .acc-sg = pole obchodu
    .loc-sg = poli obchodu
    .ins-sg = polem obchodu
    .nom-pl = pole obchodu
    .gen-pl = polí obchodu
    .dat-pl = polím obchodu
    .acc-pl = pole obchodu
    .loc-pl = polích obchodu
    .ins-pl = poli obchodu
noun-house_space =
    .gender = n
    .beside = on
    .nom-sg = pole obchodního domu
    .gen-sg = pole obchodního domu
    .dat-sg = poli obchodního domu
    .acc-sg = pole obchodního domu
    .loc-sg = poli obchodního domu
    .ins-sg = polem obchodního domu
    .nom-pl = pole obchodního domu
    .gen-pl = polí obchodního domu
    .dat-pl = polím obchodního domu
    .acc-pl = pole obchodního domu
    .loc-pl = polích obchodního domu
    .ins-pl = poli obchodního domu
noun-power_token =
    .gender = mi
    .nom-sg = žeton síly 5
    .gen-sg = žetonu síly 5
    .dat-sg = žetonu síly 5
    .acc-sg = žeton síly 5
    .loc-sg = žetonu síly 5
    .ins-sg = žetonem síly 5
    .nom-pl = žetony síly 5
    .gen-pl = žetonů síly 5
    .dat-pl = žetonům síly 5
    .acc-pl = žetony síly 5
    .loc-pl = žetonech síly 5
    .ins-pl = žetony síly 5
noun-agent =
    .gender = ma
    .nom-sg = zahraniční agent
    .gen-sg = zahraničního agenta
    .dat-sg = zahraničnímu agentovi
    .acc-sg = zahraničního agenta
    .loc-sg = zahraničním agentovi
    .ins-sg = zahraničním agentem
    .nom-pl = zahraniční agenti
    .gen-pl = zahraničních agentů
    .dat-pl = zahraničním agentům
    .acc-pl = zahraniční agenty
    .loc-pl = zahraničních agentech
    .ins-pl = zahraničními agenty
noun-achievement =
    .gender = mi
    .nom-sg = úspěch
    .gen-sg = úspěchu
    .dat-sg = úspěchu
    .acc-sg = úspěch
    .loc-sg = úspěchu
    .ins-sg = úspěchem
    .nom-pl = úspěchy
    .gen-pl = úspěchů
    .dat-pl = úspěchům
    .acc-pl = úspěchy
    .loc-pl = úspěších
    .ins-pl = úspěchy
noun-church_space =
    .gender = n
    .nom-sg = pole kostela
    .gen-sg = pole kostela
    .dat-sg = poli kostela
    .acc-sg = pole kostela
    .loc-sg = poli kostela
    .ins-sg = polem kostela
    .nom-pl = pole kostela
    .gen-pl = polí kostela
    .dat-pl = polím kostela
    .acc-pl = pole kostela
    .loc-pl = polích kostela
    .ins-pl = poli kostela
    .short = kostel
noun-customs_space =
    .gender = n
    .nom-sg = pole celnice
    .gen-sg = pole celnice
    .dat-sg = poli celnice
    .acc-sg = pole celnice
    .loc-sg = poli celnice
    .ins-sg = polem celnice
    .nom-pl = pole celnice
    .gen-pl = polí celnice
    .dat-pl = polím celnice
    .acc-pl = pole celnice
    .loc-pl = polích celnice
    .ins-pl = poli celnice
    .short = celnice
noun-flag_card =
    .gender = f
    .nom-sg = karta s vlajkou
    .gen-sg = karty s vlajkou
    .dat-sg = kartě s vlajkou
    .acc-sg = kartu s vlajkou
    .loc-sg = kartě s vlajkou
    .ins-sg = kartou s vlajkou
    .nom-pl = karty s vlajkou
    .gen-pl = karet s vlajkou
    .dat-pl = kartám s vlajkou
    .acc-pl = karty s vlajkou
    .loc-pl = kartách s vlajkou
    .ins-pl = kartami s vlajkou
noun-award =
    .gender = mi
    .nom-sg = žeton odměny za úspěchy
    .gen-sg = žetonu odměny za úspěchy
    .dat-sg = žetonu odměny za úspěchy
    .acc-sg = žeton odměny za úspěchy
    .loc-sg = žetonu odměny za úspěchy
    .ins-sg = žetonem odměny za úspěchy
    .nom-pl = žetony odměn za úspěchy
    .gen-pl = žetonů odměn za úspěchy
    .dat-pl = žetonům odměn za úspěchy
    .acc-pl = žetony odměn za úspěchy
    .loc-pl = žetonech odměn za úspěchy
    .ins-pl = žetony odměn za úspěchy
noun-in-technologies =
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
noun-in-fulfilled_orders =
    .gender = f
    .nom-sg = splněná zakázka
    .gen-sg = splněné zakázky
    .dat-sg = splněné zakázce
    .acc-sg = splněnou zakázku
    .loc-sg = splněné zakázce
    .ins-sg = splněnou zakázkou
    .nom-pl = splněné zakázky
    .gen-pl = splněných zakázek
    .dat-pl = splněným zakázkám
    .acc-pl = splněné zakázky
    .loc-pl = splněných zakázkách
    .ins-pl = splněnými zakázkami
noun-in-order_hand =
    .gender = f
    .nom-sg = zakázka v ruce
    .gen-sg = zakázky v ruce
    .dat-sg = zakázce v ruce
    .acc-sg = zakázku v ruce
    .loc-sg = zakázce v ruce
    .ins-sg = zakázkou v ruce
    .nom-pl = zakázky v ruce
    .gen-pl = zakázek v ruce
    .dat-pl = zakázkám v ruce
    .acc-pl = zakázky v ruce
    .loc-pl = zakázkách v ruce
    .ins-pl = zakázkami v ruce
noun-in-agents =
    .gender = ma
    .nom-sg = nepoužitý zahraniční agent
    .gen-sg = nepoužitého zahraničního agenta
    .dat-sg = nepoužitému zahraničnímu agentovi
    .acc-sg = nepoužitého zahraničního agenta
    .loc-sg = nepoužitém zahraničním agentovi
    .ins-sg = nepoužitým zahraničním agentem
    .nom-pl = nepoužití zahraniční agenti
    .gen-pl = nepoužitých zahraničních agentů
    .dat-pl = nepoužitým zahraničním agentům
    .acc-pl = nepoužité zahraniční agenty
    .loc-pl = nepoužitých zahraničních agentech
    .ins-pl = nepoužitými zahraničními agenty
noun-in-spent_agents =
    .gender = ma
    .nom-sg = použitý zahraniční agent
    .gen-sg = použitého zahraničního agenta
    .dat-sg = použitému zahraničnímu agentovi
    .acc-sg = použitého zahraničního agenta
    .loc-sg = použitém zahraničním agentovi
    .ins-sg = použitým zahraničním agentem
    .nom-pl = použití zahraniční agenti
    .gen-pl = použitých zahraničních agentů
    .dat-pl = použitým zahraničním agentům
    .acc-pl = použité zahraniční agenty
    .loc-pl = použitých zahraničních agentech
    .ins-pl = použitými zahraničními agenty
noun-in-tokens =
    .gender = mi
    .nom-sg = žeton síly 5
    .gen-sg = žetonu síly 5
    .dat-sg = žetonu síly 5
    .acc-sg = žeton síly 5
    .loc-sg = žetonu síly 5
    .ins-sg = žetonem síly 5
    .nom-pl = žetony síly 5
    .gen-pl = žetonů síly 5
    .dat-pl = žetonům síly 5
    .acc-pl = žetony síly 5
    .loc-pl = žetonech síly 5
    .ins-pl = žetony síly 5
noun-prop-production =
    .gender = f
    .nom-sg = hodnota výroby
    .gen-sg = hodnoty výroby
    .dat-sg = hodnotě výroby
    .acc-sg = hodnotu výroby
    .loc-sg = hodnotě výroby
    .ins-sg = hodnotou výroby
    .nom-pl = hodnoty výroby
    .gen-pl = hodnot výroby
    .dat-pl = hodnotám výroby
    .acc-pl = hodnoty výroby
    .loc-pl = hodnotách výroby
    .ins-pl = hodnotami výroby
noun-prop-flag =
    .gender = f
    .nom-sg = země
    .gen-sg = země
    .dat-sg = zemi
    .acc-sg = zemi
    .loc-sg = zemi
    .ins-sg = zemí
    .nom-pl = země
    .gen-pl = zemí
    .dat-pl = zemím
    .acc-pl = země
    .loc-pl = zemích
    .ins-pl = zeměmi
noun-prop-cost =
    .gender = n
    .nom-sg = požadované zboží
    .gen-sg = požadovaného zboží
    .dat-sg = požadovanému zboží
    .acc-sg = požadované zboží
    .loc-sg = požadovaném zboží
    .ins-sg = požadovaným zbožím
    .nom-pl = požadovaná zboží
    .gen-pl = požadovaných zboží
    .dat-pl = požadovaným zbožím
    .acc-pl = požadovaná zboží
    .loc-pl = požadovaných zbožích
    .ins-pl = požadovanými zbožími
noun-prop-reward =
    .gender = f
    .nom-sg = odměna
    .gen-sg = odměny
    .dat-sg = odměně
    .acc-sg = odměnu
    .loc-sg = odměně
    .ins-sg = odměnou
    .nom-pl = odměny
    .gen-pl = odměn
    .dat-pl = odměnám
    .acc-pl = odměny
    .loc-pl = odměnách
    .ins-pl = odměnami
    .verb = gain
noun-prop-faith =
    .gender = f
    .nom-sg = potřebná víra
    .gen-sg = potřebné víry
    .dat-sg = potřebné víře
    .acc-sg = potřebnou víru
    .loc-sg = potřebné víře
    .ins-sg = potřebnou vírou
    .nom-pl = potřebné víry
    .gen-pl = potřebných věr
    .dat-pl = potřebným vírám
    .acc-pl = potřebné víry
    .loc-pl = potřebných vírách
    .ins-pl = potřebnými vírami
noun-prop-imports =
    .gender = f
    .nom-sg = cena v importech
    .gen-sg = ceny v importech
    .dat-sg = ceně v importech
    .acc-sg = cenu v importech
    .loc-sg = ceně v importech
    .ins-sg = cenou v importech
    .nom-pl = ceny v importech
    .gen-pl = cen v importech
    .dat-pl = cenám v importech
    .acc-pl = ceny v importech
    .loc-pl = cenách v importech
    .ins-pl = cenami v importech
noun-prop-type =
    .gender = mi
    .nom-sg = typ
    .gen-sg = typu
    .dat-sg = typu
    .acc-sg = typ
    .loc-sg = typu
    .ins-sg = typem
    .nom-pl = typy
    .gen-pl = typů
    .dat-pl = typům
    .acc-pl = typy
    .loc-pl = typech
    .ins-pl = typy
noun-prop-board =
    .gender = f
    .nom-sg = deska
    .gen-sg = desky
    .dat-sg = desce
    .acc-sg = desku
    .loc-sg = desce
    .ins-sg = deskou
    .nom-pl = desky
    .gen-pl = desek
    .dat-pl = deskám
    .acc-pl = desky
    .loc-pl = deskách
    .ins-pl = deskami
noun-prop-action =
    .gender = f
    .nom-sg = akce
    .gen-sg = akce
    .dat-sg = akci
    .acc-sg = akci
    .loc-sg = akci
    .ins-sg = akcí
    .nom-pl = akce
    .gen-pl = akcí
    .dat-pl = akcím
    .acc-pl = akce
    .loc-pl = akcích
    .ins-pl = akcemi
noun-prop-goal =
    .gender = f
    .nom-sg = podmínka
    .gen-sg = podmínky
    .dat-sg = podmínce
    .acc-sg = podmínku
    .loc-sg = podmínce
    .ins-sg = podmínkou
    .nom-pl = podmínky
    .gen-pl = podmínek
    .dat-pl = podmínkám
    .acc-pl = podmínky
    .loc-pl = podmínkách
    .ins-pl = podmínkami
noun-prop-upper =
    .gender = mi
    .nom-sg = body pro prvního
    .gen-sg = bodů pro prvního
    .dat-sg = bodům pro prvního
    .acc-sg = body pro prvního
    .loc-sg = bodech pro prvního
    .ins-sg = body pro prvního
    .nom-pl = body pro prvního
    .gen-pl = bodů pro prvního
    .dat-pl = bodům pro prvního
    .acc-pl = body pro prvního
    .loc-pl = bodech pro prvního
    .ins-pl = body pro prvního
noun-prop-lower =
    .gender = mi
    .nom-sg = body pro další
    .gen-sg = bodů pro další
    .dat-sg = bodům pro další
    .acc-sg = body pro další
    .loc-sg = bodech pro další
    .ins-sg = body pro další
    .nom-pl = body pro další
    .gen-pl = bodů pro další
    .dat-pl = bodům pro další
    .acc-pl = body pro další
    .loc-pl = bodech pro další
    .ins-pl = body pro další
noun-prop-stack =
    .gender = f
    .nom-sg = hromádka
    .gen-sg = hromádky
    .dat-sg = hromádce
    .acc-sg = hromádku
    .loc-sg = hromádce
    .ins-sg = hromádkou
    .nom-pl = hromádky
    .gen-pl = hromádek
    .dat-pl = hromádkám
    .acc-pl = hromádky
    .loc-pl = hromádkách
    .ins-pl = hromádkami
noun-prop-surcharge =
    .gender = mi
    .nom-sg = příplatek
    .gen-sg = příplatku
    .dat-sg = příplatku
    .acc-sg = příplatek
    .loc-sg = příplatku
    .ins-sg = příplatkem
    .nom-pl = příplatky
    .gen-pl = příplatků
    .dat-pl = příplatkům
    .acc-pl = příplatky
    .loc-pl = příplatcích
    .ins-pl = příplatky
noun-prop-reach =
    .gender = f
    .nom-sg = potřebná síla
    .gen-sg = potřebné síly
    .dat-sg = potřebné síle
    .acc-sg = potřebnou sílu
    .loc-sg = potřebné síle
    .ins-sg = potřebnou sílou
    .nom-pl = potřebné síly
    .gen-pl = potřebných sil
    .dat-pl = potřebným sílám
    .acc-pl = potřebné síly
    .loc-pl = potřebných sílách
    .ins-pl = potřebnými sílami
noun-stack =
    .gender = f
    .nom-sg = hromádka
    .gen-sg = hromádky
    .dat-sg = hromádce
    .acc-sg = hromádku
    .loc-sg = hromádce
    .ins-sg = hromádkou
    .nom-pl = hromádky
    .gen-pl = hromádek
    .dat-pl = hromádkám
    .acc-pl = hromádky
    .loc-pl = hromádkách
    .ins-pl = hromádkami
noun-country =
    .gender = f
    .nom-sg = země
    .gen-sg = země
    .dat-sg = zemi
    .acc-sg = zemi
    .loc-sg = zemi
    .ins-sg = zemí
    .nom-pl = země
    .gen-pl = zemí
    .dat-pl = zemím
    .acc-pl = země
    .loc-pl = zemích
    .ins-pl = zeměmi

## Symboly

symbol-warehouse = { $form ->
    [inf] vzít
    [to] vzít
    [ind] můžeš vzít
   *[imp] vezmi, chceš-li,
} ze skladu { $n ->
    [one] { $n } figurku za její cenu
    [few] až { $n } figurky, každou za její cenu
   *[other] až { $n } figurek, každou za její cenu
}
    .does = bere ze skladu { $n ->
        [one] { $n } figurku
        [few] { $n } figurky
       *[other] { $n } figurek
    }
symbol-free_move = { $form ->
    [inf] přesunout
    [to] přesunout
    [ind] můžeš přesunout
   *[imp] přesuň, chceš-li,
} zdarma { $n ->
    [one] { $n } svého asistenta
    [few] až { $n } své asistenty
   *[other] až { $n } svých asistentů
}
    .does = přesouvá zdarma { $n ->
        [one] { $n } asistenta
        [few] { $n } asistenty
       *[other] { $n } asistentů
    }
noun-port-area =
    .gender = mi
    .at = in
    .nom-sg = přístav
    .gen-sg = přístavu
    .dat-sg = přístavu
    .acc-sg = přístav
    .loc-sg = přístavu
    .ins-sg = přístavem
    .nom-pl = přístavy
    .gen-pl = přístavů
    .dat-pl = přístavům
    .acc-pl = přístavy
    .loc-pl = přístavech
    .ins-pl = přístavy
noun-laboratory-area =
    .gender = f
    .at = in
    .nom-sg = laboratoř
    .gen-sg = laboratoře
    .dat-sg = laboratoři
    .acc-sg = laboratoř
    .loc-sg = laboratoři
    .ins-sg = laboratoří
    .nom-pl = laboratoře
    .gen-pl = laboratoří
    .dat-pl = laboratořím
    .acc-pl = laboratoře
    .loc-pl = laboratořích
    .ins-pl = laboratořemi

## Přídavná jména

is-production =
    .before = výrobn{ ending-soft }
    .is = výrobní oblast
is-commercial =
    .before = obchodn{ ending-soft }
    .is = obchodní oblast
is-waterway =
    .after = kanálu
    .is = kanál
is-laboratory =
    .after = laboratoře
    .is = laboratoř
is-port =
    .after = přístavu
    .is = přístav
is-open =
    .after = mimo kanál
    .is = mimo kanál
    .rule = 98e7663e
is-allowed =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] a
    } se smí zastavit tvůj prezident
    .is = místo, kde se smí zastavit tvůj prezident,
    .rule = 1ae2f59b
is-served =
    .after = dostupn{ ending-hard } tramvají
    .is = dostupná tramvají
    .rule = 8f556b27
is-connected =
    .after = dostupn{ ending-hard } vlakem
    .is = dostupná vlakem
    .rule = 0e4d0e26
is-developed =
    .behind = { $nth ->
        [0] , { which-on }
       *[other] a
    } máš obchod nebo obchodní dům
    .have = máš obchod nebo obchodní dům { FORM($what, "loc") }
    .is = obsazená tvým obchodem nebo obchodním domem
    .rule = 002df120
is-free =
    .before = voln{ ending-hard }
    .is = volné
    .rule = 3d96d28f
is-new =
    .before = nov{ ending-hard }
    .is = pro tebe nová
    .rule = 3a5be585
is-shown =
    .before = vyložen{ ending-hard }
    .is = vyložená
    .rule = b32910f5 6dbe5f2f
is-blocked =
    .before = blokovan{ ending-hard }
    .is = blokované pole

## Místa

word-of-your = { $role ->
    [choice] ze svých
   *[place] z tvých
}
zone-hand = { $form ->
    [acc] ruku
   *[nom] ruka
}
    .verb-from = place
    .from = z ruky
    .to = do ruky
    .in = v ruce
    .verb = take
zone-warehouse = sklad
    .from = ze skladu
    .to = do skladu
    .in = ve skladu
zone-box = { $form ->
    [acc] krabici
   *[nom] krabice
}
    .verb-from = place
    .from = z rezervy
    .to = do krabice
    .verb = away
    .in = v krabici
zone-technology_row = { $form ->
    [acc] řadu technologií
   *[nom] řada technologií
}
    .from = z řady technologií { FORM($holder, "gen") }
    .to = do řady technologií { FORM($holder, "gen") }
    .in = { $role ->
        [choice] z řady
       *[place] v řadě
    } technologií { FORM($holder, "gen") }
zone-technologies = technologie
    .from = ze svých technologií
    .to = ke svým technologiím
    .in = { $role ->
        [choice] ze svých technologií
       *[place] mezi tvými technologiemi
    }
    .short = technol.
    .of = { word-of-your } technologií
zone-order_row = { $form ->
    [acc] řadu zakázek
   *[nom] řada zakázek
}
    .from = z řady zakázek { FORM($holder, "gen") }
    .to = do řady zakázek { FORM($holder, "gen") }
    .in = { $role ->
        [choice] z řady
       *[place] v řadě
    } zakázek { FORM($holder, "gen") }
zone-order_hand = zakázky v ruce
    .from = z ruky
    .to = do ruky
    .verb = take
    .in = { $role ->
        [choice] z ruky
       *[place] v ruce
    }
    .short = zakázky
zone-fulfilled_orders = splněné zakázky
    .from = ze svých splněných zakázek
    .to = ke svým splněným zakázkám
    .in = { $role ->
        [choice] ze svých splněných zakázek
       *[place] mezi tvými splněnými zakázkami
    }
    .short = splněné
    .of = { word-of-your } splněných zakázek
zone-agents = { $form ->
    [acc] nepoužité zahraniční agenty
   *[nom] nepoužití zahraniční agenti
}
    .from = ze svých nepoužitých zahraničních agentů
    .to = ke svým nepoužitým zahraničním agentům
    .in = { $role ->
        [choice] ze svých nepoužitých
       *[place] mezi { $whose ->
            [they] jeho
           *[you] tvými
        } nepoužitými zahraničními agenty
    }
    .short = agenti
    .of = { word-of-your } nepoužitých zahraničních agentů
zone-spent_agents = { $form ->
    [acc] použité zahraniční agenty
   *[nom] použití zahraniční agenti
}
    .from = ze svých použitých zahraničních agentů
    .to = ke svým použitým zahraničním agentům
    .in = { $role ->
        [choice] ze svých použitých
       *[place] mezi tvými použitými zahraničními agenty
    }
    .of = { word-of-your } použitých zahraničních agentů
zone-tokens = žetony síly 5
    .from = ze svých žetonů síly 5
    .to = ke svým žetonům síly 5
    .in = { $role ->
        [choice] ze svých žetonů síly 5
       *[place] mezi tvými žetony síly 5
    }
    .short = žetony
zone-award_stack = { $form ->
    [acc] hromádku odměn za úspěchy
   *[nom] hromádka odměn za úspěchy
}
    .from = z hromádky odměn za úspěchy
    .to = na hromádku odměn za úspěchy
    .in = v hromádce odměn za úspěchy
zone-open_awards = dostupné žetony odměn
    .from = z dostupných žetonů odměn
    .to = k dostupným žetonům odměn
    .in = { $role ->
        [choice] z dostupných žetonů odměn
       *[place] mezi dostupnými žetony odměn
    }
    .of = z dostupných žetonů odměn
zone-technology_deck = { $form ->
    [acc] balíček technologií
   *[nom] balíček technologií
}
    .from = z balíčku technologií
    .to = na balíček technologií
    .in = v balíčku technologií
zone-order_deck = balíček zakázek
    .from = z balíčku
    .to = na balíček zakázek
    .in = v balíčku zakázek
zone-drafted = dobrané zakázky
    .from = z dobraných zakázek
    .to = k dobraným zakázkám
    .in = { $role ->
        [choice] z dobraných zakázek
       *[place] mezi dobranými zakázkami
    }
    .of = z dobraných zakázek
zone-building_stack = { $form ->
    [acc] hromádku destiček budov
   *[nom] hromádka destiček budov
}
    .from = z hromádky destiček budov
    .to = na hromádku destiček budov
    .in = v hromádce destiček budov
zone-plot = místo na destičku budovy
    .from = zpod { FORM($holder, "gen") }
    .to = pod { FORM($holder, "acc") }
    .in = pod { FORM($holder, "ins") }
zone-token_stack = { $form ->
    [acc] hromádku žetonů síly 5
   *[nom] hromádka žetonů síly 5
}
    .from = z hromádky žetonů síly 5
    .to = na hromádku žetonů síly 5
    .in = v hromádce žetonů síly 5
zone-token_spot = místo na žeton
    .from = z { FORM($holder, "gen") }
    .to = do { FORM($holder, "gen") }
    .in = v { FORM($holder, "loc") }
zone-agent_supply = { $form ->
    [acc] zásobu zahraničních agentů
   *[nom] zásoba zahraničních agentů
}
    .from = ze zásoby zahraničních agentů
    .to = do zásoby zahraničních agentů
    .in = v zásobě zahraničních agentů
zone-achievement_pile = { $form ->
    [acc] hromádku úspěchů
   *[nom] hromádka úspěchů
}
    .from = z úspěchů { FORM($holder, "gen") }
    .to = na úspěchy { FORM($holder, "gen") }
    .in = mezi úspěchy { FORM($holder, "gen") }
zone-goals = vyložené úspěchy
    .from = z vyložených úspěchů
    .to = k vyloženým úspěchům
    .in = { $role ->
        [choice] z vyložených
       *[place] mezi vyloženými
    }
    .of = z vyložených úspěchů

## Čísla

number-power = { $form ->
    [gen] tvé síly
    [dat] tvé síle
    [acc] tvou sílu
    [loc] tvé síle
    [ins] tvou silou
   *[nom] tvá síla
}
    .own = svou sílu
    .name = síla
number-production_needed = { $form ->
    [gen] chybějící hodnoty
    [acc] chybějící hodnotu
   *[nom] chybějící hodnota
} výroby { FORM($thing, "gen") }
    .rule = 191da060
number-late_fee = { $form ->
    [gen] přirážky
    [dat] přirážce
    [acc] přirážku
    [loc] přirážce
    [ins] přirážkou
   *[nom] přirážka
} 1 od tvé čtvrté technologie
    .rule = 6807d190
number-house_price = { $form ->
    [gen] ceny
    [acc] cenu
   *[nom] cena
} dalšího obchodního domu
    .itself = yes
    .rule = a52fcdd3
number-spread_limit = { $n }
number-power_limit = { $n }
number-board_limit = { $n }
number-removed_orders = { $n }
number-shortage = značka, že přístav nešlo úplně doplnit,
    .name = nedostatek
    .is = přístav nešlo úplně doplnit
    .set = zakázek je na úplné doplnění přístavu málo
number-strength = { $form ->
    [gen] síly
    [acc] sílu
    [ins] silou
   *[nom] síla
}, kterou máš v { FORM($thing, "loc") },
    .rule = f1f57b46
number-tile = { $form ->
    [gen] destičky
    [dat] destičce
    [acc] destičku
    [loc] destičce
    [ins] destičkou
   *[nom] destička
} budovy pod { FORM($thing, "ins") }
    .rule = a354d0c0
change-spread_limit = když umisťuješ asistenty do různých oblastí, můžeš jich umístit { $way ->
    [more] o { $by } více (až { $n })
   *[exactly] až { $n }
}
    .rule = ad9cd95d
permit-share_areas = { $form ->
    [cond] { $no ->
        [yes] nesmíš stát v oblasti s jinými prezidenty
       *[no] smíš stát v oblasti s jinými prezidenty
    }
   *[card] svého prezidenta smíš umístit i do oblasti s jinými prezidenty nebo ho v ní zastavit; asistenta v ní přesto potřebuješ a prezidentům platíš jako obvykle
}
    .rule = 9a03ab7a
permit-pass_free = { $form ->
    [cond] { $no ->
        [yes] musíš platit prezidentům
       *[no] neplatíš prezidentům
    }
   *[card] v kroku pohybu nic neplatíš prezidentům ostatních hráčů
}
    .rule = bf182df7

## Průběh hry

step-turn = { $form ->
    [gen] tahu
   *[nom] tah
}
    .your = svého tahu
step-round = { $form ->
    [gen] kola
   *[nom] kolo
}
    .your = svého kola
    .in = v kole
step-movement = krok pohybu
    .in = v kroku pohybu
step-recovery = krok návratu
    .in = v kroku návratu
step-lay_out_areas = rozložení oblastí
step-cover_areas = destičky budov a žetony síly 5
step-choose_achievements = úspěchy
step-open_laboratories = laboratoře
step-open_ports = přístavy a zakázky
step-draft_orders = výběr první zakázky
step-block_spaces = blokovaná pole
step-lay_out_awards = odměny za úspěchy

## Co hráč dělá

# postav, postavit, postavíš
verb-build = { $form ->
    [inf] postavit
    [to] postavit
    [ind] postavíš
   *[imp] postav
}
verb-place = { $form ->
    [inf] umístit
    [to] umístit
    [ind] umístíš
   *[imp] umísti
}
verb-shift = { $form ->
    [inf] přesunout
    [to] přesunout
    [ind] přesuneš
   *[imp] přesuň
}
verb-fulfil = { $form ->
    [inf] splnit
    [to] splnit
    [ind] splníš
   *[imp] splň
}
verb-carry-out = { $form ->
    [inf] provést
    [to] provést
    [ind] provedeš
   *[imp] proveď
}
verb-return = { $form ->
    [inf] vrátit
    [to] vrátit
    [ind] vrátíš
   *[imp] vrať
}
verb-gain = { $form ->
    [inf] získat
    [to] získat
    [ind] získáš
   *[imp] získej
}
rule-turn = { $form ->
    [inf] odehrát
    [to] odehrát
    [ind] odehraješ
   *[imp] odehraj
} tah
    .does = odehraje tah
rule-main_action = { verb-carry-out } hlavní akci
rule-act = { verb-carry-out } akci { FORM($place, "gen") } a kroky po ní
rule-fulfil = { verb-fulfil } { FORM($object, "acc") }
    .does = získává odměnu za zakázku
    .event = { $who ->
        [you] splníš zakázku
       *[opponent] jiný hráč splní zakázku
    }
rule-research = { verb-take } { FORM($object, "acc") }
    .event = { $who ->
        [you] získáš technologii
       *[opponent] jiný hráč získá technologii
    }
rule-build_shop = { verb-build } obchod na { FORM($place, "loc") }
    .event = { $who ->
        [you] postavíš obchod
       *[opponent] jiný hráč postaví obchod
    }
rule-build_house = { verb-build } obchodní dům na { FORM($place, "loc") }
    .event = { $who ->
        [you] postavíš obchodní dům
       *[opponent] jiný hráč postaví obchodní dům
    }
rule-place_pair = { verb-place } 2 asistenty z ruky do { FORM($place, "gen") }
    .event = { $who ->
        [you] umístíš 2 asistenty do jedné oblasti
       *[opponent] jiný hráč umístí 2 asistenty do jedné oblasti
    }
    .rule = 046ebd90
rule-place_assistant = { verb-place } 1 asistenta z ruky do { FORM($place, "gen") }
    .rule = 5f9a790f
rule-toll = { verb-pay } za vstup { TRAIT($place, "at") ->
    [in] do { FORM($place, "gen") }
   *[none] na { FORM($place, "acc") }
}
rule-hire = { verb-take } ze skladu 1 figurku za její cenu
    .does = bere ze skladu 1 figurku
    .rule = f2fda271
rule-show_flag = { $form ->
    [inf] zjistit
    [to] zjistit
    [ind] zjistíš
   *[imp] zjisti
}, zda { FORM($object, "nom") } přináší zahraničního agenta,
rule-keep_one = { $form ->
    [inf] ponechat
    [to] ponechat
    [ind] ponecháš
   *[imp] ponech
} v ruce jednu ze dvou zakázek a druhou { $form ->
    [inf] odložit
    [to] odložit
    [ind] odložíš
   *[imp] odlož
} do krabice
    .does = ponechává v ruce jednu ze dvou zakázek a druhou odkládá do krabice
    .rule = 2446bdb0
rule-placement = { verb-place } asistenty
    .does = umisťuje { $count ->
        [one] asistenta
        [few] asistenty
       *[other] asistenty
    }
rule-pay_presidents = { verb-pay } 1 jen každému soupeři, jehož prezident je { TRAIT($place, "at") ->
    [in] v
   *[none] na
} { FORM($place, "loc") },
    .rule = 2eae9918
rule-movement = { verb-shift } svého prezidenta, nebo ho { verb-return } do ruky
    .does = přesouvá prezidenta
rule-take_back = { verb-return } do ruky libovolný počet svých asistentů z oblastí
    .does = vrací { $count ->
        [one] asistenta
        [few] asistenty
       *[other] asistenty
    } do ruky
    .rule = 589be6e5
rule-bonus = { verb-take } žeton síly 5 z { FORM($place, "gen") }, pokud tam ještě leží, a v libovolném pořadí { verb-gain } jeho odměny
    .rule = 13fbbc6c
rule-take_token = { verb-take } { FORM($object, "acc") } a jeho odměny
    .does = bere žeton síly 5
    .rule = 7c719de2
rule-building = { $form ->
    [inf] stavět
    [to] stavět
    [ind] stavíš
   *[imp] stavěj
} { TRAIT($place, "at") ->
    [in] v
   *[none] na
} { FORM($place, "loc") }
    .does = staví
rule-recovery = { verb-return } do ruky své asistenty z { FORM($place, "gen") }
    .does = vrací { $count ->
        [one] asistenta
        [few] asistenty
       *[other] asistenty
    } do ruky
    .rule = 03455edf
rule-extra_actions = { verb-carry-out } vedlejší akce
    .does = provádí vedlejší akce
rule-use_agent = { $form ->
    [inf] použít
    [to] použít
    [ind] použiješ
   *[imp] použij
} zahraničního agenta
    .does = používá zahraničního agenta
rule-claim_achievement = { verb-gain } úspěch
    .does = získává úspěch
rule-claim = { verb-gain } { FORM($object, "acc") }
    .event = { $who ->
        [you] získáš úspěch
       *[opponent] jiný hráč získá úspěch
    }
rule-fulfil_order = { verb-fulfil } zakázku
    .does = plní zakázku
rule-take_any_good = { verb-gain } 1 libovolný kus zboží
    .does = získává libovolné zboží
    .rule = 39d30450
rule-recruit = { $form ->
    [inf] vzít
    [to] vzít
   *[imp] můžeš vzít
} ze skladu 1 figurku za její cenu
    .rule = ab3690bb
rule-relocate = { $form ->
    [inf] přesunout
    [to] přesunout
   *[imp] můžeš přesunout
} zdarma 1 ze svých asistentů
    .does = přesouvá asistenta zdarma
    .rule = f184fbe4
option-spread = { $n ->
    [1] umísti { $n } asistenta do jedné oblasti
    [2] umísti až { $n } asistenty do různých oblastí
    [3] umísti až { $n } asistenty do různých oblastí
    [4] umísti až { $n } asistenty do různých oblastí
   *[other] umísti až { $n } asistentů do různých oblastí
}
    .does = umisťuje { $count ->
        [one] asistenta
        [few] asistenty
       *[other] asistenty
    }
option-pair = umísti 2 asistenty do jedné oblasti
    .does = umisťuje 2 asistenty do jedné oblasti
option-enter = umísti prezidenta do oblasti
    .does = umisťuje prezidenta
option-walk = přesuň prezidenta
    .does = přesouvá prezidenta
option-recall = vrať prezidenta do ruky
    .does = vrací prezidenta do ruky
option-from_area = asistent z některé oblasti
    .does = přesouvá asistenta zdarma
option-from_here = asistent z této oblasti
    .does = přesouvá tam asistenta z této oblasti
option-from_hand = asistent z ruky
    .does = umisťuje asistenta z ruky
option-all = vrať všechny
    .does = vrací všechny asistenty do ruky
option-use_agent = použij zahraničního agenta
    .does = používá zahraničního agenta
option-claim_achievement = získej úspěch
    .does = získává úspěch
option-fulfil_order = splň zakázku
    .does = plní zakázku
ask-laboratory_a-technology =
    .does = získává technologii { $what }
ask-laboratory_b-technology =
    .does = získává technologii { $what }
ask-use_agent-area =
    .does = používá: { $before }, { $what }
ask-keep_one-order =
    .does = ponechává v ruce: { $what }
ask-port_a-order =
    .does = bere: { $what }
ask-port_b-order =
    .does = bere: { $what }

## Odkud jsou body, proč hra skončila

source-leftovers = zbylé zboží a peníze
source-country_bonus = bonus za země
source-technology_bonus = bonus za technologie
source-customs_bonus = bonus za celnici
source-church_bonus = bonus za kostel
source-technologies = technologie
source-shop_spaces = obchody
source-house_spaces = obchodní domy
source-power_tokens = žetony síly 5
source-church_spaces = kostel
source-customs_spaces = celnice
source-areas = oblasti
source-claim = úspěchy
source-orders = zakázky
source-award = odměna za úspěchy
end-trading_houses = některý hráč postavil všechny čtyři obchodní domy
    .rule = f597c0d2
end-shops = některý hráč postavil všech osm obchodů
    .rule = cd7e6032
end-orders = zakázky na úplné doplnění přístavu nestačily
    .rule = 63246064
end-church = na desce kostela je dost asistentů
    .rule = daaa2352
end-customs = na desce celnice je dost asistentů
    .rule = b9a2c30e

## Hra, rozšíření, varianty

game-yokohama = Yokohama
expansion-achievement_rewards = Minirozšíření 1: odměny za úspěchy
expansion-free_agents = Minirozšíření 2: agenti zdarma
variant-tramway_without_assistant = Tramvaj jede i tam, kde nemáš asistenta
variant-station_without_assistant = Na nádraží se dostaneš, i když tam nemáš asistenta
variant-optional_power_token = Žeton síly 5 nemusíš brát
param-spread_limit = různé oblasti, do kterých se najednou umisťují asistenti
param-power_limit = nejvyšší síla
param-board_limit = počet asistentů na desce kostela nebo celnice, který vyvolá konec hry
param-removed_orders = zakázky odložené bez prohlédnutí
param-share_areas = stát v oblasti s jinými prezidenty
param-pass_free = procházet bez placení prezidentům
text-choose_achievements = Zamíchej zvlášť každou hromádku úspěchů, z každé vylož 1 úspěch a ostatní odlož do krabice.
    .rule = c0d4c581
text-claim = Umísti 1 asistenta z ruky na tento úspěch. Pokud je na něm první, získej body pro prvního, jinak body pro další.
    .rule = 287c30e6
text-new = Technologie, kterou ještě nevlastníš v žádném exempláři.
    .rule = 3a5be585
text-tramway = V kroku pohybu můžeš svého prezidenta (i z ruky) místo obvyklého pohybu přesunout přímo do jiné oblasti, ve které máš asistenta. Jsou-li v ní jiní prezidenti, jde to jen tehdy, pokud s nimi smíš stát v jedné oblasti; zaplať jim jako obvykle.
    .rule = 9f746d97
text-developed = Oblast, pod kterou máš na destičce budovy obchod nebo obchodní dům.
    .rule = c43b374c

## Jména

name-britain = Velká Británie
    .short = VB
name-united_states = Spojené státy
    .short = USA
name-france = Francie
    .short = Fr
name-germany = Německo
    .short = Něm
name-netherlands = Nizozemsko
    .short = Niz
name-a = A
name-b = B
name-c = C
name-copper_mine = Měděný důl
    .gender = mi
    .gen = Měděného dolu
    .loc = Měděném dolu
    .ins = Měděným dolem
    .at = in
    .short = Měď
name-silk_mill = Přádelna hedvábí
    .gender = f
    .gen = Přádelny hedvábí
    .acc = Přádelnu hedvábí
    .loc = Přádelně hedvábí
    .ins = Přádelnou hedvábí
    .at = in
    .short = Hedvábí
name-tea_plantation = Čajová plantáž
    .gender = f
    .gen = Čajové plantáže
    .acc = Čajovou plantáž
    .loc = Čajové plantáži
    .ins = Čajovou plantáží
    .short = Čaj
name-fishing_ground = Loviště
    .gender = n
    .gen = Loviště
    .acc = Loviště
    .loc = Lovišti
    .ins = Lovištěm
name-bank = Banka
    .gender = f
    .gen = Banky
    .acc = Banku
    .loc = Bance
    .ins = Bankou
    .at = in
name-chinatown = Čínská čtvrť
    .gender = f
    .gen = Čínské čtvrti
    .acc = Čínskou čtvrť
    .loc = Čínské čtvrti
    .ins = Čínskou čtvrtí
    .at = in
    .short = Čtvrť
name-church = Kostel
    .gender = mi
    .gen = Kostela
    .loc = Kostele
    .ins = Kostelem
    .at = in
name-customs = Celnice
    .gender = f
    .gen = Celnice
    .acc = Celnici
    .loc = Celnici
    .ins = Celnicí
name-employment_agency = Agentura práce
    .gender = f
    .gen = Agentury práce
    .acc = Agenturu práce
    .loc = Agentuře práce
    .ins = Agenturou práce
    .at = in
    .short = Agentura
name-canal = Kanál
    .gender = mi
    .gen = Kanálu
    .loc = Kanálu
    .ins = Kanálem
    .at = in
name-laboratory_a = Laboratoř A
    .gender = f
    .gen = Laboratoře A
    .loc = Laboratoři A
    .ins = Laboratoří A
    .at = in
    .short = Lab. A
name-laboratory_b = Laboratoř B
    .gender = f
    .gen = Laboratoře B
    .loc = Laboratoři B
    .ins = Laboratoří B
    .at = in
    .short = Lab. B
name-port_a = Přístav A
    .gender = mi
    .gen = Přístavu A
    .loc = Přístavu A
    .ins = Přístavem A
    .at = in
name-port_b = Přístav B
    .gender = mi
    .gen = Přístavu B
    .loc = Přístavu B
    .ins = Přístavem B
    .at = in
name-ball = Ples
name-brickyard = Cihelna
name-electric_light = Elektrické osvětlení
    .short = Elektřina
name-exhibition = Výstava
name-gas_light = Plynové osvětlení
    .short = Plyn
name-language_school = Jazyková škola
name-patent_system = Patentový systém
name-spinning_mill = Přádelna
name-letterpress = Knihtisk
name-winery = Vinařství
name-mining_technology = Důlní technika
name-newspaper = Noviny
name-postal_system = Poštovní systém
name-stagecoach = Dostavník
name-station = Nádraží
name-stock_market = Burza
name-telegraph = Telegraf
name-telephone = Telefon
name-tramway = Tramvaj
name-university = Univerzita
name-american = Americký agent
name-dutch = Nizozemský agent
name-british = Britský agent
name-french = Francouzský agent
name-german = Německý agent
name-award_britain = Odměna: Velká Británie
name-award_united_states = Odměna: Spojené státy
name-award_france = Odměna: Francie
name-award_germany = Odměna: Německo
name-award_netherlands = Odměna: Nizozemsko
name-award_agent = Odměna: agent zdarma
name-free_agent = Agent zdarma
name-o01 = Zakázka 1
    .short = #1
name-o02 = Zakázka 2
    .short = #2
name-o03 = Zakázka 3
    .short = #3
name-o04 = Zakázka 4
    .short = #4
name-o05 = Zakázka 5
    .short = #5
name-o06 = Zakázka 6
    .short = #6
name-o07 = Zakázka 7
    .short = #7
name-o08 = Zakázka 8
    .short = #8
name-o09 = Zakázka 9
    .short = #9
name-o10 = Zakázka 10
    .short = #10
name-o11 = Zakázka 11
    .short = #11
name-o12 = Zakázka 12
    .short = #12
name-o13 = Zakázka 13
    .short = #13
name-o14 = Zakázka 14
    .short = #14
name-o15 = Zakázka 15
    .short = #15
name-o16 = Zakázka 16
    .short = #16
name-o17 = Zakázka 17
    .short = #17
name-o18 = Zakázka 18
    .short = #18
name-o19 = Zakázka 19
    .short = #19
name-o20 = Zakázka 20
    .short = #20
name-o21 = Zakázka 21
    .short = #21
name-o22 = Zakázka 22
    .short = #22
name-o23 = Zakázka 23
    .short = #23
name-o24 = Zakázka 24
    .short = #24
name-o25 = Zakázka 25
    .short = #25
name-o26 = Zakázka 26
    .short = #26
name-o27 = Zakázka 27
    .short = #27
name-o28 = Zakázka 28
    .short = #28
name-o29 = Zakázka 29
    .short = #29
name-o30 = Zakázka 30
    .short = #30
name-o31 = Zakázka 31
    .short = #31
name-o32 = Zakázka 32
    .short = #32
name-o33 = Zakázka 33
    .short = #33
name-o34 = Zakázka 34
    .short = #34
name-o35 = Zakázka 35
    .short = #35
name-o36 = Zakázka 36
    .short = #36
name-b01 = Destička budovy 1
name-b02 = Destička budovy 2
name-b03 = Destička budovy 3
name-b04 = Destička budovy 4
name-b05 = Destička budovy 5
name-b06 = Destička budovy 6
name-b07 = Destička budovy 7
name-b08 = Destička budovy 8
name-b09 = Destička budovy 9
name-b10 = Destička budovy 10
name-b11 = Destička budovy 11
name-b12 = Destička budovy 12
name-b13 = Destička budovy 13
name-b14 = Destička budovy 14
name-b15 = Destička budovy 15
name-b16 = Destička budovy 16
name-b17 = Destička budovy 17
name-b18 = Destička budovy 18
name-b19 = Destička budovy 19
name-b20 = Destička budovy 20
name-b21 = Destička budovy 21
name-b22 = Destička budovy 22
name-b23 = Destička budovy 23
name-b24 = Destička budovy 24
name-t01 = Žeton síly 5, č. 1
name-t02 = Žeton síly 5, č. 2
name-t03 = Žeton síly 5, č. 3
name-t04 = Žeton síly 5, č. 4
name-t05 = Žeton síly 5, č. 5
name-t06 = Žeton síly 5, č. 6
name-t07 = Žeton síly 5, č. 7
name-t08 = Žeton síly 5, č. 8
name-t09 = Žeton síly 5, č. 9
name-t10 = Žeton síly 5, č. 10
name-t11 = Žeton síly 5, č. 11
name-t12 = Žeton síly 5, č. 12
name-t13 = Žeton síly 5, č. 13
name-t14 = Žeton síly 5, č. 14
name-t15 = Žeton síly 5, č. 15
name-t16 = Žeton síly 5, č. 16
name-t17 = Žeton síly 5, č. 17
name-t18 = Žeton síly 5, č. 18
name-t19 = Žeton síly 5, č. 19
name-t20 = Žeton síly 5, č. 20
name-a1 = Úspěch A1
    .short = A1
name-a2 = Úspěch A2
    .short = A2
name-a3 = Úspěch A3
    .short = A3
name-a4 = Úspěch A4
    .short = A4
name-b1 = Úspěch B1
    .short = B1
name-b2 = Úspěch B2
    .short = B2
name-b3 = Úspěch B3
    .short = B3
name-b4 = Úspěch B4
    .short = B4
name-c1 = Úspěch C1
    .short = C1
name-c2 = Úspěch C2
    .short = C2
name-c3 = Úspěch C3
    .short = C3
name-c4 = Úspěch C4
    .short = C4
name-ch1 = Pole kostela 1
name-ch2 = Pole kostela 2
name-ch3 = Pole kostela 3
name-ch4 = Pole kostela 4
name-ch5 = Pole kostela 5
name-ch6 = Pole kostela 6
name-ch7 = Pole kostela 7
name-ch8 = Pole kostela 8
name-cu1 = Pole celnice 1
name-cu2 = Pole celnice 2
name-cu3 = Pole celnice 3
name-cu4 = Pole celnice 4
name-cu5 = Pole celnice 5
name-cu6 = Pole celnice 6
name-cu7 = Pole celnice 7
name-cu8 = Pole celnice 8

noun-that-shop_space =
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
noun-that-house_space =
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
noun-that-power_token =
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
noun-that-agent =
    .gender = ma
    .nom-sg = agent
    .gen-sg = agenta
    .dat-sg = agentovi
    .acc-sg = agenta
    .loc-sg = agentovi
    .ins-sg = agentem
    .nom-pl = agenti
    .gen-pl = agentů
    .dat-pl = agentům
    .acc-pl = agenty
    .loc-pl = agentech
    .ins-pl = agenty
noun-that-church_space =
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
noun-that-customs_space =
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
noun-that-flag_card =
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
noun-that-award =
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

## Slovesa pro přesuny z jednoho místa na jiné

move-order-order_hand = { $form ->
    [inf] vzít
    [to] vzít
    [ind] vezmeš
   *[imp] vezmi
} { FORM($what, "acc") }
    .does = bere { FORM($what, "acc") }
move-technology-technologies = { $form ->
    [inf] vzít
    [to] vzít
    [ind] vezmeš
   *[imp] vezmi
} { FORM($what, "acc") }
    .does = bere { FORM($what, "acc") }
move-warehouse-hand = { verb-take } { FORM($what, "acc") } { $origin } { $target }
    .does = bere { FORM($what, "acc") } { $origin } { $target }
move-order_deck-drafted = { $form ->
    [inf] dobrat
    [to] dobrat
    [ind] dobereš
   *[imp] dober
} { FORM($what, "acc") }
    .does = dobírá { FORM($what, "acc") }
move-award-agents = { $form ->
    [inf] položit ho
    [to] položit ho
    [ind] položíš ho
   *[imp] polož ho
} { $target }
    .does = bere { FORM($what, "acc") }
text-keep_one = Vezmi do ruky jednu ze svých dobraných zakázek a druhou odlož do krabice.
    .rule = 2446bdb0
text-pay_presidents = Zaplať 1 jen každému soupeři, který má v této oblasti prezidenta.
    .rule = 2eae9918
text-building =
    Můžeš vybrat jednu z těchto možností:
    - Postav obchod na některém volném poli obchodu na destičce budovy pod touto oblastí, nemáš-li na ní ještě žádný.
    - Je-li pole obchodního domu na destičce budovy volné, postav tam obchodní dům.
    .rule = fb371800
text-church_bonus =
    Z hráčů, kteří mají asistenty na polích kostela, je první ten, kdo jich tam má nejvíce:
    - 1. místo: 6 bodů.
    - 2. místo: 3 body.
    - Při shodě má přednost ten, kdo má asistenta na poli s nejvyšším číslem.
    .rule = c918e4f6
text-customs_bonus =
    Z hráčů, kteří mají asistenty na polích celnice, je první ten, kdo jich tam má nejvíce:
    - 1. místo: 8 bodů.
    - 2. místo: 4 body.
    - Při shodě má přednost ten, kdo má asistenta na poli s nejvyšším číslem.
    .rule = 634be5bd
text-technology_bonus =
    Z hráčů, kteří mají technologie, je první ten, čí technologie mají dohromady nejvyšší hodnotu výroby:
    - 1. místo: 10 bodů.
    - 2. místo: 5 bodů.
    - Při shodě má přednost ten, kdo je dříve v pořadí tahů.
    .rule = 31bffb63
text-act =
    Urči svou sílu v této oblasti.
    Každý soupeř, který má na destičce budovy pod touto oblastí obchodní dům, získá 1 jen.
    Proveď akci této oblasti.
    Je-li tvá síla 5, vezmi žeton síly 5, pokud tam ještě leží, a v libovolném pořadí získej jeho odměny.
    Je-li tvá síla alespoň 4, můžeš v této oblasti stavět.
    Vezmi své asistenty z této oblasti do ruky.
    .rule = 63fb9bb9
text-cover_areas = Zamíchej destičky budov a žetony síly 5. Pod každou oblast kromě kanálu polož lícem nahoru 1 destičku budovy a na oblast lícem nahoru 1 žeton síly 5.
    .rule = 3753f094
text-connected = Oblast se žetonem nádraží, ve které máš asistenta.
    .rule = 0e4d0e26
text-served = Oblast, ve které máš asistenta.
    .rule = 8f556b27
text-allowed = Oblast, ve které máš asistenta. Prezident jiného hráče v ní být nesmí, ledaže smíš stát v oblasti s jinými prezidenty.
    .rule = 1ae2f59b
text-claim_achievement = Získej některý z vyložených úspěchů, jehož podmínku splňuješ a na kterém ještě nemáš asistenta.
    .rule = 7145820b
text-award = Máš-li po získání úspěchu asistenta alespoň na 3 vyložených úspěších, vyber jeden z dostupných žetonů odměn, polož ho ke svým nepoužitým zahraničním agentům a zjisti, zda ti přináší zahraničního agenta.
    .rule = 076e2b10
text-movement =
    Vyber jednu možnost:
    - Máš-li prezidenta v ruce, umísti ho do oblasti, ve které máš asistenta a ve které nejsou jiní prezidenti (ledaže s nimi smíš stát v jedné oblasti), a zaplať 1 jen každému soupeři, jehož prezident v ní je.
    - Je-li tvůj prezident v některé oblasti, přesouvej ho z oblasti do sousední oblasti, do žádné dvakrát a nikdy zpět tam, odkud vyšel. Smí vstoupit jen do kanálu a do oblastí, ve kterých máš asistenta; za vstup do takové oblasti zaplať 1 jen každému soupeři, jehož prezident v ní je, za vstup do kanálu 1 jen do zásoby. Zastavit se smí jen v oblasti, do které bys ho směl umístit i z ruky.
    - Je-li tvůj prezident v některé oblasti, vezmi ho a libovolný počet svých asistentů z oblastí do ruky.
    - Není-li nic z toho možné, vezmi libovolný počet svých asistentů z oblastí do ruky.
    .rule = 4b339d97
text-show_flag = Máš-li teď sudý počet vyložených karet s vlajkou této země, vezmi ze zásoby zahraničního agenta této země, je-li tam ještě nějaký, a polož ho ke svým nepoužitým agentům.
    .rule = 7cd11b7c 4c1a9576
text-take_token = Polož tento žeton síly 5 ke svým žetonům a jeho odměny získej v libovolném pořadí.
    .rule = 7c719de2
text-country_bonus =
    Každý hráč rozdělí své vyložené karty s vlajkou do sad různých zemí:
    - Sada 5 zemí: 12 bodů.
    - Sada 4 zemí: 8 bodů.
    - Sada 3 zemí: 4 body.
    - Sada 2 zemí: 2 body.
    .rule = fa9c41e4 63738bbe
text-shown = Karta s vlajkou mezi tvými technologiemi nebo splněnými zakázkami.
    .rule = b32910f5
text-shown-achievement_rewards = Karta s vlajkou mezi tvými technologiemi nebo splněnými zakázkami nebo žeton odměny za úspěchy s vlajkou mezi tvými zahraničními agenty, použitými i nepoužitými.
    .rule = 6dbe5f2f
text-production_needed = Hodnota výroby této technologie plus příplatek místa, na kterém leží, minus tvá síla; nejméně 0.
    .rule = 191da060
text-telephone = V kroku návratu můžeš v oblasti ponechat 1 svého asistenta a vzít do ruky jen ostatní.
    .rule = 97280ed5
text-port_a =
    Akce:
      Pokud chceš, vezmi si do ruky zakázku z řady této oblasti, z místa, na které tvá síla stačí.
      Za 2 jeny nebo 1 import pak můžeš stejným způsobem vzít ještě jednu. Nakonec posuň karty v řadě doleva, aby v ní nebyly mezery, a zprava ji doplň.
      Je-li tvá síla 5, získej 3 body.
    .rule = c546777a
text-port_b =
    Akce:
      Pokud chceš, vezmi si do ruky zakázku z řady této oblasti, z místa, na které tvá síla stačí.
      Za 2 jeny nebo 1 import pak můžeš stejným způsobem vzít ještě jednu. Nakonec posuň karty v řadě doleva, aby v ní nebyly mezery, a zprava ji doplň.
      Je-li tvá síla 5, získej 3 body.
    .rule = c546777a
text-station =
    Okamžitě polož žeton nádraží z rezervy do některé oblasti mimo kanál.
    V kroku pohybu můžeš svého prezidenta (i z ruky) místo obvyklého pohybu přesunout přímo do oblasti se žetonem nádraží, máš-li v ní asistenta. Na jiných prezidentech v ní nezáleží a nikomu nic neplatíš.
    .rule = 6af442cf
text-recruit = Můžeš vzít ze skladu do ruky zdarma 1 asistenta, nebo za 2 jeny 1 obchod, nebo za cenu dalšího obchodního domu 1 obchodní dům.
    .rule = ab3690bb
text-hire = Vezmi ze skladu do ruky zdarma 1 asistenta, nebo za 2 jeny 1 obchod, nebo za cenu dalšího obchodního domu 1 obchodní dům.
    .rule = 8701bbce
text-main_action =
    Umísti asistenty.
    Přesuň svého prezidenta, nebo ho vrať do ruky.
    Je-li tvůj prezident v některé oblasti, proveď akci této oblasti a kroky po ní.
    .rule = 53848798
text-extra_actions = Kolikrát chceš, použij zahraničního agenta, získej úspěch nebo splň zakázku.
    .rule = c8b808d9
text-bonus = Leží-li v této oblasti žeton síly 5, vezmi si ho a získej jeho odměny.
    .rule = 13fbbc6c
text-bonus-optional_power_token = Leží-li v této oblasti žeton síly 5, můžeš si ho vzít a získat jeho odměny.
    .rule = 7ebd4439
text-take_any_good = Získej 1 měď, 1 hedvábí, 1 čaj, nebo 1 rybu.
    .rule = 39d30450
text-toll =
    Zaplať 1 jen každému soupeři, jehož prezident je v této oblasti, ledaže prezidentům platit nemusíš.
    Je-li tato oblast kanál, zaplať 1 jen.
    .rule = 230ca834
text-open_laboratories =
    Zamíchej balíček technologií.
    V každé laboratoři doplň řadu technologií.
    .rule = 04bace21
text-relocate = Můžeš zdarma přesunout 1 svého asistenta z oblasti do jiné oblasti mimo kanál, nebo umístit 1 asistenta z ruky do oblasti mimo kanál.
    .rule = 857e5915
text-open_ports =
    Zamíchej balíček zakázek.
    Ve 2 hráčích z něj odlož do krabice 16 zakázek, ve 3 hráčích 5.
    V každém přístavu doplň řadu zakázek.
    Každý hráč dobere 2 zakázky.
    .rule = 2716c97a 602a56b6 81bca2eb
text-lay_out_awards = Zamíchej hromádku odměn za úspěchy a vylož z ní 4 žetony.
    .rule = d4efcea6
text-strength = Po 1 za každého tvého asistenta a prezidenta v této oblasti, za každý tvůj obchod a obchodní dům na destičce budovy pod ní a za žeton nádraží, který v ní leží; nejvýše 5.
    .rule = b848aef1
text-employment_agency = Akce: vezmi ze skladu nejvýše tolik figurek, kolik činí tvá síla minus 1, každou za její cenu.
    .rule = 67d7640e
text-take_back = Vezmi libovolný počet svých asistentů z oblastí do ruky.
    .rule = 589be6e5
text-leftovers = Každý hráč získává 1 bod za každého svého nepoužitého agenta, 1 bod za každý import, 1 bod za každé 2 jeny a 1 bod za každé 3 libovolné kusy zboží.
    .rule = 619d86ec
text-telegraph = Kdykoli umístíš 2 asistenty do jedné oblasti, můžeš umístit ještě 1 asistenta z ruky do sousední oblasti mimo kanál.
    .rule = d3d57466
text-church =
    Akce:
      Pokud chceš, proveď postupně:
        - Vyber volné pole kostela.
        - Za každou jednotku, o kterou jeho potřebná víra převyšuje tvou sílu, zaplať jedno z následujícího, každé nejvýše jednou: 1 měď, 1 hedvábí, 1 čaj, 1 rybu, 1 import nebo 2 jeny.
        - Přesuň 1 svého asistenta z této oblasti nebo z ruky na toto pole.
        - Získej odměnu tohoto pole.
    .rule = 066a45e8
text-laboratory_a =
    Akce:
      Pokud chceš, proveď postupně:
        - Vyber z řady technologií této oblasti technologii, kterou ještě nevlastníš.
        - Za každou jednotku, o kterou její hodnota výroby s příplatkem jejího místa převyšuje tvou sílu, zaplať 2 jeny nebo 1 import, v libovolné kombinaci. Od své čtvrté technologie zaplať ještě za 1 jednotku navíc.
        - Vezmi tuto technologii.
        - Posuň karty v řadě technologií doleva, aby v ní nebyla mezera, a zprava ji doplň.
    .rule = b9b63a07 cf1d3c05
text-laboratory_b =
    Akce:
      Pokud chceš, proveď postupně:
        - Vyber z řady technologií této oblasti technologii, kterou ještě nevlastníš.
        - Za každou jednotku, o kterou její hodnota výroby s příplatkem jejího místa převyšuje tvou sílu, zaplať 2 jeny nebo 1 import, v libovolné kombinaci. Od své čtvrté technologie zaplať ještě za 1 jednotku navíc.
        - Vezmi tuto technologii.
        - Posuň karty v řadě technologií doleva, aby v ní nebyla mezera, a zprava ji doplň.
    .rule = b9b63a07 cf1d3c05
text-place_pair = Umísti 2 asistenty z ruky do této oblasti, jednoho po druhém.
    .rule = 046ebd90
text-house_price = 4 jeny za první obchodní dům, který vezmeš, 5 jenů za druhý, 6 jenů za třetí, 7 jenů za čtvrtý.
    .rule = a52fcdd3
text-station-station_without_assistant =
    Okamžitě polož žeton nádraží z rezervy do některé oblasti mimo kanál.
    V kroku pohybu můžeš svého prezidenta (i z ruky) místo obvyklého pohybu přesunout přímo do oblasti se žetonem nádraží. Na jiných prezidentech v ní nezáleží a nikomu nic neplatíš.
    .rule = 261bc8df
text-tramway-tramway_without_assistant = V kroku pohybu můžeš svého prezidenta (i z ruky) místo obvyklého pohybu přesunout přímo do kterékoli jiné oblasti mimo kanál. Jsou-li v ní jiní prezidenti, jde to jen tehdy, pokud s nimi smíš stát v jedné oblasti; zaplať jim jako obvykle.
    .rule = 7460a240
text-customs =
    Akce:
      Pokud chceš, proveď postupně:
        - Vyber volné pole celnice, jehož cena v importech je nižší než tvá síla.
        - Zaplať tolik importů, kolik vyžaduje toto pole.
        - Přesuň 1 svého asistenta z této oblasti nebo z ruky na toto pole.
        - Získej odměnu tohoto pole.
    .rule = 3f2c41b6
