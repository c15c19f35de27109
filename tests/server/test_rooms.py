"""What people do in a room: sit down, leave, lend, take back, give up, play again, talk and point."""

import asyncio
import json
import random
from dataclasses import replace

import pytest

from baumeister.bots import USUAL
from tests.server.clients import SECRET, Client, Json, new_room, request
from tests.server.servers import GENEROUS, Serve, ThreadServer

HERE = {"kind": "here", "name": "Ada"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}


async def two_people(port: int, game: str = "tulum", **wanted: Json) -> tuple[Client, Client]:
    """Ada, who is the host, and Bob, at a started match of two."""
    room_id = new_room(port, game, [HERE, LINK], **wanted)
    ada, bob = Client(port, room_id), Client(port, room_id, SECRET.format("bob"))
    await ada.open()
    await bob.open()
    await bob.do("take-seat", seat=1, name="Bob")
    await ada.do("start")
    await level(ada, bob)
    return ada, bob


async def level(*clients: Client) -> None:
    """Wait until all have heard the same."""
    newest = max(client.state["version"] for client in clients)
    for client in clients:
        while client.state["version"] < newest:
            await client.receive()


async def to_move(ada: Client, bob: Client) -> tuple[Client, Client]:
    """The one whose turn it is, first."""
    await level(ada, bob)
    return (ada, bob) if ada.my_turn is not None else (bob, ada)


async def place_block(client: Client) -> None:
    """Place a block such that the same seat decides again without a draw between."""
    seat = client.my_turn
    moves = [move for move in client.legal_moves() if move["kind"] == "PlaceBlock"]
    await client.do("move", seat=seat, version=client.state["version"], move=moves[0])


async def lay_stone(client: Client) -> None:
    """In Rumis: any stone, and the other is to move."""
    move = client.legal_moves()[0]
    await client.do("move", seat=client.my_turn, version=client.state["version"], move=move)


async def test_a_seat_is_taken_by_one_person_only(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id, SECRET.format("bob")) as bob:
        await bob.do("take-seat", seat=1, name="Bob")
        assert bob.you == {"type": "you", "seats": [1], "is_host": False}
    async with Client(port, room_id, SECRET.format("eve")) as eve:
        assert (await eve.ask("take-seat", seat=1, name="Eve"))["because"] == "seat-taken"
    async with Client(port, room_id, SECRET.format("bob")) as bob:
        await bob.do("leave-seat", seat=1)
    async with Client(port, room_id, SECRET.format("eve")) as eve:
        await eve.do("take-seat", seat=1, name="Eve")


async def test_who_sits_down_is_here_for_all(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id) as ada, Client(port, room_id, SECRET.format("bob")) as bob:
        await bob.do("take-seat", seat=1, name="Bob")
        while ada.presence is None or ada.presence["connected"] != [True, True]:
            await ada.receive()
        assert ada.presence["spectators"] == 0


async def test_presence_tells_who_is_here(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id) as ada:
        async with Client(port, room_id, None):
            while ada.presence is None or ada.presence["spectators"] == 0:
                await ada.receive()
        while ada.presence["spectators"] == 1:
            await ada.receive()
        assert ada.presence == {"type": "presence", "connected": [True, False], "spectators": 0}


async def test_a_match_starts_only_by_the_host_and_with_all_seats_taken(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id) as ada, Client(port, room_id, SECRET.format("bob")) as bob:
        assert (await ada.ask("start"))["because"] == "seats-free"
        await bob.do("take-seat", seat=1, name="Bob")
        assert (await bob.ask("start"))["because"] == "host-only"
        await ada.do("start")
        assert (await ada.ask("start"))["because"] == "match-started"


async def test_a_random_start_moves_the_seats_and_tells_everyone_theirs(port: int) -> None:
    firsts: set[int] = set()
    while len(firsts) < 2:
        ada, bob = await two_people(port, start="random")
        first = next(e["first"] for e in ada.events if e["kind"] == "MatchStarted")
        while ada.you["seats"] != [(0 - first) % 2] or bob.you["seats"] != [(1 - first) % 2]:
            await (ada if ada.you["seats"] != [(0 - first) % 2] else bob).receive()
        assert ada.state["room"]["seats"][ada.you["seats"][0]]["name"] == "Ada"
        firsts.add(first)


