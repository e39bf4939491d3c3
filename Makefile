# One command for each chore. Everything is set up in .venv, which belongs to this folder alone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready-$(shell cat requirements/dev.lock pyproject.toml | cksum | cut -d' ' -f1)
export NUMBA_NUM_THREADS := 1

.PHONY: help play page test check format bench docs golden screenshots lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: page ## Open the house in the browser
	@$(BIN)/mlotek serve --open

page: $(READY) ## Build the page, if anything in it has changed
	@$(BIN)/python hatch_build.py

test: check page ## Run every check and every test
	$(BIN)/pytest -n 2

check: $(READY) ## Lint, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY) ## Put the code into its one format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(READY) ## Measure speed beside the peers (installs them)
	$(BIN)/pip install --quiet --require-hashes -r requirements/bench.lock
	$(BIN)/python -m bench

golden: $(READY) ## Write the golden playthroughs anew; read the diff before you commit it
	$(BIN)/python -m tests.golden

docs: $(READY) ## Write the generated tables of docs/ anew
	$(BIN)/python -m docs.generate
	$(BIN)/python -m tests.clause_table
	$(BIN)/python -m tests.clause_table

screenshots: page ## Take pictures of every phase of every game
	$(BIN)/python -m tests.page.screenshots

lock: $(READY) ## Resolve the dependencies anew (hashes, no addresses)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --extra dev pyproject.toml -o requirements/dev.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --extra bench -c requirements/dev.lock pyproject.toml -o requirements/bench.lock

clean: ## Remove everything that was set up or built
	rm -rf $(VENV) build dist

$(READY): requirements/dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Młotek needs Python 3.11 or newer; set PYTHON=…"; exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv --clear $(VENV) || { echo "Python's venv module is missing (on Debian and Ubuntu: apt install python3-venv)"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@
