"""The questable command."""

from questable.cli.commands import app, main, run

__all__ = ["app", "main", "run"]
