### Les mots de la page dans le navigateur.
###
### $name est le nom d'une personne, $names plusieurs ; $seat est le nom d'une place.

## Partout

page-skip = Aller au contenu
page-loading = Chargement…
page-load-failed = Cette partie de la page n’a pas pu être chargée. Rechargez la page.
page-offline = Pas de connexion au serveur. Il en faut une pour jouer, même contre des robots.
page-offline-kept = Pas de connexion au serveur. En attendant, on peut jouer ici, sur cet appareil.
page-offline-play = Jouer ici en attendant
page-close = Fermer
page-cancel = Annuler
page-back = Retour
page-again = Réessayer
page-home = Retour à l’accueil
page-rule = Règle { $rule }
page-rules = Règles
page-rules-of = Règles de
page-rules-search = Chercher dans les règles
page-rules-none = Aucune règle ne contient ces mots.
page-rules-found =
    { $count ->
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
page-rules-now = à l’instant
page-rules-whole = Texte complet
page-rules-rulebook = Ce que dit le livret
page-rules-house = Notre règle maison
page-auto = Par défaut

## Ce que chacun souhaite

page-wishes = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = Comme mon appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Animations
page-motion-auto = Comme mon appareil
page-motion-all = Activées
page-motion-none = Désactivées
page-sound = Sons
page-confirm = Demander avant chaque coup
page-confirm-help = Évite les erreurs : vous confirmez chaque coup.
page-plain = Vue en texte
page-plain-help = Du texte et des tableaux au lieu d’une image.
page-keys = Raccourcis clavier
page-keys-help = Une touche pour annuler, demander un conseil, etc. Désactivez-les s’ils gênent votre appareil.
page-notify = Notifications
page-notify-help = Me prévenir quand c’est mon tour et que cette page est en arrière-plan.
page-notify-cannot = Les navigateurs ne le permettent que sur les pages sécurisées (https). Le titre de la page vous prévient quand même.

## L'accueil

page-hero = Prenez place à table
page-turns =
    { $count ->
        [one] À vous de jouer
       *[other] À vous de jouer à { $count } tables
    }
page-turns-more = { $count } de plus
page-turn-with = avec { $names }
page-play-on = Continuer
page-play-on-game = Continuer : { $title }
page-new-here = Première visite ?
page-new-here-help = Une première partie qui vous dit quoi faire.
page-learn-soon = Apprendre en 5 min
page-practice = S’exercer
page-practice-help = Un coup est nettement meilleur : trouvez-le.
page-practice-go = Les problèmes du jour
page-study = Les saints
page-study-help = Vitraux, cartes, questions : qui est qui ?
page-study-go = Apprendre les saints
page-code-label = On vous a donné un code ?
page-code-help = Cinq lettres, ou collez un lien.
page-code-no-link = Aucune table n’a ce code. Redemandez-le.
page-code-short = Un code a cinq lettres.
page-code-too-fast = Trop d’essais. Attendez une minute, ou prenez le lien.
page-code-offline = Pas de connexion au serveur.
page-join-go = Entrer
page-shelf =
    { $count ->
        [0] Jeux
        [1] Un jeu
        [2] Deux jeux
        [3] Trois jeux
        [4] Quatre jeux
        [5] Cinq jeux
        [6] Six jeux
        [7] Sept jeux
       *[other] { $count } jeux
    }
page-company = Jouer avec
page-company-bots = des robots, tout de suite
page-company-bots-short = robots
page-company-friends = des amis, par un lien
page-company-friends-short = amis
page-company-here = nous ici, sur un appareil
page-company-here-short = nous ici
page-play = Jouer
page-play-game-bots = Jouer à { $title } tout de suite, contre des robots
page-play-game-friends = Jouer à { $title } avec des amis
page-play-game-here = Jouer à { $title } ici, sur un seul appareil
page-us-here = { $title } : qui est là ?
page-us-more = Une personne de plus
page-us-fewer = Une de moins
page-me-change = { $name } : changer de nom et de visage
page-players = { $fewest } à { $most } joueurs
page-players-only = { $most } joueurs
page-age = dès { $age } ans
page-play-now = Jouer
page-learn-game = Apprendre { $title } en jouant
page-new-table-game = Préparer une table de { $title }
page-mine = Mes tables
page-mine-here = sur cet appareil seulement
page-all-mine = Tout afficher
page-forget = Oublier
page-forget-help = Cet appareil oublie la table, et votre lien ne marche plus nulle part. Pour revenir, prenez le lien pour les invités ; en cours de partie, tous les autres doivent être d’accord.
page-forget-all = Tout oublier ici
page-forget-all-help = Cet appareil oublie toutes les tables, votre nom et vos réglages. Vos liens ne marchent plus nulle part. À faire avant de quitter un ordinateur que d’autres utilisent.
page-forget-offline = Oublié ici, mais le serveur est injoignable : l’ancien lien marche peut-être encore.
page-forget-game = Oublier cette table de { $title }
page-no-game = Pas encore de jeu
page-phase-lobby = Pas commencée
page-phase-sharing = Sur le point de commencer
page-phase-playing = En cours
page-phase-over = Terminée
page-saint-today = Aujourd’hui
page-saint-feast = { $day } : { $feast }
page-saint-next = Prochaine fête
page-saints = Saints
page-saints-all = Tous les saints, jour après jour
page-saint-more = En savoir plus sur { SAINT($name) }
page-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
page-record = Revoir une partie enregistrée
page-record-open = Ouvrir une partie enregistrée
page-record-help = Déposez le fichier d’une partie sur cette page pour la revoir, vérifier ses tirages ou continuer là où elle s’est arrêtée.
page-record-drop = Déposez le fichier ici
page-position = Préparer une position
page-class = Classes
page-lab = Labo des variantes
page-record-choose = Choisir un fichier
page-record-game = Jeu
page-record-length = Durée
page-record-plies =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
page-record-replay = Revoir la partie
page-record-go-on = Continuer à partir d’ici
page-analysis = Comment ça s’est passé
page-record-save = Enregistrer la partie
page-fair = Chaque tirage peut être vérifié
page-about = À propos
page-more = Plus
page-me = Pèlerin
page-face = Votre visage
page-face-one = Visage { $n }
page-who-are-you = Qui joue ?
page-who-later = Plus tard
page-who-done = Terminé

## Une nouvelle table

page-new-table-of = Une nouvelle table : { $title }
page-name = Votre nom
page-clock-none = Pas d’horloge
page-clock-nudge = Un rappel amical
page-clock-limit = { $n } secondes par décision
page-companion = Nous lançons de vrais dés
page-set-table = Enregistrer les changements
page-game = Jeu
page-open-table = Ouvrir la table

## Entrer

page-joining = Ouverture de la table…
page-no-table = Il n’y a pas de table ici
page-enter = { $name } vous invite
page-enter-game = à jouer à { $title }.
page-enter-with = à jouer à { $title }, avec { $names }.
page-enter-seat = La place { $n } est à vous
page-enter-seat-help = vous pourrez en changer à la table
page-enter-watch = Entrer et regarder
page-only-watch = Je regarde seulement
page-enter-go = J’entre, c’est bon pour moi
page-guest = Visiteur
page-cut = Connexion perdue. Reconnexion…

## Avant une partie

page-seats = Places
page-table-of = La table de { $name }
page-call-in = Appelez les autres
page-call-where = Ouvrez { $host } et tapez
page-call-camera = ou visez ici avec un téléphone
page-code-spelled = Code : { $letters }
page-code-new = Faire un nouveau code
page-copy-link = Copier le lien
page-send = Envoyer
page-send-text = Venez jouer !
page-show-large = Afficher en grand
page-more-links = Autres liens
page-change = Changer
page-let-bot = Laisser jouer { $name }
page-is-not-ready = pas encore
page-wait = Attendez !
page-begins-in = La partie commence dans { $n }
page-start-bots = Commencer avec des robots
page-lobby-all = La partie commence quand c’est bon pour tout le monde.
page-lobby-watch = Vous regardez. Prenez une place libre pour jouer.
page-lobby-count = C’est bon pour { $ready } sur { $seats }.
page-lobby-sits = { $name } prend place.
page-lobby-ready = C’est bon pour { $name } : { $ready } sur { $seats }.
page-lobby-unready = Finalement, pas encore pour { $name }.
page-lobby-luck-rolls = Tous les appareils participent au tirage : personne ne peut piper les dés. Après la partie, chacun peut vérifier chaque lancer.
page-lobby-luck-draws = Tous les appareils participent au tirage : personne ne peut arranger les cartes. Après la partie, chacun peut vérifier chaque pioche.
page-house-rules = Les règles de cette table
page-door = Pour les joueurs
page-door-help = Toute personne qui a ce lien peut entrer et prendre une place.
page-door-new = Créer un nouveau lien pour les joueurs
page-watch-link = Lien pour regarder
page-watch-help = Toute personne qui a ce lien peut regarder, sans jamais voir les mains cachées.
page-my-link = Mon lien personnel
page-my-link-help = Ce lien, c’est votre place. Gardez-le secret : il vous ramène ici depuis n’importe quel navigateur.
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = Copiez à la main le lien sélectionné.
page-code = Code QR
page-code-of = Code QR de { $url }
page-lan-hint = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils de la maison, la personne qui a lancé Questable doit l’ouvrir au réseau de la maison.
page-free-seat = Une place libre
page-player = Joueur { $n }
page-sit = M’asseoir ici
page-sit-ask = Demander à m’asseoir ici
page-sit-mine = C’était ma place
page-share-seat = Partager cette place
page-take-over = L’hôte n’est pas là : devenir hôte
page-new-link = Nouveau lien
page-new-link-name = Un nouveau lien pour { $name }
page-new-link-help = À ne donner qu’à cette personne. Son ancien lien ne marche plus.
page-own-seat = Vous avez une place à cette table sur cet appareil.
page-own-seat-go = Revenir à ma place
page-forgotten = Cette table n’est plus connue sur cet appareil. Pour revenir, demandez le lien pour les invités.
page-rename = Changer de nom
page-naming = Comment s’appelle cette personne ?
page-naming-label = Nom
page-naming-done = Prendre place
page-hand-over = Nommer hôte
page-hand-over-name = Nommer { $name } hôte
page-along = Emporter la partie
page-abandon = Arrêter la partie
page-abandon-help = La partie s’arrête pour tout le monde, sans gagnant.
page-rise = Quitter ma place
page-here = Quelqu’un ici
page-bot-other = Changer : { $level }
page-bot-away = Retirer le robot
page-bot-for = Faire jouer un robot
page-take-back = Reprendre ma place
page-remove = Retirer
page-remove-name = Retirer { $name }
page-you = vous
page-host = hôte
page-bot-level = robot, { $level }
page-bot-plays = un robot joue à sa place
page-away = pas là
page-is-ready = c’est bon
page-acting = { $name } joue
page-standing = Aussi à la table : { $names }
page-ready = C’est bon pour moi
page-not-ready = Finalement, pas encore
page-start = Commencer
page-lobby-brought =
    Cette partie reprend une partie enregistrée de { $entries ->
        [one] un coup
       *[other] { $entries } coups
    }. { $drawn ->
        [0] Ni dé ni carte n’y a été tiré.
        [one] Un seul dé ou une seule carte n’a pas été tiré ici.
       *[other] { $drawn } de ses dés et cartes n’ont pas été tirés ici.
    } La personne qui l’apporte a pu les choisir.
page-lobby-carried = Ce que les parties précédentes ont laissé, comme des points, est repris aussi.
page-lobby-position = Cette partie commence par une position que quelqu’un a préparée.
page-from-position = À partir d’une position préparée.
page-packs = Vos questions et vos cartes
page-pack-renewed = Le paquet a changé. La prochaine partie se joue avec le nouveau.
page-pack-kept = La table garde le paquet d’avant.
page-lobby-no-game = L’hôte n’a pas encore choisi de jeu.
page-lobby-free = Il reste une place libre : dites le code, ou laissez jouer un robot.
page-lobby-free-guest = On attend que la place libre soit prise.
page-lobby-waiting = On attend encore { $names }.
page-lobby-go = C’est bon pour tout le monde.
page-sharing = Chaque appareil participe au tirage…

## Pendant une partie

page-waiting = Un instant.
page-waiting-for = On attend { $names }.
page-turn = C’est son tour.
page-choices = Vos choix
page-choices-all = Tous les choix en liste ({ $count })
page-undo-ask = Demander à annuler
page-hint = Conseil
page-hinted = Coup conseillé
page-show-picture = Image
page-show-plain = Vue en texte
page-briefing = Le but du jeu
page-briefing-done = À nous de jouer
page-sure = Vous confirmez ?
page-do-it = Oui
page-clock-left = Encore { $n } secondes
page-pause-left = { $n ->
    [one] Les réponses secrètes s’ouvrent au plus tôt dans { $n } seconde
   *[other] Les réponses secrètes s’ouvrent au plus tôt dans { $n } secondes
}
page-agree = D’accord
page-disagree = Non
page-agree-name = { $name } : d’accord
page-disagree-name = { $name } : non
page-agree-end = Proposer d’arrêter la partie
page-phrases = Dire un mot
page-answers-empty = Les conseils et les questions pour vous s’affichent ici.
page-watching = Vous assistez à cette partie.
page-you-watch = Vous regardez
page-big = Grand écran
page-big-off = Quitter le grand écran
page-table-menu = Autres réglages de la table
page-seat-menu = Plus : { $name }
page-curtain-title = Rideau
page-curtain = Passez l’appareil à { $name }
page-curtain-help = Les autres ne regardent pas !
page-curtain-lift = Je suis { $name }

## Touches

page-keys-title = Raccourcis clavier
page-keys-tab = Tab et Maj+Tab passent d’un élément à l’autre, Entrée ou la barre d’espace l’active, Échap ferme ce qui est ouvert.
page-key-choose = choisir l’action 1 à 9
page-key-choices = aller à vos choix
page-key-undo = annuler
page-key-hint = conseil
page-key-rules = règles
page-key-plain = image ou texte
page-key-log = aller au journal
page-key-map = afficher cette liste

## Ce qui s'est passé

page-log = Ce qui s’est passé
page-log-empty = Rien pour l’instant.
page-log-earlier = Afficher les lignes précédentes
page-log-open = { $name } a ouvert la table.
page-log-enter = { $name } vient d’entrer.
page-log-remove = { $name } vient de partir.
page-log-sit = { $name } prend la place { $n }.
page-log-bot-sits = { $seat }, un robot, s’assied.
page-log-bot = Un robot joue pour { $seat }.
page-log-bot-silent = { $seat } ne répond plus. Un robot joue jusqu’à son retour.
page-log-bot-instead = { $seat } : le robot n’a pas pu continuer ; un plus simple joue à sa place.
page-log-back = { $seat } reprend sa place.
page-log-host = { $name } est maintenant l’hôte.
page-log-deal = La partie { $n } commence.
page-log-pack-fault = Le fichier du paquet est inutilisable tel quel. La table garde le paquet d’avant.
page-log-pack-mended = Le fichier du paquet est de nouveau utilisable.
page-log-undone = (annulé)
page-log-undo = { $seat } annule un coup.
page-log-ask-undo = { $name } demande à annuler. Tous les autres doivent être d’accord.
page-log-ask-end = { $name } propose d’arrêter la partie ici.
page-log-ask-change = { $name } voudrait changer les places et les options.
page-log-ask-host = L’hôte n’est pas là. { $name } demande à devenir hôte.
page-log-ask-share = { $name } demande à ouvrir cette place à d’autres : { $seat }
page-log-ask-sit = { $name } demande à s’asseoir avec { $seat } et verrait la même main.
page-log-ask-renew = { $name } demande à faire un nouveau lien pour { $whom }.
page-log-ask-return = { $name } dit : « C’était ma place : { $seat }. J’ai perdu mon lien. » Tous les autres doivent être d’accord.
page-log-return = { $name } est de retour : { $seat }
page-log-grant = L’hôte peut faire un nouveau lien pour { $name }.
page-log-renew-own = { $name } a changé son propre lien.
page-log-renew = { $host } a fait un nouveau lien pour { $name }.
page-log-lock-door = Le lien pour les invités a changé.
page-log-lock-code = Il y a un nouveau code pour les invités.
page-log-lock-lapse = Le code pour les invités a expiré.
page-log-lock-watch = Le lien pour les spectateurs a changé.
page-log-share-seat = D’autres peuvent aussi s’asseoir ici : { $seat }
page-log-share-seat-no = Plus personne d’autre ne peut s’asseoir ici : { $seat }
page-log-yes = { $name } est d’accord.
page-log-no = { $name } n’est pas d’accord.
page-log-clock-nudge = { $seat }, c’est à vous !
page-log-clock-nudge-all = On attend encore des réponses secrètes.
page-log-clock-default = Temps écoulé : un choix prudent a été fait pour { $seat }.
page-log-clock-bot = Temps écoulé : un robot a décidé pour { $seat }.
page-log-phrase = { $name } : « { $words } »
page-log-end-agreed = Tout le monde a accepté d’arrêter la partie.
page-log-end-abandoned = La partie a été arrêtée.

## La fin

page-end-over = La partie est terminée.
page-end-agreed = Vous avez décidé ensemble d’arrêter la partie.
page-end-abandoned = La partie a été arrêtée.
page-you-won = Vous avez gagné !
page-won =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné ensemble !
    }
