### Les mots de La Sainte Quête.
###
### $seat et $person sont des noms de personnes. $pawn et $other sont des pions déjà dits, avec leur
### signe ; $saint est le nom d’un saint. $order est le mot du moteur pour un ordre, $direction pour
### un sens. $from et $to disent d’où vient et où va un pion, avec leurs prépositions
### (holy-quest-from-path, holy-quest-to-path) ; $name est une case ou un lieu. $text est une question,
### une réponse ou ce que dit une carte.

holy-quest-title = La Sainte Quête
holy-quest-genre = Parcours, dés et questions
holy-quest-blurb = Menez quatre saints de votre ordre autour du plateau jusqu’au Ciel, entre glace et feu, questions comprises.
holy-quest-packs = vos propres questions, pour une classe ou une fête de paroisse
holy-quest-minutes = 25–50 min
holy-quest-aim = Menez vos saints autour du plateau jusqu’au Ciel.
holy-quest-there =
    { $done ->
        [0] aucun n’y est encore.
        [one] { $done } sur { $need } y est.
       *[other] { $done } sur { $need } y sont.
    }
holy-quest-aim-so-far = Menez vos saints au Ciel : { holy-quest-there }
holy-quest-aim-throne = Menez vos saints à la salle du Trône : { holy-quest-there }
holy-quest-plate = { holy-quest-order } : { $done } sur { $need } au Ciel
holy-quest-plate-key = → cases jusqu’au Ciel
holy-quest-plate-throne = { holy-quest-order } : { $done } sur { $need } dans la salle du Trône

## Le jeu imprimé, et les chapitres de ses règles

holy-quest-about = The Holy Quest est un jeu de Matthias Lorens, publié par Traditio Designs, LLC, en 2025 (© Traditio Designs, LLC ; le nom du jeu est une marque de l’éditeur). On le trouve sur www.theholyquest.us.
holy-quest-thanks = Son livret remercie Feliks Mylyk pour l’inspiration, et toutes les personnes qui l’ont essayé.
chapter-H-1 = Le plateau
chapter-H-2 = Les pièces
chapter-H-3 = Tours et déplacements
chapter-H-4 = Les cases
chapter-H-5 = Les Capitaines
chapter-H-6 = Les modes de jeu

## Les règles, une phrase chacune

rule-H-1-1 = Le chemin a quatre quarts. Chaque ordre y a son entrée, son Sol sacré et deux cases de Départ.
rule-H-1-2 = À son entrée, un pion tourne vers le Ciel, quatre cases à lui seul. Il ne la dépasse jamais sur le chemin.
rule-H-1-3 = L’anneau se parcourt dans le sens horaire, de la Flèche d’entrée à la Flèche finale, puis un pas exact vers le Trône.
rule-H-1-4 = Deux à quatre ordres jouent ; une place prise ne se tire plus. Les cases des ordres absents sont ordinaires.
rule-H-2-1 = Vous jouez les quatre pions de votre ordre, chacun un saint, choisi une seule fois.
rule-H-2-2 = Le dos de la première carte de Saint dit de qui il s’agit. Seule une carte encore cachée dans la pioche peut venir.
rule-H-2-3 = Une carte utilisée va sous sa pioche. On ne tire qu’une carte qui s’y trouve ; d’une pioche vide, aucune.
rule-H-2-4 = Il y a dix marqueurs de glace, deux dés et quatre jetons d’Alliance.
rule-H-2-5 = Une carte Action s’applique aussitôt, autant que possible, et aux pions qu’elle désigne.
rule-H-3-1 = Le plus haut jet commence, ou la personne désignée. Les tours vont dans le sens horaire autour de la table.
rule-H-3-2 = Tous les pions suivent la carte de Sens. Quand elle se retourne, ils repartent dans l’autre sens, depuis leur case.
rule-H-3-3 = Un 1 ou un 6 peut sortir un pion vers une case de Départ libre. Le jet suivant déplace ce pion s’il le peut.
rule-H-3-4 = Avec deux dés, tout double peut sortir un pion, et un double six rejoue. La somme déplace un seul pion.
rule-H-3-5 = Un coup permis doit être joué. Seul un six sans aucun coup peut être relancé ; sinon le tour est perdu.
rule-H-3-6 = Le compte doit finir où le pion peut s’arrêter : ni sur son propre camp, ni au-delà de la dernière case.
rule-H-3-7 = Pion sur son Sol sacré ou Capitaine : seul un Capitaine les chasse. Capitaine sur son Sol sacré : personne.
rule-H-3-8 = Avec un Capitaine adverse non gelé sur votre Départ, seul votre propre Capitaine peut sortir, en le chassant.
rule-H-3-9 = Au Ciel, il faut le compte exact vers une case libre.
rule-H-3-10 = Un pion qui recule s’arrête avant son entrée, et reste où il était s’il ne peut s’y arrêter.
rule-H-3-11 = Un pion gelé ne bouge pas. Avant le premier jet du tour, on peut plutôt tenter de le libérer par un double.
rule-H-3-12 = Un six qui finit sur une case spéciale se rejoue après l’effet de la case, sauf si le tour est perdu.
rule-H-3-13 = Un jet donné par une case ou une carte déplace le seul pion désigné, n’en sort aucun et ne donne pas d’autre jet.
rule-H-4-1 = L’Avance rapide envoie un pion à la suivante. La dernière avant sa propre entrée ne fait rien.
rule-H-4-2 = La Traversée envoie un pion à la case Traversée d’en face.
rule-H-4-3 = Sur une case Gel, vous pouvez désigner un pion adverse du chemin, non gelé ; un double le gèle.
rule-H-4-4 = Sur une case Feu, vous pouvez dégeler un pion : à vous, à un allié ou à un coéquipier.
rule-H-4-5 = Une carte de Saint déjà lue est une question : répondez. Juste, vous lancez et avancez ; faux, vous reculez de quatre.
rule-H-4-6 = Sur une case Action, vous tirez la première carte Action.
rule-H-4-7 = Sur une case Joker, choisissez : une carte, deux dés, un pion adverse sans protection à chasser, ou un ami à dégeler.
rule-H-4-8 = Une case agit quand un pas en avant y finit, et non quand un pion prend la place d’un autre.
rule-H-5-1 = Seul un Capitaine chasse ou gèle un Capitaine, ou bien une case Gel ; après une réponse juste il lance deux dés.
rule-H-5-2 = Un Capitaine gelé n’a plus d’immunité.
rule-H-6-1 = Facile : Saint et Joker donnent une carte de Saint, Feu donne votre jeton, Gel le reprend ; ni glace ni cartes Action.
rule-H-6-2 = Simplifié : sans cartes de Saint ni points. Le premier ordre dont les quatre pions sont au Ciel gagne.
rule-H-6-3 = Sens unique : le sens choisi ne change pas, et la carte 5 est retirée.
rule-H-6-4 = Complet : tout sauf les jetons. Avec points, le plus haut score gagne quand un ordre a ses quatre pions au Ciel.
rule-H-6-5 = À plusieurs : une couleur peut être une équipe, et un autre de ses membres lance à chaque tour.
rule-H-6-6 = Équipes : deux contre deux. Une équipe gagne avec ses huit pions au Ciel, et chacun joue les pions des deux.
rule-H-6-7 = Seule la carte 10 noue ou rompt une alliance à deux. On ne sort pas le pion d’un allié, et on ne sollicite que les joueurs sans allié.
rule-H-6-8 = Compétition : les points s’ajoutent. Sur Joker, un double gagne votre jeton libre, ou un jeton à qui le tient.
rule-H-6-9 = Avancé : ses quatre pions au Ciel, un ordre poursuit vers la salle du Trône. Sur l’anneau, votre camp vous bloque.
rule-H-6-10 = Sur mesure : toute règle peut se régler seule.
rule-H-6-11 = La carte 10 n’est là que si les alliances sont permises et que trois ou quatre ordres jouent.
rule-H-6-12 = Les plus hauts scores égaux partagent la victoire.
rule-H-6-13 = Certaines règles ne vont pas ensemble, comme alliances et points.

