### Words of the server, as the command line says them.

web-serving = Questable is running at { $url } and saves its tables in { $db }.
web-serving-lan = On your home network: { $url }
web-stop = Press Ctrl+C to stop it. Games continue when you start it again.
web-bad-db = “{ $db }” is not the address of a database; write { $example }.
web-store = { $db } cannot be used: { $why }.
web-port = Port { $port } cannot be used: { $why }. Try another with --port.
web-taken = Another server is using { $db }. Stop it first.
web-bad-config = { $where } cannot be used: { $why }.
web-there-already = { $file } is there already. Choose another name.
web-no-file = There is no { $file }.
web-backed-up = Copied to { $file }. It holds the seeds of running games, so only you can read it.
web-restored = { $db } is as it was when the copy was made.
web-kept-before = What was there before is kept in { $file }.
web-room = { $room }: opened { $opened }, last used { $hours ->
    [0] within the hour
    [one] an hour ago
   *[other] { $hours } hours ago
}, { $life }, { $kilobytes } KB
web-room-alone = nobody else came
web-room-company = no game yet
web-room-played = played
web-room-facts = { $rows } rows, { $people ->
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
web-room-deleted = Room { $room } is forgotten.
