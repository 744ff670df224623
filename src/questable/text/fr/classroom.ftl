### Une classe dans la page : le tableau de l’enseignant, le mur, les pages des élèves, une première leçon, et ce que parents et écoles veulent savoir.
###
### $name et $names sont des élèves, $letter va de A à D, $words est une réponse, déjà dite, $title un jeu ou une classe.

classroom-title = Classe
classroom-coming = Un instant…
classroom-cut = La connexion est coupée. Elle revient toute seule.
classroom-offline = Le serveur est hors d’atteinte. La connexion est-elle coupée ?
classroom-to-class = Vers la classe
classroom-to-games = Vers les jeux
classroom-print = Imprimer
classroom-again = Réessayer
classroom-wrong = Il n’y a pas de classe ici
classroom-forgotten = Cet appareil ne connaît plus cette classe. Revenez avec le code.
classroom-qr = Le chemin d’entrée, à viser avec un appareil photo

## Ouvrir une classe

classroom-what = Une classe se passe de comptes. Vous l’ouvrez et montrez un code ; jusqu’à 40 élèves entrent avec un prénom, chacun sur son appareil ou à plusieurs sur un seul. Ensuite, tous répondent à des questions sur les saints, apprennent à leur rythme ou jouent à des tables. Quand vous fermez la classe, tout ce qui la concerne est effacé.
classroom-mine = Votre classe
classroom-mine-go = Continuer
classroom-open = Ouvrir une classe
classroom-open-go = Ouvrir la classe
classroom-teacher = L’enseignant
classroom-teacher-name = Comment les élèves vous appellent
classroom-teacher-help = Toute la classe peut le lire.
classroom-class-name = Nom de la classe
classroom-class-help = Par exemple CM1 ; vous pouvez le laisser vide.
classroom-hours = Se ferme d’elle-même après
classroom-hours-each =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
classroom-hours-help = Si vous oubliez de la fermer, elle disparaît quand même à ce moment-là, avec tout ce qu’elle contient.
classroom-pupil-title = Pour les élèves
classroom-read-title = À lire d’abord
classroom-lesson-about = 45 minutes, pas à pas.
classroom-privacy-about = Ce qui est gardé d’un enfant, qui le voit, et quand cela disparaît.

## Entrer

classroom-door = Entrez dans la classe
classroom-door-of = Entrez dans la classe { $title }
classroom-door-teacher = { $teacher } vous attend.
classroom-name = Prénom
classroom-name-help = Un prénom ou un surnom. Pas de nom de famille, s’il vous plaît.
classroom-name-missing = Écrivez votre prénom.
classroom-enter = Entrer
classroom-back = Retour
classroom-own = Vous êtes déjà dans cette classe : { $names }.
classroom-kept = Seul ce prénom est gardé, et seulement jusqu’à la fermeture de la classe.
classroom-privacy-link = Qu’est-ce qui est gardé ?

## Sur l’appareil d’un élève

classroom-hello = Bonjour, { $name } !
classroom-wait = Vous y êtes. { $teacher } va bientôt commencer.
classroom-you-are = Vous êtes { $name }.
classroom-here = Qui est sur cet appareil
classroom-add = Quelqu’un d’autre sur cet appareil
classroom-has-answered = a répondu
classroom-help = Demander de l’aide
classroom-help-asked = Aide demandée
classroom-help-coming = L’aide arrive
classroom-paused = Pause
classroom-paused-pupil = Pause : levez les yeux, s’il vous plaît.
classroom-letter = { $letter } : { $words }
classroom-choose = Choisissez une réponse.
classroom-is-in = { $letter } est notée. Vous pouvez encore changer.
classroom-is-in-time = { $letter } est notée. Vous pouvez changer jusqu’à la fin du temps.
classroom-pass-to = Au tour de { $name }
classroom-right = Juste !
classroom-not-yet = Pas encore. La réponse est { $letter } : { $words }
classroom-unanswered = La réponse est { $letter } : { $words }
classroom-points =
    { $count ->
        [0] Pas encore de point
        [one] Un point
       *[other] { $count } points
    }
classroom-candles =
    { $count ->
        [one] Une bougie. Personne d’autre ne la voit.
       *[other] { $count } bougies. Une erreur en éteint une ; personne d’autre ne le voit.
    }
