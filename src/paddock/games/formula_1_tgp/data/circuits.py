"""The race boards (TGP-9): turns, tyres, pit stop, weather, bonuses and corners of each circuit."""

from typing import Annotated, Literal

import msgspec

from paddock.core.data import mistake
from paddock.games.formula_1_tgp.data.checks import Die, Origin, Small, Strip, check_ids, check_origins

Parameter = Literal["top", "acceleration", "driver", "tyres"]


class Corner(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    need: Annotated[int, msgspec.Meta(ge=2, le=9)]
    parameters: Annotated[list[Parameter], msgspec.Meta(min_length=1)]
    origins: dict[str, Origin]


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    value: Strip
    points: Small


class Circuit(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    country: str
    turns: Annotated[int, msgspec.Meta(ge=5, le=12)]
    hard: Annotated[int, msgspec.Meta(ge=1, le=9)]
    pit: Annotated[int, msgspec.Meta(ge=1, le=20)]
    wet: list[Die]
    top_bonus: list[Bonus]
    acceleration_bonus: list[Bonus]
    character: str
    origins: dict[str, Origin]
    corners: Annotated[list[Corner], msgspec.Meta(min_length=2, max_length=2)]


class Circuits(msgspec.Struct, forbid_unknown_fields=True):
    circuits: Annotated[list[Circuit], msgspec.Meta(min_length=1, max_length=12)]


# ── TGP-9  Race boards ──


def check_circuits(circuits: list[Circuit], first_event_window: int) -> None:
    check_ids("circuits.toml", "circuits", [circuit.id for circuit in circuits])
    check_ids("circuits.toml", "corners", [corner.id for circuit in circuits for corner in circuit.corners])
    for circuit in circuits:
        wanted = ("name", "turns", "hard", "pit", "wet", "top_bonus", "acceleration_bonus")
        check_origins("circuits.toml", circuit.id, circuit.origins, wanted)
        if circuit.turns <= first_event_window:
            what = f"a race must go on after turn {first_event_window}, where the second event roll is due"
            raise mistake("circuits.toml", circuit.id, "turns", what)
        for corner in circuit.corners:
            check_origins("circuits.toml", corner.id, corner.origins, ("name", "need", "parameters"))
            if len(set(corner.parameters)) != len(corner.parameters):
                raise mistake("circuits.toml", corner.id, "parameters", "a parameter is named twice; once is right")
        for name, row in (("top_bonus", circuit.top_bonus), ("acceleration_bonus", circuit.acceleration_bonus)):
            values = [bonus.value for bonus in row]
            if values != sorted(set(values)):
                raise mistake("circuits.toml", circuit.id, name, "the values must rise from step to step")
