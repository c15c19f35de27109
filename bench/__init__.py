"""Ours beside peers: `make bench`."""
