### What the command line says, English. Words of games and of the effect language stand in the other files.
### `code` in backquotes is typed by people and stays as it is; a word in capitals in it stands for something else and is the
### one `help.ftl` has for it.

## Everywhere

cli-error = Error: { $message }
cli-interrupted = Interrupted.
# $what: the kind of mistake, as Python calls it
cli-our-mistake = this should not have happened ({ $what }). It is a mistake in Spielwerk; with { $variable }=1 it shows where.
cli-no-further-words = no further words
cli-no-command = there is no command `{ $name }`; { $hint }
cli-did-you-mean = did you mean `{ $name }`?
cli-there-are = there are: { $names }
# $names: the languages of which there are words; $folders: where else they were looked for, or none; $variable: what
# names such folders
cli-no-language = There are no words in the language `{ $name }`; there are: { $names }. { $folders ->
    [none] Words of your own are found if { $variable } names the folder they lie in.
   *[other] They were also looked for in { $folders }.
}
# $game: its id; $language: the one asked for
cli-words-game = `{ $game }` has no words in `{ $language }` yet, so what it says is told in English; `spielwerk i18n new { $language } GAME` makes the file.
# $folder: one that $variable names; $language: of which words are wanted
cli-words-folder = No words are in `{ $folder }`, which { $variable } names: it should hold a folder for each language, `{ $language }` for instance.
# $parent: the folder around it
cli-words-inside = `{ $folder }`, which { $variable } names, is the folder of one language: name the one it lies in, `{ $parent }`.
# $file: with the line where reading ends
cli-words-unreadable = Some words of `{ $language }` cannot be read ({ $file }); what they should say is said in English. More: `spielwerk i18n check { $language }`
# in a table or list
cli-none = none
cli-or = { $first } or { $next }
# what stands between a whole number and its fraction
cli-decimal-mark = .
# $numbers: 2, 3 or 4; $n: what was asked for
cli-wrong-players = { $game } is for { $numbers } players, not { $n }

## Tables of games and their data

cli-head-game = game
cli-head-title = title
cli-head-players = players
cli-head-teams = teams
cli-head-expansions = expansions
cli-head-from = from
# where a game comes from: with the package, from an installed one; a folder is named by its path
cli-from-own = comes with Spielwerk
cli-from-package = package { $name }
cli-head-variants = variants
cli-head-folder = folder
cli-head-table = table
cli-head-entries = entries
cli-head-sources = sources
cli-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
cli-info-sources = { $n ->
    [one] Sources of { $n } figure: { $shares }
   *[other] Sources of { $n } figures: { $shares }
}
cli-reconstructed = { $mark } reconstructed: not everything printed on it is known; what is missing was chosen to fit
cli-info-declared = Declared: { $what }
# of a variant
cli-info-undescribed = nothing says what it changes
cli-info-rules = Numbered rules: { $n } ({ $what })
cli-info-written = written at
cli-info-source = source
cli-info-lives = lives at
cli-info-names = names
cli-info-numbers = rules
cli-info-pinned = pinned by

## check, explain, test

cli-check-mistakes = { $n ->
    [one] { $n } mistake in { $game }; `spielwerk explain CODE` shows the right form
   *[other] { $n } mistakes in { $game }; `spielwerk explain CODE` shows the right form
}
# $numbers: 2, 3, 4
cli-check-none = { $game }: no mistakes (for { $numbers } players)
cli-check-unused = { $n ->
    [one] { $n } thing in { $game } that nothing uses
   *[other] { $n } things in { $game } that nothing uses
}
cli-check-changes = Entries of the game that are changed: { $names }
cli-head-code = code
cli-head-mistake = mistake
cli-explain-unknown = there is no kind of mistake called `{ $code }`; { $hint }
cli-explain-list = `spielwerk explain` lists them all
cli-explain-wrong = Not:
cli-explain-right = But:
cli-test-failed = FAILED { $file }: { $name }
cli-test-summary = { $game }: { $passed ->
    [one] { $passed } scenario passed
   *[other] { $passed } scenarios passed
}, { $failed } failed, { $rules ->
    [one] { $rules } rule pinned
   *[other] { $rules } rules pinned
}
# $numbered: all rules of the rulebook
cli-test-numbered = { $game }: { $passed ->
    [one] { $passed } scenario passed
   *[other] { $passed } scenarios passed
}, { $failed } failed, { $rules } of { $numbered } rules pinned
# $n: names of the game that stand where scenarios name rules
cli-test-things = Also pinned, by name: { $n ->
    [one] { $n } card or other thing
   *[other] { $n } cards and other things
}
cli-test-unknown = no scenario is called `{ $name }` and none pins a rule of that name

## bench: figures of games side by side; each line is the name of one

cli-bench-players = players
cli-bench-decisions = decisions per second
cli-bench-games = games per second
cli-bench-decision = microseconds per decision
cli-bench-run = { "  " }acting and going on
cli-bench-options = { "  " }listing the options
cli-bench-clone = microseconds per copy
cli-bench-wasm = microseconds per decision, WebAssembly
cli-bench-wasm-games = games per second, WebAssembly
cli-bench-memory = most memory, MB
cli-bench-cold = loading for the first time, s
cli-bench-warm = loading again, s
cli-bench-wasm-cold = making the module, s
cli-bench-wasm-warm = loading the module again, s
# $python: its version; $system: its name; $n: how many processors
cli-bench-machine = Python { $python }, { $system }, { $n ->
    [one] { $n } processor
   *[other] { $n } processors
}; medians of processor time
# $n: how many games did not end, of $all
cli-bench-unfinished = { $game }: { $n } of { $all } games did not end
cli-bench-choice = choice
cli-bench-per-game = per game
cli-bench-each = microseconds
cli-bench-share = % of time
cli-bench-now = measuring { $game }
cli-bench-nothing = there is no game for { $n ->
    [one] { $n } player
   *[other] { $n } players
}

