"""Tests name the clauses they prove: ``@clause("MB-BAD-2")``. A table in docs/clauses.md is made of it."""

from __future__ import annotations

import pytest

clause = pytest.mark.clause
