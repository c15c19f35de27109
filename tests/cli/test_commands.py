"""The command line as a user types it: what it prints, and one sentence for everything that is wrong."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from baumeister import study
from baumeister.cli import main as cli
from baumeister.cli import terminal
from baumeister.cli.screen import Screen
from baumeister.games.tulum import TulumRules
from baumeister.play import parse_record
from baumeister.texts import LANGUAGES
from tests.cli.conftest import Run

COMMAND = (sys.executable, "-m", "baumeister")
GOLDEN = Path(__file__).parents[1] / "play" / "golden"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["games", "games tulum", "rules tulum", "rules tulum tul-07", "--help"])
def test_what_there_is_to_read(run: Run, line: str, language: str) -> None:
    status, out, err = run(f"{line} --lang {language}")
    assert (status, err) == (0, "")
    assert out.strip()


def test_help_has_an_example_for_every_command_in_every_language(run: Run) -> None:
    for language in LANGUAGES:
        for command in cli._command_names():
            status, out, _ = run(f"{command} --help --lang {language}")
            assert status == 0
            assert f"baumeister {command} " in out


@pytest.mark.parametrize("line", ["--help", "simulate --help", "rooms --help", "rooms show --help"])
def test_help_speaks_one_language(run: Run, line: str) -> None:
    """Typer's own words stood in English between ours."""
    _, out, _ = run(f"{line} --lang de")
    assert "Aufruf: baumeister" in out
    assert "Diese Hilfe zeigen." in out
    for word in ("Usage", "[default", "[required]", "Show this", "[OPTIONS]", "COMMAND", "ARGS"):
        assert word not in out


@pytest.mark.parametrize("line", ["--lang en", "rooms --lang en"])
def test_no_command_shows_the_list_of_them_and_complains_of_nothing(run: Run, line: str) -> None:
    _, out, err = run(line)
    assert ("Commands" in out, err) == (True, "")


@pytest.mark.parametrize("line", ["levels tulum", "puzzles list"])
def test_a_narrow_terminal_cuts_nothing_off(run: Run, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """Names that one has to type ended in dots."""
    monkeypatch.setenv("COLUMNS", "40")
    status, out, _ = run(f"{line} --lang en")
    assert (status, "…" in out) == (0, False)


def test_a_rule_may_be_named_without_its_mark(run: Run) -> None:
    assert run("rules tulum TUL-13")[1].startswith("TUL-13i")


BAD_LINES = [
    ("games chess", "UnknownGame"),
    ("simulate chess", "UnknownGame"),
    ("simulate tulum --colour red", "InvalidVariant"),
    ("simulate tulum --decline maybe", "InvalidVariant"),
    ("simulate tulum --seats 0", "InvalidVariant"),
    ("simulate tulum --seats 5", "InvalidVariant"),
    ("simulate tulum --seats 999999999", "InvalidVariant"),
    ("simulate tulum --seats -1", "InvalidVariant"),
    ("simulate tulum --seats two", "UnknownPlayer"),
    ("simulate tulum --seats random,deepblue", "UnknownPlayer"),
    ("simulate tulum --seats human,random", "UnknownPlayer"),
    ("simulate tulum --seats mcts:soon,random", "UnknownPlayer"),
    ("watch tulum --seats random,random --save /no/such/folder/match.txt", "UnusableFile"),
    ("terminal tulum --save /", "UnusableFile"),
    ("replay /no/such/file", "UnusableFile"),
    ("rules tulum TUL-99", "UnknownRule"),
    ("games --lang la", "UnknownLanguage"),
    ("games --lang", "UnknownLanguage"),
    ("simulate tulum --matches 0", "InvalidArgument"),
    ("simulate tulum --matches many", "InvalidArgument"),
    ("simulate tulum --jobs 0", "InvalidArgument"),
    ("simulate tulum stray", "InvalidArgument"),
    ("simulate tulum --decline= --seats", "InvalidArgument"),
    ("simulate", "InvalidArgument"),
    ("dance", "InvalidArgument"),
    ("rooms dance", "InvalidArgument"),
    ("games --loud", "InvalidArgument"),
    ("serve --port 99999", "InvalidArgument"),
    ("serve --host", "InvalidArgument"),
    ("simulate tulum --matches -99999999999999999999999999999", "InvalidArgument"),
    ("engine --bot nobody", "UnknownPlayer"),
    ("watch tulum --delay nan", "InvalidArgument"),
    ("watch tulum --delay 1e12", "InvalidArgument"),
    ("bench tulum --seconds inf", "InvalidArgument"),
    ("solve rumis --timeout nan", "InvalidArgument"),
    ("simulate tulum --seats mcts:99999999999999999999,random", "UnknownPlayer"),
    ("simulate tulum --seats mcts:1e300s,random", "UnknownPlayer"),
    ("simulate tulum --seats greedy,random --seed \udcff", "InvalidArgument"),
    ("terminal tulum --seed \udcff", "InvalidArgument"),
    ("tournament tulum --players greedy,random --seed \udcff", "InvalidArgument"),
    pytest.param(f"simulate tulum --seats {'9' * 5000}", "UnknownPlayer", id="too many digits"),
]


@pytest.mark.parametrize(("line", "code"), BAD_LINES)
def test_bad_input_gets_one_sentence_with_its_code_and_status_2(run: Run, line: str, code: str) -> None:
    status, out, err = run(line)
    assert (status, out) == (2, "")
    assert err.startswith(f"{code}: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert len(err) < 3000


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("rooms dance", "choose one of: list, show, close, delete."),
        ("purge", "The option --older-than is missing"),
        ("replay x --to pdf", "What belongs there: text, json"),
        ("rooms list --phase late", "What belongs there: waiting, playing, over"),
    ],
)
def test_what_is_accepted_is_told_as_it_is_typed(run: Run, line: str, told: str) -> None:
    """The commands of that group, flags with their dashes, and the words that an option takes."""
    assert told in run(f"{line} --lang en")[2]


