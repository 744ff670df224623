"""What the keeper of a house says to everybody in it: who may come, what is announced."""

import unicodedata

import msgspec

from questable.table.judge.verdict import No

ALIKE = str.maketrans("013457@$", "oleastas")
"""Signs that stand for letters in names that are meant to slip through."""


class HousePolicy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The keeper's word; it can change while tables play."""

    closed: bool = False
    """Nobody new: no rooms, nobody by the door. Whoever has a link of their own comes in."""
    notice: dict[str, str] = {}
    """By language: what is shown on top of every page, such as when the server will be away."""
    unfit_names: tuple[str, ...] = ()
    """Words that no name may contain."""
    banned: tuple[str, ...] = ()
    """Addresses and networks that are not answered."""

    def need_open(self) -> None:
        """No when nobody new may come."""
        if self.closed:
            raise No("house-closed")

    def need_fit(self, name: str) -> None:
        """No for a name that contains an unfit word, however it is written."""
        plain = _plain(name)
        if any(word and word in plain for word in map(_plain, self.unfit_names)):
            raise No("unfit-name")


def _plain(text: str) -> str:
    """Letters only, without accents, case and disguise."""
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(ALIKE)
    return "".join(each for each in apart if each.isalpha())
