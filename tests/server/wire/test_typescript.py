from pathlib import Path

from paddock.server.wire.typescript import schemas, typescript

FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"


def test_the_browser_has_the_types_of_the_present_messages():
    assert FILE.read_text(encoding="utf-8") == typescript(), "run `make types`"


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_always_there():
    text = typescript()
    hello = text[text.index("export interface Hello {") : text.index("export interface Play {")]
    refused = text[text.index("export interface Refused {") : text.index("export interface Answer {")]
    assert "version?: number;" in hello
    assert "?:" not in refused


def test_every_message_has_a_schema_that_forbids_unknown_fields():
    assert all(schema["additionalProperties"] is False for schema in schemas().values())