page-nobody-won = Personne n’a gagné cette fois. Bien joué, tout le monde !
page-well-played = Bien joué, { $names } !
page-winner = victoire
page-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-series = La série
page-series-played =
    { $n ->
        [one] { $n } partie jouée.
       *[other] { $n } parties jouées.
    }
page-series-line =
    { $wins ->
        [one] { $name } : { $sum } points, { $wins } victoire
       *[other] { $name } : { $sum } points, { $wins } victoires
    }
page-series-so-far =
    { $n ->
        [one] { $n } point dans la série
       *[other] { $n } points dans la série
    }
page-next = Partie suivante
page-rematch = Rejouer
page-rematch-waits = On attend { $name }…
page-best = Le plus beau moment :
page-best-show = Le revoir
page-best-back = Revoir la fin
page-title-leader = le plus longtemps en tête
page-title-comeback = la plus belle remontée
page-title-close = au coude à coude jusqu’au bout
page-title-bold = le parcours le plus hardi
page-title-steady = constance jusqu’au bout
page-other-game = Changer la table
page-certificate = Diplôme
page-certificate-whose = Pour qui
page-certificate-name = Nom inscrit
page-certificate-title = Diplôme du pèlerin
page-certificate-given = est décerné à
page-certificate-won = pour sa victoire au jeu { $game }.
page-certificate-played = pour avoir joué jusqu’au bout au jeu { $game }.
page-certificate-with = avec { $names }
page-certificate-signed = signature
page-certificate-witness = et un témoin
page-certificate-print = Imprimer
page-luck = Tirages
page-luck-checking = Vérification des tirages…
page-luck-verified = Vérifié : tous les tirages sont conformes.
page-luck-differs = Attention : certains tirages ne sont pas conformes à ce qui était fixé avant la partie !
page-luck-unpromised = Les tirages de cette partie ne peuvent pas être vérifiés.
page-luck-brought = Cette partie a repris une partie apportée par quelqu’un. Ses cartes cachées n’ont pas été tirées ici : personne ne peut dire si le tirage était honnête.
page-luck-unknown = Les tirages n’ont pas pu être vérifiés pour l’instant.
page-witness-share-right = Cet appareil a participé au tirage. Vérifié.
page-witness-share-wrong = Attention : le serveur n’a pas utilisé les nombres de cet appareil !
page-witness-seed-right = Le nombre secret est bien celui qui était fixé avant la partie. Cet appareil l’a vérifié.
page-witness-seed-wrong = Attention : le nombre secret n’est pas celui qui était fixé avant la partie !
page-race = Qui menait
page-race-said = Un graphique montre qui menait. À la fin, du premier au dernier : { $names }.
page-race-so-far = Un graphique montre qui menait. Jusqu’ici, du premier au dernier : { $names }.
page-race-ahead = devant
page-race-behind = derrière
page-race-first = début
page-race-last = fin

## Cards of saints

page-card-wild = Joker
page-card-wild-short = Joker
