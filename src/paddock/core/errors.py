"""The errors people meet. Each says in one sentence what was wrong, where, and what would have been right."""


class PaddockError(Exception):
    """Base of every error a person or a program outside may cause; its text is one clear sentence."""


class UnknownGame(PaddockError):
    """No game of that id is in the house."""


class BadOption(PaddockError):
    """An option, or its value, that the game does not have."""


class BadAction(PaddockError):
    """A text, number or JSON object that names no action of the game."""


class NotOffered(PaddockError):
    """A well-formed action that the rules do not offer now; `rule` is the id of the rule that stands against it."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(f"{sentence} [{rule}]" if rule else sentence)
        self.sentence = sentence
        self.rule = rule


class BadPosition(PaddockError):
    """A position text that cannot be read."""


class EndlessRule(PaddockError):
    """Rules that went on and on without asking anybody anything: a mistake in them, or in a hand-written position."""


class BadRecord(PaddockError):
    """A record that cannot be read, or does not replay."""


class AlteredRecord(BadRecord):
    """A record that was changed, or cut short, after its game was over."""


class OtherRulebook(BadRecord):
    """A record that was played under rules or data which are not the present ones."""


class BadData(PaddockError):
    """A data file (cards, circuits, a content pack) with a mistake in it."""


class NoUndo(PaddockError):
    """Nothing of this seat's can be taken back any more."""


class UnknownRule(PaddockError):
    """A rule id that the game's catalogue does not have."""


class UnknownBot(PaddockError):
    """No bot of that name, or a setting that the bot does not have."""


class BotFailed(PaddockError):
    """A bot, or the program behind it, could not go on."""


class BadSeason(PaddockError):
    """A championship file that cannot be read, or a result that does not fit it."""


class BadTrack(PaddockError):
    """A track text, tile or circuit that cannot be."""
