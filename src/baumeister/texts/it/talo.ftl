### Talō

game-talo = Talō
game-talo-about = Costruisci con bastoncini di dieci lunghezze, tieni tutto in equilibrio e arrampicati per primo fino al livello 10.
option-talo-seats = Numero di giocatori.
option-talo-collapse = Che cosa succede se un bastoncino non sta in piedi.
choice-talo-collapse-prevent = La posa è rifiutata, e si mostrano i bastoncini che cadrebbero.
choice-talo-collapse-fall = Si può tentare tutto; chi fa crollare la costruzione ha perso.
option-talo-foretell = Se prima di costruire si può chiedere se starebbe in piedi.

fact-sticks = Bastoncini posati
fact-level = Livello più alto

talo-level = Livello { $level }
talo-figure = sta in { $x },{ $y } al livello { $level }
talo-stuck = (non può più arrivare in cima)
talo-store = Riserva:
talo-rolled = Lancio { $rolls } di 3: { $number }
talo-hand = In mano:
talo-held = Tenuto per ora: { $stick }

refusal-restart-or-stay = La pedina può ripartire da una casella libera del suolo oppure restare dov’è; solo dopo si lancia il dado.
refusal-take-sticks-first = Prendi prima i bastoncini per questo lancio.
refusal-no-sticks-this-turn = Tre lanci non hanno dato alcun bastoncino; questo turno si può solo chiudere.
refusal-one-stick-or-two = Si prende un bastoncino o due, mai di più.
refusal-sum-is-not-the-roll = I bastoncini presi devono dare in tutto { $number }.
refusal-store-lacks-stick = La riserva non ha più questi bastoncini.
refusal-sticks-fit-nowhere = Nessuno di questi bastoncini si può posare da nessuna parte.
refusal-sticks-taken-already = I bastoncini per questo lancio sono già stati presi.
refusal-stick-not-taken = Non hai in mano un bastoncino di questa lunghezza.
refusal-stick-off-the-grid = Un bastoncino sta lungo una riga o una colonna oppure in piedi, esattamente sulla griglia.
refusal-stick-above-the-top = Nulla può superare il livello 10.
refusal-stick-over-the-edge = Un bastoncino posato sul suolo non può sporgere dal bordo.
refusal-stick-too-far-out = Nessun bastoncino può arrivare oltre dieci caselle fuori dal suolo.
refusal-stick-in-a-stick = Lì c’è già un altro bastoncino.
refusal-stick-in-a-figure = Lì c’è una pedina.
refusal-stick-floats = Un bastoncino deve poggiare sul suolo o su un altro bastoncino.
refusal-stick-has-no-way = Il bastoncino non può arrivarci in linea retta, né dall’alto né da un lato.
refusal-stick-out-of-balance = { $count ->
    [one] Non starebbe in piedi. Si muoverebbe questo bastoncino: { $sticks }.
   *[other] Non starebbe in piedi. Si muoverebbero questi bastoncini: { $sticks }.
}
refusal-sticks-still-to-build = In mano c’è ancora un bastoncino di lunghezza { $length } che si può posare o tenere.
refusal-no-stick-held = Non stai tenendo nessun bastoncino.
refusal-stick-is-held = Stai tenendo un bastoncino: posa l’altro in modo che stiano in piedi entrambi, oppure riprendilo.
refusal-no-other-stick = Per tenere un bastoncino ne serve in mano un secondo come contrappeso.
refusal-taken-back-already = In questo turno un bastoncino tenuto è già stato ripreso; non se ne tengono altri.
refusal-stands-by-itself = Lì questo bastoncino sta in piedi da solo; lo si posa, non lo si tiene.
refusal-walked-already = La pedina ha già camminato; potrà farlo di nuovo dopo la prossima posa.
refusal-walk-only-after-a-roll = La pedina cammina solo dopo un lancio che ha dato bastoncini.
refusal-not-back-to-the-ground = Una pedina non ridiscende al suolo.
refusal-figure-stands-there = Lì c’è una pedina.
refusal-figure-cannot-get-there = La pedina non può arrivarci: avanza casella per casella sui bastoncini, al massimo di un livello in su o in giù.
refusal-too-little-room = C’è troppo poco spazio, lì o lungo la strada: una pedina ha bisogno di due livelli liberi sopra ogni casella che calpesta.
refusal-figure-in-the-way = C’è un’altra pedina sulla strada.
refusal-no-walking-on-the-ground = Sul suolo una pedina non può camminare; può solo salire su un bastoncino proprio accanto la cui cima è un livello più in alto.
refusal-restart-cell-taken = Una pedina riparte solo da una casella del suolo senza bastoncini né pedine e con due livelli liberi.
refusal-restart-only-before-the-roll = Una pedina riparte solo prima del lancio.

