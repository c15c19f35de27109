### Immagini, studi, motori e altri posti per programmi

help-draw =
    Disegnare una posizione di una partita registrata come immagine SVG.

    Esempio: baumeister draw match.txt --at 12 > immagine.svg
help-draw-file = Una registrazione, come testo o JSON.
help-draw-at = La posizione dopo questo numero di eventi; altrimenti l'ultima.
help-draw-dark = Sfondo scuro.
help-draw-coordinates = Mostrare le coordinate della notazione breve, oppure ometterle.
help-draw-width = Larghezza dell'immagine in pixel; altrimenti quella che serve ai pezzi.
