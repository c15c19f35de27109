"""Serve one match to harness.html: `python web/harness.py rumis --events 20 --seed 3 scenario=pisac seats=2`.

Chance is drawn from the seed, every other seat than those of --mine plays at random.
"""

import argparse
import json
import random
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import baumeister
from baumeister.core import Chance, Decision, Ended
from baumeister.core.codec import decode_event, encode, encode_event
from baumeister.play.draws import SeededDraws
from baumeister.play.match import Match


class Table:
    def __init__(self, game: str, options: dict[str, Any], seed: int, mine: list[int]) -> None:
        self.game, self.options, self.mine = game, options, mine
        self.rules = baumeister.rules(game, **options)
        self.match = Match(self.rules)
        self.draws, self.random = SeededDraws(seed), random.Random(seed)
        self.shown = 0

    def step(self) -> bool:
        """Let chance, or a random player, go on; False at the end."""
        match self.match.turn:
            case Chance():
                self.match.draw_from(self.draws)
            case Decision(seat):
                moves = self.rules.legal_moves(self.match.state)
                kind = self.random.choice(sorted({type(move).__name__ for move in moves}))
                self.match.play(seat, self.random.choice([m for m in moves if type(m).__name__ == kind]))
            case Ended():
                return False
        return True

    def advance(self) -> None:
        """Go on until one of my seats has to decide."""
        while (
            not (isinstance(self.match.turn, Decision) and self.match.turn.seat in self.mine) and self.step()
        ):
            pass

    def snapshot(self) -> dict[str, Any]:
        turn = self.match.turn
        legal = (
            self.rules.legal_moves(self.match.state)
            if isinstance(turn, Decision) and turn.seat in self.mine
            else ()
        )
        events, self.shown = self.match.events[self.shown :], len(self.match.events)
        return {
            "game": self.game,
            "variant": encode(self.rules.variant),
            "view": encode(self.rules.view(self.match.state)),
            "turn": {"kind": type(turn).__name__.lower(), "seat": getattr(turn, "seat", None)},
            "legal": [encode_event(move) for move in legal],
            "mySeats": self.mine,
            "seats": [{"name": "", "bot": seat not in self.mine} for seat in range(self.rules.variant.seats)],
            "lastEvents": [encode_event(event) for event in events],
            "outcome": encode(turn.outcome) if isinstance(turn, Ended) else None,
            "version": len(self.match.events),
        }

    def parse(self, data: Any) -> Any:
        return decode_event(data, self.rules.move_types)

    def play(self, data: Any) -> dict[str, Any]:
        self.match.play(self.match.turn.seat, self.parse(data))
        self.advance()
        return self.snapshot()

    def why(self, data: Any) -> str | None:
        refusal = self.rules.why_not(self.match.state, self.parse(data))
        return refusal and f"{refusal.because} ({refusal.rule})"

    def outlook(self, data: Any) -> Any:
        return encode(self.rules.outlook(self.match.state, self.parse(data)))


def handler(table: Table) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.answer(table.snapshot())

        def do_POST(self) -> None:
            data = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.answer({"/play": table.play, "/why": table.why, "/outlook": table.outlook}[self.path](data))

        def answer(self, value: Any) -> None:
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()
            self.wfile.write(json.dumps(value).encode())

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the library's name
            pass

    return Handler


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--events", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mine", type=int, nargs="*", default=[0])
    parser.add_argument("--port", type=int, default=8701)
    args = parser.parse_args()
    options = {
        name: json.loads(value) if value[0].isdigit() or value in ("true", "false") else value
        for name, value in (o.split("=") for o in args.options)
    }
    table = Table(args.game, options, args.seed, args.mine)
    while len(table.match.events) < args.events and table.step():
        pass
    table.advance()
    HTTPServer(("127.0.0.1", args.port), handler(table)).serve_forever()


main()
