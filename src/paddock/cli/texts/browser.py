"""The browser's words: `web/src/lib/texts/<language>.ts`, one object of sentences and of functions that make one.

Read here without the browser's tools, so that a translator needs none of them: names, nesting, and what the functions
fill in. The client's own tests (`web/tests/texts.test.ts`) call every one of them besides.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from paddock.core.translation import Comparison, compared

BEGINS = re.compile(r"^(?:export )?const (\w+)(?:: [^=]+?)? = \{", re.MULTILINE)
TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)|(?P<quoted>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?P<word>[\w$]+)|(?P<sign>=>|.)""",
    re.DOTALL,
)
PARAMETERS = re.compile(r"^\((?P<several>[^()]*)\)(?:: \w+)? =>|^(?P<one>\w+) =>")


def compare_browser(part: str, folder: Path, language: str) -> Comparison:
    """The browser's words in a language beside the English ones."""
    english = browser_words(folder / "en.ts")
    file = folder / f"{language}.ts"
    other = browser_words(file) if file.exists() else {}
    found = compared(part, english, other)
    for path, words in other.items():
        if path in english:
            found.wrong += [f"{path}: {what}" for what in _faults(words, english[path])]
    return found


def browser_words(file: Path) -> dict[str, str]:
    """What the object of a file says, as it is written there, by its path: `menu.home`."""
    source = file.read_text(encoding="utf-8")
    objects = {found[1]: found.end() for found in BEGINS.finditer(source)}
    said: dict[str, str] = {}
    start = objects.get(file.stem)
    if start is not None:
        _read_object(source, start, "", said)
    return said


def _faults(words: str, english: str) -> Iterator[str]:
    wanted, filled = _parameters(english), _parameters(words)
    if len(wanted) != len(filled):
        yield f"is made of {len(filled)} values; in English of {len(wanted)}"
    body = words.partition("=>")[2]
    for name in filled:
        if not name.startswith("_") and not re.search(rf"\b{name}\b", body):
            yield f"{name} is lost"


def _parameters(words: str) -> list[str]:
    """The names of what a function fills in; none of a plain sentence."""
    found = PARAMETERS.match(words)
    if found is None:
        return []
    if found["one"]:
        return [found["one"]]
    return re.findall(r"(?:^|,)\s*(\w+)(?=\s*[:,]|$)", re.sub(r"<[^<>]*>", "", found["several"]))


def _read_object(source: str, at: int, path: str, said: dict[str, str]) -> int:
    """Read an object from behind its opening brace; returns the place behind its closing one."""
    while True:
        at, name = _token(source, at)
        if name == "}":
            return at
        if name == ",":
            continue
        at, sign = _token(source, at)
        assert sign == ":", f"a name and a colon are expected, not {name!r} {sign!r}"
        name = path + name.strip("\"'")
        after, first = _token(source, at)
        if first == "{":
            at = _read_object(source, after, f"{name}.", said)
            at = _end_of_value(source, at)  # a type may follow: `as Record<string, string>`
        else:
            end = _end_of_value(source, at)
            said[name] = source[at:end].strip()
            at = end


def _end_of_value(source: str, at: int) -> int:
    """The place of the comma or brace that ends a value."""
    depth = 0
    while True:
        after, token = _token(source, at)
        if depth == 0 and token in (",", "}"):
            return at
        if token == "<" and source[at - 7 : at] == " Record":
            after = source.index(">", after) + 1
        depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
        at = after


def _token(source: str, at: int) -> tuple[int, str]:
    """The next word, string or sign, and the place behind it."""
    while True:
        if source[at] == "`":
            return _end_of_template(source, at + 1), "`"
        found = TOKEN.match(source, at)
        assert found is not None
        at = found.end()
        if found.lastgroup != "skip":
            return at, found[0]


def _end_of_template(source: str, at: int) -> int:
    """The place behind a template's closing backquote; what it fills in may hold templates again."""
    while source[at] != "`":
        if source[at] == "\\":
            at += 2
        elif source.startswith("${", at):
            at += 2
            while True:
                at, token = _token_or_brace(source, at)
                if token == "}":
                    break
        else:
            at += 1
    return at + 1


def _token_or_brace(source: str, at: int) -> tuple[int, str]:
    """The next token of what a template fills in, or a whole block in braces."""
    at, token = _token(source, at)
    if token != "{":
        return at, token
    while token != "}":
        at, token = _token_or_brace(source, at)
    return at, "{}"
