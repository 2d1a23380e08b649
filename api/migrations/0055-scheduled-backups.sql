-- Expands: which server's turn it is to back up, and what became of the last scheduled backup (decision 106). In no backup, and kept by a restore.
CREATE TABLE backup_turn (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- When a server began last, and of which scheduled moment: the others then leave it alone.
  tried_at timestamptz,
  due_at timestamptz,
  -- When it was written, and how large it is.
  made_at timestamptz,
  bytes bigint,
  -- When the last one that was put back and compared was made.
  verified_at timestamptz,
  -- Why the last try has no verified backup; null: it has.
  problem text
);
INSERT INTO backup_turn DEFAULT VALUES;
