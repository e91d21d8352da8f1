"""Counters, the groups they are in, and symbols: what is gained."""

from __future__ import annotations

from ...diagnostics.problems import Span, say
from ...model.vocabulary import PLAYER, Counter, Group, Piece, Symbol, plural_of
from ...packs.tree import Map, Node, Seq, follow
from ...reading.names import meant
from ..declaring import Declaring, strings, text


def read_groups(d: Declaring) -> None:
    """Groups of kinds, or of counters and pieces; what is in them is looked at once all of it is known."""
    for name, node in d.section("groups"):
        span = d.section("groups").keys[name]
        members = [m for m, _ in listed(node)]
        d.words.groups[name] = Group(name, members, bool(members) and members[0] in d.words.kinds, span)
        d.claim(name, name, span, say("what-group"))
        plural = text(node.get("plural")) if isinstance(node, Map) else ""
        d.claim(name, plural or plural_of(name), span, say("what-group"))


def listed(node: Node) -> list[tuple[str, Span]]:
    """The members of a group, each with its place."""
    return strings(node.get("is") if isinstance(node, Map) else node)


def read_members(d: Declaring) -> None:
    w = d.words
    for name, node in d.section("groups"):
        known = w.kinds if w.groups[name].kinds else {**w.counters, **w.pieces}
        what = say("what-kind") if w.groups[name].kinds else say("what-counter-or-piece")
        for member, span in listed(node):
            if member not in known:
                d.wrong("unknown-name", say("is-not", name=member, what=what), span, meant(member, known))
        w.groups[name].members = [m for m in w.groups[name].members if m in known]
        if w.groups[name].members and all(m in w.pieces for m in w.groups[name].members):
            w.groups[name].piece = joined(d, w.groups[name])


def joined(d: Declaring, group: Group) -> Piece:
    """The pieces of a group as one: they lie where all of them can, and belong to players or to nobody."""
    sorts = tuple(d.words.pieces[m] for m in dict.fromkeys(group.members))
    if len({piece.owned for piece in sorts}) > 1:
        d.wrong("wrong-type", say("group-owners", group=group.name), group.span or sorts[0].span)
    places = [place for place in sorts[0].places if all(place in piece.places for piece in sorts)]
    start = {place: sum(piece.start.get(place, 0) for piece in sorts) for place in places}
    return Piece(group.name, sorts[0].owned, start, places, group.span, sorts)


def read_counters(d: Declaring) -> None:
    section = d.section("counters")
    for name, node in section:
        if isinstance(node, Map) and isinstance(node.get("of"), Seq):
            continue  # with two owners: read when there are things
        of = text(node.get("of")) if isinstance(node, Map) else "game"
        start = node.get("start") if isinstance(node, Map) else None
        of_team = of == "team" and bool(d.section("teams").items)
        of = PLAYER if of_team else of
        if of not in ("", "game", *d.words.kinds):
            assert isinstance(node, Map)
            d.wrong(
                "unknown-name",
                say("no-kind", name=of),
                node.items["of"].span,
                meant(of, ["game", *d.words.kinds]),
            )
            d.words.refused.add(name)
            of = PLAYER
        if of != PLAYER and isinstance(start, Map):
            d.idle(start, ["first player"], name, "of: player", without=True)
        counter = Counter(name, of or "game", by_seat(d, start), section.keys[name])
        counter.of_team = of_team and bool(d.words.teams)
        if isinstance(node, Map):
            counter.below_zero = bool(d.number(node.get("below zero")))
            counter.clock = bool(d.number(node.get("clock")))
            counter.stock = d.number(node.get("stock")) if node.get("stock") is not None else None
        d.words.counters[name] = counter
        d.claim(name, name, section.keys[name], say("what-counter"))
        plural = text(node.get("plural")) if isinstance(node, Map) else ""
        d.claim(name, plural or plural_of(name), section.keys[name], say("what-counter"))


def read_sorted(d: Declaring) -> None:
    """Counters of a player and a thing (`of: [player, colour]`): a group with a counter for each thing."""
    w, section = d.words, d.section("counters")
    for name, node in section:
        of = node.get("of") if isinstance(node, Map) else None
        if not isinstance(node, Map) or not isinstance(of, Seq):
            continue
        owners, span = [owner for owner, _ in strings(of)], section.keys[name]
        if len(owners) != 2 or owners[0] != PLAYER or owners[1] not in w.kinds or owners[1] == PLAYER:
            d.wrong("wrong-value", say("two-owners"), of.span, say("write", code="of: [player, KIND]"))
            w.refused.update((name, text(node.get("plural")) or plural_of(name)))
            continue
        members = []
        for thing in w.kinds[owners[1]].things:
            member = f"{thing.name}_{name}"
            counter = Counter(member, PLAYER, by_seat(d, node.get("start")), span)
            counter.below_zero = bool(d.number(node.get("below zero")))
            counter.clock = bool(d.number(node.get("clock")))
            counter.stock = d.number(node.get("stock")) if node.get("stock") is not None else None
            w.counters[member] = counter
            members.append(member)
            d.claim(member, member, span, say("what-counter"))
            d.claim(member, plural_of(member), span, say("what-counter"))
        w.groups[name] = Group(name, members, False, span, owners[1])
        d.claim(name, name, span, say("what-counter"))
        d.claim(name, text(node.get("plural")) or plural_of(name), span, say("what-counter"))


def check_stocks(d: Declaring) -> None:
    """What is given out at the start comes from the stock, so it must be there."""
    for name, counter in d.words.counters.items():
        if counter.stock is None:
            continue
        node = follow(d.tree, f"counters.{name}.stock")
        span = node.span if node is not None else counter.span
        holders = {"game": 1, PLAYER: d.players}.get(counter.of, 0) or len(d.words.kinds[counter.of].things)
        given = sum(counter.start) if counter.of == PLAYER else counter.start[0] * holders
        if counter.below_zero:
            d.wrong("wrong-value", say("stock-below-zero", counter=name), span)
        elif counter.of_team:
            d.wrong("wrong-value", say("stock-of-team", counter=name), span)
        elif given > counter.stock:
            message = say("stock-too-small", counter=name, n=given, most=counter.stock)
            d.wrong("wrong-value", message, span, say("write", code=f"stock: {given}"))


def by_seat(d: Declaring, node: Node | None) -> list[int]:
    """What each player starts with: the first may have another number than the others."""
    if isinstance(node, Map) and "first player" in node.items:
        rest = d.number(node.get("others"))
        return [d.number(node.get("first player"))] + [rest] * (d.players - 1)
    return [d.number(node)] * d.players


def read_symbols(d: Declaring) -> None:
    section = d.section("symbols")
    for name, node in section:
        d.words.symbols[name] = Symbol(name, text(node), node.span)
        d.claim(name, name, section.keys[name], say("what-symbol"))
        d.claim(name, plural_of(name), section.keys[name], say("what-symbol"))
