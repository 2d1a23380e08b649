import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { dayInWords, daysInWords } from './day-in-words.ts';

test('a day has no comma, Latin digits in every language, and no dot below its February', () => {
  const day = (style?: Intl.DateTimeFormatOptions) => languages.map((language) => dayInWords('2026-02-18', language, style));
  expect(day()).toEqual(['18 February 2026', '18 फेब्रुवारी 2026', '18 फरवरी 2026']);
  expect(day({ weekday: 'long', day: 'numeric', month: 'long' })).toEqual(['Wednesday 18 February', 'बुधवार 18 फेब्रुवारी', 'बुधवार 18 फरवरी']);
});

test('the days of a stay are said by their names, a single one once, and what is no day as it was typed', () => {
  expect(languages.map((language) => daysInWords(['2026-12-01', '2026-12-03'], language))).toEqual([
    '1 December 2026 – 3 December 2026',
    '1 डिसेंबर 2026 – 3 डिसेंबर 2026',
    '1 दिसंबर 2026 – 3 दिसंबर 2026',
  ]);
  expect(daysInWords(['2026-12-01', '2026-12-01'], 'en')).toBe('1 December 2026');
  expect([daysInWords(['', '2026-12-03'], 'en'), daysInWords([undefined, undefined], 'en')]).toEqual(['3 December 2026', '']);
  expect(daysInWords(['next week'], 'en')).toBe('next week');
});

test('no other module words a day or a time', () => {
  const root = join(import.meta.dirname, '../../..');
  const wording = ['api/src', 'pwa/src', 'packages/contract/src', 'packages/words/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((name) =>
        /Intl\.DateTimeFormat\(|toLocale(?:Date|Time)?String\(|hour(?:12|Cycle)/.test(readFileSync(join(root, name), 'utf8')),
      ),
  );
  expect(wording.sort()).toEqual([
    'packages/words/src/day-in-words.ts',
    // For a spreadsheet, which calculates with it.
    'pwa/src/enquiries/office/enquiries-csv.ts',
  ]);
});
