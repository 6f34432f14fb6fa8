"""The types of every game as TypeScript, for the browser: `python -m paddock.server.wire.game_types FOLDER`.

For each title a file `types.ts`: its names, facts, decisions, verbs and events from its rules, as the wire carries them
(see `facts` and `events`), and its components and previews from the Structs that its title shows. Beside each type
stands a guard, a function that says whether a value from the wire is of this type: so the browser reads and never
asserts.
"""

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from paddock.core.facts import EVERYONE, LIST, NUMBER, Fact
from paddock.core.game import Game
from paddock.core.title import Title
from paddock.games import titles
from paddock.server.wire.facts import FLOW_NAMES
from paddock.server.wire.typescript import (
    comment,
    field_comments,
    gathered,
    guard_of_struct,
    guards_in,
    key,
    one_of,
    structs_in,
    type_of,
)

HEAD = """\
// The types of {name}, made from its rules and what it shows by `make types`; not to be edited.

import type {{ Guard }} from "../../lib/guards";
import {{ {guards} }} from "../../lib/guards";
import type {{ {types} }} from "../../lib/wire";
"""
TYPES = ("NONE", "UNKNOWN", "Wire")
"""What `lib/wire.ts` has for all games."""


def write(folder: Path) -> None:
    """The types of all titles, each into the folder that is called like it."""
    for title in titles():
        (folder / title.id / "types.ts").write_text(types_of(title), encoding="utf-8")


def types_of(title: Title) -> str:
    """The text of one game's types.ts."""
    game = title.game()
    body = "\n".join(
        [
            *_names(game),
            *_facts(game),
            *_decisions(game),
            *_events(game),
            *_structs(title),
            *_whole(title),
        ]
    )
    types = ", ".join(word for word in TYPES if re.search(rf"\b{word}\b", body))
    return HEAD.format(name=title.name, types=types, guards=guards_in(body)) + "\n" + body


# ── Names ──


def _names(game: Game) -> list[str]:
    """Each domain: its words where the rules themselves name them all, else any word."""
    lines = ["/** What things are called. */", "export interface Names {"]
    closed = game.title.browser.closed_domains
    for domain, names in game.domains.items():
        words = " | ".join(f'"{slug}"' for slug in names.slugs) if domain in closed else "string"
        lines.append(f"  {domain}: {words};")
    return [*lines, "}", ""]


def _name(domain: str) -> str:
    return f'Names["{domain}"]' if domain else "number"


def _name_guard(game: Game, domain: str) -> str:
    if not domain:
        return "number"
    if domain not in game.title.browser.closed_domains:
        return "word"
    return one_of(game.domains[domain].slugs)


# ── Facts ──


def _facts(game: Game) -> list[str]:
    fields = [field for field in game.layout.facts if field.name not in FLOW_NAMES]
    lines = ["/** The state as a seat may know it. */", "export interface Facts {"]
    lines += [f"  {field.name}: {_fact(field)};" for field in fields]
    lines += ["}", "", "const FACTS = {"]
    lines += [f"  {field.name}: {_fact_guard(game, field)}," for field in fields]
    return [*lines, "};", ""]


def _fact(field: Fact) -> str:
    word = " | ".join([_name(field.domain), *_blanks(field)])
    if field.shape == NUMBER:
        return word
    inner = f"({word})[]" if " " in word else f"{word}[]"
    return inner if field.shape == LIST else f"{inner}[]"


def _fact_guard(game: Game, field: Fact) -> str:
    guard = _name_guard(game, field.domain)
    if guard != "word":
        blanks = [{"NONE": '"."', "UNKNOWN": '"?"'}[blank] for blank in _blanks(field)]
        guard = f"either({guard}, oneOf({', '.join(blanks)}))" if blanks else guard
    if field.shape == NUMBER:
        return guard
    return f"list({guard})" if field.shape == LIST else f"list(list({guard}))"


def _blanks(field: Fact) -> list[str]:
    """What may stand there besides a value: see `facts.word`."""
    if field.see != EVERYONE:
        return ["NONE", "UNKNOWN"]
    return ["NONE"] if field.domain else []


# ── Decisions and events ──


