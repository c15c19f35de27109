"""Whatever is typed or sent, every game answers with one of its errors, never with anything else."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core import AnyRules, Decision
from baumeister.core.codec import decode_event
from baumeister.core.errors import BaumeisterError, IllegalMove, InvalidNotation, InvalidRecord
from baumeister.play import parse_record
from tests.contract.strategies import json_values, positions


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
