"""Whatever is typed or sent, every game answers with one of its errors, never with anything else."""

import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from baumeister.core import AnyRules, Decision, Ended
from baumeister.core.codec import decode_event, encode_event
from baumeister.core.errors import BaumeisterError, IllegalDraw, IllegalMove, InvalidNotation, InvalidRecord
from baumeister.play import parse_record
from tests.contract.strategies import FAR, far_off, json_values, number_paths, positions, shifted
from tests.tables import each_setup, random_event, random_match


@given(position=positions(), text=st.text(max_size=12))
def test_no_text_breaks_the_notation(position: tuple[AnyRules, Any], text: str) -> None:
    rules, state = position
    for parse in (rules.parse_move, rules.parse_draw):
        try:
            event = parse(text)
        except InvalidNotation:
            continue
        assert isinstance(event, rules.move_types + rules.draw_types)
        if isinstance(rules.turn(state), Decision) and isinstance(event, rules.move_types):
            play_or_refuse(rules, state, event)


@given(position=positions(), data=json_values())
def test_no_json_breaks_a_move(position: tuple[AnyRules, Any], data: Any) -> None:
    rules, state = position
    for kind in rules.move_types:
        fields = dict.fromkeys(getattr(kind, "__dataclass_fields__", {}), data)
        try:
            move = decode_event({"kind": kind.__name__, **fields}, rules.move_types)
        except InvalidRecord:
            continue
        if isinstance(rules.turn(state), Decision):
            play_or_refuse(rules, state, move)


@given(position=positions(), data=json_values())
def test_no_json_breaks_a_state(position: tuple[AnyRules, Any], data: Any) -> None:
    rules, state = position
    saved = rules.dump(state)
    for name in saved["state"]:
        broken = {**saved, "state": {**saved["state"], name: data}}
        try:
            rules.turn(rules.load(broken))
        except InvalidRecord:
            continue


@given(position=positions(), data=st.data(), seed=st.integers(0, 2**32))
def test_no_number_breaks_a_move_or_draw(
    position: tuple[AnyRules, Any], data: st.DataObject, seed: int
) -> None:
    """An event that was legal, but with numbers far off: kernels check no index, so rules must."""
    rules, state = position
    assume(not isinstance(rules.turn(state), Ended))
    encoded = encode_event(random_event(rules, state, random.Random(seed)))
    try_event(rules, state, data.draw(far_off(encoded)))


@given(position=positions(), data=st.data())
def test_no_number_breaks_a_state(position: tuple[AnyRules, Any], data: st.DataObject) -> None:
    rules, state = position
    try_state(rules, data.draw(far_off(rules.dump(state))))


@each_setup()
def test_no_number_of_a_match_may_be_far_off(rules: AnyRules) -> None:
    """Each number of an early event and of a late state, and the same number of every item of a list."""
    rng, state = random.Random(7), rules.start()
    for _ in range(3):
        encoded = encode_event(event := random_event(rules, state, rng))
        for far in variations(encoded):
            try_event(rules, state, far)
        state = (
            rules.play(state, event) if isinstance(rules.turn(state), Decision) else rules.draw(state, event)
        )
    saved = rules.dump(random_match(rules, rng).state)
    for far in rng.sample(list(variations(saved)), 40):
        try_state(rules, far)


@given(text=st.text())
def test_no_text_breaks_the_record_reader(text: str) -> None:
    for start in ("", "baumeister record 1\n", "{"):
        try:
            parse_record(start + text)
        except BaumeisterError:
            continue


def play_or_refuse(rules: AnyRules, state: Any, move: Any) -> None:
    if rules.why_not(state, move) is None:
        assert rules.play(state, move) != state
    else:
        with pytest.raises(IllegalMove):
            rules.play(state, move)


def variations(data: Any) -> list[Any]:
    """The data with each of its numbers far off, and each last number of all items of its lists."""
    paths = set(number_paths(data))
    paths |= {tuple(None if isinstance(key, int) else key for key in path[:-1]) + path[-1:] for path in paths}
    return [shifted(data, path, by) for path in sorted(paths, key=str) for by in FAR]


def try_event(rules: AnyRules, state: Any, data: Any) -> None:
    is_decision = isinstance(rules.turn(state), Decision)
    try:
        event = decode_event(data, rules.move_types if is_decision else rules.draw_types)
    except InvalidRecord:
        return
    if is_decision:
        rules.outlook(state, event)
        play_or_refuse(rules, state, event)
        return
    try:
        rules.draw(state, event)
    except IllegalDraw:
        return


def try_state(rules: AnyRules, data: Any) -> None:
    try:
        rules.turn(rules.load(data))
    except InvalidRecord:
        return
