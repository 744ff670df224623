### Words of SaintCards.
###
### $seat, $at, $by, $to and $dealer are names of people. $card and $on are names of cards, which come
### from the pack, $cards several of them. $facts are facts in words, $fact is one of them, $century a
### century in words, $name a month, a symbol or what somebody typed. $for is an id of the engine.

saint-cards-title = SaintCards
saint-cards-genre = Matching cards
saint-cards-blurb = Match facts about real saints, gather treasures, and don’t forget to call when you are down to one card.
saint-cards-packs = saints’ cards of your own
saint-cards-minutes = 20 min
saint-cards-aim = Gather the most treasures: one for each fact that your card shares with the card on top.
saint-cards-aim-so-far = Most treasures win: you { $own }, best of the others { $most }.
saint-cards-score =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
saint-cards-plate-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
saint-cards-plate-treasures =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }

## About the printed game, and the chapters of its rules

saint-cards-about = SaintCards comes from the SaintCards Project, at saintcards.com. Its rulebook names no designer and no year.
saint-cards-thanks = It is dedicated to the Blessed Virgin Mary, Queen of all Saints.
chapter-S-1 = Cards
chapter-S-2 = Set-up
chapter-S-3 = A turn: play or draw, never skip
chapter-S-4 = WildCards
chapter-S-5 = The call and the end
chapter-S-7 = For learning

## Rules, one sentence each

rule-S-1-1 = A saint’s card shows centuries, fact colours, feast month, lands, order, designations and symbols. Patronages do not match.
rule-S-1-2 = Twelve fact colours tell what a saint was. Each has a letter: E evangelist, A apostle, M martyr, D Doctor, P priest and so on.
rule-S-1-3 = Each feast month has its symbol and devotion, from the Holy Name of Jesus in January to the Birth of the Saviour in December.
rule-S-1-4 = Cards show seven parts of the world, twelve religious orders, and popes, patriarchs, lay soldiers and secular royalty.
rule-S-1-5 = An expansion adds cards, and a symbol that can be matched. With x2, companion saints double the treasures for matches.
rule-S-1-6 = All facts on the cards are true. A century is worked out from the year, and what is unknown matches nothing.
rule-S-1-7 = A WildCard’s effect is carried out as far as it can be: with another player, and with cards that you hold or see.
rule-S-2-1 = Players are dealt seven, six or five cards. The player left of the Dealer begins, and the Dealer is last in each round.
rule-S-3-1 = In a turn you play a card of your hand or draw one, then you pass. You cannot skip, nor play a card that you just drew.
rule-S-3-2 = The first saint of a turn needs a match with the top card. A WildCard needs none, but does not answer a named century.
rule-S-3-3 = Each fact that both cards bear counts once: colours, birth and passing century, month, lands, order, designations, symbols.
rule-S-3-4 = St. Joseph Freinademetz on St. John Bosco matches by birth century, religious man, priest, Western Europe, and January.
rule-S-3-5 = A second card needs three matches with the first, is no WildCard, and follows no WildCard or named century. There is no third.
rule-S-3-6 = The beginner’s game uses the core set only, and matches only centuries, main colours and feast months.
rule-S-3-7 = When the Draw Deck is empty, the Play Deck is shuffled into a new one. If you cannot draw, play; if you cannot play, pass.
rule-S-4-1 = A WildCard pays one treasure and its matches. After its effect you name a century that some saint in the game bears.
rule-S-4-2 = Play a card of the named century if you hold one, for three treasures. If not, you draw, and whoever named it takes one.
rule-S-4-3 = When the century comes back to whoever named it, they must place it or draw, and take nothing more for others’ draws.
rule-S-4-4 = A WildCard bears no century and cannot answer one.
rule-S-4-5 = Any card may be played on a WildCard turned up at the start, for three treasures. That WildCard does nothing else.
rule-S-4-6 = Only a WildCard ever pays for other players’ draws.
rule-S-5-1 = Down to one card, you must call “SaintCards!”. If you forget and another player notices first, you draw a card.
rule-S-5-2 = Your last card pays its treasures and three more.
rule-S-5-3 = Once somebody is out, the game ends with the Dealer’s turn. A player who is out has no more turns.
rule-S-5-4 = The player with the most treasures wins; a tie is shared. The winners lay all treasures at the Jesus card.
rule-S-5-5 = Everyone may know how many cards and treasures each player has.
rule-S-5-6 = When you learn, you are paid for the matches you point out. A second card needs three found. What you missed is shown.
rule-S-7-1 = The cards are for learning too: flash cards, naming attributes unseen, a memory game of pairs, and a bee.

