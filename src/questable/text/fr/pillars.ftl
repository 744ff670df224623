### Les mots des Piliers de la foi.
###
### $religion : red, gold, blue ou apostate ; de même $from et $to quand un disciple change de
### religion, sinon ce sont des lieux. $station : de a1 à m8 ; $site : de a12 à m78. $by : wings,
### assembly ou unholy. $seat : le nom d’une personne. $state : led, neutral ou undrawn.

pillars-title = Les Piliers de la foi
pillars-genre = Stratégie pure
pillars-blurb = Un jeu abstrait : quatre religions inventées se disputent les disciples. Entourez un pilier, ou corrompez-les tous.
pillars-packs = un autre départ pour les pions
pillars-minutes = 45 min
pillars-aim = Entourez un pilier de six de vos disciples. Les Apostats gagnent en effaçant une religion.
pillars-aim-faithful = Entourez un pilier de six de vos disciples : { $done } sur 6 pour le moment.
pillars-aim-apostate = Gagnez à vous tous les disciples d’une autre religion : la plus petite en a encore { $left }.

## Le jeu imprimé, et les chapitres de ses règles

pillars-about = Pillars of Faith est un jeu de Clark Rodeffer, avec des graphismes de Matt Worden (version 0.3.10β, août 2005, © Clark Rodeffer). Il se joue avec une boîte de SiegeStones™, marque de Live Oak Games, LLC.
pillars-thanks = Son livret remercie les douze personnes qui l’ont essayé.
chapter-P-1 = Le plateau
chapter-P-2 = La mise en place
chapter-P-3 = Un tour
chapter-P-4 = Les conséquences, après chaque coup
chapter-P-5 = La fin

## Les règles, une phrase chacune

rule-P-1-1 = Le plateau a 37 sites et 72 stations : 54 entre trois sites et, au bord, 18 poches entre deux.
rule-P-1-2 = Chaque station a exactement trois voisines. Un site a six stations autour de lui, cinq sur un bord, quatre dans un coin.
rule-P-1-3 = La place est prise : une seule pièce par place. Piliers sur les sites, disciples sur les stations, d’une place à sa voisine.
rule-P-1-4 = Il y a quatre piliers et 20 pierres pour chacune des quatre religions : trois Fidèles et l’Anathème apostat.
rule-P-2-1 = Au début, neuf Rouges, neuf Dorés, neuf Bleus et trois Apostats sont sur le plateau. Les autres pierres attendent à côté.
rule-P-2-2 = La disposition classique est la même vue des trois côtés, et le premier coup n’y crée aucune formation.
rule-P-2-3 = Le hasard dit qui commence, puis chaque guide tire une autre religion. Celles que personne n’a tirées sont neutres.
rule-P-2-4 = La disposition rapide change trois pierres par côté. Les parties sont courtes et finissent surtout par un pilier entouré.
rule-P-3-1 = Déplacez un disciple, à vous ou neutre, vers une station voisine vide. On ne passe que si aucun coup n’est possible.
rule-P-3-2 = Les disciples peuvent longer le bord de poche en poche, même aux coins.
rule-P-3-3 = Un Fidèle à côté d’un pilier ne bouge pas, et aucun ne va à côté d’un pilier. Les Apostats le peuvent.
rule-P-3-4 = Le disciple que le guide précédent a déplacé ne peut pas bouger maintenant, même s’il a changé de religion.
rule-P-3-5 = Le guide apostat sans disciple joue encore : il doit déplacer un disciple neutre ; si aucun ne peut bouger, il passe.
rule-P-4-1 = Les Ailes d’abord : deux disciples d’une religion à côté d’un autre le font changer, sauf s’il est dans une poche.
rule-P-4-2 = Le disciple qui change est remplacé par une pierre de la réserve, par un Apostat s’il n’y en a plus, ou pas du tout.
rule-P-4-3 = De nouvelles Ailes passent avant tout le reste.
rule-P-4-4 = Les Ailes qui ne sont pas emmêlées passent d’abord, toutes ensemble. Parmi les autres, le guide actif choisit, une à la fois.
rule-P-4-5 = Il faut trois disciples autour d’un quatrième des leurs : leur guide déplace un pilier, puis un des trois est corrompu.
rule-P-4-6 = Dans une Assemblée impie, un pilier bouge, puis un des trois Apostats autour rejoint des Fidèles à qui il reste une pierre.
rule-P-4-7 = On ne choisit pas un disciple que des Ailes reprendraient aussitôt. Si les trois le sont, c’est une Machine : nul ne change.
rule-P-4-8 = Une Machine doit déplacer un pilier à chaque tour. Ensuite seulement, son guide peut l’arrêter pour ce tour, tant qu’elle reste une Machine.
rule-P-4-9 = Le centre d’une Assemblée ne change jamais, et une poche n’en est jamais le centre.
rule-P-4-10 = Le guide de la religion de la formation choisit ; si elle est neutre, celui qui a joué ce tour ou choisi le dernier disciple extérieur.
rule-P-4-11 = Après chaque Assemblée, on cherche de nouveau des Ailes. S’il y a plusieurs Assemblées, le guide dont c’est le tour choisit.
rule-P-5-1 = Un guide fidèle gagne aussitôt que six de ses disciples entourent un pilier. Les piliers du bord ne comptent pas.
rule-P-5-2 = Le guide apostat gagne aussitôt qu’une religion fidèle n’a plus de disciple sur le plateau.
rule-P-5-3 = Nul ne gagne si une religion neutre entoure un pilier, ou si une religion disparaît alors que les Apostats sont neutres.
rule-P-5-4 = Entourer un pilier d’Apostats ne gagne rien, faire changer le dernier Apostat non plus.
rule-P-5-5 = Si plusieurs fins arrivent à la fois : d’abord le pilier entouré, puis la religion disparue, puis les fins sans gagnant.
rule-P-5-6 = Un seul coup peut tout enchaîner : Ailes, Assemblée, pilier déplacé, disciple corrompu, et encore des Ailes.
rule-P-5-7 = Si tous les guides passent l’un après l’autre, la partie finit sans gagnant.
rule-P-5-8 = Avec une limite de tours, la partie finit sans gagnant après ce nombre de tours.

