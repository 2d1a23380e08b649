-- What plans a day at a place: how hard it is, how to get there and whether phones work there; null: unknown.
CALL add_described_column('place', 'places', 'difficulty', $$text CHECK (difficulty IN ('easy', 'moderate', 'hard'))$$);
CALL add_described_column('place', 'places', 'getting_there', $$text NOT NULL DEFAULT ''$$);
CALL add_described_column('place', 'places', 'signal', $$text CHECK (signal IN ('none', 'weak', 'good'))$$);
CALL note_changed_texts_of('place', 'name', 'content', 'best_season', 'facts', 'picture_texts', 'fee', 'getting_there');

-- Whether somebody can leave a car there is asked, too.
ALTER TABLE place DROP CONSTRAINT place_access_check;
ALTER TABLE place ADD CHECK (are_answers(access, '{steps,evenSurface,shade,water,toilet,wheelchair,parking}'));

-- Every listing has hours (packages/contract/src/kinds/hours.ts); null: unknown.
CALL add_described_column('resort', 'resorts', 'hours', $$jsonb CHECK (jsonb_typeof(hours) = 'object')$$);
CALL add_described_column('restaurant', 'restaurants', 'hours', $$jsonb CHECK (jsonb_typeof(hours) = 'object')$$);
CALL add_described_column('service', 'services', 'hours', $$jsonb CHECK (jsonb_typeof(hours) = 'object')$$);
ALTER TABLE listing ADD COLUMN hours jsonb CHECK (jsonb_typeof(hours) = 'object');
