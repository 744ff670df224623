"""All that a seat or chance can ever do in Skeleton."""

from questable.engine import ActionTable

THROW, KEEP, DIE = range(3)

TABLE = ActionTable()
THROWING = TABLE.add(THROW, "throw")
KEEPING = TABLE.add(KEEP, "keep")
FACES = [TABLE.add(DIE, f"die:{n}", n) for n in range(1, 7)]
