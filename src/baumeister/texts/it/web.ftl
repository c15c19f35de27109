### La pagina nel browser

close = Chiudi
ok = OK
yes = Sì
no = No
me = Io
loading = Un momento…
unreachable = Il server non è raggiungibile. È ancora in funzione?
to-lobby = Alla lobby

## settings

settings = Impostazioni
settings-language = Lingua
settings-theme = Luce
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-flat = Vista piana invece del 3D
settings-reflections = Riflessi (lenti senza scheda grafica)
settings-motion = Animazioni
settings-sound = Suono
settings-guide = Spiega durante il gioco

## lobby

lobby-welcome = Che cosa costruiamo oggi?
lobby-continue = Continua
lobby-forget = Togli dall’elenco
lobby-open = Tavoli aperti
lobby-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
lobby-replay = Rivedi una partita registrata
phase-over = finita
rules-of = Regole di { $game }
rules-reading = la nostra lettura

## a new room

setup-options = Opzioni
setup-seats = Chi gioca
setup-random-start = Sorteggia chi comincia
setup-own-file = O un file di scenario tuo
setup-own-chosen = Il tuo file
setup-clock = Orologio
clock-none = Senza orologio
clock-move = { $minutes ->
    [one] Un minuto a mossa
   *[other] { $minutes } minuti a mossa
}
clock-total = { $minutes ->
    [one] Un minuto a testa
   *[other] { $minutes } minuti a testa
}
setup-go = Gioca
quick-bots = Contro i bot
quick-here = Insieme qui
quick-link = Invita con un link
quick-watch = Guarda i bot
seat-here = Persona a questo dispositivo
seat-link = Persona tramite link
seat-open = Chiunque, dalla lobby
seat-reserved = Per chi ha il link
seat-bot = Bot, { $level }
seat-name-of = Nome al posto { $number }
bot-random = Bambino
bot-greedy = Apprendista
bot-mcts = Maestro
bot-solver = Capomastro
bot-perfect = Perfetto

## before the match

your-name = Il tuo nome
invite-title = Invita
invite-how = Chi apre questo link può sedersi o guardare.
invite-local = Questo indirizzo funziona solo su questo computer. Per altri dispositivi avvia «baumeister serve --host 0.0.0.0» e apri la pagina con il nome o il numero di questo computer nella rete.
invite-qr = Codice QR del link
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
waiting-title = Un tavolo per { $game }
waiting-you = sei tu
waiting-leave = Alzati
waiting-sit = Siediti qui
waiting-bot = Dai a un bot
waiting-free = Libera il posto
waiting-start = Comincia
waiting-for-seats = In attesa che tutti siedano
waiting-for-host = Chi ha invitato comincia quando tutti sono seduti.
room-refused = A questo tavolo non si entra
room-closed = Questo tavolo è stato abbandonato

## the table

turn-mine = Tocca a te
turn-hot-seat = { $name }, tocca a te
turn-other = { $name } sta pensando
turn-over = La partita è finita
turn-offline = Connessione persa; sto tornando…
sending = La tua mossa è in viaggio
view-2d = Mostra la vista piana
view-3d = Mostra il tavolo in 3D
twin = Il tavolo in parole e caselle
tray = Che cosa puoi fare ora
hint = Chiedi un suggerimento
table-hint-thinking = Un maestro sta pensando…
hint-is = Un maestro giocherebbe così: { $move }.
hint-play = Gioca così
undo = Ritira la mossa
undo-asked = { $name } vorrebbe ritirare una mossa.
points-at = { $name } indica { $place }.
guide-off = Basta
table-host = Ospite
side = Giocatori, registro e chat
side-toggle = Mostra o nascondi giocatori, registro e chat
players = Giocatori
player-away = assente
spectators = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
seat-reclaim = Riprendo io
seat-lend = Fai giocare un bot
clock = Tempo rimasto
log = Andamento
chat = Chat
chat-write = Scrivi qualcosa
chat-send = Invia
resign = Abbandona
resign-ask = { $name }, vuoi davvero abbandonare?
resign-final = Non si può tornare indietro.
resign-not = Continua a giocare
record-download = Salva la partita
share-position = Copia il link a questa posizione

## the end

end-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono
}
end-together = Vincete tutti
end-made = Ce l’hai fatta!
end-lost = Questa volta non è andata
end-reason = Perché: { $reason }.
result = Risultato
standings-rank = Posto
standings-player = Giocatore
standings-game = Partita { $number }
standings-score = Punti
rematch = Ancora una volta
rematch-join = Alla prossima partita
replay = Rivedi la partita

## looking at a record

replay-title = Una partita registrata
replay-file = Una registrazione come file
replay-paste = O incolla il testo
replay-open = Apri
replay-step = Passo { $at } di { $last }
replay-timeline = Linea del tempo
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine

## what happened at the table

