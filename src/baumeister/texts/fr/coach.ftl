# L’entraîneur : une partie revue, et ce que valent les coups

help-review =
    Revoir une partie enregistrée : ce que valait chaque décision, et ce qui était de la chance.

    Exact là où une table donne la réponse (Tulum jusqu’à trois places, la fin de Rumis), sinon estimé par une recherche.
help-review-file = Un enregistrement, en texte ou en JSON.
help-review-simulations = Combien de simulations par décision qui n’est dans aucune table ; chaque jeu a son nombre habituel.
help-review-as_json = Tout afficher en JSON.

review-looking = Analyse de la partie
review-number = Nº
review-player = Joueur
review-move = Coup
review-mark = Jugement
review-loss = Perte
review-better = Mieux
review-account = { $name } : { $start } au début, chance { $luck }, erreurs { $lost } ({ $average } par décision), erreurs des autres { $given }, { $result } à la fin.
review-account-drift = { $name } : { $start } au début, chance { $luck }, erreurs { $lost } ({ $average } par décision), erreurs des autres { $given }, vu trop tard par la recherche { $drift }, { $result } à la fin.
review-account-like = { $name } joue comme : { $levels }.
review-exact = Tous les chiffres sont exacts : le début, la chance et les erreurs donnent ensemble le résultat.
review-estimated = Ce qui n’est dans aucune table a été estimé par une recherche : les petites différences ne veulent rien dire.

mark-best = meilleur coup
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-blunder = grosse erreur

coach-chances = Chances : { $chances }
coach-move = { $move } : { $worth }
coach-move-about = { $move } : { $worth } ± { $error }

help-puzzles =
    Résoudre des problèmes, chacun prouvé par un solveur : « play » donne celui du jour, « list » montre les types et, avec --kind, leurs noms, « make » en cherche de nouveaux dans des parties de bots, « check » les prouve tous à nouveau.
help-puzzles-action = play, list, make ou check.
help-puzzles-game = Seulement les problèmes de ce jeu.
help-puzzles-kind = Seulement les problèmes de ce type.
help-puzzles-name = Ce problème au lieu de celui du jour.
help-puzzles-count = Combien en chercher.
help-puzzles-seed = La même graine trouve les mêmes problèmes.
help-puzzles-save = Écrire les problèmes trouvés dans ce fichier (.jsonl.gz).

puzzle-title = Problème { $name }, niveau { $grade } sur { $grades }
puzzle-prompt = Ton coup (Entrée seule : montrer la solution) :
puzzle-answer = La solution : { $moves }
puzzle-solved = C’est ça ! La preuve : { $line }
puzzle-wrong = Ce n’est pas ça. Essaie encore.
puzzle-tulum-push = Relancer ou s’arrêter ? Un des deux est nettement meilleur.
puzzle-tulum-place = Où poser un bloc ? Une des possibilités est nettement la meilleure.
puzzle-rumis-win = À toi : gagne cette partie, quoi que l’autre réponde.
puzzle-rumis-cube = Pose la pierre suivante de façon que le cube puisse encore être rempli.
puzzle-rumis-fit = Une seule pierre peut encore être posée, et à un seul endroit. Trouve-la.
puzzle-pyramido-complete = Le sac est vide, mais ces pierres suffisent pour achever la pyramide. Laquelle poses-tu d’abord, et où ?
puzzle-talo-climb = Ta figurine peut atteindre le niveau 10 pendant ce tour. Où poser le prochain bâton ?
puzzle-talo-balance = Seul, ce bâton tomberait : tu le tiens à la main. Où poser l’autre pour que rien ne s’écroule ?
puzzles-game = Jeu
puzzles-kind = Problème
puzzles-making = Recherche de problèmes
puzzles-saved = { $count ->
    [one] { $count } problème est
   *[other] { $count } problèmes sont
} dans { $path }.
puzzles-checking = Vérification de tous les problèmes
puzzles-checked = { $count } problèmes vérifiés, { $wrong } faux.
error-no-such-puzzle = Il n’y a pas de problème { $name } ; « baumeister puzzles list » montre les types et, avec --kind, leurs noms.
error-no-puzzles = Il n’y a pas encore de problèmes pour { $game }.
error-no-such-kind = Le type « { $kind } » n’existe pas ; il y a : { $accepts }.

## les problèmes sur la page

puzzle-of-day = Problème du jour
puzzle-one = Problème
puzzle-all = Tous les problèmes
puzzle-none = Ce problème n’existe pas.
puzzle-grade = Niveau { $grade } sur 5
puzzle-count = { $count } sur { $all } résolus
puzzle-open = Problème { $number }
puzzle-done = Problème { $number }, résolu
puzzle-not-legal = Les règles ne le permettent pas ici.
puzzle-loses = Il y a mieux : ainsi tu gagnes { $worth } % du temps, avec le meilleur coup { $best } %.
puzzle-loses-alone = Il y a mieux : ainsi tu peux espérer { $worth } points, avec le meilleur coup { $best }. (En solo, cinq tours valent 67 points, dix en valent 50.)
puzzle-missed-win = Après ce coup, la victoire n’est plus certaine : il y a une réponse.
puzzle-missed-cube = Après ce coup, le cube ne peut plus être rempli.
puzzle-missed-complete = Après ce coup, la pyramide ne peut plus être achevée.
puzzle-missed-climb = Après ce coup, ta figurine ne peut plus atteindre le niveau 10 pendant ce tour.
puzzle-missed-balance = Ainsi, le bâton que tu tiens ne reste pas en place.
puzzle-show = Montrer la solution
puzzle-right = C’est ça !
puzzle-shown = C’était la solution.
puzzle-proof = Pourquoi c’est juste
puzzle-worths = Calcul exact : le meilleur coup vaut { $best } sur 100, le suivant { $next }.
puzzle-streak = { $count ->
    [one] Un jour de suite.
   *[other] { $count } jours de suite.
}
puzzle-share = Copier le résultat
puzzle-shared = Le résultat, sans la solution
puzzle-share-day = Problème du { $date }
puzzle-next = Problème suivant
