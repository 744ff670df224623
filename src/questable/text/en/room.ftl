### Words of a room: people, seats, and what the table says no to.

## Why not, where no rule of a game or of the table says it better

room-refuse-answered = You have answered already.
room-refuse-asked-already = Something else is being asked. Please wait for the answers.
room-refuse-asked-lately = They have just said no. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} before you ask again.
room-refuse-bot-plays = A bot is playing this seat. Take it back first.
room-refuse-busy = Many files are being read just now. Please try again in a moment.
room-refuse-closing = The server is being restarted. Please try again in a moment.
room-refuse-elsewhere = This race is being run elsewhere. Please try again in a moment.
room-refuse-empty-seat = A seat is still empty: somebody must sit there, or a bot.
room-refuse-ended = The game has ended. Go on to the next one first.
room-refuse-fault = Something went wrong on the server. Nothing has changed; please try again.
room-refuse-full = There is no room for more.
room-refuse-room-full = This room has stored all it may. Open a new one to play on.
room-refuse-too-many-rooms = From your address { $most } rooms were opened in which no game has begun. Play in one of them, or come back tomorrow.
room-refuse-house-closed = This house takes no newcomers at the moment. Whoever has a link of their own can still come in.
room-refuse-unfit-name = Please choose another name.
room-refuse-banned = This house does not let you in.
room-refuse-loose = Seats and options may be changed already.
room-refuse-malformed = The table did not understand this message.
room-refuse-name = A name has 1 to { $most } letters.
room-refuse-nobody-there = Nobody is there who could agree to that.
room-refuse-no-bot = No bot is playing this seat.
room-refuse-no-game = There is no game yet.
room-refuse-no-link = This link is not valid, or no longer.
room-refuse-no-room = This room does not exist, or no longer.
room-refuse-no-seat = You have no seat.
room-refuse-no-hint = No hints for a question: what do you know?
room-refuse-not-asked = Nobody asked you that.
room-refuse-not-here = That cannot be asked here.
room-refuse-not-host = Only the host can do that.
room-refuse-not-ready = Not everybody is ready yet.
room-refuse-not-sharing = No random numbers are asked for now.
room-refuse-pack = This pack cannot be used: { $why }
room-refuse-phrase = This is none of the phrases of the table.
room-refuse-playing = That has to wait until the game is over.
room-refuse-record = This record cannot be used. Line { $line }: { $why }
room-refuse-seated = You are sitting there already.
room-refuse-setting = The setting { $setting } cannot have this value.
room-refuse-stale = The game has gone on in the meantime. Please look again.
room-refuse-storage = The table could not write this down, so it did not happen. Please try again.
room-refuse-taken = This seat is taken.
room-refuse-too-dear = This file takes too long to read.
room-refuse-theirs = This seat belongs to whoever sits there. They have to agree first.
room-refuse-too-fast = That was too fast. Please wait for the answer.
room-refuse-too-long = This message is too long: at most { $most } bytes.
room-refuse-too-soon = Whoever sits there may still come back. Ask again once nobody has been there for ten minutes.
room-refuse-unknown-game = This game is not known here.
room-refuse-unknown-language = There are no words in this language here.
room-refuse-unknown-level = There is no such bot.
room-refuse-unknown-person = This person is not in the room.
room-refuse-unknown-seat = There is no such seat.
room-refuse-unreadable = This file cannot be read.
room-refuse-watching = You are watching. Come in by the door to take part.

## Why a line is closed

room-bye-gone = This room is closed.
room-bye-removed = You were sent away from this room.
room-bye-restart = The server is being restarted. You will be back in a moment.
room-bye-slow = Your line was too slow to follow.
room-bye-void = This link is no longer valid.

## Friendly phrases; there is no other chat

room-phrase-again = Shall we play again?
room-phrase-bye = Goodbye!
room-phrase-good-game = Good game!
room-phrase-good-luck = Good luck!
room-phrase-hello = Hello!
room-phrase-hurry = Your turn, take heart!
room-phrase-oops = Oops!
room-phrase-thank-you = Thank you!
room-phrase-think = Let me think.
room-phrase-well-played = Well played!
room-phrase-wow = Wow!

## What a host may set

room-setting-clock-kind = Clock
room-setting-clock-kind-help = None, a gentle reminder, or a time limit for each decision.
room-setting-clock-seconds = Seconds for a decision
room-setting-clock-seconds-help = After this time the clock speaks.
room-setting-clock-then = When time is up
room-setting-clock-then-help = A safe choice is made, or a bot decides this once.
room-setting-clock-level = Stand-in
room-setting-clock-level-help = The bot that stands in for somebody.
room-setting-clock-grace = Seconds of grace
room-setting-clock-grace-help = So long a lost connection stops the clock.
room-setting-clock-silent = Limits until a bot takes over
room-setting-clock-silent-help = After so many limits in a row a bot plays the seat until its owner returns. 0 is never.
room-setting-clock-absent = When somebody stays away
room-setting-clock-absent-help = Wait, or let a bot play until they return.
room-setting-dice = Dice and cards
room-setting-dice-help = The table draws, or you roll real dice and type in what everyone may see.
room-setting-window = Seconds for secret replies
room-setting-window-help = They are all opened at this moment. 0 waits for the last one.
room-setting-pace = Pace of bots
room-setting-pace-help = Milliseconds that a bot takes over an action.
room-setting-target = Points that end a series
room-setting-target-help = 0 is none.
room-setting-games = Games in a series
room-setting-games-help = 0 is as many as it takes.
room-setting-watching = Spectators
room-setting-watching-help = Whether people may watch with the spectators’ link.
