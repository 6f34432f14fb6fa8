"""The loop of a game at this terminal: whoever is asked answers, until the game is over."""

from paddock.cli.play.session import Session
from paddock.cli.play.typed import COMMANDS, obey
from paddock.core.only_answers import only_answer


def play(session: Session) -> None:
    """Play until the game is over; `Quit` or `EOFError` ends the session before that."""
    table = session.table
    session.keep()
    while not table.over:
        waiting = table.asked()
        seat = next((seat for seat in waiting if session.bots[seat] is not None), waiting[0])
        sealed, before = table.state.kind.sealed, len(table.events)
        only = only_answer(table, session.people, session.people)
        if only is not None:
            table.play(*only)
        elif session.bots[seat] is None:
            view = session.show(seat)
            while not obey(session, view, read(session)):
                pass
        else:
            session.let_bot_answer(seat)
        session.keep()
        if len(session.people) < 2:
            session.tell(session.news.for_reader(session.watching))
        elif (sealed or table.over) and len(table.events) > before:
            session.reveal(before)


def read(session: Session) -> str:
    """The next line that is typed; Tab completes the options and the words that are understood."""
    offers = [offer.text for offer in session.offers]
    return session.keyboard.line(session.screen.prompt(session.watching.seat), [*offers, *COMMANDS])
