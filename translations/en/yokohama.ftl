### Yokohama: names and words, English

## Counters, pieces, kinds, symbols
noun-point =
    .sg = point
    .pl = points
noun-yen =
    .sg = yen
    .pl = yen
noun-copper =
    .sg = copper
    .pl = copper
    .mass = yes
noun-silk =
    .sg = silk
    .pl = silk
    .mass = yes
noun-tea =
    .sg = tea
    .pl = tea
    .mass = yes
noun-fish =
    .sg = fish
    .pl = fish
noun-import =
    .sg = import
    .pl = imports
noun-good =
    .sg = trade good
    .pl = trade goods
noun-any_good =
    .sg = good of your choice
    .pl = goods of your choice
noun-warehouse =
    .sg = warehouse symbol
    .pl = warehouse symbols
noun-free_move =
    .sg = free move
    .pl = free moves
## Symbols, by what they do: $n of them; $form as of effects
symbol-warehouse = { $n ->
    [one] , if you like, take { $n } piece from your warehouse at its price
   *[other] , if you like, take up to { $n } pieces from your warehouse, each at its price
}
    .does = takes { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } from the warehouse
symbol-free_move = , if you like, move { $n ->
    [one] { $n } of your assistants
   *[other] up to { $n } of your assistants
} for free
    .does = moves { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    } for free
noun-president =
    .sg = president
    .pl = presidents
noun-assistant =
    .sg = assistant
    .pl = assistants
noun-shop =
    .sg = shop
    .pl = shops
noun-trading_house =
    .sg = trading house
    .pl = trading houses
noun-blocker =
    .sg = neutral assistant
    .pl = neutral assistants
noun-station_token =
    .sg = station token
    .pl = station tokens
noun-area =
    .sg = area
    .pl = areas
noun-technology =
    .sg = technology
    .pl = technologies
noun-order =
    .sg = order
    .pl = orders
noun-building_tile =
    .sg = building tile
    .pl = building tiles
noun-shop_space =
    .sg = shop space
    .pl = shop spaces
noun-house_space =
    .sg = trading house space
    .pl = trading house spaces
noun-power_token =
    .sg = power-5 token
    .pl = power-5 tokens
noun-agent =
    .sg = agent
    .pl = agents
noun-achievement =
    .sg = achievement
    .pl = achievements
noun-church_space =
    .sg = church space
    .pl = church spaces
    .short = church
noun-customs_space =
    .sg = customs space
    .pl = customs spaces
    .short = customs
noun-flag_card =
    .sg = card with a flag
    .pl = cards with a flag
noun-award =
    .sg = achievement award
    .pl = achievement awards

## What lies in a zone of yours, by name
noun-in-technologies =
    .sg = technology
    .pl = technologies
noun-in-fulfilled_orders =
    .sg = fulfilled order
    .pl = fulfilled orders
noun-in-order_hand =
    .sg = order in hand
    .pl = orders in hand
noun-in-agents =
    .sg = unused agent
    .pl = unused agents
noun-in-spent_agents =
    .sg = used agent
    .pl = used agents
noun-in-tokens =
    .sg = power-5 token
    .pl = power-5 tokens

## Properties
noun-prop-production =
    .sg = production value
    .pl = production values
noun-prop-flag =
    .sg = country
    .pl = countries
noun-prop-cost =
    .sg = required goods
    .pl = required goods
noun-prop-reward =
    .sg = reward
    .pl = rewards
noun-prop-faith =
    .sg = required faith
    .pl = required faith
noun-prop-imports =
    .sg = price in imports
    .pl = prices in imports
noun-prop-type =
    .sg = type
    .pl = types
noun-prop-board =
    .sg = board
    .pl = boards
noun-prop-action =
    .sg = action
    .pl = actions
noun-prop-goal =
    .sg = goal
    .pl = goals
noun-prop-upper =
    .sg = points for the first
    .pl = points for the first
noun-prop-lower =
    .sg = points for later players
    .pl = points for later players
noun-prop-stack =
    .sg = stack
    .pl = stacks
