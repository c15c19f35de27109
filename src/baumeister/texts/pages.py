"""The rule pages of the docs, written from the texts: `python -m baumeister.texts.pages docs/rules`."""

import sys
from pathlib import Path

from baumeister.texts import LANGUAGES, Texts, page_entries
from baumeister.texts.messages import FOLDER


def page_games() -> tuple[str, ...]:
    """The games that have a rule page: those whose texts have rules."""
    names = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
    return tuple(name for name in names if page_entries(name))


def page(game: str, language: str) -> str:
    """One game's rules as Markdown."""
    say = Texts(language)
    lines = [f"# {say(f'game-{game}')}", "", say(f"game-{game}-about")]
    for entry in page_entries(game):
        if entry.startswith("section-"):
            lines += ["", f"## {say(entry)}", ""]
        else:
            mark = "\\*" if entry.endswith("i") else ""
            lines.append(f"- **{entry.removeprefix('rule-')}**{mark} {say(entry)}")
    return "\n".join(
        [*lines, "", say("rules-readings").replace("*", "\\*", 1), "", f"*{say('unofficial')}*", ""]
    )


def write_pages(folder: Path) -> None:
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True, exist_ok=True)
        for game in page_games():
            (folder / language / f"{game}.md").write_text(page(game, language), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
