### The pages of `spielwerk explain`, English: a kind of mistake, and under `.why` the reason it is one. What is shown as
### `.wrong` and `.right` is told in words only where no line of a file can show it. Lines of rules files stay as they are,
### and so does everything in `backquotes`; in a command, a word in capitals is the one `help.ftl` has for it.

## Files

explain-missing-file = A file is missing
    .why = A game is a folder with a file game.yaml that names it; everything else lies beside it.
explain-file-name = A file with an ending that is not read
    .why = Only files that end in .yaml are read; to ignore another one silently would lose its rules.
explain-file-too-big = Too much in one file or in one game
    .why = Rules files are written by people; limits on bytes, lines and values keep a damaged or hostile file from stopping the machine.
    .wrong = a file of 50 megabytes
    .right = several files with what belongs together in each
explain-not-utf8 = A file in another encoding
    .why = All files are UTF-8, so that every letter of every language means the same on every machine.
    .wrong = a file saved as ISO-8859-2 or UTF-16
    .right = the same file saved as UTF-8
explain-bad-character = An invisible character
    .why = Control characters, marks that turn the direction of text, joiners, soft hyphens and spaces of unusual width cannot be seen in an editor, so nobody would find them. What a script needs is allowed where it needs it, and so are spaces and hyphens that do not break.
explain-outside-pack = Something outside the folder of the game
    .why = A game is complete in its own folder. Links, expansions and `like:` that lead out of it are refused.
explain-unknown-game = There is no such game
    .why = A game is named by its folder beside the package or in a folder of SPIELWERK_RULES, or given as a path.
explain-unknown-expansion = There is no such expansion
    .why = An expansion is a folder in expansions/ of the game, or a folder anywhere whose files begin with `expansion:` and `for:`. The first is asked for by its name, the other by its path.
explain-unknown-variant = There is no such variant
    .why = A variant is an entry of the section `variants:`.
explain-variant-value = The value of a variant is missing or wrong
    .why = A variant with `values:` is asked for as NAME=VALUE, any other as NAME alone.

## YAML

explain-yaml-syntax = Not YAML
    .why = The file breaks the grammar of YAML, so nothing in it can be understood.
explain-two-colons = Two colons on a line
    .why = A key may have a header below it, but YAML allows only one colon that ends a key on a line.
explain-indentation = A line starts in the wrong column
    .why = What belongs together starts in the same column; what belongs under a key is indented further, and only if the key has no value of its own.
explain-tab = A tab as indentation
    .why = YAML counts columns in spaces; a tab has no certain width.
explain-duplicate-key = A key twice
    .why = One of the two would be lost without a word.
explain-anchor = An anchor or an alias
    .why = They hide what a file says, and a few lines of them can unfold into millions of values. Use `like:` or give a rule a name.
explain-merge-key = A merge key
    .why = Merge keys need anchors, and other readers no longer know them. Use `like:`.
explain-tag = A tag
    .why = Tags mean something else to every program, and editors cannot check them.
explain-documents = Two documents in a file
    .why = A file is one document; a second one would be overlooked.
explain-empty-file = A file without content
    .why = There is nothing in it but comments; delete it or fill it.
explain-empty-value = A key or a dash with nothing behind it
    .why = Usually what belongs below is not indented. An entry that is meant to be empty is written as `{ "{}" }`.
explain-comma-in-braces = A comma inside brackets
    .why = Between brackets a comma starts a new entry, so what follows is a key without a value.
explain-key-not-text = A key that is not a word or a line
    .why = Keys are names or headers.
explain-float = A number with a fraction
    .why = Everything in a game is counted in whole numbers. A text that looks like a number needs quotation marks.
explain-number-too-big = A number that is too big
    .why = No counter of a game comes near it; it is certainly a slip.
explain-too-deep = Too many levels inside each other
    .why = Nobody can read it; give an inner part a name and call it.
explain-too-long = A line, name or text that is too long
    .why = Nobody can read it; break it up or give parts of it names.

## Shape

explain-unknown-section = A section nobody knows
    .why = A file consists of the sections of the language and of tables, which are named by the plural of a kind.
