### Smartphone Inc.: names and words, English

## Counters, pieces, kinds
noun-point =
    .sg = point
    .pl = points
noun-price =
    .sg = price
    .pl = prices
    .short = price
number-price = { $whose ->
    [they] their price
   *[you] your price
}
noun-goods_token =
    .sg = goods token
    .pl = goods tokens
    .short = tokens
noun-truck_left =
    .sg = logistics symbol left
    .pl = logistics symbols left
number-truck_left = the number of logistics symbols left
    .name = logistics symbols left
noun-fresh =
    .sg = mark of a new office
    .pl = marks of new offices
number-fresh = the number of marks of a new office on { $thing }
    .set = { $n ->
        [0] take the mark of a new office off { $thing }
       *[1] mark the office in { $thing } as new
    }
number-reverse = the side of { $thing } in use (0: front, 1: back)
    .set = turn { $thing } { $n ->
        [0] front side up
       *[1] back side up
    }
    .now = { $n ->
        [0] its front is in use in this game
       *[1] its back is in use in this game
    }
noun-reverse =
    .sg = back in use
    .pl = backs in use
noun-office =
    .sg = office
    .pl = offices
noun-progress =
    .sg = progress marker
    .pl = progress markers
noun-good =
    .sg = good
    .pl = goods
noun-symbol =
    .sg = symbol
    .pl = symbols
noun-size =
    .sg = size
    .pl = sizes
noun-office_space =
    .sg = office space
    .pl = office spaces
noun-region =
    .sg = region
    .pl = regions
    .at = in
noun-customer =
    .sg = customer
    .pl = customers
noun-company =
    .sg = company
    .pl = companies
noun-sheet =
    .sg = sheet
    .pl = sheets
noun-improvement =
    .sg = improvement
    .pl = improvements
noun-technology =
    .sg = technology
    .pl = technologies
noun-patent =
    .sg = patent
    .pl = patents
noun-know_how =
    .sg = side of a technology
    .pl = sides of technologies
noun-retailer =
    .sg = retailer
    .pl = retailers
noun-shelf =
    .sg = retailer space
    .pl = retailer spaces

## What lies in a zone of yours, by name
noun-in-skills =
    .sg = technology known
    .pl = technologies known
noun-in-patents =
    .sg = patent
    .pl = patents
noun-in-improvements =
    .sg = face-down improvement
    .pl = face-down improvements

## Properties
noun-prop-entry =
    .sg = progress markers needed
    .pl = progress markers needed
noun-prop-first =
    .sg = points for first place in sales
    .pl = points for first place in sales
noun-prop-second =
    .sg = points for second place in sales
    .pl = points for second place in sales
noun-prop-size =
    .sg = size
    .pl = sizes
noun-prop-links =
    .sg = linked to
    .pl = linked to
noun-prop-pays =
    .sg = highest price
    .pl = highest prices
noun-prop-wants =
    .sg = technology wanted
    .pl = technologies wanted
noun-prop-start_points =
    .sg = starting points
    .pl = starting points
noun-prop-home =
    .sg = home region
    .pl = home regions
noun-prop-board =
    .sg = colour
    .pl = colours
noun-prop-cells =
    .sg = cells
    .pl = cells
noun-prop-improvement =
    .sg = starting improvement
    .pl = starting improvements
noun-prop-cost =
    .sg = cost once the patent is taken
    .pl = costs once the patent is taken
noun-prop-technology =
    .sg = technology
    .pl = technologies
noun-prop-value =
    .sg = final points
    .pl = final points
noun-prop-tile =
    .sg = tile
    .pl = tiles
noun-prop-bonus =
    .sg = bonus
    .pl = bonuses
is-dark =
    .before = dark
    .is = dark
is-light =
    .before = light
    .is = light
is-small =
    .before = small
    .is = small
is-starter =
    .before = starting
    .is = a starting improvement
is-reversed =
    .before = back
    .is = a back
is-retailed =
    .behind = given a retailer with this number of players
    .is = given a retailer with this number of players
