"""Weights of signs by which the winners were likeliest.

A seat's chance is e to the power of its strength over that of all seats, and its strength the sum
of its signs times their weights. Newton's way leads to the best weights, with a small price on
large ones. A sign of which more cannot be worse has no weight where it would have one below zero.
"""

from math import exp, sqrt

from questable.lab.outcomes import likelihood

PRICE = 0.001
STEPS = 12
LONGEST = 2.0
"""No step changes a weight by more than this many, for signs of spread one."""
SETTLED = 0.0001
LEAST_SPREAD = 0.001
"""A sign that hardly ever differs between seats says nothing."""

Row = list[float]
Position = tuple[list[Row], list[int]]
"""Signs by seat, and who won."""


def mean_likelihood(positions: list[Position], weights: Row) -> float:
    """Of the winners, by these weights."""
    total = 0.0
    for rows, winners in positions:
        strengths = [sum(a * b for a, b in zip(row, weights, strict=True)) for row in rows]
        total += likelihood(strengths, winners)
    return total / len(positions)


def fitted(positions: list[Position], free: list[bool]) -> Row:
    """The weights; those that are not free are none below zero."""
    spreads = _spreads(positions, len(free))
    live = [n for n, spread in enumerate(spreads) if spread > LEAST_SPREAD]
    while True:
        scaled = [
            ([[row[n] / spreads[n] for n in live] for row in rows], winners)
            for rows, winners in positions
        ]
        found = _newton(scaled, len(live))
        wrong = {n for n, weight in zip(live, found, strict=True) if weight < 0 and not free[n]}
        if not wrong:
            break
        live = [n for n in live if n not in wrong]
    weights = [0.0] * len(free)
    for n, weight in zip(live, found, strict=True):
        weights[n] = weight / spreads[n]
    return weights


def _spreads(positions: list[Position], signs: int) -> Row:
    """By sign: how far seats lie apart in it, as a mean over positions."""
    squares = [0.0] * signs
    for rows, _ in positions:
        for n in range(signs):
            mean = sum(row[n] for row in rows) / len(rows)
            squares[n] += sum((row[n] - mean) ** 2 for row in rows) / len(rows)
    return [sqrt(square / len(positions)) for square in squares]


def _newton(positions: list[Position], signs: int) -> Row:
    weights = [0.0] * signs
    for _ in range(STEPS):
        slope, bend = _slope(positions, weights)
        for n in range(signs):
            slope[n] = slope[n] / len(positions) - PRICE * weights[n]
            bend[n] = [each / len(positions) for each in bend[n]]
            bend[n][n] += PRICE
        step = _solved(bend, slope)
        weights = [
            weight + max(-LONGEST, min(LONGEST, change))
            for weight, change in zip(weights, step, strict=True)
        ]
        if all(abs(change) < SETTLED for change in step):
            break
    return weights


def _slope(positions: list[Position], weights: Row) -> tuple[Row, list[Row]]:
    """How the likelihood of the winners changes with each weight, and how that does."""
    signs = len(weights)
    slope = [0.0] * signs
    bend = [[0.0] * signs for _ in range(signs)]
    for rows, winners in positions:
        strengths = [sum(a * b for a, b in zip(row, weights, strict=True)) for row in rows]
        most = max(strengths)
        parts = [exp(strength - most) for strength in strengths]
        whole = sum(parts)
        mean = [0.0] * signs
        for row, part in zip(rows, parts, strict=True):
            there = [(n, each) for n, each in enumerate(row) if each]
            for n, each in there:
                weighed = part / whole * each
                mean[n] += weighed
                for other, beside in there:
                    bend[n][other] += weighed * beside
        for seat in winners:
            for n in range(signs):
                slope[n] += (rows[seat][n] - mean[n]) / len(winners)
        for n, each in enumerate(mean):
            if each:
                for other, beside in enumerate(mean):
                    bend[n][other] -= each * beside
    return slope, bend


def _solved(matrix: list[Row], right: Row) -> Row:
    """By elimination; the matrix has large numbers on its diagonal."""
    size = len(right)
    rows = [[*matrix[n], right[n]] for n in range(size)]
    for n in range(size):
        for below in range(n + 1, size):
            part = rows[below][n] / rows[n][n]
            rows[below] = [a - part * b for a, b in zip(rows[below], rows[n], strict=True)]
    found = [0.0] * size
    for n in reversed(range(size)):
        known = sum(rows[n][other] * found[other] for other in range(n + 1, size))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found
