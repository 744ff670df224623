### Pourquoi un fichier apporté ne peut pas servir : `fault-<raison>`, pour chaque raison d’un Fault.
###
### $key, $table, $name et $where sont des noms dans le fichier ; $found est ce qui s’y trouve, $known
### ce qui pourrait y être. $saint, $other et $card sont des clés.

## Tout fichier

fault-empty = Le fichier est vide.
fault-unreadable = Le fichier est illisible.
fault-not-json = Cette ligne n’est pas du JSON, à partir du caractère { $n }.
fault-not-toml = { $n ->
    [0] Ce n’est pas du TOML : il manque quelque chose à la fin.
   *[other] Ce n’est pas du TOML, à partir du caractère { $n }.
}
fault-line-too-long = Cette ligne compte { $count } caractères, et le maximum est de { $most }.
fault-text-too-long = Un texte compte { $count } caractères, et le maximum est de { $most }.
fault-text-without-end = Un texte commence ici et ne finit pas : il manque des guillemets.
fault-half-character = Un texte contient la moitié d’un caractère.
fault-odd-letter = Un texte contient un caractère invisible ({ $found }). Retapez ces mots.
fault-no-rows = « { $key } » s’écrit [[{ $key }]], une fois pour chaque.
fault-too-many-rows = Il peut y avoir au plus { $most } « { $key } » ; il y en a { $count }.
fault-yes-or-no = { $key } doit être true ou false.
fault-key-parts = Une clé a { $most } parties au plus.
fault-word-too-long = Une clé ou un nombre a { $most } caractères au plus.
fault-too-deep = Listes et tables s’emboîtent sur { $most } niveaux au plus.
fault-number-too-large = Un nombre est trop grand.
fault-number-not-whole = Un nombre n’est pas entier.
fault-no-number = { $key } doit être un nombre entier.
fault-no-text = { $key } doit être un texte.
fault-no-object = { $key } doit être un objet.
fault-no-table = Il manque la table [{ $key }].
fault-key-missing = Dans [{ $table }], il manque { $key }.
fault-key-unknown = [{ $table }] ne peut pas contenir { $key }.
fault-unknown-key = « { $key } » n’a pas sa place ici.
fault-one-of = Pour { $key }, choisissez parmi { $known } ; { $found } ne convient pas.
fault-number-range = { $key } doit être un nombre entier de { $low } à { $high }.
fault-numbers-range = { $key } doit être une liste de nombres entiers de { $low } à { $high }.
fault-number-or-none = { $key } doit être un nombre entier, ou 0 s’il n’y en a pas.
fault-whole-numbers = { $key } doit être une liste de nombres entiers.
fault-multiple = { $key } doit être un multiple de { $n }.
fault-hexadecimal = { $key } doit avoir { $n } chiffres hexadécimaux.
fault-list-of-texts = { $key } doit être une liste de textes.
fault-too-many-texts = { $key } compte { $most } textes au plus.
fault-texts-once = { $key } est une liste de textes, chacun une seule fois : { $found } n’y a pas sa place.
fault-languages = { $key } demande un texte dans chacune de ces langues, et dans aucune autre : { $languages }.
fault-no-words = { $key } n’a pas de texte.
fault-words-too-long = { $key } compte { $most } caractères au plus.
fault-twice = { $key } est là deux fois.
fault-misshapen = Une valeur n’est pas du type attendu, à { $where }.

## Une partie enregistrée

fault-no-header = Ce n’est pas une partie enregistrée de Questable : il manque la première ligne.
fault-other-format = Il est au format { $found } ; seul le format { $known } peut être lu ici.
fault-unknown-game = Il n’y a pas de jeu { $found } ici.
fault-other-rules = La partie suit la version { $found } des règles ; ici se joue la version { $known }.
fault-option-not-plain = L’option { $option } doit être vraie ou fausse, un nombre ou un texte.
fault-other-pack = La partie a été jouée avec le paquet { $name } ({ $found }) ; { $pack } en est un autre ({ $known }).
fault-shares = { $key } doit être une liste d’éléments de { $n } chiffres hexadécimaux.
fault-too-many-entries = Une partie enregistrée compte { $most } entrées au plus.
fault-too-many-moves = On peut reprendre une partie de { $most } entrées au plus.
fault-entry-shape = Une entrée a la forme [place, action, par qui].
fault-entry-seat = Il n’y a pas de place { $found } : dans le fichier, les joueurs vont de 0 à { $most }, et -1 est le hasard.
fault-unknown-action = Le jeu ne connaît pas l’action « { $action } ».
fault-forbidden = « { $action } » est interdit ici par { $rule }.
fault-bad-undo = « { $action } » n’annule rien : il faut un nombre à partir de 1.
fault-undo-too-far = « { $action } » remonte avant le début de la partie.
fault-seed-line = Seul « seed », avec { $n } chiffres hexadécimaux, peut finir une partie enregistrée.
fault-after-seed = Rien ne peut suivre la ligne de « seed ».
fault-bots-list = « bots » doit être une liste de { $most } éléments au plus.
fault-bot-entry = Un robot commence à une entrée de 0 à { $most }, et non à { $found }.
fault-bot-seat = Un robot ne peut pas avoir la place { $found } : dans le fichier, les places vont de 0 à { $most }.
fault-bot-version = La version d’un robot est un nombre, et non { $found }.
fault-bot-level = Le niveau d’un robot est un nom de { $most } caractères au plus.
fault-nothing-carried = Ce jeu ne reprend rien d’une partie précédente.
fault-carried-scores = « scores » doit donner { $n } totaux de points.
fault-carried-read = « read » doit donner des saints de 0 à { $most }, chacun une fois et dans l’ordre.
fault-carried-first = Seul « first » est repris : une place de 0 à { $most }, celle qui commence.

