# L’entraîneur : une partie revue, et ce que valent les coups

help-review =
    Revoir une partie enregistrée : ce que valait chaque décision, et ce qui était de la chance.

    Exact là où une table le sait (Tulum jusqu’à trois places, la fin de Rumis), sinon estimé par une recherche.
help-review-file = Un enregistrement, en texte ou en JSON.
help-review-simulations = Combien de simulations par décision, là où aucune table ne sait.
help-review-as_json = Tout afficher en JSON.
help-terminal-coach = Montrer les chances de chacun et ce que valent les meilleurs coups.

review-looking = La partie est revue
review-number = Nº
review-player = Joueur
review-move = Coup
review-mark = Jugement
review-loss = Perte
review-better = Mieux
review-account = { $name } : { $start } % au début, chance { $luck }, erreurs −{ $lost } ({ $average } par décision), erreurs des autres { $given }, { $result } % à la fin.
review-account-drift = { $name } : { $start } % au début, chance { $luck }, erreurs −{ $lost } ({ $average } par décision), erreurs des autres { $given }, vu trop tard par la recherche { $drift }, { $result } % à la fin.
review-exact = Tout est exact : le début, la chance et les erreurs donnent ensemble le résultat.
review-estimated = Là où aucune table ne sait, une recherche a estimé : les petites différences ne veulent rien dire.

mark-best = meilleur coup
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-blunder = grosse erreur

coach-chances = Chances : { $chances }
coach-move = { $move } : { $worth } %
coach-move-about = { $move } : { $worth } % ± { $error }
