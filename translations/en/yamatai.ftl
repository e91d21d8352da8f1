### Yamatai: names and words, English

## Counters, pieces, kinds
noun-point =
    .sg = prestige point
    .pl = prestige points
    .short = points
noun-coin =
    .sg = coin
    .pl = coins
noun-prestige =
    .sg = prestige token
    .pl = prestige tokens
    .short = prestige
noun-waste =
    .sg = discarded boat
    .pl = discarded boats
    .short = discarded
noun-offering =
    .sg = coin
    .pl = coins
noun-link =
    .sg = place in the chain
    .pl = places in the chain
noun-load =
    .sg = load
    .pl = loads
noun-place =
    .sg = place in the turn order
    .pl = places in the turn order
    .short = turn order
noun-next_place =
    .sg = place in the next turn order
    .pl = places in the next turn order
noun-acted =
    .sg = place in the last turn order
    .pl = places in the last turn order
noun-drawn =
    .sg = turn order marker drawn
    .pl = turn order markers drawn
noun-chain =
    .sg = link of the chain
    .pl = links of the chain
noun-house =
    .sg = standard building
    .pl = standard buildings
noun-torii =
    .sg = torii
    .pl = torii
noun-palace =
    .sg = palace
    .pl = palaces
noun-mountain =
    .sg = mountain
    .pl = mountains
noun-sacred_ground =
    .sg = sacred ground
    .pl = sacred grounds
noun-material =
    .sg = material
    .pl = materials
    .of = yes
noun-culture =
    .sg = culture
    .pl = cultures
noun-sea =
    .sg = sea space
    .pl = sea spaces
    .parts = beside
noun-island =
    .sg = island
    .pl = islands
    .at = on
noun-boat =
    .sg = boat
    .pl = boats
noun-token =
    .sg = culture token
    .pl = culture tokens
noun-meeple =
    .sg = turn order marker
    .pl = turn order markers
noun-fleet =
    .sg = fleet
    .pl = fleets
noun-tile =
    .sg = building tile
    .pl = building tiles
    .short = buildings
noun-specialist =
    .sg = specialist
    .pl = specialists

## What lies in a zone of yours, by name
noun-in-boats =
    .sg = boat
    .pl = boats
noun-in-looked_at =
    .sg = tile you are looking at
    .pl = tiles you are looking at
noun-in-tokens =
    .sg = culture token
    .pl = culture tokens
noun-in-built =
    .sg = completed building tile
    .pl = completed building tiles
noun-in-reserved =
    .sg = reserved building tile
    .pl = reserved building tiles
noun-in-specialists =
    .sg = specialist
    .pl = specialists

## Properties
noun-prop-price =
    .sg = price
    .pl = prices
    .zero = none
noun-prop-islands =
    .sg = islands
    .pl = islands
noun-prop-near =
    .sg = neighbouring sea spaces
    .pl = neighbouring sea spaces
noun-prop-material =
    .sg = material
    .pl = materials
noun-prop-culture =
    .sg = culture
    .pl = cultures
noun-prop-boats =
    .sg = boats
    .pl = boats
noun-prop-sort =
    .sg = type
    .pl = types
noun-prop-cost =
    .sg = required boats
    .pl = required boats
noun-prop-value =
    .sg = prestige points
    .pl = prestige points
    .itself = yes
is-start =
    .before = start
    .is = a start space
is-edge =
    .before = edge
    .is = at the edge of the board
is-steep =
    .before = mountain
    .is = a mountain token
is-trading_post =
    .before = trading post
    .is = a trading post
is-standard =
    .before = standard
    .is = a standard building
is-torii_tile =
    .before = torii
    .is = a torii
is-palace_tile =
    .before = palace
    .is = a palace
is-gold =
    .before = gold
    .is = gold
is-blank =
    .before = blank
    .is = blank

## Zones
zone-stock = stock
    .from = from your stock
    .to = to your stock
    .in = in { $whose ->
        [you] your
        [they] their
       *[none] the
    } stock
zone-box = supply
    .from = from the supply
    .to = to the supply
    .in = in the supply
zone-bank = bank
    .from = of { $holder } from the bank
    .to = to the bank
    .in = of { $holder } in the bank
    .having = { $no ->
        [yes] of which the bank has no boat
       *[no] of which the bank has a boat
    }
    .there = the bank has { $no ->
        [yes] no
       *[no] a
    } { TRAIT($holder, "of") ->
        [yes] boat of { $holder }
       *[none] { $holder } boat
    }
