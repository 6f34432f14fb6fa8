"""Content packs in the house: offered by its owner or drawn in an editor, and kept with every game played with them."""

import io
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest

from paddock.core.data import pack_digest
from paddock.core.errors import BadData
from paddock.core.record import game_string_of, read_record
from paddock.core.seat_record import replay_seat_record
from paddock.core.verify import verify
from paddock.games import game as open_game
from paddock.games.grand_prix.data.box import FOLDER as GRAND_PRIX
from paddock.games.quick_grand_prix.data.box import FOLDER as QUICK
from paddock.server.packs.collection import Packs
from tests.server.serving import Served, play_any, served

GAMES = Path(__file__).resolve().parents[2] / "games"
BOARD = (GAMES / "great_race" / "pack" / "boards.toml").read_text(encoding="utf-8")
RING = (GAMES / "grand_prix" / "pack" / "tracks" / "ring4.toml").read_text(encoding="utf-8")
SPA = "limits = [5, 8, 7, 5, 8, 7]"


def draw(house: Served, title: str, text: str) -> dict[str, Any]:
    drawn: dict[str, Any] = house.post("/api/packs/drawn", {"title": title, "text": text})
    return drawn


def race(house: Served, title: str, pack: str, *seats: str, **more: Any) -> dict[str, Any]:
    settings = [{"kind": seat, "level": "easy"} for seat in seats]
    made: dict[str, Any] = house.post("/api/games", {"title": title, "seats": settings, "pack": pack, **more})
    return made


def our_circuits(folder: Path, limits: str) -> Path:
    """A pack in which Spa has other limits."""
    folder.mkdir(exist_ok=True)
    text = (QUICK / "data" / "circuits.toml").read_text(encoding="utf-8")
    at = text.index("limits", text.index('id = "spa"'))
    end = text.index("\n", at)
    (folder / "circuits.toml").write_text(text[:at] + limits + text[end:], encoding="utf-8")
    return folder


def unpacked(house: Served, pack: str, folder: Path) -> Path:
    """The pack as somebody has it who has downloaded it."""
    answered = house.ask("GET", f"/api/packs/{pack}/files")
    assert answered.headers["content-type"] == "application/zip"
    zipfile.ZipFile(io.BytesIO(answered.body)).extractall(folder)
    return folder


# ── What somebody has drawn ──


def test_a_drawn_track_can_be_chosen_and_is_shown_as_the_others_are(house: Served):
    drawn = draw(house, "grand-prix", RING.replace('name = "', 'name = "Anna & '))
    (choice,) = drawn["options"].values()
    assert drawn["files"] == [f"tracks/{choice}.toml"]
    assert drawn["name"].startswith("Anna & ")
    plain = house.get("/api/titles/grand-prix")
    ours = house.get(f"/api/titles/grand-prix?pack={drawn['pack']}")
    tracks = next(option for option in ours["options"] if option["name"] == "track")
    assert tracks["choices"] == [*next(o for o in plain["options"] if o["name"] == "track")["choices"], choice]
    assert tracks["choice_titles"][-1] == drawn["name"]
    picture = next(track for track in ours["components"]["tracks"] if track["id"] == choice)
    assert picture["id"] not in [track["id"] for track in plain["components"]["tracks"]]
    assert draw(house, "grand-prix", RING.replace('name = "', 'name = "Anna & ')) == drawn, "the same is the same pack"


def test_a_drawing_called_like_a_track_of_ours_stands_beside_it(house: Served):
    text = (GRAND_PRIX / "data" / "tracks" / "port-verity.toml").read_text(encoding="utf-8")
    drawn = draw(house, "grand-prix", text.replace(" Street Circuit", "").replace("laps = 3", "laps = 1"))
    assert drawn["options"] == {"track": "own-port-verity"}
    game = race(house, "grand-prix", drawn["pack"], "me", "bot", options={"track": "own-port-verity"})
    assert house.get(f"/api/games/{game['game']}/components")["laps"] == 1
    other = race(house, "grand-prix", drawn["pack"], "me", "bot", options={"track": "port-verity"})
    assert house.get(f"/api/games/{other['game']}/components")["laps"] == 3


