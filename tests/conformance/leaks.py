"""The leak test: everything a seat is given must stay the same, byte for byte, whatever is hidden from it.

Three ways to look for a leak, none of which trusts the view to be right:

*Other worlds.* What is hidden is dealt again at random, sealed answers are replaced by others, and everything that the
seat is given in this moment is compared: view, options, prompt, labels, default, reasons.

*Other outcomes.* A chance whose outcome only one seat may know, and a sealed answer, are played in every way; the
others must not notice, neither in what they are given nor in what they are told.

*Other histories.* Two games run side by side, the same as far as the seat may know, different in everything else. Log,
undo and the seat's record must be the same as long as nothing hidden comes into the open.
"""

from collections.abc import Iterator
from itertools import pairwise

from paddock.core.decision import ChanceKind
from paddock.core.errors import BadAction
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import EVERYBODY, NATURE, NONE
from paddock.core.position import is_complete
from paddock.core.reader import SPECTATOR, Reader, reader_of
from paddock.core.rng import Rng
from paddock.core.seat_record import seat_record
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.undo import sees_more
from paddock.core.view import view
from paddock.core.walk import may_know
from tests.conformance.walks import Course, pick, visit

REASONS = 12
"""So many actions that are not offered are asked about, for each verb."""
OUTCOMES = 8
"""So many outcomes of a private chance, or sealed answers, are tried."""
MANY_OUTCOMES = 40
"""So many of a public chance, most of which may well lead to the same."""


def lookers(game: Game, rng: Rng) -> list[Reader]:
    """A spectator and all seats; of a large company four at random, other ones each time."""
    seats = list(range(game.seats))
    rng.shuffle(seats)
    return [SPECTATOR, *map(reader_of, seats[:4])]


# ── What a seat is given ──


def given(state: State, reader: Reader, texts: Texts) -> dict[str, str]:
    """Everything that a reader is given in a state, as text."""
    found = {"view": str(view(state, reader)), "options": "", "waiting": str(state.to_answer())}
    seat = reader.seat
    if seat in state.asked:
        kind = state.kind
        options = state.options(seat)
        found["options"] = " ".join(map(str, view(state, reader).options))
        found["prompt"] = texts.prompt(state, seat)
        found["default"] = state.game.actions.text(kind.default(state, seat))
        for code in options:
            found[f"label of {state.game.actions.text(code)}"] = texts.action(state, seat, code)
        for code in not_offered(state, options):
            reason = state.game.title.words(kind).why_not(state, seat, code)
            found[f"reason against {state.game.actions.text(code)}"] = f"{reason.rule} {texts.reason(reason)}"
    return found


