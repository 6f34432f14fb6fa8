"""What a step of development does, in figures that sentences can take up."""

from paddock.games.formula_1_tgp.rules.terms import EFFECTS


def effect_words(effects: list[int], suffix: str = "") -> dict[str, str | int]:
    """Each effect by its name, with its sign; `none` where there is none. The suffix tells a second setting apart."""
    return {f"{name}{suffix}": f"{effects[n]:+d}" if effects[n] else "none" for n, name in enumerate(EFFECTS)}
