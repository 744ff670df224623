"""A sheet to write a page on: its language, where it lies, what all pages have around them."""

from questable.languages import LANGUAGES, ON_CARDS
from questable.printing.pictures import box, drawn, inner
from questable.saints import Saint
from questable.text import Words
from questable.web.html import Child, Safe, el, joined
from questable.web.saints.built import Built

SMALL = (60, 72)
"""A window beside a name, in pixels."""
LARGE = (375, 450)
NIGHT = "(prefers-color-scheme: dark)"


class SaintSheet:
    """One page that is being written; `rest` is its address below the saints of its language."""

    def __init__(self, words: Words, built: Built, rest: str = "") -> None:
        self.words = words
        self.say = words.say
        self.lang = words.lang
        self.built = built
        self.rest = rest
        self.root = "../" * (1 + len(rest.split("/")) if rest else 1)
        """The way up to where the house stands, so that it may stand under any path."""

    def saints(self, rest: str = "", lang: str = "") -> str:
        """The address of another page of saints."""
        return f"{self.root}{lang or self.lang}/saints{'/' if rest else ''}{rest}"

    def name(self, saint: Saint) -> str:
        """What a saint is called here."""
        return saint.name[self.lang]

    def sign(self, kind: str, value: str | int) -> Safe:
        """A sign of the card, as it is printed too."""
        picture = drawn().get(f"sign {kind} {value}", "")
        if not picture:
            return Safe("")
        left, top, wide, high = box(picture)
        # Each has the light that falls on glass; a page has each name once.
        shapes = inner(picture).replace("card-shine", f"shine-{value}")
        return el(
            "svg", Safe(shapes), class_=f"sign {kind}", aria_hidden="true",
            viewBox=f"{left:g} {top:g} {wide:g} {high:g}",
        )  # fmt: skip

    def window(self, saint: Saint, *, large: bool = False) -> Safe:
        """A saint's window, by day and by night; an ornament beside the name."""
        width, height = LARGE if large else SMALL
        look = "fine" if large else "small"
        folder = f"{self.root}saints/windows"
        return el(
            "picture",
            el("source", srcset=f"{folder}/{look}-night/{saint.key}.svg", media=NIGHT),
            el("img", src=f"{folder}/{look}/{saint.key}.svg", width=width, height=height, alt="",
               loading=None if large else "lazy"),
        )  # fmt: skip

    def whole(self, title: str, *main: Child, about: str = "", kind: str = "") -> bytes:
        """The page with its head and its masthead."""
        head = [
            el("meta", charset="utf-8"),
            el("meta", name="viewport", content="width=device-width, initial-scale=1"),
            el("meta", name="color-scheme", content="light dark"),
            el("meta", name="description", content=about or self.say("saintpage-about")),
            el("title", self.say("saintpage-title", name=title)),
            el("link", rel="icon", href=f"{self.root}icon.svg", type="image/svg+xml"),
            *(
                el("link", rel="alternate", hreflang=each, href=self.saints(self.rest, each))
                for each in ON_CARDS
            ),
        ]
        if self.built.style:
            head.append(el("link", rel="stylesheet", href=self.root + self.built.style))
        if self.built.script:
            head.append(el("script", type="module", src=self.root + self.built.script))
        body = el(
            "body",
            el("a", self.say("saintpage-skip"), class_="skip", href="#main"),
            self._masthead(),
            el("main", *main, id="main", class_=kind or None, tabindex="-1"),
        )
        html = el("html", el("head", *head), body, lang=self.lang)
        return f"<!doctype html>\n{html}\n".encode()

    def _masthead(self) -> Safe:
        icon = el("img", src=f"{self.root}icon.svg", width=38, height=38, alt="")
        home = el("span", self.say("saintpage-home"), class_="unseen")
        ways = [("", "saints"), ("today", "today"), ("search", "search")]
        return el(
            "header",
            el("a", icon, home, class_="home", href=self.root),
            el("nav", *(self._way(*each) for each in ways), class_="ways",
               aria_label=self.say("saintpage-saints")),
            el("nav", *map(self._language, ON_CARDS), class_="languages",
               aria_label=self.say("saintpage-language")),
            class_="masthead",
        )  # fmt: skip

    def _way(self, rest: str, word: str) -> Safe:
        here = "page" if rest == self.rest else None
        return el("a", self.say(f"saintpage-{word}"), href=self.saints(rest), aria_current=here)

    def _language(self, lang: str) -> Safe:
        name, short = LANGUAGES[lang].name, lang.upper()
        return el(
            "a", el("span", short, aria_hidden="true"), el("span", name, class_="unseen"),
            href=self.saints(self.rest, lang), lang=lang, hreflang=lang, title=name,
            aria_current="true" if lang == self.lang else None,
        )  # fmt: skip


def rows(pairs: list[tuple[str, Child]]) -> Safe:
    """Labels and what stands behind them."""
    return el("dl", *(joined([el("dt", label), el("dd", value)]) for label, value in pairs))
