"""A seat for language models: matches as tools of the Model Context Protocol (extra `mcp`)."""

from collections.abc import Iterator
from contextlib import contextmanager
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


def make_server(say: Texts) -> Any:
    """An MCP server with nine tools; refusals are tool errors that name the rule."""
    try:
        library = import_module("mcp.server.mcpserver")
    except ImportError as error:
        raise MissingExtra("missing-extra", extra="mcp") from error
    server = library.MCPServer("baumeister", instructions=INSTRUCTIONS, log_level="WARNING")
    sittings = Sittings(say)

    @contextmanager
    def refusing() -> Iterator[None]:
        try:
            yield
        except BaumeisterError as error:
            raise library.exceptions.ToolError(f"{error.code}: {say.error(error)}") from error
        except RecursionError as error:
            raise library.exceptions.ToolError("InvalidArgument") from error

    @server.tool()  # type: ignore[untyped-decorator]  # the library comes at run time
    def list_games() -> list[dict[str, Any]]:
        """List the games with their options; options are given to new_match."""
        return sittings.games()

    @server.tool()  # type: ignore[untyped-decorator]
    def get_rules(game: str, rule: str | None = None) -> str:
        """The rules of a game, or the rule with this id, such as RUM-07."""
        with refusing():
            return sittings.rules(game, rule)

    @server.tool()  # type: ignore[untyped-decorator]
    def new_match(
        game: str,
        seat: int = 1,
        options: dict[str, str | int | bool] | None = None,
        opponents: str = USUAL,
        seed: str | None = None,
    ) -> dict[str, Any]:
        """Begin a match and take a seat, counted from 1; bots called `opponents` take the others."""
        with refusing():
            return sittings.new_match(game, seat, options or {}, opponents, seed)

    @server.tool()  # type: ignore[untyped-decorator]
    def get_state(match: str) -> dict[str, Any]:
        """The board in words, what happened since you last looked, and whether the match is over."""
        with refusing():
            return sittings.state(match)

    @server.tool()  # type: ignore[untyped-decorator]
    def draw_board(match: str) -> str:
        """The position as an SVG picture."""
        with refusing():
            return sittings.picture(match)

    @server.tool()  # type: ignore[untyped-decorator]
    def legal_moves(match: str, page: int = 1, containing: str = "") -> dict[str, Any]:
        """Your legal moves in short notation, fifty on a page; `containing` keeps those with this text."""
        with refusing():
            return sittings.legal_moves(match, page, containing)

    @server.tool()  # type: ignore[untyped-decorator]
    def play(match: str, move: str) -> dict[str, Any]:
        """Play a move; the bots answer, and you get the new state. A refusal names the rule."""
        with refusing():
            return sittings.play(match, move)

    @server.tool()  # type: ignore[untyped-decorator]
    def why_not(match: str, move: str) -> str:
        """Why a move is not legal now, with the rule; empty if it is legal."""
        with refusing():
            return sittings.why_not(match, move)

    @server.tool()  # type: ignore[untyped-decorator]
    def advise(match: str) -> str:
        """The move that a strong bot would play in your place."""
        with refusing():
            return sittings.advise(match)

    return server


def run(say: Texts, port: int | None = None) -> None:
    """Serve over standard input and output, or over HTTP on this computer only."""
    server = make_server(say)
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host=HERE, port=port)
