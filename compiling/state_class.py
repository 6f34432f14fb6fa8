"""A native state class: what `paddock.core.layout` does fact by fact, written out as typed methods.

Into the copy of a game's `rules/state.py` that is compiled, at the end of the class, go `begin_facts`, `copy`, `same`,
`hide` and `deal_unseen`; in the place of `facts_of(…)` go the facts themselves, because compiled classes keep no
annotations to read them from.
"""

import re

from compiling.declared import Declared, StateClass, state_classes

NUMBER, ROW, TABLE = "i64", "vec[i64]", "vec[vec[i64]]"

IMPORTS = """
from mypy_extensions import i64
from paddock.core import hiding
from paddock.core.rng import Rng
from paddock.core.rows import same_row, same_rows
from paddock.core.state import State
from paddock.core.vecs import vec
"""


def with_native_methods(source: str, flow: StateClass) -> str:
    """The module with the facts written out, and the methods of each class that is all machine numbers."""
    lines = source.split("\n")
    for each in reversed(state_classes(source)):
        if each.is_native and each.name != flow.name:
            lines[each.end : each.end] = methods(each, flow)
    text = "\n".join(lines)
    for each in state_classes(source):
        facts = ", ".join(fact.as_call for fact in each.facts)
        text = text.replace(f"= facts_of({each.name})\n", f"= ({facts},)\n")
        if each.is_native and each.name != flow.name:
            text = text.replace(f"\nclass {each.name}(", f"{IMPORTS}\n\nclass {each.name}(", 1)
    return text


def methods(of: StateClass, flow: StateClass) -> list[str]:
    facts = [*of.facts, *flow.facts]
    shared = [*(name for name in flow.shared if name != "events"), *of.shared]
    text = [
        "",
        "    # ── Written by the build, from the facts declared above ──",
        "",
        *_begin(facts),
        "",
        *_copy(of.name, facts, shared),
        "",
        *_same(of.name, facts),
        "",
        *_hide(facts),
        "",
        *_deal_unseen(facts),
        "",
    ]
    return text


def _begin(facts: list[Declared]) -> list[str]:
    keys = list(dict.fromkeys(key for fact in facts for key in fact.per))
    text = ["    def begin_facts(self) -> None:", "        counts = self.game.layout.counts"]
    text += [f"        {_count_of(key)}: i64 = counts[{key}]" for key in keys]
    for fact in facts:
        sizes = [_count_of(key) for key in fact.per]
        value = fact.start
        if fact.type == ROW:
            value = f"vec[i64]([{fact.start}] * {sizes[0]})" if sizes else "vec[i64]()"
        elif fact.type == TABLE:
            row = f"vec[i64]([{fact.start}] * {sizes[1]})" if len(sizes) == 2 else "vec[i64]()"
            value = f"vec[vec[i64]]([{row} for at in range({sizes[0]})])" if sizes else "vec[vec[i64]]()"
        text.append(f"        self.{fact.name} = {value}")
    return text


def _count_of(key: str) -> str:
    """The name of the variable that says how many there are of what `key` (in quotes) stands for."""
    return "count_of_" + re.sub(r"\W+", "_", key.strip("'\""))


def _copy(name: str, facts: list[Declared], shared: list[str]) -> list[str]:
    copies = {NUMBER: "self.{0}", ROW: "self.{0}[:]", TABLE: "hiding.copied(self.{0})"}
    return [
        f'    def copy(self) -> "{name}":',
        f"        twin = {name}.__new__({name})",
        "        twin.events = None",
        *(f"        twin.{attribute} = self.{attribute}" for attribute in shared),
        *(f"        twin.{fact.name} = {copies[fact.type].format(fact.name)}" for fact in facts),
        "        return twin",
    ]


def _same(name: str, facts: list[Declared]) -> list[str]:
    tests = {
        NUMBER: "self.{0} == other.{0}",
        ROW: "same_row(self.{0}, other.{0})",
        TABLE: "same_rows(self.{0}, other.{0})",
    }
    return [
        "    def same(self, other: State) -> bool:",
        f"        assert isinstance(other, {name})",
        "        return (",
        "            " + "\n            and ".join(tests[fact.type].format(fact.name) for fact in facts),
        "        )",
    ]


