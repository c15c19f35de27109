"""Eight 64-bit words as one value inside kernels, so that what is done to all of them is done at once.

The compiler does not see by itself that it may: to it arrays could overlap. No index is checked.
"""

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]  # it tells no types
from numba import types
from numba.extending import intrinsic as numba_intrinsic
from numba.extending import models, register_model

NUM_LANES = 8
WORD, WORD_BYTES = ir.IntType(64), 8
VECTOR = ir.VectorType(WORD, NUM_LANES)


def intrinsic(function: Any) -> Any:
    """A function of kernels, told in the compiler's own terms; kernels call it with other arguments."""
    return numba_intrinsic(function)


class Lanes(types.Type):
    """The type of the eight words, as kernels know it."""

    def __init__(self) -> None:
        super().__init__(name="Lanes")


LANES = Lanes()


@register_model(Lanes)
class LanesModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, VECTOR)  # type: ignore[no-untyped-call]  # numba tells no types here


@intrinsic
def eight(typing: Any, array: Any, index: Any, shift: Any) -> Any:
    """The words of an array from `index` on, counted row after row, all shifted to the right."""
    del typing, index, shift
    return LANES(array, types.uint64, types.uint64), _build_eight


@intrinsic
def put(typing: Any, array: Any, index: Any, lanes: Any) -> Any:
    """Write the words to an array from `index` on, counted row after row."""
    del typing, index, lanes
    return types.void(array, types.uint64, LANES), _build_put


@intrinsic
def both(typing: Any, lanes: Any, others: Any) -> Any:
    """Word by word the bits that are set in both."""
    del typing, lanes, others
    return LANES(LANES, LANES), _build_and


@intrinsic
def either(typing: Any, lanes: Any, others: Any) -> Any:
    """Word by word the bits that are set in one or both."""
    del typing, lanes, others
    return LANES(LANES, LANES), _build_or


@intrinsic
def is_any(typing: Any, lanes: Any) -> Any:
    """Whether a bit is set in any of the words."""
    del typing, lanes
    return types.boolean(LANES), _build_is_any


def _build_eight(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    array, index, shift = given
    words = builder.load(pointer(context, builder, signature.args[0], array, index, VECTOR), align=WORD_BYTES)
    return builder.lshr(words, everywhere(builder, VECTOR, shift))


def _build_put(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    array, index, lanes = given
    at = pointer(context, builder, signature.args[0], array, index, VECTOR)
    builder.store(lanes, at, align=WORD_BYTES)
    return context.get_dummy_value()


def _build_and(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    del context, signature
    return builder.and_(*given)


def _build_or(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    del context, signature
    return builder.or_(*given)


def _build_is_any(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    del context, signature
    is_set = builder.icmp_unsigned("!=", given[0], ir.Constant(VECTOR, [0] * NUM_LANES))
    bits = ir.IntType(NUM_LANES)
    return builder.icmp_unsigned("!=", builder.bitcast(is_set, bits), bits(0))


def pointer(context: Any, builder: Any, kind: Any, array: Any, index: Any, vector: Any) -> Any:
    """Where such a vector lies from an entry of an array on."""
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [index]), vector.as_pointer())


def everywhere(builder: Any, vector: Any, entry: Any) -> Any:
    """A vector whose entries are all this one."""
    first = builder.insert_element(ir.Constant(vector, ir.Undefined), entry, ir.IntType(32)(0))
    return shuffled(builder, first, [0] * vector.count)


def shuffled(builder: Any, vector: Any, order: list[int]) -> Any:
    """The entries of a vector in this order."""
    kind = ir.VectorType(ir.IntType(32), len(order))
    return builder.shuffle_vector(vector, vector, ir.Constant(kind, order))
