"""Places: who has beaten whom, as one number."""


def share_beaten(places: list[int], seat: int) -> float:
    """The share of its rivals that a seat has beaten, from 0 to 1; a shared place counts half.

    >>> share_beaten([2, 1, 2, 4], 0)
    0.5
    """
    rivals = len(places) - 1
    beaten = sum(1.0 if p > places[seat] else 0.5 for i, p in enumerate(places) if i != seat and p >= places[seat])
    return beaten / rivals if rivals else 1.0
