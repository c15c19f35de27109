### Il tavolo nel browser, e ciò che deve rifiutare

server-page = Questo server è attivo. Non mostra una pagina; i programmi trovano tutto a questi indirizzi:
serve-where = Il tavolo è pronto: { $url }
serve-stop = Ctrl-C ferma il server; ogni partita è conservata.
serve-stopped = Fermato. Ogni partita è conservata.
serve-unknown-variable = { $variable } non è un’impostazione e non cambia nulla; «baumeister serve --show-settings» le mostra tutte.
verify-good = { $count ->
    [0] In questa registrazione non ci sono estrazioni: non c’è niente da truccare. SHA-256 del seme: { $hash }
    [one] L’unica estrazione deriva dal seme. SHA-256 del seme: { $hash }
   *[other] Tutte le { $count } estrazioni derivano dal seme. SHA-256 del seme: { $hash }
}
help-play =
    Giocare nel browser, su questo computer.

    Esempio: baumeister play
help-serve =
    Aprire tavoli ai browser, su questo computer o a tutto il mondo.

    Esempio: baumeister serve --host 0.0.0.0 --port 8080
help-backup =
    Copiare tutte le partite in un file, anche mentre il server è in funzione.

    Esempio: baumeister backup tavoli-lunedi.sqlite
help-restore =
    Rimettere a posto una copia delle partite; prima ferma il server.

    Esempio: baumeister restore tavoli-lunedi.sqlite
help-backup-file = Il nuovo file.
help-restore-file = Un file scritto da «backup».
backup-done = Tutte le partite sono in { $file }.
restore-done = Tutte le partite sono di nuovo come in { $file }.
restore-aside = Quello che c’era prima è in { $file }.
help-rooms =
    Gestire i singoli tavoli, anche mentre il server è in funzione.

    Esempio: baumeister rooms list --phase playing
help-rooms-list =
    Elencare i tavoli, gli ultimi modificati per primi.

    Esempio: baumeister rooms list --phase playing --most 20
help-rooms-show =
    Mostrare un tavolo come JSON.

    Esempio: baumeister rooms show DHA6hw27la87
help-rooms-close =
    Chiudere un tavolo; la sua partita finisce senza vincitori.

    Esempio: baumeister rooms close DHA6hw27la87
help-rooms-delete =
    Eliminare per sempre un tavolo con la sua partita e la sua chat.

    Esempio: baumeister rooms delete DHA6hw27la87
help-purge =
    Eliminare i vecchi tavoli con la partita finita.

    Esempio: baumeister purge --older-than 90d
help-phase = Solo i tavoli in attesa (waiting), in gioco (playing) o finiti (over).
help-most = Quanti tavoli al massimo, almeno 1.
help-room = L’identificativo di un tavolo: l’ultima parte del suo indirizzo.
help-purge-older_than = Da quanto tempo la partita deve essere finita: 36h, 90d, 2w o 1y (ore, giorni, settimane, anni).
help-purge-dry_run = Dire soltanto quanti tavoli sarebbero eliminati.
rooms-id = Tavolo
rooms-phase = Stato
rooms-public = Nella lobby
rooms-entries = Voci
rooms-changed = Ultima modifica
rooms-waiting = in attesa
rooms-playing = in gioco
rooms-over = finito
rooms-yes = sì
rooms-no = no
rooms-closed = Il tavolo { $room } è chiuso; un server in funzione lo dice a chi gioca entro un minuto.
rooms-deleted = { $count ->
    [one] Un tavolo eliminato.
   *[other] { $count } tavoli eliminati.
}
rooms-would-be-deleted = { $count ->
    [one] Un tavolo sarebbe eliminato.
   *[other] { $count } tavoli sarebbero eliminati.
}
help-verify =
    Dimostrare che le estrazioni di una partita registrata non sono state truccate.

    Esempio: baumeister verify partita.json
help-schema =
    Mostrare i messaggi della connessione come JSON Schema.

    Esempio: baumeister schema
