-- When what a page shows was changed last, for the sitemap. Null where nobody knows: in rows that are older than this column.
ALTER TABLE category ADD COLUMN changed_at timestamptz;
ALTER TABLE region ADD COLUMN changed_at timestamptz;
ALTER TABLE place ADD COLUMN changed_at timestamptz;
ALTER TABLE resort ADD COLUMN changed_at timestamptz;
ALTER TABLE restaurant ADD COLUMN changed_at timestamptz;

CREATE FUNCTION note_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;

-- Not for a save that left everything as it was, nor for what only administrators see. First in the order of names, so that
-- it sees the row as it was written.
CREATE PROCEDURE note_changes_of(name text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ALTER COLUMN changed_at SET DEFAULT now()', name);
  EXECUTE format('CREATE TRIGGER changed_at_noted BEFORE UPDATE ON %I FOR EACH ROW
    WHEN (to_jsonb(OLD) - ''{seq,translated_from}''::text[] IS DISTINCT FROM to_jsonb(NEW) - ''{seq,translated_from}''::text[])
    EXECUTE FUNCTION note_changed_at()', name);
END $$;

CALL note_changes_of('category');
CALL note_changes_of('region');
CALL note_changes_of('place');
CALL note_changes_of('resort');
CALL note_changes_of('restaurant');
DROP PROCEDURE note_changes_of;
