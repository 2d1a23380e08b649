-- The English that an outdated translation was made from, by language and field; of a list one for each text, null where it
-- is up to date: {"mr": {"content": "…", "facts": [null, "…"]}}. What does not stand here is up to date. Phones never get it.
ALTER TABLE category ADD COLUMN translated_from jsonb NOT NULL DEFAULT '{}';
ALTER TABLE region ADD COLUMN translated_from jsonb NOT NULL DEFAULT '{}';
ALTER TABLE place ADD COLUMN translated_from jsonb NOT NULL DEFAULT '{}';
ALTER TABLE resort ADD COLUMN translated_from jsonb NOT NULL DEFAULT '{}';
ALTER TABLE restaurant ADD COLUMN translated_from jsonb NOT NULL DEFAULT '{}';

-- A single text as a list of one.
CREATE FUNCTION texts_of(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(value) WHEN 'array' THEN value WHEN 'string' THEN jsonb_build_array(value) ELSE '[]' END
$$;

-- A translation that stays while its English changes is outdated, until it is written anew or the English is as it was. A
-- text of a list is known by itself, so that it may move.
CREATE FUNCTION note_translated_from() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  translated record;
  own_column text;
  sources jsonb;
  noted jsonb := '{}';
BEGIN
  FOR translated IN
    SELECT language.key AS language, field.key AS field, field.value AS texts
    FROM jsonb_each(NEW.translations) AS language, jsonb_each(language.value) AS field
  LOOP
    own_column := lower(regexp_replace(translated.field, '([A-Z])', '_\1', 'g'));
    SELECT jsonb_agg(CASE WHEN source <> coalesce(texts_of(after -> own_column) ->> at, '') THEN source END ORDER BY at) INTO sources
    FROM (
      SELECT (ordinality - 1)::integer AS at, (
        SELECT coalesce(
          texts_of(OLD.translated_from -> translated.language -> translated.field) ->> (old_ordinality - 1)::integer,
          texts_of(before -> own_column) ->> (old_ordinality - 1)::integer
        )
        FROM jsonb_array_elements_text(texts_of(OLD.translations -> translated.language -> translated.field))
          WITH ORDINALITY AS old (old_text, old_ordinality)
        WHERE old_text = text AND text <> '' ORDER BY old_ordinality = ordinality DESC, old_ordinality LIMIT 1
      ) AS source
      FROM jsonb_array_elements_text(texts_of(translated.texts)) WITH ORDINALITY AS new (text, ordinality)
    ) AS each_text;
    CONTINUE WHEN sources IS NULL OR NOT EXISTS (SELECT FROM jsonb_array_elements(sources) AS source WHERE source <> 'null');
    noted := noted || jsonb_build_object(translated.language, coalesce(noted -> translated.language, '{}') || jsonb_build_object(
      translated.field, CASE jsonb_typeof(translated.texts) WHEN 'array' THEN sources ELSE sources -> 0 END
    ));
  END LOOP;
  NEW.translated_from := noted;
  RETURN NEW;
END $$;

-- Not when translated_from is written by itself: then somebody has looked and found a translation still right.
CREATE TRIGGER translated_from_noted BEFORE UPDATE OF name, heading, description, translations ON category
  FOR EACH ROW EXECUTE FUNCTION note_translated_from();
CREATE TRIGGER translated_from_noted BEFORE UPDATE OF name, content, translations ON region
  FOR EACH ROW EXECUTE FUNCTION note_translated_from();
CREATE TRIGGER translated_from_noted BEFORE UPDATE OF name, content, best_season, facts, picture_texts, translations ON place
  FOR EACH ROW EXECUTE FUNCTION note_translated_from();
CREATE TRIGGER translated_from_noted BEFORE UPDATE OF name, content, best_season, facts, picture_texts, translations ON resort
  FOR EACH ROW EXECUTE FUNCTION note_translated_from();
CREATE TRIGGER translated_from_noted BEFORE UPDATE OF name, content, best_season, facts, picture_texts, translations ON restaurant
  FOR EACH ROW EXECUTE FUNCTION note_translated_from();
