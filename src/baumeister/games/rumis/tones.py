"""The colours of Rumis in their order: the players' stones."""

from baumeister.core.tones import BLUE, GREEN, RED, YELLOW

TONES = (RED, BLUE, GREEN, YELLOW)
