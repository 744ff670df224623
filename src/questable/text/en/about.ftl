### About Questable: whose games these are, what is ours, and how to check the dice.
###
### One source for the page's About, for `version --credits` and for CREDITS.md.

about-title = About Questable
about-what = Questable lets you play six board and card games in the browser or the terminal, with family, friends or bots. It knows every rule and tells you why a move is not allowed.

## The printed games

about-games = The printed games
about-unofficial = Questable is unofficial and not affiliated with the designers and publishers of these games. The rules are told in our own words; cards, pictures and texts are ours. If you enjoy a game here, please get the printed one.

## The saints

about-saints = The saints
about-saints-made = The facts and lives of the saints were written with the help of a language model and checked against independent lists. No historian or priest has reviewed them.
about-saints-mend = Corrections are welcome: open an issue in the project, or tell whoever runs this table, and name the saint and a source.

## Licence

about-licence = Licence
about-licence-ours = The program, our texts and the saints’ data are free to use, change and share under the MIT licence. The fonts Cabin and Marcellus, and Questable Display, which is made of Marcellus for printing, are under the SIL Open Font License.

## Fair dice

about-fair = Fair dice
about-fair-fixed = Before a game starts, the server fixes a secret number and shows its fingerprint. Then every player’s device adds random numbers of its own. All rolls and draws of the game follow from these numbers.
about-fair-checked = When the game is over, the secret number is published. Your device checks that it fits the fingerprint and that its own numbers were used; the replay checks every roll and draw. You can do it again later: save the game and open the file on the start page.
about-fair-limits = What this does not prevent: whoever runs the server can know the coming rolls. They cannot choose them, unless they also control the last device that adds its numbers.
