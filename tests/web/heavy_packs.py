"""The dearest packs that are let in: as many cards as may be, and all that they may say."""


def saints(count: int = 400, companions: int = 40) -> str:
    """A pack of Saint Cards, each saint with as many companions as a list may have."""
    keys = [f"{chr(97 + n // 26 % 26)}{chr(97 + n % 26)}{n // 676 or ''}" for n in range(count)]
    cards = ["name = 'x'"]
    for n, key in enumerate(keys):
        others = [keys[(n + k + 1) % count] for k in range(companions)]
        cards.append(
            f"[{key}]\nname={{en='{key}',fr='{key}'}}\nbirth={n % 19 + 1}\npassing={n % 20 + 1}\n"
            f"main='red'\nmonth={n % 12 + 1}\ncompanions={others}".replace(" ", "")
        )
    return "\n".join(cards)