classroom-out = Vous continuez pour la classe : chaque bonne réponse allume un carreau.
classroom-bee-over = Le concours est fini. Bravo !
classroom-read = Lisez-le-moi
classroom-learn-place = { $n } sur { $total }
classroom-learn-done = Vous en saviez { $right } sur { $total }.
classroom-learn-wait = Vous avez fini. Attendez les autres, ou lisez la vie des saints de cette série.
classroom-learn-skip = Suivant
classroom-flash-ways = Seuls vous et votre enseignant le voyez.
classroom-your-table = Table { $n }
classroom-table-of = { $title } vous attend.
classroom-table-over = { $title } : cette partie est finie.
classroom-together = Sur cet appareil : { $names }
classroom-to-table = À ma table
classroom-no-table = Vous n’avez pas encore de table. Votre enseignant le voit.

classroom-bye-closed = La classe est finie. Merci d’être là !
classroom-bye-removed = Votre enseignant vous a fait sortir de la classe.
classroom-bye-void = Cette place est maintenant ouverte sur un autre appareil.
classroom-bye-nothing = Rien de la classe n’est gardé sur cet appareil.

## Le tableau de l’enseignant

classroom-code = Comment entrer
classroom-join = Allez sur { $where } et tapez
classroom-large = Montrer en grand
classroom-shut = La porte est fermée : personne d’autre ne peut entrer.
classroom-door-shut = Fermer la porte
classroom-door-open = Ouvrir la porte, avec un nouveau code
classroom-wall = Vue pour le projecteur
classroom-in =
    { $count ->
        [0] Personne n’est encore là
        [one] Une personne est là
       *[other] { $count } sont là
    }
classroom-away = pas là
classroom-away-count =
    { $count ->
        [one] Une personne n’est pas là et peut revenir.
       *[other] { $count } ne sont pas là et peuvent revenir.
    }
classroom-nobody = Personne n’est encore là.
classroom-wants-help = demande de l’aide
classroom-pupil-bee = Questions : { $right } justes sur { $answered } réponses. Points : { $points }.
classroom-renew = Changer d’appareil
classroom-renew-help = { $name } vise ceci avec un appareil photo. L’ancien appareil n’a alors plus sa place.
classroom-rename = Un autre prénom pour { $name }
classroom-rename-go = Changer le prénom
classroom-rename-yes = Changer
classroom-remove = Faire sortir { $name } de la classe ?
classroom-remove-go = Faire sortir de la classe
classroom-remove-help = Avec le code, on peut revenir : fermez la porte si vous ne le voulez pas.
classroom-remove-yes = Faire sortir
classroom-ends = La classe se ferme d’elle-même à { $time }.
classroom-kept-teacher = Prénoms, réponses et points sont gardés jusque-là, ou jusqu’à ce que vous la fermiez ; puis ils sont effacés. Il n’y a ni comptes ni messages libres.
classroom-until = Changer l’heure
classroom-until-from-now = Elle se ferme d’elle-même, à partir de maintenant, après
classroom-until-yes = Changer
classroom-elsewhere = Mon tableau sur un autre appareil
classroom-elsewhere-help = Ouvrez ceci seulement sur votre propre téléphone ou tablette : qui a ce lien a les pouvoirs de l’enseignant. Ne le montrez pas au mur.
classroom-read-all = Lisez-le-nous
classroom-acts = Ce que fait la classe
classroom-bee-go = Lancer un concours
classroom-learn-go = Série à apprendre
classroom-tables-go = Tables
classroom-stop-bee = Terminer le concours
classroom-stop-learn = Terminer la série
classroom-stop-tables = Terminer les parties
classroom-stop-waiting = Terminer
classroom-stop-help = Points et résultats restent jusqu’à la fermeture de la classe.
classroom-stop-yes = Terminer
classroom-pause = Pause pour tous
classroom-resume = Continuer
classroom-paused-all = Tout le monde se repose. Les horloges sont arrêtées, aux tables aussi.
classroom-results = Résultats
classroom-close = Fermer la classe
classroom-close-help = Tout le monde sort. Prénoms, réponses, points et tables sont effacés aussitôt, sans retour possible. Enregistrez d’abord les résultats si vous voulez les garder.
classroom-close-yes = Fermer et effacer
classroom-ready = Tout est prêt
classroom-empty = Montrez le code et attendez les élèves
classroom-ready-help = Un concours pose à tous la même question. Dans une série à apprendre, chacun va à son rythme. Aux tables, on joue en petits groupes.
classroom-call = { $name } demande de l’aide
classroom-call-coming = { $name } : vous arrivez
classroom-come = J’arrive
classroom-helped = C’est fait

## Un concours

