-- As in 0009, but a text that stayed, in English and in translation, keeps what was noted of it and is not compared word by word: that took
-- two thirds of the time in which an import keeps other writers waiting.
CREATE OR REPLACE FUNCTION note_translated_from() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  translated record;
  own_column text;
  -- Unpacked once: long texts lie packed in their row, and are unpacked wherever a part of them is asked for.
  old_translations jsonb := OLD.translations || '{}';
  new_translations jsonb := NEW.translations || '{}';
  kept jsonb;
  sources jsonb;
  noted jsonb := '{}';
BEGIN
  FOR translated IN
    SELECT language.key AS language, field.key AS field, field.value AS texts
    FROM jsonb_each(new_translations) AS language, jsonb_each(language.value) AS field
  LOOP
    own_column := lower(regexp_replace(translated.field, '([A-Z])', '_\1', 'g'));
    IF before -> own_column IS NOT DISTINCT FROM after -> own_column
      AND old_translations -> translated.language -> translated.field = translated.texts THEN
      kept := OLD.translated_from -> translated.language -> translated.field;
      IF kept IS NOT NULL THEN
        noted := noted || jsonb_build_object(translated.language, coalesce(noted -> translated.language, '{}') || jsonb_build_object(
          translated.field, kept
        ));
      END IF;
      CONTINUE;
    END IF;
    SELECT jsonb_agg(CASE WHEN source <> coalesce(texts_of(after -> own_column) ->> at, '') THEN source END ORDER BY at) INTO sources
    FROM (
      SELECT (ordinality - 1)::integer AS at, (
        SELECT coalesce(
          texts_of(OLD.translated_from -> translated.language -> translated.field) ->> (old_ordinality - 1)::integer,
          texts_of(before -> own_column) ->> (old_ordinality - 1)::integer
        )
        FROM jsonb_array_elements_text(texts_of(old_translations -> translated.language -> translated.field))
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
