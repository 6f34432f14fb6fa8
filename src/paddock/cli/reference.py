"""stub"""

from rich.console import Console

from paddock.core.errors import UnknownRule
from paddock.core.game import Title


def rule_titles(id: str) -> list[tuple[str, str]]:
    return []


def show_rule(console: Console, title: Title, word: str, language: str) -> None:
    raise UnknownRule(f"there is no rule {word!r}")
