"""The store that several houses share: PostgreSQL holds the log, the leases and what houses look for."""
