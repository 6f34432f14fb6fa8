"""`paddock store`: look the server's store over, salvage a damaged one, back it up, restore it, and move it."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily

with lazily():
    from paddock.cli.terminal import console
    from paddock.server import running
    from paddock.store import backup as backing_up
    from paddock.store import damage
    from paddock.store import migrate as moving
    from paddock.store import salvage as salvaging

DAMAGED = 1
"""The exit code for a store that is damaged."""

app = new_app("paddock store check", "paddock store salvage --data ./games", no_args_is_help=True)

Data = Annotated[Path | None, typer.Option(help="The folder games are kept in.", show_default="yours")]


@app.callback()
def explain() -> None:
    """Look the server's store over for damage, salvage what is whole, back it up, restore it, or move it.

    `paddock serve` looks and salvages when it starts.
    """


@command(app, "paddock store check", "paddock store check --data ./games")
def check(data: Data = None) -> None:
    """Look through the store without changing it. Exit code 0: it is whole. 1: it is damaged. 2: it cannot be read."""
    path = (data or running.data_folder()) / running.STORE
    found = damage.check(path)
    for sentence in found.damage:
        console.OUT.print(sentence, soft_wrap=True, markup=False)
    if found.damage:
        console.complain(f"{path} is damaged; `paddock store salvage` saves what is whole")
        raise typer.Exit(DAMAGED)
    whole = "is whole" if found.is_complete else "is whole as far as could be seen in time"
    console.OUT.print(f"{path} {whole}.", soft_wrap=True, markup=False)


@command(app, "paddock store salvage", "paddock store salvage --data ./games")
def salvage(data: Data = None) -> None:
    """Put a new store with everything that is whole in the place of a damaged one, which is kept aside."""
    folder = data or running.data_folder()
    with running.lock(folder):
        told = salvaging.mend(folder / running.STORE)
    console.OUT.print(told or f"{folder / running.STORE} is whole.", soft_wrap=True, markup=False)


File = Annotated[Path, typer.Argument(help="The file of the backup.", show_default=False)]
Database = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        envvar="PADDOCK_STORE",
        help="The PostgreSQL database games are kept in, postgresql://user@host/database.",
        show_default="the file in the folder",
    ),
]


class Kind(StrEnum):
    """What a store can be moved to."""

    POSTGRES = "postgres"
    SQLITE = "sqlite"


@command(app, "paddock store backup monday.zip", "paddock store backup monday.zip --data ./games")
def backup(file: File, data: Data = None, store: Database = "") -> None:
    """Write everything that the house keeps to one file, also while it is open. It holds secrets: keep it private."""
    backing_up.back_up((data or running.data_folder()) / running.STORE, file, store)
    console.OUT.print(f"{file} holds everything ({file.stat().st_size:,} bytes).", soft_wrap=True, markup=False)


@command(app, "paddock store restore monday.zip --data ./games")
def restore(file: File, data: Data = None, store: Database = "") -> None:
    """Make a data folder, or fill an empty database, from a backup. Where games are already, nothing is done."""
    folder = data or running.data_folder()
    with running.lock(folder):
        backing_up.restore(file, folder / running.STORE, store)
    made = "the database" if store else folder / running.STORE
    console.OUT.print(f"{made} is as it was; serve it with --data {folder}.", soft_wrap=True, markup=False)


@command(
    app,
    "paddock store migrate postgres --data ./games --store postgresql://paddock@localhost/club",
    "paddock store migrate sqlite --data ./games --store postgresql://paddock@localhost/club",
)
def migrate(
    to: Annotated[Kind, typer.Argument(help="Where games shall be kept: database, or file in the folder.")],
    data: Data = None,
    store: Database = "",
) -> None:
    """Move the store of a closed house from its file to a database, or back. Both are compared before it counts.

    What it comes from stays as it was; a store that has games already is not overwritten.
    """
    if not store:
        raise typer.BadParameter("name the database with --store or PADDOCK_STORE", param_hint="--store")
    folder = data or running.data_folder()
    with running.lock(folder):
        path = folder / running.STORE
        moved = moving.to_database(path, store) if to is Kind.POSTGRES else moving.to_file(store, path)
    console.OUT.print(f"Moved to {to.value} and compared: {moved}.", soft_wrap=True, markup=False)
