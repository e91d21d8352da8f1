### Dame: deutsche Namen und Wörter

game-draughts = Dame
variant-international = international: 10 mal 10 Felder, fliegende Damen, Mehrheitsschlag

## Steine, Arten, Zähler
noun-square =
    .gender = n
    .nom-sg = Feld
    .acc-sg = Feld
    .dat-sg = Feld
    .gen-sg = Felds
    .nom-pl = Felder
    .dat-pl = Feldern
    .gen-pl = Felder
    .at = on
noun-mover =
    .gender = n
    .nom-sg = Feld der ziehenden Figur
    .acc-sg = Feld der ziehenden Figur
    .dat-sg = Feld der ziehenden Figur
    .gen-sg = Felds der ziehenden Figur
    .nom-pl = Felder der ziehenden Figur
    .dat-pl = Feldern der ziehenden Figur
    .gen-pl = Felder der ziehenden Figur
    .at = on
    .from = vom Feld der ziehenden Figur
noun-man =
    .gender = m
    .nom-sg = Stein
    .acc-sg = Stein
    .dat-sg = Stein
    .gen-sg = Steins
    .nom-pl = Steine
    .dat-pl = Steinen
    .gen-pl = Steine
noun-king =
    .gender = f
    .nom-sg = Dame
    .acc-sg = Dame
    .dat-sg = Dame
    .gen-sg = Dame
    .nom-pl = Damen
    .dat-pl = Damen
    .gen-pl = Damen
noun-draughtsman =
    .gender = f
    .nom-sg = Figur
    .acc-sg = Figur
    .dat-sg = Figur
    .gen-sg = Figur
    .nom-pl = Figuren
    .dat-pl = Figuren
    .gen-pl = Figuren
noun-mark =
    .gender = f
    .nom-sg = Marke
    .acc-sg = Marke
    .dat-sg = Marke
    .gen-sg = Marke
    .nom-pl = Marken
    .dat-pl = Marken
    .gen-pl = Marken
noun-defeat =
    .gender = f
    .nom-sg = Niederlage
    .acc-sg = Niederlage
    .dat-sg = Niederlage
    .gen-sg = Niederlage
    .nom-pl = Niederlagen
    .dat-pl = Niederlagen
    .gen-pl = Niederlagen
    .gained = verliert
noun-quiet =
    .gender = m
    .nom-sg = ruhiger Zug
    .acc-sg = ruhigen Zug
    .dat-sg = ruhigen Zug
    .gen-sg = ruhigen Zugs
    .nom-pl = ruhige Züge
    .dat-pl = ruhigen Zügen
    .gen-pl = ruhiger Züge
noun-drawn =
    .gender = n
    .nom-sg = Remis
    .acc-sg = Remis
    .dat-sg = Remis
    .gen-sg = Remis
    .nom-pl = Remis
    .dat-pl = Remis
    .gen-pl = Remis
number-quiet = die Zahl der ruhigen Züge in Folge
number-men_rows = { $n }
number-drawn = das Remis
    .is = { $form ->
    [bare] die Partie ist remis
   *[sub] die Partie remis ist
}
    .set = { $form ->
    [v1] ist die Partie remis
   *[other] die Partie ist remis
}
number-patience = die Zahl der erlaubten ruhigen Züge
    .rule = 685ecf6c be2caa77
number-carried = die Zahl der ruhigen Züge, die weiter zählen
    .rule = 975e8bb8 cbfbe997
is-idle =
    .is = ein Feld mit einer Figur, deren Zug ruhig ist,
    .behind = mit einer Figur, deren Zug ruhig ist,
    .rule = ebae9c12 35315d8d
is-empty =
    .before = leer{ word-ending }
    .is = leer
    .rule = c68ef62c
is-hostile =
    .behind = mit einer gegnerischen Figur, die noch nicht übersprungen wurde,
    .is = ein Feld mit einer gegnerischen Figur, die noch nicht übersprungen wurde,
    .rule = 8ead91af
is-jumping =
    .behind = mit einer eigenen Figur, die schlagen kann,
    .is = ein Feld mit einer eigenen Figur, die schlagen kann,
    .rule = ce607ef7 00766587
is-landing =
    .behind = hinter einer Figur, die deine Figur überspringen kann,
    .is = ein Feld hinter einer Figur, die deine Figur überspringen kann
    .rule = aa7b8728 1358651a
is-mobile =
    .behind = mit einer eigenen Figur, die ziehen kann,
    .is = ein Feld mit einer eigenen Figur, die ziehen kann,
    .rule = 23171079
is-near =
    .behind = , auf das deine Figur ziehen kann,
    .is = ein Feld, auf das deine Figur ziehen kann
    .rule = 75907d50 05b00bdc
zone-box = Vorrat
    .from = aus { $whose ->
        [they] seinem
       *[you] deinem
    } Vorrat
    .to = in { $whose ->
        [they] seinen
       *[you] deinen
    } Vorrat
    .in = in { $whose ->
        [they] seinem
       *[you] deinem
    } Vorrat
    .verb-from = place
zone-tray = Marken neben dem Brett
    .from = von den Marken neben dem Brett
    .to = neben das Brett
    .in = neben dem Brett

