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
