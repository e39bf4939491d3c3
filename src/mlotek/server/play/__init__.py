"""A game being played: who may act when, and what follows from an action."""
