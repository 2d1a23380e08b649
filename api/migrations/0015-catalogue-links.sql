-- What the database knows of the catalogue's kinds stands in one place each: the contract describes the same
-- (packages/contract/src/kinds), and a test compares the two. A later migration adds a kind by its table and one CALL of
-- put_into_catalogue, a field by one of add_described_column.

-- Columns that name rows of a table by a list of ids. A row that goes leaves the list, or stays as long as it is in one. A
-- single id is a foreign key and does not stand here.
CREATE TABLE catalogue_link (
  naming text NOT NULL,
  ids text NOT NULL,
  named text NOT NULL,
  forgets boolean NOT NULL,
  PRIMARY KEY (naming, ids)
);

INSERT INTO catalogue_link (naming, ids, named, forgets) VALUES
  ('place', 'category_ids', 'category', false),
  ('place', 'nearby_place_ids', 'place', true),
  ('place', 'nearby_resort_ids', 'resort', true),
  ('place', 'nearby_restaurant_ids', 'restaurant', true),
  ('resort', 'nearby_place_ids', 'place', true),
  ('restaurant', 'nearby_place_ids', 'place', true);

-- All of these plan each time: a plan made for a small table takes minutes when the table has grown.

-- A deleted listing leaves the nearby lists of the others in the same transaction, which stamps those rows.
CREATE OR REPLACE FUNCTION forget_nearby() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link record;
BEGIN
  FOR link IN SELECT naming, ids FROM catalogue_link WHERE named = TG_TABLE_NAME AND forgets ORDER BY naming, ids LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = array_remove(%2$I, $1) WHERE $1 = ANY (%2$I)', link.naming, link.ids) USING OLD.id;
  END LOOP;
  RETURN NULL;
END $$;

-- Ids in arrays have no foreign keys: this looks at commit, once, at all that the change wrote, when rows that name each
-- other are all there. The clock lets one writer at a time through, so nothing is deleted between the look and the commit.
CREATE OR REPLACE FUNCTION check_named_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link record;
  missing text;
BEGIN
  FOR link IN SELECT naming, ids, named FROM catalogue_link ORDER BY naming, ids LOOP
    EXECUTE format(
      'SELECT named.id FROM %I AS naming, unnest(naming.%I) AS named (id)
       WHERE naming.seq = $1 AND NOT EXISTS (SELECT FROM %I AS known WHERE known.id = named.id) LIMIT 1',
      link.naming, link.ids, link.named
    ) INTO missing USING NEW.seq;
    IF missing IS NOT NULL THEN
      RAISE foreign_key_violation USING MESSAGE = format('a %s names the %s %s, which does not exist', link.naming, link.named, missing);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- A row that another names for good stays, as a category that a place uses (decision B27).
CREATE FUNCTION keep_used_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link record;
  is_used boolean;
BEGIN
  FOR link IN SELECT naming, ids FROM catalogue_link WHERE named = TG_TABLE_NAME AND NOT forgets ORDER BY naming, ids LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE $1 = ANY (%I))', link.naming, link.ids) INTO is_used USING OLD.id;
    IF is_used THEN
      RAISE foreign_key_violation USING MESSAGE = format('%s %s is used by a %s', TG_TABLE_NAME, OLD.id, link.naming);
    END IF;
  END LOOP;
  RETURN OLD;
END $$;

