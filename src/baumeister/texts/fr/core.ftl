### Ce dont chaque jeu et chaque interface ont besoin

unofficial = Une adaptation non officielle, faite par des passionnés ; les noms des jeux appartiennent à leurs propriétaires.
rules-readings = * notre lecture, là où le livret se tait ou laisse le choix
seat-name = Place { $number }
seat-of-player = place { $number } ({ $player })
refused = { $because } (règle { $rule })

## errors

error-unknown-game = Il n’y a pas de jeu « { $game } » ; choisis parmi : { $accepts }.
error-unknown-option = Ce jeu n’a pas d’option « { $option } » ; il a : { $accepts }.
error-option-value = L’option { $option } n’accepte pas { $value } ; elle accepte : { $accepts }.
error-option-value-here = L’option { $option } n’accepte pas { $value } avec { $others } ; elle accepte alors : { $accepts }.
error-unknown-language = Il n’y a pas de textes en « { $language } » ; choisis parmi : { $accepts }.
error-language-missing = L’option --lang demande une langue : de, fr, en ou it.
error-unknown-bot = « { $bot } » ne peut pas s’asseoir à la table ; on accepte un nombre de places ou des noms parmi : { $accepts }.
error-no-such-bot = Il n’y a pas de bot « { $bot } » ici ; choisis parmi : { $accepts }.
error-bad-budget = « { $bot } » ne dit pas combien de temps réfléchir ; on accepte des itérations (mcts:500) ou des secondes (mcts:0.5s).
error-unknown-rule = Le jeu { $game } n’a pas de règle « { $rule } » ; il a : { $accepts }.
error-draw-not-possible = Le hasard ne peut pas donner cela ici.
error-no-draw-now = Rien n’est tiré maintenant : c’est à la place { $seat } de jouer.
error-chance-draws-now = Personne ne peut jouer maintenant : le hasard décide d’abord.
error-other-seat-moves = La place { $seat } ne peut pas jouer : c’est à la place { $to_move }.
error-match-over = La partie est finie.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-not-a-record = Ce n’est pas un enregistrement de baumeister ; un enregistrement l’indique à sa première ligne.
error-unknown-record-version = Cet enregistrement a la version de format { $version } ; seule la version { $accepts } est lisible.
error-unknown-rules-version = Cette partie a été jouée selon la version { $version } des règles ; { $accepts ->
    [1] on ne connaît que la version 1
   *[other] on connaît les versions 1 à { $accepts }
}.
error-record-truncated = L’enregistrement est coupé : sa fin manque.
error-record-half-character = L’enregistrement contient la moitié d’un caractère, que personne ne peut lire.
error-half-seed = La graine contient la moitié d’un caractère, que personne ne peut lire.
error-record-field-missing = Il manque à l’enregistrement le champ « { $field } ».
error-record-option-missing = L’enregistrement ne nomme pas l’option « { $option } » ; un enregistrement de { $game } nomme toutes les options de sa variante.
error-record-line = La ligne { $number } de l’enregistrement est illisible : { $line }.
error-record-seats = L’enregistrement nomme { $found ->
    [one] { $found } place
   *[other] { $found } places
}, mais sa variante en a { $seats }.
error-event-unreadable = L’événement { $number } de l’enregistrement est illisible : { $problem }
error-event-not-an-object = Un coup ou un tirage est un objet JSON, pas { $value }.
error-unknown-event-kind = Il n’y a ni coup ni tirage de type { $value } ; il y a : { $accepts }.
error-value-does-not-fit = À { $place } se trouve { $value }, là où { $accepts } est attendu.
error-illegal-event = L’événement { $number } de l’enregistrement enfreint les règles : { $problem }
error-event-after-end = L’événement { $number } de l’enregistrement vient après la fin de la partie.
error-other-actor = L’événement { $number } est attribué à { $recorded }, mais c’est le tour de { $found }.
error-other-outcome = L’enregistrement annonce une autre fin de partie que celle à laquelle mènent ses événements.
error-record-stops = Cette partie a été jouée selon la version { $version } des règles ; les règles actuelles ne la suivent que jusqu’à l’événement { $number } : tu peux la regarder, mais pas l’enregistrer ni la vérifier de nouveau.
error-not-a-state = Ce n’est pas un état enregistré : { $value }.
error-no-such-action = Il n’y a pas d’action { $number } ; il y a 0 à { $last }.
error-other-state = L’état enregistré a { $place } { $value }, là où { $accepts } est attendu.
error-impossible-state = Aucune partie de { $game } ne mène à cet état.
error-unreadable-file = Le fichier { $path } ne peut pas être lu : { $problem }.
error-unwritable-file = Le fichier { $path } ne peut pas être écrit : { $problem }. Rien n’a changé.