## bench --questions: how often people are asked, by number of players; each line but the first is the head of a column

# $unit: what is counted together, turn or round
cli-bench-questions = { $game }: questions to a person { $unit ->
    [round] in a round
   *[turn] in a turn
}
cli-bench-played = games
cli-bench-turns = turns
cli-bench-rounds = rounds of a player
cli-bench-average = on average
cli-bench-most = at most
cli-bench-together = together
# bench --count
cli-bench-first-turn = first turn
cli-bench-ways = ways
cli-bench-only-count = --from and --divide go with --count
cli-bench-one-game = --count, --with and --variant need a game

## simulate

cli-series = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $n ->
    [one] { $n } game
   *[other] { $n } games
}, { $finished } finished
cli-series-speed = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} in { $seconds } s, { $each } microseconds each
cli-series-engines = as WebAssembly { $wasm } s, in Python { $python } s
cli-cluster-jobs = with `--cluster` the workers of the cluster share the work: leave out `--jobs`
cli-series-digest = digest { $digest }
cli-series-bar = games
cli-series-per-game = per game
cli-series-least = least
cli-series-middle = middle
cli-series-most = most
cli-series-decisions = decisions
cli-series-rounds = rounds
cli-series-options = options
cli-series-points = points
# $causes: what ended the games, with how many
cli-series-ends = Ended by: { $causes }
cli-series-itself = itself
# $n: games won by several players
cli-series-shared = Won by several together (each has an equal part of the win): { $n }
# $n: games that all have lost
cli-series-lost = Won by nobody: { $n }
cli-series-seat = seat
cli-series-wins = wins
cli-series-share = share
cli-series-interval = 95 % interval
cli-series-from-to = { $low } to { $high } %
cli-series-mean = mean score
cli-series-seat-number = seat { $n }
cli-series-untaken = Offered, but never taken:
cli-series-unoffered = Never offered:
cli-series-all-taken = Never taken: nothing; every alternative was used
cli-series-unfinished = Not finished: game { $n } (seed { $seed }): { $why }

## Bots against each other

cli-arena-time = { $seconds } s; { $rounds } rounds a game on average
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-share = share
cli-arena-points = mean points
cli-arena-thinking = ms per decision
cli-arena-unfinished = Not finished: game { $n }: { $why }
cli-bot-form = `{ $value }` is not SEAT=BOT; write for example 2=greedy
cli-bot-twice = seat { $seat } has two bots

## Playing: who and what

cli-player = Player { $n }
# the player who is being asked
cli-player-you = { $player } (you)
# one of several things of the same name
cli-copy = { $name } { $n }
# one of several cards of the same name, told from the others by $what
cli-copy-with = { FORM($name, $form) } ({ $what })
# a number printed on one of several copies: $name what it is, $n the number
cli-mark-number = { $name } { $n }
# part of a thing: a space of a tile
cli-part = { $whole }, { $part }

## Playing: what is asked

