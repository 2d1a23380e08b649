-- What decides whether somebody gets to a place: true, false, or left out where it is not known.
CALL add_described_column('place', 'places', 'access', $$jsonb NOT NULL DEFAULT '{}'
  CHECK (are_answers(access, '{steps,evenSurface,shade,water,toilet,wheelchair}'))$$);
