"""What never changes copies as itself."""

from typing import Any, Self


class Immutable:
    """Copies of an immutable thing, deep ones too, are the thing itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        del memo
        return self
