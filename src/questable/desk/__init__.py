"""What pages ask of a house, answered the same way on a server and on a device of one's own."""

from questable.desk.call import Call, DeskLimits, Endpoint, KeptAnswer, Problem

__all__ = ["Call", "DeskLimits", "Endpoint", "KeptAnswer", "Problem"]
