"""A seat for language models: matches as tools of the Model Context Protocol (extra `mcp`)."""

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any

from baumeister.adapters.sittings import Sittings
from baumeister.bots import USUAL
from baumeister.core import BaumeisterError
from baumeister.core.errors import MissingExtra
from baumeister.texts import Texts

HERE = "127.0.0.1"
INSTRUCTIONS = (
    "Play tabletop building games. list_games, then new_match; then legal_moves (by pages) and play until "
    "the match is over. Bots play the other seats. Refusals name the rule; get_rules explains it."
)


class Tools:
    """What a model can do; every method is a tool, told to it in the words written here."""

    def __init__(self, say: Texts) -> None:
        self._sittings = Sittings(say)

    def list_games(self) -> list[dict[str, Any]]:
        """List the games with their options; options are given to new_match."""
        return self._sittings.games()

    def get_rules(self, game: str, rule: str | None = None) -> str:
        """The rules of a game, or the rule with this id, such as RUM-07."""
        return self._sittings.rules(game, rule)

    def new_match(
        self,
        game: str,
        seat: int = 1,
        options: dict[str, str | int | bool] | None = None,
        opponents: str = USUAL,
        seed: str | None = None,
    ) -> dict[str, Any]:
        """Begin a match and take a seat, counted from 1; bots called `opponents` take the others."""
        return self._sittings.new_match(game, seat, options or {}, opponents, seed)

    def get_state(self, match: str) -> dict[str, Any]:
        """The board in words, what happened since you last looked, and whether the match is over."""
        return self._sittings.state(match)

    def draw_board(self, match: str) -> str:
        """The position as an SVG picture."""
        return self._sittings.picture(match)

    def legal_moves(self, match: str, page: int = 1, containing: str = "") -> dict[str, Any]:
        """Your legal moves in short notation, fifty on a page; `containing` keeps those with this text."""
        return self._sittings.legal_moves(match, page, containing)

    def play(self, match: str, move: str) -> dict[str, Any]:
        """Play a move; the bots answer, and you get the new state. A refusal names the rule."""
        return self._sittings.play(match, move)

    def why_not(self, match: str, move: str) -> str:
        """Why a move is not legal now, with the rule; empty if it is legal."""
        return self._sittings.why_not(match, move)

    def advise(self, match: str) -> str:
        """The move that a strong bot would play in your place."""
        return self._sittings.advise(match)


def make_server(say: Texts) -> Any:
    """An MCP server with these tools; refusals are tool errors that name the rule."""
    try:
        library = import_module("mcp.server.mcpserver")
    except ImportError as error:
        raise MissingExtra("missing-extra", extra="mcp") from error
    server = library.MCPServer("baumeister", instructions=INSTRUCTIONS, log_level="WARNING")
    tools = Tools(say)
    for name in filter(lambda name: not name.startswith("_"), vars(Tools)):
        server.add_tool(_refusing(getattr(tools, name), say, library.exceptions.ToolError))
    return server


def _refusing(tool: Callable[..., Any], say: Texts, tool_error: type[Exception]) -> Callable[..., Any]:
    """The same tool; what it refuses is an error with its code and a sentence."""

    @wraps(tool)
    def ask(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except BaumeisterError as error:
            raise tool_error(f"{error.code}: {say.error(error)}") from error
        except RecursionError as error:
            raise tool_error("InvalidArgument") from error

    return ask


def run(say: Texts, port: int | None = None) -> None:
    """Serve over standard input and output, or over HTTP on this computer only."""
    server = make_server(say)
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host=HERE, port=port)
