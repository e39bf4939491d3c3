"""All tables: found, woken, put to sleep, looked at again."""