def not_offered(state: State, options: list[int]) -> Iterator[int]:
    """Actions of the decision's verbs that are not offered, evenly spread."""
    for verb in state.kind.verbs:
        for code in range(verb.base, verb.base + verb.size, 1 + verb.size // REASONS):
            if code not in options:
                try:
                    state.game.actions.decode(code)
                except BadAction:
                    continue
                yield code


def told(events: list[Event], reader: Reader, texts: Texts) -> list[str]:
    return [texts.event(event) for event in events if event.seen_by(reader)]


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    return [name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]


# ── Other worlds ──


def in_other_worlds(state: State, reader: Reader, texts: Texts, rng: Rng, worlds: int = 3) -> tuple[list[str], int]:
    """The leaks found by dealing again what is hidden, and the number of worlds that were really other ones."""
    leaks: list[str] = []
    others = 0
    true = given(state, reader, texts)
    for _ in range(worlds):
        world = view(state, reader).sample_world(rng)
        for other, answer in enumerate(state.answers):
            if other != reader.seat and answer != NONE:
                options = world.options(other)
                world.answers[other] = options[rng.below(len(options))]
        others += world != state
        if not is_complete(world):
            leaks.append(f"an unknown fact is left in the world imagined for {reader} in {state.kind.name}")
            continue
        impossible = state.game.check(world)
        if impossible:
            leaks.append(f"an impossible world for {reader} in {state.kind.name}: {impossible}")
        leaks += [f"{name} of {reader} in {state.kind.name}" for name in differences(true, given(world, reader, texts))]
    return leaks, others


# ── Other outcomes ──


def by_other_outcomes(state: State, texts: Texts, rng: Rng) -> tuple[list[str], int]:
    """The leaks found by playing a chance or a sealed answer in other ways, and the number of comparisons made."""
    if state.asks < 0:
        return [], 0
    kind = state.kind
    waiting = state.to_answer()
    if isinstance(kind, ChanceKind):
        actor, knows = NATURE, kind.audience(state)
    elif kind.sealed and len(waiting) > 1:
        actor = knows = waiting[rng.below(len(waiting))]
    else:
        return [], 0
    options = state.options(actor)
    rng.shuffle(options)
    tried = options[: MANY_OUTCOMES if knows == EVERYBODY else OUTCOMES]
    leaks: list[str] = []
    compared = 0
    for reader in lookers(state.game, rng):
        seen = [_after(state, actor, action, reader, texts) for action in tried]
        apart = [differences(one, other) for one, other in pairwise(seen)]
        compared += len(apart)
        if not reader.may_know(knows):
            leaks += [f"{name} of {reader} after {kind.name}" for names in apart for name in names]
        elif actor == NATURE and len(tried) > 1 and not any(apart):
            leaks.append(f"the record of {reader} after {kind.name}, which the reader cannot tell by anything else")
    return leaks, compared


def _after(state: State, actor: int, action: int, reader: Reader, texts: Texts) -> dict[str, str]:
    """What the reader is given and told after this answer."""
    world = state.copy()
    events: list[Event] = []
    world.events = events
    world.choose(actor, action)
    return {**given(world, reader, texts), "log": "\n".join(told(events, reader, texts))}


# ── Other histories ──


def in_other_histories(
    game: Game, reader: Reader, texts: Texts, seed: int, shared: int, most: int = 40
) -> tuple[list[str], int]:
    """The leaks found by running two games side by side after so many shared answers, and how often they differed."""
    rng = Rng(seed)
    one, other = Course(game), Course(game)
    for _ in range(shared):
        if one.state.over:
            break
        who, action = pick(one.state, rng)
        one.answer(who, action)
        other.answer(who, action)
    lengths = len(one.record.lines), len(other.record.lines)
    different = 0
    for _ in range(most):
        if one.state.over:
            break
        who, action = pick(one.state, rng)
        before = one.state.copy()
        heard = len(one.events), len(other.events)
        one.answer(who, action)
        known = may_know(before, one.record.lines[-1], reader)
        reveals = before.kind.sealed and before.to_answer() == [who]
        options = other.state.options(who)
        own = action if known or reveals else options[rng.below(len(options))]
        if reveals and not all(_change(other, rival, before.answers[rival]) for rival in before.asked if rival != who):
            break
        if own not in options:
            break  # the rival holds other cards there, and could not have done that
        other.answer(who, own)
        different += own != action
        found = _apart(one, other, reader, texts, heard)
        if "view" in found and (known or reveals) and sees_more(before, one.state, reader):
            break  # something hidden came into the open, and it was not the same thing
        if found:
            return [f"{name} of {reader} after {before.kind.name}" for name in found], different
        lengths = len(one.record.lines), len(other.record.lines)
    for course, length in zip((one, other), lengths, strict=True):
        del course.record.lines[length:]
    if seat_record(one.record, reader) != seat_record(other.record, reader):
        return [f"seat record of {reader}"], different
    return [], different


def _change(course: Course, seat: int, action: int) -> bool:
    """Let a seat change its sealed answer in time before all are revealed, if it can give that one."""
    if course.state.answers[seat] == action:
        return True
    if action not in course.state.options(seat):
        return False
    course.answer(seat, action)
    return True


def _apart(one: Course, other: Course, reader: Reader, texts: Texts, heard: tuple[int, int]) -> list[str]:
    """In what the reader could tell the two games apart, having heard so much of each before."""
    found: list[str] = []
    if one.state != other.state:
        found += differences(given(one.state, reader, texts), given(other.state, reader, texts))
    if told(one.events[heard[0] :], reader, texts) != told(other.events[heard[1] :], reader, texts):
        found.append("log")
    if (one.undo.who() == reader.seat) != (other.undo.who() == reader.seat):
        found.append("undo")
    return found


# ── All of it ──


class Search:
    """What a search for leaks found, and how much it compared."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.worlds = 0
        self.outcomes = 0
        self.histories = 0

    def __str__(self) -> str:
        found = ", ".join(sorted(set(self.leaks))) or "no leak"
        return f"{found} ({self.worlds} other worlds, {self.outcomes} outcomes, {self.histories} histories)"


def search(game: Game, seed: int, histories: int = 4, often: int = 4) -> Search:
    """Look for leaks all along one random game."""
    found = Search()
    texts = Texts(game)
    rng = Rng(1000 + seed)

    def look(course: Course) -> None:
        if course.state.over:
            return
        asked = [reader_of(seat) for seat in course.state.asked[:2] if seat != NATURE]
        for reader in {*lookers(game, rng), *asked}:
            leaks, others = in_other_worlds(course.state, reader, texts, rng)
            found.leaks += leaks
            found.worlds += others
        leaks, compared = by_other_outcomes(course.state, texts, rng)
        found.leaks += leaks
        found.outcomes += compared
        assert not found.leaks, str(found)

    length = len(visit(game, seed, look, often).record.lines)
    for number in range(histories):
        for reader in lookers(game, rng):
            shared = rng.below(length) if number else 0
            leaks, different = in_other_histories(game, reader, texts, 100 * seed + number, shared)
            found.leaks += leaks
            found.histories += different
    return found