def test_people_and_bots_race_on_a_drawn_board_to_the_end_and_it_can_be_proved_at_home(house: Served, tmp_path: Path):
    drawn = draw(house, "great-race", BOARD)
    created = race(house, "great-race", drawn["pack"], "me", "bot", options={"rounds": 10})
    game = created["game"]
    info = house.get(f"/api/games/{game}")
    assert (info["pack"], info["pack_name"]) == (drawn["pack"], "The causeway")
    assert [board["name"] for board in house.get(f"/api/games/{game}/components")["boards"]] == ["The causeway"]
    with house.visit(game, created["keys"]) as anna:
        question = anna.question()
        assert anna.command("preview", seat=0, action=question["options"][0]["action"])["type"] == "preview"
        seat_record = house.ask("GET", f"/api/games/{game}/record").body.decode()
        assert f"pack: {drawn['pack']}" in seat_record.splitlines()
        assert list(replay_seat_record(seat_record))
        play_any(anna, [0])
    record = house.ask("GET", f"/api/games/{game}/record").body.decode()
    assert house.get(f"/api/games/{game}/proof")["verified"]
    assert house.get(f"/api/games/{game}/replay")["components"]["boards"][0]["name"] == "The causeway"
    # At home, with the downloaded pack:
    pack = unpacked(house, drawn["pack"], tmp_path)
    assert pack_digest(pack) == drawn["pack"]
    verify(read_record(open_game(game_string_of(record), pack=pack), record))
    # And here again, as a record that somebody brings:
    assert house.post("/api/verify", {"record": record})["verified"]
    shown = house.post("/api/replay", {"record": record})
    assert (shown["info"]["pack"], shown["info"]["pack_name"]) == (drawn["pack"], "The causeway")
    again = race(house, "great-race", "", "me", "bot", record=record, move=8)
    assert house.get(f"/api/games/{again['game']}")["pack"] == drawn["pack"]


def test_a_position_is_played_on_with_its_pack(house: Served):
    from paddock.core.position import write_position

    drawn = draw(house, "great-race", BOARD)
    folder = house.house.packs.folder(drawn["pack"])
    position = write_position(open_game("great-race", seats=2, pack=folder).start())
    created = race(house, "great-race", drawn["pack"], "me", "bot", position=position)
    with house.visit(created["game"], created["keys"]) as anna:
        assert anna.play(anna.question()["options"][0]["action"])["type"] == "done"
    refused = house.ask(
        "POST", "/api/games", {"title": "great-race", "seats": [{"kind": "me"}, {"kind": "bot"}], "position": position}
    )
    assert refused.status == 400, "without the pack the spaces of the position are not there"


def test_a_championship_is_raced_on_a_drawn_track(house: Served):
    drawn = draw(house, "grand-prix", RING)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
    cup = {"name": "Ring Cup", "title": "grand-prix", "seats": seats, "pack": drawn["pack"]}
    created = house.post("/api/seasons", {**cup, "rounds": [drawn["options"], {"track": "aurelia"}]})
    shown = house.get(f"/api/seasons/{created['season']}")
    assert [each["name"] for each in shown["rounds"]] == [
        "Ring of four lanes",
        "Aurelia Speed Park",
    ]
    opened = house.post(f"/api/seasons/{created['season']}/race", {"secret": created["secret"]})
    info = house.get(f"/api/games/{opened['game']}")
    assert (info["pack"], info["season"]) == (drawn["pack"], created["season"])
    refused = house.ask("POST", "/api/seasons", {**cup, "pack": "", "rounds": [drawn["options"]]})
    assert refused.status == 400


# ── What is refused ──

WAY_TOO_MANY = "\n".join(f'"{n}a" = ["{n + 1}a"]' for n in range(40)) * 40


@pytest.mark.parametrize(
    ("title", "text", "sentence"),
    [
        ("grand-prix", RING.replace("lanes =", "lane ="), "the track file, line"),
        (
            "grand-prix",
            'name = "A"\norigin = "designed"\nlaps = 3\nlanes = "0-9:3"',
            "tracks/a.toml, line 4, lanes: 30",
        ),
        ("grand-prix", 'name = "A"\norigin = "designed"\nlaps = 3\nlanes = "0-9999:3"', "line 4, lanes: 30 to 200"),
        (
            "grand-prix",
            f'name = "A"\nlanes = "0-{"9" * 12}:3"\norigin = "designed"',
            "line 2, lanes: a span is written",
        ),
        ("grand-prix", f'name = "A"\nlaps = {"9" * 5000}', "far too many digits"),
        ("grand-prix", f"name = {'[' * 9000}", "nested too deeply"),
        ("grand-prix", RING + "x" * 40_000, "at most 40000 are read"),
        ("grand-prix", RING + f"\n[links]\n{WAY_TOO_MANY}\n"[:39_000], "the track file"),
        ("grand-prix", RING.replace('name = "', 'name = "\\u001b[2J'), "a name of 1 to 60 letters"),
        ("great-race", BOARD.replace('"N"', '"Q"', 1), "boards.toml, causeway, north: there is no city"),
        ("great-race", BOARD.replace("price = 50", "price = 5.5"), "boards.toml, line 26, boards[0].lines[0].price"),
        ("great-race", BOARD.replace("Af", "o" * 30), "boards.toml, causeway, map: all rows must be equally long"),
        ("great-race", BOARD.partition("map")[0] + 'map = ""\ncities = []\nlines = []', "boards[0].cities"),
        ("great-race", BOARD.replace('"causeway"', '"cause\\nway"'), "boards[0].id"),
        ("quick-grand-prix", "", "nothing can be drawn for 'quick-grand-prix'"),
        ("../../etc", "", "nothing can be drawn for '../../etc'"),
    ],
)
def test_a_drawing_that_cannot_be_raced_on_is_refused_in_words(house: Served, title: str, text: str, sentence: str):
    before = sorted(house.house.packs.home.glob("*"))
    answered = house.ask("POST", "/api/packs/drawn", {"title": title, "text": text})
    assert answered.status == 400
    assert sentence in answered.json["reason"]
    assert sorted(house.house.packs.home.glob("*")) == before, "nothing of it is left"


