-- What people call a category or a region besides, for the search.
CALL add_described_column('category', 'categories', 'alternate_names', $$text[] NOT NULL DEFAULT '{}'$$);
CALL add_described_column('region', 'regions', 'alternate_names', $$text[] NOT NULL DEFAULT '{}'$$);
