### Reversi: names and words, English

game-reversi = Reversi

## Pieces, kinds, counters
noun-disc =
    .sg = disc
    .pl = discs
    .turns = yes
noun-square =
    .sg = square
    .pl = squares
noun-start =
    .sg = square
    .pl = squares
noun-pass =
    .sg = pass
    .pl = passes
number-pass = the number of passes in a row
    .is = { $n } turns in a row were passes
    .set = the passes are counted anew
    .now = { $n ->
        [0] no passes in a row
        [1] pass
        [2] pass, the second in a row
       *[other] { $n } passes in a row
    }
is-closing =
    .behind = from which a line of the other player’s discs leads to one of yours
    .is = a square from which a line of the other player’s discs leads to one of yours
    .rule = cd24baba
text-closing = An empty square from which, in at least one of the eight directions, an unbroken line of the other player’s discs leads to a disc of yours.
    .rule = cd24baba
zone-box = supply
    .from = from { $whose ->
        [they] their
       *[you] your
    } supply
    .to = to { $whose ->
        [they] their
       *[you] your
    } supply
    .in = in { $whose ->
        [they] their
       *[you] your
    } supply

## Course of play
rule-round = round
rule-turn = take a turn
    .does = takes a turn
rule-place = place a disc, or pass
    .does = places a disc
text-place = Put a disc on an empty square from which, in at least one of the eight directions, an unbroken line of the other player’s discs leads to a disc of yours. Turn over all discs in all such lines. If there is no such square, you pass.
    .rule = 5c789b18
ask-place-start = Where do you put your disc?
rule-turn_over = turn over the disc on { $place }
    .does = turns over a disc
text-turn_over = The disc on that square changes sides: it is yours now.
    .rule = fdb272f5
step-four_discs = the first four discs
text-four_discs = Each player puts two of their discs on the four squares in the middle, diagonally opposite each other.
    .rule = 84d13d3c

## End
end-full = the board is full
    .rule = 780452fb
text-full = The game ends when no square is empty.
    .rule = 780452fb
end-stuck = both players had to pass, one right after the other
    .rule = 37df97d8
text-winner = Whoever has the most discs on the board wins. With the same number of discs each, the game is a draw.
    .rule = b7728533