is-s1 =
    .is = small 1
is-s2 =
    .is = small 2
is-m1 =
    .is = medium 1
is-m2 =
    .is = medium 2
is-m3 =
    .is = medium 3
is-l1 =
    .is = large 1
is-l2 =
    .is = large 2

## Zones
zone-headquarters = supply of offices
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
    .short = offices
zone-drawer = supply of progress markers
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
zone-factory = goods not yet produced
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
zone-warehouse = available goods
    .from = from { $whose ->
        [they] their
       *[you] your
    } available goods
    .to = to { $whose ->
        [they] their
       *[you] your
    } available goods
    .in = among { $whose ->
        [they] their
       *[you] your
    } available goods
    .short = goods
zone-box = box
    .from = from the box
    .to = into the box
    .in = in the box
zone-free_companies = the free companies
    .from = from the free companies
    .to = to the free companies
    .in = among the free companies
    .of = of the free companies
zone-companies = company
    .from = from in front of { $whose ->
        [they] them
       *[you] you
    }
    .to = in front of { $whose ->
        [they] them
       *[you] you
    }
    .in = of { $whose ->
        [they] theirs
       *[you] yours
    }
zone-sheets = sheets not laid
    .from = from { $whose ->
        [they] their
       *[you] your
    } sheets
    .to = to { $whose ->
        [they] their
       *[you] your
    } sheets
    .in = { $role ->
        [choice] of { $whose ->
            [they] theirs
           *[you] yours
        }
       *[place] among { $whose ->
            [they] their
           *[you] your
        } sheets
    }
    .of = of your sheets
zone-desk = plan
    .from = from { $whose ->
        [they] their
       *[you] your
    } plan
    .to = in { $whose ->
        [they] their
       *[you] your
    } plan
    .in = in { $whose ->
        [they] their
       *[you] your
    } plan
zone-improvement_stack = the stack of improvements
    .from = from the stack of improvements
    .to = onto the stack of improvements
    .in = in the stack of improvements
zone-improvement_row = the row of improvements
    .from = from the row of improvements
    .to = to the row of improvements
    .in = in the row of improvements
zone-improvements = face-down improvements
    .from = from { $whose ->
        [they] their
       *[you] your
    } face-down improvements
    .to = to { $whose ->
        [they] their
       *[you] your
    } face-down improvements
    .in = { $role ->
        [choice] of { $whose ->
            [they] theirs
           *[you] yours
        }
       *[place] among { $whose ->
            [they] their
           *[you] your
        } face-down improvements
    }
    .short = improvem.
    .of = of your face-down improvements
zone-patent_spot = patent space
    .from = from { $holder }
    .to = onto { $holder }
    .in = on { $holder }
zone-patents = patents
    .from = from { $whose ->
        [they] their
       *[you] your
    } patents
    .to = to { $whose ->
        [they] their
       *[you] your
    } patents
    .in = { $role ->
        [choice] of { $whose ->
            [they] theirs
           *[you] yours
        }
       *[place] among { $whose ->
            [they] their
           *[you] your
        } patents
    }
    .of = of your patents
zone-unknown = technologies still unknown
    .from = from the technologies still unknown to { $whose ->
        [they] them
       *[you] you
    }
    .to = to the technologies still unknown to { $whose ->
        [they] them
       *[you] you
    }
    .in = among the technologies still unknown to { $whose ->
        [they] them
       *[you] you
    }
zone-skills = known technologies
    .from = from { $whose ->
        [they] their
       *[you] your
    } known technologies
    .to = to { $whose ->
        [they] their
       *[you] your
    } known technologies
    .in = among { $whose ->
        [they] their
       *[you] your
    } known technologies
    .short = known
zone-retailer_stack = { $form ->
    [acc] the retailers of that size
   *[head] the stacks of retailers
}
    .from = from the retailers of { $holder }
    .to = onto the retailers of { $holder }
    .in = among the retailers of { $holder }
zone-retailer_spot = space for a retailer
    .from = from { $holder }
    .to = onto { $holder }
    .in = on { $holder }

