"""Questions as messages: what is asked of a seat, with its options and what each of them does.

All of it is computed on the seat's own view, so that a careless rule can at worst say `?`.
"""

from functools import lru_cache

from paddock.core.game import Game
from paddock.core.texts import Texts
from paddock.core.view import View
from paddock.server.wire.messages.table import OptionOffer, Question


def question_of(seen: View, can_undo: bool, texts: Texts) -> Question | None:
    """What is asked of the seat that looks; None: nothing."""
    if not seen.options:
        return None
    state, seat = seen.state, seen.seat
    kind = state.kind
    actions = state.game.actions
    answer = state.answers[seat]
    return Question(
        seat=seat,
        kind=kind.name,
        rule=kind.rule,
        prompt=texts.prompt(state, seat),
        sealed=kind.sealed,
        answered=actions.text(answer) if answer >= 0 else "",
        options=[_offer(seen, code, texts) for code in seen.options],
        default=actions.text(default_answer(seen)),
        can_undo=can_undo,
    )


def default_answer(seen: View) -> int:
    """The answer given for the seat that looks when its time is up."""
    chosen = seen.state.kind.default(seen.state, seen.seat)
    return chosen if chosen in seen.options else seen.options[0]


def _offer(seen: View, code: int, texts: Texts) -> OptionOffer:
    text, verb, values = _parts_of(seen.state.game, code)
    label = texts.action_message(seen.state, seen.seat, code)
    return OptionOffer(
        action=text,
        verb=verb,
        values=values,
        figures={name: value for name, value in label.values.items() if isinstance(value, int)},
        label=texts.say(label),
    )


@lru_cache(maxsize=20_000)
def _parts_of(game: Game, code: int) -> tuple[str, str, dict[str, str]]:
    """An action's text, its verb, and its arguments by name."""
    action = game.actions.decode(code)
    names = [name for name, _, _ in action.verb.arguments]
    return str(action), action.verb.name, dict(zip(names, action.slugs, strict=True))