@pytest.mark.parametrize(
    "line",
    [
        "games chess",
        "simulate tulum --seats 5",
        "simulate tulum --seats two",
        "dance",
        "serve --port 99999",
        "serve stray words",
    ],
)
def test_the_sentences_come_in_four_languages(run: Run, line: str) -> None:
    sentences = {run(f"{line} --lang {language}")[2] for language in LANGUAGES}
    assert len(sentences) == 4


def test_nothing_is_written_when_something_is_wrong(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    assert run(f"watch tulum --seats two --save {file}")[0] == 2
    assert run(f"watch tulum --colour red --save {file}")[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_simulate_prints_a_table_or_json(run: Run) -> None:
    status, out, _ = run("simulate tulum --matches 2000 --seats random,random --seed 4")
    assert status == 0
    assert "pyramid complete" in out
    status, out, _ = run(
        "simulate tulum --matches 30 --seats greedy,random --seed 4 --json --jobs 2 --decline"
    )
    report = json.loads(out)
    assert report["matches"] == 30
    assert report["seats"][0]["player"] == "greedy"
    assert report["seats"][0]["low"] < report["seats"][0]["wins"] < report["seats"][0]["high"]


def test_watch_saves_a_record_that_replays(run: Run, saved: Path) -> None:
    record = parse_record(saved.read_text())
    assert record.players == ("random", "greedy")
    assert record.seed == "3"
    status, out, _ = run(f"replay {saved}")
    assert status == 0
    assert "The match is over: pyramid complete." in out
    assert run(f"replay {saved} --event 0")[1].count("Table:") == 0
    _, as_json, _ = run(f"replay {saved} --to json")
    again = saved.with_suffix(".json")
    again.write_text(as_json)
    assert run(f"replay {again} --to text")[1] == saved.read_text()


def test_replay_refuses_what_is_broken(run: Run, saved: Path) -> None:
    text = saved.read_text()
    assert run(f"replay {saved} --event 99999")[2].startswith("InvalidArgument: ")
    saved.write_text(text[:200])
    assert run(f"replay {saved}")[2].startswith("InvalidRecord: ")
    saved.write_text(text.replace("baumeister record 1", "baumeister record 7"))
    assert "format version 7" in run(f"replay {saved}")[2]
    saved.write_bytes(b"\xff\xfe\x00")
    assert run(f"replay {saved}")[2].startswith("UnusableFile: ")


def test_verify_says_in_words_what_is_wrong_in_a_record(run: Run, tmp_path: Path) -> None:
    """A draw where a seat is to move: a sentence in the user's language, and no code of ours."""
    lines = (GOLDEN / "tulum-rules-1" / "2.txt").read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if " seat-1 " in line)
    lines[number] = lines[number].replace(lines[number].split(" ", 1)[1], "table aabcef")
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines), encoding="utf-8")
    status, out, err = run(f"--lang de verify {broken}")
    assert (status, out) == (2, "")
    assert "Jetzt wird nicht gezogen: Platz 1 ist am Zug." in err
    assert "no-draw-now" not in err


