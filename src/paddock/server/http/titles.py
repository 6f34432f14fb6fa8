"""The shelf over HTTP: the games of the house, their rules, and the schemas of all messages."""

from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from paddock.core.catalogue import catalogue
from paddock.core.errors import PaddockError
from paddock.core.languages import ENGLISH, HOUSE_TEXTS, languages
from paddock.core.rulebook import is_translated, rulebook
from paddock.core.title import Title
from paddock.games import title as title_called
from paddock.games import titles
from paddock.server.http.asking import Hosted
from paddock.server.wire.about import about
from paddock.server.wire.messages.titles import AboutThing, RuleReference, RuleSection, TitleInfo
from paddock.server.wire.shelf import title_info
from paddock.server.wire.typescript import schemas


@get("/api/titles", sync_to_thread=True)
def list_titles(language: FromQuery[str] = "en") -> list[TitleInfo]:
    """All games of the house, with their options and what the lobby draws."""
    return [title_info(title, language) for title in titles()]


@get("/api/titles/{title:str}", sync_to_thread=True)
def show_title(
    title: FromPath[str], house: Hosted, language: FromQuery[str] = "en", pack: FromQuery[str] = ""
) -> TitleInfo:
    """One game, with what a content pack adds to it."""
    found = title_called(title)
    return title_info(found, language, house.packs.folder_for(found, pack))


@get("/api/titles/{title:str}/about", sync_to_thread=True)
def about_things(title: FromPath[str], language: FromQuery[str] = "en") -> dict[str, AboutThing]:
    """What everything on the game's tables is and does, by its name."""
    return about(title_called(title), language)


@get("/api/rules/{title:str}", sync_to_thread=True)
def rules(title: FromPath[str], language: FromQuery[str] = "en") -> RuleReference:
    """The rules of a game in our own words."""
    found = title_called(title)
    return reference(found, language)


def reference(title: Title, language: str) -> RuleReference:
    if language not in languages() or not is_translated(title, language):
        language = ENGLISH
    try:
        book = rulebook(title, language)
    except PaddockError:
        return RuleReference(title=title.id, name=title.name, language=language, text="", sections=[])
    sections = [
        RuleSection(id=rule.id, title=rule.title, text=rule.text, chapter=chapter.title)
        for chapter in book.chapters
        for rule in chapter.rules
    ]
    rulings = catalogue(language, (HOUSE_TEXTS,)).say("rulings", {})
    sections += [RuleSection(id=r.id, title=r.title, text=r.text, chapter=rulings) for r in book.rulings]
    return RuleReference(title=title.id, name=book.name, language=language, text=book.introduction, sections=sections)


@get("/api/schema/messages", sync_to_thread=False)
def message_schemas() -> dict[str, Any]:
    """The JSON schemas of all messages, those of the websocket included."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": schemas()}


HANDLERS = [list_titles, show_title, about_things, rules, message_schemas]
