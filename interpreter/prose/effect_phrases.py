"""Effects and abilities of checked rules as phrases and, where a sentence would grow too long, as lists of lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..model import ir
from ..model.vocabulary import Parameter
from ..phrases.fallbacks import Meant, Tied
from ..phrases.lines import Line
from ..phrases.rule_words import change_words, permit_words, rule_words
from ..phrases.things import Qualified
from ..phrases.words import Listed, Name, Noun, Phrase, Say
from .grid_phrases import Laid
from .value_phrases import amounts

#: more parts than this make a list instead of a sentence
LONGEST = 3
#: effects with a body: what stands behind them in a sentence would seem to belong to it
REACHING = (ir.Each, ir.AsEach, ir.If, ir.OnlyIf, ir.May, ir.ChooseOne, ir.ChooseBody, ir.Find, ir.OncePer, ir.Repeat)
DIFFERENT = {True: "yes", False: "no"}
#: how a card changes a named number
WAYS = {"+": "more", "-": "fewer", "=": "exactly"}


class Deeds(Laid):
    #: the rules that are being told, from outside to inside
    inside: tuple[str, ...] = ()

    # ---- one phrase, if it can be one
    def inline(self, e: ir.Effect) -> Phrase | None:
        method = getattr(self, "say_" + type(e).__name__, None)
        return method(e) if method is not None else None

    def parts(self, e: ir.Effect) -> list[ir.Effect]:
        """The steps of a body, gains side by side put together."""
        if isinstance(e, ir.Seq):
            return [p for i in e.items for p in self.parts(i)]
        if isinstance(e, ir.Step):
            return self.parts(e.body)
        return [] if isinstance(e, ir.Nothing) else [e]

    def gained(self, e: ir.Effect) -> tuple[str, ir.Expr] | None:
        """What a plain gain gains: a counter, or a symbol that a rule settles."""
        if isinstance(e, ir.GainCounter) and e.origin is None and (e.holder is None or self.is_you(e.holder)):
            return e.counter.name, e.amount
        if isinstance(e, ir.Call) and e.symbol:
            return e.symbol, ir.Int(ir.NUMBER, 1)
        if isinstance(e, ir.Repeat) and e.how == "times" and isinstance(e.body, ir.Call) and e.body.symbol and e.times:
            return e.body.symbol, e.times
        return None

    def phrases(self, effects: list[ir.Effect]) -> list[Phrase] | None:
        found: list[Phrase] = []
        run: list[tuple[str, ir.Expr]] = []
        for e in effects:
            gain = self.gained(e)
            if gain is not None:
                run.append(gain)
                continue
            if run:
                found.append(Say("gain", what=amounts(self, run)))
                run = []
            one = self.inline(e)
            if one is None:
                return None
            found.append(one)
        if run:
            found.append(Say("gain", what=amounts(self, run)))
        return found

    def say_Seq(self, e: ir.Seq) -> Phrase | None:
        return self.joined(self.parts(e))

    def joined(self, effects: list[ir.Effect]) -> Phrase | None:
        if any(self.reaches(e) for e in effects[:-1]):
            return None
        found = self.phrases(effects)
        if found is None or len(found) > LONGEST:
            return None
        found = [*map(followed, found[:-1]), *found[-1:]]
        return Listed(found, "then", "then-comma") if found else Say("nothing")

    def reaches(self, e: ir.Effect) -> bool:
        if isinstance(e, ir.AnyOrder):
            return len(e.items) > 1
        grouped = isinstance(e, ir.ChooseOne) and e.group
        return isinstance(e, REACHING) and not grouped and self.gained(e) is None

    def for_each(self, e: ir.Effect) -> bool:
        """Something is done for each of several that are chosen, or several times."""
        several = isinstance(e, ir.ChooseBody) and e.most is not None and self.figure(e.most) != 1
        return several or isinstance(e, ir.Repeat) and self.gained(e) is None

    def say_Step(self, e: ir.Step) -> Phrase | None:
        return self.inline(e.body)

    def say_Nothing(self, e: ir.Nothing) -> Phrase:
        return Say("nothing")

    def say_AnyOrder(self, e: ir.AnyOrder) -> Phrase | None:
        only = e.items[0]
        if len(e.items) == 1 and isinstance(only, ir.Do):
            return self.say_Do(only, "any")
        printed = [item for item in e.items if isinstance(item, ir.Do)]
        if len(e.items) == 2 and len(printed) == 1 and any(isinstance(item, ir.Answers) for item in e.items):
            return self.answered(printed[0])
        if any(self.reaches(item) for item in e.items):
            return None
        found = self.phrases([part for item in e.items for part in self.parts(item)])
        if found is None or len(found) > LONGEST:
            return None
        return Say("in-any-order", what=Listed(found)) if found else Say("nothing")

    def say_Call(self, e: ir.Call) -> Phrase:
        if e.symbol:
            return Say("gain", what=self.amount(ir.Int(ir.NUMBER, 1), e.symbol))
        parts: dict[str, Any] = {}
        if e.object is not None:
            parts["object"] = self.thing(e.object)
        if e.place is not None:
            parts["place"] = self.thing(e.place)
        return rule_words(self.game, e.rule.name, meaning=self.meant(e.rule.name, parts), **parts)

    def meant(self, name: str, parts: dict[str, Any]) -> Phrase | None:
        """What a rule does with what it is handed; a rule is not told inside itself."""
        if name in self.inside:
            return None
        checked = self.game.rules[name]
        handed = {local: parts.get(part) for part, local in (("object", checked.object), ("place", checked.place))}

        def teller() -> Deeds:
            found = type(self)(self.game)
            found.inside, found.reported = (*self.inside, name), self.reported
            found.given = {local: phrase for local, phrase in handed.items() if local and phrase}
            return found

        return Meant(
            lambda: teller().inline(checked.body),
            lambda: [(x.phrase, x.open) for x in teller().lines(checked.body)],
            any(self.reaches(part) for part in self.parts(checked.body)),
        )

    def say_Choose(self, e: ir.Choose) -> Phrase:
        chosen = Say("choose", what=self.query(e.query))
        self.meet(e.query.var)
        return chosen

    def say_ChooseBody(self, e: ir.ChooseBody) -> Phrase | None:
        choose, several = Say("choose", what=self.query(e.query)), self.query(e.query, "bare")
        self.meet(e.query.var)
        body = self.inline(e.body)
        if body is None:
            return None
        if e.most is None:
            return Listed([choose, body], "then", "then-comma")
        if isinstance(e.most, ir.Int) and e.most.value == 1:
            return Say("may", what=Listed([choose, body], "then", "then-comma"))
        return Say("choose-up-to", n=self.value(e.most), what=several, body=body, different=DIFFERENT[e.different])

    def say_Find(self, e: ir.Find) -> Phrase | None:
        body = self.inline(e.body)
        return Say("if", cond=self.there_is(e.query), then=body) if body is not None else None

    def say_Each(self, e: ir.Each) -> Phrase | None:
        with self.aside():
            body = self.inline(e.body)
        return Say("each", what=self.query(e.query, "each"), then=body) if body is not None else None

    def say_AsEach(self, e: ir.AsEach) -> Phrase | None:
        with self.aside():
            body = self.inline(e.body)
        return (
            Say("as-each", what=self.turns(e), then=body, secret="yes" if e.secret else "no")
            if body is not None
            else None
        )

    def turns(self, e: ir.AsEach) -> Phrase:
        """Who acts one after the other: whose thing it is, and in which order."""
        who = self.query(e.query, "each")
        notes: list[Phrase] = [Say("turn-owner")] if e.you is not None else []
        notes += [Say("turn-order", by=self.value(value), how=how) for how, value in e.keys]
        return Say("in-turn", who=who, notes=Listed(notes, "note-next", "note-next")) if notes else who

    def say_If(self, e: ir.If) -> Phrase | None:
        inner = self.parts(e.then)
        if e.otherwise is None and len(inner) == 1 and isinstance(inner[0], ir.Find) and inner[0].otherwise is None:
            both = [self.condition(e.cond), self.there_is(inner[0].query)]
            body = self.inline(inner[0].body)
            return Say("if", cond=Listed(both, "cond-and", "cond-and"), then=body) if body is not None else None
        then = self.inline(e.then)
        if then is None:
            return None
        if e.otherwise is None:
            return Say("if", cond=self.condition(e.cond), then=then)
        other = self.inline(e.otherwise)
        return Say("if-else", cond=self.condition(e.cond), then=then, other=other) if other is not None else None

    def say_OnlyIf(self, e: ir.OnlyIf) -> Phrase | None:
        then = self.inline(e.body)
        return Say("if", cond=self.condition(e.cond), then=then) if then is not None else None

    def offer(self, e: ir.Effect) -> Phrase | None:
        """Pay this to do that, if the body is just a price and what it buys."""
        parts = self.parts(e)
        if len(parts) >= 2 and isinstance(parts[0], (ir.Pay, ir.PayProp, ir.PayThings)):
            pay, body = self.inline(parts[0]), self.joined(parts[1:])
            if pay is not None and body is not None:
                return Say("pay-for", pay=pay, body=body)
        return None

    def say_May(self, e: ir.May) -> Phrase | None:
        body = self.offer(e.body) or self.inline(e.body)
        return Say("may", what=body) if body is not None else None

    def say_Repeat(self, e: ir.Repeat) -> Phrase | None:
        gain = self.gained(e)
        if gain is not None:
            return Say("gain", what=self.amount(gain[1], gain[0]))
        body = self.offer(e.body) or self.inline(e.body)
        if body is None:
            return None
        if e.times is not None:
            return Say("up-to-times" if e.how == "up_to" else "so-many-times", times=self.times(e.times), body=body)
        return Say("any-times" if e.how == "any" else "exhaust", body=body)

    def times(self, n: ir.Expr) -> Phrase:
        return Say("times-number", n=n.value) if isinstance(n, ir.Int) else Say("times-value", value=self.value(n))

    def say_ChooseOne(self, e: ir.ChooseOne) -> Phrase | None:
        gains = [self.gained(a.body) for a in e.alternatives]
        if e.group and all(gains):
            return Say("gain", what=self.amount(ir.Int(ir.NUMBER, 1), e.group))
        offered = [a for a in e.alternatives if a.ability is None]
        if any(self.for_each(p) for a in offered[:-1] for p in self.parts(a.body)):
            return None  # `each time do this or that` would be another rule
        bodies = [self.offer(a.body) or self.inline(a.body) for a in offered]
        if len(bodies) > LONGEST or any(b is None for b in bodies):
            return None
        return Listed([b for b in bodies if b is not None], "either-do", "either-do-comma")

    def say_OncePer(self, e: ir.OncePer) -> Phrase | None:
        body = self.inline(e.body)
        return Say("once-per", scope=Say(f"step-{e.scope.name}"), what=body) if body is not None else None

    # ---- lines, where a sentence is not enough
    def lines(self, e: ir.Effect, depth: int = 0) -> list[Line]:
        one = self.inline(e)
        if one is not None:
            return [Line(depth, one)]
        if isinstance(e, (ir.Seq, ir.Step)):
            return [line for p in self.grouped(self.parts(e)) for line in self.part_lines(p, depth)]
        if isinstance(e, ir.ByLevels):
            return self.level_lines(e, depth)
        if isinstance(e, ir.ChooseOne):
            head = Line(depth, Say("choose-one"), open=True)
            points: list[Line] = []
            before = dict(self.spoken)
            for a in e.alternatives:
                if a.ability is None:
                    points += self.point(self.offer(a.body), a.body, depth + 1)
                    self.spoken = dict(before)  # one alternative does not speak of what another has chosen
            other = (
                [Line(depth, Say("otherwise"), open=True), *self.lines(e.otherwise, depth + 1)]
                if e.otherwise is not None
                else []
            )
            return [head, *points, *other]
        if isinstance(e, ir.AnyOrder):
            parts = [line for item in e.items for line in self.point(None, item, depth + 1)]
            return [Line(depth, Say("in-any-order-open"), open=True), *parts]
        if isinstance(e, ir.May):
            return [Line(depth, Say("you-may"), open=True), *self.listed(e.body, depth + 1)]
        if isinstance(e, (ir.If, ir.OnlyIf)):
            body = e.then if isinstance(e, ir.If) else e.body
            found = [Line(depth, Say("if-open", cond=self.condition(e.cond)), open=True), *self.listed(body, depth + 1)]
            if isinstance(e, ir.If) and e.otherwise is not None:
                found += [Line(depth, Say("otherwise"), open=True), *self.listed(e.otherwise, depth + 1)]
            return found
        if isinstance(e, ir.Repeat):
            return self.repeat_lines(e, depth)
        if isinstance(e, (ir.Each, ir.AsEach)):
            who = self.turns(e) if isinstance(e, ir.AsEach) else self.query(e.query, "each")
            with self.aside():
                return [Line(depth, Say("each-open", what=who), open=True), *self.listed(e.body, depth + 1)]
        if isinstance(e, ir.ChooseBody):
            chosen = (
                Say("choose", what=self.query(e.query))
                if e.most is None
                else Say(
                    "choose-up-to-open",
                    n=self.value(e.most),
                    what=self.query(e.query, "bare"),
                    different=DIFFERENT[e.different],
                )
            )
            return [Line(depth, chosen), *self.listed(e.body, depth)]
        if isinstance(e, ir.Find):
            return [
                Line(depth, Say("if-open", cond=self.there_is(e.query)), open=True),
                *self.listed(e.body, depth + 1),
            ]
        if isinstance(e, ir.OncePer):
            return [
                Line(depth, Say("once-per-open", scope=Say(f"step-{e.scope.name}")), open=True),
                *self.listed(e.body, depth + 1),
            ]
        if isinstance(e, ir.Walk):
            return self.walk_lines(e, depth)
        if isinstance(e, ir.Lay):
            points = [Line(depth + 1, point, mark="-") for point in self.conditions_of(e)]
            return [Line(depth, self.laid(e), open=bool(points)), *points]
        if isinstance(e, ir.Rank):
            return self.rank_lines(e, depth)
        if isinstance(e, ir.SetsOf):
            head = Line(
                depth, Say("sets-of", what=self.query(e.query, "bare"), property=Noun(f"prop-{e.prop}")), open=True
            )
            return [
                head,
                *(Line(depth + 1, Say("set-prize", n=n, prize=self.prize(p)), mark="-") for n, p in reversed(e.prizes)),
            ]
        return [Line(depth, Say("nothing"))]

    def grouped(self, effects: list[ir.Effect]) -> list[Phrase | ir.Effect]:
        """Gains side by side are one sentence."""
        found: list[Phrase | ir.Effect] = []
        run: list[tuple[str, ir.Expr]] = []
        for e in [*effects, None]:
            gain = self.gained(e) if e is not None else None
            if gain is not None:
                run.append(gain)
                continue
            if run:
                found.append(Say("gain", what=amounts(self, run)))
                run = []
            if e is not None:
                found.append(e)
        return found

    def part_lines(self, part: Phrase | ir.Effect, depth: int) -> list[Line]:
        return [Line(depth, part)] if isinstance(part, Phrase) else self.lines(part, depth)

    def listed(self, e: ir.Effect, depth: int) -> list[Line]:
        """Steps below a heading, each a point."""
        found: list[Line] = []
        for part in self.grouped(self.parts(e)):
            lines = self.part_lines(part, depth)
            found += [Line(lines[0].depth, lines[0].phrase, lines[0].open, "-"), *lines[1:]] if lines else []
        return found

    def point(self, offer: Phrase | None, e: ir.Effect, depth: int) -> list[Line]:
        if offer is not None:
            return [Line(depth, offer, mark="-")]
        lines = self.lines(e, depth)
        return [Line(lines[0].depth, lines[0].phrase, lines[0].open, "-"), *lines[1:]] if lines else []

    def level_lines(self, e: ir.ByLevels, depth: int) -> list[Line]:
        found: list[Line] = []
        if e.exact:  # by a printed word, not by how much
            for n, body in e.table:
                cond = self.condition(ir.Compare(e.value.type, "==", e.value, ir.EnumConst(e.value.type, n)))
                one = self.inline(body)
                if one is not None:
                    found.append(Line(depth, Say("if", cond=cond, then=one)))
                else:
                    found += [Line(depth, Say("if-open", cond=cond), open=True), *self.listed(body, depth + 1)]
            return found
        name = self.value(e.value)
        if isinstance(e.value, ir.CounterRef) and e.value.holder is None:
            name = Say(f"number-{e.value.counter.name}", "name")
        for n, body in e.table:
            one = self.inline(body)
            if one is not None:
                found.append(Line(depth, Say("level", value=name, n=n, what=one)))
            else:
                found += [Line(depth, Say("level-open", value=name, n=n), open=True), *self.listed(body, depth + 1)]
        return found

    def repeat_lines(self, e: ir.Repeat, depth: int) -> list[Line]:
        if e.times is not None:
            head = Say("up-to-times-open" if e.how == "up_to" else "so-many-times-open", times=self.times(e.times))
        else:
            head = Say("any-times-open" if e.how == "any" else "exhaust-open")
        if isinstance(e.body, ir.ChooseOne):  # the alternatives stand directly below
            return [Line(depth, head, open=True), *self.lines(e.body, depth)[1:]]
        return [Line(depth, head, open=True), *self.listed(e.body, depth + 1)]

    def walk_lines(self, e: ir.Walk, depth: int) -> list[Line]:
        toll = self.inline(e.toll)
        found = [
            Line(depth, Say("walk", piece=Noun(e.piece.name), kind=Noun(e.kind)), open=True),
            Line(depth + 1, Say("walk-enter", kind=Noun(e.kind), cond=self.condition(e.enter)), mark="-"),
        ]
        if toll is not None:
            found.append(Line(depth + 1, Say("walk-toll", kind=Noun(e.kind), toll=toll), mark="-"))
        return [*found, Line(depth + 1, Say("walk-stop", kind=Noun(e.kind), cond=self.condition(e.stop)), mark="-")]

    def prize(self, e: ir.Effect) -> Phrase:
        return self.inline(e) or Say("nothing")

    def rank_lines(self, e: ir.Rank, depth: int) -> list[Line]:
        (how, by), *ties = e.by
        found = [Line(depth, Say("rank", who=self.query(e.query, "bare"), by=self.value(by), how=how), open=True)]
        found += [Line(depth + 1, Say("rank-prize", n=n, prize=self.prize(p)), mark="-") for n, p in e.prizes]
        found += [Line(depth + 1, Say("rank-tie", by=self.value(b), how=how), mark="-") for how, b in ties]
        return found

    # ---- abilities
    def changed_of(self, a: ir.CheckedAbility, param: Parameter) -> Phrase:
        """A number said of things, changed for one of them or for all."""
        assert a.value is not None
        thing: Phrase = Qualified(Noun(param.of), "each")
        if a.targets:
            thing = Name(self.words.things[a.targets[0]].entry)
        by = a.value.value if isinstance(a.value, ir.Int) else self.value(a.value)
        return change_words(self.game, param.name, by, by, WAYS[a.op], thing)

    def ability(self, a: ir.CheckedAbility) -> list[Line]:
        if a.how == "change" and a.parameter is not None and a.parameter.of:
            return [Line(0, self.changed_of(a, a.parameter))]
        if a.how == "change":
            assert a.parameter is not None and isinstance(a.value, ir.Int)
            old, by = a.parameter.value, a.value.value
            n = {"+": old + by, "-": old - by, "=": by}[a.op]
            return [Line(0, change_words(self.game, a.parameter.name, n, by, WAYS[a.op]))]
        if a.how == "permit":
            assert a.parameter is not None
            return [Line(0, permit_words(self.game, a.parameter.name, "card"))]
        assert a.body is not None
        if a.how == "free":
            assert a.once is not None
            scope = Say(f"step-{a.once.name}")
            if isinstance(a.body, ir.OnlyIf):
                what = self.offer(a.body.body) or self.inline(a.body.body)
                if what is not None:
                    return [Line(0, Say("free-if", scope=scope, cond=self.condition(a.body.cond), what=what))]
            return self.led(a.body, "free", scope=scope)
        if a.how == "at_once":
            return self.led(a.body, "at-once")
        if a.how == "also":
            assert a.menu is not None
            step = Say(f"step-{a.menu.name}", "in")
            if isinstance(a.body, ir.OnlyIf):
                what = self.inline(a.body.body)
                if what is not None:
                    return [Line(0, Say("also-in-if", step=step, cond=self.condition(a.body.cond), what=what))]
            return self.led(a.body, "also-in", step=step)
        assert a.event is not None
        if a.event.how in ("start", "end"):
            assert a.event.rule is not None
            return self.led(a.body, f"at-{a.event.how}", step=Say(f"step-{a.event.rule.name}", "your"))
        lead = "before" if a.how == "before" else "whenever"
        if a.once is not None:
            return self.led(a.body, f"once-{lead}", event=self.event(a.event), scope=Say(f"step-{a.once.name}"))
        return self.led(a.body, lead, event=self.event(a.event))

    def event(self, ev: ir.Event) -> Phrase:
        who = {"you": "you", "opponent": "opponent", "player": "player"}[ev.subject]
        if ev.how in ("gain", "pay"):
            return Say(f"event-{ev.how}", who=who, what=Noun(ev.noun))
        if ev.how == "move":
            if ev.piece is None:
                holder = ir.LocalRef(ir.Type("thing", ("player",)), ir.Local("you", ir.Type("thing", ("player",))))
                to = self.zone(ev.kind, holder if ev.own else None, "to")
                return Say("event-move", who=who, what=Qualified(Noun(ev.noun), "a"), target=to)
            return Say(
                "event-move",
                who=who,
                what=Qualified(Noun(ev.piece.name), "a"),
                target=Say("to-places", thing=Qualified(Noun(ev.kind), "a")),
            )
        assert ev.rule is not None
        return rule_words(self.game, ev.rule.name, "event", who=who)

    def led(self, body: ir.Effect, lead: str, **parts: Any) -> list[Line]:
        """A lead and its body: one sentence if possible, else a heading and its points."""
        one = (self.offer(body) if lead == "free" else None) or self.inline(body)
        if one is not None:
            return [Line(0, Say(lead, what=one, **parts))]
        return [Line(0, Say(f"{lead}-open", **parts), open=True), *self.listed(body, 1)]


def followed(phrase: Phrase) -> Phrase:
    """Something is said behind it in the same sentence."""
    if isinstance(phrase, Tied) and isinstance(phrase.other, Meant):
        return replace(phrase, other=replace(phrase.other, followed=True))
    return phrase