## Definitions and numbers
is-known =
    .before = known
    .is = known to you
    .not = you do not know
    .late = yes
    .rule = cad55587
is-ready =
    .behind = for which you have enough progress markers
    .is = ready to be known
    .rule = 86005ecf
is-stocked =
    .behind = that gets a retailer
    .is = to get a retailer
    .rule = bad6103d
is-served =
    .behind = with your office
    .is = served by your office
    .not = where you have no office
    .late = yes
    .rule = 7ae72627
is-full =
    .before = full
    .is = full
    .not = { $nth ->
        [0] where
       *[other] and
    } a space is still free
    .late = yes
    .rule = 101fa129
is-gateway =
    .behind = with an office of yours from which you may expand
    .is = a region from which you may expand
    .rule = 49a9aa87
is-in_reach =
    .behind = that is linked to one of your offices and still open to you
    .is = within your reach
    .rule = a577a00e
is-extendable =
    .behind = without a retailer where you have exactly one office and a space is free
    .is = open to a second office of yours
    .rule = 2a135945
is-willing =
    .before = willing
    .is = willing to buy
    .rule = b3b3b4a3
is-market =
    .behind = where you may sell
    .is = a market of yours
    .rule = 5697672b
number-own_company = { $whose ->
    [you] your company
   *[they] the company of that player
}
    .rule = 193b1ce0
number-seniority = the points { $whose ->
    [you] your
   *[they] their
} company began with
    .rule = b31205f8
number-needed = the number of progress markers you need for { $thing }
    .rule = b16b81b6
number-trucks = the number of your active logistics symbols
    .rule = d19765b5
number-lowest_price = { $n }
number-highest_price = { $n }
number-overhang = { $n }
number-price_bonus = what a technology adds to the price
number-parcel_bonus = what a technology adds to a goods symbol
number-discount = your discount

## What cards change; $form: card or cond
change-overhang = in the planning phase { $way ->
    [more] { $by ->
        [one] one cell
       *[other] { $by } cells
    } of each improvement
   *[exactly] { $n ->
        [one] one cell
       *[other] { $n } cells
    } of each improvement
} may lie beyond the edges of your sheets
    .rule = 2d79f011
change-price_bonus = in each pricing phase { $way ->
    [fewer] subtract
   *[more] add
} { $by } when you work out your price; it is still at least 2 and at most 8
    .rule = 39957016
change-parcel_bonus = in each production phase every active goods symbol printed on your sheets brings { $by ->
    [one] 1 additional good
   *[other] { $by } additional goods
}
    .rule = 17b88216
change-discount = each technology costs you { $by ->
    [one] 1 progress marker less
   *[other] { $by } progress markers less
}
    .rule = fcabc17a
permit-haul_gears = { $form ->
    [cond] { $no ->
        [yes] your research symbols do not count as logistics symbols
       *[no] your research symbols count as logistics symbols too
    }
   *[card] your active research symbols count as logistics symbols too, on sheets and on improvements
}
    .rule = cb5bfc7d
permit-keep_goods = { $form ->
    [cond] { $no ->
        [yes] you may not keep unsold goods
       *[no] you may keep unsold goods
    }
   *[card] goods you have not sold at the end of the sales phase stay available in the next round
}
    .rule = f0100a4d
permit-sell_abroad = { $form ->
    [cond] { $no ->
        [yes] you may sell only where you have an office
       *[no] you may sell abroad
    }
   *[card] in the sales phase you may sell 1 good in each region without a retailer where you have no office, to a customer who is willing
}
    .rule = 31744ae6
permit-relay = { $form ->
    [cond] { $no ->
        [yes] new offices do not open the way at once
       *[no] new offices open the way at once
    }
   *[card] your new offices open the way at once
}
    .rule = 60579f95

## Rules and steps of the course of play
step-round = round
    .your = your round
    .in = in the round
step-unsold = return of unsold goods
    .does = returns unsold goods
step-expand = round
    .in = in your turn of the logistics phase
