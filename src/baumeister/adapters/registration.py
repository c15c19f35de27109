"""The names of our environments in Gymnasium; what is behind them is imported when one is made."""

from types import ModuleType

from baumeister import catalog

VERSION = 1  #: of the environments; raised when rewards, actions or observations change their meaning
IN_ROWS = ("pyramido", "rumis", "tulum")  #: the games whose kernels step matches in rows


def register(gymnasium: ModuleType) -> None:
    """Make every game known as `baumeister/<Game>-v1`; more than once does no harm."""
    for name in catalog.games():
        known_as = f"baumeister/{name.capitalize()}-v{VERSION}"
        if known_as not in gymnasium.registry:
            gymnasium.register(
                known_as,
                entry_point="baumeister.adapters.gymnasium:MatchEnv",
                vector_entry_point="baumeister.adapters.vector:VectorMatches" if name in IN_ROWS else None,
                kwargs={"game": name},
            )
