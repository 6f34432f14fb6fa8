"""A whole round, done slowly and literally with cardboard: cards that lie face up or face down, cars slid sideways.

Written from the rules alone and sharing no code with the game, to be compared with it.
"""

from dataclasses import dataclass


@dataclass
class SpeedCard:
    """A speed card beside a car: the number that faces the track, the die, and which side is up."""

    number: int
    die: int
    face_up: bool = True


@dataclass
class Car:
    name: str
    engine: int
    response: int
    damaged: bool
    card: SpeedCard | None
    """None: the car makes a pit stop."""
    passed: int = 0

    def speed(self) -> int:
        assert self.card
        return self.card.number + (0 if self.damaged else self.engine)

    def limit(self) -> int:
        return 1 if self.damaged else self.response


@dataclass
class Gap:
    """An empty piece of track: left by a car in the pits, or the SL card."""

    name: str


@dataclass
class Section:
    safety_limit: int
    drs: bool
    difficulty: int
    missing_die: str
    spare_dice: list[int]


Track = list[Car | Gap]


def play_round(line: Track, section: Section) -> tuple[Track, dict[str, str], list[str]]:
    """The line after the round, what is noted on the race card, and the cars that stopped in race order."""
    noted = {slot.name: str(slot.speed()) if slot.card else "P" for slot in line if isinstance(slot, Car)}
    pits = [slot for slot in line if isinstance(slot, Car) and slot.card is None]
    line = [Gap(slot.name) if slot in pits else slot for slot in line]
    take_damage(line, section)
    left_at = {car.name: where(line, car.name) for car in pits}
    move(line, section)
    for car in sorted(pits, key=lambda car: left_at[car.name]):
        come_back(line, car, left_at[car.name])
    line = [slot for slot in line if isinstance(slot, Car) or slot.name == "SL"]
    return line, noted, [slot.name for slot in line if slot in pits]


def where(line: Track, name: str) -> int:
    return [slot.name for slot in line].index(name)


# ── Damage ──


def take_damage(line: Track, section: Section) -> None:
    running = [slot for slot in line if isinstance(slot, Car)]
    top = max((car.speed() for car in running), default=0)
    if top <= section.safety_limit:
        return
    unlucky = []
    for car in running:
        if car.speed() == top and sum(dice_beside(line, car, section)) > section.difficulty:
            unlucky.append(car)
    while unlucky:
        car = unlucky.pop()  # the rearmost
        place = where(line, car.name)
        for _ in range(top - section.safety_limit):
            if place + 1 < len(line):
                line[place], line[place + 1] = line[place + 1], line[place]
                place += 1
        car.damaged = True


def dice_beside(line: Track, car: Car, section: Section) -> list[int]:
    dice = []
    for step in (-1, +1):
        place = where(line, car.name) + step
        if section.missing_die != "zero":
            while 0 <= place < len(line) and isinstance(line[place], Gap):
                place += step
        neighbour = line[place] if 0 <= place < len(line) else None
        if neighbour is None and section.missing_die == "loop":
            # Start again from the other end; the car itself is no neighbour.
            ring = [slot for slot in (line if step == 1 else reversed(line)) if isinstance(slot, Car)]
            neighbour = next((slot for slot in ring if slot is not car), None)
        if isinstance(neighbour, Car) and neighbour.card:
            dice.append(neighbour.card.die)
        elif neighbour is None and section.missing_die == "spare":
            dice.append(max(section.spare_dice))
        else:
            dice.append(0)
    return dice


# ── The flow chart ──


def move(line: Track, section: Section) -> None:
    while True:
        up = [slot for slot in line if isinstance(slot, Car) and slot.card and slot.card.face_up]
        if not up:
            return  # a round ends when all speed cards are face down
        climber = up[-1]
        while climber.card and climber.card.face_up:  # switched: move forward to the next comparison
            compare(line, where(line, climber.name), section)


def compare(line: Track, place: int, section: Section) -> None:
    """One comparison of the car at this place with what is in front of it."""
    behind = line[place]
    assert isinstance(behind, Car)
    assert behind.card
    if place == 0:
        behind.card.face_up = False
        return
    front = line[place - 1]
    if isinstance(front, Gap):
        passes = behind.speed() > section.safety_limit
    elif not (front.card and front.card.face_up):
        passes = False
    elif section.drs:
        passes = behind.speed() >= front.speed()
    else:
        passes = behind.speed() > front.speed()
    if not passes:
        behind.card.face_up = False
        return
    line[place - 1], line[place] = behind, front
    behind.passed += 1
    if behind.passed == behind.limit():
        behind.card.face_up = False


# ── Back from the pits ──


def come_back(line: Track, car: Car, left_at: int) -> None:
    car.damaged = False
    for place, slot in enumerate(line):
        if place >= left_at and isinstance(slot, Gap) and slot.name != "SL":
            line[place] = car
            return
    line.append(car)
