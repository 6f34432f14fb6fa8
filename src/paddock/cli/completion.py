"""What the shell offers when Tab is pressed: games, their options with values, bots, kept games."""

from collections.abc import Iterable, Iterator

import typer

from paddock.cli.files import saved_games
from paddock.cli.lazily import lazily
from paddock.core.errors import PaddockError

with lazily():
    from paddock import games
    from paddock.bots import levels
    from paddock.core import languages, rulebook
    from paddock.core import title as titles


def complete_game(incomplete: str) -> list[str]:
    return [id for id in games.SHELF if id.startswith(incomplete)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """`laps=` and then its values, of the game that the line names."""
    try:
        options = _title(context).options(context.params.get("pack"))
    except PaddockError:
        return []
    name, equals, begun = incomplete.partition("=")
    if not equals:
        return [f"{option}=" for option in options if option.startswith(name)]
    if name not in options:
        return []
    option = options[name]
    if option.form == "flag":
        values = ["yes", "no"]
    elif option.form == "whole":
        values = [str(number) for number in range(option.least, min(option.most, option.least + 50) + 1)]
    else:
        values = list(option.choices)
    before, plus, last = begun.rpartition("+") if option.form == "several" else ("", "", begun)
    return [f"{name}={before}{plus}{value}" for value in values if value.startswith(last)]


def complete_bots(incomplete: str) -> list[str]:
    return list(_last_of_several(incomplete, levels.SETTINGS))


def complete_players(incomplete: str) -> list[str]:
    return list(_last_of_several(incomplete, [f"bot:{name}" for name in levels.SETTINGS]))


def complete_saved(incomplete: str) -> list[str]:
    return [name for name in ["last", *(file.stem for file in saved_games())] if name.startswith(incomplete)]


def complete_rule(context: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    try:
        book = rulebook.rulebook(_title(context))
    except PaddockError:
        return []
    rules = [rule for chapter in book.chapters for rule in chapter.rules] + book.rulings
    return [(rule.id, rule.title) for rule in rules if rule.id.lower().startswith(incomplete.lower())]


def complete_seat(context: typer.Context, incomplete: str) -> list[str]:
    try:
        named = _title(context)
        slugs = named.game(named.most_seats).domains["seat"].slugs
    except PaddockError:
        return []
    return [slug for slug in slugs if slug.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    return [language for language in languages.languages() if language.startswith(incomplete)]


def _title(context: typer.Context) -> "titles.Title":
    """The game that the line names. While an option still lacks its value, typer has not yet read the arguments."""
    typed = [context.params.get("game"), *context.args]
    return games.title(next((str(word) for word in typed if word), "").partition("(")[0])


def _last_of_several(incomplete: str, words: Iterable[str]) -> Iterator[str]:
    before, comma, last = incomplete.rpartition(",")
    for word in words:
        if word.startswith(last):
            yield f"{before}{comma}{word}"