cli-play-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# when it is over
cli-play-seed = The seed of this game: { $seed }
cli-play-help = A number, a name or a part of it chooses; what else can be said (a beginning is enough):
cli-play-turn = { $round ->
    [0] Before the first round · { $player }
   *[other] Round { $round } · { $player }
}
# $turn: the round and the player; $phase: the part of the round
cli-play-phase = { $turn } · { $phase }
# $title: the step or card; $question: what is asked
cli-prompt = { $title }: { $question }
# the same where what is asked is a sentence of its own
cli-prompt-asked = { $title }: { $question }
# $title: a card, $what: what its ability does, for which something is to be chosen
cli-prompt-purpose = { $title } ({ FORM($what, "inf") })
# the same where somebody has written a text for what the ability does: $text, in whole sentences
cli-prompt-told = { $title }: { $text } { SENTENCE($question) }
# the same above what is chosen, without the full stop
cli-head-told = { $title } ({ $text })
# before a step of the turn, when cards can be used
cli-free = use an ability first, or go on
# the same where the step itself can only be ended
cli-free-only = use an ability, or finish
# where all of a step has been done and only cards can be used: still at the next question, too
cli-free-later = use an ability now or later, or go on
# the same where no card can be used at the next question; $next: whether others are asked then (or you)
cli-free-last = { $next ->
    [others] last chance before somebody else decides
   *[you] last chance here
}: use an ability, or go on
# when things are paid one after the other
cli-pay-which = choose { $what } to pay
# where a payment takes too many words
cli-pay-how = choose what to pay with
# several parts in any order
cli-which-first = choose what comes first
# $n: how often the same can still be chosen, with this time
cli-prompt-left = { $n } left
# the same of a payment bit by bit, whose ways can only be taken one after another as they stand
cli-prompt-ordered = { $n } left, in the order listed
# $what: a number the step depends on (your power); $n: what it is now
cli-prompt-number = { $what }: { $n }
# behind a question that is asked in the same words as the one before it in the same step: for one more of that sort
cli-prompt-once-more = one more
# a question with the numbers above that belong to it
cli-prompt-known = { $prompt } ({ $known })
# $text: what every option brings; $but: the one by which nothing is chosen and that does not bring it (or none)
cli-prompt-each = { $prompt } ({ $but ->
    [none] each
   *[other] each but “{ $but }”
}: { $text })
# $text: what comes whichever option is chosen, as when the game ends
cli-prompt-anyway = { $prompt } (whatever you choose: { $text })
# $text: what is done before anything that is chosen here, in any case; $but: a card by which that may come otherwise (or none)
cli-prompt-first = { $prompt } ({ $but ->
    [none] before that, whatever you choose
   *[other] before that, unless you use “{ $but }”
}: { $text })
# $cause: the card or the like for which something is asked; $prompt: the question, a sentence
cli-prompt-cause = { $cause } · { $prompt }
cli-option-with = { $option } ({ $text })
# $what: what is done by an option that has no short name of its own
cli-option-deed = { $what }
# of an option that brings nothing as things are, where others bring something
cli-option-nothing = nothing now
# the same, and why; $what: pieces that the option would take, or what is counted, and none are left; $whose: you, or
# none where the supply is everybody’s
cli-option-used-up = nothing now: { $whose ->
    [you] you have no { FORM($what, "nom", "pl") } left
   *[none] no { FORM($what, "nom", "pl") } left
}
# of an option of which something else comes, that one of these would come, too, if any were left; $what and $whose: as above
cli-option-lacks = no { FORM($what, "nom", "pl") } left for it
# by an option one places one's last piece: $what, pieces of that sort
cli-option-last = then you have no { FORM($what, "nom", "pl") } left
# of a card beside options that use up a number behind the question: $what, what is counted so, is not used by it
cli-option-spares = uses none of the { FORM($what, "nom", "pl") }
# of an option by which the game ends
cli-option-ends = the game ends
# when the game ends: by an option, or since a condition of the end has come true. $rounds: how many are played after this
cli-end-comes = { $rounds ->
    [0] the game ends with this round
    [one] the game ends after this round and one more
   *[other] the game ends after this round and { $rounds } more
}
# the same in the line of the round
cli-play-ending = { $rounds ->
    [0] last round
    [one] one more round after this
   *[other] { $rounds } more rounds after this
}
# what must be paid behind an option: one of several amounts, or $n of them
cli-option-pays = { $n ->
    [1] then pay { $what }
   *[other] then pay { $n } of these: { $what }
}
# what is certain to be asked behind an option by what it brings: $what, an order
cli-option-then = then: { $what }
# what the same option brings, $text, if it is taken $n times
cli-option-times = { $n }×: { $text }
# $text: by how much more comes of it than of ending the question now, which is called $stop, if it is ended behind it
cli-option-more = { $text } more than by “{ $stop }”
# of an option by which everything is as by another one, $option, when somebody else decides next
cli-option-same = comes to the same as “{ $option }”
# the same, if it cannot be taken so often yet: so many times are lacking until it brings $text
cli-option-needs = needs { $n }×: { $text }
# of an option of which nothing else comes yet: of $what, pieces, $have are there then, and so many are asked for: $n
cli-option-towards = { FORM($what, "nom", "pl") }: { $have } of { $n }
# the same, if they are enough ($text is the message before): $when, in which step that is looked at (cli-why-comes-first)
cli-option-counts = { $text }, counts { $when }
# the same, if the game ends before that is looked at once more
cli-option-counts-never = { $text }, no longer counts
# an option of which only one thing can be chosen, and that thing
cli-option-only = { $option }: { $thing }
# a walk to $place; $way: the places it leads over, where there are several ways
cli-option-over = { $place } over { $way }
# instead of options that are drawn with their numbers on the board
cli-option-board = on the board
# $n: the number of such an option, $text: what it brings
cli-option-brings = { $n }: { $text }
cli-play-numbers = { $n ->
    [one] There is only option 1.
   *[other] There are options 1 to { $n }.
}
cli-play-figures = Possible numbers: { $numbers }.
cli-play-which = Which one? { $options }
# several ways to lay something lead to the same
cli-laying-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
# above what is laid below: something else may lie on it before the next thing comes
cli-laying-between = First something else on it
# $first to $last of $n options stand above; $more: the word that shows the next ones
cli-laying-page = { $first }–{ $last } of { $n }, the best first; { $more }: the next
cli-laying-narrow = part of a line: only what fits
# where there is no room for pictures: what shows one
cli-laying-picture = ? { $n }: how it looks
# $wanted: what was typed to see only that
cli-laying-only = only: { $wanted }; Enter: everything again
# $n: ways to one result, which have the letters from a on
cli-laying-letters = { $n ->
    [one] There is only one way to that.
   *[other] There are { $n } ways to that: letters from a on.
}
cli-laying-unseen = Option { $n } is not among those you see; Enter shows everything again.
# $wanted: signs, things or places, as they were typed; each is known, but nothing that could be laid has all of them
cli-laying-none = No result has `{ $wanted }` now; Enter shows everything again.
cli-play-no-more = All options are listed.
cli-play-not-offered = `{ $answer }` is not offered; type a number, a part of a name, or ? for help.
# what was typed is no name of an option, but stands behind some as what they bring. $options: each with its number
cli-play-standing = No option is called `{ $answer }`; it stands behind: { $options }
# $answers: those of several in one line that came after a mistake, or after the end of the turn
cli-play-dropped = Not done: { $answers }
# why they were not: the turn was over; the next of them is no answer to this question
cli-play-others-decide = By then it was for somebody else to decide.
cli-play-other-question = Something else is asked now.
# a word that ends or declines something, where nothing can be ended
cli-play-ends-nothing = “{ $word }” ends nothing here: something must be chosen first.
# of several answers in one line, a word that is no answer: $help, what it does; $stop: what ends the question (or none)
cli-play-stands-alone = “{ $word }” is no answer ({ $help }): it stands alone in a line.{ $stop ->
    [none] { "" }
   *[other] { " " }What ends this here: “{ $stop }”.
}
# $n: lines that were typed before the question was there, or put in behind the first
cli-play-typed-ahead = { $n ->
    [one] { $n } line typed ahead was not taken.
   *[other] { $n } lines typed ahead were not taken.
}
cli-play-unknown = Nothing here is called `{ $name }`.
# $names: the chapters of the rulebook
cli-rules-unknown = Nothing in the rulebook is called `{ $name }`. Its parts: { $names }
# $word: what is said at the table for it; $names: chapters of the rulebook
cli-rules-more = More of the rulebook: `{ $word }` and one of these names: { $names }. All of it: `spielwerk rulebook`.
cli-play-no-text = { $name }: nothing is printed on it.
# below the text of a card; $names: others that do something and name it
cli-play-card-also = See also: { $names }
# what is next to a place of a board
cli-card-next = Next to it: { $names }
# $prop: what is printed of a thing on places of the board, such as the technology that a customer wants; $names: those places
cli-card-printed-on = Printed as “{ $prop }” on: { $names }
# $parts: what is printed on a place; $names: what lies there instead
cli-card-covered = { $parts }: out of use, as this lies there: { $names }
# $what: none if nothing lies on a place, or some, which stands below it
cli-card-now = { $what ->
    [none] There now: nothing
   *[some] There now:
}
# a short word or a sign, and what it stands for
cli-sign = { $sign } { $name }
# a rule that counts a sign only for whoever has one of these cards
cli-sign-only = { $step } (only with { $cards })
# what a number of the rules is as long as no card changes it
cli-usually = usually { $n }
# what the word for covered cells of a grid stands for
cli-sign-covered = covered (cells under other things; the rule says which count)
# below the options; $undo: whether the last decision can be taken back
cli-play-foot = ? explains · { $undo }
cli-play-foot-enter = Enter goes on · ? explains · { $undo }
# before $undo of the two above, where the same is asked several times; $numbers: of options that can be taken together, as an example
cli-play-foot-several = several at once: { $numbers } · { $undo }
# $options: what a player would have chosen from if it had been possible; the rest decided itself
cli-play-impossible = not possible: { $options }
# a step in which the player could have done something if it had been possible
cli-play-passed = nothing possible: “{ $step }”
# $n: ways that are left out, as others lead to the same for less; $word: what to type to see them
cli-play-worse = { $word }: { $n ->
    [one] { $n } other way, which only costs more
   *[other] { $n } other ways, which only cost more
}
# what was taken back. $what: what had been chosen; $players: the others whose decisions were taken back with it (or none)
cli-play-undone = Taken back: { $what }{ $players ->
    [none] .
   *[other] , and what { $players } did after it.
}
# $option: the only one there is
cli-play-only = Nothing is possible here but: { $option }
# $word: the word to say
cli-play-can-undo = { $word } takes your last decision back
cli-play-cannot-undo = nothing can be taken back: { $why }
# the same where there is no room for the reason
cli-play-no-undo = nothing can be taken back ({ $word } says why)
cli-play-not-undone = Not taken back: { $why }
# $word: an order that needs a name
cli-play-about = What about? Say it like this: { $word } NAME
# $n: its number
cli-play-hint = A bot would take { $n }, { $option }.
# behind a hint about what is laid; $what: what the bot would choose next
cli-play-hint-then = After that: { $what }.
# what shows in the end of what a bot would lay, and what comes of it
cli-play-hint-result = In the end: { $what }.
cli-play-no-hint = No hint: the bot was interrupted.
cli-play-written = This game is kept in { $file } as it is played.
cli-play-save-where = This game is not kept anywhere; name a file to keep it in.
cli-play-exists = { $file } is there already; nothing was written.
# after the last answer of a person in secret, while others have not answered; $word: the word to say
cli-play-last-look = Enter passes the keyboard on · { $word } takes your last decision back
# the same, where nobody else has to decide in secret any more
cli-play-last-answer = Enter shows what everybody has decided · { $word } takes your last decision back
# typed there: anything else
cli-play-look-how = Only Enter, { $undo }, { $board } and { $quit } can be answered here.
# a person left there
cli-play-not-taken = Your last answer was not taken yet: you will be asked again.
cli-play-pass = Pass the keyboard to { $player }.
cli-play-enter = Enter when nobody else is looking:
# typed there: anything else. $quit: the word that leaves the game
cli-play-pass-how = Only Enter and { $quit } can be answered here.
# a mistake in the file that says how a game is shown; $problem: its place and what is wrong
cli-play-view = view.yaml cannot be used, so the table is drawn from the declarations alone: { $problem } (`spielwerk check GAME` shows more)
# below the part of a long answer that fits into the window; a space goes on too
cli-more = -- more: Enter goes on, q stops --
# after a long answer
cli-more-table = Enter shows the table again.
# after a decision that could not be written down
cli-play-again = Enter to try again:
# $bot: as it was called for, `mcts:500`
cli-play-thinking = { $player } is thinking ({ $bot }) … { $percent } % · Ctrl-C: decide at once
cli-play-nobody-or = 0 is for nobody, and seat { $seat } is to be for a person
cli-play-seat-taken = seat { $seat } cannot be for a person and for a bot
# headings above options
cli-group-cards = Cards
cli-group-options = Options
# the same above a single one
cli-group-option = Option
# cards that could be used now or later
cli-group-any-time = At any time
# the heading of a card that can be used in several steps, each with another result; $step: the name of the step
cli-group-in-step = In “{ $step }”
cli-play-saved = Saved to { $file }.
cli-play-not-saved = Not saved: { $file } ({ $why })
cli-play-left = { $round ->
    [0] The game was left before the first round.
   *[other] The game was left in round { $round }.
}
cli-play-no-seat = { $n ->
    [one] there is { $n } seat, no seat { $seat }
   *[other] there are { $n } seats, no seat { $seat }
}

