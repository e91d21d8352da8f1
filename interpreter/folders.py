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
    if sys.platform == "win32":
        return _local() / _NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / _NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / _NAME


def cache_folder() -> Path | None:
    """Where what is kept lies: as the user says, or as is the custom of the system. None: nowhere."""
    said = os.environ.get(CACHE_VARIABLE)
    try:
        if said is not None:
            return Path(said).expanduser() if said.strip() else None
        if sys.platform == "win32":
            place = _local() / _NAME / "cache"
        elif sys.platform == "darwin":
            place = Path.home() / "Library" / "Caches" / _NAME
        else:
            place = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / _NAME
    except RuntimeError:  # nobody's home
        return None
    return place if place.is_absolute() else None


def _local() -> Path:
    return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
