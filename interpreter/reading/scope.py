"""What a line may speak of: you, they, here, it, and the things named by `that`."""

from __future__ import annotations

from dataclasses import field, replace

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.records import mutable
from ..model.ir import CheckedRule, Local, LocalRef, Type
from ..packs.tree import Scalar

PLAYER_TYPE = Type("thing", ("player",))
#: by word, what it stands for
STANDS_FOR = {
    "they": say("they-stands-for"),
    "their": say("their-stands-for"),
    "here": say("here-stands-for"),
    "it": say("it-stands-for"),
    "its": say("its-stands-for"),
}


@mutable
class Scope:
    you: Local | None = None
    they: Local | None = None
    here: Local | None = None
    it: Local | None = None
    that: dict[str, Local] = field(default_factory=dict)
    #: the rule this text stands in, for messages
    owner: str = ""
    #: a line that names something was refused, so what now seems to stand for nothing is only a consequence
    broken: bool = False
    #: in a line with `they`, who acts is `they`; the words `you` and `your` still mean who they meant before
    spoken: Local | None = None
    #: who acts is named, so that a verb may be said in the third person
    third: bool = False

    @property
    def actor(self) -> LocalRef | None:
        """Whoever acts, if anybody does."""
        return LocalRef(self.you.type, self.you) if self.you is not None else None

    def child(self) -> Scope:
        return Scope(
            self.you, self.they, self.here, self.it, {**self.that}, self.owner, self.broken, self.spoken, self.third
        )

    def acting(self, who: Local) -> Scope:
        """The same line said of somebody else, who acts; what is chosen in it is spoken of behind it."""
        return replace(self, you=who, spoken=self.spoken or self.you, third=True)

    def asking(self, it: Local) -> Scope:
        """Inside a query's tests `it` is the candidate."""
        scope = self.child()
        scope.it = it
        return scope


def player_scope(owner: str) -> tuple[Scope, Local]:
    """Where somebody acts, and who."""
    you = Local("you", PLAYER_TYPE)
    return Scope(you=you, owner=owner), you


def rule_scope(checked: CheckedRule) -> Scope:
    """What the body of a rule may speak of: who does it, with what, and where."""
    rule = checked.rule
    scope = Scope(you=checked.you if checked.has_you else None, owner=rule.key)
    if checked.object is not None:
        scope.that[rule.object] = checked.object
    if checked.place is not None:
        scope.here = checked.place
        scope.that.setdefault(rule.place, checked.place)
    return scope


class Wrong(Exception):
    """Ends the resolving of one line; the problem is collected where the line began."""

    def __init__(self, problem: Problem | None):
        super().__init__()
        #: None: only a consequence of something reported already
        self.problem = problem


def dangling(scope: Scope, message: MessageRef, span: Span, hint: MessageRef | None = None) -> Wrong:
    """A pronoun with nothing to stand for."""
    return Wrong(None if scope.broken else Problem("no-antecedent", message, span, hint))


def stands_for_nothing(scope: Scope, word: str, span: Span) -> Wrong:
    """A word of ours with nothing to stand for, and what it stands for where it does."""
    near = [*scope.that][-1:] if word == "it" else []  # what was looped over, chosen or found last
    hint = say("write", code=f"that {near[0]}") if near else STANDS_FOR[word]
    return dangling(scope, say("stands-for-nothing", word=word), span, hint)


def wrong(code: str, message: MessageRef, span: Span, hint: MessageRef | None = None) -> Wrong:
    return Wrong(Problem(code, message, span, hint))


def must_differ(one: object, other: object, at: At) -> None:
    """Two phrases in the same words mean the same: nothing is compared or moved so. Figures say it openly."""
    if at.text(one).split() == at.text(other).split() and not at.text(one).isdigit():
        raise wrong("wrong-value", say("same-twice", code=at.text(one)), at.span(other), say("name-the-first"))


@mutable
class At:
    """The scalar a tree was parsed from, to find the place of each of its words."""

    scalar: Scalar

    def span(self, tree: object) -> Span:
        start, end = getattr(tree, "start_pos", None), getattr(tree, "end_pos", None)
        if start is None or end is None or not self.scalar.exact:
            return self.scalar.span
        return self.scalar.span.at(start, end - start)

    def first(self, tree: object) -> Span:
        """The place of the first word of a phrase."""
        span = self.span(tree)
        return Span(span.file, span.line, span.column, span.column + max(1, len(self.text(tree).split(" ")[0])))

    def text(self, tree: object) -> str:
        start, end = getattr(tree, "start_pos", None), getattr(tree, "end_pos", None)
        text = str(self.scalar.value)
        return text if start is None else text[start:end]
