"""Variants: a game lists its options once; validation, help, schema and the lobby derive from that."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from baumeister.core.codec import Json, decode, encode, shown
from baumeister.core.errors import InvalidRecord, InvalidVariant
from baumeister.core.immutable import Immutable

V = TypeVar("V", bound="Variant")
Value = Any  #: str, int, bool, or a frozen dataclass of them (a scenario's content)


@dataclass(frozen=True, slots=True)
class Variant(Immutable):
    """What every game's variant has. Made by `make_variant`, so its values always suit each other."""

    seats: int


@dataclass(frozen=True, slots=True)
class Case:
    """Under these values of options listed before, an option accepts just these choices."""

    when: Mapping[str, tuple[Value, ...]]
    choices: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game's variant.

    The first case that holds replaces `choices`. An option that does not apply accepts one value
    only. Left out (or None), it takes its default, or the first accepted value if that is not among
    them. `content` is a dataclass whose values are accepted too, such as a user's own scenario; its
    `parse(text)` reads one from a file's text. `since` is the rules version that brought the option:
    a record of an older one does not name it and means the default.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value = None
    cases: tuple[Case, ...] = ()
    content: type | None = None
    since: int = 1

    def accepted(self, chosen: Mapping[str, Value]) -> tuple[Value, ...]:
        """The values that suit the options chosen before this one."""
        for case in self.cases:
            if all(chosen[name] in values for name, values in case.when.items()):
                return case.choices
        return self.choices

    def resolve(self, chosen: Mapping[str, Value], value: Value) -> Value:
        """`value`, or what stands for None; InvalidVariant if it is not accepted."""
        accepted = self.accepted(chosen)
        if value is None:
            return self.default if self.default in accepted else accepted[0]
        if self.content is not None and isinstance(value, self.content):
            return value
        for choice in accepted:
            if choice == value and _kind(choice) is _kind(value):
                return choice
        raise self._refuse(value, accepted, chosen)

    def parse(self, text: str) -> Value:
        """The choice that a text names; the text itself if it names none (and `resolve` refuses it)."""
        return next((choice for choice in self.every_choice if format_value(choice) == text.lower()), text)

    @property
    def every_choice(self) -> tuple[Value, ...]:
        """The choices of all cases."""
        listed = (*self.choices, *(choice for case in self.cases for choice in case.choices))
        return tuple(dict.fromkeys(listed))

    def _refuse(
        self, value: Value, accepted: tuple[Value, ...], chosen: Mapping[str, Value]
    ) -> InvalidVariant:
        accepts = ", ".join(format_value(choice) for choice in accepted)
        given = shown(value) if not isinstance(value, str | int) else format_value(value)
        if accepted == self.choices or set(accepted) == set(self.choices):
            return InvalidVariant("option-value", option=self.name, value=given, accepts=accepts)
        others = " ".join(f"{name}={format_value(item)}" for name, item in self._deciding(chosen).items())
        return InvalidVariant(
            "option-value-here", option=self.name, value=given, accepts=accepts, others=others
        )

    def _deciding(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        names = {name for case in self.cases for name in case.when}
        return {name: item for name, item in chosen.items() if name in names}


def _kind(value: Value) -> type:
    """Python takes 1 for True, which no option does; a name may be given as text."""
    return str if isinstance(value, str) else type(value)


def format_value(value: Value) -> str:
    """An option's value as people type it: yes and no, numbers, names."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(getattr(value, "name", value)) if not isinstance(value, str) else value


def make_variant(make: Callable[..., V], options: tuple[Option, ...], given: Mapping[str, Value]) -> V:
    """The variant with these options; InvalidVariant names the first that does not fit."""
    names = tuple(option.name for option in options)
    for name in given:
        if name not in names:
            raise InvalidVariant("unknown-option", option=name, accepts=", ".join(names))
    chosen: dict[str, Value] = {}
    for option in options:
        chosen[option.name] = option.resolve(chosen, given.get(option.name))
    return make(**chosen)


def dump_variant(options: tuple[Option, ...], variant: Variant) -> dict[str, Json]:
    """The variant's options as a JSON object."""
    return {option.name: encode(getattr(variant, option.name)) for option in options}


def load_variant(make: Callable[..., V], options: tuple[Option, ...], data: Json) -> V:
    """The variant of a JSON object; a content option may be an object, or `{"file": text}`."""
    if not isinstance(data, dict):
        raise InvalidRecord("value-does-not-fit", place="variant", value=shown(data), accepts="object")
    contents = {option.name: option.content for option in options if option.content}
    given = {
        name: _load_content(contents[name], value, name)
        if name in contents and isinstance(value, dict)
        else value
        for name, value in data.items()
    }
    return make_variant(make, options, given)


def _load_content(content: Any, value: dict[str, Json], name: str) -> Value:
    """What a user's file says, or what a record kept of it."""
    if value.keys() == {"file"}:
        return content.parse(decode(str, value["file"], f"{name}.file"))
    return decode(content, value, name)
