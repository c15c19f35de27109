"""The games in the tools that others know: Gymnasium, PettingZoo, OpenSpiel. Each is an extra of its own."""
