"""Where what can be made again is kept between runs."""

import os
from pathlib import Path


def user_cache() -> Path:
    """Our folder in the user's cache; it need not exist yet."""
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "baumeister"
