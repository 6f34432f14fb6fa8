"""The protocol's page names every command, every answer and every address that the server has."""

from pathlib import Path
from typing import Any, get_args

import pytest

from paddock.server.wire.messages.answers import FromServer
from paddock.server.wire.messages.commands import Command

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("message", [*get_args(Command), *get_args(FromServer)], ids=lambda each: each.__name__)
def test_every_message_is_explained(message: Any):
    tag = message.__struct_config__.tag
    assert f"`{tag}" in PAGE, f"docs/protocol.md does not say what {tag!r} is"


@pytest.mark.parametrize("word", ["guide", "notes", "rewind", "guided", "/about", "/api/way-in"])
def test_what_a_table_carries_beside_events_is_explained(word: str):
    assert word in PAGE
