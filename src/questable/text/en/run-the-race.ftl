### Words of Run the Race!
###
### $seat is a person’s name. $card and $at are names of saints, $at the card that lies on top or was
### aimed at. $pile is left or right, $n the number of a slot. $words are facts of a card, or what
### two cards share, in words. $match is century, month or colour.

run-the-race-title = Run the Race!
run-the-race-genre = Quick cards
run-the-race-blurb = Two players match saints by century, feast month or colour, calmly in turns or as fast as they can.
run-the-race-packs = saints’ cards of your own, 52 or more
run-the-race-minutes = 1–10 min
run-the-race-aim = Be the first to have played all your cards.
run-the-race-aim-so-far = The first to play all 20 wins. You have { $left } left, the other { $other }.
run-the-race-score =
    { $n ->
        [one] { $n } card played
       *[other] { $n } cards played
    }
run-the-race-plate =
    { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }

## About the printed game, and the chapters of its rules

run-the-race-about = Run the Race! is a game for two from the same rulebook, played with SaintCards.
run-the-race-thanks = It shares the dedication of SaintCards.
chapter-S-6 = Run the Race!

## Rules, one sentence each

rule-S-6-1 = Each player has 20 of 52 saints, 5 in hand and 15 to draw. Two starters and two side piles of five lie in the middle.
rule-S-6-2 = A card in hand goes on a pile if it shares a century, the feast month or the main colour with the card on top.
rule-S-6-3 = When neither can play, the side piles are turned up. If 52 turns help nobody, fewer cards wins; equal is a draw.
rule-S-6-4 = Whoever has played all 20 of their cards first wins.
rule-S-6-5 = Too late: aim at a card of that pile. If it is covered by now, your card must match the one on top instead.
rule-S-6-6 = At calm pace you take turns: a card on a top, or a pass. Two passes turn the side piles, ten such turnings in a row end it.

## Piles, slots, what is shared

run-the-race-pile =
    { $pile ->
        [left] the left pile
       *[right] the right pile
    }
run-the-race-side =
    { $pile ->
        [left] left
       *[right] right
    }
run-the-race-match =
    { $match ->
        [century] century
        [month] feast month
       *[colour] main colour
    }

# What the card just played shares with the one under it, $at.
run-the-race-shared-born = both born in the { $century }
run-the-race-shared-died = both died in the { $century }
run-the-race-shared-born-died = born in the { $century }, when { $at } died
run-the-race-shared-died-born = died in the { $century }, when { $at } was born
run-the-race-shared-month = feast in { $name }
run-the-race-shared-colour = both { $name }

## What is waited for

run-the-race-prompt-first = Draw lots: who begins?
run-the-race-prompt-starters = Turn up a starter.
run-the-race-prompt-hands = { $seat } looks at a card of the hand.
run-the-race-prompt-refill = { $seat } draws a card.
run-the-race-prompt-turn-left = Turn up the side pile on the left.
run-the-race-prompt-turn-right = Turn up the side pile on the right.
run-the-race-prompt-play = Play a card: slot and pile, such as { $example }.
run-the-race-prompt-calm = Play a card, slot and pile such as { $example }, or pass.
run-the-race-ask-play = Play! Same century, month or colour.
run-the-race-ask-calm = Your turn: same century, month or colour, or pass.
run-the-race-ask-none = Your turn: none of your cards fits, so pass.
# An example of what to type: slot 3, left pile.
run-the-race-example = 3l

## What may be typed for a pile, and for places to ask about; the spellings of both languages work

run-the-race-typed-left = left, l
run-the-race-typed-right = right, r
run-the-race-typed-hand = hand, my hand
run-the-race-typed-side = side piles, side pile, sides

## What one may do

