"""The pages of content packs know every file and every field that the loaders read, and no other."""

import pytest

from paddock.core.title import Title
from paddock.games import titles
from tests.docs.printers.packs import EVERYWHERE, SOURCES, files_of, forms_of, words_for, words_of

each_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


@each_title
def test_every_field_that_a_loader_reads_has_words(title: Title):
    silent = [
        f"{file.name}: {form.cls.__name__}.{field.encode_name}"
        for file in files_of(title)
        for _, form in forms_of(file.form)
        for field in form.fields
        if not words_for(title, form.cls, field.encode_name)
    ]
    assert silent == [], f"say in docs/packs/{title.id}.toml what they are"


@each_title
def test_no_words_are_left_of_a_field_that_is_gone(title: Title):
    known = {
        (form.cls.__name__, field.encode_name)
        for file in files_of(title)
        for _, form in forms_of(file.form)
        for field in form.fields
    }
    words = words_of(title)
    told = {(form, field) for form, fields in words.items() if form not in (EVERYWHERE, "files") for field in fields}
    assert told <= known
    assert set(words["files"]) == {file.name for file in files_of(title)}


@each_title
def test_every_data_file_of_the_game_is_read_by_a_loader_that_was_found(title: Title):
    folder = title.folder / "data"
    ours = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.suffix in (".toml", ".csv")}
    ours = {"tracks/*.toml" if name.startswith("tracks/") else name for name in ours}
    assert ours == {file.name for file in files_of(title)}
    assert SOURCES in folder.parents


@each_title
def test_a_structure_has_one_meaning_in_a_game(title: Title):
    found: dict[str, type] = {}
    for file in files_of(title):
        for _, form in forms_of(file.form):
            assert found.setdefault(form.cls.__name__, form.cls) is form.cls
