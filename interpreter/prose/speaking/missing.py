"""Words a language does not have, and how much it may spend on a sentence."""

from __future__ import annotations

from ...diagnostics.problems import MessageRef, say

#: messages said, and parts of them put together, for one sentence: far more than the longest line of rules takes
MOST_PARTS = 10_000
#: sentences that went on and on before a language is not asked any more, and what a sentence may cost on an average
MOST_ENDLESS = 5
USUAL_PARTS, FIRST_PARTS = 500, 200_000


class Missing(Exception):
    """A word this language does not have: the whole sentence is said in the next language of the chain.

    `why`: the word is there, but cannot be said.
    """

    def __init__(self, what: str, why: MessageRef | str = ""):
        super().__init__(f"{what}: {why}" if isinstance(why, str) and why else what)
        self.why = why


class Endless(Missing):
    """A sentence that has become too much: nothing of it is said any more."""


class Effort:
    """What a language spends on sentences: messages that ask for others three times each would go on for ever."""

    def __init__(self) -> None:
        self.depth = 0
        #: of this sentence, of all; sentences, and those that went on and on
        self.parts = self.total = self.sentences = self.endless = 0

    def begin(self, id: str) -> None:
        if not self.depth:
            self.parts = 0
            self.sentences += 1
        if self.endless >= MOST_ENDLESS or self.total > FIRST_PARTS + USUAL_PARTS * self.sentences:
            raise Endless(id, say("words-given-up"))
        self.spend(id, 1)
        self.depth += 1

    def spend(self, id: str, parts: int) -> None:
        self.parts += parts
        self.total += parts
        if self.parts > MOST_PARTS:
            raise Endless(id, say("words-endless", most=MOST_PARTS))

    def end(self) -> None:
        self.depth -= 1
        if not self.depth and self.parts > MOST_PARTS:
            self.endless += 1
