### Les mots de SaintCards.
###
### $seat, $at, $by, $to et $dealer sont des noms de personnes. $card et $on sont des noms de cartes,
### qui viennent du paquet, $cards plusieurs cartes. $facts sont des faits en mots, $fact un seul,
### $century un siècle en mots, $name un mois, un symbole ou ce qu’on a tapé. $for est un mot du moteur.

saint-cards-title = SaintCards
saint-cards-genre = Cartes à assortir
saint-cards-blurb = Trouvez les points communs de vrais saints, amassez des trésors, et n’oubliez pas d’annoncer votre dernière carte.
saint-cards-packs = vos propres cartes de saints
saint-cards-minutes = 20 min
saint-cards-aim = Amassez le plus de trésors : un par point commun entre votre carte et celle du dessus.
saint-cards-aim-so-far = Il faut le plus de trésors : vous { $own }, le meilleur des autres { $most }.
saint-cards-score =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }
saint-cards-plate-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
saint-cards-plate-treasures =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }

## Le jeu imprimé, et les chapitres de ses règles

saint-cards-about = SaintCards vient du SaintCards Project, sur saintcards.com. Son livret ne nomme ni auteur ni année.
saint-cards-thanks = Il est dédié à la bienheureuse Vierge Marie, Reine de tous les saints.
chapter-S-1 = Les cartes
chapter-S-2 = La mise en place
chapter-S-3 = Un tour : jouer ou piocher, jamais sauter son tour
chapter-S-4 = Les Jokers
chapter-S-5 = L’annonce et la fin
chapter-S-7 = Pour apprendre

## Les règles, une phrase chacune

rule-S-1-1 = Une carte de saint montre siècles, couleurs, mois de fête, régions, ordre, titres et symboles. Les patronages ne comptent pas.
rule-S-1-2 = Douze couleurs disent ce qu’était un saint. Chacune a sa lettre : E évangéliste, A apôtre, M martyr, D docteur, P prêtre, etc.
rule-S-1-3 = Chaque mois de fête a son symbole et sa dévotion, du Saint Nom de Jésus en janvier à la Nativité du Sauveur en décembre.
rule-S-1-4 = Les cartes montrent sept régions du monde, douze ordres religieux, et papes, patriarches, soldats laïcs, maisons régnantes.
rule-S-1-5 = Une extension ajoute des cartes et un symbole qui compte. Avec x2, les compagnons doublent les trésors des points communs.
rule-S-1-6 = Tous les faits des cartes sont vrais. Le siècle se calcule d’après l’année ; ce qui est inconnu ne compte pas.
rule-S-1-7 = L’effet d’un Joker s’accomplit autant que possible : avec un autre joueur, et des cartes que vous avez ou voyez.
rule-S-2-1 = On donne sept, six ou cinq cartes. Le joueur à gauche du donneur commence ; le donneur joue en dernier à chaque tour de table.
rule-S-3-1 = À votre tour, jouez une carte de votre main ou piochez, puis passez. Pas de saut, et une carte piochée attend le tour suivant.
rule-S-3-2 = Le premier saint du tour a un point commun avec la carte du dessus. Un Joker s’en passe, mais ne répond pas à un siècle nommé.
rule-S-3-3 = Chaque fait présent sur les deux cartes compte une fois : couleurs, siècles, mois, régions, ordre, titres, symboles.
rule-S-3-4 = Saint Joseph Freinademetz sur saint Jean Bosco : siècle de naissance, religieux, prêtre, Europe de l’Ouest, et janvier.
rule-S-3-5 = Une seconde carte demande trois points communs avec la première ; jamais de Joker, ni après un Joker ou un siècle nommé.
rule-S-3-6 = La partie des débutants se joue avec le jeu de base ; seuls comptent les siècles, la couleur principale et le mois de fête.
rule-S-3-7 = Pioche vide : la pile de jeu, mélangée, la remplace. Si vous ne pouvez pas piocher, jouez ; si vous ne pouvez pas jouer, passez.
rule-S-4-1 = Un Joker rapporte un trésor et ses points communs. Après son effet, nommez un siècle que porte un saint de la partie.
rule-S-4-2 = Avec une carte du siècle nommé, vous devez la jouer, pour trois trésors. Sinon piochez, et qui l’a nommé prend un trésor.
rule-S-4-3 = Quand le siècle revient à qui l’a nommé, il doit le placer ou piocher, et ne prend plus rien pour les pioches des autres.
rule-S-4-4 = Un Joker ne porte aucun siècle et ne répond à aucun.
rule-S-4-5 = Sur un Joker retourné au début, on joue n’importe quelle carte pour trois trésors. Ce Joker ne fait rien d’autre.
rule-S-4-6 = Seul un Joker rapporte quelque chose quand les autres piochent.
rule-S-5-1 = À une seule carte, on annonce « SaintCards ! ». Si vous l’oubliez et qu’un autre le remarque d’abord, vous piochez une carte.
rule-S-5-2 = Votre dernière carte rapporte ses trésors et trois de plus.
rule-S-5-3 = Dès que quelqu’un a fini, la partie s’achève avec le tour du donneur. Ce joueur ne joue plus.
rule-S-5-4 = Celui qui a le plus de trésors gagne ; à égalité, on partage. Tous les trésors sont déposés devant la carte de Jésus.
rule-S-5-5 = Chacun peut savoir combien de cartes et de trésors ont les autres.
rule-S-5-6 = Pour apprendre, on est payé pour les points communs que l’on montre. Une seconde carte en demande trois. Les oublis sont dits.
rule-S-7-1 = Les cartes servent aussi à apprendre : fiches, attributs à deviner, jeu de paires, concours de questions.

