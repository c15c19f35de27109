### Tulum

game-tulum = Tulum
game-tulum-about = Würfle und baue Reihe um Reihe deine eigene Pyramide. Hör rechtzeitig auf, sonst ist der Gewinn dieses Zuges weg.
option-tulum-seats = Anzahl der Spieler; allein geht es darum, möglichst wenige Züge zu brauchen.
option-tulum-decline = Nach einem Block aus einem Wurf darf der Rest liegen bleiben.

tulum-blocks = { $count ->
    [one] { $count } Block von 21
   *[other] { $count } Blöcke von 21
}
tulum-to-roll = { $count ->
    [one] Gleich rollt ein Würfel.
   *[other] Gleich rollen { $count } Würfel.
}
tulum-dice = Würfel:
tulum-at-stake = { $count ->
    [0] Noch steht nichts auf dem Spiel.
    [one] Ein Block steht auf dem Spiel; bei einem weiteren Wurf geht er mit { $bust } % Wahrscheinlichkeit verloren.
   *[other] { $count } Blöcke stehen auf dem Spiel; bei einem weiteren Wurf gehen sie mit { $bust } % Wahrscheinlichkeit verloren.
}

refusal-no-such-place = Diesen Platz gibt es auf dem Brett nicht.
refusal-no-die-of-this-colour = Kein Würfel dieses Wurfs zeigt die Farbe dieser Reihe.
refusal-place-taken = Dort liegt schon ein Block.
refusal-block-not-carried = Ein Block über der ersten Reihe braucht beide Blöcke unter sich.
refusal-die-still-fits = Ein Würfel dieses Wurfs passt noch, also muss zuerst ein Block gelegt werden.
refusal-place-one-first = Zuerst muss mindestens ein Block aus diesem Wurf gelegt werden.
reason-pyramid-complete = Pyramide vollendet
error-tulum-move = „{ $text }“ ist kein Zug in Tulum: Gib einen Platz wie b3 ein (Reihe, dann Platz von links), roll oder stop.
error-tulum-roll = „{ $text }“ ist kein Wurf in Tulum: Gib ein bis sechs Reihenbuchstaben ein, zum Beispiel aabcef.

section-tulum-things = Was man braucht
rule-TUL-01 = Alle haben ein Brett und 21 Blöcke, zusammen 84. Die sechs Würfel sind für alle da.
rule-TUL-01i = Ein Brett hat von unten nach oben Reihen mit 6, 5, 4, 3, 2 und 1 Plätzen, jede in eigener Farbe. Die Würfel sind gleich: Jede Seite zeigt eine der sechs Reihenfarben. Blöcke gehen nie aus.
rule-TUL-02 = Ein Block liegt mit dem Punkt nach oben und kann noch verloren gehen, bis sein Besitzer den Zug beendet. Dann wird er umgedreht und ist für immer sicher.
section-tulum-aim = Das Ziel
rule-TUL-03 = Wer die eigene Pyramide als Erstes fertig hat, gewinnt.
section-tulum-turn = Ein Zug
rule-TUL-04 = Die jüngste Person fängt an, danach geht es im Uhrzeigersinn weiter. An diesem Tisch ordnet der Gastgeber die Plätze, oder der Beginn wird gelost.
rule-TUL-05 = Ein Zug heißt: würfeln, legen, entscheiden. Der erste Wurf geschieht mit allen sechs Würfeln.
rule-TUL-06 = Jeder Würfel erlaubt einen Block seiner Farbe, sofern dieser gelegt werden kann. Er kommt in die Reihe seiner Farbe.
rule-TUL-07 = Oberhalb der ersten Reihe braucht ein Block beide Blöcke unter sich; in der ersten Reihe steht er auf dem Boden. Auch Blöcke mit Punkt tragen.
rule-TUL-12i = Blöcke aus einem Wurf dürfen einander tragen. Reihenfolge und Plätze wählt, wer am Zug ist.
rule-TUL-13i = Gelegt wird, bis kein Würfel des Wurfs mehr passt; die größtmögliche Zahl muss es nicht sein. Mit der Option „decline“ darf nach einem Block der Rest des Wurfs liegen bleiben.
rule-TUL-08 = Ein Würfel, der einen Block gebracht hat, wird weggelegt. Die übrigen bleiben im Spiel, auch überzählige einer Farbe: Nach sechs Würfeln und vier Blöcken sind es noch zwei.
rule-TUL-09 = Zeigt der erste Wurf keine Farbe, die gelegt werden kann, ist der Zug vorbei.
rule-TUL-10 = Liegt in diesem Zug mindestens ein Block, darf man aufhören (alle Blöcke mit Punkt werden umgedreht, die nächste Person ist dran) oder die übrigen Würfel werfen.
rule-TUL-11 = Bringt ein späterer Wurf keinen Block, sind alle Blöcke mit Punkt verloren, und die nächste Person ist dran.
rule-TUL-14i = Ist kein Würfel mehr übrig, endet der Zug von selbst, und die Blöcke sind sicher; neue sechs Würfel gibt es nicht.
rule-TUL-15i = Der 21. Block gewinnt sofort.
section-tulum-more = Allein
rule-TUL-16 = Unsere Zugabe: Allein geht es darum, die Pyramide in möglichst wenigen Zügen zu vollenden.
