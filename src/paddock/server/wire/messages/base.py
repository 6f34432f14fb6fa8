"""What all messages have in common, and the answer to a request that cannot be carried out."""

import msgspec


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=False):
    """Base of all messages."""


class Problem(Struct):
    """What every 4xx answer carries."""

    reason: str
    rule: str = ""
