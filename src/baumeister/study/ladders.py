"""What a ladder found, as data that is kept, and the page of docs that shows what is kept."""

import math
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from baumeister import catalog
from baumeister.bots.ladders import FLOOR, Ladder, Strength, ladders, levels_version
from baumeister.core import AnyRules
from baumeister.core.variant import dump_variant, format_value
from baumeister.pictures.sheet import LIGHT, Drawing, above, words_line
from baumeister.study.matches import Played
from baumeister.study.plots import svg_of, whiskers
from baumeister.study.ratings import completed, rate
from baumeister.texts import DEFAULT, Texts

HEAD = """# The ladders

Written by `make ladders` from what `baumeister ladder … --keep` measured and the package keeps. Every
ladder of a contest begins at {floor:.0f} Elo, so figures of two ladders cannot be compared; ± is half of
the 95 % interval. With two seats only neighbours play each other, so the steps between them are measured
independently, and each is told with an interval of its own: where it does not reach 0, the level beats
the one below it. In cooperative and solitaire variants the figure is the share of matches that were
completed. How levels are made, and what was tried: [strength](strength.md).

![The levels of each game with their intervals](pictures/ladders.svg)
"""


def measured(rules: AnyRules, players: Sequence[str], played: Sequence[Played]) -> Ladder:
    """The ladder that these matches speak for."""
    return Ladder(
        variant=dump_variant(rules.options, rules.variant),
        is_share=rules.is_together,
        rules_version=rules.version,
        levels_version=levels_version(rules.game),
        date=datetime.now(UTC).date().isoformat(),
        strengths=_shares(played, players) if rules.is_together else _elos(played, players),
    )


def _shares(played: Sequence[Played], players: Sequence[str]) -> tuple[Strength, ...]:
    return tuple(
        Strength(player, round(share.share, 4), round(share.low, 4), round(share.high, 4), share.matches)
        for player, share in completed(played, players).items()
    )


def _elos(played: Sequence[Played], players: Sequence[str]) -> tuple[Strength, ...]:
    rated = [(rating, FLOOR + rating.elo) for rating in rate(played, players).players]
    return tuple(
        Strength(r.player, round(elo), round(elo - r.error), round(elo + r.error), r.matches)
        for r, elo in rated
    )


def figure_words(ladder: Ladder, strength: Strength) -> str:
    """A figure with its interval, in short."""
    if ladder.is_share:
        return f"{strength.figure:.0%} ({strength.low:.0%} – {strength.high:.0%})"
    return f"{strength.figure:.0f} ± {strength.high - strength.figure:.0f}"


def variant_words(game: str, ladder: Ladder) -> str:
    """The seats, and the options that differ from the game's defaults."""
    usual = catalog.rules(game)
    defaults = dump_variant(usual.options, usual.variant)
    named = {k: v for k, v in ladder.variant.items() if k != "seats" and v != defaults[k]}
    seats = ladder.variant["seats"]
    words = ["1 seat" if seats == 1 else f"{seats} seats"]
    return ", ".join(words + [f"{name} {format_value(value)}" for name, value in named.items()])


def docs_page(say: Texts) -> str:
    """Every ladder that is kept, as Markdown."""
    parts = [HEAD.format(floor=FLOOR)]
    for game in catalog.games():
        parts.append(f"## {say(f'game-{game}')}\n")
        found = ladders(game)
        parts += [_table(game, ladder, say) for ladder in found] or ["Not measured yet.\n"]
    return "\n".join(parts)


def steps(ladder: Ladder) -> list[tuple[float, float]]:
    """For each level but the weakest, how far it stands above the one below, and half of the 95 % interval.

    Empty where levels do not only meet their neighbours. The figures are sums of steps, and what is
    uncertain about independent steps adds up by squares.
    """
    if ladder.is_share or ladder.variant["seats"] != 2:
        return []
    return [
        (upper.figure - lower.figure, math.sqrt(_error(upper) ** 2 - _error(lower) ** 2))
        for lower, upper in pairwise(ladder.strengths)
    ]


def _error(strength: Strength) -> float:
    return (strength.high - strength.low) / 2


def _table(game: str, ladder: Ladder, say: Texts) -> str:
    names = [say(f"bot-{strength.level}") for strength in ladder.strengths]
    figures = [figure_words(ladder, strength) for strength in ladder.strengths]
    columns = {"level": names, "completed" if ladder.is_share else "Elo": figures}
    if found := steps(ladder):
        columns["above the one below"] = ["", *(f"{step:+.0f} ± {error:.0f}" for step, error in found)]
    columns["matches"] = [str(strength.matches) for strength in ladder.strengths]
    title = f"**{variant_words(game, ladder)}**, {ladder.date}\n"
    rows = [columns, ["---", *["--:"] * (len(columns) - 1)], *zip(*columns.values(), strict=True)]
    return "\n".join([title, *(f"| {' | '.join(row)} |" for row in rows), ""])


def plot(say: Texts) -> str:
    """Each game's ladders beside each other's names, as an SVG."""
    drawings: list[Drawing] = []
    for game in catalog.games():
        for ladder in ladders(game):
            title = f"{say(f'game-{game}')}: {variant_words(game, ladder)}"
            form = "{:.0%}" if ladder.is_share else "{:.0f}"
            rows = [(say(f"bot-{s.level}"), s.figure, s.low, s.high) for s in ladder.strengths]
            zero = 0.0 if ladder.is_share else FLOOR
            drawings.append(
                above([words_line(title, LIGHT.ink, bold=True), whiskers(rows, zero, form)], gap=4)
            )
    return svg_of(above(drawings, gap=18), "baumeister")


def main(folder: str) -> None:
    say = Texts(DEFAULT)
    Path(folder, "ladders.md").write_text(docs_page(say), encoding="utf-8")
    Path(folder, "pictures", "ladders.svg").write_text(plot(say) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
