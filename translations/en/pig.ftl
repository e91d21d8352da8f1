### Pig: names and words, English

noun-point =
    .sg = point
    .pl = points
noun-pot =
    .sg = point in the pot
    .pl = points in the pot
    .short = pot
noun-die =
    .head = die
    .sg = die
    .pl = dice
number-pot = the pot
    .is = { $n ->
        [0] the pot is empty
       *[other] there are { $n } points in the pot
    }
    .set = { $n ->
        [0] the pot is lost
       *[other] the pot becomes { $n }
    }
zone-table = table
    .in = on the table
name-white_die = die
rule-round = round
rule-turn = take a turn
    .does = takes a turn
rule-throw_or_stop = throw the die or stop
    .does = takes a turn
rule-throw_die = throw the die
    .does = throws the die
rule-score_pot = stop and score the pot
    .does = stops and scores the pot
source-score_pot = throws
end-hundred = a player has at least 100 points
    .rule = 650a4b26

## Rulebook
game-pig = Pig

text-throw_or_stop = Throw the die. As long as there are points in the pot, decide: throw again, or stop.
    .rule = eb23909f
text-throw_die = Throw the die. A 1 empties the pot and ends your turn; any other number is added to the pot.
    .rule = 8b0dac17
text-score_pot = Score the points in the pot; your turn is over.
    .rule = 6b262dd3
text-winner = Whoever is first to have 100 points or more wins.
    .rule = 4b0c19af