run-the-race-action-play = { $card } on { $at } ({ $n } { run-the-race-side })
run-the-race-action-lay = { $card } on { $at }
run-the-race-action-play-hidden = Slot { $n } on { run-the-race-pile }, aimed at { $at }
run-the-race-action-pass = Pass
run-the-race-action-first = { $seat } begins
run-the-race-action-starter = The starter is { $card }
run-the-race-action-draw = The card is { $card }
run-the-race-action-turn = { $card } is turned up
run-the-race-group-play = Play a card
run-the-race-group-pass = Pass
run-the-race-group-first = Who begins
run-the-race-group-starter = Starter
run-the-race-group-draw = Card
run-the-race-group-turn = Side pile

## Why something is not allowed; otherwise the rule’s own sentence

run-the-race-why-empty = Slot { $n } of your hand is empty.
run-the-race-why-no-match = { $card } and { $at } share no century, no feast month and no main colour.
run-the-race-why-covered = { $at } has been covered: { $on } lies on top now, and { $card } does not match.
run-the-race-why-top = Play on the card on top, { $at }.

## What happened

run-the-race-event-begins = { $seat } begins.
run-the-race-event-starter = { $seat } turns up { $card } on { run-the-race-pile }.
run-the-race-event-drew = { $seat } draws a card.
run-the-race-event-drawn-card = You hold { $card } in slot { $n }.
run-the-race-event-covered = { $seat } aimed at { $at } on { run-the-race-pile }, which was covered; the card matches all the same.
run-the-race-event-played =
    { $left ->
        [0] { $seat } plays the last card, { $card }, on { run-the-race-pile }, on { $at } ({ $words }).
        [one] { $seat } plays { $card } on { run-the-race-pile }, on { $at } ({ $words }); { $left } card left.
       *[other] { $seat } plays { $card } on { run-the-race-pile }, on { $at } ({ $words }); { $left } cards left.
    }
run-the-race-event-passed = { $seat } passes.
run-the-race-event-stuck = Neither can play.
run-the-race-event-shuffled = { $count } cards from under the tops are shuffled into new side piles.
run-the-race-event-turned = { $card } is turned up on { run-the-race-pile }.
run-the-race-event-given-up = { $count } turnings in a row were in vain.
run-the-race-event-won = { $seat } has played all 20 cards!
run-the-race-event-fewer = { $seat } has only { $left } left, the other { $count }.
run-the-race-event-drawn = Both have { $left } left: a draw.

## How it ended

run-the-race-reason-all-played = All 20 cards of one player are played.
run-the-race-reason-fewer-left = The side piles were turned in vain too often; fewer cards left wins.
run-the-race-reason-drawn = The side piles were turned in vain too often, and both have as many cards left.

## House rules

run-the-race-option-pace = Pace
run-the-race-option-pace-help = Calm: you take turns, and think as long as you like. Race: both play at once, as fast as they can.
run-the-race-option-pace-calm = Calm, in turns
run-the-race-option-pace-race = Race, both at once
run-the-race-option-pace-calm-help = You take turns. Think as long as you like.
run-the-race-option-pace-race-help = Both play at once, as fast as they can. A game takes a minute.

## The board, for the eye and for the ear

run-the-race-told-turnings =
    { $count ->
        [0] Side piles not turned yet
        [one] Side piles turned once
       *[other] Side piles turned { $count } times
    }
run-the-race-told-vain = { $count } in a row in vain
run-the-race-told-calm = Calm pace
run-the-race-told-race = Race
run-the-race-told-player = { $seat }: { $left } left, hand { $count }, draw pile { $n }
run-the-race-told-side =
    { $count ->
        [0] no side pile
       *[other] side pile { $count }
    }
run-the-race-told-face-down = face down
run-the-race-told-empty = empty
run-the-race-told-unknown = unknown
run-the-race-told-top = On { run-the-race-pile }: { $words }; { run-the-race-told-side }.
run-the-race-told-slot = Slot { $n }: { $words }.
run-the-race-told-under =
    { $count ->
        [0] Nothing lies under it.
        [one] Under it lies { $cards }.
       *[other] Under it lie { $cards }.
    }