zone-berth = sea space
    .from = from { $holder }
    .to = onto { $holder }
    .in = on { $holder }
zone-boats = boats, also in the port
    .from = from your boats
    .to = to your boats
    .in = among your boats
    .short = boats
    .of = of your boats
zone-lost_boats = discarded boats
    .remark = how many each player put there is counted
    .from = from the discarded boats
    .to = to the discarded boats
    .in = among the discarded boats
zone-token_stack = the stack of culture tokens
    .from = from the stack of culture tokens
    .to = onto the stack of culture tokens
    .in = in the stack of culture tokens
zone-site = token space
    .from = from { $holder }
    .to = onto { $holder }
    .in = on { $holder }
zone-tokens = culture tokens
    .from = from your culture tokens
    .to = to your culture tokens
    .in = among your culture tokens
    .short = culture
    .of = of your culture tokens
zone-urn = the markers to be drawn
    .from = from the markers to be drawn
    .to = to the markers to be drawn
    .in = among the markers to be drawn
zone-track = the track of turn order
    .from = from the track of turn order
    .to = onto the track of turn order
    .in = on the track of turn order
zone-fleet_stack = the face-down fleets
    .from = from the face-down fleets
    .to = to the face-down fleets
    .in = among the face-down fleets
zone-fleet_row = the row of face-up fleets
    .from = from the face-up fleets
    .to = to the face-up fleets
    .in = among the face-up fleets
    .of = of the face-up fleets
zone-mat = mat
    .from = from your mat
    .to = onto your mat
    .in = on your mat
zone-used_fleets = the fleets used
    .from = from the fleets used
    .to = to the fleets used
    .in = among the fleets used
zone-tile_stack = the stack of building tiles
    .from = from the stack of building tiles
    .to = onto the stack of building tiles
    .in = in the stack of building tiles
zone-tile_row = the row of building tiles
    .from = from the row of building tiles
    .to = to the row of building tiles
    .in = in the row of building tiles
zone-looked_at = tiles looked at
    .from = from the tiles you are looking at
    .to = to the tiles you are looking at
    .in = among the tiles you are looking at
    .of = of the tiles you are looking at
zone-reserved = reserved tiles
    .from = from your reserved tiles
    .to = to your reserved tiles
    .in = among { $whose ->
        [you] your
        [they] their
       *[none] the
    } reserved tiles
    .short = reserved
    .of = of your reserved tiles
zone-built = buildings built
    .from = from your buildings
    .to = to your buildings
    .in = among { $whose ->
        [you] your
        [they] their
       *[none] the
    } buildings
    .short = built
zone-specialist_stack = the stack of specialists
    .from = from the stack of specialists
    .to = onto the stack of specialists
    .in = in the stack of specialists
zone-specialist_row = the row of specialists
    .from = from the row of specialists
    .to = to the row of specialists
    .in = in the row of specialists
zone-specialists = specialists
    .from = from your specialists
    .to = to your specialists
    .in = among { $whose ->
        [you] your
        [they] their
       *[none] the
    } specialists
    .of = of your specialists

## Definitions and numbers
is-open =
    .before = empty
    .is = empty
    .rule = 47e32e43
is-harbour =
    .behind = where you may begin
    .is = a space where you may begin
    .rule = 67768f3b
is-fresh =
    .before = newly placed
    .is = placed in this turn
    .rule = a604f3f1
is-buyable =
    .behind = for sale
    .is = for sale
    .rule = 288832df
is-sellable =
    .behind = that can be sold
    .is = worth something
    .rule = e74f420f
is-latest =
    .before = latest
    .is = the latest boat
    .rule = 01fb5bb5
is-idle =
    .behind = that may still bring a culture token
    .is = without a culture token brought
    .rule = a481fb21
is-laden =
    .behind = whose boat may still bring a culture token
    .is = a space whose boat may still bring a culture token
    .rule = 2e5e7e8d
is-ahead =
    .behind = where the chain goes on
    .is = a space where the chain goes on
    .rule = 8d481b8b 6afb03a4
is-vacant =
    .before = empty
    .is = empty
    .rule = a18e96e3
is-crowned =
    .behind = with a prestige building
    .is = the site of a prestige building
    .rule = ce32993c