classroom-bee = Un concours
classroom-bee-help = Tous répondent en secret à la même question ; la bonne réponse apparaît quand tous ont répondu, ou quand vous le voulez. Une réponse juste vaut un point, quel que soit le temps qu’elle a pris.
classroom-pool-game = Les questions de { $title }
classroom-climbs = De plus en plus difficile
classroom-rounds = Questions
classroom-seconds = Temps pour chacune
classroom-seconds-none = Autant que je veux
classroom-seconds-each = { $count } secondes
classroom-fast = Les réponses rapides comptent double
classroom-fast-help = Une réponse juste dans la première moitié du temps vaut deux points.
classroom-fast-time = Il faut pour cela un temps pour chaque question.
classroom-lives = Élimination
classroom-lives-none = Personne n’est éliminé
classroom-lives-each =
    { $count ->
        [one] Après une erreur
       *[other] Après { $count } erreurs
    }
classroom-bee-start = Commencer
classroom-bee-place = Question { $n } sur { $total }
classroom-answers = Réponses
classroom-answered = { $count } sur { $total } ont répondu
classroom-time-left =
    { $count ->
        [0] C’est fini
        [one] Une seconde
       *[other] { $count } secondes
    }
classroom-more-time = { $count } secondes de plus
classroom-show = Montrer la réponse
classroom-next = Question suivante
classroom-tally = Combien ont choisi quoi
classroom-tally-right =
    { $count ->
        [0] { $letter }, { $words }, est juste : personne ne l’a choisie
        [one] { $letter }, { $words }, est juste : une personne l’a choisie
       *[other] { $letter }, { $words }, est juste : { $count } l’ont choisie
    }
classroom-tally-other =
    { $count ->
        [0] { $letter }, { $words } : personne
        [one] { $letter }, { $words } : une personne
       *[other] { $letter }, { $words } : { $count }
    }
classroom-bee-left =
    { $count ->
        [one] Une personne est encore en course. Les autres continuent : chaque bonne réponse allume un carreau.
       *[other] { $count } sont encore en course. Les autres continuent : chaque bonne réponse allume un carreau.
    }
classroom-bee-panes =
    { $count ->
        [0] Le vitrail de la classe est encore sombre.
        [one] La classe a allumé un carreau.
       *[other] La classe a allumé { $count } carreaux ensemble.
    }

## Une série à apprendre

classroom-learn = Une série à apprendre
classroom-learn-help = Tous apprennent la même chose, chacun à son rythme. Vous voyez où chacun en est.
classroom-way = Comment
classroom-way-quiz = Questions
classroom-way-flash = Cartes-éclair
classroom-count = Combien
classroom-learn-start = Commencer
classroom-learn-through = { $count } sur { $total } ont fini
classroom-learn-of = { $count } sur { $total }, { $right } sus

## Les tables

classroom-tables = Tables
classroom-game = Jeu
classroom-rules = Règles
classroom-rules-usual = Celles d’habitude
classroom-size = Combien à une table
classroom-bots = Des robots prennent les places vides
classroom-bots-help = Quand il manque du monde pour un jeu, des robots se joignent de toute façon.
classroom-groups = Groupes
classroom-groups-drawn = Au sort
classroom-groups-chosen = Je choisis
classroom-groups-drawn-help =
    { $count ->
        [one] Une personne est là.
       *[other] { $count } sont là. Celles qui partagent un appareil devraient s’asseoir ensemble : choisissez alors les groupes.
    }
classroom-groups-are = Joueurs par table : { $groups }
classroom-no-group = pas de table
classroom-too-many = On ne peut pas être plus de { $most } à une table.
classroom-draw = Tirer au sort
classroom-tables-start = Commencer
classroom-table = Table { $n }
classroom-table-title = Table { $n } : { $title }
classroom-bot = un robot
classroom-table-opening = On s’installe.
classroom-table-turn = Coup { $moves } · au tour de { $names }
classroom-table-secret = Coup { $moves } · tous réfléchissent
classroom-table-ended = Fini, et personne n’a gagné.
classroom-table-won =
    { $count ->
        [one] Fini : { $names } gagne.
       *[other] Fini : { $names } gagnent ensemble.
    }
classroom-table-quiet = Rien depuis { $count } minutes. Est-ce trop difficile ?
classroom-look = Regarder
classroom-look-at = Regarder la table { $n }

## Les résultats

classroom-results-help = Vous seul voyez cette page. Elle disparaît avec la classe ; un fichier que vous enregistrez reste chez vous.
classroom-results-save = Enregistrer pour un tableur
classroom-results-file = classe
classroom-result-name = Prénom
classroom-result-points = Points
classroom-result-right = Justes
classroom-result-answered = Réponses
classroom-result-asked = Questions
classroom-result-learnt = Appris
classroom-result-knew = Sus
classroom-result-games = Parties
classroom-result-wins = Gagnées

