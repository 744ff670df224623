"""Studying games by playing them thousands of times."""

from questable.lab.simulate import simulate
from questable.lab.summary import Summary

__all__ = ["Summary", "simulate"]
