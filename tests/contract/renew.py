"""`make golden`: renew perft counts and golden playthroughs, and keep a record of a new rules version."""

from tests.contract.playthroughs import renew

if __name__ == "__main__":
    renew()