## Playing: what can be said instead of an option; one word, small letters, and what it does

cli-order-help = help
    .help = explains this step and its options, with a name only that one
cli-order-more = more
    .help = shows the next of the options that are listed page by page
cli-order-board = board
    .help = shows the whole table
cli-order-card = card
    .help = shows the text of a card
cli-order-rules = rules
    .help = shows how the game goes and ends; with a name, that part of the rulebook
cli-order-why = why
    .help = says why something is not offered, or when a step comes
cli-order-hint = hint
    .help = says what a bot would do
cli-order-undo = undo
    .help = takes your last decision back
cli-order-score = score
    .help = shows where everybody’s points would come from now
cli-order-log = log
    .help = shows what has happened; with a number, that many turns; with “all”, everything
cli-order-save = save
    .help = says where the game is kept, or writes a copy to a file
cli-order-quit = quit
    .help = leaves the game

## Playing: why something is not offered

# $name: of a thing (sort: thing) or of what one does (deed), which would run into the sentence without quotation marks
cli-why-offered = { $sort ->
    [deed] “{ $name }”
   *[thing] { $name }
} is offered.
cli-why-head = { $sort ->
    [deed] “{ $name }”
   *[thing] { $name }
} is not offered:
cli-why-condition = this does not hold: { $what }
# $what: something that lies somewhere; $chosen: the same, chosen from there
cli-why-thing = you can only choose { $chosen }
# $word: a thing of which a word holds that the rules define; $text: what a translator has written for that word
cli-why-word = { $word }: “{ $text }”
# of a word that was said just before: $text, what it stands for
cli-why-means = this means: “{ $text }”
# $what: something that is so, and should not be
cli-why-so = { $what }
# $what: something counted of which one would be needed and there is none; $whose: you, or none where it is nobody’s
cli-why-used-up = { $whose ->
    [you] you have no { FORM($what, "nom", "pl") }
   *[none] there are no { FORM($what, "nom", "pl") }
}
cli-why-doing = this cannot be done: { $what }
# an alternative that begins with a choice, of which nothing can be chosen; $what: what it is chosen from
cli-why-no-fit = no { $what } will do
# nothing that is looked for is as it must be, and what that is stands below, point by point; $what: what is looked for
cli-why-none-such = no { $what } meets all of these conditions:
cli-why-card = you do not have this ability now
cli-why-limit = there is no room left: { $zone }
cli-why-taken = it has been chosen already
cli-why-once = it has been used already (once per { $scope })
cli-why-other = it happens by itself when nothing else is possible
cli-why-ordered = payment goes in the order listed, and this one has been passed over
cli-why-near = it is not next to where you are now
# of the place at which a walk begins, or has come to
cli-why-standing = that is where you are now
# of a place that could be entered and at which one could stop
cli-why-far = no way leads there that you can both take and pay for
cli-why-visited = you have been there already on this walk
cli-why-reach = no place to stop could be reached and paid for from there
cli-why-moved = at least one step must be taken
# another copy stands for all of them
cli-why-same = another one just like it is offered
cli-why-better = the rules demand the best possible result, and this does not lead to it
# $what: what would have to be done; $lack: an amount, $n its number
cli-why-lack = not enough to { $what }: { $lack } missing
# $lack: an amount, $n its number; $where: where it would have to lie, if that is not clear (in your hand); $origin: from where it
# would be taken, likewise (from your hand)
cli-why-missing = { $lack } missing { $origin }
# $what: that something is missing; $need: an amount, as all payments together take it, of which $have are there
cli-why-in-all = { $what } (needed in all: { $need }, available: { $have })
# somebody else would have to pay; $lack: an amount, $n its number
cli-why-others-lack = another player lacks { $lack }
# of what must be paid point by point: $n points would remain; $units: in what one of them is paid, $once: each of these only once (yes)
cli-why-unpaid = with this choice the payment could not be completed: { cli-why-points } would remain to be paid ({ cli-why-each })
# units, not points: points are what one gains in many games
cli-why-points = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
cli-why-each = for each unit: { $units }{ $once ->
    [yes] , none of them twice
   *[no] { "" }
}
# of a way to pay point by point: what stands before it could not be taken any more
cli-why-skipped = payment goes in the order listed: without what comes before it, { cli-why-points } would remain to be paid ({ cli-why-each })
# what must be done after the choice
cli-why-then = afterwards: { $what }
# what would be so after the choice, and must not be; $what: a sentence
cli-why-would = after that, { $what }, which is not allowed
# $step: the step that would come next
cli-why-stuck = “{ $step }” would not be possible
# $what: what would be done in the step that would come next, if anything could be chosen there
cli-why-undoable = it is not possible to { FORM($what, "inf") }
# two facts that together speak against it: $what, and $other, that what would do as well is not so
cli-why-and = { $what }, and { $other }
# $what: what alone can be chosen; $other: that what would allow more is not so
cli-why-as = { $what }, as { $other }
# something that could be chosen next, and what speaks against it
cli-why-ahead = { $name }: { $why }
# $steps: the steps in which one is asked for it
cli-why-elsewhere = it is not asked for here, but in: { $steps }
# of a card that can be used before $step, which is going on by now
cli-why-before = It is offered before “{ $step }” begins, no longer then
# of something that another question of the same step asks for
cli-why-same-step = not in this question, but in another one of “{ $step }”: one that comes later, or one that decided itself
cli-why-nowhere = it is never chosen in this game
# of a sign on cells of a grid; $steps: the rules that count in how many cells it shows
cli-why-counts = it is never chosen; it counts in: { $steps }
# above what is said of a step that comes at another time
cli-why-not-now = Not now: { $name }
cli-why-going-on = { $name } – this is going on right now.
cli-why-part = { $name } – this is part of “{ $step }”, which is going on right now.
# what is being decided
cli-why-now = now: { $step }
# $when: one or several of the four below it
cli-why-comes = it comes { $when }
cli-why-comes-after = after “{ $step }”
cli-why-comes-first = at the beginning of “{ $step }”
cli-why-comes-in = in “{ $step }”
# by a card: $step is its name
cli-why-comes-by = by “{ $step }”
# parts of a game, named like steps
cli-why-setup = setup
cli-why-end = end of the game
cli-why-scoring = final scoring
# of a player, of kinds, of what is only counted: whole sentences
# $step: what is being decided
cli-why-player-decides = { $player } must decide now: { $step }.
# $who: one or several players, $n how many
cli-why-player-waits = { $player } has nothing to decide now; { $n ->
    [one] { $who } decides
   *[other] { $who } decide
}.
# $steps: where one chooses among players
cli-why-player-chosen = Players are chosen in: { $steps }
# $name: a kind of things, several; $options: some of them
cli-why-kind-offered = { $name }: offered are: { $options }
cli-why-kind-none = { $name }: none of them is offered.
cli-why-kind-elsewhere = { $name }: they are not chosen here, but in: { $steps }
cli-why-kind-nowhere = { $name }: nothing in this game has anybody choose among them.
# a counter or a piece
cli-why-counted = { $name }: one never chooses them, only what is done with them.
cli-why-setup-when = { $name }: that was before the first round and is over.
cli-why-scoring-when = { $name }: that comes when the game has ended.
# $cause: a condition of the end that counts something; $n: how many of that there are now
cli-why-end-now = { $cause } (now: { $n })
# $n: how many causes are listed below
cli-why-end-when = { $name }: it comes when { $n ->
    [one] this is so:
   *[other] one of these is so:
}
cli-unused-players = { $name } is not used with { $n ->
    [one] { $n } player
   *[other] { $n } players
}.
cli-unused-expansion = { $name }: part of the expansion “{ $expansion }”, which you play without.
# an expansion that was asked for itself
cli-unused-itself = The expansion “{ $expansion }” is not part of this game.
cli-why-which = Several are called that. Which one? { $options }
cli-why-later = what would have to follow is not possible
cli-why-lay-inside = it would not lie within the grid
cli-why-lay-least = too few of its cells would lie on what it must cover
cli-why-lay-most = it would cover too much of what lies there
cli-why-lay-hides = it would hide the whole of something that is still in sight
cli-why-lay-turned = turned like this, it fits nowhere
cli-why-lay-looks = turned like this, it looks the same as in another position that is offered

