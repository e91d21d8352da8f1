### Words made from an id, for a game that brings none. Only the source language has this file.
### $word: the id made readable; $words: its plural; $title: with a capital; $does: as a verb of another player

made-noun = { $word }
    .sg = { $word }
    .pl = { $words }
made-zone = the { $word }
    .from = from { $whose ->
        [you] your
        [they] their
       *[none] the
    } { $word }{ $has-holder ->
        [yes] { " " }of { $holder }
       *[no] { "" }
    }
    .to = { $role ->
        [grid] onto
       *[place] to
    } { $whose ->
        [you] your
        [they] their
       *[none] the
    } { $word }{ $has-holder ->
        [yes] { " " }of { $holder }
       *[no] { "" }
    }
    .in = { $role ->
        [grid] on
       *[place] in
    } { $whose ->
        [you] your
        [they] their
       *[none] the
    } { $word }{ $has-holder ->
        [yes] { " " }of { $holder }
       *[no] { "" }
    }
made-rule = { $word } { $object } { $has-place ->
    [yes] at { $place }
   *[no] { "" }
}
    .event = { $who ->
        [you] you { $word }
        [player] any player { $does }
       *[opponent] another player { $does }
    } { $object } { $has-place ->
        [yes] at { $place }
       *[no] { "" }
    }
made-name = { $title }
made-step = { $word }
    .in = in the { $word }
    .your = your { $word }
made-number = { $has-n ->
    [yes] { $n }
   *[no] the { $word } { $has-thing ->
        [yes] of { $thing }
       *[no] { "" }
    }
}
    .name = { $word }
made-is =
    .is = { $word }
    .before = { $word }
    .behind = that is { $word }
made-option = { $word }
made-source = { $word }
made-end = { $word }
made-change = your { $word } { $has-thing ->
    [yes] of { $thing } is { $by } { $way ->
        [more] more than usual
        [fewer] less than usual
       *[exactly] { "" }
    }
   *[no] is { $way ->
        [more] { $by } more than usual, so { $n }
        [fewer] { $by } less than usual, so { $n }
       *[exactly] { $n }
    }
}
made-permit = { $no ->
    [yes] you do not have the permission “{ $word }”
   *[no] you have the permission “{ $word }”
}
made-game = { $title }
made-expansion = { $word }
made-variant = { $word }
made-value = { $word }
made-param = { $word }

## Notes about messages, in the files of a new language

# $names: of the parts a message is given
made-note-parts = parts: { $names }
made-note-number = { $name } (a number)
# $text: a sentence in which the message stands
made-note-example = for example: { $text }
