### Rumis

game-rumis = Rumis
game-rumis-about = Füge Steine aus zwei, drei und vier Würfeln zu einem Bauwerk, immer an der eigenen Farbe. Am Ende zählt, was man von oben sieht.
option-rumis-mode = Was gespielt wird.
choice-rumis-mode-standard = Alle spielen eine Farbe.
choice-rumis-mode-four-colours = Zu zweit mit je zwei Farben und den Grenzen für vier; die beste einzelne Farbe gewinnt.
choice-rumis-mode-ruinas = Zuerst steht eine Ruine aus einer freien Farbe; dann gelten die Grenzen für eine Person mehr.
choice-rumis-mode-cube = Solitär: einen vollen Würfel bauen.
option-rumis-seats = Anzahl der Spieler: zwei bis vier; mit vier Farben zwei, mit Ruine zwei oder drei, am Würfel eine Person.
option-rumis-scenario = Welches Bauwerk.
choice-rumis-scenario-chullpa = der Turm: 4 × 5 Felder, zu zweit, dritt, viert 4, 6, 8 hoch.
choice-rumis-scenario-coricancha = die Pyramide: 8 × 8 Felder in Ringen von 1 bis 4; zu zweit nur auf den inneren 6 × 6.
choice-rumis-scenario-pisac = die Treppe: acht Reihen zu vier Feldern, Reihe um Reihe eins höher, höchstens 4, 5 oder 8.
choice-rumis-scenario-pirka = die Mauer: ein L, drei breit, acht lang, mit einem Fuß von sechs, 2, 3 oder 4 hoch.
choice-rumis-scenario-tambo = das Rasthaus: 7 × 7 Felder um einen Hof von 3 × 3, 2, 3 oder 4 hoch.
choice-rumis-scenario-cucho = die Ecke: 7 × 7 Felder, in einer Ecke 7 hoch, mit Stufen rund um diese Ecke, höchstens 3, 4 oder 7.
option-rumis-ruin = Wie die Ruine entsteht.
choice-rumis-ruin-laid = Die Spieler legen sie reihum.
choice-rumis-ruin-random = Der Zufall legt sie.
option-rumis-edge = Die Kantenlänge des Würfels.
option-rumis-colours = Aus wie vielen Farben der Würfel gebaut wird.
option-rumis-contact = Auch am Würfel muss jede Farbe sich selbst berühren wie in einer Partie.
option-rumis-alternate = Am Würfel wechseln sich die Farben auch noch ab; nur wenn jede sich selbst berühren muss.

rumis-max-height = Höchstens { $height } hoch.
rumis-ruin = Ruine
rumis-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
rumis-out = ausgeschieden