## Une position

fault-position-no-file = Ce n’est pas une position : la première ligne doit être « { $known } ».
fault-position-no-board = Il n’y a rien sur la table : après les options viennent une ligne vide, puis la position.
fault-position-too-long = Une position compte { $most } caractères au plus ; celle-ci en a { $count }.
fault-position-too-many = Une position compte { $most } lignes au plus.
fault-position-heading = Une position de ce jeu commence par la ligne « { $known } », et non par { $found }.
fault-position-missing = Il manque la ligne « { $key } ».
fault-position-twice = « { $key } » est là deux fois.
fault-position-unknown = « { $key } » n’a pas sa place dans cette position.
fault-position-one = « { $key } » demande un mot, et un seul.
fault-position-number = « { $key } » demande des nombres entiers ; { $found } n’en est pas un.
fault-position-word = « { $key } » ne peut pas contenir { $found }.
fault-position-row = Une ligne « { $key } » s’écrit « { $known } ».
fault-position-tiles = « { $key } » demande { $n } rangées de { $n } signes.
fault-position-drawing = La rangée { $key } du plateau doit être dessinée ici.
fault-position-drawn = { $key } montre { $found } ; les signes possibles sont { $known }.
fault-position-crowded = Deux pions occupent { $key } ({ $rule }).
fault-position-length = « { $key } » doit en compter { $n }, et non { $count }.
fault-position-range = « { $key } » doit aller de { $low } à { $high } ; { $found } ne convient pas.
fault-position-fixed = « { $key } » vaut { $known } à cette table, et non { $found }.
fault-position-count = « { $name } » est là { $count } fois ; il en faut { $n }.
fault-position-unseen = « { $key } » a { $count } cartes ; d’après ce qui est face cachée, il en faut { $n }.
fault-position-phases = Personne ne peut jamais attendre ainsi : { $found }.
fault-position-actor = Avec « { $name } », c’est à { $n } d’agir, et non à { $found } : les joueurs se comptent à partir de 0, le hasard est -1, une course -2, des réponses secrètes -3.
fault-position-against = « { $key } : { $found } » ne peut pas tenir ici ({ $rule }).
fault-position-known = Le joueur { $n } ne peut pas savoir cela de la main du joueur { $owner } : les cartes n’y sont pas.
fault-position-known-card = Personne ne peut savoir ainsi qui tient « { $name } » : la carte doit être dans une main, et connue de quelqu’un d’autre.
fault-position-lacking = Le joueur { $n } ne peut pas savoir cela de la main du joueur { $owner } : ses cartes portent ces siècles.
fault-bench-not-there = « { $name } » ne se trouve pas là : { $key }.
fault-bench-no-place = « { $name } » ne peut pas aller là : { $key }.
fault-bench-no-value = « { $key } » ne peut pas valoir { $found }.
fault-position-nobody = Personne ne pourrait rien faire, et la partie n’est pas finie.
fault-position-outcome = La partie est finie, mais on ne sait pas comment.
fault-position-text = La position change quand on l’écrit.
fault-position-view = Le joueur { $n } ne pourrait pas voir la table ainsi.
fault-position-breaks = Les règles ne peuvent pas continuer à partir d’ici.

## Une série

fault-series-line = Ce n’est pas une ligne d’une série : il y faut { $known }.
fault-seats-each = « seats » doit en nommer une pour chacun des { $n } joueurs.
fault-scores = Il y a { $n } places et { $count } scores.
fault-no-winner = Un gagnant n’a pas de place.