## Modes de jeu

holy-quest-mode-easy = Facile
holy-quest-mode-easy-help = Une course vers le Ciel où l’on collectionne les cartes de Saint. Ni glace ni questions : dès cinq ans.
holy-quest-mode-simple = Simplifié
holy-quest-mode-simple-help = Une course rapide avec glace et cartes Action. Pas de cartes de Saint, donc rien à lire.
holy-quest-mode-full = Complet
holy-quest-mode-full-help = Saints, questions, glace et feu. Le premier à avoir ses quatre saints au Ciel gagne.
holy-quest-mode-alliance = Alliances
holy-quest-mode-alliance-help = Une carte fait et défait les amitiés. Les alliés s’épargnent ; un seul gagne.
holy-quest-mode-teamwork = Équipes
holy-quest-mode-teamwork-help = Deux contre deux, toute la partie. Les huit saints doivent atteindre le Ciel.
holy-quest-mode-competition = Compétition
holy-quest-mode-competition-help = Des points, partie après partie, jusqu’au but fixé. Pour un club ou une longue soirée.
holy-quest-modes-note = advanced et one_way vont avec chaque mode, score avec full, members_1 à members_4 avec tous sauf alliance. Tout autre réglage en fait une partie sur mesure.

## Ordres, sens, cases et lieux

holy-quest-order =
    { $order ->
        [franciscans] Franciscains
        [carmelites] Carmes
        [dominicans] Dominicains
       *[jesuits] Jésuites
    }
holy-quest-colour =
    { $order ->
        [franciscans] vert
        [carmelites] jaune
        [dominicans] rouge
       *[jesuits] bleu
    }
holy-quest-direction =
    { $direction ->
        [clockwise] dans le sens horaire
       *[counterclockwise] dans le sens antihoraire
    }
holy-quest-tile-regular = case ordinaire
holy-quest-tile-fast-forward = Avance rapide
holy-quest-tile-cross-over = Traversée
holy-quest-tile-freeze = Gel
holy-quest-tile-fire = Feu
holy-quest-tile-saint = Saint
holy-quest-tile-action = Action
holy-quest-tile-wild = Joker
holy-quest-tile-entrance = Sol sacré et entrée des { holy-quest-order }
holy-quest-tile-holy-ground = Sol sacré des { holy-quest-order }
holy-quest-tile-start-clockwise = Départ horaire des { holy-quest-order }
holy-quest-tile-start-counterclockwise = Départ antihoraire des { holy-quest-order }
holy-quest-place-path = case { $n }
holy-quest-place-tile = case { $n } ({ $name })
holy-quest-place-home = Base
holy-quest-place-heaven = Ciel { $n }
holy-quest-place-ring = case { $n } de l’anneau
holy-quest-place-throne = salle du Trône
holy-quest-from-path = de la case { $n }
holy-quest-from-tile = de la case { $n } ({ $name })
holy-quest-from-home = de la Base
holy-quest-from-heaven = du Ciel { $n }
holy-quest-from-ring = de la case { $n } de l’anneau
holy-quest-from-throne = de la salle du Trône
holy-quest-to-path = à la case { $n }
holy-quest-to-tile = à la case { $n } ({ $name })
holy-quest-to-sign = à la case { $name }
holy-quest-to-own = à la case { $name }
holy-quest-to-plain = à une case simple
holy-quest-to-home = à la Base
holy-quest-to-heaven = au Ciel { $n }
holy-quest-to-ring = à la case { $n } de l’anneau
holy-quest-to-throne = dans la salle du Trône

## Cartes Action

holy-quest-card-saint = la première carte de Saint, comme sur une case Saint.
holy-quest-card-both-dice = les deux dés, et ce pion avance.
holy-quest-card-start = un de vos pions sort ; si aucun ne le peut, un dé fait avancer l’un d’eux.
holy-quest-card-back =
    { $n ->
        [one] ce pion recule de { $n } case.
       *[other] ce pion recule de { $n } cases.
    }
