"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence."""

from paddock.games.formula_1_tgp.state import TgpState


def impossible(state: TgpState) -> str:
    """An empty text, or what is impossible about these facts."""
    return ""
