-- When a place is open (packages/contract/src/kinds/hours.ts); null: unknown.
CALL add_described_column('place', 'places', 'hours', $$jsonb CHECK (jsonb_typeof(hours) = 'object')$$);
