### Words of the server, as the command line says them.

web-serving = Questable is running at { $url } and saves its tables in { $db }.
web-serving-lan = On your home network: { $url }
web-pack = { $game } is played with { $file }. Save changes to it while this runs: the next game has them.
web-pack-renewed = { $file } has changed. The next game of { $game } is played with it.
web-pack-wrong = { $why } Tables keep the pack as it was.
web-pack-line = { $file }, line { $line }: { $why }
web-pack-refused = { $file }: { $why }
web-stop = Press Ctrl+C to stop it. Games continue when you start it again.
web-bad-db = “{ $db }” is not the address of a database; write { $example }.
web-store = { $db } cannot be used: { $why }.
web-port = Port { $port } cannot be used: { $why }. Try another with --port.
web-host = This machine has no address { $host }. Check --host.
web-taken = Another server is using { $db }. Stop it first.
web-bad-config = { $where } cannot be used: { $why }.
web-there-already = { $file } is there already. Choose another name.
web-no-file = There is no { $file }.
web-backed-up = Copied to { $file }. It holds the seeds of running games, so only you can read it.
web-restored = { $db } is as it was when the copy was made.
web-kept-before = What was there before is kept in { $file }.
web-postgres = It is PostgreSQL { $version }, with synchronous_commit { $commit }.
web-postgres-unsafe = Warning: { $setting } is off there. If that machine stops, moves that were confirmed can be lost.
web-workers-file = Several workers need a PostgreSQL database: two of them on one file would only wait for each other. Give it with --db postgresql://…
web-workers-apart = Other machines use this database. Each of them has to say with --address where the others reach it.
web-postgres-has = { $db } is a PostgreSQL database; use { $program } for that.
web-moving = Rooms copied: { $done } of { $count }.
web-moved = Both now hold { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
} and { $rows ->
    [one] one row
   *[other] { $rows } rows
}. Serve from the new one from now on.
web-move-other = The new store holds something else: room { $room } is not a room of the old one as it is now. Choose an empty one.
web-move-counts = The copy is not whole: it has { $done } of { $count } entries.
web-move-interrupted = Interrupted. The same command goes on from here.
web-room = { $room }: opened { $opened }, last used { $hours ->
    [0] within the hour
    [one] an hour ago
   *[other] { $hours } hours ago
}, { $life }, { $kilobytes } KB
web-room-alone = nobody else came
web-room-company = no game yet
web-room-played = played
web-room-facts = { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $people ->
    [one] one person
   *[other] { $people } people
}, { $games ->
    [one] one game
   *[other] { $games } games
}
web-rooms = { $count ->
    [0] No rooms.
    [one] One room.
   *[other] { $count } rooms.
}
web-no-room = There is no room { $room }.
web-room-deleted = Room { $room } is deleted.

## What is wrong with a configuration: behind the name of its file or variable.

config-no-text = it is not a text file
config-no-toml = { $line ->
    [0] it is not TOML
   *[other] line { $line } is not TOML
}
config-unknown = there is no setting called { $name }
config-kind = { $name } has to be { $kind ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [array] a list
    [object] a table
   *[str] a text
}
config-port = port is a number from 0 to 65535
config-days = days is 1 or more
config-workers = workers is a number from 1 to 64
config-address = address is HOST:PORT, with a port below 65472
config-prefix = prefix begins with a slash and does not end with one
config-networks = { $name } takes addresses or networks, never everybody
config-packs = packs are written GAME=FILE, each game once
config-ascii = { $name } is written in plain ASCII

## What a machine says when it cannot: within a sentence.

cause-missing = there is no such file or folder
cause-forbidden = permission is denied
cause-read-only = it cannot be written
cause-folder = it is a folder
cause-no-folder = part of the path is not a folder
cause-there = it is there already
cause-full = the disk is full
cause-in-use = something else is using it
cause-no-database = it is not a database
cause-no-such-database = there is no such database
cause-no-answer = nothing answers there
cause-address = its address cannot be read
cause-no-store = it holds no tables of Questable
cause-damaged = it is damaged
cause-busy = it is busy; try again
cause-newer = it belongs to a newer version of Questable
cause-older = it belongs to an older version; serve from it once
cause-half = it was copied only in part; call “questable migrate” again
web-from-file = Questable cannot run from a file. Put this folder on a web space, or start python3 -m http.server in it and open the address that it shows.

# The columns of a class's results, for a spreadsheet.
web-class-name = Name
web-class-points = Points in bees
web-class-right = Right answers
web-class-answered = Answers
web-class-asked = Questions
web-class-learnt = Learning cards done
web-class-knew = Learning cards known
web-class-games = Games finished
web-class-wins = Games won

## Numbers of packs, as the lab names them. $n: the place in a list; $card: a card or a saint.

web-number-questor-die-monsters = A roll that brings a monster (no. { $n })
web-number-questor-supply-monsters = Monsters in all
web-number-questor-goals-trophies = Monsters the Warrior has to slay
web-number-questor-goals-tiles = Tiles the Mage needs
web-number-questor-goals-tiles_three = Tiles the Mage needs among three
web-number-holy-quest-board-ring = Tiles round the Throne Room
web-number-holy-quest-cards-1 = Action card { $n }: copies
web-number-holy-quest-cards-2 = Action card { $n }: by how many tiles
web-number-holy-quest-pieces-ice = Ice markers
web-number-holy-quest-pieces-wrong = Tiles back for a wrong answer
web-number-holy-quest-points-heaven = Points for each pawn in Heaven
web-number-holy-quest-points-all_heaven = Points for all four in Heaven
web-number-holy-quest-points-throne = Points for each pawn in the Throne Room
web-number-holy-quest-points-all_throne = Points for all four in the Throne Room
web-number-holy-quest-points-own_card = Points for each Saint card of one’s own order
web-number-holy-quest-points-other_card = Points for each Saint card of another order
web-number-holy-quest-points-all_cards = Points for all cards of one’s order
web-number-holy-quest-points-own_token = Points for one’s own token
web-number-holy-quest-points-other_token = Points for each token of another order
web-number-holy-quest-points-target = Points that win a series
web-number-holy-quest-points-target_advanced = Points that win an Advanced series
web-number-saint-cards-saints-2 = { $card }: century of birth
web-number-saint-cards-saints-3 = { $card }: century of death
web-number-saint-cards-saints-6 = { $card }: month of the feast
web-number-saint-cards-wildcards-3 = { $card }: month of the feast
web-number-saint-cards-wildcards-4 = { $card }: players at the most
web-number-run-the-race-cards-1 = { $card }: century of birth
web-number-run-the-race-cards-2 = { $card }: century of death
web-number-run-the-race-cards-4 = { $card }: month of the feast
web-number-rae-copies = { $card }: copies
web-number-rae-points = { $card }: points
