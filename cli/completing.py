"""Where the terminal helps with typing: lines can be edited and called back, and the tabulator completes names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import orders

#: between several answers in one line
AHEAD = ";"


def forget() -> None:
    """What was typed can no longer be called back: somebody else sits here now."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def complete(names: Sequence[str], things: Callable[[], Sequence[str]]) -> None:
    """From now on the tabulator completes what is typed to one of these; nothing where there is no readline.

    `things` are called for behind a word that asks about something."""
    try:
        import readline
    except ImportError:
        return

    def completion(text: str, state: int) -> str | None:
        found = completions(text, names, things)
        return found[state] if state < len(found) else None

    readline.set_completer_delims(AHEAD)  # names have spaces in them
    readline.set_completer(completion)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def completions(text: str, names: Sequence[str], things: Callable[[], Sequence[str]]) -> list[str]:
    """What a text can be completed to: an answer or a word, or such a word with what it asks about."""
    from ..interpreter.prose.typed import bare

    word, space, about = text.lstrip().partition(" ")
    before = text[: len(text) - len(text.lstrip())]
    order = orders.exactly(word) if space else None
    asks = order is not None and order[0] in (*orders.ABOUT, *orders.SIGNS.values())
    pool, begun = (things(), about) if asks else (names, text)
    before += f"{word} " if asks else ""
    return [before + name for name in dict.fromkeys(pool) if bare(name).startswith(bare(begun))]