explain-unknown-key = A key nobody knows
    .why = What is not known would be ignored, and the game would not do what its author thinks.
explain-missing-key = A key that must be there is missing
    .why = Every property of a kind is given for each entry, unless the kind says what holds without it.
explain-wrong-type = Something of another sort belongs here
    .why = A number is written in digits, an effect in words, a list in brackets or with dashes.
explain-wrong-value = A value that is not possible
    .why = The number is outside what is allowed here, or the word is not the one that belongs here.
explain-unknown-name = A name nobody declared
    .why = Names are declared once and then used; a misspelt one would be another thing.
explain-bad-name = Something that cannot be a name
    .why = Names are made of small letters, digits and underscores and start with a letter or a digit.
explain-unknown-sort = A property of a sort that does not exist
    .why = A property is a `number`, `effect`, `amounts`, `condition`, `abilities`, `flag`, `text`, a kind, or a list of words.
explain-unknown-kind = A kind that does not exist
    .why = Parts belong to a kind that is declared.
explain-table-name = Two tables, or a table and a section, with the same name
    .why = A table is named by the plural of its kind; give one of them another `plural:`.
explain-unknown-place = A rule that lives nowhere
    .why = `at:` in rulebook.yaml names places in the data as SECTION.KEY, so that a rule can be looked up and tested.

## Overlays

explain-overlay-missing = An overlay changes something that is not there
    .why = What an expansion or a variant changes, removes or adds to must exist, or it does nothing without a word.
explain-overlay-conflict = Two overlays change the same thing
    .why = Which one holds would depend on their order; use one of them, or let them change different things.
explain-unused = A name that nothing speaks of
    .why = It is declared, and no rule, condition, card or number says it: either something is forgotten, or it is misspelt. A number that a variant means to change and misspells is such a new name. The game can be played; `check` only tells it. A note that is read and never set is told, too, a row with `refill:` that no line refills, and teams and figures for a number of players that the game is not for.
explain-like-unknown = `like:` names an entry that is not there
    .why = An entry can start from another entry of the same table.
explain-like-circle = Entries that start from each other
    .why = An entry cannot start from itself, directly or through others.

## How a line is said

explain-syntax = A word that does not belong there
    .why = Lines have a fixed word order, so that everybody reads the same rule. The hint says what could stand there.
explain-amount-first = The amount is missing or in the wrong place
    .why = An amount is a plain number, and it stands before what it counts.
explain-number-word = A number in letters
    .why = Numbers are written in digits.
explain-and-joins-amounts = Two instructions in one
    .why = `and` joins amounts and conditions. Instructions follow each other with `, then` or as a list.
explain-header-in-line = A header in the middle of a line
    .why = When, for whom and at what price is said by a header: it ends with a colon, and what happens stands below it.
explain-or-in-gain = `or` between two gains
    .why = To gain one thing or another is a choice, and a choice is a header with its alternatives.
explain-you-first = A line that begins with `you`
    .why = A line is an order to whoever acts, so it begins with the verb. `you may:` is a header.
explain-verb-form = A verb with -s
    .why = A line is an order, and triggers use the same form: `whenever you gain ...`, `they gain ...`.
explain-verb-missing = A line without a verb
    .why = An amount alone does not say whether it is gained, paid or lost.
explain-other-verb = A verb of other games
    .why = The verbs are few: `gain`, `lose`, `pay`, `move`, `deal`, `swap`, `lay`, `choose`, `set`, `roll`, `refill`, `shuffle`, `do`. Any other verb is a rule of the game.
explain-other-header = A header in other words
    .why = Headers are few and fixed, so that nobody has to guess when something happens.
explain-other-word = A word the language does not know
    .why = There is another word for it; the hint names it.
explain-for-each = `for each` instead of `per` or `each`
    .why = An amount that grows is said with `per`; something done several times is a header `each ...:`.
explain-comparison = A comparison in signs or other words
    .why = Comparisons are words: `is`, `at least`, `at most`, `more than`, `fewer than`.
