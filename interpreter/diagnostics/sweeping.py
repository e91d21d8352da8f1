"""How often Python looks for what nobody holds any more: seldom in processes of ours, where nearly everything stays.

A library does not decide that for the programs that use it: so it is called where a process of ours begins.
"""

import gc

_MADE, _LATER = 100_000, 50


def sweep_seldom() -> None:
    """To look through what is loaded again and again takes a tenth of the time."""
    gc.set_threshold(_MADE, _LATER, _LATER)
