"""Our bots as an engine for others: JSON lines over standard input and output (docs/engines.md)."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from baumeister.bots import check_bot, make_bot
from baumeister.bots.engines import PROTOCOL
from baumeister.catalog import load_rules
from baumeister.core import BaumeisterError, Chance, Ended
from baumeister.core.codec import parse_json
from baumeister.core.errors import InvalidMessage, MatchOver, NotYourTurn
from baumeister.texts import Texts

Message = dict[str, Any]


class Engine:
    """Answers one message after the other; what cannot be understood is answered by an error.

    The name of a bot that no game has is refused at once, that of one that plays other variants in its match.
    """

    def __init__(self, bot: str, seed: str, say: Texts) -> None:
        check_bot(bot)
        self._name = bot
        self._seed = seed
        self._say = say
        self._matches = 0
        self._rules: Any = None
        self._bot: Any = None

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """A line for each line, until `quit`."""
        for line in lines:
            if not line.strip():
                continue
            answer = self._answer(line)
            if answer is None:
                return
            yield json.dumps(answer)

    def _answer(self, line: str) -> Message | None:
        try:
            message = parse_json(line)
            kind = message["type"]
            if kind == "quit":
                return None
            return self._do(kind, message)
        except BaumeisterError as error:
            return self._error(error)
        except (ValueError, KeyError, TypeError, AttributeError):
            return self._error(InvalidMessage("engine-message"))

    def _error(self, error: BaumeisterError) -> Message:
        return {"type": "error", "code": error.code, "message": self._say.error(error)}

    def _do(self, kind: str, message: Message) -> Message:
        match kind:
            case "hello":
                return {"type": "hello", "protocol": PROTOCOL, "name": f"baumeister {self._name}"}
            case "new_match":
                self._rules = None  # there is none to choose in, should this one be refused
                rules = load_rules(message["game"], message["variant"])
                self._bot = make_bot(self._name, rules, f"{self._seed}/{self._matches + 1}")
                self._rules, self._matches = rules, self._matches + 1
                return {"type": "ready"}
            case "choose" if self._rules is not None:
                return {"type": "move", "id": message["id"], "move": self._choose(message["state"])}
        raise InvalidMessage("engine-message")

    def _choose(self, data: Any) -> str:
        rules = self._rules
        state = rules.load(data)
        match rules.turn(state):
            case Chance():
                raise NotYourTurn("chance-draws-now")
            case Ended():
                raise MatchOver("match-over")
        move: str = rules.format_move(self._bot.choose(rules, state))
        return move
