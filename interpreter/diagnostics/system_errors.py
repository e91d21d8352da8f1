"""What the system refuses, as a sentence of ours: the words of the system are in no language of the user's choice."""

from __future__ import annotations

import errno

from .problems import MessageRef, say

#: by the number of the system
SAID = {
    errno.ENOENT: say("system-missing"),
    errno.EACCES: say("system-forbidden"),
    errno.EPERM: say("system-forbidden"),
    errno.EISDIR: say("system-folder"),
    errno.ENOTDIR: say("system-no-folder"),
    errno.EEXIST: say("system-exists"),
    errno.ENOSPC: say("system-full"),
    errno.EROFS: say("system-read-only"),
    errno.ENAMETOOLONG: say("system-long-name"),
    errno.ELOOP: say("system-links"),
    errno.EMFILE: say("system-many-files"),
    errno.ENFILE: say("system-many-files"),
    errno.EIO: say("system-device"),
    errno.ESTALE: say("system-replaced"),
}


def system_reason(failure: Exception) -> MessageRef:
    """Why something could not be done; what has no sentence is named by its code, which is of no language."""
    number = failure.errno if isinstance(failure, OSError) else None
    return SAID.get(number or 0) or say("system-code", code=errno.errorcode.get(number or 0, type(failure).__name__))


def reason_at(failure: Exception, file: str) -> MessageRef:
    """The same of a file."""
    return say("system-at", why=system_reason(failure), file=file)