help-port = La porta di ascolto, da 0 a 65535; 0 ne prende una libera.
help-database = Dove si conservano le partite: sqlite:///FILE o postgresql+psycopg://…; se manca, un file nella propria cartella.
help-serve-host = L’indirizzo di ascolto; 0.0.0.0 lascia entrare tutti.
help-serve-name = Un nome a cui questo server risponde, per esempio example.org; si può dare più volte. Indirizzi e localhost non ne hanno bisogno.
help-serve-origin = Un’altra origine le cui pagine possono collegarsi, per esempio https://example.org; si può dare più volte.
help-serve-settings = Un file TOML di impostazioni; --show-settings ne mostra uno.
help-serve-set_ = Un’impostazione qualsiasi per nome, per esempio body_bytes=100000; si può dare più volte. Le stesse impostazioni si leggono da variabili come BAUMEISTER_BODY_BYTES.
help-serve-show_settings = Mostrare tutte le impostazioni come sarebbero, e terminare.
help-serve-thinkers = Quanti processi pensano per i bot.
help-serve-warmup = All’avvio, compilare in secondo piano ciò che rende veloci i giochi.
help-serve-workers = Quanti processi del server si dividono il lavoro dietro una porta; più di uno richiede PostgreSQL.
help-serve-cluster = Essere uno di più server dello stesso database PostgreSQL; ogni tavolo appartiene allora a uno di loro.
help-verify-file = Una registrazione, come testo o JSON.

reason-resigned = abbandono
reason-flag-fell = tempo scaduto

