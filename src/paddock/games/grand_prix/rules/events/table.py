"""8.5  The 23 events in rulebook order: whom each looks for, whom it hits instead, and what it does."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.vecs import vec
from paddock.games.grand_prix.data.event_cards import (
    BLOWN_ENGINE,
    BRAKE_FAILURE,
    COLLISION,
    DRIVE_THROUGH_PENALTY,
    ENGINE_PROBLEMS,
    GEAR_BOX_FAILURE,
    HARD_HIT,
    MECHANICAL_FAILURE,
    NPC_RETIREMENT,
    SERIOUS_CRASH,
    SPIN_AROUND,
    SPIN_OFF,
    STOP_AND_GO_PENALTY,
    STRIKE_THE_BARRIER,
    SUSPENSION_DIFFICULTIES,
    SUSPENSION_STRESS,
    TIRE_TEST,
    TIRE_WEAR,
    TRACTION_HAZARD,
    TRANSMISSION_PROBLEMS,
    WEATHER_CHANGE,
    WHEEL_RUB,
    WING_DAMAGE,
)
from paddock.games.grand_prix.rules.events.breakdowns import (
    car_with_brake_wear,
    car_with_engine_wear,
    car_with_transmission_wear,
    engine_suffers,
    suspensions_suffer,
    transmission_suffers,
    wing_is_damaged,
)
from paddock.games.grand_prix.rules.events.crashes import (
    car_that_touches,
    car_with_close_calls_on_track,
    involve_neighbours,
    npc_on_track,
    npc_that_touches,
    strike_barrier,
)
from paddock.games.grand_prix.rules.events.penalties import (
    car_with_close_calls,
    car_with_wear,
    drive_through,
    repair_all,
    stop_and_go,
)
from paddock.games.grand_prix.rules.events.retirements import retire
from paddock.games.grand_prix.rules.events.selection import leading_npc
from paddock.games.grand_prix.rules.events.spins import car_that_spins, spin_around, spin_off
from paddock.games.grand_prix.rules.events.weather import change_weather, check_tyres
from paddock.games.grand_prix.rules.order import find_leader
from paddock.games.grand_prix.rules.state import GrandPrixState

Finds = Callable[[GrandPrixState], "vec[i64]"]
Instead = Callable[[GrandPrixState], i64]
Strikes = Callable[[GrandPrixState, i64], None]
Happens = Callable[[GrandPrixState], None]


def no_player_car(state: GrandPrixState) -> vec[i64]:
    """For events that look for no Player Car in particular."""
    return vec[i64]()


def no_car(state: GrandPrixState) -> i64:
    """For events that hit nobody where no Player Car meets their condition."""
    return NONE


class NamedEvent:
    """What an event does.

    `finds`: the Player Cars that meet its condition best, all of them where they are equal.
    `instead`: where there is none, the car that it hits instead, or NONE.
    `strikes`: what it does to the car that it hits.
    `happens`: what it does to everybody.
    Where seats or chance have a say after that, a later step of the event asks them.
    """

    def __init__(
        self,
        finds: Finds = no_player_car,
        instead: Instead = no_car,
        strikes: Strikes | None = None,
        happens: Happens | None = None,
    ) -> None:
        self.finds = finds
        self.instead = instead
        self.strikes = strikes
        self.happens = happens


EVENT_TABLE: Final[dict[str, NamedEvent]] = {
    BLOWN_ENGINE: NamedEvent(car_with_engine_wear, leading_npc, retire),  # GP-8.5.1
    BRAKE_FAILURE: NamedEvent(car_with_brake_wear, leading_npc, retire),  # GP-8.5.2
    COLLISION: NamedEvent(car_that_touches, npc_that_touches, involve_neighbours),  # GP-8.5.3
    DRIVE_THROUGH_PENALTY: NamedEvent(car_with_close_calls, leading_npc, drive_through),  # GP-8.5.4
    ENGINE_PROBLEMS: NamedEvent(car_with_engine_wear, leading_npc, engine_suffers),  # GP-8.5.5
    GEAR_BOX_FAILURE: NamedEvent(car_with_transmission_wear, leading_npc, retire),  # GP-8.5.6
    HARD_HIT: NamedEvent(car_with_close_calls_on_track, npc_on_track, involve_neighbours),  # GP-8.5.7
    MECHANICAL_FAILURE: NamedEvent(car_with_wear, leading_npc, repair_all),  # GP-8.5.8
    NPC_RETIREMENT: NamedEvent(),  # GP-8.5.9; chance finds the car in the step draw_npc_number
    SERIOUS_CRASH: NamedEvent(car_that_touches, npc_that_touches, involve_neighbours),  # GP-8.5.10
    SPIN_OFF: NamedEvent(car_that_spins, strikes=spin_off),  # GP-8.5.11
    SPIN_AROUND: NamedEvent(car_that_spins, strikes=spin_around),  # GP-8.5.12
    STRIKE_THE_BARRIER: NamedEvent(car_with_close_calls_on_track, npc_on_track, strike_barrier),  # GP-8.5.13
    SUSPENSION_DIFFICULTIES: NamedEvent(),  # GP-8.5.14; each seat is asked in the step give_markers
    SUSPENSION_STRESS: NamedEvent(happens=suspensions_suffer),  # GP-8.5.15
    STOP_AND_GO_PENALTY: NamedEvent(car_with_close_calls, leading_npc, stop_and_go),  # GP-8.5.16
    TIRE_TEST: NamedEvent(happens=check_tyres),  # GP-8.5.17
    TIRE_WEAR: NamedEvent(),  # GP-8.5.18; each seat is asked in the step give_markers
    TRACTION_HAZARD: NamedEvent(instead=find_leader),  # GP-8.5.19; only the zone, around the leader
    TRANSMISSION_PROBLEMS: NamedEvent(car_with_transmission_wear, leading_npc, transmission_suffers),  # GP-8.5.20
    WEATHER_CHANGE: NamedEvent(happens=change_weather),  # GP-8.5.21
    WHEEL_RUB: NamedEvent(car_with_close_calls_on_track, npc_on_track, involve_neighbours),  # GP-8.5.22
    WING_DAMAGE: NamedEvent(car_with_close_calls, leading_npc, wing_is_damaged),  # GP-8.5.23
}
