"""What the page is told of each game: its options, bots and how strong they are, its rules."""

from functools import lru_cache
from typing import Any

from pydantic import BaseModel, Field

from baumeister import catalog
from baumeister.bots import bot_kinds, engines, knowledge
from baumeister.bots.ladders import Ladder, ladders
from baumeister.core import Game, Option
from baumeister.core.codec import encode
from baumeister.core.variant import dump_variant, format_value
from baumeister.texts import Texts, page_entries


class OptionInfo(BaseModel):
    """One option of a game: the first case whose `when` holds replaces `choices`."""

    name: str
    about: str
    default: Any
    choices: list[Any]
    labels: dict[str, str] = Field(description="a text for each choice that has one")
    cases: list[dict[str, Any]]
    content: bool = Field(description="whether an object is accepted too, such as a scenario of one's own")


class RuleInfo(BaseModel):
    id: str = Field(description="a rule's id, or the name of a section")
    text: str
    is_section: bool


class BotInfo(BaseModel):
    """A level of a game; its message is `bot-<name>`."""

    name: str
    when: dict[str, list[Any]] = Field(description="the options under which it plays; empty: all")


class StrengthInfo(BaseModel):
    level: str
    figure: float = Field(description="Elo, the weakest level having 1000, or the share completed")
    low: float = Field(description="where its 95 % interval begins")
    high: float


class LadderInfo(BaseModel):
    """How strong the levels were found to be in one variant."""

    variant: dict[str, Any]
    is_share: bool = Field(description="whether figures are shares of matches completed")
    strengths: list[StrengthInfo]


class GameInfo(BaseModel):
    name: str
    title: str
    about: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    usual_bot: str = Field(description="whom somebody plays against who has not chosen yet: the second level")
    ladders: list[LadderInfo]
    setups: list[dict[str, Any]] = Field(description="the variants that the lobby offers")
    rules: list[RuleInfo]


def _ladder_info(ladder: Ladder) -> LadderInfo:
    strengths = [
        StrengthInfo(level=strength.level, figure=strength.figure, low=strength.low, high=strength.high)
        for strength in ladder.strengths
    ]
    return LadderInfo(variant=dict(ladder.variant), is_share=ladder.is_share, strengths=strengths)


def game_info(name: str, say: Texts) -> GameInfo:
    game = catalog.game(name)
    return GameInfo(
        name=name,
        title=say(f"game-{name}"),
        about=say(f"game-{name}-about"),
        options=[_option_info(game, option, say) for option in game.options],
        bots=[
            BotInfo(name=bot, when={option: encode(values) for option, values in kind.when.items()})
            for bot, kind in bot_kinds(name).items()
            if bot in knowledge(name).levels
        ]
        + [BotInfo(name=engine, when={}) for engine in engines.named],
        usual_bot=_usual_bot(name),
        ladders=[_ladder_info(ladder) for ladder in ladders(name)],
        setups=[dump_variant(rules.options, rules.variant) for rules in catalog.setups(name)],
        rules=[
            RuleInfo(id=entry.split("-", 1)[1], text=say(entry), is_section=entry.startswith("section-"))
            for entry in page_entries(name)
        ],
    )


@lru_cache(maxsize=64)
def games_json(language: str, *engine_names: str) -> str:
    """All games as JSON, written once for each language: every page asks for them."""
    del engine_names  # they are among the bots of each game
    infos = (game_info(name, Texts(language)) for name in catalog.games())
    return f"[{','.join(info.model_dump_json() for info in infos)}]"


@lru_cache(maxsize=256)
def game_json(name: str, language: str, *engine_names: str) -> str:
    """The same of one game."""
    del engine_names
    return game_info(name, Texts(language)).model_dump_json()


def _usual_bot(game: str) -> str:
    """The second level: the first is for lessons, and a game without any has a random player."""
    levels = list(knowledge(game).levels)
    return levels[1] if len(levels) > 1 else "random"


def _option_info(game: Game, option: Option, say: Texts) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        about=say(f"option-{game.name}-{option.name}"),
        default=encode(option.default),
        choices=[encode(choice) for choice in option.choices],
        labels={
            format_value(choice): say(message)
            for choice in option.choices
            if say.has(message := f"choice-{game.name}-{option.name}-{format_value(choice)}")
        },
        cases=[
            {
                "when": {name: encode(values) for name, values in case.when.items()},
                "choices": encode(case.choices),
            }
            for case in option.cases
        ],
        content=option.content is not None,
    )
