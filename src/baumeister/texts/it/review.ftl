# Una partita finita guardata di nuovo, sulla pagina

review-open = Analizza la partita
review-graph = Le probabilità di tutti nel corso della partita
review-progress = { $done } passi analizzati su { $all }
review-failed = L’analisi si è interrotta: il programma che la calcola è fallito due volte.
review-nothing = Non è stata giocata nessuna mossa: non c’è niente da analizzare.
review-again = Riprova
review-together = Insieme
review-luck = Fortuna: { $chances }.
review-change = { $name } { $before } → { $after }
review-verdict-best = { $name }: mossa migliore, { $after }.
review-verdict = { $name }: { $mark }. Da { $before } a { $after }.
review-verdict-about = { $name }: { $mark }. Da { $before } a { $after } (± { $error }).
review-instead = Meglio: { $name } { $move } ({ $worth })
review-show-better = Mostra la mossa migliore
review-show-played = Mostra la mossa giocata
review-what-if = E se…?

review-summary = Fortuna e bravura
review-start = All’inizio
review-luck-sum = Fortuna
review-lost = Errori propri
review-given = Errori degli altri
review-drift = Visto troppo tardi
review-result = Alla fine
review-average = Perso per decisione
review-like = Gioca come
review-about = Una ricerca ha stimato queste cifre. { $luck ->
    [no] Gli errori
   *[yes] Fortuna ed errori
} possono scostarsi ciascuno di circa { $error } punti; «visto troppo tardi» è ciò che la ricerca ha notato solo dopo.
