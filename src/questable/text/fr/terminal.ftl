### Les mots du terminal et de la ligne de commande.
###
### $seat, $person et $seats sont des noms de places. $name, $at et $side sont déjà dits : un nom, un
### lieu ou un côté. $action et $text sont ce que l’on tape.

## Ce que l’on peut taper, séparé par des virgules ; les deux langues marchent toujours

terminal-typed-list = actions possibles, liste
terminal-typed-why = pourquoi, pourquoi pas
terminal-typed-rules = règles, règle
terminal-typed-undo = annuler
terminal-typed-save = enregistrer, sauver
terminal-typed-resume = reprendre
terminal-typed-hint = conseil, indice
terminal-typed-quit = quitter
terminal-typed-help = aide
terminal-typed-look = voir, regarder, plateau
terminal-typed-legend = légende
terminal-typed-at = quoi en, quoi à, qu’y a-t-il en, qu’y a-t-il à, quoi dans, qu’y a-t-il dans, qui est, qu’est-ce que, c’est quoi
terminal-typed-where = où est, où sont, où
terminal-typed-changed = quoi de neuf, qu’est-ce qui a changé
terminal-typed-promise = promesse
terminal-typed-replay = revoir
terminal-typed-yes = oui, o
terminal-typed-no = non, n

## Aide

terminal-help-choose = Tapez le numéro d’une action, ses mots ou son code : { $example }.
terminal-help-list = « ? » affiche toutes les actions et ce qu’il faut taper. « voir » montre le plateau et répète la question, « légende » explique ses signes.
terminal-help-why = « pourquoi ACTION » dit quelle règle l’interdit, ou qu’elle est permise.
terminal-help-rules = « règle { $example } » montre une règle.
terminal-help-undo = « annuler » annule la dernière action ; les autres doivent parfois être d’accord.
terminal-help-save = « enregistrer FICHIER » enregistre la partie (« enregistrer FICHIER ! » écrase un fichier), « reprendre FICHIER » ouvre une partie enregistrée.
terminal-help-hint = « conseil » propose un coup.
terminal-help-ask = « quoi en LIEU », « qui est NOM », « où est NOM » et « quoi de neuf » répondent d’une phrase.
terminal-help-promise = « promesse » montre l’empreinte entière du nombre secret ; la partie finie, « revoir » la rejoue.
terminal-help-quit = « quitter » quitte le programme et propose d’enregistrer.
terminal-help-seats = Pour parler au nom d’une autre place, tapez d’abord son numéro et deux-points : « 2 : annuler ».

## Le cours d’une séance

terminal-bots =
    { $count ->
        [one] { $names } est un robot.
       *[other] Les robots de cette table : { $names }.
    }
terminal-welcome = Tapez « aide » pour les commandes, « ? » pour toutes les actions.
terminal-promise = Les tirages viennent d’un nombre secret déjà fixé. Voici son empreinte, pour les vérifier après la partie : { $hash }… (« promesse » la montre en entier).
terminal-promised = L’empreinte (SHA-256) du nombre secret est { $hash } ; elle est aussi dans la partie enregistrée.
terminal-promised-nothing = Les tirages de cette partie ne peuvent pas être vérifiés.
terminal-no-promise = Les tirages de cette partie ne peuvent pas être vérifiés : elle continue une partie interrompue ou bifurquée.
terminal-own-dice = Vous jouez avec vos propres dés et cartes : tapez ce qui est sorti.
terminal-own-dice-again = La partie continue avec vos propres dés et cartes : tapez ce qui est sorti (« --dice dealer » les laisserait au programme).
terminal-cut = Le fichier s’arrêtait au milieu d’une ligne ; cette ligne a été laissée de côté.
terminal-prompt = { $seat } : { $prompt }
terminal-more = (« ? » les affiche)
terminal-only = (votre seul choix)
terminal-after = Vous pouvez encore regarder : « voir », « quoi de neuf », « revoir », « enregistrer FICHIER », « promesse ». « quitter » pour partir.
terminal-replay-later = « revoir » ne marche qu’une fois la partie finie.
terminal-may-call = Vous pouvez annoncer maintenant, hors de votre tour. Entrée pour laisser passer.
terminal-race = Une course ! Jouez, ou Entrée pour attendre.
terminal-race-seat = { $seat } peut jouer : tapez « { $n } : » et l’action.
terminal-race-still = Une course, mais ici elle vous attend. Dans un terminal, une seule personne peut courir contre les robots en temps réel.
terminal-race-ready = Une course en temps réel ! Appuyez sur Entrée pour partir.
terminal-race-late = { $seat } arrive trop tard.
terminal-race-later = Pas pendant la course.
terminal-curtain = { $seat }, prenez le clavier et appuyez sur Entrée.
terminal-which-seat = Pour qui ? Tapez le numéro de la place d’une personne, deux-points et l’action.
terminal-winners = Victoire : { $seats }.
terminal-no-winner = Personne ne gagne.
terminal-seed = Le nombre secret était { $seed } ; « verify » vérifie tous les tirages.
terminal-unfinished = La partie n’est pas finie et n’a pas été enregistrée. La prochaine fois, « enregistrer FICHIER » la garde et « play --resume FICHIER » la continue.
terminal-unfinished-saved = La partie n’est pas finie. Elle est enregistrée : « play --resume { $file } » la continue.

