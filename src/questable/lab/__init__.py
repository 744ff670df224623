"""Studying games by playing them thousands of times."""

from questable.lab.simulate import Summary, simulate

__all__ = ["Summary", "simulate"]
