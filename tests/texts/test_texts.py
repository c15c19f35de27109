"""Every text in every language: none missing, none broken, none unused; rule pages are current."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

import baumeister
from baumeister import catalog
from baumeister.bots import bot_kinds
from baumeister.core import AnyRules
from baumeister.core.errors import UnknownLanguage
from baumeister.core.variant import format_value
from baumeister.play import parse_record, replay
from baumeister.server import entries
from baumeister.texts import LANGUAGES, Texts, language_of_locale, rule_ids
from baumeister.texts.messages import FOLDER, read_entries
from baumeister.texts.pages import page, page_games
from tests.texts.fluent import read_arguments, read_problems

ROOT = Path(__file__).parents[2]
SOURCE = Path(baumeister.__file__).parent
PAGE = ROOT / "web" / "src"
TOPICS = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))

#: messages that code asks for by a name it puts together: the rest of the id stands in the code
FAMILIES = ("error-", "refusal-", "reason-", "fact-", "help-", "mark-", "puzzle-", "worth-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_language_has_the_same_messages_with_the_same_arguments(topic: str, language: str) -> None:
    file = FOLDER / language / topic
    assert read_problems(file) == ()
    assert read_arguments(file) == read_arguments(FOLDER / "en" / topic)
    assert read_entries(file) == read_entries(FOLDER / "en" / topic), "in the same order"


def test_there_is_no_file_beyond_the_four_languages() -> None:
    for language in LANGUAGES:
        assert sorted(file.name for file in (FOLDER / language).glob("*.ftl")) == TOPICS


def literals() -> set[str]:
    """Every string in our code, and what follows a colon of a fact or parameter name."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
    return found


def derived_ids() -> set[str]:
    """The ids that follow from the catalogue: games, options, choices, rules."""
    ids = {f"rule-{rule}" for name in catalog.games() for rule in rule_ids(name)}
    for name in catalog.games():
        ids |= {f"game-{name}", f"game-{name}-about"}
        for option in catalog.game(name).options:
            ids.add(f"option-{name}-{option.name}")
            ids |= {f"choice-{name}-{option.name}-{format_value(choice)}" for choice in option.choices}
    return ids


def page_words() -> set[str]:
    """Every string of the browser's page, and the beginnings of those it puts together."""
    quoted = re.compile(r""""([a-z][A-Za-z0-9-]*)"|`([a-z][a-z0-9-]*-)\$\{""")
    texts = [file.read_text(encoding="utf-8") for file in PAGE.rglob("*.ts*")]
    return {word for text in texts for pair in quoted.findall(text) for word in pair if word}


def is_used_by_page(message: str, words: set[str], derived: set[str]) -> bool:
    """Asked for by its id, or by a beginning in the page and an end in the page or the catalogue."""
    beginnings = [word for word in words if word.endswith("-") and message.startswith(word)]
    ends = (message.removeprefix(beginning) for beginning in beginnings)
    return message in words or any(end in words or end in derived or end.isdigit() for end in ends)


def page_ends() -> set[str]:
    """How ids end that the page puts together: kinds of moves, draws and entries, their lists, bots."""
    kinds = [(name, kind) for name in catalog.games() for kind in event_types(name)]
    ends = {f"{name}-{kind.__name__}" for name, kind in kinds}
    ends |= {f"{name}-{kind.__name__}-{field.name}" for name, kind in kinds for field in fields(kind)}
    ends |= {f"{name}-{mode}-{kind.__name__}" for name, kind in kinds for mode in modes(name)}
    ends |= {f"{name}-{part}" for name in catalog.games() for part in ("how", "aim", "turn", "end")}
    ends |= {f"{name}-{step}" for name in catalog.games() for step in range(1, num_lessons(name) + 1)}
    ends |= {name for name, kind in vars(entries).items() if isinstance(kind, type)}
    return ends | {bot for name in catalog.games() for bot in bot_kinds(name)}


def num_lessons(game: str) -> int:
    """The moves that whoever learns this game makes in the first match."""
    match = replay(parse_record((PAGE / "games" / game / "course.txt").read_text(encoding="utf-8")))
    return sum(match.seat_of(number) == 0 for number in range(len(match.events)))


@pytest.mark.parametrize("game", catalog.games())
def test_every_step_of_a_first_match_is_explained(game: str) -> None:
    say = Texts("en")
    steps = [f"learn-{game}-{step}" for step in (*range(1, num_lessons(game) + 1), "end")]
    assert [step for step in steps if not say.has(step)] == []


def modes(game: str) -> set[str]:
    """What the guide calls a way to play: a mode, or alone where there are none."""
    found = [option.choices for option in catalog.game(game).options if option.name == "mode"]
    return {str(mode) for choices in found for mode in choices} or {"solo"}


def event_types(game: str) -> set[type]:
    return {kind for rules in catalog.setups(game) for kind in (*rules.move_types, *rules.draw_types)}


def is_used(message: str, words: set[str], derived: set[str]) -> bool:
    if message in words or message in derived or message.startswith("section-"):
        return True
    rest = next((message.removeprefix(family) for family in FAMILIES if message.startswith(family)), None)
    return rest is not None and (rest in words or rest.partition("-")[2] in words)


@pytest.mark.parametrize("topic", TOPICS)
def test_no_message_is_unused(topic: str) -> None:
    words, derived, on_page, ends = literals(), derived_ids(), page_words(), page_ends()
    unused = [name for name in read_entries(FOLDER / "en" / topic) if not is_used(name, words, derived)]
    assert [name for name in unused if not is_used_by_page(name, on_page, ends)] == []


