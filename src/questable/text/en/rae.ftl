### Words of Ràe.
###
### $seat, $owner, $at, $from, $to, $with and $partner are names of people. $card, $second, $gave and
### $got are cards in words (rae-card, or the bare title of an event), $cards several of them; $title
### and $event are titles, which come from the pack. $colour, $suit and $type are ids of the engine;
### $of is a colour for a Quest and a suit for a Collection; $n is the number of a group.

rae-title = Ràe
rae-genre = Sets of cards
rae-blurb = Gather heroes, monsters, lairs and treasures into Quests, and beware of surprise events.
rae-packs = cards with titles and stories of your own
rae-minutes = 20 min
rae-aim = Lay out Quests: they bring points, and points win.
rae-brief-quest = A Quest is two to four cards of one colour, no two of the same suit: sword, chalice, crown, scroll.
rae-brief-collection = A Collection is cards of one suit, no two of the same colour. It brings no points, but its cards may go into Quests later.
rae-aim-so-far = Be the first with { $target } points in Quests: you have { $own }.
rae-aim-team = Be the first pair with { $target } points in Quests: you two have { $own }.
rae-plate-of =
    { $n ->
        [one] { $n } point of { $target }
       *[other] { $n } points of { $target }
    }
rae-plate-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## About the printed game, and the chapters of its rules

rae-about = Ràe has a rulebook in English and French, which names no designer, publisher or year. If you know them, please tell us.
rae-thanks = Its rulebook has no dedication; it quotes people who like to play it.
chapter-R-1 = Cards
chapter-R-2 = Play
chapter-R-3 = End

## Rules, one sentence each

rule-R-1-1 = A Quest card has a colour, a suit, a type and points. An event has no suit and no points and joins no group.
rule-R-1-2 = A deck has each of 28 Quest cards twice. A colour’s story is a monster, a lair or item, a hero and a treasure.
rule-R-1-3 = An event must be able to do something, and never to yourself. A card that you give or take must be in that hand.
rule-R-1-4 = Two players use one deck. Three or four players use two decks.
rule-R-2-1 = Everyone is dealt five cards and chance says who begins. With a fair start the first turn has no draw and two cards.
rule-R-2-2 = In a turn you draw one, play at most three cards of your hand, at most one of them an event, and end with five.
rule-R-2-3 = A Quest has one colour and no suit twice. A Collection has one suit and no colour twice.
rule-R-2-4 = Two cards from your hand can be laid as a new Quest or a new Collection.
rule-R-2-5 = A card from your hand can be added to a Quest or Collection that lies on the table, anyone’s, where it fits.
rule-R-2-6 = To form a Quest with a card from your hand, first take a card of that colour from one of your Collections.
rule-R-2-7 = You move a card from your own Collection of three or more to where it fits, once a turn. Cards in Quests stay.
rule-R-2-8 = Only two of your cards a turn may be added one by one to groups on the table, or four after a Tournament.
rule-R-2-9 = An event goes to the discard pile once it has happened or was cancelled. A reply is free.
rule-R-2-10 = You reply only when an opponent has just played an event, and only with Long Live the King.
rule-R-3-1 = Only Quests score. The first to have 30 points in Quests wins at once, in anyone’s turn.
rule-R-3-2 = When the draw pile is empty at the end of a turn, the highest score wins. If it is shared, nobody wins.
rule-R-3-3 = Partners sit across and need 50 points together. Your partner is not an opponent.

## Colours, suits and types: names, and letters or signs for those who cannot tell colours apart

rae-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
        [green] green
        [purple] purple
        [orange] orange
        [black] black
       *[other] { $colour }
    }
rae-colour-letter =
    { $colour ->
        [red] R
        [yellow] Y
        [blue] B
        [green] G
        [purple] P
        [orange] O
        [black] K
       *[other] { $colour }
    }
rae-suit =
    { $suit ->
        [sword] Sword
        [chalice] Chalice
        [crown] Crown
        [scroll] Scroll
       *[other] { $suit }
    }
