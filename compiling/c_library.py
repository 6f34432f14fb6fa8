"""Compiling C: side by side, and only what has changed."""

import hashlib
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext


class CompileInParallel(build_ext):
    """Setuptools compiles the files of a library one after the other, and all of them again after every change.

    Here each file is compiled when its text, the headers beside it or the command have changed; what an object was made
    of stands beside it as a digest. (Other compilers than Unix ones are left to setuptools.)
    """

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self._compile_changed
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
        command = repr((compiler.compiler_so, cc_args, extra_postargs))
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
    found = hashlib.sha256()
    for folder in sorted(set(folders)):
        for header in sorted(Path(folder).rglob("*.h")) if "/python3" not in folder else []:
            found.update(header.read_bytes())
    return found.hexdigest()
