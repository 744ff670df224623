### Words of the terminal and the command line.
###
### $seat, $person and $seats are names of seats. $name, $at and $side are said beforehand: a name, a
### place or a side in words. $action and $text are what people type.

terminal-person = Player { $n }
terminal-bot = Bot { $n }
# Whose hero it is; a phrase that follows the hero's name.
terminal-person-of = of Player { $n }
terminal-bot-of = of Bot { $n }

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
terminal-typed-where = where is, where’s, where
terminal-typed-changed = what changed, what’s new
terminal-typed-promise = promise
terminal-typed-replay = replay
terminal-typed-yes = yes, y
terminal-typed-no = no, n

## Help

terminal-help-choose = Type the number of an action, its words, or its text: { $example }.
terminal-help-list = “?” lists all actions with the texts to type. “look” shows the board and the question again, “legend” explains its signs.
terminal-help-why = “why ACTION” says which rule forbids it, or that it is legal.
terminal-help-rules = “rules { $example }” shows a rule.
terminal-help-undo = “undo” takes back the last action of the person who acted last; the others may have to agree.
terminal-help-save = “save FILE” saves the game (“save FILE!” overwrites a file), “resume FILE” goes back to a saved one.
terminal-help-hint = “hint” says what the club bot would do.
terminal-help-ask = “what is at PLACE”, “who is NAME”, “where is NAME” and “what changed” answer in a sentence.
terminal-help-promise = “promise” shows the whole fingerprint of the seed; once the game is over, “replay” tells it again.
terminal-help-quit = “quit” ends the session and offers to save.
terminal-help-seats = A number and a colon before it speaks for another seat: “2: undo”.

## The course of a session

terminal-welcome = Type “help” for the commands, “?” for all actions.
terminal-promise = All luck is fixed from the start by a secret seed; with this fingerprint of it you can check it after the game: { $hash }… (“promise” shows all of it).
terminal-promised = The SHA-256 of the seed is { $hash }; it is in the saved record as well.
terminal-promised-nothing = Nothing was promised for the luck of this game.
terminal-no-promise = No promise is made for the luck of this game: it goes on from a game that was cut off or forked.
terminal-own-dice = You use your own dice and cards: type what came up.
terminal-own-dice-again = The game goes on with your own dice and cards: type what came up (“--dice dealer” would leave them to the program).
terminal-cut = The file ended in the middle of a line; that line was left out.
terminal-prompt = { $seat }: { $prompt }
terminal-prompt-any = What do you do?
terminal-more = (? lists them)
terminal-only = (the only choice)
terminal-after = You may still look around: “look”, “what changed”, “replay”, “save FILE”, “promise”. “quit” leaves.
terminal-replay-later = “replay” tells a game again once it is over.
terminal-may-call = You may call out of turn. Press Enter to let it pass.
terminal-race = A race! Act, or press Enter to wait.
terminal-race-seat = { $seat } may act: type “{ $n }:” and the action.
terminal-race-still = A race, but here it waits for you: at a terminal, one person races against bots in real time.
terminal-race-ready = A race in real time! Press Enter when you are ready.
terminal-race-late = { $seat } comes too late.
terminal-race-later = First the race: that has to wait.
terminal-curtain = Hand the keyboard to { $seat }, who presses Enter.
terminal-which-seat = For whom? Type the number of a person’s seat, a colon and the action.
terminal-waiting-chance = It is for chance to decide.
terminal-waiting-race = Everyone may act at once.
terminal-waiting-sealed = Secret answers are awaited.
terminal-waiting-over = The game has ended.
terminal-winners = Winner: { $seats }.
terminal-no-winner = Nobody wins.
terminal-seed = The seed was { $seed }; “verify” checks all luck with it.
terminal-unfinished = The game is not finished and was not saved. Next time, “save FILE” keeps it and “play --resume FILE” goes on.
terminal-unfinished-saved = The game is not finished. It is saved: “play --resume { $file }” goes on.

## Answers

terminal-no-number =
    { $most ->
        [one] There is no action number { $n }, only 1.
       *[other] There is no action number { $n }, only 1 to { $most }.
    }
terminal-number-out = Number { $n } is not among these.
terminal-unknown-action = There is no action or command “{ $text }”.
terminal-why-what = Why what? Type “why” and an action.
terminal-legal = { $action } is legal now: { $words }.
terminal-rules-which = Which rule? Type “rules” and its id; this game’s begin with { $prefix }, the table’s with T.
terminal-no-rule = There is no rule { $rule } here.
terminal-undone = Taken back. { $deeds }
# What somebody did, as part of a list.
terminal-deed = { $seat }: { $words }.
terminal-deed-secret = { $seat }: something secret.
terminal-asks-back = { $seat } asks to go back. This would be taken back. { $deeds }
terminal-disagrees = { $person } does not agree.
terminal-consent = { $person }, do you agree? Type yes or no.
terminal-save-where = Save where? Type “save” and a file name.
terminal-saved = Saved as { $file }.
terminal-resume-what = Resume what? Type “resume” and the file of a saved game.
terminal-resumed =
    { $count ->
        [one] { $file } goes on after { $count } entry.
       *[other] { $file } goes on after { $count } entries.
    }
