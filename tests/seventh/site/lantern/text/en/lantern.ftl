### Words of Lantern.

lantern-title = Lantern
lantern-blurb = A few cards, a die, a lantern each, and a race for the last light.
lantern-minutes = About 3 minutes
lantern-about = Lantern is the test game of Questable and was never printed.

chapter-L-1 = A turn
chapter-L-2 = The call
chapter-L-3 = The end

rule-L-1-1 = Once a turn you may peek at the top card, unless you know it.
rule-L-1-2 = You may take the top card, as long as the pile lasts.
rule-L-1-3 = You may lay a card that you hold, for its worth.
rule-L-1-4 = Once a turn you may ask the next player for a kind of card; the answer is true and heard by all.
rule-L-1-5 = Once a turn you may turn your lantern.
rule-L-1-6 = Once a game you may roll the die: 4 to 6 is a point.
rule-L-1-7 = Once a game you may dare the others, who answer in secret.
rule-L-2-1 = With one card left you must call; others may notice if you forget.
rule-L-3-1 = When the pile is empty, everyone grabs: two points for the first, one for the second.

lantern-option-copies = Cards of each kind
lantern-option-copies-help = How many cards of each kind there are.
lantern-refuse-too-few-copies = { $players } players need more than two cards of each kind.

lantern-prompt-turn = Your turn: what do you do?
lantern-prompt-answer = Do you take the dare?
lantern-prompt-grab = Grab the light!

lantern-action-peek = Peek at the top card
lantern-action-take = Take the top card
lantern-action-lay = Lay a { $worth }
lantern-action-ask = Ask for a { $worth }
lantern-action-flip = Turn your lantern
lantern-action-roll = Roll the die
lantern-action-dare = Dare the others
lantern-action-yes = Yes
lantern-action-no = No
lantern-action-call = Call: one card left!
lantern-action-notice = { $seat } forgot to call
lantern-action-grab = Grab
lantern-action-draw = The card is a { $worth }
lantern-action-look = The top card is a { $worth }
lantern-action-die = The die shows { $n }

lantern-event-called = { $seat } calls: one card left.
lantern-event-noticed = { $by } noticed that { $seat } did not call.
lantern-event-flipped = { $seat } turns the lantern.
lantern-event-dared = { $seat } dares the others.
lantern-event-daring = The dare of { $seat } is over.
lantern-event-peeked = { $seat } peeks at the top card.
lantern-event-saw = The top card is a { $card }.
lantern-event-drew = { $seat } takes a card.
lantern-event-drawn = It is a { $card }.
lantern-event-rolled = { $seat } rolls a { $n }.
lantern-event-laid = { $seat } lays a { $card }.
lantern-event-answered =
    { $holds ->
        [0] { $seat } has no { $card }.
       *[other] { $seat } has a { $card }.
    }
lantern-event-grabbed = { $seat } grabs the light.
lantern-reason-grabbed = The light is out.

lantern-told-hand = Your cards: { $cards }.
lantern-told-pile = Cards in the pile: { $count }.
lantern-told-players = Players
lantern-told-player = Player
lantern-told-points = Points
lantern-told-cards = Cards

## The bot that comes with it

table-level-eager = takes the first thing it may do
table-bots-eager = Bots that do the first thing they may
