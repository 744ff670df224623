"""How a game ended."""

from typing import Final


class Outcome:
    """The reason of the end, who won (nobody, one, several) and every seat's score."""

    def __init__(self, reason: str, winners: list[int], scores: list[int]) -> None:
        self.reason: Final = reason
        self.winners: Final = winners
        self.scores: Final = scores

    def as_json(self) -> dict[str, str | list[int]]:
        """The outcome as plain data."""
        return {"reason": self.reason, "winners": self.winners, "scores": self.scores}