noun-prop-surcharge =
    .sg = surcharge
    .pl = surcharges
noun-prop-reach =
    .sg = required power
    .pl = required power
is-production =
    .before = production
    .is = a production area
is-commercial =
    .before = commercial
    .is = a commercial area
is-waterway =
    .before = canal
    .is = the canal
is-laboratory =
    .before = laboratory
    .is = laboratory
is-port =
    .before = port
    .is = port

## Zones
zone-hand = hand
    .from = from { $whose ->
        [none] the
       *[you] your
    } hand
    .to = { $whose ->
        [none] into hand
       *[you] to your hand
    }
    .in = in your hand
zone-warehouse = warehouse
    .from = from { $whose ->
        [none] the
       *[you] your
    } warehouse
    .to = to { $whose ->
        [none] the
       *[you] your
    } warehouse
    .in = in your warehouse
zone-box = box
    .from = from the reserve
    .to = into the box
    .in = in the box
zone-technology_row = the row of technologies
    .in = in the row of { $holder }
zone-technologies = technologies
    .to = to your technologies
    .in = among your technologies
    .short = techn.
    .of = of your technologies
zone-order_row = the row of orders
    .from = from the row of { $holder }
    .in = in the row of { $holder }
zone-order_hand = orders in hand
    .to = to your orders in hand
    .in = in your hand
    .short = orders
zone-fulfilled_orders = fulfilled orders
    .to = to your fulfilled orders
    .in = among your fulfilled orders
    .short = fulfilled
    .of = of your fulfilled orders
zone-agents = unused agents
    .to = to your unused agents
    .in = among { $whose ->
        [they] their
       *[you] your
    } unused agents
    .short = agents
    .of = of your unused agents
zone-spent_agents = used agents
    .to = to your used agents
    .in = among your used agents
    .of = of your used agents
zone-tokens = tokens
    .to = to your tokens
    .in = among your power-5 tokens
zone-award_stack = the stack of awards
    .from = from the stack of awards
    .to = to the stack of awards
    .in = in the stack of awards
zone-open_awards = the face-up awards
    .from = from the face-up awards
    .to = to the face-up awards
    .in = among the face-up awards
    .of = of the face-up awards

## Definitions and numbers
is-open =
    .behind = { $other ->
        [yes] except the canal
       *[no] other than the canal
    }
    .is = not the canal
    .rule = 98e7663e
is-allowed =
    .behind = where your president may stop
    .is = allowed to your president
    .rule = 1ae2f59b
is-served =
    .behind = served by the tramway
    .is = served by the tramway
    .rule = 8f556b27
is-connected =
    .behind = reachable through the station
    .is = reachable through the station
    .rule = 0e4d0e26
is-developed =
    .behind = with a shop or trading house of yours
    .have = you have a shop or trading house on { $what }
    .is = developed
    .rule = 002df120
is-free =
    .before = free
    .is = free
    .rule = 3d96d28f
is-new =
    .before = new
    .is = new to you
    .rule = 3a5be585
is-shown =
    .before = shown
    .is = shown
    .rule = b32910f5 6dbe5f2f
number-power = your power
    .name = power
number-production_needed = the production value you still need
    .rule = 191da060
number-late_fee = 1 more from your fourth technology on
    .rule = 6807d190
number-house_price = the next trading house’s price
    .itself = yes
    .rule = a52fcdd3
number-spread_limit = { $n }
number-power_limit = { $n }

## What cards change; $form: card or cond
change-spread_limit = when you place assistants on different areas, you may place { $way ->
    [more] { $by } more (up to { $n })
   *[exactly] up to { $n }
}
    .rule = ad9cd95d
permit-share_areas = { $form ->
    [cond] { $no ->
        [yes] you may not share areas
       *[no] you may share areas
    }
   *[card] you may put your president on an area with other presidents or have it stop there; you still need an assistant of yours there and pay the presidents as usual
}
    .rule = 9a03ab7a
permit-pass_free = { $form ->
    [cond] { $no ->
        [yes] you have to pay presidents
       *[no] you pay no presidents
    }
   *[card] in the movement step you pay nothing to other players’ presidents
}
    .rule = bf182df7

