### A table on one's own device, without a server: the page's words for it.

device-before = The first game loads { $megabytes } MB. After that you can play here without an internet connection.
device-coming = Loading the table: { $loaded } of { $megabytes } MB
device-waking = Setting up the table…
device-meanwhile = Read the rules meanwhile
device-ask = Load { $megabytes } MB now?
device-ask-why = You seem to be on mobile data. It is loaded once; after that no connection is needed.
device-ask-yes = Load it now
device-ask-no = Not now
device-failed = The table could not be loaded. Check your connection, then try again.
device-again = Try again
device-taken = Your tables are open in another window. To go on here, take them back.
device-take = Go on here
device-alone = Only on this device
device-alone-why = This Questable has no server, so nobody can join from another device. Add bots, or people who sit here with you.
device-alone-start = This Questable has no server, so nobody can join from another device. Play against bots, or pass this device around.
device-alone-here = This table is on your device, so nobody can join from another one. Add bots, or people who sit here with you.
device-forget-help = The table and its games are deleted from this device. If you want to keep a game, save it as a file first.
device-forget-all-help = This device forgets all tables with their games, your name and your settings. Do this before you leave a computer that others use.

## On a server's page, for when the server cannot be reached

device-away = Play without a connection
device-away-why = Load the games onto this device once. Whenever the server cannot be reached, you can play here against bots or together.
device-away-dear = You seem to be on mobile data.
device-away-load = Load { $megabytes } MB
device-away-kept = The games are on this device. Whenever the server cannot be reached, you can play here.
device-away-go = Play on this device
device-here = On this device only
device-here-gone = The server cannot be reached.
device-here-back = The server can be reached.
device-back = Back to the server
device-back-table = Back to your table on the server

## A game that is taken along

device-along-help = It stops here and goes on elsewhere, against the same bots. There, choose the file under “Open a saved game”. It shows all cards: keep it to yourself.
device-along-save = Save as a file
device-along-server = Play on at the server
device-along-device = Play on this device
