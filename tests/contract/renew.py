"""`make golden`: renew perft counts and golden playthroughs."""

from tests.contract.playthroughs import renew

if __name__ == "__main__":
    renew()
