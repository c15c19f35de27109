"""Measures on request: reads `name<TAB>seconds` lines, answers with a figure or with why there is none.

Started as a script by one Python or the other, with "ours" or "peers" as its argument.
"""

import importlib
import json
import sys
from pathlib import Path


def main() -> None:
    sys.path[0] = str(Path(__file__).parents[1])
    measures = importlib.import_module(f"bench.{sys.argv[1]}").MEASURES
    answers, sys.stdout = sys.stdout, sys.stderr  # what libraries print is no answer
    for line in sys.stdin:
        name, seconds = line.rstrip("\n").split("\t")
        try:
            answer = {"rate": measures[name](float(seconds))}
        except Exception as error:  # a peer that cannot run is told, not fatal
            answer = {"problem": f"{type(error).__name__}: {error}".splitlines()[0]}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


main()
