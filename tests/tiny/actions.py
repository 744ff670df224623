"""Lantern's action table."""

from questable.engine import Action, ActionTable

KINDS = 4
PEEK, TAKE, LAY, ASK, FLIP, ROLL, DARE, YES, NO, CALL, NOTICE, GRAB, DRAW, LOOK, DIE = range(15)

TABLE = ActionTable()
PEEKING = TABLE.add(PEEK, "peek")
TAKING = TABLE.add(TAKE, "take")
LAYS = [TABLE.add(LAY, f"lay:{c}", c) for c in range(KINDS)]
ASKS = [TABLE.add(ASK, f"ask:{c}", c) for c in range(KINDS)]
FLIPPING = TABLE.add(FLIP, "flip")
ROLLING = TABLE.add(ROLL, "roll")
DARING = TABLE.add(DARE, "dare")
SAYING_YES = TABLE.add(YES, "yes")
SAYING_NO = TABLE.add(NO, "no")
CALLING = TABLE.add(CALL, "call")
NOTICES = [TABLE.add(NOTICE, f"notice:{seat}", seat) for seat in range(3)]
GRABBING = TABLE.add(GRAB, "grab")
DRAWS: list[Action] = [TABLE.add(DRAW, f"draw:{c}", c) for c in range(KINDS)]
LOOKS: list[Action] = [TABLE.add(LOOK, f"look:{c}", c) for c in range(KINDS)]
DICE: list[Action] = [TABLE.add(DIE, f"die:{n}", n) for n in range(1, 7)]