## Les points communs de deux cartes ; saints.ftl dit les autres

saint-cards-fact-birth = naissance au { $century }
saint-cards-fact-passing = mort au { $century }
saint-cards-fact-month = fête en { $name }
saint-cards-fact-symbol = symbole { $name }
# Les mêmes sans carte précise, comme on peut les annoncer.
saint-cards-fact-birth-century = siècle de naissance
saint-cards-fact-passing-century = siècle de la mort
saint-cards-fact-feast-month = mois de fête
saint-cards-fact-order = ordre

## Ce que font les Jokers (S-1.7)

saint-cards-effect-our-lady = Vous prenez deux trésors de plus, et tous les autres un.
saint-cards-effect-saint-joseph = Regardez les trois cartes du dessus de la pioche, prenez-en une et remettez les autres dans l’ordre de votre choix.
saint-cards-effect-saint-michael = Prenez trois trésors si un autre joueur en a plus que vous, sinon un.
saint-cards-effect-saint-gabriel = Regardez la main d’un autre joueur.
saint-cards-effect-saint-raphael = Mettez une carte de votre main, mais pas la dernière, sous la pioche.
saint-cards-effect-guardian-angels = À votre prochain tour qui ne commence pas sous un siècle nommé, un seul point commun suffit pour une seconde carte.
saint-cards-effect-holy-spirit = Piochez deux cartes.
saint-cards-effect-all-saints = Chacun passe une carte de son choix à gauche, à la personne suivante qui a encore des cartes.

## Ce que le jeu attend

saint-cards-prompt-deal = Donnez une carte à { $seat }.
saint-cards-prompt-turn-up = Retournez la première carte de la pioche.
saint-cards-prompt-turn = Jouez une carte qui a un point commun avec { SAINT($card) }, ou piochez.
saint-cards-prompt-turn-named = Jouez une carte du { $century }. Piochez si vous n’en avez pas.
saint-cards-prompt-turn-open = Jouez n’importe quelle carte sur { SAINT($card) } pour trois trésors, ou piochez.
saint-cards-prompt-second-owing =
    { $need ->
        [one] Plus qu’une carte : annoncez « SaintCards ! ». Avec un point commun, vous pouvez aussi la jouer.
       *[other] Plus qu’une carte : annoncez « SaintCards ! ». Avec { $need } points communs, vous pouvez aussi la jouer.
    }
saint-cards-prompt-second =
    { $need ->
        [one] Vous pouvez jouer une seconde carte avec un point commun ou plus, ou finir votre tour.
       *[other] Vous pouvez jouer une seconde carte avec { $need } points communs ou plus, ou finir votre tour.
    }
saint-cards-prompt-second-none =
    { $need ->
        [one] Une seconde carte demande un point commun, et vous n’en avez pas : finissez votre tour.
       *[other] Une seconde carte demande { $need } points communs, et vous n’en avez pas : finissez votre tour.
    }
