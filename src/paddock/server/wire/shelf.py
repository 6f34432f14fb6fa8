"""The shelf: the games of the house as the lobby offers them, with forms made from their declared options."""

from functools import lru_cache
from pathlib import Path

from paddock.bots.levels import LEVELS
from paddock.core.guide import has_guide
from paddock.core.message import Message
from paddock.core.options import Option
from paddock.core.texts import Texts
from paddock.core.title import Title
from paddock.server.wire.languages import known, spoken, texts_in
from paddock.server.wire.messages.titles import OptionInfo, PlayNow, TitleInfo
from paddock.server.wire.naming import printed_in, worded


def title_info(title: Title, language: str, pack: Path | None = None) -> TitleInfo:
    """A game on the shelf, with a content pack or without."""
    return _title_info(title, known(title, language), pack)


@lru_cache(maxsize=64)
def _title_info(title: Title, language: str, pack: Path | None) -> TitleInfo:
    game = title.game(pack=pack)
    texts = texts_in(language, game)
    return TitleInfo(
        id=title.id,
        name=texts.title(),
        tagline=_said(texts, "tagline"),
        fewest_seats=title.fewest_seats,
        most_seats=title.most_seats,
        seats=list(title.game(title.most_seats, pack).domains["seat"].slugs),
        options=[option_info(option, texts) for option in title.options(pack).values()],
        levels=list(LEVELS),
        languages=spoken(title),
        play_now=PlayNow(seats=title.play_now.seats, level=LEVELS[0], options=title.play_now.options),
        guided=has_guide(title),
        components=worded(title.components(pack=pack), title, language),
    )


def option_info(option: Option, texts: Texts) -> OptionInfo:
    domain = texts.game.domains.get(option.name) or texts.game.domains.get("circuit")
    drawn = _drawn(texts.game.title, texts.game.pack).get(option.name, {})
    words = printed_in(texts.game.title, texts.language)
    titles, helps = [], []
    for choice in option.choices:
        named = words.get(drawn.get(choice, ""), drawn.get(choice, ""))
        if domain and choice in domain.slugs:
            named = texts.name(domain.key, domain.index(choice))
        said = _said(texts, f"option-{option.name}-{choice}")
        # What has a name of its own goes by it; what is said of it stands beside it.
        titles.append(named or said or choice.replace("_", " "))
        helps.append(_said(texts, f"option-{option.name}-{choice}-help") or (_without(said, named) if named else ""))
    return OptionInfo(
        name=option.name,
        title=_said(texts, f"option-{option.name}-title") or option.name.replace("_", " ").capitalize(),
        help=_said(texts, f"option-{option.name}"),
        form=option.form,
        default=list(option.default) if isinstance(option.default, tuple) else option.default,
        choices=list(option.choices),
        choice_titles=titles,
        choice_helps=helps,
        least=option.least,
        most=option.most,
    )


def _without(said: str, name: str) -> str:
    """What is said of something, without its name at the beginning.

    >>> _without("Hallin Forest: 66 sectors, 3 laps, flowing.", "Hallin Forest")
    '66 sectors, 3 laps, flowing.'
    """
    return said.removeprefix(name).lstrip(" :,")


@lru_cache(maxsize=64)
def _drawn(title: Title, pack: Path | None) -> dict[str, dict[str, str]]:
    """What the tracks and boards that can be chosen are called, by option and id, as their pictures are."""
    shown = title.components(pack=pack)
    return {
        option: {entry["id"]: entry["name"] for entry in shown.get(f"{option}s", [])} for option in ("track", "board")
    }


def _said(texts: Texts, key: str) -> str:
    return texts.say(Message(key)) if texts.has(key) else ""
