### S’exercer : un problème par jour, et ceux qui reviennent.

practice-today = Le problème du jour : { $title }
practice-again = Vous souvenez-vous ? { $title }
practice-new = Un autre problème : { $title }
practice-seat = Vous jouez le tour de { $seat }. Une action est nettement meilleure que les autres : laquelle ?
practice-help = Choisissez une action par son numéro ou ses mots. « voir » montre à nouveau la position, « liste » toutes les actions, « règle » suivi d’un numéro une règle ; « quitter » pour sortir.
practice-right = Oui ! Le mieux est bien : { $words }.
practice-not-yet = Pas encore. Le mieux est : { $words }.
practice-chance = { $words } : gagne environ { $n } parties sur cent.
practice-chance-own = { $words }, votre choix : gagne environ { $n } parties sur cent.
practice-chance-less = { $words }, votre choix : moins bon, d’après la recherche des robots.
practice-why = En jouant la suite, des robots ont gagné { $n } parties sur cent après ce coup, et { $others } après le suivant, « { $other } ».
practice-forces = Ensuite vous gagnez quoi que fassent les autres, en { $n } actions, celle-ci comprise. Aucune autre action ne force la victoire aussi vite.
practice-forces-not = { $words }, votre choix : ne force pas la victoire aussi vite.
practice-saves =
    { $n ->
        [one] Après toute autre action, quelqu’un d’autre peut gagner aussitôt.
       *[other] Après toute autre action, quelqu’un d’autre peut forcer la victoire en { $n } actions.
    }
practice-saves-not = { $words }, votre choix : laisse quelqu’un d’autre forcer la victoire.
practice-bot = Un robot qui ne regarde qu’une action plus loin choisirait : { $words }.
practice-rules-too = Aussi en jeu : { $known }.
practice-back =
    { $count ->
        [one] Il revient demain.
       *[other] Il revient dans { $count } jours, le { $day }.
    }
practice-another = Encore un ? Répondez oui ou non.
practice-none-left = Vous avez vu tous les problèmes. Ils reviendront un par un.
practice-no-puzzles = Il n’y a pas de problèmes pour ce jeu.
practice-one-at-a-time = Choisissez entre --export, --import et --forget.
practice-exported =
    { $count ->
        [one] Ce qui est retenu d’un problème se trouve dans { $file }.
       *[other] Ce qui est retenu de { $count } problèmes se trouve dans { $file }.
    }
practice-imported =
    { $count ->
        [one] Un problème a été repris.
       *[other] { $count } problèmes ont été repris.
    }
practice-forgotten =
    { $count ->
        [one] Un problème est oublié.
       *[other] { $count } problèmes sont oubliés.
    }

## La page

practice-page-title = S’exercer
practice-page-loading = Le problème arrive…
practice-page-failed = Ce problème est introuvable. Il n’existe peut-être plus, ou la connexion est coupée.
practice-page-about = Un coup est nettement meilleur que les autres : trouvez-le. Chaque jour, il y a un problème par jeu. Les problèmes reviennent : bientôt après une erreur, de plus en plus tard ensuite.
practice-page-today = Les problèmes du jour
practice-page-open = Pas encore de réponse
practice-page-done = Répondu aujourd’hui
practice-page-back =
    { $count ->
        [0] Aucun problème ne revient aujourd’hui.
        [one] Un problème revient aujourd’hui.
       *[other] { $count } problèmes reviennent aujourd’hui.
    }
practice-page-begin = Commencer
practice-page-another = Un autre problème
practice-page-none-left = Vous avez vu tous les problèmes. Ils reviendront un par un.
practice-page-moves = Tous les coups
practice-page-chances = Parties gagnées sur cent, coup par coup
practice-page-percent = { $n } %
practice-page-own = { $words } (votre choix)
practice-page-comes =
    { $count ->
        [one] Ce problème revient demain.
       *[other] Ce problème revient dans { $count } jours.
    }
practice-page-counted = Vous y aviez déjà répondu aujourd’hui : cette fois ne compte pas.
practice-page-next = Problème suivant
practice-page-again = Réessayer
practice-page-all = Tous les problèmes
practice-page-rules =
    { $count ->
        [one] La règle en jeu
       *[other] Les règles en jeu ({ $count })
    }
practice-page-kept =
    { $count ->
        [0] Rien n’est encore retenu
        [one] Un problème est retenu
       *[other] { $count } problèmes sont retenus
    }
practice-page-kept-help = Tout reste sur cet appareil. Pour continuer ailleurs, enregistrez un fichier et ouvrez-le là-bas, dans un autre navigateur ou dans le terminal.
practice-page-export = Enregistrer un fichier
practice-page-import = Ouvrir un fichier
practice-page-damaged = Ce fichier ne convient pas : il ne vient pas de cette page.
practice-page-forget = Oublier toutes les réponses
practice-page-forget-help = Tous les problèmes seront à nouveau inconnus.
practice-page-forget-yes = Oublier
