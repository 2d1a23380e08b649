-- All languages of the product, content's own first; the contract lists the same (packages/contract/src/languages.ts), and a
-- test compares the two. A new language replaces this function and nothing else. It may only ever name more: what was
-- stored under a check stays true. No table, which a check must not read.
CREATE FUNCTION languages() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY['en', 'mr', 'hi'];

-- With RETURN the function that is meant is known by itself, not by a search path, which a restore may have empty.
CREATE OR REPLACE FUNCTION are_translations(texts jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN jsonb_typeof(texts) <> 'object' THEN false
  ELSE (SELECT coalesce(bool_and(key = ANY ((languages())[2:]) AND jsonb_typeof(value) = 'object'), true) FROM jsonb_each(texts)) END;

ALTER TABLE notice ADD CONSTRAINT notice_translations_check CHECK (are_translations(translations));
ALTER TABLE enquiry DROP CONSTRAINT enquiry_language_check;
ALTER TABLE enquiry ADD CONSTRAINT enquiry_language_check CHECK (language = ANY (languages()));