async def test_the_host_fills_a_free_seat_with_a_bot(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id) as ada:
        assert (await ada.ask("lend-seat", seat=1, level="nobody"))["code"] == "UnknownPlayer"
        assert (await ada.ask("lend-seat", seat=1, level="mcts:86400s"))["because"] == "budget-too-large"
        await ada.do("lend-seat", seat=1)
        assert ada.state["room"]["seats"][1]["level"] == USUAL
        await ada.do("lend-seat", seat=1, level="random")
        await ada.do("start")
        await ada.play_on(random.Random(1), most_moves=5)


async def test_the_seat_of_somebody_who_left_is_lent_and_taken_back(port: int) -> None:
    ada, bob = await two_people(port)
    seat = bob.you["seats"][0]
    refused = await ada.ask("lend-seat", seat=seat, level="random")
    assert refused["because"] == "not-your-seat"
    await bob.close()
    while ada.presence is None or ada.presence["connected"][seat]:
        await ada.receive()
    await ada.do("lend-seat", seat=seat, level="random")
    assert ada.state["room"]["seats"][seat]["level"] == USUAL
    await bob.open()
    await bob.do("reclaim-seat", seat=seat)
    assert bob.state["room"]["seats"][seat]["level"] is None


async def test_who_has_just_left_is_expected_back_for_a_while(serve: Serve) -> None:
    port = serve(replace(GENEROUS, away_s=3600.0)).port
    ada, bob = await two_people(port)
    seat = bob.you["seats"][0]
    await bob.close()
    while ada.presence is None or ada.presence["connected"][seat]:
        await ada.receive()
    answer = await ada.ask("lend-seat", seat=seat, level="random")
    assert answer["because"] == "person-expected"
    assert 3000 < answer["details"]["wait"] <= 3600


async def test_before_the_start_only_the_host_seats_bots_and_sends_them_away(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK])
    async with Client(port, room_id) as ada, Client(port, room_id, SECRET.format("bob")) as bob:
        await bob.do("take-seat", seat=1, name="Bob")
        assert (await bob.ask("lend-seat", seat=1, level="random"))["because"] == "not-your-seat"
        await bob.do("leave-seat", seat=1)
        await ada.do("lend-seat", seat=1, level="random")
        assert (await bob.ask("leave-seat", seat=1))["because"] == "not-your-seat"
        await ada.do("leave-seat", seat=1)
        await bob.do("take-seat", seat=1, name="Bob")


async def test_in_a_room_with_an_invitation_a_seat_that_is_left_needs_it(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, LINK], invite=SECRET.format("invite"))
    async with Client(port, room_id) as ada:
        await ada.do("leave-seat", seat=0)
    async with Client(port, room_id, SECRET.format("eve")) as eve:
        assert (await eve.ask("take-seat", seat=0, name="Eve"))["because"] == "invite-needed"


async def test_nobody_thinks_on_the_time_of_a_bot(port: int) -> None:
    mover, _ = await to_move(*await two_people(port, clock={"kind": "total", "seconds": 600}))
    seat = mover.my_turn
    await mover.do("lend-seat", seat=seat, level="mcts:9s")
    await asyncio.sleep(1.5)
    await mover.do("reclaim-seat", seat=seat)
    assert mover.my_turn == seat
    assert mover.state["clocks"]["left_s"][seat] < 598.6
    await mover.do("resign", seat=seat)


async def test_an_opponent_does_not_choose_how_badly_who_is_away_plays_on(port: int) -> None:
    ada, bob = await two_people(port)
    seat = bob.you["seats"][0]
    await bob.close()
    while ada.presence is None or ada.presence["connected"][seat]:
        await ada.receive()
    await ada.do("lend-seat", seat=seat, level="random")
    assert ada.state["room"]["seats"][seat]["level"] == USUAL
    await bob.open()
    await bob.do("reclaim-seat", seat=seat)
    await bob.do("lend-seat", seat=seat, level="random")  # one's own at any level
    assert bob.state["room"]["seats"][seat]["level"] == "random"


