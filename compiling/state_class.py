"""A native state class: what `paddock.core.layout` does fact by fact, written out as typed methods.

Into the copy of a game's `rules/state.py` that is compiled, at the end of the class, go `begin_facts`, `copy`, `same`,
`hide`, `deal_unseen` and `numbers`; in the place of `facts_of(…)` go the facts themselves, because compiled classes
keep no annotations to read them from.
"""

import re

from compiling.declared import Declared, StateClass, state_classes

NUMBER, ROW, TABLE = "i64", "vec[i64]", "vec[vec[i64]]"

IMPORTS = """
from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr
from paddock.core import hiding, numbers
from paddock.core.rng import Rng
from paddock.core.rows import same_row, same_rows
from paddock.core.state import State
from paddock.core.vecs import vec
"""

HANDY = "@mypyc_attr(acyclic=True, free_list_len=1)"
"""The memory of a state that is given up is that of the next copy. (Why acyclic: see `State`.)"""

BEGINS = re.compile(
    r"(    def __init__\(self, game: Game(?:, \w+: \w+)*)\) -> None:\n(        super\(\)\.__init__\()game\)"
)
"""The beginning of a state's `__init__`, which is to take and pass on whether the state begins."""


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
            text = text.replace(f"\nclass {each.name}(", f"{IMPORTS}\n\n{HANDY}\nclass {each.name}(", 1)
    return BEGINS.sub(r"\1, begins: bool = True) -> None:\n\2game, begins)", text)


def methods(of: StateClass, flow: StateClass) -> list[str]:
    facts = [*of.facts, *flow.facts]
    shared = [*(name for name in flow.shared if name != "events"), *of.shared]
    text = [
        "",
        "    # ── Written by the build, from the facts declared above ──",
        "",
        *_begin(facts),
        "",
        *_copy(of, facts, shared),
        "",
        *_same(of.name, facts),
        "",
        *_hide(facts),
        "",
        *_deal_unseen(facts),
        "",
        *_numbers(facts),
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


def _copy(of: StateClass, facts: list[Declared], shared: list[str]) -> list[str]:
    copies = {NUMBER: "self.{0}", ROW: "self.{0}[:]", TABLE: "hiding.copied(self.{0})"}
    return [
        f'    def copy(self) -> "{of.name}":',
        f"        twin = {of.name}({', '.join(f'self.{attribute}' for attribute in of.made_of)}, False)",
        *(f"        twin.{attribute} = self.{attribute}" for attribute in shared if attribute not in of.made_of),
        *(f"        twin.{fact.name} = {copies[_copied_as(fact)].format(fact.name)}" for fact in facts),
        "        return twin",
    ]


def _copied_as(fact: Declared) -> str:
    return NUMBER if fact.shared else fact.type


def _own(fact: Declared) -> list[str]:
    """Give the state a row or table of its own, because it is about to be changed in place."""
    if not fact.shared or fact.type == NUMBER:
        return []
    copied = f"hiding.copied(self.{fact.name})" if fact.type == TABLE else f"self.{fact.name}[:]"
    return [f"self.{fact.name} = {copied}"]


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
    owners = [f"        {_owners(fact)}" for fact in secrets if fact.owner]
    own = [f"        {line}" for fact in secrets for line in _own(fact)]
    return ["    def hide(self, seat: i64) -> None:", *owners, *own, *(_hidden(fact) for fact in secrets)]


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
        unseen, counts, rest = f"unseen_{number}", f"counts_{number}", f"rest_{number}"
        text += [
            f"        if {' or '.join(_is_hidden(fact) for fact in secrets)}:",
            f"            {counts} = self.game.pool_counts[{pool!r}][:]",
            *(f"            {_take_out(fact, counts)}" for fact in places),
            f"            {unseen} = hiding.cards_of({counts})",
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
                f"                self.{fact.name} = hiding.rest(self.{fact.name}, {unseen}, {pool!r})",
            ]
            word = "elif"
        if piles:
            text += ["            else:", f"                hiding.all_dealt({unseen}, {pool!r})"]
        else:
            text += [f"            hiding.all_dealt({unseen}, {pool!r})"]
    return text if pools else [*text, "        return"]


def _numbers(facts: list[Declared]) -> list[str]:
    """The same as `layout.numbers_of`, without a copy."""
    written = [fact for fact in facts if fact.name != "frames"]
    text = ["    def numbers(self, seat: i64, sizes: vec[i64]) -> bytes:", "        out = BytesWriter()"]
    text += [f"        {_owners(fact)}" for fact in written if fact.see == "OWNER" and fact.owner]
    at = 0
    for fact in written:
        needs = {NUMBER: 0, ROW: 2, TABLE: 3}[fact.type]
        sizes = "".join(f", sizes[{at + number}]" for number in range(needs))
        text.append(f"        numbers.{_written(fact)}{sizes})")
        at += needs
    return [*text, "        return out.getvalue()"]


def _owners(fact: Declared) -> str:
    return f"of_{fact.name} = vec[i64]([{fact.owner}(self, index) for index in range(len(self.{fact.name}))])"


def _written(fact: Declared) -> str:
    """The call, up to its sizes, that writes a fact as a seat may know it."""
    rows = "rows" if fact.type == TABLE else "row"
    if fact.type == NUMBER:
        value = f"hiding.hidden(self.{fact.name})" if fact.see != "EVERYONE" else f"self.{fact.name}"
        return f"write_number(out, {value}"
    if fact.see == "EVERYONE":
        return f"write_{rows}(out, self.{fact.name}"
    if fact.see == "NOBODY":
        return f"write_hidden_{rows}(out, self.{fact.name}"
    if fact.owner:
        entries = "write_rows_of" if fact.type == TABLE else "write_entries"
        return f"{entries}(out, self.{fact.name}, of_{fact.name}, seat"
    others = "write_other_rows" if fact.type == TABLE else "write_others"
    return f"{others}(out, self.{fact.name}, seat"


def _is_pile(fact: Declared) -> bool:
    return fact.unordered and fact.type not in (NUMBER, TABLE)


def _is_hidden(fact: Declared) -> str:
    if fact.type == NUMBER:
        return f"self.{fact.name} == hiding.UNKNOWN"
    return f"hiding.{'is_hidden_somewhere' if fact.type == TABLE else 'is_hidden'}(self.{fact.name})"


def _take_out(fact: Declared, counts: str) -> str:
    if fact.type == NUMBER:
        return f"hiding.take_out(vec[i64]([self.{fact.name}]), {counts})"
    return f"hiding.{'take_out_rows' if fact.type == TABLE else 'take_out'}(self.{fact.name}, {counts})"


def _deal(fact: Declared, unseen: str) -> list[str]:
    if fact.type == NUMBER:
        held = f"of_{fact.name}"
        return [
            f"{held} = vec[i64]([self.{fact.name}])",
            f"{unseen} = hiding.deal_row({held}, {unseen}, rng)",
            f"self.{fact.name} = {held}[0]",
        ]
    rows = "_rows" if fact.type == TABLE else "_row"
    lines = [*_own(fact), f"{unseen} = hiding.deal{rows}(self.{fact.name}, {unseen}, rng)"]
    return [*lines, f"hiding.sort{rows}(self.{fact.name})"] if fact.unordered else lines
