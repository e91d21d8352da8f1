### Oware: names and words, English

noun-house =
    .sg = house
    .pl = houses
    .at = in
noun-seed =
    .sg = seed
    .pl = seeds
    .several = yes
    .gained = +{ $n } { $n ->
        [one] seed
       *[other] seeds
    } in the store
noun-last =
    .sg = house sown last
    .pl = houses sown last
    .short = last
noun-next_house =
    .sg = next house
    .pl = next houses
is-near =
    .after = on your side
    .is = on your side
    .rule = 28dda633
is-far =
    .after = on the other side
    .is = on the other side
    .rule = 6b5f7d97
is-feeding =
    .after = from which seeds reach the other side
    .is = full enough to reach the other side
    .rule = eccbbf32
is-playable =
    .after = from which you may sow
    .is = open to you
    .rule = fd944bb4
is-ripe =
    .after = with 2 or 3 seeds on the other side
    .is = a house with 2 or 3 seeds on the other side
    .rule = 09cfe8e9
is-caught =
    .after = whose seeds are captured
    .is = captured
    .rule = 93dfa140
zone-bag = bag
    .from = from the bag
    .to = to the bag
    .in = in the bag
zone-hand = hand
    .from = from the hand
    .to = to the hand
    .in = in the hand
zone-store = store
    .from = from { $whose ->
        [they] their
       *[you] your
    } store
    .to = to { $whose ->
        [they] their
       *[you] your
    } store
    .in = in { $whose ->
        [they] their
        [none] a player’s
       *[you] your
    } store
rule-round = round
rule-turn = take a turn
    .does = takes a turn
rule-sow_or_end = sow the seeds of a house
    .does = sows
rule-sow = sow the seeds of { $place }
    .does = sows the seeds of { $place }
rule-capture = capture seeds
    .does = captures seeds
rule-share_out = share out the seeds on the board
    .does = shares out the seeds on the board
step-fill_houses = seeds in the houses
end-majority = a player has captured at least 25 seeds
    .rule = 74832c01
end-no_seeds = no seeds are left on the board
    .rule = a3dd2fd1
text-no_seeds = The game ends when no seeds are left in the houses.
    .rule = a3dd2fd1
ask-sow_or_end-house = From which house do you sow?

## Rulebook
game-oware = Oware

text-sow_or_end = Choose a house on your side and sow its seeds. If the other side is empty, your seeds must reach it. If you cannot sow like that, the seeds on the board are shared out.
    .rule = 97bf2619
text-sow = Take all the seeds from the house and put one into each house that follows, counter-clockwise; the house they come from is passed over. Then capture. If the same position, with the same player to move, occurs for the third time, the seeds on the board are shared out.
    .rule = b4396189
text-capture = If the last seed makes 2 or 3 in a house on the other side, capture the seeds there and those in the houses directly before it on that side, as long as each has 2 or 3. If that would take all the seeds on the other side, you capture none.
    .rule = 5208450e
text-share_out = Each player takes all the seeds on their own side into their store.
    .rule = 329e4b43
text-fill_houses = Put 4 seeds from the bag into each house.
    .rule = 77e1596b
text-near = One of the six houses in the row nearest to you.
    .rule = 28dda633
text-far = One of the six houses in the row of the other player.
    .rule = 6b5f7d97
text-feeding = A house with enough seeds to reach the other side: 1 is enough in the last house on your side, and each house before it needs 1 more than the next.
    .rule = eccbbf32
text-playable = A house with seeds on your side. If the other side is empty, its seeds must reach that side.
    .rule = f5ea4dde
text-ripe = A house with 2 or 3 seeds on the other side.
    .rule = 6c50c885
text-caught = The house sown last, if it is on the other side and has 2 or 3 seeds; then also the houses directly before it on that side, as long as each of them has 2 or 3.
    .rule = 0353ac36