async def test_a_take_back_needs_consent_and_is_an_entry_of_its_own(port: int) -> None:
    mover, other = await to_move(*await two_people(port, "rumis"))
    before = mover.state["view"]
    seat = mover.my_turn
    await lay_stone(mover)
    await mover.do("ask-take-back", seat=seat, version=mover.state["version"])
    await level(mover, other)
    assert other.state["take_back"]["seat"] == seat
    answered = {"seat": other.you["seats"][0], "version": other.state["version"], "agrees": True}
    await other.do("answer-take-back", **answered)
    await level(mover, other)
    assert mover.state["view"] == before
    assert [e["kind"] for e in mover.events[-4:]] == [
        "MovePlayed",
        "TakeBackAsked",
        "TakeBackAnswered",
        "MovesTakenBack",
    ]


async def test_a_bot_does_not_agree_for_the_one_it_plays_for(port: int) -> None:
    mover, other = await to_move(*await two_people(port, "rumis"))
    seat = mover.my_turn
    await other.do("lend-seat", seat=other.you["seats"][0], level="random")
    await level(mover, other)
    await lay_stone(mover)
    await mover.do("ask-take-back", seat=seat, version=mover.state["version"])
    assert mover.events[-1]["kind"] == "TakeBackAsked"


async def test_a_yes_counts_for_the_question_it_answers(port: int) -> None:
    mover, other = await to_move(*await two_people(port, "rumis"))
    seat = mover.my_turn
    await lay_stone(mover)
    await level(mover, other)
    before = other.state["version"]
    await mover.do("ask-take-back", seat=seat, version=mover.state["version"])
    await level(mover, other)
    answered = {"seat": other.you["seats"][0], "version": before, "agrees": True}
    assert (await other.ask("answer-take-back", **answered))["code"] == "StaleState"


async def test_a_refused_take_back_changes_nothing(port: int) -> None:
    mover, other = await to_move(*await two_people(port, "rumis"))
    seat = mover.my_turn
    await lay_stone(mover)
    after = mover.state["view"]
    await mover.do("ask-take-back", seat=seat, version=mover.state["version"])
    await level(mover, other)
    answered = {"seat": other.you["seats"][0], "version": other.state["version"], "agrees": False}
    await other.do("answer-take-back", **answered)
    await level(mover, other)
    assert mover.state["view"] == after
    assert mover.state["take_back"] is None


async def test_inside_ones_own_turn_a_take_back_needs_nobody(port: int) -> None:
    mover, other = await to_move(*await two_people(port))
    before, seat = mover.state["view"], mover.my_turn
    await place_block(mover)
    await mover.do("ask-take-back", seat=seat, version=mover.state["version"])
    await level(mover, other)
    assert mover.events[-1]["kind"] == "MovesTakenBack"
    assert other.state["view"] == before


async def test_no_take_back_goes_past_a_draw(port: int) -> None:
    mover, _ = await to_move(*await two_people(port))
    answer = await mover.ask("ask-take-back", seat=mover.my_turn, version=mover.state["version"])
    assert answer["because"] == "nothing-to-take-back"  # all there is are rolls


async def test_alone_at_the_table_a_take_back_needs_nobody(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, HERE])
    async with Client(port, room_id) as ada:
        await ada.do("start")
        seat = ada.my_turn
        await place_block(ada)
        await ada.do("ask-take-back", seat=seat, version=ada.state["version"])
        assert ada.events[-1]["kind"] == "MovesTakenBack"


async def test_with_two_the_other_wins_when_one_resigns(port: int) -> None:
    _, bob = await two_people(port)
    seat = bob.you["seats"][0]
    await bob.do("resign", seat=seat)
    assert bob.state["outcome"]["ranks"][seat] == 2
    assert bob.state["outcome"]["reason"] == "resigned"
    assert bob.state["room"]["phase"] == "over"


