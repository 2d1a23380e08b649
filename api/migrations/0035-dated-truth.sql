-- How much a notice matters and who says so. What warned of danger said “do not go” by its colour, and goes on to.
CALL add_described_column('notice', 'notices', 'severity',
  $$text NOT NULL DEFAULT 'moderate' CHECK (severity IN ('severe', 'moderate', 'minor'))$$);
CALL add_described_column('notice', 'notices', 'source', $$text NOT NULL DEFAULT ''$$);
CALL note_changed_texts_of('notice', 'heading', 'content', 'source');

DO $$ BEGIN
  IF EXISTS (SELECT FROM notice WHERE kind = 'danger') THEN
    PERFORM begin_catalogue_change();
    UPDATE notice SET severity = 'severe' WHERE kind = 'danger';
  END IF;
END $$;
UPDATE row_version SET row = row || '{"severity": "severe"}' WHERE kind = 'notices' AND row ->> 'kind' = 'danger';

-- What `listing` names may be a region, too: {"kind": "regions", "id": "…"}; null: all.

-- What the feed of official alerts said last (decision 069): no rows of the catalogue, since they hold by the minute and change without anybody here.
CREATE TABLE alert_feed (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- When a server began to ask last: the others then leave it alone.
  tried_at timestamptz,
  -- When the feed answered last.
  checked_at timestamptz,
  alerts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(alerts) = 'array')
);
INSERT INTO alert_feed DEFAULT VALUES;
