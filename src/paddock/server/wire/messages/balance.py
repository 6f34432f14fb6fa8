"""Is my track balanced? What is asked, and how far the answer has come."""

from paddock.server.wire.messages.base import Struct


class BalanceQuestion(Struct):
    """A track or a board to be looked at: the game, what chooses the track, and the content pack that holds it."""

    title: str
    options: dict[str, str]
    pack: str = ""


class BalanceAnswer(Struct):
    question: str
    sentences: list[str]


class BalanceNews(Struct):
    """How far it has come. While there are no answers and no problem, bots are racing."""

    id: str
    """Where to ask again: `/api/balance/{id}`. When there are answers, `/api/balance/{id}/report` is all of it."""
    done: int
    of: int
    answers: list[BalanceAnswer]
    problem: str = ""
