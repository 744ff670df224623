### Paquets de saints pour Anki, un logiciel de cartes mémoire.

anki-deck = Saints (français)
anki-window = Vitrail
anki-clues = Indices
anki-name = Nom
anki-nobody = Aucun saint ne correspond : il n’y a rien à écrire.
anki-written =
    { $count ->
        [one] { $count } saint écrit dans { $file }. Dans Anki, choisissez « Fichier », puis « Importer ».
       *[other] { $count } saints écrits dans { $file }. Dans Anki, choisissez « Fichier », puis « Importer ».
    }