## Facts that two cards may share; the words of saints.ftl say the others

saint-cards-fact-birth = birth in the { $century }
saint-cards-fact-passing = passing in the { $century }
saint-cards-fact-month = feast in { $name }
saint-cards-fact-symbol = symbol { $name }
# The same of no card in particular, as somebody may claim them.
saint-cards-fact-birth-century = century of birth
saint-cards-fact-passing-century = century of passing
saint-cards-fact-feast-month = feast month
saint-cards-fact-order = order

## What WildCards do (S-1.7)

saint-cards-effect-our-lady = You take two more treasures, and everyone else takes one.
saint-cards-effect-saint-joseph = Look at the top three cards of the Draw Deck, take one, and put the others back in any order.
saint-cards-effect-saint-michael = Take three treasures if another player has more than you, else one.
saint-cards-effect-saint-gabriel = Look at another player’s hand.
saint-cards-effect-saint-raphael = Put one card of your hand, not the last one, at the bottom of the Draw Deck.
saint-cards-effect-guardian-angels = In your next turn that does not begin under a named century, a second card needs only one match.
saint-cards-effect-holy-spirit = Draw two cards.
saint-cards-effect-all-saints = Everyone passes one card of their choice to the left, to the next player who still holds cards.

## What the game is waiting for

saint-cards-prompt-deal = Deal { $seat } a card.
saint-cards-prompt-turn-up = Turn up the top card of the Draw Deck.
saint-cards-prompt-turn = Play a card that matches { $card }, or draw one.
saint-cards-prompt-turn-named = Play a card of the { $century }. Draw if you hold none.
saint-cards-prompt-turn-open = Play any card on { $card } for three treasures, or draw one.
saint-cards-prompt-second-owing =
    { $need ->
        [one] One card left: call “SaintCards!”. With one match you may play it too.
       *[other] One card left: call “SaintCards!”. With { $need } matches you may play it too.
    }
saint-cards-prompt-second =
    { $need ->
        [one] You may play a second card with one match or more, or end your turn.
       *[other] You may play a second card with { $need } matches or more, or end your turn.
    }
saint-cards-prompt-second-none =
    { $need ->
        [one] A second card needs a match, and none of yours has one: end your turn.
       *[other] A second card needs { $need } matches, and none of yours has them: end your turn.
    }
saint-cards-prompt-claim = What do { $card } and { $on } share? Point it out, one fact at a time.
saint-cards-prompt-look = { $seat } looks at the next card of the Draw Deck.
saint-cards-prompt-take = Which of these cards do you take?
saint-cards-prompt-put-back = Which card do you put back first? The other one lies on top of it.
saint-cards-prompt-look-at = Whose hand do you look at?
saint-cards-prompt-put-below = Which card do you put at the bottom of the Draw Deck?
saint-cards-prompt-spirit = { $seat } draws a card for the Holy Spirit.
saint-cards-prompt-give = Which card do you pass to the left, to { $to }?
saint-cards-prompt-name = Which century do you name?
saint-cards-prompt-name-typed = Which century do you name? Type “name 13” for the 13th.
saint-cards-prompt-draw = { $seat } draws a card.
saint-cards-prompt-fine = { $seat } forgot to call and draws a card.
saint-cards-prompt-pass = All done: end your turn.
saint-cards-prompt-pass-owing = You are down to one card: call “SaintCards!” before you end your turn.

## What somebody can do

saint-cards-action-call = Call “SaintCards!”
saint-cards-action-notice = Notice that { $seat } has not called
saint-cards-action-play = Play { $card }
saint-cards-action-play-matching =
    { $n ->
        [one] Play { $card } ({ $n } match)
       *[other] Play { $card } ({ $n } matches)
    }
