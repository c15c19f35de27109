"""`Game`: everything the catalogue knows about one game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from baumeister.core.picture import Picture, Say
from baumeister.core.rules import Rules
from baumeister.core.tones import Tone
from baumeister.core.variant import Option, Value, make_variant

AnyRules = Rules[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Game:
    name: str
    rules_type: type[AnyRules]
    variant_type: Callable[..., Any]
    options: tuple[Option, ...]
    picture: Callable[[Any, Say], Picture]  #: draws a view
    tones: tuple[Tone, ...]  #: the colours of its rows, stones or figures, in their order
    setups: tuple[Mapping[str, Value], ...]  #: what the lobby offers and the contract suite plays

    def rules(self, **options: Value) -> AnyRules:
        """The rules of the variant with these options."""
        return self.rules_type(make_variant(self.variant_type, self.options, options))
