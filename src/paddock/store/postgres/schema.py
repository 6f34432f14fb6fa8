"""The tables in PostgreSQL, in a schema of their own, and how a database gets from one form of them to the next.

They hold the same columns as SQLite's. Texts are ordered by their bytes, as SQLite does it.
"""

SCHEMA = "paddock"

TABLES = """
CREATE TABLE house (version INTEGER NOT NULL, fence BIGINT NOT NULL, batch BIGINT NOT NULL);
INSERT INTO house VALUES (0, 0, 0);

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE TABLE packs (
    id TEXT COLLATE "C" PRIMARY KEY, name TEXT NOT NULL, files TEXT NOT NULL, created DOUBLE PRECISION NOT NULL
);
CREATE TRIGGER packs_stay BEFORE UPDATE ON packs FOR EACH ROW EXECUTE FUNCTION refuse('a pack is never changed');
CREATE TRIGGER packs_remain BEFORE DELETE ON packs FOR EACH ROW EXECUTE FUNCTION refuse('a pack is never dropped');
CREATE TRIGGER packs_are_left BEFORE TRUNCATE ON packs EXECUTE FUNCTION refuse('a pack is never dropped');

CREATE TABLE editions (
    id TEXT COLLATE "C" PRIMARY KEY, title TEXT NOT NULL, archive TEXT NOT NULL, created DOUBLE PRECISION NOT NULL
);

CREATE TABLE seasons (
    id TEXT COLLATE "C" PRIMARY KEY, created DOUBLE PRECISION NOT NULL, key TEXT NOT NULL, plan TEXT NOT NULL,
    text TEXT NOT NULL, game TEXT NOT NULL
);

CREATE TABLE notes (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE games (
    id TEXT COLLATE "C" PRIMARY KEY, title TEXT COLLATE "C" NOT NULL, game TEXT NOT NULL, rules BIGINT NOT NULL,
    status TEXT COLLATE "C" NOT NULL, clock TEXT NOT NULL, seconds BIGINT NOT NULL, listed BOOLEAN NOT NULL,
    spectators BOOLEAN NOT NULL, created DOUBLE PRECISION NOT NULL, language TEXT NOT NULL, commitment TEXT NOT NULL,
    secret TEXT NOT NULL, position TEXT NOT NULL, result TEXT NOT NULL, trouble TEXT NOT NULL, season TEXT NOT NULL,
    pack TEXT COLLATE "C" NOT NULL, sealed BOOLEAN NOT NULL, from_record BOOLEAN NOT NULL, guided BOOLEAN NOT NULL,
    edition TEXT NOT NULL, practice BOOLEAN NOT NULL, rematch TEXT NOT NULL
);
CREATE INDEX games_listed ON games (listed, created);
CREATE INDEX games_status ON games (status);
CREATE INDEX games_waiting ON games (created) WHERE listed AND status = 'waiting';
CREATE FUNCTION need_pack() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NOT EXISTS (SELECT FROM packs WHERE id = NEW.pack) THEN
        RAISE EXCEPTION 'a game needs its pack' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER games_have_their_pack BEFORE INSERT ON games FOR EACH ROW
WHEN (NEW.pack <> '') EXECUTE FUNCTION need_pack();

CREATE TABLE seats (
    game TEXT COLLATE "C" NOT NULL REFERENCES games, seat BIGINT NOT NULL, kind TEXT NOT NULL,
    name TEXT COLLATE "C" NOT NULL, level TEXT NOT NULL, key TEXT NOT NULL, "left" BOOLEAN NOT NULL,
    words TEXT NOT NULL, title TEXT NOT NULL, seal TEXT NOT NULL, seals BOOLEAN NOT NULL, PRIMARY KEY (game, seat)
);

CREATE TABLE lines (
    game TEXT COLLATE "C" NOT NULL REFERENCES games, number BIGINT NOT NULL, seat BIGINT NOT NULL, text TEXT NOT NULL,
    command TEXT NOT NULL, by TEXT NOT NULL, print TEXT NOT NULL, PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX lines_command ON lines (game, seat, command) WHERE command <> '';
CREATE TRIGGER lines_stay BEFORE UPDATE ON lines FOR EACH ROW EXECUTE FUNCTION refuse('a record is never changed');
CREATE TRIGGER lines_remain BEFORE DELETE ON lines FOR EACH ROW
WHEN (current_setting('paddock.forgets', true) IS DISTINCT FROM OLD.game)
EXECUTE FUNCTION refuse('a record is never shortened');
CREATE TRIGGER lines_are_left BEFORE TRUNCATE ON lines EXECUTE FUNCTION refuse('a record is never shortened');

CREATE TABLE clocks (
    game TEXT COLLATE "C" NOT NULL REFERENCES games, seat BIGINT NOT NULL, "left" DOUBLE PRECISION NOT NULL,
    running BOOLEAN NOT NULL, PRIMARY KEY (game, seat)
);
CREATE INDEX clocks_running ON clocks (game) WHERE running;

CREATE TABLE chat (
    game TEXT COLLATE "C" NOT NULL REFERENCES games, number BIGINT NOT NULL, seat BIGINT NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, command TEXT NOT NULL, PRIMARY KEY (game, number)
);
"""

CHANGES = [TABLES]
"""How a database gets from one version of the schema to the next, beginning with none of it."""

FORGET = "SELECT set_config('paddock.forgets', ?, true)"
"""Lets the lines of one game be deleted, until the transaction ends."""
