"""A game begun under one rulebook ends under it, whatever the house has become meanwhile."""

import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from paddock.core.edition import ALIKE
from paddock.core.errors import OtherRulebook
from paddock.core.record import game_string_of, read_record
from paddock.core.verify import verify
from paddock.games import game as game_of
from paddock.games.quick_grand_prix import TITLE
from paddock.server.table.editions.archive import Archives, NoEdition, snapshot
from paddock.server.table.editions.far_table import FarTable
from paddock.server.table.editions.kept import MOST_FOR_FINISHED, KeptEditions
from paddock.server.table.room import Room
from paddock.store.rows import Change, EditionRow, SeasonRow
from paddock.store.sqlite import SqliteStore
from tests.other_house import copy_of_the_house
from tests.server.serving import Served, Visitor, play_any, reach_speeds, served
from tests.store.kit import game as game_row
from tests.trust.process import Server

pytestmark = pytest.mark.plain_only

QUICK = "games/quick_grand_prix"
OTHER_POINTS = (f"{QUICK}/data/season.toml", "[10, 8,", "[10, 9,")
BROKEN_FINISH = (
    f"{QUICK}/rules/finish.py",
    "def finish_race(state: QuickState) -> None:\n",
    'def finish_race(state: QuickState) -> None:\n    raise ValueError("no flag")\n',
)
ENDLESS_FINISH = (
    f"{QUICK}/rules/finish.py",
    "def finish_race(state: QuickState) -> None:\n",
    "def finish_race(state: QuickState) -> None:\n    while True:\n        pass\n",
)


def other_house(tmp_path: Path, change: tuple[str, str, str]) -> Server:
    """A house in which one file was changed, on the same data."""
    folder = copy_of_the_house(tmp_path / "other", *change)
    (folder / "paddock" / QUICK / ALIKE).write_text("alike = []\n")  # as `make archive` does after such a change
    return Server(tmp_path / "data", PYTHONPATH=str(folder), PYTHONDONTWRITEBYTECODE="1")


def visit(server: Server, game: dict[str, Any]) -> Visitor:
    visitor = Visitor(connect(server.socket_of(game["game"]), proxy=None, max_size=None).__enter__())
    visitor.send(type="hello", secrets=game["keys"])
    return visitor


def record_of(ask: Callable[[str], bytes], game: dict[str, Any]) -> str:
    return ask(f"/api/games/{game['game']}/record").decode()


def room_of(house: Served, game: dict[str, Any]) -> Room:
    found: Room = house.in_loop(lambda: house.house.rooms[game["game"]])
    return found


def points_in(result: str) -> int:
    """The points of all seats together, which a race of four cars gives away whatever happens."""
    return sum(int(points) for points in re.findall(r"\((\d+)\)", result))


def human_asked(both: Visitor) -> int:
    """The first of the two seats of a hot-seat that is asked, once one is."""
    table = both.until_table(lambda table: not {0, 1}.isdisjoint(table["waiting"]["seats"]))
    return 0 if 0 in table["waiting"]["seats"] else 1


ONE_RACE = {"options": {"calendar": ["monaco"]}}


