"""Matches for somebody who plays by calling functions: one seat is theirs, bots play the others."""

import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from baumeister import catalog, pictures
from baumeister.bots import bot_names, find_bot, make_bot
from baumeister.core import AnyRules, Chance, Decision, Ended
from baumeister.core.errors import (
    InvalidArgument,
    MatchOver,
    TooMany,
    UnknownPlayer,
    UnknownRoom,
    UnknownRule,
)
from baumeister.core.picture import plain
from baumeister.core.variant import format_value
from baumeister.play import Match, SeededDraws
from baumeister.texts import Texts, page_entries, rule_ids

MOST_MATCHES = 100  #: that are going on
MOST_WORDS = 200  #: characters of a move
PAGE = 50  #: moves
ADVISER = ("master", "mcts:2000")  #: the first that plays the variant

Facts = dict[str, Any]


@dataclass(slots=True)
class Table:
    match: Match
    seat: int
    draws: SeededDraws
    players: tuple[str, ...]
    bots: dict[int, Any]
    log: list[str] = field(default_factory=list)  #: every event in words of the notation
    told: int = 0  #: events of the log that were told already

    @property
    def rules(self) -> AnyRules:
        return self.match.rules


class Tables:
    """Every match that is going on, by its id."""

    def __init__(self, say: Texts) -> None:
        self._say = say
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def games(self) -> list[Facts]:
        """Every game, what it is about, and the options it takes."""
        return [self._game(name) for name in catalog.games()]

    def rules(self, game: str, rule: str | None = None) -> str:
        """The rules of a game, or the one with this id."""
        known = rule_ids(catalog.game(game).name)
        if rule is None:
            return "\n".join(self._entry(entry) for entry in page_entries(game))
        if rule.upper() not in known:
            raise UnknownRule("unknown-rule", game=game, rule=rule, accepts=", ".join(known))
        return self._entry(f"rule-{rule.upper()}")

    def new_match(self, game: str, seat: int, options: Facts, opponents: str, seed: str | None) -> Facts:
        """Sit down; bots play until it is your turn."""
        if len(self._tables) >= MOST_MATCHES and not self._forget_one():
            raise TooMany("too-many-matches", most=MOST_MATCHES)
        rules = catalog.rules(game, **options)
        if not 1 <= seat <= rules.seats:
            raise InvalidArgument("no-such-seat", seat=seat, accepts=f"1 … {rules.seats}")
        table = _sit_down(rules, seat - 1, opponents, seed or secrets.token_hex(8))
        name = secrets.token_hex(4)
        self._tables[name] = table
        _play_on(table)
        return {"match": name, **self._state(table)}

    def state(self, match: str) -> Facts:
        """Where the match stands, in words."""
        return self._state(self._table(match))

    def picture(self, match: str) -> str:
        """The position as SVG."""
        table = self._table(match)
        return pictures.svg(table.rules, table.match.state, language=self._say.language)

    def legal_moves(self, match: str, page: int, containing: str) -> Facts:
        """Your legal moves in notation, a page at a time."""
        table = self._deciding(match)
        found = [table.rules.format_move(move) for move in table.rules.legal_moves(table.match.state)]
        found = [move for move in found if containing in move]
        pages = max(1, -(-len(found) // PAGE))
        if not 1 <= page <= pages:
            raise InvalidArgument("no-such-page", page=page, pages=pages)
        return {
            "moves": found[(page - 1) * PAGE : page * PAGE],
            "page": page,
            "pages": pages,
            "count": len(found),
        }

    def play(self, match: str, move: str) -> Facts:
        """Play your move; then the bots play until it is your turn again."""
        table = self._deciding(match)
        parsed = table.rules.parse_move(move[:MOST_WORDS])
        table.match.play(table.seat, parsed)
        _note(table)
        _play_on(table)
        return self._state(table)

    def why_not(self, match: str, move: str) -> str:
        """Why a move is not legal now, with the rule's id; an empty text if it is."""
        table = self._deciding(match)
        refusal = table.rules.why_not(table.match.state, table.rules.parse_move(move[:MOST_WORDS]))
        return "" if refusal is None else self._say.refusal(refusal)

    def advise(self, match: str) -> str:
        """What a strong bot would play for you."""
        table = self._deciding(match)
        playing = bot_names(table.rules)
        name = next(name for name in ADVISER if name.partition(":")[0] in playing)
        bot = make_bot(name, table.rules, len(table.match.events))
        return table.rules.format_move(bot.choose(table.rules, table.match.state))

    def _game(self, name: str) -> Facts:
        options = {
            option.name: {
                "about": self._say(f"option-{name}-{option.name}"),
                "choices": [format_value(choice) for choice in option.choices],
            }
            for option in catalog.game(name).options
        }
        return {"game": name, "about": self._say(f"game-{name}-about"), "options": options}

    def _entry(self, entry: str) -> str:
        if entry.startswith("section-"):
            return f"\n# {self._say(entry)}"
        return f"{entry.removeprefix('rule-')}: {self._say(entry)}"

    def _table(self, match: str) -> Table:
        if match not in self._tables:
            raise UnknownRoom("unknown-match", match=match[:MOST_WORDS])
        self._tables.move_to_end(match)
        return self._tables[match]

    def _deciding(self, match: str) -> Table:
        """The table, if it is your turn there."""
        table = self._table(match)
        if table.match.outcome is not None:
            raise MatchOver("match-over")
        return table

    def _forget_one(self) -> bool:
        """Forget the match that ended the longest ago."""
        over = [name for name, table in self._tables.items() if table.match.outcome is not None]
        if over:
            del self._tables[over[0]]
        return bool(over)

    def _state(self, table: Table) -> Facts:
        rules, state = table.rules, table.match.state
        news, table.told = table.log[table.told :], len(table.log)
        facts: Facts = {
            "board": plain(catalog.game(rules.game).picture(rules.view(state), self._say)),
            "events": news,
            "your_seat": table.seat + 1,
        }
        match table.match.turn:
            case Ended(outcome):
                reason = self._say(f"reason-{outcome.reason}")
                winners = [seat + 1 for seat in outcome.winners]
                return facts | {"over": True, "reason": reason, "winners": winners, "scores": outcome.scores}
        return facts | {"over": False, "num_legal_moves": len(rules.legal_moves(state))}


def _sit_down(rules: AnyRules, seat: int, opponents: str, seed: str) -> Table:
    """Only bots whose names say not how long they think, so nobody waits long."""
    if ":" in opponents:
        names = ", ".join(name for name in bot_names(rules) if ":" not in name)
        raise UnknownPlayer("unknown-bot", bot=opponents, accepts=names)
    find_bot(opponents, rules)
    others = [other for other in range(rules.seats) if other != seat]
    bots = {other: make_bot(opponents, rules, f"{seed}/seat {other}") for other in others}
    players = tuple(opponents if other in bots else "you" for other in range(rules.seats))
    return Table(Match(rules), seat, SeededDraws(seed), players, bots)


def _play_on(table: Table) -> None:
    """Draws and bots, until it is your turn or the match is over."""
    match_ = table.match
    while True:
        match match_.turn:
            case Chance():
                match_.draw_from(table.draws)
            case Decision(seat) if seat in table.bots:
                match_.play(seat, table.bots[seat].choose(match_.rules, match_.state))
            case _:
                return
        _note(table)


def _note(table: Table) -> None:
    """Write the last event down."""
    number = len(table.match.events) - 1
    event, seat = table.match.events[number], table.match.seat_of(number)
    rules = table.rules
    table.log.append(
        f"table: {rules.format_draw(event)}"
        if seat is None
        else f"seat {seat + 1}: {rules.format_move(event)}"
    )