## Rules and steps
step-turn = turn
    .your = your turn
step-movement = the movement step
    .in = in the movement step
step-recovery = the recovery step
    .in = in the recovery step
rule-fulfil = fulfil { $object }
    .does = takes the rewards of the order
    .event = { $who ->
    [you] you fulfil an order
   *[opponent] another player fulfils an order
}
rule-research = take { $object }
    .event = { $who ->
    [you] you take a technology
   *[opponent] another player takes a technology
}
rule-build_shop = build a shop on { $place }
    .event = { $who ->
    [you] you build a shop
   *[opponent] another player builds a shop
}
rule-build_house = build a trading house on { $place }
    .event = { $who ->
    [you] you build a trading house
   *[opponent] another player builds a trading house
}
rule-place_pair = place 2 assistants from your hand on { $place }
    .event = { $who ->
    [you] you place 2 assistants on one area
   *[opponent] another player places 2 assistants on one area
}
    .rule = 046ebd90
rule-place_assistant = place 1 assistant from your hand on { $place }
    .rule = 5f9a790f
rule-toll = pay the toll of { $place }
rule-hire = take 1 piece from your warehouse at its price
    .does = takes 1 piece from the warehouse
    .rule = f2fda271
rule-show_flag = see whether { $object } brings you an agent

## Names
name-britain = Great Britain
    .short = GB
name-united_states = United States
    .short = US
name-france = France
    .short = F
name-germany = Germany
    .short = D
name-netherlands = Netherlands
    .short = NL
name-a = A
name-b = B
name-c = C
name-copper_mine = Copper mine
    .short = Copper
name-silk_mill = Silk mill
    .short = Silk
name-tea_plantation = Tea plantation
    .short = Tea
name-fishing_ground = Fishing ground
    .short = Fishing
name-bank = Bank
name-chinatown = Chinatown
name-church = Church
name-customs = Customs house
    .short = Customs
name-employment_agency = Employment agency
    .short = Agency
name-canal = Canal
name-laboratory_a = Laboratory A
    .short = Lab A
name-laboratory_b = Laboratory B
    .short = Lab B
name-port_a = Port A
name-port_b = Port B
name-ball = Ball
name-brickyard = Brickyard
name-electric_light = Electric light
    .short = Electricity
name-exhibition = Exhibition
name-gas_light = Gas light
name-language_school = Language school
    .short = Languages
name-patent_system = Patent system
name-spinning_mill = Spinning mill
name-letterpress = Letterpress
name-winery = Winery
name-mining_technology = Mining technology
    .short = Mining
name-newspaper = Newspaper
name-postal_system = Postal system
name-stagecoach = Stagecoach
name-station = Station
name-stock_market = Stock market
name-telegraph = Telegraph
name-telephone = Telephone
name-tramway = Tramway
name-university = University
name-o01 = Order 1
    .short = #1
name-o02 = Order 2
    .short = #2
name-o03 = Order 3
    .short = #3
name-o04 = Order 4
    .short = #4
name-o05 = Order 5
    .short = #5
name-o06 = Order 6
    .short = #6
name-o07 = Order 7
    .short = #7
name-o08 = Order 8
    .short = #8
name-o09 = Order 9
    .short = #9
name-o10 = Order 10
    .short = #10
name-o11 = Order 11
    .short = #11
name-o12 = Order 12
    .short = #12
name-o13 = Order 13
    .short = #13
name-o14 = Order 14
    .short = #14
name-o15 = Order 15
    .short = #15
name-o16 = Order 16
    .short = #16
name-o17 = Order 17
    .short = #17
name-o18 = Order 18
    .short = #18
name-o19 = Order 19
    .short = #19
name-o20 = Order 20
    .short = #20
name-o21 = Order 21
    .short = #21
name-o22 = Order 22
    .short = #22
name-o23 = Order 23
    .short = #23
name-o24 = Order 24
    .short = #24
name-o25 = Order 25
    .short = #25
