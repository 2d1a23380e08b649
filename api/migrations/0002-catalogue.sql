-- The catalogue: one row per entity. What is near a listing, its categories, pictures and translations are columns of
-- its row, so that every change of them stamps it.

-- https only, no credentials (what the contract's isHttpsLink accepts).
CREATE DOMAIN https_link AS text CHECK (length(VALUE) <= 2048 AND VALUE ~* '^https://[^\s@/?#\\]+([/?#\\]\S*)?$');
-- Spec section 9.
CREATE DOMAIN phone_number AS text CHECK (VALUE ~ '^\+?[1-9][0-9]{1,14}$');

CREATE FUNCTION are_pictures(addresses text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bool_and(address IS NOT NULL AND address ~ '^/images/[a-z0-9-]+-1280\.webp$'), true) FROM unnest(addresses) AS address
$$;

CREATE FUNCTION are_different(ids text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT count(id) = count(*) AND count(DISTINCT id) = count(*) FROM unnest(ids) AS id
$$;

CREATE FUNCTION are_translations(texts jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN jsonb_typeof(texts) <> 'object' THEN false
  ELSE (SELECT coalesce(bool_and(key IN ('mr', 'hi') AND jsonb_typeof(value) = 'object'), true) FROM jsonb_each(texts)) END
$$;

-- Exactly the eight flags of spec section 3, each true or false.
CREATE FUNCTION are_amenities(flags jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN jsonb_typeof(flags) <> 'object' THEN false
  ELSE (
    SELECT count(*) = 8 AND bool_and(
      jsonb_typeof(value) = 'boolean' AND
      key IN ('wifi', 'parking', 'roomService', 'pool', 'airCondition', 'petFriendly', 'breakfastIncluded', 'fitnessCenter')
    ) FROM jsonb_each(flags)
  ) END
$$;

CREATE TABLE category (
  id text PRIMARY KEY DEFAULT gen_random_uuid() CHECK (length(id) BETWEEN 1 AND 64),
  seq bigint NOT NULL,
  name text NOT NULL CHECK (btrim(name) <> '' AND name NOT LIKE '%/%'),
  heading text NOT NULL,
  description text NOT NULL,
  former_names text[] NOT NULL DEFAULT '{}',
  translations jsonb NOT NULL DEFAULT '{}' CHECK (are_translations(translations))
);
-- Names are path segments (decision B27).
CREATE UNIQUE INDEX category_name_unique ON category (lower(btrim(name)));

CREATE TABLE region (
  id text PRIMARY KEY DEFAULT gen_random_uuid() CHECK (length(id) BETWEEN 1 AND 64),
  seq bigint NOT NULL,
  name text NOT NULL CHECK (btrim(name) <> '' AND name NOT LIKE '%/%'),
  content text NOT NULL,
  former_names text[] NOT NULL DEFAULT '{}',
  translations jsonb NOT NULL DEFAULT '{}' CHECK (are_translations(translations))
);
CREATE UNIQUE INDEX region_name_unique ON region (lower(btrim(name)));

-- What places, resorts and restaurants share; only the shape for the three below.
CREATE TABLE listing (
  id text PRIMARY KEY DEFAULT gen_random_uuid() CHECK (length(id) BETWEEN 1 AND 64),
  seq bigint NOT NULL,
  slug text NOT NULL UNIQUE CHECK (length(slug) BETWEEN 1 AND 200 AND slug !~ '[A-Z\s]'),
  former_slugs text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (btrim(name) <> ''),
  content text NOT NULL,
  map_url https_link NOT NULL,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  images text[] NOT NULL DEFAULT '{}' CHECK (are_pictures(images)),
  picture_texts text[] NOT NULL DEFAULT '{}',
  popular boolean NOT NULL DEFAULT false,
  region_id text,
  alternate_names text[] NOT NULL DEFAULT '{}',
  facts text[] NOT NULL DEFAULT '{}',
  best_season text NOT NULL DEFAULT '',
  checked_on date,
  translations jsonb NOT NULL DEFAULT '{}' CHECK (are_translations(translations)),
  nearby_place_ids text[] NOT NULL DEFAULT '{}' CHECK (cardinality(nearby_place_ids) <= 3 AND are_different(nearby_place_ids))
);

CREATE TABLE place (
  LIKE listing INCLUDING ALL,
  category_ids text[] NOT NULL DEFAULT '{}' CHECK (are_different(category_ids)),
  nearby_resort_ids text[] NOT NULL DEFAULT '{}' CHECK (cardinality(nearby_resort_ids) <= 3 AND are_different(nearby_resort_ids)),
  nearby_restaurant_ids text[] NOT NULL DEFAULT '{}'
    CHECK (cardinality(nearby_restaurant_ids) <= 3 AND are_different(nearby_restaurant_ids)),
  CONSTRAINT place_not_near_itself CHECK (id <> ALL (nearby_place_ids)),
  FOREIGN KEY (region_id) REFERENCES region ON DELETE SET NULL
);

CREATE TABLE resort (
  LIKE listing INCLUDING ALL,
  categories text[] NOT NULL
    CHECK (cardinality(categories) >= 1 AND are_different(categories) AND categories <@ ARRAY['Budget Stay', 'Signature Stay']),
  contact_person_name text NOT NULL DEFAULT '',
  contact_phone_number phone_number NOT NULL,
  amenities_offered jsonb NOT NULL CHECK (are_amenities(amenities_offered)),
  FOREIGN KEY (region_id) REFERENCES region ON DELETE SET NULL
);

CREATE TABLE restaurant (
  LIKE listing INCLUDING ALL,
  categories text[] NOT NULL
    CHECK (cardinality(categories) >= 1 AND are_different(categories) AND categories <@ ARRAY['Maharashtrian', 'Non Veg', 'Veg']),
  contact_number phone_number NOT NULL,
  FOREIGN KEY (region_id) REFERENCES region ON DELETE SET NULL
);

DROP TABLE listing;

CREATE TABLE ad (
  id text PRIMARY KEY DEFAULT gen_random_uuid() CHECK (length(id) BETWEEN 1 AND 64),
  seq bigint NOT NULL,
  title text NOT NULL CHECK (btrim(title) <> ''),
  target_url https_link NOT NULL,
  -- Never goes to phones (decision W16).
  contact_number phone_number NOT NULL,
  priority integer NOT NULL CHECK (priority BETWEEN 1 AND 1000),
  start_date date NOT NULL,
  end_date date NOT NULL,
  images text[] NOT NULL DEFAULT '{}' CHECK (are_pictures(images)),
  CONSTRAINT ad_ends_after_start CHECK (end_date >= start_date)
);

CREATE TABLE report (
  id text PRIMARY KEY DEFAULT gen_random_uuid() CHECK (length(id) BETWEEN 1 AND 64),
  seq bigint NOT NULL,
  name text NOT NULL CHECK (btrim(name) <> ''),
  -- Address of the download.
  file text NOT NULL,
  -- Name of the stored PDF in one of the server's report directories.
  stored_as text NOT NULL CHECK (stored_as ~ '^[a-z0-9-]+\.pdf$')
);

CALL put_under_clock('category', 'categories');
CALL put_under_clock('region', 'regions');
CALL put_under_clock('place', 'places');
CALL put_under_clock('resort', 'resorts');
CALL put_under_clock('restaurant', 'restaurants');
CALL put_under_clock('ad', 'ads');
CALL put_under_clock('report', 'reports');

-- A deleted listing leaves the nearby lists of the others in the same transaction, which stamps those rows.
CREATE FUNCTION forget_nearby() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'place' THEN
      UPDATE place SET nearby_place_ids = array_remove(nearby_place_ids, OLD.id) WHERE OLD.id = ANY (nearby_place_ids);
      UPDATE resort SET nearby_place_ids = array_remove(nearby_place_ids, OLD.id) WHERE OLD.id = ANY (nearby_place_ids);
      UPDATE restaurant SET nearby_place_ids = array_remove(nearby_place_ids, OLD.id) WHERE OLD.id = ANY (nearby_place_ids);
    WHEN 'resort' THEN
      UPDATE place SET nearby_resort_ids = array_remove(nearby_resort_ids, OLD.id) WHERE OLD.id = ANY (nearby_resort_ids);
    WHEN 'restaurant' THEN
      UPDATE place SET nearby_restaurant_ids = array_remove(nearby_restaurant_ids, OLD.id) WHERE OLD.id = ANY (nearby_restaurant_ids);
  END CASE;
  RETURN NULL;
END $$;

CREATE TRIGGER forgotten AFTER DELETE ON place FOR EACH ROW EXECUTE FUNCTION forget_nearby();
CREATE TRIGGER forgotten AFTER DELETE ON resort FOR EACH ROW EXECUTE FUNCTION forget_nearby();
CREATE TRIGGER forgotten AFTER DELETE ON restaurant FOR EACH ROW EXECUTE FUNCTION forget_nearby();

-- Ids in arrays have no foreign keys: this looks at commit, once, at all that the change wrote, when rows that name each
-- other are all there. The clock lets one writer at a time through, so nothing is deleted between the look and the commit.
CREATE FUNCTION check_named_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  naming record;
  missing text;
BEGIN
  FOR naming IN VALUES
    ('place', 'category_ids', 'category'),
    ('place', 'nearby_place_ids', 'place'),
    ('place', 'nearby_resort_ids', 'resort'),
    ('place', 'nearby_restaurant_ids', 'restaurant'),
    ('resort', 'nearby_place_ids', 'place'),
    ('restaurant', 'nearby_place_ids', 'place')
  LOOP
    -- Planned each time: a plan made for a small table takes minutes when the table has grown.
    EXECUTE format(
      'SELECT named.id FROM %I AS naming, unnest(naming.%I) AS named (id)
       WHERE naming.seq = $1 AND NOT EXISTS (SELECT FROM %I AS known WHERE known.id = named.id) LIMIT 1',
      naming.column1, naming.column2, naming.column3
    ) INTO missing USING NEW.seq;
    IF missing IS NOT NULL THEN
      RAISE foreign_key_violation USING MESSAGE = format('a %s names the %s %s, which does not exist', naming.column1, naming.column3, missing);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER named_rows_exist AFTER UPDATE ON sync_clock
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_named_rows();

-- A category that a place uses stays (decision B27).
CREATE FUNCTION keep_used_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM place WHERE OLD.id = ANY (category_ids)) THEN
    RAISE foreign_key_violation USING MESSAGE = format('category %s is used by a place', OLD.id);
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER kept_while_used BEFORE DELETE ON category FOR EACH ROW EXECUTE FUNCTION keep_used_category();
