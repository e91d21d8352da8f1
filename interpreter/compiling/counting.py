"""Counters rise and fall: gains, losses, payments and values set; what the supply gives and what is earned by it."""

from __future__ import annotations

from ..model import ir
from ..model.vocabulary import PLAYER, Counter
from .analysis import Analysis, may_miss, never_negative
from .answer_cache import Remembered
from .layout import ROUND
from .magnitude import LITTLE
from .named import NamedCoder
from .occupancy import Occupied
from .sources import Env, Unit
from .work import MOST_NUMBER

#: abilities that are running: their own gains never wake them again
Awake = frozenset[int]
#: counters are looked at so seldom, if they rise by little; a power of two
EVERY_ROUNDS = 64


class CountingCoder(NamedCoder):
    def __init__(self, unit: Unit, analysis: Analysis):
        super().__init__(unit)
        self.analysis = analysis
        self.occupied = Occupied(unit.game, unit.layout)
        self.remembered = Remembered(analysis, unit.layout)
        self.score = unit.game.score
        self.sources: list[str] = []
        #: which part of the rules the code being written belongs to, for points by source
        self.source_name = "rules"
        #: the rule being written: points no card or table gives come from it
        self.rule_name = ""
        self.once_slots: dict[int, int] = {}
        self.once_by_rule: dict[str, list[int]] = {}
        #: scenarios put things in place without waking anybody
        self.quiet = False

    def amount(self, e: ir.Expr, env: Env) -> str:
        """A number of pieces or coins: below 0 is 0."""
        code = self.ex(e, env)
        return code if never_negative(e) else f"max(0,{code})"

    def earn(self, counter: Counter, holder: str, amount: str) -> list[str]:
        """The score is also kept by source, so that a result can say where points came from."""
        if counter is not self.score:
            return []
        name = self.rule_name if self.source_name == "rules" and self.rule_name else self.source_name
        if name not in self.sources:
            self.sources.append(name)
        index = self.sources.index(name)
        return [f"S[SOURCE+{index * self.players}+{holder}] += {amount}"]

    def kept_at(self, cond: ir.Expr) -> int | None:
        kept = self.remembered.goals.get(id(cond))
        return kept[0] + 1 if kept is not None else None

    def reads_state(self, e: ir.Expr) -> bool:
        return bool(self.analysis.reads(e))

    def purse(self, counter: Counter, payer: str) -> str:
        """What a player can pay of a counter."""
        code = f"S[{self.layout.counter(counter)}+{payer}]"
        return f"max(0,{code})" if counter.below_zero else code

    def give_back(self, counter: Counter, amount: str) -> list[str]:
        """To the supply, where there are only so many of it."""
        return [f"S[{self.layout.stocks[counter.name]}] += {amount}"] if counter.stock is not None else []

    def ex_StockOf(self, e: ir.StockOf, env: Env) -> str:
        return f"S[{self.layout.stocks[e.counter.name]}]"

    # ---- gains and losses
    def leaf_GainCounter(self, e: ir.GainCounter, env: Env, awake: Awake) -> list[str]:
        amount = self.amount(e.amount, env)
        holder = self.ex(e.holder, env) if e.holder is not None else ""
        answers = self.answers(e, {"you": holder}, env, awake) if e.counter.of == PLAYER else []
        lines = []
        if e.origin is not None:
            giver = self.ex(e.origin, env)
            lines.append(f"n = min({amount},{self.purse(e.counter, giver)})")
            lines.append(f"S[{self.counter_address(e.counter, e.origin, env)}] -= n")
            lines += self.earn(e.counter, giver, "-n")
            amount = "n"
        elif e.counter.stock is not None:
            left = self.layout.stocks[e.counter.name]
            lines += [f"n = min({amount},S[{left}])", f"S[{left}] -= n"]
            amount = "n"
        elif (answers or e.counter is self.score or self.magnitude.most(e.amount) > LITTLE) and not amount.isdigit():
            lines.append(f"n = {amount}")
            amount = "n"
        address = self.counter_address(e.counter, e.holder, env)
        lines.append(f"S[{address}] += {amount}")
        lines += self.not_beyond(e.counter, e.amount, amount, address)
        lines += self.earn(e.counter, holder, amount)
        if answers:
            lines += answers if amount.isdigit() else [f"if {amount}:"] + ["    " + x for x in answers]
        return self.where_there(e.holder, lines, env)

    def not_beyond(self, counter: Counter, amount: ir.Expr, code: str, address: str) -> list[str]:
        """A counter that rose or fell by much is looked at: of a counter with a stock there is never more than that."""
        if counter.stock is not None or self.magnitude.most(amount) <= LITTLE:
            return []
        test = "" if code.isdigit() else f"if {code} > {LITTLE}: "
        return [f"{test}beyond(S[{address}],{self.unit.mention(self.unit.about)})"]

    def counters_looked_at(self) -> list[str]:
        """What rises by little at a time is looked at every so many rounds."""
        first = min(self.layout.counters.values(), default=0)
        last = max(
            (at + self.layout.holders(self.words.counters[name].of) for name, at in self.layout.counters.items()),
            default=0,
        )
        if first == last:
            return []
        place = self.unit.mention(self.unit.about)
        found = f"beyond(max(S[{first}:{last}]),{place}), beyond(min(S[{first}:{last}]),{place})"
        return [f"if not S[{ROUND}] & {EVERY_ROUNDS - 1}: {found}"]

    def leaf_LoseCounter(self, e: ir.LoseCounter, env: Env, awake: Awake) -> list[str]:
        address = self.counter_address(e.counter, e.holder, env)
        have = f"max(0,S[{address}])" if e.counter.below_zero else f"S[{address}]"
        if e.counter.stock is None and e.counter is not self.score and not e.counter.below_zero:
            lost = f"max(0,S[{address}]-{self.amount(e.amount, env)})" if e.amount is not None else "0"
            return self.where_there(e.holder, [f"S[{address}] = {lost}"], env)
        amount = self.amount(e.amount, env) if e.amount is not None else have
        if not e.counter.below_zero and e.amount is not None:
            amount = f"min({have},{amount})"
        lines = [f"n = {amount}", f"S[{address}] -= n", *self.give_back(e.counter, "n")]
        lines += self.not_beyond(e.counter, e.amount, "n", address) if e.counter.below_zero and e.amount else []
        lines += self.earn(e.counter, self.ex(e.holder, env), "-n") if e.holder is not None else []
        return self.where_there(e.holder, lines, env)

    def leaf_SetCounter(self, e: ir.SetCounter, env: Env, awake: Awake) -> list[str]:
        address = self.counter_address(e.counter, e.holder, env)
        value = self.amount(e.value, env)
        if self.magnitude.most(e.value) > MOST_NUMBER + LITTLE:
            value = f"beyond({value},{self.unit.mention(self.unit.about)})"
        lines = [f"n = {value}"]
        if e.counter.stock is not None:
            lines = [f"n = min({value},S[{address}]+S[{self.layout.stocks[e.counter.name]}])"]
            lines += self.give_back(e.counter, f"S[{address}] - n")
        if e.counter is self.score and e.holder is not None:
            lines += self.earn(e.counter, self.ex(e.holder, env), f"n - S[{address}]")
        lines = [*lines, f"S[{address}] = n"] if len(lines) > 1 else [f"S[{address}] = {value}"]
        return self.where_there(e.holder, lines, env)

    def where_there(self, holder: ir.Expr | None, lines: list[str], env: Env) -> list[str]:
        """On what is missing nothing rises or falls."""
        if not may_miss(holder):
            return lines
        assert holder is not None
        return [f"if {self.ex(holder, env)} >= 0:", *("    " + line for line in lines)]

    # ---- payments
    def pay_lines(self, counter: Counter, amount: str, payer: str, to: str | None, plain: bool) -> list[str]:
        base = self.layout.counter(counter)
        lines = []
        if not plain:
            lines.append(f"n = {amount}")
            amount = "n"
        lines.append(f"if {self.purse(counter, payer)} < {amount}: raise Impossible")
        lines.append(f"S[{base}+{payer}] -= {amount}")
        if to is None:
            return lines + self.give_back(counter, amount)
        if amount.isdigit() and int(amount) <= LITTLE:
            return [*lines, f"S[{base}+{to}] += {amount}"]
        looked_at = f"beyond(S[{base}+{to}],{self.unit.mention(self.unit.about)})"
        return [*lines, f"S[{base}+{to}] += {amount}", f"if {amount} > {LITTLE}: {looked_at}"]

    def leaf_Pay(self, e: ir.Pay, env: Env, awake: Awake) -> list[str]:
        return self.pay_bill(e, 0, env, awake)

    def pay_bill(self, e: ir.Pay, index: int, env: Env, awake: Awake) -> list[str]:
        payer = self.ex(e.payer, env)
        to = self.ex(e.to, env) if e.to is not None else None
        lines = []
        for counter, amount in e.bills[index]:
            lines += self.pay_lines(counter, self.amount(amount, env), payer, to, isinstance(amount, ir.Int))
        return lines + self.answers(e, {"you": payer}, env, awake)

    def cost_tables(self, prop: str) -> list[tuple[Counter, str]]:
        """One table per counter that any printed price of this name asks for."""
        costs: dict[str, list[int]] = {}
        for (p, entry), printed in self.game.printed.items():
            if p != prop:
                continue
            for counter, n in printed.amounts:
                column = costs.setdefault(counter.name, [0] * (len(self.words.things) + 1))
                for index in self.words.entries[entry]:
                    column[index] = n
        return [
            (self.words.counters[c], self.unit.table(f"C_{self.tag('cost', prop + ' ' + c)}", tuple(v)))
            for c, v in costs.items()
        ]

    def leaf_PayProp(self, e: ir.PayProp, env: Env, awake: Awake) -> list[str]:
        payer, thing = self.ex(e.payer, env), self.ex(e.thing, env)
        lines = []
        for counter, table in self.cost_tables(e.prop):
            lines += self.pay_lines(counter, f"{table}[{thing}]", payer, None, False)
        return lines + self.answers(e, {"you": payer}, env, awake)

    # ---- what the class above this one knows
    def answers(self, e: ir.Effect, known: dict[str, str], env: Env, awake: Awake) -> list[str]:
        raise NotImplementedError
