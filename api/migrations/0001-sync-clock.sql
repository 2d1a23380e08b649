-- The clock of the catalogue. Every catalogue write is one transaction that calls begin_catalogue_change() first: the
-- clock's row lock then orders writers, so that allocation order is commit order and a reader that sees seq N sees
-- every change up to N.

CREATE TABLE sync_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  seq bigint NOT NULL DEFAULT 0,
  floor bigint NOT NULL DEFAULT 0,
  CHECK (floor >= 0 AND floor <= seq)
);

INSERT INTO sync_clock DEFAULT VALUES;

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % would leave phones without word of what went; delete rows in a catalogue change instead', TG_OP, TG_TABLE_NAME;
END $$;

CREATE FUNCTION keep_clock_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.epoch = OLD.epoch AND (NEW.seq < OLD.seq OR NEW.floor < OLD.floor) THEN
    RAISE EXCEPTION 'the sync clock never goes back within an epoch';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER forward BEFORE UPDATE ON sync_clock FOR EACH ROW EXECUTE FUNCTION keep_clock_forward();
CREATE TRIGGER never_gone BEFORE DELETE OR TRUNCATE ON sync_clock FOR EACH STATEMENT EXECUTE FUNCTION refuse();

-- Which rows went, so that a delta can say so. Kept at least 180 days; purging raises sync_clock.floor.
CREATE TABLE tombstone (
  kind text NOT NULL,
  id text NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (kind, id)
);

CREATE TRIGGER never_truncated BEFORE TRUNCATE ON tombstone FOR EACH STATEMENT EXECUTE FUNCTION refuse();

-- Opens a catalogue change: the seq that stamps every row this transaction writes.
CREATE FUNCTION begin_catalogue_change() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  opened bigint;
BEGIN
  PERFORM set_config('lock_timeout', '5s', true), set_config('idle_in_transaction_session_timeout', '10s', true);
  UPDATE sync_clock SET seq = seq + 1 RETURNING seq INTO opened;
  PERFORM set_config('sync.seq', opened::text, true);
  RETURN opened;
END $$;

CREATE FUNCTION catalogue_seq() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  -- Empty, not null, after an earlier transaction of the same connection.
  seq text := nullif(current_setting('sync.seq', true), '');
BEGIN
  IF seq IS NULL THEN
    RAISE EXCEPTION 'a catalogue row was written outside a catalogue change; call begin_catalogue_change() first';
  END IF;
  RETURN seq::bigint;
END $$;

-- The argument of the two triggers below is the table's name on the wire.
CREATE FUNCTION stamp_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seq := catalogue_seq();
  IF TG_OP = 'INSERT' THEN
    DELETE FROM tombstone WHERE kind = TG_ARGV[0] AND id = NEW.id;
  ELSIF NEW.id <> OLD.id THEN
    RAISE EXCEPTION 'the id of a % never changes', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION bury_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tombstone (kind, id, seq) VALUES (TG_ARGV[0], OLD.id, catalogue_seq())
  ON CONFLICT (kind, id) DO UPDATE SET seq = EXCLUDED.seq;
  RETURN NULL;
END $$;

CREATE PROCEDURE put_under_clock(name text, kind text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE INDEX ON %I (seq)', name);
  EXECUTE format('CREATE TRIGGER stamped BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION stamp_row(%L)', name, kind);
  EXECUTE format('CREATE TRIGGER buried AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION bury_row(%L)', name, kind);
  EXECUTE format('CREATE TRIGGER never_truncated BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse()', name);
END $$;
