### Positions que quelqu’un a préparées : la commande, et ce que les robots en disent.

position-option = { $name } ne va pas avec « { $text } » : les options vont avec un jeu, --ply avec une partie enregistrée.
position-written = La position est dans { $file }.
position-fine =
    Tout va bien : { $games ->
        [one] une partie au hasard
       *[other] { $games } parties au hasard
    } à partir d’ici, { $count } actions, toutes selon les lois.
position-eyes = Comme la voit { $seat }
position-over = La partie est finie : il n’y a rien à demander.
position-no-choice = Personne n’a de choix à faire ici : c’est au hasard de jouer, ou une question de savoir.
position-from-alone = « --from-position » prend le jeu, les joueurs, les options et le paquet dans le fichier : laissez { $name } de côté.
position-other-game = { $file } est une position de « { $name } », et non de « { $other } ».
position-begins = Cette partie commence par une position que quelqu’un a préparée.
position-asked = Ce que des robots feraient à la place de { $seat } :
position-chance = { $n } sur 100 : { $action }
position-level = { $level }, { $count } fois sur { $most } : { $action }

## Places et pièces, pour qui en prépare une

position-spot-turn = À qui de jouer
position-spot-hand = Main de { $seat }
position-yes = oui
position-no = non

## La page

position-page-title = Préparer une position
position-page-help = Choisissez un jeu et disposez la table à votre goût : déplacez les pièces, dites à qui de jouer, continuez à partir de là ou interrogez les robots. Ou ouvrez une position ou une partie enregistrée.
position-page-games = Jeux
position-page-open = Ouvrir un fichier
position-page-drop = Déposez ici une position ou une partie enregistrée
position-page-fine = Cela peut se trouver sur une table.
position-page-over = Cela peut se trouver sur une table, et la partie est finie.
position-page-wrong = Cela ne pourrait pas se trouver sur une table :
position-page-no-board = Trop de choses clochent pour qu’il y ait un plateau à montrer.
position-page-play = Continuer contre des robots
position-page-table = Une table entre amis
position-page-ask = Demander aux robots
position-page-back = Annuler le changement
position-page-keep = Garder dans un fichier
position-page-another = Un autre jeu
position-page-eyes = Vu par
position-page-move = Déplacer une pièce
position-page-from = D’ici
position-page-piece = Prendre
position-page-to = Vers
position-page-put = La poser là
position-page-more =
    { $count ->
        [one] Un autre réglage
       *[other] { $count } autres réglages
    }
position-page-text = Tout en texte
position-page-text-help = Tout ce dont le jeu se souvient, une chose par ligne ; le plateau vient sous la ligne vide. Les places se comptent à partir de 0.
position-page-take-over = Reprendre le texte
position-page-chances = Chance de gagner après chacune
position-page-levels = Ce que choisit chaque niveau
position-page-level = Un robot qui { $level } : { $action } ({ $count } fois sur { $most })