is-reached =
    .behind = that a newly placed boat touches
    .is = touched by a newly placed boat
    .rule = 017bed26
is-on_offer =
    .before = available
    .is = available
    .rule = b7a8685a
number-group_size = the number of buildings in your group with { $thing }
    .rule = 56296708
number-first_acted = place in the last turn order
    .rule = 7b94c868
number-buy_price = { $form ->
    [whose] buying price
   *[other] the buying price of { $thing }
}
    .itself = yes
    .its = { TRAIT($thing, "it") }
number-sell_price = { $form ->
    [whose] selling price
   *[other] the selling price of { $thing }
}
    .itself = yes
    .its = { TRAIT($thing, "it") }
number-port_limit = { $n }
number-spared_boats = { $n }
number-coins_per_point = { $n }
number-worth_of_prestige = { $n }
number-chain = the length of the chain
    .is = { $n ->
        [0] you have placed no boat in this turn yet
       *[other] you have already placed a boat in this turn
    }
    .set = the chain ends
number-collecting = the state of collecting
    .is = { $n ->
        [0] you are not collecting culture tokens
        [1] you are collecting culture tokens
       *[other] you have collected culture tokens this turn
    }
    .not = { $n ->
        [1] you are not collecting culture tokens
       *[other] you have not collected culture tokens this turn
    }
    .set = { $n ->
        [0] collecting is over
        [1] collect culture tokens
       *[other] finish collecting
    }
number-shortage = the sign that a row could not be filled up
    .is = a row could not be filled up
    .set = the game ends
number-empty_bank = the sign that a material has run out
    .is = the bank has run out of a material
    .set = the game ends
number-drawn = the number of markers drawn
number-place = the place of { $thing } in the turn order
    .is = { $thing } has no place in the turn order yet
number-next_place = the number of the fleet used with { $thing }
number-acted = the place of { $thing } in the last turn order
number-link = the place of { $thing } in the chain
    .some = { $thing } was placed in this turn
    .set = { $thing } no longer belongs to the chain
number-load = the load of { $thing }
    .is = { $thing } has brought no culture token in this turn
    .set = { $n ->
        [0] { $thing } is free again
       *[other] { $thing } has brought its culture token
    }

## What cards change; $form: card or cond
change-port_limit = { $way ->
    [more] you may keep { $by } more boats in your port (up to { $n })
   *[exactly] you may keep up to { $n } boats in your port
}
    .rule = 1ed2103d
change-spared_boats = { $n ->
    [one] when you build, 1 required boat of your choice may be missing
   *[other] when you build, { $n } required boats of your choice may be missing
}
    .rule = 224f563d
change-coins_per_point = at the end of the game you get 1 prestige point for every { $n } coins instead of { $old }
    .rule = 0a25e461
change-worth_of_prestige = at the end of the game each of your prestige tokens is worth { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} instead of { $old }
    .rule = 0a25e461
change-buy_price = you may buy a { $thing } boat for { $by } coins
    .rule = e895fa42
change-sell_price = you may sell a { $thing } boat for { $by } coins
    .rule = e0f7c668
permit-start_anywhere = { $form ->
    [cond] { $no ->
        [yes] you may not begin on every space at the edge
       *[no] you may begin on every space at the edge
    }
   *[card] every empty sea space at the edge of the board is a start space for you
}
    .rule = febb5830
permit-share_bonuses = { $form ->
    [cond] { $no ->
        [yes] prestige buildings bring you no bonuses
       *[no] prestige buildings bring you bonuses too
    }
   *[card] you also get the bonuses for standard buildings when you build a torii or a palace
}
    .rule = d9b29e4c

## Rules and steps
step-turn = turn
    .your = your turn
rule-round = round
rule-turns = turns
rule-turn = take a turn with { $object }
    .does = takes a turn with { $object }
step-preparation = preparation of the next round
rule-preparation = prepare the next round
rule-choose_fleet = choose a fleet
    .does = chooses a fleet
# bare: behind “Boats:”
rule-take = { $form ->
    [bare] 1 { $object } boat
   *[other] take 1 { TRAIT($object, "of") ->
        [yes] boat of { $object }
       *[none] { $object } boat
    }
}
rule-take_any = { $form ->
    [bare] 1 boat of your choice
   *[other] take 1 boat of your choice
}
    .does = takes a boat
