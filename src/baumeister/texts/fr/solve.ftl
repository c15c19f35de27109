### Solving cubes, and warming up

help-solve =
    Remplir un cube solitaire de Rumis, ou compter les façons de le remplir ; ou achever une pyramide de Pyramido dont le sac est vide ; ou résoudre Tulum et dire ce que vaut une position pour chaque place. Les options sont celles du jeu : --edge, --colours, --contact, --alternate.

    Exemple : baumeister solve rumis --edge 4 --colours 2 --contact
    Exemple : baumeister solve tulum --seats 3
    Exemple : baumeister solve pyramido --record match.txt
help-solve-seats = Combien de places.
help-solve-count = Compter plutôt toutes les solutions.
help-solve-record = Achever le cube ou la pyramide que cet enregistrement laisse inachevés.
help-solve-timeout = Abandonner après ce nombre de secondes.
help-warmup =
    Tout compiler une fois, pour ne plus avoir à attendre ensuite.

    Exemple : baumeister warmup
solve-searching = Recherche
solve-counting = Comptage
solve-solving = Résolution
solve-worth = La place { $number } gagne dans { $share } des cas si tous jouent parfaitement.
solve-worth-alone = Le jeu parfait rapporte { $worth } en moyenne ; on compte 1 / (1 + tours / 10).
solve-exact = Résolu exactement, en { $seconds } s.
solve-nearly = Pas résolu exactement : compté comme une course où chaque place joue comme si elle était seule ({ $seconds } s).
solve-count = { $count } façons ; { $rotations } si l’on compte une seule fois celles qui sont les mêmes à une rotation près. Compté en { $seconds } s.
solve-count-part = Au moins { $count } façons : les { $seconds } s étaient écoulées avant la fin du compte.
solve-none = Prouvé : ce cube ne peut pas être achevé.
solve-no-pyramid = Prouvé : cette pyramide ne peut plus être achevée.
solve-gave-up = Abandon après { $seconds } s et { $attempts ->
    [one] { $attempts } essai
   *[other] { $attempts } essais
} : ni solution, ni preuve qu’il n’y en a pas.
warmup-progress = Compilation
warmup-done = Tout est compilé.
error-compiler-lost = Un processus qui compilait a été arrêté de l’extérieur, peut-être par manque de mémoire ; ce qui est compilé reste, et « baumeister warmup » continue.
error-nothing-known = Rien n’est connu avec certitude sur cette position de { $game } ; avec --record, on peut en demander une autre.
error-no-cube-to-solve = Seuls les cubes de Rumis se résolvent : --mode cube.
error-bag-not-empty = Pyramido se résout dès que le sac est vide, ensemble ou en solo : indique un tel enregistrement avec --record.
error-record-of-other-game = { $path } est l’enregistrement d’un autre jeu, pas de { $game }.
