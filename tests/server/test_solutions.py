"""A puzzle's solution over the socket: from where the player is, and only where there is one to find."""

from typing import Any

from tests.server.clients import Client, new_room

HERE = {"kind": "here", "name": "Ada"}
CUBE = {"mode": "cube", "edge": 3, "colours": 1}
ROW = {"kind": "PlaceStone", "stone": "I3", "cells": [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "colour": 0}
PAIR = {"kind": "PlaceStone", "stone": "I2", "cells": [[0, 1, 0], [1, 1, 0]], "colour": 0}


async def cube(port: int) -> Client:
    client = Client(port, new_room(port, "rumis", [HERE], variant=CUBE))
    await client.open()
    if client.state["room"]["phase"] == "waiting":
        await client.do("start")
    return client


async def lay(client: Client, move: dict[str, Any]) -> None:
    await client.do("move", seat=0, version=client.state["version"], move=move)


async def solve(client: Client) -> Any:
    return await client.ask("solve", seat=0, version=client.state["version"])


async def test_the_solution_of_a_started_cube_can_be_played_to_its_end(port: int) -> None:
    ada = await cube(port)
    await lay(ada, ROW)
    answer = await solve(ada)
    assert answer["verdict"] == "solved"
    for move in answer["moves"]:
        await lay(ada, move)
    assert ada.is_over
    assert ada.state["outcome"]["reason"] == "cube-complete"


async def test_a_spoiled_cube_has_no_solution(port: int) -> None:
    ada = await cube(port)
    await lay(ada, PAIR)  # 25 cells are left, which the stones left never sum to
    answer = await solve(ada)
    assert (answer["verdict"], answer["moves"]) == ("none", None)


async def test_a_contest_has_nothing_to_solve(port: int) -> None:
    ada = Client(port, new_room(port, "rumis", [HERE, HERE]))
    await ada.open()
    await ada.do("start")
    answer = await solve(ada)
    assert (answer["code"], answer["because"]) == ("NoSolver", "no-solver")
