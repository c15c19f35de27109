"""The colours of Pyramido in their order: the stones."""

from baumeister.core.tones import BLUE, GREEN, RED, WHITE, YELLOW

TONES = (RED, YELLOW, GREEN, BLUE, WHITE)