## Playing: what has happened, and what lies where

# $what: steps and what was chosen in them
cli-log = { $player }: { $what }
# $what is told of the player: “Player 1 takes a card: Ball”
cli-log-told = { $player } { $what }
# what was chosen further in a step, after cards that were used meanwhile
cli-log-on = goes on: { $chosen }
cli-log-step = { $step } → { $chosen }
# the same behind what is told of a player
cli-log-deed = { $step }: { $chosen }
# $how: that it was done in secret
cli-log-hidden = { $step } { $how }
# the step something was decided in: nobody is told to do it any more
cli-log-title = { $step }
# instead of a step: a card that is used before one
cli-log-card = use an ability
    .does = uses an ability
# the same of a card that is named
cli-log-uses = use { $card }
    .does = uses { $card }
# behind a card that was used although nothing could be or was done with it
cli-log-vain = without effect
# in the log, behind what somebody did: cards without which it would not have been possible
cli-log-only = only thanks to { $cards }
# what a decision brought: $what: steps and what was chosen; $came: +5 points, -1 silk
cli-log-came = { $what } ({ $came })
# something that was chosen and the place it was put in
cli-log-to = { $what } → { $place }
# a decision by which nothing is done
cli-log-goes-on = { $player } goes on
# $dice: the dice that a player throws without a choice, $n: how many they are; what they show follows
cli-log-throws = throws the { $dice }
# a condition of the end has come true; $rounds: how many are still played after this one, -1: none, not even this one
cli-log-end = { $rounds ->
    [-1] the game ends: { $cause }
    [0] the game ends with this round: { $cause }
    [one] the game ends after this round and one more: { $cause }
   *[other] the game ends after this round and { $rounds } more: { $cause }
}
# before the first decision, what lies at a place
cli-log-set-up-at = { $place } – { $what }
# $amount: 5 points
cli-gained = +{ $amount }
cli-lost = −{ $amount }
# how much of what somebody has gained or lost came at one of several places: Europe +2
cli-log-where = { $place } { $amount }
# a piece of which each player has one, and where it stands now
cli-stands = { $piece }: { $place }
# the same where the place was named just before
cli-stands-there = { $piece } there
# pieces of another player that belong to whoever acts now; $piece: their noun (its trait .turns = yes: they are turned
# over for it), $places: where, $n: how many
cli-turned = { TRAIT($piece, "turns") ->
    [yes] turned over
   *[none] taken over
}: { $places }
# a counter on a track, from where to where
cli-moved = { $what } { $before } → { $now }
# $what: how many things of which sorts, "3 building tiles"
cli-put-back = looked at and put back: { $what }
# who takes the first turn, told behind the set-up of all players
cli-starts = { $player } starts
# how a player stands at the table now
cli-seat-starts = start player now
cli-seat-left-round = out of the round
cli-seat-left-game = out of the game
# dice thrown where the reader cannot see them
cli-faces-unseen = { $what } unseen
# things that somebody looked at where they lie, or how many
cli-looked = seen: { $what }
# what would show on a grid: how often, and which symbol; then how many of its cells would be covered
cli-shows = { $n ->
    [1] { $what }
   *[other] { $n } { $what }
}
cli-covered = { $n } covered
cli-log-none = Nothing has happened yet.
cli-log-earlier = { $n ->
    [one] … { $n } earlier entry
   *[other] … { $n } earlier entries
}
# $n: rows, columns or cards for which there is no room on the screen
cli-table-more = … { $n } more
# the same of the whole screen; $word: what shows everything
cli-table-hidden = … { $n } more: { $word }
# in the list of signs, $points: those that the final scoring would add to what a player has, as they stand there
cli-table-added = { $points } if the game ended now
# in the list of signs: something else is printed there, too; $word: what tells it
cli-table-rest = … more: { $word }
# in the list of signs, behind `…²`: $n signs or names for which there is no room on a place or a card (always 2)
cli-table-left-out = { $n } more there, for which there is no room
# in the list of signs, behind `'`: stands behind pieces that others have moved, and where these came from
cli-table-moved = moved last
# in the list of signs, behind `▶` and `✓` on a track: a piece whose turn it is, one that has had its turn this round
cli-table-now = acts now
cli-table-done = has had its turn
# after the word for the log: everything
cli-log-all = all
# $words: what to say for all of them
cli-log-rest = { $n ->
    [one] … { $n } earlier turn ({ $words } shows it)
   *[other] … { $n } earlier turns ({ $words } shows them)
}
# $word: the word for the log, $all: the one for everything
cli-log-how = Say it like this: { $word } 50 for the last 50 turns, { $word } { $all } for everything
cli-secretly = (secretly)
cli-at = { $place }: { $what }
# $what: −1 man; $where: from where it has gone
cli-gone = { $what } { $where }
cli-board-counters = Counters
cli-board-notes = Notes
cli-board-stocks = Supply
# a line of what is left of a counter in the supply: 5 clues in the supply
cli-in-supply = { FORM($what, "nom", "pl") } in the supply
cli-board-faces = Dice
# what a player knows of things out of sight, and what was told of them; $place: where they lie
cli-board-known = Known
cli-board-told = Told
cli-known-in = known: { $place }
cli-told-in = told: { $place }
# $what: a value that was said not to be printed on a thing
cli-told-not = not { $what }
# things of a row by where they lie in it: cards 1, 4
cli-numbered = { FORM($what, "nom", "pl") } { $numbers }
cli-board-pieces = Pieces
cli-board-zones = Cards and tiles
cli-board-texts = What open cards do
cli-board-places = What places on the board do
# above what players have left of what everybody has alike, such as sheets that are not laid
cli-board-rest = Not in use now

