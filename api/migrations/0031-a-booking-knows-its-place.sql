-- Whoever can be booked: a kind of listing that has contacts is added here by its own migration.
CREATE VIEW bookable_listing AS SELECT id, name FROM resort UNION ALL SELECT id, name FROM restaurant;

DROP FUNCTION store_submission;

-- As before, and looks itself whether the helpdesk knows the place of a booking, by its id or, where it has none, by its name: said in the
-- statement that calls this, that was planned anew for each booking, which took longer than all the rest.
CREATE FUNCTION store_submission(
  new_key uuid, hash bytea, refs text[], new_kind text, new_body jsonb, new_language text, new_notice text, at timestamptz, is_suspect boolean,
  whose bytea, cost interval, size interval, latest timestamptz,
  OUT reference text, OUT is_new boolean, OUT is_same boolean, OUT full_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  proposed text;
  place_id text := new_body ->> 'placeId';
  place_name text := new_body ->> 'placeName';
  is_unknown_place boolean := false;
BEGIN
  is_new := false;
  IF place_id IS NOT NULL THEN
    is_unknown_place := NOT EXISTS (SELECT FROM bookable_listing WHERE id = place_id);
  ELSIF place_name IS NOT NULL THEN
    is_unknown_place := NOT EXISTS (SELECT FROM bookable_listing WHERE lower(btrim(name)) = lower(place_name));
  END IF;
  FOREACH proposed IN ARRAY refs LOOP
    INSERT INTO enquiry (key, body_hash, reference, kind, body, language, notice_version, received_at, suspect, unknown_place)
    VALUES (new_key, hash, proposed, new_kind, new_body, new_language, new_notice, at, is_suspect, is_unknown_place)
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      reference := proposed;
      is_new := true;
      is_same := true;
      EXIT;
    END IF;
    SELECT known.reference, known.body_hash = hash INTO reference, is_same FROM enquiry AS known WHERE known.key = new_key;
    EXIT WHEN FOUND;
  END LOOP;
  IF NOT is_new THEN
    RETURN;
  END IF;
  IF NOT is_suspect THEN
    INSERT INTO mail_job (enquiry_key, next_at) VALUES (new_key, at);
  END IF;
  -- Null: whoever stores it sets no limit.
  IF whose IS NULL THEN
    RETURN;
  END IF;
  full_at := draw_token(whose, cost, size, latest, at);
  IF full_at IS NOT NULL THEN
    DELETE FROM mail_job WHERE enquiry_key = new_key;
    DELETE FROM enquiry WHERE key = new_key;
  END IF;
END $$;
