"""How the house is, for whoever runs it."""

from paddock.server.wire.messages.base import Struct


class Health(Struct):
    status: str
    """open, ready"""
