### About Questable: whose games these are, what is ours, and how to check the dice.
###
### One source for the page's About, for `version --credits` and for CREDITS.md.

about-title = About Questable
about-what = Questable lets you play six board and card games in the browser or the terminal, with family, friends or bots. It knows every rule and tells you why a move is not allowed.

## The printed games

about-games = The printed games
about-unofficial = Questable is unofficial and not affiliated with the designers and publishers of these games. The rules are told in our own words; cards, pictures and texts are ours. If you enjoy a game here, please get the printed one.
about-game-questor = Questor was designed by Benjamin D. Stanley. Its rulebook names no publisher and no year; it thanks those who funded the game on Nestorbooster.
about-thanks-questor = The designer dedicates it to his children Lauren, Spencer and Brenna.
about-game-pillars = Pillars of Faith was designed by Clark Rodeffer, with graphics by Matt Worden (version 0.3.10β, August 2005, © Clark Rodeffer). It is played with a SiegeStones™ set, a trademark of Live Oak Games, LLC.
about-thanks-pillars = Its rulebook thanks the twelve people who tested it.
about-game-holy-quest = The Holy Quest was designed by Matthias Lorens and published by Traditio Designs, LLC, in 2025 (© Traditio Designs, LLC, whose trademark its name is). You find it at www.theholyquest.us.
about-thanks-holy-quest = Its rulebook thanks Feliks Mylyk for the inspiration, and all who tested it.
about-game-saint-cards = SaintCards comes from the SaintCards Project, at saintcards.com. Its rulebook names no designer and no year.
about-thanks-saint-cards = It is dedicated to the Blessed Virgin Mary, Queen of all Saints.
about-game-run-the-race = Run the Race! is a game for two from the same rulebook, played with SaintCards.
about-thanks-run-the-race = It shares the dedication of SaintCards.
about-game-rae = Ràe has a rulebook in English and French, which names no designer, publisher or year. If you know them, please tell us.
about-thanks-rae = Its rulebook has no dedication; it quotes people who like to play it.

## The saints

about-saints = The saints
about-saints-made = The facts and lives of the saints were written with the help of a language model and checked against independent lists. No historian or priest has reviewed them.
about-saints-mend = Corrections are welcome: open an issue in the project, or tell whoever runs this table, and name the saint and a source.

## Licence

about-licence = Licence
about-licence-ours = The program, our texts and the saints’ data are free to use, change and share under the MIT licence. The fonts Cabin and Marcellus are under the SIL Open Font License.

## Fair dice

about-fair = Fair dice
about-fair-fixed = Before a game starts, the server fixes a secret number and shows its fingerprint. Then every player’s device adds random numbers of its own. All rolls and draws of the game follow from these numbers.
about-fair-checked = When the game is over, the secret number is published. Your device checks that it fits the fingerprint and that its own numbers were used; the replay checks every roll and draw. You can do it again later: save the game and open the file on the start page.
about-fair-limits = What this does not prevent: whoever runs the server can know the coming rolls. They cannot choose them, unless they also control the last device that adds its numbers.
