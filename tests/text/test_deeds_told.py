"""What a deed brings besides: told behind the deed that brought it, also to whoever did it, also of others."""

from __future__ import annotations

from pathlib import Path

from runtime.tiny import write
from spielwerk.interpreter import load
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.record.outcome import PUBLIC
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


def test_what_the_game_does_in_a_step_with_a_name_is_not_told_as_what_the_deed_before_brought(tmp_path: Path) -> None:
    """What comes in a step without one is."""
    flow = {"turn": {"go": "act", "after": "lose 1 coin", "then": "collect"}}
    rules = {"collect": [{"if your gem is 0": "gain 1 gem"}, "gain 1 point"]}
    pack = write(tmp_path, flow=flow, rules=rules)
    words = pack / "translations" / "en" / "tiny.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("rule-collect = collect gems\n    .does = collects gems\n", encoding="utf-8")
    match = load(str(pack), 2).start(1)
    events, spoken = recorded(match, *match.meant("earn")), Prompts(match.rules, "en")
    told = "Player 1 gains 1 coin (−1 coin, +1 coin); collects gems (+1 gem, +1 point)"
    assert spoken.log(events)[0] == told == spoken.log(events, 0, others=True)[0]


def test_a_rule_that_is_done_besides_is_told_as_a_deed_of_its_own_if_anything_comes_of_it(tmp_path: Path) -> None:
    """Also one that another calls for it, if that has words; what comes of the deed after it stands with the deed."""
    body = ["gain 1 coin", "settle_up", "gain 1 coin"]
    rules = {
        "act": {"choose one": {"rest": "nothing", "earn": body}},
        "settle_up": {"if your coin is 6": "feast"},
        "feast": [{"each player": "they gain 1 gem"}, "gain 1 point"],
    }
    pack = write(tmp_path, flow={"turn": {"go": "act", "after": "act"}}, rules=rules)
    words = pack / "translations" / "en" / "tiny.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("rule-feast = hold a feast\n    .does = holds a feast\n", encoding="utf-8")
    match = load(str(pack), 2).start(1)
    spoken, told = Prompts(match.rules, "en"), list[list[str]]()
    for _ in range(2):
        events = recorded(match, *match.meant("earn"))
        told.append(spoken.log(events))
        assert told[-1] == spoken.log(events, 1, others=True)
    assert told[0] == ["Player 1: act → gain 1 coin, settle up, then gain 1 coin (+2 coins)"]
    assert told[1] == [f"{told[0][0]}; holds a feast (+1 gem, +1 point; Player 2: +1 gem)"]


RAFTS = """
game: rafts
players: [2]
counters: {coin: {of: player, start: 2}, point: {of: player}}
kinds: {skill: {start: school, has: {abilities: abilities}}}
zones:
  school: {holds: skill}
  skills: {of: player, holds: skill, in play: yes}
  camp: {of: player}
  raft: {of: player}
pieces: {scout: {of: player, start: {camp: 5}, lies on: [camp, raft]}}
skills: {source: known, oars: {abilities: [{once per turn: {pay 1 coin: move 2 scouts from your camp to your raft}}]}}
setup: {skills: {as each player: {find a skill in school: move that skill to your skills}}}
flow: {round: {as each player: turn}, turn: act}
rules: {act: {any number of times: {choose one: {board: move 1 scout from your camp to your raft, earn: gain 1 coin}}}}
end: {rounds: {when: round is 1, after: {rounds: 0}}}
winner: [most point]
"""


def test_what_a_card_brings_from_one_own_zone_to_another_is_told(tmp_path: Path) -> None:
    """Of a deed of which it was chosen that is all it was."""
    rules = written(tmp_path, RAFTS)
    match, spoken = rules.start(1), Prompts(rules, "en")
    seat, _, codes = match.owed()[0]
    for reader in (PUBLIC, 0):
        made = [recorded(match.clone(), seat, code) for code in codes]
        told = [text for events in made for text in spoken.log(events, reader, others=reader == 0)]
        assert "Player 1 uses Oars (−1 coin, 2 scouts → the raft)" in told
        assert not any("camp" in text and "→" in text for text in told)


def test_that_a_count_begins_anew_is_no_news_in_a_deed(tmp_path: Path) -> None:
    """Of what only counts something and is told in words; that something is over is told, and what a number is."""
    ways = {
        "wait": ["gain 1 lull", "set dusk to 1", "gain 1 tide"],
        "work": ["set lull to 0", "set dusk to 0", "set tide to 0", "gain 1 coin"],
    }
    counters = {"lull": {}, "dusk": {}, "tide": {}}
    pack = write(tmp_path, counters=counters, rules={"act": {"choose one": ways}})
    said = "".join(
        f"number-{n} = the {n}\n    .now = {{ $n ->\n        [0] no {n}\n       *[other] {n}\n    }}\n"
        for n in counters
    )
    words = pack / "translations" / "en" / "tiny.ftl"
    words.parent.mkdir(parents=True)
    words.write_text(
        said.replace("number-tide = the tide\n    .now", "number-tide = the tide\n    .is"), encoding="utf-8"
    )
    match, told = load(str(pack), 2).start(1), list[str]()
    spoken = Prompts(match.rules, "en")
    for way in ("wait", "work"):
        told += spoken.log(recorded(match, *match.meant(way)))
    assert told[0].endswith("(lull, dusk, tides 0 → 1)")
    assert told[1].endswith("(no dusk, tides 1 → 0; +1 coin)")
