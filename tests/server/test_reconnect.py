"""Whatever the network does, clients end with the same state as the server, and nothing is done twice."""

import asyncio
import json
import random
from collections.abc import Coroutine
from typing import Any, TypeVar

import hypothesis
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tests.server.clients import SECRET, Client, new_room
from tests.server.servers import PATIENCE_S, ThreadServer

T = TypeVar("T")

PEOPLE = ("host", "bob")


class Unsteady(RuleBasedStateMachine):
    """Two people over a network that cuts, doubles, delays and reorders what they send."""

    server: ThreadServer
    loop: asyncio.AbstractEventLoop

    @initialize()
    def sit_down(self) -> None:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
        room_id = new_room(self.server.port, "tulum", seats)
        self.clients = [Client(self.server.port, room_id, SECRET.format(name)) for name in PEOPLE]
        self.delayed: list[list[dict[str, Any]]] = [[], []]
        for client in self.clients:
            self.run(client.open())
        self.run(self.clients[1].do("take-seat", seat=1, name="Bob"))
        self.run(self.clients[0].do("start"))
        self.live = self.server.house.rooms._here[room_id]

    @rule(person=st.integers(0, 1), choice=st.integers(0, 99), times=st.integers(1, 3))
    def send_move(self, person: int, choice: int, times: int) -> None:
        """A move by what this client believes, legal or late, once or more often."""
        if (message := self.move_of(person, choice)) is not None:
            for _ in range(times):
                self.send(person, message)

    @rule(person=st.integers(0, 1), choice=st.integers(0, 99))
    def delay_move(self, person: int, choice: int) -> None:
        if (message := self.move_of(person, choice)) is not None:
            self.delayed[person].append(message)

    @rule(person=st.integers(0, 1), order=st.integers(0, 999))
    def deliver_delayed(self, person: int, order: int) -> None:
        """What was under way arrives, in any order."""
        messages, self.delayed[person] = self.delayed[person], []
        random.Random(order).shuffle(messages)
        for message in messages:
            self.send(person, message)

    @rule(person=st.integers(0, 1))
    def cut(self, person: int) -> None:
        """The connection breaks without a goodbye, and is made again."""
        client = self.clients[person]
        client.socket.transport.abort()
        self.run(client.open())

    @rule(person=st.integers(0, 1), choice=st.integers(0, 99))
    def cut_after_sending(self, person: int, choice: int) -> None:
        """The message may have arrived or not: the client asks again with the same id."""
        if (message := self.move_of(person, choice)) is None:
            return
        client = self.clients[person]
        self.run(client.socket.send(json.dumps(message)))
        client.socket.transport.abort()
        self.run(client.open())
        self.send(person, message)

    @rule(person=st.integers(0, 1))
    def chat(self, person: int) -> None:
        self.send(person, {"type": "chat", "id": self.clients[person].new_id(), "text": "hm"})

    @invariant()
    def nothing_is_done_twice(self) -> None:
        if hasattr(self, "live"):
            keys = [each.answers for each in tuple(self.live.room.happened) if each.answers]
            assert len(keys) == len(set(keys))

    def teardown(self) -> None:
        if not hasattr(self, "live"):
            return
        for client in self.clients:
            client.socket.transport.abort()
            self.run(client.open())
            assert client.version == self.live.room.version == client.state["version"]
            assert [e["version"] for e in client.events] == list(range(1, client.version + 1))
        one, other = self.clients
        for part in ("view", "turn", "outcome", "room"):
            assert one.state[part] == other.state[part]
        assert one.events == other.events
        for client in self.clients:
            self.run(client.close())

    def move_of(self, person: int, choice: int) -> dict[str, Any] | None:
        """A move that this client could send now, by the last state it has seen."""
        client = self.clients[person]
        moves = client.legal_moves()
        if client.is_over or not moves:
            return None
        seat = client.you["seats"][0]
        fields = {"seat": seat, "version": client.state["version"], "move": moves[choice % len(moves)]}
        return {"type": "move", "id": client.new_id(), **fields}

    def send(self, person: int, message: dict[str, Any]) -> None:
        """Sent twice, a message that was accepted must get its first answer again."""
        answer = self.run(self.clients[person].ask_as_it_is(message))
        if answer["type"] == "answer":
            assert self.run(self.clients[person].ask_as_it_is(message)) == answer
        else:
            assert answer["code"] in ("StaleState", "NotYourTurn", "WrongTime"), answer

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE_S))


@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")  # connections are cut on purpose
def test_clients_and_server_agree_through_any_network(server: ThreadServer, full: bool) -> None:
    Unsteady.server = server
    Unsteady.loop = asyncio.new_event_loop()
    try:
        run_state_machine_as_test(
            Unsteady,
            settings=hypothesis.settings(
                max_examples=1000 if full else 30,
                stateful_step_count=15,
                deadline=None,
                suppress_health_check=list(hypothesis.HealthCheck),
            ),
        )
    finally:
        Unsteady.loop.close()
