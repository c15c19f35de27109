"""Legal moves are told to the person who is to move, and looked for only then."""

import pytest

from baumeister.games.tulum import TulumRules
from tests.server.clients import SECRET, Client, new_room
from tests.server.test_rooms import BOT, HERE, level, to_move, two_people


async def test_only_who_is_to_move_is_told_how(port: int) -> None:
    ada, bob = await two_people(port, "rumis")
    watcher = Client(port, ada.state["room"]["id"], None)
    await watcher.open()
    for _ in range(3):
        mover, other = await to_move(ada, bob)
        await level(ada, bob, watcher)
        assert mover.legal_moves()
        assert other.state["legal"] is watcher.state["legal"] is None
        for part in ("view", "turn", "room", "version"):
            assert mover.state[part] == other.state[part] == watcher.state[part]
        move, version = mover.legal_moves()[0], mover.state["version"]
        await mover.do("move", seat=mover.my_turn, version=version, move=move)


async def test_who_comes_back_on_their_turn_is_told_how(port: int) -> None:
    ada, bob = await two_people(port)
    mover, other = await to_move(ada, bob)
    before = mover.legal_moves()
    await mover.close()
    await other.do("chat", text="still there?")
    await mover.open()
    assert mover.legal_moves() == before


async def test_who_takes_the_seat_back_from_a_bot_is_told_how(port: int) -> None:
    async with Client(port, new_room(port, "rumis", [HERE, {"kind": "here", "name": "Bob"}])) as ada:
        await ada.do("start")
        before, seat = ada.legal_moves(), ada.my_turn
        await ada.do("lend-seat", seat=seat, level="mcts:10s")
        assert ada.state["legal"] is None
        await ada.do("reclaim-seat", seat=seat)
        assert ada.legal_moves() == before


async def test_for_bots_no_moves_are_listed(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots think in processes of their own; here nobody needs to know what they might do."""
    listed: list[object] = []
    listing = TulumRules.legal_moves

    def note(self: TulumRules, state: object) -> object:
        listed.append(state)
        return listing(self, state)  # type: ignore[arg-type]  # passed on

    monkeypatch.setattr(TulumRules, "legal_moves", note)
    async with Client(port, new_room(port, "tulum", [BOT, BOT]), SECRET.format("host")) as host:
        await host.do("start")
        while not host.is_over:
            await host.receive()
    assert not listed
