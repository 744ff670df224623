"""PettingZoo's own games, in a process of their own."""

from bench.stepping import zoo as tasks

__all__ = ["tasks"]