def test_replay_shows_what_today_s_rules_no_longer_follow(run: Run) -> None:
    file = GOLDEN / "rumis-rules-1" / "cube-4-alternate.txt"
    status, out, _ = run(f"replay {file}")
    assert status == 0
    assert "Today’s rules follow this match only up to event 5." in out
    last = [line for line in file.read_text(encoding="utf-8").splitlines() if " seat-1 " in line][-1]
    assert last.split()[-1] in out
    assert "no stone fits any more" in out
    assert run(f"verify {file}")[2].startswith("InvalidRecord: This match was played under rules version 1;")


def test_replay_tells_of_older_rules(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TulumRules, "version", 2)
    _, out, _ = run(f"replay {saved}")
    assert "Played under rules version 1; today’s version is 2." in out


def test_a_person_plays_asks_errs_and_quits(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    typed = [
        "?",
        "moves",
        "rules",
        "rules TUL-07",
        "rules XX",
        "hint",
        "undo",
        "z9",
        "f1",
        "",
        f"save {file}",
        "quit",
    ]
    status, out, err = run("terminal tulum --seats human,random --seed 1", *typed)
    assert status == 0
    assert "Seat 1, your move:" in out
    assert "A strong bot would play" in out
    assert [line.partition(":")[0] for line in err.splitlines()] == [
        "UnknownRule",
        "NothingToUndo",
        "InvalidNotation",
        "IllegalMove",
    ]
    assert "(rule TUL-0" in err
    assert parse_record(file.read_text()).outcome is None


@pytest.mark.parametrize("name", [".", "/", "..", "a\0b", "/no/such/folder/x.txt"])
def test_a_record_that_cannot_be_saved_there_does_not_end_the_match(run: Run, name: str) -> None:
    """“save .” and “save /” did: neither has a name."""
    status, out, err = run("terminal tulum --seats 1 --seed 2", f"save {name}", "quit")
    assert (status, out.count("your move:")) == (0, 2)
    assert err.startswith("UnusableFile: ")
    assert err.count("\n") == 1


def test_undo_goes_back_to_the_last_decision(run: Run) -> None:
    _, out, _ = run("terminal tulum --seats 1 --seed 2", "a1", "undo", "quit")
    assert out.count("Seat 1, your move:") >= 3


def test_a_whole_match_can_be_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who always takes the last legal move gets to the end of the match."""

    def first_move(sitting: terminal.Sitting, seat: int) -> None:
        sitting.match.play(seat, sitting.rules.legal_moves(sitting.match.state)[-1])

    monkeypatch.setattr(terminal, "_ask_person", first_move)
    status, out, _ = run("terminal tulum --seats human,random --seed 5")
    assert status == 0
    assert "The match is over" in out


def test_ctrl_c_ends_cleanly_and_keeps_the_record(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupt)
    file = tmp_path / "match.txt"
    status, _, err = run(f"terminal tulum --seats human,random --seed 1 --save {file}")
    assert status == 130
    assert err == "Stopped.\n"
    assert parse_record(file.read_text()).outcome is None


def test_bench_shows_figures(run: Run) -> None:
    status, out, _ = run("bench tulum --seconds 0.1")
    assert status == 0
    assert "tulum" in out


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m baumeister rules tulum | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


def test_nobody_is_asked_when_nobody_reads_the_question(tmp_path: Path) -> None:
    """Python's own prompt hides that the pipe is closed: nonsense was refused for as long as it came."""
    answers = tmp_path / "answers"
    answers.write_text("nonsense\n" * 2000, encoding="utf-8")
    line = f"{sys.executable} -m baumeister terminal tulum --seed 1 --lang en < {answers} | head -1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout == "Type a move, or ? for help.\n"
    assert done.stderr.count("InvalidNotation") < 2000


@pytest.mark.parametrize("line", ["terminal tulum --seats 1 --seed 1", "puzzles --game tulum", "engine"])
def test_a_closed_input_is_one_at_its_end(line: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -m baumeister {line} --lang en <&-",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is Linux's")
@pytest.mark.parametrize("line", ["games", "schema"])
def test_a_full_disk_costs_one_sentence(line: str) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*COMMAND, *line.split(), "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("UnusableFile: This computer refuses: ")


def test_warming_up_compiles_everything_and_says_so(run: Run) -> None:
    status, out, _ = run("warmup --lang en")
    assert (status, out.strip()) == (0, "Everything is compiled.")


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """What is started now hears Ctrl-C, even where whoever runs the tests in the background does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="watches processes as Linux shows them")
@pytest.mark.parametrize(
    ("sign", "status", "told"),
    [(signal.SIGINT, 130, "Stopped.\n"), (signal.SIGKILL, 2, "WorkerLost: A process that was compiling")],
)
def test_ctrl_c_or_a_lost_process_ends_a_warm_up_at_once(sign: int, status: int, told: str) -> None:
    """Each process complained of Ctrl-C at length, and the command of a process that was killed."""
    line = [*COMMAND, "warmup", "--lang", "en"]
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            while len(children := compilers_of(process.pid)) < 2 or is_deaf(process.pid):
                assert process.poll() is None
                time.sleep(0.05)
            if sign == signal.SIGINT:
                os.killpg(process.pid, sign)
            else:
                os.kill(children[0], sign)
            _, err = process.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, err.count("\n")) == (status, 1)
    assert err.startswith(told)


def compilers_of(pid: int) -> list[int]:
    """The processes that it started to compile."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_deaf(pid: int) -> bool:
    """Whether it ignores Ctrl-C."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
    return bool(ignored & 1 << (signal.SIGINT - 1))


def test_a_position_is_drawn_as_a_picture(run: Run, saved: Path) -> None:
    status, first, err = run(f"draw {saved} --at 12 --lang de")
    assert (status, err) == (0, "")
    assert first.startswith("<svg ")
    assert "Platz 1" in first
    assert run(f"draw {saved} --at 12 --lang de")[1] == first
    assert run(f"draw {saved} --at 13 --lang de")[1] != first
    assert run(f"draw {saved} --at 12 --lang de --dark")[1] != first
    assert "21 blocks of 21" in run(f"draw {saved}")[1]


def test_only_positions_of_the_record_are_drawn(run: Run, saved: Path) -> None:
    status, out, err = run(f"draw {saved} --at 999")
    assert (status, out) == (2, "")
    assert "no event 999;" in err
    assert run(f"draw {saved} --width 0")[0] == 2


def test_a_tournament_is_saved_reported_interrupted_and_continued(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "tournament tulum --players random,greedy --matches 6 --save"
    status, whole, err = run(f"{line} {tmp_path / 'whole.json'} --report {tmp_path / 'page.html'}")
    assert (status, err.strip()) == (0, "")
    assert "<svg" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert whole.index("greedy") < whole.index("random"), "the strongest first"
    assert "Elo counts from random" in whole
    cut = tmp_path / "cut.json"
    interrupt_after(3, monkeypatch)
    status, _, err = run(f"{line} {cut}")
    assert status == 130
    assert "3 matches are kept" in err
    assert not cut.exists()
    monkeypatch.undo()
    monkeypatch.setenv("COLUMNS", "200")
    status, _, err = run(f"{line} {cut}")
    assert (status, "unfinished study" in err) == (2, True)
    status, out, err = run(f"{line} {cut} --resume")
    assert (status, out, err.strip()) == (0, whole, "")
    assert cut.read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert not cut.with_name("cut.json.part").exists()


def interrupt_after(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of the match after so many."""
    left = iter(range(number))

    def play(*arguments: object) -> object:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return original(*arguments)  # type: ignore[arg-type]  # as they came

    original = study.play_match
    monkeypatch.setattr("baumeister.study.workers.play_match", play)


@pytest.mark.parametrize(
    ("line", "because"),
    [
        ("tournament tulum --players random,greedy --matches 0", "--matches"),
        ("tournament tulum --players random,greedy --jobs 0", "--jobs"),
        ("tournament tulum", "--players"),
        ("tournament tulum --players random,deep-blue", "deep-blue"),
        ("tournament tulum --players random,greedy,random", "random"),
        ("tournament tulum --players random,greedy --save x.xlsx", ".parquet"),
        ("tournament tulum --players random,greedy --resume", "--save"),
        ("tournament tulum --players random --swiss 2", "Swiss"),
        ("simulate tulum --save /nowhere/x.csv", "/nowhere/x.csv"),
    ],
)
def test_a_study_that_cannot_be_costs_one_sentence(run: Run, line: str, because: str) -> None:
    status, out, err = run(line)
    assert (status, out) == (2, "")
    assert because in err


def test_a_study_that_cannot_be_does_not_stand_in_the_way_of_the_next(run: Run, tmp_path: Path) -> None:
    line = f"--matches 2 --save {tmp_path / 'x.csv'}"
    assert run(f"tournament tulum --players random,deep-blue {line}")[0] == 2
    assert run(f"simulate tulum --seats random,greedy --cluster tcp://127.0.0.1:9 {line}")[0] == 2
    assert list(tmp_path.iterdir()) == []
    assert run(f"tournament tulum --players random,greedy {line}")[0] == 0


def test_that_random_players_need_no_cluster_is_told(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as scheduler:
        threading.Thread(target=greet_like_dask, args=(scheduler,), daemon=True).start()
        where = f"127.0.0.1:{scheduler.getsockname()[1]}"
        status, _, err = run(
            f"simulate tulum --seats random,random --cluster tcp://{where} --matches 10 --lang en"
        )
    assert (status, f"{where} is not needed" in err) == (0, True)


def greet_like_dask(scheduler: socket.socket) -> None:
    """A scheduler says first, unasked, how long its greeting is."""
    with scheduler.accept()[0] as asking:
        asking.sendall((42).to_bytes(8, "little"))


@pytest.mark.parametrize("game", ["tulum", "talo"])
def test_a_cluster_that_is_not_there_is_refused_whoever_plays(run: Run, game: str) -> None:
    """Where random players alone need no cluster, a wrong address was not noticed."""
    status, out, err = run(f"simulate {game} --seats random,random --cluster tcp://127.0.0.1:9 --matches 10")
    assert (status, out, err.partition(":")[0]) == (2, "", "ClusterLost")


def test_people_are_called_as_they_like(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text().replace("random", "[/b]:bomb:", 1))
    for line in (f"review {saved}", f"replay {saved}"):
        status, out, _ = run(line)
        assert (status, "[/b]:bomb:" in out) == (0, True)


def test_a_record_of_another_game_is_not_solved(run: Run, saved: Path) -> None:
    for game in ("pyramido", "rumis", "talo"):
        status, out, err = run(f"solve {game} --record {saved}")
        assert (status, out) == (2, "")
        assert "another game" in err


def test_what_a_terminal_cannot_show_costs_no_more_than_a_character() -> None:
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    done = subprocess.run([*COMMAND, "games", "talo"], capture_output=True, text=True, env=ascii_only)
    assert (done.returncode, done.stderr) == (0, "")
    assert "no ? yes" in done.stdout


def test_what_nobody_can_read_is_no_move() -> None:
    line = [*COMMAND, "terminal", "tulum", "--seats", "human", "--seed", "1", "--lang", "en"]
    done = subprocess.run(line, input=b"\xff\xfe\nquit\n", capture_output=True)
    assert (done.returncode, done.stderr[:16]) == (0, b"InvalidNotation:")


def test_a_simulation_is_saved_with_every_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "study.csv"
    status, _, err = run(f"simulate tulum --seats random,greedy --matches 5 --save {file}")
    assert (status, err.strip()) == (0, "")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6
