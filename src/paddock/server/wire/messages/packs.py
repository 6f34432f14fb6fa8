"""Content packs."""

from paddock.server.wire.messages.base import Struct


class NewPack(Struct):
    """A track of Grand Prix or a board of The Great Race that was drawn, as the text of its file: to be raced on."""

    title: str
    text: str


class PackInfo(Struct):
    """A content pack that the house has."""

    pack: str
    """The digest of its files, by which it goes everywhere."""
    name: str
    files: list[str]
    options: dict[str, str]
    """What would be chosen to see what is new in it, such as the track that was drawn."""
