### Tic-tac-toe: names and words, English

game-tic_tac_toe = Tic-tac-toe

## Pieces, kinds, counters
noun-mark =
    .sg = mark
    .pl = marks
noun-square =
    .sg = square
    .pl = squares
noun-win =
    .sg = win
    .pl = wins
    .gained = wins
zone-supply = supply
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
rule-draw = draw a mark
    .does = draws a mark
text-draw = Draw one of your marks on an empty square. With three of your marks in a straight line (row, column or diagonal) you win at once.
    .rule = 97d3c66c
ask-draw-square = Where do you draw your mark?
source-draw = three in a line

## End
end-line = three marks of one player are in a line
    .rule = 4f9e2233
text-line = The game ends when a player has three marks in a line.
    .rule = 4f9e2233
end-full = the board is full
    .rule = 6ae33623
text-full = The game ends when no square is empty.
    .rule = 6ae33623
text-winner = Whoever has three marks in a line wins. If the board is full before that, the game is a draw.
    .rule = 465e82bf
