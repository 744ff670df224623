"""A table on a device of one's own, with nothing behind it: in a web worker of the page.

Nothing is imported here: what a module needs is loaded when it is first wanted.
"""

__all__: list[str] = []
