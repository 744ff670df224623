### Les mots de tous les jeux, dits dans un navigateur comme dans un terminal.
###
### $seat est le nom d’une place.

# À qui est quelque chose ; suit ce que c’est.
telling-of = de { $seat }
telling-hint = Conseil : { $words }
telling-hint-only = Vous ne pouvez rien faire d’autre.
telling-hint-obvious = C’est presque toujours le bon choix.
telling-hint-wins = Vous gagnez la partie.
telling-hint-chance = En regardant plus loin, j’estime vos chances de gagner à { $chance } % ; avec « { $other } », à { $others } %.
telling-hint-even = En regardant plus loin, j’estime vos chances de gagner à { $chance } % ; « { $other } » irait à peu près aussi bien.
telling-hint-best = De tout ce que j’ai essayé, c’est ce qui paraît le meilleur.
telling-position = La position
telling-answered = Votre réponse est enregistrée. Les autres choisissent encore.
# $prompt dit qui l’on attend.
telling-may-call = { $prompt } Vous pouvez aussi annoncer maintenant, hors de votre tour.
telling-person = Joueur { $n }
# À qui est un héros ; suit le nom du héros.
telling-person-of = du Joueur { $n }
telling-prompt-any = Que faites-vous ?
telling-waiting-chance = On attend les dés.
telling-waiting-race = Tout le monde peut jouer en même temps.
telling-waiting-sealed = On attend les réponses secrètes.
telling-waiting-over = La partie est terminée.
telling-hint-typed = Conseil : { $words } ({ $action })

## La position en texte : titres

telling-heading-turn = Le tour
telling-heading-heroes = Les héros
telling-heading-tiles = Tuiles visibles
telling-heading-hidden = Tuiles cachées
telling-heading-naming = Le nom des lieux
telling-heading-religions = Les religions
telling-heading-stations = Les stations, rangée par rangée
telling-heading-pillars = Les piliers
telling-heading-hand = Votre main
telling-heading-players = Les joueurs
telling-heading-groups = Quêtes et Collections
telling-heading-piles = Les piles
telling-heading-top = Sur la pile de jeu
telling-heading-played-on = Elle a été jouée sur
telling-heading-pawns = Les pions
telling-heading-ahead = Devant vos pions
telling-holy-quest-card = La carte de Saint : { $saint }

## Colonnes

telling-column-ahead = Nombre de pas et arrivée
telling-column-around = Stations autour
telling-column-born = Naissance
telling-column-card = Carte
telling-column-cards = Cartes
telling-column-colour = Couleur
telling-column-colours = Couleurs
telling-column-died = Mort
telling-column-draw = Pioche
telling-column-fits = Se joue sur
telling-column-gift = Don
telling-column-goal = Quête
telling-column-group = Groupe
telling-column-hand = Cartes en main
telling-column-here = Ce qui s’y trouve
telling-column-hero = Héros
telling-column-kind = Type
telling-column-leader = Guide
telling-column-left = Cartes restantes
telling-column-matches = Points communs
telling-column-missing = Il manque
telling-column-month = Mois de la fête
telling-column-off = Hors du plateau
telling-column-order = Ordre
telling-column-owner = Propriétaire
telling-column-pawn = Pion
telling-column-pile = Pile
telling-column-place = Lieu
telling-column-player = Joueur
telling-column-points = Points
telling-column-religion = Religion
telling-column-remarks = Remarques
telling-column-row = Rangée
telling-column-says = Effet
telling-column-side = Réserve
telling-column-site = Site
telling-column-slot = Emplacement
telling-column-state = État
telling-column-stations = Stations de ses disciples
telling-column-suit = Famille
telling-column-symbols = Symboles
telling-column-tile = Tuile
telling-column-times = Dates
telling-column-total = Total
telling-column-treasures = Trésors
telling-column-wall = Mur

## Cases

# Quelqu’un dans une liste dont c’est le tour.
telling-acts = { $name } (à son tour)
# Un nombre, et ce qu’il compte ou à quoi il mène.
telling-numbered = { $n } : { $words }
telling-questor-cross = aucun, une croix
telling-questor-monsters =
    { $count ->
        [one] un monstre
       *[other] { $count } monstres
    }
telling-questor-gem = une gemme
telling-questor-entrance =
    { $entrance ->
        [north] l’entrée nord
        [east] l’entrée est
        [south] l’entrée sud
       *[west] l’entrée ouest
    }
# $words est ce qui se trouve sur une tuile cachée.
telling-questor-holds = { $at } : { $words }.
telling-pillars-naming = Une station s’appelle d’après sa colonne et sa rangée, un site d’après sa colonne et les deux rangées qui l’entourent. Une station touche celles qui sont à sa gauche et à sa droite dans sa rangée, et une autre juste au-dessus ou au-dessous. Les poches du bord se touchent tout autour : { $places }.

## Ce que jouaient les gagnants, quand c’est leur place dans l’ordre du jeu

telling-role-first = Joue en premier
telling-role-second = Joue en deuxième
telling-role-third = Joue en troisième
telling-role-fourth = Joue en quatrième
telling-role-fifth = Joue en cinquième
telling-role-sixth = Joue en sixième
