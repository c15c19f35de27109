### La pagina nel browser

close = Chiudi
ok = OK
yes = Sì
no = No
you = tu
loading = Un momento…
unreachable = Il server non è raggiungibile. È ancora in funzione?
offline = Sei offline. Le regole, i problemi e le partite già aperte qui sono disponibili; per giocare serve il server.
offline-room = Sei offline. Questo tavolo ha bisogno del server.
to-lobby = Torna alla lobby
name-ask = Come ti chiami?
name-go = Continua

## settings

settings = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-pace = I bot giocano
pace-quick = in fretta
pace-calm = con calma
pace-steps = passo per passo
settings-flat = Vista piana invece del 3D
settings-reflections = Riflessi (lenti senza scheda grafica)
settings-motion = Animazioni
settings-sound = Suono
settings-volume = Volume
settings-guide = Consigli durante il gioco

## lobby

lobby-welcome = Che cosa costruiamo oggi?
lobby-continue = Continua
card-play = Gioca a { $game }
card-rules = Regole
card-learn = Impara
visit-turn = tocca a { $name }
lobby-forget = Togli dall’elenco
lobby-open = Tavoli aperti
lobby-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
lobby-replay = Rivedi una partita registrata
mine-title = Le mie partite
mine-none = Su questo dispositivo non è ancora finita nessuna partita.
mine-won = Vinta
mine-lost = Persa
mine-shared = Vittoria condivisa
mine-open = Finita
mine-game = Gioco
mine-against = Contro
mine-ratings = La tua forza
mine-rating = { $game }: { NUMBER($elo, useGrouping: 0) } ± { $error } Elo
mine-rating-about = Stimata dai tuoi risultati contro bot la cui forza è stata misurata; ogni gioco conta da 1000, il principiante. Più giochi, più è precisa.
mine-wins = Vinte
mine-losses = Perse
mine-people = Persone, o da soli
mine-export = Esporta tutto
mine-delete = Elimina tutto
mine-delete-ask = Eliminare tutte le tue partite?
mine-delete-what = Questo dispositivo dimentica ogni partita e ogni tuo posto, anche nelle partite in corso. Il server conserva le registrazioni finché non elimina le più vecchie.
mine-delete-room = Elimina dal server
mine-delete-room-ask = Eliminare questa partita per tutti?
mine-delete-room-what = Il server elimina la partita, la sua registrazione e la sua chat per tutti quelli che hanno giocato. Non si può annullare.
mine-delete-room-do = Elimina per tutti
mine-keep = Conserva
rules-of = Regole di { $game }
rules-reading = la nostra lettura
rules-all = Tutte le regole

## a new room

setup-options = Opzioni
setup-seats = Chi gioca
setup-random-start = Sorteggia chi comincia
setup-own-file = O un tuo file di scenario
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
quick-here = Su questo dispositivo
quick-link = Invita con un link
quick-watch = Guarda i bot
seat-here = Persona su questo dispositivo
seat-link = Persona con il link
seat-open = Chiunque, dalla lobby
seat-reserved = Riservato a chi ha il link
seat-bot = Bot, { $level }
seat-bot-elo = Bot, { $level } ({ NUMBER($elo, useGrouping: 0) } Elo)
seat-bot-share = Bot, { $level } (completa il { $percent } %)
seat-name-of = Nome al posto { $number }
guest-name = Ospite { $number }
bot-random = Giocatore casuale
bot-greedy = Giocatore avido
bot-mcts = Cercatore
bot-solver = Risolutore
bot-perfect = Giocatore perfetto
bot-race = Corridore
bot-newcomer = Principiante
bot-apprentice = Apprendista
bot-journeyman = Artigiano
bot-foreman = Caposquadra
bot-master = Maestro
bot-grandmaster = Gran maestro
bot-builder = Capomastro

## before the match

your-name = Il tuo nome
invite-title = Invita
invite-how = Chi apre questo link può sedersi o guardare.
invite-local = Questo indirizzo funziona solo su questo computer. Per altri dispositivi avvia «baumeister serve --host 0.0.0.0» e apri la pagina con il nome o l’indirizzo di questo computer nella rete.
invite-qr = Codice QR del link
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
waiting-title = Un tavolo per { $game }
waiting-you = sei tu
waiting-leave = Alzati
waiting-sit = Siediti qui
waiting-open = Ancora libero
waiting-bot = Fai giocare un bot
waiting-free = Libera il posto
waiting-start = Comincia
waiting-for-seats = In attesa che tutti i posti siano occupati
waiting-for-host = Chi ha aperto il tavolo avvia la partita quando tutti i posti sono occupati.
room-refused = Non puoi sederti a questo tavolo
room-closed = Questo tavolo è stato chiuso
room-rules-changed = Nel frattempo le regole sono cambiate; questa partita non può continuare

## the table

