### La riga di comando

help =
    Giocare, padroneggiare e studiare quattro giochi di costruzione da tavolo.

    Una realizzazione non ufficiale di appassionati; i nomi dei giochi appartengono ai rispettivi proprietari. I testi sono in tedesco, francese, inglese e italiano: --lang de, fr, en o it, altrimenti la lingua del sistema.
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-usage = Uso:
help-subcommand = COMANDO [ARGOMENTI]...
help-default = [predefinito: { "{}" }]
help-required = [obbligatorio]
help-help = Mostrare questo aiuto.
help-games =
    Elencare i giochi, o un gioco con le sue opzioni.

    Esempio: baumeister games tulum
help-rules =
    Mostrare le regole di un gioco, o una di esse.

    Esempio: baumeister rules tulum TUL-07
help-terminal =
    Giocare una partita nel terminale.

    Esempio: baumeister terminal tulum --seats human,mcts --decline
help-watch =
    Guardare giocare i bot.

    Esempio: baumeister watch tulum --seats greedy,random --seed 7
help-simulate =
    Far giocare molte partite ai bot e contare i risultati.

    Esempio: baumeister simulate tulum --matches 1000 --seats greedy,random
help-replay =
    Rivedere una partita registrata, o cambiare forma alla registrazione.

    Esempio: baumeister replay match.txt --event 12
help-bench =
    Misurare la velocità dei giochi su questa macchina.

    Esempio: baumeister bench tulum --seconds 0.5
help-game = Il nome di un gioco; le sue opzioni le elenca «baumeister games GIOCO».
help-rule = L’identificativo di una regola.
help-seats = Chi siede dove: nomi come human,mcts (bot: random, greedy, mcts, mcts:500, mcts:0.5s), o un numero di posti.
help-seed = Fissa tutte le estrazioni e tutti i bot.
help-save = Scrivere la registrazione in questo file: JSON se finisce in .json, altrimenti testo.
help-watch-delay = Secondi fra due eventi.
help-simulate-matches = Quante partite.
help-simulate-as_json = Mostrare JSON invece di una tabella.
help-replay-file = Una registrazione, come testo o JSON.
help-replay-event = Andare allo stato dopo questo numero di eventi.
help-replay-to = Mostrare la registrazione in questa forma.
help-bench-seconds = Secondi per ogni misura.

event-draw = Tavolo: { $draw }
event-move = Posto { $number } ({ $player }): { $move }
match-ended = La partita è finita: { $reason }.
match-winners = { $count ->
    [one] Ha vinto { $names }.
   *[other] Hanno vinto { $names }.
}
match-lost = Questa volta no.
match-scores = Punti: { $scores }
record-saved = La registrazione è in { $path }.
record-older = Giocata con la versione { $played } delle regole; oggi vale la { $today }.
record-stops = Le regole di oggi seguono questa partita solo fino all’evento { $number }. Il resto, così come è stato registrato:
interrupted = Interrotto.

terminal-welcome = Scrivi una mossa, o ? per l’aiuto.
terminal-prompt = Posto { $number }, tocca a te:
terminal-goodbye = Arrivederci.
terminal-hint = Un bot forte giocherebbe { $move }.
terminal-help =
    ?             questo aiuto e tutte le mosse permesse
    moves         tutte le mosse permesse
    rules [ID]    le regole, o una di esse
    hint          che cosa giocherebbe un bot forte
    undo          tornare alla tua ultima decisione
    save FILE     scrivere la registrazione fin qui
    quit          lasciare la partita

simulate-progress = Partite in corso
simulate-seat = Posto
simulate-player = Giocatore
simulate-wins = Vinte
simulate-interval = Intervallo al 95 %
simulate-utility = Utilità
simulate-length = Una partita è durata in media { $moves } mosse e { $draws } estrazioni.
simulate-fact = { $fact }: { $mean } in media
simulate-reason = Fine per «{ $reason }»: { $count } ({ $share })
simulate-speed = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
} in { $seconds } s, { $speed } eventi al secondo.
fact-turns = Turni

bench-progress = Misura in corso
bench-game = Gioco
bench-kernel = Partite a caso, kernel: eventi/s
bench-python = Partite a caso, Python: eventi/s
bench-search = Ricerca ad albero: iterazioni/s

error-unexpected-word = «{ $word }» qui non è previsto; le opzioni cominciano con --.
error-option-without-value = L’opzione { $option } richiede un valore.
error-not-positive = { $option } non accetta { $value }; vuole un numero intero da 1 in su.
error-no-such-event = L’evento { $number } non esiste; la registrazione ha gli eventi da 0 a { $last }.
error-no-such-option = L’opzione { $option } non esiste; il comando con --help le elenca tutte.
error-missing-argument = Manca l’argomento { $name }; il comando con --help mostra un esempio.
error-missing-option = Manca l’opzione { $option }; il comando con --help mostra un esempio.
error-bad-argument = Il valore di { $name } non è accettato. Qui ci va: { $about }
error-value-missing = Dopo l’opzione { $option } manca un valore.
error-extra-argument = Ci sono più parole di quante il comando ne prenda; con --help mostra un esempio.
error-no-such-command = Questo comando non esiste; ci sono: { $accepts }.
error-bad-usage = Non si capisce: { $problem }
error-system-refuses = Questo computer si rifiuta: { $problem }.
option-own-file = Un file tuo: { $flag } PERCORSO.
