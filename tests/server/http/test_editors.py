"""The editors of all titles: the server gives each of them its page and its addresses."""

from pathlib import Path

import pytest

from paddock.core.editor import Task
from paddock.games import titles
from paddock.server.http.editors import editors, handlers, pages
from tests.server.serving import Served

SERVER = Path(__file__).parents[3] / "src" / "paddock" / "server"


def test_no_two_editors_share_an_address():
    paths = [path for handler in handlers() for path in handler.paths]
    assert len(set(paths)) == len(paths) == sum(len(editor.tasks) for editor in editors())
    assert len(set(pages())) == len(pages()) == len(editors()) > 0


@pytest.mark.parametrize("page", pages())
def test_every_editor_has_a_page(house: Served, page: str):
    assert house.ask("GET", page).status == 200


@pytest.mark.parametrize("address", [f"/api/{e.name}/{t.name}" for e in editors() for t in e.tasks if t.takes])
def test_what_is_no_sheet_of_the_editor_is_refused_with_a_reason(house: Served, address: str):
    answered = house.ask("POST", address, {"nobody": "knows this"})
    assert answered.status == 400
    assert answered.json["reason"]


def test_a_task_that_takes_long_is_checked_before_it_is_given_to_a_worker():
    long = [task for editor in editors() for task in editor.tasks if task.check is not None]
    assert long
    assert all(task.takes is not None for task in long)


def test_what_answers_is_called_as_the_function_of_the_task():
    tasks: list[Task] = [task for editor in editors() for task in editor.tasks]
    assert [handler.handler_name for handler in handlers()] == [task.answer.__name__ for task in tasks]


@pytest.mark.plain_only
def test_no_file_of_the_server_names_a_game():
    words = [word for title in titles() for word in (title.id, f"games.{title.folder.name}")]
    for file in SERVER.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not [word for word in words if word in text], file.name
