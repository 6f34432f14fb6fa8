"""How races of The Great Race go between bots: how long they last, who wins them, and what is used on the way.

    python bench/great_race_balance.py                                   Africa, four crews of medium bots
    python bench/great_race_balance.py --board south-america --seats 2
    python bench/great_race_balance.py --bot search:simulations=60 --races 60
    python bench/great_race_balance.py --pack DIR                        with tiles, boards or figures of your own

Every figure is a mean over the races, or the share of races of which something is true.
"""

import argparse
from collections import Counter
from pathlib import Path

from paddock.bots.levels import bot
from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.games import title as title_called
from paddock.lab.play import play_with_bots

PER_RACE = {
    "transport lines used": "sails",
    "breakdowns on the road": "breaks-down",
    "breakdowns by sabotage": "is-crippled",
    "dangers paid for": "faces-danger",
    "dangers avoided by an escort": "avoids-with-escort",
    "dangers avoided by a Ranger": "avoids-with-ranger",
    "blind moves turned back": "turns-back",
    "risk zones crossed": "crosses-risk",
    "scouts sent out": "sends-scout",
    "cards drawn by scouts": "scout-draws",
    "Saboteurs": "threatens-crew",
    "Trackers": "threatens-tile",
    "Cheaters": "threatens-swap",
}
"""What is counted, by the event that tells it."""


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--board", default="africa")
    given.add_argument("--direction", default="southward")
    given.add_argument("--seats", type=int, default=4)
    given.add_argument("--bot", default="medium")
    given.add_argument("--races", type=int, default=200)
    given.add_argument("--seed", type=int, default=0)
    given.add_argument("--pack", type=Path)
    chosen = given.parse_args()
    title = title_called("great-race")
    game = title.game(chosen.seats, chosen.pack, board=chosen.board, direction=chosen.direction)
    bots = [bot(chosen.bot, title)] * chosen.seats
    races = []
    for race in range(chosen.races):
        told: list[Event] = []
        state = game.start(told)
        seed = 1_000_000 * chosen.seed + 100 * race
        play_with_bots(state, bots, Rng(seed), [Rng(seed + 1 + seat) for seat in range(chosen.seats)])
        races.append((told, state.places()))
    print(f"{game}, {chosen.races} races of {chosen.bot} bots")
    report(races)


def rounds_of_setting_off(events: list[tuple[str, tuple[int, ...]]]) -> list[int]:
    """In which round each crew drove for the first time: a late one has gathered money in the city of the start."""
    first: dict[int, int] = {}
    now = 0
    for name, values in events:
        if name == "round-begins":
            now += 1
        elif name == "sets-off":
            first.setdefault(values[0], now)
    return list(first.values())


def report(races: list[tuple[list[Event], list[int]]]) -> None:
    count = len(races)
    rounds: list[int] = []
    winners: Counter[int] = Counter()
    arrivals = 0
    contested = 0
    prestige: Counter[str] = Counter()
    counted: Counter[str] = Counter()
    races_with: Counter[str] = Counter()
    setting_off: list[int] = []
    for told, places in races:
        events = [(event.kind.name, event.values) for event in told]
        rounds.append(sum(name == "round-begins" for name, _ in events))
        setting_off += rounds_of_setting_off(events)
        arrived = [values[0] for name, values in events if name == "arrives"]
        arrivals += len(arrived)
        contested += len(arrived) > 1
        winner = places.index(1)
        winners[arrived.index(winner) + 1 if winner in arrived else 0] += 1
        for name, values in events:
            if name == "earns":
                prestige.update({"arrival": values[1], "levels": values[2], "money": values[3]})
        names = Counter(name for name, _ in events)
        for label, name in PER_RACE.items():
            counted[label] += names[name]
            races_with[label] += names[name] > 0
    rounds.sort()
    print(f"rounds                          mean {sum(rounds) / count:.2f}, the middle four fifths ", end="")
    print(f"{rounds[count // 10]} to {rounds[count - 1 - count // 10]}, all {rounds[0]} to {rounds[-1]}")
    print(f"round in which crews set off    {sum(setting_off) / max(1, len(setting_off)):.2f}")
    print(f"crews that arrive               {arrivals / count:.2f}")
    print(f"races with a later arrival      {contested / count:.1%}")
    for place in range(1, 5):
        print(f"races won by arrival {place}          {winners[place] / count:.1%}")
    print(f"races that nobody finished      {winners[0] / count:.1%}")
    told_prestige = ", ".join(f"{name} {prestige[name] / max(1, arrivals):.2f}" for name in prestige)
    print(f"prestige of who arrives         {told_prestige}")
    for label in PER_RACE:
        print(f"{label:<31} {counted[label] / count:.2f} a race, in {races_with[label] / count:.0%} of races")
    mean = sum(rounds) / count
    later = sum(winners[place] for place in range(2, 5)) / count
    print(f"goal: five to seven rounds      {'met' if 5 <= mean <= 7 else 'not met'}: {mean:.2f}")
    print(f"goal: a later arrival wins 20%  {'met' if later >= 0.2 else 'not met'}: {later:.1%}")


if __name__ == "__main__":
    main()
