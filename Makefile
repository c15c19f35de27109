# Everything needs only Python 3.11 or newer and make; the environment lives in .venv.
.DEFAULT_GOAL := help
.PHONY: help play quick test verify bench load schema golden docs ladders pictures format clean

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
BIN := .venv/bin
READY := .venv/.ready
WARM := .venv/.warm
KERNELS := $(shell grep -rl --include='*.py' njit src/baumeister)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web
PEERS := .venv-peers/.ready
# Where $CI is set a test that fails is tried once more, which the summary tells (real browsers and servers share the
# machine with it), and one that hangs fails instead of holding up everything.
PATIENCE := $(if $(CI),-raR --reruns 1 --timeout 900)

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1  /' | sort

WEB := $(shell find web/src web/*.json web/*.ts web/*.html src/baumeister/texts -type f -not -path '*/__pycache__/*' 2>/dev/null)

$(READY): pyproject.toml hatch_build.py $(WEB)
	@test -n "$(PYTHON)" || { echo "baumeister needs Python 3.11 or newer, and none was found on the PATH."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up .venv (once; needs the package index) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]' || { echo "The packages could not be installed; is the package index within reach?"; exit 1; }
	@touch $@

$(WARM): $(KERNELS) | $(READY)
	@$(BIN)/baumeister warmup
	@touch $@

play: $(READY) $(WARM) ## open the table in the browser
	@$(BIN)/baumeister play

test: $(READY) $(WARM) ## format, lint, types, import rule, tests with coverage, code blocks of the docs, the page in a real browser
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(NPM) run --silent check
	$(NPM) run --silent test
	@$(BIN)/python -m tests.server.programs
	$(BIN)/pytest -n $(JOBS) $(PATIENCE) --ignore tests/web --cov --cov-report=term:skip-covered
	@$(BIN)/python -m tests.web.browsers
	$(BIN)/pytest -n $(JOBS) $(PATIENCE) tests/web

quick: $(READY) ## lint, types and the tests that matter most, in under three minutes
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(BIN)/pytest -q -n $(JOBS) tests/core tests/play tests/search tests/texts tests/cli tests/games/tulum tests/games/pyramido

verify: $(READY) $(WARM) ## the same tests at full counts; PART=server (or any folder of tests/) runs one part
	@$(BIN)/python -m tests.server.programs
	@$(BIN)/python -m tests.web.browsers
	$(BIN)/pytest -n $(JOBS) --full $(if $(PART),tests/$(PART),--ignore tests/web)
	$(if $(PART),,$(BIN)/pytest -n $(JOBS) --full tests/web)

bench: $(READY) $(PEERS) ## ours beside peers, one run, one core, medians
	@$(BIN)/python -m bench --write docs/bench.md
	@$(BIN)/python -m bench.talo_builds

$(PEERS): bench/peers.txt
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check --requirement bench/peers.txt \
		|| echo "Some peers could not be installed; they are left out."
	@touch $@

load: $(READY) $(WARM) ## what a server takes: 500 matches at once, 1,000 in two processes, a restart, memory per room
	@$(BIN)/python -m bench.load
	@$(BIN)/python -m bench.load --processes 2 --matches 1000 --pace 2 --games mix --log-seconds 0
	@$(BIN)/python -m bench.restart
	@$(BIN)/python -m bench.attacks
	@$(BIN)/python -m bench.coach
	@$(BIN)/python -m bench.rooms

schema: $(READY) ## renew docs/wire.schema.json and the page's types from the server's messages and the games' views and moves
	@$(BIN)/baumeister schema > docs/.schema && mv docs/.schema docs/wire.schema.json
	@$(BIN)/python -m baumeister.server.typescript web/src/wire

golden: $(READY) ## renew perft counts and golden playthroughs; review the diff
	$(BIN)/python -m tests.contract.renew
	$(BIN)/python -m tests.games.rumis.perft

docs: $(READY) ## renew the rule pages in docs/rules from the texts
	$(BIN)/python -m baumeister.texts.pages docs/rules

ladders: $(READY) ## renew docs/ladders.md and its plot from the ladders that the package keeps
	$(BIN)/python -m baumeister.study.ladders docs

pictures: $(READY) ## renew the README's pictures of the four games
	@$(BIN)/python -m tests.web.browsers
	@$(BIN)/python -m tests.web.pictures docs/pictures
	@$(BIN)/python -m tests.web.moving docs/pictures

format: $(READY) ## format and fix what can be fixed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

clean: ## remove the environments and caches
	rm -rf web/node_modules src/baumeister/server/client .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
