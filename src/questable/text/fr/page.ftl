### Les mots de la page dans le navigateur.
###
### $name est le nom d'une personne, $names plusieurs ; $seat est le nom d'une place.

## Partout

page-skip = Aller au contenu
page-loading = Chargement …
page-load-failed = Cette partie de la page n’a pas pu être chargée. Veuillez recharger la page.
page-offline = La table est injoignable. Sans elle on ne peut pas jouer, même contre des robots.
page-close = Fermer
page-cancel = Annuler
page-again = Réessayer
page-home = Vers l’accueil
page-and = et
page-rule = Règle { $rule }
page-rules = Règles
page-rules-of = Règles de
page-rules-search = Chercher dans les règles
page-rules-none = Aucune règle ne contient ces mots.
page-rules-found =
    { $count ->
        [one] Une règle contient ces mots.
       *[other] { $count } règles contiennent ces mots.
    }
page-rules-now = à l’instant
page-rules-whole = La règle entière
page-rules-rulebook = Ce que dit le livret
page-rules-house = Comment cette maison tranche
page-auto = Comme d’habitude

## Ce que chacun souhaite

page-wishes = Réglages
page-language = Langue
page-theme = Lumière
page-theme-auto = Comme mon appareil
page-theme-light = De jour
page-theme-dark = De nuit
page-motion = Mouvement
page-motion-auto = Comme mon appareil
page-motion-all = Montrer ce qui bouge
page-motion-none = Rester immobile
page-sound = Sons
page-sound-help = Cloches et petits coups pour les actions et les tours.
page-confirm = Demander avant chaque action
page-confirm-help = Pour ce qui ne peut être repris.
page-plain = Table en texte
page-plain-help = Du texte et des tableaux au lieu d’une image.
page-keys = Touches lettres
page-keys-help = Des touches pour annuler, demander un conseil et plus. Désactivez-les si votre appareil en a besoin.
page-notify = Notifications
page-notify-help = Me prévenir quand c’est mon tour et que la page est cachée.
page-notify-cannot = Les navigateurs ne le permettent que sur des pages sûres (https). Le titre de la page vous prévient quand même.

## L'accueil

