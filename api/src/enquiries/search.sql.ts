import { latinDigits } from '@helpdesk/contract/rules/digits';
import { normalisePhone } from '@helpdesk/contract/rules/phone';

import type { Sql } from '#db/sql.ts';

/**
 * Whether every word of a search text stands somewhere in an enquiry, in small or capital letters; or, of a text that may
 * be a phone number, whether that stands in its own, however either was typed.
 */
export function fitsSearch(sql: Sql, search: string) {
  const words = search.split(/\s+/u).filter(Boolean);
  const number = normalisePhone(search);
  return sql`(
    ${all(
      sql,
      words.map(
        (word) =>
          sql`(${searched(sql)} ILIKE ANY (${[word, latinDigits(word)].map(containing)}) OR ${hasPhone(sql, normalisePhone(word))})`,
      ),
    )}
    OR ${hasPhone(sql, number)})`;
}

const searched = (sql: Sql) => sql`concat_ws(chr(10), body->>'name', body->>'email', body->>'phone', body->>'placeName',
  body->>'listingName', body->>'comment', body->>'message', body->>'utr', reference, replace(reference, '-', ''), note, ${translatedNames(sql)})`;

/** What the place of a booking is called in other languages: the back-office shows it so. */
const translatedNames = (sql: Sql) => sql`(
  SELECT string_agg(name #>> '{}', chr(10)) FROM (
    SELECT id, translations FROM resort UNION ALL SELECT id, translations FROM restaurant
  ) AS booked, jsonb_path_query(translations, '$.*.name') AS name WHERE booked.id = body->>'placeId')`;

const all = (sql: Sql, conditions: readonly ReturnType<Sql>[]) => conditions.reduce((both, one) => sql`${both} AND ${one}`, sql`true`);

const hasPhone = (sql: Sql, number: string) => (/^\+?\d{4,}$/.test(number) ? sql`body->>'phone' LIKE ${containing(number)}` : sql`false`);

/** A LIKE pattern in which what was typed means itself. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
