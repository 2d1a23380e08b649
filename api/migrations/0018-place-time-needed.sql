-- Minutes from the gate of a place and back to it, at most a week; null: unknown.
CALL add_described_column('place', 'places', 'time_needed', $$integer CHECK (time_needed BETWEEN 1 AND 10080)$$);
