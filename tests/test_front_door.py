"""The public front door: what a program finds under `paddock`."""

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, assert_type

import pytest

import paddock
from paddock.core.errors import AlteredRecord, BadAction, BadPosition, BadRecord, UnknownBot
from paddock.core.reader import REFEREE, SPECTATOR, Reader
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.view import View
from paddock.lab.simulate import SimulationPlan, simulate

if TYPE_CHECKING:
    from mypy_extensions import i64

    from paddock.core.vecs import vec

OWN = """
from paddock.bots.random_bot import RandomBot

class Last:
    def choose(self, view, rng, budget=None):
        return view.options[-1]

class Lazy:
    pass
"""


@pytest.fixture
def in_folder_of_own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)


def played(table: Table) -> Table:
    while not table.over:
        for seat in table.asked():
            table.play(table.default(seat), seat)
    return table


# ── Views ──


def test_who_is_not_at_the_table_sees_nothing():
    race = paddock.start("quick-grand-prix", seats=2, seed=7)
    for nobody in (7, 2, -1, Reader((0, 5))):
        with pytest.raises(BadAction, match=r"there is no seat -?[0-9]; seats are 0 to 1"):
            race.view(nobody)
    for somebody in (0, 1, SPECTATOR, REFEREE, Reader((0, 1))):
        assert isinstance(race.view(somebody), View)


def test_a_prompt_completes_the_facts_of_a_view():
    seen = paddock.start("quick-grand-prix", seed=7).view(0)
    assert {"dealt", "hand", "line", "asks"} <= set(dir(seen))
    assert {"options", "sample_world", "seat"} <= set(dir(seen))


def test_a_type_checker_knows_the_facts_of_each_game():
    """Checked by `make lint`: at run time `assert_type` does nothing."""
    quick = paddock.start("quick-grand-prix", seed=7)
    if TYPE_CHECKING:
        assert_type(quick.view(0).dealt, vec[i64])
        assert_type(quick.view(0).race, i64)
        assert_type(quick.view(0).options, list[int])
        assert_type(quick.state.hand, vec[vec[i64]])
        assert_type(paddock.start("grand-prix").view(0).spot, vec[i64])
        assert_type(paddock.start("moto-grand-prix").view().lane, vec[i64])
        assert_type(paddock.start("great-race").view(0).fuel, vec[i64])
        assert_type(paddock.start("formula-1-tgp").view(0).bid, i64)
        assert_type(paddock.start("quick-grand-prix(laps=2)"), Table)
    assert list(quick.view(0).dealt) != list(quick.view(1).dealt)


# ── Games that are kept ──


def test_a_saved_game_goes_on_with_the_same_dice(tmp_path: Path):
    race = paddock.start("quick-grand-prix", seed=7)
    race.play("keep")
    file = tmp_path / "race.paddock"
    paddock.save(race, file)
    again = paddock.load(file)
    assert again.state == race.state
    assert str(played(again).record) == str(played(race).record)
    assert race.record.secret, "it is over now"


def test_saving_reveals_no_secret_to_the_table(tmp_path: Path):
    race = paddock.start("quick-grand-prix", seed=7)
    paddock.save(race, tmp_path / "race.paddock")
    assert race.record.secret == ""
    assert paddock.record(tmp_path / "race.paddock").secret != ""


def test_a_finished_game_is_proved_from_table_record_or_file(tmp_path: Path):
    race = played(paddock.start("quick-grand-prix", calendar="monza", seed=7))
    file = tmp_path / "race.paddock"
    paddock.save(race, file)
    proofs = [paddock.verify(each) for each in (race, race.record, file, str(file))]
    assert {proof.digest for proof in proofs} == {proofs[0].digest}
    assert proofs[0].moves == len(race.record.lines)
    file.write_text(file.read_text(encoding="utf-8").replace("keep", "discard", 1), encoding="utf-8")
    with pytest.raises(AlteredRecord):
        paddock.verify(file)
    with pytest.raises(BadRecord, match="the secret has not been revealed yet"):
        paddock.verify(paddock.start("quick-grand-prix"))


def test_a_position_is_played_on_and_a_view_is_none():
    race = paddock.start("quick-grand-prix", seed=7)
    text = str(race.view(REFEREE))
    assert paddock.position(f"# how it began\n\n{text}", seed=1).state == race.state
    with pytest.raises(BadPosition, match=r"hides something"):
        paddock.position(str(race.view(0)))


# ── Bots ──


@pytest.mark.usefixtures("in_folder_of_own_bots")
def test_a_bot_of_ones_own_is_named_by_module_and_class():
    own = paddock.bot("my_bots:Last")
    race = paddock.start("quick-grand-prix", seed=7)
    assert own.name == "my_bots:Last"
    assert own.choose(race.view(race.asked()[0]), Rng(1)) == race.options()[-1].code
    plan = SimulationPlan("quick-grand-prix(calendar=monza)", ("my_bots:Last", "random"), games=4, workers=1)
    assert [one.name for one in simulate(plan).bots] == ["my_bots:Last", "random"]
    assert "" not in sys.path[-1:], "the folder is no longer looked into"


@pytest.mark.usefixtures("in_folder_of_own_bots")
def test_other_processes_find_it_too():
    plan = SimulationPlan("quick-grand-prix(calendar=monza)", ("my_bots:Last", "random"), games=8, workers=2)
    assert simulate(plan).games == 8


@pytest.mark.usefixtures("in_folder_of_own_bots")
def test_the_command_line_takes_it():
    command = [sys.executable, "-P", "-m", "paddock", "simulate", "quick-grand-prix(calendar=monza)", "-n", "2"]
    said = subprocess.run([*command, "--bots", "my_bots:Last,random"], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert "my_bots" in said.stdout


@pytest.mark.usefixtures("in_folder_of_own_bots")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_bots:Last", "there is no module 'no_bots' here or installed"),
        ("my_bots:First", "there is no First in the module my_bots"),
        ("my_bots:Lazy", r"needs a method choose\(view, rng, budget\)"),
        ("genius", "the bots are rookie, amateur, club, pro, champion, easy, .*, module:Class and pipe:COMMAND"),
    ],
)
def test_what_is_no_bot_is_said(name: str, why: str):
    with pytest.raises(UnknownBot, match=why):
        paddock.bot(name)


def test_rooms_are_found_when_they_are_asked_for():
    code = "import paddock, sys; assert 'paddock.bots' not in sys.modules; paddock.bots.__doc__"
    subprocess.run([sys.executable, "-P", "-c", code], check=True, capture_output=True)
    with pytest.raises(AttributeError, match="no attribute 'garage'"):
        paddock.garage  # noqa: B018
