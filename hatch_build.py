"""Puts the page and the compiled modules into wheels; without a C compiler the wheel is pure."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface[Any]):
    """A wheel that is not an editable one carries the fast build beside the sources."""

    def include_rules(self, version: str, build_data: dict[str, Any]) -> None:
        """The numbered rules, which the page shows beside the board."""
        if self.target_name == "wheel" and version == "standard":
            rules = Path(self.root, "docs", "rules")
            build_data["force_include"][str(rules)] = "questable/rules"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.include_rules(version, build_data)
        if self.target_name != "wheel" or version != "standard":
            return
        self.include_page(build_data)
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

    def include_page(self, build_data: dict[str, Any]) -> None:
        """The page as browsers get it; a wheel without it would be half of the thing."""
        subprocess.run([sys.executable, str(Path(self.root, "tools", "page.py"))], check=True)
        built = Path(self.root, "src", "questable", "web", "built")
        for file in sorted(built.rglob("*")):
            if file.is_file():
                inside = Path("questable", "web", "built", file.relative_to(built))
                build_data["force_include"][str(file)] = inside.as_posix()