## Playing: the end

cli-score-title = { $rounds ->
    [one] Final scoring after { $rounds } round
   *[other] Final scoring after { $rounds } rounds
}
cli-score-now = If the game ended now
cli-score-from = points from
cli-score-total = total
cli-score-place = place
cli-score-cause = The end was brought about by: { $cause }
# $n: how many have won
cli-score-winners = { $n ->
    [one] { $who } wins.
   *[other] { $who } win.
}
cli-score-nobody = Nobody wins.

## text, i18n

cli-head-language = language
cli-head-module = words for
cli-head-messages = messages
cli-head-translated = translated
cli-head-missing = missing
cli-head-stale = stale
cli-head-message = message
cli-head-source-text = source text
# $name: what was asked for; $names: what can be asked for
cli-i18n-no-sort = nothing called `{ $name }` is missing; there are: { $names }
cli-i18n-complete = Nothing is missing in `{ $language }`.
# $names: what was asked for: files or sorts of messages
cli-i18n-complete-of = Nothing is missing in `{ $language }` of: { $names }
cli-i18n-mistakes = { $n ->
    [one] { $n } mistake in the words of { $languages }; `spielwerk explain CODE` shows the right form
   *[other] { $n } mistakes in the words of { $languages }; `spielwerk explain CODE` shows the right form
}
cli-i18n-good = No mistakes in the words of { $languages }.
cli-i18n-written = Written: { $file }
# $seed: chooses the sentences; $n: at most so many of each part
cli-i18n-sample-title = Sentences to read, chosen by the seed { $seed }
# $n: sentences below; $all: those there are
cli-i18n-sample-cards = Cards: { $n } of { $all }
cli-i18n-sample-rulebook = Rulebook: { $n } of { $all }
cli-i18n-sample-logs = Log: { $n } of { $all }
cli-i18n-sample-prompts = Questions with their options: { $n } of { $all }
cli-i18n-sample-reasons = Reasons why something is not offered: { $n } of { $all }
cli-i18n-next = To use it: SPIELWERK_TRANSLATIONS={ $folder } spielwerk play { $game } --lang { $language }
# the same where the words lie with the game
cli-i18n-next-beside = To use it: spielwerk play { $game } --lang { $language }
# for a language that has no words of its own yet
cli-i18n-next-general = The words of no game in particular (gain, pay, whenever …) are still missing in this language. To make their files: spielwerk i18n new { $language } --output FOLDER
cli-i18n-confirmed = `{ $name }` is confirmed in { $file }.
cli-i18n-untied = No rule is tied to: { $ids }
cli-i18n-fallback = words are missing here
# $names: the endings of files that can be read
cli-i18n-no-format = `{ $file }` ends in none of: { $names }
# $ids: messages whose text is no Fluent
cli-i18n-unreadable = nothing was changed, because some texts of `{ $module }` cannot be read as Fluent: { $ids }
# $n: messages that are others now
cli-i18n-filled = { $n ->
    [0] Nothing new for { $file }
    [one] { $n } message new or changed in { $file }
   *[other] { $n } messages new or changed in { $file }
}
cli-i18n-no-name = `{ $name }` is not the name of a language
cli-i18n-unknown = there are no words in `{ $name }`; there are: { $names }. `spielwerk i18n new { $name }` makes the files.

