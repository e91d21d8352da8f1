### What `--help` says, and what is said when the command line is used wrongly. English.
### `code` in backquotes is typed by people and stays as it is; so do options (--with) and names of files.

## Words that stand for a value, in capitals

help-word-game = GAME
help-word-depth = DEPTH
help-word-scenario = SCENARIO
help-word-locale = LOCALE
help-word-expansion = EXPANSION
help-word-name = NAME
help-word-value = VALUE
help-word-id = ID
help-word-code = CODE
help-word-bot = BOT
help-word-seat = SEAT
help-word-address = ADDRESS
help-word-file = FILE
help-word-save = SAVE
help-word-text = TEXT
help-word-dir = FOLDER
help-word-options = OPTIONS
help-word-command = COMMAND
help-word-args = ARGS

## Commands; `.short` stands in the list of them

help-spielwerk =
    Spielwerk plays board games that are data.

    GAME is the name of a game or a folder with a game.yaml, everywhere.
help-games = List the games there are: ours, those in folders of SPIELWERK_RULES, those of installed packages.
    .short = List the games there are.
help-info = Show what GAME consists of; or ID: a numbered rule, a card, any name of its data.
    .short = Show what a game consists of, or one of its rules, cards or names.
help-check = Look for mistakes in the files of GAME, for every number of players. All that are found are shown.
    .short = Look for mistakes in the files of a game.
help-test = Run the scenarios of GAME: positions, what is played, and what must hold then.
    .short = Run the scenarios of a game.
help-show = Show the rule or card ID of GAME as it was understood: in words, and when it is possible.
    .short = Show a rule as it was understood.
help-explain = Explain the kind of mistake called CODE with an example of the right form; without CODE, list them all.
    .short = Explain a kind of mistake and show the right form.
help-schema =
    Write the JSON Schema of the rules files of GAME, made from its kinds. A first line such as

        # yaml-language-server: $schema=schemas/my_game.json

    in a rules file tells an editor to use it.
    .short = Write the JSON Schema of a game's files, for editors.
help-simulate =
    Play many games of GAME between bots that choose at random, and sum them up.

    Do they end, who wins, where do points come from, what is used, how quick is it?
    .short = Play many games between random bots and sum them up.
help-bench =
    Measure how quick GAME is in random playouts, or every game if none is named.

    How long does a decision take, how much of that is listing the options, how long do a copy and loading take? With
    --questions: how often a person would be asked in a turn, in games that the greedy bot plays for all.
    .short = Measure how quick games are.
help-text = Print the text of ID, made from the rules of GAME: a card, a rule, a step, a whole table; or of everything.
    .short = Print the text of a card or rule, made from the rules.
help-rulebook = Write the rulebook of GAME as one page (HTML) that needs nothing else, with every rule and card.
    .short = Write the rulebook of a game as one page, made from its data.
help-i18n = Tools of translators: how far a language is, what is wrong with it, how it reads, a new one.
    .short = Tools of translators: status, missing, check, new, preview, sample, nouns, export, import, confirm.
help-arena =
    Play many games of GAME between bots and say who wins how often.

    Every deal is played with each way to sit, so seats favour nobody; a share comes with the interval in which it
    lies with 95 %.
    .short = Let bots play against each other.

help-play = Play GAME. Seats that are neither for people nor given with --bot are taken by greedy bots. Every decision is kept on disk before it counts; `resume` goes on with it.
    .short = Play a game in the terminal, against bots or people.
help-why = Say why TEXT is not offered at the point SAVE has reached: which condition fails. TEXT is the id, the name or a part of the name of something one could choose. Of a step it says when that comes, of a kind of things which of them are offered, of a player whether they must decide.
    .short = Say why something is not offered in a saved game.

help-i18n-status = Show how much of each language is translated, missing and stale: for GAME, or for every game there is.
    .short = Show how far each language is.
help-i18n-missing = List what LOCALE has no words for, with the text of the source language: first what is needed to play, and of that what most sentences wait for.
    .short = List what a language has no words for.
help-i18n-missing-only = Only what this is about: a file (core, cli, a game) or a sort of messages (noun, name, rule ...); can be said several times.
help-i18n-check = Look for mistakes in the words of LOCALE, or of every language. Exit status 1 if there are any.
    .short = Look for mistakes in the words.
help-i18n-confirm = Note in the file that ID (text-..., change-..., permit-..., is-...) fits the rule as it is now.
    .short = Note that words fit the rule as it is now.
help-i18n-new = Make the files of a new language, with the source text as comments. They can be used at once.
    .short = Make the files of a new language.
help-i18n-sample = Write sentences of GAME (`all`: of every game) for an editor to read: of its cards, rulebook, log, questions and reasons, in every language or in that of --lang, chosen by a seed.
    .short = Write sentences for an editor to read.
help-i18n-sample-seed = Chooses the sentences and the games that are told.
help-i18n-sample-size = So many sentences of each part.
help-i18n-sample-output = Write them into this file (Markdown).
help-i18n-nouns = Write the nouns of GAME in LOCALE as a table (CSV): one row a noun, one column a form. With --input a table that was filled in goes into the files of words.
    .short = Nouns as a table to fill in, and back.
help-i18n-nouns-output = Write the table into this file.
help-i18n-nouns-input = Take the forms from this table.
help-i18n-export = Write the words of LOCALE as PO or XLIFF, for Weblate, Crowdin and other tools: one file for GAME (or for each game) and for each file that belongs to no game. Needs the extra `translate`.
    .short = Write words as PO or XLIFF.