rae-suit-sign =
    { $suit ->
        [sword] †
        [chalice] ∪
        [crown] ♛
        [scroll] §
       *[other] { $suit }
    }
rae-type =
    { $type ->
        [hero] hero
        [monster] monster
        [lair] lair
        [item] item
        [treasure] treasure
        [event] event
       *[other] { $type }
    }

## Cards and groups

rae-card = { $title } ({ rae-colour } { rae-suit })
rae-kind =
    { $of ->
        [red] Red Quest
        [yellow] Yellow Quest
        [blue] Blue Quest
        [green] Green Quest
        [purple] Purple Quest
        [orange] Orange Quest
        [black] Black Quest
        [sword] Sword Collection
        [chalice] Chalice Collection
        [crown] Crown Collection
        [scroll] Scroll Collection
       *[other] { $of }
    }
rae-group = { rae-kind } { $n }
rae-group-owned = { rae-group } ({ $owner })

## What the game is waiting for

rae-prompt-first = Draw lots: who begins?
rae-prompt-deal = Deal { $seat } a card.
rae-prompt-draw = { $seat } draws a card.
rae-prompt-turn =
    { $left ->
        [0] This turn’s cards are played: end your turn.
        [one] You may play one more card, or end your turn.
       *[other] You may play { $left } cards, or end your turn.
    }
rae-prompt-turn-rearrange =
    { $left ->
        [0] You may move cards from your Collections, or end your turn.
        [one] You may play one more card, move cards from your Collections, or end your turn.
       *[other] You may play { $left } cards, move cards from your Collections, or end your turn.
    }
rae-prompt-lifted = Where does { $card } go?
# The same for everyone who is asked, whether or not they hold Long Live the King.
rae-prompt-reply = { $seat } plays { $event }. Do you reply with Long Live the King, or let it happen?
rae-prompt-steal = Which card do the thieves find in the hand of { $at }?
rae-prompt-taxes = Taxes! Which card do you give to { $seat }?
rae-prompt-offer = Which of your cards do you give to { $at }?
rae-prompt-exchange = Which card of { $at } do you take in exchange?
rae-prompt-tome = { $seat } draws a card for the Mystical Tome.
rae-prompt-discard = You have too many cards. Which one do you discard?
rae-prompt-refill = { $seat } draws up to five cards.

## What somebody can do

rae-action-first = { $seat } begins
rae-action-lay = Lay { $card } and { $second } as a new { rae-kind }
rae-action-add = Add { $card } to { rae-group-owned }
rae-action-take = Take { $card } from { rae-group }
rae-action-to = Put it into { rae-group-owned }
rae-action-with = Form a new { rae-kind } with { $card }
rae-action-thieves = { $event }: take a card from { $at } at random
rae-action-fireball = { $event }: burn { $card } in { rae-group-owned }
rae-action-taxes = { $event }: each opponent gives you a card
rae-action-enchanted-mirror = { $event }: look at the hand of { $at } and exchange a card
rae-action-mystical-tome = { $event }: draw two cards
rae-action-tournament = { $event }: play two cards more this turn
rae-action-siege = { $event }: { $at } will not draw at the start of the next turn
rae-action-done = End your turn
rae-action-reply = Reply with Long Live the King
rae-action-decline = Let it happen
rae-action-give = Give { $card }
rae-action-get = Take { $card }
rae-action-discard = Discard { $card }
rae-action-draw = The card is { $card }
rae-action-steal = The stolen card is { $card }

## Why something is not allowed; otherwise the rule’s own sentence

rae-why-limit =
    { $left ->
        [0] You have no cards left to play this turn.
       *[other] You may play only one more card this turn.
    }
rae-why-second-event = You have already played an event this turn.
rae-why-not-held = You do not hold { $card }.
rae-why-no-group = There is no { rae-kind } with that number yet.
rae-why-suit-there = { rae-group-owned } already has its { rae-suit }.
rae-why-colour-there = { rae-group-owned } already has its { rae-colour } card.
rae-why-not-yours = { rae-group-owned } is not yours: you move cards from your own Collections only.
rae-why-too-small = { rae-group } has only two cards, and both must stay.
rae-why-moved = { $card } has already moved this turn.
rae-why-nowhere = { $card } fits nowhere else.
rae-why-yourself = You cannot play it against yourself.
rae-why-besieged = { $at } is already besieged.
rae-why-empty-hand = { $at } has no cards in hand.
rae-why-no-pile = The draw pile is empty.
rae-why-no-other-card = You have no other card to play.

