### Les mots de la collection de saints : ce que montrent les cartes, l’encyclopédie, les questions.
###
### $given est déjà dit : le nom d’un saint, ou un fait en mots. $name est un nom ou ce qu’on a tapé.

## Les couleurs (S-1.2) et leur sens

saints-colour-gold = or
saints-colour-cyan = cyan
saints-colour-orange = orange
saints-colour-red = rouge
saints-colour-blue = bleu
saints-colour-gray = gris
saints-colour-pink = rose
saints-colour-brown = brun
saints-colour-purple = violet
saints-colour-green = vert
saints-colour-yellow = jaune
saints-colour-teal = bleu canard

saints-estate-gold = Sainte Famille et anges
saints-estate-cyan = évangéliste
saints-estate-orange = apôtre
saints-estate-red = martyr ou martyre
saints-estate-blue = docteur de l’Église
saints-estate-gray = prêtre
saints-estate-pink = vierge
saints-estate-brown = religieux
saints-estate-purple = religieuse
saints-estate-green = laïc ou laïque
saints-estate-yellow = jeune
saints-estate-teal = diacre

saints-man-red = martyr
saints-woman-red = martyre
saints-man-green = laïc
saints-woman-green = laïque

## Les mois et leurs dévotions (S-1.3)

saints-month =
    { $n ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
saints-devotion =
    { $n ->
        [1] le Saint Nom de Jésus
        [2] la Sainte Famille
        [3] saint Joseph
        [4] le Saint-Esprit
        [5] la Vierge Marie
        [6] le Sacré-Cœur
        [7] le Précieux Sang
        [8] le Cœur immaculé de Marie
        [9] Notre-Dame des Douleurs
        [10] le Rosaire
        [11] les âmes du purgatoire
       *[12] l’Immaculée Conception et la Nativité du Sauveur
    }
saints-day =
    { $day ->
        [1] 1er { saints-month }
       *[other] { $day } { saints-month }
    }

## Géographie, ordres, titres (S-1.4), extensions (S-1.5), jeux de cartes

saints-geography-western-europe = Europe de l’Ouest
saints-geography-eastern-europe = Europe de l’Est
saints-geography-syria-to-india = De la Syrie à l’Inde
saints-geography-caucasus = Caucase
saints-geography-africa = Afrique
saints-geography-americas = Amériques
saints-geography-east-asia-oceania = Asie orientale et Océanie

saints-order-augustinian = augustins
saints-order-benedictine = bénédictins
saints-order-camaldolese = camaldules
saints-order-carmelite = carmes
saints-order-carthusian = chartreux
saints-order-cistercian = cisterciens
saints-order-dominican = dominicains
saints-order-franciscan = franciscains
saints-order-jesuit = jésuites
saints-order-redemptorist = rédemptoristes
saints-order-servite = servites de Marie
saints-order-trinitarian = trinitaires

saints-designation-pope = pape
saints-designation-patriarch = patriarche
saints-designation-lay-soldier = soldat laïc
saints-designation-secular-royalty = maison régnante

saints-expansion-doctors = Docteurs de l’Église
saints-expansion-holy-helpers = Saints auxiliateurs
saints-expansion-roman-canon = Canon romain
saints-expansion-stigmatists = Stigmatisés
saints-expansion-bilocators = Bilocations
saints-expansion-apparitions = Apparitions
saints-expansion-gathered = Là où deux ou trois sont réunis (x2)

saints-set-core = jeu de base

## Années, siècles, âges

saints-century =
    { $n ->
        [1] Ier siècle
        [2] IIe siècle
        [3] IIIe siècle
        [4] IVe siècle
        [5] Ve siècle
        [6] VIe siècle
        [7] VIIe siècle
        [8] VIIIe siècle
        [9] IXe siècle
        [10] Xe siècle
        [11] XIe siècle
        [12] XIIe siècle
        [13] XIIIe siècle
        [14] XIVe siècle
        [15] XVe siècle
        [16] XVIe siècle
        [17] XVIIe siècle
        [18] XVIIIe siècle
        [19] XIXe siècle
        [20] XXe siècle
       *[21] XXIe siècle
    }
saints-year-about = vers { $year }
saints-year-before = { $year } av. J.-C.
saints-year-unknown = inconnue
saints-date = { saints-day } { $year }
saints-month-of = { saints-month } { $year }
saints-in-year = en { $year }
saints-pre-congregation = avant qu’il existe une procédure
saints-age =
    { $n ->
        [one] { $n } an
       *[other] { $n } ans
    }
saints-age-either = { $least } ou { $most } ans
saints-age-about = environ { $words }

## Une notice de l’encyclopédie : étiquettes

saints-label-other-names = Autres noms
saints-label-born = Naissance
saints-label-died = Mort
saints-label-age = Âge
saints-label-birthplace = Lieu de naissance
saints-label-places = Lieux de vie
saints-label-feast = Fête
saints-label-other-feasts = Autres fêtes
saints-label-canonised = Canonisation
saints-label-colours = Faits
saints-label-geography = Régions
saints-label-order = Ordre
saints-label-designations = Titres
saints-label-expansions = Symboles
saints-label-companions = Compagnons
saints-label-patronages = Patronage
saints-label-depicted = Dans l’art
saints-label-set = Cartes
saints-label-note = Remarque
saints-feast-devotion = { $day } (dévotion du mois : { $name })
saints-other-feast = { $day } : { $name }
saints-colour-of = { $name }, en { $words }
saints-row = { $name } : { $words }

## L’encyclopédie : listes et réponses

saints-count =
    { $count ->
        [0] Aucun saint trouvé.
        [1] Un saint ou une sainte.
       *[other] { $count } saints.
    }
saints-today = Les saints du { $day } :
saints-today-none = Aucun saint n’est fêté ici le { $day }. Les prochains :
saints-unknown = Aucun saint ne s’appelle « { $name } » ici.
saints-several = Plusieurs saints correspondent à « { $name } » : { $known }.
saints-suggest = Vouliez-vous dire { $known } ?
saints-wrong-value = { $name } ne peut pas être « { $text } » ; c’est une valeur parmi { $known }.
saints-wrong-date = « { $text } » n’est pas une date : écrivez le mois et le jour, comme 10-04.
saints-today-alone = « saints today » s’emploie seul ou avec --date, sans { $name }.
saints-date-alone = « --date » s’emploie avec « saints today ».
saints-what = Après « saints », seul « today » est possible, pas « { $text } ». Pour voir un saint, tapez « saint NOM ».

## Questions : le saint est donné, on demande le fait

saints-ask-patronage =
    De qui ou de quoi { NAMED($given) } { $gender ->
        [feminine] est-elle la patronne
       *[masculine] est-il le patron
    } ?
saints-ask-depicted = À quoi reconnaît-on { NAMED($given) } sur les images ?
saints-ask-truth = Que peut-on dire de { SAINT($given) } ?
saints-ask-life = Que raconte-t-on de { SAINT($given) } ?
saints-ask-region =
    Dans quelle partie du monde { NAMED($given) } { $gender ->
        [feminine] a-t-elle vécu
       *[masculine] a-t-il vécu
    } ?
saints-ask-order = À quelle famille religieuse appartient { SAINT($given) } ?
saints-ask-companion = Qui était de la famille, des amis ou des compagnons de { SAINT($given) } ?
saints-ask-birthplace =
    Où { NAMED($given) } { $gender ->
        [feminine] est-elle née
       *[masculine] est-il né
    } ?
saints-ask-lived =
    Où { NAMED($given) } { $gender ->
        [feminine] a-t-elle vécu
       *[masculine] a-t-il vécu
    } ?
saints-ask-died-century =
    En quel siècle { NAMED($given) } { $gender ->
        [feminine] est-elle morte
       *[masculine] est-il mort
    } ?
saints-ask-born-century =
    En quel siècle { NAMED($given) } { $gender ->
        [feminine] est-elle née
       *[masculine] est-il né
    } ?
saints-ask-died-year =
    En quelle année { NAMED($given) } { $gender ->
        [feminine] est-elle morte
       *[masculine] est-il mort
    } ?
saints-ask-age =
    À quel âge { NAMED($given) } { $gender ->
        [feminine] est-elle morte
       *[masculine] est-il mort
    } ?
saints-ask-feast-month = En quel mois fête-t-on { SAINT($given) } ?
saints-ask-feast-day = Quel jour fête-t-on { SAINT($given) } ?
saints-ask-same-month = Qui fête-t-on le même mois que { SAINT($given) } ?
saints-ask-canonised =
    Quand { NAMED($given) } { $gender ->
        [feminine] a-t-elle été déclarée sainte
       *[masculine] a-t-il été déclaré saint
    } ?

## Questions : le fait est donné, on demande le saint

saints-ask-who-patronage =
    Qui est { $gender ->
        [feminine] la sainte patronne
       *[masculine] le saint patron
    } { OF($given) } ?
saints-ask-who-depicted =
    { $gender ->
        [feminine] Quelle sainte
       *[masculine] Quel saint
    } représente-t-on ainsi : { $given } ?
saints-ask-who-truth = Parmi ces saints, qui { $given } ?
saints-ask-who-life =
    { $gender ->
        [feminine] Qui est cette sainte
       *[masculine] Qui est ce saint
    } ? « { $given } »
saints-ask-who-region =
    Qui a vécu { $value ->
        [western-europe] en Europe de l’Ouest
        [eastern-europe] en Europe de l’Est
        [syria-to-india] entre la Syrie et l’Inde
        [caucasus] dans le Caucase
        [africa] en Afrique
        [americas] aux Amériques
       *[east-asia-oceania] en Asie orientale ou en Océanie
    } ?
saints-ask-who-order = Qui appartient à la famille des { $given } ?
saints-ask-who-birthplace = Qui est né { AT($given) } ?
saints-ask-who-died-century = Qui est mort au { $given } ?
saints-ask-who-born-century = Qui est né au { $given } ?
saints-ask-who-feast-month = Qui fête-t-on en { $given } ?
saints-ask-who-feast-day = Qui fête-t-on le { $given } ?

## Ce qu’on peut dire d’un saint ; suit « qui »

saints-truth-evangelist = a écrit l’un des quatre évangiles, selon la tradition
saints-truth-apostle = compte parmi les apôtres
saints-truth-pope = a été pape
saints-truth-martyr = compte parmi les martyrs
saints-truth-doctor = est docteur de l’Église
saints-truth-royalty = était d’une famille régnante
saints-truth-soldier = a porté les armes, selon l’histoire ou la tradition
saints-truth-deacon = était diacre à sa mort
saints-truth-young = n’a pas vécu longtemps
saints-truth-religious-woman = a été religieuse
saints-truth-religious-man = a été moine, frère ou ermite
saints-truth-priest = a été prêtre ou évêque
saints-truth-layperson = n’était ni prêtre, ni moine, ni religieuse
saints-truth-patriarch = a été patriarche d’une ancienne Église
saints-truth-stigmata = a porté les stigmates, les plaies du Christ
saints-truth-bilocation = se trouvait parfois, dit-on, en deux lieux à la fois
saints-truth-apparitions = a eu des apparitions célèbres
saints-truth-helper = fait partie des quatorze saints auxiliateurs
saints-truth-canon = a son nom dans le Canon romain, la première prière eucharistique