step-logistics_action = turn of the logistics phase
    .in = in your turn of the logistics phase
rule-round = play a round
rule-planning = phase 1 – planning
rule-pricing = phase 2 – pricing
rule-production = phase 3 – production
rule-improving = phase 4 – improvement of production
rule-researching = phase 5 – research of technologies
rule-logistics = phase 6 – logistics
rule-sales = phase 7 – sale of goods
rule-scores = phase 8 – scoring
rule-tidy_up = preparation of the next round
rule-research = research technologies
    .does = researches technologies
rule-expand = expand to other regions
    .does = expands to other regions
rule-trade = sell goods
    .does = sells goods
rule-take_company = choose a company
    .does = chooses a company
rule-plan = lay a plan
    .does = lays { $count ->
        [one] a sheet
       *[other] a plan
    }
rule-add_improvements = lay as many of your improvements as you like
    .does = adds { $count ->
        [one] an improvement
       *[other] improvements
    }
rule-set_price = set the price
    .does = sets their price
rule-raise_price = raise your price by 1, but not above 8
rule-lower_price = lower your price by 1, but not below 2
rule-produce = produce goods
    .does = produces goods
    .event = { $who ->
    [you] you produce goods in the production phase
   *[opponent] another player produces goods in the production phase
}
rule-improve = take an improvement or a goods token
    .does = improves production
rule-place_marker = place 1 progress marker on a technology
    .does = places { $count ->
        [one] a progress marker
       *[other] progress markers
    }
rule-finish_research = complete every technology for which you have enough progress markers
    .does = completes technologies
rule-complete = complete { $object }
rule-learn = from now on use the side of { $object } that lies face up
rule-logistics_action = place 1 progress marker, or use a technology
    .does = acts in the logistics phase
rule-open_office = open an office in { $place }
rule-close = take all progress markers off { $place }, if it is full now
rule-second_office = open a second office in a region without a retailer where you have exactly one and a space is free
    .does = opens a second office
rule-move_office = move one of your offices to a region with a free space where you have none (without the bonus of a retailer there)
    .does = moves an office
rule-leave = take your office out of { $place }
rule-shift_to = move the next office to the left, to { $place }
rule-arrive = put an office into { $place }
rule-change_price = raise or lower your price by 1, but not above 8 or below 2
    .does = changes their price
rule-bonus_marker = place 1 progress marker on a technology you do not know
    .does = places a progress marker on a technology
rule-sale = sell 1 good
    .does = sells goods
rule-control = give points for the majority in { $place }
rule-tidy_up_board = clear the board for the next round
rule-place_retailer = put a random retailer of its size onto { $place }

## Short names of alternatives
option-expand = place 1 progress marker in a region
    .does = places { $count ->
        [one] a progress marker in a region
       *[other] progress markers
    }
option-up = raise your price by 1
    .does = raises their price by 1
option-down = lower your price by 1
    .does = lowers their price by 1

## Questions that say what a choice is for
ask-wifi_front-region = choose a region for a second office
ask-plan-lower = choose the sheet that lies below
ask-plan-sheet = choose the sheet that lies on top

## Steps of the set-up
step-sort_out = starting improvements
step-open_improvements = improvements
step-turn_technologies = technologies
step-found_companies = companies
step-place_retailers = retailers

## Where points come from, why the game ends
source-patents = patents
source-retailers = retailers
source-control = majorities in regions
source-rules = goods sold
source-know_how = technologies
source-scores = goods sold
end-five_rounds = the fifth and last round has begun
    .rule = 733ec1c7

## Names
name-small = Small
name-medium = Medium
name-large = Large
name-canada = Canada
name-usa = USA
name-caribbean = Caribbean
name-south_america = South America
    .short = S. America
name-europe = Europe
name-russia = Russia
name-north_africa = North Africa
    .short = N. Africa
name-rsa = RSA
name-emirates = Emirates
name-india = India
name-china = China
name-australia = Australia
name-green = Green
name-blue = Blue
name-black = Black
name-yellow = Yellow
name-red = Red
name-dark_front = Dark sheet (front)
    .short = dark front
