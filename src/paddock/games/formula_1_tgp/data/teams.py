"""What a team is made of: drivers, engines, the development board and tactic cards (TGP-3, TGP-7, TGP-28)."""

from typing import Annotated

import msgspec

from paddock.core.data import mistake
from paddock.games.formula_1_tgp.data.checks import Change, Origin, Small, check_ids, check_origins
from paddock.games.formula_1_tgp.rules.terms import CARD_IDS, MOST_DRIVERS, MOST_ENGINES


class Alias(msgspec.Struct, forbid_unknown_fields=True):
    """The neutral name of a driver or an engine."""

    id: str
    name: str


class Driver(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    alias: Alias
    speed: Small
    skill: Small
    origins: dict[str, Origin]


class Drivers(msgspec.Struct, forbid_unknown_fields=True):
    drivers: Annotated[list[Driver], msgspec.Meta(min_length=8, max_length=MOST_DRIVERS)]


class Engine(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    alias: Alias
    power: Small
    top: Small
    acceleration: Small
    reliability: Small
    origins: dict[str, Origin]


class Engines(msgspec.Struct, forbid_unknown_fields=True):
    engines: Annotated[list[Engine], msgspec.Meta(min_length=4, max_length=MOST_ENGINES)]


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """What a step of development adds, as the strips and boards count it."""

    speed: Change = 0
    tyres: Change = 0
    top: Small = 0
    acceleration: Small = 0
    reliability: Change = 0
    overtake: Change = 0
    start: Small = 0
    pit: Change = 0

    def amount_of(self, name: str) -> int:
        """What it adds to one of the effects that the rules know by these names."""
        amount: int = getattr(self, name)
        return amount


class Step(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    origins: dict[str, Origin]
    effect: Effect | None = None
    settings: Annotated[list[Effect], msgspec.Meta(max_length=2)] = []

    def choices(self) -> list[Effect]:
        """Its only effect, or its two settings."""
        return [self.effect] if self.effect is not None else self.settings


class Facility(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    origin: Origin
    steps: Annotated[list[Step], msgspec.Meta(min_length=4, max_length=4)]


class Tree(msgspec.Struct, forbid_unknown_fields=True):
    facilities: Annotated[list[Facility], msgspec.Meta(min_length=4, max_length=4)]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=20)]
    origin: Origin
    amount: Small = 0


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]


# ── TGP-3  Drivers and engines ──


def check_drivers(drivers: list[Driver]) -> None:
    check_ids("drivers.toml", "drivers", [driver.id for driver in drivers])
    check_ids("drivers.toml", "alias", [driver.alias.id for driver in drivers])
    for driver in drivers:
        check_origins("drivers.toml", driver.id, driver.origins, ("name", "alias", "speed", "skill"))


def check_engines(engines: list[Engine]) -> None:
    check_ids("engines.toml", "engines", [engine.id for engine in engines])
    check_ids("engines.toml", "alias", [engine.alias.id for engine in engines])
    for engine in engines:
        wanted = ("name", "alias", "power", "top", "acceleration", "reliability")
        check_origins("engines.toml", engine.id, engine.origins, wanted)


# ── TGP-7, TGP-26  The development board ──


def check_tree(tree: list[Facility]) -> None:
    check_ids("tree.toml", "facilities", [facility.id for facility in tree])
    check_ids("tree.toml", "steps", [step.id for facility in tree for step in facility.steps])
    for facility in tree:
        for step in facility.steps:
            check_origins("tree.toml", step.id, step.origins, ("name", "effect"))
            if (step.effect is None) != (len(step.settings) == 2):
                what = "a step needs either one effect or two settings"
                raise mistake("tree.toml", step.id, "effect, settings", what)


def most_start_rows(tree: list[Facility]) -> int:
    """The rows that all steps of the board together add to a start."""
    return sum(max(effect.start for effect in step.choices()) for facility in tree for step in facility.steps)


# ── TGP-3, TGP-28  Tactic cards ──


def in_the_order_of_the_rules(cards: list[Card]) -> list[Card]:
    """The kinds of cards by their numbers, however the file lists them. What a card does is a rule, so a pack may
    change its copies and its amount, but can neither add a kind nor leave one out."""
    ids = list(CARD_IDS.values())
    if sorted(card.id for card in cards) != sorted(ids):
        what = f"the rules know the cards {', '.join(ids)} (TGP-101); each of them once would be right, and no other"
        raise mistake("cards.toml", "cards", "id", what)
    return sorted(cards, key=lambda card: ids.index(card.id))


def check_cards(cards: list[Card]) -> None:
    copies = sum(card.copies for card in cards)
    if copies < 20:
        what = f"four teams of five crews need 20 cards; there are only {copies}"
        raise mistake("cards.toml", "cards", "copies", what)
