### Words of the terminal and the command line.
###
### $seat, $person and $seats are names of seats. $name, $at and $side are said beforehand: a name, a
### place or a side in words. $action and $text are what people type.

## What may be typed, spellings parted by commas; the spellings of both languages always work

terminal-typed-list = actions, list
terminal-typed-why = why, why not
terminal-typed-rules = rules, rule
terminal-typed-undo = undo
terminal-typed-save = save
terminal-typed-resume = resume
terminal-typed-hint = hint
terminal-typed-quit = quit, exit
terminal-typed-help = help
terminal-typed-look = look, board
terminal-typed-legend = legend
terminal-typed-at = what is at, what’s at, what at, what is in, what’s in, what is, what’s, who is, who’s
terminal-typed-where = where is, where’s, where are, where
terminal-typed-changed = what changed, what’s new
terminal-typed-promise = promise
terminal-typed-replay = replay
terminal-typed-yes = yes, y
terminal-typed-no = no, n

## Help

terminal-help-choose = Type the number of an action, its words, or its code: { $example }.
terminal-help-list = “?” lists all actions and what to type for them. “look” shows the board and the question again, “legend” explains its signs.
terminal-help-why = “why ACTION” says which rule forbids it, or that it is allowed.
terminal-help-rules = “rules { $example }” shows a rule.
terminal-help-undo = “undo” takes back the last action; the others may have to agree.
terminal-help-save = “save FILE” saves the game (“save FILE!” overwrites a file), “resume FILE” opens a saved one.
terminal-help-hint = “hint” suggests a move.
terminal-help-ask = “what is at PLACE”, “who is NAME”, “where is NAME” and “what changed” answer in a sentence.
terminal-help-promise = “promise” shows the full fingerprint of the secret number; once the game is over, “replay” plays it back.
terminal-help-quit = “quit” leaves the program and offers to save.
terminal-help-seats = A number and a colon in front speak for another seat: “2: undo”.

## The course of a session

terminal-bots =
    { $count ->
        [one] { $names } is a bot.
       *[other] Bots at this table: { $names }.
    }
terminal-welcome = Type “help” for the commands, “?” for all actions.
terminal-promise = Chance follows a secret number that is already fixed. Its fingerprint, to check everything after the game: { $hash }… (“promise” shows all of it).
terminal-promised = The fingerprint (SHA-256) of the secret number is { $hash }; it is in the saved game as well.
terminal-promised-nothing = This game has no fairness check.
terminal-no-promise = This game has no fairness check: it continues one that was interrupted or branched off.
terminal-own-dice = You use your own dice and cards: type what came up.
terminal-own-dice-again = The game continues with your own dice and cards: type what came up (“--dice dealer” would leave them to the program).
terminal-cut = The file stopped in the middle of a line; that line was left out.
terminal-prompt = { $seat }: { $prompt }
terminal-more = (? lists them)
terminal-only = (your only choice)
terminal-after = You can still look around: “look”, “what changed”, “replay”, “save FILE”, “promise”. “quit” leaves.
terminal-replay-later = “replay” works once the game is over.
terminal-may-call = You can call out now, although it is not your turn. Press Enter to let it pass.
terminal-race = A race! Act, or press Enter to wait.
terminal-race-seat = { $seat } may act: type “{ $n }:” and the action.
terminal-race-still = A race, but here it waits for you. At a terminal, one person can race against bots in real time.
terminal-race-ready = A race in real time! Press Enter when you are ready.
terminal-race-late = { $seat } was too late.
terminal-race-later = Not during the race.
terminal-curtain = Hand the keyboard to { $seat }, who presses Enter.
terminal-which-seat = For which seat? Type its number, a colon and the action.
terminal-winners = Winner: { $seats }.
terminal-no-winner = Nobody wins.
terminal-seed = The secret number was { $seed }; “verify” checks the whole game with it.
terminal-unfinished = The game is not finished and was not saved. Next time, “save FILE” keeps it and “play --resume FILE” continues it.
terminal-unfinished-saved = The game is not finished. It is saved: “play --resume { $file }” continues it.

## Answers

terminal-no-number =
    { $most ->
        [one] There is no action number { $n }, only 1.
       *[other] There is no action number { $n }, only 1 to { $most }.
    }
terminal-number-out = Number { $n } is not one of these.
terminal-unknown-action = There is no action or command “{ $text }”.
terminal-why-what = Why what? Type “why” and an action.
terminal-legal = { $action } is allowed now: { $words }.
terminal-rules-which = Which rule? Type “rules” and its id; this game’s begin with { $prefix }, the table’s with T.
terminal-no-rule = There is no rule { $rule } here.
terminal-undone = Undone. { $deeds }
# What somebody did, as part of a list.
terminal-deed = { $seat }: { $words }.
terminal-deed-secret = { $seat }: something secret.
terminal-asks-back = { $seat } asks to undo this: { $deeds }
terminal-disagrees = { $person } does not agree.
terminal-consent = { $person }, do you agree? Type yes or no.
terminal-save-where = Save where? Type “save” and a file name.
terminal-saved = Saved as { $file }.
terminal-resume-what = Resume what? Type “resume” and the file of a saved game.
terminal-resume-bot-gone = The bot of seat { $n }, “{ $level }”, is not installed here: “{ $usual }” plays in its place.
terminal-resume-bot-other = The bot of seat { $n }, “{ $level }”, no longer plays as it did when this game was saved.
terminal-resumed =
    { $count ->
        [one] { $file } continues after { $count } move.
       *[other] { $file } continues after { $count } moves.
    }
