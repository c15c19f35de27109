### Rumis

game-rumis = Rumis
game-rumis-about = Incastra pietre di due, tre e quattro cubi in un solo edificio, sempre a contatto con il tuo colore. Alla fine conta ciò che si vede dall’alto.
option-rumis-mode = Che cosa si gioca.
choice-rumis-mode-standard = Ognuno gioca un colore.
choice-rumis-mode-four-colours = In due, ciascuno con due colori e i limiti per quattro; vince il miglior colore singolo.
choice-rumis-mode-ruinas = Prima sorge una rovina di un colore libero; poi valgono i limiti per un giocatore in più.
choice-rumis-mode-cube = Solitario: costruire un cubo pieno.
option-rumis-seats = Numero di giocatori: da due a quattro; due con quattro colori, due o tre con una rovina, uno per il cubo.
option-rumis-scenario = Quale edificio.
choice-rumis-scenario-chullpa = la torre: 4 × 5 caselle, alta 4, 6 o 8 in due, tre o quattro.
choice-rumis-scenario-coricancha = la piramide: 8 × 8 caselle in anelli alti da 1 a 4; in due solo le 6 × 6 interne.
choice-rumis-scenario-pisac = la scala: otto file di quattro caselle, ognuna più alta di un gradino, al massimo 4, 5 o 8.
choice-rumis-scenario-pirka = il muro: una L larga tre, lunga otto, con un piede di sei, alta 2, 3 o 4.
choice-rumis-scenario-tambo = la locanda: 7 × 7 caselle intorno a un cortile di 3 × 3, alta 2, 3 o 4.
choice-rumis-scenario-cucho = l’angolo: 7 × 7 caselle, alto 7 in un angolo, con i gradini tutt’intorno, al massimo 3, 4 o 7.
option-rumis-ruin = Come nasce la rovina.
choice-rumis-ruin-laid = La posano i giocatori a turno.
choice-rumis-ruin-random = La posa il caso.
option-rumis-edge = Lo spigolo del cubo.
option-rumis-colours = Di quanti colori è fatto il cubo.
option-rumis-contact = Anche nel cubo ogni colore deve toccare sé stesso come in una partita.
option-rumis-alternate = Nel cubo i colori giocano anche a turno; solo se ognuno deve toccare sé stesso.

rumis-max-height = Alto al massimo { $height }.
rumis-ruin = Rovina
rumis-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
rumis-out = eliminato

refusal-no-such-stone = Queste caselle non formano quella pietra.
refusal-other-colour = Non è il turno di questo colore.
refusal-stone-already-laid = Questo colore ha già posato quella pietra.
refusal-outside-plan = Una parte della pietra uscirebbe dalla pianta.
refusal-too-high = Una parte della pietra supererebbe l’altezza permessa.
refusal-cells-taken = Lì c’è già un’altra pietra.
refusal-hole-under-stone = Sotto la pietra resterebbe un buco.
refusal-own-colour-not-touched = Una pietra deve condividere almeno una faccia con una pietra del proprio colore.
refusal-first-stone-off-the-ground = La prima pietra di un colore deve poggiare a terra.
refusal-first-stone-apart = La prima pietra di un colore deve toccare una pietra già posata.
reason-nobody-can-place = nessuno può più posare
reason-cube-complete = cubo completo
reason-cube-stuck = nessuna pietra ci sta più
error-rumis-move = «{ $text }» non è una pietra posata: scrivi il colore (r, b, g, y), la pietra e le sue caselle, per esempio rV3@a1,b1,a1/2.
error-rumis-stone = «{ $text }» nomina la pietra sbagliata: queste caselle sono la pietra { $stone }.
error-too-few-cubes = Un cubo di spigolo { $edge } richiede { $needed } cubetti, ma { $colours ->
    [one] un colore ne ha
   *[other] { $colours } colori ne hanno
} solo { $there }.
error-scenario-unreadable = Il file di scenario { $file } non si può leggere.
error-scenario-too-long = Il file di scenario è troppo lungo; sono accettati al massimo { $most } caratteri, e la pianta più grande ne richiede meno.
error-scenario-not-toml = Il file di scenario non è TOML: { $problem }.
error-scenario-unknown-field = Un file di scenario non ha il campo «{ $field }»; ha: { $accepts }.
error-scenario-field-missing = Al file di scenario manca il campo «{ $field }».
error-scenario-max-height = Il campo max_height deve contenere tre numeri da 1 a { $highest }: per due, tre e quattro giocatori.
error-scenario-rows = Il campo { $field } deve essere un elenco di file, ognuna un testo di cifre e punti.
error-scenario-name = Il nome di uno scenario ha al massimo { $most } caratteri, nessuno dei quali è invisibile o cambia la direzione della scrittura.
error-scenario-ragged = La fila { $row } della pianta ha { $width ->
    [one] una casella
   *[other] { $width } caselle
}, ma la prima ne ha { $first }.
error-scenario-letter = La fila { $row } della pianta contiene «{ $cell }»; una casella è una cifra da 1 a 9, o un punto fuori dalla pianta.
error-scenario-too-high = La fila { $row } della pianta contiene l’altezza { $height }, ma il max_height più grande è { $highest }.
error-scenario-too-large = La pianta è troppo grande: al massimo { $cells } caselle, punti compresi, e { $side } per fila o colonna.
error-scenario-no-cells = La pianta per { $players } giocatori ha meno di due caselle su cui costruire.
error-scenario-island = La casella nella fila { $row }, colonna { $column } della pianta non si raggiunge dalle altre.

