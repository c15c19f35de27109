"""`games` and `rules`: what there is to play, and how."""

from typing import Annotated

import typer

from baumeister import catalog
from baumeister.cli.screen import Screen
from baumeister.core import Option
from baumeister.core.variant import format_value
from baumeister.texts import Texts, find_rule, page_entries


def show_games(ctx: typer.Context, game: Annotated[str | None, typer.Argument()] = None) -> None:
    screen: Screen = ctx.obj
    for name in catalog.games() if game is None else (catalog.game(game).name,):
        screen.print(f"{name:10} {screen.say(f'game-{name}-about')}")
        if game is not None:
            _show_options(screen, name)


def _show_options(screen: Screen, name: str) -> None:
    for option in catalog.game(name).options:
        screen.print()
        choices = " · ".join(_choices(option))
        screen.print(f"  --{option.name}  {choices}")
        screen.print(f"      {screen.say(f'option-{name}-{option.name}')}")
        if option.content:
            screen.print(f"      {screen.say('option-own-file', flag=f'--{option.name}-file')}")
        for choice in _choices(option):
            if screen.say.has(message := f"choice-{name}-{option.name}-{choice}"):
                screen.print(f"      {choice}: {screen.say(message)}")


def _choices(option: Option) -> list[str]:
    return [format_value(choice) for choice in option.choices]


def show_rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    rule: Annotated[str | None, typer.Argument()] = None,
) -> None:
    screen: Screen = ctx.obj
    name = catalog.game(game).name
    if rule is None:
        screen.print(rule_page(screen.say, name))
    else:
        found = find_rule(name, rule)
        screen.print(f"{found}  {screen.say(f'rule-{found}')}")


def rule_page(say: Texts, game: str) -> str:
    """A game's rules for the terminal."""
    lines = [say(f"game-{game}"), "", say(f"game-{game}-about")]
    for entry in page_entries(game):
        if entry.startswith("section-"):
            lines += ["", say(entry)]
        else:
            mark = "*" if entry.endswith("i") else " "
            lines.append(f"  {entry.removeprefix('rule-'):8}{mark} {say(entry)}")
    return "\n".join([*lines, "", say("rules-readings"), say("unofficial")])
