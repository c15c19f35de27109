"""What is set beside what, and the ratio that we want to reach."""

from typing import NamedTuple


class Comparison(NamedTuple):
    title: str
    ours: str  #: a name in ours.MEASURES
    peer: str  #: a name in peers.MEASURES
    wanted: float = 0  #: ours / peer; 0 for nothing promised
    least: float = 0  #: ours a second, where that is what is promised
    is_own: bool = False  #: the peer is a name in ours.MEASURES, too


COMPARISONS = [
    Comparison("Tulum random matches", "Tulum, simulate", "OpenSpiel pig (C++)", 10),
    Comparison("Tulum stepping", "Tulum, Rules from Python", "OpenSpiel python_liars_poker", 1),
    Comparison("Pyramido random matches", "Pyramido solo, simulate", "OpenSpiel backgammon (C++)", 4),
    Comparison("Pyramido random matches", "Pyramido contest, simulate", "OpenSpiel backgammon (C++)", 4),
    Comparison("Pyramido random matches", "Pyramido solo, simulate", "pgx backgammon (batch 256)"),
    Comparison("Rumis random matches", "Rumis CHULLPA, simulate", "OpenSpiel hex 11×11 (C++)", 1.7),
    Comparison("Rumis random matches", "Rumis CHULLPA, simulate", "OpenSpiel go 9×9 (C++)", 2),
    Comparison(
        "Rumis with four seats",
        "Rumis CHULLPA for four, playouts",
        "Rumis CHULLPA, playouts",
        0.85,
        is_own=True,
    ),
    Comparison("Rumis full lists", "Rumis CHULLPA, full lists", "OpenSpiel hex 11×11 (C++)", 0.85),
    Comparison("Rumis tree search", "Rumis CHULLPA, mcts", "OpenSpiel hex 11×11, mcts (C++)", 5),
    Comparison("Environments in rows", "Tulum, vector of 1,024", "pgx connect four (batch 1,024)", 1.2),
    Comparison(
        "Environments in rows", "Pyramido contest, vector of 1,024", "pgx backgammon (batch 1,024)", 8
    ),
    Comparison("Environments in rows", "Rumis CHULLPA, vector of 1,024", "pgx go 9×9 (batch 1,024)", 10),
    Comparison("Environments by agents", "Tulum, PettingZoo", "PettingZoo connect four", 0.5),
    Comparison("Environments by agents", "Rumis CHULLPA, PettingZoo", "PettingZoo go 9×9", 0.5),
    Comparison("Environments by agents", "Talō, PettingZoo (list)", "PettingZoo chess", least=250),
    Comparison("Environments by agents", "Talō, PettingZoo (ids)", "PettingZoo chess"),
    Comparison("Environments in OpenSpiel", "Tulum, OpenSpiel", "OpenSpiel python_tic_tac_toe", 0.5),
]