saint-cards-prompt-claim = Qu’ont en commun { SAINT($card) } et { SAINT($on) } ? Montrez les faits un à un.
saint-cards-prompt-look = { $seat } regarde la carte suivante de la pioche.
saint-cards-prompt-take = Laquelle de ces cartes prenez-vous ?
saint-cards-prompt-put-back = Quelle carte remettez-vous d’abord ? L’autre sera par-dessus.
saint-cards-prompt-look-at = De qui regardez-vous la main ?
saint-cards-prompt-put-below = Quelle carte mettez-vous sous la pioche ?
saint-cards-prompt-spirit = { $seat } pioche une carte pour le Saint-Esprit.
saint-cards-prompt-give = Quelle carte passez-vous à gauche, à { $to } ?
saint-cards-prompt-name = Quel siècle nommez-vous ?
saint-cards-prompt-name-typed = Quel siècle nommez-vous ? Tapez « nommer 13 » pour le XIIIe.
saint-cards-prompt-draw = { $seat } pioche une carte.
saint-cards-prompt-fine = { $seat } a oublié l’annonce et pioche une carte.
saint-cards-prompt-pass = C’est fait : finissez votre tour.
saint-cards-prompt-pass-owing = Il ne vous reste qu’une carte : annoncez « SaintCards ! » avant de finir votre tour.

## Ce que l’on peut faire

saint-cards-action-call = Annoncer « SaintCards ! »
saint-cards-action-notice = Remarquer que { $seat } n’a pas fait l’annonce
saint-cards-action-play = Jouer { SAINT($card) }
saint-cards-action-play-matching =
    { $n ->
        [one] Jouer { SAINT($card) } ({ $n } point commun)
       *[other] Jouer { SAINT($card) } ({ $n } points communs)
    }
saint-cards-action-draw = Piocher une carte
saint-cards-action-pass = Finir le tour
saint-cards-action-claim = Montrer { $fact }
saint-cards-action-done = C’est tout, prendre les trésors
saint-cards-action-look-at = Découvrir la main de { $seat }
saint-cards-action-take = Prendre { SAINT($card) }
saint-cards-action-put-back = Remettre { SAINT($card) }
saint-cards-action-put-below = Déposer { SAINT($card) }
saint-cards-action-give = Donner { SAINT($card) }
saint-cards-action-name = Nommer le { $century }
saint-cards-action-name-holding =
    { $count ->
        [0] Nommer le { $century } (aucune de vos cartes)
        [one] Nommer le { $century } ({ $count } de vos cartes)
       *[other] Nommer le { $century } ({ $count } de vos cartes)
    }
saint-cards-action-deal = La carte est { SAINT($card) }
saint-cards-action-turn-up = Retourner { SAINT($card) }
saint-cards-action-look = La carte vue est { SAINT($card) }

## Pourquoi quelque chose n’est pas permis ; sinon, la phrase de la règle

saint-cards-why-not-held = Vous n’avez pas { SAINT($card) } en main.
saint-cards-why-drawn = Vous avez pioché une carte : il ne vous reste qu’à passer.
saint-cards-why-only-pass = Il ne vous reste qu’à passer.
saint-cards-why-played = Vous avez joué une carte : vous ne pouvez pas en plus piocher.
saint-cards-why-no-skip = On ne saute pas son tour : jouez une carte ou piochez-en une.
saint-cards-why-not-then = { $card } n’est pas du { $century }.
saint-cards-why-wild-century = Un Joker n’a pas de siècle : il ne peut pas répondre au { $century }.
saint-cards-why-no-match = { $card } et { SAINT($at) } n’ont rien en commun.
saint-cards-why-wild-second = Un Joker ne peut pas être la seconde carte.
# Ce qu’il faut pour une seconde carte.
saint-cards-needed =
    { $need ->
        [one] un point commun
       *[other] { $need } points communs
    }
saint-cards-why-few-matches =
    { $count ->
        [0] { $card } et { SAINT($at) } n’ont rien en commun. Pour une seconde carte, il faut { saint-cards-needed }.
        [one] { $card } et { SAINT($at) } n’ont qu’un point commun. Pour une seconde carte, il en faut { $need }.
       *[other] { $card } et { SAINT($at) } n’ont que { $count } points communs. Pour une seconde carte, il en faut { $need }.
    }
