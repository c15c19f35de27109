"""A study as one page that needs nothing else: tables and plots, no script, nothing fetched."""

from collections.abc import Sequence
from html import escape

from baumeister.core import AnyRules
from baumeister.core.variant import dump_variant, format_value
from baumeister.pictures.sheet import Drawing, beside
from baumeister.study.matches import Played
from baumeister.study.plots import heat_maps, histogram, svg_of, whiskers
from baumeister.study.ratings import completed, rate
from baumeister.study.tables import luck, pairwise, seat_shares, spread
from baumeister.texts import Texts

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;color:#2c2119;background:#f7f0e6;max-width:60rem;margin:2rem auto;
padding:0 1rem}
table{border-collapse:collapse;margin:.5rem 0 1.5rem}
td,th{padding:.25rem .75rem;border-bottom:1px solid #dccdb8}
td{text-align:right;font-variant-numeric:tabular-nums}td:first-child,th:first-child{text-align:left}
svg{max-width:100%;height:auto}
"""


def report_page(
    rules: AnyRules, players: Sequence[str], played: Sequence[Played], seed: str, say: Texts
) -> str:
    """The page of a study, in the reader's language."""
    title = f"{say(f'game-{rules.game}')} – {', '.join(players)}"
    parts = [
        *_head(rules, played, seed, say),
        *(_together(played, players, say) if rules.is_together else _contest(played, players, say)),
        *_plots(rules, played, players, say),
    ]
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _head(rules: AnyRules, played: Sequence[Played], seed: str, say: Texts) -> list[str]:
    options = ", ".join(
        f"{name}={format_value(value)}" for name, value in dump_variant(rules.options, rules.variant).items()
    )
    lines = [
        say("report-what", matches=len(played), seed=seed),
        say("report-variant", options=options, version=rules.version),
        length_words(played, say),
        luck_words(played, say),
    ]
    return [f"<p>{escape(line)}</p>" for line in lines if line]


def length_words(played: Sequence[Played], say: Texts) -> str:
    moves = spread([match.num_moves for match in played])
    numbers = {"mean": f"{moves.mean:.1f}", "least": f"{moves.least:.0f}", "most": f"{moves.most:.0f}"}
    return say("tournament-length", deviation=f"{moves.deviation:.1f}", **numbers)


def luck_words(played: Sequence[Played], say: Texts) -> str:
    found = luck(played)
    return "" if found is None else say("tournament-luck", share=f"{100 * found:.0f}")


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table>\n<tr>{head}</tr>\n{body}</table>"


def _contest(played: Sequence[Played], players: Sequence[str], say: Texts) -> list[str]:
    parts = [_section(say("report-seats")), _seat_plot(played, say)]
    if len(players) == 1:
        return parts
    if len({match.players for match in played}) == 1:  # nobody changed seats: who is better cannot be told
        return [*_pairs(played, players, say), *parts]
    ratings = sorted(rate(played, players).players, key=lambda rating: -rating.elo)
    zero = f"<p>{escape(say('tournament-zero', player=players[0]))}</p>"
    rows = [(r.player, f"{r.elo:z.0f} ± {r.error:.0f}", str(r.matches)) for r in ratings]
    headings = [say(word) for word in ("tournament-player", "tournament-elo", "tournament-matches")]
    plot = whiskers([(r.player, r.elo, r.elo - r.error, r.elo + r.error) for r in ratings], 0.0, "{:+z.0f}")
    heading = say("report-strength")
    elo = [_section(heading), _table(headings, rows), zero, svg_of(plot, heading)]
    return [*elo, *_pairs(played, players, say), *parts]


def _pairs(played: Sequence[Played], players: Sequence[str], say: Texts) -> list[str]:
    table = pairwise(played, players)
    cells = [
        [one, *("–" if (one, other) not in table else f"{table[one, other].share:.0%}" for other in players)]
        for one in players
    ]
    return [_section(say("tournament-pairs")), _table(["", *players], cells)]


def _seat_plot(played: Sequence[Played], say: Texts) -> str:
    shares = seat_shares(played)
    rows = [
        (say("seat-name", number=number), share.share, share.low, share.high)
        for number, share in enumerate(shares, start=1)
    ]
    return svg_of(whiskers(rows, 1 / len(shares), "{:.1%}"), say("report-seats"))


def _together(played: Sequence[Played], players: Sequence[str], say: Texts) -> list[str]:
    shares = completed(played, players)
    rows = [(player, share.share, share.low, share.high) for player, share in shares.items()]
    heading = say("tournament-completed")
    return [_section(heading), svg_of(whiskers(rows, 0.0, "{:.1%}"), heading)]


def _plots(rules: AnyRules, played: Sequence[Played], players: Sequence[str], say: Texts) -> list[str]:
    scores = [_scores(played, player) for player in players]
    every_score = [score for own in scores for score in own]
    lengths = [match.num_moves for match in played]
    branching = [match.branching for match in played if match.branching is not None]
    stones = [match.stones for match in played if match.stones]
    levels = {level: say("pyramido-level", number=level) for level in range(1, 6)}
    sections: list[tuple[str, list[Drawing]]] = [
        (
            "report-scores",
            [histogram(own, player, every_score) for own, player in zip(scores, players, strict=True) if own],
        ),
        ("report-length", [histogram(lengths, "")]),
        ("report-branching", [histogram(branching, "")] if branching else []),
        ("report-heat", [heat_maps(rules.game, stones, levels)] if stones else []),
    ]
    return [
        part
        for name, drawings in sections
        if drawings
        for part in (_section(say(name)), *(svg_of(beside([drawing]), say(name)) for drawing in drawings))
    ]


def _scores(played: Sequence[Played], player: str) -> list[int]:
    return [
        score
        for match in played
        for name, score in zip(match.players, match.scores, strict=False)
        if name == player
    ]


def _section(title: str) -> str:
    return f"<h2>{escape(title)}</h2>"