## Spielablauf
rule-round = Runde
rule-turn = { $form ->
    [inf] einen Zug machen
    [to] einen Zug zu machen
    [v1] machst du einen Zug
   *[imp] mache einen Zug
}
    .does = macht einen Zug
rule-play = { $form ->
    [inf] schlagen oder ziehen
    [to] zu schlagen oder zu ziehen
    [v1] schlägst oder ziehst du
   *[imp] schlage oder ziehe
}
    .does = spielt
text-play = Kannst du mit einer deiner Figuren schlagen, musst du schlagen; sonst ziehst du mit einer Figur.
    .rule = e56d9d12 d3da6182
rule-capture = { $form ->
    [inf] schlagen
    [to] zu schlagen
    [v1] schlägst du
   *[imp] schlage
}
    .does = schlägt
text-capture = Springe mit einer deiner Figuren, solange sie springen kann. Alles, was sie übersprungen hat, kommt vom Brett, sobald sie stehen bleibt.
    .rule = 0c275ec4 b35bf951
rule-jumps = { $form ->
    [inf] springen, solange es geht
    [to] zu springen, solange es geht
    [v1] springst du, solange es geht
   *[imp] springe, solange es geht
}
    .does = springt
ask-jumps-square = Mit welcher Figur schlägst du?
rule-jump = { $form ->
    [inf] springen
    [to] zu springen
    [v1] springst du
   *[imp] springe
}
    .does = springt
text-jump = Springe über eine benachbarte gegnerische Figur auf das leere Feld dahinter: mit einem Stein schräg vorwärts, mit einer Dame schräg in jede Richtung. Was übersprungen ist, wird markiert und kann nicht noch einmal übersprungen werden.
    .rule = 720a3f6c
ask-jump-square = Wo landest du?
rule-take_off = { $form ->
    [inf] die Figur auf { FORM($place, "dat") } vom Brett nehmen
    [to] die Figur auf { FORM($place, "dat") } vom Brett zu nehmen
    [v1] nimmst du die Figur auf { FORM($place, "dat") } vom Brett
   *[imp] nimm die Figur auf { FORM($place, "dat") } vom Brett
}
    .does = nimmt eine Figur vom Brett
rule-step = { $form ->
    [inf] mit einer Figur ziehen
    [to] mit einer Figur zu ziehen
    [v1] ziehst du mit einer Figur
   *[imp] ziehe mit einer Figur
}
    .does = zieht
text-step = Ziehe mit einer deiner Figuren auf ein leeres Feld: mit einem Stein ein Feld schräg vorwärts, mit einer Dame ein Feld schräg in jede Richtung. Kann keine deiner Figuren ziehen, hast du verloren.
    .rule = b0eb7b6b
ask-step-square = Mit welcher Figur ziehst du?
rule-go = { $form ->
    [inf] auf { FORM($place, "acc") } ziehen
    [to] auf { FORM($place, "acc") } zu ziehen
    [v1] ziehst du auf { FORM($place, "acc") }
   *[imp] ziehe auf { FORM($place, "acc") }
}
    .does = zieht dorthin
rule-crown = { $form ->
    [inf] einen Stein in der hintersten Reihe zur Dame machen
    [to] einen Stein in der hintersten Reihe zur Dame zu machen
    [v1] machst du einen Stein in der hintersten Reihe zur Dame
   *[imp] mache einen Stein in der hintersten Reihe zur Dame
}
    .does = wandelt einen Stein um
text-crown = Ein Stein von dir, der in der von dir aus hintersten Reihe stehen bleibt, wird zur Dame.
    .rule = 0a4988be
rule-look_back = { $form ->
    [inf] sich die Stellung merken
    [to] sich die Stellung zu merken
    [v1] merkst du dir die Stellung
   *[imp] merke dir die Stellung
}
    .does = hat gezogen
text-look_back = Haben beide Spieler je 40 ruhige Züge in Folge gemacht, also weder geschlagen noch einen Stein bewegt, ist die Partie remis. Merke dir die Stellung, denn die Partie ist auch remis, wenn dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal entsteht.
    .rule = abc2617e
step-men = die Steine
source-step = blockiert

## Spielende
end-blocked = ein Spieler kann nicht ziehen
    .rule = fda4fe00
text-blocked = Das Spiel endet, sobald ein Spieler, der an der Reihe ist, keinen Zug hat.
    .rule = fda4fe00
end-repeated = dieselbe Stellung mit demselben Spieler am Zug ist zum dritten Mal entstanden
    .rule = 6cc79a71
end-quiet = die erlaubte Zahl ruhiger Züge in Folge ist erreicht
    .rule = c06fb09a
text-jumps = Wähle eine eigene Figur, die schlagen kann, und springe mit ihr, solange sie springen kann.
    .rule = 2495c10a
text-take_off = Lege die gegnerische Figur in den Vorrat des Gegners zurück und die Marke neben das Brett.
    .rule = 6fae14fe
text-go = Die ziehende Figur geht auf dieses Feld.
    .rule = e5b4210c