def test_no_message_of_the_page_is_missing() -> None:
    say = Texts("en")
    asked = re.compile(r"""say\(\s*"([a-z0-9-]+)""")
    wanted = [
        name for file in PAGE.rglob("*.ts*") for name in asked.findall(file.read_text(encoding="utf-8"))
    ]
    wanted += [f"move-{game}-{kind.__name__}" for game in catalog.games() for kind in event_types(game)]
    assert [name for name in wanted if not say.has(name)] == []


def test_no_message_is_missing() -> None:
    """What code asks for by its whole id, or by the reason of an error or refusal, exists."""
    say = Texts("en")
    asked = re.compile(r"""say\(\s*"([a-z0-9-]+)""")
    raised = re.compile(
        r"""(?:Invalid\w+|Unknown\w+|IllegalDraw|\w*Over|NothingToUndo|NotYourTurn|UnusableFile|NoSolver)\(\s*"([a-z0-9-]+)"""
    )
    refused = re.compile(r"""Refusal\(\s*"[^"]+",\s*"([a-z0-9-]+)""")
    for file in SOURCE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        wanted = [*asked.findall(text), *(f"error-{name}" for name in raised.findall(text))]
        wanted += [f"refusal-{name}" for name in refused.findall(text)]
        assert [name for name in wanted if not say.has(name)] == [], file.name


@pytest.mark.parametrize("game", catalog.games())
def test_every_game_and_option_is_described(game: str) -> None:
    say = Texts("en")
    names = [f"game-{game}", f"game-{game}-about"]
    names += [f"option-{game}-{option.name}" for option in catalog.game(game).options]
    assert [name for name in names if not say.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_pages_are_current(language: str) -> None:
    assert set(page_games()) == set(catalog.games())
    for game in page_games():
        file = ROOT / "docs" / "rules" / language / f"{game}.md"
        assert file.read_text(encoding="utf-8") == page(game, language), "make docs renews the pages"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        Texts("la")


def test_a_message_without_its_arguments_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError):
        Texts("en")("seat-name")


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ("de_CH.UTF-8", "de"),
        ("it", "it"),
        ("fr_FR", "fr"),
        ("ja_JP.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
    ],
)
def test_the_locale_tells_the_language(setting: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of_locale() == "en"
    monkeypatch.setenv("LANG", setting)
    assert language_of_locale() == language


def test_rules_read_well_in_a_console(capsys: pytest.CaptureFixture[str]) -> None:
    rules: AnyRules = baumeister.rules("tulum")
    assert repr(rules) == "<tulum {'seats': 2, 'decline': False}>"
    assert capsys.readouterr().out == ""


def test_french_signs_stay_with_the_word_before_them() -> None:
    say = Texts("fr")
    plain = [
        say(entry)
        for file in sorted((FOLDER / "fr").glob("*.ftl"))
        for entry, arguments in read_arguments(file).items()
        if not arguments
    ]
    assert any("\u00a0:" in text for text in plain)
    assert [text for text in plain if re.search(r" [:;?!»]|« ", text)] == []


#: a message, what is counted in it, and what else it takes
COUNTED: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("puzzles-saved", "count", {"path": "found.jsonl.gz"}),
    ("simulate-speed", "matches", {"seconds": "0.5", "speed": "7,000"}),
    ("report-what", "matches", {"seed": "mine"}),
    ("solve-gave-up", "attempts", {"seconds": "5"}),
    ("error-record-seats", "found", {"seats": 3}),
    ("error-seats-do-not-fit", "accepts", {"seats": 3}),
    ("error-scenario-ragged", "width", {"row": 3, "first": 4}),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "counted", "others"), COUNTED)
def test_one_of_a_thing_is_told_in_the_singular(
    message: str, counted: str, others: dict[str, object], language: str
) -> None:
    say = Texts(language)
    one, two = (say(message, **others, **{counted: number}) for number in (1, 2))
    assert one != two.replace("2", "1")


def test_apostrophes_are_curly() -> None:
    """A straight one may stand only where somebody is to type it."""
    straight = re.compile(r"\w'\w")
    for language in LANGUAGES:
        for file in (FOLDER / language).glob("*.ftl"):
            lines = file.read_text(encoding="utf-8").splitlines()
            assert [line for line in lines if straight.search(line) and not line.startswith("#")] == [], file


#: what is called otherwise in that language: `docs/glossary.md` has the words
OTHERWISE = {
    "de": ("Räume", "Seed", "Viereck", "Tafel", "legale"),
    "fr": ("robot", "salon", "votre", "indiquez", "légaux", "en solitaire"),
    "it": ("stanz", "fuori gioco", "tirato", "figura", "scorta", "trattenut", "legali"),
}


@pytest.mark.parametrize("language", OTHERWISE)
def test_one_thing_has_one_name(language: str) -> None:
    for file in (FOLDER / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert [word for word in OTHERWISE[language] if word in text] == [], file


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_of_ours_are_for_the_rules_page_and_not_for_options(language: str) -> None:
    said = Texts(language)
    of_games = tuple(f"{kind}-{game}-" for kind in ("option", "choice") for game in catalog.games())
    names = (name for topic in TOPICS for name in read_entries(FOLDER / language / topic))
    labels = [said(name) for name in names if name.startswith(of_games)]
    assert len(labels) > 20
    assert not [label for label in labels if re.search("(?i)reconstr|rekonstr|ricostru", label)]
