"""The glasses of the windows: a name, and its colour by day and by night."""

from typing import Final

GLASSES: Final = {
    # The page's own colours (client/src/kit/tokens.css).
    "lead": ("#3b3331", "#08060c"),
    "sky": ("#2f6fb0", "#4c93d9"),
    "rose": ("#b53052", "#d9527a"),
    "leaf": ("#3d7a3b", "#5aa357"),
    "amber": ("#dfa02b", "#ecb244"),
    "violet": ("#6c4dab", "#9472d6"),
    "ember": ("#c04f20", "#e0703c"),
    "parchment": ("#fffaee", "#221c2d"),
    # Cloth, metal and wood.
    "white": ("#fdf6e6", "#efe6d4"),
    "grey": ("#8d8b9a", "#8b889c"),
    "silver": ("#c9d1dc", "#a9b3c4"),
    "sable": ("#474455", "#4b475e"),
    "brown": ("#8b6038", "#8e6540"),
    "dark-brown": ("#6d4929", "#6b4a2e"),
    "tan": ("#c99a5f", "#bf935d"),
    "pink": ("#e193ab", "#d98ba5"),
    "teal": ("#2f8a80", "#3d9d92"),
    "cyan": ("#45aebf", "#4cb3c4"),
    "orange": ("#dc7d2e", "#e28a41"),
    "gold": ("#f0b93c", "#f2c14e"),
    "frame-grey": ("#a5a3b0", "#a3a0b4"),
    "frame-brown": ("#a87545", "#ab7c50"),
    # People.
    "skin-fair": ("#f3d5b0", "#ecc9a0"),
    "skin-golden": ("#ecc592", "#e3bb88"),
    "skin-olive": ("#d9a876", "#d0a071"),
    "skin-brown": ("#a9744a", "#a87850"),
    "skin-dark": ("#7a4e33", "#80563a"),
    "hair-white": ("#f1ede4", "#e6e0d4"),
    "hair-grey": ("#a59d97", "#9d958f"),
    "hair-fair": ("#c58f3e", "#c9974a"),
    "hair-red": ("#b0592b", "#b9653a"),
    "hair-brown": ("#7b5030", "#80563a"),
    "hair-dark": ("#3f2f2a", "#4a3a35"),
    "eye": ("#2a2119", "#1c1410"),
    # Light that falls through, laid over other glass.
    "light": ("#ffffff33", "#ffffff33"),
    "paler": ("#ffffff29", "#ffffff29"),
    "deeper": ("#00000024", "#00000024"),
    "gleam": ("#ffffff21", "#ffffff21"),
    "foil": ("#ffffff4d", "#ffffff4d"),
    "glint": ("#ffffff", "#ffffff"),
    "cheek": ("#b5305233", "#d9527a33"),
}  # fmt: skip

PAGE: Final = ("lead", "sky", "rose", "leaf", "amber", "violet", "ember")
"""Those that the page takes from its tokens."""