holy-quest-card-direction = la carte de Sens se retourne.
holy-quest-card-lose-turn = le tour est perdu.
holy-quest-card-freeze = gelez un pion adverse.
holy-quest-card-swap = ce pion change de place avec un pion adverse.
holy-quest-card-advance =
    { $n ->
        [one] un autre de vos pions avance de { $n } case.
       *[other] un autre de vos pions avance de { $n } cases.
    }
holy-quest-card-alliance = nouez une alliance, ou rompez la vôtre.
holy-quest-card-unfreeze = vous pouvez dégeler un pion ; si aucun des vôtres n’est gelé, relancez.
holy-quest-card-to-start = ce pion retourne à sa case de Départ.

## Ce que l’on attend

holy-quest-prompt-lot = Tirez au sort : quelle place pour { $seat } ?
holy-quest-prompt-first = { $seat } lance pour le premier tour.
holy-quest-prompt-reveal = Voyez le dessus de la pioche des Saints : quel saint est-ce ?
holy-quest-prompt-roll =
    { $n ->
        [one] { $seat } lance un dé.
       *[other] { $seat } lance les deux dés.
    }
holy-quest-prompt-thaw = { $seat } lance les deux dés : tout double libère { SAINT($pawn) }.
holy-quest-prompt-granted =
    { $n ->
        [one] { $seat } lance un dé et avance.
       *[other] { $seat } lance les deux dés et avance.
    }
holy-quest-prompt-freeze-roll = { $seat } lance les deux dés : tout double gèle { SAINT($pawn) }.
holy-quest-prompt-bump-roll = { $seat } lance un dé : un 6 chasse { SAINT($pawn) }.
holy-quest-prompt-token-roll = { $seat } lance les deux dés : tout double gagne le jeton des { holy-quest-order }.
holy-quest-prompt-draw = { $seat } tire une carte Action : quel numéro ?
holy-quest-prompt-question = Quelle question est tirée pour { $seat } ?
holy-quest-prompt-turn = Lancer, ou tenter de libérer un pion gelé ?
holy-quest-prompt-move = Le jet est { $n }. Quel pion ?
holy-quest-prompt-no-move = Le jet est { $n }, et aucun coup n’est possible. Relancer ?
holy-quest-prompt-card-move =
    { $n ->
        [one] Quel pion avance de { $n } case ?
       *[other] Quel pion avance de { $n } cases ?
    }
holy-quest-prompt-card-start = Quel pion sortez-vous ?
holy-quest-prompt-freeze = Qui voulez-vous geler ? On lance les deux dés, et il faut un double.
holy-quest-prompt-card-freeze = Quel pion gelez-vous ?
holy-quest-prompt-fire = Feu : dégelez-vous un pion ?
holy-quest-prompt-card-unfreeze = Carte 11 : dégelez-vous un pion ?
holy-quest-prompt-wild = Joker, avec { SAINT($pawn) } : faites votre choix.
holy-quest-prompt-swap = Avec quel pion { SAINT($pawn) } change-t-il de place ?
holy-quest-prompt-ally = Carte 10 : que faites-vous ?
holy-quest-prompt-proposed = { $seat } vous propose une alliance. Acceptez-vous ?
holy-quest-prompt-ask = Quelle question posez-vous à { $seat } ?
holy-quest-prompt-pick = Quel saint des { holy-quest-order } choisissez-vous ?

## Ce que l’on peut faire

holy-quest-action-roll = Lancer
holy-quest-action-roll-again = Relancer
holy-quest-action-thaw = Tenter de libérer { SAINT($pawn) } par un double
holy-quest-action-move = Déplacer { SAINT($pawn) }
holy-quest-action-move-to = Déplacer { SAINT($pawn) } { $to }
holy-quest-action-bumping = { $text }, en chassant { SAINT($other) }
holy-quest-action-start = Sortir { SAINT($pawn) }
holy-quest-action-freeze = Geler { SAINT($pawn) }
holy-quest-action-freeze-try = Tenter de geler { SAINT($pawn) } par un double
holy-quest-action-unfreeze = Dégeler { SAINT($pawn) }
holy-quest-action-swap = Changer de place avec { SAINT($pawn) }
holy-quest-action-draw = Tirer une carte Action
holy-quest-action-both = Lancer les deux dés et avancer
holy-quest-action-bump = Tenter de chasser { SAINT($pawn) } par un 6
holy-quest-action-token = Tenter de gagner le jeton des { holy-quest-order } par un double
holy-quest-action-ask = La question { $n }
holy-quest-action-answer =
    { $n ->
        [1] Réponse A
        [2] Réponse B
        [3] Réponse C
       *[other] Réponse D
    }
holy-quest-action-ally = Proposer une alliance aux { holy-quest-order }
holy-quest-action-part = Rompre votre alliance
holy-quest-action-accept = Accepter
holy-quest-action-decline = Refuser
holy-quest-action-pass = Passer
holy-quest-action-pick = Choisir { SAINT($saint) }
holy-quest-action-lot = Chez les { holy-quest-order }
holy-quest-action-die = Le dé montre { $n }
holy-quest-action-dice = Les dés montrent { $a } et { $b }
holy-quest-action-action = Carte Action { $n }
holy-quest-action-saint = La première carte est { SAINT($saint) }
holy-quest-action-question = La question est : { $text }

## Pourquoi quelque chose n’est pas permis ; sinon, la phrase de la règle

holy-quest-why-not-yours = { $pawn } n’est pas à vous.
holy-quest-why-at-home = { $pawn } est encore à la Base et doit d’abord en sortir.
holy-quest-why-bound = Ce lancer est pour le pion qui vient de sortir.
holy-quest-why-started = { $pawn } est déjà sur le plateau.
holy-quest-why-no-start = Vous avez fait { $n } : seul un 1 ou un 6 sort un pion.
holy-quest-why-no-double = Seul un double sort un pion.
holy-quest-why-frozen = { $pawn } est dans la glace.
holy-quest-why-frozen-already = { $pawn } est déjà dans la glace.
holy-quest-why-too-far =
    { $n ->
        [one] { $pawn } n’a plus la place d’avancer d’une case.
       *[other] { $pawn } n’a plus la place d’avancer de { $n } cases.
    }
