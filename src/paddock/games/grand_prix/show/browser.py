"""What Grand Prix shows in the browser: its track, cards and cars, and the timing tower."""

from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.title import Title
from paddock.core.view import View
from paddock.games.grand_prix.data.box import Box, open_box, slug
from paddock.games.grand_prix.data.track import Track
from paddock.games.grand_prix.rules.events.deck import EVENT_DRAWN
from paddock.games.grand_prix.rules.finish import CHEQUERED_FLAG, RACE_IS_STOPPED
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.rules.order import LAP_BEGINS
from paddock.games.grand_prix.rules.scoring import classification
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, PIT_LANE, TYRE_NAMES, WEAR_NAMES
from paddock.games.grand_prix.rules.turns import TURN_BEGINS
from paddock.games.grand_prix.rules.tyres import CHOOSE_TYRES
from paddock.games.grand_prix.show import geometry
from paddock.games.grand_prix.show.faces import (
    CardFace,
    CarFace,
    Components,
    EventFace,
    Outline,
    Space,
    TeamFace,
    TrackFace,
    Window,
)

CLOSED_DOMAINS: Final = ("lane", "wear", "tyre", "weather", "order")
"""The names that the rules themselves give: no content pack adds to them."""

# ── Components ──


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> Components | Window:
    """Of the title: every track in outline, and the teams. Of a game: its own track, cards and cars as well."""
    box = open_box(game.pack if game is not None else pack)
    if not isinstance(game, GrandPrixGame):
        return Window(teams=_teams(box), tracks=[outline(each) for each in box.tracks])
    return Components(
        teams=_teams(box),
        tracks=[outline(game.components.track)],
        track=track(game),
        cards=_cards(game),
        events=_events(game),
        cars=_cars(game),
        laps=game.components.laps,
        points=list(game.components.points),
        wears=list(WEAR_NAMES),
        tyres=list(TYRE_NAMES),
        most_wear=game.components.most_wear,
        penalties=list(game.components.speed_penalty),
        duration=[*game.components.duration, 0],
        tyre_change=game.components.tyre_change,
    )


def _teams(box: Box) -> list[TeamFace]:
    return [
        TeamFace(id=slug(team.name), name=team.name, numbers=[team.car_a, team.car_b], colour=team.colour)
        for team in box.teams
    ]


def outline(shown: Track) -> Outline:
    """A track in a few points, for small pictures of it."""
    return Outline(
        id=shown.id,
        name=shown.name,
        laps=shown.laps,
        lanes=shown.widths,
        centre=[(round(x, 1), round(y, 1)) for x, y in geometry.centre_line(shown)],
    )


def track(game: GrandPrixGame) -> TrackFace:
    """The track with every space as it is drawn, and the spaces ahead of each."""
    shown = game.components.track
    names = shown.spaces
    drawing = geometry.draw(shown)
    cells = [
        Space(
            **msgspec.structs.asdict(cell),
            ahead=[names[space] for space in shown.ahead[number]],
            rank=game.components.rank[number],
        )
        for number, cell in enumerate(drawing.cells)
    ]
    return TrackFace(
        id=shown.id,
        name=shown.name,
        length=shown.length,
        cells=cells,
        line=drawing.line,
        labels=drawing.labels,
        bounds=drawing.bounds,
        grid=[names[space] for space in shown.grid],
        green=game.components.length - game.components.green_line,
        reach=game.components.box.tables.distances.safety_zone_reach,
        corners=list(shown.corners),
    )


def _cards(game: GrandPrixGame) -> list[CardFace]:
    return [
        CardFace(
            id=game.domains["card"].slug(number),
            name=card.name,
            number=card.number,
            movement=card.movement,
            speed=card.speed,
            exit=card.pit_exit,
            wear="" if card.wear == "none" else card.wear,
            calls=card.close_call,
            special="" if card.special == "none" else card.special,
        )
        for number, card in enumerate(game.components.box.cards)
    ]


def _events(game: GrandPrixGame) -> list[EventFace]:
    return [
        EventFace(id=game.domains["event"].slug(number), name=event.name, flag=event.flag, pit=event.pit_number)
        for number, event in enumerate(game.components.box.events)
    ]


def _cars(game: GrandPrixGame) -> list[CarFace]:
    """In the order of the cars' numbers inside the engine: facts list them so."""
    return [
        CarFace(
            id=str(number),
            number=number,
            seat=game.components.owner[car],
            player=car < game.components.player_cars,
            team=slug(game.components.teams[game.components.owner[car]].name)
            if game.components.owner[car] != NONE
            else "",
            second=car < game.components.player_cars and car % 2 == 1,
            symbol=game.components.symbol[car],
        )
        for car, number in enumerate(game.components.numbers)
    ]


# ── The timing tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """All cars in the order in which they would be placed now; the disqualified last."""
    state = view.state
    assert isinstance(state, GrandPrixState)
    order = list(classification(state))
    order += [car for car in range(CARS) if car not in order]
    seats = list(state.seats_in_order())
    rows = []
    for place, car in enumerate(order, 1):
        own = state.is_player_car(car)
        racing = state.is_racing(car)
        rows.append(
            {
                "place": place,
                "car": state.game.domains["car"].slug(car),
                "title": _title(state, car),
                "seat": car // 2 if own else NONE,
                "turn": seats.index(car // 2) + 1 if own and racing and not state.over else 0,
                "lap": max(state.lap[car], 0) + 1 if racing else 0,
                "gap": _gap(state, order, place - 1) if racing else "",
                "marks": _marks(state, car),
                "score": float(
                    state.components.points[place - 1] if own and place <= len(state.components.points) else 0
                ),
            }
        )
    return rows


def _title(state: GrandPrixState, car: int) -> str:
    number = f"#{state.components.numbers[car]}"
    owner = state.components.owner[car]
    if state.is_player_car(car):
        return f"{state.game.seat_name(owner)} {number}"
    return f"NPC {number}" if owner == NONE else f"NPC {number}, {state.game.seat_name(owner)}"


def _gap(state: GrandPrixState, order: list[int], index: int) -> str:
    """The sectors to the car ahead."""
    if index == 0 or not state.is_racing(order[index - 1]):
        return ""
    return f"+{state.position(order[index - 1]) - state.position(order[index])}"


def _marks(state: GrandPrixState, car: int) -> list[str]:
    if car in state.finished:
        return ["finished"]
    if car in state.gone:
        return ["out"]
    if state.spot[car] == NONE:
        return []
    marks = []
    if state.is_player_car(car):
        wear = state.wear_of(car)
        if wear:
            marks.append(f"wear-{min(wear, 6)}")
        if state.asks < 0 or state.kind is not CHOOSE_TYRES:  # until all have chosen, nobody is on any
            marks.append(TYRE_NAMES[state.tyres[car]])
    if state.components.lane_of[state.spot[car]] == PIT_LANE:
        marks.append("pit-lane")
    if car in state.lapped:
        marks.append("lapped")
    if state.waiting and car not in state.waiting:
        marks.append("moved")
    return marks


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is TURN_BEGINS:
        return Message("chapter-turn", {"turn": event.values[0]})
    if event.kind is LAP_BEGINS:
        return Message("chapter-lap", {"lap": event.values[0]})
    # Of these the sentence is the title.
    return Message("chapter-event") if event.kind in (EVENT_DRAWN, CHEQUERED_FLAG, RACE_IS_STOPPED) else None
