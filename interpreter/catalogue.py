"""The catalogue of mistakes: for each stable code what it means, why it is refused, and the right form.

Here are files, YAML, shapes and overlays; lines and rules are in catalogue_language.

To add a kind of mistake, add one tuple: code, title, why, a wrong example, the right one. Examples speak of gems and
cards, never of a game we have.
"""

from __future__ import annotations

from dataclasses import dataclass

from .catalogue_language import ABILITIES, MEANT, SAID, WHOLE
from .catalogue_words import WORDS


@dataclass(frozen=True, slots=True)
class Entry:
    code: str
    title: str
    why: str
    wrong: str
    right: str


_FILES: tuple[tuple[str, str, str, str, str], ...] = (
    ("missing-file", "A file is missing",
     "A game is a folder with a file game.yaml that names it; everything else lies beside it.",
     "my-game/cards.yaml", "my-game/game.yaml\nmy-game/cards.yaml"),
    ("file-name", "A file with an ending that is not read",
     "Only files that end in .yaml are read; to ignore another one silently would lose its rules.",
     "my-game/cards.yml", "my-game/cards.yaml"),
    ("file-too-big", "Too much in one file or in one game",
     "Rules files are written by people; limits on bytes, lines and values keep a damaged or hostile file from "
     "stopping the machine.",
     "a file of 50 megabytes", "several files with what belongs together in each"),
    ("not-utf8", "A file in another encoding",
     "All files are UTF-8, so that every letter of every language means the same on every machine.",
     "a file saved as ISO-8859-2 or UTF-16", "the same file saved as UTF-8"),
    ("bad-character", "An invisible character",
     "Control characters and marks that turn the direction of text cannot be seen in an editor, so nobody would find "
     "them.",
     'name: ge\x07m', "name: gem"),
    ("outside-pack", "Something outside the folder of the game",
     "A game is complete in its own folder. Links, expansions and `like:` that lead out of it are refused.",
     "cards:\n  king: {like: ../other/ace}", "cards:\n  ace: {cost: 1}\n  king: {like: ace}"),
    ("unknown-game", "There is no such game",
     "A game is named by its folder beside the package or in a folder of SPIELWERK_RULES, or given as a path.",
     "spielwerk check my-gane", "spielwerk check ./my-game"),
    ("unknown-expansion", "There is no such expansion",
     "An expansion is a folder in expansions/ of the game.",
     "--with mono", "--with moon"),
    ("unknown-variant", "There is no such variant",
     "A variant is an entry of the section `variants:`.",
     "--variant fats", "--variant fast"),
    ("variant-value", "The value of a variant is missing or wrong",
     "A variant with `values:` is asked for as NAME=VALUE, any other as NAME alone.",
     "--variant side", "--variant side=back"),
)

_YAML: tuple[tuple[str, str, str, str, str], ...] = (
    ("yaml-syntax", "Not YAML",
     "The file breaks the grammar of YAML, so nothing in it can be understood.",
     "card: [one, two", "card: [one, two]"),
    ("two-colons", "Two colons on a line",
     "A key may have a header below it, but YAML allows only one colon that ends a key on a line.",
     "turn: pay 1 gem: gain 1 card", "turn:\n  pay 1 gem: gain 1 card"),
    ("indentation", "A line starts in the wrong column",
     "What belongs together starts in the same column; what belongs under a key is indented further, and only if the "
     "key has no value of its own.",
     "turn: draw\n  rest: nothing", "turn: draw\nrest: nothing"),
    ("tab", "A tab as indentation",
     "YAML counts columns in spaces; a tab has no certain width.",
     "turn:\n\tdraw: nothing", "turn:\n  draw: nothing"),
    ("duplicate-key", "A key twice",
     "One of the two would be lost without a word.",
     "ace: 1\nace: 2", "ace: 1\nking: 2"),
    ("anchor", "An anchor or an alias",
     "They hide what a file says, and a few lines of them can unfold into millions of values. Use `like:` or give a "
     "rule a name.",
     "ace: &first {cost: 1}", "ace: {cost: 1}"),
    ("merge-key", "A merge key",
     "Merge keys need anchors, and other readers no longer know them. Use `like:`.",
     "<<: {cost: 1}", "cost: 1"),
    ("tag", "A tag",
     "Tags mean something else to every program, and editors cannot check them.",
     "cost: !number 3", "cost: 3"),
    ("documents", "Two documents in a file",
     "A file is one document; a second one would be overlooked.",
     "ace: 1\n---\nking: 2", "ace: 1\nking: 2"),
    ("empty-file", "A file without content",
     "There is nothing in it but comments; delete it or fill it.",
     "# later", "rules: {turn: nothing}"),
    ("empty-value", "A key or a dash with nothing behind it",
     "Usually what belongs below is not indented. An entry that is meant to be empty is written as {}.",
     "turn:\nrest: nothing", "turn: draw\nrest: nothing"),
    ("comma-in-braces", "A comma inside brackets",
     "Between brackets a comma starts a new entry, so what follows is a key without a value.",
     "turn: {you may: gain 1 gem, gain 1 card}", "turn:\n  you may: [gain 1 gem, gain 1 card]"),
    ("key-not-text", "A key that is not a word or a line",
     "Keys are names or headers.",
     "? [a, b]\n: c", "a: c\nb: c"),
    ("float", "A number with a fraction",
     "Everything in a game is counted in whole numbers. A text that looks like a number needs quotation marks.",
     "cost: 1.5", "cost: 2"),
    ("number-too-big", "A number that is too big",
     "No counter of a game comes near it; it is certainly a slip.",
     "cost: 99999999999", "cost: 99"),
    ("too-deep", "Too many levels inside each other",
     "Nobody can read it; give an inner part a name and call it.",
     "a: " + "[" * 45 + "]" * 45, "a: [b]"),
    ("too-long", "A line, name or text that is too long",
     "Nobody can read it; break it up or give parts of it names.",
     "a" * 1200 + ": 1", "a: 1"),
)