terminal-other-size = That game has { $players } seats and this table { $seats }: start it with “play --resume”.
terminal-hint = The club bot would choose: { $words } ({ $action })
terminal-hint-knowledge = No hints for a question: what do you know?
terminal-hint-chance = There is nothing to choose now. { $prompt }
terminal-quit-save = Save the game before you leave? Type a file name such as game.jsonl, or press Enter to leave without saving.
terminal-quit-name = Under which file name? A name has a dot or a slash in it, such as game.jsonl. Enter leaves without saving.
terminal-quit-unclear = “{ $text }” is neither yes nor no nor a file name: that has a dot or a slash in it.
terminal-save-exists = { $file } exists already and is left alone: choose another name, or type “save { $name }!” to overwrite it.
terminal-no-legend = This drawing needs no legend.
terminal-not-found = Nothing is known of “{ $name }” here.
terminal-nothing-changed = Nothing has happened since your last action.

## Files

terminal-file-missing = { $file }: there is no such file.
terminal-file-fails = { $file }: { $why }.
terminal-file-not-text = { $file }: this is not a text file.
terminal-file-folder = it is a folder
terminal-file-exists = { $file } exists already and is left alone: choose another name.
terminal-folder-missing = There is no folder { $file } to write to.
terminal-seed-lost = { $file }: its seed is not at hand ({ $aside } is missing), so its promise cannot be kept; use “--seed”, “--dice own”, or “fork” it.
terminal-seed-wrong = { $file }: this seed is not the one that was promised.

## The command line

terminal-cli-game-missing = Which game? Type “play GAME” or “play --resume FILE”.
terminal-cli-resume-alone = “--resume” takes game, players, options and pack from the file: leave out { $name }.
terminal-cli-option-shape = “{ $text }” is no option: write --option NAME=VALUE.
terminal-cli-option-twice = The option { $name } is given twice.
terminal-cli-options = “options { $name }” tells of each.
terminal-cli-seats-players =
    { $count ->
        [one] { $count } seat is named for { $players } players.
       *[other] { $count } seats are named for { $players } players.
    }
terminal-cli-dice = “--dice” can only be “own” or “dealer”, not “{ $text }”.
terminal-cli-dice-nobody = “--dice own” needs a person at the table who types the dice.
terminal-cli-number = { $name } must be at least { $least }.
terminal-cli-range = { $name } must be from { $least } to { $most }.
terminal-cli-seed-dice = “--seed” and “--dice own” do not go together: the dice are yours.
terminal-cli-verified =
    { $count ->
        [one] Yes: { $count } chance entry is what the seed gives.
       *[other] Yes: all { $count } chance entries are what the seed gives.
    }
terminal-cli-differs = { $file }, line { $line }: { $found }, but the seed gives { $due }.
terminal-cli-unpromised = { $file }: nothing to check, since no promise was made for its luck.
terminal-cli-unpublished = { $file }: nothing to check yet, since the seed is published when the game is over.
terminal-cli-companion =
    { $count ->
        [one] { $count } entry was rolled with real dice and cannot be checked.
       *[other] { $count } entries were rolled with real dice and cannot be checked.
    }
terminal-cli-soaked =
    No law was broken in { $actions } actions of { $games } games, over { $setups } set-ups; { $truncated } games were cut off.
terminal-cli-secret = something secret, told when the game is over
terminal-cli-forked =
    { $count ->
        [one] { $file } holds the game up to its first entry; “play --resume” goes on from there.
       *[other] { $file } holds the game up to entry { $count }; “play --resume” goes on from there.
    }
terminal-cli-taken-back =
    { $count ->
        [one] { $count } entry is taken back.
       *[other] { $count } entries are taken back.
    }
terminal-cli-chance = Chance
# An option: what may be given, what it is otherwise, its rules; then its title and a sentence.
terminal-option-shape = { $name }: { $known }; usually { $usual } ({ $rule })
terminal-option-about = { $name }. { $sentence }
terminal-option-auto = what suits the players and the other options
terminal-option-modes = Modes are named sets of options. What nobody sets is as the mode has it:
terminal-options-saved = Saved. Play with them: --options-file { $file }
terminal-options-unknown = a file of options knows no { $name }.
terminal-options-game = these options must say: game = "{ $name }".
terminal-options-table = “{ $name }” must be a table of options.

## Choosing a game

terminal-choose-game = Which game? Type its number or name.
terminal-choose-players = How many players, { $fewest } to { $most }? Enter for { $usual }.
terminal-choose-people = Which seats are people? Numbers with commas, 0 for none, Enter for 1.
terminal-choose-level = How strong are the bots: { $known }? Enter for { $usual }.
terminal-choose-options = Change the house rules? Type yes, or press Enter for the usual ones.
terminal-choose-option = { $name } ({ $known }). Enter for { $usual }.
terminal-ask-option = { $known }; Enter for { $usual }.
terminal-choose-again = That cannot be: “{ $text }”.
terminal-goodbye = Goodbye!

