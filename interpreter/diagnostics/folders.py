"""The folders a user has for us: games and other things of their own, and what is kept only to be quicker."""

from __future__ import annotations

import os
import sys
from pathlib import Path

#: another folder for games, and for the key of what is kept
DATA_VARIABLE = "SPIELWERK_DATA_DIR"
#: another folder for what is kept; empty: nothing is kept
CACHE_VARIABLE = "SPIELWERK_CACHE_DIR"
_NAME = "spielwerk"


def data_folder() -> Path:
    """Where what belongs to this user lies. RuntimeError if nobody knows where their home is."""
    given = os.environ.get(DATA_VARIABLE)
    if given:
        return Path(given)
    from platformdirs import user_data_path  # takes its time to import, and often the user has said which folder

    return _known(user_data_path(_NAME, appauthor=False))


def earlier_data_folders() -> list[Path]:
    """Where it may lie from before `platformdirs` said where, mostly the same: what was put there is still theirs."""
    if os.environ.get(DATA_VARIABLE):
        return []
    if sys.platform == "darwin":  # whatever the variables of other systems say
        place = os.path.expanduser("~/Library/Application Support")
    else:  # as they stood there, also if they say what the system or its custom does not
        place = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME", "")
    return [Path(place) / _NAME] if place else []


def cache_folder() -> Path | None:
    """Where what is kept lies: as the user says, or as is the custom of the system. None: nowhere."""
    said = os.environ.get(CACHE_VARIABLE)
    try:
        if said is not None:
            return Path(said).expanduser() if said.strip() else None
        from platformdirs import user_cache_path

        return _known(user_cache_path(_NAME, appauthor=False))
    except RuntimeError:  # nobody's home
        return None


def _known(folder: Path) -> Path:
    """A folder as is the custom of the system. RuntimeError if it depends on a home that nobody knows."""
    if not folder.is_absolute():
        raise RuntimeError(folder)
    return folder
