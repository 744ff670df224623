"""Lantern as a package of its own, found by its entry point; the rules are those of tests/tiny."""

from tests.tiny import TinyGame


class Lantern(TinyGame):
    """The tiny game, grown up: it has a card, words, rules and a teller."""


GAME = Lantern()
