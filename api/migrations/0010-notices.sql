-- Announcements for a while. The listing is no foreign key: one whose deletion is undone finds its notices again.
CREATE TABLE notice (
  id text PRIMARY KEY DEFAULT gen_random_uuid() CHECK (length(id) BETWEEN 1 AND 64),
  seq bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('danger', 'closed', 'crowd', 'info')),
  heading text NOT NULL CHECK (btrim(heading) <> ''),
  content text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}',
  -- The English that an outdated translation was made from; see 0009.
  translated_from jsonb NOT NULL DEFAULT '{}',
  -- {"kind": "places", "id": "…"}; null: the whole region.
  listing jsonb,
  start_date date NOT NULL,
  end_date date NOT NULL,
  CONSTRAINT notice_ends_after_start CHECK (end_date >= start_date)
);

CREATE TRIGGER translated_from_noted BEFORE UPDATE OF heading, content, translations ON notice
  FOR EACH ROW EXECUTE FUNCTION note_translated_from();

CALL put_under_clock('notice', 'notices');