saint-cards-action-draw = Draw a card
saint-cards-action-pass = End turn
saint-cards-action-claim = Point out { $fact }
saint-cards-action-done = That is all, take the treasures
saint-cards-action-look-at = Peek at the hand of { $seat }
saint-cards-action-take = Take { $card }
saint-cards-action-put-back = Put back { $card }
saint-cards-action-put-below = Put down { $card }
saint-cards-action-give = Pass on { $card }
saint-cards-action-name = Name the { $century }
saint-cards-action-name-holding =
    { $count ->
        [0] Name the { $century } (none of your cards)
        [one] Name the { $century } ({ $count } of your cards)
       *[other] Name the { $century } ({ $count } of your cards)
    }
saint-cards-action-deal = The card is { $card }
saint-cards-action-turn-up = Turn up { $card }
saint-cards-action-look = See { $card }

## Why something is not allowed; otherwise the rule’s own sentence

saint-cards-why-not-held = You do not hold { $card }.
saint-cards-why-drawn = You have drawn a card: now you can only pass.
saint-cards-why-only-pass = Now you can only pass.
saint-cards-why-played = You have played a card: you cannot draw as well.
saint-cards-why-no-skip = You cannot skip your turn: play a card or draw one.
saint-cards-why-not-then = { $card } is not from the { $century }.
saint-cards-why-wild-century = A WildCard has no century: it cannot answer the { $century }.
saint-cards-why-no-match = { $card } and { $at } have nothing in common.
saint-cards-why-wild-second = A WildCard cannot be a second card.
# How many matches a second card needs.
saint-cards-needed =
    { $need ->
        [one] one match
       *[other] { $need } matches
    }
saint-cards-why-few-matches =
    { $count ->
        [0] { $card } and { $at } have nothing in common. A second card needs { saint-cards-needed }.
        [one] { $card } and { $at } have one thing in common. A second card needs { saint-cards-needed }.
       *[other] { $card } and { $at } have { $count } things in common. A second card needs { saint-cards-needed }.
    }
saint-cards-why-must-place = You hold { $card }, from the { $century }: play that card, or another from that century.
saint-cards-why-nobody-then = No saint in this game is from the { $century }.
saint-cards-why-no-call = “SaintCards!” is for your last card. You hold { $count }.
saint-cards-why-called = You have already called.
saint-cards-why-not-forgotten = { $seat } has not forgotten to call.
saint-cards-why-yourself = You can only notice what others forget.

## What happened; the lines that name a hidden card are for those who may know it

saint-cards-treasures =
    { $n ->
        [0] no treasures
        [one] { $n } treasure
       *[other] { $n } treasures
    }
saint-cards-event-dealt = { $seat } is dealt a card.
saint-cards-event-drawn-card = You drew { $card }.
saint-cards-event-turned-up =
    { $wildcard ->
        [0] { $card } starts the Play Deck.
       *[other] { $card } starts the Play Deck: a WildCard. Any card may be played on it for three treasures.
    }
saint-cards-event-turn = Turn { $n }: { $seat }.
saint-cards-event-last-turn = It is the last turn, for { $seat } is the Dealer.
saint-cards-event-played = { $seat } plays { $card } on { $on }.
saint-cards-event-played-second = { $seat } plays a second card, { $card } on { $on }.
saint-cards-event-matched =
    { $n ->
        [0] No matches.
       *[other] Matched: { $facts }.
    }
saint-cards-event-missed = Missed: { $facts }.
saint-cards-event-claimed =
    { $right ->
        [0] Not on both cards: { $fact }.
       *[other] Right: { $fact }.
    }
saint-cards-event-doubled = Companions! The matches are worth { saint-cards-treasures }.
saint-cards-for-wildcard =
    { $n ->
        [1] for the WildCard
       *[other] for the WildCard and its matches
    }