name-dark_back = Dark sheet (back)
    .short = dark back
name-light_front = Light sheet (front)
    .short = light front
name-light_back = Light sheet (back)
    .short = light back
name-price_down = Price −1
    .short = price−
name-price_up = Price +1
    .short = price+
name-parcel = Goods
    .short = goods
name-bulb = Improvement
    .short = impr.
name-gear = Research
    .short = res.
name-truck = Logistics
    .short = log.
name-parcel_gear = Goods and research
name-parcel_truck = Goods and logistics
name-gear_truck = Research and logistics
name-price_down_parcel = Price −1 and goods
name-price_down_gear = Price −1 and research
name-price_down_truck = Price −1 and logistics
name-price_up_parcel = Price +1 and goods
name-price_up_gear = Price +1 and research
name-price_up_truck = Price +1 and logistics
name-parcel_parcel = Goods twice
name-gear_gear = Research twice
name-truck_truck = Logistics twice
name-price_down_price_down = Price −1 twice
name-price_up_price_up = Price +1 twice
name-green_improvement = Goods and logistics (green)
name-blue_improvement = Price +1 and research (blue)
name-black_improvement = Logistics and research (black)
name-yellow_improvement = Price −1 and goods (yellow)
name-red_improvement = Goods and research (red)
name-gps = GPS
name-wifi = Wi-Fi
name-gamepad = Game controller
    .short = Gamepad
name-battery = Battery
name-nfc = NFC
name-4g = 4G
name-gps_patent = Patent: GPS
name-wifi_patent = Patent: Wi-Fi
name-gamepad_patent = Patent: game controller
name-battery_patent = Patent: battery
name-nfc_patent = Patent: NFC
name-4g_patent = Patent: 4G
name-gps_front = GPS (front)
name-gps_back = GPS (back)
name-wifi_front = Wi-Fi (front)
name-wifi_back = Wi-Fi (back)
name-gamepad_front = Game controller (front)
name-gamepad_back = Game controller (back)
name-battery_front = Battery (front)
name-battery_back = Battery (back)
name-nfc_front = NFC (front)
name-nfc_back = NFC (back)
name-4g_front = 4G (front)
name-4g_back = 4G (back)
name-s1_front = Small retailer 1 (front)
name-s1_back = Small retailer 1 (back)
name-s2_front = Small retailer 2 (front)
name-s2_back = Small retailer 2 (back)
name-m1_front = Medium retailer 1 (front)
name-m1_back = Medium retailer 1 (back)
name-m2_front = Medium retailer 2 (front)
name-m2_back = Medium retailer 2 (back)
name-m3_front = Medium retailer 3 (front)
name-m3_back = Medium retailer 3 (back)
name-l1_front = Large retailer 1 (front)
name-l1_back = Large retailer 1 (back)
name-l2_front = Large retailer 2 (front)
name-l2_back = Large retailer 2 (back)

## Rulebook
game-smartphone_inc = Smartphone Inc.
variant-dealt_companies = Companies are dealt at random instead of being chosen
variant-strict_logistics = A new office opens the way to its neighbours only from your next logistics turn on
variant-technologies = Sides of the technologies
variant-gps = Side of GPS
variant-wifi = Side of Wi-Fi
variant-gamepad = Side of the game controller
variant-battery = Side of the battery
variant-nfc = Side of NFC
variant-4g = Side of 4G
param-lowest_price = lowest price
param-highest_price = highest price
param-overhang = cells of an improvement that may lie beyond the sheets
param-price_bonus = what is added to the price
param-parcel_bonus = goods more for each goods symbol on sheets
param-discount = progress markers less for a technology
param-haul_gears = research symbols count as logistics symbols
param-keep_goods = keep unsold goods
param-sell_abroad = sell where one has no office
param-relay = new offices open the way at once
value-front = front
value-back = back
value-random = drawn by lot

## Rules whose sentence would be long
text-set_price =
    Set your price to 5, less 1 for each visible “Price −1” and plus 1 for each visible “Price +1” in your plan.
    A technology may add to it.
    It is at least 2 and at most 8.
    .rule = fe439921
