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
)
from baumeister.core.picture import plain
from baumeister.core.variant import format_value
from baumeister.play import Match, SeededDraws, check_seed
from baumeister.texts import Texts, find_rule, page_entries

MOST_MATCHES = 100  #: that are going on
MOST_WORDS = 200  #: characters of a move
PAGE = 50  #: moves
ADVISER = ("master", "mcts:2000")  #: the first that plays the variant

Facts = dict[str, Any]


@dataclass(slots=True)
class Sitting:
    """One match and the seat that the caller has in it."""

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


class Sittings:
    """Every match that is going on, by its id."""

    def __init__(self, say: Texts) -> None:
        self._say = say
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()

    def games(self) -> list[Facts]:
        """Every game, what it is about, and the options it takes."""
        return [self._game(name) for name in catalog.games()]

    def rules(self, game: str, rule: str | None = None) -> str:
        """The rules of a game, or the one with this id."""
        name = catalog.game(game).name
        if rule is None:
            return "\n".join(self._entry(entry) for entry in page_entries(name))
        return self._entry(f"rule-{find_rule(name, rule)}")

    def new_match(self, game: str, seat: int, options: Facts, opponents: str, seed: str | None) -> Facts:
        """Sit down; bots play until it is your turn."""
        rules = catalog.rules(game, **options)
        if not 1 <= seat <= rules.seats:
            raise InvalidArgument("no-such-seat", seat=seat, accepts=f"1 … {rules.seats}")
        sitting = _sit_down(rules, seat - 1, opponents, check_seed(seed) or secrets.token_hex(8))
        if len(self._sittings) >= MOST_MATCHES and not self._forget_one():
            raise TooMany("too-many-matches", most=MOST_MATCHES)
        name = secrets.token_hex(4)
        self._sittings[name] = sitting
        _play_on(sitting)
        return {"match": name, **self._state(sitting)}

    def state(self, match: str) -> Facts:
        """Where the match stands, in words."""
        return self._state(self._sitting(match))

    def picture(self, match: str) -> str:
        """The position as SVG."""
        sitting = self._sitting(match)
        return pictures.svg(sitting.rules, sitting.match.state, language=self._say.language)

    def legal_moves(self, match: str, page: int, containing: str) -> Facts:
        """Your legal moves in notation, a page at a time."""
        sitting = self._deciding(match)
        found = [sitting.rules.format_move(move) for move in sitting.rules.legal_moves(sitting.match.state)]
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
        sitting = self._deciding(match)
        parsed = sitting.rules.parse_move(move[:MOST_WORDS])
        sitting.match.play(sitting.seat, parsed)
        _note(sitting)
        _play_on(sitting)
        return self._state(sitting)

    def why_not(self, match: str, move: str) -> str:
        """Why a move is not legal now, with the rule's id; an empty text if it is."""
        sitting = self._deciding(match)
        refusal = sitting.rules.why_not(sitting.match.state, sitting.rules.parse_move(move[:MOST_WORDS]))
        return "" if refusal is None else self._say.refusal(refusal)

    def advise(self, match: str) -> str:
        """What a strong bot would play for you."""
        sitting = self._deciding(match)
        playing = bot_names(sitting.rules)
        name = next(name for name in ADVISER if name.partition(":")[0] in playing)
        bot = make_bot(name, sitting.rules, len(sitting.match.events))
        return sitting.rules.format_move(bot.choose(sitting.rules, sitting.match.state))

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

    def _sitting(self, match: str) -> Sitting:
        if match not in self._sittings:
            raise UnknownRoom("unknown-match", match=match[:MOST_WORDS])
        self._sittings.move_to_end(match)
        return self._sittings[match]

    def _deciding(self, match: str) -> Sitting:
        """The sitting, if it is your turn there."""
        sitting = self._sitting(match)
        if sitting.match.outcome is not None:
            raise MatchOver("match-over")
        return sitting

    def _forget_one(self) -> bool:
        """Forget the match that ended the longest ago."""
        over = [name for name, sitting in self._sittings.items() if sitting.match.outcome is not None]
        if over:
            del self._sittings[over[0]]
        return bool(over)

    def _state(self, sitting: Sitting) -> Facts:
        rules, state = sitting.rules, sitting.match.state
        news, sitting.told = sitting.log[sitting.told :], len(sitting.log)
        facts: Facts = {
            "board": plain(catalog.game(rules.game).picture(rules.view(state), self._say)),
            "events": news,
            "your_seat": sitting.seat + 1,
        }
        match sitting.match.turn:
            case Ended(outcome):
                reason = self._say(f"reason-{outcome.reason}")
                winners = [seat + 1 for seat in outcome.winners]
                return facts | {"over": True, "reason": reason, "winners": winners, "scores": outcome.scores}
        return facts | {"over": False, "num_legal_moves": len(rules.legal_moves(state))}


def _sit_down(rules: AnyRules, seat: int, opponents: str, seed: str) -> Sitting:
    """Only bots whose names say not how long they think, so nobody waits long."""
    if ":" in opponents:
        names = ", ".join(name for name in bot_names(rules) if ":" not in name)
        raise UnknownPlayer("no-such-bot", bot=opponents, accepts=names)
    find_bot(opponents, rules)
    others = [other for other in range(rules.seats) if other != seat]
    bots = {other: make_bot(opponents, rules, f"{seed}/seat {other}") for other in others}
    players = tuple(opponents if other in bots else "you" for other in range(rules.seats))
    return Sitting(Match(rules), seat, SeededDraws(seed), players, bots)


def _play_on(sitting: Sitting) -> None:
    """Draws and bots, until it is your turn or the match is over."""
    match_ = sitting.match
    while True:
        match match_.turn:
            case Chance():
                match_.draw_from(sitting.draws)
            case Decision(seat) if seat in sitting.bots:
                match_.play(seat, sitting.bots[seat].choose(match_.rules, match_.state))
            case _:
                return
        _note(sitting)


def _note(sitting: Sitting) -> None:
    """Write the last event down."""
    number = len(sitting.match.events) - 1
    event, seat = sitting.match.events[number], sitting.match.seat_of(number)
    rules = sitting.rules
    sitting.log.append(
        f"table: {rules.format_draw(event)}"
        if seat is None
        else f"seat {seat + 1}: {rules.format_move(event)}"
    )
