"""Writes The Holy Quest's questions anew from the collection of saints: a change of its pack."""

from questable.games.holy_quest.contents import saints_of
from questable.games.holy_quest.library import frozen_file, written
from questable.games.holy_quest.pack import shipped

if __name__ == "__main__":
    file = frozen_file()
    if not file.exists():
        file.write_text("", encoding="utf-8")
    file.write_text(written(saints_of(shipped())), encoding="utf-8")