def test_a_game_ends_under_the_rulebook_it_was_begun_under(tmp_path: Path):
    """Upgrade: begun here, ended in a house with another points table; its new games are played under its own."""
    with served(tmp_path / "data") as ours:
        begun = ours.new_game("me", "hotseat", "bot")
        waiting = ours.new_game("me", "friend")
        with ours.visit(begun["game"], begun["keys"]) as both:
            seat = human_asked(both)
            both.play(both.question(seat)["options"][0]["action"], seat)
    with other_house(tmp_path, OTHER_POINTS) as theirs:
        info = theirs.get(f"/api/games/{begun['game']}")
        assert (info["status"], info["edition"], info["is_older_edition"]) == ("running", TITLE.edition, True)
        with visit(theirs, begun) as both:
            seat = human_asked(both)
            question = both.question(seat)
            said = both.command("preview", seat=seat, action=question["options"][0]["action"])
            assert said["lines"], "a preview comes from the old rulebook too"
            refused = both.play("drive S1-slow", seat)
            assert refused["type"] == "refused"
            assert refused["reason"], "so does the reason why not"
            assert theirs.get(f"/api/games/{begun['game']}/components")
            play_any(both, [0, 1])
        ended = theirs.get(f"/api/games/{begun['game']}")
        assert theirs.get(f"/api/games/{begun['game']}/proof")["verified"]
        assert theirs.get(f"/api/games/{begun['game']}/replay")["info"]["edition"] == TITLE.edition
        # Made under the old rulebook and joined only now: the old one too.
        friend = theirs.post(f"/api/games/{waiting['game']}/join", {"name": "Bob"})
        assert theirs.get(f"/api/games/{waiting['game']}")["is_older_edition"]
        with visit(theirs, {"game": waiting["game"], "keys": waiting["keys"] + friend["keys"]}) as both:
            play_any(both, [0, 1])
        new = theirs.new_game("me", "hotseat", **ONE_RACE)
        assert not theirs.get(f"/api/games/{new['game']}")["is_older_edition"]
        with visit(theirs, new) as both:
            play_any(both, [0, 1])
        theirs_result = theirs.get(f"/api/games/{new['game']}")["result"]
    assert points_in(theirs_result) == 10 + 9 + 6 + 5, "four cars in the points of their table"
    with served(tmp_path / "data") as ours:
        # Downgrade: what was run under the old rulebook is ours again, and holds; the other is known by its own.
        text = ours.ask("GET", f"/api/games/{begun['game']}/record").body.decode()
        record = read_record(game_of(game_string_of(text)), text)
        assert verify(record).moves > 0
        assert (record.edition, record.result) == (TITLE.edition, ended["result"])
        assert ours.get(f"/api/games/{new['game']}")["is_older_edition"]
        assert ours.get(f"/api/games/{new['game']}/proof")["verified"]
        text = ours.ask("GET", f"/api/games/{new['game']}/record").body.decode()
        with pytest.raises(OtherRulebook, match="was played under edition"):
            read_record(game_of(game_string_of(text)), text)


def test_a_game_is_played_on_by_bots_clock_and_undo_also_after_its_process_died(tmp_path: Path):
    with other_house(tmp_path, OTHER_POINTS) as theirs:
        begun = theirs.new_game("me", "bot", **ONE_RACE)
        two = theirs.new_game("me", "hotseat", **ONE_RACE)
    with served(tmp_path / "data") as ours:
        with ours.visit(begun["game"], begun["keys"]) as ann:
            ann.question(0)
            edition = room_of(ours, begun).rules.edition
            assert edition is not None
            for pid in filter(None, edition.pids):
                os.kill(pid, signal.SIGKILL)
            play_any(ann, [0])
        assert ours.get(f"/api/games/{begun['game']}/proof")["verified"]
        with ours.visit(two["game"], two["keys"]) as both:
            reach_speeds([(both, 0), (both, 1)])
            first = both.question(0)["options"]
            both.reach(both.play(first[0]["action"], 0)["version"])
            assert both.play(first[1]["action"], 0)["type"] == "done", "a sealed answer may be changed"


@pytest.mark.parametrize("change", [BROKEN_FINISH, ENDLESS_FINISH], ids=["raises", "never ends"])
def test_an_old_rulebook_that_fails_pauses_its_game_and_nobody_else(tmp_path: Path, change: tuple[str, str, str]):
    with other_house(tmp_path, change) as theirs:
        begun = theirs.new_game("me", "hotseat", **ONE_RACE)
    with served(tmp_path / "data", rule_patience=1.5) as ours:
        good = ours.new_game("me", "hotseat")
        with ours.visit(begun["game"], begun["keys"]) as both, ours.visit(good["game"], good["keys"]) as others:
            while both.until_table()["info"]["status"] == "running":
                seat = both.table["waiting"]["seats"][0]
                reply = both.play(both.question(seat)["options"][0]["action"], seat)
                if reply["type"] == "done":
                    both.reach(reply["version"])
                else:
                    both.until_table(lambda table: table["info"]["status"] != "running")
            assert both.table["info"]["status"] == "pinned"
            assert "no flag" in both.table["info"]["trouble"] or "1.5 seconds" in both.table["info"]["trouble"]
            play_any(others, [0, 1])


def test_an_archive_that_was_touched_is_not_run(tmp_path: Path):
    with other_house(tmp_path, OTHER_POINTS) as theirs:
        begun = theirs.new_game("me", "hotseat", **ONE_RACE)
    (archive,) = (tmp_path / "data" / "editions").glob("*.zip")
    assert archive.stat().st_mode & 0o777 == 0o600
    assert archive.parent.stat().st_mode & 0o777 == 0o700
    content = archive.read_bytes()
    archive.write_bytes(content[:-1] + b"x")
    with served(tmp_path / "data") as ours:
        info = ours.get(f"/api/games/{begun['game']}")
        assert info["status"] == "pinned"
        assert "was changed after it was written" in info["trouble"]
    archive.write_bytes(content)
    with served(tmp_path / "data") as ours:
        assert ours.get(f"/api/games/{begun['game']}")["status"] == "running"


