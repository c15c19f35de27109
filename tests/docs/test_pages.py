"""What the docs point at is there: links, headings, files, targets of make, every file of the server."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "docs/strategy").glob("*.md"),
]
FILES = [
    f"/{file.relative_to(ROOT)}"
    for folder in ("src", "tests", "web/src", "docs", "bench", "deploy", "examples")
    for file in (ROOT / folder).rglob("*.*")
] + [f"/{file.relative_to(ROOT)}" for file in (*ROOT.glob("*.*"), *ROOT.glob("web/*.*"))]
SUFFIXES = "py|ts|tsx|js|css|ftl|toml|cfg|md|txt|yaml"


def test_every_link_leads_somewhere() -> None:
    links = [
        (page, target, heading)
        for page in PAGES
        for target, heading in re.findall(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)", text_of(page))
    ]
    assert len(links) > 50
    for page, target, heading in links:
        file = page.parent / target if target else page
        assert file.exists(), (page.name, target)
        assert not heading or heading in headings_of(file), (page.name, target, heading)


def test_every_file_that_is_named_is_there() -> None:
    named = {
        (page.name, path)
        for page in PAGES
        for path in re.findall(rf"(?<![\w<>/~.-])((?:[\w-]+/)+[\w-]+\.(?:{SUFFIXES}))\b", text_of(page))
    }
    assert len(named) > 40
    assert [path for path in sorted(named) if not any(file.endswith(f"/{path[1]}") for file in FILES)] == []


def test_every_target_of_make_is_there() -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    named = {target for page in PAGES for target in re.findall(r"[`\n]make ([a-z]+)", text_of(page))}
    assert {"play", "test"} <= named <= targets


def test_every_file_of_the_server_has_its_place() -> None:
    section = (
        text_of(ROOT / "docs/server.md").partition("\n## Where a line belongs\n")[2].partition("\n## ")[0]
    )
    files = {
        file.stem
        for folder in ("server", "storage")
        for file in (ROOT / "src/baumeister" / folder).glob("*.py")
    }
    assert set(re.findall(r"`([a-z_]+)`", section)) == files - {"__init__"} | {"migrations"}


def headings_of(page: Path) -> set[str]:
    """As GitHub names them in links."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")
