### Backgammon: names and words, English

game-backgammon = Backgammon
variant-cube = the doubling cube: players may offer to double the stake

## Checkers, points, dice, counters
noun-point =
    .sg = point
    .pl = points
noun-origin =
    .sg = point it leaves
    .pl = points they leave
noun-checker =
    .sg = checker
    .pl = checkers
noun-die =
    .sg = die
    .pl = dice
name-white_die = the white die
    .short = white die
name-black_die = the black die
    .short = black die
noun-victory_point =
    .sg = victory point
    .pl = victory points
    .short = score
noun-pip =
    .sg = pip to come
    .pl = pips to come
noun-stake =
    .sg = point at stake
    .pl = points at stake
    .short = stake
noun-keeper =
    .sg = owner of the cube
    .pl = owners of the cube
number-pip = the number of pips to come
    .name = pips to come
number-stake = the stake
    .name = stake
    .set = the stake is doubled
number-doubles = the number of doubles thrown
    .is = { $n ->
        [0] the dice differ
       *[other] doubles were thrown
    }
    .rule = 72d0bbd7
number-thrown = the pips thrown
    .rule = ac68162f
number-way = { TRAIT($thing, "it") ->
    [yes] { $form ->
        [whose] distance
       *[other] its distance
    }
   *[none] the distance of { $thing }
} from the end
    .its = { TRAIT($thing, "it") }
    .rule = 0a36cf56
number-rear = the distance of your rearmost checker from the end
    .rule = 98c50e30
number-first_checkers = the number of checkers that begin on { $thing }
    .rule = ded37084
number-prize = what the game counts
    .rule = f792afba
is-open =
    .before = open
    .is = open
    .rule = 4b6f8fb3
is-home =
    .behind = in your home board
    .is = in your home board
    .rule = 65fcdbd1
is-bearing =
    .behind = from which you may bear off
    .is = one from which you may bear off
    .rule = 2b9e0ef4
zone-bar = bar
    .from = from the bar
    .to = to the bar
    .in = on the bar
zone-tray = tray
    .from = from beside the board
    .to = off the board
    .in = borne off
zone-table = thrown
    .to = to the board
    .in = on the board
zone-used = played
    .from = from beside the board
    .to = aside

## Course of play
rule-round = round
rule-turn = take a turn
    .does = takes a turn
rule-throw_dice = throw the dice
    .does = throws the dice
rule-play = play the throw
    .does = plays
rule-play_die = play { $object }
    .does = plays { $object }
rule-enter = enter a checker with { $object }
    .does = enters { $count ->
        [one] a checker
       *[other] checkers
    }
rule-advance = move a checker with { $object }
    .does = moves
rule-hit = hit what stands on { $place }
    .does = hits
rule-finish = see whether all checkers are borne off
    .does = has borne off everything
rule-double = decide whether to double
    .does = offers to double the stake
rule-offer_double = offer to double the stake
    .does = offers to double the stake
rule-answer_double = take or drop
    .does = answers
option-take = take
    .does = takes
option-drop = drop
    .does = drops
ask-play-die = Which number do you play first?
    .does = begins with { $what }
ask-advance-origin = Which checker do you move?
ask-enter-point = Where do you enter?
step-checkers = the checkers
step-first_throw = who begins
source-finish = borne off
source-answer_double = dropped
end-won = a player has won
    .rule = bea4029f
text-won = The game ends as soon as a player has the point for a win.
    .rule = bea4029f

## Rulebook
text-checkers = Each player puts two checkers on their 24-point, five on their 13-point, three on their 8-point and five on their 6-point, counted from the end at which they bear off. Player 1’s 1-point is a1; their checkers come from a2, to the right along the upper row and back along the lower one. Player 2’s 1-point is a2, and theirs go the other way.
    .rule = 1410c55a
text-first_throw = Each player throws a die; equal numbers are thrown again. Whoever has the higher number begins and plays both numbers.
    .rule = d5f15152
text-throw_dice = Throw both dice. In the first turn of the game you do not throw: you play the numbers that decided who begins.
    .rule = a54c47e2
text-play = Play both numbers, each with one checker or both with the same one, in either order; doubles are played four times. As much as possible of the throw must be played: both numbers if there is a way, or else the higher one that can be played. The rest is lost.
    .rule = c477ab2e
text-play_die = If you have a checker on the bar, enter it with this number; otherwise move a checker.
    .rule = 6af85be3
text-enter = Put a checker from the bar on the other player’s point with the number thrown (with a 1 on their 1-point, which is your 24-point), if that point is open, that is, if at most one of their checkers stands there; a single one is hit.
    .rule = 09c7c55c
text-advance = Move one of your checkers as many points forward as the number says, to an open point (one with at most one checker of the other player’s); a single checker of theirs there is hit. When all the checkers you have left are in your home board, the last six points, you may bear one off instead: from the point with this number, or, if you have checkers only on lower points, from the highest of these.
    .rule = 0db088e5
text-hit = The other player’s checker goes to the bar and must enter again before that player moves anything else.
    .rule = bdaa5453
text-finish = If you have borne off all fifteen checkers, you win: 1 victory point; 2 (a gammon) if the other player has borne off nothing; 3 (a backgammon) if a checker of theirs is also on the bar or in your home board.
    .rule = fa385d11
text-open = A point on which the other player has at most one checker.
    .rule = 4b6f8fb3
text-home = One of the last six points before the end at which you bear off.
    .rule = a03e9e5c
text-bearing = A point in your home board, when all the checkers you have left are there.
    .rule = 4baefa34
text-way = How many pips it takes to bear a checker off from there: 1 from your 1-point, 24 from your 24-point.
    .rule = 0a36cf56
text-rear = How many pips it takes to bear off the checker of yours that has farthest to go.
    .rule = d73cdf24
text-doubles = 1 if both dice show the same, otherwise 0.
    .rule = 72d0bbd7
text-thrown = What both dice show together; with doubles, four times what one of them shows.
    .rule = 1de4f710
text-first_checkers = 2 on the 24-point, 5 on the 13-point, 3 on the 8-point, 5 on the 6-point, none elsewhere.
    .rule = 3da03f92
text-prize = 1; 2 (a gammon) if the other player has borne off nothing; 3 (a backgammon) if a checker of theirs is also on the bar or in your home board.
    .rule = 13f64464
text-double = Before you throw you may offer to double the stake, unless the other player owns the cube, it shows 64 already, or the first throw of the game is being played.
    .rule = 69f72aa2
text-offer_double = The other player takes or drops.
    .rule = e025463e
text-answer_double = Take: the stake is doubled, and the cube is yours, so that only you may double next. Drop: the other player wins the stake as it was.
    .rule = 163d9a35
text-finish-cube = If you have borne off all fifteen checkers, you win the stake as many times over as the game counts: once; twice (a gammon) if the other player has borne off nothing; three times (a backgammon) if a checker of theirs is also on the bar or in your home board.
    .rule = 52e80104
text-winner = Whoever is first to bear off all fifteen checkers wins the game.
    .rule = 1e30851f
