"""The editors of all titles over HTTP: each task of an editor gets its address. The server names no game for it.

What is sent is read in a worker process of its own, bounded in time and by fair shares: people who race shall not wait
for people who draw, and nobody for somebody who sends what takes for ever to read.
"""

from typing import Any

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from paddock.core.editor import Editor, Task
from paddock.games import titles
from paddock.server.http.asking import Hosted, Plain
from paddock.server.http.gate import address
from paddock.server.workers.shares import Share

PATIENCE = 15.0
"""Seconds that a task may take which is known to take long …"""
QUICK = 4.0
"""… and any other."""
BODY: Any = JSONBody
"""`JSONBody` for types that are known only when the server starts."""


def editors() -> list[Editor]:
    """The editors of all games of the house."""
    return [editor for title in titles() for editor in title.editors]


def pages() -> list[str]:
    """The addresses at which the browser client shows them."""
    return [f"/{editor.name}" for editor in editors()]


def handlers() -> list[HTTPRouteHandler]:
    """What answers at the addresses of all editors."""
    return [handler(editor, task) for editor in editors() for task in editor.tasks]


def handler(editor: Editor, task: Task) -> HTTPRouteHandler:
    """What answers at the address of one task. The OpenAPI document calls it by the name of the task's function."""
    path = f"/api/{editor.name}/{task.name}".rstrip("/")
    if task.takes is None:
        return get(path, sync_to_thread=True)(_typed(_look(task), task))
    return post(path, status_code=200)(_typed(_work(task), task))


def _look(task: Task) -> Any:
    def look() -> Any:
        return task.answer()

    return look


def _work(task: Task) -> Any:
    async def work(data: Any, house: Hosted, request: Plain) -> Any:
        if task.check is not None:
            task.check(data)
        patience = QUICK if task.check is None else PATIENCE
        return await house.desk.do_for(Share(address=address(request.scope)), patience, task.answer, data)

    return work


def _typed(function: Any, task: Task) -> Any:
    """The function with the name and the types of its task, which litestar reads off it."""
    function.__name__ = task.answer.__name__
    function.__annotations__ |= {"return": task.gives}
    if task.takes is not None:
        function.__annotations__ |= {"data": BODY[task.takes]}
    return function