def test_no_name_leads_out_of_the_folder_of_packs(house: Served):
    sly = draw(house, "grand-prix", RING.replace('name = "', 'name = "../..\\\\/C: '))
    assert sly["files"] == ["tracks/c-ring-of-four-lanes.toml"]
    for pack in ("..", "%2e%2e", "packs", "x" * 300):
        assert house.ask("GET", f"/api/packs/{pack}/files").status == 404


def test_a_pack_that_the_house_does_not_have_is_refused_with_a_reason(house: Served):
    stranger = "0123456789abcdef"
    wish = {"title": "great-race", "seats": [{"kind": "me"}, {"kind": "bot"}], "pack": stranger}
    record = f"Paddock record 1\ngame: great-race(seats=2)\nrules: 1\npack: {stranger}\nmoves:\n"
    for answered in (
        house.ask("POST", "/api/games", wish),
        house.ask("GET", f"/api/titles/great-race?pack={stranger}"),
        house.ask("GET", f"/api/packs/{stranger}"),
        house.ask("POST", "/api/replay", {"record": record}),
        house.ask("POST", "/api/verify", {"record": record}),
        house.ask("POST", "/api/games", {**wish, "pack": "", "record": record}),
    ):
        assert answered.status == 404
        assert f"does not have the content pack '{stranger}'" in answered.json["reason"]


def test_a_pack_of_another_game_is_refused(house: Served):
    track, board = draw(house, "grand-prix", RING), draw(house, "great-race", BOARD)
    for title, drawn in (("great-race", track), ("grand-prix", board), ("moto-grand-prix", board)):
        answered = house.ask("GET", f"/api/titles/{title}?pack={drawn['pack']}")
        assert answered.status == 400
        assert f"holds {drawn['files'][0]}, which is nothing" in answered.json["reason"]


def test_drawings_that_nobody_races_on_make_room_for_others(tmp_path: Path):
    with served(tmp_path, loose_packs=2) as house:
        texts = [BOARD.replace("The causeway", f"Road {number}") for number in range(4)]
        raced = draw(house, "great-race", texts[0])["pack"]
        race(house, "great-race", raced, "me", "friend")
        first, second, third = (draw(house, "great-race", text)["pack"] for text in texts[1:])
        assert house.ask("GET", f"/api/packs/{first}").status == 404
        for pack in (raced, second, third):
            assert house.get(f"/api/packs/{pack}")["pack"] == pack
        assert len(list((tmp_path / "packs").iterdir())) == 3


def test_a_house_may_take_no_drawings(tmp_path: Path):
    with served(tmp_path, loose_packs=0) as house:
        answered = house.ask("POST", "/api/packs/drawn", {"title": "great-race", "text": BOARD})
        assert (answered.status, answered.json["reason"][:28]) == (403, "This house takes no drawings")


def test_one_address_can_bring_only_so_many_drawings(tmp_path: Path):
    with served(tmp_path, address_rate=0.01, address_burst=12.0) as house:
        statuses = [
            house.ask("POST", "/api/packs/drawn", {"title": "great-race", "text": BOARD}).status for _ in range(3)
        ]
        assert statuses == [201, 201, 429]


# ── Kept with the game ──


