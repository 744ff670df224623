"""The program that plays, as a hash: another one would play other games."""

import hashlib

from questable.fast import PACKAGE

PLAYING = ("engine", "saints", "games", "bots", "trials/play.py", "trials/players.py")
"""What a game between bots depends on."""
MEASURING = ("trials/watch.py", "trials/case.py")
"""What its row depends on besides."""


def program(*more: str) -> str:
    """All that plays, and these files besides, code and data, as a hash."""
    digest = hashlib.sha256()
    for part in (*PLAYING, *more):
        inside = sorted((PACKAGE / part).rglob("*"))
        for file in inside or [PACKAGE / part]:
            if file.suffix in (".py", ".toml"):
                content = file.read_bytes()
                digest.update(f"{file.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()[:16]
