### Nim: names and words, English

game-nim = Nim
variant-misere = whoever takes the last match loses

## Pieces, kinds, counters
noun-heap =
    .sg = heap
    .pl = heaps
    .at = in
noun-match =
    .sg = match
    .pl = matches
noun-taker =
    .sg = last to take matches
    .pl = last to take matches
noun-prop-size =
    .sg = matches at the beginning
    .pl = matches at the beginning
name-first = first heap
name-second = second heap
name-third = third heap
name-fourth = fourth heap

## Course of play
rule-round = round
rule-turn = take a turn
    .does = takes a turn
rule-take = take matches
    .does = takes matches
text-take = Choose a heap and take as many matches from it as you like, at least one.
    .rule = 06cd711b
ask-take-heap = From which heap do you take matches?
ask-take-number = How many matches do you take?
    .does = takes { $n } { $n ->
        [one] match
       *[other] matches
    } from the { $before }
step-matches = the matches

## End
end-empty = the last match has been taken
    .rule = 6fa0f793
text-matches = Put as many matches on each heap as the table of heaps says.
    .rule = 17c69056
text-winner = Whoever takes the last match wins.
    .rule = 81612177
text-winner-misere = Whoever takes the last match loses; the other player wins.
    .rule = e8722993
