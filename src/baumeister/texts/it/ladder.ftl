### Livelli, scale e tornei

help-levels =
    Mostrare i livelli di un gioco: avversari dal principiante al capomastro.

    Esempio: baumeister levels rumis
help-ladder =
    Far giocare i livelli di un gioco contro i vicini e calcolare quanto sono forti.

    Esempio: baumeister ladder rumis --scenario chullpa --seats 2 --matches 10 --save ladder.json
help-tournament =
    Far giocare i bot gli uni contro gli altri, tutti contro tutti, e calcolare quanto sono forti.

    Esempio: baumeister tournament tulum --players random,greedy,perfect --matches 100 --report tulum.html
help-levels-seats = Mostrare la variante con questo numero di posti.
help-ladder-slow = Quante partite giocano i gruppi con uno dei due livelli più forti, che pensano più a lungo (se non indicato, quante gli altri).
help-ladder-keep = Tenere il risultato nel pacchetto, dove levels e la pagina lo mostrano.
help-ladder-seats = Quanti posti.
help-tournament-seats = Quanti posti.
help-tournament-players = Nomi di bot e livelli.

levels-name = Nome
levels-title = Si chiama
levels-bot = Gioca come
levels-hurry = Di fretta
levels-measured = Misurato in { $matches } partite, { $date }.
levels-unmeasured = Questa variante non è ancora stata misurata; --seats e le opzioni del gioco ne scelgono un’altra.
tournament-progress = Partite in corso
tournament-player = Giocatore
tournament-elo = Elo (95 %)
tournament-zero = L’Elo si conta a partire da { $player }, a 0.
tournament-step = Sopra il precedente
tournament-matches = Partite
tournament-completed = Completate
tournament-seat = Il posto { $number } vale { $bonus } Elo.
