### Hearts: names and words, English

noun-card =
    .sg = card
    .pl = cards
noun-suit =
    .sg = suit
    .pl = suits
noun-point =
    .sg = point
    .pl = points
noun-penalty =
    .sg = penalty point
    .pl = penalty points
    .short = penalty
noun-passing =
    .sg = change of passing
    .pl = changes of passing
noun-trick =
    .sg = trick
    .pl = tricks
noun-led =
    .sg = suit led
    .pl = suits led
noun-leader =
    .sg = leader
    .pl = leaders
    .noted = { $what } leads next
noun-prop-suit =
    .sg = suit
    .pl = suits
noun-prop-rank =
    .sg = rank
    .pl = ranks
number-passing = the way of passing
    .name = way of passing
    .now = { $n ->
        [1] cards go to the left
        [2] cards go to the right
        [3] { $players ->
            [4] cards go across
           *[other] no cards are passed
        }
       *[other] no cards are passed
    }
number-trick = the number of tricks taken
number-broken = the sign that hearts are broken
    .name = hearts broken
    .now = { $n ->
        [0] hearts not broken
       *[other] hearts broken
    }
    .is = { $n ->
        [0] no heart has been played in this hand yet
       *[other] hearts are broken
    }
    .not = { $n ->
        [0] hearts are broken
       *[other] no heart has been played in this hand yet
    }
    .set = { $n ->
        [0] hearts are whole again
       *[other] hearts are broken
    }
number-hand_size = { $n }
number-lowest_club = { $n }
number-price = the penalty points of { $thing }
    .rule = 24802c69
noun-opening-card =
    .sg = lowest club
    .pl = lowest clubs
is-opening =
    .after = that is the lowest club
    .is = the lowest club
    .rule = e94d7cbf
is-playable =
    .after = that may be played
    .is = playable
    .rule = 8d9a8e95
is-following =
    .after = of the suit led
    .is = of the suit led
    .rule = a96ce416
is-fit_to_lead =
    .after = that may be led
    .is = fit to lead
    .rule = e134394c
is-fit_to_follow =
    .after = that may follow
    .is = fit to follow
    .rule = 235b413f
zone-deck = the deck
    .from = from the deck
    .to = to the deck
    .in = in the deck
zone-box = box
    .from = from the box
    .to = out of the game
    .in = out of the game
zone-hand = hand
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
        [none] a player’s
       *[you] your
    } hand
zone-passed = cards to pass
    .from = from the cards to pass
    .to = to the cards to pass
    .in = among the cards to pass
    .short = to pass
zone-played = card in the trick
    .from = from the trick
    .to = to the trick
    .in = in the trick
    .short = trick
zone-gone = tricks taken
    .from = from the tricks taken
    .to = to the tricks taken
    .in = among the tricks taken
rule-round = hand
rule-deal_out = deal the cards
    .does = deals the cards
rule-pass_on = choose three cards to pass
    .does = chooses three cards to pass
rule-hand_over = pass the cards on
    .does = passes the cards on
rule-swap_over = pass the cards across
    .does = passes the cards across
rule-play = play a card
    .does = plays a card
rule-lay_down = lay down { $object }
    .does = lays down { $object }
rule-take = give the trick to its winner
    .does = gives the trick to its winner
rule-win_trick = take the trick
    .does = takes the trick
rule-count_up = count the penalty points
    .does = counts the penalty points
step-leave_out = cards that are left out
source-count_up = penalty points
end-hundred = a player has at least 100 points
    .rule = 650a4b26
ask-pass_on-card = Which card do you pass?
ask-play-card = Which card do you play?
name-two = Two
    .short = 2
name-three = Three
    .short = 3
name-four = Four
    .short = 4
name-five = Five
    .short = 5
name-six = Six
    .short = 6
name-seven = Seven
    .short = 7
name-eight = Eight
    .short = 8
name-nine = Nine
    .short = 9
name-ten = Ten
    .short = 10
name-jack = Jack
    .short = J
name-queen = Queen
    .short = Q
name-king = King
    .short = K
name-ace = Ace
    .short = A
name-clubs = clubs
    .short = ♣
name-diamonds = diamonds
    .short = ♦
name-spades = spades
    .short = ♠
name-hearts = hearts
    .short = ♥

## Rulebook
game-hearts = Hearts

text-round = Deal the cards; each player passes three cards on, except in hands in which nothing is passed. Then play trick by trick until all cards are played; whoever has the lowest club leads to the first trick, whoever took a trick to the next. Count the penalty points.
    .rule = 3d3db3d2 9aa314a8 bfe74c6f
text-leave_out = With three players the two of diamonds is left out, with five the two of clubs as well.
    .rule = 5b5a3894 88b285d8 9e311dc4
text-hand_over = In the first hand the cards go to the left, in the second to the right and, with four players, in the third across the table. In the hand after that nothing is passed; then the cycle begins again. Whoever has the lowest club leads to the first trick.
    .rule = 6d30baed bc71fa2b
text-pass_on = Choose three cards from your hand, unseen by the others.
    .rule = a561c8a0
text-play = To the first trick the lowest club is led. Hearts may be led only after a heart has been played in this hand, or if you have nothing else. Follow suit if you can; if you cannot, play any card, but in the first trick no heart and not the queen of spades, unless you have nothing else.
    .rule = 04fb2d5f 1793eb23
text-take = The highest card of the suit led takes the trick; whoever played it leads to the next one.
    .rule = 4c087925
text-win_trick = Each heart in the trick costs you 1 penalty point, the queen of spades 13. You lead to the next trick.
    .rule = 1852a8c4
text-count_up = Add your penalty points from this hand to your points. Whoever has taken all 26 adds none; instead each of the others adds 26. All cards go back to the deck.
    .rule = fb086c58
text-deal_out = Shuffle the deck and deal all cards, the same number to each player.
    .rule = 21e57c50 3c3d48b0 b13565e4
text-lay_down = The first card of a trick decides which suit is led. Once the first heart of the hand has been played, hearts may be led.
    .rule = 467d7ff0
text-swap_over = The cards go to the player opposite.
    .rule = 764e7db4
text-price = A heart counts 1 penalty point, the queen of spades 13, any other card none.
    .rule = 24802c69
text-opening = The two of clubs; with five players the three of clubs.
    .rule = 01c8a438 7a739b51
text-following = A card of the same suit as the first card of the trick.
    .rule = a96ce416
text-fit_to_lead = To the first trick the lowest club; later any card, but a heart only if a heart has been played in this hand before or you have nothing else in your hand.
    .rule = 122e2318 a5fb33fc
text-fit_to_follow = A card of the suit led. If you have none, any card; to the first trick, though, one that counts no penalty points, if you have one.
    .rule = 798541d3
text-playable = Whoever leads plays the lowest club to the first trick, and a heart only if one has been played in this hand before or there is nothing else. The others follow suit if they can; if not, they play any card, but to the first trick none with penalty points, if possible.
    .rule = 1e424061 8da9a8d0
# a card by its name and its suit
copy-card = { $name } of { $what }
step-deal_out = the deal
step-hand_over = cards passed on
step-take = the trick
step-count_up = penalty points counted
param-hand_size = cards in a hand
param-lowest_club = rank of the lowest club in play
param-cycle = hands until passing begins anew
is-clubs =
    .after = of clubs
is-diamonds =
    .after = of diamonds
is-hearts =
    .after = of hearts
is-spades =
    .after = of spades
