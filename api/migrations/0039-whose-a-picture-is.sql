-- Whose each picture of a listing is and how it may be used, in the order of its pictures; empty: nobody said.
CALL add_described_column('place', 'places', 'picture_credits', $$text[] NOT NULL DEFAULT '{}'$$);
CALL add_described_column('resort', 'resorts', 'picture_credits', $$text[] NOT NULL DEFAULT '{}'$$);
CALL add_described_column('restaurant', 'restaurants', 'picture_credits', $$text[] NOT NULL DEFAULT '{}'$$);
CALL add_described_column('service', 'services', 'picture_credits', $$text[] NOT NULL DEFAULT '{}'$$);
ALTER TABLE listing ADD COLUMN picture_credits text[] NOT NULL DEFAULT '{}';
