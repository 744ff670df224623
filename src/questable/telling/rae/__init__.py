"""Ràe, told."""

from questable.telling.rae.teller import RaeTeller

TELLER = RaeTeller