holy-quest-why-own-side = { $other } est là où { SAINT($pawn) } arriverait.
holy-quest-why-protected = { $other } est là où { SAINT($pawn) } arriverait, et on ne peut pas l’en chasser.
holy-quest-why-must-move = Vous pouvez déplacer un pion, donc vous le devez.

## Ce qui est arrivé

holy-quest-event-seated = { $seat } joue les { holy-quest-order }.
holy-quest-event-rolled-first = { $seat } fait { $n }.
holy-quest-event-tied = Égalité : les meilleurs relancent.
holy-quest-event-first = { $seat } commence avec les { holy-quest-order }.
holy-quest-event-picked = { $seat } choisit { SAINT($saint) }.
holy-quest-event-top-saint = Sur la pioche des Saints, à présent : { $saint }.
holy-quest-event-turn = Tour { $n } : { $seat }, { holy-quest-order }.
holy-quest-event-turn-member = Tour { $n } : { $seat }, { holy-quest-order }. Le membre { $count } de l’équipe lance.
holy-quest-event-rolled = { $seat } fait { $a }.
holy-quest-event-rolled-both = { $seat } fait { $a } et { $b }.
holy-quest-event-no-move = { $seat } n’a aucun coup permis avec ce jet.
holy-quest-event-passed = { $seat } passe.
holy-quest-event-started = { $pawn } sort { $to }.
holy-quest-event-started-seen = { $pawn } sort de la Base.
holy-quest-event-moved = { $pawn } va { $from } { $to }.
holy-quest-event-moved-seen = { $pawn } va { $to }.
holy-quest-event-bumped = { $other } chasse { SAINT($pawn) } { $from } { $to }.
holy-quest-event-bumped-seen = { $other } renvoie { SAINT($pawn) } { $to }.
holy-quest-event-stays = { $pawn } ne peut aller { $to }, où se tient { SAINT($other) }, et reste en place.
holy-quest-event-stays-far = { $pawn } ne peut aller si loin et reste en place.
holy-quest-event-back = { $pawn } recule { $from } { $to }.
holy-quest-event-back-seen = { $pawn } recule { $to }.
holy-quest-event-back-short = { $pawn } recule { $from } { $to } et s’y arrête, devant sa propre entrée.
holy-quest-event-back-short-seen = { $pawn } recule { $to } et s’y arrête, devant sa propre entrée.
holy-quest-event-stays-back = { $pawn } reculerait sur sa propre entrée, et reste.
holy-quest-event-forward = Avance rapide : { $pawn } file { $from } { $to }.
holy-quest-event-forward-seen = Avance rapide : { $pawn } file jusqu’à la suivante.
holy-quest-event-forward-last = L’Avance rapide ne fait rien pour { SAINT($pawn) } : c’est la dernière avant sa propre entrée.
holy-quest-event-crossed = Traversée : { $pawn } passe { $from } { $to }.
holy-quest-event-crossed-seen = Traversée : { $pawn } passe de l’autre côté du plateau.
holy-quest-event-in-heaven = { $pawn } est au Ciel, { $n } sur 4.
holy-quest-event-way-open = Les quatre { holy-quest-order } sont au Ciel : la salle du Trône leur est ouverte.
holy-quest-event-in-throne = { $pawn } est dans la salle du Trône, { $n } sur 4.
holy-quest-event-froze = La glace prend { SAINT($pawn) }. Marqueurs restants : { $n }.
holy-quest-event-unfroze = La glace lâche { SAINT($pawn) }. Marqueurs restants : { $n }.
holy-quest-event-freeze-tried = { $seat } tente de geler { SAINT($pawn) }.
holy-quest-event-thaw-tried = { $seat } tente de libérer { SAINT($pawn) }.
holy-quest-event-bump-tried = { $seat } tente de chasser { SAINT($pawn) }.
holy-quest-event-missed = Les dés disent non à { $seat }.
holy-quest-event-no-ice = Plus de marqueur de glace : le tour de { $seat } finit.
holy-quest-event-fire-idle = Feu, mais { $seat } n’a personne à dégeler.
holy-quest-event-freeze-idle = Gel, mais { $seat } n’a personne à geler.
holy-quest-event-drew-action = { $seat } tire la carte Action { $card } : { $text }
holy-quest-event-wild-drew = Sur Joker, { $seat } tire la carte Action { $card } : { $text }
holy-quest-event-wild-both = Sur Joker, { $seat } lance les deux dés : { $a } et { $b }.
holy-quest-event-no-effect = La carte { $card } ne peut rien ici.
holy-quest-event-direction = La carte de Sens se retourne : tous les pions vont { holy-quest-direction }.
holy-quest-event-turn-lost = Le tour de { $seat } finit aussitôt.
holy-quest-event-swapped = { $pawn } et { SAINT($other) } changent de place.
holy-quest-event-sent-to-start = { $pawn } retourne { $to }.
holy-quest-event-sent-to-start-seen = { $pawn } retourne à sa case de Départ.
holy-quest-event-one-more-roll = { $seat } relance.
holy-quest-event-another-turn = Double six : { $seat } aura un autre tour.
holy-quest-event-saint-read = { $seat } lit à voix haute la carte de { SAINT($saint) } ; elle va sous la pioche.
holy-quest-event-saint-drawn = { $seat } tire la carte de { SAINT($saint) } : une question !
holy-quest-event-question-drawn = Une question au choix : { $text }
holy-quest-event-question = On demande à { $seat } : { $text }
holy-quest-event-question-by = { $person } demande à { $seat } : { $text }
holy-quest-event-right = « { $text } » est juste !
holy-quest-event-wrong = « { $text } » est faux. La réponse est « { $due } ».
holy-quest-event-kept = { $seat } garde la carte de { SAINT($saint) }.
holy-quest-event-token-taken = { $seat } prend le jeton des { holy-quest-order }.
holy-quest-event-token-won = { $seat } prend à { $person } le jeton des { holy-quest-order }.
holy-quest-event-token-given-up = { $seat } rend le jeton des { holy-quest-order }.
holy-quest-event-token-tried = { $seat } tente de gagner le jeton des { holy-quest-order }.
holy-quest-event-proposed = { $seat } propose une alliance à { $person }.
holy-quest-event-allied = { $seat } et { $person } font alliance.
holy-quest-event-refused = { $person } refuse l’alliance avec { $seat }.
holy-quest-event-parted = { $seat } rompt l’alliance avec { $person }.
holy-quest-event-scored =
    { $points ->
        [one] { $seat }, { holy-quest-order } : { $points } point.
       *[other] { $seat }, { holy-quest-order } : { $points } points.
    }
