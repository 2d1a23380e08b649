-- Takes what one token costs out of a bucket, its row locked until the transaction ends. Null; or, where there is no token, when the bucket is full
-- again, and then nothing is written. A bucket that is full only later than `latest` was drawn from by another clock: it is full.
CREATE FUNCTION draw_token(whose bytea, cost interval, size interval, latest timestamptz, at timestamptz) RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  full_again timestamptz;
BEGIN
  IF cost > size THEN
    RETURN at;
  END IF;
  INSERT INTO submission_bucket AS bucket (subject, full_at) VALUES (whose, at + cost)
  ON CONFLICT (subject) DO UPDATE SET full_at = cost + CASE WHEN bucket.full_at > latest THEN at ELSE greatest(bucket.full_at, at) END
  WHERE cost + CASE WHEN bucket.full_at > latest THEN at ELSE greatest(bucket.full_at, at) END <= at + size;
  IF NOT FOUND THEN
    SELECT full_at INTO STRICT full_again FROM submission_bucket WHERE subject = whose;
  END IF;
  RETURN full_again;
END $$;

-- Stores what a visitor sent, under the first of these references that is free, with a mail to the helpdesk unless a machine seems to have made it; or
-- finds what its key has stored before. The key's row decides: a delivery of the same key that is under way is waited for. Only what is new costs a
-- token, drawn last, so that nothing is locked behind a busy bucket; without one nothing is stored, and `full_at` says when the bucket is full again.
-- No reference: none of them was free.
CREATE FUNCTION store_submission(
  new_key uuid, hash bytea, refs text[], new_kind text, new_body jsonb, new_language text, new_notice text, at timestamptz, is_suspect boolean,
  is_unknown_place boolean, whose bytea, cost interval, size interval, latest timestamptz,
  OUT reference text, OUT is_new boolean, OUT is_same boolean, OUT full_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  proposed text;
BEGIN
  is_new := false;
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
