"""What a deed brings besides: told behind the deed that brought it, also to whoever did it, also of others."""

from __future__ import annotations

from pathlib import Path

from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.prose.options.prompts import Prompts
from support.written import written

CROWDS = """
game: crowds
players: [2]
counters: {point: {of: player}}
kinds: {site: {}, skill: {start: school, has: {abilities: abilities}}}
zones:
  school: {holds: skill}
  skills: {of: player, holds: skill, in play: yes}
  camp: {of: player}
pieces:
  house: {of: player, start: {camp: 5}, lies on: [camp, site]}
  scout: {of: player, start: {camp: 5}, lies on: [camp, site]}
sites: {source: known, hill: {}, moor: {}}
skills:
  source: known
  wide_roads:
    abilities:
      - also in settle: {by_road: [choose a site, found at that site]}
setup:
  skills: {as each player: {find a skill in school: move that skill to your skills}}
  scouts: {as each player: deal 2 scouts from your camp to hill}
flow: {round: {as each player: turn}, turn: settle}
rules:
  settle: {choose one: {plainly: [choose a site, found at that site], wait: nothing}}
  found at a site: [move 1 house from your camp to here, each player: they move all scouts from here to their camp]
end: {rounds: {when: round is 1, after: {rounds: 0}}}
winner: [most point]
"""


def test_what_others_lose_is_told_where_something_came_also_by_a_card(tmp_path: Path) -> None:
    """To whoever did it, too: that it was theirs to lose no question has said."""
    rules = written(tmp_path, CROWDS)
    hill, spoken = rules.words.thing_names["hill"], Prompts(rules, "en")
    lost = "Player 2: −2 scouts from Hill"
    for how, told in (
        (0, f"settle → found at a site, Hill ({lost})"),
        (2, f"uses Wide roads: Hill (house: Hill; {lost})"),
    ):
        match = rules.start(1)
        events = [*recorded(match, 0, how), *recorded(match, 0, hill)]
        for news in (spoken.log(events), spoken.log(events, 0, others=True), spoken.log(events, 1, others=True)):
            assert [line.removeprefix("Player 1").lstrip(" :") for line in news] == [told]
