"""The event cards, the 23 events by name, and what must be true of the deck."""

from typing import Final, Literal

import msgspec

from paddock.core.data import Origin, mistake
from paddock.games.grand_prix.data.cars import Npc
from paddock.games.grand_prix.rules.terms import EVENT_CARDS

Flag = Literal["green", "yellow", "yellow-red", "double-yellow", "red", "black", "black-orange"]

# The events. An event is known by its name: it stands on the card, and the rules look it up by it.
BLOWN_ENGINE: Final = "Blown Engine"
BRAKE_FAILURE: Final = "Brake Failure"
COLLISION: Final = "Collision"
DRIVE_THROUGH_PENALTY: Final = "Drive-Through Penalty"
ENGINE_PROBLEMS: Final = "Engine Problems"
GEAR_BOX_FAILURE: Final = "Gear Box Failure"
HARD_HIT: Final = "Hard Hit"
MECHANICAL_FAILURE: Final = "Mechanical Failure"
NPC_RETIREMENT: Final = "NPC Retirement"
SERIOUS_CRASH: Final = "Serious Crash"
SPIN_OFF: Final = "Spin-Off"
SPIN_AROUND: Final = "Spin Around"
STRIKE_THE_BARRIER: Final = "Strike the Barrier"
SUSPENSION_DIFFICULTIES: Final = "Suspension Difficulties"
SUSPENSION_STRESS: Final = "Suspension Stress"
STOP_AND_GO_PENALTY: Final = "Stop & Go Penalty"
TIRE_TEST: Final = "Tire Test"
TIRE_WEAR: Final = "Tire Wear"
TRACTION_HAZARD: Final = "Traction Hazard"
TRANSMISSION_PROBLEMS: Final = "Transmission Problems"
WEATHER_CHANGE: Final = "Weather Change"
WHEEL_RUB: Final = "Wheel Rub"
WING_DAMAGE: Final = "Wing Damage"

# ── GP-8.2.1  The flags that fit what each event does ──

FLAGS_OF: Final[dict[str, tuple[str, ...]]] = {
    BLOWN_ENGINE: ("black",),
    BRAKE_FAILURE: ("black",),
    COLLISION: ("double-yellow",),
    DRIVE_THROUGH_PENALTY: ("green",),
    ENGINE_PROBLEMS: ("green",),
    GEAR_BOX_FAILURE: ("black",),
    HARD_HIT: ("yellow", "yellow-red"),
    MECHANICAL_FAILURE: ("black-orange",),
    NPC_RETIREMENT: ("black",),
    SERIOUS_CRASH: ("red",),
    SPIN_OFF: ("yellow", "yellow-red"),
    SPIN_AROUND: ("yellow", "yellow-red"),
    STRIKE_THE_BARRIER: ("yellow", "yellow-red"),
    SUSPENSION_DIFFICULTIES: ("green",),
    SUSPENSION_STRESS: ("green",),
    STOP_AND_GO_PENALTY: ("green",),
    TIRE_TEST: ("green",),
    TIRE_WEAR: ("green",),
    TRACTION_HAZARD: ("yellow", "yellow-red"),
    TRANSMISSION_PROBLEMS: ("green",),
    WEATHER_CHANGE: ("green",),
    WHEEL_RUB: ("green",),
    WING_DAMAGE: ("green",),
}

COPIES_OF_A_NUMBER: Final = 2
"""So many cards at least must call each NPC in, so that NPC Retirement finds one among the cards that are left."""


class EventCard(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    name: str
    flag: Flag
    pit_number: Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "all"]
    flag_origin: Origin
    numbers_origin: Origin


def check_event_cards(events: list[EventCard], npcs: list[Npc]) -> None:
    if [event.number for event in events] != list(range(1, EVENT_CARDS + 1)):
        raise mistake("events.csv", "the deck", "number", f"{EVENT_CARDS} cards, numbered from 1, would be right")
    for event in events:
        if event.name not in FLAGS_OF:
            known = ", ".join(FLAGS_OF)
            raise mistake("events.csv", f"card {event.number}", "name", f"{event.name!r} is none of {known}")
        if event.flag not in FLAGS_OF[event.name]:
            right = " or ".join(FLAGS_OF[event.name])
            raise mistake("events.csv", f"card {event.number}", "flag", f"{event.name} goes with {right}")
    for npc in npcs:
        digit = str(npc.number % 10)
        if sum(event.pit_number == digit for event in events) < COPIES_OF_A_NUMBER:
            raise mistake("events.csv", "the deck", "pit_number", f"{digit} must stand on two cards: NPC {npc.number}")