section-rumis-things = Che cosa serve
rule-RUM-01 = Ogni colore ha undici pietre: tutti i modi di unire due, tre o quattro cubi faccia a faccia, due dei quali sono l’uno lo specchio dell’altro. Sono 40 cubi per colore e 104 modi di tenere le sue pietre.
rule-RUM-02 = Uno scenario dà la pianta a terra, un’altezza per ogni casella e l’altezza massima per due, tre e quattro giocatori. Una casella si costruisce fino alla minore delle due. Alcuni scenari hanno una pianta più piccola per meno giocatori: la linea rossa.
section-rumis-placing = Posare le pietre
rule-RUM-03 = La prima pietra della partita si posa ovunque a terra dentro la pianta. Può cominciare chiunque; a questo tavolo chi ha invitato ordina i posti, oppure si sorteggia. Si va in senso orario, una pietra per turno.
rule-RUM-04 = La prima pietra di ognuno degli altri deve poggiare a terra e condividere una faccia con una pietra già posata.
rule-RUM-05 = Ogni pietra successiva deve condividere almeno una faccia con una pietra del proprio colore, di fianco o sotto.
rule-RUM-06 = Nessuna parte di una pietra può uscire dalla pianta o superare l’altezza permessa della sua casella.
rule-RUM-07 = Sotto una pietra non può esserci un buco: ogni colonna che occupa è piena fino a lei.
rule-RUM-08 = Chi non può posare è eliminato per il resto della partita, anche se più tardi si apre un posto.
rule-RUM-09i = Chi può posare deve farlo.
section-rumis-end = La fine
rule-RUM-10 = La partita finisce quando nessuno può più posare. Ogni faccia del proprio colore vista dall’alto vale un punto, ogni pietra rimasta ne toglie uno. Vince chi ha più punti. Nell’esempio del regolamento quattro giocatori hanno 7, 5, 4 e 4 − 1 = 3 punti: le 20 caselle della torre meno una pietra.
rule-RUM-11i = A parità di punti la vittoria è condivisa.
section-rumis-more = Altri modi di giocare
rule-RUM-12 = In due con quattro colori: ognuno ne gioca due, posati a turno (primo, secondo, primo, secondo), con i limiti per quattro. Un colore che non può posare è eliminato mentre l’altro continua. Vince chi possiede il miglior colore singolo.
rule-RUM-13 = Ruinas, in due o tre: prima della partita si posano insieme tutte le pietre di un colore libero. Poi si gioca come al solito, con la pianta e le altezze per un giocatore in più.
rule-RUM-14i = I giocatori posano la rovina a turno, una pietra ciascuno, con le stesse regole, cominciando da chi comincia anche la partita; oppure la posa il caso. Le pietre che non ci stanno più si lasciano da parte, e la rovina non vale nulla. Poi la partita comincia come al solito: la sua prima pietra va ovunque a terra, la prima pietra di ognuno degli altri deve anche toccare una pietra. Se a terra non resta un posto simile, basta toccare una pietra.
rule-RUM-15 = Da soli: costruire un cubo pieno di spigolo 3, 4 o 5, con quattro colori o meno, finché i cubi bastano. Più difficile (contact): ogni colore segue le regole del contatto. Il più difficile (alternate): oltre a ciò i colori giocano a turno.
rule-RUM-15i = Anche nel cubo mai buchi sotto una pietra, e niente oltre lo spigolo. Quando i colori si alternano, quello senza pietre si salta. Il cubo pieno vince; senza pietre da posare è perso. Le mosse si possono ritirare liberamente.
section-rumis-scenarios = Gli scenari
rule-RUM-20 = CHULLPA, la torre: 4 × 5 caselle; alta 4, 6 o 8 in due, tre o quattro. Certo.
rule-RUM-21 = CORICANCHA, la piramide: 8 × 8 caselle, anelli alti 1, 2, 3 e 4 verso l’interno, al massimo 4. In due si costruisce solo dentro la linea rossa, sulle 6 × 6 interne. Altezze certe, forma ricostruita.
rule-RUM-22 = PISAC, la scala: otto file di quattro caselle, ognuna più alta di un gradino; al massimo 4, 5 o 8. Tutta la pianta è sempre aperta. Altezze certe, forma ricostruita.
rule-RUM-23 = PIRKA, il muro: una L larga tre, lunga otto, con un piede di sei; 33 caselle. Alto 2, 3 o 4. È certo solo il 4, il resto è ricostruito.
rule-RUM-24 = TAMBO, la locanda: 7 × 7 caselle senza le 3 × 3 di mezzo; 40 caselle. Alta 2, 3 o 4. Ricostruita.
rule-RUM-25 = CUCHO, l’angolo: 7 × 7 caselle, alto 7 in un angolo; i gradini girano attorno a quell’angolo: conta la fila o la colonna più lontana; al massimo 3, 4 o 7. Ricostruito.
rule-RUM-26 = Le caselle di uguale altezza hanno lo stesso colore sulla pianta, e il limite per questo numero di giocatori è indicato accanto.
