"""The people around a game: what they may do and what each of them is told."""