## rulebook

cli-rulebook-written = The rulebook is written: { $file }

## show: a rule as it was understood

# $name: what it is called; $what: what sort of thing it is
show-title = { $name } ({ $what }):
show-rule = rule
show-flow = step of the flow
show-step-of = step of: { $rule }
show-setup = step of the setup
show-scoring = step of the scoring
show-end = cause of the end
show-winner = what decides the game
show-always = always active
# $kind: a noun; $n: how many there are
show-copies = { $kind }, { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
show-definition = definition
show-parameter = number of the rules
show-permission = permission
show-counter = counter
show-note = note
show-piece = piece
show-zone = zone
show-kind = kind
show-symbol = symbol
show-group = group
show-layout = layout
show-worth = worth
show-estimate = part of the estimate for bots
show-check = check of the figures
# cards that do something when the rule is done
show-answered-by = answered by
show-yes = yes
show-no = no
show-counter-is = a whole number, never below 0
show-counter-signed = a whole number; losses may take it below 0
show-start = at the beginning
show-may-lie = where it may lie
show-pieces-only = pieces only
show-layout-shuffled = Laid out in random order. What touches is adjacent.
show-part-of = part of
show-each-has = each has
show-symbol-does = whoever gains one does this at once
show-worth-is = what one of each counts for
show-worth-else = Anything else counts for nothing.
show-short = if there is not enough
# $text: the line of the rules; $where: the steps that lead to it
show-choice = choice { $n }: { $text }  (asked in { $where })
show-way-free = free: nothing that follows can fail
show-way-sum = sum: what the rest takes is added up and compared with what is there
show-way-exists = exists: a loop looks for one completion and stops at the first
show-way-trial = trial: the rest is tried on a copy
show-way-best = best: every way through the body is gone through on copies, and only those are offered that come out best
show-no-choice = no choice in it: whether it can be done is decided where it is called
show-plan-before = the plan as the rules were lowered, before the passes:
show-plan-after = the plan after the passes, with what follows each choice in one function:
show-option = { $name }: { $what }
# $needs: lines of the rules
show-needs = needs: { $needs }
show-each-needs = each one needs: { $needs }
show-nothing-more = nothing more
show-completed = that what follows can be completed
show-and-completed = and that what follows can be completed
show-needs-rest = needs that the rest can still be completed
show-always-possible = always possible
show-only-otherwise = only if nothing else is possible
show-walk-enter = `enter` holds
show-walk-toll = the `toll` can be paid
show-walk-stop = from there a place where one may `stop` can still be reached
show-lay-where = it lies within the grid
show-lay-turn = there is a cell for it, turned so

## Games that are kept in files

# $message: what was mended, or could not be done
cli-note = Note: { $message }
cli-kept-not = this game is not written down, because nothing can be written in { $folder }
cli-kept-none = you have no games yet; name a file
# $file: another game of the same person, where the one played last is open in another window
cli-kept-before = `spielwerk resume { $file }` takes the game you played before it.
cli-kept-saved = `--rules saved` plays with the rules it was begun with, `--rules FOLDER` with a game of your own.
# $file: the save; GAME: a folder
cli-kept-where = `--rules GAME` says where its game is, `--rules saved` plays with the rules inside the file.
# $n: the last decision that is whole
cli-kept-until = `spielwerk replay { $file } --until { $n } --then play` goes on from there, in a new file.
cli-kept-patient = `--patient` plays it to its end, however long that takes.
cli-kept-bot = `--bot SEAT=BOT` names a bot for that seat, `--human SEAT` a person.
# before the table is drawn
cli-kept-enter = Enter goes on.
cli-kept-reading = Reading the game … { $percent } %
cli-play-kept = `spielwerk resume { $file }` goes on with it.
cli-play-over = `spielwerk replay { $file }` shows it once more.
# the game was left while a bot was thinking; $other: a bot
cli-play-other-bot = { $bot } in seat { $seat } had not decided yet; with `--bot { $seat }={ $other }` a quicker bot sits there.
# $n: how many decisions were made
cli-resume-title = { $round ->
    [0] { $game }: before the first round, after decision { $n }
   *[other] { $game }: round { $round }, after decision { $n }
}
cli-record-round = { $n ->
    [0] Before the first round
   *[other] Round { $n }
}
# $points: players and their points
cli-record-stands = After decision { $n }: { $points }
# $last: the number of the last decision
cli-record-now = After decision { $n } of { $last }
# $turn: the round and the player; $now: the number of the decision
cli-replay-head = { $turn } · { $now }
cli-replay-help = Enter shows the next decision · b goes back · a number goes there · t shows the whole table · p plays on from here · q quits