## Questor

terminal-questor-round = Round { $round }
terminal-questor-supply = Monsters left: { $count }
terminal-questor-compass = Compass: { $name }
terminal-questor-face-down = Face down and empty: { $places }.
terminal-questor-nowhere = nowhere
terminal-questor-hero-at = { $name } { $owner } is { $at }.
terminal-questor-not-in-play = { $name } is not in this game.
terminal-questor-gift = Gift at hand: { $name }.
terminal-questor-at-outside = This is { $at }.
terminal-questor-at-down = { $at } is face down.
terminal-questor-at-cross = { $at } is a cross: open on all sides.
terminal-questor-at-wall = { $at } has its wall { $side }.
terminal-questor-here = { $name } is here.
terminal-questor-monsters =
    { $count ->
        [one] A monster is here.
       *[other] { $count } monsters are here.
    }
terminal-questor-gem = A gemstone is here.
terminal-questor-at-entrance =
    { $entrance ->
        [north] The north entrance leads here.
        [east] The east entrance leads here.
        [south] The south entrance leads here.
       *[west] The west entrance leads here.
    }
terminal-questor-lots = To draw it fairly, roll a die: 1 to { $count } choose in the order listed, anything higher rolls again.
terminal-questor-hint-together = The club bot would choose: { $words } ({ $action }). But it rarely wins when all play together.
terminal-questor-quest-warrior = { $seat }: your Warrior must slay { $need } monsters.
terminal-questor-quest-rogue = { $seat }: your Rogue must walk onto both gemstones, then leave by any entrance.
terminal-questor-quest-mage = { $seat }: your Mage must see { $need } tiles face up, whoever reveals them.
terminal-questor-quest-healer = { $seat }: your Healer must meet the { $need } other heroes.
terminal-questor-quest-prisoner = { $seat }: your Prisoner must leave the dungeon by any entrance.
terminal-questor-ending-competition = Whoever reaches a goal first wins.
terminal-questor-ending-pairs = Whoever reaches both goals first wins.
terminal-questor-ending-cooperation = All heroes must reach their goals in the same round: if only some do, everyone loses. A round without a new tile loses as well.
terminal-questor-legend-heroes = Heroes: W Warrior, R Rogue, M Mage, H Healer, P Prisoner. An arrow marks whose turn it is.
terminal-questor-legend-tiles = ░ is a face-down tile. A thick bar ━ or ┃ is the wall of its tile; thin lines are rock beside the paths.
terminal-questor-legend-signs = m2 is two monsters, ◆ a gemstone. ▼ ◄ ▲ ► are the entrances, with the heroes outside.
terminal-questor-legend-marks = ✓ is a reached goal, ✚ an unused gift with its power, ✦ the compass.
terminal-questor-places-tiles = The dungeon has five by five tiles: a1 is the north-west corner, e5 the south-east one. Letters go from west to east, numbers from north to south.
terminal-questor-places-entrances = The entrances are in the middle of each side: north at c1, east at e3, south at c5, west at a3. Outside each is a space to stand on.
terminal-questor-places-walls = A face-up tile is open on all sides but that of its wall; a dug tile is a cross, open on all sides.
terminal-questor-group-pick = Take a hero
terminal-questor-group-move = Move
terminal-questor-group-dig = Dig
terminal-questor-group-pass = Pass
terminal-questor-group-charge = Charge (gift)
terminal-questor-group-water = Flow (gift)
terminal-questor-group-blink = Teleport (gift)
terminal-questor-group-rotate = Rotate a tile
terminal-questor-group-end = End the turn
terminal-questor-group-stuck = Lose the turn
terminal-questor-group-teleport = Teleport a monster
terminal-questor-group-chase = Chase the monster
terminal-questor-group-roll = Die
terminal-questor-group-turn = Wall

## Series

terminal-series-game = Game { $n } of the series
terminal-series-seat = { $seat }: { $sum } in all, { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }.
terminal-series-target = The series ends when somebody has { $target }.
terminal-series-games = { $count } of { $games } games are played.
terminal-series-leads =
    { $count ->
        [one] { $seats } leads.
       *[other] { $seats } lead together.
    }
terminal-series-won =
    { $count ->
        [one] The series is over. { $seats } has won it.
       *[other] The series is over. { $seats } share it.
    }
terminal-series-next = Game { $n } comes next: “series play { $file }”.
terminal-series-goes-on = Game { $n } is not finished: “series play { $file }” goes on with it.
terminal-series-over-already = { $file }: this series is over; “series show” tells how it ended.
terminal-series-endless = A series needs an end: give --target N or --games N.
terminal-series-column-game = Game
terminal-series-column-end = How it ended (* won)
terminal-series-column-sum = Sum
terminal-series-column-wins = Won