## Les religions : le nom, dans une phrase, après « de », la couleur, la lettre

pillars-religion =
    { $religion ->
        [red] Radicaux rouges
        [gold] Marchands dorés
        [blue] Brasiers bleus
        [apostate] Anathème apostat
       *[other] { $religion }
    }
pillars-religion-the =
    { $religion ->
        [red] les Radicaux rouges
        [gold] les Marchands dorés
        [blue] les Brasiers bleus
        [apostate] l’Anathème apostat
       *[other] { $religion }
    }
pillars-religion-of =
    { $religion ->
        [red] des Radicaux rouges
        [gold] des Marchands dorés
        [blue] des Brasiers bleus
        [apostate] de l’Anathème apostat
       *[other] de { $religion }
    }
pillars-colour =
    { $religion ->
        [red] Rouge
        [gold] Doré
        [blue] Bleu
        [apostate] Apostat
       *[other] { $religion }
    }
pillars-letter =
    { $religion ->
        [red] R
        [gold] D
        [blue] B
        [apostate] A
       *[other] { $religion }
    }

## Un disciple, en général, puis avant et après son changement

pillars-follower =
    { $religion ->
        [red] le disciple rouge
        [gold] le disciple doré
        [blue] le disciple bleu
        [apostate] le disciple apostat
       *[other] le disciple
    }
pillars-follower-a =
    { $religion ->
        [red] un disciple rouge
        [gold] un disciple doré
        [blue] un disciple bleu
        [apostate] un disciple apostat
       *[other] un disciple
    }
pillars-from =
    { $from ->
        [red] le disciple rouge
        [gold] le disciple doré
        [blue] le disciple bleu
        [apostate] le disciple apostat
       *[other] le disciple
    }
pillars-to =
    { $to ->
        [red] rejoint les Radicaux rouges
        [gold] rejoint les Marchands dorés
        [blue] rejoint les Brasiers bleus
        [apostate] rejoint l’Anathème apostat
       *[other] change de religion
    }

## Ce que le jeu attend