saint-cards-event-paid =
    { $for ->
        [matches] { $seat } takes { saint-cards-treasures }: { $total } in all.
        [wildcard] { $seat } takes { saint-cards-treasures } { saint-cards-for-wildcard }: { $total } in all.
        [open-wildcard] { $seat } takes { saint-cards-treasures } for a card on the open WildCard: { $total } in all.
        [century] { $seat } takes { saint-cards-treasures } for the century: { $total } in all.
        [lack] { $seat } named the century and takes { saint-cards-treasures }: { $total } in all.
        [last-card] { $seat } takes { saint-cards-treasures } more for the last card: { $total } in all.
       *[effect] The WildCard gives { $seat } { saint-cards-treasures }: { $total } in all.
    }
saint-cards-event-one-left = { $seat } is down to one card.
saint-cards-event-called = “SaintCards!” calls { $seat }.
saint-cards-event-noticed = { $by } notices that { $seat } has not called.
saint-cards-event-drew = { $seat } draws a card.
saint-cards-event-nothing-to-draw = There is no card for { $seat } to draw.
saint-cards-event-rebuilt =
    { $count ->
        [0] The Draw Deck is empty. The Play Deck below its top card is shuffled into a new one.
        [one] The Draw Deck is empty. The Play Deck below its top card is shuffled into a new one; a WildCard is set aside.
       *[other] The Draw Deck is empty. The Play Deck below its top card is shuffled into a new one; { $count } WildCards are set aside.
    }
saint-cards-event-closing = The game ends after the next turn of the Dealer, { $dealer }.
saint-cards-event-stuck = { $seat } can neither play nor draw.
saint-cards-event-passed = { $seat } ends the turn.
saint-cards-event-named = { $seat } names the { $century }!
saint-cards-event-placed = { $card } is from the { $century }: well found!
saint-cards-event-came-round = The { $century } comes back to { $seat }, who takes nothing more for others’ draws.
saint-cards-event-lacked = { $seat } has no card of the { $century }.
saint-cards-event-lapsed = Nobody has placed the { $century }, and it lapses. The next player may play any card for three treasures.
saint-cards-event-out = { $seat } has played the last card!
saint-cards-event-guided = In the next turn of { $seat } without a named century, a second card needs only one match.
saint-cards-event-looked-at = { $seat } looks at the hand of { $at }.
saint-cards-event-saw = The hand of { $at }: { $cards }.
saint-cards-event-looked = { $seat } looks at a card of the Draw Deck.
saint-cards-event-looked-card = You see { $card }.
saint-cards-event-took = { $seat } takes one of these cards.
saint-cards-event-took-card = You took { $card }.
saint-cards-event-put-back = { $seat } puts a card back on the Draw Deck.
saint-cards-event-put-below = { $seat } puts a card at the bottom of the Draw Deck.
saint-cards-event-put-below-card = You put { $card } at the bottom.
saint-cards-event-all-give = Everyone passes a card to the left.
saint-cards-event-gave = { $seat } passes a card to { $to }.
saint-cards-event-gave-card = Passed by { $seat } to { $to }: { $card }.
saint-cards-event-won = { $seat } wins with { $total } treasures!
saint-cards-event-shared = { $seat } shares the victory with { $total } treasures!
saint-cards-event-honour = All { $total } treasures of this table are laid at the Jesus card.

## Why the game ended

saint-cards-reason-last-card = Somebody has played the last card, and the round is finished.
saint-cards-reason-dead-end = The cards are used up, and the round is finished.

## Options

