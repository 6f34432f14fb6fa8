"""Docstrings as pages: an example at a prompt is set as code, a mark of other markup as ours."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^[ ]*>>> .*\n?(?:^(?![ ]*$).*\n?)*\n*)+", re.MULTILINE)


def with_examples_as_code(text: str) -> str:
    """
    >>> print(with_examples_as_code("Adds.\\n\\n>>> 1 + 1\\n2\\n\\nMore."))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    More.
    """
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0].rstrip()}\n```\n\n", text).rstrip()


class Examples(griffe.Extension):
    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_examples_as_code(obj.docstring.value)