saint-cards-why-must-place = Vous avez { SAINT($card) }, du { $century } : jouez cette carte, ou une autre de ce siècle.
saint-cards-why-nobody-then = Aucun saint de cette partie n’est du { $century }.
saint-cards-why-no-call = « SaintCards ! » est pour votre dernière carte. Vous en avez { $count }.
saint-cards-why-called = Vous l’avez déjà annoncé.
saint-cards-why-not-forgotten = { $seat } n’a pas oublié d’annoncer.
saint-cards-why-yourself = On ne remarque que les oublis des autres.

## Ce qui s’est passé ; les lignes qui nomment une carte cachée sont pour qui peut la connaître

saint-cards-treasures =
    { $n ->
        [0] aucun trésor
        [one] { $n } trésor
       *[other] { $n } trésors
    }
saint-cards-event-dealt = { $seat } reçoit une carte.
saint-cards-event-drawn-card = Votre nouvelle carte : { $card }.
saint-cards-event-turned-up =
    { $wildcard ->
        [0] { $card } commence la pile de jeu.
       *[other] { $card } commence la pile de jeu : un Joker. On peut y jouer n’importe quelle carte, pour trois trésors.
    }
saint-cards-event-turn = Tour { $n } : { $seat }.
saint-cards-event-last-turn = C’est le dernier tour, car { $seat } a donné les cartes.
saint-cards-event-played = { $seat } joue { SAINT($card) } sur { SAINT($on) }.
saint-cards-event-played-second = { $seat } joue une seconde carte, { SAINT($card) } sur { SAINT($on) }.
saint-cards-event-matched =
    { $n ->
        [0] Aucun point commun.
        [one] Point commun : { $facts }.
       *[other] Points communs : { $facts }.
    }
saint-cards-event-missed = Oublié : { $facts }.
saint-cards-event-claimed =
    { $right ->
        [0] Pas sur les deux cartes : { $fact }.
       *[other] Juste : { $fact }.
    }
saint-cards-event-doubled = Des compagnons ! Ces points communs valent { saint-cards-treasures }.
saint-cards-for-wildcard =
    { $n ->
        [1] pour le Joker
       *[other] pour le Joker et ses points communs
    }
saint-cards-event-paid =
    { $for ->
        [matches] { $n ->
            [0] { $seat } ne prend { saint-cards-treasures } : { $total } en tout.
           *[other] { $seat } prend { saint-cards-treasures } : { $total } en tout.
        }
        [wildcard] { $seat } prend { saint-cards-treasures } { saint-cards-for-wildcard } : { $total } en tout.
        [open-wildcard] { $seat } prend { saint-cards-treasures } pour une carte sur le Joker ouvert : { $total } en tout.
        [century] { $seat } prend { saint-cards-treasures } pour le siècle : { $total } en tout.
        [lack] { $seat } a nommé le siècle et prend { saint-cards-treasures } : { $total } en tout.
        [last-card] { $seat } prend encore { saint-cards-treasures } pour la dernière carte : { $total } en tout.
       *[effect] Le Joker donne à { $seat } { saint-cards-treasures } : { $total } en tout.
    }
saint-cards-event-one-left = { $seat } n’a plus qu’une carte.
saint-cards-event-called = « SaintCards ! » annonce { $seat }.
saint-cards-event-noticed = { $by } remarque que { $seat } n’a pas fait l’annonce.
saint-cards-event-drew = { $seat } pioche une carte.
saint-cards-event-nothing-to-draw = Il n’y a pas de carte à piocher pour { $seat }.
saint-cards-event-rebuilt =
    { $count ->
        [0] La pioche est vide. La pile de jeu, sauf sa carte du dessus, est mélangée et la remplace.
        [one] La pioche est vide. La pile de jeu, sauf sa carte du dessus, est mélangée et la remplace ; un Joker est mis de côté.
       *[other] La pioche est vide. La pile de jeu, sauf sa carte du dessus, est mélangée et la remplace ; { $count } Jokers sont mis de côté.
    }