explain-negation = A negation in other words
    .why = `not` stands behind `is`; what is missing is said with `without`, `has no` or `there is no`.
explain-relative-clause = A clause with `that` or `which`
    .why = What something is stands before its noun, what it has behind `with`, everything else behind `where`.
explain-with-before-where = `with` behind `where`
    .why = A `where` asks about everything that follows it, so it stands last.
explain-and-behind-where = `and` behind `there is ... where`
    .why = A test of what is looked for begins with `and where`; a condition beside it stands behind brackets.
explain-possessive = A possessive with 's
    .why = What belongs to something is said with `of`.
explain-capital = A capital letter
    .why = Names and words are written small, so that there is one way to write each.
explain-end-sign = A full stop at the end
    .why = A line ends where it ends.

## What a line speaks of

explain-unknown-rule = A rule nobody wrote
    .why = A line begins with a verb of the language or with the name of a rule under `rules:` or `flow:`.
explain-no-antecedent = A word with nothing to stand for
    .why = `that card` is the card chosen, looped over or handed over before; `here` the place a rule was called at; `it` what a `where` asks about; `you` whoever acts. In the setup and at the end nobody acts unless `as each player:` says so.
explain-which-one = One of several, without saying which
    .why = A kind names many things. Choose one first and speak of it with `that`, or say whose or where.
explain-how-many = How many, and from where
    .why = Pieces of which a player has several are moved in numbers from one place to another.
explain-arguments = A rule is given too much or too little
    .why = The key of a rule says what it needs: `play_out a card:` is called `play_out that card`.
explain-not-counted = Something that is not a counter
    .why = Counters are gained and paid. Pieces and things lie somewhere, so they are moved. Of a group one member is named.
explain-pay-things = Things and counters in one bill
    .why = Things are paid by themselves: they go back to where their kind starts, from the one zone in which a player holds them.
explain-adjective = An adjective where none can stand
    .why = Places are named, not described; an adjective that nobody understands would be passed over. Use a query instead.
explain-choose-several = Choosing several in one line
    .why = `choose up to N ...:` is a header: below it stands what happens with each. For an exact number, repeat a choice.
explain-hidden-choice = Options that would tell something hidden
    .why = The list of options would tell what lies in a zone that whoever chooses cannot see: in the one that is chosen from, and in every one its conditions and costs look at. How many things lie somewhere is known to all.
explain-hidden-question = A question that tells something by being asked
    .why = Everybody sees who is asked. So whether a question comes may depend only on what all can see. A condition inside a choice does no harm: it is asked as long as the condition could hold for all that everybody knows.
explain-hidden-note = A note that tells what is hidden
    .why = Everybody knows what is noted. What lies where not all can look is moved or shown first; or only something printed on it is noted, such as its colour, if the rules have it told.
explain-never-remembered = A position that nobody remembers
    .why = A position can come again only if positions are remembered: one line of the rules says when, and how many are kept.
explain-start-unused = A start player who starts nothing
    .why = Turns go by seat unless it is said that they begin with the start player; a start that is only passed on changes nothing.
explain-decided-beforehand = A condition that is decided beforehand
    .why = Rounds are counted from 1 on, counters never fall below 0 (unless they may), and of a counter with a stock there is no more than that. A comparison with a number beyond these bounds never holds, or always: the game would never end by it, or a loop would never be gone through.
explain-divisor = Division by something that may be 0
    .why = One divides by a plain number or by a parameter, so that no game ever stops there.
explain-two-headers = Two headers side by side
    .why = Which of them comes first? Make it a list; only `otherwise:` stands beside another header.
explain-misplaced-header = A header in the wrong place
    .why = Triggers belong to abilities and `always:`; what one may do or choose belongs to bodies.
explain-reserved-word = A name that is a word of the language
    .why = In a line nobody could tell the two apart. An underscore and one more word is enough.
explain-name-twice = One word for two things
    .why = A word means one thing in a whole game, also as a plural.
explain-too-many = Too much of something
    .why = Limits on things, rules and copies keep a slip or a hostile file from stopping the machine.