holy-quest-event-scored-series =
    { $points ->
        [one] { $seat }, { holy-quest-order } : { $points } point, { $total } en tout.
       *[other] { $seat }, { holy-quest-order } : { $points } points, { $total } en tout.
    }
holy-quest-event-won = { $seat } gagne avec les { holy-quest-order } !
holy-quest-event-won-shared = { $seat }, { holy-quest-order }, partage la victoire !
holy-quest-event-series-on = Dans la série, en tête avec { $total } points sur { $points } : { $person }.
holy-quest-event-series-won = { $seat } gagne la série avec { $total } points !

## Pourquoi la partie est finie

holy-quest-reason-heaven = Les quatre pions d’un ordre sont au Ciel.
holy-quest-reason-throne = Les quatre pions d’un ordre sont dans la salle du Trône.
holy-quest-reason-score = Un ordre a mené ses quatre pions au but, et l’on compte les points.
holy-quest-reason-team-heaven = Les huit pions d’une équipe sont au Ciel.
holy-quest-reason-team-throne = Les huit pions d’une équipe sont dans la salle du Trône.

## Options

holy-quest-option-mode = Mode de jeu
holy-quest-option-mode-help = Un ensemble nommé des règles qui suivent.
holy-quest-option-advanced = Avancé
holy-quest-option-advanced-help = Après le Ciel, les pions poursuivent par l’anneau jusqu’à la salle du Trône.
holy-quest-option-one_way = Sens unique
holy-quest-option-one_way-help = Le sens ne change jamais, et la carte 5 est retirée.
holy-quest-option-direction = Sens
holy-quest-option-direction-help = Dans quel sens vont les pions, au début ou pour toute la partie.
holy-quest-option-dice = Dés
holy-quest-option-dice-help = Un dé ou deux pour chaque jet ordinaire. En mode Facile à quatre, on vous le demande : avec deux dés, la partie dure moitié moins.
holy-quest-option-dice-asks = Vous êtes quatre, en mode Facile : un dé ou deux ? Avec deux dés, la partie dure moitié moins.
holy-quest-option-score = Points
holy-quest-option-score-help = Le plus haut score gagne quand un ordre a ses quatre pions au but ; sans points, cet ordre gagne.
holy-quest-option-target = But
holy-quest-option-target-help = La somme de points qui gagne une série ; 0 pour une partie seule.
holy-quest-option-tokens = Jetons
holy-quest-option-tokens-help = Les jetons d’Alliance comptent : pris sur Feu en mode Facile, sinon gagnés sur les cases Joker.
holy-quest-option-alliances = Alliances permises
holy-quest-option-alliances-help = Aucune, par la carte 10, ou deux équipes fixes.
holy-quest-option-partners = Partenaires
holy-quest-option-partners-help = Si les partenaires se font face ou sont côte à côte.
holy-quest-option-easy_tiles = Cases faciles
holy-quest-option-easy_tiles-help = Seules les cases Saint, Joker, Feu et Gel agissent, à la manière simple du mode Facile.
holy-quest-option-fast_forward = Avance rapide
holy-quest-option-fast_forward-help = Si les cases Avance rapide agissent.
holy-quest-option-captains = Capitaines
holy-quest-option-captains-help = Sans eux, les Capitaines sont des pions comme les autres.
holy-quest-option-saint_cards = Cartes de Saint
holy-quest-option-saint_cards-help = Sans elles, les cases Saint sont ordinaires et personne n’est interrogé.
holy-quest-option-keep_all_cards = Garder toutes les cartes
holy-quest-option-keep_all_cards-help = Après une réponse juste, on garde les cartes de tous les ordres, et non du sien seul.
holy-quest-option-deck = Pioche des Saints
holy-quest-option-deck-help = Les 16 cartes du jeu de base, celles des pions en jeu, ou toutes les 32.
holy-quest-option-expansion = Extension
holy-quest-option-expansion-help = Chacun choisit ses quatre pions parmi tous les saints de son ordre.
holy-quest-option-read = Déjà lues
holy-quest-option-read-help = Une carte de Saint est lue à voix haute la première fois, puis amène une question. Sont déjà lues les cartes de cette série, de cette partie, ou toutes ; avec toutes, les questions viennent dès la première carte.
holy-quest-option-read-front = Connaissez-vous les saints ?
holy-quest-option-read-idle = Pas de questions dans ce mode.
holy-quest-option-asker-idle = Pas de questions dans ce mode.
holy-quest-option-difficulty-idle = Pas de questions dans ce mode.
holy-quest-option-asker = Qui interroge
holy-quest-option-asker-help = L’arbitre, ou la personne suivante, qui choisit une question sur trois.
holy-quest-option-difficulty = Difficulté
holy-quest-option-difficulty-help = La difficulté des questions, de 1 à 3.
holy-quest-option-first = Qui commence
holy-quest-option-first-help = Le plus haut jet, ou une place, par exemple celle du plus jeune.
holy-quest-option-seating = Placement
holy-quest-option-seating-help = À deux, face à face ou côte à côte ; à quatre, tout autour ; chacun peut être placé par le sort.
holy-quest-option-colour = Ordre de la place 1
holy-quest-option-colour-help = L’ordre que joue la première place : les Franciscains par défaut ; les autres suivent dans le sens horaire. Impossible quand les places sont tirées au sort, comme à trois joueurs.
holy-quest-option-board = Plateau
holy-quest-option-board-help = Le plateau du paquet, ou le petit de 48 cases.
holy-quest-option-members_1 = Membres de la place 1
holy-quest-option-members_1-help = Combien de personnes partagent la place 1 ; une autre lance à chaque tour.
holy-quest-option-members_2 = Membres de la place 2
holy-quest-option-members_2-help = Combien de personnes partagent la place 2 ; une autre lance à chaque tour.
holy-quest-option-members_3 = Membres de la place 3
holy-quest-option-members_3-help = Combien de personnes partagent la place 3 ; une autre lance à chaque tour.
holy-quest-option-members_4 = Membres de la place 4
holy-quest-option-members_4-help = Combien de personnes partagent la place 4 ; une autre lance à chaque tour.
holy-quest-option-card_1 = Carte 1
holy-quest-option-card_1-help = Utiliser la carte Action 1 (prendre la première carte de Saint).
holy-quest-option-card_2 = Carte 2
holy-quest-option-card_2-help = Utiliser la carte Action 2 (lancer les deux dés).
holy-quest-option-card_3 = Carte 3
holy-quest-option-card_3-help = Utiliser la carte Action 3 (sortir un pion).
holy-quest-option-card_4 = Carte 4
holy-quest-option-card_4-help = Utiliser la carte Action 4 (reculer de quatre).
holy-quest-option-card_5 = Carte 5
holy-quest-option-card_5-help = Utiliser la carte Action 5 (retourner la carte de Sens).
holy-quest-option-card_6 = Carte 6
holy-quest-option-card_6-help = Utiliser la carte Action 6 (perdre son tour).
holy-quest-option-card_7 = Carte 7
holy-quest-option-card_7-help = Utiliser la carte Action 7 (geler un pion).
holy-quest-option-card_8 = Carte 8
holy-quest-option-card_8-help = Utiliser la carte Action 8 (changer de place).
holy-quest-option-card_9 = Carte 9
holy-quest-option-card_9-help = Utiliser la carte Action 9 (un autre pion avance de trois).
holy-quest-option-card_10 = Carte 10
holy-quest-option-card_10-help = Utiliser la carte Action 10 (les alliances).
holy-quest-option-card_11 = Carte 11
holy-quest-option-card_11-help = Utiliser la carte Action 11 (dégeler un pion).
holy-quest-option-card_12 = Carte 12
holy-quest-option-card_12-help = Utiliser la carte Action 12 (retour à la case de Départ).
holy-quest-option-points_heaven = Points au Ciel
holy-quest-option-points_heaven-help = Points pour chaque pion au Ciel.
holy-quest-option-points_all_heaven = Les quatre au Ciel
holy-quest-option-points_all_heaven-help = Points en plus quand les quatre pions sont au Ciel.
holy-quest-option-points_throne = Points au Trône
holy-quest-option-points_throne-help = Points pour chaque pion dans la salle du Trône, au lieu du Ciel.
holy-quest-option-points_all_throne = Les quatre au Trône
holy-quest-option-points_all_throne-help = Points en plus quand les quatre pions sont dans la salle du Trône.
holy-quest-option-points_own_card = Carte de son ordre
holy-quest-option-points_own_card-help = Points pour chaque carte de Saint gardée de son propre ordre.
holy-quest-option-points_other_card = Carte d’un autre ordre
holy-quest-option-points_other_card-help = Points pour chaque carte de Saint gardée d’un autre ordre.
holy-quest-option-points_all_cards = Toutes les cartes de son ordre
holy-quest-option-points_all_cards-help = Points en plus pour toutes les cartes de Saint de son ordre qui sont en jeu.
holy-quest-option-points_own_token = Son propre jeton
holy-quest-option-points_own_token-help = Points pour son propre jeton d’Alliance.
holy-quest-option-points_other_token = Jeton d’un autre
holy-quest-option-points_other_token-help = Points pour chaque jeton d’Alliance d’un autre ordre.

