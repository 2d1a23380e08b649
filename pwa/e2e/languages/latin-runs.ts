import type { Page } from '@playwright/test';

import { wordedTexts } from './worded-texts.ts';

/** Names, units, formats and what stands in files of them, which are written in Latin letters in every language. */
const latinEverywhere = [
  'WhatsApp',
  'PDF',
  'CSV',
  'JSON',
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
 * What a page in Devanagari says in Latin letters without saying that it is English. E-mail addresses and the allowed words are
 * passed over.
 */
export async function latinRuns(page: Page): Promise<string[]> {
  const words = (text: string) => text.replace(/\S+@\S+/g, '').match(/\p{Script=Latin}+/gu) ?? [];
  const texts = await page.evaluate(wordedTexts);
  return texts.filter((text) => words(text).some((word) => !latinEverywhere.includes(word)));
}
