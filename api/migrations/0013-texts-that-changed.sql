-- A save writes every column, and a spreadsheet saves thousands of rows: only texts that really changed are looked at.
CREATE PROCEDURE note_changed_texts_of(name text, VARIADIC texts text[]) LANGUAGE plpgsql AS $$
DECLARE
  old_texts text := (SELECT string_agg(format('OLD.%I', text), ', ') FROM unnest(texts || '{translations}'::text[]) AS text);
  new_texts text := (SELECT string_agg(format('NEW.%I', text), ', ') FROM unnest(texts || '{translations}'::text[]) AS text);
BEGIN
  EXECUTE format('DROP TRIGGER translated_from_noted ON %I', name);
  EXECUTE format(
    'CREATE TRIGGER translated_from_noted BEFORE UPDATE ON %I FOR EACH ROW
      WHEN ((%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION note_translated_from()',
    name, old_texts, new_texts
  );
END $$;

CALL note_changed_texts_of('category', 'name', 'heading', 'description');
CALL note_changed_texts_of('region', 'name', 'content');
CALL note_changed_texts_of('place', 'name', 'content', 'best_season', 'facts', 'picture_texts');
CALL note_changed_texts_of('resort', 'name', 'content', 'best_season', 'facts', 'picture_texts');
CALL note_changed_texts_of('restaurant', 'name', 'content', 'best_season', 'facts', 'picture_texts');
CALL note_changed_texts_of('notice', 'heading', 'content');
DROP PROCEDURE note_changed_texts_of;
