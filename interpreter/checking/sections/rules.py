"""Rules and steps of the flow: their names and what they are done to."""

from __future__ import annotations

from ...diagnostics.problems import say
from ...model.vocabulary import Rule
from ...packs.tree import Scalar
from ...reading.names import meant
from ...syntax import parser
from ..declaring import Declaring
from . import definitions

MOST_RULES = 1000
#: who a player is to whoever acts: what is handed to a rule is a player, whoever it is
PEOPLE = ("opponent", "partner")


def read(d: Declaring) -> None:
    w = d.words
    for part in ("flow", "rules"):
        section = d.section(part)
        for key, node in section:
            span = section.keys[key]
            if len(w.rules) >= MOST_RULES:
                d.wrong("too-many", say("too-many-rules", most=MOST_RULES), span)
                return
            if not d.free(key.split(" ")[0], say("what-rule"), span):
                continue
            tree = parser.parse(key, "signature", Scalar(key, span), d.problems)
            if tree is None:
                w.refused.add(key.split(" ")[0])
                continue
            name = str(tree.children[0])
            params = ["" if c is None else str(c.children[0]) for c in tree.children[1:]]
            for noun in params:
                if noun and not w.members(noun) and noun != "thing":
                    d.wrong(
                        "unknown-name",
                        say("no-kind", name=noun),
                        definitions.word_in(key, noun, span),
                        say("write", code="a player") if noun in PEOPLE else meant(noun, [*w.kinds, *w.groups]),
                    )
                    w.refused.add(name)
            if name in w.refused:
                continue
            if name in w.rules:
                d.wrong("name-twice", say("two-rules", name=name), span, say("rename-one"))
            w.rules[name] = Rule(name, params[0], params[1], node, span, key, part == "flow")
    for symbol in w.symbols.values():
        rule = w.rules.get(symbol.rule)
        if rule is None and symbol.rule not in w.refused:
            d.wrong("unknown-rule", say("no-rule", name=symbol.rule), symbol.span, meant(symbol.rule, w.rules))
        elif rule is not None and (rule.object or rule.place):
            d.wrong(
                "arguments",
                say("symbol-gives-nothing", rule=rule.name, noun=rule.object or rule.place),
                symbol.span,
                say("rule-that-needs-nothing"),
            )
