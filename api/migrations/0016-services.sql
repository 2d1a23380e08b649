-- Everyday services, on the screen "Essentials": a kind of listing without a season and without lists of what is near.
CREATE TABLE service (
  LIKE listing INCLUDING ALL,
  type text NOT NULL CHECK (
    type IN ('hospital', 'police', 'pharmacy', 'fuel', 'cash', 'bus stand', 'toilet', 'repair', 'forest office', 'other')
  ),
  phones phone_number[] NOT NULL DEFAULT '{}',
  open_always boolean NOT NULL DEFAULT false,
  FOREIGN KEY (region_id) REFERENCES region ON DELETE SET NULL
);

CALL put_into_catalogue('service', 'services', 'name', 'content', 'facts', 'picture_texts');
