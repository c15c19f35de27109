"""The coach helps who practises; between people nobody has one until the match is over, whatever they try."""

import asyncio
import json
import os
import random
import time
import urllib.error
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from baumeister import catalog
from baumeister.analysis.coaching import Advice
from baumeister.core.codec import Json as Dumped
from baumeister.server import coaching
from baumeister.solvers.answers import Value
from tests.server.clients import SECRET, Client, Json, new_room, request
from tests.server.quiet import until
from tests.server.servers import GENEROUS, Serve

ADA, BEN = {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}
LINK, OPEN, BOT = {"kind": "link"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
TOGETHER = {"variant": {"mode": "coop"}}
BENS, CARLAS = SECRET.format("ben"), SECRET.format("carla")


async def started(port: int, game: str, seats: list[Json], **wanted: Json) -> Client:
    client = Client(port, new_room(port, game, seats, **wanted))
    await client.open()
    await client.do("start")
    return client


async def my_move(client: Client) -> int:
    while (seat := client.my_turn) is None:
        await client.receive()
    return seat


async def ask(client: Client, seat: int = 0, best: bool = False) -> Json:
    return await client.ask("coach", seat=seat, version=client.state["version"], best=best)


def refusal(answer: Json) -> tuple[str, str]:
    assert answer["type"] == "error", answer
    return answer["code"], answer["because"]


BETWEEN_PEOPLE = ("NotAllowed", "coach-people")


# who practises


@pytest.mark.parametrize("game", catalog.games())
async def test_who_plays_against_bots_is_told_everyones_chances_and_the_best_moves(
    game: str, port: int
) -> None:
    variant = {"mode": "contest"} if game == "pyramido" else {}
    ada = await started(port, game, [ADA, BOT], variant=variant)
    seat = await my_move(ada)
    assert ada.state["room"]["coach"] == "on"
    told = await ask(ada)
    assert (told["type"], told["measure"], told["moves"]) == ("coach", "win", [])
    assert sum(told["worth"]) == pytest.approx(1, abs=0.01)
    assert told["version"] == ada.state["version"]
    told = await ask(ada, seat, best=True)
    assert 1 <= len(told["moves"]) <= 3
    assert [one["move"] in ada.legal_moves() for one in told["moves"]] == [True] * len(told["moves"])
    assert told["is_exact"] == (game == "tulum")
    assert told["moves"][0]["worth"] == pytest.approx(told["worth"][seat])


@pytest.mark.parametrize(
    ("game", "variant", "seats", "measure"),
    [
        ("tulum", {}, [ADA], "points"),
        ("pyramido", {"mode": "solo"}, [ADA], "complete"),
        ("pyramido", {"mode": "coop"}, [BOT, ADA], "complete"),
        ("rumis", {"mode": "cube"}, [ADA], "complete"),
    ],
)
async def test_alone_there_is_a_coach_too(
    game: str, variant: Json, seats: list[Json], measure: str, port: int
) -> None:
    ada = await started(port, game, seats, variant=variant)
    seat = await my_move(ada)
    told = await ask(ada, seat)
    assert (told["measure"], len(told["worth"])) == (measure, len(seats))


def think_on(dumped: Dumped, level: str, seed: int) -> Dumped:
    """Runs in a worker."""
    del dumped, level, seed
    while True:
        time.sleep(1)


async def test_the_chances_are_told_while_a_bot_thinks_but_no_moves(serve: Serve) -> None:
    server = serve(think_s=600.0)
    server.house.thinkers._choose = think_on
    ada = await started(server.port, "rumis", [BOT, ADA])
    assert (await ask(ada, 1))["type"] == "coach"
    assert refusal(await ask(ada, 1, best=True)) == ("NotYourTurn", "not-your-turn")


async def test_a_room_may_be_opened_without_a_coach(port: int) -> None:
    ada = await started(port, "tulum", [ADA, BOT], coach=False)
    await my_move(ada)
    assert ada.state["room"]["coach"] == "off"
    assert refusal(await ask(ada)) == ("NotAllowed", "coach-off")


async def test_nobody_asks_for_another(port: int) -> None:
    ada = await started(port, "tulum", [ADA, BOT])
    await my_move(ada)
    room_id = ada.state["room"]["id"]
    for secret in (None, BENS):
        async with Client(port, room_id, secret) as other:
            assert refusal(await ask(other)) == ("NotAllowed", "not-your-seat")
    assert refusal(await ask(ada, 1)) == ("NotAllowed", "not-your-seat")
    async with Client(port, room_id) as second_device:
        assert (await ask(second_device))["type"] == "coach"


# between people


async def everyone_is_refused(port: int, room_id: str, seats: int, expected: tuple[str, str]) -> None:
    """Whoever asks, for whatever seat: both devices of the host, others who play, and who only looks on."""
    for secret in (SECRET.format("host"), SECRET.format("host"), BENS, CARLAS, SECRET.format("eve"), None):
        async with Client(port, room_id, secret) as client:
            for seat in range(seats):
                for best in (False, True):
                    assert refusal(await ask(client, seat, best)) == expected


@pytest.mark.parametrize(
    ("game", "seats", "wanted"),
    [
        ("tulum", [ADA, BEN], {}),
        ("tulum", [ADA, LINK], {"coach": True}),
        ("talo", [LINK, BOT, ADA], {}),
        ("rumis", [ADA, OPEN, BOT, BOT], {}),
        ("pyramido", [ADA, LINK], TOGETHER),
    ],
    ids=["one device", "link", "three", "open", "together"],
)
async def test_between_people_nobody_is_coached(
    game: str, seats: list[Json], wanted: Json, port: int
) -> None:
    room_id = new_room(port, game, seats, **wanted)
    for number, seat in enumerate(seats):
        if seat in (LINK, OPEN):
            async with Client(port, room_id, BENS) as ben:
                assert refusal(await ask(ben, number)) == BETWEEN_PEOPLE  # before anyone sits there
                await ben.do("take-seat", seat=number, name="Ben")
    async with Client(port, room_id) as ada:
        await ada.do("start")
        assert ada.state["room"]["coach"] == "people"
    await everyone_is_refused(port, room_id, len(seats), BETWEEN_PEOPLE)


async def test_to_lend_to_leave_or_to_give_up_a_seat_brings_no_coach(port: int) -> None:
    room_id = new_room(port, "tulum", [ADA, LINK, LINK])
    people = {0: SECRET.format("host"), 1: BENS, 2: CARLAS}
    for seat, secret in list(people.items())[1:]:
        async with Client(port, room_id, secret) as other:
            await other.do("take-seat", seat=seat, name="other")
    async with Client(port, room_id) as ada, Client(port, room_id, BENS) as ben:
        await ada.do("start")
        await ben.do("lend-seat", seat=1, level="greedy")
        await everyone_is_refused(port, room_id, 3, BETWEEN_PEOPLE)
        await ben.do("reclaim-seat", seat=1)
        await ben.do("leave-seat", seat=1)
        async with Client(port, room_id, CARLAS) as carla:
            await carla.do("resign", seat=2)
        await ben.do("resign", seat=1)
        await everyone_is_refused(port, room_id, 3, BETWEEN_PEOPLE)
        for client in (ada, ben):
            await client.ask("ping")
        assert ada.state["room"]["phase"] == "playing"


async def test_a_bots_seat_that_is_freed_for_somebody_ends_the_coaching(port: int) -> None:
    room_id = new_room(port, "tulum", [ADA, BOT])
    async with Client(port, room_id) as ada, Client(port, room_id, BENS) as ben:
        assert ada.state["room"]["coach"] == "on"
        await ada.do("leave-seat", seat=1)
        assert ada.state["room"]["coach"] == "people"
        await ben.do("take-seat", seat=1, name="Ben")
        await ada.do("start")
        await everyone_is_refused(port, room_id, 2, BETWEEN_PEOPLE)
        assert refusal(await ben.ask("take-seat", seat=0, name="Ben"))[0] == "WrongTime"


async def test_once_it_is_over_nothing_is_left_to_coach(port: int) -> None:
    room_id = new_room(port, "tulum", [ADA, BEN])
    async with Client(port, room_id) as ada:
        await ada.do("start")
        await ada.do("resign", seat=1)
    await everyone_is_refused(port, room_id, 2, BETWEEN_PEOPLE)
    ada = await started(port, "tulum", [ADA, BOT])
    await ada.do("resign", seat=0)
    assert refusal(await ask(ada)) == ("WrongTime", "room-over")


async def test_a_coach_cannot_be_asked_over_http(port: int) -> None:
    ada = await started(port, "tulum", [ADA, BEN])
    room = ada.state["room"]["id"]
    body = {"type": "coach", "id": "1", "seat": 0, "version": ada.state["version"], "best": True}
    for method in ("GET", "POST", "PUT"):
        for path in (f"/api/rooms/{room}/coach", f"/api/rooms/{room}/socket", f"/api/rooms/{room}"):
            if (method, path) != ("GET", f"/api/rooms/{room}"):
                with pytest.raises(urllib.error.HTTPError):
                    request(port, method, path, None if method == "GET" else body)
    assert "worth" not in str(request(port, "GET", f"/api/rooms/{room}"))
    assert "worth" not in str(request(port, "GET", f"/api/rooms/{room}/record"))


async def test_the_position_of_a_match_between_people_is_not_looked_at_in_another_room(port: int) -> None:
    """Eve copies what Ada and Ben play into a room of her own, against a bot."""
    ada = await started(port, "rumis", [ADA, BEN])
    rng = random.Random(1)
    await ada.play_on(rng, most_moves=4)
    events = [event["notation"] for event in ada.events if event["kind"] == "MovePlayed"]
    seats = [ADA, BOT] if ada.state["turn"]["seat"] == 0 else [BOT, ADA]
    own = new_room(port, "rumis", seats, events=events, secret=SECRET.format("eve"))
    async with Client(port, own, SECRET.format("eve")) as eve:
        seat = await my_move(eve)
        assert eve.state["room"]["coach"] == "on"
        assert refusal(await ask(eve, seat, best=True)) == ("NotAllowed", "coach-same")
        assert refusal(await hint(eve, seat)) == ("NotAllowed", "coach-same")
        await ada.play_on(rng, most_moves=1)
        assert (await ask(eve, seat, best=True))["type"] == "coach"  # they are elsewhere now


# hints


async def hint(client: Client, seat: int) -> Json:
    return await client.ask("hint", seat=seat, version=client.state["version"])


@pytest.mark.parametrize(
    ("game", "seats", "wanted"),
    [
        ("tulum", [ADA, BOT], {}),
        ("tulum", [ADA], {}),
        ("tulum", [ADA, BEN], {"hints": True}),
        ("pyramido", [ADA, BEN], TOGETHER),
        ("rumis", [ADA], {"variant": {"mode": "cube"}}),
    ],
    ids=["bots", "alone", "wanted", "together", "cube"],
)
async def test_a_hint_is_a_legal_move(game: str, seats: list[Json], wanted: Json, port: int) -> None:
    ada = await started(port, game, seats, **wanted)
    seat = await my_move(ada)
    assert ada.state["room"]["hints"] is True
    told = await hint(ada, seat)
    assert told["type"] == "hint", told
    assert told["move"] in ada.legal_moves()


async def test_whoever_follows_hints_completes_a_cube(port: int) -> None:
    ada = await started(port, "rumis", [ADA], variant={"mode": "cube", "edge": 3, "colours": 1})
    while not ada.is_over:
        if (seat := ada.my_turn) is None:
            await ada.receive()
            continue
        move = (await hint(ada, seat))["move"]
        await ada.do("move", seat=seat, version=ada.state["version"], move=move)
    assert ada.state["outcome"]["reason"] == "cube-complete"


NO_HINTS = ("NotAllowed", "hints-off")


@pytest.mark.parametrize(
    ("seats", "wanted"), [([ADA, BEN], {}), ([ADA, BEN, BOT], {}), ([ADA, BOT], {"hints": False})]
)
async def test_those_who_play_each_other_have_no_hints_unless_they_wanted_them(
    seats: list[Json], wanted: Json, port: int
) -> None:
    ada = await started(port, "tulum", seats, **wanted)
    seat = await my_move(ada)
    assert ada.state["room"]["hints"] is False
    assert refusal(await hint(ada, seat)) == NO_HINTS
    room_id = ada.state["room"]["id"]
    async with Client(port, room_id) as second_device:
        assert refusal(await hint(second_device, seat)) == NO_HINTS
    for secret in (BENS, None):
        async with Client(port, room_id, secret) as other:
            assert refusal(await hint(other, seat)) == ("NotAllowed", "not-your-seat")


async def test_a_cube_without_hints_is_not_solved_either(port: int) -> None:
    ada = await started(port, "rumis", [ADA], variant={"mode": "cube"}, hints=False)
    seat = await my_move(ada)
    asked = await ada.ask("solve", seat=seat, version=ada.state["version"])
    assert refusal(asked) == NO_HINTS


async def test_to_lend_or_to_leave_a_seat_brings_no_hints(port: int) -> None:
    room_id = new_room(port, "tulum", [ADA, LINK])
    async with Client(port, room_id) as ada, Client(port, room_id, BENS) as ben:
        assert ada.state["room"]["hints"] is False  # whoever sits down later is a person
        await ben.do("take-seat", seat=1, name="Ben")
        await ada.do("start")
        await ben.do("lend-seat", seat=1, level="greedy")
        assert refusal(await hint(ada, 0)) == NO_HINTS
        await ben.do("reclaim-seat", seat=1)
        await ben.do("leave-seat", seat=1)
        assert refusal(await hint(ada, 0)) == NO_HINTS


@pytest.mark.parametrize("wanted", [None, True])
async def test_a_rematch_gives_hints_as_the_match_did(wanted: bool | None, port: int) -> None:
    ada = await started(port, "tulum", [ADA, BEN], hints=wanted)
    await ada.do("resign", seat=0)
    await ada.do("rematch")
    while (room_id := ada.state["room"]["next_room"]) is None:
        await ada.receive()
    assert request(port, "GET", f"/api/rooms/{room_id}")["room"]["hints"] is bool(wanted)


# workers


def look_badly(dumped: Dumped, best: bool, limit_s: float, seed: int) -> Advice:
    """Runs in the worker; what is wrong with it stands in the environment that it was started in."""
    del dumped, best, seed
    match os.environ.get("COACH_TEST", ""):
        case "crash":
            os._exit(1)
        case "hang":
            time.sleep(3600)
        case "":
            pass
        case word:
            while not Path(word).exists():
                time.sleep(0.01)
    return Advice(Value((limit_s, 0.0), 0.0, is_exact=False), ())


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(coaching, "look_at", look_badly)
    return lambda how: monkeypatch.setenv("COACH_TEST", how)


@pytest.mark.parametrize("how", ["crash", "hang"])
async def test_a_worker_that_dies_or_hangs_is_told_and_replaced(how: str, serve: Serve, look: Any) -> None:
    look(how)
    server = serve()
    desk = server.house.thinkers.coach
    ada = await started(server.port, "tulum", [ADA, BOT])
    await my_move(ada)
    desk._limit_s = 0.5 if how == "hang" else 60.0
    assert refusal(await ask(ada)) == ("Failed", "coach-failed")
    look("")  # the next worker is a new process
    desk._limit_s = 60.0
    assert (await ask(ada))["type"] == "coach"


async def test_a_coach_that_never_comes_to_an_end_holds_up_neither_moves_nor_bots(
    serve: Serve, look: Any
) -> None:
    look("hang")
    port = serve().port
    ada = await started(port, "tulum", [ADA, BOT])
    await my_move(ada)
    await ada.socket.send(coaching_json(ada, "never"))
    for _ in range(3):
        await my_move(ada)
        await ada.do("move", seat=0, version=ada.state["version"], move=ada.legal_moves()[-1])


async def test_what_the_match_has_left_behind_is_not_told(serve: Serve, look: Any, tmp_path: Path) -> None:
    go_on = tmp_path / "go on"
    look(str(go_on))
    port = serve().port
    ada = await started(port, "tulum", [ADA, BOT])
    await my_move(ada)
    await ada.socket.send(coaching_json(ada, "slow"))
    await ada.do("move", seat=0, version=ada.state["version"], move=ada.legal_moves()[0])
    go_on.touch()
    while (answer := await ada.receive()).get("id") != "slow":
        pass
    assert refusal(answer) == ("StaleState", "stale-state")


def coaching_json(client: Client, name: str) -> str:
    return json.dumps({"type": "coach", "id": name, "seat": 0, "version": client.state["version"]})


async def test_a_new_question_takes_the_place_of_the_last(serve: Serve, look: Any, tmp_path: Path) -> None:
    go_on = tmp_path / "go on"
    look(str(go_on))
    port = serve().port
    ada = await started(port, "tulum", [ADA, BOT])
    await my_move(ada)
    for name in ("first", "second"):
        await ada.socket.send(coaching_json(ada, name))
    answers: dict[str, Json] = {}
    while len(answers) < 2:
        answer = await ada.receive()
        if answer.get("id") in ("first", "second"):
            answers[answer["id"]] = answer
            go_on.touch()  # the first is refused while the worker still looks
    assert refusal(answers["first"]) == ("StaleState", "stale-state")
    assert answers["second"]["type"] == "coach"


async def test_the_more_wait_the_less_is_looked(serve: Serve, look: Any, tmp_path: Path) -> None:
    go_on = tmp_path / "go on"
    look(str(go_on))
    server = serve()
    people = [await started(server.port, "tulum", [ADA, BOT]) for _ in range(4)]
    for one in people:
        await my_move(one)
    asking = [asyncio.create_task(ask(one)) for one in people]
    await until(lambda: len(server.house.thinkers.coach._queue) == 3)
    go_on.touch()
    told = await asyncio.gather(*asking)
    spent = sorted(answer["worth"][0] for answer in told)
    assert spent[-1] == pytest.approx(0.25)
    assert spent[0] == pytest.approx(0.1)  # of 0.25 s for three there would be less than the least


async def test_a_connection_asks_so_often(serve: Serve, look: Any) -> None:
    look("")
    port = serve(replace(GENEROUS, coach_per_s=0.01, coach_burst=2)).port
    ada = await started(port, "tulum", [ADA, BOT])
    await my_move(ada)
    assert [(await ask(ada))["type"] for _ in range(3)] == ["coach", "coach", "error"]
