-- Searches that found nothing on a phone: what people look for and the catalogue lacks. Nobody's identity, and no text that
-- may be an e-mail address.
CREATE TABLE missed_search (
  text text PRIMARY KEY CHECK (length(text) <= 80 AND text !~ '@'),
  count bigint NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX ON missed_search (count);
CREATE INDEX ON missed_search (last_at);