rule-take_common = take 1 boat of your choice, but not a gold one
    .does = takes a boat
rule-transaction = buy or sell 1 boat
    .does = buys or sells a boat
rule-send_home = return { $object } to the bank
rule-sail = place a boat on the board
    .does = places
rule-launch = place { $object } on { $place }
rule-use_boats = collect culture tokens or build
    .does = uses boats
rule-collect = take another culture token while collecting
    .does = collects culture tokens
rule-unload = take a culture token from an island next to { $place }
    .does = takes a culture token
rule-raise = build { $object } on { $place }
    .event = { $who ->
    [you] you build on an island
   *[opponent] another player builds on an island
}
rule-bonus = take the bonuses for { $object } on { $place }
rule-sort_boats = discard boats that do not fit into your port
    .does = discards
rule-recruit = recruit a specialist
    .does = recruits a specialist
rule-hire = recruit { $object }
    .event = { $who ->
    [you] you recruit a specialist
   *[opponent] another player recruits a specialist
}
rule-put_away = put your fleet away

## Rules in words, where the rules keep count of what a player just sees
text-transaction =
    Choose one:
      - Buy 1 boat from the bank and pay its buying price.
      - Sell 1 of your boats: gain its selling price and return the boat to the bank.
    What has no price is neither bought nor sold.
    .rule = 593ba4c1
text-sail =
    Put one of your boats onto an empty sea space:
      - the first boat of your turn where you may begin, or next to a boat of the same material,
      - each further boat where the chain goes on.
    .rule = 23081915
text-use_boats =
    Choose one:
      - Collect culture tokens: choose a newly placed boat next to an island with a culture token, and take that token.
      - Build: choose an available building tile and an empty island next to a newly placed boat. The boats around the island, whoever placed them, must include those the tile needs, but for those you may lack. They stay where they are.
    If neither is possible, go on.
    .rule = be257de4
text-collect = While you are collecting, choose a newly placed boat that has brought no culture token yet, and take one from an island next to it.
    .rule = c08717c4
text-hire = Take all the coins that lie on this specialist, and put it with your specialists.
    .rule = 2993906d
text-launch = Put that boat onto that sea space. It is now the latest boat.
    .rule = e3f149a7
text-send_home = Return that boat to the bank. It no longer counts among the boats placed in this turn.
    .rule = d2e98498
text-sort_boats = As long as you have more boats than your port holds, choose one of them and put it with the discarded boats.
    .rule = 6c0d766f
text-put_away =
    The place of your turn order marker in this round is remembered for ties.
    The number of your fleet is the place of the marker in the next round. Put the fleet with the fleets used.
    No boat counts as newly placed any more.
    .rule = c4c5a75a
text-draw_order =
    Shuffle one turn order marker of each player and lay them out on the turn order track in the order drawn.
    With 2 players the second markers follow in the same order.
    .rule = 8fa957c3

## Short names of alternatives, where what they do would be too long
option-top = on top of the stack
option-bottom = under the stack
option-buy = buy 1 boat
    .does = buys 1 boat
option-sell = sell 1 boat
    .does = sells 1 boat
option-collect = collect culture tokens
    .does = collects culture tokens
option-build = build
    .does = builds
# .does: the log tells at once what was bought, sold or taken
ask-transaction-material = Of which material?
    .does = buys a { $what } boat
ask-transaction-boat = Which boat do you sell?
    .does = sells a { $what }
ask-take_any-material = Of which material?
    .does = takes a { $what } boat
ask-take_common-material = Of which material?
    .does = takes a { $what } boat

## Where points come from
source-coins = coins
source-prestige = prestige tokens
source-buildings = buildings
source-specialists = specialists
source-reserved = reserved tiles
source-boats = discarded boats

## Causes of the end
end-last_building = a player has placed their last standard building
    .rule = caa9e014
end-rows = the row of specialists or of building tiles cannot be filled up
    .rule = 11543869
end-boats = when the next round is prepared, the bank has no boat of one of the materials
    .rule = 0ef17ded

## Steps of the set-up
step-open_rows = specialists, building tiles and fleets
step-lay_tokens = culture tokens and mountains
step-draw_order = order of the first round

