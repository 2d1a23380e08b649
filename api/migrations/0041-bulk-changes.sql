-- What was done to many rows at once, so that it can be taken back as a whole. It is written in several changes of the
-- catalogue, each short, for no other writer waits for thousands of rows; what each row was before stands in row_version.
CREATE TABLE bulk_change (
  id text PRIMARY KEY,
  -- The table's name on the wire.
  kind text NOT NULL,
  what text NOT NULL CHECK (what IN ('import', 'delete', 'region', 'category', 'popular', 'checked', 'published')),
  at timestamptz NOT NULL DEFAULT now(),
  -- E-mail of the administrator.
  author text NOT NULL,
  -- Of the rows it was meant for, and of those that are written: fewer while it goes on, and when it was cut off.
  planned integer NOT NULL CHECK (planned > 0),
  done integer NOT NULL CHECK (done BETWEEN 0 AND planned),
  -- Of its changes, and of those that took it back.
  seqs bigint[] NOT NULL,
  undo_seqs bigint[] NOT NULL DEFAULT '{}'
);
CREATE INDEX ON bulk_change (at);

-- A bulk change finds its rows by the seqs of its changes.
CREATE INDEX ON row_version (seq);
