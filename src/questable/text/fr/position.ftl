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
