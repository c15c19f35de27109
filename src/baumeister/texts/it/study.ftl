### Immagini, studi, motori e altri posti per programmi

help-draw =
    Disegnare una posizione di una partita registrata come immagine SVG.

    Esempio: baumeister draw match.txt --at 12 > immagine.svg
help-draw-file = Una registrazione, come testo o JSON.
help-draw-at = La posizione dopo questo numero di eventi; altrimenti l’ultima.
help-draw-dark = Sfondo scuro.
help-draw-coordinates = Mostrare le coordinate della notazione breve, oppure ometterle.
help-draw-width = Larghezza dell’immagine in pixel; altrimenti quella che serve ai pezzi.
help-jobs = Quanti processi; -1 per uno per core.
help-cluster = Giocare su un cluster Dask, con l’indirizzo del suo scheduler: tcp://HOST:8786.
help-resume = Continuare lo studio interrotto: ciò che contiene il file .part di --save non viene rigiocato.
help-report = Scrivere in questo file una pagina con tabelle e grafici.
help-simulate-save = Scrivere ogni partita in questo file: .json, .csv o .parquet; fino alla fine dello studio restano accanto in un file .part.
help-ladder-save = Scrivere ogni partita in questo file: .json, .csv o .parquet; fino alla fine dello studio restano accanto in un file .part.
help-tournament-save = Scrivere ogni partita in questo file: .json, .csv o .parquet; fino alla fine dello studio restano accanto in un file .part.
help-ladder-matches = Quante partite gioca ogni gruppo di giocatori, in ogni ordine di posti con le stesse estrazioni; arrotondato per eccesso a giri interi.
help-tournament-matches = Quante partite gioca ogni gruppo di giocatori, in ogni ordine di posti con le stesse estrazioni; arrotondato per eccesso a giri interi.
help-tournament-swiss = Giocare questo numero di turni fra giocatori più o meno alla pari, invece di tutti contro tutti.

tournament-pairs = Quante volte il giocatore a sinistra ha preceduto quello in alto
tournament-length = Una partita è durata in media { $mean } mosse (deviazione standard { $deviation }, da { $least } a { $most }).
tournament-luck = Il { $share } % delle differenze tra i risultati viene da estrazioni e caso, il resto da giocatori e posti.
tournament-seat-share = Il posto { $number } ha vinto { $share } (intervallo al 95 %: { $interval }).
study-kept = { $count ->
    [one] Una partita è conservata
   *[other] { $count } partite sono conservate
}; lo stesso comando con --resume continua.
simulate-in-kernel = Solo giocatori a caso: le partite si giocano qui stesso in un kernel, che è più veloce; il cluster { $address } non serve.
report-what = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
}, seme «{ $seed }».
report-variant = Variante: { $options }; versione delle regole { $version }.
report-strength = Forza
report-seats = Quanto valgono i posti
report-scores = Punti
report-length = Mosse per partita
report-branching = Mosse permesse per decisione
report-heat = Dove finiscono le pietre, per partita

error-unfinished-study = { $path } contiene uno studio non finito; continua con --resume, oppure elimina il file per ricominciare.
error-not-a-journal = { $path } non è il registro di uno studio e non si può riprendere; eliminalo per ricominciare.
error-other-study = { $path } appartiene a un altro studio: per continuare, gioco, opzioni, giocatori, partite e seme devono essere gli stessi.
error-unknown-ending = In { $path } non si può scrivere nulla: il nome deve finire in { $accepts }.
error-resume-what = --resume riprende lo studio di un file; indica quel file con --save.
error-player-twice = «{ $player }» è nominato due volte; nomina ogni giocatore una volta sola.
error-no-swiss = Un torneo svizzero richiede una gara e almeno tanti giocatori quanti i { $seats } posti.
error-worker-lost = Un processo che giocava è stato terminato dall’esterno, forse per mancanza di memoria; meno --jobs ne richiedono meno, e con --save e --resume non si perde nulla.
error-no-cluster = Nessuno scheduler Dask risponde a { $address }; «dask scheduler» ne avvia uno e ne mostra l’indirizzo.
error-cluster-without-workers = Lo scheduler Dask a { $address } non ha worker; «dask worker { $address }» ne avvia uno.

help-engine =
    Parlare il protocollo dei motori come uno dei bot, tramite ingresso e uscita standard.

    Esempio: baumeister engine --bot master
help-engine-bot = Quale bot risponde.
help-serve-engine = Un programma che può prendere posto ai tavoli, per esempio mio="python my_engine.py"; si può dare più volte.
error-engine-silent = Il motore «{ $engine }» non ha risposto entro { $what } s; d’ora in poi il suo posto gioca a caso.
error-engine-died = Il motore «{ $engine }» si è chiuso ({ $what }); d’ora in poi il suo posto gioca a caso.
error-engine-babbles = Il motore «{ $engine }» ha detto «{ $what }», che non è una risposta del protocollo; d’ora in poi il suo posto gioca a caso.
error-engine-illegal = Il motore «{ $engine }» ha giocato «{ $what }», che qui non è permesso; d’ora in poi il suo posto gioca a caso.
error-bad-engine = «{ $engine }» non indica un motore che si possa avviare: scrivi engine:COMANDO, o engine@2s:COMANDO per due secondi a mossa, con un programma che si trova qui.
error-bad-engine-name = «{ $engine }» non dà un nome a un motore: scrivi NOME=COMANDO, il nome in minuscole e diverso da quelli dei bot.
error-engine-message = Questo non è un messaggio del protocollo dei motori; sono attesi hello, new_match, choose e quit come righe JSON, new_match prima di choose.

help-mcp =
    Offrire i giochi ai modelli linguistici come strumenti del Model Context Protocol.

    Esempio: baumeister mcp --http 8765
help-mcp-http = Servire via HTTP su questa porta di questo computer invece che tramite ingresso e uscita standard.
mcp-where = I modelli linguistici trovano i giochi su { $url }; Ctrl-C ferma il server.
error-unknown-match = Qui non c’è nessuna partita «{ $match }»; new_match ne comincia una.
error-too-many-matches = Sono già in corso { $most } partite; prima finiscine una.
error-no-such-page = Non c’è la pagina { $page }; ce ne sono da 1 a { $pages }.
