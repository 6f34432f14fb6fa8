"""Golden playthroughs: one random game of each title and seat count, in words, kept in tests/golden.

A change of rules, texts or data shows as a difference that people can read. `make golden` writes the files anew; look
at what git says has changed before you commit it.
"""

import hashlib
from pathlib import Path

from paddock.core.game import Game
from paddock.core.names import NATURE
from paddock.core.position import write_position
from paddock.core.record import result_text
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from tests.conformance.walks import Course, all_seatings, pick

FOLDER = Path(__file__).parents[1] / "golden"
TOLD = 80
"""So many answers are told in words; the rest of the game is a digest and the end."""


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.title.id}-{game.seats}.txt"


def playthrough(game: Game, seed: int = 1) -> str:
    """A whole random game in words."""
    texts = Texts(game)
    course = Course(game)
    rng = Rng(seed)
    lines = [f"{game}, rules version {game.title.rules_version}, a random game with seed {seed}", ""]
    lines += [f"   {told(course, texts, at)}" for at in range(len(course.events))]
    rest: list[str] = []
    number = 0
    while not course.state.over:
        number += 1
        (lines if number <= TOLD else rest).extend(answer(course, texts, number, *pick(course.state, rng)))
    if rest:
        digest = hashlib.sha256("\n".join(rest).encode()).hexdigest()
        lines += ["", f"… and {number - TOLD} more answers, told in {len(rest)} lines with the SHA-256 digest", digest]
    lines += ["", f"result: {result_text(course.state)}", "", write_position(course.state).rstrip()]
    return "\n".join(lines) + "\n"


def answer(course: Course, texts: Texts, number: int, seat: int, action: int) -> list[str]:
    state = course.state
    options = len(state.options(seat))
    who = "Nature" if seat == NATURE else texts.name("seat", seat)
    asked = state.kind.name if seat == NATURE else f"{state.kind.name}: {texts.prompt(state, seat)}"
    lines = [f"{number}. {who}, {asked}", f"   {state.game.actions.text(action)}, one of {options}"]
    if seat != NATURE:
        lines[-1] += f": {texts.action(state, seat, action)}"
    so_far = len(course.events)
    course.answer(seat, action)
    return lines + [f"   {told(course, texts, at)}" for at in range(so_far, len(course.events))]


def told(course: Course, texts: Texts, at: int) -> str:
    event = course.events[at]
    audience = "" if event.audience < 0 else f"(to {texts.name('seat', event.audience)}) "
    return f"– {audience}{texts.event(event)}"


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {file_of(game): playthrough(game) for game in all_seatings()}
    for file in sorted(FOLDER.glob("*.txt")):
        if file not in wanted:
            file.unlink()
    for file, text in wanted.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"written: {file.relative_to(FOLDER.parents[1])}")


if __name__ == "__main__":
    write_all()
