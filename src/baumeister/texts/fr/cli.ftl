### La ligne de commande

help =
    Jouer, maîtriser et étudier quatre jeux de construction sur table.

    Une adaptation non officielle, faite par des passionnés ; les noms des jeux appartiennent à leurs propriétaires. Les textes existent en allemand, français, anglais et italien : --lang de, fr, en ou it, sinon la langue du système.
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-usage = Usage :
help-subcommand = COMMANDE [ARGUMENTS]...
help-default = [par défaut : { "{}" }]
help-required = [obligatoire]
help-help = Afficher cette aide.
help-games =
    Lister les jeux, ou un jeu avec ses options.

    Exemple : baumeister games tulum
help-rules =
    Montrer les règles d’un jeu, ou l’une d’elles.

    Exemple : baumeister rules tulum TUL-07
help-terminal =
    Jouer une partie dans le terminal.

    Exemple : baumeister terminal tulum --seats human,mcts --decline
help-watch =
    Regarder jouer des bots.

    Exemple : baumeister watch tulum --seats greedy,random --seed 7
help-simulate =
    Faire jouer beaucoup de parties à des bots et compter les résultats.

    Exemple : baumeister simulate tulum --matches 1000 --seats greedy,random
help-replay =
    Revoir une partie enregistrée, ou changer la forme de l’enregistrement.

    Exemple : baumeister replay match.txt --event 12
help-bench =
    Mesurer la vitesse des jeux sur cette machine.

    Exemple : baumeister bench tulum --seconds 0.5
help-game = Le nom d’un jeu ; ses propres options : « baumeister games JEU ».
help-rule = L’identifiant d’une règle.
help-seats = Qui est assis où : des noms comme human,mcts (bots : random, greedy, mcts, mcts:500, mcts:0.5s), ou un nombre de places.
help-seed = Fixe tous les tirages et tous les bots.
help-save = Écrire l’enregistrement dans ce fichier : JSON s’il finit par .json, sinon texte.
help-watch-delay = Secondes entre deux événements.
help-simulate-matches = Combien de parties.
help-simulate-as_json = Afficher du JSON au lieu d’un tableau.
help-replay-file = Un enregistrement, en texte ou en JSON.
help-replay-event = Aller à l’état après ce nombre d’événements.
help-replay-to = Afficher l’enregistrement sous cette forme.
help-bench-seconds = Secondes par mesure.

event-draw = Table : { $draw }
event-move = Place { $number } ({ $player }) : { $move }
match-ended = La partie est finie : { $reason }.
match-winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
match-lost = Pas cette fois.
match-scores = Points : { $scores }
record-saved = L’enregistrement est dans { $path }.
record-older = Jouée selon la version { $played } des règles ; la version actuelle est { $today }.
record-stops = Les règles actuelles ne suivent cette partie que jusqu’à l’événement { $number }. La suite, telle qu’elle a été enregistrée :
interrupted = Interrompu.

terminal-welcome = Tape un coup, ou ? pour l’aide.
terminal-prompt = Place { $number }, à toi :
terminal-goodbye = Au revoir.
terminal-hint = Un bot fort jouerait { $move }.
terminal-help =
    ?             cette aide et tous les coups permis
    moves         tous les coups permis
    rules [ID]    les règles, ou l’une d’elles
    hint          ce que jouerait un bot fort
    undo          revenir à ta dernière décision
    save FICHIER  écrire l’enregistrement jusqu’ici
    quit          quitter la partie

simulate-progress = Parties en cours
simulate-seat = Place
simulate-player = Joueur
simulate-wins = Victoires
simulate-interval = Intervalle à 95 %
simulate-utility = Utilité
simulate-length = Une partie a duré en moyenne { $moves } coups et { $draws } tirages.
simulate-fact = { $fact } : { $mean } en moyenne
simulate-reason = Fin par « { $reason } » : { $count } ({ $share })
simulate-speed = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} en { $seconds } s, { $speed } événements par seconde.
fact-turns = Tours

bench-progress = Mesure en cours
bench-game = Jeu
bench-kernel = Parties au hasard, noyau : événements/s
bench-python = Parties au hasard, Python : événements/s
bench-search = Recherche arborescente : itérations/s

error-unexpected-word = « { $word } » n’est pas attendu ici ; les options commencent par --.
error-option-without-value = L’option { $option } demande une valeur.
error-not-positive = { $option } n’accepte pas { $value } ; il faut un nombre entier à partir de 1.
error-no-such-event = L’événement { $number } n’existe pas ; l’enregistrement contient les événements 0 à { $last }.
error-no-such-option = Il n’y a pas d’option { $option } ; la commande suivie de --help les montre toutes.
error-missing-argument = Il manque l’argument { $name } ; la commande suivie de --help montre un exemple.
error-missing-option = Il manque l’option { $option } ; la commande suivie de --help montre un exemple.
error-bad-argument = La valeur de { $name } n’est pas acceptée. Il faut ici : { $about }
error-value-missing = Il manque une valeur après l’option { $option }.
error-extra-argument = Il y a plus de mots que la commande n’en prend ; suivie de --help, elle montre un exemple.
error-no-such-command = Cette commande n’existe pas ; il y a : { $accepts }.
error-bad-usage = Impossible à comprendre : { $problem }
error-system-refuses = Cet ordinateur refuse : { $problem }.
option-own-file = Un fichier à toi : { $flag } CHEMIN.
