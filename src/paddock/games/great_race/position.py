"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence."""

from paddock.games.great_race.state import GreatState


def impossible(state: GreatState) -> str:
    return ""
