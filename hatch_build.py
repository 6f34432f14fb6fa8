"""Build hook: builds the browser client and the documentation; with PADDOCK_COMPILE=1 a wheel also carries
mypyc-compiled modules.

The client (web/, built by web/build_client.py) goes into src/paddock/server/static, for wheels, source distributions
and editable installs; the documentation (docs/, built by docsite/build_site.py) into src/paddock/server/site, for
wheels and source distributions. What was built from the same sources is not built again, so that a source
distribution, which carries both, needs neither Node.js nor a generator.

A wheel that lacks one of them is an error, unless it is meant: with PADDOCK_WITHOUT_CLIENT=1 a build goes on where the
client cannot be built, with PADDOCK_WITHOUT_DOCS=1 it builds no documentation. An editable install goes on in any case;
the server says what is missing.

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

C_OPTIONS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-g0"] if os.name == "posix" else []
"""So that functions of the library call each other directly; and without what only a debugger reads. (Link-time
optimisation was tried: 4 % are gained, and then nothing can be kept from one build to the next.)"""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """mypy is a build dependency only of those who compile, Node.js only where the machine has none, the generator
        of the documentation only where that is not built yet."""
        wanted: list[str] = []
        if node_is_missing():
            wanted += self.settings()["node"]
        if docs_are_wanted() and not is_built("docsite", "build_site"):
            wanted += self.settings()["site"]
        if compiling_is_wanted() and not what_the_machine_lacks():
            wanted += self.settings()["compiler"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        may_lack_client = version == "editable" or os.environ.get("PADDOCK_WITHOUT_CLIENT") == "1"
        self.build("client", "web/build_client.py", "PADDOCK_WITHOUT_CLIENT=1", may_lack_client)
        if version != "editable" and docs_are_wanted():
            self.build("documentation", "docsite/build_site.py", "PADDOCK_WITHOUT_DOCS=1", may_lack_it=False)
        if self.target_name == "wheel":
            self.compile_modules(version, build_data)

    def build(self, what: str, script: str, unless: str, may_lack_it: bool) -> None:
        log = Path(self.root, ".build", f"{what}.log")
        log.parent.mkdir(exist_ok=True)
        command = [sys.executable, str(Path(self.root, script))]
        with log.open("w") as output:
            done = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, check=False)
        if done.returncode and may_lack_it:
            self.app.display_warning(f"installing without the {what}: see {log}")
        elif done.returncode:
            print(log.read_text(), file=sys.stderr)
            raise SystemExit(f"the {what} cannot be built, see above; {unless} builds without it")

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
        from compiling.c_library import CompileInParallel, without_haste
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
            without_haste(self.workshop / "c")
            for each in extensions:
                each.extra_compile_args = [*each.extra_compile_args, *C_OPTIONS]  # mypyc gives all of them one list
            command = CompileInParallel(Distribution({"name": "paddock", "ext_modules": extensions}))
            command.build_lib = str(self.workshop / "lib")
            command.build_temp = str(self.workshop / "objects")
            command.ensure_finalized()
            command.run()
        return [Path(output) for output in command.get_outputs()]


def node_is_missing() -> bool:
    """Asked of web/build_client.py, so that both always agree. A client that is built already needs no Node.js."""
    return not is_built("web", "build_client", "or script.node_is_there()")


def is_built(folder: str, script: str, enough: str = "") -> bool:
    """Whether what a script builds is there, built from the present sources; or something else that is enough."""
    question = f"import {script} as script, sys; sys.exit(not (script.is_built() {enough}))"
    command = [sys.executable, "-B", "-c", question]
    return subprocess.run(command, cwd=Path(__file__).parent / folder, check=False).returncode == 0


def docs_are_wanted() -> bool:
    return os.environ.get("PADDOCK_WITHOUT_DOCS") != "1"


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
