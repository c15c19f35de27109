### Tulum

game-tulum = Tulum
game-tulum-about = Lancia i dadi e costruisci la tua piramide fila per fila. Fermati in tempo, o perdi il guadagno del turno.
option-tulum-seats = Quanti giocano; da soli si punta al minor numero di turni possibile.
option-tulum-decline = Dopo un blocco di un lancio si può lasciare il resto.

tulum-blocks = { $count ->
    [one] { $count } blocco su 21
   *[other] { $count } blocchi su 21
}
tulum-to-roll = { $count ->
    [one] Sta per essere lanciato un dado.
   *[other] Stanno per essere lanciati { $count } dadi.
}
tulum-dice = Dadi:
tulum-at-stake = { $count ->
    [0] Non è ancora in gioco nulla.
    [one] È in gioco un blocco; rilanciando ora si perde con una probabilità del { $bust } %.
   *[other] Sono in gioco { $count } blocchi; rilanciando ora si perdono con una probabilità del { $bust } %.
}

refusal-no-such-place = La plancia non ha una casella così.
refusal-no-die-of-this-colour = Nessun dado di questo lancio mostra il colore di quella fila.
refusal-place-taken = Lì c’è già un blocco.
refusal-block-not-carried = Sopra la prima fila un blocco ha bisogno dei due blocchi sotto di sé.
refusal-die-still-fits = Un dado di questo lancio va ancora bene: prima va posato un blocco.
refusal-place-one-first = Prima va posato almeno un blocco di questo lancio.
reason-pyramid-complete = piramide completa
error-tulum-move = «{ $text }» non è una mossa di Tulum: scrivi una casella come b3 (lettera della fila, poi la casella da sinistra), roll o stop.
error-tulum-roll = «{ $text }» non è un lancio di Tulum: scrivi da una a sei lettere di fila, per esempio aabcef.

section-tulum-things = Che cosa serve
rule-TUL-01 = Ognuno ha una plancia e 21 blocchi, 84 in tutto. I sei dadi sono di tutti.
rule-TUL-01i = Dal basso in alto una plancia ha file di 6, 5, 4, 3, 2 e 1 caselle, ciascuna di un colore. I dadi sono uguali: ogni faccia mostra uno dei sei colori. I blocchi non finiscono mai.
rule-TUL-02 = Un blocco sta col punto in su, e si può ancora perdere, finché chi l’ha posato non chiude il turno. Allora si gira ed è al sicuro per sempre.
section-tulum-aim = Lo scopo
rule-TUL-03 = Vince chi completa per primo la propria piramide.
section-tulum-turn = Un turno
rule-TUL-04 = Comincia il più giovane, poi si va in senso orario. A questo tavolo chi ha invitato ordina i posti, oppure si sorteggia.
rule-TUL-05 = Un turno è: lanciare, posare, scegliere. Il primo lancio si fa con tutti e sei i dadi.
rule-TUL-06 = Ogni dado permette un blocco del suo colore, se si può posare. Il blocco va nella fila del suo colore.
rule-TUL-07 = Sopra la prima fila un blocco richiede entrambi i blocchi sotto di sé; nella prima fila poggia sulla base. Anche i blocchi col punto reggono.
rule-TUL-12i = I blocchi di uno stesso lancio possono reggersi a vicenda. Ordine e caselle li sceglie chi gioca.
rule-TUL-13i = Si posa finché un dado del lancio va bene; non serve il numero massimo possibile. Con l’opzione «decline» dopo un blocco si può lasciare il resto.
rule-TUL-08 = Un dado che ha dato un blocco si mette da parte. Gli altri restano in mano, anche quelli in più di un colore: dopo sei dadi e quattro blocchi ne restano due.
rule-TUL-09 = Se il primo lancio non mostra colori che si possano posare, il turno è finito.
rule-TUL-10 = Posato almeno un blocco nel turno, ci si può fermare (i blocchi col punto si girano, tocca al prossimo) o rilanciare i dadi rimasti.
rule-TUL-11 = Un lancio successivo che non permette alcun blocco fa perdere tutti i blocchi col punto, e tocca al prossimo.
rule-TUL-14i = Senza più dadi il turno finisce da sé e i blocchi sono al sicuro; non si riprendono sei dadi.
rule-TUL-15i = Il ventunesimo blocco vince subito.
section-tulum-more = Da soli
rule-TUL-16 = La nostra aggiunta: da soli lo scopo è completare la piramide nel minor numero di turni possibile.
