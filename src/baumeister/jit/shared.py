"""What threads need that work on the same arrays inside kernels: numbers changed and told in one piece.

`index` counts the numbers of an array row after row and is not checked. What a thread wrote before it `tell`s
a number is there for every thread that `hear`s it.
"""

from typing import Any

from numba import types

from baumeister.jit.lanes import intrinsic


@intrinsic
def add(typing: Any, array: Any, index: Any, amount: Any) -> Any:
    """Add to a number; return what it was before. No amount is lost, however many threads add."""
    del typing, index, amount
    return array.dtype(array, types.int64, array.dtype), _build_add


@intrinsic
def claim(typing: Any, array: Any, index: Any, expected: Any, new: Any) -> Any:
    """Put a new number in place of the expected one; False if another stands there (any more)."""
    del typing, index, expected, new
    return types.boolean(array, types.int64, array.dtype, array.dtype), _build_claim


@intrinsic
def tell(typing: Any, array: Any, index: Any, value: Any) -> Any:
    """Write a number, and with it everything that this thread wrote before."""
    del typing, index, value
    return types.void(array, types.int64, array.dtype), _build_tell


@intrinsic
def hear(typing: Any, array: Any, index: Any) -> Any:
    """Read a number as another thread told it."""
    del typing, index
    return array.dtype(array, types.int64), _build_hear


def _build_add(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    operation = "fadd" if isinstance(signature.return_type, types.Float) else "add"
    return builder.atomic_rmw(operation, _pointer(context, builder, signature, given), given[2], "monotonic")


def _build_claim(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    pointer = _pointer(context, builder, signature, given)
    return builder.extract_value(builder.cmpxchg(pointer, given[2], given[3], "acq_rel", "monotonic"), 1)


def _build_tell(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    align = context.get_abi_sizeof(given[2].type)
    builder.store_atomic(given[2], _pointer(context, builder, signature, given), "release", align)
    return context.get_dummy_value()


def _build_hear(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    pointer = _pointer(context, builder, signature, given)
    return builder.load_atomic(pointer, "acquire", context.get_abi_sizeof(pointer.type.pointee))


def _pointer(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    array, index = given[:2]
    return builder.gep(context.make_array(signature.args[0])(context, builder, array).data, [index])