explain-layout-size = A layout with too many or too few places
    .why = A layout places every thing of its kind, no more and no fewer, for each number of players.

## Abilities

explain-dead-trigger = An ability that never wakes
    .why = It answers something that no rule and no verb of this game does. Usually a name is misspelt.
explain-trigger-test = A trigger that asks for more
    .why = A trigger says what is done; whether it matters this time is asked in its body.
explain-no-menu = An alternative for a rule without alternatives
    .why = `also in RULE:` adds to the first `choose one:` of that rule.
explain-never-in-play = Abilities on things that are never in play
    .why = An ability holds while its card lies in a zone with `in play: yes`; there must be one for its kind.
explain-not-alike = Things said to be alike that the game tells apart
    .why = What is alike is one option. Things that differ in something the rules read, do or name are different choices, so `alike by` must not leave it out; only where things are paid as `equal` or `different` does it say what that means, and those that can be told apart stay options of their own.
explain-asking-step = A question where nobody can be asked
    .why = What answers the start or the end of a step, the prize for a place in a ranking and what follows an empty stack happen by themselves. A choice needs a step of its own.

## Rules as a whole

explain-circle = Something that leads back to itself
    .why = A rule may not call itself, directly or through others, and a definition may not need itself: that would never end. Loops are `any number of times:`, `repeat N times:` and `each ...:`.
explain-endless = A loop that never ends
    .why = `as often as possible:` ends when its body can no longer be done, so the body must use something up. `until CONDITION:` ends when the condition holds, so the body must change something that it speaks of.
explain-unreachable = A rule nothing leads to
    .why = Neither the flow nor a card, a symbol or another rule calls it: either it is forgotten or its name is misspelt somewhere.
explain-step-can-fail = A compulsory step that cannot always be done
    .why = An option that cannot be completed is not offered, but a step of the flow is not an option: it must always be possible. Give it an `otherwise:`, make it optional with `you may:`, or let it be a choice that is never empty.
explain-any-order = Parts that cannot be put in any order
    .why = `in any order:` lists two or more parts, and the player says which comes first wherever that matters. Each part must be possible whatever came before it, so that every order can be played to its end: make a part that can fail optional with `you may:`, or give it an `otherwise:`. Of `do PROPERTY of THING` every amount and every line that is printed is a part; parts inside parts would have two orders.
explain-best-ways = What cannot be the best way
    .why = `so that NUMBER is highest:` lets only those ways through its body be taken that bring the number to the most there is (`lowest`: to the least). All ways are gone through on copies, so nothing inside may be decided by chance, by something hidden or by somebody else; what follows must be possible after each of the best ways; and only one number can be the best.
explain-language-version = A later version of the language
    .why = `language:` in `game.yaml` says for which version of the rules language a game was written; without it, for the newest one there is. A game of an earlier version is understood as it was meant. One of a later version may use forms that are not known here, or that would mean something else, so it is not played at all.
explain-answers-place = Answers in the wrong place
    .why = Abilities answer a rule at its end. A rule that wants them earlier, or together with what it gives, says so by the line `do what answers this`: once, as one of its own lines or in an `in any order:` among them, so that they come exactly once whenever the rule is done.
explain-behind-chance = A condition behind a chance
    .why = What stands behind a shuffle, a draw or somebody else's decision must be possible whatever comes; otherwise the list of options would tell what lies in a deck.
explain-trial-too-large = Too many ways to try
    .why = Whether something can be completed is computed; where it must be tried, the number of ways is bounded. Choose the target first and pay afterwards, make parts optional, or let a choice have an `otherwise:`.
    .wrong = a rule with six compulsory choices one after the other and a payment that depends on all of them
    .right = the same rule with the payment before the choices
explain-secret-shared = A secret block that touches what is shared
    .why = In a secret block all players decide at once, and nobody may win or lose by answering first. So each may change only what is their own: no chance, no drawing from a shared stack, nothing of others.
explain-laid = Things on a grid are laid, elsewhere they are moved
    .why = On a grid it matters where a thing lies and how it is turned, so it is laid with `lay ... on ...`; to all other zones it is moved.
