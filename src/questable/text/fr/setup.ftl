### Les mots de la préparation d’une table, dans le navigateur.

setup-which = Quel jeu ?
setup-ready-for = Tout prêt pour jouer
setup-usual = Classique
setup-usual-help = comme dans la règle
setup-own-help = vos propres règles
setup-changed = { $preset }, modifié.
setup-put-back = Rétablir
setup-way = Comment jouer ?
setup-more = Autres règles
setup-more-same = comme choisi plus haut · { $count } à changer
setup-more-changed =
    { $count ->
        [one] une modifiée
       *[other] { $count } modifiées
    }
setup-lab = Voir au labo ce que changent ces règles
setup-search = Chercher dans les règles
setup-none = Aucune règle ne contient ces mots.
setup-clock = Horloge, série
setup-clock-dice = Horloge, série, vrais dés
setup-clock-none = pas d’horloge · une partie
setup-who = Qui joue ?
setup-friend = Quelqu’un
setup-by-link = par un lien ou un code
setup-by-here = ici, sur cet appareil
setup-seat = Place { $n }
setup-way-link = Quelqu’un, par un lien
setup-way-here = Une personne d’ici
setup-way-bot = Un robot
setup-here-name = Nom
setup-how-well = Comment { $name } joue-t-il ?
setup-keep = Garder ou partager ces règles
setup-keep-help = pour la prochaine fois
setup-name = Nom de ces règles
setup-own = Nos règles
setup-save = Garder ici
setup-link = Copier un lien
setup-file = Enregistrer un fichier
setup-open = Ouvrir un fichier
setup-drop = Oublier « { $name } »
setup-kept = « { $name } » est gardé sur cet appareil.
setup-copied = Le lien est copié.
setup-not-a-mode = Ce n’est pas un fichier de règles pour ce jeu.
setup-pack = Cartes et questions
setup-pack-usual = Celles du jeu
setup-pack-kept = Comme elles sont à cette table
setup-packs = Faire vos propres questions ou cartes
