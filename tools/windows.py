"""Write what the page draws the saints' windows from: parts, recipes and glasses."""

import hashlib
import json
from pathlib import Path

from questable.saints import shipped
from questable.saints.windows.draw import BUST, HANGING, LANCET, Drawing, classes
from questable.saints.windows.glass import GLASSES, PAGE
from questable.saints.windows.parts import parts
from questable.saints.windows.recipe import Recipe, recipe_of

FOLDER = Path(__file__).resolve().parents[1] / "client" / "src" / "windows"


def packed(recipe: Recipe) -> list[str]:
    """A recipe as the page reads it: glasses, then layers, a piece a line."""
    layers = (recipe.behind, [recipe.halo], recipe.back, recipe.clothes, recipe.head, recipe.things)
    glasses = (recipe.frame, recipe.ground, recipe.skin, recipe.hair)
    return [*glasses, *("\n".join(layer) for layer in layers)]


def sums(recipe: Recipe) -> list[str]:
    """What the page's own drawings have to come to, form by form."""
    drawing = Drawing(recipe, classes)
    whole = (drawing.window("w"), drawing.window("w", fine=True))
    drawn = (*whole, drawing.figure("w"), drawing.bust())
    return [hashlib.sha256(each.encode()).hexdigest()[:10] for each in drawn]


def sheet() -> str:
    """The glasses as a style sheet, in the page's own colours where it has them."""
    lines = ["/* Made by ./run windows from the glasses of the saints; do not edit. */"]
    for name, (day, night) in GLASSES.items():
        colour = f"light-dark({day}, {night})" if day != night else day
        token = {"parchment": "var(--parchment-2)", **{each: f"var(--{each})" for each in PAGE}}
        lines.append(f".saint-window .{name} {{\n  color: {token.get(name, colour)};\n}}")
    return "\n".join(lines) + "\n"


def made() -> dict[Path, str]:
    """The files and what has to be in them."""
    recipes = {saint.key: recipe_of(saint) for saint in shipped().entries}
    page = {
        "lancet": LANCET,
        "bust": BUST,
        "hanging": HANGING,
        "parts": parts(),
        "saints": {key: packed(recipe) for key, recipe in recipes.items()},
    }
    drawn = {key: sums(recipe) for key, recipe in recipes.items()}
    return {
        FOLDER / "windows.json": json.dumps(page, indent=0, ensure_ascii=False) + "\n",
        FOLDER / "sums.json": json.dumps(drawn, indent=0) + "\n",
        FOLDER / "glass.css": sheet(),
    }


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
