"""The colours of Talō in their order: the figures, seat by seat."""

from baumeister.core.tones import BLUE, GREEN, RED, YELLOW

TONES = (RED, BLUE, GREEN, YELLOW)
