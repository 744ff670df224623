### Words of setting up a table in the browser.

setup-which = Which game?
setup-ready-for = Made ready for
setup-usual = Usual
setup-usual-help = as in the rulebook
setup-own-help = your own rules
setup-changed = { $preset }, changed.
setup-put-back = Put back
setup-way = Which way to play?
setup-more = More rules
setup-more-same = all as chosen above · { $count } to change
setup-more-changed =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
setup-lab = See in the lab what these rules do
setup-search = Search the rules
setup-none = No rule contains these words.
setup-clock = Clock, series
setup-clock-dice = Clock, series, real dice
setup-clock-none = no clock · one game
setup-who = Who plays?
setup-friend = A friend
setup-by-link = by link or code
setup-by-here = here, on this device
setup-seat = Seat { $n }
setup-way-link = A friend, by link
setup-way-here = Somebody here
setup-way-bot = A bot
setup-here-name = Name
setup-how-well = How well does { $name } play?
setup-keep = Keep or share these rules
setup-keep-help = for the next time
setup-name = Name of these rules
setup-own = Our rules
setup-save = Keep here
setup-link = Copy a link
setup-file = Save a file
setup-open = Open a file
setup-drop = Forget “{ $name }”
setup-kept = “{ $name }” is kept on this device.
setup-copied = The link is copied.
setup-not-a-mode = This is not a file of rules for this game.
setup-pack = Cards and questions
setup-pack-usual = The game’s own
setup-pack-kept = As they are at this table
setup-packs = Make questions or cards of your own
