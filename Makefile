# Needs python3 (3.11 or newer), pip and make; everything else goes into .venv and node_modules.
PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/pytest --numprocesses $(WORKERS) --dist loadfile
BIOME := PATH="$(CURDIR)/$(BIN):$$PATH" node_modules/.bin/biome

.DEFAULT_GOAL := help
.PHONY: help run test test-all check format bench messages screens wheel clean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run: $(VENV)/installed ## serve on http://127.0.0.1:8000 (ARGS="--port 8001")
	@$(BIN)/trainer serve $(ARGS)

test: $(VENV)/installed-test ## run the tests, browser tests included (ARGS="-k qualify")
	$(PYTEST) $(ARGS)

test-all: $(VENV)/installed-test ## the same and the counts over every hand, minutes long
	$(PYTEST) --exhaustive $(ARGS)

check: $(VENV)/installed-check node_modules/.package-lock.json ## formatting, lint, types, floors, templates, scripts and styles
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/djlint trainer/templates --lint --quiet
	$(BIOME) check

format: $(VENV)/installed-check node_modules/.package-lock.json ## put Python, scripts and styles into the shape check asks for
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIOME) check --write

bench: $(VENV)/installed ## speed and page weight, each beside its limit
	$(BIN)/python -m bench $(ARGS)

messages: $(VENV)/installed ## collect the strings shown to people into every language's catalog, and compile
	$(BIN)/python -m tools.messages

screens: $(VENV)/installed-test ## take the pictures of docs/screens anew (ARGS="edge desk" for some)
	$(BIN)/python -m tools.screens $(ARGS)

wheel: $(VENV)/installed ## build dist/*.whl
	rm -rf dist
	$(PIP) wheel --no-deps --wheel-dir dist .

clean: ## remove all that was built or installed here; the data folder stays
	rm -rf $(VENV) node_modules build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A second run installs nothing: each stamp is older than pyproject.toml only when that has changed.
$(VENV)/installed: pyproject.toml | $(BIN)/pip
	$(PIP) install --editable .
	@touch $@

$(VENV)/installed-test: pyproject.toml | $(BIN)/pip
	$(PIP) install --editable '.[test]'
	@touch $@ $(VENV)/installed

$(VENV)/installed-check: pyproject.toml | $(BIN)/pip
	$(PIP) install --editable '.[check]'
	@touch $@ $(VENV)/installed

# Debian's python3 comes without ensurepip unless python3-venv is there; its pip can fill the .venv instead.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, for example: make run PYTHON=python3.11")'
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { \
		$(PYTHON) -m venv --clear --without-pip $(VENV) && \
		$(PYTHON) -m pip --python $(BIN)/python --quiet install pip; }

# The .venv has Node.js, for Biome alone (docs/dependencies.md).
node_modules/.package-lock.json: package.json package-lock.json | $(VENV)/installed-check
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm ci --no-audit --no-fund --loglevel=error
	@touch $@