saint-cards-option-beginner = Beginner’s game
saint-cards-option-beginner-help = The core set only; only centuries, main colours and feast months match.
saint-cards-option-doctors = Expansion: Doctors of the Church
saint-cards-option-doctors-help = More cards of Doctors, and a symbol on all of them.
saint-cards-option-holy_helpers = Expansion: Holy Helpers
saint-cards-option-holy_helpers-help = The Fourteen Holy Helpers, and a symbol on all of them.
saint-cards-option-roman_canon = Expansion: Roman Canon
saint-cards-option-roman_canon-help = Saints named in the first Eucharistic Prayer, and a symbol on all of them.
saint-cards-option-stigmatists = Expansion: Stigmatists
saint-cards-option-stigmatists-help = Saints who bore the wounds of Christ, and a symbol on all of them.
saint-cards-option-bilocators = Expansion: Bi-locators
saint-cards-option-bilocators-help = Saints who are said to have been in two places at once, and a symbol on all of them.
saint-cards-option-apparitions = Expansion: Apparitions
saint-cards-option-apparitions-help = Saints known for apparitions that they saw, and a symbol on all of them.
saint-cards-option-gathered = Expansion: Where Two or More Are Gathered (x2)
saint-cards-option-gathered-help = Saints with companions, and a symbol on all of them. A card on a saint whom it names as a companion, or who names it, pays its matches double.
saint-cards-option-learning = Learning
saint-cards-option-learning-help = You point out the matches yourself and are paid for those you find. Then you see what you missed.
saint-cards-option-century_rounds = Rounds for a named century
saint-cards-option-century_rounds-help = With 0, a named century goes round until somebody places it. With 2, it lapses when it has come back to whoever named it for the second time, and the next player may play any card for three treasures.
saint-cards-option-dealer = Dealer
saint-cards-option-dealer-help = The seat that deals, counted from 0; the next one begins. Usually the last seat deals.

## Options that do not go together

saint-cards-refuse-no-such-dealer = Seats are counted from 0: there is no seat { $dealer } to deal.
saint-cards-refuse-beginner-core-only = The beginner’s game has the core set only: leave out the expansions.
saint-cards-refuse-too-few-cards = { $players } players need { $needed } cards, and there are only { $cards }.
saint-cards-refuse-no-centuries = No card of this pack bears a century.

## The board, for the eye and for the ear

saint-cards-shown-turn = Turn { $n }
saint-cards-shown-deck = Draw Deck: { $count }
saint-cards-shown-played = Play Deck: { $count }
saint-cards-shown-dealer = Dealer: { $seat }
saint-cards-shown-beginner = Beginner’s game
saint-cards-shown-learning = Learning
saint-cards-brief-goal = Each fact that your card shares with the top card of the Play Deck brings a treasure. Most treasures wins.
saint-cards-brief-facts = Facts are the signs on a card: the centuries of birth and passing, the month of the feast, regions, and what the saint was, such as a martyr or a priest.
saint-cards-brief-end = Call “SaintCards!” when you are down to one card. When somebody has played their last card, the round is played to its end.
saint-cards-brief-beginner = Only centuries, main colours and feast months match.
saint-cards-brief-learning = You are paid for the matches that you point out.
saint-cards-shown-wildcard = WildCard
saint-cards-shown-born = born { $century }
saint-cards-shown-died = died { $century }
saint-cards-shown-born-unknown = birth unknown
saint-cards-shown-died-unknown = passing unknown
saint-cards-shown-feast = feast in { $name } ({ $words })
saint-cards-shown-double = x2 with { $cards }
saint-cards-shown-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
saint-cards-shown-out = out
saint-cards-shown-deals = Dealer
saint-cards-shown-owing = has to call
saint-cards-shown-late = has not called!
saint-cards-shown-guided = Guardian Angels
# Centuries that none of the cards unseen can have.
saint-cards-shown-lacks = no card of century { $words }
saint-cards-shown-seen = seen: { $cards }
saint-cards-shown-hand = Your hand
saint-cards-shown-hand-matching = Your hand: how many facts match { $card }, and which (✓)
saint-cards-shown-hand-named = Your hand: ✓ marks the { $century }
saint-cards-shown-named-pays = The { $century } is named. If you have none, draw: { $seat } takes a treasure.
saint-cards-shown-named-round = The { $century } is named and has come round: nobody takes a treasure for draws.
saint-cards-shown-open = Any card may be played on the WildCard, for three treasures.
saint-cards-shown-eased = The Guardian Angels help { $seat } in this turn: a second card needs one match.
saint-cards-shown-final = This is the last turn.
saint-cards-shown-closing = The game ends after the Dealer’s next turn.
# Centuries, each with the number of cards in brackets.
saint-cards-shown-bearing = Centuries on your own cards: { $words }.
saint-cards-shown-looked = You look at { $cards }.
saint-cards-shown-found = Found so far: { $facts }.
saint-cards-shown-giving = You pass on { $card }.
saint-cards-shown-deck-top = You know the top of the Draw Deck: { $cards }.
saint-cards-shown-deck-bottom = You know the bottom of the Draw Deck: { $cards }.
saint-cards-shown-aside = Set aside: { $cards }.
saint-cards-told-top = On top of the Play Deck:
saint-cards-told-on = It was played on:
saint-cards-told-card = { $card }: { $words }.
saint-cards-told-matches =
    { $n ->
        [0] { $card }, no matches: { $words }.
       *[other] { $card }, matching { $n } ({ $facts }): { $words }.
    }
