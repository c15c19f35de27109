"""The colours of Tulum in their order: the rows, from the bottom up."""

from baumeister.core.tones import BLUE, GREEN, ORANGE, RED, VIOLET, YELLOW

TONES = (GREEN, BLUE, RED, YELLOW, ORANGE, VIOLET)