run-the-race-told-sides-unseen =
    { $count ->
        [0] The side piles are empty.
       *[other] In the side piles lie { $count } cards that nobody has seen.
    }
run-the-race-told-sides = In the side piles lie, in whatever order: { $cards }.
run-the-race-told-void = The card in slot { $n } of { $seat } matches none of these: { $cards }.
# In a race one hears a card in as few words as can be: `1: St. Francis of Assisi, brown, 12, 13,
# October; left: brown; right: October.`
run-the-race-spot-slot = { $n }: { $words }
run-the-race-spot-fit = { $card }; { run-the-race-side }: { $words }
run-the-race-spot-pile =
    { $pile ->
        [left] Left pile: { $words }.
       *[right] Right pile: { $words }.
    }
run-the-race-where-slot = It is in your hand, slot { $n }.
run-the-race-where-top = It is on top of { run-the-race-pile }.
run-the-race-where-under = It lies in { run-the-race-pile }, covered.
run-the-race-where-side = It lies in a side pile.
run-the-race-where-unseen = It has not been seen yet.
run-the-race-brief-goal = Play all your 20 cards before the other does.
run-the-race-brief-match = A card goes on either pile if it shares a century, the feast month or the main colour with the card on top.
run-the-race-brief-type = Type slot and pile: { $example } plays the card of slot 3 on the left pile.
run-the-race-legend-card = A card: name, letter and name of the main colour, centuries of birth and of passing, feast month.
run-the-race-legend-side = The number before a pile’s top is what is left in the side pile beside it.

## The picture

run-the-race-board = The two piles and your five cards
run-the-race-hand = Your five cards
run-the-race-hand-hidden = Five cards
run-the-race-others =
    { $n ->
        [0] { $seat }: { $count } in hand, none to draw
       *[other] { $seat }: { $count } in hand, { $n } to draw
    }
run-the-race-to-draw = { $count } to draw
run-the-race-side-pile = side pile, { $count }
run-the-race-throw =
    { $pile ->
        [left] To the left pile
       *[right] To the right pile
    }
run-the-race-throw-card =
    { $pile ->
        [left] { $card }, to the left pile
       *[right] { $card }, to the right pile
    }
run-the-race-landed = { $seat }, just now
run-the-race-late = Too late!
run-the-race-late-covered = { $seat } covered { $at }. Nothing is lost.
run-the-race-late-covered-short = { $seat } was first. Nothing is lost.
run-the-race-late-own = Your own card covered { $at }. Nothing is lost.
run-the-race-late-turned = New cards were turned up. Nothing is lost.
run-the-race-late-turning = New cards are being turned up. Nothing is lost.
run-the-race-miss = No match
run-the-race-miss-match = { $card } shares nothing with { $at }. Nothing is lost.
run-the-race-stuck = Nobody can play: new cards are coming
run-the-race-ready = Get ready!
run-the-race-fits = What fits
run-the-race-fits-shown = What fits: shown
run-the-race-fits-hidden = What fits: hidden
run-the-race-keys-left = left pile
run-the-race-keys-right = right pile

## Why a hint is good

run-the-race-hint-played = It leaves you with one card fewer to play.

# Why something is or was better, after the game; $tense is "did" or "would".
run-the-race-better-played =
    It { $tense ->
        [did] leaves
       *[would] would have left
    } one card fewer to play.

## Setting up a position

run-the-race-bench-slot = Card { $n } of { $seat }
run-the-race-bench-left-pile = Left open pile
run-the-race-bench-right-pile = Right open pile
run-the-race-bench-unseen = Seen by nobody: draw piles, side piles, left out
run-the-race-bench-side = Side piles, shuffled anew
run-the-race-bench-draw = Draw pile of { $seat }

## On paper

run-the-race-print-needs = You need nothing else. A race is for two and uses 52 of these cards.
run-the-race-print-companion = Shuffle and deal by hand; when the table asks which card came, give the saint’s name.
run-the-race-print-cards = cards of saints
