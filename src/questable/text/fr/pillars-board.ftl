### Le plateau des Piliers de la foi sur la page.
###
### $seat : le nom d’une personne ; $name : celui d’une formation.

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
pillars-board-ring = Encerclé
pillars-board-chooses = { $name } : { $seat } choisit
