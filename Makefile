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
SOURCES := $(shell find src/paddock -type f ! -name '*.pyc' | sort)
WHEEL   := .venv-compiled/stamp-wheel-$(call digest,pyproject.toml hatch_build.py $(wildcard compiling/*.py) requirements-dev.lock $(SOURCES))

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
.PHONY: help play terminal client test test-plain test-compiled compiled lint format types docs archive golden pictures trust bench lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-20s %s\n", $$1, $$2}'

play: $(RUNTIME) $(CLIENT) ## open the house in the browser (ARGS="--host 0.0.0.0 --no-browser" to serve others)
	@$(BIN)/paddock serve $(ARGS)

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
test-compiled: $(WHEEL) ## the rules' tests against the compiled wheel, where there is a C compiler
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

docs: $(DEV) ## write anew what the documentation prints from the code: sequences of play, arrows, where things stand
	$(BIN)/python -m tests.docs.printed

archive: $(DEV) ## play the archived games anew, after the version of a rulebook was raised
	$(BIN)/python -m tests.conformance.archive

golden: $(DEV) ## write the golden playthroughs anew; read the difference before you commit it
	$(BIN)/python -m tests.conformance.golden

pictures: $(DEV) $(CLIENT) ## take the README's pictures anew in a real browser
	@$(BIN)/python -m tests.e2e.browser
	@$(BIN)/python -m tests.e2e.pictures

# At full size: under an hour on two cores. First what loads a server, with the machine to itself; then what only
# computes, on all cores. A goal that is not met fails, but the rest is measured all the same.
TRUST := PADDOCK_TRUST=full PADDOCK_TRUST_REPORT=.build/trust.txt $(BIN)/pytest --timeout 3600
trust: $(DEV) ## prove the promises at full size: kill -9, power cuts, floods, forged keys, leaks
	@mkdir -p .build && rm -f .build/trust.txt
	@failed=0; set -x; \
	$(TRUST) -n 0 -m whole_machine tests/trust || failed=1; \
	$(TRUST) -n auto --dist worksteal -m "not whole_machine" tests/trust || failed=1; \
	set +x; sort -o .build/trust.txt .build/trust.txt; cat .build/trust.txt; exit $$failed

bench: $(BENCH) $(WHEEL) ## measure ourselves, plain and compiled, beside OpenSpiel
	$(BIN)/paddock bench
	$(BIN)/python bench/whole_moves.py

COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock" $(UPGRADE)
lock: $(TOOLS) ## write the lock files anew (UPGRADE=--upgrade for newer versions)
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock
	$(COMPILE) pyproject.toml --group bench -c requirements.lock -o requirements-bench.lock
	$(PYTHON) web/lock_client.py

clean: ## remove everything that make has made
	rm -rf .build .tools .venv .venv-compiled dist __pycache__ web/node_modules src/paddock/server/static \
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
install-ourselves = $(UV) pip install --quiet --python $(BIN)/python --no-deps --refresh-package paddock --editable .

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
# what was missing may be there next time.
$(CLIENT): $(RUNTIME)
	@$(install-ourselves)
	@rm -f .venv/stamp-client-*
	@if test -e src/paddock/server/static/built-from; then touch $@; else cat .build/client.log; fi

# No stamp for a wheel that came out pure: a compiler may be there next time.
$(WHEEL): $(TOOLS)
	@echo "Building the compiled wheel …"
	@$(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" .venv-compiled
	@mkdir -p .build && rm -rf .build/wheel
	@PADDOCK_COMPILE=1 $(UV) build --wheel --python .venv-compiled/bin/python --out-dir .build/wheel \
	    >.build/compile.log 2>&1 || { cat .build/compile.log; exit 1; }
	@case "$$(echo .build/wheel/*.whl)" in *-none-any.whl) ;; *) \
	    $(call install,.venv-compiled,requirements-dev.lock) && \
	    $(UV) pip install --quiet --python .venv-compiled/bin/python --no-deps .build/wheel/*.whl && \
	    touch $@ ;; \
	esac
