"""Every text a person reads: Fluent files <lang>/<topic>.ftl, in German, French, English and Italian."""

import locale
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from baumeister.core.errors import BaumeisterError, IllegalMove, UnknownLanguage, UnknownRule
from baumeister.core.refusal import Refusal
from baumeister.texts.messages import FOLDER, read_entries

LANGUAGES = ("de", "fr", "en", "it")
DEFAULT = "en"
MOST_LETTERS, MOST_NUMBER = 2500, 10**15
#: where French wants a space on which no line is broken
SPACE_BEFORE = re.compile(r" (?=[:;?!»])|(?<=«) ")


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("unknown-language", language=language, accepts=", ".join(LANGUAGES))
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, message: str, **arguments: object) -> str:
        """The message in words. It must exist: a test finds the ones that do not."""
        pattern = self._bundle.get_message(message).value
        told = {name: _in_bounds(value) for name, value in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, told)
        if problems:
            raise LookupError(f"{self.language}: {message}: {problems}")
        return typeset(str(text)) if self.language == "fr" else str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def error(self, error: BaumeisterError) -> str:
        """One sentence for what went wrong."""
        if isinstance(error, IllegalMove):
            return self.refusal(error.refusal)
        details = {name: self._detail(name, value) for name, value in error.details.items()}
        return self(f"error-{error.because}", **details)

    def _detail(self, name: str, value: object) -> object:
        if isinstance(value, BaumeisterError):
            return self.error(value)
        return self(f"game-{value}") if name == "game" and self.has(f"game-{value}") else value

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused, with the rule's id."""
        because = self(f"refusal-{refusal.because}", **dict(refusal.details))
        return self("refused", because=because, rule=refusal.rule)


def _in_bounds(value: object) -> object:
    """As much of what somebody typed as Fluent writes: it takes no longer words and no longer numbers."""
    if isinstance(value, int) and abs(value) > MOST_NUMBER:
        return str(value)
    if isinstance(value, str) and len(value) > MOST_LETTERS:
        return f"{value[: MOST_LETTERS - 1]}…"
    return value


def typeset(french: str) -> str:
    """No line breaks before : ; ? ! and inside « »; the page does the same (`i18n/index.ts`)."""
    return SPACE_BEFORE.sub("\u00a0", french)


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def language_of_locale() -> str:
    """The language of the environment, English if we have no texts for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            language = locale.normalize(setting)[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def rule_ids(game: str) -> tuple[str, ...]:
    """The ids of a game's rules, in the order of its page."""
    return tuple(
        entry.removeprefix("rule-") for entry in read_entries(_file(game)) if entry.startswith("rule-")
    )


def find_rule(game: str, text: str) -> str:
    """The rule id that a text means: in any case, with or without the `i` of a reading."""
    known = rule_ids(game)
    for wanted in (text.lower(), f"{text.lower()}i"):
        for rule in known:
            if rule.lower() == wanted:
                return rule
    raise UnknownRule("unknown-rule", rule=text, game=game, accepts=", ".join(known))


def page_entries(game: str) -> tuple[str, ...]:
    """The messages of a game's rule page in order: `section-…` and `rule-…`."""
    return tuple(entry for entry in read_entries(_file(game)) if entry.startswith(("section-", "rule-")))


def _file(game: str) -> Path:
    return FOLDER / DEFAULT / f"{game}.ftl"
