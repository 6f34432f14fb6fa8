"""Build the documentation into src/paddock/server/site, unless what lies there was built from the same sources.

    python docsite/build_site.py               build, if anything has changed
    python docsite/build_site.py --into DIR    build into another folder, whatever lies there

Pages are the files of docs/, the rules of every game, CONTRIBUTING.md and CHANGELOG.md, and a page for each module
whose docstrings are a reference. The generator (zensical) writes them; what it leaves inline goes into files, because
the house lets no page run a script that it does not have as a file; and every link of every page is followed. One that
leads nowhere is an error. Nothing of the package is imported, so that the build of a wheel can do it.
"""

import hashlib
import html
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "src" / "paddock" / "server" / "site"
WORKSHOP = ROOT / ".build" / "site"
STAMP = "built-from"
SETTINGS = ROOT / "docsite" / "zensical.toml"

REFERENCE = ["paddock", "core", "bots", "envs", "lab", "season", "track"]
"""What the API reference covers: the front door, and folders of the package."""
BEYOND_MARKDOWN = {".jpg": "", ".png": "", ".svg": "", ".py": ".txt"}
"""Files beside pages that the site carries too, and what is added to their names: programs are there to be read."""

CODE = re.compile(r"^(```|~~~).*?^\1\s*$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")


class CannotBuild(Exception):
    """Says in one sentence what is wrong."""


def main() -> None:
    try:
        if sys.argv[1:2] == ["--into"]:
            build(Path(sys.argv[2]).resolve())
        elif not is_built():
            build(OUTPUT)
            (OUTPUT / STAMP).write_text(digest_of_sources())
    except CannotBuild as obstacle:
        sys.exit(f"site: {obstacle}")


def is_built() -> bool:
    stamp = OUTPUT / STAMP
    return stamp.is_file() and stamp.read_text() == digest_of_sources()


def build(output: Path) -> None:
    workshop = WORKSHOP / hashlib.sha256(str(output).encode()).hexdigest()[:8]  # two builds at once do not meet
    shutil.rmtree(workshop, ignore_errors=True)
    pages = stage(workshop / "pages")
    write_settings(workshop / "zensical.toml", pages)
    generate(workshop)
    made = workshop / "out"
    keep_to_the_policy(made)
    for name in ("sitemap.xml", "404.html"):
        (made / name).unlink(missing_ok=True)  # both are made for a site with an address of its own
    lost = broken_links(made)
    if lost:
        raise CannotBuild("links that lead nowhere:\n  " + "\n  ".join(lost))
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(made, output)


# ── What it is built from ──


def sources() -> dict[str, Path]:
    """Every page, and what pages show, by its place in the site; the reference is made of modules()."""
    found = {path.relative_to(ROOT / "docs").as_posix(): path for path in sorted((ROOT / "docs").rglob("*.md"))}
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.suffix in BEYOND_MARKDOWN:
            found[path.relative_to(ROOT / "docs").as_posix() + BEYOND_MARKDOWN[path.suffix]] = path
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        found[name] = ROOT / name
    for folder in sorted((ROOT / "src/paddock/games").iterdir()):
        if (folder / "rules.md").exists():
            id = folder.name.replace("_", "-")
            found[f"rules/{id}.md"] = folder / "rules.md"
            found[f"rulings/{id}.md"] = folder / "RULINGS.md"
    found["house.css"] = ROOT / "docsite" / "house.css"
    found["icon.svg"] = ROOT / "web" / "public" / "icon.svg"
    return found


def modules() -> list[Path]:
    """The files of the API reference."""
    package = ROOT / "src" / "paddock"
    found = [package / "__init__.py"]
    for folder in REFERENCE[1:]:
        found += sorted((package / folder).rglob("*.py"))
    return [path for path in found if path.read_text(encoding="utf-8").strip()]


def digest_of_sources() -> str:
    digest = hashlib.sha256()
    for path in [*sources().values(), *modules(), *sorted((ROOT / "docsite").glob("*.*"))]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


# ── Pages ──


def stage(pages: Path) -> list[str]:
    """Lay out what the generator reads; the dotted names of the reference's modules."""
    places = sources()
    staged = {path: name for name, path in places.items()}
    for name, path in places.items():
        target = pages / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text = path.read_text(encoding="utf-8")
            target.write_text(with_links_of_the_site(text, path, name, staged), encoding="utf-8")
        else:
            shutil.copyfile(path, target)
    names = []
    (pages / "reference").mkdir()
    for path in modules():
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        (pages / "reference" / f"{name}.md").write_text(f"---\ntitle: {name}\n---\n\n::: {name}\n", encoding="utf-8")
        names.append(name)
    return names