page-hero = Prenez place à table
page-hero-more = Six jeux de saints, de quêtes et de foi. Jouez en famille ou entre amis, chacun sur son écran, sur un seul appareil, ou contre des robots.
page-join = On vous a envoyé un lien ?
page-join-place = Collez-le ici
page-join-go = Entrer
page-join-wrong = Ce n’est pas un lien vers une table.
page-games = Jeux
page-players = { $fewest } à { $most } joueurs
page-players-only = { $most } joueurs
page-age = dès { $age } ans environ
page-play-now = Jouer
page-play-now-game = Jouer à { $title } tout de suite, contre des robots
page-learn = Apprendre en jouant
page-learn-game = Apprendre { $title } en jouant
page-new-table = Nouvelle table
page-new-table-game = Nouvelle table pour { $title }
page-mine = Mes tables
page-all-mine = Tout montrer
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
page-saint = Saint du jour
page-saint-next = La prochaine fête
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
page-record = Un enregistrement
page-record-help = Déposez le fichier d’une partie n’importe où sur cette page : voyez ce qu’il contient, si le hasard était loyal, et revoyez la partie.
page-record-drop = Lâchez, je regarde
page-record-choose = Choisir un fichier
page-record-game = Jeu
page-record-length = Longueur
page-record-plies =
    { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
page-record-replay = Revoir la partie
page-record-go-on = Continuer depuis la fin
page-record-save = Garder l’enregistrement
page-promise = À propos du hasard : le serveur connaît l’avenir ; il ne peut pas trier les tirages sans la complicité de la dernière place qui répond ; les tirages cachés peuvent être vérifiés une fois la partie finie.
page-more = Plus
page-me = Pèlerin

## Une nouvelle table

page-new-table-of = Une nouvelle table : { $title }
page-preset = Formule
page-preset-none = Les règles habituelles
page-more-rules = Plus de règles
page-who = Qui joue
page-name = Votre nom
page-others = Les autres places
page-others-people = Des gens, avec un lien
page-others-random = Des robots qui jouent au hasard
page-others-club = Des robots qui réfléchissent
page-clock-none = Pas de pendule
page-clock-nudge = Un rappel amical
page-clock-limit = { $n } secondes par décision
page-companion = Nous lançons de vrais dés
page-set-table = Changer la table
page-game = Jeu
page-open-table = Ouvrir la table

## Entrer

page-joining = En route vers la table …
page-no-table = Il n’y a pas de table ici
page-enter = { $name } vous invite à sa table
page-enter-game = On y joue à { $title }.
page-enter-go = Entrer
page-guest = Invité
page-cut = La ligne est coupée. Vous serez de retour dans un instant …

## Avant une partie

page-invite = Inviter
page-door = Pour d’autres joueurs
page-door-help = Qui a ce lien peut entrer et prendre une place.
page-door-new = Faire un nouveau lien pour d’autres joueurs
page-watch = Pour les spectateurs
page-watch-link = Pour regarder
page-watch-help = Qui a ce lien voit ce que tout le monde peut voir.
page-my-link = Mon propre lien
page-my-link-help = C’est votre place. Gardez-le pour vous : il vous ramène ici depuis n’importe quel navigateur.
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = Veuillez copier à la main le lien marqué.
page-code = Code QR
page-code-of = Code QR de { $url }
page-lan-hint = Cette adresse ne marche que sur cette machine. Lancez la table avec ./run --lan pour les autres de la maison.
page-free-seat = Libre
page-player = Joueur { $n }
page-bot = Robot { $n }
page-sit = M’asseoir ici
page-sit-ask = Demander à m’asseoir ici
page-sit-mine = C’était ma place
page-share-seat = Partager cette place
page-take-over = L’hôte est absent : le remplacer
page-new-link = Nouveau lien
page-new-link-name = Un nouveau lien pour { $name }
page-new-link-help = À ne donner qu’à cette personne. Son ancien lien ne marche plus.
page-own-seat = Vous avez une place à cette table sur cet appareil.
page-own-seat-go = Revenir à ma place
page-forgotten = Cette table n’est plus connue sur cet appareil. Pour revenir, demandez le lien pour les invités.
page-rename = Changer de nom
page-naming = Comment s’appelle ce joueur ?
page-naming-label = Nom
page-naming-done = Prendre place
page-hand-over = Rendre hôte
page-hand-over-name = Faire de { $name } l’hôte
page-abandon = Interrompre la partie
page-abandon-help = La partie finit pour tous, sans gagnant.
page-rise = Me lever
page-here = Joue sur cet appareil
page-fill = Des robots aux places libres
page-add-bot = Un robot
page-bot-other = Niveau { $level }
page-bot-away = Renvoyer le robot
page-bot-for = Laisser jouer un robot
page-take-back = Rejouer moi-même
page-remove = Renvoyer
page-remove-name = Renvoyer { $name }
page-you = vous
page-host = hôte
page-bot-level = robot, { $level }
page-bot-plays = un robot remplace
page-away = absent
page-is-ready = prêt
page-acting = { $name } agit
page-standing = Aussi présents : { $names }
page-ready = Je suis prêt
page-not-ready = Pas encore prêt
page-start = Commencer
page-lobby-brought =
    Cette partie reprend une partie enregistrée de { $entries ->
        [one] un coup
       *[other] { $entries } coups
    }. { $drawn ->
        [0] Ni dé ni carte n’y a été tiré.
        [one] Un dé ou une carte n’en a pas été tiré ici.
       *[other] { $drawn } dés et cartes n’en ont pas été tirés ici.
    } La personne qui l’apporte a pu les choisir.
page-lobby-carried = Ce que les parties précédentes ont laissé, comme des points, est venu avec elle.
page-lobby-no-game = L’hôte n’a pas encore choisi de jeu.
page-lobby-free = Une place est encore libre : envoyez le lien, ou laissez jouer un robot.
page-lobby-waiting = Pas encore prêts : { $names }
page-lobby-fork = Cette partie en continue une autre, après { $n } de ses moments.
page-lobby-go = Tout est prêt.
page-lobby-host = { $name } peut lancer la partie.
page-sharing = L’appareil de chacun ajoute au hasard …

## Pendant une partie

page-waiting = Un instant.
page-waiting-for = On attend { $names }.
page-turn = C’est son tour.
page-choices = Ce que vous pouvez faire
page-choices-all = Tous les choix en mots ({ $count })
page-undo-ask = Demander à annuler
page-hint = Conseil
page-hinted = C’est le conseil
page-show-picture = Image
page-show-plain = Table en texte
page-briefing = De quoi il s’agit
page-allowed = C’est permis.
page-sure = Est-ce ce que vous voulez ?
page-do-it = Oui, allons-y
page-clock-left = Encore { $n } secondes
page-agree = D’accord
page-disagree = Non
page-agree-name = { $name } : d’accord
page-disagree-name = { $name } : non
page-agree-end = Proposer d’arrêter la partie
page-phrases = Dire un mot
page-curtain-title = Rideau
page-curtain = Passez l’appareil à { $name }
page-curtain-help = Personne d’autre ne devrait regarder.
page-curtain-lift = Je suis { $name }

## Touches

page-keys-title = Touches
page-keys-tab = Tab et Maj+Tab vont d’une chose à l’autre, Entrée et la barre d’espace appuient, Échap ferme ce qui est ouvert.
page-key-choose = faire la première à la neuvième chose possible
page-key-choices = aller à ce que vous pouvez faire
page-key-undo = annuler
page-key-hint = conseil
page-key-rules = règles
page-key-plain = image ou table en texte
page-key-log = aller à ce qui s’est passé
page-key-map = cette liste

## Ce qui s'est passé

page-log = Ce qui s’est passé
page-log-empty = Rien encore.
page-log-earlier = Lignes précédentes
page-log-open = { $name } a ouvert la table.
page-log-enter = { $name } est entré.
page-log-remove = { $name } est parti.
page-log-sit = { $name } prend la place { $n }.
page-log-bot = Un robot joue pour { $seat }.
page-log-bot-silent = On n’entend plus { $seat } ; un robot joue jusqu’à son retour.
page-log-back = { $seat } se passe à nouveau de robot.
page-log-host = { $name } est maintenant l’hôte.
page-log-deal = La partie { $n } commence.
page-log-undone = (annulé)
page-log-undo = { $seat } a repris une action.
page-log-ask-undo = { $name } demande à annuler. Tous les autres doivent être d’accord.
page-log-ask-end = { $name } demande d’arrêter la partie ici.
page-log-ask-change = { $name } demande à changer les places et les options.
page-log-ask-host = L’hôte est absent. { $name } demande à le remplacer.
page-log-ask-share = { $name } demande d’ouvrir cette place à d’autres : { $seat }
page-log-ask-sit = { $name } demande à s’asseoir avec { $seat } et verrait la même main.
page-log-ask-renew = { $name } demande à faire un nouveau lien pour { $whom }.
page-log-ask-return = { $name } dit : « C’était ma place : { $seat }. J’ai perdu mon lien. » Tous les autres doivent être d’accord.
page-log-return = { $name } est de retour : { $seat }
page-log-grant = L’hôte peut faire un nouveau lien pour { $name }.
page-log-renew-own = { $name } a changé son propre lien.
page-log-renew = { $host } a fait un nouveau lien pour { $name }.
page-log-lock-door = Le lien pour les invités a changé.
page-log-lock-watch = Le lien pour les spectateurs a changé.
page-log-share-seat = D’autres peuvent aussi s’asseoir ici : { $seat }
page-log-share-seat-no = Plus personne d’autre ne peut s’asseoir ici : { $seat }
page-log-yes = { $name } est d’accord.
page-log-no = { $name } n’est pas d’accord.
page-log-clock-nudge = { $seat }, à vous, courage !
page-log-clock-nudge-all = On attend encore des réponses secrètes. Courage !
page-log-clock-default = Le temps est écoulé : un choix sûr a été fait pour { $seat }.
page-log-clock-bot = Le temps est écoulé : un robot a décidé pour { $seat }.
page-log-phrase = { $name } : « { $words } »
page-log-end-agreed = Tous ont accepté d’arrêter la partie.
page-log-end-abandoned = La partie a été interrompue.

## La fin

page-end-over = La partie est finie.
page-end-agreed = Vous avez convenu d’arrêter la partie.
page-end-abandoned = La partie a été interrompue.
page-you-won = Vous avez gagné !
page-won =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné ensemble !
    }
page-nobody-won = Personne n’a gagné
page-winner = gagnant
page-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-series = La série
page-series-played =
    { $n ->
        [one] { $n } partie a été jouée.
       *[other] { $n } parties ont été jouées.
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
page-luck = Hasard
page-luck-checking = Chaque dé et chaque carte sont vérifiés …
page-luck-verified = Chaque dé et chaque carte étaient comme promis.
page-luck-differs = Tous les dés et cartes n’étaient pas comme promis !
page-luck-unpromised = Personne n’a promis ce hasard, il ne peut donc être vérifié.
page-luck-brought = Cette partie a repris une partie apportée par quelqu’un. Ses cartes cachées n’ont pas été tirées ici : personne ne peut dire si elles étaient loyales.
page-luck-unknown = Le hasard n’a pas pu être vérifié maintenant.
page-race = Comment la partie s’est passée
page-race-said = Un graphique de la partie. À la fin, du premier au dernier : { $names }.
