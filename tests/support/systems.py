"""As if the program ran on another system, as far as the customary folders of a user go."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import platformdirs.macos
import platformdirs.unix
import platformdirs.windows
import pytest

_CLASSES = {
    "linux": platformdirs.unix.Unix,
    "darwin": platformdirs.macos.MacOS,
    "win32": platformdirs.windows.Windows,
}


def system(platform: str, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """On Windows the system is asked for the folder and not the environment: here it answers with one in `home`."""
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(platformdirs, "PlatformDirs", _CLASSES[platform])
    monkeypatch.setattr(platformdirs.windows, "get_win_folder", lambda _: str(home / "AppData" / "Local"))