help-i18n-export-to = The format.
help-i18n-export-output = The folder to write into.
help-i18n-import = Take words of LOCALE from files that `export` has written and somebody has translated. What has not changed stays as it is; what is marked as fuzzy is left out.
    .short = Take words from PO or XLIFF.
help-i18n-import-output = The folder of translations.
help-i18n-preview = Show the cards and rules of GAME as a person reads them in LOCALE; what falls back is marked.
    .short = Show cards and rules as a person reads them.

## Options

help-help = Show this message and exit.
help-version = Show the version and exit.
help-option-lang = The language to speak: en, cs, de, pl, uk ... (if not said, that of the environment).
help-option-with = Use this expansion, by its name or the path of its folder; can be said several times.
help-option-variant = Play with this variant; can be said several times.
help-option-players = How many play (as many as can, if not said).
help-option-seed = The seed of all chance: the same seed, the same game.
help-option-bot = Who sits there: random, greedy, mcts[:N], mcts[:0.5s], or MODULE:CLASS; can be said for every seat.
help-option-format = For people or for tools.
help-test-only = Only the scenario of this name, or those that pin this rule.
help-show-code = Show the generated code too.
help-show-plan = Show the plan too, before and after the passes.
help-schema-output = Write it to this folder, with the schemas of the other kinds of file beside it.
help-arena-players = How many play (if not said, as few as there are seats with a bot).
help-arena-games = How many games.
help-arena-jobs = How many processes share the work; the games are the same.
help-simulate-games = How many games.
help-simulate-jobs = How many processes share the work; the result is the same.
help-engine = What runs the rules: Python, WebAssembly (extra “fast”), or whichever is quicker; the result is the same.
help-cluster = Let the workers of this Dask scheduler play (tcp://HOST:PORT, extra “cluster”); the result is the same.
help-bench-seconds = How long to play each game.
help-bench-engine = What is measured: Python, WebAssembly (extra “fast”), or both where that can be.
help-bench-questions = Count the questions that people are asked, instead of the time.
help-bench-games = With --questions: how many games for each number of players.
help-bench-count = Count the ways to play the next so many turns, instead of the time.
help-bench-from = With --count: begin with the position of this scenario; also FILE:NAME.
help-bench-divide = With --count: by what is done in the first turn.
help-rulebook-output = Where to write the page; without it, the page goes to standard output.
help-play-human = A seat for a person, can be said several times; 0 leaves all seats to bots.
help-option-rules = The rules to play with: a game, or `saved` for those inside the file (if not said, the game of that name).
help-kept-patient = Play a save again however long that takes (if not said, it is given up after a second).
help-play-save = Write the game to this new file (if not said, to a file among your games).
help-kept-human = A seat that a person takes over, can be said several times.
help-replay-step = Show one decision after the other.
help-replay-until = Stop after so many decisions.
help-replay-then = What comes then.
help-why-player = The player who asks (if not said, whoever must decide).
help-i18n-confirm-lang = The language in which they are confirmed.
help-i18n-confirm-game = The game whose words they are (if not said, every game).
help-i18n-confirm-variant = A variant the words fit as well (may be given several times).
help-i18n-confirm-all = Confirm every message that is stale.
help-i18n-new-output = The folder of translations.
help-i18n-preview-output = Write a page.

## Round about

help-usage = Usage:
help-options = Options
help-commands = Commands
# behind an option, in brackets
help-default = default: { $default }
help-required = required

## Wrong usage

help-try = Try '{ $command } { $option }' for help.
help-invalid = Invalid value: { $message }
# $param_hint: an option or argument
help-invalid-for = Invalid value for { $param_hint }: { $message }
# the argument, the option follow
help-missing-argument = Missing argument
help-missing-option = Missing option
help-missing-command = Missing command.
help-no-option = No such option: { $name }.
help-no-command = No such command: { $name }.
# $n: how many
help-possibilities = { $n ->
    [one] Did you mean { $possibilities }?
   *[other] Did you mean one of { $possibilities }?
}
help-no-value = Option { $name } does not take a value.
# $n: how many
help-needs-value = { $n ->
    [one] Option { $name } requires an argument.
   *[other] Option { $name } requires { $n } arguments.
}
help-too-many = { $n ->
    [one] Got an unexpected extra argument ({ $args }).
   *[other] Got unexpected extra arguments ({ $args }).
}
# a list of lines follows
help-choose = Choose from: { $choices }
help-not-one-of = { $value } is not one of { $choices }.
help-no-number = { $value } is not a whole number.
help-not-in-range = { $value } is not in the range { $range }.
help-not-there = { $filename } does not exist.
help-is-file = { $filename } is a file.
help-is-folder = { $filename } is a folder.
help-not-readable = { $filename } cannot be read.
help-not-writable = { $filename } cannot be written.
help-resume =
    Go on with the game in FILE (if not said, with your latest game), as it was left or as a crash left it: every decision that was confirmed is there.

    Exit status 1 if the file is damaged or the rules have changed.
    .short = Go on with a game from its file.
help-replay =
    Show the game in FILE from the start. With `--until`, as far as that decision; with `--then play`, go on from there, in a new file.
    .short = Show a game from its file once more, and go on from any point.
help-export = Print the game in FILE: in sentences, or as JSON. Answers given in secret are told too.
    .short = Print a game from its file, in sentences or as JSON.