turn-mine = Tocca a te
turn-hot-seat = { $name }, tocca a te
turn-other = { $name } sta pensando
turn-over = La partita è finita
turn-offline = Connessione persa, riconnessione in corso…
sending = La tua mossa è in viaggio
view-2d = Mostra la vista piana
view-3d = Mostra il tavolo in 3D
twin = Il tavolo in parole
tray = Che cosa puoi fare ora
hint = Chiedi un suggerimento
table-hint-thinking = Un maestro sta pensando…
hint-is = Un maestro { $move }.
hint-play = Gioca così
undo = Ritira la mossa
undo-asked = { $name } vorrebbe ritirare una mossa.
bell-ask = Vuoi che questo dispositivo ti avvisi quando tocca a te?
points-at = { $name } indica { $place }.
shown-tulum = la fila { $row }, casella { $place }
shown-pyramido = { $place }, livello { $level }
shown-talo = { $x }, { $y }, livello { $level }
playback = Riproduzione
playback-back = Un passo indietro
playback-play = Riproduci
playback-pause = Pausa
playback-next = Passo successivo
playback-slower = Più lento
playback-faster = Più veloce
playback-skip = Vai alla posizione attuale
playback-all = Guarda dall’inizio
guide-off = Nascondi i consigli
table-host = Chi ha invitato
side = Giocatori, andamento e chat
side-toggle = Mostra o nascondi giocatori, andamento e chat
players = Giocatori
player-away = assente
spectators = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
seat-reclaim = Torno a giocare io
seat-lend = Fai giocare un bot
clock = Tempo rimasto
log = Andamento
chat = Chat
chat-unread = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-write = Scrivi qualcosa
chat-send = Invia
resign = Abbandona
resign-ask = { $name }, vuoi davvero abbandonare?
resign-final = Non si può annullare.
resign-not = Continua a giocare
record-download = Salva la partita
share-position = Copia il link a questa posizione
share-match = Copia il link a questa partita

## the end

end-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono
}
end-won-you = Hai vinto
end-won-with-you = Vincete tu e { $names }
end-together = Vincete tutti
end-made = Ce l’hai fatta!
end-lost = Questa volta no
end-reason = Motivo: { $reason }.
result = Risultato
standings-rank = Posizione
standings-player = Giocatore
standings-game = Partita { $number }
standings-score = Punti
rematch = Gioca ancora
rematch-join = Alla prossima partita
replay = Rivedi la partita

## looking at a record

replay-title = Una partita registrata
replay-file = Apri una registrazione
replay-paste = O incolla il testo
replay-open = Apri
replay-stops = Questa partita è stata giocata con regole più vecchie. Le regole di oggi la seguono solo fino all’evento { $number }.
replay-step = Passo { $at } di { $last }
replay-timeline = Cronologia
replay-moves = Mostra o nascondi le mosse
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play-on = Gioca da qui
replay-play-on-about = Continua da questa posizione contro i bot
picture-svg = Salva la posizione come SVG
picture-png = Salva questa vista come PNG

## what happened at the table

event-SeatTaken = si siede.
event-SeatLeft = si alza.
event-SeatLent = lascia giocare un bot al suo posto.
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
event-RoomClosed = Il tavolo è stato chiuso.
log-in-vain = { $count ->
    [0] Nessun blocco va bene, il turno è finito.
    [one] Nessun blocco va bene: un blocco è perso.
   *[other] Nessun blocco va bene: { $count } blocchi sono persi.
}
log-skipped-rumis = { $count ->
    [one] { $names } non può posare nessuna pietra e salta il turno.
   *[other] { $names } non possono posare nessuna pietra e saltano il turno.
}
log-skipped-pyramido = { $count ->
    [one] { $names } non ha più pietre e salta il turno.
   *[other] { $names } non hanno più pietre e saltano il turno.
}
log-points = { $name } { $score }

## moves and draws in words

