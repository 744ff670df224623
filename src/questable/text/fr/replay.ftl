### Les mots de la page qui rejoue une partie.

replay-title = Revoir
replay-title-of = Revoir : { $title }
replay-none = Il n’y a aucune partie à revoir
replay-none-help = Choisissez une partie enregistrée, ou déposez son fichier sur cette page. On enregistre une partie quand elle est finie, ou dans le terminal.
replay-choose = Choisir un fichier
replay-drop = Déposez le fichier ici
replay-bad-link = Il manque un morceau de ce lien. Demandez plutôt le fichier de la partie.
replay-waiting = Préparation de la partie…
replay-failed = Le serveur ne répond pas, le plateau ne peut pas être affiché. Réessayez dans un instant.
replay-again = Réessayer

replay-start = La partie commence.
replay-moment = Coup { $n } sur { $total }
replay-moment-says = Coup { $n } sur { $total }. { $text }
replay-board = Le plateau
replay-controls = Commandes de lecture
replay-scrub = Position dans la partie
replay-first = Au début
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = À la fin
replay-speed = Vitesse
replay-keys = Touches : ← et → pour un coup, Espace pour lire ou mettre en pause, Début et Fin pour le début et la fin.

replay-moments = Ce qui s’est passé
replay-moments-empty = Rien à afficher.
replay-eyes = Point de vue
replay-eyes-all = Spectateur
replay-eyes-shut = La partie n’est pas finie : les mains restent cachées, vous voyez ce que voit un spectateur.
replay-rules-now = Règles appliquées ici

replay-about = Cette partie
replay-over-by = Gagnée par { $seats }
replay-over-nobody = Personne n’a gagné
replay-not-over = Inachevée
replay-winner-show = Montrer qui a gagné
replay-winner-help = Le résultat, la suite de la liste et du graphique restent cachés jusqu’à ce que vous y arriviez.
replay-rest = La suite apparaît à mesure que vous regardez.
replay-turning = Tournant de la partie
replay-turning-go = Aller au tournant de la partie
replay-course-empty = Le graphique se dessine à mesure que vous regardez.
replay-entries = { $n } coups en tout
replay-luck-verified = Vérifié : tous les tirages correspondent au nombre secret de la partie.
replay-luck-differs =
    { $count ->
        [one] Attention : un tirage ne correspond pas au nombre secret de la partie.
       *[other] Attention : { $count } tirages ne correspondent pas au nombre secret de la partie.
    }
replay-luck-brought = Tous les tirages faits ici correspondent au nombre secret de la partie. Mais elle a repris une partie apportée par quelqu’un, et ses cartes cachées n’ont pas été tirées ici.
replay-luck-unpromised = Les tirages de cette partie ne peuvent pas être vérifiés, ou pas encore : son nombre secret n’est pas publié.
replay-luck-entry = Ligne { $line } : « { $found } » au lieu de « { $due } »
replay-luck-head = Ligne { $line } : le nombre secret n’est pas celui qui était fixé avant la partie

replay-do = Et maintenant
replay-analysis = Comment ça s’est passé
replay-analysis-help = Les chances coup par coup, les tournants, la chance et les décisions. On y voit qui a gagné.
replay-fork = Continuer à partir d’ici
replay-fork-over = La partie est finie ici. Revenez de quelques coups pour continuer.
replay-share = Partager
replay-save = Enregistrer le fichier
replay-rules = Règles
replay-edit = Modifier cette position
replay-share-title = Un lien vers ce moment
replay-share-help = Le lien contient toute la partie, mais aucun nom. Il n’est gardé nulle part et ne donne aucune place.
replay-share-long = Cette partie est trop longue pour un lien. Enregistrez le fichier et envoyez-le.
replay-share-link = Lien
replay-copy = Copier
replay-copied = Copié.
