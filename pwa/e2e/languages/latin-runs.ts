import type { Page } from '@playwright/test';

import { wordedTexts } from './worded-texts.ts';

const unspoken = /\S+@\S+|[\w-]+\.(?:csv|geojson|jsonld|ics|atom)\b|\b[0-9a-f]{64}\b/g;

/** Names, units, formats and what stands in files of them, which are written in Latin letters in every language. */
const latinEverywhere = [
  'WhatsApp',
  'PDF',
  'CSV',
  'JSON',
  'GeoJSON',
  'LD',
  'iCal',
  'Atom',
  'OpenAPI',
  'ETag',
  'SHA',
  'xlsx',
  'CC',
  'BY',
  'SSL',
  'JPEG',
  'PNG',
  'MB',
  'kB',
  'lang',
  'https',
  'QR',
  'HEIC',
  'UTF',
  'id',
  'UPI',
  'yes',
  'no',
];

/**
 * What a page in Devanagari says in Latin letters without saying that it is English. E-mail addresses, names of files, digests and the allowed words
 * are passed over.
 */
export async function latinRuns(page: Page): Promise<string[]> {
  const words = (text: string) => text.replace(unspoken, '').match(/\p{Script=Latin}+/gu) ?? [];
  const texts = await page.evaluate(wordedTexts);
  return texts.filter((text) => words(text).some((word) => !latinEverywhere.includes(word)));
}
