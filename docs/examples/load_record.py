"""Load a record."""

from pathlib import Path

import questable as q

file = Path("game.jsonl")
q.play("pillars", ["club", "random"], seed="kept").record.save(file)

record = q.load_record(file)
print(*q.tell(q.replay(record, ply=8)), sep="\n")
for entry in record.entries[8:12]:
    print(f"seat {entry.seat}: {entry.action}")
print("the end:", q.replay(record).state.result().reason)
