"""Seats for programs: engines that play, and engines that are silent, die, babble or cheat."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from baumeister import catalog
from baumeister.adapters.engine import Engine
from baumeister.bots import engines
from baumeister.bots.engines import EngineBot, check_player, fault_of, make_player
from baumeister.core import AnyRules
from baumeister.core.errors import UnknownPlayer
from baumeister.play import Match, SeededDraws, play_on
from baumeister.study import Workers, play_all, play_match
from baumeister.study.simulate import same_seats
from baumeister.texts import LANGUAGES, Texts

DOCS = Path(__file__).parents[2] / "docs" / "engines.md"
TULUM = catalog.rules("tulum", seats=2)
ANSWERS = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        print(json.dumps({"type": "hello", "name": "test"}), flush=True)
    elif kind == "new_match":
        print(json.dumps({"type": "ready"}), flush=True)
    elif kind == "choose":
"""
#: what each does when it is asked to choose, and the reason that it loses its seat for
BAD = {
    "silent": ("time.sleep(60)", "engine-silent"),
    "dying": ("sys.exit(3)", "engine-died"),
    "babbling": ("print('I think, therefore I play', flush=True)", "engine-babbles"),
    "babbling-for-ever": ("[print('bla') for _ in iter(int, 1)]", "engine-babbles"),
    "unanswered": (
        "print(json.dumps({'type': 'move', 'id': 0, 'move': 'a1'}), flush=True)",
        "engine-babbles",
    ),
    "babbling-deeply": ("print('[' * 100_000, flush=True)", "engine-babbles"),
    "illegal": (
        "print(json.dumps({'type': 'move', 'id': message['id'], 'move': 'f1'}), flush=True)",
        "engine-illegal",
    ),
    "nonsense": (
        "print(json.dumps({'type': 'move', 'id': message['id'], 'move': None}), flush=True)",
        "engine-illegal",
    ),
}


@pytest.fixture(autouse=True)
def no_engine_is_left() -> Iterator[None]:
    yield
    engines.end_engines()


def command(tmp_path: Path, source: str) -> str:
    file = tmp_path / "engine.py"
    file.write_text(source, encoding="utf-8")
    return f"{sys.executable} {file}"