pillars-prompt-first = Qui commence ?
pillars-prompt-draw = Quelle religion tire { $seat } ?
pillars-prompt-move =
    { $religion ->
        [red] Déplacez un disciple rouge.
        [gold] Déplacez un disciple doré.
        [blue] Déplacez un disciple bleu.
        [apostate] Déplacez un disciple apostat.
       *[other] Déplacez un disciple.
    }
pillars-prompt-move-neutral =
    { $religion ->
        [red] Déplacez un disciple rouge ou neutre.
        [gold] Déplacez un disciple doré ou neutre.
        [blue] Déplacez un disciple bleu ou neutre.
        [apostate] Déplacez un disciple apostat ou neutre.
       *[other] Déplacez un disciple.
    }
pillars-prompt-consequences = On règle les conséquences.
pillars-prompt-wings = Quelles Ailes agissent d’abord ?
pillars-prompt-assemblies = Quelle Assemblée agit d’abord ?
pillars-prompt-pillar =
    { $religion ->
        [apostate] L’Assemblée impie autour de { $station } déplace un pilier. Lequel, et vers où ?
       *[other] L’Assemblée autour de { $station } déplace un pilier. Lequel, et vers où ?
    }
pillars-prompt-machine = La Machine { pillars-religion-of } autour de { $station } peut encore déplacer un pilier. Continuer, ou l’arrêter ?
pillars-prompt-outer =
    { $religion ->
        [apostate] Quel Apostat de l’Assemblée autour de { $station } est converti ?
       *[other] Quel disciple de l’Assemblée autour de { $station } est sacrifié ?
    }
pillars-prompt-target = Quelle religion le disciple en { $station } rejoint-il ?

## Ce que l’on peut faire

pillars-action-first = { $seat } commence
pillars-action-draw = Tirer { pillars-religion-the }
pillars-action-move = { pillars-colour } de { $from } à { $to }
pillars-action-pass = Passer : aucun coup n’est possible
pillars-action-convert = Faire changer { pillars-follower } en { $station }
pillars-action-assembly = L’Assemblée { pillars-religion-of } autour de { $station }
pillars-action-pillar = Pilier de { $from } à { $to }
pillars-action-outer = Sacrifier { pillars-follower } en { $station }
pillars-action-to = Il rejoint { pillars-religion-the }
pillars-action-stop = Arrêter : laisser la Machine au repos

## Pourquoi une action est impossible

pillars-why-far = { $station } est trop loin : un disciple avance d’un pas à la fois.
pillars-why-full = Il y a déjà quelqu’un en { $station }.
pillars-why-nobody = Il n’y a personne en { $station }.
pillars-why-not-yours = Vous ne menez pas { pillars-religion-the } : ce disciple n’est pas à vous.
pillars-why-holds = Le disciple en { $station } touche un pilier : il ne peut pas bouger.
pillars-why-holy = { $station } touche un pilier : seuls les Apostats peuvent y aller.
pillars-why-banned = Le disciple en { $station } vient d’être déplacé. Il doit attendre un tour.

## Ce qui s’est passé

pillars-event-first = { $seat } commence.
pillars-event-drew = { $seat } guide { pillars-religion-the }.
pillars-event-neutral = Personne ne guide { pillars-religion-the } : chacun peut déplacer ces disciples.
pillars-event-moved = { $seat } déplace { pillars-follower-a } de { $from } à { $to }.
pillars-event-passed = { $seat } ne peut rien déplacer et passe.
pillars-event-tangled = { $count } Ailes sont emmêlées : { $seat } choisit lesquelles agissent.
pillars-event-short = Il n’y a pas assez de pierres pour { $count } Ailes : { $seat } choisit lesquelles agissent.
pillars-event-converted =
    { $by ->
        [wings] Ailes { pillars-religion-of } : { pillars-from } en { $station } { pillars-to }.
        [unholy] Après l’Assemblée impie, { pillars-from } en { $station } { pillars-to }.
       *[other] Il n’y a plus de pierre apostate : { pillars-from } en { $station } { pillars-to }.
    }
pillars-event-corrupted =
    { $by ->
        [wings]
            { $religion ->
                [apostate] Ailes apostates : { pillars-from } en { $station } est corrompu.
               *[other] Ailes { pillars-religion-of }, qui n’ont plus de pierre : { pillars-from } en { $station } est corrompu.
            }
       *[other] C’est le prix de l’Assemblée : { pillars-from } en { $station } est corrompu.
    }
