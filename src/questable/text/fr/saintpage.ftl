### Les pages des saints : une page par saint, le calendrier, la recherche. Du HTML simple, venu du serveur.
###
### $name est le nom d’un saint ou ce que quelqu’un a tapé, $day un jour de l’année en mots, $given un mois.

## Sur chaque page

saintpage-saints = Saints
saintpage-title = { $name } · Saints · Questable
saintpage-home = Questable, les jeux
saintpage-skip = Aller au texte
saintpage-language = Langue
saintpage-about = Les saints du calendrier : leur vie, leurs lieux, leur fête et leurs signes, à lire, à écouter et à imprimer.
saintpage-today = Aujourd’hui
saintpage-calendar = Calendrier
saintpage-search = Recherche

## Un saint

saintpage-describes = { $name } : { $text }
saintpage-other-language = En anglais : { $name }
saintpage-neighbours = Au fil du calendrier
saintpage-day-of = { $day } : { $name }
saintpage-read = Lis-le-moi
saintpage-read-stop = Arrêter la lecture
saintpage-print = Imprimer
saintpage-learn = Apprendre
saintpage-colour-in = Vitrail à colorier
saintpage-on-card = Sur la carte
saintpage-no-card = Repères
saintpage-born = naissance : { $date }
saintpage-died = mort : { $date }
saintpage-rule = ce que c’est sur la carte : règle { $rule }
saintpage-companions = Compagnons
saintpage-places = Lieux
saintpage-born-here = lieu de naissance
saintpage-area = une région, non un point
saintpage-map-note = Les numéros sont ceux de la liste. Ils disent où, et non dans quel ordre.
saintpage-not-on-map = hors de la carte
saintpage-feast = Fête
saintpage-feast-calendar =
    { $calendar ->
        [general] { $day }, au calendrier romain général
        [martyrology] { $day }, au martyrologe romain
       *[proper] { $day }, dans les calendriers de pays, de diocèses et d’ordres
    }

## Ce qu’un fait est sur la carte

saintpage-fact-main = couleur de la carte
saintpage-fact-ribbon = ruban
saintpage-fact-birth = siècle de naissance
saintpage-fact-passing = siècle de la mort
saintpage-fact-month = mois de la fête
saintpage-fact-region = partie du monde
saintpage-fact-order = ordre
saintpage-fact-designation = titre
saintpage-fact-expansion = symbole

## Le calendrier

saintpage-months = Mois
saintpage-month-title = Les saints { OF($given) }
saintpage-month-count =
    { $count ->
        [one] Un saint en { $given }. Dévotion du mois : { $devotion }.
       *[other] { $count } saints en { $given }. Dévotion du mois : { $devotion }.
    }
saintpage-leap = Le 29 février ne revient que les années bissextiles.
saintpage-day-title = Les saints du { $day }
saintpage-today-is = Aujourd’hui, { $day }
saintpage-nobody = Aucun saint d’ici n’a sa fête ce jour-là. Viennent ensuite :
saintpage-day-before = la veille
saintpage-day-after = le lendemain

## La recherche

saintpage-search-title = Chercher des saints
saintpage-search-text = Nom, lieu ou mot
saintpage-search-patronage = Patronage
saintpage-search-century = Siècle
saintpage-search-geography = Partie du monde
saintpage-search-order = Ordre
saintpage-search-colour = Couleur
saintpage-search-designation = Titre
saintpage-search-expansion = Symbole
saintpage-search-any = peu importe
saintpage-search-go = Chercher
saintpage-search-more = D’autres critères
saintpage-search-help = En français ou en anglais, avec ou sans accents.
saintpage-search-anew = Recommencer
saintpage-all = Les { $count } saints

## Ce qui ne peut être montré

saintpage-lost = Cette page n’existe pas
saintpage-lost-help = Le nom s’écrit peut-être autrement. Cherchez-le, ou feuilletez le calendrier.
saintpage-too-long = C’est trop long pour une recherche
saintpage-too-long-help = Une recherche compte au plus { $most } lettres.