move-tulum-Roll = I dadi mostrano { $rows }.
move-tulum-Roll-rows = { $count }{ "\u00A0" }×{ "\u00A0" }{ $value ->
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
}, casella { $place ->
     [0] 1
     [1] 2
     [2] 3
     [3] 4
     [4] 5
    *[5] 6
}
move-tulum-RollOn = rilancia i dadi
move-tulum-Stop = si ferma e tiene i blocchi
move-pyramido-DrawStone = Dal sacchetto: { $stones }.
move-pyramido-DrawStone-colour = { $count ->
    [1] { "" }
   *[other] { $count }{ "\u00A0" }×{ "\u00A0" }
}{ $value ->
    [0] rosso
    [1] giallo
    [2] verde
    [3] blu
   *[4] bianco
}
move-pyramido-BuildStone = posa una pietra { $colour ->
    [0] rossa
    [1] gialla
    [2] verde
    [3] blu
   *[4] bianca
}, livello { $level }, { $place }
move-pyramido-BuildFromQuarry = posa una pietra { $colour ->
    [0] rossa
    [1] gialla
    [2] verde
    [3] blu
   *[4] bianca
} dalla cava, livello { $level }, { $place }
move-pyramido-BuildFromStore = posa una pietra { $colour ->
    [0] rossa
    [1] gialla
    [2] verde
    [3] blu
   *[4] bianca
} dalla riserva, livello { $level }, { $place }
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
move-pyramido-EndTurn = termina il turno
move-pyramido-Pass = passa
move-rumis-PlaceStone = posa la pietra { $stone } { $colour ->
    [0] rossa
    [1] blu
    [2] verde
    [ruin] della rovina
   *[3] gialla
} in { $place }
move-talo-Roll = Il dado mostra { $number }.
move-talo-TakeSticks = prende { $num_lengths ->
    [one] il bastoncino di lunghezza
   *[other] i bastoncini di lunghezze
} { $lengths }
move-talo-PlaceStick = posa il bastoncino di lunghezza { $length } in { $x }, { $y }, livello { $z }, { $axis ->
    [x] lungo la riga
    [y] lungo la colonna
   *[z] in piedi
}
move-talo-HoldStick = tiene il bastoncino di lunghezza { $length } in { $x }, { $y }, livello { $z }, { $axis ->
    [x] lungo la riga
    [y] lungo la colonna
   *[z] in piedi
}
move-talo-TakeBack = riprende il bastoncino tenuto
move-talo-Walk = va in { $x }, { $y } al livello { $level }
move-talo-Restart = riparte da { $x }, { $y }
move-talo-EndTurn = termina il turno

## the guide of a first match

guide-tulum-PlaceBlock = Ogni dado permette di posare un blocco nella fila del suo colore; sopra la prima servono entrambi i blocchi sotto.
guide-tulum-RollOn = Rilancia i dadi rimasti o fermati: se nessuno va bene, perdi tutti i blocchi col punto di questo turno.
guide-tulum-solo-RollOn = Rilancia i dadi rimasti o fermati: se nessuno va bene, perdi tutti i blocchi col punto di questo turno. Completa la piramide nel minor numero di turni possibile.
guide-pyramido-BuildStone = Posa le tue pietre: sotto fianco a fianco, più su in mezzo a quattro, nel colore più frequente.
guide-pyramido-ExchangeStones = Se nessuna ti va bene, scambia fino a tre pietre; così termini il turno.
guide-pyramido-BuildFromQuarry = Prendi una pietra dalla cava e posala, mettine una nella riserva, posane una dalla riserva, o passa.
guide-rumis-PlaceStone = Scegli una pietra, girala, posala: deve toccare il tuo colore, non lasciare buchi e restare sotto il limite. Conta ciò che si vede dall’alto.
guide-rumis-four-colours-PlaceStone = Hai due colori e li giochi a turno. La pietra deve toccare il suo colore, non lasciare buchi e restare sotto il limite. Conta il tuo colore migliore, per quanto se ne vede dall’alto.
guide-rumis-ruinas-PlaceStone = Prima nasce la rovina grigia; non è di nessuno e non dà punti. Poi comincia la partita: la sua prima pietra va ovunque a terra, la prima pietra di ognuno degli altri a terra accanto a un’altra, e ogni pietra seguente tocca il tuo colore. Niente buchi sotto, nulla oltre il limite; conta ciò che si vede dall’alto.
guide-rumis-cube-PlaceStone = Riempi tutto il cubo: scegli un colore e una pietra, girala, posala. Non deve lasciare buchi e deve restare dentro il cubo. Puoi ritirare quante mosse vuoi.
guide-rumis-how = Gira la pietra con i pulsanti o X, Y, Z, con Maiusc o Alt e la rotella, o con due dita; un dito che scorre sopra la ribalta.
guide-talo-TakeSticks = Prendi un bastoncino lungo quanto il numero lanciato, o due che sommati lo danno.
guide-talo-PlaceStick = Posa il bastoncino lungo una linea o in piedi; la costruzione deve restare in equilibrio.
guide-talo-Walk = La tua pedina sale al massimo di un livello a ogni passo. Vince chi arriva per primo al livello 10.

## a plan of one's own

plan-title = Disegna una pianta tutta tua
plan-about = Scegli un’altezza e tocca le caselle che possono arrivare fin lì. Tocca di nuovo una casella per toglierla.
plan-name = Nome della pianta
plan-unnamed = la mia pianta
plan-brush = Altezza
plan-height = Altezza { $height }
plan-cell = { $place }: { $height ->
    [0] vuota
   *[other] altezza { $height }
}
plan-players = Massimo in { $count ->
    [2] due
    [3] tre
   *[other] quattro
}
plan-not-whole = Una pianta ha almeno due caselle, tutte unite.
plan-play = Gioca con questa
plan-save = Conserva
plan-share = Copia un link
plan-kept = Le tue piante
plan-edit = Modifica
plan-delete = Elimina
