import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Searches that found nothing: a text and a number, nobody's identity. What they show is what the catalogue lacks. */

/** What one phone counts in a day, and sends at once. */
export const missedAtMost = 20;

/** Of a text that is counted; a shorter one may still have become something, a longer one is no name. */
const fewestLetters = 3;
const mostCharacters = 80;

/** So many digits may be somebody's phone number. */
const digitsOfAPhone = 6;

/** The whole body of a report, on the wire: in Devanagari a character is 3 bytes. */
export const maxMissedBytes = 8 * 1024;

/**
 * The text under which a search is counted; undefined when it is too short, too long, or may be somebody's e-mail address or
 * phone number.
 */
export function countedText(typed: string): string | undefined {
  const text = typed.toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim();
  const isName = (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= fewestLetters && text.length <= mostCharacters;
  const isPersonal = /[@＠]/.test(text) || (text.match(/\p{Nd}/gu)?.length ?? 0) >= digitsOfAPhone;
  return isName && !isPersonal ? text : undefined;
}

const missedSearch = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(mostCharacters)),
  count: z.int().check(z.minimum(1), z.maximum(missedAtMost)),
});
export type MissedSearch = z.infer<typeof missedSearch>;

export const missedSearchCalls = {
  report: endpoint({
    method: 'POST',
    path: '/report-missed-searches',
    summary: 'Count searches that found nothing on a phone; texts that may be personal data are dropped',
    body: z.strictObject({ searches: z.array(missedSearch).check(z.minLength(1), z.maxLength(missedAtMost)) }),
    answer: z.object({ success: z.boolean() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/get-missed-searches',
    summary: 'The searches that found nothing most often',
    token: true,
    answer: z.array(z.object({ text: z.string(), count: z.int(), lastAt: z.iso.datetime() })),
  }),
};
