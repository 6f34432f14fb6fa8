"""The season: activation points, prices, rating, points and the calendar (TGP-11, TGP-12, TGP-27)."""

from typing import Annotated, Literal

import msgspec

from paddock.core.data import mistake
from paddock.games.formula_1_tgp.data.checks import Origin, Points, Small, Strip, check_origins

LONGEST_CALENDAR = 4


class Costs(msgspec.Struct, forbid_unknown_fields=True):
    engine: Literal[1]  # the fee that TGP-17 counts as the first point of the offer
    driver: Literal[1]
    facility: Strip
    step: Strip
    crew: Strip
    test: Strip


class Season(msgspec.Struct, forbid_unknown_fields=True):
    activation_points: Annotated[list[Strip], msgspec.Meta(min_length=1)]
    most_crews: Annotated[int, msgspec.Meta(ge=0, le=5)]
    most_tests: Annotated[int, msgspec.Meta(ge=0, le=9)]
    rating_facilities: Annotated[list[Small], msgspec.Meta(min_length=5, max_length=5)]
    rating_crews: list[Small]
    rating_test: Small
    points: Annotated[list[Points], msgspec.Meta(min_length=1, max_length=8)]
    calendar: Annotated[list[str], msgspec.Meta(min_length=1, max_length=LONGEST_CALENDAR)]
    costs: Costs
    origins: dict[str, Origin]


# ── TGP-11, TGP-12, TGP-27  The season ──


def check_season(season: Season, known: list[str]) -> None:
    """`known`: the ids of the circuits."""
    wanted = (
        "activation_points",
        "most_crews",
        "most_tests",
        "rating_facilities",
        "rating_crews",
        "rating_test",
        "points",
        "calendar",
        "costs",
    )
    check_origins("season.toml", "the season", season.origins, wanted)
    if len(season.rating_crews) != season.most_crews + 1:
        what = f"it needs a value for each of 0 to {season.most_crews} crews"
        raise mistake("season.toml", "rating_crews", "length", what)
    if sorted(season.points, reverse=True) != season.points:
        raise mistake("season.toml", "points", "order", "a better place must not score less: largest first")
    for id in season.calendar:
        if id not in known:
            raise mistake("season.toml", "calendar", id, f"there is no such circuit; there are {', '.join(known)}")