name-o26 = Order 26
    .short = #26
name-o27 = Order 27
    .short = #27
name-o28 = Order 28
    .short = #28
name-o29 = Order 29
    .short = #29
name-o30 = Order 30
    .short = #30
name-o31 = Order 31
    .short = #31
name-o32 = Order 32
    .short = #32
name-o33 = Order 33
    .short = #33
name-o34 = Order 34
    .short = #34
name-o35 = Order 35
    .short = #35
name-o36 = Order 36
    .short = #36
name-b01 = Building tile 1
name-b02 = Building tile 2
name-b03 = Building tile 3
name-b04 = Building tile 4
name-b05 = Building tile 5
name-b06 = Building tile 6
name-b07 = Building tile 7
name-b08 = Building tile 8
name-b09 = Building tile 9
name-b10 = Building tile 10
name-b11 = Building tile 11
name-b12 = Building tile 12
name-b13 = Building tile 13
name-b14 = Building tile 14
name-b15 = Building tile 15
name-b16 = Building tile 16
name-b17 = Building tile 17
name-b18 = Building tile 18
name-b19 = Building tile 19
name-b20 = Building tile 20
name-b21 = Building tile 21
name-b22 = Building tile 22
name-b23 = Building tile 23
name-b24 = Building tile 24
name-t01 = Power-5 token 1
name-t02 = Power-5 token 2
name-t03 = Power-5 token 3
name-t04 = Power-5 token 4
name-t05 = Power-5 token 5
name-t06 = Power-5 token 6
name-t07 = Power-5 token 7
name-t08 = Power-5 token 8
name-t09 = Power-5 token 9
name-t10 = Power-5 token 10
name-t11 = Power-5 token 11
name-t12 = Power-5 token 12
name-t13 = Power-5 token 13
name-t14 = Power-5 token 14
name-t15 = Power-5 token 15
name-t16 = Power-5 token 16
name-t17 = Power-5 token 17
name-t18 = Power-5 token 18
name-t19 = Power-5 token 19
name-t20 = Power-5 token 20
name-american = American agent
name-dutch = Dutch agent
name-british = British agent
name-french = French agent
name-german = German agent
name-a1 = Achievement A1
    .short = A1
name-a2 = Achievement A2
    .short = A2
name-a3 = Achievement A3
    .short = A3
name-a4 = Achievement A4
    .short = A4
name-b1 = Achievement B1
    .short = B1
name-b2 = Achievement B2
    .short = B2
name-b3 = Achievement B3
    .short = B3
name-b4 = Achievement B4
    .short = B4
name-c1 = Achievement C1
    .short = C1
name-c2 = Achievement C2
    .short = C2
name-c3 = Achievement C3
    .short = C3
name-c4 = Achievement C4
    .short = C4
name-ch1 = Church space 1
name-ch2 = Church space 2
name-ch3 = Church space 3
name-ch4 = Church space 4
name-ch5 = Church space 5
name-ch6 = Church space 6
name-ch7 = Church space 7
name-ch8 = Church space 8
name-cu1 = Customs space 1
name-cu2 = Customs space 2
name-cu3 = Customs space 3
name-cu4 = Customs space 4
name-cu5 = Customs space 5
name-cu6 = Customs space 6
name-cu7 = Customs space 7
name-cu8 = Customs space 8
name-award_britain = Award: Great Britain
name-award_united_states = Award: United States
name-award_france = Award: France
name-award_germany = Award: Germany
name-award_netherlands = Award: Netherlands
name-award_agent = Award: free agent
name-free_agent = Free agent

## Rules and steps of the course of play
step-round = round
    .your = your round
    .in = in the round
rule-turn = take a turn
    .does = takes a turn
rule-main_action = take the main action
rule-act = carry out the action of { $place } and the steps after it
rule-keep_one = keep one of the two orders and put the other out of the game
    .does = keeps one of the two orders and puts the other out of the game
    .rule = 2446bdb0
rule-placement = place assistants
    .does = places { $count ->
        [one] an assistant
       *[other] assistants
    }