## Réponses

terminal-no-number =
    { $most ->
        [one] Il n’y a pas d’action numéro { $n }, seulement 1.
       *[other] Il n’y a pas d’action numéro { $n }, seulement de 1 à { $most }.
    }
terminal-number-out = Le numéro { $n } n’en fait pas partie.
terminal-unknown-action = Il n’y a pas d’action ni de commande « { $text } ».
terminal-why-what = Pourquoi quoi ? Tapez « pourquoi » et une action.
terminal-legal = { $action } est permis maintenant : { $words }.
terminal-rules-which = Quelle règle ? Tapez « règle » et son numéro ; celles de ce jeu commencent par { $prefix }, celles de la table par T.
terminal-no-rule = Il n’y a pas de règle { $rule } ici.
terminal-undone = C’est annulé. { $deeds }
# Ce que quelqu’un a fait, dans une liste.
terminal-deed = { $seat } : { $words }.
terminal-deed-secret = { $seat } : quelque chose de secret.
terminal-asks-back = { $seat } veut revenir en arrière. Voici ce qui serait annulé. { $deeds }
terminal-disagrees = { $person } n’est pas d’accord.
terminal-consent = { $person }, êtes-vous d’accord ? Tapez oui ou non.
terminal-save-where = Enregistrer où ? Tapez « enregistrer » et un nom de fichier.
terminal-saved = Enregistré dans { $file }.
terminal-resume-what = Reprendre quoi ? Tapez « reprendre » et le fichier d’une partie enregistrée.
terminal-resume-bot-gone = Le robot de la place { $n }, « { $level } », n’est pas installé ici : « { $usual } » joue à sa place.
terminal-resume-bot-other = Le robot de la place { $n }, « { $level } », ne joue plus comme au moment où cette partie a été enregistrée.
terminal-resumed =
    { $count ->
        [one] { $file } continue après { $count } coup.
       *[other] { $file } continue après { $count } coups.
    }
terminal-other-size = Cette partie a { $players } places et cette table { $seats } : ouvrez-la avec « play --resume ».
terminal-hint-knowledge = Pas de conseil pour une question : que savez-vous ?
terminal-hint-chance = Il n’y a rien à choisir maintenant. { $prompt }
terminal-quit-save = Enregistrer la partie avant de partir ? Tapez un nom de fichier comme partie.jsonl, ou Entrée pour partir sans enregistrer.
terminal-quit-name = Sous quel nom de fichier ? Par exemple partie.jsonl. Entrée pour partir sans enregistrer.
terminal-quit-unclear = « { $text } » n’est pas clair : tapez oui, non, ou un nom de fichier comme partie.jsonl.
terminal-save-exists = { $file } existe déjà et n’a pas été modifié : choisissez un autre nom, ou tapez « enregistrer { $name } ! » pour l’écraser.
terminal-no-legend = Ce plateau n’a pas besoin de légende.
terminal-not-found = Je ne connais pas « { $name } ».
terminal-nothing-changed = Il ne s’est rien passé depuis votre dernière action.

## Fichiers

terminal-file-missing = { $file } : ce fichier n’existe pas.
terminal-file-fails = Problème avec { $file } : { $why }.
terminal-file-line = { $file }, ligne { $line } : { $why }
terminal-file-not-text = { $file } n’est pas un fichier texte.
terminal-file-folder = c’est un dossier
terminal-file-exists = { $file } existe déjà et n’a pas été modifié : choisissez un autre nom.
terminal-folder-missing = Le dossier { $file } n’existe pas.
terminal-seed-lost = { $file } : son nombre secret manque ({ $aside }), les tirages ne peuvent pas continuer comme fixés ; utilisez « --seed », « --dice own » ou « fork ».
terminal-seed-wrong = { $file } : ce n’est pas le nombre secret qui était fixé avant la partie.

## La ligne de commande

terminal-cli-game-missing = Quel jeu ? Tapez « play JEU » ou « play --resume FICHIER ».
terminal-cli-resume-alone = « --resume » prend le jeu, les joueurs, les options et le paquet dans le fichier : laissez { $name } de côté.
terminal-cli-option-shape = « { $text } » n’est pas une option : écrivez --option NOM=VALEUR.
terminal-cli-option-twice = L’option { $name } est donnée deux fois.
terminal-cli-options = « options { $name } » explique chacune.
terminal-cli-seats-players =
    { $count ->
        [one] Vous avez nommé { $count } place pour { $players } joueurs.
       *[other] Vous avez nommé { $count } places pour { $players } joueurs.
    }
