### Pyramido

game-pyramido = Pyramido
game-pyramido-about = Cinque colori, una piramide a gradoni: ogni pietra deve accordarsi con le quattro sotto di lei. Da costruire insieme, da soli o ognuno la propria.
option-pyramido-mode = Come si gioca.
choice-pyramido-mode-coop = Tutti costruiscono insieme una piramide.
choice-pyramido-mode-solo = Una persona costruisce da sola.
choice-pyramido-mode-contest = Ognuno costruisce la propria piramide.
option-pyramido-seats = Quanti giocano: uno da solo, altrimenti da due a quattro.
option-pyramido-base = Pietre su un lato della base: 5, o 4 per la versione piccola; nella gara 4 in due, 3 se si è di più.
option-pyramido-games = Gara: 1 partita, o una serie di più partite a punti.

pyramido-level = Livello { $number }
pyramido-missing = { $count ->
    [0] Completa.
    [one] Manca una pietra.
   *[other] Mancano { $count } pietre.
}
pyramido-dead-end = Questa piramide non si può più completare.
pyramido-bag = Sacchetto ({ $count }):
pyramido-quarry = Cava:
pyramido-store = Riserva:
pyramido-game = Partita { $number } di { $games }
pyramido-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

fact-missing-stones = Pietre mancanti
fact-stones-out = Pietre scambiate o scartate

refusal-move-of-another-mode = È una mossa di un altro modo di giocare a Pyramido.
refusal-not-in-hand = Non hai queste pietre.
refusal-not-in-quarry = Nella cava non c’è una pietra di questo colore.
refusal-not-in-store = Nella tua riserva non c’è una pietra di questo colore.
refusal-store-full = La tua riserva è piena: contiene cinque pietre.
refusal-built-this-turn = In questo turno hai già costruito e non puoi più scambiare.
refusal-exchange-one-to-three = Si scambiano una, due o tre pietre.
refusal-bag-has-too-few = { $count ->
    [0] Il sacchetto è vuoto: non si può più scambiare nulla.
    [one] Nel sacchetto resta una pietra: se ne scambia al massimo una.
   *[other] Nel sacchetto restano { $count } pietre: non se ne scambiano di più.
}
refusal-no-such-level = Questa piramide ha i livelli da 1 a { $levels }.
refusal-stone-lies-there = Lì c’è già una pietra.
refusal-not-beside-a-stone = Al livello più basso una pietra deve toccarne un’altra con un lato.
refusal-base-too-wide = La base supererebbe { $base } × { $base } pietre.
refusal-no-square-below = Sotto ci vogliono quattro pietre in quadrato.
refusal-colour-does-not-suit = Questo colore non si accorda con le quattro pietre sotto.
refusal-four-colours = Così si chiuderebbe un quadrato di quattro colori diversi.
refusal-four-colours-not-forced = Così si chiuderebbe un quadrato di quattro colori diversi, mentre un altro colore va bene senza farlo.

reason-too-few-stones = restano meno pietre di quante ne mancano
reason-nobody-builds = per due giri nessuno ha costruito o scambiato
reason-nothing-fits = il sacchetto è vuoto e nessuna pietra va bene
reason-fewest-missing = tutti hanno passato, vince chi ha meno pietre mancanti
reason-series-over = serie finita

error-pyramido-move = «{ $text }» non è una mossa di Pyramido: scrivi r1:-2,0 per costruire (colore r y g b w, livello, x,y), q:r1:-2,0 dalla cava, s:r1:-2,0 dalla riserva, xrg per scambiare, +r per mettere in riserva, end o pass.
error-pyramido-draw = «{ $text }» non è una pietra: scrivi una delle lettere r y g b w.

