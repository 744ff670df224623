"""Puts the page and the compiled modules into wheels; without a C compiler the wheel is pure.

`QUESTABLE_BUILD=pure` asks for a pure one. `QUESTABLE_HOME_URL` is where the repository can be
read: links of the long description lead there.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"^!\[[^\]]*\]\((?!\w+:)[^)]*\)\n+", re.MULTILINE)
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]*)\)")


def long_description(readme: str, home: str) -> str:
    """The README for a page that lies elsewhere: no link of it is relative.

    Where nobody says where the repository is, pictures are left out and links are plain words.
    """
    if not home:
        return LINK.sub(r"\2", PICTURE.sub("", readme))

    def whole(found: re.Match[str]) -> str:
        picture, words, place = found.groups()
        return f"{picture}[{words}]({home.rstrip('/')}/{'raw' if picture else 'blob'}/main/{place})"

    return LINK.sub(whole, readme)


class LongDescription(MetadataHookInterface):
    """The README as an index of packages shows it."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = long_description(readme, os.environ.get("QUESTABLE_HOME_URL", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class CompiledModules(BuildHookInterface[Any]):
    """A wheel that is not an editable one carries the fast build beside the sources."""

    def include_rules(self, build_data: dict[str, Any]) -> None:
        """The numbered rules, which the page shows beside the board."""
        rules = Path(self.root, "docs", "rules")
        build_data["force_include"][str(rules)] = "questable/rules"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        self.build_page()
        if self.target_name != "wheel":
            return
        self.include_rules(build_data)
        self.include_page(build_data)
        if os.environ.get("QUESTABLE_BUILD") == "pure":
            return
        command = [sys.executable, str(Path(self.root, "tools", "compile.py")), "--for-wheel"]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            print("questable: this wheel is pure", file=sys.stderr)
            return
        build = Path(done.stdout.strip())
        manifest = json.loads((build / "manifest.json").read_text())
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in manifest["modules"].values():
            build_data["force_include"][str(build / file)] = file

    def build_page(self) -> None:
        """The page as browsers get it; what is unpacked from an sdist has it already."""
        if Path(self.root, "client").is_dir():
            subprocess.run([sys.executable, str(Path(self.root, "tools", "page.py"))], check=True)

    def include_page(self, build_data: dict[str, Any]) -> None:
        """A wheel without it would be half of the thing."""
        built = Path(self.root, "src", "questable", "web", "built")
        if not (built / "index.html").is_file():
            raise FileNotFoundError(f"{built} has no page")
        for file in sorted(built.rglob("*")):
            if file.is_file():
                inside = Path("questable", "web", "built", file.relative_to(built))
                build_data["force_include"][str(file)] = inside.as_posix()