## Options qui ne vont pas ensemble

holy-quest-refuse-own-board = Le petit plateau est celui du paquet de base ; { $pack } a le sien.
holy-quest-refuse-seating =
    { $seating ->
        [opposite] On ne se fait face qu’à deux, et non à { $players }.
        [beside] On ne s’assoit côte à côte qu’à deux, et non à { $players }.
        [round] On ne fait le tour de la table qu’à quatre, et non à { $players }.
       *[lot] À { $players }, on ne peut s’asseoir ainsi.
    }
holy-quest-refuse-colour-by-lot = Ici, le sort place les { $players } joueurs : personne ne choisit son ordre.
holy-quest-refuse-no-such-seat = Cette place n’existe pas : à { $players }, les places vont de 1 à { $players }.
holy-quest-refuse-alliance-or-teamwork = Alliances par carte et équipes fixes ne vont pas ensemble.
holy-quest-refuse-alliance-needs-three = Les alliances demandent trois ou quatre personnes, et non { $players }.
holy-quest-refuse-teamwork-needs-four = Les équipes jouent à deux contre deux : il faut quatre personnes, et non { $players }.
holy-quest-refuse-alliance-in-easy = Le mode Facile ne connaît ni alliances ni équipes.
holy-quest-refuse-alliance-with-score = Alliances et équipes se jouent sans points ni jetons à gagner.
holy-quest-refuse-alliance-with-members = Les alliances par carte ne sont pas pour des équipes de plusieurs membres.
holy-quest-refuse-tokens-need-score = Les jetons valent des points : il faut les compter.
holy-quest-refuse-keeping-needs-score = On garde les cartes de Saint pour des points : il faut les compter.
holy-quest-refuse-target-needs-score = Le but est une somme de points : il faut les compter.
holy-quest-refuse-competition-one-die = La compétition, avec ses jetons, se joue à un dé.
holy-quest-refuse-no-action-cards = Le mode Facile n’a pas de cartes Action : la carte { $card } ne peut y être.
holy-quest-refuse-card-needs-saints = La carte { $card } tire une carte de Saint : il en faut.
holy-quest-refuse-card-turns-direction = La carte { $card } retourne le sens, que le sens unique garde.
holy-quest-refuse-card-needs-alliances = La carte { $card } n’est là que si les alliances sont permises, à trois ou quatre.

## Le plateau, pour l’œil et pour l’oreille

holy-quest-shown-turn = Tour { $n }
holy-quest-shown-way =
    { $direction ->
        [clockwise] sens horaire
       *[counterclockwise] sens antihoraire
    }
