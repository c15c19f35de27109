### Solving cubes, and warming up

help-solve =
    Riempire un cubo solitario di Rumis, o contare i modi di riempirlo; oppure completare una piramide di Pyramido con il sacchetto vuoto; oppure risolvere Tulum e dire quanto vale una posizione per ogni posto. Le opzioni sono quelle del gioco: --edge, --colours, --contact, --alternate.

    Esempio: baumeister solve rumis --edge 4 --colours 2 --contact
    Esempio: baumeister solve tulum --seats 3
    Esempio: baumeister solve pyramido --record match.txt
help-solve-seats = Quanti posti.
help-solve-count = Contare invece tutti i modi.
help-solve-record = Completare il cubo o la piramide che questa registrazione ha lasciato incompiuti.
help-solve-timeout = Rinunciare dopo questo numero di secondi.
help-warmup =
    Compilare tutto una volta, così che poi nessuno debba aspettare.

    Esempio: baumeister warmup
solve-searching = Ricerca
solve-counting = Conteggio
solve-solving = Risoluzione
solve-worth = Il posto { $number } vince nel { $share } dei casi se tutti giocano alla perfezione.
solve-worth-alone = Il gioco perfetto rende in media { $worth }; si conta 1 / (1 + turni / 10).
solve-exact = Risolto esattamente, in { $seconds } s.
solve-nearly = Non risolto esattamente: calcolato come una corsa in cui ogni posto gioca come se fosse solo ({ $seconds } s).
solve-count = { $count } modi; { $rotations } se quelli uguali per rotazione contano una volta sola. Contati in { $seconds } s.
solve-count-part = Almeno { $count } modi: i { $seconds } s sono finiti prima di contarli tutti.
solve-none = Dimostrato: questo cubo non si può completare.
solve-no-pyramid = Dimostrato: questa piramide non si può più completare.
solve-gave-up = Rinuncia dopo { $seconds } s e { $attempts ->
    [one] un tentativo
   *[other] { $attempts } tentativi
}: né una soluzione, né la prova che non ce n’è.
warmup-progress = Compilazione
warmup-done = Tutto è compilato.
error-compiler-lost = Un processo che compilava è stato interrotto dall’esterno, forse per mancanza di memoria; ciò che è compilato resta, e «baumeister warmup» continua.
error-nothing-known = Di questa posizione di { $game } non si sa nulla di certo; con --record si può chiedere di un’altra.
error-no-cube-to-solve = Si risolvono solo i cubi di Rumis: --mode cube.
error-bag-not-empty = Pyramido si risolve quando il sacchetto è vuoto, insieme o da soli: indica una registrazione così con --record.
error-record-of-other-game = { $path } è la registrazione di un altro gioco, non di { $game }.
