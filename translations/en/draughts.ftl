### Draughts: names and words, English

game-draughts = Draughts
variant-international = international: 10 by 10 squares, flying kings, the largest capture

## Pieces, kinds, counters
noun-square =
    .sg = square
    .pl = squares
noun-mover =
    .sg = moving piece’s square
    .pl = moving pieces’ squares
noun-man =
    .sg = man
    .pl = men
noun-king =
    .sg = king
    .pl = kings
noun-draughtsman =
    .sg = piece
    .pl = pieces
noun-mark =
    .sg = mark
    .pl = marks
noun-defeat =
    .sg = defeat
    .pl = defeats
noun-quiet =
    .sg = quiet turn
    .pl = quiet turns
noun-drawn =
    .sg = draw
    .pl = draws
number-quiet = the number of quiet turns in a row
number-men_rows = { $n }
number-drawn = the draw
    .is = the game is drawn
    .set = the game is drawn
number-patience = the number of quiet turns that are allowed
    .rule = 685ecf6c
number-carried = the number of quiet turns that still count
    .rule = 975e8bb8
is-idle =
    .is = a square with a piece whose move is quiet
    .rule = ebae9c12
is-empty =
    .before = empty
    .is = empty
    .rule = c68ef62c
is-hostile =
    .behind = with a piece of the other player’s that has not been jumped over yet
    .is = a square with a piece of the other player’s that has not been jumped over yet
    .rule = 8ead91af
is-jumping =
    .behind = with a piece of yours that can capture
    .is = a square with a piece of yours that can capture
    .rule = ce607ef7 00766587
is-landing =
    .behind = where your moving piece can land behind a piece it jumps over
    .is = a square where your moving piece can land behind a piece it jumps over
    .rule = aa7b8728 1358651a
is-mobile =
    .behind = with a piece of yours that can move
    .is = a square with a piece of yours that can move
    .rule = 23171079
is-near =
    .behind = to which your moving piece can go
    .is = a square to which your moving piece can go
    .rule = 75907d50 05b00bdc
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
zone-tray = marks beside the board
    .from = from beside the board
    .to = beside the board
    .in = beside the board

## Course of play
rule-round = round
rule-turn = take a turn
    .does = takes a turn
rule-play = capture or move
    .does = plays
text-play = If you can capture with any of your pieces, you must; otherwise you move a piece.
    .rule = e56d9d12
rule-capture = capture
    .does = captures
text-capture = Jump with one of your pieces as long as it can jump. Everything it has jumped over is taken off the board when it has come to rest.
    .rule = 0c275ec4
rule-jumps = jump as long as possible
    .does = jumps
ask-jumps-square = With which piece do you capture?
rule-jump = jump
    .does = jumps
text-jump = Jump over a neighbouring piece of the other player’s to the empty square behind it: with a man forward, with a king in any direction. What you jump over is marked; it cannot be jumped over again.
    .rule = 720a3f6c
ask-jump-square = Where do you land?
rule-take_off = take the piece on { $place } off the board
    .does = takes a piece off the board
rule-step = move a piece
    .does = moves a piece
text-step = Move one of your pieces to an empty square: a man one square diagonally forward, a king one square diagonally in any direction. If none of your pieces can move, you have lost.
    .rule = b0eb7b6b
ask-step-square = Which piece do you move, and where?
rule-go = go to { $place }
    .does = goes there
rule-crown = crown a man in the farthest row
    .does = crowns a man
text-crown = A man of yours that has come to rest in the row farthest from you becomes a king.
    .rule = 0a4988be
rule-look_back = remember the position
    .does = has moved
text-look_back = If nothing was captured and no man moved for 40 moves of each player, the game is drawn. The position is remembered, as it is drawn as well when the same one comes for the third time.
    .rule = abc2617e
step-men = the men
source-step = blocked

## End
end-blocked = a player cannot move
end-repeated = the same position has come three times
end-quiet = nothing was captured and no man moved for a long time
text-jumps = Choose a piece of yours that can capture and jump with it as long as it can jump.
    .rule = 2495c10a
text-take_off = Put the opponent’s piece back into its supply and the mark beside the board.
    .rule = 6fae14fe
text-go = The moving piece goes to this square.
    .rule = e5b4210c
text-jumping = A square with a piece of yours that can jump over a neighbouring piece of the other player’s, not yet jumped over, to an empty square behind it: a man forward, a king in any direction.
    .rule = fe90b499
text-landing = An empty square directly behind a piece of the other player’s, not yet jumped over, which your moving piece can jump over: a man forward, a king in any direction.
    .rule = 8267692e
text-mobile = A square with a man of yours that has an empty square diagonally in front of it, or with a king of yours that has an empty square diagonally next to it.
    .rule = c4129a13
text-near = An empty square diagonally in front of your moving man, or diagonally next to your moving king.
    .rule = 75907d50
