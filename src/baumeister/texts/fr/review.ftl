# Une partie terminée qu’on regarde à nouveau, sur la page

review-open = Analyser la partie
review-graph = Les chances de chacun au fil de la partie
review-progress = { $done } étapes analysées sur { $all }
review-failed = L’analyse s’est arrêtée : le programme qui la calcule a échoué deux fois.
review-nothing = Aucun coup n’a été joué : il n’y a rien à analyser.
review-again = Réessayer
review-together = Ensemble
review-luck = Chance : { $chances }.
review-change = { $name } { $before } → { $after }
review-verdict-best = { $name } : meilleur coup, { $after }.
review-verdict = { $name } : { $mark }. De { $before } à { $after }.
review-verdict-about = { $name } : { $mark }. De { $before } à { $after } (± { $error }).
review-instead = Mieux : { $name } { $move } ({ $worth })
review-show-better = Montrer le meilleur coup
review-show-played = Montrer le coup joué
review-what-if = Et si… ?

review-summary = Chance et habileté
review-start = Au début
review-luck-sum = Chance
review-lost = Ses erreurs
review-given = Erreurs des autres
review-drift = Vu trop tard
review-result = À la fin
review-average = Perte par décision
review-like = Joue comme
review-about = Une recherche a estimé ces chiffres. { $luck ->
    [no] Les erreurs
   *[yes] La chance et les erreurs
} peuvent s’écarter chacune d’environ { $error } points ; « vu trop tard » est ce que la recherche n’a remarqué qu’après coup.
