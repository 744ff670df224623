"""What a law says when it does not hold."""


class Broken(AssertionError):
    """A law that a position or a walk broke, and how."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
