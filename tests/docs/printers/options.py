"""Tables of options: what may be chosen about each game before it starts."""

from paddock.core.message import Message
from paddock.core.options import Option
from paddock.core.texts import Texts
from paddock.core.title import Title
from paddock.games import titles
from tests.docs.printers.tables import code, table


def options() -> str:
    return "\n".join(f"## {title.name}\n\n{_options(title)}" for title in titles())


def _options(title: Title) -> str:
    texts = Texts(title.game())
    seats = [code("seats"), f"{title.fewest_seats} to {title.most_seats}", code(title.fewest_seats), "How many play."]
    rows = [
        seats,
        *([code(option.name), _values(option), *_rest(option, texts)] for option in title.options().values()),
    ]
    return table(["option", "values", "unless you choose", "what it is"], rows)


def _values(option: Option) -> str:
    if option.form == "flag":
        return "`yes`, `no`"
    if option.form == "whole":
        return f"{option.least} to {option.most}"
    if option.form == "text":
        return f"a line, at most {option.most} characters"
    found = ", ".join(code(choice) for choice in option.choices)
    return found if option.form == "choice" else f"{option.least} to {option.most} of {found}, joined by `+`"


def _rest(option: Option, texts: Texts) -> list[str]:
    key = f"option-{option.name}"
    words = texts.say(Message(key)) if texts.has(key) else ""
    for choice in option.choices:
        if texts.has(f"{key}-{choice}"):
            words += f"<br>{code(choice)}: {texts.say(Message(f'{key}-{choice}'))}"
    return [code(option.text(option.default)) or "–", words]