refusal-no-such-stone = Diese Felder bilden den Stein nicht.
refusal-other-colour = Diese Farbe ist nicht am Zug.
refusal-stone-already-laid = Diesen Stein hat die Farbe schon gelegt.
refusal-outside-plan = Ein Teil des Steins läge außerhalb des Plans.
refusal-too-high = Ein Teil des Steins ragte über die erlaubte Höhe.
refusal-cells-taken = Dort liegt schon ein anderer Stein.
refusal-hole-under-stone = Unter dem Stein bliebe ein Loch.
refusal-own-colour-not-touched = Ein Stein muss mindestens eine Fläche mit einem Stein der eigenen Farbe teilen.
refusal-first-stone-off-the-ground = Der erste Stein einer Farbe muss auf dem Boden stehen.
refusal-first-stone-apart = Der erste Stein einer Farbe muss einen liegenden Stein berühren.
reason-nobody-can-place = niemand kann mehr einen Stein legen
reason-cube-complete = Würfel vollständig
reason-cube-stuck = kein Stein passt mehr
error-rumis-move = „{ $text }“ ist kein gelegter Stein: nötig sind Farbe (r, b, g, y), Stein und Felder, etwa rV3@a1,b1,a1/2.
error-rumis-stone = „{ $text }“ nennt den falschen Stein: Diese Felder sind der Stein { $stone }.
error-too-few-cubes = Ein Würfel der Kante { $edge } braucht { $needed } Einzelwürfel, aber { $colours ->
    [one] eine Farbe hat
   *[other] { $colours } Farben haben
} nur { $there }.
error-scenario-unreadable = Die Szenario-Datei { $file } lässt sich nicht lesen.
error-scenario-too-long = Die Szenario-Datei ist zu lang; höchstens { $most } Zeichen sind erlaubt, und der größte Plan braucht weniger.
error-scenario-not-toml = Die Szenario-Datei ist kein TOML: { $problem }.
error-scenario-unknown-field = Eine Szenario-Datei hat kein Feld „{ $field }“; sie hat: { $accepts }.
error-scenario-field-missing = Der Szenario-Datei fehlt das Feld „{ $field }“.
error-scenario-max-height = Das Feld max_height braucht drei Zahlen von 1 bis { $highest }: für zwei, drei und vier Spieler.
error-scenario-rows = Das Feld { $field } muss eine Liste von Reihen sein, jede ein Text aus Ziffern und Punkten.
error-scenario-name = Der Name eines Szenarios hat höchstens { $most } Zeichen, darunter keine unsichtbaren und keine, die die Schreibrichtung ändern.
error-scenario-ragged = Reihe { $row } des Plans hat { $width ->
    [one] ein Feld
   *[other] { $width } Felder
}, die erste aber { $first }.
error-scenario-letter = In Reihe { $row } des Plans steht „{ $cell }“; ein Feld ist eine Ziffer von 1 bis 9 oder außerhalb des Plans ein Punkt.
error-scenario-too-high = In Reihe { $row } des Plans steht die Höhe { $height }, das größte max_height ist aber { $highest }.
error-scenario-too-large = Der Plan ist zu groß: höchstens { $cells } Felder, Punkte mitgezählt, und { $side } in einer Reihe oder Spalte.
error-scenario-no-cells = Der Plan für { $players } Spieler hat weniger als zwei bebaubare Felder.
error-scenario-island = Das Feld in Reihe { $row }, Spalte { $column } des Plans ist von den anderen aus nicht erreichbar.

