"""Which messages say what a rule does, and for which rule: in a game, and as its variants change it."""

from __future__ import annotations

from ..model.checked import CheckedGame
from ..packs.loading import load_again
from ..packs.pack import Pack
from ..phrases.rule_digests import (
    always_text_digest,
    cause_digest,
    cause_text_digest,
    definition_digest,
    definition_text_digest,
    entry_text_digest,
    parameter_digests,
    rule_digest,
    rule_text_digest,
    step_text_digest,
    winner_digest,
)
from ..prose.whole_games.editions import Edition, edition_of
from ..verbs.sequences import named_steps

#: messages, each with the digests of the rules it may be written for
Ties = dict[str, set[str]]
#: what a whole text is called by
TEXT = "text-"


def tied(game: CheckedGame) -> dict[str, str]:
    """The messages that say what a rule does, with the digest of that rule."""
    w = game.words
    frame = [(part, s.name) for part, e in (("setup", game.setup), ("scoring", game.scoring)) for s in named_steps(e)]
    found = {f"{TEXT}{name}": step_text_digest(game, section, name) for section, name in frame}
    found |= {f"{TEXT}{name}": rule_text_digest(game, name) for name in w.rules}
    found |= {f"rule-{name}": rule_digest(game, name) for name in w.rules}
    found |= {f"{TEXT}{entry}": entry_text_digest(game, w.things[indices[0]]) for entry, indices in w.entries.items()}
    for checked in game.definitions.values():
        name = checked.definition.name
        words = "is" if checked.definition.adjective else "number"
        found[f"{words}-{name}"] = definition_digest(game, name)
        found.setdefault(f"{TEXT}{name}", definition_text_digest(game, name))
    for ability in game.abilities:
        if not ability.kind:
            found.setdefault(f"{TEXT}{ability.entry}", always_text_digest(game, ability.entry))
    for cause in w.ends:
        found[f"end-{cause.name}"] = cause_digest(game, cause.name)
        found.setdefault(f"{TEXT}{cause.name}", cause_text_digest(game, cause.name))
    found.setdefault(f"{TEXT}winner", winner_digest(game))
    for name, digest in parameter_digests(game).items():
        found |= {f"change-{name}": digest, f"permit-{name}": digest}
    return found


def ties(edition: Edition) -> Ties:
    """The same for every number of players."""
    found: Ties = {}
    for game in edition.games.values():
        for id, digest in tied(game).items():
            found.setdefault(id, set()).add(digest)
    return found


# ---- variants
def ending(way: str) -> str:
    """What is put behind the name of a text for a variant: `text-turn-short`, `text-turn-pace-short`."""
    return "-" + way.replace("=", "-")


def ties_under(pack: Pack, way: str) -> Ties:
    """As a variant has them. Raises Mistakes if it has any, or if there is no such variant."""
    return ties(edition_of(load_again(pack, (), [way])))