rule-pay_presidents = pay 1 yen to each opponent whose president is on { $place }
    .rule = 2eae9918
rule-movement = move your president or take it back
    .does = moves the president
rule-take_back = take back any number of your assistants from areas to your hand
    .does = takes { $count ->
        [one] an assistant
       *[other] assistants
    } back
    .rule = 589be6e5
rule-bonus = take the power-5 token of { $place }, if it is still there, and its rewards in any order
    .rule = 13fbbc6c
rule-take_token = take { $object } and its rewards
    .does = takes a power-5 token
    .rule = 7c719de2
rule-building = build on { $place }
    .does = builds
rule-recovery = take your assistants on { $place } back to your hand
    .does = takes { $count ->
        [one] an assistant
       *[other] assistants
    } back
    .rule = 03455edf
rule-extra_actions = take extra actions
    .does = takes extra actions
rule-use_agent = use an agent
    .does = uses an agent
rule-claim_achievement = claim an achievement
    .does = claims an achievement
rule-claim = claim { $object }
    .event = { $who ->
    [you] you claim an achievement
   *[opponent] another player claims an achievement
}
rule-fulfil_order = fulfil an order
    .does = fulfils an order
rule-take_any_good = gain 1 good of your choice
    .does = gains a good
    .rule = 39d30450
rule-recruit = take 1 piece from your warehouse at its price, if you like
    .rule = ab3690bb
rule-relocate = move one of your assistants for free, if you like
    .does = moves an assistant for free
    .rule = f184fbe4
zone-technology_deck = the technology stack
    .from = from the technology stack
    .to = onto the technology stack
    .in = in the technology stack
zone-order_deck = the order stack
    .from = from the order stack
    .to = onto the order stack
    .in = in the order stack
zone-drafted = the orders drawn
    .from = from the orders you drew
    .to = to the orders you drew
    .in = among the orders you drew
    .of = of the orders you drew
zone-building_stack = the stack of building tiles
    .from = from the stack of building tiles
    .to = onto the stack of building tiles
    .in = in the stack of building tiles
zone-plot = building plot
    .from = from under { $holder }
    .to = under { $holder }
    .in = under { $holder }
zone-token_stack = the stack of power-5 tokens
    .from = from the stack of power-5 tokens
    .to = onto the stack of power-5 tokens
    .in = in the stack of power-5 tokens
zone-token_spot = token space
    .from = from { $holder }
    .to = onto { $holder }
    .in = on { $holder }
zone-agent_supply = the supply of agents
    .from = from the supply of agents
    .to = to the supply of agents
    .in = in the supply of agents
zone-achievement_pile = the stack of achievements
    .from = from the achievements of { $holder }
    .to = onto the achievements of { $holder }
    .in = among the achievements of { $holder }
zone-goals = the achievements laid out
    .from = from the achievements laid out
    .to = to the achievements laid out
    .in = laid out
    .of = of the achievements laid out
noun-assistant-and-blocker =
    .sg = assistant, neutral ones included,
    .pl = assistants, neutral ones included,
noun-stack =
    .sg = stack
    .pl = stacks
noun-country =
    .sg = country
    .pl = countries
is-blocked =
    .before = blocked
    .is = blocked
number-shortage = the sign that a port could not be filled up
    .name = shortage
    .is = a port could not be filled up
    .set = the orders are too few to fill up a port
number-strength = the strength you have on { $thing }
    .rule = f1f57b46
number-tile = the building tile under { $thing }
    .rule = a354d0c0
number-board_limit = { $n }
number-removed_orders = { $n }

## Short names of alternatives, where what they do would be too long
option-spread = up to { $n } assistants on different areas
    .does = places { $count ->
        [one] an assistant
       *[other] assistants
    }
option-pair = 2 assistants on one area
    .does = places 2 assistants on one area
option-enter = put the president on an area
    .does = places the president
option-walk = walk with the president
    .does = moves the president
option-recall = take the president back
    .does = takes the president back
option-from_area = an assistant from an area
    .does = moves an assistant for free
option-from_here = an assistant from this area
    .does = moves an assistant there from this area
