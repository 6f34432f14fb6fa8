"""What is in the box: race cards, event cards, cars, tables and tracks, read from the files of this folder."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from paddock.core.data import Origin, load
from paddock.core.errors import BadData
from paddock.games.grand_prix.data.cars import Npc, Team, check_cars
from paddock.games.grand_prix.data.event_cards import EventCard, check_event_cards
from paddock.games.grand_prix.data.listing import load_list
from paddock.games.grand_prix.data.race_cards import RaceCard, check_race_cards
from paddock.games.grand_prix.data.tables import Tables, check_tables
from paddock.games.grand_prix.data.track import Track, TrackFile

FOLDER: Final = Path(__file__).parent.parent
"""The folder of the game: its data, texts and rules."""
BOXES_KEPT: Final = 64
"""So many boxes, one for each content pack in use, are kept in memory."""


class Box(msgspec.Struct):
    """Everything in the box."""

    cards: list[RaceCard]
    events: list[EventCard]
    teams: list[Team]
    npcs: list[Npc]
    tables: Tables
    tracks: list[Track]


# ── GP-1.1.1  Everything in the box ──


@lru_cache(maxsize=BOXES_KEPT)
def open_box(pack: Path | None = None) -> Box:
    """The components: the files of a content pack instead of ours where it has them, and its tracks beside ours."""
    if pack is not None and not pack.is_dir():
        raise BadData(
            f"the content pack {pack} is not a folder; it should hold files such as cards.csv or tracks/*.toml"
        )
    folder = FOLDER / "data"
    _check_names(folder, pack)
    box = Box(
        load_list(folder, "cards.csv", RaceCard, pack),
        load_list(folder, "events.csv", EventCard, pack),
        load_list(folder, "teams.csv", Team, pack),
        load_list(folder, "npcs.csv", Npc, pack),
        load(folder, "tables.toml", Tables, pack),
        _load_tracks(folder, pack),
    )
    check_race_cards(box.cards)
    check_tables(box.tables)
    check_cars(box.teams, box.npcs, box.tables.chart)
    check_event_cards(box.events, box.npcs)
    return box


def _check_names(folder: Path, pack: Path | None) -> None:
    """Refuse a pack with a file of a name that is not ours: nobody would read it."""
    ours = sorted(file.name for file in folder.iterdir() if file.suffix in (".csv", ".toml"))
    for file in sorted(pack.iterdir()) if pack is not None else []:
        if file.suffix in (".csv", ".toml") and file.name not in ours:
            raise BadData(
                f"{file.name}: the content pack holds a file that nobody would read; "
                f"the files are {', '.join(ours)} and tracks/*.toml"
            )


# ── GP-2.1.1, GP-12.1.1  Tracks: ours, those of a pack, and the laps suggested for the tracks of Thunder Alley ──


class ThunderAlley(msgspec.Struct, forbid_unknown_fields=True):
    laps: dict[str, int]
    origin: dict[str, Origin]


def _load_tracks(folder: Path, pack: Path | None) -> list[Track]:
    laps = load(folder, "thunder-alley.toml", ThunderAlley, pack).laps
    found: dict[str, Path] = {}
    for home in (folder, pack):
        for file in sorted((home / "tracks").glob("*.toml")) if home is not None else []:
            found[file.stem] = file
    return [
        Track(id, load(file.parent, file.name, TrackFile), laps.get(id, 0), file.read_text(encoding="utf-8"))
        for id, file in found.items()
    ]


def track_named(box: Box, id: str) -> Track:
    return next(track for track in box.tracks if track.id == id)


def slug(name: str) -> str:
    """A name as one word.

    >>> slug("Stop & Go Penalty")
    'stop-and-go-penalty'
    """
    return "-".join(name.lower().replace("&", "and").split())
