"""The house's drivers."""

from collections import Counter

from paddock.bots.drivers import driver_of, names, style_of
from paddock.bots.level import STYLES


def test_no_two_drivers_of_a_table_are_called_alike():
    for table in ("one", "two", "three"):
        assert len({driver_of(table, seat) for seat in range(len(names()))}) == len(names()) >= 12


def test_a_driver_is_never_called_as_somebody_at_the_table():
    name = driver_of("one", 3)
    assert driver_of("one", 3, [name.upper()]) != name


def test_tables_have_different_drivers():
    assert len({driver_of(f"table-{number}", 0) for number in range(50)}) > 8


def test_every_driver_has_a_style_and_every_style_as_many_drivers():
    found = Counter(style_of(name) for name in names())
    assert set(found) == set(STYLES)
    assert len(set(found.values())) == 1
    assert style_of("Ann") == ""
