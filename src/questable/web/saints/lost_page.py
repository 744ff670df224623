"""What is shown to whoever asks for what there is not."""

from questable.web.html import el
from questable.web.saints.search_page import MOST, form
from questable.web.saints.sheet import SaintSheet


def lost_page(sheet: SaintSheet) -> bytes:
    """No such saint, day or month."""
    title = sheet.say("saintpage-lost")
    help_text = el("p", sheet.say("saintpage-lost-help"))
    return sheet.whole(title, el("h1", title), help_text, form(sheet), kind="search")


def too_long_page(sheet: SaintSheet) -> bytes:
    """A search that nobody could mean."""
    title = sheet.say("saintpage-too-long")
    help_text = el("p", sheet.say("saintpage-too-long-help", most=MOST))
    return sheet.whole(title, el("h1", title), help_text, form(sheet), kind="search")
