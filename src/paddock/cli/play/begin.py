"""Beginning, resuming and ending a game at this terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.markdown import Markdown

from paddock.cli.files import find_saved, new_save, read_text, short_name
from paddock.cli.lookup import choose_game, open_record
from paddock.cli.play.loop import play
from paddock.cli.play.sealed_dice import set_table
from paddock.cli.play.session import Quit, Session
from paddock.cli.players import find_bots, name_players, split_players
from paddock.cli.terminal.keyboard import Keyboard
from paddock.cli.terminal.rulebook import introduction
from paddock.cli.terminal.screen import Screen
from paddock.cli.terminal.words import TerminalWords
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.position import check_complete, read_position
from paddock.core.record import one_line
from paddock.core.table import Table, resume

EVENTS_AGAIN = 8
"""How many sentences of what happened last are told when a game is resumed."""


@dataclass(frozen=True)
class Wishes:
    """What the command line says about a new game."""

    game: str
    seats: int | None
    options: list[str]
    players: str
    hotseat: bool
    seed: int | None
    words: list[str]
    start: str
    pack: Path | None


def begin(wishes: Wishes, language: str) -> None:
    """Begin a new game and play it."""
    words = TerminalWords(language)
    names = split_players(wishes.players) if wishes.players else []
    seats = wishes.seats
    if seats is None and len(names) > 1 and "seats" not in wishes.game:
        seats = len(names)
    game = choose_game(wishes.game, seats, wishes.options, wishes.pack)
    players = name_players(game, names, wishes.hotseat)
    find_bots(game.title, players)
    if len(wishes.words) > game.seats or not all(text.isprintable() for text in wishes.words):
        raise BadOption(f"--words takes one line of text for each of the {game.seats} seats at most")
    state = read_position(game, read_text(wishes.start)) if wishes.start else None
    said = [one_line(text) for text in wishes.words]
    if state is not None:
        check_complete(state)
    file = new_save(game.title.id)
    table = set_table(game, players, wishes.seed, said, state, language, file)
    session = Session(table, file, Screen(table.texts, words), Keyboard())
    run(session, welcome)


def go_on(name: str, pack: Path | None, language: str) -> None:
    """Resume a game that was kept."""
    words = TerminalWords(language)
    file = find_saved(name)
    table = resume(open_record(str(file), pack), language)
    session = Session(table, file, Screen(table.texts, words), Keyboard())
    run(session, welcome_back)


def race(game: Game, players: list[str], file: Path, seed: int | None, language: str) -> Table:
    """Play a race of a championship, kept in its file: a new one, or the one that was left there before its end."""
    words = TerminalWords(language)
    find_bots(game.title, players)
    if file.exists():
        table, greet = resume(open_record(str(file), game.pack), language), welcome_back
    else:
        table, greet = set_table(game, players, seed, [], None, language, file), welcome
    run(Session(table, file, Screen(table.texts, words), Keyboard()), greet)
    return table


def run(session: Session, greet: Callable[[Session], None]) -> None:
    """Play a session from its greeting to its last words."""
    try:
        greet(session)
        play(session)
    except (Quit, EOFError):
        goodbye(session)
    else:
        farewell(session)
    finally:
        session.send_bots_home()


# ── TerminalWords at the beginning and the end ──


def welcome(session: Session) -> None:
    """Say who sits where, what to type, and that the dice are sealed."""
    screen, table = session.screen, session.table
    screen.line()
    screen.head(table.texts.title())
    screen.console.print(Markdown(introduction(table.game.title, table.texts.language)))
    screen.line()
    seats = [session.person(seat) for seat in range(table.game.seats)]
    if len(session.people) == 1:
        me = session.people[0]
        rivals = ", ".join(seats[:me] + seats[me + 1 :])
        screen.line(screen.coloured(screen.words("welcome-seat", seat=seats[me], rivals=rivals)))
    else:
        screen.line(screen.coloured(screen.words("welcome-people", people=", ".join(seats))))
    if session.people:
        screen.line()
        screen.say("welcome-type")
        screen.typed({"?": "welcome-help", "hint": "welcome-hint", "quit": "welcome-quit"})
    screen.line()
    screen.say("welcome-dice", "quiet", fingerprint=table.record.commitment[:8])
    screen.line()
    if session.people and session.keyboard.person:
        session.pause("welcome-pause")


def welcome_back(session: Session) -> None:
    session.screen.line()
    session.screen.head(session.table.texts.title())
    session.screen.say("welcome-back", file=session.file.name)
    session.news.forget_all_but(EVENTS_AGAIN)


def goodbye(session: Session) -> None:
    """Say that the game was left, and how to resume it."""
    session.screen.line()
    session.screen.path("goodbye", file=str(session.file))
    session.screen.path("goodbye-resume", "command", name=short_name(session.file))


def farewell(session: Session) -> None:
    """Show the result, and say how the game can be verified."""
    screen, table = session.screen, session.table
    screen.line()
    screen.head(screen.words("result"))
    screen.result(table.state, [session.player(seat) for seat in range(table.game.seats)])
    screen.path("farewell", file=str(session.file))
    screen.path("farewell-verify", "command", name=short_name(session.file))
