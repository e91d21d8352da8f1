### Connect four: names and words, English

game-connect_four = Connect four

## Pieces, kinds, counters
noun-disc =
    .sg = disc
    .pl = discs
noun-square =
    .sg = square
    .pl = squares
noun-win =
    .sg = win
    .pl = wins
    .gained = wins
is-open =
    .behind = that is the lowest empty one of its column
    .is = the lowest empty square of its column
    .rule = 860941d6
text-open = An empty square in the lowest row, or one with a disc directly below it.
    .rule = 860941d6
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
rule-drop = drop a disc
    .does = drops a disc
text-drop = Drop a disc into a column that is not full: it falls to the lowest empty square. With four of your discs in an unbroken straight line (row, column or diagonal) you win at once.
    .rule = 69ec3015
ask-drop-square = Where does your disc fall?
source-drop = four in a line

## End
end-line = four discs of one player are in a line
    .rule = 4f9e2233
text-line = The game ends when a player has four discs in an unbroken straight line.
    .rule = 4f9e2233
end-full = the board is full
    .rule = 780452fb
text-full = The game ends when no square is empty.
    .rule = 780452fb
text-winner = Whoever has four discs in a line wins. If the board is full before that, the game is a draw.
    .rule = 465e82bf
