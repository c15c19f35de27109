"""Makes the games known to Gymnasium when a program imports it, as Gymnasium looks for no plugins itself.

`baumeister-gymnasium.pth` imports this whenever Python starts, so it imports nothing in its turn.
"""

import sys

TYPE_CHECKING = False  # as type checkers understand it; `typing` would have to be imported
if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType


class Waiting:
    """Stands on `sys.meta_path` before those that find modules."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> "ModuleSpec | None":
        """Gymnasium as it is found without us, and the games registered once it is loaded."""
        del path, target
        if name != "gymnasium":
            return None
        from importlib.util import find_spec

        sys.meta_path.remove(self)
        try:
            spec = find_spec(name)
        finally:
            sys.meta_path.insert(0, self)
        if spec is not None and spec.loader is not None:
            load = spec.loader.exec_module

            def load_and_register(module: "ModuleType") -> None:
                load(module)
                from baumeister.adapters.registration import register

                register(module)

            spec.loader.exec_module = load_and_register  # type: ignore[method-assign]  # as long as this import lasts
        return spec


sys.meta_path.insert(0, Waiting())
