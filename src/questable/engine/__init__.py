"""The contract between a game and everything else."""

from questable.engine.action import Action, ActionTable, UnknownAction
from questable.engine.event import EVERYONE, Event, Log
from questable.engine.fault import Fault
from questable.engine.game import Game, Setup
from questable.engine.hidden import Hidden
from questable.engine.match import Illegal, Match
from questable.engine.options import Option, Refused, Value
from questable.engine.outcome import Outcome
from questable.engine.pack import Pack, PackError, Packs, PackText
from questable.engine.pile import Pile
from questable.engine.record import Entry, GameFinder, Record, RecordError, read_record
from questable.engine.state import CHANCE, OVER, RACE, SEALED, State
from questable.engine.view import SPECTATOR, View

__all__ = [
    "CHANCE",
    "EVERYONE",
    "OVER",
    "RACE",
    "SEALED",
    "SPECTATOR",
    "Action",
    "ActionTable",
    "Entry",
    "Event",
    "Fault",
    "Game",
    "GameFinder",
    "Hidden",
    "Illegal",
    "Log",
    "Match",
    "Option",
    "Outcome",
    "Pack",
    "PackError",
    "PackText",
    "Packs",
    "Pile",
    "Record",
    "RecordError",
    "Refused",
    "Setup",
    "State",
    "UnknownAction",
    "Value",
    "View",
    "read_record",
]
