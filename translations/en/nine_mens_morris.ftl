### Nine men’s morris: names and words, English

game-nine_mens_morris = Nine men’s morris

## Men, points, lines, counters
noun-point =
    .sg = point
    .pl = points
    .everywhere = on the board
noun-prop-points =
    .sg = points
    .pl = points
noun-origin =
    .sg = man’s point
    .pl = men’s points
noun-lane =
    .sg = line
    .pl = lines
noun-man =
    .sg = man
    .pl = men
noun-defeat =
    .sg = defeat
    .pl = defeats
    .gained = loses
noun-quiet =
    .sg = move without a mill
    .pl = moves without a mill
number-quiet = the number of moves without a mill in a row
    .set = the moves without a mill are counted anew
    .is = { $n } { $n ->
        [one] move
       *[other] moves
    } in a row (both players together, placing not counted) have closed no mill
number-flying_men = { $n }
is-empty =
    .before = empty
    .is = empty
    .rule = 209545c1
is-milled =
    .behind = in a mill of the other player’s
    .is = in a mill of the other player’s
    .rule = 4b4d1e5a
is-loose =
    .behind = with a man of the other player’s that stands in no mill
    .is = a point with a man of the other player’s that stands in no mill
    .rule = 430fa757
is-exposed =
    .behind = with a man that you may take
    .is = a point with a man that you may take
    .rule = 6990f083
text-exposed = A point with a man of the other player’s that stands in no mill; if all of theirs on the board stand in mills, a point with any of them.
    .rule = 6401c2f6
zone-hand = men in hand
    .from = from { $whose ->
        [they] their
       *[you] your
    } hand
    .to = to { $whose ->
        [they] their
       *[you] your
    } hand
    .in = in { $whose ->
        [they] their
       *[you] your
    } hand
    .short = hand
zone-box = men out of the game
    .from = from those out of the game
    .to = out of the game
    .in = out of the game
    .short = out
name-row_1 = row 1
name-row_2 = row 2
name-row_3 = row 3
name-left_4 = row 4, left
name-right_4 = row 4, right
name-row_5 = row 5
name-row_6 = row 6
name-row_7 = row 7
name-column_a = column a
name-column_b = column b
name-column_c = column c
name-lower_d = column d, below
name-upper_d = column d, above
name-column_e = column e
name-column_f = column f
name-column_g = column g

## Course of play
rule-round = round
rule-turn = take a turn
    .does = takes a turn
rule-play = place or move a man
    .does = plays
text-play = As long as you have men in hand you place one of them; then you move one of your men on the board.
    .rule = c2ec6b65
rule-place = place a man
    .does = places a man
text-place = Place a man from your hand on an empty point. If it closes a mill, or two at once, take one man of the other player’s.
    .rule = 53809f53
ask-place-point = Where do you place your man?
rule-slide = move a man
    .does = moves a man
text-slide = Move one of your men along a line to the next point, which must be empty; if you have only three men left, to any empty point. If it closes a mill, or two at once, take one man of the other player’s. If none of your men can move, you have lost.
    .rule = 386a5960
ask-slide-origin = Which man do you move?
ask-slide-point = Where do you move your man?
rule-close = look for a mill through { $place }
    .does = closes a mill
text-close = If three of your men now stand on the three points of a line through that point, you have closed a mill: take one man of the other player’s, even for two mills at once.
    .rule = 98f903f6
rule-take = take a man
    .does = takes a man
text-take = Take off the board a man of the other player’s that stands in no mill; if all of theirs on the board stand in mills, take any one. Whoever has only two men left, on the board and in hand together, has lost.
    .rule = febfba24
ask-take-point = Which man do you take?
rule-look_back = remember the position
    .does = has moved
source-slide = no move left
source-take = fewer than three men

## End
end-beaten = a player has fewer than three men in all or cannot move
    .rule = d2040466
text-beaten = The game ends when a player has fewer than three men in all, or has no move when their turn comes.
    .rule = d2040466
end-repeated = the same position, with the same player to move, has occurred three times
    .rule = 6cc79a71
end-quiet = the players have gone too long without closing a mill
    .rule = 83cc9e20
param-flying_men = men with which you may move to any empty point
param-quiet_limit = moves without a mill until the game is drawn
text-look_back = Remember the position: when the same one, with the same player to move, occurs for the third time, the game is drawn.
    .rule = a6b7312a
text-milled = A point on a line whose three points all have men of the other player’s.
    .rule = 4b4d1e5a
text-loose = A point with a man of the other player’s through which no line of three such men runs.
    .rule = d980fe16
text-winner = Whoever has only two men left, on the board and in hand together, or cannot move has lost, and the other player wins. If the game ends otherwise, it is a draw.
    .rule = 1e7da71c
