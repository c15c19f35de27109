### Livelli, scale e tornei

help-levels =
    Mostra i livelli di un gioco: avversari dal principiante al capomastro.

    Esempio: baumeister levels rumis
help-ladder =
    Fa giocare i livelli di un gioco contro i vicini e calcola quanto sono forti.

    Esempio: baumeister ladder rumis --scenario chullpa --seats 2 --draws 5 --results ladder.jsonl
help-tournament =
    Fa giocare i bot gli uni contro gli altri, ognuno contro ognuno, e calcola quanto sono forti.

    Esempio: baumeister tournament tulum --players random,greedy,perfect --draws 50
help-ladder-seats = Quanti posti.
help-ladder-draws = Quante volte ogni gruppo gioca con nuova fortuna, ogni volta in tutti gli ordini.
help-ladder-jobs = Quanti processi.
help-ladder-results = Tenere ogni partita in questo file (righe JSON); con esso una scala interrotta prosegue.
help-tournament-seats = Quanti posti.
help-tournament-players = Nomi di bot e livelli.
help-tournament-draws = Quante volte ogni gruppo gioca con nuova fortuna, ogni volta in tutti gli ordini.
help-tournament-jobs = Quanti processi.
help-tournament-results = Tenere ogni partita in questo file (righe JSON); con esso un torneo interrotto prosegue.

levels-name = Nome
levels-title = Si chiama
levels-bot = Gioca come
levels-hurry = Di fretta
tournament-progress = In gioco
tournament-player = Giocatore
tournament-elo = Elo (95 %)
tournament-step = Sopra il precedente
tournament-matches = Partite
tournament-completed = Completate
tournament-seat = Il posto { $number } vale { $bonus } Elo.