## Rulebook
game-yamatai = Yamatai
variant-branching_chains = A boat may be placed next to any boat of the same turn, not only next to the latest
param-buy_price = buying price
param-sell_price = selling price
param-port_limit = boats kept in the port
param-spared_boats = boats that may be missing when you build
param-coins_per_point = coins for one prestige point
param-worth_of_prestige = prestige points for a prestige token
param-start_anywhere = begin on every space at the edge
param-share_bonuses = bonuses for prestige buildings

## Names
name-bamboo = bamboo
    .held = { $n ->
        [one] { $n } bamboo boat
       *[other] { $n } bamboo boats
    }
name-wood = wood
    .held = { $n ->
        [one] { $n } wood boat
       *[other] { $n } wood boats
    }
name-stone = stone
    .held = { $n ->
        [one] { $n } stone boat
       *[other] { $n } stone boats
    }
name-clay = clay
    .held = { $n ->
        [one] { $n } clay boat
       *[other] { $n } clay boats
    }
name-gold = gold
    .held = { $n ->
        [one] { $n } gold boat
       *[other] { $n } gold boats
    }
name-bamboo_boat = bamboo boat
name-wood_boat = wood boat
name-stone_boat = stone boat
name-clay_boat = clay boat
name-gold_boat = gold boat
name-orange = orange
    .held = { $n ->
        [one] { $n } orange token
       *[other] { $n } orange tokens
    }
name-green = green
    .held = { $n ->
        [one] { $n } green token
       *[other] { $n } green tokens
    }
name-purple = purple
    .held = { $n ->
        [one] { $n } purple token
       *[other] { $n } purple tokens
    }
name-blue = blue
    .held = { $n ->
        [one] { $n } blue token
       *[other] { $n } blue tokens
    }
name-beige = beige
    .held = { $n ->
        [one] { $n } beige token
       *[other] { $n } beige tokens
    }
name-red = red
    .held = { $n ->
        [one] { $n } red token
       *[other] { $n } red tokens
    }
name-blank = blank
    .short = –
    .held = { $n ->
        [one] { $n } blank token
       *[other] { $n } blank tokens
    }
name-orange_token = orange culture token
name-green_token = green culture token
name-purple_token = purple culture token
name-blue_token = blue culture token
name-beige_token = beige culture token
name-red_token = red culture token
name-blank_token = blank culture token
name-meeple = turn order marker
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-e6 = E6
name-w_a1 = A1 west
name-a1_a2 = A1–A2
name-a1_b1 = A1–B1
name-n_a2 = A2 north
name-a2_a3 = A2–A3
name-a2_b2 = A2–B2
name-a3_a4 = A3–A4
name-a3_b3 = A3–B3
name-n_a4 = A4 north
name-a4_a5 = A4–A5
name-a4_b4 = A4–B4
name-a5_a6 = A5–A6
name-a5_b5 = A5–B5
name-a6_a7 = A6–A7
name-a6_b6 = A6–B6
name-n_a7 = A7 north
name-e_a7 = A7 east
name-a7_b7 = A7–B7
name-w_b1 = B1 west
name-b1_b2 = B1–B2
name-b1_c1 = B1–C1
name-b2_b3 = B2–B3
name-b2_c2 = B2–C2
name-b3_b4 = B3–B4
name-b3_c3 = B3–C3
name-b4_b5 = B4–B5
name-b4_c4 = B4–C4
name-b5_b6 = B5–B6
name-b5_c5 = B5–C5
name-b6_b7 = B6–B7
name-b6_c6 = B6–C6
name-b7_c7 = B7–C7
name-w_c1 = C1 west
name-c1_c2 = C1–C2
name-c1_d1 = C1–D1
name-c2_c3 = C2–C3
name-c2_d2 = C2–D2
name-c3_c4 = C3–C4
name-c3_d3 = C3–D3
name-c4_c5 = C4–C5
name-c4_d4 = C4–D4
name-c5_c6 = C5–C6
name-c5_d5 = C5–D5
name-c6_c7 = C6–C7
name-c6_d6 = C6–D6
name-e_c7 = C7 east
name-c7_d7 = C7–D7
name-w_d1 = D1 west
name-d1_d2 = D1–D2
name-d1_e1 = D1–E1
name-d2_d3 = D2–D3
name-d2_e2 = D2–E2
name-d3_d4 = D3–D4
name-d3_e3 = D3–E3
name-d4_d5 = D4–D5
name-d4_e4 = D4–E4
name-d5_d6 = D5–D6
name-d5_e5 = D5–E5
name-d6_d7 = D6–D7
name-d6_e6 = D6–E6
name-s_d7 = D7 south
name-w_e1 = E1 west
name-e1_e2 = E1–E2
name-e2_e3 = E2–E3
name-s_e2 = E2 south
name-e3_e4 = E3–E4
name-e4_e5 = E4–E5
name-s_e4 = E4 south
name-e5_e6 = E5–E6
name-e_e6 = E6 east
name-a2_b3 = A2–B3
name-a5_b4 = A5–B4
name-a7_b6 = A7–B6
name-b1_c2 = B1–C2
name-b5_c6 = B5–C6
name-c3_d2 = C3–D2
name-c4_d5 = C4–D5
name-d1_e2 = D1–E2
name-d4_e3 = D4–E3
name-d6_e5 = D6–E5
name-fleet_1 = Fleet 1
name-fleet_2 = Fleet 2
name-fleet_3 = Fleet 3
name-fleet_4 = Fleet 4
name-fleet_5 = Fleet 5
name-fleet_6 = Fleet 6
name-fleet_7 = Fleet 7
name-fleet_8 = Fleet 8
name-fleet_9 = Fleet 9
name-fleet_10 = Fleet 10
name-b01 = Building 1
    .short = #1
