# L’allenatore: una partita rivista, e quanto valgono le mosse

help-review =
    Rivedere una partita registrata: quanto valeva ogni decisione e che cosa è stata fortuna.

    Esatto dove una tabella lo sa (Tulum fino a tre posti, il finale di Rumis), altrimenti stimato da una ricerca.
help-review-file = Una registrazione, in testo o JSON.
help-review-simulations = Quante simulazioni per decisione, dove nessuna tabella lo sa.
help-review-as_json = Mostrare tutto in JSON.
help-terminal-coach = Mostrare le probabilità di tutti e quanto valgono le mosse migliori.

review-looking = La partita viene rivista
review-number = N.
review-player = Giocatore
review-move = Mossa
review-mark = Giudizio
review-loss = Perdita
review-better = Meglio
review-account = { $name }: { $start } % all’inizio, fortuna { $luck }, errori propri −{ $lost } ({ $average } per decisione), errori degli altri { $given }, { $result } % alla fine.
review-account-drift = { $name }: { $start } % all’inizio, fortuna { $luck }, errori propri −{ $lost } ({ $average } per decisione), errori degli altri { $given }, visto troppo tardi dalla ricerca { $drift }, { $result } % alla fine.
review-exact = Tutto è esatto: inizio, fortuna ed errori danno insieme il risultato.
review-estimated = Dove nessuna tabella lo sa, ha stimato una ricerca: le piccole differenze non dicono nulla.

mark-best = mossa migliore
mark-good = buona
mark-doubtful = dubbia
mark-mistake = errore
mark-blunder = errore grave

coach-chances = Probabilità: { $chances }
coach-move = { $move }: { $worth } %
coach-move-about = { $move }: { $worth } % ± { $error }