-- The lists that the deletion of a row takes it out of, and its position in each.
DROP FUNCTION links_to;
CREATE FUNCTION links_to(named_table text, gone text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  link record;
  of_link jsonb;
  links jsonb := '[]';
BEGIN
  FOR link IN SELECT naming, ids FROM catalogue_link WHERE named = named_table AND forgets ORDER BY naming, ids LOOP
    EXECUTE format(
      'SELECT jsonb_agg(jsonb_build_object(''table'', %1$L, ''id'', id, ''column'', %2$L, ''position'', array_position(%2$I, $1)) ORDER BY id)
       FROM %1$I WHERE $1 = ANY (%2$I)',
      link.naming, link.ids
    ) INTO of_link USING gone;
    links := links || coalesce(of_link, '[]');
  END LOOP;
  RETURN links;
END $$;

-- Before the row goes: then the others still name it.
CREATE OR REPLACE FUNCTION keep_deleted_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_version(TG_ARGV[0], OLD.id, 'deleted', to_jsonb(OLD), links_to(TG_TABLE_NAME, OLD.id));
  RETURN OLD;
END $$;

-- Every table has both triggers, so that a link to it needs no more than a row above.
CREATE PROCEDURE keep_links_to(name text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER forgotten AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION forget_nearby()', name);
  EXECUTE format('CREATE TRIGGER kept_while_used BEFORE DELETE ON %I FOR EACH ROW EXECUTE FUNCTION keep_used_row()', name);
END $$;

DROP TRIGGER forgotten ON place;
DROP TRIGGER forgotten ON resort;
DROP TRIGGER forgotten ON restaurant;
DROP TRIGGER kept_while_used ON category;
DROP FUNCTION keep_used_category;
CALL keep_links_to('category');
CALL keep_links_to('region');
CALL keep_links_to('place');
CALL keep_links_to('resort');
CALL keep_links_to('restaurant');
CALL keep_links_to('ad');
CALL keep_links_to('report');
CALL keep_links_to('notice');

-- See 0012: when what a page shows was changed last.
CREATE PROCEDURE note_changes_of(name text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ALTER COLUMN changed_at SET DEFAULT now()', name);
  EXECUTE format('CREATE TRIGGER changed_at_noted BEFORE UPDATE ON %I FOR EACH ROW
    WHEN (to_jsonb(OLD) - ''{seq,translated_from}''::text[] IS DISTINCT FROM to_jsonb(NEW) - ''{seq,translated_from}''::text[])
    EXECUTE FUNCTION note_changed_at()', name);
END $$;

-- See 0013: what an outdated translation was made from. Called again with all of them when a table has one more.
CREATE PROCEDURE note_changed_texts_of(name text, VARIADIC texts text[]) LANGUAGE plpgsql AS $$
DECLARE
  old_texts text := (SELECT string_agg(format('OLD.%I', text), ', ') FROM unnest(texts || '{translations}'::text[]) AS text);
  new_texts text := (SELECT string_agg(format('NEW.%I', text), ', ') FROM unnest(texts || '{translations}'::text[]) AS text);
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER translated_from_noted BEFORE UPDATE ON %I FOR EACH ROW
      WHEN ((%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION note_translated_from()',
    name, old_texts, new_texts
  );
END $$;

-- Puts a new table under all that the catalogue's tables are under. Its name on the wire and the columns whose texts are
-- translated are said; that its rows have pictures, or a page whose changes the sitemap tells, is seen by its columns.
CREATE PROCEDURE put_into_catalogue(name text, kind text, VARIADIC translated text[] DEFAULT '{}') LANGUAGE plpgsql AS $$
DECLARE
  columns text[] := ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = format('%I', name)::regclass AND NOT attisdropped);
BEGIN
  CALL put_under_clock(name, kind);
  CALL keep_history_of(name, kind);
  CALL keep_links_to(name);
  IF cardinality(translated) > 0 THEN
    CALL note_changed_texts_of(name, VARIADIC translated);
  END IF;
  IF 'changed_at' = ANY (columns) THEN
    CALL note_changes_of(name);
  END IF;
  IF 'images' = ANY (columns) THEN
    EXECUTE format(
      'CREATE TRIGGER pictures_used AFTER UPDATE OF images OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION note_pictures_used()', name
    );
  END IF;
END $$;

-- Adds a column to a table that has rows. Their kept versions get what it is by default, too: restored, they are whole.
CREATE PROCEDURE add_described_column(name text, kind text, added text, definition text) LANGUAGE plpgsql AS $$
DECLARE
  by_default text;
BEGIN
  EXECUTE format('ALTER TABLE %I ADD COLUMN %I %s', name, added, definition);
  SELECT pg_get_expr(adbin, adrelid) INTO by_default FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
    WHERE adrelid = format('%I', name)::regclass AND attname = added;
  EXECUTE format(
    'UPDATE row_version SET row = row || jsonb_build_object(%L, %s) WHERE kind = %L', added, coalesce(by_default, 'NULL'), kind
  );
END $$;

-- What all kinds of listing share, as it stands by now; only a shape, it never holds rows. Another kind begins with
-- (LIKE listing INCLUDING ALL, …, FOREIGN KEY (region_id) REFERENCES region ON DELETE SET NULL), for LIKE takes no foreign keys.
CREATE TABLE listing (LIKE restaurant INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
ALTER TABLE listing
  DROP COLUMN categories, DROP COLUMN contact_number, DROP COLUMN nearby_place_ids, DROP COLUMN best_season,
  ADD PRIMARY KEY (id), ADD UNIQUE (slug);

-- Members of a fixed set, each true or false; what is unknown is left out.
CREATE FUNCTION are_answers(answers jsonb, members text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN jsonb_typeof(answers) <> 'object' THEN false
  ELSE (SELECT coalesce(bool_and(key = ANY (members) AND jsonb_typeof(value) = 'boolean'), true) FROM jsonb_each(answers)) END;

-- Each member, no more and no less.
CREATE FUNCTION are_flags(flags jsonb, members text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  are_answers(flags, members) AND flags ?& members;

-- The eight flags of spec section 3 stand in the check itself, as other fixed sets do: a check must not read a table, and if a
-- function knew them, a ninth would leave rows that passed before and no longer do, unseen. Whoever adds one gives it to all
-- rows and their versions, and replaces the check, which then looks at them all.
ALTER TABLE resort DROP CONSTRAINT resort_amenities_offered_check;
ALTER TABLE resort ADD CONSTRAINT resort_amenities_offered_check CHECK (are_flags(
  amenities_offered, '{wifi,parking,roomService,pool,airCondition,petFriendly,breakfastIncluded,fitnessCenter}'
));
DROP FUNCTION are_amenities;
