-- Expands: what each link of the feed of official alerts said last, by its address: one that does not answer is still said, as long as the feed lists it.
ALTER TABLE alert_feed ADD COLUMN linked jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(linked) = 'object');
