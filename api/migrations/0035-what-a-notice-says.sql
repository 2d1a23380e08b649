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
