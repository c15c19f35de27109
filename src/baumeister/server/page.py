"""The plain page at `/` of a server without a client: where the API is."""

from html import escape

from baumeister.texts import DEFAULT, LANGUAGES, Texts

PATHS = ("/api/games", "/api/rooms", "/openapi.json")


def language_of(accept_language: str) -> str:
    """The first language that the browser asks for and we have."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accept_language.split(",")]
    return next((name for name in wanted if name in LANGUAGES), DEFAULT)


def page(accept_language: str) -> str:
    """A page in the first language that the browser asks for and we have."""
    language = language_of(accept_language)
    say = Texts(language)
    links = "".join(f'<li><a href="{path}">{path}</a></li>' for path in PATHS)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>baumeister</title>'
        f"<h1>baumeister</h1><p>{escape(say('server-page'))}</p><ul>{links}</ul>"
    )
