"""Lessons: how far a learner has come in one, and what the page shows of it."""
