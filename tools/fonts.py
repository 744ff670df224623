"""Make the fonts of the printing press from those of the page.

python -m tools.fonts    writes src/questable/printing/fonts; run it when the page's fonts change

The page has each font in parts for browsers, with all weights in one; typst reads neither parts nor
weights that vary. So the parts are put together, one file a weight. The name Marcellus is reserved
for what its maker made, so what is made of it here bears another.
"""

import tempfile
from pathlib import Path
from typing import Final

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).resolve().parents[1]
MODULES: Final = ROOT / "client" / "node_modules"
FONTS: Final = ROOT / "src" / "questable" / "printing" / "fonts"
PARTS: Final = ("latin", "latin-ext")
CABIN: Final = MODULES / "@fontsource-variable" / "cabin"
MARCELLUS: Final = MODULES / "@fontsource" / "marcellus"
DISPLAY: Final = "Questable Display"
STYLES: Final = {
    "Cabin-Regular": ("normal", 400, "Regular"),
    "Cabin-Bold": ("normal", 700, "Bold"),
    "Cabin-Italic": ("italic", 400, "Italic"),
}


def whole(parts: list[TTFont]) -> TTFont:
    """One font of its parts."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{n}.ttf") for n in range(len(parts))]
        for part, file in zip(parts, files, strict=True):
            part.flavor = None
            for table in ("GSUB", "GPOS", "GDEF", "STAT", "meta", "DSIG", "gasp"):
                if table in part and (part is not parts[0] or table != "GPOS"):
                    del part[table]
            part.save(file)
        return Merger().merge([str(file) for file in files])


def named(font: TTFont, family: str, style: str) -> TTFont:
    """With names that say what it is."""
    name = font["name"]
    for record in list(name.names):
        if record.nameID in (3, 16, 17, 21, 22, 25):
            name.removeNames(nameID=record.nameID)
    full = f"{family} {style}"
    for number, text in ((1, family), (2, style), (4, full), (6, full.replace(" ", "-"))):
        name.setName(text, number, 3, 1, 0x409)
        name.setName(text, number, 1, 0, 0)
    return font


def cabin(style: str, weight: int, name: str) -> TTFont:
    """One weight of the text's font."""
    parts = [TTFont(CABIN / "files" / f"cabin-{part}-wght-{style}.woff2") for part in PARTS]
    single = [instantiateVariableFont(part, {"wght": weight}) for part in parts]
    font = named(whole(single), "Cabin", name)
    font["OS/2"].usWeightClass = weight
    bold, italic = weight == 700, style == "italic"
    font["OS/2"].fsSelection = (1 if italic else 0) | (32 if bold else 0) or 64
    font["head"].macStyle = (1 if bold else 0) | (2 if italic else 0)
    return font


def display() -> TTFont:
    """The font of names and titles."""
    files = MARCELLUS / "files"
    parts = [TTFont(files / f"marcellus-{part}-400-normal.woff2") for part in PARTS]
    return named(whole(parts), DISPLAY, "Regular")


def main() -> None:
    """Write all of them, and under which terms they may be used."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for file, (style, weight, name) in STYLES.items():
        cabin(style, weight, name).save(FONTS / f"{file}.ttf")
    display().save(FONTS / "Questable-Display.ttf")
    for folder, file in ((CABIN, "Cabin"), (MARCELLUS, "Questable-Display")):
        text = (folder / "LICENSE").read_text(encoding="utf-8")
        (FONTS / f"{file}-LICENSE.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
