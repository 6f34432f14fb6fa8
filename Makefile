# One command for each thing a maintainer does; CI uses the same ones.
# Needed on the machine: make, and python3 (3.11 or newer) with pip. No root, no uv, no compiler, no HOME.

PYTHON ?= python3
GAME   ?= quick-grand-prix

UV_VERSION := 0.13.7
BIN        := .venv/bin
# uv does not read pip's settings: hand over the index, if the machine has set one for pip.
UV = UV_DEFAULT_INDEX="$${UV_DEFAULT_INDEX:-$${UV_INDEX_URL:-$${PIP_INDEX_URL:-$(PIP_INDEX)}}}" .tools/bin/uv
PIP_INDEX = $$($(PYTHON) -m pip config get global.index-url 2>/dev/null)

# A set-up step is done when its stamp exists. A stamp carries a digest of what the step reads, so that an edited
# lock file repeats the step and a second `make` does nothing. Only the last installation's stamps are kept.
digest   = $(shell cksum $(1) 2>/dev/null | cksum | tr ' ' '-')
TOOLS   := .tools/stamp-uv-$(UV_VERSION)
VENV    := .venv/stamp-venv
RUNTIME := .venv/stamp-runtime-$(call digest,pyproject.toml hatch_build.py requirements.lock)
DEV     := .venv/stamp-dev-$(call digest,pyproject.toml hatch_build.py requirements-dev.lock)
BENCH   := .venv/stamp-bench-$(call digest,pyproject.toml hatch_build.py requirements-bench.lock)
WEB     := $(shell find web \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print | sort)
CLIENT  := .venv/stamp-client-$(call digest,$(WEB))
BUILT   := src/paddock/server/static/built-from
SOURCES := $(shell find src/paddock -path src/paddock/server/static -prune -o -type f ! -name '*.pyc' -print | sort)
TRIED   := .venv-compiled/stamp-tests-$(call digest,requirements-dev.lock)
WHEEL   := .venv-compiled/stamp-wheel-$(call digest,pyproject.toml hatch_build.py $(wildcard compiling/*.py) requirements-dev.lock $(WEB) $(SOURCES))

# uv brings its own certificates, pip uses the machine's: behind a proxy only the latter work.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/ssl/cert.pem /etc/pki/tls/certs/ca-bundle.crt),)
export UV_SYSTEM_CERTS ?= true
endif
# uv fails where it cannot keep a cache; service accounts often have no home to keep it in.
ifneq ($(shell test -n "$$HOME" && test -w "$$HOME" && echo writable),writable)
export UV_CACHE_DIR ?= $(CURDIR)/.tools/cache
endif
# An environment that happens to be active is not ours.
unexport VIRTUAL_ENV CONDA_PREFIX PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play open terminal client test test-plain test-compiled compiled lint format types docs archive bounds golden pace pictures strength table trust bench cluster at-hand release lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-20s %s\n", $$1, $$2}'

play: $(RUNTIME) $(CLIENT) open ## open the house in the browser (ARGS="--host 0.0.0.0 --no-browser" to serve others)

# With compiled rules if they are there; if not, they are made meanwhile for the next time, behind everything else that
# the machine has to do.
open:
	@if test ! -e $(WHEEL) && ls dist/*.whl >/dev/null 2>&1; then $(MAKE) --silent at-hand || true; fi; \
	if test -e $(WHEEL); then exec .venv-compiled/bin/paddock serve $(ARGS); fi; \
	if command -v "$${CC:-cc}" >/dev/null && ! kill -0 "$$(cat .build/compiling 2>/dev/null)" 2>/dev/null; then \
	    mkdir -p .build; \
	    nohup nice -n 19 $(MAKE) --silent compiled >/dev/null 2>&1 & echo $$! >.build/compiling; \
	    echo "Compiled rules are being made in the background, for the next start."; \
	fi; \
	exec $(BIN)/paddock serve $(ARGS)

terminal: $(RUNTIME) ## play at the terminal (GAME=name for another game)
	@$(BIN)/paddock play $(GAME)

client: $(CLIENT) ## build the browser client

test: test-plain test-compiled ## all tests: against the sources, then against the compiled wheel

test-plain: $(DEV) $(CLIENT) ## all tests and docstring examples against the sources; the client's, in a real browser too
	@$(BIN)/python web/build_client.py run test
	@$(BIN)/python -m tests.e2e.browser
	$(BIN)/pytest -n auto --doctest-modules src tests

# PYTHONPATH is for the plugin, which sees to it that the compiled package is what gets tested.
# What compiled modules can change is rules, engine and search: their tests, not the terminal's or the browser's.
COMPILED_TESTS := tests/core tests/conformance tests/games tests/parts tests/bots tests/season tests/track
test-compiled: $(WHEEL) $(TRIED) ## the rules' tests against the compiled wheel, where there is a C compiler
	@if test -e $(WHEEL); then set -x; \
	    PYTHONPATH="$(CURDIR)" PADDOCK_EXPECT_COMPILED=1 \
	    .venv-compiled/bin/pytest -n auto -p tests.compiled_check -p no:cacheprovider -m "not plain_only" $(wildcard $(COMPILED_TESTS)); \
	else \
	    echo "compiled tests not run: $$(sed -n 's/.*pure Python wheel: //p' .build/compile.log)"; \
	fi

compiled: $(WHEEL) ## build the compiled wheel and install it into .venv-compiled
	@cat .build/compile.log

lint: $(DEV) ## ruff, mypy, the direction of imports; eslint and svelte-check for the client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(BIN)/python web/build_client.py run lint
	@$(BIN)/python web/build_client.py run check

format: $(DEV) ## put the code into the house's format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	@$(BIN)/python web/build_client.py run format

types: $(DEV) ## write the browser's types anew: the server's messages, and every game's facts, events and components
	$(BIN)/python -m paddock.server.wire.typescript web/src/lib/messages.ts
	$(BIN)/python -m paddock.server.wire.game_types web/src/games

docs: $(DEV) ## build the documentation that the house serves under /docs, with the tables that are printed from the code
	$(BIN)/python -m tests.docs.printed
	$(BIN)/python docsite/build_site.py
	@echo "The documentation is built: \`make play\` has it at /docs."

archive: $(DEV) ## play the archived games anew, after the version of a rulebook was raised
	$(BIN)/python -m tests.conformance.archive

bounds: $(DEV) ## play a thousand random games of every title; no fact may leave the bounds declared beside it
	PADDOCK_CONFORMANCE_GAMES=1000 $(BIN)/pytest -n auto --timeout 7200 tests/conformance/test_bounds.py

golden: $(DEV) ## write the golden playthroughs anew; read the difference before you commit it
	$(BIN)/python -m tests.conformance.golden

table: $(DEV) $(CLIENT) ## walk through whole games in a real browser: the board's share of the window, and what jumps
	@$(BIN)/python -m tests.e2e.browser
	@$(BIN)/python -m tests.e2e.walking

pace: $(DEV) $(CLIENT) ## measure in a real browser how long people wait and what a page weighs, each beside its goal
	@$(BIN)/python -m tests.e2e.browser
	@$(BIN)/python -m tests.e2e.pace

pictures: $(DEV) $(CLIENT) ## take the pictures of README and documentation anew in a real browser
	@$(BIN)/python -m tests.e2e.browser
	@$(BIN)/python -m tests.e2e.pictures

# At full size: under an hour on two cores. First what loads a server, with the machine to itself; then what only
# computes, on all cores. With compiled rules where there is a C compiler, as `make play` has them. A goal that is not
# met fails, but the rest is measured all the same.
TRUST = PADDOCK_TRUST=full PADDOCK_TRUST_REPORT=.build/trust.txt PYTHONPATH="$(CURDIR)" $$bin/pytest -p no:cacheprovider --timeout 3600
trust: $(DEV) $(WHEEL) $(TRIED) ## prove the promises at full size: kill -9, power cuts, floods, forged keys, leaks
	@mkdir -p .build && rm -f .build/trust.txt
	@bin=$(BIN); if test -e $(WHEEL); then bin=.venv-compiled/bin; fi; failed=0; set -x; \
	$(TRUST) -n 0 -m whole_machine tests/trust || failed=1; \
	$(TRUST) -n auto --dist worksteal -m "not whole_machine" tests/trust || failed=1; \
	set +x; sort -o .build/trust.txt .build/trust.txt; cat .build/trust.txt; exit $$failed

# Hours at full size (GAMES=20 for a look). With compiled rules where there is a C compiler: the top level thinks by the clock.
GAMES ?= 200
strength: $(DEV) $(WHEEL) $(TRIED) ## measure the bots against the first rule of thumb and each level against the next, beside the goals
	@bin=$(BIN); if test -e $(WHEEL); then bin=.venv-compiled/bin; fi; set -x; \
	$$bin/paddock strength -n $(GAMES) --workers 1; $$bin/paddock strength --ladder -n $(GAMES)

bench: $(BENCH) $(WHEEL) $(TRIED) ## measure ourselves, plain and compiled, beside OpenSpiel
	$(BIN)/paddock bench

cluster: $(DEV) ## measure how well two workers of a Ray cluster share the work, beside the goal
	$(BIN)/python -m paddock.lab.cluster_times

COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock" $(UPGRADE)
lock: $(TOOLS) ## write the lock files anew (UPGRADE=--upgrade for newer versions)
	$(COMPILE) pyproject.toml --extra server -o requirements.lock
	$(COMPILE) pyproject.toml --extra server --extra postgres -c requirements.lock -o requirements-image.lock
	$(COMPILE) pyproject.toml --group dev --extra server --extra envs --extra lab --extra cluster --extra draw --extra postgres -c requirements.lock -o requirements-dev.lock
	$(COMPILE) pyproject.toml --group bench --extra server --extra envs -c requirements.lock -o requirements-bench.lock
	$(COMPILE) --group release -o requirements-release.lock
	$(PYTHON) web/lock_client.py

# The pure wheel is built from the source distribution, which so proves to be whole. A compiled one is for machines like this
# one; where the tools for it are there, it is named after the oldest Linux that can run it.
release: $(TOOLS) ## build source distribution and wheels into dist, check them, and try each out in an empty environment
	@rm -rf dist && $(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" .build/release
	@$(call install,.build/release,requirements-release.lock)
	$(UV) build --quiet --sdist --out-dir dist
	$(UV) build --quiet --wheel --out-dir dist dist/*.tar.gz
	PADDOCK_COMPILE=1 $(UV) build --quiet --wheel --out-dir dist/compiled
	@if test "$$(uname)" = Linux; then PATH="$(CURDIR)/.build/release/bin:$$PATH" .build/release/bin/python -m auditwheel repair --wheel-dir dist dist/compiled/*.whl; \
	else mv dist/compiled/*.whl dist; fi
	@rm -rf dist/compiled dist/.gitignore
	.build/release/bin/twine check --strict dist/*
	$(PYTHON) -m tests.release .tools/bin/uv dist

clean: ## remove everything that make has made
	rm -rf .build .tools .venv .venv-compiled dist __pycache__ web/node_modules src/paddock/server/static src/paddock/server/site \
	    .mypy_cache .hypothesis .pytest_cache .ruff_cache .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ── Set-up ──

# --target works without root and with a Python that the distribution manages; the two settings would forbid it.
$(TOOLS):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Paddock needs Python 3.11 or newer.")'
	@echo "Fetching uv $(UV_VERSION) …"
	@PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 $(PYTHON) -m pip install --quiet --disable-pip-version-check \
	    --root-user-action=ignore --upgrade --target .tools uv==$(UV_VERSION)
	@touch $@

$(VENV): $(TOOLS)
	@$(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" .venv
	@touch $@

# Never from uv's cache: the build hook must have its chance to rebuild the client.
install-ourselves = PADDOCK_WITHOUT_DOCS=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --refresh-package paddock-games --editable .

# $(call install,environment,lock file): exactly what the lock file says, checked against its hashes.
install = $(UV) pip install --quiet --python $(1)/bin/python --require-hashes -r $(2)

$(RUNTIME): $(VENV)
	@echo "Installing requirements.lock …"
	@$(call install,.venv,requirements.lock)
	@$(install-ourselves)
	@rm -f .venv/stamp-*-* && touch $@

# These locks hold the runtime lock too, so `make play` has nothing left to do after them.
$(DEV): LOCK := requirements-dev.lock
$(BENCH): LOCK := requirements-bench.lock
$(DEV) $(BENCH): $(VENV)
	@echo "Installing $(LOCK) …"
	@$(call install,.venv,$(LOCK))
	@$(install-ourselves)
	@rm -f .venv/stamp-*-* && touch $@ $(RUNTIME)

# The build hook builds the client, with a Node.js of its own where the machine has none. No stamp if it could not:
# what was missing may be there next time. A compiled wheel has the client in it: one with another client, or none, is
# built anew.
$(CLIENT): $(RUNTIME)
	@$(install-ourselves)
	@rm -f .venv/stamp-client-*
	@if test -e $(BUILT); then touch $@; else cat .build/client.log; exit 0; fi; \
	cmp -s $(BUILT) .venv-compiled/lib/python*/site-packages/$(BUILT:src/%=%) || rm -f .venv-compiled/stamp-wheel-*

# No stamp for a wheel that came out pure: a compiler may be there next time.
$(WHEEL): $(TOOLS)
	@echo "Building the compiled wheel …"
	@$(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" .venv-compiled
	@mkdir -p .build && rm -rf .build/wheel
	@PADDOCK_COMPILE=1 PADDOCK_WITHOUT_CLIENT=1 PADDOCK_WITHOUT_DOCS=1 $(UV) build --wheel --python .venv-compiled/bin/python --out-dir .build/wheel \
	    >.build/compile.log 2>&1 || { cat .build/compile.log; exit 1; }
	@case "$$(echo .build/wheel/*.whl)" in *-none-any.whl) ;; *) \
	    $(call install,.venv-compiled,requirements.lock) && \
	    $(UV) pip install --quiet --python .venv-compiled/bin/python --no-deps .build/wheel/*.whl && \
	    touch $@ ;; \
	esac

# What tests and measurements need besides. Nothing to do where the wheel came out pure.
$(TRIED): $(WHEEL)
	@if test -e $(WHEEL); then $(call install,.venv-compiled,requirements-dev.lock) && touch $@; fi

# A compiled wheel that somebody has put into dist, if it was built from these very sources.
at-hand:
	@wheel=$$($(PYTHON) compiling/wheel_at_hand.py dist) && \
	    $(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" .venv-compiled && \
	    $(call install,.venv-compiled,requirements.lock) && \
	    $(UV) pip install --quiet --python .venv-compiled/bin/python --no-deps "$$wheel" && \
	    touch $(WHEEL)
