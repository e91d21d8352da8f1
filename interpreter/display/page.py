"""One self-contained page: escaped elements, lists made from lines, tables that fold on a phone, and their style."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ..diagnostics.records import record


class Html(str):
    """Text that is markup already; everything else is escaped."""

    __slots__ = ()


Content = str | Html
#: what stands in a cell that holds nothing; on a narrow screen the cell is left out
NONE = "–"
#: a table whose first column has figures that say nothing without its label
LEVELS = "levels"


def text(content: Content) -> Html:
    return content if isinstance(content, Html) else Html(escape(content))


def joined(parts: Iterable[Content], between: str = "") -> Html:
    return Html(between.join(text(p) for p in parts))


def tag(name: str, *content: Content, **attributes: str) -> Html:
    """An element; `class_` and `data_label` lose what Python cannot spell. Empty attributes are left out."""
    shown = "".join(f' {k.rstrip("_").replace("_", "-")}="{escape(v)}"' for k, v in attributes.items() if v)
    return Html(f"<{name}{shown}>{joined(content)}</{name}>")


def anchor(*names: str) -> str:
    """A target for links."""
    return "-".join(n.replace("_", "-").replace(" ", "-") for n in names)


def link(target: str, *content: Content) -> Html:
    return tag("a", *content, href=f"#{target}")


@record
class Told:
    """A line of text as it stands in the book: how deep, whether it opens a list, whether it is a point of one."""

    depth: int
    text: Content
    open: bool = False
    point: bool = False


def told(lines: Sequence[Told]) -> Html:
    """Lines as paragraphs and nested lists: what stands deeper belongs to the line before it."""
    parts: list[Html] = []
    points: list[Html] = []
    i = 0
    while i < len(lines):
        line, first = lines[i], i + 1
        i = first
        while i < len(lines) and lines[i].depth > line.depth:
            i += 1
        below = told(lines[first:i])
        if below and not below.startswith("<ul>"):
            below = tag("div", below, class_="in")
        if line.point:
            points.append(joined([line.text, below]))
        elif points:  # it goes on with what the point before it says
            more = tag("p", line.text) if points[-1].endswith(">") else Html(" " + text(line.text))
            points[-1] = joined([points[-1], more, below])
        else:
            parts.append(joined([tag("p", line.text), below]))
    if points:
        parts.append(tag("ul", *(tag("li", p) for p in points)))
    return joined(parts)


def table(
    heads: Sequence[Content], rows: Iterable[Sequence[Content]], class_: str = "", numbers: Sequence[int] = ()
) -> Html:
    """On a narrow screen each row is a block of its own, so every cell knows what its column is called."""

    def cell(i: int, content: Content) -> Html:
        kind = " ".join(["n"] * (i in numbers) + ["none"] * (content == NONE))
        if i == 0:
            return tag("th", content, scope="row")
        return tag("td", tag("span", content), class_=kind, data_label=plain(heads[i]))

    head = tag("tr", *(tag("th", h, scope="col", class_="n" if i in numbers else "") for i, h in enumerate(heads)))
    body = [tag("tr", *(cell(i, c) for i, c in enumerate(row))) for row in rows]
    return tag("table", tag("thead", head), tag("tbody", *body), class_=class_)


def plain(content: Content) -> str:
    """The words of a heading without markup, for an attribute."""
    if not isinstance(content, Html):
        return content
    kept, inside = [], False
    for character in content:
        inside = character == "<" or (inside and character != ">")
        if not inside and character != ">":
            kept.append(character)
    return "".join(kept).replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"')


def section(id: str, title: Content, *content: Content, level: int = 2) -> Html:
    return tag("section", tag(f"h{level}", title), *content, id=id)


def page(language: str, title: str, body: Content) -> str:
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{text(body)}\n</body>\n</html>\n"
    )


STYLE = """
:root { --ink: #1c1b19; --soft: #5f5a52; --line: #d8d2c6; --paper: #fbfaf7; --card: #fff; --accent: #7a2e1d; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0 auto; padding: 0 1rem 3rem; max-width: 66rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 Georgia, "DejaVu Serif", "Noto Serif", serif; overflow-wrap: break-word; }
small { font-size: inherit; }
h1, h2, h3, h4, th, nav, figcaption, .badge, .lead { font-family: system-ui, "DejaVu Sans", "Noto Sans", sans-serif; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 2rem 0 .2rem; color: var(--accent); }
h2 { font-size: 1.5rem; line-height: 1.25; margin: 2.5rem 0 .8rem; padding-bottom: .2rem;
  border-bottom: 2px solid var(--accent); }
h3 { font-size: 1.12rem; margin: 1.6rem 0 .4rem; line-height: 1.3; }
h4 { font-size: 1rem; margin-bottom: .25rem; line-height: 1.3; }
p { margin: .25rem 0; }
ul, ol { margin: .25rem 0; padding-left: 1.35rem; }
li { margin: .15rem 0; }
.in { margin-left: 1.1rem; }
.lead { color: var(--soft); margin: .2rem 0; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0 1.2rem; font-size: .93rem; line-height: 1.35; }
th, td { text-align: left; vertical-align: top; padding: .32rem .6rem .32rem 0; border-bottom: 1px solid var(--line); }
thead th { border-bottom: 2px solid var(--line); color: var(--soft); font-size: .85rem; vertical-align: bottom; }
tbody th { font-weight: 600; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
.keep thead .n { white-space: nowrap; }
table.few { width: auto; min-width: 50%; }
.cards { columns: 17.5rem; column-gap: .8rem; margin: .6rem 0 1.2rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .7rem .85rem;
  font-size: .93rem; line-height: 1.4; break-inside: avoid; margin: 0 0 .8rem; }
.badge { font-size: .8rem; font-weight: 400; color: var(--soft); white-space: nowrap; }
.mark { color: var(--accent); font-weight: 400; }
.rule { margin: 0 0 1rem; }
h4 { margin-top: .9rem; }
.card h4 { margin-top: 0; }
.overlay { border-left: 3px solid var(--line); padding-left: 1rem; margin: 1.2rem 0; }
.steps > li { margin: .45rem 0; }
.steps > li > p:first-child { margin-top: 0; }
.flows a { color: inherit; text-decoration-color: var(--accent); }
.see { color: var(--soft); font-size: .9rem; }
.boards { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
figure { margin: .6rem 0; max-width: 100%; }
figure svg { display: block; max-width: 100%; height: auto; }
figcaption { font-size: .9rem; color: var(--soft); margin-bottom: .3rem; }
.shape { display: block; max-width: 100%; height: auto; margin: .2rem 0; }
.way { stroke: var(--soft); stroke-width: .8; }
.dot { fill: var(--paper); stroke: var(--ink); stroke-width: 1; }
.dot.bold { stroke-width: 2.6; }
.dot.full { fill: var(--accent); }
.brick { fill: var(--card); stroke: var(--ink); stroke-width: 1.2; }
.place { fill: var(--paper); stroke: var(--ink); stroke-width: 1; }
.place.dark { fill: var(--line); }
.line { stroke: var(--ink); stroke-width: 1.6; }
.point { fill: var(--ink); }
.piece { fill: var(--card); stroke: var(--ink); stroke-width: 1.4; }
.piece.seat0 { fill: #fff; stroke: #222; }
.piece.seat1 { fill: #222; stroke: #222; }
svg text.seat0 { fill: #222; }
svg text.seat1 { fill: #fff; }
svg text.edge { fill: var(--soft); }
svg text { font-family: system-ui, "DejaVu Sans", "Noto Sans", sans-serif; fill: var(--ink); text-anchor: middle; }
dl { margin: .4rem 0; } dt { font-weight: 600; margin-top: .5rem; } dd { margin: 0 0 0 1.1rem; }
dl.numbered { display: grid; grid-template-columns: 3.2rem 1fr; gap: .35rem .5rem; }
dl.numbered dt { margin: 0; } dl.numbered dd { margin: 0; }
footer { margin-top: 3rem; padding-top: .6rem; border-top: 1px solid var(--line);
  font-size: .85rem; color: var(--soft); }
@media (min-width: 40.01rem) {
  table.named tbody th { white-space: nowrap; padding-right: 1rem; }
  .n + td:not(.n), .n + th:not(.n) { padding-left: .8rem; }
  .boards figure { max-width: calc(50% - 1rem); }
}
@media (max-width: 40rem) {
  body { padding: 0 .8rem 2rem; }
  h1 { font-size: 1.8rem; } h2 { font-size: 1.3rem; }
  table:not(.keep) { display: block; }
  table:not(.keep) thead { display: none; }
  table:not(.keep) tbody { display: block; }
  table:not(.keep) tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
  table:not(.keep) th { display: block; border: 0; padding: .1rem 0; }
  table:not(.keep) td { display: grid; grid-template-columns: 40% 1fr; gap: .8rem; border: 0; padding: .1rem 0;
    text-align: left; }
  table:not(.keep) td::before { content: attr(data-label); color: var(--soft); }
  table:not(.keep) td.none { display: none; }
  table.keep { font-size: .85rem; }
  figure { overflow-x: auto; }
  figure svg { min-width: var(--least); }
  table.keep th, table.keep td { padding-right: .4rem; }
}
@media print {
  :root { --ink: #000; --soft: #333; --line: #999; --paper: #fff; --card: #fff; --accent: #000; }
  @page { margin: 16mm 14mm; }
  html { font-size: 9.5pt; }
  body { max-width: none; padding: 0; background: #fff; }
  h1 { margin-top: 0; } h2, h3, h4, dt, .lead { break-after: avoid; }
  #setup > h2, #entries > h2, #expansions > h2, #numbered > h2 { break-before: page; margin-top: 0; }
  tr, figure, .rule, dd { break-inside: avoid; }
  thead { display: table-header-group; }
  nav { display: none; } a { color: inherit; text-decoration: none; }
  .cards { columns: 2; column-gap: 4mm; }
  .boards figure { max-width: 47%; }
}
"""
