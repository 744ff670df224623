"""Saints as stained-glass windows, composed from the facts of the collection."""

from questable.saints.saint import Saint
from questable.saints.windows.draw import HEIGHT, WIDTH, Drawing, colours, outlines
from questable.saints.windows.recipe import Recipe, recipe_of

__all__ = ["Recipe", "recipe_of", "svg"]


def svg(
    saint: Saint,
    *,
    fine: bool = False,
    night: bool = False,
    height: int = HEIGHT,
    outline: bool = False,
) -> str:
    """A window as a picture of its own that needs no style sheet; `fine` from 200 pixels on.

    With `outline` it is to be coloured in.
    """
    drawing = Drawing(recipe_of(saint), outlines if outline else colours(fine, night))
    width = height * WIDTH // HEIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" stroke-linejoin="round" stroke-linecap="round">'
        f"{drawing.window(f'window-{saint.key}', fine)}</svg>"
    )
