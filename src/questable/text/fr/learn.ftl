### Les mots du coin d’étude (S-7.1) : cartes-éclair, quiz, memory, concours.
###
### $seat est le nom d’un joueur. $words est une réponse, déjà dite.

learn-card = Carte { $n } sur { $total }
learn-question = Question { $n } sur { $total }
learn-turn-over = Que savez-vous de ce saint ou de cette sainte ? Appuyez sur Entrée pour retourner la carte.
learn-turn-over-who = De qui s’agit-il ? Appuyez sur Entrée pour retourner la carte.
learn-knew-it = Le saviez-vous ? Tapez oui ou non.
learn-nothing-due = Rien à revoir et rien de nouveau ici : revenez un autre jour, ou choisissez un autre niveau ou un autre jeu.
learn-done = Vous en saviez { $right } sur { $total }.
learn-right = Juste !
learn-not-yet = Pas encore. La bonne réponse est : { $words }
learn-choose = Tapez un nombre de 1 à { $most }, ou le début d’une réponse ; « quitter » arrête.
learn-left = À la prochaine fois !

## Nommer sans voir

learn-name-all =
    { $count ->
        [one] { $name } : la carte montre { $count } fait. Nommez-le, ou Entrée pour renoncer.
       *[other] { $name } : la carte montre { $count } faits. Nommez couleurs, siècles, mois, régions et symboles, un par ligne, ou Entrée pour renoncer.
    }
learn-named =
    { $left ->
        [0] Oui : { $words }. C’était le dernier.
       *[other] Oui : { $words }. Reste à trouver : { $left }.
    }
learn-named-before = Vous l’avez déjà nommé.
learn-not-on-card = « { $text } » n’est pas sur cette carte.
learn-missed = Il y avait encore sur la carte : { $words }.
learn-named-in-all = Vous avez nommé { $right } faits sur { $total }.

## Memory

learn-memory-turn = { $seat } : retournez deux cartes, un numéro après l’autre.
learn-memory-card = Carte { $n } : { $words }
learn-memory-which = Tapez le numéro d’une carte face cachée, de 1 à { $most }.
learn-memory-pair = Une paire ! { $seat } la garde et continue.
learn-memory-no-pair = Ces deux cartes ne vont pas ensemble. Appuyez sur Entrée pour les retourner.
learn-memory-lying = Faces cachées : { $known }.
learn-memory-score =
    { $count ->
        [one] { $seat } : { $count } paire.
       *[other] { $seat } : { $count } paires.
    }
learn-memory-tries =
    { $count ->
        [one] Il a fallu { $count } essai.
       *[other] Il a fallu { $count } essais.
    }

## Concours

learn-bee-round = Manche { $round }, difficulté { $n }
learn-bee-turn = { $seat }, c’est pour vous.
learn-bee-out = { $seat } a manqué deux fois et sort du concours.
learn-bee-score =
    { $count ->
        [one] { $seat } : { $count } bonne réponse.
       *[other] { $seat } : { $count } bonnes réponses.
    }

## Progrès

learn-stage = { $words } : { $count }
learn-due = À revoir aujourd’hui : { $count }.
learn-next-due = Ensuite : { $count } le { $day }.
learn-damaged = { $file } est abîmé et n’a pas été modifié : { $why }. Réparez-le, déplacez-le, ou utilisez « --progress FICHIER ».
learn-unknown-set = { $name } ne peut pas être « { $text } » ; au choix : { $known }.
learn-wrong-day = « { $text } » n’est pas une date : écrivez l’année, le mois et le jour, comme 2026-10-04.
