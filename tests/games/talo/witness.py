"""MuJoCo as a witness: the same buildings in a physics engine, and where the two verdicts differ.

`python -m tests.games.talo.witness --buildings 1000` prints a table and saves the disagreements.
The engine is soft (faces sink in, friction creeps), so a building that stands or falls by a hair may go
either way there: verdicts are compared outside BAND, in margins (the largest tilt that still stands).
"""

import argparse
import json
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import mujoco
import numpy as np
from rich.console import Console
from rich.table import Table

from baumeister.games.talo import Stick, balance
from baumeister.games.talo.balance.model import TILTS
from baumeister.games.talo.building import open_places
from baumeister.games.talo.sticks import stick_of
from baumeister.jit import Array
from tests.games.talo.positions import random_building

SECONDS = 2.0
CHECKS = 10
"""Steps between two looks."""
MOVED = 0.2
"""A stick with a corner that has moved by a fifth of a cell has fallen."""
STARTED = 0.01
"""A stick whose centre has gone sideways by a hundredth of a cell is on its way."""
DROPPED = 1.0
"""Below that it has met other sticks, or the ground."""
GRAVITY = 9.81
GAP = 0.001
"""Side faces stand a hair apart, so that friction there holds nothing up (TAL-18i)."""
BAND = (-0.5, 0.03)
"""A centre of mass over an edge has margin 0: it needs long to fall in the engine. Above that, every soft
layer of a tall stack gives way a little, and 0.03 is less than two degrees: of 1,000 buildings the only one
that stands by its margin (0.021) and fell in the engine was such a stack of five layers. A building that
falls for more than a hair has margin −1: no tilt at all would hold it."""


@dataclass(frozen=True, slots=True)
class Testimony:
    sticks: tuple[Stick, ...]
    stands: bool
    engine_stands: bool
    margin: float

    @property
    def agrees(self) -> bool:
        return self.stands == self.engine_stands

    @property
    def is_marginal(self) -> bool:
        return BAND[0] < self.margin < BAND[1]


def model_of(sticks: tuple[Stick, ...]) -> mujoco.MjModel:
    """The building as boxes on a plane; one unit is one metre."""
    spec = mujoco.MjSpec()
    spec.option.timestep = 0.004
    spec.option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    spec.option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    friction = [0.4, 0.005, 0.0001]
    spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[60, 60, 1], friction=friction)
    for stick in sticks:
        low, high = np.array(stick.box[:3]), np.array(stick.box[3:])
        body = spec.worldbody.add_body(pos=((low + high) / 2).tolist())
        body.add_freejoint()
        half = (high - low) / 2 - np.array([GAP, GAP, 0.0])
        body.add_geom(type=mujoco.mjtGeom.mjGEOM_BOX, size=half.tolist(), friction=friction, density=1.0)
    return spec.compile()


def engine_stands(sticks: tuple[Stick, ...]) -> bool:
    """Whether every stick stays in its place for a while, gravity tilted each way as in the statics."""
    model = model_of(sticks)
    return all(_stays(model, x, y) for x, y in TILTS)


def _stays(model: mujoco.MjModel, x: float, y: float) -> bool:
    model.opt.gravity[:] = (GRAVITY * x, GRAVITY * y, -GRAVITY)
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    before = _corners(model, data)
    for _ in range(int(SECONDS / model.opt.timestep / CHECKS)):
        mujoco.mj_step(model, data, CHECKS)
        if np.abs(_corners(model, data) - before).max() > MOVED:
            return False
    return True


def _corners(model: mujoco.MjModel, data: mujoco.MjData) -> Array:
    """Two opposite corners of every stick."""
    reach = np.einsum("nij,nj->ni", data.geom_xmat[1:].reshape(-1, 3, 3), model.geom_size[1:])
    return np.stack((data.geom_xpos[1:] + reach, data.geom_xpos[1:] - reach))


def random_testimony(rng: random.Random) -> Testimony:
    """A random building of 3–20 sticks, the last of which was put anywhere."""
    building = random_building(rng.randint(2, 19), rng)
    boxes = open_places(building, (), rng.randint(1, 10))
    raised = boxes[boxes[:, 2] > 0]
    offered = raised if len(raised) else boxes
    added = (stick_of(offered[rng.randrange(len(offered))]),) if len(offered) else ()
    sticks = tuple(sorted((*building, *added)))
    return Testimony(sticks, balance.stands(sticks), engine_stands(sticks), balance.margin(sticks))


def random_tip(rng: random.Random) -> tuple[Stick, ...]:
    """A column, a stick across its top that falls off, and up to two upright ones on that."""
    while True:
        height, length, axis = rng.randint(1, 8), rng.randint(2, 10), rng.choice("xy")
        before = rng.randrange(length)
        beam = Stick(length, axis, 5 - before * (axis == "x"), 5 - before * (axis == "y"), height)
        feet = rng.sample(beam.cells, min(length, rng.choice((0, 0, 1, 2))))
        loads = [Stick(rng.randint(1, min(4, 9 - height)), "z", x, y, z + 1) for x, y, z in feet]
        sticks = tuple(sorted((Stick(height, "z", 5, 5, 0), beam, *loads)))
        if not balance.stands(sticks):
            return sticks


def engine_ways(sticks: tuple[Stick, ...]) -> dict[Stick, str]:
    """Which way the centre of each stick goes first; those that stay or drop straight down are left out."""
    model = model_of(sticks)
    model.opt.gravity[:] = (0.0, 0.0, -GRAVITY)
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    before, ways, dropped = data.geom_xpos[1:].copy(), {}, set()
    for _ in range(int(SECONDS / model.opt.timestep / CHECKS)):
        mujoco.mj_step(model, data, CHECKS)
        for stick, moved in zip(sticks, data.geom_xpos[1:] - before, strict=True):
            axis = int(np.argmax(np.abs(moved[:2])))
            if abs(moved[axis]) > STARTED and stick not in ways and stick not in dropped:
                ways[stick] = (("east", "west"), ("north", "south"))[axis][int(moved[axis] < 0)]
            if moved[2] < -DROPPED:
                dropped.add(stick)
    return ways


def show(heard: list[Testimony]) -> None:
    counts = Counter((t.is_marginal, t.stands, t.engine_stands) for t in heard)
    table = Table(title=f"{len(heard)} buildings, statics beside MuJoCo {mujoco.__version__}")
    for heading in ("margin", "statics", "MuJoCo stands", "MuJoCo falls"):
        table.add_column(heading, justify="right")
    for marginal in (False, True):
        for stands in (True, False):
            row = [str(counts[marginal, stands, engine]) for engine in (True, False)]
            place = "inside the band" if marginal else "outside the band"
            table.add_row(place, "stands" if stands else "falls", *row)
    console = Console()
    console.print(table)
    console.print(f"agreement {sum(t.agrees for t in heard) / len(heard):.1%}")


def save(heard: list[Testimony], path: Path) -> None:
    """The disagreements, for study."""
    listed = [
        {
            "sticks": " ".join(str(stick) for stick in t.sticks),
            "statics": "stands" if t.stands else "falls",
            "margin": round(t.margin, 5),
        }
        for t in heard
        if not t.agrees
    ]
    path.write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--buildings", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("talo-disagreements.json"))
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    heard = [random_testimony(rng) for _ in range(arguments.buildings)]
    show(heard)
    save(heard, arguments.save)


if __name__ == "__main__":
    main()