def example() -> str:
    """The engine that docs/engines.md shows."""
    found = re.search(r"```py\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 32
    return found[1]


@pytest.mark.parametrize(
    "rules",
    [
        TULUM,
        catalog.rules("pyramido", mode="contest", seats=2),
        catalog.rules("rumis", seats=2),
        catalog.rules("talo", seats=2),
    ],
    ids=lambda rules: rules.game,
)
def test_the_example_of_the_docs_plays_every_game(rules: AnyRules, tmp_path: Path) -> None:
    engine = make_player(f"engine:{command(tmp_path, example())}", rules, 1)
    match = Match(rules)
    outcome = play_on(match, [engine, make_player("random", rules, 2)], SeededDraws("engines"))
    assert fault_of(engine) is None
    assert outcome.reason
    move, state = next((match.events[k], match.state_at(k)) for k in range(99) if match.seat_of(k) == 0)
    legal = [rules.format_move(move) for move in rules.legal_moves(state)]
    assert rules.format_move(move) == max(legal, key=len), "its own choice, not a random one"


@pytest.mark.parametrize(("does", "because"), BAD.values(), ids=BAD)
def test_a_bad_engine_loses_its_seat_and_the_match_goes_on(does: str, because: str, tmp_path: Path) -> None:
    name = f"engine@0.5s:{command(tmp_path, ANSWERS + '        ' + does)}"
    played = play_match(TULUM, [name, "random"], "a match")
    assert [fault[0] for fault in played.faults] == [because]
    assert played.reason == "pyramid-complete"
    assert not engines._running, "it is not left running"


@pytest.mark.parametrize("source", ["", "import time; time.sleep(60)", "print('Welcome!')", "no python"])
def test_an_engine_that_never_says_hello(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "HELLO_S", 0.5)
    played = play_match(TULUM, [f"engine:{command(tmp_path, source)}", "random"], "a match")
    assert len(played.faults) == 1
    assert played.reason == "pyramid-complete"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_a_sentence(language: str, tmp_path: Path) -> None:
    bot = make_player(f"engine:{command(tmp_path, ANSWERS + '        sys.exit(3)')}", TULUM, 1)
    state = TULUM.draw(TULUM.start(), TULUM.parse_draw("aabbcc"))
    assert bot.choose(TULUM, state) in TULUM.legal_moves(state)
    fault = fault_of(bot)
    assert fault is not None
    assert "(3)" in Texts(language).error(fault)
    for _, because in BAD.values():
        assert "XYZ" in Texts(language)(f"error-{because}", engine="XYZ", what="?")


def test_processes_are_kept_for_the_next_match(tmp_path: Path) -> None:
    name = f"engine:{command(tmp_path, example())}"
    for number in range(3):
        assert not play_match(TULUM, [name, name], f"match {number}").faults
    assert len(engines._running) == 2


def test_engines_play_in_studies_on_several_processes(tmp_path: Path) -> None:
    name = f"engine:{command(tmp_path, example())}"
    pairings = same_seats([name, "greedy"], 4, "s")
    assert play_all(TULUM, pairings, Workers(jobs=2)) == play_all(TULUM, pairings)


@pytest.mark.parametrize(
    "name", ["engine:", "engine:no-such-program-anywhere", "engine@0s:python", "engine:'"]
)
def test_what_cannot_be_started_is_refused_at_once(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        check_player(name, TULUM)


def test_our_bots_are_an_engine() -> None:
    name = f"engine:{sys.executable} -m baumeister engine --bot greedy --seed 4"
    bot = make_player(name, TULUM, 1)
    assert isinstance(bot, EngineBot)
    play_on(Match(TULUM), [bot, make_player("random", TULUM, 2)], SeededDraws("ours"))
    assert bot.fault is None


def test_our_engine_answers_what_it_cannot_understand() -> None:
    lines = [
        "hello",
        "[]",
        '{"type": "choose", "id": 1}',
        '{"type": "new_match", "game": "chess", "variant": {}}',
        '{"type": "hello", "protocol": 1}',
        '{"type": "quit"}',
        '{"type": "hello", "protocol": 1}',
    ]
    answers = [json.loads(line) for line in Engine("greedy", "0", Texts("en")).answers(lines)]
    assert [answer["type"] for answer in answers] == ["error"] * 4 + ["hello"]
    assert [answer.get("code") for answer in answers[:4]] == ["InvalidMessage"] * 3 + ["UnknownGame"]


def test_our_engine_says_that_nobody_is_to_choose() -> None:
    over = Match(TULUM)
    play_on(over, [make_player("random", TULUM, seat) for seat in range(2)], SeededDraws("over"))
    lines = [
        {"type": "new_match", "game": "tulum", "variant": {"seats": 2, "decline": False}},
        {"type": "choose", "id": 1, "state": TULUM.dump(TULUM.start())},
        {"type": "choose", "id": 2, "state": TULUM.dump(over.state)},
    ]
    answers = Engine("greedy", "0", Texts("en")).answers(map(json.dumps, lines))
    assert [json.loads(answer).get("code") for answer in answers] == [None, "NotYourTurn", "MatchOver"]


def test_our_engine_chooses_nothing_in_a_match_that_it_refused() -> None:
    tulum, rumis = ({"seats": 2, "decline": False}, {"seats": 2, "scenario": "chullpa"})
    state = TULUM.draw(TULUM.start(), TULUM.parse_draw("aabbcc"))
    lines = [
        {"type": "new_match", "game": "rumis", "variant": rumis},
        {"type": "new_match", "game": "tulum", "variant": tulum},
        {"type": "choose", "id": 1, "state": TULUM.dump(state)},
    ]
    answers = Engine("solver:10", "0", Texts("en")).answers(map(json.dumps, lines))
    assert [json.loads(answer).get("code") for answer in answers] == [None, "UnknownPlayer", "InvalidMessage"]


def test_our_engine_goes_on_after_what_nobody_can_read() -> None:
    typed = b"\xff\xfe\n" + b"[" * 100_000 + b"\n" + b'{"type": "hello", "protocol": 1}\n'
    done = subprocess.run([sys.executable, "-m", "baumeister", "engine"], input=typed, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["error", "error", "hello"]


@pytest.mark.parametrize("name", ["nobody", "greedy:5", "mcts:soon", ""])
def test_our_engine_refuses_a_bot_that_no_game_has_at_once(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        Engine(name, "0", Texts("en"))


@pytest.mark.parametrize("name", ["perfect", "solver:100", "builder", "mcts:0.1s"])
def test_our_engine_may_be_a_bot_of_one_game(name: str) -> None:
    Engine(name, "0", Texts("en"))


def test_people_watch_an_engine_lose_its_seat(tmp_path: Path) -> None:
    engine = command(tmp_path, ANSWERS + "        print('hm', flush=True)")
    quickly = ("--delay", "0", "--seed", "1", "--lang", "en")
    watched = subprocess.run(
        [sys.executable, "-m", "baumeister", "watch", "tulum", f"--seats=engine:{engine},random", *quickly],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert watched.returncode == 0
    assert watched.stderr.count("EngineFailed") == 1
    assert "said “hm”" in watched.stderr
    assert "The winner is" in watched.stdout