def test_after_a_restart_a_game_goes_on_with_its_pack(tmp_path: Path):
    with served(tmp_path) as first:
        kept = draw(first, "great-race", BOARD)["pack"]
        loose = draw(first, "great-race", BOARD.replace("The causeway", "Elsewhere"))["pack"]
        created = race(first, "great-race", kept, "me", "hotseat")
        waiting = race(first, "great-race", kept, "me", "friend")
        with first.visit(created["game"], created["keys"]) as both:
            seat = both.until_table()["waiting"]["seats"][0]
            both.reach(both.play(both.question(seat)["options"][0]["action"], seat)["version"])
            before = both.table
    shutil.rmtree(tmp_path / "packs")  # the folders are made anew from the store
    with served(tmp_path) as second:
        with second.visit(created["game"], created["keys"]) as both:
            again = both.until_table()
            for name in ("version", "facts", "questions", "tower", "waiting", "info"):
                assert again[name] == before[name], name
        second.post(f"/api/games/{waiting['game']}/join", {"name": "Bob"})
        assert second.get(f"/api/games/{waiting['game']}")["status"] == "running"
        assert second.ask("GET", f"/api/packs/{loose}").status == 404


def test_a_folder_that_was_tampered_with_is_laid_out_anew(tmp_path: Path):
    with served(tmp_path) as first:
        pack = draw(first, "great-race", BOARD)["pack"]
        race(first, "great-race", pack, "me", "hotseat")
    file = tmp_path / "packs" / pack / "boards.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("Northend", "Southend"), encoding="utf-8")
    with served(tmp_path):
        assert pack_digest(tmp_path / "packs" / pack) == pack


def test_an_offered_pack_is_chosen_and_stays_as_it_was_though_its_folder_changes(tmp_path: Path):
    box = our_circuits(tmp_path / "our-box", "limits = [5, 8, 7, 5, 8, 8]")
    with served(tmp_path / "data", packs=(box,)) as first:
        assert first.get("/api/packs?title=great-race") == []
        (offer,) = first.get("/api/packs?title=quick-grand-prix")
        assert (offer["name"], offer["files"]) == ("our-box", ["circuits.toml"])
        created = first.new_game("me", "hotseat", pack=offer["pack"], options={"calendar": ["spa"]})
        our_circuits(box, "limits = [5, 8, 7, 5, 8, 9]")  # does not matter to a game that has begun …
        assert limits_of(first, created["game"]) == [5, 8, 7, 5, 8, 8]
    with served(tmp_path / "data", packs=(box,)) as second:  # … nor after a restart
        assert limits_of(second, created["game"]) == [5, 8, 7, 5, 8, 8]
        (other,) = second.get("/api/packs?title=quick-grand-prix")
        assert other["pack"] != offer["pack"]
        newer = second.new_game("me", "hotseat", pack=other["pack"], options={"calendar": ["spa"]})
        assert limits_of(second, newer["game"]) == [5, 8, 7, 5, 8, 9]
        again = second.new_game("me", "hotseat", pack=offer["pack"], options={"calendar": ["spa"]})
        assert limits_of(second, again["game"]) == [5, 8, 7, 5, 8, 8], "a rematch, with what the first race had"
    with served(tmp_path / "data") as third:  # … nor when it is not offered any more
        with third.visit(created["game"], created["keys"]) as both:
            play_any(both, [0, 1])
        assert third.get(f"/api/games/{created['game']}/proof")["verified"]
        assert third.get("/api/packs") == []


def limits_of(house: Served, game: str) -> list[int]:
    circuits = house.get(f"/api/games/{game}/components")["circuits"]
    found: list[int] = next(circuit["limits"] for circuit in circuits if circuit["id"] == "spa")
    return found


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({}, "holds nothing: none of our games would read that"),
        ({"circuits.toml": "[[circuits]]\n", "boards.toml": BOARD}, "none of our games would read that"),
        ({"boards.toml": BOARD.replace('"N"', '"Q"', 1)}, "boards.toml, causeway, north: there is no city"),
        ({"boards.toml": BOARD.replace("price = 50", "price = 0")}, "boards.toml, line 26, boards[0].lines[0].price"),
        ({"circuits.toml": "[[circuits]]\n"}, "Quick Grand Prix: circuits.toml, line 1"),
        ({"tracks/deep/ring.toml": RING}, "none of our games would read that"),
    ],
)
def test_a_pack_that_cannot_be_offered_is_answered_in_one_sentence(
    tmp_path: Path, files: dict[str, str], sentence: str
):
    given = tmp_path / "given"
    given.mkdir()
    for name, text in files.items():
        (given / name).parent.mkdir(parents=True, exist_ok=True)
        (given / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        Packs(tmp_path / "packs", 10).offer(given)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_pack_that_is_no_folder_or_no_text_cannot_be_offered(tmp_path: Path):
    packs = Packs(tmp_path / "packs", 10)
    with pytest.raises(BadData, match="nowhere is not a folder"):
        packs.offer(tmp_path / "nowhere")
    (tmp_path / "boards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match=r"holds boards\.toml, which should be text in UTF-8"):
        packs.offer(tmp_path)
