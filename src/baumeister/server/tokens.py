"""Secrets: who holds one, holds the seats taken with it. The server keeps only their hashes.

A secret is made by the client, at least 128 random bits, one for each browser and room; so it never
travels back, and a doubled message needs no second answer that would contain it.
"""

import hashlib
import hmac
import secrets
import string

LEAST_SECRET = 22  #: characters; 128 bits in base64
MOST_SECRET = 128

_ROOM_LETTERS = string.ascii_letters + string.digits  #: no sign: `-x` would be an option on a command line
_ROOM_LENGTH = 12  #: 71 bits


def hash_secret(salt: str, secret: str) -> str:
    """What is stored of a secret; the salt keeps the rooms of one browser apart."""
    return hashlib.sha256(f"{salt}:{secret}".encode()).hexdigest()


def is_same(one: str | None, other: str | None) -> bool:
    """Compare two hashes in constant time; nobody is the same as nobody."""
    if one is None or other is None:
        return False
    return hmac.compare_digest(one, other)


def message_key(holder: str | None, message_id: str) -> str:
    """Under which the answer to a message is kept: another holder's equal id is another message."""
    return hashlib.sha256(f"{holder}/{message_id}".encode()).hexdigest()


def new_room_id() -> str:
    return "".join(secrets.choice(_ROOM_LETTERS) for _ in range(_ROOM_LENGTH))


def new_salt() -> str:
    return secrets.token_hex(8)


def new_seed() -> str:
    return secrets.token_hex(32)
