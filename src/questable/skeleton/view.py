"""What a seat may know of Skeleton: everything."""

from questable.engine import View


class SkeletonView(View, frozen=True, kw_only=True):
    """The table as all see it."""

    turn: int
    """Whose turn it is,"""
    turns: int
    """and how many there were before it."""
    heap: int
    """What lies before that seat."""
    goal: int
    scores: list[int]
    """By seat: the points that are safe."""
    barrier: int
    """The last entry that nobody can take back."""