async def test_with_three_a_bot_plays_on_and_the_seat_ranks_last(port: int) -> None:
    room_id = new_room(port, "tulum", [HERE, BOT, BOT])
    async with Client(port, room_id) as ada:
        await ada.do("start")
        await ada.do("resign", seat=0)
        assert (await ada.ask("reclaim-seat", seat=0))["because"] == "seat-given-up"
        while not ada.is_over:
            await ada.receive()
        assert ada.state["outcome"]["ranks"][0] == 3
        assert ada.state["outcome"]["utilities"][0] == 0


async def test_a_flag_falls_once(port: int) -> None:
    ada, _ = await two_people(port, clock={"kind": "move", "seconds": 1.5})
    seat = ada.state["turn"]["seat"]
    while not ada.is_over:
        await ada.receive()
    assert ada.state["outcome"]["reason"] == "flag-fell"
    assert ada.state["outcome"]["ranks"][seat] == 2
    assert [e["kind"] for e in ada.events].count("FlagFell") == 1
    times = {event["kind"]: event["at"] for event in ada.events}
    assert 1.5 <= times["FlagFell"] - times["MatchStarted"] < 30  # not only when rooms are swept


async def test_a_total_clock_runs_only_for_the_seat_to_move(port: int) -> None:
    mover, _ = await to_move(*await two_people(port, clock={"kind": "total", "seconds": 600}))
    seat = mover.state["turn"]["seat"]
    await asyncio.sleep(0.3)
    await place_block(mover)
    left = mover.state["clocks"]["left_s"]
    assert 300 < left[seat] < 599.8
    assert left[1 - seat] == 600


async def test_who_takes_back_in_their_own_turn_wins_no_time(port: int) -> None:
    """To play and take back again and again was to think for ever."""
    mover, _ = await to_move(*await two_people(port, clock={"kind": "move", "seconds": 600}))
    seat = mover.my_turn
    assert seat is not None
    left = []
    for _ in range(2):
        await place_block(mover)
        await asyncio.sleep(0.3)
        await mover.do("ask-take-back", seat=seat, version=mover.state["version"])
        left.append(mover.state["clocks"]["left_s"][seat])
    assert left[0] < 599.8
    assert left[1] < left[0] - 0.2


async def test_a_take_back_that_the_other_agrees_to_brings_a_moves_time(port: int) -> None:
    mover, other = await to_move(*await two_people(port, "rumis", clock={"kind": "move", "seconds": 600}))
    seat = mover.my_turn
    await asyncio.sleep(0.3)
    await lay_stone(mover)
    await mover.do("ask-take-back", seat=seat, version=mover.state["version"])
    await level(mover, other)
    answered = {"seat": other.my_turn, "version": other.state["version"], "agrees": True}
    await other.do("answer-take-back", **answered)
    assert other.state["clocks"]["running"] == seat
    assert other.state["clocks"]["left_s"][seat] > 599.9


async def test_a_rematch_seats_the_same_people_one_further(port: int) -> None:
    ada, bob = await two_people(port)
    assert (await ada.ask("rematch"))["because"] == "match-goes-on"
    await bob.do("resign", seat=bob.you["seats"][0])
    await bob.do("rematch")
    next_room = bob.state["room"]["next_room"]
    async with Client(port, next_room) as again:
        assert again.you == {"type": "you", "seats": [1], "is_host": True}
        assert [seat["name"] for seat in again.state["room"]["seats"]] == ["Bob", "Ada"]
        await again.do("start")
    assert (await bob.ask("rematch"))["because"] == "rematch-made"


async def test_the_host_closes_a_room(port: int) -> None:
    ada, bob = await two_people(port)
    assert (await bob.ask("close"))["because"] == "host-only"
    await ada.do("close")
    assert ada.state["room"]["closed"] == "by-host"
    assert ada.state["outcome"] is None
    assert (await ada.ask("chat", text="bye"))["type"] == "answer"


