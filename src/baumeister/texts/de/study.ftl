### Bilder, Studien, Engines und andere Plätze für Programme

help-draw =
    Eine Stellung einer aufgezeichneten Partie als SVG-Bild zeichnen.

    Beispiel: baumeister draw match.txt --at 12 > bild.svg
help-draw-file = Eine Aufzeichnung, als Text oder JSON.
help-draw-at = Die Stellung nach so vielen Ereignissen; sonst die letzte.
help-draw-dark = Dunkler Hintergrund.
help-draw-coordinates = Die Koordinaten der Kurzschrift zeigen oder weglassen.
help-draw-width = Breite des Bildes in Pixeln; sonst so breit, wie es seine Teile brauchen.
