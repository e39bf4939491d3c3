"""The pages of the house; `generate` writes their tables anew."""
