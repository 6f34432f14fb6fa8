"""`paddock rules`: a game's rules in our own words, and what covers each of them."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from paddock.cli.arguments import GameName, Language
from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_rule
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock import games
    from paddock.cli.rules import covered
    from paddock.cli.terminal import console, rulebook, words

EXAMPLES = (
    "paddock rules quick-grand-prix",
    "paddock rules quick-grand-prix QGP-28",
    "paddock rules quick-grand-prix --search 'pit stop'",
    "paddock rules quick-grand-prix --rulings",
    "paddock rules formula-1-tgp --lang pl",
    "paddock rules coverage quick-grand-prix",
)


class RulesGroup(TyperGroup):
    """`paddock rules GAME` is short for `paddock rules show GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = ["show", *args]
        return super().parse_args(ctx, args)


app = new_app(*EXAMPLES, cls=RulesGroup, no_args_is_help=False)


@app.callback()
def explain() -> None:
    """Read a game's rules in our own words: `paddock rules GAME`."""


@command(app, *EXAMPLES)
def show(
    game: GameName,
    id: Annotated[
        str, typer.Argument(metavar="ID", help="Show this rule or ruling.", autocompletion=complete_rule)
    ] = "",
    rulings: Annotated[
        bool, typer.Option("--rulings", help="Show how the house settles what the printed rules leave open.")
    ] = False,
    search: Annotated[
        str, typer.Option("--search", metavar="WORD", help="Show the rules with this word in them.", show_default=False)
    ] = "",
    lang: Language = "en",
) -> None:
    """Read a game's rules, one of them, or those with a word in them."""
    words.check_language(lang)
    if bool(id) + rulings + bool(search) > 1:
        raise BadOption("choose one of ID, --rulings and --search")
    title = games.title(game)
    if id:
        rulebook.say_if_english(console.OUT, title, lang)
        rulebook.show_rule(console.OUT, title, id, lang)
    else:
        with rulebook.paged() as page:
            rulebook.say_if_english(page, title, lang, rulings)
            if search:
                rulebook.show_found(page, title, search, lang)
            elif rulings:
                rulebook.show_rulings(page, title, lang)
            else:
                rulebook.show_book(page, title, lang)


@command(
    app,
    "paddock rules coverage quick-grand-prix",
    "paddock rules coverage quick-grand-prix --tests tests --games 1000",
)
def coverage(
    game: GameName,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="Where the tests are.")] = Path("tests"),
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many random games to play.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="For the random games.")] = 1,
) -> None:
    """Show for each rule its tests and how often random play exercised it.

    Exit code 1: a rule has neither a test nor a reason why it needs none, or a test names a rule that does not exist.
    """
    if not tests.is_dir():
        raise BadOption(f"there is no folder {str(tests)!r} with tests; name it with --tests DIR")
    if count < 0:
        raise BadOption(f"the number of random games must be 0 or more, not {count}")
    raise typer.Exit(covered.show_coverage(games.title(game), tests, count, seed))