def _decisions(game: Game) -> list[str]:
    kinds = [kind for kind in game.rules.kinds if not kind.chance]
    verbs = list(dict.fromkeys(verb for kind in kinds for verb in kind.verbs))
    lines = ["/** What a seat may be asked. */", "export type Kind =", *(f'  | "{kind.name}"' for kind in kinds)]
    lines[-1] += ";"
    lines += ["", "/** What it may answer: each verb with its arguments. */", "export interface Verbs {"]
    lines += [
        f"  {key(verb.name)}: {_arguments((name, _name(domain)) for name, domain, _ in verb.arguments)};"
        for verb in verbs
    ]
    lines += ["}", "", "const KINDS: Guard<Kind> = oneOf(", *(f'  "{kind.name}",' for kind in kinds), ");", ""]
    lines += ["const VERBS = {"]
    for verb in verbs:
        guards = ((name, _name_guard(game, domain)) for name, domain, _ in verb.arguments)
        lines.append(f"  {key(verb.name)}: struct({_arguments(guards, ', ')}),")
    return [*lines, "};", ""]


def _events(game: Game) -> list[str]:
    lines = ["/** What may happen: each kind of event with its arguments. */", "export interface Events {"]
    for event in game.rules.events:
        values = _arguments((name, _told(game, domain)) for name, domain in event.arguments)
        lines.append(f"  {key(event.name)}: {values};")
    lines += ["}", "", "const EVENTS = {"]
    for event in game.rules.events:
        guards = _arguments(((name, _told_guard(game, domain)) for name, domain in event.arguments), ", ")
        lines.append(f"  {key(event.name)}: struct({guards}),")
    return [*lines, "};", ""]


def _told(game: Game, domain: str) -> str:
    """An argument of an event: a number or a name, which may be none."""
    return f"{_name(domain)} | NONE" if domain in game.title.browser.closed_domains else _name(domain)


def _told_guard(game: Game, domain: str) -> str:
    guard = _name_guard(game, domain)
    return f'either({guard}, oneOf("."))' if guard.startswith("oneOf") else guard


def _arguments(pairs: Iterable[tuple[str, str]], between: str = "; ") -> str:
    inside = between.join(f"{key(name)}: {type_}" for name, type_ in pairs)
    if inside:
        return f"{{ {inside} }}"
    return "{}" if between == ", " else "Record<never, never>"


# ── Components and previews ──


def component_types(title: Title) -> list[type[msgspec.Struct]]:
    """The Structs that hold the components: of a game, and of the title where that is another one."""
    return _returned(title.browser.components)


def preview_types(title: Title) -> list[type[msgspec.Struct]]:
    """The Structs that say what a choice leads to."""
    return _returned(title.browser.preview)


def _returned(function: Callable[..., Any] | None) -> list[type[msgspec.Struct]]:
    """The Structs that a function's annotation says it returns, in the order in which it names them."""
    return structs_in(get_type_hints(function)["return"]) if function is not None else []


def _structs(title: Title) -> list[str]:
    """An interface and a guard for every Struct that the title shows, those that others are made of first."""
    drawings = [editor.draws for editor in title.editors if editor.draws is not None]
    lines: list[str] = []
    for struct in gathered([*component_types(title), *preview_types(title), *drawings]):
        lines += _struct(struct)
    return lines


def _struct(struct: type[msgspec.Struct]) -> list[str]:
    name = struct.__name__
    schema = msgspec.json.schema_components([struct])[1][name]
    lines = [comment(schema["description"])] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    said = field_comments(struct)
    for field, form in schema["properties"].items():
        if field in said:
            lines.append(comment(said[field], "  "))
        lines.append(f"  {field}: {type_of(form)};")
    return [*lines, "}", "", guard_of_struct(name, schema)]


# ── All together ──


def _whole(title: Title) -> list[str]:
    names = [struct.__name__ for struct in component_types(title)]
    window = "Window" if "Window" in names else "Components"
    foreseen = [struct.__name__ for struct in preview_types(title)]
    return [
        "/** What a seat is told of a choice before it is made. */",
        f"export type Foreseen = {' | '.join(foreseen) or 'never'};",
        "",
        "/** All of it, as the shell and the parts of this game pass it on. */",
        "export interface Game {",
        "  facts: Facts;",
        "  kind: Kind;",
        "  verbs: Verbs;",
        "  events: Events;",
        "  components: Components;",
        f"  window: {window};",
        "  foreseen: Foreseen;",
        "}",
        "",
        "export const WIRE: Wire<Game> = {",
        "  facts: struct(FACTS),",
        "  changes: partial(FACTS),",
        "  kinds: KINDS,",
        "  verbs: VERBS,",
        "  events: EVENTS,",
        "  components: isComponents,",
        f"  window: is{window},",
        f"  foreseen: either({', '.join(f'is{name}' for name in foreseen)}),",
        "};",
        "",
    ]


if __name__ == "__main__":
    write(Path(sys.argv[1]))
