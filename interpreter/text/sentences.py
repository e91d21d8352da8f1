"""Checked effects and abilities as English sentences, lists as numbered steps. One method per node."""

from __future__ import annotations

from ..language import ir
from ..language.model import Counter
from .phrases import Phrases, a, readable

Lines = list[str]


def indented(lines: Lines, by: str = "   ") -> Lines:
    return [by + line for line in lines]


class Sentences(Phrases):
    # ---- putting lines together
    def body(self, e: ir.Effect | None) -> Lines:
        if e is None:
            return ["nothing"]
        lines: Lines = getattr(self, "say_" + type(e).__name__)(e)
        return lines

    def under(self, head: str, e: ir.Effect | None) -> Lines:
        """A header and its body: on one line if the body is one line."""
        lines = self.body(e)
        return [f"{head}: {lines[0]}"] if len(lines) == 1 else [head + ":", *indented(lines)]

    def numbered(self, parts: list[Lines]) -> Lines:
        found: Lines = []
        for i, lines in enumerate(parts):
            mark = f"{i + 1}. "
            found += [mark + lines[0], *indented(lines[1:], " " * len(mark))]
        return found

    def dash(self, lines: Lines) -> Lines:
        return ["  - " + lines[0], *indented(lines[1:], "    ")]

    def otherwise(self, lines: Lines, e: ir.Effect | None) -> Lines:
        return lines + self.under("otherwise", e) if e is not None else lines

    def doing(self, player: ir.Expr | None, you: str, others: str) -> str:
        """`gain 1 point`, or `they gain 1 point` if it is not you who acts."""
        name = self.value(player) if player is not None else "you"
        return you if name == "you" else f"{name} {you if name == 'they' else others}"

    # ---- lists and steps
    def say_Seq(self, e: ir.Seq) -> Lines:
        gains = [i for i in e.items if isinstance(i, ir.GainCounter) and i.text == e.text]
        if len(gains) == len(e.items):  # one line that says it all
            return [self.gains(gains)]
        if len(e.items) == 2 and isinstance(e.items[0], (ir.Pay, ir.PayProp)) and e.items[0].text == e.text:  # an offer
            return self.under(self.body(e.items[0])[0], e.items[1])
        return self.numbered([self.body(i) for i in e.items])

    def say_Step(self, e: ir.Step) -> Lines:
        return self.under(readable(e.name), e.body)

    def say_Nothing(self, e: ir.Nothing) -> Lines:
        return ["nothing"]

    # ---- counters
    def gains(self, items: list[ir.GainCounter]) -> str:
        amounts = " and ".join(self.counted(i.amount, i.counter.name) for i in items)
        holder = items[0].holder
        if items[0].counter.of == "game":
            return f"add {amounts}"
        if holder is not None and holder.type.kinds != ("player",):
            return f"put {amounts} on {self.object(holder)}"
        return self.doing(holder, f"gain {amounts}", f"gains {amounts}")

    def say_GainCounter(self, e: ir.GainCounter) -> Lines:
        return [self.gains([e])]

    def say_LoseCounter(self, e: ir.LoseCounter) -> Lines:
        amount = (
            self.counted(e.amount, e.counter.name) if e.amount is not None else f"all {self.noun(e.counter.name, True)}"
        )
        return [
            self.doing(e.holder, f"lose {amount} (as far as there is any)", f"loses {amount} (as far as there is any)")
        ]

    def say_SetCounter(self, e: ir.SetCounter) -> Lines:
        return [f"{self.of(self.noun(e.counter.name, True), e.holder)} becomes {self.value(e.value)}"]

    def bill(self, bill: list[tuple[Counter, ir.Expr]]) -> str:
        return " and ".join(self.counted(n, c.name) for c, n in bill)

    def say_Pay(self, e: ir.Pay) -> Lines:
        what = " or ".join(self.bill(b) for b in e.bills)
        to = f" to {self.object(e.to)}" if e.to is not None else ""
        return [self.doing(e.payer, f"pay {what}{to}", f"pays {what}{to}")]

    def say_PayProp(self, e: ir.PayProp) -> Lines:
        what = self.of(readable(e.prop), e.thing)
        return [self.doing(e.payer, f"pay {what}", f"pays {what}")]

    def say_PayWith(self, e: ir.PayWith) -> Lines:
        units = ", ".join(f"{n} {self.noun(c.name, n != 1)}" for c, n in e.units)
        mix = "each of these at most once" if e.once else "in any mix of"
        return [
            self.doing(
                e.payer,
                f"pay {self.value(e.amount)} (nothing if that is below 0), {mix}: {units}",
                f"pays {self.value(e.amount)}, {mix}: {units}",
            )
        ]

    # ---- moving
    def say_MovePieces(self, e: ir.MovePieces) -> Lines:
        name = e.piece.name
        to = self.place(e.target)
        if e.origin is None:
            return [f"move {self.of(self.noun(name), e.owner)} to {to}"]
        amount = (
            self.counted(e.amount, name)
            if e.amount is not None
            else f"all {self.pieces(name, ir.Owner(e.owner), True)}"
        )
        if e.owner is not None and e.amount is not None and self.value(e.owner) != "you":
            amount += f" of {self.object(e.owner)}"
        verb = "move up to" if e.takes else "move"
        return [f"{verb} {amount} from {self.place(e.origin)} to {to}"]

    def say_MoveThing(self, e: ir.MoveThing) -> Lines:
        end = {"top": "the top of ", "bottom": "the bottom of "}.get(e.end, "")
        return [f"move {self.object(e.thing)} to {end}{self.of(readable(e.zone.name), e.holder)}"]

    def say_Deal(self, e: ir.Deal) -> Lines:
        ends = f"from {self.of(readable(e.origin.name), e.origin_holder)} to {self.of(readable(e.zone.name), e.holder)}"
        if e.amount is None:
            return [f"move all {self.kinds(e.kinds, True)} {ends}"]
        many = not (isinstance(e.amount, ir.Int) and e.amount.value == 1)
        if not isinstance(e.amount, ir.Int):
            return [f"{'move' if e.exact else 'deal'} {self.kinds(e.kinds, True)} ({self.value(e.amount)}) {ends}"]
        return [f"{'move' if e.exact else 'deal'} {self.value(e.amount)} {self.kinds(e.kinds, many)} {ends}"]

    def say_Refill(self, e: ir.Refill) -> Lines:
        head = f"refill {self.of(readable(e.zone.name), e.holder)} from the {readable(e.zone.refill_from)}"
        return self.under(f"{head}; if there is not enough", e.when_short) if e.when_short is not None else [head]

    def say_Shuffle(self, e: ir.Shuffle) -> Lines:
        return [f"shuffle {self.of(readable(e.zone.name), e.holder)}"]

    def say_LayOut(self, e: ir.LayOut) -> Lines:
        how = "in random order" if e.layout.shuffled else "in printed order"
        return [f"lay out the {readable(self.words.kinds[e.layout.of].plural)} as {a(readable(e.layout.name))}, {how}"]

    # ---- calls
    def say_Do(self, e: ir.Do) -> Lines:
        order = ", its parts in any order you like" if e.any_order else ""
        what = self.of(readable(e.prop), e.thing)
        return [self.doing(e.player, f"do {what}{order}", f"does {what}{order}")]

    def say_Call(self, e: ir.Call) -> Lines:
        parts = [readable(e.rule.name)]
        if e.object is not None:
            parts.append(self.object(e.object))
        if e.place is not None:
            place = self.object(e.place)
            parts.append(place if place == "here" else f"at {place}")
        said = " ".join(parts)
        return [self.doing(e.player, said, said)]

    # ---- choices
    def named(self, q: ir.Query) -> str:
        """A second thing of a kind gets a name of its own."""
        usual = (
            q.var.name in ("thing", "copy", "player", "opponent")
            or q.var.name in self.words.kinds
            or q.var.name in self.words.groups
        )
        return "" if usual else f" (called {readable(q.var.name)})"

    def say_Choose(self, e: ir.Choose) -> Lines:
        return [
            self.doing(e.player, f"choose {self.query(e.query)}{self.named(e.query)}", f"chooses {self.query(e.query)}")
        ]

    def say_ChooseBody(self, e: ir.ChooseBody) -> Lines:
        if e.most is None:
            head = f"choose {self.query(e.query)}{self.named(e.query)}"
        else:
            different = "different " if e.different else ""
            head = f"choose up to {self.value(e.most)} {different}{self.query(e.query, many=True)}, and with each"
        return self.otherwise(self.under(head, e.body), e.otherwise)

    def say_ChooseOne(self, e: ir.ChooseOne) -> Lines:
        lines = ["choose one:"]
        for alternative in e.alternatives:
            name = readable(alternative.name)
            if alternative.ability is not None:
                name += " (only with that card)" if alternative.ability.cards else ""
            lines += self.dash(self.under(name, alternative.body))
        return lines + self.under("if none of them is possible", e.otherwise) if e.otherwise is not None else lines

    def say_Find(self, e: ir.Find) -> Lines:
        return self.otherwise(
            self.under(f"take the first {self.query(e.query, bare=True)}, if there is one", e.body), e.otherwise
        )

    def say_Each(self, e: ir.Each) -> Lines:
        head = f"for each {self.query(e.query, bare=True)}"
        if e.query.var.type.kinds == ("player",):
            self.call(e.query.var, "they")
        return self.under(head, e.body)

    def say_AsEach(self, e: ir.AsEach) -> Lines:
        who = self.query(e.query, bare=True)
        self.call(e.query.var, "you")
        order = ""
        if e.keys:
            order = ", from the " + ", then the ".join(f"{how} {self.value(k)}" for how, k in e.keys)
        if e.secret:
            return self.under(f"every {who}, all at once and in secret", e.body)
        return self.under(f"every {who} in turn{order}", e.body)

    def say_If(self, e: ir.If) -> Lines:
        return self.otherwise(self.under(f"if {self.condition(e.cond)}", e.then), e.otherwise)

    def say_OnlyIf(self, e: ir.OnlyIf) -> Lines:
        return self.under(f"only possible if {self.condition(e.cond)}", e.body)

    def say_May(self, e: ir.May) -> Lines:
        return self.under(self.doing(e.player, "you may", "may"), e.body)

    def say_Repeat(self, e: ir.Repeat) -> Lines:
        head = {
            "times": f"do this {self.value(e.times)} times",
            "up_to": f"up to {self.value(e.times)} times, stopping when you like",
            "any": "as many times as you like",
            "exhaust": "again and again, as long as it is possible",
        }[e.how]
        return self.under(head, e.body)

    def say_ByLevels(self, e: ir.ByLevels) -> Lines:
        lines = [f"according to {self.value(e.value)}:"]
        values: tuple[str, ...] = ()
        if e.exact:
            values = self.words.kinds[e.value.type.kinds[0]].properties[e.value.type.prop].values
        for i, (n, body) in enumerate(e.table):
            last = i + 1 == len(e.table)
            until = (
                f"{n} or more" if last else str(n) if e.table[i + 1][0] == n + 1 else f"{n} to {e.table[i + 1][0] - 1}"
            )
            under = self.under(readable(values[n]) if e.exact else until, body)
            lines += self.dash(under)
        if not e.exact:
            lines.append(f"  - less than {e.table[0][0]}: nothing")
        return lines

    def say_Walk(self, e: ir.Walk) -> Lines:
        self.call(e.here, "it")
        kind = readable(e.kind)
        return [
            f"walk with {self.of(readable(e.piece.name), e.player)} from {kind} to neighbouring {kind}, "
            "to each at most once:",
            *self.dash([f"{a(kind)} may be entered if {self.condition(e.enter)}"]),
            *self.dash(self.under("for every one entered", e.toll)),
            *self.dash([f"the walk may end where {self.condition(e.stop)}"]),
        ]

    def prizes(self, table: list[tuple[int, ir.Effect]], what: str) -> Lines:
        found: Lines = []
        for n, body in table:
            found += self.dash(self.under(what.format(n), body))
        return found

    def say_Rank(self, e: ir.Rank) -> Lines:
        who = self.query(e.query, many=True)
        self.call(e.you, "they")
        by = ", ties by ".join(self.value(v) for v in e.by)
        self.call(e.you, "you")
        return [
            f"rank the {who} by {by} (the most first; who is still tied: nearer to the first player):",
            *self.prizes(e.prizes, "rank {}"),
        ]

    def say_SetsOf(self, e: ir.SetsOf) -> Lines:
        things = self.query(e.query, many=True)
        head = f"make sets of {things} with different {readable(e.prop)}, each used once, the biggest sets first:"
        return [head, *self.prizes(e.prizes, "for a set of {}")]

    def say_OncePer(self, e: ir.OncePer) -> Lines:
        return self.under(f"at most once per {readable(e.scope.name)}", e.body)

    # ---- abilities
    def ability(self, x: ir.CheckedAbility) -> Lines:
        if x.parameter is not None:
            return [self.change(x)]
        self.call(x.you, "you")
        self.call(x.they, "they")
        if x.how == "also" and x.menu is not None:
            place = self.words.rules[x.menu.name].place
            return self.under(
                f"a further choice in {readable(x.menu.name)}" + (f" at {a(readable(place))}" if place else ""), x.body
            )
        if x.how == "free" and x.once is not None:
            return self.under(f"once per {readable(x.once.name)} you may", x.body)
        if x.how == "at_once":
            return self.under("at once, when you get it", x.body)
        limit = f"once per {readable(x.once.name)}, " if x.once is not None else ""
        return self.under(limit + self.event(x), x.body)

    def change(self, x: ir.CheckedAbility) -> str:
        assert x.parameter is not None
        name = readable(x.parameter.name)
        if x.how == "permit":
            return f"you may {name}"
        value = self.value(x.value)
        return {
            "+": f"your {name} is {value} more",
            "-": f"your {name} is {value} less",
            "=": f"your {name} is {value}",
        }[x.op]

    def event(self, x: ir.CheckedAbility) -> str:
        event = x.event
        assert event is not None
        who = {"you": "you", "opponent": "an opponent", "player": "any player"}[event.subject]
        s = "" if event.subject == "you" else "s"
        when = "before" if x.how == "before" else "whenever"
        if event.how in ("start", "end") and event.rule is not None:
            return f"at the {event.how} of your {readable(event.rule.name)}"
        if event.how in ("gain", "pay") and event.counter is not None:
            return f"{when} {who} {event.how}{s} {self.noun(event.counter.name, True)}"
        if event.how == "move" and event.piece is not None:
            self.call(x.place, f"that {readable(event.kind)}")
            return f"{when} {who} move{s} {a(self.noun(event.piece.name))} to {a(readable(event.kind))}"
        assert event.rule is not None
        rule = event.rule
        object_ = f" {a(readable(rule.object))}" if rule.object else ""
        place = f" at {a(readable(rule.place))}" if rule.place else ""
        does = readable(rule.name) if event.subject == "you" else f"does {readable(rule.name)}"
        return f"{when} {who} {does}{object_}{place}"
