"""The colours of the games as TypeScript: every tone by its name, and each game's own in their order."""

import dataclasses
import json

from baumeister import catalog
from baumeister.core import tones

HEAD = """/** Generated from the games' tables of colours; `make schema` renews it. */

import type { GameName } from "./games";

/** A colour of pieces, with a mark of its own for those who see fewer; in words it is `table-tone-<name>`. */
export interface Tone {
  readonly name: string;
  readonly hex: string;
  /** Ink that reads on it. */
  readonly ink: string;
  /** An SVG path in a box of 100 × 100. */
  readonly mark: string;
}

"""


def tones_file() -> str:
    games = "".join(
        f"  {name}: [{', '.join(tone.name.upper() for tone in catalog.game(name).tones)}],\n"
        for name in catalog.games()
    )
    table = "/** The colours of rows, stones or figures, in their order. */\n"
    table += f"export const TONES: Readonly<Record<GameName, readonly Tone[]>> = {{\n{games}}};\n"
    return HEAD + "".join(map(_constant, tones.ALL)) + "\n" + table


def _constant(tone: tones.Tone) -> str:
    """The page draws the mark, so its glyph is left out."""
    fields = {name: value for name, value in dataclasses.asdict(tone).items() if name != "glyph"}
    return f"export const {tone.name.upper()}: Tone = {json.dumps(fields)};\n"
