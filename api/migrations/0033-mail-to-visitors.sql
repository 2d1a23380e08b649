-- A confirmation to the visitor beside the mail to the helpdesk: at most one of each for an enquiry.
ALTER TABLE mail_job ADD COLUMN recipient text NOT NULL DEFAULT 'helpdesk' CHECK (recipient IN ('helpdesk', 'visitor'));
ALTER TABLE mail_job DROP CONSTRAINT mail_job_pkey, ADD PRIMARY KEY (enquiry_key, recipient);

-- Addresses that take no mail, as hashes: whoever has one can only ask whether it is that of an address they know already.
CREATE TABLE bounced_address (
  subject bytea PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX ON bounced_address (at);

CREATE FUNCTION address_hash(email text) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE RETURN sha256(convert_to('mail ' || lower(email), 'UTF8'));

ALTER TABLE enquiry_change DROP CONSTRAINT enquiry_change_change_check;
ALTER TABLE enquiry_change ADD CONSTRAINT enquiry_change_change_check CHECK (change IN (
  'forwarded', 'answered', 'closed', 'new', 'note', 'exported', 'erased', 'expired', 'mail_returned', 'mail_not_returned'));

-- Notes that mail to an enquiry's address came back, or that it did not after all, with a line in the enquiry's history; nothing where that is known.
CREATE FUNCTION note_returned_mail(of_enquiry uuid, who text, moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH noted AS (
    INSERT INTO bounced_address (subject, at) SELECT address_hash(body ->> 'email'), moment FROM enquiry WHERE key = of_enquiry AND body IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING 1
  ) INSERT INTO enquiry_change (enquiry_key, at, by, change) SELECT of_enquiry, moment, who, 'mail_returned' FROM noted
$$;
CREATE FUNCTION forget_returned_mail(of_enquiry uuid, who text, moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH forgotten AS (
    DELETE FROM bounced_address USING enquiry WHERE key = of_enquiry AND subject = address_hash(body ->> 'email') RETURNING 1
  ) INSERT INTO enquiry_change (enquiry_key, at, by, change) SELECT of_enquiry, moment, who, 'mail_not_returned' FROM forgotten
$$;

-- With the translations: a confirmation says its name in the visitor's language.
CREATE OR REPLACE VIEW bookable_listing AS
  SELECT id, name, translations FROM resort UNION ALL SELECT id, name, translations FROM restaurant;

DROP FUNCTION store_submission;

-- As before (0031), and with a confirmation to `addressee`: null where none is wanted or may be sent, else the bucket of the address, of which it costs
-- a token. None where mail to the address came back. That bucket is drawn from behind the network's, by everybody in this order.
CREATE FUNCTION store_submission(
  new_key uuid, hash bytea, refs text[], new_kind text, new_body jsonb, new_language text, new_notice text, at timestamptz, is_suspect boolean,
  whose bytea, cost interval, size interval, latest timestamptz,
  addressee bytea, mail_cost interval, mail_size interval, mail_latest timestamptz,
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
  IF whose IS NOT NULL THEN
    full_at := draw_token(whose, cost, size, latest, at);
    IF full_at IS NOT NULL THEN
      DELETE FROM mail_job WHERE enquiry_key = new_key;
      DELETE FROM enquiry WHERE key = new_key;
      RETURN;
    END IF;
  END IF;
  IF addressee IS NULL OR EXISTS (SELECT FROM bounced_address WHERE subject = address_hash(new_body ->> 'email')) THEN
    RETURN;
  END IF;
  IF draw_token(addressee, mail_cost, mail_size, mail_latest, at) IS NULL THEN
    INSERT INTO mail_job (enquiry_key, recipient, next_at) VALUES (new_key, 'visitor', at);
  END IF;
END $$;