_SHAPE: tuple[tuple[str, str, str, str, str], ...] = (
    ("unknown-section", "A section nobody knows",
     "A file consists of the sections of the language and of tables, which are named by the plural of a kind.",
     "crads:\n  ten: {cost: 10, colour: red, reward: nothing}",
     "cards:\n  ten: {cost: 10, colour: red, reward: nothing}"),
    ("unknown-key", "A key nobody knows",
     "What is not known would be ignored, and the game would not do what its author thinks.",
     "cards:\n  ten: {cots: 10, colour: red, reward: nothing}",
     "cards:\n  ten: {cost: 10, colour: red, reward: nothing}"),
    ("missing-key", "A key that must be there is missing",
     "Every property of a kind is given for each entry, unless the kind says what holds without it.",
     "cards:\n  ten: {cost: 10, reward: nothing}", "cards:\n  ten: {cost: 10, colour: red, reward: nothing}"),
    ("wrong-type", "Something of another sort belongs here",
     "A number is written in digits, an effect in words, a list in brackets or with dashes.",
     "cards:\n  ten: {copies: two, cost: 10, colour: red, reward: nothing}",
     "cards:\n  ten: {copies: 2, cost: 10, colour: red, reward: nothing}"),
    ("wrong-value", "A value that cannot be",
     "The number is outside what is allowed here, or the word is not the one that belongs here.",
     "cards:\n  ten: {copies: 1000000000, cost: 10, colour: red, reward: nothing}",
     "cards:\n  ten: {copies: 10, cost: 10, colour: red, reward: nothing}"),
    ("unknown-name", "A name nobody declared",
     "Names are declared once and then used; a misspelt one would be another thing.",
     "cards:\n  ten: {cost: 10, colour: rde, reward: nothing}",
     "cards:\n  ten: {cost: 10, colour: red, reward: nothing}"),
    ("bad-name", "Something that cannot be a name",
     "Names are made of small letters, digits and underscores and start with a letter or a digit.",
     "cards:\n  Ten of Hearts: {cost: 10, colour: red, reward: nothing}",
     "cards:\n  ten_of_hearts: {cost: 10, colour: red, reward: nothing}"),
    ("unknown-sort", "A property of a sort that does not exist",
     "A property is a number, effect, amounts, condition, abilities, flag, text, a kind, or a list of words.",
     "kinds:\n  coat: {has: {size: nmuber}}", "kinds:\n  coat: {has: {size: number}}"),
    ("unknown-kind", "A kind that does not exist",
     "Parts belong to a kind that is declared.",
     "kinds:\n  sleeve: {part of: caot, listed under: sleeves}",
     "kinds:\n  coat: {has: {size: number}}\n  sleeve: {part of: coat, listed under: sleeves}"),
    ("table-name", "Two tables, or a table and a section, with the same name",
     "A table is named by the plural of its kind; give one of them another `plural:`.",
     "kinds:\n  rule: {has: {size: number}}", "kinds:\n  law: {has: {size: number}}"),
    ("unknown-place", "A rule that lives nowhere",
     "`at:` in rulebook.yaml names places in the data as SECTION.KEY, so that a rule can be looked up and tested.",
     "at: [rules.tunr]", "at: [rules.turn]"),
)

_OVERLAYS: tuple[tuple[str, str, str, str, str], ...] = (
    ("overlay-missing", "An overlay changes something that is not there",
     "What an expansion or a variant changes, removes or adds to must exist, or it does nothing without a word.",
     "cards:\n  kign: {remove: yes}", "cards:\n  king: {remove: yes}"),
    ("overlay-conflict", "Two overlays change the same thing",
     "Which one holds would depend on their order; use one of them, or let them change different things.",
     "a: parameters: {limit: 6}\nb: parameters: {limit: 7}",
     "a: parameters: {limit: 6}\nb: parameters: {other_limit: 7}"),
    ("like-unknown", "`like:` names an entry that is not there",
     "An entry can start from another entry of the same table.",
     "cards:\n  ten: {like: kign}", "cards:\n  ten: {like: king}"),
    ("like-circle", "Entries that start from each other",
     "An entry cannot start from itself, directly or through others.",
     "cards:\n  ten: {like: nine}\n  nine: {like: ten}",
     "cards:\n  ten: {like: nine}\n  nine: {cost: 9, colour: red, reward: nothing}"),
)

CATALOGUE: dict[str, Entry] = {e[0]: Entry(*e) for e in (*_FILES, *_YAML, *_SHAPE, *_OVERLAYS, *SAID, *MEANT,
     *ABILITIES, *WHOLE, *WORDS)}
