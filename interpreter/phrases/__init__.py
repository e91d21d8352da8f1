"""What is to be said, as data: nouns, amounts, clauses, lists, in no language."""
