### Les mots d’une salle : les gens, les places, et ce que la table refuse.

## Pourquoi pas, quand aucune règle ne le dit mieux

room-refuse-answered = Vous avez déjà répondu.
room-refuse-asked-already = Une autre question est ouverte. Attendez les réponses.
room-refuse-asked-lately = La réponse vient d’être non. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} avant de redemander.
room-refuse-bot-plays = Un robot joue cette place. Reprenez-la d’abord.
room-refuse-busy = Beaucoup de fichiers sont en cours de lecture. Réessayez dans un instant.
room-refuse-closing = Le serveur redémarre. Réessayez dans un instant.
room-refuse-empty-seat = Une place est encore vide : il faut quelqu’un, ou un robot.
room-refuse-ended = La partie est finie. Passez d’abord à la suivante.
room-refuse-fault = Le serveur a eu un problème. Rien n’a changé ; réessayez.
room-refuse-long-game = Les parties de plus de { $most } coups ne sont pas analysées.
room-refuse-not-over = Cette partie n’est pas finie. Seule une partie finie est analysée.
room-refuse-unknown-depth = Une analyse est l’une de celles-ci : { $known }.
room-refuse-full = Cette table est complète.
room-refuse-room-full = Cette table ne peut plus rien enregistrer. Ouvrez-en une autre pour continuer à jouer.
room-refuse-too-many-rooms = { $most } tables ont été ouvertes depuis votre adresse sans qu’une partie y commence. Jouez à l’une d’elles, ou revenez demain.
room-refuse-house-closed = On n’accueille pas de nouveaux venus pour le moment. Avec votre lien personnel, vous pouvez toujours entrer.
room-refuse-unfit-name = Choisissez un autre nom, s’il vous plaît.
room-refuse-banned = Vous ne pouvez pas entrer ici.
room-refuse-host-may-return = L’hôte peut encore revenir. Redemandez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
room-refuse-loose = On peut déjà changer les places et les options.
room-refuse-malformed = Le serveur n’a pas compris ce message.
room-refuse-name = Un nom peut avoir de 1 à { $most } caractères.
room-refuse-nobody-there = Il n’y a personne qui puisse donner son accord.
room-refuse-no-bot = Aucun robot ne joue cette place.
room-refuse-no-game = Il n’y a pas encore de partie.
room-refuse-no-link = Ce lien ne marche pas, ou ne marche plus.
room-refuse-no-room = Cette table n’existe pas, ou n’existe plus.
room-refuse-no-seat = Vous n’avez pas de place.
room-refuse-no-hint = Pas de conseil pour une question : que savez-vous ?
room-refuse-not-asked = Aucune question ne vous est posée.
room-refuse-not-here = Ce n’est pas possible ici.
room-refuse-not-host = Seul l’hôte peut le faire.
room-refuse-not-ready = On attend encore quelqu’un.
room-refuse-not-sharing = Le tirage est déjà fait.
room-refuse-pack = Ce paquet est inutilisable. Ligne { $line } : { $why }
room-refuse-pack-number = Le jeu ne peut pas se jouer avec ce nombre. { $why }
room-refuse-paused = C’est la pause. La partie reprendra tout à l’heure.
room-refuse-class = Ceci mène à une classe, pas à une table.
room-refuse-no-class = Cette classe n’existe pas, ou n’existe plus.
room-refuse-phrase = La table n’a pas cette phrase.
room-refuse-playing = Ce sera possible à la fin de la partie.
room-refuse-record = Cette partie enregistrée est illisible. Ligne { $line } : { $why }
room-refuse-position = Cette position est inutilisable. Ligne { $line } : { $why }
room-refuse-seated = Vous y êtes déjà.
room-refuse-setting = Le réglage { $setting } ne peut pas avoir cette valeur.
room-refuse-stale = La partie a avancé entre-temps. Regardez de nouveau.
room-refuse-storage = Le serveur n’a pas pu l’enregistrer, donc rien n’a changé. Réessayez.
room-refuse-taken = Cette place est prise.
room-refuse-too-dear = Ce fichier est trop long à lire.
room-refuse-theirs = Cette place est occupée : il faut d’abord l’accord de la personne qui s’y trouve.
room-refuse-too-fast = Pas si vite ! Attendez la réponse.
room-refuse-too-long = Ce message est trop long : { $most } octets au plus.
room-refuse-too-soon = La personne assise là peut encore revenir. Redemandez quand la place sera restée vide dix minutes.
room-refuse-unknown-game = Ce jeu n’est pas disponible ici.
room-refuse-unknown-language = Cette langue n’est pas disponible.
room-refuse-unknown-level = Ce robot n’existe pas.
room-refuse-unknown-number = Ce nombre n’existe pas dans la boîte de ce jeu.
room-refuse-games-count = On peut jouer de 1 à { $most } parties.
room-refuse-unknown-person = Cette personne n’est pas à la table.
room-refuse-unknown-seat = Cette place n’existe pas.
room-refuse-unreadable = Ce fichier est illisible.
room-refuse-watching = Vous regardez la partie. Pour jouer, utilisez le lien des joueurs.

