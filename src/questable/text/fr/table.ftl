### Les mots de la table, quel que soit le jeu.

## Les règles de la table, une phrase chacune

rule-T-1-1 = Ce n’est pas à vous de jouer.
rule-T-1-2 = La partie est finie.
rule-T-1-3 = Il faut d’abord décider autre chose.
rule-T-1-4 = Ce n’est pas possible avec les options de cette partie.
rule-T-2-1 = Vous pouvez annuler votre dernière action tant que rien n’a été révélé, lancé ou pioché et que personne d’autre n’a joué.
rule-T-2-2 = Pour annuler plus loin, tous les autres doivent être d’accord. La même action retrouve le même hasard.
rule-T-2-3 = Dans une course, on n’annule rien.
rule-T-3-1 = On peut partager une place : chacun joue à son tour, et tous voient la même chose.
rule-T-3-2 = Une série additionne les points de ses parties. Les places et les options restent, sauf si tout le monde est d’accord.
rule-T-3-3 = Si quelqu’un ne répond plus, un robot peut jouer à sa place jusqu’à son retour.
rule-T-4-1 = Une décision peut avoir une limite de temps. Le temps écoulé, un choix prudent ou un robot joue pour vous.
rule-T-4-2 = Avec vos propres dés et cartes, la personne dont c’est le tour indique ce qui est sorti.
rule-T-5-1 = Tout le monde voit ce qui est public. Personne ne voit plus que sa place ne permet avant la fin de la partie.

## Mots de tous les jours

table-yes = Oui
table-no = Non
table-seat = Place { $n }
# Le nom du robot d’une place, d’après ce que portent les saints ; aucun ne commence par une voyelle.
table-bot =
    { $n ->
        [1] Pépin
        [2] Grelot
        [3] Trèfle
        [4] Roitelet
        [5] Plume
        [6] Coquille
       *[other] Robot { $n }
    }
table-turn = Tour { $n }
table-your-turn = C’est à vous !
table-turn-of = C’est à { $seat } de jouer.
table-game-over = La partie est finie.
table-undo = Annuler
table-nothing-to-undo = Il n’y a rien à annuler.
table-options = Options
table-players = Joueurs
table-player-count =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
table-rules-version = Version { $version } des règles
# $sentence est la phrase courte de la règle, $rule son numéro.
table-refused = Impossible : { $sentence } ({ $rule })

## Qui a écrit une ligne de la partie

table-by-person = Personne
table-by-bot = Robot
table-by-clock = Horloge
table-by-dealer = Donneur
table-by-companion = Vrais dés et vraies cartes

## La force d’un robot

table-level-random = joue au hasard
table-level-novice = apprend encore
table-level-club = réfléchit
table-level-expert = joue bien
table-level-master = joue très bien
table-bots-random = Des robots qui jouent au hasard
table-bots-novice = Des robots qui apprennent encore
table-bots-club = Des robots qui réfléchissent
table-bots-expert = Des robots qui jouent bien
table-bots-master = Des robots qui jouent très bien

## Préparations impossibles, quel que soit le jeu

table-refuse-players-count =
    { $fewest ->
        [one] Ce jeu se joue de 1 à { $most }, pas à { $players }.
       *[other] Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
    }
table-refuse-option-value = L’option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
table-refuse-no-setup = Ces options ne vont pas ensemble.
table-refuse-option-unknown = Il n’y a pas d’option { $option } ; les options sont { $known }.

## Noms inconnus

table-unknown-game = Il n’y a pas de jeu { $name } ; les jeux sont { $known }.
table-unknown-level = Il n’y a pas de robot { $name } ; au choix : { $known }.
table-unknown-preset = Il n’y a pas de formule { $name } ; il y a { $known }.
table-unknown-paper = Il n’y a pas de papier { $name } ; au choix : { $known }.
table-unknown-ink = Il n’y a pas d’encre { $name } ; au choix : { $known }.
table-no-presets = Ce jeu n’a pas de formules.
table-unknown-language = La langue { $name } n’est pas disponible ; au choix : { $known }.
table-unknown-rule = Il n’y a pas de règle { $name }.
table-did-you-mean = Vouliez-vous dire { $name } ?