## What happened; the lines that name a hidden card are for those who may know it

rae-event-begins = { $seat } begins.
rae-event-dealt = { $seat } is dealt a card.
rae-event-turn = Turn { $n }: { $seat }.
rae-event-fair-start = A fair start: { $seat } does not draw and plays at most two cards this turn.
rae-event-no-draw = { $seat } is besieged and does not draw.
rae-event-drew = { $seat } draws a card.
rae-event-drawn-card = You drew { $card }.
rae-event-laid = { $owner } lays { $card } and { $second } as { rae-group }.
rae-event-added = { $seat } adds { $card } to { rae-group-owned }.
rae-event-lifted = { $owner } takes { $card } from { rae-group }.
rae-event-moved = { $seat } moves { $card } to { rae-group-owned }.
rae-event-formed = { $owner } forms { rae-group } of { $card } and { $second }.
rae-event-completed = All four suits: { $seat } has a whole { rae-colour } Quest!
rae-event-scored =
    { $points ->
        [one] { $seat } scores { $points } point: { $total } in all.
       *[other] { $seat } scores { $points } points: { $total } in all.
    }
rae-event-unscored =
    { $points ->
        [one] { $seat } loses { $points } point: { $total } in all.
       *[other] { $seat } loses { $points } points: { $total } in all.
    }
rae-event-event = { $seat } plays { $event }!
rae-event-event-at-seat = { $seat } plays { $event } against { $at }!
rae-event-event-at-card = { $seat } plays { $event } at { $card } in { rae-group-owned }!
rae-event-asked = The opponents of { $seat } may reply in secret.
rae-event-no-reply = Nobody replies.
rae-event-replied = Long Live the King! { $seat } replies to { $to }.
rae-event-cancelled = { $event }, played by { $seat }, is cancelled.
rae-event-empty-hand = { $seat } has no cards in hand: nothing happens.
rae-event-stolen = { $seat } takes a card from the hand of { $from }.
rae-event-stolen-card = The card that { $seat } took from { $from }: { $card }.
rae-event-burnt = { $card } burns in { rae-group-owned } and is discarded.
rae-event-paid = { $seat } gives { $to } a card.
rae-event-paid-card = The card that { $seat } gave to { $to }: { $card }.
rae-event-looked = { $seat } looks at the hand of { $at }.
rae-event-saw = The hand of { $at }: { $cards }.
rae-event-exchanged = { $seat } and { $with } exchange a card.
rae-event-exchanged-cards = { $seat } gave { $gave } and took { $got } from { $with }.
rae-event-tournament =
    { $left ->
        [one] A tournament! { $seat } may play { $left } more card this turn.
       *[other] A tournament! { $seat } may play { $left } more cards this turn.
    }
rae-event-besieged = { $seat } besieges { $at }, who will not draw at the start of the next turn.
rae-event-done = { $seat } plays no more cards.
rae-event-discarded = { $seat } discards { $card }.
rae-event-won = { $seat } wins with { $total } points!
rae-event-team-won = { $seat } and { $partner } win with { $total } points together!
rae-event-pile-empty = The draw pile is empty: the game is over.
rae-event-highest = { $seat } wins with the highest score, { $total }!
rae-event-team-highest = { $seat } and { $partner } win with the highest score, { $total } together!
rae-event-stalemate = A stalemate at { $total }: nobody wins.

## Why the game ended

rae-reason-target = Somebody has the points that win.
rae-reason-highest = The draw pile ran out, and the highest score wins.
rae-reason-stalemate = The draw pile ran out, and the highest score is shared: a stalemate.

## Options

