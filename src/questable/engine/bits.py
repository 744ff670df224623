"""Sets of small numbers, as masks."""


def numbers_in(mask: int) -> list[int]:
    """The seats, pawns or whatever a mask stands for, in order."""
    return [n for n in range(mask.bit_length()) if (mask >> n) & 1]


def mask_of(numbers: list[int]) -> int:
    """The mask of these again."""
    return sum(1 << n for n in numbers)
