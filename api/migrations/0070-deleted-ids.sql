-- Expands: the ids of rows that were deleted, published or not, for good: tombstones and versions go, printed codes stay. No new row gets one of them.
CREATE TABLE deleted_id (id text PRIMARY KEY);

INSERT INTO deleted_id (id) SELECT id FROM tombstone UNION SELECT id FROM row_version WHERE change = 'deleted';

CREATE FUNCTION note_deleted_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_id (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE PROCEDURE keep_deleted_ids(name text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER id_kept AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION note_deleted_id()', name);
END $$;

-- As before (0057), and ids are kept.
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
  CALL restamp_what_names(name, kind, can_be_unpublished);
  CALL keep_deleted_ids(name);
END $$;

CALL keep_deleted_ids('category');
CALL keep_deleted_ids('region');
CALL keep_deleted_ids('place');
CALL keep_deleted_ids('resort');
CALL keep_deleted_ids('restaurant');
CALL keep_deleted_ids('service');
CALL keep_deleted_ids('ad');
CALL keep_deleted_ids('report');
CALL keep_deleted_ids('notice');
