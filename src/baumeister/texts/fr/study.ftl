### Images, études, moteurs et autres places pour des programmes

help-draw =
    Dessiner une position d'une partie enregistrée sous forme d'image SVG.

    Exemple : baumeister draw match.txt --at 12 > image.svg
help-draw-file = Un enregistrement, en texte ou en JSON.
help-draw-at = La position après ce nombre d'événements ; sinon la dernière.
help-draw-dark = Fond sombre.
help-draw-coordinates = Afficher les coordonnées de la notation courte, ou les masquer.
help-draw-width = Largeur de l'image en pixels ; sinon celle que demandent ses pièces.
