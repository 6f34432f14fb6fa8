"""A plea: what a seat asks of the others when it wants to take back what it may not undo alone."""


class Plea:
    """A seat asks the others to let it take its last answer back."""

    def __init__(self, number: int, seat: int, command: str, waits_for: set[int]) -> None:
        self.number = number
        self.seat = seat
        self.command = command
        self.waits_for = waits_for
