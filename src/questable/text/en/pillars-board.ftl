### The board of Pillars of Faith on the page.
###
### $seat is a person's name, $name a formation's.

pillars-board = The board of Pillars of Faith
pillars-board-keys = Stations and sites. Arrow keys go from place to place, Page Down and Page Up to the next that can be chosen, Enter chooses, Escape puts back.
pillars-board-again = Show again
pillars-board-skip = Skip
pillars-board-names = Names of places
pillars-board-neutral = Neutral
pillars-board-off =
    { $count ->
        [one] { $count } stone off the board
       *[other] { $count } stones off the board
    }
pillars-board-wings = Wings
pillars-board-assembly = Assembly
pillars-board-unholy = Unholy Assembly
pillars-board-machine = Abominable Machine
pillars-board-rest = At rest
pillars-board-ring = Surrounded
pillars-board-chooses = { $name }: { $seat } chooses