option-from_hand = an assistant from your hand
    .does = places an assistant from their hand
option-all = take all back
    .does = takes all assistants back
option-use_agent = use an agent
    .does = uses an agent
option-claim_achievement = claim an achievement
    .does = claims an achievement
option-fulfil_order = fulfil an order
    .does = fulfils an order
ask-use_agent-area =
    .does = uses: { $before }, { $what }
ask-keep_one-order =
    .does = keeps { $what }
ask-port_a-order =
    .does = takes { $what }
ask-port_b-order =
    .does = takes { $what }
ask-laboratory_a-technology =
    .does = takes the technology { $what }
ask-laboratory_b-technology =
    .does = takes the technology { $what }

## Where points come from
source-leftovers = leftovers
source-country_bonus = country bonus
source-technology_bonus = technology bonus
source-customs_bonus = customs bonus
source-church_bonus = church bonus
source-technologies = technologies
source-shop_spaces = shops
source-house_spaces = trading houses
source-power_tokens = power-5 tokens
source-church_spaces = church
source-customs_spaces = customs house
source-areas = areas
source-claim = achievements
source-orders = orders

## Causes of the end
end-trading_houses = a player has built all four trading houses
    .rule = f597c0d2
end-shops = a player has built all eight shops
    .rule = cd7e6032
end-orders = a port could not be filled up with orders
    .rule = 63246064
end-church = the church board is full enough
    .rule = daaa2352
end-customs = the customs board is full enough
    .rule = b9a2c30e

## Steps of the set-up
step-lay_out_areas = layout of the areas
step-cover_areas = building tiles and power-5 tokens
step-choose_achievements = achievements
step-open_laboratories = laboratories
step-open_ports = ports and orders
step-draft_orders = choice of a first order
step-block_spaces = blocked spaces
step-lay_out_awards = achievement awards
source-award = achievement award

## Rulebook
game-yokohama = Yokohama
expansion-achievement_rewards = Mini-expansion 1: achievement awards
expansion-free_agents = Mini-expansion 2: free agents
variant-tramway_without_assistant = The tramway goes where you have no assistant too
variant-station_without_assistant = The station can be reached without an assistant there
variant-optional_power_token = A power-5 token may be left lying
param-spread_limit = different areas on which assistants are placed at a time
param-power_limit = highest power
param-board_limit = assistants on the church or customs board that bring the end
param-removed_orders = orders taken out unseen
param-share_areas = share an area with other presidents
param-pass_free = pass presidents without paying

## What defined words mean
text-new = A technology of which you do not own a copy yet.
    .rule = 3a5be585
text-developed = An area where you have a shop or a trading house on the building tile under it.
    .rule = c43b374c

## Ways: verbs for moves from one place to another. $what is moved; $origin, $target: from where to where

move-order-order_hand = take { $what }
    .does = takes { $what }
move-technology-technologies = take { $what }
    .does = takes { $what }
move-order_deck-drafted = draw { $what }
    .does = draws { $what }
move-warehouse-hand = take { $what } { $origin } { $target }
    .does = takes { $what } { $origin }
text-cover_areas = Shuffle the building tiles and the power-5 tokens. Under each area but the canal lay 1 building tile, and on each of these areas 1 power-5 token, all face up.
    .rule = 3753f094
text-choose_achievements = Shuffle each stack of achievements by itself, lay out 1 achievement of each and put the others into the box.
    .rule = c0d4c581
text-keep_one = Take one of the orders you drew into your hand and put the other into the box.
    .rule = 2446bdb0
text-claim_achievement = Claim one of the achievements laid out, one whose goal you have met and on which you have no assistant yet.
    .rule = 7145820b
text-claim = Move 1 assistant from your hand to that achievement. If it is the first one there, gain the points for the first; otherwise those for later players.
    .rule = 287c30e6
text-award = Whenever you claim an achievement and now have an assistant on at least 3 of those laid out, choose one of the face-up awards, put it with your unused agents, and see whether it brings you an agent.
    .rule = 076e2b10
