import { languages, translationLanguages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { testDatabase } from '#db/testing/test-database.ts';

const { sql } = await testDatabase();

/** Tags that might be somebody's language: all of two letters, and ours. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const tags = [...new Set([...letters.flatMap((one) => letters.map((other) => one + other)), ...languages, 'en-XB', ''])];

test('the database knows the languages of the product, in their order', async () => {
  const [known] = await sql`SELECT languages()`;
  expect(known?.languages).toEqual(languages);
});

test('rows may be translated into every language but English, and into no other', async () => {
  const taken = await sql<{ tag: string }[]>`
    SELECT tag FROM unnest(${tags}::text[]) AS tag WHERE are_translations(jsonb_build_object(tag, '{}'::jsonb))`;
  expect(new Set(taken.map(({ tag }) => tag))).toEqual(new Set(translationLanguages));
});

test.each(['category', 'region', 'place', 'resort', 'restaurant', 'notice'])('a %s is checked for it', async (table) => {
  const checks = await sql<{ rule: string }[]>`
    SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conrelid = ${table}::regclass AND contype = 'c'`;
  expect(checks.map(({ rule }) => rule)).toContainEqual(expect.stringContaining('are_translations(translations)'));
});

test('an enquiry was written in one of the languages, or nobody knows in which', async () => {
  const store = (language: string | null) => sql`
    INSERT INTO enquiry (key, body_hash, reference, kind, language) VALUES (gen_random_uuid(), '', gen_random_uuid()::text, 'contact', ${language})`;
  for (const language of [...languages, null]) await store(language);
  for (const language of ['fr', 'EN', '']) await expect(store(language)).rejects.toThrow('enquiry_language_check');
});