def with_links_of_the_site(page: str, path: Path, name: str, staged: dict[Path, str]) -> str:
    """The page at `path`, which is called `name` in the site, its links leading to pages; what is in the sources alone
    is named without a link."""

    def led(link: re.Match[str]) -> str:
        picture, text, target = link.groups()
        parts = urlsplit(target)
        if parts.scheme or not parts.path:
            return link[0]
        leads_to = Path(os.path.normpath(path.parent / unquote(parts.path)))
        if leads_to in staged:
            there = os.path.relpath(staged[leads_to], os.path.dirname(name))
            return f"{picture}[{text}]({there}{f'#{parts.fragment}' if parts.fragment else ''})"
        if leads_to.exists() and not picture:
            return text
        raise CannotBuild(f"{path.relative_to(ROOT)}: {target} is not there")

    kept: list[str] = []

    def set_aside(code: re.Match[str]) -> str:
        kept.append(code[0])
        return f"\0{len(kept) - 1}\0"

    bare = CODE.sub(set_aside, page)
    return re.sub(r"\0(\d+)\0", lambda mark: kept[int(mark[1])], LINK.sub(led, bare))


def write_settings(file: Path, modules: list[str]) -> None:
    """Our settings with the reference as the last part of the navigation."""
    rooms: dict[str, list[str]] = {}
    for name in modules:
        rooms.setdefault(room_of(name), []).append(name)
    lines = ['    { "Reference" = [']
    for room, names in rooms.items():
        entries = ", ".join(f'{{ "{name}" = "reference/{name}.md" }}' for name in names)
        lines.append(f'        {{ "{room}" = [{entries}] }},' if len(names) > 1 else f"        {entries},")
    lines.append("    ] },")
    text = SETTINGS.read_text(encoding="utf-8")
    before, end, after = text.partition("\n]\n\n[project.theme]")
    file.write_text(before + "\n" + "\n".join(lines) + end + after, encoding="utf-8")


def room_of(module: str) -> str:
    """The folder of the package that a module stands in."""
    return ".".join(module.split(".")[:2])


def generate(workshop: Path) -> None:
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", "zensical.toml"]
    environment = {**os.environ, "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=workshop, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"the generator failed:\n{done.stdout}\n{done.stderr}")


# ── What the house's content policy allows ──

IN_SHADOW = re.compile(r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)')
"""How the generator's program styles its search: with an element, which the policy of the house forbids …"""
AS_SHEET = r"(s=>{s.replaceSync(\2.toString());\1.adoptedStyleSheets=[s]})(new CSSStyleSheet)"
"""… and the same with a style sheet, which it allows."""
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def keep_to_the_policy(site: Path) -> None:
    """No page has a script or a style in itself."""
    for page in site.rglob("*.html"):
        up = os.path.relpath(site, page.parent)

        def filed(script: re.Match[str], up: str = up) -> str:
            name = f"assets/javascripts/inline-{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
            (site / name).write_text(script[1], encoding="utf-8")
            return f'<script src="{up}/{name}"></script>'

        page.write_text(INLINE.sub(filed, page.read_text(encoding="utf-8")), encoding="utf-8")
    for program in (site / "assets" / "javascripts").glob("bundle.*.js"):
        text, changes = IN_SHADOW.subn(AS_SHEET, program.read_text(encoding="utf-8"))
        if changes != 1:
            raise CannotBuild("the generator's search styles itself in another way than before; see IN_SHADOW")
        program.write_text(text, encoding="utf-8")


# ── Links ──


class Page(HTMLParser):
    """What a page links to, and what of it can be linked to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.links.append(html.unescape(value))
            if value and name in ("id", "name"):
                self.anchors.add(value)


def broken_links(site: Path) -> list[str]:
    """Links of pages to pages, anchors, pictures and files that are not there."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    lost = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
            if target.is_dir():
                target /= "index.html"
            there = target.is_file()
            anchor = unquote(parts.fragment)
            if not there or (anchor and target in pages and anchor not in pages[target].anchors):
                lost.append(f"{path.relative_to(site)}: {link}")
    return lost


if __name__ == "__main__":
    main()
