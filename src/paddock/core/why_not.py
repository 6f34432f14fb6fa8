"""Why an action is not offered: one ladder of reasons, for the table and for everybody who is shown it."""

from paddock.core.message import Message, Reason
from paddock.core.state import State
from paddock.core.texts import Texts


def why_not(state: State, seat: int, options: list[int], code: int, texts: Texts) -> Reason | None:
    """None if the action is among the seat's options; else the rule and the sentence that say why it is not.

    The first that holds: the game is over, another seat is asked, another question is asked, and last what the question
    itself says. Called with a view's state and options, it says nothing that the seat may not know.
    """
    if state.over:
        return Reason("", Message("why-over"))
    if seat not in state.asked:
        waits = ", ".join(texts.name("seat", other) for other in state.to_answer() if other >= 0)
        return Reason(state.kind.rule, Message("why-not-your-decision", {"seats": waits}))
    if code in options:
        return None
    if not any(verb.has(code) for verb in state.kind.verbs):
        return Reason(state.kind.rule, Message("why-other-question", {"asked": texts.prompt(state, seat)}))
    return state.game.title.words(state.kind).why_not(state, seat, code)
