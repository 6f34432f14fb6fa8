"""Build hook: builds the browser client; with PADDOCK_COMPILE=1 a wheel also carries mypyc-compiled modules.

The client (web/, built by web/build_client.py) goes into src/paddock/server/static, for wheels and for editable
installs. Where npm cannot be reached the installation goes on without it, and the server says what is missing.

Without PADDOCK_COMPILE the wheel is pure Python and runs anywhere; an editable install is never compiled, so
that what you edit is what you run. Which modules are compiled stands in pyproject.toml, [tool.paddock].

Asked to compile on a machine without a C compiler, the hook says so once and builds the pure wheel. A module
that mypyc rejects is an error: falling back there would hide a slow release.
"""

import contextlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

C_OPTIONS = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []
"""So that functions of the library call each other directly. (Link-time optimisation was tried: nothing is gained.)"""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """mypy is a build dependency only of those who compile, Node.js only where the machine has none."""
        wanted: list[str] = []
        if node_is_missing():
            wanted += self.settings()["node"]
        if compiling_is_wanted() and not what_the_machine_lacks():
            wanted += self.settings()["compiler"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        self.compile_modules(version, build_data)

    def build_client(self) -> None:
        log = Path(self.root, ".build", "client.log")
        log.parent.mkdir(exist_ok=True)
        script = Path(self.root, "web", "build_client.py")
        with log.open("w") as output:
            done = subprocess.run([sys.executable, str(script)], stdout=output, stderr=subprocess.STDOUT, check=False)
        if done.returncode:
            self.app.display_warning(f"installing without the browser client: see {log}")

    def compile_modules(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not compiling_is_wanted():
            return
        modules = self.modules_to_compile()
        nothing = None if modules else "no module is listed for compilation"
        obstacle = nothing or what_the_machine_lacks() or what_the_build_environment_lacks()
        if obstacle:
            # `make test-compiled` quotes what follows the colon.
            self.app.display_warning(f"building a pure Python wheel: {obstacle}")
            return
        for library in self.compile(modules):
            build_data["force_include"][str(library)] = str(library.relative_to(self.workshop / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    @property
    def workshop(self) -> Path:
        """Where compilation happens: not in src/, where a left-over .so would hide an edited source.

        It is kept between builds: src/ is what is compiled, plain typed Python with what the build has written into
        it (see compiling/); of the C files only those are compiled that have changed.
        """
        return Path(self.root, ".build", "mypyc")

    def settings(self) -> dict[str, Any]:
        with Path(self.root, "pyproject.toml").open("rb") as file:
            settings: dict[str, Any] = tomllib.load(file)["tool"]["paddock"]
        return settings

    def modules_to_compile(self) -> list[str]:
        """Paths below src/, each once, in an order that does not depend on the file system."""
        src = Path(self.root, "src")
        found = {path for pattern in self.settings()["compiled"] for path in Path(self.root).glob(pattern)}
        return sorted(path.relative_to(src).as_posix() for path in found)

    def compile(self, modules: list[str]) -> list[Path]:
        """Compile into workshop/lib and return what was made there: one library, paddock__mypyc, to lie beside the
        package, and one shim per module beside its source."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        sys.path.insert(0, self.root)
        from compiling.c_library import CompileInParallel
        from compiling.sources import write_native_sources

        copy = self.workshop / "src"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(Path(self.root, "src"), copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        write_native_sources(copy, modules)

        with contextlib.chdir(copy):  # mypy takes module names from paths below the working directory
            # Strictness is the business of `make lint`; our dependencies are not installed here, and so mypy
            # would take the keywords of a msgspec structure for mistakes.
            options = ["--config-file=", "--ignore-missing-imports", "--disable-error-code=call-arg"]
            generated = str(self.workshop / "c")
            extensions = mypycify([*options, *modules], multi_file=True, group_name="paddock", target_dir=generated)
            for each in extensions:
                each.extra_compile_args += C_OPTIONS
            command = CompileInParallel(Distribution({"name": "paddock", "ext_modules": extensions}))
            command.build_lib = str(self.workshop / "lib")
            command.build_temp = str(self.workshop / "objects")
            command.ensure_finalized()
            command.run()
        return [Path(output) for output in command.get_outputs()]


def node_is_missing() -> bool:
    """Asked of web/build_client.py, so that both always agree. A client that is built already needs no Node.js."""
    question = "import build_client as client, sys; sys.exit(not (client.is_built() or client.node_is_there()))"
    web = Path(__file__).parent / "web"
    return subprocess.run([sys.executable, "-B", "-c", question], cwd=web, check=False).returncode != 0


def compiling_is_wanted() -> bool:
    return os.environ.get("PADDOCK_COMPILE") == "1"


def what_the_machine_lacks() -> str | None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no C compiler for Python extensions (Python.h is missing)"
    return None


def what_the_build_environment_lacks() -> str | None:
    """Only possible when somebody builds without isolation and so without dependencies()."""
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    return f"{' and '.join(missing)} not installed" if missing else None
