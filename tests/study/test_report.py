"""Every match in a file, and the page of a study."""

import csv
import json
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest

import baumeister
from baumeister.core import AnyRules
from baumeister.core.errors import InvalidArgument
from baumeister.study import Played, play_all
from baumeister.study.journal import header_of
from baumeister.study.plots import heat_maps, histogram, whiskers
from baumeister.study.report import report_page
from baumeister.study.save import check_ending, save_matches
from baumeister.study.simulate import same_seats
from baumeister.study.tournament import schedule
from baumeister.texts import LANGUAGES, Texts
from tests.contrast import contrast

TULUM = baumeister.rules("tulum", seats=2)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return play_all(TULUM, schedule(TULUM, ("random", "greedy"), 6, "s"), detailed=True)


def test_every_match_is_saved_as_json_csv_and_parquet(played: list[Played], tmp_path: Path) -> None:
    header = header_of(TULUM, seed="s")
    for ending in (".json", ".csv", ".parquet"):
        save_matches(str(tmp_path / f"study{ending}"), header, played)
    saved = json.loads((tmp_path / "study.json").read_text(encoding="utf-8"))
    assert (saved["game"], saved["seed"], len(saved["matches"])) == ("tulum", "s", 6)
    assert [tuple(match["players"]) for match in saved["matches"]] == [match.players for match in played]
    with (tmp_path / "study.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["player_1"] for row in rows] == [match.players[0] for match in played]
    assert [float(row["share_2"]) for row in rows] == [match.shares[1] for match in played]
    assert {*documented_columns()} == set(rows[0])
    assert len(rows[0]["stones"].split()) == len(played[0].stones) >= 21
    table = import_module("pyarrow.parquet").read_table(tmp_path / "study.parquet")
    assert table.column("num_moves").to_pylist() == [match.num_moves for match in played]
    assert json.loads(table.schema.metadata[b"baumeister"])["game"] == "tulum"
    assert not list(tmp_path.glob(".*")), "no drafts are left"


def documented_columns() -> Iterator[str]:
    """The columns that docs/studies.md promises, of two seats in Tulum."""
    text = (Path(__file__).parents[2] / "docs" / "studies.md").read_text(encoding="utf-8")
    for line in text.partition("| column |")[2].partition("\n\n")[0].splitlines()[2:]:
        for name in re.findall(r"`([a-z_0-9…]+)`", line.split("|")[1]):
            if name == "fact_…":
                yield "fact_turns"
            else:
                yield name
            if name.endswith("_1"):
                yield name.removesuffix("1") + "2"


def test_an_ending_that_nothing_is_written_as_is_refused_early() -> None:
    with pytest.raises(InvalidArgument, match=r"\.json, \.csv, \.parquet"):
        check_ending("study.xlsx")


class Page(HTMLParser):
    """What a browser would find: headings, elements, and addresses that it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.classes: Counter[str] = Counter()
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            self.addresses += [value or ""] if name in ("src", "href") else []
            self.classes[value or ""] += name == "class"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_page_with_tables_and_plots(played: list[Played], language: str) -> None:
    say = Texts(language)
    text = report_page(TULUM, ("random", "greedy"), played, "s", say)
    page = Page(text)
    assert page.addresses == []
    assert "seats=2, decline=no" in text, "as one types it"
    assert page.tags["script"] == page.tags["img"] == page.tags["link"] == 0
    for name in ("strength", "seats", "scores", "length", "branching", "heat"):
        assert f"<h2>{say(f'report-{name}')}</h2>" in text
    assert page.classes["histogram"] == 4, "scores of two players, length, branching"
    assert page.classes["whisker"] == 4, "two players, two seats"
    assert page.classes["heat"] == 21, "a winner's pyramid is whole"


SETUPS = (
    baumeister.rules("rumis", seats=2),
    baumeister.rules("pyramido", mode="solo", base=4),
    baumeister.rules("talo", seats=2),
)


@pytest.mark.parametrize("rules", SETUPS, ids=lambda rules: rules.game)
def test_every_game_has_a_report(rules: AnyRules) -> None:
    played = play_all(rules, schedule(rules, ("random",), 1, "s"), detailed=True)
    page = Page(report_page(rules, ("random",), played, "s", Texts("en")))
    places = {spot[-3:-1] if rules.game != "pyramido" else spot for match in played for spot in match.stones}
    assert page.classes["heat"] == len(places)
    assert played[0].branching is not None
    assert played[0].branching >= 1


def test_a_histogram_counts_every_value() -> None:
    few = histogram([1, 1, 2, 5], "").parts
    assert tips(few) == ["1: 2", "2: 1", "3: 0", "4: 0", "5: 1"]
    many = tips(histogram([k / 7 for k in range(1000)], "").parts)
    assert sum(int(tip.rpartition(" ")[2]) for tip in many) == 1000
    assert len(many) <= 24
    assert tips(histogram([3.5], "").parts) == ["3.5: 1"]


def test_histograms_to_be_compared_share_their_bars() -> None:
    assert tips(histogram([2, 2], "", span=[1, 2, 2, 4]).parts) == ["1: 0", "2: 2", "3: 0", "4: 0"]
    one, other = (tips(histogram(part, "", span=[0.5, 3, 100]).parts) for part in ([0.5, 3], [100]))
    assert [tip.partition(":")[0] for tip in one] == [tip.partition(":")[0] for tip in other]


def test_intervals_are_told_beside_whiskers() -> None:
    (row,) = whiskers([("Seat 1", 0.36, 0.225, 0.524)], 0.5, "{:.1%}").parts[1:]
    assert [word.text for word in row.iter("text")] == ["Seat 1", "36.0% (22.5% – 52.4%)"]


def test_numbers_on_a_heat_map_are_no_wider_than_their_cells() -> None:
    stones = [[(0, 0, 0)]] + [[(1, 0, 0)] * 12] * 11
    parts = heat_maps("rumis", stones, {}).parts
    assert [words.text for part in parts for words in part.iter("text")] == ["0.08", "11.0"]


def tips(parts: object) -> list[str]:
    return [tip.text for part in parts for tip in part.iter("title")]  # type: ignore[attr-defined]  # elements


def test_a_heat_map_tells_stones_per_match() -> None:
    parts = heat_maps("rumis", [[(0, 0, 0), (0, 0, 1)], [(0, 0, 0), (1, 0, 0)]], {}).parts
    assert [words.text for part in parts for words in part.iter("text")] == ["1.5", "0.50"]


def test_numbers_on_a_heat_map_can_be_read_at_any_heat() -> None:
    stones = [[(0, 0, 0)] * part + [(1, 0, 0)] * 20 for part in range(1, 21)]
    for match in stones:
        parts = heat_maps("rumis", [match], {}).parts
        boxes, words = ([each for part in parts for each in part.iter(kind)] for kind in ("rect", "text"))
        assert len(boxes) == len({*match})
        for box, word in zip(boxes, words, strict=True):
            assert contrast(box.attrib["fill"], word.attrib["fill"]) > 3.8


def test_the_highest_bar_of_a_histogram_is_told() -> None:
    drawn = histogram([1, 1, 2, 5], "").parts
    assert [word.text for part in drawn for word in part.iter("text")].count("2") == 2, (
        "a value, and how often"
    )


def test_who_is_better_is_not_told_where_nobody_changed_seats() -> None:
    """Player and seat cannot be told apart then; who came before whom can."""
    say = Texts("en")
    stayed = play_all(TULUM, same_seats(("random", "greedy"), 3, "s"), detailed=True)
    text = report_page(TULUM, ("random", "greedy"), stayed, "s", say)
    assert say("report-strength") not in text
    assert say("tournament-pairs") in text
    assert say("report-seats") in text


def test_those_who_build_together_have_a_report() -> None:
    rules = baumeister.rules("pyramido", mode="coop", seats=2)
    played = play_all(rules, same_seats(("random", "newcomer"), 2, "s"), detailed=True)
    page = Page(report_page(rules, ("random", "newcomer"), played, "s", Texts("en")))
    assert page.classes["whisker"] == 2