text-building =
    You may choose one:
    - If you have no shop on the building tile under this area yet, build a shop on a free shop space of that tile.
    - If the trading house space of the building tile is free, build a trading house there.
    .rule = fb371800
text-movement =
    Choose one:
    - If your president is in your hand, put it on an area with an assistant of yours and without other presidents (unless it may share areas with them), and pay 1 yen to each opponent whose president is there.
    - If your president is on an area, move it from area to neighbouring area, entering none twice and never going back to the one it set out from. It may enter only the canal and areas with an assistant of yours; for entering such an area pay 1 yen to each opponent whose president is there, for entering the canal 1 yen to the supply. It may stop only on an area on which you could put it from your hand.
    - If your president is on an area, take it and any number of your assistants from areas back to your hand.
    - If none of this is possible, take any number of your assistants from areas back to your hand.
    .rule = 4b339d97
text-pay_presidents = Pay 1 yen to each opponent whose president is on this area.
    .rule = 2eae9918
text-show_flag = If you now have an even number of shown cards with this country’s flag, take an agent of that country from the supply, if there is one left, and put it with your unused agents.
    .rule = 7cd11b7c 4c1a9576
text-take_token = Put that power-5 token with your tokens and take its rewards in any order.
    .rule = 7c719de2
text-church_bonus =
    Among players with assistants on the church board, whoever has the most there comes first:
    - Place 1: 6 points.
    - Place 2: 3 points.
    - If tied, whoever holds the space with the highest number comes first.
    .rule = c918e4f6
text-customs_bonus =
    Among players with assistants on the customs board, whoever has the most there comes first:
    - Place 1: 8 points.
    - Place 2: 4 points.
    - If tied, whoever holds the space with the highest number comes first.
    .rule = 634be5bd
text-technology_bonus =
    Among players with technologies, whoever has the highest total production value comes first:
    - Place 1: 10 points.
    - Place 2: 5 points.
    - If tied, whoever comes first in turn order is ahead.
    .rule = 31bffb63
text-country_bonus =
    Each player puts their shown cards with a flag into sets of different countries:
    - A set of 5 countries: 12 points.
    - A set of 4: 8 points.
    - A set of 3: 4 points.
    - A set of 2: 2 points.
    .rule = fa9c41e4 63738bbe
text-shown = A card with a flag among your technologies or your fulfilled orders.
    .rule = b32910f5
text-shown-achievement_rewards = A card with a flag among your technologies or your fulfilled orders, or an achievement award with a flag that lies with your agents, used or not.
    .rule = 6dbe5f2f
text-production_needed = The production value of this technology plus the surcharge of the slot it lies in, less your power; at least 0.
    .rule = 191da060
text-tramway = In the movement step, instead of the usual move, you may move your president, even from your hand, straight to another area with an assistant of yours. If other presidents are there, you may do so only if yours may share an area with them; pay them as usual.
    .rule = 9f746d97
text-telephone = In the recovery step you may leave 1 of your assistants on the area and take only the others to your hand.
    .rule = 97280ed5
text-employment_agency = Action: take pieces from your warehouse into your hand, each at its price; at most as many as your power minus 1.
    .rule = 67d7640e
text-station =
    At once: put the station token on an area other than the canal.
    In the movement step, instead of the usual move, you may move your president, even from your hand, straight to the area with the station token, if you have an assistant there. Other presidents there do not matter, and you pay nothing to anybody.
    .rule = 6af442cf
text-main_action =
    Place assistants.
    Move your president or take it back.
    If your president is on an area now, carry out the action of that area and the steps after it.
    .rule = 53848798
text-act =
    Set your power to the strength you have on this area.
    Each opponent with a trading house on the building tile under this area gains 1 yen.
    Take the action of this area.
    If your power is 5, take the power-5 token of this area, if it is still there, and its rewards in any order.
    If your power is at least 4, you may build on this area.
    Take your assistants on this area back to your hand.
    .rule = 63fb9bb9
text-place_pair = Place 2 assistants from your hand on this area, one after the other.
    .rule = 046ebd90