def _hide(facts: list[Declared]) -> list[str]:
    secrets = [fact for fact in facts if fact.see != "EVERYONE"]
    # Who owns what is asked of the facts as they are, before any of them is hidden.
    owners = [
        f"        of_{fact.name} = vec[i64]([{fact.owner}(self, index) for index in range(len(self.{fact.name}))])"
        for fact in secrets
        if fact.owner
    ]
    return ["    def hide(self, seat: i64) -> None:", *owners, *(_hidden(fact) for fact in secrets)]


def _hidden(fact: Declared) -> str:
    if fact.type == NUMBER:
        return f"        self.{fact.name} = hiding.hidden(self.{fact.name})"
    rows = "_rows" if fact.type == TABLE else "_row"
    if fact.see == "NOBODY":
        return f"        hiding.hide{rows}(self.{fact.name})"
    if fact.owner:
        entries = "hide_rows_of" if fact.type == TABLE else "hide_entries"
        return f"        hiding.{entries}(self.{fact.name}, of_{fact.name}, seat)"
    others = "hide_other_rows" if fact.type == TABLE else "hide_others"
    return f"        hiding.{others}(self.{fact.name}, seat)"


def _deal_unseen(facts: list[Declared]) -> list[str]:
    """The same as `layout.fill_unknown`: the first hidden pile without order gets what the others leave."""
    pools = list(dict.fromkeys(fact.pool for fact in facts if fact.pool and fact.see != "EVERYONE"))
    text = ["    def deal_unseen(self, rng: Rng) -> None:"]
    for number, pool in enumerate(pools):
        places = [fact for fact in facts if fact.pool == pool]
        secrets = [fact for fact in places if fact.see != "EVERYONE"]
        piles = [fact for fact in secrets if _is_pile(fact)]
        unseen, seen, rest = f"unseen_{number}", f"seen_{number}", f"rest_{number}"
        text += [
            f"        if {' or '.join(_is_hidden(fact) for fact in secrets)}:",
            f"            {seen} = vec[i64]()",
            *(f"            {seen} = {_count(fact, seen)}" for fact in places),
            f"            {unseen} = hiding.unseen_of(self.game.pool_rows[{pool!r}], {seen})",
            f"            {rest}: i64 = 0",
        ]
        for fact in secrets:
            word = "if"
            if fact in piles:
                text += [
                    f"            if {rest} == 0 and hiding.is_all_hidden(self.{fact.name}):",
                    f"                {rest} = {1 + piles.index(fact)}",
                ]
                word = "elif"
            text += [
                f"            {word} {_is_hidden(fact)}:",
                *(f"                {line}" for line in _deal(fact, unseen)),
            ]
        word = "if"
        for at, fact in enumerate(piles, 1):
            text += [
                f"            {word} {rest} == {at}:",
                f"                hiding.lay_rest(self.{fact.name}, {unseen}, {pool!r})",
            ]
            word = "elif"
        if piles:
            text += ["            else:", f"                hiding.all_dealt({unseen}, {pool!r})"]
        else:
            text += [f"            hiding.all_dealt({unseen}, {pool!r})"]
    return text if pools else [*text, "        return"]


def _is_pile(fact: Declared) -> bool:
    return fact.unordered and fact.type not in (NUMBER, TABLE)


def _is_hidden(fact: Declared) -> str:
    if fact.type == NUMBER:
        return f"self.{fact.name} == hiding.UNKNOWN"
    return f"hiding.{'is_hidden_somewhere' if fact.type == TABLE else 'is_hidden'}(self.{fact.name})"


def _count(fact: Declared, seen: str) -> str:
    if fact.type == NUMBER:
        return f"hiding.count_seen(vec[i64]([self.{fact.name}]), {seen})"
    return f"hiding.{'count_seen_rows' if fact.type == TABLE else 'count_seen'}(self.{fact.name}, {seen})"


def _deal(fact: Declared, unseen: str) -> list[str]:
    if fact.type == NUMBER:
        held = f"of_{fact.name}"
        return [
            f"{held} = vec[i64]([self.{fact.name}])",
            f"{unseen} = hiding.deal_row({held}, {unseen}, rng)",
            f"self.{fact.name} = {held}[0]",
        ]
    rows = "_rows" if fact.type == TABLE else "_row"
    lines = [f"{unseen} = hiding.deal{rows}(self.{fact.name}, {unseen}, rng)"]
    return [*lines, f"hiding.sort{rows}(self.{fact.name})"] if fact.unordered else lines