saint-cards-told-bears = { $card }, of the { $century }: { $words }.
saint-cards-told-wildcard = { $card }, a WildCard: { $words }. { $text }
saint-cards-told-hand = Your hand:
saint-cards-told-empty = Your hand is empty.
saint-cards-told-player =
    { $count ->
        [0] { $seat } has { saint-cards-treasures } and is out.
        [one] { $seat } has { saint-cards-treasures } and { $count } card.
       *[other] { $seat } has { saint-cards-treasures } and { $count } cards.
    }
saint-cards-told-owing = { $seat } is down to one card and has to call.
saint-cards-told-late = { $seat } has not called, and may be noticed.
saint-cards-told-guided = The Guardian Angels will help { $seat } in the next turn without a named century.
saint-cards-told-seen = You have seen in the hand of { $seat }: { $cards }.
saint-cards-told-lacks = None of the unseen cards of { $seat } is of these centuries: { $words }.
saint-cards-told-played = The Play Deck, top first: { $cards }.
saint-cards-told-no-play-deck = No card is turned up yet.
saint-cards-at-hand = It is in your hand.
saint-cards-at-top = It is on top of the Play Deck.
saint-cards-at-played = It is in the Play Deck.
saint-cards-at-seen = You have seen it in the hand of { $seat }.
saint-cards-at-aside = It is set aside.
saint-cards-at-deck-top = It is in the Draw Deck, number { $n } from the top.
saint-cards-at-deck-bottom = It is in the Draw Deck, number { $n } from the bottom.
saint-cards-at-unseen = It is not in sight.
saint-cards-typed-hand = my hand, hand, your hand
saint-cards-typed-deck = draw deck, deck, draw pile
saint-cards-typed-played = play deck, play pile
saint-cards-typed-top = top, top card, on top
saint-cards-legend-letters = Letters are fact colours, the main one first: { $words }.
saint-cards-legend-numbers = 12–13 are the centuries of birth and passing, ? is one that is unknown.
saint-cards-legend-signs = The number before a card counts its matches with the top card, and ✓ marks them. ★ is a WildCard. An arrow marks whose turn it is.
saint-cards-group-call = Call
saint-cards-group-notice = Notice
saint-cards-group-play = Play a card
saint-cards-group-draw = Draw
saint-cards-group-pass = End turn
saint-cards-group-claim = Point out
saint-cards-group-done = Done
saint-cards-group-look-at = Look at a hand
saint-cards-group-take = Take a card
saint-cards-group-put-back = Put back
saint-cards-group-put-below = Put at the bottom
saint-cards-group-give = Pass on
saint-cards-group-name = Name a century
saint-cards-group-deal = Card drawn
saint-cards-group-turn-up = Card turned up
saint-cards-group-look = Card looked at

saint-cards-preset-family = Family
saint-cards-preset-family-help = three kinds of matches
saint-cards-preset-class = Class
saint-cards-preset-class-help = find the matches yourselves
saint-cards-preset-expert = Expert
saint-cards-preset-expert-help = all seven expansions

## The picture

saint-cards-board-hand = Your hand
saint-cards-board-deck =
    { $n ->
        [0] The Draw Deck is empty.
        [one] Draw Deck: one card.
       *[other] Draw Deck: { $n } cards.
    }
saint-cards-board-deck-left =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
saint-cards-board-draw = draw
saint-cards-board-pile = Play Deck.
saint-cards-board-named = Century named: the { $century }
saint-cards-board-named-says = The { $century } is named.
saint-cards-board-open = any card, three treasures
saint-cards-board-then = then name a century
saint-cards-board-second =
    { $n ->
        [one] After it you may also play { $cards }.
       *[other] After it you may also play one of these: { $cards }.
    }