holy-quest-shown-ice = Glace : { $count }
holy-quest-shown-actions = Cartes Action : { $count }
holy-quest-shown-top = Cartes de Saint : { $count }, dessus { SAINT($saint) }
holy-quest-shown-card-out = Carte de Saint en jeu : { $saint }
holy-quest-shown-action-out = Carte Action en jeu : { $n }, { $text }
holy-quest-shown-target = But : { $points }
holy-quest-shown-throne = Trône
holy-quest-shown-points = { $points } pt
holy-quest-shown-total = { $total } en tout
holy-quest-shown-cards = cartes { $cards }
holy-quest-shown-tokens = jetons { $cards }
holy-quest-shown-ally = avec les { holy-quest-order }
holy-quest-shown-member = membre { $n } sur { $count }
holy-quest-shown-heaven = Ciel
holy-quest-sign-regular = ·
holy-quest-sign-fast-forward = AR
holy-quest-sign-cross-over = Tr
holy-quest-sign-freeze = Ge
holy-quest-sign-fire = Fe
holy-quest-sign-saint = Sa
holy-quest-sign-action = Ac
holy-quest-sign-wild = Jo
holy-quest-sign-entrance = E
holy-quest-sign-holy-ground = S
holy-quest-told-direction = Les pions vont { holy-quest-direction }.
holy-quest-shown-plate = { holy-quest-order } ({ holy-quest-colour })
holy-quest-brief-turn =
    { $n ->
        [one] À chaque tour, un dé est lancé et vous choisissez le saint qui avance. Un 1 ou un 6 fait sortir un saint de la Base.
       *[other] À chaque tour, deux dés sont lancés et vous choisissez le saint qui avance. Un double fait sortir un saint de la Base.
    }
holy-quest-shown-seated = À la table : { $name }.
holy-quest-shown-partners = { $seat } et { $person } sont partenaires et gagnent ensemble.
holy-quest-told-player = { $seat }, { holy-quest-shown-plate }. { $text }.
holy-quest-told-points =
    { $points ->
        [one] { $seat } a { $points } point.
       *[other] { $seat } a { $points } points.
    }
holy-quest-told-total =
    { $total ->
        [one] Avec les parties d’avant, { $seat } a { $total } point.
       *[other] Avec les parties d’avant, { $seat } a { $total } points.
    }
holy-quest-told-cards = { $seat } a gardé : { $cards }.
holy-quest-told-tokens = { $seat } tient les jetons des : { $cards }.
holy-quest-told-ally = { $seat } se tient aux côtés de { $person }.
holy-quest-told-member = Dans l’équipe de { $seat }, c’est au membre { $n } sur { $count } de lancer.
holy-quest-told-decks = Marqueurs de glace : { $left }. Cartes Action : { $n }.
holy-quest-told-named = Ce pion est { SAINT($pawn) }.
holy-quest-told-pawn = { $pawn } : { $name }
holy-quest-told-frozen = dans la glace
holy-quest-told-captain = Capitaine
holy-quest-told-empty = { $name } : personne.
holy-quest-told-held = { $name } : { $pawn }.
holy-quest-typed-direction = sens, carte de sens
holy-quest-typed-ice = glace, marqueurs, marqueurs de glace
holy-quest-typed-deck = pioche des saints, pioche, première carte
holy-quest-typed-throne = trône, salle du trône
holy-quest-typed-home = base
holy-quest-typed-heaven = ciel
holy-quest-typed-ring = anneau, case de l’anneau
holy-quest-typed-tile = case, chemin
holy-quest-legend-tiles = Cases : Sa Saint, Ac Action, AR Avance rapide, Tr Traversée, Ge Gel, Fe Feu, Jo Joker, · ordinaire.
holy-quest-legend-own = Cases d’un ordre : Ef Sol sacré et entrée, Sf Sol sacré, >f Départ horaire, <f Départ antihoraire des Franciscains.
holy-quest-legend-pawns = Pions : f1 à f4 Franciscains (vert), c Carmes (jaune), d Dominicains (rouge), j Jésuites (bleu). Une majuscule est un Capitaine, une étoile * la glace.
holy-quest-legend-places = Les nombres du bord comptent les cases. Le Ciel mène de chaque entrée vers l’intérieur ; la Base est près du nom de l’ordre.
holy-quest-legend-turn = Une flèche marque à qui est le tour. L’anneau autour du Trône est là en jeu Avancé.
holy-quest-shown-places = Ce qu’on peut demander : une case comme 17, ciel f, base f, anneau 3, trône, pioche, glace, sens, un ordre ou une personne.
holy-quest-group-roll = Lancer
holy-quest-group-thaw = Libérer un pion
holy-quest-group-move = Déplacer
holy-quest-group-start = Sortir un pion
holy-quest-group-freeze = Geler
holy-quest-group-unfreeze = Dégeler
holy-quest-group-swap = Changer de place
holy-quest-group-draw = Tirer une carte
holy-quest-group-both = Deux dés
holy-quest-group-bump = Chasser
holy-quest-group-token = Jetons
holy-quest-group-ask = Demander
holy-quest-group-answer = Répondre
holy-quest-group-ally = Faire alliance
holy-quest-group-part = Rompre l’alliance
holy-quest-group-accept = Accepter
holy-quest-group-decline = Refuser
holy-quest-group-pass = Passer
holy-quest-group-pick = Choisir un saint
holy-quest-group-lot = Tirage
holy-quest-group-die = Un dé
holy-quest-group-dice = Les deux dés
holy-quest-group-action = Carte Action
holy-quest-group-saint = Carte de Saint
holy-quest-group-question = La question

holy-quest-preset-family = En famille
holy-quest-preset-family-help = questions faciles, deux dés
holy-quest-preset-short = Courte
holy-quest-preset-short-help = petit plateau, sans questions
holy-quest-preset-class = En classe
holy-quest-preset-class-help = quatre équipes, un écran
holy-quest-preset-expert = Experts
holy-quest-preset-expert-help = questions difficiles, points

## L’image : ce qui s’y trouve, en une phrase, et ce que cela fait