section-rumis-things = Was man braucht
rule-RUM-01 = Jede Farbe hat elf Steine: alle Arten, zwei, drei oder vier Würfel Fläche an Fläche zu verbinden, zwei davon spiegelbildlich. Das sind 40 Würfel pro Farbe und 104 Arten, ihre Steine zu halten.
rule-RUM-02 = Ein Szenario bestimmt die Grundfläche, für jedes Feld eine Höhe und die größte Höhe für zwei, drei und vier Spieler. Auf einem Feld gilt die kleinere von beiden. Manche Szenarien haben für weniger Spieler eine kleinere Grundfläche: die rote Linie.
section-rumis-placing = Steine legen
rule-RUM-03 = Der erste Stein der Partie liegt irgendwo auf dem Boden innerhalb des Plans. Beginnen darf jeder; an diesem Tisch ordnet der Gastgeber die Plätze, oder der Beginn wird gelost. Es geht im Uhrzeigersinn, ein Stein pro Zug.
rule-RUM-04 = Der erste Stein aller anderen muss auf dem Boden stehen und eine Fläche mit einem liegenden Stein teilen.
rule-RUM-05 = Jeder spätere Stein muss mindestens eine Fläche mit einem Stein der eigenen Farbe teilen, daneben oder darunter.
rule-RUM-06 = Kein Teil eines Steins darf außerhalb des Plans oder über der erlaubten Höhe seines Feldes liegen.
rule-RUM-07 = Unter einem Stein darf kein Loch sein: Jede Säule, die er belegt, ist bis an ihn heran gefüllt.
rule-RUM-08 = Wer keinen Stein legen kann, ist für den Rest der Partie ausgeschieden, auch wenn später ein Platz frei wird.
rule-RUM-09i = Wer legen kann, muss legen.
section-rumis-end = Das Ende
rule-RUM-10 = Die Partie endet, wenn niemand mehr legen kann. Jede von oben sichtbare Fläche der eigenen Farbe zählt einen Punkt, jeder übrige Stein kostet einen. Wer die meisten Punkte hat, gewinnt. Im Beispiel der Anleitung haben vier Spieler 7, 5, 4 und 4 − 1 = 3 Punkte: die 20 Felder des Turms weniger einen Stein.
rule-RUM-11i = Bei Gleichstand wird der Sieg geteilt.
section-rumis-more = Andere Spielarten
rule-RUM-12 = Zu zweit mit vier Farben: Jede Seite spielt zwei, die abwechselnd gelegt werden (erste, zweite, erste, zweite), mit den Grenzen für vier. Eine Farbe, die nicht legen kann, ist ausgeschieden, während die andere weiterspielt. Es gewinnt, wem die beste einzelne Farbe gehört.
rule-RUM-13 = Ruinas, zu zweit oder zu dritt: Vor der Partie werden alle Steine einer freien Farbe gemeinsam gelegt. Dann geht es wie üblich weiter, mit Plan und Höhen für eine Person mehr.
rule-RUM-14i = Die Spieler legen die Ruine reihum, je einen Stein, nach denselben Regeln, angefangen bei dem, der auch die Partie beginnt; oder der Zufall legt sie. Steine, die nicht mehr passen, bleiben weg, und die Ruine zählt nichts. Danach beginnt die Partie ganz normal: Ihr erster Stein darf überall auf dem Boden liegen, der erste Stein aller anderen muss außerdem einen Stein berühren. Ist am Boden kein solcher Platz mehr frei, genügt die Berührung.
rule-RUM-15 = Allein: einen vollen Würfel der Kante 3, 4 oder 5 bauen, aus vier Farben oder aus weniger, solange die Würfel reichen. Schwerer (contact): Jede Farbe hält die Regeln der Berührung ein. Am schwersten (alternate): Dazu wechseln sich die Farben auch noch ab.
rule-RUM-15i = Auch am Würfel gibt es nie Löcher unter einem Stein, und nichts ragt über die Kante. Wechseln die Farben sich ab, wird eine ohne Steine übergangen. Der volle Würfel gewinnt; ohne legbaren Stein ist er verloren. Züge dürfen frei zurückgenommen werden.
section-rumis-scenarios = Die Szenarien
rule-RUM-20 = CHULLPA, der Turm: 4 × 5 Felder; zu zweit, dritt, viert 4, 6 oder 8 hoch. Gesichert.
rule-RUM-21 = CORICANCHA, die Pyramide: 8 × 8 Felder, nach innen Ringe der Höhe 1, 2, 3 und 4, höchstens 4. Zu zweit wird nur innerhalb der roten Linie gebaut, auf den inneren 6 × 6. Höhen gesichert, Form rekonstruiert.
rule-RUM-22 = PISAC, die Treppe: acht Reihen zu vier Feldern, Reihe um Reihe eins höher; höchstens 4, 5 oder 8. Der ganze Plan ist immer frei. Höhen gesichert, Form rekonstruiert.
rule-RUM-23 = PIRKA, die Mauer: ein L, drei breit, acht lang, mit einem Fuß von sechs; 33 Felder. 2, 3 oder 4 hoch. Gesichert ist nur die 4, das Übrige rekonstruiert.
rule-RUM-24 = TAMBO, das Rasthaus: 7 × 7 Felder ohne die mittleren 3 × 3; 40 Felder. 2, 3 oder 4 hoch. Rekonstruiert.
rule-RUM-25 = CUCHO, die Ecke: 7 × 7 Felder, in einer Ecke 7 hoch; die Stufen laufen um diese Ecke herum, es zählt also die Reihe oder Spalte, die weiter weg ist; höchstens 3, 4 oder 7. Rekonstruiert.
rule-RUM-26 = Felder gleicher Höhe haben auf dem Plan die gleiche Farbe, und die Grenze für diese Spielerzahl steht daneben.
