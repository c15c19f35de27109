"""Rooms, seats and sockets: a table for friends on which nothing is lost and nobody cheats."""
