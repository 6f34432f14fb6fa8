"""Generations: play, learn, play better. What is done stands in a folder, so that it goes on where it was stopped."""

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from paddock import __version__
from paddock.core.extras import need
from paddock.core.title import Title
from paddock.lab.gather import gather
from paddock.lab.learning.samples import Curriculum, Sample, Sampler, curriculum, value_of
from paddock.lab.plan import SimulationPlan, check_plan

REMEMBERED = 2
"""Each generation learns from its own games and from those of the one before it."""

Tell = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and of how much."""


@dataclass(frozen=True)
class Training:
    """What to learn, and how long."""

    title: Title
    folder: Path
    generations: int = 2
    games: int = 0
    """Of each line of the curriculum; 0: as many as the curriculum says."""
    seed: int = 1
    workers: int = 0


def train(training: Training, tell: Tell) -> dict[str, Any] | None:
    """Play and learn all generations. Returns what the weights' file keeps; None if Ctrl-C has ended it, and then the
    same call goes on where it was."""
    need("train", "`paddock train`", "numpy")
    from paddock.lab.learning.fitting import fit

    plan = curriculum(training.title)
    value = value_of(training.title)
    training.folder.mkdir(parents=True, exist_ok=True)
    history: list[dict[str, Any]] = []
    kept: dict[str, Any] | None = None
    for generation in range(training.generations):
        file = training.folder / f"generation-{generation}.json"
        if file.exists():
            kept = json.loads(file.read_text(encoding="utf-8"))
            assert kept is not None
            history = kept["made"]["generations"]
            continue
        started = time.process_time()
        weights = json.dumps(kept).encode() if kept is not None else None
        samples = _played(training, plan, generation, weights, tell)
        if samples is None:
            return None
        for earlier in range(max(0, generation - REMEMBERED + 1), generation):
            samples = samples + _read(training.folder, earlier, len(plan.play))
        found = fit(samples, training.seed, lambda done, of: tell("learning", done, of))
        history = [
            *history,
            {
                "players": _players(plan, generation),
                "states": found.states,
                "rounds": found.rounds,
                "loss": round(found.loss, 4),
                "loss_of_worth": round(found.loss_of_worth, 4),
                "seconds": round(time.process_time() - started, 1),
            },
        ]
        made = {
            "by": f"paddock train {training.title.id}",
            "version": __version__,
            "edition": training.title.edition,
            "seed": training.seed,
            "games": training.games or plan.games,
            "generations": history,
        }
        kept = {"made": made, "features": value.names(), **found.content}
        file.write_text(json.dumps(kept), encoding="utf-8")
    return kept


def write_weights(kept: dict[str, Any], file: Path) -> None:
    """The weights as a game keeps them: one line for how they were made and for each row."""
    lines = [f'  "{key}": {json.dumps(part)}' for key, part in kept.items() if key != "hidden"]
    rows = ",\n".join(f"    {json.dumps(row)}" for row in kept["hidden"])
    lines.append(f'  "hidden": [\n{rows}\n  ]')
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _players(plan: Curriculum, generation: int) -> str:
    """Who plays: first the rule of thumb with slips, then what has been learned, with slips too."""
    if generation == 0:
        return f"easy:slips={plan.slips}"
    return f"glance:simulations={plan.simulations},slips={plan.slips}"


def _played(
    training: Training, plan: Curriculum, generation: int, weights: bytes | None, tell: Tell
) -> list[Sample] | None:
    """The samples of a generation; a line of the curriculum that has been played is read from its file."""
    for number, (game, variants) in enumerate(plan.play):
        file = _file(training.folder, generation, number)
        if not file.exists():
            name = f"generation {generation + 1} of {training.generations}, {len(plan.play) - number} to play"
            seating = check_plan(
                SimulationPlan(
                    game,
                    (_players(plan, generation),),
                    training.games or plan.games,
                    seed=1000 * training.seed + 10 * generation + number,
                    workers=training.workers or os.cpu_count() or 1,
                    variants=variants,
                )
            )
            samples: list[Sample] = []
            games: set[int] = set()

            def add(batch: list[Sample], samples: list[Sample] = samples, games: set[int] = games) -> int:
                samples.extend(batch)
                games.update(sample.game for sample in batch)
                return len(games)

            def show(done: int, of: int, name: str = name) -> None:
                tell(name, done, of)

            if not gather(seating, Sampler(weights, plan.every), add, show):
                return None
            samples.sort(key=lambda sample: sample.game)  # however many processes have played
            file.write_bytes(msgspec.json.encode(samples))
    return _read(training.folder, generation, len(plan.play))


def _file(folder: Path, generation: int, line: int) -> Path:
    return folder / f"games-{generation}-{line}.json"


def _read(folder: Path, generation: int, lines: int) -> list[Sample]:
    """The samples of a generation that has been played."""
    files = [_file(folder, generation, line) for line in range(lines)]
    return [sample for file in files for sample in msgspec.json.decode(file.read_bytes(), type=list[Sample])]