pillars-event-several = { $count } Assemblées attendent : { $seat } choisit la prochaine.
pillars-event-assembly = Une Assemblée { pillars-religion-of } entoure { $station } : { $seat } doit déplacer un pilier.
pillars-event-unholy = Une Assemblée impie entoure { $station } : { $seat } doit déplacer un pilier.
pillars-event-machine = Une Machine abominable { pillars-religion-of } entoure { $station } : { $seat } doit déplacer un pilier.
pillars-event-pillar = { $seat } déplace le pilier de { $from } à { $to }.
pillars-event-stopped = { $seat } laisse au repos la Machine autour de { $station }.
pillars-event-surrounded = Six disciples { pillars-religion-of } entourent le pilier en { $site } !
pillars-event-wiped-out = Il ne reste aucun disciple { pillars-religion-of } sur le plateau !
pillars-event-won = { $seat } gagne avec { pillars-religion-the } !
pillars-event-ended =
    { $reason ->
        [neutral-surrounded] Une religion neutre entoure un pilier. Personne ne gagne.
        [neutral-wiped-out] Une religion a disparu alors que les Apostats sont neutres. Personne ne gagne.
        [blocked] Tous les guides ont passé. Personne ne gagne.
        [turn-limit] Le dernier tour est fini. Personne ne gagne.
       *[other] La partie finit. Personne ne gagne.
    }

## Pourquoi la partie est finie

pillars-reason-surrounded = Six disciples d’une même religion ont entouré un pilier.
pillars-reason-wiped-out = Une religion fidèle n’avait plus aucun disciple.
pillars-reason-neutral-surrounded = Une religion neutre a entouré un pilier.
pillars-reason-neutral-wiped-out = Une religion fidèle n’avait plus aucun disciple alors que les Apostats étaient neutres.
pillars-reason-blocked = Plus personne ne pouvait jouer.
pillars-reason-turn-limit = La limite de tours était atteinte.

## Les options

pillars-option-setup = Disposition
pillars-option-setup-help = La place des disciples au début : classique, ou rapide pour des parties trois fois plus courtes.
pillars-option-setup-classic = Classique
pillars-option-setup-swift = Rapide
pillars-option-setup-classic-help = Les disciples partent comme dans la règle du jeu. La partie de toute une soirée.
pillars-option-setup-swift-help = Un autre départ pour les disciples. La partie est trois fois plus courte.
pillars-option-turn_limit = Limite de tours
pillars-option-turn_limit-help = Après ce nombre de tours, la partie finit sans gagnant ; 0 veut dire qu’il n’y a pas de limite.

## Le plateau, pour l’œil et pour l’oreille

pillars-typed-pillars = piliers, pilier
pillars-shown-turn = Tour { $n } : { $seat }
pillars-shown-turn-limited = Tour { $n } sur { $most } : { $seat }
pillars-shown-neutral = Neutre
pillars-shown-off = { $count } hors
pillars-shown-banned = ( ) Dernier coup : { $at }
pillars-shown-centre = [ ] Assemblée : { $at }
pillars-shown-stopped = = = Machine au repos : { $places }
pillars-shown-leader =
    { $state ->
        [led] { $seat } guide { pillars-religion-the }.
        [neutral] Personne ne guide { pillars-religion-the } : neutre.
       *[other] On n’a pas encore tiré qui guide { pillars-religion-the }.
    }
pillars-shown-stands =
    { $religion ->
        [red] Disciples rouges : { $places }.
        [gold] Disciples dorés : { $places }.
        [blue] Disciples bleus : { $places }.
        [apostate] Disciples apostats : { $places }.
       *[other] Disciples : { $places }.
    }
pillars-shown-no-follower = Aucun disciple { pillars-religion-of } n’est sur le plateau.
pillars-shown-beside =
    { $count ->
        [one] { $count } pierre est hors du plateau.
       *[other] { $count } pierres sont hors du plateau.
    }
