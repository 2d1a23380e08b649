-- Expands: where else a listing is known, as an item of Wikidata and as a node, way or relation of OpenStreetMap. Empty: nobody knows.

CALL add_described_column('place', 'places', 'wikidata', $$text NOT NULL DEFAULT '' CHECK (wikidata ~ '^(Q[1-9][0-9]{0,11})?$')$$);
CALL add_described_column('place', 'places', 'osm', $$text NOT NULL DEFAULT '' CHECK (osm ~ '^((node|way|relation)/[1-9][0-9]{0,15})?$')$$);
CALL add_described_column('resort', 'resorts', 'wikidata', $$text NOT NULL DEFAULT '' CHECK (wikidata ~ '^(Q[1-9][0-9]{0,11})?$')$$);
CALL add_described_column('resort', 'resorts', 'osm', $$text NOT NULL DEFAULT '' CHECK (osm ~ '^((node|way|relation)/[1-9][0-9]{0,15})?$')$$);
CALL add_described_column('restaurant', 'restaurants', 'wikidata', $$text NOT NULL DEFAULT '' CHECK (wikidata ~ '^(Q[1-9][0-9]{0,11})?$')$$);
CALL add_described_column('restaurant', 'restaurants', 'osm', $$text NOT NULL DEFAULT '' CHECK (osm ~ '^((node|way|relation)/[1-9][0-9]{0,15})?$')$$);
CALL add_described_column('service', 'services', 'wikidata', $$text NOT NULL DEFAULT '' CHECK (wikidata ~ '^(Q[1-9][0-9]{0,11})?$')$$);
CALL add_described_column('service', 'services', 'osm', $$text NOT NULL DEFAULT '' CHECK (osm ~ '^((node|way|relation)/[1-9][0-9]{0,15})?$')$$);
ALTER TABLE listing
  ADD COLUMN wikidata text NOT NULL DEFAULT '' CHECK (wikidata ~ '^(Q[1-9][0-9]{0,11})?$'),
  ADD COLUMN osm text NOT NULL DEFAULT '' CHECK (osm ~ '^((node|way|relation)/[1-9][0-9]{0,15})?$');
