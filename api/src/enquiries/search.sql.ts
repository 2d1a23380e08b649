import { latinDigits } from '@helpdesk/contract/rules/digits';
import { asciiDomain, normaliseEmail } from '@helpdesk/contract/rules/email';
import { normalisePhone } from '@helpdesk/contract/rules/phone';

import type { Sql } from '#db/sql.ts';

/**
 * Whether every word of a search text stands somewhere in an enquiry, in small or capital letters; or, of a text that may
 * be a phone number, whether that stands in its own, however either was typed.
 */
export function fitsSearch(sql: Sql, search: string) {
  const words = search.split(/\s+/u).filter(Boolean);
  return sql`(
    ${all(
      sql,
      words.map((word) => holdsWord(sql, word)),
    )}
    OR ${hasPhone(sql, normalisePhone(search))})`;
}

function holdsWord(sql: Sql, word: string) {
  const patterns = [word, latinDigits(word), word.includes('@') ? normaliseEmail(word) : asciiDomain(word)].map(containing);
  return sql`(${sent(sql)} ILIKE ANY (${patterns}) OR ${hasPhone(sql, normalisePhone(word))}
    OR key IN (${noted(sql, patterns)}) OR body->>'placeId' IN (${calledSo(sql, patterns)}))`;
}

const sent = (sql: Sql) => sql`concat_ws(chr(10), body->>'name', body->>'email', body->>'phone', body->>'placeName',
  body->>'listingName', body->>'comment', body->>'message', body->>'utr', reference, replace(reference, '-', ''))`;

// Each asked once for all enquiries: asked of every single one, they take most of the time.

const noted = (sql: Sql, patterns: readonly string[]) => sql`SELECT enquiry_key FROM enquiry_note WHERE text ILIKE ANY (${patterns})`;

/** What the place of a booking is called in other languages: the back-office shows it so. */
const calledSo = (sql: Sql, patterns: readonly string[]) => sql`
  SELECT id FROM bookable_listing, jsonb_path_query(translations, '$.*.name') AS called WHERE called #>> '{}' ILIKE ANY (${patterns})`;

const all = (sql: Sql, conditions: readonly ReturnType<Sql>[]) => conditions.reduce((both, one) => sql`${both} AND ${one}`, sql`true`);

const hasPhone = (sql: Sql, number: string) => (/^\+?\d{4,}$/.test(number) ? sql`body->>'phone' LIKE ${containing(number)}` : sql`false`);

/** A LIKE pattern in which what was typed means itself. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
