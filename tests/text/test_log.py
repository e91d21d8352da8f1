"""The log of whole games: everything that was done is told, to whom it concerned, as it was seen then."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from games.playing import random_choice, rules_of
from runtime.tiny import tiny, write
from spielwerk.interpreter import Rules, Timeline, load
from spielwerk.interpreter.engine.events import Event, How, Looked, Moved
from spielwerk.interpreter.engine.recording import recorded, set_up
from spielwerk.interpreter.model.vocabulary import Counter, Vocabulary
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.record.log import Log
from spielwerk.interpreter.prose.record.outcome import EVERYTHING, Outcome, once_for_teams
from spielwerk.interpreter.storage.recorded_events import RecordedEvents
from support.written import written

ENVOYS = Path(__file__).parents[1] / "data" / "envoys"


def events_of(rules: Rules, seed: int) -> list[list[Event]]:
    """What happened by each decision of a random game."""
    match, chance, found = rules.start(seed), random.Random(seed), list[list[Event]]()
    while not match.over:
        found.append(recorded(match, *random_choice(match, chance)))
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_every_card_that_was_played_is_told_and_no_other(players: int) -> None:
    """Also one that had to be played, and one that lies in the deck again; of a hand nobody hears anything."""
    rules = load(str(ENVOYS), players)
    spoken, words = Prompts(rules, "en"), rules.words
    titles = {
        entry: spoken.entry(things[0])
        for entry, things in words.entries.items()
        if words.things[things[0]].kind == "card"
    }
    told = 0
    for seed in range(4):
        for events in events_of(rules, seed):
            played = [e for e in events if e.path.endswith("play") and e.code >= 0]
            for reader in range(players):
                log = "\n".join(spoken.log(events, reader))
                for event in played:
                    assert titles[words.things[event.code].entry] in log
                    told += 1
                moved = [fact for e in events for fact in e.facts if isinstance(fact, Moved)]
                seen = {fact.thing for fact in moved if reader not in fact.unseen} | {e.code for e in played}
                # what lies on the table and is being done is spoken of by its name
                known = {words.things[thing].entry for thing in seen} | {e.path.partition(".")[0] for e in events}
                known |= {rules.option_id(e.pc, e.code) for e in events if e.path == "guess"}
                looked = [
                    fact for e in events for fact in e.facts if isinstance(fact, Looked) and reader not in fact.unseen
                ]
                known |= {words.things[thing].entry for fact in looked for thing in fact.things}
                for thing in {fact.thing for fact in moved} - seen:
                    entry = words.things[thing].entry
                    assert entry in known or titles[entry] not in log
    assert told > 100


def test_a_card_that_is_thrown_away_is_told_to_all() -> None:
    """From a hand to where everybody sees it, though nobody chose it and its owner keeps it."""
    rules = load(str(ENVOYS), 3)
    spoken, hand, shown = Prompts(rules, "en"), rules.layout.zone_places["hand"], rules.layout.zone_places["shown"]
    thrown = 0
    for events in (made for seed in range(4) for made in events_of(rules, seed)):
        for event in (e for e in events if e.path.startswith("prince.")):
            for fact in (f for f in event.facts if isinstance(f, Moved) and f.target in range(shown, shown + 3)):
                assert fact.origin in range(hand, hand + 3)
                assert all(spoken.thing(fact.thing) in " ".join(spoken.log(events, seat)) for seat in (-1, 0, 1, 2))
                thrown += 1
    assert thrown


def paragraphs(game: str, seed: int, reader: int = EVERYTHING) -> list[str]:
    rules = rules_of(game, 2)
    spoken = Prompts(rules, "en")
    return [p.text for p in Log(spoken, reader).told([e for made in events_of(rules, seed) for e in made])]


def test_scoring_is_an_entry_of_its_own() -> None:
    for game in ("yamatai", "yokohama"):
        *turns, scoring = paragraphs(game, 2)
        assert scoring.startswith("Final scoring: ") and "Player 1: +" in scoring
        assert not any("Final scoring" in turn for turn in turns)
    assert re.search(r"coins \(Player 1: \+\d+ prestige points?; Player 2: ", paragraphs("yamatai", 2)[-1])


def test_what_the_game_does_by_itself_is_told_as_that() -> None:
    told = paragraphs("smartphone_inc", 2, reader=0)
    assert any(
        re.fullmatch(r"Phase 2 – pricing \(Player \d: price \d → \d(; Player \d: price \d → \d)?\)", t) for t in told
    )
    assert any(t.startswith("Phase 3 – production (Player 1: +") for t in told)
    scored = next(t for t in told if t.startswith("Phase 8 – scoring: goods sold (Player 1: +"))
    assert ", majorities in regions (Player " in scored, "points from each source with it"
    assert re.search(r"majorities in regions \(Player \d: \+\d+ points? \([A-Z]", scored), "and with where they came"


def test_to_be_done_is_no_deed() -> None:
    for game in ("yamatai", "yokohama", "smartphone_inc"):
        assert not any(re.search(r"(: |→ |, )(done|go on|stop)\b", text) for text in paragraphs(game, 1))


def test_a_president_stands_where_the_walk_ends() -> None:
    walks = [t for text in paragraphs("yokohama", 3) for t in re.findall(r"moves the president: ([^;(]+)", text)]
    assert len(walks) > 10 and not any("," in walk for walk in walks)


def test_a_tile_that_was_the_only_one_is_told() -> None:
    built = [t for text in paragraphs("yamatai", 4) for t in re.findall(r"builds([^;(]*)", text)]
    assert built and all(re.match(r": (Building|Palace|Torii) \d+, [A-F]\d", t) for t in built)


def test_secret_plans_are_told_when_all_are_open_under_whose_they_were() -> None:
    for reader in (0, 1):
        told = paragraphs("smartphone_inc", 5, reader)
        plans = [n for n, text in enumerate(told) if re.search("lays a (plan|sheet): ", text)]
        assert len(plans) == 10 and all(b == a + 1 for a, b in zip(plans[::2], plans[1::2], strict=True))
        for n, seat in zip(plans, (1, 2) * 5, strict=True):
            assert re.match(f"Player {seat} lays a (plan|sheet): ", told[n]), "the light or the dark sheet is named"


def test_a_card_is_told_apart_from_the_regions_of_its_step() -> None:
    told = [text for seed in range(3) for text in paragraphs("smartphone_inc", seed)]
    markers = [m for text in told for m in re.findall(r"places a progress marker in a region: ([^;(]+)", text)]
    assert markers and not any("front" in m or "back" in m for m in markers)


def test_a_place_chosen_twice_is_told_twice_also_where_pieces_go_from_it() -> None:
    told = [text for seed in range(3) for text in paragraphs("smartphone_inc", seed)]
    twice = "places progress markers: Canada ×2 (office: "
    assert any(twice in text for text in told), "the markers go when the office comes"


def test_events_follow_a_timeline_that_goes_back() -> None:
    rules = rules_of("smartphone_inc", 2)
    timeline, chance = Timeline(rules.start(3)), random.Random(3)
    record = RecordedEvents(timeline)
    for _ in range(40):
        timeline.pick(*random_choice(timeline.match, chance))
    before = record.all()
    timeline.at(25)
    assert record.all() == before[: len(record.all())]
    timeline.pick(*random_choice(timeline.match, chance))
    for _ in range(5):
        timeline.pick(*random_choice(timeline.match, chance))
    assert record.all() == RecordedEvents(timeline).all() and len(record.by_decision()) == 31


LAST_CARDS = """
game: last_cards
players: [2]
counters: {point: {of: player}}
kinds: {card: {start: deck, has: {deed: effect}}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  hand: {of: player, holds: card, seen by: owner}
  played: {of: player, holds: card}
setup:
  start: [shuffle deck, {as each player: deal 2 cards from deck to your hand}]
flow:
  round: {as each player: play}
rules:
  play: {choose a card in your hand: [move that card to your played, do deed of that card], otherwise: nothing}
end: {done: {when: round is 2, after: {rounds: 0}}}
winner: [most point]
cards:
  source: known
  guard: {copies: 4, deed: gain 1 point}
  spy: {copies: 4, deed: gain 2 points}
"""


def test_the_last_card_of_a_hand_is_told_though_nobody_was_asked(tmp_path: Path) -> None:
    rules = written(tmp_path, LAST_CARDS)
    match, spoken = rules.start(1), Prompts(rules, "en")
    match.pick(0, match.owed()[0][2][0])
    events = recorded(match, 1, match.owed()[0][2][0])
    taken = [(event.seat, event.how) for event in events if event.chosen]
    assert match.over and taken == [(1, How.ASKED), (0, How.ONLY), (1, How.ONLY)]
    for reader in (0, 1):
        assert spoken.log(events, reader) == [
            "Player 2: play → Guard (+1 point)",
            "The game ends with this round: done",
            "Player 1: play → Spy (+2 points)",
            "Player 2: play → Spy (+2 points)",
        ]


def test_what_somebody_looks_at_and_puts_back_is_told_as_that() -> None:
    """Its owner knows which, the others how many and where each went; nobody hears of it three times."""
    rules, seen = rules_of("yamatai", 2), "looked at and put back: 3 building tiles"
    events = [event for seed in (1, 2) for made in events_of(rules, seed) for event in made]
    used = {reader: [t for t in Prompts(rules, "en").log(events, reader) if seen in t] for reader in (0, 1)}
    whose = {reader: [t for t in used[reader] if t.startswith(f"Player {reader + 1} ")] for reader in used}
    for reader, told in used.items():
        others = [t for t in told if t not in whose[reader]]
        assert whose[reader] and others
        assert not any("secretly" in t for t in told)
        assert all(re.search(r"Fleet 3: (\w+ \d+ → (on top of|under) the stack, ){2}", t) for t in whose[reader])
        assert all(re.search(r"Fleet 3: 1 building tile → (on top of|under) the stack", t) for t in others)


def test_what_one_paid_oneself_is_told_whole() -> None:
    """Which of equal tokens go is no deed: they are not left out as something already named."""
    rules, paid = rules_of("yamatai", 3), 0
    spoken = Prompts(rules, "en")
    for events in events_of(rules, 3):
        for event in (e for e in events if e.path.endswith("recruit") and e.code >= 0 and e.seat == 0):
            told = " ".join(spoken.log(events, 0, others=True))
            tokens = [f for e in events for f in e.facts if isinstance(f, Moved) and f.origin == tokens_of(rules, 0)]
            lost = sum(int(n) for n in re.findall(r"−(\d) (?:orange|green|purple|blue|beige|red) token", told))
            assert lost == len(tokens), told
            paid += bool(tokens) and event.seat == 0
    assert paid


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 blue token", "2 blue tokens"),
        ("pl", "1 niebieski żeton", "5 niebieskich żetonów"),
        ("de", "1 blauer Marker", "2 blaue Marker"),
        ("uk", "1 синій жетон", "2 сині жетони"),
        ("cs", "1\u00a0modrý žeton", "2\u00a0modré žetony"),
    ],
)
def test_things_told_by_a_value_are_called_by_their_noun(language: str, one: str, several: str) -> None:
    """An adjective says nothing alone."""
    spoken = Prompts(rules_of("yamatai", 2), language)
    blue = spoken.words.entries["blue"][0]
    assert [spoken.so_many(1, blue), spoken.so_many(int(several[0]), blue)] == [one, several]


def test_what_is_not_declined_behind_a_number_is_told_as_on_the_cards() -> None:
    spoken = Prompts(rules_of("yamatai", 2), "pl")
    stone = spoken.words.entries["stone"][0]
    assert [spoken.so_many(1, stone), spoken.so_many(2, stone)] == ["1 kamień", "2 × kamień"]


def tokens_of(rules: Rules, seat: int) -> int:
    return rules.layout.zone_places["tokens"] + seat


def test_what_is_begun_anew_after_a_card_is_told_by_its_name() -> None:
    told = [text for seed in range(3) for text in paragraphs("yamatai", seed)]
    placed = r"places: "
    assert any(re.search(rf"{placed}[^;]*; uses [^;]*; {placed}[a-z]+ boat", text) for text in told)
    assert not any("goes on: boat" in text for text in told)


def test_an_answer_in_words_of_its_own_names_no_copy_of_things_that_are_alike() -> None:
    rules = rules_of("yamatai", 2)
    events = [event for made in events_of(rules, 1) for event in made]
    told = [deed for text in Prompts(rules, "uk").log(events) for deed in text.split("; ") if "продає човен" in deed]
    assert told and all(re.search(r"продає човен із \w+ \(\+", deed) for deed in told)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (
            "yamatai",
            r"^(?!.*\bred culture.*\bred culture).*culture tokens: .*\bred culture token \(([A-E]\d, )+[A-E]\d\)",
        ),
        ("yokohama", r"building tiles: \w+[ \w]* – Building tile \d+, "),
    ],
)
def test_what_is_laid_out_in_many_places_is_told_once_with_its_places(game: str, told: str) -> None:
    rules = rules_of(game, 2)
    (begun,) = Prompts(rules, "en").log(set_up(rules, 1))
    assert re.search(told, begun), begun


def test_what_was_chosen_and_handed_to_a_rule_is_one_deed() -> None:
    told = [text for seed in range(2) for text in paragraphs("yamatai", seed)]
    collected = [deed for text in told for deed in text.split("; ") if "culture token" in deed and ": " in deed]
    assert collected and all(
        re.match(r"(Player \d )?(collects culture tokens: |uses|recruits|token space)", deed) for deed in collected
    )
    assert any(re.search(r"collects culture tokens: [A-E]\d[ –]\w+, [A-E]\d \(\+1 \w+ token\)", t) for t in told)


def test_what_a_card_puts_on_the_board_or_takes_from_it_is_told() -> None:
    told = [text for seed in range(6) for text in paragraphs("yamatai", seed)]
    assert any(re.search(r"uses Fleet 5 \(\w\d: \+1 sacred ground\)", text) for text in told), "the place once"
    assert any(re.search(r"uses Fleet 7 \([^;:]+: −1 (bamboo|wood|stone|clay)", t) for t in told)
    assert not any(re.search(r"builds: [^;]*: \+1 torii", text) for text in told), "the deed says so"


def test_where_only_one_place_was_left_for_a_card_it_is_told_that_the_card_was_used() -> None:
    """Not as if the card had gone there; that they use it its player has answered, and is not told by itself."""
    rules = rules_of("yamatai", 3)
    spoken = Prompts(rules, "en")
    told = [text for events in events_of(rules, 0) for text in spoken.log(events, 0, others=True)]
    assert "Player 1 uses Fleet 4: C1 west" in told
    assert not any(re.search(r"Fleet \d →", text) for text in told)


def test_what_is_handed_to_no_rule_is_told_under_the_step_it_belongs_to() -> None:
    """Improvements are laid between two sheets: they are no part of the choice of a sheet."""
    told = [text for seed in range(2) for text in paragraphs("smartphone_inc", seed)]
    assert any(re.search(r"adds (an improvement|improvements): ", text) for text in told)
    assert not any(re.search(r"lays a (plan|sheet): [^;]*improvement", text) for text in told)


def test_what_is_chosen_anew_does_not_go_on_with_what_a_card_interrupted() -> None:
    """In a second turn of the same player another fleet is chosen."""
    told = [text for seed in range(4) for text in paragraphs("yamatai", seed)]
    assert not any("goes on: Fleet" in text for text in told)


def test_what_is_done_again_and_again_is_named_once_and_cards_one_by_one() -> None:
    """A card is told with what was chosen for it, and what came when a player went on is not told of the card."""
    told = [text for seed in range(4) for text in paragraphs("yamatai", seed)]
    assert not any(text.count("collects culture tokens: ") > text.count("chooses a fleet: ") for text in told)
    assert any(re.search(r"collects culture tokens: [^;]*\), [^;]*\)", text) for text in told)
    assert not any(re.search(r"uses (Fleet \d|[A-Z]\w+)[^;]*, Fleet \d", text) for text in told)


def test_what_came_when_a_player_went_on_is_not_told_of_the_card_used_before() -> None:
    told = [text for seed in range(4) for text in paragraphs("yokohama", seed)]
    mills = [card for text in told for card in re.findall(r"uses Spinning mill \(([^)]*)\)", text)]
    assert mills and all(came == "+2 yen, −1 silk" for came in mills), mills


def told_at_random(game: str, decisions: int) -> list[str]:
    rules, chance, events = load(game), random.Random(4), list[Event]()
    match = rules.start(5)
    for _ in range(decisions):
        player, _, codes = match.owed()[0]
        events += recorded(match, player, chance.choice(codes))
    return Prompts(rules, "en").log(events)


def test_where_a_piece_came_from_is_told_if_it_was_chosen() -> None:
    told = told_at_random("chess", 4)
    assert len(told) == 2 and all(
        re.fullmatch(r"Player \d makes a move: ([a-h]\d) → (?!\1)[a-h]\d", line) for line in told
    )


def test_a_die_that_was_thrown_without_a_decision_is_told_of_whoever_threw_it() -> None:
    told = told_at_random("pig", 12)
    assert all(line.startswith("Player ") for line in told) and any(
        re.fullmatch(r"Player \d throws the die: ([2-6], )*1", line) for line in told
    )


def test_what_is_done_as_nothing_could_be_chosen_is_told_as_that(tmp_path: Path) -> None:
    zones = {"heap": {"holds": "card"}, "hand": {"of": "player", "holds": "card"}}
    act = {"choose a card in heap": "move that card to your hand", "otherwise": "settle"}
    rules = {"act": [act], "settle": "gain 2 points"}
    pack = write(tmp_path, kinds={"card": {"start": "heap"}}, cards={"low": {}, "top": {}}, zones=zones, rules=rules)
    words = pack / "translations" / "en" / "tiny.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("rule-settle = settle\n    .does = settles\n", encoding="utf-8")
    match = load(str(pack), 2).start(1)
    told = Prompts(match.rules, "en").log(recorded(match, 0, match.owed()[0][2][0]))
    assert told.count("Player 1 settles (+2 points)") == 2 and "Player 2 settles (+2 points)" in told


def test_who_took_a_trick_is_told_also_without_penalties_and_twice_in_a_row() -> None:
    told = told_at_random("hearts", 48)
    tricks = [n for n, line in enumerate(told) if line.startswith("The trick (")]
    leaders = [re.match(r"The trick \((Player \d) leads next; ", told[n]) for n in tricks]
    assert len(tricks) > 5 and any("penalty" not in told[n] for n in tricks)
    for n, leader in zip(tricks[:-1], leaders, strict=False):
        assert leader is not None and told[n + 1].startswith(leader[1])


def test_what_the_game_puts_back_for_the_next_hand_is_no_news() -> None:
    """“Hearts not broken” where the hand is over: nothing of it came of what was played."""
    match, chance = rules_of("hearts", 3).start(4), random.Random(2)
    counted: list[str] = []
    while not counted:
        seat, _, codes = match.owed()[0]
        told = Prompts(match.rules, "en").log(recorded(match, seat, chance.choice(codes)), 0)
        counted = [line for line in told if line.startswith("Penalty points counted")]
    assert "points" in counted[0] and "broken" not in counted[0]


def test_what_is_passed_on_is_lost_to_whoever_gave_it() -> None:
    """Three cards of hearts each, laid out in secret and then taken by the next player."""
    rules, chance = rules_of("hearts", 4), random.Random(3)
    match, found = rules.start(3), list[Event]()
    for _ in range(12):
        found += recorded(match, *random_choice(match, chance))
    (passed,) = [line for line in Prompts(rules, "en").log(found, EVERYTHING) if line.startswith("Cards passed on")]
    assert passed.count("+") == passed.count("−") == passed.count(" of ") / 2 == 12


def test_a_counter_of_the_game_is_told_unless_its_view_leaves_it_out(tmp_path: Path) -> None:
    counters = {"point": {"of": "player"}, "pot": {"of": "game", "start": 3}, "secret": {"of": "game"}}
    rules = {"act": [{"choose one": {"rest": "nothing", "adding": "add"}}], "add": ["gain 2 pots", "gain 1 secret"]}
    pack = write(tmp_path, counters=counters, rules=rules)
    for named, expected in (
        ("", "Player 1: act → add (pots 3 → 5, secrets 0 → 1)"),
        ("players: point\n", "Player 1: act → add (pots 3 → 5, secrets 0 → 1)"),
        ("game: []\n", "Player 1: act → add"),
        ("game: pot\n", "Player 1: act → add (pots 3 → 5)"),
    ):
        if named:
            (pack / "view.yaml").write_text(named, encoding="utf-8")
        match = load(str(pack), 2).start(1)
        assert Prompts(match.rules, "en").log(recorded(match, 0, match.owed()[0][2][1])) == [expected]


def test_numbered_copies_are_told_by_their_number(tmp_path: Path) -> None:
    cards = {"low": {"copies": 2}, "high": {"copies": 2}, "top": {}}
    kinds = {"card": {"start": "heap", "numbered": True}}
    zones = {"heap": {"holds": "card"}, "hand": {"of": "player", "holds": "card"}}
    rules = {"act": [{"choose a card in heap": "move that card to your hand", "otherwise": "nothing"}]}
    match = tiny(tmp_path, kinds=kinds, cards=cards, zones=zones, rules=rules).start(1)
    names = Prompts(match.rules, "en")
    things = match.rules.words.kinds["card"].things
    assert [names.thing(t.index) for t in things] == ["Low 1", "Low 2", "High 3", "High 4", "Top"]
    assert [names.sort(t.index) for t in things] == ["Low 1", "Low 2", "High 3", "High 4", "Top"]


WAYS = """
game: ways
players: [2]
counters: {coin: {of: player, start: 2}, point: {of: player}}
kinds:
  stop: {start: map, has: {gift: effect}}
zones:
  map: {holds: stop}
  hand: {of: player}
pieces:
  walker: {of: player, start: {hand: 1}, lies on: [hand, stop]}
  flag: {of: player, start: {hand: 4}, lies on: [hand, stop]}
stops:
  source: known
  mill: {gift: {you may: {choose a stop: move 1 flag from your hand to that stop}}}
  dock: {gift: nothing}
setup:
  start: {as each player: gain 3 points}
flow:
  round: {as each player: turn}
  turn: {go: go, act: {if your walker is on a stop: act at the stop of your walker}}
  act at a stop: {gift: do gift of here, prize: [lose 1 coin, gain 3 coins, gain 2 points]}
rules:
  go: {choose a stop: move your walker to that stop}
end: {rounds: {when: round is 2, after: {rounds: 1}}}
winner: [most point]
"""


def test_what_a_place_gives_is_told_with_it_and_what_is_paid_beside_what_is_gained(tmp_path: Path) -> None:
    rules = written(tmp_path, WAYS)
    match, stops = rules.start(1), rules.words.thing_names
    events = [*recorded(match, 0, stops["mill"]), *recorded(match, 0, stops["dock"])]
    assert Prompts(rules, "en").log(events) == ["Player 1: go → Mill; Mill → Dock; Mill (−1 coin, +3 coins, +2 points)"]
    assert match.points_by_source(0) == {"setup": 3, "rules": 2}, "what one begins with is nobody's deed"


GIFTS = """
game: gifts
players: [2]
counters: {coin: {of: player, start: 5}, gem: {of: player}, point: {of: player}}
kinds:
  card: {start: shop, has: {abilities: abilities}}
  bargain: {start: table, has: {reward: effect, gift: effect}}
zones:
  shop: {holds: card}
  tableau: {of: player, holds: card, in play: yes}
  table: {holds: bargain}
  done: {of: player, holds: bargain}
cards:
  source: known
  dance: {abilities: [whenever you close a bargain: gain 2 points]}
  toll: {abilities: [whenever opponents close a bargain: gain 1 coin]}
bargains:
  source: known
  silk: {reward: gain 3 coins, gift: nothing}
  salt: {reward: [gain 1 coin, gain 1 gem], gift: gain 1 gem}
setup: {cards: {as each player: {find a card in shop: move that card to your tableau}}}
flow:
  round: {as each player: turn}
  turn: {pick: pick, extra: {find a bargain in table: give that bargain}}
rules:
  pick: {choose a bargain in table: close that bargain, otherwise: nothing}
  close a bargain: [move that bargain to your done, do reward of that bargain, gain 1 point]
  give a bargain: [move that bargain to your done, do gift of that bargain]
end: {rounds: {when: round is 1, after: {rounds: 0}}}
winner: [most point]
"""


def test_what_comes_by_another_card_is_told_with_that_card(tmp_path: Path) -> None:
    """Though all of it is done by one function, and the line of the flow behind it by the same."""
    rules = written(tmp_path, GIFTS)
    events = recorded(rules.start(1), 0, rules.words.thing_names["silk"])
    assert Prompts(rules, "en").log(events) == [
        "Player 1: pick → Silk (+3 coins, +1 point, +Salt); Dance (+2 points); Toll (Player 2: +1 coin); Salt (+1 gem)"
    ]


def test_what_a_team_has_together_is_told_once() -> None:
    """Of whoever acts, else of the first of them."""
    counters = {name: Counter(name, "player", [0], None, of_team=name == "glory") for name in ("coin", "glory")}
    words = Vocabulary("tiny", 3, teams=[(0, 2), (1,)], counters=counters)
    for mine, told in ((2, ["coin", "coin glory", "coin glory"]), (-1, ["coin glory", "coin glory", "coin"])):
        outcomes = {seat: Outcome(counters={"coin": (0, 1), "glory": (0, 1)}) for seat in range(3)}
        once_for_teams(outcomes, mine, words)
        assert [" ".join(outcomes[seat].counters) for seat in range(3)] == told


def test_who_wins_or_loses_by_a_deed_is_told_in_a_word() -> None:
    """Not as something that is counted: a game is won once."""
    assert any(re.search(r"drops a disc: \w\d \(wins\)$", text) for text in paragraphs("connect_four", 0))


def test_what_was_sold_is_told_as_one_of_its_sort() -> None:
    """The number of a copy, which nobody sees on it, stands in no sentence of a language's own."""
    sold = [text for text in paragraphs("yamatai", 1) if re.search(r"sells a \w+ boat", text)]
    assert sold and not any(re.search(r"\w+ boat \d", text) for text in sold)


def test_what_is_left_over_is_not_told_as_what_was_sold() -> None:
    """Goods that nobody bought go back by themselves: that is another matter than the sale before it."""
    told = [text for seed in range(2) for text in paragraphs("smartphone_inc", seed)]
    assert any(re.search(r"sells goods: [^;(]*; returns unsold goods \(−\d+ goods?\)$", text) for text in told)
    assert not any(re.search(r"sells goods: [^;]*\(−", text) for text in told)


def test_what_a_card_brings_that_is_used_stands_behind_its_name() -> None:
    """Also if its copies are told apart by what is printed on them."""
    rules = rules_of("yokohama", 4)
    events = [e for made in events_of(rules, 0) for e in made]
    told = [p.text for p in Log(Prompts(rules, "en"), EVERYTHING).told(events)]
    assert any("Spinning mill (+2 yen" in text for text in told)
    assert not any("; Spinning mill (" in text for text in told)


def test_one_or_several_is_said_of_all_that_is_told_together() -> None:
    """Also where a rule leads to another that asks further: each token is a boat and an island."""
    rules = rules_of("yamatai", 2)
    events = [e for seed in range(2) for made in events_of(rules, seed) for e in made]
    told = " ".join(p.text for p in Log(Prompts(rules, "cs"), EVERYTHING).told(events))
    assert re.search(r"sbírá žeton kultury: [^;,]*, \w\d \(\+1[^;,]*\)[;H ]", told)
    assert re.search(r"sbírá žetony kultury: [^;,]*, \w\d \(\+1[^;,]*\), ", told)


def test_a_card_that_was_used_for_nothing_is_told_as_that() -> None:
    told = " ".join(text for seed in range(6) for text in paragraphs("yamatai", seed))
    assert re.search(r"uses Fleet 7 \(without effect\)", told)
    assert not re.search(r"uses Izanagi \(without", told), "it buys or sells a boat"


def test_so_is_one_for_which_nothing_could_be_chosen() -> None:
    """No boat lies on the board yet, so nobody was asked for one."""
    match = rules_of("yamatai", 3).start(4712)
    match.choose("fleet_7")
    events = recorded(match, *match.meant("fleet_7"))
    player = f"Player {events[0].seat + 1}"
    assert Prompts(match.rules, "en").log(events)[0] == f"{player} uses Fleet 7 (without effect)"


def test_what_a_line_of_a_step_does_by_itself_is_told_with_what_it_is(tmp_path: Path) -> None:
    """Before anybody is asked in the step: otherwise it would stand there without a verb."""
    pack = write(tmp_path, flow={"turn": {"begin": "collect", "go": "act"}}, rules={"collect": "gain 1 gem"})
    words = pack / "translations" / "en" / "tiny.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("rule-collect = collect gems\n    .does = collects gems\n", encoding="utf-8")
    match = load(str(pack), 2).start(1)
    events = recorded(match, *match.meant("earn"))
    assert Prompts(match.rules, "en").log(events, 1)[-1] == "Player 2 collects gems (+1 gem)"


def test_what_is_laid_out_for_a_round_that_does_not_come_is_not_told() -> None:
    told = paragraphs("yamatai", 1)
    scored = next(n for n, text in enumerate(told) if text.startswith("Final scoring"))
    assert any(text.startswith("Preparation of the next round") for text in told[: scored - 2])
    assert not told[scored - 1].startswith("Preparation of the next round"), "the rows for nobody"


def test_what_only_a_card_allowed_is_told_with_the_card(tmp_path: Path) -> None:
    """What it changes is a number of the rules: nothing that happens by the deed is its doing."""
    rules = tiny(
        tmp_path,
        kinds={"place": {"has": {"far": "number"}}, "card": {"start": "box", "has": {"abilities": "abilities"}}},
        places={"field": {"far": 1}, "wood": {"far": 1}, "hill": {"far": 2}},
        cards={"source": "known", "boots": {"copies": 2, "abilities": ["your reach is 1 more"]}},
        zones={"box": {"holds": "card"}, "table": {"of": "player", "holds": "card", "in play": True}},
        setup={"give": {"as each player": {"find a card in box": "move that card to your table"}}},
        parameters={"reach": 1},
        rules={"act": [{"choose a place where far of it at most reach": "gain 1 coin", "otherwise": "nothing"}]},
    )
    match, spoken = rules.start(1), Prompts(rules, "en")
    told = [spoken.log(recorded(match.clone(), *match.meant(place)))[0] for place in ("field", "hill")]
    assert told == ["Player 1: act → Field (+1 coin)", "Player 1: act → Hill (only thanks to Boots; +1 coin)"]


def test_what_comes_at_each_of_several_places_is_told_with_these(tmp_path: Path) -> None:
    """But not if what somebody cannot see decides how much it is."""
    hoarded = "total size of hoards in cave where place of it is that spot"
    rules = tiny(
        tmp_path,
        kinds={
            "place": {"has": {"worth": "number"}},
            "hoard": {"start": "cave", "has": {"place": "place", "size": "number"}},
        },
        places={"source": "known", "field": {"worth": 1}, "wood": {"worth": 2}, "moor": {"worth": 0}},
        hoards={"source": "known", "small": {"place": "wood", "size": 1}, "large": {"place": "field", "size": 3}},
        zones={"cave": {"holds": "hoard", "seen by": "nobody"}},
        flow={"round": ["turns", "rents", "finds"], "turns": {"as each player": "turn"}},
        rules={
            "rents": {"each place": {"each player": "they gain (worth of that place) coins"}},
            "finds": {"each place as spot": {"each player": f"they gain ({hoarded}) gems"}},
        },
    )
    match, spoken = rules.start(1), Prompts(rules, "en")
    told = spoken.log([e for _ in range(2) for e in recorded(match, *random_choice(match, random.Random(1)))])
    rents = "+3 coins (Field\u00a0+1, Wood\u00a0+2)"
    assert told[2:] == [f"Rents (Player 1: {rents}; Player 2: {rents})", "Finds (Player 1: +4 gems; Player 2: +4 gems)"]


def test_of_what_one_did_oneself_the_deed_is_told_with_what_came_of_it() -> None:
    """Also what it was paid with by a later answer, and what one has taken; of what only lies elsewhere, nothing."""
    news: dict[str, list[str]] = {game: [] for game in ("yamatai", "yokohama")}
    for game in news:
        rules = rules_of(game, 2)
        spoken = Prompts(rules, "en")
        for seed in range(3):
            news[game] += [text for events in events_of(rules, seed) for text in spoken.log(events, 0, others=True)]
    own = {game: [text for text in told if re.match("Player 1[: ]", text)] for game, told in news.items()}
    assert not any(re.match(r"Player 1: [+−]\d", text) for text in own["yamatai"]), "what was recruited, bought, sold"
    assert any(re.fullmatch(r"Player 1 takes Order \d+", text) for text in own["yokohama"])
    assert any(re.match(r"Player 1: Church \(−", text) for text in own["yokohama"])
    assert not any(re.fullmatch(r"Player 1 places an assistant: [A-Z][a-z ]+", text) for text in own["yokohama"])