terminal-cli-dice = « --dice » ne peut être que « own » ou « dealer », pas « { $text } ».
terminal-cli-dice-nobody = « --dice own » demande qu’une personne à la table tape les dés.
terminal-cli-number = { $name } doit être au moins { $least }.
terminal-cli-range = { $name } doit être de { $least } à { $most }.
terminal-cli-seed-dice = « --seed » et « --dice own » ne vont pas ensemble : les dés sont les vôtres.
terminal-cli-verified =
    { $count ->
        [one] Vérifié : { $count } tirage conforme au nombre secret.
       *[other] Vérifié : les { $count } tirages sont conformes au nombre secret.
    }
terminal-cli-differs = { $file }, ligne { $line } : { $found }, mais le nombre secret donne { $due }.
terminal-cli-unpromised = { $file } : les tirages de cette partie ne peuvent pas être vérifiés.
terminal-cli-unpublished = { $file } : rien à vérifier encore. Le nombre secret est publié à la fin de la partie.
terminal-cli-companion =
    { $count ->
        [one] { $count } tirage vient de vrais dés et ne peut pas être vérifié.
       *[other] { $count } tirages viennent de vrais dés et ne peuvent pas être vérifiés.
    }
terminal-cli-soaked =
    Aucune règle du moteur enfreinte en { $actions } actions de { $games } parties, sur { $setups } configurations ; { $truncated } parties interrompues.
terminal-cli-secret = quelque chose de secret, montré à la fin de la partie
terminal-cli-forked =
    { $count ->
        [one] { $file } contient la partie jusqu’au coup { $count } ; « play --resume » continue de là.
       *[other] { $file } contient la partie jusqu’au coup { $count } ; « play --resume » continue de là.
    }
terminal-cli-taken-back =
    { $count ->
        [one] { $count } coup annulé.
       *[other] { $count } coups annulés.
    }
terminal-cli-chance = Hasard
# Une option : ses valeurs, sa valeur habituelle, ses règles ; puis son titre et une phrase.
terminal-option-shape = { $name } : { $known } ; d’habitude { $usual } ({ $rule })
terminal-option-about = { $name } : { $sentence }
terminal-option-auto = ce qui convient aux joueurs et aux autres options
terminal-option-modes = Un mode est un ensemble d’options qui porte un nom. Les options que vous ne réglez pas suivent le mode :
terminal-options-saved = Options enregistrées. Pour jouer ainsi : --options-file { $file }
terminal-options-unknown = { $name } n’est pas une option.
terminal-options-game = le fichier doit dire : game = "{ $name }".
terminal-options-table = « { $name } » doit être une table d’options.

## Choisir un jeu

terminal-choose-game = Quel jeu ? Tapez son numéro ou son nom.
terminal-choose-players = Combien de joueurs, de { $fewest } à { $most } ? Entrée pour { $usual }.
terminal-choose-people = Quelles places sont tenues par des personnes ? Des numéros avec des virgules, 0 pour aucune, Entrée pour 1.
terminal-choose-level = Quels robots : { $known } ? Entrée pour { $usual }.
terminal-choose-options = Changer les règles de la maison ? Tapez oui, ou Entrée pour les règles habituelles.
terminal-choose-option = { $name } ({ $known }). Entrée pour { $usual }.
terminal-ask-option = { $known } ; Entrée pour { $usual }.
terminal-choose-again = Réponse impossible : « { $text } ».
terminal-goodbye = Au revoir !

## Séries

terminal-series-game = Partie { $n } de la série
terminal-series-seat = { $seat } : { $sum } en tout, { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    }.
terminal-series-target = La série finit quand quelqu’un a { $target }.
terminal-series-games =
    { $count ->
        [one] { $count } partie sur { $games } est jouée.
       *[other] { $count } parties sur { $games } sont jouées.
    }
terminal-series-leads =
    { $count ->
        [one] { $seats } est en tête.
       *[other] { $seats } sont en tête ensemble.
    }
terminal-series-won =
    { $count ->
        [one] La série est finie. { $seats } l’a gagnée.
       *[other] La série est finie. { $seats } se la partagent.
    }
terminal-series-next = La partie { $n } vient maintenant : « series play { $file } ».
terminal-series-goes-on = La partie { $n } n’est pas finie : « series play { $file } » la continue.
terminal-series-over-already = { $file } : cette série est finie ; « series show » montre comment.
terminal-series-endless = Une série doit avoir une fin : donnez --target N ou --games N.
terminal-series-column-game = Partie
terminal-series-column-end = Sa fin (* gagné)
terminal-series-column-sum = Total
terminal-series-column-wins = Gagnées