error-address-unusable = Il server non può ascoltare su { $host }, porta { $port }: { $problem }.
error-storage-failure = Non è stato possibile salvare, quindi non è stato fatto nulla; riprova, per favore.
error-bad-database-url = Questo non è l’indirizzo di un database; scrivi sqlite:///FILE o postgresql+psycopg://….
error-database-unreachable = Il database { $database } non è raggiungibile: { $problem }.
error-database-in-use = Un altro server usa già questo database; fermalo prima, o indicane un altro con --database sqlite:///FILE.
error-cluster-needs-postgres = Più server hanno bisogno di un database PostgreSQL in comune; indicalo con --database postgresql+psycopg://…
error-room-elsewhere = In questo momento un altro server tiene questo tavolo; tra un attimo si continua lì.
error-database-newer = Il database è di una versione più recente di baumeister; installa quella o indica un altro database.
error-unknown-host = Questo server non risponde al nome «{ $host }»; avvialo con --name { $host } se deve farlo.
error-foreign-origin = La richiesta viene dalla pagina di un altro sito; può farla solo la pagina di questo server.
error-unknown-setting = Non c’è un’impostazione «{ $setting }»; ci sono: { $accepts }.
error-bad-setting = L’impostazione { $setting } non può essere «{ $value }»; accetta per esempio: { $accepts }.
error-setting-without-value = «{ $setting }» non imposta niente; scrivi --set NOME=VALORE.
error-settings-unreadable = Il file delle impostazioni { $file } non si può leggere: { $problem }.
error-backup-exists = { $file } c’è già; indica un nuovo file.
error-backup-failed = Non si può scrivere { $file }: { $problem }.
error-backup-by-postgres = Un database PostgreSQL si copia con i suoi strumenti: pg_dump --format=custom e pg_restore.
error-no-backup = { $file } non è una copia delle partite di baumeister; «backup» ne scrive una.
error-database-in-memory = Un database in memoria dimenticherebbe ogni partita; scrivi sqlite:///FILE.
error-missing-extra = Serve l’extra «{ $extra }»: pip install 'baumeister[{ $extra }]'.
error-room-deleted = Questo tavolo è stato eliminato.
error-room-gone = Questo tavolo è stato eliminato nel frattempo; non è stato fatto nulla.
error-room-shared = A questo tavolo giocano anche altri; si può eliminare quando la partita è finita.
error-bad-age = «{ $age }» non è una durata; scrivi per esempio: { $accepts }.
error-unknown-room = Questo tavolo non esiste, o non esiste più.
error-not-your-seat = Il posto { $seat } non è tuo.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-secret-missing = Per sedersi serve un segreto; invialo con l’«hello».
error-not-your-turn = Non tocca al posto { $seat }.
error-stale-state = Nel frattempo il tavolo è cambiato: hai risposto alla versione { $version }, ora è alla { $now }.
error-match-not-started = La partita non è ancora cominciata.
error-match-started = La partita è già cominciata.
error-match-goes-on = La partita è ancora in corso.
error-review-too-early = Una partita si può analizzare solo quando è finita.
error-room-over = A questo tavolo è tutto finito.
error-rematch-made = La prossima partita ha già un tavolo.
error-seat-taken = Il posto { $seat } è occupato.
error-failed = Qui qualcosa è andato storto; nulla è stato cambiato.
error-room-unreadable = Questo tavolo non si può più leggere; il suo registro è conservato.
error-room-full = Il registro di questo tavolo è pieno; la partita si può ancora finire.
error-room-overfull = Il registro di questo tavolo trabocca; la partita si può ormai solo abbandonare.
error-person-expected = Si aspetta ancora chi siede al posto { $seat }; attendi { $wait } s.
error-invite-needed = Il posto { $seat } è riservato a chi ha il link d’invito; chiedilo a chi ha aperto il tavolo.
error-seats-free = Ci sono ancora posti liberi: { $seats }.
error-seat-given-up = Il posto { $seat } è stato abbandonato per sempre.
error-bot-plays-already = Al posto { $seat } gioca un bot.
error-no-bot-plays = Al posto { $seat } non gioca nessun bot.
error-take-back-asked = Qualcuno ha già chiesto di ritirare una mossa.
error-no-take-back-asked = Nessuno aspetta il tuo consenso per ritirare una mossa.
error-nothing-to-take-back = Non hai mosse da ritirare; un’estrazione non si annulla.
error-invalid-message = Il messaggio non si capisce; controlla «{ $place }».
error-hello-missing = Il primo messaggio dev’essere un «hello».
error-hello-twice = L’«hello» c’è già stato.
error-no-such-path = Qui non c’è niente ({ $status }).
error-wrong-method = Qui niente risponde a { $method }.
error-no-such-seat = Il posto { $seat } non esiste; i posti sono { $accepts }.
error-not-a-move = Questa non è una mossa del gioco: { $problem }
error-seats-do-not-fit = Questa variante ha { $accepts ->
    [one] un posto
   *[other] { $accepts } posti
}, non { $seats }.
error-branch-waits = Una partita già iniziata continua solo con persone su questo dispositivo e con bot, e l’ordine dei posti è fissato.
error-budget-too-large = Un bot a un tavolo pensa al massimo { $seconds } s o { $iterations } iterazioni.
error-no-solver = Per questa variante di { $game } non c’è un risolutore; c’è per i cubi di Rumis.
error-too-many-messages = Troppi messaggi; aspetta { $wait } s.
error-too-many-requests = Troppe richieste dal tuo indirizzo; aspetta { $wait } s.
error-server-stops = Il server si sta fermando e non ha più potuto rispondere; riprova quando sarà di nuovo attivo.
error-too-many-hints = Troppi suggerimenti; aspetta { $wait } s.
error-too-many-reviews = Il tuo indirizzo ha già { $most } analisi in corso; aspetta { $wait } s.
error-too-many-rooms = Troppi tavoli nuovi; aspetta { $wait } s.
error-too-many-public-rooms = Il tuo indirizzo ha già { $most } tavoli nella lobby; prima riempine o chiudine uno.
error-too-many-connections = Troppe connessioni dal tuo indirizzo; aspetta { $wait } s.
error-message-too-large = Il messaggio è troppo grande; al massimo { $most } byte.
error-body-too-large = È troppo grande; al massimo { $most } byte.
error-body-too-slow = La richiesta non è arrivata entro { $seconds } s.
error-record-too-long = Qui una registrazione può avere al massimo { $most } eventi; una più lunga si rivede dalla riga di comando.
error-record-too-slow = Rivedere questa registrazione richiede qui più di { $seconds } s; dalla riga di comando si può fare.
error-review-too-slow = Analizzare questa partita richiede qui più di { $seconds } s per passo; dalla riga di comando lo fa «baumeister review».
error-seed-missing = La registrazione non contiene il seme; una partita lo rivela quando è finita.
error-seed-not-as-promised = Il seme non è quello di cui all’inizio era stata promessa l’impronta.
error-draw-not-of-seed = L’evento { $number } non è l’estrazione che dà il seme.
