"""The one registry: name → game. A game is imported when it is asked for."""

from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules

from baumeister import games as games_package
from baumeister.core import AnyRules, Game
from baumeister.core.errors import UnknownGame
from baumeister.core.variant import Value, Variant, load_variant


@cache
def games() -> tuple[str, ...]:
    """The names of all games: the packages in `games/`."""
    return tuple(sorted(module.name for module in iter_modules(games_package.__path__)))


@cache
def game(name: str) -> Game:
    """The game of this name; UnknownGame lists the names there are."""
    if name not in games():
        raise UnknownGame("unknown-game", game=name, accepts=", ".join(games()))
    found: Game = import_module(f"{games_package.__name__}.{name}").GAME
    return found


def rules(name: str, **options: Value) -> AnyRules:
    """The rules of a game in the variant that the options describe."""
    return game(name).rules(**options)


def load_rules(name: str, variant: object) -> AnyRules:
    """The rules of a game in the variant of a JSON object; they never change, so all rooms share them."""
    found = game(name)
    return _shared_rules(name, load_variant(found.variant_type, found.options, variant))


@lru_cache(maxsize=256)
def _shared_rules(name: str, variant: Variant) -> AnyRules:
    return game(name).rules_type(variant)


def setups(name: str) -> tuple[AnyRules, ...]:
    """The variants that the lobby offers and the contract suite plays."""
    return tuple(rules(name, **options) for options in game(name).setups)