pillars-shown-pillars = Les piliers sont en { $places }.
pillars-shown-empty = Stations vides : { $places }.
pillars-shown-note-banned = Le disciple en { $at } vient de bouger et ne peut pas être déplacé deux fois de suite.
pillars-shown-note-centre = L’Assemblée autour de { $at } est en cours.
pillars-shown-note-outer = Le disciple en { $at } attend sa nouvelle religion.
pillars-shown-note-stopped = La Machine autour de { $at } est au repos pour ce tour.
pillars-at = En { $at } se tient { pillars-follower-a }.
pillars-at-empty = { $at } est vide.
pillars-shown-pocket = C’est une poche du bord.
pillars-shown-holy = C’est à côté du pilier en { $places } : seuls les Apostats y bougent.
pillars-shown-near = À côté : { $places }.
pillars-shown-short =
    { $religion ->
        [red] { $at } rouge
        [gold] { $at } doré
        [blue] { $at } bleu
        [apostate] { $at } apostat
       *[other] { $at } vide
    }
pillars-shown-site = { $at } est un site sans pilier.
pillars-shown-site-pillar = Un pilier est en { $at }.
pillars-shown-around = Autour : { $places }.
pillars-legend-followers = Les disciples sont des lettres : { $known }. Un point est une station vide.
pillars-legend-bricks = Les disciples suivent les lignes. g4 est la colonne g, rangée 4 ; la brique au-dessous est le site g45, entre les rangées 4 et 5.
pillars-legend-holy = ▐█▌ est un pilier. Sur ses traits épais, seuls les Apostats bougent ; six Fidèles d’une même religion y gagnent.
pillars-legend-marks = (R) a bougé en dernier, [R] est le centre d’une Assemblée, <R> attend une nouvelle religion, =R= est une Machine au repos.
pillars-legend-panel = ▸ marque qui doit jouer, ● une pierre sur le plateau, ○ une pierre hors du plateau.
pillars-group-first = Qui commence
pillars-group-draw = La religion
pillars-group-move = Déplacer un disciple
pillars-group-pass = Passer
pillars-group-convert = Faire agir des Ailes
pillars-group-assembly = Faire agir une Assemblée
pillars-group-pillar = Déplacer un pilier
pillars-group-outer = Sacrifier un disciple
pillars-group-to = La nouvelle religion
pillars-group-stop = Arrêter

## Le plateau dans le navigateur

pillars-board = Le plateau des Piliers de la foi
pillars-board-keys = Stations et sites. Les flèches vont d’un lieu à l’autre, Page suivante et Page précédente au prochain qui peut être choisi, Entrée choisit, Échap repose.
pillars-board-again = Revoir
pillars-board-skip = Passer
pillars-board-names = Noms des lieux
pillars-board-neutral = Neutre
pillars-board-off =
    { $count ->
        [one] { $count } pierre hors du plateau
       *[other] { $count } pierres hors du plateau
    }
pillars-board-wings = Ailes
pillars-board-assembly = Assemblée
pillars-board-unholy = Assemblée impie
pillars-board-machine = Machine abominable
pillars-board-rest = Au repos
pillars-board-ring = Entouré
pillars-board-chooses = { $name } : { $seat } choisit

## Pourquoi un conseil est bon

pillars-hint-followers =
    { $n ->
        [one] Vous avez un disciple de plus sur le plateau.
       *[other] Vous avez { $n } disciples de plus sur le plateau.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
pillars-better-followers =
    Ce coup { $tense ->
        [did] met
       *[would] aurait mis
    } { $n ->
        [one] un disciple
       *[other] { $n } disciples
    } de plus sur le plateau.

## Préparer une position

pillars-piece-pillar = pilier
pillars-bench-off = Hors du plateau
pillars-bench-banned = Où le dernier coup a fini

## Sur papier

pillars-print-needs = Il ne faut rien d’autre. Tirez les religions d’un sac, une pierre de chacune.
pillars-print-companion = Seul le tirage du début se fait à la main ; ensuite, jouez sur votre plateau et dites chaque coup à la table.
pillars-print-board = plateau, en quatre feuilles
pillars-print-stones = disciples
pillars-print-pillars = piliers
pillars-print-setups = pages de mise en place
pillars-print-setup = Mise en place : { $name }
pillars-print-setup-said = Voici tous les disciples et les piliers au début de la partie.
