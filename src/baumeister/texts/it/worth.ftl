# Quanto valgono le mosse durante la partita: l’allenatore al tavolo

help-terminal-coach = Mostra le probabilità di tutti, quanto valgono le mosse migliori e perché.

coach = Allenatore
coach-option = Allenatore: mostra le probabilità di tutti e le mosse migliori
coach-option-alone = L’allenatore c’è quando giochi in solitario o contro i bot; in più persone, solo a partita finita.
coach-people = Qui giocano anche altre persone: niente allenatore finché la partita non è finita.
coach-hide = Nascondi l’allenatore
coach-win = Probabilità di vincere
coach-complete = Probabilità di riuscire
coach-points = da aspettarsi, su 100
coach-points-about = Da soli, meno turni valgono più punti: cinque turni 67, dieci turni 50.
coach-chance = { $name }: { $worth }
share-percent = { $worth } %
share-points = { $worth } punti
coach-exact = esatto
coach-about = ± { $error }
coach-looking = L’allenatore guarda…
coach-best = Mosse migliori
coach-best-close = Nascondi le mosse migliori
coach-best-none = Di questa posizione l’allenatore non sa dire nulla.
coach-play = Gioca così
settings-coach = Allenatore per esercitarsi
hints-option = Permetti i suggerimenti anche quando si gioca l’uno contro l’altro
hints-title = Suggerimenti

error-coach-people = Quando giocano più persone, niente allenatore finché la partita non è finita.
error-coach-off = Questo tavolo è stato aperto senza allenatore.
error-coach-same = Questa partita si sta ancora giocando; l’allenatore la guarderà quando sarà finita.
error-coach-failed = L’allenatore non è arrivato a un risultato. Chiedi di nuovo.
error-hints-off = A questo tavolo non ci sono suggerimenti; chi apre un tavolo può permetterli.

## perché una mossa è buona

worth-tulum-roll-gains = Rilanciare fallisce nel { $percent } % dei casi, ma fa risparmiare in media { $turns } { $turns ->
    [one] turno
   *[other] turni
}.
worth-tulum-roll-costs = Rilanciare fallisce nel { $percent } % dei casi e costa in media { $turns } { $turns ->
    [one] turno
   *[other] turni
}.
worth-tulum-roll-even = Rilanciare fallisce nel { $percent } % dei casi; in media non cambia quasi nulla.
worth-tulum-stop = { $kept ->
    [one] Conserva un blocco; rilanciando si perderebbe nel { $percent } % dei casi.
   *[other] Conserva { $kept } blocchi; rilanciando si perderebbero nel { $percent } % dei casi.
}
worth-tulum-place = Dopo questo turno te ne serviranno in media altri { $turns }.
worth-tulum-completes = Completa la tua piramide.
worth-rumis-shows = { $shown ->
    [one] Dall’alto si vede una faccia in più del suo colore.
   *[other] Dall’alto si vedono { $shown } facce in più del suo colore.
}
worth-rumis-hides = Nasconde { $hidden } { $hidden ->
    [one] faccia
   *[other] facce
} di colore { $colour ->
    [0] rosso
    [1] blu
    [2] verde
   *[3] giallo
}{ $shown ->
    [0] .
   *[other] , ne mostra { $shown } in più del proprio.
}
worth-rumis-hides-colours = Nasconde { $hidden } facce di altri colori{ $shown ->
    [0] .
   *[other] , ne mostra { $shown } in più del proprio.
}
worth-pyramido-open = Lascia almeno { $colours } colori possibili in ogni posto accanto.
worth-pyramido-square = { $squares ->
    [one] Chiude un quadrato
   *[other] Chiude { $squares } quadrati
}; { $colours ->
    [one] sopra va bene un colore.
   *[other] sopra vanno bene { $colours } colori.
}
worth-pyramido-completes = Completa la piramide.
worth-pyramido-exchange = { $stones ->
    [one] Ti libera di una pietra che non va da nessuna parte.
   *[other] Ti libera di { $stones } pietre che non vanno da nessuna parte.
}
worth-talo-leaves = { $levels ->
    [0] Ti apre la via fino in cima
    [one] Ti lascia a un livello dalla cima
   *[other] Ti lascia a { $levels } livelli dalla cima
}; { $others ->
    [0] { $levels ->
        [0] anche { $name } può arrivarci.
       *[other] { $name } può già arrivarci.
    }
    [one] { $name } ne dista uno.
   *[other] { $name } ne dista { $others }.
}
worth-talo-climbs = Porta la tua pedina al livello { $level }.
worth-talo-wins = Arriva al livello 10 e vince.