holy-quest-spot-tile = Case { $n }, { $name }
holy-quest-spot-does = { $name } : { $text }
holy-quest-spot-path = chemin
holy-quest-spot-pawn = { holy-quest-order }
holy-quest-spot-captain = Capitaine des { holy-quest-order }
holy-quest-spot-to-go =
    { $n ->
        [one] à { $n } pas du Ciel
       *[other] à { $n } pas du Ciel
    }
holy-quest-spot-home = Base des { holy-quest-order }
holy-quest-spot-heaven = Ciel { $n } des { holy-quest-order }
holy-quest-spot-ring = Case { $n } de l’anneau
holy-quest-spot-throne = Salle du Trône
holy-quest-spot-direction = Sens : { holy-quest-direction }. Tous les pions vont de ce côté.
holy-quest-spot-ice = Glace : { $left } sur { $n }.
holy-quest-spot-actions = Cartes Action : { $n }.
holy-quest-spot-saints = Cartes de Saint : { $n }, la prochaine : { $saint }.
holy-quest-spot-order = { holy-quest-order } ({ holy-quest-colour }) : { $seat }
holy-quest-spot-right =
    { $n ->
        [one] { $pawn } lance un dé et avance
       *[other] { $pawn } lance les deux dés et avance
    }
holy-quest-spot-wrong =
    { $n ->
        [one] on recule d’une case
        [4] on recule de quatre cases
       *[other] on recule de { $n } cases
    }
holy-quest-does-path = il ne se passe rien ici.
holy-quest-does-saint = une carte de Saint à lire, ou sa question.
holy-quest-does-action = tirez une carte Action et suivez-la.
holy-quest-does-fast-forward = volez jusqu’à la prochaine.
holy-quest-does-cross-over = passez le pont, de l’autre côté du plateau.
holy-quest-does-freeze = choisissez un pion adverse et lancez les deux dés : un double le gèle.
holy-quest-does-fire = dégelez un de vos pions.
holy-quest-does-wild = au choix : une carte, deux dés, chasser, dégeler.
holy-quest-does-saint-easy = gardez la première carte de Saint.
holy-quest-does-wild-easy = gardez la première carte de Saint.
holy-quest-does-fire-easy = prenez votre jeton.
holy-quest-does-freeze-easy = perdez votre jeton.
holy-quest-does-entrance = leurs pions y tournent vers le Ciel, à l’abri.
holy-quest-does-holy = leurs pions y sont à l’abri.
holy-quest-does-start = leurs pions entrent ici quand on va de ce côté.
holy-quest-board = Le plateau
holy-quest-board-told = Chemin, Bases et Ciel de { $n } ordres ; les flèches suivent le chemin.
holy-quest-dice = Dés
holy-quest-dice-show = Dé : { $a }
holy-quest-dice-show-both = Dés : { $a } et { $b }
holy-quest-home-short = Base
holy-quest-frozen-short = gelé
holy-quest-to-go-short = { $n } pas
holy-quest-heaven-short = Ciel { $n }
holy-quest-ring-short = Anneau { $n }
holy-quest-throne-short = Trône
holy-quest-saint-card = Carte de Saint
holy-quest-action-card = Carte Action { $n }
holy-quest-action-card-by = { $seat } tire la carte Action { $n }
holy-quest-card-nothing = Elle ne fait rien à présent.
holy-quest-read-new = Une nouvelle carte pour { $seat } : lisez-la à voix haute.
holy-quest-card-kept = { $seat } garde cette carte.
holy-quest-asks = { $person } interroge { $seat }
holy-quest-asked-by-card = Une question pour { $seat }
holy-quest-read-to-us = Lisez-nous la carte
holy-quest-read-stop = Arrêter la lecture
holy-quest-read-more = En savoir plus
holy-quest-have-read = Nous l’avons lue
holy-quest-go-on = Continuer
# $text est ce qui se fait, comme : Sortir sainte Claire d’Assise.
holy-quest-touch-again = { $text } ? Touchez encore une fois.
holy-quest-to-board = Voir le plateau
holy-quest-if-right = Juste :
holy-quest-if-wrong = Faux :
holy-quest-said-right = Juste ! C’est bien : { $text }.
holy-quest-said-wrong = Ce n’est pas { $text } : c’est { $due }.
holy-quest-choose-question = Choisissez une question pour { $person }.
holy-quest-token = Jeton des { holy-quest-order }
holy-quest-ally-of = avec les { holy-quest-order }
holy-quest-points-short = { $points } pts
holy-quest-series-short = { $total } sur { $points }
holy-quest-pick-title = Choisissez vos saints

## Pourquoi un conseil est bon

holy-quest-hint-tokens =
    { $n ->
        [one] Vous gagnez un jeton.
       *[other] Vous gagnez { $n } jetons.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
holy-quest-better-tokens =
    Ce coup { $tense ->
        [did] rapporte
       *[would] aurait rapporté
    } { $n ->
        [one] un jeton
       *[other] { $n } jetons
    }.

## Préparer une position

holy-quest-bench-direction = Sens
holy-quest-bench-frozen = Gelé : { $name }

## Sur papier

holy-quest-print-needs = Il faut encore deux dés. Chaque saint a ici son pion ; chaque joueur en prend quatre d’un même ordre, parmi les seize du jeu de base, à moins de vouloir aussi les autres. Le petit plateau sert au jeu facile et aux classes.
holy-quest-print-companion = Lancez les dés et piochez les cartes à la main ; une carte Action s’annonce par son numéro, une carte Saint par son saint.
holy-quest-print-boards = plateaux, en quatre feuilles chacun
holy-quest-print-board = le plateau
holy-quest-print-short = le petit plateau
holy-quest-print-saints = cartes Saint
holy-quest-print-actions = cartes Action
holy-quest-print-direction = carte Direction
holy-quest-print-scoring = carte des points
holy-quest-print-pawns = pions
holy-quest-print-markers = marqueurs et jetons
holy-quest-print-ice = marqueurs de glace
holy-quest-print-tokens = jetons d’alliance
holy-quest-print-orders = les ordres et leurs capitaines
holy-quest-preview-mixed = À la table, les réponses sont mélangées.