event-SeatTaken = si siede.
event-SeatLeft = si alza.
event-SeatLent = ora lo gioca un bot.
event-SeatReclaimed = riprende a giocare.
event-MatchStarted = La partita comincia.
event-TakeBackAsked = vorrebbe ritirare una mossa.
event-TakeBackAnswered = { $agrees ->
    [yes] è d’accordo.
   *[other] non è d’accordo.
}
event-MovesTakenBack = Una mossa è stata ritirata.
event-Resigned = abbandona.
event-FlagFell = ha esaurito il tempo.
event-MatchEnded = La partita è finita.
event-RoomClosed = Il tavolo è stato abbandonato.

## moves and draws in words

move-tulum-Roll = I dadi mostrano { $rows }.
move-tulum-Roll-rows = { $count } × { $value ->
     [0] verde
     [1] blu
     [2] rosso
     [3] giallo
     [4] arancione
    *[5] viola
}
move-tulum-PlaceBlock = posa un blocco nella fila { $row ->
     [0] 1 (verde)
     [1] 2 (blu)
     [2] 3 (rosso)
     [3] 4 (giallo)
     [4] 5 (arancione)
    *[5] 6 (viola)
}, posto { $place ->
     [0] 1
     [1] 2
     [2] 3
     [3] 4
     [4] 5
    *[5] 6
}
move-tulum-RollOn = continua a tirare
move-tulum-Stop = si ferma e tiene i blocchi
move-pyramido-DrawStone = Dal sacchetto: { $colour ->
    [0] rosso
    [1] giallo
    [2] verde
    [3] blu
   *[4] bianco
}.
move-pyramido-BuildStone = posa una pietra { $colour ->
    [0] rossa
    [1] gialla
    [2] verde
    [3] blu
   *[4] bianca
}, livello { $level }, colonna { $x }, riga { $y }
move-pyramido-BuildFromQuarry = posa una pietra { $colour ->
    [0] rossa
    [1] gialla
    [2] verde
    [3] blu
   *[4] bianca
} dalla cava, livello { $level }, colonna { $x }, riga { $y }
move-pyramido-BuildFromStore = posa una pietra { $colour ->
    [0] rossa
    [1] gialla
    [2] verde
    [3] blu
   *[4] bianca
} dalla riserva, livello { $level }, colonna { $x }, riga { $y }
move-pyramido-StoreStone = mette nella riserva una pietra { $colour ->
    [0] rossa
    [1] gialla
    [2] verde
    [3] blu
   *[4] bianca
}
move-pyramido-ExchangeStones = scambia { $num_colours ->
    [one] una pietra
   *[other] { $num_colours } pietre
}
move-pyramido-EndTurn = finisce il turno
move-pyramido-Pass = passa
move-rumis-PlaceStone = posa la pietra { $stone } { $colour ->
    [0] rossa
    [1] blu
    [2] verde
   *[3] gialla
} da { $place }
move-talo-Roll = Il dado mostra { $number }.
move-talo-TakeSticks = prende { $num_lengths ->
    [one] il bastoncino
   *[other] i bastoncini
} { $lengths }
move-talo-PlaceStick = posa il bastoncino { $length } in { $x }, { $y }, livello { $z }, { $axis ->
    [x] lungo la riga
    [y] lungo la colonna
   *[z] in piedi
}
move-talo-HoldStick = tiene il bastoncino { $length } in { $x }, { $y }, livello { $z }, { $axis ->
    [x] lungo la riga
    [y] lungo la colonna
   *[z] in piedi
}
move-talo-TakeBack = riprende il bastoncino tenuto
move-talo-Walk = va in { $x }, { $y } al livello { $level }
move-talo-Restart = riparte da { $x }, { $y }
move-talo-EndTurn = finisce il turno

## the guide of a first match

guide-tulum-PlaceBlock = Ogni dado permette un blocco nella fila del suo colore; sopra la prima servono entrambi i blocchi sotto.
guide-tulum-RollOn = Tira i dadi rimasti o fermati: se nulla va bene, perdi tutti i blocchi col punto di questo turno.
guide-pyramido-BuildStone = Costruisci le tue pietre: sotto fianco a fianco, più su in mezzo a quattro, nel colore più frequente.
guide-pyramido-ExchangeStones = Se nulla ti conviene, scambia fino a tre pietre; così finisci il turno.
guide-pyramido-BuildFromQuarry = Prendi una pietra dalla cava e costruiscila, mettine una nella riserva, costruisci dalla riserva, o passa.
guide-rumis-PlaceStone = Scegli una pietra, girala, posala: deve toccare il tuo colore, non lasciare buchi e restare sotto il limite. Conta ciò che si vede dall’alto. Girala con i pulsanti o X, Y, Z, con Maiusc o Alt e la rotella, o con due dita; un dito che scorre sulla pietra la ribalta.
guide-talo-TakeSticks = Prendi un bastoncino della lunghezza tirata, o due che insieme la fanno.
guide-talo-PlaceStick = Posa il bastoncino lungo una linea o in piedi; la costruzione deve restare in equilibrio.
guide-talo-Walk = La tua figura sale di un livello a passo. Vince chi arriva per primo al livello 10.