rae-option-teams = Teams
rae-option-teams-help = Four players as two against two: partners sit across and need 50 points together.
rae-option-fair_start = Fair start
rae-option-fair_start-help = With four players, whoever begins wins about twice as often as the others. With a fair start they do not draw in the first turn and play at most two cards.

rae-preset-family = Family
rae-preset-family-help = a fair start for all

## Options that do not go together

rae-refuse-teams-need-four = Teams are two against two: that takes four players, not { $players }.

## The board, for the eye and for the ear

rae-shown-turn = Turn { $n }
rae-shown-target = Target: { $points } points
rae-shown-pile = Draw pile: { $count }
rae-shown-discards = Discard pile: { $count }
rae-shown-discards-top = Discard pile: { $count }, on top { $card }
rae-shown-team = team { $name }
rae-shown-together = together { $total }
rae-shown-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rae-shown-seen = seen:
rae-shown-besieged = besieged
rae-shown-hand = Your hand
rae-shown-left =
    { $left ->
        [0] { $seat } has no cards left to play
        [one] { $seat } may play { $left } more card
       *[other] { $seat } may play { $left } more cards
    }
rae-shown-adds =
    { $count ->
        [0] but not one by one
       *[other] at most { $count } of them one by one
    }
rae-shown-event-free = event possible
rae-shown-event-used = event already played
rae-shown-replies = Replies: { $seats }
rae-shown-asked = Asked in secret: { $seats }
rae-shown-lifted = Taken up: { $card }
rae-shown-offered = You offer: { $card }
rae-told-player = { $seat }: points { $points }, cards in hand { $count }.
rae-told-team = { $seat } and { $partner } are team { $name }, with { $total } points together.
rae-told-hand = Your hand: { $cards }.
rae-told-empty = Your hand is empty.
rae-told-seen = You have seen in the hand of { $seat }: { $cards }.
rae-told-besieged = { $seat } is besieged and will not draw at the start of the next turn.
rae-told-quest =
    { $points ->
        [one] { rae-group-owned }, { $points } point: { $cards }.
       *[other] { rae-group-owned }, { $points } points: { $cards }.
    }
rae-told-collection = { rae-group-owned }: { $cards }.
rae-told-no-groups = { $seat } has no Quests or Collections.
rae-told-discards = The discard pile, top first: { $cards }.
rae-told-card =
    { $points ->
        [one] { $card }: { $words }, { $points } point.
       *[other] { $card }: { $words }, { $points } points.
    }
rae-told-event = { $card }: { $text }
rae-at-hand =
    { $count ->
        [one] It is in your hand.
       *[other] It is in your hand, { $count } times.
    }
rae-at-group = It is in { rae-group-owned }.
rae-at-seen = You have seen it in the hand of { $seat }.
rae-at-discards =
    { $count ->
        [one] It is in the discard pile.
       *[other] It is in the discard pile, { $count } times.
    }
rae-at-lifted = It is taken up and looks for its place.
rae-at-nowhere = It is not in sight.
rae-typed-hand = my hand, hand, your hand
rae-typed-pile = draw pile, pile, deck
rae-typed-discards = discard pile, discard, discards
rae-legend-quests = A Quest shows its colour and number, its suits † Sword, ∪ Chalice, ♛ Crown, § Scroll, and its points. The sign · is a card that is missing.
rae-legend-collections = A Collection shows its suit and number and its colours: R red, Y yellow, B blue, G green, P purple, O orange, K black.
rae-legend-cards = R† is a red card of the Sword suit, ★ an event. An arrow marks whose turn it is.
rae-group-first = Who begins
rae-group-lay = Lay two cards
rae-group-add = Add a card
rae-group-take = Rearrange
rae-group-to = Put it down
rae-group-with = Form a Quest
rae-group-event = Play an event
rae-group-done = End your turn
rae-group-reply = Reply
rae-group-decline = Decline
rae-group-give = Give a card
rae-group-get = Take a card
rae-group-discard = Discard
rae-group-draw = Card drawn
rae-group-steal = Card stolen

## The picture: what is where, for the ear