name-b02 = Building 2
    .short = #2
name-b03 = Building 3
    .short = #3
name-b04 = Building 4
    .short = #4
name-b05 = Building 5
    .short = #5
name-b06 = Building 6
    .short = #6
name-b07 = Building 7
    .short = #7
name-b08 = Building 8
    .short = #8
name-b09 = Building 9
    .short = #9
name-b10 = Building 10
    .short = #10
name-b11 = Building 11
    .short = #11
name-b12 = Building 12
    .short = #12
name-b13 = Building 13
    .short = #13
name-b14 = Building 14
    .short = #14
name-b15 = Building 15
    .short = #15
name-b16 = Building 16
    .short = #16
name-b17 = Building 17
    .short = #17
name-b18 = Building 18
    .short = #18
name-b19 = Building 19
    .short = #19
name-b20 = Building 20
    .short = #20
name-b21 = Building 21
    .short = #21
name-p01 = Torii 1
    .short = T1
name-p02 = Torii 2
    .short = T2
name-p03 = Torii 3
    .short = T3
name-p04 = Palace 1
    .short = P1
name-p05 = Palace 2
    .short = P2
name-p06 = Palace 3
    .short = P3
name-p07 = Palace 4
    .short = P4
name-amateratsu = Amateratsu
name-izanagi = Izanagi
name-raijin = Raijin
name-ananda = Ananda
name-izanami = Izanami
name-riu = Riu
name-awashima = Awashima
name-kachiko = Kachiko
name-susanoo = Susanoo
name-ebisu = Ebisu
name-kagutsuchi = Kagutsuchi
name-tomoe = Tomoe
name-fu_hsi = Fu Hsi
name-michimata = Michimata
name-toyo_tama = Toyo Tama
name-hetsuka = Hetsuka
name-nakatsu = Nakatsu
name-yasoma = Yasoma

## What defined words mean
text-fresh = A boat that you placed on a sea space in this turn and that is still on the board.
    .rule = a604f3f1
text-ahead = A sea space next to the boat you placed last.
    .rule = 204b1456
text-buyable = A material that has a buying price.
    .rule = 7c711a4e
text-sellable = A boat of a material that has a selling price.
    .rule = 8844c67b
text-latest = The boat you placed last in this turn.
    .rule = 01fb5bb5
text-idle = A boat for which no culture token has been taken in this turn yet.
    .rule = a481fb21
text-susanoo = When you sell a boat, you get 6 coins for a stone boat and 7 coins for a clay boat.
    .rule = d7b5c596
text-tomoe = When you buy or sell a boat, it may also be a gold boat; its price is 5 coins.
    .rule = a6873ed8

## Ways: verbs for moves from one place to another. $what is moved; $origin, $target: from where to where

move-tile-reserved = reserve { $what }
    .does = reserves { $what }
move-token-tokens = take { $what }
    .does = takes { $what }
move-tile_stack-looked_at = look at { $what } { $origin }
    .does = looks at { $what } { $origin }
