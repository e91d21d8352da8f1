### Oware: nazwy i słowa, po polsku

noun-house =
    .gender = mi
    .at = in
    .nom-sg = dołek
    .gen-sg = dołka
    .dat-sg = dołkowi
    .acc-sg = dołek
    .ins-sg = dołkiem
    .loc-sg = dołku
    .nom-pl = dołki
    .gen-pl = dołków
    .dat-pl = dołkom
    .acc-pl = dołki
    .ins-pl = dołkami
    .loc-pl = dołkach
noun-seed =
    .many = yes
    .gender = n
    .nom-sg = ziarno
    .gen-sg = ziarna
    .dat-sg = ziarnu
    .acc-sg = ziarno
    .ins-sg = ziarnem
    .loc-sg = ziarnie
    .nom-pl = ziarna
    .gen-pl = ziaren
    .dat-pl = ziarnom
    .acc-pl = ziarna
    .ins-pl = ziarnami
    .loc-pl = ziarnach
    .gained = +{ $n } { $n ->
        [one] ziarno
        [few] ziarna
       *[other] ziaren
    } w magazynie
noun-last =
    .gender = mi
    .nom-sg = ostatnio obsiany dołek
    .gen-sg = ostatnio obsianego dołka
    .dat-sg = ostatnio obsianemu dołkowi
    .acc-sg = ostatnio obsiany dołek
    .ins-sg = ostatnio obsianym dołkiem
    .loc-sg = ostatnio obsianym dołku
    .nom-pl = ostatnio obsiane dołki
    .gen-pl = ostatnio obsianych dołków
    .dat-pl = ostatnio obsianym dołkom
    .acc-pl = ostatnio obsiane dołki
    .ins-pl = ostatnio obsianymi dołkami
    .loc-pl = ostatnio obsianych dołkach
    .short = ostatni
noun-next_house =
    .gender = mi
    .nom-sg = następny dołek
    .gen-sg = następnego dołka
    .dat-sg = następnemu dołkowi
    .acc-sg = następny dołek
    .ins-sg = następnym dołkiem
    .loc-sg = następnym dołku
    .nom-pl = następne dołki
    .gen-pl = następnych dołków
    .dat-pl = następnym dołkom
    .acc-pl = następne dołki
    .ins-pl = następnymi dołkami
    .loc-pl = następnych dołkach
is-near =
    .after = po { $form ->
        [acc] swojej
       *[nom] twojej
    } stronie
    .is = po twojej stronie
    .rule = 28dda633
is-far =
    .after = po drugiej stronie
    .is = po drugiej stronie
    .rule = 6b5f7d97
is-feeding =
    .after = , z którego ziarna sięgają drugiej strony,
    .is = dość pełny, by sięgnąć drugiej strony
    .rule = eccbbf32
is-playable =
    .after = , z którego możesz siać,
    .is = do twojej dyspozycji
    .rule = fd944bb4
is-ripe =
    .after = z 2 lub 3 ziarnami po drugiej stronie
    .is = dołkiem z 2 lub 3 ziarnami po drugiej stronie
    .rule = 09cfe8e9
is-caught =
    .after = , z którego zbija się ziarna,
    .is = zbity
    .rule = 93dfa140
zone-bag = woreczek
    .from = z woreczka
    .to = do woreczka
    .in = w woreczku
zone-hand = garść
    .from = z garści
    .to = do garści
    .in = w garści
zone-store = magazyn
    .from = z magazynu
    .to = do magazynu
    .in = w { $whose ->
        [you] twoim
       *[they] swoim
    } magazynie
rule-round = runda
rule-turn = { $form ->
    [inf] rozegrać
    [to] rozegrać
    [ind] rozgrywasz
   *[imp] rozegraj
} turę
    .does = rozgrywa turę
rule-sow_or_end = { $form ->
    [inf] siać
    [to] siać
    [ind] siejesz
   *[imp] siej
} ziarna z dołka
    .does = sieje
rule-sow = { $form ->
    [inf] siać
    [to] siać
    [ind] siejesz
   *[imp] siej
} ziarna z { FORM($place, "gen") }
    .does = sieje ziarna z { FORM($place, "gen") }
rule-capture = { $form ->
    [inf] zbić
    [to] zbić
    [ind] zbijasz
   *[imp] zbij
} ziarna
    .does = zbija ziarna
rule-share_out = { $form ->
    [inf] podzielić
    [to] podzielić
    [ind] dzielisz
   *[imp] podziel
} ziarna na planszy
    .does = dzieli ziarna na planszy
step-fill_houses = ziarna w dołkach
end-majority = któryś gracz zbił co najmniej 25 ziaren
    .rule = 74832c01
end-no_seeds = na planszy nie ma już ziaren
    .rule = a3dd2fd1
text-no_seeds = Gra kończy się, gdy w dołkach nie ma już ziaren.
    .rule = a3dd2fd1
ask-sow_or_end-house = Z którego?

## Instrukcja
game-oware = Oware

text-sow_or_end = Wybierz dołek po swojej stronie i zasiej z niego ziarna. Jeśli druga strona jest pusta, ziarna muszą jej sięgnąć. Jeśli nie da się tak siać, ziarna na planszy zostają podzielone.
    .rule = 97bf2619
text-sow = Weź wszystkie ziarna z dołka i wkładaj po jednym do kolejnych dołków, przeciwnie do ruchu wskazówek zegara; dołek, z którego pochodzą, omijasz. Potem zbij ziarna. Jeśli to samo ustawienie, przy ruchu tego samego gracza, pojawia się po raz trzeci, ziarna na planszy zostają podzielone.
    .rule = b4396189
text-capture = Jeśli ostatnie ziarno trafia do dołka po drugiej stronie i są w nim teraz 2 lub 3 ziarna, zbij je, a także ziarna z dołków tuż przed nim po tamtej stronie, dopóki w każdym są 2 lub 3. Jeśli zabrałoby to drugiej stronie wszystkie ziarna, nie zbijasz żadnych.
    .rule = 5208450e
text-share_out = Każdy gracz zabiera do swojego magazynu wszystkie ziarna po swojej stronie.
    .rule = 329e4b43
text-feeding = Dołek, w którym jest dość ziaren: w ostatnim po twojej stronie wystarczy 1, w każdym wcześniejszym potrzeba o 1 więcej niż w następnym.
    .rule = eccbbf32
text-playable = Dołek po twojej stronie, w którym są ziarna; jeśli druga strona jest pusta, tylko taki, z którego ziarna jej sięgają.
    .rule = f5ea4dde
text-ripe = Dołek z 2 lub 3 ziarnami po drugiej stronie.
    .rule = 6c50c885
text-caught = Dołek, do którego trafiło ostatnie ziarno, jeśli leży po drugiej stronie i ma 2 lub 3 ziarna; wtedy także dołki tuż przed nim, ale tylko po drugiej stronie, dopóki w każdym z nich są 2 lub 3.
    .rule = 0353ac36
move-bag-house = { $form ->
    [inf] włożyć
    [to] włożyć
    [ind] wkładasz
   *[imp] włóż
} { FORM($what, "acc") } { $target }
    .does = wkłada { FORM($what, "acc") } { $target }
text-near = Jeden z sześciu dołków w rzędzie przed tobą.
    .rule = 28dda633
text-far = Jeden z sześciu dołków w rzędzie drugiego gracza.
    .rule = 6b5f7d97
text-fill_houses = Do każdego dołka włóż 4 ziarna z woreczka.
    .rule = 77e1596b
