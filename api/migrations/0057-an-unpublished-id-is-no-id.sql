-- Expands: an id that the public may not see exists in no call of visitors and stands in no public row (decision 097).

-- With whether it is published: visitors and their mails know only those that are.
CREATE OR REPLACE VIEW bookable_listing AS
  SELECT id, name, translations, unpublished FROM resort UNION ALL SELECT id, name, translations, unpublished FROM restaurant;

-- As before (0033), but a place that is not published is unknown.
CREATE OR REPLACE FUNCTION store_submission(
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
    is_unknown_place := NOT EXISTS (SELECT FROM bookable_listing WHERE id = place_id AND NOT unpublished);
  ELSIF place_name IS NOT NULL THEN
    is_unknown_place := NOT EXISTS (SELECT FROM bookable_listing WHERE lower(btrim(name)) = lower(place_name) AND NOT unpublished);
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

-- Rows are read without ids that are not public, so a row that is shown, hidden, added or deleted changes what those that name it tell phones: they get
-- the seq of the change. Lists lose a deleted row by forget_nearby(). The argument is the table's name on the wire.
CREATE FUNCTION restamp_naming_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link record;
  named_id text := CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    FOR link IN SELECT naming, ids FROM catalogue_link WHERE named = TG_TABLE_NAME ORDER BY naming, ids LOOP
      EXECUTE format('UPDATE %1$I SET seq = seq WHERE $1 = ANY (%2$I)', link.naming, link.ids) USING named_id;
    END LOOP;
  END IF;
  UPDATE notice SET seq = seq WHERE listing ->> 'kind' = TG_ARGV[0] AND listing ->> 'id' = named_id;
  RETURN NULL;
END $$;

CREATE PROCEDURE restamp_what_names(name text, kind text, can_be_unpublished boolean) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER naming_restamped AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION restamp_naming_rows(%L)', name, kind);
  IF can_be_unpublished THEN
    EXECUTE format('CREATE TRIGGER naming_restamped_too AFTER UPDATE ON %I FOR EACH ROW
      WHEN (NEW.unpublished <> OLD.unpublished) EXECUTE FUNCTION restamp_naming_rows(%L)', name, kind);
  END IF;
END $$;

CREATE OR REPLACE PROCEDURE put_under_clock(name text, kind text) LANGUAGE plpgsql AS $$
DECLARE
  can_be_unpublished boolean := EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = format('%I', name)::regclass AND attname = 'unpublished' AND NOT attisdropped
  );
BEGIN
  EXECUTE format('CREATE INDEX ON %I (seq)', name);
  EXECUTE format('CREATE TRIGGER stamped BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION stamp_row(%L)', name, kind);
  EXECUTE format('CREATE TRIGGER never_truncated BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse()', name);
  CALL bury_rows_of(name, kind, can_be_unpublished);
  CALL restamp_what_names(name, kind, can_be_unpublished);
END $$;

CALL restamp_what_names('category', 'categories', false);
CALL restamp_what_names('region', 'regions', false);
CALL restamp_what_names('place', 'places', true);
CALL restamp_what_names('resort', 'resorts', true);
CALL restamp_what_names('restaurant', 'restaurants', true);
CALL restamp_what_names('service', 'services', true);
CALL restamp_what_names('ad', 'ads', true);
CALL restamp_what_names('report', 'reports', false);
CALL restamp_what_names('notice', 'notices', true);
CALL restamp_what_names('helpdesk', 'helpdesk', false);

-- Phones that have such ids already get the rows again.
DO $$
DECLARE
  hidden text[] := ARRAY(SELECT id FROM place WHERE unpublished UNION ALL SELECT id FROM bookable_listing WHERE unpublished
    UNION ALL SELECT id FROM service WHERE unpublished);
BEGIN
  IF cardinality(hidden) > 0 THEN
    PERFORM begin_catalogue_change();
    UPDATE place SET seq = seq WHERE nearby_place_ids && hidden OR nearby_resort_ids && hidden OR nearby_restaurant_ids && hidden;
    UPDATE resort SET seq = seq WHERE nearby_place_ids && hidden;
    UPDATE restaurant SET seq = seq WHERE nearby_place_ids && hidden;
    UPDATE notice SET seq = seq WHERE listing ->> 'id' = ANY (hidden);
  END IF;
END $$;
