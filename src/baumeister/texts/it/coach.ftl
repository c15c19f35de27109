# L’allenatore: una partita rivista, e quanto valgono le mosse

help-review =
    Rivedere una partita registrata: quanto valeva ogni decisione e che cosa è stata fortuna.

    Esatto dove una tabella ha la risposta (Tulum fino a tre posti, il finale di Rumis), altrimenti stimato da una ricerca.
help-review-file = Una registrazione, come testo o JSON.
help-review-simulations = Quante simulazioni per ogni decisione che non sta in nessuna tabella; ogni gioco ha il suo numero abituale.
help-review-as_json = Mostrare tutto in JSON.

review-looking = Analisi della partita
review-number = N.
review-player = Giocatore
review-move = Mossa
review-mark = Giudizio
review-loss = Perdita
review-better = Meglio
review-account = { $name }: { $start } all’inizio, fortuna { $luck }, errori propri { $lost } ({ $average } per decisione), errori degli altri { $given }, { $result } alla fine.
review-account-drift = { $name }: { $start } all’inizio, fortuna { $luck }, errori propri { $lost } ({ $average } per decisione), errori degli altri { $given }, visto troppo tardi dalla ricerca { $drift }, { $result } alla fine.
review-account-like = { $name } gioca come: { $levels }.
review-exact = Tutte le cifre sono esatte: inizio, fortuna ed errori danno insieme il risultato.
review-estimated = Ciò che non sta in nessuna tabella l’ha stimato una ricerca: le piccole differenze non dicono nulla.

mark-best = mossa migliore
mark-good = buona
mark-doubtful = dubbia
mark-mistake = errore
mark-blunder = errore grave

coach-chances = Probabilità: { $chances }
coach-move = { $move }: { $worth }
coach-move-about = { $move }: { $worth } ± { $error }

help-puzzles =
    Risolvere problemi, ognuno dimostrato da un risolutore: «play» dà quello del giorno, «list» mostra i tipi e, con --kind, i loro nomi, «make» ne cerca di nuovi nelle partite dei bot, «check» li dimostra tutti di nuovo.
help-puzzles-action = play, list, make o check.
help-puzzles-game = Solo i problemi di questo gioco.
help-puzzles-kind = Solo i problemi di questo tipo.
help-puzzles-name = Questo problema invece di quello del giorno.
help-puzzles-count = Quanti cercarne.
help-puzzles-seed = Lo stesso seme trova gli stessi problemi.
help-puzzles-save = Scrivere i problemi trovati in questo file (.jsonl.gz).

puzzle-title = Problema { $name }, grado { $grade } di { $grades }
puzzle-prompt = La tua mossa (solo Invio: mostra la soluzione):
puzzle-answer = La soluzione: { $moves }
puzzle-solved = Esatto! La dimostrazione: { $line }
puzzle-wrong = Non è questa. Prova ancora.
puzzle-tulum-push = Rilanciare o fermarsi? Una delle due scelte è nettamente migliore.
puzzle-tulum-place = Dove posi un blocco? Una scelta è nettamente la migliore.
puzzle-rumis-win = Tocca a te: vinci questa partita, qualunque cosa risponda l’altro.
puzzle-rumis-cube = Posa la prossima pietra in modo che il cubo si possa ancora riempire.
puzzle-rumis-fit = Una sola pietra può ancora essere posata, e in un solo punto. Trovala.
puzzle-pyramido-complete = Il sacchetto è vuoto, ma queste pietre bastano per completare la piramide. Quale posi per prima, e dove?
puzzle-talo-climb = La tua pedina può arrivare al livello 10 in questo turno. Dove va il prossimo bastoncino?
puzzle-talo-balance = Il bastoncino che tieni non sta in piedi da solo. Dove va l’altro perché nulla crolli?
puzzles-game = Gioco
puzzles-kind = Problema
puzzles-making = Ricerca di problemi
puzzles-saved = { $count ->
    [one] Un problema è
   *[other] { $count } problemi sono
} in { $path }.
puzzles-checking = Verifica di tutti i problemi
puzzles-checked = { $count } problemi controllati, { $wrong } sbagliati.
error-no-such-puzzle = Non c’è un problema { $name }; «baumeister puzzles list» mostra i tipi e, con --kind, i loro nomi.
error-no-puzzles = Non ci sono ancora problemi di { $game }.
error-no-such-kind = Il tipo «{ $kind }» non esiste; ci sono: { $accepts }.

## i problemi sulla pagina

puzzle-of-day = Problema del giorno
puzzle-one = Problema
puzzle-all = Tutti i problemi
puzzle-none = Questo problema non esiste.
puzzle-grade = Grado { $grade } di 5
puzzle-count = { $count } di { $all } risolti
puzzle-open = Problema { $number }
puzzle-done = Problema { $number }, risolto
puzzle-not-legal = Qui le regole non lo permettono.
puzzle-loses = C’è di meglio: così vinci nel { $worth } % dei casi, con la mossa migliore nel { $best } %.
puzzle-loses-alone = C’è di meglio: così puoi aspettarti { $worth } punti, con la mossa migliore { $best }. (Da soli, cinque turni valgono 67 punti, dieci ne valgono 50.)
puzzle-missed-win = Dopo questa mossa la vittoria non è più sicura: c’è una risposta.
puzzle-missed-cube = Dopo questa mossa il cubo non si può più riempire.
puzzle-missed-complete = Dopo questa mossa la piramide non si può più completare.
puzzle-missed-climb = Dopo questa mossa la tua pedina non può più arrivare al livello 10 in questo turno.
puzzle-missed-balance = Così il bastoncino che tieni non resta su.
puzzle-show = Mostra la soluzione
puzzle-right = Esatto!
puzzle-shown = Questa era la soluzione.
puzzle-proof = Perché è giusto
puzzle-worths = Calcolo esatto: la mossa migliore vale { $best } su 100, la seconda { $next }.
puzzle-streak = { $count ->
    [one] Un giorno di fila.
   *[other] { $count } giorni di fila.
}
puzzle-share = Copia il risultato
puzzle-shared = Il risultato, senza la soluzione
puzzle-share-day = Problema del { $date }
puzzle-next = Prossimo problema
