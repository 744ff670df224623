### Les mots de la ligne de commande : ce qui ne va pas dans une commande, et les chiffres de simulate.

command-unknown = Il n’y a pas de commande « { $name } » : --help en donne la liste.
command-which = Quelle commande ? --help en donne la liste.
command-too-much = Il y a quelque chose de trop : { $text }.
command-no-option = Il n’y a pas d’option { $name } ici.
command-missing = Il manque { $name }.
command-at-most = { $name } ne peut pas dépasser { $most }.
command-no-number = { $name } doit être un nombre entier.
command-bad-value = { $name } ne s’emploie pas ainsi.
command-no-value = { $name } s’écrit sans valeur.
command-value-missing = Il manque une valeur à { $name }.
command-after = { $name } s’écrit après la commande.
command-extra = { $name } n’est pas installé. Pour l’avoir : pip install "questable[{ $extra }]"

command-brought =
    { $file } : tous ses tirages ne peuvent pas être vérifiés. { $count ->
        [one] L’un d’eux, que tous ne voyaient pas, n’a pas été fait ici, mais dans
       *[other] { $count } d’entre eux, que tous ne voyaient pas toujours, n’ont pas été faits ici, mais dans
    } une partie apportée à la table.

## simulate

command-simulated =
    { $name } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $actions } actions, { $rate } par seconde ({ $build }), { $truncated } interrompues.
command-interrupted = Arrêt après { $games } parties sur { $most }.
command-column-wins = victoires
command-column-share = part
command-column-interval = 95 %
command-interval = { $low } à { $high }
command-seat = place { $n } ({ $level })
command-ending = fin { $name }
command-length = longueur en actions : { $marks }
command-no-end = aucune partie terminée
command-figure = { $name } : { $mean } ({ $least } à { $most })

## arena

command-arena =
    { $name } à { $players } joueurs : { $games } { $games ->
        [one] partie
       *[other] parties
    }, graine { $seed }, version { $build }. Une part égale est de { $even }.
command-arena-pair =
    { $others ->
        [one] { $one } contre { $other }
       *[other] { $one } contre { $others } × { $other }
    }
command-arena-levels = Il faut au moins deux niveaux différents dans --bots.
command-arena-other = Les parties de { $file } sont différentes ({ $what }). Choisissez un autre fichier.
command-arena-kept = Pour continuer, redonnez la même commande : les parties sont gardées dans { $file }.
command-arena-open = pas encore sûr
command-arena-even = part égale
command-arena-goal = au moins { $goal }
command-column-games = parties
command-column-test = verdict

## puzzles

command-puzzles-so-far = Parties : { $games }. Problèmes : { $count }.
command-puzzles-looked = Parties : { $games }. Positions : { $total }. Problèmes trouvés : { $count }.
command-puzzles-other = Les problèmes de { $file } sont différents ({ $what }). Choisissez un autre fichier.
command-puzzles = { $count ->
        [one] Un problème se trouve dans { $file }.
       *[other] { $count } problèmes se trouvent dans { $file }.
    }

## new-game

command-new-game = { $name } est écrit. Pour y jouer, et pour le tester :
command-new-game-next = { $file } dit où se trouve chaque chose.
command-new-game-key = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et des traits d’union isolés, une lettre d’abord.
command-new-game-taken = Il y a déjà un jeu « { $name } » : choisissez un autre nom.
command-new-game-package = « { $name } » serait le paquet Python { $package }, et ce nom est déjà pris.

## Le labo

command-no-bot = Il n’y a pas de robot « { $name } » : { $why }.
command-no-cluster = Aucune grappe où jouer : { $why }
command-left-out = Laissé de côté : { $name }. { $why }
command-nothing-left = Il ne reste rien à jouer.
command-nothing-differs = Les deux côtés sont pareils. Donnez une --option, un --preset, un --pack ou un --number.
command-no-pack-number = Le paquet de { $game } n’a pas de nombre { $name }.
command-no-rows = { $file } ne contient pas les parties d’une étude ({ $what }).
command-report = { $games ->
        [one] Une partie est racontée
       *[other] { $games } parties sont racontées
    } dans { $file }.
command-parquet = { $games ->
        [one] Une ligne est dans { $file }.
       *[other] { $games } lignes sont dans { $file }.
    }
command-handicap-interrupted = Arrêt après { $count } { $count ->
        [one] handicap ; celui-ci n’a pas été rejoué.
       *[other] handicaps ; ceux-ci n’ont pas été rejoués.
    }

## export

command-folder-used = { $file } sert déjà. Choisissez un dossier vide, ou qui n’existe pas encore.
command-other-setup = { $file } n’a pas les mêmes règles, joueurs ou cartes que la première partie.
command-no-pack = { $game } n’a pas de paquet à copier.
command-pack-fine = On peut jouer avec « { $name } ». Ce qui diffère du paquet fourni :
command-pack-gone = { $name } : sans { $other }
command-print-what = Dites une seule chose à imprimer : un jeu, --saint NOM ou --record FICHIER ; --names FICHIER accompagne un jeu ou une partie.
command-print-pack = Un paquet ne va qu’avec un jeu entier.
command-print-nobody = { $file } ne contient aucun nom.
command-print-not-over = { $file } n’est pas encore finie : les diplômes sont pour les parties terminées.
command-print-names =
    { $count ->
        [one] Il y a un nom
       *[other] Il y a { $count } noms
    } pour { $n } joueurs.
command-printed = Écrit dans { $file }.
command-exported =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } et { $entries } coups enregistrés dans { $file } ; README.md dit ce qui s’y trouve.
command-card-title = Parties de { $game }
command-card-games =
    Parties : { $games }, dont { $unfinished } ne sont pas terminées. Coups : { $entries }, dont { $decisions } sont des décisions et les autres des tirages. Joueurs : { $players }.
command-card-bots = Des robots les ont jouées : { $levels }, graine « { $seed } ».
command-card-saved = Ce sont des parties enregistrées.
command-card-version = Écrit par Questable { $version }, version { $rules } des règles, paquet { $pack } ({ $hash }).
command-card-rules = Règles de la maison
command-card-no-rules = Ce jeu n’en a pas.
command-card-files = Fichiers
command-card-games-file =
    games.parquet a une ligne par partie : son numéro (game), sa graine ou son fichier (source), qui a joué chaque place (players), le nombre de coups (entries), si elle est terminée (over) et pourquoi (reason), les places qui ont gagné (winners) et les points de chacune (scores).
command-card-entries-file =
    entries-00000.parquet et les suivants ont une ligne par coup : le numéro de la partie et du coup (game, entry), la place qui a joué, -1 pour le hasard (seat), le numéro et le texte de l’action, parmi { $actions } (action, text), les numéros de tout ce que la place pouvait faire (choices), et le résultat pour cette place (reward) : 1 gagné, -1 perdu, 0 partie nulle ou inachevée.
command-card-observation =
    La colonne observation est ce que la place voyait avant de jouer : { $width } nombres de 0 à 255, un octet chacun, en plusieurs parties.
command-card-part = partie
command-card-from = premier nombre
command-card-shape = forme
command-card-know = Bon à savoir
command-card-limits =
    Une observation ne contient rien que sa place ne puisse savoir. La même graine, les mêmes robots, règles et version donnent les mêmes parties. Les robots ne sont pas des personnes : leurs parties montrent comment marchent les règles, pas comment on joue. Ces fichiers ne parlent de personne, sauf si des parties de personnes y ont été mises.
