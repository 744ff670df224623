"""Pillars of Faith, told."""

from questable.telling.pillars.teller import PillarsTeller

TELLER = PillarsTeller