## Sur le mur

classroom-wall-come = Allez sur { $where } et tapez
classroom-wall-shut = La porte est fermée. Nous sommes au complet.
classroom-wall-learn = Tout le monde apprend
classroom-wall-learnt =
    { $count ->
        [one] Une réponse ensemble
       *[other] { $count } réponses ensemble
    }
classroom-wall-tables =
    { $count ->
        [one] Une table joue
       *[other] { $count } tables jouent
    }
classroom-wall-over =
    { $count ->
        [0] Aucune n’a encore fini.
        [one] Une sur { $total } a fini.
       *[other] { $count } sur { $total } ont fini.
    }

## Ce que la classe refuse

classroom-refuse-full = La classe est complète.
classroom-refuse-no-link = Ce code ou ce lien ne marche pas, ou ne marche plus. Demandez à votre enseignant.
classroom-refuse-not-now = Ce n’est pas possible en ce moment.
classroom-refuse-too-late = Cette question est finie.
classroom-refuse-too-often = Vous avez assez changé de réponse : celle-ci reste.
classroom-refuse-answered = Vous avez déjà fait celle-ci.
classroom-refuse-paused = C’est la pause.
classroom-refuse-too-few = Il n’y a encore personne pour cela.
classroom-refuse-too-many = C’est trop : { $most } au plus.
classroom-refuse-not-pupil = C’est réservé aux élèves.
classroom-refuse-not-teacher = C’est réservé à qui fait la classe.
classroom-refuse-unknown-pool = Ces saints ne sont pas disponibles ici.
classroom-refuse-unknown-pupil = Cet élève n’est plus dans la classe.
classroom-refuse-unknown-table = Cette table n’existe plus.
classroom-refuse-no-questions = Il n’y a pas de questions pour ce choix. Prenez d’autres saints ou un autre niveau.
classroom-refuse-needs-time = Les réponses rapides ne comptent double que si la question a un temps.

## Une première leçon

classroom-lesson = Une première leçon
classroom-lesson-what = Quarante-cinq minutes avec des saints et des jeux, sans que personne ait besoin d’un compte. Il vous faut un écran que tous voient, et quelques téléphones ou tablettes : un pour deux ou trois enfants suffit.
classroom-minutes = { $count } minutes
classroom-lesson-before = La veille
classroom-lesson-before-1 = Ouvrez une classe, entrez avec votre propre téléphone, lancez un concours, répondez à une question et refermez la classe. Vous connaîtrez alors tous les boutons.
classroom-lesson-before-2 = Essayez-le sur le réseau de l’école, avec un appareil comme ceux des enfants. Certains réseaux ne laissent passer que les adresses qu’ils connaissent.
classroom-lesson-come = L’entrée
classroom-lesson-come-1 = Ouvrez la classe et mettez la vue pour le projecteur au mur. Les enfants tapent le code, ou visent l’image avec un appareil photo, et écrivent un prénom. Un surnom convient aussi.
classroom-lesson-come-2 = Ceux qui n’ont pas d’appareil en partagent un : « Quelqu’un d’autre sur cet appareil » ajoute un prénom. Quand tous sont là, fermez la porte : le code n’ouvre alors plus rien.
classroom-lesson-bee = Un concours
classroom-lesson-bee-1 = Prenez les saints les plus connus, le niveau facile, huit questions et aucune limite de temps. Tous répondent à la même question, chacun en secret. Lisez-la à voix haute. Quand tous ont répondu, la bonne réponse apparaît ; vous pouvez aussi la montrer plus tôt.
classroom-lesson-bee-2 = Le mur montre combien ont choisi quoi, jamais qui. Dites une phrase sur le saint avant de continuer : c’est cela, la leçon.
classroom-lesson-round = Une série à apprendre
classroom-lesson-round-1 = Maintenant, chacun répond à dix questions à son rythme. Vous voyez où chacun en est, et qui a peut-être besoin d’un mot de vous.
classroom-lesson-tables = Les tables
classroom-lesson-tables-1 = Choisissez un jeu et tirez les groupes au sort, ou formez-les vous-même. La Sainte Quête interroge sur les saints que l’on vient de rencontrer ; SaintCards s’apprend vite. À trois ou quatre par table, on joue le mieux.
classroom-lesson-tables-2 = Mettez à une même table ceux qui partagent un appareil : choisissez alors les groupes vous-même. Si un groupe est trop petit pour un jeu, des robots se joignent.
classroom-lesson-tables-3 = Vous voyez toutes les tables d’un coup d’œil. Une main levée demande de l’aide : « J’arrive » dit que vous l’avez vue. Quand vous voulez l’attention de tous, mettez en pause ; rien ne se perd.
classroom-lesson-end = La fin
classroom-lesson-end-1 = Regardez les résultats ensemble, ou enregistrez-les pour vous. Puis fermez la classe : prénoms, réponses et points sont effacés aussitôt.
classroom-lesson-wrong = Quand quelque chose ne va pas
classroom-lesson-wrong-1 = Un téléphone a décroché : rouvrez la page, et l’enfant retrouve tout ce qu’il avait. Une batterie est vide : touchez le prénom sur votre tableau, puis « Changer d’appareil ».
classroom-lesson-wrong-2 = Quelqu’un est là qui n’a rien à y faire, ou porte un nom qui blesse : faites-le sortir, puis fermez la porte ; rouverte, elle a un nouveau code.
classroom-lesson-wrong-3 = Le réseau est tombé : parties et réponses attendent, et reprennent où elles en étaient.