def test_an_edition_stays_open_while_a_room_is_being_opened_under_it_and_no_longer_than_rooms_need_it(tmp_path: Path):
    """The housekeeper looks at least a few times while the process of the old rulebook is being started."""
    with other_house(tmp_path, OTHER_POINTS) as theirs:
        begun = theirs.new_game("me", "hotseat", **ONE_RACE)
    with served(tmp_path / "data", clock_tick=0.01, idle=0.1) as ours:
        with ours.visit(begun["game"], begun["keys"]) as both:
            assert both.until_table()["info"]["status"] == "running"
            seat = human_asked(both)
            assert both.play(both.question(seat)["options"][0]["action"], seat)["type"] == "done"
            edition = room_of(ours, begun).rules.edition
            assert edition is not None
            assert edition.users == 1
        for _ in range(200):
            if not any(edition.pids):
                break
            time.sleep(0.05)
        assert edition.users == 0
        assert not any(edition.pids), "nobody is there any more"
        assert ours.get(f"/api/games/{begun['game']}")["status"] == "running", "it is opened again when it is needed"


def test_an_edition_under_which_a_game_cannot_be_opened_is_not_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with other_house(tmp_path, OTHER_POINTS) as theirs:
        begun = theirs.new_game("me", "hotseat", **ONE_RACE)
    with served(tmp_path / "data") as ours:
        with monkeypatch.context() as broken:
            broken.setattr(FarTable, "tell_again", raise_an_error)
            assert ours.get(f"/api/games/{begun['game']}")["status"] == "pinned"
        assert [edition.users for edition in ours.house.editions._open.values()] == [0]
        # It is paused in memory alone: the store knows of no trouble.
        ours.post(f"/api/games/{begun['game']}/resume", begun["keys"][0])
        assert ours.get(f"/api/games/{begun['game']}")["status"] == "running"


def raise_an_error(*_: Any) -> Any:
    raise ZeroDivisionError


# ── Archives ──


def test_an_archive_is_private_repeatable_and_runs_only_if_nobody_else_could_write_it(tmp_path: Path):
    archives = Archives(tmp_path / "editions")
    made = snapshot()
    archives.keep(made)
    archives.keep(made)
    file = archives.file(made.digest)
    assert [path.name for path in archives.folder.iterdir()] == [file.name]
    assert (archives.lay_out(made.digest) / "paddock" / "core" / "table.py").exists()
    file.chmod(0o620)
    with pytest.raises(NoEdition, match="others may write"):
        archives.lay_out(made.digest)
    file.chmod(0o600)
    archives.folder.chmod(0o777)
    with pytest.raises(NoEdition, match="others may write"):
        archives.lay_out(made.digest)
    with pytest.raises(NoEdition, match="not in the data folder"):
        Archives(tmp_path).lay_out(made.digest)


def test_rulebooks_that_no_game_needs_are_removed(tmp_path: Path):
    store = SqliteStore(tmp_path / "paddock.sqlite")
    kept = KeptEditions(tmp_path / "editions", store, 1.0)
    editions = kept.keep(TITLE)
    many = [EditionRow(id=f"e{n}", title=TITLE.id, archive=f"a{n}", created=float(n)) for n in range(20)]
    for row in many:
        (tmp_path / "editions" / f"{row.archive}.zip").write_bytes(b"")
    games = [game_row("old", edition="e0"), game_row("over", edition="e1", status="over")]
    store.save(Change(editions=editions + many, games=games)).result()
    assert kept.drop_unneeded({TITLE.edition}) == 19 - MOST_FOR_FINISHED
    left = {"e0", TITLE.edition} | {f"e{n}" for n in range(20 - MOST_FOR_FINISHED, 20)}
    assert {row.id for row in store.editions()} == left
    files = {file.stem for file in (tmp_path / "editions").glob("*.zip")}
    assert files == {row.archive for row in store.editions()}
    store.close()


def test_the_rulebook_of_a_race_that_its_championship_has_not_entered_is_kept(tmp_path: Path):
    """The points of a finished race are read off it by its own rules."""
    store = SqliteStore(tmp_path / "paddock.sqlite")
    games = [game_row("over", edition="e0", status="over"), game_row("entered", edition="e1", status="over")]
    seasons = [SeasonRow(id=game, created=1.0, key="", plan="", text="", game=game) for game in ("over", "")]
    store.save(Change(games=games, seasons=seasons)).result()
    assert store.needed_editions() == {"e0"}
    store.close()