text-choose_fleet = Choose one of the face-up fleets, put it onto your mat and take the boats it shows.
    .rule = 555515a8
text-take = Take 1 boat of that material from the bank, if there is one left.
    .rule = 829f27c8
text-take_any = Take 1 boat of your choice from the bank.
    .rule = 7ca93b9b
text-take_common = Take 1 boat of your choice from the bank, but not a gold one.
    .rule = b6c66f40
text-first_acted = The place your turn order marker had in the last round; if you have several, the earliest of their places.
    .rule = 7b94c868
text-harbour = A start space; if you may begin on every space at the edge, any sea space at the edge of the board, too.
    .rule = 67768f3b
text-laden = A sea space with a newly placed boat that has brought no culture token yet, next to an island with such a token.
    .rule = 4c9e40e6
text-reached = An island next to a newly placed boat.
    .rule = cf654acd
text-vacant = An island on which there is neither a culture token nor a standard building, a torii, a palace or a sacred ground.
    .rule = a18e96e3
text-raise =
    Put that building tile with your buildings.
    Put onto the island what it shows: a standard building from your stock (if you have none left, you cannot build such a tile), a torii or a palace.
    For a standard building take the bonuses; for a torii or a palace only if an ability gives them to you.
    .rule = 4fd78d4c
text-bonus =
    Gain 1 prestige token for each neighbouring island with a torii or a palace. Islands that share a sea space are neighbours.
    If there is a mountain on the island, gain 1 prestige token.
    If the island forms a connected group with other islands on which you have standard buildings, gain 1 coin for each island in the group, this one included; if the tile is a trading post, as many again.
    .rule = 1b66e8a1
text-group_size = The number of islands with your standard buildings that form a connected group with this island, which counts too.
    .rule = 56296708
text-nakatsu = Once per turn, if the bank has a boat that is not gold, you may return 1 of your gold boats to the bank to take 2 boats of your choice, but no gold ones.
    .rule = ca82b26a
text-fleet_3 = Once per turn you may look at the top 3 tiles of the stack of building tiles and put them back in any order, each on top of the stack or under it.
    .rule = 00112fc3
text-unload = Choose an island with a culture token next to this sea space and take the token. The boat on this sea space brings no other one this turn.
    .rule = 35aa7bc4
text-fleet_8 = Once per turn you may swap 2 boats on the board.
    .rule = bd688047
text-izanami = Before another player recruits a specialist, take 1 of every 2 coins that lie on the specialist about to be recruited.
    .rule = 4eb79869
text-kagutsuchi = Whenever you build a standard building, gain 1 prestige token if you have no standard building on any neighbouring island.
    .rule = 0bcc6cdc
text-turns = From the lowest place on the turn order track upwards, the owner of each turn order marker takes a turn with it.
    .rule = d4a15742
text-preparation =
    Put 2 coins on each specialist in the row of specialists, then fill up the row.
    Fill up the row of building tiles.
    Put each turn order marker on the place with the number of the fleet used with it.
    Fill up the row of face-up fleets. Then shuffle the fleets used and put them under the face-down fleets.
    If the bank has no boat of one of the materials, the game ends.
    .rule = 0c285df6
text-fleet_7 = Once per turn you may return up to 2 boats from the board to the bank.
    .rule = 332ded29
text-ananda = Before another player builds on an island next to one with a standard building of yours, they pay you 2 coins; if they cannot pay, they cannot build there.
    .rule = 8a97c38e
text-ahead-branching_chains = A sea space next to a boat you have placed in this turn.
    .rule = 8b01d858
text-raijin = Once per turn, if the bank has a gold boat, you may return 2 of your boats to the bank to take 1 gold boat.
    .rule = 7b3f8fd9
text-ebisu = Once per turn, if you have collected culture tokens this turn, you may take one more from any island.
    .rule = bc5fa43c
text-fleet_5 = Once per turn you may place 1 sacred ground from the supply on an empty island.
    .rule = 614c5ce2
text-kachiko = Once per turn you may pay 2 coins to return 1 sacred ground from an island to the supply.
    .rule = bce603df
text-lay_tokens =
    Shuffle the culture tokens and lay one face up on each island.
    If it is a mountain token, put 1 mountain under it.
    If it is a blank token, put it into the supply.
    .rule = 3cfc6a2f
text-reserved = Each player loses 1 prestige point per reserved building tile.
    .rule = cc662584
