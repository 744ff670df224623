### Words of a room: people, seats, and what the table says no to.

## Why not, where no rule of a game or of the table says it better

room-refuse-answered = You have already answered.
room-refuse-asked-already = Another question is open. Please wait for the answers.
room-refuse-asked-lately = They have just said no. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} before you ask again.
room-refuse-bot-plays = A bot is playing this seat. Take over from it first.
room-refuse-busy = Many files are being read just now. Please try again in a moment.
room-refuse-closing = The server is restarting. Please try again in a moment.
room-refuse-empty-seat = A seat is still empty: somebody has to sit there, or a bot.
room-refuse-ended = The game has ended. Go on to the next one first.
room-refuse-fault = Something went wrong on the server. Nothing has changed; please try again.
room-refuse-long-game = Games of more than { $most } moves are not analysed.
room-refuse-not-over = This game is not over. Only a finished game is analysed.
room-refuse-unknown-depth = An analysis is one of { $known }.
room-refuse-full = This table is full.
room-refuse-room-full = This table cannot store any more. Open a new one to play on.
room-refuse-too-many-rooms = { $most } tables were opened from your address, and no game has begun at them. Play at one of them, or come back tomorrow.
room-refuse-house-closed = No newcomers can come in at the moment. If you have a link of your own, you still can.
room-refuse-unfit-name = Please choose another name.
room-refuse-banned = You cannot come in here.
room-refuse-host-may-return = The host may still come back. Ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
room-refuse-loose = Seats and options can already be changed.
room-refuse-malformed = The server did not understand this message.
room-refuse-name = A name can have 1 to { $most } characters.
room-refuse-nobody-there = Nobody is there who could agree to that.
room-refuse-no-bot = No bot is playing this seat.
room-refuse-no-game = There is no game yet.
room-refuse-no-link = This link does not work, or no longer does.
room-refuse-no-room = This table does not exist, or no longer does.
room-refuse-no-seat = You have no seat.
room-refuse-no-hint = No hints for a question: what do you know?
room-refuse-not-asked = There is no open question for you.
room-refuse-not-here = That is not possible here.
room-refuse-not-host = Only the host can do that.
room-refuse-not-ready = Not everyone is ready yet.
room-refuse-not-sharing = The shuffling is over already.
room-refuse-pack = This pack cannot be used. Line { $line }: { $why }
room-refuse-pack-number = The game cannot be played with this number. { $why }
room-refuse-paused = Everyone is resting. Your teacher will say when the game goes on.
room-refuse-class = This leads to a class, not to a table.
room-refuse-no-class = This class does not exist, or no longer does.
room-refuse-phrase = The table does not have this phrase.
room-refuse-playing = You can do this when the game is over.
room-refuse-record = This saved game cannot be read. Line { $line }: { $why }
room-refuse-position = This position cannot be used. Line { $line }: { $why }
room-refuse-seated = You are already sitting there.
room-refuse-setting = The setting { $setting } cannot have this value.
room-refuse-stale = The game has moved on. Please look again.
room-refuse-storage = The server could not save this, so it did not happen. Please try again.
room-refuse-taken = This seat is taken.
room-refuse-too-dear = This file takes too long to read.
room-refuse-theirs = This seat belongs to whoever sits there. They have to agree first.
room-refuse-too-fast = Too fast! Please wait for the answer.
room-refuse-too-long = This message is too long: at most { $most } bytes.
room-refuse-too-soon = Whoever sits there may still come back. Ask again once nobody has been there for ten minutes.
room-refuse-unknown-game = This game is not available here.
room-refuse-unknown-language = This language is not available.
room-refuse-unknown-level = There is no such bot.
room-refuse-unknown-number = The box of this game has no such number.
room-refuse-games-count = Between 1 and { $most } games can be played.
room-refuse-unknown-person = This person is not at the table.
room-refuse-unknown-seat = There is no such seat.
room-refuse-unreadable = This file cannot be read.
room-refuse-watching = You are watching. To play, use the players’ link.

## Why a line is closed

room-bye-gone = This table is closed.
room-bye-removed = The host removed you from this table.
room-bye-restart = The server is restarting. You will be back in a moment.
room-bye-slow = Your connection was too slow.
room-bye-void = This link no longer works.

## Friendly phrases; there is no other chat

room-phrase-again = Shall we play again?
room-phrase-bye = Goodbye!
room-phrase-good-game = Good game!
room-phrase-good-luck = Good luck!
room-phrase-hello = Hello!
room-phrase-hurry = It’s your turn!
room-phrase-oops = Oops!
room-phrase-thank-you = Thank you!
room-phrase-think = Let me think.
room-phrase-well-played = Well played!
room-phrase-wow = Wow!

## What a host may set

room-setting-clock-kind = Clock
room-setting-clock-kind-help = None, a gentle reminder, or a time limit for each decision.
room-setting-clock-seconds = Seconds per decision
room-setting-clock-seconds-help = After this time the clock reminds you, or decides for you.
room-setting-clock-then = When time is up
room-setting-clock-then-help = A safe choice is made, or a bot decides this once.
room-setting-clock-level = Stand-in
room-setting-clock-level-help = The bot that plays for somebody who is away.
room-setting-clock-grace = Patience with lost connections
room-setting-clock-grace-help = How many seconds the clock waits for a lost connection.
room-setting-clock-silent = Time-outs before a bot takes over
room-setting-clock-silent-help = After so many time-outs in a row, a bot plays until the person is back. 0: never.
room-setting-clock-absent = When somebody stays away
room-setting-clock-absent-help = Wait, or let a bot play until they return.
room-setting-dice = Dice and cards
room-setting-dice-help = The table rolls and draws, or you use real dice and type in what everyone may see.
room-setting-window = Seconds for secret replies
room-setting-window-help = All replies are opened at this moment. 0: when the last one is in.
room-setting-pause = Shortest time for secret replies
room-setting-pause-help = Seconds before which no reply is opened, so that nobody can tell who had a choice.
room-setting-pace = Pace of bots
room-setting-pace-help = How many milliseconds a bot takes for a move.
room-setting-target = Points that end a series
room-setting-target-help = 0: no such limit.
room-setting-games = Games in a series
room-setting-games-help = 0: as many as it takes.
room-setting-watching = Spectators
room-setting-watching-help = Whether people may watch by the spectators’ link.
