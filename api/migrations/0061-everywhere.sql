-- Expands: a service that answers wherever somebody calls from is a number, not a place.
CALL add_described_column('service', 'services', 'everywhere', 'boolean NOT NULL DEFAULT false');