## Un paquet

fault-pack-name = Un paquet a besoin d’un nom de { $most } caractères au plus.
fault-other-game = C’est un paquet pour { $found }, et non pour { $known }.
fault-game-unsaid = Le fichier ne dit pas à quel jeu il appartient : sa première ligne doit être, par exemple, game = "questor".
fault-answers-count = Une question a de { $low } à { $high } réponses.
fault-answer-empty = La réponse { $n } est vide.
fault-answers-alike = La réponse { $n } est la même qu’une autre.
fault-pack-too-long = Un paquet compte { $most } caractères au plus ; celui-ci en a { $count }.
fault-pack-too-large = Ce paquet est trop grand pour une partie enregistrée.
fault-pack-not-whole = Le paquet qu’il contient n’est pas complet.
fault-other-facts = Le paquet qu’il contient doit avoir { $known }, et rien d’autre.
fault-bad-key = Une clé a des minuscules, des chiffres et des tirets ; { $found } n’en est pas une.
fault-no-key = { $found } n’est pas la clé d’un saint.
fault-cards-missing = { $key } doit nommer toutes les cartes.
fault-card-length = Une carte est une liste de { $n } données.
fault-card-needs = Dans { $card }, il faut « does » et « copies ».
fault-card-tiles = { $card } : « tiles » est pour les cartes qui reculent ou avancent, et elles en ont besoin.
fault-card-words = Dans { $card }, il faut « kind », « title » et « text ».
fault-odd-card = { $card } a une donnée qu’aucune carte ne peut avoir.
fault-no-such-card = Il n’y a pas de carte { $card } dans ce paquet.
fault-too-many-copies = Une carte de quête existe en { $most } exemplaires au plus.
fault-deck-too-small = Il faut au moins { $least } cartes de quête.
fault-saints-count = Un paquet a de { $low } à { $high } saints, chacun une seule fois ; celui-ci en a { $count }.
fault-too-many-saints = Un paquet a { $most } saints au plus.
fault-saints-order = Les saints doivent être nommés une fois chacun, dans l’ordre.
fault-wildcards = Les { $n } WildCards doivent toutes être là, dans l’ordre.
fault-no-companion = { $key } : il n’y a pas de tel autre saint ici : { $found }.
fault-die-walls = { $key } donne { $n } murs, un pour chaque nombre du dé.
fault-list-of-sites = { $key } doit être une liste de textes tels que « 0,0 1,-1 1,0 ».
fault-places = { $key } doit donner { $n } places ; il y en a { $count }.
fault-no-site = { $found } n’est pas un site du plateau.
fault-one-site = Un pilier se dresse sur un seul site, et non sur { $found }.
fault-two-pillars = Deux piliers se dressent sur { $found }.
fault-no-station = Aucune station n’est exactement entre { $found }.
fault-two-followers = Un disciple de { $key } se trouve à la place d’un disciple de { $other }.
fault-path-tiles = Le chemin a de { $low } à { $high } cases ; celui-ci en a { $count }.
fault-no-cross-over = Il n’y a pas de « cross-over » en face de la case { $n }.
fault-exactly-one = Il faut exactement un { $name } dans { $key }.
fault-saints-each = Il faut { $n } saints dans { $key }.
fault-saints-more = { $key } peut avoir { $most } saints de plus, pas davantage.
fault-in-no-order = Aucun ordre de ce paquet n’a { $saint }.
fault-unknown-saint = Nous ne connaissons pas le saint { $saint } : donnez un nom dans [{ $table }].
fault-unknown-saint-near = Nous ne connaissons pas le saint { $saint }. Vouliez-vous dire { $other } ? Sinon, donnez un nom dans [{ $table }].
fault-too-many-questions = { $saint } peut avoir { $most } questions au plus, chacune avec son propre identifiant.
fault-odd-question = { $saint } : la question { $found } n’a pas cette difficulté ou cette réponse.

## La collection des saints

fault-saint-twice = { $saint } est déjà dans { $file }.
fault-main-again = { $key } : { $found } est déjà la couleur principale.
fault-as-many = { $key } doit avoir autant de textes dans chaque langue.
fault-no-year = { $key } est une date telle que 1920-05-18, une année, « about » et une année, l’une ou l’autre avec « BC », « century » et un nombre, ou « unknown » ; { $found } n’est rien de cela.
fault-no-day = { $key } est un mois et un jour tels que 10-04, et non { $found }.
fault-other-feasts = { $key } : chacune a un jour tel que 10-04 et des mots dans chaque langue.
fault-not-canonised = { $key } est une année ou « pre-congregation », et non { $found }.
