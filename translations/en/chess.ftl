### Chess: names and words, English

## Counters, pieces, kinds
noun-square =
    .sg = square
    .pl = squares
noun-chessman =
    .sg = chessman
    .pl = chessmen
noun-pawn =
    .sg = pawn
    .pl = pawns
noun-knight =
    .sg = knight
    .pl = knights
noun-bishop =
    .sg = bishop
    .pl = bishops
noun-rook =
    .sg = rook
    .pl = rooks
noun-queen =
    .sg = queen
    .pl = queens
noun-king =
    .sg = king
    .pl = kings
noun-rook_or_queen =
    .sg = rook or queen
    .pl = rooks or queens
noun-bishop_or_queen =
    .sg = bishop or queen
    .pl = bishops or queens
noun-minor_piece =
    .sg = minor piece
    .pl = minor pieces
noun-right =
    .sg = castling right
    .pl = castling rights
noun-win =
    .sg = win
    .pl = wins
    .gained = wins
noun-passed =
    .sg = en passant square
    .pl = en passant squares
noun-quiet_move =
    .sg = move without a capture or a pawn
    .pl = moves without a capture or a pawn
noun-overdue =
    .sg = time limit
    .pl = time limits
noun-drawn =
    .sg = draw
    .pl = draws
noun-stalemate =
    .sg = stalemate
    .pl = stalemates
noun-origin =
    .sg = starting square
    .pl = starting squares
noun-corner =
    .sg = corner square
    .pl = corner squares

## Zones and words
zone-box = box
    .from = from { $whose ->
        [they] their
        [none] the
       *[you] your
    } box
    .to = to { $whose ->
        [they] their
        [none] the
       *[you] your
    } box
    .in = in { $whose ->
        [they] their
        [none] the
       *[you] your
    } box
is-empty =
    .before = empty
    .is = empty
    .rule = b9d07bab
is-hostile =
    .before = hostile
    .is = held by the opponent
    .rule = 01ae9bb0
is-attacked =
    .before = attacked
    .is = attacked
    .rule = 706d0309
is-safe =
    .before = safe
    .is = safe
    .rule = 62d6657b
number-quiet_move = the number of moves without a capture or a pawn
    .set = moves without a capture or a pawn are counted anew
number-overdue = the limit of fifty moves
    .is = fifty moves are over and a check is still to be answered
    .set = the check is to be answered before the draw
number-drawn = the draw
    .is = it is a draw
    .set = the game is drawn
number-stalemate = the stalemate
    .is = it is stalemate
    .set = it is stalemate

## Rules
rule-round = play a round
    .does = plays a round
rule-turn = take a turn
    .does = takes a turn
rule-play = make a move
    .does = makes a move
rule-look_at_the_clock = see whether the game is drawn
    .does = sees whether the game is drawn
rule-pawn_move = move the pawn from { $place }
    .does = moves the pawn from { $place }
rule-knight_move = move the knight from { $place }
    .does = moves the knight from { $place }
rule-bishop_move = move the bishop from { $place }
    .does = moves the bishop from { $place }
rule-rook_move = move the rook from { $place }
    .does = moves the rook from { $place }
rule-queen_move = move the queen from { $place }
    .does = moves the queen from { $place }
rule-king_move = move the king from { $place }
    .does = moves the king from { $place }
rule-go_to = go from { $place } to { $object }
    .does = goes from { $place } to { $object }
rule-take = take the opponent’s chessman on { $place }
    .does = takes the opponent’s chessman on { $place }
rule-pawn_went = finish the pawn’s move from { $place } to { $object }
    .does = finishes the pawn’s move from { $place } to { $object }
rule-king_went = finish the king’s move from { $place } to { $object }
    .does = finishes the king’s move from { $place } to { $object }
rule-promote = promote the pawn on { $place }
    .does = promotes the pawn on { $place }

## The end, the set-up, variants
end-checkmate = the king is mated
    .rule = 9ef1de17
text-checkmate = The game ends when a player’s king is attacked and no move of theirs saves it.
    .rule = 9ef1de17
end-no_move_left = whoever is to move cannot move and is not in check (stalemate)
    .rule = 07e5e6c1
end-repetition = the same position, with the same player to move and the same rights to castle and to take en passant, has occurred for the third time
    .rule = d2203c4c
end-fifty_moves = each player has made fifty moves in a row without a capture or a pawn’s move
    .rule = 678b22c9