text-hire =
    Take one of these from your warehouse into your hand:
    - 1 assistant, for free
    - 1 shop, for 2 yen
    - 1 trading house, for the next trading house’s price
    .rule = 8701bbce
text-strength = The number of your pieces on this area: your assistants, your president, and your shop and trading house on the building tile under it; 1 more if the station token lies there; at most 5.
    .rule = b848aef1
text-church =
    Action:
      You may:
        - Choose a free church space.
        - For each point by which its required faith is more than your power, make one of these payments, each at most once: 1 copper, 1 silk, 1 tea, 1 fish, 1 import or 2 yen.
        - Move 1 of your assistants from this area or from your hand to that church space.
        - Take the reward of that church space.
    .rule = 066a45e8
text-laboratory_a =
    Action:
      You may:
        - Choose a technology you do not own yet in the row of this area.
        - For each point by which its production value plus the surcharge of its slot is more than your power, pay 2 yen or 1 import, in any mix. From your fourth technology on, pay for 1 point more.
        - Take that technology.
        - Close the gap in the row of technologies to the left and fill the row up on the right.
    .rule = b9b63a07 cf1d3c05
text-laboratory_b =
    Action:
      You may:
        - Choose a technology you do not own yet in the row of this area.
        - For each point by which its production value plus the surcharge of its slot is more than your power, pay 2 yen or 1 import, in any mix. From your fourth technology on, pay for 1 point more.
        - Take that technology.
        - Close the gap in the row of technologies to the left and fill the row up on the right.
    .rule = b9b63a07 cf1d3c05
text-port_a =
    Action:
      You may:
        - Take an order from a slot of this area whose required power is at most your power.
        - If you like, pay 2 yen or 1 import to take a second order in the same way.
        - Close the gaps in the row of orders to the left and fill the row up on the right.
      If your power is 5, gain 3 points.
    .rule = c546777a
text-port_b =
    Action:
      You may:
        - Take an order from a slot of this area whose required power is at most your power.
        - If you like, pay 2 yen or 1 import to take a second order in the same way.
        - Close the gaps in the row of orders to the left and fill the row up on the right.
      If your power is 5, gain 3 points.
    .rule = c546777a
text-connected = An area with the station token and an assistant of yours.
    .rule = 0e4d0e26
text-served = An area with an assistant of yours.
    .rule = 8f556b27
text-allowed = An area with an assistant of yours. Presidents of other players may be there only if yours may share areas with them.
    .rule = 1ae2f59b
text-house_price = 4 yen for the first trading house you take, 5 yen for the second, 6 yen for the third, 7 yen for the fourth.
    .rule = a52fcdd3
text-station-station_without_assistant =
    At once: put the station token on an area other than the canal.
    In the movement step, instead of the usual move, you may move your president, even from your hand, straight to the area with the station token. Other presidents there do not matter, and you pay nothing to anybody.
    .rule = 261bc8df
text-tramway-tramway_without_assistant = In the movement step, instead of the usual move, you may move your president, even from your hand, straight to any other area but the canal. If other presidents are there, you may do so only if yours may share an area with them; pay them as usual.
    .rule = 7460a240
text-telegraph = Whenever you place 2 assistants on one area, you may place 1 more assistant from your hand on an area next to it, but not on the canal.
    .rule = d3d57466
text-relocate = You may move 1 of your assistants from an area to another area, or 1 assistant from your hand to an area; not to the canal. You pay nothing for it.
    .rule = 857e5915
text-customs =
    Action:
      You may:
        - Choose a free customs space whose price in imports is less than your power.
        - Pay as many imports as that customs space asks for.
        - Move 1 of your assistants from this area or from your hand to that customs space.
        - Take the reward of that customs space.
    .rule = 3f2c41b6
text-lay_out_awards = Shuffle the achievement awards and lay out 4 of them, face up.
    .rule = d4efcea6
text-leftovers = Each player gains 1 point per unused agent, 1 point per import, 1 point per 2 yen and 1 point per 3 trade goods of any kind.
    .rule = 619d86ec
