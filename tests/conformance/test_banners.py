"""Every rule and every ruling can be found in the code of its game by searching for its id.

The id stands in a banner above the code that plays the rule, `# ── GP-6.8.1, R-09  Lateral displacement ──`, written
out in full, so that a search for it lands there. A banner that is too long for a line goes on in comments below it.
A rule that no code plays has its reason in RULINGS.md: under "Rules without digital meaning", or, where it is played by
the code of another rule or by what is not there, in a list of its own:

    ## No code of its own
    - GP-1.2.1, R-47: the reason
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core.rulebook import ID, rulebook
from paddock.core.title import Title

NO_CODE = "No code of its own"
ROOMS = ("data", "rules", "bot", "show")
"""Where a banner may stand; the package itself, which holds the title, counts too."""
SHARED = ("parts", "season", "track")
"""Folders of the house with rules that more than one place needs; a banner may stand there as well."""

pytestmark = pytest.mark.plain_only


def own_files(title: Title) -> Iterator[Path]:
    """The source files of a game, the package itself first."""
    yield from sorted(title.folder.glob("*.py"))
    for room in ROOMS:
        yield from sorted((title.folder / room).rglob("*.py"))


def shared_files(title: Title) -> Iterator[Path]:
    house = title.folder.parents[1]
    for room in SHARED:
        yield from sorted((house / room).rglob("*.py"))


def banners(source: str) -> Iterator[str]:
    """The banners of a file, each as one line."""
    banner = ""
    for line in source.splitlines():
        words = line.strip()
        if words.startswith("# ──"):
            banner = words
        elif banner and words.startswith("#"):
            banner += words.removeprefix("#")
        else:
            banner = ""
        if banner.endswith("──"):
            yield banner
            banner = ""


def ids_in(text: str) -> set[str]:
    """The ids of rules and rulings that a text names."""
    return set(re.findall(rf"(?<![\w-]){ID}(?![\w-])", text))


def reasons(title: Title) -> dict[str, str]:
    """Why a rule has no code of its own, by its id."""
    found = dict(rulebook(title).no_meaning)
    text = (title.folder / "RULINGS.md").read_text(encoding="utf-8")
    _, _, section = text.partition(f"\n## {NO_CODE}\n")
    section = section.partition("\n## ")[0]
    for entry in re.findall(r"^- (.+(?:\n  .+)*)", section, flags=re.MULTILINE):
        ids, _, reason = " ".join(entry.split()).partition(": ")
        found |= dict.fromkeys(re.split(r", *", ids), reason)
    return found


def wanted(title: Title) -> list[str]:
    """The ids of all rules and rulings of a game, in the order of its rulebook."""
    book = rulebook(title)
    return [*book.ids(), *(ruling.id for ruling in book.rulings)]


def cited(files: Iterator[Path]) -> set[str]:
    """The ids that stand in a banner of these files."""
    return {id for file in files for banner in banners(file.read_text(encoding="utf-8")) for id in ids_in(banner)}


def test_every_rule_and_ruling_has_a_banner_or_a_reason(title: Title):
    # More than one game calls its rulings, …: in shared files such an id does not tell whose it is.
    words = {id.partition("-")[0] for id in rulebook(title).ids()}
    shared = {id for id in cited(shared_files(title)) if id.partition("-")[0] in words}
    known = cited(own_files(title)) | shared | set(reasons(title))
    missing = [id for id in wanted(title) if id not in known]
    assert not missing, f"{len(missing)} without a banner or a reason: {', '.join(missing)}"


def test_every_banner_names_rules_that_exist(title: Title):
    ours = {id.partition("-")[0] for id in wanted(title)}
    strange = {id for id in cited(own_files(title)) if id.partition("-")[0] in ours} - set(wanted(title))
    assert not strange, f"in a banner, but not in rules.md or RULINGS.md: {', '.join(sorted(strange))}"


def test_a_reason_is_given_only_for_what_exists_and_has_no_banner(title: Title):
    given = reasons(title)
    unknown = [id for id in given if id not in wanted(title)]
    assert not unknown, f"RULINGS.md gives a reason for what does not exist: {', '.join(unknown)}"
    assert all(given.values()), f"without a reason: {', '.join(id for id, reason in given.items() if not reason)}"
    needless = sorted(set(given) & cited(own_files(title)))
    assert not needless, f"a reason why there is no code, and yet a banner: {', '.join(needless)}"


def test_a_banner_may_go_on_below_its_first_line():
    source = "# ── GP-6.8.1, R-09,\n#    GP-6.8.2  Sideways ──\nx = 1\n# ── not ended\nx = 2\n    # ── R-7  Inside ──\n"
    assert [ids_in(banner) for banner in banners(source)] == [{"GP-6.8.1", "R-09", "GP-6.8.2"}, {"R-7"}]