## Pour les parents et les écoles

classroom-privacy = Pour les parents et les écoles
classroom-privacy-what = Ce qu’une classe dans Questable sait d’un enfant, qui le voit, et quand cela disparaît. Tout est sur cette page.
classroom-privacy-asked = Ce qui est demandé à un enfant
classroom-privacy-asked-1 = Un prénom ou un surnom, que l’enfant écrit. Rien d’autre : ni nom de famille, ni compte, ni adresse électronique, ni photo, ni date de naissance.
classroom-privacy-asked-2 = L’enseignant peut à tout moment changer un prénom ou le faire sortir de la classe. Ce qui a été fait jusque-là est effacé avec la classe.
classroom-privacy-kept = Ce qui est gardé, et combien de temps
classroom-privacy-kept-1 = Tant qu’une classe est ouverte, ce serveur garde les prénoms, les réponses des concours et des séries à apprendre, les coups joués aux tables, et l’heure de chacun. Personne hors de la classe ne peut les voir.
classroom-privacy-kept-2 = Tout est effacé de la base de données du serveur quand l’enseignant ferme la classe. S’il l’oublie, c’est effacé de soi-même à l’heure que toute la classe peut lire. L’enseignant choisit cette heure, 24 heures à l’avance au plus.
classroom-privacy-kept-3 = Aucune adresse de réseau n’est gardée avec une classe. Les pannes du serveur sont notées dans un journal, sans prénoms, réponses ni adresses.
classroom-privacy-seen = Qui voit quoi
classroom-privacy-seen-1 = L’enseignant voit les prénoms, qui est là, et les résultats, et peut enregistrer les résultats dans un fichier. Ce fichier est alors sous sa responsabilité.
classroom-privacy-seen-2 = La vue pour le projecteur montre des nombres : combien ont répondu, et combien ont choisi quoi. Aucun prénom n’y figure. Les élèves voient leurs propres réponses ; à une table, ils voient les prénoms et les coups de ceux avec qui ils jouent.
classroom-privacy-seen-3 = Personne ne peut écrire librement à d’autres : aux tables, il y a des phrases toutes faites. Il n’y a ni publicité ni cookies, rien ne suit personne, et rien ne vient d’autres entreprises.
classroom-privacy-device = Sur l’appareil de l’enfant
classroom-privacy-device-1 = Le navigateur garde le prénom et le chemin pour revenir dans la classe, afin qu’un enfant qui a décroché puisse revenir. Une fois la classe finie, la page de la classe oublie les deux la prochaine fois qu’on l’ouvre. La langue et les couleurs restent.
classroom-privacy-device-2 = Ce que l’on apprend des saints tout seul, hors d’une classe, reste sur l’appareil et n’est jamais joint à une classe.
classroom-privacy-backups = Les copies du serveur
classroom-privacy-backups-1 = La personne qui fait tourner ce serveur peut faire des copies de sa base de données, comme c’est l’usage contre les accidents. Les copies et archives faites pendant qu’une classe était ouverte contiennent ce que la classe contenait à cet instant, jusqu’à ce qu’elles soient elles-mêmes effacées.
classroom-privacy-backups-2 = Combien de copies sont faites, et combien de temps elles sont gardées, c’est à cette personne de le dire. Demandez-le-lui avant la première leçon.
classroom-privacy-rights = Vos questions
classroom-privacy-rights-1 = Après une classe, il n’y a plus rien ici que l’on puisse demander. Tant qu’elle est ouverte, l’enseignant peut montrer ce qui est gardé d’un enfant, corriger le prénom, ou faire sortir l’enfant de la classe.