saint-cards-event-closing = La partie finira après le prochain tour de { $dealer }, qui donne.
saint-cards-event-stuck = { $seat } ne peut ni jouer ni piocher.
saint-cards-event-passed = { $seat } finit son tour.
saint-cards-event-named = { $seat } nomme le { $century } !
saint-cards-event-placed = { $card } est du { $century } : bien trouvé !
saint-cards-event-came-round = Le { $century } revient à { $seat }, qui ne prend plus rien pour les pioches des autres.
saint-cards-event-lacked = { $seat } n’a pas de carte du { $century }.
saint-cards-event-lapsed = Personne n’a placé le { $century }, qui s’éteint. La personne suivante peut jouer n’importe quelle carte, pour trois trésors.
saint-cards-event-out = { $seat } a joué sa dernière carte !
saint-cards-event-guided = Au prochain tour de { $seat } sans siècle nommé, un seul point commun suffit pour une seconde carte.
saint-cards-event-looked-at = { $seat } regarde la main de { $at }.
saint-cards-event-saw = La main de { $at } : { $cards }.
saint-cards-event-looked = { $seat } regarde une carte de la pioche.
saint-cards-event-looked-card = Vous voyez { SAINT($card) }.
saint-cards-event-took = { $seat } prend une de ces cartes.
saint-cards-event-took-card = Vous avez pris { SAINT($card) }.
saint-cards-event-put-back = { $seat } remet une carte sur la pioche.
saint-cards-event-put-below = { $seat } met une carte sous la pioche.
saint-cards-event-put-below-card = Vous avez mis { SAINT($card) } sous la pioche.
saint-cards-event-all-give = Chacun passe une carte à gauche.
saint-cards-event-gave = { $seat } passe une carte à { $to }.
saint-cards-event-gave-card = Carte passée par { $seat } à { $to } : { $card }.
saint-cards-event-won = { $seat } gagne avec { $total } trésors !
saint-cards-event-shared = { $seat } partage la victoire avec { $total } trésors !
saint-cards-event-honour = Les { $total } trésors de la table sont déposés devant la carte de Jésus.

## Pourquoi la partie est finie

saint-cards-reason-last-card = Quelqu’un a joué sa dernière carte, et le tour de table est fini.
saint-cards-reason-dead-end = Les cartes sont épuisées, et le tour de table est fini.

## Les options

saint-cards-option-beginner = Partie des débutants
saint-cards-option-beginner-help = Avec le jeu de base seulement ; seuls comptent les siècles, la couleur principale et le mois de fête.
saint-cards-option-doctors = Extension : Docteurs de l’Église
saint-cards-option-doctors-help = D’autres cartes de docteurs, et un symbole sur chacune.
saint-cards-option-holy_helpers = Extension : Saints auxiliateurs
saint-cards-option-holy_helpers-help = Les quatorze saints auxiliateurs, et un symbole sur chaque carte.
saint-cards-option-roman_canon = Extension : Canon romain
saint-cards-option-roman_canon-help = Des saints nommés dans la première prière eucharistique, et un symbole sur chaque carte.
saint-cards-option-stigmatists = Extension : Stigmatisés
saint-cards-option-stigmatists-help = Des saints qui ont porté les plaies du Christ, et un symbole sur chaque carte.
saint-cards-option-bilocators = Extension : Bilocations
saint-cards-option-bilocators-help = Des saints qu’on dit avoir été en deux lieux à la fois, et un symbole sur chaque carte.
saint-cards-option-apparitions = Extension : Apparitions
saint-cards-option-apparitions-help = Des saints connus pour les apparitions qu’ils ont vues, et un symbole sur chaque carte.
saint-cards-option-gathered = Extension : Là où deux ou trois sont réunis (x2)
saint-cards-option-gathered-help = Des saints avec leurs compagnons, et un symbole sur chaque carte. Une carte sur un saint qu’elle nomme comme compagnon, ou qui la nomme, rapporte le double de ses points communs.
saint-cards-option-learning = Apprendre
saint-cards-option-learning-help = Vous montrez vous-même les points communs, et seuls ceux que vous trouvez rapportent. Puis vous voyez vos oublis.
saint-cards-option-century_rounds = Tours pour un siècle nommé
saint-cards-option-century_rounds-help = Avec 0, un siècle nommé tourne jusqu’à ce qu’on le place. Avec 2, il s’éteint quand il est revenu deux fois à qui l’a nommé, et la personne suivante peut jouer n’importe quelle carte, pour trois trésors.
saint-cards-option-dealer = Donneur
saint-cards-option-dealer-help = La place qui donne, comptée à partir de 0 ; la suivante commence. D’habitude, la dernière place donne.

## Les options qui ne vont pas ensemble

