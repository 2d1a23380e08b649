-- What is prepared out of sight. A row that is not published is no row to phones and pages: they are told that it went.

-- A row that comes back was never gone. See 0001, where stamp_row() did both.
CREATE OR REPLACE FUNCTION stamp_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seq := catalogue_seq();
  IF TG_OP = 'UPDATE' AND NEW.id <> OLD.id THEN
    RAISE EXCEPTION 'the id of a % never changes', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION unbury_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tombstone WHERE kind = TG_ARGV[0] AND id = NEW.id;
  RETURN NULL;
END $$;

CREATE PROCEDURE bury_rows_of(name text, kind text, can_be_unpublished boolean) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DROP TRIGGER IF EXISTS buried ON %I', name);
  IF can_be_unpublished THEN
    EXECUTE format('CREATE TRIGGER buried AFTER DELETE ON %I FOR EACH ROW WHEN (NOT OLD.unpublished) EXECUTE FUNCTION bury_row(%L)', name, kind);
    EXECUTE format('CREATE TRIGGER unburied AFTER INSERT ON %I FOR EACH ROW WHEN (NOT NEW.unpublished) EXECUTE FUNCTION unbury_row(%L)', name, kind);
    EXECUTE format('CREATE TRIGGER hidden AFTER UPDATE ON %I FOR EACH ROW WHEN (NEW.unpublished AND NOT OLD.unpublished) EXECUTE FUNCTION bury_row(%L)', name, kind);
    EXECUTE format('CREATE TRIGGER shown AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.unpublished AND NOT NEW.unpublished) EXECUTE FUNCTION unbury_row(%L)', name, kind);
  ELSE
    EXECUTE format('CREATE TRIGGER buried AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION bury_row(%L)', name, kind);
    EXECUTE format('CREATE TRIGGER unburied AFTER INSERT ON %I FOR EACH ROW EXECUTE FUNCTION unbury_row(%L)', name, kind);
  END IF;
END $$;

CREATE OR REPLACE PROCEDURE put_under_clock(name text, kind text) LANGUAGE plpgsql AS $$
DECLARE
  can_be_unpublished boolean := EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = format('%I', name)::regclass AND attname = 'unpublished' AND NOT attisdropped
  );
BEGIN
  EXECUTE format('CREATE INDEX ON %I (seq)', name);
  EXECUTE format('CREATE TRIGGER stamped BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION stamp_row(%L)', name, kind);
  EXECUTE format('CREATE TRIGGER never_truncated BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse()', name);
  CALL bury_rows_of(name, kind, can_be_unpublished);
END $$;

CALL add_described_column('place', 'places', 'unpublished', 'boolean NOT NULL DEFAULT false');
CALL add_described_column('resort', 'resorts', 'unpublished', 'boolean NOT NULL DEFAULT false');
CALL add_described_column('restaurant', 'restaurants', 'unpublished', 'boolean NOT NULL DEFAULT false');
CALL add_described_column('service', 'services', 'unpublished', 'boolean NOT NULL DEFAULT false');
CALL add_described_column('ad', 'ads', 'unpublished', 'boolean NOT NULL DEFAULT false');
CALL add_described_column('notice', 'notices', 'unpublished', 'boolean NOT NULL DEFAULT false');
ALTER TABLE listing ADD COLUMN unpublished boolean NOT NULL DEFAULT false;

CALL bury_rows_of('category', 'categories', false);
CALL bury_rows_of('region', 'regions', false);
CALL bury_rows_of('place', 'places', true);
CALL bury_rows_of('resort', 'resorts', true);
CALL bury_rows_of('restaurant', 'restaurants', true);
CALL bury_rows_of('service', 'services', true);
CALL bury_rows_of('ad', 'ads', true);
CALL bury_rows_of('report', 'reports', false);
CALL bury_rows_of('notice', 'notices', true);
