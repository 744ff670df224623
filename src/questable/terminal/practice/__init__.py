"""Practice: a puzzle a day, and those that come back (docs/practice.md)."""