saint-cards-refuse-no-such-dealer = Les places se comptent à partir de 0 : il n’y a pas de place { $dealer } pour donner.
saint-cards-refuse-beginner-core-only = La partie des débutants a le seul jeu de base : laissez les extensions.
saint-cards-refuse-too-few-cards = À { $players } joueurs, il faut { $needed } cartes, et il n’y en a que { $cards }.
saint-cards-refuse-no-centuries = Aucune carte de ce paquet ne porte de siècle.

## Le plateau, pour l’œil et pour l’oreille

saint-cards-shown-turn = Tour { $n }
saint-cards-shown-deck = Pioche : { $count }
saint-cards-shown-played = Pile de jeu : { $count }
saint-cards-shown-dealer = Donneur : { $seat }
saint-cards-shown-beginner = Débutants
saint-cards-shown-learning = Apprendre
saint-cards-brief-goal = Chaque fait que votre carte partage avec le dessus de la pile de jeu rapporte un trésor. Celui qui a le plus de trésors gagne.
saint-cards-brief-facts = Les points communs se lisent aux signes des cartes : siècles de naissance et de mort, mois de la fête, régions, et ce que fut le saint, martyr ou prêtre par exemple.
saint-cards-brief-end = Annoncez « SaintCards ! » dès qu’il ne vous reste qu’une carte. Quand quelqu’un a joué sa dernière carte, on finit le tour de table.
saint-cards-brief-beginner = Seuls comptent les siècles, la couleur principale et le mois de fête.
saint-cards-brief-learning = Vous êtes payé pour les points communs que vous montrez.
saint-cards-shown-wildcard = un Joker
saint-cards-shown-born = naissance { $century }
saint-cards-shown-died = mort { $century }
saint-cards-shown-born-unknown = naissance inconnue
saint-cards-shown-died-unknown = mort inconnue
saint-cards-shown-feast = fête en { $name } ({ $words })
saint-cards-shown-double = x2 avec { $cards }
saint-cards-shown-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
saint-cards-shown-out = fini
saint-cards-shown-deals = donne
saint-cards-shown-owing = doit annoncer
saint-cards-shown-late = n’a pas annoncé !
saint-cards-shown-guided = Anges gardiens
# Les siècles qu’aucune des cartes cachées ne peut avoir.
saint-cards-shown-lacks = aucune carte du siècle { $words }
saint-cards-shown-seen = vu : { $cards }
saint-cards-shown-hand = Votre main
saint-cards-shown-hand-matching = Votre main : combien de points communs avec { SAINT($card) }, et lesquels (✓)
saint-cards-shown-hand-named = Votre main : ✓ marque le { $century }
saint-cards-shown-named-pays = Le { $century } est nommé. Ceux qui n’en ont pas piochent, et { $seat } prend un trésor.
saint-cards-shown-named-round = Le { $century } est nommé et a fait le tour : plus de trésor pour les pioches.
saint-cards-shown-open = On peut jouer n’importe quelle carte sur le Joker, pour trois trésors.
saint-cards-shown-eased = Les Anges gardiens aident { $seat } à ce tour : un point commun suffit pour une seconde carte.
saint-cards-shown-final = C’est le dernier tour.
saint-cards-shown-closing = La partie finira après le prochain tour du donneur.
# Des siècles, chacun avec le nombre de cartes entre parenthèses.
saint-cards-shown-bearing = Siècles sur vos propres cartes : { $words }.
saint-cards-shown-looked = Vous regardez { $cards }.
saint-cards-shown-found = Déjà trouvé : { $facts }.
saint-cards-shown-giving = Vous donnez { SAINT($card) }.
saint-cards-shown-deck-top = Vous connaissez le dessus de la pioche : { $cards }.
saint-cards-shown-deck-bottom = Vous connaissez le dessous de la pioche : { $cards }.
saint-cards-shown-aside = Mis de côté : { $cards }.
saint-cards-told-top = Sur la pile de jeu :
saint-cards-told-on = Jouée sur cette carte :
saint-cards-told-card = { $card } : { $words }.
saint-cards-told-matches =
    { $n ->
        [0] { $card }, aucun point commun : { $words }.
        [one] { $card }, { $n } point commun ({ $facts }) : { $words }.
       *[other] { $card }, { $n } points communs ({ $facts }) : { $words }.
    }
