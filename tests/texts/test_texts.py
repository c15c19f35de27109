"""Every text in every language: none missing, none broken, none unused; rule pages are current."""

import ast
import re
from pathlib import Path

import pytest

import baumeister
from baumeister import catalog
from baumeister.core import AnyRules
from baumeister.core.errors import UnknownLanguage
from baumeister.core.variant import format_value
from baumeister.texts import LANGUAGES, Texts, language_of_locale, rule_ids
from baumeister.texts.messages import FOLDER, read_arguments, read_entries, read_problems
from baumeister.texts.pages import page, page_games

ROOT = Path(__file__).parents[2]
SOURCE = Path(baumeister.__file__).parent
TOPICS = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))

#: messages that code asks for by a name it puts together: the rest of the id stands in the code
FAMILIES = ("error-", "refusal-", "reason-", "fact-", "help-")


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


def is_used(message: str, words: set[str], derived: set[str]) -> bool:
    if message in words or message in derived or message.startswith("section-"):
        return True
    rest = next((message.removeprefix(family) for family in FAMILIES if message.startswith(family)), None)
    return rest is not None and (rest in words or rest.partition("-")[2] in words)


@pytest.mark.parametrize("topic", TOPICS)
def test_no_message_is_unused(topic: str) -> None:
    words, derived = literals(), derived_ids()
    assert [name for name in read_entries(FOLDER / "en" / topic) if not is_used(name, words, derived)] == []


def test_no_message_is_missing() -> None:
    """What code asks for by its whole id, or by the reason of an error or refusal, exists."""
    say = Texts("en")
    asked = re.compile(r"""say\(\s*"([a-z0-9-]+)""")
    raised = re.compile(
        r"""(?:Invalid\w+|Unknown\w+|IllegalDraw|\w*Over|NothingToUndo|NotYourTurn|UnusableFile)\(\s*"([a-z0-9-]+)"""
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
