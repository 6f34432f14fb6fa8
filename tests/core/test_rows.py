"""Rows: what is made of a row that others share leaves it as it was."""

import pytest

from paddock.core.rows import row_of, with_sorted


@pytest.mark.parametrize(("value", "expected"), [(1, [1, 2, 4, 4]), (3, [2, 3, 4, 4]), (4, [2, 4, 4, 4])])
def test_a_value_takes_its_place_in_a_sorted_row(value: int, expected: list[int]):
    row = row_of([2, 4, 4])
    assert list(with_sorted(row, value)) == expected
    assert list(row) == [2, 4, 4]