saint-cards-told-bears = { $card }, du { $century } : { $words }.
saint-cards-told-wildcard = { $card }, un Joker : { $words }. { $text }
saint-cards-told-hand = Votre main :
saint-cards-told-empty = Votre main est vide.
saint-cards-told-player =
    { $count ->
        [0] { $seat } a fini avec { saint-cards-treasures }.
        [one] { $seat } : { saint-cards-treasures } et { $count } carte.
       *[other] { $seat } : { saint-cards-treasures } et { $count } cartes.
    }
saint-cards-told-owing = { $seat } n’a plus qu’une carte et doit l’annoncer.
saint-cards-told-late = { $seat } n’a pas fait l’annonce, et on peut le remarquer.
saint-cards-told-guided = Les Anges gardiens aideront { $seat } au prochain tour sans siècle nommé.
saint-cards-told-seen = Vous avez vu dans la main de { $seat } : { $cards }.
saint-cards-told-lacks = Aucune des cartes cachées de { $seat } n’est de ces siècles : { $words }.
saint-cards-told-played = La pile de jeu, le dessus d’abord : { $cards }.
saint-cards-told-no-play-deck = Aucune carte n’est encore retournée.
saint-cards-at-hand = La carte est dans votre main.
saint-cards-at-top = La carte est sur la pile de jeu.
saint-cards-at-played = La carte est dans la pile de jeu.
saint-cards-at-seen = Vous avez vu la carte dans la main de { $seat }.
saint-cards-at-aside = La carte est mise de côté.
saint-cards-at-deck-top = La carte est dans la pioche, numéro { $n } à partir du dessus.
saint-cards-at-deck-bottom = La carte est dans la pioche, numéro { $n } à partir du dessous.
saint-cards-at-unseen = La carte n’est nulle part en vue.
saint-cards-typed-hand = ma main, main, votre main
saint-cards-typed-deck = pioche, la pioche
saint-cards-typed-played = pile de jeu, pile
saint-cards-typed-top = dessus, carte du dessus
saint-cards-legend-letters = Les lettres sont les couleurs, la principale d’abord : { $words }.
saint-cards-legend-numbers = 12–13 sont les siècles de naissance et de mort, ? est un siècle inconnu.
saint-cards-legend-signs = Le nombre devant une carte compte ses points communs avec la carte du dessus, et ✓ les marque. ★ est un Joker. Une flèche marque qui joue.
saint-cards-group-call = Annoncer
saint-cards-group-notice = Remarquer
saint-cards-group-play = Jouer une carte
saint-cards-group-draw = Piocher
saint-cards-group-pass = Finir le tour
saint-cards-group-claim = Montrer
saint-cards-group-done = Fini
saint-cards-group-look-at = Regarder une main
saint-cards-group-take = Prendre une carte
saint-cards-group-put-back = Remettre
saint-cards-group-put-below = Mettre dessous
saint-cards-group-give = Donner une carte
saint-cards-group-name = Nommer un siècle
saint-cards-group-deal = Carte piochée
saint-cards-group-turn-up = Carte retournée
saint-cards-group-look = Carte regardée

saint-cards-preset-family = En famille
saint-cards-preset-family-help = trois sortes de points communs
saint-cards-preset-class = En classe
saint-cards-preset-class-help = à vous de trouver les points communs
saint-cards-preset-expert = Experts
saint-cards-preset-expert-help = les sept extensions

## The picture

saint-cards-board-hand = Votre main
saint-cards-board-deck =
    { $n ->
        [0] La pioche est vide.
        [one] Pioche : une carte.
       *[other] Pioche : { $n } cartes.
    }
saint-cards-board-deck-left =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
saint-cards-board-draw = piocher
saint-cards-board-pile = Pile de jeu.
saint-cards-board-named = Siècle nommé : le { $century }
saint-cards-board-named-says = Le { $century } est nommé.
saint-cards-board-open = n’importe quelle carte, trois trésors
saint-cards-board-then = puis nommez un siècle
saint-cards-board-second =
    { $n ->
        [one] Vous pourrez jouer ensuite { $cards }.
       *[other] Vous pourrez jouer ensuite l’une de ces cartes : { $cards }.
    }
saint-cards-board-matches =
    { $n ->
        [one] Un point commun : { $facts }.
       *[other] { $n } points communs : { $facts }.
    }
