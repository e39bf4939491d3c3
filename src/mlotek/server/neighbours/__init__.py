"""Several houses on one database, on one machine or many."""
