"""What the judge says: rows to be stored, or no with a reason."""

from questable.table.log.rows import AnyFact
from questable.table.ports import Link


class No(Exception):
    """A message that is refused; nothing has changed."""

    def __init__(
        self, code: str, rule: str = "", facts: dict[str, int | str] | None = None
    ) -> None:
        super().__init__(f"{code} {rule}".strip())
        self.code = code
        self.rule = rule
        self.facts: dict[str, int | str] = facts or {}


class Verdict:
    """The rows of one atomic group, and what has to be stored with them."""

    def __init__(self, *facts: AnyFact) -> None:
        self.facts: list[AnyFact] = list(facts)
        self.seed: tuple[int, bytes] | None = None
        self.void: list[int] = []
        """Persons whose links are void from now on."""
        self.shut: list[str] = []
        """Kinds of links of which there are none from now on."""
        self.links: list[Link] = []
        self.no: No | None = None
        """Rows that are stored although the answer is no: a racing action that came too late."""
