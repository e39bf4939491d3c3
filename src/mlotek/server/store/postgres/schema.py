"""What is in the database: numbered steps that lead to it, taken at opening, one house at a time.

A table's document is long and seldom written, its head short and written with every action, so they are apart. The
head says how long the table is, which house plays it, and the epoch: how often it has changed hands.
"""

from __future__ import annotations

from mlotek.server.store.interface import Unusable
from mlotek.server.store.postgres.line import Line, value

STEPS = (
    """
    CREATE TABLE facts (one boolean PRIMARY KEY DEFAULT true CHECK (one), format integer NOT NULL, secret text);
    INSERT INTO facts (format) VALUES (0);
    CREATE TABLE houses (name text PRIMARY KEY, address text NOT NULL, at double precision, until timestamptz NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY, doc bytea NOT NULL, sum bigint NOT NULL, code text UNIQUE, stage text, listed boolean,
        daily boolean, touched double precision, due double precision, host text, opened_from text, guests text[]
    );
    CREATE TABLE heads (
        id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE, length integer NOT NULL DEFAULT 0,
        owner text, epoch bigint NOT NULL DEFAULT 0, left_at double precision
    ) WITH (fillfactor = 50);
    CREATE TABLE log (
        id text, length integer, entries bytea NOT NULL, mark bytea NOT NULL, sum bigint NOT NULL,
        PRIMARY KEY (id, length)
    );
    """,
    """
    CREATE INDEX ON heads (owner);
    CREATE INDEX ON tables USING gin (guests);
    CREATE INDEX ON tables (opened_from);
    CREATE INDEX ON tables (touched);
    CREATE INDEX ON tables (touched DESC) WHERE listed AND stage = 'waiting';
    CREATE INDEX ON tables (due) WHERE daily AND stage = 'playing';
    CREATE FUNCTION tell_listed() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_notify('mlotek', '{"type":"listed"}'); RETURN NULL; END $$;
    CREATE TRIGGER opened AFTER INSERT ON tables FOR EACH ROW
        WHEN (NEW.listed AND NEW.stage = 'waiting') EXECUTE FUNCTION tell_listed();
    CREATE TRIGGER changed AFTER UPDATE ON tables FOR EACH ROW
        WHEN ((OLD.listed AND OLD.stage = 'waiting') OR (NEW.listed AND NEW.stage = 'waiting'))
        EXECUTE FUNCTION tell_listed();
    CREATE TRIGGER closed AFTER DELETE ON tables FOR EACH ROW
        WHEN (OLD.listed AND OLD.stage = 'waiting') EXECUTE FUNCTION tell_listed();
    """,
    """
    CREATE TABLE snapshots (
        id text REFERENCES tables ON DELETE CASCADE, length integer, data bytea NOT NULL, sum bigint NOT NULL,
        PRIMARY KEY (id, length)
    );
    """,
)
FORMAT = len(STEPS)
ONE_AT_A_TIME = 0x6D6C6F74656B
"""The number of the advisory lock under which steps are taken."""


async def bring_up_to_date(db: Line) -> None:
    """Take the steps that are missing, all or none. What this house cannot read is refused and left as it is."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
        found = await _format(db)
        if found > FORMAT:
            raise Unusable(
                f"the database has format {found}; this house reads formats up to {FORMAT}: take a newer house"
            )
        if found < FORMAT:
            await _check_nobody_plays(db, found)
            for step in STEPS[found:]:
                await db.execute(step)
            await db.execute("UPDATE facts SET format = $1", FORMAT)


async def _format(db: Line) -> int:
    if await value(db, "SELECT to_regclass('facts')") is not None:
        return int(await value(db, "SELECT format FROM facts"))
    if await value(db, "SELECT to_regclass('tables')") is not None:
        raise Unusable("the database belongs to something else: it has tables that are not this house's")
    return 0


async def _check_nobody_plays(db: Line, found: int) -> None:
    if found and await value(db, "SELECT count(*) FROM houses WHERE until > now()"):
        raise Unusable(
            f"the database has format {found}, and houses of an earlier version are open on it: close them first"
        )
