"""Flags between bits of a word and bytes of an array, inside kernels: many bytes are read or written at once.

The compiler does not find these by itself in a loop over bytes. No index is checked.
"""

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]  # it tells no types
from numba import types

from baumeister.jit.lanes import WORD, WORD_BYTES, everywhere, intrinsic, pointer, shuffled

BYTE = ir.IntType(8)
NUM_FLAGS = 64  #: that a word holds


@intrinsic
def spread(typing: Any, array: Any, index: Any, bits: Any, value: Any, num_bytes: Any) -> Any:
    """Write a byte for each of the lowest bits of a word from array[index] on, counted row after row.

    A byte is `value` where the bit is set, else 0. num_bytes: a constant, 64 at most.
    """
    del typing, index, bits, value
    if not isinstance(num_bytes, types.IntegerLiteral):
        return None
    return types.void(array, types.uint64, types.uint64, types.uint8, num_bytes), _build_spread


@intrinsic
def gathered(typing: Any, array: Any, index: Any) -> Any:
    """A word with a bit for each of the 64 bytes from array[index] on: whether the byte is not 0."""
    del typing, index
    return types.uint64(array, types.uint64), _build_gathered


def _build_spread(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    array, index, bits, value, _ = given
    num_bytes = signature.args[-1].literal_value
    vector = ir.VectorType(BYTE, num_bytes)
    octets = builder.bitcast(bits, ir.VectorType(BYTE, WORD_BYTES))
    octets = shuffled(builder, octets, [k // 8 for k in range(num_bytes)])
    tested = builder.and_(octets, ir.Constant(vector, [1 << k % 8 for k in range(num_bytes)]))
    none = ir.Constant(vector, [0] * num_bytes)
    are_set = builder.icmp_unsigned("!=", tested, none)
    written = builder.select(are_set, everywhere(builder, vector, value), none)
    builder.store(written, pointer(context, builder, signature.args[0], array, index, vector), align=1)
    return context.get_dummy_value()


def _build_gathered(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    vector = ir.VectorType(BYTE, NUM_FLAGS)
    array, index = given
    read = builder.load(pointer(context, builder, signature.args[0], array, index, vector), align=1)
    are_set = builder.icmp_unsigned("!=", read, ir.Constant(vector, [0] * NUM_FLAGS))
    return builder.bitcast(are_set, WORD)