rae-spot-hand = { $told } Card { $n } of { $count } in your hand.
rae-spot-group-own = Your { rae-group }
rae-spot-quest =
    { $points ->
        [one] { $whose }, { $points } point: { $cards }.
       *[other] { $whose }, { $points } points: { $cards }.
    }
rae-spot-missing = Missing: { $suits }.
rae-spot-whole = All four suits.
rae-spot-collection = { $whose }: { $cards }.
rae-spot-within = { $title }, { $apart }
rae-spot-new = A new Quest or Collection.

## The picture, for the eye

rae-board = The table of Ràe
rae-board-keys = 1 to 9 take up a card; the letters put it down; arrows go from place to place; E ends your turn.
rae-board-gain-own = +{ $n } for you
rae-board-gain-other = +{ $n } for { $seat }
rae-board-keep = keep for later
rae-board-to = to { $seat }
rae-board-at = against { $seat }
rae-board-pile = pile, { $n }
rae-board-pile-empty = pile, empty
rae-board-discards = discards
rae-board-new = New Quest or Collection
rae-board-new-of = New { rae-kind }
rae-board-new-with = with { $title }
rae-board-left = Still to play
rae-board-left-cards = cards
rae-board-left-single = added to groups
rae-board-left-event = event
rae-board-left-cards-short =
    { $n ->
        [one] card
       *[other] cards
    }
rae-board-left-single-short = added
rae-board-left-event-short =
    { $n ->
        [one] event
       *[other] events
    }
rae-board-left-said = Still to play: { $cards } of your cards, { $single } of them added to Quests or Collections that lie there, events { $events }.
rae-board-end = End turn
rae-board-back = Put it back
rae-board-where = Where does it go?
rae-board-asks = Where does { rae-card } go?
rae-board-asks-event =
    { $at ->
        [seat] { $title }: against whom?
        [card] { $title }: which card does it hit?
       *[none] Play { $title }?
    }
rae-board-asks-none = { rae-card } fits nowhere yet. Put it back, or take up another card.
rae-board-play = Play it
rae-board-empty-area = No Quests or Collections yet
rae-board-empty-own = Your Quests and Collections will lie here: two cards of one colour or of one suit begin one.
rae-board-hand-empty = Your hand is empty.
rae-board-besieged = besieged
rae-board-team = team { $name }
rae-board-event = { $seat } plays { $event }
rae-board-event-at = { $seat } plays { $event } against { $at }
rae-board-replies = { $seat } cries { $event }
rae-board-cancelled = cancelled
rae-board-waiting = Secret answers…
rae-board-carried = What happens now
rae-board-mirror = What the Mirror shows of { $seat }’s hand
rae-board-mirror-give = First choose the card that you give.
rae-board-mirror-slot = your card
rae-board-mirror-get = You give { $title }. Now choose the card that you take.

rae-reply-title = Cry “{ $king }”?
rae-reply-help = Only you see this question. All opponents are asked at once, and nobody learns whether you could have answered.
rae-reply-hurry = Answer before the line is full, and nobody can guess.
rae-reply-none = You do not hold it. Everybody is given the same time; the game goes on by itself.
rae-reply-no = Let it happen
rae-reply-yes = Cry it: cancel { $event }
rae-reply-kept = Noted. All answers are opened together.

## Why a hint is good

rae-hint-points =
    { $n ->
        [one] It scores a point.
       *[other] It scores { $n } points.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
rae-better-points =
    It { $tense ->
        [did] scores
       *[would] would have scored
    } { $n ->
        [one] a point
       *[other] { $n } points
    }.

## Setting up a position

rae-bench-pile = Draw pile
rae-bench-discards = Discard pile
rae-bench-played = Cards played this turn

## On paper

rae-print-needs = This is one deck, for two players. For three or four, print the cards twice.
rae-print-companion = Shuffle and draw by hand; when the table asks which card came, give its colour and suit, or the title of the event.
rae-print-quests = Quest cards
rae-print-events = event cards
rae-print-suits = Suits
rae-print-kinds = Kinds of cards
rae-print-colours = Colours, by the hatching of their frames