terminal-other-size = That game has { $players } seats and this table { $seats }: start it with “play --resume”.
terminal-hint-knowledge = No hints for a question: what do you know?
terminal-hint-chance = There is nothing to choose now. { $prompt }
terminal-quit-save = Save the game before you leave? Type a file name such as game.jsonl, or press Enter to leave without saving.
terminal-quit-name = Which file name? For example game.jsonl. Press Enter to leave without saving.
terminal-quit-unclear = “{ $text }” is not clear: please type yes, no, or a file name such as game.jsonl.
terminal-save-exists = { $file } already exists and was not changed: choose another name, or type “save { $name }!” to overwrite it.
terminal-no-legend = This board needs no legend.
terminal-not-found = I don’t know “{ $name }”.
terminal-nothing-changed = Nothing has happened since your last action.

## Files

terminal-file-missing = { $file }: there is no such file.
terminal-file-fails = { $file }: { $why }.
terminal-file-line = { $file }, line { $line }: { $why }
terminal-file-not-text = { $file } is not a text file.
terminal-file-folder = it is a folder
terminal-file-exists = { $file } already exists and was not changed: choose another name.
terminal-folder-missing = There is no folder { $file }.
terminal-seed-lost = { $file }: its secret number is missing ({ $aside }), so the dice cannot be continued as fixed; use “--seed”, “--dice own”, or “fork” it.
terminal-seed-wrong = { $file }: this is not the secret number that was fixed before the game.

## The command line

terminal-cli-game-missing = Which game? Type “play GAME” or “play --resume FILE”.
terminal-cli-resume-alone = “--resume” takes game, players, options and pack from the file: leave out { $name }.
terminal-cli-option-shape = “{ $text }” is not an option: write --option NAME=VALUE.
terminal-cli-option-twice = The option { $name } is given twice.
terminal-cli-options = “options { $name }” explains each of them.
terminal-cli-seats-players =
    { $count ->
        [one] You named { $count } seat for { $players } players.
       *[other] You named { $count } seats for { $players } players.
    }
terminal-cli-dice = “--dice” can only be “own” or “dealer”, not “{ $text }”.
terminal-cli-dice-nobody = “--dice own” needs a person at the table who types in the dice.
terminal-cli-number = { $name } must be at least { $least }.
terminal-cli-range = { $name } must be from { $least } to { $most }.
terminal-cli-seed-dice = “--seed” and “--dice own” do not go together: the dice are your own.
terminal-cli-verified =
    { $count ->
        [one] Checked: { $count } roll or draw matches the secret number.
       *[other] Checked: all { $count } rolls and draws match the secret number.
    }
terminal-cli-differs = { $file }, line { $line }: { $found }, but the secret number gives { $due }.
terminal-cli-unpromised = { $file }: this game has no fairness check.
terminal-cli-unpublished = { $file }: nothing to check yet. The secret number is published when the game is over.
terminal-cli-companion =
    { $count ->
        [one] { $count } roll was made with real dice and cannot be checked.
       *[other] { $count } rolls were made with real dice and cannot be checked.
    }
terminal-cli-soaked =
    No law was broken in { $actions } actions of { $games } games, over { $setups } set-ups; { $truncated } games were cut off.
terminal-cli-secret = something secret, shown when the game is over
terminal-cli-forked =
    { $count ->
        [one] { $file } holds the game up to its first move; “play --resume” continues from there.
       *[other] { $file } holds the game up to move { $count }; “play --resume” continues from there.
    }
terminal-cli-taken-back =
    { $count ->
        [one] { $count } move was undone.
       *[other] { $count } moves were undone.
    }
terminal-cli-chance = Chance
# An option: what may be given, what it is otherwise, its rules; then its title and a sentence.
terminal-option-shape = { $name }: { $known }; usually { $usual } ({ $rule })
terminal-option-about = { $name }. { $sentence }
terminal-option-auto = whatever suits the players and the other options
terminal-option-modes = A mode is a named set of options. Options you do not set follow the mode:
terminal-options-saved = Saved. To play with these options: --options-file { $file }
terminal-options-unknown = { $name } is not an option.
terminal-options-game = the file must say: game = "{ $name }".
terminal-options-table = “{ $name }” must be a table of options.

## Choosing a game

terminal-choose-game = Which game? Type its number or name.
terminal-choose-players = How many players, { $fewest } to { $most }? Enter for { $usual }.
terminal-choose-people = Which seats do people play? Numbers with commas, 0 for none, Enter for 1.
terminal-choose-level = Which bots: { $known }? Enter for { $usual }.
terminal-choose-options = Change the house rules? Type yes, or press Enter for the usual ones.
terminal-choose-option = { $name } ({ $known }). Enter for { $usual }.
terminal-ask-option = { $known }; Enter for { $usual }.
terminal-choose-again = That is not possible: “{ $text }”.
terminal-goodbye = Goodbye!

## Series

terminal-series-game = Game { $n } of the series
terminal-series-seat = { $seat }: { $sum } in all, { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }.
terminal-series-target = The series ends when somebody has { $target }.
terminal-series-games = { $count } of { $games } games played.
terminal-series-leads =
    { $count ->
        [one] { $seats } leads.
       *[other] { $seats } lead together.
    }
terminal-series-won =
    { $count ->
        [one] The series is over. { $seats } won it.
       *[other] The series is over. { $seats } share the win.
    }
terminal-series-next = Game { $n } comes next: “series play { $file }”.
terminal-series-goes-on = Game { $n } is not finished: “series play { $file }” continues it.
terminal-series-over-already = { $file }: this series is over; “series show” shows how it ended.
terminal-series-endless = A series needs an end: give --target N or --games N.
terminal-series-column-game = Game
terminal-series-column-end = How it ended (* won)
terminal-series-column-sum = Total
terminal-series-column-wins = Won