saint-cards-board-matches =
    { $n ->
        [one] One match: { $facts }.
       *[other] { $n } matches: { $facts }.
    }
saint-cards-board-worth =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
saint-cards-board-wild = for the WildCard
saint-cards-board-nothing = nothing in common
saint-cards-board-treasures = your treasures: { $n }
saint-cards-board-goal-play = Take up a card to see what it shares.
saint-cards-board-goal-give = Choose the card you pass on.
saint-cards-board-goal-put-below = Choose the card you put below the Draw Deck.
saint-cards-board-main-play = Play it
saint-cards-board-main-play-for = Play it for { $n }
saint-cards-board-main-give = Pass it on
saint-cards-board-main-put-below = Put it below
saint-cards-board-main-draw = Draw
saint-cards-board-main-end = End turn
saint-cards-board-main-done = That is all
saint-cards-board-main-choose = Choose a card
saint-cards-board-main-answer = Choose above
saint-cards-board-main-wait = Wait
saint-cards-board-stop = Wait, not yet
saint-cards-board-call = Saint­Cards!
saint-cards-board-notice = Notice!
saint-cards-board-noticed = Forgot to call!
saint-cards-board-noticed-own = { $by } noticed: you forgot to call. You draw a card.
saint-cards-board-noticed-other = { $by } noticed: { $seat } forgot to call and draws a card.
saint-cards-board-name = Name a century
saint-cards-board-name-why = Whoever has a card of that century must play it, for three treasures. Whoever has none draws one, and you take a treasure.
saint-cards-board-name-note = The little cards show how many of your own are from it.
saint-cards-board-look-at = Whose hand do you look at?
saint-cards-board-take = Take one of these cards
saint-cards-board-put-back = Which card goes back first? The other one lies on top.
saint-cards-board-saw = The hand of { $seat }
saint-cards-board-seen = Cards you have seen
saint-cards-board-peek = Seen cards: { $n }
saint-cards-board-key = What the signs mean
saint-cards-board-key-colours = Colours and letters
saint-cards-board-key-centuries = Centuries
saint-cards-board-key-born = century of birth
saint-cards-board-key-died = century of passing
saint-cards-board-key-unknown = unknown: matches nothing
saint-cards-board-key-months = Feast months: the red mark goes round as the hand of a clock does
saint-cards-board-key-regions = Regions
saint-cards-board-key-orders = Orders
saint-cards-board-key-designations = Titles
saint-cards-board-key-expansions = Symbols in this game
saint-cards-board-keys = Keys
saint-cards-board-keys-take = take up a card of your hand
saint-cards-board-keys-play = play the card taken up
saint-cards-board-keys-draw = draw
saint-cards-board-keys-end = end your turn
saint-cards-board-keys-call = call “SaintCards!”
saint-cards-board-keys-notice = then a player’s number: notice a forgotten call
saint-cards-board-keys-key = this page of signs
saint-cards-board-keys-back = put the card back, or wait

## Why a hint is good

saint-cards-hint-treasures =
    { $n ->
        [one] It wins you a treasure.
       *[other] It wins you { $n } treasures.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
saint-cards-better-treasures =
    It { $tense ->
        [did] wins
       *[would] would have won
    } { $n ->
        [one] a treasure
       *[other] { $n } treasures
    }.

## Setting up a position

saint-cards-bench-top = Top of the Play Deck
saint-cards-bench-played = Play Deck, below its top
saint-cards-bench-deck = Draw Deck
saint-cards-bench-treasures = Treasures of { $seat }

## On paper

saint-cards-print-needs = You also need two to six players. Nothing else: print more treasures if you run short. The core set and the WildCards are a whole game; each expansion is a set of pages of its own.
saint-cards-print-companion = Deal and shuffle the printed cards by hand; when the table asks which card came, give the saint’s name.
saint-cards-print-saints = saints: { $name }
saint-cards-print-wildcards = WildCards
saint-cards-print-treasures = treasures
