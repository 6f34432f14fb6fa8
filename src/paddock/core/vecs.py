"""What stands in for `vec`, the compiled rules' rows of machine numbers, where nothing is compiled: lists.

Rules write `vec[i64]([…])`, `row = append(row, value)`, `row = remove(row, value)`. In a compiled build those are
`librt.vecs`, which mypyc knows: numbers side by side in one block of memory, without an object for each. Here they are
lists, so that the same text runs without a build. (A compiled build writes `from librt.vecs import …` in the place of
this file, see hatch_build.py.)
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

COMPILED: Final = False
"""Whether rules run as machine code."""

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
else:

    class Rows:
        """What `vec[vec[i64]](…)` makes: a list of lists."""

        def __new__(cls, rows: Any = ()) -> list[list[int]]:
            return list(rows)

    class _Vec(dict[Any, type]):
        """`vec[i64]` is a look-up, and a dictionary's is the fastest one."""

        def __missing__(self, item: Any) -> type:
            return list

    vec = _Vec({i64: list, list: Rows})

    def append(row: list[Any], value: Any) -> list[Any]:
        row.append(value)
        return row

    def extend(row: list[Any], values: Any) -> list[Any]:
        row.extend(values)
        return row

    def pop(row: list[Any], place: int = -1) -> tuple[list[Any], Any]:
        value = row.pop(place)
        return row, value

    def remove(row: list[Any], value: Any) -> list[Any]:
        row.remove(value)
        return row


__all__ = ["COMPILED", "append", "extend", "pop", "remove", "vec"]
