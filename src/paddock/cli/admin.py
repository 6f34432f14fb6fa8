"""`paddock admin`: look after a house that is open."""

import json
import os
import time
import urllib.error
import urllib.request
from typing import Annotated, Any
from urllib.parse import quote

import typer

from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily
from paddock.core.errors import PaddockError

with lazily():
    from paddock.cli.terminal import console

PATIENCE = 30.0

app = new_app(
    "paddock admin state",
    "paddock admin find Ann",
    "paddock admin delete 3q9rT0vJmKQe8aXw",
    no_args_is_help=True,
)

Server = Annotated[str, typer.Option("--server", envvar="PADDOCK_SERVER", help="Where the house is open.")]
HERE = "http://127.0.0.1:8000"
GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of the table: the end of its link.")]


class NotCarriedOut(PaddockError):
    """What the house refuses, or a house that does not answer."""


@app.callback()
def explain() -> None:
    """Look after a house that is open: find, hide, close and delete tables, ban, announce, see how it is.

    From another machine, or where PADDOCK_ADMIN_KEY was set for the server, set the same here.
    """


def ask(server: str, method: str, path: str, data: Any = None) -> Any:
    """What the house answers. Raises `NotCarriedOut` with its reason."""
    headers = {"content-type": "application/json"}
    if key := os.environ.get("PADDOCK_ADMIN_KEY"):
        headers["authorization"] = f"Bearer {key}"
    body = None if data is None else json.dumps(data).encode()
    if not server.startswith(("http://", "https://")):
        raise NotCarriedOut(f"the address of a house begins with http:// or https://, not {server!r}")
    request = urllib.request.Request(server.rstrip("/") + path, body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        try:
            reason = json.load(error)["reason"]
        except (ValueError, KeyError, TypeError):
            reason = f"it answers {error.code}"
        raise NotCarriedOut(f"the house at {server} refuses: {reason}") from None
    except (OSError, ValueError) as error:
        raise NotCarriedOut(f"no house answers at {server}: {getattr(error, 'reason', error)}") from None


def say(sentence: str) -> None:
    console.OUT.print(sentence, soft_wrap=True)


@command(app, "paddock admin state")
def state(server: Server = HERE) -> None:
    """Show how the house is: load, counts, and what went wrong lately."""
    found = ask(server, "GET", "/api/admin/state")
    say("The house takes people in." if found["ready"] else f"The house takes nobody in: {found['reason']}")
    for name, value in found["figures"].items():
        say(f"{value:>10,.0f}  {name.removeprefix('paddock_').replace('_', ' ')}")
    for line in found["errors"]:
        say(line)


@command(app, "paddock admin find", "paddock admin find running", "paddock admin find Ann")
def find(
    word: Annotated[str, typer.Argument(help="A word of id, game, status or a name; none: the newest tables.")] = "",
    server: Server = HERE,
) -> None:
    """List tables, the newest first."""
    for game in ask(server, "GET", f"/api/admin/games?word={quote(word)}")["games"]:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(game["created"]))
        people = ", ".join(seat["name"] or "free" for seat in game["seats"])
        listed = " listed" if game["listed"] else ""
        say(f"{game['game']}  {made}  {game['status']}{listed}  {game['title']}  {people}")


@command(app, "paddock admin hide 3q9rT0vJmKQe8aXw")
def hide(game: GameId, server: Server = HERE) -> None:
    """Take a table out of the lobby; its link still leads there."""
    ask(server, "POST", f"/api/admin/games/{quote(game)}/hide", {})
    say("It is not listed any more.")


@command(app, 'paddock admin close 3q9rT0vJmKQe8aXw --reason "This is a club for friendly people."')
def close(
    game: GameId,
    reason: Annotated[str, typer.Option("--reason", help="What its people are told.")] = "",
    server: Server = HERE,
) -> None:
    """Stop a race, and say why."""
    ask(server, "POST", f"/api/admin/games/{quote(game)}/close", {"reason": reason})
    say("The race is paused.")


@command(app, "paddock admin delete 3q9rT0vJmKQe8aXw")
def delete(game: GameId, server: Server = HERE) -> None:
    """Drop a table with everything that is kept of it."""
    ask(server, "DELETE", f"/api/admin/games/{quote(game)}")
    say("It is gone.")


@command(app, "paddock admin link 3q9rT0vJmKQe8aXw 0")
def link(game: GameId, seat: Annotated[int, typer.Argument(help="From 0.")], server: Server = HERE) -> None:
    """Make a new link for a seat whose own was lost; the old one is void."""
    key = ask(server, "POST", f"/api/admin/games/{quote(game)}/link", {"seat": seat})
    say(f"{server.rstrip('/')}/game/{game}#keys={key['seat']}.{key['secret']}")


Addresses = Annotated[list[str] | None, typer.Option("--address", help="An address; may be given several times.")]
Names = Annotated[list[str] | None, typer.Option("--name", help="A name; may be given several times.")]


@command(app, "paddock admin ban --address 203.0.113.9", "paddock admin ban --name Troll")
def ban(address: Addresses = None, name: Names = None, server: Server = HERE) -> None:
    """Let an address or a name in no more; without any, show who is not let in."""
    wanted = {"addresses": address or [], "names": name or []}
    found = ask(server, "POST", "/api/admin/bans", wanted) if address or name else ask(server, "GET", "/api/admin/bans")
    for each in [*found["addresses"], *found["names"]]:
        say(each)


@command(app, "paddock admin unban --name Troll")
def unban(address: Addresses = None, name: Names = None, server: Server = HERE) -> None:
    """Let an address or a name in again."""
    ask(server, "POST", "/api/admin/bans/lift", {"addresses": address or [], "names": name or []})
    say("They may come in.")


@command(app, 'paddock admin announce "The house closes at midnight for an hour."')
def announce(text: Annotated[str, typer.Argument(help="What is said.")], server: Server = HERE) -> None:
    """Say something in the chat of every open table."""
    found = ask(server, "POST", "/api/admin/announce", {"text": text})
    say(f"Said at {found['tables']} tables.")