text-produce =
    Move goods from your supply to your available goods, 1 for each of these:
    - each visible goods symbol in your plan; a technology may add to those on sheets
    - each cell of a sheet that is covered by the other sheet
    - each improvement that lies face down in front of you
    - each of your goods tokens
    .rule = afddd9be
text-add_improvements =
    As often as you like, choose an improvement of yours and lay it in your plan:
    - You may turn it.
    - Both its cells must lie over sheets, unless a technology lets it reach beyond their edges.
    - It may cover other improvements, but it may not by itself hide the whole of one that can still be seen, fully or in part.
    .rule = 263ecfdd
text-finish_research =
    Complete every technology for which you have enough progress markers.
    If one of them makes others cheaper for you, look once more.
    .rule = 4bb3b56a
text-learn =
    From now on the side of the technology that lies face up applies to you.
    .rule = d639785c
text-leave =
    Take one of your offices from the region back to your supply.
    The offices to the right of it, on office spaces or on a retailer, move to the left and close the gap.
    .rule = 7b102b66
text-shift_to =
    The next office to the right moves onto this free space.
    .rule = 8d22eaad
text-control =
    The players who have sold goods in the region are ranked by how many they have sold, the most first.
    Among players who have sold the same number, the one whose good is the first from the left comes first.
    The rightmost office space that is taken shows the points for first place and, if it shows any, for second place.
    .rule = 6ea40048
text-sale =
    Choose a region where you may sell and a customer is willing.
    Put 1 of your available goods onto the first willing customer of that region from the left.
    .rule = 4c0bdbec
text-arrive =
    Take your progress markers from the region back to your supply.
    If there is a retailer, put an office from your supply onto its first free space from the left, otherwise onto the first free office space from the left.
    It counts as new for the rest of this turn.
    If there is no free space left, all players take back their progress markers from there.
    .rule = 02b620db

## Words whose sentence would be long
text-own_company = The company you have in front of you.
    .rule = 193b1ce0
text-needed = The cost of the technology; as long as its patent lies there, 1 more; less your discount.
    .rule = 5e43c287
text-trucks = The number of visible logistics symbols in your plan; with the right technology, visible research symbols count too.
    .rule = d19765b5
text-ready = A technology that you do not know yet and on which you have at least as many progress markers as you need for it.
    .rule = dceefafd
text-stocked = A region that is given a retailer with this number of players, and every medium region where nobody has an office.
    .rule = bad6103d
text-served = A region where you have an office, on an office space or on a retailer.
    .rule = 7ae72627
text-full = A region where all office spaces are taken or, if there is a retailer, all spaces of the retailer.
    .rule = 101fa129
text-gateway = A region where you have an office. One that you opened in this turn counts, too, unless a variant says otherwise.
    .rule = 5557233e
text-in_reach = A region where you have no office, where a space is free, and which is linked to a region with an office of yours from which you may expand.
    .rule = c90f4b47
text-extendable = A region where the one office you have is on an office space, and at least one more office space is free.
    .rule = c1639dfe
text-willing = A customer without a good who pays at least your price or wants a technology you know.
    .rule = 03d27a31
text-market = A region without a retailer where you have an office or, with the right technology, where you have none and have sold nothing in this round.
    .rule = 5697672b
text-wifi_front = In your turn of the logistics phase you may, once per round, also open a second office in a region without a retailer where you have exactly one, on the first free office space from the left.
    .rule = 93cf8112

## Ways: verbs for moves from one place to another. $what is moved; $origin, $target: from where to where

move-factory-warehouse = produce { $what }
    .does = produces { $what }
text-take_company = Choose one of the free companies and put it in front of you.
    .rule = ae93247f
text-place_retailer = Put a random retailer of its size onto this region, with a random side up. The other side of its tile is out of the game.
    .rule = 84d7a64c