## Pourquoi la ligne est coupée

room-bye-gone = Cette table est fermée.
room-bye-removed = L’hôte vous a fait quitter cette table.
room-bye-restart = Le serveur redémarre. Vous serez de retour dans un instant.
room-bye-slow = Votre connexion est trop lente.
room-bye-void = Ce lien ne marche plus.

## Des phrases aimables ; il n’y a pas d’autre conversation

room-phrase-again = On rejoue ?
room-phrase-bye = Au revoir !
room-phrase-good-game = Belle partie !
room-phrase-good-luck = Bonne chance !
room-phrase-hello = Bonjour !
room-phrase-hurry = C’est à vous !
room-phrase-oops = Aïe !
room-phrase-thank-you = Merci !
room-phrase-think = Je réfléchis.
room-phrase-well-played = Bien joué !
room-phrase-wow = Oh là là !

## Ce que l’hôte peut régler

room-setting-clock-kind = Horloge
room-setting-clock-kind-help = Aucune, un rappel amical, ou une limite de temps pour chaque décision.
room-setting-clock-seconds = Secondes par décision
room-setting-clock-seconds-help = Après ce temps, l’horloge vous le rappelle, ou décide pour vous.
room-setting-clock-then = Quand le temps est écoulé
room-setting-clock-then-help = Un choix prudent est fait, ou un robot décide cette fois.
room-setting-clock-level = Remplaçant
room-setting-clock-level-help = Le robot qui joue quand quelqu’un n’est pas là.
room-setting-clock-grace = Patience en cas de coupure
room-setting-clock-grace-help = Combien de secondes l’horloge attend une connexion perdue.
room-setting-clock-silent = Dépassements avant qu’un robot joue
room-setting-clock-silent-help = Après tant de dépassements de suite, un robot joue jusqu’au retour de la personne. 0 : jamais.
room-setting-clock-absent = Si quelqu’un ne revient pas
room-setting-clock-absent-help = Attendre, ou laisser jouer un robot jusqu’à son retour.
room-setting-dice = Dés et cartes
room-setting-dice-help = La table tire, ou vous lancez de vrais dés et indiquez ce que tous peuvent voir.
room-setting-window = Secondes pour les réponses secrètes
room-setting-window-help = Toutes s’ouvrent à ce moment. 0 : dès que la dernière est là.
room-setting-pause = Temps minimal des réponses secrètes
room-setting-pause-help = Avant ces secondes, aucune réponse n’est ouverte : personne ne peut deviner qui avait le choix.
room-setting-pace = Rythme des robots
room-setting-pace-help = Les millisecondes qu’un robot prend pour une action.
room-setting-target = Points qui finissent une série
room-setting-target-help = 0 : pas de limite.
room-setting-games = Parties d’une série
room-setting-games-help = 0 : autant qu’il en faut.
room-setting-watching = Spectateurs
room-setting-watching-help = Si l’on peut regarder avec le lien des spectateurs.
