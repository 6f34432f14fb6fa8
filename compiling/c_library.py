"""Compiling C: side by side, and only what has changed."""

import hashlib
import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

ONCE = """#if defined(__clang__)
#define RUNS_ONCE __attribute__((optnone))
#elif defined(__GNUC__)
#define RUNS_ONCE __attribute__((optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""
TOP_LEVEL = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) {$", re.MULTILINE)
"""What a module does when it is imported: a quarter of its C, and the compiler would make it fast at great length."""


def without_haste(folder: Path) -> None:
    """Have the C files that mypyc has written compiled as they stand where they run only once."""
    for path in folder.glob("__native_*.c"):
        text = path.read_text(encoding="utf-8")
        changed = TOP_LEVEL.sub(lambda found: f"{ONCE}RUNS_ONCE {found[0]}", text)
        if changed != text:
            path.write_text(changed, encoding="utf-8")


class CompileInParallel(build_ext):
    """Setuptools compiles the files of a library one after the other, and all of them again after every change.

    Here each file is compiled when its text, the headers beside it or the command have changed; what an object was made
    of stands beside it as a digest. (Other compilers than Unix ones are left to setuptools.) The many small libraries
    that stand for one module each are made meanwhile.
    """

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self._compile_changed
        self.parallel = os.cpu_count()
        super().build_extensions()

    def _compile_changed(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        compiler: Any = self.compiler
        macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        # Not where headers lie, which is another folder for each build: what stands in them is in the digest.
        command = repr((compiler.compiler_so, [word for word in cc_args if word[:2] != "-I"], extra_postargs))
        headers = digest_of_headers([*include_dirs, *{str(Path(source).parent) for source in sources}])

        def compile_one(made: str) -> None:
            source, extension = build[made]
            digest = hashlib.sha256(f"{command}{headers}".encode() + Path(source).read_bytes()).hexdigest()
            stamp = Path(f"{made}.made-of")
            if not Path(made).exists() or not stamp.exists() or stamp.read_text() != digest:
                compiler._compile(made, source, extension, cc_args, extra_postargs, pp_opts)
                stamp.write_text(digest)

        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(compile_one, sorted(objects, key=lambda made: -Path(build[made][0]).stat().st_size)))
        return list(objects)


def digest_of_headers(folders: list[str]) -> str:
    """Of the headers that mypyc has written and of its own run-time library; Python's are as good as their path."""
    of_python = {folder for folder in folders if Path(folder, "Python.h").exists()}
    headers = {header.resolve() for folder in {*folders} - of_python for header in Path(folder).rglob("*.h")}
    digests = sorted(hashlib.sha256(header.read_bytes()).hexdigest() for header in headers)
    return hashlib.sha256("".join([*digests, *sorted(of_python)]).encode()).hexdigest()