section-pyramido-building = Costruire
rule-PYR-01 = Al livello più basso una pietra deve toccare con un lato una pietra già posata. I bordi della base non sono fissi: cresce con le pietre, ma non supera mai la misura stabilita.
rule-PYR-02 = Più in alto una pietra sta in mezzo a quattro pietre in quadrato e prende il colore più frequente: quattro uguali, tre uguali, o una coppia accanto a due singole. Con due coppie va bene l’uno o l’altro colore. Non le serve una vicina.
rule-PYR-03 = A ogni livello un quadrato di quattro pietre mostra al massimo tre colori. Nessuna pietra può chiudere un quadrato di quattro colori diversi.
rule-PYR-04 = Dal secondo livello le pietre sotto possono imporre un quadrato così. Sopra un quadrato di quattro colori va bene ognuno dei quattro.
rule-PYR-05i = Imposto vuol dire: ogni colore adatto al posto chiuderebbe un quadrato di quattro colori, quali che siano le pietre ancora disponibili. Solo allora è permesso, e mai al livello più basso.
rule-PYR-06 = Un vuoto nella base può così ammettere solo due colori, perché ogni altro farebbe un quadrato di quattro colori. Può persino non ammetterne alcuno: è permesso, e il vuoto viene segnato, ma la piramide non sarà mai completa.
section-pyramido-together = Insieme o da soli
rule-PYR-10 = Cinque pietre estratte a caso formano una croce. Ognuno estrae tre pietre, da solo sei, e le tiene scoperte.
rule-PYR-11 = Nel tuo turno posa quante delle tue pietre vuoi, da nessuna a tutte; poi torna a tre (da solo a sei) dal sacchetto, o con quel che c’è ancora.
rule-PYR-11i = Chi non ha più pietre viene saltato.
rule-PYR-12 = Se non posi nulla, puoi togliere dal gioco fino a tre pietre ed estrarne altrettante.
rule-PYR-12i = Non si scambiano più pietre di quante ne ha il sacchetto, e lo scambio chiude il turno.
rule-PYR-13 = Parlate pure: niente è nascosto. In caso di dubbio decide chi è di turno.
rule-PYR-14 = Se la piramide è completa, hanno vinto tutti.
rule-PYR-15i = Si perde quando fra sacchetto e mani restano meno pietre di quante ne mancano, quando il sacchetto è vuoto e nessuna pietra in mano va bene, o quando per due giri interi nessuno ha costruito o scambiato.
section-pyramido-small = La piramide piccola
rule-PYR-16 = Per cominciare: una base di 4 × 4 con 40 pietre.
rule-PYR-17i = Sono otto per colore; la croce è la stessa.
section-pyramido-contest = Gara
rule-PYR-20 = Ognuno costruisce la propria piramide: base di 4 × 4 in due, di 3 × 3 in tre o quattro. Si parte con due pietre a caso, una accanto all’altra.
rule-PYR-21 = Cinque pietre del sacchetto stanno scoperte nella cava. Quando l’ultima è andata, ne arrivano cinque nuove, o quante ne restano.
rule-PYR-22 = Nel tuo turno fai una cosa sola: posare una pietra della cava, metterne una nella tua riserva (al massimo cinque), posarne una della riserva, o passare.
rule-PYR-23 = Quando tutti hanno passato di fila, le pietre della cava escono dal gioco e se ne estraggono cinque nuove, se ce ne sono. Continua il prossimo.
rule-PYR-23i = Se non ce ne sono, la partita è finita.
rule-PYR-24 = La prima piramide completa chiude la partita e vince. Se nessuno ci riesce, vince chi ha meno pietre mancanti; a parità, chi siede più in là nell’ordine di partenza.
section-pyramido-series = Una serie
rule-PYR-25 = Su più partite, per esempio tre, il primo a completare riceve un punto e il giro si gioca fino in fondo. Gli altri che completano in quel giro non ricevono nulla; tutti gli altri perdono un punto per ogni pietra mancante. Vince il totale migliore.
rule-PYR-26i = Ogni partita comincia un posto più in là. Se nessuno completa, tutti perdono un punto per ogni pietra mancante. A parità si divide la vittoria.
