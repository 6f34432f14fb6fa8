"""A translation held against English: whatever is missing, too much, or wrong is found."""

from pathlib import Path

import pytest

from paddock.core.translation import Comparison, compare_catalogues

ENGLISH = """
hello = Hello, { $name }.
laps = { $count ->
    [one] one lap
   *[other] { $count } laps
}
"""


def compare(folder: Path, words: str, language: str = "pl") -> Comparison:
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / f"{language}.ftl").write_text(words, encoding="utf-8")
    return compare_catalogues("part", folder, language)


LAPS = "laps = { $count ->\n    [one] okrążenie\n    [few] { $count } okrążenia\n   *[other] { $count } okrążeń\n}\n"


def test_a_whole_translation_is_complete(tmp_path: Path):
    found = compare(tmp_path, f"hello = Cześć, {{ $name }}.\n{LAPS}")
    assert found.is_complete
    assert (found.texts, found.done) == (2, 2)


def test_what_is_missing_and_what_is_extra_is_named(tmp_path: Path):
    found = compare(tmp_path, f"helo = Cześć, {{ $name }}.\n{LAPS}")
    assert (found.missing, found.extra, found.wrong) == (["hello"], ["helo"], [])
    assert not found.is_right
    assert compare(tmp_path, LAPS).is_right, "a hole is not a fault"


def test_a_language_without_a_file_lacks_everything(tmp_path: Path):
    compare(tmp_path, LAPS)
    assert compare_catalogues("part", tmp_path, "fr").missing == ["hello", "laps"]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("hello = Cześć.", "hello: $name is lost, which English fills in"),
        ("hello = Cześć, { $name } { $age }.", "hello: $age is filled in, which English does not have"),
        ("hello = Cześć, { $name }.\nhello = { $name }", "hello: is there twice"),
        ("hello = { $name", "this cannot be read: hello = { $name"),
    ],
)
def test_a_fault_is_told(tmp_path: Path, words: str, fault: str):
    assert compare(tmp_path, words).wrong == [fault]


@pytest.mark.parametrize(
    ("language", "forms", "faults"),
    [
        ("en", "[one] *[other]", []),
        ("en", "[1] [few] *[other]", ["laps: this language has no plural form few"]),
        ("fr", "[one] *[other]", []),
        ("fr", "[one] [few] *[other]", ["laps: this language has no plural form few"]),
        ("fr", "[0] [one] [many] *[other]", []),
        ("pl", "[one] [few] *[other]", []),
        ("pl", "[one] [few] *[many]", []),
        ("pl", "[one] [few] [many] *[other]", []),
        ("pl", "[one] *[other]", ["laps: the plural form few or many is missing"]),
        ("pl", "[one] *[few]", ["laps: the plural form many is missing"]),
        ("pl", "[1] [few] *[other]", []),
        ("pl", "[few] *[other]", ["laps: the plural form many or one is missing"]),
        ("pl", "[yes] *[other]", []),
    ],
)
def test_every_plural_form_of_the_language_is_wanted(tmp_path: Path, language: str, forms: str, faults: list[str]):
    variants = "".join(f"\n   {form} {{ $count }}" for form in forms.split())
    words = f"hello = {'{ $name }'}\nlaps = {{ $count ->{variants}\n}}\n"
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / f"{language}.ftl").write_text(words, encoding="utf-8")
    (tmp_path / "en.ftl").write_text(ENGLISH if language != "en" else words, encoding="utf-8")
    assert compare_catalogues("part", tmp_path, language).wrong == faults
