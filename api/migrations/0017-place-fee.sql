-- What it costs to enter a place, in words.
CALL add_described_column('place', 'places', 'fee', $$text NOT NULL DEFAULT ''$$);
CALL note_changed_texts_of('place', 'name', 'content', 'best_season', 'facts', 'picture_texts', 'fee');
