-- What an ad says, what a report is called and whom a stay names have translations; see 0009.
CALL add_described_column('ad', 'ads', 'translations', $$jsonb NOT NULL DEFAULT '{}' CHECK (are_translations(translations))$$);
CALL add_described_column('ad', 'ads', 'translated_from', $$jsonb NOT NULL DEFAULT '{}'$$);
CALL add_described_column('report', 'reports', 'translations', $$jsonb NOT NULL DEFAULT '{}' CHECK (are_translations(translations))$$);
CALL add_described_column('report', 'reports', 'translated_from', $$jsonb NOT NULL DEFAULT '{}'$$);
CALL note_changed_texts_of('ad', 'title');
CALL note_changed_texts_of('report', 'name');
CALL note_changed_texts_of('resort', 'name', 'content', 'best_season', 'facts', 'picture_texts', 'contact_person_name');
