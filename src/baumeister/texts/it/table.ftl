### I tavoli nel browser

table-tone-red = rosso
table-tone-yellow = giallo
table-tone-green = verde
table-tone-blue = blu
table-tone-white = bianco
table-tone-orange = arancione
table-tone-violet = viola
table-tone-grey = grigio
table-camera = Visuale
table-camera-left = Gira a sinistra
table-camera-right = Gira a destra
table-camera-top = Dall’alto
table-camera-reset = Ripristina la visuale
table-told = { $name } { $move }.
table-turn-of = Tocca a { $name }.
table-board-of = Plancia di { $name }
table-lay = Posa qui
table-why-not = Perché qui no?
table-back = Indietro
table-end-turn = Termina il turno

table-tulum-place = Fila { $row } ({ $colour }), casella { $place }: { $state ->
    [secured] blocco al sicuro
    [loose] blocco con il punto in alto
    [legal] qui può andare un blocco
   *[empty] vuoto
}
table-tulum-place-now = Posa un blocco dove si illumina.
table-tulum-roll-on = { $count ->
    [one] Lancia l’ultimo dado
   *[other] Lancia { $count } dadi
}
table-tulum-stop = Fermati e tieni i blocchi
table-tulum-in-vain = { $name } ha lanciato i dadi: nessun blocco va bene, il turno è finito.

table-rumis-plan = La pianta vista dall’alto; niente può superare l’altezza { $height }.
table-rumis-cell = Colonna { $x }, riga { $y }: altezza { $height } di { $limit }{ $colour ->
    [none] {""}
   *[other] , in cima { $colour }
}{ $fits ->
    [yes] ; qui la pietra ci sta
   *[no] {""}
}
table-rumis-lying = Pietre posate
table-rumis-stone = { $colour } { $stone } in { $cells }
table-rumis-colours = Colori
table-rumis-out = eliminato
table-rumis-left = ancora { $count } { $count ->
    [one] pietra
   *[other] pietre
}: { $stones }
table-rumis-ruin = Rovina
table-rumis-stones = Pietre rimaste
table-rumis-take = Pietra { $stone }
table-rumis-turn = Gira la pietra
table-rumis-turn-z = Girala sul posto (Z)
table-rumis-turn-x = Ribaltala in avanti (X)
table-rumis-turn-y = Ribaltala di lato (Y)
table-rumis-puzzle = Completare il cubo
table-rumis-check = È ancora possibile?
table-rumis-solution = Mostra la soluzione
table-rumis-asking = Ricerca in corso…
table-rumis-verdict = { $verdict ->
    [solved] Sì, il cubo può ancora essere completato.
    [none] No, da qui non si può più completare. Ritira una pietra.
   *[unknown] Non si sa: nel tempo a disposizione non si è trovata né una soluzione né la prova che non esiste.
}
table-rumis-solution-back = Una pietra in meno
table-rumis-solution-on = Una pietra in più
table-rumis-solution-step = Pietra { $number } di { $count }: { $colour } { $stone }
table-rumis-solution-lay = Posa la prossima
table-rumis-solution-hide = Nascondi la soluzione

table-pyramido-place = Livello { $level }, colonna { $x }, riga { $y }: { $state ->
    [stone] { $what }
    [dead] qui non potrà mai stare una pietra
   *[free] libero; va bene: { $what }
}
table-pyramido-hand = Mano
table-pyramido-quarry = Cava
table-pyramido-store = Riserva
table-pyramido-fade = Sfuma i livelli superiori (U, D)
table-pyramido-exchange = Scambia pietre
table-pyramido-exchange-now = { $count ->
    [0] Scegli le pietre da scambiare
    [one] Scambia una pietra
   *[other] Scambia { $count } pietre
}
table-pyramido-store-it = Metti nella riserva
table-pyramido-pass = Passa
table-pyramido-last-idle = Se ora non posi e non scambi nessuna pietra, la partita è persa.

table-talo-stands = { $name }: livello { $level }
table-talo-sticks = Bastoncini posati
table-talo-count = { $count } da { $length }
table-talo-stick = bastoncino da { $length } { $axis ->
    [x] lungo la riga
    [y] lungo la colonna
   *[z] in piedi
} da { $x }, { $y } al livello { $z }
table-talo-cell = Colonna { $x }, riga { $y }, livello { $level }: { $what ->
    [none] vuoto
   *[other] { $what }
}{ $can ->
    [yes] ; qui si può
   *[no] {""}
}
table-talo-take = Prendi bastoncini:
table-talo-length = Bastoncino di lunghezza { $length }
table-talo-direction = Direzione
table-talo-axis-x = Lungo la riga (X)
table-talo-axis-y = Lungo la colonna (Y)
table-talo-axis-z = In piedi (Z)
table-talo-hold = Tieni fermo
table-talo-levels = Livello
table-talo-lower = Un livello più in basso
table-talo-higher = Un livello più in alto
table-talo-all-levels = Tutti i livelli
table-talo-walk = Cammina
table-talo-walk-now = La pedina può camminare.
table-talo-restart = Da qui la tua pedina non potrà più arrivare in cima. Ricomincia da una casella del suolo, o resta.
table-talo-stay = Resta
table-talo-take-back = Riprendi il bastoncino tenuto
table-talo-test = Starebbe in piedi?
table-talo-balance = { $firmness ->
    [firm] La costruzione starebbe salda.
    [shaky] La costruzione starebbe in piedi, ma per poco.
   *[falls] { $count ->
        [one] Non starebbe in piedi: un bastoncino cadrebbe.
       *[other] Non starebbe in piedi: { $count } bastoncini cadrebbero.
    }
}
table-talo-would-fall = { " " }– cadrebbe
table-talo-fell = { " " }– è caduto
table-talo-hold-now = Tienilo qui, poi metti il bastoncino da { $other } in modo che stiano in piedi entrambi.
table-talo-held-now = Tieni il bastoncino da { $length }. Metti quello da { $other } in modo che stiano in piedi entrambi, oppure riprendi il primo.
table-talo-held-alone = Tieni il bastoncino da { $length }, ma in nessun posto quello da { $other } li farebbe stare in piedi entrambi: riprendi il primo.
table-talo-hold-here = Tienilo qui per ora
table-talo-looks = Pedine e plance
table-talo-figure = Pedina: { $figure ->
    [round] rotonda
    [slim] snella
    [stout] robusta
    [crowned] con corona
    [hooded] con cappuccio
   *[tower] torre
}
table-talo-board = Plancia della riserva: { $colour }
