### Ciò che serve a ogni gioco e a ogni interfaccia

unofficial = Una realizzazione non ufficiale di appassionati; i nomi dei giochi appartengono ai rispettivi proprietari.
rules-readings = * la nostra lettura dove il regolamento tace o lascia aperta la scelta
seat-name = Posto { $number }
seat-of-player = posto { $number } ({ $player })
refused = { $because } (regola { $rule })

## errors

error-unknown-game = Non c’è un gioco «{ $game }»; scegli fra: { $accepts }.
error-unknown-option = Questo gioco non ha l’opzione «{ $option }»; ha: { $accepts }.
error-option-value = L’opzione { $option } non accetta { $value }; accetta: { $accepts }.
error-option-value-here = L’opzione { $option } non accetta { $value } con { $others }; allora accetta: { $accepts }.
error-unknown-language = Non ci sono testi in «{ $language }»; ci sono: { $accepts }.
error-language-missing = L’opzione --lang vuole una lingua: de, fr, en o it.
error-unknown-bot = «{ $bot }» non può sedersi al tavolo; si accetta un numero di posti o nomi fra: { $accepts }.
error-no-such-bot = Qui non c’è un bot «{ $bot }»; scegli fra: { $accepts }.
error-bad-budget = «{ $bot }» non dice quanto pensare; si accettano iterazioni (mcts:500) o secondi (mcts:0.5s).
error-unknown-rule = Il gioco { $game } non ha la regola «{ $rule }»; ha: { $accepts }.
error-draw-not-possible = Qui il caso non può dare questo.
error-no-draw-now = Ora non si estrae nulla: tocca al posto { $seat }.
error-chance-draws-now = Ora nessuno può giocare: prima decide il caso.
error-other-seat-moves = Il posto { $seat } non può giocare: tocca al posto { $to_move }.
error-match-over = La partita è finita.
error-nothing-to-undo = Non c’è nulla da ritirare.
error-not-a-record = Non è una registrazione di baumeister; una registrazione lo dice nella prima riga.
error-unknown-record-version = Questa registrazione ha la versione di formato { $version }; si legge solo la versione { $accepts }.
error-unknown-rules-version = Questa partita è stata giocata con la versione { $version } delle regole; { $accepts ->
    [1] è nota solo la versione 1
   *[other] sono note le versioni da 1 a { $accepts }
}.
error-record-truncated = La registrazione è troncata: manca la fine.
error-record-half-character = La registrazione contiene mezzo carattere, che nessuno può leggere.
error-half-seed = Il seme contiene mezzo carattere, che nessuno può leggere.
error-record-field-missing = Alla registrazione manca il campo «{ $field }».
error-record-option-missing = La registrazione non nomina l’opzione «{ $option }»; una registrazione di { $game } nomina tutte le opzioni della sua variante.
error-record-line = La riga { $number } della registrazione è illeggibile: { $line }.
error-record-seats = La registrazione nomina { $found ->
    [one] un posto
   *[other] { $found } posti
}, ma la sua variante ne ha { $seats }.
error-event-unreadable = L’evento { $number } della registrazione è illeggibile: { $problem }
error-event-not-an-object = Una mossa o un’estrazione è un oggetto JSON, non { $value }.
error-unknown-event-kind = Non c’è mossa né estrazione di tipo { $value }; ci sono: { $accepts }.
error-value-does-not-fit = In { $place } c’è { $value }, dove ci si aspetta { $accepts }.
error-illegal-event = L’evento { $number } della registrazione viola le regole: { $problem }
error-event-after-end = L’evento { $number } della registrazione viene dopo la fine della partita.
error-other-actor = L’evento { $number } è attribuito a { $recorded }, ma tocca a { $found }.
error-other-outcome = La registrazione racconta una fine della partita diversa da quella a cui portano i suoi eventi.
error-record-stops = Questa partita è stata giocata con la versione { $version } delle regole; le regole di oggi la seguono solo fino all’evento { $number }: puoi guardarla, ma non salvarla né verificarla di nuovo.
error-not-a-state = Non è uno stato salvato: { $value }.
error-no-such-action = L’azione { $number } non esiste; le azioni vanno da 0 a { $last }.
error-other-state = Lo stato salvato ha { $place } { $value }, dove ci si aspetta { $accepts }.
error-impossible-state = Nessuna partita di { $game } può portare a questo stato.
error-unreadable-file = Il file { $path } non si può leggere: { $problem }.
error-unwritable-file = Il file { $path } non si può scrivere: { $problem }. Nulla è cambiato.
