# One command for each chore. Everything is set up in .venv, which belongs to this folder alone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
SUM := $(shell cat requirements/play.lock requirements/dev.lock pyproject.toml | cksum | cut -d' ' -f1)
PLAYABLE := $(VENV)/.playable-$(SUM)
READY := $(VENV)/.ready-$(SUM)
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header
export NUMBA_NUM_THREADS := 1

.PHONY: help play page ready test check format bench docs golden screenshots lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: page ## Open the house in the browser
	@$(BIN)/mlotek serve --open

page: $(PLAYABLE) ## Build the page, if anything in it has changed
	@$(BIN)/python hatch_build.py

ready: $(READY) ## Set up everything that checks and tests need

# Three at a time: one compiles while others wait for houses and pages; all end in the browser. What fails beside others is
# run once more by itself, loudly: a browser on a busy machine may be late, but what is broken fails again.
test: check page $(READY) ## Run every check and every test
	$(BIN)/pytest -n 3 --dist worksteal \
	  || { echo "── once more by itself, what failed beside others ──"; $(BIN)/pytest --last-failed --last-failed-no-failures none; }

check: $(READY) ## Lint, types and layers, of Python and of the page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

format: $(READY) ## Put the code into its one format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python hatch_build.py format

bench: $(READY) ## Measure speed beside the peers (installs them)
	$(PIP) --require-hashes -r requirements/bench.lock
	$(BIN)/python -m bench

golden: $(READY) ## Write the golden playthroughs anew; read the diff before you commit it
	$(BIN)/python -m tests.golden

docs: $(READY) ## Write the generated tables of docs/ anew, and build the site (build/site)
	$(BIN)/python -m docs.generate
	$(BIN)/python -m tests.clause_table
	$(BIN)/zensical build --strict

screenshots: page $(READY) ## Take pictures of every phase of every game
	$(BIN)/python -m tests.page.screenshots

lock: $(READY) ## Resolve the dependencies anew (hashes, no addresses)
	$(COMPILE) --extra dev pyproject.toml -o requirements/dev.lock
	$(COMPILE) --extra play -c requirements/dev.lock pyproject.toml -o requirements/play.lock
	$(COMPILE) --extra bench -c requirements/dev.lock pyproject.toml -o requirements/bench.lock

clean: ## Remove everything that was set up or built
	rm -rf $(VENV) build dist

$(PLAYABLE): requirements/play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Młotek needs Python 3.11 or newer; set PYTHON=…"; exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv --clear $(VENV) || { echo "Python's venv module is missing (on Debian and Ubuntu: apt install python3-venv)"; exit 1; }
	@$(PIP) --require-hashes -r requirements/play.lock
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(READY): $(PLAYABLE) requirements/dev.lock
	@echo "Adding the tools of development to $(VENV) (once) …"
	@$(PIP) --require-hashes -r requirements/dev.lock
	@touch $@