explain-grid-shape = A shape that is none
    .why = A shape is rows of the same length: words of its kind, `none` for an empty cell, `gap` where there is no cell; no row or column at its edge is without cells. Only things with a shape lie on a grid.
explain-grid-size = A shape too large for the grid
    .why = What is laid must lie within the grid, so everything that may be laid there must be small enough.
explain-walk-toll = A toll that is no plain payment
    .why = The way of a walk is found by counting its toll, so the toll is paid in one counter and is nothing but payments.
    .wrong = a walk whose toll is `gain 1 coin`
    .right = a walk whose toll is `pay 1 coin`
explain-check-fails = A check that does not hold
    .why = Under `checks:` a game says what must hold of its figures; one of them was changed and no longer does.
explain-too-large = Rules that become too large
    .why = Rules are copied into the places that call them, so a few rules that call each other often can grow without end. Let them be called from fewer places.
    .wrong = forty rules, each calling the next one twice
    .right = one rule with `repeat N times:`
explain-too-much-work = Too much in one go
    .why = Loops inside loops multiply: 900 times 900 times 900 turns would take hours. What happens before the next decision must be done at once, so more than a thousand million turns are refused; the largest games need a few thousand.
explain-scenario = A scenario that cannot be understood
    .why = What is given in a scenario puts things and pieces somewhere; it does not ask anybody.
explain-scenario-fails = A scenario that does not come out as expected
    .why = Either the rules or the scenario changed. The message says which expectation failed.

## Files of words

explain-words-syntax = A file of words that cannot be read
    .why = Words are written in Fluent; a message the reader cannot understand would be missing without a word.
explain-words-twice = A message twice
    .why = One of the two would be lost without a word.
explain-words-too-large = A file of words that is too large
    .why = Words are written by people; a damaged file must not stop the machine.
    .wrong = a file of 50 megabytes
    .right = several files with what belongs together in each
explain-words-empty = A file of words without words
    .why = Somebody meant to write something here; until that is done, everything is said in the source language.
    .wrong = translations/cs/my-game.ftl with nothing in it
    .right = the file `spielwerk i18n new cs my-game` makes
explain-words-unknown = A message nothing asks for, with a name much like another
    .why = A misspelt name is a word lost: what was meant is said in the source language.
explain-words-unused = A message nothing asks for
    .why = What it spoke of is no longer in the game. Nobody will ever read it.
    .right = the file without it
explain-words-elsewhere = A message of all games in the file of one
    .why = Files of a game are read after those that all games share, so the message would say something else in this game alone, and nobody would find it.
explain-words-attribute = An attribute nothing asks for
    .why = Attributes are the forms of a noun, the places of an adjective, the ways into a zone. A misspelt one is missing.
explain-words-placeholder = A placeholder that is not filled
    .why = The rules fill in the parts of a sentence; a part that is not given leaves a hole, so the sentence is not said.
explain-words-reference = A message that is not there
    .why = A message may use another message or term of the same language, and that one is missing.
explain-words-function = A function that is not there
    .why = `FORM`, `CORE`, `TAIL` and `SENTENCE` say a part in a form; `GENDER`, `NUMERUS` and `TRAIT` ask something of it.
explain-words-plural = Numbers without words of their own
    .why = Languages count in classes; with the two classes of English, numbers of the others would be worded wrongly. If two classes share their words, write them twice.
explain-words-form = A form that is missing
    .why = `noun-form` and `numeral-form` name the forms the nouns of a language have; every noun needs all of them. A form or trait that a message asks for and no word has is misspelt: another form would stand there.
explain-words-copied = A text of the source language
    .why = English in a translation cannot be found again; a message that is missing can, and is said in English anyway.
explain-words-broken = A message that cannot be said
    .why = Something in it goes wrong when it is filled in; the whole sentence is said in the source language instead.
explain-words-stale = Words for a rule that has changed
    .why = Some words, written by hand, say what a rule does. They carry the digest of that rule, and somebody has to look at them when it changes: then `spielwerk i18n confirm ID --lang LOCALE` notes the new digest.
