"""The analysis of a finished race: how far it has come, and what it tells."""

from paddock.server.wire.messages.base import Struct


class AnalysisMoment(Struct):
    """How it stood after a line of the record: each seat's chance to win, from 0 to 1."""

    number: int
    chances: list[float]


class AnalysisSeat(Struct):
    """One seat's race. `luck` and `given_away` are shares of a win."""

    seat: int
    title: str
    start: float
    end: float
    luck: float
    given_away: float
    choices: int
    mistakes: int
    sentence: str


class AnalysisPoint(Struct):
    """A die or an answer that changed the race, in a sentence. For an answer `before` is the move that it can be played
    on from; -1: it was chance."""

    number: int
    before: int
    seat: int
    points: float
    """What it cost the seat, or what it gave."""
    sentence: str


class AnalysisTold(Struct):
    summary: str
    seats: list[AnalysisSeat]
    moments: list[AnalysisMoment]
    mistakes: list[AnalysisPoint]
    turning_points: list[AnalysisPoint]
    cut: str
    """That the time was up before everything was measured; empty: it was not."""


class AnalysisNews(Struct):
    """How far it has come. While nothing is told and there is no problem, it is being made."""

    id: str
    """Where to ask again: `/api/analysis/{id}`."""
    ahead: int
    """Analyses that are made before it."""
    done: int
    of: int
    told: list[AnalysisTold]
    """One, when it is there."""
    problem: str = ""