reason-top-reached = livello 10 raggiunto
reason-building-fell = costruzione crollata
reason-nothing-to-build = non si poteva più posare nulla
error-talo-move = «{ $text }» non è una mossa di Talō: scrivi take5 o take1+4, un bastoncino con il suo angolo più basso come 4x(3,5,2), hold4x(3,5,2), back, walk(3,5,2), restart(3,5) oppure end.
error-talo-roll = «{ $text }» non è un lancio di Talō: scrivi un numero da 1 a 10.

section-talo-things = Che cosa serve
rule-TAL-01 = Un suolo di 10 × 10 caselle. 55 bastoncini a sezione quadrata, spessi un’unità e lunghi da 1 a 10: dieci di lunghezza 1, nove di lunghezza 2 e così via fino a uno solo di lunghezza 10. Un dado da 1 a 10. Le sei pedine fra cui scegliere e le plance della riserva rosse o blu sono solo per l’occhio. Chiunque può misurare in ogni momento.
rule-TAL-02 = Ognuno mette una pedina su una delle quattro caselle segnate. Comincia il più giovane, poi si gioca in senso orario. A questo tavolo chi ha invitato ordina i posti, oppure si sorteggia.
rule-TAL-02i = Le caselle segnate sono i centri dei quattro quarti. I posti cominciano, nell’ordine, in (2,2), (7,7), (7,2) e (2,7), contando da 0. È una semplificazione: nel regolamento ognuno sceglie una delle quattro caselle.
section-talo-roll = Lanciare e prendere
rule-TAL-03 = Lancia il dado. Poi prendi un bastoncino di quella lunghezza, oppure due che insieme la danno, mai di più.
rule-TAL-04 = Se la riserva non ha né l’uno né gli altri, si rilancia, in tutto fino a tre lanci. Se non basta, in questo turno non si costruisce e non ci si muove.
rule-TAL-04i = Una scelta di cui nessun bastoncino si può posare da nessuna parte conta come se non ci fosse.
section-talo-build = Costruire
rule-TAL-05 = Tutti i bastoncini presi si posano. Un bastoncino sta lungo una riga o una colonna oppure in piedi, esattamente sulla griglia e mai in diagonale. Tutto il suolo è aperto a tutti.
rule-TAL-06 = Un bastoncino posato direttamente sul suolo non può sporgere dal bordo. Dal secondo strato in su può.
rule-TAL-06i = Nulla arriva oltre dieci caselle fuori dal suolo.
rule-TAL-07 = Nulla supera il livello 10. Il livello di un posto è il numero di unità sotto di esso.
rule-TAL-17i = Un bastoncino deve poter arrivare al suo posto in linea retta, dall’alto o da uno dei quattro lati, senza urtare bastoncini o pedine; il secondo di una coppia, senza urtare nemmeno il primo. Non entra mai in una pedina, che è alta due livelli.
section-talo-balance = L’equilibrio
rule-TAL-08 = La costruzione resta in equilibrio in ogni momento, senza contare sul peso di una pedina.
rule-TAL-09 = Di traverso su un bastoncino in piedi stanno in equilibrio solo le lunghezze dispari, posate al centro. Una pari si ribalta, a meno che all’estremità che si abbasserebbe ci sia qualcosa di più alto a cui appoggiarsi.
rule-TAL-10 = Due bastoncini si possono posare nello stesso momento in modo che si bilancino: per esempio un 4 su un 1, con un altro 1 sul braccio corto. La pedina allora cammina prima o dopo, non nel mezzo.
rule-TAL-10i = Il primo bastoncino si tiene dove poggia su qualcosa ma non può stare da solo. Poi si posa l’altro in modo che stiano in piedi entrambi, oppure si riprende il primo; lo si fa al massimo una volta per turno, e dopo non si tiene più nulla.
rule-TAL-18i = L’equilibrio si calcola come statica di blocchi rigidi. Le forze spingono soltanto. Le facce che portano hanno un attrito di 0,4, quelle laterali nessuno: nulla resta su perché è incastrato. Anche la gravità è un poco inclinata in ogni direzione: un baricentro esattamente sopra uno spigolo non conta come equilibrio.
rule-TAL-22i = Un bastoncino in mano che non si può né posare né tenere torna nella riserva, e il turno può finire.
section-talo-walk = Arrampicarsi
rule-TAL-11 = Nel proprio turno, dopo un lancio che ha dato bastoncini, si può muovere la propria pedina prima, fra e dopo le pose. Non è obbligatorio.
rule-TAL-11i = Fra due pose si muove una volta; quel movimento può avere quanti passi si vuole. Non si muove finché un bastoncino è tenuto.
rule-TAL-12 = Sul suolo una pedina non può camminare; può salire su un bastoncino proprio accanto la cui cima è un livello più in alto. Da lì in poi cammina sui bastoncini, di chiunque siano: in quattro direzioni, in piano quanto vuole, in su o in giù di un solo livello per passo, quanti passi si desidera. Mai in diagonale, mai due livelli insieme. Sta su una sola casella, e anche ciò che sporge dal suolo la regge.
rule-TAL-13 = Non va mai sopra un’altra pedina né la attraversa. Ogni posto che calpesta, anche sotto le travi, richiede almeno due livelli liberi.
rule-TAL-19i = Una pedina non ridiscende al suolo. Il suo peso non conta.
section-talo-stuck = Ripartire
rule-TAL-14 = Una pedina che non potrà mai più raggiungere il livello 10, qualunque cosa si costruisca, può nel turno successivo del suo giocatore, prima del lancio, ripartire da una qualsiasi casella del suolo senza bastoncini né pedine e con due livelli liberi. Poi il turno prosegue come al solito.
rule-TAL-20i = Lo decide una prova che non fa mai ripartire una pedina finché potrebbe ancora salire da sé. Conta come posto ogni bastoncino, e ogni unità vuota che si potrebbe ancora riempire, entro la portata delle sporgenze e fuori dal suolo solo dal secondo strato in su, con due unità libere da bastoncini sopra; i passi sono quelli soliti. Un’altra pedina è un muro solo se, secondo questa stessa prova, è bloccata per sempre, anche se chi la gioca potesse ripartire e liberare la strada. Chi preferisce restare anziché ripartire si muove sul proprio posto.
section-talo-end = La fine
rule-TAL-15 = La prima pedina al livello 10 vince subito, anche con bastoncini ancora in mano.
rule-TAL-16 = Chi fa crollare la costruzione per sbaglio e non riesce a rimetterla com’era ha perso, e la partita è finita. A questo tavolo una posa simile è rifiutata; con l’opzione «fall» la si può tentare ovunque il bastoncino rispetti la griglia, il bordo e il livello 10, possa arrivare al suo posto e poggi su qualcosa. Ciò che è crollato allora non si rimette a posto.
rule-TAL-16i = In due vince l’altro; in più giocatori gli altri si dividono la vittoria.
rule-TAL-21i = Se nessuna lunghezza rimasta nella riserva si può più posare da sola da nessuna parte, la partita finisce. Lo si verifica prima di ogni lancio, e anche prima che una pedina bloccata possa ripartire. Vince la pedina più alta; in caso di parità la vittoria è condivisa.
