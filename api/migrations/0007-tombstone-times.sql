-- When a row went: its tombstone is kept for 180 days, then no phone that is still used needs it.
ALTER TABLE tombstone ADD COLUMN at timestamptz NOT NULL DEFAULT now();
CREATE INDEX ON tombstone (at);

CREATE OR REPLACE FUNCTION bury_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tombstone (kind, id, seq) VALUES (TG_ARGV[0], OLD.id, catalogue_seq())
  ON CONFLICT (kind, id) DO UPDATE SET seq = EXCLUDED.seq, at = EXCLUDED.at;
  RETURN NULL;
END $$;