text-fifty_moves = The game ends when each player has made fifty moves in a row without a capture or a pawn’s move; if the last of them gives check and can be answered, only after the answer.
    .rule = 678b22c9
end-dead_position = besides the kings at most one knight or bishop is left
    .rule = 38a4e7e2
step-pawns = pawns
step-pieces = pieces behind the pawns
source-play = mate
game-chess = Chess
variant-dead_positions = Kings with at most one knight or bishop between them are a draw at once
direction-leaping = as a knight leaps
    .far = { $n ->
        [one] a knight’s leap
       *[other] { $n } knight’s leaps
    }

## Texts by hand
text-play = Move one of your chessmen in the way its kind moves. No move may leave your own king attacked. If you have no move, the opponent wins if your king is attacked (checkmate); otherwise it is stalemate. If the fifty moves were over and only a check was still to be answered, the game is drawn after this move.
    .rule = e36fe5eb
text-go_to = Put the chessman on the chosen square and take the opponent’s chessman that stands there; a pawn that goes to the en passant square takes the pawn that has just passed over that square. Your king may not be attacked after that. A rook that has left its corner, or was taken there, can no longer be used for castling. A capture or a pawn’s move starts the count of the fifty moves anew. Finally, complete the move of a pawn (promotion) or of a king (castling).
    .rule = 9fb69f01
text-king_move = Move one square in any direction, also diagonally, to a square without a chessman of your own. Or castle: two squares sideways towards a rook with a castling right, if nothing stands between king and rook, the king is not in check, and neither the square it passes nor the one it reaches is attacked.
    .rule = 2744b15d
text-pawn_move = Move to the square in front of the pawn, if it is empty; from your second rank also to the one after that, if both are empty; or to a square diagonally in front of it which the opponent holds or which is the en passant square.
    .rule = 158ca4b4
text-pawns = Each player puts a pawn on every square of the second rank, seen from their own side.
    .rule = b0dc2b34
text-pieces = On their own first rank each player puts, from file a to file h: rook, knight, bishop, queen, king, bishop, knight, rook. Both rooks bring the right to castle.
    .rule = d544f8bf
text-look_at_the_clock = Remember the position. If each player has made fifty moves in a row without a capture or a pawn’s move, the game is drawn; if you are in check, only after the move that answers it.
    .rule = 48b235b1
text-knight_move = Move a knight’s leap: two squares along the rank or the file and one at a right angle to it, over whatever stands there, to a square without a chessman of your own.
    .rule = 873cec37
text-bishop_move = Move along a diagonal as far as you like, but over no other chessman, to a square without a chessman of your own.
    .rule = 2cdbe056
text-rook_move = Move along the rank or the file as far as you like, but over no other chessman, to a square without a chessman of your own.
    .rule = aab2724e
text-queen_move = Move along the rank, the file or a diagonal as far as you like, but over no other chessman, to a square without a chessman of your own.
    .rule = 75024a13
text-take = Put the opponent’s chessman that stands on that square into its owner’s box.
    .rule = 8dfa6530
text-pawn_went = If the pawn has gone two squares and an opposing pawn stands beside it, the square it passed is the en passant square in the next move. If it has reached the rank farthest from you, promote it.
    .rule = 02c44034
text-promote = Replace the pawn by a queen, a rook, a bishop or a knight from your box.
    .rule = feb8f6ca
text-king_went = If the king has gone two squares sideways, put the rook towards which it went on the square it passed. After any move of your king you have no right to castle any more.
    .rule = b2747d93
text-attacked = A square on which the opponent could take: with a knight that is one leap away, a rook or queen on the same rank or file or a bishop or queen on the same diagonal, if nothing stands between, a pawn diagonally beyond it (seen from your side), or a king next to it.
    .rule = 706d0309
option-queen = queen
    .does = promotes the pawn
option-rook = rook
    .does = promotes the pawn
option-bishop = bishop
    .does = promotes the pawn
option-knight = knight
    .does = promotes the pawn
text-safe = An empty square that is not attacked.
    .rule = f2b10580
text-hostile = A square with a chessman of the opponent’s.
    .rule = 01ae9bb0
text-winner = Whoever mates the opponent’s king wins. If the game ends otherwise, it is a draw.
    .rule = 465e82bf
# directions, as chess calls them on its board
direction-orthogonal-square =
    .line = a rank or file
    .open = an open rank or file
direction-straight-square =
    .line = a rank, file or diagonal
    .open = an open rank, file or diagonal
