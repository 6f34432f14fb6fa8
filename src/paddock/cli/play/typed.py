"""What people type: the number of an option, an action, or one of the words below."""

from collections.abc import Callable
from pathlib import Path

from paddock.cli.files import write_atomically
from paddock.cli.play.session import Quit, Session
from paddock.cli.terminal.menu import begins
from paddock.cli.terminal.rulebook import show_rule
from paddock.core.errors import NoUndo, PaddockError
from paddock.core.only_answers import go_back
from paddock.core.view import View
from paddock.core.walk import standing, walk

LAST_EVENTS = 20
"""How many sentences `log` shows if it is not told how many."""


def obey(session: Session, view: View, line: str) -> bool:
    """Do what a line says; whether it has moved the game. Mistakes are answered, and nothing has changed."""
    try:
        return _obey(session, view, line)
    except PaddockError as error:
        session.screen.wrong(str(error))
        return False


def _obey(session: Session, view: View, line: str) -> bool:
    text = " ".join(line.split())
    if not text:
        session.open_menu(view)
        return False
    if text.isascii() and text.isdigit():
        return choose(session, view, int(text))
    # An action comes before a word of ours, should a game have the same word.
    for offer in session.offers:
        if offer.text.lower() == text.lower():
            return answer(session, view, offer.code)
    word, _, rest = text.partition(" ")
    if text.startswith("?"):
        word, rest = "?", text[1:].strip()
    if word.lower() in COMMANDS:
        return COMMANDS[word.lower()](session, view, rest)
    if any(begins(offer.text, text) for offer in session.offers):
        session.open_menu(view, text)
        return False
    if word not in session.table.game.actions.by_name:
        session.screen.wrong(session.screen.words("not-understood", typed=text))
        return False
    return answer(session, view, session.table.game.actions.parse(text).code)


# ── Answers ──


def choose(session: Session, view: View, number: int) -> bool:
    entry = session.menu.entry(number)
    if entry is None:
        session.screen.wrong(session.screen.words("no-such-number", most=len(session.menu.all_entries)))
        return False
    if entry.offer is None:
        session.open_menu(view, entry.opens)
        return False
    return answer(session, view, entry.offer.code)


def answer(session: Session, view: View, code: int) -> bool:
    session.table.play(code, view.seat)
    return True


def undo(session: Session, view: View, rest: str) -> bool:
    """The last answer that a person gave is taken back. Once others have seen what came of it they must agree: bots
    always do, people at the same keyboard are asked. The same dice come again."""
    table, screen = session.table, session.screen
    lines = table.record.lines
    who = next((lines[place].seat for place in reversed(standing(lines)) if lines[place].seat in session.people), None)
    if who is None:
        raise NoUndo(screen.words("nothing-to-undo"))
    if table.can_undo(who):
        go_back(table, who, session.people)
    elif len(session.people) == 1 or session.all_agree(who):
        go_back(table, who, session.people, far=True, same_dice=True)
    else:
        return False
    session.news.take_back()
    screen.say("undone", seat=session.seat_name(who))
    return True


# ── Looking ──


def show_help(session: Session, view: View, rest: str) -> bool:
    if rest:
        with session.paged():
            show_rule(session.screen.console, session.table.game.title, rest, session.table.texts.language)
    else:
        session.screen.help(view.state.kind.rule, session.offers[-1].text)
    return False


def why(session: Session, view: View, rest: str) -> bool:
    screen, table = session.screen, session.table
    if not rest:
        screen.say("why-what", "warning", action=session.offers[-1].text)
        return False
    code = table.game.actions.parse(rest).code
    reason = table.why_not(code, view.seat)
    if reason is None:
        screen.say("why-offered", action=rest)
    else:
        screen.reason(table.texts.reason(reason), reason.rule)
    return False


def hint(session: Session, view: View, rest: str) -> bool:
    session.show_hint(view)
    return False


def options(session: Session, view: View, rest: str) -> bool:
    session.open_menu(view)
    return False


def more(session: Session, view: View, rest: str) -> bool:
    if session.menu.pages == 1:
        session.screen.say("no-more", "warning")
    else:
        session.open_menu(view, session.menu.begun, session.menu.page + 1)
    return False


def board(session: Session, view: View, rest: str) -> bool:
    with session.paged():
        session.screen.board(view)
    return False


def view_text(session: Session, view: View, rest: str) -> bool:
    with session.paged():
        session.screen.line(str(view).rstrip())
    return False


def log(session: Session, view: View, rest: str) -> bool:
    count = int(rest) if rest.isascii() and rest.isdigit() else LAST_EVENTS
    told = [event for event in session.table.events if event.seen_by(view.reader)]
    with session.paged():
        session.screen.events(session.table.texts.log(told)[-count:])
    return False


def history(session: Session, view: View, rest: str) -> bool:
    moves = [str(line) for line in walk(session.table.record, view.reader) if line.text]
    with session.paged():
        for number, move in enumerate(moves, 1):
            session.screen.line(f"{number:4}  {move}")
    return False


# ── Keeping ──


def save(session: Session, view: View, rest: str) -> bool:
    if not rest:
        session.screen.path("save-where", "warning", file=str(session.file))
        return False
    path = Path(rest).expanduser()
    write_atomically(path, session.record_text())
    session.screen.path("saved", file=str(path))
    return False


def leave(session: Session, view: View, rest: str) -> bool:
    raise Quit


COMMANDS: dict[str, Callable[[Session, View, str], bool]] = {
    "?": show_help,
    "help": show_help,
    "why": why,
    "hint": hint,
    "options": options,
    "back": options,
    "more": more,
    "board": board,
    "view": view_text,
    "log": log,
    "history": history,
    "undo": undo,
    "save": save,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
