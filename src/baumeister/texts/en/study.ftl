### Pictures, studies, engines and other seats for programs

help-draw =
    Draw a position of a recorded match as an SVG picture.

    Example: baumeister draw match.txt --at 12 > picture.svg
help-draw-file = A record, as text or JSON.
help-draw-at = The position after this many events; otherwise the last one.
help-draw-dark = Light pieces on dark paper.
help-draw-coordinates = Show the coordinates of the short notation, or leave them out.
help-draw-width = Width of the picture in pixels; otherwise as wide as its pieces ask for.