saint-cards-board-worth =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }
saint-cards-board-wild = pour le Joker
saint-cards-board-nothing = rien en commun
saint-cards-board-treasures = vos trésors : { $n }
saint-cards-board-goal-play = Prenez une carte pour voir ce qu’elle partage.
saint-cards-board-goal-give = Choisissez la carte à passer.
saint-cards-board-goal-put-below = Choisissez la carte à glisser sous la pioche.
saint-cards-board-main-play = La jouer
saint-cards-board-main-play-for = La jouer pour { $n }
saint-cards-board-main-give = La passer
saint-cards-board-main-put-below = Sous la pioche
saint-cards-board-main-draw = Piocher
saint-cards-board-main-end = Finir le tour
saint-cards-board-main-done = C’est tout
saint-cards-board-main-choose = Choisissez une carte
saint-cards-board-main-answer = À vous de choisir
saint-cards-board-main-wait = Patience
saint-cards-board-stop = Attendez, pas encore
saint-cards-board-call = Saint­Cards !
saint-cards-board-notice = Signaler !
saint-cards-board-noticed = Annonce oubliée !
saint-cards-board-noticed-own = { $by } a remarqué votre oubli : pas d’annonce, vous piochez une carte.
saint-cards-board-noticed-other = { $by } a remarqué l’oubli : { $seat } pioche une carte.
saint-cards-board-name = Nommez un siècle
saint-cards-board-name-why = Celui qui a une carte de ce siècle doit la jouer et gagne trois trésors. Celui qui n’en a pas pioche une carte, et vous prenez un trésor.
saint-cards-board-name-note = Les petites cartes montrent combien des vôtres en sont.
saint-cards-board-look-at = De qui regardez-vous la main ?
saint-cards-board-take = Prenez l’une de ces cartes
saint-cards-board-put-back = Laquelle remettez-vous d’abord ? L’autre ira dessus.
saint-cards-board-saw = La main de { $seat }
saint-cards-board-seen = Les cartes que vous avez vues
saint-cards-board-peek = Cartes vues : { $n }
saint-cards-board-key = Ce que disent les signes
saint-cards-board-key-colours = Couleurs et lettres
saint-cards-board-key-centuries = Siècles
saint-cards-board-key-born = siècle de naissance
saint-cards-board-key-died = siècle de la mort
saint-cards-board-key-unknown = inconnu : ne correspond à rien
saint-cards-board-key-months = Mois des fêtes : la marque rouge en fait le tour, comme l’aiguille d’une horloge
saint-cards-board-key-regions = Régions
saint-cards-board-key-orders = Ordres
saint-cards-board-key-designations = Titres
saint-cards-board-key-expansions = Symboles de cette partie
saint-cards-board-keys = Touches
saint-cards-board-keys-take = prendre une carte de votre main
saint-cards-board-keys-play = jouer la carte prise
saint-cards-board-keys-draw = piocher
saint-cards-board-keys-end = finir votre tour
saint-cards-board-keys-call = annoncer « SaintCards ! »
saint-cards-board-keys-notice = puis le numéro d’un joueur : signaler une annonce oubliée
saint-cards-board-keys-key = cette page de signes
saint-cards-board-keys-back = reposer la carte, ou attendre

## Pourquoi un conseil est bon

saint-cards-hint-treasures =
    { $n ->
        [one] Vous gagnez un trésor.
       *[other] Vous gagnez { $n } trésors.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
saint-cards-better-treasures =
    Ce coup { $tense ->
        [did] gagne
       *[would] aurait gagné
    } { $n ->
        [one] un trésor
       *[other] { $n } trésors
    }.

## Préparer une position

saint-cards-bench-top = Dessus de la pile de jeu
saint-cards-bench-played = Pile de jeu, sous le dessus
saint-cards-bench-deck = Pioche
saint-cards-bench-treasures = Trésors de { $seat }

## Sur papier

saint-cards-print-needs = Il faut encore de deux à six joueurs, et rien d’autre. Si les trésors viennent à manquer, imprimez-en davantage. Le jeu de base et les jokers suffisent pour jouer ; chaque extension a ses propres pages.
saint-cards-print-companion = Mélangez et distribuez les cartes imprimées ; quand la table demande quelle carte est venue, donnez le nom du saint.
saint-cards-print-saints = saints : { $name }
saint-cards-print-wildcards = cartes joker
saint-cards-print-treasures = trésors