text-found_companies =
    Each player:
    - chooses a company and begins with its points,
    - puts 1 office from their supply onto the first office space from the left in the home region of that company,
    - puts their company’s starting improvement face down in front of them.
    .rule = 13c9c6ca
text-plan =
    Lay one of your two sheets, either side up, in the middle of your plan, then as many of your improvements as you like.
    Lay the other sheet, either side up, so that it covers at least 1 and at most 4 cells of the first; you may turn it. Then lay as many of your improvements as you like.
    .rule = 8fa8c7d5
text-raise_price = If your price is lower than 8, raise it by 1.
    .rule = a3928824
text-lower_price = If your price is higher than 2, lower it by 1.
    .rule = 93d52ae5
text-improve = If an improvement symbol can be seen in your plan, put one improvement from the row of improvements face down in front of you. If none can be seen, or if there is no improvement left in the row, gain 1 goods token.
    .rule = 0a5464e9
text-complete = Take your progress markers from that technology back to your supply and put 1 office from your supply onto it. If its patent still lies there, take it. From now on use the side of the technology that lies face up.
    .rule = bd7e1f00
text-open_office = Put an office into this region. If there is a retailer, take its bonus.
    .rule = 4e0301e6
text-second_office = Choose a region without a retailer where you have exactly one office and a space is free, and put 1 office from your supply onto the first free office space there from the left. If there is no free space left, all players take back their progress markers from there.
    .rule = 8eb105a2
text-tidy_up_board =
    Each player:
    - takes all their goods from customers back to their supply,
    - takes all sheets out of their plan,
    - puts all improvements of their plan face down in front of them,
    - sets their price to 5.
    Put all improvements of the row into the box, then fill up the row with 5 from the stack.
    .rule = 8e5e9000
text-retailers = Each player gains the points of each retailer space on which they have an office.
    .rule = c570f394
text-patents = Each player gains the points of their patents.
    .rule = 1c4dc7e1
text-battery_back =
    Produce 1 good at once for every 2 technologies you know.
    Whenever you produce goods in the production phase, produce 1 additional good for every 2 technologies you know.
    .rule = 46513beb
text-nfc_front = Once per round, in your turn of the logistics phase, you may also return up to 3 available goods to your supply; for each of them gain as many points as your price.
    .rule = 600f631d
text-logistics_action =
    Only as long as you have logistics symbols left to use:
    - Choose a region where you have no office, where a space is free, and which is linked to a region with your office (one opened in this turn counts, too, unless a variant says otherwise).
    - Use up 1 logistics symbol.
    - Move 1 progress marker from your supply to that region.
    - If you now have as many progress markers there as its size needs, open an office in that region.
    .rule = 249f207d
move-warehouse-factory = return { $what } { $target }
    .does = returns { $what } { $target }
text-research =
    Complete every technology for which you have enough progress markers.
    For each visible research symbol in your plan you may place 1 progress marker on a technology you do not know.
    .rule = 25aa4880
text-expand =
    Count your active logistics symbols: you may use that many in this turn.
    No office counts as new any more.
    As often as you like, use up 1 logistics symbol to place 1 progress marker in a region, or use a technology.
    .rule = 9de8d0d2
text-trade =
    As often as you like, sell 1 good.
    If you may not keep unsold goods, return all your available goods to your supply.
    .rule = 4d154cc0
text-take_company-dealt_companies = Take one of the free companies at random and put it in front of you.
    .rule = 701f3941
text-turn_technologies-technologies-random = For each technology draw by lot which side is face up.
    .rule = a74200d2
text-tidy_up = Unless this is round 5, clear the board for the next round.
    .rule = b0bd25e3
text-open_improvements = Shuffle the stack of improvements, then lay 5 of them face up as the row of improvements.
    .rule = 1df07bdf
text-move_office =
    Choose a region where you have an office, and another where you have none and a space is free.
    Take one of your offices from the first and put an office into the second; you get no retailer’s bonus for it.
    .rule = f5627a99
text-l1_front = Bonus: you may place 2 progress markers on technologies you do not know, both on one or 1 each on two.
    .rule = dc83184c
