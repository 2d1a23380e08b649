-- What a backup from before cannot know, and a restore therefore keeps (decision 052).

-- When somebody was last let in, given a password, or disabled: of two states the later holds.
ALTER TABLE administrator ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

CREATE FUNCTION note_administrator_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER changed_at_noted BEFORE UPDATE OF password_hash, disabled_at ON administrator
  FOR EACH ROW EXECUTE FUNCTION note_administrator_changed();

-- Whose bodies went, on request or because of their age. A key says nothing about who sent it; it outlives the enquiry, which
-- a backup may lack that another one has.
CREATE TABLE erasure (
  enquiry_key uuid PRIMARY KEY,
  change text NOT NULL CHECK (change IN ('erased', 'expired')),
  at timestamptz NOT NULL
);
INSERT INTO erasure (enquiry_key, change, at)
SELECT DISTINCT ON (enquiry_key) enquiry_key, change, at FROM enquiry_change WHERE change IN ('erased', 'expired') ORDER BY enquiry_key, id;