text-jumping = Ein Feld mit einer eigenen Figur, die über eine benachbarte, noch nicht übersprungene gegnerische Figur auf ein leeres Feld dahinter springen kann: ein Stein schräg vorwärts, eine Dame schräg in jede Richtung.
    .rule = fe90b499
text-landing = Ein leeres Feld direkt hinter einer noch nicht übersprungenen gegnerischen Figur, über die deine ziehende Figur springen kann: ein Stein schräg vorwärts, eine Dame schräg in jede Richtung.
    .rule = 8267692e
text-mobile = Ein Feld mit einem eigenen Stein, der schräg vor sich ein leeres Feld hat, oder mit einer eigenen Dame, die schräg neben sich ein leeres Feld hat.
    .rule = c4129a13
text-near = Ein leeres Feld schräg vor dem Stein oder schräg neben der Dame, mit der du ziehst.
    .rule = 75907d50
param-men_rows = Reihen mit Steinen zu Beginn
text-men = Jeder Spieler setzt je einen Stein auf alle dunklen Felder der drei Reihen, die ihm am nächsten sind.
    .rule = de8c09c2
text-men-international = Jeder Spieler setzt je einen Stein auf alle dunklen Felder der vier Reihen, die ihm am nächsten sind.
    .rule = 62c90ec0
text-winner = Wer nicht ziehen kann, hat verloren, und der Gegner gewinnt. Endet die Partie anders, ist sie remis.
    .rule = 1e7da71c
text-jump-international = Springe über eine gegnerische Figur: mit einem Stein über eine benachbarte, schräg in jede Richtung, auf das leere Feld dahinter; mit einer Dame entlang einer Diagonale auch über eine entfernte auf ein beliebiges leeres Feld dahinter, wenn sonst nichts im Weg steht. Was übersprungen ist, wird markiert und kann nicht noch einmal übersprungen werden.
    .rule = 88dd5753
text-jumps-international = Wähle eine eigene Figur, die schlagen kann, und springe mit ihr, solange sie springen kann. Von allen Möglichkeiten musst du eine wählen, bei der du die meisten Figuren schlägst.
    .rule = 0b284ad7
text-step-international = Ziehe mit einer deiner Figuren auf ein leeres Feld: mit einem Stein ein Feld schräg vorwärts, mit einer Dame beliebig weit auf einer freien Diagonale. Kann keine deiner Figuren ziehen, hast du verloren.
    .rule = 603eb027
text-look_back-international = Haben beide Spieler je 25 ruhige Züge in Folge gemacht, also weder geschlagen noch einen Stein bewegt, ist die Partie remis. In diesen Endspielen sind weniger Züge erlaubt: 16 je Spieler, wenn einer einzelnen Dame drei Figuren gegenüberstehen, darunter mindestens eine Dame; 5, wenn ihr eine oder zwei Figuren gegenüberstehen, darunter mindestens eine Dame. Dort zählt jeder Zug. Merke dir die Stellung, denn die Partie ist auch remis, wenn dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal entsteht.
    .rule = dbe75be9
text-patience = 80, also 40 je Spieler.
    .rule = 685ecf6c
text-patience-international = 50, also 25 je Spieler. Haben aber beide Spieler mindestens eine Dame und einer von ihnen nichts als diese eine, sind es 32, wenn vier Figuren auf dem Brett stehen, und 10, wenn es weniger sind.
    .rule = be2caa77
text-carried = 0: Nach einem Schlag wird neu gezählt.
    .rule = 975e8bb8
text-carried-international = 0: Nach einem Schlag wird neu gezählt. Waren vor dem Schlag aber nur 10 Züge erlaubt, zählt er wie jeder andere Zug; waren es 32, wird die Zahl um 21 kleiner, aber nicht kleiner als 0, damit nicht mehr Züge bleiben als zuvor.
    .rule = 8276f235
text-idle = Ein Feld mit einer eigenen Dame: Der Zug eines Steins ist nie ruhig.
    .rule = ebae9c12
text-idle-international = Ein Feld mit einer eigenen Dame; sind weniger als 50 ruhige Züge erlaubt, ein Feld mit irgendeiner deiner Figuren.
    .rule = 0693e404
text-hostile = Ein Feld mit einer gegnerischen Figur, auf dem keine Marke liegt.
    .rule = 8ead91af
text-jumping-international = Ein Feld mit einer eigenen Figur, die über eine noch nicht übersprungene gegnerische Figur auf ein leeres Feld dahinter springen kann: ein Stein über eine benachbarte, schräg in jede Richtung; eine Dame entlang einer Diagonale auch über eine entfernte, wenn sonst nichts im Weg steht.
    .rule = 1df6c4e0
text-landing-international = Ein leeres Feld hinter einer noch nicht übersprungenen gegnerischen Figur, auf das deine ziehende Figur springen kann: ein Stein direkt hinter eine benachbarte, eine Dame beliebig weit hinter eine auf einer sonst freien Diagonale.
    .rule = 5fbef9b7
text-near-international = Ein leeres Feld schräg vor dem Stein oder auf einer freien Diagonale der Dame, mit der du ziehst.
    .rule = 05b00bdc
