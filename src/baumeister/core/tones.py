"""The colours of all pieces. Each differs in lightness too, with a mark of its own for those who see fewer.

A game lists its own in their order (`Game.tones`); terminal, page and pictures read them there.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tone:
    name: str  #: in words it is `table-tone-<name>`
    hex: str
    ink: str  #: what reads on it
    glyph: str  #: its mark as one character
    mark: str  #: the same mark as an SVG path in a box of 100 × 100


RED = Tone("red", "#b23c2c", "#fff3e2", "●", "M50 18a32 32 0 1 0 .01 0z")
YELLOW = Tone("yellow", "#e6b83f", "#3b2a0a", "▲", "M50 16L86 80H14z")
GREEN = Tone("green", "#2f8a76", "#f2fff9", "■", "M22 22H78V78H22z")
BLUE = Tone("blue", "#2c5c9c", "#f0f6ff", "◆", "M50 10L88 50L50 90L12 50z")
WHITE = Tone("white", "#efe7d6", "#3b3226", "✚", "M38 14H62V38H86V62H62V86H38V62H14V38H38z")
ORANGE = Tone(
    "orange", "#dd7a2e", "#2e1604", "★", "M50 8L61 38L93 39L67 58L77 89L50 70L23 89L33 58L7 39L39 38z"
)
VIOLET = Tone("violet", "#6f4f8f", "#f8f0ff", "☰", "M16 20H84V40H16zM16 60H84V80H16z")
GREY = Tone("grey", "#8d877c", "#1d1a16", "▬", "M20 44H80V56H20z")  #: a ruin, or what belongs to nobody

ALL = (RED, YELLOW, GREEN, BLUE, WHITE, ORANGE, VIOLET, GREY)
