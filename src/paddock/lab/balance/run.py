"""The experiment from its plan to its rows: all arms, with progress, within the time."""

import time
from dataclasses import dataclass

from paddock.core.errors import PaddockError
from paddock.games import game as make_game
from paddock.lab.balance.plan import SHARES, Arm, BalancePlan, check_balance, sized
from paddock.lab.gather import Progress, gather
from paddock.lab.study.row import PlayedGame, Uses, Watched, add_uses
from paddock.lab.study.watching import watch_batch


@dataclass
class Played:
    """What an arm came to."""

    arm: Arm
    rows: list[PlayedGame]
    uses: Uses

    def add(self, found: Watched) -> None:
        self.rows.extend(found.rows)
        add_uses(self.uses, found.uses.items())


@dataclass(frozen=True)
class Experiment:
    plan: BalancePlan
    game: str
    played: dict[str, Played]
    """By the name of the arm; one that did not fit into the time is not there."""
    seconds: float
    is_whole: bool


class NothingPlayed(PaddockError):
    """It was stopped before there was anything to tell."""


class TimeIsUp(Exception):
    """Ends an arm when its share of the time is up, with the games that are done."""


def run(plan: BalancePlan, progress: Progress | None = None) -> Experiment:
    """Play all arms. Ctrl-C, or the end of the time, leaves what is there."""
    started = time.perf_counter()
    game = str(make_game(plan.game_string, pack=plan.pack))
    arms = [arm for arm in (sized(arm, plan) for arm in check_balance(plan)) if arm is not None]
    total = sum(arm.seating.games for arm in arms)
    played: dict[str, Played] = {}
    is_whole, was_stopped = True, False
    share, shares = 0.0, sum(SHARES[arm.name] for arm in arms)
    for arm in arms:
        own = played[arm.name] = Played(arm, [], {})
        share += SHARES[arm.name]
        until = started + plan.seconds * share / shares

        def add(found: Watched, own: Played = own, until: float = until) -> int:
            own.add(found)
            done = sum(len(each.rows) for each in played.values())
            if progress is not None:
                progress(done, total)
            if not plan.games and time.perf_counter() > until:
                raise TimeIsUp
            return done

        try:
            was_stopped = not gather(arm.seating, watch_batch, add)
        except TimeIsUp:
            is_whole = False
        own.rows.sort(key=lambda row: row.number)
        if was_stopped:
            break
    if not played or not next(iter(played.values())).rows:
        raise NothingPlayed("not a single game was played in that time; give it more")
    kept = {name: each for name, each in played.items() if each.rows}
    return Experiment(plan, game, kept, time.perf_counter() - started, is_whole and not was_stopped)