async def test_people_chat_and_point_and_spectators_only_look_on(port: int) -> None:
    ada, bob = await two_people(port)
    await ada.do("chat", text="<b>hello</b>")
    await bob.do("point", at=[0, 3])
    while not ada.pointed:
        await ada.receive()
    await level(ada, bob)
    assert bob.events[-1]["text"] == "<b>hello</b>"
    assert ada.pointed == [{"type": "pointed", "seat": bob.you["seats"][0], "at": [0, 3]}]
    async with Client(port, ada.state["room"]["id"], None) as eve:
        assert (await eve.ask("chat", text="boo"))["code"] == "NotAllowed"
        assert (await eve.ask("point", at=[1]))["code"] == "NotAllowed"


async def test_chat_does_not_make_a_move_stale(port: int) -> None:
    mover, other = await to_move(*await two_people(port))
    version, seat = mover.state["version"], mover.my_turn
    await other.do("chat", text="hm")
    move = mover.legal_moves()[0]
    await mover.do("move", seat=seat, version=version, move=move)
    answer = await mover.ask("move", seat=seat, version=version, move=move)
    assert answer["code"] == "StaleState"


async def test_why_not_names_the_rule(port: int) -> None:
    mover, _ = await to_move(*await two_people(port))
    wrong = {"kind": "PlaceBlock", "row": 5, "place": 0}
    refused = await mover.ask("why-not", version=mover.state["version"], move=wrong)
    assert refused["refusal"]["rule"].startswith("TUL-")
    fine = await mover.ask("why-not", version=mover.state["version"], move=mover.legal_moves()[0])
    assert fine["refusal"] is None
    assert fine["outlook"] is None


async def test_reconnecting_sends_exactly_what_was_missed(port: int) -> None:
    ada, bob = await two_people(port)
    seen = bob.version
    await bob.close()
    await ada.do("chat", text="one")
    await ada.do("chat", text="two")
    await bob.open()
    assert [e["version"] for e in bob.state["events"]] == [seen + 1, seen + 2]


async def test_public_rooms_are_in_the_lobby_until_they_start(port: int) -> None:
    def listed() -> list[str]:
        return [answer["room"]["id"] for answer in request(port, "GET", "/api/rooms")]

    shown = new_room(port, "tulum", [HERE, BOT], is_public=True)
    hidden = new_room(port, "tulum", [HERE, BOT])
    assert shown in listed()
    assert hidden not in listed()
    async with Client(port, shown) as ada:
        await ada.do("start")
    assert shown not in listed()


async def test_a_finished_match_can_be_looked_at_event_by_event(port: int) -> None:
    ada, bob = await two_people(port)
    await bob.do("resign", seat=bob.you["seats"][0])
    room_id = ada.state["room"]["id"]
    record = request(port, "GET", f"/api/rooms/{room_id}/record")
    looked = request(port, "POST", "/api/records?event=0", json.dumps(record))
    assert looked["event"] == 0
    assert looked["num_events"] == len(record["events"])
    assert record["seed"] is not None


@pytest.mark.parametrize("path", ["/healthz", "/openapi.json", "/api/games?lang=it", "/api/games/tulum"])
def test_the_rest_of_the_api_answers(port: int, path: str) -> None:
    assert request(port, "GET", path)


async def test_the_seed_stays_secret_until_the_match_is_over(port: int, server: ThreadServer) -> None:
    ada, _ = await two_people(port)
    room_id = ada.state["room"]["id"]
    seed = server.house.rooms._here[room_id].room.seed
    assert seed
    assert seed not in json.dumps(
        [ada.state, ada.events, request(port, "GET", f"/api/rooms/{room_id}/record")]
    )
    await ada.do("resign", seat=ada.you["seats"][0])
    assert ada.state["room"]["seed"] == seed


async def test_what_is_built_together_goes_on_with_a_bot_when_one_of_two_gives_up(port: int) -> None:
    """Nobody wins against the other there, and nobody ranks last."""
    room_id = new_room(port, "pyramido", [HERE, HERE], variant={"mode": "coop", "seats": 2, "base": 4})
    async with Client(port, room_id) as ada:
        await ada.do("start")
        await ada.do("resign", seat=1)
        assert ada.state["room"]["phase"] == "playing"
        assert ada.state["room"]["seats"][1]["level"] is not None
        await ada.play_on(random.Random(3))
        assert ada.state["outcome"]["ranks"] == [1, 1]
