"""Where the terminal helps with typing: lines can be edited and called back, and the tabulator completes names."""

from __future__ import annotations

from collections.abc import Sequence


def forget() -> None:
    """What was typed can no longer be called back: somebody else sits here now."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def complete(names: Sequence[str]) -> None:
    """From now on the tabulator completes what is typed to one of these; nothing where there is no readline."""
    try:
        import readline
    except ImportError:
        return
    from ..interpreter.text.typed import bare

    def completion(text: str, state: int) -> str | None:
        found = [name for name in dict.fromkeys(names) if bare(name).startswith(bare(text))]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")  # names have spaces in them
    readline.set_completer(completion)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
